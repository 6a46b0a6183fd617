/* cb-rules.c - the rules of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rules.h"

#include "cb-focus.h"
#include "cb-picture.h"
#include "cb-ui.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define PICTURE_SIZE 64

/**
 * CbRules:
 *
 * A page to read: sections with a heading, pictures and a few sentences.
 */
struct _CbRules
{
  GtkWidget parent_instance;

  const CbGameView *view;

  GtkStack          *stack;
  GtkScrolledWindow *scroller;
  GtkBox            *sections;
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

/* In as many lines as they need; they are there to be seen, not to be chosen. */
static GtkWidget *
new_pictures (const CbRulesSection *section)
{
  GtkWidget *box = g_object_new (GTK_TYPE_FLOW_BOX, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_PRESENTATION, "can-focus", FALSE,
                                 "selection-mode", GTK_SELECTION_NONE, "halign", GTK_ALIGN_START,
                                 "max-children-per-line", CB_RULES_MAX_ART, NULL);

  for (guint i = 0; i < CB_RULES_MAX_ART && section->art[i] != NULL; i++)
    {
      GtkWidget *picture = cb_picture_new (section->art[i]);

      cb_picture_set_size (CB_PICTURE (picture), PICTURE_SIZE);
      gtk_flow_box_insert (GTK_FLOW_BOX (box), picture, -1);
    }

  return box;
}

static GtkWidget *
new_section (const CbRulesSection *section)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), new_label (_(section->title), "title-3"));
  if (section->art[0] != NULL)
    gtk_box_append (GTK_BOX (box), new_pictures (section));
  gtk_box_append (GTK_BOX (box), new_label (_(section->text), "rules-text"));

  return box;
}

static gboolean
cb_rules_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CB_RULES (widget)->scroller));
}

static void
cb_rules_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_RULES);

  G_OBJECT_CLASS (cb_rules_parent_class)->dispose (object);
}

static void
cb_rules_class_init (CbRulesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_rules_dispose;
  widget_class->focus = cb_focus_children;
  widget_class->grab_focus = cb_rules_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-rules.ui");
  gtk_widget_class_bind_template_child (widget_class, CbRules, stack);
  gtk_widget_class_bind_template_child (widget_class, CbRules, scroller);
  gtk_widget_class_bind_template_child (widget_class, CbRules, sections);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_set_css_name (widget_class, "cb-rules");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_rules_init (CbRules *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
    gtk_box_append (self->sections, new_section (&view->rules[i]));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_stack_set_visible_child_name (self->stack, view->n_rules > 0 ? "text" : "none");
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
