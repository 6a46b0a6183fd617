/* test-lessons.c - every lesson, played through in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-coach-place.h"
#include "cb-game-views.h"
#include "cb-language-test.h"
#include "cb-settings.h"
#include "cb-shell-test.h"
#include "cb-speech.h"
#include "cb-table-private.h"

#include <glib/gi18n.h>
#include <string.h>

#define USUAL_DPI (96 * 1024)

static const CbTestSize sizes[] = {
  { "smallest", 360, 294 },
  { "phone", 360, 640 },
  { "low", 740, 330 },
  { "usual", 1000, 720 },
  { "large", 1600, 1100 },
};

static CbCoach *
get_coach (CbWindow *window)
{
  return cb_table_get_coach (window->table);
}

/* Lets all be told at once. */
static void
settle (CbWindow *window)
{
  cb_shell_test_settle ();
  for (guint i = 0; i < 30 && window->tutor != NULL && !cb_tutor_get_ready (window->tutor); i++)
    {
      cb_telling_hurry (cb_table_get_telling (window->table));
      cb_shell_test_settle ();
    }
}

static CbWindow *
learn (const CbTestSize *size,
       const CbGameView *view)
{
  CbWindow *window = cb_language_test_window (size);
  g_autoptr (GSettings) settings = cb_settings_new_for_game (view->kind->id);

  g_settings_reset (settings, "lesson-step");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn-game", "s", view->kind->id);
  settle (window);

  return window;
}

static void
get_bounds (GtkWidget       *widget,
            CbWindow        *window,
            graphene_rect_t *bounds)
{
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window->table), bounds));
}

/* Where there is enough room, nobody has to scroll to read. */
static void
check_whole (CbWindow *window)
{
  GtkWidget *scroller = cb_shell_test_find (cb_coach_get_card (get_coach (window)),
                                            GTK_TYPE_SCROLLED_WINDOW, 0);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  if (gtk_widget_get_height (GTK_WIDGET (window)) >= 600 && dpi <= USUAL_DPI &&
      gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment))
    g_error ("“%s” must be scrolled: %g of %g pixels in a card of %d × %d",
             cb_coach_get_text (get_coach (window)), gtk_adjustment_get_page_size (adjustment),
             gtk_adjustment_get_upper (adjustment),
             gtk_widget_get_width (cb_coach_get_card (get_coach (window))),
             gtk_widget_get_height (cb_coach_get_card (get_coach (window))));
}

/* Buttons are whole, and words are not squeezed by them. */
static void
check_parts (CbWindow *window)
{
  GtkWidget *card = cb_coach_get_card (get_coach (window)), *button;
  GtkWidget *label = cb_shell_test_find (card, GTK_TYPE_LABEL, 0);
  graphene_rect_t bounds, part;

  get_bounds (card, window, &bounds);
  for (guint i = 0; (button = cb_shell_test_find (card, GTK_TYPE_BUTTON, i)) != NULL; i++)
    {
      get_bounds (button, window, &part);
      g_assert_true (graphene_rect_contains_rect (&bounds, &part));
    }
  if (gtk_widget_get_width (label) < bounds.size.width / 2)
    g_error ("“%s” has %d of %g pixels", cb_coach_get_text (get_coach (window)),
             gtk_widget_get_width (label), bounds.size.width);
}

/* Where there is enough room, it covers nothing that it speaks about. */
static void
check_clear (CbWindow              *window,
             const graphene_rect_t *card)
{
  GtkWidget *targets[CB_COACH_MAX_TARGETS];
  guint n = cb_coach_get_targets (get_coach (window), targets);
  graphene_rect_t target;

  for (guint i = 0; i < n && gtk_widget_get_width (GTK_WIDGET (window)) >= 1000; i++)
    {
      get_bounds (targets[i], window, &target);
      g_assert_false (graphene_rect_intersection (card, &target, NULL));
    }
}

/* What has a ring can be clicked. */
static void
check_reach (CbWindow              *window,
             const graphene_rect_t *target)
{
  GtkWidget *coach = GTK_WIDGET (get_coach (window));
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (window->table),
                                       target->origin.x + target->size.width / 2,
                                       target->origin.y + target->size.height / 2,
                                       GTK_PICK_DEFAULT);

  g_assert_nonnull (picked);
  g_assert_true (picked != coach && !gtk_widget_is_ancestor (picked, coach));
}

/* The card is whole in sight, and what it speaks about is, too. */
static void
check_place (CbWindow *window)
{
  GtkWidget *targets[CB_COACH_MAX_TARGETS];
  guint n = cb_coach_get_targets (get_coach (window), targets);
  graphene_rect_t card, target, table;

  get_bounds (cb_coach_get_card (get_coach (window)), window, &card);
  get_bounds (GTK_WIDGET (window->table), window, &table);
  g_assert_true (graphene_rect_contains_rect (&table, &card));
  check_whole (window);
  check_parts (window);
  if (n == 0)
    return;

  check_clear (window, &card);
  g_assert_true (gtk_widget_get_mapped (targets[0]));
  get_bounds (targets[0], window, &target);
  if (graphene_rect_intersection (&card, &target, NULL))
    g_error ("The coach covers what “%s” is about: %g,%g %g × %g over %g,%g %g × %g",
             cb_coach_get_text (get_coach (window)), card.origin.x, card.origin.y,
             card.size.width, card.size.height, target.origin.x, target.origin.y,
             target.size.width, target.size.height);
  check_reach (window, &target);
}

/* Whatever is said of a step is found on the table; in a narrow one, all but a player. */
static void
check_step (CbWindow *window)
{
  const CbLessonStep *step = cb_tutor_peek_step (window->tutor);

  g_assert_true (cb_tutor_get_ready (window->tutor));
  g_assert_cmpstr (cb_coach_get_text (get_coach (window)), ==, _(step->text));
  for (guint i = 0; step->points[i] != NULL; i++)
    g_assert_true (cb_table_find_spot (window->table, step->points[i]) != NULL ||
                   g_str_has_prefix (step->points[i], "player "));
  check_place (window);
}

static void
check_wrong (CbWindow *window)
{
  const CbLessonStep *step = cb_tutor_peek_step (window->tutor);
  const CbKind *kind = window->view->kind;
  const CbState *state = cb_session_peek_state (window->session);
  g_autoptr (GArray) moves = cb_kind_dup_moves (kind, state);
  guint ply = cb_session_get_ply (window->session);

  for (guint i = 0; i < moves->len; i++)
    {
      CbMove move = g_array_index (moves, CbMove, i);
      g_autofree char *text = kind->format_move (state, move);

      if (g_strv_contains ((const char *const *) step->expected, text))
        continue;
      g_assert_false (cb_session_play (window->session, move));
      g_assert_cmpuint (cb_session_get_ply (window->session), ==, ply);
      if (cb_lesson_step_acts (step))
        g_assert_cmpstr (cb_coach_get_text (get_coach (window)), ==,
                         _(cb_lesson_find_answer (step, text)));
      cb_shell_test_settle ();
      check_place (window);
      if (i > 2)
        break;
    }
}

static void
do_step (CbWindow *window)
{
  const CbLessonStep *step = cb_tutor_peek_step (window->tutor);
  CbMove move;

  check_wrong (window);
  if (!cb_lesson_step_acts (step))
    cb_tutor_go_on (window->tutor);
  else
    {
      g_assert_true (cb_kind_parse_move (window->view->kind,
                                         cb_session_peek_state (window->session),
                                         step->expected[0], &move, NULL));
      g_assert_true (cb_session_play (window->session, move));
    }
  settle (window);
}

/* Nothing teaches like winning. */
static void
check_lead (CbWindow *window)
{
  const CbState *state = cb_session_peek_state (window->session);

  g_assert_cmpint (window->view->kind->score (state, 0), >,
                   window->view->kind->score (state, 1));
}

static void
play_through (CbWindow *window)
{
  guint n = cb_tutor_get_n_steps (window->tutor);

  g_assert_cmpuint (n, >=, 6);
  g_assert_cmpuint (n, <=, 9);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (cb_tutor_get_step (window->tutor), ==, i);
      check_step (window);
      if (i + 1 < n)
        do_step (window);
    }
  check_lead (window);
}

static void
test_through (gconstpointer data)
{
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      const CbGameView *view = cb_game_views_get_view (i);
      CbWindow *window = learn (data, view);
      g_autoptr (GSettings) settings = cb_settings_new_for_game (view->kind->id);

      play_through (window);
      g_assert_true (g_settings_get_boolean (settings, "lesson-done"));
      g_assert_false (gtk_widget_get_visible (cb_shell_test_find (GTK_WIDGET (window->table), g_type_from_name ("CbResult"), 0)));
      cb_shell_test_close (window);
    }
}

/* Nobody has to guess a word, in any language; the last of them has long words. */
static void
test_languages (gconstpointer data)
{
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    for (guint language = 0; language < CB_N_TEST_LANGUAGES; language++)
      {
        CbWindow *window = learn (data, cb_game_views_get_view (i));
        guint n = cb_tutor_get_n_steps (window->tutor);

        cb_language_test_speak (cb_language_test_get (language));
        for (guint step = 0; step < n; step++)
          {
            check_step (window);
            cb_language_test_check_windows (language, "lesson");
            if (step + 1 < n)
              do_step (window);
          }
        cb_language_test_speak ("en");
        cb_shell_test_close (window);
      }
}

/* Also where there is the least room, with long words. */
static void
test_smallest (void)
{
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      CbWindow *window = learn (&sizes[0], cb_game_views_get_view (i));

      cb_language_test_speak (cb_language_test_get (CB_N_TEST_LANGUAGES - 1));
      play_through (window);
      cb_language_test_speak ("en");
      cb_shell_test_close (window);
    }
}

/* With text twice as large as usual. */
static void
test_large_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * USUAL_DPI, NULL);
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      CbWindow *window = learn (&sizes[1], cb_game_views_get_view (i));

      play_through (window);
      cb_shell_test_close (window);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static void
answer (CbWindow      *window,
        CbCoachAnswer  said)
{
  g_signal_emit_by_name (get_coach (window), "answered", (int) said);
  settle (window);
}

/* Skip does what was to be done, Back and Undo take it back, and who leaves comes back to
 * where they were. */
static void
test_buttons (void)
{
  const CbGameView *view = cb_game_views_get_view (0);
  CbWindow *window = learn (&sizes[3], view);
  g_autoptr (GSettings) settings = cb_settings_new_for_game (view->kind->id);
  guint ply;

  g_settings_reset (settings, "lesson-done");
  answer (window, CB_COACH_NEXT);
  ply = cb_session_get_ply (window->session);
  answer (window, CB_COACH_NEXT);
  g_assert_cmpuint (cb_session_get_ply (window->session), ==, ply + 2);
  cb_shell_test_activate (window, "win.undo");
  settle (window);
  g_assert_cmpuint (cb_session_get_ply (window->session), ==, ply);
  check_step (window);
  answer (window, CB_COACH_BACK);
  g_assert_cmpuint (cb_tutor_get_step (window->tutor), ==, 0);
  answer (window, CB_COACH_NEXT);
  answer (window, CB_COACH_NEXT);
  g_assert_cmpuint (g_settings_get_uint (settings, "lesson-step"), ==, 2);

  answer (window, CB_COACH_LEAVE);
  g_assert_null (window->tutor);
  g_assert_null (window->session);
  g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_HOME);
  g_assert_null (window->autosave);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn-game", "s", view->kind->id);
  settle (window);
  g_assert_cmpuint (cb_tutor_get_step (window->tutor), ==, 2);
  check_step (window);
  cb_shell_test_activate (window, "win.back");
  g_assert_null (window->tutor);
  cb_shell_test_close (window);
}

static gboolean
has_auto (CbWindow *window)
{
  return gtk_widget_get_visible (cb_shell_test_find (GTK_WIDGET (window->table->board),
                                                     GTK_TYPE_TOGGLE_BUTTON, 0));
}

/* Nobody learns from cards that turn by themselves; in the first game they may. */
static void
test_auto (void)
{
  CbWindow *window = learn (&sizes[3], cb_game_views_get_view (1));

  g_assert_false (has_auto (window));
  cb_language_test_speak ("fr");
  g_assert_false (has_auto (window));
  cb_language_test_speak ("en");
  play_through (window);
  answer (window, CB_COACH_NEXT);
  g_assert_true (has_auto (window));
  cb_shell_test_close (window);
}

/* While something is acted out nobody can play, and Back begins the step anew. */
static void
test_middle (void)
{
  CbWindow *window = learn (&sizes[3], cb_game_views_get_view (0));
  guint ply;

  answer (window, CB_COACH_NEXT);
  ply = cb_session_get_ply (window->session);
  cb_tutor_go_on (window->tutor);
  g_assert_false (cb_tutor_get_ready (window->tutor));
  g_assert_null (cb_coach_get_text (get_coach (window)));
  cb_language_test_speak ("fr");
  cb_tutor_back (window->tutor);
  settle (window);
  g_assert_cmpuint (cb_tutor_get_step (window->tutor), ==, 1);
  g_assert_cmpuint (cb_session_get_ply (window->session), ==, ply);
  check_step (window);
  answer (window, CB_COACH_NEXT);
  check_step (window);
  answer (window, CB_COACH_BACK);
  check_step (window);
  cb_language_test_speak ("en");
  check_step (window);
  cb_shell_test_close (window);
}

/* Who does not wait for what the others do hears what they did, and then the coach. */
static void
test_hurried (void)
{
  CbWindow *window = learn (&sizes[3], cb_game_views_get_view (0));
  CbTelling *telling = cb_table_get_telling (window->table);
  const char *text = cb_tutor_peek_step (window->tutor)->text;

  while (cb_tutor_peek_step (window->tutor)->replies[0] == NULL)
    answer (window, CB_COACH_NEXT);
  cb_tutor_go_on (window->tutor);
  while (!cb_tutor_get_ready (window->tutor))
    cb_telling_hurry (telling);
  g_assert_cmpstr (cb_tutor_peek_step (window->tutor)->text, !=, text);
  g_assert_nonnull (strstr (cb_speech_get_news (GTK_WIDGET (window)),
                            _(cb_tutor_peek_step (window->tutor)->text)));
  cb_shell_test_close (window);
}

/* Who clicks twice plays once: the second move is not the next step's. */
static void
test_twice (void)
{
  CbWindow *window = learn (&sizes[3], cb_game_views_get_view (1));
  const CbKind *kind = window->view->kind;
  g_autoptr (GArray) moves = NULL;
  guint ply;

  answer (window, CB_COACH_NEXT);
  answer (window, CB_COACH_NEXT);
  cb_tutor_go_on (window->tutor);
  g_assert_false (cb_tutor_get_ready (window->tutor));
  ply = cb_session_get_ply (window->session);
  moves = cb_kind_dup_moves (kind, cb_session_peek_state (window->session));
  g_assert_cmpuint (moves->len, >, 0);
  g_assert_false (cb_session_play (window->session, g_array_index (moves, CbMove, 0)));
  g_assert_cmpuint (cb_session_get_ply (window->session), ==, ply);
  settle (window);
  check_step (window);
  cb_shell_test_close (window);
}

/* Learners who have something to do get the focus there, and hear what it is. */
static void
test_focus (void)
{
  CbWindow *window = learn (&sizes[3], cb_game_views_get_view (0));
  GtkWidget *targets[CB_COACH_MAX_TARGETS];
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (get_coach (window))));
  cb_shell_test_press (focus);
  settle (window);
  g_assert_cmpuint (cb_tutor_get_step (window->tutor), ==, 1);
  cb_coach_get_targets (get_coach (window), targets);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == targets[0]);
  cb_shell_test_close (window);
}

static gboolean
has_focus (CbWindow *window,
           gpointer  part)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && gtk_widget_is_ancestor (focus, part);
}

/* Whoever types moves does so from one step to the next, also after a wrong one; what is
 * only to be read still has its button. */
static void
test_typist (void)
{
  CbWindow *window = learn (&sizes[3], cb_game_views_get_view (0));

  answer (window, CB_COACH_NEXT);
  cb_table_type (window->table);
  check_wrong (window);
  g_assert_true (has_focus (window, window->table->typing));
  do_step (window);
  g_assert_false (cb_lesson_step_acts (cb_tutor_peek_step (window->tutor)));
  g_assert_true (has_focus (window, get_coach (window)));
  answer (window, CB_COACH_NEXT);
  g_assert_true (cb_lesson_step_acts (cb_tutor_peek_step (window->tutor)));
  g_assert_true (has_focus (window, window->table->typing));
  cb_shell_test_close (window);
}

/* Keys come to all buttons of the coach, and leave them again. */
static void
test_keys (void)
{
  CbWindow *window = learn (&sizes[3], cb_game_views_get_view (0));
  guint n_buttons = 0;

  answer (window, CB_COACH_NEXT);
  g_assert_false (has_focus (window, get_coach (window)));
  for (guint i = 0; i < 20 && gtk_widget_child_focus (GTK_WIDGET (window->table),
                                                      GTK_DIR_TAB_FORWARD); i++)
    n_buttons += has_focus (window, get_coach (window));
  g_assert_cmpuint (n_buttons, ==, 3);
  cb_shell_test_close (window);
}

/* Who does not see the rings hears where they are, until the coach is silent. */
static void
test_rings (void)
{
  CbWindow *window = learn (&sizes[3], cb_game_views_get_view (0));
  GtkWidget *targets[CB_COACH_MAX_TARGETS];
  guint n;

  answer (window, CB_COACH_NEXT);
  n = cb_coach_get_targets (get_coach (window), targets);
  g_assert_cmpuint (n, ==, 2);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (targets[1]),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Here is the ring."));
  do_step (window);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (targets[0]),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  cb_shell_test_close (window);
}

/* Who leaves while the focus is on the board of which something is told hears no more of
 * it. */
static void
test_left_board (void)
{
  CbWindow *window = learn (&sizes[3], cb_game_views_get_view (2));

  while (g_strcmp0 (cb_tutor_peek_step (window->tutor)->expected[0], "push:Nf") != 0)
    answer (window, CB_COACH_NEXT);
  g_assert_true (has_focus (window, window->table->board));
  answer (window, CB_COACH_LEAVE);
  g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_HOME);
  cb_shell_test_close (window);
}

static void
test_first_game (void)
{
  const CbGameView *view = cb_game_views_get_view (1);
  CbWindow *window = learn (&sizes[3], view);
  g_autoptr (GSettings) settings = cb_settings_new ();

  play_through (window);
  answer (window, CB_COACH_NEXT);
  g_assert_null (window->tutor);
  g_assert_nonnull (window->autosave);
  g_assert_cmpint (cb_session_get_controller (window->session, 0), ==, CB_CONTROLLER_HUMAN);
  g_assert_cmpint (cb_session_get_controller (window->session, 1), ==, CB_CONTROLLER_EASY);
  g_assert_true (g_settings_get_boolean (settings, "gentle-help"));
  g_assert_null (cb_coach_get_text (get_coach (window)));
  cb_shell_test_close (window);
}

/* Who came to the lesson from the set-up goes back there; from a first game, nobody does. */
static void
test_from_setup (void)
{
  const CbGameView *view = cb_game_views_get_view (1);
  CbWindow *window = learn (&sizes[3], view);

  cb_window_show_page (window, CB_PAGE_HOME);
  for (guint i = 0; i < 2; i++)
    {
      cb_window_show_setup (window, view);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.learn-game", "s", view->kind->id);
      settle (window);
      if (i == 0)
        answer (window, CB_COACH_LEAVE);
      else
        cb_window_go_back (window);
      g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_SETUP);
      g_assert_null (window->tutor);
      cb_window_go_back (window);
      g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_HOME);
    }

  cb_window_show_setup (window, view);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn-game", "s", view->kind->id);
  play_through (window);
  answer (window, CB_COACH_NEXT);
  cb_window_go_back (window);
  g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_HOME);
  cb_shell_test_close (window);
}

static int
measure_card (int      width,
              gpointer user_data)
{
  return 100;
}

/* What cannot be beside the first target is beside another one, and points at it. */
static void
test_place (void)
{
  const GdkRectangle area = { 0, 0, 1000, 700 };
  const GdkRectangle targets[] = { { 500, 30, 40, 40 }, { 500, 72, 40, 40 }, { 0, 0, 1000, 28 } };
  GdkRectangle card;

  cb_coach_place (&area, targets, 1, measure_card, NULL, &card);
  g_assert_cmpint (card.y, ==, 70 + 18);
  g_assert_true (cb_coach_place_find_nearest (&card, targets, 1) == &targets[0]);
  cb_coach_place (&area, targets, 3, measure_card, NULL, &card);
  g_assert_cmpint (card.y, ==, 112 + 18);
  g_assert_cmpint (card.x + card.width / 2, ==, 520);
  g_assert_true (cb_coach_place_find_nearest (&card, targets, 3) == &targets[1]);
}

/* On the home page until somebody says no, for ever. */
static void
test_offer (void)
{
  const CbGameView *view = cb_game_views_get_view (2);
  g_autoptr (GSettings) settings = cb_settings_new_for_game (view->kind->id);
  CbWindow *window;
  GtkWidget *offer;

  g_settings_reset (settings, "lesson-done");
  window = cb_language_test_window (&sizes[3]);
  offer = cb_shell_test_find (GTK_WIDGET (window->home),
                              g_type_from_name ("CbLessonOffer"), 2);
  g_assert_true (gtk_widget_get_visible (offer));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (offer)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _(view->kind->name));
  cb_shell_test_press (gtk_widget_get_last_child (offer));
  g_assert_false (gtk_widget_get_visible (offer));
  g_assert_true (g_settings_get_boolean (settings, "lesson-declined"));
  g_settings_reset (settings, "lesson-declined");
  cb_shell_test_press (gtk_widget_get_first_child (offer));
  settle (window);
  g_assert_nonnull (window->tutor);
  cb_shell_test_close (window);
}

/* Keys lead to it from the rules, too. */
static void
test_rules (void)
{
  CbWindow *window = cb_language_test_window (&sizes[3]);
  GtkWidget *focus = NULL;

  cb_window_show_setup (window, cb_game_views_get_view (0));
  cb_shell_test_activate (window, "win.rules");
  for (guint i = 0; i < 60 && !GTK_IS_BUTTON (focus); i++)
    {
      gtk_widget_child_focus (GTK_WIDGET (window->rules), GTK_DIR_TAB_FORWARD);
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      if (GTK_IS_BUTTON (focus) &&
          g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), "win.learn") != 0)
        focus = NULL;
    }
  g_assert_nonnull (focus);
  cb_shell_test_press (focus);
  settle (window);
  g_assert_nonnull (window->tutor);
  cb_shell_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_language_test_init (&argc, &argv))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lessons/through/%s", sizes[i].name);

      g_test_add_data_func (path, &sizes[i], test_through);
    }
  cb_language_test_add ("lessons", test_languages);
  g_test_add_func ("/lessons/smallest", test_smallest);
  g_test_add_func ("/lessons/large-text", test_large_text);
  g_test_add_func ("/lessons/buttons", test_buttons);
  g_test_add_func ("/lessons/auto", test_auto);
  g_test_add_func ("/lessons/middle", test_middle);
  g_test_add_func ("/lessons/twice", test_twice);
  g_test_add_func ("/lessons/hurried", test_hurried);
  g_test_add_func ("/lessons/focus", test_focus);
  g_test_add_func ("/lessons/typist", test_typist);
  g_test_add_func ("/lessons/keys", test_keys);
  g_test_add_func ("/lessons/rings", test_rings);
  g_test_add_func ("/lessons/left-board", test_left_board);
  g_test_add_func ("/lessons/first-game", test_first_game);
  g_test_add_func ("/lessons/from-setup", test_from_setup);
  g_test_add_func ("/lessons/place", test_place);
  g_test_add_func ("/lessons/offer", test_offer);
  g_test_add_func ("/lessons/rules", test_rules);

  return cb_language_test_run ();
}
