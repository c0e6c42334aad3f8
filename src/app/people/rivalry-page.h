/* rivalry-page.h: page with the matches of two people against each other
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_RIVALRY_PAGE (gn_rivalry_page_get_type ())
/** GnRivalryPage: activates win.person, win.open */
G_DECLARE_FINAL_TYPE (GnRivalryPage, gn_rivalry_page, GN, RIVALRY_PAGE, AdwBin)

GtkWidget *gn_rivalry_page_new  (void);
/** gn_rivalry_page_show: these two; others can be chosen on the page */
void       gn_rivalry_page_show (GnRivalryPage *self, const char *one, const char *other);

G_END_DECLS
