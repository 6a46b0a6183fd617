/* test-speaker.c - sounds without a sound server, and with one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-child.h"
#include "cb-speaker.h"

#include <glib/gstdio.h>

#define FOLDER "/io/github/cheeseboard/Cheeseboard/sounds/"

/**
 * Server:
 * @folder: where it keeps all that is its own
 *
 * A sound server that nobody hears.
 */
typedef struct
{
  char        *folder;
  GSubprocess *process;
} Server;

static void
count_cb (guint *count)
{
  (*count)++;
}

/* It tells when others can find it. */
static void
await_start (GSubprocess *process)
{
  g_autoptr (GDataInputStream) log =
    g_data_input_stream_new (g_subprocess_get_stderr_pipe (process));
  gboolean started = FALSE;

  while (!started)
    {
      g_autofree char *line = g_data_input_stream_read_line (log, NULL, NULL, NULL);

      g_assert_nonnull (line);
      started = strstr (line, "startup complete") != NULL;
    }
  g_filter_input_stream_set_close_base_stream (G_FILTER_INPUT_STREAM (log), FALSE);
}

static GSubprocess *
launch (const char *folder,
        const char *program)
{
  g_autofree char *home = g_strconcat ("HOME=", folder, NULL);
  g_autofree char *runtime = g_strconcat ("PULSE_RUNTIME_PATH=", folder, NULL);
  g_autofree char *state = g_strconcat ("PULSE_STATE_PATH=", folder, NULL);
  g_autofree char *protocol =
    g_strdup_printf ("module-native-protocol-unix auth-anonymous=1 socket=%s/native", folder);
  const char *words[] = {
    "env", home, runtime, state, program, "-n", "-v", "--daemonize=no", "--use-pid-file=no",
    "--exit-idle-time=-1", "--log-target=stderr", "-L", "module-null-sink sink_name=null rate=48000",
    "-L", protocol, NULL
  };

  return cb_child_start (words, G_SUBPROCESS_FLAGS_STDERR_PIPE);
}

/* Where there is no such program, the test is skipped. */
static gboolean
server_start (Server *server)
{
  g_autofree char *program = g_find_program_in_path ("pulseaudio");
  g_autofree char *address = NULL;

  if (program == NULL)
    {
      g_test_skip ("there is no pulseaudio");
      return FALSE;
    }

  server->folder = g_dir_make_tmp ("cheeseboard-XXXXXX", NULL);
  address = g_strdup_printf ("unix:%s/native", server->folder);
  g_setenv ("PULSE_SERVER", address, TRUE);
  server->process = launch (server->folder, program);
  await_start (server->process);

  return TRUE;
}

static void
server_stop (Server *server)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  cb_child_stop (server->process);
  g_clear_object (&server->process);
  dir = g_dir_open (server->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (server->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (server->folder);
  g_clear_pointer (&server->folder, g_free);
}

static void
await_loaded (CbSpeaker *speaker)
{
  while (cb_speaker_get_loading (speaker))
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
await_ready (CbSpeaker *speaker)
{
  while (!cb_speaker_get_ready (speaker))
    g_main_context_iteration (NULL, TRUE);
}

static void
await_silence (CbSpeaker *speaker)
{
  while (cb_speaker_get_n_voices (speaker) > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_properties (void)
{
  CbSpeaker *speaker = cb_speaker_new (FOLDER);
  guint notified = 0;

  g_assert_true (cb_speaker_get_enabled (speaker));
  g_assert_cmpfloat (cb_speaker_get_volume (speaker), ==, 1);
  g_signal_connect_swapped (speaker, "notify", G_CALLBACK (count_cb), &notified);
  g_object_set (speaker, "enabled", FALSE, "volume", 0.5, NULL);
  cb_speaker_set_enabled (speaker, FALSE);
  cb_speaker_set_volume (speaker, 0.5);
  g_assert_cmpuint (notified, ==, 2);
  cb_speaker_set_volume (speaker, 7);
  g_assert_cmpfloat (cb_speaker_get_volume (speaker), ==, 1);

  g_assert_finalize_object (speaker);
}

/* Nothing is said about it, and nothing is tried again before its time. */
static void
test_no_server (void)
{
  CbSpeaker *speaker = cb_speaker_new (FOLDER);

  g_setenv ("PULSE_SERVER", "unix:/nonexistent/native", TRUE);
  cb_speaker_play (speaker, "count", 1);
  cb_speaker_open (speaker);
  for (guint i = 0; i < 3; i++)
    {
      cb_speaker_play (speaker, "count", 1);
      await_loaded (speaker);
    }
  g_assert_false (cb_speaker_get_ready (speaker));
  g_assert_cmpuint (cb_speaker_get_n_voices (speaker), ==, 0);

  g_assert_finalize_object (speaker);
}

/* Nor about a module that is not installed. */
static void
test_no_module (void)
{
  CbSpeaker *speaker = cb_speaker_new (FOLDER);
  g_autofree char *folder = g_strdup (g_getenv ("CHEESEBOARD_MODULE_DIR"));

  g_setenv ("CHEESEBOARD_MODULE_DIR", "/nonexistent", TRUE);
  cb_speaker_open (speaker);
  g_assert_true (cb_speaker_get_loading (speaker));
  await_loaded (speaker);
  cb_speaker_play (speaker, "count", 1);
  cb_speaker_set_enabled (speaker, FALSE);
  cb_speaker_set_enabled (speaker, TRUE);
  g_assert_false (cb_speaker_get_loading (speaker));
  g_assert_false (cb_speaker_get_ready (speaker));
  g_assert_cmpuint (cb_speaker_get_n_voices (speaker), ==, 0);

  g_assert_finalize_object (speaker);
  g_setenv ("CHEESEBOARD_MODULE_DIR", folder, TRUE);
}

/* Whoever leaves does not wait for it. */
static void
test_left (void)
{
  CbSpeaker *speaker = cb_speaker_new (FOLDER);

  cb_speaker_open (speaker);
  g_assert_true (cb_speaker_get_loading (speaker));
  g_assert_finalize_object (speaker);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Nothing is loaded for sounds that nobody wants to hear, before somebody does. */
static void
test_wanted_later (void)
{
  CbSpeaker *speaker = cb_speaker_new (FOLDER);
  Server server;

  if (!server_start (&server))
    {
      g_object_unref (speaker);
      return;
    }

  cb_speaker_set_enabled (speaker, FALSE);
  cb_speaker_open (speaker);
  g_assert_false (cb_speaker_get_loading (speaker));
  cb_speaker_set_enabled (speaker, TRUE);
  g_assert_true (cb_speaker_get_loading (speaker));
  await_ready (speaker);

  g_assert_finalize_object (speaker);
  server_stop (&server);
}

/* Each ends by itself, and of the same there are never many. */
static void
test_voices (void)
{
  CbSpeaker *speaker = cb_speaker_new (FOLDER);
  Server server;

  if (!server_start (&server))
    {
      g_object_unref (speaker);
      return;
    }

  cb_speaker_open (speaker);
  await_ready (speaker);
  cb_speaker_play (speaker, "no-such-sound", 1);
  g_assert_cmpuint (cb_speaker_get_n_voices (speaker), ==, 0);
  for (guint i = 0; i < 5; i++)
    cb_speaker_play (speaker, "tile", 1.1);
  cb_speaker_play (speaker, "end", 1);
  g_assert_cmpuint (cb_speaker_get_n_voices (speaker), ==, 3);
  await_silence (speaker);
  g_assert_true (cb_speaker_get_ready (speaker));

  g_assert_finalize_object (speaker);
  server_stop (&server);
}

/* Where sound is off there is nothing, not even a connection. */
static void
test_muted (void)
{
  CbSpeaker *speaker = cb_speaker_new (FOLDER);
  Server server;

  if (!server_start (&server))
    {
      g_object_unref (speaker);
      return;
    }

  cb_speaker_open (speaker);
  await_ready (speaker);
  cb_speaker_play (speaker, "finish", 1);
  cb_speaker_set_enabled (speaker, FALSE);
  g_assert_cmpuint (cb_speaker_get_n_voices (speaker), ==, 0);
  cb_speaker_set_patience (speaker, 0);
  cb_speaker_play (speaker, "tile", 1);
  g_assert_false (g_main_context_pending (NULL));
  g_assert_false (cb_speaker_get_ready (speaker));

  cb_speaker_set_enabled (speaker, TRUE);
  await_ready (speaker);
  cb_speaker_play (speaker, "tile", 1);
  g_assert_cmpuint (cb_speaker_get_n_voices (speaker), ==, 1);

  /* In the middle of a sound. */
  g_assert_finalize_object (speaker);
  server_stop (&server);
}

/* A server that goes takes its sounds along; when it is back, it is found. */
static void
test_lost (void)
{
  CbSpeaker *speaker = cb_speaker_new (FOLDER);
  g_autoptr (CbSpeaker) other = cb_speaker_new (FOLDER);
  Server server;

  if (!server_start (&server))
    {
      g_object_unref (speaker);
      return;
    }

  cb_speaker_open (speaker);
  await_ready (speaker);
  cb_speaker_play (speaker, "finish", 1);
  server_stop (&server);
  await_silence (speaker);
  while (cb_speaker_get_ready (speaker))
    g_main_context_iteration (NULL, TRUE);

  /* Too soon: another one that looks for it after that finds it first. */
  server_start (&server);
  cb_speaker_play (speaker, "tile", 1);
  cb_speaker_open (other);
  await_ready (other);
  g_assert_false (cb_speaker_get_ready (speaker));
  cb_speaker_set_patience (speaker, 0);
  cb_speaker_play (speaker, "tile", 1);
  await_ready (speaker);

  g_assert_finalize_object (speaker);
  server_stop (&server);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/speaker/properties", test_properties);
  g_test_add_func ("/speaker/no-server", test_no_server);
  g_test_add_func ("/speaker/no-module", test_no_module);
  g_test_add_func ("/speaker/left", test_left);
  g_test_add_func ("/speaker/wanted-later", test_wanted_later);
  g_test_add_func ("/speaker/voices", test_voices);
  g_test_add_func ("/speaker/muted", test_muted);
  g_test_add_func ("/speaker/lost", test_lost);

  return g_test_run ();
}
