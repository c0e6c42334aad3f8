/* gw-die.h: a die of Gnômes & Wizards: black or pink, with one of six faces
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GwDie:
 *
 * A picture: what it says is said by what it stands in. Black dice are the four that everybody has, pink ones come with the clans; they
 * have the same faces unless the table says otherwise.
 */
#define GW_TYPE_DIE (gw_die_get_type ())
G_DECLARE_FINAL_TYPE (GwDie, gw_die, GW, DIE, GtkWidget)

GtkWidget *gw_die_new (int size);
/** gw_die_set: @face: GwFace, -1: not rolled; @rolls: it tumbles to the face, where motion is wanted */
void       gw_die_set (GwDie *self, int face, gboolean pink, gboolean rolls);

G_END_DECLS
