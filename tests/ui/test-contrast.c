/* test-contrast.c - whether what is written and marked can be told from what is behind it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shell-test.h"

#include "cb-game-views.h"
#include "cb-rescue-cell.h"
#include "cb-settings.h"
#include "cb-window-private.h"

#include <math.h>

#define TEXT  4.5
#define MARK  3.0
#define EDGE  8

/**
 * Picture:
 * @pixels: what is on the screen, in four bytes each
 * @width: how many there are in a line
 * @height: how many lines
 */
typedef struct
{
  guint32 *pixels;
  int      width;
  int      height;
} Picture;

static void
take_picture (Picture   *self,
              GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t frame;

  g_assert_true (gtk_widget_compute_bounds (window, window, &frame));
  self->width = gtk_widget_get_width (window);
  self->height = gtk_widget_get_height (window);
  gtk_snapshot_translate (snapshot, &frame.origin);
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), frame.size.width, frame.size.height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) self->width,
                                                              (float) self->height));
  self->pixels = g_new0 (guint32, (gsize) self->width * (gsize) self->height);
  gdk_texture_download (texture, (guchar *) self->pixels, (gsize) self->width * 4);
}

static double
get_channel (guint32 pixel,
             guint   shift)
{
  double value = (pixel >> shift & 0xff) / 255.0;

  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

/* As the Web Content Accessibility Guidelines have it. */
static double
get_luminance (guint32 pixel)
{
  return 0.2126 * get_channel (pixel, 16) + 0.7152 * get_channel (pixel, 8) +
         0.0722 * get_channel (pixel, 0);
}

static double
get_contrast (guint32 one,
              guint32 other)
{
  double a = get_luminance (one), b = get_luminance (other);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

/* The colour that most of an area has. */
static guint32
find_ground (const Picture      *self,
             const GdkRectangle *area)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  guint32 ground = 0;
  guint most = 0;

  for (int y = area->y; y < area->y + area->height; y++)
    for (int x = area->x; x < area->x + area->width; x++)
      {
        guint32 pixel = self->pixels[y * self->width + x] & 0xffffff;
        gpointer key = GUINT_TO_POINTER (pixel);
        guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)) + 1;

        g_hash_table_insert (counts, key, GUINT_TO_POINTER (n));
        if (n > most)
          {
            most = n;
            ground = pixel;
          }
      }

  return ground;
}

/* What stands out most from most of an area. */
static double
measure (const Picture      *self,
         const GdkRectangle *area)
{
  guint32 ground = find_ground (self, area);
  double best = 1;

  for (int y = area->y; y < area->y + area->height; y++)
    for (int x = area->x; x < area->x + area->width; x++)
      best = MAX (best, get_contrast (self->pixels[y * self->width + x], ground));

  return best;
}

/* Where a widget is, if nothing hides a part of it. */
static gboolean
locate (GtkWidget    *window,
        GtkWidget    *widget,
        GdkRectangle *area)
{
  GdkRectangle visible = { 0, 0, gtk_widget_get_width (window), gtk_widget_get_height (window) };
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  *area = (GdkRectangle) { (int) ceilf (bounds.origin.x), (int) ceilf (bounds.origin.y),
                           (int) floorf (bounds.size.width) - 1,
                           (int) floorf (bounds.size.height) - 1 };
  for (GtkWidget *above = gtk_widget_get_parent (widget); above != NULL;
       above = gtk_widget_get_parent (above))
    {
      GdkRectangle room;

      g_assert_true (gtk_widget_compute_bounds (above, window, &bounds));
      room = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                              (int) ceilf (bounds.size.width) + 1,
                              (int) ceilf (bounds.size.height) + 1 };
      if (GTK_IS_VIEWPORT (above) || GTK_IS_SCROLLABLE (above) ||
          gtk_widget_get_overflow (above) == GTK_OVERFLOW_HIDDEN)
        gdk_rectangle_intersect (&visible, &room, &visible);
    }

  return area->width > 0 && area->height > 0 && gdk_rectangle_intersect (&visible, area, &visible) &&
         gdk_rectangle_equal (&visible, area);
}

/* Whether nothing lies above the middle of a widget. */
static gboolean
is_on_top (GtkWidget          *window,
           GtkWidget          *widget,
           const GdkRectangle *area)
{
  GtkWidget *hit = gtk_widget_pick (window, area->x + area->width / 2.0,
                                    area->y + area->height / 2.0,
                                    GTK_PICK_INSENSITIVE);

  return hit != NULL && (hit == widget || gtk_widget_is_ancestor (widget, hit) ||
                         gtk_widget_is_ancestor (hit, widget));
}

static void
check (const Picture      *self,
       const GdkRectangle *area,
       double              least,
       const char         *what)
{
  double contrast = measure (self, area);

  if (contrast >= least)
    return;

  g_test_message ("%.2f instead of %.1f at %d, %d: %s", contrast, least, area->x, area->y, what);
  g_test_fail ();
}

/* What cannot be used or seen need not be read. */
static void
check_texts (const Picture *self,
             GtkWidget     *window,
             GtkWidget     *widget,
             guint         *n_checked)
{
  GdkRectangle area;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) ||
      gtk_widget_get_opacity (widget) == 0)
    return;

  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0' &&
      locate (window, widget, &area) && is_on_top (window, widget, &area))
    {
      check (self, &area, TEXT, gtk_label_get_text (GTK_LABEL (widget)));
      ++*n_checked;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_texts (self, window, child, n_checked);
}

/* Its left edge, between the corners. */
static void
check_edge (const Picture *self,
            GtkWidget     *window,
            GtkWidget     *widget,
            const char    *what,
            guint         *n_checked)
{
  GdkRectangle area;

  if (!locate (window, widget, &area))
    return;

  area = (GdkRectangle) { area.x, area.y + area.height / 4, EDGE, area.height / 2 };
  check (self, &area, MARK, what);
  ++*n_checked;
}

/* Where a card may be laid, and whose turn it is. */
static void
check_marks (const Picture *self,
             GtkWidget     *window,
             GtkWidget     *widget,
             guint         *n_checked)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (CB_IS_RESCUE_CELL (widget) && gtk_widget_has_css_class (widget, "free"))
    check_edge (self, window, widget, "free cell", n_checked);
  if (gtk_widget_has_css_class (widget, "seat") && gtk_widget_has_css_class (widget, "turn"))
    check_edge (self, window, widget, "turn", n_checked);
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_marks (self, window, child, n_checked);
}

/* Returns: how many marks there are */
static guint
check_window (CbWindow *window)
{
  GtkWidget *root = GTK_WIDGET (window);
  g_autofree guint32 *pixels = NULL;
  Picture picture;
  guint n_texts = 0, n_marks = 0;

  do
    cb_shell_test_settle ();
  while (gtk_widget_get_width (root) == 0);
  take_picture (&picture, root);
  pixels = picture.pixels;
  check_texts (&picture, root, root, &n_texts);
  check_marks (&picture, root, root, &n_marks);
  g_assert_cmpuint (n_texts, >, 2);

  return n_marks;
}

static CbWindow *
open_window (int width,
             int height)
{
  g_autoptr (GSettings) settings = cb_settings_new ();

  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);

  return cb_shell_test_window ();
}

/* A game that a person has begun, or one that is over. */
static CbWindow *
begin_game (const CbGameView *view,
            int               width,
            int               height)
{
  CbWindow *window = open_window (width, height);

  cb_window_show_setup (window, view);
  cb_window_start (window);
  cb_telling_hurry (cb_table_get_telling (window->table));

  return window;
}

static CbWindow *
open_result (const CbGameView *view)
{
  g_autofree char *name = g_strdup_printf ("%s-2.cheese", view->kind->id);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CbWindow *window = open_window (1000, 720);

  cb_shell_test_open (window, file);

  return window;
}

static void
test_table (gconstpointer data)
{
  CbWindow *window = begin_game (data, 1000, 720);

  g_assert_cmpuint (check_window (window), >, 0);
  cb_shell_test_close (window);
}

static void
test_narrow (gconstpointer data)
{
  CbWindow *window = begin_game (data, 360, 640);

  check_window (window);
  cb_shell_test_close (window);
}

static void
test_result (gconstpointer data)
{
  CbWindow *window = open_result (data);

  check_window (window);
  cb_shell_test_close (window);
}

static void
test_pages (gconstpointer data)
{
  CbWindow *window = open_window (1000, 720);

  check_window (window);
  cb_window_show_setup (window, data);
  check_window (window);
  cb_shell_test_activate (window, "win.rules");
  check_window (window);
  cb_shell_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char    *name;
    GTestDataFunc  func;
  } tests[] = {
    { "table", test_table }, { "narrow", test_narrow }, { "result", test_result },
    { "pages", test_pages },
  };

  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        const CbGameView *view = cb_game_views_get_view (i);
        g_autofree char *path = g_strdup_printf ("/contrast/%s/%s", tests[j].name, view->kind->id);

        g_test_add_data_func (path, view, tests[j].func);
      }

  return cb_shell_test_run ();
}
