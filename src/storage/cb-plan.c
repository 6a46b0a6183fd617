/* cb-plan.c - what is chosen before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-plan.h"

#include <string.h>

/* A name of our own for a person whose name the system does not know, then
 * names for computer players. All are short, different, and nobody's. */
static const char *const default_names[CB_MAX_SEATS] = {
  "Robin", "Brie", "Gouda", "Edam", "Feta", "Colby",
};

/* The first of the user's names, as one would say it at the table. */
static const char *
get_user_name (void)
{
  const char *real = g_get_real_name ();
  g_autofree char *first = g_strndup (real, strcspn (real, " ,"));

  if (first[0] == '\0' || g_ascii_strcasecmp (first, "unknown") == 0 ||
      g_ascii_strcasecmp (first, "root") == 0)
    return default_names[0];

  return g_intern_string (first);
}

/* Options that nobody chose follow the number of seats. */
static void
reset_options (CbPlan *self)
{
  for (guint i = 0; i < self->kind->n_options; i++)
    if (!self->chosen[i])
      cb_option_reset (&self->kind->options[i], self->n_seats, self->ruleset.value[i]);
}

static void
set_name (CbPlan     *self,
          guint       seat,
          const char *name)
{
  g_free (self->names[seat]);
  self->names[seat] = g_strdup (name);
}

static void
load_seats (CbPlan    *self,
            GSettings *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "names");
  g_auto (GStrv) seats = g_settings_get_strv (settings, "seats");
  guint n_seats = g_strv_length (seats);

  for (guint i = 0; i < CB_MAX_SEATS && names[i] != NULL; i++)
    if (names[i][0] != '\0')
      set_name (self, i, names[i]);
  for (guint i = 0; i < CB_MAX_SEATS && seats[i] != NULL; i++)
    cb_controller_parse (seats[i], &self->controllers[i]);
  if (n_seats >= self->kind->min_seats && n_seats <= self->kind->max_seats)
    cb_plan_set_n_seats (self, n_seats);
}

static void
load_marks (CbPlan    *self,
            GSettings *settings)
{
  g_autoptr (GVariant) value = g_settings_get_value (settings, "marks");
  gsize n_marks;
  const gint32 *marks = g_variant_get_fixed_array (value, &n_marks, sizeof *marks);

  cb_marks_set (&self->marks, marks, n_marks, self->kind->max_seats);
}

/**
 * cb_plan_new:
 * @kind: a game
 *
 * Returns: (transfer full): what a family would expect: one person and the
 *   fewest computer players, the options by the rulebook
 */
CbPlan *
cb_plan_new (const CbKind *kind)
{
  CbPlan *self;

  g_return_val_if_fail (kind != NULL, NULL);

  self = g_new0 (CbPlan, 1);
  self->kind = kind;
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    {
      set_name (self, i, cb_plan_default_name (i));
      self->controllers[i] = i == 0 ? CB_CONTROLLER_HUMAN : CB_CONTROLLER_MEDIUM;
    }
  cb_marks_reset (&self->marks);
  cb_plan_set_n_seats (self, kind->min_seats);

  return self;
}

void
cb_plan_free (CbPlan *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < CB_MAX_SEATS; i++)
    g_free (self->names[i]);
  g_free (self);
}

/**
 * cb_plan_default_name:
 * @seat: a seat
 *
 * Returns: the name that stands there until another is given
 */
const char *
cb_plan_default_name (guint seat)
{
  g_return_val_if_fail (seat < CB_MAX_SEATS, NULL);

  return seat == 0 ? get_user_name () : default_names[seat];
}

void
cb_plan_set_n_seats (CbPlan *self,
                     guint   n_seats)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (n_seats >= self->kind->min_seats && n_seats <= self->kind->max_seats);

  self->n_seats = n_seats;
  if (self->first >= (int) n_seats)
    self->first = 0;
  reset_options (self);
}

static gboolean
is_fallback (const CbPlan *self,
             guint         index,
             const guint8 *value)
{
  const CbOption *option = &self->kind->options[index];
  guint8 fallback[CB_OPTION_MAX_LENGTH];

  cb_option_reset (option, self->n_seats, fallback);

  return memcmp (value, fallback, cb_option_get_length (option)) == 0;
}

/**
 * cb_plan_set_option:
 * @self: a plan
 * @index: the place of an option in the game's table
 * @value: its value
 *
 * An option that is given its default goes back to following it.
 */
void
cb_plan_set_option (CbPlan       *self,
                    guint         index,
                    const guint8 *value)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (index < self->kind->n_options);

  self->chosen[index] = !is_fallback (self, index, value);
  memcpy (self->ruleset.value[index], value, cb_option_get_length (&self->kind->options[index]));
}

/**
 * cb_plan_reset_options:
 * @self: a plan
 *
 * Goes back to the rulebook, in all options.
 */
void
cb_plan_reset_options (CbPlan *self)
{
  g_return_if_fail (self != NULL);

  memset (self->chosen, 0, sizeof self->chosen);
  reset_options (self);
}

/**
 * cb_plan_is_by_rulebook:
 * @self: a plan
 *
 * Returns: whether every option that changes anything is as the rulebook has it
 */
gboolean
cb_plan_is_by_rulebook (const CbPlan *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->kind->n_options; i++)
    if (!is_fallback (self, i, self->ruleset.value[i]) &&
        cb_kind_applies (self->kind, i, &self->ruleset, self->n_seats))
      return FALSE;

  return TRUE;
}

/* Whether the same game would be played. */
gboolean
cb_plan_plays_like (const CbPlan *self,
                    const CbPlan *other)
{
  CbRuleset ruleset, other_ruleset;

  g_return_val_if_fail (self != NULL && other != NULL, FALSE);
  g_return_val_if_fail (self->kind == other->kind, FALSE);

  ruleset = self->ruleset;
  other_ruleset = other->ruleset;
  cb_kind_settle_ruleset (self->kind, self->n_seats, &ruleset);
  cb_kind_settle_ruleset (other->kind, other->n_seats, &other_ruleset);

  return memcmp (&ruleset, &other_ruleset, sizeof ruleset) == 0;
}

/**
 * cb_plan_dup_options:
 * @self: a plan
 *
 * Returns: (transfer full): the options that were chosen, as settings hold them
 */
GVariant *
cb_plan_dup_options (const CbPlan *self)
{
  g_auto (GVariantBuilder) options = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->kind->n_options; i++)
    if (self->chosen[i])
      {
        g_autofree char *text = cb_option_format (&self->kind->options[i],
                                                  self->ruleset.value[i]);

        g_variant_builder_add (&options, "{ss}", self->kind->options[i].id, text);
      }

  return g_variant_ref_sink (g_variant_builder_end (&options));
}

/**
 * cb_plan_set_options:
 * @self: a plan
 * @options: options as settings hold them; the others get their default
 */
void
cb_plan_set_options (CbPlan   *self,
                     GVariant *options)
{
  GVariantIter iter;
  const char *id, *text;

  g_return_if_fail (self != NULL);

  cb_plan_reset_options (self);
  g_variant_iter_init (&iter, options);
  while (g_variant_iter_next (&iter, "{&s&s}", &id, &text))
    {
      guint8 value[CB_OPTION_MAX_LENGTH];
      guint index;
      const CbOption *option = cb_kind_find_option (self->kind, id, &index);

      /* What an older or newer version wrote may be unknown here. */
      if (option != NULL && cb_option_parse (option, text, value, NULL))
        cb_plan_set_option (self, index, value);
    }
}

/**
 * cb_plan_load:
 * @self: a plan
 * @settings: the game's settings
 *
 * Takes over last time's choices, as far as they are still possible.
 */
void
cb_plan_load (CbPlan    *self,
              GSettings *settings)
{
  g_autoptr (GVariant) options = g_settings_get_value (settings, "options");
  int first;

  g_return_if_fail (self != NULL);

  load_seats (self, settings);
  load_marks (self, settings);
  cb_plan_set_options (self, options);
  first = g_settings_get_int (settings, "first");
  if (first >= CB_FIRST_RANDOM && first < (int) self->n_seats)
    self->first = first;
}

static void
store_marks (const CbPlan *self,
             GSettings    *settings)
{
  gint32 marks[CB_MAX_SEATS];

  for (guint i = 0; i < CB_MAX_SEATS; i++)
    marks[i] = self->marks.of[i];

  g_settings_set_value (settings, "marks",
                        g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, marks,
                                                   self->kind->max_seats, sizeof *marks));
}

void
cb_plan_store (const CbPlan *self,
               GSettings    *settings)
{
  g_autoptr (GVariant) options = NULL;
  const char *names[CB_MAX_SEATS + 1] = { NULL };
  const char *seats[CB_MAX_SEATS + 1] = { NULL };

  g_return_if_fail (self != NULL);

  for (guint i = 0; i < CB_MAX_SEATS; i++)
    names[i] = self->names[i];
  for (guint i = 0; i < self->n_seats; i++)
    seats[i] = cb_controller_get_id (self->controllers[i]);

  g_settings_set_strv (settings, "names", names);
  g_settings_set_strv (settings, "seats", seats);
  g_settings_set_int (settings, "first", self->first);
  store_marks (self, settings);
  options = cb_plan_dup_options (self);
  g_settings_set_value (settings, "options", options);
}

/**
 * cb_plan_new_session:
 * @self: a plan
 *
 * Returns: (transfer full): a game by this plan, freshly dealt
 */
CbSession *
cb_plan_new_session (const CbPlan *self)
{
  g_autoptr (CbDeal) deal = NULL;
  CbRandom random;
  CbRuleset ruleset;
  CbSession *session;
  guint first;

  g_return_val_if_fail (self != NULL, NULL);

  ruleset = self->ruleset;
  cb_kind_settle_ruleset (self->kind, self->n_seats, &ruleset);

  cb_random_init (&random, (guint64) g_random_int () << 32 | g_random_int ());
  first = self->first != CB_FIRST_RANDOM ? (guint) self->first
                                         : cb_random_below (&random, self->n_seats);
  deal = cb_kind_new_deal (self->kind, &ruleset, self->n_seats, first, &random);
  session = cb_session_new (self->kind, &ruleset, deal);
  for (guint i = 0; i < self->n_seats; i++)
    {
      cb_session_set_name (session, (CbSeat) i, self->names[i]);
      cb_session_set_controller (session, (CbSeat) i, self->controllers[i]);
    }
  cb_session_set_marks (session, &self->marks);

  return session;
}
