/* zav-hints.h: the words beside Zavandor's table: hints on buttons, banners, what comes next
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"
#include "games/zavandor/zav-state.h"

G_BEGIN_DECLS

/** zav_hint: the text below the name on @verb's button, with pieces as ":gem-ruby:"; (transfer full) or NULL */
char      *zav_hint    (GnPanel *panel, guint verb, const ZavState *state);
/** zav_banners: (element-type GnPanelBanner) (transfer full) or NULL */
GPtrArray *zav_banners (GnPanel *panel, const ZavState *state);

/** zav_standing, zav_turn, zav_queue: the GnPanelClass functions that the panel and the second screen share */
void
zav_standing (GnPanel *panel, gconstpointer state, int seat, int *points, int *goal, int *left, int *all, int *extra);
int        zav_turn     (GnPanel *panel, gconstpointer state);
guint      zav_queue    (GnPanel *panel, gconstpointer state, gint8 *seat, guint max, char **then);

G_END_DECLS
