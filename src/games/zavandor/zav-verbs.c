/* zav-verbs.c: the domains and verbs of the game (sections 5.20 and 5.21)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

/* ---- Domains --------------------------------------------------------------- */

static const GnValue gems[] = {
  /* Translators: words for typing are separated by |; put the shortest one last */
  [ZAV_DIAMOND]     = { "diamond", N_("diamond"), NP_ ("{n} diamond", "{n} diamonds"), N_("diamond|diamonds|d"),
    "gem-diamond" },
  [ZAV_RUBY]        = { "ruby", N_("ruby"), NP_ ("{n} ruby", "{n} rubies"), N_("ruby|rubies|r"), "gem-ruby" },
  [ZAV_SAPPHIRE]    = { "sapphire", N_("sapphire"), NP_ ("{n} sapphire", "{n} sapphires"), N_("sapphire|sapphires|s"),
    "gem-sapphire" },
  [ZAV_EMERALD]     = { "emerald", N_("emerald"), NP_ ("{n} emerald", "{n} emeralds"), N_("emerald|emeralds|e"),
    "gem-emerald" },
  [ZAV_GEM_WILD]    = { "wild", N_("wild gem"), NP_ ("{n} wild gem", "{n} wild gems"), N_("wild gem|wild gems|wild|w"),
    "gem-wild" },
  [ZAV_GEM_SEVERAL] = { "several", N_("several types") },
  [ZAV_GEM_UNKNOWN] = { "unknown", N_("an unknown gem") },
};


static const GnValue spaces[ZAV_SPACES] = {
  { "I-1", "I-1", NULL, NULL, "I 1|I1|1-1" }, { "I-2", "I-2", NULL, NULL, "I 2|I2|1-2" },
  { "I-3", "I-3", NULL, NULL, "I 3|I3|1-3" }, { "I-4", "I-4", NULL, NULL, "I 4|I4|1-4" },
  { "II-1", "II-1", NULL, NULL, "II 1|II1|2-1" }, { "II-2", "II-2", NULL, NULL, "II 2|II2|2-2" },
  { "II-3", "II-3", NULL, NULL, "II 3|II3|2-3" }, { "II-4", "II-4", NULL, NULL, "II 4|II4|2-4" },
  { "III-1", "III-1", NULL, NULL, "III 1|III1|3-1" }, { "III-2", "III-2", NULL, NULL, "III 2|III2|3-2" },
  { "III-3", "III-3", NULL, NULL, "III 3|III3|3-3" }, { "III-4", "III-4", NULL, NULL, "III 4|III4|3-4" },
  { "IV-1", "IV-1", NULL, NULL, "IV 1|IV1|4-1" }, { "IV-2", "IV-2", NULL, NULL, "IV 2|IV2|4-2" },
  { "IV-3", "IV-3", NULL, NULL, "IV 3|IV3|4-3" }, { "IV-4", "IV-4", NULL, NULL, "IV 4|IV4|4-4" },
  { "V-1", "V-1", NULL, NULL, "V 1|V1|5-1" }, { "V-2", "V-2", NULL, NULL, "V 2|V2|5-2" },
  { "V-3", "V-3", NULL, NULL, "V 3|V3|5-3" }, { "V-4", "V-4", NULL, NULL, "V 4|V4|5-4" },
  { "Diamantina-1", N_("Diamantina-1"), NULL, NULL, N_("Diamantina 1|D1|0-1") },
  { "Diamantina-2", N_("Diamantina-2"), NULL, NULL, N_("Diamantina 2|D2|0-2") },
  { "Diamantina-3", N_("Diamantina-3"), NULL, NULL, N_("Diamantina 3|D3|0-3") },
  { "Diamantina-4", N_("Diamantina-4"), NULL, NULL, N_("Diamantina 4|D4|0-4") },
  { "I-5", "I-5", NULL, NULL, "I 5|I5|1-5" }, { "II-5", "II-5", NULL, NULL, "II 5|II5|2-5" },
  { "III-5", "III-5", NULL, NULL, "III 5|III5|3-5" }, { "IV-5", "IV-5", NULL, NULL, "IV 5|IV5|4-5" },
  { "V-5", "V-5", NULL, NULL, "V 5|V5|5-5" },
};

static const GnValue districts[] = {
  { "I", N_("district I"), NULL, NULL, N_("district I|I|1") },
  { "II", N_("district II"), NULL, NULL, N_("district II|II|2") },
  { "III", N_("district III"), NULL, NULL, N_("district III|III|3") },
  { "IV", N_("district IV"), NULL, NULL, N_("district IV|IV|4") },
  { "V", N_("district V"), NULL, NULL, N_("district V|V|5") },
  [ZAV_DIAMANTINA] = { "Diamantina", N_("Diamantina"), NULL, NULL, N_("Diamantina|0") },
};

static const GnValue slots[] = {
  { "artifact-1", N_("artifact slot 1"), NULL, NULL, N_("artifact slot 1|artifact 1|a1"), "back-artifact" },
  { "artifact-2", N_("artifact slot 2"), NULL, NULL, N_("artifact slot 2|artifact 2|a2"), "back-artifact" },
  { "artifact-3", N_("artifact slot 3"), NULL, NULL, N_("artifact slot 3|artifact 3|a3"), "back-artifact" },
  { "jewelry-1", N_("jewelry slot 1"), NULL, NULL, N_("jewelry slot 1|jewelry 1|j1"), "back-jewelry" },
  { "jewelry-2", N_("jewelry slot 2"), NULL, NULL, N_("jewelry slot 2|jewelry 2|j2"), "back-jewelry" },
  { "jewelry-3", N_("jewelry slot 3"), NULL, NULL, N_("jewelry slot 3|jewelry 3|j3"), "back-jewelry" },
  [ZAV_SLOT_HAND] = { "hand", N_("the hand"), NULL, NULL, N_("the hand|hand|h") },
};

static const GnValue piles[] = {
  /* Translators: an adjective for the artifact pile and for cards of that kind */
  [ZAV_ARTIFACT] = { "artifact", N_("artifact"), NULL, NULL, N_("artifact|artifacts|a"), "back-artifact" },
  /* Translators: an adjective for the jewelry pile and for cards of that kind */
  [ZAV_JEWELRY]  = { "jewelry", N_("jewelry"), NULL, NULL, N_("jewelry|jewels|j"), "back-jewelry" },
};

static const GnValue pairs[ZAV_PAIRS] = {
  { "diamond-ruby", N_("diamond–ruby"), NULL, NULL, N_("diamond–ruby|diamond ruby|ruby diamond|tr-DR|dr|rd"), "trader",
    "gem-diamond gem-ruby" },
  { "diamond-sapphire", N_("diamond–sapphire"), NULL, NULL,
    N_("diamond–sapphire|diamond sapphire|sapphire diamond|tr-DS|ds|sd"), "trader", "gem-diamond gem-sapphire" },
  { "diamond-emerald", N_("diamond–emerald"), NULL, NULL,
    N_("diamond–emerald|diamond emerald|emerald diamond|tr-DE|de|ed"), "trader", "gem-diamond gem-emerald" },
  { "ruby-sapphire", N_("ruby–sapphire"), NULL, NULL, N_("ruby–sapphire|ruby sapphire|sapphire ruby|tr-RS|rs|sr"),
    "trader", "gem-ruby gem-sapphire" },
  { "ruby-emerald", N_("ruby–emerald"), NULL, NULL, N_("ruby–emerald|ruby emerald|emerald ruby|tr-RE|re|er"), "trader",
    "gem-ruby gem-emerald" },
  { "sapphire-emerald", N_("sapphire–emerald"), NULL, NULL,
    N_("sapphire–emerald|sapphire emerald|emerald sapphire|tr-SE|se|es"), "trader", "gem-sapphire gem-emerald" },
};

static const GnValue levels[] = { { "I", "I" }, { "II", "II" }, { "III", "III" } };

static const GnValue machines[] = {
  [ZAV_GNOMUNCULUS] = { "gnomunculus", N_("Gnomunculus"), .icon = "artifact-gnomunculus" },
  [ZAV_ALCHEMISTER] = { "alchemister", N_("Alchemister"), .icon = "artifact-alchemister" },
  [ZAV_CONVERTOR]   = { "convertor", N_("Convertor"), .icon = "artifact-convertor" },
  [ZAV_HOOVERMATIC] = { "hoovermatic", N_("Hoovermatic"), .icon = "artifact-hoovermatic" },
  [ZAV_EMEROMOBILE] = { "emeromobile", N_("Emeromobile"), .icon = "artifact-emeromobile" },
};

static const GnValue backs[] = {
  [ZAV_LIGHT] = { "light", N_("light (Diamantina)"), .icon = "tile-back-diamantina" },
  [ZAV_DARK]  = { "dark", N_("dark (districts)"), .icon = "tile-back-district" },
};

static const GnValue pools[] = {
  { "artifact-I", N_("level I artifacts") }, { "artifact-II", N_("level II artifacts") },
  { "jewelry-I", N_("level I jewelry") }, { "jewelry-II", N_("level II jewelry") },
  { "jewelry-III", N_("level III jewelry") },
  { "artifact", N_("artifacts") }, { "jewelry", N_("jewelry") },
};

static const GnValue phases[] = {
  [ZAV_PHASE_SETUP]  = { "setup", N_("setup") },
  [ZAV_PHASE_ACTION] = { "action", N_("action round") },
  [ZAV_PHASE_CHOOSE] = { "choose", N_("drawn cards are looked at") },
  [ZAV_PHASE_ENTRY]  = { "entry", N_("what was turned up is entered") },
  [ZAV_PHASE_MINE]   = { "mine", N_("mining round") },
  [ZAV_PHASE_OVER]   = { "over", N_("game over") },
};

static const GnValue offs[ZAV_OFF_MAX] = {
  { "1", "1" }, { "2", "2" }, { "3", "3" }, { "4", "4" }, { "5", "5" }, { "6", "6" }, { "7", "7" },
  { "8", "8" }, { "9", "9" }, { "10", "10" }, { "11", "11" }, { "12", "12" }, { "13", "13" },
  { "14", "14" }, { "15", "15" },
};

static const GnValue marker_sets[] = { { "emeromobile-a", N_("Emeromobile A") },
  { "emeromobile-b", N_("Emeromobile B") } };

const GnDomain zav_domains[] = {
  DOMAIN (ZAV_DOMAIN_GEM, "gem", N_("Gem"), gems, .several = ZAV_GEM_SEVERAL,
    .unknown = ZAV_GEM_UNKNOWN, .hidden = ZAV_GEM_WILD),
  DOMAIN (ZAV_DOMAIN_SPACE, "space", N_("Space"), spaces),
  DOMAIN (ZAV_DOMAIN_DISTRICT, "district", N_("District"), districts),
  DOMAIN (ZAV_DOMAIN_SLOT, "slot", N_("Slot"), slots),
  DOMAIN (ZAV_DOMAIN_PILE, "pile", N_("Pile"), piles),
  DOMAIN (ZAV_DOMAIN_PAIR, "pair", N_("Trader card"), pairs),
  FAMILY_DOMAIN (ZAV_DOMAIN_ITEM, "item", N_("Card"), ZAV_ITEMS_MAX, ZAV_FAMILY_ITEMS),
  FAMILY_DOMAIN (ZAV_DOMAIN_TILE, "tile", N_("Tile"), ZAV_TILES_MAX, ZAV_FAMILY_TILES),
  DOMAIN (ZAV_DOMAIN_LEVEL, "level", N_("Level"), levels),
  DOMAIN (ZAV_DOMAIN_MACHINE, "machine", N_("Artifact"), machines),
  DOMAIN (ZAV_DOMAIN_BACK, "back", N_("Back"), backs),
  DOMAIN (ZAV_DOMAIN_POOL, "pool", N_("Heap"), pools),
  DOMAIN (ZAV_DOMAIN_PHASE, "phase", N_("Phase"), phases),
  DOMAIN (ZAV_DOMAIN_OFF, "off", N_("Discount"), offs),
  DOMAIN (ZAV_DOMAIN_MARKER_SET, "marker-set", N_("Emeromobile"), marker_sets),
  { NULL }
};

/* ---- Verbs ------------------------------------------------------------------ */

#define GEMS(n, t, a, hi) \
  BAG_ARG (n, t, ZAV_DOMAIN_GEM, a, ZAV_N_GEM_VALUES, hi, MAYBE)
#define MARKER(a) \
  NUMBER_ARG ("marker", N_("Discount marker"), a, 1, ZAV_OFF_MAX, .several = ZAV_SEVERAL_MARKERS, MAYBE)

const GnVerb zav_verbs[] = {
  [ZAV_SAMPLE] = { "sample", N_("Soil sample"), N_("soil sample|sample|p"), N_("sample {space}"), "P", "pick",
    "ZAV-027",
    N_("Pay 1 gold and look at a tile. This uses no action."), GN_VERB_LOOKS | GN_VERB_FREE,
    { THING_ARG ("space", N_("Space"), ZAV_DOMAIN_SPACE, 0) }, N_("soil sample on {space}") },
  [ZAV_BUY] = { "buy", N_("Buy gems"), N_("buy|b"), N_("buy {n type}[ with marker {marker}]"), "B", "gem-diamond",
    "ZAV-037",
    N_("Buy 1 to 4 gems of one type at the current price; its target rises by 1."), 0,
    { THING_ARG ("type", N_("Gem"), ZAV_DOMAIN_GEM, ZAV_ARG_TYPE), NUMBER_ARG ("n", N_("How many"), ZAV_ARG_N, 1, 4),
      MARKER (ZAV_ARG_BUY_MARKER) } },
  [ZAV_SELL] = { "sell", N_("Sell gems"), N_("sell|s"), N_("sell {n type}[ using wild {wild}][ with marker {marker}]"),
    "S", "gem-ruby", "ZAV-042",
    N_("Sell 1 to 4 gems of one type at the current price; its target falls by 1."), 0,
    { THING_ARG ("type", N_("Gem"), ZAV_DOMAIN_GEM, ZAV_ARG_TYPE), NUMBER_ARG ("n", N_("How many"), ZAV_ARG_N, 1, 4),
      NUMBER_ARG ("wild", N_("Of these, wild gems"), ZAV_ARG_SELL_WILD, 0, 4, MAYBE),
      MARKER (ZAV_ARG_SELL_MARKER) } },
  [ZAV_DRAW] = { "draw", N_("Draw 2 cards"), N_("draw|d"), N_("draw {pile}"), "D", "back-artifact", "ZAV-045",
    N_("Draw the top 2 cards of a pile and keep 1 in hand."), GN_VERB_LOOKS,
    { THING_ARG ("pile", N_("Pile"), ZAV_DOMAIN_PILE, 0) } },
  [ZAV_KEEP] = { "keep", N_("Keep a card"), N_("keep|k"), N_("keep[ {card}][ returning {order}]"), "K", NULL, "ZAV-046",
    N_("Keep one drawn card; returned cards go to the bottom of their piles."), 0,
    { THING_ARG ("card", N_("Card"), ZAV_DOMAIN_ITEM, ZAV_ARG_CARD, .several = ZAV_SEVERAL_CARDS,
                 .flags = GN_ARG_OPTIONAL | GN_ARG_SECRET),
      LIST_ARG ("order", N_("Returned cards, upper one first"), ZAV_DOMAIN_ITEM, ZAV_ARG_ORDER, 4,
                .flags = GN_ARG_OPTIONAL | GN_ARG_SECRET) } },
  [ZAV_TILE] = { "tile", N_("Buy a tile"), N_("tile|t"),
    N_("tile {space}[ paying {own}][ and wild for {wild}][ with marker {marker}]"), "T", "tile-back-district",
    "ZAV-053",
    N_("Buy a mining rights tile in Diamantina or in the gnome’s district, for the gems printed on its space."), 0,
    { THING_ARG ("space", N_("Space"), ZAV_DOMAIN_SPACE, 0), GEMS ("own", N_("Your gems"), ZAV_ARG_OWN, ZAV_GEMS_EACH),
      GEMS ("wild", N_("Wild gems used as"), ZAV_ARG_WILD, ZAV_WILD_GEMS), MARKER (ZAV_ARG_TILE_MARKER) },
    N_("buy the tile on {space}[ paying {own}][ and wild for {wild}]") },
  [ZAV_ITEM] = { "item", N_("Buy an item"), N_("item|i"),
    N_("item[ {card}] from {slot}[ paying {own}][ and wild for {wild}][ with marker {marker}]"), "I", "back-jewelry",
    "ZAV-060",
    N_("Buy an artifact or a piece of jewelry from the display or from your hand."), 0,
    { THING_ARG ("slot", N_("Card"), ZAV_DOMAIN_SLOT, 0), GEMS ("own", N_("Your gems"), ZAV_ARG_OWN, ZAV_GEMS_EACH),
      GEMS ("wild", N_("Wild gems used as"), ZAV_ARG_WILD, ZAV_WILD_GEMS),
      THING_ARG ("card", N_("Card"), ZAV_DOMAIN_ITEM, ZAV_ARG_ITEM_CARD, NEW),
      MARKER (ZAV_ARG_ITEM_MARKER) },
    N_("buy {card}[ paying {own}][ and wild for {wild}]") },
  [ZAV_TRADER_TAKE] = { "trader-take", N_("Take trader"), N_("trader-take|take trader|trader|x"),
    N_("take trader {pair}"), "X", "trader", "ZAV-068",
    N_("Take a trader card and return the one you have."), 0,
    { THING_ARG ("pair", N_("Trader card"), ZAV_DOMAIN_PAIR, 0) } },
  [ZAV_TRADER_USE] = { "trader-use", N_("Use trader"), N_("trader-use|use trader|trade|u"),
    N_("trade {n type}[ using wild {wild}][ with marker {marker}]"), "U", "trader",
    "ZAV-071", N_("Give 1 or 2 gems of one type on the trader card for as many of the other."), 0,
    { THING_ARG ("type", N_("Gem given"), ZAV_DOMAIN_GEM, ZAV_ARG_TYPE), NUMBER_ARG ("n", N_("How many"), ZAV_ARG_N, 1,
                                                                                     2),
      NUMBER_ARG ("wild", N_("Of these, wild gems"), ZAV_ARG_SELL_WILD, 0, 2, MAYBE),
      MARKER (ZAV_ARG_SELL_MARKER) } },
  [ZAV_GOLD] = { "gold", N_("Take 4 gold"), N_("gold|take 4 gold|g"), N_("take 4 gold"), "G", "gold", "ZAV-074",
    N_("Take 4 gold from the bank. Always possible."), 0 },
  [ZAV_MINE] = { "mine", N_("Mine"), N_("mine|m"), N_("mine[ {gems}][ and choose {wild}][ with tiles {tiles}]"), "M",
    "pick", "ZAV-075",
    N_("Take the gems that your tiles yield, plus gems of your choice for wild symbols."), 0,
    { GEMS ("gems", N_("From tiles"), ZAV_ARG_MINE_GEMS, ZAV_GEMS_EACH),
      BAG_ARG ("wild", N_("For wild symbols"), ZAV_DOMAIN_GEM, ZAV_ARG_MINE_WILD, ZAV_N_GEM_VALUES, ZAV_GEMS_EACH),
      LIST_ARG ("tiles", N_("Tiles used"), ZAV_DOMAIN_TILE, ZAV_ARG_MINE_TILES, ZAV_MINE_TILES, MAYBE) } },
  [ZAV_PASS] = { "pass", N_("Pass"), N_("pass"), N_("pass"), NULL, NULL, "ZAV-022", N_("Passing is not allowed."),
    GN_VERB_REFUSED },
  [ZAV_GIVE] = { "give", N_("Give to a player"), N_("give"), N_("give[ to {player}][ {n type}]"), NULL, NULL, "ZAV-024",
    N_("Players do not trade with each other."),
    GN_VERB_REFUSED,
    { THING_ARG ("player", N_("Player"), GN_DOMAIN_SEAT, 0, MAYBE),
      NUMBER_ARG ("n", N_("How many"), 1, 1, 99, MAYBE),
      THING_ARG ("type", N_("Gem"), ZAV_DOMAIN_GEM, 2, MAYBE) } },
  [ZAV_DISCOUNT] = { "discount", N_("Discount step"), N_("discount"), N_("discount"), NULL, NULL, "ZAV-086",
    N_("It happens automatically at the end of the round."),
    GN_VERB_REFUSED },

  [ZAV_GNOME] = { "gnome", N_("Gnome’s starting district"), N_("gnome"), N_("gnome in {district}"), NULL, "gnome",
    "ZAV-006",
    N_("A district drawn at random."), GN_VERB_CHANCE,
    { THING_ARG ("district", N_("District"), ZAV_DOMAIN_DISTRICT, 0) }, N_("the gnome starts in {district}") },
  [ZAV_FIRST] = { "first", N_("Start player"), N_("first|start player"), N_("first {player}"), NULL, "start-player",
    "ZAV-017",
    N_("The player who takes the first action of round 1."), GN_VERB_CHANCE,
    { THING_ARG ("player", N_("Player"), GN_DOMAIN_SEAT, 0) }, N_("{player} starts") },
  [ZAV_TURN] = { "turn", N_("Card turned up"), N_("turn|turn up"), N_("turn up {card}[ in {slot}]"), NULL,
    "back-artifact", "ZAV-064",
    N_("The card turned up in the display."), GN_VERB_CHANCE,
    { THING_ARG ("card", N_("Card"), ZAV_DOMAIN_ITEM, ZAV_ARG_CARD, NEW),
      THING_ARG ("slot", N_("Slot"), ZAV_DOMAIN_SLOT, ZAV_ARG_TURN_SLOT, USUAL) },
      N_("{card} is turned up") },
  [ZAV_FACE] = { "face", N_("Tile turned up"), N_("face"), N_("face {tile}"), NULL, "tile-back-district", "ZAV-056",
    N_("The face of the bought tile."), GN_VERB_CHANCE,
    { THING_ARG ("tile", N_("Tile"), ZAV_DOMAIN_TILE, 0, NEW) }, N_("{tile} is turned up") },
  [ZAV_MARKER] = { "marker", N_("One discount marker"), N_("marker"), N_("marker {off}"), NULL, "artifact-emeromobile",
    "ZAV-123",
    N_("The value of one of the discount markers that came with the Emeromobile."), GN_VERB_CHANCE | GN_VERB_PART,
    { NUMBER_ARG ("off", N_("Gold off each gem"), 0, 1, ZAV_OFF_MAX) } },
  [ZAV_MARKERS] = { "markers", N_("Discount markers"), N_("markers"), N_("markers {values}"), NULL,
    "artifact-emeromobile", "ZAV-123",
    N_("The five values of the discount markers that came with the Emeromobile."), GN_VERB_CHANCE | GN_VERB_WHOLE,
    { LIST_ARG ("values", N_("Values"), GN_DOMAIN_NUMBER, 0, 10, .min = 1, .max = ZAV_OFF_MAX) } },
  [ZAV_DRAWN] = { "drawn", N_("Card drawn"), N_("drawn"), N_("drawn {card}"), NULL, "back-artifact", "ZAV-045",
    N_("The card that the player drew; no one else sees it."), GN_VERB_CHANCE | GN_VERB_LOOKS,
    { THING_ARG ("card", N_("Card"), ZAV_DOMAIN_ITEM, ZAV_ARG_CARD, SECRET) } },
  [ZAV_SEEN] = { "seen", N_("Tile seen"), N_("seen"), N_("seen {tile}"), NULL, "pick", "ZAV-030",
    N_("The tile under the soil sample; no one else sees it."), GN_VERB_CHANCE | GN_VERB_LOOKS,
    { THING_ARG ("tile", N_("Tile"), ZAV_DOMAIN_TILE, 0, SECRET) } },
  { NULL }
};
