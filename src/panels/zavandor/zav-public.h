/* zav-public.h: the table for the big screen: nothing secret, readable from three metres
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gn-match-table.h"
#include "zav-scene.h"

G_BEGIN_DECLS

/**
 * ZavPublic:
 *
 * Drawn for 1920 × 1080 and scaled as a whole to the window. It follows the table by itself and always shows the public
 * copy; what is covered on the laptop is covered here too. Style class: big-screen.
 */
#define ZAV_TYPE_PUBLIC (zav_public_get_type ())
G_DECLARE_FINAL_TYPE (ZavPublic, zav_public, ZAV, PUBLIC, GnPanel)

GtkWidget *zav_public_new  (GnMatchTable *table);
/** zav_public_show: shows a scene; @prompt: whose decision it is; @news: what has just happened, or NULL */
void       zav_public_show (ZavPublic *self, const ZavScene *scene, const char *prompt, const char *news);

G_END_DECLS
