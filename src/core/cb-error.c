/* cb-error.c - what can be wrong with text from outside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-error.h"

G_DEFINE_QUARK (cb-error-quark, cb_error)
