/* cb-display.c - what all tests with a display begin with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-display.h"

#include <adwaita.h>

#include <string.h>

/* GDK 4.24 itself counts a frame of a popover twice where X has no compositor, as
 * in Xvfb, and warns of that. Nothing else that GTK warns of is let through, unless
 * a test says so. */
#define COUNTED_TWICE "gdk_frame_timings_submitted() called on submitted frame."

static const char *const *allowed;

/* A check of a library begins with its file and line, which are not the same everywhere. */
static const char *
skip_place (const char *message)
{
  const char *end = *message == '(' ? strstr (message, "):") : NULL;

  return end != NULL ? end + strlen ("):") : message;
}

static gboolean
is_allowed (const char *message)
{
  const char *words = skip_place (message);

  for (guint i = 0; allowed != NULL && allowed[i] != NULL; i++)
    if (g_str_has_prefix (words, allowed[i]) || g_pattern_match_simple (allowed[i], words))
      return TRUE;

  return g_str_equal (words, COUNTED_TWICE);
}

static gboolean
is_allowed_field (const GLogField *field)
{
  return g_str_equal (field->key, "MESSAGE") && field->length < 0 && is_allowed (field->value);
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (is_allowed_field (&fields[i]))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, user_data);
}

gboolean
cb_display_init (int    *argc,
                 char ***argv)
{
  g_test_init (argc, argv, NULL);
  g_log_set_writer_func (write_log, NULL, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP There is no display\n");
      return FALSE;
    }

  adw_init ();

  return TRUE;
}

/* What libraries say in the older way does not come to the function above. */
static void
log_cb (const char     *domain,
        GLogLevelFlags  level,
        const char     *message,
        gpointer        user_data)
{
  if (!is_allowed (message))
    g_log_default_handler (domain, level, message, NULL);
}

static gboolean
is_fatal (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        user_data)
{
  return !is_allowed (message);
}

void
cb_display_allow (const char *const *warnings)
{
  allowed = warnings;
  g_log_set_default_handler (log_cb, NULL);
  g_test_log_set_fatal_handler (is_fatal, NULL);
}

static void
painted_cb (gboolean *painted)
{
  *painted = TRUE;
}

void
cb_display_wait_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;
  gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb),
                                             &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}
