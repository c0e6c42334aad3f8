/* panels.h: which game has a panel of its own
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** gn_panel_type_for: the type of the panel of the game with that id, or %G_TYPE_INVALID: the plain one will do */
GType gn_panel_type_for (const char *game_id);

/** gn_set_editor_type_for: the #GnSetEditor that the game with that id brings for a family of its set, or %G_TYPE_INVALID: a form of fields will do */
GType gn_set_editor_type_for (const char *game_id, const char *family_id);

G_END_DECLS
