/* cb-mark-button.h - the shape and colour of a seat, to be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_MARK_BUTTON (cb_mark_button_get_type ())

G_DECLARE_FINAL_TYPE (CbMarkButton, cb_mark_button, CB, MARK_BUTTON, GtkWidget)

void  cb_mark_button_set_up   (CbMarkButton *self,
                               guint         seat,
                               guint         n_marks);

guint cb_mark_button_get_mark (CbMarkButton *self);
void  cb_mark_button_set_mark (CbMarkButton *self,
                               guint         mark);
void  cb_mark_button_choose   (CbMarkButton *self,
                               guint         mark);

G_END_DECLS
