/* move-form.h: the common form for a move of which something is still open
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include "panels/panel/panel.h"

G_BEGIN_DECLS

/**
 * GnMoveForm:
 * Built from the verb's arguments; follows the half-said move of the desk, and changes it. Below the choices stands
 * what would change. A panel's own form (GnPanelClass.form) takes the place of choices, preview and buttons.
 */
#define GN_TYPE_MOVE_FORM (gn_move_form_get_type ())
G_DECLARE_FINAL_TYPE (GnMoveForm, gn_move_form, GN, MOVE_FORM, GtkWidget)

GtkWidget *gn_move_form_new     (GnTableModel *model, GnPanel *panel);
/** gn_move_form_refresh: follows the entry */
void       gn_move_form_refresh (GnMoveForm *self);
/** gn_move_form_key: "r", "3", Enter. Returns: TRUE if it meant something here */
gboolean   gn_move_form_key     (GnMoveForm *self, guint keyval);
/** gn_move_form_grab: focus to the first thing that is open */
gboolean   gn_move_form_grab    (GnMoveForm *self);
/** gn_move_form_accept: presses the button that says it */
gboolean   gn_move_form_accept  (GnMoveForm *self);
/** gn_move_form_is_own: does the panel's own form stand there? */
gboolean   gn_move_form_is_own  (GnMoveForm *self);

G_END_DECLS
