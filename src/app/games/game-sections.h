/* game-sections.h: the sections of the page of a game, each a heading, a chart and a table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "history/game-figures.h"
#include "history/game-gather.h"

G_BEGIN_DECLS

/** GnGameShown: which game, from which index, and the box that takes the sections */
typedef struct {
  GnHistoryIndex *index;
  const char     *game, *title;
  GtkBox         *box;
} GnGameShown;

/* Each adds a section to the box, or nothing if there is nothing to tell. */
/** gn_game_add_months, …: what every game has */
void gn_game_add_months  (const GnGameShown *shown);
void gn_game_add_players (const GnGameShown *shown);
void gn_game_add_lengths (const GnGameShown *shown);
void gn_game_add_points  (const GnGameShown *shown);
void gn_game_add_seats   (const GnGameShown *shown);
void gn_game_add_records (const GnGameShown *shown);
void gn_game_add_matches (const GnGameShown *shown);
/** gn_game_add_gathered: a figure that the game declares */
void gn_game_add_gathered (const GnGameShown *shown, const GnGather *gather);

/** gn_record_kind_name: "Most points", "Largest lead" …; @low: fewer points win */
const char *gn_record_kind_name (GnRecordKind kind, gboolean low);

G_END_DECLS
