/* cb-style.h - colours for dark and high contrast, and the style of tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void cb_style_install   (void);
void cb_style_add_table (void);

G_END_DECLS
