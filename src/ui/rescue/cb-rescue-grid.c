/* cb-rescue-grid.c - the playing area
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-grid.h"

#include "cb-rescue-face.h"
#include "cb-rescue-marks.h"
#include "cb-rescue-text.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define MAX_CELL      240
#define FLIGHT_TIME   280
#define CAMERA_TIME   220

/**
 * CbRescueGrid:
 *
 * Shows the cells that are taken and, around them, those that may still be. All
 * cells have the size that the largest area needs, so that cards never change
 * their size in a game; when the area grows, the cells glide to their places.
 */
struct _CbRescueGrid
{
  GtkWidget        parent_instance;

  /* The cells that are shown, as records count them. */
  int              left, top, right, bottom;
  /* How many cells must fit next to each other. */
  int              n_slots;
  int              side;

  /* Where the middle is, in cells; where it was when the camera began to move. */
  double           middle_x, middle_y;
  double           old_x, old_y;
  AdwAnimation    *camera;

  CbRescueCell    *flying;
  graphene_rect_t  flight_from;
  AdwAnimation    *flight;
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
  int x = cb_rescue_cell_get_x (cell), y = cb_rescue_cell_get_y (cell);

  return x >= self->left && x <= self->right && y >= self->top && y <= self->bottom;
}

/* The focus of a cell that goes away passes to the nearest that stays. */
static void
pass_on_focus (CbRescueGrid *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  int x, y;

  if (focus == NULL || is_shown (self, CB_RESCUE_CELL (focus)))
    return;

  x = CLAMP (cb_rescue_cell_get_x (CB_RESCUE_CELL (focus)), self->left, self->right);
  y = CLAMP (cb_rescue_cell_get_y (CB_RESCUE_CELL (focus)), self->top, self->bottom);
  gtk_widget_grab_focus (GTK_WIDGET (cb_rescue_grid_get_cell (self, x, y)));
}

static void
drop_hidden_cells (CbRescueGrid *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (child == (GtkWidget *) self->flying && !is_shown (self, self->flying))
        self->flying = NULL;
      if (!is_shown (self, CB_RESCUE_CELL (child)))
        gtk_widget_unparent (child);
      child = next;
    }
}

static void
add_missing_cells (CbRescueGrid *self)
{
  for (int y = self->top; y <= self->bottom; y++)
    for (int x = self->left; x <= self->right; x++)
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
  g_autofree char *words = cb_rescue_describe_cell (session, state, bit,
                                                    cb_rescue_cell_get_y (cell) - self->top + 1,
                                                    cb_rescue_cell_get_x (cell) - self->left + 1);

  cb_rescue_cell_set_card (cell, is_laid ? (int) cb_rescue_get_card (state, bit)
                                         : CB_RESCUE_FACE_NONE,
                           cb_rescue_get_owner (state, bit));
  cb_rescue_cell_set_words (cell, words, "");
}

/* The rectangle that may be shown: what is allowed, which always holds what is
 * taken. */
static void
find_extent (CbRescueGrid   *self,
             const CbRescue *state)
{
  guint64 shown = state->allowed | state->laid;
  guint columns = 0, rows = 0;

  for (guint row = 0; row < 8; row++)
    {
      guint line = shown >> (8 * row) & 0xff;

      columns |= line;
      rows |= (line != 0) << row;
    }

  self->left = __builtin_ctz (columns) - state->origin_x;
  self->right = 31 - __builtin_clz (columns) - state->origin_x;
  self->top = __builtin_ctz (rows) - state->origin_y;
  self->bottom = 31 - __builtin_clz (rows) - state->origin_y;
}

static gboolean
is_settled (const CbRescue *state)
{
  return state->width == state->side && state->height == state->side;
}

static void
move_camera (CbRescueGrid *self)
{
  double progress = adw_animation_get_value (self->camera);
  double x = (self->left + self->right + 1) / 2.0, y = (self->top + self->bottom + 1) / 2.0;
  gboolean first = self->n_slots == 0;

  if (x == self->middle_x && y == self->middle_y)
    return;

  self->old_x = first ? x : self->old_x + (self->middle_x - self->old_x) * progress;
  self->old_y = first ? y : self->old_y + (self->middle_y - self->old_y) * progress;
  self->middle_x = x;
  self->middle_y = y;
  adw_animation_play (self->camera);
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
  double moved = adw_animation_get_value (self->camera);
  double middle_x = self->old_x + (self->middle_x - self->old_x) * moved;
  double middle_y = self->old_y + (self->middle_y - self->old_y) * moved;
  graphene_point_t point = GRAPHENE_POINT_INIT (
    (float) (int) (width / 2.0 + (cb_rescue_cell_get_x (cell) - middle_x) * side),
    (float) (int) (height / 2.0 + (cb_rescue_cell_get_y (cell) - middle_y) * side));
  graphene_point_t start = self->flight_from.origin;

  if (cell == self->flying)
    graphene_point_interpolate (&start, &point, adw_animation_get_value (self->flight), &point);

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

/* A card in flight passes above all others. */
static void
cb_rescue_grid_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  CbRescueGrid *self = CB_RESCUE_GRID (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (child != (GtkWidget *) self->flying)
      gtk_widget_snapshot_child (widget, child, snapshot);

  if (self->flying != NULL)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (self->flying), snapshot);
}

static void
animated_cb (double        value,
             CbRescueGrid *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
landed_cb (CbRescueGrid *self)
{
  self->flying = NULL;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static AdwAnimation *
add_animation (CbRescueGrid *self,
               guint         milliseconds)
{
  AdwAnimationTarget *target =
    adw_callback_animation_target_new ((AdwAnimationTargetFunc) animated_cb, self, NULL);
  AdwAnimation *animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, milliseconds, target);

  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (animation), ADW_EASE_OUT_CUBIC);

  return animation;
}

static void
cb_rescue_grid_dispose (GObject *object)
{
  CbRescueGrid *self = CB_RESCUE_GRID (object);
  GtkWidget *child;

  self->flying = NULL;
  g_clear_object (&self->camera);
  g_clear_object (&self->flight);
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
  self->camera = add_animation (self, CAMERA_TIME);
  self->flight = add_animation (self, FLIGHT_TIME);
  g_signal_connect_swapped (self->flight, "done", G_CALLBACK (landed_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Playing area"), -1);
}

GtkWidget *
cb_rescue_grid_new (void)
{
  return g_object_new (CB_TYPE_RESCUE_GRID, NULL);
}

/**
 * cb_rescue_grid_show:
 * @self: a grid
 * @session: the game
 * @state: a position of it
 *
 * Shows what is laid; leaves the cells' marks alone.
 */
void
cb_rescue_grid_show (CbRescueGrid   *self,
                     CbSession      *session,
                     const CbRescue *state)
{
  g_return_if_fail (CB_IS_RESCUE_GRID (self));

  find_extent (self, state);
  add_missing_cells (self);
  pass_on_focus (self);
  drop_hidden_cells (self);
  move_camera (self);
  self->side = state->side;
  self->n_slots = is_settled (state) ? state->side : state->side + 1;

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
 * cb_rescue_grid_fly:
 * @self: a grid
 * @cell: the cell where a card was laid
 * @from: where the card comes from, in the grid's coordinates
 *
 * Lets the card glide into its cell.
 */
void
cb_rescue_grid_fly (CbRescueGrid          *self,
                    CbRescueCell          *cell,
                    const graphene_rect_t *from)
{
  g_return_if_fail (CB_IS_RESCUE_GRID (self));

  self->flying = cell;
  self->flight_from = *from;
  adw_animation_reset (self->flight);
  adw_animation_play (self->flight);
}
