/* zav-tables.c: options, setup steps, families of components, and fields of the state
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

/* ---- Options (section 11) ------------------------------------------------ */

/* Each option has two choices; the first is the default. */
CHOICES (expert_discounts,
         { "off", N_("Off"), N_("Artifacts cost what is printed on them.") },
         { "on", N_("On"), N_("Gems collect above the artifacts on display and make them cheaper.") });
CHOICES (gem_supply,
         { "limited", N_("Limited"), N_("38 of each type, as in the box; when the bank runs out, there are no more.") },
         { "unlimited", N_("Unlimited"), N_("Shortages of the bank are noted on paper; nothing is refused.") });
CHOICES (wild_uses,
         { "all", N_("Everything"), N_("Wild gems pay, are sold, and are traded like the gem they stand for.") },
         { "payments-only", N_("Payments only"),
           N_("Wild gems pay for tiles and items and have no other use before the end.") });
CHOICES (wild_market,
         { "counts", N_("They move the target"), N_("A wild gem moves the target like the gem it stands for.") },
         { "silent", N_("They move no target"), N_("Wild gems do not move the target.") });
CHOICES (marker_floor,
         { "one", N_("1 gold"), N_("With a discount marker a gem still costs at least 1 gold.") },
         { "zero", N_("Nothing"), N_("A discount marker may make a gem free.") });
CHOICES (hoover_choice,
         { "gems", N_("Gems"), N_("A player who cannot pay the whole toll chooses single gems.") },
         { "whole-tiles", N_("Whole tiles"), N_("A player who cannot pay the whole toll chooses tiles.") });
CHOICES (hoover_decline,
         { "no", N_("No"), N_("A player mines as much as they can pay for.") },
         { "yes", N_("Yes"), N_("A player who owes toll may mine less, or nothing.") });
CHOICES (hoover_stack,
         { "once-per-owner", N_("Once per owner"), N_("A player with several Hoovermatics collects the toll once.") },
         { "per-machine", N_("Per machine"), N_("Each Hoovermatic collects the toll.") });
CHOICES (correction_payout,
         { "once", N_("Once"), N_("Each player gets the highest price once, even if several types share it.") },
         { "per-type", N_("Per type"), N_("Each player gets the highest price for each type that shares it.") });
CHOICES (gnome_trigger,
         { "any-tile", N_("Any tile"), N_("A tile bought in Diamantina moves the gnome too.") },
         { "district-tile", N_("District tiles"), N_("Only a tile bought in a district moves the gnome.") });
CHOICES (short_pile,
         { "keep-last", N_("Keep it"), N_("The last card of a pile can be drawn and is kept.") },
         { "refuse", N_("No drawing"), N_("A pile of one card cannot be drawn from.") });
CHOICES (double_symbol,
         { "per-tile", N_("One tile"), N_("A tile that shows a type twice counts as one tile of it.") },
         { "per-symbol", N_("Two tiles"), N_("Each symbol counts as a separate tile.") });
CHOICES (gold_view,
         { "hidden", N_("In hand"), N_("Gold is hidden on the screen, as players hold it in hand.") },
         { "open", N_("Open"), N_("All players see one another’s gold.") });

const GnOption zav_options[] = {
  OPTION (ZAV_OPTION_EXPERT_DISCOUNTS, "expert-discounts", N_("Discounts on artifacts"),
          N_("The rulebook’s variant for experts."), "ZAV-086", expert_discounts),
  OPTION (ZAV_OPTION_GEM_SUPPLY, "gem-supply", N_("Gems in the bank"),
          N_("The rule for a type that the bank has run out of."), "R-10", gem_supply),
  EXPERT_OPTION (ZAV_OPTION_WILD_USES, "wild-uses", N_("Use of wild gems"), N_("The uses of a Convertor’s wild gems."),
                 "R-13", wild_uses),
  EXPERT_OPTION (ZAV_OPTION_WILD_MARKET, "wild-market", N_("Wild gems and the market"),
                 N_("Do wild gems move the target prices?"), "R-14", wild_market),
  EXPERT_OPTION (ZAV_OPTION_MARKER_FLOOR, "marker-floor", N_("Lowest price with a discount marker"),
                 N_("The price of a gem when the marker is larger than its price."), "R-36", marker_floor),
  EXPERT_OPTION (ZAV_OPTION_HOOVER_CHOICE, "hoover-choice", N_("Too little gold for the toll"),
                 N_("The choice of a player who cannot pay the whole toll."), "R-28", hoover_choice),
  EXPERT_OPTION (ZAV_OPTION_HOOVER_DECLINE, "hoover-decline", N_("Mining less to save toll"),
                 N_("May a player who owes toll leave gems in the mine?"), "R-22", hoover_decline),
  EXPERT_OPTION (ZAV_OPTION_HOOVER_STACK, "hoover-stack", N_("Several Hoovermatics"),
                 N_("The toll for a player who owns more than one."), "R-29", hoover_stack),
  EXPERT_OPTION (ZAV_OPTION_CORRECTION_PAYOUT, "correction-payout", N_("Gold in the round 2 correction"),
                 N_("The payout when several types share the highest price."), "R-40", correction_payout),
  EXPERT_OPTION (ZAV_OPTION_GNOME_TRIGGER, "gnome-trigger", N_("Movement of the gnome"),
                 N_("The purchases that make the wandering gnome move on."), "R-37", gnome_trigger),
  EXPERT_OPTION (ZAV_OPTION_SHORT_PILE, "short-pile", N_("The last card of a pile"),
                 N_("May a single remaining card be drawn?"), "R-16", short_pile),
  EXPERT_OPTION (ZAV_OPTION_DOUBLE_SYMBOL, "double-symbol", N_("A type twice on one tile"),
                 N_("The number of tiles that it counts as in the mining round."), "R-23", double_symbol),
  OPTION (ZAV_OPTION_GOLD_VIEW, "gold-view", N_("Gold"), N_("Does the screen show everyone’s gold?"), "R-47",
          gold_view),
  { NULL }
};

/* ---- Setup (section 2.2) -------------------------------------------------- */

const GnSetupStep zav_setup[] = {
  { N_("{players} players sit around the table, clockwise in seat order."), NULL, "ZAV-001" },
  { N_("Agree on the options."), NULL, "ZAV-086" },
  { N_("Put Diamantina in the middle, districts I to V around it in order, and the market board beside it."),
      "tile-back-diamantina", "ZAV-002" },
  { N_("Give each player {gold} gold, {gold_all} in all. The other gold, all gems, and the 6 wild gems form the bank."),
      "gold", "ZAV-003" },
  { N_("Put one wandering gnome on a district drawn at random."), "gnome", "ZAV-006" },
  { N_("Shuffle the 4 light tiles and lay them face down on Diamantina."), "tile-back-diamantina", "ZAV-007", 1 },
  { N_("Shuffle the 20 dark tiles and lay them face down on the districts."), "tile-back-district", "ZAV-008", 1 },
  { N_("Sort the artifacts and the jewelry by their backs and shuffle each of the five stacks."), "back-artifact",
      "ZAV-009", 1 },
  { N_("Put {removed} level I artifacts and as many level I jewelry cards back into the box, unseen."),
      "back-jewelry", "ZAV-010", 1 },
  { N_("Stack the artifacts, I on II, and the jewelry, I on II on III."), "back-artifact", "ZAV-011", 1 },
  { N_("Turn up 3 artifacts and 3 pieces of jewelry; {artifacts_pile} and {jewelry_pile} cards stay in the " "piles."),
      "back-jewelry", "ZAV-012" },
  { N_("Lay out the 6 trader cards face up."), "trader", "ZAV-013" },
  { N_("Set gems and arrows on the market board: diamond 5, ruby 4, sapphire 4, emerald 3."), "gem-diamond",
      "ZAV-014" },
  { N_("Choose a market observer and a different player as banker. Either role may stay open."), "price-marker",
      "ZAV-016" },
  { N_("Choose the start player, or draw one at random."), "start-player", "ZAV-017" },
  { NULL }
};

/* ---- Families of components (section 8) ------------------------------------ */

/* In the order of the machines, then of the jewelry. */
static const char *const effects[] = { "extra-action", "mining-gold", "gain-wild", "toll", "markers", "none", NULL };
static const char *const effect_titles[] = {
  N_("extra action"), N_("gold when mining"), N_("wild gems"), N_("toll"), N_("discount markers"), N_("no effect"), NULL
};

static const GnAttr item_attrs[] = {
  THING_ATTR ("kind", N_("Kind"), ZAV_DOMAIN_PILE, .names = GN_NAMES_NUMBERED),
  THING_ATTR ("level", N_("Level on the back"), ZAV_DOMAIN_LEVEL, .nullable = TRUE, .aside = TRUE),
  BAG_ATTR ("cost", N_("Cost"), ZAV_DOMAIN_GEM, 20, .nullable = TRUE),
  NUMBER_ATTR ("vp", N_("Points"), 0, 99, .nullable = TRUE),
  THING_ATTR ("type", N_("Artifact"), ZAV_DOMAIN_MACHINE, .nullable = TRUE, .when = "kind", .is = ZAV_ARTIFACT,
              .names = GN_NAMES_IT),
  THING_ATTR ("outlined", N_("Type outlined in gold"), ZAV_DOMAIN_GEM, .nullable = TRUE, .when = "kind",
              .is = ZAV_ARTIFACT, .aside = TRUE),
  { "effect", N_("Effect"), GN_ATTR_EFFECT, .nullable = TRUE, .effects = effects, .when = "kind", .is = ZAV_ARTIFACT,
      .effect_titles = effect_titles, .effect_of = "type", .telling = 1 << ZAV_ALCHEMISTER | 1 << ZAV_CONVERTOR },
  TEXT_ATTR ("name", N_("Name")),
  TEXT_ATTR ("icon", N_("Picture")),
  { NULL }
};

static const GnAttr tile_attrs[] = {
  THING_ATTR ("back", N_("Back"), ZAV_DOMAIN_BACK),
  LIST_ATTR ("symbols", N_("Gem types"), ZAV_DOMAIN_GEM, 8, .nullable = TRUE),
  NUMBER_ATTR ("wild", N_("Wild symbols"), 0, 4, .nullable = TRUE, .usual = TRUE),
  NUMBER_ATTR ("vp", N_("Points"), 0, 99, .nullable = TRUE),
  { NULL }
};

static const GnAttr marker_attrs[] = {
  THING_ATTR ("of", N_("Emeromobile"), ZAV_DOMAIN_MARKER_SET),
  NUMBER_ATTR ("off", N_("Gold off each gem"), 1, ZAV_OFF_MAX, .nullable = TRUE),
  { NULL }
};

static const GnAttr space_attrs[] = {
  THING_ATTR ("district", N_("District"), ZAV_DOMAIN_DISTRICT),
  BAG_ATTR ("cost", N_("Cost"), ZAV_DOMAIN_GEM, 20, .nullable = TRUE),
  { NULL }
};

const GnFamily zav_families[] = {
  [ZAV_FAMILY_ITEMS] = { "items", N_("Artifacts and jewelry"), N_("card"), "cards", item_attrs, ZAV_ITEMS_MAX, 27,
    N_("The box: you turn up cards and enter them. Gnomon: it shuffles and shows drawn cards only to their player.") },
  [ZAV_FAMILY_TILES] = { "tiles", N_("Mining rights tiles"), N_("tile"), "cards", tile_attrs, ZAV_TILES_MAX, 24,
    N_("The box: you turn up tiles and enter them. Gnomon: it shuffles and shows a soil sample only to its player.") },
  [ZAV_FAMILY_MARKERS] = { "markers", N_("Discount markers"), N_("discount marker"), "cards", marker_attrs, 20, 10,
    N_("The five values that come with each Emeromobile.") },
  [ZAV_FAMILY_SPACES] = { "spaces", N_("Spaces of the board"), N_("space"), "board", space_attrs, ZAV_SPACES, 24,
    N_("The cost of each space, as printed on the board.") },
  [ZAV_FAMILY_LOTS] = { "lots", N_("Random draws"), N_("random draw"), "dice", NULL, 0, 0,
    N_("The gnome’s starting district, and the start player if none was chosen.") },
  { NULL }
};

/* ---- Fields of the state (section 3) --------------------------------------- */

#define STATE ZavState
#define TABLE   N_("Table")
#define MARKET  N_("Market")
#define PLAYERS N_("Players")
#define MINES   N_("Mines")
#define ITEMS   N_("Items")
#define PASSING N_("This moment")

#define BY_SEAT    BY (ZAV_SEATS, GN_DOMAIN_SEAT)
#define BY_GEM     BY (ZAV_GEMS, ZAV_DOMAIN_GEM)

const GnField zav_fields[] = {
  FIELD (phase, N_("Phase"), TABLE, GN_FIELD_UINT8, ZAV_DOMAIN_PHASE),
  NUMBER_FIELD (round, N_("Round"), TABLE, GN_FIELD_UINT16, 0, 9999, .flags = GN_FIELD_CLOCK),
  THING_FIELD (start, N_("Start player"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  THING_FIELD (active, N_("Active player"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),
  THING_FIELD (end_by, N_("Player who triggered the end"), TABLE, GN_FIELD_INT8, GN_DOMAIN_SEAT),

  /* The range is wider than 1…15, so that an impossible price is refused with its clause (ZAV-032). */
  NUMBER_FIELD (price, N_("Prices"), MARKET, GN_FIELD_INT8, -99, 99, BY_GEM, .flags = GN_FIELD_CHART),
  NUMBER_FIELD (target, N_("Target prices"), MARKET, GN_FIELD_INT8, -99, 99, BY_GEM),

  NUMBER_FIELD (gold, N_("Gold"), PLAYERS, GN_FIELD_INT16, 0, ZAV_MOST_GOLD, BY_SEAT, .known = GN_KNOWN_COVERED,
                .hidden_as = ZAV_ANY_GOLD),
  NUMBER_FIELD (gems, N_("Gems"), PLAYERS, GN_FIELD_INT16, 0, 999,
                BY_TWO (ZAV_SEATS, GN_DOMAIN_SEAT, ZAV_GEMS, ZAV_DOMAIN_GEM)),
  NUMBER_FIELD (wild, N_("Wild gems"), PLAYERS, GN_FIELD_UINT8, 0, ZAV_WILD_GEMS, BY_SEAT),
  FIELD (tiles, N_("Tiles"), PLAYERS, GN_FIELD_BITS32, ZAV_DOMAIN_TILE, BY_SEAT),
  FIELD (items, N_("Artifacts and jewelry"), PLAYERS, GN_FIELD_BITS32, ZAV_DOMAIN_ITEM, BY_SEAT),
  THING_FIELD (trader, N_("Trader card"), PLAYERS, GN_FIELD_INT8, ZAV_DOMAIN_PAIR, BY_SEAT),
  THING_FIELD (hand_kind, N_("Hand card: kind"), PLAYERS, GN_FIELD_INT8, ZAV_DOMAIN_PILE, BY_SEAT),
  THING_FIELD (hand, N_("Hand card"), PLAYERS, GN_FIELD_INT8, ZAV_DOMAIN_ITEM, BY_SEAT, .known = GN_KNOWN_OWNER,
               .hidden_as = -1),
  THING_FIELD (hand_pool, N_("Hand card: back"), PLAYERS, GN_FIELD_INT8, ZAV_DOMAIN_POOL, BY_SEAT, FIXED),
  NUMBER_FIELD (markers, N_("Discount markers"), PLAYERS, GN_FIELD_UINT8, 0, 10,
                BY_TWO (ZAV_SEATS, GN_DOMAIN_SEAT, ZAV_OFF_MAX, ZAV_DOMAIN_OFF)),
  NUMBER_FIELD (used, N_("Actions used"), PLAYERS, GN_FIELD_UINT8, 0, 99, BY_SEAT,
                MEANS ("actions, extra actions included")),
  NUMBER_FIELD (reached, N_("Reached the threshold with action"), PLAYERS, GN_FIELD_UINT8, 0, 99, BY_SEAT,
                MEANS ("the action with which the player reached the points that end the game; 0: not yet")),

  THING_FIELD (gnome, N_("Wandering gnome"), MINES, GN_FIELD_INT8, ZAV_DOMAIN_DISTRICT),
  NUMBER_FIELD (bought, N_("Tiles bought this round"), MINES, GN_FIELD_UINT8, 0, 24),
  NUMBER_FIELD (bought_district, N_("Of these, from a district"), MINES, GN_FIELD_UINT8, 0, 24),
  FIELD (there, N_("Spaces with a tile"), MINES, GN_FIELD_BITS32, ZAV_DOMAIN_SPACE),
  THING_FIELD (tile_at, N_("Known tiles"), MINES, GN_FIELD_INT8, ZAV_DOMAIN_TILE, BY (ZAV_SPACES, ZAV_DOMAIN_SPACE)),
  FIELD (seen_by, N_("Soil samples by"), MINES, GN_FIELD_BITS8, GN_DOMAIN_SEAT, BY (ZAV_SPACES, ZAV_DOMAIN_SPACE)),

  THING_FIELD (slot, N_("Display"), ITEMS, GN_FIELD_INT8, ZAV_DOMAIN_ITEM, BY (ZAV_SLOTS, ZAV_DOMAIN_SLOT)),
  NUMBER_FIELD (upright, N_("Discount gems, upright"), ITEMS, GN_FIELD_UINT8, 0, 20, BY (3, ZAV_DOMAIN_SLOT)),
  NUMBER_FIELD (sideways, N_("Discount gems, sideways"), ITEMS, GN_FIELD_UINT8, 0, 1, BY (3, ZAV_DOMAIN_SLOT)),
  PILE_FIELD (pile, N_("Piles"), ITEMS, ZAV_DOMAIN_ITEM, BY (2, ZAV_DOMAIN_PILE),
                MEANS ("pool, the back: 0 artifact I, 1 artifact II, 2 jewelry I, 3 jewelry II, 4 jewelry III")),
  NUMBER_FIELD (removed, N_("Removed unseen at setup"), ITEMS, GN_FIELD_UINT8, 0, 15, BY (2, ZAV_DOMAIN_PILE)),
  FIELD (out, N_("Out of the game, face up"), ITEMS, GN_FIELD_BITS32, ZAV_DOMAIN_ITEM),
  NUMBER_FIELD (markers_out, N_("Discount markers used up"), ITEMS, GN_FIELD_UINT8, 0, 20),

  NUMBER_FIELD (drawn_n, N_("Drawn cards"), PASSING, GN_FIELD_UINT8, 0, 2, FIXED),
  THING_FIELD (drawn_kind, N_("Drawn from"), PASSING, GN_FIELD_INT8, ZAV_DOMAIN_PILE, FIXED),
  THING_FIELD (drawn, N_("Cards drawn"), PASSING, GN_FIELD_INT8, ZAV_DOMAIN_ITEM, BY (2, GN_DOMAIN_NUMBER), FIXED,
                MEANS ("the two drawn cards")),
  THING_FIELD (drawn_pool, N_("Backs of the drawn cards"),
    PASSING, GN_FIELD_INT8, ZAV_DOMAIN_POOL, BY (2, GN_DOMAIN_NUMBER), FIXED,
                MEANS ("the backs of the two drawn cards")),
  NUMBER_FIELD (owed_drawn, N_("Drawn cards to be shown"), PASSING, GN_FIELD_UINT8, 0, 2, FIXED),
  NUMBER_FIELD (owed_seen, N_("Soil sample to be shown"), PASSING, GN_FIELD_UINT8, 0, ZAV_SPACES, FIXED,
                MEANS ("0: nothing is due; else 1 + the space, counted from 0")),
  NUMBER_FIELD (owed_face, N_("Tile to be entered"), PASSING, GN_FIELD_UINT8, 0, ZAV_SPACES, FIXED,
                MEANS ("0: nothing is due; else 1 + the space, counted from 0")),
  NUMBER_FIELD (owed_markers, N_("Discount markers to be entered"), PASSING, GN_FIELD_UINT8, 0, ZAV_MARKERS_EACH,
                FIXED),
  NUMBER_FIELD (mined, N_("Mined in this mining round"), PASSING, GN_FIELD_UINT8, 0, 255, BY_GEM),
  { NULL }
};

const GnText zav_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "zav-texts.inc"
  { 0 }
};
