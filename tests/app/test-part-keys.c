/* test-part-keys.c: F6 moves among the parts of a window, and the rules are read by keys alone, as a person presses them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"
#include "real-keys.h"

#include "app/window/window.h"

#define MOST_TABS 60

static GtkWidget *
open_table (GtkWidget **window)
{
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 2);
  GtkWidget *page;

  *window = gn_window_new (fixture_app ());
  gtk_window_set_default_size (GTK_WINDOW (*window), 1366, 768);
  gtk_window_present (GTK_WINDOW (*window));
  page = gn_table_tab_get_page (gn_window_begin (GN_WINDOW (*window), table));
  fixture_settle ();
  real_keys_to (GTK_WINDOW (*window));
  gn_table_page_show_pane (GN_TABLE_PAGE (page), "rules");
  gn_table_page_home (GN_TABLE_PAGE (page));
  fixture_settle ();
  return page;
}

static GtkWidget *
focus_in (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  return focus;
}

/* "header", "bottom", "side", "table", or "below" for anything else. */
static const char *
part_of (GtkWidget   *window,
         GnTablePage *page)
{
  GtkWidget *focus = focus_in (window);

  return gtk_widget_get_ancestor (focus, ADW_TYPE_HEADER_BAR) ? "header"
         : gtk_widget_is_ancestor (focus, GTK_WIDGET (page->bottom)) ? "bottom"
         : gtk_widget_is_ancestor (focus, page->side) ? "side"
         : gtk_widget_is_ancestor (focus, GTK_WIDGET (page->panel)) ? "table"
                                                                    : "below";
}

static void
test_table (void)
{
  static const char *const round[] = { "bottom", "side", "header" };
  GtkWidget *window;
  GnTablePage *page = GN_TABLE_PAGE (open_table (&window));

  g_assert_cmpstr (part_of (window, page), ==, "table");
  for (guint i = 0; i < G_N_ELEMENTS (round); i++)
    {
      real_key_settled (GDK_KEY_F6, 0);
      g_assert_cmpstr (part_of (window, page), ==, round[i]);
    }
  for (guint i = G_N_ELEMENTS (round) - 1; i-- > 0;)
    {
      real_key_settled (GDK_KEY_F6, GDK_SHIFT_MASK);
      g_assert_cmpstr (part_of (window, page), ==, round[i]);
    }
  real_key_settled (GDK_KEY_F6, GDK_SHIFT_MASK);
  g_assert_cmpstr (part_of (window, page), ==, "table");
  fixture_close (GN_WINDOW (window));
}

/* A pane that is closed is no part of it. */
static void
test_closed (void)
{
  static const char *const round[] = { "bottom", "header", "table" };
  GtkWidget *window;
  GnTablePage *page = GN_TABLE_PAGE (open_table (&window));

  real_key_settled (GDK_KEY_F9, 0);
  gn_table_page_home (page);
  for (guint i = 0; i < G_N_ELEMENTS (round); i++)
    {
      real_key_settled (GDK_KEY_F6, 0);
      g_assert_cmpstr (part_of (window, page), ==, round[i]);
    }
  fixture_close (GN_WINDOW (window));
}

static void
test_page (void)
{
  GtkWidget *window = gn_window_new (fixture_app ());

  gtk_window_present (GTK_WINDOW (window));
  gn_window_show (GN_WINDOW (window), "games");
  fixture_settle ();
  real_keys_to (GTK_WINDOW (window));
  for (guint i = 0; i < 2; i++)
    {
      for (guint k = 0; k < 4 && !gtk_widget_get_ancestor (focus_in (window), ADW_TYPE_HEADER_BAR); k++)
        real_key_settled (GDK_KEY_F6, 0);
      g_assert_nonnull (gtk_widget_get_ancestor (focus_in (window), ADW_TYPE_HEADER_BAR));
      real_key_settled (GDK_KEY_F6, 0);
      g_assert_null (gtk_widget_get_ancestor (focus_in (window), ADW_TYPE_HEADER_BAR));
    }
  fixture_close (GN_WINDOW (window));
}

static gboolean
is_link (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), "<a href=");
}

/* From the table to the rules, to the first link of a rule by Tab, and by Enter to the rule that it names. */
static void
test_links (void)
{
  GtkWidget *window;
  GnTablePage *page = GN_TABLE_PAGE (open_table (&window));
  g_auto (GStrv) links = NULL;

  for (guint i = 0; i < 2; i++)
    real_key_settled (GDK_KEY_F6, 0);
  g_assert_cmpstr (part_of (window, page), ==, "side");
  for (guint i = 0; i < MOST_TABS && !is_link (focus_in (window)); i++)
    {
      real_key_settled (GDK_KEY_Tab, 0);
      g_assert_cmpstr (part_of (window, page), ==, "side");
    }
  g_assert_true (is_link (focus_in (window)));
  links = g_strsplit (gtk_label_get_label (GTK_LABEL (focus_in (window))), "\"", 3);
  real_key_settled (GDK_KEY_Return, 0);
  for (guint i = 0; i < 3; i++)
    fixture_settle ();
  GtkWidget *asked = fixture_find_class (GTK_WIDGET (page->rules_pane), "hot");

  g_assert_nonnull (asked);
  g_assert_nonnull (fixture_find (asked, GTK_TYPE_LABEL, links[1]));
  fixture_close (GN_WINDOW (window));
}

#define ADD(path, test) \
  G_STMT_START { if (real_keys_can ()) g_test_add_func (path, test); } G_STMT_END

int
main (int    argc,
      char **argv)
{
  g_setenv ("GTK_IM_MODULE", "gtk-im-context-simple", TRUE);
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("/parts/table", test_table);
  ADD ("/parts/closed", test_closed);
  ADD ("/parts/page", test_page);
  ADD ("/parts/links", test_links);
  return g_test_run ();
}
