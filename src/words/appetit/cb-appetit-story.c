/* cb-appetit-story.c - Bon Appétit!: the story of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-text.h"

#include "cb-appetit-art.h"
#include "cb-describe.h"
#include "cb-story.h"

#include <glib/gi18n.h>

/* What is worth a sentence; the cards are seen. */
#define TOLD (1u << CB_APPETIT_EVENT_BEGUN | 1u << CB_APPETIT_EVENT_PASSED | \
              1u << CB_APPETIT_EVENT_CAUGHT | 1u << CB_APPETIT_EVENT_ESCAPED | \
              1u << CB_APPETIT_EVENT_TOOK | 1u << CB_APPETIT_EVENT_TOKEN | \
              1u << CB_APPETIT_EVENT_OVER)

/**
 * Teller:
 * @heading: (transfer none): that of the pile that grows
 * @n_piles: how many piles there were
 * @quiet: (transfer none) (nullable): a line of cards that were turned while no mouse
 *   was chased
 * @chase: (transfer none) (nullable): the line of the mouse that is chased
 */
typedef struct
{
  CbSession   *session;
  GListStore  *story;
  CbStoryItem *heading;
  guint        n_piles;
  CbStoryItem *quiet;
  CbStoryItem *chase;
} Teller;

static gboolean
is_mouse (int card)
{
  return card >= CB_APPETIT_MOUSE_1 && card <= CB_APPETIT_MOUSE_3;
}

static void
append (CbStoryItem *line,
        const char  *between,
        char        *words)
{
  char *before = line->text;
  g_autofree char *added = words;

  line->text = before == NULL ? g_strdup (added) : g_strconcat (before, between, added, NULL);
  g_free (before);
}

static void
begin_pile (Teller *self)
{
  self->n_piles++;
  /* Translators: the first, second, … pile of cards that grew in a game. */
  self->heading = cb_story_begin (self->story, g_strdup_printf (_("Pile %u"), self->n_piles));
  self->quiet = self->chase = NULL;
}

/* A card that has nothing to do with a mouse. */
static void
tell_quiet (Teller     *self,
            const char *name,
            int         thing)
{
  g_autofree char *card = cb_appetit_describe_card ((CbAppetitCard) thing);

  if (self->quiet == NULL)
    self->quiet = cb_story_add (self->story, NULL);
  /* Translators: stands between “Ada: cheese” and “Brie: cat”. */
  append (self->quiet, C_("turned", "; "),
          /* Translators: who turned over a card, and which, such as “Ada: cheese”. */
          name != NULL ? g_strdup_printf (C_("turned", "%s: %s"), name, card)
          /* Translators: the card that lay there before the first move. */
          : g_strdup_printf (_("First card: %s"), card));
  cb_story_item_add_art (self->quiet, cb_appetit_find_art ((CbAppetitCard) thing));
}

static void
begin_chase (Teller *self,
             int     thing,
             char   *sentence)
{
  self->quiet = NULL;
  self->chase = cb_story_add (self->story, sentence);
  cb_story_item_add_art (self->chase, cb_appetit_find_art ((CbAppetitCard) thing));
}

static void
tell_turned (Teller          *self,
             const CbAppetit *state,
             const CbEvent   *event)
{
  if (is_mouse (event->thing))
    begin_chase (self, event->thing,
                 cb_appetit_describe_event (self->session, (const CbState *) state, event,
                                            CB_SEAT_NONE, TRUE));
  else if (self->chase != NULL)
    cb_story_item_add_art (self->chase, cb_appetit_find_art ((CbAppetitCard) event->thing));
  else
    tell_quiet (self, cb_session_get_name (self->session, event->seat), event->thing);
}

/* The heading of a pile says who got it. */
static void
end_pile (Teller        *self,
          const CbEvent *event)
{
  g_free (self->heading->text);
  /* Translators: the first, second, … pile of a game, who got it, and how many cards. */
  self->heading->text = g_strdup_printf (ngettext ("Pile %u: %s, %d card", "Pile %u: %s, %d cards",
                                                   (gulong) event->n), self->n_piles,
                                         cb_session_get_name (self->session, event->seat),
                                         event->n);
  self->heading = NULL;
}

static void
tell_news (Teller          *self,
           const CbAppetit *state,
           const CbEvent   *event)
{
  char *sentence = cb_appetit_describe_event (self->session, (const CbState *) state, event,
                                              CB_SEAT_NONE, TRUE);

  if (sentence != NULL && self->chase != NULL)
    append (self->chase, " ", sentence);
  else if (sentence != NULL)
    cb_story_add (self->story, sentence);
}

static void
tell_event (Teller          *self,
            const CbAppetit *state,
            const CbEvent   *event)
{
  if (self->heading == NULL && event->type == CB_APPETIT_EVENT_TURNED)
    begin_pile (self);

  if (event->type == CB_APPETIT_EVENT_TURNED)
    tell_turned (self, state, event);
  else if ((TOLD >> event->type & 1) != 0)
    tell_news (self, state, event);
  if (event->type == CB_APPETIT_EVENT_TOOK && self->heading != NULL)
    end_pile (self, event);
}

/* The chase ends after the events of its last move. */
static void
tell_move (Teller *self,
           guint   ply)
{
  const CbState *before = cb_session_peek_state_at (self->session, ply);
  g_autofree CbState *state = cb_kind_copy_state (&cb_appetit_kind, before);
  g_autoptr (GArray) events = cb_kind_dup_events (&cb_appetit_kind, before,
                                                  cb_session_get_move (self->session, ply));

  for (guint i = 0; i < events->len; i++)
    {
      const CbEvent *event = &g_array_index (events, CbEvent, i);

      cb_appetit_kind.enact (state, event);
      tell_event (self, cb_appetit_peek (state), event);
    }
  if (cb_appetit_peek (cb_session_peek_state_at (self->session, ply + 1))->tries == 0)
    self->chase = NULL;
}

/* A mouse that lies there from the beginning is nobody's, and is chased all the same. */
static void
tell_first (Teller *self)
{
  const CbAppetit *first = cb_appetit_peek (cb_session_peek_state_at (self->session, 0));
  int card = first->pile[0];
  g_autofree char *name = cb_appetit_describe_card ((CbAppetitCard) card);
  char *chase = cb_appetit_describe_chase (self->session, first);

  begin_pile (self);
  if (chase == NULL)
    {
      tell_quiet (self, NULL, card);
      return;
    }

  begin_chase (self, card, g_strdup_printf (_("First card: %s"), name));
  append (self->chase, ". ", chase);
  append (self->chase, "", g_strdup ("."));
}

/**
 * cb_appetit_tell_story:
 * @session: a game that is over
 * @story: gets who turned what, each mouse with what came of it, and who won which pile
 */
void
cb_appetit_tell_story (CbSession  *session,
                       GListStore *story)
{
  Teller teller = { .session = session, .story = story };

  tell_first (&teller);
  for (guint ply = 0; ply < cb_session_get_ply (session); ply++)
    tell_move (&teller, ply);
}
