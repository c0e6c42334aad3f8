/* holdings.h: a player's holdings: parts that make way for one another if there is little height
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
 * A game's own part of a player's card (GnPanelClass.make_player). Two, three or six of them share the height of a
 * window, and a folded strip has only one line. So a game adds its parts and then arrangements of them, from all
 * parts down to a single line. The first arrangement that fits is shown.
 *
 *     gn_holdings_add (self, dial, 0);
 *     gn_holdings_add (self, sets, 8);
 *     gn_holdings_add (self, line, 0);
 *     gn_holdings_arrange (self, dial, sets, NULL);
 *     gn_holdings_arrange (self, sets, NULL);
 *     gn_holdings_arrange (self, line, NULL);     // the last one: the strip, and anything too low for the others
 *
 * Property "compact" (boolean): use only the last arrangement; the frame sets it. A part directly below another
 * without a gap has the style class `joined`. Space left over goes to parts with vexpand.
 */
#define GN_TYPE_HOLDINGS (gn_holdings_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnHoldings, gn_holdings, GN, HOLDINGS, GnContainer)

struct _GnHoldingsClass {
  GnContainerClass parent_class;
};

/** gn_holdings_add: @gap: above the part if there is room; a third of it if there is little */
void       gn_holdings_add     (GnHoldings *self, GtkWidget *part, int gap);
/** gn_holdings_arrange: adds an arrangement: parts from top to bottom, then NULL. Arrangements are tried in the
 * order of the calls */
void       gn_holdings_arrange (GnHoldings *self, ...) G_GNUC_NULL_TERMINATED;
/** gn_holdings_shows: returns whether @part is shown now (so that a piece can fly there) */
gboolean   gn_holdings_shows   (GnHoldings *self, GtkWidget *part);

G_END_DECLS
