/* corpus.c: runs a fuzz target over the files and folders that are named, without a fuzzer
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

static guint n;

static void
run (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  if (dir)
    {
      while ((name = g_dir_read_name (dir)))
        {
          g_autofree char *inner = g_build_filename (path, name, NULL);

          run (inner);
        }
      return;
    }

  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_printerr ("%s\n", path);

  /* In a block of its own length, so that reading past the end would be seen. */
  g_autofree guint8 *bytes = g_memdup2 (text, length);

  LLVMFuzzerTestOneInput (bytes, length);
  n++;
}

int
main (int    argc,
      char **argv)
{
  for (int i = 1; i < argc; i++)
    run (argv[i]);

  g_print ("1..1\n%s 1 %u files\n", n > 0 ? "ok" : "not ok", n);
  return n == 0;
}
