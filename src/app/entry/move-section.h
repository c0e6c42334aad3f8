/* move-section.h: part of the form for one argument of a move
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
 * Things are tiles with piece and name, numbers are buttons. Bags and lists are a choice of all possible ones or, if
 * there are many, steppers. Impossible choices are dimmed but keep the focus; a click shows the reason under the row.
 * A figure is typed into a field.
 */
#define GN_TYPE_MOVE_SECTION (gn_move_section_get_type ())
G_DECLARE_FINAL_TYPE (GnMoveSection, gn_move_section, GN, MOVE_SECTION, GtkBox)

GtkWidget   *gn_move_section_new     (GnTableModel *model, const GnArg *arg);
const GnArg *gn_move_section_get_arg (GnMoveSection *self);
/** gn_move_section_refresh: updates the section from the unfinished move. Returns: FALSE if there is nothing to
 * choose, and the section hides */
gboolean     gn_move_section_refresh (GnMoveSection *self);
/** gn_move_section_hush: removes the reason under the row, because the form shows one for the whole move */
void         gn_move_section_hush    (GnMoveSection *self);
/** gn_move_section_key: handles a key for one of its choices ("r" for ruby, "3"). Returns: TRUE if there is one */
gboolean     gn_move_section_key     (GnMoveSection *self, guint keyval);
/** gn_move_section_grab: focuses the current choice, or the first possible one */
gboolean     gn_move_section_grab    (GnMoveSection *self);

G_END_DECLS
