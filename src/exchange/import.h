/* import.h: the matches of other programs become records
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play.h"

G_BEGIN_DECLS

/**
 * gn_plays_read:
 * @dates: (inout): %GN_DATES_TOLD: the file decides; otherwise how such dates are read. Afterwards how they were read,
 *   if the file leaves it open: then it could be either
 *
 * Reads what BG Stats exports (a backup, or one play), what BoardGameGeek gives as XML, Gnomon's own JSON, or a table
 * whose first line names its columns. What it is shows in the file itself. Checked strictly, and only so much is read.
 *
 * Returns: (transfer full) (element-type GnPlay): %NULL with a sentence in @error
 */
GPtrArray  *gn_plays_read     (GFile *file, GnPlayDates *dates, GError **error);

/**
 * GnImport: plays before they are imported
 * @people, @games: (element-type utf8 utf8): what each name in the file is called here; it may be changed. At first
 *   what it was called the last time, or a name that is known here and differs only in capitals, or the name itself
 * @n_new: how many of the matches are not here yet
 * @n_known: those that are; @n_not: those that cannot be kept: without a day or players, or with more than
 *   %GN_MAX_SEATS
 */
typedef struct {
  GPtrArray  *plays;
  GHashTable *people, *games;
  GHashTable *known;      /* what tells matches that are here */
  guint       n_new, n_known, n_not;
} GnImport;

void        gn_import_free    (GnImport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnImport, gn_import_free)
/** gn_import_new: compares plays with what is here; @plays: (transfer full). Blocks; may be called in any thread */
GnImport   *gn_import_new     (GPtrArray *plays);
/**
 * gn_import_run:
 * @n: (out): how many records were made
 *
 * Makes a record of each play that is not here yet, and remembers who is who for the next time. Blocks; may be called
 * in any thread. %FALSE with a sentence in @error
 */
gboolean    gn_import_run     (GnImport *self, GnLanding *landing, guint *n, GCancellable *cancellable, GError **error);

G_END_DECLS
