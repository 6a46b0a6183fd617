/* cb-hand.c - keys and clicks as the X server makes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-hand.h"

#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static const struct
{
  GdkModifierType modifier;
  guint           keyval;
} modifiers[] = {
  { GDK_CONTROL_MASK, GDK_KEY_Control_L },
  { GDK_SHIFT_MASK, GDK_KEY_Shift_L },
  { GDK_ALT_MASK, GDK_KEY_Alt_L },
};

static Display *
get_display (void)
{
  return gdk_x11_display_get_xdisplay (gdk_display_get_default ());
}

static Window
get_xid (GtkNative *native)
{
  return gdk_x11_surface_get_xid (gtk_native_get_surface (native));
}

gboolean
cb_hand_is_there (void)
{
  int event, error, major, minor;

  return GDK_IS_X11_DISPLAY (gdk_display_get_default ()) &&
         XTestQueryExtension (get_display (), &event, &error, &major, &minor);
}

static guint
find_code (guint keyval)
{
  g_autofree GdkKeymapKey *keys = NULL;
  int n_keys = 0;

  if (!gdk_display_map_keyval (gdk_display_get_default (), keyval, &keys, &n_keys))
    g_error ("There is no key for %s", gdk_keyval_name (keyval));

  return keys[0].keycode;
}

static void
hold (GdkModifierType held,
      gboolean        down)
{
  for (guint i = 0; i < G_N_ELEMENTS (modifiers); i++)
    if ((held & modifiers[i].modifier) != 0)
      XTestFakeKeyEvent (get_display (), find_code (modifiers[i].keyval), down, CurrentTime);
}

/* Without a window manager nobody else gives a window the focus. */
static void
focus (GtkWindow *window)
{
  XSetInputFocus (get_display (), get_xid (GTK_NATIVE (window)), RevertToParent, CurrentTime);
  XSync (get_display (), False);
}

void
cb_hand_key (GtkWindow  *window,
             const char *accelerator)
{
  GdkModifierType held;
  guint keyval, code;

  gtk_accelerator_parse (accelerator, &keyval, &held);
  code = find_code (keyval);

  focus (window);
  hold (held, TRUE);
  XTestFakeKeyEvent (get_display (), code, True, CurrentTime);
  XTestFakeKeyEvent (get_display (), code, False, CurrentTime);
  hold (held, FALSE);
  XSync (get_display (), False);
}

/* To a place inside of a widget, wherever its window is on the screen. */
void
cb_hand_move (GtkWidget *widget,
              double     x,
              double     y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double left, top;
  int root_x, root_y;
  Window child;

  if (!gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &x, &y))
    return;

  gtk_native_get_surface_transform (native, &left, &top);
  XTranslateCoordinates (get_display (), get_xid (native), DefaultRootWindow (get_display ()),
                         (int) (x + left), (int) (y + top), &root_x, &root_y, &child);
  XTestFakeMotionEvent (get_display (), -1, root_x, root_y, CurrentTime);
  XSync (get_display (), False);
}

void
cb_hand_press (guint button)
{
  XTestFakeButtonEvent (get_display (), button, True, CurrentTime);
  XSync (get_display (), False);
}

void
cb_hand_release (guint button)
{
  XTestFakeButtonEvent (get_display (), button, False, CurrentTime);
  XSync (get_display (), False);
}

G_GNUC_END_IGNORE_DEPRECATIONS
