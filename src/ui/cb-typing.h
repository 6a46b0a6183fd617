/* cb-typing.h - where moves are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-phrases.h"

G_BEGIN_DECLS

#define CB_TYPE_TYPING (cb_typing_get_type ())

G_DECLARE_FINAL_TYPE (CbTyping, cb_typing, CB, TYPING, AdwBin)

const char     *cb_typing_get_text    (CbTyping   *self);
void            cb_typing_set_text    (CbTyping   *self,
                                       const char *text);
CbPhrases      *cb_typing_get_phrases (CbTyping   *self);
void            cb_typing_set_phrases (CbTyping   *self,
                                       CbPhrases  *phrases);
const CbPhrase *cb_typing_get_chosen  (CbTyping   *self);
guint           cb_typing_get_n_found (CbTyping   *self);
void            cb_typing_set_brief   (CbTyping   *self,
                                       gboolean    brief);

void            cb_typing_refuse      (CbTyping   *self);

G_END_DECLS
