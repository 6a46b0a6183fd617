/* test-examples.c - the rules of every game, and the examples in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-example.h"
#include "cb-game-views.h"
#include "cb-rules.h"
#include "cb-shell-test.h"
#include "cb-speech.h"
#include "cb-stage.h"

#include <string.h>

/* A child of eight reads no more in one breath. */
#define MAX_WORDS  18

/**
 * Case:
 * @view: a game
 * @section: a section of its rules
 */
typedef struct
{
  const CbGameView     *view;
  const CbRulesSection *section;
} Case;

static CbExample *
new_example (const Case *test)
{
  g_autoptr (CbCues) cues = cb_cues_new ();

  return CB_EXAMPLE (g_object_ref_sink (cb_example_new (test->view, &test->section->example, cues)));
}

/* The types of the events that happen in an example, as bits. */
static guint
find_types (const Case *test,
            CbSession  *session)
{
  guint types = 0;

  for (guint ply = cb_session_get_ply (session); ply < cb_session_get_n_plies (session); ply++)
    {
      g_autoptr (GArray) events = cb_kind_dup_events (test->view->kind,
                                                      cb_session_peek_state_at (session, ply),
                                                      cb_session_get_move (session, ply));

      for (guint i = 0; i < events->len; i++)
        types |= 1u << g_array_index (events, CbEvent, i).type;
    }

  return types;
}

/* What the text speaks of happens, of the right game, and is told in words. */
static void
test_agrees (gconstpointer data)
{
  const Case *test = data;
  CbExample *example = new_example (test);
  CbSession *session = cb_example_get_session (example);
  gboolean happens = cb_session_get_n_plies (session) > cb_session_get_ply (session);

  g_assert_true (cb_session_get_kind (session) == test->view->kind);
  g_assert_cmpuint (find_types (test, session) & test->section->example.shows, ==,
                    test->section->example.shows);
  g_assert_cmpint (happens, ==, test->section->example.shows != 0);
  g_assert_cmpint (happens, ==, cb_example_get_button (example) != NULL);
  g_assert_cmpstr (cb_example_get_words (example), !=, "");
  g_assert_false (happens && test->section->example.caption != NULL);
  g_assert_finalize_object (example);
}

static gboolean
has_part (GtkWidget  *widget,
          const char *part)
{
  gboolean found = g_strcmp0 (gtk_widget_get_css_name (widget), part) == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_part (child, part);

  return found;
}

/* The part of the board that is shown is there, nothing on it can be used, and the picture
 * has its words. */
static void
test_shows (gconstpointer data)
{
  const Case *test = data;
  CbExample *example = new_example (test);
  GtkWidget *stage = cb_shell_test_find (GTK_WIDGET (example), CB_TYPE_STAGE, 0);
  GtkWidget *board;

  g_assert_false (cb_example_get_built (example));
  cb_example_build (example);
  board = GTK_WIDGET (cb_stage_get_board (CB_STAGE (stage)));
  if (test->section->example.part != NULL)
    g_assert_true (has_part (board, test->section->example.part));
  g_assert_false (gtk_widget_get_can_target (board));
  g_assert_false (gtk_widget_get_can_focus (board));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (stage), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (stage), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       cb_example_get_words (example));
  g_assert_finalize_object (example);
}

/* Of a board of which a part is shown, nothing else is in sight. */
static void
test_cut (void)
{
  const CbGameView *view = cb_game_views_get_view (0);
  const CbRulesExample data = { "rescue-cards", "rescue-hand", 0.5, NULL, 0 };
  g_autoptr (CbCues) cues = cb_cues_new ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *example = cb_example_new (view, &data, cues), *board;

  gtk_window_set_child (GTK_WINDOW (window), example);
  cb_example_build (CB_EXAMPLE (example));
  gtk_window_present (GTK_WINDOW (window));
  board = GTK_WIDGET (cb_stage_get_board (CB_STAGE (cb_shell_test_find (example, CB_TYPE_STAGE, 0))));
  while (gtk_widget_get_width (board) == 0)
    g_main_context_iteration (NULL, TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const char *name = gtk_widget_get_css_name (child);

      g_assert_cmpint (gtk_widget_get_child_visible (child), ==,
                       g_str_equal (name, "rescue-hand") || g_str_equal (name, "rescue-flights"));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
cue_cb (guint *n_cues)
{
  (*n_cues)++;
}

/* Acted out, hurried, acted out once more, and as it was: without a click nothing happens,
 * and nothing is heard. */
static void
test_acts (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (CbCues) cues = cb_cues_new ();
  CbExample *example = CB_EXAMPLE (g_object_ref_sink (cb_example_new (test->view,
                                                                      &test->section->example,
                                                                      cues)));
  guint from = cb_session_get_ply (cb_example_get_session (example));
  guint to = cb_session_get_n_plies (cb_example_get_session (example)), n_cues = 0;

  g_signal_connect_swapped (cues, "cue", G_CALLBACK (cue_cb), &n_cues);
  cb_example_build (example);
  g_assert_true (cb_telling_get_caught_up (cb_example_get_telling (example)));
  g_assert_cmpuint (n_cues, ==, 0);
  for (guint i = 0; i < 2 && to > from; i++)
    {
      cb_example_act (example);
      g_assert_false (cb_telling_get_caught_up (cb_example_get_telling (example)));
      cb_example_act (example);
      g_assert_true (cb_telling_get_caught_up (cb_example_get_telling (example)));
      g_assert_cmpuint (cb_telling_get_ply (cb_example_get_telling (example)), ==, to);
      g_assert_cmpuint (n_cues, >, i);
    }
  cb_example_reset (example);
  g_assert_cmpuint (cb_telling_get_ply (cb_example_get_telling (example)), ==, from);
  g_assert_finalize_object (example);
}

static gboolean
is_end (const char *text)
{
  return strchr (".!?", *text) != NULL && (text[1] == '\0' || text[1] == ' ');
}

/* One idea a sentence: none is longer than a child can hold. */
static void
test_sentences (gconstpointer data)
{
  const Case *test = data;
  guint n_words = 1;

  for (const char *at = test->section->text; *at != '\0'; at++)
    {
      n_words += *at == ' ';
      if (n_words > MAX_WORDS && !is_end (at))
        g_error ("A sentence is too long: …%s", at);
      if (is_end (at))
        n_words = 0;
    }
  g_assert_cmpuint (n_words, ==, 0);
}

static guint
count_built (GtkWidget *rules,
             guint      n)
{
  guint n_built = 0;

  for (guint i = 0; i < n; i++)
    n_built += cb_example_get_built (CB_EXAMPLE (cb_shell_test_find (rules, CB_TYPE_EXAMPLE, i)));

  return n_built;
}

static void
wait_until_built (CbWindow  *window,
                  GtkWidget *rules,
                  guint      index)
{
  GtkWidget *example = cb_shell_test_find (rules, CB_TYPE_EXAMPLE, index);

  while (!cb_example_get_built (CB_EXAMPLE (example)))
    g_main_context_iteration (NULL, TRUE);
}

/* A board is made when it comes into sight, also by way of the focus; leaving the page lets
 * an example be as it was. */
static void
test_page (void)
{
  const CbGameView *view = cb_game_views_get_view (0);
  CbWindow *window = cb_shell_test_window ();
  GtkWidget *rules;
  CbExample *last, *acted;

  cb_shell_test_activate (window, "win.new-game");
  cb_shell_test_activate (window, "win.rules");
  cb_shell_test_settle ();
  rules = cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_RULES, 0);
  wait_until_built (window, rules, 0);
  last = CB_EXAMPLE (cb_shell_test_find (rules, CB_TYPE_EXAMPLE, view->n_rules - 1));
  g_assert_false (cb_example_get_built (last));
  g_assert_cmpuint (count_built (rules, view->n_rules), <, view->n_rules);

  gtk_widget_grab_focus (gtk_widget_get_ancestor (gtk_widget_get_parent (GTK_WIDGET (last)),
                                                  GTK_TYPE_BOX));
  wait_until_built (window, rules, view->n_rules - 1);

  acted = CB_EXAMPLE (cb_shell_test_find (rules, CB_TYPE_EXAMPLE, 2));
  cb_example_act (acted);
  g_assert_nonnull (cb_example_get_telling (acted));
  cb_shell_test_activate (window, "win.back");
  while (gtk_widget_get_mapped (rules))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (cb_telling_get_caught_up (cb_example_get_telling (acted)));
  g_assert_cmpuint (cb_session_get_ply (cb_example_get_session (acted)), <,
                    cb_session_get_n_plies (cb_example_get_session (acted)));
  cb_shell_test_close (window);
}

static void
add_case (const char     *what,
          const Case     *test,
          GTestDataFunc   function)
{
  g_autofree char *path = g_strdup_printf ("/examples/%s/%s", what, test->section->example.record);

  g_test_add_data_func_full (path, g_memdup2 (test, sizeof *test), function, g_free);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    for (guint j = 0; j < cb_game_views_get_view (i)->n_rules; j++)
      {
        const CbGameView *view = cb_game_views_get_view (i);
        const Case test = { view, &view->rules[j] };

        add_case ("agrees", &test, test_agrees);
        add_case ("shows", &test, test_shows);
        add_case ("acts", &test, test_acts);
        add_case ("sentences", &test, test_sentences);
      }
  g_test_add_func ("/examples/cut", test_cut);
  g_test_add_func ("/examples/page", test_page);

  return cb_shell_test_run ();
}
