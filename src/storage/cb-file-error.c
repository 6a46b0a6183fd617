/* cb-file-error.c - why a file could not be read or written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-file-error.h"

#include "cb-text.h"

#include <glib/gi18n.h>

/**
 * Reason:
 * @io: how GIO calls it
 * @file: how GLib calls it
 * @sentence: how we call it
 */
typedef struct
{
  GIOErrorEnum  io;
  GFileError    file;
  const char   *sentence;
} Reason;

static const Reason reasons[] = {
  { G_IO_ERROR_NOT_FOUND, G_FILE_ERROR_NOENT, N_("There is no such file or folder") },
  { G_IO_ERROR_IS_DIRECTORY, G_FILE_ERROR_ISDIR, N_("It is a folder, not a file") },
  { G_IO_ERROR_NOT_DIRECTORY, G_FILE_ERROR_NOTDIR, N_("There is a file where a folder should be") },
  { G_IO_ERROR_PERMISSION_DENIED, G_FILE_ERROR_ACCES, N_("You do not have permission") },
  { G_IO_ERROR_PERMISSION_DENIED, G_FILE_ERROR_PERM, N_("You do not have permission") },
  { G_IO_ERROR_READ_ONLY, G_FILE_ERROR_ROFS, N_("The disk is read-only") },
  { G_IO_ERROR_NO_SPACE, G_FILE_ERROR_NOSPC, N_("The disk is full") },
  { G_IO_ERROR_FILENAME_TOO_LONG, G_FILE_ERROR_NAMETOOLONG,
    N_("The name of the file is too long") },
};

/**
 * cb_file_error_explain:
 * @error: an error, of a file or not
 *
 * What the system says about a file names its path and functions of the system,
 * and may be in another language than the one that was chosen.
 *
 * Returns: (transfer none): one sentence without its full stop, our own for the
 *   common errors of files, and that of the error otherwise
 */
const char *
cb_file_error_explain (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (g_error_matches (error, G_IO_ERROR, reasons[i].io) ||
        g_error_matches (error, G_FILE_ERROR, (int) reasons[i].file))
      return _(reasons[i].sentence);

  return error->message;
}

/**
 * cb_file_dup_name:
 * @file: a file
 *
 * Returns: (transfer full): its name, fit to be shown: names of files may be in
 *   any encoding, and have line breaks and worse in them
 */
char *
cb_file_dup_name (GFile *file)
{
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  path = g_file_get_basename (file);
  name = g_filename_display_name (path);

  return cb_text_clean_line (name);
}
