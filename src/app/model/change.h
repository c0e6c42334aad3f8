/* change.h: figures that differ between two moments, for the player who decides
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/story.h"
#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * GnChange:
 * @field: index of the field
 * @icon: picture of the thing it counts, or of the field itself
 * @own: TRUE for a figure of the player who moves
 * @covered: only the difference may be shown
 */
typedef struct {
  guint       field;
  int         i, j;
  gint64      was, now;
  const char *icon;
  gboolean    own;
  gboolean    covered;
} GnChange;

/** gn_changes: the numbers with a picture that differ: those of @seat first, then those of the table;
 * (element-type GnChange) (transfer full) */
GArray *gn_changes       (const GnMatch *match, gconstpointer before, gconstpointer after, int seat, gboolean covered);
/** gn_changes_made: what a move of @seat changes by itself: the figures as gn_changes() has them, or if it also ends a
 * round, only what its facts in @story (nullable) call its cost; (element-type GnChange) (transfer full) */
GArray *gn_changes_made  (const GnMatch *match, const GnStory *story, gconstpointer before, gconstpointer after,
                          int seat, gboolean covered);
/** gn_change_label: the name of the figure: "Gold", "Rubies"; (transfer full) */
char   *gn_change_label  (const GnMatch *match, const GnChange *change);
/** gn_change_text: "24 → 8", or "−16" if the figure is covered; (transfer full) */
char   *gn_change_text   (const GnChange *change);
/** gn_same_round: TRUE if no clock has moved. Otherwise a round was settled, and the seat's figures show more than
 * the effect of the move */
gboolean gn_same_round   (const GnMatch *match, gconstpointer before, gconstpointer after);
/** gn_changes_cost: the cost of the move (or, with a plus, its gain) in things of which a seat holds a single
 * number: gold, gems of the toy market; (transfer full) or NULL */
char   *gn_changes_cost  (const GnMatch *match, GArray *changes);

G_END_DECLS
