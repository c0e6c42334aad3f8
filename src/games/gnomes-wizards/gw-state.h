/* gw-state.h: the state of a match of Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/game/pile.h"
#include "core/game/scoresheet.h"
#include "core/base/story.h"
#include "core/game/texts.h"
#include "gw-names.h"
#include "gw-set.h"

G_BEGIN_DECLS

#define GW_FRAMES     12
#define GW_FRAME_SIZE 8
#define GW_CASTS      48   /* the most casts announced at once: every ability that units can have (GW-145) */
#define GW_NAMED      6    /* the most units that a cast names */
#define GW_NAMED_TILES 4   /* the most tiles that it names; an edge is named by two */
#define GW_DICE_MOST  10   /* */
#define GW_DEALS_MOST 1000 /* the most deals tried for equal rims (8.1) */
#define GW_DICE_BLACK 4    /* the others are pink (GW-054) */
#define GW_DIE_SIDES  6

/** GwFrameKind: frames on the stack above the state of the turn (5.3). The top frame decides which moves are
 * accepted. */
typedef enum {
  GW_FRAME_NONE,
  GW_FRAME_HELD,     /* a: GwVerb, b, c: its arguments; d: the unit's victim of a reaction attack */
  GW_FRAME_CASTS,    /* announced casts are waiting: GwState.cast */
  GW_FRAME_RUN,      /* the current cast: GwState.run; a: step, b: begun, c and d: targets left */
  GW_FRAME_LEAVE,    /* a: place, b: stranded, c and d: units */
  GW_FRAME_REACT,    /* a: victim, b: held, c and d: units, e: 1 + unit that strikes next */
  GW_FRAME_LINGER,   /* a: seat, c and d: bearers, e: 1 + next bearer */
  GW_FRAME_WALK,     /* a: unit, b: starting place, c: steps left, d: GwWalk, e: place of the source */
  GW_FRAME_BRING,    /* a: unit, b: GwWhereTo, c: its n, d: place of the source, e: it is called */
  GW_FRAME_STRIKE,   /* a: unit, b: power */
  /* a: the seat that picks, b: the step of the run, c and d: units, or f: 1 a place, 2 an ability; g: 1 + the first
     tile of an edge */
  GW_FRAME_PICK,
  GW_FRAME_GIVE,     /* a: seat, b: crystals */
  GW_FRAME_KEEP,     /* a: seat, b: number to keep, c: cards Gnomon still has to name, d: pile */
  GW_FRAME_LOSE,     /* a: seat, b: cards, c: at random */
  GW_FRAME_ROLL,     /* a: unit or place that the die is rolled for */
  GW_FRAME_TEXT,
  GW_N_FRAMES
} GwFrameKind;

typedef enum { GW_WALK_UP_TO, GW_WALK_EXACT, GW_WALK_PUSH, GW_WALK_PULL } GwWalk;

typedef struct {
  gint16 kind, a, b, c, d, e, f, g;
} GwFrame;

/**
 * GwCast: an announced cast
 * @seat: 1 + the seat that casts, 0: none; @ability: 1 + its value, or 0; @card: 1 + the secret card, or the learned
 *   card of the ability; @source: 1 + unit
 * @unit, @tile, @target, @player: the targets named, in the order of the steps, as values + 1; 0 ends each list
 */
typedef struct {
  gint16 seat, ability, card, source;
  gint16 unit[GW_NAMED];
  gint16 tile[GW_NAMED_TILES];
  gint16 target[2];
  gint16 player;
} GwCast;
#define GW_CAST_SIZE 17

/* Bits of GwState.did: what a unit has done this turn */
enum { GW_DID_STOP = 1, GW_DID_CLOSED = 2, GW_DID_DONE = 4, GW_DID_BEGUN = 8 };

/**
 * GwState:
 * @stage, @round, @first, @current: seats are -1 until they are known; @turns: number of turns begun
 * @tribe_seat: 1 + seat that plays the tribe; @side: start side chosen, 1 A, 2 B
 * @horns: 1 + horns rolled for the start; @rolling: seats that still have to roll
 * @lies: by tile, its place; @flipped, @blockade: by place; a blockade is 1 + its creator
 * @edge: blockades on edges, by the tile that points up and its side
 * @deck_said: 1 + number of cards in the ability deck, as entered by the host; @equal_deal: which deal of a series is
 *   laid, the first with equal rims (GW-017); 0: no series
 *
 * Units:
 * @place, @status, @hp, @def, @charge (crystals by ability), @learned (1 + card), @counter (1 + seat of the ring),
 *   @linger_unit, @linger_seat (1 + unit, 1 + seat)
 * @killer: 1 + seat that has the dead unit's card, 0: nobody
 * @fell: 1 + the place where a unit died whose ability is announced and takes effect all the same
 *
 * This turn:
 * @given: dice by kind; @undecided: either dice not used yet; @more_mov, @more_atk; @used: steps used;
 *   @struck: attacks made; @more_attacks; @did: bits GW_DID_*
 * @mined: by unit, the mines it has entered, as bits in their order; @flip_first: 1 + the place named first,
 *   if both flips are made together
 * @reserve; @own_reserve: by seat, if each has its own
 * @dice: faces not given yet; @rolled: the first roll is made; @due: dice of the roll still to come; @rerolls: number
 *   made; @more_rerolls; @horns_aside, @horns_deck; @drawn: the draw is made
 * @pink, @due_pink: how many dice are pink, among those that show a face, given or not, and among @due; only if dice
 *   have custom faces, else 0
 * @extra_dice: by seat, for the next roll; @flips: number made
 * @acting: 1 + the unit in action; @moving: it is in the middle of its movement
 * @opener: 1 + the seat that opened the window
 * @ally: bits of allied seats
 * @pile, @hand, @looked: cards
 * @lost_turn: the current player was wiped out during their own turn
 * @start_done: the parts of GW-031 that are done
 */
typedef struct {
  GnHead  head;
  guint8  stage;
  guint8  round;
  gint8   first;
  gint8   current;
  guint8  turns;
  guint8  tribe_seat[GW_TRIBES];
  guint8  side[GW_SEATS];
  guint8  horns[GW_SEATS];
  guint8  rolling;
  gint16  lies[GW_TILES];
  guint8  flipped[GW_PLACES];
  guint8  blockade[GW_PLACES];
  guint8  edge[GW_PLACES][GW_SIDES];
  guint8  deck_said;
  guint16 equal_deal;

  gint16  place[GW_UNITS];
  guint8  status[GW_UNITS];
  guint8  hp[GW_UNITS];
  gint8   def[GW_UNITS];
  guint8  charge[GW_ABILITIES];
  guint8  learned[GW_UNITS];
  guint8  counter[GW_UNITS][GW_N_COUNTERS];
  guint8  linger_unit[GW_UNITS];
  guint8  linger_seat[GW_UNITS];
  guint8  killer[GW_UNITS];
  guint8  fell[GW_UNITS];

  guint8  given[GW_UNITS][GW_N_AS];
  guint8  undecided[GW_UNITS];
  gint8   more_mov[GW_UNITS];
  gint8   more_atk[GW_UNITS];
  guint8  used[GW_UNITS];
  guint8  struck[GW_UNITS];
  guint8  more_attacks[GW_UNITS];
  guint8  did[GW_UNITS];

  guint8  dice[GW_N_FACES];
  guint8  pink[GW_N_FACES];
  guint8  due_pink;
  guint8  rolled;
  guint8  due;
  guint8  rerolls;
  guint8  more_rerolls;
  guint8  horns_aside;
  guint8  horns_deck;
  guint8  drawn;
  guint8  war_used;
  guint8  flips;
  guint8  acting;
  guint8  moving;
  guint8  opener;
  guint8  lost_turn;
  guint8  start_done;
  guint8  cut;
  guint8  extra_dice[GW_SEATS];
  guint8  ally[GW_SEATS];
  guint8  reserve;
  guint8  own_reserve[GW_SEATS];
  guint8  mined[GW_UNITS];
  guint8  flip_first;

  GnPile  pile[2];
  GnPile  hand[GW_SEATS];
  GnPile  looked;

  guint8  n_frames;
  guint8  n_casts;
  GwFrame frame[GW_FRAMES];
  GwCast  cast[GW_CASTS];
  GwCast  run;
  gint32  chosen[GW_ABILITY_STEPS];
  guint8  casts_made[GW_SEATS];   /* tallies */
  guint8  calls_made[GW_SEATS];
} GwState;

G_STATIC_ASSERT (sizeof (GwState) <= GN_MAX_STATE);

#define gw_set(match) ((const GwSet *) (match)->compiled)
#define gw_option(match, which) ((match)->option[(which)])

typedef enum {
  GW_OPT_MODE, GW_OPT_SHORT, GW_OPT_ALLIANCE, GW_OPT_LAYOUT, GW_OPT_WINDOWS, GW_OPT_BOARD, GW_OPT_HAND_LIMIT,
  GW_OPT_FAIR, GW_OPT_FLIP_CREDIT, GW_OPT_WAR_SETS, GW_OPT_WAR_SPLIT, GW_OPT_LATE_DRAW, GW_OPT_ATTACH,
  GW_OPT_ENTER_ENEMY, GW_OPT_ENGAGED, GW_OPT_FIZZLE, GW_OPT_SNEAK_DECAY, GW_OPT_ABILITY_DICE, GW_OPT_ELIMINATION,
  GW_OPT_CASTER_DEAD, GW_OPT_SECRET_MOVE, GW_OPT_RING, GW_OPT_SLEEP_OWN, GW_OPT_NO_MOVE, GW_OPT_LINGER_AGAIN,
  GW_OPT_JUMP, GW_OPT_RACE, GW_OPT_DEATH_SCORE, GW_OPT_FINAL_TIE, GW_OPT_ADJACENT, GW_OPT_DEFENCE_CAP, GW_OPT_FLIP_MODE,
  GW_OPT_FLIP_GHOST, GW_OPT_EITHER, GW_OPT_PILES, GW_OPT_RESERVE, GW_OPT_MINE_COUNT, GW_OPT_CRYSTALS, GW_OPT_BLOCKADE,
  /* one for each side of a die */
  GW_OPT_BLACK, GW_OPT_PINK = GW_OPT_BLACK + GW_DIE_SIDES, GW_OPT_PINK_LAST = GW_OPT_PINK + GW_DIE_SIDES - 1,
  GW_N_OPTIONS
} GwOption;

/* Options of a seat */
enum { GW_SEAT_TRIBE };

typedef enum {
  GW_FAMILY_UNITS, GW_FAMILY_CARDS, GW_FAMILY_LAYOUTS, GW_FAMILY_TILES, GW_FAMILY_DICE, GW_N_FAMILIES
} GwFamily;

/* What Gnomon draws from when it deals */
enum { GW_SOURCE_HORNS, GW_SOURCE_TILES, GW_SOURCE_DICE, GW_SOURCE_DECK, GW_SOURCE_HAND, GW_SOURCE_TRIBES };

typedef enum {
  /* Seats: setup, turn, any time, choices */
  GW_V_PLACE_LEADER, GW_V_PLACE_CLAN, GW_V_FLIP, GW_V_ROLL, GW_V_REROLL, GW_V_ASSIGN, GW_V_CLEAR, GW_V_MOVE, GW_V_HALT,
  GW_V_ATTACK, GW_V_FINISH, GW_V_WAR_CALL, GW_V_WAR_CHARGE, GW_V_WAR_DRAW, GW_V_ATTACH, GW_V_COLLECT, GW_V_DISCARD,
  GW_V_END_STEP, GW_V_END_TURN, GW_V_CAST, GW_V_PLAY, GW_V_RESOLVE, GW_V_UNALLY, GW_V_GO, GW_V_STAY, GW_V_NEXT,
  GW_V_STRIKE, GW_V_SPARE, GW_V_PICK, GW_V_KEEP, GW_V_COMEBACK,
  /* The host */
  GW_V_FIRST, GW_V_SWAP, GW_V_REDEAL, GW_V_DEAL_EQUAL, GW_V_ACCEPT, GW_V_DECK, GW_V_ALLY, GW_V_HOST_RESOLVE,
  GW_V_CARRIED_OUT,
  /* Chance */
  GW_V_HORNS, GW_V_LAY, GW_V_DIE, GW_V_DRAWN, GW_V_LOST_CARD, GW_V_ROLLED, GW_V_TRIBE,
  /* Several moves in one */
  GW_V_DICE,
  /* Adjustments, while a text is carried out by hand */
  GW_V_ADJUST,
  GW_N_VERBS
} GwVerb;

/* Slots of arguments */
enum {
  GW_A_UNIT = 0, GW_A_PLACE = 1, GW_A_TARGET = 1, GW_A_HOLD = 2, GW_A_EITHER = 3, /* move, attack, go, strike … */
  GW_A_TILE = 0,                                                            /* flip, place_leader, place_clan */
  GW_A_SWAPPED = 0,                                                         /* a list of two */
  GW_A_FACE = 0, GW_A_N = 1, GW_A_TO = 2, GW_A_DIE_UNIT = 3, GW_A_USE = 4,  /* assign */
  GW_A_ABILITY = 0, GW_A_CALLER = 1,
  GW_A_PILE = 0, GW_A_CARD = 0, GW_A_ON = 1,
  GW_A_SOURCE = 1, GW_A_CAST_HOLD = 2, GW_A_UNITS = 3, GW_A_TILES = 10, GW_A_ABILITIES = 15, GW_A_PLAYER = 18,
  GW_A_WHAT = 0, GW_A_W_UNIT = 1, GW_A_W_PLACE = 2, GW_A_W_SEAT = 3, GW_A_W_KIND = 4, GW_A_W_N = 5,
};

typedef enum {
  GW_W_HP, GW_W_DEFENCE, GW_W_PLACE, GW_W_STATUS, GW_W_COUNTER, GW_W_CRYSTALS, GW_W_LEARNED_CRYSTALS, GW_W_RESERVE,
  GW_W_FLIPPED, GW_W_BLOCKADE,
  GW_W_HAND, GW_W_TROPHY, GW_W_ROUND, GW_W_EDGE_LEFT, GW_W_EDGE_RIGHT, GW_W_EDGE_BASE, GW_N_WHAT
} GwWhat;

#define GW_FOR_UNITS(unit) for (int unit = 0; unit < GW_UNITS; unit++)
#define GW_FOR_PLACES(place) for (int place = 0; place < GW_PLACES; place++)
#define GW_FOR_FACES(face) for (int face = 0; face < GW_N_FACES; face++)
#define GW_BIT(i) (1u << (i))

/* ---- Queries (gw-count.c, gw-ways.c) ---------------------------------------------------- */

/** gw_board: the board for the number of tribes, or the one chosen. Every step of a search needs it, so it is
 * inline. */
static inline const GwBoard *
gw_board (const GnMatch *match)
{
  const GwSet *set = gw_set (match);
  const guint which = gw_option (match, GW_OPT_LAYOUT);
  const int at = which ? (int) which - 1 : set->usual[MIN (match->n_seats, GW_SEATS)];

  return at < 0 || at >= set->n_layouts ? NULL : &set->board[at];
}
gboolean gw_teams      (const GnMatch *match);
guint    gw_rounds     (const GnMatch *match);
guint    gw_first_round (const GnMatch *match);
guint    gw_flip_start (const GnMatch *match);
/** gw_tribe: the tribe of a seat; gw_seat: the seat of a unit, -1: none */
int      gw_tribe      (const GwState *state, int seat);
int      gw_seat       (const GwState *state, int unit);
gboolean gw_in_play    (const GwState *state, int unit);
gboolean gw_eliminated (const GwState *state, int seat);
gboolean gw_hostile_seats (const GnMatch *match, const GwState *state, int a, int b);
gboolean gw_hostile    (const GnMatch *match, const GwState *state, int unit, int other);
/** gw_team_mates: whether two seats are on one team, for kills and scores; alliances do not count (GW-187) */
gboolean gw_team_mates (const GnMatch *match, const GwState *state, int a, int b);
/** gw_is_ally, gw_is_enemy: whether an ability's text may name the unit as such (GW-009, GW-177) */
gboolean gw_is_ally    (const GnMatch *match, const GwState *state, int seat, int unit);
gboolean gw_is_enemy   (const GnMatch *match, const GwState *state, int seat, int unit);
int      gw_max_hp     (int unit);
/** gw_may_stand: whether the unit's printed figures are known. If not, it cannot come onto the board yet, because its
 * slider starts there (GW-094, GW-213). */
gboolean gw_may_stand  (const GnMatch *match, int unit, GnSay *why);
/** gw_is_told: whether the printed text of the ability @value is known. If not, @why names what has to be taught: the
 * clan's card, or the learned one. */
gboolean gw_is_told    (const GnMatch *match, const GwState *state, int value, GnSay *why);
int      gw_cell       (const GnMatch *match, const GwState *state, int unit);
/** gw_stands: the place of the unit, or where it fell with an ability announced; -1: neither */
int      gw_stands     (const GwState *state, int unit);
/** gw_cell_at: the cell of a place, or -1 */
static inline int
gw_cell_at (const GnMatch *match,
            int            place)
{
  const GwBoard *board = gw_board (match);

  return place < 0 || place >= GW_PLACES || !board ? -1 : board->cell[place];
}
gboolean gw_landable   (const GnMatch *match, const GwState *state, int cell);
guint64  gw_flipped    (const GnMatch *match, const GwState *state);   /* including those always flipped */
/** gw_blocked: tiles that a blockade closes to the unit; gw_paths() also covers blockades on edges */
guint64  gw_blocked    (const GnMatch *match, const GwState *state, int unit);
int      gw_speed      (const GnMatch *match, const GwState *state, int unit);
int      gw_power      (const GnMatch *match, const GwState *state, int unit);
/** gw_steps_left: steps left this turn, less fatigue; @fatigued: (out) (optional): the last step is lost to the
 * penalty of GW-078 */
int      gw_steps_left (const GnMatch *match, const GwState *state, int unit, gboolean *fatigued);
gboolean gw_fightable  (const GnMatch *match, const GwState *state, int unit, int other);
/** gw_foe_on: whether the cell holds a unit that could be fought */
gboolean gw_foe_on     (const GnMatch *match, const GwState *state, int unit, int cell);
gboolean gw_able       (const GnMatch *match, const GwState *state, int unit, int other);
gboolean gw_stopped    (const GnMatch *match, const GwState *state, int unit);
guint    gw_dice_count (const GnMatch *match, const GwState *state, int seat);

/* ---- Dice with custom faces (gw-dice.c, R-01) --------------------------------------------------- */

/** GwThrow: the dice of a turn: @dice by face, of which @pink are pink; @due are still to be rolled, of which
 * @due_pink are pink */
typedef struct {
  guint8 dice[GW_N_FACES], pink[GW_N_FACES], due, due_pink;
} GwThrow;

/** gw_own_faces: whether black or pink dice differ from one of each face; only then does the color of a die matter */
gboolean gw_own_faces (const GnMatch *match);
/** gw_sides: how many @sides of a die of that color show each face */
void     gw_sides     (const GnMatch *match, gboolean pink, guint8 sides[GW_N_FACES]);
/** gw_start_horns: number of sides with a horn on the dice rolled for the start */
guint    gw_start_horns (const GnMatch *match);
void     gw_throw     (const GwState *state, GwThrow *dice);
/** gw_falls: records that a die that is due shows @face, and infers its color. Returns: FALSE if none can show it;
 * nothing changes then */
gboolean gw_falls     (const GnMatch *match, GwThrow *dice, int face);
gboolean gw_may_fall (const GnMatch *match, const GwState *state, int face);
/** gw_face_weight: the weight of @face for the next die */
guint64  gw_face_weight (const GnMatch *match, const GwState *state, int face);
guint    gw_active     (const GwState *state, int seat);
/** gw_turn_order: the k-th seat in turn order from the current player */
int      gw_turn_order (const GnMatch *match, const GwState *state, int k);
/** gw_lands_within: whether a landable cell can be reached from @cell in at most @steps legal steps; @cell itself
 * need not be landable */
gboolean gw_lands_within (const GnMatch *match, const GwState *state, int unit, int cell, int steps);
/** gw_reach: steps to each cell where the unit may end its movement with the steps it has left (GW-081), GN_GRID_FAR:
 * not reachable; @stops: cells where it has to stop */
void     gw_reach      (const GnMatch *match, const GwState *state, int unit, guint8 *steps, guint64 *stops);
/** gw_closest: possible destinations of a forced move (GW-046, GW-053) */
guint64  gw_closest    (const GnMatch *match, const GwState *state, int unit);
guint64  gw_comeback_cells (const GnMatch *match, const GwState *state, int seat);
guint64  gw_flippable  (const GnMatch *match, const GwState *state);
guint64  gw_flip_now   (const GnMatch *match, const GwState *state);    /* of the layer that is next */
/** gw_on_symbol: whether the unit is on an unflipped tile of the clan */
gboolean gw_on_symbol  (const GnMatch *match, const GwState *state, int unit, int clan);
/** gw_shut_off: whether both tiles of the clan are flipped, so that it cannot be called (GW-052) */
gboolean gw_shut_off   (const GwState *state, int clan);
/** gw_tile_at: the tile at the place, or -1 */
int      gw_tile_at    (const GwState *state, int place);
/** gw_ability: the printed ability for a value of GW_DOMAIN_ABILITY, %NULL: none; gw_program: its steps, for a leader
 * those of a leader (GW-127) */
const GwAbility *gw_ability (const GnMatch *match, const GwState *state, int value);
const GwProgram *gw_program (const GnMatch *match, const GwState *state, int value);
/** gw_room: number of crystals that still fit on the ability; 0 if it is not active or not known */
int      gw_room       (const GnMatch *match, const GwState *state, int value);
gboolean gw_has_room   (const GnMatch *match, const GwState *state, int seat);
/** gw_crystals_forced: whether crystals that an ability gives leave no choice: one ability has room, or all of
 * them are filled. @value, @n: (out): which of them is next, and with how many */
gboolean gw_crystals_forced (const GnMatch *match, const GwState *state, int *value, int *n);
int      gw_hand_limit (const GnMatch *match);   /* or a large number */
guint    gw_card_ways  (const GnMatch *match, const GwState *state, int card);
gboolean gw_card_in_hand (const GnMatch *match, const GwState *state, int seat, int card);
int      gw_larger_pile (const GwState *state);
/** gw_smaller_pile: the pile that receives used cards */
int      gw_smaller_pile (const GnMatch *match, const GwState *state);
/** gw_defence_cap: the top of the slider (GW-095, R-04) */
int      gw_defence_cap (const GnMatch *match, int unit);
/** gw_reserve: crystals that the seat would collect */
int      gw_reserve     (const GnMatch *match, const GwState *state, int seat);
/** gw_supply: crystals left in the general supply; a large number if it is unlimited */
int      gw_supply      (const GnMatch *match, const GwState *state);
/** gw_mine_pays: whether the step between two cells brings a crystal (GW-080, R-38); @entered: the unit came to @from
 * by a step of the same action */
gboolean gw_mine_pays   (const GnMatch *match, const GwState *state, int unit, int from, int cell, gboolean entered);
/** gw_to_reserve: moves crystals from the supply to the reserve. Returns: how many; gw_from_reserve: removes crystals
 * that are placed or go back */
int      gw_to_reserve   (const GnMatch *match, GwState *state, int seat, int n);
void     gw_from_reserve (const GnMatch *match, GwState *state, int seat, int n);
/** gw_note_mine: notes that the unit came to @cell by a step */
void     gw_note_mine   (const GnMatch *match, GwState *state, int unit, int cell);
/** gw_ghost: whether an eliminated player still flips */
gboolean gw_ghost       (const GnMatch *match, const GwState *state);

/* ---- Laying the board (gw-lay.c) ----------------------------------------------------------- */

/** gw_alike: cells that may hold the same tiles as @cell (GW-011, GW-013) */
guint64  gw_alike        (const GnMatch *match, int cell);
/** gw_laid: cells that have their tile; gw_next_cell: the first cell without one, -1: all have one */
guint64  gw_laid         (const GnMatch *match, const GwState *state);
int      gw_next_cell    (const GnMatch *match, const GwState *state);
/** gw_tiles_for: the tiles that may be laid on the cell now, as bits */
guint64  gw_tiles_for    (const GnMatch *match, const GwState *state, int cell);
/** gw_rim_clans: number of a seat's clans that have both tiles on the rim; gw_rims_differ: the difference between the
 * seats (GW-017) */
guint    gw_rim_clans    (const GnMatch *match, const GwState *state, int seat);
guint    gw_rims_differ  (const GnMatch *match, const GwState *state);
/** gw_fair_swap: finds two places whose tiles, when exchanged, give all players the same number of clans on the rim
 * (GW-017). Returns: FALSE if the numbers are equal already, or if no swap does it */
gboolean gw_fair_swap    (const GnMatch *match, const GwState *state, int *one, int *other);

/* ---- Edges (gw-edge.c, R-68) ------------------------------------------------------------ */

/** gw_edge: the edge between two places, as a value after those of the places; -1: they do not share one */
int      gw_edge       (int one, int other);
/** gw_edge_ends: the two places of an edge, in their order. Returns: FALSE if @edge is not an edge */
gboolean gw_edge_ends  (int edge, int *one, int *other);
/** gw_edge_at: the blockade on an edge: 1 + its owner */
guint8  *gw_edge_at    (GwState *state, int edge);
/** gw_edge_seat: the seat that has a blockade between two places, -1: none */
int      gw_edge_seat  (const GwState *state, int one, int other);
/** gw_has_edges: whether blockades on edges are possible at this table; gw_bars_edge: whether this step places one */
gboolean gw_has_edges  (const GnMatch *match);
gboolean gw_bars_edge  (const GnMatch *match, const GwStep *step);

/** GwPaths: where a unit can go: @grid: adjacency without barred edges; @open: tiles without a blockade. It contains
 * a pointer into itself, so it must not be copied. */
typedef struct {
  const GnGrid *grid;
  guint64       open;
  GnGrid        own;
} GwPaths;

void     gw_paths      (const GnMatch *match, const GwState *state, int unit, GwPaths *paths);

/* ---- Frames (gw-frame.c) ---------------------------------------------------------------- */

static inline const GwFrame *
gw_top (const GwState *state)
{
  static const GwFrame none;

  return state->n_frames ? &state->frame[state->n_frames - 1] : &none;
}
/** gw_frame_units: the set of units that the frame holds, as bits */
static inline guint32
gw_frame_units (const GwFrame *frame)
{
  return (guint32) (frame->c & 0x3fff) | (guint32) (frame->d & 0x3fff) << 14;
}
static inline void
gw_frame_set_units (GwFrame *frame,
                    guint32  units)
{
  frame->c = (gint16) (units & 0x3fff);
  frame->d = (gint16) (units >> 14 & 0x3fff);
}
/** gw_push: puts an empty frame on top for the caller to fill; gw_pop: removes the top frame */
GwFrame *gw_push       (GwState *state, GwFrameKind kind);
void     gw_pop        (GwState *state);
/** gw_asked: finds the open choice and its seat (or GN_CHANCE, GN_HOST). Returns: FALSE if none is open */
gboolean gw_asked      (const GnMatch *match, const GwState *state, int *seat, guint *verb);
/** gw_casts_open: whether announced casts are waiting on top; gw_held: the topmost held action, or %NULL */
gboolean gw_casts_open (const GwState *state);
const GwFrame *gw_held (const GwState *state);
/** gw_may_hold_go: whether reaction attacks after this `go` may be held: it leaves a tile of the flip step (GW-207) */
gboolean gw_may_hold_go (const GwState *state);
/** gw_units_of_next: those of @units that belong to the first seat in turn order from the current player; @seat:
 * (out): that seat */
guint32  gw_units_of_next (const GnMatch *match, const GwState *state, guint32 units, int *seat);

/* ---- Turns (gw-turn.c), and what follows automatically (gw-flow.c) ------------------------- */

/** gw_begin_turn: starts the turn of @seat; dice and steps of the last turn are cleared */
void     gw_begin_turn (const GnMatch *match, GwState *state, int seat, GnStory *story);
/** gw_next_turn: goes on to the next seat's turn, a new round, or the end (GW-008, GW-190) */
void     gw_next_turn  (const GnMatch *match, GwState *state, GnStory *story);
void     gw_end_game   (const GnMatch *match, GwState *state, GnStory *story);
/** gw_end_step: ends the current player's step; gw_final_roll: makes the dice final (GW-057) */
void     gw_end_step   (const GnMatch *match, GwState *state, GnStory *story);
void     gw_final_roll (const GnMatch *match, GwState *state, GnStory *story);
/** gw_setup_flow: carries out the automatic steps of setup */
void     gw_setup_flow (const GnMatch *match, GwState *state, GnStory *story);
/** gw_setup_seat: the seat that places a leader or clan now, -1: none */
int      gw_setup_seat (const GnMatch *match, const GwState *state);
/** gw_flow: carries out everything automatic, up to the next decision or outcome */
void     gw_flow       (const GnMatch *match, GwState *state, GnStory *story);

/* ---- Effects on units (gw-units.c) -------------------------------------------------------- */

void     gw_wake       (GwState *state, int unit, GnStory *story);
/** gw_hurt: @fact: what is told, by what hurts (GW_F_HURT, _ATTACK, _ABILITY) */
void     gw_hurt       (const GnMatch *match, GwState *state, int victim, int n, int seat, int fact,
                        GnStory *story);
/** gw_strike: carries out an attack; @unit: the attacker, -1: a lingering effect; @seat: credited with a kill;
 * @sneak: ignores defense */
void     gw_strike     (const GnMatch *match, GwState *state, int unit, int victim, int power, int seat, gboolean sneak,
                        GnStory *story);
int      gw_damage     (int power, int defence);
void     gw_die        (const GnMatch *match, GwState *state, int unit, int seat, GnStory *story);
void     gw_rouse      (const GnMatch *match, GwState *state, int unit, int cell);  /* the unit appears there */
void     gw_step_onto  (const GnMatch *match, GwState *state, int unit, int cell, GnStory *story);
void     gw_flip_cell  (const GnMatch *match, GwState *state, int cell, int seat, GnStory *story);
/** gw_shake: applies what a flip does to the units on the tile, which is already flipped */
void     gw_shake       (const GnMatch *match, GwState *state, int cell, int seat, GnStory *story);
void     gw_react      (const GnMatch *match, GwState *state, int victim, gboolean hold, GnStory *story);
void     gw_set_def    (const GnMatch *match, GwState *state, int unit, int to);
void     gw_own_attack (const GnMatch *match, GwState *state, int unit, int victim, GnStory *story);
void     gw_to_bottom  (const GnMatch *match, GwState *state, int pile, GnLayer layer);
void     gw_card_away  (const GnMatch *match, GwState *state, int card);  /* face up, to the smaller pile */
void     gw_look       (const GnMatch *match, GwState *state, int seat, int pile, guint n, int keep, GnStory *story);

/* ---- Casting (gw-cast.c, gw-effects.c, gw-walk.c) ------------------------------------------------------ */

typedef struct {
  const GnMatch   *match;
  const GwState   *state;
  int              seat;      /* the seat that casts */
  int              source;    /* unit, or -1 */
  gboolean         card;      /* a secret card */
  const GwProgram *program;
  const gint32    *chosen;
} GwCaster;

gboolean gw_check_cast (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
GwCaster gw_caster     (const GnMatch *match, const GwState *state, const GwCast *cast, const gint32 *chosen);
/** gw_target_fits: whether the step may take this target (unit, cell, ability or seat) */
gboolean gw_target_fits (const GwCaster *caster, const GwStep *step, int target, GnSay *why);
/** gw_who_is: whether the unit is one of those that @who (GwWho) speaks of */
gboolean gw_who_is (const GwCaster *caster, guint who, int unit);
/** gw_where_is: whether the cell lies where the step says */
gboolean gw_where_is (const GwCaster *caster, const GwStep *step, int cell);
/** gw_origin_cell: the cell that the range is measured from; -1: there is none */
int gw_origin_cell (const GwCaster *caster, const GwStep *step);
/** gw_fits_selector: checks only who, filter and where */
gboolean gw_fits_selector (const GwCaster *caster, const GwStep *step, int target);
/** gw_step_names: whether the caster names the targets of the step (GW-210) */
gboolean gw_step_names (const GwStep *step);
gboolean gw_step_is_of_units (const GwStep *step);
/** gw_may_pick: whether the open choice allows this place or ability */
gboolean gw_may_pick   (const GnMatch *match, const GwState *state, int value);
/** gw_picked: what has been picked with @value: a place, an edge or an ability; -1: an edge still needs its second
 * tile, which is picked next */
int      gw_picked      (const GnMatch *match, const GwState *state, int value);
/** gw_spots: number of values of @kind (gw_step_kind()); edges come after the places */
int      gw_spots       (const GnMatch *match, guint kind);
/** gw_name_spot: puts a place, or the two places of an edge, into @to. Returns: how many */
int      gw_name_spot   (int spot, gint16 to[2]);
/** gw_step_kind: the kind of target that the caster names: 0 units, 1 places, 2 abilities, 3 a player; gw_named_list:
 * the targets of a kind in a cast, as values + 1 */
guint    gw_step_kind  (const GwStep *step);
const gint16 *gw_named_list (const GwCast *cast, guint kind, guint *most);
/** gw_may_lack: whether the step may have no named target; gw_named_of: the targets named for it. Returns: how many */
gboolean gw_may_lack   (const GwStep *step);
guint    gw_named_of   (const GwCaster *caster, const GwCast *cast, guint at, gint16 out[GW_NAMED]);
/** gw_order_edges: puts the lower tile of each edge first, because the order of the two has no meaning */
void     gw_order_edges (const GwCaster *caster, GwCast *cast);
gboolean gw_condition  (const GwCaster *caster, const GwStep *step);
void     gw_list_casts (const GnMatch *match, const GwState *state, int seat, guint verb, GnMoveList *list);
void     gw_announce   (const GnMatch *match, GwState *state, const GnMove *move, GnStory *story);
void     gw_run_cast   (const GnMatch *match, GwState *state, GnStory *story);
/** gw_run_on: carries on with the cast of the top frame, a GW_FRAME_RUN */
void     gw_run_on     (const GnMatch *match, GwState *state, GnStory *story);
void     gw_rolled     (const GnMatch *match, GwState *state, int face, GnStory *story);
/** gw_walk_ok: whether the walk of the top frame may take this step; gw_walk_may_end: whether it may end where it is */
gboolean gw_walk_ok    (const GnMatch *match, const GwState *state, const GwFrame *frame, int cell);
gboolean gw_walk_may_end (const GnMatch *match, const GwState *state, const GwFrame *frame);
gboolean gw_walk_possible (const GnMatch *match, const GwState *state, const GwFrame *frame);
guint64  gw_bring_cells (const GnMatch *match, const GwState *state, int unit, guint to, int n, int source);

/* ---- Moves ------------------------------------------------------------------------------------ */

/** gw_untribed: the first seat without a tribe, -1: none; gw_tribe_fits: whether the seat may get this tribe (GW-004,
 * GW-005) */
int      gw_untribed     (const GnMatch *match, const GwState *state);
gboolean gw_tribe_fits   (const GnMatch *match, const GwState *state, int seat, int tribe);
/** gw_find_deal: among the deals that Gnomon would make next, returns the first with equal rims, or else the first
 * with the smallest difference */
guint    gw_find_deal    (const GnMatch *match, const GwState *state);
/** gw_chance_lay: lists the tiles possible for the place that is laid next */
void     gw_chance_lay   (const GnMatch *match, const GwState *state, GnOutcomes *outcomes);
gboolean gw_check_setup  (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
gboolean gw_check_chance (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
gboolean gw_check_choice (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
gboolean gw_check_adjust (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
gboolean gw_check_turn   (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
/** gw_may_call, gw_may_charge, gw_may_flip …: check the held action again (GW-203) */
gboolean gw_may_flip     (const GnMatch *match, const GwState *state, int cell, GnSay *why);
gboolean gw_may_call     (const GnMatch *match, const GwState *state, int clan, int caller, GnSay *why);
gboolean gw_may_charge   (const GnMatch *match, const GwState *state, int ability, int caller, GnSay *why);
void     gw_apply_adjust (const GnMatch *match, GwState *state, const GnMove *move, GnStory *story);

gboolean gw_start    (const GnMatch *match, gpointer state, GnSay *why);
gboolean gw_check    (const GnMatch *match, gconstpointer state, const GnMove *move, GnSay *why);
void     gw_apply    (const GnMatch *match, gpointer state, const GnMove *move, GnStory *story);
void     gw_legal    (const GnMatch *match, gconstpointer state, GnMoveList *list);
void     gw_prompt   (const GnMatch *match, gconstpointer state, GnPrompt *prompt);
void     gw_score    (const GnMatch *match, gconstpointer state, GnScoresheet *sheet);
void     gw_chance   (const GnMatch *match, gconstpointer state, GnOutcomes *outcomes);
void     gw_insights (const GnMatch *match, gconstpointer state, GnInsights *insights);
void     gw_describe (const GnMatch *match, gconstpointer state, GnThing thing, GnSay *say);
gboolean gw_settle   (const GnMatch *match, gpointer state, const GnGiven *given, GnSay *why);
void     gw_derived  (const GnMatch *match, gconstpointer state, JsonObject *figures);
gboolean gw_audit    (const GnMatch *match, gconstpointer state, GnSay *why);
guint    gw_take_apart (const GnMatch *match, gconstpointer state, const GnMove *whole, GnMoveList *parts);
gint     gw_setup_figure (const GnMatch *match, const char *gap);
const char *gw_seat_fill (const GnMatch *match, int seat);
/** gw_points: a seat's score now; gw_tied: whether first place is shared after all tie-breaks */
int      gw_points   (const GnMatch *match, const GwState *state, int seat);
gboolean gw_tied     (const GnMatch *match, const GwState *state);

/* The texts by name: indices into gw_texts. */
typedef enum {
  GW_T_NONE,
#define ROW(name, ...) name,
#include "gw-texts.inc"
#undef ROW
} GwText;

extern const GnOption    gw_options[];
extern const GnFamily    gw_families[];
extern const GnDomain    gw_domains[];
extern const GnVerb      gw_verbs[];
extern const GnText      gw_texts[];
extern const GnField     gw_fields[];
extern const GnSetupStep gw_setup[];

G_END_DECLS
