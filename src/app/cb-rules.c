/* cb-rules.c - the rules of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rules.h"

#include "cb-columns.h"
#include "cb-example.h"
#include "cb-picture.h"
#include "cb-speech.h"
#include "cb-titles.h"
#include "cb-ui.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Four of them, one twice as wide, stand side by side in the smallest window. */
#define PICTURE_SIZE 52

/**
 * CbRules:
 *
 * A page to read: sections with a heading, pictures, a few sentences and an example.
 */
struct _CbRules
{
  GtkWidget parent_instance;

  const CbGameView *view;
  CbCues           *cues;
  /* The next frame makes a board that has come into sight. */
  guint             tick_id;

  GtkStack          *stack;
  GtkScrolledWindow *scroller;
  GtkBox            *sections;
  GtkWidget         *learn_button;
};

G_DEFINE_FINAL_TYPE (CbRules, cb_rules, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
new_pictures (const CbRulesSection *section)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  for (guint i = 0; i < CB_RULES_MAX_ART && section->art[i] != NULL; i++)
    {
      GtkWidget *picture = cb_picture_new (section->art[i]);

      cb_picture_set_size (CB_PICTURE (picture), PICTURE_SIZE);
      gtk_box_append (GTK_BOX (box), picture);
    }

  return box;
}

static GtkWidget *
new_words (const CbRulesSection *section)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  if (section->art[0] != NULL)
    gtk_box_append (GTK_BOX (box), new_pictures (section));
  gtk_box_append (GTK_BOX (box), new_label (_(section->text), "rules-text"));
  gtk_widget_set_valign (box, GTK_ALIGN_START);

  return box;
}

static GtkWidget *
new_columns (CbRules              *self,
             const CbRulesSection *section)
{
  GtkWidget *columns = g_object_new (CB_TYPE_COLUMNS, NULL);
  GtkWidget *example = cb_example_new (self->view, &section->example, self->cues);

  gtk_widget_set_valign (example, GTK_ALIGN_START);
  cb_columns_append (CB_COLUMNS (columns), new_words (section));
  cb_columns_append (CB_COLUMNS (columns), example);

  return columns;
}

/* It can have the focus, so that a screen reader reads it: labels alone are passed by. */
static GtkWidget *
new_section (CbRules              *self,
             const CbRulesSection *section)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 12,
                                 "focusable", TRUE, NULL);

  gtk_widget_add_css_class (box, "rules-section");
  cb_speech_label (box, _(section->title));
  cb_speech_describe (box, _(section->text));
  gtk_box_append (GTK_BOX (box), cb_titles_new_heading (_(section->title), "title-3"));
  gtk_box_append (GTK_BOX (box), new_columns (self, section));

  return box;
}

static GtkWidget *
find_example (GtkWidget *section)
{
  return gtk_widget_get_last_child (gtk_widget_get_last_child (section));
}

/* Whether something is in sight, or would be after half a page more. */
static gboolean
is_near (CbRules   *self,
         GtkWidget *widget)
{
  GtkWidget *scroller = GTK_WIDGET (self->scroller);
  float height = (float) gtk_widget_get_height (scroller);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, scroller, &bounds) &&
         bounds.origin.y < height * 1.5f && bounds.origin.y + bounds.size.height > -height / 2;
}

/* One board in a frame, as several would be felt while one scrolls; and when there is no
 * other in sight, nothing. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  CbRules *self = CB_RULES (widget);
  GtkWidget *sections = GTK_WIDGET (self->sections);

  for (GtkWidget *section = gtk_widget_get_first_child (sections); section != NULL;
       section = gtk_widget_get_next_sibling (section))
    {
      GtkWidget *example = find_example (section);

      if (cb_example_get_built (CB_EXAMPLE (example)) || !is_near (self, example))
        continue;

      cb_example_build (CB_EXAMPLE (example));
      return G_SOURCE_CONTINUE;
    }

  self->tick_id = 0;

  return G_SOURCE_REMOVE;
}

static void
look_around (CbRules *self)
{
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static gboolean
cb_rules_grab_focus (GtkWidget *widget)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (CB_RULES (widget)->sections));

  return first != NULL && gtk_widget_grab_focus (first);
}

/* What can have the focus, in the order of reading: every section, and after it the button
 * of its example. */
static GPtrArray *
list_stops (CbRules *self)
{
  GPtrArray *stops = g_ptr_array_new ();
  GtkWidget *sections = GTK_WIDGET (self->sections);

  for (GtkWidget *section = gtk_widget_get_first_child (sections); section != NULL;
       section = gtk_widget_get_next_sibling (section))
    {
      GtkWidget *button = cb_example_get_button (CB_EXAMPLE (find_example (section)));

      g_ptr_array_add (stops, section);
      if (button != NULL)
        g_ptr_array_add (stops, button);
    }
  g_ptr_array_add (stops, self->learn_button);

  return stops;
}

/* From section to section: a box by itself would look only into its children. */
static gboolean
cb_rules_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  g_autoptr (GPtrArray) stops = list_stops (CB_RULES (widget));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  gboolean back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP;
  guint index;

  if (stops->len == 0)
    return FALSE;
  if (focus == NULL || !g_ptr_array_find (stops, focus, &index))
    index = direction == GTK_DIR_TAB_BACKWARD ? stops->len - 1 : 0;
  else if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    return TRUE;
  else
    index = back ? index - 1 : index + 1;

  return index < stops->len && gtk_widget_grab_focus (g_ptr_array_index (stops, index));
}

static void
cb_rules_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_rules_parent_class)->map (widget);

  look_around (CB_RULES (widget));
}

static void
cb_rules_dispose (GObject *object)
{
  CbRules *self = CB_RULES (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_RULES);
  g_clear_object (&self->cues);

  G_OBJECT_CLASS (cb_rules_parent_class)->dispose (object);
}

static void
cb_rules_class_init (CbRulesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_rules_dispose;
  widget_class->focus = cb_rules_focus;
  widget_class->grab_focus = cb_rules_grab_focus;
  widget_class->map = cb_rules_map;

  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-rules.ui");
  gtk_widget_class_bind_template_child (widget_class, CbRules, stack);
  gtk_widget_class_bind_template_child (widget_class, CbRules, scroller);
  gtk_widget_class_bind_template_child (widget_class, CbRules, sections);
  gtk_widget_class_bind_template_child (widget_class, CbRules, learn_button);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_set_css_name (widget_class, "cb-rules");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_rules_init (CbRules *self)
{
  GtkAdjustment *adjustment;

  self->cues = cb_cues_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_speech_hide_pages (self->stack);
  adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (look_around), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (look_around), self,
                           G_CONNECT_SWAPPED);
}

/**
 * cb_rules_get_cues:
 * @self: a rules page
 *
 * Returns: (transfer none): says when which sound is due
 */
CbCues *
cb_rules_get_cues (CbRules *self)
{
  g_return_val_if_fail (CB_IS_RULES (self), NULL);

  return self->cues;
}

/**
 * cb_rules_set_view:
 * @self: the rules page
 * @view: a game
 *
 * Shows its rules; those that are shown already stay where they were read.
 */
void
cb_rules_set_view (CbRules          *self,
                   const CbGameView *view)
{
  GtkWidget *child;

  g_return_if_fail (CB_IS_RULES (self));
  g_return_if_fail (view != NULL);

  if (self->view == view)
    return;

  self->view = view;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sections))) != NULL)
    gtk_box_remove (self->sections, child);
  for (guint i = 0; i < view->n_rules; i++)
    gtk_box_append (self->sections, new_section (self, &view->rules[i]));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_stack_set_visible_child_name (self->stack, view->n_rules > 0 ? "text" : "none");
  look_around (self);
}

/**
 * cb_rules_take_over:
 * @self: a new rules page
 * @other: the one whose place it takes
 *
 * Shows the same rules.
 */
void
cb_rules_take_over (CbRules *self,
                    CbRules *other)
{
  g_return_if_fail (CB_IS_RULES (self));
  g_return_if_fail (CB_IS_RULES (other));

  if (other->view != NULL)
    cb_rules_set_view (self, other->view);
}
