/* share.c: the result as one picture to send
 *
 * A band with the winners above, the scores below it. The band has the color of the game's emblem; a loss is dark.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "share.h"

#include <math.h>

#include "core/words/text.h"
#include "pieces.h"
#include "tile.h"
#include "sheet-page.h"

#define EDGE         40.0
#define BAND_TOP     36.0
#define BAND_HEIGHT 246.0
#define ROWS_TOP    302.0
#define ROWS_HEIGHT 216.0
#define STEPS       544.0  /* middle of the line with the tie-break, or with the players */
#define FOOT        592.0  /* middle of the last line */
#define GAP          40.0  /* between two columns */

#define GROUND 0xf3eee4
#define CARD   0xfffdf8
#define DARK   0x4a423c
#define WELL   0xe4dbcb
#define WHITE  0xffffff

/* Those who play together have no places among one another. */
static gboolean
is_ranking (const GnSheet *sheet)
{
  return gn_scoresheet_has_points (sheet->score) && !gn_match_table_get_match (sheet->table)->game->together;
}

static void
rounded (cairo_t *cr,
         double   x,
         double   y,
         double   width,
         double   height,
         double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* How light a color is, from 0 to 1, as WCAG has it. */
static double
lightness (guint32 rgb)
{
  static const double weight[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    {
      const double part = (rgb >> (16 - 8 * i) & 0xff) / 255.0;

      sum += weight[i] * (part <= 0.03928 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4));
    }
  return sum;
}

/* The ground of the game's emblem, dark enough for white words (4.5 : 1). */
static guint32
colour_of (const GnMatch *match)
{
  g_autofree char *emblem = g_strconcat ("emblem-", match->game->accent, NULL);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 96, 96);
  cairo_t *cr = cairo_create (surface);
  guint32 rgb = 0;

  if (gn_pieces_render (cr, emblem, FALSE, -1, 0, 0, 96, 96))
    {
      cairo_surface_flush (surface);
      rgb = *(const guint32 *) (gconstpointer) (cairo_image_surface_get_data (surface)
                                                + (gsize) cairo_image_surface_get_stride (surface) * 92 + 4 * 48)
            & 0xffffff;
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  if (!rgb)
    rgb = DARK;
  while (1.05 / (lightness (rgb) + 0.05) < 4.5)
    rgb = (rgb >> 16 & 0xff) * 24 / 25 << 16 | (rgb >> 8 & 0xff) * 24 / 25 << 8 | (rgb & 0xff) * 24 / 25;
  return rgb;
}

static void
draw_party (GnPage *page,
            guint   party,
            double  x,
            double  y,
            double  size)
{
  const int seat = page->sheet->score->seat[party];
  const GnMatch *match = gn_match_table_get_match (page->sheet->table);

  if (seat >= 0)
    gn_page_seat (page, gn_pieces_seat_paint (match, seat), x, y, size);
  else
    gn_page_piece (page, "gnome", -1, x, y, size);
}

/* ---- The band ------------------------------------------------------------------------------------------------- */

/* Plates with those on the stage, or with what has beaten them, in one row or two. Returns: the width */
static double
draw_plates (GnPage *page)
{
  const GnEnding *ending = page->sheet->ending;
  const gboolean lost = ending->mood == GN_MOOD_LOST && ending->villain;
  const guint n = lost ? 1 : ending->n_stage;
  const guint rows = n > 2 ? 2 : 1, in_row = (n + rows - 1) / rows;
  const double plate = rows == 2 ? 92 : n == 2 ? 124 : 164, pad = plate * 0.1, gap = 14;
  const double top = BAND_TOP + (BAND_HEIGHT - rows * plate - (rows - 1) * gap) / 2;

  for (guint i = 0; i < n; i++)
    {
      const double x = EDGE + 36 + (i % in_row) * (plate + gap), y = top + i / in_row * (plate + gap);

      gn_page_set_rgb (page->cr, CARD);
      rounded (page->cr, x, y, plate, plate, 18);
      cairo_fill (page->cr);
      if (lost)
        gn_page_piece (page, ending->villain, -1, x + pad, y + pad, plate - 2 * pad);
      else
        draw_party (page, ending->stage[i], x + pad, y + pad, plate - 2 * pad);
    }
  return n ? in_row * (plate + gap) + 18 : 0;
}

static void
draw_band (GnPage *page)
{
  const GnEnding *ending = page->sheet->ending;
  const GnMatch *match = gn_match_table_get_match (page->sheet->table);
  const gboolean won = ending->mood == GN_MOOD_WON, lost = ending->mood == GN_MOOD_LOST;
  const guint32 ink = won || lost ? WHITE : GN_PAGE_INK;
  double left, room, y;

  gn_page_set_rgb (page->cr, won ? colour_of (match) : lost ? DARK : WELL);
  rounded (page->cr, EDGE, BAND_TOP, GN_SHARE_WIDTH - 2 * EDGE, BAND_HEIGHT, 22);
  cairo_fill (page->cr);

  left = EDGE + 36 + draw_plates (page);
  room = GN_SHARE_WIDTH - EDGE - 36 - left;

  g_autoptr (PangoLayout) headline = gn_page_fitted (page, ending->headline, 64, PANGO_WEIGHT_HEAVY, room, 2, GN_LEFT);
  g_autoptr (PangoLayout) reason = gn_page_fitted (page, ending->reason, 28, PANGO_WEIGHT_BOLD, room, 2, GN_LEFT);
  const double below = *ending->reason ? gn_page_layout_height (reason) + 4 : 0;

  y = BAND_TOP + (BAND_HEIGHT - gn_page_layout_height (headline) - below) / 2;
  gn_page_show (page, headline, ink, left, y);
  if (below > 0)
    gn_page_show (page, reason, ink, left, y + gn_page_layout_height (headline) + 4);
}

/* ---- The scores ------------------------------------------------------------------------------------------------ */

/* A row of the ranking: place, tokens, name, and total at the right. */
static void
draw_rank (GnPage *page,
           guint   party,
           double  x,
           double  y,
           double  width,
           double  height)
{
  const GnScoresheet *score = page->sheet->score;
  const GnMatch *match = gn_match_table_get_match (page->sheet->table);
  const guint side = gn_scoresheet_side (score, party);
  const gboolean first = gn_scoresheet_has_won (score, party);
  const double size = MIN (46, height - 14), middle = y + height / 2;
  g_autofree char *total = gn_number_text (score->total[party]);
  g_autofree char *name = gn_side_name (match, score, party);
  double left = x;

  if (gn_scoresheet_has_places (score))
    {
      g_autofree char *place = score->rank[party] ? g_strdup_printf ("%u", score->rank[party]) : g_strdup ("–");

      gn_page_line (page, place, 30, PANGO_WEIGHT_HEAVY, first ? GN_PAGE_INK : GN_PAGE_QUIET, x + 14, middle,
                    GN_CENTRE);
      left += 42;
    }
  GN_FOR_PARTIES (score, p)
    if (side >> p & 1)
      {
        draw_party (page, p, left, middle - size / 2, size);
        left += size + 8;
      }
  left += 8;

  g_autoptr (PangoLayout) words = gn_page_fitted (page, name, 30, first ? PANGO_WEIGHT_HEAVY : PANGO_WEIGHT_BOLD,
                                                  x + width - 96 - left, 1, GN_LEFT);

  gn_page_show (page, words, GN_PAGE_INK, left, middle - gn_page_layout_height (words) / 2);
  if (score->side[party].text)
    {
      g_autofree char *names = gn_parties_names (match, score, side);
      const double at = left + gn_page_layout_width (words) + 20;
      g_autoptr (PangoLayout) members = gn_page_fitted (page, names, 24, PANGO_WEIGHT_NORMAL, x + width - 96 - at, 1,
                                                        GN_LEFT);

      gn_page_show (page, members, GN_PAGE_QUIET, at, middle - gn_page_layout_height (members) / 2 + 2);
    }
  gn_page_line (page, total, MIN (44, height - 8), PANGO_WEIGHT_HEAVY, GN_PAGE_INK, x + width, middle, GN_RIGHT);
}

static void
draw_ranking (GnPage *page)
{
  const GnScoresheet *score = page->sheet->score;
  guint8 order[GN_MAX_PARTIES], lead[GN_MAX_PARTIES];
  guint n = 0;

  gn_scoresheet_order (score, TRUE, order);
  GN_FOR_PARTIES (score, k)
    if ((guint) __builtin_ctz (gn_scoresheet_side (score, order[k])) == order[k])
      lead[n++] = order[k];

  const guint columns = n > 3 ? 2 : 1, rows = (n + columns - 1) / columns;
  const double width = (GN_SHARE_WIDTH - 2 * EDGE - 20 - (columns - 1) * GAP) / columns;
  const double height = MIN (ROWS_HEIGHT / rows, 72);

  for (guint i = 0; i < n; i++)
    {
      const double x = EDGE + 10 + i / rows * (width + GAP), y = ROWS_TOP + i % rows * height;

      draw_rank (page, lead[i], x, y, width, height);
      gn_page_rule (page, y + height, 1, GN_PAGE_LINE, x, width);
    }
}

/* The figures of the whole table, for games without a ranking. */
static void
draw_figures (GnPage *page)
{
  const GPtrArray *figures = page->sheet->figures;
  const guint n = MIN (figures->len, 8), rows = (n + 1) / 2;
  const double width = (GN_SHARE_WIDTH - 2 * EDGE - 20 - GAP) / 2, height = rows ? MIN (ROWS_HEIGHT / rows, 54) : 0;

  for (guint i = 0; i < n; i++)
    {
      const GnSheetLine *line = figures->pdata[i];
      const char *icon = page->sheet->score->figure[i].icon;
      const double x = EDGE + 10 + i / rows * (width + GAP), y = ROWS_TOP + i % rows * height;
      const double left = x + (icon ? 44 : 0);
      g_autoptr (PangoLayout) value = gn_page_fitted (page, line->value, 28, PANGO_WEIGHT_HEAVY, width * 0.5, 1,
                                                      GN_RIGHT);
      g_autoptr (PangoLayout) name = gn_page_fitted (page, line->name, 25, PANGO_WEIGHT_NORMAL,
                                                     x + width - left - gn_page_layout_width (value) - 14, 1, GN_LEFT);

      gn_page_piece (page, icon, -1, x, y + height / 2 - 16, 32);
      gn_page_show (page, name, GN_PAGE_INK, left, y + (height - gn_page_layout_height (name)) / 2);
      gn_page_show (page, value, GN_PAGE_INK, x + width * 0.5, y + (height - gn_page_layout_height (value)) / 2);
      gn_page_rule (page, y + height, 1, GN_PAGE_LINE, x, width);
    }
}

/* ---- The foot -------------------------------------------------------------------------------------------------- */

/* Who has played, where no ranking tells it. */
static void
draw_people (GnPage *page)
{
  const GnMatch *match = gn_match_table_get_match (page->sheet->table);
  const double width = (GN_SHARE_WIDTH - 2 * EDGE - 20) / match->n_seats;

  GN_FOR_SEATS (match, seat)
    {
      const double x = EDGE + 10 + (double) seat * width;
      g_autoptr (PangoLayout) name = gn_page_fitted (page, gn_match_name (match, seat), 22, PANGO_WEIGHT_BOLD,
                                                     MIN (width, 240) - 50, 1, GN_LEFT);

      gn_page_seat (page, gn_pieces_seat_paint (match, seat), x, STEPS - 15, 30);
      gn_page_show (page, name, GN_PAGE_INK, x + 38, STEPS - gn_page_layout_height (name) / 2);
    }
}

static void
draw_foot (GnPage *page)
{
  const GnSheet *sheet = page->sheet;
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  g_autofree char *emblem = gn_tile_of_match (match);
  const double left = EDGE + 10 + (gn_pieces_has (emblem) ? 64 : 0), room = GN_SHARE_WIDTH - EDGE - 10 - left;
  g_autoptr (GString) steps = g_string_new (NULL);

  for (guint i = 0; i < sheet->ending->steps->len; i++)
    g_string_append_printf (steps, "%s%s", i ? " · " : "", (const char *) sheet->ending->steps->pdata[i]);
  if (steps->len)
    {
      g_autoptr (PangoLayout) words = gn_page_fitted (page, steps->str, 22, PANGO_WEIGHT_BOLD,
                                                      GN_SHARE_WIDTH - 2 * EDGE - 20, 1, GN_LEFT);

      gn_page_show (page, words, GN_PAGE_QUIET, EDGE + 10, STEPS - gn_page_layout_height (words) / 2);
    }
  else if (!is_ranking (sheet))
    draw_people (page);

  g_autoptr (PangoLayout) title = gn_page_fitted (page, sheet->title, 24, PANGO_WEIGHT_HEAVY, room * 0.42, 1, GN_LEFT);
  g_autoptr (PangoLayout) when = gn_page_fitted (page, sheet->subtitle, 20, PANGO_WEIGHT_NORMAL, room * 0.56, 1,
                                                 GN_RIGHT);

  gn_page_piece (page, emblem, -1, EDGE + 10, FOOT - 25, 50);
  gn_page_show (page, title, GN_PAGE_INK, left, FOOT - gn_page_layout_height (title) / 2);
  gn_page_show (page, when, GN_PAGE_QUIET, left + room * 0.44, FOOT - gn_page_layout_height (when) / 2);
}

void
gn_share_draw (const GnSheet *sheet,
               cairo_t       *cr)
{
  GnPage page = { .sheet = sheet, .cr = cr, .scratch = cr, .width = GN_SHARE_WIDTH, .height = GN_SHARE_HEIGHT };

  gn_pieces_init ();
  gn_page_set_rgb (cr, GROUND);
  cairo_paint (cr);
  draw_band (&page);
  if (is_ranking (sheet))
    draw_ranking (&page);
  else
    draw_figures (&page);
  draw_foot (&page);
}

static cairo_status_t
append (void                *closure,
        const unsigned char *data,
        unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

gboolean
gn_share_write (const GnSheet  *sheet,
                GFile          *file,
                GError        **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, GN_SHARE_WIDTH, GN_SHARE_HEIGHT);
  cairo_t *cr = cairo_create (surface);

  gn_share_draw (sheet, cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, append, bytes);
  cairo_surface_destroy (surface);
  return g_file_replace_contents (file, (const char *) bytes->data, bytes->len, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  NULL, error);
}
