/* test-sounds.c - every sound is short, soft, clean and in key
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-samples.h"

#include <gio/gio.h>
#include <math.h>

#define FOLDER    "/io/github/cheeseboard/Cheeseboard/sounds/"
#define MAX_BYTES 100000
/* -12 dB of the full scale; and what is silence, -50 dB. */
#define MAX_PEAK  8231
#define SILENCE   104
/* Samples: half a millisecond, and ten of them. */
#define EDGE      24
#define TAIL      480

/**
 * Sound:
 * @samples: what it consists of
 * @n: how many there are
 */
typedef struct
{
  GBytes       *bytes;
  const gint16 *samples;
  gsize         n;
} Sound;

static void
load (Sound      *sound,
      const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GBytes) file = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert_nonnull (file);
  sound->bytes = cb_samples_decode (file);
  g_assert_nonnull (sound->bytes);
  sound->samples = g_bytes_get_data (sound->bytes, &sound->n);
  sound->n /= sizeof *sound->samples;
}

static int
get_peak (const Sound *sound,
          gsize        begin,
          gsize        end)
{
  int peak = 0;

  for (gsize i = begin; i < end; i++)
    peak = MAX (peak, ABS (sound->samples[i]));

  return peak;
}

/* How much of a frequency there is, as a share of the whole. */
static double
get_share (const Sound *sound,
           double       frequency)
{
  double turn = 2 * G_PI * frequency / CB_SAMPLES_RATE, real = 0, imaginary = 0, all = 0;

  for (gsize i = 0; i < sound->n; i++)
    {
      real += sound->samples[i] * cos (turn * (double) i);
      imaginary += sound->samples[i] * sin (turn * (double) i);
      all += sound->samples[i] * sound->samples[i];
    }

  return (real * real + imaginary * imaginary) / (all * (double) sound->n);
}

static void
test_size (void)
{
  g_auto (GStrv) names = g_resources_enumerate_children (FOLDER, 0, NULL);
  gsize total = 0;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (FOLDER, names[i], NULL);
      gsize size;

      g_assert_true (g_resources_get_info (path, 0, &size, NULL, NULL));
      total += size;
    }

  g_test_message ("%u sounds, %" G_GSIZE_FORMAT " bytes", g_strv_length (names), total);
  g_assert_cmpuint (total, <, MAX_BYTES);
}

static void
test_soft (gconstpointer data)
{
  Sound sound;

  load (&sound, data);
  g_assert_cmpuint (sound.n, >, CB_SAMPLES_RATE / 20);
  g_assert_cmpuint (sound.n, <, CB_SAMPLES_RATE * 3 / 2);
  g_assert_cmpint (get_peak (&sound, 0, sound.n), <=, MAX_PEAK);
  g_assert_cmpint (get_peak (&sound, 0, sound.n), >, MAX_PEAK / 5);
  g_bytes_unref (sound.bytes);
}

/* Neither hums nor clicks: it begins and ends in silence, and its mean is none. */
static void
test_clean (gconstpointer data)
{
  Sound sound;
  double sum = 0;

  load (&sound, data);
  for (gsize i = 0; i < sound.n; i++)
    sum += sound.samples[i];
  g_assert_cmpfloat (fabs (sum / (double) sound.n), <, 16);
  g_assert_cmpint (get_peak (&sound, 0, EDGE), <=, 4 * SILENCE);
  g_assert_cmpint (get_peak (&sound, sound.n - TAIL, sound.n), <=, SILENCE);
  g_bytes_unref (sound.bytes);
}

/* What changes from one sample to the next tells how bright it is: nothing may hiss. */
static void
test_dark (gconstpointer data)
{
  Sound sound;
  double bright = 0, all = 0;

  load (&sound, data);
  for (gsize i = 2; i < sound.n; i++)
    {
      double bend = sound.samples[i] - 2.0 * sound.samples[i - 1] + sound.samples[i - 2];

      bright += bend * bend;
      all += (double) sound.samples[i] * sound.samples[i];
    }
  g_test_message ("%s: %.1f dB", (const char *) data, 10 * log10 (bright / all));
  g_assert_cmpfloat (bright / all, <, 0.05);
  g_bytes_unref (sound.bytes);
}

/* The loudest of two octaves, in cents above their first F. */
static int
find_loudest (const Sound *sound)
{
  double best = 0;
  int loudest = 0;

  for (int cents = 0; cents < 2400; cents += 10)
    {
      double share = get_share (sound, 349.228 * exp2 (cents / 1200.0));

      if (share > best)
        loudest = cents;
      best = MAX (best, share);
    }

  return loudest;
}

/* What is played on the kalimba is in F major pentatonic. */
static void
test_key (gconstpointer data)
{
  static const int scale[] = { 0, 2, 4, 7, 9, 12 };
  gboolean found = FALSE;
  Sound sound;
  int cents;

  load (&sound, data);
  cents = find_loudest (&sound) % 1200;
  for (guint i = 0; i < G_N_ELEMENTS (scale); i++)
    found = found || ABS (cents - 100 * scale[i]) <= 20;
  g_test_message ("%s: %d cents above F", (const char *) data, cents);
  g_assert_true (found);
  g_bytes_unref (sound.bytes);
}

/* What is no sound is refused in silence. */
static void
test_broken (void)
{
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);
  g_autoptr (GBytes) words = g_bytes_new_static ("OggS, and what not", 18);

  g_assert_null (cb_samples_decode (nothing));
  g_assert_null (cb_samples_decode (words));
}

static void
add_tests (const char *name)
{
  static const char *const kalimba[] = {
    "catch.opus", "chase.opus", "cheese.opus", "count.opus", "escape.opus", "finish.opus", NULL
  };
  static const struct
  {
    const char   *path;
    GTestDataFunc run;
  } tests[] = {
    { "soft", test_soft }, { "clean", test_clean }, { "dark", test_dark }, { "key", test_key },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    if (tests[i].run != test_key || g_strv_contains (kalimba, name))
      {
        g_autofree char *path = g_strdup_printf ("/sounds/%s/%s", tests[i].path, name);

        g_test_add_data_func_full (path, g_strdup (name), tests[i].run, g_free);
      }
}

int
main (int    argc,
      char **argv)
{
  g_auto (GStrv) names = NULL;

  g_test_init (&argc, &argv, NULL);

  names = g_resources_enumerate_children (FOLDER, 0, NULL);
  for (guint i = 0; names[i] != NULL; i++)
    add_tests (names[i]);
  g_test_add_func ("/sounds/size", test_size);
  g_test_add_func ("/sounds/broken", test_broken);

  return g_test_run ();
}
