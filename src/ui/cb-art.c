/* cb-art.c - pictures, drawn once for every size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-art.h"

#include "cb-ui.h"

#include <librsvg/rsvg.h>

/* Textures that are kept. A window that is being resized asks for many sizes
 * that are never needed again: then all are dropped, and the next frame draws
 * those that are in sight anew. */
#define MAX_PIXELS (16 * 1024 * 1024)

/* A picture this large is drawn once and for all: what librsvg has made of its
 * file is not worth keeping. */
#define LARGE_PIXELS (250 * 150)

typedef struct
{
  GHashTable *handles;
  GHashTable *aspects;
  GHashTable *textures;
  guint64     n_pixels;
} Cache;

static Cache *
get_cache (void)
{
  static Cache cache;

  if (cache.handles == NULL)
    {
      cache.handles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
      cache.aspects = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      cache.textures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
    }

  return &cache;
}

static RsvgHandle *
get_handle (const char *name)
{
  Cache *cache = get_cache ();
  RsvgHandle *handle = g_hash_table_lookup (cache->handles, name);
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (handle != NULL)
    return handle;

  path = g_strconcat (CB_ART_PATH, name, ".svg", NULL);
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    handle = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                        &error);
  if (handle == NULL)
    g_error ("The picture %s cannot be drawn: %s", name, error->message);

  g_hash_table_insert (cache->handles, g_strdup (name), handle);

  return handle;
}

static GdkTexture *
draw_texture (const char *name,
              int         width,
              int         height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  const RsvgRectangle viewport = { 0, 0, width, height };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize stride;
  GdkTexture *texture;

  if (!rsvg_handle_render_document (get_handle (name), cr, &viewport, &error))
    g_error ("The picture %s cannot be drawn: %s", name, error->message);
  cairo_destroy (cr);

  cairo_surface_flush (surface);
  stride = (gsize) cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);

  return texture;
}

/**
 * cb_art_get_texture:
 * @name: a picture of ours, such as "rescue/dog"
 * @width: how wide, in pixels of the screen
 * @height: how high
 *
 * Returns: (transfer none): the picture at that very size, until the next call
 */
GdkTexture *
cb_art_get_texture (const char *name,
                    int         width,
                    int         height)
{
  Cache *cache = get_cache ();
  g_autofree char *key = g_strdup_printf ("%s %d %d", name, width, height);
  GdkTexture *texture = g_hash_table_lookup (cache->textures, key);

  if (texture != NULL)
    return texture;

  if (cache->n_pixels > MAX_PIXELS)
    cb_art_drop_caches ();

  texture = draw_texture (name, width, height);
  if (width * height > LARGE_PIXELS)
    g_hash_table_remove (cache->handles, name);
  cache->n_pixels += (guint64) width * (guint64) height;
  g_hash_table_insert (cache->textures, g_steal_pointer (&key), texture);

  return texture;
}

static double
measure_aspect (const char *name)
{
  gboolean has_viewbox;
  RsvgRectangle viewbox;

  rsvg_handle_get_intrinsic_dimensions (get_handle (name), NULL, NULL, NULL, NULL,
                                        &has_viewbox, &viewbox);

  return has_viewbox ? viewbox.width / viewbox.height : 1;
}

/**
 * cb_art_get_aspect:
 * @name: a picture of ours
 *
 * Returns: its width for a height of 1
 */
double
cb_art_get_aspect (const char *name)
{
  Cache *cache = get_cache ();
  double *aspect = g_hash_table_lookup (cache->aspects, name);

  if (aspect == NULL)
    {
      aspect = g_new (double, 1);
      *aspect = measure_aspect (name);
      g_hash_table_insert (cache->aspects, g_strdup (name), aspect);
    }

  return *aspect;
}

/**
 * cb_art_drop_caches:
 *
 * Forgets all textures; those that a widget still shows live on with it.
 */
void
cb_art_drop_caches (void)
{
  Cache *cache = get_cache ();

  g_hash_table_remove_all (cache->textures);
  cache->n_pixels = 0;
}
