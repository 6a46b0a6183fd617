/* cb-chateau-scene.c - the castle as it is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-scene.h"

#include <math.h>

/* How much is seen of a push that is only looked at, and of what shows through a
 * roof. */
#define GHOST   0.72
#define THROUGH 0.5

/* How far the last tile of a line is pushed when it comes out from under mice and roofs. */
#define OUTSIDE 0.85

/* For which part of its fall a mouse only starts up. */
#define STARTLE 0.4

static double
ease (double t)
{
  t = CLAMP (t, 0, 1);

  return t * t * (3 - 2 * t);
}

static gboolean
is_acting (const CbChateauScene *self,
           CbChateauEventType    type)
{
  return self->moving && self->event.type == type;
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
  if (is_acting (self, CB_CHATEAU_EVENT_PUSHED))
    {
      *shift = self->head_start + (1 - self->head_start) * ease (self->done);
      return self->event.to;
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
  guint before;

  if (!is_acting (self, CB_CHATEAU_EVENT_PUSHED))
    return self->now.tile[cells[i]];

  if (i == CB_CHATEAU_SIDE - 1)
    return self->out_tile;

  before = self->before.tile[cells[i]];

  return before != CB_CHATEAU_TILE_HIDDEN ? before : self->now.tile[cells[i + 1]];
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
  for (guint i = 0; i < (shift < OUTSIDE ? CB_CHATEAU_SIDE : CB_CHATEAU_SIDE - 1); i++)
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

/* The tile of a cell; while a roof settles, the one that it comes to hide. Where there
 * is no roof, what nobody is to be reminded of lies face down. */
static guint
get_tile (const CbChateauScene *self,
          guint                 cell)
{
  guint tile = self->now.tile[cell];

  if (tile == CB_CHATEAU_TILE_HIDDEN && self->moving)
    tile = self->before.tile[cell];

  return tile == CB_CHATEAU_TILE_HIDDEN && cb_chateau_holds (self->now.covered, cell)
         ? CB_CHATEAU_TILE_EMPTY : tile;
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

/* Where a mouse that runs is: between two cells of its way. */
static void
draw_runner (const CbChateauScene *self,
             const CbChateauPen   *pen)
{
  const CbEvent *event = &self->event;
  float place = (float) (self->done * event->n_list);
  guint leg = MIN ((guint) place, event->n_list - 1);
  float part = place - (float) leg;
  guint from = leg == 0 ? (guint) event->from : event->list[leg - 1], to = event->list[leg];
  float x = (float) (from % CB_CHATEAU_SIDE), y = (float) (from / CB_CHATEAU_SIDE);

  cb_chateau_draw_begin (pen, x + ((float) (to % CB_CHATEAU_SIDE) - x) * part,
                         y + ((float) (to / CB_CHATEAU_SIDE) - y) * part
                         - 0.3f * part * (1 - part));
  cb_chateau_draw_mouse (pen, event->seat, FALSE);
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
  double done = ease (self->done);
  gboolean acts = self->moving && (int) cell == self->event.to;

  if (acts && self->event.type == CB_CHATEAU_EVENT_MOVED && self->event.n_list > 0)
    draw_runner (self, pen);
  else if (acts && self->event.type == CB_CHATEAU_EVENT_ENTERED)
    draw_standing (pen, seat, cell, 1.7 - 0.7 * done, done);
  else if (is_looking (self) && !cb_chateau_holds (self->outlook.mice[seat], cell))
    draw_standing (pen, seat, cell, 1 - 0.2 * self->shift, 1 - 0.4 * self->shift);
  else
    draw_standing (pen, seat, cell, 1, 1);
}

/* A mouse starts up before it is gone. */
static void
draw_faller (const CbChateauScene *self,
             const CbChateauPen   *pen)
{
  double rise = MIN (self->done / STARTLE, 1), fall = ease ((self->done - STARTLE) / (1 - STARTLE));

  if (fall < 1)
    draw_standing (pen, self->event.seat, (guint) self->event.to,
                   MAX ((1 + 0.25 * sin (G_PI * rise)) * (1 - fall), 0.02), 1 - 0.5 * fall);
}

static void
draw_mice (const CbChateauScene *self,
           const CbChateauPen   *pen)
{
  for (CbSeat seat = 0; seat < self->now.n_seats; seat++)
    for (guint64 mice = self->now.mice[seat]; mice != 0; mice &= mice - 1)
      draw_mouse (self, pen, seat, (guint) __builtin_ctzll (mice));

  if (is_acting (self, CB_CHATEAU_EVENT_FELL))
    draw_faller (self, pen);
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

  return (float) (now ? 1 - ease (self->done) : ease (self->done));
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

/* The tile beyond the far end of a line: pushed out, waiting there, or on its way down. */
static void
draw_dropped (const CbChateauScene *self,
              const CbChateauPen   *pen)
{
  double shift, gone = is_acting (self, CB_CHATEAU_EVENT_DROPPED) ? ease (self->done) : 0;
  int slot = find_pushed (self, &shift);
  gboolean waits = slot < 0 && self->out_slot >= 0;
  guint cells[CB_CHATEAU_SIDE], tile;

  if (waits)
    {
      slot = self->out_slot;
      shift = 1;
    }
  if (slot < 0 || shift < OUTSIDE || gone >= 1)
    return;

  cb_chateau_get_line ((guint) slot, cells);
  tile = waits ? self->out_tile : get_line_tile (self, cells, CB_CHATEAU_SIDE - 1);
  begin_along (pen, cells, (float) (CB_CHATEAU_SIDE - 1 + shift));
  cb_chateau_draw_scale (pen, (float) (1 - 0.4 * gone));
  gtk_snapshot_push_opacity (pen->snapshot, 1 - gone);
  cb_chateau_draw_tile (pen, tile);
  gtk_snapshot_pop (pen->snapshot);
  cb_chateau_draw_end (pen);
}

/* The middle between the mice that stand on a cheese. */
static graphene_point_t
find_middle (const CbEvent           *event,
             const CbChateauGeometry *geometry)
{
  float x = 0, y = 0, part = (float) geometry->side / (float) MAX (event->n_list, 1);

  for (guint i = 0; i < event->n_list; i++)
    {
      x += (float) (event->list[i] % CB_CHATEAU_SIDE);
      y += (float) (event->list[i] / CB_CHATEAU_SIDE);
    }

  return GRAPHENE_POINT_INIT ((float) geometry->x + x * part, (float) geometry->y + y * part);
}

/* A cheese that is collected rises from between the mice that stand on it, and flies
 * to its owner. */
static void
draw_flight (const CbChateauScene *self,
             const CbChateauPen   *pen)
{
  double done = ease (self->done);
  graphene_point_t place = find_middle (&self->event, pen->geometry);

  if (done <= 0 || done >= 1)
    return;

  graphene_point_interpolate (&place, &self->goal, done * done, &place);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &place);
  cb_chateau_draw_scale (pen, (float) (1 + 2.4 * done * (1 - done)));
  gtk_snapshot_push_opacity (pen->snapshot, MIN (1, 3 * (1 - done)));
  cb_chateau_draw_cheese (pen, (guint) self->event.thing);
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
  if (is_acting (self, CB_CHATEAU_EVENT_COLLECTED))
    draw_flight (self, pen);
}
