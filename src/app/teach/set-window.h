/* set-window.h: a component set: what is known of each family, to be looked at, completed and corrected
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
 * @set: looked at; the stand-in cannot be changed, the host's own is kept in the library with every change
 *
 * Signals:
 *  - "changed" (GnSet *): it knows more than before, or less; what is given is another object
 *  - "kept" (guint family, const char *id): a component was written or drawn, after "changed"
 */
GtkWidget *gn_set_window_new   (GnSet *set);
/** gn_set_window_teach: as the form does; FALSE with @error naming what is wrong */
gboolean   gn_set_window_teach (GnSetWindow *self, guint family, JsonNode *component, GError **error);
/** gn_set_window_forget: takes out what the host has designed (gn_set_forget()) */
gboolean   gn_set_window_forget (GnSetWindow *self, guint family, guint index, GError **error);
/** gn_set_window_open: goes on to a component's form or editor, -1: of a new one; what shipped is copied */
void       gn_set_window_open  (GnSetWindow *self, guint family, int index);

G_END_DECLS
