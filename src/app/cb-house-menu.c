/* cb-house-menu.c - by whose rules a game is to be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-house-menu.h"

#include "cb-house-rules.h"
#include "cb-settings.h"
#include "cb-speech.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

/* What the action is about where it is no set that is kept: names have no space
 * at their ends, and none is empty. */
#define RULEBOOK  ""
#define NEITHER   " "

/**
 * CbHouseMenu:
 *
 * A button that says by which rules the game would be played: the rulebook's, a set
 * that was kept, or others. Its menu chooses among them and keeps what is chosen now.
 * Only the set that is chosen can be removed: its options stay chosen, so that
 * nothing is lost by it.
 */
struct _CbHouseMenu
{
  GtkWidget parent_instance;

  GtkMenuButton *button;
  GtkLabel      *label;
  GtkPopover    *name_popover;
  GtkEntry      *entry;
  GtkWidget     *keep_button;

  CbPlan             *plan;
  GSettings          *settings;
  GSimpleActionGroup *actions;
};

G_DEFINE_FINAL_TYPE (CbHouseMenu, cb_house_menu, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static char *
dup_current (CbHouseMenu *self)
{
  g_autofree char *kept = NULL;

  if (cb_plan_is_by_rulebook (self->plan))
    return g_strdup (RULEBOOK);

  kept = cb_house_rules_find (self->settings, self->plan);

  return kept != NULL ? g_steal_pointer (&kept) : g_strdup (NEITHER);
}

static const char *
get_title (const char *current)
{
  if (g_str_equal (current, RULEBOOK))
    return C_("option", "Rulebook");
  if (g_str_equal (current, NEITHER))
    /* Translators: options that nobody has given a name yet. */
    return C_("house rules", "Our Rules");

  return current;
}

static void
append_choice (GMenu      *menu,
               const char *title,
               const char *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

  g_menu_item_set_action_and_target (item, "house.choose", "s", target);
  g_menu_append_item (menu, item);
}

static GMenuModel *
new_sets_menu (CbHouseMenu *self)
{
  GMenu *menu = g_menu_new ();
  g_auto (GStrv) names = cb_house_rules_list (self->settings);

  append_choice (menu, C_("option", "Rulebook"), RULEBOOK);
  for (guint i = 0; names[i] != NULL; i++)
    {
      /* An underscore in a name is no mnemonic. */
      g_auto (GStrv) parts = g_strsplit (names[i], "_", -1);
      g_autofree char *title = g_strjoinv ("__", parts);

      append_choice (menu, title, names[i]);
    }

  return G_MENU_MODEL (menu);
}

static GMenuModel *
new_menu (CbHouseMenu *self,
          const char  *current)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenuModel) sets = new_sets_menu (self);
  g_autoptr (GMenu) verbs = g_menu_new ();

  g_menu_append (verbs, _("_Save As…"), "house.name");
  if (!g_str_equal (current, RULEBOOK) && !g_str_equal (current, NEITHER))
    {
      g_auto (GStrv) parts = g_strsplit (current, "_", -1);
      g_autofree char *quoted = g_strjoinv ("__", parts);
      /* Translators: the name that players gave to a set of options. */
      g_autofree char *title = g_strdup_printf (_("_Remove “%s”"), quoted);

      g_menu_append (verbs, title, "house.remove");
    }
  g_menu_append_section (menu, NULL, sets);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (verbs));

  return G_MENU_MODEL (menu);
}

static void
show_current (CbHouseMenu *self)
{
  g_autofree char *current = dup_current (self);
  g_autoptr (GMenuModel) menu = new_menu (self, current);
  g_autofree char *name = NULL;

  /* Translators: which rules are chosen, such as “Rulebook”. */
  name = g_strdup_printf (_("Rules to play by: %s"), get_title (current));
  gtk_label_set_label (self->label, get_title (current));
  gtk_menu_button_set_menu_model (self->button, menu);
  cb_speech_name_items (self->button);
  cb_speech_label (GTK_WIDGET (self->button), name);
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "choose",
                                      g_variant_new_string (current));
}

static void
choose_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  CbHouseMenu *self = CB_HOUSE_MENU (user_data);
  const char *name = g_variant_get_string (parameter, NULL);

  if (g_str_equal (name, RULEBOOK))
    cb_plan_reset_options (self->plan);
  else
    cb_house_rules_choose (self->settings, name, self->plan);

  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
name_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  CbHouseMenu *self = CB_HOUSE_MENU (user_data);
  g_autofree char *current = dup_current (self);
  gboolean is_kept = !g_str_equal (current, RULEBOOK) && !g_str_equal (current, NEITHER);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), get_title (is_kept ? current : NEITHER));
  gtk_popover_popup (self->name_popover);
}

static void
remove_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  CbHouseMenu *self = CB_HOUSE_MENU (user_data);
  g_autofree char *current = dup_current (self);

  cb_house_rules_remove (self->settings, current);
  show_current (self);
}

static void
name_shown_cb (CbHouseMenu *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static char *
dup_name (CbHouseMenu *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
}

static void
name_changed_cb (CbHouseMenu *self)
{
  g_autofree char *name = dup_name (self);

  gtk_widget_set_sensitive (self->keep_button, name[0] != '\0');
}

static void
keep_cb (CbHouseMenu *self)
{
  g_autofree char *name = dup_name (self);

  if (name[0] == '\0')
    return;

  cb_house_rules_keep (self->settings, name, self->plan);
  gtk_popover_popdown (self->name_popover);
  show_current (self);
}

static void
cb_house_menu_dispose (GObject *object)
{
  CbHouseMenu *self = CB_HOUSE_MENU (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_HOUSE_MENU);

  G_OBJECT_CLASS (cb_house_menu_parent_class)->dispose (object);
}

static void
cb_house_menu_class_init (CbHouseMenuClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_house_menu_dispose;

  /**
   * CbHouseMenu::chosen:
   * @self: the menu
   *
   * The options of the plan are others.
   */
  signals[SIGNAL_CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-house-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, CbHouseMenu, button);
  gtk_widget_class_bind_template_child (widget_class, CbHouseMenu, label);
  gtk_widget_class_bind_template_child (widget_class, CbHouseMenu, name_popover);
  gtk_widget_class_bind_template_child (widget_class, CbHouseMenu, entry);
  gtk_widget_class_bind_template_child (widget_class, CbHouseMenu, keep_button);
  gtk_widget_class_bind_template_callback (widget_class, name_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
  gtk_widget_class_set_css_name (widget_class, "house-menu");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_house_menu_init (CbHouseMenu *self)
{
  static const GActionEntry entries[] = {
    { .name = "choose", .activate = choose_cb, .parameter_type = "s", .state = "''" },
    { .name = "name", .activate = name_cb },
    { .name = "remove", .activate = remove_cb },
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "house", G_ACTION_GROUP (self->actions));
}

/**
 * cb_house_menu_get_label:
 * @self: the menu
 *
 * Returns: by whose rules, as the button says it
 */
const char *
cb_house_menu_get_label (CbHouseMenu *self)
{
  g_return_val_if_fail (CB_IS_HOUSE_MENU (self), NULL);

  return gtk_label_get_label (self->label);
}

/**
 * cb_house_menu_show:
 * @self: the menu
 * @plan: (transfer none): what is chosen; it must stay until the next call
 */
void
cb_house_menu_show (CbHouseMenu *self,
                    CbPlan      *plan)
{
  g_return_if_fail (CB_IS_HOUSE_MENU (self));
  g_return_if_fail (plan != NULL);

  self->plan = plan;
  g_clear_object (&self->settings);
  self->settings = cb_settings_new_for_game (plan->kind->id);
  show_current (self);
}
