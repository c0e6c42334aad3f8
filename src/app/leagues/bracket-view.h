/* bracket-view.h: the rounds of playoffs side by side, or one under another where there is little room
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/bracket.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

#define GN_TYPE_BRACKET_VIEW (gn_bracket_view_get_type ())
/** GnBracketView: a card for each pairing. On a page it is a button whose menu activates league.decide ((uuu): round,
 * pairing, 1 or 2 for the winner or 0 to take it back), league.open-match (x: its id in the index), win.rivalry */
G_DECLARE_FINAL_TYPE (GnBracketView, gn_bracket_view, GN, BRACKET_VIEW, GnContainer)

/** gn_bracket_view_new_board: for a second screen: the rounds are always side by side, large, and nothing has a menu */
GtkWidget *gn_bracket_view_new_board (const GnBracket *bracket);
/** gn_bracket_view_set: makes all cards anew; the focus stays on its pairing. @bracket: (nullable): hides the view */
void       gn_bracket_view_set       (GnBracketView *self, const GnBracket *bracket);
/** gn_bracket_view_card: of a pairing; (transfer none) (nullable) */
GtkWidget *gn_bracket_view_card      (GnBracketView *self, guint round, guint pairing);

G_END_DECLS
