/* cb-thumbnail.c - a small picture of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-thumbnail.h"

#include "cb-art.h"
#include "cb-seat-art.h"

/* Of a card's width: how round its corners are. */
#define CORNER 0.12f

/**
 * CbThumbnail:
 * @view: (nullable): the game
 * @state: (nullable): a position of it
 * @size: how wide and high it is
 * @drawn: whether the position is drawn, and not the empty table alone
 * @idle_id: until it will be
 * @node: (nullable): the position as it was drawn last
 * @scale: for which scale that was
 * @color: in which colour cards were
 *
 * A position as people would see it from afar, with nothing in it that only some may
 * know. It is decoration: what it means belongs to the name of the widget around it.
 *
 * A list or page does not wait for its pictures: in its first frame they show only the
 * empty table.
 */
struct _CbThumbnail
{
  GtkWidget parent_instance;

  const CbGameView *view;
  CbState          *state;
  int               size;
  gboolean          drawn;
  guint             idle_id;
  GskRenderNode    *node;
  int               scale;
  GdkRGBA           color;
};

G_DEFINE_FINAL_TYPE (CbThumbnail, cb_thumbnail, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SIZE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static gboolean
draw_cb (gpointer user_data)
{
  CbThumbnail *self = user_data;

  self->idle_id = 0;
  self->drawn = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return G_SOURCE_REMOVE;
}

static void
cb_thumbnail_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = CB_THUMBNAIL (widget)->size;
}

static void
forget_node (CbThumbnail *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
}

/* One picture instead of many: a list that scrolls draws it again in every frame, and
 * Cairo would go through all of it. Takes over the node. */
static GskRenderNode *
flatten (GtkWidget     *widget,
         GskRenderNode *node)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                     (float) gtk_widget_get_height (widget));
  cairo_surface_t *surface = cb_art_flatten (node, &bounds, gtk_widget_get_scale_factor (widget));
  GskRenderNode *flat = cb_art_new_node (surface, &bounds);

  gsk_render_node_unref (node);

  return flat;
}

static void
make_node (CbThumbnail *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  forget_node (self);
  self->view->draw_position (widget, snapshot, self->state);
  self->node = gtk_snapshot_free_to_node (snapshot);
  self->scale = gtk_widget_get_scale_factor (widget);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &self->color);
  if (self->node != NULL && cb_art_is_drawn_with_cairo (widget))
    self->node = flatten (widget, self->node);
}

static void
cb_thumbnail_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  forget_node (CB_THUMBNAIL (widget));
}

/* Whether what was drawn last can be shown again: cards may have another colour now. */
static gboolean
is_current (CbThumbnail *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);

  return self->node != NULL && self->scale == gtk_widget_get_scale_factor (widget) &&
         gdk_rgba_equal (&color, &self->color);
}

static void
cb_thumbnail_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  CbThumbnail *self = CB_THUMBNAIL (widget);

  if (self->state == NULL)
    return;

  if (!self->drawn)
    {
      if (self->idle_id == 0)
        self->idle_id = g_idle_add (draw_cb, self);
      return;
    }

  if (!is_current (self))
    make_node (self);
  if (self->node != NULL)
    gtk_snapshot_append_node (snapshot, self->node);
}

static void
cb_thumbnail_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (prop_id == PROP_SIZE)
    g_value_set_int (value, CB_THUMBNAIL (object)->size);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
set_size (CbThumbnail *self,
          int          size)
{
  if (self->size == size)
    return;

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
}

static void
cb_thumbnail_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  if (prop_id == PROP_SIZE)
    set_size (CB_THUMBNAIL (object), g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
cb_thumbnail_dispose (GObject *object)
{
  g_clear_handle_id (&CB_THUMBNAIL (object)->idle_id, g_source_remove);
  forget_node (CB_THUMBNAIL (object));

  G_OBJECT_CLASS (cb_thumbnail_parent_class)->dispose (object);
}

static void
cb_thumbnail_finalize (GObject *object)
{
  g_free (CB_THUMBNAIL (object)->state);

  G_OBJECT_CLASS (cb_thumbnail_parent_class)->finalize (object);
}

static void
cb_thumbnail_class_init (CbThumbnailClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_thumbnail_dispose;
  object_class->finalize = cb_thumbnail_finalize;
  object_class->get_property = cb_thumbnail_get_property;
  object_class->set_property = cb_thumbnail_set_property;
  widget_class->measure = cb_thumbnail_measure;
  widget_class->size_allocate = cb_thumbnail_size_allocate;
  widget_class->snapshot = cb_thumbnail_snapshot;

  props[PROP_SIZE] =
    g_param_spec_int ("size", NULL, NULL, 0, G_MAXINT, 0,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "cb-thumbnail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_thumbnail_init (CbThumbnail *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
cb_thumbnail_new (int size)
{
  return g_object_new (CB_TYPE_THUMBNAIL, "size", size, NULL);
}

gboolean
cb_thumbnail_get_drawn (CbThumbnail *self)
{
  g_return_val_if_fail (CB_IS_THUMBNAIL (self), FALSE);

  return self->drawn;
}

/**
 * cb_thumbnail_set_position:
 * @self: a picture
 * @view: (nullable): the game, %NULL to show nothing
 * @state: (nullable): the position that it shows from now on
 * @marks: (nullable): the shapes and colours of the seats
 */
void
cb_thumbnail_set_position (CbThumbnail      *self,
                           const CbGameView *view,
                           const CbState    *state,
                           const CbMarks    *marks)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *classes[] = { view != NULL ? view->kind->id : NULL, NULL };

  g_return_if_fail (CB_IS_THUMBNAIL (self));
  g_return_if_fail (view == NULL || (state != NULL && marks != NULL));

  g_clear_pointer (&self->state, g_free);
  forget_node (self);
  if (self->view != view)
    gtk_widget_set_css_classes (widget, classes);
  self->view = view;
  if (view != NULL)
    {
      self->state = cb_kind_copy_state (view->kind, state);
      cb_seat_art_use (widget, marks, view->seat_art);
    }
  gtk_widget_queue_draw (widget);
}

/**
 * cb_thumbnail_draw_card:
 * @widget: where it is shown
 * @snapshot: what to draw to
 * @area: where the card lies
 *
 * An empty card, in the colour of the widget's style.
 */
void
cb_thumbnail_draw_card (GtkWidget          *widget,
                        GtkSnapshot        *snapshot,
                        const GdkRectangle *area)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) area->x, (float) area->y,
                                                     (float) area->width, (float) area->height);
  GskRoundedRect card;
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  gsk_rounded_rect_init_from_rect (&card, &bounds, CORNER * (float) area->width);
  gtk_snapshot_push_rounded_clip (snapshot, &card);
  gtk_snapshot_append_color (snapshot, &color, &bounds);
  gtk_snapshot_pop (snapshot);
}
