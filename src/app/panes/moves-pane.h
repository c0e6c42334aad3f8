/* moves-pane.h: all that may be done now, to look through and to search
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnMovesPane:
 * A group a verb: things with their numbers beside them, things alone, or the verb itself. What cannot be done is
 * dimmed and says why. While something is searched for, one list of all that fits.
 */
#define GN_TYPE_MOVES_PANE (gn_moves_pane_get_type ())
G_DECLARE_FINAL_TYPE (GnMovesPane, gn_moves_pane, GN, MOVES_PANE, GtkWidget)

void       gn_moves_pane_set_desk (GnMovesPane *self, GnTableModel *model);
/** gn_moves_pane_refresh: does nothing while the pane is not to be seen, and then all at once */
void       gn_moves_pane_refresh  (GnMovesPane *self);
/** gn_moves_pane_get_n_shown: how many moves stand there now as buttons that can be pressed */
guint      gn_moves_pane_get_n_shown (GnMovesPane *self);
void       gn_moves_pane_search   (GnMovesPane *self, const char *text);

G_END_DECLS
