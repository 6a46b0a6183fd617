/* cb-chateau-scene.c - the castle as it is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-scene.h"

/* How much is seen of a push that is only looked at, and of what shows through a
 * roof. */
#define GHOST   0.72
#define THROUGH 0.5

static double
ease (double t)
{
  t = CLAMP (t, 0, 1);

  return t * t * (3 - 2 * t);
}

/* How far the move itself is. */
static double
get_lead (const CbChateauScene *self)
{
  return self->moving ? ease (self->done / self->lead) : 1;
}

/* How far that is which comes of the move. */
static double
get_rest (const CbChateauScene *self)
{
  if (!self->moving || self->lead >= 1)
    return self->moving ? 0 : 1;

  return ease ((self->done - self->lead) / (1 - self->lead));
}

static gboolean
is_moving (const CbChateauScene *self,
           CbChateauMoveType     type)
{
  return self->moving && self->move.type == type;
}

static gboolean
is_looking (const CbChateauScene *self)
{
  return !self->moving && self->slot >= 0 && self->shift > 0;
}

/* The slot of the line that is not at rest, or -1, and how far it is pushed. */
static int
find_pushed (const CbChateauScene *self,
             double               *shift)
{
  if (is_moving (self, CB_CHATEAU_PUSH))
    {
      *shift = self->head_start + (1 - self->head_start) * get_lead (self);
      return (int) self->move.to;
    }

  *shift = self->shift;

  return is_looking (self) ? self->slot : -1;
}

/* Moves to a place of a line, counted in cells from the one next to the slot;
 * beyond either end a tile is as small as the ring is narrow. */
static void
begin_along (const CbChateauPen *pen,
             const guint         cells[CB_CHATEAU_SIDE],
             float               place)
{
  float inside = CLAMP (place, 0, CB_CHATEAU_SIDE - 1);
  float beyond = MIN (ABS (place - inside), 1);
  float ring = (float) pen->geometry->ring / (float) pen->geometry->side;
  float steps = inside + (place < 0 ? -beyond : beyond) * (1 + ring) / 2;
  float x = (float) (cells[0] % CB_CHATEAU_SIDE), y = (float) (cells[0] / CB_CHATEAU_SIDE);
  float dx = (float) (cells[1] % CB_CHATEAU_SIDE) - x;
  float dy = (float) (cells[1] / CB_CHATEAU_SIDE) - y;

  cb_chateau_draw_begin (pen, x + dx * steps, y + dy * steps);
  cb_chateau_draw_scale (pen, 1 - beyond * (1 - ring));
}

/* The tile that was at a place of the line before the push: as it is seen on
 * either side of a roof. */
static guint
get_line_tile (const CbChateauScene *self,
               const guint           cells[CB_CHATEAU_SIDE],
               guint                 i)
{
  guint before, now;

  if (!is_moving (self, CB_CHATEAU_PUSH))
    return self->now.tile[cells[i]];

  before = self->before.tile[cells[i]];
  now = i + 1 < CB_CHATEAU_SIDE ? self->now.tile[cells[i + 1]] : self->now.spare;

  return before != CB_CHATEAU_TILE_HIDDEN ? before : now;
}

static void
draw_line (const CbChateauScene *self,
           const CbChateauPen   *pen,
           guint                 slot,
           double                shift)
{
  guint cells[CB_CHATEAU_SIDE];

  cb_chateau_get_line (slot, cells);
  gtk_snapshot_push_opacity (pen->snapshot, self->moving ? 1 : 1 - (1 - GHOST) * shift);

  begin_along (pen, cells, (float) (shift - 1));
  cb_chateau_draw_tile (pen, self->moving ? self->before.spare : self->now.spare);
  cb_chateau_draw_end (pen);
  for (guint i = 0; i < CB_CHATEAU_SIDE - 1; i++)
    {
      begin_along (pen, cells, (float) (i + shift));
      cb_chateau_draw_tile (pen, get_line_tile (self, cells, i));
      cb_chateau_draw_end (pen);
    }

  gtk_snapshot_pop (pen->snapshot);
}

static guint64
find_line_cells (int slot)
{
  guint cells[CB_CHATEAU_SIDE];
  guint64 line = 0;

  if (slot < 0)
    return 0;

  cb_chateau_get_line ((guint) slot, cells);
  for (guint i = 0; i < CB_CHATEAU_SIDE; i++)
    line |= G_GUINT64_CONSTANT (1) << cells[i];

  return line;
}

/* The tile of a cell; while a roof settles, the one that it comes to hide. */
static guint
get_tile (const CbChateauScene *self,
          guint                 cell)
{
  guint tile = self->now.tile[cell];

  if (tile == CB_CHATEAU_TILE_HIDDEN && self->moving)
    tile = self->before.tile[cell];

  return tile == CB_CHATEAU_TILE_HIDDEN ? CB_CHATEAU_TILE_EMPTY : tile;
}

static void
draw_ground (const CbChateauScene *self,
             const CbChateauPen   *pen)
{
  double shift;
  int slot = find_pushed (self, &shift);
  guint64 line = find_line_cells (slot);

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    {
      if (cb_chateau_holds (line, cell))
        continue;

      cb_chateau_draw_begin_at (pen, cell);
      if (cb_chateau_is_tower (cell))
        cb_chateau_draw_tower (pen);
      else
        cb_chateau_draw_tile (pen, get_tile (self, cell));
      cb_chateau_draw_end (pen);
    }

  if (slot >= 0)
    draw_line (self, pen, (guint) slot, shift);
}

/* Where a mouse that moves is: between two cells of its way. */
static void
draw_walker (const CbChateauScene *self,
             const CbChateauPen   *pen,
             CbSeat                seat)
{
  float place = (float) (get_lead (self) * (self->n_way - 1));
  guint leg = MIN ((guint) place, self->n_way - 2);
  float part = place - (float) leg;
  guint from = self->way[leg], to = self->way[leg + 1];
  float x = (float) (from % CB_CHATEAU_SIDE), y = (float) (from / CB_CHATEAU_SIDE);

  cb_chateau_draw_begin (pen, x + ((float) (to % CB_CHATEAU_SIDE) - x) * part,
                         y + ((float) (to / CB_CHATEAU_SIDE) - y) * part
                         - 0.3f * part * (1 - part));
  cb_chateau_draw_mouse (pen, seat, FALSE);
  cb_chateau_draw_end (pen);
}

static void
draw_standing (const CbChateauPen *pen,
               CbSeat              seat,
               guint               cell,
               double              size,
               double              opacity)
{
  cb_chateau_draw_begin_at (pen, cell);
  cb_chateau_draw_scale (pen, (float) size);
  gtk_snapshot_push_opacity (pen->snapshot, opacity);
  cb_chateau_draw_mouse (pen, seat, cb_chateau_is_tower (cell));
  gtk_snapshot_pop (pen->snapshot);
  cb_chateau_draw_end (pen);
}

static void
draw_mouse (const CbChateauScene *self,
            const CbChateauPen   *pen,
            CbSeat                seat,
            guint                 cell)
{
  double lead = get_lead (self);

  if (is_moving (self, CB_CHATEAU_MOVE) && cell == self->move.to && self->n_way > 1)
    draw_walker (self, pen, seat);
  else if (is_moving (self, CB_CHATEAU_TOWER) && cell == self->move.to)
    draw_standing (pen, seat, cell, 1.7 - 0.7 * lead, lead);
  else if (is_looking (self) && !cb_chateau_holds (self->outlook.mice[seat], cell))
    draw_standing (pen, seat, cell, 1 - 0.2 * self->shift, 1 - 0.4 * self->shift);
  else
    draw_standing (pen, seat, cell, 1, 1);
}

/* Mice that fall stay until the trap is under them. */
static void
draw_fallen (const CbChateauScene *self,
             const CbChateauPen   *pen,
             CbSeat                seat)
{
  guint64 fallen = self->before.mice[seat] & ~self->now.mice[seat];
  double rest = get_rest (self);

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS && rest < 1; cell++)
    if (cb_chateau_holds (fallen, cell))
      draw_standing (pen, seat, cell, MAX (1 - rest, 0.02), 1 - 0.5 * rest);
}

static void
draw_mice (const CbChateauScene *self,
           const CbChateauPen   *pen)
{
  for (CbSeat seat = 0; seat < self->now.n_seats; seat++)
    {
      for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
        if (cb_chateau_holds (self->now.mice[seat], cell))
          draw_mouse (self, pen, seat, cell);
      if (is_moving (self, CB_CHATEAU_PUSH))
        draw_fallen (self, pen, seat);
    }
}

/* How far above its walls a roof is: 0 when it lies there, 1 when it is gone. */
static float
get_height (const CbChateauScene *self,
            guint                 room)
{
  gboolean now = (self->now.room_cells[room] & self->now.covered) != 0;
  gboolean before = self->moving && (self->now.room_cells[room] & self->before.covered) != 0;

  if (!self->moving || now == before)
    return now ? 0 : 1;

  return (float) (now ? 1 - get_lead (self) : get_lead (self));
}

static void
draw_roof (const CbChateauScene *self,
           const CbChateauPen   *pen,
           guint                 room,
           float                 height)
{
  guint64 cells = self->now.room_cells[room];

  cb_chateau_draw_begin_at (pen, (guint) __builtin_ctzll (cells));
  cb_chateau_draw_roof (pen, cells, height);
  cb_chateau_draw_end (pen);
}

/* Roofs in motion pass above those at rest. */
static void
draw_roofs (const CbChateauScene *self,
            const CbChateauPen   *pen)
{
  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    if (get_height (self, room) == 0)
      draw_roof (self, pen, room, 0);

  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    {
      float height = get_height (self, room);

      if (height > 0 && height < 1)
        draw_roof (self, pen, room, height);
    }
}

/* Tiles that are known show through the roofs, if the players want to be
 * reminded. */
static void
draw_known (const CbChateau    *shown,
            const CbChateauPen *pen)
{
  if (shown->memory != CB_CHATEAU_MEMORY_SEEN)
    return;

  gtk_snapshot_push_opacity (pen->snapshot, THROUGH);
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (cb_chateau_holds (shown->covered, cell) && cb_chateau_slides (cell) &&
        shown->tile[cell] != CB_CHATEAU_TILE_HIDDEN)
      {
        cb_chateau_draw_begin_at (pen, cell);
        cb_chateau_draw_tile (pen, shown->tile[cell]);
        cb_chateau_draw_end (pen);
      }
  gtk_snapshot_pop (pen->snapshot);
}

/* The spare, where a push would bring it under a roof. */
static void
draw_spare (const CbChateauScene *self,
            const CbChateauPen   *pen)
{
  guint cells[CB_CHATEAU_SIDE];

  cb_chateau_get_line ((guint) self->slot, cells);
  if (!cb_chateau_holds (self->now.covered, cells[0]))
    return;

  gtk_snapshot_push_opacity (pen->snapshot, GHOST * self->shift);
  cb_chateau_draw_begin_at (pen, cells[0]);
  cb_chateau_draw_tile (pen, self->now.spare);
  cb_chateau_draw_end (pen);
  gtk_snapshot_pop (pen->snapshot);
}

/**
 * cb_chateau_scene_has_effects:
 * @self: a scene whose move is to be shown
 *
 * Returns: whether mice fall or cheeses are collected by it
 */
gboolean
cb_chateau_scene_has_effects (const CbChateauScene *self)
{
  for (CbSeat seat = 0; seat < self->now.n_seats; seat++)
    if (self->now.fallen[seat] != self->before.fallen[seat] ||
        self->now.pieces[seat] != self->before.pieces[seat])
      return TRUE;

  return FALSE;
}

/**
 * cb_chateau_scene_draw:
 * @self: a scene
 * @pen: what to draw it with
 */
void
cb_chateau_scene_draw (const CbChateauScene *self,
                       const CbChateauPen   *pen)
{
  draw_ground (self, pen);
  draw_mice (self, pen);
  draw_roofs (self, pen);
  draw_known (is_looking (self) && self->shift > 0.5 ? &self->outlook : &self->now, pen);
  if (is_looking (self))
    draw_spare (self, pen);
}

/* The tile that drops out at the far end of a line. */
static void
draw_dropped (const CbChateauScene *self,
              const CbChateauPen   *pen)
{
  double shift;
  int slot = find_pushed (self, &shift);
  guint cells[CB_CHATEAU_SIDE];

  if (slot < 0)
    return;

  cb_chateau_get_line ((guint) slot, cells);
  begin_along (pen, cells, (float) (CB_CHATEAU_SIDE - 1 + shift));
  gtk_snapshot_push_opacity (pen->snapshot, self->moving ? 1 - get_rest (self) : 1);
  cb_chateau_draw_tile (pen, get_line_tile (self, cells, CB_CHATEAU_SIDE - 1));
  gtk_snapshot_pop (pen->snapshot);
  cb_chateau_draw_end (pen);
}

/* The middle between the mice of a seat that stand on a cheese. */
static gboolean
find_middle (const CbChateauScene    *self,
             const CbChateauGeometry *geometry,
             CbSeat                   seat,
             guint                    cheese,
             graphene_point_t        *middle)
{
  float x = 0, y = 0, n = 0, side = (float) geometry->side;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (cb_chateau_holds (self->now.mice[seat], cell) && self->now.tile[cell] == cheese)
      {
        x += (float) (cell % CB_CHATEAU_SIDE);
        y += (float) (cell / CB_CHATEAU_SIDE);
        n++;
      }
  if (n > 0)
    *middle = GRAPHENE_POINT_INIT ((float) geometry->x + x / n * side,
                                   (float) geometry->y + y / n * side);

  return n > 0;
}

/* A cheese that was collected rises from between the mice that stand on it, and
 * flies to its owner. */
static void
draw_flight (const CbChateauScene *self,
             const CbChateauPen   *pen,
             CbSeat                seat,
             guint                 cheese)
{
  double rest = get_rest (self);
  graphene_point_t place;

  if (rest <= 0 || rest >= 1 || !find_middle (self, pen->geometry, seat, cheese, &place))
    return;

  graphene_point_interpolate (&place, &self->goal[seat], rest * rest, &place);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &place);
  cb_chateau_draw_scale (pen, (float) (1 + 2.4 * rest * (1 - rest)));
  gtk_snapshot_push_opacity (pen->snapshot, MIN (1, 3 * (1 - rest)));
  cb_chateau_draw_cheese (pen, cheese);
  gtk_snapshot_pop (pen->snapshot);
  gtk_snapshot_restore (pen->snapshot);
}

/**
 * cb_chateau_scene_draw_above:
 * @self: a scene
 * @pen: what to draw it with
 *
 * Draws what passes above everything else.
 */
void
cb_chateau_scene_draw_above (const CbChateauScene *self,
                             const CbChateauPen   *pen)
{
  draw_dropped (self, pen);
  for (CbSeat seat = 0; seat < self->now.n_seats && self->moving; seat++)
    for (guint cheese = 1; cheese <= CB_CHATEAU_N_CHEESES; cheese++)
      if ((self->now.pieces[seat] & ~self->before.pieces[seat]) & (1u << cheese))
        draw_flight (self, pen, seat, cheese);
}
