/* cb-style.c - colours for dark and high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-style.h"

#include "cb-ui.h"

#include <adwaita.h>

/**
 * Variant:
 * @property: the property of the style manager that asks for it
 * @resource: the style sheet that goes on top of the usual one
 *
 * Older versions of libadwaita load such sheets by their names, newer ones warn
 * about them, so these have other names and are loaded here.
 */
typedef struct
{
  const char *property;
  const char *resource;
} Variant;

static const Variant variants[] = {
  { "dark", CB_RESOURCE_PATH "dark.css" },
  { "high-contrast", CB_RESOURCE_PATH "contrast.css" },
};

static void
show_variant (AdwStyleManager *manager,
              const char      *property,
              GtkCssProvider  *provider)
{
  GdkDisplay *display = gdk_display_get_default ();
  gboolean active;

  g_object_get (manager, property, &active, NULL);
  if (active)
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  else
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (provider));
}

static void
variant_changed_cb (AdwStyleManager *manager,
                    GParamSpec      *pspec,
                    GtkCssProvider  *provider)
{
  show_variant (manager, pspec->name, provider);
}

/**
 * cb_style_install:
 *
 * Follows the desktop's wish for dark colours and for high contrast.
 */
void
cb_style_install (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
      g_autofree char *signal = g_strconcat ("notify::", variants[i].property, NULL);

      gtk_css_provider_load_from_resource (provider, variants[i].resource);
      g_signal_connect_object (manager, signal, G_CALLBACK (variant_changed_cb), provider, 0);
      g_object_set_data_full (G_OBJECT (manager), variants[i].resource, g_object_ref (provider),
                              g_object_unref);
      show_variant (manager, variants[i].property, provider);
    }
}
