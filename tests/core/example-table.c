/* example-table.c: tables of the example game and records of them, for the tests of files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "example-table.h"

#include "games/games.h"
#include "core/library/library.h"
#include "toy.h"

#include <glib/gstdio.h>
#include <string.h>

GnMatchTable *
example_table (void)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (gn_games_find ("example"), 2, NULL, &error);

  g_assert_no_error (error);
  gn_match_set_name (match, 0, "Ann");
  gn_match_set_name (match, 1, "Ben");
  match->seat[1].colour = 1;
  gn_match_set_dealer (match, "cards", GN_DEALER_APP, &error);
  g_assert_no_error (error);

  GnMatchTable *table = gn_match_table_new (match, NULL, NULL, &error);

  g_assert_no_error (error);
  return table;
}

void
example_play (GnMatchTable *table,
              guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      g_auto (GnMoveList) legal = { NULL, 0, 0 };
      GnReply reply;

      gn_match_table_legal (table, GN_EVERYTHING, &legal);
      g_assert_cmpuint (legal.n, >, 0);
      g_assert_true (gn_match_table_do (table, &legal.move[0], 1, &reply));
    }
}

GnMatchTable *
example_begin (GFile *file,
               guint  n)
{
  GnMatchTable *table = example_table ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) own = file ? g_object_ref (file) : gn_library_new_file (gn_match_table_get_match (table));

  g_assert_true (gn_match_table_record (table, own, &error));
  g_assert_no_error (error);
  example_play (table, n);
  return table;
}

char *
example_record_text (guint n)
{
  g_autoptr (GFile) file = toy_file ("text.gnomon");
  g_autoptr (GnMatchTable) table = example_begin (file, n);
  g_autofree char *text = toy_read (file, NULL);
  char *mark = strstr (text, ",\"mark\":");

  if (mark)
    {
      while (mark > text && mark[-1] != '\n')
        mark--;
      *mark = '\0';
    }
  return g_steal_pointer (&text);
}

guint
example_last_number (const char *text)
{
  const char *at = g_strrstr (text, "{\"i\":");

  g_assert_nonnull (at);
  return (guint) strtoul (at + 5, NULL, 10);
}

void
example_forget_records (void)
{
  g_autoptr (GPtrArray) list = gn_library_list (NULL);

  for (guint i = 0; i < list->len; i++)
    g_unlink (g_file_peek_path (((GnRecordInfo *) g_ptr_array_index (list, i))->file));
}
