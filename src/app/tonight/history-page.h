/* history-page.h: page with all records
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_HISTORY_PAGE (gn_history_page_get_type ())
G_DECLARE_FINAL_TYPE (GnHistoryPage, gn_history_page, GN, HISTORY_PAGE, AdwBin)

GtkWidget *gn_history_page_new     (void);
void       gn_history_page_refresh (GnHistoryPage *self);

G_END_DECLS
