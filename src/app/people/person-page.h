/* person-page.h: page with the figures of one person
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_PERSON_PAGE (gn_person_page_get_type ())
/** GnPersonPage: activates win.rivalry, win.game, win.open, win.players */
G_DECLARE_FINAL_TYPE (GnPersonPage, gn_person_page, GN, PERSON_PAGE, AdwBin)

GtkWidget *gn_person_page_new  (void);
/** gn_person_page_show: the figures of @name, as in the records */
void       gn_person_page_show (GnPersonPage *self, const char *name);

G_END_DECLS
