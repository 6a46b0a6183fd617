/* cb-area.h - a part of the table with things that can be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-target.h"

G_BEGIN_DECLS

#define CB_TYPE_AREA (cb_area_get_type ())

G_DECLARE_DERIVABLE_TYPE (CbArea, cb_area, CB, AREA, GtkWidget)

struct _CbAreaClass
{
  GtkWidgetClass parent_class;
};

void cb_area_add (CbArea   *self,
                  CbTarget *target,
                  gboolean  takes_drops);

G_END_DECLS
