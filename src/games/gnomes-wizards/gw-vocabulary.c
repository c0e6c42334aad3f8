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
  N_("an enemy’s player"), N_("all players"), N_("a tile"), N_("a blockade"), N_("an ability"),
  N_("the target of step 1"), N_("the target of step 2"), N_("the target of step 3"), N_("the target of step 4")
};
static const char *const filters[] = {
  "any", "leader", "clan", "sleeping", "flying", "lingering", "no-attack", "no-move", "hp", "own-tribe", "gnome",
  "wizard", "charged", "not-full", NULL
};
static const char *const filters_titles[] = {
  N_("all of them"), N_("leaders"), N_("clans"), N_("sleeping units"), N_("flying units"),
  N_("units under a lingering attack"), N_("units with No Attack"), N_("units with No Movement"),
  N_("units with few HP"), N_("your own tribe"), N_("gnomes"), N_("wizards"), N_("charged abilities"),
  N_("abilities with room")
};
static const char *const wheres[] = {
  "anywhere", "same-tile", "adjacent", "within", "exactly", "bordering", "on-mine", "on-label", "tile-of", NULL
};
static const char *const wheres_titles[] = {
  N_("anywhere"), N_("on the same tile"), N_("adjacent"), N_("within that distance"), N_("at that distance"),
  N_("bordering"), N_("on a mine"), N_("in that layer"), N_("on the tile of that step’s target")
};
static const char *const origins[] = { "self", "$1", "$2", "$3", "any-own", NULL };
static const char *const origins_titles[] = {
  N_("the unit itself"), N_("the target of step 1"), N_("the target of step 2"), N_("the target of step 3"),
  N_("a unit of yours")
};
static const char *const counts[] = { "one", "up-to", "exactly", "all", NULL };
static const char *const counts_titles[] = { N_("one"), N_("up to"), N_("exactly"), N_("all of them") };
static const char *const choosers[] = { "caster", "owner", NULL };
static const char *const choosers_titles[] = { N_("the caster"), N_("its player") };
static const char *const powers[] = { "base", "current", "fixed", NULL };
static const char *const powers_titles[] = { N_("printed value, plus"), N_("value with dice, plus"), N_("exactly") };
static const char *const tos[] = {
  "self-tile", "adjacent", "self-or-adjacent", "on-mine", "on-label", "within", "anywhere", "tile-of", NULL
};
static const char *const tos_titles[] = {
  N_("on the same tile"), N_("adjacent"), N_("there or adjacent"), N_("on a mine"), N_("in that layer"),
  N_("within that distance"), N_("anywhere"), N_("on the tile of that step’s target")
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
  N_("No Movement"), N_("both on one tile"), N_("on a mine"),
  N_("a leader"), N_("from that round on"), N_("that many enemies there"), N_("that many allies there")
};
static const char *const ofs[] = { "self", "$1", "$2", "$3", NULL };
static const char *const ofs_titles[] = {
  N_("the unit itself"), N_("the target of step 1"), N_("the target of step 2"), N_("the target of step 3")
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
  WORD_PARAM ("who", N_("Target"), who, .aside = (seldom)), \
  WORD_PARAM ("of", N_("Unit of the ability"), who, .when = "who", .is = "ability"), \
  WORD_PARAM ("filter", N_("Restriction"), filters, .aside = TRUE, .when = "who", .is = KNOWN, .unless = TRUE), \
  WORD_PARAM ("also", N_("Second restriction"), filters, .aside = TRUE, .when = "filter", .is = "any", \
              .unless = TRUE), \
  NUMBER_PARAM ("filter-n", N_("At most"), 0, 15, .when = "filter,also", .is = "hp"), \
  WORD_PARAM ("where", N_("Location"), wheres, .aside = (seldom), .when = "who", .is = KNOWN, .unless = TRUE), \
  NUMBER_PARAM ("range", N_("Distance"), 0, 20, .when = "where", .is = "within,exactly,on-label,tile-of"), \
  WORD_PARAM ("origin", N_("Measured from"), origins, .aside = TRUE, .when = "where", \
              .is = "same-tile,adjacent,within,exactly,bordering"), \
  WORD_PARAM ("count", N_("Number of targets"), counts, .aside = (seldom), .when = "who", .is = KNOWN, \
              .unless = TRUE), \
  NUMBER_PARAM ("count-n", N_("How many"), 1, GW_NAMED, .when = "count", .is = "up-to,exactly"), \
  WORD_PARAM ("chooser", N_("Player who chooses"), choosers, .aside = TRUE, .when = "who", .is = KNOWN, \
              .unless = TRUE), \
  WORD_PARAM ("optional", N_("Optional"), yes, .aside = TRUE), \
  WORD_PARAM ("if", N_("Condition"), ifs, .aside = TRUE), \
  NUMBER_PARAM ("if-n", N_("Value"), 0, 20, .when = "if", .is = "hp,round,enemies,allies"), \
  WORD_PARAM ("if-of", N_("Condition on"), ofs, .when = "if", .is = "always,round", .unless = TRUE)
#define TARGET AIMED (FALSE)
#define THERE NUMBER_PARAM ("n", N_("Distance"), 0, 9, .when = "to", .is = "on-label,within,tile-of")

const GnEffectWord gw_vocabulary[] = {
  [GW_E_MOVE] = { "move", N_("Walk"), { TARGET, N (1, 9), WORD_PARAM ("how", N_("Distance"), ways) } },
  [GW_E_PUSH] = { "push", N_("Push away"), { TARGET, N (1, 9) } },
  [GW_E_PULL] = { "pull", N_("Pull closer"), { TARGET, N (1, 9) } },
  [GW_E_BRING] = { "bring", N_("Bring here"), { TARGET, WORD_PARAM ("to", N_("Destination"), tos), THERE } },
  [GW_E_PLACE] = { "place", N_("Place elsewhere"), { TARGET, WORD_PARAM ("to", N_("Destination"), tos), THERE } },
  [GW_E_SWAP] = { "swap", N_("Swap places"), { TARGET } },
  [GW_E_STRIKE] = { "attack", N_("Attack"), { TARGET, WORD_PARAM ("power", N_("Power"), powers), N (-9, 20) } },
  [GW_E_SNEAK] = { "sneak-attack", N_("Sneak attack"), { TARGET } },
  [GW_E_GRANT] = { "grant-attack", N_("Immediate attack"),
    { TARGET, WORD_PARAM ("power", N_("Power"), powers), N (-9, 20) } },
  [GW_E_LINGER] = { "linger", N_("Lingering attack"), { TARGET } },
  [GW_E_DAMAGE] = { "damage", N_("Lose HP"), { TARGET, N (0, 15) } },
  [GW_E_HEAL] = { "heal", N_("Heal"), { TARGET, N (0, 15) } },
  [GW_E_COUNTER] = { "counter", N_("Gain a counter"), { TARGET, WORD_PARAM ("kind", N_("Which"), counters) } },
  [GW_E_CLEAR_COUNTER] = { "clear-counter", N_("Lose a counter"),
                           { TARGET, WORD_PARAM ("kind", N_("Which"), counters) } },
  [GW_E_GAIN_DEFENCE] = { "gain-defence", N_("Gain defense"), { TARGET, N (0, 9) } },
  [GW_E_LOSE_DEFENCE] = { "lose-defence", N_("Lose defense"), { TARGET, N (0, 9) } },
  [GW_E_STAT_BONUS] = { "stat-bonus", N_("Bonus this turn"),
    { TARGET, WORD_PARAM ("stat", N_("Bonus to"), stats), N (-9, 9) } },
  [GW_E_EXTRA_MOVE] = { "extra-move", N_("Extra movement this turn"), { TARGET, N (0, 9) } },
  [GW_E_EXTRA_ATTACK] = { "extra-attack", N_("Extra attacks this turn"), { TARGET, N (1, 9) } },
  [GW_E_GAIN_CRYSTALS] = { "gain-crystals", N_("Gain crystals"), { TARGET, N (0, 20) } },
  [GW_E_REMOVE_CRYSTALS] = { "remove-crystals", N_("Lose crystals"), { TARGET, N (0, 20) } },
  [GW_E_STEAL_CRYSTALS] = { "steal-crystals", N_("Give up crystals"), { TARGET, N (0, 20) } },
  [GW_E_CHARGE] = { "charge", N_("Charge"), { TARGET } },
  [GW_E_DRAW] = { "draw", N_("Draw cards"), { TARGET, N (1, 9), NUMBER_PARAM ("keep", N_("Cards kept"), 0, 5) } },
  [GW_E_DISCARD] = { "discard", N_("Discard cards"), { TARGET, N (1, 9), WORD_PARAM ("by", N_("Selection"), lots) } },
  [GW_E_FLIP] = { "flip", N_("Flip"), { TARGET } },
  [GW_E_BLOCKADE] = { "blockade", N_("Place a blockade"), { TARGET, WORD_PARAM ("shape", N_("Position"), shapes) } },
  [GW_E_UNBLOCK] = { "remove-blockade", N_("Remove a blockade"), { TARGET } },
  [GW_E_CALL] = { "call", N_("Call"), { TARGET, WORD_PARAM ("to", N_("Destination"), tos), THERE } },
  [GW_E_EXTRA_DIE] = { "extra-die", N_("Roll more dice"), { TARGET, N (1, 6) } },
  [GW_E_REROLL] = { "reroll", N_("Re-roll dice"), { TARGET, N (1, 6) } },
  [GW_E_ROLL] = { "roll", N_("Roll a die"),
    { TARGET,
      { "rows", N_("Faces"), GN_PARAM_ROWS, 1, GW_N_FACES, .needed = TRUE } } },
  [GW_E_FREE_TEXT] = { "free-text", N_("Read aloud"),
    { AIMED (TRUE), { "text", N_("Text"), GN_PARAM_TEXT, .needed = TRUE } } },
  { NULL }
};
