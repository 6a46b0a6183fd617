/* cb-messages.h - short news at the foot of the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_MESSAGES (cb_messages_get_type ())

G_DECLARE_FINAL_TYPE (CbMessages, cb_messages, CB, MESSAGES, GtkWidget)

const char *cb_messages_get_text     (CbMessages *self);

void        cb_messages_say          (CbMessages *self,
                                      const char *text);
void        cb_messages_offer        (CbMessages *self,
                                      const char *text,
                                      const char *label,
                                      const char *action);
void        cb_messages_set_standing (CbMessages *self,
                                      const char *text);
void        cb_messages_label        (CbMessages *self);

G_END_DECLS
