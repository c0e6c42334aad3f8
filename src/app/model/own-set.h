/* own-set.h: what a table has learnt goes into the host's own set
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/set/set.h"

G_BEGIN_DECLS

/**
 * gn_own_set_learn:
 * Everything that @set knows is taught to the set of the same id in the library, so that it is picked from a list ever
 * after. What the library knows beyond that stays: several tables may learn at the same time. A stand-in is nobody's
 * own. Returns: FALSE with @error when it cannot be written
 */
gboolean gn_own_set_learn (const GnSet *set, GError **error);
/** gn_own_set_find: the host's own set of @game with that id, (transfer full), or NULL */
GnSet   *gn_own_set_find  (const GnGame *game, const char *id);

G_END_DECLS
