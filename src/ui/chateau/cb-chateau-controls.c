/* cb-chateau-controls.c - what lies beside the castle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-controls.h"

#include "cb-chateau-draw.h"
#include "cb-chateau-text.h"
#include "cb-picture.h"
#include "cb-tooltip.h"

#include <glib/gi18n.h>

#define GAP       8
#define MIN_UNIT  32
#define MAX_UNIT  150

/* Compared with the spare tile: how wide the waiting mice and how large one
 * action is. */
#define MICE      1.35
#define PIP       0.42

/* Compared with the width of a column: how large the spare tile is. */
#define TILE      0.62

/**
 * CbChateauControls:
 *
 * The spare tile, the mice that wait, the actions that are left and the button
 * that ends the turn: in a row below the castle, or in a column beside it.
 */
struct _CbChateauControls
{
  GtkWidget  parent_instance;

  GtkWidget *spare;
  GtkWidget *spare_tile;
  GtkWidget *spare_cheese;
  GtkWidget *mice;
  GtkWidget *mouse;
  GtkWidget *n_mice;
  GtkWidget *pips;
  GtkWidget *pip[CB_CHATEAU_N_ACTIONS];
  GtkWidget *end;
  gboolean   beside;
};

G_DEFINE_FINAL_TYPE (CbChateauControls, cb_chateau_controls, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ENDED,
  SIGNAL_SPARE_CHOSEN,
  SIGNAL_MICE_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
end_clicked_cb (CbChateauControls *self)
{
  g_signal_emit (self, signals[SIGNAL_ENDED], 0);
}

static void
spare_clicked_cb (CbChateauControls *self)
{
  g_signal_emit (self, signals[SIGNAL_SPARE_CHOSEN], 0);
}

static void
mice_clicked_cb (CbChateauControls *self)
{
  g_signal_emit (self, signals[SIGNAL_MICE_CHOSEN], 0);
}

static int
get_end_size (CbChateauControls *self,
              GtkOrientation     orientation)
{
  int natural;

  gtk_widget_measure (self->end, orientation, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static void
place (GtkWidget *child,
       int        x,
       int        y,
       int        width,
       int        height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, MAX (width, 1), MAX (height, 1) }, -1);
}

static void
allocate_row (CbChateauControls *self,
              int                width,
              int                height)
{
  int end = get_end_size (self, GTK_ORIENTATION_HORIZONTAL);
  int fitting = (int) ((width - end - 5 * GAP) / (1 + MICE + CB_CHATEAU_N_ACTIONS * PIP));
  int unit = CLAMP (fitting, MIN_UNIT, MIN (MAX (height - GAP, MIN_UNIT), MAX_UNIT));
  int mice = (int) (MICE * unit), pip = (int) (PIP * unit), pips = CB_CHATEAU_N_ACTIONS * pip;
  int end_height = MIN (get_end_size (self, GTK_ORIENTATION_VERTICAL), height);
  int total = unit + mice + pips + 5 * GAP, x;

  end = MIN (end, width - total);
  x = (width - total - end) / 2 + GAP;
  place (self->spare, x, (height - unit) / 2, unit, unit);
  place (self->mice, x += unit + GAP, (height - unit) / 2, mice, unit);
  place (self->pips, x += mice + GAP, (height - pip) / 2, pips, pip);
  place (self->end, x += pips + GAP, (height - end_height) / 2, end, end_height);
}

static void
allocate_column (CbChateauControls *self,
                 int                width,
                 int                height)
{
  int end = get_end_size (self, GTK_ORIENTATION_VERTICAL);
  int unit = MIN ((int) (TILE * width), (int) ((height - end - 5 * GAP) / (1.75 + PIP)));
  int mice, wide, pip, y;

  unit = CLAMP (unit, 1, MAX_UNIT);
  mice = (int) (0.75 * unit);
  pip = MIN ((int) (PIP * unit), (width - GAP) / 4);
  y = (height - unit - mice - pip - end - 3 * GAP) / 2;
  place (self->spare, (width - unit) / 2, y, unit, unit);
  wide = MIN (2 * mice, width - GAP);
  place (self->mice, (width - wide) / 2, y += unit + GAP, wide, mice);
  place (self->pips, (width - 4 * pip) / 2, y += mice + GAP, 4 * pip, pip);
  place (self->end, GAP / 2, y += pip + GAP, width - GAP, end);
}

static void
cb_chateau_controls_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  CbChateauControls *self = CB_CHATEAU_CONTROLS (widget);

  if (self->beside)
    allocate_column (self, width, height);
  else
    allocate_row (self, width, height);
}

static void
cb_chateau_controls_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  *minimum = 0;
  *natural = get_end_size (CB_CHATEAU_CONTROLS (widget), orientation) + GAP;
}

static void
cb_chateau_controls_dispose (GObject *object)
{
  CbChateauControls *self = CB_CHATEAU_CONTROLS (object);

  g_clear_pointer (&self->spare, gtk_widget_unparent);
  g_clear_pointer (&self->mice, gtk_widget_unparent);
  g_clear_pointer (&self->pips, gtk_widget_unparent);
  g_clear_pointer (&self->end, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_chateau_controls_parent_class)->dispose (object);
}

static guint
add_signal (GType       type,
            const char *name)
{
  return g_signal_new (name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cb_chateau_controls_class_init (CbChateauControlsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_chateau_controls_dispose;
  widget_class->measure = cb_chateau_controls_measure;
  widget_class->size_allocate = cb_chateau_controls_size_allocate;

  /**
   * CbChateauControls::ended:
   *
   * The turn is to end.
   */
  signals[SIGNAL_ENDED] = add_signal (G_TYPE_FROM_CLASS (klass), "ended");

  /**
   * CbChateauControls::spare-chosen:
   *
   * The spare tile is to be pushed in somewhere.
   */
  signals[SIGNAL_SPARE_CHOSEN] = add_signal (G_TYPE_FROM_CLASS (klass), "spare-chosen");

  /**
   * CbChateauControls::mice-chosen:
   *
   * A waiting mouse is to enter somewhere.
   */
  signals[SIGNAL_MICE_CHOSEN] = add_signal (G_TYPE_FROM_CLASS (klass), "mice-chosen");

  gtk_widget_class_set_css_name (widget_class, "chateau-controls");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_button (CbChateauControls *self,
            const char        *class,
            GtkWidget         *child,
            GCallback          callback)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, class);
  gtk_button_set_child (GTK_BUTTON (button), child);
  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));

  return button;
}

static void
add_spare (CbChateauControls *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->spare_tile = cb_picture_new ("chateau/tile");
  self->spare_cheese = cb_picture_new (NULL);
  gtk_widget_add_css_class (self->spare_cheese, "cheese");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->spare_tile);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->spare_cheese);
  self->spare = add_button (self, "spare", overlay, G_CALLBACK (spare_clicked_cb));
}

static void
add_mice (CbChateauControls *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->mouse = cb_picture_new (NULL);
  gtk_widget_set_hexpand (self->mouse, TRUE);
  gtk_box_append (GTK_BOX (box), self->mouse);
  self->n_mice = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (box), self->n_mice);
  self->mice = add_button (self, "mice", box, G_CALLBACK (mice_clicked_cb));
}

static void
add_pips (CbChateauControls *self)
{
  self->pips = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                             "focusable", TRUE, "homogeneous", TRUE, NULL);
  gtk_widget_add_css_class (self->pips, "pips");
  for (guint i = 0; i < CB_CHATEAU_N_ACTIONS; i++)
    {
      self->pip[i] = cb_picture_new ("chateau/pip");
      gtk_widget_set_hexpand (self->pip[i], TRUE);
      gtk_box_append (GTK_BOX (self->pips), self->pip[i]);
    }
  gtk_widget_set_parent (self->pips, GTK_WIDGET (self));
}

static void
cb_chateau_controls_init (CbChateauControls *self)
{
  GtkWidget *label = gtk_label_new (_("End Turn"));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  add_spare (self);
  add_mice (self);
  add_pips (self);
  self->end = add_button (self, "end", label, G_CALLBACK (end_clicked_cb));
  /* Translators: E is the key that does it. */
  gtk_widget_set_tooltip_text (self->end, _("End Turn (E)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->end),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("End Turn"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Beside the castle"), -1);
}

GtkWidget *
cb_chateau_controls_new (void)
{
  return g_object_new (CB_TYPE_CHATEAU_CONTROLS, NULL);
}

static void
set_words (GtkWidget  *widget,
           const char *words)
{
  cb_tooltip_set (widget, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
show_spare (CbChateauControls *self,
            const CbChateau   *state)
{
  gboolean is_cheese = state->spare >= 1 && state->spare <= CB_CHATEAU_N_CHEESES;
  g_autofree char *art = cb_chateau_find_art (state->spare);
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
  set_words (self->spare, words);
}

static void
show_mice (CbChateauControls *self,
           CbSession         *session,
           const CbChateau   *state,
           CbSeat             seat)
{
  guint n = state->waiting[seat];
  g_autofree char *art = g_strdup_printf ("chateau/mouse-%d", seat);
  /* Translators: how many mice, beside the picture of one. */
  g_autofree char *count = g_strdup_printf (_("× %u"), n);
  /* Translators: how many mice, and whose. */
  g_autofree char *words = g_strdup_printf (ngettext ("%u mouse of %s waits outside",
                                                      "%u mice of %s wait outside", n),
                                            n, cb_session_get_name (session, seat));

  cb_picture_set_art (CB_PICTURE (self->mouse), art);
  gtk_widget_set_opacity (self->mouse, n > 0 ? 1 : 0.35);
  gtk_label_set_label (GTK_LABEL (self->n_mice), count);
  set_words (self->mice, words);
}

static void
show_pips (CbChateauControls *self,
           const CbChateau   *state)
{
  guint left = (guint) CB_CHATEAU_N_ACTIONS - state->spent;
  g_autofree char *words = cb_chateau_describe_left (state);

  for (guint i = 0; i < CB_CHATEAU_N_ACTIONS; i++)
    cb_picture_set_art (CB_PICTURE (self->pip[i]), i < left ? "chateau/pip" : "chateau/pip-spent");
  set_words (self->pips, words);
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
  g_return_if_fail (CB_IS_CHATEAU_CONTROLS (self));

  if (possible)
    gtk_widget_add_css_class (self->end, "suggested-action");
  else
    gtk_widget_remove_css_class (self->end, "suggested-action");
  if (hinted)
    gtk_widget_add_css_class (self->end, "hint");
  else
    gtk_widget_remove_css_class (self->end, "hint");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->end),
                               GTK_ACCESSIBLE_STATE_DISABLED, !possible, -1);
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

GtkWidget *
cb_chateau_controls_get_end (CbChateauControls *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_CONTROLS (self), NULL);

  return self->end;
}

GtkWidget *
cb_chateau_controls_get_spare (CbChateauControls *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_CONTROLS (self), NULL);

  return self->spare;
}

GtkWidget *
cb_chateau_controls_get_mice (CbChateauControls *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_CONTROLS (self), NULL);

  return self->mice;
}

GtkWidget *
cb_chateau_controls_get_pips (CbChateauControls *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_CONTROLS (self), NULL);

  return self->pips;
}
