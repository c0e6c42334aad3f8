/* own-home.h: private folders for a test, so that it does not touch the user's records and settings
 *
 * GLib's G_TEST_OPTION_ISOLATE_DIRS would do the same, but it leaks (2.74). It also hides the system's data, without
 * which no icon can be read.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* Call it before g_test_init(). */
static inline void
own_home (void)
{
  g_autofree char *home = g_dir_make_tmp ("gnomon-test-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CONFIG_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", home, TRUE);
}
