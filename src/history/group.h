/* group.h: what the index knows of several people who sat at one table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/index.h"

G_BEGIN_DECLS

/**
 * GnGroupGame: a game that all of the group played together, in matches of one kind
 * @game: its id; @title: the name that was typed for a game that Gnomon has no rules for, or ""
 * @plays: matches that count, with everybody of the group; @wins: of these, by person
 * @last: Unix seconds
 */
typedef struct {
  char         *game, *title;
  GnHistoryKind kind;
  guint         plays, wins[GN_MAX_SEATS];
  gint64        last;
} GnGroupGame;

/** gn_history_index_group_games: @names: (array zero-terminated): at most %GN_MAX_SEATS; most matches first; (transfer
 * full) (element-type GnGroupGame) */
GArray  *gn_history_index_group_games   (GnHistoryIndex *self, const char *const *names);
/** gn_history_index_group_matches: all matches of the group that count, the latest first; (transfer full) (element-type
 * GnHistoryPlace) */
GArray  *gn_history_index_group_matches (GnHistoryIndex *self, const char *const *names);
/** gn_history_index_met: returns whether the two sat at one table; @last: (out): the start of the last such match */
gboolean gn_history_index_met           (GnHistoryIndex *self, const char *one, const char *other, gint64 *last);

G_END_DECLS
