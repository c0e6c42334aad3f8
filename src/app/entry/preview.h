/* preview.h: what an entry would change, in figures and words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * GnPreview:
 * Facts with a figure before and after stand as cells ("24 → 8"), the others as sentences.
 */
#define GN_TYPE_PREVIEW (gn_preview_get_type ())
G_DECLARE_FINAL_TYPE (GnPreview, gn_preview, GN, PREVIEW, GtkBox)

/** gn_preview_show: @story: (nullable): %NULL empties it; @before, @after: (nullable): the states, whose figures are
 * compared for @seat */
void       gn_preview_show (GnPreview *self, const GnMatch *match, const GnStory *story, int viewer, gboolean covered,
                            gconstpointer before, gconstpointer after, int seat);

/** gn_fact_change: the figures before and after that the fact tells of, FALSE if it tells none (pure) */
gboolean   gn_fact_change (const GnMatch *match, const GnSay *say, int *was, int *now);

G_END_DECLS
