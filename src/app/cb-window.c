/* cb-window.c - the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-window-private.h"

#include "cb-compat.h"
#include "cb-css-class.h"
#include "cb-memory.h"
#include "cb-preferences.h"
#include "cb-settings.h"
#include "cb-shortcuts.h"
#include "cb-speech.h"
#include "cb-style.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

/* Below this width, in pixels, a window is that of a telephone. */
#define NARROW 720
/* From here on text is large: 150 % of 96 dots per inch, in 1024ths. */
#define LARGE_TEXT (144 * 1024)

G_DEFINE_FINAL_TYPE (CbWindow, cb_window, ADW_TYPE_APPLICATION_WINDOW)

static gboolean
is_page (CbWindow   *self,
         const char *page)
{
  return g_str_equal (cb_window_get_page (self), page);
}

/* Beside all the buttons of a narrow table, large text has no room for a title; the board
 * says what it is. */
static gboolean
is_crowded (CbWindow *self)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);

  return is_page (self, CB_PAGE_TABLE) && cb_table_get_narrow (self->table) && dpi > LARGE_TEXT;
}

/* A screen reader says on which page the focus is now. */
static void
name_page (CbWindow   *self,
           const char *title,
           const char *subtitle)
{
  g_autofree char *name = g_strdup (title);
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);

  if (subtitle[0] != '\0')
    {
      g_free (name);
      /* Translators: the name of a page for screen readers, such as “Rules, Cheese Rescue”. */
      name = g_strdup_printf (C_("page", "%s, %s"), subtitle, title);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_stack_get_page (self->stack, shown)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_title (CbWindow *self)
{
  const char *title = _("Cheeseboard"), *subtitle = "";

  if (is_page (self, CB_PAGE_SHELF))
    title = _("All Games");
  else if (is_page (self, CB_PAGE_PLAYERS))
    title = _("Players");
  else if (is_page (self, CB_PAGE_STORY))
    title = _(cb_story_page_get_view (self->story)->kind->name);
  else if (!is_page (self, CB_PAGE_HOME))
    title = _(self->view->kind->name);
  if (is_page (self, CB_PAGE_SETUP))
    subtitle = _("New Game");
  else if (is_page (self, CB_PAGE_RULES))
    subtitle = _("Rules");
  else if (is_page (self, CB_PAGE_STORY))
    subtitle = _(cb_story_page_get_view (self->story)->story_title);
  else if (is_page (self, CB_PAGE_TABLE) && self->tutor != NULL)
    subtitle = _("Lesson");

  /* Beside all the buttons of a narrow table. */
  gtk_widget_set_css_classes (GTK_WIDGET (self->title),
                              (const char *[]) { "title", is_page (self, CB_PAGE_TABLE) &&
                                                          cb_table_get_narrow (self->table)
                                                          ? "small" : NULL, NULL });
  gtk_widget_set_visible (GTK_WIDGET (self->title), !is_crowded (self));
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), subtitle[0] != '\0');
  gtk_window_set_title (GTK_WINDOW (self), title);
  name_page (self, title, subtitle);
}

static gboolean
follow_width_cb (gpointer user_data)
{
  CbWindow *self = user_data;

  if (self->table != NULL)
    {
      show_title (self);
      cb_window_update_actions (self);
      cb_window_show_coach (self);
    }

  return G_SOURCE_REMOVE;
}

/* Later, as the table finds this out while everything gets its size: a title or an open
 * menu that changed then would have none in this frame. */
static void
narrow_cb (CbWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, follow_width_cb, g_object_ref (self), g_object_unref);
}

static void
game_chosen_cb (CbWindow         *self,
                const CbGameView *view)
{
  cb_window_show_setup (self, view);
}

static void
pace_changed_cb (CbWindow *self)
{
  if (self->table != NULL)
    cb_table_set_pace (self->table, cb_preferences_get_pace (self->settings));
}

/* In a web browser the window fills the page, and what was chosen for a desktop
 * stays as it is. GTK 4.8 maximizes it there only once it is shown. */
static void
bind_size (CbWindow *self)
{
  if (cb_compat_is_in_browser (GTK_WIDGET (self)))
    {
      g_signal_connect_after (self, "map", G_CALLBACK (gtk_window_maximize), NULL);
      return;
    }

  g_settings_bind (self->settings, "window-width", self, "default-width",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized",
                   G_SETTINGS_BIND_DEFAULT);
}

static void
bind_settings (CbWindow *self)
{
  self->settings = cb_settings_new ();
  bind_size (self);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (pace_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
follow_session (CbWindow *self)
{
  static const char *const changes[] = {
    "notify::can-redo", "notify::can-undo", "notify::turn", "seated",
  };

  self->session_signals = g_signal_group_new (CB_TYPE_SESSION);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_swapped (self->session_signals, changes[i],
                                    G_CALLBACK (cb_window_update_actions), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::turn",
                                  G_CALLBACK (cb_window_count_series), self);
}

/* Listens to a table that was just made. */
void
cb_window_follow_table (CbWindow *self)
{
  g_signal_connect_swapped (self->table, "notify::narrow", G_CALLBACK (narrow_cb), self);
  cb_table_set_pace (self->table, cb_preferences_get_pace (self->settings));
  cb_window_hear (self, cb_table_get_cues (self->table));
  cb_window_follow_coach (self);
  cb_shortcuts_install_table (GTK_WIDGET (self->table));
  cb_window_add_table_actions (self);
  g_settings_bind (self->settings, "aid", self->table, "aid", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "ask-end", self->table, "ask-end", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "gentle-help", self->table, "gentle-help",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "brief", self->table, "brief", G_SETTINGS_BIND_GET);
}

gpointer
cb_window_add_page (CbWindow   *self,
                    GType       type,
                    const char *name)
{
  GtkWidget *page;

  /* Whoever leaves the home page may see a board. */
  if (type != CB_TYPE_HOME)
    cb_style_add_table ();
  page = g_object_new (type, NULL);
  gtk_stack_add_named (self->stack, page, name);

  return page;
}

/* The game is on the disk when the window is gone. */
static gboolean
cb_window_close_request (GtkWindow *window)
{
  if (!cb_window_may_close (CB_WINDOW (window)))
    return TRUE;

  return GTK_WINDOW_CLASS (cb_window_parent_class)->close_request (window);
}

/* In a narrow one a finger is likelier than a mouse. */
static void
style (GtkWidget *widget,
       int        width)
{
  cb_css_class_set (widget, "narrow", width < NARROW);
}

static gboolean
style_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  style (widget, gtk_widget_get_width (widget));

  return G_SOURCE_REMOVE;
}

/* Another style is for the next frame: while there is one being laid out, parts of it are
 * measured already. */
static void
cb_window_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  if (gtk_widget_has_css_class (widget, "narrow") != (width < NARROW))
    gtk_widget_add_tick_callback (widget, style_cb, NULL, NULL);

  GTK_WIDGET_CLASS (cb_window_parent_class)->size_allocate (widget, width, height, baseline);
}

static void
cb_window_dispose (GObject *object)
{
  CbWindow *self = CB_WINDOW (object);

  /* The settings behind it may outlive the window, and tell whoever listens. */
  g_action_map_remove_action (G_ACTION_MAP (self), "gentle-help");
  cb_window_stop_finding (self);
  cb_window_stop_opening (self);
  cb_window_drop_game (self);
  g_clear_object (&self->focus_signals);
  g_clear_object (&self->session_signals);
  g_clear_pointer (&self->latest, cb_latest_free);
  cb_window_drop_shelf (self);
  g_clear_pointer (&self->copied, cb_record_free);
  g_ptr_array_set_size (self->unsaved, 0);
  g_clear_object (&self->speaker);
  g_clear_object (&self->settings);
  g_clear_object (&self->history);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_WINDOW);

  G_OBJECT_CLASS (cb_window_parent_class)->dispose (object);
}

static void
cb_window_finalize (GObject *object)
{
  CbWindow *self = CB_WINDOW (object);

  g_ptr_array_unref (self->unsaved);
  g_ptr_array_unref (self->trail);
  g_clear_pointer (&self->unsaved_roster, cb_roster_unref);
  g_free (self->forgetting);

  G_OBJECT_CLASS (cb_window_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-window.ui");
  gtk_widget_class_bind_template_child (widget_class, CbWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, CbWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, CbWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, CbWindow, spinner);
  gtk_widget_class_bind_template_child (widget_class, CbWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, CbWindow, title);
  gtk_widget_class_bind_template_child (widget_class, CbWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, CbWindow, messages);
  gtk_widget_class_bind_template_child (widget_class, CbWindow, stack);
}

static void
cb_window_class_init (CbWindowClass *klass)
{
  g_type_ensure (CB_TYPE_MESSAGES);
  G_OBJECT_CLASS (klass)->dispose = cb_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = cb_window_finalize;
  GTK_WIDGET_CLASS (klass)->size_allocate = cb_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = cb_window_close_request;
  bind_template (GTK_WIDGET_CLASS (klass));
}

static gboolean
rested_cb (gpointer user_data)
{
  CbWindow *self = user_data;

  gtk_window_set_default_icon_name (APPLICATION_ID);
  cb_memory_trim ();
  if (self->messages != NULL)
    cb_window_rest (self);

  return G_SOURCE_REMOVE;
}

/* What nobody sees comes after what everybody waits for. */
static gboolean
first_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  g_idle_add_full (G_PRIORITY_LOW, rested_cb, g_object_ref (widget), g_object_unref);

  return G_SOURCE_REMOVE;
}

static void
cb_window_init (CbWindow *self)
{
  int width, height;

  self->unsaved = g_ptr_array_new_with_free_func (g_object_unref);
  self->trail = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_speech_name_icons (GTK_WIDGET (self));
  if (DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  bind_settings (self);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  style (GTK_WIDGET (self), width);
  cb_window_add_sound (self);
  follow_session (self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (cb_window_retry_saves), NULL);
  cb_speech_hide_pages (self->stack);
  cb_window_keep_focus (self);
  cb_window_add_actions (self);
  cb_window_add_shelf_actions (self);
  cb_window_add_player_actions (self);
  cb_window_add_story_actions (self);
  self->home = cb_window_add_page (self, CB_TYPE_HOME, CB_PAGE_HOME);
  cb_window_follow_home (self);
  cb_window_label (self);
  cb_window_show_page (self, CB_PAGE_HOME);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), first_frame_cb, NULL, NULL);
}

CbWindow *
cb_window_new (GtkApplication *application)
{
  return g_object_new (CB_TYPE_WINDOW, "application", application, NULL);
}

/**
 * cb_window_get_page:
 * @self: a window
 *
 * Returns: the name of the page that it shows
 */
const char *
cb_window_get_page (CbWindow *self)
{
  g_return_val_if_fail (CB_IS_WINDOW (self), NULL);

  return gtk_stack_get_visible_child_name (self->stack);
}

/**
 * cb_window_get_session:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the game on the table
 */
CbSession *
cb_window_get_session (CbWindow *self)
{
  g_return_val_if_fail (CB_IS_WINDOW (self), NULL);

  return self->session;
}

/* Listens to a home page that was just made. */
void
cb_window_follow_home (CbWindow *self)
{
  g_signal_connect_swapped (self->home, "chosen", G_CALLBACK (game_chosen_cb), self);
  g_signal_connect_swapped (self->home, "continued", G_CALLBACK (cb_window_continue), self);
}

static void
names_wanted_cb (CbWindow *self)
{
  cb_setup_set_shelf (self->setup, cb_window_get_shelf (self));
}

/* Listens to a set-up page that was just made. */
void
cb_window_follow_setup (CbWindow *self)
{
  g_signal_connect_swapped (self->setup, "started", G_CALLBACK (cb_window_start), self);
  g_signal_connect_swapped (self->setup, "names-wanted", G_CALLBACK (names_wanted_cb), self);
}

CbSetup *
cb_window_get_setup (CbWindow *self)
{
  if (self->setup == NULL)
    {
      self->setup = cb_window_add_page (self, CB_TYPE_SETUP, CB_PAGE_SETUP);
      cb_window_follow_setup (self);
    }

  return self->setup;
}

CbTable *
cb_window_get_table (CbWindow *self)
{
  if (self->table == NULL)
    {
      self->table = cb_window_add_page (self, CB_TYPE_TABLE, CB_PAGE_TABLE);
      cb_window_follow_table (self);
    }

  return self->table;
}

CbRules *
cb_window_get_rules (CbWindow *self)
{
  if (self->rules == NULL)
    {
      self->rules = cb_window_add_page (self, CB_TYPE_RULES, CB_PAGE_RULES);
      cb_window_hear (self, cb_rules_get_cues (self->rules));
    }

  return self->rules;
}

/* Another way leads to the page that is shown. */
void
cb_window_leave_page (CbWindow   *self,
                      const char *page)
{
  g_ptr_array_remove (self->trail, (gpointer) g_intern_string (page));
}

/* A page that was on the way is gone back to; from a table nobody goes back to what led
 * to its game. From a lesson one does: the game itself is still to be set up. */
static void
follow_trail (CbWindow   *self,
              const char *page)
{
  gpointer name = (gpointer) g_intern_string (page);
  guint index;

  if (g_ptr_array_find (self->trail, name, &index))
    {
      g_ptr_array_set_size (self->trail, (int) index + 1);
      return;
    }

  if (g_str_equal (page, CB_PAGE_TABLE))
    {
      if (self->tutor == NULL)
        cb_window_leave_page (self, CB_PAGE_SETUP);
      cb_window_leave_page (self, CB_PAGE_RULES);
      cb_window_leave_page (self, CB_PAGE_STORY);
    }
  g_ptr_array_add (self->trail, name);
}

/* To the page from which this one was opened. */
void
cb_window_go_back (CbWindow *self)
{
  const char *page = CB_PAGE_HOME;

  if (self->trail->len > 1)
    page = g_ptr_array_index (self->trail, self->trail->len - 2);
  if (g_str_equal (page, CB_PAGE_TABLE))
    cb_window_show_table (self);
  else
    cb_window_show_page (self, page);
}

CbShelfPage *
cb_window_get_shelf_page (CbWindow *self)
{
  if (self->shelf_page == NULL)
    {
      self->shelf_page = cb_window_add_page (self, CB_TYPE_SHELF_PAGE, CB_PAGE_SHELF);
      cb_shelf_page_set_shelf (self->shelf_page, cb_window_get_shelf (self));
    }

  return self->shelf_page;
}

CbPlayers *
cb_window_get_players (CbWindow *self)
{
  if (self->players == NULL)
    {
      self->players = cb_window_add_page (self, CB_TYPE_PLAYERS, CB_PAGE_PLAYERS);
      cb_players_set_shelf (self->players, cb_window_get_shelf (self));
    }

  return self->players;
}

/* From what led to a lesson, and from other pages, nobody comes back to it. */
static gboolean
leaves_lesson (CbWindow   *self,
               const char *page)
{
  if (!g_ptr_array_find (self->trail, g_intern_static_string (CB_PAGE_TABLE), NULL))
    return TRUE;

  return !g_str_equal (page, CB_PAGE_TABLE) && !g_str_equal (page, CB_PAGE_RULES) &&
         !g_str_equal (page, CB_PAGE_SETUP);
}

void
cb_window_show_page (CbWindow   *self,
                     const char *page)
{
  GtkWidget *start = NULL;
  gboolean on_table, can_undo;

  follow_trail (self, page);
  if (leaves_lesson (self, page))
    cb_window_end_lesson (self);
  if (g_str_equal (page, CB_PAGE_HOME))
    {
      cb_window_offer (self);
      cb_window_find_latest (self);
    }
  else
    /* Before the first sound is due. */
    cb_speaker_open (self->speaker);

  gtk_stack_set_visible_child_name (self->stack, page);
  on_table = is_page (self, CB_PAGE_TABLE);
  gtk_widget_set_visible (self->back_button, !is_page (self, CB_PAGE_HOME));
  can_undo = on_table && self->view != NULL && !self->view->kind->luck;
  gtk_widget_set_visible (self->undo_button, can_undo);
  gtk_widget_set_visible (self->redo_button, can_undo);
  if (is_page (self, CB_PAGE_SETUP))
    start = cb_setup_get_start (self->setup);
  gtk_window_set_default_widget (GTK_WINDOW (self), start);
  if (self->table != NULL)
    cb_table_set_away (self->table, !on_table);
  show_title (self);
  cb_window_update_actions (self);
  cb_window_focus_page (self);
}

void
cb_window_show_setup (CbWindow         *self,
                      const CbGameView *view)
{
  self->view = view;
  cb_setup_set_view (cb_window_get_setup (self), view);
  cb_window_show_page (self, CB_PAGE_SETUP);
}

/* One place for all that is said in passing. */
void
cb_window_say (CbWindow   *self,
               const char *format,
               ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  cb_messages_say (self->messages, text);
}
