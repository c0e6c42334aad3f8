/* test-calendar.c: the calendar of play days: its button for files, the picture and the figures
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include "app/history/play-calendar.h"
#include "app/widgets/chart-export.h"
#include "history/index.h"

#include <string.h>

static void
add_day (GArray *days,
         guint   year,
         guint   month,
         guint   day,
         guint   n)
{
  g_autoptr (GDate) date = g_date_new_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year);
  GnHistoryCount count = { .number = g_date_get_julian (date), .n = n };

  g_array_append_val (days, count);
}

/* The same button as beside every chart, at the end of the heading; in a popover, too. */
static void
check_export (GnPlayCalendar *calendar,
              const char     *figures)
{
  GtkWidget *months = fixture_child (calendar, "grids"), *button;
  g_autoptr (GBytes) picture = gn_chart_picture (months);
  g_autofree char *text = gn_play_calendar_csv (calendar);

  button = gtk_widget_get_last_child (fixture_child (calendar, "head"));
  g_assert_true (GTK_IS_MENU_BUTTON (button));
  g_assert_cmpstr (gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (button)), ==, "document-save-symbolic");
  g_assert_cmpint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button))), ==, 2);
  fixture_check_picture (picture, months);
  g_assert_cmpstr (text, ==, figures);
}

static void
test_export (void)
{
  g_autoptr (GArray) days = g_array_new (FALSE, FALSE, sizeof (GnHistoryCount));
  g_autoptr (GArray) fewer = g_array_new (FALSE, FALSE, sizeof (GnHistoryCount));
  GnPlayCalendar *calendar = g_object_new (GN_TYPE_PLAY_CALENDAR, "months", 2, NULL);
  GnPlayCalendar *small = g_object_new (GN_TYPE_PLAY_CALENDAR, "months", 1, NULL);
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *menu = gtk_menu_button_new (), *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), GTK_WIDGET (small));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (menu), popover);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (calendar));
  gtk_box_append (GTK_BOX (box), menu);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 800);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();

  /* The figures are of all months, not only of those that are shown. */
  add_day (days, 2024, 2, 29, 1);
  add_day (days, 2025, 12, 31, 12);
  add_day (days, 2026, 11, 6, 3);
  gn_play_calendar_set_days (calendar, days, 0);
  gn_play_calendar_set_days (small, days, 0);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  fixture_settle ();
  check_export (calendar, ",Matches\r\n2024-02-29,1\r\n2025-12-31,12\r\n2026-11-06,3\r\n");
  check_export (small, ",Matches\r\n2024-02-29,1\r\n2025-12-31,12\r\n2026-11-06,3\r\n");
  gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
  fixture_settle ();

  /* what a search leaves */
  add_day (fewer, 2025, 12, 31, 2);
  gn_play_calendar_set_days (calendar, fewer, 0);
  fixture_settle ();
  check_export (calendar, ",Matches\r\n2025-12-31,2\r\n");

  /* the button does not keep it */
  g_object_add_weak_pointer (G_OBJECT (calendar), (gpointer *) &calendar);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  g_assert_null (calendar);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_test_add_func ("/calendar/export", test_export);
  return g_test_run ();
}
