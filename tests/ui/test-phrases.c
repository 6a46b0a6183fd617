/* test-phrases.c - every move can be typed, in every language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ui-test.h"

#include "cb-appetit-view.h"
#include "cb-chateau-view.h"
#include "cb-language.h"
#include "cb-rescue-view.h"
#include "cb-typed.h"

#include <string.h>

#define N_PLIES 60

static const CbGameView *const views[] = { &cb_rescue_view, &cb_appetit_view, &cb_chateau_view };
static const char *const languages[] = { "en", "fr", "nl", "es" };

static CbPhrases *
list_phrases (const CbGameView *view,
              CbSession        *session)
{
  CbPhrases *phrases = cb_phrases_new ();

  view->list_phrases (session, phrases);

  return phrases;
}

/* What is typed is understood as what it was meant for. */
static void
check_text (const CbGameView *view,
            CbSession        *session,
            CbPhrases        *phrases,
            const char       *text,
            const CbMove     *moves,
            guint             n_moves)
{
  g_autofree char *why = NULL;
  gboolean understood;
  CbPhrase meaning;

  understood = cb_typed_parse (view, session, phrases, text, &meaning, &why);
  if (!understood)
    g_test_message ("“%s”: %s", text, why);
  g_assert_true (understood);
  g_assert_cmpuint (meaning.n_moves, ==, n_moves);
  for (guint i = 0; i < n_moves; i++)
    g_assert_cmpuint (meaning.moves[i], ==, moves[i]);
}

/* Whether a phrase means this move and nothing else. */
static gboolean
has_phrase (CbPhrases *phrases,
            CbMove     move)
{
  for (guint i = 0; i < cb_phrases_get_n (phrases); i++)
    {
      const CbPhrase *phrase = cb_phrases_get (phrases, i);

      if (phrase->n_moves == 1 && phrase->moves[0] == move)
        return TRUE;
    }

  return FALSE;
}

static void
check_position (const CbGameView *view,
                CbSession        *session)
{
  const CbState *state = cb_session_peek_state (session);
  g_autoptr (CbPhrases) phrases = list_phrases (view, session);
  g_autoptr (GArray) moves = cb_kind_dup_moves (view->kind, state);

  for (guint i = 0; i < cb_phrases_get_n (phrases); i++)
    {
      const CbPhrase *phrase = cb_phrases_get (phrases, i);

      g_assert_null (strchr (phrase->text, '|'));
      check_text (view, session, phrases, phrase->text, phrase->moves, phrase->n_moves);
    }
  for (guint i = 0; i < moves->len; i++)
    {
      CbMove move = g_array_index (moves, CbMove, i);
      g_autofree char *record = view->kind->format_move (state, move);

      g_assert_true (has_phrase (phrases, move));
      check_text (view, session, phrases, record, &move, 1);
    }
}

/* What can be said is what can be done: the moves of every phrase are legal, one after the
 * other. */
static void
check_legal (const CbGameView *view,
             CbSession        *session)
{
  g_autoptr (CbPhrases) phrases = list_phrases (view, session);

  for (guint i = 0; i < cb_phrases_get_n (phrases); i++)
    {
      const CbPhrase *phrase = cb_phrases_get (phrases, i);
      g_autofree CbState *state = cb_kind_copy_state (view->kind, cb_session_peek_state (session));

      for (guint k = 0; k < phrase->n_moves; k++)
        {
          g_assert_true (cb_kind_is_legal (view->kind, state, phrase->moves[k]));
          view->kind->apply (state, phrase->moves[k]);
        }
    }
}

static void
check_game (const CbGameView *view,
            guint             n_seats,
            const char       *options)
{
  const CbTestGame game = { .kind = view->kind, .n_seats = n_seats, .options = options };
  g_autoptr (CbSession) session = cb_ui_test_new_session (&game, n_seats);
  g_autoptr (GArray) way = cb_ui_test_find_end (session);

  for (guint ply = 0; ply < MIN (way->len, N_PLIES); ply++)
    {
      check_position (view, session);
      check_legal (view, session);
      g_assert_true (cb_session_play (session, g_array_index (way, CbMove, ply)));
    }
}

static void
test_all (gconstpointer data)
{
  const CbGameView *view = data;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      cb_language_use (languages[i]);
      for (guint n = view->kind->min_seats; n <= view->kind->max_seats; n++)
        check_game (view, n, NULL);
    }
  cb_language_use ("en");
}

static void
test_centred (void)
{
  check_game (&cb_rescue_view, 4, "area=centred");
}

/**
 * Case:
 * @name: part of the path of the test
 * @view: the game
 * @language: the language
 * @played: moves that come before, separated by spaces
 * @text: what is typed
 * @moves: (nullable): what it means, as records have it, separated by spaces
 * @why: (nullable): why it means nothing that can be done
 */
typedef struct
{
  const char       *name;
  const CbGameView *view;
  const char       *language;
  const char       *played;
  const char       *text;
  const char       *moves;
  const char       *why;
} Case;

#define RESCUE   &cb_rescue_view
#define APPETIT  &cb_appetit_view
#define CHATEAU  &cb_chateau_view
#define TOWERS   "tower:a1 tower:g7 "

/* Ada has two dogs in hand, and cheeses; the start card lies at row 5, column 5. In the
 * castle she is to play from a1, Brie's mouse is in g7. */
static const Case cases[] = {
  { "cell", RESCUE, "en", "", "dog row 5 column 6", "D@1,0" },
  { "numbers", RESCUE, "en", "", "5 6 dog", "D@1,0" },
  { "letters", RESCUE, "en", "", "f5 dog", "D@1,0" },
  { "order", RESCUE, "en", "", "dog f5", "D@1,0" },
  { "case", RESCUE, "en", "", "  DOG, F5! ", "D@1,0" },
  { "small-words", RESCUE, "en", "", "a dog on the f5 please", "D@1,0" },
  { "cut-short", RESCUE, "en", "", "do f5", "D@1,0" },
  { "points", RESCUE, "en", "", "f5 cheese 2", "2@1,0" },
  { "record", RESCUE, "en", "", " D@-1,0 ", "D@-1,0" },
  { "choice", RESCUE, "en", "", "f5", NULL,
    "4 moves fit: add a word, or choose one with the arrow keys" },
  { "taken", RESCUE, "en", "", "dog e5", NULL, "There is already a card here" },
  { "taken-cell", RESCUE, "en", "", "e5", NULL, "There is already a card here" },
  { "alone", RESCUE, "en", "", "dog g5", NULL, "This space is outside the playing area" },
  { "corner", RESCUE, "en", "", "dog f6", NULL, "A card must share a side with another card" },
  { "not-in-hand", RESCUE, "en", "", "cat", NULL, "Not in hand: cat" },
  { "not-in-hand-at", RESCUE, "en", "", "f5 cat", NULL, "Not in hand: cat" },
  { "no-space", RESCUE, "en", "", "dog z9", NULL, "There is no space “z9” here" },
  { "no-word", RESCUE, "en", "", "cow f5", NULL,
    "Unknown word “cow”. Try something like “dog row 4 column 5”" },
  { "no-move", RESCUE, "en", "", "dog dog", NULL,
    "These words do not make a move. Try something like “dog row 4 column 5”" },
  { "french", RESCUE, "fr", "", "CHIEN rangée 5 colonne 6", "D@1,0" },
  { "without-accents", RESCUE, "fr", "", "le chien, rangee 5, colonne 6", "D@1,0" },
  { "dutch", RESCUE, "nl", "", "kaas 2 f5", "2@1,0" },
  { "spanish", RESCUE, "es", "", "perro en f5", "D@1,0" },
  { "spanish-refusal", RESCUE, "es", "", "perro e5", NULL, "Aquí ya hay una carta" },

  { "turn", APPETIT, "en", "", "turn", "flip" },
  { "turn-over", APPETIT, "en", "", "turn the card over", "flip" },
  { "flip", APPETIT, "en", "", "flip", "flip" },
  { "retourner", APPETIT, "fr", "", "retourner la carte", "flip" },
  { "omdraaien", APPETIT, "nl", "", "draai de kaart om", "flip" },
  { "girar", APPETIT, "es", "", "girar una carta", "flip" },

  { "enter", CHATEAU, "en", "", "tower g1", "tower:g1" },
  { "enter-taken", CHATEAU, "en", "tower:a1 ", "enter a1", NULL, "There is already a mouse on a1" },
  { "lift", CHATEAU, "en", TOWERS, "lift A", "lift:A" },
  { "lift-letter", CHATEAU, "en", TOWERS, "d", NULL,
    "3 moves fit: add a word, or choose one with the arrow keys" },
  { "lift-roof", CHATEAU, "en", TOWERS, "lift the roof of room a", "lift:A" },
  { "lift-far", CHATEAU, "en", TOWERS, "lift r", NULL,
    "None of Ada’s mice touches this room, by side or corner" },
  { "lift-again", CHATEAU, "en", TOWERS "lift:A ", "lift a", NULL,
    "The roof of room A is off already" },
  { "push", CHATEAU, "en", TOWERS, "push b from below", "push:Sb" },
  { "push-short", CHATEAU, "en", TOWERS, "b below", "push:Sb" },
  { "push-order", CHATEAU, "en", TOWERS, "from the left push 2", "push:W2" },
  { "push-column", CHATEAU, "en", TOWERS, "push into column d from the top", "push:Nd" },
  { "push-twice", CHATEAU, "en", TOWERS "push:Nd ", "push b from below", NULL,
    "Only one push is allowed in a turn" },
  { "push-nowhere", CHATEAU, "en", TOWERS, "push e from below", NULL,
    "These words do not make a move. Try something like “enter tower g1”" },
  { "end-early", CHATEAU, "en", TOWERS, "end turn", NULL,
    "Use at least one action before ending the turn" },
  { "end", CHATEAU, "en", TOWERS "push:Nd ", "end the turn", "end" },
  { "walk", CHATEAU, "en", TOWERS "lift:A ", "a1 b1", "move:a1-b1" },
  { "walk-on", CHATEAU, "en", TOWERS "lift:A ", "move a1 to b2", "move:a1-b1 move:b1-b2" },
  { "walk-record", CHATEAU, "en", TOWERS "lift:A ", "move:a1-b1", "move:a1-b1" },
  { "walk-covered", CHATEAU, "en", TOWERS "lift:A ", "a1 c1", NULL,
    "c1 is under a roof: lift it first" },
  { "walk-nobody", CHATEAU, "en", TOWERS, "c3 c4", NULL, "Ada has no mouse on c3" },
  { "walk-other", CHATEAU, "en", TOWERS, "g7 g6", NULL, "Ada has no mouse on g7" },
  { "walk-backwards", CHATEAU, "en", TOWERS "lift:A ", "b1 a1", NULL,
    "Ada has no mouse on b1" },
  { "walk-nowhere", CHATEAU, "en", TOWERS, "a1 h8", NULL, "There is no space “h8” here" },
  { "first-tower", CHATEAU, "en", "", "push b from below", NULL,
    "First every player puts a mouse into a free tower" },
  { "several-reasons", CHATEAU, "en", TOWERS "lift:A ", "c1", NULL,
    "Nothing like that can be done now" },
  { "soulever", CHATEAU, "fr", TOWERS, "soulève le toit de la pièce A", "lift:A" },
  { "inconnu", CHATEAU, "fr", TOWERS, "dansons", NULL,
    "Le mot «\u00a0dansons\u00a0» est inconnu ici. Par exemple\u00a0: "
    "«\u00a0entrer tour g1\u00a0»" },
  { "pousser", CHATEAU, "fr", TOWERS, "POUSSER B PAR LE BAS", "push:Sb" },
  { "pousser-elided", CHATEAU, "fr", TOWERS, "pousser d l’bas", "push:Sd" },
  { "schuif", CHATEAU, "nl", TOWERS, "schuif b van onderen", "push:Sb" },
  { "til", CHATEAU, "nl", TOWERS, "til a op", "lift:A" },
  { "empujar", CHATEAU, "es", TOWERS, "empuja b desde abajo", "push:Sb" },
  { "terminar", CHATEAU, "es", TOWERS "push:Nd ", "terminar el turno", "end" },
};

static CbSession *
begin (const Case *test)
{
  CbTestGame game = { .kind = test->view->kind, .n_seats = 2 };
  g_auto (GStrv) moves = g_strsplit (test->played, " ", -1);
  CbSession *session;

  if (test->view == RESCUE)
    game.deal[0] = "D;D;C;M;D;C;C;C;C;C;M;M;M;M;M;M;M;M;";
  else if (test->view == CHATEAU)
    {
      game.deal[0] = "TABBBCT/DAEEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT";
      game.deal[1] = "5;1;2;-;2;x;1;x;7;3;4;4;1;3;-;-;-;-;6;6;3;-;-;2;7;5;4;6;-;7;-;x;5;";
      game.deal[2] = "-";
    }
  session = cb_ui_test_new_session (&game, 2);
  for (guint i = 0; moves[i] != NULL && moves[i][0] != '\0'; i++)
    {
      CbMove move;

      g_assert_true (cb_kind_parse_move (test->view->kind, cb_session_peek_state (session),
                                         moves[i], &move, NULL));
      g_assert_true (cb_session_play (session, move));
    }

  return session;
}

/* The moves as records have them. */
static char *
format (const CbGameView *view,
        CbSession        *session,
        const CbPhrase   *meaning)
{
  g_autofree CbState *state = cb_kind_copy_state (view->kind, cb_session_peek_state (session));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < meaning->n_moves; i++)
    {
      g_autofree char *move = view->kind->format_move (state, meaning->moves[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", move);
      view->kind->apply (state, meaning->moves[i]);
    }

  return g_strdup (text->str);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (CbSession) session = begin (test);
  g_autoptr (CbPhrases) phrases = NULL;
  g_autofree char *why = NULL, *moves = NULL;
  CbPhrase meaning;

  cb_language_use (test->language);
  phrases = list_phrases (test->view, session);
  if (cb_typed_parse (test->view, session, phrases, test->text, &meaning, &why))
    moves = format (test->view, session, &meaning);
  g_assert_cmpstr (why, ==, test->why);
  g_assert_cmpstr (moves, ==, test->moves);
  cb_language_use ("en");
}

/* Half of a space is another one, but may become it. */
static void
test_half_a_space (void)
{
  g_autoptr (CbPhrases) phrases = cb_phrases_new ();
  g_autoptr (GPtrArray) begun = NULL, done = NULL, whole = NULL;
  const CbMove move = 1;

  cb_phrases_add (phrases, g_strdup ("cat|c10"), &move, 1);
  begun = cb_phrases_find (phrases, "cat c1", CB_LIKENESS_BEGUN);
  g_assert_cmpuint (begun->len, ==, 1);
  done = cb_phrases_find (phrases, "cat c1 ", CB_LIKENESS_BEGUN);
  g_assert_cmpuint (done->len, ==, 0);
  whole = cb_phrases_find (phrases, "cat c1", CB_LIKENESS_SHORT);
  g_assert_cmpuint (whole->len, ==, 0);
}

/* What was typed whole comes first; each meaning comes once. */
static void
test_order_of_found (void)
{
  g_autoptr (CbPhrases) phrases = cb_phrases_new ();
  g_autoptr (GPtrArray) found = NULL;
  const CbMove moves[] = { 1, 2 };

  cb_phrases_add (phrases, g_strdup ("lift|roof"), &moves[0], 1);
  cb_phrases_add (phrases, g_strdup ("lift|R"), &moves[1], 1);
  cb_phrases_add (phrases, g_strdup ("raise|R"), &moves[1], 1);
  found = cb_phrases_find (phrases, "r", CB_LIKENESS_BEGUN);
  g_assert_cmpuint (found->len, ==, 2);
  g_assert_cmpstr (((const CbPhrase *) g_ptr_array_index (found, 0))->text, ==, "lift R");
}

/* Whoever uses another word is offered the phrase, and no list of all words that mean it. */
static void
test_other_words (void)
{
  g_autoptr (CbPhrases) phrases = cb_phrases_new ();
  g_autoptr (GPtrArray) found = NULL;
  const CbPhrase *phrase;
  const CbMove move = 1;

  cb_phrases_add (phrases, g_strdup ("lift|R"), &move, 1);
  cb_phrases_add_words (phrases, g_strdup ("raise|open|roof|room R"));
  found = cb_phrases_find (phrases, "open", CB_LIKENESS_BEGUN);
  g_assert_cmpuint (found->len, ==, 1);
  phrase = g_ptr_array_index (found, 0);
  g_assert_cmpstr (phrase->shown, ==, "lift R");
  g_assert_cmpuint (phrase->n_moves, ==, 1);
  g_assert_cmpuint (phrase->moves[0], ==, move);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  cb_language_bind ();
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *path = g_strdup_printf ("/phrases/all/%s", views[i]->kind->id);

      g_test_add_data_func (path, views[i], test_all);
    }
  g_test_add_func ("/phrases/centred", test_centred);
  g_test_add_func ("/phrases/half-a-space", test_half_a_space);
  g_test_add_func ("/phrases/order-of-found", test_order_of_found);
  g_test_add_func ("/phrases/other-words", test_other_words);
  CB_TEST_ADD_TABLE ("/phrases/typed", cases, test_case);

  return g_test_run ();
}
