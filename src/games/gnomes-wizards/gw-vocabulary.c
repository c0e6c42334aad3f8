/* gw-vocabulary.c: the words in which abilities are written (9.2), and what goes with each
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-state.h"

#include <glib/gi18n-lib.h>

/* In the order of the enumerations of gw-set.h; the first of each is meant where nothing is said. */
static const char *const who[] = {
  "self", "ally", "another-ally", "own", "enemy", "unit", "own-clan", "owner", "player", "enemy-player", "all-players", "tile", "blockade", "ability", "$1", "$2", "$3", "$4", NULL
};
static const char *const filters[] = {
  "any", "leader", "clan", "sleeping", "flying", "lingering", "no-attack", "no-move", "hp", "own-tribe", "gnome", "wizard", "charged", "not-full", NULL
};
static const char *const wheres[] = { "anywhere", "same-tile", "adjacent", "within", "exactly", "bordering", "on-mine", "on-label", "tile-of", NULL };
static const char *const origins[] = { "self", "$1", "$2", "$3", "any-own", NULL };
static const char *const counts[] = { "one", "up-to", "exactly", "all", NULL };
static const char *const choosers[] = { "caster", "owner", NULL };
static const char *const powers[] = { "base", "current", "fixed", NULL };
static const char *const tos[] = { "self-tile", "adjacent", "self-or-adjacent", "on-mine", "on-label", "within", "anywhere", "tile-of", NULL };
static const char *const ways[] = { "up-to", "exactly", NULL };
static const char *const counters[] = { "flying", "sleeping", "lingering", "no-attack", "no-move", "all", NULL };
static const char *const stats[] = { "movement", "attack", NULL };
static const char *const lots[] = { "chosen", "random", NULL };
static const char *const ifs[] = {
  "always", "hp", "flying", "sleeping", "lingering", "no-attack", "no-move", "together", "on-mine", "leader", "round", "enemies", "allies", NULL
};
static const char *const ofs[] = { "self", "$1", "$2", "$3", NULL };
static const char *const shapes[] = { "tile", "edge", NULL };
static const char *const yes[] = { "no", "yes", NULL };

#define WORD(key, label, list) { .id = (key), .title = (label), .kind = GN_PARAM_WORD, .words = (list) }
#define NUMBER(key, label, lo, hi) { .id = (key), .title = (label), .kind = GN_PARAM_NUMBER, .min = (lo), .max = (hi) }
#define N(lo, hi) NUMBER ("n", N_("How many"), lo, hi)
#define TARGET \
  WORD ("who", N_("Who"), who), WORD ("of", N_("Whose"), who), WORD ("filter", N_("Only"), filters), WORD ("also", N_("And only"), filters), NUMBER ("filter-n", N_("At most"), 0, 15), \
  WORD ("where", N_("Where"), wheres), NUMBER ("range", N_("How far"), 0, 20), WORD ("origin", N_("From"), origins), WORD ("count", N_("Of these"), counts), \
  NUMBER ("count-n", N_("So many"), 1, GW_NAMED), WORD ("chooser", N_("Who chooses"), choosers), WORD ("optional", N_("May be left out"), yes), \
  WORD ("if", N_("Only if"), ifs), NUMBER ("if-n", N_("Figure"), 0, 20), WORD ("if-of", N_("Of"), ofs)

const GnEffectWord gw_vocabulary[] = {
  [GW_E_MOVE] = { "move", N_("Walks"), { TARGET, N (1, 9), WORD ("how", N_("How far"), ways) } },
  [GW_E_PUSH] = { "push", N_("Is pushed away"), { TARGET, N (1, 9) } },
  [GW_E_PULL] = { "pull", N_("Is pulled near"), { TARGET, N (1, 9) } },
  [GW_E_BRING] = { "bring", N_("Is brought here"), { TARGET, WORD ("to", N_("Where to"), tos), N (0, 9) } },
  [GW_E_PLACE] = { "place", N_("Is placed elsewhere"), { TARGET, WORD ("to", N_("Where to"), tos), N (0, 9) } },
  [GW_E_SWAP] = { "swap", N_("Changes places"), { TARGET } },
  [GW_E_STRIKE] = { "attack", N_("Is attacked"), { TARGET, WORD ("power", N_("Power"), powers), N (-9, 20) } },
  [GW_E_SNEAK] = { "sneak-attack", N_("Sneak attack"), { TARGET } },
  [GW_E_GRANT] = { "grant-attack", N_("May attack at once"), { TARGET, WORD ("power", N_("Power"), powers), N (-9, 20) } },
  [GW_E_LINGER] = { "linger", N_("Lingering attack"), { TARGET } },
  [GW_E_DAMAGE] = { "damage", N_("Loses HP"), { TARGET, N (0, 15) } },
  [GW_E_HEAL] = { "heal", N_("Is healed"), { TARGET, N (0, 15) } },
  [GW_E_COUNTER] = { "counter", N_("Gets a counter"), { TARGET, WORD ("kind", N_("Which"), counters) } },
  [GW_E_CLEAR_COUNTER] = { "clear-counter", N_("Loses a counter"), { TARGET, WORD ("kind", N_("Which"), counters) } },
  [GW_E_GAIN_DEFENCE] = { "gain-defence", N_("Gains defence"), { TARGET, N (0, 9) } },
  [GW_E_LOSE_DEFENCE] = { "lose-defence", N_("Loses defence"), { TARGET, N (0, 9) } },
  [GW_E_STAT_BONUS] = { "stat-bonus", N_("Is better in this turn"), { TARGET, WORD ("stat", N_("In"), stats), N (-9, 9) } },
  [GW_E_EXTRA_MOVE] = { "extra-move", N_("Moves further in this turn"), { TARGET, N (0, 9) } },
  [GW_E_EXTRA_ATTACK] = { "extra-attack", N_("Attacks once more in this turn"), { TARGET, N (1, 9) } },
  [GW_E_GAIN_CRYSTALS] = { "gain-crystals", N_("Gains crystals"), { TARGET, N (0, 20) } },
  [GW_E_REMOVE_CRYSTALS] = { "remove-crystals", N_("Loses crystals"), { TARGET, N (0, 20) } },
  [GW_E_STEAL_CRYSTALS] = { "steal-crystals", N_("Gives up crystals"), { TARGET, N (0, 20) } },
  [GW_E_CHARGE] = { "charge", N_("Is charged"), { TARGET } },
  [GW_E_DRAW] = { "draw", N_("Draws cards"), { TARGET, N (1, 9), NUMBER ("keep", N_("Keeps"), 0, 5) } },
  [GW_E_DISCARD] = { "discard", N_("Discards cards"), { TARGET, N (1, 9), WORD ("by", N_("How"), lots) } },
  [GW_E_FLIP] = { "flip", N_("Is flipped"), { TARGET } },
  [GW_E_BLOCKADE] = { "blockade", N_("Is barred"), { TARGET, WORD ("shape", N_("Where it stands"), shapes) } },
  [GW_E_UNBLOCK] = { "remove-blockade", N_("Is open again"), { TARGET } },
  [GW_E_CALL] = { "call", N_("Is called"), { TARGET, WORD ("to", N_("Where to"), tos), N (0, 9) } },
  [GW_E_EXTRA_DIE] = { "extra-die", N_("Rolls more dice"), { TARGET, N (1, 6) } },
  [GW_E_REROLL] = { "reroll", N_("May roll again"), { TARGET, N (1, 6) } },
  [GW_E_ROLL] = { "roll", N_("A die decides"), { TARGET, { .id = "rows", .title = N_("Faces"), .kind = GN_PARAM_ROWS, .min = 1, .max = GW_N_FACES, .needed = TRUE } } },
  [GW_E_FREE_TEXT] = { "free-text", N_("Read aloud"), { TARGET, { .id = "text", .title = N_("Text"), .kind = GN_PARAM_TEXT, .needed = TRUE } } },
  { NULL }
};
