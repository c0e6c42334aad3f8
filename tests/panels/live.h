/* live.h: real tables for tests of their panels
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

/** live_table: a table with the stand-in set where the app deals; names Alphonse, Berta, Caroline, Diane; @position:
 * JSON or %NULL */
GnMatchTable *live_table (int n_seats, const char *position);
/** live_dealt: a table of any game with its stand-in set, dealt by the app or the box */
GnMatchTable *live_dealt (const char *game, int n_seats, GnDealer dealer, const char *position);
/** live_box: a table where the box deals, with a set that knows nothing yet */
GnMatchTable *live_box   (int n_seats);
/** live_teach: teaches what is printed on a component. Returns: its index */
int           live_teach (GnMatchTable *table, guint family, const char *component);
/** live_say: enters "SEAT verb arg=value …", and fails the test if it is refused */
void          live_say   (GnMatchTable *table, int seat, const char *spec);
/** live_play: plays @n legal moves, chosen by @seed, buying where possible, so that the table fills */
void          live_play  (GnMatchTable *table, guint n, guint seed);
