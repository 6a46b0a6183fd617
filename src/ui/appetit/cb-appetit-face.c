/* cb-appetit-face.c - a card, from its face or from its back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-face.h"

#include "cb-art.h"

/* Of a card's width: the picture and the same picture, small, in the corner
 * that shows when cards are fanned. */
#define PICTURE  0.84f
#define INDEX    0.30f
#define MARGIN   0.05f

/* With four or more players the deck has red and blue backs, five to four. */
#define MAX_RED_SEATS  3
#define N_BACKS        9
#define N_RED_BACKS    5

/**
 * CbAppetitFace:
 *
 * A card as it lies on the table. It is decoration: the pile and the seats
 * around it carry the names.
 */
struct _CbAppetitFace
{
  GtkWidget   parent_instance;

  const char *art;
  gboolean    is_back;
};

G_DEFINE_FINAL_TYPE (CbAppetitFace, cb_appetit_face, GTK_TYPE_WIDGET)

static void
draw_art (CbAppetitFace *self,
          GtkSnapshot   *snapshot,
          float          x,
          float          y,
          float          side)
{
  cb_art_draw (self->art, GTK_WIDGET (self), snapshot,
               &(GdkRectangle) { (int) x, (int) y, (int) side, (int) side });
}

static void
cb_appetit_face_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  CbAppetitFace *self = CB_APPETIT_FACE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  float w = (float) width, side = PICTURE * w;

  if (self->art != NULL && self->is_back)
    cb_art_draw (self->art, widget, snapshot, &(GdkRectangle) { 0, 0, width, height });
  else if (self->art != NULL)
    {
      draw_art (self, snapshot, (w - side) / 2, (float) height - side - 2 * MARGIN * w, side);
      draw_art (self, snapshot, MARGIN * w, MARGIN * w, INDEX * w);
    }
}

static void
cb_appetit_face_class_init (CbAppetitFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = cb_appetit_face_snapshot;

  gtk_widget_class_set_css_name (widget_class, "appetit-face");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_appetit_face_init (CbAppetitFace *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
cb_appetit_face_new (void)
{
  return g_object_new (CB_TYPE_APPETIT_FACE, NULL);
}

/**
 * cb_appetit_face_show:
 * @self: a card
 * @art: (transfer none) (nullable): its picture, a string that is never freed
 * @is_back: whether that is the picture of a back
 */
void
cb_appetit_face_show (CbAppetitFace *self,
                      const char    *art,
                      gboolean       is_back)
{
  g_return_if_fail (CB_IS_APPETIT_FACE (self));

  if (self->art == art)
    return;

  self->art = art;
  self->is_back = is_back;
  /* Only a back reaches the round corners; and clipping is slow on a turned card. */
  gtk_widget_set_overflow (GTK_WIDGET (self),
                           is_back ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * cb_appetit_face_find_back:
 * @n_seats: how many play
 * @seat: whose pack it is
 * @n_cards: how many cards the pack has from this card downwards
 *
 * The rules do not tell which card has which back, as it does not matter: it
 * only has to stay the same while the cards above it are turned.
 *
 * Returns: the picture of the back of a card in a pack
 */
const char *
cb_appetit_face_find_back (guint  n_seats,
                           CbSeat seat,
                           guint  n_cards)
{
  guint place = (n_cards * 4 + (guint) seat * 2) % N_BACKS;

  return n_seats <= MAX_RED_SEATS || place < N_RED_BACKS ? "appetit/back-red"
                                                         : "appetit/back-blue";
}
