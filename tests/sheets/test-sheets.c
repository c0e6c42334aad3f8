/* test-sheets.c: the scoresheet in every form
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "games/games.h"
#include "sheets/lettering.h"
#include "sheets/pieces.h"
#include "core/game/rules.h"
#include "sheets/sheet.h"
#include "core/words/text.h"
#include "played.h"

/* A match of the template, played at random from a fixed seed to its end or to @steps entries. */
static GnMatchTable *
play (const char *const names[],
      guint             n_seats,
      guint             steps)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (gn_games_find ("example"), n_seats, NULL, &error);

  g_assert_no_error (error);
  return played (match, names, 7, 11, steps);
}

static const char *const plain[] = { "Alphonse", "Berta", "Caroline", "Diane" };
/* Names of thirty characters in several scripts, one like a formula, one with markup, one with quotes. */
static const char *const hard[] = {
  "=HYPERLINK(\"http://x\",\"y\") <b>&", "Αλεξάνδρα Παπαδοπούλου-Γεωργίου", "محمد عبد الرحمن بن عبد العزيز",
  "Анна-Мария Константинопольская",
};

static char *
written (const GnSheet *sheet,
         const char    *name,
         GnPaper        paper,
         gsize         *length)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *dir = g_dir_make_tmp ("sheets-XXXXXX", &error);
  g_autofree char *path = g_build_filename (dir, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  char *contents = NULL;

  g_assert_true (gn_sheet_write (sheet, file, paper, &error));
  g_assert_no_error (error);
  g_file_get_contents (path, &contents, length, &error);
  g_assert_no_error (error);
  g_unlink (path);
  g_rmdir (dir);
  return contents;
}

static void
test_forms (void)
{
  g_autoptr (GnMatchTable) table = play (plain, 4, G_MAXUINT);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_PUBLIC);
  static const struct { const char *name, *begins; } forms[] = {
    { "a.pdf", "%PDF-" }, { "a.svg", "<?xml" }, { "a.png", "\x89PNG" }, { "a.json", "{" }, { "a.bgsplay", "{" },
  };

  g_assert_true (gn_match_table_is_over (table));
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      gsize length;
      g_autofree char *contents = written (sheet, forms[i].name, GN_PAPER_A4, &length);

      g_assert_cmpuint (length, >, 200);
      g_assert_true (memcmp (contents, forms[i].begins, strlen (forms[i].begins)) == 0);
    }
}

static void
test_same_bytes (void)
{
  g_autoptr (GnMatchTable) table = play (plain, 4, G_MAXUINT);
  gsize one, two;
  g_autoptr (GnSheet) a = gn_sheet_new (table, GN_PUBLIC);
  g_autoptr (GnSheet) b = gn_sheet_new (table, GN_PUBLIC);
  g_autofree char *first = written (a, "a.pdf", GN_PAPER_LETTER, &one);
  g_autofree char *second = written (b, "b.pdf", GN_PAPER_LETTER, &two);

  g_assert_cmpmem (first, one, second, two);
}

static void
test_vector_text (void)
{
  g_autoptr (GnMatchTable) table = play (hard, 4, G_MAXUINT);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_PUBLIC);
  g_autoptr (GError) error = NULL;
  g_autofree char *pdftotext = g_find_program_in_path ("pdftotext");
  g_autofree char *pdfimages = g_find_program_in_path ("pdfimages");
  g_autofree char *dir = g_dir_make_tmp ("sheets-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (dir, "a.pdf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (!pdftotext || !pdfimages)
    {
      g_test_skip ("poppler-utils are not installed");
      return;
    }

  g_assert_true (gn_sheet_write (sheet, file, GN_PAPER_A4, &error));

  const char *text_argv[] = { pdftotext, path, "-", NULL };
  const char *image_argv[] = { pdfimages, "-list", path, NULL };
  g_autofree char *text = NULL, *images = NULL;

  g_assert_true (
    g_spawn_sync (NULL, (char **) text_argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &text, NULL, NULL, &error));
  g_assert_true (
    g_spawn_sync (NULL, (char **) image_argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &images, NULL, NULL, &error));
  /* Text is text: names and figures can be found and copied. */
  g_assert_nonnull (strstr (text, "Анна"));
  g_assert_nonnull (strstr (text, "<b>&"));
  g_assert_nonnull (strstr (text, sheet->title));
  /* And nothing is a bitmap: pdfimages lists two lines of heading only. */
  g_auto (GStrv) lines = g_strsplit (g_strstrip (images), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 2);

  g_unlink (path);
  g_rmdir (dir);
}

static void
test_csv (void)
{
  g_autoptr (GnMatchTable) table = play (hard, 4, G_MAXUINT);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_PUBLIC);
  g_autofree char *csv = gn_sheet_to_csv (sheet);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);
  gboolean totals = FALSE;

  /* A spreadsheet must not compute what a person is called. */
  g_assert_nonnull (strstr (lines[0], ",\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\") <b>&\","));

  for (guint i = 1; lines[i]; i++)
    {
      g_autofree char *wanted = g_strdup_printf (",%d,%d,%d,%d", sheet->score->total[0], sheet->score->total[1],
                                                 sheet->score->total[2], sheet->score->total[3]);

      totals = totals || g_str_has_suffix (lines[i], wanted);
    }
  g_assert_true (totals);
}

static void
test_json (void)
{
  g_autoptr (GnMatchTable) table = play (plain, 4, G_MAXUINT);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_PUBLIC);
  g_autofree char *text = gn_sheet_to_json (sheet);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = json_from_string (text, &error);

  g_assert_no_error (error);

  JsonArray *parties = json_object_get_array_member (json_node_get_object (root), "parties");
  guint winners = 0;

  g_assert_cmpuint (json_array_get_length (parties), ==, 4);
  for (guint p = 0; p < 4; p++)
    {
      JsonObject *party = json_array_get_object_element (parties, p);

      g_assert_cmpstr (json_object_get_string_member (party, "name"), ==, plain[p]);
      g_assert_cmpint (json_object_get_int_member (party, "total"), ==, sheet->score->total[p]);
      g_assert_cmpint (json_object_get_int_member (party, "place"), ==, sheet->score->rank[p]);
      winners += sheet->score->rank[p] == 1;
    }
  g_assert_cmpuint (winners, >=, 1);
}

static void
test_text (void)
{
  g_autoptr (GnMatchTable) table = play (plain, 4, G_MAXUINT);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_PUBLIC);
  g_autofree char *text = gn_sheet_to_text (sheet);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gsize width = 0;
  guint first = 0;

  g_assert_true (g_str_has_prefix (text, sheet->title));
  while (lines[first] && *lines[first])
    first++;
  /* The columns stand under one another: the lines of figures are equally long. */
  for (guint i = first + 1; lines[i] && *lines[i]; i++)
    {
      if (!strpbrk (lines[i], "0123456789"))
        continue;
      if (width)
        g_assert_cmpuint (g_utf8_strlen (lines[i], -1), ==, width);
      width = (gsize) g_utf8_strlen (lines[i], -1);
    }
  g_assert_cmpuint (width, >, 0);
}

static void
test_unknown_form (void)
{
  g_autoptr (GnMatchTable) table = play (plain, 2, 3);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_PUBLIC);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/a.docx");
  g_autoptr (GError) error = NULL;

  g_assert_false (gn_sheet_write (sheet, file, GN_PAPER_A4, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_assert_nonnull (strstr (error->message, "a.docx"));
}

/* Places: totals first, then the steps among those still tied; equal in all shares the place. */
static void
test_places (void)
{
  g_autoptr (GnScoresheet) sheet = gn_scoresheet_new ();

  gn_scoresheet_reset (sheet, 4);
  sheet->total[0] = 19, sheet->total[1] = 15, sheet->total[2] = 19, sheet->total[3] = 15;
  gn_scoresheet_rank (sheet);
  g_assert_cmpint (sheet->outcome, ==, GN_OUTCOME_SHARED);
  g_assert_cmpmem (sheet->rank, 4, ((guint8[]) { 1, 3, 1, 3 }), 4);

  GnSheetTie *tie = gn_scoresheet_add_tie (sheet, 1, 1 << 0 | 1 << 2, (gint32[GN_MAX_PARTIES]) { 26, 40, 30, 40 });

  gn_scoresheet_rank (sheet);
  g_assert_cmpint (sheet->outcome, ==, GN_OUTCOME_RANKED);
  g_assert_cmpmem (sheet->rank, 4, ((guint8[]) { 2, 3, 1, 3 }), 4);
  g_assert_cmpuint (tie->winners, ==, 1 << 2);
  g_assert_cmpuint (gn_scoresheet_best (1 << 1 | 1 << 2 | 1 << 3, (gint32[GN_MAX_PARTIES]) { 9, -5, -7, -5 }), ==,
                    1 << 1 | 1 << 3);
}

/* What a refusal cites can be opened: the reference finds it by id and by words, accents and case aside. */
static void
test_rules (void)
{
  const GnGame *game = gn_games_find ("zavandor");

  if (!game)
    {
      g_test_skip ("zavandor is not compiled");
      return;
    }

  g_assert_cmpuint (gn_rules_load (game)->len, ==, 195);
  g_assert_cmpstr (gn_rules_find (game, "ZAV-037")->text, ==, "You buy 1, 2, 3 or 4 gems in one action.");
  g_assert_null (gn_rules_find (game, "ZAV-145"));

  g_autoptr (GPtrArray) found = gn_rules_search (game, "WILD sale");
  gboolean seen = FALSE;

  for (guint i = 0; i < found->len; i++)
    seen = seen || g_str_equal (((const GnClause *) found->pdata[i])->id, "ZAV-133");
  g_assert_true (seen);
  g_assert_cmpuint (found->len, <, 40);
}

/* Letters stand evenly: eight times as large, a sentence is eight times as wide. */
static void
test_lettering (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 8, 8);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (PangoLayout) small = gn_lettering_new (cr, "the game ends at 18", 9, PANGO_WEIGHT_NORMAL);
  g_autoptr (PangoLayout) large = gn_lettering_new (cr, "the game ends at 18", 72, PANGO_WEIGHT_NORMAL);
  int width, wide;

  pango_layout_get_size (small, &width, NULL);
  pango_layout_get_size (large, &wide, NULL);
  g_assert_cmpint (ABS (8 * width - wide), <, PANGO_SCALE * 2);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  gn_pieces_init ();
  g_test_add_func ("/sheets/places", test_places);
  g_test_add_func ("/sheets/forms", test_forms);
  g_test_add_func ("/sheets/same-bytes", test_same_bytes);
  g_test_add_func ("/sheets/vector-text", test_vector_text);
  g_test_add_func ("/sheets/csv", test_csv);
  g_test_add_func ("/sheets/json", test_json);
  g_test_add_func ("/sheets/text", test_text);
  g_test_add_func ("/sheets/unknown-form", test_unknown_form);
  g_test_add_func ("/sheets/rules", test_rules);
  g_test_add_func ("/sheets/lettering", test_lettering);
  return g_test_run ();
}
