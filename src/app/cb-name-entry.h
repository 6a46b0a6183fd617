/* cb-name-entry.h - a name, with those of people who have played offered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-person.h"

G_BEGIN_DECLS

#define CB_TYPE_NAME_ENTRY (cb_name_entry_get_type ())

G_DECLARE_FINAL_TYPE (CbNameEntry, cb_name_entry, CB, NAME_ENTRY, GtkWidget)

/**
 * CbNameFunc:
 * @person: somebody who has played
 * @data: as given
 *
 * Returns: whether that is somebody to offer
 */
typedef gboolean (*CbNameFunc) (CbPerson *person,
                                gpointer  data);

const char *cb_name_entry_get_text (CbNameEntry *self);
void        cb_name_entry_set_text (CbNameEntry *self,
                                    const char  *text);

void        cb_name_entry_label    (CbNameEntry *self,
                                    const char  *label);
void        cb_name_entry_offer    (CbNameEntry *self,
                                    GListModel  *people,
                                    CbNameFunc   may_offer,
                                    gpointer     data);

GListModel *cb_name_entry_get_offers (CbNameEntry *self);

G_END_DECLS
