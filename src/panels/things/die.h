/* die.h: a die: its sides, and what it shows
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnDie:
 *
 * A die of 4, 6, 8, 10, 12 or 20 sides, each with a silhouette and a tint of its own (pieces die-4 … die-20). Before
 * the roll it is blank, afterwards its number stands on it. Decoration by default: what it says is said by what it
 * stands in.
 */
#define GN_TYPE_DIE (gn_die_get_type ())
G_DECLARE_FINAL_TYPE (GnDie, gn_die, GN, DIE, GtkWidget)

GtkWidget  *gn_die_new      (int sides, int size);
/** gn_die_set: @result: 0: not rolled. @rolls: it tumbles to the number, where motion is wanted */
void        gn_die_set      (GnDie *self, int sides, int result, gboolean rolls);
/** gn_die_set_size: logical pixels */
void        gn_die_set_size (GnDie *self, int size);
/** gn_die_set_out: it does not count: crossed out and pale */
void        gn_die_set_out  (GnDie *self, gboolean out);
/** gn_die_set_faces: it shows pieces instead of numbers: what it is before the roll, and one for each side; static */
void        gn_die_set_faces (GnDie *self, const char *const *faces);
/** gn_die_piece: the piece of a die of so many sides; (transfer none) */
const char *gn_die_piece    (int sides);

G_END_DECLS
