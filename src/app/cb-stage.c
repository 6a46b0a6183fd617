/* cb-stage.c - a part of a board, to look at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-stage.h"

#include "cb-compat.h"

#include <math.h>

/* The smallest and the usual width, in pixels; and how high a board is of which only a
 * part is shown, where it is 1 wide, so that the part has the room that it likes. */
#define MIN_WIDTH  200
#define WIDTH      340
#define TALL       1.4

/**
 * CbStage:
 *
 * Shows a board as a picture: as wide as it can be, in a shape that is known before
 * there is a board. Nothing on it can be clicked or have the focus, and a screen reader
 * finds none of its parts.
 */
struct _CbStage
{
  GtkWidget  parent_instance;

  CbBoard   *board;
  char      *part;
  double     shape;
};

G_DEFINE_FINAL_TYPE_WITH_CODE (CbStage, cb_stage, GTK_TYPE_WIDGET,
                               cb_compat_hide_parts (g_define_type_id))

/* GTK wants the minimum height for any width to be no more than that for no width at all,
 * so the height that fits the width is only the natural one. */
static void
cb_stage_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  CbStage *self = CB_STAGE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = WIDTH;
    }
  else
    {
      *minimum = (int) ceil (MIN_WIDTH * self->shape);
      *natural = MAX ((int) ceil ((for_size < 0 ? WIDTH : for_size) * self->shape), *minimum);
    }
}

static GtkSizeRequestMode
cb_stage_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The part of the board that is shown, by its style name: a child, or a child's child. */
static GtkWidget *
find_part (GtkWidget  *widget,
           const char *part)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = g_strcmp0 (gtk_widget_get_css_name (child), part) == 0 ? child
                                                                   : find_part (child, part);

  return found;
}

/* Where the part lies on the stage, before anything is moved or scaled. */
static void
find_bounds (CbStage         *self,
             int              width,
             int              height,
             graphene_rect_t *bounds)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  GtkWidget *part = self->part != NULL ? find_part (board, self->part) : NULL;

  if (part == NULL || !gtk_widget_compute_bounds (part, GTK_WIDGET (self), bounds) ||
      bounds->size.width <= 0)
    graphene_rect_init (bounds, 0, 0, (float) width, (float) height);
}

/* What lies elsewhere on the board is not drawn, and nobody looks for it beyond the edge. */
static void
hide_others (CbStage               *self,
             const graphene_rect_t *bounds)
{
  GtkWidget *board = GTK_WIDGET (self->board);

  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t place;

      gtk_widget_set_child_visible (child,
                                    gtk_widget_compute_bounds (child, GTK_WIDGET (self), &place) &&
                                    graphene_rect_intersection (&place, bounds, NULL));
    }
}

/* The part covers the stage, and what is around it is cut off. */
static GskTransform *
new_transform (const graphene_rect_t *bounds,
               int                    width,
               int                    height)
{
  float scale = MAX ((float) width / bounds->size.width, (float) height / bounds->size.height);
  float x = (float) width / 2 - scale * (bounds->origin.x + bounds->size.width / 2);
  float y = (float) height / 2 - scale * (bounds->origin.y + bounds->size.height / 2);

  return gsk_transform_scale (gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)),
                              scale, scale);
}

static void
cb_stage_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  CbStage *self = CB_STAGE (widget);
  double shape = self->part != NULL ? TALL : self->shape;
  graphene_rect_t bounds;
  int board_width, board_height;

  if (self->board == NULL || width <= 0 || height <= 0)
    return;

  gtk_widget_measure (GTK_WIDGET (self->board), GTK_ORIENTATION_HORIZONTAL, -1, &board_width, NULL,
                      NULL, NULL);
  board_width = MAX (board_width, width);
  board_height = (int) (board_width * shape);
  gtk_widget_allocate (GTK_WIDGET (self->board), board_width, board_height, -1, NULL);
  find_bounds (self, board_width, board_height, &bounds);
  hide_others (self, &bounds);
  gtk_widget_allocate (GTK_WIDGET (self->board), board_width, board_height, -1,
                       new_transform (&bounds, width, height));
}

static void
cb_stage_dispose (GObject *object)
{
  CbStage *self = CB_STAGE (object);

  if (self->board != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->board));
  self->board = NULL;

  G_OBJECT_CLASS (cb_stage_parent_class)->dispose (object);
}

static void
cb_stage_finalize (GObject *object)
{
  g_free (CB_STAGE (object)->part);

  G_OBJECT_CLASS (cb_stage_parent_class)->finalize (object);
}

static void
cb_stage_class_init (CbStageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_stage_dispose;
  object_class->finalize = cb_stage_finalize;
  widget_class->measure = cb_stage_measure;
  widget_class->get_request_mode = cb_stage_get_request_mode;
  widget_class->size_allocate = cb_stage_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "cb-stage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_stage_init (CbStage *self)
{
  self->shape = 1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * cb_stage_new:
 * @part: (nullable): the style name of the part of a board that is shown, or %NULL for all
 *   of it
 * @shape: how high it is, where it is 1 wide
 *
 * Returns: (transfer floating): a stage without a board
 */
GtkWidget *
cb_stage_new (const char *part,
              double      shape)
{
  CbStage *self = g_object_new (CB_TYPE_STAGE, NULL);

  self->part = g_strdup (part);
  self->shape = shape;

  return GTK_WIDGET (self);
}

CbBoard *
cb_stage_get_board (CbStage *self)
{
  g_return_val_if_fail (CB_IS_STAGE (self), NULL);

  return self->board;
}

/**
 * cb_stage_set_board:
 * @self: a stage without a board
 * @board: a board
 */
void
cb_stage_set_board (CbStage *self,
                    CbBoard *board)
{
  g_return_if_fail (CB_IS_STAGE (self));
  g_return_if_fail (CB_IS_BOARD (board));
  g_return_if_fail (self->board == NULL);

  self->board = board;
  gtk_widget_set_can_target (GTK_WIDGET (board), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (board), FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (GTK_WIDGET (board), GTK_WIDGET (self));
}
