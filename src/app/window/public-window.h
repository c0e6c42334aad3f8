/* public-window.h: window for the second screen: nothing secret, readable from three meters
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * GnPublicWindow:
 * Shows a table, or between matches something else, if that is wanted. Properties:
 *  - "figures": after the end: the scores, instead of the ceremony
 */
#define GN_TYPE_PUBLIC_WINDOW (gn_public_window_get_type ())
G_DECLARE_FINAL_TYPE (GnPublicWindow, gn_public_window, GN, PUBLIC_WINDOW, GtkWindow)

/** gn_public_window_new: @table: (nullable) */
GtkWidget    *gn_public_window_new         (GnMatchTable *table);
/** gn_public_window_get_table: (transfer none) (nullable); gn_public_window_set_table: @table: (nullable) */
GnMatchTable *gn_public_window_get_table   (GnPublicWindow *self);
void          gn_public_window_set_table   (GnPublicWindow *self, GnMatchTable *table);
/** gn_public_window_get_between: what is shown while there is no table; (transfer none) (nullable) */
GtkWidget    *gn_public_window_get_between (GnPublicWindow *self);
/** gn_public_window_set_between: @between: (nullable) (transfer floating). Takes the place of a match that is over */
void          gn_public_window_set_between (GnPublicWindow *self, GtkWidget *between, const char *title);
/** gn_public_window_set_between_title: what it is called now */
void          gn_public_window_set_between_title (GnPublicWindow *self, const char *title);

G_END_DECLS
