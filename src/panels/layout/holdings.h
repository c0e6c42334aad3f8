/* holdings.h: what a player has: parts that give way to one another where there is little height
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "container.h"

G_BEGIN_DECLS

/**
 * GnHoldings:
 *
 * A game's own part of a player's card (GnPanelClass.make_player). Two, three or six share the height of a window, and
 * in a folded strip one line is all there is. So a game names its parts and then arrangements of them, from all that it
 * would like to show down to a single line: the first that fits the room is shown.
 *
 *     gn_holdings_add (self, dial, 0);
 *     gn_holdings_add (self, sets, 8);
 *     gn_holdings_add (self, line, 0);
 *     gn_holdings_arrange (self, dial, sets, NULL);
 *     gn_holdings_arrange (self, sets, NULL);
 *     gn_holdings_arrange (self, line, NULL);     // the last one: the strip, and whatever is too low for all else
 *
 * Property "compact" (boolean): only the last is asked for; the frame sets it. A part that stands right above another
 * without a gap has the style class `joined`. What is left over goes to parts with vexpand.
 */
#define GN_TYPE_HOLDINGS (gn_holdings_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnHoldings, gn_holdings, GN, HOLDINGS, GnContainer)

struct _GnHoldingsClass {
  GnContainerClass parent_class;
};

/** gn_holdings_add: @gap: above it where there is room; a third of it where there is little */
void       gn_holdings_add     (GnHoldings *self, GtkWidget *part, int gap);
/** gn_holdings_arrange: parts from top to bottom, then NULL. Arrangements are tried in the order in which they were
 * given */
void       gn_holdings_arrange (GnHoldings *self, ...) G_GNUC_NULL_TERMINATED;
/** gn_holdings_shows: is @part among what is shown? (for what flies there) */
gboolean   gn_holdings_shows   (GnHoldings *self, GtkWidget *part);

G_END_DECLS
