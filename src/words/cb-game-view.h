/* cb-game-view.h - what the window must know of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-phrases.h"
#include "cb-session.h"

G_BEGIN_DECLS

/* Words need no display. What draws is known by its name alone, as GTK declares it. */
typedef struct _GdkSnapshot GtkSnapshot;
typedef struct _GtkBox GtkBox;
typedef struct _GtkWidget GtkWidget;

#define CB_RULES_MAX_ART 4

/**
 * CbRulesExample:
 * @record: the name of a record among the examples: its moves lead to what is shown,
 *   and those that were taken back are acted out
 * @part: (nullable): the style name of the part of the board that is shown, or %NULL for
 *   all of it
 * @shape: how high that part is, where it is 1 wide
 * @caption: (nullable): what there is to see where nothing happens, to be translated
 * @shows: the types of events that the text speaks of, as bits; all of them happen
 */
typedef struct
{
  const char *record;
  const char *part;
  double      shape;
  const char *caption;
  guint       shows;
} CbRulesExample;

/**
 * CbRulesSection:
 * @title: its heading, to be translated
 * @text: a few short sentences, to be translated
 * @art: the pictures that stand beside it
 * @example: a small board that shows what the text says
 */
typedef struct
{
  const char     *title;
  const char     *text;
  const char     *art[CB_RULES_MAX_ART];
  CbRulesExample  example;
} CbRulesSection;

/**
 * CbCueFlags:
 * @CB_CUE_EARLY: comes when the event begins, and not when it was told: its sound is
 *   that of the movement
 * @CB_CUE_RISES: goes up a note each time that it comes again
 * @CB_CUE_NEWS: is preferred when much is told at once, and always has the same pitch
 */
typedef enum
{
  CB_CUE_EARLY = 1 << 0,
  CB_CUE_RISES = 1 << 1,
  CB_CUE_NEWS = 1 << 2,
} CbCueFlags;

/**
 * CbCue:
 * @sound: the name of a sound
 * @flags: when and how it is played, as #CbCueFlags
 *
 * What is heard of an event.
 */
typedef struct
{
  const char *sound;
  guint       flags;
} CbCue;

/**
 * CbDescribeEventFunc:
 * @session: a game
 * @state: the position after the event
 * @event: what happened
 * @viewer: who reads it, %CB_SEAT_NONE for anybody: what that seat may not know is not said
 * @kept: whether the sentence stays in sight: what the game wants people to remember is then
 *   left out, until the game is over
 *
 * Returns: (transfer full) (nullable): one sentence, with its full stop: who, what, where, what
 *   came of it; %NULL where there is nothing to say
 */
typedef char *(*CbDescribeEventFunc) (CbSession     *session,
                                      const CbState *state,
                                      const CbEvent *event,
                                      CbSeat         viewer,
                                      gboolean       kept);

/**
 * CbDescribeSeatFunc:
 * @session: a game
 * @state: a position of it
 * @seat: a seat
 * @aid: whether to help in a way that the table game does not
 *
 * Returns: (transfer full): how the seat stands, in a few words
 */
typedef char *(*CbDescribeSeatFunc) (CbSession     *session,
                                     const CbState *state,
                                     CbSeat         seat,
                                     gboolean       aid);

/**
 * CbGameView:
 * @kind: the game
 * @art: the picture on the home page
 * @seat_art: (nullable): the pictures that belong to seats, without their number; they
 *   are shown in the shape and colour that a seat has
 * @summary: what it is about, in a few words, to be translated
 * @min_age: from which age
 * @minutes: about how long it takes
 * @starter: who starts by the rulebook, to be translated
 * @story_title: what @tell_story tells, as a title, to be translated
 * @rules: the rules in our own words
 * @n_rules: how many sections they have
 * @cues: what is heard of events, by their type
 * @n_cues: how many types there are
 * @seats_on_board: whether the board itself shows how every seat stands: then a
 *   narrow window needs no strip above it
 * @get_board_type: the board, a #CbBoard
 * @draw_position: draws a position as a small picture that fills a widget, with nothing
 *   in it that only some may know, or that people are to remember
 * @has_secrets: whether a player has something that others may not see
 * @describe_turn: (transfer full): what is expected of the player to move
 * @describe_lately: (transfer full) (nullable): what came of the last move, where it is to
 *   stay in sight beside what is expected; optional
 * @describe_event: a sentence about an event
 * @describe_hint: (transfer full): what to do and what it is good for, as one advises the
 *   player to move; optional
 * @describe_advice: (transfer full) (nullable): what a beginner should know before a seat
 *   plays, in whole sentences, and no more than that seat may know; %NULL where there is
 *   nothing to say; optional
 * @list_phrases: adds short phrases for all that the player to move can do, by the names
 *   that places have on the board: whoever types one plays it. Every legal move has one
 *   that no other has; only what that player may know is in them
 * @list_refusals: the same for what that player might want to do but cannot do now, with
 *   the reason; optional
 * @describe_seat: how a seat stands
 * @describe_supply: (transfer full): what lies beside the board, in a few words;
 *   optional
 * @fill_hand: makes a box show what others see of a seat's hand, whatever it
 *   showed before; optional
 * @fill_strip: the same for what a seat owns, where there is little room; optional
 * @fill_pieces: appends to a box what a seat has at the end of the game; optional
 * @describe_result: (transfer full): what a seat has at the end; optional, where that is
 *   what @describe_seat says
 * @describe_reason: (transfer full): why the winners have won, in a sentence
 * @tell_story: fills a list of #CbStoryItem with how the cards fell, in a game that is
 *   over: then nothing is a secret
 *
 * A row of the window's table of games. The shell knows games by these alone.
 */
typedef struct
{
  const CbKind          *kind;
  const char            *art;
  const char            *seat_art;
  const char            *summary;
  guint                  min_age;
  guint                  minutes;
  const char            *starter;
  const char            *story_title;
  const CbRulesSection  *rules;
  guint                  n_rules;
  const CbCue           *cues;
  guint                  n_cues;
  gboolean               seats_on_board;

  GType       (*get_board_type) (void);
  void        (*draw_position)  (GtkWidget     *widget,
                                 GtkSnapshot   *snapshot,
                                 const CbState *state);
  gboolean    (*has_secrets)    (const CbState *state);
  char *      (*describe_turn)  (CbSession     *session);
  char *      (*describe_lately) (CbSession    *session);
  CbDescribeEventFunc describe_event;
  char *      (*describe_hint)  (CbSession     *session,
                                 CbMove         move);
  char *      (*describe_advice) (CbSession     *session,
                                  const CbState *state,
                                  CbSeat         seat);
  void        (*list_phrases)   (CbSession     *session,
                                 CbPhrases     *phrases);
  void        (*list_refusals)  (CbSession     *session,
                                 CbPhrases     *phrases);
  CbDescribeSeatFunc describe_seat;
  char *      (*describe_supply) (const CbState *state);
  void        (*fill_hand)      (GtkBox        *box,
                                 const CbState *state,
                                 CbSeat         seat);
  void        (*fill_strip)     (GtkBox        *box,
                                 const CbState *state,
                                 CbSeat         seat);
  void        (*fill_pieces)    (GtkBox        *box,
                                 const CbState *state,
                                 CbSeat         seat);
  char *      (*describe_result) (const CbState *state,
                                  CbSeat         seat);
  char *      (*describe_reason) (CbSession     *session);
  void        (*tell_story)     (CbSession     *session,
                                 GListStore    *story);
} CbGameView;

G_END_DECLS
