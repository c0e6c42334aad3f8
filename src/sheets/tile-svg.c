/* tile-svg.c: the pictures of games that the host makes up, as SVG for pieces.c
 *
 * A set comes from anywhere: a picture in it is drawn only if it is as small as those that Gnomon makes.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "tile.h"

#include <string.h>

#include "core/library/library.h"
#include "photo-private.h"

#define LETTER  "tile-letter-"
#define PICTURE "tile-picture-"
#define MOST_PICTURES 300   /* from records: thousands of them would take all memory */

static GHashTable *pictures;    /* base64 by the name of the piece; %NULL for what cannot be read */

/* "tile-letter-blue-W" */
static char *
letter_svg (const char *text,
            GnTileFill  fill_of)
{
  const char *letter = strchr (text, '-');
  g_autofree char *fill = letter ? g_strndup (text, (gsize) (letter - text)) : NULL;
  guint32 rgb, ink;

  if (!letter || !fill_of (fill, &rgb, &ink))
    return NULL;

  g_autofree char *words = g_markup_escape_text (letter + 1, -1);

  return g_strdup_printf ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">"
                          "<rect x=\"5\" y=\"5\" width=\"54\" height=\"54\" rx=\"12\" fill=\"#%06x\"/>"
                          "<text x=\"32\" y=\"%d\" text-anchor=\"middle\" font-family=\"Cantarell, sans-serif\""
                          " font-weight=\"800\" font-size=\"%d\" fill=\"#%06x\">%s</text></svg>", rgb,
                          g_utf8_strlen (letter + 1, -1) > 1 ? 42 : 45, g_utf8_strlen (letter + 1, -1) > 1 ? 27 : 36,
                          ink, words);
}

char *
gn_tile_svg (const char *name,
             GnTileFill  fill_of)
{
  const char *base64 = pictures ? g_hash_table_lookup (pictures, name) : NULL;

  if (g_str_has_prefix (name, LETTER))
    return letter_svg (name + strlen (LETTER), fill_of);
  if (!base64)
    return NULL;
  return g_strdup_printf ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">"
                          "<clipPath id=\"c\"><rect x=\"4\" y=\"4\" width=\"56\" height=\"56\" rx=\"8\"/></clipPath>"
                          "<image x=\"4\" y=\"4\" width=\"56\""
                          " height=\"56\" clip-path=\"url(#c)\" href=\"data:%s;base64,%s\"/></svg>",
                          g_str_has_prefix (base64, "/9j/") ? "image/jpeg" : "image/png", base64);
}

char *
gn_tile_picture_of (const char *sum,
                    GFile      *record)
{
  g_autofree char *name = g_strconcat (PICTURE, sum, NULL), *read = NULL;
  GnRecordInfo *info;

  if (pictures && g_hash_table_contains (pictures, name))
    return g_hash_table_lookup (pictures, name) ? g_steal_pointer (&name) : NULL;
  if (pictures && g_hash_table_size (pictures) >= MOST_PICTURES)
    return NULL;
  info = gn_library_read (record);
  read = info->tile && !strchr (info->tile, '-') ? gn_tile_picture (info->tile) : NULL;
  gn_record_info_free (info);
  return g_steal_pointer (&read);
}

char *
gn_tile_picture (const char *base64)
{
  gsize length = 0;
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, base64, -1);
  g_autofree char *name = g_strdup_printf (PICTURE "%.16s", sum);

  if (!pictures)
    pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  if (!g_hash_table_contains (pictures, name))
    {
      guchar *data = g_base64_decode (base64, &length);
      g_autoptr (GBytes) bytes = g_bytes_new_take (data, length);
      g_autoptr (GFile) nowhere = g_file_new_for_path ("picture");
      gboolean as_is = FALSE;
      g_autoptr (GdkPixbuf) pixbuf = gn_photo_decode (bytes, nowhere, GN_TILE_SIDE, GN_TILE_SIDE * GN_TILE_SIDE, &as_is,
                                                      NULL);

      g_hash_table_insert (pictures, g_strdup (name), pixbuf && as_is ? g_strdup (base64) : NULL);
    }
  return g_hash_table_lookup (pictures, name) ? g_steal_pointer (&name) : NULL;
}
