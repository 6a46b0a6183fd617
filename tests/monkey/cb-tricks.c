/* cb-tricks.c - what the monkey can do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-monkey.h"

#include "cb-application.h"
#include "cb-display.h"
#include "cb-game-views.h"
#include "cb-hand.h"
#include "cb-language.h"

#include <string.h>

#define STORM 12

static const char *const keys[] = {
  "Left", "Right", "Up", "Down", "Left", "Right", "Up", "Down", "Tab", "<Shift>Tab", "Return",
  "Return", "space", "space", "Escape", "1", "2", "3", "4", "5", "9", "e", "e", "a", "h", "r", "m",
  "c", "x", "Home", "End", "Page_Up", "Page_Down", "BackSpace", "Delete", "Menu", "F1", "F10",
  "<Control>z", "<Control>z", "<Control><Shift>z", "<Control>n", "<Control>o", "<Control>s",
  "<Alt>Left", "<Control>comma", "<Control><Shift>slash", "<Control>a", "<Control>Tab",
  "<Shift>Right", "<Control>l", "<Control>w", "<Control>q",
};

static const struct
{
  int width;
  int height;
} sizes[] = {
  { 360, 294 }, { 360, 640 }, { 480, 800 }, { 640, 360 }, { 800, 600 },
  { 1000, 720 }, { 1280, 800 }, { 500, 320 },
};

static void
press_key (CbMonkey *self)
{
  const char *key = keys[cb_monkey_below (self, G_N_ELEMENTS (keys))];

  cb_monkey_note (self, "presses %s", key);
  cb_hand_key (cb_monkey_get_top (self), key);
}

static void
add_targets (GtkWidget *widget,
             GPtrArray *targets)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (gtk_widget_is_sensitive (widget) &&
      (gtk_widget_get_focusable (widget) || GTK_IS_BUTTON (widget)))
    g_ptr_array_add (targets, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_targets (child, targets);
}

static void
click (guint button)
{
  cb_hand_press (button);
  cb_hand_release (button);
}

static void
click_widget (CbMonkey *self)
{
  g_autoptr (GPtrArray) targets = g_ptr_array_new ();
  guint which = cb_monkey_below (self, 1 << 16);
  GtkWidget *target;

  add_targets (GTK_WIDGET (cb_monkey_get_top (self)), targets);
  if (targets->len == 0)
    return;

  target = g_ptr_array_index (targets, which % targets->len);
  cb_monkey_note (self, "clicks on a %s", G_OBJECT_TYPE_NAME (target));
  cb_hand_move (target, gtk_widget_get_width (target) / 2.0,
                gtk_widget_get_height (target) / 2.0);
  click (GDK_BUTTON_PRIMARY);
}

/* Returns what is there, if anything is. */
static GtkWidget *
point_anywhere (CbMonkey *self)
{
  GtkWidget *top = GTK_WIDGET (cb_monkey_get_top (self));
  double x = cb_random_fraction (&self->random) * gtk_widget_get_width (top);
  double y = cb_random_fraction (&self->random) * gtk_widget_get_height (top);

  cb_monkey_note (self, "points at %.0f, %.0f", x, y);
  cb_hand_move (top, x, y);

  return gtk_widget_pick (top, x, y, GTK_PICK_DEFAULT);
}

static void
move_anywhere (CbMonkey *self)
{
  point_anywhere (self);
}

static void
click_anywhere (CbMonkey *self)
{
  static const guint buttons[] = { 1, 1, 1, 1, 2, 3, 4, 5 };
  guint button = buttons[cb_monkey_below (self, G_N_ELEMENTS (buttons))];

  move_anywhere (self);
  cb_monkey_note (self, "clicks with button %u", button);
  click (button);
}

/* Not the window itself: where nothing else manages windows, GDK moves it, and goes on when
 * it is closed, with an error of the display (seen with a bare window, GTK 4.24). */
static void
drag (CbMonkey *self)
{
  GtkWidget *grabbed = point_anywhere (self);

  if (grabbed != NULL && gtk_widget_get_ancestor (grabbed, GTK_TYPE_WINDOW_HANDLE) != NULL)
    return;

  cb_hand_press (GDK_BUTTON_PRIMARY);
  move_anywhere (self);
  cb_monkey_note (self, "has dragged");
  cb_hand_release (GDK_BUTTON_PRIMARY);
}

static void
resize (CbMonkey *self)
{
  guint i = cb_monkey_below (self, G_N_ELEMENTS (sizes));

  cb_monkey_note (self, "resizes to %d × %d", sizes[i].width, sizes[i].height);
  gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[i].width, sizes[i].height);
}

static void
activate (CbMonkey   *self,
          const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->window), action, NULL);
}

static void
storm (CbMonkey *self)
{
  gboolean back = cb_monkey_below (self, 3) > 0;
  guint n = 1 + cb_monkey_below (self, STORM);

  cb_monkey_note (self, "%s %u times", back ? "undoes" : "redoes", n);
  for (guint i = 0; i < n; i++)
    activate (self, back ? "undo" : "redo");
}

static void
speak (CbMonkey *self)
{
  static const char *const languages[] = { "en", "fr", "nl", "es" };
  const char *language = languages[cb_monkey_below (self, G_N_ELEMENTS (languages))];

  cb_monkey_note (self, "speaks %s", language);
  cb_application_speak (CB_APPLICATION (g_application_get_default ()), language);
}

static CbController
choose_controller (CbMonkey *self)
{
  static const CbController controllers[] = {
    CB_CONTROLLER_HUMAN, CB_CONTROLLER_HUMAN, CB_CONTROLLER_EASY,
  };

  return controllers[cb_monkey_below (self, G_N_ELEMENTS (controllers))];
}

/* Another game, with any number of players, or what the set-up page says. */
static void
begin_game (CbMonkey *self)
{
  const CbGameView *view = cb_game_views_get_view (cb_monkey_below (self,
                                                                    cb_game_views_get_n_views ()));
  guint n_seats = view->kind->min_seats +
                  cb_monkey_below (self, view->kind->max_seats - view->kind->min_seats + 1);

  cb_monkey_note (self, "sets up %s for %u", view->kind->id, n_seats);
  cb_window_show_setup (self->window, view);
  cb_setup_set_n_seats (self->window->setup, n_seats);
  if (cb_monkey_below (self, 3) == 0)
    return;

  cb_window_start (self->window);
  for (guint seat = 0; seat < cb_session_get_n_seats (self->window->session); seat++)
    cb_session_set_controller (self->window->session, (CbSeat) seat, choose_controller (self));
}

static void
hand_over (CbMonkey *self)
{
  CbSession *session = self->window->session;
  CbSeat seat;

  if (session == NULL)
    return;

  seat = (CbSeat) cb_monkey_below (self, cb_session_get_n_seats (session));
  cb_monkey_note (self, "hands seat %d over", seat);
  cb_session_set_controller (session, seat, choose_controller (self));
}

/* Whatever a person could play now, as the board does. */
static gboolean
play (CbMonkey *self)
{
  CbTable *table = self->window->table;
  g_autoptr (GArray) moves = NULL;

  if (self->window->session == NULL || !cb_board_get_playable (cb_table_get_board (table)))
    return FALSE;

  moves = cb_kind_dup_moves (cb_session_get_kind (self->window->session),
                             cb_session_peek_state (self->window->session));

  return moves->len > 0 &&
         cb_board_play (cb_table_get_board (table),
                        g_array_index (moves, CbMove, cb_monkey_below (self, moves->len)));
}

/* Some moves, of which the last may not be told to its end. */
static void
play_on (CbMonkey *self)
{
  guint n = 1 + cb_monkey_below (self, cb_monkey_below (self, 8) == 0 ? 60 : 4);

  cb_monkey_note (self, "plays %u moves", n);
  for (guint i = 0; i < n && self->window != NULL; i++)
    {
      if (play (self) && i + 1 == n)
        return;
      cb_monkey_advance (self, 10000);
      cb_monkey_settle (self);
    }
}

static void
wait (CbMonkey *self)
{
  static const guint times[] = { 16, 16, 50, 120, 400, 1000, 5000 };
  guint i = cb_monkey_below (self, G_N_ELEMENTS (times));

  cb_monkey_note (self, "waits for %u ms", times[i]);
  cb_monkey_advance (self, times[i]);
}

static gboolean
is_at_table (CbMonkey *self)
{
  return self->window->session != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->window->table));
}

static void
do_to_table (CbMonkey *self)
{
  static const char *const actions[] = {
    "table.review-end", "table.leave-review", "table.tell-again", "table.hint", "table.read",
    "table.escape", "table.hide-history",
  };
  const char *action = actions[cb_monkey_below (self, G_N_ELEMENTS (actions))];

  if (!is_at_table (self))
    return;

  cb_monkey_note (self, "does %s", action);
  gtk_widget_activate_action (GTK_WIDGET (self->window->table), action, NULL);
}

static void
look_back (CbMonkey *self)
{
  int ply = (int) cb_monkey_below (self, 40);

  if (!is_at_table (self))
    return;

  cb_monkey_note (self, "looks at move %d", ply);
  gtk_widget_activate_action (GTK_WIDGET (self->window->table), "table.review", "i", ply);
}

static void
prefer (CbMonkey *self)
{
  static const char *const switches[] = { "aid", "ask-end", "gentle-help", "sound" };
  const char *key = switches[cb_monkey_below (self, G_N_ELEMENTS (switches))];
  int pace = (int) cb_monkey_below (self, 3);

  cb_monkey_note (self, "prefers another %s, pace %d", key, pace);
  g_settings_set_boolean (self->window->settings, key,
                          !g_settings_get_boolean (self->window->settings, key));
  g_settings_set_enum (self->window->settings, "pace", pace);
}

/* As the desktop does. */
static void
restyle (CbMonkey *self)
{
  static const AdwColorScheme schemes[] = {
    ADW_COLOR_SCHEME_FORCE_DARK, ADW_COLOR_SCHEME_FORCE_LIGHT,
  };
  static const int dpis[] = { 96, 96, 120, 192 };
  gboolean moves = cb_monkey_below (self, 2);
  int dpi = dpis[cb_monkey_below (self, G_N_ELEMENTS (dpis))];

  cb_monkey_note (self, "wants %s movement and text of %d dpi", moves ? "some" : "no", dpi);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves,
                "gtk-xft-dpi", dpi * 1024, NULL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      schemes[cb_monkey_below (self, G_N_ELEMENTS (schemes))]);
}

/* Good and bad ones, and the next while one is still read. */
static void
open_file (CbMonkey *self)
{
  static const char *const names[] = {
    "rescue-unfinished.cheese", "bon-appetit-4.cheese", "chateau-roquefort-3.cheese",
    "cheese-rescue-4.cheese", "cheese-rescue-2.cheese.result", "there-is-none.cheese",
  };
  const char *name = names[cb_monkey_below (self, G_N_ELEMENTS (names))];
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  cb_monkey_note (self, "opens %s", name);
  cb_window_open (self->window, file);
  if (cb_monkey_below (self, 4) == 0)
    open_file (self);
}

static int
compare_cb (gconstpointer a,
            gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The games of this run, that on the table included. */
static void
do_to_game (CbMonkey *self)
{
  static const char *const actions[] = {
    "open-game", "open-game", "deal-again", "copy-game", "delete-game",
  };
  const char *action = actions[cb_monkey_below (self, G_N_ELEMENTS (actions))];
  guint which = cb_monkey_below (self, 1 << 16);
  g_autoptr (GPtrArray) paths = cb_games_list ();

  if (paths->len == 0)
    return;

  g_ptr_array_sort (paths, compare_cb);

  cb_monkey_note (self, "does win.%s with one of %u games", action, paths->len);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), action,
                                  g_variant_new_bytestring (g_ptr_array_index (paths, which %
                                                                               paths->len)));
}

static void
do_to_window (CbMonkey *self)
{
  static const char *const actions[] = {
    "back", "new-game", "play-again", "same-deal-again", "hint", "rules", "menu", "rules", "back",
    "shelf", "players", "restore-games",
  };
  const char *action = actions[cb_monkey_below (self, G_N_ELEMENTS (actions))];

  cb_monkey_note (self, "does win.%s", action);
  activate (self, action);
}

static void
hide (CbMonkey *self)
{
  cb_monkey_note (self, "hides the window for a while");
  gtk_widget_set_visible (GTK_WIDGET (self->window), FALSE);
  cb_monkey_settle (self);
  cb_monkey_advance (self, 500);
  gtk_window_present (GTK_WINDOW (self->window));
}

/* Everything that it can do, and how often it does it. */
static const struct
{
  guint  often;
  void (*act) (CbMonkey *self);
} tricks[] = {
  { 300, press_key },
  { 250, click_widget },
  { 60, click_anywhere },
  { 30, move_anywhere },
  { 20, drag },
  { 30, resize },
  { 20, storm },
  { 10, speak },
  { 15, begin_game },
  { 10, hand_over },
  { 90, play_on },
  { 80, wait },
  { 25, do_to_table },
  { 15, look_back },
  { 10, prefer },
  { 8, restyle },
  { 6, open_file },
  { 8, do_to_game },
  { 20, do_to_window },
  { 3, hide },
};

static guint
count_all (void)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (tricks); i++)
    n += tricks[i].often;

  return n;
}

void
cb_monkey_act (CbMonkey *self)
{
  guint choice = cb_monkey_below (self, count_all ()), i = 0;

  while (choice >= tricks[i].often)
    choice -= tricks[i++].often;

  self->n_events++;
  tricks[i].act (self);
  cb_monkey_settle (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->window)))
    cb_display_wait_frame (GTK_WIDGET (self->window));
}
