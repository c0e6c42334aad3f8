/* test-dialogs.c: dialogs over a window, within it or windows of their own: what lies behind has no key while one is open
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"
#include "app/settings/preferences.h"
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

/* Ctrl+, opens them once, and Esc closes them: where questions lie within the window, so do they. */
static void
test_preferences (void)
{
  const gboolean within = !g_type_is_a (GN_TYPE_ASK, GTK_TYPE_WINDOW);
  static const int widths[] = { 1280, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GnWindow *window = fixture_window_of (widths[i] + FRAME, 640 + FRAME);
      const guint n = n_windows ();
      GtkWidget *dialog, *rows;

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
  return g_test_run ();
}
