/* cb-chateau-controls.c - what lies beside the castle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-controls.h"

#include "cb-chateau-art.h"
#include "cb-chateau-text.h"
#include "cb-css-class.h"
#include "cb-picture.h"
#include "cb-speech.h"
#include "cb-tooltip.h"

#include <glib/gi18n.h>

#define GAP       8
/* As large as a finger needs it. */
#define MIN_UNIT  44
#define MAX_UNIT  260

/* Compared with the spare tile: how wide the waiting mice and how large one
 * action is. */
#define MICE      1.35
#define PIP       0.42

/* Compared with the width of a column: how large the spare tile is. */
#define TILE      0.62

/* Compared with the spare tile: how wide a row is without its button. */
#define ROW       (1 + MICE + CB_CHATEAU_N_ACTIONS * PIP)

/**
 * CbChateauControls:
 *
 * The spare tile, the mice that wait, the actions that are left and the button
 * that ends the turn: in a row below the castle, or in a column beside it. Where its
 * words are too long for the row, the button stands below the others; and where the column
 * is too low, the others stand in a row above the button.
 */
struct _CbChateauControls
{
  GtkWidget  parent_instance;

  GtkWidget *parts[CB_CHATEAU_N_CONTROLS];
  GtkWidget *spare_tile;
  GtkWidget *spare_cheese;
  GtkWidget *mouse;
  GtkWidget *n_mice;
  GtkWidget *pip[CB_CHATEAU_N_ACTIONS];
  gboolean   beside;
};

G_DEFINE_FINAL_TYPE (CbChateauControls, cb_chateau_controls, GTK_TYPE_WIDGET)

static int
get_end_size (CbChateauControls *self,
              GtkOrientation     orientation)
{
  int natural;

  gtk_widget_measure (self->parts[CB_CHATEAU_CONTROL_END], orientation, -1, NULL, &natural, NULL,
                      NULL);

  return natural;
}

/* How large the others can be in a row, if the button is in it. */
static int
fit_unit (CbChateauControls *self,
          int                width)
{
  int end = get_end_size (self, GTK_ORIENTATION_HORIZONTAL);

  return (int) ((width - end - 5 * GAP) / ROW);
}

/* How large they can be in a column, with the button. */
static int
fit_column (CbChateauControls *self,
            int                width,
            int                height)
{
  int end = get_end_size (self, GTK_ORIENTATION_VERTICAL);

  return MIN ((int) (TILE * width), (int) ((height - end - 5 * GAP) / (1.75 + PIP)));
}

/* How large they can be in a row above the button, in the room of a column. */
static int
fit_above (CbChateauControls *self,
           int                width,
           int                height)
{
  int end = get_end_size (self, GTK_ORIENTATION_VERTICAL);

  return MIN ((int) ((width - 4 * GAP) / ROW), height - end - 2 * GAP);
}

static gboolean
is_folded (CbChateauControls *self,
           int                width,
           int                height)
{
  if (self->beside)
    return fit_column (self, width, height) < fit_above (self, width, height);

  return fit_unit (self, width) < MIN_UNIT;
}

/* The number of mice is never cut off either. */
static int
get_least_unit (CbChateauControls *self)
{
  int label;

  gtk_widget_measure (self->parts[CB_CHATEAU_CONTROL_MICE], GTK_ORIENTATION_VERTICAL, -1, &label,
                      NULL, NULL, NULL);

  return MAX (MIN_UNIT, label);
}

static void
measure_row (CbChateauControls *self,
             int                width,
             int                height,
             GtkRequisition     sizes[CB_CHATEAU_N_CONTROLS])
{
  int end = get_end_size (self, GTK_ORIENTATION_HORIZONTAL);
  int high = get_end_size (self, GTK_ORIENTATION_VERTICAL), least = get_least_unit (self);
  gboolean folded = is_folded (self, width, height);
  int fitting = folded ? (int) ((width - 4 * GAP) / ROW) : fit_unit (self, width);
  int room = folded ? height - high - GAP : height;
  int unit = CLAMP (fitting, least, MIN (MAX (room - GAP, least), MAX_UNIT));
  int mice = (int) (MICE * unit), pip = (int) (PIP * unit), pips = CB_CHATEAU_N_ACTIONS * pip;

  sizes[CB_CHATEAU_CONTROL_SPARE] = (GtkRequisition) { unit, unit };
  sizes[CB_CHATEAU_CONTROL_MICE] = (GtkRequisition) { mice, unit };
  sizes[CB_CHATEAU_CONTROL_PIPS] = (GtkRequisition) { pips, pip };
  sizes[CB_CHATEAU_CONTROL_END] =
    (GtkRequisition) { folded ? MIN (end, width - GAP)
                              : MIN (end, width - unit - mice - pips - 5 * GAP),
                       MIN (high, height) };
}

/* Something of the spare tile is in sight within its button, however little room there is. */
static int
get_least_tile (CbChateauControls *self)
{
  int frame;

  gtk_widget_measure (self->parts[CB_CHATEAU_CONTROL_SPARE], GTK_ORIENTATION_VERTICAL, -1, &frame,
                      NULL, NULL, NULL);

  return frame + 1;
}

static void
measure_column (CbChateauControls *self,
                int                width,
                int                height,
                GtkRequisition     sizes[CB_CHATEAU_N_CONTROLS])
{
  int end = get_end_size (self, GTK_ORIENTATION_VERTICAL);
  int unit = CLAMP (fit_column (self, width, height), get_least_tile (self), MAX_UNIT);
  int mice = MAX ((int) (0.75 * unit), MIN (unit, MIN_UNIT));
  int pip = MIN ((int) (PIP * unit), (width - GAP) / CB_CHATEAU_N_ACTIONS);

  sizes[CB_CHATEAU_CONTROL_SPARE] = (GtkRequisition) { unit, unit };
  sizes[CB_CHATEAU_CONTROL_MICE] = (GtkRequisition) { MIN (2 * mice, width - GAP), mice };
  sizes[CB_CHATEAU_CONTROL_PIPS] = (GtkRequisition) { CB_CHATEAU_N_ACTIONS * pip, pip };
  sizes[CB_CHATEAU_CONTROL_END] = (GtkRequisition) { width - GAP, end };
}

static void
measure_low_column (CbChateauControls *self,
                    int                width,
                    int                height,
                    GtkRequisition     sizes[CB_CHATEAU_N_CONTROLS])
{
  int end = get_end_size (self, GTK_ORIENTATION_VERTICAL);
  int unit = CLAMP (fit_above (self, width, height), get_least_tile (self), MAX_UNIT);
  int pip = (int) (PIP * unit);

  sizes[CB_CHATEAU_CONTROL_SPARE] = (GtkRequisition) { unit, unit };
  sizes[CB_CHATEAU_CONTROL_MICE] = (GtkRequisition) { (int) (MICE * unit), unit };
  sizes[CB_CHATEAU_CONTROL_PIPS] = (GtkRequisition) { CB_CHATEAU_N_ACTIONS * pip, pip };
  sizes[CB_CHATEAU_CONTROL_END] = (GtkRequisition) { width - GAP, MIN (end, height) };
}

static void
measure_parts (CbChateauControls *self,
               int                width,
               int                height,
               GtkRequisition     sizes[CB_CHATEAU_N_CONTROLS])
{
  if (!self->beside)
    measure_row (self, width, height, sizes);
  else if (is_folded (self, width, height))
    measure_low_column (self, width, height, sizes);
  else
    measure_column (self, width, height, sizes);
}

/* One after the other, the first @n of them in the middle. */
static void
allocate_line (CbChateauControls    *self,
               guint                 n,
               const GtkRequisition *sizes,
               int                   width,
               int                   height)
{
  gboolean upright = self->beside && n == CB_CHATEAU_N_CONTROLS;
  int place = (upright ? height : width) - ((int) n - 1) * GAP;

  for (guint i = 0; i < n; i++)
    place -= upright ? sizes[i].height : sizes[i].width;

  place /= 2;
  for (guint i = 0; i < n; i++)
    {
      GtkAllocation area = { (width - sizes[i].width) / 2, (height - sizes[i].height) / 2,
                             MAX (sizes[i].width, 1), MAX (sizes[i].height, 1) };

      *(upright ? &area.y : &area.x) = place;
      gtk_widget_size_allocate (self->parts[i], &area, -1);
      place += GAP + (upright ? sizes[i].height : sizes[i].width);
    }
}

static void
cb_chateau_controls_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  CbChateauControls *self = CB_CHATEAU_CONTROLS (widget);
  GtkRequisition sizes[CB_CHATEAU_N_CONTROLS];
  const GtkRequisition *end = &sizes[CB_CHATEAU_CONTROL_END];

  measure_parts (self, width, height, sizes);
  if (!is_folded (self, width, height))
    {
      allocate_line (self, CB_CHATEAU_N_CONTROLS, sizes, width, height);
      return;
    }

  allocate_line (self, CB_CHATEAU_CONTROL_END, sizes, width, height - end->height - GAP);
  gtk_widget_size_allocate (self->parts[CB_CHATEAU_CONTROL_END],
                            &(GtkAllocation) { (width - end->width) / 2,
                                               MAX (height - end->height - GAP / 2, 0),
                                               end->width, end->height }, -1);
}

static void
cb_chateau_controls_dispose (GObject *object)
{
  CbChateauControls *self = CB_CHATEAU_CONTROLS (object);

  for (guint i = 0; i < CB_CHATEAU_N_CONTROLS; i++)
    g_clear_pointer (&self->parts[i], gtk_widget_unparent);

  G_OBJECT_CLASS (cb_chateau_controls_parent_class)->dispose (object);
}

static void
cb_chateau_controls_class_init (CbChateauControlsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_chateau_controls_dispose;
  widget_class->size_allocate = cb_chateau_controls_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "chateau-controls");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_button (const char *class,
            const char *action,
            GtkWidget  *child)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", child, "action-name", action, NULL);

  gtk_widget_add_css_class (button, class);

  return button;
}

static GtkWidget *
new_spare (CbChateauControls *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->spare_tile = cb_picture_new ("chateau/tile");
  self->spare_cheese = cb_picture_new (NULL);
  gtk_widget_add_css_class (self->spare_cheese, "cheese");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->spare_tile);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->spare_cheese);

  return new_button ("spare", "board.push", overlay);
}

static GtkWidget *
new_mice (CbChateauControls *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->mouse = cb_picture_new (NULL);
  gtk_widget_set_hexpand (self->mouse, TRUE);
  gtk_box_append (GTK_BOX (box), self->mouse);
  self->n_mice = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (box), self->n_mice);

  return new_button ("mice", "board.enter", box);
}

static GtkWidget *
new_pips (CbChateauControls *self)
{
  GtkWidget *pips = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                  "focusable", TRUE, "homogeneous", TRUE, NULL);

  gtk_widget_add_css_class (pips, "pips");
  for (guint i = 0; i < CB_CHATEAU_N_ACTIONS; i++)
    {
      self->pip[i] = cb_picture_new ("chateau/pip");
      gtk_widget_set_hexpand (self->pip[i], TRUE);
      gtk_box_append (GTK_BOX (pips), self->pip[i]);
    }

  return pips;
}

static GtkWidget *
new_end (void)
{
  GtkWidget *label = gtk_label_new (_("End Turn"));
  GtkWidget *end = new_button ("end", "board.end-turn", label);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  /* Translators: E is the key that does it. */
  gtk_widget_set_tooltip_text (end, _("End Turn (E)"));
  cb_speech_label (end, _("End Turn"));

  return end;
}

static void
cb_chateau_controls_init (CbChateauControls *self)
{
  self->parts[CB_CHATEAU_CONTROL_SPARE] = new_spare (self);
  self->parts[CB_CHATEAU_CONTROL_MICE] = new_mice (self);
  self->parts[CB_CHATEAU_CONTROL_PIPS] = new_pips (self);
  self->parts[CB_CHATEAU_CONTROL_END] = new_end ();
  for (guint i = 0; i < CB_CHATEAU_N_CONTROLS; i++)
    gtk_widget_set_parent (self->parts[i], GTK_WIDGET (self));
  /* Translators: only spoken: the spare tile, the mice that wait and “End Turn”. */
  cb_speech_label (GTK_WIDGET (self), _("Beside the castle"));
}

static void
set_words (GtkWidget  *widget,
           const char *words)
{
  cb_tooltip_set (widget, words);
  cb_speech_label (widget, words);
}

static void
show_spare (CbChateauControls *self,
            const CbChateau   *state)
{
  gboolean is_cheese = state->spare >= 1 && state->spare <= CB_CHATEAU_N_CHEESES;
  const char *art = cb_chateau_find_art (state->spare);
  /* Translators: the tile that lies beside the castle, such as “Gouda”. */
  g_autofree char *words = g_strdup_printf (_("Spare tile: %s"),
                                            cb_chateau_describe_tile (state->spare));

  if (state->spare == CB_CHATEAU_TILE_SOLID)
    {
      cb_chateau_controls_take_spare (self);
      return;
    }

  cb_picture_set_art (CB_PICTURE (self->spare_tile), is_cheese ? "chateau/tile" : art);
  cb_picture_set_art (CB_PICTURE (self->spare_cheese), is_cheese ? art : NULL);
  set_words (self->parts[CB_CHATEAU_CONTROL_SPARE], words);
}

static void
show_mice (CbChateauControls *self,
           CbSession         *session,
           const CbChateau   *state,
           CbSeat             seat)
{
  guint n = state->waiting[seat];
  /* Translators: how many mice, beside the picture of one. */
  g_autofree char *count = g_strdup_printf (_("× %u"), n);
  /* Translators: how many mice, and whose. */
  g_autofree char *words = g_strdup_printf (ngettext ("%2$s: %1$u mouse waits outside",
                                                      "%2$s: %1$u mice wait outside", n),
                                            n, cb_session_get_name (session, seat));

  cb_picture_set_art (CB_PICTURE (self->mouse), cb_chateau_find_mouse_art (seat));
  gtk_widget_set_opacity (self->mouse, n > 0 ? 1 : 0.35);
  gtk_label_set_label (GTK_LABEL (self->n_mice), count);
  set_words (self->parts[CB_CHATEAU_CONTROL_MICE], words);
}

static void
show_pips (CbChateauControls *self,
           const CbChateau   *state)
{
  guint left = (guint) CB_CHATEAU_N_ACTIONS - state->spent;
  g_autofree char *words = cb_chateau_describe_left (state);

  for (guint i = 0; i < CB_CHATEAU_N_ACTIONS; i++)
    cb_picture_set_art (CB_PICTURE (self->pip[i]), i < left ? "chateau/pip" : "chateau/pip-spent");
  set_words (self->parts[CB_CHATEAU_CONTROL_PIPS], words);
}

/**
 * cb_chateau_controls_show:
 * @self: the controls
 * @session: the game
 * @state: a position of it
 * @seat: whose mice to show
 */
void
cb_chateau_controls_show (CbChateauControls *self,
                          CbSession         *session,
                          const CbChateau   *state,
                          CbSeat             seat)
{
  g_return_if_fail (CB_IS_CHATEAU_CONTROLS (self));

  show_spare (self, state);
  show_mice (self, session, state, seat);
  show_pips (self, state);
}

/**
 * cb_chateau_controls_take_spare:
 * @self: the controls
 *
 * The spare tile is on its way into the castle: its place is empty for a moment.
 */
void
cb_chateau_controls_take_spare (CbChateauControls *self)
{
  g_return_if_fail (CB_IS_CHATEAU_CONTROLS (self));

  cb_picture_set_art (CB_PICTURE (self->spare_tile), NULL);
  cb_picture_set_art (CB_PICTURE (self->spare_cheese), NULL);
}

/**
 * cb_chateau_controls_set_end:
 * @self: the controls
 * @possible: whether the turn can end now
 * @hinted: whether a hint says so
 *
 * The button stays sensitive, so that the focus is never lost; where it cannot
 * be used it says why.
 */
void
cb_chateau_controls_set_end (CbChateauControls *self,
                             gboolean           possible,
                             gboolean           hinted)
{
  GtkWidget *end;

  g_return_if_fail (CB_IS_CHATEAU_CONTROLS (self));

  end = self->parts[CB_CHATEAU_CONTROL_END];
  cb_css_class_set (end, "suggested-action", possible);
  cb_css_class_set (end, "hint", hinted);
  gtk_accessible_update_state (GTK_ACCESSIBLE (end), GTK_ACCESSIBLE_STATE_DISABLED, !possible, -1);
}

/**
 * cb_chateau_controls_set_beside:
 * @self: the controls
 * @beside: whether they stand in a column
 */
void
cb_chateau_controls_set_beside (CbChateauControls *self,
                                gboolean           beside)
{
  g_return_if_fail (CB_IS_CHATEAU_CONTROLS (self));

  self->beside = beside;
}

/**
 * cb_chateau_controls_get_width:
 * @self: the controls
 *
 * Returns: how wide a column must be, so that all of its button can be read
 */
int
cb_chateau_controls_get_width (CbChateauControls *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_CONTROLS (self), 0);

  return get_end_size (self, GTK_ORIENTATION_HORIZONTAL) + GAP;
}

/**
 * cb_chateau_controls_get_height:
 * @self: the controls
 * @width: how wide the board is
 *
 * Returns: how high a row must be at least
 */
int
cb_chateau_controls_get_height (CbChateauControls *self,
                                int                width)
{
  int end, least;

  g_return_val_if_fail (CB_IS_CHATEAU_CONTROLS (self), 0);

  end = get_end_size (self, GTK_ORIENTATION_VERTICAL);
  least = get_least_unit (self) + GAP;

  return fit_unit (self, width) < MIN_UNIT ? least + end + GAP : MAX (least, end);
}

GtkWidget *
cb_chateau_controls_get (CbChateauControls *self,
                         CbChateauControl   control)
{
  g_return_val_if_fail (CB_IS_CHATEAU_CONTROLS (self), NULL);
  g_return_val_if_fail (control < CB_CHATEAU_N_CONTROLS, NULL);

  return self->parts[control];
}
