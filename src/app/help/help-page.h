/* help-page.h: page with the help: a list of its topics, and the one that is chosen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_HELP_PAGE (gn_help_page_get_type ())
/** GnHelpPage: activates win.back */
G_DECLARE_FINAL_TYPE (GnHelpPage, gn_help_page, GN, HELP_PAGE, AdwBin)

GtkWidget *gn_help_page_new  (void);
/** gn_help_page_open: shows the first topic, and gives the list the focus */
void       gn_help_page_open (GnHelpPage *self);

G_END_DECLS
