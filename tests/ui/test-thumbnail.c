/* test-thumbnail.c - small pictures of positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ui-test.h"

#include "cb-appetit-view.h"
#include "cb-chateau-view.h"
#include "cb-chateau.h"
#include "cb-display.h"
#include "cb-rescue-view.h"
#include "cb-rescue.h"
#include "cb-thumbnail.h"

#define SIZE     96
#define N_PLIES  40

static const CbGameView *const views[] = { &cb_rescue_view, &cb_appetit_view, &cb_chateau_view };
static const CbMarks marks = { { 0, 1, 2, 3, 4, 5 } };

/* What is drawn of a position, as bytes. */
static GBytes *
draw (GtkWidget        *picture,
      const CbGameView *view,
      const CbState    *state)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  GBytes *bytes;

  view->draw_position (picture, snapshot, state);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  bytes = gsk_render_node_serialize (node);
  gsk_render_node_unref (node);

  return bytes;
}

static void
assert_same (GtkWidget        *picture,
             const CbGameView *view,
             const CbState    *state,
             const CbState    *other,
             gboolean          same)
{
  g_autoptr (GBytes) a = draw (picture, view, state);
  g_autoptr (GBytes) b = draw (picture, view, other);

  g_assert_true (g_bytes_equal (a, b) == same);
}

/* Whatever a seat cannot know makes no difference. */
static void
check_position (GtkWidget        *picture,
                const CbGameView *view,
                const CbState    *state,
                CbRandom         *random)
{
  for (CbSeat viewer = 0; viewer < 2; viewer++)
    {
      g_autofree CbState *other = cb_kind_copy_state (view->kind, state);

      view->kind->conceal (other, viewer, random);
      assert_same (picture, view, state, other, TRUE);
    }
}

static void
play (const CbGameView *view,
      CbState          *state,
      CbRandom         *random)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (view->kind, state);

  view->kind->apply (state, g_array_index (moves, CbMove,
                                           cb_random_below (random, moves->len)));
}

static void
test_secrets (gconstpointer data)
{
  const CbGameView *view = data;
  const CbTestGame game = { .kind = view->kind, .n_seats = 2 };
  CbSession *session = cb_ui_test_new_session (&game, 2);
  g_autofree CbState *state = cb_kind_copy_state (view->kind, cb_session_peek_state (session));
  g_autofree CbState *first = cb_kind_copy_state (view->kind, state);
  GtkWidget *picture = cb_thumbnail_new (SIZE), *window = cb_ui_test_show (picture, 200, 200);
  CbRandom random;

  cb_random_init (&random, 1);
  cb_thumbnail_set_position (CB_THUMBNAIL (picture), view, state, &marks);
  cb_display_wait_frame (window);
  for (guint i = 0; i < N_PLIES && view->kind->to_move (state) != CB_SEAT_NONE; i++)
    {
      check_position (picture, view, state, &random);
      play (view, state, &random);
    }
  assert_same (picture, view, first, state, FALSE);
  cb_ui_test_close (window);
  g_assert_finalize_object (session);
}

/* A tile under a roof is not drawn, also when everybody has seen it, and whatever aid
 * there is. */
static void
test_roofs (void)
{
  const CbTestGame game = { .kind = &cb_chateau_kind, .n_seats = 2 };
  CbSession *session = cb_ui_test_new_session (&game, 2);
  g_autofree CbState *state = cb_kind_copy_state (&cb_chateau_kind,
                                                  cb_session_peek_state (session));
  g_autofree CbState *other = cb_kind_copy_state (&cb_chateau_kind, state);
  CbChateau *seen = (CbChateau *) other;
  GtkWidget *picture = cb_thumbnail_new (SIZE), *window = cb_ui_test_show (picture, 200, 200);

  cb_thumbnail_set_position (CB_THUMBNAIL (picture), &cb_chateau_view, state, &marks);
  cb_display_wait_frame (window);
  seen->known = seen->covered;
  seen->memory = CB_CHATEAU_MEMORY_SEEN;
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (cb_chateau_slides (cell))
      seen->tile[cell] = (guint8) (1 + cell % CB_CHATEAU_N_CHEESES);
  assert_same (picture, &cb_chateau_view, state, other, TRUE);
  seen->covered = 0;
  assert_same (picture, &cb_chateau_view, state, other, FALSE);
  cb_ui_test_close (window);
  g_assert_finalize_object (session);
}

/* The first frame does not wait for it. */
static void
test_later (void)
{
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2 };
  CbSession *session = cb_ui_test_new_session (&game, 2);
  GtkWidget *picture = cb_thumbnail_new (SIZE), *window;

  cb_thumbnail_set_position (CB_THUMBNAIL (picture), &cb_rescue_view,
                             cb_session_peek_state (session), &marks);
  g_assert_false (cb_thumbnail_get_drawn (CB_THUMBNAIL (picture)));
  window = cb_ui_test_show (picture, 200, 200);
  while (!cb_thumbnail_get_drawn (CB_THUMBNAIL (picture)))
    g_main_context_iteration (NULL, TRUE);
  cb_thumbnail_set_position (CB_THUMBNAIL (picture), NULL, NULL, NULL);
  cb_display_wait_frame (window);
  cb_ui_test_close (window);
  g_assert_finalize_object (session);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_display_init (&argc, &argv))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *path = g_strconcat ("/thumbnail/secrets/", views[i]->kind->id, NULL);

      g_test_add_data_func (path, views[i], test_secrets);
    }
  g_test_add_func ("/thumbnail/roofs", test_roofs);
  g_test_add_func ("/thumbnail/later", test_later);

  return g_test_run ();
}
