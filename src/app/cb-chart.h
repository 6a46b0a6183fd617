/* cb-chart.h - how a player's share of the wins went, as a line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_CHART (cb_chart_get_type ())

G_DECLARE_FINAL_TYPE (CbChart, cb_chart, CB, CHART, GtkWidget)

GtkWidget *cb_chart_new (GArray *marks) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
