/* zav-tables.c: options, setup steps, families of components, and fields of the state
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-state.h"

#include <glib/gi18n-lib.h>

/* ---- Options (section 11) ------------------------------------------------ */

/* Each option has two choices; the first is the default. */
#define CHOICES(name, a, a_title, a_hint, b, b_title, b_hint) \
  static const GnChoice name[] = { { a, a_title, a_hint }, { b, b_title, b_hint }, { NULL } }

CHOICES (expert_discounts,
         "off", N_("Off"), N_("Artifacts cost what is printed on them."),
         "on", N_("On"), N_("Gems gather above displayed artifacts and make them cheaper."));
CHOICES (gem_supply,
         "limited", N_("Limited"), N_("38 of each type, as in the box: when the bank is out, there are no more."),
         "unlimited", N_("Unlimited"), N_("What the bank lacks is noted on paper; nothing is refused."));
CHOICES (wild_uses,
         "all", N_("Everything"), N_("They pay, are sold and are traded like the gem they stand for."),
         "payments-only", N_("Payments only"), N_("They pay for tiles and items, and nothing else before the end."));
CHOICES (wild_market,
         "counts", N_("They count"), N_("A wild gem moves the target like the gem it stands for."),
         "silent", N_("They are silent"), N_("Wild gems move no target."));
CHOICES (marker_floor,
         "one", N_("1 gold"), N_("With a discount marker a gem still costs at least 1 gold."),
         "zero", N_("Nothing"), N_("A discount marker may make a gem free."));
CHOICES (hoover_choice,
         "gems", N_("Gems"), N_("Who cannot pay for everything chooses single gems."),
         "whole-tiles", N_("Whole tiles"), N_("Who cannot pay for everything chooses tiles."));
CHOICES (hoover_decline,
         "no", N_("No"), N_("As much is mined as can be paid for."),
         "yes", N_("Yes"), N_("Who owes toll may mine less, or nothing."));
CHOICES (hoover_stack,
         "once-per-owner", N_("Once per owner"), N_("Several Hoovermatics in one hand take the toll once."),
         "per-machine", N_("Per machine"), N_("Each Hoovermatic takes the toll."));
CHOICES (correction_payout,
         "once", N_("Once"), N_("Everybody gets the highest price once, even if several types share it."),
         "per-type", N_("Per type"), N_("Everybody gets the highest price for each type that shares it."));
CHOICES (gnome_trigger,
         "any-tile", N_("Any tile"), N_("A tile bought in Diamantina moves the gnome too."),
         "district-tile", N_("District tiles"), N_("Only a tile bought in a district moves the gnome."));
CHOICES (short_pile,
         "keep-last", N_("Keep it"), N_("The last card of a pile can be drawn and is kept."),
         "refuse", N_("No drawing"), N_("A pile of one card cannot be drawn from."));
CHOICES (double_symbol,
         "per-tile", N_("One tile"), N_("A tile that shows a type twice counts as one tile of it."),
         "per-symbol", N_("Two tiles"), N_("Each mark counts as a tile of its own."));
CHOICES (gold_view,
         "hidden", N_("In the hand"), N_("Gold is covered on the screen, as it is held in the hand."),
         "open", N_("Open"), N_("Everybody sees everybody’s gold."));

const GnOption zav_options[] = {
  [ZAV_OPTION_EXPERT_DISCOUNTS] = { "expert-discounts", N_("Discounts on artifacts"),
    N_("The rulebook’s own variant for experts."), "ZAV-086", expert_discounts },
  [ZAV_OPTION_GEM_SUPPLY] = { "gem-supply", N_("Gems in the bank"),
    N_("What happens when the bank runs out of a type."), "R-10", gem_supply },
  [ZAV_OPTION_WILD_USES] = { "wild-uses", N_("Wild gems are for"),
    N_("What a Convertor’s wild gems can do."), "R-13", wild_uses, .expert = TRUE },
  [ZAV_OPTION_WILD_MARKET] = { "wild-market", N_("Wild gems and the market"),
    N_("Whether wild gems move the target prices."), "R-14", wild_market, .expert = TRUE },
  [ZAV_OPTION_MARKER_FLOOR] = { "marker-floor", N_("Least price with a discount marker"),
    N_("What a gem costs when the marker is larger than the price."), "R-36", marker_floor, .expert = TRUE },
  [ZAV_OPTION_HOOVER_CHOICE] = { "hoover-choice", N_("Short of gold for the toll"),
    N_("What is chosen by a player who cannot pay the toll for everything."), "R-28", hoover_choice, .expert = TRUE },
  [ZAV_OPTION_HOOVER_DECLINE] = { "hoover-decline", N_("Mining less to save toll"),
    N_("Whether a player who owes toll may leave gems in the mine."), "R-22", hoover_decline, .expert = TRUE },
  [ZAV_OPTION_HOOVER_STACK] = { "hoover-stack", N_("Several Hoovermatics"),
    N_("What is due to the owner of more than one."), "R-29", hoover_stack, .expert = TRUE },
  [ZAV_OPTION_CORRECTION_PAYOUT] = { "correction-payout", N_("Gold of the round 2 correction"),
    N_("When several types share the highest price."), "R-40", correction_payout, .expert = TRUE },
  [ZAV_OPTION_GNOME_TRIGGER] = { "gnome-trigger", N_("What moves the gnome"),
    N_("Which purchase makes the wandering gnome go on."), "R-37", gnome_trigger, .expert = TRUE },
  [ZAV_OPTION_SHORT_PILE] = { "short-pile", N_("The last card of a pile"),
    N_("Whether one card alone can be drawn."), "R-16", short_pile, .expert = TRUE },
  [ZAV_OPTION_DOUBLE_SYMBOL] = { "double-symbol", N_("A type twice on one tile"),
    N_("How such a tile counts in the mining round."), "R-23", double_symbol, .expert = TRUE },
  [ZAV_OPTION_GOLD_VIEW] = { "gold-view", N_("Gold"),
    N_("Whether the screen shows what everybody holds."), "R-47", gold_view },
  { NULL }
};

/* ---- Setup (section 2.2) -------------------------------------------------- */

const GnSetupStep zav_setup[] = {
  { .text = N_("{players} players sit round the table, clockwise in the order of the seats."), .icon = "seat-a",
    .clause = "ZAV-001" },
  { .text = N_("Agree on the options."), .clause = "ZAV-086" },
  { .text = N_("Lay Diamantina in the middle, districts I to V round it in order, and the market board beside it."),
    .icon = "tile-back-diamantina", .clause = "ZAV-002" },
  { .text = N_("Give {gold} gold to each, {gold_all} in all; all other gold, all gems and the 6 wild gems are the "
                "bank."),
    .icon = "gold", .clause = "ZAV-003" },
  { .text = N_("Put one wandering gnome on a district drawn at random."), .icon = "gnome", .clause = "ZAV-006" },
  { .text = N_("Shuffle the 4 light tiles and lay them face down on Diamantina."), .icon = "tile-back-diamantina",
    .clause = "ZAV-007", .needs = 1 },
  { .text = N_("Shuffle the 20 dark tiles and lay them face down on the districts."), .icon = "tile-back-district",
    .clause = "ZAV-008", .needs = 1 },
  { .text = N_("Sort the artifacts and the jewelry by their backs and shuffle each of the five heaps."),
    .icon = "back-artifact",
    .clause = "ZAV-009", .needs = 1 },
  { .text = N_("Put back into the box, unseen, from the level I artifacts and from the level I jewelry: {removed} "
                "each."),
    .icon = "back-jewelry", .clause = "ZAV-010", .needs = 1 },
  { .text = N_("Stack the artifacts, I on II, and the jewelry, I on II on III."), .icon = "back-artifact",
    .clause = "ZAV-011", .needs = 1 },
  { .text = N_("Turn up 3 artifacts and 3 pieces of jewelry; {artifacts_pile} and {jewelry_pile} cards stay in the "
                "piles."),
    .icon = "back-jewelry", .clause = "ZAV-012" },
  { .text = N_("Lay out the 6 trader cards face up."), .icon = "trader", .clause = "ZAV-013" },
  { .text = N_("Set gems and arrows on the market board: diamond 5, ruby 4, sapphire 4, emerald 3."),
    .icon = "gem-diamond",
    .clause = "ZAV-014" },
  { .text = N_("Choose a market observer and, as a different player, a banker. Both may be left out."),
    .icon = "price-marker",
    .clause = "ZAV-016" },
  { .text = N_("Choose the start player, or let the lot decide."), .icon = "start-player", .clause = "ZAV-017" },
  { NULL }
};

/* ---- Families of components (section 8) ------------------------------------ */

/* In the order of the machines, then of the jewelry. */
static const char *const effects[] = { "extra-action", "mining-gold", "gain-wild", "toll", "markers", "none", NULL };
static const char *const effect_titles[] = {
  N_("extra action"), N_("gold when mining"), N_("wild gems"), N_("toll"), N_("discount markers"), N_("no effect"), NULL
};

static const GnAttr item_attrs[] = {
  { .id = "kind", .title = N_("Kind"), .kind = GN_ATTR_THING, .domain = ZAV_DOMAIN_PILE, .names = GN_NAMES_NUMBERED },
  { .id = "level", .title = N_("Level on the back"), .kind = GN_ATTR_THING, .domain = ZAV_DOMAIN_LEVEL,
    .nullable = TRUE, .aside = TRUE },
  { .id = "cost", .title = N_("Cost"), .kind = GN_ATTR_BAG, .domain = ZAV_DOMAIN_GEM, .min = 0, .max = 20,
    .nullable = TRUE },
  { .id = "vp", .title = N_("Points"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER, .min = 0, .max = 99,
    .nullable = TRUE },
  { .id = "type", .title = N_("Artifact"), .kind = GN_ATTR_THING, .domain = ZAV_DOMAIN_MACHINE, .nullable = TRUE,
    .when = "kind", .is = ZAV_ARTIFACT, .names = GN_NAMES_IT },
  { .id = "outlined", .title = N_("Type outlined in gold"), .kind = GN_ATTR_THING, .domain = ZAV_DOMAIN_GEM,
    .nullable = TRUE,
    .when = "kind", .is = ZAV_ARTIFACT, .aside = TRUE },
  { .id = "effect", .title = N_("Effect"), .kind = GN_ATTR_EFFECT, .nullable = TRUE, .effects = effects,
    .when = "kind", .is = ZAV_ARTIFACT, .effect_titles = effect_titles, .effect_of = "type",
    .telling = 1 << ZAV_ALCHEMISTER | 1 << ZAV_CONVERTOR },
  { .id = "name", .title = N_("Name"), .kind = GN_ATTR_TEXT },
  { .id = "icon", .title = N_("Picture"), .kind = GN_ATTR_TEXT },
  { NULL }
};

static const GnAttr tile_attrs[] = {
  { .id = "back", .title = N_("Back"), .kind = GN_ATTR_THING, .domain = ZAV_DOMAIN_BACK },
  { .id = "symbols", .title = N_("Gem types"), .kind = GN_ATTR_LIST, .domain = ZAV_DOMAIN_GEM, .max = 8,
    .nullable = TRUE },
  { .id = "wild", .title = N_("Wild symbols"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER, .min = 0, .max = 4,
    .nullable = TRUE,
    .usual = TRUE },
  { .id = "vp", .title = N_("Points"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER, .min = 0, .max = 99,
    .nullable = TRUE },
  { NULL }
};

static const GnAttr marker_attrs[] = {
  { .id = "of", .title = N_("Emeromobile"), .kind = GN_ATTR_THING, .domain = ZAV_DOMAIN_MARKER_SET },
  { .id = "off", .title = N_("Gold off each gem"), .kind = GN_ATTR_NUMBER, .domain = GN_DOMAIN_NUMBER, .min = 1,
    .max = ZAV_OFF_MAX, .nullable = TRUE },
  { NULL }
};

static const GnAttr space_attrs[] = {
  { .id = "district", .title = N_("District"), .kind = GN_ATTR_THING, .domain = ZAV_DOMAIN_DISTRICT },
  { .id = "cost", .title = N_("Cost"), .kind = GN_ATTR_BAG, .domain = ZAV_DOMAIN_GEM, .min = 0, .max = 20,
    .nullable = TRUE },
  { NULL }
};

const GnFamily zav_families[] = {
  [ZAV_FAMILY_ITEMS] = { "items", N_("Artifacts and jewelry"), N_("card"), "cards", item_attrs, ZAV_ITEMS_MAX, 27,
    N_("The box: you turn cards up and say which came. The app: Gnomon shuffles, and shows drawn cards to their "
        "player alone.") },
  [ZAV_FAMILY_TILES] = { "tiles", N_("Mining rights tiles"), N_("tile"), "cards", tile_attrs, ZAV_TILES_MAX, 24,
    N_("The box: you turn tiles up and say what they show. The app: Gnomon shuffles, and shows a soil sample to its "
        "player alone.") },
  [ZAV_FAMILY_MARKERS] = { "markers", N_("Discount markers"), N_("discount marker"), "cards", marker_attrs, 20, 10,
    N_("The five values that come with each Emeromobile.") },
  [ZAV_FAMILY_SPACES] = { "spaces", N_("Spaces of the board"), N_("space"), "board", space_attrs, ZAV_SPACES, 24,
    N_("What is printed on the board: the cost of each space.") },
  [ZAV_FAMILY_LOTS] = { "lots", N_("Lots"), N_("lot"), "dice", NULL, 0, 0,
    N_("Where the gnome starts, and who begins if nobody was chosen.") },
  { NULL }
};

/* ---- Fields of the state (section 3) --------------------------------------- */

#define TABLE   N_("Table")
#define MARKET  N_("Market")
#define PLAYERS N_("Players")
#define MINES   N_("Mines")
#define ITEMS   N_("Items")
#define PASSING N_("This moment")

#define AT(member) .offset = G_STRUCT_OFFSET (ZavState, member)
#define NUMBER     .domain = GN_DOMAIN_NUMBER
#define BY_SEAT    .dim = { ZAV_SEATS }, .index = { GN_DOMAIN_SEAT }
#define BY_GEM     .dim = { ZAV_GEMS }, .index = { ZAV_DOMAIN_GEM }

const GnField zav_fields[] = {
  { .id = "phase", .title = N_("Phase"), .group = TABLE, .type = GN_FIELD_UINT8, AT (phase),
    .domain = ZAV_DOMAIN_PHASE },
  { .id = "round", .title = N_("Round"), .group = TABLE, .type = GN_FIELD_UINT16, AT (round), NUMBER, .max = 9999,
    .flags = GN_FIELD_CLOCK },
  { .id = "start", .title = N_("Start player"), .group = TABLE, .type = GN_FIELD_INT8, AT (start),
    .domain = GN_DOMAIN_SEAT, .min = -1 },
  { .id = "active", .title = N_("Whose turn it is"), .group = TABLE, .type = GN_FIELD_INT8, AT (active),
    .domain = GN_DOMAIN_SEAT, .min = -1 },
  { .id = "end_by", .title = N_("Who triggered the end"), .group = TABLE, .type = GN_FIELD_INT8, AT (end_by),
    .domain = GN_DOMAIN_SEAT, .min = -1 },

  /* The range is wider than 1…15, so that an impossible price is refused with its clause (ZAV-032). */
  { .id = "price", .title = N_("Prices"), .group = MARKET, .type = GN_FIELD_INT8, AT (price), BY_GEM, NUMBER,
    .min = -99, .max = 99,
    .flags = GN_FIELD_CHART },
  { .id = "target", .title = N_("Target prices"), .group = MARKET, .type = GN_FIELD_INT8, AT (target), BY_GEM, NUMBER,
    .min = -99, .max = 99 },

  { .id = "gold", .title = N_("Gold"), .group = PLAYERS, .type = GN_FIELD_INT16, AT (gold), BY_SEAT, NUMBER,
    .max = ZAV_MOST_GOLD, .known = GN_KNOWN_COVERED },
  { .id = "gems", .title = N_("Gems"), .group = PLAYERS, .type = GN_FIELD_INT16, AT (gems),
    .dim = { ZAV_SEATS, ZAV_GEMS },
    .index = { GN_DOMAIN_SEAT, ZAV_DOMAIN_GEM }, NUMBER, .max = 999 },
  { .id = "wild", .title = N_("Wild gems"), .group = PLAYERS, .type = GN_FIELD_UINT8, AT (wild), BY_SEAT, NUMBER,
    .max = ZAV_WILD_GEMS },
  { .id = "tiles", .title = N_("Tiles"), .group = PLAYERS, .type = GN_FIELD_BITS32, AT (tiles), BY_SEAT,
    .domain = ZAV_DOMAIN_TILE },
  { .id = "items", .title = N_("Artifacts and jewelry"), .group = PLAYERS, .type = GN_FIELD_BITS32, AT (items), BY_SEAT,
    .domain = ZAV_DOMAIN_ITEM },
  { .id = "trader", .title = N_("Trader card"), .group = PLAYERS, .type = GN_FIELD_INT8, AT (trader), BY_SEAT,
    .domain = ZAV_DOMAIN_PAIR, .min = -1 },
  { .id = "hand_kind", .title = N_("Hand card: kind"), .group = PLAYERS, .type = GN_FIELD_INT8, AT (hand_kind), BY_SEAT,
    .domain = ZAV_DOMAIN_PILE, .min = -1 },
  { .id = "hand", .title = N_("Hand card"), .group = PLAYERS, .type = GN_FIELD_INT8, AT (hand), BY_SEAT,
    .domain = ZAV_DOMAIN_ITEM, .min = -1,
    .known = GN_KNOWN_OWNER, .hidden_as = -1 },
  { .id = "hand_pool", .title = N_("Hand card: back"), .group = PLAYERS, .type = GN_FIELD_INT8, AT (hand_pool), BY_SEAT,
    .domain = ZAV_DOMAIN_POOL, .min = -1,
    .flags = GN_FIELD_FIXED },
  { .id = "markers", .title = N_("Discount markers"), .group = PLAYERS, .type = GN_FIELD_UINT8, AT (markers),
    .dim = { ZAV_SEATS, ZAV_OFF_MAX },
    .index = { GN_DOMAIN_SEAT, ZAV_DOMAIN_OFF }, NUMBER, .max = 10 },
  { .id = "used", .title = N_("Actions used"), .group = PLAYERS, .type = GN_FIELD_UINT8, AT (used), BY_SEAT, NUMBER,
    .max = 99 },
  { .id = "reached", .title = N_("Reached the threshold with action"), .group = PLAYERS, .type = GN_FIELD_UINT8,
    AT (reached), BY_SEAT, NUMBER, .max = 99 },

  { .id = "gnome", .title = N_("Wandering gnome"), .group = MINES, .type = GN_FIELD_INT8, AT (gnome),
    .domain = ZAV_DOMAIN_DISTRICT, .min = -1 },
  { .id = "bought", .title = N_("Tiles bought this round"), .group = MINES, .type = GN_FIELD_UINT8, AT (bought), NUMBER,
    .max = 24 },
  { .id = "bought_district", .title = N_("Of these, from a district"), .group = MINES, .type = GN_FIELD_UINT8,
    AT (bought_district), NUMBER, .max = 24 },
  { .id = "there", .title = N_("Spaces with a tile"), .group = MINES, .type = GN_FIELD_BITS32, AT (there),
    .domain = ZAV_DOMAIN_SPACE },
  { .id = "tile_at", .title = N_("Known tiles"), .group = MINES, .type = GN_FIELD_INT8, AT (tile_at),
    .dim = { ZAV_SPACES }, .index = { ZAV_DOMAIN_SPACE },
    .domain = ZAV_DOMAIN_TILE, .min = -1 },
  { .id = "seen_by", .title = N_("Soil samples by"), .group = MINES, .type = GN_FIELD_BITS8, AT (seen_by),
    .dim = { ZAV_SPACES }, .index = { ZAV_DOMAIN_SPACE },
    .domain = GN_DOMAIN_SEAT },

  { .id = "slot", .title = N_("Display"), .group = ITEMS, .type = GN_FIELD_INT8, AT (slot), .dim = { ZAV_SLOTS },
    .index = { ZAV_DOMAIN_SLOT },
    .domain = ZAV_DOMAIN_ITEM, .min = -1 },
  { .id = "upright", .title = N_("Discount gems, upright"), .group = ITEMS, .type = GN_FIELD_UINT8, AT (upright),
    .dim = { 3 }, .index = { ZAV_DOMAIN_SLOT },
    NUMBER, .max = 20 },
  { .id = "sideways", .title = N_("Discount gems, sideways"), .group = ITEMS, .type = GN_FIELD_UINT8, AT (sideways),
    .dim = { 3 }, .index = { ZAV_DOMAIN_SLOT },
    NUMBER, .max = 1 },
  { .id = "pile", .title = N_("Piles"), .group = ITEMS, .type = GN_FIELD_PILE, AT (pile), .dim = { 2 },
    .index = { ZAV_DOMAIN_PILE },
    .domain = ZAV_DOMAIN_ITEM, .known = GN_KNOWN_PILE },
  { .id = "removed", .title = N_("Removed unseen at setup"), .group = ITEMS, .type = GN_FIELD_UINT8, AT (removed),
    .dim = { 2 }, .index = { ZAV_DOMAIN_PILE },
    NUMBER, .max = 15 },
  { .id = "out", .title = N_("Openly out of the game"), .group = ITEMS, .type = GN_FIELD_BITS32, AT (out),
    .domain = ZAV_DOMAIN_ITEM },
  { .id = "markers_out", .title = N_("Discount markers used up"), .group = ITEMS, .type = GN_FIELD_UINT8,
    AT (markers_out), NUMBER, .max = 20 },

  { .id = "drawn_n", .title = N_("Drawn cards"), .group = PASSING, .type = GN_FIELD_UINT8, AT (drawn_n), NUMBER,
    .max = 2, .flags = GN_FIELD_FIXED },
  { .id = "drawn_kind", .title = N_("Drawn from"), .group = PASSING, .type = GN_FIELD_INT8, AT (drawn_kind),
    .domain = ZAV_DOMAIN_PILE, .min = -1, .flags = GN_FIELD_FIXED },
  { .id = "drawn", .title = N_("Which were drawn"), .group = PASSING, .type = GN_FIELD_INT8, AT (drawn), .dim = { 2 },
    .index = { GN_DOMAIN_NUMBER },
    .domain = ZAV_DOMAIN_ITEM, .min = -1, .flags = GN_FIELD_FIXED },
  { .id = "drawn_pool", .title = N_("Their backs"), .group = PASSING, .type = GN_FIELD_INT8, AT (drawn_pool),
    .dim = { 2 }, .index = { GN_DOMAIN_NUMBER },
    .domain = ZAV_DOMAIN_POOL, .min = -1, .flags = GN_FIELD_FIXED },
  { .id = "owed_drawn", .title = N_("Drawn cards to be shown"), .group = PASSING, .type = GN_FIELD_UINT8,
    AT (owed_drawn), NUMBER, .max = 2, .flags = GN_FIELD_FIXED },
  { .id = "owed_seen", .title = N_("Soil sample to be shown"), .group = PASSING, .type = GN_FIELD_UINT8, AT (owed_seen),
    NUMBER, .max = ZAV_SPACES, .flags = GN_FIELD_FIXED },
  { .id = "owed_face", .title = N_("Tile to be entered"), .group = PASSING, .type = GN_FIELD_UINT8, AT (owed_face),
    NUMBER, .max = ZAV_SPACES, .flags = GN_FIELD_FIXED },
  { .id = "owed_markers", .title = N_("Discount markers to be entered"), .group = PASSING, .type = GN_FIELD_UINT8,
    AT (owed_markers), NUMBER,
    .max = ZAV_MARKERS_EACH, .flags = GN_FIELD_FIXED },
  { .id = "mined", .title = N_("Mined in this mining round"), .group = PASSING, .type = GN_FIELD_UINT8, AT (mined),
    BY_GEM, NUMBER, .max = 255 },
  { NULL }
};

const GnText zav_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "zav-texts.inc"
  { 0 }
};
