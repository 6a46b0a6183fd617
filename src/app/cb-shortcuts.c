/* cb-shortcuts.c - all keys of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shortcuts.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/**
 * Group:
 * @GROUP_GAME: works everywhere
 * @GROUP_TABLE: works where a game is played; letters are no accelerators of
 *   the window, so that names can be typed elsewhere
 * @GROUP_GENERAL: works everywhere
 */
typedef enum
{
  GROUP_GAME,
  GROUP_TABLE,
  GROUP_GENERAL,
  N_GROUPS,
} Group;

/**
 * Shortcut:
 * @group: where it works
 * @title: what it does, to be translated
 * @action: (nullable): the action that it activates; %NULL where the widgets of
 *   the table see to it themselves
 * @accels: the keys
 * @keys: (nullable): what to show in place of @accels, to be translated
 */
typedef struct
{
  Group       group;
  const char *title;
  const char *action;
  const char *accels[3];
  const char *keys;
} Shortcut;

static const char *const group_titles[N_GROUPS] = {
  [GROUP_GAME] = N_("Games"),
  [GROUP_TABLE] = N_("During the Game"),
  [GROUP_GENERAL] = N_("General"),
};

static const Shortcut shortcuts[] = {
  { GROUP_GAME, N_("New game"), "win.new-game", { "<Control>n" } },
  { GROUP_GAME, N_("Open a game"), "win.open", { "<Control>o" } },
  { GROUP_GAME, N_("All games"), "win.shelf", { "<Control>l" } },
  { GROUP_GAME, N_("Save a copy"), "win.save-copy", { "<Control>s" } },
  { GROUP_GAME, N_("Rules"), "win.rules", { "F1" } },

  { GROUP_TABLE, N_("Undo"), "win.undo", { "<Control>z" } },
  { GROUP_TABLE, N_("Redo"), "win.redo", { "<Control><Shift>z" } },
  { GROUP_TABLE, N_("Hint"), "win.hint", { "h" } },
  { GROUP_TABLE, N_("Type a move"), NULL, { "slash" } },
  { GROUP_TABLE, N_("Step through the moves"), NULL, { "Page_Up", "Page_Down" } },
  { GROUP_TABLE, N_("Describe the game aloud"), NULL, { "r" } },
  { GROUP_TABLE, N_("Sound on or off"), "win.sound", { "m" } },
  { GROUP_TABLE, N_("Pick a card"), NULL, { NULL }, N_("1 to 9") },
  { GROUP_TABLE, N_("Move around the board"), NULL, { NULL }, N_("Arrow keys") },
  { GROUP_TABLE, N_("Choose or play"), NULL, { NULL },
    /* Translators: the name of a key, as it is written on keyboards. */
    N_("Enter") },
  { GROUP_TABLE, N_("End the turn"), NULL, { "e" } },
  { GROUP_TABLE, N_("Turn cards automatically"), NULL, { "a" } },
  { GROUP_TABLE, N_("Put back the picked piece"), NULL, { "Escape" } },

  { GROUP_GENERAL, N_("Go back"), "win.back", { "<Alt>Left", "Back" } },
  { GROUP_GENERAL, N_("Main menu"), "win.menu", { "F10" } },
  { GROUP_GENERAL, N_("Preferences"), "app.preferences", { "<Control>comma" } },
  { GROUP_GENERAL, N_("Keyboard shortcuts"), "app.shortcuts", { "<Control>question" } },
  { GROUP_GENERAL, N_("Close the window"), "window.close", { "<Control>w" } },
  { GROUP_GENERAL, N_("Quit"), "app.quit", { "<Control>q" } },
};

/* A key alone, without Control or Alt, would be lost to whoever types. */
static gboolean
is_letter (const Shortcut *shortcut)
{
  return shortcut->accels[0] != NULL && shortcut->accels[0][1] == '\0';
}

static void
add_keys (GtkWidget  *row,
          const char *keys)
{
  GtkWidget *label = gtk_label_new (keys);

  gtk_widget_add_css_class (label, "keys");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
}

static void
add_accel (GtkWidget  *row,
           const char *accel)
{
  g_autofree char *keys = NULL;
  GdkModifierType modifiers;
  guint key;

  gtk_accelerator_parse (accel, &key, &modifiers);
  keys = gtk_accelerator_get_label (key, modifiers);
  add_keys (row, keys);
}

static GtkWidget *
new_row (const Shortcut *shortcut)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(shortcut->title));
  if (shortcut->keys != NULL)
    add_keys (row, _(shortcut->keys));
  for (guint i = 0; shortcut->keys == NULL && shortcut->accels[i] != NULL; i++)
    add_accel (row, shortcut->accels[i]);

  return row;
}

static GtkWidget *
new_group (Group group)
{
  GtkWidget *widget = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (widget), _(group_titles[group]));
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].group == group)
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (widget), new_row (&shortcuts[i]));

  return widget;
}

/**
 * cb_shortcuts_install:
 * @application: the program
 *
 * Sets the keys that work in the whole window.
 */
void
cb_shortcuts_install (GtkApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].action != NULL && !is_letter (&shortcuts[i]))
      gtk_application_set_accels_for_action (application, shortcuts[i].action,
                                             (const char **) shortcuts[i].accels);
}

/**
 * cb_shortcuts_install_table:
 * @table: the page on which games are played
 *
 * Sets the keys that work there alone.
 */
void
cb_shortcuts_install_table (GtkWidget *table)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].action != NULL && is_letter (&shortcuts[i]))
      gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (controller),
        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcuts[i].accels[0]),
                          gtk_named_action_new (shortcuts[i].action)));

  gtk_widget_add_controller (table, controller);
}

/**
 * cb_shortcuts_new_page:
 *
 * Returns: (transfer floating): a page with all keys
 */
GtkWidget *
cb_shortcuts_new_page (void)
{
  GtkWidget *page = adw_preferences_page_new ();

  for (Group group = 0; group < N_GROUPS; group++)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                              ADW_PREFERENCES_GROUP (new_group (group)));

  return page;
}
