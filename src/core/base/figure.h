/* figure.h: figures on a sheet of scores: sums that keep the terms they were typed as
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "types.h"

G_BEGIN_DECLS

#define GN_FIGURE_TERMS 12     /* most terms of a figure: "3+6+2" has three */
#define GN_FIGURE_TERM  99999  /* the largest term, and its opposite the lowest */

/* A figure in the slots of a move: the number of its terms, then two slots for each term: its thousands and the rest,
 * both with its sign. The slots after the last term hold GN_NONE. */
#define GN_FIGURE_SLOTS (1 + 2 * GN_FIGURE_TERMS)
#define GN_FIGURE_TEXT  128    /* bytes that hold any figure as text */

/** gn_figure_set: writes a figure of @n terms, each within ±%GN_FIGURE_TERM, into @slot */
void     gn_figure_set   (gint16 *slot, const gint32 *term, guint n);
/**
 * gn_figure_read:
 * @slot: any numbers
 * @term: (out) (optional): room for %GN_FIGURE_TERMS terms
 * @sum: (out) (optional): their sum
 *
 * Returns: the number of terms; 0 if @slot does not hold a figure
 */
guint    gn_figure_read  (const gint16 *slot, gint32 *term, gint32 *sum);
/** gn_figure_sum: the sum of a figure; 0 if @slot does not hold one */
gint32   gn_figure_sum   (const gint16 *slot);
/**
 * gn_figure_parse:
 * @text: "11", "3+6+2", "-5", "12−4"; spaces do not matter
 *
 * Returns: the number of bytes that belong to the figure, or 0 if @text does not begin with one, or if a term is too
 *   large or there are too many
 */
gsize    gn_figure_parse (const char *text, gint16 *slot);
/** gn_figure_text: writes the figure as it is typed, with plain signs: "3+6+2", "12-4" */
void     gn_figure_text  (const gint16 *slot, char text[GN_FIGURE_TEXT]);

G_END_DECLS
