/* zav-state.h: the state of a match of The Gnomes of Zavandor, its enumerations, and the functions shared by its
 * files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/game/pile.h"
#include "core/base/story.h"
#include "core/game/texts.h"

G_BEGIN_DECLS

#define ZAV_SEATS     4
#define ZAV_GEMS      4    /* diamond, ruby, sapphire, emerald, always in this order */
#define ZAV_SPACES    29
#define ZAV_SLOTS     6    /* artifact-1 … artifact-3, jewelry-1 … jewelry-3 */
#define ZAV_PAIRS     6
#define ZAV_ITEMS_MAX 32   /* most components in a set; the box has 27 */
#define ZAV_TILES_MAX 32   /* most tiles in a set; the box has 24 */
#define ZAV_OFF_MAX   15   /* highest value of a discount marker, because prices end there */
#define ZAV_GEMS_EACH 38   /* ZAV-136 */
#define ZAV_WILD_GEMS 6    /* ZAV-139 */
#define ZAV_MARKERS_EACH 5 /* ZAV-123 */
#define ZAV_MOST_GOLD 30000 /* gold never runs out (ZAV-138), but the figure needs a limit */
#define ZAV_ANY_GOLD  2000  /* in copies where gold is covered: enough for whatever anybody could pay at once */
#define ZAV_MINE_TILES 16  /* most tiles that a `mine` can name (OPT-hoover-choice: whole-tiles) */

/* ---- Rows of the tables -------------------------------------------------- */

typedef enum {
  ZAV_DOMAIN_GEM,
  ZAV_DOMAIN_SPACE,
  ZAV_DOMAIN_DISTRICT,
  ZAV_DOMAIN_SLOT,
  ZAV_DOMAIN_PILE,     /* also used for the kind of an item */
  ZAV_DOMAIN_PAIR,
  ZAV_DOMAIN_ITEM,
  ZAV_DOMAIN_TILE,
  ZAV_DOMAIN_LEVEL,
  ZAV_DOMAIN_MACHINE,
  ZAV_DOMAIN_BACK,
  ZAV_DOMAIN_POOL,
  ZAV_DOMAIN_PHASE,
  ZAV_DOMAIN_OFF,
  ZAV_DOMAIN_MARKER_SET,
} ZavDomain;

typedef enum {
  ZAV_DIAMOND, ZAV_RUBY, ZAV_SAPPHIRE, ZAV_EMERALD, ZAV_GEM_WILD, ZAV_GEM_SEVERAL, ZAV_GEM_UNKNOWN,
  ZAV_N_GEM_VALUES,
} ZavGem;

/* Spaces: four in each of I…V, then Diamantina's, then a fifth in each district for boxes that have one. */
#define ZAV_SPACE_DIAMANTINA 20
#define ZAV_SPACE_FIFTH      24
#define ZAV_DIAMANTINA       5    /* the number of Diamantina as a district */

typedef enum { ZAV_SLOT_ARTIFACT = 0, ZAV_SLOT_JEWELRY = 3, ZAV_SLOT_HAND = 6, ZAV_N_SLOT_VALUES } ZavSlot;
typedef enum { ZAV_ARTIFACT, ZAV_JEWELRY } ZavKind;
typedef enum {
  ZAV_GNOMUNCULUS, ZAV_ALCHEMISTER, ZAV_CONVERTOR, ZAV_HOOVERMATIC, ZAV_EMEROMOBILE,
  ZAV_N_MACHINES,
} ZavMachine;
typedef enum { ZAV_LIGHT, ZAV_DARK } ZavBack;

/* Pools of unseen cards that look alike: the same kind and back, or the same kind with an unknown back. */
typedef enum {
  ZAV_POOL_ARTIFACT_I, ZAV_POOL_ARTIFACT_II,
  ZAV_POOL_JEWELRY_I, ZAV_POOL_JEWELRY_II, ZAV_POOL_JEWELRY_III,
  ZAV_POOL_ARTIFACT, ZAV_POOL_JEWELRY,
  ZAV_N_POOLS
} ZavPool;

typedef enum {
  ZAV_PHASE_SETUP,
  ZAV_PHASE_ACTION,   /* the active seat takes soil samples or acts */
  ZAV_PHASE_CHOOSE,   /* the active seat looks at drawn cards and keeps one */
  ZAV_PHASE_ENTRY,    /* the host enters what the action turned up */
  ZAV_PHASE_MINE,
  ZAV_PHASE_OVER,
} ZavPhase;

typedef enum {
  ZAV_SAMPLE, ZAV_BUY, ZAV_SELL, ZAV_DRAW, ZAV_KEEP, ZAV_TILE, ZAV_ITEM, ZAV_TRADER_TAKE, ZAV_TRADER_USE, ZAV_GOLD,
  ZAV_MINE, ZAV_PASS, ZAV_GIVE, ZAV_DISCOUNT,
  ZAV_GNOME, ZAV_FIRST, ZAV_TURN, ZAV_FACE, ZAV_MARKER, ZAV_MARKERS, ZAV_DRAWN, ZAV_SEEN,
  ZAV_N_VERBS
} ZavVerb;

/* Argument slots of a move. */
enum {
  ZAV_ARG_TYPE = 0, ZAV_ARG_N = 1, ZAV_ARG_BUY_MARKER = 2, ZAV_ARG_SELL_WILD = 2, ZAV_ARG_SELL_MARKER = 3,
  ZAV_ARG_OWN = 1, ZAV_ARG_WILD = 8, ZAV_ARG_TILE_MARKER = 15, ZAV_ARG_ITEM_CARD = 15, ZAV_ARG_ITEM_MARKER = 16,
  ZAV_ARG_CARD = 0, ZAV_ARG_ORDER = 1,
  ZAV_ARG_MINE_GEMS = 0, ZAV_ARG_MINE_WILD = 7, ZAV_ARG_MINE_TILES = 14,
  ZAV_ARG_TURN_SLOT = 1,
};
#define ZAV_SEVERAL_MARKERS 99   /* stands for a list of two markers */
#define ZAV_SEVERAL_CARDS   99   /* stands for a list of two cards */

typedef enum {
  ZAV_FAMILY_ITEMS, ZAV_FAMILY_TILES, ZAV_FAMILY_MARKERS, ZAV_FAMILY_SPACES, ZAV_FAMILY_LOTS,
  ZAV_N_FAMILIES,
} ZavFamily;

typedef enum {
  ZAV_OPTION_EXPERT_DISCOUNTS, ZAV_OPTION_GEM_SUPPLY, ZAV_OPTION_WILD_USES, ZAV_OPTION_WILD_MARKET,
  ZAV_OPTION_MARKER_FLOOR,
  ZAV_OPTION_HOOVER_CHOICE, ZAV_OPTION_HOOVER_DECLINE, ZAV_OPTION_HOOVER_STACK, ZAV_OPTION_CORRECTION_PAYOUT,
  ZAV_OPTION_GNOME_TRIGGER, ZAV_OPTION_SHORT_PILE, ZAV_OPTION_DOUBLE_SYMBOL, ZAV_OPTION_GOLD_VIEW
} ZavOption;
/* Every option has two choices; 0 is the default. */
#define zav_option(match, which) ((match)->option[(which)] != 0)

typedef enum { ZAV_ROLE_BANKER, ZAV_ROLE_OBSERVER, ZAV_ROLE_STARTER } ZavRole;

/* ---- The state ----------------------------------------------------------- */

/**
 * ZavState:
 * @phase: a ZavPhase
 * @active: the seat that acts or mines, or -1
 * @start: the start player of this round, or -1 before there is one
 * @gnome: the gnome's district 0…4, or -1
 * @end_by: the seat that triggered the end, or -1
 * @reached: the action of the last round (counted from 1) with which each seat reached the threshold; 0 if it has
 *   not
 * @price: current prices in gold
 * @target: the prices that the arrows point to
 * @there: spaces that hold a tile
 * @tile_at: the tile on the space, if somebody (or the app) knows it; on an empty space the tile that was bought
 *   there
 * @seen_by: seats that took a soil sample of the space
 * @slot: the display; -1 is an empty slot. While the pile of its kind has cards, an empty slot is owed a `turn`
 *   (ZAV-065)
 * @upright, @sideways: discount gems above each displayed artifact, of its outlined type
 * @removed: how many cards of each kind were taken out unseen at setup
 * @out: cards that are publicly out of the game
 * @hand_kind: kind of the hand card, or -1 without one
 * @hand: the hand card, if this copy knows it
 * @hand_pool: the pool that the hand card came from, for viewers who do not know the card
 * @drawn_n: how many drawn cards of @drawn_kind wait for a choice
 * @owed_drawn: entry due (ZAV-141): how many drawn cards are not shown yet
 * @owed_seen, @owed_face: entries due (ZAV-141): 1 + the space, or 0
 * @owed_markers: entry due (ZAV-141): how many markers of the Emeromobile that was just bought
 * @mined: how many gems of each type have been mined in this mining round
 *
 * The bank holds what the players do not, so it is not stored.
 */
typedef struct {
  GnHead  head;
  guint16 round;
  guint8  phase;
  gint8   active;
  gint8   start;
  gint8   gnome;
  gint8   end_by;
  guint8  bought;
  guint8  bought_district;
  guint8  reached[ZAV_SEATS];
  guint8  used[ZAV_SEATS];
  gint8   price[ZAV_GEMS];
  gint8   target[ZAV_GEMS];
  gint16  gold[ZAV_SEATS];
  gint16  gems[ZAV_SEATS][ZAV_GEMS];
  guint8  wild[ZAV_SEATS];
  guint8  markers[ZAV_SEATS][ZAV_OFF_MAX];
  guint8  markers_out;
  gint8   trader[ZAV_SEATS];
  guint32 tiles[ZAV_SEATS];
  guint32 items[ZAV_SEATS];
  guint32 out;
  guint32 there;
  gint8   tile_at[ZAV_SPACES];
  guint8  seen_by[ZAV_SPACES];
  gint8   slot[ZAV_SLOTS];
  guint8  upright[3];
  guint8  sideways[3];
  guint8  removed[2];
  gint8   hand_kind[ZAV_SEATS];
  gint8   hand[ZAV_SEATS];
  gint8   hand_pool[ZAV_SEATS];
  guint8  drawn_n;
  gint8   drawn_kind;
  gint8   drawn[2];
  gint8   drawn_pool[2];
  guint8  owed_drawn;
  guint8  owed_seen;
  guint8  owed_face;
  guint8  owed_markers;
  guint8  mined[ZAV_GEMS];
  GnPile  pile[2];
} ZavState;

G_STATIC_ASSERT (sizeof (ZavState) <= 1024);

/* ---- The component set as arrays ---------------------------------------- */

typedef struct {
  guint8 kind;        /* ZavKind */
  gint8  level;       /* 0…2, or -1 */
  guint8 pool;        /* ZavPool */
  gint8  machine;     /* ZavMachine, or -1 */
  gint8  outlined;    /* a gem, or -1 */
  guint8 cost_known;
  guint8 cost[ZAV_GEMS];
  gint16 vp;          /* -1 if not known */
  gint16 value;       /* Alchemister's gold, Convertor's wild gems, Emeromobile's set; -1 if not known */
  guint8 ready;       /* everything that is needed to buy it is known */
  guint8 ordinal;     /* its position among the items of its kind in the set */
} ZavItemInfo;

typedef struct {
  guint8 back;        /* ZavBack */
  guint8 known;       /* symbols and VP are known */
  guint8 symbol[ZAV_GEMS];
  guint8 wild;
  gint16 vp;
  guint8 ordinal;
} ZavTileInfo;

typedef struct {
  guint8 exists;
  guint8 district;    /* 0…4 or ZAV_DIAMANTINA */
  guint8 cost_known;
  guint8 cost[ZAV_GEMS];
} ZavSpaceInfo;

typedef struct {
  guint        n_items, n_tiles;
  ZavItemInfo  item[ZAV_ITEMS_MAX];
  ZavTileInfo  tile[ZAV_TILES_MAX];
  ZavSpaceInfo space[ZAV_SPACES];
  guint8       markers[2][ZAV_OFF_MAX];  /* of each Emeromobile, by value */
  guint8       markers_known[2];
  gboolean     levels_known;             /* all 27 items are there with their levels, so the piles have layers */
  guint32      pool_items[ZAV_N_POOLS];  /* the items of each pool, as bits */
  guint32      kind_items[2];
  guint32      back_tiles[2];
  guint32      machine_items[ZAV_N_MACHINES];
  guint32      spaces;                   /* the spaces of this board, as bits */
  guint32      district_spaces[6];
} ZavSet;

#define zav_set(match) ((const ZavSet *) (match)->compiled)

/* ---- Figures (zav-count.c) ----------------------------------------------- */

#define ZAV_BIT(i) ((guint32) 1 << (i))
#define ZAV_FOR_GEMS(gem) for (guint gem = 0; gem < ZAV_GEMS; gem++)
/* Runs once for each set bit of a set of up to 32. */
#define ZAV_FOR_BITS(i, set) \
  for (guint32 left_##i = (set), i = 0; \
       left_##i && (i = (guint32) __builtin_ctz (left_##i), TRUE); \
       left_##i &= left_##i - 1)

/** zav_clamp: limits a price to 1…15 gold (ZAV-033) */
static inline int
zav_clamp (int price)
{
  return price < 1 ? 1 : price > 15 ? 15 : price;
}

int      zav_bank          (const ZavState *state, guint n_seats, const ZavSet *set, guint gem);
int      zav_bank_wild     (const ZavState *state, guint n_seats);
void     zav_add_gold      (ZavState *state, int seat, int n);
int      zav_pile_size     (const ZavState *state, guint kind);
/** zav_actions_all: actions of @seat per round: 3 plus one for each Gnomunculus (ZAV-019) */
int      zav_actions_all   (const ZavSet *set, const ZavState *state, int seat);
int      zav_actions_left  (const ZavSet *set, const ZavState *state, int seat);
int      zav_points        (const ZavSet *set, const ZavState *state, int seat);
int      zav_threshold     (guint n_seats);
/** zav_next_active: the seat that acts after @seat, or -1 if no seat has an action left (section 4) */
int      zav_next_active   (const ZavSet *set, const ZavState *state, guint n_seats, int seat);
/** zav_space_cost: gives the cost of a space in gems; %FALSE if it is not known */
gboolean zav_space_cost    (const ZavSet *set, guint space, guint8 cost[ZAV_GEMS]);
/** zav_item_cost: gives the cost of @item in @slot in gems, minus its discount (ZAV-092) */
void     zav_item_cost     (const GnMatch *match, const ZavState *state, guint slot, guint item, guint8 cost[ZAV_GEMS]);
/** zav_known_items: the items whose place is known in this copy of the state, as bits */
guint32  zav_known_items   (const ZavState *state, guint n_seats);
guint32  zav_known_tiles   (const ZavState *state, guint n_seats);
/** zav_owed_slot: the first slot that is owed a card, or -1; the phase does not matter */
int      zav_owed_slot     (const ZavState *state);
guint    zav_owed_slots    (const ZavState *state);  /* all such slots, as bits */
/** zav_entry_owed: whether the players have to wait for an entry */
gboolean zav_entry_owed    (const GnMatch *match, const ZavState *state);
/** zav_gnome_next: the district that the gnome would move to (ZAV-097, ZAV-098) */
int      zav_gnome_next    (const ZavSet *set, const ZavState *state);
/** zav_pair_gems: the two gem types of each trader card, in the card's order; zav_pair_has() and zav_pair_other()
 * ask about one card */
extern const gint8 zav_pair_gems[ZAV_PAIRS][2];
gboolean zav_pair_has      (int pair, int gem);
int      zav_pair_other    (int pair, int gem);
int      zav_pair_owner    (const ZavState *state, guint n_seats, int pair);  /* or -1 */
guint    zav_pool_of       (guint kind, int level);
int      zav_pool_level    (int pool);  /* or -1 */
int      zav_pool_kind     (guint pool);

/* ---- Mining (zav-mining.c) ------------------------------------------------ */

/**
 * ZavYield: the gems that a seat is entitled to and may take (ZAV-076 … ZAV-082, ZAV-116 … ZAV-122)
 * @yield: gems from tiles, by type
 * @can: @yield as far as the bank can pay it
 * @wild: number of wild symbols
 * @possible: most gems that the seat can get
 * @owes: another seat takes toll
 * @payable: most gems whose toll the seat can pay
 * @must: how many gems the seat takes
 */
typedef struct {
  int      yield[ZAV_GEMS];
  int      can[ZAV_GEMS];
  int      bank[ZAV_GEMS];   /* the gems that mining can draw on */
  int      wild;
  int      possible;
  gboolean owes;
  int      payable;
  int      must;
} ZavYield;

void     zav_yield       (const GnMatch *match, const ZavState *state, int seat, ZavYield *yield);
/* in gold, to all owners together */
int      zav_toll        (const GnMatch *match, const ZavState *state, int seat, int n);
int      zav_toll_to     (const GnMatch *match, const ZavState *state, int seat, int owner, int n);
gboolean zav_mine_check  (const GnMatch *match, const ZavState *state, const GnMove *move, GnSay *why);
/** zav_mine_legal: lists the legal `mine`s of @seat and stops after @max. Returns: how many there are */
guint    zav_mine_legal  (const GnMatch *match, const ZavState *state, int seat, GnMoveList *list, guint max);
/** zav_mine_taken: gives the gems that a checked `mine` brings, by type */
int      zav_mine_taken  (const GnMatch *match, const ZavState *state, const GnMove *move, int taken[ZAV_GEMS]);

/* ---- Payments (zav-payment.c) --------------------------------------------- */

/** zav_payment_read: gives the payment of @move: the one that it names, or the usual one */
void     zav_payment_read  (const GnMove *move, const ZavState *state, const guint8 cost[ZAV_GEMS], int own[ZAV_GEMS],
                            int wild[ZAV_GEMS], gboolean *named);
gboolean zav_payment_check (const GnMatch *match, const ZavState *state, const GnMove *move,
                            const guint8 cost[ZAV_GEMS], int space, int item, GnSay *why);
void     zav_payment_legal (const ZavState *state, int seat, const guint8 cost[ZAV_GEMS], const GnMove *move,
                            GnMoveList *list);

/* ---- Consequences (zav-round.c) -------------------------------------------- */

void zav_move_target    (ZavState *state, guint gem, int change, GnStory *story);
void zav_begin_round    (const GnMatch *match, ZavState *state, GnStory *story);
/** zav_action_done: ends a successful action: waits for entries that are owed, otherwise checks for the end and
 * goes on to the next player */
void zav_action_done    (const GnMatch *match, ZavState *state, GnStory *story);
/** zav_entries_done: continues play once no entry is owed */
void zav_entries_done   (const GnMatch *match, ZavState *state, GnStory *story);
/** zav_mine_for: gives the active seat these gems and pays its toll */
void zav_mine_for       (const GnMatch *match, ZavState *state, const int taken[ZAV_GEMS], GnStory *story);
gboolean zav_mining_next (const GnMatch *match, ZavState *state, GnStory *story);
void zav_mining_go_on   (const GnMatch *match, ZavState *state, GnStory *story);
void zav_end_actions    (const GnMatch *match, ZavState *state, GnStory *story);

/* ---- The descriptor's functions -------------------------------------------- */

gboolean zav_start    (const GnMatch *match, gpointer state, GnSay *why);
gboolean zav_check    (const GnMatch *match, gconstpointer state, const GnMove *move, GnSay *why);
void     zav_apply    (const GnMatch *match, gpointer state, const GnMove *move, GnStory *story);
void     zav_legal    (const GnMatch *match, gconstpointer state, GnMoveList *list);
void     zav_prompt   (const GnMatch *match, gconstpointer state, GnPrompt *prompt);
void     zav_score    (const GnMatch *match, gconstpointer state, GnScoresheet *sheet);
void     zav_chance   (const GnMatch *match, gconstpointer state, GnOutcomes *outcomes);
void     zav_insights (const GnMatch *match, gconstpointer state, GnInsights *insights);
GnThing  zav_named_as     (const GnMatch *match, gconstpointer state, GnThing place);
void     zav_describe (const GnMatch *match, gconstpointer state, GnThing thing, GnSay *say);
void     zav_derived  (const GnMatch *match, gconstpointer state, JsonObject *figures);
void     zav_redact   (const GnMatch *match, gpointer state, int viewer);
gboolean zav_settle   (const GnMatch *match, gpointer state, const GnGiven *given, GnSay *why);
gboolean zav_audit    (const GnMatch *match, gconstpointer state, GnSay *why);
gpointer zav_compile  (const GnSet *set, GError **error);
guint    zav_take_apart (const GnMatch *match, gconstpointer state, const GnMove *whole, GnMoveList *parts);

/* The texts by name: indices into zav_texts. */
typedef enum {
  ZAV_SAY_NOTHING,
#define ROW(name, ...) name,
#include "zav-texts.inc"
#undef ROW
} ZavText;

extern const GnDomain    zav_domains[];
extern const GnVerb      zav_verbs[];
extern const GnText      zav_texts[];
extern const GnField     zav_fields[];
extern const GnFamily    zav_families[];
extern const GnOption    zav_options[];
extern const GnSetupStep zav_setup[];

G_END_DECLS
