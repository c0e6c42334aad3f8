/* inv-tables.c: options, setup steps, families, domains and fields of the state of Gnome Invasion
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-state.h"

#include <glib/gi18n-lib.h>

/* ---- Options (section 11) --------------------------------------------------------- */

static const GnChoice off_on[] = { { "off", N_("Off"), NULL }, { "on", N_("On"), NULL }, { NULL } };
static const GnChoice gnomes_each[] = {
  { "9", N_("9, the standard game"), NULL }, { "10", N_("10, easier"), NULL }, { "8", N_("8, harder"), NULL },
  { "7", N_("7"), NULL }, { "6", N_("6"), NULL }, { "5", N_("5"), NULL }, { "4", N_("4"), NULL },
  { "3", N_("3"), NULL }, { "2", N_("2"), NULL },
  { "1", N_("1, hardest"), NULL }, { NULL }
};
static const GnChoice letters[] = {
  { "piles", N_("Two in each third"), N_("Three piles, each shuffled with two letters, are stacked.") },
  { "mixed", N_("Anywhere, harder"), N_("No piles: the six letters are shuffled through the whole deck.") }, { NULL }
};
static const GnChoice rooms_each[] = {
  { "3", N_("3, the standard game"), NULL }, { "4", N_("4, harder"), NULL }, { "5", N_("5"), NULL },
  { "6", N_("6"), NULL }, { "7", N_("7"), NULL }, { "8", N_("8"), NULL }, { "9", N_("9"), NULL },
  { "10", N_("10"), NULL }, { "11", N_("11"), NULL }, { "12", N_("12"), NULL }, { "13", N_("13"), NULL },
  { "14", N_("14"), NULL }, { "15", N_("15"), NULL }, { "16", N_("16"), NULL }, { "17", N_("17"), NULL }, { NULL }
};
static const GnChoice uneven[] = {
  { "top-first", N_("Top pile first"), NULL }, { "bottom-first", N_("Bottom pile first"), NULL },
  { "as-entered", N_("As entered"), NULL }, { NULL }
};
static const GnChoice bottom_from[] = {
  { "bottom", N_("Bottom pile"), NULL }, { "middle", N_("Middle pile"), NULL }, { "top", N_("Top pile"), NULL },
  { NULL }
};
static const GnChoice own_discards[] = {
  { "any", N_("Any card with a discard value"), NULL },
  { "second-weapon", N_("Only the second weapon of a fight"), NULL }, { NULL }
};
static const GnChoice discard_adds[] = {
  { "instead", N_("In place of its dice in play"), NULL }, { "as-well", N_("As well as its dice in play"), NULL },
  { NULL }
};
static const GnChoice weapon_count[] = {
  { "all", N_("Played and discarded"), NULL }, { "played", N_("Only those played"), NULL }, { NULL }
};
static const GnChoice neighbours[] = {
  { "all", N_("Everybody"), NULL }, { "adjacent", N_("Left and right"), NULL }, { NULL }
};
static const GnChoice neighbour_allies[] = {
  { "keep", N_("Kept if there is room"), NULL }, { "discard", N_("Always discarded"), NULL }, { NULL }
};
static const GnChoice on_off[] = { { "on", N_("On"), NULL }, { "off", N_("Off"), NULL }, { NULL } };
static const GnChoice deck_reach[] = {
  { "any", N_("Any deck"), NULL },
  { "marked", N_("Only the nearest two"), N_("The deck in front of the player and the next one to the left.") },
  { NULL }
};
static const GnChoice single_use[] = {
  { "one", N_("One roll"), NULL }, { "both", N_("Both rolls of the turn"), NULL }, { NULL }
};
static const GnChoice unused[] = {
  { "stay", N_("Stay until used"), NULL }, { "discard", N_("Are discarded"), NULL }, { NULL }
};
static const GnChoice win_check[] = {
  { "at-once", N_("At once"), NULL }, { "end-of-turn", N_("At the end of the turn"), NULL }, { NULL }
};
static const GnChoice room_counts[] = {
  { "gained", N_("Gained"), NULL }, { "in-play", N_("Only in play"), NULL }, { NULL }
};
static const GnChoice deck_out[] = {
  { "no-gnome", N_("No gnome comes"), NULL }, { "shuffle", N_("The discards are shuffled"), NULL }, { NULL }
};
static const GnChoice undefeated[] = {
  { "discard", N_("Discard pile"), NULL }, { "deck-bottom", N_("Bottom of the gnome deck"), NULL }, { NULL }
};
static const GnChoice discard_pick[] = {
  { "top", N_("The top card"), NULL }, { "random", N_("One by lot"), NULL }, { "choice", N_("One of choice"), NULL },
  { NULL }
};
static const GnChoice setup_discard[] = { { "unseen", N_("Face down"), NULL }, { "open", N_("Open"), NULL }, { NULL } };
static const GnChoice stolen[] = {
  { "combat", N_("Only in fights"), NULL }, { "all", N_("In every roll"), NULL }, { NULL }
};
static const GnChoice steal_lasts[] = {
  { "combat", N_("Until the end of the fight"), NULL }, { "win", N_("Until the thief is beaten"), NULL },
  { "returned", N_("Until it is given back"), NULL }, { NULL }
};
static const GnChoice hands[] = {
  { "own-eyes", N_("Only their owners see them"), NULL }, { "open", N_("Open"), NULL }, { NULL }
};

#define OPTION(at, key, label, tip, ruling, list, folded) \
  [at] = { .id = key, .title = label, .hint = tip, .clause = ruling, .choices = list, .expert = folded }

const GnOption inv_options[] = {
  OPTION (INV_OPT_EXPANSION, "expansion", N_("Expansion"), N_("Allows six players, with as many cards as the set has."),
          "INV-002", off_on, FALSE),
  OPTION (INV_OPT_GNOMES, "gnomes-per-player", N_("Gnome cards each"),
          N_("More of them give more time until the gnomes have spelled their name."), "INV-131", gnomes_each, FALSE),
  OPTION (INV_OPT_LETTERS, "letters", N_("Letters in the gnome deck"), NULL, "INV-133", letters, FALSE),
  OPTION (INV_OPT_BOTTOM_LETTER, "bottom-letter", N_("A letter at the very bottom"),
          N_("Easier: the last letter is the last card."), "INV-130", off_on, FALSE),
  OPTION (INV_OPT_ROOMS, "rooms-per-player", N_("Rooms each"), N_("How many rooms the team needs for each player."),
          "INV-134", rooms_each, FALSE),
  OPTION (INV_OPT_UNEVEN, "uneven-piles", N_("Uneven piles"),
          N_("Which pile has one card more where they cannot be equal."), "INV-R04", uneven, TRUE),
  OPTION (INV_OPT_BOTTOM_FROM, "bottom-letter-from", N_("The letter at the bottom is taken from"), NULL, "INV-R06",
          bottom_from, TRUE),
  OPTION (INV_OPT_OWN_DISCARDS, "own-discards", N_("Own cards discarded for dice"), NULL, "INV-R12", own_discards,
          TRUE),
  OPTION (INV_OPT_DISCARD_ADDS, "discard-adds", N_("Dice of a discarded card count"), NULL, "INV-R13", discard_adds,
          TRUE),
  OPTION (INV_OPT_WEAPON_COUNT, "weapon-count", N_("Weapons that count for the limit"), NULL, "INV-R17", weapon_count,
          TRUE),
  OPTION (INV_OPT_NEIGHBOURS, "neighbours", N_("Who may help"), NULL, "INV-R14", neighbours, FALSE),
  OPTION (INV_OPT_NEIGHBOUR_ALLIES, "neighbour-allies", N_("Allies of helpers"), NULL, "INV-R16", neighbour_allies,
          TRUE),
  OPTION (INV_OPT_REPLACE, "replace", N_("Replacing an ally or a weapon"),
          N_("The old one is discarded without its value."), "INV-R18", on_off, TRUE),
  OPTION (INV_OPT_DECK_REACH, "deck-reach", N_("Boon decks in reach"), NULL, "INV-R20", deck_reach, TRUE),
  OPTION (INV_OPT_SINGLE_USE, "single-use", N_("Items and actions serve"), NULL, "INV-R21", single_use, TRUE),
  OPTION (INV_OPT_UNUSED, "unused-singles", N_("Items and actions that had no roll"), NULL, "INV-R23", unused, TRUE),
  OPTION (INV_OPT_RESHUFFLE, "boon-reshuffle", N_("New deck of discarded boons"), N_("When all boon decks are empty."),
          "INV-R27", off_on, TRUE),
  OPTION (INV_OPT_WIN_CHECK, "win-check", N_("The team wins"), NULL, "INV-R30", win_check, TRUE),
  OPTION (INV_OPT_ROOM_COUNTS, "room-counts", N_("Rooms that count"), NULL, "INV-R33", room_counts, TRUE),
  OPTION (INV_OPT_DECK_OUT, "gnome-deck-out", N_("An empty gnome deck"), NULL, "INV-R36", deck_out, TRUE),
  OPTION (INV_OPT_UNDEFEATED, "undefeated-gnome", N_("A gnome that was not beaten goes to"), NULL, "INV-R37",
          undefeated, TRUE),
  OPTION (INV_OPT_DISCARD_PICK, "discard-pick", N_("Gnome out of the discard pile"),
          N_("Where the card does not say which."), "INV-R38", discard_pick, TRUE),
  OPTION (INV_OPT_SETUP_DISCARD, "setup-discard", N_("Gnomes left over at the start lie"), NULL, "INV-R38",
          setup_discard, TRUE),
  OPTION (INV_OPT_STOLEN, "stolen-d20", N_("A stolen d20 is missing"), NULL, "INV-R39", stolen, TRUE),
  OPTION (INV_OPT_STEAL_LASTS, "steal-lasts", N_("A d20 stays stolen"), N_("Where the card does not say how long."),
          "INV-R39", steal_lasts, TRUE),
  OPTION (INV_OPT_HANDS, "hands", N_("Hands"), NULL, "INV-R48", hands, FALSE),
  { NULL }
};

/* ---- Setup (section 2) ------------------------------------------------------------- */

const GnSetupStep inv_setup[] = {
  { .text = N_("Put the six letters aside and shuffle the gnome cards."), .icon = "letter-g", .clause = "INV-010",
    .needs = 1 },
  { .text = N_("Deal {gnomes} gnome cards unseen; the other {gnomes_left} are the gnome discard pile."),
    .icon = "gnome-back", .clause = "INV-011", .needs = 1 },
  { .text = N_("Piles of gnomes, from top to bottom: {pile_top}, {pile_middle}, {pile_bottom}. Shuffle the letters "
               "into them as the options say and stack them."),
    .icon = "gnome-back", .clause = "INV-014", .needs = 1 },
  { .text = N_("Shuffle all boons. Each player rolls a d4 and gets one card more than that."), .icon = "boon-back",
    .clause = "INV-022", .needs = 1 },
  { .text = N_("Exchange rooms in these hands until there are none; then the rooms go back."), .icon = "kind-room",
    .clause = "INV-024", .needs = 1 },
  { .text = N_("Make {decks} boon decks of {deck_size}; the rest goes back to the box unseen."), .icon = "boon-back",
    .clause = "INV-031", .needs = 1 },
  { .text = N_("Lay the decks so that everybody reaches one or two of them."), .icon = "boon-back", .clause = "INV-035",
    .needs = 1 },
  { .text = N_("Have at least one die of each size at hand: d4, d6, d8, d10, d12 and d20."), .icon = "die-20",
    .clause = "INV-009", .needs = 1 },
  { .text = N_("Highest d20 begins; then clockwise."), .icon = "die-20", .clause = "INV-037" },
  { NULL }
};

/* ---- Families of components ----------------------------------------------------------- */

#define TEXT_ATTRS \
  { .id = "text", .title = N_("Text"), .kind = GN_ATTR_TEXT }, \
  { .id = "name", .title = N_("Name"), .kind = GN_ATTR_TEXT }, \
  { .id = "icon", .title = N_("Picture"), .kind = GN_ATTR_TEXT }
#define EFFECTS(key, label) \
  { .id = key, .title = label, .kind = GN_ATTR_EFFECTS, .optional = TRUE, .vocabulary = inv_vocabulary }
#define COPIES \
  { .id = "copies", .title = N_("Copies in the box"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER, .min = 1, \
    .max = 20, .optional = TRUE }

static const GnAttr boon_attrs[] = {
  { .id = "kind", .title = N_("Kind"), .kind = GN_ATTR_THING, .domain = INV_DOMAIN_KIND },
  { .id = "acquire", .title = N_("Value to acquire it"), .kind = GN_ATTR_DICE, .nullable = TRUE },
  { .id = "played", .title = N_("Dice when played"), .kind = GN_ATTR_DICE, .optional = TRUE },
  { .id = "played-for", .title = N_("They count for"), .kind = GN_ATTR_THING, .domain = INV_DOMAIN_SCOPE,
    .optional = TRUE },
  { .id = "discarded", .title = N_("Dice when discarded"), .kind = GN_ATTR_DICE, .optional = TRUE },
  { .id = "discarded-for", .title = N_("They count for"), .kind = GN_ATTR_THING, .domain = INV_DOMAIN_SCOPE,
    .optional = TRUE },
  EFFECTS ("on-play", N_("When played")), EFFECTS ("in-play", N_("While in play")),
  EFFECTS ("on-gain", N_("When gained")),
  { .id = "flags", .title = N_("Marks"), .kind = GN_ATTR_LIST, .domain = INV_DOMAIN_FLAG, .max = 3, .optional = TRUE },
  COPIES, TEXT_ATTRS,
  { NULL }
};

static const GnAttr gnome_attrs[] = {
  { .id = "value", .title = N_("Value to defeat it"), .kind = GN_ATTR_DICE, .nullable = TRUE },
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
    N_("The box: the decks lie on the table. The app: Gnomon shuffles them and knows the hands."), "copies" },
  [INV_FAMILY_GNOMES] = { "gnomes", N_("Gnome cards and letters"), N_("gnome"), "cards", gnome_attrs, INV_GNOMES_MAX,
    INV_BOX_GNOMES,
    N_("The box: somebody turns them up. The app: Gnomon shuffles and shows them."), "copies" },
  [INV_FAMILY_DICE] = { "dice", N_("Dice"), N_("die"), "dice", NULL, 6, 6,
    N_("The box: real dice, and the results are typed. The app: Gnomon rolls them."), NULL },
  { NULL }
};

/* ---- Domains ---------------------------------------------------------------------------- */

static const GnValue letter_values[INV_LETTERS] = {
  { .id = "g", .name = N_("letter G"), .words = "g", .icon = "letter-g" },
  { .id = "n", .name = N_("letter N"), .words = "n", .icon = "letter-n" },
  { .id = "o", .name = N_("letter O"), .words = "o", .icon = "letter-o" },
  { .id = "m", .name = N_("letter M"), .words = "m", .icon = "letter-m" },
  { .id = "e", .name = N_("letter E"), .words = "e", .icon = "letter-e" },
  { .id = "s", .name = N_("letter S"), .words = "s", .icon = "letter-s" },
};
static const GnValue deck_values[INV_DECKS] = {
  { .id = "1", .name = N_("deck 1"), .words = N_("1|deck 1") },
  { .id = "2", .name = N_("deck 2"), .words = N_("2|deck 2") },
  { .id = "3", .name = N_("deck 3"), .words = N_("3|deck 3") },
  { .id = "4", .name = N_("deck 4"), .words = N_("4|deck 4") },
  { .id = "5", .name = N_("deck 5"), .words = N_("5|deck 5") },
  { .id = "6", .name = N_("deck 6"), .words = N_("6|deck 6") },
};
static const GnValue kind_values[INV_N_KINDS] = {
  [INV_ROOM] = { "room", N_("room"), NP_ ("{n} room", "{n} rooms"), N_("room|rooms|r"), "kind-room" },
  [INV_WEAPON] = { "weapon", N_("weapon"), NP_ ("{n} weapon", "{n} weapons"), N_("weapon|weapons|w"), "kind-weapon" },
  [INV_ITEM] = { "item", N_("item"), NP_ ("{n} item", "{n} items"), N_("item|items|i"), "kind-item" },
  [INV_ACTION] = { "action", N_("action"), NP_ ("{n} action", "{n} actions"), N_("action|actions|a"), "kind-action" },
  [INV_ALLY] = { "ally", N_("ally"), NP_ ("{n} ally", "{n} allies"), N_("ally|allies|l"), "kind-ally" },
};
static const GnValue scope_values[] = {
  [INV_BOTH] = { .id = "both", .name = N_("both rolls"), .words = N_("both") },
  [INV_ACQUIRE] = { .id = "acquire", .name = N_("the boon"), .words = N_("acquire|boon") },
  [INV_COMBAT] = { .id = "combat", .name = N_("the fight"), .words = N_("combat|fight") },
};
static const GnValue place_values[] = {
  [INV_HAND] = { .id = "hand", .name = N_("the hand"), .words = N_("hand") },
  [INV_PLAY] = { .id = "play", .name = N_("play"), .words = N_("play|in play|table") },
};
static const GnValue step_values[] = {
  [INV_AT_SETUP] = { .id = "setup", .name = N_("setting up") },
  [INV_AT_PREP] = { .id = "prep", .name = N_("preparing") },
  [INV_AT_OPEN] = { .id = "open", .name = N_("opening a deck") },
  [INV_AT_BOON] = { .id = "boon", .name = N_("a boon") },
  [INV_AT_BOON_VALUE] = { .id = "boon-value", .name = N_("its value") },
  [INV_AT_BOON_HELP] = { .id = "boon-help", .name = N_("help for the boon") },
  [INV_AT_BOON_ROLL] = { .id = "boon-roll", .name = N_("the roll for the boon") },
  [INV_AT_BOON_LATE] = { .id = "boon-late", .name = N_("late cards") },
  [INV_AT_TAKE] = { .id = "take", .name = N_("taking the boon") },
  [INV_AT_FORK] = { .id = "fork", .name = N_("before the gnome") },
  [INV_AT_GNOME] = { .id = "gnome", .name = N_("a gnome card") },
  [INV_AT_GNOME_CHOICE] = { .id = "gnome-choice", .name = N_("a discarded gnome") },
  [INV_AT_GNOME_VALUE] = { .id = "gnome-value", .name = N_("the gnome’s value") },
  [INV_AT_FIGHT_HELP] = { .id = "fight-help", .name = N_("help for the fight") },
  [INV_AT_FIGHT_ROLL] = { .id = "fight-roll", .name = N_("the roll of the fight") },
  [INV_AT_FIGHT_LATE] = { .id = "fight-late", .name = N_("late cards in the fight") },
  [INV_AT_KEEP] = { .id = "keep", .name = N_("clearing up") }, [INV_AT_OVER] = { .id = "over", .name = N_("the end") },
  /* What follows once the effects are carried out. */
  [INV_DO_TURN] = { .id = "then-turn", .name = N_("a turn") },
  [INV_DO_BOON_END] = { .id = "then-boon-end", .name = N_("after the boon") },
  [INV_DO_FORK] = { .id = "then-fork", .name = N_("before the gnome") },
  [INV_DO_GNOME] = { .id = "then-gnome", .name = N_("a gnome card") },
  [INV_DO_FIGHT] = { .id = "then-fight", .name = N_("before the fight") },
  [INV_DO_LOST] = { .id = "then-gnome-goes", .name = N_("where the gnome goes") },
  [INV_DO_GNOME_END] = { .id = "then-gnome-end", .name = N_("after the fight") },
  [INV_DO_SWEEP] = { .id = "then-sweep", .name = N_("clearing up") },
};
static const GnValue flag_values[] = {
  { .id = "late", .name = N_("after the roll") }, { .id = "lend", .name = N_("helps neighbours from play") },
  { .id = "stays", .name = N_("stays in play") },
};
static const GnValue die_values[] = {
  { .id = "d4", .name = "d4", .words = "d4", .icon = "die-4" },
  { .id = "d6", .name = "d6", .words = "d6", .icon = "die-6" },
  { .id = "d8", .name = "d8", .words = "d8", .icon = "die-8" },
  { .id = "d10", .name = "d10", .words = "d10", .icon = "die-10" },
  { .id = "d12", .name = "d12", .words = "d12", .icon = "die-12" },
  { .id = "d20", .name = "d20", .words = "d20", .icon = "die-20" },
};
static const GnValue where_values[INV_N_WHERE] = {
  [INV_W_DECK_TOP] = { .id = "deck-top", .name = N_("the top of a boon deck") },
  [INV_W_DECK_BOTTOM] = { .id = "deck-bottom", .name = N_("the bottom of a boon deck") },
  [INV_W_DISCARD] = { .id = "discard", .name = N_("the discard pile") },
  [INV_W_HAND] = { .id = "hand", .name = N_("a hand") },
  [INV_W_PLAY] = { .id = "play", .name = N_("play") }, [INV_W_BOX] = { .id = "box", .name = N_("the box") },
  [INV_W_GNOMES_TOP] = { .id = "top", .name = N_("the top of the gnome deck") },
  [INV_W_GNOMES_BOTTOM] = { .id = "bottom", .name = N_("the bottom of the gnome deck") },
  [INV_W_SHUFFLED] = { .id = "shuffled", .name = N_("shuffled into the gnome deck") },
  [INV_W_REVEALED] = { .id = "revealed", .name = N_("the card now revealed") },
  [INV_W_ATTACHED] = { .id = "attached", .name = N_("before a player") },
  [INV_W_OUT] = { .id = "out", .name = N_("out of the game") },
  [INV_W_MIDDLE] = { .id = "middle", .name = N_("the middle") },
};
static const GnValue mode_values[] = {
  { .id = "gnomes", .name = N_("the gnome deck") }, { .id = "boon-discards", .name = N_("the discarded boons") },
  { .id = "gnome-discards", .name = N_("the discarded gnomes") }, { .id = "deck", .name = N_("a boon deck") },
  { .id = "in", .name = N_("in") }, { .id = "out", .name = N_("out") },
  { .id = "better", .name = N_("twice, the better") }, { .id = "worse", .name = N_("twice, the worse") },
  { .id = "once", .name = N_("once") }, { .id = "combat", .name = N_("this fight") },
  { .id = "win", .name = N_("until a fight is won") }, { .id = "returned", .name = N_("until given back") },
  { .id = "back", .name = N_("back") }, { .id = "ends", .name = N_("ends now") },
  { .id = "no-boon", .name = N_("misses the boon") }, { .id = "no-fight", .name = N_("misses the fight") },
  { .id = "next", .name = N_("is next") }, { .id = "boons", .name = N_("boons to acquire") },
  { .id = "rewards", .name = N_("boons without a roll") }, { .id = "fights", .name = N_("gnome cards") },
  { .id = "next-turn", .name = N_("until the end of the next turn") }, { .id = "good", .name = N_("for good") },
};

#define DOMAIN(at, key, label, list) \
  [at] = { .id = key, .title = label, .values = list, .n_values = G_N_ELEMENTS (list) }

const GnDomain inv_domains[] = {
  [INV_DOMAIN_BOON] = { .id = "boon", .title = N_("Boon"), .n_values = INV_BOONS_MAX, .family = 1 + INV_FAMILY_BOONS },
  [INV_DOMAIN_GNOME] = { .id = "gnome", .title = N_("Gnome"), .n_values = INV_GNOMES_MAX,
    .family = 1 + INV_FAMILY_GNOMES },
  DOMAIN (INV_DOMAIN_LETTER, "letter", N_("Letter"), letter_values),
  DOMAIN (INV_DOMAIN_DECK, "deck", N_("Boon deck"), deck_values),
  DOMAIN (INV_DOMAIN_KIND, "kind", N_("Kind"), kind_values),
  DOMAIN (INV_DOMAIN_SCOPE, "scope", N_("Roll"), scope_values),
  DOMAIN (INV_DOMAIN_PLACE, "place", N_("Place"), place_values),
  DOMAIN (INV_DOMAIN_STEP, "step", N_("Step"), step_values),
  DOMAIN (INV_DOMAIN_FLAG, "flag", N_("Mark"), flag_values),
  [INV_DOMAIN_TICK] = { .id = "tick", .title = N_("Item of the checklist"), .values = deck_values,
    .n_values = INV_DECKS },
  DOMAIN (INV_DOMAIN_DIE, "die", N_("Die"), die_values),
  DOMAIN (INV_DOMAIN_WHERE, "where", N_("Where"), where_values),
  DOMAIN (INV_DOMAIN_MODE, "mode", N_("How"), mode_values),
  { NULL }
};

/* ---- Fields of the state -------------------------------------------------------------------- */

#define AT(member) .offset = G_STRUCT_OFFSET (InvState, member)
#define TABLE N_("Table")
#define PLAYERS N_("Players")
#define NUMBER(key, label, where, member, kind, least, most, ...) \
  { .id = key, .title = label, .group = where, .type = kind, AT (member), .domain = GN_DOMAIN_NUMBER, .min = least, \
    .max = most, __VA_ARGS__ }
#define THING(key, label, where, member, kind, dom, ...) \
  { .id = key, .title = label, .group = where, .type = kind, AT (member), .domain = dom, .min = -1, __VA_ARGS__ }
#define BY_SEAT .dim = { INV_SEATS }, .index = { GN_DOMAIN_SEAT }
#define BY_KIND .dim = { INV_SEATS, INV_N_KINDS }, .index = { GN_DOMAIN_SEAT, INV_DOMAIN_KIND }
#define BY_PLACE(n) .dim = { n }, .index = { GN_DOMAIN_NUMBER }
#define INNER .flags = GN_FIELD_FIXED | GN_FIELD_SPARSE
#define FIXED .flags = GN_FIELD_FIXED

const GnField inv_fields[] = {
  NUMBER ("turn", N_("Turn"), TABLE, turn, GN_FIELD_UINT16, 0, 60000, .flags = GN_FIELD_CLOCK),
  THING ("stage", N_("Step"), TABLE, stage, GN_FIELD_UINT8, INV_DOMAIN_STEP),
  THING ("active", N_("Whose turn"), TABLE, active, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  THING ("first", N_("First player"), TABLE, first, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  NUMBER ("ask", N_("Asked for"), TABLE, ask, GN_FIELD_UINT8, 0, INV_ASK_TEXT, INNER),
  NUMBER ("dice_for", N_("Dice for"), TABLE, dice_for, GN_FIELD_UINT8, 0, INV_DICE_EFFECT, FIXED),
  { .id = "kept", .title = N_("Have cleared up"), .group = TABLE, .type = GN_FIELD_BITS8, AT (kept),
    .domain = GN_DOMAIN_SEAT, INNER },

  NUMBER ("piles_asked", N_("Piles to be entered"), TABLE, piles_asked, GN_FIELD_UINT8, 0, 255, FIXED),
  NUMBER ("ticked", N_("Checklist done"), TABLE, ticked, GN_FIELD_UINT8, 0, 255, INNER),
  NUMBER ("dice_there", N_("Dice at hand"), TABLE, dice_there, GN_FIELD_UINT8, 0, 63, INNER),
  { .id = "first_among", .title = N_("Roll for the start"), .group = TABLE, .type = GN_FIELD_BITS8, AT (first_among),
    .domain = GN_DOMAIN_SEAT, FIXED },
  NUMBER ("hand_roll", N_("Roll for the hand"), PLAYERS, hand_roll, GN_FIELD_UINT8, 0, 4, BY_SEAT, INNER),
  NUMBER ("first_roll", N_("Roll for the start"), PLAYERS, first_roll, GN_FIELD_UINT8, 0, 20, BY_SEAT, INNER),

  { .id = "hand", .title = N_("Hand"), .group = PLAYERS, .type = GN_FIELD_PILE, AT (hand), BY_SEAT,
    .domain = INV_DOMAIN_BOON, .known = GN_KNOWN_PILE },
  { .id = "play", .title = N_("In play"), .group = PLAYERS, .type = GN_FIELD_PILE, AT (play), BY_SEAT,
    .domain = INV_DOMAIN_BOON, .known = GN_KNOWN_PILE },
  { .id = "deck", .title = N_("Boon decks"), .group = TABLE, .type = GN_FIELD_PILE, AT (deck), .dim = { INV_DECKS },
    .index = { INV_DOMAIN_DECK },
    .domain = INV_DOMAIN_BOON, .known = GN_KNOWN_PILE },
  NUMBER ("discard", N_("Discarded boons"), TABLE, discard, GN_FIELD_UINT8, 0, 99, .dim = { INV_BOONS_MAX },
          .index = { INV_DOMAIN_BOON }, .flags = GN_FIELD_SPARSE),
  NUMBER ("unnamed", N_("Discarded boons without a name"), TABLE, unnamed, GN_FIELD_UINT8, 0, 200),
  NUMBER ("mix", N_("Boons shuffled into decks"), TABLE, mix, GN_FIELD_UINT8, 0, 99, .dim = { INV_BOONS_MAX },
          .index = { INV_DOMAIN_BOON }, .flags = GN_FIELD_SPARSE | GN_FIELD_FIXED),
  NUMBER ("boxed", N_("Boons known to be in the box"), TABLE, boxed, GN_FIELD_UINT8, 0, 99, .dim = { INV_BOONS_MAX },
          .index = { INV_DOMAIN_BOON }, .flags = GN_FIELD_SPARSE),
  NUMBER ("mix_unnamed", N_("Boons without a name shuffled into decks"), TABLE, mix_unnamed, GN_FIELD_UINT8, 0, 200,
          INNER),

  { .id = "gnomes", .title = N_("Gnome deck"), .group = TABLE, .type = GN_FIELD_PILE, AT (gnomes),
    .domain = INV_DOMAIN_GNOME, .known = GN_KNOWN_PILE },
  NUMBER ("letters_in", N_("Letters in its layers"), TABLE, letters_in, GN_FIELD_UINT8, 0, 6, BY_PLACE (INV_LAYERS),
          FIXED),
  { .id = "gnome_discard", .title = N_("Gnome discard pile"), .group = TABLE, .type = GN_FIELD_PILE, AT (gnome_discard),
    BY_PLACE (INV_DISCARDS),
    .domain = INV_DOMAIN_GNOME, .known = GN_KNOWN_PILE },
  { .id = "attached", .title = N_("Attached gnomes"), .group = PLAYERS, .type = GN_FIELD_PILE, AT (attached),
    .domain = INV_DOMAIN_GNOME, .known = GN_KNOWN_PILE },
  NUMBER ("gone", N_("Gnomes out of the game"), TABLE, gone, GN_FIELD_UINT8, 0, 99, .dim = { INV_GNOMES_MAX },
          .index = { INV_DOMAIN_GNOME }, .flags = GN_FIELD_SPARSE),
  NUMBER ("n_letters", N_("Letters out"), TABLE, n_letters, GN_FIELD_UINT8, 0, 6, .flags = GN_FIELD_CHART),
  THING ("letter", N_("Letters in order"), TABLE, letter, GN_FIELD_INT8, INV_DOMAIN_LETTER, BY_PLACE (INV_LETTERS)),
  THING ("letter_seat", N_("Who revealed them"), TABLE, letter_seat, GN_FIELD_INT8, GN_DOMAIN_SEAT,
         BY_PLACE (INV_LETTERS), FIXED),
  NUMBER ("letter_turn", N_("In which turn"), TABLE, letter_turn, GN_FIELD_UINT16, 0, 60000, BY_PLACE (INV_LETTERS),
          INNER),
  NUMBER ("letter_card", N_("As which card"), TABLE, letter_card, GN_FIELD_UINT16, 0, 60000, BY_PLACE (INV_LETTERS),
          INNER),

  THING ("boon", N_("Boon revealed"), TABLE, boon, GN_FIELD_INT16, INV_DOMAIN_BOON),
  THING ("from_deck", N_("From deck"), TABLE, from_deck, GN_FIELD_INT8, INV_DOMAIN_DECK),
  THING ("side", N_("Boon by an effect"), TABLE, side, GN_FIELD_INT16, INV_DOMAIN_BOON, FIXED),
  THING ("side_deck", N_("Its deck"), TABLE, side_deck, GN_FIELD_INT8, INV_DOMAIN_DECK, FIXED),
  THING ("gnome", N_("Gnome revealed"), TABLE, gnome, GN_FIELD_INT16, INV_DOMAIN_GNOME),
  NUMBER ("from_pile", N_("It came from the discard pile"), TABLE, from_pile, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER ("fighting", N_("A fight"), TABLE, fighting, GN_FIELD_UINT8, 0, 1, FIXED),
  NUMBER ("open_value", N_("Value to be rolled"), TABLE, open_value, GN_FIELD_UINT8, 0, 1, FIXED),
  NUMBER ("has_value", N_("There is a value"), TABLE, has_value, GN_FIELD_UINT8, 0, 1, FIXED),
  NUMBER ("value", N_("Value"), TABLE, value, GN_FIELD_INT16, -999, 999),
  NUMBER ("change", N_("Change of the value"), TABLE, change, GN_FIELD_INT16, -999, 999),
  NUMBER ("text_value", N_("Value set by a text"), TABLE, text_value, GN_FIELD_UINT8, 0, 1, FIXED),
  NUMBER ("rolled", N_("Rolled"), TABLE, rolled, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER ("total_only", N_("Only the total was told"), TABLE, total_only, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER ("total", N_("Total"), TABLE, total, GN_FIELD_INT16, -999, 9999),
  NUMBER ("n_faces", N_("Dice rolled"), TABLE, n_faces, GN_FIELD_UINT8, 0, INV_DICE_MAX, INNER),
  NUMBER ("throw_n", N_("Dice of an effect rolled"), TABLE, throw_n, GN_FIELD_UINT8, 0, 120, INNER),
  NUMBER ("throw_sum", N_("Their sum"), TABLE, throw_sum, GN_FIELD_INT16, -999, 9999, INNER),
  NUMBER ("told", N_("Target out of reach"), TABLE, told, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER ("again", N_("Die rolled anew"), TABLE, again, GN_FIELD_UINT8, 0, INV_DICE_MAX, INNER),
  NUMBER ("face", N_("Faces"), TABLE, face, GN_FIELD_UINT8, 0, 20, BY_PLACE (INV_DICE_MAX), INNER),
  { .id = "spent", .title = N_("Discarded for this roll"), .group = TABLE, .type = GN_FIELD_PILE, AT (spent),
    .domain = INV_DOMAIN_BOON, .known = GN_KNOWN_PILE, INNER },
  NUMBER ("used", N_("Weapons used in this roll"), PLAYERS, used, GN_FIELD_UINT8, 0, 99, BY_SEAT, INNER),
  NUMBER ("text_die", N_("Dice by a text"), TABLE, text_die, GN_FIELD_INT8, -20, 20, .dim = { 6 },
          .index = { INV_DOMAIN_DIE }, INNER),
  NUMBER ("text_flat", N_("Total by a text"), TABLE, text_flat, GN_FIELD_INT8, -99, 99, INNER),
  NUMBER ("own_out", N_("Own d20 taken out"), TABLE, own_out, GN_FIELD_UINT8, 0, 2, INNER),
  NUMBER ("own_twice", N_("Own d20 twice"), TABLE, own_twice, GN_FIELD_INT8, -1, 1, INNER),
  NUMBER ("own_sides", N_("Sides of the own die"), TABLE, own_sides, GN_FIELD_UINT8, 0, 20, INNER),
  NUMBER ("no_help", N_("No help"), TABLE, no_help, GN_FIELD_UINT8, 0, 2, INNER),

  NUMBER ("stolen", N_("D20 stolen"), PLAYERS, stolen, GN_FIELD_UINT8, 0, INV_UNTIL_RETURNED, BY_SEAT),
  THING ("thief", N_("By whom"), PLAYERS, thief, GN_FIELD_INT16, INV_DOMAIN_GNOME, BY_SEAT),
  NUMBER ("ally_more", N_("More allies"), PLAYERS, ally_more, GN_FIELD_INT8, -9, 9, BY_SEAT, INNER),
  NUMBER ("weapon_more", N_("More weapons"), PLAYERS, weapon_more, GN_FIELD_INT8, -9, 9, BY_SEAT, INNER),
  NUMBER ("limit_ends", N_("Turns of these limits"), PLAYERS, limit_ends, GN_FIELD_UINT8, 0, 2, BY_SEAT, INNER),
  NUMBER ("miss_boon", N_("Misses boons"), PLAYERS, miss_boon, GN_FIELD_UINT8, 0, 99, BY_SEAT),
  NUMBER ("miss_fight", N_("Misses fights"), PLAYERS, miss_fight, GN_FIELD_UINT8, 0, 99, BY_SEAT),
  NUMBER ("misses", N_("Missed in this turn"), TABLE, misses, GN_FIELD_UINT8, 0, 3, INNER),
  NUMBER ("remind", N_("Text to be remembered"), PLAYERS, remind, GN_FIELD_INT16, -999, 999, BY_SEAT, INNER),

  NUMBER ("skip", N_("Fight skipped"), TABLE, skip, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER ("draw", N_("Gnome from the discard pile"), TABLE, draw, GN_FIELD_UINT8, 0, 3, INNER),
  NUMBER ("extra", N_("Extra boons"), TABLE, extra, GN_FIELD_UINT8, 0, 99, INNER),
  NUMBER ("fights", N_("More fights"), TABLE, fights, GN_FIELD_UINT8, 0, 99, INNER),
  NUMBER ("again_now", N_("Once more"), TABLE, again_now, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER ("turn_ends", N_("The turn ends"), TABLE, turn_ends, GN_FIELD_UINT8, 0, 1, INNER),
  NUMBER ("next", N_("Who is next"), TABLE, next, GN_FIELD_INT8, 0, INV_SEATS, INNER),
  NUMBER ("goes", N_("Where the gnome goes"), TABLE, goes, GN_FIELD_UINT8, 0, 6, INNER),
  NUMBER ("goes_until", N_("Until when"), TABLE, goes_until, GN_FIELD_UINT8, 0, 3, INNER),
  NUMBER ("margin", N_("Total less value"), TABLE, margin, GN_FIELD_INT16, -999, 9999, INNER),
  NUMBER ("result", N_("Result of the fight"), TABLE, result, GN_FIELD_UINT8, 0, 2, INNER),
  NUMBER ("n_frames", N_("Effects under way"), TABLE, n_frames, GN_FIELD_UINT8, 0, INV_FRAMES, INNER),
  NUMBER ("frame", N_("Effects"), TABLE, frame, GN_FIELD_INT16, -99, 999, .dim = { INV_FRAMES, INV_FRAME_SIZE },
          .index = { GN_DOMAIN_NUMBER, GN_DOMAIN_NUMBER }, INNER),

  NUMBER ("gained", N_("Boons gained"), PLAYERS, gained, GN_FIELD_UINT8, 0, 250, BY_KIND),
  NUMBER ("missed", N_("Boons missed"), PLAYERS, missed, GN_FIELD_UINT8, 0, 250, BY_KIND),
  NUMBER ("won", N_("Gnomes beaten"), PLAYERS, won, GN_FIELD_UINT8, 0, 250, BY_SEAT),
  NUMBER ("lost", N_("Fights lost"), PLAYERS, lost, GN_FIELD_UINT8, 0, 250, BY_SEAT),
  NUMBER ("none", N_("Gnomes without a fight"), PLAYERS, none, GN_FIELD_UINT8, 0, 250, BY_SEAT),
  NUMBER ("helped", N_("Help given"), PLAYERS, helped, GN_FIELD_UINT8, 0, 250, BY_SEAT),
  NUMBER ("best", N_("Best roll"), PLAYERS, best, GN_FIELD_INT16, 0, 9999, BY_SEAT),
  NUMBER ("skipped", N_("Fights skipped"), TABLE, skipped, GN_FIELD_UINT8, 0, 250),
  NUMBER ("drawn", N_("Gnome cards turned up"), TABLE, drawn, GN_FIELD_UINT16, 0, 60000),
  NUMBER ("from_discard", N_("Gnomes from the discard pile"), TABLE, from_discard, GN_FIELD_UINT8, 0, 250),
  NUMBER ("end", N_("How it ended"), TABLE, end, GN_FIELD_UINT8, 0, 4, INNER),
  { NULL }
};

const GnText inv_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "inv-texts.inc"
  { 0 }
};
