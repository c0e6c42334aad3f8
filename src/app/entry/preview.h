/* preview.h: preview of the changes that an entry would make, in figures and words
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
 * Shows facts with a figure before and after as cells ("24 → 8"), the others as sentences.
 */
#define GN_TYPE_PREVIEW (gn_preview_get_type ())
G_DECLARE_FINAL_TYPE (GnPreview, gn_preview, GN, PREVIEW, GtkBox)

/** gn_preview_show: @story: (nullable): %NULL clears the preview; @before, @after: (nullable): the states whose
 * figures are compared for @seat */
void       gn_preview_show (GnPreview *self, const GnMatch *match, const GnStory *story, int viewer, gboolean covered,
                            gconstpointer before, gconstpointer after, int seat);

/** gn_fact_change: the figures before and after in the fact; FALSE if it has none (pure) */
gboolean   gn_fact_change (const GnMatch *match, const GnSay *say, int *was, int *now);

G_END_DECLS
