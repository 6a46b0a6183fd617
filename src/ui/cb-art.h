/* cb-art.h - pictures, drawn once for every size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void             cb_art_draw                (const char            *name,
                                             GtkWidget             *widget,
                                             GtkSnapshot           *snapshot,
                                             const GdkRectangle    *area);
void             cb_art_place               (GtkWidget             *child,
                                             float                  x,
                                             float                  y,
                                             float                  side);
GskRenderNode   *cb_art_get_node            (const char            *name,
                                             GtkWidget             *widget,
                                             int                    width,
                                             int                    height);
GdkTexture      *cb_art_new_texture         (const char            *name,
                                             int                    width,
                                             int                    height)
                                             G_GNUC_WARN_UNUSED_RESULT;
double           cb_art_get_aspect          (const char            *name);
void             cb_art_drop_caches         (void);

/* For GTK's Cairo renderer alone. */
gboolean         cb_art_is_drawn_with_cairo (GtkWidget             *widget);
cairo_surface_t *cb_art_flatten             (GskRenderNode         *node,
                                             const graphene_rect_t *box,
                                             int                    scale)
                                             G_GNUC_WARN_UNUSED_RESULT;
GskRenderNode   *cb_art_new_node            (cairo_surface_t       *surface,
                                             const graphene_rect_t *bounds)
                                             G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
