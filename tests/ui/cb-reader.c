/* cb-reader.c - reads a window as people and screen readers do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-reader.h"

#include <math.h>

/* One test finds all that is wrong on its page. */
static void G_GNUC_PRINTF (2, 3)
complain (const char *where,
          const char *format,
          ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s: %s", where, text);
  g_test_fail ();
}

/* No text of ours: keys, the buttons that every window has, and what GTK puts
 * into its menus. A tooltip is read where it belongs; that which GTK showed last
 * stays as it was. */
static gboolean
is_foreign (GtkWidget *widget)
{
  static const char *const types[] = {
    "AdwSheetControls", "GtkSearchEntry", "GtkTooltipWindow", "GtkWindowControls", NULL,
  };

  return gtk_widget_has_css_class (widget, "keys") ||
         gtk_widget_has_css_class (widget, "accelerator") ||
         g_strv_contains (types, G_OBJECT_TYPE_NAME (widget));
}

/* What a screen reader is told; there is no other way to ask for it. */
static char *
dup_property (GtkWidget             *widget,
              GtkAccessibleProperty  property)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (!gtk_test_accessible_has_property (accessible, property))
    return NULL;

  return gtk_test_accessible_check_property (accessible, property, "\001");
}

/* In French there is a no-break space before these signs, and what is put together out of
 * several texts needs it like any other. A title is written as it was published, and a key as
 * on a keyboard. */
static void
check_french (const char *text,
              const char *where)
{
  if (g_str_has_prefix (where, "fr") &&
      g_regex_match_simple ("(?<!Appétit)(?<![\\s\\x{a0}+])[;:!?](\\s|$)", text, 0, 0))
    complain (where, "No no-break space in: %s", text);
}

void
cb_reader_check_text (const CbCatalog *catalog,
                      const char      *text,
                      const char      *where)
{
  g_autofree char *english = text != NULL ? cb_catalog_find_english (catalog, text) : NULL;

  if (english != NULL)
    complain (where, "“%s” in: %s", english, text);
  if (text != NULL)
    check_french (text, where);
}

static void
check_widget (GtkWidget       *widget,
              const CbCatalog *catalog,
              const char      *where)
{
  g_autofree char *label = dup_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *description = dup_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  cb_reader_check_text (catalog, label, where);
  cb_reader_check_text (catalog, description, where);
  cb_reader_check_text (catalog, gtk_widget_get_tooltip_text (widget), where);
  if (GTK_IS_LABEL (widget))
    cb_reader_check_text (catalog, gtk_label_get_text (GTK_LABEL (widget)), where);
  if (GTK_IS_ENTRY (widget))
    cb_reader_check_text (catalog, gtk_entry_get_placeholder_text (GTK_ENTRY (widget)), where);
  if (GTK_IS_WINDOW (widget))
    cb_reader_check_text (catalog, gtk_window_get_title (GTK_WINDOW (widget)), where);
}

static void
check_tree (GtkWidget       *root,
            const CbCatalog *catalog,
            const char      *where,
            gboolean         in_menu)
{
  in_menu |= GTK_IS_POPOVER (root);
  if (is_foreign (root) || (!in_menu && !gtk_widget_get_mapped (root)))
    return;

  check_widget (root, catalog, where);
  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_tree (child, catalog, where, in_menu);
}

/* Menus are read as well, though they are closed. */
void
cb_reader_check_words (GtkWidget       *root,
                       const CbCatalog *catalog,
                       const char      *where)
{
  check_tree (root, catalog, where, FALSE);
}

static gboolean
has_label (GtkWidget *widget)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static gboolean
is_labelled (GtkWidget *widget)
{
  return gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                           GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* By itself GTK labels it by its picture, which has no words. */
static gboolean
has_icon_alone (GtkWidget *widget)
{
  return GTK_IS_MENU_BUTTON (widget) ||
         (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL);
}

static gboolean
needs_name (GtkWidget *widget)
{
  switch ((int) gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)))
    {
    case GTK_ACCESSIBLE_ROLE_BUTTON:
    case GTK_ACCESSIBLE_ROLE_SPIN_BUTTON:
    case GTK_ACCESSIBLE_ROLE_GRID:
    case GTK_ACCESSIBLE_ROLE_GRID_CELL:
    case GTK_ACCESSIBLE_ROLE_LIST_BOX:
    case GTK_ACCESSIBLE_ROLE_OPTION:
    case GTK_ACCESSIBLE_ROLE_WIDGET:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Where there is no name, GTK 4.8 reads that of the class; where there are two,
 * it reads both. */
static void
check_name (GtkWidget  *widget,
            const char *where)
{
  if (has_icon_alone (widget) && !has_label (widget))
    complain (where, "no name: %s", G_OBJECT_TYPE_NAME (widget));
  else if (has_label (widget) && is_labelled (widget))
    complain (where, "two names: %s", G_OBJECT_TYPE_NAME (widget));
  else if (needs_name (widget) && !has_label (widget) && !is_labelled (widget))
    complain (where, "no name: %s", G_OBJECT_TYPE_NAME (widget));
}

/* What GTK and libadwaita put together themselves. */
static gboolean
is_whole (GtkWidget *widget)
{
  return GTK_IS_SPIN_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) ||
         GTK_IS_MENU_BUTTON (widget) || GTK_IS_SCROLLBAR (widget) || ADW_IS_COMBO_ROW (widget);
}

static gboolean
is_ours (GtkWidget *widget)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Cb") || GTK_IS_BUTTON (widget) ||
         GTK_IS_SPIN_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget);
}

void
cb_reader_check_names (GtkWidget  *root,
                       const char *where)
{
  if (is_foreign (root) || !gtk_widget_get_mapped (root) || GTK_IS_POPOVER (root))
    return;

  if (is_ours (root))
    check_name (root, where);
  if (is_whole (root))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    cb_reader_check_names (child, where);
}

/* People may have names of any length, which may be cut. */
static gboolean
may_be_cut (GtkLabel *label)
{
  return gtk_widget_has_css_class (GTK_WIDGET (label), "name");
}

static void
check_label (GtkLabel   *label,
             const char *where)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  int width = gtk_widget_get_width (GTK_WIDGET (label));
  int height = gtk_widget_get_height (GTK_WIDGET (label));
  PangoRectangle drawn;

  pango_layout_get_pixel_extents (layout, NULL, &drawn);
  if ((pango_layout_is_ellipsized (layout) && !may_be_cut (label)) ||
      drawn.width > width || drawn.height > height)
    complain (where, "%d × %d has no room for %d × %d: %s", width, height,
              drawn.width, drawn.height, gtk_label_get_text (label));
}

/* Nothing reaches beyond the left and right edges; below, one can scroll. A list
 * that opens has edges of its own. */
static void
check_edges (GtkWidget  *widget,
             const char *where)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  if (GTK_WIDGET (gtk_widget_get_native (widget)) != window ||
      !gtk_widget_compute_bounds (widget, window, &bounds))
    return;
  if (floorf (bounds.origin.x) < 0 ||
      ceilf (bounds.origin.x + bounds.size.width) > (float) gtk_widget_get_width (window))
    complain (where, "beyond the edge: %s", gtk_label_get_text (GTK_LABEL (widget)));
}

/* What is chosen stands in a list that does not scroll: it would cut what is too high. */
static void
check_list (GtkWidget  *label,
            const char *where)
{
  GtkWidget *list = gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW);
  graphene_rect_t bounds;

  if (list == NULL || !GTK_IS_BOX (gtk_widget_get_parent (list)) ||
      !gtk_widget_compute_bounds (label, list, &bounds))
    return;
  if (bounds.origin.y < 0 ||
      bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (list))
    complain (where, "cut below: %s", gtk_label_get_text (GTK_LABEL (label)));
}

/* The child that needs the most, and what is widest in it. */
static GtkWidget *
find_widest (GtkWidget *root)
{
  GtkWidget *widest = NULL;
  int most = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int width;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      if (gtk_widget_get_mapped (child) && !GTK_IS_POPOVER (child) && width > most)
        {
          widest = child;
          most = width;
        }
    }

  return widest;
}

void
cb_reader_check_width (GtkWidget  *window,
                       int         width,
                       const char *where)
{
  int least;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least <= width)
    return;

  complain (where, "needs %d pixels, and has %d", least, width);
  for (GtkWidget *widget = find_widest (window); widget != NULL; widget = find_widest (widget))
    {
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      complain (where, "%d of them: %s", least, G_OBJECT_TYPE_NAME (widget));
    }
}

void
cb_reader_check_room (GtkWidget  *root,
                      const char *where)
{
  if (!gtk_widget_get_mapped (root))
    return;

  if (GTK_IS_LABEL (root))
    {
      check_label (GTK_LABEL (root), where);
      check_edges (root, where);
      check_list (root, where);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    cb_reader_check_room (child, where);
}
