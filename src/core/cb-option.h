/* cb-option.h - what can be chosen before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define CB_MAX_SEATS          6
#define CB_MAX_OPTIONS        4
#define CB_OPTION_MAX_LENGTH  6

/**
 * CbOptionType:
 * @CB_OPTION_CHOICE: one of a few named values; the number is its index
 * @CB_OPTION_RANGE: a whole number
 * @CB_OPTION_LIST: a fixed count of whole numbers
 */
typedef enum
{
  CB_OPTION_CHOICE,
  CB_OPTION_RANGE,
  CB_OPTION_LIST,
} CbOptionType;

/**
 * CbChoice:
 * @id: its name in records and preferences, for ever
 * @title: its name for people, to be translated in the context of the option's id:
 *   “open” is not the same word of cards as of doors
 * @summary: one sentence that says what it means, to be translated
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *summary;
} CbChoice;

/**
 * CbRuleset:
 * @value: for each option of the game's table, in its order, the value; all but
 *   a list use the first number alone
 *
 * What was chosen for one game.
 */
typedef struct
{
  guint8 value[CB_MAX_OPTIONS][CB_OPTION_MAX_LENGTH];
} CbRuleset;

/**
 * CbOption:
 * @id: its name in records and preferences, for ever
 * @title: its name for people, to be translated in the context “option”
 * @summary: (nullable): what its numbers mean, in a sentence or two, to be translated;
 *   each value of a choice says that itself
 * @type: what its values are like
 * @min: the least number; 0 for a choice
 * @max: the greatest number, or the index of the last choice
 * @length: how many numbers a list has
 * @fallback: the value where none is given
 * @seats_fallback: by the number of seats, a fallback that goes before
 *   @fallback; 0 where there is none
 * @choices: the @max + 1 values of a choice
 * @applies: (nullable): whether it changes anything with that many seats and the
 *   other options as they are; its own value is not looked at. Without it, it does
 *
 * A game's table of these makes the rows of the set-up page, checks values and
 * names the keys of records and preferences. Nothing else lists options.
 */
typedef struct
{
  const char     *id;
  const char     *title;
  const char     *summary;
  CbOptionType    type;
  guint8          min;
  guint8          max;
  guint8          length;
  guint8          fallback[CB_OPTION_MAX_LENGTH];
  guint8          seats_fallback[CB_MAX_SEATS + 1];
  const CbChoice *choices;

  gboolean      (*applies) (const CbRuleset *ruleset,
                            guint            n_seats);
} CbOption;

guint    cb_option_get_length (const CbOption *self);
void     cb_option_reset      (const CbOption *self,
                               guint           n_seats,
                               guint8         *value);
char    *cb_option_format     (const CbOption *self,
                               const guint8   *value) G_GNUC_WARN_UNUSED_RESULT;
gboolean cb_option_parse      (const CbOption *self,
                               const char     *text,
                               guint8         *value,
                               GError        **error);

G_END_DECLS
