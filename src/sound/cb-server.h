/* cb-server.h - a connection to a sound server
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the module is called, and where in it a #CbServerApi is found. */
#define CB_SERVER_MODULE "cheeseboard-sound.so"
#define CB_SERVER_SYMBOL "cb_server_api"

/**
 * CbServer:
 *
 * A sound server that speaks PulseAudio's protocol, and the sounds that it plays.
 */
typedef struct _CbServer CbServer;

/**
 * CbServerApi:
 * @create: gets the path of resources below which the sounds are, with a slash at its end
 * @destroy: frees it, in silence
 * @connect: looks for the server, unless it is connected, or was lost less than that many
 *   microseconds ago
 * @disconnect: ends what is heard, too
 * @is_ready: whether a sound would be played now
 * @count_voices: how many sounds are heard now, or about to be
 * @play: plays a sound beside the others, if it is ready: its name, how high and how loud
 *
 * All that is known of the module, which alone needs the libraries of sound: they are more
 * than a window without a game needs, and many.
 */
typedef struct
{
  CbServer *(*create)       (const char *folder);
  void      (*destroy)      (CbServer   *server);
  void      (*connect)      (CbServer   *server,
                             gint64      patience);
  void      (*disconnect)   (CbServer   *server);
  gboolean  (*is_ready)     (CbServer   *server);
  guint     (*count_voices) (CbServer   *server);
  void      (*play)         (CbServer   *server,
                             const char *name,
                             double      pitch,
                             double      volume);
} CbServerApi;

G_END_DECLS
