/* rise-hints.h: hints beside buttons, sentences above the table, and what a click on the map enters
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-scene.h"

G_BEGIN_DECLS

/** rise_hint: a few words beside a verb's button; (transfer full) (nullable) */
char      *rise_hint    (const RiseScene *scene, guint verb);
/** rise_banners: see GnPanelClass.banners */
GPtrArray *rise_banners (const RiseScene *scene);
/** rise_question: what a click on a tile enters now, with "%s" for the tile. It belongs to the unfinished move
 * (@partial), or else to the pending question; (transfer full) (nullable) */
char      *rise_question   (const RiseScene *scene, const GnMove *partial);
/** rise_asks_where: asks for the tile of an action of the action board, or with @second for the tile from which a
 * brewery moves; (transfer full) (nullable): nobody can place a meeple, or the action has no tile */
char      *rise_asks_where (const RiseScene *scene, int action, gboolean second);
/** rise_placed: the set of verbs that have a place on the table now */
guint64    rise_placed  (const RiseScene *scene);

G_END_DECLS
