/* sheet-write.c: writing the scoresheet as PDF, SVG, PNG and data
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "sheet.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>

#include "core/words/text.h"

#define PNG_SCALE (150 / 72.0)

static cairo_status_t
append (void                *closure,
        const unsigned char *data,
        unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
draw_pages (const GnSheet   *sheet,
            cairo_surface_t *surface,
            GnPaper          paper,
            guint            pages,
            gboolean         below)
{
  cairo_t *cr = cairo_create (surface);
  double width, height;

  gn_sheet_paper_size (paper, &width, &height);
  for (guint p = 0; p < pages; p++)
    {
      cairo_save (cr);
      if (below)
        cairo_translate (cr, 0, p * height);
      gn_sheet_draw (sheet, cr, paper, p);
      cairo_restore (cr);
      if (!below)
        cairo_show_page (cr);
    }
  cairo_destroy (cr);
}

static GByteArray *
to_pdf (const GnSheet *sheet,
        GnPaper        paper)
{
  GByteArray *bytes = g_byte_array_new ();
  double width, height;

  gn_sheet_paper_size (paper, &width, &height);

  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append, bytes, width, height);
  g_autoptr (GDateTime) started = g_date_time_new_from_unix_utc (gn_match_table_get_started (sheet->table));
  g_autofree char *date = started ? g_date_time_format (started, "%Y-%m-%dT%H:%M:%SZ") : NULL;

  /* the date of the match, not of the printing, so that the same record gives the same bytes */
  if (date)
    {
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, date);
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, date);
    }
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, sheet->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Gnomon");
  draw_pages (sheet, surface, paper, gn_sheet_n_pages (sheet, paper), FALSE);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return bytes;
}

static GByteArray *
to_svg (const GnSheet *sheet,
        GnPaper        paper)
{
  GByteArray *bytes = g_byte_array_new ();
  guint pages = gn_sheet_n_pages (sheet, paper);
  double width, height;

  gn_sheet_paper_size (paper, &width, &height);

  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (append, bytes, width, height * pages);

  draw_pages (sheet, surface, paper, pages, TRUE);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return bytes;
}

static GByteArray *
to_png (const GnSheet *sheet,
        GnPaper        paper)
{
  GByteArray *bytes = g_byte_array_new ();
  guint pages = gn_sheet_n_pages (sheet, paper);
  double width, height;

  gn_sheet_paper_size (paper, &width, &height);

  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (width * PNG_SCALE),
                                                         (int) (height * pages * PNG_SCALE));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_set_device_scale (surface, PNG_SCALE, PNG_SCALE);
  draw_pages (sheet, surface, paper, pages, TRUE);
  cairo_surface_write_to_png_stream (surface, append, bytes);
  cairo_surface_destroy (surface);
  return bytes;
}

gboolean
gn_sheet_write (const GnSheet  *sheet,
                GFile          *file,
                GnPaper         paper,
                GError        **error)
{
  g_autofree char *name = g_file_get_basename (file);
  const char *dot = strrchr (name, '.');
  g_autofree char *form = g_ascii_strdown (dot ? dot + 1 : "", -1);
  g_autoptr (GByteArray) bytes = NULL;
  g_autofree char *text = NULL;

  if (g_str_equal (form, "pdf"))
    bytes = to_pdf (sheet, paper);
  else if (g_str_equal (form, "svg"))
    bytes = to_svg (sheet, paper);
  else if (g_str_equal (form, "png"))
    bytes = to_png (sheet, paper);
  else if (g_str_equal (form, "csv"))
    text = gn_sheet_to_csv (sheet);
  else if (g_str_equal (form, "json"))
    text = gn_sheet_to_json (sheet);
  else if (g_str_equal (form, "txt"))
    text = gn_sheet_to_text (sheet);
  else if (g_str_equal (form, "bgsplay"))
    text = gn_sheet_to_bgstats (sheet);
  else
    {
      g_autofree char *message =
        /* Translators: {name} is a file's name; the extensions stay as they are */
        gn_fill (
          _("“{name}” has to end in .pdf, .svg, .png, .csv, .json, .txt or .bgsplay: the ending sets the format."),
          "name", name, NULL);

      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, message);
      return FALSE;
    }

  return g_file_replace_contents (file, bytes ? (const char *) bytes->data : text, bytes ? bytes->len : strlen (text),
                                  NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
}
