/* cb-titles.c - titles that can be read by everybody
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-titles.h"

#include <adwaita.h>

static gboolean
is_title (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "heading") &&
         gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW) == NULL &&
         gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP) != NULL;
}

/**
 * cb_titles_wrap:
 * @root: what has groups in it
 *
 * A group by itself cuts a title that is too long for the window, as where text is large.
 */
void
cb_titles_wrap (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (is_title (root))
    {
      gtk_label_set_ellipsize (GTK_LABEL (root), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (root), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (root), PANGO_WRAP_WORD_CHAR);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    cb_titles_wrap (child);
}

/**
 * cb_titles_new_heading:
 * @text: a title
 * @css_class: how it looks
 *
 * Returns: (transfer floating): a label that screen readers find among the headings
 */
GtkWidget *
cb_titles_new_heading (const char *text,
                       const char *css_class)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_HEADING, "label", text, "xalign", 0.f,
                                     "wrap", TRUE, NULL);

  gtk_widget_add_css_class (heading, css_class);
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);

  return heading;
}
