/* rise-check.h: what the parts of the rules ask of each other: who is asked, check, apply and legal by kind of verb
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-state.h"
#include "rise-texts.h"

G_BEGIN_DECLS

/* ---- Who is asked (rise-asked.c) -------------------------------------------------------------- */

/** RiseRoom: the part of the rules that checks and applies a verb */
typedef enum {
  RISE_ROOM_SETUP, RISE_ROOM_TURN, RISE_ROOM_CARD, RISE_ROOM_SHOW, RISE_ROOM_GO_ON, RISE_ROOM_CHANCE, RISE_ROOM_WHOLE,
  RISE_ROOM_ADJUST, RISE_ROOM_UNION,
} RiseRoom;

RiseRoom rise_room            (const RiseState *state, guint verb);
/** rise_asked: the seats that have to speak, as bits; @chance, @host: (out): or these */
guint    rise_asked           (const GnMatch *match, const RiseState *state, gboolean *chance, gboolean *host);

/* ---- Tiles (rise-may.c) ----------------------------------------------------------------------- */

/** rise_is_tile: does the place hold a tile? */
gboolean rise_is_tile         (const RiseState *state, int place);
/** rise_open_places: face up and without the dragon */
guint64  rise_open_places     (const RiseState *state);
/** rise_cube_places: of these, where players' cubes may be put (option cubes-on-water) */
guint64  rise_cube_places     (const GnMatch *match, const RiseState *state);

/* ---- Building (rise-build.c) ------------------------------------------------------------------ */

/** rise_box_known: is it known what @box (from 0) of the board of @seat gives when it is emptied or covered? */
gboolean rise_box_known       (const GnMatch *match, const RiseState *state, int seat, int box);
/** rise_check_build: all but the price and the space; the first refusal is `no-brewery-left` (RISE-102 … RISE-110) */
gboolean rise_check_build     (const GnMatch *match, const RiseState *state, int seat, int tile, int from, GnSay *why);
/** rise_build_places: where @seat may build; @from: (out): tiles that a brewery may be moved from, 0: it is from the
 * board */
guint64  rise_build_places    (const GnMatch *match, const RiseState *state, int seat, guint64 *from);
/** rise_build: others leave, the brewery comes, then what it brings (RISE-107); @from: moved from there, or GN_NONE */
void     rise_build           (const GnMatch *match, RiseState *state, int seat, int tile, int from, GnStory *story);

/* ---- Check, apply and legal by room -------------------------------------------------------------- */

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

void     rise_legal_turn      (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);
void     rise_legal_card      (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);
void     rise_legal_cut       (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);
void     rise_legal_add       (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);
void     rise_legal_chance    (const GnMatch *match, const RiseState *state, GnMoveList *list);
void     rise_legal_show      (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);

/* ---- Moves half entered (rise-card.c) -------------------------------------------------------------- */

/** rise_lifted: cubes of a half entered move; @only: (out): the one place they are from, -1: none, RISE_TILE_SEVERAL */
int      rise_lifted          (const RiseState *state, int *only);
/** rise_struck: cubes that a half entered Beer Competition removes */
int      rise_struck          (const RiseState *state);
/** rise_add_most: the most cubes that a Beer Competition may add now; @least: (out): those lifted, all of which are
 * put down */
int      rise_add_most        (const GnMatch *match, const RiseState *state, int seat, int *least);
/** rise_opponents: opponents' cubes on the tile (RISE-116) */
int      rise_opponents       (const GnMatch *match, const RiseState *state, int seat, int tile);

/* ---- Scoring (rise-income.c, rise-flow.c) ------------------------------------------------------------ */

/** rise_income: what phase 5 would pay by column (RISE-168 … RISE-176). Returns: FALSE if something printed is
 * unknown; @why: what */
gboolean rise_income          (const GnMatch *match, const RiseState *state, int owner, int vp[RISE_N_COLUMNS],
                               int gold[RISE_N_COLUMNS], GnSay *why);
/** rise_score_owner: phase 5 of one owner */
void     rise_score_owner     (const GnMatch *match, RiseState *state, int owner, GnStory *story);
/** rise_result: the winners, as bits of seats; 0 and @gnomes: the Gnomes (RISE-190 … RISE-193) */
guint    rise_result          (const GnMatch *match, const RiseState *state, gboolean *gnomes);

G_END_DECLS
