/* cb-appetit-seat.c - a player's place at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-seat.h"

#include "cb-appetit-face.h"
#include "cb-appetit-pips.h"
#include "cb-appetit-stack.h"
#include "cb-appetit-text.h"
#include "cb-picture.h"
#include "cb-tooltip.h"

#include <glib/gi18n.h>

#define GAP         4
#define MAX_MARGIN  12
#define MARK_SIZE   18
#define MIN_TOKEN   14
#define MAX_TOKEN   36
#define PART_SIZE   16
/* A low place has everything side by side. In a narrow one, in which the pack
 * leaves less room than a word needs, the part in words stands below the pack,
 * unless that is too tight for it. */
#define LOW         48
#define WORD        5
#define TIGHT       72
/* Of the place's width: how much the pack may take. */
#define PACK_SHARE  0.5f

/**
 * CbAppetitSeat:
 *
 * The whole place is a button: it is a large target, and the pack in it is what
 * it turns. Name above; below it the pack with the number of its cards, and
 * beside that the tokens and the part that the player has in what goes on. Where
 * there is little room, the part is @sign alone.
 */
struct _CbAppetitSeat
{
  CbTarget   parent_instance;

  CbSeat     seat;
  guint      n_cards;

  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *pack;
  GtkWidget *count;
  GtkWidget *tokens;
  GtkWidget *controller;
  GtkWidget *part;
  GtkWidget *part_picture;
  GtkWidget *part_label;
  GtkWidget *sign;
};

G_DEFINE_FINAL_TYPE (CbAppetitSeat, cb_appetit_seat, CB_TYPE_TARGET)

static void
set_class (GtkWidget  *widget,
           const char *class,
           gboolean    has)
{
  if (has)
    gtk_widget_add_css_class (widget, class);
  else
    gtk_widget_remove_css_class (widget, class);
}

static int
measure_height (GtkWidget *child)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

static int
measure_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static void
allocate (GtkWidget *child,
          int        x,
          int        y,
          int        width,
          int        height)
{
  int minimum_width, minimum_height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
  minimum_height = measure_height (child);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { x, y, MAX (width, minimum_width),
                                               MAX (height, minimum_height) }, -1);
}

/* The mark and the name, both in the middle. Returns the row's height. */
static int
allocate_head (CbAppetitSeat *self,
               int            margin,
               int            width)
{
  int room = width - 2 * margin - MARK_SIZE - GAP;
  int height = MAX (measure_height (self->name), MARK_SIZE);
  int natural = MIN (measure_width (self->name), room);
  int left = margin + (room - natural) / 2;

  allocate (self->mark, left, margin + (height - MARK_SIZE) / 2, MARK_SIZE, MARK_SIZE);
  allocate (self->name, left + MARK_SIZE + GAP, margin, natural, height);

  return height;
}

/* The number of cards stands on the lower edge of the pack. */
static void
allocate_pack (CbAppetitSeat      *self,
               const GdkRectangle *pack)
{
  int count_width = measure_width (self->count), count_height = measure_height (self->count);

  allocate (self->pack, pack->x, pack->y, pack->width, pack->height);
  allocate (self->count, pack->x + (pack->width - count_width) / 2,
            pack->y + pack->height - count_height - 1, count_width, count_height);
}

/* In a low place everything stands side by side, and the part is a picture. */
static void
allocate_low (CbAppetitSeat      *self,
              const GdkRectangle *body)
{
  int pack = (int) ((float) body->height / CB_APPETIT_FACE_HEIGHT);
  int count = measure_height (self->count), count_width = measure_width (self->count);
  int x = body->x + pack - GAP, right = body->x + body->width - PART_SIZE;

  allocate (self->pack, body->x, body->y, pack, body->height);
  allocate (self->count, x, body->y + (body->height - count) / 2, count_width, count);
  x += count_width + GAP;
  allocate (self->tokens, x, body->y + (body->height - MIN_TOKEN) / 2,
            MAX (right - x - GAP, MIN_TOKEN), MIN_TOKEN);
  allocate (self->sign, right, body->y + (body->height - PART_SIZE) / 2, PART_SIZE, PART_SIZE);
}

/* Who decides, at the bottom of a place that has room for the word. */
static void
allocate_controller (CbAppetitSeat      *self,
                     const GdkRectangle *place)
{
  int line = measure_height (self->controller);
  gboolean fits = place->height >= line && place->width >= measure_width (self->controller);

  gtk_widget_set_child_visible (self->controller, fits);
  if (fits)
    allocate (self->controller, place->x, place->y + place->height - line, place->width, line);
}

/* Beside the pack: tokens above and the part below, as a picture if it is @tight;
 * and between them who decides, unless that has another place. */
static void
allocate_column (CbAppetitSeat      *self,
                 const GdkRectangle *column,
                 gboolean            tight,
                 int                 part)
{
  int token = CLAMP (column->width / 2, MIN_TOKEN, MIN (MAX_TOKEN, column->height * 2 / 5));

  allocate (self->tokens, column->x, column->y, column->width, token);
  if (tight)
    allocate (self->sign, column->x, column->y + column->height - PART_SIZE, PART_SIZE, PART_SIZE);
  else if (part > 0)
    allocate_controller (self, &(GdkRectangle) { column->x, column->y + token + GAP, column->width,
                                                 column->height - token - part - 2 * GAP });
}

/* How wide the pack is in a place of this width, if it may be so high. */
static int
get_pack_width (int width,
                int height)
{
  return (int) MIN ((float) height / CB_APPETIT_FACE_HEIGHT, (float) width * PACK_SHARE);
}

/* It does not depend on the word, so that packs keep their size. */
static gboolean
is_narrow (CbAppetitSeat      *self,
           const GdkRectangle *body)
{
  int room = body->width - get_pack_width (body->width, body->height) - 2 * GAP;

  return room < WORD * measure_height (self->part);
}

/* In a narrow place the part has a line of its own, if there is one to spare;
 * who has no part is named there. */
static void
allocate_high (CbAppetitSeat      *self,
               const GdkRectangle *body,
               gboolean            tight)
{
  gboolean narrow = is_narrow (self, body);
  int part = measure_height (self->part);
  int height = body->height - (narrow && !tight ? part + GAP : 0);
  int wide = get_pack_width (body->width, height);
  int high = (int) ((float) wide * CB_APPETIT_FACE_HEIGHT);
  int x = body->x + wide + 2 * GAP, room = body->width - wide - 2 * GAP;

  allocate_pack (self, &(GdkRectangle) { body->x, body->y + (height - high) / 2, wide, high });
  allocate_column (self, &(GdkRectangle) { x, body->y, room, height }, tight, narrow ? 0 : part);
  if (!tight)
    allocate (self->part, narrow ? body->x : x, body->y + body->height - part,
              narrow ? body->width : room, part);
  if (!tight && narrow && gtk_widget_has_css_class (self->part, "empty"))
    allocate_controller (self, &(GdkRectangle) { body->x, body->y + body->height - part,
                                                 body->width, part });
}

static void
cb_appetit_seat_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  CbAppetitSeat *self = CB_APPETIT_SEAT (widget);
  int margin = CLAMP (MIN (width, height) / 16, 2, MAX_MARGIN);
  int top = margin + allocate_head (self, margin, width) + margin / 2;
  GdkRectangle body = { margin, top, width - 2 * margin, height - top - margin };
  gboolean low = body.height < LOW;
  gboolean tight = low || (body.height < TIGHT && is_narrow (self, &body));

  gtk_widget_set_child_visible (self->sign, tight);
  gtk_widget_set_child_visible (self->part, !tight);
  gtk_widget_set_child_visible (self->controller, FALSE);
  if (low)
    allocate_low (self, &body);
  else
    allocate_high (self, &body, tight);
}

static void
cb_appetit_seat_class_init (CbAppetitSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->size_allocate = cb_appetit_seat_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "appetit-seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static GtkWidget *
add_label (CbAppetitSeat *self,
           const char    *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "ellipsize", PANGO_ELLIPSIZE_END,
                                   "xalign", 0.0f,
                                   NULL);

  gtk_widget_add_css_class (label, class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
add_part (CbAppetitSeat *self)
{
  self->part = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_widget_add_css_class (self->part, "part");
  gtk_widget_set_parent (self->part, GTK_WIDGET (self));

  self->part_picture = cb_picture_new (NULL);
  cb_picture_set_size (CB_PICTURE (self->part_picture), PART_SIZE);
  gtk_box_append (GTK_BOX (self->part), self->part_picture);
  self->part_label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "ellipsize", PANGO_ELLIPSIZE_END,
                                   NULL);
  gtk_box_append (GTK_BOX (self->part), self->part_label);
  self->sign = cb_picture_new (NULL);
  gtk_widget_set_parent (self->sign, GTK_WIDGET (self));
}

static void
cb_appetit_seat_init (CbAppetitSeat *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->mark = cb_picture_new (NULL);
  gtk_widget_set_parent (self->mark, widget);
  self->name = add_label (self, "name");
  self->pack = cb_appetit_stack_new ();
  gtk_widget_set_parent (self->pack, widget);
  self->count = add_label (self, "count");
  gtk_label_set_ellipsize (GTK_LABEL (self->count), PANGO_ELLIPSIZE_NONE);
  self->tokens = cb_appetit_pips_new ("appetit/token", NULL, MIN_TOKEN);
  gtk_widget_set_parent (self->tokens, widget);
  self->controller = add_label (self, "controller");
  add_part (self);
}

GtkWidget *
cb_appetit_seat_new (CbSeat seat)
{
  CbAppetitSeat *self = g_object_new (CB_TYPE_APPETIT_SEAT, NULL);
  g_autofree char *art = g_strdup_printf ("marks/seat-%d", seat);

  self->seat = seat;
  cb_picture_set_art (CB_PICTURE (self->mark), art);

  return GTK_WIDGET (self);
}

CbSeat
cb_appetit_seat_get_seat (CbAppetitSeat *self)
{
  g_return_val_if_fail (CB_IS_APPETIT_SEAT (self), CB_SEAT_NONE);

  return self->seat;
}

/**
 * cb_appetit_seat_get_cards:
 * @self: a seat
 *
 * Returns: how many cards it is said to have
 */
guint
cb_appetit_seat_get_cards (CbAppetitSeat *self)
{
  g_return_val_if_fail (CB_IS_APPETIT_SEAT (self), 0);

  return self->n_cards;
}

/**
 * cb_appetit_seat_get_top:
 * @self: a seat
 *
 * Returns: (transfer none): where cards come from and go to
 */
GtkWidget *
cb_appetit_seat_get_top (CbAppetitSeat *self)
{
  g_return_val_if_fail (CB_IS_APPETIT_SEAT (self), NULL);

  return cb_appetit_stack_get_top (CB_APPETIT_STACK (self->pack));
}

/**
 * cb_appetit_seat_get_tokens:
 * @self: a seat
 *
 * Returns: (transfer none): where tokens go to
 */
GtkWidget *
cb_appetit_seat_get_tokens (CbAppetitSeat *self)
{
  g_return_val_if_fail (CB_IS_APPETIT_SEAT (self), NULL);

  return self->tokens;
}

/* Who is to turn, who chases and whose mouse is chased: a picture and a word. */
static void
show_part (CbAppetitSeat   *self,
           const CbAppetit *state)
{
  const char *art = NULL, *word = NULL;

  if (state->turn == self->seat && state->tries > 0)
    {
      art = "appetit/cat";
      /* Translators: the player who chases the mouse; there is little room. */
      word = C_("seat", "Chases");
    }
  else if (state->turn == self->seat)
    {
      art = "appetit/turn";
      /* Translators: the player who turns the next card; there is little room. */
      word = C_("seat", "Turns");
    }
  else if (state->turn != CB_SEAT_NONE && state->tries > 0 && state->mouse_owner == self->seat)
    {
      art = cb_appetit_face_get_art ((CbAppetitCard) state->pile[state->mouse_place]);
      /* Translators: the player who turned the mouse; there is little room. */
      word = C_("seat", "Mouse");
    }

  cb_picture_set_art (CB_PICTURE (self->part_picture), art);
  cb_picture_set_art (CB_PICTURE (self->sign), art);
  gtk_label_set_label (GTK_LABEL (self->part_label), word != NULL ? word : "");
  set_class (self->part, "empty", word == NULL);
}

static void
show_words (CbAppetitSeat   *self,
            CbSession       *session,
            const CbAppetit *state,
            gboolean         playable)
{
  g_autofree char *words = cb_appetit_describe_pack (session, state, self->seat, playable);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_DISABLED, !playable, -1);
  cb_tooltip_set (GTK_WIDGET (self), playable ? NULL : words);
}

/**
 * cb_appetit_seat_show:
 * @self: a seat
 * @session: the game
 * @state: a position of it
 * @playable: whether its pack can be turned here and now
 *
 * Shows everything but the numbers.
 */
void
cb_appetit_seat_show (CbAppetitSeat   *self,
                      CbSession       *session,
                      const CbAppetit *state,
                      gboolean         playable)
{
  gboolean human;

  g_return_if_fail (CB_IS_APPETIT_SEAT (self));

  human = cb_session_get_controller (session, self->seat) == CB_CONTROLLER_HUMAN;
  gtk_label_set_label (GTK_LABEL (self->name), cb_session_get_name (session, self->seat));
  gtk_label_set_label (GTK_LABEL (self->controller), human ? "" : C_("player", "Computer"));
  set_class (GTK_WIDGET (self), "turn", state->turn == self->seat);
  set_class (GTK_WIDGET (self), "playable", playable);
  show_part (self, state);
  show_words (self, session, state, playable);
}

/**
 * cb_appetit_seat_lift:
 * @self: a seat that has cards
 * @n_seats: how many play
 *
 * The top card leaves the pack; the number follows when it has arrived.
 */
void
cb_appetit_seat_lift (CbAppetitSeat *self,
                      guint          n_seats)
{
  g_return_if_fail (CB_IS_APPETIT_SEAT (self));
  g_return_if_fail (self->n_cards > 0);

  cb_appetit_stack_show (CB_APPETIT_STACK (self->pack), n_seats, self->seat, self->n_cards - 1);
}

/**
 * cb_appetit_seat_count:
 * @self: a seat
 * @n_seats: how many play
 * @n_cards: how many cards are in its pack
 * @n_tokens: how many tokens it has
 */
void
cb_appetit_seat_count (CbAppetitSeat *self,
                       guint          n_seats,
                       guint          n_cards,
                       guint          n_tokens)
{
  g_autofree char *text = g_strdup_printf ("%u", n_cards);

  g_return_if_fail (CB_IS_APPETIT_SEAT (self));

  self->n_cards = n_cards;
  gtk_label_set_label (GTK_LABEL (self->count), text);
  cb_appetit_stack_show (CB_APPETIT_STACK (self->pack), n_seats, self->seat, n_cards);
  cb_appetit_pips_set_count (CB_APPETIT_PIPS (self->tokens), n_tokens, 0);
}
