/* test-photo.c: photos of matches: any file as a picture, and the sheet that has one
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "core/base/json.h"
#include "core/library/library.h"
#include "games/games.h"
#include "sheets/photo.h"
#include "sheets/sheet.h"
#include "played.h"

static GFile *folder, *record, *picture;

static void
write_picture (const char *bytes,
               gsize       length)
{
  g_assert_true (g_file_set_contents (g_file_peek_path (picture), bytes, (gssize) length, NULL));
}

/* The upper half red, the lower half blue; the bytes in @form */
static char *
two_halves (const char *form,
            int         width,
            int         height,
            gsize      *length)
{
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  g_autoptr (GdkPixbuf) below = gdk_pixbuf_new_subpixbuf (pixbuf, 0, height / 2, width, height - height / 2);
  g_autoptr (GError) error = NULL;
  char *bytes;

  gdk_pixbuf_fill (pixbuf, 0xff0000ff);
  gdk_pixbuf_fill (below, 0x0000ffff);
  gdk_pixbuf_save_to_buffer (pixbuf, &bytes, length, form, &error, NULL);
  g_assert_no_error (error);
  return bytes;
}

/* Red, green or blue, whichever the photo mostly has there */
static char
colour_at (cairo_surface_t *photo,
           int              x,
           int              y)
{
  const guint32 *row = (gpointer) (cairo_image_surface_get_data (photo) + y * cairo_image_surface_get_stride (photo));
  const guint32 r = row[x] >> 16 & 0xff, g = row[x] >> 8 & 0xff, b = row[x] & 0xff;

  return r > 230 && g > 230 && b > 230 ? 'w' : r > g && r > b ? 'r' : b > r && b > g ? 'b' : 'g';
}

static void
assert_photo (int  width,
              int  height,
              char upper_left,
              char lower_left,
              char upper_right)
{
  cairo_surface_t *photo = gn_photo_load (record);

  g_assert_nonnull (photo);
  g_assert_cmpint (cairo_image_surface_get_width (photo), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (photo), ==, height);
  g_assert_cmpint (colour_at (photo, 5, 5), ==, upper_left);
  g_assert_cmpint (colour_at (photo, 5, height - 6), ==, lower_left);
  g_assert_cmpint (colour_at (photo, width - 6, 5), ==, upper_right);
  cairo_surface_destroy (photo);
}

static void
test_take (void)
{
  static const char *const forms[] = { "jpeg", "png", "bmp", "tiff" };
  g_autoptr (GError) error = NULL;

  g_assert_null (gn_photo_load (record));
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      gsize length;
      g_autofree char *small = two_halves (forms[i], 120, 90, &length);

      write_picture (small, length);
      g_assert_true (gn_photo_take (record, picture, &error));
      assert_photo (120, 90, 'r', 'b', 'r');
    }

  /* Larger than needed: smaller, with the same shape. */
  gsize length;
  g_autofree char *large = two_halves ("jpeg", 3000, 1500, &length);

  write_picture (large, length);
  g_assert_true (gn_photo_take (record, picture, &error));
  assert_photo (GN_PHOTO_SIDE, GN_PHOTO_SIDE / 2, 'r', 'b', 'r');

  /* What can be seen through is white. */
  g_autoptr (GdkPixbuf) clear = gdk_pixbuf_new (GDK_COLORSPACE_RGB, TRUE, 8, 40, 40);
  g_autofree char *bytes = NULL;

  gdk_pixbuf_fill (clear, 0x00000000);
  g_assert_true (gdk_pixbuf_save_to_buffer (clear, &bytes, &length, "png", &error, NULL));
  write_picture (bytes, length);
  g_assert_true (gn_photo_take (record, picture, &error));
  assert_photo (40, 40, 'w', 'w', 'w');
  g_assert_true (gn_photo_put (record, NULL, &error));
  g_assert_no_error (error);
}

/* A camera that was held upright says so in the file, and where it was. */
static void
test_anew (void)
{
  static const char exif[] = "\xff\xe1\x00\x2e" "Exif\0\0" "II*\0\x08\0\0\0" "\x01\0" "\x12\x01\x03\0\x01\0\0\0\x06\0\0\0"
                             "\0\0\0\0" "GPS: at home";
  g_autoptr (GError) error = NULL;
  gsize length, kept_length;
  g_autofree char *bytes = two_halves ("jpeg", 100, 60, &length);
  g_autoptr (GByteArray) turned = g_byte_array_new ();

  g_byte_array_append (turned, (guint8 *) bytes, 2);
  g_byte_array_append (turned, (const guint8 *) exif, sizeof exif - 1);
  g_byte_array_append (turned, (guint8 *) bytes + 2, (guint) length - 2);
  write_picture ((char *) turned->data, turned->len);
  g_assert_true (gn_photo_take (record, picture, &error));
  g_assert_no_error (error);
  /* turned to the right: what was above is at the right */
  assert_photo (60, 100, 'b', 'b', 'r');

  g_autoptr (GBytes) kept = gn_photo_bytes (record);
  const char *data = g_bytes_get_data (kept, &kept_length);

  g_assert_null (memmem (data, kept_length, "Exif", 4));
  g_assert_null (memmem (data, kept_length, "GPS", 3));

  /* The bytes can be put back. */
  g_assert_true (gn_photo_put (record, NULL, &error));
  g_assert_null (gn_photo_bytes (record));
  g_assert_true (gn_photo_put (record, NULL, &error));
  g_assert_true (gn_photo_put (record, kept, &error));
  assert_photo (60, 100, 'b', 'b', 'r');
  g_assert_true (gn_photo_put (record, NULL, &error));
  g_assert_no_error (error);
}

static void
assert_refused (const char *sentence)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) before = gn_photo_bytes (record);

  g_assert_false (gn_photo_take (record, picture, &error));
  g_assert_error (error, GN_FILE_ERROR, (int) error->code);
  g_assert_nonnull (strstr (error->message, sentence));

  g_autoptr (GBytes) after = gn_photo_bytes (record);

  g_assert_true (before && after && g_bytes_equal (before, after));

  /* The same beside a record that came from elsewhere. */
  g_autofree char *bytes = NULL;
  gsize length;

  if (g_file_get_contents (g_file_peek_path (picture), &bytes, &length, NULL) && length < 1000000)
    {
      g_autoptr (GBytes) bad = g_bytes_new (bytes, length);

      g_assert_true (gn_photo_put (record, bad, &error));
      g_assert_null (gn_photo_load (record));
      g_assert_true (gn_photo_put (record, before, &error));
    }
}

static void
test_hostile (void)
{
  /* a picture of 60,000 × 60,000 that has hardly any bytes */
  static const char bomb[] = "BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x60\xea\0\0\x60\xea\0\0\x01\0\x18\0\0\0\0\0\0\0\0\0"
                             "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  static const char svg[] = "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";
  static const char *const forms[] = { "jpeg", "png" };
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *good = two_halves ("png", 64, 64, &length);

  write_picture (good, length);
  g_assert_true (gn_photo_take (record, picture, &error));
  write_picture ("", 0);
  assert_refused ("is not a picture");
  write_picture ("A letter to Berta.", 18);
  assert_refused ("is not a picture");
  write_picture (svg, sizeof svg - 1);
  assert_refused ("is not a picture");
  write_picture (bomb, sizeof bomb - 1);
  assert_refused ("too large");

  /* The end is missing, or the middle is something else. */
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *bytes = two_halves (forms[i], 900, 900, &length);

      write_picture (bytes, length / 2);
      assert_refused (g_str_equal (forms[i], "jpeg") ? "a part of the picture is missing" : "“picture.jpg”");
    }

  /* More bytes than are read; a file with a hole has them at once. */
  write_picture ("", 0);
  g_assert_cmpint (truncate (g_file_peek_path (picture), GN_PHOTO_BYTES + 1), ==, 0);
  assert_refused ("Gnomon reads at most");
  g_unlink (g_file_peek_path (picture));
  assert_refused ("no longer exists");
  g_assert_cmpint (g_mkdir (g_file_peek_path (picture), 0700), ==, 0);
  assert_refused ("is a folder");
  g_rmdir (g_file_peek_path (picture));
  g_assert_true (gn_photo_put (record, NULL, &error));
  g_assert_no_error (error);
}

/* ---- The sheet ------------------------------------------------------------------------------------------------ */

static char *
to_pdf (GnMatchTable *table,
        gsize        *length)
{
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  g_autoptr (GFile) file = g_file_get_child (folder, "sheet.pdf");
  g_autoptr (GError) error = NULL;
  char *bytes;

  g_assert_true (gn_sheet_write (sheet, file, GN_PAPER_A4, &error));
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &bytes, length, &error));
  g_assert_no_error (error);
  return bytes;
}

static char *
words_of_pdf (void)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  g_autofree char *path = g_build_filename (g_file_peek_path (folder), "sheet.pdf", NULL);
  const char *const argv[] = { program, path, "-", NULL };
  char *words = NULL;

  if (program)
    g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &words, NULL, NULL, NULL));
  return words;
}

static void
test_sheet (void)
{
  static const char *const names[] = { "Anna", "Berta", "Carl" };
  static const GnAbout about = { (char *) "Berta’s garden", (char *) "The harbor", (char *) "One line.\nAnother line." };
  static const GnAbout none = { 0 };
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (gn_games_find ("example"), 3, NULL, &error);
  g_autoptr (GnMatchTable) table = played (match, names, 7, 11, G_MAXUINT);

  g_assert_true (gn_match_table_record (table, record, &error));

  gsize length, with_length, photo_length;
  g_autofree char *plain = to_pdf (table, &length);
  g_autofree char *bytes = two_halves ("jpeg", 400, 300, &photo_length);

  g_assert_true (gn_about_save (record, &about, &error));
  write_picture (bytes, photo_length);
  g_assert_true (gn_photo_take (record, picture, &error));

  g_autofree char *with = to_pdf (table, &with_length);
  g_autofree char *words = words_of_pdf ();
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  g_autofree char *text = gn_sheet_to_text (sheet);
  g_autoptr (GBytes) photo = gn_photo_bytes (record);
  const char *data = g_bytes_get_data (photo, &photo_length);

  /* The photo is in the document as it is, neither larger nor smaller. */
  g_assert_nonnull (memmem (with, with_length, data, photo_length));
  g_assert_cmpstr (sheet->where, ==, "Berta’s garden · The harbor");
  g_assert_nonnull (strstr (text, "Berta’s garden · The harbor\nOne line.\nAnother line.\n"));
  if (words)
    {
      g_assert_nonnull (strstr (words, "Berta’s garden · The harbor"));
      g_assert_nonnull (strstr (words, "One line."));
      g_assert_nonnull (strstr (words, "Another line."));
    }

  /* Without them the sheet is what it was. */
  g_assert_true (gn_photo_put (record, NULL, &error));
  g_assert_true (gn_about_save (record, &none, &error));
  g_autofree char *again = to_pdf (table, &with_length);
  g_assert_cmpmem (plain, length, again, with_length);
  g_assert_no_error (error);
  gn_match_table_close_record (table);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *path = g_dir_make_tmp ("gnomon-photo-XXXXXX", NULL);
  static const char *const names[] = { "match.gnomon", "picture.jpg", "sheet.pdf" };
  int result;

  folder = g_file_new_for_path (path);
  record = g_file_get_child (folder, "match.gnomon");
  picture = g_file_get_child (folder, "picture.jpg");
  gn_games_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/photo/take", test_take);
  g_test_add_func ("/photo/anew", test_anew);
  g_test_add_func ("/photo/hostile", test_hostile);
  g_test_add_func ("/photo/sheet", test_sheet);
  result = g_test_run ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_build_filename (path, names[i], NULL);

      g_unlink (name);
    }
  g_rmdir (path);
  g_object_unref (folder);
  g_object_unref (record);
  g_object_unref (picture);
  return result;
}
