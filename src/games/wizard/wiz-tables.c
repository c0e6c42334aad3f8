/* wiz-tables.c: options, setup steps, families of components, and fields of the state
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-state.h"

#include <glib/gi18n-lib.h>

/* ---- Options (section 11) ------------------------------------------------ */

#define CHOICES(name, a, a_title, a_hint, b, b_title, b_hint) \
  static const GnChoice name[] = { { a, a_title, a_hint }, { b, b_title, b_hint }, { NULL } }

CHOICES (sets_after_wizard,
         "off", N_("No"), N_("After the Wizard’s draw the turn is over."),
         "on", N_("Yes"), N_("After the Wizard’s draw sets may still be turned in."));
CHOICES (bag_return,
         "each-action", N_("After each draw"), N_("Tokens go back into the bag before the next action."),
         "all-actions", N_("After all actions"), N_("Tokens go back when all actions of the tile are done."));
CHOICES (reshuffle,
         "when-needed", N_("When needed"), N_("The discards are shuffled when a card has to be drawn."),
         "at-once", N_("At once"), N_("The discards are shuffled when the last card is taken."));
CHOICES (actions,
         "mandatory", N_("Mandatory"), N_("What the tile says is done, as far as it can be."),
         "declined", N_("May be left out"), N_("Each action of a tile may be left out."));
CHOICES (pool_sets,
         "pooled", N_("Together"), N_("Symbols of several pieces count together for several sets."),
         "separate", N_("One by one"), N_("Each set is turned in by itself."));
CHOICES (void_sets,
         "allow", N_("Allowed"), N_("Sets may be turned in when no gem is left on the board."),
         "refuse", N_("Refused"), N_("Snails and potions need a gem on the board."));
CHOICES (wizard_needs_gem,
         "off", N_("No"), N_("The Wizard may be taken without a gem of one’s own in the bag."),
         "on", N_("Yes"), N_("Only a player with a gem of their own in the bag may take the Wizard."));
static const GnChoice level_cap[] = {
  { "none", N_("None"), N_("Levels go up without end.") },
  { "5", N_("5"), N_("The dials end at 5.") }, { "6", N_("6"), N_("The dials end at 6.") },
  { "7", N_("7"), N_("The dials end at 7.") },
  { "8", N_("8"), N_("The dials end at 8.") }, { "9", N_("9"), N_("The dials end at 9.") },
  { "10", N_("10"), N_("The dials end at 10.") },
  { "11", N_("11"), N_("The dials end at 11.") }, { "12", N_("12"), N_("The dials end at 12.") },
  { "15", N_("15"), N_("The dials end at 15.") }, { "20", N_("20"), N_("The dials end at 20.") },
  { NULL }
};
const guint8 wiz_caps[] = { 0, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20 };
CHOICES (first_order,
         "random", N_("By lot"), N_("The markers are drawn."),
         "entered", N_("Agreed"), N_("The table agrees, and the host enters it."));
CHOICES (trade,
         "trader", N_("The Trader decides"), N_("The other player has no say."),
         "agreement", N_("By agreement"), N_("The other player accepts or refuses; a refused offer ends the action."));
CHOICES (show_odds,
         "on", N_("Shown"), N_("What is in the bag, and the chances."),
         "off", N_("Hidden"), N_("For tables that like the suspense."));

const GnOption wiz_options[] = {
  [WIZ_OPTION_SETS_AFTER_WIZARD] = { "sets-after-wizard", N_("Sets after the Wizard"),
    N_("Whether the Wizard’s turn has a third step."), "WIZ-R01", sets_after_wizard, .expert = TRUE },
  [WIZ_OPTION_BAG_RETURN] = { "bag-return", N_("Tokens go back"), N_("When drawn tokens return to the bag."), "WIZ-R03",
    bag_return, .expert = TRUE },
  [WIZ_OPTION_RESHUFFLE] = { "reshuffle", N_("Reshuffling"), N_("When the discards become the new deck."), "WIZ-R07",
    reshuffle, .expert = TRUE },
  [WIZ_OPTION_ACTIONS] = { "actions", N_("Actions of a tile"), N_("Whether actions may be left out."), "WIZ-R08",
    actions, .expert = TRUE },
  [WIZ_OPTION_POOL_SETS] = { "pool-sets", N_("Several sets at once"),
    N_("Whether pieces count together for several sets."), "WIZ-R14", pool_sets, .expert = TRUE },
  [WIZ_OPTION_VOID_SETS] = { "void-sets", N_("Sets without a gem left"),
    N_("When no gem is left on the board to be added."), "WIZ-R06", void_sets, .expert = TRUE },
  [WIZ_OPTION_WIZARD_NEEDS_GEM] = { "wizard-needs-gem", N_("The Wizard needs a gem"),
    N_("Whether a draw that cannot win is allowed."), "WIZ-R10", wizard_needs_gem, .expert = TRUE },
  [WIZ_OPTION_LEVEL_CAP] = { "level-cap", N_("Highest level"),
    N_("The highest number on the dials; it may be entered later too."), "WIZ-R11", level_cap, .expert = TRUE },
  [WIZ_OPTION_FIRST_ORDER] = { "first-order", N_("First order"), N_("How the order of round 1 is found."), "WIZ-R22",
    first_order },
  [WIZ_OPTION_TRADE] = { "trade", N_("Trading"), N_("Whether a trade needs the other player’s consent."), "WIZ-R25",
    trade },
  [WIZ_OPTION_SHOW_ODDS] = { "show-odds", N_("Bag and chances"), N_("Whether the screen tells what is in the bag."),
    "WIZ-R17", show_odds },
  { NULL }
};

/* ---- Setup (section 2) ------------------------------------------------------ */

const GnSetupStep wiz_setup[] = {
  { .text = N_("Lay the game board in the middle."), .icon = "wiz-gem", .clause = "WIZ-006" },
  { .text = N_("Everybody chooses a colour and takes its dial and turn marker."), .icon = "wiz-level",
    .clause = "WIZ-004" },
  { .text = N_("Every dial shows 1."), .icon = "wiz-level", .clause = "WIZ-005" },
  { .text = N_("Stack 8 gems of each colour that plays on the board, {gems} in all; none is in the bag."),
    .icon = "wiz-gem", .clause = "WIZ-006" },
  { .text = N_("Put the gems of the other colours back into the box: {gems_box}."), .icon = "wiz-gem",
    .clause = "WIZ-007" },
  { .text = N_("Fill the bag: 5 tokens of each element, 3 Add-a-Gem and 3 Level-Up, {bag} tokens. Mix them."),
    .icon = "wiz-bag", .clause = "WIZ-008" },
  { .text = N_("Shuffle the 60 element cards."), .icon = "wiz-cards", .clause = "WIZ-009", .needs = 1 },
  { .text = N_("Deal 3 cards to each, {dealt} in all; they are kept secret."), .icon = "wiz-hand", .clause = "WIZ-009",
    .needs = 1 },
  { .text = N_("The other {deck} cards are the deck, face down; leave room for the discards."), .icon = "wiz-cards",
    .clause = "WIZ-011", .needs = 1 },
  { .text = N_("Lay the seven characters in a row, 1 on the left to 7 on the right."), .icon = "wiz-character",
    .clause = "WIZ-012" },
  { .text = N_("Draw the turn markers: the first goes on space 1, the next on space 2, up to {players}."),
    .icon = "wiz-gem", .clause = "WIZ-013" },
  { .text = N_("Everybody gets a reference card."), .icon = "wiz-hand", .clause = "WIZ-015" },
  { .text = N_("Agree on the characters, the options, and who holds cards and bag."), .icon = "wiz-character",
    .clause = "WIZ-016" },
  { NULL }
};

/* ---- Families of components (section 8) --------------------------------------- */

#define OPTIONAL_PARAM \
  { .id = "optional", .title = N_("It may be left out"), .kind = GN_PARAM_NUMBER, .min = 0, .max = 1 }
#define TIMES(label)   { .id = "k", .title = (label), .kind = GN_PARAM_NUMBER, .min = 1, .max = 9 }

const GnEffectWord wiz_vocabulary[] = {
  { "draw-card", N_("Draw cards"), { TIMES (N_("How many")), OPTIONAL_PARAM } },
  { "play-card", N_("Play cards"), { TIMES (N_("How many")), OPTIONAL_PARAM } },
  { "draw-token", N_("Draw tokens"), { TIMES (N_("How many")), OPTIONAL_PARAM } },
  { "draw-tokens-level", N_("Draw tokens equal to the level"), { OPTIONAL_PARAM } },
  { "wizard-draw", N_("The Wizard’s draw"), { OPTIONAL_PARAM } },
  { "look-keep", N_("Look at cards, keep some"),
    { { .id = "n", .title = N_("Look at"), .kind = GN_PARAM_NUMBER, .min = 2, .max = WIZ_SYMBOLS, .needed = TRUE },
      { .id = "k", .title = N_("Keep"), .kind = GN_PARAM_NUMBER, .min = 1, .max = WIZ_SYMBOLS - 1, .needed = TRUE },
      OPTIONAL_PARAM } },
  { "trade", N_("Trade pieces"),
    { { .id = "k", .title = N_("How many"), .kind = GN_PARAM_NUMBER, .min = 1, .max = WIZ_TRADE }, OPTIONAL_PARAM } },
  { "level", N_("Level up or down"),
    { { .id = "k", .title = N_("By how much"), .kind = GN_PARAM_NUMBER, .min = -9, .max = 9 }, OPTIONAL_PARAM } },
  { "gem-to-bag", N_("Own gems into the bag"),
    { { .id = "k", .title = N_("How many"), .kind = GN_PARAM_NUMBER, .min = 1, .max = WIZ_GEMS_EACH },
      OPTIONAL_PARAM } },
  { "choose", N_("One of several lists"),
    { { .id = "lists", .title = N_("Of these"), .kind = GN_PARAM_LISTS, .min = 2, .max = WIZ_PICKS, .needed = TRUE },
      OPTIONAL_PARAM } },
  { "free-text", N_("Read aloud"),
    { { .id = "text", .title = N_("Text"), .kind = GN_PARAM_TEXT, .needed = TRUE }, OPTIONAL_PARAM } },
  { NULL }
};

static const GnAttr card_attrs[] = {
  { .id = "element", .title = N_("Element"), .kind = GN_ATTR_THING, .domain = WIZ_DOMAIN_ELEMENT },
  { .id = "symbols", .title = N_("Symbols"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER, .min = 1,
    .max = WIZ_SYMBOLS },
  { .id = "copies", .title = N_("Copies"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER, .min = 1,
    .max = WIZ_BOX_CARDS, .optional = TRUE },
  { .id = "element-2", .title = N_("Second element"), .kind = GN_ATTR_THING, .domain = WIZ_DOMAIN_ELEMENT,
    .optional = TRUE, .aside = TRUE },
  { .id = "symbols-2", .title = N_("Symbols of the second"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER,
    .min = 1, .max = WIZ_SYMBOLS, .optional = TRUE,
    .aside = TRUE },
  { .id = "name", .title = N_("Name"), .kind = GN_ATTR_TEXT },
  { NULL }
};

static const GnAttr tile_attrs[] = {
  { .id = "number", .title = N_("Number"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER, .min = 1,
    .max = WIZ_TILES },
  { .id = "name", .title = N_("Name"), .kind = GN_ATTR_TEXT },
  { .id = "actions", .title = N_("Actions"), .kind = GN_ATTR_EFFECTS, .vocabulary = wiz_vocabulary },
  { .id = "note", .title = N_("Note"), .kind = GN_ATTR_TEXT },
  { NULL }
};

static const GnAttr token_attrs[] = {
  { .id = "element", .title = N_("Element"), .kind = GN_ATTR_THING, .domain = WIZ_DOMAIN_ELEMENT },
  { .id = "symbols", .title = N_("Symbols"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER, .min = 1,
    .max = WIZ_SYMBOLS },
  { NULL }
};

const GnFamily wiz_families[] = {
  [WIZ_FAMILY_CARDS] = { "cards", N_("Element cards"), N_("card"), "cards", card_attrs, WIZ_CARDS, WIZ_BOX_CARDS,
    N_("The box: you shuffle and deal, and say what is played. The app: Gnomon shuffles, and shows each hand to its "
        "player alone."), .copies = "copies" },
  [WIZ_FAMILY_TILES] = { "tiles", N_("Characters"), N_("character"), "board", tile_attrs, WIZ_TILES_MAX, WIZ_TILES,
    N_("What is printed on the seven tiles."), .preset = TRUE },
  [WIZ_FAMILY_BAG] = { "bag", N_("Bag of Fate"), N_("token"), "cards", token_attrs, WIZ_ELEMENTS, WIZ_ELEMENTS,
    N_("The box: you draw tokens and say which came out. The app: Gnomon draws them on the screen."), .preset = TRUE },
  [WIZ_FAMILY_LOTS] = { "lots", N_("Turn markers"), N_("lot"), "dice", NULL, 0, 0,
    N_("In which order the markers of round 1 are drawn.") },
  { NULL }
};

/* ---- Fields of the state (section 3) --------------------------------------------- */

#define TABLE   N_("Table")
#define PLAYERS N_("Players")
#define BAG     N_("Bag of Fate")
#define CARDS   N_("Cards")
#define PASSING N_("This moment")
#define COUNTED N_("Counted for the scoresheet")

#define AT(member) .offset = G_STRUCT_OFFSET (WizState, member)
#define NUMBER     .domain = GN_DOMAIN_NUMBER
#define BY_SEAT    .dim = { WIZ_SEATS }, .index = { GN_DOMAIN_SEAT }
#define BY_CARD    .dim = { WIZ_CARDS }, .index = { WIZ_DOMAIN_CARD }
#define BY_ELEMENT .dim = { WIZ_ELEMENTS }, .index = { WIZ_DOMAIN_ELEMENT }
#define BY_TOKEN   .dim = { WIZ_TOKENS }, .index = { WIZ_DOMAIN_TOKEN }
#define FIXED      .flags = GN_FIELD_FIXED
#define FEW        .flags = GN_FIELD_SPARSE
#define FIXED_FEW  .flags = GN_FIELD_FIXED | GN_FIELD_SPARSE

const GnField wiz_fields[] = {
  { .id = "phase", .title = N_("Phase"), .group = TABLE, .type = GN_FIELD_UINT8, AT (phase),
    .domain = WIZ_DOMAIN_PHASE },
  { .id = "round", .title = N_("Round"), .group = TABLE, .type = GN_FIELD_UINT16, AT (round), NUMBER, .max = 9999,
    .flags = GN_FIELD_CLOCK },
  { .id = "active", .title = N_("Whose turn it is"), .group = TABLE, .type = GN_FIELD_INT8, AT (active),
    .domain = GN_DOMAIN_SEAT, .min = -1 },
  { .id = "done", .title = N_("Turns over this round"), .group = TABLE, .type = GN_FIELD_BITS8, AT (done),
    .domain = GN_DOMAIN_SEAT },
  { .id = "space", .title = N_("Turn order space"), .group = TABLE, .type = GN_FIELD_UINT8, AT (space), BY_SEAT, NUMBER,
    .max = WIZ_TILES },
  { .id = "tile", .title = N_("Character"), .group = TABLE, .type = GN_FIELD_INT8, AT (tile), BY_SEAT,
    .domain = WIZ_DOMAIN_TILE, .min = -1 },
  { .id = "cap", .title = N_("Highest level"), .group = TABLE, .type = GN_FIELD_UINT8, AT (cap), NUMBER,
    .max = WIZ_MOST_LEVEL },
  { .id = "winner", .title = N_("Winner"), .group = TABLE, .type = GN_FIELD_INT8, AT (winner), .domain = GN_DOMAIN_SEAT,
    .min = -1, FIXED },

  { .id = "level", .title = N_("Level"), .group = PLAYERS, .type = GN_FIELD_UINT8, AT (level), BY_SEAT, NUMBER,
    .max = WIZ_MOST_LEVEL, .flags = GN_FIELD_CHART },
  { .id = "gems", .title = N_("Gems in the bag"), .group = PLAYERS, .type = GN_FIELD_UINT8, AT (gems), BY_SEAT, NUMBER,
    .max = WIZ_GEMS_EACH, .flags = GN_FIELD_CHART },
  { .id = "face", .title = N_("Cards face up"), .group = PLAYERS, .type = GN_FIELD_UINT8, AT (face),
    .dim = { WIZ_SEATS, WIZ_CARDS },
    .index = { GN_DOMAIN_SEAT, WIZ_DOMAIN_CARD }, NUMBER, .max = WIZ_BOX_CARDS, FEW },
  { .id = "tokens", .title = N_("Element tokens"), .group = PLAYERS, .type = GN_FIELD_UINT8, AT (tokens),
    .dim = { WIZ_SEATS, WIZ_ELEMENTS },
    .index = { GN_DOMAIN_SEAT, WIZ_DOMAIN_ELEMENT }, NUMBER, .max = WIZ_TOKENS_EACH, FEW },
  { .id = "hand_n", .title = N_("Cards in hand"), .group = PLAYERS, .type = GN_FIELD_UINT8, AT (hand_n), BY_SEAT,
    NUMBER, .max = WIZ_BOX_CARDS },
  { .id = "hand", .title = N_("Known cards in hand"), .group = PLAYERS, .type = GN_FIELD_UINT8, AT (hand),
    .dim = { WIZ_SEATS, WIZ_CARDS },
    .index = { GN_DOMAIN_SEAT, WIZ_DOMAIN_CARD }, NUMBER, .max = WIZ_BOX_CARDS, .known = GN_KNOWN_OWNER, .hidden_as = 0,
    FEW },

  { .id = "gone", .title = N_("Out of the game"), .group = BAG, .type = GN_FIELD_UINT8, AT (gone), BY_ELEMENT, NUMBER,
    .max = WIZ_TOKENS_EACH, FEW },
  { .id = "pulled", .title = N_("Drawn and lying out"), .group = BAG, .type = GN_FIELD_UINT8, AT (pulled), BY_TOKEN,
    NUMBER, .max = WIZ_GEMS_EACH, FIXED_FEW },
  { .id = "aside", .title = N_("Resolved, not returned yet"), .group = BAG, .type = GN_FIELD_UINT8, AT (aside),
    BY_TOKEN, NUMBER, .max = WIZ_GEMS_EACH, FIXED_FEW },

  { .id = "deck", .title = N_("Deck"), .group = CARDS, .type = GN_FIELD_PILE, AT (deck), .domain = WIZ_DOMAIN_CARD,
    .known = GN_KNOWN_PILE },
  { .id = "discard", .title = N_("Discard pile"), .group = CARDS, .type = GN_FIELD_UINT8, AT (discard), BY_CARD, NUMBER,
    .max = WIZ_BOX_CARDS, FEW },
  { .id = "shuffled", .title = N_("The deck’s cards were seen"), .group = CARDS, .type = GN_FIELD_UINT8, AT (shuffled),
    NUMBER, .max = 1, FIXED },
  { .id = "mixed", .title = N_("Layers are not told apart"), .group = CARDS, .type = GN_FIELD_UINT8, AT (mixed), NUMBER,
    .max = 1, FIXED },
  { .id = "layer", .title = N_("Unseen since the reshuffle"), .group = CARDS, .type = GN_FIELD_UINT8, AT (layer),
    BY_CARD, NUMBER, .max = WIZ_BOX_CARDS, FIXED_FEW },
  { .id = "older", .title = N_("Unseen before it"), .group = CARDS, .type = GN_FIELD_UINT8, AT (older), BY_CARD, NUMBER,
    .max = WIZ_BOX_CARDS, FIXED_FEW },
  { .id = "old", .title = N_("Cards from before"), .group = CARDS, .type = GN_FIELD_UINT8, AT (old),
    .dim = { WIZ_HOLDERS }, .index = { WIZ_DOMAIN_HOLDER }, NUMBER,
    .max = WIZ_BOX_CARDS, FIXED_FEW },
  { .id = "fresh", .title = N_("Cards drawn since"), .group = CARDS, .type = GN_FIELD_UINT8, AT (fresh),
    .dim = { WIZ_HOLDERS }, .index = { WIZ_DOMAIN_HOLDER }, NUMBER,
    .max = WIZ_BOX_CARDS, FIXED_FEW },
  { .id = "could", .title = N_("What those from before may be"), .group = CARDS, .type = GN_FIELD_BITS16, AT (could),
    .dim = { WIZ_HOLDERS, WIZ_ELEMENTS + 1 },
    .index = { WIZ_DOMAIN_HOLDER, WIZ_DOMAIN_CLASS }, .domain = WIZ_DOMAIN_SYMBOLS, FIXED_FEW },

  { .id = "at", .title = N_("Action of the tile"), .group = PASSING, .type = GN_FIELD_UINT8, AT (at), NUMBER,
    .max = WIZ_ACTIONS },
  { .id = "times", .title = N_("How often done"), .group = PASSING, .type = GN_FIELD_UINT8, AT (times), NUMBER,
    .max = 9 },
  { .id = "pick", .title = N_("List picked"), .group = PASSING, .type = GN_FIELD_UINT8, AT (pick), NUMBER,
    .max = WIZ_PICKS + 1 },
  { .id = "agreed", .title = N_("It was begun"), .group = PASSING, .type = GN_FIELD_UINT8, AT (agreed), NUMBER,
    .max = 1, FIXED },
  { .id = "all", .title = N_("Tokens to draw in all"), .group = PASSING, .type = GN_FIELD_UINT8, AT (all), NUMBER,
    .max = WIZ_MOST_LEVEL, FIXED },
  { .id = "due", .title = N_("Tokens still to draw"), .group = PASSING, .type = GN_FIELD_UINT8, AT (due), NUMBER,
    .max = WIZ_MOST_LEVEL, FIXED },
  { .id = "look_n", .title = N_("Cards being looked at"), .group = PASSING, .type = GN_FIELD_UINT8, AT (look_n), NUMBER,
    .max = WIZ_SYMBOLS, FIXED },
  { .id = "look_due", .title = N_("Still to be shown"), .group = PASSING, .type = GN_FIELD_UINT8, AT (look_due), NUMBER,
    .max = WIZ_SYMBOLS, FIXED },
  { .id = "look_keep", .title = N_("Kept of them"), .group = PASSING, .type = GN_FIELD_UINT8, AT (look_keep), NUMBER,
    .max = WIZ_SYMBOLS, FIXED },
  { .id = "looked", .title = N_("Which they are"), .group = PASSING, .type = GN_FIELD_UINT8, AT (looked), BY_CARD,
    NUMBER, .max = WIZ_SYMBOLS, FIXED_FEW },
  { .id = "offer_to", .title = N_("Trade offered to"), .group = PASSING, .type = GN_FIELD_INT8, AT (offer_to),
    .domain = GN_DOMAIN_SEAT, .min = -1, FIXED },
  { .id = "give", .title = N_("Pieces offered"), .group = PASSING, .type = GN_FIELD_INT16, AT (give),
    .dim = { WIZ_TRADE }, .index = { GN_DOMAIN_NUMBER },
    .domain = WIZ_DOMAIN_PIECE, .min = -1, FIXED },
  { .id = "get", .title = N_("Pieces wanted"), .group = PASSING, .type = GN_FIELD_INT16, AT (get), .dim = { WIZ_TRADE },
    .index = { GN_DOMAIN_NUMBER },
    .domain = WIZ_DOMAIN_PIECE, .min = -1, FIXED },
  { .id = "short_entry", .title = N_("Only the own gem was entered"), .group = PASSING, .type = GN_FIELD_UINT8,
    AT (short_entry), NUMBER, .max = 1, FIXED },

  { .id = "sets", .title = N_("Sets turned in"), .group = COUNTED, .type = GN_FIELD_UINT8, AT (sets),
    .dim = { WIZ_SEATS, WIZ_ELEMENTS },
    .index = { GN_DOMAIN_SEAT, WIZ_DOMAIN_ELEMENT }, NUMBER, .max = 255, FEW },
  { .id = "wizard", .title = N_("Wizard draws"), .group = COUNTED, .type = GN_FIELD_UINT16, AT (wizard), BY_SEAT,
    NUMBER, .max = 9999 },
  { .id = "luck", .title = N_("Sum of their chances, in millionths"), .group = COUNTED, .type = GN_FIELD_INT32,
    AT (luck), BY_SEAT, NUMBER, .max = G_MAXINT32, FIXED },
  { .id = "trades", .title = N_("Trades made"), .group = COUNTED, .type = GN_FIELD_UINT16, AT (trades), BY_SEAT, NUMBER,
    .max = 9999 },
  { .id = "reshuffles", .title = N_("Reshuffles"), .group = COUNTED, .type = GN_FIELD_UINT16, AT (reshuffles), NUMBER,
    .max = 9999 },
  { NULL }
};

const GnText wiz_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "wiz-texts.inc"
  { 0 }
};
