/* scrolled.h: container for scrolled content that does not affect the window's height
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnScrolled:
 * Holds a scrolled window of a page. Before a window is shown, it asks its content many times for its height at some
 * width, down to each wrapped line. That is a tenth of all work until the first frame, and a scrolled page does not
 * need the answer.
 */
#define GN_TYPE_SCROLLED (gn_scrolled_get_type ())
G_DECLARE_FINAL_TYPE (GnScrolled, gn_scrolled, GN, SCROLLED, GnContainer)

G_END_DECLS
