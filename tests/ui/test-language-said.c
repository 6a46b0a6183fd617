/* test-language-said.c - what the status line can say, in every language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-language-test.h"

#include "cb-game-views.h"
#include "cb-reader.h"
#include "cb-record-session.h"
#include "cb-shell-test.h"
#include "cb-table-private.h"
#include "cb-typing.h"

static void
said_cb (GHashTable *said,
         const char *text)
{
  if (text != NULL)
    g_hash_table_add (said, g_strdup (text));
}

/* Tries everything on the board, sensible or not, and takes it back; but not what
 * goes on by itself. */
static void
try_everything (CbWindow   *window,
                GHashTable *said)
{
  CbSession *session = cb_window_get_session (window);
  GtkWidget *board = GTK_WIDGET (cb_table_get_board (window->table));
  guint ply = cb_session_get_ply (session);
  gulong handler = g_signal_connect_swapped (board, "said", G_CALLBACK (said_cb), said);
  GtkWidget *widget;

  for (guint i = 0; (widget = cb_shell_test_find (board, GTK_TYPE_WIDGET, i)) != NULL; i++)
    {
      if (!gtk_widget_get_mapped (widget) || GTK_IS_TOGGLE_BUTTON (widget))
        continue;
      gtk_widget_grab_focus (widget);
      if (gtk_widget_activate (widget))
        cb_language_test_return_to (session, ply);
    }
  g_signal_handler_disconnect (board, handler);
}

/* What the status line says of the turn and of hints, at 0 and 100 per cent too. */
static void
add_status (CbWindow   *window,
            GHashTable *said)
{
  CbSession *session = cb_window_get_session (window);
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (session),
                                                cb_session_peek_state (session));

  g_hash_table_add (said, window->view->describe_turn (session));
  for (guint i = 0; i < 3; i++)
    {
      g_signal_emit_by_name (session, "hinted", g_array_index (moves, CbMove, 0), i / 2.0);
      g_hash_table_add (said, g_strdup (cb_status_get_text (CB_STATUS (window->table->status))));
      cb_table_ask_hint (window->table);
      g_hash_table_add (said, g_strdup (cb_status_get_text (CB_STATUS (window->table->status))));
    }
}

/* What is wrong with what was typed, and what fits. */
static void
try_typing (CbWindow   *window,
            GHashTable *said)
{
  static const char *const texts[] = { "b", "z9", "xyzzy", "1 1", "a1 a2", "c3 c4" };
  CbTyping *typing = CB_TYPING (window->table->typing);

  cb_table_type (window->table);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      guint ply = cb_session_get_ply (cb_window_get_session (window));

      cb_typing_set_text (typing, texts[i]);
      g_signal_emit_by_name (typing, "entered");
      g_hash_table_add (said, g_strdup (cb_status_get_text (CB_STATUS (window->table->status))));
      cb_language_test_return_to (cb_window_get_session (window), ply);
    }
}

static void
check_said (CbWindow   *window,
            GHashTable *said,
            guint       language)
{
  GHashTableIter iter;
  gpointer text;

  g_hash_table_iter_init (&iter, said);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    {
      cb_language_test_check_text (language, text);
      cb_table_say (window->table, text, CB_STATUS_PLAIN);
      cb_shell_test_settle ();
      cb_reader_check_room (GTK_WIDGET (window), cb_language_test_get (language));
    }
}

/* What is only to be heard needs no room. */
static void
check_read (CbWindow *window,
            guint     language)
{
  g_autofree char *text = cb_board_read (cb_table_get_board (window->table));

  cb_language_test_check_text (language, text);
}

/* Why something cannot be done, what would come of it, whose turn it is, hints and
 * the table in words: all of it in every language, and with room in the status line. */
static void
test_said (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < G_N_ELEMENTS (cb_test_games); i++)
    for (guint language = 0; language < CB_N_TEST_LANGUAGES; language++)
      {
        g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

        cb_language_test_speak (cb_language_test_get (language));
        for (guint part = 0; part < CB_N_TEST_PARTS; part++)
          {
            cb_language_test_open_part (window, &cb_test_games[i], part);
            check_read (window, language);
            try_everything (window, said);
            add_status (window, said);
            try_typing (window, said);
          }
        g_test_message ("%s: %u sentences", cb_test_games[i].name, g_hash_table_size (said));
        g_assert_cmpuint (g_hash_table_size (said), >, CB_N_TEST_PARTS);
        check_said (window, said, language);
      }
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

/* What happens in every move, as whoever may know it hears it. */
static void
add_events (CbSession  *session,
            GHashTable *said)
{
  const CbGameView *view = cb_game_views_find_view (cb_session_get_kind (session));

  for (guint ply = 0; ply < cb_session_get_ply (session); ply++)
    {
      const CbState *before = cb_session_peek_state_at (session, ply);
      CbSeat viewer = view->kind->to_move (before);
      g_autofree CbState *state = cb_kind_copy_state (view->kind, before);
      g_autoptr (GArray) events = cb_kind_dup_events (view->kind, before,
                                                      cb_session_get_move (session, ply));

      for (guint i = 0; i < events->len; i++)
        {
          const CbEvent *event = &g_array_index (events, CbEvent, i);
          char *sentence;

          view->kind->enact (state, event);
          sentence = view->describe_event (session, state, event, viewer, FALSE);
          if (sentence != NULL)
            g_hash_table_add (said, sentence);
        }
    }
}

/* All events of a game, in every language, with room in the status line. */
static void
test_events (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);
  g_autoptr (CbRecord) record = cb_language_test_load (cb_test_games[0].file);
  g_autoptr (CbSession) session = cb_record_to_session (record);

  cb_language_test_open (window, cb_test_games[0].file, TRUE);
  for (guint language = 0; language < CB_N_TEST_LANGUAGES; language++)
    {
      g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      cb_language_test_speak (cb_language_test_get (language));
      add_events (session, said);
      check_said (window, said, language);
    }
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_language_test_init (&argc, &argv))
    return 0;

  cb_language_test_add ("said", test_said);
  cb_language_test_add ("events", test_events);

  return cb_language_test_run ();
}
