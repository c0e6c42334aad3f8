/* fuzz.h: helpers for all fuzz targets
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <stdint.h>

#include "core/table/match-table.h"

G_BEGIN_DECLS

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/** fuzz_init: loads the games, once, and makes any warning from GLib end the program */
void          fuzz_init (void);
/** fuzz_game: chooses a game by a byte of the input */
const GnGame *fuzz_game (uint8_t choice);
/** fuzz_match: a match with @n seats, or %NULL if the game does not compile @set or is not for that many; @set:
 * (transfer full) (nullable) */
GnMatch      *fuzz_match (const GnGame *game, guint n, GnSet *set);
/** fuzz_state: a state at the start, or %NULL; free with g_free() */
gpointer      fuzz_state (const GnMatch *match);
/** fuzz_look: asks the rules everything that can be asked about a state */
void          fuzz_look (const GnMatch *match, gconstpointer state);
/** fuzz_look_at_table: the same for the state where @table stands, and makes everybody's copy of it */
void          fuzz_look_at_table (GnMatchTable *table);

G_END_DECLS
