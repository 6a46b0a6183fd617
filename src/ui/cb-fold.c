/* cb-fold.c - beside each other where there is room, else below each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-fold.h"

#include "cb-measure.h"

/* The most children of a fold. */
#define MAX_CHILDREN 8

/**
 * CbFold:
 *
 * Lays children out in a row. Where their words are too long for that, as with large text,
 * they stand in several rows: even ones in columns of one width, others one below the
 * other. A first child that leads two or more has a row of its own.
 */
struct _CbFold
{
  GtkLayoutManager parent_instance;

  int              spacing;
  CbFoldWay        way;
  gboolean         upright;
  gboolean         led;
};

G_DEFINE_FINAL_TYPE (CbFold, cb_fold, GTK_TYPE_LAYOUT_MANAGER)

/**
 * Row:
 * @n: how many children there are
 * @children: the children, with their least and their best width
 */
typedef struct
{
  int              n;
  GtkRequestedSize children[MAX_CHILDREN];
} Row;

static void
collect (GtkWidget *widget,
         Row       *row)
{
  row->n = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && row->n < MAX_CHILDREN;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        GtkRequestedSize *size = &row->children[row->n++];

        size->data = child;
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size->minimum_size,
                            &size->natural_size, NULL, NULL);
      }
}

static int
count_rows (int n,
            int columns)
{
  return (n + columns - 1) / MAX (columns, 1);
}

/* What @columns of them need at least. */
static int
measure_columns (CbFold    *self,
                 const Row *row,
                 int        columns)
{
  gboolean loose = self->way == CB_FOLD_LOOSE;
  int sum = 0, widest = 0;

  for (int i = 0; i < row->n; i++)
    {
      sum += loose && i > 0 ? row->children[i].natural_size : row->children[i].minimum_size;
      widest = MAX (widest, row->children[i].minimum_size);
    }

  return (self->way == CB_FOLD_EVEN ? columns * widest : sum) + (columns - 1) * self->spacing;
}

/* As many as fit, and about as many in each row. */
static int
find_columns (CbFold    *self,
              const Row *row,
              int        width)
{
  if (self->upright || row->n == 0)
    return 1;
  if (width < 0 || measure_columns (self, row, row->n) <= width)
    return row->n;

  for (int n_rows = 2; self->way == CB_FOLD_EVEN && n_rows < row->n; n_rows++)
    {
      int columns = count_rows (row->n, n_rows);

      if (measure_columns (self, row, columns) <= width)
        return columns;
    }

  return 1;
}

/* The first child of a row that is not even has what the others leave. */
static void
share_width (CbFold *self,
             Row    *row,
             int     columns,
             int     width)
{
  int rest = width - (columns - 1) * self->spacing;

  if (columns == 1 || self->way == CB_FOLD_EVEN)
    {
      for (int i = 0; i < row->n; i++)
        row->children[i].minimum_size = rest / columns;
      return;
    }

  for (int i = 0; i < row->n; i++)
    rest -= row->children[i].minimum_size;
  row->children[0].minimum_size += gtk_distribute_natural_allocation (MAX (rest, 0),
                                                                      (guint) row->n,
                                                                      row->children);
}

static int
get_height (const GtkRequestedSize *child)
{
  int height;

  cb_measure_height (child->data, child->minimum_size, NULL, &height);

  return height;
}

static int
get_row_height (const Row *row,
                int        first,
                int        columns)
{
  int height = 0;

  for (int i = first; i < MIN (first + columns, row->n); i++)
    height = MAX (height, get_height (&row->children[i]));

  return height;
}

/* Takes the first child out of the others, if it leads them. Returns how much lower these
 * stand. */
static int
take_lead (CbFold     *self,
           Row        *row,
           int         width,
           GtkWidget **lead)
{
  int height;

  *lead = NULL;
  if (!self->led || row->n < 3)
    return 0;

  *lead = row->children[0].data;
  row->n--;
  memmove (row->children, row->children + 1, (size_t) row->n * sizeof (row->children[0]));
  cb_measure_height (*lead, width, NULL, &height);

  return height + self->spacing;
}

static int
measure_height (CbFold *self,
                Row    *row,
                int     width)
{
  GtkWidget *lead;
  int height = take_lead (self, row, width, &lead);
  int columns = find_columns (self, row, width);

  if (width >= 0)
    share_width (self, row, columns, width);
  else
    for (int i = 0; i < row->n; i++)
      row->children[i].minimum_size = row->children[i].natural_size;
  for (int i = 0; i < row->n; i += columns)
    height += get_row_height (row, i, columns);

  return height + MAX (count_rows (row->n, columns) - 1, 0) * self->spacing;
}

static void
cb_fold_measure (GtkLayoutManager *layout,
                 GtkWidget        *widget,
                 GtkOrientation    orientation,
                 int               for_size,
                 int              *minimum,
                 int              *natural,
                 int              *minimum_baseline,
                 int              *natural_baseline)
{
  CbFold *self = CB_FOLD (layout);
  Row row;

  collect (widget, &row);
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = measure_height (self, &row, for_size);
      return;
    }

  for (int i = 0; i < row.n; i++)
    {
      *minimum = MAX (*minimum, row.children[i].minimum_size);
      *natural = self->upright ? MAX (*natural, row.children[i].natural_size)
                               : *natural + row.children[i].natural_size;
    }
  if (!self->upright)
    *natural += MAX (row.n - 1, 0) * self->spacing;
}

static void
cb_fold_allocate (GtkLayoutManager *layout,
                  GtkWidget        *widget,
                  int               width,
                  int               height,
                  int               baseline)
{
  CbFold *self = CB_FOLD (layout);
  int columns, x = 0, y;
  GtkWidget *lead;
  Row row;

  collect (widget, &row);
  y = take_lead (self, &row, width, &lead);
  if (lead != NULL)
    gtk_widget_size_allocate (lead, &(GtkAllocation) { 0, 0, width, y - self->spacing }, -1);
  columns = find_columns (self, &row, width);
  share_width (self, &row, columns, width);
  for (int i = 0; i < row.n; i++)
    {
      int high = get_row_height (&row, i - i % columns, columns);
      int wide = row.children[i].minimum_size;

      gtk_widget_size_allocate (row.children[i].data, &(GtkAllocation) { x, y, wide, high }, -1);
      x += wide + self->spacing;
      if ((i + 1) % columns == 0)
        {
          x = 0;
          y += high + self->spacing;
        }
    }
}

static GtkSizeRequestMode
cb_fold_get_request_mode (GtkLayoutManager *layout,
                          GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cb_fold_class_init (CbFoldClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->allocate = cb_fold_allocate;
  layout_class->get_request_mode = cb_fold_get_request_mode;
  layout_class->measure = cb_fold_measure;
}

static void
cb_fold_init (CbFold *self)
{
}

/**
 * cb_fold_new:
 * @spacing: between children, in pixels
 * @way: when they fold
 *
 * Returns: (transfer full): a layout
 */
GtkLayoutManager *
cb_fold_new (int       spacing,
             CbFoldWay way)
{
  CbFold *self = g_object_new (CB_TYPE_FOLD, NULL);

  self->spacing = spacing;
  self->way = way;

  return GTK_LAYOUT_MANAGER (self);
}

/**
 * cb_fold_set_upright:
 * @self: a layout
 * @upright: whether everything stands in one column, whatever there is room for
 */
void
cb_fold_set_upright (CbFold   *self,
                     gboolean  upright)
{
  g_return_if_fail (CB_IS_FOLD (self));

  if (self->upright == upright)
    return;

  self->upright = upright;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/**
 * cb_fold_set_led:
 * @self: a layout
 * @led: whether the first child has a row of its own, before two or more
 */
void
cb_fold_set_led (CbFold   *self,
                 gboolean  led)
{
  g_return_if_fail (CB_IS_FOLD (self));

  if (self->led == led)
    return;

  self->led = led;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
