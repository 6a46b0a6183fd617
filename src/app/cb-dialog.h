/* cb-dialog.h - a small window on top of the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CbDialogPage:
 * @title: its title, to be translated
 * @new_content: (transfer floating): makes what it shows
 */
typedef struct
{
  const char *title;
  GtkWidget * (*new_content) (void);
} CbDialogPage;

GtkWindow *cb_dialog_new  (GtkWindow          *parent,
                           const CbDialogPage *page) G_GNUC_WARN_UNUSED_RESULT;
gboolean   cb_dialog_is   (GtkWindow          *window);
void       cb_dialog_fill (GtkWindow          *dialog);

G_END_DECLS
