/* rise-verbs.h: more names for the tables of Rise of the Gnomes: places, stages, verbs and their argument slots,
 * options
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-names.h"

G_BEGIN_DECLS

#define RISE_SEATS       5
#define RISE_GNOMES      5    /* the Gnomes as an owner: after the seats, however many play */
#define RISE_OWNERS      6
#define RISE_TILES       37   /* DK, G1 … G6, Y1 … Y12, R1 … R18 (5.3) */
#define RISE_FOR_TILES(tile) for (int tile = 0; tile < RISE_TILES; tile++)
#define RISE_DK          0
#define RISE_G1          1
#define RISE_Y1          7
#define RISE_R1          19
#define RISE_TILE_SEVERAL 37  /* values of the domain that exist only to be refused */
#define RISE_TILE_UNKNOWN 38
#define RISE_CARDS_UP    8    /* face-up action cards, in reading order */
#define RISE_BOATS       5
#define RISE_BEER_MOST   20
#define RISE_JUDGES_EACH 3
#define RISE_MOST_CARRIED 12  /* the most cubes that one action can name */
#define RISE_MOST_STEPS  4    /* of the dragon, moved by a player */
#define RISE_BOX_ACTIONS 10
#define RISE_BOX_ALLIES  38
#define RISE_BOX_GNOMES  50
#define RISE_BOX_JUDGES  18

/* Domains that follow RiseSetDomain */
typedef enum {
  RISE_DOMAIN_PLACE = RISE_N_SET_DOMAINS, /* "1" … "8": the face-up action cards in reading order */
  RISE_DOMAIN_SLOT,      /* "1" … "8": upgrade slots of a board side, in their printed order */
  RISE_DOMAIN_FACE,      /* RiseFace */
  RISE_DOMAIN_STAGE,     /* RiseStage */
  RISE_DOMAIN_STEP,      /* RiseUnionStep */
  RISE_DOMAIN_COLUMN,    /* RiseColumn: of the scoresheet */
  RISE_DOMAIN_TURN,      /* "1" … "5" */
  RISE_DOMAIN_BOX,       /* boxes of the Gnome board, as in the family boxes */
  RISE_DOMAIN_LEVEL,     /* as in the family levels */
  RISE_DOMAIN_SPACE,     /* groups of the action board, as in the family spaces */
  RISE_DOMAIN_OUT,       /* "out": removed from the game */
  RISE_DOMAIN_PIECE,     /* RisePiece: the piece that an adjustment moves */
  RISE_DOMAIN_AMOUNT,    /* RiseAmount: the figure that an adjustment sets */
  RISE_N_DOMAINS
} RiseDomain;

/** RiseFace: DUE: the tile has to be dealt or turned up now, but is not entered yet */
typedef enum { RISE_ABSENT, RISE_DOWN, RISE_DUE, RISE_UP } RiseFace;
typedef enum { RISE_ZONE_GREEN, RISE_ZONE_YELLOW, RISE_ZONE_RED } RiseZone;

/* What Gnomon draws from when it deals */
enum { RISE_SOURCE_FIRST, RISE_SOURCE_TILES, RISE_SOURCE_ACTIONS, RISE_SOURCE_ALLIES, RISE_SOURCE_GNOMES,
       RISE_SOURCE_JUDGES, RISE_SOURCE_HANDS };

/** RiseColumn: of the scoresheet (section 10) */
typedef enum {
  RISE_COL_PRODUCTION, RISE_COL_BREWERIES, RISE_COL_CUSTOMERS, RISE_COL_KEEP, RISE_COL_LEVEL, RISE_COL_ALLIES,
  RISE_COL_ORCTOBERFEST, RISE_COL_BONUS, RISE_COL_UPGRADES, RISE_COL_POINTS, RISE_COL_JUDGES, RISE_COL_MANUAL,
  RISE_N_COLUMNS
} RiseColumn;

typedef enum { RISE_PIECE_CUBES, RISE_PIECE_BREWERY, RISE_PIECE_BOAT, RISE_PIECE_DRAGON, RISE_N_PIECES } RisePiece;
typedef enum { RISE_SET_BEER, RISE_SET_GOLD, RISE_SET_POINTS, RISE_SET_PRODUCTION, RISE_SET_MEEPLES, RISE_SET_LEVEL,
               RISE_SET_UPGRADE, RISE_N_AMOUNTS } RiseAmount;

/** RiseStage: what the match waits for, apart from pending things (rise_pending()); DO: a step that follows
 * automatically */
typedef enum {
  RISE_AT_FIRST,         /* chance: the starting player (RISE-034) */
  RISE_AT_TILES,         /* chance: green tiles, then yellow: all that are DUE */
  RISE_AT_SIDE,          /* active: board side (RISE-018) */
  RISE_AT_CARDS,         /* chance: eight action cards */
  RISE_AT_JUDGES,        /* active: keeps two of three, once Gnomon has dealt them */
  RISE_AT_HANDS,         /* host: go-on: refill the hands (cutthroat) */
  RISE_AT_OFFER,         /* chance: allies */
  RISE_AT_DRAFT,         /* active */
  RISE_AT_TURN,          /* active: places a meeple (phase 2) */
  RISE_AT_SLOT,          /* active: the owner of the meeple at the cursor (phase 3) */
  RISE_AT_PLAY_CARD,     /* active: plays a Gnome card (cutthroat) */
  RISE_AT_GNOME_CARD,    /* chance: the Gnome card */
  RISE_AT_UNION,         /* host: go-on, step by step (union_step) */
  RISE_AT_DRAGON_TO,     /* active: dragon-to */
  RISE_AT_GNOME_TO,      /* active: gnome-to */
  RISE_AT_VICTIMS,       /* active: victims */
  RISE_AT_CARAVAN_TO,    /* active: caravan-to */
  RISE_AT_LEFT_OVER,     /* host: go-on: the leftover ally (RISE-081) */
  RISE_AT_SCORE,         /* host: go-on: phase 5 */
  RISE_AT_RESET,         /* host: go-on: phase 6 */
  RISE_AT_SHOW,          /* active: show-judges */
  RISE_AT_OVER,
  RISE_N_WAITING,
  RISE_DO_SETUP = RISE_N_WAITING,  /* the next part of the setup */
  RISE_DO_DRAFT,         /* the next drafter, or the leftover ally */
  RISE_DO_TURN,          /* the next seat with a meeple */
  RISE_DO_OPEN,          /* the start of phase 3: relief */
  RISE_DO_SLOT,          /* the next meeple on an action card */
  RISE_DO_CARD,          /* the next step of a Gnome card, the next card, or phase 5 */
  RISE_DO_RESET,         /* the marker has moved and tiles are flipped: hands, then the next turn */
  RISE_N_STAGES
} RiseStage;

/** RiseUnionStep: the step of the Gnome card on the table that go-on carries out next */
typedef enum { RISE_STEP_NONE, RISE_STEP_DRAGON, RISE_STEP_PRIMARY, RISE_STEP_SECONDARY, RISE_STEP_TERTIARY,
               RISE_STEP_DISCARD, RISE_N_STEPS } RiseUnionStep;

/** RiseRampage: the state of a rampage (RISE-138): ask players for bribes; ask whose brewery burns; host: go-on eats */
typedef enum { RISE_RAMPAGE_NONE, RISE_RAMPAGE_BRIBES, RISE_RAMPAGE_BREWERY, RISE_RAMPAGE_EAT } RiseRampage;

/** RisePending: what has to be done before the stage goes on (section 4), in this order */
typedef enum {
  RISE_PENDS_NOTHING,
  RISE_PENDS_REVEAL,     /* chance: a tile that is DUE */
  RISE_PENDS_RAMPAGE,    /* RiseState.rampage */
  RISE_PENDS_RELIEF,     /* the first seat of RiseState.relief in turn order */
  RISE_PENDS_ADD,        /* the second half of a Beer Competition */
  RISE_PENDS_UNLOCK,     /* the first seat with tokens in turn order */
  RISE_PENDS_GIFT,       /* the first of the gifts */
  RISE_PENDS_CUT,        /* a partly entered move, by the active seat */
} RisePending;

/** RiseCut: the move that is partly entered */
typedef enum { RISE_CUT_NONE, RISE_CUT_GATHER, RISE_CUT_CONTEST, RISE_CUT_LOAD } RiseCut;

typedef enum {
  RISE_OPT_MODE, RISE_OPT_LEVEL, RISE_OPT_ACTION_ORDER, RISE_OPT_GNOME_HAND, RISE_OPT_KEEP_SCORING,
  RISE_OPT_EMPTY_SOURCE, RISE_OPT_EXACT_ADDS, RISE_OPT_IDLE,
  RISE_OPT_THUGS_REACH, RISE_OPT_OWN_CUBES, RISE_OPT_SHARED_START, RISE_OPT_GNOME_BAN, RISE_OPT_WATER_CUBES,
  RISE_OPT_LAIR_WATER, RISE_OPT_SEA_CARD,
  RISE_OPT_BOAT_ORIGIN, RISE_OPT_CUT_WATER, RISE_OPT_BLOCK_ORIGIN, RISE_OPT_CASCADE, RISE_OPT_DRAGON_DOWN,
  RISE_OPT_BRIBE_ORDER, RISE_OPT_RELIEF_WINDOW,
  RISE_OPT_RELIEF_TIMING, RISE_OPT_VICTIM, RISE_OPT_CARAVAN_CUT, RISE_OPT_TIE_BREAK, RISE_OPT_DESERTS, RISE_OPT_RED_2,
  RISE_OPT_RED_3, RISE_N_OPTIONS
} RiseOption;

/* Options with more choices than "0: the rule, 1: the other" */
enum { RISE_MODE_COMPETITIVE, RISE_MODE_CUTTHROAT, RISE_MODE_COOPERATIVE, RISE_MODE_SOLO };
enum { RISE_HAND_REFILL, RISE_HAND_FULL, RISE_HAND_FRESH, RISE_HAND_START };
enum { RISE_VICTIM_STARTER, RISE_VICTIM_MOST, RISE_VICTIM_LEADER };

/**
 * RiseVerb:
 *
 * The commands of the rules (5.15). A command with too many variants for single moves is a whole of that name; it is
 * entered as an opening, parts and a close: caravan = load, carry …, arrive; compete = contest, strike …, lift …,
 * add; deliver-from = gather, lift …, set-down.
 */
typedef enum {
  /* Seats: setup, phase 1 */
  RISE_V_SIDE, RISE_V_UPGRADE_SLOT, RISE_V_KEEP_JUDGES, RISE_V_DRAFT,
  /* Gifts */
  RISE_V_BOAT, RISE_V_SETTLE, RISE_V_DRIVE, RISE_V_DRAGON, RISE_V_WAIVE,
  /* Phase 2 */
  RISE_V_PLACE, RISE_V_BREW, RISE_V_UPGRADE, RISE_V_BUILD, RISE_V_TRIBUTE, RISE_V_THUGS, RISE_V_BARD,
  RISE_V_ORCTOBERFEST, RISE_V_TAVERN, RISE_V_USE, RISE_V_IDLE,
  /* Phase 3 */
  RISE_V_DELIVER, RISE_V_FESTIVAL, RISE_V_GATHER, RISE_V_LIFT, RISE_V_SET_DOWN, RISE_V_CONTEST,
  RISE_V_STRIKE, RISE_V_ADD, RISE_V_LOAD, RISE_V_CARRY, RISE_V_ARRIVE, RISE_V_EXPAND, RISE_V_DECLINE, RISE_V_RELIEVE,
  /* Dragon and phase 4 */
  RISE_V_PLAY_CARD, RISE_V_DRAGON_TO, RISE_V_BRIBE, RISE_V_BURN, RISE_V_GNOME_TO, RISE_V_VICTIMS, RISE_V_CARAVAN_TO,
  /* The end */
  RISE_V_SHOW_JUDGES,
  /* The host: steps that follow automatically, one by one */
  RISE_V_GO_ON,
  /* Chance */
  RISE_V_FIRST, RISE_V_TILE, RISE_V_LAND, RISE_V_ICON, RISE_V_CARD_UP, RISE_V_ALLY_UP, RISE_V_GNOME_CARD,
  RISE_V_JUDGE_DEALT, RISE_V_HAND_DEALT,
  /* Several moves in one */
  RISE_V_CARAVAN, RISE_V_COMPETE, RISE_V_DELIVER_FROM, RISE_V_PUT, RISE_V_TILES, RISE_V_ACTION_CARDS, RISE_V_ALLIES,
  /* Manual adjustments (RISE-196) */
  RISE_V_MOVE, RISE_V_SET, RISE_V_SET_TILE, RISE_V_GIVE_ALLY,
  /* Only to be refused */
  RISE_V_PASS,
  RISE_N_VERBS
} RiseVerb;

/* The first slot of each argument. A price in beer is entered as beer and gold. A price in gold is not entered, but
 * beer can be, so that it can be refused. */
enum {
  RISE_A_BOARD = 0, RISE_A_SLOT = 0, RISE_A_JUDGE = 0, RISE_A_JUDGE_2 = 1, RISE_A_VP = 2, RISE_A_VP_2 = 3,
  RISE_A_ALLY = 0, RISE_A_TILE = 0, RISE_A_N = 1, RISE_A_FROM = 1, RISE_A_REMOVE = 1, RISE_A_THUGS_ADD = 2,
  RISE_A_BEER = 3, RISE_A_GOLD = 4,           /* of every price */
  RISE_A_PATH = 5,                            /* list: its length, then RISE_MOST_STEPS tiles */
  /* use: the space, then the arguments of its effect; beer, gold and path have their usual slots */
  RISE_A_USE_ALLY = 0, RISE_A_USE_SLOT = 1, RISE_A_USE_TILE = 2, RISE_A_USE_N = 10,
  RISE_A_PLACE = 0, RISE_A_SPACE = 1,
  RISE_A_ACTION = 2,                          /* idle: this action, or an own space as in use */
  RISE_A_STRIKE_N = 0, RISE_A_PLAYER = 1,     /* strike, burn: a player; nobody: the Gnomes */
  RISE_A_ADD_N = 0,
  RISE_A_TYPE = 1, RISE_A_ICON = 2,           /* tile, land, icon */
  RISE_A_CARD = 0, RISE_A_CARD_SEAT = 1,      /* card-up, ally-up, gnome-card; judge-dealt, hand-dealt: the seat */
  RISE_A_BRIBE = 0, RISE_A_BRIBE_BEER = 1,
  RISE_A_UNION = 1,                           /* gnome-to: the action that is tried */
  RISE_A_LIST = 0,                            /* victims, caravan-to, tiles, action-cards, allies: length first */
  /* compete: tile, Gnome cubes, cubes to add, beer, gold, players, tiles that the cubes come from */
  RISE_A_WHOLE_GNOMES = 1, RISE_A_WHOLE_N = 2, RISE_A_WHOLE_LIST = 5, RISE_A_WHOLE_FROM = 14,
};

G_END_DECLS
