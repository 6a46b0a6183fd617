/* cb-players.c - the page that tells how players stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-players.h"

#include "cb-chart.h"
#include "cb-choice-row.h"
#include "cb-describe.h"
#include "cb-focus.h"
#include "cb-person.h"
#include "cb-speech.h"
#include "cb-stats.h"
#include "cb-text.h"
#include "cb-titles.h"
#include "cb-ui.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/**
 * CbPlayers:
 * @shelf: (nullable): the games
 * @figures: (nullable) (element-type CbFigures): what was counted from them
 * @people: (nullable) (element-type CbPerson): who plays them, by name
 * @counting: (nullable): while they are counted
 * @player: (nullable): whose figures are shown
 */
struct _CbPlayers
{
  GtkWidget parent_instance;

  CbShelf       *shelf;
  GPtrArray     *figures;
  GPtrArray     *people;
  GCancellable  *counting;
  char          *player;

  GtkStack      *stack;
  GtkDropDown   *names;
  GtkMenuButton *menu_button;
  GtkPopover    *rename_popover;
  GtkEntry      *rename_entry;
  GtkLabel      *join_text;
  GtkButton     *rename_button;
  GtkBox        *groups;
};

G_DEFINE_FINAL_TYPE (CbPlayers, cb_players, GTK_TYPE_WIDGET)

/**
 * Count:
 * @infos: (element-type CbGameInfo): all games
 * @figures: (element-type CbFigures): what is counted from them
 * @people: (element-type CbPerson): who plays them, by name
 */
typedef struct
{
  GPtrArray *infos;
  GPtrArray *figures;
  GPtrArray *people;
} Count;

static void
count_free (gpointer data)
{
  Count *self = data;

  g_ptr_array_unref (self->infos);
  g_clear_pointer (&self->figures, g_ptr_array_unref);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  g_free (self);
}

static const char *const level_titles[CB_N_CONTROLLERS] = {
  [CB_CONTROLLER_EASY] = N_("Against the easy computer"),
  [CB_CONTROLLER_MEDIUM] = N_("Against the medium computer"),
  [CB_CONTROLLER_HARD] = N_("Against the hard computer"),
};

static void
add_row (AdwPreferencesGroup *group,
         const char          *title,
         char                *value)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (value);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  cb_speech_label (row, title);
  cb_speech_describe (row, value);
  adw_preferences_group_add (group, row);
  g_free (value);
}

/* Luck stands beside it: against three others, nobody has to win half of all games. */
static char *
dup_share (const CbTally *tally)
{
  /* Translators: the share of all wins that a player has, and what luck would give. */
  return g_strdup_printf (_("%.0f%% (luck alone: %.0f%%)"),
                          100 * tally->points / tally->games, 100 * tally->luck / tally->games);
}

static char *
dup_tally (const CbTally *tally)
{
  g_autofree char *share = dup_share (tally);

  /* Translators: a number of games, and the share of them that was won. */
  return g_strdup_printf (ngettext ("%u game, %s", "%u games, %s", tally->games), tally->games,
                          share);
}

static void
add_figures (AdwPreferencesGroup *group,
             const CbFigures     *figures)
{
  const CbTally *all = &figures->all;

  add_row (group, _("Games"), g_strdup_printf ("%u", all->games));
  /* Translators: in this and the next, the rows of a player’s statistics. */
  add_row (group, _("Won alone"), g_strdup_printf ("%u", all->wins));
  add_row (group, _("Won together"), g_strdup_printf ("%u", all->shared));
  add_row (group, _("Share of wins"), dup_share (all));
  add_row (group, _("Longest winning streak"), g_strdup_printf ("%u", figures->longest));
  add_row (group, _("Best score"), g_strdup_printf ("%d", figures->best));
  add_row (group, _("Average score"), cb_describe_mean (cb_figures_mean (figures)));
  for (guint i = 0; i < CB_N_CONTROLLERS; i++)
    if (level_titles[i] != NULL && figures->against[i].games > 0)
      add_row (group, _(level_titles[i]), dup_tally (&figures->against[i]));
}

/* What the chart shows, in words: a row a month. */
static void
add_months (AdwPreferencesGroup *group,
            GArray              *marks)
{
  g_autofree char *month = NULL;
  CbTally tally = { 0 };

  for (guint i = 0; i <= marks->len; i++)
    {
      const CbMark *mark = i < marks->len ? &g_array_index (marks, CbMark, i) : NULL;
      g_autoptr (GDateTime) began = NULL;
      g_autofree char *next = NULL;

      if (mark != NULL)
        began = g_date_time_new_from_unix_local (mark->began);
      /* Translators: a month, as strftime() has it, in numbers. */
      next = began != NULL ? g_date_time_format (began, C_("month", "%Y-%m")) : NULL;
      if (month != NULL && g_strcmp0 (month, next) != 0)
        {
          add_row (group, month, dup_tally (&tally));
          tally = (CbTally) { 0 };
        }
      if (mark == NULL)
        break;
      tally.games++;
      tally.points += mark->points;
      tally.luck += mark->luck;
      g_free (month);
      month = g_steal_pointer (&next);
    }
}

static GtkWidget *
new_chart (const CbFigures *figures)
{
  GtkWidget *chart = cb_chart_new (figures->marks);
  g_autofree char *share = dup_share (&figures->all);

  gtk_accessible_update_property (GTK_ACCESSIBLE (chart),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Share of wins over time"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, share, -1);

  return chart;
}

/* What the lines are. */
static GtkWidget *
new_caption (void)
{
  GtkWidget *label =
    gtk_label_new (_("Share of wins, game by game; the dashed line is luck alone"));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");

  return label;
}

/* A group shows its rows above all else that is in it, so the chart has one of its own. */
static void
add_kind (CbPlayers       *self,
          const CbFigures *figures)
{
  GtkWidget *head = adw_preferences_group_new (), *group = adw_preferences_group_new ();

  gtk_box_append (self->groups, cb_titles_new_heading (_(figures->kind->name), "title-4"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (head), new_chart (figures));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (head), new_caption ());
  gtk_box_append (self->groups, head);
  add_figures (ADW_PREFERENCES_GROUP (group), figures);
  add_months (ADW_PREFERENCES_GROUP (group), figures->marks);
  gtk_box_append (self->groups, group);
}

static GtkWidget *
new_nothing (void)
{
  GtkWidget *label = gtk_label_new (_("No game finished yet"));

  gtk_widget_add_css_class (label, "dim-label");

  return label;
}

static void
show_player (CbPlayers *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->groups))) != NULL)
    gtk_box_remove (self->groups, child);
  for (guint i = 0; self->figures != NULL && i < self->figures->len; i++)
    {
      const CbFigures *figures = g_ptr_array_index (self->figures, i);

      if (figures->controller == CB_CONTROLLER_HUMAN &&
          g_strcmp0 (figures->player, self->player) == 0)
        add_kind (self, figures);
    }
  if (gtk_widget_get_first_child (GTK_WIDGET (self->groups)) == NULL)
    gtk_box_append (self->groups, new_nothing ());
}

static void
name_chosen_cb (CbPlayers *self)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (self->names);

  if (chosen == NULL || g_strcmp0 (gtk_string_object_get_string (chosen), self->player) == 0)
    return;

  g_free (self->player);
  self->player = g_strdup (gtk_string_object_get_string (chosen));
  show_player (self);
}

static GtkStringList *
list_names (GPtrArray *people)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < people->len; i++)
    gtk_string_list_append (names, ((CbPerson *) g_ptr_array_index (people, i))->name);

  return names;
}

static guint
find_name (GtkStringList *names,
           const char    *name)
{
  for (guint i = 0; name != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (names)); i++)
    if (g_str_equal (gtk_string_list_get_string (names, i), name))
      return i;

  return 0;
}

/* Whoever was shown is shown again. */
static void
show_figures (CbPlayers *self)
{
  g_autoptr (GtkStringList) names = list_names (self->people);
  guint index = find_name (names, self->player);
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (names)) > 0;

  g_clear_pointer (&self->player, g_free);
  if (any)
    self->player = g_strdup (gtk_string_list_get_string (names, index));
  g_signal_handlers_block_by_func (self->names, name_chosen_cb, self);
  gtk_drop_down_set_model (self->names, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->names, index);
  g_signal_handlers_unblock_by_func (self->names, name_chosen_cb, self);
  show_player (self);
  gtk_stack_set_visible_child_name (self->stack, any ? "figures" : "none");
}

static void
counted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Count *count = g_task_get_task_data (G_TASK (result));
  CbPlayers *self;

  /* The page may be gone then. */
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;

  self = CB_PLAYERS (user_data);
  g_clear_object (&self->counting);
  g_clear_pointer (&self->figures, g_ptr_array_unref);
  self->figures = g_steal_pointer (&count->figures);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  self->people = g_steal_pointer (&count->people);
  show_figures (self);
}

static int
compare_people (gconstpointer a,
                gconstpointer b)
{
  const CbPerson *left = *(const CbPerson *const *) a, *right = *(const CbPerson *const *) b;

  return g_utf8_collate (left->name, right->name);
}

static void
count_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  Count *count = task_data;

  count->figures = cb_stats_collect (count->infos);
  count->people = cb_person_list (count->infos);
  g_ptr_array_sort (count->people, compare_people);
  g_task_return_boolean (task, TRUE);
}

static void
stop_counting (CbPlayers *self)
{
  if (self->counting != NULL)
    g_cancellable_cancel (self->counting);
  g_clear_object (&self->counting);
}

/* Not before all games are there; and again whenever one of them changes. */
static void
begin_counting (CbPlayers *self)
{
  g_autoptr (GTask) task = NULL;
  Count *count;

  stop_counting (self);
  if (!cb_shelf_get_complete (self->shelf))
    return;

  self->counting = g_cancellable_new ();
  task = g_task_new (NULL, self->counting, counted_cb, self);
  g_task_set_source_tag (task, begin_counting);
  count = g_new0 (Count, 1);
  count->infos = cb_shelf_dup_infos (self->shelf);
  g_task_set_task_data (task, count, count_free);
  g_task_run_in_thread (task, count_in_thread);
}

static char *
dup_new_name (CbPlayers *self)
{
  return cb_text_clean_name (gtk_editable_get_text (GTK_EDITABLE (self->rename_entry)));
}

/* Says what would come of it, before it does. */
static void
rename_changed_cb (CbPlayers *self)
{
  g_autofree char *name = dup_new_name (self);
  gboolean other = name[0] != '\0' && g_strcmp0 (name, self->player) != 0;
  gboolean joins = other && cb_players_has (self, name);

  gtk_widget_set_sensitive (GTK_WIDGET (self->rename_button), other);
  /* Translators: the buttons that make one player of two, or give another name. */
  gtk_button_set_label (self->rename_button, joins ? C_("player", "Merge")
                                                   : C_("player", "Rename"));
  if (joins)
    cb_speech_say (GTK_WIDGET (self->rename_entry), gtk_label_get_label (self->join_text));
}

static void
rename_shown_cb (CbPlayers *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->rename_entry));
}

static void
rename_done_cb (CbPlayers *self)
{
  g_autofree char *name = dup_new_name (self);

  if (name[0] == '\0' || self->player == NULL)
    return;

  gtk_popover_popdown (self->rename_popover);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.rename-player", "(ss)", self->player, name);
}

static void
rename_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  CbPlayers *self = CB_PLAYERS (widget);

  /* All words are there before it takes its size. */
  gtk_editable_set_text (GTK_EDITABLE (self->rename_entry),
                         self->player != NULL ? self->player : "");
  rename_changed_cb (self);
  gtk_popover_popup (self->rename_popover);
}

static void
forget_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  CbPlayers *self = CB_PLAYERS (widget);

  if (self->player != NULL)
    gtk_widget_activate_action (widget, "win.forget-player", "s", self->player);
}

static gboolean
cb_players_grab_focus (GtkWidget *widget)
{
  CbPlayers *self = CB_PLAYERS (widget);

  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), "figures") &&
         gtk_widget_grab_focus (GTK_WIDGET (self->names));
}

static void
cb_players_dispose (GObject *object)
{
  CbPlayers *self = CB_PLAYERS (object);

  stop_counting (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_PLAYERS);
  g_clear_object (&self->shelf);

  G_OBJECT_CLASS (cb_players_parent_class)->dispose (object);
}

static void
cb_players_finalize (GObject *object)
{
  CbPlayers *self = CB_PLAYERS (object);

  g_clear_pointer (&self->figures, g_ptr_array_unref);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  g_free (self->player);

  G_OBJECT_CLASS (cb_players_parent_class)->finalize (object);
}

static void
cb_players_class_init (CbPlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_players_dispose;
  G_OBJECT_CLASS (klass)->finalize = cb_players_finalize;
  widget_class->focus = cb_focus_children;
  widget_class->grab_focus = cb_players_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-players.ui");
  gtk_widget_class_bind_template_child (widget_class, CbPlayers, stack);
  gtk_widget_class_bind_template_child (widget_class, CbPlayers, names);
  gtk_widget_class_bind_template_child (widget_class, CbPlayers, menu_button);
  gtk_widget_class_bind_template_child (widget_class, CbPlayers, groups);
  gtk_widget_class_bind_template_child (widget_class, CbPlayers, rename_popover);
  gtk_widget_class_bind_template_child (widget_class, CbPlayers, rename_entry);
  gtk_widget_class_bind_template_child (widget_class, CbPlayers, join_text);
  gtk_widget_class_bind_template_child (widget_class, CbPlayers, rename_button);
  gtk_widget_class_bind_template_callback (widget_class, name_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, rename_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, rename_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rename_done_cb);
  gtk_widget_class_install_action (widget_class, "players.rename", NULL, rename_cb);
  gtk_widget_class_install_action (widget_class, "players.forget", NULL, forget_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cb-players");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_players_init (CbPlayers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_speech_hide_pages (self->stack);
  cb_choice_row_name_list (self->names, _("Player"));
  cb_speech_name_items (self->menu_button);
}

/**
 * cb_players_set_shelf:
 * @self: the page
 * @shelf: the games from which the figures come
 */
void
cb_players_set_shelf (CbPlayers *self,
                      CbShelf   *shelf)
{
  g_return_if_fail (CB_IS_PLAYERS (self));
  g_return_if_fail (CB_IS_SHELF (shelf));

  if (!g_set_object (&self->shelf, shelf))
    return;

  g_signal_connect_object (shelf, "notify::complete", G_CALLBACK (begin_counting), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_shelf_get_games (shelf), "items-changed",
                           G_CALLBACK (begin_counting), self, G_CONNECT_SWAPPED);
  begin_counting (self);
}

/**
 * cb_players_is_busy:
 * @self: the page
 *
 * Returns: whether games are still being read or counted
 */
gboolean
cb_players_is_busy (CbPlayers *self)
{
  g_return_val_if_fail (CB_IS_PLAYERS (self), FALSE);

  return self->counting != NULL || self->figures == NULL;
}

/**
 * cb_players_has:
 * @self: the page
 * @player: a name
 *
 * Returns: whether somebody is called so
 */
gboolean
cb_players_has (CbPlayers  *self,
                const char *player)
{
  g_return_val_if_fail (CB_IS_PLAYERS (self), FALSE);

  for (guint i = 0; self->people != NULL && i < self->people->len; i++)
    if (g_str_equal (((CbPerson *) g_ptr_array_index (self->people, i))->name, player))
      return TRUE;

  return FALSE;
}

/**
 * cb_players_show:
 * @self: the page
 * @player: whose figures to show, once they are counted again
 */
void
cb_players_show (CbPlayers  *self,
                 const char *player)
{
  g_return_if_fail (CB_IS_PLAYERS (self));

  g_free (self->player);
  self->player = g_strdup (player);
}

/**
 * cb_players_take_over:
 * @self: a new page
 * @other: the one whose place it takes
 *
 * Shows the same player.
 */
void
cb_players_take_over (CbPlayers *self,
                      CbPlayers *other)
{
  g_return_if_fail (CB_IS_PLAYERS (self));
  g_return_if_fail (CB_IS_PLAYERS (other));

  cb_players_show (self, other->player);
}
