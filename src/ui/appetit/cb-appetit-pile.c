/* cb-appetit-pile.c - the common pile in the middle of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-pile.h"

#include "cb-appetit-art.h"
#include "cb-appetit-face.h"
#include "cb-appetit-pips.h"
#include "cb-appetit-turned.h"
#include "cb-css-class.h"
#include "cb-measure.h"
#include "cb-picture.h"
#include "cb-speech.h"

#include <adwaita.h>
#include <string.h>

#define PIP_LINES    1.0
#define GAP          6
#define MAX_CHARS    50

/* Below this height there is no room for the sentence; nor is there if it would take more
 * than this part of it. */
#define LOW          170
#define MOST         0.4

/* One card more than lies side by side: the one that slides under the others. */
#define N_SLOTS      (CB_APPETIT_FAN_CARDS + 1)

/**
 * Slot:
 * @face: a card
 * @drawn: what was drawn of it
 */
typedef struct
{
  GtkWidget       *face;
  CbAppetitTurned  drawn;
} Slot;

/**
 * CbAppetitPile:
 *
 * The top cards, fanned; while a game is dealt, the deck. While something moves, @cards are
 * those before it has arrived; only a card that is turned belongs to them at once. Below
 * them is what goes on: how many they are, the tries of a chase as paws, and a sentence,
 * which the status line tells as well.
 */
struct _CbAppetitPile
{
  CbTarget         parent_instance;

  GtkWidget       *words;
  GtkWidget       *facts;
  GtkWidget       *count;
  GtkWidget       *tries;
  GtkWidget       *empty;
  GtkWidget       *deck;
  Slot             slots[N_SLOTS];
  GtkWidget       *token;

  guint8           cards[CB_APPETIT_MAX_CARDS];
  CbAppetitMotion  motion;
};

G_DEFINE_FINAL_TYPE (CbAppetitPile, cb_appetit_pile, CB_TYPE_TARGET)

static void
show_slot (CbAppetitPile *self,
           guint          depth)
{
  const CbAppetitMotion *motion = &self->motion;
  const CbAppetitWay *way = &motion->way;
  CbAppetitFace *face = CB_APPETIT_FACE (self->slots[depth].face);

  if (cb_appetit_motion_shows_back (motion, depth))
    cb_appetit_face_show (face, cb_appetit_face_find_back (way->n_seats, MAX (way->seat, 0),
                                                           way->n_pack + depth), TRUE);
  else
    cb_appetit_face_show (face,
                          cb_appetit_find_art (self->cards[motion->n_cards - 1 - depth]),
                          FALSE);
}

/* Where there is no card, the place for one is marked. */
static void
show_slots (CbAppetitPile *self)
{
  guint n_cards = self->motion.n_cards;

  gtk_widget_set_visible (self->empty, n_cards == 0);
  for (guint depth = 0; depth < N_SLOTS; depth++)
    {
      gtk_widget_set_visible (self->slots[depth].face, depth < n_cards);
      if (depth >= n_cards)
        continue;

      show_slot (self, depth);
      cb_css_class_set (self->slots[depth].face, "chased",
                        (int) (n_cards - 1 - depth) == self->motion.chased);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
allocate_card (CbAppetitPile       *self,
               GtkWidget           *card,
               const CbAppetitPose *pose)
{
  double width = self->motion.fan.width;

  cb_appetit_pose_put (pose, card, (int) width, (int) (width * (double) CB_APPETIT_FACE_HEIGHT));
}

static void
allocate_cards (CbAppetitPile *self)
{
  CbAppetitPose pose;

  for (guint depth = 0; depth < MIN (self->motion.n_cards, N_SLOTS); depth++)
    {
      cb_appetit_motion_find_card (&self->motion, depth, &pose);
      allocate_card (self, self->slots[depth].face, &pose);
    }
  cb_appetit_fan_place (&self->motion.fan, 0, 1, FALSE, &pose);
  if (gtk_widget_get_visible (self->empty))
    allocate_card (self, self->empty, &pose);
  if (gtk_widget_get_visible (self->deck))
    allocate_card (self, self->deck, &pose);
}

static void
allocate_token (CbAppetitPile *self)
{
  gboolean flies = cb_appetit_motion_is_moving (&self->motion, CB_APPETIT_EVENT_TOKEN);
  int side = MAX ((int) self->motion.way.to.size.width, 1);
  CbAppetitPose pose;

  gtk_widget_set_child_visible (self->token, flies);
  if (!flies)
    return;

  cb_appetit_motion_find_token (&self->motion, &pose);
  cb_appetit_pose_put (&pose, self->token, side, side);
}

/* In the middle, and standing on @bottom; returns where the next one stands. */
static int
allocate_row (GtkWidget *row,
              int        width,
              int        bottom)
{
  int wide, high;

  if (!gtk_widget_get_visible (row) || !gtk_widget_get_child_visible (row))
    return bottom;

  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
  wide = MIN (wide, width);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, wide, &high, NULL, NULL, NULL);
  gtk_widget_size_allocate (row, &(GtkAllocation) { (width - wide) / 2, bottom - high, wide, high },
                            -1);

  return bottom - high - GAP;
}

/* What the sentence has in any case, so that the cards stay where they are when it comes
 * and goes: two lines where there is room. */
static int
get_words_room (CbAppetitPile *self,
                int            height)
{
  int line;

  gtk_widget_measure (self->count, GTK_ORIENTATION_VERTICAL, -1, &line, NULL, NULL, NULL);

  return height >= LOW ? MIN (2 * line + 2 * GAP, height / 5) : 0;
}

/* Not a part of the sentence: the status line has it whole. */
static gboolean
has_room_for_words (CbAppetitPile *self,
                    int            width,
                    int            height)
{
  int least, high;

  gtk_widget_measure (self->words, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  cb_measure_height (self->words, width, &high, NULL);

  return height >= LOW && least <= width && high <= MOST * height;
}

static void
cb_appetit_pile_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  CbAppetitPile *self = CB_APPETIT_PILE (widget);
  int bottom;

  gtk_widget_set_child_visible (self->words, has_room_for_words (self, width, height));
  bottom = MIN (allocate_row (self->words, width, height), height - get_words_room (self, height));
  bottom = allocate_row (self->facts, width, bottom);
  cb_appetit_fan_fit (&self->motion.fan, width, bottom);
  allocate_cards (self);
  allocate_token (self);
}

/* Cards fly above everything; the lowest one first, whichever widget shows it. */
static void
cb_appetit_pile_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  CbAppetitPile *self = CB_APPETIT_PILE (widget);

  gtk_widget_snapshot_child (widget, self->words, snapshot);
  gtk_widget_snapshot_child (widget, self->facts, snapshot);
  gtk_widget_snapshot_child (widget, self->empty, snapshot);
  gtk_widget_snapshot_child (widget, self->deck, snapshot);
  for (guint depth = N_SLOTS; depth > 0; depth--)
    cb_appetit_turned_snapshot (&self->slots[depth - 1].drawn, self->slots[depth - 1].face,
                                snapshot);
  gtk_widget_snapshot_child (widget, self->token, snapshot);
}

static void
cb_appetit_pile_dispose (GObject *object)
{
  CbAppetitPile *self = CB_APPETIT_PILE (object);

  for (guint i = 0; i < N_SLOTS; i++)
    cb_appetit_turned_clear (&self->slots[i].drawn);

  G_OBJECT_CLASS (cb_appetit_pile_parent_class)->dispose (object);
}

static void
cb_appetit_pile_class_init (CbAppetitPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_appetit_pile_dispose;
  widget_class->size_allocate = cb_appetit_pile_size_allocate;
  widget_class->snapshot = cb_appetit_pile_snapshot;

  gtk_widget_class_set_css_name (widget_class, "appetit-pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_label (const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "can-target", FALSE,
                                   "ellipsize", PANGO_ELLIPSIZE_END,
                                   NULL);

  gtk_widget_add_css_class (label, class);

  return label;
}

static void
add_texts (CbAppetitPile *self)
{
  self->words = new_label ("words");
  g_object_set (self->words, "wrap", TRUE, "ellipsize", PANGO_ELLIPSIZE_NONE,
                "max-width-chars", MAX_CHARS, "justify", GTK_JUSTIFY_CENTER, NULL);
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));

  self->facts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_set_parent (self->facts, GTK_WIDGET (self));
  self->count = new_label ("chip");
  gtk_box_append (GTK_BOX (self->facts), self->count);
  self->tries = cb_appetit_pips_new ("appetit/paw", "appetit/paw-spent", PIP_LINES);
  gtk_widget_add_css_class (self->tries, "chip");
  gtk_box_append (GTK_BOX (self->facts), self->tries);
}

static void
cb_appetit_pile_init (CbAppetitPile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->motion.chased = -1;
  add_texts (self);
  self->empty = adw_bin_new ();
  gtk_widget_add_css_class (self->empty, "empty-place");
  gtk_widget_set_parent (self->empty, widget);
  self->deck = cb_appetit_face_new ();
  gtk_widget_add_css_class (self->deck, "edges-5");
  cb_appetit_face_show (CB_APPETIT_FACE (self->deck), cb_appetit_face_find_back (0, 0, 0), TRUE);
  gtk_widget_set_visible (self->deck, FALSE);
  gtk_widget_set_parent (self->deck, widget);
  for (guint depth = N_SLOTS; depth > 0; depth--)
    {
      self->slots[depth - 1].face = cb_appetit_face_new ();
      gtk_widget_set_parent (self->slots[depth - 1].face, widget);
    }
  self->token = cb_picture_new ("appetit/token");
  gtk_widget_set_parent (self->token, widget);
}

/**
 * cb_appetit_pile_get_card:
 * @self: a pile
 * @depth: how many cards lie above the card
 *
 * Returns: (transfer none) (nullable): a card, if it is in sight
 */
GtkWidget *
cb_appetit_pile_get_card (CbAppetitPile *self,
                          guint          depth)
{
  g_return_val_if_fail (CB_IS_APPETIT_PILE (self), NULL);

  return depth < MIN (self->motion.n_cards, N_SLOTS) ? self->slots[depth].face : NULL;
}

/**
 * cb_appetit_pile_get_words:
 * @self: a pile
 *
 * Returns: (transfer none): what is written below it
 */
GtkWidget *
cb_appetit_pile_get_words (CbAppetitPile *self)
{
  g_return_val_if_fail (CB_IS_APPETIT_PILE (self), NULL);

  return self->words;
}

/**
 * cb_appetit_pile_describe:
 * @self: a pile
 * @state: a position
 * @name: the pile in words
 * @caption: (nullable): what goes on
 *
 * Shows everything but the cards.
 */
void
cb_appetit_pile_describe (CbAppetitPile   *self,
                          const CbAppetit *state,
                          const char      *name,
                          const char      *caption)
{
  guint paws = state->tries > 0 ? state->pile[state->mouse_place] : 0;
  g_autofree char *count = g_strdup_printf ("%u", state->n_pile);

  g_return_if_fail (CB_IS_APPETIT_PILE (self));

  cb_speech_label (GTK_WIDGET (self), name);
  gtk_label_set_label (GTK_LABEL (self->words), caption != NULL ? caption : "");
  gtk_widget_set_visible (self->words, caption != NULL);
  gtk_widget_set_opacity (self->count, state->n_pile > 0 ? 1 : 0);
  gtk_widget_set_visible (self->tries, paws > 0);
  cb_appetit_pips_set_count (CB_APPETIT_PIPS (self->tries), state->tries,
                             paws - MIN (paws, state->tries));
  gtk_label_set_label (GTK_LABEL (self->count), count);
}

/**
 * cb_appetit_pile_show:
 * @self: a pile
 * @state: a position
 * @has_deck: whether there are cards that are still to be dealt
 *
 * Shows the cards at rest; what was moving is dropped. What became of a mouse stays as it
 * is until the pile is another one.
 */
void
cb_appetit_pile_show (CbAppetitPile   *self,
                      const CbAppetit *state,
                      gboolean         has_deck)
{
  CbAppetitMotion *motion = &self->motion;

  g_return_if_fail (CB_IS_APPETIT_PILE (self));

  if (motion->n_cards != state->n_pile || memcmp (self->cards, state->pile, state->n_pile) != 0)
    motion->outcome = 0;
  motion->moving = FALSE;
  motion->n_cards = state->n_pile;
  memcpy (self->cards, state->pile, state->n_pile);
  motion->chased = state->tries > 0 ? state->mouse_place : -1;
  gtk_widget_set_visible (self->deck, has_deck);
  show_slots (self);
}

/* A card keeps its widget when another one is laid on it: it need not be drawn
 * anew. */
static void
push_card (CbAppetitPile *self,
           guint8         card)
{
  Slot last = self->slots[N_SLOTS - 1];

  memmove (self->slots + 1, self->slots, (N_SLOTS - 1) * sizeof (Slot));
  self->slots[0] = last;
  self->cards[self->motion.n_cards++] = card;
}

/**
 * cb_appetit_pile_begin:
 * @self: a pile, which shows the position before the event
 * @way: what moves
 * @card: in an event in which cards come, the one that is turned or dealt
 *
 * Begins to move; cb_appetit_pile_set_progress() does the rest, and
 * cb_appetit_pile_show() ends it.
 */
void
cb_appetit_pile_begin (CbAppetitPile      *self,
                       const CbAppetitWay *way,
                       CbAppetitCard       card)
{
  CbAppetitMotion *motion = &self->motion;

  g_return_if_fail (CB_IS_APPETIT_PILE (self));

  motion->way = *way;
  motion->moving = TRUE;
  motion->progress = 0;
  for (guint i = 0; i < way->n_come && way->type != CB_APPETIT_N_EVENTS; i++)
    push_card (self, (guint8) card);
  if (way->type == CB_APPETIT_EVENT_TURNED || way->type == CB_APPETIT_EVENT_MISSED)
    motion->way.mouse = motion->chased;
  if (way->type == CB_APPETIT_EVENT_CAUGHT || way->type == CB_APPETIT_EVENT_ESCAPED)
    {
      motion->outcome = way->type;
      motion->victim = motion->chased;
    }
  show_slots (self);
}

/**
 * cb_appetit_pile_aim:
 * @self: a pile, after something has begun to move
 * @from: (nullable): where it comes from, or %NULL for the deck
 * @to: where it goes
 *
 * Places may be known only after it has begun, and change when the window does.
 */
void
cb_appetit_pile_aim (CbAppetitPile         *self,
                     const graphene_rect_t *from,
                     const graphene_rect_t *to)
{
  const CbAppetitFan *fan = &self->motion.fan;
  float width = (float) fan->width, height = width * CB_APPETIT_FACE_HEIGHT;

  g_return_if_fail (CB_IS_APPETIT_PILE (self));

  self->motion.way.to = *to;
  if (from != NULL)
    self->motion.way.from = *from;
  else
    graphene_rect_init (&self->motion.way.from, (float) fan->x - width / 2,
                        (float) fan->y - height / 2, width, height);
}

/**
 * cb_appetit_pile_set_progress:
 * @self: a pile, after something has begun to move
 * @progress: how far it is, from 0 to 1
 */
void
cb_appetit_pile_set_progress (CbAppetitPile *self,
                              double         progress)
{
  g_return_if_fail (CB_IS_APPETIT_PILE (self));

  if (!self->motion.moving)
    return;

  self->motion.progress = progress;
  show_slots (self);
}
