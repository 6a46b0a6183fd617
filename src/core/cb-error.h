/* cb-error.h - what can be wrong with text from outside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define CB_ERROR (cb_error_quark ())

/**
 * CbError:
 * @CB_ERROR_RECORD: the file is no record, or one that this version cannot read
 * @CB_ERROR_NEWER: a newer version of the program made the record
 * @CB_ERROR_OPTION: an option is unknown or has a value that it cannot have
 * @CB_ERROR_DEAL: the deal is not one of the game's
 * @CB_ERROR_MOVE: a move is not legal in its position
 * @CB_ERROR_LESSON: the file is no lesson
 */
typedef enum
{
  CB_ERROR_RECORD,
  CB_ERROR_NEWER,
  CB_ERROR_OPTION,
  CB_ERROR_DEAL,
  CB_ERROR_MOVE,
  CB_ERROR_LESSON,
} CbError;

GQuark cb_error_quark (void);

G_END_DECLS
