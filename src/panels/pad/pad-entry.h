/* pad-entry.h: a cell of a score sheet
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/things/figure-cell.h"

G_BEGIN_DECLS

/**
 * PadEntry:
 * The figure, the sum that it was entered as, and the total so far. The figure is the biggest; where the cell is narrow
 * the others are below it, else beside it.
 */
#define PAD_TYPE_ENTRY (pad_entry_get_type ())
G_DECLARE_FINAL_TYPE (PadEntry, pad_entry, PAD, ENTRY, GnFigureCell)

#define PAD_ENTRY_HEIGHT 36

typedef enum {
  PAD_ENTRY_PLAIN  = 0,
  PAD_ENTRY_QUIET  = 1 << 0,   /* what belongs to a figure beside it: a bid */
  PAD_ENTRY_STRUCK = 1 << 1,   /* does not count */
  PAD_ENTRY_NEXT   = 1 << 2,   /* comes next */
} PadEntryFlags;

/** pad_entry_show: @figure, @terms ("3+6+2"), @so_far: each %NULL if there is none; @fresh: it has just changed */
void pad_entry_show (PadEntry *self, const char *figure, const char *terms, const char *so_far, PadEntryFlags flags,
                     gboolean fresh);

G_END_DECLS
