/* cb-scroll-layout.h - for a child that scrolls
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_SCROLL_LAYOUT (cb_scroll_layout_get_type ())

G_DECLARE_FINAL_TYPE (CbScrollLayout, cb_scroll_layout, CB, SCROLL_LAYOUT, GtkLayoutManager)

G_END_DECLS
