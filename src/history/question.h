/* question.h: asking the index: a statement, and what is in its rows
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "index-private.h"

G_BEGIN_DECLS

/**
 * gn_question_new:
 * @...: the texts ?1, ?2 …, ended by %NULL
 *
 * Returns: (transfer full) (nullable): to be freed with sqlite3_finalize(); %NULL if there is nothing to be read
 */
sqlite3_stmt *gn_question_new (GnHistoryIndex *self, const char *sql, ...) G_GNUC_NULL_TERMINATED;
/** gn_row_next: goes to the next row; %FALSE if there is none, also without a statement */
gboolean      gn_row_next     (sqlite3_stmt *statement);
/** gn_row_text: "" for none; (transfer full) */
char         *gn_row_text     (sqlite3_stmt *statement, int column);
guint         gn_row_count    (sqlite3_stmt *statement, int column);
/** gn_row_colour: of a seat */
guint8        gn_row_colour   (sqlite3_stmt *statement, int column);
/** gn_named_colour: the color that was chosen for @name, or @otherwise */
guint8        gn_named_colour (const GnNames *names, const char *name, gint64 otherwise);

G_END_DECLS
