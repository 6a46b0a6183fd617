/* cb-speech.c - what a screen reader says, and what it is not to find later
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-speech.h"

#include "cb-compat.h"

#define SPEECH       "cb-speech"
#define DESCRIPTION  "cb-description"
#define MARK         "cb-mark"
#define DESCRIBED    "cb-described"

/**
 * Speech:
 * @news: (nullable): what was said last, until it is taken back
 * @bearer: the widget whose description is the news, where nothing can be announced
 *
 * What is being said in a window.
 */
typedef struct
{
  char     *news;
  GWeakRef  bearer;
} Speech;

static void
speech_free (gpointer data)
{
  Speech *self = data;

  g_free (self->news);
  g_weak_ref_clear (&self->bearer);
  g_free (self);
}

/* Of the window that a widget is in; %NULL where it is in none. */
static Speech *
find_speech (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? g_object_get_data (G_OBJECT (root), SPEECH) : NULL;
}

/* What a screen reader looks at: of an entry, not the text inside of it. */
static GtkWidget *
find_bearer (GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);
  GtkWidget *parent = focus != NULL ? gtk_widget_get_parent (focus) : NULL;

  return GTK_IS_TEXT (focus) && GTK_IS_EDITABLE (parent) ? parent : focus;
}

/* What was said belongs to where the focus was, or where it was to come. */
static void
focus_moved_cb (GtkRoot *root)
{
  Speech *self = find_speech (GTK_WIDGET (root));
  g_autoptr (GtkWidget) bearer = NULL;

  if (self != NULL)
    bearer = g_weak_ref_get (&self->bearer);
  if (bearer == NULL || bearer != find_bearer (root))
    cb_speech_hush (GTK_WIDGET (root));
}

static Speech *
new_speech (GtkRoot *root)
{
  Speech *self = g_new0 (Speech, 1);

  g_weak_ref_init (&self->bearer, NULL);
  g_object_set_data_full (G_OBJECT (root), SPEECH, self, speech_free);
  g_signal_connect (root, "notify::focus-widget", G_CALLBACK (focus_moved_cb), NULL);

  return self;
}

/* Only where it changes: of the same text set twice, old versions of GTK keep nothing, and
 * newer ones say it again. %NULL leaves it to GTK. */
static void
set_description (GtkWidget  *widget,
                 const char *description)
{
  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), DESCRIBED), description) == 0)
    return;

  g_object_set_data_full (G_OBJECT (widget), DESCRIBED, g_strdup (description), g_free);
  if (description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* The description that a widget has by itself, after what marks it. */
static void
restore_description (GtkWidget *widget)
{
  const char *own = g_object_get_data (G_OBJECT (widget), DESCRIPTION);
  const char *mark = g_object_get_data (G_OBJECT (widget), MARK);
  g_autofree char *both = NULL;

  if (own != NULL && own[0] != '\0' && mark != NULL)
    both = g_strjoin (" ", mark, own, NULL);
  set_description (widget, both != NULL ? both : mark != NULL ? mark : own);
}

/* What is being said there stays until it is taken back. */
static void
update_description (GtkWidget *widget)
{
  Speech *speech = find_speech (widget);
  g_autoptr (GtkWidget) bearer = NULL;

  if (speech != NULL)
    bearer = g_weak_ref_get (&speech->bearer);
  if (bearer != widget)
    restore_description (widget);
}

/* Unless it is about to say something else: a screen reader would first read what the widget
 * says by itself. The same words are taken back, as they would not be news. */
static void
take_back (GtkWidget  *widget,
           GtkWidget  *next,
           const char *text)
{
  Speech *speech = find_speech (widget);
  g_autoptr (GtkWidget) bearer = NULL;

  if (speech != NULL)
    bearer = g_weak_ref_get (&speech->bearer);
  if (bearer == NULL || bearer != next || g_strcmp0 (speech->news, text) == 0)
    cb_speech_hush (widget);
}

/* Keeps what is said in a window, and says it, or lets @bearer carry it. */
static void
say (GtkRoot    *root,
     GtkWidget  *widget,
     GtkWidget  *bearer,
     const char *text)
{
  Speech *speech = find_speech (widget);

  if (speech == NULL)
    speech = new_speech (root);
  g_free (speech->news);
  speech->news = g_strdup (text);
  if (cb_compat_announce (widget, text) || bearer == NULL)
    return;

  g_weak_ref_set (&speech->bearer, bearer);
  set_description (bearer, text);
}

/**
 * cb_speech_say:
 * @widget: where it happens
 * @text: what a screen reader is to say
 *
 * Says something once. Before GTK 4.14 nothing can be announced: there, the description
 * of the focused widget carries the news until cb_speech_hush(), or until the focus is
 * elsewhere.
 */
void
cb_speech_say (GtkWidget  *widget,
               const char *text)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  if (root == NULL)
    return;

  focus = find_bearer (root);
  take_back (widget, focus, text);
  say (root, widget, focus, text);
}

/**
 * cb_speech_focus:
 * @widget: a widget that is to have the focus
 * @text: what a screen reader is to say when it has
 *
 * Moves the focus, and says something once. Where nothing can be announced, a description
 * that changes after the focus has come would be heard twice: with the widget, and as news.
 */
void
cb_speech_focus (GtkWidget  *widget,
                 const char *text)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  if (root == NULL)
    return;

  if (cb_compat_can_announce ())
    gtk_widget_grab_focus (widget);
  take_back (widget, widget, text);
  say (root, widget, widget, text);
  if (cb_compat_can_announce ())
    return;

  cb_compat_introduce (widget);
  if (!gtk_widget_grab_focus (widget))
    cb_speech_say (widget, text);
}

/**
 * cb_speech_hush:
 * @widget: a widget of the window
 *
 * Takes back what was said last: nobody is to find it who was not meant to hear it.
 */
void
cb_speech_hush (GtkWidget *widget)
{
  Speech *speech;
  g_autoptr (GtkWidget) bearer = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  speech = find_speech (widget);
  if (speech == NULL)
    return;

  bearer = g_weak_ref_get (&speech->bearer);
  g_weak_ref_set (&speech->bearer, NULL);
  g_clear_pointer (&speech->news, g_free);
  if (bearer != NULL)
    restore_description (bearer);
}

/**
 * cb_speech_get_news:
 * @widget: a widget of the window
 *
 * Returns: (transfer none) (nullable): what was said last, if it was not taken back
 */
const char *
cb_speech_get_news (GtkWidget *widget)
{
  Speech *speech;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  speech = find_speech (widget);

  return speech != NULL ? speech->news : NULL;
}

static void
hide_pages_cb (GtkStack *stack)
{
  GtkWidget *shown = gtk_stack_get_visible_child (stack);

  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (stack));
       page != NULL; page = gtk_widget_get_next_sibling (page))
    gtk_accessible_update_state (GTK_ACCESSIBLE (gtk_stack_get_page (stack, page)),
                                 GTK_ACCESSIBLE_STATE_HIDDEN, page != shown, -1);
}

/**
 * cb_speech_hide_pages:
 * @stack: pages, of which one is in sight
 *
 * Lets screen readers find that one alone, from now on. What is around it has no name, where
 * GTK would say its type, until it is given one.
 */
void
cb_speech_hide_pages (GtkStack *stack)
{
  g_return_if_fail (GTK_IS_STACK (stack));

  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (stack));
       page != NULL; page = gtk_widget_get_next_sibling (page))
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_stack_get_page (stack, page)),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  g_signal_connect (stack, "notify::visible-child", G_CALLBACK (hide_pages_cb), NULL);
  hide_pages_cb (stack);
}

/**
 * cb_speech_label:
 * @widget: a widget
 * @label: what screen readers call it
 */
void
cb_speech_label (GtkWidget  *widget,
                 const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static void
set_name (GtkWidget  *widget,
          const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  cb_speech_label (widget, name);
}

/**
 * cb_speech_name:
 * @widget: a drop-down or a menu button
 * @name: what is chosen there, and of what
 *
 * The focus is on a button inside such a widget, which by itself would say its own name, if
 * it has one.
 */
void
cb_speech_name (GtkWidget  *widget,
                const char *name)
{
  GtkWidget *button;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  button = gtk_widget_get_first_child (widget);
  set_name (widget, name);
  if (GTK_IS_BUTTON (button))
    set_name (button, name);
}

static gboolean
is_item (GtkWidget *widget)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return role == GTK_ACCESSIBLE_ROLE_MENU_ITEM || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX ||
         role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO;
}

/* Names an item by the first words in it. */
static void
name_items (GtkWidget *widget,
            GtkWidget *item)
{
  if (is_item (widget))
    item = widget;
  if (item != NULL && GTK_IS_LABEL (widget))
    set_name (item, gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    name_items (child, item);
}

static void
menu_mapped_cb (GtkWidget *menu)
{
  name_items (menu, NULL);
}

/**
 * cb_speech_name_items:
 * @button: a menu button that has its menu
 *
 * Names the items whenever the menu is opened: in GTK 4.24 they are named by labels that
 * screen readers do not find.
 */
void
cb_speech_name_items (GtkMenuButton *button)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));

  g_signal_connect (gtk_menu_button_get_popover (button), "map", G_CALLBACK (menu_mapped_cb),
                    NULL);
}

/**
 * cb_speech_name_icons:
 * @root: a part of a window
 *
 * Lets every button that is only a picture say its name, and that once: by itself GTK would
 * say the type of the picture before it, and the tooltip after it.
 */
void
cb_speech_name_icons (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (GTK_IS_BUTTON (root) && gtk_button_get_icon_name (GTK_BUTTON (root)) != NULL)
    {
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      cb_speech_describe (root, "");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    cb_speech_name_icons (child);
}

/**
 * cb_speech_describe:
 * @widget: a widget that may have the focus when something is said
 * @description: what there is to know about it beside its name, or an empty text
 */
void
cb_speech_describe (GtkWidget  *widget,
                    const char *description)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_object_get_data (G_OBJECT (widget), DESCRIPTION) == NULL)
    g_signal_connect (widget, "map", G_CALLBACK (cb_compat_introduce_mapped), NULL);
  g_object_set_data_full (G_OBJECT (widget), DESCRIPTION, g_strdup (description), g_free);
  update_description (widget);
}

/**
 * cb_speech_describe_again:
 * @widget: a widget
 *
 * After GTK has described it by another text.
 */
void
cb_speech_describe_again (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), DESCRIBED, NULL);
  update_description (widget);
}

/**
 * cb_speech_mark:
 * @widget: a widget
 * @mark: (nullable): a sentence that sets it apart from others like it, for who cannot see
 *   how it is marked
 */
void
cb_speech_mark (GtkWidget  *widget,
                const char *mark)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data_full (G_OBJECT (widget), MARK, g_strdup (mark), g_free);
  update_description (widget);
}
