/* test-pieces.c: every piece is in the resource, is drawn in both palettes, and follows a seat's colour
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>
#include <math.h>

#include "sheets/pieces.h"

#define SIZE 32

static cairo_surface_t *
draw (const char *name,
      gboolean    dark,
      int         colour,
      int         size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);

  g_assert_true (gn_pieces_render (cr, name, dark, colour, 0, 0, size, size));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* How many pixels are covered, and a sum over all of them that tells two pictures apart. */
static guint
covered (cairo_surface_t *surface,
         guint64         *sum)
{
  const guint32 *data = (const guint32 *) cairo_image_surface_get_data (surface);
  const int stride = cairo_image_surface_get_stride (surface) / 4;
  guint n = 0;

  *sum = 0;
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      {
        const guint32 pixel = data[y * stride + x];

        n += (pixel >> 24) > 40;
        *sum = *sum * 31 + pixel;
      }
  return n;
}

static void
test_all_are_listed (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "icons", "pieces", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((file = g_dir_read_name (dir)))
    if (g_str_has_suffix (file, ".svg"))
      {
        g_autofree char *name = g_strndup (file, strlen (file) - strlen (".svg"));

        if (!gn_pieces_has (name))
          g_error ("icons/pieces/%s is not in the resource", file);
        n++;
      }
  g_auto (GStrv) names = gn_pieces_list ();
  g_assert_cmpuint (g_strv_length (names), ==, n);
}

static void
test_all_are_drawn (void)
{
  g_auto (GStrv) names = gn_pieces_list ();

  g_assert_cmpuint (g_strv_length (names), >, 70);
  for (char **name = names; *name; name++)
    for (int dark = 0; dark < 2; dark++)
      for (int scale = 1; scale <= 2; scale++)
        {
          cairo_surface_t *surface = draw (*name, dark, -1, SIZE * scale);
          guint64 sum;
          const guint n = covered (surface, &sum);

          /* even an arrow of lines covers a twentieth of its square */
          if (n < SIZE * SIZE * scale * scale / 20)
            g_error ("%s (%s, scale %d) covers %u pixels only", *name, dark ? "dark" : "light", scale, n);
          cairo_surface_destroy (surface);
        }
}

/* The classes of a style sheet and what they say: ".f-au" → "fill:#e0a920". */
static void
collect_classes (const char *svg,
                 GHashTable *classes)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\.([\\w-]+)\\s*\\{([^}]*)\\}", 0, 0, NULL);
  g_autoptr (GMatchInfo) info = NULL;

  for (g_regex_match (regex, svg, 0, &info); g_match_info_matches (info); g_match_info_next (info, NULL))
    {
      char *name = g_match_info_fetch (info, 1);
      g_auto (GStrv) parts = NULL;
      g_autofree char *says = g_match_info_fetch (info, 2);

      parts = g_strsplit (says, " ", -1);
      g_hash_table_insert (classes, name, g_strjoinv ("", parts));
    }
}

/* dark.css repaints classes by their names, in every piece: a class that it knows is the same colour wherever it
 * stands, or a red hat made blue would be red again in the dark. */
static void
test_dark_classes (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "icons", "pieces", NULL);
  g_autofree char *dark_path = g_build_filename (folder, "dark.css", NULL);
  g_autofree char *dark_css = NULL;
  g_autoptr (GHashTable) dark = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) light = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_auto (GStrv) names = gn_pieces_list ();

  g_assert_true (g_file_get_contents (dark_path, &dark_css, NULL, NULL));
  collect_classes (dark_css, dark);
  g_assert_cmpuint (g_hash_table_size (dark), >, 50);
  for (char **name = names; *name; name++)
    {
      g_autofree char *base = g_strconcat (*name, ".svg", NULL);
      g_autofree char *path = g_build_filename (folder, base, NULL);
      g_autofree char *svg = NULL;
      g_autoptr (GHashTable) own = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      GHashTableIter iter;
      gpointer class, says;

      g_assert_true (g_file_get_contents (path, &svg, NULL, NULL));
      collect_classes (svg, own);
      g_hash_table_iter_init (&iter, own);
      while (g_hash_table_iter_next (&iter, &class, &says))
        {
          const char *elsewhere = g_hash_table_lookup (light, class);

          if (!g_hash_table_contains (dark, class))
            continue;
          if (elsewhere && !g_str_equal (elsewhere, says))
            g_error ("icons/pieces/%s: .%s{%s} is .%s{%s} in other pieces, and dark.css paints both alike: a colour of "
                     "one's own needs a "
                     "class of its own",
                     base, (char *) class, (char *) says, (char *) class, elsewhere);
          if (!elsewhere)
            g_hash_table_insert (light, g_strdup (class), g_strdup (says));
        }
    }
}

static void
test_dark_differs (void)
{
  const char *const names[] = { "gem-ruby", "gold", "gnome", "tile-back-district", "points", "seat-c", "back-jewelry" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      cairo_surface_t *light = draw (names[i], FALSE, -1, SIZE);
      cairo_surface_t *dark = draw (names[i], TRUE, -1, SIZE);
      guint64 one, other;

      covered (light, &one);
      covered (dark, &other);
      g_assert_cmpuint (one, !=, other);
      cairo_surface_destroy (light);
      cairo_surface_destroy (dark);
    }
}

/* A seat's shape has the colour of the seat it is drawn for, in either palette. */
static void
test_seat_colours (void)
{
  for (int colour = 0; colour < GN_MAX_SEATS; colour++)
    for (int dark = 0; dark < 2; dark++)
      {
        cairo_surface_t *surface = draw (gn_pieces_seat_name (0), dark, colour, SIZE);
        const guint32 *data = (const guint32 *) cairo_image_surface_get_data (surface);
        const guint32 pixel = data[SIZE / 2 * cairo_image_surface_get_stride (surface) / 4 + SIZE / 2];
        double rgb[3];

        gn_pieces_seat_colour (colour, dark, rgb);
        g_assert_cmpint (ABS ((int) ((pixel >> 16) & 0xff) - (int) (rgb[0] * 255)), <=, 2);
        g_assert_cmpint (ABS ((int) ((pixel >> 8) & 0xff) - (int) (rgb[1] * 255)), <=, 2);
        g_assert_cmpint (ABS ((int) (pixel & 0xff) - (int) (rgb[2] * 255)), <=, 2);
        cairo_surface_destroy (surface);
      }
}

/* The letter can be read on its seat: 4.5 : 1 (3 : 1 would do for such bold letters). */
static double
luminance (const double rgb[3])
{
  double part[3];

  for (int i = 0; i < 3; i++)
    part[i] = rgb[i] <= 0.03928 ? rgb[i] / 12.92 : pow ((rgb[i] + 0.055) / 1.055, 2.4);
  return 0.2126 * part[0] + 0.7152 * part[1] + 0.0722 * part[2];
}

static void
test_letters_are_readable (void)
{
  for (int colour = 0; colour < GN_MAX_SEATS; colour++)
    for (int dark = 0; dark < 2; dark++)
      {
        double ground[3], ink[3];

        gn_pieces_seat_colour (colour, dark, ground);
        gn_pieces_seat_ink (colour, dark, ink);

        const double a = luminance (ground) + 0.05, b = luminance (ink) + 0.05;
        g_assert_cmpfloat (MAX (a, b) / MIN (a, b), >, 4.0);
      }
}

/* Colors that came with more than six seats can be told from everything that they are drawn on: 3 : 1. */
static void
test_seats_are_seen (void)
{
  static const guint32 grounds[2][3] = { { 0xf3eee4, 0xfffdf8, 0xeae3d6 }, { 0x211f1c, 0x2d2a26, 0x1a1816 } };

  for (int colour = 6; colour < GN_MAX_SEATS; colour++)
    for (int dark = 0; dark < 2; dark++)
      for (guint k = 0; k < G_N_ELEMENTS (grounds[dark]); k++)
        {
          const guint32 ground = grounds[dark][k];
          const double rgb[3] = { (ground >> 16) / 255.0, (ground >> 8 & 0xff) / 255.0, (ground & 0xff) / 255.0 };
          double seat[3];

          gn_pieces_seat_colour (colour, dark, seat);

          const double a = luminance (seat) + 0.05, b = luminance (rgb) + 0.05;
          g_assert_cmpfloat (MAX (a, b) / MIN (a, b), >=, 3.0);
        }
}

/* How many pixels only one of the pictures covers. */
static guint
apart (cairo_surface_t *a,
       cairo_surface_t *b)
{
  const guint32 *one = (const guint32 *) cairo_image_surface_get_data (a);
  const guint32 *other = (const guint32 *) cairo_image_surface_get_data (b);
  guint n = 0;

  for (int i = 0; i < SIZE * SIZE; i++)
    n += ((one[i] >> 24) > 128) != ((other[i] >> 24) > 128);
  return n;
}

/* The outline nearest to a seat's piece is its own, and the shapes from the seventh on are told from all before. */
static void
test_outlines (void)
{
  cairo_surface_t *outline[GN_MAX_SEATS];

  for (int colour = 0; colour < GN_MAX_SEATS; colour++)
    {
      cairo_t *cr;

      outline[colour] = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
      cr = cairo_create (outline[colour]);
      gn_pieces_trace_seat (cr, colour, 0, 0, SIZE);
      cairo_fill_preserve (cr);
      cairo_set_line_width (cr, SIZE / 16.0);
      cairo_stroke (cr);
      cairo_destroy (cr);
      cairo_surface_flush (outline[colour]);
      g_assert_cmpint (cairo_image_surface_get_stride (outline[colour]), ==, SIZE * 4);

      for (int other = 0; colour >= 6 && other < colour; other++)
        g_assert_cmpuint (apart (outline[colour], outline[other]), >, SIZE * SIZE / 9);
    }
  for (int colour = 0; colour < GN_MAX_SEATS; colour++)
    {
      cairo_surface_t *piece = draw (gn_pieces_seat_name (colour), FALSE, colour, SIZE);

      for (int other = 0; other < GN_MAX_SEATS; other++)
        if (other != colour)
          g_assert_cmpuint (apart (outline[colour], piece), <, apart (outline[other], piece));
      cairo_surface_destroy (piece);
    }
  for (int colour = 0; colour < GN_MAX_SEATS; colour++)
    cairo_surface_destroy (outline[colour]);
}

static void
test_unknown (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  double width, height;

  g_assert_false (gn_pieces_has ("no-such-piece"));
  g_assert_false (gn_pieces_has (NULL));
  g_assert_false (gn_pieces_render (cr, "no-such-piece", FALSE, -1, 0, 0, SIZE, SIZE));
  g_assert_false (gn_pieces_get_size ("no-such-piece", &width, &height));
  g_assert_cmpfloat (width, ==, height);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Whatever a card is called, its gnome has a face; no two of a box look alike, and the looks that are asked for are
 * seen. */
static void
test_faces (void)
{
  static const char *const asked[] = { "", "mask-", "monocle-", "crown-", "sleep-", "shades-", "two-" };
  guint64 sums[60];
  guint n = 0;

  for (int i = 0; i < 51; i++)
    {
      g_autofree char *name = g_strdup_printf ("face-g-%d", i);
      cairo_surface_t *surface = draw (name, FALSE, -1, SIZE * 2);

      g_assert_cmpuint (covered (surface, &sums[n++]), >, SIZE * SIZE);
      cairo_surface_destroy (surface);
    }
  for (guint i = 1; i < G_N_ELEMENTS (asked); i++)
    {
      g_autofree char *name = g_strdup_printf ("face-%sg-7", asked[i]);
      cairo_surface_t *surface = draw (name, TRUE, -1, SIZE * 2);

      covered (surface, &sums[n++]);
      cairo_surface_destroy (surface);
    }
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < i; k++)
      if (sums[i] == sums[k])
        g_error ("faces %u and %u are the same", k, i);

  g_assert_false (gn_pieces_has ("face-"));
  g_assert_true (gn_pieces_has ("face-?\"<&"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gn_pieces_init ();
  gn_pieces_init ();

  g_test_add_func ("/pieces/all-are-listed", test_all_are_listed);
  g_test_add_func ("/pieces/all-are-drawn", test_all_are_drawn);
  g_test_add_func ("/pieces/dark-differs", test_dark_differs);
  g_test_add_func ("/pieces/dark-classes", test_dark_classes);
  g_test_add_func ("/pieces/seat-colours", test_seat_colours);
  g_test_add_func ("/pieces/letters-are-readable", test_letters_are_readable);
  g_test_add_func ("/pieces/seats-are-seen", test_seats_are_seen);
  g_test_add_func ("/pieces/outlines", test_outlines);
  g_test_add_func ("/pieces/faces", test_faces);
  g_test_add_func ("/pieces/unknown", test_unknown);
  return g_test_run ();
}
