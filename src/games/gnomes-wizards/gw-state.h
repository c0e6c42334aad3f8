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
#include "gw-names.h"
#include "gw-set.h"

G_BEGIN_DECLS

#define GW_FRAMES     12
#define GW_FRAME_SIZE 8
#define GW_CASTS      12   /* announced at once */
#define GW_NAMED      6    /* units that a cast names */
#define GW_NAMED_TILES 4   /* tiles that it names: an edge by two of them */
#define GW_DICE_MOST  10   /* */
#define GW_DEALS_MOST 1000 /* until all rims are equal (8.1) */
#define GW_DICE_BLACK 4    /* the others are pink (GW-054) */
#define GW_DIE_SIDES  6

/** GwFrameKind: what lies over the state of the turn (5.3); the uppermost says what is accepted */
typedef enum {
  GW_FRAME_NONE,
  GW_FRAME_HELD,     /* a: GwVerb, b, c: its arguments; d: the unit's victim of a reaction attack */
  GW_FRAME_CASTS,    /* announced casts wait: GwState.cast */
  GW_FRAME_RUN,      /* the cast being carried out: GwState.run; a: step, b: begun, c and d: targets left */
  GW_FRAME_LEAVE,    /* a: place, b: stranded, c and d: units */
  GW_FRAME_REACT,    /* a: victim, b: held, c and d: units, e: 1 + unit that strikes next */
  GW_FRAME_LINGER,   /* a: seat, c and d: bearers, e: 1 + bearer next */
  GW_FRAME_WALK,     /* a: unit, b: place of start, c: steps left, d: GwWalk, e: place of the source */
  GW_FRAME_BRING,    /* a: unit, b: GwWhereTo, c: its n, d: place of the source, e: it is called */
  GW_FRAME_STRIKE,   /* a: unit, b: power */
  /* a: seat that picks, b: for which step of the run, c and d: units, or f: 1 a place, 2 an
     ability, g: 1 + the first tile of an edge */
  GW_FRAME_PICK,
  GW_FRAME_GIVE,     /* a: seat, b: crystals */
  GW_FRAME_KEEP,     /* a: seat, b: to be kept, c: cards the app still has to name, d: pile */
  GW_FRAME_LOSE,     /* a: seat, b: cards, c: by lot */
  GW_FRAME_ROLL,     /* a: unit or place the die is rolled for */
  GW_FRAME_TEXT,
  GW_N_FRAMES
} GwFrameKind;

typedef enum { GW_WALK_UP_TO, GW_WALK_EXACT, GW_WALK_PUSH, GW_WALK_PULL } GwWalk;

typedef struct {
  gint16 kind, a, b, c, d, e, f, g;
} GwFrame;

/**
 * GwCast: @seat: 1 + who casts, 0: none; @ability: 1 + its value, or 0; @card: 1 + the secret card, or the
 * learned card of the ability; @source: 1 + unit
 * @unit, @tile, @target, @player: what is named, in the order of the steps: values + 1, 0 ends
 */
typedef struct {
  gint16 seat, ability, card, source;
  gint16 unit[GW_NAMED];
  gint16 tile[GW_NAMED_TILES];
  gint16 target[2];
  gint16 player;
} GwCast;
#define GW_CAST_SIZE 17

/* What a unit has done in this turn: bits of GwState.did. */
enum { GW_DID_STOP = 1, GW_DID_CLOSED = 2, GW_DID_DONE = 4, GW_DID_BEGUN = 8 };

/**
 * GwState:
 * @stage, @round, @first, @current: seats are -1 before there is one; @turns: turns begun
 * @tribe_seat: 1 + seat that plays the tribe; @side: chosen start side, 1 A, 2 B
 * @horns: 1 + horns rolled for the start; @rolling: seats that still roll
 * @lies: by tile, where it lies; @flipped, @blockade: by place; a blockade has 1 + its creator
 * @edge: blockades on edges, by the tile that points up and its side
 * @deck_said: 1 + cards of the ability deck, said by the host; @equal_deal: which deal of a series it is that is laid,
 *   the first with equal rims (GW-017); 0: no series
 * Units: @place, @status, @hp, @def, @charge (crystals by ability), @learned (1 + card), @counter (1 + seat of the
 * ring), @linger_unit, @linger_seat (1 + )
 * @killer: 1 + seat that has the dead unit's card, 0: nobody
 * This turn: @given dice by kind, @undecided: either dice that are not used yet, @more_mov, @more_atk, @used
 * steps, @struck attacks made, @more_attacks, @did bits
 * @mined: by unit, mines entered, as bits by their order; @flip_first: 1 + the place named first,
 *   where both flips are made together
 * @reserve; @own_reserve: by seat, where each has one
 * @dice: faces that are not given yet; @rolled: the first roll is made; @due: dice of the roll still to come; @rerolls
 *   made, @more_rerolls; @horns_aside, @horns_deck; @drawn: the draw is made
 * @pink, @due_pink: with dice of own faces how many are pink, of those that show
 *   a face, given or not, and of @due; else 0
 * @extra_dice: by seat, for the next roll; @flips done
 * @acting: 1 + the unit in action; @moving: it is in the middle of its movement
 * @opener: 1 + the seat that opened the window
 * @ally: bits of allied seats
 * @pile, @hand, @looked: cards
 * @lost_turn: the current player was wiped out in the own turn
 * @start_done: what is done of GW-031
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
  /* a side each */
  GW_OPT_BLACK, GW_OPT_PINK = GW_OPT_BLACK + GW_DIE_SIDES, GW_OPT_PINK_LAST = GW_OPT_PINK + GW_DIE_SIDES - 1,
  GW_N_OPTIONS
} GwOption;

/* A seat's own options. */
enum { GW_SEAT_TRIBE };

typedef enum {
  GW_FAMILY_UNITS, GW_FAMILY_CARDS, GW_FAMILY_LAYOUTS, GW_FAMILY_TILES, GW_FAMILY_DICE, GW_N_FAMILIES
} GwFamily;

/* What the app draws from. */
enum { GW_SOURCE_HORNS, GW_SOURCE_TILES, GW_SOURCE_DICE, GW_SOURCE_DECK, GW_SOURCE_HAND, GW_SOURCE_TRIBES };

typedef enum {
  /* Seats: setup, turn, any time, choices. */
  GW_V_PLACE_LEADER, GW_V_PLACE_CLAN, GW_V_FLIP, GW_V_ROLL, GW_V_REROLL, GW_V_ASSIGN, GW_V_CLEAR, GW_V_MOVE, GW_V_HALT,
  GW_V_ATTACK, GW_V_FINISH, GW_V_WAR_CALL, GW_V_WAR_CHARGE, GW_V_WAR_DRAW, GW_V_ATTACH, GW_V_COLLECT, GW_V_DISCARD,
  GW_V_END_STEP, GW_V_END_TURN, GW_V_CAST, GW_V_PLAY, GW_V_RESOLVE, GW_V_UNALLY, GW_V_GO, GW_V_STAY, GW_V_NEXT,
  GW_V_STRIKE, GW_V_PICK, GW_V_KEEP, GW_V_COMEBACK,
  /* The host. */
  GW_V_FIRST, GW_V_SWAP, GW_V_REDEAL, GW_V_DEAL_EQUAL, GW_V_ACCEPT, GW_V_DECK, GW_V_ALLY, GW_V_HOST_RESOLVE,
  GW_V_CARRIED_OUT,
  /* Chance. */
  GW_V_HORNS, GW_V_LAY, GW_V_DIE, GW_V_DRAWN, GW_V_LOST_CARD, GW_V_ROLLED, GW_V_TRIBE,
  /* Several in one. */
  GW_V_DICE,
  /* By hand, while a text is carried out. */
  GW_V_ADJUST,
  GW_N_VERBS
} GwVerb;

/* Where arguments stand. */
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

#define GW_FOR_SEATS(match, seat) for (int seat = 0; seat < (match)->n_seats; seat++)
#define GW_FOR_UNITS(unit) for (int unit = 0; unit < GW_UNITS; unit++)
#define GW_BIT(i) (1u << (i))

/* ---- Facts (gw-count.c, gw-ways.c) ------------------------------------------------------ */

/** gw_board: the board for so many tribes, or the one that was chosen; asked for at
 * every step of a search, so it is here */
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
/** gw_tribe: the tribe of a seat; gw_seat: the seat of a unit, -1 */
int      gw_tribe      (const GwState *state, int seat);
int      gw_seat       (const GwState *state, int unit);
gboolean gw_in_play    (const GwState *state, int unit);
gboolean gw_eliminated (const GwState *state, int seat);
gboolean gw_hostile_seats (const GnMatch *match, const GwState *state, int a, int b);
gboolean gw_hostile    (const GnMatch *match, const GwState *state, int unit, int other);
/** gw_team_mates: for kills and scores: alliances do not count (GW-187) */
gboolean gw_team_mates (const GnMatch *match, const GwState *state, int a, int b);
/** gw_is_ally, gw_is_enemy: what an ability's text may name (GW-009, GW-177) */
gboolean gw_is_ally    (const GnMatch *match, const GwState *state, int seat, int unit);
gboolean gw_is_enemy   (const GnMatch *match, const GwState *state, int seat, int unit);
int      gw_max_hp     (int unit);
/** gw_may_stand: what is printed of the unit's figures is known; else it cannot come onto the board yet:
 * its slider begins there (GW-094, GW-213) */
gboolean gw_may_stand  (const GnMatch *match, int unit, GnSay *why);
/** gw_is_told: what is printed for the ability @value is known; else @why says what has to be
 * told: the clan's card, or the learned one */
gboolean gw_is_told    (const GnMatch *match, const GwState *state, int value, GnSay *why);
int      gw_cell       (const GnMatch *match, const GwState *state, int unit);
/** gw_cell_at: of a place, or -1 */
static inline int
gw_cell_at (const GnMatch *match,
            int            place)
{
  const GwBoard *board = gw_board (match);

  return place < 0 || place >= GW_PLACES || !board ? -1 : board->cell[place];
}
gboolean gw_landable   (const GnMatch *match, const GwState *state, int cell);
guint64  gw_flipped    (const GnMatch *match, const GwState *state);   /* flipped and dead */
/** gw_blocked: tiles that a blockade keeps the unit from; gw_paths has those on edges too */
guint64  gw_blocked    (const GnMatch *match, const GwState *state, int unit);
int      gw_speed      (const GnMatch *match, const GwState *state, int unit);
int      gw_power      (const GnMatch *match, const GwState *state, int unit);
/** gw_steps_left: @fatigued: what is missing is the penalty of GW-078 */
int      gw_steps_left (const GnMatch *match, const GwState *state, int unit, gboolean *fatigued);
gboolean gw_fightable  (const GnMatch *match, const GwState *state, int unit, int other);
/** gw_foe_on: a unit that could be fought stands on the cell */
gboolean gw_foe_on     (const GnMatch *match, const GwState *state, int unit, int cell);
gboolean gw_able       (const GnMatch *match, const GwState *state, int unit, int other);
gboolean gw_stopped    (const GnMatch *match, const GwState *state, int unit);
guint    gw_dice_count (const GnMatch *match, const GwState *state, int seat);

/* ---- Dice with faces of their own (gw-dice.c, R-01) --------------------------------------------- */

/** GwThrow: dice of a turn: @dice by face and @pink among them; @due still to fall and @due_pink among these */
typedef struct {
  guint8 dice[GW_N_FACES], pink[GW_N_FACES], due, due_pink;
} GwThrow;

/** gw_own_faces: black or pink dice have other faces than each of the six once: only then does a die's colour matter */
gboolean gw_own_faces (const GnMatch *match);
/** gw_sides: how many @sides of a die of that colour show each face */
void     gw_sides     (const GnMatch *match, gboolean pink, guint8 sides[GW_N_FACES]);
/** gw_start_horns: sides with a horn on the dice that are rolled for the start */
guint    gw_start_horns (const GnMatch *match);
void     gw_throw     (const GwState *state, GwThrow *dice);
/** gw_falls: one of the dice that are due shows @face; which colour it has follows. Returns: FALSE where
 * none of them can, and nothing changed */
gboolean gw_falls     (const GnMatch *match, GwThrow *dice, int face);
gboolean gw_may_fall (const GnMatch *match, const GwState *state, int face);
/** gw_face_weight: of the next die to show @face */
guint64  gw_face_weight (const GnMatch *match, const GwState *state, int face);
guint    gw_active     (const GwState *state, int seat);
/** gw_turn_order: the k-th seat in turn order from the current player */
int      gw_turn_order (const GnMatch *match, const GwState *state, int k);
/** gw_lands_within: from @cell, which need not be landable, a landable cell is reached within @steps legal steps */
gboolean gw_lands_within (const GnMatch *match, const GwState *state, int unit, int cell, int steps);
/** gw_reach: steps to each cell the unit may come to a halt on with what it has left, GN_GRID_FAR:
 * none; (GW-081) @stops: where it must stop */
void     gw_reach      (const GnMatch *match, const GwState *state, int unit, guint8 *steps, guint64 *stops);
/** gw_closest: where a forced move may go (GW-046, GW-053) */
guint64  gw_closest    (const GnMatch *match, const GwState *state, int unit);
guint64  gw_comeback_cells (const GnMatch *match, const GwState *state, int seat);
guint64  gw_flippable  (const GnMatch *match, const GwState *state);
guint64  gw_flip_now   (const GnMatch *match, const GwState *state);    /* of the layer that is due */
/** gw_on_symbol: the unit stands on an unflipped tile of the clan */
gboolean gw_on_symbol  (const GnMatch *match, const GwState *state, int unit, int clan);
/** gw_shut_off: both tiles of the clan are flipped, so it cannot be called (GW-052) */
gboolean gw_shut_off   (const GwState *state, int clan);
/** gw_tile_at: the tile at the place, or -1 */
int      gw_tile_at    (const GwState *state, int place);
/** gw_ability: what is printed for an ability's value (GW_DOMAIN_ABILITY), %NULL: nothing;
 * gw_program: its steps, for a leader those of a leader (GW-127) */
const GwAbility *gw_ability (const GnMatch *match, const GwState *state, int value);
const GwProgram *gw_program (const GnMatch *match, const GwState *state, int value);
/** gw_room: crystals that fit on the ability; 0 where it is not active or not known */
int      gw_room       (const GnMatch *match, const GwState *state, int value);
gboolean gw_has_room   (const GnMatch *match, const GwState *state, int seat);
int      gw_hand_limit (const GnMatch *match);   /* or a large number */
guint    gw_card_ways  (const GnMatch *match, const GwState *state, int card);
gboolean gw_card_in_hand (const GnMatch *match, const GwState *state, int seat, int card);
int      gw_larger_pile (const GwState *state);
/** gw_smaller_pile: where used cards go */
int      gw_smaller_pile (const GnMatch *match, const GwState *state);
/** gw_defence_cap: the top of the slider (GW-095, R-04) */
int      gw_defence_cap (const GnMatch *match, int unit);
/** gw_reserve: crystals that the seat would collect */
int      gw_reserve     (const GnMatch *match, const GwState *state, int seat);
/** gw_supply: crystals left in the general supply, a large number where it has no end */
int      gw_supply      (const GnMatch *match, const GwState *state);
/** gw_mine_pays: the step from one cell to another brings a crystal (GW-080, R-38); @entered: it came
 * to @from by a step of the same action */
gboolean gw_mine_pays   (const GnMatch *match, const GwState *state, int unit, int from, int cell, gboolean entered);
/** gw_to_reserve: crystals from the supply. Returns: how many came; gw_from_reserve: they are placed, or go back */
int      gw_to_reserve   (const GnMatch *match, GwState *state, int seat, int n);
void     gw_from_reserve (const GnMatch *match, GwState *state, int seat, int n);
/** gw_note_mine: the unit came to @cell by a step */
void     gw_note_mine   (const GnMatch *match, GwState *state, int unit, int cell);
/** gw_ghost: a player who is out flips all the same */
gboolean gw_ghost       (const GnMatch *match, const GwState *state);

/* ---- The board is laid (gw-lay.c) ---------------------------------------------------------- */

/** gw_alike: cells on which the same tiles may lie as on @cell (GW-011, GW-013) */
guint64  gw_alike        (const GnMatch *match, int cell);
/** gw_laid: cells that have their tile; gw_next_cell: the first that has none, -1: all have */
guint64  gw_laid         (const GnMatch *match, const GwState *state);
int      gw_next_cell    (const GnMatch *match, const GwState *state);
/** gw_tiles_for: the tiles that may be laid on the cell now, as bits */
guint64  gw_tiles_for    (const GnMatch *match, const GwState *state, int cell);
/** gw_rim_clans: clans of a seat that have both tiles on the rim; gw_rims_differ:
 * by how many the seats differ (GW-017) */
guint    gw_rim_clans    (const GnMatch *match, const GwState *state, int seat);
guint    gw_rims_differ  (const GnMatch *match, const GwState *state);
/** gw_fair_swap: two places whose tiles, exchanged, give all players equally many clans on the rim
 * (GW-017). FALSE: they have, or no two do */
gboolean gw_fair_swap    (const GnMatch *match, const GwState *state, int *one, int *other);

/* ---- Edges (gw-edge.c, R-68) ------------------------------------------------------------ */

/** gw_edge: between two places, as a value that follows those of the places; -1: they share none */
int      gw_edge       (int one, int other);
/** gw_edge_ends: the places it lies between, in their order. FALSE: @edge is none */
gboolean gw_edge_ends  (int edge, int *one, int *other);
/** gw_edge_at: its blockade, 1 + whose */
guint8  *gw_edge_at    (GwState *state, int edge);
/** gw_edge_seat: whose blockade stands between two places, -1: there is none */
int      gw_edge_seat  (const GwState *state, int one, int other);
/** gw_has_edges: blockades may stand on edges at this table; gw_bars_edge: this step stands one there */
gboolean gw_has_edges  (const GnMatch *match);
gboolean gw_bars_edge  (const GnMatch *match, const GwStep *step);

/** GwPaths: the ways of a unit: @grid: what touches, but for barred edges; @open: tiles without a
 * blockade. It points into itself: never copied */
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
/** gw_push: an empty frame on top, which the caller fills; gw_pop: the uppermost goes */
GwFrame *gw_push       (GwState *state, GwFrameKind kind);
void     gw_pop        (GwState *state);
/** gw_asked: an open choice: of which seat (GN_CHANCE, GN_HOST); FALSE: none is open */
gboolean gw_asked      (const GnMatch *match, const GwState *state, int *seat, guint *verb);
/** gw_casts_open: announced casts wait on top; gw_held: the uppermost held action, or %NULL */
gboolean gw_casts_open (const GwState *state);
const GwFrame *gw_held (const GwState *state);
/** gw_may_hold_go: reaction attacks that follow this `go` may be held: it leaves a tile of the flip step (GW-207) */
gboolean gw_may_hold_go (const GwState *state);
/** gw_units_of_next: of @units those of the first seat in turn order from the current player; @seat: whose */
guint32  gw_units_of_next (const GnMatch *match, const GwState *state, guint32 units, int *seat);

/* ---- Turns (gw-turn.c), and what follows automatically (gw-flow.c) ------------------------- */

/** gw_begin_turn: the turn of @seat, at its start; the last one's dice and steps are forgotten */
void     gw_begin_turn (const GnMatch *match, GwState *state, int seat, GnStory *story);
/** gw_next_turn: the turn of the next seat, a new round, or the end (GW-008, GW-190) */
void     gw_next_turn  (const GnMatch *match, GwState *state, GnStory *story);
void     gw_end_game   (const GnMatch *match, GwState *state, GnStory *story);
/** gw_end_step: the current player leaves the step; gw_final_roll: the dice stay as they are (GW-057) */
void     gw_end_step   (const GnMatch *match, GwState *state, GnStory *story);
void     gw_final_roll (const GnMatch *match, GwState *state, GnStory *story);
/** gw_setup_flow: what follows automatically in setup */
void     gw_setup_flow (const GnMatch *match, GwState *state, GnStory *story);
/** gw_setup_seat: who places a leader or clan now, -1: nobody */
int      gw_setup_seat (const GnMatch *match, const GwState *state);
/** gw_flow: all that follows automatically, up to the next decision or outcome */
void     gw_flow       (const GnMatch *match, GwState *state, GnStory *story);

/* ---- What happens to units (gw-units.c) --------------------------------------------------- */

void     gw_wake       (GwState *state, int unit, GnStory *story);
void     gw_hurt       (const GnMatch *match, GwState *state, int victim, int n, int seat, GnStory *story);
/** gw_strike: an attack is carried out; @unit: -1 for what lingers; @seat: whose kill; @sneak: no defence */
void     gw_strike     (const GnMatch *match, GwState *state, int unit, int victim, int power, int seat, gboolean sneak,
                        GnStory *story);
int      gw_damage     (int power, int defence);
void     gw_die        (const GnMatch *match, GwState *state, int unit, int seat, GnStory *story);
void     gw_rouse      (const GnMatch *match, GwState *state, int unit, int cell);  /* appears there */
void     gw_step_onto  (const GnMatch *match, GwState *state, int unit, int cell, GnStory *story);
void     gw_flip_cell  (const GnMatch *match, GwState *state, int cell, int seat, GnStory *story);
/** gw_shake: what a flip does to those on the tile, which is flipped already */
void     gw_shake       (const GnMatch *match, GwState *state, int cell, int seat, GnStory *story);
void     gw_react      (const GnMatch *match, GwState *state, int victim, gboolean hold, GnStory *story);
void     gw_set_def    (const GnMatch *match, GwState *state, int unit, int to);
void     gw_own_attack (const GnMatch *match, GwState *state, int unit, int victim, GnStory *story);
void     gw_to_bottom  (const GnMatch *match, GwState *state, int pile, GnLayer layer);
void     gw_card_away  (const GnMatch *match, GwState *state, int card);  /* open, to the smaller pile */
void     gw_look       (const GnMatch *match, GwState *state, int seat, int pile, guint n, int keep, GnStory *story);

/* ---- Casting (gw-cast.c, gw-effects.c, gw-walk.c) ------------------------------------------------------ */

typedef struct {
  const GnMatch   *match;
  const GwState   *state;
  int              seat;      /* who casts */
  int              source;    /* unit, or -1 */
  gboolean         card;      /* a secret card */
  const GwProgram *program;
  const gint32    *chosen;
} GwCaster;

gboolean gw_check_cast (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
GwCaster gw_caster     (const GnMatch *match, const GwState *state, const GwCast *cast, const gint32 *chosen);
/** gw_target_fits: may the step take this (unit, cell, ability or seat)? */
gboolean gw_target_fits (const GwCaster *caster, const GwStep *step, int target, GnSay *why);
/** gw_fits_selector: only who, filter and where */
gboolean gw_fits_selector (const GwCaster *caster, const GwStep *step, int target);
/** gw_step_names: does the caster name its targets? (GW-210) */
gboolean gw_step_names (const GwStep *step);
gboolean gw_step_is_of_units (const GwStep *step);
/** gw_may_pick: of the choice that is open: this place or ability */
gboolean gw_may_pick   (const GnMatch *match, const GwState *state, int value);
/** gw_picked: what has been picked with @value: a place, an edge or an ability; -1: an edge still needs
 * its second tile, which is picked next */
int      gw_picked      (const GnMatch *match, const GwState *state, int value);
/** gw_spots: how many values there are of @kind (gw_step_kind()); edges come after the places */
int      gw_spots       (const GnMatch *match, guint kind);
/** gw_name_spot: puts a place, or the two of an edge, into @to. Returns: how many */
int      gw_name_spot   (int spot, gint16 to[2]);
/** gw_step_kind: what the caster names for it: 0 units, 1 places, 2 abilities, 3 a player; gw_named_list:
 * those of a kind in a cast, as values + 1 */
guint    gw_step_kind  (const GwStep *step);
const gint16 *gw_named_list (const GwCast *cast, guint kind, guint *most);
/** gw_may_lack: nothing need be named for it; gw_named_of: what was. Returns: how many */
gboolean gw_may_lack   (const GwStep *step);
guint    gw_named_of   (const GwCaster *caster, const GwCast *cast, guint at, gint16 out[GW_NAMED]);
/** gw_order_edges: which tile of an edge was named first says nothing: the lower one comes first */
void     gw_order_edges (const GwCaster *caster, GwCast *cast);
gboolean gw_condition  (const GwCaster *caster, const GwStep *step);
void     gw_list_casts (const GnMatch *match, const GwState *state, int seat, guint verb, GnMoveList *list);
void     gw_announce   (const GnMatch *match, GwState *state, const GnMove *move, GnStory *story);
void     gw_run_cast   (const GnMatch *match, GwState *state, GnStory *story);
/** gw_run_on: carries on with the cast whose GW_FRAME_RUN is uppermost */
void     gw_run_on     (const GnMatch *match, GwState *state, GnStory *story);
void     gw_rolled     (const GnMatch *match, GwState *state, int face, GnStory *story);
/** gw_walk_ok: may the walk of the uppermost frame take this step? gw_walk_may_end: may it end where it is? */
gboolean gw_walk_ok    (const GnMatch *match, const GwState *state, const GwFrame *frame, int cell);
gboolean gw_walk_may_end (const GnMatch *match, const GwState *state, const GwFrame *frame);
gboolean gw_walk_possible (const GnMatch *match, const GwState *state, const GwFrame *frame);
guint64  gw_bring_cells (const GnMatch *match, const GwState *state, int unit, guint to, int n, int source);

/* ---- Moves ------------------------------------------------------------------------------------ */

/** gw_untribed: the first seat that has no tribe yet, -1; gw_tribe_fits:
 * whether it may get this one (GW-004, GW-005) */
int      gw_untribed     (const GnMatch *match, const GwState *state);
gboolean gw_tribe_fits   (const GnMatch *match, const GwState *state, int seat, int tribe);
/** gw_find_deal: of the deals that the app would make next, the first whose rims are equal; if none
 * is, the first of those that come nearest */
guint    gw_find_deal    (const GnMatch *match, const GwState *state);
/** gw_chance_lay: the tile of the place that is laid next */
void     gw_chance_lay   (const GnMatch *match, const GwState *state, GnOutcomes *outcomes);
gboolean gw_check_setup  (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
gboolean gw_check_chance (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
gboolean gw_check_choice (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
gboolean gw_check_adjust (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
gboolean gw_check_turn   (const GnMatch *match, const GwState *state, const GnMove *move, GnSay *why);
/** gw_may_call, gw_may_charge, gw_may_flip …: the held action checked again (GW-203) */
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
gboolean gw_audit    (const GnMatch *match, gconstpointer state, GnSay *why);
guint    gw_take_apart (const GnMatch *match, gconstpointer state, const GnMove *whole, GnMoveList *parts);
gint     gw_setup_figure (const GnMatch *match, const char *gap);
const char *gw_seat_fill (const GnMatch *match, int seat);
/** gw_points: a seat's score now; gw_tied: is the first place shared after all tie-breaks? */
int      gw_points   (const GnMatch *match, const GwState *state, int seat);
gboolean gw_tied     (const GnMatch *match, const GwState *state);

extern const GnOption    gw_options[];
extern const GnFamily    gw_families[];
extern const GnDomain    gw_domains[];
extern const GnVerb      gw_verbs[];
extern const GnText      gw_texts[];
extern const GnField     gw_fields[];
extern const GnSetupStep gw_setup[];

G_END_DECLS
