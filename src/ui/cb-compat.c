/* cb-compat.c - what newer versions of GTK and libadwaita do in another way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-compat.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The only file with version checks. What is newer than the oldest supported version, or
 * deprecated in the newest, belongs here. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

#if ADW_CHECK_VERSION (1, 5, 0)
#define about_new               adw_about_dialog_new
#define about_add_credits(a, t, p) \
  adw_about_dialog_add_credit_section (ADW_ABOUT_DIALOG (a), t, p)
#define about_present(a, w)     adw_dialog_present (ADW_DIALOG (a), GTK_WIDGET (w))
#else
#define about_new               adw_about_window_new
#define about_add_credits(a, t, p) \
  adw_about_window_add_credit_section (ADW_ABOUT_WINDOW (a), t, p)
#define about_present(a, w)     present_window (GTK_WINDOW (a), w)

static void
present_window (GtkWindow *window,
                GtkWindow *parent)
{
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_modal (window, TRUE);
  gtk_window_present (window);
}
#endif

/**
 * cb_compat_about_new:
 *
 * Returns: (transfer floating): what tells about the program; the names of its
 *   properties are those of #AdwAboutWindow
 */
GtkWidget *
cb_compat_about_new (void)
{
  return GTK_WIDGET (about_new ());
}

/**
 * cb_compat_about_add_credits:
 * @about: what cb_compat_about_new() made
 * @title: what the people are thanked for
 * @people: (array zero-terminated=1): their names
 */
void
cb_compat_about_add_credits (GtkWidget   *about,
                             const char  *title,
                             const char **people)
{
  about_add_credits (about, title, people);
}

/**
 * cb_compat_about_present:
 * @about: what cb_compat_about_new() made
 * @parent: (nullable): the window that asks
 */
void
cb_compat_about_present (GtkWidget *about,
                         GtkWindow *parent)
{
  about_present (about, parent);
}

#if GTK_CHECK_VERSION (4, 14, 0)
/* With GTK_A11Y=test nothing hears, and GTK 4.24 would call a function that is not there. */
static gboolean
has_ear (GtkAccessible *accessible)
{
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (accessible);

  return context != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext");
}
#endif

/**
 * cb_compat_can_announce:
 *
 * Returns: whether something can be announced, as from GTK 4.14 on
 */
gboolean
cb_compat_can_announce (void)
{
  return GTK_CHECK_VERSION (4, 14, 0);
}

/**
 * cb_compat_announce:
 * @widget: where it happens
 * @text: what a screen reader is to say
 *
 * Returns: cb_compat_can_announce()
 */
gboolean
cb_compat_announce (GtkWidget  *widget,
                    const char *text)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  if (has_ear (GTK_ACCESSIBLE (widget)))
    gtk_accessible_announce (GTK_ACCESSIBLE (widget), text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif

  return cb_compat_can_announce ();
}

/**
 * cb_compat_introduce:
 * @widget: a widget that is in sight
 *
 * Before GTK 4.14 a widget tells all that it was told so far only when it first has the
 * focus or changes otherwise, and a screen reader that has just read it reads it once more.
 * A change that is taken back at once lets it do so before.
 */
void
cb_compat_introduce (GtkWidget *widget)
{
#if !GTK_CHECK_VERSION (4, 14, 0)
  gboolean focusable = gtk_widget_get_focusable (widget);

  if (gtk_widget_has_focus (widget))
    return;

  gtk_widget_set_focusable (widget, !focusable);
  gtk_widget_set_focusable (widget, focusable);
#endif
}

#if !GTK_CHECK_VERSION (4, 14, 0)
static gboolean
is_shown (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && gdk_surface_get_mapped (gtk_native_get_surface (native));
}

static gboolean
introduce_cb (gpointer widget)
{
  cb_compat_introduce (widget);

  return G_SOURCE_REMOVE;
}
#endif

/**
 * cb_compat_introduce_mapped:
 * @widget: a widget that has just come into sight
 *
 * As cb_compat_introduce(), but not in the middle of a layout, which may be what lets it be
 * seen: GTK takes the change for a wish to have another size, and would lose its way. A
 * window that is not shown yet has no layout.
 */
void
cb_compat_introduce_mapped (GtkWidget *widget)
{
#if !GTK_CHECK_VERSION (4, 14, 0)
  if (is_shown (widget))
    g_idle_add_full (G_PRIORITY_DEFAULT, introduce_cb, g_object_ref (widget), g_object_unref);
  else
    cb_compat_introduce (widget);
#endif
}

#if GTK_CHECK_VERSION (4, 10, 0)
static GtkAccessible *
get_no_part (GtkAccessible *accessible)
{
  return NULL;
}

static void
hide_parts (gpointer iface,
            gpointer data)
{
  ((GtkAccessibleInterface *) iface)->get_first_accessible_child = get_no_part;
}
#endif

/**
 * cb_compat_hide_parts:
 * @type: widgets that are being defined, whose children are only looked at
 *
 * Lets screen readers find none of the children. Before GTK 4.10 these have to be in the
 * state of what is hidden; GTK 4.24 takes that from all that comes into sight.
 */
void
cb_compat_hide_parts (GType type)
{
#if GTK_CHECK_VERSION (4, 10, 0)
  const GInterfaceInfo info = { hide_parts, NULL, NULL };

  g_type_add_interface_static (type, GTK_TYPE_ACCESSIBLE, &info);
#endif
}

/**
 * cb_compat_close:
 * @window: a window
 *
 * Asks a window to close, with all that is open in front of it. From libadwaita 1.5 on,
 * dialogs are part of their window, and the first request would close only those.
 */
void
cb_compat_close (GtkWindow *window)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  AdwDialog *dialog;

  while (ADW_IS_APPLICATION_WINDOW (window) &&
         (dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))))
    adw_dialog_force_close (dialog);
#endif
  gtk_window_close (window);
}

#if ADW_CHECK_VERSION (1, 5, 0)
#define ALERT                   ADW_ALERT_DIALOG
#define alert_new(h, b)         adw_alert_dialog_new (h, b)
#define alert_add               adw_alert_dialog_add_response
#define alert_set_look          adw_alert_dialog_set_response_appearance
#define alert_set_default       adw_alert_dialog_set_default_response
#define alert_set_close         adw_alert_dialog_set_close_response
#define alert_present(a, w)     adw_dialog_present (ADW_DIALOG (a), GTK_WIDGET (w))
#else
#define ALERT                   ADW_MESSAGE_DIALOG
#define alert_new(h, b)         adw_message_dialog_new (NULL, h, b)
#define alert_add               adw_message_dialog_add_response
#define alert_set_look          adw_message_dialog_set_response_appearance
#define alert_set_default       adw_message_dialog_set_default_response
#define alert_set_close         adw_message_dialog_set_close_response
#define alert_present(a, w)     present_window (GTK_WINDOW (a), w)
#endif

/**
 * Question:
 * @parent: the window that asks
 * @func: gets the answer
 * @id: the answer, once there is one
 */
typedef struct
{
  GtkWindow    *parent;
  CbAnswerFunc  func;
  char         *id;
} Question;

static void
question_free (gpointer data)
{
  Question *self = data;

  g_object_unref (self->parent);
  g_free (self->id);
  g_free (self);
}

static gboolean
answer_cb (gpointer user_data)
{
  Question *self = user_data;

  self->func (self->parent, self->id);

  return G_SOURCE_REMOVE;
}

/* Later: the answer may destroy the parent, which the dialog still needs. */
static void
alert_answered_cb (GtkWidget  *dialog,
                   const char *id,
                   Question   *question)
{
  Question *answered = g_new0 (Question, 1);

  answered->parent = g_object_ref (question->parent);
  answered->func = question->func;
  answered->id = g_strdup (id);
  g_idle_add_full (G_PRIORITY_DEFAULT, answer_cb, answered, question_free);
}

static void
question_closed (gpointer  data,
                 GClosure *closure)
{
  question_free (data);
}

/**
 * cb_compat_ask:
 * @parent: the window that asks
 * @heading: what it is about
 * @body: the rest of it
 * @answers: (array length=n_answers): the first is what closing it means, the last
 *   what Enter means
 * @n_answers: how many there are
 * @func: gets the answer
 */
void
cb_compat_ask (GtkWindow      *parent,
               const char     *heading,
               const char     *body,
               const CbAnswer *answers,
               guint           n_answers,
               CbAnswerFunc    func)
{
  static const AdwResponseAppearance looks[] = {
    [CB_ANSWER_PLAIN] = ADW_RESPONSE_DEFAULT,
    [CB_ANSWER_SUGGESTED] = ADW_RESPONSE_SUGGESTED,
    [CB_ANSWER_DESTRUCTIVE] = ADW_RESPONSE_DESTRUCTIVE,
  };
  GtkWidget *dialog = GTK_WIDGET (alert_new (heading, body));
  Question *question = g_new0 (Question, 1);

  question->parent = g_object_ref (parent);
  question->func = func;
  for (guint i = 0; i < n_answers; i++)
    {
      alert_add (ALERT (dialog), answers[i].id, answers[i].label);
      alert_set_look (ALERT (dialog), answers[i].id, looks[answers[i].look]);
    }
  alert_set_close (ALERT (dialog), answers[0].id);
  alert_set_default (ALERT (dialog), answers[n_answers - 1].id);
  g_signal_connect_data (dialog, "response", G_CALLBACK (alert_answered_cb), question,
                         question_closed, 0);
  alert_present (dialog, parent);
}

/**
 * cb_compat_is_in_browser:
 * @widget: a widget of a display
 *
 * GDK need not be built with Broadway, so the name of the type has to do.
 *
 * Returns: whether a web browser shows it, where the page is the whole display
 */
gboolean
cb_compat_is_in_browser (GtkWidget *widget)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (gtk_widget_get_display (widget)), "GdkBroadwayDisplay");
}

static GtkFileFilter *
new_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Cheeseboard games"));
  gtk_file_filter_add_pattern (filter, "*.cheese");

  return filter;
}

#if GTK_CHECK_VERSION (4, 10, 0)

static GtkFileDialog *
new_dialog (const char *title)
{
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) filter = new_filter ();
  GtkFileDialog *dialog = gtk_file_dialog_new ();

  g_list_store_append (filters, filter);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));

  return dialog;
}

/* The task keeps the parent alive and carries the function. */
static void
answer (GTask *task,
        GFile *file)
{
  CbFileFunc func = (CbFileFunc) g_task_get_task_data (task);

  if (file != NULL)
    func (g_task_get_source_object (task), file);
  g_clear_object (&file);
  g_object_unref (task);
}

static GTask *
new_question (GtkWindow  *parent,
              CbFileFunc  func)
{
  GTask *task = g_task_new (parent, NULL, NULL, NULL);

  g_task_set_task_data (task, (gpointer) func, NULL);

  return task;
}

static void
open_answered_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  answer (user_data, gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL));
}

static void
save_answered_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  answer (user_data, gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL));
}

void
cb_compat_open_file (GtkWindow  *parent,
                     CbFileFunc  func)
{
  g_autoptr (GtkFileDialog) dialog = new_dialog (_("Open a Game"));

  gtk_file_dialog_open (dialog, parent, NULL, open_answered_cb, new_question (parent, func));
}

void
cb_compat_save_file (GtkWindow  *parent,
                     const char *name,
                     CbFileFunc  func)
{
  g_autoptr (GtkFileDialog) dialog = new_dialog (_("Save a Copy"));

  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, parent, NULL, save_answered_cb, new_question (parent, func));
}

#else

static void
answered_cb (GtkNativeDialog *dialog,
             int              response,
             gpointer         user_data)
{
  CbFileFunc func = (CbFileFunc) user_data;
  GtkWindow *parent = gtk_native_dialog_get_transient_for (dialog);

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      func (parent, file);
    }
  g_object_unref (dialog);
}

static GtkFileChooser *
new_chooser (GtkWindow            *parent,
             const char           *title,
             GtkFileChooserAction  action,
             CbFileFunc            func)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  g_autoptr (GtkFileFilter) filter = new_filter ();

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (answered_cb), (gpointer) func);

  return GTK_FILE_CHOOSER (chooser);
}

/**
 * cb_compat_open_file:
 * @parent: the window that asks
 * @func: gets the file, if one is chosen
 */
void
cb_compat_open_file (GtkWindow  *parent,
                     CbFileFunc  func)
{
  GtkFileChooser *chooser = new_chooser (parent, _("Open a Game"),
                                         GTK_FILE_CHOOSER_ACTION_OPEN, func);

  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/**
 * cb_compat_save_file:
 * @parent: the window that asks
 * @name: what the file could be called
 * @func: gets the file, if one is chosen
 */
void
cb_compat_save_file (GtkWindow  *parent,
                     const char *name,
                     CbFileFunc  func)
{
  GtkFileChooser *chooser = new_chooser (parent, _("Save a Copy"),
                                         GTK_FILE_CHOOSER_ACTION_SAVE, func);

  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

#endif

G_GNUC_END_IGNORE_DEPRECATIONS
