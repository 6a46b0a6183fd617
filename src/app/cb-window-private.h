/* cb-window-private.h - what the parts of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-autosave.h"
#include "cb-games.h"
#include "cb-home.h"
#include "cb-messages.h"
#include "cb-players.h"
#include "cb-rules.h"
#include "cb-setup.h"
#include "cb-shelf-page.h"
#include "cb-speaker.h"
#include "cb-story-page.h"
#include "cb-table.h"
#include "cb-tutor.h"
#include "cb-window.h"

G_BEGIN_DECLS

#define CB_PAGE_HOME   "home"
#define CB_PAGE_SETUP  "setup"
#define CB_PAGE_TABLE  "table"
#define CB_PAGE_RULES  "rules"
#define CB_PAGE_SHELF  "shelf"
#define CB_PAGE_PLAYERS "players"
#define CB_PAGE_STORY  "story"

/**
 * CbWindow:
 * @view: the game that set-up, table or rules show, if any
 * @session: the game on the table, if any
 * @tutor: (nullable): leads through that game, which is a lesson then and not kept
 * @latest: (nullable): the games under way, as they were when they were last looked for
 * @trail: (element-type utf8): the pages that lead to the one that is shown, which is the
 *   last of them
 * @unsaved: (element-type CbAutosave): games that left the table and could not be
 *   written yet
 * @failing: whether it was said that something cannot be saved
 * @asking: whether a dialog asks what to do about that
 * @abandons: whether the answer was to lose it
 * @copying: how many copies are being written
 * @opening: (nullable): while a file is read
 * @waiting: (nullable) (element-type GFile): that file, and those to be read after it
 * @claim: (nullable): the right to write it, if it is one of the games that are kept
 * @spinner_id: until it is worth to show that this takes time
 * @finding: (nullable): while the last game is looked for
 * @rested: whether the first frame was painted
 * @shelf: (nullable): all games, once they were asked for
 * @played: whether the game on the table was seen under way, and so is kept
 * @counting: (nullable): while it is counted how the players on the table stand
 * @removed: (nullable) (element-type filename): the games that were deleted last
 * @forgot_all: whether they were deleted to forget everything
 * @forgetting: (nullable): the player about whom a dialog asks
 * @old_roster: (nullable): who the names were before that was last changed
 * @old_names: (nullable): the names on the set-up pages then
 * @old_player: (nullable): whose figures were shown then
 * @unsaved_roster: (nullable): who the names are, until it is being written
 * @saving_roster: while it is
 * @copied: (nullable): a game of which a copy is to be saved
 * @speaker: what is heard of the game
 * @history: (nullable): shows or hides the list of moves
 * @focus_signals: what has the focus
 * @focus_frames: how many more to wait for what has the focus to come into sight
 */
struct _CbWindow
{
  AdwApplicationWindow parent_instance;

  GSettings        *settings;
  const CbGameView *view;
  CbSession        *session;
  CbTutor          *tutor;
  CbAutosave       *autosave;
  GSignalGroup     *session_signals;
  CbLatest         *latest;
  GPtrArray        *trail;
  GPtrArray        *unsaved;
  gboolean          failing;
  gboolean          asking;
  gboolean          abandons;
  guint             copying;
  GCancellable     *opening;
  GPtrArray        *waiting;
  CbClaim          *claim;
  guint             spinner_id;
  GCancellable     *finding;
  gboolean          rested;
  CbShelf          *shelf;
  gboolean          played;
  GCancellable     *counting;
  GPtrArray        *removed;
  gboolean          forgot_all;
  char             *forgetting;
  CbRoster         *old_roster;
  GVariant         *old_names;
  char             *old_player;
  CbRoster         *unsaved_roster;
  gboolean          saving_roster;
  CbRecord         *copied;
  CbSpeaker        *speaker;
  GAction          *history;
  GSignalGroup     *focus_signals;
  guint             focus_frames;

  GtkWidget       *back_button;
  GtkWidget       *undo_button;
  GtkWidget       *redo_button;
  GtkSpinner      *spinner;
  GtkMenuButton   *menu_button;
  GtkLabel        *title;
  GtkLabel        *subtitle;
  CbMessages      *messages;
  GtkStack        *stack;
  CbHome          *home;
  CbSetup         *setup;
  CbTable         *table;
  CbRules         *rules;
  CbShelfPage     *shelf_page;
  CbPlayers       *players;
  CbStoryPage     *story;
};

/* cb-window.c; a page is made when it is first needed. */
gpointer cb_window_add_page          (CbWindow         *self,
                                      GType             type,
                                      const char       *name);
CbSetup *cb_window_get_setup         (CbWindow         *self);
CbTable *cb_window_get_table         (CbWindow         *self);
CbRules *cb_window_get_rules         (CbWindow         *self);
CbShelfPage *cb_window_get_shelf_page (CbWindow        *self);
CbPlayers *cb_window_get_players     (CbWindow         *self);
void     cb_window_follow_home       (CbWindow         *self);
void     cb_window_follow_setup      (CbWindow         *self);
void     cb_window_follow_table      (CbWindow         *self);
void     cb_window_show_page         (CbWindow         *self,
                                      const char       *page);
void     cb_window_leave_page        (CbWindow         *self,
                                      const char       *page);
void     cb_window_go_back           (CbWindow         *self);
void     cb_window_show_setup        (CbWindow         *self,
                                      const CbGameView *view);
void     cb_window_say               (CbWindow         *self,
                                      const char       *format,
                                      ...) G_GNUC_PRINTF (2, 3);

/* cb-window-focus.c */
void     cb_window_focus_page        (CbWindow         *self);
void     cb_window_keep_focus        (CbWindow         *self);

/* cb-window-lesson.c */
void     cb_window_learn             (CbWindow         *self,
                                      const CbGameView *view);
void     cb_window_show_coach        (CbWindow         *self);
void     cb_window_follow_coach      (CbWindow         *self);
void     cb_window_coach_table       (CbWindow         *self);
void     cb_window_end_lesson        (CbWindow         *self);

/* cb-window-games.c */
void     cb_window_name_players      (CbSession        *session);
void     cb_window_take_session      (CbWindow         *self,
                                      CbSession        *session);
void     cb_window_show_new          (CbWindow         *self,
                                      CbSession        *session);
void     cb_window_start             (CbWindow         *self);
void     cb_window_continue          (CbWindow         *self,
                                      const char       *path);
void     cb_window_play_again        (CbWindow         *self);
void     cb_window_play_same_deal    (CbWindow         *self);
void     cb_window_replay            (CbWindow         *self,
                                      const CbRecord   *old,
                                      const CbDeal     *deal);
void     cb_window_show_session      (CbWindow         *self,
                                      CbSession        *session,
                                      CbClaim          *claim,
                                      guint64           order);
void     cb_window_show_table        (CbWindow         *self);
void     cb_window_offer             (CbWindow         *self);
void     cb_window_drop_game         (CbWindow         *self);

/* cb-window-open.c */
void     cb_window_stop_opening      (CbWindow         *self);
void     cb_window_find_latest       (CbWindow         *self);
void     cb_window_rest              (CbWindow         *self);
gboolean cb_window_has_on_table      (CbWindow         *self,
                                      const char       *path);
void     cb_window_stop_finding      (CbWindow         *self);

/* cb-window-save.c */
void     cb_window_begin_autosave    (CbWindow         *self,
                                      CbClaim          *claim,
                                      guint64           order);
void     cb_window_end_autosave      (CbWindow         *self);
void     cb_window_say_copied        (CbWindow         *self);
void     cb_window_show_failure      (CbWindow         *self);
void     cb_window_retry_saves       (CbWindow         *self);
void     cb_window_save_copy         (CbWindow         *self,
                                      GFile            *file);
void     cb_window_rescue            (CbWindow         *self,
                                      GFile            *file);
void     cb_window_write_copy        (CbWindow         *self,
                                      const CbRecord   *record,
                                      GFile            *file);
char    *cb_window_dup_copy_name     (CbAutosave       *autosave) G_GNUC_WARN_UNUSED_RESULT;
gboolean cb_window_may_close         (CbWindow         *self);

/* cb-window-actions.c */
void     cb_window_add_actions       (CbWindow         *self);
void     cb_window_add_table_actions (CbWindow         *self);
void     cb_window_update_actions    (CbWindow         *self);

/* cb-window-series.c */
void     cb_window_count_series      (CbWindow         *self);
void     cb_window_stop_counting     (CbWindow         *self);

/* cb-window-shelf.c */
CbShelf *cb_window_get_shelf         (CbWindow         *self);
void     cb_window_add_shelf_actions (CbWindow         *self);
void     cb_window_delete_games      (CbWindow         *self,
                                      GPtrArray        *paths);
void     cb_window_drop_shelf        (CbWindow         *self);

/* cb-window-players.c */
void     cb_window_add_player_actions (CbWindow        *self);
void     cb_window_say_forgotten     (CbWindow         *self,
                                      guint             n_games);
void     cb_window_drop_players      (CbWindow         *self);

/* cb-window-sound.c */
void     cb_window_add_sound         (CbWindow         *self);
void     cb_window_hear              (CbWindow         *self,
                                      CbCues           *cues);
void     cb_window_play              (CbWindow         *self,
                                      const char       *sound);
void     cb_window_toggle_sound      (CbWindow         *self);

/* cb-window-story.c */
void     cb_window_add_story_actions (CbWindow         *self);
void     cb_window_show_story        (CbWindow         *self,
                                      const CbRecord   *record);

/* cb-window-language.c */
void     cb_window_fill_menu         (CbWindow         *self);
void     cb_window_label             (CbWindow         *self);

G_END_DECLS
