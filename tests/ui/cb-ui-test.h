/* cb-ui-test.h - what tests with a display share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-session.h"
#include "cb-test.h"

G_BEGIN_DECLS

/* Where there is no display, says so to the harness and returns FALSE. */
gboolean   cb_ui_test_init        (int               *argc,
                                   char            ***argv);

/* A window on the screen around @child, with the style of the application. */
GtkWidget *cb_ui_test_show        (GtkWidget         *child,
                                   int                width,
                                   int                height);
void       cb_ui_test_close       (GtkWidget         *window);

/* Lets the main loop run until all that is pending is done. */
void       cb_ui_test_settle      (void);

/* Where nothing can press keys, skips the test and returns FALSE. */
gboolean   cb_ui_test_has_keys    (void);

/* Presses a key of the keyboard, by its X name or its code; the second one waits
 * until the window has seen it, and must not close it. */
void       cb_ui_test_press       (GtkWidget         *window,
                                   const char        *key);
void       cb_ui_test_key         (GtkWidget         *window,
                                   const char        *key);

CbSession *cb_ui_test_new_session (const CbTestGame  *game,
                                   guint              n_humans) G_GNUC_WARN_UNUSED_RESULT;

/* A random way from the position of a game to its end: moves. */
GArray    *cb_ui_test_find_end    (CbSession         *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
