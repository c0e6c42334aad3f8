/* inv-view.h: the figures people want to see at the table: pure functions of match and state
 *
 * Insights, the panel and the scoresheet ask here; nothing is kept. Each works on any viewer's copy and then tells
 * what that viewer can work out.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/dice.h"
#include "core/match/match.h"
#include "core/game/odds.h"
#include "inv-names.h"

G_BEGIN_DECLS

typedef struct _InvState InvState;

/* ---- The turn --------------------------------------------------------------- */

/** InvWait: what the table waits for; the step alone does not tell */
typedef enum {
  INV_WAIT_SETUP,       /* checklist, hand rolls, first roll */
  INV_WAIT_MOVE,        /* the active seat plays cards or goes on: steps 1, 3, 6, 8 */
  INV_WAIT_BOON,        /* which boon has come up */
  INV_WAIT_GNOME,       /* which gnome card has come up */
  INV_WAIT_VALUE,       /* the dice of a value */
  INV_WAIT_DICE,        /* the dice of the roll */
  INV_WAIT_LATE,        /* rolled; late cards may still change it */
  INV_WAIT_TAKE,        /* gained: to the hand or into play */
  INV_WAIT_CHOICE,      /* an effect asks: lose, pick, fetch, give, to the bottom … (InvDue) */
  INV_WAIT_TEXT,        /* a free text is carried out by the host */
  INV_WAIT_KEEP,        /* the sweep: which ally and weapon are kept */
  INV_WAIT_NOTHING,     /* over */
} InvWait;

/**
 * InvTurn:
 * @turn: 1, 2, …; @active: whose, or -1 before the first
 * @step: InvStep; @again: this is an extra boon or another fight of the same turn
 * @skipping: the fight will be skipped; @from_discard: the gnome will come from the discard pile
 * @misses_boon, @misses_fight: what this turn lacks from the start
 * @extra: extra boons still due
 * @must, @may: seats, as bits: who decides; who may act though nobody waits
 */
typedef struct {
  int      turn, active, first;
  InvStep  step;
  InvWait  wait;
  gboolean again, skipping, from_discard, misses_boon, misses_fight;
  int      extra;
  guint8   must, may;
} InvTurn;

void inv_view_turn (const GnMatch *match, const InvState *state, InvTurn *turn);

/* ---- The house --------------------------------------------------------------- */

/** InvRoomAt: a room gained: @card, by whom, @hand: it lies in the hand (seen by all) */
typedef struct {
  gint16   card;
  gint8    seat;
  gboolean hand;
} InvRoomAt;

/**
 * InvHouse:
 * @target, @gained, @needed: the team's
 * @room: rooms gained, in the order of seats; @by: how many each has
 * @enough: chance that the decks still hold what is needed; @out_of_reach: they cannot (INV-R35)
 */
typedef struct {
  int       target, gained, needed;
  guint     n_rooms;
  InvRoomAt room[48];
  int       by[INV_SEATS];
  GnOdds    enough;
  gboolean  out_of_reach;
} InvHouse;

void inv_view_house (const GnMatch *match, const InvState *state, InvHouse *house);

/* ---- The clock: letters and the gnome deck ------------------------------------ */

/** InvLetterOut: @letter 0…5 of G N O M E S; in which @turn, whose; @card: as the how-manieth card of the deck */
typedef struct {
  gint8  letter, seat;
  gint16 turn, card;
} InvLetterOut;

/**
 * InvDeckLayer: a layer of the gnome deck, from the top
 * @cards: how many; @letters: of them; @gnome, @letter: the card, where it is known (then @cards is 1), else -1
 */
typedef struct {
  int    cards, letters;
  gint16 gnome;
  gint8  letter;
} InvDeckLayer;

/**
 * InvClock:
 * @out: letters out in the order in which they came; @is_out: by letter
 * @cards, @letters: left in the deck
 * @layer: from the top; @n_thirds, @third: how the deck was laid at the start, cards
 *   a layer (for the strip of what has gone)
 * @drawn: cards that have come off the deck
 * @next_letter: chance that the next card is one; @never, @certain: it cannot or must be
 * @earliest, @latest: as the how-manieth card from now the last letter can come; 0: it cannot any more
 * @discard: cards on the gnome discard pile; @discard_unseen: of them those that nobody
 *   has seen; @discard_top: the top card, or -1
 * @removed: gnomes out of the game by an effect
 */
typedef struct {
  guint        n_out;
  InvLetterOut out[INV_LETTERS];
  gboolean     is_out[INV_LETTERS];
  int          cards, letters;
  guint        n_layers;
  InvDeckLayer layer[30];
  guint        n_thirds;
  int          third[4];
  int          drawn;
  GnOdds       next_letter;
  gboolean     never, certain;
  int          earliest, latest;
  int          discard, discard_unseen;
  gint16       discard_top;
  int          removed;
} InvClock;

void   inv_view_clock (const GnMatch *match, const InvState *state, InvClock *clock);
/** inv_view_loss_by: chance that the last letter is among the next @j cards */
GnOdds inv_view_loss_by (const GnMatch *match, const InvState *state, int j);

/* ---- Boon decks --------------------------------------------------------------- */

/**
 * InvDecks:
 * @n: decks; @size: cards in each; @room: chance that its top card is a room; @can: the active seat may open it now
 * @box: boons in the box; @discard: on the discard pile, @unnamed of them without a name
 * @next: chance of a room from an untouched deck; @about: it is not exact
 */
typedef struct {
  guint    n;
  int      size[INV_DECKS];
  GnOdds   room[INV_DECKS];
  gboolean can[INV_DECKS];
  int      box, discard, unnamed;
  GnOdds   next;
} InvDecks;

void inv_view_decks (const GnMatch *match, const InvState *state, InvDecks *decks);
/** inv_view_discard: the boons on the discard pile, by index in the set. Returns: how many; at most @max are written */
guint inv_view_discard (const GnMatch *match, const InvState *state, gint16 *card, guint max);

/* ---- Players -------------------------------------------------------------------- */

typedef enum {
  INV_LIES_STAYS,     /* ally, weapon, room, or a card that is not swept */
  INV_LIES_WAITS,     /* item or action whose roll has not come */
  INV_LIES_HELPS,     /* it is in the roll of now */
  INV_LIES_SERVED,    /* will be swept */
} InvLies;

/** InvCardAt: a card in front of a player: @scope: the roll it was played for;
 * @helps: the seat whose roll it helps, or -1 */
typedef struct {
  gint16   card;
  guint8   kind;
  InvLies  lies;
  InvScope scope;
  gint8    helps;
} InvCardAt;

/** InvHandCard: a card of a hand that this viewer knows; @all: everybody has seen it */
typedef struct {
  gint16   card;
  gboolean all;
} InvHandCard;

typedef enum { INV_D20_HERE, INV_D20_STOLEN } InvD20;

/**
 * InvPlayer:
 * @hand: cards in it; @known: those this viewer knows; @unseen: the others
 * @play: what lies in front, rooms too
 * @d20: with the player or stolen; @thief: the gnome that has it, or -1 (by a text); @until: 0 this combat, 1 until the
 *   player wins a fight, 2 until it is returned; @d20_sides: 20, or what it is replaced by now
 * @attached: gnomes lying before the player
 * @allies, @weapons: in play; @ally_limit, @weapon_limit: how many may stay
 * @can_help: may act now though it is another's turn; @barred: why not matters: a
 *   `no-help` gnome or the option `neighbours`
 * @misses_boon, @misses_fight: what the next turn lacks
 * Tallies (scoresheet): rooms gained in all, boons acquired and missed, fights won
 * and lost, NONE cards, help given, best roll
 */
typedef struct {
  int         hand, unseen;
  guint       n_known;
  InvHandCard known[30];
  guint       n_play;
  InvCardAt   play[INV_PLAY_MAX];
  int         rooms;
  InvD20      d20;
  gint16      thief;
  int         until, d20_sides;
  guint       n_attached;
  gint16      attached[8];
  int         allies, weapons, ally_limit, weapon_limit;
  gboolean    can_help, barred;
  gboolean    misses_boon, misses_fight;
  int         acquired, missed, won, lost, none, helped, best;
} InvPlayer;

void inv_view_player (const GnMatch *match, const InvState *state, int seat, InvPlayer *player);

/* ---- The roll: acquiring or fighting ---------------------------------------------- */

typedef enum {
  INV_DIE_OWN,       /* the player's own d20 (or what replaces it) */
  INV_DIE_PLAYED,    /* granted by a card in play */
  INV_DIE_SPENT,     /* granted by a card that was discarded for it */
  INV_DIE_TEXT,      /* by a text that was read out */
} InvDieFrom;

/**
 * InvDie: a die of the pool, with its source
 * @sides: 4 … 20; @from; @seat: who gave it; @card: the boon, or -1
 * @out: it does not count: the d20 is stolen, the gnome ignores its kind
 * @result: what it shows, 0 before the roll or where only the total was told
 * @twice: +1 rolled twice, the better counts; -1 the worse
 */
typedef struct {
  guint8     sides;
  InvDieFrom from;
  gint8      seat;
  gint16     card;
  gboolean   out;
  guint8     result;
  gint8      twice;
} InvDie;

typedef enum { INV_ROLL_NONE, INV_ROLL_BOON, INV_ROLL_GNOME, INV_ROLL_LETTER } InvRollKind;
typedef enum { INV_RESULT_OPEN, INV_RESULT_HIT, INV_RESULT_MISS, INV_RESULT_SKIPPED, INV_RESULT_NONE } InvResult;

/**
 * InvRoll: what is revealed, and the dice against it
 * @kind: nothing, a boon, a gnome, a letter; @card: boon or gnome; @letter
 * @deck: the boon deck it came from, or -1
 * @has_value: there is one to reach (FALSE: NONE, or not taught); @value_known: rolled, printed:
 *   @value is it, all changes counted; @printed: what the card says ("15", "3d6", "none"), owned by
 *   the set, never %NULL; @change: by effects
 * @die: the pool, own die first; @flat: added to the total, @flat_text: 1 if any
 * @min, @max, @mean_2: range of the total, twice the mean
 * @dice: the distribution of the total (ways of each), for the curve; valid as @has_dice says
 * @chance: to reach the value, or on average over a value still to be rolled
 * @rolled, @total: the roll, where it has been made; @result, @by: total less value
 */
typedef struct {
  InvRollKind kind;
  gint16      card;
  gint8       letter;
  gint8       deck;
  gboolean    has_value, value_known;
  int         value, change;
  char        printed[32];
  guint       n_dice;
  InvDie      die[INV_DICE_MAX];
  int         flat;
  int         min, max, mean_2;
  gboolean    has_dice;
  GnDice      dice;
  GnOdds      chance;
  gboolean    rolled, total_only;
  int         total, by;
  InvResult   result;
  gboolean    no_help;       /* neighbours cannot help in this fight */
} InvRoll;

void inv_view_roll (const GnMatch *match, const InvState *state, InvRoll *roll);

/**
 * InvIf: what a card that this viewer knows would make of the chance
 * @seat: whose; @card; @place: INV_HAND or INV_PLAY; @spend: discarded for its value, else played
 * @spec: the move: "play card=lantern", "spend card=rake from=play"
 * @can: it may be done now (else why not: gn_panel_can)
 * @chance: to reach the value then; @adds: it changes the chance at all
 */
typedef struct {
  gint8    seat;
  gint16   card;
  InvPlace place;
  gboolean spend;
  gboolean can, adds;
  GnOdds   chance;
} InvIf;

/** inv_view_ifs: Returns: how many; best first; at most @max are written */
guint inv_view_ifs (const GnMatch *match, const InvState *state, InvIf *ifs, guint max);

/* ---- Texts due ----------------------------------------------------------------------- */

/**
 * InvDue: the effect that waits for somebody
 * @word: of the vocabulary ("lose-card", "choose", "free-text", …), or %NULL: none
 * @gnome, @boon: whose text it is, or -1; @slot: "before", "on-lose", …
 * @seat: who decides, or -1: the host; @n: how many cards; @kind: of which kind, or -1 any
 * @n_lists: of a choose; @text: of a free text (the card's own words), or %NULL
 */
typedef struct {
  const char *word;
  gint16      gnome, boon;
  const char *slot;
  gint8       seat;
  int         n, kind;
  guint       n_lists;
  const char *text;
} InvDue;

void inv_view_due (const GnMatch *match, const InvState *state, InvDue *due);
/** inv_view_effects: what a slot of a card does, in plain words, one sentence an effect,
 * newline between; (transfer full), "" for none.
 * @gnome or @boon is -1. @slot: "on-play", "in-play", "on-gain", "before", "during", "on-lose",
 *   "reward", "on-win", "directions", "lasting" */
char *inv_view_effects (const GnMatch *match, int gnome, int boon, const char *slot);
/** inv_view_free_text: the words of the @which-th free text of a slot (InvSlot),
 * translated where the set is; or %NULL */
const char *inv_view_free_text (const GnMatch *match, gboolean gnome, int card, guint slot, guint which);

/* ---- The end --------------------------------------------------------------------------- */

typedef enum { INV_END_NONE, INV_END_WON, INV_END_LETTERS, INV_END_CONCEDED, INV_END_ABANDONED } InvEnd;

/**
 * InvResultView:
 * @cause; @turn: in which; @seat: in whose
 * @rooms_short, @letters_left, @gnomes_left: how close
 */
typedef struct {
  InvEnd cause;
  int    turn, seat;
  int    rooms_short, letters_left, gnomes_left;
} InvResultView;

void inv_view_result (const GnMatch *match, const InvState *state, InvResultView *result);

/* ---- Of components, for faces that draw them --------------------------------------------- */

/**
 * InvBoonView, InvGnomeView: what is printed, as far as it is known
 * @acquire, @value, @played, @discarded: "9", "2d6+1", "none"; "" where not known
 */
typedef struct {
  InvKind  kind;
  char     acquire[24], played[24], discarded[24];
  InvScope played_for, discarded_for;
  gboolean late, lend, stays, skip, from_discard;
  const char *text, *icon;  /* or NULL */
} InvBoonView;

typedef struct {
  char        value[24];
  gboolean    steals;
  const char *text, *icon;
} InvGnomeView;

void inv_view_boon  (const GnMatch *match, guint boon, InvBoonView *view);
void inv_view_gnome (const GnMatch *match, guint gnome, InvGnomeView *view);

G_END_DECLS
