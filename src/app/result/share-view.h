/* share-view.h: widget that shows the picture of the result, as large as there is room for
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/table/match-table.h"

G_BEGIN_DECLS

#define GN_TYPE_SHARE_VIEW (gn_share_view_get_type ())
G_DECLARE_FINAL_TYPE (GnShareView, gn_share_view, GN, SHARE_VIEW, GtkWidget)

/** gn_share_view_new: the result as it is now */
GtkWidget *gn_share_view_new (GnMatchTable *table);

G_END_DECLS
