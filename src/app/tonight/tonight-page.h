/* tonight-page.h: the Tonight page: tables to continue, the shelf, this evening's results and standings
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_TONIGHT_PAGE (gn_tonight_page_get_type ())
G_DECLARE_FINAL_TYPE (GnTonightPage, gn_tonight_page, GN, TONIGHT_PAGE, AdwBin)

/**
 * gn_tonight_page_refresh:
 * @tables: (element-type GnMatchTable): the tables that are open in tabs
 *
 * Reads the library again. Details that need the rules (scores, whose turn it is) follow a moment later.
 */
void gn_tonight_page_refresh (GnTonightPage *self, GPtrArray *tables);
/** gn_tonight_page_grab: focuses the first Continue button, or else the shelf */
void gn_tonight_page_grab    (GnTonightPage *self);
/** gn_tonight_page_grab_game: focuses the game's place on the shelf; FALSE if it has none */
gboolean gn_tonight_page_grab_game (GnTonightPage *self, const char *id);
void gn_tonight_page_popup_menu (GnTonightPage *self);

G_END_DECLS
