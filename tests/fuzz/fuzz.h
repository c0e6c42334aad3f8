/* fuzz.h: what every fuzz target has in common
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <stdint.h>

#include "core/match/match.h"

G_BEGIN_DECLS

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/** fuzz_init: the games are there, and a warning of GLib's ends the program; once */
void          fuzz_init (void);
/** fuzz_game: one of the games by a byte of the input */
const GnGame *fuzz_game (uint8_t choice);
/** fuzz_match: @n seats, or NULL if the game does not compile @set or is not for so many; @set: (transfer full)
 * (nullable) */
GnMatch      *fuzz_match (const GnGame *game, guint n, GnSet *set);
/** fuzz_state: a state as it starts, or NULL; g_free() */
gpointer      fuzz_state (const GnMatch *match);
/** fuzz_look: asks the rules everything that can be asked of a state */
void          fuzz_look (const GnMatch *match, gconstpointer state);

G_END_DECLS
