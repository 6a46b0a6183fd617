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

/* How much of a fall is over when the mouse, which starts up first, tumbles, and when it
 * is gone and the mousetrap snaps. */
#define TUMBLE  0.25
#define SNAP    0.75

/* How much of a cheese's flight it rises first; how high its way is bent, in cells; and
 * how large it is with its owner. */
#define RISE    0.3
#define ARC     0.6f
#define LANDED  0.4f

/* How much of the time in which all roofs lift a single one takes. */
#define LIFT    0.4

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
  return self->moving && !self->slides && self->event.type == type;
}

/* Whether a line is under way to where it stays. */
static gboolean
is_pushing (const CbChateauScene *self)
{
  return is_acting (self, CB_CHATEAU_EVENT_PUSHED) ||
         (self->moving && self->slides && self->out_slot >= 0);
}

static CbChateauPose
mix (CbChateauPose from,
     CbChateauPose to,
     float         part)
{
  to.column = from.column + (to.column - from.column) * part;
  to.row = from.row + (to.row - from.row) * part;

  return to;
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
  if (is_pushing (self))
    {
      *shift = self->head_start + (1 - self->head_start) * ease (self->done);
      return self->out_slot;
    }

  *shift = self->shift;

  return is_looking (self) ? self->slot : -1;
}

/* A place of a line, counted in cells from the one next to the slot; beyond either end
 * a tile is as small as the ring is narrow. */
static CbChateauPose
find_along (const CbChateauDraw *draw,
            const guint          cells[CB_CHATEAU_SIDE],
            float                place)
{
  CbChateauPose pose;
  float inside = CLAMP (place, 0, CB_CHATEAU_SIDE - 1);
  float beyond = MIN (ABS (place - inside), 1);
  float ring = (float) draw->geometry->ring / (float) draw->geometry->side;
  float steps = inside + (place < 0 ? -beyond : beyond) * (1 + ring) / 2;

  pose = mix (cb_chateau_pose_at (cells[0]), cb_chateau_pose_at (cells[1]), steps);
  pose.size = 1 - beyond * (1 - ring);

  return pose;
}

/* The tile that was at a place of the line before the push: as it is seen on
 * either side of a roof. */
static guint
get_line_tile (const CbChateauScene *self,
               const guint           cells[CB_CHATEAU_SIDE],
               guint                 i)
{
  guint before;

  if (!is_pushing (self))
    return self->now.tile[cells[i]];

  if (i == CB_CHATEAU_SIDE - 1)
    return self->out_tile;

  before = self->before.tile[cells[i]];

  return before != CB_CHATEAU_TILE_HIDDEN ? before : self->now.tile[cells[i + 1]];
}

static void
draw_line (const CbChateauScene *self,
           const CbChateauDraw  *draw,
           guint                 slot,
           double                shift)
{
  guint n = shift < OUTSIDE ? CB_CHATEAU_SIDE : CB_CHATEAU_SIDE - 1;
  guint cells[CB_CHATEAU_SIDE];

  cb_chateau_get_line (slot, cells);
  gtk_snapshot_push_opacity (draw->snapshot, self->moving ? 1 : 1 - (1 - GHOST) * shift);
  cb_chateau_draw_tile (draw, find_along (draw, cells, (float) (shift - 1)),
                        self->moving ? self->before.spare : self->now.spare);
  for (guint i = 0; i < n; i++)
    cb_chateau_draw_tile (draw, find_along (draw, cells, (float) (i + shift)),
                          get_line_tile (self, cells, i));
  gtk_snapshot_pop (draw->snapshot);
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

/* What slides nowhere fades from one to the other. */
static void
draw_cell (const CbChateauScene *self,
           const CbChateauDraw  *draw,
           guint                 cell)
{
  CbChateauPose pose = cb_chateau_pose_at (cell);
  guint before = self->before.tile[cell];

  if (cb_chateau_holds (self->fallen, cell) && get_tile (self, cell) == CB_CHATEAU_TILE_TRAP)
    cb_chateau_draw_art (draw, pose, "chateau/trap-shut");
  else
    cb_chateau_draw_tile (draw, pose, get_tile (self, cell));
  pose.opacity = (float) (1 - ease (self->done));
  if (self->moving && self->slides && before != CB_CHATEAU_TILE_HIDDEN &&
      before != get_tile (self, cell))
    cb_chateau_draw_tile (draw, pose, before);
}

static void
draw_ground (const CbChateauScene *self,
             const CbChateauDraw  *draw)
{
  double shift;
  int slot = find_pushed (self, &shift);
  guint64 line = find_line_cells (slot);

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (cb_chateau_is_tower (cell))
      cb_chateau_draw_art (draw, cb_chateau_pose_at (cell), "chateau/tower");
    else if (!cb_chateau_holds (line, cell))
      draw_cell (self, draw, cell);

  if (slot >= 0)
    draw_line (self, draw, (guint) slot, shift);
}

/* Where a mouse that runs is: between two cells of its way. */
static CbChateauPose
find_runner (const CbChateauScene *self)
{
  const CbEvent *event = &self->event;
  float place = (float) (self->done * event->n_list);
  guint leg = MIN ((guint) place, event->n_list - 1);
  float part = place - (float) leg;
  guint from = leg == 0 ? (guint) event->from : event->list[leg - 1];
  CbChateauPose pose = mix (cb_chateau_pose_at (from), cb_chateau_pose_at (event->list[leg]), part);

  pose.row -= 0.3f * part * (1 - part);

  return pose;
}

/* Where a mouse is that slides here from where another one of its player was; if there
 * is none, it appears. */
static CbChateauPose
find_slider (const CbChateauScene *self,
             CbSeat                seat,
             guint                 cell)
{
  guint64 new = self->now.mice[seat] & ~self->before.mice[seat];
  guint64 old = self->before.mice[seat] & ~self->now.mice[seat];
  CbChateauPose pose = cb_chateau_pose_at (cell);
  float done = (float) ease (self->done);

  if (!cb_chateau_holds (new, cell))
    return pose;

  for (; old != 0 && (guint) __builtin_ctzll (new) != cell; new &= new - 1)
    old &= old - 1;
  if (old != 0)
    return mix (cb_chateau_pose_at ((guint) __builtin_ctzll (old)), pose, done);

  pose.opacity = done;

  return pose;
}

/* Mice for whom there is no place any more disappear. */
static void
draw_leavers (const CbChateauScene *self,
              const CbChateauDraw  *draw,
              CbSeat                seat)
{
  guint64 new = self->now.mice[seat] & ~self->before.mice[seat];
  guint64 old = self->before.mice[seat] & ~self->now.mice[seat];

  for (; old != 0; old &= old - 1, new &= new - 1)
    {
      guint cell = (guint) __builtin_ctzll (old);
      CbChateauPose pose = cb_chateau_pose_at (cell);

      pose.opacity = (float) (1 - ease (self->done));
      if (new == 0)
        cb_chateau_draw_mouse (draw, pose, seat, cb_chateau_is_tower (cell));
    }
}

static void
draw_mouse (const CbChateauScene *self,
            const CbChateauDraw  *draw,
            CbSeat                seat,
            guint                 cell)
{
  CbChateauPose pose = cb_chateau_pose_at (cell);
  float done = (float) ease (self->done), shift = (float) self->shift;
  gboolean acts = self->moving && !self->slides && (int) cell == self->event.to;
  gboolean runs = acts && self->event.type == CB_CHATEAU_EVENT_MOVED && self->event.n_list > 0;

  if (runs)
    pose = find_runner (self);
  else if (self->moving && self->slides)
    pose = find_slider (self, seat, cell);
  else if (acts && self->event.type == CB_CHATEAU_EVENT_ENTERED)
    {
      pose.size = 1.7f - 0.7f * done;
      pose.opacity = done;
    }
  else if (is_looking (self) && !cb_chateau_holds (self->outlook.mice[seat], cell))
    {
      pose.size = 1 - 0.2f * shift;
      pose.opacity = 1 - 0.4f * shift;
    }
  cb_chateau_draw_mouse (draw, pose, seat, cb_chateau_is_tower (cell));
}

/* A mouse starts up, and tumbles into the mousetrap around which it turns. */
static void
draw_faller (const CbChateauScene *self,
             const CbChateauDraw  *draw)
{
  float start = (float) sin (G_PI * MIN (self->done / TUMBLE, 1));
  float fall = (float) CLAMP ((self->done - TUMBLE) / (SNAP - TUMBLE), 0, 1);
  CbChateauPose pose = cb_chateau_pose_at ((guint) self->event.to);

  pose.row -= 0.2f * start;
  pose.size = (1 + 0.2f * start) * (1 - 0.9f * fall * fall);
  pose.angle = 540 * fall * fall;
  pose.opacity = 1 - fall * fall * fall * fall;
  if (fall < 1)
    cb_chateau_draw_mouse (draw, pose, self->event.seat, FALSE);
}

static void
draw_snap (const CbChateauScene *self,
           const CbChateauDraw  *draw)
{
  float snap = (float) ((self->done - SNAP) / (1 - SNAP));
  CbChateauPose pose = cb_chateau_pose_at ((guint) self->event.to);

  if (snap <= 0)
    return;

  pose.size = 1 + 0.2f * (float) sin (G_PI * snap);
  cb_chateau_draw_art (draw, pose, "chateau/trap-shut");
  pose.size = 0.9f + 0.5f * snap;
  pose.opacity = 1 - snap * snap;
  cb_chateau_draw_art (draw, pose, "chateau/snap");
}

static void
draw_mice (const CbChateauScene *self,
           const CbChateauDraw  *draw)
{
  for (CbSeat seat = 0; seat < self->now.n_seats; seat++)
    for (guint64 mice = self->now.mice[seat]; mice != 0; mice &= mice - 1)
      draw_mouse (self, draw, seat, (guint) __builtin_ctzll (mice));

  for (CbSeat seat = 0; seat < self->now.n_seats && self->moving && self->slides; seat++)
    draw_leavers (self, draw, seat);
  if (is_acting (self, CB_CHATEAU_EVENT_FELL))
    {
      draw_faller (self, draw);
      draw_snap (self, draw);
    }
}

/* How much of the event is over for a room: at the end of the game roofs lift one after
 * the other, from corner to corner. */
static double
get_room_done (const CbChateauScene *self,
               guint64               cells)
{
  CbChateauPose pose = cb_chateau_pose_at ((guint) __builtin_ctzll (cells));
  double late = (double) (pose.column + pose.row) / (2 * CB_CHATEAU_SIDE - 2);

  return is_acting (self, CB_CHATEAU_EVENT_OVER)
         ? (self->done - late * (1 - LIFT)) / LIFT : self->done;
}

/* How far above its walls a roof is: 0 when it lies there, 1 when it is gone. */
static float
get_height (const CbChateauScene *self,
            guint                 room)
{
  const guint64 cells = self->now.room_cells[room];
  float now = (cells & self->now.covered) != 0 ? 0 : 1;
  float before = (cells & self->before.covered) != 0 ? 0 : 1;

  return self->moving ? before + (now - before) * (float) ease (get_room_done (self, cells)) : now;
}

/* Roofs in motion pass above those at rest. */
static void
draw_roofs (const CbChateauScene *self,
            const CbChateauDraw  *draw)
{
  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    if (get_height (self, room) == 0)
      cb_chateau_draw_roof (draw, self->now.room_cells[room], 0);

  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    {
      float height = get_height (self, room);

      if (height > 0 && height < 1)
        cb_chateau_draw_roof (draw, self->now.room_cells[room], height);
    }
}

/* Tiles that are known show through the roofs, if the players want to be
 * reminded. */
static void
draw_known (const CbChateau     *shown,
            const CbChateauDraw *draw)
{
  if (shown->memory != CB_CHATEAU_MEMORY_SEEN)
    return;

  gtk_snapshot_push_opacity (draw->snapshot, THROUGH);
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (cb_chateau_holds (shown->covered, cell) && cb_chateau_slides (cell) &&
        shown->tile[cell] != CB_CHATEAU_TILE_HIDDEN)
      cb_chateau_draw_tile (draw, cb_chateau_pose_at (cell), shown->tile[cell]);
  gtk_snapshot_pop (draw->snapshot);
}

/* The spare, where a push would bring it under a roof. */
static void
draw_spare (const CbChateauScene *self,
            const CbChateauDraw  *draw)
{
  guint cells[CB_CHATEAU_SIDE];
  CbChateauPose pose;

  cb_chateau_get_line ((guint) self->slot, cells);
  pose = cb_chateau_pose_at (cells[0]);
  pose.opacity = (float) (GHOST * self->shift);
  if (cb_chateau_holds (self->now.covered, cells[0]))
    cb_chateau_draw_tile (draw, pose, self->now.spare);
}

/**
 * cb_chateau_scene_slide:
 * @self: a scene at rest
 * @visible: what everyone sees of another position of the same game
 * @slot: the slot of a push that would lead there, or -1
 *
 * Shows that position, and lets things slide there from where they are.
 */
void
cb_chateau_scene_slide (CbChateauScene  *self,
                        const CbChateau *visible,
                        int              slot)
{
  guint cells[CB_CHATEAU_SIDE];

  self->before = self->now;
  self->now = *visible;
  self->moving = self->slides = TRUE;
  self->done = self->head_start = 0;
  self->out_slot = slot;
  if (slot < 0)
    return;

  cb_chateau_get_line ((guint) slot, cells);
  self->out_tile = self->before.tile[cells[CB_CHATEAU_SIDE - 1]];
}

/**
 * cb_chateau_scene_draw:
 * @self: a scene
 * @draw: what to draw it with
 */
void
cb_chateau_scene_draw (const CbChateauScene *self,
                       const CbChateauDraw  *draw)
{
  draw_ground (self, draw);
  draw_mice (self, draw);
  draw_roofs (self, draw);
  draw_known (is_looking (self) && self->shift > 0.5 ? &self->outlook : &self->now, draw);
  if (is_looking (self))
    draw_spare (self, draw);
}

/* The tile beyond the far end of a line: pushed out, waiting there, or on its way down. */
static void
draw_dropped (const CbChateauScene *self,
              const CbChateauDraw  *draw)
{
  double shift, gone = is_acting (self, CB_CHATEAU_EVENT_DROPPED) ? ease (self->done) : 0;
  int slot = find_pushed (self, &shift);
  gboolean waits = slot < 0 && self->out_slot >= 0;
  guint cells[CB_CHATEAU_SIDE];
  CbChateauPose pose;

  if (waits)
    {
      slot = self->out_slot;
      shift = 1;
    }
  if (slot < 0 || shift < OUTSIDE || gone >= 1)
    return;

  cb_chateau_get_line ((guint) slot, cells);
  pose = find_along (draw, cells, (float) (CB_CHATEAU_SIDE - 1 + shift));
  pose.size *= (float) (1 - 0.4 * gone);
  pose.opacity = (float) (1 - gone);
  cb_chateau_draw_tile (draw, pose, waits ? self->out_tile
                                          : get_line_tile (self, cells, CB_CHATEAU_SIDE - 1));
}

/* The middle between the mice that stand on a cheese. */
static CbChateauPose
find_middle (const CbEvent *event)
{
  CbChateauPose middle = { 0, 0, 1, 1, 0 };

  for (guint i = 0; i < event->n_list; i++)
    {
      middle.column += cb_chateau_pose_at (event->list[i]).column / (float) event->n_list;
      middle.row += cb_chateau_pose_at (event->list[i]).row / (float) event->n_list;
    }

  return middle;
}

/* A cheese that is collected rises from between its mice, flies in a curve to its owner
 * and lands there. */
static void
draw_flight (const CbChateauScene *self,
             const CbChateauDraw  *draw)
{
  float rise = (float) ease (self->done / RISE);
  float fly = (float) ease ((self->done - RISE) / (1 - RISE));
  CbChateauPose pose = find_middle (&self->event);

  pose.size = 1 + 0.6f * rise - (0.6f + 1 - LANDED) * fly;
  pose.opacity = MIN (1, 4 * rise);
  pose.angle = 12 * (float) sin (2 * G_PI * fly);
  pose.column += (self->goal.x - pose.column) * fly;
  pose.row += (self->goal.y - pose.row) * fly - 4 * ARC * fly * (1 - fly);
  if (rise > 0)
    cb_chateau_draw_cheese (draw, pose, (guint) self->event.thing);
}

/**
 * cb_chateau_scene_draw_above:
 * @self: a scene
 * @draw: what to draw it with
 *
 * Draws what passes above everything else.
 */
void
cb_chateau_scene_draw_above (const CbChateauScene *self,
                             const CbChateauDraw  *draw)
{
  draw_dropped (self, draw);
  if (is_acting (self, CB_CHATEAU_EVENT_COLLECTED))
    draw_flight (self, draw);
}
