/* main.c - cheeseboard-cli: records and computer players without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-cli.h"

#include "cb-language.h"

#include <glib/gi18n.h>

static const CbCommand commands[] = {
  { "replay", N_("[--trace] [--events] FILE"), N_("Replay a record and show how it ended"),
    cb_cli_replay },
  { "simulate", N_("GAME --seats LEVEL,LEVEL… [OPTION…]"),
    N_("Play whole games between computer players"), cb_cli_simulate },
  { "bench", N_("GAME [OPTION…]"), N_("Measure how fast the rules and the search are"),
    cb_cli_bench },
  { "suggest", N_("FILE [OPTION…]"),
    N_("Show what a computer player would do in a record’s last position"), cb_cli_suggest },
  { "stats", N_("[FOLDER]"), N_("Show statistics of the players in a folder’s games"),
    cb_cli_stats },
  { "lesson", N_("check FILE"), N_("Play a lesson through and show what is wrong with it"),
    cb_cli_lesson },
};

static void
print_help (void)
{
  g_print ("%s\n  cheeseboard-cli %s\n\n%s\n", _("Usage:"),
           _("COMMAND [ARGUMENT…]"), _("Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %s %s\n      %s\n", commands[i].name, _(commands[i].arguments),
             _(commands[i].summary));
  g_print ("\n%s\n", _("“cheeseboard-cli COMMAND --help” lists the options of a command."));
}

static CbCliStatus
run (int    argc,
     char **argv)
{
  if (argc < 2)
    return cb_cli_fail (CB_CLI_BAD_USAGE, _("No command given; see cheeseboard-cli --help"));

  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    {
      print_help ();
      return CB_CLI_OK;
    }

  for (int i = 1; i < argc && !g_str_equal (argv[i], "--"); i++)
    if (g_str_equal (argv[i], "--version"))
      {
        g_print ("cheeseboard-cli %s\n", PACKAGE_VERSION);
        return CB_CLI_OK;
      }

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (argv[1], commands[i].name))
      {
        /* So that the help of a command shows how it is called. */
        g_autofree char *name = g_strconcat ("cheeseboard-cli ", argv[1], NULL);

        g_set_prgname (name);
        return commands[i].run (argc - 1, argv + 1);
      }

  return cb_cli_fail (CB_CLI_BAD_USAGE, _("Unknown command “%s”; see cheeseboard-cli --help"),
                      argv[1]);
}

int
main (int    argc,
      char **argv)
{
  cb_cli_guard_output ();
  cb_language_bind ();
  cb_language_use (CB_LANGUAGE_SYSTEM);

  return (int) run (argc, argv);
}
