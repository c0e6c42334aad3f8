/* test-print.c: the scoresheets of several matches in one job, printed to a file
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include <glib/gstdio.h>

#include "app/history/history-page-private.h"
#include "app/settings/settings.h"
#include "core/library/library.h"
#include "records.h"
#include "sheets/sheet.h"

#define MATCHES 12

/* The words of one page of the file; %NULL where nothing can read them; (transfer full) */
static char *
words_of (const char *path,
          guint       page)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  g_autofree char *n = g_strdup_printf ("%u", page);
  const char *const argv[] = { program, "-f", n, "-l", n, "-layout", path, "-", NULL };
  char *words = NULL;

  if (program)
    g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &words, NULL, NULL, NULL));
  return words;
}

static void
on_drawn (GtkPrintOperation *print,
          GtkPrintContext   *context,
          int                page,
          GArray            *drawn)
{
  g_array_append_val (drawn, page);
}

static void
test_several (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "sheets.pdf", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) drawn = g_array_new (FALSE, FALSE, sizeof (int)), first = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) sheets = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_sheet_free);
  GnWindow *window = fixture_window ();
  g_autoptr (GError) error = NULL;
  int pages = 0;

  for (guint i = 0; i < MATCHES; i++)
    {
      g_autoptr (GFile) file = years_file (i);

      years_write (i, 7);
      /* one that cannot be read is left out */
      if (i == 2)
        g_assert_true (g_file_set_contents (g_file_peek_path (file), "{", -1, NULL));
      g_ptr_array_add (files, g_object_ref (file));

      g_autoptr (GnMatchTable) table = gn_match_table_open (file, FALSE, NULL, NULL);

      g_assert_cmpint (table == NULL, ==, i == 2);
      if (!table)
        continue;
      g_array_append_val (first, pages);
      g_ptr_array_add (sheets, gn_sheet_new (table, gn_match_table_is_over (table) ? GN_EVERYTHING : GN_PUBLIC));
      pages += (int) gn_sheet_n_pages (sheets->pdata[sheets->len - 1], gn_settings_paper ());
    }
  /* otherwise the test could not tell pages from matches */
  g_assert_cmpint (pages, >, sheets->len);

  g_autoptr (GtkPrintOperation) print = gn_history_page_print (files);

  g_signal_connect (print, "draw-page", G_CALLBACK (on_drawn), drawn);
  gtk_print_operation_set_export_filename (print, path);
  g_assert_cmpint (gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_EXPORT, GTK_WINDOW (window), &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_assert_cmpuint (drawn->len, ==, pages);
  for (int i = 0; i < pages; i++)
    g_assert_cmpint (g_array_index (drawn, int, i), ==, i);

  /* The first page of each sheet has its title and its day, and no other page has them. */
  for (int page = 0; page < pages; page++)
    {
      g_autofree char *words = words_of (path, (guint) page + 1);

      for (guint i = 0; words && i < sheets->len; i++)
        {
          const GnSheet *sheet = sheets->pdata[i];
          const gboolean here = strstr (words, sheet->title) && strstr (words, sheet->subtitle);

          g_assert_cmpint (here, ==, g_array_index (first, int, i) == page);
        }
    }
  g_unlink (path);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  g_test_add_func ("/print/several", test_several);
  return g_test_run ();
}
