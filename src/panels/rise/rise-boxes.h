/* rise-boxes.h: printed boxes of a board in their order: what has left them, and what the empty ones pay
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rise/rise-view.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RiseBoxes:
 * A row of boxes, as wide as there is room: breweries (full ones hold a brewery), or customers (filled as cubes leave).
 * Empty ones show what they pay, the next one is outlined and shows what it will pay. With the style class `low` it is
 * a bar that tells what has left. Read out as one picture.
 */
#define RISE_TYPE_BOXES (rise_boxes_get_type ())
G_DECLARE_FINAL_TYPE (RiseBoxes, rise_boxes, RISE, BOXES, GtkWidget)

/** rise_boxes_set: @boxes in printed order; @out: how many pieces are out, @each: pieces a box holds (1: breweries);
 * @owner, @paint: whose */
void rise_boxes_set (RiseBoxes *self, const RiseBoxView *boxes, guint n, guint out, guint each, int owner, int paint);
/** rise_boxes_row_set: the same for a row of boxes and a label, which says how many pieces are out */
void       rise_boxes_row_set   (GtkWidget *row, const RiseBoxView *boxes, guint n, guint out, guint each, int owner,
                                 int paint);
/** rise_boxes_text: in words: "2 of 9 breweries out. Next: 1 gold each turn, production +1"; (transfer full) */
char      *rise_boxes_text      (const RiseBoxView *boxes, guint n, guint out, guint each);
/** rise_pay_text: what a box pays: "1 point, 1 gold"; (transfer full) */
char      *rise_pay_text        (int vp, int gold);

G_END_DECLS
