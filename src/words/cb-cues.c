/* cb-cues.c - which sound comes with what is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cues.h"

#include <math.h>

/**
 * CbCues:
 * @view: (nullable): the game, with the sounds of its events
 * @waiting: (nullable): the one sound of all that is told at once
 * @last: (nullable): what was given last
 * @n_same: how often the same was given without anything else
 *
 * Follows a telling, and says when which sound is due. Knows nobody who plays it. It
 * goes by the types of events alone, which are no secret.
 */
struct _CbCues
{
  GObject parent_instance;

  GSignalGroup     *telling_signals;
  const CbGameView *view;
  const CbCue      *waiting;
  const CbCue      *last;
  guint             n_same;
};

G_DEFINE_FINAL_TYPE (CbCues, cb_cues, G_TYPE_OBJECT)

enum
{
  SIGNAL_CUE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What rises goes up a pentatonic scale, in semitones. */
static const int scale[] = { 0, 2, 4, 7, 9, 12 };

/* Two cards never fall quite alike. */
static const double variations[] = { 1, 0.97, 1.025, 0.985 };

static double
get_pitch (const CbCue *cue,
           guint        n_same)
{
  if ((cue->flags & CB_CUE_RISES) != 0)
    return exp2 (scale[MIN (n_same, G_N_ELEMENTS (scale) - 1)] / 12.0);
  if ((cue->flags & CB_CUE_NEWS) != 0)
    return 1;

  return variations[n_same % G_N_ELEMENTS (variations)];
}

static void
give (CbCues      *self,
      const CbCue *cue)
{
  self->n_same = cue == self->last ? self->n_same + 1 : 0;
  self->last = cue;
  g_signal_emit (self, signals[SIGNAL_CUE], 0, cue->sound, get_pitch (cue, self->n_same));
}

static const CbCue *
find_cue (CbCues        *self,
          const CbEvent *event)
{
  g_return_val_if_fail (event->type < self->view->n_cues, NULL);

  return &self->view->cues[event->type];
}

static int
begun_cb (CbCues        *self,
          const CbEvent *event)
{
  const CbCue *cue = find_cue (self, event);

  if (cue != NULL && (cue->flags & CB_CUE_EARLY) != 0)
    give (self, cue);

  return 0;
}

/* Of what is told at once, the last that is news is heard, or the last of all. */
static void
keep (CbCues      *self,
      const CbCue *cue)
{
  if (self->waiting == NULL || (cue->flags & CB_CUE_NEWS) != 0 ||
      (self->waiting->flags & CB_CUE_NEWS) == 0)
    self->waiting = cue;
}

static void
told_cb (CbCues        *self,
         const CbEvent *event,
         CbTelling     *telling)
{
  const CbCue *cue = find_cue (self, event);

  if (cue == NULL)
    return;

  if (cb_telling_get_hurrying (telling))
    keep (self, cue);
  else if ((cue->flags & CB_CUE_EARLY) == 0)
    give (self, cue);
}

/* What is shown without being told is silent. */
static void
shown_cb (CbCues *self)
{
  const CbCue *cue = g_steal_pointer (&self->waiting);

  self->last = NULL;
  if (cue != NULL)
    give (self, cue);
}

static void
cb_cues_dispose (GObject *object)
{
  g_clear_object (&CB_CUES (object)->telling_signals);

  G_OBJECT_CLASS (cb_cues_parent_class)->dispose (object);
}

static void
cb_cues_class_init (CbCuesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cb_cues_dispose;

  /**
   * CbCues::cue:
   * @self: the cues
   * @sound: the name of a sound
   * @pitch: how high, with 1 for as it is
   *
   * A sound is due.
   */
  signals[SIGNAL_CUE] =
    g_signal_new ("cue", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_DOUBLE);
}

static void
cb_cues_init (CbCues *self)
{
  self->telling_signals = g_signal_group_new (CB_TYPE_TELLING);
  g_signal_group_connect_swapped (self->telling_signals, "begun", G_CALLBACK (begun_cb), self);
  g_signal_group_connect_swapped (self->telling_signals, "told", G_CALLBACK (told_cb), self);
  g_signal_group_connect_swapped (self->telling_signals, "shown", G_CALLBACK (shown_cb), self);
}

CbCues *
cb_cues_new (void)
{
  return g_object_new (CB_TYPE_CUES, NULL);
}

/**
 * cb_cues_follow:
 * @self: cues
 * @telling: (nullable): what is told, or %NULL for silence
 * @view: (nullable): the game that it tells
 */
void
cb_cues_follow (CbCues           *self,
                CbTelling        *telling,
                const CbGameView *view)
{
  g_return_if_fail (CB_IS_CUES (self));
  g_return_if_fail (telling == NULL || view != NULL);

  self->view = view;
  self->waiting = NULL;
  self->last = NULL;
  g_signal_group_set_target (self->telling_signals, telling);
}

/**
 * cb_cues_give:
 * @self: cues
 * @sound: the name of a sound
 *
 * For what is no event of a game.
 */
void
cb_cues_give (CbCues     *self,
              const char *sound)
{
  g_return_if_fail (CB_IS_CUES (self));
  g_return_if_fail (sound != NULL);

  g_signal_emit (self, signals[SIGNAL_CUE], 0, sound, 1.0);
}
