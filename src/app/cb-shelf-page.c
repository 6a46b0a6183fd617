/* cb-shelf-page.c - the page with every game that was ever begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shelf-page.h"

#include "cb-choice-row.h"
#include "cb-focus.h"
#include "cb-fold.h"
#include "cb-game-views.h"
#include "cb-scroll-layout.h"
#include "cb-shelf-row.h"
#include "cb-speech.h"
#include "cb-ui.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* In the order of the choices. */
typedef enum
{
  STATE_ALL,
  STATE_OPEN,
  STATE_OVER,
  STATE_DAMAGED,
} State;

#define SPACING 6

/**
 * CbShelfPage:
 * @shelf: (nullable): the games
 * @filter: which of them are shown
 * @needle: what names have in them, fit to be compared
 * @chosen: (element-type filename): the paths of games that are selected
 * @selecting: whether a click selects
 */
struct _CbShelfPage
{
  GtkWidget parent_instance;

  CbShelf            *shelf;
  GtkFilter          *filter;
  GtkFilterListModel *games;
  char               *needle;
  GHashTable         *chosen;
  gboolean            selecting;

  GtkWidget          *box;
  GtkEditable        *search;
  GtkToggleButton    *select_button;
  GtkDropDown        *kinds;
  GtkDropDown        *states;
  GtkWidget          *choices;
  GtkStack           *stack;
  GtkListView        *list;
  AdwStatusPage      *none;
  GtkActionBar       *bar;
  GtkLabel           *count_label;
  GtkWidget          *delete_button;
};

G_DEFINE_FINAL_TYPE (CbShelfPage, cb_shelf_page, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SELECTING,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static gboolean
has_state (const CbGameInfo *info,
           State             state)
{
  switch (state)
    {
    case STATE_OPEN:
      return info->error == NULL && !info->over;
    case STATE_OVER:
      return info->over;
    case STATE_DAMAGED:
      return info->error != NULL;
    case STATE_ALL:
    default:
      return TRUE;
    }
}

/* The first of the choices stands for all games. */
static gboolean
match (gpointer item,
       gpointer user_data)
{
  CbShelfPage *self = user_data;
  CbGameInfo *info = item;
  guint kind = gtk_drop_down_get_selected (self->kinds);

  if (!has_state (info, gtk_drop_down_get_selected (self->states)))
    return FALSE;
  if (kind > 0 && cb_game_views_get_view (kind - 1)->kind != info->kind)
    return FALSE;

  return self->needle[0] == '\0' || cb_game_info_has_name (info, self->needle);
}

/* A list without anything in it says why. */
static void
show_none (CbShelfPage *self)
{
  GListModel *all = self->shelf != NULL ? cb_shelf_get_games (self->shelf) : NULL;
  gboolean any = all != NULL && g_list_model_get_n_items (all) > 0;
  gboolean shown = g_list_model_get_n_items (G_LIST_MODEL (self->games)) > 0;
  gboolean reading = self->shelf != NULL && !cb_shelf_get_complete (self->shelf);

  gtk_stack_set_visible_child_name (self->stack, shown || reading ? "list" : "none");
  adw_status_page_set_title (self->none, any ? _("Nothing Found") : _("No Games Yet"));
  adw_status_page_set_description (self->none,
                                   any ? _("No game matches this search.")
                                       : _("Every game you start will appear here."));
}

static void
show_count (CbShelfPage *self)
{
  guint n = g_hash_table_size (self->chosen);
  g_autofree char *text = g_strdup_printf (ngettext ("%u game selected", "%u games selected", n),
                                           n);

  gtk_label_set_label (self->count_label, text);
  gtk_widget_set_sensitive (self->delete_button, n > 0);
}

static void
search_changed_cb (CbShelfPage *self)
{
  g_free (self->needle);
  self->needle = cb_game_info_fold (gtk_editable_get_text (self->search));
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  show_none (self);
}

static void
choice_changed_cb (CbShelfPage *self)
{
  if (self->filter == NULL)
    return;

  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  show_none (self);
}

static void
select_toggled_cb (CbShelfPage *self)
{
  cb_shelf_page_set_selecting (self, gtk_toggle_button_get_active (self->select_button));
}

/* The row that has the focus; %NULL if none. */
static CbShelfRow *
find_focus (CbShelfPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  return CB_IS_SHELF_ROW (row) ? CB_SHELF_ROW (row) : NULL;
}

static void
toggle_focus (CbShelfPage *self)
{
  CbShelfRow *row = find_focus (self);
  GtkCheckButton *check = row != NULL ? cb_shelf_row_get_check (row) : NULL;

  if (check != NULL)
    gtk_check_button_set_active (check, !gtk_check_button_get_active (check));
}

static void
activated_cb (CbShelfPage *self,
              guint        position)
{
  g_autoptr (CbGameInfo) info = g_list_model_get_item (G_LIST_MODEL (self->games), position);

  if (self->selecting)
    toggle_focus (self);
  else if (info != NULL && info->error == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "^ay", info->path);
}

static void
delete_paths (CbShelfPage       *self,
              const char *const *paths)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (self), "win.delete-games",
                                      g_variant_new_bytestring_array (paths, -1));
}

static void
delete_clicked_cb (CbShelfPage *self)
{
  g_autofree const char **paths = (const char **) g_hash_table_get_keys_as_array (self->chosen,
                                                                                  NULL);

  delete_paths (self, paths);
  cb_shelf_page_set_selecting (self, FALSE);
}

/* On a row: Delete, and what opens menus elsewhere too. */
static gboolean
key_pressed_cb (CbShelfPage     *self,
                guint            key,
                guint            code,
                GdkModifierType  modifiers)
{
  CbShelfRow *row = find_focus (self);
  const char *paths[] = { NULL, NULL };

  if (row == NULL)
    return GDK_EVENT_PROPAGATE;

  paths[0] = cb_shelf_row_get_info (row)->path;
  if (key == GDK_KEY_Delete && !self->selecting)
    delete_paths (self, paths);
  else if (key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (modifiers & GDK_SHIFT_MASK) != 0))
    cb_shelf_row_popup (row);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static void
check_toggled_cb (CbShelfPage    *self,
                  GtkCheckButton *check)
{
  CbShelfRow *row = CB_SHELF_ROW (gtk_widget_get_parent (GTK_WIDGET (check)));
  CbGameInfo *info = cb_shelf_row_get_info (row);

  if (info == NULL)
    return;

  if (gtk_check_button_get_active (check))
    g_hash_table_add (self->chosen, g_strdup (info->path));
  else
    g_hash_table_remove (self->chosen, info->path);
  show_count (self);
}

static void
uncheck_cb (GtkCheckButton *check)
{
  gtk_check_button_set_active (check, FALSE);
}

static void
setup_cb (CbShelfPage *self,
          GtkListItem *item)
{
  GtkWidget *row = cb_shelf_row_new ();
  GtkCheckButton *check = cb_shelf_row_get_check (CB_SHELF_ROW (row));

  g_object_bind_property (self, "selecting", check, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (check, "toggled", G_CALLBACK (check_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::selecting", G_CALLBACK (uncheck_cb), check,
                           G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (CbShelfPage *self,
         GtkListItem *item)
{
  CbShelfRow *row = CB_SHELF_ROW (gtk_list_item_get_child (item));
  CbGameInfo *info = gtk_list_item_get_item (item);

  cb_shelf_row_set_info (row, info);
  gtk_check_button_set_active (cb_shelf_row_get_check (row),
                               g_hash_table_contains (self->chosen, info->path));
}

static gboolean
cb_shelf_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CB_SHELF_PAGE (widget)->search));
}

static void
cb_shelf_page_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SELECTING:
      g_value_set_boolean (value, CB_SHELF_PAGE (object)->selecting);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      break;
    }
}

static void
cb_shelf_page_dispose (GObject *object)
{
  CbShelfPage *self = CB_SHELF_PAGE (object);

  g_clear_object (&self->filter);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_SHELF_PAGE);
  g_clear_object (&self->games);
  g_clear_object (&self->shelf);

  G_OBJECT_CLASS (cb_shelf_page_parent_class)->dispose (object);
}

static void
cb_shelf_page_finalize (GObject *object)
{
  CbShelfPage *self = CB_SHELF_PAGE (object);

  g_free (self->needle);
  g_hash_table_unref (self->chosen);

  G_OBJECT_CLASS (cb_shelf_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-shelf-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, box);
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, search);
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, select_button);
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, states);
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, choices);
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, stack);
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, list);
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, none);
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, bar);
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, count_label);
  gtk_widget_class_bind_template_child (widget_class, CbShelfPage, delete_button);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, select_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, delete_clicked_cb);
}

static void
cb_shelf_page_class_init (CbShelfPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_shelf_page_dispose;
  object_class->finalize = cb_shelf_page_finalize;
  object_class->get_property = cb_shelf_page_get_property;
  widget_class->focus = cb_focus_children;
  widget_class->grab_focus = cb_shelf_page_grab_focus;

  props[PROP_SELECTING] =
    g_param_spec_boolean ("selecting", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (CB_TYPE_SCROLL_LAYOUT);
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cb-shelf-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fill_kinds (CbShelfPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  /* Translators: a choice above the list: Cheese Rescue, Bon Appétit! and so on. */
  gtk_string_list_append (names, C_("filter", "All Games"));
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    gtk_string_list_append (names, _(cb_game_views_get_view (i)->kind->name));
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (names));
}

static void
make_list (CbShelfPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkNoSelection) model = NULL;
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->filter = GTK_FILTER (gtk_custom_filter_new (match, self, NULL));
  self->games = gtk_filter_list_model_new (NULL, g_object_ref (self->filter));
  g_signal_connect_object (self->games, "items-changed", G_CALLBACK (show_none), self,
                           G_CONNECT_SWAPPED);
  model = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->games)));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
}

static void
cb_shelf_page_init (CbShelfPage *self)
{
  self->needle = g_strdup ("");
  self->chosen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_speech_name_icons (GTK_WIDGET (self));
  cb_speech_hide_pages (self->stack);
  /* Its words name it already; GTK 4.8 would read both. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->delete_button),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL);
  gtk_widget_set_layout_manager (self->choices, cb_fold_new (SPACING, CB_FOLD_EVEN));
  fill_kinds (self);
  /* Translators: which games are shown, of all that there are. */
  cb_choice_row_name_list (self->kinds, _("Game"));
  /* Translators: which games are shown: those under way, or others. */
  cb_choice_row_name_list (self->states, _("State"));
  make_list (self);
}

/**
 * cb_shelf_page_set_shelf:
 * @self: the page
 * @shelf: the games that it shows
 */
void
cb_shelf_page_set_shelf (CbShelfPage *self,
                         CbShelf     *shelf)
{
  g_return_if_fail (CB_IS_SHELF_PAGE (self));
  g_return_if_fail (CB_IS_SHELF (shelf));

  if (!g_set_object (&self->shelf, shelf))
    return;

  g_signal_connect_object (shelf, "notify::complete", G_CALLBACK (show_none), self,
                           G_CONNECT_SWAPPED);
  gtk_filter_list_model_set_model (self->games, cb_shelf_get_games (shelf));
  show_none (self);
}

/**
 * cb_shelf_page_set_selecting:
 * @self: the page
 * @selecting: whether several games are to be chosen
 */
void
cb_shelf_page_set_selecting (CbShelfPage *self,
                             gboolean     selecting)
{
  g_return_if_fail (CB_IS_SHELF_PAGE (self));

  selecting = !!selecting;
  if (self->selecting == selecting)
    return;

  self->selecting = selecting;
  g_hash_table_remove_all (self->chosen);
  show_count (self);
  gtk_action_bar_set_revealed (self->bar, selecting);
  gtk_toggle_button_set_active (self->select_button, selecting);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTING]);
}

/**
 * cb_shelf_page_take_over:
 * @self: a new page
 * @other: the one whose place it takes
 *
 * Looks for the same games.
 */
void
cb_shelf_page_take_over (CbShelfPage *self,
                         CbShelfPage *other)
{
  g_return_if_fail (CB_IS_SHELF_PAGE (self));
  g_return_if_fail (CB_IS_SHELF_PAGE (other));

  gtk_editable_set_text (self->search, gtk_editable_get_text (other->search));
  gtk_drop_down_set_selected (self->kinds, gtk_drop_down_get_selected (other->kinds));
  gtk_drop_down_set_selected (self->states, gtk_drop_down_get_selected (other->states));
}
