/* cb-appetit-pile.c - the common pile in the middle of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-pile.h"

#include "cb-appetit-face.h"
#include "cb-appetit-fan.h"
#include "cb-appetit-pips.h"
#include "cb-appetit-turned.h"
#include "cb-picture.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

#define PIP_SIZE     18
#define GAP          6
#define MAX_CHARS    50
#define MAX_LINES    4

/* Below this height there is no room for the sentence. */
#define LOW          170

/* One card more than lies side by side: the one that slides under the others. */
#define N_SLOTS      (CB_APPETIT_FAN_CARDS + 1)

/* By how much a card of the pile leaves after the one above it. */
#define LAG          0.05
/* Of its width, by how much a cat grows that catches a mouse; how often and by how
 * many degrees a mouse turns that escapes. */
#define POUNCE       0.14
#define DODGES       2
#define DODGE        7

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
 * The top cards, fanned. While something moves @cards are those before it has
 * arrived, but for a card that is turned, which is one of them at once. Below
 * them is what goes on: how many they are, the tries of a chase as paws, and a
 * sentence, which the status line tells as well.
 */
struct _CbAppetitPile
{
  CbTarget      parent_instance;

  GtkWidget    *words;
  GtkWidget    *facts;
  GtkWidget    *count;
  GtkWidget    *tries;
  GtkWidget    *empty;
  Slot          slots[N_SLOTS];
  GtkWidget    *token;

  CbAppetitFan  fan;
  guint8        cards[CB_APPETIT_MAX_CARDS];
  guint         n_cards;
  int           chased;

  gboolean      moving;
  CbAppetitWay  way;
  double        progress;
};

G_DEFINE_FINAL_TYPE (CbAppetitPile, cb_appetit_pile, CB_TYPE_TARGET)

static gboolean
is_moving (CbAppetitPile      *self,
           CbAppetitEventType  type)
{
  return self->moving && self->way.event.type == type;
}

/* How far a card is on its way; of those that are taken, the lower ones leave later. */
static double
get_way (CbAppetitPile *self,
         guint          depth)
{
  double lag = is_moving (self, CB_APPETIT_EVENT_TOOK) ? LAG : 0;

  return adw_easing_ease (ADW_EASE_IN_OUT_CUBIC,
                          CLAMP ((self->progress - lag * depth) / (1 - lag * N_SLOTS), 0, 1));
}

static guint
get_index (CbAppetitPile *self,
           guint          depth)
{
  return self->n_cards - 1 - depth;
}

/* Whether a card comes from a pack or goes to one, and is turned over on its way. */
static gboolean
is_travelling (CbAppetitPile *self,
               guint          depth)
{
  if (is_moving (self, CB_APPETIT_EVENT_TURNED))
    return depth == 0;

  return is_moving (self, CB_APPETIT_EVENT_TOOK) &&
         get_index (self, depth) < (guint) self->way.event.n;
}

static void
show_slot (CbAppetitPile *self,
           guint          depth)
{
  CbAppetitFace *face = CB_APPETIT_FACE (self->slots[depth].face);
  gboolean comes = is_moving (self, CB_APPETIT_EVENT_TURNED);

  if (is_travelling (self, depth) && (get_way (self, depth) < 0.5) == comes)
    cb_appetit_face_show (face, cb_appetit_face_find_back (self->way.n_seats, self->way.event.seat,
                                                           self->way.n_pack + depth), TRUE);
  else
    cb_appetit_face_show (face, cb_appetit_face_get_art (self->cards[get_index (self, depth)]),
                          FALSE);
}

/* Where there is no card, the place for one is marked. */
static void
show_slots (CbAppetitPile *self)
{
  static const char *const marks[] = { "chased" };

  gtk_widget_set_visible (self->empty, self->n_cards == 0);
  for (guint depth = 0; depth < N_SLOTS; depth++)
    {
      gboolean shown = depth < self->n_cards;

      gtk_widget_set_visible (self->slots[depth].face, shown);
      if (!shown)
        continue;

      show_slot (self, depth);
      cb_target_mark (self->slots[depth].face, marks, 1,
                      (int) get_index (self, depth) == self->chased);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The cat jumps, and the mouse looks where to go. */
static void
act (CbAppetitPile *self,
     guint          depth,
     CbAppetitPose *pose)
{
  if (is_moving (self, CB_APPETIT_EVENT_CAUGHT) && depth == 0)
    pose->width *= 1 + POUNCE * sin (G_PI * self->progress);
  else if (is_moving (self, CB_APPETIT_EVENT_ESCAPED) &&
           (int) get_index (self, depth) == self->chased)
    pose->angle += DODGE * sin (2 * G_PI * DODGES * self->progress) * (1 - self->progress);
}

/* From where a card lies before the event to where it lies after it: others make
 * room for one that comes, and close up when some go; the chased mouse stands out. */
static void
find_pose (CbAppetitPile *self,
           guint          depth,
           CbAppetitPose *pose)
{
  gboolean comes = is_moving (self, CB_APPETIT_EVENT_TURNED);
  guint n_gone = is_moving (self, CB_APPETIT_EVENT_TOOK) ? (guint) self->way.event.n : 0;
  int index = (int) get_index (self, depth);
  double way = get_way (self, depth);
  CbAppetitPose end;

  cb_appetit_fan_place (&self->fan, depth - comes, self->n_cards - comes, index == self->chased,
                        pose);
  if (!self->moving)
    return;

  cb_appetit_fan_place (&self->fan, depth, self->n_cards - n_gone, index == self->way.mouse, &end);
  if (is_travelling (self, depth))
    {
      cb_appetit_pose_at (comes ? pose : &end, comes ? &self->way.from : &self->way.to);
      pose->flip = ABS (1 - 2 * way);
    }
  cb_appetit_pose_mix (pose, &end, way);
  act (self, depth, pose);
}

static void
allocate_card (CbAppetitPile       *self,
               GtkWidget           *card,
               const CbAppetitPose *pose)
{
  cb_appetit_pose_put (pose, card, (int) self->fan.width,
                       (int) (self->fan.width * (double) CB_APPETIT_FACE_HEIGHT));
}

static void
allocate_cards (CbAppetitPile *self)
{
  CbAppetitPose pose;

  for (guint depth = 0; depth < MIN (self->n_cards, N_SLOTS); depth++)
    {
      find_pose (self, depth, &pose);
      allocate_card (self, self->slots[depth].face, &pose);
    }
  if (self->n_cards == 0)
    {
      cb_appetit_fan_place (&self->fan, 0, 1, FALSE, &pose);
      allocate_card (self, self->empty, &pose);
    }
}

static void
allocate_token (CbAppetitPile *self)
{
  gboolean flies = is_moving (self, CB_APPETIT_EVENT_TOKEN);
  CbAppetitPose pose, end;
  int side;

  gtk_widget_set_child_visible (self->token, flies);
  if (!flies)
    return;

  cb_appetit_pose_at (&pose, &self->way.from);
  cb_appetit_pose_at (&end, &self->way.to);
  side = MAX ((int) end.width, 1);
  cb_appetit_pose_mix (&pose, &end, get_way (self, 0));
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

static void
cb_appetit_pile_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  CbAppetitPile *self = CB_APPETIT_PILE (widget);
  int bottom;

  gtk_widget_set_child_visible (self->words, height >= LOW);
  bottom = allocate_row (self->words, width, height);
  bottom = allocate_row (self->facts, width, bottom);
  cb_appetit_fan_fit (&self->fan, width, bottom);
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
  g_object_set (self->words, "wrap", TRUE, "lines", MAX_LINES, "max-width-chars", MAX_CHARS,
                "justify", GTK_JUSTIFY_CENTER, NULL);
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));

  self->facts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_set_parent (self->facts, GTK_WIDGET (self));
  self->count = new_label ("chip");
  gtk_box_append (GTK_BOX (self->facts), self->count);
  self->tries = cb_appetit_pips_new ("appetit/paw", "appetit/paw-spent", PIP_SIZE);
  gtk_widget_add_css_class (self->tries, "chip");
  gtk_box_append (GTK_BOX (self->facts), self->tries);
}

static void
cb_appetit_pile_init (CbAppetitPile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->chased = -1;
  add_texts (self);
  self->empty = adw_bin_new ();
  gtk_widget_add_css_class (self->empty, "empty-place");
  gtk_widget_set_parent (self->empty, widget);
  for (guint depth = N_SLOTS; depth > 0; depth--)
    {
      self->slots[depth - 1].face = cb_appetit_face_new ();
      gtk_widget_set_parent (self->slots[depth - 1].face, widget);
    }
  self->token = cb_picture_new ("appetit/token");
  gtk_widget_set_parent (self->token, widget);
}

GtkWidget *
cb_appetit_pile_new (void)
{
  return g_object_new (CB_TYPE_APPETIT_PILE, NULL);
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

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_label_set_label (GTK_LABEL (self->words), caption != NULL ? caption : "");
  gtk_widget_set_visible (self->words, caption != NULL);
  gtk_widget_set_visible (self->count, state->n_pile > 0);
  gtk_widget_set_visible (self->tries, paws > 0);
  cb_appetit_pips_set_count (CB_APPETIT_PIPS (self->tries), state->tries,
                             paws - MIN (paws, state->tries));
  gtk_label_set_label (GTK_LABEL (self->count), count);
}

/**
 * cb_appetit_pile_show:
 * @self: a pile
 * @state: a position
 *
 * Shows the cards at rest; what was moving is dropped.
 */
void
cb_appetit_pile_show (CbAppetitPile   *self,
                      const CbAppetit *state)
{
  g_return_if_fail (CB_IS_APPETIT_PILE (self));

  self->moving = FALSE;
  self->n_cards = state->n_pile;
  memcpy (self->cards, state->pile, self->n_cards);
  self->chased = state->tries > 0 ? state->mouse_place : -1;
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
  self->cards[self->n_cards++] = card;
}

/**
 * cb_appetit_pile_begin:
 * @self: a pile, which shows the position before the event
 * @way: what moves
 *
 * Begins to move; cb_appetit_pile_set_progress() does the rest, and
 * cb_appetit_pile_show() ends it.
 */
void
cb_appetit_pile_begin (CbAppetitPile      *self,
                       const CbAppetitWay *way)
{
  g_return_if_fail (CB_IS_APPETIT_PILE (self));

  self->way = *way;
  self->moving = TRUE;
  self->progress = 0;
  if (way->event.type == CB_APPETIT_EVENT_TURNED)
    {
      push_card (self, (guint8) way->event.thing);
      self->way.mouse = self->chased;
    }
  show_slots (self);
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

  /* Of a try that was missed there is nothing to see. */
  if (!self->moving || is_moving (self, CB_APPETIT_EVENT_MISSED))
    return;

  self->progress = progress;
  show_slots (self);
}
