/* rise-check.h: internal interface of the rules: which seats may act, and check, apply and legal for each kind of
 * verb
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-state.h"

G_BEGIN_DECLS

/* ---- Seats that have to act (rise-asked.c) ---------------------------------------------------- */

/** RiseRoom: the part of the rules that checks and applies a verb */
typedef enum {
  RISE_ROOM_SETUP, RISE_ROOM_TURN, RISE_ROOM_CARD, RISE_ROOM_SHOW, RISE_ROOM_GO_ON, RISE_ROOM_CHANCE, RISE_ROOM_WHOLE,
  RISE_ROOM_ADJUST, RISE_ROOM_UNION,
} RiseRoom;

RiseRoom rise_room            (const RiseState *state, guint verb);
/** rise_asked: returns the seats that have to act, as bits; @chance, @host: (out): set if chance or the host has to
 * act instead */
guint    rise_asked           (const GnMatch *match, const RiseState *state, gboolean *chance, gboolean *host);

/* ---- Tiles (rise-may.c) ----------------------------------------------------------------------- */

/** rise_is_tile: whether the place holds a tile */
gboolean rise_is_tile         (const RiseState *state, int place);
/** rise_open_places: places that are face up and do not hold the dragon */
guint64  rise_open_places     (const RiseState *state);
/** rise_cube_places: the open places where players may put cubes (option cubes-on-water) */
guint64  rise_cube_places     (const GnMatch *match, const RiseState *state);

/* ---- Building (rise-build.c) ------------------------------------------------------------------ */

/** rise_box_known: whether the set knows what @box (from 0) on the board of @seat gives when it is emptied or
 * covered */
gboolean rise_box_known       (const GnMatch *match, const RiseState *state, int seat, int box);
/** rise_check_build: checks everything except the price and the space; the first refusal is `no-brewery-left`
 * (RISE-102 … RISE-110) */
gboolean rise_check_build     (const GnMatch *match, const RiseState *state, int seat, int tile, int from, GnSay *why);
/** rise_build_places: returns the places where @seat may build; @from: (out): tiles from which a brewery may be
 * moved; 0: it comes from the board */
guint64  rise_build_places    (const GnMatch *match, const RiseState *state, int seat, guint64 *from);
/** rise_build: removes the others, puts the brewery, then applies what it brings (RISE-107); @from: the tile it is
 * moved from, or GN_NONE */
void     rise_build           (const GnMatch *match, RiseState *state, int seat, int tile, int from, GnStory *story);

/* ---- Check, apply and legal by RiseRoom ---------------------------------------------------------- */

/** rise_resolve_first: refuses: says what is pending, and who has to answer it */
gboolean rise_resolve_first   (const GnMatch *match, const RiseState *state, GnSay *why);
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
/** rise_why_no_target: the text that refuses the action of the card with @tile as its target; 0: nothing does */
guint    rise_why_no_target   (const GnMatch *match, const RiseState *state, int seat, int tile);
void     rise_legal_cut       (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);
void     rise_legal_add       (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);
void     rise_legal_chance    (const GnMatch *match, const RiseState *state, GnMoveList *list);
void     rise_legal_show      (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);

/* ---- Partly entered moves (rise-card.c) ------------------------------------------------------------ */

/** rise_lifted: cubes lifted by a partly entered move; @only: (out): the place they all come from, -1: none lifted,
 * RISE_TILE_SEVERAL: several places */
int      rise_lifted          (const RiseState *state, int *only);
/** rise_struck: number of cubes that a partly entered Beer Competition removes */
int      rise_struck          (const RiseState *state);
/** rise_add_most: the most cubes that a Beer Competition may add now; @least: (out): the number of cubes lifted,
 * which all have to be put down */
int      rise_add_most        (const GnMatch *match, const RiseState *state, int seat, int *least);
/** rise_opponents: number of opponents' cubes on the tile (RISE-116) */
int      rise_opponents       (const GnMatch *match, const RiseState *state, int seat, int tile);

/* ---- Scoring (rise-income.c, rise-flow.c) ------------------------------------------------------------ */

/** rise_income: works out what phase 5 would pay, by column (RISE-168 … RISE-176). Returns: FALSE if a printed value
 * is unknown; @why then names it */
gboolean rise_income          (const GnMatch *match, const RiseState *state, int owner, int vp[RISE_N_COLUMNS],
                               int gold[RISE_N_COLUMNS], GnSay *why);
/** rise_score_owner: carries out phase 5 for one owner */
void     rise_score_owner     (const GnMatch *match, RiseState *state, int owner, GnStory *story);
/** rise_result: returns the winners as bits of seats; if the Gnomes win (RISE-190 … RISE-193), returns 0 and sets
 * @gnomes */
guint    rise_result          (const GnMatch *match, const RiseState *state, gboolean *gnomes);

G_END_DECLS
