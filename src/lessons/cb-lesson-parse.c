/* cb-lesson-parse.c - a prepared game that is learnt step by step: reading
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-lesson-private.h"

#include "cb-error.h"
#include "cb-text.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * Reader:
 * @lesson: what was read
 * @step: (nullable): the step that is being read
 * @answer: (nullable): the answer that is being read
 * @text: what stands in the innermost element
 */
typedef struct
{
  CbLesson       *lesson;
  CbLessonStep   *step;
  CbLessonAnswer *answer;
  GString        *text;
} Reader;

/**
 * Element:
 * @name: what it is called
 * @parent: (nullable): in what it stands
 */
typedef struct
{
  const char *name;
  const char *parent;
} Element;

static const Element elements[] = {
  { "lesson", NULL },
  { "record", "lesson" },
  { "step", "lesson" },
  { "text", "step" },
  { "meanwhile", "step" },
  { "expect", "step" },
  { "reply", "step" },
  { "wrong", "step" },
};

static void
fail (GError     **error,
      const char  *sentence)
{
  g_set_error_literal (error, CB_ERROR, CB_ERROR_LESSON, sentence);
}

/* Words between semicolons, none of them empty. */
static char **
split (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    if (g_strstrip (parts[i])[0] != '\0')
      g_ptr_array_add (words, g_strdup (parts[i]));
  g_ptr_array_add (words, NULL);

  return (char **) g_ptr_array_free (g_steal_pointer (&words), FALSE);
}

static gboolean
is_at_home (GMarkupParseContext *context,
            const char          *name)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  const char *parent = stack->next != NULL ? stack->next->data : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].name, name) && g_strcmp0 (elements[i].parent, parent) == 0)
      return TRUE;

  return FALSE;
}

static void
begin_step (Reader      *reader,
            const char  *name,
            const char **names,
            const char **values,
            GError     **error)
{
  const char *points = NULL, *mood = NULL;

  if (!g_markup_collect_attributes (name, names, values, error,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "points", &points,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "mood", &mood, G_MARKUP_COLLECT_INVALID))
    return;

  reader->step = cb_lesson_add_step (reader->lesson);
  reader->step->mood = g_strdup (mood != NULL ? mood : "plain");
  if (points != NULL)
    {
      g_strfreev (reader->step->points);
      reader->step->points = split (points);
    }
}

static void
begin_answer (Reader      *reader,
              const char  *name,
              const char **names,
              const char **values,
              GError     **error)
{
  const char *pattern = NULL;

  if (g_markup_collect_attributes (name, names, values, error,
                                   G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                   "move", &pattern, G_MARKUP_COLLECT_INVALID))
    reader->answer = cb_lesson_add_answer (reader->step, pattern);
}

static void
start_element_cb (GMarkupParseContext  *context,
                  const char           *name,
                  const char          **names,
                  const char          **values,
                  gpointer              user_data,
                  GError              **error)
{
  Reader *reader = user_data;

  g_string_truncate (reader->text, 0);
  if (!is_at_home (context, name))
    g_set_error (error, CB_ERROR, CB_ERROR_LESSON,
                 /* Translators: a lesson is a file; the name of one of its elements. */
                 _("The lesson has <%s> where it does not belong"), name);
  else if (g_str_equal (name, "step"))
    begin_step (reader, name, names, values, error);
  else if (g_str_equal (name, "wrong"))
    begin_answer (reader, name, names, values, error);
  else
    g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_INVALID, NULL);
}

/* White space is worth a single space. */
static char *
dup_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n", -1);
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", words[i]);

  return g_string_free (g_steal_pointer (&line), FALSE);
}

static void
end_record (Reader  *reader,
            GError **error)
{
  g_autofree char *text = g_strdup (g_strchug (reader->text->str));

  if (reader->lesson->record != NULL)
    fail (error, _("The lesson has several records"));
  else
    reader->lesson->record = cb_record_parse (text, strlen (text), error);
}

static void
end_step (Reader  *reader,
          GError **error)
{
  if (reader->step->text == NULL)
    g_set_error (error, CB_ERROR, CB_ERROR_LESSON, _("Step %u has no text"),
                 reader->lesson->steps->len);
  reader->step = NULL;
}

static void
set_moves (char       ***moves,
           const char   *text)
{
  g_strfreev (*moves);
  *moves = split (text);
}

static void
end_element_cb (GMarkupParseContext  *context,
                const char           *name,
                gpointer              user_data,
                GError              **error)
{
  Reader *reader = user_data;

  if (g_str_equal (name, "record"))
    end_record (reader, error);
  else if (g_str_equal (name, "step"))
    end_step (reader, error);
  else if (g_str_equal (name, "text"))
    {
      g_free (reader->step->text);
      reader->step->text = dup_words (reader->text->str);
    }
  else if (g_str_equal (name, "meanwhile"))
    set_moves (&reader->step->meanwhile, reader->text->str);
  else if (g_str_equal (name, "expect"))
    set_moves (&reader->step->expected, reader->text->str);
  else if (g_str_equal (name, "reply"))
    set_moves (&reader->step->replies, reader->text->str);
  else if (g_str_equal (name, "wrong"))
    reader->answer->text = dup_words (reader->text->str);
  g_string_truncate (reader->text, 0);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              user_data,
         GError              **error)
{
  g_string_append_len (((Reader *) user_data)->text, text, (gssize) length);
}

static gboolean
check_whole (const CbLesson  *lesson,
             GError         **error)
{
  if (lesson->record == NULL)
    fail (error, _("The lesson has no record"));
  else if (lesson->steps->len == 0)
    fail (error, _("The lesson has no steps"));
  else if (cb_lesson_get_learner (lesson) == CB_SEAT_NONE)
    /* Translators: a seat is human or played by the computer. */
    fail (error, _("A lesson must have exactly one human seat"));
  else
    return TRUE;

  return FALSE;
}

/**
 * cb_lesson_parse:
 * @text: what is in a file
 * @length: how many bytes that are
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the lesson; whether it can be played is another
 *   matter: see cb_lesson_check()
 */
CbLesson *
cb_lesson_parse (const char  *text,
                 gsize        length,
                 GError     **error)
{
  static const GMarkupParser parser = { .start_element = start_element_cb,
                                        .end_element = end_element_cb, .text = text_cb };
  g_autoptr (CbLesson) lesson = cb_lesson_new ();
  g_autoptr (GString) inner = g_string_new (NULL);
  Reader reader = { .lesson = lesson, .text = inner };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reader, NULL);

  if (!g_markup_parse_context_parse (context, text, (gssize) length, error) ||
      !g_markup_parse_context_end_parse (context, error) || !check_whole (lesson, error))
    return NULL;

  return g_steal_pointer (&lesson);
}

/**
 * cb_lesson_load:
 * @file: a file
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the lesson that is in it
 */
CbLesson *
cb_lesson_load (GFile   *file,
                GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  if (!g_file_load_contents (file, NULL, &text, &length, NULL, error))
    return NULL;

  return cb_lesson_parse (text, length, error);
}
