/* cb-sentences.c - the moves of a game in words, as a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-sentences.h"

#include "cb-describe.h"

/* How many sentences are told anew at once, and how many milliseconds later the next. */
#define N_AT_ONCE     2
#define PAUSE_BETWEEN 16

/**
 * CbSentences:
 *
 * A list of #GtkStringObject, one a move. A sentence is made when it is asked for:
 * a game may have thousands of moves, of which a few are in sight.
 */
struct _CbSentences
{
  GObject parent_instance;

  CbSession        *session;
  const CbGameView *view;
  guint             n_plies;
  gboolean          over;
  /* How many of the first sentences may leave something out that may now be told. */
  guint             n_stale;
  guint             telling_id;
};

static void cb_sentences_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CbSentences, cb_sentences, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      cb_sentences_list_model_init))

static GType
cb_sentences_get_item_type (GListModel *model)
{
  return GTK_TYPE_STRING_OBJECT;
}

static guint
cb_sentences_get_n_items (GListModel *model)
{
  return CB_SENTENCES (model)->n_plies;
}

static gpointer
cb_sentences_get_item (GListModel *model,
                       guint       position)
{
  CbSentences *self = CB_SENTENCES (model);
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;

  if (position >= self->n_plies)
    return NULL;

  sentence = cb_describe_move (self->view, self->session, position);
  text = g_strdup_printf ("%u. %s", position + 1, sentence);

  return gtk_string_object_new (text);
}

static void
cb_sentences_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = cb_sentences_get_item_type;
  iface->get_n_items = cb_sentences_get_n_items;
  iface->get_item = cb_sentences_get_item;
}

static void
cb_sentences_dispose (GObject *object)
{
  CbSentences *self = CB_SENTENCES (object);

  self->n_plies = 0;
  g_clear_handle_id (&self->telling_id, g_source_remove);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (cb_sentences_parent_class)->dispose (object);
}

static void
cb_sentences_class_init (CbSentencesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cb_sentences_dispose;
}

static void
cb_sentences_init (CbSentences *self)
{
}

/* How many of the first sentences leave nothing out that has to be remembered. */
static guint
count_plain (CbSession *session,
             guint      n_plies)
{
  guint n = 0;

  while (n < n_plies && !cb_session_has_event (session, n, CB_EVENT_FLEETING))
    n++;

  return n;
}

/* The last ones first, as those are in sight. */
static gboolean
tell_all_cb (gpointer user_data)
{
  CbSentences *self = user_data;
  guint n = 0;

  while (self->n_stale > 0 && n < N_AT_ONCE)
    if (cb_session_has_event (self->session, --self->n_stale, CB_EVENT_FLEETING))
      {
        g_list_model_items_changed (G_LIST_MODEL (self), self->n_stale, 1, 1);
        n++;
      }

  if (self->n_stale > 0)
    return G_SOURCE_CONTINUE;
  self->telling_id = 0;
  return G_SOURCE_REMOVE;
}

/* At the end of a game nothing has to be remembered any more. Rows are costly, and the
 * end is full of movement, so they change a few at a time. */
static void
tell_all_later (CbSentences *self,
                guint        n_stale)
{
  self->n_stale = n_stale;
  if (n_stale > 0 && self->telling_id == 0)
    self->telling_id = g_timeout_add (PAUSE_BETWEEN, tell_all_cb, self);
  else if (n_stale == 0)
    g_clear_handle_id (&self->telling_id, g_source_remove);
}

/**
 * cb_sentences_set:
 * @self: sentences
 * @session: (nullable): the game, or %NULL for none
 * @view: (nullable): how it is shown
 * @n_plies: how many of its moves to tell
 *
 * What comes after what was told before is new; what was taken back goes. Only when the
 * game ends, or its end is taken back, may other sentences change: soon, if they can tell
 * more, at once if they must tell less.
 */
void
cb_sentences_set (CbSentences      *self,
                  CbSession        *session,
                  const CbGameView *view,
                  guint             n_plies)
{
  gboolean over = session != NULL && cb_session_get_turn (session) == CB_SEAT_NONE &&
                  n_plies == cb_session_get_ply (session);
  guint old = self->n_plies, same = MIN (old, n_plies);
  guint n_stale = self->over ? MIN (self->n_stale, same) : same;

  g_return_if_fail (CB_IS_SENTENCES (self));
  g_return_if_fail (session != NULL || n_plies == 0);

  tell_all_later (self, over ? n_stale : 0);
  if (self->over && !over)
    same = count_plain (self->session, same);
  g_set_object (&self->session, session);
  self->view = view;
  self->n_plies = n_plies;
  self->over = over;
  if (old != n_plies || same != n_plies)
    g_list_model_items_changed (G_LIST_MODEL (self), same, old - same, n_plies - same);
}
