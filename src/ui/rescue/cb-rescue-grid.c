/* cb-rescue-grid.c - the playing area
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-grid.h"

#include "cb-rescue-extent.h"
#include "cb-rescue-face.h"
#include "cb-rescue-marks.h"
#include "cb-rescue-text.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#define MAX_CELL 240

/**
 * CbRescueGrid:
 *
 * Shows the cells that are taken and, around them, those that may still be. All
 * cells have the size that the largest area needs, so that cards never change
 * their size in a game; when the area grows, the cells glide to their places.
 */
struct _CbRescueGrid
{
  CbArea          parent_instance;

  CbRescueExtent  extent;
  /* How many cells must fit next to each other. */
  int             n_slots;

  /* Where the middle is, in cells; where it goes, and how far that is. */
  double          middle_x, middle_y;
  double          aim_x, aim_y;
  double          pan;

  /* The cell that takes the focus when it comes to the grid. */
  int             entry;
};

G_DEFINE_FINAL_TYPE (CbRescueGrid, cb_rescue_grid, CB_TYPE_AREA)

static gboolean
is_shown (CbRescueGrid *self,
          CbRescueCell *cell)
{
  const CbRescueExtent *extent = &self->extent;
  int x = cb_rescue_place_get_x (cb_rescue_cell_get_place (cell));
  int y = cb_rescue_place_get_y (cb_rescue_cell_get_place (cell));

  return x >= extent->left && x <= extent->right && y >= extent->top && y <= extent->bottom;
}

/* The focus of a cell that goes away passes to the nearest that stays. */
static void
pass_on_focus (CbRescueGrid *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  int place, x, y;

  if (focus == NULL || is_shown (self, CB_RESCUE_CELL (focus)))
    return;

  place = cb_rescue_cell_get_place (CB_RESCUE_CELL (focus));
  x = CLAMP (cb_rescue_place_get_x (place), self->extent.left, self->extent.right);
  y = CLAMP (cb_rescue_place_get_y (place), self->extent.top, self->extent.bottom);
  gtk_widget_grab_focus (GTK_WIDGET (cb_rescue_grid_get_cell (self, cb_rescue_place (x, y))));
}

static void
drop_hidden_cells (CbRescueGrid *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (!is_shown (self, CB_RESCUE_CELL (child)))
        gtk_widget_unparent (child);
      child = next;
    }
}

/* Row by row, as one reads. */
static void
add_missing_cells (CbRescueGrid *self)
{
  GtkWidget *before = NULL;

  for (int y = self->extent.top; y <= self->extent.bottom; y++)
    for (int x = self->extent.left; x <= self->extent.right; x++)
      {
        int place = cb_rescue_place (x, y);
        CbRescueCell *cell = cb_rescue_grid_get_cell (self, place);

        if (cell == NULL)
          {
            cell = CB_RESCUE_CELL (cb_rescue_cell_new (place));
            cb_area_add (CB_AREA (self), CB_TARGET (cell), TRUE);
            gtk_widget_insert_after (GTK_WIDGET (cell), GTK_WIDGET (self), before);
          }
        before = GTK_WIDGET (cell);
      }
}

static void
show_cell (CbSession           *session,
           const CbRescue      *state,
           const CbRescueCount *gone,
           CbRescueCell        *cell)
{
  int place = cb_rescue_cell_get_place (cell);
  guint bit = (guint) __builtin_ctzll (cb_rescue_marks_get_board (state, place));
  gboolean is_laid = (state->laid >> bit & 1) != 0;
  g_autofree char *name = cb_rescue_describe_cell (session, state, gone, bit);

  cb_rescue_cell_set_card (cell, is_laid ? (int) cb_rescue_get_card (state, bit)
                                         : CB_RESCUE_FACE_NONE,
                           cb_rescue_get_owner (state, bit));
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* There is room for a free border as long as the area can still grow. */
static int
count_slots (const CbRescue *state)
{
  return MIN (state->width, state->height) < state->side ? state->side + 1 : state->side;
}

/* The free cell that is nearest to the middle. */
static int
find_entry (CbRescueGrid   *self,
            const CbRescue *state)
{
  double nearest = G_MAXDOUBLE;
  int entry = cb_rescue_place (self->extent.left, self->extent.top);

  for (guint64 left = cb_rescue_get_free_cells (state); left != 0; left &= left - 1)
    {
      int cell = __builtin_ctzll (left);
      int x = cell % 8 - state->origin_x, y = cell / 8 - state->origin_y;
      double distance = fabs (x + 0.5 - self->aim_x) + fabs (y + 0.5 - self->aim_y);

      if (distance < nearest)
        {
          nearest = distance;
          entry = cb_rescue_place (x, y);
        }
    }

  return entry;
}

static int
get_cell_side (CbRescueGrid *self,
               int           width,
               int           height)
{
  return CLAMP (MIN (width, height) / MAX (self->n_slots, 1), 1, MAX_CELL);
}

static void
allocate_cell (CbRescueGrid *self,
               CbRescueCell *cell,
               int           width,
               int           height)
{
  int side = get_cell_side (self, width, height);
  int place = cb_rescue_cell_get_place (cell);
  double middle_x = self->middle_x + (self->aim_x - self->middle_x) * self->pan;
  double middle_y = self->middle_y + (self->aim_y - self->middle_y) * self->pan;
  graphene_point_t point = GRAPHENE_POINT_INIT (
    (float) (int) (width / 2.0 + (cb_rescue_place_get_x (place) - middle_x) * side),
    (float) (int) (height / 2.0 + (cb_rescue_place_get_y (place) - middle_y) * side));

  gtk_widget_allocate (GTK_WIDGET (cell), side, side, -1,
                       gsk_transform_translate (NULL, &point));
}

static void
cb_rescue_grid_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    allocate_cell (CB_RESCUE_GRID (widget), CB_RESCUE_CELL (child), width, height);
}

/* To the keyboard the grid is one place: Tab enters and leaves it. The arrow keys go by
 * rows and columns; by default they would go by what is where on the screen, which is
 * another matter while cells glide. */
static gboolean
cb_rescue_grid_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  CbRescueGrid *self = CB_RESCUE_GRID (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  int dx = (direction == GTK_DIR_RIGHT) - (direction == GTK_DIR_LEFT);
  int dy = (direction == GTK_DIR_DOWN) - (direction == GTK_DIR_UP);
  int step = cb_rescue_place (dx, dy) - cb_rescue_place (0, 0);
  CbRescueCell *next;

  if (focus != NULL && step == 0)
    return FALSE;

  next = cb_rescue_grid_get_cell (self, focus == NULL ? self->entry
                                        : cb_rescue_cell_get_place (CB_RESCUE_CELL (focus)) + step);

  return next != NULL && gtk_widget_grab_focus (GTK_WIDGET (next));
}

static void
cb_rescue_grid_class_init (CbRescueGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = cb_rescue_grid_focus;
  widget_class->size_allocate = cb_rescue_grid_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "rescue-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
cb_rescue_grid_init (CbRescueGrid *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Playing area"), -1);
}

GtkWidget *
cb_rescue_grid_new (void)
{
  return g_object_new (CB_TYPE_RESCUE_GRID, NULL);
}

/* Where the middle of what is shown lies, in cells. */
static void
aim_at (CbRescueGrid         *self,
        const CbRescueExtent *extent)
{
  self->aim_x = (extent->left + extent->right + 1) / 2.0;
  self->aim_y = (extent->top + extent->bottom + 1) / 2.0;
}

/**
 * cb_rescue_grid_show:
 * @self: a grid
 * @session: the game
 * @state: a position of it
 * @gone: the cards that have left in the count, as far as that was told
 *
 * Shows what is laid, and lets nothing glide; leaves the cells' marks alone.
 */
void
cb_rescue_grid_show (CbRescueGrid        *self,
                     CbSession           *session,
                     const CbRescue      *state,
                     const CbRescueCount *gone)
{
  g_return_if_fail (CB_IS_RESCUE_GRID (self));

  cb_rescue_extent_find (state, &self->extent);
  add_missing_cells (self);
  pass_on_focus (self);
  drop_hidden_cells (self);
  aim_at (self, &self->extent);
  self->middle_x = self->aim_x;
  self->middle_y = self->aim_y;
  self->pan = 0;
  self->n_slots = count_slots (state);
  self->entry = find_entry (self, state);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    show_cell (session, state, gone, CB_RESCUE_CELL (child));

  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * cb_rescue_grid_get_cell:
 * @self: a grid
 * @place: where, as events have it
 *
 * Returns: (nullable) (transfer none): the cell, if it is shown
 */
CbRescueCell *
cb_rescue_grid_get_cell (CbRescueGrid *self,
                         int           place)
{
  g_return_val_if_fail (CB_IS_RESCUE_GRID (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (cb_rescue_cell_get_place (CB_RESCUE_CELL (child)) == place)
      return CB_RESCUE_CELL (child);

  return NULL;
}

/**
 * cb_rescue_grid_get_side:
 * @self: a grid
 *
 * Returns: how large a cell is, in pixels
 */
int
cb_rescue_grid_get_side (CbRescueGrid *self)
{
  g_return_val_if_fail (CB_IS_RESCUE_GRID (self), 0);

  return get_cell_side (self, gtk_widget_get_width (GTK_WIDGET (self)),
                        gtk_widget_get_height (GTK_WIDGET (self)));
}

/**
 * cb_rescue_grid_aim:
 * @self: a grid
 * @state: a position that is about to be shown
 *
 * Gets ready to glide to where that position will be: see cb_rescue_grid_pan().
 *
 * Returns: whether it is elsewhere
 */
gboolean
cb_rescue_grid_aim (CbRescueGrid   *self,
                    const CbRescue *state)
{
  CbRescueExtent extent;

  g_return_val_if_fail (CB_IS_RESCUE_GRID (self), FALSE);

  cb_rescue_extent_find (state, &extent);
  aim_at (self, &extent);
  self->n_slots = count_slots (state);
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  return self->aim_x != self->middle_x || self->aim_y != self->middle_y;
}

/**
 * cb_rescue_grid_pan:
 * @self: a grid
 * @pan: how far it has glided, from 0 to 1
 */
void
cb_rescue_grid_pan (CbRescueGrid *self,
                    double        pan)
{
  g_return_if_fail (CB_IS_RESCUE_GRID (self));

  if (self->aim_x == self->middle_x && self->aim_y == self->middle_y)
    return;

  self->pan = adw_easing_ease (ADW_EASE_OUT_CUBIC, pan);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
