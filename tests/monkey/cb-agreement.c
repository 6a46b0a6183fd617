/* cb-agreement.c - whether a window shows what is so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-agreement.h"

#include "cb-table-private.h"
#include "cb-window-private.h"

#include <string.h>

static guint
count_humans (CbSession *session)
{
  guint n = 0;

  for (CbSeat seat = 0; seat < (CbSeat) cb_session_get_n_seats (session); seat++)
    n += cb_session_get_controller (session, seat) == CB_CONTROLLER_HUMAN;

  return n;
}

static gboolean
is_live (CbTable *table)
{
  return cb_telling_get_caught_up (table->telling) && cb_telling_get_review (table->telling) < 0;
}

static const char *
check_position (CbTable *table)
{
  CbSession *session = table->session;
  int review = cb_telling_get_review (table->telling);

  if (cb_board_get_telling (table->board) != table->telling ||
      cb_telling_get_session (table->telling) != session)
    return "the board follows another game";
  if (review > (int) cb_session_get_ply (session))
    return "one looks at a move that was taken back";
  if (!is_live (table))
    return NULL;
  if (cb_telling_get_ply (table->telling) != cb_session_get_ply (session))
    return "all was told, and yet another number of moves";
  if (memcmp (cb_telling_peek_state (table->telling), cb_session_peek_state (session),
              cb_session_get_kind (session)->state_size) != 0)
    return "all was told, and yet another position is shown";

  return NULL;
}

static const char *
check_result (CbTable *table)
{
  gboolean wanted = cb_telling_get_over_told (table->telling) && !table->dismissed &&
                    cb_telling_get_review (table->telling) < 0;

  if (cb_telling_get_over_told (table->telling) &&
      cb_session_get_turn (table->session) != CB_SEAT_NONE)
    return "the end was told of a game that is not over";
  if (gtk_widget_get_visible (table->result) != wanted)
    return wanted ? "the result is not in sight" : "the result is in sight";

  return NULL;
}

/* Between two people, where one may not see what the other one has. */
static gboolean
needs_curtain (CbTable *table)
{
  CbSeat turn = cb_session_get_turn (table->session);

  return turn != CB_SEAT_NONE && count_humans (table->session) > 1 &&
         cb_session_get_controller (table->session, turn) == CB_CONTROLLER_HUMAN &&
         table->view->has_secrets != NULL &&
         table->view->has_secrets (cb_session_peek_state (table->session)) &&
         cb_board_get_viewer (table->board) != turn;
}

static const char *
check_curtain (CbTable *table)
{
  gboolean visible = gtk_widget_get_visible (table->curtain);

  if (is_live (table) && visible != needs_curtain (table))
    return visible ? "the curtain hides nothing" : "the curtain is not drawn";
  if (visible && cb_board_get_viewer (table->board) != CB_SEAT_NONE)
    return "the board behind the curtain shows somebody's cards";
  if (visible && (gtk_widget_get_can_target (table->board_bin) ||
                  gtk_widget_get_can_focus (table->board_bin)))
    return "the board can be used beside the curtain";

  return NULL;
}

static const char *
check_table (CbWindow *window)
{
  CbTable *table = window->table;
  const char *wrong;

  if (table == NULL || window->session == NULL)
    return NULL;
  if (table->session != window->session)
    return "the game on the table is not that of the window";

  wrong = check_position (table);
  if (wrong == NULL)
    wrong = check_result (table);
  if (wrong == NULL)
    wrong = check_curtain (table);

  return wrong;
}

static gboolean
is_enabled (CbWindow   *window,
            const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), action);
}

/* In a lesson it goes back to the step before. */
static gboolean
can_undo (CbWindow *window)
{
  if (window->tutor != NULL)
    return cb_tutor_get_step (window->tutor) > 0;

  return cb_session_get_can_undo (window->session) || cb_session_get_revealed (window->session);
}

static gboolean
can_redo (CbWindow *window)
{
  return window->tutor == NULL && cb_session_get_can_redo (window->session);
}

static const char *
check_actions (CbWindow *window)
{
  gboolean playing = g_str_equal (cb_window_get_page (window), CB_PAGE_TABLE);
  gboolean choosing = playing && window->session != NULL && !window->view->kind->luck;

  if (playing && window->session == NULL)
    return "there is a table without a game";
  if (is_enabled (window, "redo") != (choosing && can_redo (window)))
    return "the button for redo is wrong";
  if (is_enabled (window, "undo") != (choosing && can_undo (window)))
    return "the button for undo is wrong";
  if (window->session != NULL && window->view == NULL)
    return "nobody knows how to show the game";

  return NULL;
}

/* From a widget up to what keeps it out of sight. */
static char *
describe_unseen (GtkWidget *widget)
{
  GString *text = g_string_new ("the focus is where nobody sees it:");

  for (; widget != NULL && !gtk_widget_get_mapped (widget); widget = gtk_widget_get_parent (widget))
    g_string_append_printf (text, " %s%s%s", G_OBJECT_TYPE_NAME (widget),
                            gtk_widget_get_visible (widget) ? "" : " (hidden)",
                            gtk_widget_get_child_visible (widget) ? "" : " (without room)");

  return g_string_free (text, FALSE);
}

/* While nothing covers the window, keys must reach something that is in sight. */
static char *
check_focus (CbWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (!gtk_widget_get_mapped (GTK_WIDGET (window)) || !gtk_window_is_active (GTK_WINDOW (window)))
    return NULL;
  if (focus == NULL)
    return g_strdup ("nothing has the focus");
  if (gtk_widget_get_root (focus) != GTK_ROOT (window))
    return g_strdup ("the focus is not in the window");
  if (!gtk_widget_get_mapped (focus))
    return describe_unseen (focus);

  return NULL;
}

/* The first widget in sight that can have the focus and has no size. */
static GtkWidget *
find_empty (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (gtk_widget_get_focusable (widget) &&
      (gtk_widget_get_width (widget) <= 0 || gtk_widget_get_height (widget) <= 0))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_empty (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

char *
cb_agreement_check (CbWindow *window)
{
  GtkWidget *empty = find_empty (GTK_WIDGET (window));
  char *wrong = g_strdup (check_table (window));

  if (wrong == NULL)
    wrong = g_strdup (check_actions (window));
  if (wrong == NULL)
    wrong = check_focus (window);
  if (wrong == NULL && empty != NULL)
    wrong = g_strdup_printf ("there is a %s without size", G_OBJECT_TYPE_NAME (empty));

  return wrong;
}
