/* listing.h: a sheet to print with lists of people and figures, on one page if they fit
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "sheet.h"

G_BEGIN_DECLS

/** GnListing: a title, lists below it, and notes at the end */
typedef struct _GnListing GnListing;

GnListing *gn_listing_new      (const char *title, const char *subtitle);
void       gn_listing_free     (GnListing *listing);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnListing, gn_listing_free)

/** gn_listing_begin: begins a list; @heads: (array zero-terminated): the names of its columns */
void       gn_listing_begin    (GnListing *listing, const char *title, const char *const *heads);
/**
 * gn_listing_add: adds a row to the last list
 * @colour: of a seat, or -1
 * @subtitle: (nullable)
 * @cells: (array zero-terminated): as many figures as there are columns
 */
void       gn_listing_add      (GnListing *listing, int colour, const char *title, const char *subtitle,
                                const char *const *cells);
/** gn_listing_add_note: adds a paragraph in small print */
void       gn_listing_add_note (GnListing *listing, const char *text);

/** gn_listing_n_pages: 1 or more; gn_listing_draw: draws @page, counted from 0, as gn_sheet_draw() does */
guint      gn_listing_n_pages  (const GnListing *listing, GnPaper paper);
void       gn_listing_draw     (const GnListing *listing, cairo_t *cr, GnPaper paper, guint page);

G_END_DECLS
