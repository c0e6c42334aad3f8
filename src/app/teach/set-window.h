/* set-window.h: window for a component set: everything known of each family, to view, complete and correct
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "core/set/set.h"

G_BEGIN_DECLS

#define GN_TYPE_SET_WINDOW (gn_set_window_get_type ())
G_DECLARE_FINAL_TYPE (GnSetWindow, gn_set_window, GN, SET_WINDOW, AdwWindow)

/**
 * gn_set_window_new:
 * @set: the set to show. What ships with the stand-in cannot be changed; each change to the host's own set, or
 *   addition to the stand-in (GnFamily.designed), is saved in the library
 *
 * Signals:
 *  - "changed" (GnSet *): the set knows more or less than before; the argument is a new object
 *  - "kept" (guint family, const char *id): a component was entered or drawn; emitted after "changed"
 */
GtkWidget *gn_set_window_new   (GnSet *set);
/** gn_set_window_teach: teaches a component as the form does; FALSE with @error naming the problem */
gboolean   gn_set_window_teach (GnSetWindow *self, guint family, JsonNode *component, GError **error);
/** gn_set_window_forget: removes a component that the host designed (gn_set_forget()) */
gboolean   gn_set_window_forget (GnSetWindow *self, guint family, guint index, GError **error);
/** gn_set_window_open: opens the form or editor of a component, or of a new one (-1); a shipped component is
 * copied. @name: (nullable): proposed for such a copy by the form */
void       gn_set_window_open  (GnSetWindow *self, guint family, int index, const char *name);

G_END_DECLS
