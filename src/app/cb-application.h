/* cb-application.h - the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CB_TYPE_APPLICATION (cb_application_get_type ())

G_DECLARE_FINAL_TYPE (CbApplication, cb_application, CB, APPLICATION, AdwApplication)

CbApplication *cb_application_new             (void) G_GNUC_WARN_UNUSED_RESULT;

void           cb_application_speak           (CbApplication *self,
                                               const char    *language);
void           cb_application_choose_language (CbApplication *self,
                                               const char    *language);

G_END_DECLS
