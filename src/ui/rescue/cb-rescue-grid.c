/* cb-rescue-grid.c - the playing area
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-grid.h"

#include "cb-rescue-extent.h"
#include "cb-rescue-face.h"
#include "cb-rescue-marks.h"
#include "cb-rescue-text.h"

#include <glib/gi18n.h>
#include <math.h>

#define MAX_CELL 240

/* How far an animal leaps at another card, in cells. */
#define LEAP     0.3

/**
 * CbRescueGrid:
 *
 * Shows the cells that are taken and, around them, those that may still be. All
 * cells have the size that the largest area needs, so that cards never change
 * their size in a game; when the area grows, the cells glide to their places.
 */
struct _CbRescueGrid
{
  GtkWidget       parent_instance;

  CbRescueExtent  extent;
  /* How many cells must fit next to each other. */
  int             n_slots;

  /* Where the middle is, in cells; where it goes, and how far that is. */
  double          middle_x, middle_y;
  double          aim_x, aim_y;
  double          pan;

  CbRescueCell   *chaser;
  CbRescueCell   *chased;
  double          chase;
};

G_DEFINE_FINAL_TYPE (CbRescueGrid, cb_rescue_grid, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATED,
  SIGNAL_POINTED,
  SIGNAL_DROPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
activated_cb (CbRescueGrid *self,
              CbRescueCell *cell)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, cell);
}

static void
entered_cb (CbRescueCell *cell)
{
  GtkWidget *self = gtk_widget_get_parent (GTK_WIDGET (cell));

  if (self != NULL)
    g_signal_emit (self, signals[SIGNAL_POINTED], 0, cell);
}

static void
left_cb (CbRescueCell *cell)
{
  GtkWidget *self = gtk_widget_get_parent (GTK_WIDGET (cell));

  if (self != NULL)
    g_signal_emit (self, signals[SIGNAL_POINTED], 0, NULL);
}

static GdkDragAction
drag_entered_cb (CbRescueCell *cell)
{
  entered_cb (cell);

  return GDK_ACTION_MOVE;
}

static gboolean
dropped_cb (CbRescueCell *cell,
            const GValue *value)
{
  GtkWidget *self = gtk_widget_get_parent (GTK_WIDGET (cell));

  g_signal_emit (self, signals[SIGNAL_DROPPED], 0, cell, g_value_get_int (value));

  return TRUE;
}

static void
add_controllers (GtkWidget *cell)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_MOVE);

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (entered_cb), cell);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), cell);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (entered_cb), cell);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), cell);
  g_signal_connect_swapped (drop, "enter", G_CALLBACK (drag_entered_cb), cell);
  g_signal_connect_swapped (drop, "leave", G_CALLBACK (left_cb), cell);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (dropped_cb), cell);
  gtk_widget_add_controller (cell, motion);
  gtk_widget_add_controller (cell, focus);
  gtk_widget_add_controller (cell, GTK_EVENT_CONTROLLER (drop));
}

static void
add_cell (CbRescueGrid *self,
          int           x,
          int           y)
{
  GtkWidget *cell = cb_rescue_cell_new (x, y);

  add_controllers (cell);
  g_signal_connect_swapped (cell, "activated", G_CALLBACK (activated_cb), self);
  gtk_widget_set_parent (cell, GTK_WIDGET (self));
}

static gboolean
is_shown (CbRescueGrid *self,
          CbRescueCell *cell)
{
  const CbRescueExtent *extent = &self->extent;
  int x = cb_rescue_cell_get_x (cell), y = cb_rescue_cell_get_y (cell);

  return x >= extent->left && x <= extent->right && y >= extent->top && y <= extent->bottom;
}

/* The focus of a cell that goes away passes to the nearest that stays. */
static void
pass_on_focus (CbRescueGrid *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  int x, y;

  if (focus == NULL || is_shown (self, CB_RESCUE_CELL (focus)))
    return;

  x = CLAMP (cb_rescue_cell_get_x (CB_RESCUE_CELL (focus)), self->extent.left, self->extent.right);
  y = CLAMP (cb_rescue_cell_get_y (CB_RESCUE_CELL (focus)), self->extent.top, self->extent.bottom);
  gtk_widget_grab_focus (GTK_WIDGET (cb_rescue_grid_get_cell (self, x, y)));
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

static void
add_missing_cells (CbRescueGrid *self)
{
  for (int y = self->extent.top; y <= self->extent.bottom; y++)
    for (int x = self->extent.left; x <= self->extent.right; x++)
      if (cb_rescue_grid_get_cell (self, x, y) == NULL)
        add_cell (self, x, y);
}

static void
show_cell (CbRescueGrid   *self,
           CbSession      *session,
           const CbRescue *state,
           CbRescueCell   *cell)
{
  guint bit = cb_rescue_marks_get_bit (state, cell);
  gboolean is_laid = (state->laid >> bit & 1) != 0;
  int row = cb_rescue_cell_get_y (cell) - self->extent.top + 1;
  int column = cb_rescue_cell_get_x (cell) - self->extent.left + 1;
  g_autofree char *words = cb_rescue_describe_cell (session, state, bit, row, column);

  cb_rescue_cell_set_card (cell, is_laid ? (int) cb_rescue_get_card (state, bit)
                                         : CB_RESCUE_FACE_NONE,
                           cb_rescue_get_owner (state, bit));
  cb_rescue_cell_set_words (cell, words);
}

static gboolean
is_settled (const CbRescue *state)
{
  return state->width == state->side && state->height == state->side;
}

static int
count_slots (const CbRescue *state)
{
  return is_settled (state) ? state->side : state->side + 1;
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
  double middle_x = self->middle_x + (self->aim_x - self->middle_x) * self->pan;
  double middle_y = self->middle_y + (self->aim_y - self->middle_y) * self->pan;
  graphene_point_t point = GRAPHENE_POINT_INIT (
    (float) (int) (width / 2.0 + (cb_rescue_cell_get_x (cell) - middle_x) * side),
    (float) (int) (height / 2.0 + (cb_rescue_cell_get_y (cell) - middle_y) * side));

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

static void
cb_rescue_grid_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = 0;
  *natural = 480;
}

/* The arrow keys go by rows and columns. By default they would go by what is
 * where on the screen, which is another matter while cells glide. */
static gboolean
cb_rescue_grid_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  int dx = (direction == GTK_DIR_RIGHT) - (direction == GTK_DIR_LEFT);
  int dy = (direction == GTK_DIR_DOWN) - (direction == GTK_DIR_UP);
  CbRescueCell *next;

  if (focus == NULL || (dx == 0 && dy == 0))
    return GTK_WIDGET_CLASS (cb_rescue_grid_parent_class)->focus (widget, direction);

  next = cb_rescue_grid_get_cell (CB_RESCUE_GRID (widget),
                                  cb_rescue_cell_get_x (CB_RESCUE_CELL (focus)) + dx,
                                  cb_rescue_cell_get_y (CB_RESCUE_CELL (focus)) + dy);

  return next != NULL && gtk_widget_grab_focus (GTK_WIDGET (next));
}

/* An animal leaps at what it drives away, and back. */
static void
snapshot_chaser (CbRescueGrid *self,
                 GtkSnapshot  *snapshot)
{
  double leap = LEAP * sin (G_PI * self->chase) * cb_rescue_grid_get_side (self);
  int dx = cb_rescue_cell_get_x (self->chased) - cb_rescue_cell_get_x (self->chaser);
  int dy = cb_rescue_cell_get_y (self->chased) - cb_rescue_cell_get_y (self->chaser);
  graphene_point_t offset = GRAPHENE_POINT_INIT ((float) (dx * leap), (float) (dy * leap));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &offset);
  gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (self->chaser), snapshot);
  gtk_snapshot_restore (snapshot);
}

/* What leaps is above all others. */
static void
cb_rescue_grid_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  CbRescueGrid *self = CB_RESCUE_GRID (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (child != (GtkWidget *) self->chaser)
      gtk_widget_snapshot_child (widget, child, snapshot);

  if (self->chaser != NULL)
    snapshot_chaser (self, snapshot);
}

static void
cb_rescue_grid_dispose (GObject *object)
{
  CbRescueGrid *self = CB_RESCUE_GRID (object);
  GtkWidget *child;

  self->chaser = self->chased = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cb_rescue_grid_parent_class)->dispose (object);
}

static void
cb_rescue_grid_class_init (CbRescueGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_rescue_grid_dispose;
  widget_class->focus = cb_rescue_grid_focus;
  widget_class->measure = cb_rescue_grid_measure;
  widget_class->size_allocate = cb_rescue_grid_size_allocate;
  widget_class->snapshot = cb_rescue_grid_snapshot;

  /**
   * CbRescueGrid::activated:
   * @self: the grid
   * @cell: the cell that was clicked, tapped or activated by key
   */
  signals[SIGNAL_ACTIVATED] =
    g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, CB_TYPE_RESCUE_CELL);

  /**
   * CbRescueGrid::pointed:
   * @self: the grid
   * @cell: (nullable): the cell that the pointer or the focus is at
   */
  signals[SIGNAL_POINTED] =
    g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, CB_TYPE_RESCUE_CELL);

  /**
   * CbRescueGrid::dropped:
   * @self: the grid
   * @cell: where a card was dropped
   * @card: which card
   */
  signals[SIGNAL_DROPPED] =
    g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, CB_TYPE_RESCUE_CELL, G_TYPE_INT);

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

static void
end_chase (CbRescueGrid *self)
{
  if (self->chased != NULL)
    cb_rescue_cell_set_fading (self->chased, 0);
  self->chaser = self->chased = NULL;
  self->chase = 0;
}

/**
 * cb_rescue_grid_show:
 * @self: a grid
 * @session: the game
 * @state: a position of it
 *
 * Shows what is laid, and lets nothing move; leaves the cells' marks alone.
 */
void
cb_rescue_grid_show (CbRescueGrid   *self,
                     CbSession      *session,
                     const CbRescue *state)
{
  g_return_if_fail (CB_IS_RESCUE_GRID (self));

  end_chase (self);
  cb_rescue_extent_find (state, &self->extent);
  add_missing_cells (self);
  pass_on_focus (self);
  drop_hidden_cells (self);
  aim_at (self, &self->extent);
  self->middle_x = self->aim_x;
  self->middle_y = self->aim_y;
  self->pan = 0;
  self->n_slots = count_slots (state);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    show_cell (self, session, state, CB_RESCUE_CELL (child));

  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * cb_rescue_grid_get_cell:
 * @self: a grid
 * @x: a column, to the right from the start card
 * @y: a row, down from the start card
 *
 * Returns: (nullable) (transfer none): the cell, if it is shown
 */
CbRescueCell *
cb_rescue_grid_get_cell (CbRescueGrid *self,
                         int           x,
                         int           y)
{
  g_return_val_if_fail (CB_IS_RESCUE_GRID (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (cb_rescue_cell_get_x (CB_RESCUE_CELL (child)) == x &&
        cb_rescue_cell_get_y (CB_RESCUE_CELL (child)) == y)
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

  self->pan = pan;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * cb_rescue_grid_begin_chase:
 * @self: a grid
 * @chaser: the cell of an animal
 * @chased: the cell of the card that it drives away
 *
 * Gets ready to show that, until a position is shown: see cb_rescue_grid_chase().
 */
void
cb_rescue_grid_begin_chase (CbRescueGrid *self,
                            CbRescueCell *chaser,
                            CbRescueCell *chased)
{
  g_return_if_fail (CB_IS_RESCUE_GRID (self));

  end_chase (self);
  self->chaser = chaser;
  self->chased = chased;
}

/**
 * cb_rescue_grid_chase:
 * @self: a grid
 * @progress: how far the chase is, from 0 to 1
 */
void
cb_rescue_grid_chase (CbRescueGrid *self,
                      double        progress)
{
  g_return_if_fail (CB_IS_RESCUE_GRID (self));

  if (self->chased == NULL)
    return;

  self->chase = progress;
  cb_rescue_cell_set_fading (self->chased, progress);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
