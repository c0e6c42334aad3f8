/* scaled-box.h: a table that scales its layout to the space available
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "container.h"

G_BEGIN_DECLS

/**
 * GnScaledBox:
 *
 * A table is drawn for one size (that of the mock-ups: 802 × 554 in a window of 1366 × 768). With more space
 * everything grows together. With a little less height it shrinks a little. With less width its parts become pages,
 * shown one at a time and chosen at the top. A game adds its parts in order. If they are not simply side by side,
 * the game derives a class whose lay() places them while all are shown: gn_scaled_box_put(), in units of the
 * drawing.
 *
 *     static void
 *     inv_table_lay (GnScaledBox *stage, double width, double height)
 *     {
 *       gn_scaled_box_put (stage, self->house, 0, 0, 282, height);
 *       gn_scaled_box_put (stage, self->fight, 294, 0, width - 294, height);
 *     }
 *
 * In a template the parts are its children. The property "titles" (GtkStringList) comes before them and has the
 * titles of their pages. Children in excess of the titles are not pages.
 *
 * Style classes: `narrow` below the width for words beside figures, `pages` below the width for all parts at once.
 * The box belongs in a scrolled window (gn_scaled_box_in_scroller()).
 */
#define GN_TYPE_SCALED_BOX (gn_scaled_box_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnScaledBox, gn_scaled_box, GN, SCALED_BOX, GnContainer)

/**
 * GnScaledBoxClass:
 * @lay: places all parts; @width and @height are the space in units of the drawing; default: side by side
 * @least_width: minimum width of all parts at once or of the widest page; default: that of the widest part
 * @least_height: minimum height while all are shown; default: that of the highest part
 * @least_page: minimum height of any page in @width; default: that of the highest part
 * @settled: the width has become small or sufficient, so words go or come. Never called during allocation
 */
struct _GnScaledBoxClass {
  GnContainerClass parent_class;

  void (*lay)          (GnScaledBox *self, double width, double height);
  int  (*least_width)  (GnScaledBox *self);
  int  (*least_height) (GnScaledBox *self);
  int  (*least_page)   (GnScaledBox *self, int width);
  void (*settled)      (GnScaledBox *self, gboolean narrow, gboolean pages);

  gpointer padding[3];
};

/** gn_scaled_box_new: a box whose parts are side by side; the first takes the width that the others leave. It needs
 * no subclass */
GtkWidget *gn_scaled_box_new        (void);
/** gn_scaled_box_set_drawn: sets the size that the table is drawn for, and its largest scale (1.6) */
void       gn_scaled_box_set_drawn  (GnScaledBox *self, int width, int height, double most);
/** gn_scaled_box_set_widths: sets the widths below which `narrow` and `pages` apply (740, 620) */
void       gn_scaled_box_set_widths (GnScaledBox *self, int narrow, int pages);
/** gn_scaled_box_add: @title: of the part's page. A part with vexpand takes the page's whole height; others have
 * their natural height */
void       gn_scaled_box_add        (GnScaledBox *self, GtkWidget *part, const char *title);
/** gn_scaled_box_put: for lay(): places a part, in units of the drawing */
void gn_scaled_box_put (GnScaledBox *self, GtkWidget *part, double x, double y, double width, double height);
/** gn_scaled_box_show: shows the part's page if there are pages. Call it for the part that has the pending question */
void       gn_scaled_box_show       (GnScaledBox *self, GtkWidget *part);
/** gn_scaled_box_in_scroller: a scrolled window around the box, with the table's margins, for a panel's only child */
GtkWidget *gn_scaled_box_in_scroller (GnScaledBox *self);

G_END_DECLS
