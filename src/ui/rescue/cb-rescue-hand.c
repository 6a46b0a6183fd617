/* cb-rescue-hand.c - a player's cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-hand.h"

#include "cb-css-class.h"
#include "cb-focus-within.h"
#include "cb-picture.h"
#include "cb-rescue-face.h"
#include "cb-rescue-text.h"
#include "cb-speech.h"
#include "cb-tooltip.h"

#include <glib/gi18n.h>

#define MAX_CARD  208
#define GAP       6

/* How large the mark of a new card is, of its side. */
#define BADGE     0.3f

/**
 * CbRescueHand:
 *
 * The cards in a fixed order: animals, then cheeses by their points. Each is an
 * option of a list, of which at most one is picked. @entry is the place that had the focus
 * last.
 */
struct _CbRescueHand
{
  CbArea     parent_instance;

  GtkWidget *slots[CB_RESCUE_MAX_HAND];
  int        n_cards;
  int        picked;
  int        entry;
  int        columns;
  gboolean   playable;
};

G_DEFINE_FINAL_TYPE (CbRescueHand, cb_rescue_hand, CB_TYPE_AREA)

/* A card in hand: a face that can be chosen. */
#define CB_TYPE_RESCUE_SLOT (cb_rescue_slot_get_type ())

G_DECLARE_FINAL_TYPE (CbRescueSlot, cb_rescue_slot, CB, RESCUE_SLOT, CbTarget)

struct _CbRescueSlot
{
  CbTarget   parent_instance;

  GtkWidget *face;
  GtkWidget *badge;
  int        index;
  int        card;
};

G_DEFINE_FINAL_TYPE (CbRescueSlot, cb_rescue_slot, CB_TYPE_TARGET)

enum
{
  SIGNAL_PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GdkContentProvider *
drag_prepare_cb (CbRescueSlot  *slot,
                 double         x,
                 double         y,
                 GtkDragSource *source)
{
  CbRescueHand *hand = CB_RESCUE_HAND (gtk_widget_get_parent (GTK_WIDGET (slot)));
  g_autoptr (GdkPaintable) paintable = NULL;

  if (!hand->playable)
    return NULL;

  cb_rescue_hand_pick (hand, slot->index);
  paintable = gtk_widget_paintable_new (slot->face);
  gtk_drag_source_set_icon (source, paintable, (int) x, (int) y);

  return gdk_content_provider_new_typed (G_TYPE_INT, slot->card);
}

static void
drag_begin_cb (CbRescueSlot *slot)
{
  gtk_widget_add_css_class (GTK_WIDGET (slot), "dragged");
}

static void
drag_end_cb (CbRescueSlot *slot)
{
  gtk_widget_remove_css_class (GTK_WIDGET (slot), "dragged");
}

static void
cb_rescue_slot_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  CbRescueSlot *self = CB_RESCUE_SLOT (widget);
  int badge = (int) (BADGE * (float) width);

  gtk_widget_size_allocate (self->face,
                            &(GtkAllocation) { 2, 2, MAX (width - 4, 0), MAX (height - 4, 0) },
                            -1);
  gtk_widget_size_allocate (self->badge, &(GtkAllocation) { width - badge, 0, badge, badge }, -1);
}

static void
cb_rescue_slot_class_init (CbRescueSlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->size_allocate = cb_rescue_slot_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "rescue-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_OPTION);
}

static void
cb_rescue_slot_init (CbRescueSlot *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkDragSource *drag = gtk_drag_source_new ();

  self->face = cb_rescue_face_new ();
  gtk_widget_set_parent (self->face, widget);
  self->badge = cb_picture_new ("rescue/new");
  gtk_widget_set_parent (self->badge, widget);

  gtk_drag_source_set_actions (drag, GDK_ACTION_MOVE);
  g_signal_connect_swapped (drag, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
}

/* Cards are as large as fits, and the rows are in the middle. */
static void
cb_rescue_hand_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  CbRescueHand *self = CB_RESCUE_HAND (widget);
  int rows = CB_RESCUE_MAX_HAND / self->columns;
  int columns = MIN (self->columns, MAX (self->n_cards, 1));
  int side = MIN ((width - GAP) / self->columns - GAP, (height - GAP) / rows - GAP);
  int left, top;

  side = CLAMP (side, 1, MAX_CARD);
  left = (width - columns * (side + GAP) + GAP) / 2;
  rows = (MAX (self->n_cards, 1) + self->columns - 1) / self->columns;
  top = (height - rows * (side + GAP) + GAP) / 2;

  for (int i = 0; i < CB_RESCUE_MAX_HAND; i++)
    if (gtk_widget_get_visible (self->slots[i]))
      gtk_widget_size_allocate (self->slots[i],
                                &(GtkAllocation) { left + i % self->columns * (side + GAP),
                                                   top + i / self->columns * (side + GAP),
                                                   side, side },
                                -1);
}

/* To the keyboard the hand is one place: Tab enters and leaves it, at the picked card or
 * at that which had the focus last. The arrow keys go from card to card. */
static gboolean
cb_rescue_hand_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  CbRescueHand *self = CB_RESCUE_HAND (widget);
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  int entry = self->picked >= 0 ? self->picked : MIN (self->entry, self->n_cards - 1);

  if (!is_tab)
    return GTK_WIDGET_CLASS (cb_rescue_hand_parent_class)->focus (widget, direction);

  return !cb_focus_is_within (widget) && entry >= 0 &&
         gtk_widget_grab_focus (self->slots[entry]);
}

static void
remember_cb (CbRescueHand *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (focus != NULL)
    self->entry = CB_RESCUE_SLOT (focus)->index;
}

static void
cb_rescue_hand_class_init (CbRescueHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = cb_rescue_hand_focus;
  widget_class->size_allocate = cb_rescue_hand_size_allocate;

  /**
   * CbRescueHand::picked:
   * @self: the hand
   *
   * Another card, or none, is picked.
   */
  signals[SIGNAL_PICKED] =
    g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "rescue-hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_BOX);
}

static void
cb_rescue_hand_init (CbRescueHand *self)
{
  self->picked = -1;
  self->columns = CB_RESCUE_MAX_HAND;
  g_signal_connect (self, "pointed", G_CALLBACK (remember_cb), NULL);

  for (int i = 0; i < CB_RESCUE_MAX_HAND; i++)
    {
      self->slots[i] = g_object_new (CB_TYPE_RESCUE_SLOT, "visible", FALSE, NULL);
      CB_RESCUE_SLOT (self->slots[i])->index = i;
      cb_area_add (CB_AREA (self), CB_TARGET (self->slots[i]), FALSE);
    }
  /* Translators: only spoken: the player’s cards. */
  cb_speech_label (GTK_WIDGET (self), _("Cards in hand"));
}

static void
show_slot (CbRescueSlot *slot,
           int           card,
           CbSeat        seat,
           gboolean      open,
           gboolean      is_new)
{
  gboolean shown = open || card > CB_RESCUE_START;
  g_autofree char *name = shown ? cb_rescue_describe_card ((CbRescueCard) card)
                                /* Translators: another player’s card; in a tooltip. */
                                : g_strdup (_("hidden card"));

  slot->card = card;
  gtk_widget_set_visible (slot->badge, is_new);
  cb_rescue_face_set_card (CB_RESCUE_FACE (slot->face), shown ? card : CB_RESCUE_FACE_BACK, seat);
  gtk_widget_set_visible (GTK_WIDGET (slot), TRUE);
  cb_tooltip_set (GTK_WIDGET (slot), name);
  cb_speech_label (GTK_WIDGET (slot), name);
  /* Translators: only spoken: the card that was drawn last. */
  cb_speech_describe (GTK_WIDGET (slot), is_new ? _("just drawn") : "");
}

/* The focus of a card that is no longer there passes to the last one. */
static void
hide_slots (CbRescueHand *self)
{
  for (int i = self->n_cards; i < CB_RESCUE_MAX_HAND; i++)
    {
      if (gtk_widget_has_focus (self->slots[i]) && i > 0)
        gtk_widget_grab_focus (self->slots[MAX (self->n_cards - 1, 0)]);
      gtk_widget_set_visible (self->slots[i], FALSE);
    }
}

/**
 * cb_rescue_hand_show:
 * @self: a hand
 * @state: a position
 * @seat: whose cards to show
 * @open: whether the animals may be seen; cheeses are known to all
 * @playable: whether a card can be picked
 * @new_card: one that is marked as new, or %CB_EVENT_NOTHING
 *
 * Shows the cards; none is picked then.
 */
void
cb_rescue_hand_show (CbRescueHand   *self,
                     const CbRescue *state,
                     CbSeat          seat,
                     gboolean        open,
                     gboolean        playable,
                     int             new_card)
{
  g_return_if_fail (CB_IS_RESCUE_HAND (self));

  self->n_cards = 0;
  for (int card = 0; card < CB_RESCUE_N_CARDS; card++)
    for (guint i = 0; i < state->n_hand[seat]; i++)
      if (state->hand[seat][i] == card)
        {
          show_slot (CB_RESCUE_SLOT (self->slots[self->n_cards++]), card, seat, open,
                     card == new_card);
          /* Only one of several that are alike. */
          if (card == new_card)
            new_card = CB_EVENT_NOTHING;
        }
  hide_slots (self);

  self->playable = playable;
  cb_css_class_set (GTK_WIDGET (self), "playable", playable);
  cb_rescue_hand_pick (self, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * cb_rescue_hand_set_columns:
 * @self: a hand
 * @columns: how many cards stand next to each other
 */
void
cb_rescue_hand_set_columns (CbRescueHand *self,
                            int           columns)
{
  g_return_if_fail (CB_IS_RESCUE_HAND (self));

  self->columns = columns;
}

/**
 * cb_rescue_hand_get_picked:
 * @self: a hand
 *
 * Returns: the place of the picked card, or -1
 */
int
cb_rescue_hand_get_picked (CbRescueHand *self)
{
  g_return_val_if_fail (CB_IS_RESCUE_HAND (self), -1);

  return self->picked;
}

void
cb_rescue_hand_pick (CbRescueHand *self,
                     int           slot)
{
  g_return_if_fail (CB_IS_RESCUE_HAND (self));

  if (slot >= self->n_cards || !self->playable)
    slot = -1;
  if (self->picked == slot)
    return;

  self->picked = slot;
  for (int i = 0; i < CB_RESCUE_MAX_HAND; i++)
    {
      cb_css_class_set (self->slots[i], "picked", i == slot);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->slots[i]),
                                   GTK_ACCESSIBLE_STATE_SELECTED, i == slot, -1);
    }

  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

/**
 * cb_rescue_hand_toggle:
 * @self: a hand
 * @slot: the widget of a card
 *
 * Picks a card, or puts it down if it is picked.
 */
void
cb_rescue_hand_toggle (CbRescueHand *self,
                       CbTarget     *slot)
{
  int index = CB_RESCUE_SLOT (slot)->index;

  g_return_if_fail (CB_IS_RESCUE_HAND (self));

  cb_rescue_hand_pick (self, self->picked == index ? -1 : index);
}

/**
 * cb_rescue_hand_find:
 * @self: a hand
 * @card: a card
 *
 * Returns: the place of that card, or -1; of several, that of the picked one
 */
int
cb_rescue_hand_find (CbRescueHand *self,
                     int           card)
{
  g_return_val_if_fail (CB_IS_RESCUE_HAND (self), -1);

  if (self->picked >= 0 && CB_RESCUE_SLOT (self->slots[self->picked])->card == card)
    return self->picked;

  for (int i = 0; i < self->n_cards; i++)
    if (CB_RESCUE_SLOT (self->slots[i])->card == card)
      return i;

  return -1;
}

/**
 * cb_rescue_hand_get_card:
 * @self: a hand
 * @slot: the place of a card, or -1
 *
 * Returns: that card, or %CB_RESCUE_FACE_NONE
 */
int
cb_rescue_hand_get_card (CbRescueHand *self,
                         int           slot)
{
  g_return_val_if_fail (CB_IS_RESCUE_HAND (self), CB_RESCUE_FACE_NONE);
  g_return_val_if_fail (slot < self->n_cards, CB_RESCUE_FACE_NONE);

  return slot < 0 ? CB_RESCUE_FACE_NONE : CB_RESCUE_SLOT (self->slots[slot])->card;
}

/**
 * cb_rescue_hand_get_slot:
 * @self: a hand
 * @slot: a place for a card
 *
 * Returns: (transfer none): its widget, which can be seen if there is a card
 */
GtkWidget *
cb_rescue_hand_get_slot (CbRescueHand *self,
                         int           slot)
{
  g_return_val_if_fail (CB_IS_RESCUE_HAND (self), NULL);
  g_return_val_if_fail (slot >= 0 && slot < CB_RESCUE_MAX_HAND, NULL);

  return self->slots[slot];
}
