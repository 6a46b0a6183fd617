/* cb-score-panel.c - who plays, and how they stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-score-panel.h"

#include "cb-controllers.h"
#include "cb-css-class.h"
#include "cb-fold.h"
#include "cb-picture.h"
#include "cb-speech.h"
#include "cb-tooltip.h"

#include <glib/gi18n.h>

#define MARK_SIZE          28
#define COMPACT_MARK_SIZE  16
#define SPACING            6

/**
 * Row:
 * @box: the row
 * @name: the player's name
 * @standing: how the player stands
 * @controller: (nullable): who decides for the seat; not in a strip
 * @hand: what others see of the hand, or in a strip what the player owns
 */
typedef struct
{
  GtkWidget *box;
  GtkWidget *name;
  GtkWidget *standing;
  GtkWidget *controller;
  GtkWidget *hand;
} Row;

/**
 * CbScorePanel:
 *
 * A row for every seat: its mark, name and standing and what others see of its
 * hand. Compact, it is a strip with the mark, the name and the standing alone.
 * Rows last as long as the game, so that a menu stays open when others play.
 */
struct _CbScorePanel
{
  GtkWidget           parent_instance;

  CbSession          *session;
  GSimpleActionGroup *actions;
  Row                 rows[CB_MAX_SEATS];
  gboolean            compact;
  gboolean            tiny;
};

G_DEFINE_FINAL_TYPE (CbScorePanel, cb_score_panel, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

static GtkWidget *
new_mark (CbSeat seat,
          int    size)
{
  g_autofree char *art = g_strdup_printf ("marks/seat-%d", seat);
  GtkWidget *mark = cb_picture_new (art);

  cb_picture_set_size (CB_PICTURE (mark), size);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);

  return mark;
}

/* Who decides for a seat, with a menu to let somebody else do so. */
static GtkWidget *
new_controller_button (const CbKind *kind,
                       CbSeat        seat)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < cb_controllers_get_n (kind); i++)
    {
      CbController controller = cb_controllers_get (kind, i);
      g_autofree char *action = g_strdup_printf ("seat.play-%d::%s", seat,
                                                 cb_controller_get_id (controller));

      g_menu_append (menu, cb_controllers_get_title (kind, controller), action);
    }

  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  cb_speech_name_items (GTK_MENU_BUTTON (button));
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "controller");

  return button;
}

static void
controller_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  CbSession *session = CB_SESSION (user_data);
  CbSeat seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (action), "seat"));
  CbController controller;

  if (cb_controller_parse (g_variant_get_string (parameter, NULL), &controller))
    cb_session_set_controller (session, seat, controller);
}

/* An action a seat, whose state is who decides for it. */
static void
add_action (CbScorePanel *self,
            CbSeat        seat)
{
  g_autofree char *name = g_strdup_printf ("play-%d", seat);
  g_autoptr (GSimpleAction) action =
    g_simple_action_new_stateful (name, G_VARIANT_TYPE_STRING, g_variant_new_string (""));

  g_object_set_data (G_OBJECT (action), "seat", GINT_TO_POINTER (seat));
  g_signal_connect_object (action, "activate", G_CALLBACK (controller_activated_cb),
                           self->session, 0);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
}

/* A box that can have a name: newer versions of GTK ignore that of a box without a role. */
static GtkWidget *
new_group (int spacing)
{
  return g_object_new (GTK_TYPE_BOX,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                       "orientation", GTK_ORIENTATION_VERTICAL,
                       "spacing", spacing,
                       NULL);
}

static void
build_compact_row (Row    *row,
                   CbSeat  seat)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  row->box = new_group (0);
  gtk_box_append (GTK_BOX (head), new_mark (seat, COMPACT_MARK_SIZE));
  gtk_box_append (GTK_BOX (head), row->name);
  gtk_box_append (GTK_BOX (row->box), head);
  gtk_box_append (GTK_BOX (row->box), row->standing);
  row->hand = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_visible (row->hand, FALSE);
  gtk_box_append (GTK_BOX (row->box), row->hand);
  gtk_widget_set_hexpand (row->box, TRUE);
}

static GtkWidget *
new_name_line (Row *row)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (line, cb_fold_new (10, CB_FOLD_LOOSE));
  gtk_box_append (GTK_BOX (line), row->name);
  gtk_box_append (GTK_BOX (line), row->standing);

  return line;
}

static void
build_full_row (Row          *row,
                const CbKind *kind,
                CbSeat        seat)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  row->box = new_group (6);
  row->controller = new_controller_button (kind, seat);
  row->hand = new_group (2);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (row->hand), GTK_ORIENTATION_HORIZONTAL);
  gtk_box_append (GTK_BOX (head), new_mark (seat, MARK_SIZE));
  gtk_box_append (GTK_BOX (words), new_name_line (row));
  gtk_box_append (GTK_BOX (words), row->controller);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (head), words);
  gtk_box_append (GTK_BOX (row->box), head);
  gtk_widget_set_visible (row->hand, FALSE);
  gtk_box_append (GTK_BOX (row->box), row->hand);
}

/* There is room for the mark and the standing only. */
static void
show_tiny (CbScorePanel *self,
           Row          *row)
{
  if (!self->compact || row->box == NULL)
    return;

  gtk_widget_set_visible (row->name, !self->tiny);
  gtk_widget_set_visible (row->standing, !self->tiny || !gtk_widget_get_visible (row->hand));
  gtk_box_set_spacing (GTK_BOX (row->box), self->tiny ? 4 : 0);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (row->box), self->tiny
                                                             ? GTK_ORIENTATION_HORIZONTAL
                                                             : GTK_ORIENTATION_VERTICAL);
}

/* Only a player's name may be cut short. */
static void
build_row (CbScorePanel *self,
           CbSeat        seat)
{
  Row *row = &self->rows[seat];

  row->name = new_label (NULL, "name");
  gtk_label_set_ellipsize (GTK_LABEL (row->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (row->name), self->compact ? 1 : 4);
  row->standing = new_label (NULL, "standing");
  gtk_label_set_wrap (GTK_LABEL (row->standing), TRUE);
  if (self->compact)
    build_compact_row (row, seat);
  else
    build_full_row (row, cb_session_get_kind (self->session), seat);

  gtk_widget_add_css_class (row->box, "seat");
  gtk_widget_set_parent (row->box, GTK_WIDGET (self));
  show_tiny (self, row);
}

static void
clear_rows (CbScorePanel *self)
{
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    {
      g_clear_pointer (&self->rows[i].box, gtk_widget_unparent);
      self->rows[i] = (Row) { NULL };
    }
  g_clear_object (&self->actions);
  g_clear_object (&self->session);
}

static void
build_rows (CbScorePanel *self,
            CbSession    *session)
{
  clear_rows (self);
  self->session = g_object_ref (session);
  self->actions = g_simple_action_group_new ();
  /* First, as widgets that are made earlier do not find the actions. */
  gtk_widget_insert_action_group (GTK_WIDGET (self), "seat", G_ACTION_GROUP (self->actions));
  for (CbSeat seat = 0; seat < (CbSeat) cb_session_get_n_seats (session); seat++)
    {
      add_action (self, seat);
      build_row (self, seat);
    }
}

static void
describe_row (Row        *row,
              const char *name,
              const char *standing,
              gboolean    is_turn)
{
  g_autofree char *words = NULL;

  if (is_turn)
    /* Translators: a player, and how they stand; it is their turn. */
    words = g_strdup_printf (_("%s, %s, to play"), name, standing);
  else
    /* Translators: a player, and how they stand. */
    words = g_strdup_printf (C_("player", "%s, %s"), name, standing);

  cb_css_class_set (row->box, "turn", is_turn);
  gtk_label_set_label (GTK_LABEL (row->name), name);
  gtk_label_set_label (GTK_LABEL (row->standing), standing);
  cb_speech_label (row->box, words);
}

static void
update_controller (CbScorePanel *self,
                   CbSeat        seat)
{
  const CbKind *kind = cb_session_get_kind (self->session);
  CbController current = cb_session_get_controller (self->session, seat);
  CbController shown = cb_controllers_get (kind, cb_controllers_find (kind, current));
  const char *title = cb_controllers_get_title (kind, shown);
  GtkWidget *button = self->rows[seat].controller;
  g_autofree char *action = g_strdup_printf ("play-%d", seat);
  /* Translators: the name of a player. */
  g_autofree char *tooltip = g_strdup_printf (_("Who Plays for %s"),
                                              cb_session_get_name (self->session, seat));

  /* Translators: who plays for a player, such as “Who Plays for Ada: Human”. */
  g_autofree char *name = g_strdup_printf (C_("choice", "%s: %s"), tooltip, title);

  if (g_strcmp0 (gtk_menu_button_get_label (GTK_MENU_BUTTON (button)), title) != 0)
    gtk_menu_button_set_label (GTK_MENU_BUTTON (button), title);
  cb_tooltip_set (button, tooltip);
  cb_speech_name (button, name);
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), action,
                                      g_variant_new_string (cb_controller_get_id (shown)));
}

static void
cb_score_panel_dispose (GObject *object)
{
  clear_rows (CB_SCORE_PANEL (object));

  G_OBJECT_CLASS (cb_score_panel_parent_class)->dispose (object);
}

static void
cb_score_panel_class_init (CbScorePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_score_panel_dispose;

  gtk_widget_class_set_css_name (widget_class, "score-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_score_panel_init (CbScorePanel *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), cb_fold_new (SPACING, CB_FOLD_EVEN));
  cb_score_panel_set_upright (self, TRUE);
  cb_speech_label (GTK_WIDGET (self), _("Players"));
}

GtkWidget *
cb_score_panel_new (void)
{
  return g_object_new (CB_TYPE_SCORE_PANEL, NULL);
}

/**
 * cb_score_panel_set_compact:
 * @self: a panel
 * @compact: whether it is a strip
 */
void
cb_score_panel_set_compact (CbScorePanel *self,
                            gboolean      compact)
{
  g_return_if_fail (CB_IS_SCORE_PANEL (self));

  clear_rows (self);
  self->compact = compact;
  cb_score_panel_set_upright (self, !compact);
  cb_css_class_set (GTK_WIDGET (self), "compact", compact);
}

/**
 * cb_score_panel_set_upright:
 * @self: a strip
 * @upright: whether its players stand one below the other
 */
void
cb_score_panel_set_upright (CbScorePanel *self,
                            gboolean      upright)
{
  g_return_if_fail (CB_IS_SCORE_PANEL (self));

  cb_fold_set_upright (CB_FOLD (gtk_widget_get_layout_manager (GTK_WIDGET (self))), upright);
}

/**
 * cb_score_panel_set_tiny:
 * @self: a strip
 * @tiny: whether there is no room for names
 */
void
cb_score_panel_set_tiny (CbScorePanel *self,
                         gboolean      tiny)
{
  g_return_if_fail (CB_IS_SCORE_PANEL (self));

  if (self->tiny == tiny)
    return;

  self->tiny = tiny;
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    show_tiny (self, &self->rows[i]);
}

/**
 * cb_score_panel_show:
 * @self: a panel
 * @session: the game
 * @view: how it is shown
 * @state: a position of it
 * @turn: who is to play, or %CB_SEAT_NONE
 * @aid: whether to tell more than the table game does
 */
void
cb_score_panel_show (CbScorePanel     *self,
                     CbSession        *session,
                     const CbGameView *view,
                     const CbState    *state,
                     CbSeat            turn,
                     gboolean          aid)
{
  void (*fill_hand) (GtkBox *, const CbState *, CbSeat) = self->compact ? view->fill_strip
                                                                        : view->fill_hand;

  g_return_if_fail (CB_IS_SCORE_PANEL (self));

  if (self->session != session)
    build_rows (self, session);

  for (CbSeat seat = 0; seat < (CbSeat) cb_session_get_n_seats (session); seat++)
    {
      Row *row = &self->rows[seat];
      g_autofree char *standing = view->describe_seat (session, state, seat, aid);

      describe_row (row, cb_session_get_name (session, seat), standing, seat == turn);
      if (row->controller != NULL)
        update_controller (self, seat);
      if (fill_hand != NULL)
        fill_hand (GTK_BOX (row->hand), state, seat);
      gtk_widget_set_visible (row->hand, fill_hand != NULL);
      show_tiny (self, row);
    }
}

/**
 * cb_score_panel_get_row:
 * @self: a panel
 * @seat: one of its seats
 *
 * Returns: (transfer none) (nullable): the row of that player
 */
GtkWidget *
cb_score_panel_get_row (CbScorePanel *self,
                        CbSeat        seat)
{
  g_return_val_if_fail (CB_IS_SCORE_PANEL (self), NULL);

  return self->rows[seat].box;
}
