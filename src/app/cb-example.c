/* cb-example.c - a small board that acts out a rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-example.h"

#include "cb-describe.h"
#include "cb-record-session.h"
#include "cb-seat-art.h"
#include "cb-speech.h"
#include "cb-stage.h"
#include "cb-ui.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* How long an event stays at least, in milliseconds, so that its sentence can be read; and
 * how visible the other sentences are meanwhile. */
#define READING  1100
#define FAINT    (G_MAXUINT16 * 45 / 100)

/**
 * Sentence:
 * @start: where it begins in the words of the example, in bytes
 * @end: where it ends; the same where nothing is said of an event
 */
typedef struct
{
  guint start;
  guint end;
} Sentence;

/**
 * CbExample:
 *
 * A game that was played up to a point. What comes next can be read below the board, and
 * is acted out at a click. It is in no file but the program's own, and nothing is kept.
 */
struct _CbExample
{
  GtkWidget             parent_instance;

  const CbGameView     *view;
  const CbRulesExample *data;
  CbCues               *cues;
  CbSession            *session;
  CbTelling            *telling;
  GSignalGroup         *telling_signals;

  GtkWidget            *stage;
  GtkWidget            *caption;
  GtkWidget            *button;
  /* What the button says. */
  GtkWidget            *content;

  /* How many moves were played before, those that come, what is said of them, event by
   * event, and how much of that was told. */
  guint                 ply;
  GArray               *moves;
  GArray               *sentences;
  guint                 n_told;
};

G_DEFINE_FINAL_TYPE (CbExample, cb_example, GTK_TYPE_WIDGET)

/* Every record that is asked for is there, and sound: tests see to it. */
static CbSession *
load (const char *name)
{
  g_autofree char *path = g_strdup_printf (CB_EXAMPLE_PATH "%s.cheese", name);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (CbRecord) record = NULL;
  gsize length;
  const char *text;

  g_assert (bytes != NULL);
  text = g_bytes_get_data (bytes, &length);
  record = cb_record_parse (text, length, NULL);
  g_assert (record != NULL);

  return cb_record_to_session (record);
}

static void
add_sentence (CbExample *self,
              GString   *words,
              char      *text)
{
  Sentence sentence = { (guint) words->len + (text != NULL && words->len > 0), 0 };

  cb_describe_add (words, text);
  sentence.end = (guint) words->len;
  sentence.start = MIN (sentence.start, sentence.end);
  g_array_append_val (self->sentences, sentence);
}

static void
add_move (CbExample *self,
          GString   *words,
          guint      ply)
{
  const CbState *before = cb_session_peek_state_at (self->session, ply);
  CbMove move = cb_session_get_move (self->session, ply);
  g_autoptr (GArray) events = cb_kind_dup_events (self->view->kind, before, move);
  g_autofree CbState *state = cb_kind_copy_state (self->view->kind, before);

  for (guint i = 0; i < events->len; i++)
    {
      const CbEvent *event = &g_array_index (events, CbEvent, i);

      self->view->kind->enact (state, event);
      add_sentence (self, words, self->view->describe_event (self->session, state, event,
                                                             CB_SEAT_NONE, FALSE));
    }
  g_array_append_val (self->moves, move);
}

/* What happens, or else what there is to see. */
static char *
describe (CbExample *self)
{
  GString *words = g_string_new (NULL);

  if (self->data->caption != NULL)
    g_string_append (words, _(self->data->caption));
  else if (cb_session_get_turn (self->session) == CB_SEAT_NONE)
    cb_describe_add (words, self->view->describe_reason (self->session));
  for (guint ply = self->ply; ply < cb_session_get_n_plies (self->session); ply++)
    add_move (self, words, ply);

  return g_string_free (words, FALSE);
}

/* The sentence that is acted out stands out; the others keep their place. */
static void
mark_sentence (CbExample *self)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const Sentence *now;

  if (self->n_told < self->sentences->len && !cb_telling_get_caught_up (self->telling))
    {
      PangoAttribute *before = pango_attr_foreground_alpha_new (FAINT);
      PangoAttribute *after = pango_attr_foreground_alpha_new (FAINT);

      now = &g_array_index (self->sentences, Sentence, self->n_told);
      before->end_index = now->start;
      after->start_index = now->end;
      pango_attr_list_insert (attributes, before);
      pango_attr_list_insert (attributes, after);
    }
  gtk_label_set_attributes (GTK_LABEL (self->caption), attributes);
}

static gboolean
is_done (CbExample *self)
{
  return cb_session_get_ply (self->session) > self->ply;
}

static void
update_button (CbExample *self)
{
  AdwButtonContent *content = ADW_BUTTON_CONTENT (self->content);

  adw_button_content_set_icon_name (content, is_done (self) ? "view-refresh-symbolic"
                                                            : "media-playback-start-symbolic");
  /* Translators: buttons below a small board in the rules: the move is acted out, or acted
   * out once more. */
  adw_button_content_set_label (content, is_done (self) ? C_("example", "Show Again")
                                                        : C_("example", "Show Me"));
}

static int
begun_cb (CbExample *self)
{
  const Sentence *sentence = &g_array_index (self->sentences, Sentence, self->n_told);

  mark_sentence (self);

  return sentence->end > sentence->start ? READING : 0;
}

static void
told_cb (CbExample *self)
{
  const Sentence *sentence = &g_array_index (self->sentences, Sentence, self->n_told++);
  g_autofree char *text = g_strndup (cb_example_get_words (self) + sentence->start,
                                     sentence->end - sentence->start);

  if (*text != '\0' && !cb_telling_get_hurrying (self->telling))
    cb_speech_say (GTK_WIDGET (self), text);
}

static void
follow (CbExample *self,
        CbTelling *telling)
{
  g_signal_group_set_target (self->telling_signals, NULL);
  g_set_object (&self->telling, telling);
  self->n_told = 0;
  if (cb_stage_get_board (CB_STAGE (self->stage)) != NULL)
    cb_board_set_telling (cb_stage_get_board (CB_STAGE (self->stage)), telling);
  g_signal_group_set_target (self->telling_signals, telling);
}

static void
cb_example_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_example_parent_class)->unmap (widget);

  cb_example_reset (CB_EXAMPLE (widget));
}

static void
cb_example_dispose (GObject *object)
{
  CbExample *self = CB_EXAMPLE (object);
  GtkWidget *child;

  g_clear_object (&self->telling_signals);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->telling);
  g_clear_object (&self->session);
  g_clear_object (&self->cues);

  G_OBJECT_CLASS (cb_example_parent_class)->dispose (object);
}

static void
cb_example_finalize (GObject *object)
{
  g_array_unref (CB_EXAMPLE (object)->moves);
  g_array_unref (CB_EXAMPLE (object)->sentences);

  G_OBJECT_CLASS (cb_example_parent_class)->finalize (object);
}

static void
cb_example_class_init (CbExampleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_example_dispose;
  object_class->finalize = cb_example_finalize;
  widget_class->unmap = cb_example_unmap;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cb-example");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_example_init (CbExample *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  self->moves = g_array_new (FALSE, FALSE, sizeof (CbMove));
  self->sentences = g_array_new (FALSE, FALSE, sizeof (Sentence));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 9);

  self->telling_signals = g_signal_group_new (CB_TYPE_TELLING);
  g_signal_group_connect_swapped (self->telling_signals, "begun", G_CALLBACK (begun_cb), self);
  g_signal_group_connect_swapped (self->telling_signals, "told", G_CALLBACK (told_cb), self);
  g_signal_group_connect_swapped (self->telling_signals, "notify::caught-up",
                                  G_CALLBACK (mark_sentence), self);
}

static void
add_stage (CbExample *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->stage = cb_stage_new (self->data->part, self->data->shape);
  gtk_widget_set_parent (self->stage, GTK_WIDGET (self));
  g_signal_connect_object (click, "released", G_CALLBACK (cb_example_act), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->stage, GTK_EVENT_CONTROLLER (click));
}

static void
add_caption (CbExample  *self,
             const char *words)
{
  self->caption = gtk_label_new (words);
  gtk_label_set_wrap (GTK_LABEL (self->caption), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->caption), 0);
  gtk_widget_add_css_class (self->caption, "caption");
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stage),
                                  /* Translators: the picture of a small board in the rules. */
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Example"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

/* Where something happens. The button is what has the focus, so it says what that is. */
static void
add_button (CbExample  *self,
            const char *words)
{
  self->content = adw_button_content_new ();
  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), self->content);
  gtk_widget_set_halign (self->button, GTK_ALIGN_START);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (cb_example_act), self,
                           G_CONNECT_SWAPPED);
  cb_speech_describe (self->button, words);
  update_button (self);
}

/**
 * cb_example_new:
 * @view: a game
 * @data: an example of its rules
 * @cues: says what is heard while it is acted out
 *
 * Returns: (transfer floating): the example, with all its words but not yet its board
 */
GtkWidget *
cb_example_new (const CbGameView     *view,
                const CbRulesExample *data,
                CbCues               *cues)
{
  CbExample *self;
  g_autofree char *words = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (data != NULL, NULL);

  self = g_object_new (CB_TYPE_EXAMPLE, NULL);
  self->view = view;
  self->data = data;
  self->cues = g_object_ref (cues);
  self->session = load (data->record);
  self->ply = cb_session_get_ply (self->session);
  words = describe (self);
  cb_seat_art_use (GTK_WIDGET (self), cb_session_get_marks (self->session), view->seat_art);
  add_stage (self);
  add_caption (self, words);
  if (self->sentences->len > 0)
    add_button (self, words);

  return GTK_WIDGET (self);
}

CbSession *
cb_example_get_session (CbExample *self)
{
  g_return_val_if_fail (CB_IS_EXAMPLE (self), NULL);

  return self->session;
}

/**
 * cb_example_get_telling:
 * @self: an example
 *
 * Returns: (transfer none) (nullable): what its board shows, if there is a board yet
 */
CbTelling *
cb_example_get_telling (CbExample *self)
{
  g_return_val_if_fail (CB_IS_EXAMPLE (self), NULL);

  return self->telling;
}

/**
 * cb_example_get_words:
 * @self: an example
 *
 * Returns: (transfer none): what happens, or what there is to see
 */
const char *
cb_example_get_words (CbExample *self)
{
  g_return_val_if_fail (CB_IS_EXAMPLE (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->caption));
}

/**
 * cb_example_get_button:
 * @self: an example
 *
 * Returns: (transfer none) (nullable): what acts it out, if anything happens in it
 */
GtkWidget *
cb_example_get_button (CbExample *self)
{
  g_return_val_if_fail (CB_IS_EXAMPLE (self), NULL);

  return self->button;
}

gboolean
cb_example_get_built (CbExample *self)
{
  g_return_val_if_fail (CB_IS_EXAMPLE (self), FALSE);

  return self->telling != NULL;
}

/**
 * cb_example_build:
 * @self: an example
 *
 * Makes its board, if there is none: nobody waits for what is out of sight. It is seen from
 * where the player sits who plays first in it, and turns end when the example says so.
 */
void
cb_example_build (CbExample *self)
{
  g_autoptr (CbTelling) telling = NULL;

  g_return_if_fail (CB_IS_EXAMPLE (self));

  if (self->telling != NULL)
    return;

  cb_stage_set_board (CB_STAGE (self->stage),
                      g_object_new (self->view->get_board_type (), "ask-end", TRUE, "viewer",
                                    cb_session_get_turn (self->session), NULL));
  telling = cb_telling_new (self->session);
  follow (self, telling);
}

/* From the beginning. What was played is a game that nobody needs any more. */
static void
begin_again (CbExample *self)
{
  g_autoptr (CbTelling) telling = NULL;

  g_object_unref (self->session);
  self->session = load (self->data->record);
  telling = cb_telling_new (self->session);
  follow (self, telling);
}

/**
 * cb_example_act:
 * @self: an example
 *
 * Acts it out, once more if need be; what is being acted out is over at once.
 */
void
cb_example_act (CbExample *self)
{
  g_return_if_fail (CB_IS_EXAMPLE (self));

  if (self->sentences->len == 0)
    return;

  cb_example_build (self);
  if (!cb_telling_get_caught_up (self->telling))
    {
      cb_telling_hurry (self->telling);
      return;
    }

  if (is_done (self))
    begin_again (self);
  cb_cues_follow (self->cues, self->telling, self->view);
  for (guint i = 0; i < self->moves->len; i++)
    cb_session_play (self->session, g_array_index (self->moves, CbMove, i));
  update_button (self);
}

/**
 * cb_example_reset:
 * @self: an example
 *
 * Shows it as it was before it was acted out.
 */
void
cb_example_reset (CbExample *self)
{
  g_return_if_fail (CB_IS_EXAMPLE (self));

  if (self->telling == NULL || !is_done (self))
    return;

  cb_cues_follow (self->cues, NULL, NULL);
  begin_again (self);
  mark_sentence (self);
  update_button (self);
}
