/* cb-speech.h - what a screen reader says, and what it is not to find later
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void        cb_speech_say      (GtkWidget  *widget,
                                const char *text);
void        cb_speech_focus    (GtkWidget  *widget,
                                const char *text);
void        cb_speech_hush     (GtkWidget  *widget);
const char *cb_speech_get_news (GtkWidget  *widget);

void        cb_speech_hide_pages (GtkStack *stack);
void        cb_speech_label    (GtkWidget  *widget,
                                const char *label);
void        cb_speech_name     (GtkWidget  *widget,
                                const char *name);
void        cb_speech_name_icons (GtkWidget *root);
void        cb_speech_name_items (GtkMenuButton *button);
void        cb_speech_describe (GtkWidget  *widget,
                                const char *description);
void        cb_speech_describe_again (GtkWidget *widget);
void        cb_speech_mark     (GtkWidget  *widget,
                                const char *mark);

G_END_DECLS
