/* cb-table-layout.c - the page on which a game is played: where its parts stand, and
 * where the focus goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-table-private.h"

#include "cb-measure.h"
#include "cb-result.h"
#include "cb-score-panel.h"

#include <string.h>

/* From this size on the side stands beside the board; below the other a strip above it
 * has no room for names. */
#define WIDE_WIDTH   720
#define WIDE_HEIGHT  420
#define LOW_HEIGHT   280
/* Of the side: a share of the window, within bounds. */
#define SIDE_SHARE   0.23
#define MIN_SIDE     288
#define MAX_SIDE     480
#define PADDING      12
/* Below this the list of moves is of no use. */
#define MIN_LOG      96
/* What can still be clicked beside a sheet at the side. */
#define BESIDE       48
/* A low window is covered by the result; a higher one leaves some of its board in sight. */
#define SHEET_SHARE  0.72
#define FULL_SHEET   420
/* A low window of this width has its strip to the left of the board, at least so
 * wide. */
#define LOW_WIDTH    600
#define STRIP_WIDTH  128
/* In characters: what is told of a move, also with gentle help; and how much of the table
 * such words may take. */
#define USUAL        72
#define USUAL_HELP   144
#define WORDS_SHARE  0.12

static gboolean
is_wide (int width,
         int height)
{
  return width >= WIDE_WIDTH && height >= WIDE_HEIGHT;
}

static gboolean
is_low (int width,
        int height)
{
  return width >= LOW_WIDTH && height < WIDE_HEIGHT;
}

/* Whether the players stand in a strip, above the board or to its left. */
static gboolean
needs_strip (CbTable *self)
{
  return self->view == NULL || !self->view->seats_on_board;
}

/* Where all of it does not fit, what leads through the moves in review is worth more than
 * the players. */
static gboolean
has_room_for_strip (CbTable *self,
                    int      width,
                    int      height)
{
  int strip, main_height;

  if (is_low (width, height) || self->telling == NULL ||
      cb_telling_get_review (self->telling) < 0)
    return TRUE;

  cb_measure_height (self->strip, width, &strip, NULL);
  cb_measure_height (self->main, width, &main_height, NULL);

  return strip + main_height <= height;
}

static int
measure_strip (CbTable *self)
{
  int minimum;

  cb_measure_height (self->strip, STRIP_WIDTH, &minimum, NULL);

  return minimum;
}

/* Beside the board names may need more than there is. To know it, they must be there: so
 * this is asked only when height or text are new, as what changes in a layout that nobody
 * asked for is never laid out. */
static void
shape_upright_strip (CbTable *self,
                     int      height)
{
  CbScorePanel *strip = CB_SCORE_PANEL (self->strip);

  if (self->strip_room == height && self->strip_need == measure_strip (self))
    return;

  cb_score_panel_set_tiny (strip, FALSE);
  cb_score_panel_set_tiny (strip, height < measure_strip (self));
  self->strip_room = height;
  self->strip_need = measure_strip (self);
}

/* Names go first where there is little room. */
static void
shape_strip (CbTable  *self,
             gboolean  low,
             int       height)
{
  CbScorePanel *strip = CB_SCORE_PANEL (self->strip);

  cb_score_panel_set_upright (strip, low);
  if (low)
    shape_upright_strip (self, height);
  else
    {
      cb_score_panel_set_tiny (strip, height < LOW_HEIGHT);
      self->strip_room = 0;
    }
}

/* Takes the room for the strip from @rest. */
static void
allocate_strip (CbTable      *self,
                gboolean      low,
                GdkRectangle *rest)
{
  int size;

  if (low)
    {
      gtk_widget_measure (self->strip, GTK_ORIENTATION_HORIZONTAL, -1, &size, NULL, NULL, NULL);
      size = MAX (size, STRIP_WIDTH);
      gtk_widget_size_allocate (self->strip, &(GtkAllocation) { 0, 0, size, rest->height }, -1);
      rest->x += size;
      rest->width -= size;
    }
  else
    {
      cb_measure_height (self->strip, rest->width, &size, NULL);
      gtk_widget_size_allocate (self->strip, &(GtkAllocation) { 0, 0, rest->width, size }, -1);
      rest->y += size;
      rest->height -= size;
    }
}

static int
measure_height (GtkWidget *widget,
                int        width)
{
  int natural;

  cb_measure_height (widget, width, NULL, &natural);

  return natural;
}

/* Takes @height from the top of @rest for a widget. */
static void
allocate_top (GtkWidget    *widget,
              GdkRectangle *rest,
              int           height)
{
  height = MIN (height, rest->height);
  gtk_widget_size_allocate (widget, &(GtkAllocation) { rest->x, rest->y, rest->width, height },
                            -1);
  rest->y += height + PADDING;
  rest->height -= height + PADDING;
}

/* What has no room is not there for screen readers either. */
static void
show_part (GtkWidget *part,
           gboolean   shown)
{
  if (gtk_widget_get_child_visible (part) == shown)
    return;

  gtk_widget_set_child_visible (part, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

/* Players and moves, from top to bottom; a result takes the place of the players. */
static void
allocate_side (CbTable            *self,
               const GdkRectangle *area,
               GtkWidget          *first)
{
  GdkRectangle rest = { area->x + PADDING, area->y + PADDING,
                        area->width - 2 * PADDING, area->height - 2 * PADDING };

  gtk_widget_size_allocate (self->side, area, -1);
  if (gtk_widget_get_child_visible (self->close_button))
    allocate_top (self->close_button, &rest, measure_height (self->close_button, rest.width));
  allocate_top (first, &rest, measure_height (first, rest.width));

  show_part (self->log, rest.height >= MIN_LOG);
  if (rest.height >= MIN_LOG)
    gtk_widget_size_allocate (self->log, &rest, -1);
}

static void
show_side (CbTable  *self,
           gboolean  shown,
           gboolean  panel)
{
  show_part (self->side, shown);
  show_part (self->panel, shown && panel);
  show_part (self->log, shown);
  show_part (self->close_button, shown && self->narrow);
  show_part (self->scrim, shown && self->narrow);
}

/* As wide as is wanted, and as wide as what is in it needs. */
static int
find_side_width (GtkWidget *first,
                 int        wanted)
{
  int least;

  gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return MAX (wanted, least + 2 * PADDING);
}

static void
allocate_wide (CbTable      *self,
               GdkRectangle *rest)
{
  gboolean over = gtk_widget_get_visible (self->result);
  GtkWidget *first = over ? self->result : self->panel;
  GdkRectangle side = *rest;

  show_side (self, TRUE, !over);
  cb_result_set_sheet (CB_RESULT (self->result), FALSE);
  side.width = find_side_width (first, CLAMP ((int) (rest->width * SIDE_SHARE), MIN_SIDE,
                                              MAX_SIDE));
  side.x = rest->width - side.width;
  allocate_side (self, &side, first);
  rest->width -= side.width;
}

/* From below, over the board; only its head takes room away. */
static void
allocate_sheet (CbTable      *self,
                GdkRectangle *rest)
{
  int most = rest->height < FULL_SHEET ? rest->height : (int) (rest->height * SHEET_SHARE);
  int head, whole, shown;

  cb_result_set_sheet (CB_RESULT (self->result), TRUE);
  shown = cb_result_get_height (CB_RESULT (self->result), rest->width, most, &head, &whole);
  gtk_widget_size_allocate (self->result,
                            &(GtkAllocation) { rest->x, rest->y + rest->height - shown,
                                               rest->width, whole }, -1);
  rest->height -= head;
}

static void
allocate_narrow (CbTable      *self,
                 gboolean      low,
                 GdkRectangle *rest)
{
  int width;
  GdkRectangle side;

  show_side (self, self->history_shown, TRUE);
  width = find_side_width (self->panel, MIN (MIN_SIDE, rest->width - BESIDE));
  side = (GdkRectangle) { rest->width - width, 0, width, rest->height };
  if (self->history_shown)
    {
      gtk_widget_size_allocate (self->scrim, rest, -1);
      allocate_side (self, &side, self->panel);
    }
  if (gtk_widget_get_child_visible (self->strip))
    allocate_strip (self, low, rest);
  if (gtk_widget_get_visible (self->result))
    allocate_sheet (self, rest);
}

/* What is left, or what it needs: where text is large, a result may cover all of it. */
static void
allocate_main (CbTable      *self,
               GdkRectangle *rest)
{
  int minimum;

  cb_measure_height (self->main, rest->width, &minimum, NULL);
  rest->height = MAX (rest->height, minimum);
  gtk_widget_size_allocate (self->main, rest, -1);
}

/* How much room so many characters take, in square pixels. */
static double
measure_words (CbTable *self,
               guint    n_chars)
{
  PangoContext *context = gtk_widget_get_pango_context (self->status);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  double width = (double) pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;
  double height = (double) pango_font_metrics_get_height (metrics) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);

  return n_chars * width * height;
}

/* Where there is some, no words lie on the board. */
static guint
find_usual (CbTable *self,
            int      width,
            int      height)
{
  guint usual = self->gentle_help ? USUAL_HELP : USUAL;
  gboolean fits = height >= WIDE_HEIGHT &&
                  measure_words (self, usual) <= WORDS_SHARE * width * height;

  return fits || height == 0 ? usual : 0;
}

/* How much room there is for the words above the board. */
void
cb_table_update_room (CbTable *self)
{
  cb_status_set_usual (CB_STATUS (self->status),
                       find_usual (self, gtk_widget_get_width (GTK_WIDGET (self)),
                                   gtk_widget_get_height (GTK_WIDGET (self))));
}

static gboolean
room_cb (gpointer user_data)
{
  CbTable *self = user_data;

  self->room_id = 0;
  cb_table_update_room (self);

  return G_SOURCE_REMOVE;
}

/* In the middle of a layout, nothing may ask for another one. */
static void
update_room_later (CbTable *self,
                   int      width,
                   int      height)
{
  if (self->room_id == 0 &&
      cb_status_get_usual (CB_STATUS (self->status)) != find_usual (self, width, height))
    self->room_id = g_idle_add_full (G_PRIORITY_DEFAULT, room_cb, self, NULL);
}

/* In a wide window the side has its own place; in a narrow one it covers the
 * board when it is asked for. */
void
cb_table_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  CbTable *self = CB_TABLE (widget);
  gboolean wide = is_wide (width, height), low = is_low (width, height);
  GdkRectangle rest = { 0, 0, width, height };

  cb_table_set_narrow (self, !wide);
  update_room_later (self, width, height);
  shape_strip (self, low, height);
  show_part (self->strip, !wide && needs_strip (self) && has_room_for_strip (self, width, height));
  if (wide)
    allocate_wide (self, &rest);
  else
    allocate_narrow (self, low, &rest);
  allocate_main (self, &rest);
  /* Last: it looks where all else is. */
  gtk_widget_size_allocate (self->coach, &(GtkAllocation) { 0, 0, width, height }, -1);
}

void
cb_table_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  CbTable *self = CB_TABLE (widget);
  int strip_minimum = 0, main_minimum;

  if (needs_strip (self))
    gtk_widget_measure (self->strip, orientation, -1, &strip_minimum, NULL, NULL, NULL);
  gtk_widget_measure (self->main, orientation, -1, &main_minimum, natural, NULL, NULL);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (strip_minimum, main_minimum)
                                                       : main_minimum;
  *natural = MAX (*natural, *minimum);
}

/* As long as @wanted if there is room, around the middle of what it covers. */
static void
fit_cover (int *begin,
           int *length,
           int  wanted,
           int  room)
{
  int covers = MIN (MAX (*length, wanted), room);

  *begin = CLAMP (*begin + (*length - covers) / 2, 0, room - covers);
  *length = covers;
}

/* The curtain covers what is secret, and as little beside it as it can: people whose turn
 * it is not look at the rest. */
gboolean
cb_table_place_curtain (CbTable      *self,
                        GtkWidget    *child,
                        GdkRectangle *place)
{
  GtkWidget *secret = self->board != NULL ? cb_board_find_secret (self->board) : NULL;
  graphene_rect_t bounds;
  int width, height;

  if (child != self->curtain || secret == NULL ||
      !gtk_widget_compute_bounds (secret, self->main, &bounds))
    return FALSE;

  *place = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                            (int) bounds.size.width, (int) bounds.size.height };
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  fit_cover (&place->x, &place->width, width, gtk_widget_get_width (self->main));
  cb_measure_height (child, place->width, NULL, &height);
  fit_cover (&place->y, &place->height, height, gtk_widget_get_height (self->main));

  return TRUE;
}

/* Back to where the focus was on the board, or to what comes first there. */
static void
focus_board (CbTable *self)
{
  GtkWidget *board = GTK_WIDGET (self->board), *last = board;

  while (gtk_widget_get_focus_child (last) != NULL)
    last = gtk_widget_get_focus_child (last);

  if (last == board || !gtk_widget_grab_focus (last))
    gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD);
}

void
cb_table_focus (CbTable *self)
{
  if (gtk_widget_get_visible (self->curtain))
    gtk_widget_grab_focus (self->curtain);
  else if (gtk_widget_get_visible (self->result))
    gtk_widget_grab_focus (self->result);
  else if (gtk_widget_get_visible (self->coach))
    cb_table_repeat_coach (self);
  else if (cb_table_has_typist (self))
    gtk_widget_grab_focus (self->typing);
  else
    focus_board (self);
}

/* Lets the focus return to the place on a new board that it had on the other one:
 * both have the same children. */
void
cb_table_copy_focus (GtkWidget *from,
                     GtkWidget *to)
{
  GtkWidget *child = gtk_widget_get_focus_child (from);
  GtkWidget *twin = gtk_widget_get_first_child (to);

  for (GtkWidget *before = gtk_widget_get_first_child (from);
       before != NULL && before != child && twin != NULL;
       before = gtk_widget_get_next_sibling (before))
    twin = gtk_widget_get_next_sibling (twin);

  if (child == NULL || twin == NULL)
    return;

  gtk_widget_set_focus_child (to, twin);
  cb_table_copy_focus (child, twin);
}

/**
 * cb_table_get_seat_row:
 * @self: a table
 * @seat: one of its seats
 *
 * Returns: (transfer none) (nullable): where that player stands, if it is in sight
 */
GtkWidget *
cb_table_get_seat_row (CbTable *self,
                       CbSeat   seat)
{
  GtkWidget *panels[] = { self->panel, self->strip };

  g_return_val_if_fail (CB_IS_TABLE (self), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    if (gtk_widget_get_mapped (panels[i]))
      return cb_score_panel_get_row (CB_SCORE_PANEL (panels[i]), seat);

  return NULL;
}

/**
 * cb_table_find_spot:
 * @self: a table with a game
 * @name: what a lesson points at: “status”, “player N”, or a name that the game knows
 *
 * Returns: (transfer none) (nullable): where that is, if it is in sight
 */
GtkWidget *
cb_table_find_spot (CbTable    *self,
                    const char *name)
{
  g_return_val_if_fail (CB_IS_TABLE (self), NULL);

  if (g_str_equal (name, "status"))
    return self->status;
  if (g_str_has_prefix (name, "player "))
    return cb_table_get_seat_row (self, (CbSeat) g_ascii_strtoll (name + strlen ("player "), NULL,
                                                                  10));

  return cb_board_find_spot (self->board, name);
}
