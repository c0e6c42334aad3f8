/* rise-effects.h: gifts, own spaces and what effects bring, within the rules of Rise of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-state.h"

G_BEGIN_DECLS

/* What a gap of type `words` says: see rise-words.c. */
#define RISE_WORDS_TEXT    0     /* + the how-manieth text; where: RISE_FROM_* */
#define RISE_WORDS_TYPES   100   /* + 0 … 2: the type list of an action; where: the Gnome card */
#define RISE_WORDS_ORDER   110   /* the icon order; where: the Gnome card */

/**
 * RiseSources: all that works for a seat now: the power of its board, upgrades on slots, allies (RISE-072: no waiting
 * tokens)
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

/** RiseEffectIncome: what effects bring after scoring, were it now (RISE-198): upgrades and boards, then allies */
typedef struct {
  gint16 vp[2], gold[2];
  gint16 beer;
} RiseEffectIncome;

void     rise_phase_5_income (const GnMatch *match, const RiseState *state, int seat, RiseEffectIncome *income);

/** rise_gift_op: the effect that is asked first, or %NULL */
const RiseOp *rise_gift_op (const GnMatch *match, const RiseState *state);
/** rise_gift_done: used, waived or lapsed: the next is the first */
void     rise_gift_done    (RiseState *state);
/** rise_side_effects: what a side brings when it is chosen; its power holds from then on */
void     rise_side_effects (const GnMatch *match, RiseState *state, int seat, GnStory *story);
/** rise_holds: is the condition of an effect met? */
gboolean rise_holds        (const RiseState *state, int seat, const RiseOp *op);

/** rise_own_space: the space of @ally, or of @slot if @ally is -1; its kind may be RISE_SPACELESS. %NULL: no such
 * component */
const RiseSpace *rise_own_space (const GnMatch *match, const RiseState *state, int seat, int ally, int slot);
/** rise_space_choice: the effect of a space that asks for something, or %NULL */
const RiseOp *rise_space_choice (const RiseSpace *space);
/** rise_happens: an effect that asks nothing happens; @from: RISE_FROM_*; @column: of the scoresheet */
void     rise_happens      (const GnMatch *match, RiseState *state, int seat, const RiseOp *op, int from, int column,
                            GnStory *story);

/* A gift's arguments: tile, number, path, at the slots of boat, settle, drive and dragon (rise-gifts.c). */

/** rise_gift_verb: by which it is used */
guint    rise_gift_verb    (const RiseOp *op);
/** rise_check_gift: conditions of the like action (RISE-203), without whose turn it is */
gboolean rise_check_gift   (const GnMatch *match, const RiseState *state, int seat, const RiseOp *op,
                            const GnMove *move, GnSay *why);
/** rise_list_gift: every lawful use as moves of its verb */
void     rise_list_gift    (const GnMatch *match, const RiseState *state, int seat, const RiseOp *op, GnMoveList *list);
void     rise_do_gift      (const GnMatch *match, RiseState *state, int seat, const RiseOp *op, const GnMove *move,
                            GnStory *story);
/** rise_check_own_space: is the space of an ally or upgrade there, unlocked and free, and a meeple in hand
 * (RISE-002, group 3)? */
gboolean rise_check_own_space (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
/** rise_stand_on: the meeple goes there; @ally, or -1 and @slot */
void     rise_stand_on     (RiseState *state, int seat, int ally, int slot);
gboolean rise_check_use    (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
void     rise_apply_use    (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
void     rise_legal_use    (const GnMatch *match, const RiseState *state, int seat, GnMoveList *list);

G_END_DECLS
