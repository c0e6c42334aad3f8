/* inv-vocabulary.c: the words in which cards are written (8.5), and what goes with each
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-state.h"

#include <glib/gi18n-lib.h>

const char *const inv_slot_ids[INV_N_SLOTS] = {
  "on-play", "in-play", "on-gain", "before", "during", "on-lose", "reward", "on-win", "directions", "lasting",
};

/* In the order of the enumerations of inv-set.h; the first of each is meant where nothing is said. */
static const char *const scopes[] = { "both", "acquire", "combat", NULL };
static const char *const whose[] = { "self", "owner", "left", "right", "each", "any", NULL };
static const char *const pers[] = { "none", "letters", "team-rooms", "own-rooms", "players", "allies", "weapons", "items", "hand", NULL };
static const char *const untils[] = { "usual", "combat", "win", "returned", NULL };
static const char *const better[] = { "better", "worse", NULL };
static const char *const kinds[] = { "any", "room", "weapon", "item", "action", "ally", NULL };
static const char *const turns[] = { "this", "next", NULL };
static const char *const which[] = { "usual", "top", "random", "choice", NULL };
static const char *const looks[] = { "look", "bottom", NULL };
static const char *const letter_goes[] = { "bottom", "shuffled", NULL };
static const char *const places[] = { "either", "hand", "play", NULL };
static const char *const losers[] = { "owner", "random", NULL };
static const char *const room_goes[] = { "discard", "deck-bottom", "deck-shuffled", NULL };
static const char *const shielded[] = { "card", "room", NULL };
static const char *const limits[] = { "ally", "weapon", NULL };
static const char *const gnome_goes[] = { "discard", "deck-top", "deck-bottom", "shuffled", "attach", "out", NULL };
static const char *const attached[] = { "win", "next-turn", "good", NULL };
static const char *const conditions[] = { "has", "letters", "team-rooms", "own-rooms", "margin", "players", NULL };

#define COUNT(least, most)  { .id = "n", .title = N_("How many"), .kind = GN_PARAM_NUMBER, .min = (least), .max = (most) }
#define WORD(key, label, list) { .id = (key), .title = (label), .kind = GN_PARAM_WORD, .words = (list) }
#define SCOPE   WORD ("scope", N_("For which roll"), scopes)
#define WHOSE   WORD ("whose", N_("Whose"), whose)

const GnEffectWord inv_vocabulary[] = {
  [INV_E_FLAT] = { "flat", N_("Adds to the total"), { COUNT (-30, 30), SCOPE } },
  [INV_E_VALUE_CHANGE] = { "value-change", N_("Changes the value"),
    { COUNT (-30, 30), { .id = "dice", .title = N_("By dice"), .kind = GN_PARAM_DICE }, WORD ("per", N_("For each"), pers) } },
  [INV_E_STEAL_DIE] = { "steal-die", N_("Steals the d20"), { WORD ("until", N_("Until"), untils) } },
  [INV_E_RETURN_DIE] = { "return-die", N_("Brings a stolen d20 back"), { { 0 } } },
  [INV_E_SWAP_DIE] = { "swap-die", N_("Another die for the d20"),
    { { .id = "sides", .title = N_("Sides"), .kind = GN_PARAM_NUMBER, .min = 4, .max = 20, .needed = TRUE } } },
  [INV_E_TWICE] = { "twice", N_("Rolls the d20 twice"), { WORD ("how", N_("Which counts"), better), SCOPE } },
  [INV_E_REROLL] = { "reroll", N_("Rolls dice again"), { COUNT (1, 10) } },
  [INV_E_IGNORE] = { "ignore", N_("Ignores cards of a kind"), { WORD ("kind", N_("Kind"), kinds) } },
  [INV_E_NO_HELP] = { "no-help", N_("Nobody can help"), { { 0 } } },
  [INV_E_SKIP_COMBAT] = { "skip-combat", N_("Skips the fight"), { WORD ("turn", N_("Which turn"), turns), WHOSE } },
  [INV_E_FROM_DISCARD] = { "gnome-from-discard", N_("Takes the gnome from the discard pile"), { WORD ("which", N_("Which"), which) } },
  [INV_E_FIGHT_AGAIN] = { "fight-again", N_("Fights again"), { { 0 } } },
  [INV_E_EXTRA_BOON] = { "extra-boon", N_("Another boon to acquire"), { COUNT (1, 5) } },
  [INV_E_MISS_BOON] = { "miss-boon", N_("Misses the next boon"), { WHOSE } },
  [INV_E_PEEK] = { "peek", N_("Looks at the gnome deck"), { COUNT (1, 8), WORD ("how", N_("And then"), looks) } },
  [INV_E_LETTER_BACK] = { "letter-back", N_("A letter goes back"), { WORD ("where", N_("Where to"), letter_goes) } },
  [INV_E_BOON_REWARD] = { "boon-reward", N_("Takes boons without a roll"), { COUNT (1, 5), WORD ("to", N_("Where to"), places) } },
  [INV_E_LOSE_CARD] = { "lose-card", N_("Loses cards"),
    { WORD ("kind", N_("Kind"), kinds), WORD ("from", N_("From"), places), COUNT (1, 10), WHOSE, WORD ("by", N_("Who chooses"), losers) } },
  [INV_E_LOSE_ROOM] = { "lose-room", N_("Loses rooms"), { COUNT (1, 5), WHOSE, WORD ("to", N_("Where to"), room_goes) } },
  [INV_E_SHIELD] = { "shield", N_("Is lost in place of another card"), { WORD ("what", N_("In place of"), shielded) } },
  [INV_E_FETCH] = { "fetch", N_("Fetches discarded boons"), { WORD ("kind", N_("Kind"), kinds), COUNT (1, 5) } },
  [INV_E_GIVE] = { "give", N_("Gives cards to another player"), { COUNT (1, 5) } },
  [INV_E_MILL] = { "mill", N_("Discards boons off the decks"), { COUNT (1, 10) } },
  [INV_E_LIMIT_CHANGE] = { "limit-change", N_("Changes a limit"), { WORD ("kind", N_("Of"), limits), COUNT (-3, 3) } },
  [INV_E_GNOME_GOES] = { "gnome-goes", N_("Where the gnome goes"), { WORD ("where", N_("Where to"), gnome_goes), WORD ("until", N_("Attached until"), attached) } },
  [INV_E_CHOOSE] = { "choose", N_("A choice"),
    { { .id = "lists", .title = N_("Of these"), .kind = GN_PARAM_LISTS, .min = 1, .max = INV_MOST_LISTS, .needed = TRUE } } },
  [INV_E_IF] = { "if", N_("Only if"),
    { WORD ("when", N_("Condition"), conditions), COUNT (-30, 50), WORD ("kind", N_("Kind"), kinds), WORD ("from", N_("Where"), places),
      { .id = "then", .title = N_("Then"), .kind = GN_PARAM_LIST }, { .id = "else", .title = N_("Else"), .kind = GN_PARAM_LIST } } },
  [INV_E_TABLE] = { "table", N_("A table to roll on"),
    { { .id = "dice", .title = N_("Dice"), .kind = GN_PARAM_DICE, .needed = TRUE },
      { .id = "rows", .title = N_("Rows"), .kind = GN_PARAM_ROWS, .min = 1, .max = INV_MOST_LISTS, .needed = TRUE } } },
  [INV_E_FREE_TEXT] = { "free-text", N_("Read aloud"),
    { { .id = "text", .title = N_("Text"), .kind = GN_PARAM_TEXT, .needed = TRUE } } },
  { NULL }
};
