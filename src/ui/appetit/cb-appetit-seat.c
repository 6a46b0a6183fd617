/* cb-appetit-seat.c - a player's place at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-seat.h"

#include "cb-appetit-art.h"
#include "cb-appetit-face.h"
#include "cb-appetit-pips.h"
#include "cb-appetit-text.h"
#include "cb-css-class.h"
#include "cb-picture.h"
#include "cb-speech.h"

#include <glib/gi18n.h>

#define GAP         4
#define MIN_TOKEN   14
/* Of the room beside the pack: how high tokens are; and what they ask for. */
#define TOKEN_SHARE 0.42f
#define TOKEN_LINES 0.8
/* A low place has everything side by side. In a narrow one, where the pack leaves less room
 * than a word needs, the part stands below the pack in words, unless that is too tight. */
#define LOW         48
#define WORD        5
#define TIGHT       72
/* Of the place's width: how much the pack may take; of the pack's: the top card, as
 * the edges of those below it show. */
#define PACK_SHARE  0.5f
#define TOP_SHARE   0.9f
/* One edge shows for so many cards. */
#define EDGE_CARDS  6

/**
 * CbAppetitSeat:
 *
 * The whole place is a button: it is a large target, and the pack in it is what
 * it turns. Name above; below it the pack with the number of its cards, and
 * beside that the tokens and the part that the player has in what goes on, or who
 * decides. Where there is little room, the part is @sign alone.
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
  GtkWidget *part;
  GtkWidget *sign;
  /* What is said under the pointer. */
  char      *tip;
};

G_DEFINE_FINAL_TYPE (CbAppetitSeat, cb_appetit_seat, CB_TYPE_TARGET)

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
  int height = measure_height (self->name);
  int room = width - 2 * margin - height - GAP;
  int natural = MIN (measure_width (self->name), room);
  int left = margin + (room - natural) / 2;

  allocate (self->mark, left, margin, height, height);
  allocate (self->name, left + height + GAP, margin, natural, height);

  return height;
}

/* The number of cards stands on the lower edge of the pack. */
static void
allocate_pack (CbAppetitSeat *self,
               int            x,
               int            y,
               int            width)
{
  int count_width = measure_width (self->count), count_height = measure_height (self->count);
  float high = (float) width * CB_APPETIT_FACE_HEIGHT;

  allocate (self->pack, x, y, (int) ((float) width * TOP_SHARE), (int) (high * TOP_SHARE));
  allocate (self->count, x + (width - count_width) / 2, y + (int) high - count_height - 1,
            count_width, count_height);
}

/* Standing on @bottom: in words if there is room for all of them. */
static void
allocate_part (CbAppetitSeat *self,
               int            x,
               int            bottom,
               int            width)
{
  int line = measure_height (self->part);
  gboolean whole = measure_width (self->part) <= width;

  gtk_widget_set_child_visible (self->part, whole);
  if (whole)
    allocate (self->part, x, bottom - line, width, line);
  allocate (self->sign, whole ? x + GAP : x, bottom - line, line, line);
}

/* In a low place everything stands side by side, and the part is a picture. */
static void
allocate_low (CbAppetitSeat      *self,
              const GdkRectangle *body)
{
  int pack = (int) ((float) body->height / CB_APPETIT_FACE_HEIGHT);
  int count = measure_height (self->count), count_width = measure_width (self->count);
  int line = measure_height (self->part);
  int x = body->x + pack - GAP, right = body->x + body->width - line;

  allocate (self->pack, body->x, body->y, pack, body->height);
  allocate (self->count, x, body->y + (body->height - count) / 2, count_width, count);
  x += count_width + GAP;
  allocate (self->tokens, x, body->y + (body->height - MIN_TOKEN) / 2,
            MAX (right - x - GAP, MIN_TOKEN), MIN_TOKEN);
  allocate_part (self, right, body->y + (body->height + line) / 2, 0);
}

/* How wide the pack is in a place of this width, if it may be so high. */
static int
get_pack_width (int width,
                int height)
{
  return (int) MIN ((float) height / CB_APPETIT_FACE_HEIGHT, (float) width * PACK_SHARE);
}

/* Beside the pack: tokens above and the part below. In a narrow place the part has a
 * line of its own, if there is one to spare; that does not depend on the word, so that
 * packs keep their size. */
static void
allocate_high (CbAppetitSeat      *self,
               const GdkRectangle *body)
{
  int line = measure_height (self->part), height = body->height, wide, x, room;
  gboolean narrow, tight;

  narrow = body->width - get_pack_width (body->width, height) - 2 * GAP < WORD * line;
  tight = narrow && height < TIGHT;
  height -= narrow && !tight ? line + GAP : 0;
  wide = get_pack_width (body->width, height);
  x = body->x + wide + 2 * GAP;
  room = body->width - wide - 2 * GAP;

  allocate_pack (self, body->x,
                 body->y + (height - (int) ((float) wide * CB_APPETIT_FACE_HEIGHT)) / 2, wide);
  allocate (self->tokens, x, body->y, room,
            MAX (MIN_TOKEN, MIN (room / 2, (int) ((float) height * TOKEN_SHARE))));
  if (narrow && !tight)
    allocate_part (self, body->x, body->y + body->height, body->width);
  else
    allocate_part (self, x, body->y + body->height, tight ? 0 : room);
}

static void
cb_appetit_seat_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  CbAppetitSeat *self = CB_APPETIT_SEAT (widget);
  int margin = MAX (MIN (width, height) / 16, 2);
  int top = margin + allocate_head (self, margin, width) + margin / 2;
  GdkRectangle body = { margin, top, width - 2 * margin, height - top - margin };

  cb_css_class_set (widget, "low", body.height < LOW);
  if (body.height < LOW)
    allocate_low (self, &body);
  else
    allocate_high (self, &body);
}

/* Its name, when it is asked for: a text that is set would describe the seat as well, and a
 * screen reader would say its name twice. */
static gboolean
cb_appetit_seat_query_tooltip (GtkWidget  *widget,
                               int         x,
                               int         y,
                               gboolean    keyboard,
                               GtkTooltip *tooltip)
{
  CbAppetitSeat *self = CB_APPETIT_SEAT (widget);

  gtk_tooltip_set_text (tooltip, self->tip);

  return self->tip != NULL;
}

static void
cb_appetit_seat_finalize (GObject *object)
{
  g_free (CB_APPETIT_SEAT (object)->tip);

  G_OBJECT_CLASS (cb_appetit_seat_parent_class)->finalize (object);
}

static void
cb_appetit_seat_class_init (CbAppetitSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_appetit_seat_finalize;
  widget_class->query_tooltip = cb_appetit_seat_query_tooltip;
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
cb_appetit_seat_init (CbAppetitSeat *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_has_tooltip (widget, TRUE);
  self->mark = cb_picture_new (NULL);
  gtk_widget_set_parent (self->mark, widget);
  self->name = add_label (self, "name");
  self->pack = cb_appetit_face_new ();
  gtk_widget_set_parent (self->pack, widget);
  self->count = add_label (self, "count");
  gtk_label_set_ellipsize (GTK_LABEL (self->count), PANGO_ELLIPSIZE_NONE);
  self->tokens = cb_appetit_pips_new ("appetit/token", NULL, TOKEN_LINES);
  gtk_widget_set_parent (self->tokens, widget);
  self->part = add_label (self, "part");
  self->sign = cb_picture_new (NULL);
  gtk_widget_set_parent (self->sign, widget);
}

GtkWidget *
cb_appetit_seat_new (CbSeat seat,
                     guint  mark)
{
  CbAppetitSeat *self = g_object_new (CB_TYPE_APPETIT_SEAT, NULL);
  g_autofree char *art = g_strdup_printf ("marks/seat-%d", seat);
  g_autofree char *class = g_strdup_printf ("player-%u", mark);

  self->seat = seat;
  gtk_widget_add_css_class (GTK_WIDGET (self), class);
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

  return self->pack;
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

/* Who is to turn, who chases, whose mouse is chased and who has won: a picture and a word.
 * Players without a part are marked as computers, if they are. */
static void
show_part (CbAppetitSeat   *self,
           const CbAppetit *state,
           gboolean         human,
           gboolean         won)
{
  const char *art = NULL, *word = human ? "" : C_("player", "Computer");

  if (state->turn == self->seat && state->tries > 0)
    {
      art = "appetit/cat";
      /* Translators: the player who chases the mouse; there is little room. */
      word = C_("seat", "Chases");
    }
  else if (state->turn == self->seat)
    {
      art = "appetit/turn";
      /* Translators: the player who must turn over the next card; there is little room. */
      word = C_("seat", "Turns");
    }
  else if (won)
    {
      art = "appetit/crown";
      /* Translators: a player who has won; there is little room. */
      word = C_("seat", "Wins");
    }
  else if (state->turn != CB_SEAT_NONE && state->tries > 0 && state->mouse_owner == self->seat)
    {
      art = cb_appetit_find_art ((CbAppetitCard) state->pile[state->mouse_place]);
      /* Translators: the player who turned over the mouse; there is little room. */
      word = C_("seat", "Mouse");
    }

  cb_picture_set_art (CB_PICTURE (self->sign), art);
  gtk_label_set_label (GTK_LABEL (self->part), word);
  cb_css_class_set (self->part, "none", art == NULL);
}

static void
show_words (CbAppetitSeat   *self,
            CbSession       *session,
            const CbAppetit *state,
            gboolean         playable)
{
  g_autofree char *words = cb_appetit_describe_pack (session, state, self->seat, playable);

  cb_speech_label (GTK_WIDGET (self), words);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_DISABLED, !playable, -1);
  g_free (self->tip);
  self->tip = playable ? NULL : g_steal_pointer (&words);
}

/**
 * cb_appetit_seat_show:
 * @self: a seat
 * @session: the game
 * @state: a position of it
 * @playable: whether its pack can be turned here and now
 * @won: whether it has won
 *
 * Shows everything but the numbers.
 */
void
cb_appetit_seat_show (CbAppetitSeat   *self,
                      CbSession       *session,
                      const CbAppetit *state,
                      gboolean         playable,
                      gboolean         won)
{
  g_return_if_fail (CB_IS_APPETIT_SEAT (self));

  gtk_label_set_label (GTK_LABEL (self->name), cb_session_get_name (session, self->seat));
  cb_css_class_set (GTK_WIDGET (self), "turn", state->turn == self->seat);
  cb_css_class_set (GTK_WIDGET (self), "playable", playable);
  cb_css_class_set (GTK_WIDGET (self), "winner", won);
  show_part (self, state, cb_session_is_human (session, self->seat), won);
  show_words (self, session, state, playable);
}

/* The thicker the pack, the more edges show below its top card. */
static void
show_pack (CbAppetitSeat *self,
           guint          n_seats,
           guint          n_cards)
{
  static const char *const heights[] = { "empty", "edges-1", "edges-2", "edges-3", "edges-4",
                                         "edges-5" };
  guint n_edges = MAX (MIN ((n_cards + EDGE_CARDS - 1) / EDGE_CARDS, 5), MIN (n_cards, 2));
  const char *back = n_cards > 0 ? cb_appetit_face_find_back (n_seats, self->seat, n_cards) : NULL;

  cb_appetit_face_show (CB_APPETIT_FACE (self->pack), back, TRUE);
  cb_css_class_set_bits (self->pack, heights, G_N_ELEMENTS (heights), 1u << n_edges);
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

  show_pack (self, n_seats, self->n_cards - 1);
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
  show_pack (self, n_seats, n_cards);
  cb_appetit_pips_set_count (CB_APPETIT_PIPS (self->tokens), n_tokens, 0);
}
