/* cb-house-rules.h - sets of options that players keep by a name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-plan.h"

G_BEGIN_DECLS

char    **cb_house_rules_list   (GSettings    *settings) G_GNUC_WARN_UNUSED_RESULT;
void      cb_house_rules_keep   (GSettings    *settings,
                                 const char   *name,
                                 const CbPlan *plan);
gboolean  cb_house_rules_choose (GSettings    *settings,
                                 const char   *name,
                                 CbPlan       *plan);
void      cb_house_rules_remove (GSettings    *settings,
                                 const char   *name);
char     *cb_house_rules_find   (GSettings    *settings,
                                 const CbPlan *plan) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
