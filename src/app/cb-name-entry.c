/* cb-name-entry.c - a name, with those of people who have played offered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-name-entry.h"

#include "cb-picture.h"
#include "cb-seat-art.h"
#include "cb-speech.h"
#include "cb-text.h"

#include <glib/gi18n.h>
#include <string.h>

#define MARK_SIZE   20
#define MAX_HEIGHT  240
#define MIN_WIDTH   180

/**
 * CbNameEntry:
 * @popover: (nullable): made when there is first something to offer: most people only start
 * @offers: (nullable): those of the people who are offered now
 * @typed: whether what is in the entry was typed, so that it says who is looked for
 * @wanted: whether names are to be offered as soon as there are any: games take a moment to
 *   be read
 * @filling: while the program writes into the entry
 * @elsewhere: (nullable): notices clicks on other things while names are offered
 *
 * An entry and, below it, who has played. The keyboard stays with the entry until the down
 * arrow goes to them, so that who types a new name is not in the least disturbed.
 */
struct _CbNameEntry
{
  GtkWidget parent_instance;

  GtkWidget          *entry;
  GtkWidget          *popover;
  GtkWidget          *list;
  GListModel         *people;
  CbNameFunc          may_offer;
  gpointer            data;
  GtkFilter          *filter;
  GtkFilterListModel *offers;
  GtkEventController *elsewhere;
  gboolean            typed;
  gboolean            wanted;
  gboolean            filling;
};

G_DEFINE_FINAL_TYPE (CbNameEntry, cb_name_entry, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
match (gpointer item,
       gpointer user_data)
{
  CbNameEntry *self = user_data;
  CbPerson *person = item;
  g_autofree char *needle = NULL;

  if (!self->may_offer (person, self->data))
    return FALSE;
  if (!self->typed)
    return TRUE;

  needle = cb_game_info_fold (cb_name_entry_get_text (self));
  g_strstrip (needle);

  return strstr (person->folded, needle) != NULL;
}

static gboolean
is_open (CbNameEntry *self)
{
  return self->popover != NULL && gtk_widget_get_visible (self->popover);
}

static void
stop_watching (CbNameEntry *self)
{
  if (self->elsewhere != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->elsewhere),
                                  self->elsewhere);
  self->elsewhere = NULL;
}

static void
closed_cb (CbNameEntry *self)
{
  stop_watching (self);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_EXPANDED,
                               FALSE, -1);
}

static void
close_offers (CbNameEntry *self)
{
  self->wanted = FALSE;
  if (is_open (self))
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

/* Whatever is clicked but the names and the entry. */
static void
clicked_elsewhere_cb (CbNameEntry *self,
                      int          n_press,
                      double       x,
                      double       y)
{
  GtkWidget *window = gtk_event_controller_get_widget (self->elsewhere);
  GdkEvent *event = gtk_event_controller_get_current_event (self->elsewhere);
  GtkWidget *hit;

  if (gdk_event_get_surface (event) != gtk_native_get_surface (GTK_NATIVE (window)))
    return;

  hit = gtk_widget_pick (window, x, y, GTK_PICK_DEFAULT);
  if (hit == NULL || !gtk_widget_is_ancestor (hit, self->entry))
    close_offers (self);
}

static void
watch_clicks (CbNameEntry *self)
{
  self->elsewhere = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());
  gtk_event_controller_set_propagation_phase (self->elsewhere, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->elsewhere, "pressed", G_CALLBACK (clicked_elsewhere_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))),
                             self->elsewhere);
}

static void
focus_entry (CbNameEntry *self)
{
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static void
activated_cb (CbNameEntry *self,
              guint        position)
{
  g_autoptr (CbPerson) person = g_list_model_get_item (G_LIST_MODEL (self->offers), position);

  if (person == NULL)
    return;

  focus_entry (self);
  close_offers (self);
  self->typed = FALSE;
  cb_name_entry_set_text (self, person->name);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
setup_cb (CbNameEntry *self,
          GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *picture = cb_picture_new (NULL), *label = gtk_label_new (NULL);

  cb_picture_set_size (CB_PICTURE (picture), MARK_SIZE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_item_set_child (item, box);
}

/* The widget of the list is what has the focus, and is read. */
static void
bind_cb (CbNameEntry *self,
         GtkListItem *item)
{
  CbPerson *person = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  g_autofree char *art = g_strdup_printf ("marks/seat-%u", person->mark);

  cb_picture_set_art (CB_PICTURE (gtk_widget_get_first_child (box)), art);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), person->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, person->name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  cb_seat_art_title (person->mark), -1);
}

static gboolean
is_at_top (CbNameEntry *self)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));

  return gtk_widget_get_focus_child (self->list) == gtk_widget_get_first_child (self->list) &&
         gtk_adjustment_get_value (adjustment) <= 0;
}

/* From the first name back to the entry. */
static gboolean
list_key_cb (CbNameEntry *self,
             guint        key)
{
  if ((key != GDK_KEY_Up && key != GDK_KEY_KP_Up) || !is_at_top (self))
    return GDK_EVENT_PROPAGATE;

  focus_entry (self);

  return GDK_EVENT_STOP;
}

static void
make_list (CbNameEntry *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkNoSelection *model = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->offers)));

  self->list = gtk_list_view_new (GTK_SELECTION_MODEL (model), NULL);
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (GTK_LIST_VIEW (self->list), factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (self->list), TRUE);
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activated_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (list_key_cb), self);
  gtk_widget_add_controller (self->list, keys);
  cb_speech_label (self->list, _("People who have played here"));
}

static void
make_popover (CbNameEntry *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  make_list (self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->list);
  self->popover = gtk_popover_new ();
  gtk_popover_set_autohide (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_BOTTOM);
  gtk_popover_set_child (GTK_POPOVER (self->popover), scroller);
  gtk_widget_add_css_class (self->popover, "menu");
  g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (closed_cb), self);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
}

static void
say_offers (CbNameEntry *self,
            guint        n)
{
  g_autofree char *text = NULL;

  /* Translators: read aloud below an entry for a name; “Down” is the arrow key. */
  text = g_strdup_printf (ngettext ("%u known player. Press Down to choose.",
                                    "%u known players. Press Down to choose.", n), n);
  cb_speech_say (self->entry, text);
}

static void
show_offers (CbNameEntry *self)
{
  if (self->popover == NULL)
    make_popover (self);
  gtk_widget_set_size_request (self->popover,
                               MAX (MIN_WIDTH, gtk_widget_get_width (GTK_WIDGET (self))), -1);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  watch_clicks (self);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_EXPANDED,
                               TRUE, -1);
  say_offers (self, g_list_model_get_n_items (G_LIST_MODEL (self->offers)));
}

static void
offers_changed_cb (CbNameEntry *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->offers)) == 0)
    {
      if (is_open (self))
        gtk_popover_popdown (GTK_POPOVER (self->popover));
    }
  else if (self->wanted && !is_open (self) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_offers (self);
}

/* Offers who is to be offered, once there is anybody. */
static void
open_offers (CbNameEntry *self)
{
  if (self->people == NULL)
    return;

  self->wanted = TRUE;
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  offers_changed_cb (self);
}

static void
text_changed_cb (CbNameEntry *self)
{
  if (!self->filling)
    {
      self->typed = TRUE;
      open_offers (self);
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* A list remembers where the focus was, and that may stand elsewhere now. */
static void
focus_first (CbNameEntry *self)
{
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", 0);
  gtk_widget_grab_focus (gtk_widget_get_first_child (self->list));
}

static gboolean
is_down (guint key)
{
  return key == GDK_KEY_Down || key == GDK_KEY_KP_Down;
}

/* Tab leaves the entry as ever. */
static gboolean
entry_key_cb (CbNameEntry *self,
              guint        key)
{
  if (key == GDK_KEY_Escape && is_open (self))
    {
      focus_entry (self);
      close_offers (self);
      return GDK_EVENT_STOP;
    }
  if (key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab || key == GDK_KEY_KP_Tab)
    close_offers (self);
  if (!is_down (key) || gtk_widget_get_focus_child (GTK_WIDGET (self)) != self->entry)
    return GDK_EVENT_PROPAGATE;

  open_offers (self);
  if (!is_open (self))
    return GDK_EVENT_PROPAGATE;

  focus_first (self);

  return GDK_EVENT_STOP;
}

static void
pressed_cb (CbNameEntry *self)
{
  open_offers (self);
}

static void
entered_cb (CbNameEntry *self)
{
  self->typed = FALSE;
}

static void
cb_name_entry_unroot (GtkWidget *widget)
{
  CbNameEntry *self = CB_NAME_ENTRY (widget);

  stop_watching (self);

  GTK_WIDGET_CLASS (cb_name_entry_parent_class)->unroot (widget);
}

static void
cb_name_entry_dispose (GObject *object)
{
  CbNameEntry *self = CB_NAME_ENTRY (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->entry, gtk_widget_unparent);
  g_clear_object (&self->offers);
  g_clear_object (&self->filter);
  g_clear_object (&self->people);

  G_OBJECT_CLASS (cb_name_entry_parent_class)->dispose (object);
}

static void
cb_name_entry_class_init (CbNameEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_name_entry_dispose;
  widget_class->unroot = cb_name_entry_unroot;

  /**
   * CbNameEntry::changed:
   * @self: the entry
   *
   * The name is another.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * CbNameEntry::chosen:
   * @self: the entry
   *
   * The name is that of somebody who was offered.
   */
  signals[SIGNAL_CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "name-entry");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_controllers (CbNameEntry *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (entry_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (close_offers), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (self->entry, GTK_EVENT_CONTROLLER (click));
}

static void
cb_name_entry_init (CbNameEntry *self)
{
  self->entry = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 3);
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), CB_NAME_MAX_CHARS);
  gtk_entry_set_activates_default (GTK_ENTRY (self->entry), TRUE);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (text_changed_cb), self);
  gtk_widget_set_parent (self->entry, GTK_WIDGET (self));
  add_controllers (self);
}

const char *
cb_name_entry_get_text (CbNameEntry *self)
{
  g_return_val_if_fail (CB_IS_NAME_ENTRY (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

void
cb_name_entry_set_text (CbNameEntry *self,
                        const char  *text)
{
  g_return_if_fail (CB_IS_NAME_ENTRY (self));

  self->filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  self->filling = FALSE;
}

/* Says to screen readers whose name it is. */
void
cb_name_entry_label (CbNameEntry *self,
                     const char  *label)
{
  g_return_if_fail (CB_IS_NAME_ENTRY (self));

  cb_speech_label (self->entry, label);
}

/**
 * cb_name_entry_offer:
 * @self: the entry
 * @people: a list of #CbPerson, which may change
 * @may_offer: which of them to offer, asked when they are
 * @data: for @may_offer
 */
void
cb_name_entry_offer (CbNameEntry *self,
                     GListModel  *people,
                     CbNameFunc   may_offer,
                     gpointer     data)
{
  g_return_if_fail (CB_IS_NAME_ENTRY (self));
  g_return_if_fail (G_IS_LIST_MODEL (people));
  g_return_if_fail (self->people == NULL);

  self->people = g_object_ref (people);
  self->may_offer = may_offer;
  self->data = data;
  self->filter = GTK_FILTER (gtk_custom_filter_new (match, self, NULL));
  self->offers = gtk_filter_list_model_new (g_object_ref (people), g_object_ref (self->filter));
  g_signal_connect_object (self->offers, "items-changed", G_CALLBACK (offers_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                  GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE,
                                  GTK_ACCESSIBLE_AUTOCOMPLETE_LIST,
                                  GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE, -1);
}

/**
 * cb_name_entry_get_offers:
 * @self: the entry
 *
 * Returns: (transfer none) (nullable): those of the people who are offered; %NULL while
 *   nobody is
 */
GListModel *
cb_name_entry_get_offers (CbNameEntry *self)
{
  g_return_val_if_fail (CB_IS_NAME_ENTRY (self), NULL);

  return is_open (self) ? G_LIST_MODEL (self->offers) : NULL;
}
