/* hand-search.h: search for values that fit together in a move that legal() does not list
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/match/moves.h"

G_BEGIN_DECLS

/** gn_hand_is_lawful: whether the game accepts @move now */
gboolean gn_hand_is_lawful (const GnMatch *match, gconstpointer state, const GnMove *move);
/** gn_hand_fit: keeps @kept of @move and changes as few other arguments as possible, two at most, to make it
 * lawful. FALSE, with @move unchanged, if that is not enough */
gboolean gn_hand_fit       (const GnMatch *match, gconstpointer state, const GnArg *kept, GnMove *move);
/** gn_hand_first: the first lawful move of the host's @verb; FALSE if there is none */
gboolean gn_hand_first     (const GnMatch *match, gconstpointer state, guint verb, GnMove *move);
/** gn_hand_values: the possible values of @arg if the other arguments may change with it; (element-type gint16)
 * (transfer full) */
GArray  *gn_hand_values    (const GnMatch *match, gconstpointer state, const GnMove *move, const GnArg *arg);

G_END_DECLS
