/* cb-setup.c - what is chosen before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-setup.h"

#include "cb-choice-row.h"
#include "cb-focus.h"
#include "cb-lesson-offer.h"
#include "cb-settings.h"
#include "cb-speech.h"
#include "cb-titles.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

/* As long as not all games are read, only the latest tell who has played: it takes long to
 * go through all of them again and again. */
#define FEW_GAMES 240

/**
 * CbSetup:
 * @shelf: (nullable): the games that tell who has played here
 * @people: (element-type CbPerson): who that is, whoever played last first
 *
 * A page made from a game's facts and option table alone. Its plan is what the
 * rows show; it is kept in the settings of the game when the game is started.
 */
struct _CbSetup
{
  GtkWidget parent_instance;

  const CbGameView *view;
  CbPlan           *plan;
  gboolean          filling;
  CbShelf          *shelf;
  GListStore       *people;
  GSignalGroup     *shelf_signals;
  GSignalGroup     *games_signals;

  GtkScrolledWindow   *scroller;
  CbLessonOffer       *lesson_offer;
  AdwPreferencesGroup *seats_group;
  GtkSpinButton       *count_spin;
  GtkSizeGroup        *widths;
  AdwComboRow         *first_row;
  GtkStringList       *first_names;
  CbSetupOptions      *options;
  GtkButton           *start_button;

  CbSeatRow *seat_rows[CB_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (CbSetup, cb_setup, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_STARTED,
  SIGNAL_NAMES_WANTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The name as it will stand at the table, also where none is given. */
static const char *
get_seat_name (CbSetup *self,
               guint    seat)
{
  const char *name = self->plan->names[seat];

  return name[0] != '\0' ? name : cb_plan_default_name (seat);
}

static guint
get_first_index (CbSetup *self)
{
  return self->plan->first == CB_FIRST_RANDOM ? self->plan->n_seats : (guint) self->plan->first;
}

static void
show_first (CbSetup *self)
{
  const char *names[CB_MAX_SEATS + 2] = { NULL };
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->first_names));

  for (guint i = 0; i < self->plan->n_seats; i++)
    names[i] = get_seat_name (self, i);
  names[self->plan->n_seats] = _("At Random");

  gtk_string_list_splice (self->first_names, 0, n_old, names);
  adw_combo_row_set_selected (self->first_row, get_first_index (self));
}

static void
show_seats (CbSetup *self)
{
  gtk_spin_button_set_value (self->count_spin, self->plan->n_seats);
  for (guint i = 0; i < self->view->kind->max_seats; i++)
    {
      cb_seat_row_set_name (self->seat_rows[i], self->plan->names[i]);
      cb_seat_row_set_controller (self->seat_rows[i], self->plan->controllers[i]);
      cb_seat_row_set_mark (self->seat_rows[i], self->plan->marks.of[i]);
      gtk_widget_set_visible (GTK_WIDGET (self->seat_rows[i]), i < self->plan->n_seats);
    }
}

/* While the rows are filled, their changes are no choices. */
static void
show_plan (CbSetup *self)
{
  self->filling = TRUE;
  show_seats (self);
  show_first (self);
  self->filling = FALSE;
  cb_setup_options_show (self->options, self->plan);
}

static void
count_changed_cb (CbSetup *self)
{
  if (self->filling || self->plan == NULL)
    return;

  cb_plan_set_n_seats (self->plan, (guint) gtk_spin_button_get_value_as_int (self->count_spin));
  show_plan (self);
}

/* Nobody sits at two seats. */
static gboolean
may_offer (CbPerson *person,
           gpointer  data)
{
  CbSetup *self = data;

  for (guint i = 0; self->plan != NULL && i < self->plan->n_seats; i++)
    if (g_str_equal (person->name, self->plan->names[i]))
      return FALSE;

  return self->plan != NULL;
}

static CbPerson *
find_person (CbSetup    *self,
             const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->people)); i++)
    {
      g_autoptr (CbPerson) person = g_list_model_get_item (G_LIST_MODEL (self->people), i);

      if (g_str_equal (person->name, name))
        return g_steal_pointer (&person);
    }

  return NULL;
}

static gboolean
is_free (CbSetup *self,
         guint    seat,
         guint    mark)
{
  for (guint i = 0; i < self->plan->n_seats; i++)
    if (i != seat && self->plan->marks.of[i] == mark)
      return FALSE;

  return mark < self->view->kind->max_seats;
}

static void
show_marks (CbSetup *self)
{
  for (guint i = 0; i < self->view->kind->max_seats; i++)
    cb_seat_row_set_mark (self->seat_rows[i], self->plan->marks.of[i]);
}

/* Whoever has played here keeps their mark, if nobody else at the table has it. */
static void
bring_mark (CbSetup *self,
            guint    seat)
{
  g_autoptr (CbPerson) person = find_person (self, self->plan->names[seat]);

  if (person == NULL || !is_free (self, seat, person->mark))
    return;

  cb_marks_give (&self->plan->marks, seat, person->mark);
  show_marks (self);
}

static void
take_name (CbSetup *self,
           guint    seat)
{
  g_autofree char *name = g_strdup (cb_seat_row_get_name (self->seat_rows[seat]));

  g_strstrip (name);
  if (g_str_equal (name, self->plan->names[seat]))
    return;

  g_free (self->plan->names[seat]);
  self->plan->names[seat] = g_steal_pointer (&name);
  bring_mark (self, seat);
}

static void
seat_changed_cb (CbSetup *self)
{
  if (self->filling)
    return;

  for (guint i = 0; i < self->view->kind->max_seats; i++)
    {
      take_name (self, i);
      self->plan->controllers[i] = cb_seat_row_get_controller (self->seat_rows[i]);
    }

  self->filling = TRUE;
  show_first (self);
  self->filling = FALSE;
}

static void
first_changed_cb (CbSetup *self)
{
  guint selected = adw_combo_row_get_selected (self->first_row);

  if (self->filling || self->plan == NULL)
    return;

  self->plan->first = selected < self->plan->n_seats ? (int) selected : CB_FIRST_RANDOM;
}

/* Whoever had that mark gets the other one. */
static void
mark_chosen_cb (CbSetup   *self,
                CbSeatRow *row)
{
  cb_marks_give (&self->plan->marks, cb_seat_row_get_seat (row), cb_seat_row_get_mark (row));
  show_marks (self);
}

/* Somebody is about to choose who plays. */
static void
seats_entered_cb (CbSetup *self)
{
  g_signal_emit (self, signals[SIGNAL_NAMES_WANTED], 0);
}

static void
find_people (CbSetup *self)
{
  guint n_games = g_list_model_get_n_items (cb_shelf_get_games (self->shelf));
  g_autoptr (GPtrArray) infos = NULL, people = NULL;

  if (n_games > FEW_GAMES && !cb_shelf_get_complete (self->shelf))
    return;

  infos = cb_shelf_dup_infos (self->shelf);
  people = cb_person_list (infos);
  g_list_store_splice (self->people, 0, g_list_model_get_n_items (G_LIST_MODEL (self->people)),
                       people->pdata, people->len);
}

static void
start_clicked_cb (CbSetup *self)
{
  g_autoptr (GSettings) settings = cb_settings_new_for_game (self->view->kind->id);

  cb_plan_store (self->plan, settings);
  for (guint i = 0; i < self->view->kind->max_seats; i++)
    if (self->plan->names[i][0] == '\0')
      {
        g_free (self->plan->names[i]);
        self->plan->names[i] = g_strdup (cb_plan_default_name (i));
      }

  g_signal_emit (self, signals[SIGNAL_STARTED], 0);
}

static void
remove_rows (CbSetup *self)
{
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    if (self->seat_rows[i] != NULL)
      {
        adw_preferences_group_remove (self->seats_group, GTK_WIDGET (self->seat_rows[i]));
        self->seat_rows[i] = NULL;
      }
}

static void
add_rows (CbSetup *self)
{
  const CbKind *kind = self->view->kind;

  for (guint i = 0; i < kind->max_seats; i++)
    {
      GtkWidget *row = cb_seat_row_new (kind, i, self->widths);

      self->seat_rows[i] = CB_SEAT_ROW (row);
      g_signal_connect_object (row, "changed", G_CALLBACK (seat_changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "mark-chosen", G_CALLBACK (mark_chosen_cb), self,
                               G_CONNECT_SWAPPED);
      cb_name_entry_offer (cb_seat_row_get_entry (CB_SEAT_ROW (row)),
                           G_LIST_MODEL (self->people), may_offer, self);
      adw_preferences_group_add (self->seats_group, row);
    }
}

static void
load_plan (CbSetup *self)
{
  g_autoptr (GSettings) settings = cb_settings_new_for_game (self->view->kind->id);

  g_clear_pointer (&self->plan, cb_plan_free);
  self->plan = cb_plan_new (self->view->kind);
  cb_plan_load (self->plan, settings);
}

static gboolean
cb_setup_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CB_SETUP (widget)->start_button));
}

static void
cb_setup_dispose (GObject *object)
{
  CbSetup *self = CB_SETUP (object);

  g_clear_pointer (&self->plan, cb_plan_free);
  g_clear_object (&self->first_names);
  g_clear_object (&self->shelf_signals);
  g_clear_object (&self->games_signals);
  g_clear_object (&self->shelf);
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_SETUP);

  g_clear_object (&self->people);

  G_OBJECT_CLASS (cb_setup_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (CB_TYPE_CHOICE_ROW);
  g_type_ensure (CB_TYPE_LESSON_OFFER);
  g_type_ensure (CB_TYPE_SETUP_OPTIONS);
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-setup.ui");
  gtk_widget_class_bind_template_child (widget_class, CbSetup, scroller);
  gtk_widget_class_bind_template_child (widget_class, CbSetup, lesson_offer);
  gtk_widget_class_bind_template_child (widget_class, CbSetup, seats_group);
  gtk_widget_class_bind_template_child (widget_class, CbSetup, count_spin);
  gtk_widget_class_bind_template_child (widget_class, CbSetup, widths);
  gtk_widget_class_bind_template_child (widget_class, CbSetup, first_row);
  gtk_widget_class_bind_template_child (widget_class, CbSetup, options);
  gtk_widget_class_bind_template_child (widget_class, CbSetup, start_button);
  gtk_widget_class_bind_template_callback (widget_class, count_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, first_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked_cb);
}

static void
cb_setup_class_init (CbSetupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_setup_dispose;
  widget_class->focus = cb_focus_children;
  widget_class->grab_focus = cb_setup_grab_focus;

  /**
   * CbSetup::started:
   * @self: the page
   *
   * A game by cb_setup_get_plan() is to begin.
   */
  signals[SIGNAL_STARTED] =
    g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * CbSetup::names-wanted:
   * @self: the page
   *
   * It would be good to know who has played here: see cb_setup_set_shelf().
   */
  signals[SIGNAL_NAMES_WANTED] =
    g_signal_new ("names-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 0);

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "cb-setup");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
follow_shelf (CbSetup *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->people = g_list_store_new (CB_TYPE_PERSON);
  self->shelf_signals = g_signal_group_new (CB_TYPE_SHELF);
  g_signal_group_connect_swapped (self->shelf_signals, "notify::complete",
                                  G_CALLBACK (find_people), self);
  self->games_signals = g_signal_group_new (G_TYPE_LIST_MODEL);
  g_signal_group_connect_swapped (self->games_signals, "items-changed", G_CALLBACK (find_people),
                                  self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (seats_entered_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->seats_group), focus);
}

static void
cb_setup_init (CbSetup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_titles_wrap (GTK_WIDGET (self));
  follow_shelf (self);
  gtk_text_set_activates_default (
    GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->count_spin))), TRUE);
  self->first_names = gtk_string_list_new (NULL);
  adw_combo_row_set_model (self->first_row, G_LIST_MODEL (self->first_names));
  cb_speech_label (GTK_WIDGET (self->count_spin), _("Number of Players"));
  cb_speech_describe (GTK_WIDGET (self->count_spin), "");
  /* Its label names it; this is the same with the underscore. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->start_button),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL);
}

const CbGameView *
cb_setup_get_view (CbSetup *self)
{
  g_return_val_if_fail (CB_IS_SETUP (self), NULL);

  return self->view;
}

/* What the game has, whatever is chosen. */
static void
show_facts (CbSetup *self)
{
  const CbKind *kind = self->view->kind;

  self->filling = TRUE;
  gtk_spin_button_set_increments (self->count_spin, 1, 1);
  gtk_spin_button_set_range (self->count_spin, kind->min_seats, kind->max_seats);
  self->filling = FALSE;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->first_row), _(self->view->starter));
}

static void
use_view (CbSetup          *self,
          const CbGameView *view)
{
  if (self->view == view)
    return;

  remove_rows (self);
  self->view = view;
  cb_lesson_offer_set_view (self->lesson_offer, view, FALSE);
  add_rows (self);
}

/**
 * cb_setup_set_view:
 * @self: the set-up page
 * @view: a game
 *
 * Shows what was chosen last time for the game.
 */
void
cb_setup_set_view (CbSetup          *self,
                   const CbGameView *view)
{
  g_return_if_fail (CB_IS_SETUP (self));
  g_return_if_fail (view != NULL);

  use_view (self, view);
  load_plan (self);
  show_facts (self);
  show_plan (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/**
 * cb_setup_take_over:
 * @self: a new set-up page
 * @other: the one whose place it takes, which is of no use then
 *
 * Shows what is chosen there, started or not.
 */
void
cb_setup_take_over (CbSetup *self,
                    CbSetup *other)
{
  g_return_if_fail (CB_IS_SETUP (self));
  g_return_if_fail (CB_IS_SETUP (other));

  if (other->view == NULL)
    return;

  use_view (self, other->view);
  self->plan = g_steal_pointer (&other->plan);
  show_facts (self);
  show_plan (self);
}

/**
 * cb_setup_set_shelf:
 * @self: the set-up page
 * @shelf: the games that tell who has played here
 */
void
cb_setup_set_shelf (CbSetup *self,
                    CbShelf *shelf)
{
  g_return_if_fail (CB_IS_SETUP (self));
  g_return_if_fail (CB_IS_SHELF (shelf));

  if (!g_set_object (&self->shelf, shelf))
    return;

  g_signal_group_set_target (self->shelf_signals, shelf);
  g_signal_group_set_target (self->games_signals, cb_shelf_get_games (shelf));
  find_people (self);
}

/**
 * cb_setup_get_plan:
 * @self: the set-up page
 *
 * Returns: (transfer none) (nullable): what is chosen now
 */
const CbPlan *
cb_setup_get_plan (CbSetup *self)
{
  g_return_val_if_fail (CB_IS_SETUP (self), NULL);

  return self->plan;
}

/**
 * cb_setup_get_start:
 * @self: the set-up page
 *
 * Returns: (transfer none): the button that begins the game
 */
GtkWidget *
cb_setup_get_start (CbSetup *self)
{
  g_return_val_if_fail (CB_IS_SETUP (self), NULL);

  return GTK_WIDGET (self->start_button);
}

CbSeatRow *
cb_setup_get_seat_row (CbSetup *self,
                       guint    seat)
{
  g_return_val_if_fail (CB_IS_SETUP (self), NULL);
  g_return_val_if_fail (seat < CB_MAX_SEATS, NULL);

  return self->seat_rows[seat];
}

CbSetupOptions *
cb_setup_get_options (CbSetup *self)
{
  g_return_val_if_fail (CB_IS_SETUP (self), NULL);

  return self->options;
}

CbOptionRow *
cb_setup_get_option_row (CbSetup *self,
                         guint    index)
{
  g_return_val_if_fail (CB_IS_SETUP (self), NULL);

  return cb_setup_options_get_row (self->options, index);
}

void
cb_setup_set_n_seats (CbSetup *self,
                      guint    n_seats)
{
  g_return_if_fail (CB_IS_SETUP (self));

  gtk_spin_button_set_value (self->count_spin, n_seats);
}
