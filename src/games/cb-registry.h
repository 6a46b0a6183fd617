/* cb-registry.h - the list of kinds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-kind.h"

G_BEGIN_DECLS

guint         cb_registry_get_n_kinds (void);
const CbKind *cb_registry_get_kind    (guint       index);
const CbKind *cb_registry_find_kind   (const char *id);

G_END_DECLS
