/* cb-samples.h - a sound, ready to be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Of all sounds; they have one channel. */
#define CB_SAMPLES_RATE 48000

GBytes *cb_samples_decode (GBytes *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
