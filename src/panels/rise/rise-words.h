/* rise-words.h: the effects of allies, upgrades, judges, boards and Gnome cards in words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rise/rise-state.h"

G_BEGIN_DECLS

/* All return (transfer full). Text that depends on unknown values says that they are unknown. */
/** rise_ops_text: effects in printed order, joined by "; "; "" for none */
char *rise_ops_text     (const GnMatch *match, const RiseOps *ops, int family, int component);
char *rise_ally_text    (const GnMatch *match, int ally);
char *rise_upgrade_text (const GnMatch *match, int upgrade);
char *rise_judge_text   (const GnMatch *match, int judge);
/** rise_board_text: the power that a board has from the start */
char *rise_board_text   (const GnMatch *match, int board);
/** rise_space_text: what a player's own space costs and does */
char *rise_space_text   (const GnMatch *match, const RiseSpace *space, int family, int component);
/** rise_mark_text: "placeholder" for a placeholder value, else %NULL; (transfer none) */
const char *rise_mark_text (RiseMark mark);

G_END_DECLS
