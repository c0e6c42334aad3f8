/* move-section.h: one argument of a move as a part of the form
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/choices.h"
#include "app/model/table-model.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnMoveSection:
 * Things are tiles with piece and name, numbers are buttons, bags and lists a choice of those that can be or, where
 * these are many, steppers. What cannot be is dimmed, keeps the focus, and says why under the row when it is
 * clicked. */
#define GN_TYPE_MOVE_SECTION (gn_move_section_get_type ())
G_DECLARE_FINAL_TYPE (GnMoveSection, gn_move_section, GN, MOVE_SECTION, GtkBox)

GtkWidget   *gn_move_section_new     (GnTableModel *model, const GnArg *arg);
const GnArg *gn_move_section_get_arg (GnMoveSection *self);
/** gn_move_section_refresh: follows the half-said move. Returns: FALSE where there is nothing to choose: it hides
 * itself */
gboolean     gn_move_section_refresh (GnMoveSection *self);
/** gn_move_section_hush: takes back the reason under the row: the form says one for the whole */
void         gn_move_section_hush    (GnMoveSection *self);
/** gn_move_section_key: a key for one of its choices ("r" for ruby, "3"). Returns: TRUE if there is one */
gboolean     gn_move_section_key     (GnMoveSection *self, guint keyval);
/** gn_move_section_grab: focus to the chosen or the first possible choice */
gboolean     gn_move_section_grab    (GnMoveSection *self);

G_END_DECLS
