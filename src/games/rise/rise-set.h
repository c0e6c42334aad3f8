/* rise-set.h: the component set of Rise of the Gnomes as arrays (section 8, appendix A)
 *
 * A value that a box's set does not know yet is marked unknown here too, by a flag or by a count that stops early
 * (RISE-202).
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/types.h"

G_BEGIN_DECLS

/** RiseType: the type of a tile (1.1) */
typedef enum {
  RISE_DRAGONKEEP, RISE_PLAINS, RISE_SWAMP, RISE_FOREST, RISE_HIGHLAND, RISE_MOUNTAIN, RISE_DESERT, RISE_SEA, RISE_LAIR,
  RISE_N_TYPES
} RiseType;

/** RiseIcon: the small symbol on a tile: not entered yet, none, or one of those in the order on Gnome cards (1.4) */
typedef enum { RISE_ICON_OPEN, RISE_ICON_NONE, RISE_ICON_LION, RISE_ICON_SCALE, RISE_ICON_TOWER, RISE_ICON_FOURTH,
               RISE_N_ICONS } RiseIcon;

/** RiseAction: what a meeple can do: five actions from action cards, seven from the action board, one from the
 * player's own board */
typedef enum {
  RISE_DELIVERY, RISE_COMPETITION, RISE_FESTIVAL, RISE_CARAVAN, RISE_EXPAND, RISE_N_CARD_ACTIONS,
  RISE_UPGRADE = RISE_N_CARD_ACTIONS, RISE_BUILD, RISE_TRIBUTE, RISE_THUGS, RISE_BARD, RISE_ORCTOBERFEST, RISE_TAVERN,
  RISE_BREW,
  RISE_N_ACTIONS
} RiseAction;

/** RiseUnion: what a Gnome card can do (RISE-157 … RISE-164) */
typedef enum {
  RISE_U_DELIVERY, RISE_U_FESTIVAL, RISE_U_COMPETITION, RISE_U_EXPAND, RISE_U_IMMIGRATION, RISE_U_CARAVAN,
  RISE_U_POINTS, RISE_N_UNION
} RiseUnion;

typedef enum { RISE_WAY_MOVE, RISE_WAY_FLY, RISE_N_WAYS } RiseWay;
typedef enum { RISE_COLOUR_RED, RISE_COLOUR_BLUE, RISE_COLOUR_GREEN, RISE_COLOUR_PURPLE, RISE_COLOUR_YELLOW,
               RISE_N_COLOURS } RiseColour;
typedef enum { RISE_KIND_REWARD, RISE_KIND_UPGRADE, RISE_KIND_ACTION, RISE_KIND_ABILITY, RISE_N_KINDS } RiseKind;
typedef enum { RISE_SPACELESS, RISE_SINGLE, RISE_MULTIPLE, RISE_N_SPACE_KINDS } RiseSpaceKind;
typedef enum { RISE_BOX_BREWERY, RISE_BOX_CUSTOMERS, RISE_N_BOX_KINDS } RiseBoxKind;
/** RiseMark: the source of a value; values that are only proposals are shown as such */
typedef enum { RISE_MARK_ENTERED, RISE_MARK_STATED, RISE_MARK_PARTLY, RISE_MARK_PLACEHOLDER, RISE_N_MARKS } RiseMark;

/** RiseCounter: what a judge counts (8.2) */
typedef enum {
  RISE_C_BUILT,        /* tiles of the types, occupied and with a brewery of the player's own */
  RISE_C_CONTROLLED,   /* tiles of the types, controlled */
  RISE_C_OCCUPIED,     /* tiles of the types, occupied */
  RISE_C_RED_ZONE,     /* tiles of the red zone, occupied */
  RISE_C_LANDS,        /* different types, out of those listed, among the tiles controlled */
  RISE_C_CUBES, RISE_C_BREWERIES, RISE_C_UPGRADES, RISE_C_PRODUCTION, RISE_C_GOODS, RISE_C_GOLD, RISE_C_BEER,
  RISE_C_ALLIES, RISE_C_BOATS,
  RISE_C_TEXT,         /* a text: its points are entered when the judge is shown */
  RISE_N_COUNTERS
} RiseCounter;

/** RiseFamily: families of components in the box; the ones that are dealt come first */
typedef enum {
  RISE_FAMILY_TILES, RISE_FAMILY_ACTIONS, RISE_FAMILY_ALLIES, RISE_FAMILY_GNOMES, RISE_FAMILY_JUDGES,
  RISE_FAMILY_UPGRADES, RISE_FAMILY_BOARDS, RISE_FAMILY_SPACES, RISE_FAMILY_BOXES, RISE_FAMILY_LEVELS,
  RISE_FAMILY_TURNS,
  RISE_FAMILY_ZONES,  /* red zones of the host's own (RUL-67) */
  RISE_FAMILY_LOTS,   /* who starts, if nobody was chosen */
  RISE_N_FAMILIES
} RiseFamily;

/* The largest number of components of each kind that a set can hold */
#define RISE_TILES_MAX     60
#define RISE_ACTIONS_MAX   10
#define RISE_ALLIES_MAX    48
#define RISE_GNOMES_MAX    60
#define RISE_JUDGES_MAX    24
#define RISE_UPGRADES_MAX  24
#define RISE_BOARDS_MAX    10
#define RISE_BOXES_MAX     9
#define RISE_LEVELS        7
#define RISE_ZONES_MAX     12
#define RISE_TURNS         5

#define RISE_BREWERIES     9    /* of a player */
#define RISE_CUSTOMERS     10   /* boxes of four cubes */
#define RISE_CUBES         40
#define RISE_GNOME_BREWERIES 5
#define RISE_GNOME_CUSTOMERS 4  /* boxes of eight cubes */
#define RISE_GNOME_CUBES   32
#define RISE_SLOTS         8
#define RISE_ROWS_MAX      6    /* of a production table */
#define RISE_OPS           6    /* effects of a component */
#define RISE_STEPS_MAX     8    /* of a judge */
#define RISE_LIST          9    /* types that an action of a Gnome card lists */
#define RISE_SPACES_MAX    5    /* spaces of an action card or of a group on the action board */

/** RiseWord: the effect vocabulary (8.2.1), in the order of rise_vocabulary */
typedef enum {
  RISE_E_VP, RISE_E_GOLD, RISE_E_BEER, RISE_E_PRODUCTION, RISE_E_TOKEN, RISE_E_BOAT, RISE_E_ADD, RISE_E_REMOVE,
  RISE_E_DRAGON, RISE_E_MEEPLE,
  RISE_E_BOOST, RISE_E_BUILD_ON, RISE_E_SECOND_BREWERY, RISE_E_BRIBE, RISE_E_FIREPROOF, RISE_E_PHASE_5,
  RISE_E_IF_OCCUPIES, RISE_E_TEXT, RISE_N_WORDS
} RiseWord;

/** RiseBoost: the figure of an action that grows or shrinks */
typedef enum { RISE_BOOST_CUBES, RISE_BOOST_REMOVALS, RISE_BOOST_ADDITIONS, RISE_BOOST_MOVED, RISE_BOOST_BEER,
               RISE_BOOST_GOLD, RISE_BOOST_PRICE } RiseBoost;

/** RiseWhere: where RISE_E_ADD puts cubes */
typedef enum { RISE_ADD_OCCUPIED, RISE_ADD_ADJACENT } RiseWhere;

/**
 * RiseOp: one effect
 * @word: RiseWord, but never RISE_E_PHASE_5 or RISE_E_IF_OCCUPIES: these become @phase_5 and @if_type of the effects
 *   they contain
 * @n: the number of the effect; @a: RiseAction of a boost, RiseWhere of an add, RiseType of a build-on; for a text,
 *   its index in the component
 * @what: RiseBoost of a boost
 * @phase_5: pays after the owner's scoring, every turn
 * @if_type: 1 + the type that the owner has to occupy then, 0: no condition
 */
typedef struct {
  guint8 word;
  gint8  n;
  guint8 a;
  guint8 what;
  guint8 phase_5;
  guint8 if_type;
} RiseOp;

/** RiseOps: the effects of a component, in printed order; @known: all of them were entered */
typedef struct {
  guint8 known;
  guint8 n;
  RiseOp op[RISE_OPS];
} RiseOps;

/** RiseSpace: a player's own brewer space (on an upgrade or ally) */
typedef struct {
  guint8  kind;         /* RiseSpaceKind */
  guint8  beer, gold;   /* its price */
  RiseOps ops;
} RiseSpace;

/** RiseTile: @copies tiles of the same type and icon */
typedef struct {
  guint8 type, icon, copies;
} RiseTile;

typedef struct {
  guint8 action;       /* one of the five card actions */
  guint8 copies;
  guint8 known;
  guint8 n;            /* number of spaces, top to bottom */
  guint8 price[RISE_SPACES_MAX];
} RiseActionCard;

typedef struct {
  guint8    kind;      /* RiseKind */
  guint8    vp_known;
  gint8     vp;
  RiseOps   ops;
  RiseSpace space;
} RiseAlly;

/**
 * RiseGnome: a Gnome card
 * @way, @type: of its dragon line; -1: not entered
 * @action, @n_types: -1: not entered; @types: left to right
 * @n_icons: -1: not entered; @icon: its icons in order
 */
typedef struct {
  gint8  way, type;
  gint8  action[3];
  gint8  n_types[3];
  guint8 types[3][RISE_LIST];
  gint8  n_icons;
  guint8 icon[RISE_N_ICONS];
} RiseGnome;

typedef struct {
  gint8   counter;     /* -1: not entered */
  guint16 types;       /* as bits */
  gint8   n_steps;     /* -1: not entered */
  guint8  count[RISE_STEPS_MAX], vp[RISE_STEPS_MAX];
} RiseJudge;

typedef struct {
  RiseOps   ops;
  RiseSpace space;
} RiseUpgradeToken;

/**
 * RiseBoard: a side of a player board
 * @start, @beer, @gold, @cubes, @low, @high: -1: not entered
 * @n_rows: rows of the production table, -1: not entered; a row is complete at @row_end
 * @n_boxes: number of brewery boxes known from the top; @icon, @token: bits by box; @marks_known: number of boxes for
 *   which these are known (0: not entered)
 * @n_customers: number of customer boxes known from the left
 * @n_slots, @slot: upgrades by slot, -1: none
 */
typedef struct {
  guint8  colour;
  gint8   start;
  gint8   beer, gold, cubes;
  gint8   low, high;
  gint8   n_rows;
  guint8  row_end[RISE_ROWS_MAX], row_vp[RISE_ROWS_MAX], row_gold[RISE_ROWS_MAX];
  guint8  n_boxes;
  guint8  box_vp[RISE_BREWERIES], box_gold[RISE_BREWERIES];
  guint8  marks_known;
  guint16 icon, token;
  guint8  n_customers;
  guint8  customer_vp[RISE_CUSTOMERS], customer_gold[RISE_CUSTOMERS];
  guint8  n_slots;
  gint8   slot[RISE_SLOTS];
  RiseOps ops;
} RiseBoard;

/** RiseGroup: the spaces of one action on the action board */
typedef struct {
  guint8 known;
  guint8 price;        /* in gold; for Tavern Sales in beer */
  guint8 singles;
  guint8 multiple;
} RiseGroup;

/** RisePay: what a box pays when it is empty */
typedef struct {
  guint8 known;
  guint8 vp, gold;
} RisePay;

typedef struct {
  guint8 known;        /* covers both members below */
  guint8 bribe, fill;
  guint8 cards;
} RiseTurn;

typedef struct {
  guint            n_tiles, n_actions, n_allies, n_gnomes, n_judges, n_upgrades, n_boards;
  RiseTile         tile[RISE_TILES_MAX];
  RiseActionCard   action[RISE_ACTIONS_MAX];
  RiseAlly         ally[RISE_ALLIES_MAX];
  RiseGnome        gnome[RISE_GNOMES_MAX];
  RiseJudge        judge[RISE_JUDGES_MAX];
  RiseUpgradeToken upgrade[RISE_UPGRADES_MAX];
  RiseBoard        board[RISE_BOARDS_MAX];
  RiseGroup        group[RISE_N_ACTIONS];
  RisePay          gnome_brewery[RISE_GNOME_BREWERIES];
  RisePay          gnome_customers[RISE_GNOME_CUSTOMERS];
  gint8            level[RISE_LEVELS];
  guint8           level_known;    /* as bits */
  RiseTurn         turn[RISE_TURNS];
  guint            n_zones;
  guint64          zone[RISE_ZONES_MAX];   /* bits of places; 0: not entered */
  guint8           mark[RISE_FAMILY_LOTS][RISE_GNOMES_MAX];   /* RiseMark by family and component */
  gboolean         allies_complete, gnomes_complete, judges_complete, tiles_complete, actions_complete;
} RiseSet;

G_END_DECLS
