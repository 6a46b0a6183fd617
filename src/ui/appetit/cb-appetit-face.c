/* cb-appetit-face.c - a card, from its face or from its back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-face.h"

#include "cb-art.h"
#include "cb-picture.h"

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
  GtkWidget  parent_instance;

  GtkWidget *picture;
  GtkWidget *index;
  gboolean   is_back;
};

G_DEFINE_FINAL_TYPE (CbAppetitFace, cb_appetit_face, GTK_TYPE_WIDGET)

static const char *const pictures[CB_APPETIT_N_CARDS] = {
  [CB_APPETIT_CHEESE] = "appetit/cheese",
  [CB_APPETIT_MOUSE_1] = "appetit/mouse-1",
  [CB_APPETIT_MOUSE_2] = "appetit/mouse-2",
  [CB_APPETIT_MOUSE_3] = "appetit/mouse-3",
  [CB_APPETIT_CAT] = "appetit/cat",
};

static void
cb_appetit_face_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
cb_appetit_face_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  CbAppetitFace *self = CB_APPETIT_FACE (widget);
  float w = (float) width, side = PICTURE * w;

  gtk_widget_set_child_visible (self->index, !self->is_back);
  if (self->is_back)
    {
      gtk_widget_allocate (self->picture, width, height, -1, NULL);
      return;
    }

  cb_art_place (self->picture, (w - side) / 2, (float) height - side - 2 * MARGIN * w, side);
  cb_art_place (self->index, MARGIN * w, MARGIN * w, INDEX * w);
}

static void
cb_appetit_face_dispose (GObject *object)
{
  CbAppetitFace *self = CB_APPETIT_FACE (object);

  g_clear_pointer (&self->picture, gtk_widget_unparent);
  g_clear_pointer (&self->index, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_appetit_face_parent_class)->dispose (object);
}

static void
cb_appetit_face_class_init (CbAppetitFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_appetit_face_dispose;
  widget_class->measure = cb_appetit_face_measure;
  widget_class->size_allocate = cb_appetit_face_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "appetit-face");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_appetit_face_init (CbAppetitFace *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->picture = cb_picture_new (NULL);
  gtk_widget_set_parent (self->picture, widget);
  self->index = cb_picture_new (NULL);
  gtk_widget_set_parent (self->index, widget);
  gtk_widget_set_can_target (widget, FALSE);
}

GtkWidget *
cb_appetit_face_new (void)
{
  return g_object_new (CB_TYPE_APPETIT_FACE, NULL);
}

/* Only a back reaches the round corners; and clipping is slow on a turned card. */
static void
clip (CbAppetitFace *self,
      gboolean       is_back)
{
  GtkOverflow overflow = is_back ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE;

  gtk_widget_set_overflow (GTK_WIDGET (self), overflow);
  gtk_widget_set_overflow (self->picture, overflow);
  gtk_widget_set_overflow (self->index, overflow);
}

static void
show_art (CbAppetitFace *self,
          const char    *art,
          gboolean       is_back)
{
  if (g_strcmp0 (cb_picture_get_art (CB_PICTURE (self->picture)), art) == 0)
    return;

  self->is_back = is_back;
  cb_picture_set_cover (CB_PICTURE (self->picture), is_back);
  clip (self, is_back);
  cb_picture_set_art (CB_PICTURE (self->picture), art);
  cb_picture_set_art (CB_PICTURE (self->index), is_back ? NULL : art);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
cb_appetit_face_show_card (CbAppetitFace *self,
                           CbAppetitCard  card)
{
  g_return_if_fail (CB_IS_APPETIT_FACE (self));

  show_art (self, pictures[card], FALSE);
}

/**
 * cb_appetit_face_show_back:
 * @self: a card
 * @back: the picture of its back, as from cb_appetit_face_find_back()
 */
void
cb_appetit_face_show_back (CbAppetitFace *self,
                           const char    *back)
{
  g_return_if_fail (CB_IS_APPETIT_FACE (self));

  show_art (self, back, TRUE);
}

const char *
cb_appetit_face_get_art (CbAppetitCard card)
{
  return pictures[card];
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
