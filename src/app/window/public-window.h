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
 * Properties:
 *  - "figures": after the end: the scores, instead of the ceremony
 */
#define GN_TYPE_PUBLIC_WINDOW (gn_public_window_get_type ())
G_DECLARE_FINAL_TYPE (GnPublicWindow, gn_public_window, GN, PUBLIC_WINDOW, GtkWindow)

GtkWidget *gn_public_window_new (GnMatchTable *table);

G_END_DECLS
