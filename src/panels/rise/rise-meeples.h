/* rise-meeples.h: the places for meeples: eight action cards, the action board, players' own spaces
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "rise-scene.h"

G_BEGIN_DECLS

/** RiseCards: two rows of four action cards with their spaces */
#define RISE_TYPE_CARDS (rise_cards_get_type ())
G_DECLARE_FINAL_TYPE (RiseCards, rise_cards, RISE, CARDS, GnContainer)

void       rise_cards_update (RiseCards *self, const RiseScene *scene);
/** rise_cards_get_place: the card at a place, for flights, keys and tests */
GtkWidget *rise_cards_get_place (RiseCards *self, int place);

/** RiseActions: the action board, one row for each action, and the own spaces of the player who places a meeple */
#define RISE_TYPE_ACTIONS (rise_actions_get_type ())
G_DECLARE_FINAL_TYPE (RiseActions, rise_actions, RISE, ACTIONS, GnContainer)

void       rise_actions_update (RiseActions *self, const RiseScene *scene);
/**
 * rise_actions_set_chosen:
 * @action: the action that waits for a tile on the map, or -1
 *
 * An action that begins with a tile is chosen by a click and entered by the tile. The click emits the signal "chosen"
 * (int action).
 */
void       rise_actions_set_chosen (RiseActions *self, int action);
/** rise_action_asks: what a click on a tile enters once the action is chosen, with "%s" for the tile; %NULL: a click
 * on the action enters it */
const char *rise_action_asks (int action);
/** rise_actions_get_row: the row of an action on the action board, or of RISE_BREW */
GtkWidget *rise_actions_get_row (RiseActions *self, int action);

/** rise_meeple_new: a meeple, as its player's token: of a meeple's picture the color alone would tell whose it is */
GtkWidget *rise_meeple_new   (const GnMatch *match, int seat, int size);
/** rise_action_verb: the id of the verb that a meeple on the action board enters: "bard" */
const char *rise_action_verb (int action);

G_END_DECLS
