/* evening-page.h: page with place, guests, standings and tables of one evening
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_EVENING_PAGE (gn_evening_page_get_type ())
/** GnEveningPage: activates win.person, win.open, win.history; has the action evening.print */
G_DECLARE_FINAL_TYPE (GnEveningPage, gn_evening_page, GN, EVENING_PAGE, AdwBin)

GtkWidget *gn_evening_page_new  (void);
/** gn_evening_page_show: @day: a Julian day of GDate, or 0 for the evening that it is now */
void       gn_evening_page_show (GnEveningPage *self, guint32 day);

G_END_DECLS
