/* wiz-stars.h: stars behind a winner
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** WizStars: a field of stars that appear when it is shown; motionless if no motion is wanted. Decoration */
#define WIZ_TYPE_STARS (wiz_stars_get_type ())
G_DECLARE_FINAL_TYPE (WizStars, wiz_stars, WIZ, STARS, GtkWidget)


G_END_DECLS
