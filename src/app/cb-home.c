/* cb-home.c - the page that the program begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-home.h"

#include "cb-columns.h"
#include "cb-focus.h"
#include "cb-focus-within.h"
#include "cb-game-views.h"
#include "cb-home-card.h"
#include "cb-lesson-offer.h"
#include "cb-open-card.h"
#include "cb-scroll-layout.h"
#include "cb-ui.h"

#include <adwaita.h>

/* Around the three cards of the games, in pixels: how wide they are at least and at most,
 * the width that goes with the height of their pictures, and how high all else is. */
#define MIN_CARDS     1160
#define MAX_CARDS     3400
#define CARDS_ASPECT  4.6
#define CARD_WORDS    330

/**
 * CbHome:
 *
 * A card for each game, and above them the latest of those that are under way.
 */
struct _CbHome
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *clamp;
  CbColumns *open_cards;
  GtkWidget *all_button;
  CbColumns *cards;
};

G_DEFINE_FINAL_TYPE (CbHome, cb_home, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_CONTINUED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
card_clicked_cb (CbHome     *self,
                 CbHomeCard *card)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, cb_home_card_get_view (card));
}

static void
open_clicked_cb (CbHome     *self,
                 CbOpenCard *card)
{
  g_autoptr (CbGameInfo) info = g_object_ref (cb_open_card_get_info (card));

  g_signal_emit (self, signals[SIGNAL_CONTINUED], 0, info->path);
}

static void
add_open (CbHome     *self,
          CbGameInfo *info)
{
  GtkWidget *card = cb_open_card_new (info);

  g_signal_connect_object (card, "clicked", G_CALLBACK (open_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  cb_columns_append (self->open_cards, card);
}

static void
clear_open (CbHome *self)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (self->open_cards))) != NULL)
    gtk_widget_unparent (card);
}

/* What is the same stays, and with it the focus. */
static gboolean
is_offered (CbHome    *self,
            GPtrArray *infos)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->open_cards));

  for (guint i = 0; i < infos->len; i++)
    {
      const CbGameInfo *info = g_ptr_array_index (infos, i);
      const CbGameInfo *old = card != NULL ? cb_open_card_get_info (CB_OPEN_CARD (card)) : NULL;

      if (old == NULL || !g_str_equal (old->path, info->path))
        return FALSE;
      card = gtk_widget_get_next_sibling (card);
    }

  return card == NULL;
}

/* The same games as before may have been played on. */
static void
show_again (CbHome    *self,
            GPtrArray *infos)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->open_cards));

  for (guint i = 0; i < infos->len; i++, card = gtk_widget_get_next_sibling (card))
    cb_open_card_set_info (CB_OPEN_CARD (card), g_ptr_array_index (infos, i));
}

/* With the offer to learn the game, if nobody has played it. */
static void
add_card (CbHome           *self,
          const CbGameView *view)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *card = cb_home_card_new (view), *offer = cb_lesson_offer_new ();

  g_signal_connect_object (card, "clicked", G_CALLBACK (card_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_vexpand (card, TRUE);
  cb_lesson_offer_set_view (CB_LESSON_OFFER (offer), view, TRUE);
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (GTK_BOX (box), offer);
  cb_columns_append (self->cards, box);
}

static void
add_cards (CbHome *self)
{
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    add_card (self, cb_game_views_get_view (i));
}

/* The first game that can be played, so that Enter opens its set-up. */
static gboolean
cb_home_grab_focus (GtkWidget *widget)
{
  for (GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (CB_HOME (widget)->cards));
       box != NULL;
       box = gtk_widget_get_next_sibling (box))
    if (gtk_widget_grab_focus (gtk_widget_get_first_child (box)))
      return TRUE;

  return FALSE;
}

static void
cb_home_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_HOME);

  G_OBJECT_CLASS (cb_home_parent_class)->dispose (object);
}

static void
install_signals (CbHomeClass *klass)
{
  /**
   * CbHome::chosen:
   * @self: the page
   * @view: (type gpointer): a #CbGameView
   *
   * A game is to be set up.
   */
  signals[SIGNAL_CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * CbHome::continued:
   * @self: the page
   * @path: (type filename): a game
   *
   * It is to go on.
   */
  signals[SIGNAL_CONTINUED] =
    g_signal_new ("continued", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
cb_home_class_init (CbHomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_home_dispose;
  widget_class->focus = cb_focus_children;
  widget_class->grab_focus = cb_home_grab_focus;
  install_signals (klass);

  g_type_ensure (CB_TYPE_COLUMNS);
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-home.ui");
  gtk_widget_class_bind_template_child (widget_class, CbHome, scroller);
  gtk_widget_class_bind_template_child (widget_class, CbHome, clamp);
  gtk_widget_class_bind_template_child (widget_class, CbHome, open_cards);
  gtk_widget_class_bind_template_child (widget_class, CbHome, all_button);
  gtk_widget_class_bind_template_child (widget_class, CbHome, cards);
  gtk_widget_class_set_layout_manager_type (widget_class, CB_TYPE_SCROLL_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cb-home");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The cards grow with the window, as far as they stay whole in sight. Where that makes no
 * difference nothing is laid out again: every start would pay for it. */
static void
grow (CbHome *self)
{
  AdwClamp *clamp = ADW_CLAMP (self->clamp);
  int width = gtk_widget_get_width (self->scroller);
  double room = gtk_widget_get_height (self->scroller) - CARD_WORDS;
  int size = (int) CLAMP (room * CARDS_ASPECT, MIN_CARDS, MAX_CARDS);

  if (MIN (size, width) != MIN (adw_clamp_get_maximum_size (clamp), width))
    adw_clamp_set_maximum_size (clamp, size);
}

static gboolean
grow_cb (gpointer user_data)
{
  CbHome *self = user_data;

  if (self->scroller != NULL)
    grow (self);

  return G_SOURCE_REMOVE;
}

/* Later, as sizes are being given now. */
static void
size_changed_cb (CbHome *self)
{
  g_idle_add_full (GTK_PRIORITY_RESIZE, grow_cb, g_object_ref (self), g_object_unref);
}

static void
cb_home_init (CbHome *self)
{
  GtkScrolledWindow *scroller;

  gtk_widget_init_template (GTK_WIDGET (self));
  scroller = GTK_SCROLLED_WINDOW (self->scroller);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (scroller), "notify::page-size",
                           G_CALLBACK (size_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (scroller), "notify::page-size",
                           G_CALLBACK (size_changed_cb), self, G_CONNECT_SWAPPED);
  /* Its words name it already; GTK 4.8 would read both. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->all_button),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->all_button))), TRUE);
  add_cards (self);
}

/**
 * cb_home_offer:
 * @self: the home page
 * @infos: (element-type CbGameInfo): games that are under way, the latest first
 * @any: whether any game at all was played here
 *
 * Offers to go on with them.
 */
void
cb_home_offer (CbHome    *self,
               GPtrArray *infos,
               gboolean   any)
{
  gboolean had_focus;

  g_return_if_fail (CB_IS_HOME (self));
  g_return_if_fail (infos != NULL);

  gtk_widget_set_visible (self->all_button, any);
  if (is_offered (self, infos))
    {
      show_again (self, infos);
      return;
    }

  had_focus = cb_focus_is_within (GTK_WIDGET (self->open_cards));
  clear_open (self);
  for (guint i = 0; i < infos->len; i++)
    add_open (self, g_ptr_array_index (infos, i));
  gtk_widget_set_visible (GTK_WIDGET (self->open_cards), infos->len > 0);
  if (had_focus && (infos->len == 0 || !gtk_widget_grab_focus (GTK_WIDGET (self->open_cards))))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}
