/* gw-vocabulary.c: the vocabulary of abilities (9.2), and the parameters of each word
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

/* In the order of the enumerations in gw-set.h; the first of each is the default. Files use the words; people read
 * the titles below them. */
static const char *const who[] = {
  "self", "ally", "another-ally", "own", "enemy", "unit", "own-clan", "owner", "player", "enemy-player", "all-players",
  "tile", "blockade", "ability", "$1", "$2", "$3", "$4", NULL
};
static const char *const who_titles[] = {
  N_("the unit itself"), N_("an ally"), N_("another ally"), N_("a unit of yours"), N_("an enemy"), N_("any unit"),
  N_("a clan of yours"), N_("its player"), N_("a player"),
  N_("an enemy’s player"), N_("all players"), N_("a tile"), N_("a blockade"), N_("an ability"), N_("the same as in 1"),
  N_("the same as in 2"), N_("the same as in 3"),
  N_("the same as in 4")
};
static const char *const filters[] = {
  "any", "leader", "clan", "sleeping", "flying", "lingering", "no-attack", "no-move", "hp", "own-tribe", "gnome",
  "wizard", "charged", "not-full", NULL
};
static const char *const filters_titles[] = {
  N_("all of them"), N_("leaders"), N_("clans"), N_("those asleep"), N_("those flying"),
  N_("those under a lingering attack"), N_("those with No Attack"),
  N_("those with No Movement"), N_("those with few HP"), N_("the own tribe"), N_("gnomes"), N_("wizards"),
  N_("charged ones"), N_("those with room")
};
static const char *const wheres[] = {
  "anywhere", "same-tile", "adjacent", "within", "exactly", "bordering", "on-mine", "on-label", "tile-of", NULL
};
static const char *const wheres_titles[] = {
  N_("anywhere"), N_("on the same tile"), N_("next door"), N_("so near"), N_("exactly so far"), N_("touching"),
  N_("on a mine"), N_("in the layer"), N_("where the target of the step stands")
};
static const char *const origins[] = { "self", "$1", "$2", "$3", "any-own", NULL };
static const char *const origins_titles[] = {
  N_("the unit itself"), N_("the same as in 1"), N_("the same as in 2"), N_("the same as in 3"), N_("a unit of yours")
};
static const char *const counts[] = { "one", "up-to", "exactly", "all", NULL };
static const char *const counts_titles[] = { N_("one"), N_("up to"), N_("exactly"), N_("all of them") };
static const char *const choosers[] = { "caster", "owner", NULL };
static const char *const choosers_titles[] = { N_("who casts it"), N_("its player") };
static const char *const powers[] = { "base", "current", "fixed", NULL };
static const char *const powers_titles[] = { N_("printed, and"), N_("with its dice, and"), N_("exactly") };
static const char *const tos[] = {
  "self-tile", "adjacent", "self-or-adjacent", "on-mine", "on-label", "within", "anywhere", "tile-of", NULL
};
static const char *const tos_titles[] = {
  N_("on the same tile"), N_("next door"), N_("there or next door"), N_("on a mine"), N_("in the layer"), N_("so near"),
  N_("anywhere"), N_("where the target of the step stands")
};
static const char *const ways[] = { "up-to", "exactly", NULL };
static const char *const ways_titles[] = { N_("up to"), N_("exactly") };
static const char *const counters[] = { "flying", "sleeping", "lingering", "no-attack", "no-move", "all", NULL };
static const char *const counters_titles[] = {
  N_("Flying"), N_("Sleeping"), N_("Lingering Attack"), N_("No Attack"), N_("No Movement"), N_("all of them")
};
static const char *const stats[] = { "movement", "attack", NULL };
static const char *const stats_titles[] = { N_("movement"), N_("attack") };
static const char *const lots[] = { "chosen", "random", NULL };
static const char *const lots_titles[] = { N_("chosen"), N_("at random") };
static const char *const ifs[] = {
  "always", "hp", "flying", "sleeping", "lingering", "no-attack", "no-move", "together", "on-mine", "leader", "round",
  "enemies", "allies", NULL
};
static const char *const ifs_titles[] = {
  N_("always"), N_("few HP"), N_("flying"), N_("asleep"), N_("under a lingering attack"), N_("No Attack"),
  N_("No Movement"), N_("both stand together"), N_("on a mine"),
  N_("a leader"), N_("from this round on"), N_("so many enemies there"), N_("so many allies there")
};
static const char *const ofs[] = { "self", "$1", "$2", "$3", NULL };
static const char *const ofs_titles[] = {
  N_("the unit itself"), N_("the same as in 1"), N_("the same as in 2"), N_("the same as in 3")
};
static const char *const shapes[] = { "tile", "edge", NULL };
static const char *const shapes_titles[] = { N_("on the tile"), N_("between two tiles") };
static const char *const yes[] = { "no", "yes", NULL };
static const char *const yes_titles[] = { N_("no"), N_("yes") };

AS_MANY_TITLES (who);
AS_MANY_TITLES (filters);
AS_MANY_TITLES (wheres);
AS_MANY_TITLES (origins);
AS_MANY_TITLES (counts);
AS_MANY_TITLES (choosers);
AS_MANY_TITLES (powers);
AS_MANY_TITLES (tos);
AS_MANY_TITLES (ways);
AS_MANY_TITLES (counters);
AS_MANY_TITLES (stats);
AS_MANY_TITLES (lots);
AS_MANY_TITLES (ifs);
AS_MANY_TITLES (ofs);
AS_MANY_TITLES (shapes);
AS_MANY_TITLES (yes);

/* For the unit itself, for players and for the target of an earlier step, nothing else has to be entered. */
#define KNOWN "self,owner,player,enemy-player,all-players,$1,$2,$3,$4"

#define N(lo, hi, ...) NUMBER_PARAM ("n", N_("How many"), lo, hi, __VA_ARGS__)
#define AIMED(seldom) \
  WORD_PARAM ("who", N_("Who"), who, .aside = (seldom)), \
  WORD_PARAM ("of", N_("Whose"), who, .when = "who", .is = "ability"), \
  WORD_PARAM ("filter", N_("Only"), filters, .aside = TRUE, .when = "who", .is = KNOWN, .unless = TRUE), \
  WORD_PARAM ("also", N_("And only"), filters, .aside = TRUE, .when = "filter", .is = "any", .unless = TRUE), \
  NUMBER_PARAM ("filter-n", N_("At most"), 0, 15, .when = "filter,also", .is = "hp"), \
  WORD_PARAM ("where", N_("Where"), wheres, .aside = (seldom), .when = "who", .is = KNOWN, .unless = TRUE), \
  NUMBER_PARAM ("range", N_("How far"), 0, 20, .when = "where", .is = "within,exactly,on-label,tile-of"), \
  WORD_PARAM ("origin", N_("From"), origins, .aside = TRUE, .when = "where", \
              .is = "same-tile,adjacent,within,exactly,bordering"), \
  WORD_PARAM ("count", N_("Of these"), counts, .aside = (seldom), .when = "who", .is = KNOWN, .unless = TRUE), \
  NUMBER_PARAM ("count-n", N_("So many"), 1, GW_NAMED, .when = "count", .is = "up-to,exactly"), \
  WORD_PARAM ("chooser", N_("Who chooses"), choosers, .aside = TRUE, .when = "who", .is = KNOWN, .unless = TRUE), \
  WORD_PARAM ("optional", N_("May be left out"), yes, .aside = TRUE), \
  WORD_PARAM ("if", N_("Only if"), ifs, .aside = TRUE), \
  NUMBER_PARAM ("if-n", N_("Figure"), 0, 20, .when = "if", .is = "hp,round,enemies,allies"), \
  WORD_PARAM ("if-of", N_("Of"), ofs, .when = "if", .is = "always,round", .unless = TRUE)
#define TARGET AIMED (FALSE)
#define THERE NUMBER_PARAM ("n", N_("How far"), 0, 9, .when = "to", .is = "on-label,within,tile-of")

const GnEffectWord gw_vocabulary[] = {
  [GW_E_MOVE] = { "move", N_("Walks"), { TARGET, N (1, 9), WORD_PARAM ("how", N_("How far"), ways) } },
  [GW_E_PUSH] = { "push", N_("Is pushed away"), { TARGET, N (1, 9) } },
  [GW_E_PULL] = { "pull", N_("Is pulled near"), { TARGET, N (1, 9) } },
  [GW_E_BRING] = { "bring", N_("Is brought here"), { TARGET, WORD_PARAM ("to", N_("Where to"), tos), THERE } },
  [GW_E_PLACE] = { "place", N_("Is placed elsewhere"), { TARGET, WORD_PARAM ("to", N_("Where to"), tos), THERE } },
  [GW_E_SWAP] = { "swap", N_("Changes places"), { TARGET } },
  [GW_E_STRIKE] = { "attack", N_("Is attacked"), { TARGET, WORD_PARAM ("power", N_("Power"), powers), N (-9, 20) } },
  [GW_E_SNEAK] = { "sneak-attack", N_("Sneak attack"), { TARGET } },
  [GW_E_GRANT] = { "grant-attack", N_("May attack at once"),
    { TARGET, WORD_PARAM ("power", N_("Power"), powers), N (-9, 20) } },
  [GW_E_LINGER] = { "linger", N_("Lingering attack"), { TARGET } },
  [GW_E_DAMAGE] = { "damage", N_("Loses HP"), { TARGET, N (0, 15) } },
  [GW_E_HEAL] = { "heal", N_("Is healed"), { TARGET, N (0, 15) } },
  [GW_E_COUNTER] = { "counter", N_("Gets a counter"), { TARGET, WORD_PARAM ("kind", N_("Which"), counters) } },
  [GW_E_CLEAR_COUNTER] = { "clear-counter", N_("Loses a counter"),
                           { TARGET, WORD_PARAM ("kind", N_("Which"), counters) } },
  [GW_E_GAIN_DEFENCE] = { "gain-defence", N_("Gains defence"), { TARGET, N (0, 9) } },
  [GW_E_LOSE_DEFENCE] = { "lose-defence", N_("Loses defence"), { TARGET, N (0, 9) } },
  [GW_E_STAT_BONUS] = { "stat-bonus", N_("Is better in this turn"),
    { TARGET, WORD_PARAM ("stat", N_("In"), stats), N (-9, 9) } },
  [GW_E_EXTRA_MOVE] = { "extra-move", N_("Moves further in this turn"), { TARGET, N (0, 9) } },
  [GW_E_EXTRA_ATTACK] = { "extra-attack", N_("Attacks once more in this turn"), { TARGET, N (1, 9) } },
  [GW_E_GAIN_CRYSTALS] = { "gain-crystals", N_("Gains crystals"), { TARGET, N (0, 20) } },
  [GW_E_REMOVE_CRYSTALS] = { "remove-crystals", N_("Loses crystals"), { TARGET, N (0, 20) } },
  [GW_E_STEAL_CRYSTALS] = { "steal-crystals", N_("Gives up crystals"), { TARGET, N (0, 20) } },
  [GW_E_CHARGE] = { "charge", N_("Is charged"), { TARGET } },
  [GW_E_DRAW] = { "draw", N_("Draws cards"), { TARGET, N (1, 9), NUMBER_PARAM ("keep", N_("Keeps"), 0, 5) } },
  [GW_E_DISCARD] = { "discard", N_("Discards cards"), { TARGET, N (1, 9), WORD_PARAM ("by", N_("How"), lots) } },
  [GW_E_FLIP] = { "flip", N_("Is flipped"), { TARGET } },
  [GW_E_BLOCKADE] = { "blockade", N_("Is barred"), { TARGET, WORD_PARAM ("shape", N_("Where it stands"), shapes) } },
  [GW_E_UNBLOCK] = { "remove-blockade", N_("Is open again"), { TARGET } },
  [GW_E_CALL] = { "call", N_("Is called"), { TARGET, WORD_PARAM ("to", N_("Where to"), tos), THERE } },
  [GW_E_EXTRA_DIE] = { "extra-die", N_("Rolls more dice"), { TARGET, N (1, 6) } },
  [GW_E_REROLL] = { "reroll", N_("May roll again"), { TARGET, N (1, 6) } },
  [GW_E_ROLL] = { "roll", N_("A die decides"),
    { TARGET,
      { "rows", N_("Faces"), GN_PARAM_ROWS, 1, GW_N_FACES, .needed = TRUE } } },
  [GW_E_FREE_TEXT] = { "free-text", N_("Read aloud"),
    { AIMED (TRUE), { "text", N_("Text"), GN_PARAM_TEXT, .needed = TRUE } } },
  { NULL }
};
