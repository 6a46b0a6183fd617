/* cb-chateau-rooms.c - Château Roquefort: how the rooms share out the castle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* All rooms are rectangles, and the roof goes by their size. */
typedef struct
{
  guint8 width;
  guint8 height;
  guint8 roof;
} Shape;

enum
{
  TILE_ROOF,
  STRAW_ROOF,
  COPPER_ROOF,
  N_ROOFS,
};

static const Shape shapes[] = {
  { 2, 1, TILE_ROOF },
  { 1, 2, TILE_ROOF },
  { 3, 1, STRAW_ROOF },
  { 1, 3, STRAW_ROOF },
  { 2, 2, COPPER_ROOF },
};

static const guint8 roof_counts[N_ROOFS] = {
  [TILE_ROOF] = 11,
  [STRAW_ROOF] = 5,
  [COPPER_ROOF] = 2,
};

/* Both are the same to the left and to the right of column d; every tower is
 * next to two rooms. */
static const char *const fixed_castles[] = {
  [CB_CHATEAU_CASTLE_FRONT] = "TABBBCT/DAEEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT",
  [CB_CHATEAU_CASTLE_BACK] = "TAABCCT/DDEBFGG/HHEBFII/JKLLLMN/JKOOOMN/JPPQRRN/TPPQRRT",
};

static guint64
get_shape_cells (const Shape *shape,
                 guint        cell)
{
  guint64 row = (CB_CHATEAU_BIT (shape->width) - 1) << cell;
  guint64 cells = 0;

  for (guint i = 0; i < shape->height; i++)
    cells |= row << (CB_CHATEAU_SIDE * i);

  return cells;
}

static gboolean
fits (const Shape *shape,
      guint        cell,
      guint64      taken)
{
  return cell % CB_CHATEAU_SIDE + shape->width <= CB_CHATEAU_SIDE &&
         cell / CB_CHATEAU_SIDE + shape->height <= CB_CHATEAU_SIDE &&
         (get_shape_cells (shape, cell) & taken) == 0;
}

/* Fills the castle from the top left by trying shapes at random; @budget
 * bounds how many are tried, for a bad beginning is better given up. */
static gboolean
fill_rooms (guint64   taken,
            guint8    left[N_ROOFS],
            guint64  *rooms,
            guint     n_rooms,
            guint    *budget,
            CbRandom *random)
{
  guint8 order[] = { 0, 1, 2, 3, 4 };
  guint cell;

  if (taken == CB_CHATEAU_CELLS)
    return TRUE;

  G_STATIC_ASSERT (G_N_ELEMENTS (order) == G_N_ELEMENTS (shapes));
  cb_random_shuffle (random, order, G_N_ELEMENTS (order));
  cell = (guint) __builtin_ctzll (~taken);

  for (guint i = 0; i < G_N_ELEMENTS (order) && *budget > 0; i++)
    {
      const Shape *shape = &shapes[order[i]];

      if (left[shape->roof] == 0 || !fits (shape, cell, taken))
        continue;

      (*budget)--;
      left[shape->roof]--;
      rooms[n_rooms] = get_shape_cells (shape, cell);
      if (fill_rooms (taken | rooms[n_rooms], left, rooms, n_rooms + 1, budget, random))
        return TRUE;
      left[shape->roof]++;
    }

  return FALSE;
}

static void
write_rooms (const guint64 *rooms,
             char           text[CB_CHATEAU_ROOMS_SIZE])
{
  char *p = text;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    {
      char letter = 'T';

      for (guint i = 0; i < CB_CHATEAU_N_ROOMS; i++)
        if (rooms[i] & CB_CHATEAU_BIT (cell))
          letter = (char) ('A' + i);

      if (cell > 0 && cell % CB_CHATEAU_SIDE == 0)
        *p++ = '/';
      *p++ = letter;
    }
  *p = '\0';
}

static void
make_random_rooms (CbRandom *random,
                   char      text[CB_CHATEAU_ROOMS_SIZE])
{
  guint64 rooms[CB_CHATEAU_N_ROOMS];
  guint8 left[N_ROOFS];
  guint budget;

  do
    {
      budget = 500;
      memcpy (left, roof_counts, sizeof left);
    }
  while (!fill_rooms (CB_CHATEAU_TOWERS, left, rooms, 0, &budget, random));

  write_rooms (rooms, text);
}

/* The rooms of a castle as records hold them. */
void
cb_chateau_make_rooms (CbChateauCastle castle,
                       CbRandom       *random,
                       char            text[CB_CHATEAU_ROOMS_SIZE])
{
  if (castle == CB_CHATEAU_CASTLE_RANDOM)
    make_random_rooms (random, text);
  else
    strcpy (text, fixed_castles[castle]);
}

static gboolean
fail_rooms (GError     **error,
            const char  *sentence)
{
  g_set_error_literal (error, CB_ERROR, CB_ERROR_DEAL, sentence);

  return FALSE;
}

/* Puts @cell into the room called @letter, which may be a new one. */
static gboolean
add_to_room (CbChateau *self,
             guint      cell,
             char       letter,
             guint     *n_rooms)
{
  guint room = 0;

  while (room < *n_rooms && self->letter[room] != letter)
    room++;
  if (room == CB_CHATEAU_N_ROOMS)
    return FALSE;
  if (room == *n_rooms)
    self->letter[(*n_rooms)++] = letter;

  self->room[cell] = (guint8) room;
  self->room_cells[room] |= CB_CHATEAU_BIT (cell);

  return TRUE;
}

static gboolean
read_cells (CbChateau   *self,
            const char  *text,
            GError     **error)
{
  guint n_rooms = 0;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    {
      char letter = text[cell + cell / CB_CHATEAU_SIDE];

      if (cell % CB_CHATEAU_SIDE == 0 && cell > 0 && text[cell + cell / CB_CHATEAU_SIDE - 1] != '/')
        /* Translators: in this and the next sentences, “Rooms” is a key of a file. */
        return fail_rooms (error, _("The deal’s Rooms are not rows joined by “/”"));
      if (!g_ascii_isalpha (letter))
        return fail_rooms (error, _("The deal’s Rooms have a space that is not a letter"));
      if ((letter == 'T') != cb_chateau_is_tower (cell))
        return fail_rooms (error, _("The deal’s Rooms must have towers in the corners "
                                    "and nowhere else"));

      self->room[cell] = CB_CHATEAU_NO_ROOM;
      if (letter != 'T' && !add_to_room (self, cell, letter, &n_rooms))
        return fail_rooms (error, _("The deal’s Rooms name more than 18 rooms"));
    }

  return TRUE;
}

static const Shape *
find_shape (guint64 cells)
{
  guint first = (guint) __builtin_ctzll (cells);

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    if (fits (&shapes[i], first, 0) && get_shape_cells (&shapes[i], first) == cells)
      return &shapes[i];

  return NULL;
}

/* Reads the rooms of a deal into a position that is all zero. The castle need
 * not be one of ours, for a record may come from elsewhere; but its rooms must
 * have the shapes that the game's roofs fit. */
gboolean
cb_chateau_read_rooms (CbChateau   *self,
                       const char  *text,
                       GError     **error)
{
  guint8 left[N_ROOFS];

  if (strlen (text) != CB_CHATEAU_ROOMS_SIZE - 1)
    return fail_rooms (error, _("The deal’s Rooms are not seven rows of seven letters"));
  if (!read_cells (self, text, error))
    return FALSE;

  memcpy (left, roof_counts, sizeof left);
  for (guint i = 0; i < CB_CHATEAU_N_ROOMS; i++)
    {
      const Shape *shape = self->room_cells[i] != 0 ? find_shape (self->room_cells[i]) : NULL;

      if (shape == NULL || left[shape->roof]-- == 0)
        return fail_rooms (error, _("The deal’s Rooms are not 11 of two spaces, 5 of three in a "
                                    "line and 2 squares of four"));
    }

  return TRUE;
}
