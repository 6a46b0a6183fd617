/* cb-speaker.h - plays short sounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define CB_TYPE_SPEAKER (cb_speaker_get_type ())

G_DECLARE_FINAL_TYPE (CbSpeaker, cb_speaker, CB, SPEAKER, GObject)

CbSpeaker *cb_speaker_new          (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

gboolean   cb_speaker_get_enabled  (CbSpeaker  *self);
void       cb_speaker_set_enabled  (CbSpeaker  *self,
                                    gboolean    enabled);
double     cb_speaker_get_volume   (CbSpeaker  *self);
void       cb_speaker_set_volume   (CbSpeaker  *self,
                                    double      volume);
void       cb_speaker_set_patience (CbSpeaker  *self,
                                    gint64      microseconds);
gboolean   cb_speaker_get_loading  (CbSpeaker  *self);
gboolean   cb_speaker_get_ready    (CbSpeaker  *self);
guint      cb_speaker_get_n_voices (CbSpeaker  *self);

void       cb_speaker_open         (CbSpeaker  *self);
void       cb_speaker_play         (CbSpeaker  *self,
                                    const char *name,
                                    double      pitch);

G_END_DECLS
