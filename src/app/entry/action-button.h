/* action-button.h: button for a verb: its name, its key, and what it would bring now
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include "panels/panel/panel.h"

G_BEGIN_DECLS

/**
 * GnActionButton:
 * Its action is `table.move` with the verb's id. While no move of the verb is possible, the button is unavailable and
 * activates `table.why`.
 */
#define GN_TYPE_ACTION_BUTTON (gn_action_button_get_type ())
G_DECLARE_FINAL_TYPE (GnActionButton, gn_action_button, GN, ACTION_BUTTON, GtkButton)

GtkWidget *gn_action_button_new     (GnTableModel *model, guint verb);
guint      gn_action_button_get_verb (GnActionButton *self);
/** gn_action_button_refresh: call after each change of the table. @panel: (nullable): gives the live hint */
void       gn_action_button_refresh (GnActionButton *self, GnPanel *panel);
/** gn_action_button_set_tiny: hides the hint, to save height */
void       gn_action_button_set_tiny (GnActionButton *self, gboolean tiny);
/** gn_action_button_set_open: marks the button while its form is open */
void       gn_action_button_set_open (GnActionButton *self, gboolean open);

G_END_DECLS
