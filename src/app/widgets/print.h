/* print.h: printing of scoresheets and listings
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "sheets/listing.h"

G_BEGIN_DECLS

/** GnSheetMaker: the @i-th sheet to print; (transfer full) (nullable): %NULL leaves it out */
typedef GnSheet *(*GnSheetMaker) (guint i, gpointer data);

/**
 * gn_print_new:
 * @name: its name in the printer's queue
 * @n: how many sheets; each is made when its pages are counted, so that a long job can be cancelled
 * @free: frees @data afterwards
 *
 * Returns: (transfer full): a job that prints the sheets one after the other
 */
GtkPrintOperation *gn_print_new (const char *name, GnPaper paper, guint n, GnSheetMaker make, gpointer data,
                                 GDestroyNotify free);
/** gn_print_listing_new: a job that prints @listing, which it takes; (transfer full) */
GtkPrintOperation *gn_print_listing_new (const char *name, GnPaper paper, GnListing *listing);
/** gn_print_run: asks for a printer in the window of @widget and prints, or says why that failed */
void               gn_print_run (GtkPrintOperation *print, GtkWidget *widget);

G_END_DECLS
