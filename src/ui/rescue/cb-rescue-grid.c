/* cb-rescue-grid.c - the playing area
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-grid.h"

#include "cb-rescue-extent.h"
#include "cb-rescue-face.h"
#include "cb-rescue-marks.h"
#include "cb-rescue-text.h"
#include "cb-speech.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#define MAX_CELL 240

/* Of a cell's side: the edge on which the numbers of rows and columns stand, and how high
 * they are; the latter in pixels at least. */
#define EDGE      0.3
#define NUMBER    0.2
#define MIN_NUMBER 11

/**
 * CbRescueGrid:
 *
 * Shows the cells that are taken and, around them, those that may still be. All
 * cells have the size that the largest area needs, so that cards never change
 * their size in a game; when the area grows, the cells glide to their places. Above and
 * beside them stand the numbers by which they are called.
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

  /* What people call the row and the column in which records begin to count. */
  int             row;
  int             column;
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
  guint bit = (guint) __builtin_ctzll (cb_rescue_get_board (state, place));
  gboolean is_laid = (state->laid >> bit & 1) != 0;
  g_autofree char *name = cb_rescue_describe_cell (session, state, gone, bit);

  cb_rescue_cell_set_card (cell, is_laid ? (int) cb_rescue_get_card (state, bit)
                                         : CB_RESCUE_FACE_NONE,
                           cb_rescue_get_owner (state, bit));
  cb_speech_label (GTK_WIDGET (cell), name);
}

/* There is room for a free border as long as the area can still grow. */
static int
count_slots (const CbRescue *state)
{
  return MIN (state->width, state->height) < state->side ? state->side + 1 : state->side;
}

/* The free cell that is nearest to the middle. While the cards are dealt, the middle is
 * free, but only until the start card comes. */
static int
find_entry (CbRescueGrid   *self,
            CbSession      *session,
            const CbRescue *state)
{
  const CbRescue *now = cb_rescue_peek (cb_session_peek_state (session));
  double nearest = G_MAXDOUBLE;
  int entry = cb_rescue_place (self->extent.left, self->extent.top);

  for (guint64 left = cb_rescue_get_free_cells (state); left != 0; left &= left - 1)
    {
      int cell = __builtin_ctzll (left);
      int x = cell % 8 - state->origin_x, y = cell / 8 - state->origin_y;
      double distance = fabs (x + 0.5 - self->aim_x) + fabs (y + 0.5 - self->aim_y);

      if (distance < nearest && cb_rescue_marks_is_free (now, cb_rescue_place (x, y)))
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
  return CLAMP ((int) (MIN (width, height) / (MAX (self->n_slots, 1) + EDGE)), 1, MAX_CELL);
}

/* Where the corner of a cell is, as the cells glide. */
static graphene_point_t
find_corner (CbRescueGrid *self,
             int           x,
             int           y,
             int           width,
             int           height)
{
  int side = get_cell_side (self, width, height);
  double middle_x = self->middle_x + (self->aim_x - self->middle_x) * self->pan;
  double middle_y = self->middle_y + (self->aim_y - self->middle_y) * self->pan;

  return GRAPHENE_POINT_INIT ((float) (int) (width / 2.0 + (x - middle_x + EDGE / 2) * side),
                              (float) (int) (height / 2.0 + (y - middle_y + EDGE / 2) * side));
}

static void
allocate_cell (CbRescueGrid *self,
               CbRescueCell *cell,
               int           width,
               int           height)
{
  int side = get_cell_side (self, width, height);
  int place = cb_rescue_cell_get_place (cell);
  graphene_point_t point = find_corner (self, cb_rescue_place_get_x (place),
                                        cb_rescue_place_get_y (place), width, height);

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

static PangoLayout *
new_layout (GtkWidget *widget,
            int        side)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, NULL);
  g_autoptr (PangoFontDescription) font =
    pango_font_description_copy (pango_context_get_font_description (
                                   gtk_widget_get_pango_context (widget)));

  pango_font_description_set_absolute_size (font, MAX (NUMBER * side, MIN_NUMBER) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);

  return layout;
}

/* In the middle of a place. */
static void
draw_number (GtkWidget        *widget,
             GtkSnapshot      *snapshot,
             PangoLayout      *layout,
             int               number,
             graphene_point_t  middle)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  int width, height;
  GdkRGBA color;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle.x - (float) width / 2,
                                                          middle.y - (float) height / 2));
  gtk_snapshot_append_layout (snapshot, layout, &color);
  gtk_snapshot_restore (snapshot);
}

/* The numbers help to find a cell that the list of moves, a hint or a voice speaks of. */
static void
cb_rescue_grid_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  CbRescueGrid *self = CB_RESCUE_GRID (widget);
  const CbRescueExtent *extent = &self->extent;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int side = get_cell_side (self, width, height);
  graphene_point_t half = { (float) side / 2, (float) (EDGE / 2) * (float) side };
  g_autoptr (PangoLayout) layout = new_layout (widget, side);

  GTK_WIDGET_CLASS (cb_rescue_grid_parent_class)->snapshot (widget, snapshot);
  for (int x = extent->left; x <= extent->right; x++)
    {
      graphene_point_t corner = find_corner (self, x, extent->top, width, height);

      draw_number (widget, snapshot, layout, self->column + x,
                   GRAPHENE_POINT_INIT (corner.x + half.x, corner.y - half.y));
    }
  for (int y = extent->top; y <= extent->bottom; y++)
    {
      graphene_point_t corner = find_corner (self, extent->left, y, width, height);

      draw_number (widget, snapshot, layout, self->row + y,
                   GRAPHENE_POINT_INIT (corner.x - half.y, corner.y + half.x));
    }
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
  widget_class->snapshot = cb_rescue_grid_snapshot;

  gtk_widget_class_set_css_name (widget_class, "rescue-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
cb_rescue_grid_init (CbRescueGrid *self)
{
  /* Translators: only spoken: the name of the board. */
  cb_speech_label (GTK_WIDGET (self), _("Playing area"));
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
  cb_rescue_find_cell (session, cb_rescue_place (0, 0), &self->row, &self->column);
  add_missing_cells (self);
  pass_on_focus (self);
  drop_hidden_cells (self);
  aim_at (self, &self->extent);
  self->middle_x = self->aim_x;
  self->middle_y = self->aim_y;
  self->pan = 0;
  self->n_slots = count_slots (state);
  self->entry = find_entry (self, session, state);

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
