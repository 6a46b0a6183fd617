/* cb-shell-test.h - what tests of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-window.h"

G_BEGIN_DECLS

/* Begins a test program with a data folder of its own. Where there is no
 * display, says so to the harness and returns %FALSE. */
gboolean   cb_shell_test_init     (int        *argc,
                                char     ***argv);
int        cb_shell_test_run      (void);

/* A program that shares nothing with others that run, and its window on the
 * screen. */
CbWindow  *cb_shell_test_window   (void) G_GNUC_WARN_UNUSED_RESULT;
/* Opens a file and waits until it is read. */
void       cb_shell_test_wait     (CbWindow  **window);
void       cb_shell_test_open     (CbWindow   *window,
                                GFile      *file);
/* A file outside of the program's folder with a game under way that computer players go on
 * with by themselves. */
GFile     *cb_shell_test_new_game (void) G_GNUC_WARN_UNUSED_RESULT;
void       cb_shell_test_close    (CbWindow   *window);

/* Lets everything happen that is about to. */
void       cb_shell_test_settle   (void);

/* The first or the @index-th widget of a type, in the order of the tree. */
GtkWidget *cb_shell_test_find     (GtkWidget  *root,
                                GType       type,
                                guint       index);
guint      cb_shell_test_count    (GtkWidget  *root,
                                GType       type);

/* Whether a text is on the screen, or a part of one. */
gboolean   cb_shell_test_says     (GtkWidget  *root,
                                const char *text);
/* Activates a button as Enter does, or an action. */
void       cb_shell_test_press    (GtkWidget  *button);
void       cb_shell_test_activate (CbWindow   *window,
                                const char *action);

G_END_DECLS
