/* cb-art.c - pictures, drawn once for every size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-art.h"

#include "cb-seat-art.h"
#include "cb-ui.h"

#include <librsvg/rsvg.h>

/* How many pixels of pictures are kept: the least, and how many for each pixel of a window.
 * A window that is being resized asks for many sizes that are never needed again, so the
 * least recently used go and those in sight stay. */
#define MIN_PIXELS         (1024 * 1024)
#define PIXELS_PER_PIXEL   2

/* A picture this large is drawn once and for all, so what librsvg has made of its file is
 * not kept. */
#define LARGE_PIXELS (250 * 150)

/**
 * Picture:
 * @key: its name and size, and what draws it
 * @node: the picture at that size
 * @n_pixels: how many it has
 */
typedef struct
{
  char          *key;
  GskRenderNode *node;
  guint64        n_pixels;
} Picture;

/**
 * Cache:
 * @handles: what librsvg has made of files, by name
 * @aspects: widths for a height of 1, by name
 * @pictures: links of @recent, by key
 * @recent: (element-type Picture): the most recently used come first
 * @n_pixels: how many all pictures have
 */
typedef struct
{
  GHashTable *handles;
  GHashTable *aspects;
  GHashTable *pictures;
  GQueue      recent;
  guint64     n_pixels;
} Cache;

static Cache *
get_cache (void)
{
  static Cache cache = { .recent = G_QUEUE_INIT };

  if (cache.handles == NULL)
    {
      cache.handles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
      cache.aspects = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      cache.pictures = g_hash_table_new (g_str_hash, g_str_equal);
    }

  return &cache;
}

/* Takes over the key and the node. */
static void
keep_picture (Cache         *self,
              char          *key,
              GskRenderNode *node,
              guint64        n_pixels)
{
  Picture *picture = g_new (Picture, 1);

  *picture = (Picture) { key, node, n_pixels };
  g_queue_push_head (&self->recent, picture);
  g_hash_table_insert (self->pictures, key, self->recent.head);
  self->n_pixels += n_pixels;
}

static GskRenderNode *
find_picture (Cache      *self,
              const char *key)
{
  GList *link = g_hash_table_lookup (self->pictures, key);

  if (link == NULL)
    return NULL;

  g_queue_unlink (&self->recent, link);
  g_queue_push_head_link (&self->recent, link);

  return ((Picture *) link->data)->node;
}

/* Drops the least recently used until the others fit. */
static void
drop_pictures (Cache   *self,
               guint64  room)
{
  while (self->n_pixels > room)
    {
      Picture *picture = g_queue_pop_tail (&self->recent);

      self->n_pixels -= picture->n_pixels;
      g_hash_table_remove (self->pictures, picture->key);
      gsk_render_node_unref (picture->node);
      g_free (picture->key);
      g_free (picture);
    }
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

/**
 * cb_art_flatten:
 * @node: anything that is drawn
 * @box: the part of it that is wanted, in whole pixels
 * @scale: of the screen
 *
 * Returns: (transfer full): what Cairo makes of it, which is drawn at once and not piece by
 *   piece
 */
cairo_surface_t *
cb_art_flatten (GskRenderNode         *node,
                const graphene_rect_t *box,
                int                    scale)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) box->size.width * scale,
                                (int) box->size.height * scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cairo_surface_set_device_offset (surface, (double) -box->origin.x * scale,
                                   (double) -box->origin.y * scale);
  cr = cairo_create (surface);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);

  return surface;
}

/**
 * cb_art_new_node:
 * @surface: (transfer full): what was drawn
 * @bounds: where it is shown
 *
 * GTK's Cairo renderer would convert a texture, by way of floating-point numbers, every
 * time it draws it. What was drawn with Cairo it only copies.
 *
 * Returns: (transfer full): a node for that renderer
 */
GskRenderNode *
cb_art_new_node (cairo_surface_t       *surface,
                 const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return node;
}

static GskRenderNode *
new_cairo_node (const char            *name,
                const graphene_rect_t *bounds,
                int                    scale)
{
  cairo_surface_t *surface = draw_surface (name, (int) bounds->size.width * scale,
                                           (int) bounds->size.height * scale);

  cairo_surface_set_device_scale (surface, scale, scale);

  return cb_art_new_node (surface, bounds);
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

static guint64
count_pixels (int width,
              int height,
              int scale)
{
  return (guint64) width * (guint64) height * (guint64) (scale * scale);
}

/* How many pixels to keep for the window of a widget. */
static guint64
get_room (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_native (widget));
  guint64 n_pixels = count_pixels (gtk_widget_get_width (window), gtk_widget_get_height (window),
                                   gtk_widget_get_scale_factor (window));

  return MAX (MIN_PIXELS, PIXELS_PER_PIXEL * n_pixels);
}

/**
 * cb_art_get_node:
 * @name: a picture of ours, such as "rescue/dog"
 * @widget: where it is to be shown
 * @width: how wide
 * @height: how high
 *
 * A picture of a seat has the shape and colour that the seat has there.
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
  guint64 n_pixels = count_pixels (width, height, scale);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  g_autofree char *art = cb_seat_art_find (widget, name);
  g_autofree char *key = g_strdup_printf ("%s %d %d %d %d", art, width, height, scale, for_cairo);
  GskRenderNode *node = find_picture (cache, key);

  if (node != NULL)
    return node;

  drop_pictures (cache, get_room (widget));
  node = (for_cairo ? new_cairo_node : new_texture_node) (art, &bounds, scale);
  if (n_pixels > LARGE_PIXELS)
    g_hash_table_remove (cache->handles, art);
  keep_picture (cache, g_steal_pointer (&key), node, n_pixels);

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
  drop_pictures (get_cache (), 0);
}
