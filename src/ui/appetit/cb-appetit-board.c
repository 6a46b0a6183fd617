/* cb-appetit-board.c - Bon Appétit!: the table with its seats
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-board-private.h"

#include "cb-appetit-layout.h"
#include "cb-appetit-pips.h"
#include "cb-art.h"
#include "cb-css-class.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The only move there is. */
#define FLIP        0
#define TOKEN_LINES 1.4
#define GAP         6
/* The border of the cloth. */
#define RIM         5

G_DEFINE_FINAL_TYPE (CbAppetitBoard, cb_appetit_board, CB_TYPE_BOARD)

/* The telling turns the cards when it is time; there is never more than one move. */
void
cb_appetit_board_update_auto (CbAppetitBoard *self)
{
  CbTelling *telling = cb_board_get_telling (CB_BOARD (self));
  guint others;

  if (telling == NULL)
    return;

  others = cb_telling_get_help (telling) & ~(guint) CB_TELLING_FORCED;
  cb_telling_set_help (telling, cb_appetit_board_get_auto (self) ? others | CB_TELLING_FORCED
                                                                 : others);
}

/* A card is turned by whose turn it is; while another player's move is told, people
 * can only hurry it. */
static void
turn_or_hurry (CbAppetitBoard *self)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));

  if (session != NULL && cb_board_get_review (CB_BOARD (self)) < 0 &&
      !cb_board_play (CB_BOARD (self), FLIP))
    cb_board_hurry (CB_BOARD (self));
}

static void
refuse (CbAppetitBoard *self,
        GtkWidget      *seat)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  /* Translators: it is somebody else's turn, whose name this is. */
  g_autofree char *text = g_strdup_printf (_("Not yet: %s turns over the next card"),
                                           cb_session_get_name (session,
                                                                cb_session_get_turn (session)));

  cb_board_refuse (CB_BOARD (self), seat, text);
  cb_appetit_board_follow_turn (self);
}

static void
seat_activated_cb (CbAppetitBoard *self,
                   CbAppetitSeat  *seat)
{
  CbTelling *telling = cb_board_get_telling (CB_BOARD (self));
  CbSession *session = cb_telling_get_session (telling);
  CbSeat turn = cb_session_get_turn (session);
  CbSeat place = cb_appetit_seat_get_seat (seat);

  if (cb_telling_get_review (telling) >= 0 || cb_telling_get_over_told (telling))
    return;

  if (place == turn && cb_session_is_human (session, place))
    turn_or_hurry (self);
  else if (!cb_telling_get_caught_up (telling) ||
           (cb_session_is_human (session, place) && !cb_session_is_human (session, turn)))
    cb_board_hurry (CB_BOARD (self));
  else
    refuse (self, GTK_WIDGET (seat));
}

/* Wherever the focus is, except on the button, which has its own use for these keys. */
static gboolean
key_pressed_cb (CbAppetitBoard  *self,
                guint            key,
                guint            code,
                GdkModifierType  modifiers)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
                                GDK_KEY_space, GDK_KEY_KP_Space };

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      gtk_widget_has_focus (self->auto_button))
    return GDK_EVENT_PROPAGATE;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i] == key)
      {
        turn_or_hurry (self);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

static gboolean
toggle_auto_cb (GtkWidget *widget,
                GVariant  *arguments,
                gpointer   user_data)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (widget);

  if (gtk_widget_is_sensitive (self->auto_button) && gtk_widget_get_visible (self->auto_button))
    cb_appetit_board_set_auto (self, !cb_appetit_board_get_auto (self));

  return TRUE;
}

void
cb_appetit_board_add_seats (CbAppetitBoard *self)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  guint n_seats = cb_session_get_n_seats (session);
  GtkWidget *before = self->cloth;

  if (self->n_seats == n_seats)
    return;

  for (guint i = 0; i < CB_APPETIT_MAX_SEATS; i++)
    g_clear_pointer (&self->seats[i], gtk_widget_unparent);
  for (guint i = 0; i < n_seats; i++)
    {
      self->seats[i] = cb_appetit_seat_new ((CbSeat) i, cb_session_get_marks (session)->of[i]);
      gtk_widget_insert_after (self->seats[i], GTK_WIDGET (self), before);
      g_signal_connect_object (self->seats[i], "activated", G_CALLBACK (seat_activated_cb), self,
                               G_CONNECT_SWAPPED);
      before = self->seats[i];
    }
  self->n_seats = n_seats;
}

/* Escape stops what goes on by itself. */
static gboolean
cb_appetit_board_cancel (CbBoard *board)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (board);

  if (!cb_appetit_board_get_auto (self))
    return FALSE;

  cb_appetit_board_set_auto (self, FALSE);

  return TRUE;
}

static void
cb_appetit_board_take_over (CbBoard *board,
                            CbBoard *other)
{
  cb_appetit_board_set_auto (CB_APPETIT_BOARD (board),
                             cb_appetit_board_get_auto (CB_APPETIT_BOARD (other)));
}

static GtkWidget *
cb_appetit_board_find_spot (CbBoard *board,
                            int      spot)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (board);
  GtkWidget *top = cb_appetit_pile_get_card (CB_APPETIT_PILE (self->pile), 0);

  if (spot == CB_APPETIT_SPOT_PILE)
    return top != NULL && gtk_widget_get_mapped (top) ? top : self->pile;
  if (spot == CB_APPETIT_SPOT_NEWS)
    return cb_appetit_pile_get_words (CB_APPETIT_PILE (self->pile));

  return spot == CB_APPETIT_SPOT_TOKENS ? self->supply : self->seats[spot];
}

/* The pack that can be turned comes first. */
static gboolean
cb_appetit_board_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (widget);
  CbSeat seat;

  if (gtk_widget_get_focus_child (widget) == NULL && direction == GTK_DIR_TAB_FORWARD &&
      self->n_seats > 0)
    {
      seat = cb_board_get_playable (CB_BOARD (self)) ? cb_appetit_board_peek (self)->turn
                                                     : cb_appetit_board_find_nearest (self);
      return gtk_widget_grab_focus (self->seats[seat]);
    }

  return GTK_WIDGET_CLASS (cb_appetit_board_parent_class)->focus (widget, direction);
}

static void
allocate_middle (CbAppetitBoard     *self,
                 const GdkRectangle *middle)
{
  int wide, high;
  GtkAllocation pile = *middle, bar = *middle;

  gtk_widget_measure (self->bar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
  gtk_widget_measure (self->bar, GTK_ORIENTATION_VERTICAL, -1, &high, NULL, NULL, NULL);
  bar.width = MIN (wide, middle->width);
  bar.x += (middle->width - bar.width) / 2;
  bar.height = high;
  bar.y += middle->height - high;
  pile.height = MAX (middle->height - high - GAP, 1);
  gtk_widget_size_allocate (self->bar, &bar, -1);
  gtk_widget_size_allocate (self->pile, &pile, -1);
}

/* The larger the seats, the larger all that is written. */
static void
mark_size (CbAppetitBoard *self,
           int             seat_height)
{
  static const char *const sizes[] = { "small", "medium", "large", "huge" };
  static const int heights[] = { 0, 190, 270, 400 };
  guint i = G_N_ELEMENTS (heights) - 1;

  while (seat_height < heights[i])
    i--;
  cb_css_class_set_bits (GTK_WIDGET (self), sizes, G_N_ELEMENTS (sizes), 1u << i);
}

static void
cb_appetit_board_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (widget);
  CbAppetitLayout layout;

  if (self->n_seats == 0)
    return;

  cb_appetit_layout_fit (&layout, self->n_seats, cb_appetit_board_find_nearest (self),
                         width, height);
  gtk_widget_size_allocate (self->cloth, &layout.cloth, -1);
  for (guint i = 0; i < self->n_seats; i++)
    gtk_widget_size_allocate (self->seats[i], &layout.seats[i], -1);
  allocate_middle (self, &layout.middle);
  mark_size (self, layout.seats[0].height);
  self->felt = (GdkRectangle) { layout.cloth.x + RIM, layout.cloth.y + RIM,
                                layout.cloth.width - 2 * RIM, layout.cloth.height - 2 * RIM };
}

/* Wood and felt: only light and shade, over the colours of the style sheet. With high
 * contrast there is neither. */
static void
cb_appetit_board_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (widget);
  GdkRectangle all = { 0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget) };
  gboolean plain = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());

  if (!plain)
    cb_art_draw ("appetit/wood", widget, snapshot, &all);
  gtk_widget_snapshot_child (widget, self->cloth, snapshot);
  if (!plain)
    cb_art_draw ("appetit/felt", widget, snapshot, &self->felt);
  for (GtkWidget *child = gtk_widget_get_next_sibling (self->cloth); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
}

static void
cb_appetit_board_dispose (GObject *object)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (object);

  self->n_seats = 0;
  g_clear_object (&self->glide_animation);

  G_OBJECT_CLASS (cb_appetit_board_parent_class)->dispose (object);
}

static void
cb_appetit_board_class_init (CbAppetitBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CbBoardClass *board_class = CB_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_appetit_board_dispose;
  widget_class->focus = cb_appetit_board_focus;
  widget_class->size_allocate = cb_appetit_board_size_allocate;
  widget_class->snapshot = cb_appetit_board_snapshot;
  board_class->show = cb_appetit_board_show;
  board_class->begin = cb_appetit_board_begin;
  board_class->progress = cb_appetit_board_progress;
  board_class->refresh = cb_appetit_board_refresh;
  board_class->cancel = cb_appetit_board_cancel;
  board_class->read = cb_appetit_board_read;
  board_class->find_spot = cb_appetit_board_find_spot;
  board_class->take_over = cb_appetit_board_take_over;

  gtk_widget_class_add_binding (widget_class, GDK_KEY_a, 0, toggle_auto_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "appetit-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_bar (CbAppetitBoard *self)
{
  GtkWidget *content = adw_button_content_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "media-playback-start-symbolic");
  /* Translators: a switch: people’s cards are turned over automatically; there is little room. */
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), C_("cards", "Auto"));
  self->auto_button = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->auto_button), content);
  gtk_widget_set_tooltip_text (self->auto_button, _("Turn Cards Automatically (A)"));
  g_signal_connect_object (self->auto_button, "toggled",
                           G_CALLBACK (cb_appetit_board_update_auto), self, G_CONNECT_SWAPPED);

  self->supply = cb_appetit_pips_new ("appetit/token", NULL, TOKEN_LINES);
  gtk_widget_set_valign (self->supply, GTK_ALIGN_CENTER);
  self->bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2 * GAP);
  gtk_widget_add_css_class (self->bar, "bar");
  gtk_box_append (GTK_BOX (self->bar), self->supply);
  gtk_box_append (GTK_BOX (self->bar), self->auto_button);
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
}

static void
cb_appetit_board_init (CbAppetitBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (widget, keys);
  self->cloth = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              NULL);
  gtk_widget_add_css_class (self->cloth, "cb-felt");
  gtk_widget_set_can_target (self->cloth, FALSE);
  gtk_widget_set_parent (self->cloth, widget);
  gtk_widget_add_css_class (widget, "cb-wood");
  cb_appetit_board_add_glide (self);
  add_bar (self);
  /* Last, so that cards fly above the seats. */
  self->pile = g_object_new (CB_TYPE_APPETIT_PILE, NULL);
  gtk_widget_set_parent (self->pile, widget);
  g_signal_connect_object (self->pile, "activated", G_CALLBACK (turn_or_hurry), self,
                           G_CONNECT_SWAPPED);
}

CbAppetitSeat *
cb_appetit_board_get_seat (CbAppetitBoard *self,
                           CbSeat          seat)
{
  g_return_val_if_fail (CB_IS_APPETIT_BOARD (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < (CbSeat) self->n_seats, NULL);

  return CB_APPETIT_SEAT (self->seats[seat]);
}

CbAppetitPile *
cb_appetit_board_get_pile (CbAppetitBoard *self)
{
  g_return_val_if_fail (CB_IS_APPETIT_BOARD (self), NULL);

  return CB_APPETIT_PILE (self->pile);
}

gboolean
cb_appetit_board_get_auto (CbAppetitBoard *self)
{
  g_return_val_if_fail (CB_IS_APPETIT_BOARD (self), FALSE);

  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->auto_button));
}

/**
 * cb_appetit_board_set_auto:
 * @self: a board
 * @is_auto: whether the cards of people turn by themselves
 */
void
cb_appetit_board_set_auto (CbAppetitBoard *self,
                           gboolean        is_auto)
{
  g_return_if_fail (CB_IS_APPETIT_BOARD (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->auto_button), is_auto);
}
