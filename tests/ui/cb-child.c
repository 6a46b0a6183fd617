/* cb-child.c - programs that a test starts, and that never outlive it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-child.h"

#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

/* Runs in the new process. A test that ended before this leaves nothing to
 * start. */
static void
bind_to_test_cb (gpointer user_data)
{
  if (prctl (PR_SET_PDEATHSIG, SIGTERM) != 0 || getppid () != GPOINTER_TO_INT (user_data))
    _exit (1);
}

GSubprocess *
cb_child_start (const char *const *words,
                GSubprocessFlags   flags)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (flags);
  g_autoptr (GError) error = NULL;
  GSubprocess *child;

  g_subprocess_launcher_set_child_setup (launcher, bind_to_test_cb, GINT_TO_POINTER (getpid ()),
                                         NULL);
  child = g_subprocess_launcher_spawnv (launcher, words, &error);
  g_assert_no_error (error);

  return child;
}

void
cb_child_stop (GSubprocess *child)
{
  g_subprocess_send_signal (child, SIGTERM);
  g_subprocess_wait (child, NULL, NULL);
}
