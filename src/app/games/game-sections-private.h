/* game-sections-private.h: how a section is made, shared by its files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "game-sections.h"

#include "app/games/bar-view.h"
#include "app/people/figure-table.h"

G_BEGIN_DECLS

#define GN_GAME_MOST_PEOPLE 10   /* rows of people, before all are asked for */

/** gn_game_add_table: a section that is a table; hidden until it has a row. See gn_figure_table_begin() */
GnFigureTable *gn_game_add_table (const GnGameShown *shown, const char *title, gboolean opens, guint least,
                                  const char *const *heads);
/** gn_game_add_chart: a section that is a @chart, with its figures as a @table behind a button (both (transfer
 * floating)) */
void           gn_game_add_chart (const GnGameShown *shown, const char *title, GtkWidget *chart, GnFigureTable *table);

G_END_DECLS
