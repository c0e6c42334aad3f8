/* test-another.c: Another game…: a match of a game that Gnomon has no rules for, from its name to the history
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "app-fixture.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gstdio.h>

#include "app/history/history-row.h"
#include "app/setup/new-table-page.h"
#include "app/table/table-page.h"
#include "app/teach/set-window.h"
#include "app/teach/teach-form-private.h"
#include "app/tonight/continue-card.h"
#include "core/match/option.h"
#include "games/games.h"
#include "panels/drawing/piece.h"
#include "sheets/sheet.h"
#include "sheets/tile.h"

/* Presses the button of the label @text as Alt and its letter do; GTK would wait for a moment before it takes effect. */
static void
press_mnemonic (GtkWidget  *root,
                const char *text)
{
  GtkWidget *label = fixture_find (root, GTK_TYPE_LABEL, text);

  g_assert_nonnull (label);
  g_assert_true (gtk_widget_get_mapped (label));
  g_assert_cmpuint (gtk_label_get_mnemonic_keyval (GTK_LABEL (label)), !=, GDK_KEY_VoidSymbol);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  fixture_settle ();
}

/* Types over what is in the field that has the focus. Then Enter, which starts. */
static void
type_and_enter (GnWindow   *window,
                const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_true (GTK_IS_TEXT (focus));
  gtk_editable_set_text (GTK_EDITABLE (focus), text);
  g_assert_true (gtk_text_get_activates_default (GTK_TEXT (focus)));
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (window)), "clicked");
  fixture_settle ();
}

static const GnMatch *
match_in (GnWindow *window)
{
  GnTableTab *tab = gn_window_get_tab (window);

  g_assert_cmpstr (gn_window_get_page (window), ==, "tables");
  g_assert_nonnull (tab);
  return gn_match_table_get_match (gn_table_tab_get_table (tab));
}

/* Another game… takes Ctrl+N, Alt and a letter, the name, and Enter: three keys beside the name. What is typed is the
 * name of the match wherever it is shown, and the next time it is offered, with the options it had. */
static void
test_another_game (void)
{
  fixture_empty_library ();

  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
  GtkWidget *root = GTK_WIDGET (window), *page;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();

  /* from the shelf it is one key */
  press_mnemonic (root, "Another game…");
  page = fixture_find (root, GN_TYPE_NEW_TABLE_PAGE, NULL);
  g_assert_true (gn_draft_get_game (gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page)))->another);
  /* nobody deals a score pad */
  g_assert_null (fixture_find (page, GTK_TYPE_LABEL, "Who shuffles and deals"));
  g_assert_true (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (window))));
  gtk_widget_activate_action (root, "win.tonight", NULL);
  fixture_settle ();

  gtk_widget_activate_action (root, "win.new-table", NULL);
  fixture_settle ();
  page = fixture_find (root, GN_TYPE_NEW_TABLE_PAGE, NULL);
  press_mnemonic (page, "Another game…");
  GnDraft *draft = gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page));
  gn_draft_set_option (draft, 0, 2);
  type_and_enter (window, "Łódź <b>Skat</b>");

  const GnMatch *match = match_in (window);
  GtkWidget *table = gn_table_tab_get_page (gn_window_get_tab (window));
  g_assert_false (g_action_group_get_action_enabled (gn_table_page_get_actions (GN_TABLE_PAGE (table)), "dealers"));
  g_assert_cmpstr (match->title, ==, "Łódź <b>Skat</b>");
  g_assert_cmpuint (match->option[0], ==, 2);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Łódź <b>Skat</b>");
  g_assert_nonnull (fixture_find (root, GTK_TYPE_LABEL, "Łódź <b>Skat</b>"));

  g_autoptr (GnSheet) sheet = gn_sheet_new (gn_table_tab_get_table (gn_window_get_tab (window)), GN_PUBLIC);
  g_autofree char *text = gn_sheet_to_text (sheet);
  g_assert_true (g_str_has_prefix (text, "Łódź <b>Skat</b>\n"));

  gtk_widget_activate_action (root, "win.close-tab", NULL);
  fixture_settle ();
  g_assert_nonnull (fixture_find (root, GN_TYPE_CONTINUE_CARD, "Łódź <b>Skat</b>"));
  fixture_picture (window, "another", "tonight");
  gn_window_show (window, "history");
  while (!fixture_find (root, GN_TYPE_HISTORY_ROW, "Łódź <b>Skat</b>"))
    g_main_context_iteration (NULL, TRUE);
  fixture_picture (window, "another", "history");

  /* It is offered by its first letters; as it is entered, the options are as they were. */
  gtk_widget_activate_action (root, "win.new-table", NULL);
  fixture_settle ();
  page = fixture_find (root, GN_TYPE_NEW_TABLE_PAGE, NULL);
  press_mnemonic (page, "Another game…");
  draft = gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page));
  g_assert_cmpuint (gn_draft_get_option (draft, 0), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (window))), "łó");
  fixture_settle ();
  GtkWidget *chip = fixture_find (page, GTK_TYPE_BUTTON, "Play Łódź <b>Skat</b>");
  g_assert_nonnull (chip);
  g_signal_emit_by_name (chip, "clicked");
  fixture_settle ();
  g_assert_cmpstr (gn_draft_get_title (draft), ==, "Łódź <b>Skat</b>");
  g_assert_cmpuint (gn_draft_get_option (draft, 0), ==, 2);
  g_assert_null (fixture_find (page, GTK_TYPE_BUTTON, "Play Łódź <b>Skat</b>"));
  fixture_picture (window, "another", "new");
  type_and_enter (window, "łódź <b>skat</b>");
  fixture_picture (window, "another", "table");
  g_assert_cmpuint (match_in (window)->option[0], ==, 2);

  /* without a name it starts, too, as what the game calls it */
  gtk_widget_activate_action (root, "win.close-tab", NULL);
  fixture_settle ();
  press_mnemonic (root, "Another game…");
  type_and_enter (window, "");
  g_autofree char *shown = gn_match_title (match_in (window));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, shown);
  g_assert_cmpstr (shown, !=, "Łódź <b>Skat</b>");
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  fixture_empty_library ();
}

/* Where there is something to deal, New table and the table's menu ask who does. */
static void
test_dealt_game (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("example", 2);
  GnWindow *window = fixture_window ();
  GtkWidget *root = GTK_WIDGET (window), *page;
  GActionGroup *actions;

  gn_window_begin (window, table);
  fixture_settle ();
  actions = gn_table_page_get_actions (GN_TABLE_PAGE (gn_table_tab_get_page (gn_window_get_tab (window))));
  g_assert_true (g_action_group_get_action_enabled (actions, "dealers"));
  gtk_widget_activate_action (root, "win.new-table", NULL);
  fixture_settle ();
  page = fixture_find (root, GN_TYPE_NEW_TABLE_PAGE, NULL);
  g_assert_nonnull (fixture_find (page, GTK_TYPE_LABEL, "Who shuffles and deals"));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* The name of the picture in front of the set window's row of that title */
static const char *
picture_of_row (GtkWidget  *window,
                const char *title)
{
  GtkWidget *row = fixture_find (window, ADW_TYPE_ACTION_ROW, title);

  g_assert_nonnull (row);
  return gn_piece_get_name (GN_PIECE (fixture_find_type (row, GN_TYPE_PIECE)));
}

static GnAttrRow *
ask_picture (GtkWidget   *window,
             GnTeachForm **form)
{
  gn_set_window_open (GN_SET_WINDOW (window), 0, 0, NULL);
  fixture_settle ();
  *form = GN_TEACH_FORM (fixture_find (window, GN_TYPE_TEACH_FORM, NULL));
  return gn_teach_form_find_row (*form, "picture");
}

/* A pad of the host's own gets a picture from a file. It is kept with the set, shown wherever the pad is known by its
 * name, and can be taken away again. */
static void
test_picture (void)
{
  const GnGame *game = gn_games_find ("pad");
  g_autoptr (GnSet) mine = gn_set_new_empty (game, "mine", "Mine");
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "picture.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 300, 200);
  g_autofree char *name = gn_set_name (mine, 0, 0);
  g_autoptr (GError) error = NULL;
  GtkWidget *window = gn_set_window_new (mine), *remove;
  GnTeachForm *form = NULL;
  GnAttrRow *row = NULL;

  fixture_empty_library ();
  gtk_window_set_default_size (GTK_WINDOW (window), 700, 620);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_true (g_str_has_prefix (picture_of_row (window, name), "tile-letter-"));
  row = ask_picture (window, &form);
  g_assert_nonnull (row);

  g_assert_true (g_file_set_contents (path, "no picture", -1, NULL));
  g_assert_false (gn_attr_row_take_picture (row, file, &error));
  g_assert_nonnull (strstr (error->message, "is not a picture"));
  g_clear_error (&error);

  gdk_pixbuf_fill (pixbuf, 0x2060c0ff);
  g_assert_true (gdk_pixbuf_save (pixbuf, path, "png", &error, NULL));
  g_assert_true (gn_attr_row_take_picture (row, file, &error));
  g_assert_no_error (error);
  fixture_settle ();
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *shot = g_strdup_printf ("%s/another-picture.png", g_getenv ("GNOMON_SHOTS"));

      fixture_shot (window, shot);
    }
  g_signal_emit_by_name (form->accept_button, "clicked");
  fixture_settle ();
  g_assert_true (g_str_has_prefix (picture_of_row (window, name), "tile-picture-"));
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *shot = g_strdup_printf ("%s/another-set.png", g_getenv ("GNOMON_SHOTS"));

      fixture_shot (window, shot);
    }

  /* kept in the file of the set, and found by lists */
  g_autofree char *saved = g_build_filename (g_get_user_data_dir (), "gnomon", "sets", "pad-mine.json", NULL);
  g_autofree char *text = NULL, *emblem = gn_tile_of_game (game, name);

  g_assert_true (g_file_get_contents (saved, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\"picture\""));
  g_assert_true (g_str_has_prefix (emblem, "tile-picture-"));

  row = ask_picture (window, &form);
  remove = fixture_find (GTK_WIDGET (row), GTK_TYPE_BUTTON, "Remove");
  g_assert_true (gtk_widget_get_visible (remove));
  g_signal_emit_by_name (remove, "clicked");
  fixture_settle ();
  g_signal_emit_by_name (form->accept_button, "clicked");
  fixture_settle ();
  g_assert_true (g_str_has_prefix (picture_of_row (window, name), "tile-letter-"));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  g_unlink (saved);
}

/* The window of the score pads */
static GtkWidget *
set_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GN_IS_SET_WINDOW (window))
        return window;
    }
  return NULL;
}

static GtkWidget *
open_by (GtkWidget  *page,
         const char *button)
{
  GtkWidget *found = fixture_find (page, GTK_TYPE_BUTTON, button);

  g_assert_nonnull (found);
  g_signal_emit_by_name (found, "clicked");
  fixture_settle ();
  g_assert_nonnull (set_window ());
  return set_window ();
}

/* Nothing is printed on a pad, and nobody has it in a box. */
static void
check_unprinted (GtkWidget *root)
{
  g_assert_null (fixture_find (root, GTK_TYPE_LABEL, "printed"));
  g_assert_null (fixture_find (root, GTK_TYPE_BUTTON, "printed"));
  g_assert_null (fixture_find (root, GTK_TYPE_LABEL, "publisher"));
  g_assert_null (fixture_find (root, GTK_TYPE_LABEL, "rulebook"));
}

/* A pad of the host's own is made from the page of a new table, beginning with the chosen one; it is played at once, is
 * there the next time, and can be removed. */
static void
test_own_pad (void)
{
  fixture_empty_library ();

  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
  GtkWidget *root = GTK_WIDGET (window), *page, *sets;
  graphene_rect_t before, after;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  press_mnemonic (root, "Another game…");
  page = fixture_find (root, GN_TYPE_NEW_TABLE_PAGE, NULL);

  GnDraft *draft = gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page));
  const GnGame *game = gn_draft_get_game (draft);
  const int categories = gn_option_find (&game->options[0], gn_draft_get_set (draft), "categories");

  check_unprinted (page);
  g_assert_null (fixture_find (page, ADW_TYPE_COMBO_ROW, "Component set"));
  g_assert_cmpint (categories, >, 0);
  gn_draft_set_option (draft, 0, categories);

  /* what lies below the offers stays there while a name is typed */
  GtkWidget *seats = fixture_find (page, GTK_TYPE_LABEL, "Seats");

  fixture_settle ();
  g_assert_true (gtk_widget_compute_bounds (seats, root, &before));
  gtk_editable_set_text (GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (window))), "Eight Wonders");
  fixture_settle ();
  g_assert_true (gtk_widget_compute_bounds (seats, root, &after));
  g_assert_true (graphene_rect_equal (&before, &after));

  sets = open_by (page, "Make your own…");
  GnTeachForm *form = GN_TEACH_FORM (fixture_find (sets, GN_TYPE_TEACH_FORM, NULL));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (form)));
  check_unprinted (sets);
  g_assert_cmpstr (gtk_label_get_text (form->title), ==, "A new score pad, like “Seven categories”");
  g_autoptr (JsonNode) name = gn_attr_row_get_value (gn_teach_form_find_row (form, "name"));
  g_autoptr (JsonNode) rows = gn_attr_row_get_value (gn_teach_form_find_row (form, "categories"));
  g_assert_cmpstr (json_node_get_string (name), ==, "Eight Wonders");
  g_assert_true (g_str_has_prefix (json_node_get_string (rows), "Battles, Coins"));
  g_assert_null (gn_attr_row_get_value (gn_teach_form_find_row (form, "letter")));

  g_autoptr (JsonNode) mine = json_from_string ("\"Wood, Stone\"", NULL);
  gn_attr_row_set_value (gn_teach_form_find_row (form, "categories"), mine);
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *shot = g_strdup_printf ("%s/another-own.png", g_getenv ("GNOMON_SHOTS"));

      fixture_shot (sets, shot);
    }
  g_signal_emit_by_name (form->accept_button, "clicked");
  for (guint i = 0; i < 100 && set_window (); i++)
    fixture_settle ();
  g_assert_null (set_window ());

  g_autofree char *chosen = gn_option_title (&game->options[0], gn_draft_get_set (draft), gn_draft_get_option (draft, 0));
  g_assert_cmpstr (chosen, ==, "Eight Wonders");
  g_assert_cmpstr (gn_draft_get_title (draft), ==, "Eight Wonders");
  g_assert_true (gn_set_is_stand_in (gn_draft_get_set (draft)));
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (window)), "clicked");
  fixture_settle ();
  match_in (window);
  g_assert_nonnull (fixture_find (root, GTK_TYPE_LABEL, "Stone"));
  fixture_picture (window, "another", "own-table");
  gtk_widget_activate_action (root, "win.close-tab", NULL);
  fixture_settle ();

  /* The next time it is there, and it is the host's to change or remove; those that ship are not. */
  press_mnemonic (root, "Another game…");
  page = fixture_find (root, GN_TYPE_NEW_TABLE_PAGE, NULL);
  draft = gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page));
  const guint all = gn_set_size (gn_draft_get_set (draft), 0);
  g_assert_cmpint (gn_set_find (gn_draft_get_set (draft), 0, "categories"), >=, 0);
  sets = open_by (page, "Score pads");
  check_unprinted (gtk_stack_get_visible_child (fixture_child (sets, "stack")));
  g_assert_nonnull (fixture_find (sets, ADW_TYPE_ACTION_ROW, "Eight Wonders"));
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *shot = g_strdup_printf ("%s/another-pads.png", g_getenv ("GNOMON_SHOTS"));

      fixture_shot (sets, shot);
    }
  g_signal_emit_by_name (fixture_find (sets, GTK_TYPE_BUTTON, "Remove it from the set"), "clicked");
  fixture_settle ();
  g_assert_null (fixture_find (sets, ADW_TYPE_ACTION_ROW, "Eight Wonders"));
  g_assert_null (fixture_find (sets, GTK_TYPE_BUTTON, "Remove it from the set"));
  g_assert_cmpuint (gn_set_size (gn_draft_get_set (draft), 0), ==, all - 1);
  gtk_window_destroy (GTK_WINDOW (sets));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  fixture_empty_library ();
}

/* A target can be a large number, or below zero. What is none is said, and nothing is saved. */
static void
test_target (void)
{
  fixture_empty_library ();

  g_autoptr (GnSet) pads = gn_set_new_stand_in (gn_games_find ("pad"), NULL);
  GtkWidget *window = gn_set_window_new (pads);

  gtk_window_set_default_size (GTK_WINDOW (window), 700, 720);
  gtk_window_present (GTK_WINDOW (window));
  gn_set_window_open (GN_SET_WINDOW (window), 0, 0, "Mine");
  fixture_settle ();

  GnTeachForm *form = GN_TEACH_FORM (fixture_find (window, GN_TYPE_TEACH_FORM, NULL));
  GnAttrRow *row = gn_teach_form_find_row (form, "target");
  GtkWidget *entry = fixture_find (GTK_WIDGET (row), GTK_TYPE_ENTRY, NULL);
  static const char *const typed[] = { "1000", "-250", "70000", "1o0", "" };

  g_assert_null (fixture_find (GTK_WIDGET (row), GTK_TYPE_TOGGLE_BUTTON, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autoptr (JsonNode) value = NULL;
      const gboolean wrong = i == 2 || i == 3;

      gtk_editable_set_text (GTK_EDITABLE (entry), typed[i]);
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, typed[i]);
      value = gn_attr_row_get_value (row);
      g_assert_true (i < 2 ? json_node_get_int (value) == atoi (typed[i]) : !value);
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (form->problem)) == wrong);
      if (wrong)
        {
          g_assert_nonnull (strstr (gtk_label_get_text (form->problem), typed[i]));
          g_assert_false (gn_teach_form_accept (form));
        }
    }
  g_assert_true (gn_teach_form_accept (form));
  fixture_settle ();
  g_assert_nonnull (fixture_find (window, ADW_TYPE_ACTION_ROW, "Mine"));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  fixture_empty_library ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  if (!g_getenv ("GNOMON_SHOTS"))
    fixture_paint_nothing ();

  g_test_add_func ("/another/game", test_another_game);
  g_test_add_func ("/another/picture", test_picture);
  g_test_add_func ("/another/own-pad", test_own_pad);
  g_test_add_func ("/another/target", test_target);
  g_test_add_func ("/another/dealt-game", test_dealt_game);
  return g_test_run ();
}
