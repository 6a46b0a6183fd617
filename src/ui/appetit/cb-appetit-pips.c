/* cb-appetit-pips.c - a few small pictures in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-pips.h"

#include "cb-art.h"

/* Of a picture's side: the gap to the next one. */
#define GAP 0.12f

/**
 * CbAppetitPips:
 *
 * Tokens, or the tries of a chase. Where there is little room the pictures
 * overlap. It is decoration: the words around it tell the number.
 */
struct _CbAppetitPips
{
  GtkWidget   parent_instance;

  const char *art;
  const char *spent_art;
  double      lines;
  guint       count;
  guint       spent;
};

G_DEFINE_FINAL_TYPE (CbAppetitPips, cb_appetit_pips, GTK_TYPE_WIDGET)

/* The height that it asks for grows with the text around it. */
static int
get_size (CbAppetitPips *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int line = pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics);

  pango_font_metrics_unref (metrics);

  return (int) (self->lines * line / PANGO_SCALE + 0.5);
}

static void
cb_appetit_pips_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  CbAppetitPips *self = CB_APPETIT_PIPS (widget);
  int n = (int) (self->count + self->spent);

  *minimum = *natural = get_size (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && n > 1)
    *natural = (int) ((float) *minimum * ((float) n + GAP * (float) (n - 1)) + 1);
}

/* From the end that is written first, as tokens are laid down. */
static void
cb_appetit_pips_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  CbAppetitPips *self = CB_APPETIT_PIPS (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int width = gtk_widget_get_width (widget), side = MIN (gtk_widget_get_height (widget), width);
  guint n = self->count + self->spent;
  float step = (float) side * (1 + GAP);

  if (n > 1)
    step = MIN (step, (float) (width - side) / (float) (n - 1));

  for (guint i = 0; i < n; i++)
    {
      int x = (int) (step * (float) i);

      cb_art_draw (i < self->count ? self->art : self->spent_art, widget, snapshot,
                   &(GdkRectangle) { rtl ? width - side - x : x, 0, side, side });
    }
}

static void
cb_appetit_pips_class_init (CbAppetitPipsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = cb_appetit_pips_measure;
  widget_class->snapshot = cb_appetit_pips_snapshot;

  gtk_widget_class_set_css_name (widget_class, "appetit-pips");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_appetit_pips_init (CbAppetitPips *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * cb_appetit_pips_new:
 * @art: (transfer none): the picture, a string that is never freed
 * @spent_art: (nullable): the picture of those that are spent, likewise
 * @lines: the height that it asks for, in lines of text
 *
 * Returns: (transfer floating): an empty row
 */
GtkWidget *
cb_appetit_pips_new (const char *art,
                     const char *spent_art,
                     double      lines)
{
  CbAppetitPips *self = g_object_new (CB_TYPE_APPETIT_PIPS, NULL);

  self->art = art;
  self->spent_art = spent_art;
  self->lines = lines;

  return GTK_WIDGET (self);
}

guint
cb_appetit_pips_get_count (CbAppetitPips *self)
{
  g_return_val_if_fail (CB_IS_APPETIT_PIPS (self), 0);

  return self->count;
}

void
cb_appetit_pips_set_count (CbAppetitPips *self,
                           guint          count,
                           guint          spent)
{
  g_return_if_fail (CB_IS_APPETIT_PIPS (self));
  g_return_if_fail (spent == 0 || self->spent_art != NULL);

  if (self->count == count && self->spent == spent)
    return;

  self->count = count;
  self->spent = spent;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
