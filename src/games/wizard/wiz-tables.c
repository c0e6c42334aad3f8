/* wiz-tables.c: options, setup steps, families of components, and fields of the state
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

/* ---- Options (section 11) ------------------------------------------------ */

CHOICES (sets_after_wizard,
         { "off", N_("No"), N_("The turn is over after the Wizard’s draw.") },
         { "on", N_("Yes"), N_("Sets may still be turned in after the Wizard’s draw.") });
CHOICES (bag_return,
         { "each-action", N_("After each draw"), N_("Tokens go back into the bag before the next action.") },
         { "all-actions", N_("After all actions"), N_("Tokens go back when all actions of the tile are done.") });
CHOICES (reshuffle,
         { "when-needed", N_("When needed"), N_("The discard pile is shuffled when a card has to be drawn.") },
         { "at-once", N_("At once"), N_("The discard pile is shuffled when the last card is taken.") });
CHOICES (actions,
         { "mandatory", N_("Mandatory"), N_("The tile’s actions are performed as far as possible.") },
         { "declined", N_("Optional"), N_("Each action of a tile may be skipped.") });
CHOICES (pool_sets,
         { "pooled", N_("Together"), N_("Symbols of several pieces count together for several sets.") },
         { "separate", N_("One by one"), N_("Each set is turned in separately.") });
CHOICES (void_sets,
         { "allow", N_("Allowed"), N_("Sets may be turned in even when no gem is left on the board.") },
         { "refuse", N_("Not allowed"), N_("Snails and potions need a gem on the board.") });
CHOICES (wizard_needs_gem,
         { "off", N_("No"), N_("The Wizard may be taken without a gem of your own in the bag.") },
         { "on", N_("Yes"), N_("Only a player with a gem of their own in the bag may take the Wizard.") });
CHOICES (level_cap,
         { "none", N_("None"), N_("Levels rise without limit.") }, { "5", N_("5"), N_("The dials end at 5.") },
         { "6", N_("6"), N_("The dials end at 6.") }, { "7", N_("7"), N_("The dials end at 7.") },
         { "8", N_("8"), N_("The dials end at 8.") }, { "9", N_("9"), N_("The dials end at 9.") },
         { "10", N_("10"), N_("The dials end at 10.") }, { "11", N_("11"), N_("The dials end at 11.") },
         { "12", N_("12"), N_("The dials end at 12.") }, { "15", N_("15"), N_("The dials end at 15.") },
         { "20", N_("20"), N_("The dials end at 20.") });
const guint8 wiz_caps[] = { 0, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20 };
CHOICES (first_order,
         { "random", N_("At random"), N_("The turn markers are drawn.") },
         { "entered", N_("Agreed"), N_("The players agree, and the host enters the order.") });
CHOICES (trade,
         { "trader", N_("The Trader decides"), N_("The other player has no say.") },
         { "agreement", N_("By agreement"),
          N_("The other player accepts or declines; a declined offer ends the action.") });
CHOICES (show_odds,
         { "on", N_("Shown"), N_("The screen shows the contents of the bag and the chances.") },
         { "off", N_("Hidden"), N_("For tables that like the suspense.") });

const GnOption wiz_options[] = {
  EXPERT_OPTION (WIZ_OPTION_SETS_AFTER_WIZARD, "sets-after-wizard", N_("Sets after the Wizard"),
                 N_("Does the Wizard’s turn have a third step?"), "WIZ-R01", sets_after_wizard),
  EXPERT_OPTION (WIZ_OPTION_BAG_RETURN, "bag-return", N_("Return of the tokens"),
                 N_("The moment when drawn tokens return to the bag."),
                 "WIZ-R03", bag_return),
  EXPERT_OPTION (WIZ_OPTION_RESHUFFLE, "reshuffle", N_("Reshuffling"),
                 N_("The moment when the discard pile becomes the new deck."),
                 "WIZ-R07", reshuffle),
  EXPERT_OPTION (WIZ_OPTION_ACTIONS, "actions", N_("Actions of a tile"), N_("May actions be skipped?"),
                 "WIZ-R08", actions),
  EXPERT_OPTION (WIZ_OPTION_POOL_SETS, "pool-sets", N_("Several sets at once"),
                 N_("Do pieces count together for several sets?"), "WIZ-R14", pool_sets),
  EXPERT_OPTION (WIZ_OPTION_VOID_SETS, "void-sets", N_("Sets without a gem left"),
                 N_("May sets be turned in when no gem is left on the board to be added?"), "WIZ-R06", void_sets),
  EXPERT_OPTION (WIZ_OPTION_WIZARD_NEEDS_GEM, "wizard-needs-gem", N_("Gem needed for the Wizard"),
                 N_("Is a draw that cannot win allowed?"), "WIZ-R10", wizard_needs_gem),
  EXPERT_OPTION (WIZ_OPTION_LEVEL_CAP, "level-cap", N_("Highest level"),
                 N_("The highest number on the dials; you can also enter it later."), "WIZ-R11", level_cap),
  OPTION (WIZ_OPTION_FIRST_ORDER, "first-order", N_("First order"), N_("The way to find the order of round 1."),
          "WIZ-R22",
          first_order),
  OPTION (WIZ_OPTION_TRADE, "trade", N_("Trading"), N_("Does a trade need the other player’s consent?"), "WIZ-R25",
          trade),
  OPTION (WIZ_OPTION_SHOW_ODDS, "show-odds", N_("Bag and chances"), N_("Does the screen show the contents of the bag?"),
          "WIZ-R17", show_odds),
  { NULL }
};

/* ---- Setup (section 2) ------------------------------------------------------ */

const GnSetupStep wiz_setup[] = {
  { N_("Put the game board in the middle."), "wiz-gem", "WIZ-006" },
  { N_("Each player chooses a color and takes its dial and turn marker."), "wiz-level", "WIZ-004" },
  { N_("Set each dial to 1."), "wiz-level", "WIZ-005" },
  { N_("Stack 8 gems of each color in play on the board, {gems} in all; none is in the bag."), "wiz-gem",
      "WIZ-006" },
  { N_("Put the gems of the other colors back into the box: {gems_box}."), "wiz-gem", "WIZ-007" },
  { N_("Fill the bag with 5 tokens of each element, 3 Add-a-Gem, and 3 Level-Up, {bag} tokens in all. Mix them."),
      "wiz-bag",
      "WIZ-008" },
  { N_("Shuffle the 60 element cards."), "wiz-cards", "WIZ-009", 1 },
  { N_("Deal 3 cards to each player, {dealt} in all; they are kept secret."), "wiz-hand", "WIZ-009", 1 },
  { N_("The other {deck} cards are the deck, face down; leave room for the discard pile."), "wiz-cards", "WIZ-011", 1 },
  { N_("Lay the seven characters in a row, 1 on the left to 7 on the right."), "wiz-character", "WIZ-012" },
  { N_("Draw the turn markers: the first goes on space 1, the next on space 2, up to {players}."), "wiz-gem",
      "WIZ-013" },
  { N_("Give each player a reference card."), "wiz-hand", "WIZ-015" },
  { N_("Agree on the characters, the options, and who holds the cards and the bag."), "wiz-character", "WIZ-016" },
  { NULL }
};

/* ---- Families of components (section 8) --------------------------------------- */

#define OPTIONAL_PARAM NUMBER_PARAM ("optional", N_("Optional"), 0, 1)
#define TIMES(label)   NUMBER_PARAM ("k", label, 1, 9)

const GnEffectWord wiz_vocabulary[] = {
  { "draw-card", N_("Draw cards"), { TIMES (N_("How many")), OPTIONAL_PARAM } },
  { "play-card", N_("Play cards"), { TIMES (N_("How many")), OPTIONAL_PARAM } },
  { "draw-token", N_("Draw tokens"), { TIMES (N_("How many")), OPTIONAL_PARAM } },
  { "draw-tokens-level", N_("Draw tokens equal to the level"), { OPTIONAL_PARAM } },
  { "wizard-draw", N_("The Wizard’s draw"), { OPTIONAL_PARAM } },
  { "look-keep", N_("Look at cards, keep some"),
    { NUMBER_PARAM ("n", N_("Look at"), 2, WIZ_SYMBOLS, .needed = TRUE),
      NUMBER_PARAM ("k", N_("Keep"), 1, WIZ_SYMBOLS - 1, .needed = TRUE),
      OPTIONAL_PARAM } },
  { "trade", N_("Trade pieces"),
    { NUMBER_PARAM ("k", N_("How many"), 1, WIZ_TRADE), OPTIONAL_PARAM } },
  { "level", N_("Level up or down"),
    { NUMBER_PARAM ("k", N_("By how much"), -9, 9), OPTIONAL_PARAM } },
  { "gem-to-bag", N_("Add your gems to the bag"),
    { NUMBER_PARAM ("k", N_("How many"), 1, WIZ_GEMS_EACH),
      OPTIONAL_PARAM } },
  { "choose", N_("One of several lists"),
    { { "lists", N_("Of these"), GN_PARAM_LISTS, 2, WIZ_PICKS, .needed = TRUE },
      OPTIONAL_PARAM } },
  { "free-text", N_("Read aloud"),
    { { "text", N_("Text"), GN_PARAM_TEXT, .needed = TRUE }, OPTIONAL_PARAM } },
  { NULL }
};

static const GnAttr card_attrs[] = {
  THING_ATTR ("element", N_("Element"), WIZ_DOMAIN_ELEMENT),
  NUMBER_ATTR ("symbols", N_("Symbols"), 1, WIZ_SYMBOLS),
  NUMBER_ATTR ("copies", N_("Copies"), 1, WIZ_BOX_CARDS, .usual = TRUE, .optional = TRUE),
  THING_ATTR ("element-2", N_("Second element"), WIZ_DOMAIN_ELEMENT, .optional = TRUE, .aside = TRUE),
  NUMBER_ATTR ("symbols-2", N_("Symbols of the second"), 1, WIZ_SYMBOLS, .optional = TRUE, .aside = TRUE),
  TEXT_ATTR ("name", N_("Name")),
  { NULL }
};

static const GnAttr tile_attrs[] = {
  NUMBER_ATTR ("number", N_("Number"), 1, WIZ_TILES),
  TEXT_ATTR ("name", N_("Name")),
  EFFECTS_ATTR ("actions", N_("Actions"), wiz_vocabulary),
  TEXT_ATTR ("note", N_("Note")),
  { NULL }
};

static const GnAttr token_attrs[] = {
  THING_ATTR ("element", N_("Element"), WIZ_DOMAIN_ELEMENT),
  NUMBER_ATTR ("symbols", N_("Symbols"), 1, WIZ_SYMBOLS),
  { NULL }
};

const GnFamily wiz_families[] = {
  [WIZ_FAMILY_CARDS] = { "cards", N_("Element cards"), N_("card"), "cards", card_attrs, WIZ_CARDS, WIZ_BOX_CARDS,
    N_("The box: you shuffle, deal, and enter the cards played. Gnomon: it shuffles and shows each hand only to "
       "its player."), .copies = "copies" },
  [WIZ_FAMILY_TILES] = { "tiles", N_("Characters"), N_("character"), "board", tile_attrs, WIZ_TILES_MAX, WIZ_TILES,
    N_("The values on the seven tiles."), .preset = TRUE },
  [WIZ_FAMILY_BAG] = { "bag", N_("Bag of Fate"), N_("token"), "cards", token_attrs, WIZ_ELEMENTS, WIZ_ELEMENTS,
    N_("The box: you draw tokens and enter them. Gnomon: it draws them on the screen."), .preset = TRUE },
  [WIZ_FAMILY_LOTS] = { "lots", N_("Turn markers"), N_("marker"), "dice", NULL, 0, 0,
    N_("The order in which the markers of round 1 are drawn.") },
  { NULL }
};

/* ---- Fields of the state (section 3) --------------------------------------------- */

#define STATE WizState
#define TABLE   N_("Table")
#define PLAYERS N_("Players")
#define BAG     N_("Bag of Fate")
#define CARDS   N_("Cards")
#define PASSING N_("This moment")
#define COUNTED N_("Counted for the scoresheet")

#define BY_SEAT    BY (WIZ_SEATS, GN_DOMAIN_SEAT)
#define BY_CARD    BY (WIZ_CARDS, WIZ_DOMAIN_CARD)
#define BY_ELEMENT BY (WIZ_ELEMENTS, WIZ_DOMAIN_ELEMENT)
#define BY_TOKEN   BY (WIZ_TOKENS, WIZ_DOMAIN_TOKEN)

const GnField wiz_fields[] = {
  FIELD (phase, N_("Phase"), TABLE, GN_FIELD_UINT8, WIZ_DOMAIN_PHASE),
  NUMBER_FIELD (round, N_("Round"), TABLE, GN_FIELD_UINT16, 0, 9999, .flags = GN_FIELD_CLOCK),
  THING_FIELD (active, N_("Active player"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  FIELD (done, N_("Turns over this round"), TABLE, GN_FIELD_BITS8, GN_DOMAIN_SEAT),
  NUMBER_FIELD (space, N_("Turn order space"), TABLE, GN_FIELD_UINT8, 0, WIZ_TILES, BY_SEAT,
                MEANS ("1 to 7; 0: the marker is on no space yet")),
  THING_FIELD (tile, N_("Character"), TABLE, GN_FIELD_INT8, WIZ_DOMAIN_TILE, BY_SEAT),
  NUMBER_FIELD (cap, N_("Highest level"), TABLE, GN_FIELD_UINT8, 0, WIZ_MOST_LEVEL,
                MEANS ("the highest level of the dials; 0: no limit")),
  THING_FIELD (winner, N_("Winner"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT, FIXED),

  NUMBER_FIELD (level, N_("Level"), PLAYERS, GN_FIELD_UINT8, 0, WIZ_MOST_LEVEL, BY_SEAT, .flags = GN_FIELD_CHART),
  NUMBER_FIELD (gems, N_("Gems in the bag"), PLAYERS, GN_FIELD_UINT8, 0, WIZ_GEMS_EACH, BY_SEAT,
                .flags = GN_FIELD_CHART),
  NUMBER_FIELD (face, N_("Cards face up"), PLAYERS, GN_FIELD_UINT8, 0, WIZ_BOX_CARDS,
                BY_TWO (WIZ_SEATS, GN_DOMAIN_SEAT, WIZ_CARDS, WIZ_DOMAIN_CARD), SPARSE),
  NUMBER_FIELD (tokens, N_("Element tokens"), PLAYERS, GN_FIELD_UINT8, 0, WIZ_TOKENS_EACH,
                BY_TWO (WIZ_SEATS, GN_DOMAIN_SEAT, WIZ_ELEMENTS, WIZ_DOMAIN_ELEMENT), SPARSE),
  NUMBER_FIELD (hand_n, N_("Cards in hand"), PLAYERS, GN_FIELD_UINT8, 0, WIZ_BOX_CARDS, BY_SEAT),
  NUMBER_FIELD (hand, N_("Known cards in hand"), PLAYERS, GN_FIELD_UINT8, 0, WIZ_BOX_CARDS,
                BY_TWO (WIZ_SEATS, GN_DOMAIN_SEAT, WIZ_CARDS, WIZ_DOMAIN_CARD), .known = GN_KNOWN_OWNER, .hidden_as = 0,
                SPARSE),

  NUMBER_FIELD (gone, N_("Out of the game"), BAG, GN_FIELD_UINT8, 0, WIZ_TOKENS_EACH, BY_ELEMENT, SPARSE),
  NUMBER_FIELD (pulled, N_("Drawn, still on the table"), BAG, GN_FIELD_UINT8, 0, WIZ_GEMS_EACH, BY_TOKEN, INNER),
  NUMBER_FIELD (aside, N_("Resolved, not returned yet"), BAG, GN_FIELD_UINT8, 0, WIZ_GEMS_EACH, BY_TOKEN, INNER),

  PILE_FIELD (deck, N_("Deck"), CARDS, WIZ_DOMAIN_CARD),
  NUMBER_FIELD (discard, N_("Discard pile"), CARDS, GN_FIELD_UINT8, 0, WIZ_BOX_CARDS, BY_CARD, SPARSE),
  NUMBER_FIELD (shuffled, N_("The deck’s cards were seen"), CARDS, GN_FIELD_UINT8, 0, 1, FIXED),
  NUMBER_FIELD (mixed, N_("Layers not distinguished"), CARDS, GN_FIELD_UINT8, 0, 1, FIXED),
  NUMBER_FIELD (layer, N_("Unseen since the reshuffle"), CARDS, GN_FIELD_UINT8, 0, WIZ_BOX_CARDS, BY_CARD, INNER),
  NUMBER_FIELD (older, N_("Unseen before it"), CARDS, GN_FIELD_UINT8, 0, WIZ_BOX_CARDS, BY_CARD, INNER),
  NUMBER_FIELD (old, N_("Cards from before"), CARDS, GN_FIELD_UINT8, 0, WIZ_BOX_CARDS,
                BY (WIZ_HOLDERS, WIZ_DOMAIN_HOLDER), INNER),
  NUMBER_FIELD (fresh, N_("Cards drawn since"), CARDS, GN_FIELD_UINT8, 0, WIZ_BOX_CARDS,
                BY (WIZ_HOLDERS, WIZ_DOMAIN_HOLDER), INNER),
  FIELD (could, N_("Possible cards from before"), CARDS, GN_FIELD_BITS16, WIZ_DOMAIN_SYMBOLS,
         BY_TWO (WIZ_HOLDERS, WIZ_DOMAIN_HOLDER, WIZ_ELEMENTS + 1, WIZ_DOMAIN_CLASS), INNER),

  NUMBER_FIELD (at, N_("Action of the tile"), PASSING, GN_FIELD_UINT8, 0, WIZ_ACTIONS,
                MEANS ("the index of the action, from 0")),
  NUMBER_FIELD (times, N_("Times performed"), PASSING, GN_FIELD_UINT8, 0, 9),
  NUMBER_FIELD (pick, N_("List picked"), PASSING, GN_FIELD_UINT8, 0, WIZ_PICKS + 1,
                MEANS ("0: none; 1 to 4: the list of a choice; 5: none of the lists")),
  NUMBER_FIELD (agreed, N_("Action started"), PASSING, GN_FIELD_UINT8, 0, 1, FIXED),
  NUMBER_FIELD (all, N_("Tokens to draw in all"), PASSING, GN_FIELD_UINT8, 0, WIZ_MOST_LEVEL, FIXED),
  NUMBER_FIELD (due, N_("Tokens still to draw"), PASSING, GN_FIELD_UINT8, 0, WIZ_MOST_LEVEL, FIXED),
  NUMBER_FIELD (look_n, N_("Cards being looked at"), PASSING, GN_FIELD_UINT8, 0, WIZ_SYMBOLS, FIXED),
  NUMBER_FIELD (look_due, N_("Still to be shown"), PASSING, GN_FIELD_UINT8, 0, WIZ_SYMBOLS, FIXED),
  NUMBER_FIELD (look_keep, N_("Of these, kept"), PASSING, GN_FIELD_UINT8, 0, WIZ_SYMBOLS, FIXED),
  NUMBER_FIELD (looked, N_("Kept cards"), PASSING, GN_FIELD_UINT8, 0, WIZ_SYMBOLS, BY_CARD, INNER),
  THING_FIELD (offer_to, N_("Trade offered to"), PASSING, GN_FIELD_INT8, GN_DOMAIN_SEAT, FIXED),
  THING_FIELD (give, N_("Pieces offered"), PASSING, GN_FIELD_INT16, WIZ_DOMAIN_PIECE, BY (WIZ_TRADE, GN_DOMAIN_NUMBER),
               FIXED, MEANS ("pieces, in the order in which they were named")),
  THING_FIELD (get, N_("Pieces wanted"), PASSING, GN_FIELD_INT16, WIZ_DOMAIN_PIECE, BY (WIZ_TRADE, GN_DOMAIN_NUMBER),
               FIXED, MEANS ("pieces, in the order in which they were named")),
  NUMBER_FIELD (short_entry, N_("Only the winning gem was entered"), PASSING, GN_FIELD_UINT8, 0, 1, FIXED),

  NUMBER_FIELD (sets, N_("Sets turned in"), COUNTED, GN_FIELD_UINT8, 0, 255,
                BY_TWO (WIZ_SEATS, GN_DOMAIN_SEAT, WIZ_ELEMENTS, WIZ_DOMAIN_ELEMENT), SPARSE),
  NUMBER_FIELD (wizard, N_("Wizard draws"), COUNTED, GN_FIELD_UINT16, 0, 9999, BY_SEAT),
  NUMBER_FIELD (luck, N_("Sum of their chances, in millionths"), COUNTED, GN_FIELD_INT32, 0, G_MAXINT32, BY_SEAT,
                FIXED, MEANS ("millionths")),
  NUMBER_FIELD (trades, N_("Trades made"), COUNTED, GN_FIELD_UINT16, 0, 9999, BY_SEAT),
  NUMBER_FIELD (reshuffles, N_("Reshuffles"), COUNTED, GN_FIELD_UINT16, 0, 9999),
  { NULL }
};

const GnText wiz_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "wiz-texts.inc"
  { 0 }
};
