/* cb-typing.c - where moves are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-typing.h"

#include "cb-shake.h"
#include "cb-speech.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

/* More than anybody reads: a longer list asks for another word. */
#define MAX_ROWS 40

/**
 * CbTyping:
 *
 * An entry at the bottom of the table. It knows what can be said now, and offers what
 * fits while one types; whoever owns it plays what was entered.
 */
struct _CbTyping
{
  AdwBin      parent_instance;

  GtkWidget  *entry;
  GtkWidget  *popover;
  GtkListBox *list;

  /* What can be said, if anything; and what of it fits, in the order of the rows. */
  CbPhrases  *phrases;
  GPtrArray  *found;
  /* Which of them the arrows went to, or -1. */
  int         chosen;
  gboolean    brief;
};

G_DEFINE_FINAL_TYPE (CbTyping, cb_typing, ADW_TYPE_BIN)

enum
{
  SIGNAL_ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
hide_list (CbTyping *self)
{
  GtkWidget *row;

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  g_ptr_array_set_size (self->found, 0);
  self->chosen = -1;
}

static void
append_row (CbTyping       *self,
            const CbPhrase *phrase)
{
  GtkWidget *label = gtk_label_new (phrase->shown);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_append (self->list, label);
}

static void
find_phrases (CbTyping *self)
{
  g_autoptr (GPtrArray) found = NULL;

  hide_list (self);
  if (self->phrases == NULL)
    return;

  found = cb_phrases_find (self->phrases, cb_typing_get_text (self), CB_LIKENESS_BEGUN);
  for (guint i = 0; i < MIN (found->len, MAX_ROWS); i++)
    {
      g_ptr_array_add (self->found, g_ptr_array_index (found, i));
      append_row (self, g_ptr_array_index (found, i));
    }
}

/* The chosen phrase, or the first one; brief readers are told nothing else. */
static void
say_found (CbTyping *self)
{
  guint index = (guint) MAX (self->chosen, 0);
  const CbPhrase *phrase = self->found->len > 0 ? g_ptr_array_index (self->found, index) : NULL;
  g_autofree char *text = NULL;

  if (phrase == NULL)
    text = g_strdup (_("No move fits"));
  else if (self->brief)
    text = g_strdup (phrase->shown);
  else
    /* Translators: a move that fits what was typed so far, its number in the list of those,
     * and how many there are, for screen readers. */
    text = g_strdup_printf (_("%s, %u of %u"), phrase->shown, index + 1, self->found->len);
  cb_speech_say (GTK_WIDGET (self), text);
}

static void
show_list (CbTyping *self)
{
  if (self->found->len == 0)
    return;

  gtk_widget_set_size_request (self->popover, gtk_widget_get_width (self->entry), -1);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
changed_cb (CbTyping *self)
{
  gtk_widget_remove_css_class (self->entry, "error");
  gtk_accessible_reset_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID);
  if (cb_typing_get_text (self)[0] == '\0')
    {
      hide_list (self);
      cb_speech_hush (GTK_WIDGET (self));
      return;
    }

  find_phrases (self);
  show_list (self);
  if (self->phrases != NULL)
    say_found (self);
}

static void
choose (CbTyping *self,
        int       index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  self->chosen = index;
  gtk_list_box_select_row (self->list, row);
  say_found (self);
}

/* Down from an empty entry shows all there is. */
static void
step (CbTyping *self,
      int       by)
{
  int n;

  if (self->found->len == 0)
    {
      find_phrases (self);
      show_list (self);
    }
  n = (int) self->found->len;
  if (n > 0)
    choose (self, self->chosen < 0 ? (by > 0 ? 0 : n - 1) : (self->chosen + by + n) % n);
}

/* Completes the chosen phrase, or the first one; if it is complete, the key keeps its usual
 * meaning. */
static gboolean
complete (CbTyping *self)
{
  const CbPhrase *phrase = self->found->len > 0
                           ? g_ptr_array_index (self->found, (guint) MAX (self->chosen, 0)) : NULL;
  g_autofree char *text = NULL;

  if (phrase == NULL || g_str_equal (phrase->shown, cb_typing_get_text (self)))
    return GDK_EVENT_PROPAGATE;

  text = g_strdup (phrase->shown);
  cb_typing_set_text (self, text);

  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (CbTyping        *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      step (self, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      step (self, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab:
      return complete (self);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
activated_cb (CbTyping *self)
{
  g_signal_emit (self, signals[SIGNAL_ENTERED], 0);
}

static void
row_activated_cb (CbTyping      *self,
                  GtkListBoxRow *row)
{
  self->chosen = gtk_list_box_row_get_index (row);
  g_signal_emit (self, signals[SIGNAL_ENTERED], 0);
}

static void
left_cb (CbTyping *self)
{
  hide_list (self);
}

static gboolean
cb_typing_grab_focus (GtkWidget *widget)
{
  return gtk_entry_grab_focus_without_selecting (GTK_ENTRY (CB_TYPING (widget)->entry));
}

static void
cb_typing_dispose (GObject *object)
{
  CbTyping *self = CB_TYPING (object);

  if (self->found != NULL)
    g_ptr_array_set_size (self->found, 0);
  g_clear_pointer (&self->phrases, cb_phrases_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_TYPING);

  G_OBJECT_CLASS (cb_typing_parent_class)->dispose (object);
}

static void
cb_typing_finalize (GObject *object)
{
  g_ptr_array_unref (CB_TYPING (object)->found);

  G_OBJECT_CLASS (cb_typing_parent_class)->finalize (object);
}

static void
cb_typing_class_init (CbTypingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_typing_dispose;
  object_class->finalize = cb_typing_finalize;
  widget_class->grab_focus = cb_typing_grab_focus;

  /**
   * CbTyping::entered:
   * @self: where moves are typed
   *
   * Somebody wants to play what was typed, or what is chosen in the list.
   */
  signals[SIGNAL_ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-typing.ui");
  gtk_widget_class_bind_template_child (widget_class, CbTyping, entry);
  gtk_widget_class_bind_template_child (widget_class, CbTyping, popover);
  gtk_widget_class_bind_template_child (widget_class, CbTyping, list);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "table.stop-typing", NULL);
  gtk_widget_class_set_css_name (widget_class, "typing-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_typing_init (CbTyping *self)
{
  self->found = g_ptr_array_new ();
  self->chosen = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

const char *
cb_typing_get_text (CbTyping *self)
{
  g_return_val_if_fail (CB_IS_TYPING (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

void
cb_typing_set_text (CbTyping   *self,
                    const char *text)
{
  g_return_if_fail (CB_IS_TYPING (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/**
 * cb_typing_get_phrases:
 * @self: where moves are typed
 *
 * Returns: (transfer none) (nullable): what can be said now
 */
CbPhrases *
cb_typing_get_phrases (CbTyping *self)
{
  g_return_val_if_fail (CB_IS_TYPING (self), NULL);

  return self->phrases;
}

static GtkWidget *
find_text (CbTyping *self)
{
  return GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)));
}

/* An example says more than a rule. */
static void
show_example (CbTyping *self)
{
  g_autofree char *text = NULL;

  if (self->phrases != NULL && cb_phrases_get_n (self->phrases) > 0)
    /* Translators: in an entry where moves are typed; a move that can be made now, such as
     * “dog row 2 column 7”. With it, there should be no more than 40 characters. */
    text = g_strdup_printf (_("For example: %s"),
                            cb_phrases_get (self->phrases, 0)->text);
  else
    text = g_strdup (_("Nobody can type a move now"));
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), text);
}

/**
 * cb_typing_set_phrases:
 * @self: where moves are typed
 * @phrases: (transfer full) (nullable): what can be said now; %NULL where nobody is to
 *   play whose moves may be known
 */
void
cb_typing_set_phrases (CbTyping  *self,
                       CbPhrases *phrases)
{
  g_return_if_fail (CB_IS_TYPING (self));

  hide_list (self);
  g_clear_pointer (&self->phrases, cb_phrases_free);
  self->phrases = phrases;
  show_example (self);
  if (cb_typing_get_text (self)[0] != '\0' && gtk_widget_has_focus (find_text (self)))
    {
      find_phrases (self);
      show_list (self);
    }
}

/**
 * cb_typing_get_chosen:
 * @self: where moves are typed
 *
 * Returns: (transfer none) (nullable): what was chosen in the list
 */
const CbPhrase *
cb_typing_get_chosen (CbTyping *self)
{
  g_return_val_if_fail (CB_IS_TYPING (self), NULL);

  return self->chosen >= 0 ? g_ptr_array_index (self->found, (guint) self->chosen) : NULL;
}

/**
 * cb_typing_get_n_found:
 * @self: where moves are typed
 *
 * Returns: how many moves the list offers
 */
guint
cb_typing_get_n_found (CbTyping *self)
{
  g_return_val_if_fail (CB_IS_TYPING (self), 0);

  return self->found->len;
}

/**
 * cb_typing_set_brief:
 * @self: where moves are typed
 * @brief: whether a screen reader is told little
 */
void
cb_typing_set_brief (CbTyping *self,
                     gboolean  brief)
{
  g_return_if_fail (CB_IS_TYPING (self));

  self->brief = brief;
}

/**
 * cb_typing_refuse:
 * @self: where moves are typed
 *
 * Shows that what was entered cannot be played; why is said elsewhere.
 */
void
cb_typing_refuse (CbTyping *self)
{
  g_return_if_fail (CB_IS_TYPING (self));

  cb_shake (self->entry);
  gtk_widget_add_css_class (self->entry, "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               GTK_ACCESSIBLE_INVALID_TRUE, -1);
}
