/* cb-option.c - what can be chosen before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-option.h"

#include "cb-error.h"
#include "cb-text.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
parse_number (const CbOption *self,
              const char     *text,
              guint8         *value)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, self->min, self->max, &number, NULL))
    return FALSE;

  *value = (guint8) number;
  return TRUE;
}

static gboolean
parse_choice (const CbOption *self,
              const char     *text,
              guint8         *value)
{
  for (guint8 i = 0; i <= self->max; i++)
    if (g_str_equal (self->choices[i].id, text))
      {
        *value = i;
        return TRUE;
      }

  return FALSE;
}

/* The list may end with a separator or without one, as in any key file. */
static gboolean
parse_list (const CbOption *self,
            const char     *text,
            guint8         *value)
{
  g_auto (GStrv) items = g_strsplit (text, ";", -1);
  guint n_items = g_strv_length (items);

  if (n_items == (guint) self->length + 1 && items[self->length][0] == '\0')
    n_items--;
  if (n_items != self->length)
    return FALSE;

  for (guint i = 0; i < n_items; i++)
    if (!parse_number (self, items[i], &value[i]))
      return FALSE;

  return TRUE;
}

static gboolean
parse_value (const CbOption *self,
             const char     *text,
             guint8         *value)
{
  switch (self->type)
    {
    case CB_OPTION_CHOICE:
      return parse_choice (self, text, value);
    case CB_OPTION_RANGE:
      return parse_number (self, text, value);
    case CB_OPTION_LIST:
      return parse_list (self, text, value);
    default:
      g_assert_not_reached ();
    }
}

/**
 * cb_option_get_length:
 * @self: an option
 *
 * Returns: how many numbers its value has
 */
guint
cb_option_get_length (const CbOption *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->type == CB_OPTION_LIST ? self->length : 1;
}

/**
 * cb_option_reset:
 * @self: an option
 * @n_seats: how many play
 * @value: (out caller-allocates): room for %CB_OPTION_MAX_LENGTH numbers
 *
 * Sets the value that stands where none is given.
 */
void
cb_option_reset (const CbOption *self,
                 guint           n_seats,
                 guint8         *value)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (n_seats <= CB_MAX_SEATS);

  memcpy (value, self->fallback, CB_OPTION_MAX_LENGTH);
  if (self->seats_fallback[n_seats] != 0)
    value[0] = self->seats_fallback[n_seats];
}

/**
 * cb_option_format:
 * @self: an option
 * @value: its value
 *
 * Returns: (transfer full): the value as records and preferences hold it
 */
char *
cb_option_format (const CbOption *self,
                  const guint8   *value)
{
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  switch (self->type)
    {
    case CB_OPTION_CHOICE:
      return g_strdup (self->choices[value[0]].id);
    case CB_OPTION_RANGE:
      return g_strdup_printf ("%u", value[0]);
    case CB_OPTION_LIST:
      text = g_string_new (NULL);
      for (guint i = 0; i < self->length; i++)
        g_string_append_printf (text, "%u;", value[i]);
      return g_string_free (text, FALSE);
    default:
      g_assert_not_reached ();
    }
}

/**
 * cb_option_parse:
 * @self: an option
 * @text: a value as records and preferences hold it
 * @value: (out caller-allocates): room for %CB_OPTION_MAX_LENGTH numbers
 * @error: return location for an error
 *
 * Leaves @value unchanged where @text is refused.
 *
 * Returns: %TRUE if @text is a value of this option
 */
gboolean
cb_option_parse (const CbOption *self,
                 const char     *text,
                 guint8         *value,
                 GError        **error)
{
  guint8 parsed[CB_OPTION_MAX_LENGTH] = { 0 };

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!parse_value (self, text, parsed))
    {
      g_autofree char *quoted = cb_text_quote (text);

      g_set_error (error, CB_ERROR, CB_ERROR_OPTION,
                   /* Translators: an option as files call it, such as “area”; then a
                    * value between quotation marks. */
                   _("The option %s cannot be %s"), self->id, quoted);
      return FALSE;
    }

  memcpy (value, parsed, sizeof parsed);
  return TRUE;
}
