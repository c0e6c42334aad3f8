/* inv-script.h: the scripts of Gnome Invasion
 *
 * `is` knows besides: target, rooms, needed; pool ("d20 d6 d4"), total of fixed numbers (flat), reach ("13/20"), value_now; room ("17/70": the next boon
 * is one), letter ("2/11"), decks (sizes), gnome_deck, layers (cards and letters of each), heap (gnome discards), box, hands (sizes), in_play (cards by seat),
 * discards (boons by id), earliest, latest, asks (what an effect asks for). Sets: TEST-I and TEST-J (section 9), COMPLETE (TEST-I with fillers),
 * TEXTS (cards for texts that the trial cards do not have). The usual position: turn 1, Ann acts, hands of 2, 5 and 3. See tests/script/script.h
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "script.h"

typedef ScriptCase InvCase;

void inv_add_cases (const char *group, const InvCase *cases, guint n);

/* Cards in a pile of a position: all have seen them; nobody has seen n; only the seat has. */
#define CARD(id) "{'card':'" id "','seen':'all'}"
#define OWN(id, seat) "{'card':'" id "','seen':[" seat "]}"
#define UNSEEN(n) "{'n':" n "}"
/* Many cards; a pile holds no more than thirty that are known, or lie apart. */
#define TWO(card) card "," card
#define SEVEN(card) TWO (card) "," TWO (card) "," TWO (card) "," card
#define TWENTY_EIGHT(card) SEVEN (card) "," SEVEN (card) "," SEVEN (card) "," SEVEN (card)
#define THIRTY(card) TWENTY_EIGHT (card) "," TWO (card)
/* Three hands, three areas. */
#define HANDS(a, b, c) "'hand':[[" a "],[" b "],[" c "]]"
#define PLAY(a, b, c) "'play':[[" a "],[" b "],[" c "]]"

void inv_add_setup (void);
void inv_add_steps (void);
void inv_add_fight (void);
void inv_add_effects (void);
void inv_add_order (void);
void inv_add_refused (void);
void inv_add_adjust (void);
void inv_add_wholes (void);
void inv_add_examples (void);
