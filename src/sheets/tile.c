/* tile.c: the pictures of games that the host makes up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "tile.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "core/base/file.h"
#include "core/library/library.h"
#include "core/match/option.h"
#include "core/words/text.h"
#include "drawing.h"
#include "photo-private.h"
#include "photo.h"
#include "pieces.h"

#define LETTER    "tile-letter-"   /* as in tile-svg.c */
#define MOST_SVG  (1024 * 1024)
#define MOST_KEPT (36 * 1024)   /* bytes; a picture with many colors and holes becomes JPEG */

/* ---- Taking a picture ------------------------------------------------------------------------------------------- */

static gboolean
is_drawing (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return length <= MOST_SVG && g_strstr_len (data, (gssize) MIN (length, 4096), "<svg");
}

/* A picture inside a drawing takes any memory, as a filter does; entities and style sheets elsewhere can hide them. */
static gboolean
is_plain_drawing (const char *text,
                  gsize       length)
{
  g_autoptr (GRegex) wild = g_regex_new ("<(?:[\\w.-]+:)?(?:image|feImage|filter)\\b|<!ENTITY|<\\?xml-stylesheet",
                                         G_REGEX_CASELESS | G_REGEX_RAW, 0, NULL);

  return !g_regex_match_full (wild, text, (gssize) length, 0, 0, NULL, NULL);
}

static GdkPixbuf *
draw (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree guint32 *pixels = g_new (guint32, GN_TILE_SIDE * GN_TILE_SIDE);
  const gboolean fine = is_plain_drawing (data, length) && gn_drawing_render (bytes, GN_TILE_SIDE, pixels);
  GdkPixbuf *pixbuf = fine ? gdk_pixbuf_new (GDK_COLORSPACE_RGB, TRUE, 8, GN_TILE_SIDE, GN_TILE_SIDE) : NULL;

  for (int y = 0; pixbuf && y < GN_TILE_SIDE; y++)
    {
      const guint32 *from = pixels + y * GN_TILE_SIDE;
      guchar *to = gdk_pixbuf_get_pixels (pixbuf) + y * gdk_pixbuf_get_rowstride (pixbuf);

      for (int x = 0; x < GN_TILE_SIDE; x++, to += 4)
        {
          const guint32 a = from[x] >> 24;

          to[3] = (guchar) a;
          for (int i = 0; i < 3; i++)
            to[i] = a ? (guchar) MIN (255, ((from[x] >> (16 - 8 * i) & 0xff) * 255 + a / 2) / a) : 0;
        }
    }
  return pixbuf;
}

char *
gn_tile_take (GFile   *file,
              GError **error)
{
  g_autoptr (GBytes) bytes = gn_file_read (file, GN_PHOTO_BYTES, error);
  g_autoptr (GdkPixbuf) drawn = bytes && is_drawing (bytes) ? draw (bytes) : NULL;
  g_autoptr (GdkPixbuf) pixbuf = drawn ? g_object_ref (drawn)
                                 : bytes ? gn_photo_decode (bytes, file, GN_TILE_SIDE, GN_PHOTO_PIXELS, NULL, error)
                                         : NULL;
  g_autofree char *packed = NULL;
  gsize length = 0;

  if (!pixbuf)
    return NULL;
  if (gdk_pixbuf_get_has_alpha (pixbuf))
    gdk_pixbuf_save_to_buffer (pixbuf, &packed, &length, "png", NULL, NULL);
  if (!packed || length > MOST_KEPT)
    {
      g_free (packed);
      packed = gn_photo_encode (pixbuf, &length);
    }
  if (packed && length <= MOST_KEPT)
    return g_base64_encode ((const guchar *) packed, length);

  g_autofree char *name = gn_file_name (file);
  g_autofree char *message = gn_fill (_("“{file}” is not a picture that Gnomon can read."), "file", name, NULL);

  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_READ, message);
  return NULL;
}

/* ---- Letters ---------------------------------------------------------------------------------------------------- */

/* What can be drawn: an SVG cannot have every character. */
static char *
drawable (const char *words)
{
  GString *plain = g_string_new (NULL);

  for (const char *p = words; *p; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);

      if (c >= ' ' && c != 0xfffe && c != 0xffff)
        g_string_append_unichar (plain, c);
    }
  return g_strstrip (g_string_free (plain, FALSE));
}

/* One letter of @words, or both if there are only two; then the name of the piece */
static char *
letter_of (const char *words,
           const char *fill)
{
  g_autofree char *plain = drawable (words);
  g_autofree char *begin = g_utf8_substring (plain, 0, MIN (g_utf8_strlen (plain, -1), 2));
  g_autofree char *first = g_utf8_strlen (plain, -1) > 2 ? g_utf8_substring (begin, 0, 1) : g_strdup (begin);
  g_autofree char *large = g_utf8_strup (first, -1);

  return g_strconcat (LETTER, fill, "-", large, NULL);
}

/* The first letter or digit; of a title without any, the first character that can be seen */
static char *
first_of (const char *title)
{
  const char *seen = NULL;

  for (const char *p = title; *p; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);

      if (g_unichar_isalnum (c))
        return g_utf8_substring (p, 0, 1);
      if (!seen && g_unichar_isgraph (c) && !g_unichar_iszerowidth (c) && g_unichar_type (c) != G_UNICODE_PRIVATE_USE)
        seen = p;
    }
  return seen ? g_utf8_substring (seen, 0, 1) : g_strdup ("?");
}

char *
gn_tile_initial (const char *title)
{
  static const char *const fills[] = { "blue", "green", "purple", "red", "turquoise", "ochre", "crimson", "violet" };
  g_autofree char *folded = g_utf8_casefold (title, -1);
  g_autofree char *first = first_of (title);

  return letter_of (first, fills[g_str_hash (folded) % G_N_ELEMENTS (fills)]);
}

gboolean
gn_tile_is_made_of (const char *attr)
{
  return g_str_equal (attr, "picture") || g_str_equal (attr, "letter") || g_str_equal (attr, "color");
}

char *
gn_tile_of (const GnSet *set,
            guint        family,
            guint        index)
{
  const GnGame *game = gn_set_game (set);
  const GnAttr *attr = gn_family_find_picture (&game->families[family]);
  const char *base64 = attr ? gn_set_text_as_written (set, family, index, attr->id) : NULL;
  const char *letter = attr ? gn_set_text (set, family, index, "letter") : NULL;
  const gint16 colour = attr ? gn_set_thing (set, family, index, "color") : GN_NONE;
  g_autofree char *name = attr ? gn_set_name (set, family, index) : NULL;
  char *picture = base64 ? gn_tile_picture (base64) : NULL;

  if (!attr || picture)
    return picture;
  for (const GnAttr *of = game->families[family].attrs; letter && colour != GN_NONE && of->id; of++)
    if (g_str_equal (of->id, "color"))
      return letter_of (letter, game->domains[of->domain].values[colour].id);
  return gn_tile_initial (letter ? letter : name);
}

char *
gn_tile_kept (const char *tile,
              GFile      *record)
{
  const char *dash = strchr (tile, '-');
  g_autofree char *fill = dash ? g_strndup (tile, (gsize) (dash - tile)) : NULL;
  g_autofree char *letter = dash ? drawable (dash + 1) : NULL;

  if (!dash || !*letter)
    return NULL;
  return g_str_equal (fill, "picture") ? gn_tile_picture_of (dash + 1, record) : letter_of (letter, fill);
}

/* ---- Of games and matches --------------------------------------------------------------------------------------- */

static void
add_named (GHashTable  *named,
           const GnSet *set)
{
  const GnGame *game = gn_set_game (set);

  for (guint family = 0; family < gn_game_n_families (game); family++)
    for (guint i = 0; gn_family_find_picture (&game->families[family]) && i < gn_set_size (set, family); i++)
      {
        g_autofree char *name = gn_set_name (set, family, i);

        g_hash_table_insert (named, g_utf8_casefold (name, -1), gn_tile_of (set, family, i));
      }
}

/* Pieces by the name of what they are for. They are read again when something in the folder has changed. */
static GHashTable *
named_in_library (const GnGame *game)
{
  static GHashTable *named;
  static const GnGame *of;
  static struct timespec read;
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", "sets", NULL);
  struct stat look = { 0 };

  /* Without a folder there are only those that ship. */
  if (g_stat (path, &look) < 0)
    look.st_mtim = (struct timespec) { 0 };
  if (named && of == game && look.st_mtim.tv_sec == read.tv_sec && look.st_mtim.tv_nsec == read.tv_nsec)
    return named;
  g_clear_pointer (&named, g_hash_table_unref);
  named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  of = game;
  read = look.st_mtim;

  g_autoptr (GPtrArray) sets = gn_library_sets (game);

  for (guint i = 0; i < sets->len; i++)
    add_named (named, sets->pdata[i]);
  return named;
}

static char *
emblem_of (const GnGame *game)
{
  g_autofree char *emblem = game ? g_strconcat ("emblem-", game->accent ? game->accent : game->id, NULL) : NULL;

  return emblem && gn_pieces_has (emblem) ? g_steal_pointer (&emblem) : g_strdup ("emblem-other");
}

static GnTileSource played;

void
gn_tile_set_source (GnTileSource source)
{
  played = source;
}

static char *
tile_of_game (const GnGame *game,
              const char   *title,
              GnTileSource  source)
{
  g_autofree char *folded = title ? g_utf8_casefold (title, -1) : NULL;
  const char *known;

  if (!game || !game->another || !title || !*title)
    return emblem_of (game);
  known = g_hash_table_lookup (named_in_library (game), folded);

  char *kept = !known && source ? source (game->id, title) : NULL;

  return known ? g_strdup (known) : kept ? kept : gn_tile_initial (title);
}

char *
gn_tile_of_game (const GnGame *game,
                 const char   *title)
{
  return tile_of_game (game, title, played);
}

char *
gn_tile_of_match (const GnMatch *match)
{
  const GnGame *game = match->game;
  g_autofree char *title = game->another ? gn_match_title (match) : NULL;

  for (guint i = 0; title && i < gn_game_n_options (game); i++)
    {
      const int family = game->options[i].family - 1;
      const char *id = family >= 0 ? gn_option_id (&game->options[i], match->set, match->option[i]) : NULL;
      const int index = id ? gn_set_find (match->set, (guint) family, id) : -1;
      g_autofree char *name = index >= 0 ? gn_set_name (match->set, (guint) family, (guint) index) : NULL;
      char *tile = g_strcmp0 (name, title) == 0 ? gn_tile_of (match->set, (guint) family, (guint) index) : NULL;

      if (tile)
        return tile;
    }
  return tile_of_game (game, title, NULL);
}
