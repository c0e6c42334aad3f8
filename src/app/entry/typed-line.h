/* typed-line.h: what a line of typed moves means so far, and how it may go on
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"

G_BEGIN_DECLS

#define GN_LINE_ROWS 6   /* the most completions that are offered */

/**
 * gn_line_complete:
 * @lost: (out) (transfer full) (nullable): a word that is not known; the completions are of the nearest that is
 * @lost_text: (out) (transfer full) (nullable): a sentence below the completions: what was understood, and the nearest
 *   word; or that the line has several moves
 *
 * Returns: (transfer full) (element-type GnCompletion): whole lines; the possible ones first
 */
GPtrArray *gn_line_complete (GnTableModel *model, const char *typed, char **lost, char **lost_text);
/** gn_line_spelled_out: a line with a move and its answer; @first: (out): the first of them. Returns: (transfer full)
 * (nullable): all of them, one by one */
char      *gn_line_spelled_out (GnTableModel *model, const char *typed, GnMove *first);
/** gn_line_begins: whether @typed names anything, and all that it names stands in @text, which goes on from there */
gboolean   gn_line_begins      (const char *typed, const char *text);

G_END_DECLS
