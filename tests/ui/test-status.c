/* test-status.c - the line above the board, by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-display.h"
#include "cb-ui-test.h"

#include "cb-status.h"

/* What turns where nobody sees it would let the window be drawn for ever. */
static void
test_thinking_unseen (void)
{
  GtkWidget *status = g_object_new (CB_TYPE_STATUS, NULL);
  GtkWidget *window = cb_ui_test_show (status, 400, 100);
  GtkSpinner *spinner = GTK_SPINNER (gtk_widget_get_template_child (status, CB_TYPE_STATUS,
                                                                    "spinner"));

  gtk_widget_set_visible (status, FALSE);
  cb_status_set_thinking (CB_STATUS (status), TRUE);
  g_assert_true (cb_status_get_thinking (CB_STATUS (status)));
  g_assert_false (gtk_spinner_get_spinning (spinner));
  gtk_widget_set_visible (status, TRUE);
  g_assert_true (gtk_spinner_get_spinning (spinner));
  gtk_widget_set_visible (status, FALSE);
  g_assert_false (gtk_spinner_get_spinning (spinner));
  cb_ui_test_close (window);
}

/* A sentence without room for it reaches over what lies beside the board; the words of both
 * in one place could not be read. */
static void
test_long_saying (void)
{
  GtkWidget *status = g_object_new (CB_TYPE_STATUS, NULL);
  GtkWidget *window = cb_ui_test_show (status, 360, 300);
  GtkWidget *supply = GTK_WIDGET (gtk_widget_get_template_child (status, CB_TYPE_STATUS,
                                                                 "supply"));
  GtkWidget *label = GTK_WIDGET (gtk_widget_get_template_child (status, CB_TYPE_STATUS, "label"));
  double x, y;

  cb_status_set_narrow (CB_STATUS (status), TRUE);
  cb_status_set_supply (CB_STATUS (status), "6 tokens left");
  cb_status_expect (CB_STATUS (status), "Ada to play");
  cb_status_say (CB_STATUS (status), "Ada chases the mouse. A cat wins the whole pile and a mouse "
                 "token. If only cheese comes, the whole pile goes to Gouda.", CB_STATUS_HINT);
  cb_display_wait_frame (window);

  gtk_widget_translate_coordinates (supply, status, gtk_widget_get_width (supply) / 2,
                                    gtk_widget_get_height (supply) / 2, &x, &y);
  g_assert_true (gtk_widget_pick (status, x, y, GTK_PICK_DEFAULT) == label);
  cb_ui_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/status/thinking-unseen", test_thinking_unseen);
  g_test_add_func ("/status/long-saying", test_long_saying);

  return g_test_run ();
}
