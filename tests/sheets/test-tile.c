/* test-tile.c: the pictures of games that the host makes up: any file, any set, and where they are known
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "core/base/json.h"
#include "core/library/library.h"
#include "core/set/set.h"
#include "games/games.h"
#include "played.h"
#include "sheets/drawing.h"
#include "sheets/pieces.h"
#include "sheets/share.h"
#include "sheets/tile.h"

static GFile *folder, *file;

static GnSet *set_with (const char *picture);

static const GnGame *
pad (void)
{
  return gn_games_find ("pad");
}

static void
write_file (const char *bytes,
            gsize       length)
{
  g_assert_true (g_file_set_contents (g_file_peek_path (file), bytes, (gssize) length, NULL));
}

/* A picture of one color, in base64 of that kind */
static char *
picture_of (const char *kind,
            int         width,
            int         height,
            guint32     rgba)
{
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, (rgba & 0xff) < 0xff, 8, width, height);
  g_autofree char *bytes = NULL;
  gsize length;

  gdk_pixbuf_fill (pixbuf, rgba);
  g_assert_true (gdk_pixbuf_save_to_buffer (pixbuf, &bytes, &length, kind, NULL, NULL));
  write_file (bytes, length);
  return g_base64_encode ((const guchar *) bytes, length);
}

/* 0xrrggbb in the middle of the piece */
static guint32
middle_of (const char *piece)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 32, 32);
  cairo_t *cr = cairo_create (surface);
  guint32 pixel;

  g_assert_true (gn_pieces_render (cr, piece, FALSE, -1, 0, 0, 32, 32));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixel = ((guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                                   + 16 * cairo_image_surface_get_stride (surface)))[6];
  cairo_surface_destroy (surface);
  return pixel & 0xffffff;
}

static void
assert_near (guint32 is,
             guint32 should)
{
  for (int i = 0; i < 24; i += 8)
    g_assert_cmpint (ABS ((int) (is >> i & 0xff) - (int) (should >> i & 0xff)), <, 12);
}

static void
test_take (void)
{
  static const char svg[] = "<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg' width='900' height='900'>"
                            "<rect width='900' height='900' fill='#00c000'/></svg>";
  static const struct { const char *kind; int width, height; guint32 rgba; } pictures[] = {
    { "png", 900, 600, 0xc00000ff }, { "jpeg", 64, 64, 0x0000c0ff }, { "png", 20, 20, 0xc0c00080 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *as_is = picture_of (pictures[i].kind, pictures[i].width, pictures[i].height, pictures[i].rgba);
      g_autoptr (GError) error = NULL;
      g_autofree char *base64 = gn_tile_take (file, &error);
      g_autofree char *piece = base64 ? gn_tile_picture (base64) : NULL;

      g_assert_no_error (error);
      g_assert_nonnull (piece);
      g_assert_true (gn_pieces_has (piece));
      /* what can be seen through stays so */
      g_assert_true (g_str_has_prefix (base64, (pictures[i].rgba & 0xff) < 0xff ? "iVBORw0KGgo" : "/9j/"));
      if ((pictures[i].rgba & 0xff) == 0xff && pictures[i].width == pictures[i].height)
        assert_near (middle_of (piece), pictures[i].rgba >> 8);
    }

  write_file (svg, sizeof svg - 1);

  g_autofree char *drawn = gn_tile_take (file, NULL);
  g_autofree char *piece = gn_tile_picture (drawn);

  g_assert_nonnull (piece);
  assert_near (middle_of (piece), 0x00c000);
}

static void
assert_refused (const char *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (gn_tile_take (file, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, sentence));
}

static void
test_refused (void)
{
  static const char bomb[] = "BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x60\xea\0\0\x60\xea\0\0\x01\0\x18\0\0\0\0\0\0\0\0\0"
                             "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  g_autofree char *large = picture_of ("png", 400, 20, 0xff00ffff);

  /* a set may hold it, but it is larger than any that Gnomon makes */
  g_assert_null (gn_tile_picture (large));
  g_assert_null (gn_tile_picture ("iVBORw0KGgoAAAA="));
  g_assert_null (gn_tile_picture (""));
  write_file ("A letter to Berta.", 18);
  assert_refused ("is not a picture");
  write_file ("<svg", 4);
  assert_refused ("is not a picture");
  write_file (bomb, sizeof bomb - 1);
  assert_refused ("too large");
  write_file ("", 0);
  assert_refused ("is not a picture");
  g_unlink (g_file_peek_path (file));
  assert_refused ("no longer exists");
}

/* The sum of a part of a PNG file */
static guint32
sum_of (const guint8 *data,
        gsize         length)
{
  guint32 sum = 0xffffffff;

  for (gsize i = 0; i < length; i++)
    {
      sum ^= data[i];
      for (guint k = 0; k < 8; k++)
        sum = sum >> 1 ^ (sum & 1 ? 0xedb88320 : 0);
    }
  return ~sum;
}

static void
add_chunk (GByteArray   *png,
           const char   *type,
           gconstpointer data,
           gsize         length)
{
  const guint32 n = GUINT32_TO_BE ((guint32) length);
  const guint at = png->len + 4;
  guint32 sum;

  g_byte_array_append (png, (const guint8 *) &n, 4);
  g_byte_array_append (png, (const guint8 *) type, 4);
  g_byte_array_append (png, data, (guint) length);
  sum = GUINT32_TO_BE (sum_of (png->data + at, png->len - at));
  g_byte_array_append (png, (const guint8 *) &sum, 4);
}

/* A black picture in base64 that is thousands of times larger when it is unpacked */
static char *
bomb_of (guint side)
{
  const guint32 be = GUINT32_TO_BE (side);
  const gsize raw = (gsize) side * (1 + (side + 7) / 8);
  g_autoptr (GByteArray) png = g_byte_array_new ();
  guint8 header[13] = { [8] = 1 };
  g_autofree guint8 *rows = g_malloc0 (raw), *packed = g_malloc (raw);
  g_autoptr (GZlibCompressor) packer = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9);
  gsize read, length;

  memcpy (header, &be, 4);
  memcpy (header + 4, &be, 4);
  g_assert_cmpint (g_converter_convert (G_CONVERTER (packer), rows, raw, packed, raw, G_CONVERTER_INPUT_AT_END, &read,
                                        &length, NULL), ==, G_CONVERTER_FINISHED);
  g_byte_array_append (png, (const guint8 *) "\x89PNG\r\n\x1a\n", 8);
  add_chunk (png, "IHDR", header, sizeof header);
  add_chunk (png, "IDAT", packed, length);
  add_chunk (png, "IEND", "", 0);
  return g_base64_encode (png->data, png->len);
}

static glong
most_memory (void)
{
  struct rusage use;

  getrusage (RUSAGE_SELF, &use);
  return use.ru_maxrss / 1024;
}

/* No memory is taken for a picture that is larger than those of sets, and what was refused is not read again. */
static void
test_bombs (void)
{
  static const char *const wild[] = {
    "<image width='9' height='9' href='data:image/png;base64,AAAA'/>",
    "<filter id='f'><feGaussianBlur stdDeviation='90'/></filter><g filter='url(#f)'><rect width='9' height='9'/></g>",
    "<x:image xmlns:x='http://www.w3.org/2000/svg' width='9' height='9'/>",
  };
  g_autofree char *bomb = bomb_of (7900);
  const glong before = most_memory ();

  g_assert_cmpuint (strlen (bomb), <, 20000);
  g_assert_null (gn_tile_picture (bomb));
  g_assert_null (gn_tile_picture (bomb));
  g_assert_cmpint (most_memory () - before, <, 50);
  for (guint i = 0; i <= G_N_ELEMENTS (wild); i++)
    {
      const gboolean entity = i == G_N_ELEMENTS (wild);
      g_autofree char *svg = g_strdup_printf ("%s<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>%s</svg>",
                                              entity ? "<!DOCTYPE svg [<!ENTITY a '&#60;image/>'>]>" : "",
                                              entity ? "&a;" : wild[i]);

      write_file (svg, strlen (svg));
      assert_refused ("is not a picture");
    }
}

/* @levels groups, each of which has ten of the one before it by @use, which has a gap for an id */
static char *
nested (const char *use,
        guint       levels)
{
  GString *svg = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink'"
                               " width='9' height='9'><defs><g id='a0'><path d='M0 0h1v1z'/></g>");

  for (guint i = 1; i < levels; i++)
    {
      g_string_append_printf (svg, "<%s id='a%u'>", strstr (use, "pattern") ? "pattern" : "g", i);
      for (guint k = 0; k < 10; k++)
        {
          g_autofree char *id = g_strdup_printf ("#a%u", i - 1);
          g_auto (GStrv) parts = g_strsplit (use, "@", 2);

          g_string_append_printf (svg, "%s%s%s", parts[0], id, parts[1]);
        }
      g_string_append_printf (svg, "</%s>", strstr (use, "pattern") ? "pattern" : "g");
    }
  g_string_append_printf (svg, "</defs><use href='#a%u'/></svg>", levels - 1);
  return g_string_free (svg, FALSE);
}

/* @n random numbers up to @most, which make a path by @letter */
static char *
path_of (char  letter,
         guint n,
         int   most)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (n);
  GString *svg = g_string_new ("<path fill='none' stroke='red' stroke-width='9' stroke-linejoin='round' d='M0 0");

  g_string_append_c (svg, letter);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (svg, "%d ", g_rand_int_range (rand, -most, most));
  g_string_append (svg, "'/>");
  return g_string_free (svg, FALSE);
}

static char *
repeated (const char *one,
          guint       n)
{
  GString *all = g_string_new (NULL);

  while (n--)
    g_string_append (all, one);
  return g_string_free (all, FALSE);
}

/* What would keep librsvg busy for long is not drawn; what people draw is. */
static void
test_nested (void)
{
  static const char *const uses[] = { "<use href='@'/>", "<use x:href='@'/>", "<rect width='9' height='9' mask='url(@)'/>",
                                      "<rect width='9' height='9' style='fill:url(@)'/><!--pattern-->" };
  g_autofree char *few = nested (uses[0], 4), *groups = repeated ("<g>", 300000), *words = repeated ("Wm ", 300000);
  g_autofree char *rules = repeated (".abc>.b g{fill:red}", 40000), *lines = path_of ('L', 30000, 999);
  g_autofree char *curves = path_of ('C', 6000, 9000000), *plain = path_of ('C', 600, 99);
  g_autofree char *text = g_strdup_printf ("<text y='9'>%s</text>", words);
  g_autofree char *styled = repeated ("<g/>", 9000), *css = g_strdup_printf ("<style>%s</style>%s", rules, styled);
  const char *const bodies[] = { groups, text, css, lines, curves, plain, "<text y='9'>W</text>" };
  const guint refused = 4, drawn_from = 5;   /* newer librsvg cuts the huge curves at the picture's edge */
  guint32 *pixels = g_new (guint32, GN_TILE_SIDE * GN_TILE_SIDE);

  for (guint i = 0; i < G_N_ELEMENTS (uses); i++)
    {
      g_autofree char *svg = nested (uses[i], 8), *any = NULL;

      g_test_message ("%s", uses[i]);
      write_file (svg, strlen (svg));
      if (g_str_has_prefix (uses[i], "<use"))
        assert_refused ("is not a picture");
      else
        any = gn_tile_take (file, NULL);   /* some librsvg see that it refers to nothing */
    }
  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      g_autofree char *svg = g_strdup_printf ("<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'>%s<rect "
                                              "width='9' height='9'/></svg>", bodies[i]);
      g_autofree char *drawn = NULL;

      g_test_message ("%u: %.40s", i, bodies[i]);
      g_assert_cmpuint (strlen (svg), <, 1024 * 1024);
      write_file (svg, strlen (svg));
      if (i < refused)
        assert_refused ("is not a picture");
      else
        g_assert_true ((drawn = gn_tile_take (file, NULL)) || i < drawn_from);
    }
  write_file (few, strlen (few));

  g_autofree char *drawn = gn_tile_take (file, NULL);
  g_autoptr (GBytes) nothing = g_bytes_new_static ("", 0);

  g_assert_nonnull (drawn);
  g_assert_false (gn_drawing_render (nothing, GN_TILE_SIDE, pixels));
  g_free (pixels);
}

/* Names come from records that anybody wrote: each has something to be drawn. */
static void
test_odd_names (void)
{
  static const struct { const char *title, *letter; } names[] = {
    { "\xef\xbf\xbf", "?" }, { "\xef\xbf\xbeWords", "W" }, { "\xe2\x80\x8bZero", "Z" }, { "<&", "<" }, { "", "?" },
    { "¡Adiós!", "A" }, { "\xcc\x81", "?" }, { "7 Seas", "7" }, { "א", "א" }, { "\xee\x80\x80", "?" }, { "ﬁfty", "FI" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *piece = gn_tile_initial (names[i].title);

      g_assert_cmpstr (strrchr (piece, '-') + 1, ==, names[i].letter);
      g_assert_true (gn_pieces_has (piece));
    }

  g_autoptr (GnSet) set = set_with ("null");
  g_autoptr (JsonNode) node = gn_json_parse ("{\"id\":\"skat\",\"letter\":\"\\uffffX\"}", -1, 100, NULL);

  if (gn_set_teach (set, 0, node, NULL) >= 0)
    {
      g_autofree char *piece = gn_tile_of (set, 0, 0);

      g_assert_true (gn_pieces_has (piece));
    }
}

/* The host's own set with a pad "Skat" that has this picture, or another one with null */
static GnSet *
set_with (const char *picture)
{
  g_autofree char *text = g_strdup_printf (
    "{\"gnomon\":\"components\",\"version\":1,\"game\":\"pad\",\"id\":\"mine\",\"title\":\"Mine\",\"stand_in\":false,"
    "\"components\":{\"pads\":[{\"id\":\"skat\",\"name\":\"Skat\",\"letter\":\"Sk\",\"color\":\"red\",\"picture\":%s},"
    "{\"id\":\"doko\",\"name\":\"Doko\",\"picture\":\"iVBORw0KGgoAAAAA\"}]}}", picture);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return gn_set_new_from_bytes (pad (), bytes, NULL);
}

static void
test_set (void)
{
  g_autofree char *base64 = picture_of ("png", 50, 50, 0x008000ff), *quoted = g_strdup_printf ("\"%s\"", base64);
  static const char *const wrong[] = { "7", "\"\"", "\"R0lGODlhAQABAAAAACw=\"", "\"iVBORw0KGgoAA AA\"", "\"/9j/é\"",
                                       "\"iVBORw0KGgoA\"==" };
  g_autoptr (GnSet) set = set_with (quoted), without = set_with ("null");
  g_autofree char *picture = gn_tile_of (set, 0, 0), *letter = gn_tile_of (without, 0, 0);
  g_autofree char *initial = gn_tile_of (set, 0, 1);
  g_autoptr (GString) huge = g_string_new ("\"/9j/");

  g_assert_true (g_str_has_prefix (picture, "tile-picture-"));
  assert_near (middle_of (picture), 0x008000);
  g_assert_cmpstr (letter, ==, "tile-letter-red-SK");
  g_assert_true (gn_pieces_has (letter));
  assert_near (middle_of (letter), 0xc4283f);
  /* it cannot be read, so it is as if there were none */
  g_assert_true (g_str_has_prefix (initial, "tile-letter-"));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_null (set_with (wrong[i]));
  for (guint i = 0; i < 70000 / 4; i++)
    g_string_append (huge, "AAAA");
  g_string_append_c (huge, '"');
  g_assert_null (set_with (huge->str));
}

/* Whoever has only the record knows the picture by its sum; @piece: %NULL: it cannot be read */
static void
check_kept (GFile      *record,
            const char *base64,
            const char *piece)
{
  GnRecordInfo *info = gn_library_read (record);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, base64, -1);
  g_autofree char *tile = g_strdup_printf ("picture-%.16s", sum), *kept = gn_tile_kept (tile, record);

  g_assert_cmpstr (info->tile, ==, base64);
  g_assert_cmpstr (kept, ==, piece);
  gn_record_info_free (info);
}

/* Of thousands of records with pictures only some are kept; letters are always. */
static void
test_kept (void)
{
  static const char *const names[] = { "Anna", "Berta" };
  static const struct { const char *tile, *piece; } tiles[] = {
    { "red-Sk", "tile-letter-red-SK" }, { "red", NULL }, { "red-", NULL }, { "red-\xef\xbf\xbf", NULL }, { "picture-", NULL },
  };
  g_autofree char *base64 = picture_of ("png", 51, 51, 0x800080ff), *quoted = g_strdup_printf ("\"%s\"", base64);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, base64, -1);
  g_autofree char *tile = g_strdup_printf ("picture-%.16s", sum);
  g_autoptr (GFile) record = g_file_get_child (folder, "kept.gnomon");
  GnMatch *match = gn_match_new (pad (), 2, set_with (quoted), NULL);

  g_assert_true (gn_match_set_option (match, "pad", "skat"));
  gn_match_set_title (match, "Skat");

  g_autoptr (GnMatchTable) table = played (match, names, 1, 1, 3);

  g_assert_true (gn_match_table_record (table, record, NULL));
  gn_match_table_close_record (table);
  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      g_autofree char *piece = gn_tile_kept (tiles[i].tile, record);

      g_assert_cmpstr (piece, ==, tiles[i].piece);
    }
  for (guint i = 0; i < 400; i++)
    {
      g_autofree char *text = g_strdup_printf ("%04u", i), *piece = gn_tile_picture (text);

      g_assert_null (piece);
    }

  g_autofree char *none = gn_tile_kept (tile, record), *one = gn_tile_picture (base64);
  g_autofree char *known = gn_tile_kept (tile, record);

  g_assert_null (none);
  g_assert_nonnull (one);
  g_assert_cmpstr (known, ==, one);
  g_unlink (g_file_peek_path (record));
}

/* The record has the picture of what is played, and not those of all the host's pads. */
static void
test_record (void)
{
  static const char *const names[] = { "Anna", "Berta" };
  g_autofree char *base64 = picture_of ("png", 50, 50, 0x800080ff), *quoted = g_strdup_printf ("\"%s\"", base64);
  g_autoptr (GFile) record = g_file_get_child (folder, "match.gnomon");

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      GnMatch *match = gn_match_new (pad (), 2, set_with (quoted), &error);

      g_assert_no_error (error);
      g_assert_true (gn_match_set_option (match, "pad", i ? "doko" : "skat"));
      gn_match_set_title (match, i ? "Doko" : "Skat");

      g_autofree char *emblem = gn_tile_of_match (match);
      g_autoptr (GnMatchTable) table = played (match, names, 1, 1, 3);
      g_autofree char *text = NULL;

      g_assert_true (g_str_has_prefix (emblem, i ? "tile-letter-" : "tile-picture-"));
      g_assert_true (gn_match_table_record (table, record, &error));
      gn_match_table_close_record (table);
      g_assert_true (g_file_get_contents (g_file_peek_path (record), &text, NULL, NULL));
      g_assert_true ((strstr (text, base64) != NULL) == (i == 0));
      g_assert_true ((strstr (text, "iVBORw0KGgoAAAAA") != NULL) == (i == 1));

      g_autoptr (GnMatchTable) again = gn_match_table_open (record, FALSE, NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (gn_set_size (gn_match_table_get_match (again)->set, 0), ==, 2);
      check_kept (record, i ? "iVBORw0KGgoAAAAA" : base64, i ? NULL : emblem);
      g_unlink (g_file_peek_path (record));
    }
}

/* The picture to share has it beside the title. */
static void
test_share (void)
{
  static const char *const names[] = { "Anna", "Berta" };
  g_autofree char *base64 = picture_of ("png", 50, 50, 0x00c000ff), *quoted = g_strdup_printf ("\"%s\"", base64);
  GnMatch *match = gn_match_new (pad (), 2, set_with (quoted), NULL);

  g_assert_true (gn_match_set_option (match, "pad", "skat"));
  gn_match_set_title (match, "Skat");

  g_autoptr (GnMatchTable) table = played (match, names, 1, 1, 3);

  g_assert_true (gn_match_table_is_over (table) || gn_match_table_stop (table, NULL));

  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, GN_SHARE_WIDTH, GN_SHARE_HEIGHT);
  cairo_t *cr = cairo_create (surface);

  gn_share_draw (sheet, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  assert_near (((guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                                        + 592 * cairo_image_surface_get_stride (surface)))[75] & 0xffffff, 0x00c000);
  cairo_surface_destroy (surface);
}

/* Lists know only the name: the picture comes from the host's sets, and follows them. */
static void
test_library (void)
{
  g_autofree char *base64 = picture_of ("png", 50, 50, 0x008080ff), *quoted = g_strdup_printf ("\"%s\"", base64);
  g_autoptr (GnSet) set = set_with (quoted), without = set_with ("null");
  g_autofree char *before = gn_tile_of_game (pad (), "Skat"), *stand_in = gn_tile_of_game (pad (), "Lowest wins");
  g_autofree char *plain = gn_tile_of_game (pad (), NULL), *other = gn_tile_of_game (gn_games_find ("wizard"), "Skat");
  g_autofree char *nothing = gn_tile_of_game (NULL, NULL), *odd = gn_tile_of_game (pad (), "łódź");

  g_assert_true (g_str_has_prefix (before, "tile-letter-"));
  g_assert_true (g_str_has_suffix (before, "-S"));
  g_assert_cmpstr (stand_in, ==, "tile-letter-green-L");
  g_assert_cmpstr (plain, ==, "emblem-pad");
  g_assert_cmpstr (other, ==, "emblem-wizard");
  g_assert_cmpstr (nothing, ==, "emblem-other");
  g_assert_true (g_str_has_suffix (odd, "-Ł"));
  g_assert_true (gn_pieces_has (odd));

  g_assert_true (gn_library_save_set (set, NULL));
  g_autofree char *with = gn_tile_of_game (pad (), "skat");
  g_assert_true (g_str_has_prefix (with, "tile-picture-"));
  g_assert_true (gn_library_save_set (without, NULL));
  g_autofree char *after = gn_tile_of_game (pad (), "Skat");
  g_assert_cmpstr (after, ==, "tile-letter-red-SK");
}

/* What could not be read again is not written: all that was there would be gone. */
static void
test_full (void)
{
  g_autofree char *padding = g_strnfill (60000, 'A');
  g_autoptr (GnSet) set = set_with ("null");
  g_autoptr (GError) error = NULL;

  g_assert_true (gn_library_save_set (set, NULL));
  for (guint i = 0; i < 80; i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"id\":\"p%u\",\"name\":\"P\",\"picture\":\"/9j/%s\"}", i, padding);
      g_autoptr (JsonNode) node = gn_json_parse (text, -1, 100000, NULL);

      g_assert_cmpint (gn_set_teach (set, 0, node, &error), >=, 0);
    }
  g_assert_false (gn_library_save_set (set, &error));
  g_assert_nonnull (strstr (error->message, "too large"));

  g_autofree char *kept = gn_tile_of_game (pad (), "Skat");

  g_assert_cmpstr (kept, ==, "tile-letter-red-SK");
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *path = g_dir_make_tmp ("gnomon-tile-XXXXXX", NULL);
  g_autofree char *sets = g_build_filename (path, "gnomon", "sets", NULL);
  g_autofree char *mine = g_build_filename (sets, "pad-mine.json", NULL);
  g_autofree char *gnomon = g_build_filename (path, "gnomon", NULL);
  g_autofree char *picture = g_build_filename (path, "picture", NULL);
  int result;

  g_setenv ("XDG_DATA_HOME", path, TRUE);
  folder = g_file_new_for_path (path);
  file = g_file_new_for_path (picture);
  gn_games_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/take", test_take);
  g_test_add_func ("/tile/refused", test_refused);
  g_test_add_func ("/tile/bombs", test_bombs);
  g_test_add_func ("/tile/nested", test_nested);
  g_test_add_func ("/tile/odd-names", test_odd_names);
  g_test_add_func ("/tile/set", test_set);
  g_test_add_func ("/tile/record", test_record);
  g_test_add_func ("/tile/share", test_share);
  g_test_add_func ("/tile/library", test_library);
  g_test_add_func ("/tile/full", test_full);
  g_test_add_func ("/tile/kept", test_kept);   /* last: no more pictures are kept after it */
  result = g_test_run ();
  g_unlink (mine);
  g_unlink (picture);
  g_rmdir (sets);
  g_rmdir (gnomon);
  g_rmdir (path);
  g_object_unref (folder);
  g_object_unref (file);
  return result;
}
