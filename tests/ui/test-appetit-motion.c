/* test-appetit-motion.c - Bon Appétit! as it moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cloth.h"

#include "cb-appetit-face.h"
#include "cb-table.h"

/* Everything stands still, and the next card comes. */
static void
begin (CbCloth    *self,
       const char *front,
       const char *options,
       guint       n_flips)
{
  cb_cloth_set_up_deck (self, front, options);
  cb_cloth_flip (self, n_flips);
  cb_cloth_wait_for_frames (self);
  cb_cloth_stop_clock (self);
}

/* The next event has begun. */
static void
begin_next (CbCloth            *self,
            CbAppetitEventType  type)
{
  while (cb_telling_peek_event (cb_cloth_get_telling (self)) == NULL)
    cb_cloth_pass (self);
  g_assert_cmpuint (cb_telling_peek_event (cb_cloth_get_telling (self))->type, ==, type);
}

/* Where something is on the board, as far as the event is. */
static void
find (CbCloth         *self,
      GtkWidget       *thing,
      double           progress,
      graphene_rect_t *bounds)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  GtkWidget *pile = GTK_WIDGET (cb_appetit_board_get_pile (self->board));
  const CbEvent *event = cb_telling_peek_event (cb_cloth_get_telling (self));
  GtkAllocation place;

  if (event != NULL)
    CB_BOARD_GET_CLASS (self->board)->progress (CB_BOARD (board), event, progress);
  gtk_widget_get_allocation (pile, &place);
  gtk_widget_size_allocate (pile, &place, -1);
  g_assert_true (gtk_widget_compute_bounds (thing, board, bounds));
}

static GtkWidget *
get_card (CbCloth *self,
          guint    depth)
{
  return cb_appetit_pile_get_card (cb_appetit_board_get_pile (self->board), depth);
}

static GtkWidget *
get_pack (CbCloth *self,
          CbSeat   seat)
{
  return cb_appetit_seat_get_top (cb_appetit_board_get_seat (self->board, seat));
}

static float
get_distance (const graphene_rect_t *a,
              const graphene_rect_t *b)
{
  graphene_point_t from, to;

  graphene_rect_get_center (a, &from);
  graphene_rect_get_center (b, &to);

  return graphene_point_distance (&from, &to, NULL, NULL);
}

/* A card comes from the pack of who turns it. */
static void
test_turn (void)
{
  CbCloth self = { 0 };
  graphene_rect_t pack, card, lain;

  begin (&self, "Q;Q;", NULL, 1);
  cb_cloth_play (&self);
  begin_next (&self, CB_APPETIT_EVENT_TURNED);
  find (&self, get_pack (&self, 1), 0, &pack);
  find (&self, get_card (&self, 0), 0, &card);
  g_assert_cmpfloat (get_distance (&pack, &card), <, 4);
  find (&self, get_card (&self, 0), 1, &lain);
  g_assert_cmpfloat (get_distance (&pack, &lain), >, 60);
  cb_cloth_tell_all (&self);
  find (&self, get_card (&self, 0), 1, &card);
  g_assert_cmpfloat (get_distance (&card, &lain), <, 1);
  cb_cloth_tear_down (&self);
}

/* The cat jumps, comes down on the mouse, and stays there until the pile is taken. */
static void
test_pounce (void)
{
  CbCloth self = { 0 };
  graphene_rect_t before, jump, cat, mouse, after;

  begin (&self, "Q;Q;M2;C;", NULL, 3);
  cb_cloth_play (&self);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);
  begin_next (&self, CB_APPETIT_EVENT_CAUGHT);
  find (&self, get_card (&self, 0), 0, &before);
  find (&self, get_card (&self, 0), 0.35, &jump);
  g_assert_cmpfloat (jump.origin.y, <, before.origin.y - before.size.width / 4);
  g_assert_cmpfloat (jump.size.width, >, before.size.width);
  find (&self, get_card (&self, 0), 1, &cat);
  find (&self, get_card (&self, 1), 1, &mouse);
  g_assert_cmpfloat (get_distance (&cat, &mouse), <, get_distance (&before, &mouse));
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_CAUGHT);
  find (&self, get_card (&self, 0), 0, &after);
  g_assert_cmpfloat (get_distance (&cat, &after), <, 1);
  begin_next (&self, CB_APPETIT_EVENT_TOOK);
  find (&self, get_card (&self, 0), 0, &after);
  g_assert_cmpfloat (get_distance (&cat, &after), <, 1);
  cb_cloth_tear_down (&self);
}

/* A mouse that escapes slips towards its player. */
static void
test_slip (void)
{
  CbCloth self = { 0 };
  graphene_rect_t pack, before, after;

  begin (&self, "Q;M1;Q;", NULL, 2);
  cb_cloth_play (&self);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);
  begin_next (&self, CB_APPETIT_EVENT_ESCAPED);
  find (&self, get_pack (&self, 1), 0, &pack);
  find (&self, get_card (&self, 1), 0, &before);
  find (&self, get_card (&self, 1), 1, &after);
  g_assert_cmpfloat (get_distance (&after, &pack), <,
                     get_distance (&before, &pack) - before.size.width / 4);
  cb_cloth_tear_down (&self);
}

/* A mouse that was missed hops, and is where it was. */
static void
test_dodge (void)
{
  CbCloth self = { 0 };
  graphene_rect_t before, hop, after;

  begin (&self, "Q;M2;Q;", NULL, 2);
  cb_cloth_play (&self);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);
  begin_next (&self, CB_APPETIT_EVENT_MISSED);
  find (&self, get_card (&self, 1), 0, &before);
  find (&self, get_card (&self, 1), 0.25, &hop);
  find (&self, get_card (&self, 1), 1, &after);
  g_assert_cmpfloat (hop.origin.y, <, before.origin.y - 4);
  g_assert_cmpfloat (get_distance (&before, &after), <, 1);
  cb_cloth_tear_down (&self);
}

/* The pile goes to who takes it, and the token follows. */
static void
test_taking (void)
{
  CbCloth self = { 0 };
  graphene_rect_t pack, card, token, tokens;
  GtkWidget *pile;

  begin (&self, "M1;C;", NULL, 1);
  pile = GTK_WIDGET (cb_appetit_board_get_pile (self.board));
  cb_cloth_play (&self);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_CAUGHT);
  begin_next (&self, CB_APPETIT_EVENT_TOOK);
  find (&self, get_pack (&self, 1), 0, &pack);
  for (guint depth = 0; depth < 3; depth++)
    {
      find (&self, get_card (&self, depth), 1, &card);
      g_assert_cmpfloat (get_distance (&card, &pack), <, 4);
    }
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TOOK);

  begin_next (&self, CB_APPETIT_EVENT_TOKEN);
  find (&self, gtk_widget_get_last_child (pile), 0, &token);
  find (&self, cb_appetit_seat_get_tokens (cb_appetit_board_get_seat (self.board, 1)), 0, &tokens);
  g_assert_cmpfloat (get_distance (&token, &tokens), >, 60);
  find (&self, gtk_widget_get_last_child (pile), 1, &token);
  g_assert_true (graphene_rect_intersection (&token, &tokens, NULL));
  cb_cloth_tear_down (&self);
}

/* One pack after the other, from a deck, and then the first card. */
static void
test_deal (void)
{
  CbCloth self = { 0 };
  graphene_rect_t deck, pack, card;

  begin (&self, "Q;Q;", NULL, 0);
  find (&self, get_card (&self, 0), 0, &deck);
  cb_telling_tell_opening (cb_cloth_get_telling (&self));
  begin_next (&self, CB_APPETIT_EVENT_DEALT);
  cb_cloth_check_shown (&self, 0, 0, 0, "");
  cb_cloth_check_shown (&self, 1, 0, 0, "");
  find (&self, get_pack (&self, 0), 0, &pack);
  find (&self, get_card (&self, 0), 0, &card);
  g_assert_cmpfloat (get_distance (&card, &deck), <, 4);
  find (&self, get_card (&self, 0), 1, &card);
  g_assert_cmpfloat (get_distance (&card, &pack), <, 4);

  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_DEALT);
  cb_cloth_check_shown (&self, 0, 25, 0, "");
  cb_cloth_check_shown (&self, 1, 0, 0, "");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_DEALT);
  cb_cloth_check_shown (&self, 1, 24, 0, "");
  g_assert_null (get_card (&self, 0));
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_DEALT);
  g_assert_nonnull (get_card (&self, 0));
  g_assert_true (cb_telling_get_caught_up (cb_cloth_get_telling (&self)));
  cb_cloth_tear_down (&self);
}

/* Nobody has to wait until all is dealt. */
static void
test_impatient_deal (void)
{
  CbCloth self = { 0 };

  begin (&self, "Q;Q;", NULL, 0);
  cb_telling_tell_opening (cb_cloth_get_telling (&self));
  gtk_widget_activate (cb_cloth_get_seat (&self, 0));
  g_assert_true (cb_telling_get_caught_up (cb_cloth_get_telling (&self)));
  cb_cloth_check_shown (&self, 1, 24, 0, "");
  gtk_widget_activate (cb_cloth_get_seat (&self, 0));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  cb_cloth_tell_all (&self);
  cb_cloth_check_shown (&self, 0, 24, 0, "");
  cb_cloth_tear_down (&self);
}

/* Who has won is not seen before that is told. */
static void
test_winner (void)
{
  CbCloth self = { 0 };

  begin (&self, "M1;C;", "tokens=1", 1);
  cb_cloth_play (&self);
  while (self.told.type != CB_APPETIT_EVENT_TOKEN)
    {
      g_assert_false (gtk_widget_has_css_class (cb_cloth_get_seat (&self, 1), "winner"));
      cb_cloth_pass (&self);
    }
  begin_next (&self, CB_APPETIT_EVENT_OVER);
  g_assert_true (gtk_widget_has_css_class (cb_cloth_get_seat (&self, 1), "winner"));
  g_assert_false (gtk_widget_has_css_class (cb_cloth_get_seat (&self, 0), "winner"));
  cb_cloth_tell_all (&self);
  g_assert_true (gtk_widget_has_css_class (cb_cloth_get_seat (&self, 1), "winner"));
  cb_telling_review (cb_cloth_get_telling (&self), 1);
  g_assert_false (gtk_widget_has_css_class (cb_cloth_get_seat (&self, 1), "winner"));
  cb_cloth_tear_down (&self);
}

/* Looking back and forth moves the card that makes the difference. */
static void
test_glide (void)
{
  CbCloth self = { 0 };
  graphene_rect_t pack, there, card;

  begin (&self, "Q;Q;Q;", NULL, 3);
  find (&self, get_pack (&self, 0), 0, &pack);
  find (&self, get_card (&self, 0), 0, &there);
  cb_telling_review (cb_cloth_get_telling (&self), 2);
  g_assert_nonnull (get_card (&self, 3));
  find (&self, get_card (&self, 0), 0, &card);
  g_assert_cmpfloat (get_distance (&card, &there), <, get_distance (&card, &pack));
  while (get_card (&self, 3) != NULL)
    g_main_context_iteration (NULL, TRUE);

  cb_telling_review (cb_cloth_get_telling (&self), 3);
  find (&self, get_card (&self, 0), 0, &card);
  g_assert_cmpfloat (get_distance (&card, &pack), <, get_distance (&card, &there));
  do
    {
      g_main_context_iteration (NULL, TRUE);
      find (&self, get_card (&self, 0), 0, &card);
    }
  while (get_distance (&card, &there) > get_distance (&card, &pack) / 2);
  cb_cloth_tear_down (&self);
}

/* What comes next does not wait for that, and shows the pile as it is. */
static void
test_glide_is_cut (void)
{
  CbCloth self = { 0 };

  begin (&self, "Q;Q;Q;Q;", NULL, 3);
  cb_telling_tell_again (cb_cloth_get_telling (&self));
  begin_next (&self, CB_APPETIT_EVENT_TURNED);
  g_assert_nonnull (get_card (&self, 3));
  g_assert_null (get_card (&self, 4));
  cb_cloth_tear_down (&self);
}

/* Where less motion is asked for, there is none. */
static void
test_still (void)
{
  CbCloth self = { 0 };
  GtkSettings *settings;

  begin (&self, "Q;Q;Q;", NULL, 3);
  settings = gtk_widget_get_settings (self.table);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  cb_telling_review (cb_cloth_get_telling (&self), 2);
  g_assert_null (get_card (&self, 3));
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  cb_cloth_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/appetit-motion/turn", test_turn);
  g_test_add_func ("/appetit-motion/pounce", test_pounce);
  g_test_add_func ("/appetit-motion/slip", test_slip);
  g_test_add_func ("/appetit-motion/dodge", test_dodge);
  g_test_add_func ("/appetit-motion/taking", test_taking);
  g_test_add_func ("/appetit-motion/deal", test_deal);
  g_test_add_func ("/appetit-motion/impatient-deal", test_impatient_deal);
  g_test_add_func ("/appetit-motion/winner", test_winner);
  g_test_add_func ("/appetit-motion/glide", test_glide);
  g_test_add_func ("/appetit-motion/glide-is-cut", test_glide_is_cut);
  g_test_add_func ("/appetit-motion/still", test_still);

  return g_test_run ();
}
