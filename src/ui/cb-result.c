/* cb-result.c - how a game ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-result.h"

#include "cb-compat.h"
#include "cb-css-class.h"
#include "cb-focus-within.h"
#include "cb-fold.h"
#include "cb-measure.h"
#include "cb-names.h"
#include "cb-picture.h"
#include "cb-row.h"
#include "cb-speech.h"
#include "cb-ui.h"

#include <glib/gi18n.h>
#include <math.h>

#define WINNER_SIZE  36
#define CROWN_SIZE   18
#define MARK_SIZE    28
#define BUTTON_GAP   6
#define LOWER_TIME   220
#define COUNT_TIME   1400
/* As in the style. */
#define SHEET_PADDING 12
/* How far the head must be dragged before it moves. */
#define DRAG         24

/**
 * CbResult:
 *
 * Who has won and why, how everybody did, and what to do next. It stands beside the
 * board, or is a sheet over its lower part, which can be lowered until only its head
 * is in sight.
 */
struct _CbResult
{
  AdwBin        parent_instance;

  GtkWidget    *head;
  GtkWidget    *winners;
  GtkWidget    *title;
  GtkWidget    *lower_button;
  GtkWidget    *body;
  GtkWidget    *listing;
  GtkWidget    *reason;
  GtkWidget    *list;
  GtkWidget    *series;
  GtkWidget    *buttons;
  GtkWidget    *same_deal_button;
  GtkWidget    *story_button;
  GtkLabel     *story_label;

  gboolean      lowered;
  /* From 0, lowered, to 1. */
  double        raised;
  AdwAnimation *raising;
  /* The scores, in the order of the rows, and what is shown of them. */
  GtkWidget    *scores[CB_MAX_SEATS];
  int           points[CB_MAX_SEATS];
  AdwAnimation *counting;
  /* All of it, to be heard. */
  GString      *words;
};

G_DEFINE_FINAL_TYPE (CbResult, cb_result, ADW_TYPE_BIN)

static void
lower_clicked_cb (CbResult *self)
{
  cb_result_set_lowered (self, !self->lowered);
}

static void
dragged_cb (CbResult *self,
            double    x,
            double    y)
{
  if (gtk_widget_get_visible (self->lower_button) && (y > DRAG || y < -DRAG))
    cb_result_set_lowered (self, y > 0);
}

static void
raised_cb (double   value,
           gpointer user_data)
{
  CbResult *self = user_data;
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  self->raised = value;
  if (parent != NULL)
    gtk_widget_queue_allocate (parent);
}

static void
counted_cb (double   value,
            gpointer user_data)
{
  CbResult *self = user_data;

  for (guint i = 0; i < CB_MAX_SEATS && self->scores[i] != NULL; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", (int) lround (value * self->points[i]));

      gtk_label_set_label (GTK_LABEL (self->scores[i]), text);
    }
}

static gboolean
cb_result_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (cb_result_find_focus (CB_RESULT (widget)));
}

static void
cb_result_dispose (GObject *object)
{
  CbResult *self = CB_RESULT (object);

  memset (self->scores, 0, sizeof self->scores);
  g_clear_object (&self->raising);
  g_clear_object (&self->counting);

  G_OBJECT_CLASS (cb_result_parent_class)->dispose (object);
}

static void
cb_result_finalize (GObject *object)
{
  g_string_free (CB_RESULT (object)->words, TRUE);

  G_OBJECT_CLASS (cb_result_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-result.ui");
  gtk_widget_class_bind_template_child (widget_class, CbResult, head);
  gtk_widget_class_bind_template_child (widget_class, CbResult, winners);
  gtk_widget_class_bind_template_child (widget_class, CbResult, title);
  gtk_widget_class_bind_template_child (widget_class, CbResult, lower_button);
  gtk_widget_class_bind_template_child (widget_class, CbResult, body);
  gtk_widget_class_bind_template_child (widget_class, CbResult, listing);
  gtk_widget_class_bind_template_child (widget_class, CbResult, reason);
  gtk_widget_class_bind_template_child (widget_class, CbResult, list);
  gtk_widget_class_bind_template_child (widget_class, CbResult, series);
  gtk_widget_class_bind_template_child (widget_class, CbResult, buttons);
  gtk_widget_class_bind_template_child (widget_class, CbResult, same_deal_button);
  gtk_widget_class_bind_template_child (widget_class, CbResult, story_button);
  gtk_widget_class_bind_template_child (widget_class, CbResult, story_label);
  gtk_widget_class_bind_template_callback (widget_class, lower_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, dragged_cb);
}

static void
cb_result_class_init (CbResultClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_result_dispose;
  G_OBJECT_CLASS (klass)->finalize = cb_result_finalize;
  widget_class->grab_focus = cb_result_grab_focus;

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "game-result");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* At the side there is room for one row more, and none for long words. */
static void
set_led (CbResult *self,
         gboolean  led)
{
  GtkWidget *row = gtk_widget_get_first_child (self->buttons);

  cb_fold_set_led (CB_FOLD (gtk_widget_get_layout_manager (row)), led);
}

/* A scrolled window does not tell how high its content is where lines are broken. */
static void
measure_listing (GtkWidget      *listing,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  GtkWidget *scroller = gtk_widget_get_first_child (listing);
  GtkWidget *content = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));

  gtk_widget_measure (scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    cb_measure_height (content, for_size, NULL, natural);
  *natural = MAX (*minimum, *natural);
}

static void
allocate_listing (GtkWidget *listing,
                  int        width,
                  int        height,
                  int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (listing), width, height, baseline, NULL);
}

static GtkSizeRequestMode
get_listing_mode (GtkWidget *listing)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
set_layouts (CbResult *self)
{
  gtk_widget_set_layout_manager (self->listing,
                                 gtk_custom_layout_new (get_listing_mode, measure_listing,
                                                        allocate_listing));
  for (GtkWidget *row = gtk_widget_get_first_child (self->buttons);
       row != NULL; row = gtk_widget_get_next_sibling (row))
    gtk_widget_set_layout_manager (row, cb_fold_new (BUTTON_GAP, CB_FOLD_EVEN));
  set_led (self, TRUE);
}

static void
cb_result_init (CbResult *self)
{
  self->words = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  set_layouts (self);
  self->raising = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, LOWER_TIME,
                                           adw_callback_animation_target_new (raised_cb, self,
                                                                              NULL));
  self->counting = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, COUNT_TIME,
                                            adw_callback_animation_target_new (counted_cb, self,
                                                                               NULL));
  cb_result_set_lowered (self, FALSE);
}

static void
append_picture (GtkBox     *box,
                const char *art,
                int         size)
{
  GtkWidget *picture = cb_picture_new (art);

  cb_picture_set_size (CB_PICTURE (picture), size);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (box, picture);
}

static void
append_mark (GtkBox *box,
             CbSeat  seat,
             int     size)
{
  g_autofree char *art = g_strdup_printf ("marks/seat-%d", seat);

  append_picture (box, art, size);
}

static void
append_winner (CbResult *self,
               CbSeat    seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  append_picture (GTK_BOX (box), "marks/crown", CROWN_SIZE);
  append_mark (GTK_BOX (box), seat, WINNER_SIZE);
  gtk_box_append (GTK_BOX (self->winners), box);
}

static GtkWidget *
append_label (GtkBox     *box,
              const char *text,
              const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (box, label);

  return label;
}

/* Everything that is shown of a player, in one line for a screen reader. */
static void
describe_row (CbResult   *self,
              GtkWidget  *row,
              guint       rank,
              const char *name,
              const char *words)
{
  /* Translators: place, player and result, such as “1. Ada: 9 points”. */
  g_autofree char *text = g_strdup_printf (_("%u. %s: %s"), rank, name, words);

  cb_speech_label (row, text);
  g_string_append_printf (self->words, " %s.", text);
}

/* The name, what the player has, and pictures of it. */
static GtkWidget *
new_column (CbSession        *session,
            const CbGameView *view,
            CbSeat            seat,
            const char       *words)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *pieces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_label_set_wrap (GTK_LABEL (append_label (GTK_BOX (column),
                                               cb_session_get_name (session, seat), "heading")),
                      TRUE);
  gtk_label_set_wrap (GTK_LABEL (append_label (GTK_BOX (column), words, "numeric")), TRUE);
  if (view->fill_pieces != NULL)
    view->fill_pieces (GTK_BOX (pieces), cb_session_peek_state (session), seat);
  gtk_box_append (GTK_BOX (column), pieces);
  gtk_widget_set_hexpand (column, TRUE);

  return column;
}

static char *
describe_seat (CbSession        *session,
               const CbGameView *view,
               CbSeat            seat)
{
  const CbState *state = cb_session_peek_state (session);

  if (view->describe_result != NULL)
    return view->describe_result (state, seat);

  return view->describe_seat (session, state, seat, FALSE);
}

/* Returns: where the score is shown */
static GtkWidget *
append_row (CbResult         *self,
            CbSession        *session,
            const CbGameView *view,
            CbSeat            seat,
            guint             rank)
{
  const char *name = cb_session_get_name (session, seat);
  g_autofree char *place = g_strdup_printf ("%u.", rank);
  g_autofree char *words = describe_seat (session, view, seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *row = cb_row_new (box), *score;

  append_label (GTK_BOX (box), place, "numeric");
  append_mark (GTK_BOX (box), seat, MARK_SIZE);
  gtk_box_append (GTK_BOX (box), new_column (session, view, seat, words));
  score = append_label (GTK_BOX (box), "", "title-2");
  describe_row (self, row, rank, name, words);
  gtk_box_append (GTK_BOX (self->list), row);

  return score;
}

static void
clear (CbResult *self)
{
  GtkWidget *child;

  adw_animation_reset (self->counting);
  memset (self->scores, 0, sizeof self->scores);
  while ((child = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_box_remove (GTK_BOX (self->list), child);
  while ((child = gtk_widget_get_first_child (self->winners)) != NULL)
    gtk_box_remove (GTK_BOX (self->winners), child);
}

static void
show_winners (CbResult  *self,
              CbSession *session,
              guint      winners)
{
  g_autofree char *names = cb_names_join_seats (session, winners);
  gboolean shared = (winners & (winners - 1)) != 0;
  /* Translators: the winner, or the winners joined by “and”. */
  g_autofree char *title = g_strdup_printf (shared ? _("%s share the victory") : _("%s wins!"),
                                            names);

  gtk_label_set_label (GTK_LABEL (self->title), title);
  for (; winners != 0; winners &= winners - 1)
    append_winner (self, __builtin_ctz (winners));
}

static void
begin_words (CbResult   *self,
             const char *reason)
{
  const char *title = cb_result_get_title (self);

  g_string_printf (self->words, "%s%s %s", title, g_str_has_suffix (title, "!") ? "" : ".", reason);
}

/**
 * cb_result_show:
 * @self: a result
 * @session: a game that is over
 * @view: how it is shown
 */
void
cb_result_show (CbResult         *self,
                CbSession        *session,
                const CbGameView *view)
{
  const CbState *state = cb_session_peek_state (session);
  guint n_seats = cb_session_get_n_seats (session), ranks[CB_MAX_SEATS];
  g_autofree char *reason = view->describe_reason (session);
  CbSeat order[CB_MAX_SEATS];

  g_return_if_fail (CB_IS_RESULT (self));

  clear (self);
  show_winners (self, session, view->kind->winners (state));
  gtk_label_set_label (GTK_LABEL (self->reason), reason);
  begin_words (self, reason);
  cb_kind_rank (view->kind, state, n_seats, order, ranks);
  for (guint i = 0; i < n_seats; i++)
    {
      self->scores[i] = append_row (self, session, view, order[i], ranks[i]);
      self->points[i] = view->kind->score (state, order[i]);
    }
  counted_cb (1, self);
  gtk_widget_set_visible (self->buttons, TRUE);
  gtk_widget_set_visible (self->same_deal_button, !view->kind->luck);
  gtk_label_set_label (self->story_label, _(view->story_title));
  cb_speech_label (self->story_button, _(view->story_title));
  cb_result_set_lowered (self, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/**
 * cb_result_find_focus:
 * @self: a result
 *
 * The focus comes to the best player, so that nobody starts another game by accident and a
 * screen reader says how it ended.
 *
 * Returns: (transfer none): what has the focus first
 */
GtkWidget *
cb_result_find_focus (CbResult *self)
{
  GtkWidget *first;

  g_return_val_if_fail (CB_IS_RESULT (self), NULL);

  first = gtk_widget_get_first_child (self->list);

  return self->lowered || first == NULL ? self->lower_button : first;
}

/* One row in each frame and the buttons last: all at once would be too much for one frame. */
static gboolean
reveal_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  CbResult *self = CB_RESULT (widget);

  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (!gtk_widget_get_visible (row))
      {
        gtk_widget_set_visible (row, TRUE);
        return G_SOURCE_CONTINUE;
      }
  gtk_widget_set_visible (self->buttons, TRUE);

  return G_SOURCE_REMOVE;
}

/**
 * cb_result_count:
 * @self: a result that is shown
 *
 * Lets the players appear, the best first, and their scores count up to what they are.
 */
void
cb_result_count (CbResult *self)
{
  g_return_if_fail (CB_IS_RESULT (self));

  for (GtkWidget *row = gtk_widget_get_first_child (self->list);
       row != NULL && (row = gtk_widget_get_next_sibling (row)) != NULL;)
    gtk_widget_set_visible (row, FALSE);
  gtk_widget_set_visible (self->buttons, FALSE);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
  adw_animation_play (self->counting);
}

const char *
cb_result_get_title (CbResult *self)
{
  g_return_val_if_fail (CB_IS_RESULT (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->title));
}

/**
 * cb_result_get_words:
 * @self: a result
 *
 * Returns: (transfer none): who has won and why, and how everybody did
 */
const char *
cb_result_get_words (CbResult *self)
{
  g_return_val_if_fail (CB_IS_RESULT (self), NULL);

  return self->words->str;
}

/**
 * cb_result_set_series:
 * @self: a result
 * @series: (nullable): how these players stand over all their games
 */
void
cb_result_set_series (CbResult   *self,
                      const char *series)
{
  g_return_if_fail (CB_IS_RESULT (self));

  gtk_label_set_label (GTK_LABEL (self->series), series != NULL ? series : "");
  gtk_widget_set_visible (self->series, series != NULL);
}

/**
 * cb_result_set_sheet:
 * @self: a result
 * @sheet: whether it covers a part of the board, and so can be lowered
 */
void
cb_result_set_sheet (CbResult *self,
                     gboolean  sheet)
{
  g_return_if_fail (CB_IS_RESULT (self));

  if (sheet == gtk_widget_has_css_class (GTK_WIDGET (self), "sheet"))
    return;

  cb_css_class_set (GTK_WIDGET (self), "sheet", sheet);
  gtk_widget_set_visible (self->lower_button, sheet);
  set_led (self, !sheet);
  cb_result_set_lowered (self, FALSE);
}

/**
 * cb_result_covers:
 * @self: a result
 *
 * Returns: whether it lies over the board
 */
gboolean
cb_result_covers (CbResult *self)
{
  g_return_val_if_fail (CB_IS_RESULT (self), FALSE);

  return gtk_widget_has_css_class (GTK_WIDGET (self), "sheet") && !self->lowered;
}

/**
 * cb_result_set_lowered:
 * @self: a result
 * @lowered: whether only its head is to be in sight
 */
void
cb_result_set_lowered (CbResult *self,
                       gboolean  lowered)
{
  const char *label = lowered ? _("Show the Result") : _("Hide the Result");
  const char *icon = lowered ? "pan-up-symbolic" : "pan-down-symbolic";

  g_return_if_fail (CB_IS_RESULT (self));

  self->lowered = lowered;
  gtk_button_set_icon_name (GTK_BUTTON (self->lower_button), icon);
  gtk_widget_set_tooltip_text (self->lower_button, label);
  cb_speech_label (self->lower_button, label);
  /* A new picture names the button anew, and the tooltip describes it. */
  cb_speech_name_icons (self->lower_button);
  if (lowered && cb_focus_is_within (self->body))
    gtk_widget_grab_focus (self->lower_button);
  gtk_widget_set_sensitive (self->body, !lowered);
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->raising), self->raised);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->raising), lowered ? 0 : 1);
  adw_animation_play (self->raising);
}

/**
 * cb_result_get_height:
 * @self: a result that is a sheet
 * @width: its width
 * @most: the most that it is to take, unless its buttons need more
 * @head: (out): how much of it is always in sight
 * @whole: (out): how much there is of it
 *
 * Returns: how much of it is in sight now
 */
int
cb_result_get_height (CbResult *self,
                      int       width,
                      int       most,
                      int      *head,
                      int      *whole)
{
  int least;

  cb_measure_height (GTK_WIDGET (self), width, &least, whole);
  cb_measure_height (self->head, width - 2 * SHEET_PADDING, NULL, head);
  *whole = MAX (MIN (*whole, most), least);

  return *head + (int) (self->raised * (*whole - *head));
}
