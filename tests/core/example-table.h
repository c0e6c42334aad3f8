/* example-table.h: tables of the example game and records of them, for the tests of files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

/** example_table: Ann's and Ben's, the app dealing; (transfer full) */
GnMatchTable *example_table (void);
/** example_play: the first legal move, @n times */
void          example_play (GnMatchTable *table, guint n);
/** example_begin: a record of @n moves at @file, in the library where that is %NULL; the table stays open. (transfer
 * full) */
GnMatchTable *example_begin (GFile *file, guint n);
/** example_record_text: a good record of @n moves as text, without its marks; (transfer full) */
char         *example_record_text (guint n);
/** example_last_number: the number of the last line of a record */
guint         example_last_number (const char *text);
/** example_forget_records: deletes all records in the library */
void          example_forget_records (void);

G_END_DECLS
