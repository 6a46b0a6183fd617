/* test-lesson.c - lessons: what is wrong with them, and who leads through them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-tutor.h"

#include <string.h>

#define RECORD "<record>\n[Record]\nFormat=1\nGame=bon-appetit\nPlayers=2\nFirst=0\n" \
               "Seats=human;computer-easy;\n[Options]\nmiss=whole-pile\ntokens=5\n[Deal]\n" \
               "Deck=Q;M2;C;Q;Q;C;Q;Q;M1;Q;M2;C;Q;C;C;Q;C;Q;Q;Q;Q;C;M1;M3;Q;M3;Q;M1;Q;Q;Q;Q;Q;Q;C;" \
               "M2;Q;M1;Q;Q;Q;M3;Q;Q;Q;Q;Q;Q;Q;Q;\n[Moves]\nList=\n</record>"
#define CARDS  "<record>\n[Record]\nFormat=1\nGame=cheese-rescue\nPlayers=2\nFirst=0\n" \
               "Seats=human;computer-easy;\n[Options]\narea=floating\nadjacency=sides\n" \
               "cheese-points=1;1;1;2;2;3;\nhands=hidden\n[Deal]\n" \
               "Deck=M;C;C;C;M;C;M;D;M;M;M;M;M;C;M;D;D;C;\n[Moves]\nList=\n</record>"
#define READ   "<step><text>Read.</text></step>"

/**
 * Fault:
 * @name: part of the path of the test
 * @text: a file
 * @fault: what is said of it
 */
typedef struct
{
  const char *name;
  const char *text;
  const char *fault;
} Fault;

static const Fault no_lessons[] = {
  { "no-record", "<lesson>" READ "</lesson>", "The lesson has no record" },
  { "no-steps", "<lesson>" RECORD "</lesson>", "The lesson has no steps" },
  { "two-records", "<lesson>" RECORD RECORD READ "</lesson>", "The lesson has several records" },
  { "no-text", "<lesson>" RECORD "<step><expect>flip</expect></step></lesson>",
    "Step 1 has no text" },
  { "unknown", "<lesson>" RECORD "<text>Lost.</text></lesson>",
    "The lesson has <text> where it does not belong" },
  { "bad-record", "<lesson><record>nothing</record>" READ "</lesson>", NULL },
  { "attribute", "<lesson>" RECORD "<step colour='red'><text>Red.</text></step></lesson>", NULL },
  { "cut", "<lesson>" RECORD "<step>", NULL },
  { "empty", "", NULL },
};

static const Fault faults[] = {
  { "illegal", "<lesson>" RECORD "<step><text>Turn.</text><expect>turn</expect></step></lesson>",
    "Step 1: “turn” cannot be played" },
  { "reply", "<lesson>" RECORD "<step><text>Turn.</text><expect>flip</expect>"
    "<reply>flip;run</reply></step></lesson>", "Step 1: “run” cannot be played" },
  { "meanwhile", "<lesson>" RECORD "<step><meanwhile>x</meanwhile><text>Turn.</text></step></lesson>",
    "Step 1: “x” cannot be played" },
  { "out-of-turn", "<lesson>" RECORD "<step><text>Turn.</text><expect>flip</expect></step>"
    "<step><text>Turn.</text><expect>flip</expect></step></lesson>",
    "Step 2 expects a move out of turn" },
  { "target", "<lesson>" RECORD "<step points='pile; moon'><text>Look.</text></step></lesson>",
    "Step 1 points at “moon”, which is not there" },
  { "player", "<lesson>" RECORD "<step points='player 2'><text>Look.</text></step></lesson>",
    "Step 1 points at “player 2”, which is not there" },
  { "mood", "<lesson>" RECORD "<step mood='mad'><text>Look.</text></step></lesson>",
    "Step 1 has an unknown mood “mad”" },
  { "long", "<lesson>" RECORD "<step><text>One two three four five six seven eight nine ten eleven "
    "twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen.</text></step></lesson>",
    "Step 1 has a sentence of more than 18 words" },
  { "answers-nothing", "<lesson>" RECORD "<step><text>Look.</text><wrong>No.</wrong></step></lesson>",
    "Step 1 answers moves, but expects none" },
  { "no-answer", "<lesson>" CARDS "<step><text>Lay.</text><expect>M@1,0</expect>"
    "<wrong move='M*'>No.</wrong></step></lesson>", "Step 1 has no answer to “*”" },
  { "idle-answer", "<lesson>" CARDS "<step><text>Lay.</text><expect>M@1,0</expect>"
    "<wrong move='D*'>No.</wrong><wrong>No.</wrong></step></lesson>",
    "Step 1 answers “D*”, which nobody can play" },
  { "one-way-of-two", "<lesson>" CARDS "<step><text>Lay.</text><expect>M@1,0;M@0,1</expect>"
    "<reply>C@2,0</reply><wrong>No.</wrong></step></lesson>", "Step 1: “C@2,0” cannot be played" },
  { "card", "<lesson>" CARDS "<step points='card D'><text>Look.</text></step></lesson>",
    "Step 1 points at “card D”, which is not there" },
  { "cell", "<lesson>" CARDS "<step points='0,0; 5,0'><text>Look.</text></step></lesson>",
    "Step 1 points at “5,0”, which is not there" },
};

static void
test_no_lesson (gconstpointer data)
{
  const Fault *fault = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbLesson) lesson = cb_lesson_parse (fault->text, strlen (fault->text), &error);

  g_assert_null (lesson);
  g_assert_nonnull (error);
  if (fault->fault != NULL)
    g_assert_cmpstr (error->message, ==, fault->fault);
}

static CbLesson *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  CbLesson *lesson = cb_lesson_parse (text, strlen (text), &error);

  g_assert_no_error (error);

  return lesson;
}

static void
test_fault (gconstpointer data)
{
  const Fault *fault = data;
  g_autoptr (CbLesson) lesson = parse (fault->text);
  g_autoptr (GPtrArray) found = cb_lesson_check (lesson);

  g_assert_cmpuint (found->len, >, 0);
  if (!g_pattern_match_simple (fault->fault, g_ptr_array_index (found, 0)))
    g_assert_true (g_ptr_array_find_with_equal_func (found, fault->fault, g_str_equal, NULL));
}

#define LESSON "<lesson>" RECORD "<step points='pile'><text>Read  \n this.</text></step>" \
               "<step><text>Turn.</text><expect>flip</expect><reply>flip</reply></step>" \
               "<step><text>Again.</text><expect>flip</expect></step>" READ "</lesson>"

static void
test_through (void)
{
  CbTutor *tutor = cb_tutor_new (parse (LESSON), 0);
  CbSession *session = cb_tutor_get_session (tutor);

  cb_tutor_follow (tutor, NULL);
  g_assert_cmpstr (cb_tutor_get_text (tutor), ==, "Read this.");
  g_assert_false (cb_session_play (session, 0));
  g_assert_cmpstr (cb_tutor_get_mood (tutor), ==, "oops");
  cb_tutor_go_on (tutor);
  g_assert_cmpuint (cb_tutor_get_step (tutor), ==, 1);
  g_assert_cmpstr (cb_tutor_get_mood (tutor), ==, "plain");

  g_assert_true (cb_session_play (session, 0));
  g_assert_cmpuint (cb_session_get_ply (session), ==, 2);
  g_assert_cmpuint (cb_tutor_get_step (tutor), ==, 2);
  cb_tutor_back (tutor);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 0);
  g_assert_cmpuint (cb_tutor_get_step (tutor), ==, 1);
  cb_tutor_back (tutor);
  cb_tutor_back (tutor);
  g_assert_cmpuint (cb_tutor_get_step (tutor), ==, 0);

  for (guint i = 0; i < 6; i++)
    cb_tutor_go_on (tutor);
  g_assert_cmpuint (cb_tutor_get_step (tutor), ==, 3);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 3);

  g_assert_finalize_object (tutor);
}

/* Whoever rewinds the game itself goes back in the lesson, too. */
static void
test_rewound (void)
{
  CbTutor *tutor = cb_tutor_new (parse (LESSON), 3);
  CbSession *session = cb_tutor_get_session (tutor);

  g_assert_cmpuint (cb_session_get_ply (session), ==, 3);
  cb_session_rewind (session, 1);
  g_assert_cmpuint (cb_tutor_get_step (tutor), ==, 1);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 0);

  g_assert_finalize_object (tutor);
}

static void
test_seats (void)
{
  CbTutor *tutor = cb_tutor_new (parse (LESSON), 0);
  CbSession *session = cb_tutor_get_session (tutor);

  cb_session_set_controller (session, 1, CB_CONTROLLER_HUMAN);
  g_assert_cmpint (cb_session_get_controller (session, 1), ==, CB_CONTROLLER_EASY);

  g_assert_finalize_object (tutor);
}

/* What comes of a move waits until that was told. */
static void
test_telling (void)
{
  CbTutor *tutor = cb_tutor_new (parse (LESSON), 1);
  CbSession *session = cb_tutor_get_session (tutor);
  CbTelling *telling = cb_telling_new (session);

  cb_telling_set_manual_clock (telling, TRUE);
  cb_tutor_follow (tutor, telling);
  g_assert_true (cb_session_play (session, 0));
  cb_telling_hurry (telling);
  for (guint i = 0; i < 8 && !cb_tutor_get_ready (tutor); i++)
    cb_telling_hurry (telling);
  g_assert_true (cb_tutor_get_ready (tutor));
  g_assert_cmpuint (cb_tutor_get_step (tutor), ==, 2);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 2);

  cb_telling_review (telling, 0);
  g_assert_false (cb_tutor_get_ready (tutor));
  cb_telling_review (telling, -1);
  g_assert_true (cb_tutor_get_ready (tutor));

  g_assert_finalize_object (tutor);
  g_object_unref (telling);
}

static void
add (const char    *folder,
     const Fault   *table,
     guint          n,
     GTestDataFunc  func)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/lesson/%s/%s", folder, table[i].name);

      g_test_add_data_func (path, &table[i], func);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("none", no_lessons, G_N_ELEMENTS (no_lessons), test_no_lesson);
  add ("faults", faults, G_N_ELEMENTS (faults), test_fault);
  g_test_add_func ("/lesson/through", test_through);
  g_test_add_func ("/lesson/rewound", test_rewound);
  g_test_add_func ("/lesson/seats", test_seats);
  g_test_add_func ("/lesson/telling", test_telling);

  return g_test_run ();
}
