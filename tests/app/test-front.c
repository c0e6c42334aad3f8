/* test-front.c: what belongs to the page in front, and goes or stays with it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "app-fixture.h"
#include "app/teach/set-window.h"
#include "app/teach/teach-form.h"
#include "app/window/window-private.h"
#include "app/tonight/tonight-page.h"
#include "games/games.h"

static void
set_true (gboolean *is)
{
  *is = TRUE;
}

static gboolean
has_focus (GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  return focus && gtk_widget_get_mapped (focus) && gtk_widget_is_ancestor (focus, page);
}

/* The first button of the table that makes a move. */
static GtkWidget *
find_move (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget)
                     && g_object_get_data (G_OBJECT (widget), "gn-move") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_move (child);
  return found;
}

/* A button that a key has pressed clicks a moment later, when its page may have gone: the focus stays with the page in
 * front. */
static void
test_focus_in_front (void)
{
  static const char *const games[] = { "invasion", "zavandor" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GnMatchTable) table = fixture_table (games[i], 3);
      GnWindow *window = fixture_window ();
      GnTableTab *tab = gn_window_begin (window, table);
      gboolean clicked = FALSE;

      fixture_settle ();
      GtkWidget *button = find_move (gn_table_tab_get_page (tab));
      g_assert_nonnull (button);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (set_true), &clicked);
      gtk_widget_activate (button);
      gn_window_show (window, "tonight");
      for (guint j = 0; j < 100 && !clicked; j++)
        {
          fixture_settle ();
          g_assert_true (has_focus (GTK_WIDGET (window->tonight)));
        }
      g_assert_true (clicked);
      fixture_settle ();
      g_assert_true (has_focus (GTK_WIDGET (window->tonight)));

      /* while the one fades into the other, too */
      gn_window_show (window, "tables");
      fixture_settle ();
      g_assert_true (has_focus (GTK_WIDGET (tab)));
      gn_window_show (window, "tonight");
      gn_table_tab_grab (tab);
      g_assert_true (has_focus (GTK_WIDGET (window->tonight)));
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }
}

/* Why a component is not taken is said in its form, and stays there. */
static void
test_refused (void)
{
  const GnGame *game = gn_games_find ("zavandor");
  g_autoptr (GnSet) own = gn_set_new_empty (game, "attic-box", "The box from the attic");
  g_autoptr (JsonNode) wrong = json_from_string ("{\"id\":\"x1\",\"colour\":\"<pink>\"}", NULL);
  GtkWidget *window = gn_set_window_new (own);

  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  gtk_widget_activate (fixture_find (window, GTK_TYPE_BUTTON, "Add"));
  GtkWidget *form = fixture_find (window, GN_TYPE_TEACH_FORM, NULL);
  for (guint i = 0; i < 100 && !gtk_widget_get_mapped (form); i++)
    fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (form));

  g_signal_emit_by_name (form, "taught", wrong);
  fixture_settle ();
  GtkWidget *problem = fixture_child (form, "problem");
  g_assert_true (gtk_widget_get_mapped (problem));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (problem)), "colour"));
  g_assert_true (gtk_widget_get_mapped (form));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  g_test_add_func ("/front/focus", test_focus_in_front);
  g_test_add_func ("/front/refused", test_refused);
  return g_test_run ();
}
