/* rise-boxes.h: the row of printed boxes on a board: which pieces have left it, and what empty boxes pay
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
 * A row of boxes that takes the available width: breweries (full boxes hold a brewery) or customers (boxes fill as
 * cubes leave). Empty boxes show what they pay; the next box is outlined and shows what it will pay. With the style
 * class `low` the row is a bar that shows how many pieces have left. A screen reader reads the row as one picture.
 */
#define RISE_TYPE_BOXES (rise_boxes_get_type ())
G_DECLARE_FINAL_TYPE (RiseBoxes, rise_boxes, RISE, BOXES, GtkWidget)

/** rise_boxes_set: fills the row; @boxes: in printed order; @out: how many pieces have left; @each: how many pieces a
 * box holds (1 for breweries); @owner, @paint: whose pieces they are */
void rise_boxes_set (RiseBoxes *self, const RiseBoxView *boxes, guint n, guint out, guint each, int owner, int paint);
/** rise_boxes_row_set: the same for a row of boxes with a label, which gives the number of pieces out */
void       rise_boxes_row_set   (GtkWidget *row, const RiseBoxView *boxes, guint n, guint out, guint each, int owner,
                                 int paint);
/** rise_boxes_text: the row in words: "2 of 9 breweries out. Next: 1 gold each turn, production +1"; (transfer full) */
char      *rise_boxes_text      (const RiseBoxView *boxes, guint n, guint out, guint each);
/** rise_pay_text: what a box pays: "1 point, 1 gold"; (transfer full) */
char      *rise_pay_text        (int vp, int gold);

G_END_DECLS
