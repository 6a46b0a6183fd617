/* cb-shelf-page.h - the page with every game that was ever begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-shelf.h"

G_BEGIN_DECLS

#define CB_TYPE_SHELF_PAGE (cb_shelf_page_get_type ())

G_DECLARE_FINAL_TYPE (CbShelfPage, cb_shelf_page, CB, SHELF_PAGE, GtkWidget)

void cb_shelf_page_set_shelf     (CbShelfPage *self,
                                  CbShelf     *shelf);

void cb_shelf_page_set_selecting (CbShelfPage *self,
                                  gboolean     selecting);
void cb_shelf_page_take_over     (CbShelfPage *self,
                                  CbShelfPage *other);

G_END_DECLS
