/* cb-chateau-grid.c - the castle with its slots
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-grid.h"

#include "cb-art.h"
#include "cb-chateau-art.h"
#include "cb-chateau-text.h"
#include "cb-seat-art.h"
#include "cb-speech.h"

#include <glib/gi18n.h>
#include <string.h>

/* How large the letter of a room is: of a cell's side, at least in pixels, and then of a
 * cell's side at most. */
#define LETTER      0.26f
#define MIN_LETTER  13
#define MAX_LETTER  0.4f

/**
 * CbChateauGrid:
 *
 * Draws the castle, and above it has a spot for every cell, tower and slot, and
 * a frame for every room. To the keyboard it is one place: Tab enters and leaves
 * it, the arrow keys walk in it.
 */
struct _CbChateauGrid
{
  CbArea             parent_instance;

  GtkWidget         *walls;
  GtkWidget         *signs[CB_CHATEAU_N_SIGNS];
  GtkWidget         *canvas;
  GtkWidget         *rooms[CB_CHATEAU_N_ROOMS];
  GtkWidget         *letters[CB_CHATEAU_N_ROOMS];
  GtkWidget         *spots[CB_CHATEAU_N_SPOTS];
  guint              entry;
  CbChateauGeometry  geometry;
};

G_DEFINE_FINAL_TYPE (CbChateauGrid, cb_chateau_grid, CB_TYPE_AREA)

enum
{
  SIGNAL_DRAGGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const CbChateau *
peek (CbChateauGrid *self)
{
  return &cb_chateau_canvas_peek (CB_CHATEAU_CANVAS (self->canvas))->now;
}

static void
set_drag_icon (CbChateauGrid *self,
               GtkDragSource *source,
               CbSeat         seat)
{
  int size = self->geometry.side * 2 / 3;
  g_autofree char *art = cb_seat_art_find (GTK_WIDGET (self), cb_chateau_find_mouse_art (seat));
  g_autoptr (GdkTexture) icon = cb_art_new_texture (art, size, size);

  gtk_drag_source_set_icon (source, GDK_PAINTABLE (icon), size / 2, size / 2);
}

/* A mouse that can be picked can be dragged; most spots have none. */
static GdkContentProvider *
drag_prepare_cb (CbChateauSpot *spot,
                 double         x,
                 double         y,
                 GtkDragSource *source)
{
  CbChateauGrid *self = CB_CHATEAU_GRID (gtk_widget_get_parent (GTK_WIDGET (spot)));
  CbSeat seat = cb_chateau_find_mouse (peek (self), cb_chateau_spot_get_index (spot));

  if ((cb_chateau_spot_get_marks (spot) & (CB_CHATEAU_MARK_OWN | CB_CHATEAU_MARK_PICKED)) == 0)
    return NULL;

  g_signal_emit (self, signals[SIGNAL_DRAGGED], 0, spot);
  set_drag_icon (self, source, seat);

  return gdk_content_provider_new_typed (G_TYPE_INT, (int) cb_chateau_spot_get_index (spot));
}

static void
add_dragging (GtkWidget *spot)
{
  GtkDragSource *drag = gtk_drag_source_new ();

  gtk_drag_source_set_actions (drag, GDK_ACTION_MOVE);
  g_signal_connect_swapped (drag, "prepare", G_CALLBACK (drag_prepare_cb), spot);
  gtk_widget_add_controller (spot, GTK_EVENT_CONTROLLER (drag));
}

static GtkWidget *
add_decoration (CbChateauGrid *self,
                const char    *class)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                 "can-target", FALSE, NULL);

  gtk_widget_add_css_class (box, class);
  gtk_widget_set_parent (box, GTK_WIDGET (self));

  return box;
}

static GtkWidget *
add_sign (CbChateauGrid *self,
          const char    *class,
          char           text)
{
  const char label[] = { text, '\0' };
  GtkWidget *sign = g_object_new (GTK_TYPE_LABEL,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "can-target", FALSE, "label", label, NULL);

  gtk_widget_add_css_class (sign, class);
  gtk_widget_set_parent (sign, GTK_WIDGET (self));

  return sign;
}

/* Scales a sign to the height of a place, in its middle. */
static void
allocate_sign (GtkWidget           *sign,
               const GtkAllocation *area)
{
  int width, height;
  graphene_point_t middle = { (float) area->x + (float) area->width / 2,
                              (float) area->y + (float) area->height / 2 };
  GskTransform *transform = gsk_transform_translate (NULL, &middle);
  float scale;

  gtk_widget_measure (sign, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (sign, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  scale = (float) MIN (area->width, area->height) / (float) MAX (height, 1);
  transform = gsk_transform_scale (transform, scale, scale);
  transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) -width / 2,
                                                                        (float) -height / 2));
  gtk_widget_allocate (sign, width, height, -1, transform);
}

/* In the upper left corner of the room. */
static void
allocate_letter (CbChateauGrid       *self,
                 GtkWidget           *letter,
                 const GtkAllocation *room)
{
  float side = (float) self->geometry.side;
  int size = (int) MIN (MAX (LETTER * side, MIN_LETTER), MAX_LETTER * side), gap = size / 6;

  allocate_sign (letter, &(GtkAllocation) { room->x + gap, room->y + gap, size, size });
}

static void
add_spot (CbChateauGrid *self,
          guint          index)
{
  GtkWidget *spot = cb_chateau_spot_new (index);
  gboolean is_cell = index < CB_CHATEAU_N_CELLS;

  if (is_cell)
    add_dragging (spot);
  cb_area_add (CB_AREA (self), CB_TARGET (spot), is_cell);
  self->spots[index] = spot;
}

static void
cb_chateau_grid_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  CbChateauGrid *self = CB_CHATEAU_GRID (widget);
  GtkAllocation area;

  cb_chateau_geometry_make (&self->geometry, width, height);
  cb_chateau_geometry_place_walls (&self->geometry, &area);
  gtk_widget_size_allocate (self->walls, &area, -1);
  for (guint i = 0; i < CB_CHATEAU_N_SIGNS; i++)
    {
      cb_chateau_geometry_place_sign (&self->geometry, i, &area);
      allocate_sign (self->signs[i], &area);
    }
  gtk_widget_size_allocate (self->canvas, &(GtkAllocation) { 0, 0, width, height }, -1);
  cb_chateau_canvas_set_geometry (CB_CHATEAU_CANVAS (self->canvas), &self->geometry);

  for (guint i = 0; i < CB_CHATEAU_N_ROOMS; i++)
    {
      cb_chateau_geometry_place_room (&self->geometry, peek (self)->room_cells[i], &area);
      gtk_widget_size_allocate (self->rooms[i], &area, -1);
      allocate_letter (self, self->letters[i], &area);
    }
  for (guint i = 0; i < CB_CHATEAU_N_SPOTS; i++)
    {
      cb_chateau_geometry_place_spot (&self->geometry, i, &area);
      gtk_widget_size_allocate (self->spots[i], &area, -1);
    }
}

static gboolean
cb_chateau_grid_focus (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  CbChateauGrid *self = CB_CHATEAU_GRID (widget);
  CbChateauSpot *focus = cb_chateau_grid_get_focus (self);
  int next;

  if (focus == NULL)
    return gtk_widget_grab_focus (self->spots[self->entry]);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  next = cb_chateau_navigate (cb_chateau_spot_get_index (focus), direction);

  return next >= 0 && gtk_widget_grab_focus (self->spots[next]);
}

static void
cb_chateau_grid_class_init (CbChateauGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = cb_chateau_grid_focus;
  widget_class->size_allocate = cb_chateau_grid_size_allocate;

  /**
   * CbChateauGrid::dragged:
   * @self: the grid
   * @spot: the spot from which a mouse is being dragged
   */
  signals[SIGNAL_DRAGGED] =
    g_signal_new ("dragged", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, CB_TYPE_CHATEAU_SPOT);

  gtk_widget_class_set_css_name (widget_class, "chateau-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
cb_chateau_grid_init (CbChateauGrid *self)
{
  self->walls = add_decoration (self, "walls");
  for (guint i = 0; i < CB_CHATEAU_N_SIGNS; i++)
    self->signs[i] = add_sign (self, "sign", (char) ((i / CB_CHATEAU_SIDE % 2 == 0 ? 'a' : '1') +
                                                     (int) (i % CB_CHATEAU_SIDE)));
  self->canvas = g_object_new (CB_TYPE_CHATEAU_CANVAS, NULL);
  gtk_widget_set_parent (self->canvas, GTK_WIDGET (self));
  for (guint i = 0; i < CB_CHATEAU_N_ROOMS; i++)
    self->rooms[i] = add_decoration (self, "room");
  for (guint i = 0; i < CB_CHATEAU_N_ROOMS; i++)
    self->letters[i] = add_sign (self, "letter", ' ');
  for (guint i = 0; i < CB_CHATEAU_N_SPOTS; i++)
    add_spot (self, i);
  /* Translators: only spoken: the name of the board. */
  cb_speech_label (GTK_WIDGET (self), _("Castle"));
}

/**
 * cb_chateau_grid_name:
 * @self: a grid
 * @session: the game
 * @state: the position that is shown
 *
 * Names the spots by what is there.
 */
void
cb_chateau_grid_name (CbChateauGrid   *self,
                      CbSession       *session,
                      const CbChateau *state)
{
  CbChateau seen;

  g_return_if_fail (CB_IS_CHATEAU_GRID (self));

  cb_chateau_visible_copy (state, &seen);
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    {
      g_autofree char *words = cb_chateau_describe_cell (session, &seen, cell);

      cb_speech_label (self->spots[cell], words);
    }

  for (guint slot = 0; slot < CB_CHATEAU_N_SLOTS; slot++)
    {
      g_autofree char *words = cb_chateau_describe_slot (slot);

      cb_speech_label (self->spots[CB_CHATEAU_N_CELLS + slot], words);
    }
}

static void
name_rooms (CbChateauGrid   *self,
            const CbChateau *state)
{
  for (guint i = 0; i < CB_CHATEAU_N_ROOMS; i++)
    {
      const char letter[] = { state->letter[i], '\0' };

      gtk_label_set_label (GTK_LABEL (self->letters[i]), letter);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * cb_chateau_grid_show:
 * @self: a grid
 * @state: a position
 *
 * Shows a position; leaves the marks and the names alone.
 */
void
cb_chateau_grid_show (CbChateauGrid   *self,
                      const CbChateau *state)
{
  g_return_if_fail (CB_IS_CHATEAU_GRID (self));

  /* Only another castle has its rooms elsewhere. */
  if (memcmp (peek (self)->room_cells, state->room_cells, sizeof state->room_cells) != 0)
    name_rooms (self, state);
  cb_chateau_canvas_show (CB_CHATEAU_CANVAS (self->canvas), state);
}

/**
 * cb_chateau_grid_get_canvas:
 * @self: a grid
 *
 * Returns: (transfer none): what the castle is drawn on
 */
CbChateauCanvas *
cb_chateau_grid_get_canvas (CbChateauGrid *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_GRID (self), NULL);

  return CB_CHATEAU_CANVAS (self->canvas);
}

/**
 * cb_chateau_grid_get_spot:
 * @self: a grid
 * @index: the bit of a cell or tower, or %CB_CHATEAU_N_CELLS and a slot
 *
 * Returns: (transfer none): the spot
 */
CbChateauSpot *
cb_chateau_grid_get_spot (CbChateauGrid *self,
                          guint          index)
{
  g_return_val_if_fail (CB_IS_CHATEAU_GRID (self), NULL);
  g_return_val_if_fail (index < CB_CHATEAU_N_SPOTS, NULL);

  return CB_CHATEAU_SPOT (self->spots[index]);
}

/**
 * cb_chateau_grid_get_room:
 * @self: a grid
 * @room: a room
 *
 * Returns: (transfer none): the frame around it
 */
GtkWidget *
cb_chateau_grid_get_room (CbChateauGrid *self,
                          guint          room)
{
  g_return_val_if_fail (CB_IS_CHATEAU_GRID (self), NULL);
  g_return_val_if_fail (room < CB_CHATEAU_N_ROOMS, NULL);

  return self->rooms[room];
}

/**
 * cb_chateau_grid_get_focus:
 * @self: a grid
 *
 * Returns: (nullable) (transfer none): the spot that has the focus
 */
CbChateauSpot *
cb_chateau_grid_get_focus (CbChateauGrid *self)
{
  GtkWidget *child;

  g_return_val_if_fail (CB_IS_CHATEAU_GRID (self), NULL);

  child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return child != NULL && gtk_widget_is_focus (child) ? CB_CHATEAU_SPOT (child) : NULL;
}

/**
 * cb_chateau_grid_set_entry:
 * @self: a grid
 * @index: the spot that takes the focus when it comes to the castle
 */
void
cb_chateau_grid_set_entry (CbChateauGrid *self,
                           guint          index)
{
  g_return_if_fail (CB_IS_CHATEAU_GRID (self));
  g_return_if_fail (index < CB_CHATEAU_N_SPOTS);

  self->entry = index;
}

void
cb_chateau_grid_mark_room (CbChateauGrid *self,
                           guint          room,
                           CbChateauMark  marks)
{
  g_return_if_fail (CB_IS_CHATEAU_GRID (self));
  g_return_if_fail (room < CB_CHATEAU_N_ROOMS);

  cb_chateau_mark (self->rooms[room], marks);
}
