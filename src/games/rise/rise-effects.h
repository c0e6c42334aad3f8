/* rise-effects.h: gifts, brewer spaces on upgrades and allies, and the results of effects in Rise of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-state.h"

G_BEGIN_DECLS

/* Values of a gap of type `words`; rise-words.c turns them into text. */
#define RISE_WORDS_TEXT    0     /* + the index of the text; where: RISE_FROM_* */
#define RISE_WORDS_TYPES   100   /* + 0 … 2: the type list of an action; where: the Gnome card */
#define RISE_WORDS_WHY     120   /* why a tile is no target; where: the text of the refusal */
#define RISE_WORDS_ORDER   110   /* the icon order; where: the Gnome card */

/**
 * RiseSource, RiseSources: all that works for a seat now: its board's power, upgrades on slots, and allies; waiting
 * tokens do not work yet (RISE-072)
 * @from: RISE_FROM_*; @column: of the scoresheet
 */
typedef struct {
  const RiseOps *ops;
  gint16         from;
  guint8         column;
} RiseSource;

typedef struct {
  RiseSource source[1 + RISE_SLOTS + RISE_ALLIES_MAX];
  guint      n;
} RiseSources;

void     rise_sources (const GnMatch *match, const RiseState *state, int seat, RiseSources *sources);

/** RiseEffectIncome: what effects would bring after scoring, if it happened now (RISE-198): [0] upgrades and boards,
 * [1] allies */
typedef struct {
  gint16 vp[2], gold[2];
  gint16 beer;
} RiseEffectIncome;

void     rise_phase_5_income (const GnMatch *match, const RiseState *state, int seat, RiseEffectIncome *income);

/** rise_gift_op: returns the effect of a gift that waits (the first, 0, is asked for first), or %NULL */
const RiseOp *rise_gift_op (const GnMatch *match, const RiseState *state, guint which);
/** rise_gift_done: drops the first gift once it is used, waived or lapsed; the next one becomes the first */
void     rise_gift_done    (RiseState *state);
/** rise_side_effects: applies what a board side brings when it is chosen; its power holds from then on */
void     rise_side_effects (const GnMatch *match, RiseState *state, int seat, GnStory *story);
/** rise_holds: whether the condition of an effect is met */
gboolean rise_holds        (const RiseState *state, int seat, const RiseOp *op);

/** rise_own_space: returns the space of @ally, or of @slot if @ally is -1; its kind may be RISE_SPACELESS; %NULL if
 * there is no such component */
const RiseSpace *rise_own_space (const GnMatch *match, const RiseState *state, int seat, int ally, int slot);
/** rise_space_choice: returns the effect of a space that needs a choice, or %NULL */
const RiseOp *rise_space_choice (const RiseSpace *space);
/** rise_happens: applies an effect that needs no choice; @from: RISE_FROM_*; @column: of the scoresheet */
void     rise_happens      (const GnMatch *match, RiseState *state, int seat, const RiseOp *op, int from, int column,
                            GnStory *story);

/* A gift's arguments are tile, number and path, in the slots of boat, settle, drive and dragon (rise-gifts.c). */

/** rise_gift_verb: returns the verb that uses the gift */
guint    rise_gift_verb    (const RiseOp *op);
/** rise_check_gift: checks the conditions of the action that the gift is like (RISE-203), but not whose turn it is */
gboolean rise_check_gift   (const GnMatch *match, const RiseState *state, int seat, const RiseOp *op,
                            const GnMove *move, GnSay *why);
/** rise_list_gift: lists every legal use as a move of the gift's verb */
void     rise_list_gift    (const GnMatch *match, const RiseState *state, int seat, const RiseOp *op, GnMoveList *list);
/** rise_tell_lapsed: tells that the first gift lapses, and why no tile serves (RISE-203) */
void     rise_tell_lapsed  (const GnMatch *match, const RiseState *state, GnStory *story);
/** rise_tell_no_targets: tells why no tile serves; @why: by tile, the text of its refusal; 0: left out */
void     rise_tell_no_targets (const GnMatch *match, const RiseState *state, const guint16 why[RISE_TILES],
                               GnStory *story);
/** rise_gift_is_useless: returns whether the first gift has no lawful use, so that it lapses */
gboolean rise_gift_is_useless (const GnMatch *match, const RiseState *state);
void     rise_do_gift      (const GnMatch *match, RiseState *state, int seat, const RiseOp *op, const GnMove *move,
                            GnStory *story);
/** rise_check_own_space: whether the ally or upgrade has such a space, unlocked and free, and the seat has a meeple
 * in hand (RISE-002, group 3) */
gboolean rise_check_own_space (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
/** rise_stand_on: puts the meeple on the space of @ally, or of @slot if @ally is -1 */
void     rise_stand_on     (RiseState *state, int seat, int ally, int slot);
gboolean rise_check_use    (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
void     rise_apply_use    (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
void     rise_legal_use    (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);

G_END_DECLS
