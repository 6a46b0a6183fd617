/* cb-appetit-stack.h - a pack of cards, face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-appetit.h"

G_BEGIN_DECLS

#define CB_TYPE_APPETIT_STACK (cb_appetit_stack_get_type ())

G_DECLARE_FINAL_TYPE (CbAppetitStack, cb_appetit_stack, CB, APPETIT_STACK, GtkWidget)

GtkWidget *cb_appetit_stack_new     (void) G_GNUC_WARN_UNUSED_RESULT;

GtkWidget *cb_appetit_stack_get_top (CbAppetitStack *self);
void       cb_appetit_stack_show    (CbAppetitStack *self,
                                     guint           n_seats,
                                     CbSeat          seat,
                                     guint           n_cards);

G_END_DECLS
