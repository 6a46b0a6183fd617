/* cb-art.c - pictures, drawn once for every size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-art.h"

#include "cb-ui.h"

#include <librsvg/rsvg.h>

/* Pictures that are kept. A window that is being resized asks for many sizes
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
  GHashTable *nodes;
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
      cache.nodes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                           (GDestroyNotify) gsk_render_node_unref);
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

static cairo_surface_t *
draw_surface (const char *name,
              int         width,
              int         height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  const RsvgRectangle viewport = { 0, 0, width, height };
  g_autoptr (GError) error = NULL;
  if (!rsvg_handle_render_document (get_handle (name), cr, &viewport, &error))
    g_error ("The picture %s cannot be drawn: %s", name, error->message);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/**
 * cb_art_new_texture:
 * @name: a picture of ours, such as "rescue/dog"
 * @width: how wide, in pixels of the screen
 * @height: how high
 *
 * Returns: (transfer full): the picture at that very size
 */
GdkTexture *
cb_art_new_texture (const char *name,
                    int         width,
                    int         height)
{
  cairo_surface_t *surface = draw_surface (name, width, height);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* GTK's renderer that draws with Cairo would convert a texture, through numbers
 * with a point, each time that it draws it: this it copies. */
static GskRenderNode *
new_cairo_node (const char            *name,
                const graphene_rect_t *bounds,
                int                    scale)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  cairo_surface_t *surface = draw_surface (name, (int) bounds->size.width * scale,
                                           (int) bounds->size.height * scale);

  cairo_surface_set_device_scale (surface, scale, scale);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return node;
}

static GskRenderNode *
new_texture_node (const char            *name,
                  const graphene_rect_t *bounds,
                  int                    scale)
{
  g_autoptr (GdkTexture) texture = cb_art_new_texture (name, (int) bounds->size.width * scale,
                                                       (int) bounds->size.height * scale);

  return gsk_texture_node_new (texture, bounds);
}

/**
 * cb_art_is_drawn_with_cairo:
 * @widget: a widget in a window
 *
 * Returns: whether Cairo draws it, and no graphics processor
 */
gboolean
cb_art_is_drawn_with_cairo (GtkWidget *widget)
{
  return GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (gtk_widget_get_native (widget)));
}

/**
 * cb_art_get_node:
 * @name: a picture of ours, such as "rescue/dog"
 * @widget: where it is to be shown
 * @width: how wide
 * @height: how high
 *
 * Returns: (transfer none): the picture at that very size, until the next call
 */
GskRenderNode *
cb_art_get_node (const char *name,
                 GtkWidget  *widget,
                 int         width,
                 int         height)
{
  Cache *cache = get_cache ();
  gboolean for_cairo = cb_art_is_drawn_with_cairo (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  g_autofree char *key = g_strdup_printf ("%s %d %d %d %d", name, width, height, scale, for_cairo);
  GskRenderNode *node = g_hash_table_lookup (cache->nodes, key);

  if (node != NULL)
    return node;

  if (cache->n_pixels > MAX_PIXELS)
    cb_art_drop_caches ();

  node = (for_cairo ? new_cairo_node : new_texture_node) (name, &bounds, scale);
  if (width * height * scale * scale > LARGE_PIXELS)
    g_hash_table_remove (cache->handles, name);
  cache->n_pixels += (guint64) (width * height) * (guint64) (scale * scale);
  g_hash_table_insert (cache->nodes, g_steal_pointer (&key), node);

  return node;
}

/**
 * cb_art_draw:
 * @name: a picture of ours, such as "rescue/dog"
 * @widget: where it is shown
 * @snapshot: what to draw to
 * @area: which part of the widget it fills; nothing is drawn where that has no
 *   whole pixel
 */
void
cb_art_draw (const char          *name,
             GtkWidget           *widget,
             GtkSnapshot         *snapshot,
             const GdkRectangle  *area)
{
  if (area->width < 1 || area->height < 1)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) area->x, (float) area->y));
  gtk_snapshot_append_node (snapshot, cb_art_get_node (name, widget, area->width, area->height));
  gtk_snapshot_restore (snapshot);
}

/**
 * cb_art_place:
 * @child: a square widget that shows pictures
 * @x: where it begins in its parent
 * @y: its upper edge
 * @side: how large it is
 *
 * Gives it whole pixels: a picture that lies between them is blurred.
 */
void
cb_art_place (GtkWidget *child,
              float      x,
              float      y,
              float      side)
{
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) (int) x, (float) (int) y);

  gtk_widget_allocate (child, (int) side, (int) side, -1, gsk_transform_translate (NULL, &point));
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
 * Forgets all pictures; those that a widget still shows live on with it.
 */
void
cb_art_drop_caches (void)
{
  Cache *cache = get_cache ();

  g_hash_table_remove_all (cache->nodes);
  cache->n_pixels = 0;
}
