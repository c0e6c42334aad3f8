/* drawing.c: draws an SVG that may come from anybody
 *
 * What keeps librsvg busy for minutes cannot be told from the file, and a thread of ours could not be stopped. So
 * another program draws (gnomon-draw.c), which the system ends when it takes too long.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "drawing.h"

#include <gio/gio.h>
#include <string.h>

gboolean
gn_drawing_render (GBytes  *bytes,
                   guint    side,
                   guint32 *pixels)
{
  const gsize length = (gsize) side * side * sizeof *pixels;
  const char *folder = g_getenv ("GNOMON_LIBEXEC_DIR");
  g_autofree char *program = g_build_filename (folder ? folder : GN_LIBEXEC_DIR, "gnomon-draw", NULL);
  g_autofree char *wide = g_strdup_printf ("%u", side);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                                        | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                                                      &error, program, wide, NULL);
  g_autoptr (GBytes) drawn = NULL;

  if (!process)
    g_warning ("%s", error->message);
  if (!process || !g_subprocess_communicate (process, bytes, NULL, &drawn, NULL, NULL)
      || !g_subprocess_get_successful (process) || g_bytes_get_size (drawn) != length)
    return FALSE;
  memcpy (pixels, g_bytes_get_data (drawn, NULL), length);
  return TRUE;
}
