/* wiz-script.h: the scripts of The Wizard Always Wins
 *
 * `is` knows besides: bag (counts by token), N, deck_n, discard_n, board (gems by seat), order, order_next (seats), chance (the Wizard's by
 * seat, "1/32"), cheapest (by element, of the acting seat). Sets: TEST (the trial catalogue of section 9), OWN (its 60 cards with the
 * shipped characters), and small ones with tiles of their own. Seats are blue, red, yellow, green, purple. See tests/script/script.h
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "script.h"

typedef ScriptCase WizCase;

void wiz_add_cases (const char *group, const WizCase *cases, guint n);

void wiz_add_setup (void);
void wiz_add_turns (void);
void wiz_add_actions (void);
void wiz_add_bag (void);
void wiz_add_sets (void);
void wiz_add_trades (void);
void wiz_add_layers (void);
void wiz_add_options (void);
void wiz_add_tiles (void);
void wiz_add_end (void);
void wiz_add_refusals (void);
void wiz_add_examples (void);
void wiz_add_odds (void);
void wiz_add_views (void);
void wiz_add_tables (void);
