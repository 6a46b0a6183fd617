/* cb-claim.c - the right to write a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-claim.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define LOCK_SUFFIX  ".lock"

/* Somebody who only tidies up lets go at once. */
#define N_TRIES      5
#define WAIT_USEC    10000

/**
 * CbClaim:
 * @path: the game
 * @lock_path: a hidden file beside it
 * @existed: whether the game was there before
 * @fd: the hidden file, locked, if the file system knows locks; -1 where nothing can
 *   be written at all
 *
 * A game is replaced whole whenever it is written, so the lock is not on the game but on a
 * file beside it. The kernel releases it however the program dies, and does not distinguish
 * between a program in a sandbox and one outside.
 */
struct _CbClaim
{
  char    *path;
  char    *lock_path;
  gboolean existed;
  int      fd;
};

/* Whether the file that was locked is still the one that others find. */
static gboolean
is_current (const char *path,
            int         fd)
{
  struct stat ours, theirs;

  return fstat (fd, &ours) == 0 && stat (path, &theirs) == 0 &&
         ours.st_dev == theirs.st_dev && ours.st_ino == theirs.st_ino;
}

/* Locks the file, or says that somebody else has. Between opening and locking,
 * whoever had it may have removed it: then a new one is made. */
static gboolean
lock_once (CbClaim *self)
{
  while (TRUE)
    {
      int fd = g_open (self->lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

      /* Nobody can write there: that is said when the game is saved. */
      if (fd < 0)
        return TRUE;
      if (flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        {
          close (fd);
          return FALSE;
        }
      if (is_current (self->lock_path, fd))
        {
          self->fd = fd;
          return TRUE;
        }
      close (fd);
    }
}

static gboolean
lock (CbClaim *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 1; i < N_TRIES; i++)
    {
      if (lock_once (self))
        return TRUE;
      g_usleep (WAIT_USEC);
    }

  return lock_once (self);
}

static void
unlock (CbClaim *self)
{
  if (self->fd < 0)
    return;

  if (is_current (self->lock_path, self->fd))
    g_unlink (self->lock_path);
  close (self->fd);
  self->fd = -1;
}

/**
 * cb_claim_new:
 * @path: a game, which need not exist yet
 *
 * Returns: (transfer full) (nullable): the right to write it, or %NULL where
 *   another program has that right
 */
CbClaim *
cb_claim_new (const char *path)
{
  g_autoptr (CbClaim) self = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  folder = g_path_get_dirname (path);
  name = g_path_get_basename (path);
  self = g_new0 (CbClaim, 1);
  self->fd = -1;
  self->path = g_strdup (path);
  self->lock_path = g_strdup_printf ("%s/.%s" LOCK_SUFFIX, folder, name);
  self->existed = g_file_test (path, G_FILE_TEST_EXISTS);

  return lock (self) ? g_steal_pointer (&self) : NULL;
}

void
cb_claim_free (CbClaim *self)
{
  if (self == NULL)
    return;

  unlock (self);
  g_free (self->path);
  g_free (self->lock_path);
  g_free (self);
}

const char *
cb_claim_get_path (CbClaim *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->path;
}

/**
 * cb_claim_renew:
 * @self: a claim
 *
 * To be called before the game is written: its folder may have been removed, or
 * could not be written before. Then somebody else may have taken the name.
 *
 * Returns: whether the game may be written, which nobody else can then
 */
gboolean
cb_claim_renew (CbClaim *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->fd >= 0 && is_current (self->lock_path, self->fd))
    return TRUE;

  unlock (self);
  if (!lock (self))
    return FALSE;

  return self->existed || !g_file_test (self->path, G_FILE_TEST_EXISTS);
}

/**
 * cb_claim_dup_game:
 * @path: any file
 *
 * Returns: (transfer full) (nullable): the path of the game that it locks, or
 *   %NULL if it is no such file
 */
char *
cb_claim_dup_game (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);

  if (name[0] != '.' || !g_str_has_suffix (name, LOCK_SUFFIX))
    return NULL;

  name[strlen (name) - strlen (LOCK_SUFFIX)] = '\0';

  return g_build_filename (folder, name + 1, NULL);
}
