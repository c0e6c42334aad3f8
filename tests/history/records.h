/* records.h: a folder of records for tests of the history
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * years_make: writes @n records of three years into the library, with places and notes beside some of them: golden
 * records with other names, days and lengths, some without their end. The same for the same @seed
 */
void years_make (guint n, guint32 seed);
/** years_write: the same for record @i alone, which replaces what was there */
void years_write (guint i, guint32 seed);
/** years_file: the file of record @i; (transfer full) */
GFile *years_file (guint i);
/** years_match: writes the record @number of a match of two in Zavandor, whose second player won */
void years_match (guint number, gint64 started, const char *loser, const char *winner);
/** years_evening: the evening of the first record */
guint32 years_evening (void);

G_END_DECLS
