/* cb-style.c - colours for dark and high contrast, and the style of tables
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

#define TABLE_STYLE CB_RESOURCE_PATH "table.css"

static gboolean
has_provider (AdwStyleManager *manager,
              const char      *resource)
{
  return g_object_get_data (G_OBJECT (manager), resource) != NULL;
}

/* Read when it is first wanted, and kept by the style manager. */
static GtkStyleProvider *
get_provider (AdwStyleManager *manager,
              const char      *resource)
{
  GtkCssProvider *provider = g_object_get_data (G_OBJECT (manager), resource);

  if (provider == NULL)
    {
      provider = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (provider, resource);
      g_object_set_data_full (G_OBJECT (manager), resource, provider, g_object_unref);
    }

  return GTK_STYLE_PROVIDER (provider);
}

static void
show_variant (AdwStyleManager *manager,
              GParamSpec      *pspec,
              const Variant   *variant)
{
  GdkDisplay *display = gdk_display_get_default ();
  gboolean active;

  g_object_get (manager, variant->property, &active, NULL);
  if (active)
    gtk_style_context_add_provider_for_display (display, get_provider (manager, variant->resource),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  else if (has_provider (manager, variant->resource))
    gtk_style_context_remove_provider_for_display (display,
                                                   get_provider (manager, variant->resource));
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
      g_autofree char *signal = g_strconcat ("notify::", variants[i].property, NULL);
      gpointer variant = (gpointer) &variants[i];

      g_signal_handlers_disconnect_by_func (manager, show_variant, variant);
      g_signal_connect (manager, signal, G_CALLBACK (show_variant), variant);
      show_variant (manager, NULL, variant);
    }
}

/**
 * cb_style_add_table:
 *
 * Adds what only tables and boards need, once. It is three quarters of the style, and the
 * start does not wait until it is read.
 */
void
cb_style_add_table (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (!has_provider (manager, TABLE_STYLE))
    gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                get_provider (manager, TABLE_STYLE),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}
