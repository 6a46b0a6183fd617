/* endless.c - plays and saves games until it is killed, and reads what is left
 *
 *   endless play SEED [MOVES]  plays random games in the folder of games, and prints the file
 *                              and the number of moves whenever that many are on the disk
 *   endless check              prints each file and its number of moves; fails if one cannot
 *                              be read
 *   endless latest             prints the game that would be continued
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-autosave.h"
#include "cb-games.h"
#include "cb-plan.h"
#include "cb-registry.h"

#include <stdio.h>
#include <stdlib.h>

#define LONGEST_GAME 60

static CbSession *
new_session (CbRandom *random)
{
  const CbKind *kind = cb_registry_get_kind (cb_random_below (random,
                                                              cb_registry_get_n_kinds ()));
  g_autoptr (CbPlan) plan = cb_plan_new (kind);

  for (guint i = 0; i < CB_MAX_SEATS; i++)
    plan->controllers[i] = CB_CONTROLLER_HUMAN;

  return cb_plan_new_session (plan);
}

static void
play_any (CbSession *session,
          CbRandom  *random)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (session),
                                                cb_session_peek_state (session));

  cb_session_play (session, g_array_index (moves, CbMove, cb_random_below (random, moves->len)));
}

static void
play_game (CbRandom *random,
           guint64  *n_moves)
{
  g_autoptr (CbSession) session = new_session (random);
  g_autoptr (CbAutosave) autosave = cb_autosave_new (session, cb_games_claim_new (), 0);
  g_autofree char *path = cb_autosave_dup_path (autosave);

  for (guint i = 0; i < LONGEST_GAME && *n_moves > 0 &&
                    cb_session_get_turn (session) != CB_SEAT_NONE; i++, --*n_moves)
    {
      play_any (session, random);
      if (!cb_autosave_flush (autosave))
        return;
      printf ("%s\t%u\n", path, cb_session_get_ply (session));
      fflush (stdout);
    }
  cb_autosave_close (autosave);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static int
play (const char *seed,
      guint64     n_moves)
{
  CbRandom random;

  cb_random_init (&random, strtoull (seed, NULL, 10));
  while (n_moves > 0)
    play_game (&random, &n_moves);

  return EXIT_SUCCESS;
}

static int
check (void)
{
  g_autoptr (GPtrArray) paths = cb_games_list ();
  int status = EXIT_SUCCESS;

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      g_autoptr (CbRecord) record = cb_record_load (file, &error);

      if (record != NULL)
        printf ("%s\t%u\n", path, record->moves->len);
      else
        {
          g_printerr ("%s: %s\n", path, error->message);
          status = EXIT_FAILURE;
        }
    }

  return status;
}

static int
find_latest (void)
{
  g_autoptr (CbLatest) latest = NULL;

  cb_games_tidy ();
  latest = cb_games_find_latest ();
  if (latest->games->len > 0)
    printf ("%s\t%u\n", cb_latest_get_first (latest)->path, cb_latest_get_first (latest)->n_plies);

  return EXIT_SUCCESS;
}

int
main (int    argc,
      char **argv)
{
  if (argc == 3 && g_str_equal (argv[1], "play"))
    return play (argv[2], G_MAXUINT64);
  if (argc == 4 && g_str_equal (argv[1], "play"))
    return play (argv[2], strtoull (argv[3], NULL, 10));
  if (argc == 2 && g_str_equal (argv[1], "check"))
    return check ();
  if (argc == 2 && g_str_equal (argv[1], "latest"))
    return find_latest ();

  g_printerr ("endless play SEED [MOVES] | check | latest\n");

  return 2;
}
