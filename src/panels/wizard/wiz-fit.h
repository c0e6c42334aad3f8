/* wiz-fit.h: a picture that is as large as its place lets it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"

G_BEGIN_DECLS

#define WIZ_TYPE_FIT (wiz_fit_get_type ())
G_DECLARE_FINAL_TYPE (WizFit, wiz_fit, WIZ, FIT, GnContainer)

/**
 * wiz_fit_new:
 * @picture: as large as it is to be at most
 * @least: to this many pixels it may shrink
 *
 * The picture keeps its shape, and lies in the middle. Pieces are drawn at the pixels that they get, not blurred.
 */
GtkWidget *wiz_fit_new (GtkWidget *picture, int least);

G_END_DECLS
