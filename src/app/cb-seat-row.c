/* cb-seat-row.c - who sits where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-seat-row.h"

#include "cb-picture.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

/**
 * CbSeatRow:
 *
 * The mark of a seat, the name of who sits there, and who decides for it.
 */
struct _CbSeatRow
{
  AdwPreferencesRow parent_instance;

  CbPicture   *mark;
  GtkEntry    *entry;
  GtkDropDown *dropdown;
};

G_DEFINE_FINAL_TYPE (CbSeatRow, cb_seat_row, ADW_TYPE_PREFERENCES_ROW)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *const controller_titles[CB_N_CONTROLLERS] = {
  [CB_CONTROLLER_HUMAN] = NC_("player", "Human"),
  [CB_CONTROLLER_EASY] = NC_("player", "Computer, Easy"),
  [CB_CONTROLLER_MEDIUM] = NC_("player", "Computer, Medium"),
  [CB_CONTROLLER_HARD] = NC_("player", "Computer, Hard"),
};

static void
name_changed_cb (CbSeatRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
controller_changed_cb (CbSeatRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GListModel *
new_controllers (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (CbController i = 0; i < CB_N_CONTROLLERS; i++)
    gtk_string_list_append (list, g_dpgettext2 (NULL, "player", controller_titles[i]));

  return G_LIST_MODEL (list);
}

static void
cb_seat_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_SEAT_ROW);

  G_OBJECT_CLASS (cb_seat_row_parent_class)->dispose (object);
}

static void
cb_seat_row_class_init (CbSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_seat_row_dispose;

  /**
   * CbSeatRow::changed:
   * @self: the row
   *
   * The name or the controller is another.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed",
                  G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  g_type_ensure (CB_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CbSeatRow, mark);
  gtk_widget_class_bind_template_child (widget_class, CbSeatRow, entry);
  gtk_widget_class_bind_template_child (widget_class, CbSeatRow, dropdown);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, controller_changed_cb);
}

static void
cb_seat_row_init (CbSeatRow *self)
{
  g_autoptr (GListModel) controllers = new_controllers ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->dropdown, controllers);
}

/**
 * cb_seat_row_new:
 * @seat: a seat
 * @widths: keeps the rows in line
 *
 * Returns: (transfer floating): its row
 */
GtkWidget *
cb_seat_row_new (guint         seat,
                 GtkSizeGroup *widths)
{
  CbSeatRow *self = g_object_new (CB_TYPE_SEAT_ROW, NULL);
  g_autofree char *art = g_strdup_printf ("marks/seat-%u", seat);
  g_autofree char *name_label = g_strdup_printf (_("Name of player %u"), seat + 1);
  g_autofree char *who_label = g_strdup_printf (_("Who decides for player %u"), seat + 1);

  cb_picture_set_art (self->mark, art);
  gtk_size_group_add_widget (widths, GTK_WIDGET (self->dropdown));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name_label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dropdown),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, who_label, -1);

  return GTK_WIDGET (self);
}

const char *
cb_seat_row_get_name (CbSeatRow *self)
{
  g_return_val_if_fail (CB_IS_SEAT_ROW (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

void
cb_seat_row_set_name (CbSeatRow  *self,
                      const char *name)
{
  g_return_if_fail (CB_IS_SEAT_ROW (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
}

CbController
cb_seat_row_get_controller (CbSeatRow *self)
{
  g_return_val_if_fail (CB_IS_SEAT_ROW (self), CB_CONTROLLER_HUMAN);

  return (CbController) gtk_drop_down_get_selected (self->dropdown);
}

void
cb_seat_row_set_controller (CbSeatRow    *self,
                            CbController  controller)
{
  g_return_if_fail (CB_IS_SEAT_ROW (self));

  gtk_drop_down_set_selected (self->dropdown, controller);
}
