/* cb-test.c - what tests of rules share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-test.h"

#include <string.h>

#define SEED 7

void
cb_test_add_case (const char    *group,
                  const char    *name,
                  gconstpointer  row,
                  GTestDataFunc  func)
{
  g_autofree char *path = g_strdup_printf ("%s/%s", group, name);

  g_test_add_data_func (path, row, func);
}

void
cb_test_ruleset (const CbTestGame *game,
                 CbRuleset        *ruleset)
{
  g_auto (GStrv) options = g_strsplit (game->options != NULL ? game->options : "", " ", -1);

  cb_kind_reset_ruleset (game->kind, game->n_seats, ruleset);
  for (guint i = 0; options[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (options[i], "=", 2);
      g_autoptr (GError) error = NULL;
      const CbOption *option;
      guint index;

      option = cb_kind_find_option (game->kind, parts[0], &index);
      g_assert_nonnull (option);
      cb_option_parse (option, parts[1], ruleset->value[index], &error);
      g_assert_no_error (error);
    }
}

CbDeal *
cb_test_deal (const CbTestGame *game)
{
  CbRuleset ruleset;
  CbRandom random;
  CbDeal *deal;

  if (game->deal[0] != NULL)
    {
      deal = cb_deal_new (game->n_seats, game->first);
      for (guint i = 0; i < CB_DEAL_MAX_KEYS; i++)
        deal->text[i] = g_strdup (game->deal[i]);
      return deal;
    }

  cb_test_ruleset (game, &ruleset);
  cb_random_init (&random, SEED);

  return cb_kind_new_deal (game->kind, &ruleset, game->n_seats, game->first, &random);
}

CbState *
cb_test_begin (const CbTestGame *game)
{
  g_autoptr (CbDeal) deal = cb_test_deal (game);
  g_autoptr (GError) error = NULL;
  CbState *state = cb_kind_new_state (game->kind);
  CbRuleset ruleset;

  cb_test_ruleset (game, &ruleset);
  game->kind->setup (state, &ruleset, deal, &error);
  g_assert_no_error (error);

  return state;
}

void
cb_test_play (const CbKind *kind,
              CbState      *state,
              const char   *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      CbMove move;

      if (list[i][0] == '\0')
        continue;
      cb_kind_parse_move (kind, state, list[i], &move, &error);
      g_assert_no_error (error);
      kind->apply (state, move);
    }
}

char *
cb_test_moves (const CbKind  *kind,
               const CbState *state)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (kind, state);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autofree char *move = kind->format_move (state, g_array_index (moves, CbMove, i));

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", move);
    }

  return g_string_free (text, FALSE);
}

gboolean
cb_test_allows (const CbKind  *kind,
                const CbState *state,
                const char    *move)
{
  CbMove parsed;

  return cb_kind_parse_move (kind, state, move, &parsed, NULL);
}

static void
append_seats (GString    *text,
              const char *word,
              guint       seats)
{
  g_string_append (text, word);
  for (guint seat = 0; seat < CB_MAX_SEATS; seat++)
    if (seats >> seat & 1)
      g_string_append_c (text, (char) ('a' + seat));
}

static void
append_words (GString    *text,
              const char *word,
              const char *value)
{
  if (value[0] != '\0')
    g_string_append_printf (text, "%s%s", word, value);
}

static void
append_event (GString       *text,
              const CbKind  *kind,
              const CbState *state,
              const CbEvent *event)
{
  CbEventText words;

  kind->format_event (state, event, &words);
  g_string_append (text, words.type);
  if (event->seat != CB_SEAT_NONE)
    append_seats (text, " ", 1u << event->seat);
  append_words (text, " ", words.thing);
  append_words (text, " from ", words.from);
  append_words (text, " to ", words.to);
  if (event->n != CB_EVENT_NOTHING)
    g_string_append_printf (text, " n %d", event->n);
  if (event->seats != 0)
    append_seats (text, " seats ", event->seats);
  if (event->known != CB_EVENT_EVERYBODY)
    append_seats (text, " known ", event->known);
}

char *
cb_test_format_events (const CbKind  *kind,
                       const CbState *state,
                       const GArray  *events)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      if (i > 0)
        g_string_append (text, " | ");
      append_event (text, kind, state, &g_array_index (events, CbEvent, i));
    }

  return g_string_free (text, FALSE);
}

char *
cb_test_tell (const CbKind  *kind,
              const CbState *state,
              const char    *move)
{
  g_autoptr (GArray) events = NULL;
  g_autoptr (GError) error = NULL;
  CbMove parsed;

  cb_kind_parse_move (kind, state, move, &parsed, &error);
  g_assert_no_error (error);
  events = cb_kind_dup_events (kind, state, parsed);

  return cb_test_format_events (kind, state, events);
}

char *
cb_test_tell_opening (const CbKind  *kind,
                      const CbState *state)
{
  g_autoptr (GArray) events = cb_events_new ();

  kind->tell_opening (state, events);

  return cb_test_format_events (kind, state, events);
}

char *
cb_test_stack (const char *set,
               const char *front)
{
  g_auto (GStrv) left = g_strsplit (set, ";", -1);
  g_auto (GStrv) chosen = g_strsplit (front, ";", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; chosen[i] != NULL; i++)
    {
      guint j = 0;

      if (chosen[i][0] == '\0')
        continue;
      while (left[j] != NULL && !g_str_equal (left[j], chosen[i]))
        j++;
      g_assert_nonnull (left[j]);
      left[j][0] = '\0';
      g_string_append_printf (text, "%s;", chosen[i]);
    }

  for (guint i = 0; left[i] != NULL; i++)
    if (left[i][0] != '\0')
      g_string_append_printf (text, "%s;", left[i]);

  return g_string_free (text, FALSE);
}

CbState *
cb_test_begin_random (const CbKind *kind,
                      guint         n_seats,
                      guint         first,
                      guint64       seed)
{
  CbState *state = cb_kind_new_state (kind);
  g_autoptr (CbDeal) deal = NULL;
  CbRuleset ruleset;
  CbRandom random;

  cb_random_init (&random, seed);
  cb_kind_reset_ruleset (kind, n_seats, &ruleset);
  deal = cb_kind_new_deal (kind, &ruleset, n_seats, first, &random);
  g_assert_true (kind->setup (state, &ruleset, deal, NULL));

  return state;
}

CbState *
cb_test_after (const CbKind  *kind,
               const CbState *state,
               CbMove         move)
{
  CbState *after = cb_kind_copy_state (kind, state);

  kind->apply (after, move);

  return after;
}

double
cb_test_share (const CbKind  *kind,
               const CbState *state,
               CbSeat         seat)
{
  guint winners = kind->winners (state);

  return winners >> seat & 1 ? 1.0 / __builtin_popcount (winners) : 0;
}
