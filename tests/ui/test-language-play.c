/* test-language-play.c - games in every language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-language-test.h"

#include "cb-describe.h"
#include "cb-chateau-board.h"
#include "cb-game-views.h"
#include "cb-record-session.h"
#include "cb-rescue-board.h"
#include "cb-shell-test.h"
#include "cb-story.h"
#include "cb-table-private.h"
#include "cb-target.h"

static void
lift_curtain (CbWindow *window)
{
  if (gtk_widget_get_mapped (window->table->curtain))
    gtk_widget_activate_action (window->table->curtain, "table.lift-curtain", NULL);
}

/* The table in mid-game, with its curtain, the list of moves and a look back. */
static void
test_table (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < G_N_ELEMENTS (cb_test_games); i++)
    {
      cb_language_test_open (window, cb_test_games[i].file, FALSE);
      cb_language_test_check_page ("first sight");
      lift_curtain (window);
      cb_table_set_aid (window->table, TRUE);
      cb_language_test_check_page (cb_test_games[i].name);
      cb_table_set_history_shown (window->table, TRUE);
      cb_language_test_check_page ("history");
      cb_telling_review (cb_board_get_telling (cb_table_get_board (window->table)), 1);
      cb_language_test_check_page ("look back");
    }
  cb_shell_test_close (window);
}

/* The count of every recorded game that is over; what has room in a narrow window
 * has it in a wide one, where some are enough. */
static void
test_result (gconstpointer data)
{
  g_autoptr (GPtrArray) files = cb_language_test_list_files ();
  CbWindow *window = cb_language_test_window (data);
  guint step = data == &cb_test_sizes[0] ? 1 : 5, n = 0;

  for (guint i = 0; i < files->len; i += step)
    {
      cb_language_test_open (window, g_ptr_array_index (files, i), TRUE);
      if (cb_session_get_turn (cb_window_get_session (window)) != CB_SEAT_NONE)
        continue;

      g_assert_true (gtk_widget_get_mapped (window->table->result));
      cb_language_test_check_page (g_ptr_array_index (files, i));
      g_assert_true (gtk_widget_get_mapped (window->table->result));
      n++;
    }
  g_assert_cmpuint (n, >, 10 / step);
  cb_shell_test_close (window);
}

static void
check_words_of (CbSession *session,
                guint      language)
{
  const CbGameView *view = cb_game_views_find_view (cb_session_get_kind (session));

  for (guint ply = 0; ply < cb_session_get_ply (session); ply++)
    {
      const CbState *state = cb_session_peek_state_at (session, ply);
      g_autofree char *move = cb_describe_move (view, session, ply);

      cb_language_test_check_text (language, move);
      for (CbSeat seat = 0; seat < (CbSeat) cb_session_get_n_seats (session); seat++)
        {
          g_autofree char *standing = view->describe_seat (session, state, seat, TRUE);

          cb_language_test_check_text (language, standing);
        }
    }
}

/* How the cards fell is told of a game that is over. */
static void
check_story_of (CbSession *session,
                guint      language)
{
  g_autoptr (GListStore) story = g_list_store_new (CB_TYPE_STORY_ITEM);

  if (cb_session_get_turn (session) != CB_SEAT_NONE)
    return;

  cb_game_views_find_view (cb_session_get_kind (session))->tell_story (session, story);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (story)); i++)
    {
      g_autoptr (CbStoryItem) item = g_list_model_get_item (G_LIST_MODEL (story), i);

      cb_language_test_check_text (language, item->text);
      if (g_unichar_islower (g_utf8_get_char (item->text)))
        g_error ("“%s” begins with a small letter", item->text);
    }
}

static void
check_words_of_file (const char *file,
                     guint       language)
{
  g_autoptr (CbRecord) record = cb_language_test_load (file);
  g_autoptr (CbSession) session = cb_record_to_session (record);

  cb_session_set_held (session, TRUE);
  check_words_of (session, language);
  check_story_of (session, language);
}

/* Every sentence of the recorded games, in every language. */
static void
test_log (void)
{
  g_autoptr (GPtrArray) files = cb_language_test_list_files ();
  CbWindow *window = cb_shell_test_window ();

  for (guint i = 0; i < CB_N_TEST_LANGUAGES; i++)
    {
      cb_language_test_speak (cb_language_test_get (i));
      for (guint j = 0; j < files->len; j++)
        check_words_of_file (g_ptr_array_index (files, j), i);
    }
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

static char *
dup_record (CbSession *session)
{
  g_autoptr (CbRecord) record = cb_record_from_session (session);

  return cb_record_format (record);
}

/* Nothing but the words changes: through all languages and back. */
static void
check_same (CbWindow *window)
{
  CbSession *session = cb_window_get_session (window);
  g_autofree char *before = dup_record (session);
  gboolean curtain = gtk_widget_get_mapped (window->table->curtain);
  CbSeat viewer = cb_board_get_viewer (cb_table_get_board (window->table));
  int look = cb_board_get_review (cb_table_get_board (window->table));

  for (guint i = 0; i <= CB_N_TEST_LANGUAGES; i++)
    {
      g_autofree char *after = NULL;

      cb_language_test_speak (i < CB_N_TEST_LANGUAGES ? cb_language_test_get (i) : "en");
      after = dup_record (session);
      g_assert_cmpstr (after, ==, before);
      g_assert_true (cb_window_get_session (window) == session);
      g_assert_true (cb_table_get_session (window->table) == session);
      g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_TABLE);
    }

  g_assert_true (curtain == gtk_widget_get_mapped (window->table->curtain));
  g_assert_cmpint (cb_board_get_viewer (cb_table_get_board (window->table)), ==, viewer);
  g_assert_cmpint (cb_board_get_review (cb_table_get_board (window->table)), ==, look);
}

/* A game of which the second half was taken back. */
static void
open_taken_back (CbWindow         *window,
                 const CbTestGame *game)
{
  g_autoptr (CbRecord) record = cb_language_test_load (game->file);
  guint half = record->moves->len / 2;

  g_array_append_vals (record->undone, &g_array_index (record->moves, CbMove, half),
                       record->moves->len - half);
  g_array_set_size (record->moves, half);
  cb_language_test_put (window, record);
}

static void
test_switch (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (&cb_test_sizes[1]);
  CbSession *session;

  open_taken_back (window, data);
  session = cb_window_get_session (window);
  g_assert_cmpuint (cb_session_get_n_plies (session), >, cb_session_get_ply (session));
  check_same (window);
  lift_curtain (window);
  check_same (window);
  cb_session_undo (session);
  check_same (window);
  cb_telling_review (cb_board_get_telling (cb_table_get_board (window->table)), 1);
  check_same (window);
  cb_shell_test_close (window);
}

/* The first roof that can be lifted: it stays open for a while. */
static CbMove
find_lift (CbSession *session)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (session),
                                                cb_session_peek_state (session));

  for (guint i = 0; i < moves->len; i++)
    {
      CbMove move = g_array_index (moves, CbMove, i);
      CbChateauMove parts;

      cb_chateau_move_get_parts (move, &parts);
      if (parts.type == CB_CHATEAU_LIFT)
        return move;
    }
  g_assert_not_reached ();
}

/* What was told last is said in the new language, before anything else is told. */
static void
test_news (void)
{
  CbWindow *window = cb_language_test_window (&cb_test_sizes[1]);
  CbSession *session;
  CbTelling *telling;

  cb_language_test_open_part (window, &cb_test_games[2], 1);
  session = cb_window_get_session (window);
  telling = cb_board_get_telling (cb_table_get_board (window->table));
  cb_telling_set_manual_clock (telling, TRUE);
  g_assert_true (cb_session_play (session, find_lift (session)));
  cb_telling_advance (telling, G_TIME_SPAN_HOUR);
  g_assert_false (cb_telling_get_caught_up (telling));
  for (guint i = 0; i < CB_N_TEST_LANGUAGES; i++)
    {
      cb_language_test_speak (cb_language_test_get (i));
      cb_language_test_check_text (i, cb_status_get_text (CB_STATUS (window->table->status)));
    }
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

static CbRescueHand *
get_hand (CbWindow *window)
{
  return cb_rescue_board_get_hand (CB_RESCUE_BOARD (cb_table_get_board (window->table)));
}

/* A card that is picked stays so. */
static void
test_picked_card (void)
{
  CbWindow *window = cb_language_test_window (&cb_test_sizes[1]);

  cb_language_test_open_part (window, &cb_test_games[0], 2);
  cb_rescue_hand_pick (get_hand (window), 3);
  g_assert_cmpint (cb_rescue_hand_get_picked (get_hand (window)), ==, 3);
  cb_language_test_speak ("fr");
  cb_language_test_speak ("nl");
  g_assert_cmpint (cb_rescue_hand_get_picked (get_hand (window)), ==, 3);
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

static CbChateauBoard *
get_castle (CbWindow *window)
{
  return CB_CHATEAU_BOARD (cb_table_get_board (window->table));
}

/* Picks the first mouse that can be. */
static void
pick_mouse (CbWindow *window)
{
  for (guint i = 0; cb_chateau_board_get_picked (get_castle (window)) < 0; i++)
    {
      CbSession *session = cb_window_get_session (window);
      guint ply = cb_session_get_ply (session);

      g_assert_cmpuint (i, <, CB_CHATEAU_N_CELLS);
      gtk_widget_activate (
        GTK_WIDGET (cb_chateau_grid_get_spot (cb_chateau_board_get_grid (get_castle (window)), i)));
      cb_language_test_return_to (session, ply);
    }
}

static void
test_picked_mouse (void)
{
  CbWindow *window = cb_language_test_window (&cb_test_sizes[1]);
  int picked;

  cb_language_test_open_part (window, &cb_test_games[2], 2);
  pick_mouse (window);
  picked = cb_chateau_board_get_picked (get_castle (window));
  cb_language_test_speak ("fr");
  cb_language_test_speak ("nl");
  g_assert_cmpint (cb_chateau_board_get_picked (get_castle (window)), ==, picked);
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

static const char *
get_status (CbWindow *window)
{
  return cb_status_get_text (CB_STATUS (window->table->status));
}

/* A board that drops a hint says that there was one. */
static void
test_hint (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (&cb_test_sizes[1]);
  CbSession *session;
  g_autoptr (GArray) moves = NULL;
  g_autofree char *said = NULL;

  cb_language_test_open_part (window, data, 2);
  session = cb_window_get_session (window);
  moves = cb_kind_dup_moves (cb_session_get_kind (session), cb_session_peek_state (session));
  g_signal_emit_by_name (session, "hinted", g_array_index (moves, CbMove, 0), 0.4);
  said = g_strdup (get_status (window));
  cb_language_test_speak ("fr");
  g_assert_cmpstr (get_status (window), !=, said);
  cb_language_test_speak ("en");
  g_assert_cmpstr (get_status (window), ==, said);
  cb_table_ask_hint (window->table);
  g_assert_cmpstr (get_status (window), ==, "Chance of winning: about 40%");
  g_assert_true (cb_board_cancel (cb_table_get_board (window->table)));
  g_assert_false (cb_board_cancel (cb_table_get_board (window->table)));
  cb_shell_test_close (window);
}

static GtkWidget *
get_target (CbWindow *window,
            guint     index)
{
  return cb_shell_test_find (GTK_WIDGET (cb_table_get_board (window->table)), CB_TYPE_TARGET,
                             index);
}

/* The focus stays where it is: here, on the last target of the board. */
static void
test_focus (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (&cb_test_sizes[1]);
  GtkWidget *target;
  guint index = 0;

  cb_language_test_open_part (window, data, 2);
  for (guint i = 0; (target = get_target (window, i)) != NULL; i++)
    if (gtk_widget_grab_focus (target))
      index = i;
  g_assert_cmpuint (index, >, 0);
  cb_language_test_speak ("fr");
  cb_shell_test_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == get_target (window, index));
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

static void
add_games (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cb_test_games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/switch/%s", cb_test_games[i].name);
      g_autofree char *focus = g_strdup_printf ("/language/focus/%s", cb_test_games[i].name);

      g_test_add_data_func (path, &cb_test_games[i], test_switch);
      g_test_add_data_func (focus, &cb_test_games[i], test_focus);
    }
  g_test_add_data_func ("/language/hint/rescue", &cb_test_games[0], test_hint);
  g_test_add_data_func ("/language/hint/chateau", &cb_test_games[2], test_hint);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_language_test_init (&argc, &argv))
    return 0;

  cb_language_test_add ("table", test_table);
  cb_language_test_add ("result", test_result);
  g_test_add_func ("/language/log", test_log);
  g_test_add_func ("/language/news", test_news);
  g_test_add_func ("/language/picked/card", test_picked_card);
  g_test_add_func ("/language/picked/mouse", test_picked_mouse);
  add_games ();

  return cb_language_test_run ();
}
