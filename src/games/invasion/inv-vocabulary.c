/* inv-vocabulary.c: the vocabulary for card effects (8.5), and the parameters of each word
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

const char *const inv_slot_ids[INV_N_SLOTS] = {
  "on-play", "in-play", "on-gain", "before", "during", "on-lose", "reward", "on-win", "directions", "lasting",
};

/* In the order of the enumerations of inv-set.h. The first word of each list is the default. Files contain the
 * words; people read the titles below them. */
static const char *const scopes[] = { "both", "acquire", "combat", NULL };
static const char *const scopes_titles[] = { N_("for every roll"), N_("for boons"), N_("in fights") };
static const char *const whose[] = { "self", "owner", "left", "right", "each", "any", NULL };
/* Translators: in a list of choices: the players that an effect of a card applies to */
static const char *const whose_titles[] = {
  N_("whose turn it is"), N_("who has the card"), N_("the player to the left"), N_("the player to the right"),
  N_("all players"), N_("a player of your choice")
};
static const char *const pers[] = {
  "none", "letters", "team-rooms", "own-rooms", "players", "allies", "weapons", "items", "hand", NULL
};
static const char *const pers_titles[] = {
  N_("once"), N_("for each letter that is out"), N_("for each room of the team"), N_("for each room of the player"),
  N_("for each player"), N_("for each ally of the player"),
  N_("for each weapon of the player"), N_("for each item of the player"), N_("for each card in the player’s hand")
};
static const char *const untils[] = { "usual", "combat", "win", "returned", NULL };
static const char *const untils_titles[] = {
  N_("as the rules say"), N_("for this fight"), N_("until the player wins a fight"), N_("until it is given back")
};
static const char *const better[] = { "better", "worse", NULL };
static const char *const better_titles[] = { N_("the better result"), N_("the worse result") };
static const char *const kinds[] = { "any", "room", "weapon", "item", "action", "ally", NULL };
static const char *const kinds_titles[] = {
  N_("any but rooms"), N_("room"), N_("weapon"), N_("item"), N_("action"), N_("ally")
};
static const char *const turns[] = { "this", "next", NULL };
static const char *const turns_titles[] = { N_("in this turn"), N_("in the next turn") };
static const char *const which[] = { "usual", "top", "random", "choice", NULL };
/* Translators: which gnome of the discard pile a card takes */
static const char *const which_titles[] = {
  N_("as the rules say"), N_("the one on top"), N_("one at random"), N_("one of your choice")
};
static const char *const looks[] = { "look", "bottom", NULL };
/* Translators: what happens to the gnome cards that were looked at */
static const char *const looks_titles[] = { N_("all stay where they are"), N_("one may go under the deck") };
static const char *const letter_goes[] = { "bottom", "shuffled", NULL };
static const char *const letter_goes_titles[] = {
  N_("under the gnome deck"), N_("back into the gnome deck, shuffled")
};
static const char *const places[] = { "either", "hand", "play", NULL };
static const char *const to_titles[] = { N_("to the hand or into play"), N_("to the hand"), N_("into play") };
static const char *const from_titles[] = { N_("from the hand or from play"), N_("from the hand"), N_("from play") };
static const char *const there_titles[] = { N_("in the hand or in play"), N_("in the hand"), N_("in play") };
static const char *const losers[] = { "owner", "random", NULL };
static const char *const losers_titles[] = { N_("who loses them chooses"), N_("drawn at random") };
static const char *const room_goes[] = { "discard", "deck-bottom", "deck-shuffled", NULL };
static const char *const room_goes_titles[] = {
  N_("to the discard pile"), N_("under a boon deck"), N_("into a boon deck, shuffled")
};
static const char *const shielded[] = { "card", "room", NULL };
/* Translators: after "In place of": the thing that is not lost, because this card is */
static const char *const shielded_titles[] = { N_("another card"), N_("a room") };
static const char *const limits[] = { "ally", "weapon", NULL };
static const char *const limits_titles[] = { N_("allies"), N_("weapons") };
static const char *const gnome_goes[] = { "discard", "deck-top", "deck-bottom", "shuffled", "attach", "out", NULL };
static const char *const gnome_goes_titles[] = {
  N_("to the discard pile"), N_("on top of the gnome deck"), N_("under the gnome deck"),
  N_("into the gnome deck, shuffled"), N_("stays with the player"), N_("out of the game")
};
static const char *const attached[] = { "win", "next-turn", "good", NULL };
static const char *const attached_titles[] = {
  N_("until the player wins a fight"), N_("until the end of the next turn"), N_("for good")
};
static const char *const conditions[] = { "has", "letters", "team-rooms", "own-rooms", "margin", "players", NULL };
/* Translators: conditions on a card; the figure is in a separate field below */
static const char *const conditions_titles[] = {
  N_("the player has such a card"), N_("at least so many letters are out"), N_("the team has at least so many rooms"),
  N_("the player has at least so many rooms"),
  N_("the total is at least so far above the value"), N_("at least so many players take part")
};

AS_MANY_TITLES (scopes);
AS_MANY_TITLES (whose);
AS_MANY_TITLES (pers);
AS_MANY_TITLES (untils);
AS_MANY_TITLES (better);
AS_MANY_TITLES (kinds);
AS_MANY_TITLES (turns);
AS_MANY_TITLES (which);
AS_MANY_TITLES (looks);
AS_MANY_TITLES (letter_goes);
G_STATIC_ASSERT (G_N_ELEMENTS (places) == G_N_ELEMENTS (to_titles) + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (places) == G_N_ELEMENTS (from_titles) + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (places) == G_N_ELEMENTS (there_titles) + 1);
AS_MANY_TITLES (losers);
AS_MANY_TITLES (room_goes);
AS_MANY_TITLES (shielded);
AS_MANY_TITLES (limits);
AS_MANY_TITLES (gnome_goes);
AS_MANY_TITLES (attached);
AS_MANY_TITLES (conditions);

#define COUNT(least, most, ...) NUMBER_PARAM ("n", N_("How many"), least, most, __VA_ARGS__)
/* The same words have other titles elsewhere. */
#define PLACE(id, title, called, ...) \
  { id, title, GN_PARAM_WORD, .words = places, .titles = called, __VA_ARGS__ }
#define SCOPE   WORD_PARAM ("scope", N_("For which roll"), scopes)
#define WHOSE   WORD_PARAM ("whose", N_("Player"), whose)

const GnEffectWord inv_vocabulary[] = {
  [INV_E_FLAT] = { "flat", N_("Adds to the total"), { COUNT (-30, 30), SCOPE } },
  [INV_E_VALUE_CHANGE] = { "value-change", N_("Changes the value"),
    { COUNT (-30, 30), { "dice", N_("By dice"), GN_PARAM_DICE },
      WORD_PARAM ("per", N_("For each"), pers) } },
  [INV_E_STEAL_DIE] = { "steal-die", N_("Steals the d20"), { WORD_PARAM ("until", N_("Until"), untils) } },
  [INV_E_RETURN_DIE] = { "return-die", N_("Brings a stolen d20 back"), { { 0 } } },
  [INV_E_SWAP_DIE] = { "swap-die", N_("Another die for the d20"),
    { NUMBER_PARAM ("sides", N_("Sides"), 4, 20, .needed = TRUE) } },
  [INV_E_TWICE] = { "twice", N_("Rolls the d20 twice"), { WORD_PARAM ("how", N_("Result that counts"),
    better), SCOPE } },
  [INV_E_REROLL] = { "reroll", N_("Rolls dice again"), { COUNT (1, 10) } },
  [INV_E_IGNORE] = { "ignore", N_("Ignores cards of a kind"), { WORD_PARAM ("kind", N_("Kind"), kinds) } },
  [INV_E_NO_HELP] = { "no-help", N_("Nobody can help"), { { 0 } } },
  [INV_E_SKIP_COMBAT] = { "skip-combat", N_("Skips the fight"),
    { WORD_PARAM ("turn", N_("Turn"), turns), WORD_PARAM ("whose", N_("Player"), whose, .when = "turn",
                                                                .is = "next") } },
  [INV_E_FROM_DISCARD] = { "gnome-from-discard", N_("Takes the gnome from the discard pile"),
    { WORD_PARAM ("which", N_("Which"), which) } },
  [INV_E_FIGHT_AGAIN] = { "fight-again", N_("Fights again"), { { 0 } } },
  [INV_E_EXTRA_BOON] = { "extra-boon", N_("Another boon to acquire"), { COUNT (1, 5) } },
  [INV_E_MISS_BOON] = { "miss-boon", N_("Misses the next boon"), { WHOSE } },
  [INV_E_PEEK] = { "peek", N_("Looks at the gnome deck"), { COUNT (1, 8), WORD_PARAM ("how", N_("And then"), looks) } },
  [INV_E_LETTER_BACK] = { "letter-back", N_("A letter goes back"),
                          { WORD_PARAM ("where", N_("Where to"), letter_goes) } },
  [INV_E_BOON_REWARD] = { "boon-reward", N_("Takes boons without a roll"),
    { COUNT (1, 5), PLACE ("to", N_("Where to"), to_titles) } },
  [INV_E_LOSE_CARD] = { "lose-card", N_("Loses cards"),
    { WORD_PARAM ("kind", N_("Kind"), kinds), PLACE ("from", N_("From"), from_titles), COUNT (1, 10), WHOSE,
      WORD_PARAM ("by", N_("Who chooses"), losers) } },
  [INV_E_LOSE_ROOM] = { "lose-room", N_("Loses rooms"),
    { COUNT (1, 5), WHOSE, WORD_PARAM ("to", N_("Where to"), room_goes) } },
  [INV_E_SHIELD] = { "shield", N_("Can be lost instead of"), { WORD_PARAM ("what", N_("Replacing"), shielded) } },
  [INV_E_FETCH] = { "fetch", N_("Takes discarded boons"), { WORD_PARAM ("kind", N_("Kind"), kinds), COUNT (1, 5) } },
  [INV_E_GIVE] = { "give", N_("Gives cards to another player"), { COUNT (1, 5) } },
  [INV_E_MILL] = { "mill", N_("Discards boons off the decks"), { COUNT (1, 10) } },
  [INV_E_LIMIT_CHANGE] = { "limit-change", N_("Changes a limit"),
                           { WORD_PARAM ("kind", N_("Of"), limits), COUNT (-3, 3) } },
  [INV_E_GNOME_GOES] = { "gnome-goes", N_("Destination of the gnome"),
    { WORD_PARAM ("where", N_("Where to"), gnome_goes),
      WORD_PARAM ("until", N_("Attached until"), attached, .when = "where", .is = "attach") } },
  [INV_E_CHOOSE] = { "choose", N_("A choice"),
    { { "lists", N_("Of these"), GN_PARAM_LISTS, 1, INV_MOST_LISTS, .needed = TRUE } } },
  [INV_E_IF] = { "if", N_("Only if"),
    { WORD_PARAM ("when", N_("Condition"), conditions), COUNT (-30, 50, .when = "when", .is = "has", .unless = TRUE),
      WORD_PARAM ("kind", N_("Kind"), kinds, .when = "when", .is = "has"),
      PLACE ("from", N_("Where"), there_titles, .when = "when", .is = "has"),
      { "then", N_("Then"), GN_PARAM_LIST },
      { "else", N_("Else"), GN_PARAM_LIST } } },
  [INV_E_TABLE] = { "table", N_("A table to roll on"),
    { { "dice", N_("Dice"), GN_PARAM_DICE, .needed = TRUE },
      { "rows", N_("Rows"), GN_PARAM_ROWS, 1, INV_MOST_LISTS, .needed = TRUE } } },
  [INV_E_FREE_TEXT] = { "free-text", N_("Read aloud"),
    { { "text", N_("Text"), GN_PARAM_TEXT, .needed = TRUE } } },
  { NULL }
};
