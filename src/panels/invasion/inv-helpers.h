/* inv-helpers.h: the cards that could still add to the roll
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "inv-scene.h"

G_BEGIN_DECLS

/**
 * InvHelpers: chips for the best of the known cards, from the bottom up: the owner, its die, its name, the chance
 * with it. A click plays or discards it. Any neighbor may do so, without taking the turn.
 */
#define INV_TYPE_HELPERS (inv_helpers_get_type ())
G_DECLARE_FINAL_TYPE (InvHelpers, inv_helpers, INV, HELPERS, GnContainer)

void       inv_helpers_update (InvHelpers *self, const InvScene *scene);
/** inv_if_spec: the move that an InvIf describes, in its seat's name; (transfer full) */
char      *inv_if_spec        (const InvScene *scene, const InvIf *what);

G_END_DECLS
