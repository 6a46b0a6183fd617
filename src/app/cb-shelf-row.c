/* cb-shelf-row.c - a game in the list of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shelf-row.h"

#include "cb-game-views.h"
#include "cb-game-words.h"
#include "cb-speech.h"
#include "cb-thumbnail.h"

#include <glib/gi18n.h>

#define PICTURE_SIZE 56

/**
 * CbShelfRow:
 *
 * Made by hand and not from a template, as a list makes many at once. A grid asks its
 * children only for heights for a width; a box would have the words laid out for a hundred
 * widths, to find one for a height, whenever a row comes into sight.
 */
struct _CbShelfRow
{
  GtkGrid parent_instance;

  CbGameInfo *info;

  GtkWidget *check;
  GtkWidget *picture;
  GtkWidget *title;
  GtkWidget *facts;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (CbShelfRow, cb_shelf_row, GTK_TYPE_GRID)

static void
append_item (GMenu      *menu,
             const char *label,
             const char *action,
             const char *path)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "^ay", path);
  g_menu_append_item (menu, item);
}

/* What can be done with the game. */
static GMenuModel *
new_menu (CbGameInfo *info)
{
  GMenu *menu = g_menu_new ();

  if (info->error == NULL)
    {
      append_item (menu, info->over ? _("_Review") : _("_Continue"), "win.open-game", info->path);
      if (info->over)
        append_item (menu, _(cb_game_views_find_view (info->kind)->story_title), "win.game-story",
                     info->path);
      if (!info->kind->luck)
        append_item (menu, _("Same _Deal Again"), "win.deal-again", info->path);
      append_item (menu, _("_Save a Copy…"), "win.copy-game", info->path);
    }
  append_item (menu, _("D_elete"), "win.delete-game", info->path);

  return G_MENU_MODEL (menu);
}

/* Not before it is wanted. */
static void
create_popup_cb (GtkMenuButton *button,
                 gpointer       user_data)
{
  g_autoptr (GMenuModel) menu = new_menu (CB_SHELF_ROW (user_data)->info);

  gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (menu));
  cb_speech_name_items (button);
}

static void
cb_shelf_row_finalize (GObject *object)
{
  g_clear_object (&CB_SHELF_ROW (object)->info);

  G_OBJECT_CLASS (cb_shelf_row_parent_class)->finalize (object);
}

static void
cb_shelf_row_class_init (CbShelfRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_shelf_row_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cb-shelf-row");
}

static GtkWidget *
new_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 6);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
new_button (CbShelfRow *self)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_popup_cb, self, NULL);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the button of a menu about one game. */
                                  _("Game Menu"), -1);

  return button;
}

/* In the middle of the height, without valign, for the same reason. */
static GtkWidget *
new_words (CbShelfRow *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *middle = gtk_center_box_new ();

  gtk_box_append (GTK_BOX (words), self->title);
  gtk_box_append (GTK_BOX (words), self->facts);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (middle), GTK_ORIENTATION_VERTICAL);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (middle), words);
  gtk_widget_set_hexpand (middle, TRUE);

  return middle;
}

static void
cb_shelf_row_init (CbShelfRow *self)
{
  GtkGrid *grid = GTK_GRID (self);

  self->check = gtk_check_button_new ();
  gtk_widget_set_visible (self->check, FALSE);
  self->picture = cb_thumbnail_new (PICTURE_SIZE);
  self->title = new_label ("heading");
  self->facts = new_label ("game-facts");
  self->button = new_button (self);

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_attach (grid, self->check, 0, 0, 1, 1);
  gtk_grid_attach (grid, self->picture, 1, 0, 1, 1);
  gtk_grid_attach (grid, new_words (self), 2, 0, 1, 1);
  gtk_grid_attach (grid, self->button, 3, 0, 1, 1);
}

GtkWidget *
cb_shelf_row_new (void)
{
  return g_object_new (CB_TYPE_SHELF_ROW, NULL);
}

CbGameInfo *
cb_shelf_row_get_info (CbShelfRow *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ROW (self), NULL);

  return self->info;
}

/* The widget of the list is what has the focus, and is read. */
static void
name_item (CbShelfRow *self,
           const char *title,
           const char *facts)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));

  cb_speech_label (self->check, title);
  if (item == NULL)
    return;

  cb_speech_label (item, title);
  cb_speech_describe (item, facts);
}

/**
 * cb_shelf_row_set_info:
 * @self: a row
 * @info: the game that it shows from now on
 */
void
cb_shelf_row_set_info (CbShelfRow *self,
                       CbGameInfo *info)
{
  g_autofree char *title = NULL, *when = NULL, *state = NULL, *facts = NULL;

  g_return_if_fail (CB_IS_SHELF_ROW (self));
  g_return_if_fail (CB_IS_GAME_INFO (info));

  g_set_object (&self->info, info);
  title = cb_game_words_dup_title (info);
  when = cb_game_words_dup_when (info);
  state = cb_game_words_dup_state (info);
  /* Translators: when a game began, and how it ended or stands. */
  facts = g_strdup_printf (C_("game", "%s · %s"), when, state);
  cb_thumbnail_set_position (CB_THUMBNAIL (self->picture),
                             info->kind != NULL ? cb_game_views_find_view (info->kind) : NULL,
                             info->state, &info->marks);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->facts), facts);
  if (gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->button)) != NULL)
    gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), NULL);
  name_item (self, title, facts);
}

GtkCheckButton *
cb_shelf_row_get_check (CbShelfRow *self)
{
  g_return_val_if_fail (CB_IS_SHELF_ROW (self), NULL);

  return GTK_CHECK_BUTTON (self->check);
}

/**
 * cb_shelf_row_popup:
 * @self: a row
 *
 * Shows what can be done with its game.
 */
void
cb_shelf_row_popup (CbShelfRow *self)
{
  g_return_if_fail (CB_IS_SHELF_ROW (self));

  gtk_menu_button_popup (GTK_MENU_BUTTON (self->button));
}
