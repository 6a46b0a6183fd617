/* cb-person.c - somebody who has played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-person.h"

G_DEFINE_FINAL_TYPE (CbPerson, cb_person, G_TYPE_OBJECT)

static void
cb_person_finalize (GObject *object)
{
  CbPerson *self = CB_PERSON (object);

  g_free (self->name);
  g_free (self->folded);

  G_OBJECT_CLASS (cb_person_parent_class)->finalize (object);
}

static void
cb_person_class_init (CbPersonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_person_finalize;
}

static void
cb_person_init (CbPerson *self)
{
}

CbPerson *
cb_person_new (const char *name,
               guint       mark)
{
  CbPerson *self;

  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (CB_TYPE_PERSON, NULL);
  self->name = g_strdup (name);
  self->folded = cb_game_info_fold (name);
  self->mark = mark;

  return self;
}

static gboolean
is_known_person (const CbGameInfo *info,
                 guint             seat)
{
  return info->controllers[seat] == CB_CONTROLLER_HUMAN && info->names[seat][0] != '\0' &&
         (info->forgotten >> seat & 1) == 0;
}

/**
 * cb_person_list:
 * @infos: (element-type CbGameInfo): games, the latest first
 *
 * Returns: (transfer full) (element-type CbPerson): all people who have played, each once,
 *   whoever played last first
 */
GPtrArray *
cb_person_list (GPtrArray *infos)
{
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *people = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (infos != NULL, people);

  for (guint i = 0; i < infos->len; i++)
    {
      const CbGameInfo *info = g_ptr_array_index (infos, i);

      for (guint seat = 0; seat < info->n_seats; seat++)
        if (is_known_person (info, seat) && g_hash_table_add (known, info->names[seat]))
          g_ptr_array_add (people, cb_person_new (info->names[seat], info->marks.of[seat]));
    }

  return people;
}
