/* cb-controller.h - who decides for a seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CbController:
 * @CB_CONTROLLER_HUMAN: a person at this computer
 * @CB_CONTROLLER_EASY: a computer player for the youngest
 * @CB_CONTROLLER_MEDIUM: a computer player for most
 * @CB_CONTROLLER_HARD: the best computer player there is
 */
typedef enum
{
  CB_CONTROLLER_HUMAN,
  CB_CONTROLLER_EASY,
  CB_CONTROLLER_MEDIUM,
  CB_CONTROLLER_HARD,
  CB_N_CONTROLLERS,
} CbController;

const char *cb_controller_get_id (CbController  self);
gboolean    cb_controller_parse  (const char   *id,
                                  CbController *controller);

G_END_DECLS
