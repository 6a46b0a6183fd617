/* cb-roster.h - who the names in records are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Lies in the folder with the games, so that copying the folder copies both. */
#define CB_ROSTER_NAME "players.ini"

/**
 * CbRoster:
 *
 * What players said of their names: that one is another's, or that somebody is to be
 * forgotten. Records are never changed by it. A name that it does not know is a player of
 * that name.
 *
 * Never changes, so that every thread may read it.
 */
typedef struct _CbRoster CbRoster;

CbRoster   *cb_roster_new      (void) G_GNUC_WARN_UNUSED_RESULT;
CbRoster   *cb_roster_parse    (const char      *text,
                                gsize            length) G_GNUC_WARN_UNUSED_RESULT;
CbRoster   *cb_roster_load     (const char      *folder) G_GNUC_WARN_UNUSED_RESULT;
CbRoster   *cb_roster_ref      (CbRoster        *self) G_GNUC_WARN_UNUSED_RESULT;
void        cb_roster_unref    (CbRoster        *self);

gboolean    cb_roster_is_equal (const CbRoster  *self,
                                const CbRoster  *other);
const char *cb_roster_find     (const CbRoster  *self,
                                const char      *name,
                                guint64          order);
guint64     cb_roster_get_last (const CbRoster  *self);

CbRoster   *cb_roster_rename   (const CbRoster  *self,
                                const char      *player,
                                const char      *to,
                                guint64          last) G_GNUC_WARN_UNUSED_RESULT;
CbRoster   *cb_roster_forget   (const CbRoster  *self,
                                const char      *player,
                                guint64          last) G_GNUC_WARN_UNUSED_RESULT;
CbRoster   *cb_roster_keep     (const CbRoster  *self,
                                GHashTable      *names) G_GNUC_WARN_UNUSED_RESULT;

char       *cb_roster_format   (const CbRoster  *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean    cb_roster_save     (const CbRoster  *self,
                                const char      *folder,
                                GError         **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbRoster, cb_roster_unref)

G_END_DECLS
