/* inv-view.h: figures for the table: pure functions of match and state
 *
 * Insights, the panel and the scoresheet use these. Nothing is cached. Every function works on any viewer's copy
 * of the state and then gives what that viewer can work out.
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

/** InvWait: what the table waits for; the step alone does not determine it */
typedef enum {
  INV_WAIT_SETUP,       /* checklist, hand rolls, first roll */
  INV_WAIT_MOVE,        /* the active seat plays cards or continues: steps 1, 3, 6, 8 */
  INV_WAIT_BOON,        /* the boon that came up */
  INV_WAIT_GNOME,       /* the gnome card that came up */
  INV_WAIT_VALUE,       /* the dice of a value */
  INV_WAIT_DICE,        /* the dice of the roll */
  INV_WAIT_LATE,        /* the roll is made; late cards may still change it */
  INV_WAIT_TAKE,        /* a gained boon goes to the hand or into play */
  INV_WAIT_CHOICE,      /* an answer to an effect: lose, pick, fetch, give, to the bottom … (InvDue) */
  INV_WAIT_TEXT,        /* the host carries out a free text */
  INV_WAIT_KEEP,        /* the sweep: the ally and weapon to keep */
  INV_WAIT_NOTHING,     /* the match is over */
} InvWait;

/**
 * InvTurn:
 * @turn: 1, 2, …
 * @active: the seat whose turn it is, or -1 before the first
 * @step: an InvStep
 * @again: this is an extra boon or another fight of the same turn
 * @skipping: the fight will be skipped
 * @from_discard: the gnome will come from the discard pile
 * @misses_boon, @misses_fight: this turn has no boon, or no fight, from the start
 * @extra: extra boons still due
 * @must: seats that have to decide, as bits
 * @may: seats that may act though nobody waits for them, as bits
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

/** InvRoomAt: a gained room: @card, the @seat that gained it, @hand: it is in the hand (seen by all) */
typedef struct {
  gint16   card;
  gint8    seat;
  gboolean hand;
} InvRoomAt;

/**
 * InvHouse:
 * @target, @gained, @needed: rooms that the team has to gain, has gained, and still needs
 * @room: the gained rooms, in the order of seats
 * @by: number of rooms of each seat
 * @enough: chance that the decks still hold as many rooms as are needed
 * @out_of_reach: they cannot hold enough (INV-R35)
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

/** InvLetterOut: @letter 0…5 of G N O M E S; the @turn in which it came, and whose turn; @card: its position in the
 * deck (the first card is 1) */
typedef struct {
  gint8  letter, seat;
  gint16 turn, card;
} InvLetterOut;

/**
 * InvDeckLayer: a layer of the gnome deck, counted from the top
 * @cards: number of cards
 * @letters: how many of them are letters
 * @gnome, @letter: the card if it is known (@cards is then 1), otherwise -1
 */
typedef struct {
  int    cards, letters;
  gint16 gnome;
  gint8  letter;
} InvDeckLayer;

/**
 * InvClock:
 * @out: letters that are out, in the order in which they came
 * @is_out: the same by letter
 * @cards, @letters: what is left in the deck
 * @layer: layers from the top
 * @n_thirds, @third: cards in each layer of the deck at the start (for the strip that shows what is gone)
 * @drawn: cards that have come off the deck
 * @next_letter: chance that the next card is a letter
 * @never, @certain: it cannot be one, or must be one
 * @earliest, @latest: the position, counted from the next card as 1, at which the last letter can come; 0 if it no
 *   longer can
 * @discard: cards on the gnome discard pile
 * @discard_unseen: how many of those nobody has seen
 * @discard_top: the top card, or -1
 * @removed: gnomes that an effect has taken out of the game
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
 * @n: number of decks
 * @size: cards in each deck
 * @room: chance that its top card is a room
 * @can: the active seat may open it now
 * @box: boons in the box
 * @discard: boons on the discard pile; @unnamed of them have no name
 * @next: chance of a room from an untouched deck; GnOdds.about if it is approximate
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
/** inv_view_discard: gives the boons on the discard pile as indices into the set. Writes at most @max. Returns: how
 * many */
guint inv_view_discard (const GnMatch *match, const InvState *state, gint16 *card, guint max);

/* ---- Players -------------------------------------------------------------------- */

typedef enum {
  INV_LIES_STAYS,     /* an ally, weapon or room, or a card that is not swept */
  INV_LIES_WAITS,     /* an item or action whose roll is still to come */
  INV_LIES_HELPS,     /* counts in the present roll */
  INV_LIES_SERVED,    /* will be swept */
} InvLies;

/** InvCardAt: a card in front of a player. @scope: the roll it was played for; @helps: the seat whose roll it
 * helps, or -1 */
typedef struct {
  gint16   card;
  guint8   kind;
  InvLies  lies;
  InvScope scope;
  gint8    helps;
} InvCardAt;

/** InvHandCard: a card of a hand that this viewer knows; @all: every player has seen it */
typedef struct {
  gint16   card;
  gboolean all;
} InvHandCard;

typedef enum { INV_D20_HERE, INV_D20_STOLEN } InvD20;

/**
 * InvPlayer:
 * @hand: number of cards in hand
 * @known: those that this viewer knows; @unseen: number of the others
 * @play: cards in front of the player, rooms included
 * @d20: with the player or stolen
 * @thief: the gnome that has it, or -1 (by a text)
 * @until: when it comes back: 0 after this combat, 1 when the player wins a fight, 2 when it is returned
 * @d20_sides: 20, or the sides of the die that replaces it now
 * @attached: gnomes in front of the player
 * @allies, @weapons: how many are in play
 * @ally_limit, @weapon_limit: how many may stay
 * @can_help: the player may act now though it is another player's turn
 * @barred: a `no-help` gnome or the option `neighbours` keeps the player from helping
 * @misses_boon, @misses_fight: the next turn has no boon, or no fight
 * Tallies (scoresheet): rooms gained in total, boons acquired and missed, fights won and lost, NONE cards, help
 * given, best roll
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
  INV_DIE_SPENT,     /* granted by a card that was discarded for its value */
  INV_DIE_TEXT,      /* granted by a text that was read aloud */
} InvDieFrom;

/**
 * InvDie: a die of the pool, with its source
 * @sides: 4 … 20
 * @from: an InvDieFrom
 * @seat: the seat that provided it
 * @card: the boon, or -1
 * @out: it does not count: the d20 is stolen, or the gnome ignores this kind
 * @result: its face; 0 before the roll, or if only the total was entered
 * @twice: +1 rolled twice and the better result counts; -1 the worse
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
 * InvRoll: the card turned up, and the dice against it
 * @kind: nothing, a boon, a gnome, or a letter
 * @card: the boon or gnome
 * @letter: the letter
 * @deck: the boon deck it came from, or -1
 * @has_value: there is a value to reach (%FALSE: NONE, or not entered yet)
 * @value_known: the value is rolled or printed; @value is it, with all changes
 * @printed: the value on the card ("15", "3d6", "none"), "" if not known
 * @change: change of the value by effects
 * @die: the pool, own die first
 * @flat: flat bonus to the total
 * @min, @max: range of the total
 * @mean_2: twice the mean of the total
 * @dice: the distribution of the total (ways of each), for the curve; valid if @has_dice
 * @chance: chance to reach the value; averaged if the value is still to be rolled
 * @rolled, @total: the roll, once it has been made
 * @result, @by: the result, and total minus value
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
  gboolean    no_help;       /* neighbors cannot help in this fight */
} InvRoll;

void inv_view_roll (const GnMatch *match, const InvState *state, InvRoll *roll);

/**
 * InvIf: how a card that this viewer knows would change the chance
 * @seat: the seat that has it
 * @card: the boon
 * @place: INV_HAND or INV_PLAY
 * @spend: discarded for its value; otherwise played
 * @can: it is possible now (gn_panel_can() says why not)
 * @chance: the resulting chance to reach the value
 * @adds: it changes the chance
 */
typedef struct {
  gint8    seat;
  gint16   card;
  InvPlace place;
  gboolean spend;
  gboolean can, adds;
  GnOdds   chance;
} InvIf;

/** inv_view_ifs: gives these for all known cards, best first. Writes at most @max. Returns: how many */
guint inv_view_ifs (const GnMatch *match, const InvState *state, InvIf *ifs, guint max);

/* ---- Texts due ----------------------------------------------------------------------- */

/**
 * InvDue: the effect that waits for an answer
 * @word: its word in the vocabulary ("lose-card", "choose", "free-text", …), or %NULL if there is none
 * @gnome, @boon: the card whose text it is, or -1
 * @slot: "before", "on-lose", …
 * @seat: the seat that decides, or -1 for the host
 * @n: number of cards
 * @kind: kind of cards, or -1 for any
 * @n_lists: number of lists of a choose
 * @text: words of a free text (as the card has them), or %NULL
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
/** inv_view_effects: says in plain words what a slot of a card does, one sentence per effect, separated by
 * newlines; (transfer full), "" if it does nothing. @gnome or @boon is -1. @slot: "on-play", "in-play", "on-gain",
 * "before", "during", "on-lose", "reward", "on-win", "directions", "lasting" */
char *inv_view_effects (const GnMatch *match, int gnome, int boon, const char *slot);
/** inv_view_free_text: the words of free text number @which of a slot (InvSlot), translated if the set is, or %NULL */
const char *inv_view_free_text (const GnMatch *match, gboolean gnome, int card, guint slot, guint which);

/* ---- The end --------------------------------------------------------------------------- */

typedef enum { INV_END_NONE, INV_END_WON, INV_END_LETTERS, INV_END_CONCEDED, INV_END_ABANDONED } InvEnd;

/**
 * InvResultView:
 * @cause: how the match ended
 * @turn, @seat: the turn in which it ended, and whose turn that was
 * @rooms_short, @letters_left, @gnomes_left: how close it was
 */
typedef struct {
  InvEnd cause;
  int    turn, seat;
  int    rooms_short, letters_left, gnomes_left;
} InvResultView;

void inv_view_result (const GnMatch *match, const InvState *state, InvResultView *result);

/* ---- Component data for widgets that draw them ------------------------------------------- */

/**
 * InvBoonView, InvGnomeView: the print on a card, as far as it is known
 * @acquire, @value, @played, @discarded: "9", "2d6+1", "none"; "" if not known
 */
typedef struct {
  InvKind  kind;
  char     acquire[24], played[24], discarded[24];
  InvScope played_for, discarded_for;
  gboolean late, lend, stays, skip, from_discard;
  const char *text, *icon;  /* or %NULL */
} InvBoonView;

typedef struct {
  char        value[24];
  gboolean    steals;
  const char *text, *icon;
} InvGnomeView;

void inv_view_boon  (const GnMatch *match, guint boon, InvBoonView *view);
void inv_view_gnome (const GnMatch *match, guint gnome, InvGnomeView *view);

G_END_DECLS
