/* listing.c: a sheet to print with lists of people and figures
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "listing.h"

#include "pieces.h"
#include "sheet-page.h"

#define SMALLEST 0.6   /* of the full size, before there is a second page */
#define COLUMN   62
#define TOKEN    13

typedef struct {
  int    colour;
  char  *title, *subtitle;
  char **cells;
} Row;

typedef struct {
  char      *title;
  char     **heads;
  GPtrArray *rows;   /* Row */
} List;

struct _GnListing {
  char      *title, *subtitle;
  GPtrArray *lists;   /* List */
  GPtrArray *notes;   /* utf8 */
};

static void
row_free (gpointer data)
{
  Row *row = data;

  g_free (row->title);
  g_free (row->subtitle);
  g_strfreev (row->cells);
  g_free (row);
}

static void
list_free (gpointer data)
{
  List *list = data;

  g_free (list->title);
  g_strfreev (list->heads);
  g_ptr_array_unref (list->rows);
  g_free (list);
}

GnListing *
gn_listing_new (const char *title,
                const char *subtitle)
{
  GnListing *listing = g_new0 (GnListing, 1);

  listing->title = g_strdup (title);
  listing->subtitle = g_strdup (subtitle);
  listing->lists = g_ptr_array_new_with_free_func (list_free);
  listing->notes = g_ptr_array_new_with_free_func (g_free);
  return listing;
}

void
gn_listing_free (GnListing *listing)
{
  if (!listing)
    return;
  g_free (listing->title);
  g_free (listing->subtitle);
  g_ptr_array_unref (listing->lists);
  g_ptr_array_unref (listing->notes);
  g_free (listing);
}

void
gn_listing_begin (GnListing         *listing,
                  const char        *title,
                  const char *const *heads)
{
  List *list = g_new0 (List, 1);

  list->title = g_strdup (title);
  list->heads = g_strdupv ((char **) heads);
  list->rows = g_ptr_array_new_with_free_func (row_free);
  g_ptr_array_add (listing->lists, list);
}

void
gn_listing_add (GnListing         *listing,
                int                colour,
                const char        *title,
                const char        *subtitle,
                const char *const *cells)
{
  List *list = listing->lists->pdata[listing->lists->len - 1];
  Row *row = g_new0 (Row, 1);

  g_return_if_fail (g_strv_length ((char **) cells) == g_strv_length (list->heads));
  *row = (Row) { colour, g_strdup (title), g_strdup (subtitle), g_strdupv ((char **) cells) };
  g_ptr_array_add (list->rows, row);
}

void
gn_listing_add_note (GnListing  *listing,
                     const char *text)
{
  g_ptr_array_add (listing->notes, g_strdup (text));
}

/* ---- On paper ----------------------------------------------------------------------------------------------- */

/* A figure, or the name of its column, at the right end of the column. */
static void
cell (GnPage     *page,
      const char *text,
      double      size,
      guint32     rgb,
      double      y,
      guint       column,
      guint       n)
{
  const double end = page->x0 + page->width - COLUMN * (n - 1 - column);
  g_autoptr (PangoLayout) layout = gn_page_fitted (page, text, size, PANGO_WEIGHT_NORMAL, COLUMN - 6, 1, GN_RIGHT);

  gn_page_show (page, layout, rgb, end - (COLUMN - 6), y - gn_page_layout_height (layout) / 2);
}

static void
draw_row (GnPage    *page,
          const Row *row)
{
  const guint n = g_strv_length (row->cells);
  const double indent = row->colour >= 0 ? TOKEN + 6 : 0, room = page->width - indent - COLUMN * n;
  g_autoptr (PangoLayout) title = gn_page_fitted (page, row->title, 10, PANGO_WEIGHT_BOLD, room, 2, GN_LEFT);
  g_autoptr (PangoLayout) under = row->subtitle ? gn_page_fitted (page, row->subtitle, 8.6, PANGO_WEIGHT_NORMAL, room,
                                                                  3, GN_LEFT)
                                                : NULL;
  const double high = gn_page_layout_height (title);
  const double tall = high + (under ? gn_page_layout_height (under) + 1 : 0) + 7;

  gn_page_need (page, tall);
  if (row->colour >= 0)
    gn_page_seat (page, row->colour, page->x0, page->y + high / 2 - TOKEN / 2.0, TOKEN);
  gn_page_show (page, title, GN_PAGE_INK, page->x0 + indent, page->y);
  if (under)
    gn_page_show (page, under, GN_PAGE_QUIET, page->x0 + indent, page->y + high + 1);
  for (guint i = 0; i < n; i++)
    cell (page, row->cells[i], 10, GN_PAGE_INK, page->y + high / 2, i, n);
  page->y += tall;
  gn_page_rule (page, page->y - 3, 0.3, GN_PAGE_LINE, page->x0, page->width);
}

static void
draw_list (GnPage     *page,
           const List *list)
{
  const guint n = g_strv_length (list->heads);

  if (!list->rows->len)
    return;
  gn_page_need (page, 56);
  gn_page_heading (page, list->title, NULL, page->x0, page->width);
  for (guint i = 0; i < n; i++)
    cell (page, list->heads[i], 7.6, GN_PAGE_QUIET, page->y + 8, i, n);
  page->y += 25;
  for (guint i = 0; i < list->rows->len; i++)
    draw_row (page, list->rows->pdata[i]);
  page->y += 14;
}

static void
draw_paragraph (GnPage     *page,
                const char *text,
                double      size,
                int         weight,
                guint32     rgb,
                int         lines)
{
  g_autoptr (PangoLayout) layout = gn_page_fitted (page, text, size, weight, page->width, lines, GN_LEFT);

  gn_page_need (page, gn_page_layout_height (layout));
  gn_page_show (page, layout, rgb, page->x0, page->y);
  page->y += gn_page_layout_height (layout) + 4;
}

/* Lays it out at @scale; the paper is larger then. Returns: how many pages that takes */
static guint
run (const GnListing *listing,
     cairo_t         *cr,
     GnPaper          paper,
     guint            wanted,
     double           scale)
{
  double width, height;
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *scratch = cairo_create (surface);
  GnPage page = { .cr = cr, .scratch = scratch, .x0 = GN_PAGE_MARGIN, .y = GN_PAGE_MARGIN, .wanted = wanted };

  gn_pieces_init ();
  gn_sheet_paper_size (paper, &width, &height);
  page.width = width / scale - 2 * GN_PAGE_MARGIN;
  page.height = height / scale - 2 * GN_PAGE_MARGIN - GN_PAGE_FOOTER;

  draw_paragraph (&page, listing->title, 22, PANGO_WEIGHT_HEAVY, GN_PAGE_INK, 2);
  draw_paragraph (&page, listing->subtitle, 9.6, PANGO_WEIGHT_NORMAL, GN_PAGE_QUIET, 3);
  page.y += 14;
  for (guint i = 0; i < listing->lists->len; i++)
    draw_list (&page, listing->lists->pdata[i]);
  for (guint i = 0; i < listing->notes->len; i++)
    draw_paragraph (&page, listing->notes->pdata[i], 7.8, PANGO_WEIGHT_NORMAL, GN_PAGE_QUIET, 6);
  gn_page_footer (&page);

  cairo_destroy (scratch);
  cairo_surface_destroy (surface);
  return page.page + 1;
}

/* The largest scale at which all is on one page; full size if it would become too small to read. */
static double
fitting_scale (const GnListing *listing,
               GnPaper          paper)
{
  for (double scale = 1; scale >= SMALLEST; scale -= 0.04)
    if (run (listing, NULL, paper, 0, scale) == 1)
      return scale;
  return 1;
}

guint
gn_listing_n_pages (const GnListing *listing,
                    GnPaper          paper)
{
  return run (listing, NULL, paper, 0, fitting_scale (listing, paper));
}

void
gn_listing_draw (const GnListing *listing,
                 cairo_t         *cr,
                 GnPaper          paper,
                 guint            page)
{
  const double scale = fitting_scale (listing, paper);

  cairo_save (cr);
  cairo_scale (cr, scale, scale);
  run (listing, cr, paper, page, scale);
  cairo_restore (cr);
}
