/* example-table.h: tables of the example game, and records of them, for tests of files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

/** example_table: a table with Ann and Ben where the app deals; (transfer full) */
GnMatchTable *example_table (void);
/** example_play: makes the first legal move, @n times */
void          example_play (GnMatchTable *table, guint n);
/** example_begin: starts a record of @n moves at @file, or in the library where @file is %NULL; the table stays open.
 * (transfer full) */
GnMatchTable *example_begin (GFile *file, guint n);
/** example_record_text: the text of a good record of @n moves, without its marks; (transfer full) */
char         *example_record_text (guint n);
/** example_last_number: the number of the last line of a record */
guint         example_last_number (const char *text);
/** example_forget_records: deletes all records in the library */
void          example_forget_records (void);

G_END_DECLS
