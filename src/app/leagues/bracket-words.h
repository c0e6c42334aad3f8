/* bracket-words.h: playoffs in words, and as a part of the sheet of a league
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/bracket.h"
#include "sheets/listing.h"

G_BEGIN_DECLS

/** gn_bracket_round: "Semifinals"; (transfer none) */
const char *gn_bracket_round    (const GnBracket *bracket, guint round, gboolean third);
/** gn_bracket_player: "1. Ann"; "…" for nobody yet, and instead of a name that is forgotten; (transfer full) */
char       *gn_bracket_player   (const GnBracket *bracket, guint seed);
/** gn_bracket_how: how it was decided, or what it waits for; "" as long as it is not known who meets; (transfer full)
 */
char       *gn_bracket_how      (const GnPairing *pairing);
/** gn_bracket_pairing: all that is shown of it, and in which round it is; (transfer full) */
char       *gn_bracket_pairing  (const GnBracket *bracket, guint round, guint pairing);
/** gn_bracket_champion: "Champion: Ann", "" as long as there is none; (transfer full) */
char       *gn_bracket_champion (const GnBracket *bracket);
/** gn_bracket_list: a list of each round */
void        gn_bracket_list     (GnListing *sheet, const GnBracket *bracket);

G_END_DECLS
