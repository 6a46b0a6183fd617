/* cb-language.c - the language of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-language.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

/**
 * Language:
 * @id: its code, which settings and the command line have
 * @name: what those who speak it call it; only “System” is translated
 * @locale: (nullable): where it is spoken by most
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *locale;
} Language;

static const Language languages[] = {
  /* Translators: the language is that of the desktop. */
  { CB_LANGUAGE_SYSTEM, NC_("language", "System"), NULL },
  { "en", "English", "en_US.UTF-8" },
  { "fr", "Français", "fr_FR.UTF-8" },
  { "nl", "Nederlands", "nl_NL.UTF-8" },
  { "es", "Español", "es_ES.UTF-8" },
};

/* Any locale will do in which gettext obeys LANGUAGE. */
#define OWN_LOCALE "en_US.UTF-8"

/* What the program was started with, and what it speaks now. Locale and
 * environment belong to the whole process, and so do these. */
static struct
{
  gboolean    known;
  char       *language;
  char       *messages;
  const char *current;
} process;

/* The documented way to tell gettext that the environment has changed. */
#ifdef __GLIBC__
extern int _nl_msg_cat_cntr;
#endif

static void
forget_catalogs (void)
{
#ifdef __GLIBC__
  ++_nl_msg_cat_cntr;
#endif
}

/* The variables that change while threads read the environment have their place in it
 * from the beginning: only their text changes. An empty one counts as unset. */
#define VARIABLE_LENGTH 1024

static char language_variable[VARIABLE_LENGTH] = "LANGUAGE=";
static char locpath_variable[VARIABLE_LENGTH] = "LOCPATH=";

static void
set_variable (char       *variable,
              const char *value)
{
  char *place = strchr (variable, '=') + 1;

  g_strlcpy (place, value != NULL ? value : "", (gsize) (variable + VARIABLE_LENGTH - place));
}

static void
reserve_variables (void)
{
  static gsize reserved;

  if (!g_once_init_enter (&reserved))
    return;

  set_variable (language_variable, g_getenv ("LANGUAGE"));
  set_variable (locpath_variable, g_getenv ("LOCPATH"));
  putenv (language_variable);
  putenv (locpath_variable);
  g_once_init_leave (&reserved, 1);
}

static void
remember_start (void)
{
  if (process.known)
    return;

  process.known = TRUE;
  reserve_variables ();
  process.language = g_strdup (g_getenv ("LANGUAGE"));
  process.messages = g_strdup (setlocale (LC_MESSAGES, NULL));
}

/* gettext ignores LANGUAGE in the locale C, newer ones also in C.UTF-8. */
static gboolean
is_plain (const char *locale)
{
  return g_str_equal (locale, "POSIX") ||
         (locale[0] == 'C' && (locale[1] == '\0' || locale[1] == '.'));
}

/* A locale as the C library keeps it on the disk: a magic number, how many
 * texts there are, where they begin, and the texts; for messages these are what
 * counts as yes and as no, and the encoding. */
static GByteArray *
make_messages (void)
{
  static const char *const texts[] = { "^[yY]", "^[nN]", "", "", "UTF-8" };
  guint32 head[2 + G_N_ELEMENTS (texts)] = { 0x20031115 ^ LC_MESSAGES, G_N_ELEMENTS (texts) };
  GByteArray *file = g_byte_array_new ();

  g_byte_array_set_size (file, sizeof head);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      head[2 + i] = file->len;
      g_byte_array_append (file, (const guint8 *) texts[i], (guint) strlen (texts[i]) + 1);
    }
  memcpy (file->data, head, sizeof head);

  return file;
}

/* The C library keeps what it has read, so that the file can go at once. */
static gboolean
load_from (const char *root)
{
  g_autofree char *locale = g_build_filename (root, OWN_LOCALE, NULL);
  g_autofree char *folder = g_build_filename (locale, "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (folder, "SYS_LC_MESSAGES", NULL);
  g_autofree char *before = g_strdup (g_getenv ("LOCPATH"));
  g_autoptr (GByteArray) file = make_messages ();
  gboolean loaded;

  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (path, (const char *) file->data, (gssize) file->len, NULL);
  set_variable (locpath_variable, root);
  loaded = setlocale (LC_MESSAGES, OWN_LOCALE) != NULL;
  set_variable (locpath_variable, before);
  g_remove (path);
  g_rmdir (folder);
  g_rmdir (locale);

  return loaded;
}

/* Where nothing but C is installed, as in containers and in sandboxes, there is
 * no locale in which gettext would obey. One for messages alone is some sixty
 * bytes; written by ourselves it needs neither a compiler of locales nor a place
 * to be installed, and the C library checks it before use. */
static gboolean
use_own_locale (void)
{
  g_autofree char *root = g_dir_make_tmp ("cheeseboard-XXXXXX", NULL);
  gboolean loaded = root != NULL && load_from (root);

  if (root != NULL)
    g_rmdir (root);

  return loaded;
}

/* Only the category of messages: numbers and the encoding of the terminal stay
 * those of the desktop. */
static void
use_obeying_locale (const char *preferred)
{
  if (!is_plain (process.messages) && setlocale (LC_MESSAGES, process.messages) != NULL)
    return;
  if (preferred != NULL && setlocale (LC_MESSAGES, preferred) != NULL)
    return;
  if (setlocale (LC_MESSAGES, OWN_LOCALE) == NULL && !use_own_locale ())
    g_message ("There is no locale in which the language can be chosen");
}

/* The locale that the desktop asks for, whether it is installed or not. */
static const char *
get_wanted_locale (void)
{
  static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      const char *value = g_getenv (variables[i]);

      if (value != NULL && value[0] != '\0')
        return value;
    }

  return "C";
}

/* As gettext would do it by itself, but also where the desktop's locale is not
 * installed. */
static void
use_system (void)
{
  /* The header of a catalogue is what the empty text is translated to; in a variable
   * nobody takes it for a text of ours. */
  const char *header = "";

  set_variable (language_variable, process.language);
  setlocale (LC_MESSAGES, process.messages);
  if (is_plain (process.messages) && !is_plain (get_wanted_locale ()))
    {
      g_autofree char *names = g_strjoinv (":", (char **) g_get_language_names ());

      set_variable (language_variable, names);
      use_obeying_locale (NULL);
    }
  forget_catalogs ();

  /* One language at a time: no dialogs of GTK in a language that we do not have. */
  if (gettext (header)[0] == '\0')
    set_variable (language_variable, "en");
}

guint
cb_language_get_n (void)
{
  return G_N_ELEMENTS (languages);
}

const char *
cb_language_get_id (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (languages), NULL);

  return languages[index].id;
}

/**
 * cb_language_get_name:
 * @index: a language
 *
 * Returns: (transfer none): its own name, whatever language is spoken now
 */
const char *
cb_language_get_name (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (languages), NULL);

  return languages[index].locale == NULL ? g_dpgettext2 (NULL, "language", languages[index].name)
                                         : languages[index].name;
}

gboolean
cb_language_find (const char *id,
                  guint      *index)
{
  g_return_val_if_fail (id != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (languages[i].id, id))
      {
        *index = i;
        return TRUE;
      }

  return FALSE;
}

/**
 * cb_language_bind:
 *
 * Sets the locale, and finds the translations: where they are installed, or, for
 * a run from the build folder, where the environment says.
 */
void
cb_language_bind (void)
{
  const char *folder = g_getenv ("CHEESEBOARD_LOCALE_DIR");

  reserve_variables ();
  /* Where the locale is not installed, a terminal can show letters all the same. */
  if (setlocale (LC_ALL, "") == NULL)
    setlocale (LC_CTYPE, "C.UTF-8");
  /* At its first text GLib decides for good whether it and GTK speak anything but
   * English. As long as no domain is set they do, whatever the locale is now. */
  g_dgettext (GETTEXT_PACKAGE, "Cheeseboard");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/**
 * cb_language_get_current:
 *
 * Returns: (transfer none): the id of what the program speaks
 */
const char *
cb_language_get_current (void)
{
  return process.current != NULL ? process.current : CB_LANGUAGE_SYSTEM;
}

/**
 * cb_language_use:
 * @id: a language of the table, or the code of any other
 *
 * Lets every text from now on be in that language. What is on the screen already
 * does not change by itself.
 */
void
cb_language_use (const char *id)
{
  guint index;

  g_return_if_fail (id != NULL);

  remember_start ();
  process.current = g_intern_string (id);
  if (g_str_equal (id, CB_LANGUAGE_SYSTEM))
    use_system ();
  else
    {
      set_variable (language_variable, id);
      use_obeying_locale (cb_language_find (id, &index) ? languages[index].locale : NULL);
    }
  forget_catalogs ();
}
