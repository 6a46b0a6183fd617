/* cb-setup-options.c - the options of a game, to be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-setup-options.h"

#include "cb-titles.h"
#include "cb-ui.h"

/**
 * CbSetupOptions:
 *
 * A row for each option that changes anything with the players there are, by whose
 * rules that is, and the way back to the rulebook.
 */
struct _CbSetupOptions
{
  AdwPreferencesGroup parent_instance;

  CbHouseMenu *house_menu;
  GtkWidget   *reset_button;

  CbPlan       *plan;
  const CbKind *kind;
  CbOptionRow  *rows[CB_MAX_OPTIONS];
  gboolean      filling;
};

G_DEFINE_FINAL_TYPE (CbSetupOptions, cb_setup_options, ADW_TYPE_PREFERENCES_GROUP)

static void
show_row (CbSetupOptions *self,
          guint           index)
{
  CbOptionRow *row = self->rows[index];
  guint8 rulebook[CB_OPTION_MAX_LENGTH];

  cb_option_reset (&self->kind->options[index], self->plan->n_seats, rulebook);
  cb_option_row_set_rulebook (row, rulebook);
  cb_option_row_set_value (row, self->plan->ruleset.value[index]);
  gtk_widget_set_visible (cb_option_row_get_widget (row),
                          cb_kind_applies (self->kind, index, &self->plan->ruleset,
                                           self->plan->n_seats));
}

/* While the rows are filled, their changes are no choices. */
static void
show_all (CbSetupOptions *self)
{
  self->filling = TRUE;
  for (guint i = 0; i < self->kind->n_options; i++)
    show_row (self, i);
  self->filling = FALSE;

  cb_house_menu_show (self->house_menu, self->plan);
  gtk_widget_set_sensitive (self->reset_button, !cb_plan_is_by_rulebook (self->plan));
}

static void
option_changed_cb (CbSetupOptions *self,
                   CbOptionRow    *row)
{
  guint8 value[CB_OPTION_MAX_LENGTH] = { 0 };
  guint index;

  if (self->filling)
    return;

  cb_kind_find_option (self->kind, cb_option_row_get_option (row)->id, &index);
  cb_option_row_get_value (row, value);
  cb_plan_set_option (self->plan, index, value);
  show_all (self);
}

static void
chosen_cb (CbSetupOptions *self)
{
  show_all (self);
}

/* The button that was pressed is of no use now. */
static void
reset_clicked_cb (CbSetupOptions *self)
{
  if (gtk_widget_has_focus (self->reset_button))
    gtk_widget_child_focus (GTK_WIDGET (self->house_menu), GTK_DIR_TAB_FORWARD);
  cb_plan_reset_options (self->plan);
  show_all (self);
}

static void
remove_rows (CbSetupOptions *self)
{
  for (guint i = 0; i < CB_MAX_OPTIONS; i++)
    if (self->rows[i] != NULL)
      {
        adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                      cb_option_row_get_widget (self->rows[i]));
        g_clear_object (&self->rows[i]);
      }
}

static void
add_rows (CbSetupOptions *self)
{
  for (guint i = 0; i < self->kind->n_options; i++)
    {
      self->rows[i] = cb_option_row_new (&self->kind->options[i]);
      g_signal_connect_object (self->rows[i], "changed", G_CALLBACK (option_changed_cb),
                               self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self),
                                 cb_option_row_get_widget (self->rows[i]));
    }
}

static void
cb_setup_options_dispose (GObject *object)
{
  CbSetupOptions *self = CB_SETUP_OPTIONS (object);

  for (guint i = 0; i < CB_MAX_OPTIONS; i++)
    g_clear_object (&self->rows[i]);
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_SETUP_OPTIONS);

  G_OBJECT_CLASS (cb_setup_options_parent_class)->dispose (object);
}

static void
cb_setup_options_class_init (CbSetupOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_setup_options_dispose;

  g_type_ensure (CB_TYPE_HOUSE_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-setup-options.ui");
  gtk_widget_class_bind_template_child (widget_class, CbSetupOptions, house_menu);
  gtk_widget_class_bind_template_child (widget_class, CbSetupOptions, reset_button);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, reset_clicked_cb);
}

static void
cb_setup_options_init (CbSetupOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_titles_wrap (GTK_WIDGET (self));
}

/**
 * cb_setup_options_show:
 * @self: the options
 * @plan: (transfer none): what is chosen, which they change; it must stay until the
 *   next call
 */
void
cb_setup_options_show (CbSetupOptions *self,
                       CbPlan         *plan)
{
  g_return_if_fail (CB_IS_SETUP_OPTIONS (self));
  g_return_if_fail (plan != NULL);

  self->plan = plan;
  if (self->kind != plan->kind)
    {
      remove_rows (self);
      self->kind = plan->kind;
      add_rows (self);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->kind->n_options > 0);
  show_all (self);
}

CbOptionRow *
cb_setup_options_get_row (CbSetupOptions *self,
                          guint           index)
{
  g_return_val_if_fail (CB_IS_SETUP_OPTIONS (self), NULL);
  g_return_val_if_fail (index < CB_MAX_OPTIONS, NULL);

  return self->rows[index];
}

CbHouseMenu *
cb_setup_options_get_menu (CbSetupOptions *self)
{
  g_return_val_if_fail (CB_IS_SETUP_OPTIONS (self), NULL);

  return self->house_menu;
}

/**
 * cb_setup_options_get_reset:
 * @self: the options
 *
 * Returns: (transfer none): the button that goes back to the rulebook
 */
GtkWidget *
cb_setup_options_get_reset (CbSetupOptions *self)
{
  g_return_val_if_fail (CB_IS_SETUP_OPTIONS (self), NULL);

  return self->reset_button;
}
