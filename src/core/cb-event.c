/* cb-event.c - one thing that happens in a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-event.h"

/**
 * cb_events_new:
 *
 * Returns: (transfer full) (element-type CbEvent): room for events
 */
GArray *
cb_events_new (void)
{
  return g_array_sized_new (FALSE, FALSE, sizeof (CbEvent), 16);
}

/**
 * cb_events_add:
 * @events: (element-type CbEvent): where to
 * @type: what happens
 * @seat: who does it or whom it concerns, or %CB_SEAT_NONE
 *
 * Appends an event to which nothing else applies and that is no secret.
 *
 * Returns: (transfer none): the event, valid until the next one is added
 */
CbEvent *
cb_events_add (GArray *events,
               guint   type,
               CbSeat  seat)
{
  const CbEvent event = {
    .type = type, .seat = seat, .thing = CB_EVENT_NOTHING, .from = CB_EVENT_NOTHING,
    .to = CB_EVENT_NOTHING, .n = CB_EVENT_NOTHING, .known = CB_EVENT_EVERYBODY,
  };

  g_return_val_if_fail (events != NULL, NULL);

  g_array_append_val (events, event);

  return &g_array_index (events, CbEvent, events->len - 1);
}

void
cb_event_list_item (CbEvent *self,
                    guint    item)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->n_list < CB_EVENT_MAX_LIST && item <= G_MAXUINT8);

  self->list[self->n_list++] = (guint8) item;
}
