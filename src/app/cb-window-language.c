/* cb-window-language.c - the window: another language while it is open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-speech.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

/* A button without words: a tooltip alone does not reach a screen reader. */
static void
name_button (gpointer    button,
             const char *name)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), name);
  cb_speech_label (button, name);
}

static void
fill_section (GMenuModel *section,
              GMenuModel *items)
{
  g_menu_remove_all (G_MENU (section));
  for (int i = 0; i < g_menu_model_get_n_items (items); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new_from_model (items, i);

      g_menu_append_item (G_MENU (section), item);
    }
}

static gboolean
focus_table_cb (gpointer user_data)
{
  CbWindow *self = user_data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (self->table != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->table)) &&
      (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->menu_button))))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));

  return G_SOURCE_REMOVE;
}

/* After the menu was closed the focus returns to the table, where its keys work. Later, as
 * the menu first gives the focus to its button. */
static void
menu_closed_cb (CbWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, focus_table_cb, g_object_ref (self), g_object_unref);
}

static GMenuModel *
new_menu (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (CB_UI_PATH "cb-menu.ui");

  return G_MENU_MODEL (g_object_ref (gtk_builder_get_object (builder, "primary_menu")));
}

static void
menu_wanted_cb (GtkMenuButton *button,
                gpointer       user_data)
{
  cb_window_fill_menu (user_data);
}

/* Makes the menu, unless there is one: not before it is wanted. */
void
cb_window_fill_menu (CbWindow *self)
{
  g_autoptr (GMenuModel) menu = NULL;

  if (gtk_menu_button_get_menu_model (self->menu_button) != NULL)
    return;

  menu = new_menu ();
  gtk_menu_button_set_menu_model (self->menu_button, menu);
  cb_speech_name_items (self->menu_button);
  g_signal_connect_object (gtk_menu_button_get_popover (self->menu_button), "closed",
                           G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
}

/* The sections of a menu that was shown stay, and get new items: GTK 4.8 never lets go
 * of a section. */
static void
label_menu (CbWindow *self)
{
  GMenuModel *shown = gtk_menu_button_get_menu_model (self->menu_button);
  g_autoptr (GMenuModel) menu = NULL;

  if (shown == NULL)
    {
      gtk_menu_button_set_create_popup_func (self->menu_button, menu_wanted_cb, self, NULL);
      return;
    }

  menu = new_menu ();
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (shown, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) items = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      fill_section (section, items);
    }
}

/* The header bar and its menu, in the language of the program. */
void
cb_window_label (CbWindow *self)
{
  name_button (self->back_button, C_("page", "Back"));
  name_button (self->undo_button, _("Undo"));
  name_button (self->redo_button, _("Redo"));
  name_button (self->menu_button, _("Main Menu"));
  cb_messages_label (self->messages);
  label_menu (self);
}

/* Templates are translated when a widget is made from them, so a page is made
 * anew, to take the place of the old one. */
static gpointer
remake_page (CbWindow   *self,
             gpointer    old,
             const char *name)
{
  GtkWidget *page = g_object_new (G_OBJECT_TYPE (old), NULL);

  gtk_stack_page_set_name (gtk_stack_get_page (self->stack, old), "");
  gtk_stack_add_named (self->stack, page, name);

  return page;
}

/* Not before the new page knows all that the old one shows: when another page is
 * shown, the old one forgets where its focus was. */
static void
remove_page (CbWindow   *self,
             gpointer    old,
             const char *name)
{
  if (gtk_stack_get_visible_child (self->stack) == old)
    gtk_stack_set_visible_child_full (self->stack, name, GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_remove (self->stack, old);
}

static void
translate_home (CbWindow *self)
{
  CbHome *old = self->home;

  self->home = remake_page (self, old, CB_PAGE_HOME);
  cb_window_follow_home (self);
  cb_window_offer (self);
  remove_page (self, old, CB_PAGE_HOME);
}

static void
translate_setup (CbWindow *self)
{
  CbSetup *old = self->setup;

  if (old == NULL)
    return;

  self->setup = remake_page (self, old, CB_PAGE_SETUP);
  cb_window_follow_setup (self);
  cb_setup_take_over (self->setup, old);
  remove_page (self, old, CB_PAGE_SETUP);
}

static void
translate_rules (CbWindow *self)
{
  CbRules *old = self->rules;

  if (old == NULL)
    return;

  self->rules = remake_page (self, old, CB_PAGE_RULES);
  cb_window_hear (self, cb_rules_get_cues (self->rules));
  cb_rules_take_over (self->rules, old);
  remove_page (self, old, CB_PAGE_RULES);
}

/* What is wrong with a file is told when it is read, so all are read again. */
static void
translate_shelf (CbWindow *self)
{
  CbShelfPage *old = self->shelf_page;

  cb_window_drop_shelf (self);
  if (old == NULL)
    return;

  self->shelf_page = remake_page (self, old, CB_PAGE_SHELF);
  cb_shelf_page_set_shelf (self->shelf_page, cb_window_get_shelf (self));
  cb_shelf_page_take_over (self->shelf_page, old);
  remove_page (self, old, CB_PAGE_SHELF);
}

/* After the shelf, which is another one then. */
static void
translate_players (CbWindow *self)
{
  CbPlayers *old = self->players;

  if (old == NULL)
    return;

  self->players = remake_page (self, old, CB_PAGE_PLAYERS);
  cb_players_take_over (self->players, old);
  cb_players_set_shelf (self->players, cb_window_get_shelf (self));
  remove_page (self, old, CB_PAGE_PLAYERS);
}

static void
translate_story (CbWindow *self)
{
  CbStoryPage *old = self->story;

  if (old == NULL)
    return;

  self->story = remake_page (self, old, CB_PAGE_STORY);
  cb_story_page_take_over (self->story, old);
  remove_page (self, old, CB_PAGE_STORY);
}

static void
translate_table (CbWindow *self)
{
  CbTable *old = self->table;

  if (old == NULL)
    return;

  self->table = remake_page (self, old, CB_PAGE_TABLE);
  cb_window_follow_table (self);
  cb_table_take_over (self->table, old);
  if (self->session != NULL)
    cb_window_count_series (self);
  cb_window_coach_table (self);
  remove_page (self, old, CB_PAGE_TABLE);
}

/**
 * cb_window_translate:
 * @self: a window
 *
 * Says everything again, in the language of the program. The game on the table,
 * what is chosen on the set-up page and what is shown stay as they are.
 */
void
cb_window_translate (CbWindow *self)
{
  const char *page;

  g_return_if_fail (CB_IS_WINDOW (self));

  page = g_intern_string (cb_window_get_page (self));
  /* The window does not notice by itself that a button is gone. */
  gtk_window_set_default_widget (GTK_WINDOW (self), NULL);
  cb_window_label (self);
  translate_home (self);
  translate_setup (self);
  translate_rules (self);
  translate_shelf (self);
  translate_players (self);
  translate_story (self);
  translate_table (self);
  cb_messages_say (self->messages, NULL);
  cb_window_show_failure (self);
  cb_window_show_page (self, page);
}
