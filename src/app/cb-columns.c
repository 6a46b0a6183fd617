/* cb-columns.c - side by side where there is room, else one above the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-columns.h"

#include "cb-measure.h"

#define SPACING       18
#define COLUMN_WIDTH  210
#define MAX_WIDTH     460

/**
 * CbColumns:
 *
 * Lays children out in columns of the same width where each gets enough, and
 * otherwise in one column that is centred when there is more than enough.
 */
struct _CbColumns
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (CbColumns, cb_columns, GTK_TYPE_WIDGET)

static int
count_children (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      n++;

  return n;
}

static void
measure_width (GtkWidget *widget,
               int       *minimum,
               int       *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1,
                          &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural += MAX (child_natural, COLUMN_WIDTH) + (*natural > 0 ? SPACING : 0);
    }
}

/* How many columns fit, and how wide each then is: never less than what is in it needs. */
static int
count_columns (GtkWidget *widget,
               int        width,
               int       *column_width)
{
  int n = MAX (1, count_children (widget));
  int shared = (width - (n - 1) * SPACING) / n;
  int least, natural;

  measure_width (widget, &least, &natural);
  if (n > 1 && shared >= MAX (COLUMN_WIDTH, least))
    {
      *column_width = shared;
      return n;
    }

  *column_width = MIN (width, MAX (MAX_WIDTH, least));
  return 1;
}

static int
measure_child_height (GtkWidget *child,
                      int        width)
{
  int natural;

  cb_measure_height (child, width, NULL, &natural);

  return natural;
}

static void
measure_height (GtkWidget *widget,
                int        width,
                int       *minimum,
                int       *natural)
{
  int column_width, stacked[2] = { 0, 0 }, highest[2] = { 0, 0 };
  int n_columns = count_columns (widget, width, &column_width);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int height[2];

        cb_measure_height (child, column_width, &height[0], &height[1]);
        for (guint i = 0; i < G_N_ELEMENTS (height); i++)
          {
            highest[i] = MAX (highest[i], height[i]);
            stacked[i] += height[i] + (stacked[i] > 0 ? SPACING : 0);
          }
      }

  *minimum = n_columns > 1 ? highest[0] : stacked[0];
  *natural = n_columns > 1 ? highest[1] : stacked[1];
}

/* The height with enough width, which no width makes lower. */
static int
measure_least_height (GtkWidget *widget)
{
  int least = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
      least = MAX (least, minimum);
    }

  return least;
}

static GtkSizeRequestMode
cb_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cb_columns_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  int minimum_width, natural_width;

  measure_width (widget, &minimum_width, &natural_width);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = minimum_width;
      *natural = natural_width;
    }
  else if (for_size >= 0)
    measure_height (widget, for_size, minimum, natural);
  else
    {
      measure_height (widget, natural_width, minimum, natural);
      *minimum = measure_least_height (widget);
    }
}

static void
cb_columns_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int column_width, offset = 0;
  int n_columns = count_columns (widget, width, &column_width);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation place = { 0, 0, column_width, height };

      if (!gtk_widget_should_layout (child))
        continue;
      if (n_columns > 1)
        {
          place.x = rtl ? width - offset - column_width : offset;
          offset += column_width + SPACING;
        }
      else
        {
          place.x = (width - column_width) / 2;
          place.y = offset;
          place.height = measure_child_height (child, column_width);
          offset += place.height + SPACING;
        }
      gtk_widget_size_allocate (child, &place, -1);
    }
}

/* From what stands first in a column to what stands first in the one beside it. By itself
 * GTK goes to whatever begins farther to the right, even in the same column. */
static gboolean
cb_columns_focus (GtkWidget        *widget,
                  GtkDirectionType  direction)
{
  GtkWidget *column = gtk_widget_get_focus_child (widget);
  GtkWidget *part = column != NULL ? gtk_widget_get_focus_child (column) : NULL;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if ((direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT) || part == NULL ||
      part != gtk_widget_get_first_child (column))
    return GTK_WIDGET_CLASS (cb_columns_parent_class)->focus (widget, direction);

  column = (direction == GTK_DIR_RIGHT) != rtl ? gtk_widget_get_next_sibling (column)
                                               : gtk_widget_get_prev_sibling (column);

  return column != NULL && gtk_widget_grab_focus (gtk_widget_get_first_child (column));
}

static void
cb_columns_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cb_columns_parent_class)->dispose (object);
}

static void
cb_columns_class_init (CbColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_columns_dispose;
  widget_class->focus = cb_columns_focus;
  widget_class->get_request_mode = cb_columns_get_request_mode;
  widget_class->measure = cb_columns_measure;
  widget_class->size_allocate = cb_columns_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "cb-columns");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_columns_init (CbColumns *self)
{
}

/**
 * cb_columns_append:
 * @self: the columns
 * @child: comes after the others
 */
void
cb_columns_append (CbColumns *self,
                   GtkWidget *child)
{
  g_return_if_fail (CB_IS_COLUMNS (self));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
