/* scaled-box.h: a table laid out for the room there is
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
 * A table is drawn for one size (the pictures': 802 × 554 of a window of 1366 × 768). With more room all of it grows
 * together, and with a little less height than it needs it shrinks a little; with less width its parts become pages of
 * their own, one at a time, chosen above. A game adds its parts in order. It derives from it where they do not simply
 * stand side by side, and says in lay() where they go while all are shown: gn_scaled_box_put(), in units of the
 * drawing.
 *
 *     static void
 *     inv_table_lay (GnScaledBox *stage, double width, double height)
 *     {
 *       gn_scaled_box_put (stage, self->house, 0, 0, 282, height);
 *       gn_scaled_box_put (stage, self->fight, 294, 0, width - 294, height);
 *     }
 *
 * In a template the parts are its children, and the property "titles" (GtkStringList) before them has the
 * titles of their pages; a child that comes after all titles is no page.
 *
 * Style classes: `narrow` below the width for words beside figures, `pages` below that for everything at once.
 * The stage stands in a scrolled window (gn_scaled_box_in_scroller()).
 */
#define GN_TYPE_SCALED_BOX (gn_scaled_box_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnScaledBox, gn_scaled_box, GN, SCALED_BOX, GnContainer)

/**
 * GnScaledBoxClass:
 * @lay: puts all parts; @width and @height are the room in units of the drawing; default: side by side
 * @least_width: of all parts at once or of the widest page; default: that of the widest part
 * @least_height: while all are shown; default: that of the highest part
 * @settled: there is little width now, or enough again: words go or come. Never called while sizes are being
 * given */
struct _GnScaledBoxClass {
  GnContainerClass parent_class;

  void (*lay)          (GnScaledBox *self, double width, double height);
  int  (*least_width)  (GnScaledBox *self);
  int  (*least_height) (GnScaledBox *self);
  void (*settled)      (GnScaledBox *self, gboolean narrow, gboolean pages);

  gpointer padding[4];
};

/** gn_scaled_box_new: one whose parts stand side by side, the first as wide as the others leave it: no class of one's
 * own is needed */
GtkWidget *gn_scaled_box_new        (void);
/** gn_scaled_box_set_drawn: the size the table is drawn for, and how much larger it may become (1.6) */
void       gn_scaled_box_set_drawn  (GnScaledBox *self, int width, int height, double most);
/** gn_scaled_box_set_widths: below which width `narrow` and `pages` begin (740, 620) */
void       gn_scaled_box_set_widths (GnScaledBox *self, int narrow, int pages);
/** gn_scaled_box_add: @title: of its page. A part with vexpand takes a page's whole height, others what they wish for
 */
void       gn_scaled_box_add        (GnScaledBox *self, GtkWidget *part, const char *title);
/** gn_scaled_box_put: from lay(): where a part stands, in units of the drawing */
void gn_scaled_box_put (GnScaledBox *self, GtkWidget *part, double x, double y, double width, double height);
/** gn_scaled_box_show: the page to show where there are pages: the one with what is asked now */
void       gn_scaled_box_show       (GnScaledBox *self, GtkWidget *part);
/** gn_scaled_box_in_scroller: a scrolled window round the stage, with the table's margins, for a panel's only child */
GtkWidget *gn_scaled_box_in_scroller (GnScaledBox *self);

G_END_DECLS
