/* cb-session.c - one game in progress
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-session-private.h"

#include "cb-text.h"

G_DEFINE_FINAL_TYPE (CbSession, cb_session, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TURN,
  PROP_PLY,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_THINKING,
  PROP_HELD,
  N_PROPS
};

enum
{
  SIGNAL_TRIED,
  SIGNAL_MOVED,
  SIGNAL_REWOUND,
  SIGNAL_SEATED,
  SIGNAL_HINTED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* Whether the move after @ply others is a person's decision. Where only one move is legal,
 * there is nothing to decide. */
gboolean
cb_session_is_human_decision (CbSession *self,
                              guint      ply)
{
  CbSeat seat = cb_history_get_turn (self->history, ply);
  g_autoptr (GArray) moves = NULL;

  if (!cb_session_is_human (self, seat))
    return FALSE;

  moves = cb_kind_dup_moves (self->kind, cb_history_peek_state (self->history, ply));

  return moves->len > 1;
}

/* Whether a move brought something to light that players have to remember: nobody
 * forgets it by taking the move back. */
static gboolean
is_revealing (CbSession *self,
              guint      ply)
{
  return cb_session_has_event (self, ply, CB_EVENT_REVEALS | CB_EVENT_FLEETING);
}

/* Where undo goes: the last decision of a human before the cursor, unless something
 * was revealed since; @revealed says whether that is so. */
static gboolean
find_undo (CbSession *self,
           guint     *ply,
           gboolean  *revealed)
{
  guint i = cb_session_get_ply (self);

  *revealed = FALSE;
  while (i > 0 && !cb_session_is_human_decision (self, i - 1))
    i--;
  if (i == 0)
    return FALSE;

  *ply = i - 1;
  for (i = *ply; i < cb_session_get_ply (self) && !*revealed; i++)
    *revealed = is_revealing (self, i);

  return !*revealed;
}

/* Where redo goes: the next decision of a human, or the end of what is known. */
static gboolean
find_redo (CbSession *self,
           guint     *ply)
{
  guint n_plies = cb_history_get_n_plies (self->history);

  if (cb_session_get_ply (self) == n_plies)
    return FALSE;

  *ply = cb_session_get_ply (self) + 1;
  while (*ply < n_plies && !cb_session_is_human_decision (self, *ply))
    (*ply)++;

  return TRUE;
}

static void
notify_position (CbSession *self)
{
  GObject *object = G_OBJECT (self);

  g_object_notify_by_pspec (object, props[PROP_PLY]);
  g_object_notify_by_pspec (object, props[PROP_TURN]);
  g_object_notify_by_pspec (object, props[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (object, props[PROP_CAN_REDO]);
}

static void
rewind_to (CbSession *self,
           guint      ply)
{
  cb_session_stop_thinking (self);
  cb_history_set_ply (self->history, ply);
  notify_position (self);
  g_signal_emit (self, signals[SIGNAL_REWOUND], 0, ply);
  cb_session_consider_turn (self);
}

static void
cb_session_dispose (GObject *object)
{
  cb_session_drop_thoughts (CB_SESSION (object));

  G_OBJECT_CLASS (cb_session_parent_class)->dispose (object);
}

static void
cb_session_finalize (GObject *object)
{
  CbSession *self = CB_SESSION (object);

  for (guint i = 0; i < CB_MAX_SEATS; i++)
    g_free (self->names[i]);
  g_clear_pointer (&self->deal, cb_deal_free);
  g_clear_pointer (&self->history, cb_history_free);

  G_OBJECT_CLASS (cb_session_parent_class)->finalize (object);
}

static void
cb_session_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  CbSession *self = CB_SESSION (object);

  switch (prop_id)
    {
    case PROP_TURN:
      g_value_set_int (value, cb_session_get_turn (self));
      break;
    case PROP_PLY:
      g_value_set_uint (value, cb_session_get_ply (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, cb_session_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, cb_session_get_can_redo (self));
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, cb_session_get_thinking (self));
      break;
    case PROP_HELD:
      g_value_set_boolean (value, self->held);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_session_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  CbSession *self = CB_SESSION (object);

  switch (prop_id)
    {
    case PROP_HELD:
      cb_session_set_held (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = readable | G_PARAM_WRITABLE;

  /**
   * CbSession:turn:
   *
   * Whose turn it is, or %CB_SEAT_NONE when the game is over.
   */
  props[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL,
                                       CB_SEAT_NONE, CB_MAX_SEATS - 1, CB_SEAT_NONE, readable);

  /**
   * CbSession:ply:
   *
   * How many moves are on the board.
   */
  props[PROP_PLY] = g_param_spec_uint ("ply", NULL, NULL, 0, G_MAXUINT, 0, readable);

  /**
   * CbSession:can-undo:
   *
   * Whether a person's decision can be taken back: see cb_session_undo().
   */
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);

  /**
   * CbSession:can-redo:
   *
   * Whether moves were taken back that can be played again.
   */
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);

  /**
   * CbSession:thinking:
   *
   * Whether a computer player is at its turn, even if it has decided already.
   */
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, readable);

  /**
   * CbSession:held:
   *
   * Whether the computer players wait, as they do in a new session.
   */
  props[PROP_HELD] = g_param_spec_boolean ("held", NULL, NULL, TRUE, writable);

  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
install_signals (GType type)
{
  /**
   * CbSession::tried:
   * @self: the session
   * @move: a legal move
   *
   * A move is about to be played, by whomever.
   *
   * Returns: %TRUE to refuse it: then nothing happens
   */
  signals[SIGNAL_TRIED] =
    g_signal_new ("tried", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL,
                  NULL, G_TYPE_BOOLEAN, 1, G_TYPE_UINT64);

  /**
   * CbSession::moved:
   * @self: the session
   * @ply: number of moves now on the board
   *
   * A move was played.
   */
  signals[SIGNAL_MOVED] =
    g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * CbSession::rewound:
   * @self: the session
   * @ply: number of moves now on the board
   *
   * Undo or redo went to another place in the history.
   */
  signals[SIGNAL_REWOUND] =
    g_signal_new ("rewound", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * CbSession::seated:
   * @self: the session
   *
   * The name or the controller of a seat changed.
   */
  signals[SIGNAL_SEATED] =
    g_signal_new ("seated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * CbSession::hinted:
   * @self: the session
   * @move: what the best computer player would do
   * @estimate: the share of the win it would hope for
   *
   * The answer to cb_session_ask_hint().
   */
  signals[SIGNAL_HINTED] =
    g_signal_new ("hinted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_UINT64, G_TYPE_DOUBLE);
}

static void
cb_session_class_init (CbSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = cb_session_dispose;
  object_class->finalize = cb_session_finalize;
  object_class->get_property = cb_session_get_property;
  object_class->set_property = cb_session_set_property;

  install_properties (object_class);
  install_signals (G_TYPE_FROM_CLASS (klass));
}

static void
cb_session_init (CbSession *self)
{
  self->held = TRUE;
  self->gate = TRUE;
}

/**
 * cb_session_new:
 * @kind: the game
 * @ruleset: its options
 * @deal: a deal that the game takes
 *
 * The session begins held, so that it can be furnished first; all seats are
 * human until said otherwise.
 *
 * Returns: (transfer full): a session at its first position
 */
CbSession *
cb_session_new (const CbKind    *kind,
                const CbRuleset *ruleset,
                const CbDeal    *deal)
{
  CbSession *self;
  g_autofree CbState *state = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (kind != NULL, NULL);
  g_return_val_if_fail (deal != NULL, NULL);

  state = cb_kind_new_state (kind);
  if (!kind->setup (state, ruleset, deal, &error))
    g_error ("A deal was not checked: %s", error->message);

  self = g_object_new (CB_TYPE_SESSION, NULL);
  self->kind = kind;
  self->ruleset = *ruleset;
  self->deal = cb_deal_copy (deal);
  cb_marks_reset (&self->marks);
  self->history = cb_history_new (kind, state);

  return self;
}

const CbKind *
cb_session_get_kind (CbSession *self)
{
  g_return_val_if_fail (CB_IS_SESSION (self), NULL);

  return self->kind;
}

const CbRuleset *
cb_session_get_ruleset (CbSession *self)
{
  g_return_val_if_fail (CB_IS_SESSION (self), NULL);

  return &self->ruleset;
}

const CbDeal *
cb_session_get_deal (CbSession *self)
{
  g_return_val_if_fail (CB_IS_SESSION (self), NULL);

  return self->deal;
}

guint
cb_session_get_n_seats (CbSession *self)
{
  g_return_val_if_fail (CB_IS_SESSION (self), 0);

  return self->deal->n_seats;
}

const char *
cb_session_get_name (CbSession *self,
                     CbSeat     seat)
{
  g_return_val_if_fail (CB_IS_SESSION (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < (CbSeat) self->deal->n_seats, NULL);

  return self->names[seat] != NULL ? self->names[seat] : "";
}

/**
 * cb_session_set_name:
 * @self: a session
 * @seat: a seat
 * @name: (nullable): who plays there; what cannot be shown of it is left out
 */
void
cb_session_set_name (CbSession  *self,
                     CbSeat      seat,
                     const char *name)
{
  g_autofree char *cleaned = NULL;

  g_return_if_fail (CB_IS_SESSION (self));
  g_return_if_fail (seat >= 0 && seat < (CbSeat) self->deal->n_seats);

  cleaned = cb_text_clean_name (name != NULL ? name : "");
  if (g_strcmp0 (self->names[seat], cleaned) == 0)
    return;

  g_free (self->names[seat]);
  self->names[seat] = g_steal_pointer (&cleaned);
  g_signal_emit (self, signals[SIGNAL_SEATED], 0);
}

CbController
cb_session_get_controller (CbSession *self,
                           CbSeat     seat)
{
  g_return_val_if_fail (CB_IS_SESSION (self), CB_CONTROLLER_HUMAN);
  g_return_val_if_fail (seat >= 0 && seat < (CbSeat) self->deal->n_seats, CB_CONTROLLER_HUMAN);

  return self->controllers[seat];
}

/**
 * cb_session_set_controller:
 * @self: a session
 * @seat: a seat
 * @controller: who is to decide for it from now on
 */
void
cb_session_set_controller (CbSession    *self,
                           CbSeat        seat,
                           CbController  controller)
{
  g_return_if_fail (CB_IS_SESSION (self));
  g_return_if_fail (seat >= 0 && seat < (CbSeat) self->deal->n_seats);

  if (self->controllers[seat] == controller)
    return;

  cb_session_stop_thinking (self);
  self->controllers[seat] = controller;
  g_signal_emit (self, signals[SIGNAL_SEATED], 0);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  cb_session_consider_turn (self);
}

const CbMarks *
cb_session_get_marks (CbSession *self)
{
  g_return_val_if_fail (CB_IS_SESSION (self), NULL);

  return &self->marks;
}

/**
 * cb_session_set_marks:
 * @self: a session
 * @marks: the shape and colour of each seat; the game knows nothing of them
 */
void
cb_session_set_marks (CbSession     *self,
                      const CbMarks *marks)
{
  g_return_if_fail (CB_IS_SESSION (self));
  g_return_if_fail (marks != NULL);

  self->marks = *marks;
}

/**
 * cb_session_peek_state:
 * @self: a session
 *
 * Returns: (transfer none): the position on the board, until the next change
 */
const CbState *
cb_session_peek_state (CbSession *self)
{
  g_return_val_if_fail (CB_IS_SESSION (self), NULL);

  return cb_history_peek_state (self->history, cb_history_get_ply (self->history));
}

/**
 * cb_session_peek_state_at:
 * @self: a session
 * @ply: how many moves were played
 *
 * Returns: (transfer none): a position of the history, until the next change
 */
const CbState *
cb_session_peek_state_at (CbSession *self,
                          guint      ply)
{
  g_return_val_if_fail (CB_IS_SESSION (self), NULL);

  return cb_history_peek_state (self->history, ply);
}

/**
 * cb_session_get_move:
 * @self: a session
 * @ply: how many moves were played before it
 *
 * Returns: a move of the history
 */
CbMove
cb_session_get_move (CbSession *self,
                     guint      ply)
{
  g_return_val_if_fail (CB_IS_SESSION (self), 0);

  return cb_history_get_move (self->history, ply);
}

guint
cb_session_get_ply (CbSession *self)
{
  g_return_val_if_fail (CB_IS_SESSION (self), 0);

  return cb_history_get_ply (self->history);
}

/**
 * cb_session_get_n_plies:
 * @self: a session
 *
 * Returns: how many moves are known, those that were taken back included
 */
guint
cb_session_get_n_plies (CbSession *self)
{
  g_return_val_if_fail (CB_IS_SESSION (self), 0);

  return cb_history_get_n_plies (self->history);
}

/**
 * cb_session_get_turn:
 * @self: a session
 *
 * Returns: whose turn it is, or %CB_SEAT_NONE when the game is over
 */
CbSeat
cb_session_get_turn (CbSession *self)
{
  g_return_val_if_fail (CB_IS_SESSION (self), CB_SEAT_NONE);

  return cb_history_get_turn (self->history, cb_session_get_ply (self));
}

gboolean
cb_session_get_can_undo (CbSession *self)
{
  guint ply;
  gboolean revealed;

  g_return_val_if_fail (CB_IS_SESSION (self), FALSE);

  return find_undo (self, &ply, &revealed);
}

/**
 * cb_session_get_revealed:
 * @self: a session
 *
 * Returns: whether nothing can be taken back because of something that was revealed
 *   in a game of memory
 */
gboolean
cb_session_get_revealed (CbSession *self)
{
  guint ply;
  gboolean revealed;

  g_return_val_if_fail (CB_IS_SESSION (self), FALSE);

  find_undo (self, &ply, &revealed);

  return revealed;
}

gboolean
cb_session_get_can_redo (CbSession *self)
{
  guint ply;

  g_return_val_if_fail (CB_IS_SESSION (self), FALSE);

  return find_redo (self, &ply);
}

/**
 * cb_session_get_thinking:
 * @self: a session
 *
 * Returns: whether a computer player is at its turn
 */
gboolean
cb_session_get_thinking (CbSession *self)
{
  g_return_val_if_fail (CB_IS_SESSION (self), FALSE);

  return self->thinking != NULL || self->answered;
}

gboolean
cb_session_get_held (CbSession *self)
{
  g_return_val_if_fail (CB_IS_SESSION (self), FALSE);

  return self->held;
}

/**
 * cb_session_set_held:
 * @self: a session
 * @held: whether the computer players wait
 */
void
cb_session_set_held (CbSession *self,
                     gboolean   held)
{
  g_return_if_fail (CB_IS_SESSION (self));

  held = !!held;
  if (self->held == held)
    return;

  self->held = held;
  if (held)
    cb_session_stop_thinking (self);
  else
    cb_session_consider_turn (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELD]);
}

/**
 * cb_session_set_gate:
 * @self: a session
 * @open: whether computer players may play what they have decided
 *
 * They think all the same, and play as soon as it is opened. Without anybody who
 * shuts it, nobody waits for anything.
 */
void
cb_session_set_gate (CbSession *self,
                     gboolean   open)
{
  g_return_if_fail (CB_IS_SESSION (self));

  self->gate = !!open;
  cb_session_play_answer (self);
}

static gboolean
is_refused (CbSession *self,
            CbMove     move)
{
  gboolean refused;

  g_signal_emit (self, signals[SIGNAL_TRIED], 0, move, &refused);

  return refused;
}

/**
 * cb_session_play:
 * @self: a session
 * @move: a move
 *
 * Plays for whoever's turn it is.
 *
 * Returns: %FALSE if the move is not legal, or is refused; then nothing changed
 */
gboolean
cb_session_play (CbSession *self,
                 CbMove     move)
{
  g_return_val_if_fail (CB_IS_SESSION (self), FALSE);

  if (!cb_kind_is_legal (self->kind, cb_session_peek_state (self), move) ||
      is_refused (self, move))
    return FALSE;

  cb_session_stop_thinking (self);
  cb_history_play (self->history, move);
  notify_position (self);
  g_signal_emit (self, signals[SIGNAL_MOVED], 0, cb_session_get_ply (self));
  if (!cb_session_get_thinking (self))
    cb_session_consider_turn (self);

  return TRUE;
}

/**
 * cb_session_undo:
 * @self: a session
 *
 * Goes back to the last decision of a human, if there was one.
 */
void
cb_session_undo (CbSession *self)
{
  guint ply;
  gboolean revealed;

  g_return_if_fail (CB_IS_SESSION (self));

  if (find_undo (self, &ply, &revealed))
    rewind_to (self, ply);
}

/**
 * cb_session_redo:
 * @self: a session
 *
 * Takes back one undo.
 */
void
cb_session_redo (CbSession *self)
{
  guint ply;

  g_return_if_fail (CB_IS_SESSION (self));

  if (find_redo (self, &ply))
    rewind_to (self, ply);
}

/**
 * cb_session_rewind:
 * @self: a session
 * @ply: how many of the moves that are known are to be on the board
 *
 * Goes to any place in the history, whatever was revealed since.
 */
void
cb_session_rewind (CbSession *self,
                   guint      ply)
{
  g_return_if_fail (CB_IS_SESSION (self));
  g_return_if_fail (ply <= cb_session_get_n_plies (self));

  if (ply != cb_session_get_ply (self))
    rewind_to (self, ply);
}

/**
 * cb_session_restore:
 * @self: a session at its first position
 * @moves: (array length=n_moves): legal moves
 * @n_moves: how many
 * @ply: how many of them are on the board; the others were taken back
 *
 * Brings back a history, as from a record, before anyone watches.
 */
void
cb_session_restore (CbSession    *self,
                    const CbMove *moves,
                    guint         n_moves,
                    guint         ply)
{
  g_return_if_fail (CB_IS_SESSION (self));
  g_return_if_fail (cb_session_get_n_plies (self) == 0);

  for (guint i = 0; i < n_moves; i++)
    cb_history_play (self->history, moves[i]);
  cb_history_set_ply (self->history, ply);
  notify_position (self);
}
