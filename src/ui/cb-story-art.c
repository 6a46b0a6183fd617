/* cb-story-art.c - cards and tiles in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-story-art.h"

#include "cb-art.h"
#include "cb-thumbnail.h"

/* In pixels: a card, what is free around its picture, and how far cards are apart. */
#define CARD    32
#define MARGIN  3
#define GAP     4

/**
 * CbStoryArt:
 * @art: (element-type utf8): the pictures
 *
 * Shows cards side by side, in as many rows as it takes. It is decoration: the words
 * beside it say the same.
 */
struct _CbStoryArt
{
  GtkWidget parent_instance;

  GPtrArray *art;
};

G_DEFINE_FINAL_TYPE (CbStoryArt, cb_story_art, GTK_TYPE_WIDGET)

/* How many cards stand side by side; all of them if there is no limit. */
static int
count_columns (CbStoryArt *self,
               int         width)
{
  int n = (int) self->art->len;

  return width < 0 ? n : CLAMP ((width + GAP) / (CARD + GAP), 1, n);
}

static GtkSizeRequestMode
cb_story_art_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cb_story_art_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  CbStoryArt *self = CB_STORY_ART (widget);
  int n = (int) self->art->len, columns = count_columns (self, for_size);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = CARD;
      *natural = n * (CARD + GAP) - GAP;
    }
  else
    *minimum = *natural = (n + columns - 1) / columns * (CARD + GAP) - GAP;
}

static void
cb_story_art_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  CbStoryArt *self = CB_STORY_ART (widget);
  int columns = count_columns (self, gtk_widget_get_width (widget));

  for (int i = 0; i < (int) self->art->len; i++)
    {
      GdkRectangle card = { i % columns * (CARD + GAP), i / columns * (CARD + GAP), CARD, CARD };
      GdkRectangle picture = { card.x + MARGIN, card.y + MARGIN, CARD - 2 * MARGIN,
                               CARD - 2 * MARGIN };

      cb_thumbnail_draw_card (widget, snapshot, &card);
      cb_art_draw (g_ptr_array_index (self->art, i), widget, snapshot, &picture);
    }
}

static void
cb_story_art_finalize (GObject *object)
{
  g_ptr_array_unref (CB_STORY_ART (object)->art);

  G_OBJECT_CLASS (cb_story_art_parent_class)->finalize (object);
}

static void
cb_story_art_class_init (CbStoryArtClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_story_art_finalize;
  widget_class->get_request_mode = cb_story_art_get_request_mode;
  widget_class->measure = cb_story_art_measure;
  widget_class->snapshot = cb_story_art_snapshot;

  gtk_widget_class_set_css_name (widget_class, "cb-story-art");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_story_art_init (CbStoryArt *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * cb_story_art_new:
 * @art: (element-type utf8): at least one picture
 *
 * Returns: (transfer floating): the cards
 */
GtkWidget *
cb_story_art_new (GPtrArray *art)
{
  CbStoryArt *self;

  g_return_val_if_fail (art != NULL && art->len > 0, NULL);

  self = g_object_new (CB_TYPE_STORY_ART, NULL);
  self->art = g_ptr_array_ref (art);

  return GTK_WIDGET (self);
}
