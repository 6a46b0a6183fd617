/* cb-story-page.c - the page that tells how the cards fell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-story-page.h"

#include "cb-focus.h"
#include "cb-game-views.h"
#include "cb-seat-art.h"
#include "cb-story-art.h"
#include "cb-story.h"
#include "cb-thumbnail.h"
#include "cb-ui.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define POSITION_SIZE 300

/**
 * CbStoryPage:
 * @session: (nullable): a game that is over
 *
 * A list to read, of headings and lines. What they say is the game's; how the cards are
 * shuffled is the same for all.
 */
struct _CbStoryPage
{
  GtkWidget parent_instance;

  CbSession   *session;

  GtkWidget   *scroller;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (CbStoryPage, cb_story_page, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (CbStoryItem *item)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                   item->heading ? GTK_ACCESSIBLE_ROLE_HEADING
                                                 : GTK_ACCESSIBLE_ROLE_LABEL,
                                   "label", item->text, "xalign", 0.f, "hexpand", TRUE,
                                   "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  if (item->heading)
    {
      gtk_widget_add_css_class (label, "title-3");
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2,
                                      -1);
    }

  return label;
}

static GtkWidget *
new_position (CbStoryPage *self,
              CbStoryItem *item)
{
  GtkWidget *picture = cb_thumbnail_new (POSITION_SIZE);

  cb_thumbnail_set_position (CB_THUMBNAIL (picture), cb_story_page_get_view (self), item->state,
                             cb_session_get_marks (self->session));
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);

  return picture;
}

/* A single picture stands before its words, others below. */
static GtkWidget *
new_line (CbStoryPage *self,
          CbStoryItem *item)
{
  gboolean beside = item->art->len == 1;
  GtkWidget *box = gtk_box_new (beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                beside ? 12 : 6);

  if (beside)
    gtk_box_append (GTK_BOX (box), cb_story_art_new (item->art));
  gtk_box_append (GTK_BOX (box), new_label (item));
  if (item->art->len > 1)
    gtk_box_append (GTK_BOX (box), cb_story_art_new (item->art));
  if (item->state != NULL)
    gtk_box_append (GTK_BOX (box), new_position (self, item));
  if (item->heading)
    gtk_widget_add_css_class (box, "story-heading");

  return box;
}

/* The widget of the list is what has the focus, and is read. */
static void
bind_cb (CbStoryPage *self,
         GtkListItem *list_item)
{
  CbStoryItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *box = new_line (self, item);

  gtk_list_item_set_activatable (list_item, FALSE);
  gtk_list_item_set_child (list_item, box);
  if (gtk_widget_get_parent (box) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, item->text, -1);
}

static void
unbind_cb (CbStoryPage *self,
           GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, NULL);
}

static gboolean
cb_story_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CB_STORY_PAGE (widget)->list));
}

static void
cb_story_page_dispose (GObject *object)
{
  CbStoryPage *self = CB_STORY_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_STORY_PAGE);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (cb_story_page_parent_class)->dispose (object);
}

static void
cb_story_page_class_init (CbStoryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_story_page_dispose;
  widget_class->focus = cb_focus_children;
  widget_class->grab_focus = cb_story_page_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-story-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CbStoryPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, CbStoryPage, list);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_set_css_name (widget_class, "cb-story-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_story_page_init (CbStoryPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
}

/**
 * cb_story_page_get_view:
 * @self: a page
 *
 * Returns: (nullable): how the game is shown that it tells of
 */
const CbGameView *
cb_story_page_get_view (CbStoryPage *self)
{
  g_return_val_if_fail (CB_IS_STORY_PAGE (self), NULL);

  return self->session != NULL ? cb_game_views_find_view (cb_session_get_kind (self->session))
                               : NULL;
}

/* The tests of which it speaks are test-core and test-deals. */
static void
tell_shuffle (GListStore *story)
{
  cb_story_begin (story, g_strdup (_("How the Shuffling Works")));
  cb_story_add (story, g_strdup (_("Before a new game, cards or tiles are shuffled so that every "
                                   "order is as likely as any other, whoever plays and whatever "
                                   "happened before.")));
  cb_story_add (story, g_strdup (_("This is tested: thousands of shuffles and deals are counted, "
                                   "and no order or place may come up more often than chance "
                                   "allows.")));
}

/**
 * cb_story_page_set_session:
 * @self: a page
 * @session: a game that is over, which nobody plays on
 *
 * Tells how its cards fell.
 */
void
cb_story_page_set_session (CbStoryPage *self,
                           CbSession   *session)
{
  g_autoptr (GListStore) story = cb_story_new ();
  g_autoptr (GtkNoSelection) model = NULL;

  g_return_if_fail (CB_IS_STORY_PAGE (self));
  g_return_if_fail (CB_IS_SESSION (session));
  g_return_if_fail (cb_session_get_turn (session) == CB_SEAT_NONE);

  g_set_object (&self->session, session);
  cb_seat_art_use (GTK_WIDGET (self), cb_session_get_marks (session),
                   cb_story_page_get_view (self)->seat_art);
  cb_story_page_get_view (self)->tell_story (session, story);
  tell_shuffle (story);
  model = gtk_no_selection_new (G_LIST_MODEL (g_steal_pointer (&story)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
}

/**
 * cb_story_page_take_over:
 * @self: a new page
 * @other: the one whose place it takes
 *
 * Tells of the same game.
 */
void
cb_story_page_take_over (CbStoryPage *self,
                         CbStoryPage *other)
{
  g_return_if_fail (CB_IS_STORY_PAGE (self));
  g_return_if_fail (CB_IS_STORY_PAGE (other));

  if (other->session != NULL)
    cb_story_page_set_session (self, other->session);
}
