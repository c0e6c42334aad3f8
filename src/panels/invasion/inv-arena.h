/* inv-arena.h: the middle of the table: the card turned up, the dice against it, helpers, and the chance
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "inv-scene.h"

G_BEGIN_DECLS

#define INV_TYPE_ARENA (inv_arena_get_type ())
G_DECLARE_FINAL_TYPE (InvArena, inv_arena, INV, ARENA, GnContainer)

/** inv_arena_update: @news: something has just happened; @rolled: dice have just been rolled and tumble */
void       inv_arena_update (InvArena *self, const InvScene *scene, gboolean news, gboolean rolled);
/** inv_arena_get_card: the card turned up, as the end of flights; (transfer none) */
GtkWidget *inv_arena_get_card (InvArena *self);
/** inv_arena_get_primary: the button for the next step, or NULL if there is none; (transfer none) */
GtkWidget *inv_arena_get_primary (InvArena *self);
/** inv_arena_key: digits choose and fill in dice, Enter goes on. FALSE: not for the arena */
gboolean   inv_arena_key    (InvArena *self, guint keyval);

/** inv_arena_places: verbs that have their buttons in the arena now, as bits */
guint64    inv_arena_places (const InvScene *scene);

G_END_DECLS
