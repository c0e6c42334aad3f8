/* rise-union.h: internal interface of the Gnome Union's rules in Rise of the Gnomes (5.9, 5.10)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-state.h"

G_BEGIN_DECLS

/* ---- Rampages (rise-dragon.c) ------------------------------------------------------ */

/** rise_rampage_begins: starts a rampage once this turn's bribe and fill are known: the Gnomes answer, then players
 * are asked */
void     rise_rampage_begins (const GnMatch *match, RiseState *state, GnStory *story);
gboolean rise_check_bribe    (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
void     rise_apply_bribe    (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
gboolean rise_check_burn     (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
void     rise_apply_burn     (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
void     rise_legal_rampage  (const GnMatch *match, const RiseState *state, GnMoveList *list);

/* ---- Choices that a step makes (rise-union-choice.c) ---------------------------------- */

/** RiseFault: the reason why a tile of the right type does not qualify */
typedef enum {
  RISE_FAULT_NONE,
  RISE_FAULT_OWN_TILE, RISE_FAULT_NO_STEP,  /* for the dragon */
  RISE_FAULT_DRAGON, RISE_FAULT_EMPTY, RISE_FAULT_NO_PLAYER, RISE_FAULT_CONTROL, RISE_FAULT_BREWERY,
  RISE_FAULT_FAR, RISE_FAULT_THROUGH, RISE_FAULT_NO_CUBE, RISE_FAULT_NO_WAY, RISE_FAULT_BARRED,
  RISE_N_FAULTS
} RiseFault;

/**
 * RiseChoice: everything that decides where the dragon or an action goes
 * @line: 0: the dragon's, 1 … 3: the actions; @action: RiseUnion, -1: the dragon, or not known
 * @open_line: the line's content is not known yet (RISE-202); @waits: the dragon is not on the map
 * @no_store: the Gnome board lacks the pieces that the action needs (RISE-154)
 * @n_types, @types: the types tried, left to right; @type_at: the one that decides, -1: none
 * @looked: tiles considered; @fault: by place, RiseFault
 * @eligible: tiles of the deciding type (cutthroat: of all types); @best: those that icons leave to choose from; 0
 *   while icons or their order are missing
 * @icon: the icon that decided, RISE_ICON_OPEN: none did
 * @ask_icons: tiles whose icon has to be entered; @ask_order: the card's icon order has to be entered
 */
typedef struct {
  guint8   line;
  gint8    action;
  gboolean open_line;
  gboolean waits;
  gboolean no_store;
  guint8   n_types;
  guint8   types[RISE_LIST];
  gint8    type_at;
  guint64  looked;
  guint8   fault[RISE_TILES];
  guint64  eligible;
  guint64  best;
  guint8   icon;
  guint64  ask_icons;
  gboolean ask_order;
} RiseChoice;

/** rise_choice: fills @choice for the current step (state->union_step) */
void     rise_choice         (const GnMatch *match, const RiseState *state, RiseChoice *choice);
/** rise_union_tiles: face-up tiles that a card's @type names (RISE-130) */
guint64  rise_union_tiles    (const GnMatch *match, const RiseState *state, int type);

/** RiseVictims: whose cubes a Gnome Beer Competition on @tile removes: @n cubes; @way: the @n_ways possible lists of
 * owners, ascending */
#define RISE_VICTIM_WAYS 20
typedef struct {
  guint8 n;
  guint8 n_ways;
  gint8  way[RISE_VICTIM_WAYS][2];
} RiseVictims;

void     rise_victims        (const GnMatch *match, const RiseState *state, int tile, RiseVictims *victims);

/**
 * RiseCaravan: where a Gnome Caravan from @tile goes
 * @shut: neighbors where it cannot go, apart from the dragon's; @open: neighbors where it can
 * @sure: tiles that get a cube without a choice; @group, @k: then @k tiles chosen out of @group; 0: none
 * @ask_icons, @ask_order: as in RiseChoice; @by_icon: tiles of @sure that an icon decided, by icon; @short_of: there
 *   are fewer cubes than tiles
 */
typedef struct {
  guint64  shut, open;
  guint64  sure;
  guint64  by_icon[RISE_N_ICONS];
  guint64  group;
  guint8   k;
  guint64  ask_icons;
  gboolean ask_order;
  gboolean short_of;
} RiseCaravan;

void     rise_caravan_targets (const GnMatch *match, const RiseState *state, int tile, RiseCaravan *caravan);

/** RiseNow: what the card on the table needs next */
typedef enum { RISE_NOW_NOTHING, RISE_NOW_TEACH, RISE_NOW_ICON, RISE_NOW_CHOOSE, RISE_NOW_VICTIMS, RISE_NOW_CARAVAN,
               RISE_NOW_GO_ON } RiseNow;

/** rise_now: @tile: (out) (optional): the tile whose icon is asked for; @why: (out) (optional): what has to be
 * taught */
RiseNow  rise_now            (const GnMatch *match, const RiseState *state, const RiseChoice *choice, int *tile,
                              GnSay *why);

/* ---- Carrying it out (rise-union.c) ------------------------------------------------------- */

/** rise_union_step: carries out the current step automatically, or at @tile as @seat chose (else -1) */
void     rise_union_step     (const GnMatch *match, RiseState *state, int tile, int seat, GnStory *story);
/** rise_union_victims, rise_union_caravan: carry out the action on state->union_tile; @seat: who chose, -1: no choice
 * was needed */
void     rise_union_victims  (const GnMatch *match, RiseState *state, const gint8 *owners, int n, int seat,
                              GnStory *story);
void     rise_union_caravan  (const GnMatch *match, RiseState *state, guint64 chosen, int seat, GnStory *story);
/** rise_fault_say: writes the sentence for @tiles of @type that fail for the same reason */
void     rise_fault_say      (const GnMatch *match, const RiseState *state, RiseFault fault, int type, guint64 tiles,
                              GnSay *say);

/** rise_check_slot: whether a token of @seat may go to @slot (RISE-068, RISE-069) */
gboolean rise_check_slot     (const GnMatch *match, const RiseState *state, int seat, int slot, GnSay *why);

/** rise_icon_weight: number of tiles of @type with @icon that are not face up yet, as far as the set knows; 0:
 * impossible */
int      rise_icon_weight    (const GnMatch *match, const RiseState *state, int type, int icon);

/** rise_insights_union: adds the odds of the next Gnome card (rise-odds.c) */
void     rise_insights_union (const GnMatch *match, const RiseState *state, GnInsights *insights);

/* ---- The deck and hands (rise-cards.c) ------------------------------------------------------ */

/** rise_gnome_may_be: whether @card may be an unseen card of @pool */
gboolean rise_gnome_may_be   (const GnMatch *match, const RiseState *state, int card, guint pool);
/** rise_deck_pool: the pool of the deck's top card; -1: the deck is empty and cannot be reshuffled */
int      rise_deck_pool      (const RiseState *state);
/** rise_holds_card: whether @seat may hold @card, as far as this copy of the state knows */
gboolean rise_holds_card     (const GnMatch *match, const RiseState *state, int seat, int card);
void     rise_deal_hand_card (const GnMatch *match, RiseState *state, int seat, int card, GnStory *story);
/** rise_card_up: puts @card on the table, from the deck or from the active seat's hand */
void     rise_card_up        (const GnMatch *match, RiseState *state, int card, int from_seat, GnStory *story);
void     rise_card_done      (const GnMatch *match, RiseState *state, GnStory *story);
/** rise_card_stage: the stage in which the card on the table is, after what it waits for */
int      rise_card_stage     (const GnMatch *match, const RiseState *state);

G_END_DECLS
