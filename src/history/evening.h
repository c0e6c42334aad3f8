/* evening.h: what the index knows of an evening: place, guests, tables, standings
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/index.h"

G_BEGIN_DECLS

/** GnEveningFigure: what is told of an evening, each with its one definition */
typedef enum {
  GN_EVENING_EVENING,
  GN_EVENING_PLACE,
  GN_EVENING_GUESTS,
  GN_EVENING_RANK,
  GN_EVENING_POINTS,
  GN_EVENING_WINS,
  GN_EVENING_MATCHES,
  GN_EVENING_TOGETHER,
  GN_EVENING_TABLES,
  GN_N_EVENING_FIGURES,
} GnEveningFigure;

/** gn_evening_figure_name: what it is called in the user's language */
const char *gn_evening_figure_name       (GnEveningFigure figure);
/** gn_evening_figure_definition: what it means, one or two sentences in the user's language */
const char *gn_evening_figure_definition (GnEveningFigure figure);

/**
 * GnEveningGuest: who sat at a table, also of a match that does not count
 * @colour: chosen (core/library/names.h), or of the last match of the evening
 * @plays, @wins, @points: of matches against each other
 * @rank: in the standings, the same for those who share it; 0 without such a match
 * @together, @together_wins: of matches that all win or lose together
 */
typedef struct {
  char  *name;
  guint8 colour;
  guint  plays, wins, points, rank;
  guint  together, together_wins;
} GnEveningGuest;

/**
 * GnEvening: what was played in one night
 * @day: as in #GnHistoryEntry
 * @counted: of the tables: how many of them count (any kind but %GN_KIND_NONE)
 * @places: where, in the order of play; %NULL-terminated
 * @tables: (element-type GnHistoryPlace): in the order of play, without files that cannot be read
 * @guests: (element-type GnEveningGuest): the standings, then those who are not in them
 */
typedef struct {
  guint32 day;
  guint   counted;
  GStrv   places;
  GArray *tables;
  GArray *guests;
} GnEvening;

/** gn_history_index_evening: an evening without tables if nothing was played; (transfer full) */
GnEvening *gn_history_index_evening (GnHistoryIndex *self, guint32 day);
void       gn_evening_free          (GnEvening *evening);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnEvening, gn_evening_free)

G_END_DECLS
