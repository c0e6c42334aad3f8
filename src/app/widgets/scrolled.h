/* scrolled.h: what is scrolled has no say in how high a window is
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnScrolled:
 *
 * Holds a scrolled window of a page. Before a window is shown it asks its content again and again how high it would be
 * at which width, down to each wrapped line, a tenth of all work till the first frame; for a page that is scrolled the
 * answer matters to nobody.
 */
#define GN_TYPE_SCROLLED (gn_scrolled_get_type ())
G_DECLARE_FINAL_TYPE (GnScrolled, gn_scrolled, GN, SCROLLED, GnContainer)

G_END_DECLS
