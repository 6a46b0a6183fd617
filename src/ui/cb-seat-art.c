/* cb-seat-art.c - pictures in the shape and colour that a seat has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-seat-art.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * SeatArt:
 * @marks: which mark each seat has
 * @game_art: (nullable): the pictures of a game that belong to seats, without their
 *   number, such as "rescue/cheese"
 */
typedef struct
{
  CbMarks     marks;
  const char *game_art;
} SeatArt;

static const char *const titles[CB_MAX_SEATS] = {
  /* Translators: the marks of players; only spoken, and in tooltips. */
  NC_("mark", "Yellow triangle"),
  NC_("mark", "Red circle"),
  NC_("mark", "Green square"),
  NC_("mark", "Purple heart"),
  NC_("mark", "Teal star"),
  NC_("mark", "Orange diamond"),
};

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("cb-seat-art");
}

/**
 * cb_seat_art_use:
 * @root: a widget
 * @marks: which mark each seat has
 * @game_art: (nullable): the pictures of the game that belong to seats, without
 *   their number, a static string
 *
 * In and below that widget, pictures of a seat have the shape and colour of its mark.
 * Whoever draws them names them by the seat, and need not know.
 */
void
cb_seat_art_use (GtkWidget     *root,
                 const CbMarks *marks,
                 const char    *game_art)
{
  SeatArt *self = g_new (SeatArt, 1);

  g_return_if_fail (GTK_IS_WIDGET (root));

  *self = (SeatArt) { *marks, game_art };
  g_object_set_qdata_full (G_OBJECT (root), get_quark (), self, g_free);
}

static const SeatArt *
find_above (GtkWidget *widget)
{
  const SeatArt *self = NULL;

  for (; widget != NULL && self == NULL; widget = gtk_widget_get_parent (widget))
    self = g_object_get_qdata (G_OBJECT (widget), get_quark ());

  return self;
}

static gboolean
is_of_seats (const char *name,
             gsize       length,
             const char *art)
{
  return art != NULL && strlen (art) == length && strncmp (name, art, length) == 0;
}

/**
 * cb_seat_art_find:
 * @widget: where it is to be shown
 * @name: a picture of ours, such as "marks/seat-0"
 *
 * Returns: (transfer full): the picture to show there: that of the seat's mark, if
 *   it is one of a seat
 */
char *
cb_seat_art_find (GtkWidget  *widget,
                  const char *name)
{
  gsize length = strlen (name);
  const SeatArt *self;
  int seat;

  /* All of them end in “-” and a digit. */
  if (length < 2 || name[length - 2] != '-')
    return g_strdup (name);

  self = find_above (widget);
  seat = g_ascii_digit_value (name[length - 1]);
  if (self == NULL || seat < 0 || seat >= CB_MAX_SEATS ||
      !(is_of_seats (name, length - 2, "marks/seat") ||
        is_of_seats (name, length - 2, self->game_art)))
    return g_strdup (name);

  return g_strdup_printf ("%.*s-%u", (int) length - 2, name, self->marks.of[seat]);
}

/**
 * cb_seat_art_title:
 * @mark: the number of a mark
 *
 * Returns: its shape and colour, in words
 */
const char *
cb_seat_art_title (guint mark)
{
  g_return_val_if_fail (mark < CB_MAX_SEATS, NULL);

  return g_dpgettext2 (NULL, "mark", titles[mark]);
}
