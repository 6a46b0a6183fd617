/* cb-table-focus.c - the page on which a game is played: the way of the Tab key
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-table-private.h"

#include "cb-result.h"

/* In the order of reading. */
#define N_PARTS 10

static gboolean
is_on_side (CbTable   *self,
            GtkWidget *part)
{
  return part == self->close_button || part == self->panel || part == self->log;
}

/* What is covered by something else cannot be reached. */
static gboolean
is_reachable (CbTable   *self,
              GtkWidget *part)
{
  if (!gtk_widget_get_mapped (part))
    return FALSE;
  if (self->narrow && self->history_shown)
    return is_on_side (self, part);

  return part != self->board_bin || !gtk_widget_get_visible (self->result) ||
         !cb_result_covers (CB_RESULT (self->result));
}

/* Widgets remember where the focus was, and would begin there instead of at their end. The
 * board is to remember it. */
static void
forget_focus (CbTable   *self,
              GtkWidget *part)
{
  GtkWidget *child;

  for (; part != self->board_bin && (child = gtk_widget_get_focus_child (part)) != NULL;
       part = child)
    gtk_widget_set_focus_child (part, NULL);
}

static int
find_part (GtkWidget *const parts[N_PARTS],
           GtkWidget       *focus)
{
  for (int i = 0; focus != NULL && i < N_PARTS; i++)
    if (focus == parts[i] || gtk_widget_is_ancestor (focus, parts[i]))
      return i;

  return -1;
}

/* By itself GTK would always enter the page at the part that had the focus last, and never
 * come to what stands before it or beside it. */
gboolean
cb_table_move_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  CbTable *self = CB_TABLE (widget);
  GtkWidget *const parts[N_PARTS] = {
    self->status, self->curtain, self->board_bin, self->review_bar, self->typing, self->coach,
    self->result, self->close_button, self->panel, self->log,
  };
  int step = direction == GTK_DIR_TAB_FORWARD ? 1 : -1;
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *before = gtk_root_get_focus (root);
  int begin = find_part (parts, before);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->focus (widget, direction);

  for (int i = begin >= 0 ? begin : step > 0 ? 0 : N_PARTS - 1; i >= 0 && i < N_PARTS; i += step)
    {
      if (i != begin)
        forget_focus (self, parts[i]);
      /* An empty list claims to have taken the focus, but has not. */
      if (is_reachable (self, parts[i]) && gtk_widget_child_focus (parts[i], direction) &&
          gtk_root_get_focus (root) != before)
        return TRUE;
    }

  return FALSE;
}
