/* wiz-fit.h: a picture that fills its place
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
 * @picture: with its maximum size
 * @least: its minimum size in pixels
 *
 * The picture keeps its proportions and is centered. Pieces are drawn at the pixels that they get, so they are not
 * blurred.
 */
GtkWidget *wiz_fit_new (GtkWidget *picture, int least);

G_END_DECLS
