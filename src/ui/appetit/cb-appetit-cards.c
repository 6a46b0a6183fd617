/* cb-appetit-cards.c - the cards of the common pile, at rest and on their way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-cards.h"

#include "cb-appetit-face.h"
#include "cb-appetit-fan.h"
#include "cb-appetit-turned.h"
#include "cb-picture.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

/* One card more than lies side by side: the one that slides under the others. */
#define N_SLOTS     (CB_APPETIT_FAN_CARDS + 1)

/* By how much a card of the pile leaves after the one above it. */
#define LAG         0.05
/* Of its width, by how much a cat grows that catches a mouse; how often and by how
 * many degrees a mouse turns that escapes. */
#define POUNCE      0.14
#define DODGES      2
#define DODGE       7

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
 * CbAppetitCards:
 *
 * The top cards, fanned. While something moves @cards are those before it has
 * arrived, but for a card that is turned, which is one of them at once.
 */
struct _CbAppetitCards
{
  GtkWidget     parent_instance;

  GtkWidget    *empty;
  Slot          slots[N_SLOTS];
  GtkWidget    *token;

  CbAppetitFan  fan;
  guint8        cards[CB_APPETIT_MAX_CARDS];
  guint         n_cards;
  int           chased;

  gboolean      moving;
  CbAppetitWay  way;
  const char   *back;
  double        progress;
};

G_DEFINE_FINAL_TYPE (CbAppetitCards, cb_appetit_cards, GTK_TYPE_WIDGET)

static gboolean
is_moving (CbAppetitCards     *self,
           CbAppetitEventType  type)
{
  return self->moving && self->way.event.type == type;
}

static double
get_fly (CbAppetitCards *self)
{
  return is_moving (self, CB_APPETIT_EVENT_TURNED)
         ? adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, self->progress) : 1;
}

/* The lower a card lies, the later it leaves. */
static double
get_sweep (CbAppetitCards *self,
           guint           depth)
{
  double begin = LAG * depth, length = 1 - LAG * N_SLOTS;

  if (!is_moving (self, CB_APPETIT_EVENT_TOOK))
    return 0;

  return adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, CLAMP ((self->progress - begin) / length, 0, 1));
}

/* The flat of a card that is turned over, once. */
static double
get_flip (double progress)
{
  return ABS (1 - 2 * progress);
}

static guint
get_index (CbAppetitCards *self,
           guint           depth)
{
  return self->n_cards - 1 - depth;
}

static gboolean
is_leaving (CbAppetitCards *self,
            guint           depth)
{
  return is_moving (self, CB_APPETIT_EVENT_TOOK) &&
         get_index (self, depth) < (guint) self->way.event.n;
}

static void
show_slot (CbAppetitCards *self,
           guint           depth)
{
  CbAppetitFace *face = CB_APPETIT_FACE (self->slots[depth].face);

  if (depth == 0 && get_fly (self) < 0.5)
    cb_appetit_face_show_back (face, self->back);
  else if (is_leaving (self, depth) && get_sweep (self, depth) > 0.5)
    cb_appetit_face_show_back (face, cb_appetit_face_find_back (self->way.n_seats,
                                                                self->way.event.seat, depth + 1));
  else
    cb_appetit_face_show_card (face, (CbAppetitCard) self->cards[get_index (self, depth)]);
}

/* Where there is no card, the place for one is marked. */
static void
show_slots (CbAppetitCards *self)
{
  gtk_widget_set_visible (self->empty, self->n_cards == 0);
  for (guint depth = 0; depth < N_SLOTS; depth++)
    {
      gboolean shown = depth < self->n_cards;

      gtk_widget_set_visible (self->slots[depth].face, shown);
      if (!shown)
        continue;

      show_slot (self, depth);
      if ((int) get_index (self, depth) == self->chased)
        gtk_widget_add_css_class (self->slots[depth].face, "chased");
      else
        gtk_widget_remove_css_class (self->slots[depth].face, "chased");
    }
}

/* A new card comes from its pack, and the others make room. */
static void
find_flying (CbAppetitCards *self,
             guint           depth,
             CbAppetitPose  *pose)
{
  double fly = get_fly (self);
  CbAppetitPose start;

  if (depth == 0)
    cb_appetit_pose_at (&start, &self->way.from);
  else
    cb_appetit_fan_place (&self->fan, depth - 1, self->n_cards - 1,
                          (int) get_index (self, depth) == self->chased, &start);
  cb_appetit_pose_mix (&start, pose, fly);
  *pose = start;
  if (depth == 0)
    pose->flip = get_flip (fly);
}

static void
find_leaving (CbAppetitCards *self,
              guint           depth,
              CbAppetitPose  *pose)
{
  double sweep = get_sweep (self, depth);
  CbAppetitPose end;

  if (is_leaving (self, depth))
    {
      cb_appetit_pose_at (&end, &self->way.to);
      pose->flip = get_flip (sweep);
    }
  else
    cb_appetit_fan_place (&self->fan, depth, self->n_cards - (guint) self->way.event.n, FALSE,
                          &end);
  cb_appetit_pose_mix (pose, &end, sweep);
}

/* The mouse that is chased stands out; the one that was chased before does not any
 * more. */
static void
find_raised (CbAppetitCards *self,
             guint           depth,
             gboolean        raised,
             CbAppetitPose  *pose)
{
  CbAppetitPose end;

  cb_appetit_fan_place (&self->fan, depth, self->n_cards, raised, &end);
  cb_appetit_pose_mix (pose, &end, adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, self->progress));
}

/* The cat jumps. */
static void
find_caught (CbAppetitCards *self,
             guint           depth,
             CbAppetitPose  *pose)
{
  find_raised (self, depth, FALSE, pose);
  if (depth == 0)
    pose->width *= 1 + POUNCE * sin (G_PI * self->progress);
}

/* The mouse looks where to go. */
static void
find_escaped (CbAppetitCards *self,
              guint           depth,
              CbAppetitPose  *pose)
{
  find_raised (self, depth, FALSE, pose);
  if ((int) get_index (self, depth) == self->chased)
    pose->angle += DODGE * sin (2 * G_PI * DODGES * self->progress) * (1 - self->progress);
}

static void
find_pose (CbAppetitCards *self,
           guint           depth,
           CbAppetitPose  *pose)
{
  int index = (int) get_index (self, depth);

  cb_appetit_fan_place (&self->fan, depth, self->n_cards, index == self->chased, pose);
  if (!self->moving)
    return;

  switch ((int) self->way.event.type)
    {
    case CB_APPETIT_EVENT_TURNED:
      find_flying (self, depth, pose);
      break;
    case CB_APPETIT_EVENT_BEGUN:
    case CB_APPETIT_EVENT_PASSED:
      find_raised (self, depth, index == self->way.mouse, pose);
      break;
    case CB_APPETIT_EVENT_CAUGHT:
      find_caught (self, depth, pose);
      break;
    case CB_APPETIT_EVENT_ESCAPED:
      find_escaped (self, depth, pose);
      break;
    case CB_APPETIT_EVENT_TOOK:
      find_leaving (self, depth, pose);
      break;
    default:
      break;
    }
}

static void
allocate_empty (CbAppetitCards *self)
{
  CbAppetitPose pose;

  if (!gtk_widget_get_visible (self->empty))
    return;

  cb_appetit_fan_place (&self->fan, 0, 1, FALSE, &pose);
  cb_appetit_pose_put (&pose, self->empty, self->fan.width);
}

static void
allocate_token (CbAppetitCards *self)
{
  gboolean flies = is_moving (self, CB_APPETIT_EVENT_TOKEN);
  CbAppetitPose pose, end;
  GskTransform *transform;
  int side;

  gtk_widget_set_child_visible (self->token, flies);
  if (!flies)
    return;

  cb_appetit_pose_at (&pose, &self->way.from);
  cb_appetit_pose_at (&end, &self->way.to);
  side = MAX ((int) end.width, 1);
  cb_appetit_pose_mix (&pose, &end, adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, self->progress));
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) pose.x,
                                                                   (float) pose.y));
  transform = gsk_transform_scale (transform, (float) pose.width / (float) side,
                                   (float) pose.width / (float) side);
  transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) -side / 2,
                                                                        (float) -side / 2));
  gtk_widget_allocate (self->token, side, side, -1, transform);
}

static void
cb_appetit_cards_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  CbAppetitCards *self = CB_APPETIT_CARDS (widget);

  cb_appetit_fan_fit (&self->fan, width, height);
  for (guint depth = 0; depth < N_SLOTS; depth++)
    if (gtk_widget_get_visible (self->slots[depth].face))
      {
        CbAppetitPose pose;

        find_pose (self, depth, &pose);
        cb_appetit_pose_put (&pose, self->slots[depth].face, self->fan.width);
      }
  allocate_empty (self);
  allocate_token (self);
}

static void
cb_appetit_cards_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = 0;
}

/* The lowest card first, whichever widget shows it. */
static void
cb_appetit_cards_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  CbAppetitCards *self = CB_APPETIT_CARDS (widget);

  gtk_widget_snapshot_child (widget, self->empty, snapshot);
  for (guint depth = N_SLOTS; depth > 0; depth--)
    cb_appetit_turned_snapshot (&self->slots[depth - 1].drawn, self->slots[depth - 1].face,
                                snapshot);
  gtk_widget_snapshot_child (widget, self->token, snapshot);
}

static void
cb_appetit_cards_dispose (GObject *object)
{
  CbAppetitCards *self = CB_APPETIT_CARDS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  for (guint i = 0; i < N_SLOTS; i++)
    cb_appetit_turned_clear (&self->slots[i].drawn);

  G_OBJECT_CLASS (cb_appetit_cards_parent_class)->dispose (object);
}

static void
cb_appetit_cards_class_init (CbAppetitCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_appetit_cards_dispose;
  widget_class->measure = cb_appetit_cards_measure;
  widget_class->size_allocate = cb_appetit_cards_size_allocate;
  widget_class->snapshot = cb_appetit_cards_snapshot;

  gtk_widget_class_set_css_name (widget_class, "appetit-cards");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
add_children (CbAppetitCards *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

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

static void
cb_appetit_cards_init (CbAppetitCards *self)
{
  self->chased = -1;
  add_children (self);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
cb_appetit_cards_new (void)
{
  return g_object_new (CB_TYPE_APPETIT_CARDS, NULL);
}

/**
 * cb_appetit_cards_show:
 * @self: the cards
 * @state: a position
 *
 * Shows them at rest; what was moving is dropped.
 */
void
cb_appetit_cards_show (CbAppetitCards  *self,
                       const CbAppetit *state)
{
  g_return_if_fail (CB_IS_APPETIT_CARDS (self));

  self->moving = FALSE;
  self->n_cards = state->n_pile;
  memcpy (self->cards, state->pile, self->n_cards);
  self->chased = state->tries > 0 ? state->mouse_place : -1;
  show_slots (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* A card keeps its widget when another one is laid on it: it need not be drawn
 * anew. */
static void
push_slots (CbAppetitCards *self)
{
  Slot last = self->slots[N_SLOTS - 1];

  memmove (self->slots + 1, self->slots, (N_SLOTS - 1) * sizeof (Slot));
  self->slots[0] = last;
}

/**
 * cb_appetit_cards_begin:
 * @self: the cards, which show the position before the event
 * @way: what moves
 *
 * Begins to move; cb_appetit_cards_set_progress() does the rest, and
 * cb_appetit_cards_show() ends it.
 */
void
cb_appetit_cards_begin (CbAppetitCards     *self,
                        const CbAppetitWay *way)
{
  g_return_if_fail (CB_IS_APPETIT_CARDS (self));

  self->way = *way;
  self->moving = TRUE;
  self->progress = 0;
  if (way->event.type == CB_APPETIT_EVENT_TURNED)
    {
      self->back = cb_appetit_face_find_back (way->n_seats, way->event.seat, way->n_pack);
      self->cards[self->n_cards++] = (guint8) way->event.thing;
      push_slots (self);
    }
  show_slots (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * cb_appetit_cards_set_progress:
 * @self: the cards, after something has begun to move
 * @progress: how far it is, from 0 to 1
 */
void
cb_appetit_cards_set_progress (CbAppetitCards *self,
                               double          progress)
{
  g_return_if_fail (CB_IS_APPETIT_CARDS (self));

  /* Of a try that was missed there is nothing to see. */
  if (!self->moving || is_moving (self, CB_APPETIT_EVENT_MISSED))
    return;

  self->progress = progress;
  show_slots (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
