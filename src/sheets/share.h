/* share.h: the result as one picture to send
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "sheet.h"

G_BEGIN_DECLS

/* Its size in pixels: what messengers show without cutting it. */
#define GN_SHARE_WIDTH  1200
#define GN_SHARE_HEIGHT 630

/** gn_share_draw: draws the picture onto an empty @cr of that size: who has won, how, and the scores */
void     gn_share_draw  (const GnSheet *sheet, cairo_t *cr);
/** gn_share_write: writes it to @file as PNG, whatever its extension; FALSE with @error if it cannot be written */
gboolean gn_share_write (const GnSheet *sheet, GFile *file, GError **error);

G_END_DECLS
