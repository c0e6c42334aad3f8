/* rise-union.h: the parts of the Gnome Union, within the rules of Rise of the Gnomes (5.9, 5.10)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-state.h"

G_BEGIN_DECLS

/* ---- Rampages (rise-dragon.c) ------------------------------------------------------ */

/** rise_rampage_begins: bribe and fill of the turn are known: the Gnomes answer, players are asked */
void     rise_rampage_begins (const GnMatch *match, RiseState *state, GnStory *story);
gboolean rise_check_bribe    (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
void     rise_apply_bribe    (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
gboolean rise_check_burn     (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
void     rise_apply_burn     (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
void     rise_legal_rampage  (const GnMatch *match, const RiseState *state, GnMoveList *list);

/* ---- What a step looks at (rise-union-choice.c) --------------------------------------- */

/** RiseFault: why a tile of the right type will not do */
typedef enum {
  RISE_FAULT_NONE,
  RISE_FAULT_OWN_TILE, RISE_FAULT_NO_STEP,  /* for the dragon */
  RISE_FAULT_DRAGON, RISE_FAULT_EMPTY, RISE_FAULT_NO_PLAYER, RISE_FAULT_CONTROL, RISE_FAULT_BREWERY,
  RISE_FAULT_FAR, RISE_FAULT_THROUGH, RISE_FAULT_NO_CUBE, RISE_FAULT_NO_WAY, RISE_FAULT_BARRED,
  RISE_N_FAULTS
} RiseFault;

/**
 * RiseChoice: all that decides where the dragon or an action goes
 * @line: 0: the dragon's, 1 … 3: the actions; @action: RiseUnion, -1: the dragon, or not known
 * @open_line: what the line says is not known yet (RISE-202); @waits: the dragon is not on the map
 * @no_store: the Gnome board has not what the action needs (RISE-154)
 * @n_types, @types: looked through, left to right; @type_at: the one that decides, -1: none
 * @looked: tiles looked at; @fault: by place, RiseFault
 * @eligible: of the deciding type (cutthroat: of all types); @best: those among which icons leave a choice; 0 while
 *   open
 * @icon: that decided, RISE_ICON_OPEN: none did
 * @ask_icons: tiles whose icon has to be told; @ask_order: the card's order has to be told
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

/** rise_choice: of the step of now (state->union_step) */
void     rise_choice         (const GnMatch *match, const RiseState *state, RiseChoice *choice);
/** rise_union_tiles: face-up tiles that a card's @type names (RISE-130) */
guint64  rise_union_tiles    (const GnMatch *match, const RiseState *state, int type);

/** RiseVictims: whose cubes a Gnome Beer Competition on @tile removes: @n cubes; @ways lists of owners, ascending */
#define RISE_VICTIM_WAYS 20
typedef struct {
  guint8 n;
  guint8 n_ways;
  gint8  way[RISE_VICTIM_WAYS][2];
} RiseVictims;

void     rise_victims        (const GnMatch *match, const RiseState *state, int tile, RiseVictims *victims);

/**
 * RiseCaravan: where a Gnome Caravan from @tile goes
 * @shut: neighbours where it cannot go, the dragon's apart; @open: where it can
 * @sure: tiles that get a cube without a choice; @group, @k: then @k tiles of these, by choice; 0: none
 * @ask_icons, @ask_order: as in RiseChoice; @by_icon: tiles of @sure by icons; @short_of: there are fewer cubes than
 *   tiles
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

/** RiseNow: what the card on the table waits for */
typedef enum { RISE_NOW_NOTHING, RISE_NOW_TEACH, RISE_NOW_ICON, RISE_NOW_CHOOSE, RISE_NOW_VICTIMS, RISE_NOW_CARAVAN,
               RISE_NOW_GO_ON } RiseNow;

/** rise_now: @tile: (out) (optional): whose icon is asked; @why: (out) (optional): what has to be taught */
RiseNow  rise_now            (const GnMatch *match, const RiseState *state, const RiseChoice *choice, int *tile,
                              GnSay *why);

/* ---- Doing it (rise-union.c) -------------------------------------------------------------- */

/** rise_union_step: the step of now is done by itself, or at @tile by the choice of @seat (else -1) */
void     rise_union_step     (const GnMatch *match, RiseState *state, int tile, int seat, GnStory *story);
/** rise_union_victims, rise_union_caravan: does the action on state->union_tile; @seat: who chose, -1: nobody had to */
void     rise_union_victims  (const GnMatch *match, RiseState *state, const gint8 *owners, int n, int seat,
                              GnStory *story);
void     rise_union_caravan  (const GnMatch *match, RiseState *state, guint64 chosen, int seat, GnStory *story);
/** rise_fault_say: the sentence for @tiles of @type that fail for one reason */
void     rise_fault_say      (const GnMatch *match, const RiseState *state, RiseFault fault, int type, guint64 tiles,
                              GnSay *say);

/** rise_check_slot: may a token of @seat go to @slot (RISE-068, RISE-069)? */
gboolean rise_check_slot     (const GnMatch *match, const RiseState *state, int seat, int slot, GnSay *why);

/** rise_icon_weight: tiles of @type with @icon that are not face up yet, as far as the set tells; 0: it cannot be */
int      rise_icon_weight    (const GnMatch *match, const RiseState *state, int type, int icon);

/** rise_insights_union: odds of the next Gnome card (rise-odds.c) */
void     rise_insights_union (const GnMatch *match, const RiseState *state, GnInsights *insights);

/* ---- The deck and hands (rise-cards.c) ------------------------------------------------------ */

/** rise_gnome_may_be: may @card be an unseen one of @pool? */
gboolean rise_gnome_may_be   (const GnMatch *match, const RiseState *state, int card, guint pool);
/** rise_deck_pool: the pool of the deck's top card, -1: the deck is empty and cannot be made anew */
int      rise_deck_pool      (const RiseState *state);
/** rise_holds_card: may @seat hold @card, as far as this copy knows? */
gboolean rise_holds_card     (const GnMatch *match, const RiseState *state, int seat, int card);
void     rise_deal_hand_card (const GnMatch *match, RiseState *state, int seat, int card, GnStory *story);
/** rise_card_up: @card lies on the table now, of the deck or of the active seat's hand */
void     rise_card_up        (const GnMatch *match, RiseState *state, int card, int from_seat, GnStory *story);
void     rise_card_done      (const GnMatch *match, RiseState *state, GnStory *story);

G_END_DECLS
