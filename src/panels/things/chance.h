/* chance.h: a chance as percentage and cases
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/game/odds.h"

G_BEGIN_DECLS

/**
 * GnChance:
 *
 * "20.0%" in large type, "81/406" in small type beside or below it. Style classes of its labels: `chance` and
 * `chance-cases`; a panel sizes them through a class of the widget (`chancebox.large .chance`).
 */
#define GN_TYPE_CHANCE (gn_chance_get_type ())
G_DECLARE_FINAL_TYPE (GnChance, gn_chance, GN, CHANCE_BAR, GtkBox)

/** gn_chance_new: makes one with the cases below the figure; set orientation and spacing of the box to change that */
GtkWidget *gn_chance_new     (void);
/** gn_chance_set: @note: in place of the cases ("before the draw, 81/406"), or NULL */
void       gn_chance_set     (GnChance *self, GnOdds odds, const char *note);
/** gn_chance_unset: shows no chance: only @note, or nothing */
void       gn_chance_unset   (GnChance *self, const char *note);
/** gn_chance_set_align: alignment of figures in a column: left (0), center (0.5, the default), right (1) */
void       gn_chance_set_align (GnChance *self, float align);

G_END_DECLS
