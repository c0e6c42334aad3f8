/* pieces.c: loading the pieces from their resource and drawing them with librsvg
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pieces.h"

#include <gio/gio.h>
#include <librsvg/rsvg.h>

#include "faces.h"
#include "gn-pieces-data.h"
#include "tile.h"

#define PREFIX "/gnomon/pieces"

/* The seats' colors (art.md) for the light and the dark table. Letters on the light B, C and E are dark. */
static const struct {
  const char *piece;
  guint32     light;
  guint32     dark;
  guint32     light_ink;
  double      drop;   /* of the letter, as a part of the height */
  double      scale;  /* of the letter */
} seats[GN_MAX_SEATS] = {
  { "seat-a", 0x0072b2, 0x2b95d6, 0xffffff, 0.00, 0.50 },
  { "seat-b", 0xd55e00, 0xee7d22, 0x17120c, 0.13, 0.43 },
  { "seat-c", 0x009e73, 0x14b888, 0x17120c, 0.00, 0.50 },
  { "seat-d", 0xb4518b, 0xd377ac, 0xffffff, 0.00, 0.43 },
  { "seat-e", 0xa87c00, 0xcfa021, 0x17120c, 0.03, 0.40 },
  { "seat-f", 0x4d5a66, 0x8796a5, 0xffffff, 0.00, 0.48 },
  { "seat-g", 0xa3121f, 0xf0525a, 0xffffff, -0.13, 0.43 },
  { "seat-h", 0x5b34a6, 0xa68af0, 0xffffff, 0.00, 0.48 },
  { "seat-i", 0x00828a, 0x4fd0e0, 0xffffff, 0.10, 0.48 },
  { "seat-j", 0x6b4423, 0xa88060, 0xffffff, 0.14, 0.42 },
  { "seat-k", 0x5f7a00, 0xa3c238, 0xffffff, 0.00, 0.48 },
  { "seat-l", 0x6b1050, 0xf2b8dd, 0xffffff, 0.00, 0.46 },
};

/* Their outlines, with the corners in a box of 64 × 64. The first is a circle. */
static const struct {
  guint  n;
  double corner[24];
} outlines[GN_MAX_SEATS] = {
  { 0, { 0 } },
  { 3, { 32, 4, 61, 57, 3, 57 } },
  { 4, { 7, 7, 57, 7, 57, 57, 7, 57 } },
  { 4, { 32, 2, 62, 32, 32, 62, 2, 32 } },
  { 10, { 32, 2, 40.8, 22.5, 63, 25, 46.5, 39.8, 51.5, 62, 32, 50.3, 12.5, 62, 17.5, 39.8, 1, 25, 23.2, 22.5 } },
  { 6, { 32, 3, 58, 18, 58, 46, 32, 61, 6, 46, 6, 18 } },
  { 3, { 3, 7, 61, 7, 32, 60 } },
  { 12, { 20, 3, 44, 3, 44, 20, 61, 20, 61, 44, 44, 44, 44, 61, 20, 61, 20, 44, 3, 44, 3, 20, 20, 20 } },
  { 7, { 32, 3, 61, 31, 53, 31, 53, 60, 11, 60, 11, 31, 3, 31 } },
  { 7, { 3, 9, 18, 25, 32, 4, 46, 25, 61, 9, 55, 59, 9, 59 } },
  { 4, { 20, 9, 63, 9, 44, 55, 1, 55 } },
  { 5, { 3, 9, 36, 9, 62, 32, 36, 55, 3, 55 } },
};

/* Players' colors in published boxes, as different from one another as they can be on either table. */
static const struct {
  const char *id;
  guint32     light;
  guint32     dark;
  guint32     light_ink;
} fills[] = {
  { "red", 0xc4283f, 0xe0485c, 0xffffff },
  { "blue", 0x1f6fc0, 0x3b8fe0, 0xffffff },
  { "yellow", 0xc79300, 0xe0b13a, 0x17120c },
  { "green", 0x2a8450, 0x3db878, 0xffffff },
  { "purple", 0x8a4bb0, 0xb074d8, 0xffffff },
  { "turquoise", 0x0b8577, 0x2bb5a4, 0xffffff },
  { "ochre", 0xb07a10, 0xd9a032, 0x17120c },
  { "crimson", 0xb23a5e, 0xe0607f, 0xffffff },
  { "violet", 0x5a4fb8, 0x9088e8, 0xffffff },
};

#define DARK_INK 0x17120c

/* A paint has the shape in its four lowest bits. Above them is 1 + its fill, or 0 for Gnomon's own. */
#define SHAPE_BITS 4

int
gn_pieces_shape (int paint)
{
  return CLAMP (paint & ((1 << SHAPE_BITS) - 1), 0, (int) G_N_ELEMENTS (seats) - 1);
}

static int
fill_of (int paint)
{
  const int fill = (paint >> SHAPE_BITS) - 1;

  return paint >= 0 && fill >= 0 && fill < (int) G_N_ELEMENTS (fills) ? fill : -1;
}

const char *
gn_pieces_fill (int paint)
{
  const int fill = fill_of (paint);

  return fill >= 0 ? fills[fill].id : NULL;
}

gboolean
gn_pieces_fill_colours (const char *fill,
                        guint32    *rgb,
                        guint32    *ink)
{
  for (guint i = 0; i < G_N_ELEMENTS (fills); i++)
    if (g_strcmp0 (fills[i].id, fill) == 0)
      {
        *rgb = fills[i].light;
        *ink = fills[i].light_ink;
        return TRUE;
      }
  return FALSE;
}

static int
find_fill (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (fills); i++)
    if (g_strcmp0 (fills[i].id, id) == 0)
      return i;
  return -1;
}

int
gn_pieces_paint (const GnGame *game,
                 int           colour)
{
  const int shape = CLAMP (colour, 0, (int) G_N_ELEMENTS (seats) - 1);
  int n = 0;

  while (game && game->colours && game->colours[n].id)
    n++;
  return shape < n ? shape | ((find_fill (game->colours[shape].id) + 1) << SHAPE_BITS) : shape;
}

int
gn_pieces_seat_paint (const GnMatch *match,
                      int            seat)
{
  const int colour = match->seat[CLAMP (seat, 0, GN_MAX_SEATS - 1)].colour;
  const char *fill = match->game->seat_fill ? match->game->seat_fill (match, seat) : NULL;

  return fill ? CLAMP (colour, 0, (int) G_N_ELEMENTS (seats) - 1) | ((find_fill (fill) + 1) << SHAPE_BITS)
              : gn_pieces_paint (match->game, colour);
}

static guint32
rgb_of (int      paint,
        gboolean dark)
{
  const int shape = gn_pieces_shape (paint), fill = fill_of (paint);

  if (fill >= 0)
    return dark ? fills[fill].dark : fills[fill].light;
  return dark ? seats[shape].dark : seats[shape].light;
}

/* One handle for each name, theme and color, because a style sheet cannot be removed from a handle. */
static GHashTable *handles;

static void
drop_handle (gpointer handle)
{
  if (handle)
    g_object_unref (handle);
}

void
gn_pieces_init (void)
{
  static gsize once;

  if (g_once_init_enter (&once))
    {
      gn_pieces_data_register_resource ();
      handles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, drop_handle);
      g_once_init_leave (&once, 1);
    }
}

static int
by_name (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
gn_pieces_list (void)
{
  gn_pieces_init ();

  g_auto (GStrv) files = g_resources_enumerate_children (PREFIX, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (char **file = files; file && *file; file++)
    if (g_str_has_suffix (*file, ".svg"))
      g_ptr_array_add (names, g_strndup (*file, strlen (*file) - strlen (".svg")));

  g_ptr_array_sort (names, by_name);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

static GBytes *
read_file (const char *file)
{
  g_autofree char *path = g_strconcat (PREFIX "/", file, NULL);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

/* The style sheet applied to a piece: the dark palette first, then a seat's color, which has priority. */
static char *
style_sheet (gboolean dark,
             int      colour)
{
  GString *css = g_string_new (NULL);

  if (dark)
    {
      g_autoptr (GBytes) sheet = read_file ("dark.css");
      gsize size;
      const char *text = g_bytes_get_data (sheet, &size);

      g_string_append_len (css, text, size);
    }
  if (colour >= 0)
    {
      const guint32 rgb = rgb_of (colour, dark);

      g_string_append_printf (css, ".seat{fill:#%06x !important}.seat-line{stroke:#%06x !important}", rgb, rgb);
    }
  return g_string_free (css, FALSE);
}

/* A seat's own shape is colored even if nobody asks for a color, so that it follows the theme. */
static int
own_colour (const char *name,
            int         colour)
{
  for (guint i = 0; colour < 0 && i < G_N_ELEMENTS (seats); i++)
    if (g_str_equal (name, seats[i].piece))
      return i;
  return colour;
}

static RsvgHandle *
get_handle (const char *name,
            gboolean    dark,
            int         colour)
{
  gpointer found;

  gn_pieces_init ();
  colour = own_colour (name, colour);

  g_autofree char *key = g_strdup_printf ("%s %d %d", name, dark, colour);
  if (g_hash_table_lookup_extended (handles, key, NULL, &found))
    return found;

  RsvgHandle *handle = NULL;
  g_autofree char *file = g_strconcat (name, ".svg", NULL);
  char *face = gn_face_svg (name);

  if (!face)
    face = gn_tile_svg (name, gn_pieces_fill_colours);

  g_autoptr (GBytes) bytes = face ? g_bytes_new_take (face, strlen (face)) : read_file (file);
  if (bytes)
    {
      g_autoptr (GError) error = NULL;
      gsize size;
      const guint8 *data = g_bytes_get_data (bytes, &size);

      handle = rsvg_handle_new_from_data (data, size, &error);
      if (handle)
        {
          g_autofree char *css = style_sheet (dark, colour);

          if (*css && !rsvg_handle_set_stylesheet (handle, (const guint8 *) css, strlen (css), &error))
            g_warning ("Piece %s: %s", name, error->message);
        }
      else
        {
          g_warning ("Piece %s: %s", name, error->message);
        }
    }

  g_hash_table_insert (handles, g_steal_pointer (&key), handle);
  return handle;
}

gboolean
gn_pieces_has (const char *name)
{
  return name && get_handle (name, FALSE, -1) != NULL;
}

gboolean
gn_pieces_get_size (const char *name,
                    double     *width,
                    double     *height)
{
  RsvgHandle *handle = name ? get_handle (name, FALSE, -1) : NULL;

  *width = *height = 64.0;
  if (!handle)
    return FALSE;

  gboolean has_box;
  RsvgRectangle box;
  rsvg_handle_get_intrinsic_dimensions (handle, NULL, NULL, NULL, NULL, &has_box, &box);
  if (has_box)
    {
      *width = box.width;
      *height = box.height;
    }
  return TRUE;
}

gboolean
gn_pieces_render (cairo_t    *cr,
                  const char *name,
                  gboolean    dark,
                  int         colour,
                  double      x,
                  double      y,
                  double      width,
                  double      height)
{
  RsvgHandle *handle = name ? get_handle (name, dark, colour) : NULL;

  if (!handle)
    return FALSE;

  g_autoptr (GError) error = NULL;
  const RsvgRectangle place = { x, y, width, height };
  if (rsvg_handle_render_document (handle, cr, &place, &error))
    return TRUE;

  g_warning ("Piece %s: %s", name, error->message);
  return FALSE;
}

static void
split (guint32 rgb,
       double  part[3])
{
  part[0] = ((rgb >> 16) & 0xff) / 255.0;
  part[1] = ((rgb >> 8) & 0xff) / 255.0;
  part[2] = (rgb & 0xff) / 255.0;
}

void
gn_pieces_seat_colour (int      colour,
                       gboolean dark,
                       double   rgb[3])
{
  split (rgb_of (MAX (colour, 0), dark), rgb);
}

void
gn_pieces_seat_ink (int      colour,
                    gboolean dark,
                    double   rgb[3])
{
  const int fill = fill_of (colour);

  split (dark ? DARK_INK : fill >= 0 ? fills[fill].light_ink : seats[gn_pieces_shape (MAX (colour, 0))].light_ink, rgb);
}

const char *
gn_pieces_seat_name (int colour)
{
  return seats[gn_pieces_shape (MAX (colour, 0))].piece;
}

double
gn_pieces_seat_letter (int     colour,
                       double *scale)
{
  const int shape = gn_pieces_shape (MAX (colour, 0));

  *scale = seats[shape].scale;
  return seats[shape].drop;
}

void
gn_pieces_trace_seat (cairo_t *cr,
                      int      colour,
                      double   x,
                      double   y,
                      double   size)
{
  const int shape = gn_pieces_shape (MAX (colour, 0));
  const double scale = size / 64;

  cairo_new_sub_path (cr);
  if (outlines[shape].n == 0)
    cairo_arc (cr, x + size / 2, y + size / 2, 27 * scale, 0, 2 * G_PI);
  for (guint i = 0; i < outlines[shape].n; i++)
    cairo_line_to (cr, x + outlines[shape].corner[2 * i] * scale, y + outlines[shape].corner[2 * i + 1] * scale);
  cairo_close_path (cr);
}
