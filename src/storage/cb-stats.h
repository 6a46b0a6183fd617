/* cb-stats.h - how players stand, from the games that are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-info.h"

G_BEGIN_DECLS

/**
 * CbTally:
 * @games: how many games were finished
 * @wins: how many of them were won alone
 * @shared: how many were won together with others
 * @points: a win counts 1, one that k players share 1/k
 * @luck: the points that luck alone would give: 1/n in a game of n players
 */
typedef struct
{
  guint  games;
  guint  wins;
  guint  shared;
  double points;
  double luck;
} CbTally;

/**
 * CbMark:
 * @began: when a game began, in seconds since 1970
 * @points: what it brought the player
 * @luck: what luck alone would have brought
 * @score: the score in it
 */
typedef struct
{
  gint64 began;
  double points;
  double luck;
  int    score;
} CbMark;

/**
 * CbFigures:
 * @player: a name, or that of a level of the computer, such as “computer-easy”
 * @controller: who that is
 * @kind: the game
 * @all: all games
 * @against: by level, those in which a computer player of that level took part, at
 *   another seat
 * @best: the best score
 * @total: all scores together
 * @longest: the longest run of games that were won, shared ones included
 * @run: the run that the last game belongs to
 * @marks: (element-type CbMark): game by game, in the order played
 */
typedef struct
{
  char         *player;
  CbController  controller;
  const CbKind *kind;
  CbTally       all;
  CbTally       against[CB_N_CONTROLLERS];
  int           best;
  gint64        total;
  guint         longest;
  guint         run;
  GArray       *marks;
} CbFigures;

GPtrArray *cb_stats_collect (GPtrArray       *infos) G_GNUC_WARN_UNUSED_RESULT;
double     cb_figures_mean  (const CbFigures *self);
void       cb_figures_free  (CbFigures       *self);

G_END_DECLS
