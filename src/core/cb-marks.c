/* cb-marks.c - the shape and colour of each seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-marks.h"

/**
 * cb_marks_reset:
 * @self: (out): marks
 *
 * Gives every seat the mark of its own number.
 */
void
cb_marks_reset (CbMarks *self)
{
  g_return_if_fail (self != NULL);

  for (guint8 seat = 0; seat < CB_MAX_SEATS; seat++)
    self->of[seat] = seat;
}

static gboolean
are_sound (const int *marks,
           gsize      n_marks,
           guint      max_seats)
{
  guint given = 0;

  if (n_marks > max_seats)
    return FALSE;

  for (gsize i = 0; i < n_marks; i++)
    {
      if (marks[i] < 0 || marks[i] >= (int) max_seats || (given & (1u << marks[i])) != 0)
        return FALSE;
      given |= 1u << marks[i];
    }

  return TRUE;
}

/**
 * cb_marks_set:
 * @self: (out): marks
 * @marks: (array length=n_marks): those of the first seats; they may be anything
 * @n_marks: how many are given; the other seats have what is left
 * @max_seats: how many marks the game has
 *
 * Returns: %FALSE if that cannot be; then every seat has the mark of its number
 */
gboolean
cb_marks_set (CbMarks   *self,
              const int *marks,
              gsize      n_marks,
              guint      max_seats)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (max_seats <= CB_MAX_SEATS, FALSE);

  cb_marks_reset (self);
  if (!are_sound (marks, n_marks, max_seats))
    return FALSE;

  for (guint seat = 0; seat < n_marks; seat++)
    cb_marks_give (self, seat, (guint) marks[seat]);

  return TRUE;
}

/**
 * cb_marks_give:
 * @self: marks
 * @seat: a seat
 * @mark: what it is to have
 *
 * Whoever has that mark gets the one that the seat had.
 */
void
cb_marks_give (CbMarks *self,
               guint    seat,
               guint    mark)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (seat < CB_MAX_SEATS && mark < CB_MAX_SEATS);

  for (guint other = 0; other < CB_MAX_SEATS; other++)
    if (self->of[other] == mark)
      self->of[other] = self->of[seat];
  self->of[seat] = (guint8) mark;
}

/**
 * cb_marks_are_plain:
 * @self: marks
 *
 * Returns: whether every seat has the mark of its own number
 */
gboolean
cb_marks_are_plain (const CbMarks *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  for (guint seat = 0; seat < CB_MAX_SEATS; seat++)
    if (self->of[seat] != seat)
      return FALSE;

  return TRUE;
}
