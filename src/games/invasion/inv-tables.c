/* inv-tables.c: options, setup steps, families, domains and fields of the state of Gnome Invasion
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

/* ---- Options (section 11) --------------------------------------------------------- */

CHOICES (off_on, { "off", N_("Off") }, { "on", N_("On") });
CHOICES (gnomes_each,
         { "9", N_("9, the standard game") }, { "10", N_("10, easier") }, { "8", N_("8, harder") }, { "7", N_("7") },
         { "6", N_("6") }, { "5", N_("5") }, { "4", N_("4") }, { "3", N_("3") }, { "2", N_("2") },
         { "1", N_("1, hardest") });
CHOICES (letters,
         { "piles", N_("Two in each third"), N_("Three piles, each shuffled with two letters, are stacked.") },
         { "mixed", N_("Anywhere, harder"), N_("No piles: the six letters are shuffled through the whole deck.") });
CHOICES (rooms_each,
         { "3", N_("3, the standard game") }, { "4", N_("4, harder") }, { "5", N_("5") }, { "6", N_("6") },
         { "7", N_("7") }, { "8", N_("8") }, { "9", N_("9") }, { "10", N_("10") }, { "11", N_("11") },
         { "12", N_("12") }, { "13", N_("13") }, { "14", N_("14") }, { "15", N_("15") }, { "16", N_("16") },
         { "17", N_("17") });
CHOICES (uneven,
         { "top-first", N_("Top pile first") }, { "bottom-first", N_("Bottom pile first") },
         { "as-entered", N_("As entered") });
CHOICES (bottom_from, { "bottom", N_("Bottom pile") }, { "middle", N_("Middle pile") }, { "top", N_("Top pile") });
CHOICES (own_discards,
         { "any", N_("Any card with a discard value") }, { "second-weapon", N_("Only the second weapon of a fight") });
CHOICES (discard_adds,
         { "instead", N_("In place of its dice in play") }, { "as-well", N_("In addition to its dice in play") });
CHOICES (weapon_count, { "all", N_("Played and discarded") }, { "played", N_("Played only") });
CHOICES (neighbours, { "all", N_("All players") }, { "adjacent", N_("Left and right neighbors") });
CHOICES (neighbour_allies, { "keep", N_("Kept if there is room") }, { "discard", N_("Always discarded") });
CHOICES (on_off, { "on", N_("On") }, { "off", N_("Off") });
CHOICES (deck_reach,
         { "any", N_("Any deck") },
         { "marked", N_("Marked decks"),
           N_("Mark them by correcting the table. Without marks: the deck in front of the player and the next one to "
              "the left.") });
CHOICES (single_use, { "one", N_("One roll") }, { "both", N_("Both rolls of the turn") });
CHOICES (unused, { "stay", N_("Stay until used") }, { "discard", N_("Are discarded") });
CHOICES (win_check, { "at-once", N_("At once") }, { "end-of-turn", N_("At the end of the turn") });
CHOICES (room_counts, { "gained", N_("Gained") }, { "in-play", N_("In play only") });
CHOICES (deck_out, { "no-gnome", N_("No gnome comes") }, { "shuffle", N_("The discard pile is shuffled") });
CHOICES (undefeated, { "discard", N_("Discard pile") }, { "deck-bottom", N_("Bottom of the gnome deck") });
CHOICES (discard_pick,
         { "top", N_("The top card") }, { "random", N_("One at random") }, { "choice", N_("One of your choice") });
CHOICES (setup_discard, { "unseen", N_("Face down") }, { "open", N_("Open") });
CHOICES (stolen, { "combat", N_("Only in fights") }, { "all", N_("In every roll") });
CHOICES (steal_lasts,
         { "combat", N_("Until the end of the fight") }, { "win", N_("Until the thief is beaten") },
         { "returned", N_("Until it is given back") });
CHOICES (hands, { "own-eyes", N_("Seen only by their owners") }, { "open", N_("Open") });

const GnOption inv_options[] = {
  OPTION (INV_OPT_EXPANSION, "expansion", N_("Expansion"), N_("Allows six players, with as many cards as the set has."),
          "INV-002", off_on),
  OPTION (INV_OPT_GNOMES, "gnomes-per-player", N_("Gnome cards per player"),
          N_("More cards give the team more time until the gnomes have spelled their name."), "INV-131", gnomes_each),
  OPTION (INV_OPT_LETTERS, "letters", N_("Letters in the gnome deck"), NULL, "INV-133", letters),
  OPTION (INV_OPT_BOTTOM_LETTER, "bottom-letter", N_("Letter at the very bottom"),
          N_("Easier: the last letter is the last card."), "INV-130", off_on),
  OPTION (INV_OPT_ROOMS, "rooms-per-player", N_("Rooms per player"),
          N_("The number of rooms that the team needs for each player."),
          "INV-134", rooms_each),
  EXPERT_OPTION (INV_OPT_UNEVEN, "uneven-piles", N_("Uneven piles"),
                 N_("The pile that gets the extra card when they cannot be equal."), "INV-R04", uneven),
  EXPERT_OPTION (INV_OPT_BOTTOM_FROM, "bottom-letter-from", N_("Source of the letter at the bottom"), NULL,
                 "INV-R06", bottom_from),
  EXPERT_OPTION (INV_OPT_OWN_DISCARDS, "own-discards", N_("Your cards discarded for dice"), NULL, "INV-R12",
                 own_discards),
  EXPERT_OPTION (INV_OPT_DISCARD_ADDS, "discard-adds", N_("Dice of a discarded card"), NULL, "INV-R13",
                 discard_adds),
  EXPERT_OPTION (INV_OPT_WEAPON_COUNT, "weapon-count", N_("Weapons that count toward the limit"), NULL, "INV-R17",
                 weapon_count),
  OPTION (INV_OPT_NEIGHBOURS, "neighbours", N_("Players who may help"), NULL, "INV-R14", neighbours),
  EXPERT_OPTION (INV_OPT_NEIGHBOUR_ALLIES, "neighbour-allies", N_("Allies of helpers"), NULL, "INV-R16",
                 neighbour_allies),
  EXPERT_OPTION (INV_OPT_REPLACE, "replace", N_("Replacing an ally or a weapon"),
                 N_("The old one is discarded without its value."), "INV-R18", on_off),
  EXPERT_OPTION (INV_OPT_DECK_REACH, "deck-reach", N_("Boon decks in reach"), NULL, "INV-R20", deck_reach),
  EXPERT_OPTION (INV_OPT_SINGLE_USE, "single-use", N_("Duration of items and actions"), NULL, "INV-R21", single_use),
  EXPERT_OPTION (INV_OPT_UNUSED, "unused-singles", N_("Items and actions that had no roll"), NULL, "INV-R23", unused),
  EXPERT_OPTION (INV_OPT_RESHUFFLE, "boon-reshuffle", N_("New deck of discarded boons"),
                 N_("The moment when a new deck is made of discarded boons."), "INV-R27", off_on),
  EXPERT_OPTION (INV_OPT_WIN_CHECK, "win-check", N_("Moment of the team’s win"), NULL, "INV-R30", win_check),
  EXPERT_OPTION (INV_OPT_ROOM_COUNTS, "room-counts", N_("Rooms that count"), NULL, "INV-R33", room_counts),
  EXPERT_OPTION (INV_OPT_DECK_OUT, "gnome-deck-out", N_("Empty gnome deck"), NULL, "INV-R36", deck_out),
  EXPERT_OPTION (INV_OPT_UNDEFEATED, "undefeated-gnome", N_("Place of a gnome that was not beaten"), NULL, "INV-R37",
                 undefeated),
  EXPERT_OPTION (INV_OPT_DISCARD_PICK, "discard-pick", N_("Gnome taken from the discard pile"),
                 N_("The choice when the card does not say which."), "INV-R38", discard_pick),
  EXPERT_OPTION (INV_OPT_SETUP_DISCARD, "setup-discard", N_("Gnomes left over at the start"), NULL, "INV-R38",
                 setup_discard),
  EXPERT_OPTION (INV_OPT_STOLEN, "stolen-d20", N_("Rolls without a stolen d20"), NULL, "INV-R39", stolen),
  EXPERT_OPTION (INV_OPT_STEAL_LASTS, "steal-lasts", N_("Duration of a stolen d20"),
                 N_("The duration when the card does not say how long."), "INV-R39", steal_lasts),
  OPTION (INV_OPT_HANDS, "hands", N_("Hands"), NULL, "INV-R48", hands),
  { NULL }
};

/* ---- Setup (section 2) ------------------------------------------------------------- */

const GnSetupStep inv_setup[] = {
  { N_("Put the six letters aside and shuffle the gnome cards."), "letter-g", "INV-010", 1 },
  { N_("Set aside {gnomes} gnome cards unseen; the other {gnomes_left} form the gnome discard pile."), "gnome-back",
      "INV-011", 1 },
  { N_("Piles of gnomes, from top to bottom: {pile_top}, {pile_middle}, {pile_bottom}. Shuffle the letters into "
       "them as the options say, and stack them."),
      "gnome-back", "INV-014", 1 },
  { N_("Shuffle all boons. Each player rolls a d4 and gets one card more than the result."),
    "boon-back", "INV-022", 1 },
  { N_("Exchange rooms in these hands until there are none; then put the rooms back."), "kind-room", "INV-024", 1 },
  { N_("Make {decks} boon decks of {deck_size} cards; return the rest to the box unseen."), "boon-back", "INV-031", 1 },
  { N_("Place the decks so that each player can reach one or two of them."), "boon-back", "INV-035", 1 },
  { N_("Have at least one die of each size ready: d4, d6, d8, d10, d12, and d20."), "die-20", "INV-009", 1 },
  { N_("The player with the highest d20 starts; then play goes clockwise."), "die-20", "INV-037" },
  { NULL }
};

/* ---- Families of components ----------------------------------------------------------- */

#define TEXT_ATTRS \
  TEXT_ATTR ("text", N_("Text")), TEXT_ATTR ("name", N_("Name")), TEXT_ATTR ("icon", N_("Picture"))
#define EFFECTS(id, title) EFFECTS_ATTR (id, title, inv_vocabulary, .optional = TRUE)
#define COPIES NUMBER_ATTR ("copies", N_("Copies in the box"), 1, 20, .usual = TRUE, .optional = TRUE)

static const GnAttr boon_attrs[] = {
  THING_ATTR ("kind", N_("Kind"), INV_DOMAIN_KIND),
  { "acquire", N_("Value to acquire it"), GN_ATTR_DICE, .nullable = TRUE },
  { "played", N_("Dice when played"), GN_ATTR_DICE, .optional = TRUE },
  THING_ATTR ("played-for", N_("Use of the dice"), INV_DOMAIN_SCOPE, .optional = TRUE),
  { "discarded", N_("Dice when discarded"), GN_ATTR_DICE, .optional = TRUE },
  THING_ATTR ("discarded-for", N_("Use of the dice"), INV_DOMAIN_SCOPE, .optional = TRUE),
  EFFECTS ("on-play", N_("When played")), EFFECTS ("in-play", N_("While in play")),
  EFFECTS ("on-gain", N_("When gained")),
  LIST_ATTR ("flags", N_("Marks"), INV_DOMAIN_FLAG, 3, .optional = TRUE),
  COPIES, TEXT_ATTRS,
  { NULL }
};

static const GnAttr gnome_attrs[] = {
  { "value", N_("Value to defeat it"), GN_ATTR_DICE, .nullable = TRUE },
  EFFECTS ("before", N_("Before the fight")), EFFECTS ("during", N_("During the fight")),
  EFFECTS ("on-lose", N_("When it wins")),
  EFFECTS ("reward", N_("Reward")), EFFECTS ("on-win", N_("When it is beaten")),
  EFFECTS ("directions", N_("Directions")),
  EFFECTS ("lasting", N_("While it is attached")),
  COPIES, TEXT_ATTRS,
  { NULL }
};

const GnFamily inv_families[] = {
  [INV_FAMILY_BOONS] = { "boons", N_("Boon cards"), N_("boon"), "cards", boon_attrs, INV_BOONS_MAX, INV_BOX_BOONS,
    N_("The box: the decks are on the table. Gnomon: it shuffles them and knows the hands."), "copies" },
  [INV_FAMILY_GNOMES] = { "gnomes", N_("Gnome cards and letters"), N_("gnome"), "cards", gnome_attrs, INV_GNOMES_MAX,
    INV_BOX_GNOMES,
    N_("The box: players turn them up. Gnomon: it shuffles and shows them."), "copies" },
  [INV_FAMILY_DICE] = { "dice", N_("Dice"), N_("die"), "dice", NULL, 6, 6,
    N_("The box: roll real dice and enter the results. Gnomon: it rolls them."), NULL },
  { NULL }
};

/* ---- Domains ---------------------------------------------------------------------------- */

static const GnValue letter_values[INV_LETTERS] = {
  { "g", N_("letter G"), .words = "g", .icon = "letter-g" },
  { "n", N_("letter N"), .words = "n", .icon = "letter-n" },
  { "o", N_("letter O"), .words = "o", .icon = "letter-o" },
  { "m", N_("letter M"), .words = "m", .icon = "letter-m" },
  { "e", N_("letter E"), .words = "e", .icon = "letter-e" },
  { "s", N_("letter S"), .words = "s", .icon = "letter-s" },
};
static const GnValue deck_values[INV_DECKS] = {
  { "1", N_("deck 1"), .words = N_("1|deck 1") },
  { "2", N_("deck 2"), .words = N_("2|deck 2") },
  { "3", N_("deck 3"), .words = N_("3|deck 3") },
  { "4", N_("deck 4"), .words = N_("4|deck 4") },
  { "5", N_("deck 5"), .words = N_("5|deck 5") },
  { "6", N_("deck 6"), .words = N_("6|deck 6") },
};
static const GnValue kind_values[INV_N_KINDS] = {
  [INV_ROOM] = { "room", N_("room"), NP_ ("{n} room", "{n} rooms"), N_("room|rooms|r"), "kind-room" },
  [INV_WEAPON] = { "weapon", N_("weapon"), NP_ ("{n} weapon", "{n} weapons"), N_("weapon|weapons|w"), "kind-weapon" },
  [INV_ITEM] = { "item", N_("item"), NP_ ("{n} item", "{n} items"), N_("item|items|i"), "kind-item" },
  [INV_ACTION] = { "action", N_("action"), NP_ ("{n} action", "{n} actions"), N_("action|actions|a"), "kind-action" },
  [INV_ALLY] = { "ally", N_("ally"), NP_ ("{n} ally", "{n} allies"), N_("ally|allies|l"), "kind-ally" },
};
static const GnValue scope_values[] = {
  [INV_BOTH] = { "both", N_("both rolls"), .words = N_("both") },
  [INV_ACQUIRE] = { "acquire", N_("the boon"), .words = N_("acquire|boon") },
  [INV_COMBAT] = { "combat", N_("the fight"), .words = N_("combat|fight") },
};
static const GnValue place_values[] = {
  [INV_HAND] = { "hand", N_("the hand"), .words = N_("hand") },
  [INV_PLAY] = { "play", N_("play"), .words = N_("play|in play|table") },
};
static const GnValue step_values[] = {
  [INV_AT_SETUP] = { "setup", N_("setting up") },
  [INV_AT_PREP] = { "prep", N_("preparing") },
  [INV_AT_OPEN] = { "open", N_("opening a deck") },
  [INV_AT_BOON] = { "boon", N_("a boon") },
  [INV_AT_BOON_VALUE] = { "boon-value", N_("its value") },
  [INV_AT_BOON_HELP] = { "boon-help", N_("help for the boon") },
  [INV_AT_BOON_ROLL] = { "boon-roll", N_("the roll for the boon") },
  [INV_AT_BOON_LATE] = { "boon-late", N_("late cards") },
  [INV_AT_TAKE] = { "take", N_("taking the boon") },
  [INV_AT_FORK] = { "fork", N_("before the gnome") },
  [INV_AT_GNOME] = { "gnome", N_("a gnome card") },
  [INV_AT_GNOME_CHOICE] = { "gnome-choice", N_("a discarded gnome") },
  [INV_AT_GNOME_VALUE] = { "gnome-value", N_("the gnome’s value") },
  [INV_AT_FIGHT_HELP] = { "fight-help", N_("help for the fight") },
  [INV_AT_FIGHT_ROLL] = { "fight-roll", N_("the roll of the fight") },
  [INV_AT_FIGHT_LATE] = { "fight-late", N_("late cards in the fight") },
  [INV_AT_KEEP] = { "keep", N_("clearing up") }, [INV_AT_OVER] = { "over", N_("the end") },
  /* What follows once the effects are carried out. */
  [INV_DO_TURN] = { "then-turn", N_("a turn") },
  [INV_DO_BOON_END] = { "then-boon-end", N_("after the boon") },
  [INV_DO_FORK] = { "then-fork", N_("before the gnome") },
  [INV_DO_GNOME] = { "then-gnome", N_("a gnome card") },
  [INV_DO_FIGHT] = { "then-fight", N_("before the fight") },
  [INV_DO_LOST] = { "then-gnome-goes", N_("where the gnome goes") },
  [INV_DO_GNOME_END] = { "then-gnome-end", N_("after the fight") },
  [INV_DO_SWEEP] = { "then-sweep", N_("clearing up") },
};
static const GnValue flag_values[] = {
  { "late", N_("after the roll") }, { "lend", N_("helps neighbors from play"), .words = "helps neighbours from play" },
  { "stays", N_("stays in play") },
};
static const GnValue die_values[] = {
  { "d4", "d4", .words = "d4", .icon = "die-4" },
  { "d6", "d6", .words = "d6", .icon = "die-6" },
  { "d8", "d8", .words = "d8", .icon = "die-8" },
  { "d10", "d10", .words = "d10", .icon = "die-10" },
  { "d12", "d12", .words = "d12", .icon = "die-12" },
  { "d20", "d20", .words = "d20", .icon = "die-20" },
};
static const GnValue where_values[INV_N_WHERE] = {
  [INV_W_DECK_TOP] = { "deck-top", N_("the top of a boon deck") },
  [INV_W_DECK_BOTTOM] = { "deck-bottom", N_("the bottom of a boon deck") },
  [INV_W_DISCARD] = { "discard", N_("the discard pile") },
  [INV_W_HAND] = { "hand", N_("a hand") },
  [INV_W_PLAY] = { "play", N_("play") }, [INV_W_BOX] = { "box", N_("the box") },
  [INV_W_GNOMES_TOP] = { "top", N_("the top of the gnome deck") },
  [INV_W_GNOMES_BOTTOM] = { "bottom", N_("the bottom of the gnome deck") },
  [INV_W_SHUFFLED] = { "shuffled", N_("shuffled into the gnome deck") },
  [INV_W_REVEALED] = { "revealed", N_("the card turned up now") },
  [INV_W_ATTACHED] = { "attached", N_("before a player") },
  [INV_W_OUT] = { "out", N_("out of the game") },
  [INV_W_MIDDLE] = { "middle", N_("the middle") },
};
static const GnValue mode_values[] = {
  { "gnomes", N_("the gnome deck") }, { "boon-discards", N_("the discarded boons") },
  { "gnome-discards", N_("the discarded gnomes") }, { "deck", N_("a boon deck") },
  { "in", N_("in") }, { "out", N_("out") },
  { "better", N_("twice, the better") }, { "worse", N_("twice, the worse") },
  { "once", N_("once") }, { "combat", N_("this fight") },
  { "win", N_("until a fight is won") }, { "returned", N_("until given back") },
  { "back", N_("back") }, { "ends", N_("ends now") },
  { "no-boon", N_("misses the boon") }, { "no-fight", N_("misses the fight") },
  { "next", N_("is next") }, { "boons", N_("boons to acquire") },
  { "rewards", N_("boons without a roll") }, { "fights", N_("gnome cards") },
  { "next-turn", N_("until the end of the next turn") }, { "good", N_("for good") },
};

const GnDomain inv_domains[] = {
  FAMILY_DOMAIN (INV_DOMAIN_BOON, "boon", N_("Boon"), INV_BOONS_MAX, INV_FAMILY_BOONS),
  FAMILY_DOMAIN (INV_DOMAIN_GNOME, "gnome", N_("Gnome"), INV_GNOMES_MAX, INV_FAMILY_GNOMES),
  DOMAIN (INV_DOMAIN_LETTER, "letter", N_("Letter"), letter_values),
  DOMAIN (INV_DOMAIN_DECK, "deck", N_("Boon deck"), deck_values),
  DOMAIN (INV_DOMAIN_KIND, "kind", N_("Kind"), kind_values),
  DOMAIN (INV_DOMAIN_SCOPE, "scope", N_("Roll"), scope_values),
  DOMAIN (INV_DOMAIN_PLACE, "place", N_("Place"), place_values),
  DOMAIN (INV_DOMAIN_STEP, "step", N_("Step"), step_values),
  DOMAIN (INV_DOMAIN_FLAG, "flag", N_("Mark"), flag_values),
  [INV_DOMAIN_TICK] = { "tick", N_("Item of the checklist"), deck_values, INV_DECKS },
  DOMAIN (INV_DOMAIN_DIE, "die", N_("Die"), die_values),
  DOMAIN (INV_DOMAIN_WHERE, "where", N_("Where"), where_values),
  DOMAIN (INV_DOMAIN_MODE, "mode", N_("How"), mode_values),
  { NULL }
};

/* ---- Fields of the state -------------------------------------------------------------------- */

#define STATE InvState
#define TABLE N_("Table")
#define PLAYERS N_("Players")
#define BY_SEAT BY (INV_SEATS, GN_DOMAIN_SEAT)
#define BY_KIND BY_TWO (INV_SEATS, GN_DOMAIN_SEAT, INV_N_KINDS, INV_DOMAIN_KIND)
#define BY_PLACE(n) BY (n, GN_DOMAIN_NUMBER)

const GnField inv_fields[] = {
  NUMBER_FIELD (turn, N_("Turn"), TABLE, GN_FIELD_UINT16, 0, 60000, .flags = GN_FIELD_CLOCK,
                MEANS ("1, 2, …; 0 during setup")),
  THING_FIELD (stage, N_("Step"), TABLE, GN_FIELD_UINT8, INV_DOMAIN_STEP),
  THING_FIELD (active, N_("Active player"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  THING_FIELD (first, N_("First player"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  NUMBER_FIELD (ask, N_("Player asked"), TABLE, GN_FIELD_UINT8, 0, INV_ASK_TEXT, INNER,
                MEANS ("what the topmost effect waits for: 0 nothing, 1 a player, 2 a list of a choice, 3 a "
                       "deck, 4 a boon, 5 where a boon goes, 6 a card to lose, 7 which card is lost, 8 the deck "
                       "of a lost room, 9 a card to take, 10 a card to give, 11 a card that is looked at, 12 "
                       "cards to the bottom, 13 dice, 14 a die to roll again, 15 a text that is carried out")),
  NUMBER_FIELD (dice_for, N_("Dice for"), TABLE, GN_FIELD_UINT8, 0, INV_DICE_EFFECT, FIXED,
                MEANS ("0 nothing, 1 a value, 2 a roll, 3 one die again, 4 an effect")),
  FIELD (kept, N_("Players who have cleared up"), TABLE, GN_FIELD_BITS8, GN_DOMAIN_SEAT, INNER),

  NUMBER_FIELD (piles_asked, N_("Piles to be entered"), TABLE, GN_FIELD_UINT8, 0, 255, FIXED,
                MEANS ("0: no; else the piles of the setup have to be entered")),
  NUMBER_FIELD (ticked, N_("Checklist done"), TABLE, GN_FIELD_UINT8, 0, 255, INNER,
                MEANS ("0: no; else the checklist is done")),
  NUMBER_FIELD (dice_there, N_("Dice at hand"), TABLE, GN_FIELD_UINT8, 0, 63, INNER,
                MEANS ("bits: 1 for the first kind of die, 2 for the next, 4, 8, 16, 32")),
  FIELD (reach, N_("Boon decks in reach"), PLAYERS, GN_FIELD_BITS8, INV_DOMAIN_DECK, BY_SEAT,
         MEANS ("with the option “deck-reach”: the decks that the table marked for the player; none: the two nearest")),
  FIELD (first_among, N_("Roll to start"), TABLE, GN_FIELD_BITS8, GN_DOMAIN_SEAT, FIXED),
  NUMBER_FIELD (hand_roll, N_("Roll for the starting hand"), PLAYERS, GN_FIELD_UINT8, 0, 4, BY_SEAT, INNER,
                MEANS ("0: not rolled yet")),
  NUMBER_FIELD (first_roll, N_("Roll to start"), PLAYERS, GN_FIELD_UINT8, 0, 20, BY_SEAT, INNER,
                MEANS ("0: not rolled yet")),

  PILE_FIELD (hand, N_("Hand"), PLAYERS, INV_DOMAIN_BOON, BY_SEAT,
                MEANS ("pool: 0 any boon but a room, 1 a boon of the decks, 2 a boon of a deck that known cards "
                       "were shuffled into")),
  PILE_FIELD (play, N_("In play"), PLAYERS, INV_DOMAIN_BOON, BY_SEAT,
                MEANS ("pool, bits of a card: 1 for an acquisition only, 2 for a combat only, 4 its roll is "
                       "over, 8 a neighbor’s, 16 played after the roll")),
  PILE_FIELD (deck, N_("Boon decks"), TABLE, INV_DOMAIN_BOON, BY (INV_DECKS, INV_DOMAIN_DECK),
                MEANS ("pool: as in “hand”")),
  NUMBER_FIELD (discard, N_("Discarded boons"), TABLE, GN_FIELD_UINT8, 0, 99, BY (INV_BOONS_MAX, INV_DOMAIN_BOON),
                SPARSE),
  NUMBER_FIELD (unnamed, N_("Discarded boons without a name"), TABLE, GN_FIELD_UINT8, 0, 200),
  NUMBER_FIELD (mix, N_("Boons shuffled into decks"), TABLE, GN_FIELD_UINT8, 0, 99, BY (INV_BOONS_MAX, INV_DOMAIN_BOON),
                INNER),
  NUMBER_FIELD (boxed, N_("Boons known to be in the box"), TABLE, GN_FIELD_UINT8, 0, 99,
                BY (INV_BOONS_MAX, INV_DOMAIN_BOON), SPARSE),
  NUMBER_FIELD (mix_unnamed, N_("Boons without a name shuffled into decks"), TABLE, GN_FIELD_UINT8, 0, 200, INNER),

  PILE_FIELD (gnomes, N_("Gnome deck"), TABLE, INV_DOMAIN_GNOME,
                MEANS ("pool: the layer, from 0; 16 and up: a letter that is known to be there")),
  NUMBER_FIELD (letters_in, N_("Letters in its layers"), TABLE, GN_FIELD_UINT8, 0, 6, BY_PLACE (INV_LAYERS), FIXED,
                MEANS ("by layer of the deck, from the top")),
  PILE_FIELD (gnome_discard, N_("Gnome discard pile"), TABLE, INV_DOMAIN_GNOME, BY_PLACE (INV_DISCARDS),
                MEANS ("three pieces of one pile, the top one first")),
  PILE_FIELD (attached, N_("Attached gnomes"), PLAYERS, INV_DOMAIN_GNOME,
                MEANS ("pool: the seat + 8 × how long it stays (goes_until)")),
  NUMBER_FIELD (gone, N_("Gnomes out of the game"), TABLE, GN_FIELD_UINT8, 0, 99, BY (INV_GNOMES_MAX, INV_DOMAIN_GNOME),
                SPARSE),
  NUMBER_FIELD (n_letters, N_("Letters out"), TABLE, GN_FIELD_UINT8, 0, 6, .flags = GN_FIELD_CHART),
  THING_FIELD (letter, N_("Letters in order"), TABLE, GN_FIELD_INT8, INV_DOMAIN_LETTER, BY_PLACE (INV_LETTERS),
                MEANS ("in the order in which the letters came")),
  THING_FIELD (letter_seat, N_("Players who turned them up"),
               TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT, BY_PLACE (INV_LETTERS),
               FIXED, MEANS ("in the order in which the letters came")),
  NUMBER_FIELD (letter_turn, N_("Turns of the letters"),
    TABLE, GN_FIELD_UINT16, 0, 60000, BY_PLACE (INV_LETTERS), INNER, MEANS ("in the order in which the letters came")),
  NUMBER_FIELD (letter_card, N_("Cards of the letters"),
    TABLE, GN_FIELD_UINT16, 0, 60000, BY_PLACE (INV_LETTERS), INNER,
                MEANS ("how many Gnome cards had been turned up, in the order in which the letters came")),

  THING_FIELD (boon, N_("Boon turned up"), TABLE, GN_FIELD_INT16, INV_DOMAIN_BOON),
  THING_FIELD (from_deck, N_("From deck"), TABLE, GN_FIELD_INT8, INV_DOMAIN_DECK),
  THING_FIELD (side, N_("Boon by an effect"), TABLE, GN_FIELD_INT16, INV_DOMAIN_BOON, FIXED),
  THING_FIELD (side_deck, N_("Deck of that boon"), TABLE, GN_FIELD_INT8, INV_DOMAIN_DECK, FIXED),
  THING_FIELD (gnome, N_("Gnome turned up"), TABLE, GN_FIELD_INT16, INV_DOMAIN_GNOME),
  NUMBER_FIELD (from_pile, N_("From the discard pile"), TABLE, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER_FIELD (fighting, N_("A fight"), TABLE, GN_FIELD_UINT8, 0, 1, FIXED),
  NUMBER_FIELD (open_value, N_("Value to be rolled"), TABLE, GN_FIELD_UINT8, 0, 1, FIXED),
  NUMBER_FIELD (has_value, N_("Has a value"), TABLE, GN_FIELD_UINT8, 0, 1, FIXED),
  NUMBER_FIELD (value, N_("Value"), TABLE, GN_FIELD_INT16, -999, 999),
  NUMBER_FIELD (change, N_("Change of the value"), TABLE, GN_FIELD_INT16, -999, 999),
  NUMBER_FIELD (text_value, N_("Value set by a text"), TABLE, GN_FIELD_UINT8, 0, 1, FIXED),
  NUMBER_FIELD (rolled, N_("Rolled"), TABLE, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER_FIELD (total_only, N_("Only the total was entered"), TABLE, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER_FIELD (total, N_("Total"), TABLE, GN_FIELD_INT16, -999, 9999),
  NUMBER_FIELD (n_faces, N_("Dice rolled"), TABLE, GN_FIELD_UINT8, 0, INV_DICE_MAX, INNER),
  NUMBER_FIELD (throw_n, N_("Dice of an effect rolled"), TABLE, GN_FIELD_UINT8, 0, 120, INNER),
  NUMBER_FIELD (throw_sum, N_("Sum of those dice"), TABLE, GN_FIELD_INT16, -999, 9999, INNER),
  NUMBER_FIELD (told, N_("Target out of reach"), TABLE, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER_FIELD (again, N_("Die rolled again"), TABLE, GN_FIELD_UINT8, 0, INV_DICE_MAX, INNER,
                MEANS ("0: none; else 1 + the index of the die")),
  NUMBER_FIELD (face, N_("Faces"), TABLE, GN_FIELD_UINT8, 0, 20, BY_PLACE (INV_DICE_MAX), INNER,
                MEANS ("the dice in the order of the roll")),
  PILE_FIELD (spent, N_("Discarded for this roll"), TABLE, INV_DOMAIN_BOON, INNER,
                MEANS ("pool: the seat; + 8 if its dice count too")),
  NUMBER_FIELD (used, N_("Weapons used in this roll"), PLAYERS, GN_FIELD_UINT8, 0, 99, BY_SEAT, INNER),
  NUMBER_FIELD (text_die, N_("Dice by a text"), TABLE, GN_FIELD_INT8, -20, 20, BY (6, INV_DOMAIN_DIE), INNER),
  NUMBER_FIELD (text_flat, N_("Total by a text"), TABLE, GN_FIELD_INT8, -99, 99, INNER),
  NUMBER_FIELD (own_out, N_("Player’s d20 taken out"), TABLE, GN_FIELD_UINT8, 0, 2, INNER,
                MEANS ("0: by the cards; 1: it is out; 2: it is in")),
  NUMBER_FIELD (own_twice, N_("Player’s d20 rolled twice"), TABLE, GN_FIELD_INT8, -1, 1, INNER,
                MEANS ("-1: the worse roll counts; 0: by the cards; 1: the better roll counts")),
  NUMBER_FIELD (own_sides, N_("Sides of the player’s die"), TABLE, GN_FIELD_UINT8, 0, 20, INNER,
                MEANS ("0: by the cards")),
  NUMBER_FIELD (no_help, N_("No help"), TABLE, GN_FIELD_UINT8, 0, 2, INNER,
                MEANS ("0: by the cards; 1: neighbors cannot help; 2: they can")),

  NUMBER_FIELD (stolen, N_("D20 stolen"), PLAYERS, GN_FIELD_UINT8, 0, INV_UNTIL_RETURNED, BY_SEAT,
                MEANS ("0: not stolen; until 1 the next combat, 2 a win, 3 it is returned")),
  THING_FIELD (thief, N_("Stolen by"), PLAYERS, GN_FIELD_INT16, INV_DOMAIN_GNOME, BY_SEAT),
  NUMBER_FIELD (ally_more, N_("More allies"), PLAYERS, GN_FIELD_INT8, -9, 9, BY_SEAT, INNER),
  NUMBER_FIELD (weapon_more, N_("More weapons"), PLAYERS, GN_FIELD_INT8, -9, 9, BY_SEAT, INNER),
  NUMBER_FIELD (limit_ends, N_("Turns of these limits"), PLAYERS, GN_FIELD_UINT8, 0, 2, BY_SEAT, INNER,
                MEANS ("0: they do not end; else the turns of the player that are left of them")),
  NUMBER_FIELD (miss_boon, N_("Misses boons"), PLAYERS, GN_FIELD_UINT8, 0, 99, BY_SEAT),
  NUMBER_FIELD (miss_fight, N_("Misses fights"), PLAYERS, GN_FIELD_UINT8, 0, 99, BY_SEAT),
  NUMBER_FIELD (misses, N_("Missed in this turn"), TABLE, GN_FIELD_UINT8, 0, 3, INNER,
                MEANS ("bits: 1 the boon, 2 the fight")),
  NUMBER_FIELD (remind, N_("Text to be remembered"), PLAYERS, GN_FIELD_INT16, -999, 999, BY_SEAT, INNER,
                MEANS ("0: none; above 0: 1 + the index of a gnome; below 0: -1 - the index of a boon")),

  NUMBER_FIELD (skip, N_("Fight skipped"), TABLE, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER_FIELD (draw, N_("Gnome from the discard pile"), TABLE, GN_FIELD_UINT8, 0, 3, INNER,
                MEANS ("0: none; 1: the top card; 2: a card at random; 3: a chosen card")),
  NUMBER_FIELD (extra, N_("Extra boons"), TABLE, GN_FIELD_UINT8, 0, 99, INNER),
  NUMBER_FIELD (fights, N_("More fights"), TABLE, GN_FIELD_UINT8, 0, 99, INNER),
  NUMBER_FIELD (again_now, N_("Once more"), TABLE, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER_FIELD (turn_ends, N_("The turn ends"), TABLE, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER_FIELD (next, N_("Next player"), TABLE, GN_FIELD_INT8, 0, INV_SEATS, INNER,
                MEANS ("0: the player to the left; else 1 + the seat")),
  NUMBER_FIELD (goes, N_("Destination of the gnome"), TABLE, GN_FIELD_UINT8, 0, 6, INNER,
                MEANS ("0: by the rules; else by a text: 1 discard pile, 2 top, 3 bottom, 4 shuffled in, 5 "
                       "attached, 6 out of the game")),
  NUMBER_FIELD (goes_until, N_("Until when"), TABLE, GN_FIELD_UINT8, 0, 3, INNER,
                MEANS ("how long an attached gnome stays: until 0 a win, 1 the next turn, 2 a good roll, 3 this "
                       "turn ends")),
  NUMBER_FIELD (margin, N_("Total less value"), TABLE, GN_FIELD_INT16, -999, 9999, INNER),
  NUMBER_FIELD (result, N_("Result of the fight"), TABLE, GN_FIELD_UINT8, 0, 2, INNER,
                MEANS ("0: open; 1: won; 2: lost")),
  NUMBER_FIELD (n_frames, N_("Effects under way"), TABLE, GN_FIELD_UINT8, 0, INV_FRAMES, INNER),
  NUMBER_FIELD (frame, N_("Effects"), TABLE, GN_FIELD_INT16, -99, 999,
                BY_TWO (INV_FRAMES, GN_DOMAIN_NUMBER, INV_FRAME_SIZE, GN_DOMAIN_NUMBER), INNER,
                MEANS ("by effect, then: card, whether it is a gnome, slot, list, index of the effect, owner, "
                       "player picked, players done, times left")),

  NUMBER_FIELD (gained, N_("Boons gained"), PLAYERS, GN_FIELD_UINT8, 0, 250, BY_KIND),
  NUMBER_FIELD (missed, N_("Boons missed"), PLAYERS, GN_FIELD_UINT8, 0, 250, BY_KIND),
  NUMBER_FIELD (won, N_("Gnomes beaten"), PLAYERS, GN_FIELD_UINT8, 0, 250, BY_SEAT),
  NUMBER_FIELD (lost, N_("Fights lost"), PLAYERS, GN_FIELD_UINT8, 0, 250, BY_SEAT),
  NUMBER_FIELD (none, N_("Gnomes without a fight"), PLAYERS, GN_FIELD_UINT8, 0, 250, BY_SEAT),
  NUMBER_FIELD (helped, N_("Help given"), PLAYERS, GN_FIELD_UINT8, 0, 250, BY_SEAT),
  NUMBER_FIELD (best, N_("Best roll"), PLAYERS, GN_FIELD_INT16, 0, 9999, BY_SEAT),
  NUMBER_FIELD (skipped, N_("Fights skipped"), TABLE, GN_FIELD_UINT8, 0, 250),
  NUMBER_FIELD (drawn, N_("Gnome cards turned up"), TABLE, GN_FIELD_UINT16, 0, 60000),
  NUMBER_FIELD (from_discard, N_("Gnomes from the discard pile"), TABLE, GN_FIELD_UINT8, 0, 250),
  NUMBER_FIELD (end, N_("Result of the game"), TABLE, GN_FIELD_UINT8, 0, 4, INNER,
                MEANS ("0: not over; 1: won; 2: lost by the letters; 3: conceded; 4: abandoned")),
  { NULL }
};

const GnText inv_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "inv-texts.inc"
  { 0 }
};
