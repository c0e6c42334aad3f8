/* print.c: printing of scoresheets and listings
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "print.h"

#include <glib/gi18n.h>

#include "app/widgets/messages.h"

typedef struct {
  GnPaper        paper;
  guint          n;
  GnSheetMaker   make;
  gpointer       data;
  GDestroyNotify free;
  GPtrArray     *sheets;    /* GnSheet, as far as they are made */
  guint          made;
  GArray        *first;     /* guint: the first page of each */
  guint          n_pages;
  GnListing     *listing;   /* in the place of sheets */
} Job;

static void
job_free (Job *job)
{
  if (job->free)
    job->free (job->data);
  g_ptr_array_unref (job->sheets);
  g_array_unref (job->first);
  gn_listing_free (job->listing);
  g_free (job);
}

/* One sheet a call. Returns: TRUE when all pages are counted */
static gboolean
on_paginate (GtkPrintOperation *print,
             GtkPrintContext   *context,
             Job               *job)
{
  GnSheet *sheet = job->made < job->n ? job->make (job->made++, job->data) : NULL;

  if (sheet)
    {
      g_ptr_array_add (job->sheets, sheet);
      g_array_append_val (job->first, job->n_pages);
      job->n_pages += gn_sheet_n_pages (sheet, job->paper);
    }
  if (job->made < job->n)
    return FALSE;
  if (job->listing)
    job->n_pages = gn_listing_n_pages (job->listing, job->paper);

  gtk_print_operation_set_n_pages (print, MAX ((int) job->n_pages, 1));
  return TRUE;
}

static void
on_draw_page (GtkPrintOperation *print,
              GtkPrintContext   *context,
              int                page,
              Job               *job)
{
  guint i = job->sheets->len;

  if (job->listing)
    gn_listing_draw (job->listing, gtk_print_context_get_cairo_context (context), job->paper, (guint) page);
  while (i > 0 && g_array_index (job->first, guint, i - 1) > (guint) page)
    i--;
  if (i > 0)
    gn_sheet_draw (job->sheets->pdata[i - 1], gtk_print_context_get_cairo_context (context), job->paper,
                   (guint) page - g_array_index (job->first, guint, i - 1));
}

GtkPrintOperation *
gn_print_new (const char    *name,
              GnPaper        paper,
              guint          n,
              GnSheetMaker   make,
              gpointer       data,
              GDestroyNotify free)
{
  GtkPrintOperation *print = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) size = gtk_paper_size_new (paper == GN_PAPER_LETTER ? GTK_PAPER_NAME_LETTER
                                                                               : GTK_PAPER_NAME_A4);
  Job *job = g_new0 (Job, 1);

  *job = (Job) { paper, n, make, data, free, g_ptr_array_new_with_free_func ((GDestroyNotify) gn_sheet_free), 0,
                 g_array_new (FALSE, FALSE, sizeof (guint)), 0, NULL };
  g_object_set_data_full (G_OBJECT (print), "job", job, (GDestroyNotify) job_free);
  gtk_page_setup_set_paper_size (setup, size);
  gtk_print_operation_set_default_page_setup (print, setup);
  gtk_print_operation_set_use_full_page (print, TRUE);
  gtk_print_operation_set_unit (print, GTK_UNIT_POINTS);
  gtk_print_operation_set_show_progress (print, n > 1);
  gtk_print_operation_set_job_name (print, name);
  g_signal_connect (print, "paginate", G_CALLBACK (on_paginate), job);
  g_signal_connect (print, "draw-page", G_CALLBACK (on_draw_page), job);
  return print;
}

GtkPrintOperation *
gn_print_listing_new (const char *name,
                      GnPaper     paper,
                      GnListing  *listing)
{
  GtkPrintOperation *print = gn_print_new (name, paper, 0, NULL, NULL, NULL);
  Job *job = g_object_get_data (G_OBJECT (print), "job");

  job->listing = listing;
  return print;
}

void
gn_print_run (GtkPrintOperation *print,
              GtkWidget         *widget)
{
  g_autoptr (GError) error = NULL;

  if (gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               GTK_WINDOW (gtk_widget_get_root (widget)), &error)
      == GTK_PRINT_OPERATION_RESULT_ERROR)
    gn_complain (widget, _("This cannot be printed"), error->message);
}
