/* cb-seat-row.c - who sits where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-seat-row.h"

#include "cb-controllers.h"
#include "cb-fold.h"
#include "cb-mark-button.h"
#include "cb-speech.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

#define SPACING 6
/* How wide the words of an open list may be before they break into lines. */
#define LIST_WIDTH 240

/**
 * CbSeatRow:
 *
 * The mark of a seat, the name of who sits there, and who decides for it. Where luck
 * alone decides, computer players have no level.
 */
struct _CbSeatRow
{
  AdwPreferencesRow parent_instance;

  CbMarkButton *mark_button;
  CbNameEntry  *entry;
  GtkDropDown  *dropdown;

  const CbKind *kind;
  guint         seat;
};

G_DEFINE_FINAL_TYPE (CbSeatRow, cb_seat_row, ADW_TYPE_PREFERENCES_ROW)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_MARK_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
name_changed_cb (CbSeatRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Whoever has played here is no computer. */
static void
person_chosen_cb (CbSeatRow *self)
{
  cb_seat_row_set_controller (self, CB_CONTROLLER_HUMAN);
}

/* Says to screen readers who decides, not only that somebody does. */
static void
name_dropdown (CbSeatRow *self)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (self->dropdown);
  /* Translators: the number of a player; then who plays there, such as “Human”. */
  g_autofree char *name = g_strdup_printf (_("Player %u: %s"), self->seat + 1,
                                           item != NULL ? gtk_string_object_get_string (item) : "");

  cb_speech_name (GTK_WIDGET (self->dropdown), name);
}

static void
controller_changed_cb (CbSeatRow *self)
{
  name_dropdown (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
mark_chosen_cb (CbSeatRow *self)
{
  g_signal_emit (self, signals[SIGNAL_MARK_CHOSEN], 0);
}

static GListModel *
new_controllers (const CbKind *kind)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < cb_controllers_get_n (kind); i++)
    gtk_string_list_append (list, cb_controllers_get_title (kind, cb_controllers_get (kind, i)));

  return G_LIST_MODEL (list);
}

/* A label that breaks into lines: the longest level must fit beside a name in a
 * narrow window, with large text. */
static void
item_setup_cb (GtkListItemFactory *factory,
               GtkListItem        *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_item_set_child (item, label);
}

static void
item_bind_cb (GtkListItemFactory *factory,
              GtkListItem        *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* A list as wide as its button, whose height is that of rows with one line each, would hide
 * the last of them below its edge. */
static void
list_item_bind_cb (GtkListItemFactory *factory,
                   GtkListItem        *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  int natural;

  item_bind_cb (factory, item);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_set_size_request (label, MIN (natural, LIST_WIDTH), -1);
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
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * CbSeatRow::mark-chosen:
   * @self: the row
   *
   * Somebody chose another mark for the seat.
   */
  signals[SIGNAL_MARK_CHOSEN] =
    g_signal_new ("mark-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  g_type_ensure (CB_TYPE_MARK_BUTTON);
  g_type_ensure (CB_TYPE_NAME_ENTRY);
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CbSeatRow, mark_button);
  gtk_widget_class_bind_template_child (widget_class, CbSeatRow, entry);
  gtk_widget_class_bind_template_child (widget_class, CbSeatRow, dropdown);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, person_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, controller_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, mark_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, item_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, item_bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_item_bind_cb);
}

static void
cb_seat_row_init (CbSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (self)),
                                 cb_fold_new (SPACING, CB_FOLD_TIGHT));
}

/**
 * cb_seat_row_new:
 * @kind: the game
 * @seat: a seat
 * @widths: keeps the rows in line
 *
 * Returns: (transfer floating): its row
 */
GtkWidget *
cb_seat_row_new (const CbKind *kind,
                 guint         seat,
                 GtkSizeGroup *widths)
{
  CbSeatRow *self = g_object_new (CB_TYPE_SEAT_ROW, NULL);
  g_autoptr (GListModel) controllers = new_controllers (kind);
  g_autofree char *name_label = g_strdup_printf (_("Name of player %u"), seat + 1);

  self->seat = seat;
  self->kind = kind;
  cb_mark_button_set_up (self->mark_button, seat, kind->max_seats);
  gtk_drop_down_set_model (self->dropdown, controllers);
  gtk_size_group_add_widget (widths, GTK_WIDGET (self->dropdown));
  cb_name_entry_label (self->entry, name_label);
  name_dropdown (self);

  return GTK_WIDGET (self);
}

guint
cb_seat_row_get_seat (CbSeatRow *self)
{
  g_return_val_if_fail (CB_IS_SEAT_ROW (self), 0);

  return self->seat;
}

CbNameEntry *
cb_seat_row_get_entry (CbSeatRow *self)
{
  g_return_val_if_fail (CB_IS_SEAT_ROW (self), NULL);

  return self->entry;
}

const char *
cb_seat_row_get_name (CbSeatRow *self)
{
  g_return_val_if_fail (CB_IS_SEAT_ROW (self), NULL);

  return cb_name_entry_get_text (self->entry);
}

void
cb_seat_row_set_name (CbSeatRow  *self,
                      const char *name)
{
  g_return_if_fail (CB_IS_SEAT_ROW (self));

  cb_name_entry_set_text (self->entry, name);
}

CbController
cb_seat_row_get_controller (CbSeatRow *self)
{
  g_return_val_if_fail (CB_IS_SEAT_ROW (self), CB_CONTROLLER_HUMAN);

  return cb_controllers_get (self->kind, gtk_drop_down_get_selected (self->dropdown));
}

void
cb_seat_row_set_controller (CbSeatRow    *self,
                            CbController  controller)
{
  g_return_if_fail (CB_IS_SEAT_ROW (self));

  gtk_drop_down_set_selected (self->dropdown, cb_controllers_find (self->kind, controller));
}

guint
cb_seat_row_get_mark (CbSeatRow *self)
{
  g_return_val_if_fail (CB_IS_SEAT_ROW (self), 0);

  return cb_mark_button_get_mark (self->mark_button);
}

void
cb_seat_row_set_mark (CbSeatRow *self,
                      guint      mark)
{
  g_return_if_fail (CB_IS_SEAT_ROW (self));

  cb_mark_button_set_mark (self->mark_button, mark);
}
