/* cb-catalog.h - the words of a translation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CbCatalog CbCatalog;

CbCatalog *cb_catalog_load         (const char      *path) G_GNUC_WARN_UNUSED_RESULT;
void       cb_catalog_free         (CbCatalog       *self);

/* Lets the words of @text be, as when they are names of people. */
void       cb_catalog_allow        (CbCatalog       *self,
                                    const char      *text);

/* A word of @text that only the untranslated texts have, or NULL. */
char      *cb_catalog_find_english (const CbCatalog *self,
                                    const char      *text) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbCatalog, cb_catalog_free)

G_END_DECLS
