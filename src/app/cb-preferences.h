/* cb-preferences.h - what a person likes in all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CB_TYPE_PREFERENCES (cb_preferences_get_type ())

G_DECLARE_FINAL_TYPE (CbPreferences, cb_preferences, CB, PREFERENCES, AdwBin)

GtkWidget *cb_preferences_new      (void) G_GNUC_WARN_UNUSED_RESULT;

guint      cb_preferences_get_pace (GSettings *settings);

G_END_DECLS
