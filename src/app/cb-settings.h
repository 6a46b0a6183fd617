/* cb-settings.h - what the user chose for all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GSettings *cb_settings_find         (void) G_GNUC_WARN_UNUSED_RESULT;
GSettings *cb_settings_new          (void) G_GNUC_WARN_UNUSED_RESULT;
GSettings *cb_settings_new_for_game (const char *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
