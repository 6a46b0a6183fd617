/* cb-layers.h - a column whose upper parts may reach over the lower ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_LAYERS (cb_layers_get_type ())
G_DECLARE_FINAL_TYPE (CbLayers, cb_layers, CB, LAYERS, GtkBox)

G_END_DECLS
