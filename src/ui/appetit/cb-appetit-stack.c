/* cb-appetit-stack.c - a pack of cards, face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-stack.h"

#include "cb-appetit-face.h"

/* One edge shows for so many cards, and so many edges at most. */
#define CARDS_PER_EDGE  6
#define MAX_EDGES       5
/* Of the pack's width: how far an edge stands out. */
#define EDGE            0.035f

/**
 * CbAppetitStack:
 *
 * The top card and below it the edges of a few more: the thicker the pack, the
 * more of them. An empty pack is an empty place.
 */
struct _CbAppetitStack
{
  GtkWidget  parent_instance;

  GtkWidget *edges[MAX_EDGES];
  guint      n_edges;
};

G_DEFINE_FINAL_TYPE (CbAppetitStack, cb_appetit_stack, GTK_TYPE_WIDGET)

static void
cb_appetit_stack_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = 0;
}

/* The lowest card lies at the bottom right, the top card at the top left. */
static void
cb_appetit_stack_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  CbAppetitStack *self = CB_APPETIT_STACK (widget);
  float step = MAX (1, EDGE * (float) width);
  int w = width - (int) (step * (MAX_EDGES - 1));
  int h = MIN (height - (int) (step * (MAX_EDGES - 1)), (int) ((float) w * CB_APPETIT_FACE_HEIGHT));

  for (guint i = 0; i < self->n_edges; i++)
    {
      float shift = (float) (int) (step * (float) (self->n_edges - 1 - i));
      graphene_point_t point = GRAPHENE_POINT_INIT (shift, shift);

      gtk_widget_allocate (self->edges[i], MAX (w, 0), MAX (h, 0), -1,
                           gsk_transform_translate (NULL, &point));
    }
}

static void
cb_appetit_stack_dispose (GObject *object)
{
  CbAppetitStack *self = CB_APPETIT_STACK (object);

  for (guint i = 0; i < MAX_EDGES; i++)
    g_clear_pointer (&self->edges[i], gtk_widget_unparent);

  G_OBJECT_CLASS (cb_appetit_stack_parent_class)->dispose (object);
}

static void
cb_appetit_stack_class_init (CbAppetitStackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_appetit_stack_dispose;
  widget_class->measure = cb_appetit_stack_measure;
  widget_class->size_allocate = cb_appetit_stack_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "appetit-stack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_appetit_stack_init (CbAppetitStack *self)
{
  for (guint i = 0; i < MAX_EDGES; i++)
    {
      self->edges[i] = cb_appetit_face_new ();
      gtk_widget_set_parent (self->edges[i], GTK_WIDGET (self));
    }
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
cb_appetit_stack_new (void)
{
  return g_object_new (CB_TYPE_APPETIT_STACK, NULL);
}

/**
 * cb_appetit_stack_get_top:
 * @self: a pack
 *
 * Returns: (transfer none): its top card, or where that would lie
 */
GtkWidget *
cb_appetit_stack_get_top (CbAppetitStack *self)
{
  g_return_val_if_fail (CB_IS_APPETIT_STACK (self), NULL);

  return self->edges[MAX (self->n_edges, 1) - 1];
}

void
cb_appetit_stack_show (CbAppetitStack *self,
                       guint           n_seats,
                       CbSeat          seat,
                       guint           n_cards)
{
  g_return_if_fail (CB_IS_APPETIT_STACK (self));

  self->n_edges = MIN ((n_cards + CARDS_PER_EDGE - 1) / CARDS_PER_EDGE, MAX_EDGES);
  self->n_edges = MAX (self->n_edges, MIN (n_cards, 2));
  for (guint i = 0; i < MAX_EDGES; i++)
    {
      guint depth = self->n_edges - 1 - i;

      gtk_widget_set_child_visible (self->edges[i], i < self->n_edges);
      if (i < self->n_edges)
        cb_appetit_face_show_back (CB_APPETIT_FACE (self->edges[i]),
                                   cb_appetit_face_find_back (n_seats, seat, n_cards - depth));
    }
  if (n_cards == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "empty");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "empty");
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
