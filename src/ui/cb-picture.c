/* cb-picture.c - a picture of ours, sharp at any size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-picture.h"

#include "cb-art.h"

#include <math.h>

/**
 * CbPicture:
 *
 * Shows a picture as large as it fits, or, to cover, as large as it must be to
 * leave nothing free. It is decoration: what it means belongs to the name of
 * the widget around it.
 */
struct _CbPicture
{
  GtkWidget parent_instance;

  char     *art;
  gboolean  cover;
  int       size;
};

G_DEFINE_FINAL_TYPE (CbPicture, cb_picture, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_ART,
  PROP_SIZE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
cb_picture_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  CbPicture *self = CB_PICTURE (widget);
  double aspect = self->art != NULL ? cb_art_get_aspect (self->art) : 1;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    aspect = 1;

  *minimum = *natural = (int) lround (self->size * aspect);
}

static void
cb_picture_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  CbPicture *self = CB_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double aspect, w, h;

  if (self->art == NULL || width <= 0 || height <= 0)
    return;

  aspect = cb_art_get_aspect (self->art);
  if ((width > height * aspect) != self->cover)
    w = (h = height) * aspect;
  else
    h = (w = width) / aspect;

  cb_art_draw (self->art, widget, snapshot,
               &(GdkRectangle) { (int) floor ((width - w) / 2), (int) floor ((height - h) / 2),
                                 (int) ceil (w), (int) ceil (h) });
}

static void
cb_picture_finalize (GObject *object)
{
  g_free (CB_PICTURE (object)->art);

  G_OBJECT_CLASS (cb_picture_parent_class)->finalize (object);
}

static void
cb_picture_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  CbPicture *self = CB_PICTURE (object);

  switch (prop_id)
    {
    case PROP_ART:
      g_value_set_string (value, self->art);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_picture_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  CbPicture *self = CB_PICTURE (object);

  switch (prop_id)
    {
    case PROP_ART:
      cb_picture_set_art (self, g_value_get_string (value));
      break;
    case PROP_SIZE:
      cb_picture_set_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_picture_class_init (CbPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = cb_picture_finalize;
  object_class->get_property = cb_picture_get_property;
  object_class->set_property = cb_picture_set_property;
  widget_class->measure = cb_picture_measure;
  widget_class->snapshot = cb_picture_snapshot;

  props[PROP_ART] = g_param_spec_string ("art", NULL, NULL, NULL, flags);
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 0, 4096, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "cb-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_picture_init (CbPicture *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * cb_picture_new:
 * @art: (nullable): a picture of ours, such as "rescue/dog"
 *
 * Returns: (transfer floating): a picture
 */
GtkWidget *
cb_picture_new (const char *art)
{
  return g_object_new (CB_TYPE_PICTURE, "art", art, NULL);
}

const char *
cb_picture_get_art (CbPicture *self)
{
  g_return_val_if_fail (CB_IS_PICTURE (self), NULL);

  return self->art;
}

void
cb_picture_set_art (CbPicture  *self,
                    const char *art)
{
  g_return_if_fail (CB_IS_PICTURE (self));

  if (g_strcmp0 (self->art, art) == 0)
    return;

  g_free (self->art);
  self->art = g_strdup (art);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ART]);
}

/**
 * cb_picture_set_cover:
 * @self: a picture
 * @cover: whether it leaves nothing free, and is cut where it must be
 */
void
cb_picture_set_cover (CbPicture *self,
                      gboolean   cover)
{
  g_return_if_fail (CB_IS_PICTURE (self));

  self->cover = !!cover;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * cb_picture_set_size:
 * @self: a picture
 * @size: the height that it asks for; its width follows from the drawing
 */
void
cb_picture_set_size (CbPicture *self,
                     int        size)
{
  g_return_if_fail (CB_IS_PICTURE (self));

  if (self->size == size)
    return;

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
}
