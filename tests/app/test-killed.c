/* test-killed.c: the program is killed in the middle of a game; the next start offers the table to the last entry
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app-fixture.h"
#include "app/widgets/rich-label.h"
#include "app/tonight/continue-card.h"
#include "core/library/library.h"

/* The child says how many entries it has made once they are all said, and then goes on living. */
static void
child (int report)
{
  GnMatchTable *table = fixture_table ("example", 3);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gn_library_new_file (gn_match_table_get_match (table));

  if (!gn_match_table_record (table, file, &error))
    _exit (2);
  fixture_play (table, 7, 11);
  guint n = gn_match_table_get_n_steps (table);
  if (write (report, &n, sizeof n) != sizeof n)
    _exit (3);
  for (;;)
    pause ();
}

static guint expected;

static void
test_killed (void)
{
  GnWindow *window = fixture_window ();

  fixture_settle ();
  GtkWidget *card = fixture_find (GTK_WIDGET (window), GN_TYPE_CONTINUE_CARD, "Alphonse");
  g_assert_nonnull (card);
  g_signal_emit_by_name (fixture_find (card, GTK_TYPE_BUTTON, "Continue"), "clicked");
  fixture_settle ();

  GnTableTab *tab = gn_window_get_tab (window);
  g_assert_nonnull (tab);
  GnMatchTable *table = gn_table_tab_get_table (tab);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, expected);

  /* It says so in one sentence, with the last entry. */
  g_autofree char *entry = gn_match_table_step_text (table, gn_match_table_get_step (table, expected), GN_PUBLIC);
  GtkWidget *sentence = fixture_find (GTK_WIDGET (tab), GN_TYPE_RICH_LABEL, "All is there");
  g_assert_nonnull (sentence);
  g_assert_nonnull (strstr (gn_rich_label_get_text (GN_RICH_LABEL (sentence)), entry));

  /* And it goes on. */
  g_assert_cmpuint (fixture_play (table, 1, 3), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

int
main (int    argc,
      char **argv)
{
  int pipe_ends[2];

  /* The child is made before the display is opened: it needs none, and shares nothing. */
  g_autofree char *home = g_dir_make_tmp ("gnomon-killed-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  if (pipe (pipe_ends))
    return 1;
  pid_t pid = fork ();
  if (pid == 0)
    {
      gn_app_init ();
      child (pipe_ends[1]);
    }
  if (read (pipe_ends[0], &expected, sizeof expected) != sizeof expected)
    return 1;
  kill (pid, SIGKILL);
  waitpid (pid, NULL, 0);

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  gn_app_init ();
  g_test_add_func ("/killed/continued", test_killed);
  return g_test_run ();
}
