/* cb-cover.c - a picture as wide as there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cover.h"

#include "cb-picture.h"

/**
 * CbCover:
 *
 * Takes the width that it is given and asks for the height that its picture
 * then has, so that cards of any width show all of theirs. All covers have the same
 * aspect: none of them is read before the window is there.
 */
struct _CbCover
{
  GtkWidget parent_instance;

  GtkWidget *picture;
};

G_DEFINE_FINAL_TYPE (CbCover, cb_cover, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
cb_cover_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cb_cover_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    *natural = (int) (for_size / CB_COVER_ASPECT);
}

static void
cb_cover_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  gtk_widget_allocate (CB_COVER (widget)->picture, width, height, baseline, NULL);
}

static void
cb_cover_dispose (GObject *object)
{
  g_clear_pointer (&CB_COVER (object)->picture, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_cover_parent_class)->dispose (object);
}

static void
cb_cover_class_init (CbCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_cover_dispose;
  widget_class->get_request_mode = cb_cover_get_request_mode;
  widget_class->measure = cb_cover_measure;
  widget_class->size_allocate = cb_cover_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "cb-cover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_cover_init (CbCover *self)
{
  self->picture = cb_picture_new (NULL);
  cb_picture_set_cover (CB_PICTURE (self->picture), TRUE);
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
cb_cover_set_art (CbCover    *self,
                  const char *art)
{
  g_return_if_fail (CB_IS_COVER (self));

  cb_picture_set_art (CB_PICTURE (self->picture), art);
}
