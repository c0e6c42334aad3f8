/* die.h: a die with its sides and result
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
 * A die of 4, 6, 8, 10, 12 or 20 sides, each with its own silhouette and tint (pieces die-4 … die-20). It is blank
 * before the roll and shows its number afterwards. Decoration by default: the widget around it has the name for
 * screen readers.
 */
#define GN_TYPE_DIE (gn_die_get_type ())
G_DECLARE_FINAL_TYPE (GnDie, gn_die, GN, DIE, GtkWidget)

GtkWidget  *gn_die_new      (int sides, int size);
/** gn_die_set: @result: 0: not rolled; @rolls: the die tumbles to the number, if motion is wanted */
void        gn_die_set      (GnDie *self, int sides, int result, gboolean rolls);
/** gn_die_set_size: in logical pixels */
void        gn_die_set_size (GnDie *self, int size);
/** gn_die_set_out: marks a die that does not count: crossed out and pale */
void        gn_die_set_out  (GnDie *self, gboolean out);
/** gn_die_set_faces: shows pieces instead of numbers: the one before the roll, then one for each side; static */
void        gn_die_set_faces (GnDie *self, const char *const *faces);
/** gn_die_piece: the piece of a die with that many sides; (transfer none) */
const char *gn_die_piece    (int sides);

G_END_DECLS
