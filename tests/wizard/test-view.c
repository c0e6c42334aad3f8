/* test-view.c: figures for the panel, odds of the public and of a seat, the E31 chance
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

void
wiz_add_views (void)
{
}
