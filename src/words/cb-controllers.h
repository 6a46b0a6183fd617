/* cb-controllers.h - who can decide for a seat, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-controller.h"
#include "cb-kind.h"

G_BEGIN_DECLS

guint         cb_controllers_get_n     (const CbKind *kind);
CbController  cb_controllers_get       (const CbKind *kind,
                                        guint         index);
guint         cb_controllers_find      (const CbKind *kind,
                                        CbController  controller);
const char   *cb_controllers_get_title (const CbKind *kind,
                                        CbController  controller);

G_END_DECLS
