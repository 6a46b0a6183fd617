/* cb-focus.c - the way of the Tab key through a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-focus.h"

static gboolean
is_back (GtkDirectionType direction)
{
  return direction == GTK_DIR_TAB_BACKWARD ||
         direction == GTK_DIR_UP ||
         direction == GTK_DIR_LEFT;
}

/* A stack that turns to a page takes the focus there from the page before. */
static gboolean
comes_from_sibling (GtkWidget *page,
                    GtkWidget *focus)
{
  return gtk_widget_is_ancestor (focus, gtk_widget_get_parent (page)) &&
         !gtk_widget_is_ancestor (focus, page);
}

/* Widgets remember where the focus was; it counts only while it is there. */
static GtkWidget *
find_begin (GtkWidget *page,
            GtkWidget *focus,
            gboolean   back)
{
  if (focus != NULL && gtk_widget_is_ancestor (focus, page))
    return gtk_widget_get_focus_child (page);

  return back ? gtk_widget_get_last_child (page) : gtk_widget_get_first_child (page);
}

/**
 * cb_focus_children:
 * @page: a page whose children are in the order of reading
 * @direction: where the focus is to go
 *
 * What a page that has a place to begin at uses as its focus function. By
 * itself GTK would go to that place whenever the focus enters the page, and
 * never to what comes before it. Here it begins there when the page is turned to.
 *
 * Returns: whether the focus is on the page now
 */
gboolean
cb_focus_children (GtkWidget        *page,
                   GtkDirectionType  direction)
{
  gboolean back = is_back (direction);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  if (focus != NULL && comes_from_sibling (page, focus))
    return gtk_widget_grab_focus (page);

  for (GtkWidget *child = find_begin (page, focus, back);
       child != NULL;
       child = back ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child))
    if (gtk_widget_child_focus (child, direction))
      return TRUE;

  return FALSE;
}
