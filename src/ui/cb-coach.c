/* cb-coach.c - a mouse that speaks about what lies on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-coach.h"

#include "cb-measure.h"
#include "cb-picture.h"
#include "cb-speech.h"
#include "cb-ui.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define FACE_SIZE   56
/* The height of a button, where there is room. */
#define FINGER      44
/* A table with room for fewer lines has little room. */
#define FEW_LINES   19
/* Words may turn out a little higher than measured. */
#define SLACK       2
/* Around what is pointed at. */
#define RING        4
/* The side of the square of which a corner is the tail. */
#define TAIL        18
/* How long it takes to appear, in milliseconds, and how much wider the rings are at first. */
#define COMING      260
#define WIDE_RING   18

/**
 * CbCoach:
 * @rings: one for each target
 * @targets: what is pointed at
 * @n_targets: how many there are
 * @acts: whether the learner is to do something
 * @coming: how far the card and the rings have appeared, from 0 to 1
 *
 * Lies over the whole table, and lets through all that does not hit its card. The card
 * stands beside what it speaks about; its tail and the rings point at it.
 */
struct _CbCoach
{
  GtkWidget parent_instance;

  GtkWidget    *tail;
  GtkWidget    *card;
  GtkWidget    *words;
  GtkWidget    *buttons;
  GtkWidget    *face;
  GtkWidget    *label;
  GtkWidget    *back_button;
  GtkWidget    *count;
  GtkWidget    *next_button;
  GtkWidget    *next_label;
  GtkWidget    *leave_button;

  GtkWidget    *rings[CB_COACH_MAX_TARGETS];
  GtkWidget    *targets[CB_COACH_MAX_TARGETS];
  guint         n_targets;
  gboolean      acts;
  AdwAnimation *coming;
};

G_DEFINE_FINAL_TYPE (CbCoach, cb_coach, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ANSWERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
answer (CbCoach       *self,
        CbCoachAnswer  said)
{
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, (int) said);
}

static void
back_clicked_cb (CbCoach *self)
{
  answer (self, CB_COACH_BACK);
}

static void
next_clicked_cb (CbCoach *self)
{
  answer (self, CB_COACH_NEXT);
}

static void
leave_clicked_cb (CbCoach *self)
{
  answer (self, CB_COACH_LEAVE);
}

static void
clear_targets (CbCoach *self)
{
  for (guint i = 0; i < self->n_targets; i++)
    {
      if (self->targets[i] != NULL)
        cb_speech_mark (self->targets[i], NULL);
      g_clear_weak_pointer (&self->targets[i]);
      gtk_widget_set_visible (self->rings[i], FALSE);
    }
  self->n_targets = 0;
}

static gboolean
has_targets (CbCoach    *self,
             GtkWidget **targets,
             guint       n_targets)
{
  for (guint i = 0; i < n_targets; i++)
    if (self->targets[i] != targets[i])
      return FALSE;

  return self->n_targets == n_targets;
}

/* Who does not see the rings hears of them where they are. */
static void
set_targets (CbCoach    *self,
             GtkWidget **targets,
             guint       n_targets)
{
  if (has_targets (self, targets, n_targets))
    return;

  clear_targets (self);
  for (guint i = 0; i < n_targets; i++)
    {
      g_set_weak_pointer (&self->targets[i], targets[i]);
      gtk_widget_set_visible (self->rings[i], TRUE);
      /* Translators: for screen readers: here is the ring of which the texts of lessons speak,
       * around a space, a card, a roof or an arrow. */
      cb_speech_mark (targets[i], _("Here is the ring."));
    }
  self->n_targets = n_targets;
}

/* Where the targets are now; those that are out of sight are left out. */
static guint
find_targets (CbCoach      *self,
              GdkRectangle *places)
{
  guint n = 0;

  for (guint i = 0; i < self->n_targets; i++)
    {
      graphene_rect_t bounds;
      gboolean found = self->targets[i] != NULL && gtk_widget_get_mapped (self->targets[i]) &&
                       gtk_widget_compute_bounds (self->targets[i], GTK_WIDGET (self), &bounds);

      gtk_widget_set_child_visible (self->rings[i], found);
      if (found)
        places[n++] = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                       (int) bounds.size.width + 1, (int) bounds.size.height + 1 };
    }

  return n;
}

static int
measure_at (GtkWidget *widget,
            int        width)
{
  int natural = 0;

  if (gtk_widget_get_visible (widget))
    cb_measure_height (widget, width, NULL, &natural);

  return natural;
}

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation)
{
  int natural = 0;

  if (gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* How much larger the card is than its contents. */
static int
measure_frame (CbCoach        *self,
               GtkOrientation  orientation)
{
  int words = measure (self->words, orientation);
  int buttons = measure (self->buttons, orientation);

  return measure (self->card, orientation) -
         (orientation == GTK_ORIENTATION_VERTICAL ? words + buttons : MAX (words, buttons));
}

/* How high the card must be to show all its words: a scrolled window does not say how high
 * it is for a width. */
static int
measure_card (int      width,
              gpointer user_data)
{
  const GtkOrientation across = GTK_ORIENTATION_HORIZONTAL, down = GTK_ORIENTATION_VERTICAL;
  CbCoach *self = user_data;
  int face = measure (self->face, across), inside = width - measure_frame (self, across);
  int room = inside - face - measure (self->leave_button, across) -
             gtk_box_get_spacing (GTK_BOX (self->words)) * (face > 0 ? 2 : 1);
  int words = MAX (MAX (measure (self->face, down), measure (self->leave_button, down)),
                   measure_at (self->label, MAX (room, 1)) + SLACK);
  int minimum;

  cb_measure_height (self->card, width, &minimum, NULL);

  return MAX (measure_frame (self, down) + words + measure_at (self->buttons, inside), minimum);
}

/* Whether it lies within another one, such as a cell of a room. */
static gboolean
is_within (const GdkRectangle *places,
           guint               n_places,
           guint               index)
{
  GdkRectangle all;

  for (guint i = 0; i < n_places; i++)
    {
      gdk_rectangle_union (&places[i], &places[index], &all);
      if (i != index && gdk_rectangle_equal (&all, &places[i]))
        return TRUE;
    }

  return FALSE;
}

static void
allocate_rings (CbCoach            *self,
                const GdkRectangle *places,
                guint               n_places,
                double              progress)
{
  int around = RING + (int) ((1 - progress) * WIDE_RING);
  guint n = 0;

  for (guint i = 0; i < self->n_targets; i++)
    if (gtk_widget_get_child_visible (self->rings[i]))
      {
        const GdkRectangle *place = &places[n];

        gtk_widget_set_opacity (self->rings[i], is_within (places, n_places, n++) ? 0 : progress);
        gtk_widget_size_allocate (self->rings[i],
                                  &(GtkAllocation) { place->x - around, place->y - around,
                                                     place->width + 2 * around,
                                                     place->height + 2 * around }, -1);
      }
}

/* A square that stands on its corner, half under the edge of the card that is nearest to
 * the target. */
static void
allocate_tail (CbCoach            *self,
               const GdkRectangle *card,
               const GdkRectangle *target)
{
  int margin = TAIL, half = TAIL / 2;
  int x = CLAMP (target->x + target->width / 2, card->x + margin, card->x + card->width - margin);
  int y = CLAMP (target->y + target->height / 2, card->y + margin,
                 card->y + card->height - margin);
  GskTransform *transform;

  if (target->y + target->height <= card->y)
    y = card->y;
  else if (target->y >= card->y + card->height)
    y = card->y + card->height;
  else if (target->x + target->width <= card->x)
    x = card->x;
  else
    x = card->x + card->width;

  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  transform = gsk_transform_rotate (transform, 45);
  transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) -half,
                                                                        (float) -half));
  gtk_widget_allocate (self->tail, TAIL, TAIL, -1, transform);
}

/* A small window is low, and so is one with large text. */
static gboolean
is_low (CbCoach *self,
        int      height)
{
  PangoFontMetrics *metrics =
    pango_context_get_metrics (gtk_widget_get_pango_context (self->label), NULL, NULL);
  int line = PANGO_PIXELS (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);

  return height < FEW_LINES * line;
}

static void
set_sizes (CbCoach  *self,
           gboolean  compact)
{
  GtkWidget *buttons[] = { self->leave_button, self->back_button, self->next_button };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_set_size_request (buttons[i], -1, compact ? -1 : FINGER);
}

/* Where there is little room, all of it is for the words. This is no matter of style: that
 * would change after everything was measured. */
static void
set_compact (CbCoach  *self,
             gboolean  compact)
{
  if (gtk_widget_get_visible (self->face) != compact)
    return;

  set_sizes (self, compact);
  gtk_widget_set_visible (self->face, !compact);
}

static void
cb_coach_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  CbCoach *self = CB_COACH (widget);
  GdkRectangle places[CB_COACH_MAX_TARGETS], card;
  guint n = find_targets (self, places);
  double progress = adw_animation_get_value (self->coming);
  int minimum;

  set_compact (self, is_low (self, height));
  gtk_widget_measure (self->card, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  cb_coach_place (&(GdkRectangle) { 0, 0, MAX (width, minimum), height }, places, n, measure_card,
                  self, &card);
  allocate_rings (self, places, n, progress);
  gtk_widget_set_child_visible (self->tail, n > 0);
  if (n > 0)
    allocate_tail (self, &card, cb_coach_place_find_nearest (&card, places, n));
  gtk_widget_set_opacity (self->card, progress);
  gtk_widget_set_opacity (self->tail, progress);
  cb_measure_height (self->card, card.width, &minimum, NULL);
  card.height = MAX (card.height, minimum);
  gtk_widget_size_allocate (self->card, &card, -1);
}

static void
cb_coach_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = *natural = 0;
}

/* Whatever lies under it can be reached. */
static gboolean
cb_coach_contains (GtkWidget *widget,
                   double     x,
                   double     y)
{
  return FALSE;
}

static void
cb_coach_dispose (GObject *object)
{
  CbCoach *self = CB_COACH (object);

  for (guint i = 0; i < CB_COACH_MAX_TARGETS; i++)
    {
      g_clear_weak_pointer (&self->targets[i]);
      g_clear_pointer (&self->rings[i], gtk_widget_unparent);
    }
  self->n_targets = 0;
  g_clear_object (&self->coming);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_COACH);

  G_OBJECT_CLASS (cb_coach_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-coach.ui");
  gtk_widget_class_bind_template_child (widget_class, CbCoach, tail);
  gtk_widget_class_bind_template_child (widget_class, CbCoach, card);
  gtk_widget_class_bind_template_child (widget_class, CbCoach, words);
  gtk_widget_class_bind_template_child (widget_class, CbCoach, buttons);
  gtk_widget_class_bind_template_child (widget_class, CbCoach, face);
  gtk_widget_class_bind_template_child (widget_class, CbCoach, label);
  gtk_widget_class_bind_template_child (widget_class, CbCoach, back_button);
  gtk_widget_class_bind_template_child (widget_class, CbCoach, count);
  gtk_widget_class_bind_template_child (widget_class, CbCoach, next_button);
  gtk_widget_class_bind_template_child (widget_class, CbCoach, next_label);
  gtk_widget_class_bind_template_child (widget_class, CbCoach, leave_button);
  gtk_widget_class_bind_template_callback (widget_class, back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_clicked_cb);
}

static void
cb_coach_class_init (CbCoachClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_coach_dispose;
  widget_class->contains = cb_coach_contains;
  widget_class->measure = cb_coach_measure;
  widget_class->size_allocate = cb_coach_size_allocate;

  /**
   * CbCoach::answered:
   * @self: the coach
   * @answer: a #CbCoachAnswer
   */
  signals[SIGNAL_ANSWERED] =
    g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (CB_TYPE_PICTURE);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "game-coach");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_rings (CbCoach *self)
{
  for (guint i = 0; i < CB_COACH_MAX_TARGETS; i++)
    {
      self->rings[i] = g_object_new (ADW_TYPE_BIN, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_PRESENTATION, "can-target", FALSE,
                                     "visible", FALSE, NULL);
      gtk_widget_add_css_class (self->rings[i], "ring");
      gtk_widget_insert_before (self->rings[i], GTK_WIDGET (self), self->tail);
    }
}

static void
come_cb (double   value,
         gpointer user_data)
{
  gtk_widget_queue_allocate (user_data);
}

static void
cb_coach_init (CbCoach *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (come_cb, self, NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  cb_picture_set_size (CB_PICTURE (self->face), FACE_SIZE);
  set_sizes (self, FALSE);
  add_rings (self);
  self->coming = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, COMING, target);
}

/**
 * cb_coach_get_card:
 * @self: a coach
 *
 * Returns: (transfer none): what stands beside what it speaks about
 */
GtkWidget *
cb_coach_get_card (CbCoach *self)
{
  g_return_val_if_fail (CB_IS_COACH (self), NULL);

  return self->card;
}

/**
 * cb_coach_get_text:
 * @self: a coach
 *
 * Returns: (nullable): what it says, if it is there
 */
const char *
cb_coach_get_text (CbCoach *self)
{
  g_return_val_if_fail (CB_IS_COACH (self), NULL);

  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_label (GTK_LABEL (self->label))
                                                    : NULL;
}

/**
 * cb_coach_get_targets:
 * @self: a coach
 * @targets: (out caller-allocates): what it points at
 *
 * Returns: how many there are
 */
guint
cb_coach_get_targets (CbCoach   *self,
                      GtkWidget *targets[CB_COACH_MAX_TARGETS])
{
  g_return_val_if_fail (CB_IS_COACH (self), 0);

  for (guint i = 0; i < self->n_targets; i++)
    targets[i] = self->targets[i];

  return self->n_targets;
}

static const char *
get_next_words (const CbCoachWords *words)
{
  if (words->step + 1 == words->n_steps)
    return _("Play a First Game");

  /* Translators: a step of a lesson. */
  return words->acts ? C_("lesson", "Skip") : C_("lesson", "Next");
}

static void
show_buttons (CbCoach            *self,
              const CbCoachWords *words)
{
  const char *next = get_next_words (words);
  /* Translators: a step of a lesson, such as “2 of 8”. */
  g_autofree char *count = g_strdup_printf (C_("lesson", "%u of %u"), words->step + 1,
                                            words->n_steps);

  gtk_label_set_label (GTK_LABEL (self->count), count);
  gtk_label_set_label (GTK_LABEL (self->next_label), next);
  cb_speech_label (self->next_button, next);
  gtk_widget_set_css_classes (self->next_button,
                              (const char *[]) { words->acts ? "flat" : "suggested-action",
                                                 NULL });
  gtk_widget_set_sensitive (self->back_button, words->step > 0);
}

/**
 * cb_coach_speak:
 * @self: a coach
 * @words: what is said
 * @targets: (array length=n_targets): what about
 * @n_targets: how many, at most %CB_COACH_MAX_TARGETS
 *
 * Appears, if it was not there.
 *
 * Returns: whether it says something else than before
 */
gboolean
cb_coach_speak (CbCoach            *self,
                const CbCoachWords *words,
                GtkWidget         **targets,
                guint               n_targets)
{
  gboolean same;

  g_return_val_if_fail (CB_IS_COACH (self), FALSE);
  g_return_val_if_fail (n_targets <= CB_COACH_MAX_TARGETS, FALSE);

  same = g_strcmp0 (cb_coach_get_text (self), words->text) == 0;
  gtk_label_set_label (GTK_LABEL (self->label), words->text);
  cb_picture_set_art (CB_PICTURE (self->face), words->art);
  cb_speech_label (self->card, words->text);
  self->acts = words->acts;
  show_buttons (self, words);
  set_targets (self, targets, n_targets);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (same)
    return FALSE;

  adw_animation_reset (self->coming);
  adw_animation_play (self->coming);

  return TRUE;
}

/**
 * cb_coach_get_acts:
 * @self: a coach
 *
 * Returns: whether the learner is to do something
 */
gboolean
cb_coach_get_acts (CbCoach *self)
{
  g_return_val_if_fail (CB_IS_COACH (self), FALSE);

  return self->acts;
}

/**
 * cb_coach_focus:
 * @self: a coach that is there
 *
 * Focuses, for learners who are to do something, where that begins; for those who are
 * to read, the button that goes on.
 */
void
cb_coach_focus (CbCoach *self)
{
  gboolean found = FALSE;

  g_return_if_fail (CB_IS_COACH (self));

  for (guint i = 0; self->acts && !found && i < self->n_targets; i++)
    found = self->targets[i] != NULL && gtk_widget_grab_focus (self->targets[i]);
  if (!found)
    gtk_widget_grab_focus (self->next_button);
}

/**
 * cb_coach_say:
 * @self: a coach that is there
 *
 * Lets a screen reader say what is read on the card.
 */
void
cb_coach_say (CbCoach *self)
{
  g_return_if_fail (CB_IS_COACH (self));

  cb_speech_say (GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (self->label)));
}

/**
 * cb_coach_hush:
 * @self: a coach
 *
 * Goes away, so that the whole table is in sight.
 */
void
cb_coach_hush (CbCoach *self)
{
  g_return_if_fail (CB_IS_COACH (self));

  clear_targets (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
