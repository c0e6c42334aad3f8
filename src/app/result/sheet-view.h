/* sheet-view.h: preview of the scoresheet's printed pages
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "sheets/sheet.h"

G_BEGIN_DECLS

#define GN_TYPE_SHEET_VIEW (gn_sheet_view_get_type ())
G_DECLARE_FINAL_TYPE (GnSheetView, gn_sheet_view, GN, SHEET_VIEW, GtkWidget)

/** gn_sheet_view_set_sheet: @sheet is not copied; set %NULL before it is freed */
void gn_sheet_view_set_sheet (GnSheetView *self, const GnSheet *sheet, GnPaper paper);

G_END_DECLS
