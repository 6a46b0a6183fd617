/* cb-person.h - somebody who has played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-info.h"

G_BEGIN_DECLS

#define CB_TYPE_PERSON (cb_person_get_type ())

G_DECLARE_FINAL_TYPE (CbPerson, cb_person, CB, PERSON, GObject)

/**
 * CbPerson:
 * @name: how players call them
 * @folded: the name, fit to be searched
 * @mark: the shape and colour that they had last
 */
struct _CbPerson
{
  GObject parent_instance;

  char  *name;
  char  *folded;
  guint  mark;
};

CbPerson  *cb_person_new  (const char *name,
                           guint       mark) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *cb_person_list (GPtrArray  *infos) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
