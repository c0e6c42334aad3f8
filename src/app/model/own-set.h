/* own-set.h: components that a table has learned, copied into the host's own set
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/set/set.h"

G_BEGIN_DECLS

/**
 * gn_own_set_learn:
 * Teaches everything that @set knows to the set of the same id in the library, so that it can be picked from a list
 * from then on. Anything else in the library stays, because several tables may learn at the same time. A stand-in is
 * never the host's own set.
 *
 * Returns: FALSE with @error if it cannot be written
 */
gboolean gn_own_set_learn (const GnSet *set, GError **error);
/** gn_own_set_find: the host's own set of @game with that id, (transfer full), or NULL */
GnSet   *gn_own_set_find  (const GnGame *game, const char *id);

G_END_DECLS
