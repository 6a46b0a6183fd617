/* main.c - starts the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-application.h"
#include "cb-language.h"
#include "cb-memory.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (CbApplication) application = NULL;

  cb_memory_init ();
  /* The locale is ours to choose. */
  gtk_disable_setlocale ();
  cb_language_bind ();

  application = cb_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
