/* time-window.c - how long a program takes until its window is on the screen
 *
 *   time-window PROGRAM [ARGUMENT]...
 *
 * Prints the milliseconds and the id of the process, which goes on. Fails if that ends before
 * it has a window. Asking the X server again and again would keep the window waiting.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <X11/Xlib.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static double
get_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);

  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

/* There will be no window. */
static void
ended_cb (int signal_number)
{
  _exit (EXIT_FAILURE);
}

/* In silence. */
static void
run (char **command)
{
  int nowhere = open ("/dev/null", O_RDWR);

  dup2 (nowhere, STDOUT_FILENO);
  dup2 (nowhere, STDERR_FILENO);
  execvp (command[0], command);
  _exit (127);
}

static void
wait_for_window (Display *display)
{
  XEvent event;

  do
    XNextEvent (display, &event);
  while (event.type != MapNotify || event.xmap.override_redirect);
}

int
main (int    argc,
      char **argv)
{
  Display *display = XOpenDisplay (NULL);
  double began;
  pid_t pid;

  if (argc < 2 || display == NULL)
    return EXIT_FAILURE;

  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  XSync (display, False);
  signal (SIGCHLD, ended_cb);
  began = get_ms ();
  pid = fork ();
  if (pid == 0)
    run (argv + 1);
  wait_for_window (display);
  printf ("%.0f %d\n", get_ms () - began, (int) pid);

  return EXIT_SUCCESS;
}
