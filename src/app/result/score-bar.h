/* score-bar.h: bar that shows the parts of a total
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"

G_BEGIN_DECLS

#define GN_TYPE_SCORE_BAR (gn_score_bar_get_type ())
G_DECLARE_FINAL_TYPE (GnScoreBar, gn_score_bar, GN, SCORE_BAR, GnContainer)

/** gn_score_bar_new: @most: the value that fills the whole width */
GtkWidget *gn_score_bar_new (int most);
/** gn_score_bar_add: @part: index of the category, for its color; @icon: piece or %NULL; adds nothing if @value is
 * 0 */
void       gn_score_bar_add (GnScoreBar *self, guint part, const char *icon, const char *label, int value);

G_END_DECLS
