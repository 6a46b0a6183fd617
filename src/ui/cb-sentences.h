/* cb-sentences.h - the moves of a game in words, as a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_TYPE_SENTENCES (cb_sentences_get_type ())

G_DECLARE_FINAL_TYPE (CbSentences, cb_sentences, CB, SENTENCES, GObject)

void cb_sentences_set (CbSentences      *self,
                       CbSession        *session,
                       const CbGameView *view,
                       guint             n_plies);

G_END_DECLS
