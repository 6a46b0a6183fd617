/* fuzz-game.c - reads bytes as a game: its kind, options and deal, then what is done in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-fuzz.h"

#include "cb-record-session.h"
#include "cb-registry.h"

#include <string.h>

#define MAX_TEXT 16

/**
 * Bytes:
 * @data: what is not read yet
 * @left: how much that is
 */
typedef struct
{
  const guint8 *data;
  gsize         left;
} Bytes;

static guint8
take (Bytes *self)
{
  if (self->left == 0)
    return 0;

  self->left--;
  return *self->data++;
}

static guint64
take_number (Bytes *self)
{
  guint64 number = 0;

  for (guint i = 0; i < 8; i++)
    number = number << 8 | take (self);

  return number;
}

/* Some bytes as text, which need not be UTF-8. */
static char *
take_text (Bytes *self)
{
  gsize wanted = take (self) % MAX_TEXT;
  gsize length = MIN (wanted, self->left);
  char *text = g_strndup ((const char *) self->data, length);

  self->data += length;
  self->left -= length;

  return text;
}

/* A text is taken if it is a value and refused with a reason if not; either way
 * the value stays one that is written and read back. */
static void
check_option_text (const CbOption *option,
                   const char     *text,
                   guint8         *value)
{
  guint8 parsed[CB_OPTION_MAX_LENGTH];
  g_autoptr (GError) error = NULL;

  if (cb_option_parse (option, text, parsed, &error))
    memcpy (value, parsed, cb_option_get_length (option));
  else
    g_assert_true (error->domain == CB_ERROR);
}

static void
check_option_value (const CbOption *option,
                    const guint8   *value)
{
  g_autofree char *text = cb_option_format (option, value);
  guint8 parsed[CB_OPTION_MAX_LENGTH];

  g_assert_true (cb_option_parse (option, text, parsed, NULL));
  g_assert_cmpmem (parsed, cb_option_get_length (option), value, cb_option_get_length (option));
}

static void
choose_option (const CbOption *option,
               Bytes          *bytes,
               guint8         *value)
{
  for (guint i = 0; i < cb_option_get_length (option); i++)
    value[i] = (guint8) (option->min + take (bytes) % (option->max - option->min + 1));
  if (take (bytes) % 4 == 0)
    {
      g_autofree char *text = take_text (bytes);

      check_option_text (option, text, value);
    }
  check_option_value (option, value);
}

static CbSession *
begin (Bytes *bytes)
{
  const CbKind *kind = cb_registry_get_kind (take (bytes) % cb_registry_get_n_kinds ());
  guint n_seats = kind->min_seats + take (bytes) % (kind->max_seats - kind->min_seats + 1);
  guint first = take (bytes) % n_seats;
  g_autoptr (CbDeal) deal = NULL;
  CbRuleset ruleset;
  CbRandom random;

  cb_random_init (&random, take_number (bytes));
  cb_kind_reset_ruleset (kind, n_seats, &ruleset);
  for (guint i = 0; i < kind->n_options; i++)
    choose_option (&kind->options[i], bytes, ruleset.value[i]);
  deal = cb_kind_new_deal (kind, &ruleset, n_seats, first, &random);

  return cb_session_new (kind, &ruleset, deal);
}

/* Legal moves are taken and lead on; nothing else is, nor changes anything. */
static void
play (CbSession *session,
      CbMove     move)
{
  gboolean legal = cb_kind_is_legal (cb_session_get_kind (session),
                                     cb_session_peek_state (session), move);
  guint ply = cb_session_get_ply (session);

  g_assert_cmpint (cb_session_play (session, move), ==, legal);
  g_assert_cmpuint (cb_session_get_ply (session), ==, legal ? ply + 1 : ply);
  if (legal)
    g_assert_cmpuint (cb_session_get_n_plies (session), ==, ply + 1);
}

static gboolean
take_move (CbSession *session,
           Bytes     *bytes,
           CbMove    *move)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (session),
                                                cb_session_peek_state (session));

  g_assert_cmpint (moves->len == 0, ==, cb_session_get_turn (session) == CB_SEAT_NONE);
  if (moves->len == 0)
    return FALSE;

  *move = g_array_index (moves, CbMove, take (bytes) % moves->len);
  return TRUE;
}

/* A text that is taken for a move is that of a legal one. */
static void
play_text (CbSession  *session,
           const char *text)
{
  const CbKind *kind = cb_session_get_kind (session);
  const CbState *state = cb_session_peek_state (session);
  g_autoptr (GError) error = NULL;
  CbMove move;

  if (cb_kind_parse_move (kind, state, text, &move, &error))
    {
      g_assert_true (cb_kind_is_legal (kind, state, move));
      play (session, move);
    }
  else
    {
      g_assert_true (error->domain == CB_ERROR);
    }
}

/* The text of a legal move, with one letter changed. */
static void
play_spoiled_text (CbSession *session,
                   Bytes     *bytes)
{
  g_autofree char *text = NULL;
  CbMove move;

  if (!take_move (session, bytes, &move))
    return;

  text = cb_session_get_kind (session)->format_move (cb_session_peek_state (session), move);
  text[take (bytes) % strlen (text)] = (char) take (bytes);
  play_text (session, text);
}

static void
undo (CbSession *session)
{
  gboolean can = cb_session_get_can_undo (session);
  guint ply = cb_session_get_ply (session), n_plies = cb_session_get_n_plies (session);

  cb_session_undo (session);
  g_assert_cmpint (cb_session_get_ply (session) < ply, ==, can);
  g_assert_cmpuint (cb_session_get_n_plies (session), ==, n_plies);
}

static void
redo (CbSession *session)
{
  gboolean can = cb_session_get_can_redo (session);
  guint ply = cb_session_get_ply (session), n_plies = cb_session_get_n_plies (session);

  cb_session_redo (session);
  g_assert_cmpint (cb_session_get_ply (session) > ply, ==, can);
  g_assert_cmpuint (cb_session_get_n_plies (session), ==, n_plies);
}

/* What anybody may ask of a position, also of one that another player sees. */
static void
look (CbSession *session,
      CbSeat     seat,
      guint64    seed)
{
  const CbKind *kind = cb_session_get_kind (session);
  g_autofree CbState *state = cb_kind_copy_state (kind, cb_session_peek_state (session));
  g_autofree char *before = kind->format_state (state, seat);
  g_autofree char *after = NULL;
  CbRandom random;

  cb_random_init (&random, seed);
  kind->conceal (state, seat, &random);
  after = kind->format_state (state, seat);
  g_assert_cmpstr (before, ==, after);
  kind->score (state, seat);
  kind->tiebreak (state, seat);
  g_assert_cmpint (kind->winners (state) != 0, ==, kind->to_move (state) == CB_SEAT_NONE);
  kind->playout (state, &random, 100);
}

static void
act (CbSession *session,
     Bytes     *bytes)
{
  g_autofree char *text = NULL;
  CbMove move;

  switch (take (bytes) % 16)
    {
    case 0:
      undo (session);
      break;
    case 1:
      redo (session);
      break;
    case 2:
      play_spoiled_text (session, bytes);
      break;
    case 3:
      text = take_text (bytes);
      play_text (session, text);
      break;
    case 4:
      play (session, take_number (bytes));
      break;
    case 5:
      look (session, (CbSeat) (take (bytes) % cb_session_get_n_seats (session)), take (bytes));
      break;
    default:
      if (take_move (session, bytes, &move))
        play (session, move);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  Bytes bytes = { data, size };
  CbSession *session = begin (&bytes);
  g_autoptr (CbRecord) record = NULL;

  while (bytes.left > 0)
    act (session, &bytes);
  record = cb_record_from_session (session);
  cb_fuzz_check_record (record);
  g_assert_finalize_object (session);

  return 0;
}
