/* print.h: printing of scoresheets
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "sheets/sheet.h"

G_BEGIN_DECLS

/** GnSheetMaker: the @i-th sheet to print; (transfer full) (nullable): %NULL leaves it out */
typedef GnSheet *(*GnSheetMaker) (guint i, gpointer data);

/**
 * gn_print_sheets:
 * @widget: in whose window the dialog appears
 * @job: its name in the printer's queue
 * @n: how many sheets; each is made when its pages are counted, so that a long job can be cancelled
 * @free: frees @data afterwards
 *
 * Asks for a printer and prints the sheets one after the other, or says why that failed.
 */
void gn_print_sheets (GtkWidget *widget, const char *job, GnPaper paper, guint n, GnSheetMaker make, gpointer data,
                      GDestroyNotify free);

G_END_DECLS
