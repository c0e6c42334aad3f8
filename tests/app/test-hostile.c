/* test-hostile.c: what strangers call people and cards is text in every corner of the window; records that are gone or
 * not ours
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "app-fixture.h"
#include "app/widgets/rich-label.h"
#include "games/games.h"
#include "core/base/json.h"
#include "core/library/library.h"
#include "sheets/pieces.h"
#include "app/teach/set-window.h"
#include "app/people/person-page.h"
#include "app/table/table-page.h"
#include "app/widgets/messages.h"

/* As markup it is none: whoever takes it for some gets a warning of Pango's, which ends the test. */
#define BAD   "<b>&_%s {x}"
#define ANN   "Ann " BAD
#define BEN   "</span><a href=\"file:///\">Ben"

/* Tooltips are parsed only once they are shown. Returns: how many there were. */
static guint
check_tooltips (GtkWidget *widget)
{
  const char *markup = gtk_widget_get_tooltip_markup (widget);
  guint n = markup != NULL;
  g_autoptr (GError) error = NULL;

  if (markup && !pango_parse_markup (markup, -1, 0, NULL, NULL, NULL, &error))
    g_error ("%s: %s: %s", G_OBJECT_TYPE_NAME (widget), markup, error->message);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += check_tooltips (child);
  return n;
}

/* What is read aloud, wherever it stands: on the card, or in a step of what it does. */
static void
retell (JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      retell (json_array_get_element (json_node_get_array (node), i));
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return;

  g_autoptr (GList) members = json_object_get_members (json_node_get_object (node));
  for (GList *l = members; l; l = l->next)
    if (g_str_equal (l->data, "text") && gn_json_string (json_node_get_object (node), "text"))
      json_object_set_string_member (json_node_get_object (node), "text", BAD);
    else
      retell (json_object_get_member (json_node_get_object (node), l->data));
}

/* Is the attribute any word, not one of the game's? */
static gboolean
is_text (const GnGame *game,
         const char   *family,
         const char   *id)
{
  for (guint f = 0; f < gn_game_n_families (game); f++)
    for (const GnAttr *attr = game->families[f].attrs;
         attr && g_str_equal (game->families[f].id, family) && attr->kind != GN_ATTR_END; attr++)
      if (g_str_equal (attr->id, id))
        return attr->kind == GN_ATTR_TEXT;
  return FALSE;
}

/* Every name and every text of @node is replaced. */
static void
rename_all (const GnGame *game,
            JsonNode     *node,
            guint        *n)
{
  JsonObject *families = gn_json_object (json_node_get_object (node), "components");
  g_autoptr (GList) names = json_object_get_members (families);

  retell (json_object_get_member (json_node_get_object (node), "components"));
  for (GList *l = names; l; l = l->next)
    for (guint i = 0; i < json_array_get_length (json_object_get_array_member (families, l->data)); i++)
      {
        JsonObject *component = json_array_get_object_element (json_object_get_array_member (families, l->data), i);

        g_autofree char *name = g_strdup_printf ("%u %s", (*n)++, BAD);

        json_object_set_string_member (component, "name", name);
        if (json_object_has_member (component, "icon") && is_text (game, l->data, "icon"))
          json_object_set_string_member (component, "icon", "../../../etc/bomb");
      }
}

/* A stranger's set of @game: the stand-in, with other words. */
static GnSet *
odd_set (const GnGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnSet) ours = gn_set_new_stand_in (game, &error);
  g_assert_no_error (error);
  g_autoptr (JsonNode) shared = gn_set_to_json (ours);
  g_autofree char *text = gn_json_to_text (shared);
  g_autoptr (JsonNode) node = gn_json_parse (text, -1, G_MAXINT32, &error);
  guint n = 0;

  g_assert_no_error (error);
  rename_all (game, node, &n);
  json_object_set_boolean_member (json_node_get_object (node), "stand_in", FALSE);
  json_object_set_string_member (json_node_get_object (node), "id", "odd");
  json_object_set_string_member (json_node_get_object (node), "title", BAD);
  GnSet *set = gn_set_new_from_json (game, node, &error);
  g_assert_no_error (error);
  return set;
}

/* The pages of one and of three of them, and the questions about one. */
static void
look_at_people (GnWindow *window)
{
  static const char *const group[] = { ANN, BEN, "Cy", NULL };
  static const char *const questions[] = { "person.rename", "person.merge", "person.colour", "person.forget" };
  g_autoptr (GVariant) three = g_variant_ref_sink (g_variant_new_strv (group, -1));
  GtkWidget *page;

  /* whether the table agrees to the undoing */
  if (fixture_question ())
    fixture_dismiss ();
  gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.group", three);
  fixture_settle ();
  check_tooltips (GTK_WIDGET (window));
  g_assert_nonnull (fixture_find (GTK_WIDGET (window), GTK_TYPE_LABEL, ANN));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.person", "s", ANN);
  fixture_settle ();
  check_tooltips (GTK_WIDGET (window));
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_PERSON_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      gtk_widget_activate_action (page, questions[i], NULL);
      fixture_settle ();
      g_assert_nonnull (fixture_question ());
      g_assert_nonnull (strstr (gn_ask_get_heading (fixture_question ()), ANN));
      g_assert_nonnull (fixture_find (GTK_WIDGET (fixture_question ()), GTK_TYPE_LABEL, ANN));
      check_tooltips (GTK_WIDGET (fixture_question ()));
      fixture_dismiss ();
      fixture_settle ();
    }
}

static void
test_markup (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };
  GnMatch *match = gn_match_new (game, 2, odd_set (game), &error);

  g_assert_no_error (error);
  gn_match_set_name (match, 0, ANN);
  gn_match_set_name (match, 1, BEN);
  match->seat[1].colour = 1;
  gn_match_set_dealer (match, "cards", GN_DEALER_APP, NULL);
  gn_match_set_dealer (match, "dice", GN_DEALER_APP, NULL);
  g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, &why, &error);
  g_assert_no_error (error);
  gn_roster_remember (match);

  GnWindow *window = fixture_window ();
  GnTableTab *tab = gn_window_begin (window, table);
  g_assert_cmpuint (fixture_play (table, 25, 3), >, 5);
  gn_match_table_note (table, BAD);
  fixture_settle ();
  g_assert_nonnull (fixture_find (GTK_WIDGET (tab), GTK_TYPE_LABEL, "<b>&"));
  g_assert_cmpuint (check_tooltips (GTK_WIDGET (window)), >, 3);

  /* The tab's own tooltip is markup by its nature. */
  g_autofree char *tooltip = NULL, *subtitle = NULL, *shown = NULL;
  GtkWidget *view = fixture_find (GTK_WIDGET (window), ADW_TYPE_TAB_VIEW, NULL);
  g_object_get (adw_tab_view_get_page (ADW_TAB_VIEW (view), GTK_WIDGET (tab)), "tooltip", &tooltip, NULL);
  g_object_get (gn_table_tab_get_page (tab), "subtitle", &subtitle, NULL);
  g_assert_true (pango_parse_markup (tooltip, -1, 0, NULL, &shown, NULL, NULL));
  g_assert_cmpstr (shown, ==, subtitle);

  /* What is told in passing, and the pages that know these people. */
  gn_toast (GTK_WIDGET (window), "toast " BAD);
  fixture_settle ();
  g_assert_nonnull (fixture_find (GTK_WIDGET (window), GN_TYPE_RICH_LABEL, "toast " BAD));
  gn_table_page_tell (GN_TABLE_PAGE (gn_table_tab_get_page (tab)), "over " BAD, NULL, NULL);
  fixture_settle ();
  g_assert_nonnull (fixture_find (GTK_WIDGET (window), GN_TYPE_RICH_LABEL, "over " BAD));
  gtk_widget_activate_action (gn_table_tab_get_page (tab), "table.undo", NULL);
  fixture_settle ();
  g_assert_true (gn_match_table_stop (table, &error));
  gn_table_tab_set_result (tab, TRUE);
  fixture_settle ();
  check_tooltips (GTK_WIDGET (window));
  static const char *const pages[] = { "win.new-table", "win.history", "win.players", "win.games", "win.help", "win.tonight" };
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), pages[i], NULL);
      fixture_settle ();
      check_tooltips (GTK_WIDGET (window));
      if (i == 1 || i == 2)
        g_assert_nonnull (fixture_find (GTK_WIDGET (window), GTK_TYPE_LABEL, "<b>&"));
    }
  look_at_people (window);

  /* The set, looked at. */
  GtkWidget *sets = gn_set_window_new (match->set);
  gtk_window_present (GTK_WINDOW (sets));
  fixture_settle ();
  g_assert_nonnull (fixture_find (sets, GTK_TYPE_LABEL, "<b>&"));
  check_tooltips (sets);
  gtk_window_destroy (GTK_WINDOW (sets));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  fixture_empty_library ();
}

/* However long the fault, it is a message that fits, of plain text. */
static void
test_message (void)
{
  GnWindow *window = fixture_window ();
  g_autofree char *endless = g_strnfill (1000000, '<');

  gn_complain (GTK_WIDGET (window), BAD, endless);
  fixture_settle ();
  GnAsk *message = fixture_question ();
  g_assert_nonnull (message);
  g_assert_cmpint (g_utf8_strlen (gn_ask_get_body (message), -1), <, 2000);
  g_assert_nonnull (fixture_find (GTK_WIDGET (message), GTK_TYPE_LABEL, "<b>&"));
  fixture_dismiss ();
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* Pictures are the program's own, whatever a set calls them. */
static void
test_pictures (void)
{
  static const char *const names[] = { "../../../etc/passwd", "/etc/passwd", "..", "", "a/../die", "file:///tmp/bomb",
                                       "%2e%2e/bomb",
                                       "data:image/svg+xml,<svg/>" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (gn_pieces_has (names[i]));
}

/* A record that may only be read: a link here, as root may write what is another's (files/test-hostile.c is
 * another). */
static void
test_look_only (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("example", 2);
  g_autofree char *folder = g_dir_make_tmp ("gnomon-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "outside.gnomon", NULL);
  g_autoptr (GFile) outside = g_file_new_for_path (path), records = gn_library_dir ("records", NULL);
  g_autoptr (GFile) link = g_file_get_child (records, "link.gnomon");
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (gn_match_table_record (table, outside, NULL));
  fixture_play (table, 3, 5);
  gn_match_table_close_record (table);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  g_assert_cmpint (symlink (path, g_file_peek_path (link)), ==, 0);

  GnWindow *window = fixture_window ();
  GnTableTab *tab = gn_window_open (window, link);
  g_assert_nonnull (tab);
  fixture_settle ();
  g_assert_nonnull (
    fixture_find (GTK_WIDGET (tab), GN_TYPE_RICH_LABEL, "This record cannot be saved: you can look at it"));
  g_assert_cmpuint (fixture_play (gn_table_tab_get_table (tab), 1, 1), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  g_unlink (g_file_peek_path (link));
  g_unlink (path);
  g_rmdir (folder);
}

/* Deleted under the window: said at once, and one click puts it back. */
static void
test_deleted (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("example", 2);
  GnWindow *window = fixture_window ();
  GnTableTab *tab = gn_window_begin (window, table);
  g_autofree char *path = g_file_get_path (gn_match_table_get_file (table));

  g_assert_null (gn_match_table_get_trouble (table));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpuint (fixture_play (table, 1, 1), ==, 1);
  fixture_settle ();
  GtkWidget *sentence = fixture_find (GTK_WIDGET (tab), GTK_TYPE_LABEL,
                                      "was deleted, or changed by another program. The game goes on in memory");
  g_assert_nonnull (sentence);
  GtkWidget *revealer = gtk_widget_get_ancestor (sentence, GTK_TYPE_REVEALER);
  g_signal_emit_by_name (fixture_find (revealer, GTK_TYPE_BUTTON, "Try again"), "clicked");
  g_assert_null (gn_match_table_get_trouble (table));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  fixture_empty_library ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();

  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *path = g_strconcat ("/hostile/markup/", (*game)->id, NULL);

      g_test_add_data_func (path, *game, test_markup);
    }
  g_test_add_func ("/hostile/message", test_message);
  g_test_add_func ("/hostile/pictures", test_pictures);
  g_test_add_func ("/hostile/look-only", test_look_only);
  g_test_add_func ("/hostile/deleted", test_deleted);
  return g_test_run ();
}
