/* test-chateau.c - the rules of Château Roquefort
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-case.h"

static const CbChateauCase setup_cases[] = {
  { "setup/begins", NULL, NULL, "turn:a0 a:4/0+ b:4/0+ b1:^1 c1:^# a1:.T spare:-",
    .all = "tower:a1 tower:g1 tower:a7 tower:g7 lift move push" },
  { "setup/no-end", NULL, NULL, NULL, .no = "end push:W2 lift:A" },
  { "setup/first", NULL, NULL, "turn:b0", .first = 1 },
  { "setup/taken", NULL, "tower:a1", "turn:b0 a1:aT a:3/0+",
    .all = "tower:g1 tower:a7 tower:g7", .no = "end" },
  { "setup/two", NULL, "tower:a1 tower:g1", "a1:aT g1:bT turn:a0 a:3/0+ b:3/0+",
    .yes = "lift:A push:W2 tower:a7" },
  { "setup/two-from-second", NULL, "tower:a7 tower:g7", "a7:bT g7:aT turn:b0", .first = 1 },
  { "setup/three-from-last", NULL, "tower:a1 tower:g1 tower:a7", "a1:cT g1:aT a7:bT turn:c0",
    .n_seats = 3, .first = 2 },
  { "setup/three-between", NULL, "tower:a1 tower:g1", "turn:b0", .n_seats = 3, .first = 2,
    .all = "tower:a7 tower:g7 lift move push" },
  { "setup/four-from-second", NULL, "tower:g7 tower:a7 tower:g1 tower:a1",
    "g7:bT a7:cT g1:dT a1:aT turn:b0", .n_seats = 4, .first = 1,
    .all = "tower move lift:P lift:R" },
  { "setup/free", NULL, "tower:a1 tower:g1", "turn:a0", .no = "end" },
};

static const CbChateauCase turn_cases[] = {
  { "turn/one-action-at-least", "a1:aT", NULL, "turn:a0", .no = "end" },
  { "turn/one-action", "a1:aT", "lift:A", "turn:a1", .yes = "end lift:D push:W2 tower:g1" },
  { "turn/end", "a1:aT g1:bT", "lift:A end", "turn:b0", .no = "end", .yes = "lift:F" },
  { "turn/four-actions", "a1:aT", "lift:A lift:D tower:g1 push:W2", "turn:a4p",
    .all = "tower lift move push end" },
  { "turn/push-first", "a1:aT", "push:W2 lift:A tower:g1 lift:C", "turn:a4p",
    .all = "tower lift move push end" },
  { "turn/three-actions", "a1:aT", "lift:A lift:D tower:g1", "turn:a3",
    .yes = "end push:W2 move:a1-b1 tower:g7 lift:F" },
  { "turn/second-push", "a1:aT", "push:W2", "turn:a1p", .all = "push", .no = "push:E2" },
  { "turn/push-in-every-turn", "a1:aT g1:bT", "push:W2 end", "turn:b0", .yes = "push:W2 push:E2" },
  { "turn/clockwise", "a1:aT", "push:W2 end push:W2 end", "turn:c0", .n_seats = 3 },
  { "turn/round", "a1:aT", "push:W2 end push:W2 end push:W2 end", "turn:a0", .n_seats = 3 },
};

static const CbChateauCase lift_cases[] = {
  { "lift/sides-and-corners", "b2:a-", NULL, NULL, .all = "lift:B lift:D lift:E lift:G" },
  { "lift/by-corner-only", "c3:a#", NULL, NULL, .all = "lift:A lift:E lift:H lift:J lift:K" },
  { "lift/from-tower-a1", "a1:aT", NULL, NULL, .all = "lift:A lift:D" },
  { "lift/from-tower-g1", "g1:aT", NULL, NULL, .all = "lift:C lift:F" },
  { "lift/from-tower-a7", "a7:aT", NULL, NULL, .all = "lift:N lift:Q" },
  { "lift/from-tower-g7", "g7:aT", NULL, NULL, .all = "lift:P lift:R" },
  { "lift/at-the-left", "a4:a-", NULL, NULL, .all = "lift:D lift:G" },
  { "lift/at-the-right", "g4:a-", NULL, NULL, .all = "lift:F lift:I" },
  { "lift/own-mice-only", "a1:aT g7:bT", NULL, NULL, .all = "lift:A lift:D" },
  { "lift/other-turn", "a1:aT g7:bT turn:b0", NULL, NULL, .all = "lift:P lift:R" },
  { "lift/touched-twice", "a1:aT c3:a#", NULL, NULL,
    .all = "lift:A lift:D lift:E lift:H lift:J lift:K" },
  { "lift/already-lifted", "a1:aT", "lift:A", NULL, .all = "lift:D" },
  { "lift/no-mouse", "g7:bT", NULL, NULL, .all = "lift move" },
  { "lift/whole-room", "a1:aT", "lift:A", "b1:.- b2:.- a2:^- c1:^# b3:^- turn:a1" },
  { "lift/trap-seen", "a1:aT b1:^x", "lift:A", "b1:.x turn:a1 a:3/0+", .no = "move:a1-b1" },
};

static const CbChateauCase tower_cases[] = {
  { "tower/costs", "a1:aT", "tower:a7", "a1:aT a7:aT turn:a1 a:2/0+" },
  { "tower/free-only", "a1:aT g1:bT", NULL, NULL, .all = "tower:a7 tower:g7" },
  { "tower/all-taken", "a1:aT g1:bT a7:cT g7:dT", NULL, NULL, .all = "tower", .n_seats = 4 },
  { "tower/left-again", "open a1:aT g1:bT a7:bT g7:bT", "move:a1-a2", NULL, .all = "tower:a1" },
  { "tower/last-mouse", "b2:a- d4:a- f6:a-", "tower:g1", "a:0/0+ g1:aT", .all = "tower" },
  { "tower/no-mouse-waiting", "b2:a- d4:a- f6:a- f2:a-", NULL, "a:0/0+", .all = "tower" },
  { "tower/fallen-stay", "b2:a- d4:a- f6:a- a:0/1+", NULL, "a:0/1+", .all = "tower" },
  { "tower/only-way-back", "g1:bT a:2/2+", NULL, NULL,
    .all = "lift move tower:a1 tower:a7 tower:g7" },
  { "tower/several", "a1:aT", "tower:g1 tower:a7 tower:g7", "turn:a3 a:0/0+", .all = "tower" },
};

static const CbChateauCase move_cases[] = {
  { "move/four-sides", "open d4:a-", NULL, NULL,
    .all = "move:d4-d3 move:d4-d5 move:d4-c4 move:d4-e4" },
  { "move/costs", "open d4:a-", "move:d4-c4", "d4:.- c4:a- turn:a1 a:3/0+" },
  { "move/own-room", "d4:a-", NULL, NULL, .all = "move:d4-d3 move:d4-d5" },
  { "move/uncovered-room", "d4:a- c4:.-", NULL, NULL,
    .all = "move:d4-d3 move:d4-d5 move:d4-c4" },
  { "move/after-lift", "a1:aT", "lift:A", NULL, .all = "move:a1-b1" },
  { "move/covered", "a1:aT", NULL, NULL, .all = "move" },
  { "move/solid-floor", "open c3:a#", "move:c3-c2", "c3:.# c2:a-",
    .all = "move:c2-b2 move:c2-c1 move:c2-d2 move:c2-c3" },
  { "move/not-onto-trap", "open d4:a- c4:.x", NULL, NULL,
    .all = "move:d4-d3 move:d4-d5 move:d4-e4" },
  { "move/trap-pushed-away", "open d4:a- c4:.x", "push:E4", "b4:.x c4:.-", .yes = "move:d4-c4" },
  { "move/trap-pushed-in", "open d4:a- b4:.x", "push:W4", "c4:.x", .no = "move:d4-c4" },
  { "move/from-tower-a1", "open a1:aT", NULL, NULL, .all = "move:a1-a2 move:a1-b1" },
  { "move/from-tower-g1", "open g1:aT", NULL, NULL, .all = "move:g1-g2 move:g1-f1" },
  { "move/from-tower-a7", "open a7:aT", NULL, NULL, .all = "move:a7-a6 move:a7-b7" },
  { "move/from-tower-g7", "open g7:aT", NULL, NULL, .all = "move:g7-g6 move:g7-f7" },
  { "move/not-into-tower-a1", "open a2:a-", NULL, NULL, .all = "move:a2-b2 move:a2-a3" },
  { "move/not-into-tower-g1", "open f1:a-", NULL, NULL, .all = "move:f1-e1 move:f1-f2" },
  { "move/not-into-tower-a7", "open b7:a-", NULL, NULL, .all = "move:b7-c7 move:b7-b6" },
  { "move/not-into-tower-g7", "open g6:a-", NULL, NULL, .all = "move:g6-f6 move:g6-g5" },
  { "move/at-the-left", "open a4:a-", NULL, NULL, .all = "move:a4-a3 move:a4-a5 move:a4-b4" },
  { "move/at-the-right", "open g4:a-", NULL, NULL, .all = "move:g4-g3 move:g4-g5 move:g4-f4" },
  { "move/at-the-top", "open d1:a-", NULL, NULL, .all = "move:d1-c1 move:d1-e1 move:d1-d2" },
  { "move/at-the-bottom", "open d7:a-", NULL, NULL, .all = "move:d7-c7 move:d7-e7 move:d7-d6" },
  { "move/own-mice-only", "open d4:a- b6:b-", NULL, NULL,
    .all = "move:d4-d3 move:d4-d5 move:d4-c4 move:d4-e4" },
  { "move/not-onto-mice", "open d4:a- d5:b- d3:a-", NULL, NULL,
    .no = "move:d4-d5 move:d4-d3 move:d3-d4 move:d4-d4" },
  { "move/step-by-step", "open d4:a-", "move:d4-e4 move:e4-f4 move:f4-g4 move:g4-g3",
    "g3:a# turn:a4", .all = "tower lift move push end" },
};

static const CbChateauCase run_cases[] = {
  { "move/not-across-free-cells", "open d4:a- b4:b-", NULL, NULL,
    .no = "move:d4-f4 move:d4-e5 move:d4-a4" },
  { "move/across-one-mouse", "open d4:a- e4:b-", "move:d4-f4", "d4:.- e4:b- f4:a- turn:a2" },
  { "move/across-own-mouse", "open d4:a- e4:a-", "move:d4-f4", "d4:.- e4:a- f4:a- turn:a2" },
  { "move/across-two-mice", "open d4:a- e4:b- f4:a-", "move:d4-g4",
    "d4:.- e4:b- f4:a- g4:a- turn:a3" },
  { "move/across-three-mice", "open b4:a- c4:b- d4:c- e4:d-", "move:b4-f4", "f4:a- turn:a4",
    .all = "tower lift move push end", .n_seats = 4 },
  { "move/across-four-mice", "open a4:a- b4:b- c4:c- d4:d- e4:b-", NULL, NULL,
    .yes = "move:a4-d3 move:a4-d5", .no = "move:a4-f4 move:a4-e3 move:a4-e5", .n_seats = 4 },
  { "move/across-one-all", "open d4:a- e4:b-", NULL, NULL,
    .all = "move:d4-d3 move:d4-d5 move:d4-c4 move:d4-f4 move:d4-e3 move:d4-e5" },
  { "move/across-around-corner", "open d4:a- e4:b-", "move:d4-e5", "e5:a# turn:a2" },
  { "move/across-two-around-corner", "open d4:a- e4:b- e5:c#", "move:d4-e6", "e6:a- turn:a3",
    .n_seats = 3 },
  { "move/across-two-corners", "open d4:a- e4:b- e5:b# d5:b-", "move:d4-d6", "d6:a- turn:a2" },
  { "move/across-from-tower", "open a1:aT b1:b-", "move:a1-b2", "a1:.T b1:b- b2:a- turn:a2" },
  { "move/across-tower", "open b1:a- a1:bT", NULL, NULL, .all = "move:b1-c1 move:b1-b2" },
  { "move/across-into-tower", "open b1:b- c1:a#", NULL, NULL, .no = "move:c1-a1",
    .yes = "move:c1-b2" },
  { "move/across-at-the-right", "open f4:a- g4:b-", NULL, NULL,
    .yes = "move:f4-g3 move:f4-g5", .no = "move:f4-a4 move:f4-a5" },
  { "move/across-at-the-left", "open b4:a- a4:b-", NULL, NULL,
    .yes = "move:b4-a3 move:b4-a5", .no = "move:b4-g3 move:b4-g4" },
  { "move/across-to-covered", "d4:a- e4:b-", NULL, NULL,
    .all = "move:d4-d3 move:d4-d5 move:d4-e5" },
  { "move/across-to-trap", "open d4:a- e4:b- f4:.x", NULL, NULL, .no = "move:d4-f4",
    .yes = "move:d4-e3" },
  { "move/across-one-action-left", "open d4:a- e4:b- turn:a3", NULL, NULL,
    .all = "move:d4-d3 move:d4-d5 move:d4-c4" },
  { "move/across-two-actions-left", "open d4:a- e4:b- f4:b- turn:a2", NULL, NULL,
    .yes = "move:d4-e3", .no = "move:d4-g4 move:d4-f3" },
  { "move/across-three-actions-left", "open d4:a- e4:b- f4:b- turn:a1", "move:d4-g4",
    "turn:a4", .all = "tower lift move push end" },
  { "move/shortest-way", "open d4:a- d5:b- c4:b- c5:c# c6:c-", "move:d4-d6", "d6:a- turn:a2",
    .n_seats = 3 },
  { "move/shortest-way-once", "open d4:a- d5:b- c4:b- c5:c# c6:c-", NULL, NULL, .n_seats = 3,
    .all = "move:d4-d3 move:d4-e4 move:d4-b4 move:d4-c3 move:d4-e5 move:d4-d6 move:d4-b5 "
           "move:d4-b6 move:d4-c7" },
};

static const CbChateauCase roof_cases[] = {
  { "roof/during-turn", "a1:aT", "lift:A push:W6", "b1:.- b2:.-" },
  { "roof/tower-is-no-room", "a1:aT", "lift:A end", "b1:^- b2:^- a1:aT" },
  { "roof/with-mouse", "b1:a-", "push:W6 end", "b1:a- b2:.-" },
  { "roof/with-other-mouse", "b1:b-", "push:W6 end", "b1:b- b2:.-" },
  { "roof/left-this-turn", "b1:a- c1:.#", "move:b1-c1", "b1:.- b2:.- c1:a#" },
  { "roof/left", "b1:a- c1:.#", "move:b1-c1 end", "b1:^- b2:^- c1:a# d1:.- e1:.#" },
  { "roof/all-empty", "open b1:a- c1:b#", "push:W6 end",
    "b1:a- b2:.- c1:b# e1:.# a2:^- d4:^- g6:^- f7:^-" },
  { "roof/lift-again", "a1:aT", "lift:A end push:W2 end lift:A", "b1:.- turn:a1" },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  cb_chateau_case_add (setup_cases, G_N_ELEMENTS (setup_cases));
  cb_chateau_case_add (turn_cases, G_N_ELEMENTS (turn_cases));
  cb_chateau_case_add (lift_cases, G_N_ELEMENTS (lift_cases));
  cb_chateau_case_add (tower_cases, G_N_ELEMENTS (tower_cases));
  cb_chateau_case_add (move_cases, G_N_ELEMENTS (move_cases));
  cb_chateau_case_add (run_cases, G_N_ELEMENTS (run_cases));
  cb_chateau_case_add (roof_cases, G_N_ELEMENTS (roof_cases));

  return g_test_run ();
}
