/* cb-reader.h - reads a window as people and screen readers do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-catalog.h"

G_BEGIN_DECLS

/* Fails the test, @where being named, for every text that is not translated,
 * for every one that is cut, for a window that cannot be as narrow as @width, and for
 * every part that a screen reader cannot name. */
void cb_reader_check_words (GtkWidget       *root,
                            const CbCatalog *catalog,
                            const char      *where);
void cb_reader_check_room  (GtkWidget       *root,
                            const char      *where);
void cb_reader_check_width (GtkWidget       *window,
                            int              width,
                            const char      *where);
void cb_reader_check_names (GtkWidget       *root,
                            const char      *where);

/* The same for one text. */
void cb_reader_check_text  (const CbCatalog *catalog,
                            const char      *text,
                            const char      *where);

G_END_DECLS
