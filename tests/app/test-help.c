/* test-help.c: the pages of the help: what is on them, the ways there and back, and widths
 *
 * With $GNOMON_SHOTS it saves pictures of the pages there.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include <glib/gi18n.h>

#include "app/correct/correct-dialog.h"
#include "app/help/help-page.h"
#include "app/help/help.h"
#include "core/base/json.h"
#include "panels/layout/container.h"
#include "real-keys.h"

#define MOST_WORDS 110

/* ---- The text ---------------------------------------------------------------------------------------------------- */

static guint
count_words (const char *text)
{
  g_auto (GStrv) word = g_strsplit_set (text, " ", -1);
  guint n = 0;

  for (guint i = 0; word[i]; i++)
    n += *word[i] != 0;
  return n;
}

/* What each key does, as the window with all shortcuts has it. */
static GHashTable *
load_shortcuts (void)
{
  GHashTable *keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (GN_RESOURCE_PATH "/ui/window/help-overlay.ui");
  GSList *objects = gtk_builder_get_objects (builder);

  for (GSList *l = objects; l; l = l->next)
    if (g_str_equal (G_OBJECT_TYPE_NAME (l->data), "GtkShortcutsShortcut"))
      {
        g_autofree char *title = NULL, *accels = NULL;
        g_auto (GStrv) accel = NULL;

        g_object_get (l->data, "title", &title, "accelerator", &accels, NULL);
        accel = g_strsplit (accels, " ", -1);
        for (guint i = 0; accel[i]; i++)
          g_hash_table_add (keys, g_strconcat (title, ": ", accel[i], NULL));
      }
  g_slist_free (objects);
  gtk_window_destroy (GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
  return keys;
}

static void
test_text (void)
{
  static const char *const endings[] = { ".png", "-dark.png" }, *const languages[] = { "en", "de", "fr" };
  g_autoptr (GHashTable) shortcuts = load_shortcuts ();
  guint n;
  const GnHelpTopic *topics = gn_help (&n);

  g_assert_cmpuint (g_hash_table_size (shortcuts), >, 20);
  g_assert_cmpuint (n, ==, 12);
  for (const GnHelpTopic *topic = topics; topic < topics + n; topic++)
    {
      guint words = count_words (topic->title);

      g_test_message ("%s", topic->id);
      for (guint i = 0; topic->text[i]; i++)
        words += count_words (topic->text[i]);
      for (guint i = 0; i < topic->n_keys; i++)
        {
          g_auto (GStrv) accel = g_strsplit (topic->keys[i].accels, " ", -1);

          words += count_words (topic->keys[i].does);
          for (guint k = 0; accel[k]; k++)
            {
              g_autofree char *shortcut = g_strconcat (topic->keys[i].does, ": ", accel[k], NULL);

              if (!g_hash_table_contains (shortcuts, shortcut))
                g_error ("%s: not among the shortcuts: %s", topic->id, shortcut);
            }
        }
      g_assert_cmpuint (words, >, 40);
      g_assert_cmpuint (words, <=, MOST_WORDS);
      for (guint i = 0; i < G_N_ELEMENTS (endings) * G_N_ELEMENTS (languages); i++)
        {
          g_autofree char *path = g_strconcat (GN_RESOURCE_PATH "/help/", languages[i / 2], "/", topic->id, endings[i % 2],
                                               NULL);
          g_autoptr (GdkTexture) texture = gdk_texture_new_from_resource (path);

          g_assert_cmpint (gdk_texture_get_width (texture), ==, 680);
        }
    }
}

/* In another language than English every text is another one than in the file. */
static void
test_translated (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (GN_RESOURCE_PATH "/help/help.json", 0, NULL);
  g_autoptr (JsonNode) root = gn_json_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), 99999,
                                             NULL);
  JsonArray *pages = gn_json_array (json_node_get_object (root), "pages");
  guint n;
  const GnHelpTopic *topics = gn_help (&n);
  const gboolean english = g_str_equal (_("Players"), "Players");

  for (guint i = 0; i < n; i++)
    {
      JsonObject *page = json_array_get_object_element (pages, i);
      JsonArray *text = gn_json_array (page, "text");

      g_assert_true (g_str_equal (topics[i].title, gn_json_string (page, "title")) == english);
      g_assert_true (g_str_equal (topics[i].picture, gn_json_string (page, "picture")) == english);
      for (guint k = 0; topics[i].text[k]; k++)
        g_assert_true (g_str_equal (topics[i].text[k], json_array_get_string_element (text, k)) == english);
    }
}

/* ---- Ways -------------------------------------------------------------------------------------------------------- */

static void
press (guint           key,
       GdkModifierType modifiers)
{
  real_key (key, modifiers);
  fixture_settle ();
}

static int
selected (GnHelpPage *page)
{
  return gtk_list_box_row_get_index (gtk_list_box_get_selected_row (fixture_child (page, "list")));
}

/* Every page by keys, to its end and back to where the help was opened. */
static void
test_keys (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("example", 2);
  GnWindow *window;
  GnHelpPage *page;
  GtkAdjustment *scrolled;
  guint n;
  const GnHelpTopic *topics = gn_help (&n);

  if (!real_keys_can ())
    {
      g_test_skip ("no XTEST");
      return;
    }
  fixture_empty_library ();
  window = fixture_window_of (720, 420);
  real_keys_to (GTK_WINDOW (window));
  press (GDK_KEY_F1, 0);
  g_assert_cmpstr (gn_window_get_page (window), ==, "help");
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_HELP_PAGE);
  scrolled = gtk_scrolled_window_get_vadjustment (fixture_child (page, "scrolled"));
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (selected (page), ==, (int) i);
      g_assert_cmpstr (fixture_words (page, "title"), ==, topics[i].title);
      g_assert_cmpfloat (gtk_adjustment_get_value (scrolled), ==, 0);
      g_assert_cmpfloat (gtk_adjustment_get_upper (scrolled), >, gtk_adjustment_get_page_size (scrolled));
      press (GDK_KEY_Tab, 0);
      g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == fixture_child (page, "scrolled"));
      press (GDK_KEY_Page_Down, 0);
      while (gtk_adjustment_get_value (scrolled) <= 0)
        g_main_context_iteration (NULL, TRUE);
      press (GDK_KEY_Tab, GDK_SHIFT_MASK);
      press (GDK_KEY_Down, 0);
    }
  /* From the list too. */
  press (GDK_KEY_Home, 0);
  g_assert_cmpint (selected (page), ==, 0);
  press (GDK_KEY_space, 0);
  while (gtk_adjustment_get_value (scrolled) <= 0)
    g_main_context_iteration (NULL, TRUE);
  press (GDK_KEY_Tab, GDK_SHIFT_MASK);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == fixture_child (page, "back"));
  press (GDK_KEY_Escape, 0);
  g_assert_cmpstr (gn_window_get_page (window), ==, "tonight");

  /* It starts from its beginning, and at a table F1 is for the rules. */
  gn_window_begin (window, table);
  fixture_settle ();
  press (GDK_KEY_F1, 0);
  g_assert_cmpstr (gn_window_get_page (window), ==, "tables");
  press (GDK_KEY_F1, GDK_SHIFT_MASK);
  g_assert_cmpstr (gn_window_get_page (window), ==, "help");
  g_assert_cmpint (selected (page), ==, 0);
  press (GDK_KEY_F1, GDK_SHIFT_MASK);
  press (GDK_KEY_Escape, 0);
  g_assert_cmpstr (gn_window_get_page (window), ==, "tables");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                         GTK_WIDGET (gn_window_get_tab (window))));
  gn_table_tab_set_result (gn_window_get_tab (window), TRUE);
  fixture_settle ();
  press (GDK_KEY_F1, 0);
  g_assert_cmpstr (gn_window_get_page (window), ==, "help");
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  fixture_empty_library ();
}

/* The table may have gone while the help was there. */
static void
test_gone (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("example", 2);
  GnWindow *window = fixture_window_of (1280, 720);
  GnTableTab *tab = gn_window_begin (window, table);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
  fixture_settle ();
  gn_window_close_table (window, tab);
  fixture_settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  fixture_settle ();
  g_assert_cmpstr (gn_window_get_page (window), ==, "tonight");
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  fixture_empty_library ();
}

/* From a table a list is only looked at: Esc leads back to the table, step by step from a second list and the help. */
static void
test_back_to_table (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("example", 2);
  GnWindow *window = fixture_window_of (1280, 720);
  static const char *const shown[] = { "win.players", "win.history", "win.help" };
  static const char *const then[] = { "history", "players", "tables" };

  gn_window_begin (window, table);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), shown[i], NULL);
      fixture_settle ();
    }
  for (guint i = 0; i < G_N_ELEMENTS (then); i++)
    {
      press (GDK_KEY_Escape, 0);
      fixture_settle ();
      g_assert_cmpstr (gn_window_get_page (window), ==, then[i]);
    }
  /* a new table that is not wanted after all, from a table and from Tonight */
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *from = g_strdup (gn_window_get_page (window));

      gtk_widget_activate_action (GTK_WIDGET (window), "win.new-table", NULL);
      fixture_settle ();
      g_assert_cmpstr (gn_window_get_page (window), ==, "new-table");
      press (GDK_KEY_Escape, 0);
      fixture_settle ();
      g_assert_cmpstr (gn_window_get_page (window), ==, from);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.tonight", NULL);
      fixture_settle ();
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  fixture_empty_library ();
}

/* Ctrl+E, as the help says. */
static void
test_correct (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("example", 2);
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  GnWindow *window;
  GtkWindow *dialog = NULL;

  if (!real_keys_can ())
    {
      g_test_skip ("no XTEST");
      return;
    }
  window = fixture_window_of (1280, 720);
  gn_window_begin (window, table);
  real_keys_to (GTK_WINDOW (window));
  press (GDK_KEY_e, GDK_CONTROL_MASK);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) top = g_list_model_get_item (windows, i);

      if (GN_IS_CORRECT_DIALOG (top))
        dialog = top;
    }
  g_assert_nonnull (dialog);
  gtk_window_destroy (dialog);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  fixture_empty_library ();
}

/* ---- Widths ------------------------------------------------------------------------------------------------------ */

static void
look_at (GtkWidget *widget,
         GtkWidget *root)
{
  graphene_rect_t at;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_SCROLLBAR (widget))
    return;
  if (GTK_IS_LABEL (widget) && !gtk_widget_get_ancestor (widget, GTK_TYPE_HEADER_BAR))
    {
      GtkAllocation all;
      int natural;

      gtk_widget_get_allocation (widget, &all);
      gn_measure (widget, GTK_ORIENTATION_VERTICAL, all.width, NULL, &natural);
      g_assert_cmpint (all.height, >=, natural);
      if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
        g_error ("cut off: %s", gtk_label_get_text (GTK_LABEL (widget)));
    }
  g_assert_true (gtk_widget_compute_bounds (widget, root, &at));
  if (at.origin.x < -1 || at.origin.x + at.size.width > (float) gtk_widget_get_width (root) + 1)
    g_error ("%s is beyond the edge", G_OBJECT_TYPE_NAME (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_at (child, root);
}

static void
test_widths (void)
{
  static const int sizes[][2] = { { 360, 294 }, { 360, 640 }, { 720, 900 }, { 1280, 720 }, { 1366, 768 } };
  const char *folder = g_getenv ("GNOMON_SHOTS");

  for (guint s = 0; s < 2 * G_N_ELEMENTS (sizes); s++)
    {
      const int width = sizes[s / 2][0], height = sizes[s / 2][1];
      const gboolean dark = s % 2;
      /* where nothing composes the windows GTK draws a frame of 5 within */
      const int frame = gdk_display_is_composited (gdk_display_get_default ()) ? 0 : 10;
      GnWindow *window;
      GnHelpPage *page;
      GtkWidget *picture;
      guint n;
      const GnHelpTopic *topics = gn_help (&n);

      /* where everything is slow, only 360 and 1280 */
      if ((dark && !folder) || (g_getenv ("GNOMON_QUICK") && s / 2 % 2 == 0))
        continue;
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                          dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
      window = fixture_window_of (width + frame, height + (height < 300 ? frame : 0));
      gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
      page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_HELP_PAGE);
      picture = fixture_child (page, "picture");
      for (guint i = 0; i < n; i++)
        {
          gtk_list_box_select_row (fixture_child (page, "list"),
                                   gtk_list_box_get_row_at_index (fixture_child (page, "list"), (int) i));
          fixture_settle ();
          g_assert_cmpint (gn_least_of (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL), <=, 360);
          g_assert_cmpint (gtk_widget_get_width (picture), >, 200);
          g_assert_cmpint (gtk_widget_get_height (picture), >, 60);
          look_at (GTK_WIDGET (page), GTK_WIDGET (page));
          if (folder)
            {
              g_autofree char *path = g_strdup_printf ("%s/help-%s-%dx%d%s.png", folder, topics[i].id, width, height,
                                                       dark ? "-dark" : "");

              fixture_shot (GTK_WIDGET (window), path);
            }
        }
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  fixture_app ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/help/text", test_text);
  g_test_add_func ("/help/translated", test_translated);
  g_test_add_func ("/help/keys", test_keys);
  g_test_add_func ("/help/gone", test_gone);
  g_test_add_func ("/help/back-to-table", test_back_to_table);
  g_test_add_func ("/help/correct", test_correct);
  g_test_add_func ("/help/widths", test_widths);
  return g_test_run ();
}
