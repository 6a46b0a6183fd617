/* cb-seat-row.h - who sits where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-controller.h"
#include "cb-kind.h"
#include "cb-name-entry.h"

G_BEGIN_DECLS

#define CB_TYPE_SEAT_ROW (cb_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (CbSeatRow, cb_seat_row, CB, SEAT_ROW, AdwPreferencesRow)

GtkWidget    *cb_seat_row_new            (const CbKind *kind,
                                          guint         seat,
                                          GtkSizeGroup *widths) G_GNUC_WARN_UNUSED_RESULT;

guint         cb_seat_row_get_seat       (CbSeatRow    *self);
CbNameEntry  *cb_seat_row_get_entry      (CbSeatRow    *self);
const char   *cb_seat_row_get_name       (CbSeatRow    *self);
void          cb_seat_row_set_name       (CbSeatRow    *self,
                                          const char   *name);
CbController  cb_seat_row_get_controller (CbSeatRow    *self);
void          cb_seat_row_set_controller (CbSeatRow    *self,
                                          CbController  controller);
guint         cb_seat_row_get_mark       (CbSeatRow    *self);
void          cb_seat_row_set_mark       (CbSeatRow    *self,
                                          guint         mark);

G_END_DECLS
