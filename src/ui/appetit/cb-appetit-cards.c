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
#include <string.h>

/* One card more than lies side by side: the one that slides under the others. */
#define N_SLOTS     (CB_APPETIT_FAN_CARDS + 1)

/* Milliseconds: a card waits, comes, is looked at, and the pile goes; and the
 * least that all of it takes. While it waits, for a frame, all the words around
 * the pile change: that and the turning of a whole fan are too much for one. */
#define WAIT_TIME   20
#define FLY_TIME    340
#define LOOK_TIME   520
#define SWEEP_TIME  460
#define LEAST_TIME  560
/* By how much a card of the pile leaves after the one above it. */
#define LAG         0.05

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
 * The top cards, fanned. A card that is turned flies in and is turned over on its
 * way; a pile that is won flies to its winner. Until all has come to rest @cards
 * are those before the winner took them.
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
  int           was_chased;

  AdwAnimation *motion;
  CbAppetitWay  way;
  const char   *back;
  CbAppetit     after;
  gboolean      moving;
};

G_DEFINE_FINAL_TYPE (CbAppetitCards, cb_appetit_cards, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_SETTLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_taken (CbAppetitCards *self)
{
  return self->way.story.taker != CB_SEAT_NONE && self->way.story.n_taken > 0;
}

/* How far a part of the motion is, which begins and lasts so many milliseconds. */
static double
get_progress (CbAppetitCards *self,
              double          begin,
              double          length)
{
  double total = is_taken (self) ? FLY_TIME + LOOK_TIME + SWEEP_TIME : FLY_TIME;
  double time = adw_animation_get_value (self->motion) * total;

  return adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, CLAMP ((time - begin) / length, 0, 1));
}

static double
get_fly (CbAppetitCards *self)
{
  return self->moving ? get_progress (self, WAIT_TIME, FLY_TIME - WAIT_TIME) : 1;
}

/* The lower a card lies, the later it leaves. */
static double
get_sweep (CbAppetitCards *self,
           guint           depth)
{
  double length = SWEEP_TIME * (1 - LAG * N_SLOTS);

  if (!self->moving || !is_taken (self))
    return 0;

  return get_progress (self, FLY_TIME + LOOK_TIME + SWEEP_TIME * LAG * depth, length);
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
  return self->moving && is_taken (self) && get_index (self, depth) < self->way.story.n_taken;
}

static void
show_slot (CbAppetitCards *self,
           guint           depth)
{
  CbAppetitFace *face = CB_APPETIT_FACE (self->slots[depth].face);
  CbSeat taker = self->way.story.taker;

  if (depth == 0 && get_fly (self) < 0.5)
    cb_appetit_face_show_back (face, self->back);
  else if (is_leaving (self, depth) && get_sweep (self, depth) > 0.5)
    cb_appetit_face_show_back (face, cb_appetit_face_find_back (self->after.n_seats, taker,
                                                                depth + 1));
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
  int index = (int) get_index (self, depth);
  CbAppetitPose start;

  cb_appetit_fan_place (&self->fan, depth, self->n_cards, index == self->chased, pose);
  if (fly >= 1)
    return;

  if (depth == 0)
    cb_appetit_pose_at (&start, &self->way.from);
  else
    cb_appetit_fan_place (&self->fan, depth - 1, self->n_cards - 1, index == self->was_chased,
                          &start);
  cb_appetit_pose_mix (&start, pose, fly);
  *pose = start;
  if (depth == 0)
    pose->flip = get_flip (fly);
}

static void
find_pose (CbAppetitCards *self,
           guint           depth,
           CbAppetitPose  *pose)
{
  double sweep = get_sweep (self, depth);
  CbAppetitPose end;

  find_flying (self, depth, pose);
  if (sweep <= 0)
    return;

  if (is_leaving (self, depth))
    {
      cb_appetit_pose_at (&end, &self->way.to);
      pose->flip = get_flip (sweep);
    }
  else
    cb_appetit_fan_place (&self->fan, depth, self->n_cards - self->way.story.n_taken, FALSE, &end);
  cb_appetit_pose_mix (pose, &end, sweep);
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
  gboolean flies = self->moving && self->way.story.outcome == CB_APPETIT_CAUGHT;
  CbAppetitPose pose, end;
  GskTransform *transform;
  int side;

  gtk_widget_set_child_visible (self->token, flies);
  if (!flies)
    return;

  cb_appetit_pose_at (&pose, &self->way.token_from);
  cb_appetit_pose_at (&end, &self->way.token_to);
  side = (int) end.width;
  cb_appetit_pose_mix (&pose, &end, get_progress (self, FLY_TIME, LOOK_TIME + SWEEP_TIME));
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

/* Everything is at rest: the pile is as the game has it. */
static void
settle (CbAppetitCards *self)
{
  gboolean was_moving = self->moving;

  self->moving = FALSE;
  self->n_cards = self->after.n_pile;
  memcpy (self->cards, self->after.pile, self->n_cards);
  self->chased = self->after.tries > 0 ? self->after.mouse_place : -1;
  show_slots (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (was_moving)
    g_signal_emit (self, signals[SIGNAL_SETTLED], 0);
}

static void
animated_cb (double          value,
             CbAppetitCards *self)
{
  if (!self->moving)
    return;

  show_slots (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
done_cb (CbAppetitCards *self)
{
  settle (self);
}

static void
cb_appetit_cards_dispose (GObject *object)
{
  CbAppetitCards *self = CB_APPETIT_CARDS (object);
  GtkWidget *child;

  if (self->motion != NULL)
    g_signal_handlers_disconnect_by_data (self->motion, self);
  g_clear_object (&self->motion);
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

  /**
   * CbAppetitCards::settled:
   * @self: the cards
   *
   * All that moved has come to rest.
   */
  signals[SIGNAL_SETTLED] =
    g_signal_new ("settled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

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
  GtkWidget *widget = GTK_WIDGET (self);
  AdwAnimationTarget *target =
    adw_callback_animation_target_new ((AdwAnimationTargetFunc) animated_cb, self, NULL);

  self->chased = -1;
  add_children (self);
  self->motion = adw_timed_animation_new (widget, 0, 1, FLY_TIME, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->motion), ADW_LINEAR);
  g_signal_connect_swapped (self->motion, "done", G_CALLBACK (done_cb), self);
  gtk_widget_set_can_target (widget, FALSE);
}

GtkWidget *
cb_appetit_cards_new (void)
{
  return g_object_new (CB_TYPE_APPETIT_CARDS, NULL);
}

gboolean
cb_appetit_cards_get_moving (CbAppetitCards *self)
{
  g_return_val_if_fail (CB_IS_APPETIT_CARDS (self), FALSE);

  return self->moving;
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
  adw_animation_pause (self->motion);
  self->after = *state;
  settle (self);
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

/* Where the next card comes soon, everything is quicker. */
static guint
get_duration (const CbAppetitWay *way,
              gboolean            taken)
{
  guint least = MAX (way->milliseconds, LEAST_TIME);

  return taken ? MIN (FLY_TIME + LOOK_TIME + SWEEP_TIME, least) : FLY_TIME;
}

/**
 * cb_appetit_cards_play:
 * @self: the cards
 * @way: what moves
 *
 * Lets a card fly in and, if somebody takes the pile, the pile fly out. What was
 * moving before is dropped.
 */
void
cb_appetit_cards_play (CbAppetitCards     *self,
                       const CbAppetitWay *way)
{
  const CbAppetit *before = way->story.before;

  g_return_if_fail (CB_IS_APPETIT_CARDS (self));

  adw_animation_pause (self->motion);
  self->way = *way;
  self->way.story.before = self->way.story.after = NULL;
  self->back = cb_appetit_face_find_back (before->n_seats, way->story.seat,
                                          before->pack[way->story.seat].n);
  self->after = *way->story.after;
  self->n_cards = before->n_pile + 1u;
  memcpy (self->cards, before->pile, before->n_pile);
  self->cards[before->n_pile] = (guint8) way->story.card;
  self->was_chased = before->tries > 0 ? before->mouse_place : -1;
  self->chased = way->story.outcome == CB_APPETIT_NOTHING ? -1 : before->mouse_place;
  if (cb_appetit_is_mouse (way->story.card))
    self->chased = (int) before->n_pile;
  self->moving = TRUE;
  push_slots (self);
  show_slots (self);
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->motion),
                                    get_duration (way, is_taken (self)));
  adw_animation_reset (self->motion);
  adw_animation_play (self->motion);
}

/**
 * cb_appetit_cards_skip:
 * @self: the cards
 *
 * Brings everything to rest at once.
 */
void
cb_appetit_cards_skip (CbAppetitCards *self)
{
  g_return_if_fail (CB_IS_APPETIT_CARDS (self));

  if (self->moving)
    adw_animation_skip (self->motion);
}
