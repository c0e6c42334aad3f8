/* game-gather.h: what only a replay of matches can tell, gathered into the index as the games declare it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/index.h"

G_BEGIN_DECLS

/**
 * gn_history_index_gather:
 * @game: (nullable): the id of the only game to be gathered
 *
 * Replays the matches of the index that are new since the last time, the latest first. Blocks, but keeps no update
 * waiting; may be called in any thread. "changed" of the index follows each batch.
 *
 * Returns: %FALSE if it was cancelled, or the index cannot be written; what was gathered until then is kept
 */
gboolean gn_history_index_gather       (GnHistoryIndex *self, const char *game, GCancellable *cancellable);
/** gn_history_index_gather_async: the same in a thread of its own, after an update */
void     gn_history_index_gather_async (GnHistoryIndex *self, const char *game, GCancellable *cancellable,
                                        GAsyncReadyCallback callback, gpointer data);

/**
 * GnGathered: one figure of a game, for one thing, value or chance
 * @thing: its id; @name: in the user's language; "" for figures without things
 * @at: the value of the clock, the amount, or the lower end of the chances in percent
 * @n: matches, players or chances
 * @won: of these
 * @mean: of the values; of chances their sum: what is to be expected
 */
typedef struct {
  char  *thing, *name;
  gint   at;
  guint  n, won;
  double mean;
} GnGathered;

#define GN_CHANCE_BIN 10   /* percent: chances are counted together by so many */

/** gn_history_index_gathered: a figure of the table GnGame.gather; @title: as in GnPersonGame; (transfer full)
 * (element-type GnGathered): by clock and thing, by amount, by chance, or the most frequent thing first */
GArray *gn_history_index_gathered (GnHistoryIndex *self, const char *game, const char *title, const GnGather *gather);
/** gn_history_index_luck: of a figure of chances: by person, most chances first: @name, @n, @won, @mean;
 * (transfer full) (element-type GnGathered) */
GArray *gn_history_index_luck     (GnHistoryIndex *self, const char *game, const char *title, const GnGather *gather);
/** gn_history_index_gather_rest: how many matches of the game are still to be replayed; 0 if it gathers nothing */
guint   gn_history_index_gather_rest (GnHistoryIndex *self, const char *game);

G_END_DECLS
