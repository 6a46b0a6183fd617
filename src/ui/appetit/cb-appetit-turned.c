/* cb-appetit-turned.c - a card that does not lie straight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GTK's renderer that draws with Cairo would turn a card line by line, each time
 * that it draws it, which takes several times as long as all the rest. Here its
 * pixels are turned. A graphics processor needs none of this.
 */

#include "cb-appetit-turned.h"

#include "cb-art.h"

static void
turn (CbAppetitTurned *self,
      GskRenderNode   *drawn,
      GtkSnapshot     *snapshot)
{
  graphene_rect_t box;
  cairo_t *cr;
  float xx, yx, xy, yy, dx, dy;

  gsk_render_node_get_bounds (drawn, &box);
  graphene_rect_round_extents (&box, &box);
  gsk_transform_to_2d (gsk_transform_node_get_transform (drawn), &xx, &yx, &xy, &yy, &dx, &dy);
  cr = gtk_snapshot_append_cairo (snapshot, &box);
  cairo_transform (cr, &(cairo_matrix_t) { (double) xx, (double) yx, (double) xy, (double) yy,
                                           (double) dx, (double) dy });
  cairo_set_source_surface (cr, self->flat, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
}

/* Turned or scaled, and not only moved. */
static gboolean
is_turned (GskRenderNode *drawn)
{
  GskTransformCategory category;

  if (gsk_render_node_get_node_type (drawn) != GSK_TRANSFORM_NODE)
    return FALSE;

  category = gsk_transform_get_category (gsk_transform_node_get_transform (drawn));

  return category == GSK_TRANSFORM_CATEGORY_2D || category == GSK_TRANSFORM_CATEGORY_2D_AFFINE;
}

/**
 * cb_appetit_turned_snapshot:
 * @self: what was drawn of the card before
 * @card: a child of the widget that is drawn
 * @snapshot: what to draw to
 */
void
cb_appetit_turned_snapshot (CbAppetitTurned *self,
                            GtkWidget       *card,
                            GtkSnapshot     *snapshot)
{
  GtkSnapshot *own = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) drawn = NULL;
  GskRenderNode *content;
  graphene_rect_t box;

  gtk_widget_snapshot_child (gtk_widget_get_parent (card), card, own);
  drawn = gtk_snapshot_free_to_node (own);
  if (drawn == NULL)
    return;

  if (!cb_art_is_drawn_with_cairo (card) || !is_turned (drawn))
    {
      gtk_snapshot_append_node (snapshot, drawn);
      return;
    }

  content = gsk_transform_node_get_child (drawn);
  if (self->content != content)
    {
      cb_appetit_turned_clear (self);
      self->content = gsk_render_node_ref (content);
      gsk_render_node_get_bounds (content, &box);
      graphene_rect_round_extents (&box, &box);
      self->flat = cb_art_flatten (content, &box, gtk_widget_get_scale_factor (card));
    }
  turn (self, drawn, snapshot);
}

void
cb_appetit_turned_clear (CbAppetitTurned *self)
{
  g_clear_pointer (&self->content, gsk_render_node_unref);
  g_clear_pointer (&self->flat, cairo_surface_destroy);
}
