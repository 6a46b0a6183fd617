/* cb-game-words.c - a game that is kept, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-game-words.h"

#include "cb-file-error.h"
#include "cb-games.h"
#include "cb-names.h"
#include "cb-plan.h"

#include <glib/gi18n.h>

/* Names of files have room for so many characters, and a date. */
#define MAX_FILE_CHARS  48

static const char *
get_name (CbGameInfo *info,
          guint       seat)
{
  return info->names[seat][0] != '\0' ? info->names[seat] : cb_plan_default_name (seat);
}

/* Those of @seats, which are bits. */
static char *
join_names (CbGameInfo *info,
            guint       seats)
{
  const char *names[CB_MAX_SEATS + 1] = { NULL };
  guint n = 0;

  for (guint i = 0; i < info->n_seats; i++)
    if ((seats >> i & 1) != 0)
      names[n++] = get_name (info, i);

  return cb_names_join (names);
}

/**
 * cb_game_words_dup_title:
 * @info: a game, or a file that is none
 *
 * Returns: (transfer full): which game it is and who plays, or the name of the file
 */
char *
cb_game_words_dup_title (CbGameInfo *info)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *players = NULL;

  g_return_val_if_fail (CB_IS_GAME_INFO (info), NULL);

  if (info->error != NULL)
    {
      file = g_file_new_for_path (info->path);
      return cb_file_dup_name (file);
    }

  players = join_names (info, G_MAXUINT);

  /* Translators: a game and who plays it, such as “Cheese Rescue: Ada and Brie”. */
  return g_strdup_printf (C_("game", "%s: %s"), _(info->kind->name), players);
}

/* How many days ago that was, by the calendar. */
static int
count_days (GDateTime *when)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate then_date, now_date;
  int year, month, day;

  g_date_time_get_ymd (when, &year, &month, &day);
  g_date_set_dmy (&then_date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  g_date_time_get_ymd (now, &year, &month, &day);
  g_date_set_dmy (&now_date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);

  return g_date_days_between (&then_date, &now_date);
}

/**
 * cb_game_words_dup_when:
 * @info: a game, or a file that is none
 *
 * Returns: (transfer full): when it began
 */
char *
cb_game_words_dup_when (CbGameInfo *info)
{
  int days;

  g_return_val_if_fail (CB_IS_GAME_INFO (info), NULL);

  if (info->began == NULL)
    return g_strdup ("");

  days = count_days (info->began);
  if (days == 0)
    /* Translators: when a game began, as strftime() has it: hours and minutes. */
    return g_date_time_format (info->began, _("Today, %H:%M"));
  if (days == 1)
    /* Translators: when a game began, as strftime() has it: hours and minutes. */
    return g_date_time_format (info->began, _("Yesterday, %H:%M"));

  /* Translators: when a game began, as strftime() has it: year, month and day in the order
   * of the language, in numbers; then hours and minutes. */
  return g_date_time_format (info->began, C_("date", "%Y-%m-%d, %H:%M"));
}

static char *
dup_scores (CbGameInfo *info)
{
  GString *scores = g_string_new (NULL);

  for (guint i = 0; i < info->n_seats; i++)
    /* A line may break after a dash, but not where a word joiner follows. */
    g_string_append_printf (scores, i > 0 ? "–\u2060%d" : "%d", info->scores[i]);

  return g_string_free (scores, FALSE);
}

static char *
dup_result (CbGameInfo *info)
{
  g_autofree char *winners = join_names (info, info->winners);
  g_autofree char *scores = dup_scores (info);

  if (__builtin_popcount (info->winners) > 1)
    /* Translators: several names, and the scores of all players, such as “7–7”. */
    return g_strdup_printf (_("%s shared the victory, %s"), winners, scores);

  /* Translators: a name, and the scores of all players, such as “7–5”. */
  return g_strdup_printf (_("%s won, %s"), winners, scores);
}

/**
 * cb_game_words_dup_state:
 * @info: a game, or a file that is none
 *
 * Returns: (transfer full): how it ended or stands, or what is wrong with the file
 */
char *
cb_game_words_dup_state (CbGameInfo *info)
{
  g_return_val_if_fail (CB_IS_GAME_INFO (info), NULL);

  if (info->error != NULL)
    /* Translators: what is wrong with a file, to be followed by a full stop. */
    return g_strdup_printf (_("%s."), cb_file_error_explain (info->error));
  if (info->over)
    return dup_result (info);
  if (info->n_plies == 0)
    return g_strdup (_("Not started yet"));

  return g_strdup_printf (ngettext ("Under way, %u move", "Under way, %u moves", info->n_plies),
                          info->n_plies);
}

/**
 * cb_game_words_dup_file_name:
 * @info: a game that is in order
 *
 * Returns: (transfer full): a name for a copy, that of the players and the day; it fits
 *   every file system
 */
char *
cb_game_words_dup_file_name (CbGameInfo *info)
{
  g_autofree char *players = join_names (info, G_MAXUINT);
  g_autofree char *cut = g_utf8_substring (players, 0, MIN (g_utf8_strlen (players, -1),
                                                            MAX_FILE_CHARS));
  g_autofree char *day = NULL;

  g_strdelimit (cut, "/\\:*?\"<>|", '-');
  if (cut[0] == '.')
    cut[0] = '-';
  day = info->began != NULL ? g_date_time_format (info->began, " %Y-%m-%d") : g_strdup ("");

  return g_strconcat (cut, day, CB_RECORD_SUFFIX, NULL);
}
