/* cb-window.h - the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-session.h"

G_BEGIN_DECLS

#define CB_TYPE_WINDOW (cb_window_get_type ())

G_DECLARE_FINAL_TYPE (CbWindow, cb_window, CB, WINDOW, AdwApplicationWindow)

CbWindow   *cb_window_new         (GtkApplication *application) G_GNUC_WARN_UNUSED_RESULT;

const char *cb_window_get_page    (CbWindow       *self);
CbSession  *cb_window_get_session (CbWindow       *self);

gboolean    cb_window_is_busy     (CbWindow       *self);

void        cb_window_open        (CbWindow       *self,
                                   GFile          *file);
void        cb_window_translate   (CbWindow       *self);

G_END_DECLS
