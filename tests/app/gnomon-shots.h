/* gnomon-shots.h: what the pictures of a place need of the scenes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"

G_BEGIN_DECLS

/** shots_ask: from now on scenes are those of @game, or, %NULL, those of no game */
void          shots_ask      (const char *game);
/** shots_evening: makes the evening that the scenes of no game show, once */
void          shots_evening  (void);
/** shots_go: brings the window to a scene */
void          shots_go       (GnWindow *window, const char *scene);
/** shots_figures: the first rounds of a score pad, with figures as in a real game */
void          shots_figures  (GnMatchTable *table);
/** shots_hands: a table of the game asked for, at a player who holds a secret card; (transfer full) */
GnMatchTable *shots_hands    (void);
/** shots_shown: the window, or the dialog that the scene opened */
GtkWidget    *shots_shown    (GnWindow *window);
/** shots_close: closes both */
void          shots_close    (GnWindow *window);
/** shots_of_place: makes the pictures of a place: of the metainfo, the help or the README. FALSE: it is none */
gboolean      shots_of_place (const char *folder, const char *place);

G_END_DECLS
