/* inv-state.h: the state of a match of Gnome Invasion, and the functions shared by its files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/dice.h"
#include "core/match/match.h"
#include "core/game/pile.h"
#include "core/base/story.h"
#include "core/game/texts.h"
#include "inv-names.h"
#include "inv-set.h"

G_BEGIN_DECLS

/* ---- Pools of unseen cards (7.2) ---------------------------------- */

/* Pools of boons. */
enum {
  INV_POOL_OTHER,   /* any card but rooms: starting hands, and cards that move unseen from hand to hand */
  INV_POOL_BOON,    /* cards of the decks and the box */
  INV_POOL_MIX,     /* a deck into which known cards were shuffled: cards of BOON or of InvState.mix */
};

/* Pools of gnome cards. First the layers of the deck, each with a number of letters. Then one pool for each
 * letter: a letter that is known to be in the deck is an "unseen" card of its own pool. The unseen gnomes of all
 * layers and of the setup discard are one pool. */
#define INV_LAYERS        12
#define INV_POOL_LETTER   16
#define INV_POOL_SETUP    INV_LAYERS  /* the unseen part of the gnome discard pile; it has no letters */

#define INV_DISCARDS      3   /* how many GnPiles, end to end, hold the gnome discard pile */
#define INV_FRAMES        16

/** InvStage: what comes next (section 4). The stages that wait for an entry come first */
typedef enum {
  INV_AT_SETUP,
  INV_AT_PREP,           /* 1: the active seat plays cards or opens a boon deck */
  INV_AT_OPEN,           /* 2: an extra boon: a deck has to be opened, nothing else */
  INV_AT_BOON,           /* 2: the boon has to be entered */
  INV_AT_BOON_VALUE,     /* 2: the dice of its value */
  INV_AT_BOON_HELP,      /* 3 */
  INV_AT_BOON_ROLL,      /* 4 */
  INV_AT_BOON_LATE,      /* 5: a miss that late cards can still change */
  INV_AT_TAKE,           /* 5: a hit */
  INV_AT_FORK,           /* 6 */
  INV_AT_GNOME,          /* 7: the card has to be entered */
  INV_AT_GNOME_CHOICE,   /* 7: the active seat chooses a card from the discard pile */
  INV_AT_GNOME_VALUE,    /* 7.1 */
  INV_AT_FIGHT_HELP,     /* 8 */
  INV_AT_FIGHT_ROLL,     /* 9 */
  INV_AT_FIGHT_LATE,     /* 10: late cards can still change the result */
  INV_AT_KEEP,           /* 11 */
  INV_AT_OVER,
  INV_N_WAITING,
  /* These stages need no decision. They follow once all due effects are done. */
  INV_DO_TURN = INV_N_WAITING,  /* starts a turn */
  INV_DO_BOON_END,       /* after step 5 */
  INV_DO_FORK,           /* goes to step 6 */
  INV_DO_GNOME,          /* goes to step 7 */
  INV_DO_FIGHT,          /* goes to step 8 */
  INV_DO_LOST,           /* after the instructions: the gnome goes to its place */
  INV_DO_GNOME_END,      /* another fight, or the sweep */
  INV_DO_SWEEP,
} InvStage;

/** InvAsk: what the effect of the top frame needs before it can continue */
typedef enum {
  INV_ASK_NOTHING,
  INV_ASK_PLAYER,     /* pick: a player */
  INV_ASK_LIST,       /* pick: a list of a choice */
  INV_ASK_DECK,       /* open: a deck for a reward; pick: the deck that a room goes into */
  INV_ASK_BOON,       /* chance: the boon of a reward, or a milled boon */
  INV_ASK_TAKE,       /* take: a reward that can go to hand or into play */
  INV_ASK_LOSE,       /* drop: a card of the frame's player */
  INV_ASK_LOT,        /* chance: which card is lost */
  INV_ASK_ROOM_DECK,  /* pick: the deck that a lost room goes into */
  INV_ASK_FETCH,      /* pull */
  INV_ASK_GIVE,       /* hand-over */
  INV_ASK_SEEN,       /* chance: a card that is being looked at */
  INV_ASK_BOTTOM,     /* to-bottom */
  INV_ASK_DICE,       /* chance: dice of a value change or a table */
  INV_ASK_AGAIN,      /* again: the die to roll again */
  INV_ASK_TEXT,       /* the host carries out a free text */
} InvAsk;

/** InvDiceFor: the purpose of a throw of dice */
typedef enum {
  INV_DICE_NONE,
  INV_DICE_VALUE,     /* value of a boon or gnome */
  INV_DICE_ROLL,
  INV_DICE_AGAIN,     /* one die of the roll, rolled again */
  INV_DICE_EFFECT,    /* value-change, table */
} InvDiceFor;

/** Flags of a card in play; they are the bits of a layer's pool in InvState.play */
enum {
  INV_LIES_FOR_ACQUIRE = 1 << 0,  /* a single that counts for an acquisition only */
  INV_LIES_FOR_COMBAT  = 1 << 1,  /* a single that counts for a combat only */
  INV_LIES_DONE        = 1 << 2,  /* a single whose roll has been made */
  INV_LIES_NOW         = 1 << 3,  /* a neighbor's card, played into this window */
  INV_LIES_LATE        = 1 << 4,  /* played after the roll, so its dice came after it */
};

/**
 * InvFrame:
 * @gnome: the card is a gnome, otherwise a boon
 * @card: its index, or a special value below 0. The barrier (-1) means that an extra boon is being acquired; @slot
 *   is then the stage to return to
 * @slot: an InvSlot
 * @list: the list of that slot
 * @at: the index of the current effect in the list
 * @owner: the seat that the card belongs to
 * @who: the seat that was picked, or -1
 * @turn: number of players for whom an `each` effect is done
 * @left: how often the effect still has to be done
 */
typedef struct {
  gint16 card;
  gint16 gnome;
  gint16 slot;
  gint16 list;
  gint16 at;
  gint16 owner;
  gint16 who;
  gint16 turn;
  gint16 left;
} InvFrame;   /* all members have the same size, so that a field of the state is a plain array */
#define INV_FRAME_SIZE 9
/* Special values of InvFrame.card. */
#define INV_FRAME_BARRIER (-1)
#define INV_FRAME_REWARD  (-2)  /* boons without a roll, from a text that was read aloud */

/* Until when a d20 is stolen. */
enum { INV_D20_FREE, INV_UNTIL_COMBAT, INV_UNTIL_WIN, INV_UNTIL_RETURNED };
/* Until when a gnome stays attached. */
enum { INV_ATTACHED_WIN, INV_ATTACHED_NEXT, INV_ATTACHED_GOOD, INV_ATTACHED_THIS };

/**
 * InvState:
 * @turn: 1, 2, …; 0 during setup
 * @stage: an InvStage
 * @active, @first: seats, or -1
 * @ask: an InvAsk; @dice_for: an InvDiceFor
 * @kept: seats that have chosen in the sweep, as bits
 * @hand_roll, @first_roll: the rolls of each seat; 0 if not rolled
 * @first_among: seats that roll for the start, as bits
 * @hand, @play: cards of each seat; in @play a layer's pool holds INV_LIES_*
 * @deck: the boon decks
 * @discard: boons on the discard pile, by card; @unnamed: more of them, without a name (R55)
 * @boxed: cards known to be out of this game
 * @mix, @mix_unnamed: known cards, and cards without a name, that were shuffled into boon decks
 * @gnomes: the gnome deck; @letters_in: number of letters in each pool of its layers
 * @gnome_discard: the gnome discard pile, end to end, top first
 * @attached: gnomes in front of players: pool = seat + 8 × until
 * @gone: gnomes out of the game
 * @letter, @letter_turn, @letter_seat, @letter_card: the letters that are out, in the order in which they came
 * @boon, @from_deck: the boon turned up and its deck; -1 if none
 * @gnome: the gnome turned up; -1 if none
 * @side, @side_deck: a boon from an effect that still has to find its place, and its deck; -1 if none
 * @fighting: the present roll is a fight
 * @open_value: the dice of the value are not rolled yet
 * @value: the value as rolled or printed; @change: the sum of effects on it; @text_value: a text has set it
 * @total: the total of the roll; @rolled: the roll has been made; @total_only: its faces are not known
 * @throw_n, @throw_sum: dice of a value or an effect thrown so far, and their sum
 * @told: players have been told that the target is out of reach
 * @face, @n_faces: the dice being rolled, in their order; @again: 1 + the die that is rolled again
 * @spent: cards discarded for value into this roll: pool = seat (+ 8: its played dice count too)
 * @text_die, @text_flat: dice and flat bonus from texts read aloud
 * @own_out, @own_twice, @own_sides: changes to the own d20 by texts; @no_help: neighbors cannot help
 * @used: weapons used by each seat in this window
 * @stolen, @thief: for each seat INV_D20_FREE …, and the gnome that has its d20 or -1
 * @ally_more, @weapon_more: changes to the limits of each seat; @limit_ends: 1 + the turn after which they end, or
 *   0 for never
 * @miss_boon, @miss_fight: the number of coming turns of each seat without a boon or fight; @misses: bits for this
 *   turn: 1 boon, 2 fight
 * @remind: for each seat the card whose text has to be remembered at the start of its next turn: 1 + gnome, or -1
 *   - boon
 * @skip: a skip card was played; @draw: 1 + the card that the discard draw takes
 * @extra: extra boons due; @fights: more fights due
 * @again_now: steps 2 to 5, or 7 to 10, are being repeated
 * @turn_ends: a letter in an extra fight, or a text, has ended the turn
 * @next: 1 + the seat that a text makes the next one
 * @goes, @goes_until: 1 + where the gnome goes, and until when
 * @margin: total minus value of the fight
 * Tallies: gained and missed (by kind), won, lost, none, helped, best, skipped, from_discard, drawn (cards off the
 * gnome deck)
 * @end: an InvEnd
 */
typedef struct _InvState {
  GnHead   head;
  guint16  turn;
  guint8   stage;
  gint8    active;
  gint8    first;
  guint8   ask;
  guint8   dice_for;
  guint8   kept;

  guint8   piles_asked;
  guint8   ticked;
  guint8   dice_there;
  guint8   reach[INV_SEATS];
  guint8   first_among;
  guint8   hand_roll[INV_SEATS];
  guint8   first_roll[INV_SEATS];

  GnPile   hand[INV_SEATS];
  GnPile   play[INV_SEATS];
  GnPile   deck[INV_DECKS];
  guint8   discard[INV_BOONS_MAX];
  guint8   unnamed;
  guint8   mix[INV_BOONS_MAX];
  guint8   mix_unnamed;
  guint8   boxed[INV_BOONS_MAX];

  GnPile   gnomes;
  guint8   letters_in[INV_LAYERS];
  GnPile   gnome_discard[INV_DISCARDS];
  GnPile   attached;
  guint8   gone[INV_GNOMES_MAX];
  guint8   n_letters;
  gint8    letter[INV_LETTERS];
  gint8    letter_seat[INV_LETTERS];
  guint16  letter_turn[INV_LETTERS];
  guint16  letter_card[INV_LETTERS];

  gint16   boon;
  gint8    from_deck;
  gint16   side;
  gint8    side_deck;
  gint16   gnome;
  guint8   from_pile;
  guint8   fighting;
  guint8   open_value;
  guint8   has_value;
  gint16   value;
  gint16   change;
  guint8   text_value;
  guint8   rolled;
  guint8   total_only;
  gint16   total;
  guint8   n_faces;
  guint8   throw_n;
  gint16   throw_sum;
  guint8   told;
  guint8   again;
  guint8   face[INV_DICE_MAX];
  GnPile   spent;
  guint8   used[INV_SEATS];
  gint8    text_die[6];
  gint8    text_flat;
  guint8   own_out;
  gint8    own_twice;
  guint8   own_sides;
  guint8   no_help;

  guint8   stolen[INV_SEATS];
  gint16   thief[INV_SEATS];
  gint8    ally_more[INV_SEATS];
  gint8    weapon_more[INV_SEATS];
  guint8   limit_ends[INV_SEATS];
  guint8   miss_boon[INV_SEATS];
  guint8   miss_fight[INV_SEATS];
  guint8   misses;
  gint16   remind[INV_SEATS];

  guint8   skip;
  guint8   draw;
  guint8   extra;
  guint8   fights;
  guint8   again_now;
  guint8   turn_ends;
  gint8    next;
  guint8   goes;
  guint8   goes_until;
  gint16   margin;
  guint8   result;       /* of the fight: 0 not decided, 1 won, 2 lost */

  guint8   n_frames;
  InvFrame frame[INV_FRAMES];

  guint8   gained[INV_SEATS][INV_N_KINDS];
  guint8   missed[INV_SEATS][INV_N_KINDS];
  guint8   won[INV_SEATS];
  guint8   lost[INV_SEATS];
  guint8   none[INV_SEATS];
  guint8   helped[INV_SEATS];
  gint16   best[INV_SEATS];
  guint8   skipped;
  guint16  drawn;
  guint8   from_discard;
  guint8   end;
} InvState;

G_STATIC_ASSERT (sizeof (InvState) <= GN_MAX_STATE);

#define inv_set(match) ((const InvSet *) (match)->compiled)
#define inv_option(match, which) ((match)->option[(which)])

typedef enum {
  INV_OPT_EXPANSION, INV_OPT_GNOMES, INV_OPT_LETTERS, INV_OPT_BOTTOM_LETTER, INV_OPT_ROOMS, INV_OPT_UNEVEN,
  INV_OPT_BOTTOM_FROM, INV_OPT_OWN_DISCARDS, INV_OPT_DISCARD_ADDS, INV_OPT_WEAPON_COUNT, INV_OPT_NEIGHBOURS,
  INV_OPT_NEIGHBOUR_ALLIES, INV_OPT_REPLACE, INV_OPT_DECK_REACH, INV_OPT_SINGLE_USE, INV_OPT_UNUSED, INV_OPT_RESHUFFLE,
  INV_OPT_WIN_CHECK, INV_OPT_ROOM_COUNTS, INV_OPT_DECK_OUT, INV_OPT_UNDEFEATED, INV_OPT_DISCARD_PICK,
  INV_OPT_SETUP_DISCARD,
  INV_OPT_STOLEN, INV_OPT_STEAL_LASTS, INV_OPT_HANDS, INV_N_OPTIONS
} InvOption;

typedef enum { INV_FAMILY_BOONS, INV_FAMILY_GNOMES, INV_FAMILY_DICE, INV_N_FAMILIES } InvFamily;

/* Sources of the app's draws. */
enum {
  INV_SOURCE_DECK = 0,       /* + deck */
  INV_SOURCE_HAND = 6,       /* + seat: starting hands, and cards lost at random */
  INV_SOURCE_GNOMES = 12, INV_SOURCE_GNOME_DISCARD, INV_SOURCE_DICE, INV_SOURCE_HAND_ROLL, INV_SOURCE_FIRST,
};

typedef enum {
  /* By players. */
  INV_V_PLAY, INV_V_SPEND, INV_V_OPEN, INV_V_THROW, INV_V_TAKE, INV_V_REVEAL, INV_V_PICK, INV_V_DROP, INV_V_PULL,
  INV_V_HAND_OVER, INV_V_TO_BOTTOM, INV_V_AGAIN, INV_V_GO_ON, INV_V_KEEP,
  /* By the host. */
  INV_V_PILES, INV_V_DICE, INV_V_TICK, INV_V_CARRIED_OUT, INV_V_CONCEDE,
  /* By chance. */
  INV_V_HAND_ROLL, INV_V_DEALT, INV_V_FIRST, INV_V_BOON_UP, INV_V_NON_ROOM, INV_V_GNOME_UP, INV_V_DIE, INV_V_TOTAL,
  INV_V_LOT, INV_V_SEEN, INV_V_SEEN_BY_TABLE,
  /* Combined moves. */
  INV_V_HAND, INV_V_FIRST_ROLL, INV_V_BOON, INV_V_GNOME, INV_V_LETTER, INV_V_VALUE, INV_V_ROLL, INV_V_REROLL,
  INV_V_LOSE, INV_V_FETCH, INV_V_GIVE, INV_V_PEEKED,
  /* Manual adjustments (8.7). */
  INV_V_MOVE_BOON, INV_V_MOVE_GNOME, INV_V_MOVE_LETTER, INV_V_SHUFFLE, INV_V_MORE, INV_V_POOL, INV_V_SET_VALUE,
  INV_V_SET_D20, INV_V_LIMIT, INV_V_HELP, INV_V_TURN, INV_V_REMIND,
  /* These exist only to be refused. */
  INV_V_TAKE_BACK,
  INV_N_VERBS
} InvVerb;

/* Argument slots of a move. */
enum {
  INV_A_CARD = 0, INV_A_FOR = 1, INV_A_OVER = 2, INV_A_FROM = 1, INV_A_PLAYER = 1, INV_A_TO = 0, INV_A_N = 0,
  INV_A_LIST = 0, INV_A_PICK_PLAYER = 1, INV_A_PICK_DECK = 2, INV_A_PICK_GNOME = 3,
  INV_A_GNOME = 0, INV_A_LETTER = 1, INV_A_ALLY = 0, INV_A_WEAPON = 1,
  INV_A_ROLL_DICE = 0, INV_A_ROLL_TOTAL = 30,
};

/* Places in a manual adjustment (INV_DOMAIN_WHERE). */
typedef enum {
  /* of boons */
  INV_W_DECK_TOP, INV_W_DECK_BOTTOM, INV_W_DISCARD, INV_W_HAND, INV_W_PLAY, INV_W_BOX,
  /* of gnome cards */
  INV_W_GNOMES_TOP, INV_W_GNOMES_BOTTOM, INV_W_SHUFFLED, INV_W_REVEALED, INV_W_ATTACHED, INV_W_OUT, INV_W_MIDDLE,
  INV_N_WHERE
} InvWhere;

/** inv_count_up: adds 1 to a tally; tallies stop at 250 */
static inline void
inv_count_up (guint8 *tally)
{
  if (*tally < 250)
    (*tally)++;
}

/* ---- Figures (inv-count.c) ---------------------------------------------- */

int      inv_target        (const GnMatch *match);
int      inv_gnomes_each   (const GnMatch *match);
int      inv_rooms_each    (const GnMatch *match);
guint    inv_n_decks       (const GnMatch *match);
guint    inv_deck_size     (const GnMatch *match);   /* of each boon deck at the start */
/** inv_pile_sizes: gives the number of gnomes in each pile, top first. Returns: the number of piles (1 or 3) */
guint    inv_pile_sizes    (const GnMatch *match, int size[3]);
/** inv_boons_all, inv_gnomes_all, inv_rooms_all: the total number of cards (INV-008; with an expansion, that of the
 * set) */
int      inv_boons_all     (const InvSet *set);
int      inv_gnomes_all    (const InvSet *set);
int      inv_rooms_all     (const InvSet *set);
gboolean inv_is_room       (const InvSet *set, int card);
gboolean inv_is_single     (const InvSet *set, int card);  /* item or action */
/* a single without played dice whose moment is still to come in play: a shield, or one that is discarded for dice */
gboolean inv_awaits_moment (const InvSet *set, int card);
int      inv_rooms_of      (const GnMatch *match, const InvState *state, int seat);
int      inv_rooms_gained  (const GnMatch *match, const InvState *state);
/** inv_known_boons: counts each card at places that this copy of the state knows. Returns: the total */
int      inv_known_boons   (const GnMatch *match, const InvState *state, guint8 known[INV_BOONS_MAX]);
int      inv_known_gnomes  (const GnMatch *match, const InvState *state, guint8 known[INV_GNOMES_MAX]);
/** inv_boon_ways: number of unseen copies of @card: those not known to be anywhere, plus one while the list of its
 * kind is incomplete */
guint    inv_boon_ways     (const GnMatch *match, const guint8 *known, int card);
guint    inv_gnome_ways    (const GnMatch *match, const guint8 *known, int gnome);
/** inv_boon_ways_now, inv_gnome_ways_now: the same for one card, without counting all the others first */
guint    inv_boon_ways_now  (const GnMatch *match, const InvState *state, int card);
guint    inv_gnome_ways_now (const GnMatch *match, const InvState *state, int gnome);
/** inv_unseen_in: number of unseen boons of @pool in hands and decks */
int      inv_unseen_in     (const GnMatch *match, const InvState *state, guint pool);
/** inv_unseen_boons: number of unseen cards of pool BOON (decks and box); @rooms: how many of them are rooms */
int      inv_unseen_boons  (const GnMatch *match, const InvState *state, int *rooms);
/** inv_known_rooms: rooms that are known to be in the boon decks; @cards: the number of known cards there */
int      inv_known_rooms   (const GnMatch *match, const InvState *state, int *cards);
/** inv_rooms_to_come: how many rooms can still come out of the boon decks (INV-R35) */
int      inv_rooms_to_come (const GnMatch *match, const InvState *state);
/** inv_mix_unknown: number of unknown cards among those that were shuffled into decks; includes cards without a
 * name */
int      inv_mix_unknown   (const GnMatch *match, const InvState *state);
int      inv_box           (const GnMatch *match, const InvState *state);
int      inv_decks_left    (const GnMatch *match, const InvState *state);
guint    inv_deck_letters  (const InvState *state);
gboolean inv_letter_is_out (const InvState *state, int letter);
/** inv_letters_known: letters that are known to be in the deck, as bits */
guint    inv_letters_known (const InvState *state);
guint    inv_count_kind    (const InvSet *set, const GnPile *pile, int kind);
int      inv_ally_limit    (const GnMatch *match, const InvState *state, int seat);
int      inv_weapon_limit  (const GnMatch *match, const InvState *state, int seat);
gboolean inv_is_neighbour  (const GnMatch *match, const InvState *state, int seat);
gboolean inv_in_help       (const InvState *state);   /* whether it is a help window (steps 3 and 8) */
gboolean inv_in_late       (const InvState *state);
/** inv_fits: whether dice of this scope count in the present window */
gboolean inv_fits          (InvScope scope, gboolean combat);
InvStep  inv_step_of       (const InvState *state);
/** inv_deck_now: the boon deck whose top card has to be entered */
int      inv_deck_now      (const InvState *state);

/* The gnome discard pile, end to end. */
guint    inv_heap_size     (const InvState *state);
int      inv_heap_top      (const InvState *state);   /* a gnome; -1 if unseen, -2 if the pile is empty */
void     inv_heap_put      (InvState *state, int gnome);
GnLayer  inv_heap_take_top (InvState *state);
gboolean inv_heap_take     (InvState *state, int gnome);   /* takes a known gnome, or an unseen one of the setup part */
guint    inv_heap_known    (const InvState *state, guint8 count[INV_GNOMES_MAX]);

/* ---- The pool (inv-pool.c) --------------------------------------------------------- */

/** InvPoolDie: one die of the pool; see InvDie in inv-view.h */
typedef struct {
  guint8 sides;
  guint8 from;     /* InvDieFrom */
  gint8  seat;
  gint16 card;
  guint8 out;
  guint8 late;
  gint8  twice;
} InvPoolDie;

/**
 * InvPool:
 * @die: the dice that are rolled, in the order in which they are entered: largest first, late ones last
 * @idle: dice that do not count (stolen, ignored)
 * @flat: flat bonus to the total
 */
typedef struct {
  guint      n, n_idle;
  InvPoolDie die[INV_DICE_MAX];
  InvPoolDie idle[8];
  int        flat;
} InvPool;

void     inv_pool      (const GnMatch *match, const InvState *state, InvPool *pool);
void     inv_pool_dice (const InvPool *pool, GnDice *dice);
/** inv_value_now: the value to reach, with all changes; valid only with has_value and without open_value */
int      inv_value_now (const GnMatch *match, const InvState *state);
const GnDiceExpr *inv_value_expr (const GnMatch *match, const InvState *state);
gboolean inv_help_barred (const GnMatch *match, const InvState *state);
gboolean inv_own_d20_in (const GnMatch *match, const InvState *state);
/** inv_dice_due: sides of the die to roll next, or 0 if none; @twice: see InvDie */
guint    inv_dice_due  (const GnMatch *match, const InvState *state, gint8 *twice);
guint    inv_dice_all  (const GnMatch *match, const InvState *state);   /* number of dice in the present throw */
/** inv_grants: whether the card, once in play, adds to a roll of that kind */
gboolean inv_grants    (const InvSet *set, int card, gboolean combat);
/** inv_adds_now: whether the card, played or (@spent) discarded for its dice, adds to the present roll; the gnome may
 * say that cards of its kind do not count */
gboolean inv_adds_now  (const GnMatch *match, const InvState *state, int card, gboolean spent);
/** inv_does_more: whether the card, when played, does something besides adding to a roll */
gboolean inv_does_more (const InvSet *set, int card);

/* ---- What is due (inv-due.c) ---------------------------------------------------------------- */

/** inv_say_step: refuses with the step that is due. Returns: %FALSE */
gboolean inv_say_step      (const InvState *state, GnSay *why);
/** inv_wrong_step: refuses a move of @verb that belongs to another step, with the step or outcome that has to come
 * first (5.14). Returns: %FALSE */
gboolean inv_wrong_step    (const GnMatch *match, const InvState *state, guint verb, GnSay *why);
/** inv_check_where: whether @card is in the hand of @seat, as far as the state knows, or (if not @hand) in play in
 * front of it */
gboolean inv_check_where   (const GnMatch *match, const InvState *state, int card, gboolean hand, int seat, GnSay *why);
/** inv_deal_due: the seat whose starting hand the app deals next, or that is dealt face up; -1 if none is due (7.1) */
int      inv_deal_due      (const GnMatch *match, const InvState *state);
/** inv_reach: the decks that a player may turn up, as bits: INV-R20 */
guint    inv_reach         (const GnMatch *match, const InvState *state, int seat);
gboolean inv_hands_rolled  (const GnMatch *match, const InvState *state);
/** inv_heap_open_due: whether the next gnome of the setup discard has to be entered; with the option, they are
 * entered one by one before anything else */
gboolean inv_heap_open_due (const GnMatch *match, const InvState *state);
/** inv_may_set_up: whether hands may be rolled for and dealt: the piles are dealt, and no face-up gnome is still to
 * be entered */
gboolean inv_may_set_up    (const GnMatch *match, const InvState *state);
/** inv_boon_due: whether the top card of a boon deck has to be entered */
gboolean inv_boon_due      (const InvState *state);
/** inv_gnome_layer: the first layer of the gnome deck that nobody has looked at; -1 if there is none */
int      inv_gnome_layer   (const InvState *state);
/** inv_layer_letters: the number of letters in that layer */
int      inv_layer_letters (const InvState *state, int layer);

/* ---- Moving cards (inv-place.c) -------------------------------------------------------------- */

/** inv_hand_put: puts a card into a hand; -1 is a card without a name. If the hand has more known cards than fit,
 * it forgets the name of one */
void      inv_hand_put        (const GnMatch *match, InvState *state, int seat, int card, GnViewers seen);
/** inv_hand_take: takes a card by name, or one without a name (-1). Returns: the viewers who had seen it */
GnViewers inv_hand_take       (InvState *state, int seat, int card);
void      inv_discard_boon    (const GnMatch *match, InvState *state, int card, GnStory *story);
/** inv_mix_deck: shuffles a boon deck, with one more card or without (-1). The cards known in it are from then on
 * somewhere in the mix */
void      inv_mix_deck        (const GnMatch *match, InvState *state, int deck, int card);
/** inv_mix_drawn: called after @card, or one without a name (-1), has left a deck into which known cards were
 * shuffled */
void      inv_mix_drawn       (const GnMatch *match, InvState *state, int card);
/** inv_reshuffle_boons: makes one new deck of the discarded boons if all decks are empty (INV-R27) */
void      inv_reshuffle_boons (const GnMatch *match, InvState *state, GnStory *story);
/** inv_deck_drawn: called after a card has left the boon deck; adds a fact if it was the last */
void      inv_deck_drawn      (const GnMatch *match, InvState *state, int deck, GnStory *story);
/** inv_shuffle_all: makes one layer of all cards of the gnome deck and those added to it (7.2) */
void      inv_shuffle_all     (InvState *state, int letters_more, int gnomes_more);
/** inv_take_gnome_card: takes the top card of the gnome deck: the given @letter, or a gnome if it is -1 */
GnLayer   inv_take_gnome_card (InvState *state, int letter);
/** inv_place_gnome: sends a gnome that was dealt with to @where, an InvGoes (INV-104). @until: INV_ATTACHED_*, if
 * it stays in front of the active seat */
void      inv_place_gnome     (const GnMatch *match, InvState *state, int gnome, guint where, guint until,
                               GnStory *story);
/** inv_gnome_goes: sends the present gnome where its text, the result and the options say */
void      inv_gnome_goes      (const GnMatch *match, InvState *state, GnStory *story);
/** inv_detach: removes the gnomes attached to @seat that leave on this occasion (INV_ATTACHED_*) */
void      inv_detach          (const GnMatch *match, InvState *state, int seat, guint until, GnStory *story);
/** inv_d20_back: returns the stolen d20 of @seat */
void      inv_d20_back        (InvState *state, int seat, GnStory *story);

/* ---- Windows and rolls (inv-roll.c), the end (inv-end.c) ------------------------------------- */

/** inv_clear_roll: clears value, dice and help of the last roll */
void     inv_clear_roll    (InvState *state);
/** inv_close_window: marks cards that have served in the window (INV-R21, INV-R23), and clears the roll */
void     inv_close_window  (const GnMatch *match, InvState *state);
/** inv_throw_begin: starts a throw of dice for @dice_for, an InvDiceFor */
void     inv_throw_begin   (const GnMatch *match, InvState *state, guint dice_for);
/** inv_roll_done: called when all dice of the roll are there; sets its total (INV-072, INV-103) */
void     inv_roll_done     (const GnMatch *match, InvState *state, GnStory *story);
/** inv_late_possible: whether a late card may still change the roll (INV-R50). Uses public knowledge only, so that
 * waiting gives nothing away */
gboolean inv_late_possible (const GnMatch *match, const InvState *state);
void     inv_end           (InvState *state, guint cause, GnStory *story);
/** inv_check_end: ends the match if it is lost or won (INV-120, INV-121); letters are checked first */
void     inv_check_end     (const GnMatch *match, InvState *state, GnStory *story);

/* ---- The stack of frames (inv-stack.c) ------------------------------------------------------- */

/** inv_top, inv_top_of: the top frame, or %NULL */
InvFrame *inv_top          (InvState *state);
const InvFrame *inv_top_of (const InvState *state);
/** inv_op_of: the current effect, or %NULL */
const InvOp *inv_op_of     (const GnMatch *match, const InvState *state);
/** inv_effect_player: the player that the effect applies to (INV-R53); -1 if that player still has to be picked */
int      inv_effect_player (const GnMatch *match, const InvState *state);
/** inv_push_frame: pushes @frame, after frames whose list is done have made room. Drops it if there are more than
 * INV_FRAMES */
void     inv_push_frame    (const GnMatch *match, InvState *state, InvFrame frame);
void     inv_pop_frame     (InvState *state);
/** inv_push: makes the effects of a card's slot due, if there are any. @owner: the seat that the card belongs to */
void     inv_push          (const GnMatch *match, InvState *state, gboolean gnome, int card, guint slot, int owner);
/** inv_push_list: makes a list inside the current effect due; that effect itself is done */
void     inv_push_list     (const GnMatch *match, InvState *state, guint list);
/** inv_push_lasting: makes the lasting effects of gnomes attached to the active seat due; they change the value of
 * any card turned up */
void     inv_push_lasting  (const GnMatch *match, InvState *state);
/** inv_next_effect: goes on to the next player of the effect, or to the next effect */
void     inv_next_effect   (const GnMatch *match, InvState *state);
/** inv_effect_done: counts one answer; the effect needs InvFrame.left of them */
void     inv_effect_done   (const GnMatch *match, InvState *state);
/** inv_effect_over: stops asking, no matter how many answers were still due */
void     inv_effect_over   (const GnMatch *match, InvState *state);

/* ---- Cards an effect may take (inv-loss.c) ---------------------------------------------------- */

/** inv_kind_fits: whether @card is of @kind, an InvKind, or for INV_KIND_ANY not a room */
gboolean inv_kind_fits     (const InvSet *set, int kind, int card);
/** inv_can_lose: whether the player has a card to lose that fits the effect; -1 if only unseen cards may fit */
int      inv_can_lose      (const GnMatch *match, const InvState *state, const InvOp *op, int player);
/** inv_loss_fits: whether losing @card satisfies the effect. @shield: it goes in place of another card */
gboolean inv_loss_fits     (const GnMatch *match, const InvOp *op, int card, InvPlace from, gboolean *shield);
/** inv_list_offered: whether list @k of a choice is offered; it is not if the active player plainly cannot make its
 * loss (8.5) */
gboolean inv_list_offered  (const GnMatch *match, const InvState *state, const InvOp *op, guint k);

/* ---- Automatic consequences (inv-effects.c, inv-fight.c, inv-flow.c) --------------------------- */

/** inv_effect_step: carries out the top effect, or asks for what it needs. Returns: %FALSE if it waits for an
 * answer */
gboolean inv_effect_step   (const GnMatch *match, InvState *state, GnStory *story);
/** inv_effect_rolled: called when the dice of the effect are there */
void     inv_effect_rolled (const GnMatch *match, InvState *state, GnStory *story);
void     inv_reveal_gnome  (const GnMatch *match, InvState *state, int gnome, GnStory *story);
void     inv_reveal_letter (const GnMatch *match, InvState *state, int letter, GnStory *story);
/** inv_resolve_fight: step 10: decides whether the fight is won or lost, and pushes what follows onto the stack */
void     inv_resolve_fight (const GnMatch *match, InvState *state, GnStory *story);
void     inv_reveal_boon   (const GnMatch *match, InvState *state, int card, GnStory *story);
/** inv_gain: gives @card to the active player. @over: the card in play that it replaces, or -1 */
void     inv_gain          (const GnMatch *match, InvState *state, int card, InvPlace to, int over, GnStory *story);
void     inv_begin_turn    (const GnMatch *match, InvState *state, int seat, GnStory *story);
/** inv_must_keep: whether the seat has more allies or weapons than it may keep; gives their numbers (both may be
 * %NULL) */
gboolean inv_must_keep     (const GnMatch *match, const InvState *state, int seat, int *allies, int *weapons);
/** inv_settle_late: no more late cards will come, so the roll counts as it is */
void     inv_settle_late   (const GnMatch *match, InvState *state, GnStory *story);
/** inv_go: continues until a player has to decide, an outcome is due, or the match ends */
void     inv_go            (const GnMatch *match, InvState *state, GnStory *story);

/* ---- Checks, apply ---------------------------------------------------------------------------- */

/** inv_check_begun: the checks for every move: the match is not over, and the verb belongs to @move's seat */
gboolean inv_check_begun  (const GnMatch *match, const InvState *state, const GnMove *move, GnSay *why);
/** inv_check_part: checks any move that is not a combined one */
gboolean inv_check_part   (const GnMatch *match, const InvState *state, const GnMove *move, GnSay *why);
gboolean inv_check_adjust (const GnMatch *match, const InvState *state, const GnMove *move, GnSay *why);
gboolean inv_check_chance (const GnMatch *match, const InvState *state, const GnMove *move, GnSay *why);
gboolean inv_check_effect (const GnMatch *match, const InvState *state, const GnMove *move, GnSay *why);
/** inv_check_boon_outcome: checks the verbs dealt and boon_up. @known: inv_known_boons(); the caller counts it once
 * for many moves */
gboolean inv_check_boon_outcome (const GnMatch *match, const InvState *state, const guint8 *known, const GnMove *move,
                                 GnSay *why);
/** inv_check_gnome_outcome: checks the verbs gnome_up and seen. @known: inv_known_gnomes() */
gboolean inv_check_gnome_outcome (const GnMatch *match, const InvState *state, const guint8 *known, const GnMove *move,
                                  GnSay *why);
void     inv_apply_effect (const GnMatch *match, InvState *state, const GnMove *move, GnStory *story);
void     inv_apply_adjust (const GnMatch *match, InvState *state, const GnMove *move, GnStory *story);
/** inv_carry_out_done: ends a free text. If the text ended the turn, nothing else is left to do */
void     inv_carry_out_done (const GnMatch *match, InvState *state, GnStory *story);
/** inv_lay_gnomes: sets up the gnome deck: piles with letters (INV-012 … INV-016, INV-130, INV-133) */
void     inv_lay_gnomes   (const GnMatch *match, InvState *state, guint n_piles, const int *size);

/* ---- The descriptor's functions ----------------------------------------------------------- */

gboolean inv_start    (const GnMatch *match, gpointer state, GnSay *why);
/** inv_outside: why the table cannot have @number gnome cards or rooms for each player */
gboolean inv_outside  (const GnMatch *match, guint option, int number, GnSay *why);
gboolean inv_check    (const GnMatch *match, gconstpointer state, const GnMove *move, GnSay *why);
void     inv_apply    (const GnMatch *match, gpointer state, const GnMove *move, GnStory *story);
void     inv_legal    (const GnMatch *match, gconstpointer state, GnMoveList *list);
void     inv_prompt   (const GnMatch *match, gconstpointer state, GnPrompt *prompt);
void     inv_chance   (const GnMatch *match, gconstpointer state, GnOutcomes *outcomes);
void     inv_score    (const GnMatch *match, gconstpointer state, GnScoresheet *sheet);
void     inv_insights (const GnMatch *match, gconstpointer state, GnInsights *insights);
void     inv_describe (const GnMatch *match, gconstpointer state, GnThing thing, GnSay *say);
gboolean inv_settle   (const GnMatch *match, gpointer state, const GnGiven *given, GnSay *why);
gboolean inv_audit    (const GnMatch *match, gconstpointer state, GnSay *why);
gpointer inv_compile  (const GnSet *set, GError **error);
guint    inv_take_apart (const GnMatch *match, gconstpointer state, const GnMove *whole, GnMoveList *parts);
gint     inv_setup_figure (const GnMatch *match, const char *gap);

/* The texts by name: indices into inv_texts. */
typedef enum {
  INV_T_NONE,
#define ROW(name, ...) name,
#include "inv-texts.inc"
#undef ROW
} InvText;

extern const GnOption      inv_options[];
extern const GnFamily      inv_families[];
extern const GnDomain      inv_domains[];
extern const GnVerb        inv_verbs[];
extern const GnText        inv_texts[];
extern const GnField       inv_fields[];
extern const GnSetupStep   inv_setup[];
extern const GnEffectWord  inv_vocabulary[];

/* Lists of a card: the two arguments of a gap of type `words`. */
#define INV_WORDS_GNOMES 1000
#define INV_WORDS_TEXT 128   /* instead of a list: the number of a free text */
#define INV_WORDS_CARD(gnome, card) ((gnome) ? INV_WORDS_GNOMES + (card) : (card))
#define INV_WORDS_LIST(slot, list) ((slot) * 256 + (list))
char *inv_words   (const GnMatch *match, int what, int which);
/** inv_meaning: what the list picked by @move does, in plain words; (transfer full), %NULL if it picks none */
char *inv_meaning (const GnMatch *match, gconstpointer state, const GnMove *move);

G_END_DECLS
