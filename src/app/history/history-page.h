/* history-page.h: page with all matches of the years
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
/** gn_history_page_refresh: shows what the folder of records has now; many new records appear one after the other */
void       gn_history_page_refresh (GnHistoryPage *self);
/** gn_history_page_restore: reads a backup in the background, and asks whether to bring it in */
void       gn_history_page_restore (GnHistoryPage *self, GFile *file);

G_END_DECLS
