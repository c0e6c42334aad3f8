/* test-csv.c: tables as spreadsheets write them: read, refused, and written so that they are read again
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/csv.h"

#include <string.h>

#define MOST 8

/* Cells with "|" between them, rows with "/"; NULL: no table */
static char *
read_all (const char *text)
{
  g_autoptr (GPtrArray) rows = gn_csv_read (text, strlen (text), MOST);
  GString *all = g_string_new (NULL);

  if (!rows)
    return g_string_free (all, TRUE);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *row = g_strjoinv ("|", rows->pdata[i]);

      g_string_append_printf (all, "%s%s", i ? "/" : "", row);
    }
  return g_string_free (all, FALSE);
}

static void
test_read (void)
{
  static const struct { const char *text, *rows; } cases[] = {
    { "", "" },
    { "a,b\r\nc,d\r\n", "a|b/c|d" },
    { "a;b\nc;d", "a|b/c|d" },
    { "a\tb", "a|b" },
    { "\xef\xbb\xbf" "a,b", "a|b" },
    { "\"a,b\";c;d", "a,b|c|d" },
    { "\"a\nb\",c", "a\nb|c" },
    { "\"a\"\"b\",\"\"", "a\"b|" },
    { "\"a\"  ,b", "a|b" },
    { "\"a\"\"", NULL },
    { "\"a", NULL },
    { "\"a\" b,c", NULL },
    { "a\"b,c", "a\"b|c" },
    { "'=1+1,'a,'-3,-3", "=1+1|'a|'-3|-3" },
    { "a,b,\n\nc,", "a|b|/c" },
    { "1,2,3,4,5,6,7,8,9,10", NULL },
    { "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n", NULL },
    { "\xff", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *rows = read_all (cases[i].text);

      g_test_message ("case %u", i);
      g_assert_cmpstr (rows, ==, cases[i].rows);
    }
}

/* What a spreadsheet would compute is text for it, and the same again here. */
static void
test_written (void)
{
  static const char *const cells[] = { "Ann", "", "=SUM(A1)", "+", "-x", "-3", "+4.5", "@b", "a,b", "\"q\"", "a\nb", "'" };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autoptr (GString) csv = g_string_new (NULL);
      g_autoptr (GPtrArray) rows = NULL;

      gn_csv_append (csv, cells[i]);
      g_assert_null (strchr ("=@", *csv->str ? *csv->str : 'x'));
      g_string_append (csv, ",end");
      rows = gn_csv_read (csv->str, csv->len, MOST);
      g_test_message ("cell %u", i);
      g_assert_cmpuint (rows->len, ==, 1);
      g_assert_cmpstr (((GStrv) rows->pdata[0])[0], ==, cells[i]);
      g_assert_cmpstr (((GStrv) rows->pdata[0])[1], ==, "end");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/csv/read", test_read);
  g_test_add_func ("/csv/written", test_written);
  return g_test_run ();
}
