/* rise-check.h: pieces of check that several files share
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-state.h"
#include "rise-texts.h"

G_BEGIN_DECLS

/** RiseRoom: where the verbs of one kind are asked about and done */
typedef enum {
  RISE_ROOM_SETUP, RISE_ROOM_TURN, RISE_ROOM_CARD, RISE_ROOM_SHOW, RISE_ROOM_GO_ON, RISE_ROOM_CHANCE, RISE_ROOM_WHOLE, RISE_ROOM_ADJUST, RISE_ROOM_UNION,
} RiseRoom;

RiseRoom rise_room            (const RiseState *state, guint verb);
/** rise_asked: who has to speak: seats as bits; @chance, @host: (out): or these */
guint    rise_asked           (const GnMatch *match, const RiseState *state, gboolean *chance, gboolean *host);
/** rise_is_tile: does the place hold a tile? */
gboolean rise_is_tile         (const RiseState *state, int place);
/** rise_check_build: from `no-brewery-left` on (RISE-102 … RISE-110) */
gboolean rise_check_build     (const GnMatch *match, const RiseState *state, int seat, int tile, int from, GnSay *why);
gboolean rise_check_setup     (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
gboolean rise_check_turn      (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
gboolean rise_check_card      (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
gboolean rise_check_chance    (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
gboolean rise_check_whole     (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
gboolean rise_check_adjust    (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
gboolean rise_check_show      (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
gboolean rise_check_go_on     (const GnMatch *match, const RiseState *state, GnSay *why);

void     rise_apply_turn      (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
void     rise_apply_card      (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
void     rise_apply_chance    (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
void     rise_apply_adjust    (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
void     rise_apply_show      (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
void     rise_apply_go_on     (const GnMatch *match, RiseState *state, GnStory *story);

void     rise_legal_turn      (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);
void     rise_legal_card      (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);
void     rise_legal_cut       (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);
void     rise_legal_add       (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);
void     rise_legal_chance    (const GnMatch *match, const RiseState *state, GnMoveList *list);
void     rise_legal_show      (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);

/** rise_targets: where @seat may lawfully put cubes by the action on its card: places */
guint64  rise_targets         (const GnMatch *match, const RiseState *state, int seat, int action);
/** rise_open_places: face up and without the dragon */
guint64  rise_open_places     (const RiseState *state);
/** rise_cube_places: of these, where players' cubes may be put (option cubes-on-water) */
guint64  rise_cube_places     (const GnMatch *match, const RiseState *state);
/** rise_lifted: cubes of a half entered move; @only: (out): the place they are from if it is one, -1 none, RISE_TILE_SEVERAL several */
int      rise_lifted          (const RiseState *state, int *only);
int      rise_struck          (const RiseState *state);
/** rise_add_most: the most that the second half of a Beer Competition may add; @least: (out): all that was lifted is put down */
int      rise_add_most        (const GnMatch *match, const RiseState *state, int seat, int *least);
/** rise_opponents: opponents' cubes on the tile (RISE-116) */
int      rise_opponents       (const GnMatch *match, const RiseState *state, int seat, int tile);
/** rise_build_places: where @seat may build now; @from: places from which a brewery may be moved, 0: it comes from the board */
guint64  rise_build_places    (const GnMatch *match, const RiseState *state, int seat, guint64 *from);
void     rise_clear_cut       (RiseState *state);
/** rise_beer_needed: what the meeples of @seat on action cards still cost */
int      rise_beer_needed     (const GnMatch *match, const RiseState *state, int seat);
/** rise_take_turn: everything that begins with turn state->turn (cards, meeples) is there: phase 1 */
void     rise_begin_offer     (const GnMatch *match, RiseState *state, GnStory *story);
/** rise_score_owner: phase 5 of one owner */
void     rise_score_owner     (const GnMatch *match, RiseState *state, int owner, GnStory *story);
/** rise_income: what phase 5 would pay (RISE-168 … RISE-176), by column; FALSE: something printed is not known; @why: what */
gboolean rise_income          (const GnMatch *match, const RiseState *state, int owner, int vp[RISE_N_COLUMNS], int gold[RISE_N_COLUMNS], GnSay *why);
/** rise_teach_box: says what of a board of @seat is not known; for a brewery box (from 0) that is emptied or covered */
gboolean rise_box_known       (const GnMatch *match, const RiseState *state, int seat, int box);
/** rise_result: who wins: bits of seats; 0 and @gnomes: the Gnomes (RISE-190 … RISE-193) */
guint    rise_result          (const GnMatch *match, const RiseState *state, gboolean *gnomes);

G_END_DECLS
