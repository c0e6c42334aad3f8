/* hand-search.h: which values go together in a move that legal() does not list
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/match/moves.h"

G_BEGIN_DECLS

/** gn_hand_is_lawful: does the game accept @move now? */
gboolean gn_hand_is_lawful (const GnMatch *match, gconstpointer state, const GnMove *move);
/** gn_hand_fit: leaves @kept of @move as it is and changes of the others as few as it takes, two at most, until it is
 * lawful; FALSE, and @move as it was, where that does not do */
gboolean gn_hand_fit       (const GnMatch *match, gconstpointer state, const GnArg *kept, GnMove *move);
/** gn_hand_first: the first lawful move of the host's @verb; FALSE: there is none */
gboolean gn_hand_first     (const GnMatch *match, gconstpointer state, guint verb, GnMove *move);
/** gn_hand_values: what @arg could be, the others adapting themselves; (element-type gint16) (transfer full) */
GArray  *gn_hand_values    (const GnMatch *match, gconstpointer state, const GnMove *move, const GnArg *arg);

G_END_DECLS
