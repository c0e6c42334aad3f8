/* group-page.h: page with the matches of three or more people who sat at one table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_GROUP_PAGE (gn_group_page_get_type ())
/** GnGroupPage: activates win.rivalry, win.open, win.players */
G_DECLARE_FINAL_TYPE (GnGroupPage, gn_group_page, GN, GROUP_PAGE, AdwBin)

GtkWidget *gn_group_page_new  (void);
/** gn_group_page_show: @names: (array zero-terminated): as shown, at most %GN_MAX_SEATS */
void       gn_group_page_show (GnGroupPage *self, const char *const *names);

G_END_DECLS
