/* cb-mark-button.c - the shape and colour of a seat, to be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-mark-button.h"

#include "cb-picture.h"
#include "cb-seat-art.h"
#include "cb-speech.h"

#include <glib/gi18n.h>

#define MARK_SIZE 32

/**
 * CbMarkButton:
 *
 * A button with the mark of a seat. The marks that there are open below it.
 */
struct _CbMarkButton
{
  GtkWidget  parent_instance;

  GtkWidget *button;
  CbPicture *picture;
  GtkWidget *marks[CB_MAX_SEATS];
  guint      seat;
  guint      mark;
};

G_DEFINE_FINAL_TYPE (CbMarkButton, cb_mark_button, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
mark_clicked_cb (CbMarkButton *self,
                 GtkWidget    *button)
{
  for (guint mark = 0; mark < CB_MAX_SEATS; mark++)
    if (self->marks[mark] == button)
      cb_mark_button_choose (self, mark);
}

static void
show_mark (CbMarkButton *self)
{
  g_autofree char *art = g_strdup_printf ("marks/seat-%u", self->mark);
  /* Translators: the number of a player; then a shape and colour, such as “Red circle”. */
  g_autofree char *name = g_strdup_printf (_("Shape and colour of player %u: %s"), self->seat + 1,
                                           cb_seat_art_title (self->mark));

  cb_picture_set_art (self->picture, art);
  cb_speech_label (self->button, name);
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    if (self->marks[i] != NULL)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->marks[i]), i == self->mark);
}

static GtkWidget *
new_picture (guint mark)
{
  g_autofree char *art = g_strdup_printf ("marks/seat-%u", mark);
  GtkWidget *picture = cb_picture_new (art);

  cb_picture_set_size (CB_PICTURE (picture), MARK_SIZE);

  return picture;
}

static GtkWidget *
new_mark (CbMarkButton *self,
          guint         mark)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), new_picture (mark));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, cb_seat_art_title (mark));
  cb_speech_label (button, cb_seat_art_title (mark));
  g_signal_connect_object (button, "clicked", G_CALLBACK (mark_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  self->marks[mark] = button;

  return button;
}

static void
cb_mark_button_dispose (GObject *object)
{
  g_clear_pointer (&CB_MARK_BUTTON (object)->button, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_mark_button_parent_class)->dispose (object);
}

static void
cb_mark_button_class_init (CbMarkButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_mark_button_dispose;

  /**
   * CbMarkButton::chosen:
   * @self: the button
   *
   * Somebody chose another mark.
   */
  signals[SIGNAL_CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "mark-button");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_mark_button_init (CbMarkButton *self)
{
  self->button = gtk_menu_button_new ();
  self->picture = CB_PICTURE (new_picture (0));
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), GTK_WIDGET (self->picture));
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

/**
 * cb_mark_button_set_up:
 * @self: a new button
 * @seat: whose mark it shows
 * @n_marks: how many marks there are
 */
void
cb_mark_button_set_up (CbMarkButton *self,
                       guint         seat,
                       guint         n_marks)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *popover = gtk_popover_new ();
  guint per_row = (n_marks + 1) / 2;

  g_return_if_fail (CB_IS_MARK_BUTTON (self));
  g_return_if_fail (n_marks <= CB_MAX_SEATS);

  for (guint i = 0; i < n_marks; i++)
    gtk_grid_attach (GTK_GRID (grid), new_mark (self, i), (int) (i % per_row),
                     (int) (i / per_row), 1, 1);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover);
  gtk_widget_set_tooltip_text (self->button, _("Shape and Colour"));
  self->seat = seat;
  cb_mark_button_set_mark (self, seat);
}

guint
cb_mark_button_get_mark (CbMarkButton *self)
{
  g_return_val_if_fail (CB_IS_MARK_BUTTON (self), 0);

  return self->mark;
}

void
cb_mark_button_set_mark (CbMarkButton *self,
                         guint         mark)
{
  g_return_if_fail (CB_IS_MARK_BUTTON (self));
  g_return_if_fail (mark < CB_MAX_SEATS);

  self->mark = mark;
  show_mark (self);
}

/* As a click on one of the marks does. */
void
cb_mark_button_choose (CbMarkButton *self,
                       guint         mark)
{
  g_return_if_fail (CB_IS_MARK_BUTTON (self));

  cb_mark_button_set_mark (self, mark);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}
