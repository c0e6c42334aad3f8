/* test-dialogs.c: dialogs over a window, within it or windows of their own: what lies behind has no key while one is open
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"
#include "app/settings/preferences.h"
#include "app/window/public-window.h"
#include "real-keys.h"

#define FRAME 10    /* where nothing composes the windows GTK draws a frame of 5 within */

/* The dialog over @window, within it or not; NULL without one. */
static GtkWidget *
dialog_over (GnWindow *window)
{
  g_autoptr (GListModel) all = g_object_ref (gtk_window_get_toplevels ());
  GtkWidget *within = gn_window_dialog (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (all) && !within; i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (all, i);

      if (gtk_window_get_transient_for (other) == GTK_WINDOW (window) && gtk_widget_get_visible (GTK_WIDGET (other)))
        return GTK_WIDGET (other);
    }
  return within;
}

static guint
n_windows (void)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ());
}

/* Ctrl+, opens them once, with the keyboard at the first row, and Esc closes them: where questions lie within the
 * window, so do they. */
static void
test_preferences (void)
{
  const gboolean within = !g_type_is_a (GN_TYPE_ASK, GTK_TYPE_WINDOW);
  static const int widths[] = { 1280, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GnWindow *window = fixture_window_of (widths[i] + FRAME, 640 + FRAME);
      const guint n = n_windows ();
      GtkWidget *dialog, *rows, *focus;

      for (guint time = 0; time < 2; time++)
        {
          real_keys_to (GTK_WINDOW (window));
          real_key_settled (GDK_KEY_comma, GDK_CONTROL_MASK);
          dialog = dialog_over (window);
          g_assert_nonnull (dialog);
          g_assert_cmpuint (n_windows (), ==, within ? n : n + 1);
          real_keys_to (GTK_WINDOW (gtk_widget_get_root (dialog)));
          rows = fixture_find_type (dialog, GN_TYPE_PREFERENCES);
          g_assert_cmpint (gtk_widget_get_width (rows), <=, within ? widths[i] : G_MAXINT);
          g_assert_cmpint (gtk_widget_get_height (rows), >, 400);
          focus = gtk_root_get_focus (gtk_widget_get_root (dialog));
          g_assert_nonnull (focus);
          g_assert_true (focus == fixture_find_type (rows, ADW_TYPE_COMBO_ROW));
          if (!time)
            fixture_picture (window, "preferences", i ? "360" : "1280");

          real_key_settled (GDK_KEY_comma, GDK_CONTROL_MASK);
          g_assert_cmpuint (n_windows (), ==, within ? n : n + 1);
          real_key_settled (GDK_KEY_Escape, 0);
          g_assert_null (dialog_over (window));
          g_assert_cmpuint (n_windows (), ==, n);
        }
      fixture_close (window);
    }
}

/* GTK keeps keys within a dialog from 4.18 on: here it does not, as before. */
static void
leak_keys (GtkWidget *focus)
{
  for (GtkWidget *at = focus; at; at = gtk_widget_get_parent (at))
    if (g_object_class_find_property (G_OBJECT_GET_CLASS (at), "limit-events"))
      g_object_set (at, "limit-events", FALSE, NULL);
}

/* A table behind the question has no key: neither its own, which it takes from anywhere beside it, nor those of the
 * program. After Esc it has them again. */
static void
test_question (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 2);
  GnWindow *window = fixture_window_of (1366, 768);
  GnTablePage *page = GN_TABLE_PAGE (gn_table_tab_get_page (gn_window_begin (window, table)));
  static const struct { guint keyval; GdkModifierType with; } keys[] = {
    { GDK_KEY_z, GDK_CONTROL_MASK }, { GDK_KEY_b, 0 }, { GDK_KEY_slash, 0 }, { GDK_KEY_n, GDK_CONTROL_MASK },
    { GDK_KEY_comma, GDK_CONTROL_MASK },
  };
  GtkWidget *question = gn_ask_new ("Delete this table?", "It cannot be undone.");

  fixture_play (table, 6, 3);
  fixture_settle ();
  if (gn_curtain_is_up (page->curtain))
    gn_curtain_lower (page->curtain);
  gn_ask_add_responses (GN_ASK (question), "keep", "_Keep it", "delete", "_Delete", NULL);
  gn_ask_set_close_response (GN_ASK (question), "keep");
  gn_ask_open (question, GTK_WIDGET (window));
  fixture_settle ();
  real_keys_to_question ();

  const guint steps = gn_match_table_get_n_steps (table), n = n_windows ();

  for (guint i = 0; i < 2 * G_N_ELEMENTS (keys); i++)
    {
      const guint k = i % G_N_ELEMENTS (keys);

      /* a window of its own may be left for the one behind it */
      if (i == G_N_ELEMENTS (keys))
        real_keys_to (GTK_WINDOW (window));
      leak_keys (gtk_root_get_focus (gtk_widget_get_root (question)));
      real_key_settled (keys[k].keyval, keys[k].with);
      g_test_message ("%s", gdk_keyval_name (keys[k].keyval));
      g_assert_true (gn_ask_is_open (question));
      g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, steps);
      g_assert_false (gn_table_model_is_entering (page->model));
      g_assert_false (gn_typed_entry_has_focus (gn_bottom_bar_get_entry (page->bottom)));
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page)));
      g_assert_cmpuint (n_windows (), ==, n);
    }
  real_key_answer (GDK_KEY_Escape);
  real_keys_to (GTK_WINDOW (window));
  real_key_settled (GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), <, steps);
  real_key_settled (GDK_KEY_b, 0);
  g_assert_true (gn_table_model_is_entering (page->model));
  real_key_settled (GDK_KEY_Escape, 0);
  g_assert_false (gn_table_model_is_entering (page->model));
  real_key_settled (GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (page)));
  fixture_close (window);
}

/* What the host opens is over the host's window, also by a key on the second screen, where everybody looks. */
static void
test_second_screen (void)
{
  static const char *const actions[] = { "preferences", "about" };
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 2);
  GnWindow *window = fixture_window_of (1366, 768);

  gn_window_begin (window, table);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.public", NULL);
  fixture_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWindow *public = gtk_application_get_active_window (fixture_app ());

      g_assert_true (GN_IS_PUBLIC_WINDOW (public));
      real_keys_to (public);
      if (i == 0)
        real_key_settled (GDK_KEY_comma, GDK_CONTROL_MASK);
      else
        g_action_group_activate_action (G_ACTION_GROUP (fixture_app ()), actions[i], NULL);
      fixture_settle ();
      g_assert_nonnull (dialog_over (window));
      gn_dialog_close (dialog_over (window));
      fixture_settle ();
      g_assert_null (dialog_over (window));
      real_keys_to (public);
    }
  fixture_close (window);
}

#define ADD(path, test) \
  G_STMT_START { if (real_keys_can ()) g_test_add_func (path, test); } G_STMT_END

int
main (int    argc,
      char **argv)
{
  g_setenv ("GTK_IM_MODULE", "gtk-im-context-simple", TRUE);
  fixture_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("/dialogs/preferences", test_preferences);
  ADD ("/dialogs/question", test_question);
  ADD ("/dialogs/second-screen", test_second_screen);
  return g_test_run ();
}
