/* rise-hints.h: short words beside buttons, sentences over the table, and what a click on the map answers
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-scene.h"

G_BEGIN_DECLS

/** rise_hint: beside a verb's button; (transfer full) (nullable) */
char      *rise_hint    (const RiseScene *scene, guint verb);
/** rise_banners: see GnPanelClass.banners */
GPtrArray *rise_banners (const RiseScene *scene);
/** rise_question: what a click on a tile says now, with "%s" for the tile, of a move half entered (@partial) or of what
 * is asked; (transfer full) (nullable) */
char      *rise_question   (const RiseScene *scene, const GnMove *partial);
/** rise_placed: verbs that have a place on the table now */
guint64    rise_placed  (const RiseScene *scene);

G_END_DECLS
