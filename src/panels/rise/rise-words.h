/* rise-words.h: what allies, upgrades, judges, boards and Gnome cards do, in words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rise/rise-state.h"

G_BEGIN_DECLS

/* All (transfer full); what is not known yet says so. */
/** rise_ops_text: effects in printed order, joined by "; "; "" for none */
char *rise_ops_text     (const GnMatch *match, const RiseOps *ops, int family, int component);
char *rise_ally_text    (const GnMatch *match, int ally);
char *rise_upgrade_text (const GnMatch *match, int upgrade);
char *rise_judge_text   (const GnMatch *match, int judge);
/** rise_board_text: its power from the start */
char *rise_board_text   (const GnMatch *match, int board);
/** rise_space_text: what a space of one's own costs and does */
char *rise_space_text   (const GnMatch *match, const RiseSpace *space, int family, int component);
/** rise_mark_text: "placeholder" where a value is no more than that, else NULL; (transfer none) */
const char *rise_mark_text (RiseMark mark);

G_END_DECLS
