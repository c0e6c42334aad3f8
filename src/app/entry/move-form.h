/* move-form.h: the common form for an unfinished move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include "panels/panel/panel.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnMoveForm:
 * Built from the verb's arguments; shows and changes the table model's unfinished move. A preview of the changes is
 * below the choices. A panel's own form (GnPanelClass.form) replaces choices, preview and buttons.
 */
#define GN_TYPE_MOVE_FORM (gn_move_form_get_type ())
G_DECLARE_FINAL_TYPE (GnMoveForm, gn_move_form, GN, MOVE_FORM, GnContainer)

GtkWidget *gn_move_form_new     (GnTableModel *model, GnPanel *panel);
/** gn_move_form_refresh: updates the form from the entry */
void       gn_move_form_refresh (GnMoveForm *self);
/** gn_move_form_key: handles "r", "3", Enter. Returns: TRUE if the form used the key */
gboolean   gn_move_form_key     (GnMoveForm *self, guint keyval);
/** gn_move_form_grab: focuses the first open choice */
gboolean   gn_move_form_grab    (GnMoveForm *self);
/** gn_move_form_accept: presses the button that makes the move */
gboolean   gn_move_form_accept  (GnMoveForm *self);
/** gn_move_form_is_own: whether the panel's own form is shown */
gboolean   gn_move_form_is_own  (GnMoveForm *self);

G_END_DECLS
