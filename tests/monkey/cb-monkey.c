/* cb-monkey.c - somebody who does anything at all, and remembers what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-monkey.h"

#include "cb-agreement.h"
#include "cb-hand.h"
#include "cb-session-private.h"
#include "cb-shell-test.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

#define N_NOTES     40
#define NOTE_LENGTH 160

/* Where a signal handler finds it. */
static struct
{
  char  head[NOTE_LENGTH];
  char  notes[N_NOTES][NOTE_LENGTH];
  guint n;
} memory;

static void
print (const char *text)
{
  G_GNUC_UNUSED gssize n = write (STDERR_FILENO, text, strlen (text));
}

static void
print_notes (void)
{
  guint first = memory.n > N_NOTES ? memory.n - N_NOTES : 0;

  print (memory.head);
  for (guint i = first; i < memory.n; i++)
    print (memory.notes[i % N_NOTES]);
}

static void
died_cb (int number)
{
  print_notes ();
  signal (number, SIG_DFL);
  raise (number);
}

static void
watch (void)
{
  static const int deaths[] = { SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGTERM, SIGTRAP };

  for (guint i = 0; i < G_N_ELEMENTS (deaths); i++)
    signal (deaths[i], died_cb);
}

void
cb_monkey_init (CbMonkey   *self,
                guint64     seed,
                const char *kind)
{
  memset (self, 0, sizeof *self);
  self->seed = seed;
  cb_random_init (&self->random, seed);
  g_random_set_seed ((guint32) seed);
  memory.n = 0;
  g_snprintf (memory.head, NOTE_LENGTH,
              "# The last that was done; again with --seed %" G_GUINT64_FORMAT " --kind %s:\n",
              seed, kind);
  watch ();
}

void
cb_monkey_clear (CbMonkey *self)
{
  if (self->window != NULL)
    cb_shell_test_close (self->window);
  g_clear_weak_pointer (&self->window);
}

void
cb_monkey_note (CbMonkey   *self,
                const char *format,
                ...)
{
  char *note = memory.notes[memory.n++ % N_NOTES];
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_snprintf (note, NOTE_LENGTH, "# %u %.*s\n", self->n_events, NOTE_LENGTH - 20, text);
  if (g_getenv ("CHEESEBOARD_MONKEY_TALKS") != NULL)
    print (note);
}

guint
cb_monkey_below (CbMonkey *self,
                 guint     n)
{
  return cb_random_below (&self->random, n);
}

GtkWindow *
cb_monkey_get_top (CbMonkey *self)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *top = GTK_WINDOW (self->window);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_modal (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        top = window;
    }

  return top;
}

/* The disk of this machine, and the web, are none of its business. */
static gboolean
is_forbidden (GtkWindow *window)
{
  return GTK_IS_FILE_CHOOSER (window) || ADW_IS_ABOUT_WINDOW (window);
}

static void
close_forbidden (CbMonkey *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (is_forbidden (window->data))
      {
        cb_monkey_note (self, "is not let into a %s", G_OBJECT_TYPE_NAME (window->data));
        gtk_window_close (window->data);
      }
}

/* From libadwaita 1.5 on it is a part of its window. */
static void
close_about (CbMonkey *self)
{
  GType type = g_type_from_name ("AdwAboutDialog");
  GtkWidget *about = NULL;

  if (type != G_TYPE_INVALID && self->window != NULL)
    about = cb_shell_test_find (GTK_WIDGET (self->window), type, 0);
  if (about == NULL)
    return;

  cb_monkey_note (self, "is not let into a %s", G_OBJECT_TYPE_NAME (about));
  gtk_widget_activate_action (about, "window.close", NULL);
}

static gboolean
is_thinking (CbMonkey *self)
{
  CbSession *session = self->window != NULL ? self->window->session : NULL;

  return session != NULL && (session->thinking != NULL || session->hinting != NULL);
}

/* Time passes by itself alone, so that the same happens at every run. */
static void
take_clock (CbMonkey *self)
{
  CbTable *table = self->window != NULL ? self->window->table : NULL;
  CbTelling *telling = table != NULL ? cb_table_get_telling (table) : NULL;

  if (telling == NULL || telling == self->telling)
    return;

  self->now = g_get_monotonic_time ();
  g_clear_weak_pointer (&self->telling);
  g_set_weak_pointer (&self->telling, telling);
  cb_telling_set_manual_clock (telling, TRUE);
  cb_telling_advance (telling, self->now);
}

static void
open_window (CbMonkey *self)
{
  if (self->window != NULL)
    return;

  cb_monkey_note (self, "opens the window");
  g_set_weak_pointer (&self->window, cb_shell_test_window ());
}

static void
run_pending (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
cb_monkey_settle (CbMonkey *self)
{
  run_pending ();
  take_clock (self);
  while (is_thinking (self) || (self->window != NULL && cb_window_is_busy (self->window)))
    g_main_context_iteration (NULL, TRUE);
  run_pending ();
  close_forbidden (self);
  close_about (self);
  run_pending ();
  open_window (self);
  take_clock (self);
}

void
cb_monkey_advance (CbMonkey *self,
                   guint     milliseconds)
{
  if (self->telling == NULL)
    return;

  self->now += milliseconds * G_TIME_SPAN_MILLISECOND;
  cb_telling_advance (self->telling, self->now);
}

void
cb_monkey_check (CbMonkey *self)
{
  g_autofree char *wrong = NULL;

  cb_monkey_settle (self);
  cb_shell_test_settle ();
  cb_monkey_settle (self);
  wrong = cb_agreement_check (self->window);
  if (wrong != NULL)
    g_error ("After %u events: %s", self->n_events, wrong);
}
