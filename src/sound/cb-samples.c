/* cb-samples.c - a sound, ready to be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-samples.h"

#include <sndfile.h>
#include <stdio.h>
#include <string.h>

/* Longer ones are not sounds of a game. */
#define MAX_SECONDS 10

/**
 * Memory:
 *
 * A file that is read from memory.
 */
typedef struct
{
  const char *data;
  sf_count_t  size;
  sf_count_t  position;
} Memory;

static sf_count_t
get_size_cb (void *user_data)
{
  Memory *memory = user_data;

  return memory->size;
}

static sf_count_t
seek_cb (sf_count_t  offset,
         int         whence,
         void       *user_data)
{
  Memory *memory = user_data;

  if (whence == SEEK_CUR)
    offset += memory->position;
  else if (whence == SEEK_END)
    offset += memory->size;
  memory->position = CLAMP (offset, 0, memory->size);

  return memory->position;
}

static sf_count_t
read_cb (void       *buffer,
         sf_count_t  count,
         void       *user_data)
{
  Memory *memory = user_data;

  count = CLAMP (count, 0, memory->size - memory->position);
  if (count > 0)
    memcpy (buffer, memory->data + memory->position, (gsize) count);
  memory->position += count;

  return count;
}

static sf_count_t
tell_cb (void *user_data)
{
  Memory *memory = user_data;

  return memory->position;
}

static gboolean
is_playable (const SF_INFO *info)
{
  return info->channels == 1 && info->samplerate == CB_SAMPLES_RATE &&
         info->frames > 0 && info->frames <= MAX_SECONDS * CB_SAMPLES_RATE;
}

static GBytes *
read_all (SNDFILE       *sound,
          const SF_INFO *info)
{
  gint16 *samples = g_new0 (gint16, info->frames);
  sf_count_t n = sf_readf_short (sound, samples, info->frames);

  return g_bytes_new_take (samples, (gsize) n * sizeof *samples);
}

/**
 * cb_samples_decode:
 * @file: the contents of a file, in any format that libsndfile reads
 *
 * Returns: (transfer full) (nullable): its samples, 16 bits each, or %NULL if it is
 *   not a short sound of one channel at the usual rate
 */
GBytes *
cb_samples_decode (GBytes *file)
{
  SF_VIRTUAL_IO io = { get_size_cb, seek_cb, read_cb, NULL, tell_cb };
  SF_INFO info = { 0 };
  Memory memory = { 0 };
  GBytes *samples = NULL;
  SNDFILE *sound;
  gsize size;

  g_return_val_if_fail (file != NULL, NULL);

  memory.data = g_bytes_get_data (file, &size);
  memory.size = (sf_count_t) size;
  sound = sf_open_virtual (&io, SFM_READ, &info, &memory);
  if (sound != NULL && is_playable (&info))
    samples = read_all (sound, &info);
  g_clear_pointer (&sound, sf_close);

  return samples;
}
