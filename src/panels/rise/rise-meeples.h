/* rise-meeples.h: where meeples stand: eight action cards, the action board, spaces of one's own
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

/** RiseActions: the action board, a row an action, and what is the own of whoever places a meeple */
#define RISE_TYPE_ACTIONS (rise_actions_get_type ())
G_DECLARE_FINAL_TYPE (RiseActions, rise_actions, RISE, ACTIONS, GnContainer)

void       rise_actions_update (RiseActions *self, const RiseScene *scene);
/**
 * rise_actions_set_chosen:
 * @action: the one whose tile is asked for on the map, or -1
 *
 * Actions that begin with a tile are chosen by a click and said by the tile: signal "chosen" (int
 * action). */
void       rise_actions_set_chosen (RiseActions *self, int action);
/** rise_action_asks: what a tile says once the action is chosen, with "%s" for it; %NULL: a click on the action says it
 */
const char *rise_action_asks (int action);
/** rise_actions_get_row: of an action of the action board, or RISE_BREW */
GtkWidget *rise_actions_get_row (RiseActions *self, int action);

/** rise_meeple_new: a meeple in its player's colour */
GtkWidget *rise_meeple_new   (const GnMatch *match, int seat, int size);
/** rise_action_verb: the verb's id that a meeple on the action board says: "bard" */
const char *rise_action_verb (int action);

G_END_DECLS
