/* csv.h: tables as text, cells separated by commas (RFC 4180)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** gn_csv_append: appends a cell, in quotes if it needs them. What a spreadsheet would compute as a formula gets an
 * apostrophe at its front; numbers stay numbers */
void       gn_csv_append (GString *csv, const char *cell);
/** gn_csv_row: appends a row of cells up to %NULL */
void       gn_csv_row    (GString *csv, const char *cell, ...) G_GNUC_NULL_TERMINATED;
/**
 * gn_csv_read:
 * @most: of rows and of cells in a row
 *
 * Reads a table with commas, semicolons or tabs between its cells: what its first line has most of. An apostrophe of
 * gn_csv_append() is taken away, and so is a byte order mark.
 *
 * Returns: (transfer full) (nullable) (element-type GStrv): the rows, without those that are empty; %NULL if the text
 * is not UTF-8, a quote has no end, or there are more than @most, or so many cells that they would fill the memory
 */
GPtrArray *gn_csv_read   (const char *text, gsize length, guint most);

G_END_DECLS
