/* photo.c: reading pictures from anywhere, and writing them anew beside a record
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "photo.h"
#include "photo-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/base/file.h"
#include "core/base/json.h"
#include "core/library/library.h"
#include "core/words/text.h"

#define QUALITY "85"
#define CHUNK   (64 * 1024)
#define FRONT   1024   /* bytes at once until the size is known: before that, a picture that is too large is unpacked */

typedef struct {
  int      side;            /* the most that is kept */
  gint64   most;            /* pixels */
  int      width, height;   /* as the file says */
  gboolean too_large;
  int      rows;            /* rows that have arrived, from the top, in the size that is kept */
} Reading;

static void
on_size (GdkPixbufLoader *loader,
         int              width,
         int              height,
         Reading         *reading)
{
  const double scale = (double) reading->side / MAX (width, height);

  reading->width = width;
  reading->height = height;
  reading->too_large = (gint64) width * height > reading->most;
  /* before memory for the picture is taken */
  if (reading->too_large)
    gdk_pixbuf_loader_set_size (loader, 0, 0);
  else if (scale < 1)
    gdk_pixbuf_loader_set_size (loader, MAX (1, (int) (width * scale)), MAX (1, (int) (height * scale)));
}

static void
on_updated (GdkPixbufLoader *loader,
            int              x,
            int              y,
            int              width,
            int              height,
            Reading         *reading)
{
  reading->rows = MAX (reading->rows, y + height);
}

static void
set_error (GError    **error,
           GFile      *file,
           const char *sentence)
{
  g_autofree char *name = gn_file_name (file);
  g_autofree char *most = g_strdup_printf ("%d", GN_PHOTO_PIXELS / 1000000);
  g_autofree char *message = gn_fill (sentence, "file", name, "n", most, NULL);

  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_READ, message);
}

/* Returns: (transfer full) (nullable): a loader for these bytes. Kinds that are not in this list are not tried: a
 * drawing (SVG) could take any time, and have other files drawn in it. */
static GdkPixbufLoader *
loader_for (const guchar *data,
            gsize         length)
{
  static const struct {
    guint       at;
    guint       length;
    const char *magic;
    const char *type;
  } kinds[] = {
    { 0, 3, "\xff\xd8\xff", "image/jpeg" }, { 0, 4, "\x89PNG", "image/png" }, { 8, 4, "WEBP", "image/webp" },
    { 4, 7, "ftypavi", "image/avif" }, { 4, 7, "ftyphei", "image/heif" }, { 4, 7, "ftypmif", "image/heif" },
    { 0, 4, "II*\0", "image/tiff" }, { 0, 4, "MM\0*", "image/tiff" }, { 0, 4, "GIF8", "image/gif" },
    { 0, 2, "BM", "image/bmp" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (length > kinds[i].at + kinds[i].length && memcmp (data + kinds[i].at, kinds[i].magic, kinds[i].length) == 0)
      return gdk_pixbuf_loader_new_with_mime_type (kinds[i].type, NULL);
  return NULL;
}

/* TRUE for a JPEG whose picture has its end, and for every other kind: the loader makes up the rest of a JPEG that is
 * cut off. Segments have their length; after a scan's header there are bytes up to the next marker. */
static gboolean
has_end (const guchar *data,
         gsize         length)
{
  gsize at = 2;

  if (length < 4 || data[0] != 0xff || data[1] != 0xd8)
    return TRUE;
  while (at + 1 < length)
    {
      const guchar marker = data[at + 1];

      if (data[at] != 0xff || marker == 0xff || marker == 0 || (marker >= 0xd0 && marker <= 0xd7))
        at++;
      else if (marker == 0xd9)
        return TRUE;
      else
        at += at + 3 < length ? 2 + ((gsize) data[at + 2] << 8 | data[at + 3]) : 2;
    }
  return FALSE;
}

GdkPixbuf *
gn_photo_decode (GBytes   *bytes,
                 GFile    *file,
                 int       side,
                 gint64    most,
                 gboolean *as_is,
                 GError  **error)
{
  gsize length;
  const guchar *data = g_bytes_get_data (bytes, &length);
  g_autoptr (GdkPixbufLoader) loader = loader_for (data, length);
  Reading reading = { .side = side, .most = most };
  gsize step;
  gboolean fine = loader != NULL;

  if (loader)
    {
      g_signal_connect (loader, "size-prepared", G_CALLBACK (on_size), &reading);
      g_signal_connect (loader, "area-updated", G_CALLBACK (on_updated), &reading);
    }
  for (gsize at = 0; fine && at < length; at += step)
    {
      step = MIN (reading.width ? CHUNK : FRONT, length - at);
      fine = gdk_pixbuf_loader_write (loader, data + at, step, NULL) && !reading.too_large;
    }
  fine = loader && gdk_pixbuf_loader_close (loader, NULL) && fine;

  GdkPixbuf *pixbuf = fine ? gdk_pixbuf_loader_get_pixbuf (loader) : NULL;

  if (reading.too_large)
    /* Translators: {file} is the name of a picture; {n} is a number of megapixels. */
    set_error (error, file, _("“{file}” is too large: Gnomon reads pictures of at most {n} megapixels."));
  else if (!pixbuf)
    /* Translators: {file} is the name of a file that was chosen as a photo. */
    set_error (error, file, _("“{file}” is not a picture that Gnomon can read."));
  else if (reading.rows < gdk_pixbuf_get_height (pixbuf) || !has_end (data, length))
    /* Translators: {file} is the name of a picture. */
    set_error (error, file, _("“{file}” is damaged: a part of the picture is missing."));
  else
    {
      if (as_is)
        *as_is = reading.width == gdk_pixbuf_get_width (pixbuf) && reading.height == gdk_pixbuf_get_height (pixbuf)
                 && !gdk_pixbuf_get_option (pixbuf, "orientation");
      return gdk_pixbuf_apply_embedded_orientation (pixbuf);
    }
  return NULL;
}

char *
gn_photo_encode (GdkPixbuf *pixbuf,
                 gsize     *length)
{
  /* What can be seen through is white, as on paper. */
  g_autoptr (GdkPixbuf) plain = gdk_pixbuf_get_has_alpha (pixbuf)
    ? gdk_pixbuf_composite_color_simple (pixbuf, gdk_pixbuf_get_width (pixbuf), gdk_pixbuf_get_height (pixbuf),
                                         GDK_INTERP_NEAREST, 255, 8, 0xffffff, 0xffffff)
    : g_object_ref (pixbuf);
  char *jpeg = NULL;

  return plain && gdk_pixbuf_save_to_buffer (plain, &jpeg, length, "jpeg", NULL, "quality", QUALITY, NULL) ? jpeg
                                                                                                         : NULL;
}

gboolean
gn_photo_take (GFile   *record,
               GFile   *picture,
               GError **error)
{
  g_autoptr (GBytes) bytes = gn_file_read (picture, GN_PHOTO_BYTES, error);
  g_autoptr (GdkPixbuf) pixbuf = bytes ? gn_photo_decode (bytes, picture, GN_PHOTO_SIDE, GN_PHOTO_PIXELS, NULL, error)
                                       : NULL;
  g_autoptr (GFile) file = gn_photo_file (record);
  g_autofree char *jpeg = NULL;
  gsize length;

  if (!pixbuf)
    return FALSE;
  jpeg = gn_photo_encode (pixbuf, &length);
  if (jpeg)
    return gn_file_write (file, jpeg, length, error);
  set_error (error, picture, _("“{file}” is not a picture that Gnomon can read."));
  return FALSE;
}

GBytes *
gn_photo_bytes (GFile *record)
{
  g_autoptr (GFile) file = gn_photo_file (record);

  return gn_file_read (file, GN_PHOTO_BYTES, NULL);
}

gboolean
gn_photo_put (GFile   *record,
              GBytes  *bytes,
              GError **error)
{
  g_autoptr (GFile) file = gn_photo_file (record);
  g_autoptr (GError) why = NULL;

  if (bytes)
    return gn_file_write (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
  if (g_file_delete (file, NULL, &why) || g_error_matches (why, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;

  g_autofree char *name = gn_file_name (file);
  g_autofree char *message = gn_fill (_("“{file}” cannot be deleted."), "file", name, NULL);

  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE, message);
  return FALSE;
}

/* ---- Drawing ---------------------------------------------------------------------------------------------------- */

static void
copy_row (const guchar *from,
          guint32      *to,
          int           width,
          int           channels)
{
  for (int x = 0; x < width; x++, from += channels)
    to[x] = 0xff000000u | (guint32) from[0] << 16 | (guint32) from[1] << 8 | from[2];
}

cairo_surface_t *
gn_photo_load (GFile *record)
{
  g_autoptr (GFile) file = gn_photo_file (record);
  g_autoptr (GBytes) bytes = gn_photo_bytes (record);
  gboolean as_is = FALSE;
  g_autoptr (GdkPixbuf) pixbuf = bytes ? gn_photo_decode (bytes, file, GN_PHOTO_SIDE, GN_PHOTO_PIXELS, &as_is, NULL)
                                       : NULL;
  cairo_surface_t *surface = NULL;

  if (pixbuf)
    {
      const int width = gdk_pixbuf_get_width (pixbuf), height = gdk_pixbuf_get_height (pixbuf);
      gsize length;
      const guchar *data = g_bytes_get_data (bytes, &length);

      surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
      for (int y = 0; y < height; y++)
        copy_row (gdk_pixbuf_read_pixels (pixbuf) + (gsize) y * (gsize) gdk_pixbuf_get_rowstride (pixbuf),
                  (guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                                          + (gsize) y * (gsize) cairo_image_surface_get_stride (surface)),
                  width, gdk_pixbuf_get_n_channels (pixbuf));
      cairo_surface_mark_dirty (surface);
      if (as_is && length > 1 && data[0] == 0xff && data[1] == 0xd8)
        cairo_surface_set_mime_data (surface, CAIRO_MIME_TYPE_JPEG, data, length, (cairo_destroy_func_t) g_bytes_unref,
                                     g_bytes_ref (bytes));
    }
  return surface;
}
