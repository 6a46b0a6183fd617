/* cb-chart.c - how a player's share of the wins went, as a line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chart.h"

#include "cb-stats.h"

#define HEIGHT      120
#define PADDING     6.0
#define LINE_WIDTH  2.5
#define DASH        5.0
#define SCALE_ALPHA 0.2

/**
 * CbChart:
 * @marks: (element-type CbMark): game by game
 *
 * From left to right the games in the order played; from bottom to top the share of all wins
 * so far, from none to all. A dashed line shows what luck alone would give.
 */
struct _CbChart
{
  GtkWidget parent_instance;

  GArray *marks;
};

G_DEFINE_FINAL_TYPE (CbChart, cb_chart, GTK_TYPE_WIDGET)

static double
get_value (const CbMark *mark,
           gboolean      luck)
{
  return luck ? mark->luck : mark->points;
}

/* The mean of all games so far, one point a game. */
static void
draw_line (CbChart  *self,
           cairo_t  *cr,
           double    width,
           double    height,
           gboolean  luck)
{
  double total = 0, step = width / MAX (1, self->marks->len - 1);

  for (guint i = 0; i < self->marks->len; i++)
    {
      double x = PADDING + i * step;

      total += get_value (&g_array_index (self->marks, CbMark, i), luck);
      cairo_line_to (cr, x, PADDING + height * (1 - total / (i + 1)));
      /* A single game is a dot. */
      if (self->marks->len == 1)
        cairo_line_to (cr, x + 1, PADDING + height * (1 - total));
    }
  cairo_stroke (cr);
}

/* Where none, half and all of the wins are. */
static void
draw_scale (cairo_t *cr,
            double   width,
            double   height)
{
  for (guint i = 0; i <= 2; i++)
    {
      double y = PADDING + height * i / 2;

      cairo_move_to (cr, PADDING, y);
      cairo_line_to (cr, PADDING + width, y);
    }
  cairo_stroke (cr);
}

static void
cb_chart_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  CbChart *self = CB_CHART (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double inner_width = width - 2 * PADDING, inner_height = height - 2 * PADDING, dash = DASH;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t *cr;
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, color.alpha * SCALE_ALPHA);
  cairo_set_line_width (cr, 1);
  draw_scale (cr, inner_width, inner_height);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, LINE_WIDTH);
  draw_line (self, cr, inner_width, inner_height, FALSE);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, &dash, 1, 0);
  draw_line (self, cr, inner_width, inner_height, TRUE);
  cairo_destroy (cr);
}

static void
cb_chart_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 0;
}

static void
cb_chart_finalize (GObject *object)
{
  g_clear_pointer (&CB_CHART (object)->marks, g_array_unref);

  G_OBJECT_CLASS (cb_chart_parent_class)->finalize (object);
}

static void
cb_chart_class_init (CbChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_chart_finalize;
  widget_class->snapshot = cb_chart_snapshot;
  widget_class->measure = cb_chart_measure;
  gtk_widget_class_set_css_name (widget_class, "cb-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_chart_init (CbChart *self)
{
}

/**
 * cb_chart_new:
 * @marks: (element-type CbMark): at least one game
 *
 * Returns: (transfer floating): a picture of them
 */
GtkWidget *
cb_chart_new (GArray *marks)
{
  CbChart *self = g_object_new (CB_TYPE_CHART, NULL);

  self->marks = g_array_ref (marks);

  return GTK_WIDGET (self);
}
