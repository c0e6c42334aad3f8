/* test-announce.c: where GTK can announce (4.14 and newer), it is GTK that is asked to
 *
 * The function is from here, so that it can be asked on an older GTK, too.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"
#include "real-keys.h"

#include "panels/drawing/announce.h"

static GString *spoken;

/* Not by its name in C, for newer headers have another type for the urgency. */
void announce_here (GtkAccessible *self, const char *message, int urgency) __asm__ ("gtk_accessible_announce");

void
announce_here (GtkAccessible *self,
               const char    *message,
               int            urgency)
{
  g_string_append_printf (spoken, "%s, %d: %s\n", gtk_widget_get_name (GTK_WIDGET (self)), urgency, message);
}

/* In the order in which it was told; what was told before the window had the keyboard waits for that. */
static void
test_spoken (void)
{
  GtkWidget *window = gtk_window_new (), *label = gtk_label_new ("Prompt");

  spoken = g_string_new (NULL);
  gtk_widget_set_name (label, "prompt");
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  gn_announce (label, GN_POLITELY, "Berta: action 2 of 3");
  g_assert_cmpstr (spoken->str, ==, "");
  real_keys_to (GTK_WINDOW (window));
  fixture_settle ();
  gn_announce (label, GN_AT_ONCE, "Not now");
  gn_announce (label, GN_POLITELY, "");
  g_assert_cmpstr (spoken->str, ==, "prompt, 1: Berta: action 2 of 3\nprompt, 2: Not now\n");
  /* a region would say it once more */
  g_assert_null (gn_announce_region (label));
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  g_string_free (spoken, TRUE);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  /* where GTK tests itself, nothing is announced, and no window is ever active */
  g_setenv ("GTK_A11Y", "none", TRUE);
  if (real_keys_can ())
    g_test_add_func ("/announce/spoken", test_spoken);
  return g_test_run ();
}
