/* reckon.h: for tests that reckon figures of the index again, straight from the records
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/index.h"

G_BEGIN_DECLS

/** reckon_empty: deletes all records */
void            reckon_empty   (void);
/** reckon_index: an index that is up to date; (transfer full) */
GnHistoryIndex *reckon_index   (void);
/** reckon_records: all of them in the order of play; (transfer full) (element-type GnRecordInfo) */
GPtrArray      *reckon_records (void);
GnHistoryKind   reckon_kind    (const GnRecordInfo *info);
gboolean        reckon_won     (const GnRecordInfo *info, guint seat);
gboolean        reckon_is_game (const GnRecordInfo *info, const char *game, const char *title);
/** reckon_about: fails if the two differ by more than rounding */
void            reckon_about   (double figure, double due);

G_END_DECLS
