/* change.h: which figures differ between two moments, for who decides
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * GnChange:
 * @field: index of the field
 * @icon: its picture: of the thing it counts, or of the field itself
 * @own: it is the mover's own figure
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

/** gn_changes: numbers with a picture that differ: @seat's own first, then those of the table; (element-type GnChange)
 * (transfer full) */
GArray *gn_changes       (const GnMatch *match, gconstpointer before, gconstpointer after, int seat, gboolean covered);
/** gn_change_label: what it is: "Gold", "Rubies"; (transfer full) */
char   *gn_change_label  (const GnMatch *match, const GnChange *change);
/** gn_change_text: "24 → 8", or "−16" where it is covered; (transfer full) */
char   *gn_change_text   (const GnChange *change);
/** gn_same_round: has no clock moved? Where one has, what the seat has then is more than the move's own doing: a round
 * was settled */
gboolean gn_same_round   (const GnMatch *match, gconstpointer before, gconstpointer after);
/** gn_changes_cost: what it takes (or, with a plus, brings) of what a seat holds one number of: gold, gems of the toy
 * market; (transfer full) or NULL */
char   *gn_changes_cost  (const GnMatch *match, GArray *changes);

G_END_DECLS
