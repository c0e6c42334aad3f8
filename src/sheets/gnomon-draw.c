/* gnomon-draw.c: draws an SVG that may come from anybody, in a process of its own (drawing.h)
 *
 * It reads the file from its standard input, and writes pixels to its standard output. The system ends it when it takes
 * too long: a thousand lines that cross, or a group that uses others ten times over, keep librsvg busy for minutes.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <librsvg/rsvg.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/time.h>
#include <unistd.h>

#define CPU_MS  300   /* of the processor */
#define SECONDS 3     /* of the clock */
#define MOST    2048  /* pixels a side */

/* Dies without a word, and leaves no picture of itself on the disk. */
static void
limit (void)
{
  const struct itimerval most = { .it_value = { 0, CPU_MS * 1000 } };

  prctl (PR_SET_DUMPABLE, 0);
  setitimer (ITIMER_PROF, &most, NULL);
  alarm (SECONDS);
}

int
main (int    argc,
      char **argv)
{
  const gint64 side = argc == 2 ? g_ascii_strtoll (argv[1], NULL, 10) : 0;
  g_autofree char *data = NULL;
  gsize length, pixels = (gsize) (side * side);

  /* All is read before the time runs: who writes it would be ended by a pipe that nobody reads. */
  if (side < 1 || side > MOST || !g_file_get_contents ("/dev/stdin", &data, &length, NULL))
    return 2;
  limit ();

  /* Without an address of its own a drawing reads no other files. */
  RsvgHandle *handle = rsvg_handle_new_from_data ((const guint8 *) data, length, NULL);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) side, (int) side);
  cairo_t *cr = cairo_create (surface);
  const RsvgRectangle place = { 0, 0, (double) side, (double) side };
  gboolean fine = handle && rsvg_handle_render_document (handle, cr, &place, NULL);

  cairo_surface_flush (surface);
  fine = fine && cairo_status (cr) == CAIRO_STATUS_SUCCESS
         && fwrite (cairo_image_surface_get_data (surface), sizeof (guint32), pixels, stdout) == pixels
         && fflush (stdout) == 0;
  g_clear_object (&handle);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return fine ? 0 : 1;
}
