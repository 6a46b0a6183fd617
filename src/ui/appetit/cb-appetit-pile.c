/* cb-appetit-pile.c - the common pile in the middle of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-pile.h"

#include "cb-appetit-pips.h"
#include "cb-appetit-text.h"

#define PIP_SIZE     18
#define GAP          6
#define MAX_CAPTION  420
#define MAX_LINES    4

/* Below this height there is no room for the sentence. */
#define LOW          170

/**
 * CbAppetitPile:
 *
 * The cards, how many they are, and below them what goes on: the tries of a
 * chase as paws, and a sentence, which the status line tells as well.
 */
struct _CbAppetitPile
{
  GtkWidget  parent_instance;

  GtkWidget *words;
  GtkWidget *count;
  GtkWidget *tries;
  GtkWidget *cards;
};

G_DEFINE_FINAL_TYPE (CbAppetitPile, cb_appetit_pile, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CLICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
released_cb (CbAppetitPile *self)
{
  g_signal_emit (self, signals[SIGNAL_CLICKED], 0);
}

static int
measure_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return gtk_widget_get_visible (child) ? natural : 0;
}

/* In the middle, and standing on @bottom; returns how much of it is left. */
static int
allocate_words (CbAppetitPile *self,
                int            width,
                int            bottom)
{
  int wide = MIN (measure_width (self->words), MIN (width, MAX_CAPTION));
  int high;

  gtk_widget_set_child_visible (self->words, bottom >= LOW);
  if (bottom < LOW || wide == 0)
    return bottom;

  gtk_widget_measure (self->words, GTK_ORIENTATION_VERTICAL, wide, &high, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->words,
                            &(GtkAllocation) { (width - wide) / 2, bottom - high, wide, high }, -1);

  return bottom - high - GAP;
}

/* The number of cards, and beside it the tries, which matter more if there is
 * no room for both. */
static int
allocate_facts (CbAppetitPile *self,
                int            width,
                int            bottom)
{
  int count = measure_width (self->count), tries = measure_width (self->tries);
  int gap = count > 0 && tries > 0 ? GAP : 0, high;
  gboolean both = count + gap + tries <= width;
  int left = (width - (both ? count + gap : 0) - tries) / 2;

  gtk_widget_measure (self->count, GTK_ORIENTATION_VERTICAL, -1, &high, NULL, NULL, NULL);
  gtk_widget_set_child_visible (self->count, both);
  if (both && count > 0)
    {
      gtk_widget_size_allocate (self->count,
                                &(GtkAllocation) { left, bottom - high, count, high }, -1);
      left += count + gap;
    }
  if (tries > 0)
    gtk_widget_size_allocate (self->tries,
                              &(GtkAllocation) { left, bottom - high, tries, high }, -1);

  return bottom - high;
}

static void
cb_appetit_pile_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  CbAppetitPile *self = CB_APPETIT_PILE (widget);
  int bottom = allocate_facts (self, width, allocate_words (self, width, height));

  gtk_widget_allocate (self->cards, width, MAX (bottom, 1), -1, NULL);
}

static void
cb_appetit_pile_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
cb_appetit_pile_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cb_appetit_pile_parent_class)->dispose (object);
}

static void
cb_appetit_pile_class_init (CbAppetitPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_appetit_pile_dispose;
  widget_class->measure = cb_appetit_pile_measure;
  widget_class->size_allocate = cb_appetit_pile_size_allocate;

  /**
   * CbAppetitPile::clicked:
   * @self: the pile
   */
  signals[SIGNAL_CLICKED] =
    g_signal_new ("clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "appetit-pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_label (void)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       "can-target", FALSE,
                       "wrap", TRUE,
                       "lines", MAX_LINES,
                       "ellipsize", PANGO_ELLIPSIZE_END,
                       "justify", GTK_JUSTIFY_CENTER,
                       NULL);
}

static void
add_facts (CbAppetitPile *self)
{
  self->count = new_label ();
  gtk_label_set_wrap (GTK_LABEL (self->count), FALSE);
  gtk_label_set_ellipsize (GTK_LABEL (self->count), PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (self->count, "chip");
  gtk_widget_set_parent (self->count, GTK_WIDGET (self));
  self->tries = cb_appetit_pips_new ("appetit/paw", "appetit/paw-spent", PIP_SIZE);
  gtk_widget_add_css_class (self->tries, "chip");
  gtk_widget_set_parent (self->tries, GTK_WIDGET (self));
}

static void
cb_appetit_pile_init (CbAppetitPile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();

  self->words = new_label ();
  gtk_widget_add_css_class (self->words, "words");
  gtk_widget_set_parent (self->words, widget);
  add_facts (self);
  /* Last, so that cards fly above everything. */
  self->cards = cb_appetit_cards_new ();
  gtk_widget_set_parent (self->cards, widget);

  gtk_widget_set_focusable (widget, TRUE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
cb_appetit_pile_new (void)
{
  return g_object_new (CB_TYPE_APPETIT_PILE, NULL);
}

CbAppetitCards *
cb_appetit_pile_get_cards (CbAppetitPile *self)
{
  g_return_val_if_fail (CB_IS_APPETIT_PILE (self), NULL);

  return CB_APPETIT_CARDS (self->cards);
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
  g_autofree char *count = cb_appetit_describe_cards (state->n_pile);

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
