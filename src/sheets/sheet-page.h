/* sheet-page.h: a page of the scoresheet: text, rules, pieces and page breaks
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "sheet.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

#define GN_PAGE_MARGIN 46.0
#define GN_PAGE_FOOTER 26.0

#define GN_PAGE_INK   0x1d1a17
#define GN_PAGE_QUIET 0x6b6259
#define GN_PAGE_LINE  0xcfc8bc
#define GN_PAGE_SOFT  0xf3ece0  /* background of the winner's column; grayscale printers leave it nearly white */

typedef enum { GN_LEFT, GN_RIGHT, GN_CENTRE } GnAlign;

typedef struct {
  const GnSheet *sheet;   /* NULL of a sheet that is about no match */
  cairo_t       *cr;      /* NULL during measuring */
  cairo_t       *scratch; /* for measuring */
  double         width;   /* of the text area */
  double         height;
  double         x0;
  double         y;       /* on the page being filled */
  guint          page;    /* the page being filled */
  guint          wanted;  /* the page to draw */
} GnPage;

gboolean     gn_page_drawing       (const GnPage *page);
void         gn_page_set_rgb       (cairo_t *cr, guint32 rgb);

/** gn_page_fitted: makes a layout no wider than @width with no more than @lines lines; (transfer full) */
PangoLayout *
gn_page_fitted (GnPage *page, const char *text, double size, int weight, double width, int lines, GnAlign align);
/** gn_page_layout_height, gn_page_layout_width: sizes in points */
double       gn_page_layout_height (PangoLayout *layout);
double       gn_page_layout_width  (PangoLayout *layout);
void         gn_page_show          (GnPage *page, PangoLayout *layout, guint32 rgb, double x, double y);
/** gn_page_line: draws one line of text; @x is its left end, right end or middle; @y its vertical middle */
void
gn_page_line (GnPage *page, const char *text, double size, int weight, guint32 rgb, double x, double y, GnAlign align);
void         gn_page_rule          (GnPage *page, double y, double weight, guint32 rgb, double x, double width);
/** gn_page_piece: draws a piece; @name may be %NULL; @colour: a seat's, or -1 */
void         gn_page_piece         (GnPage *page, const char *name, int colour, double x, double y, double size);
/** gn_page_seat: draws the token of a seat, with its letter; @paint: gn_pieces_seat_paint() */
void         gn_page_seat          (GnPage *page, int paint, double x, double y, double size);
/** gn_page_heading: draws the heading of a block with a rule under it; @aside (nullable) is at the right */
void         gn_page_heading       (GnPage *page, const char *text, const char *aside, double x, double width);

void         gn_page_footer        (GnPage *page);
/** gn_page_need: makes sure that @height fits on the page, or starts a new page */
void         gn_page_need          (GnPage *page, double height);

G_END_DECLS
