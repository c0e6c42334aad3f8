/* test-files.c: what the window does with files: importing, component sets, no home and a full disk
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

#include "app-fixture.h"
#include "app/table/curtain.h"
#include "app/table/message-bar.h"
#include "app/widgets/rich-label.h"
#include "app/model/draft.h"
#include "games/games.h"
#include "core/library/library.h"
#include "app/model/own-set.h"
#include "app/teach/set-dialogs.h"
#include "app/teach/set-window.h"
#include "app/teach/teach-form.h"

/* ---- Importing */

static void
test_import (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("example", 2);
  g_autofree char *folder = g_dir_make_tmp ("gnomon-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "from-a-friend.gnomon", NULL);
  g_autofree char *broken_path = g_build_filename (folder, "broken.gnomon", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path), broken = g_file_new_for_path (broken_path);
  g_autoptr (GError) error = NULL;

  g_assert_true (gn_match_table_record (table, file, &error));
  fixture_play (table, 3, 5);
  gn_match_table_close_record (table);
  g_assert_true (g_file_set_contents (broken_path, "{\"gnomon\":\"rec", -1, NULL));

  GnWindow *window = fixture_window ();
  GnTableTab *tab = gn_window_open (window, file);
  g_assert_nonnull (tab);
  GFile *kept = gn_match_table_get_file (gn_table_tab_get_table (tab));
  g_assert_false (g_file_equal (kept, file));
  g_assert_cmpuint (gn_match_table_get_n_steps (gn_table_tab_get_table (tab)), ==, gn_match_table_get_n_steps (table));

  /* A broken one is refused, and what was open stays as it is. */
  g_assert_null (gn_window_open (window, broken));
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 1);
  fixture_settle ();
  fixture_dismiss ();

  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  g_unlink (path);
  g_unlink (broken_path);
  g_rmdir (folder);
}

/* What is said of a table that was open when Gnomon stopped is whole in a window of 360. */
static void
test_interrupted (void)
{
  g_autofree char *folder = g_dir_make_tmp ("gnomon-XXXXXX", NULL);
  guint said = 0;

  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autoptr (GnMatchTable) table = fixture_table ((*game)->id, (*game)->min_seats);
      g_autofree char *path = g_build_filename (folder, "stopped.gnomon", NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path),
                        copy = gn_library_new_file (gn_match_table_get_match (table));
      g_autoptr (GError) error = NULL;

      g_assert_true (gn_match_table_record (table, file, &error));
      fixture_play (table, 12, 5);
      g_assert_true (g_file_copy (file, copy, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error));
      gn_match_table_close_record (table);

      GnWindow *window = fixture_window ();

      gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);

      GnTableTab *tab = gn_window_open (window, copy);

      g_assert_nonnull (tab);
      for (guint i = 0; i < 100 && gtk_widget_get_width (GTK_WIDGET (window)) > 360; i++)
        fixture_settle ();
      fixture_settle ();

      GtkWidget *bar = fixture_find_type (GTK_WIDGET (tab), GN_TYPE_MESSAGE_BAR);
      GnRichLabel *text = fixture_child (bar, "text");

      if (gn_message_bar_get_shown (GN_MESSAGE_BAR (bar)) == GN_MESSAGE_LAST)
        said--;   /* a pad, on which nothing was entered */
      g_test_message ("%d: %s", gtk_widget_get_width (GTK_WIDGET (text)), gn_rich_label_get_text (text));

      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (text), gn_rich_label_get_text (text));

      pango_layout_set_width (layout, gtk_widget_get_width (GTK_WIDGET (text)) * PANGO_SCALE);
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      g_assert_cmpint (pango_layout_get_line_count (layout), <=, 2);
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
      g_unlink (path);
      said++;
    }
  g_assert_cmpuint (said, >=, 5);
  g_rmdir (folder);
}

/* ---- Component sets */

/* The form of a component wears its style before there was any table. */
static void
test_set_form (void)
{
  const GnGame *game = gn_games_find ("wizard");
  g_autoptr (GnSet) own = gn_set_new_empty (game, "attic-box", "The box from the attic");
  GtkWidget *window = gn_set_window_new (own), *form;
  graphene_rect_t bounds;
  int height;

  gtk_window_present (GTK_WINDOW (window));
  gn_set_window_open (GN_SET_WINDOW (window), (guint) gn_game_find_family (game, "cards"), -1, NULL);
  fixture_settle ();
  form = fixture_find (window, GN_TYPE_TEACH_FORM, NULL);
  g_assert_nonnull (form);

  GtkWidget *preview = fixture_child (form, "preview");

  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (preview)), NULL, &height);
  g_assert_true (gtk_widget_get_mapped (preview));
  g_assert_true (gtk_widget_compute_bounds (preview, window, &bounds));
  g_assert_cmpfloat (bounds.size.height, >=, height + 2 * 8);   /* .teach-preview */
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

static void
test_set (void)
{
  const GnGame *game = gn_games_find ("zavandor");
  g_autoptr (GnSet) own = gn_set_new_empty (game, "attic-box", "The box from the attic"),
                    stand_in = gn_set_new_stand_in (game, NULL);
  g_autoptr (JsonNode) node = gn_set_to_json (stand_in);
  g_autoptr (GError) error = NULL;
  guint family = 0;

  while (!game->families[family].attrs)
    family++;
  JsonArray *components = json_object_get_array_member (
    json_object_get_object_member (json_node_get_object (node), "components"), game->families[family].id);
  GtkWidget *window = gn_set_window_new (own);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_nonnull (fixture_find (window, GTK_TYPE_BUTTON, "Add"));
  g_assert_true (gn_set_window_teach (GN_SET_WINDOW (window), family, json_array_get_element (components, 0), &error));
  g_assert_no_error (error);
  fixture_settle ();
  g_autofree char *name = gn_set_name (stand_in, family, 0);
  g_assert_nonnull (fixture_find (window, ADW_TYPE_ACTION_ROW, name));
  g_autoptr (GnSet) kept = gn_own_set_find (game, "attic-box");
  g_assert_nonnull (kept);
  g_assert_cmpuint (gn_set_size (kept, family), ==, 1);

  /* What is wrong is named, and nothing changes. */
  g_autoptr (JsonNode) wrong = json_from_string ("{\"id\":\"x1\",\"colour\":\"pink\"}", NULL);
  g_assert_false (gn_set_window_teach (GN_SET_WINDOW (window), family, wrong, &error));
  g_assert_nonnull (strstr (error->message, "colour"));

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_null (window);

  /* The stand-in is only looked at. */
  window = gn_set_window_new (stand_in);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_null (fixture_find (window, GTK_TYPE_BUTTON, "Add"));
  g_assert_cmpuint (fixture_count (window, ADW_TYPE_ACTION_ROW), >, 20);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* Well-formed, but more than a table holds: refused when it is brought in, not when a table begins with it. */
static void
test_set_too_much (void)
{
  const GnGame *game = gn_games_find ("rise");
  g_autoptr (GnSet) ours = gn_set_new_stand_in (game, NULL);
  g_autoptr (GnDraft) draft = gn_draft_new (game);
  g_autoptr (GPtrArray) before = gn_library_sets (game);
  g_autoptr (JsonNode) node = gn_set_to_json (ours);
  g_autoptr (GString) much = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("gnomon-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "much.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (guint i = 0; i < 8; i++)
    g_string_append_printf (
      much, "%s{\"do\":\"if-occupies\",\"type\":\"swamp\",\"then\":[{\"do\":\"vp\",\"n\":1},{\"do\":\"vp\",\"n\":1}]}",
      i ? "," : "[{\"do\":\"phase-5\",\"then\":[");
  g_string_append (much, "]}]");

  JsonObject *components = json_object_get_object_member (json_node_get_object (node), "components");
  JsonObject *ally = json_array_get_object_element (json_object_get_array_member (components, "allies"), 0);
  json_object_set_member (ally, "effects", json_from_string (much->str, NULL));
  g_autofree char *text = json_to_string (node, FALSE);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  g_assert_false (gn_set_import_file (draft, file, &error));
  g_assert_nonnull (strstr (error->message, "the set has too many effects."));
  g_autoptr (GPtrArray) after = gn_library_sets (game);
  g_assert_cmpuint (after->len, ==, before->len);
  g_unlink (path);
  g_rmdir (folder);
}

/* ---- No home */

/* A home that cannot exist: the table says so after every entry, too, and closing it asks. */
static void
test_no_home (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", NULL);
  g_autofree char *aside = g_strconcat (path, "-aside", NULL);
  g_autoptr (GnMatchTable) table = fixture_table ("example", 2);
  GnWindow *window = fixture_window ();
  const gboolean there = g_rename (path, aside) == 0;

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  GnTableTab *tab = gn_window_begin (window, table);

  for (guint entries = 0; entries < 3; entries++)
    {
      fixture_settle ();
      GnMessageBar *bar = fixture_find_type (GTK_WIDGET (tab), GN_TYPE_MESSAGE_BAR);
      g_assert_true (gn_message_bar_has (bar, GN_MESSAGE_TROUBLE));
      g_assert_nonnull (strstr (fixture_words (bar, "text"), "goes on in memory"));
      g_assert_cmpuint (fixture_play (table, 1, entries), ==, 1);
    }

  gtk_widget_activate_action (GTK_WIDGET (window), "win.close-tab", NULL);
  fixture_settle ();
  g_assert_nonnull (fixture_question ());
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 1);
  fixture_answer ("keep");

  /* It is there after all: all of it is written, and nothing asks. */
  g_assert_cmpint (g_remove (path), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.close-tab", NULL);
  fixture_settle ();
  g_assert_null (fixture_question ());
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) again = gn_match_table_open (gn_match_table_get_file (table), FALSE, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (gn_match_table_get_n_steps (again), ==, gn_match_table_get_n_steps (table));

  gtk_window_destroy (GTK_WINDOW (window));
  g_autofree char *records = g_build_filename (path, "records", NULL);
  g_assert_cmpint (g_unlink (g_file_peek_path (gn_match_table_get_file (table))), ==, 0);
  g_assert_cmpint (g_rmdir (records), ==, 0);
  g_assert_cmpint (g_rmdir (path), ==, 0);
  if (there)
    g_assert_cmpint (g_rename (aside, path), ==, 0);
}

/* ---- A full disk */

static void
test_full_disk (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("example", 2);
  GnWindow *window = fixture_window ();
  GnTableTab *tab = gn_window_begin (window, table);
  g_autofree char *path = g_file_get_path (gn_match_table_get_file (table));
  struct rlimit before, full;
  GStatBuf info;

  g_assert_null (gn_match_table_get_trouble (table));
  g_assert_null (fixture_find (GTK_WIDGET (tab), GTK_TYPE_LABEL, "in memory only"));

  /* No file may grow any more: to the writer that is a full disk. */
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  signal (SIGXFSZ, SIG_IGN);
  full = before;
  full.rlim_cur = info.st_size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &full), ==, 0);
  guint played = fixture_play (table, 2, 1);
  /* Nobody loses it by closing: the window asks first. */
  gtk_window_close (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_cmpuint (gn_window_get_n_tabs (window), ==, 1);
  fixture_answer ("keep");
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  /* The game goes on, and it is said at once. */
  g_assert_cmpuint (played, ==, 2);
  g_assert_nonnull (gn_match_table_get_trouble (table));
  fixture_settle ();
  GnMessageBar *bar = fixture_find_type (GTK_WIDGET (tab), GN_TYPE_MESSAGE_BAR);
  g_assert_nonnull (strstr (fixture_words (bar, "text"), "goes on in memory"));
  gtk_test_accessible_assert_role (fixture_child (bar, "message"), GTK_ACCESSIBLE_ROLE_GROUP);

  /* Once there is room again, all that is missing is written. */
  g_signal_emit_by_name (fixture_find (GTK_WIDGET (bar), GTK_TYPE_BUTTON, "Try again"), "clicked");
  g_assert_null (gn_match_table_get_trouble (table));
  g_assert_false (gn_message_bar_has (bar, GN_MESSAGE_TROUBLE));
  guint steps = gn_match_table_get_n_steps (table);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.close-tab", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) again = gn_match_table_open (file, FALSE, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (gn_match_table_get_n_steps (again), ==, steps);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* ---- Colors of a table that is opened again ------------------------------------------------------------------ */

static void
wears (GtkWidget  *widget,
       const char *colors)
{
  static const char *const of[] = { "fill", "ink", "text", "ring" };

  for (guint i = 0; i < G_N_ELEMENTS (of); i++)
    {
      g_autofree char *wanted = g_strdup_printf ("%s_%s", colors, of[i]), *worn = g_strconcat ("accent_", of[i], NULL);
      GtkStyleContext *style = gtk_widget_get_style_context (widget);
      GdkRGBA is, should;

      g_assert_true (gtk_style_context_lookup_color (style, worn, &is));
      /* a game without colors of its own wears Gnomon's */
      if (gtk_style_context_lookup_color (style, wanted, &should))
        g_assert_true (gdk_rgba_equal (&is, &should));
    }
}

/* A table of each game is opened again beside that of another: its line and its curtain have the game's own colors, and
 * the line has no color at all as long as nothing is to do. */
static void
test_colors (void)
{
  GnWindow *window = fixture_window ();
  g_autoptr (GnMatchTable) first = fixture_table ("zavandor", 2);

  gn_window_begin (window, first);
  fixture_settle ();
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autoptr (GnMatchTable) table = fixture_table ((*game)->id, (*game)->min_seats);
      g_autoptr (GFile) file = gn_library_new_file (gn_match_table_get_match (table));
      g_autoptr (GError) error = NULL;
      g_autofree char *colors = g_strdelimit (g_strdup ((*game)->accent), "-", '_');

      g_assert_true (gn_match_table_record (table, file, &error));
      fixture_play (table, 12, 5);
      gn_match_table_close_record (table);
      for (guint dark = 0; dark < 2; dark++)
        {
          adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                              dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);

          GnTableTab *tab = gn_window_open (window, file);
          g_assert_nonnull (tab);
          fixture_settle ();

          GtkWidget *bar = fixture_find_type (GTK_WIDGET (tab), GN_TYPE_MESSAGE_BAR);
          g_assert_nonnull (bar);
          wears (bar, colors);
          g_assert_true (gn_message_bar_get_shown (GN_MESSAGE_BAR (bar)) != GN_MESSAGE_LAST
                         || gtk_widget_has_css_class (bar, "quiet-message"));
          wears (fixture_find_type (GTK_WIDGET (tab), GN_TYPE_CURTAIN), colors);
          gtk_widget_activate_action (GTK_WIDGET (window), "win.tab", "u", 0);
          fixture_settle ();
          wears (GTK_WIDGET (window), "zavandor");
          gn_window_open (window, file);
          fixture_settle ();
          wears (bar, colors);
          gtk_widget_activate_action (GTK_WIDGET (window), "win.close-tab", NULL);
          fixture_settle ();
        }
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();

  g_test_add_func ("/files/set-form", test_set_form);   /* first: no table was open */
  g_test_add_func ("/files/import", test_import);
  g_test_add_func ("/files/interrupted", test_interrupted);
  g_test_add_func ("/files/set", test_set);
  g_test_add_func ("/files/set-too-much", test_set_too_much);
  g_test_add_func ("/files/full-disk", test_full_disk);
  g_test_add_func ("/files/colors", test_colors);
  g_test_add_func ("/files/no-home", test_no_home);
  return g_test_run ();
}
