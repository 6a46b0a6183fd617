/* cb-monkey.h - somebody who does anything at all, and remembers what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-random.h"
#include "cb-window-private.h"

G_BEGIN_DECLS

/**
 * CbMonkey:
 * @seed: what all that it does follows from
 * @random: decides
 * @window: (nullable): the window that it plays with; it may close that
 * @telling: the one whose clock it turns, to be compared alone
 * @now: what that clock says
 * @n_events: how much it has done
 */
typedef struct
{
  guint64    seed;
  CbRandom   random;
  CbWindow  *window;
  CbTelling *telling;
  gint64     now;
  guint      n_events;
} CbMonkey;

/* What the last events were is printed, with the seed, if the program dies. */
void       cb_monkey_init    (CbMonkey   *self,
                              guint64     seed,
                              const char *kind);
void       cb_monkey_clear   (CbMonkey   *self);
void       cb_monkey_note    (CbMonkey   *self,
                              const char *format,
                              ...) G_GNUC_PRINTF (2, 3);

guint      cb_monkey_below   (CbMonkey   *self,
                              guint       n);
/* The window that gets keys: a dialog, where there is one. */
GtkWindow *cb_monkey_get_top (CbMonkey   *self);
/* Lets everything happen that is about to; computer players finish thinking. */
void       cb_monkey_settle  (CbMonkey   *self);
void       cb_monkey_advance (CbMonkey   *self,
                              guint       milliseconds);
/* Fails if the window shows what is not so. */
void       cb_monkey_check   (CbMonkey   *self);

/* One event, whatever it is. */
void       cb_monkey_act     (CbMonkey   *self);

G_END_DECLS
