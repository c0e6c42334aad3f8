/* sheet-draw.c: the scoresheet on paper
 *
 * The sheet is a list of blocks, each of which knows its height and draws itself. Blocks fill the pages in order and
 * are never cut. All drawings stay vectors, and all text stays text.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "sheet-page.h"

#include <glib/gi18n.h>

#include "pieces.h"
#include "tile.h"
#include "core/words/text.h"

#define MOST_USUAL 12  /* options as in the rulebook, for which there is room */
#define SMALLEST 0.76  /* of the full size: small print is 5 points then */

/* ---- The head ------------------------------------------------------------------ */

static void
title (GnPage *page)
{
  const GnSheet *sheet = page->sheet;
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  g_autofree char *emblem = gn_tile_of_match (match);
  double indent = gn_pieces_has (emblem) ? 66 : 0;
  g_autoptr (PangoLayout) name = gn_page_fitted (page, sheet->title, 22, PANGO_WEIGHT_HEAVY, page->width - indent, 1,
                                                 GN_LEFT);

  if (indent > 0)
    gn_page_piece (page, emblem, -1, page->x0, page->y, 53);
  gn_page_show (page, name, GN_PAGE_INK, page->x0 + indent, page->y + 2);
  gn_page_line (page, sheet->subtitle, 8.4, PANGO_WEIGHT_NORMAL, GN_PAGE_QUIET, page->x0 + indent, page->y + 40,
                GN_LEFT);
  page->y += 66;

  g_autoptr (PangoLayout) headline = gn_page_fitted (page, sheet->ending->headline, 14, PANGO_WEIGHT_HEAVY,
                                                     page->width, 3, GN_LEFT);

  gn_page_show (page, headline, GN_PAGE_INK, page->x0, page->y);
  page->y += gn_page_layout_height (headline) + 2;
  if (*sheet->ending->reason)
    {
      g_autoptr (PangoLayout) reason = gn_page_fitted (page, sheet->ending->reason, 10, PANGO_WEIGHT_NORMAL,
                                                       page->width, 3, GN_LEFT);

      gn_page_show (page, reason, GN_PAGE_INK, page->x0, page->y);
      page->y += gn_page_layout_height (reason) + 2;
    }
  page->y += 10;
}

#define PHOTO_WIDTH  230  /* the most that a photo takes of the page */
#define PHOTO_HEIGHT 160
#define NOTE_LINES   14

static void
draw_photo (GnPage *page,
            double  width,
            double  height)
{
  cairo_surface_t *photo = page->sheet->photo;

  if (!gn_page_drawing (page))
    return;
  cairo_save (page->cr);
  cairo_translate (page->cr, page->x0, page->y);
  cairo_scale (page->cr, width / cairo_image_surface_get_width (photo),
               height / cairo_image_surface_get_height (photo));
  cairo_set_source_surface (page->cr, photo, 0, 0);
  cairo_paint (page->cr);
  cairo_restore (page->cr);
}

/* What people kept about the match: the photo, and beside it place, expansion and note. */
static void
about (GnPage *page)
{
  const GnSheet *sheet = page->sheet;
  double wide = 0, high = 0, tall = 0;

  if (!*sheet->where && !*sheet->note && !sheet->photo)
    return;
  if (sheet->photo)
    {
      const double w = cairo_image_surface_get_width (sheet->photo), h = cairo_image_surface_get_height (sheet->photo);
      const double scale = MIN (PHOTO_WIDTH / w, PHOTO_HEIGHT / h);

      wide = w * scale;
      high = h * scale;
    }

  const double indent = sheet->photo ? wide + 14 : 0, room = page->width - indent;
  g_autoptr (PangoLayout) where = gn_page_fitted (page, sheet->where, 9.6, PANGO_WEIGHT_BOLD, room, 3, GN_LEFT);
  g_autoptr (PangoLayout) note = gn_page_fitted (page, sheet->note, 9.2, PANGO_WEIGHT_NORMAL, room, NOTE_LINES,
                                                 GN_LEFT);
  const double below = *sheet->where ? gn_page_layout_height (where) + 3 : 0;

  tall = MAX (high, below + (*sheet->note ? gn_page_layout_height (note) : 0));
  gn_page_need (page, tall + 14);
  if (sheet->photo)
    draw_photo (page, wide, high);
  if (*sheet->where)
    gn_page_show (page, where, GN_PAGE_INK, page->x0 + indent, page->y);
  if (*sheet->note)
    gn_page_show (page, note, GN_PAGE_INK, page->x0 + indent, page->y + below);
  page->y += tall + 14;
}

/* ---- The table of scores ------------------------------------------------------ */

#define MANY 8   /* more parties than this have small names and totals */

typedef struct {
  double label;    /* width of the first column */
  double column;   /* width of each party's column */
  guint8 at[GN_MAX_PARTIES];  /* the number of each party's column */
} Columns;

static Columns
columns (const GnPage *page)
{
  guint n = MAX (1, page->sheet->score->n_parties);
  Columns columns = { .label = MIN (190, page->width * (n > MANY ? 0.16 : n > 4 ? 0.28 : 0.36)) };

  columns.column = MIN (120, (page->width - columns.label) / n);
  columns.label = page->width - columns.column * n;
  for (guint8 k = 0; k < page->sheet->score->n_parties; k++)
    columns.at[page->sheet->order[k]] = k;
  return columns;
}

static double
column_end (const GnPage  *page,
            const Columns *c,
            guint          party)
{
  return page->x0 + c->label + c->column * (c->at[party] + 1) - 6;
}

/* Shades the best party's column while rows are drawn. */
static void
shade (GnPage        *page,
       const Columns *c,
       double         height)
{
  const GnScoresheet *score = page->sheet->score;

  if (!gn_page_drawing (page))
    return;

  gn_page_set_rgb (page->cr, GN_PAGE_SOFT);
  GN_FOR_PARTIES (score, p)
    if (gn_scoresheet_has_won (score, p))
      {
        /* not over the lower half of the rule above */
        cairo_rectangle (page->cr, page->x0 + c->label + c->column * c->at[p], page->y + 0.5, c->column, height - 0.5);
        cairo_fill (page->cr);
      }
}

#define SIDES 12  /* height of the line with the sides */
#define TOKEN 18  /* height of the line with the tokens, where they stand above the names */

static double
party_header (GnPage        *page,
              const Columns *c,
              gboolean       draw)
{
  const GnScoresheet *score = page->sheet->score;
  const GnMatch *match = gn_match_table_get_match (page->sheet->table);
  const gboolean sides = gn_sheet_has_sides (page->sheet);
  const gboolean many = score->n_parties > MANY;
  const double above = many ? TOKEN : 0;
  double tallest = 0;

  for (guint pass = 0; pass < (draw ? 2 : 1); pass++)
    GN_FOR_PARTIES (score, p)
      {
        g_autofree char *name = gn_sheet_party (page->sheet, p);
        double room = c->column - 6 - (many ? 0 : score->seat[p] >= 0 ? 22 : 4);
        g_autoptr (PangoLayout) layout = gn_page_fitted (page, name, many ? 7 : score->n_parties > 4 ? 9 : 10.5,
                                                         PANGO_WEIGHT_BOLD,
                                                         room, 3, GN_RIGHT);
        double height = gn_page_layout_height (layout);

        if (pass == 0)
          {
            tallest = MAX (tallest, height);
            continue;
          }
        if (sides)
          {
            g_autofree char *side = gn_side_name (match, score, p);
            g_autoptr (PangoLayout) over = gn_page_fitted (page, side, 7.8, PANGO_WEIGHT_NORMAL, c->column - 8, 1,
                                                           GN_RIGHT);

            gn_page_show (page, over, GN_PAGE_QUIET, column_end (page, c, p) - c->column + 8,
                          page->y + above + tallest + 7);
          }
        gn_page_show (page, layout, GN_PAGE_INK, column_end (page, c, p) - room,
                      page->y + above + 5 + (tallest - height) / 2);
        if (score->seat[p] >= 0)
          {
            const double wide = gn_page_layout_width (layout);

            gn_page_seat (page, gn_pieces_seat_paint (match, score->seat[p]),
                          column_end (page, c, p) - (many ? 16 : MIN (wide, room) + 21),
                          page->y + 5 + (many ? 0 : tallest / 2 - 8), 16);
          }
      }
  return above + tallest + 10 + (sides ? SIDES : 0);
}

/* Does what need() does; a table that goes on to another page gets its column heads again there. */
static void
need_row (GnPage        *page,
          const Columns *c,
          double         height)
{
  guint before = page->page;

  gn_page_need (page, height);
  if (page->page == before)
    return;

  double heads = party_header (page, c, FALSE);

  shade (page, c, heads);
  party_header (page, c, TRUE);
  page->y += heads;
  gn_page_rule (page, page->y, 0.6, GN_PAGE_INK, page->x0, page->width);
}

static void
score_row (GnPage           *page,
           const Columns    *c,
           const GnSheetRow *row,
           guint             among)
{
  g_autofree char *name = gn_sheet_label (page->sheet, &row->label);
  double indent = row->icon ? 20 : 0;
  double size = row->total ? 11 : 9.2;
  g_autoptr (PangoLayout) label = gn_page_fitted (
    page, name, size, row->total ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, c->label - indent - 6, 2, GN_LEFT);
  double height = MAX (20.5, gn_page_layout_height (label) + 7);

  need_row (page, c, gn_sheet_row_is_heading (page->sheet, row) ? 2 * height + 4 : height);
  /* keep the rows after a heading on the same page */
  if (gn_sheet_row_is_heading (page->sheet, row))
    {
      g_autoptr (PangoLayout) over = gn_page_fitted (page, name, 8.6, PANGO_WEIGHT_BOLD, page->width, 1, GN_LEFT);

      shade (page, c, height + 4);
      gn_page_show (page, over, GN_PAGE_QUIET, page->x0, page->y + 9);
      page->y += height + 4;
      gn_page_rule (page, page->y, 0.6, GN_PAGE_INK, page->x0, page->width);
      return;
    }
  shade (page, c, height);
  if (row->total)
    gn_page_rule (page, page->y, 0.9, GN_PAGE_INK, page->x0, page->width);
  gn_page_piece (page, row->icon, -1, page->x0, page->y + height / 2 - 7, 14);
  gn_page_show (page, label, GN_PAGE_INK, page->x0 + indent, page->y + (height - gn_page_layout_height (label)) / 2);

  GN_FOR_PARTIES (page->sheet->score, p)
    {
      if (!(among >> p & 1))
        continue;

      g_autofree char *value = gn_sheet_cell (row, p);

      gn_page_line (page, value, row->total ? 14 : 9.8, PANGO_WEIGHT_BOLD, GN_PAGE_INK, column_end (page, c, p),
                    page->y + height / 2, GN_RIGHT);
      g_autofree char *pieces = gn_sheet_pieces (page->sheet, row, p);

      gn_page_line (page, pieces, 7.4, PANGO_WEIGHT_NORMAL, GN_PAGE_QUIET, column_end (page, c, p) - 27,
                    page->y + height / 2 + 0.8, GN_RIGHT);
    }
  page->y += height;
  gn_page_rule (page, page->y, 0.4, GN_PAGE_LINE, page->x0, page->width);
}

static void
totals (GnPage        *page,
        const Columns *c)
{
  const GnScoresheet *score = page->sheet->score;
  const GnMatch *match = gn_match_table_get_match (page->sheet->table);
  g_autofree char *label = gn_say_text (match, &score->total_label, FALSE);

  need_row (page, c, 58);
  shade (page, c, 34);
  gn_page_rule (page, page->y, 1.0, GN_PAGE_INK, page->x0, page->width);
  gn_page_line (page, label, 10.5, PANGO_WEIGHT_BOLD, GN_PAGE_INK, page->x0, page->y + 17, GN_LEFT);
  GN_FOR_PARTIES (score, p)
    {
      g_autofree char *value = gn_number_text (score->total[p]);

      gn_page_line (page, value, score->n_parties > MANY ? 11 : 21, PANGO_WEIGHT_HEAVY, GN_PAGE_INK,
                    column_end (page, c, p), page->y + 17, GN_RIGHT);
    }
  page->y += 34;
}

static void
places (GnPage        *page,
        const Columns *c)
{
  const GnScoresheet *score = page->sheet->score;

  shade (page, c, 24);
  gn_page_line (page, _("Place"), 9.8, PANGO_WEIGHT_BOLD, GN_PAGE_INK, page->x0, page->y + 11, GN_LEFT);
  GN_FOR_PARTIES (score, p)
    {
      g_autofree char *place = gn_sheet_place (page->sheet, p);

      gn_page_line (page, place, score->n_parties > MANY ? 7 : score->rank[p] == 1 ? 13 : 11,
                    score->rank[p] == 1 ? PANGO_WEIGHT_HEAVY : PANGO_WEIGHT_NORMAL, GN_PAGE_INK,
                    column_end (page, c, p), page->y + 11, GN_RIGHT);
    }
  page->y += 28;
}

/* Draws figures of the whole table and terms of play in two columns of names and values. */
static void
lines (GnPage     *page,
       const char *text,
       GPtrArray  *list,
       double      size,
       const char *below)
{
  double width = (page->width - 16) / 2;
  guint half = (list->len + 1) / 2;
  double row = size * 1.72;

  if (!list->len)
    return;

  gn_page_need (page, 24 + half * row + (below ? row : 0));
  gn_page_heading (page, text, NULL, page->x0, page->width);
  page->y += 22;
  for (guint i = 0; i < list->len; i++)
    {
      const GnSheetLine *line = list->pdata[i];
      double x = page->x0 + (i >= half ? width + 16 : 0);
      double y = page->y + (i % half) * row;
      g_autoptr (PangoLayout) value = gn_page_fitted (
        page, line->value, size, line->special ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, width * 0.6, 1, GN_RIGHT);
      /* the name gets the width that the value leaves */
      g_autoptr (PangoLayout) name = gn_page_fitted (page, line->name, size, PANGO_WEIGHT_NORMAL,
                                                     width - MIN (gn_page_layout_width (value), width * 0.6) - 6, 1,
                                                     GN_LEFT);

      gn_page_show (page, name, GN_PAGE_INK, x, y);
      gn_page_show (page, value, GN_PAGE_INK, x + width * 0.4, y);
      gn_page_rule (page, y + row - 2, 0.3, GN_PAGE_LINE, x, width);
    }
  page->y += half * row;
  if (below)
    {
      g_autoptr (PangoLayout) note = gn_page_fitted (page, below, size, PANGO_WEIGHT_NORMAL, page->width, 1, GN_LEFT);

      gn_page_show (page, note, GN_PAGE_QUIET, page->x0, page->y + 2);
      page->y += row;
    }
  page->y += 12;
}

/* The terms of play. Of many options only those that differ from the rulebook. */
static void
terms (GnPage *page)
{
  GPtrArray *all = page->sheet->terms;
  g_autoptr (GPtrArray) some = g_ptr_array_new ();
  g_autofree char *n = NULL, *below = NULL;
  guint usual = 0;

  for (guint i = 0; i < all->len; i++)
    usual += ((GnSheetLine *) all->pdata[i])->usual;
  for (guint i = 0; i < all->len; i++)
    if (!((GnSheetLine *) all->pdata[i])->usual || usual <= MOST_USUAL)
      g_ptr_array_add (some, all->pdata[i]);
  if (some->len < all->len)
    {
      n = g_strdup_printf ("%u", usual);
      below = gn_fill (ngettext ("{n} other option is as in the rulebook.", "{n} other options are as in the rulebook.",
                                 usual), "n", n, NULL);
    }
  lines (page, _("Table"), some, 7.8, below);
}

static void
scores (GnPage *page)
{
  const GnScoresheet *score = page->sheet->score;
  Columns c = columns (page);

  gn_page_need (page, 80);
  gn_page_heading (
    page, gn_scoresheet_has_places (score) || score->outcome == GN_OUTCOME_UNFINISHED ? _("Scores") : _("Players"),
    NULL, page->x0, page->width);
  page->y += 21;

  double height = party_header (page, &c, FALSE);

  shade (page, &c, height);
  party_header (page, &c, TRUE);
  page->y += height;
  gn_page_rule (page, page->y, 0.6, GN_PAGE_INK, page->x0, page->width);

  for (guint r = 0; r < score->n_rows; r++)
    if (!score->row[r].below && !gn_sheet_row_is_total (page->sheet, &score->row[r]))
      score_row (page, &c, &score->row[r], ~0u);
  if (gn_scoresheet_has_points (score))
    totals (page, &c);
  for (guint r = 0; r < score->n_rows; r++)
    if (score->row[r].below)
      score_row (page, &c, &score->row[r], ~0u);
  page->y += 5;
  if (gn_scoresheet_has_places (score))
    places (page, &c);

  for (guint i = 0; i < page->sheet->notes->len; i++)
    {
      g_autoptr (PangoLayout) note = gn_page_fitted (page, page->sheet->notes->pdata[i], 8.2, PANGO_WEIGHT_NORMAL,
                                                     page->width, 3, GN_LEFT);

      gn_page_need (page, gn_page_layout_height (note) + 3);
      gn_page_show (page, note, GN_PAGE_QUIET, page->x0, page->y);
      page->y += gn_page_layout_height (note) + 3;
    }
  page->y += 14;
}

static void
ties (GnPage *page)
{
  const GnScoresheet *score = page->sheet->score;
  const GnMatch *match = gn_match_table_get_match (page->sheet->table);
  Columns c = columns (page);

  if (!score->n_ties)
    return;

  gn_page_need (page, 70);
  gn_page_heading (page, _("How the tie was broken"), gn_say_clause (match, &score->tie[0].what), page->x0,
                   page->width);
  page->y += 18;

  for (guint t = 0; t < score->n_ties; t++)
    {
      const GnSheetTie *tie = &score->tie[t];
      g_autofree char *what = gn_say_text (match, &tie->what, FALSE);

      for (guint r = 0; r < tie->n_rows; r++)
        score_row (page, &c, &tie->row[r], tie->among);

      g_autoptr (PangoLayout) label = gn_page_fitted (page, what, 10.2, PANGO_WEIGHT_BOLD, c.label - 6, 2, GN_LEFT);

      gn_page_need (page, 30);
      shade (page, &c, 30);
      gn_page_rule (page, page->y, 0.9, GN_PAGE_INK, page->x0, page->width);
      gn_page_show (page, label, GN_PAGE_INK, page->x0, page->y + 15 - gn_page_layout_height (label) / 2);
      GN_FOR_PARTIES (score, p)
        {
          if (!(tie->among >> p & 1))
            continue;

          g_autofree char *value = gn_number_text (tie->value[p]);
          gboolean best = tie->winners >> p & 1;

          gn_page_line (page, value, 15, best ? PANGO_WEIGHT_HEAVY : PANGO_WEIGHT_NORMAL,
                        best ? GN_PAGE_INK : GN_PAGE_QUIET, column_end (page, &c, p), page->y + 15, GN_RIGHT);
        }
      page->y += 32;
    }
  page->y += 12;
}

/* ---- Turn by turn ------------------------------------------------------------- */

/* The x position in the sub-columns of @party: @t turns and one more for the sum. */
static double
turn_end (const GnPage *page,
          double        label,
          guint         party,
          guint         t)
{
  const GnScoresheet *score = page->sheet->score;
  const double group = (page->width - label) / score->n_parties;

  return page->x0 + label + group * party + (group - 8) * (t + 1) / (score->n_turns + 1) + 4;
}

static void
turn_cell (GnPage  *page,
           gint32   value,
           gboolean strong,
           double   x)
{
  g_autofree char *text = value != GN_NONE ? gn_number_text (value) : NULL;

  if (text)
    gn_page_line (page, text, 7.4, strong ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
                  value || strong ? GN_PAGE_INK : GN_PAGE_QUIET, x, page->y + 7.5, GN_RIGHT);
}

/* Draws what each category brought in each turn, where a game's rows have sub-columns. */
static void
turns (GnPage *page)
{
  const GnScoresheet *score = page->sheet->score;
  const double label = score->n_parties > 4 ? 96 : 120;

  if (!gn_sheet_has_turns (page->sheet))
    return;

  gn_page_need (page, 90);
  gn_page_heading (page, _("Turn by turn"), NULL, page->x0, page->width);
  page->y += 21;
  GN_FOR_PARTIES (score, p)
    {
      const double x = p ? turn_end (page, label, p - 1, score->n_turns) + 10 : page->x0 + label + 10;
      g_autofree char *name = gn_sheet_party (page->sheet, p);
      g_autoptr (PangoLayout) layout = gn_page_fitted (page, name, 8.2, PANGO_WEIGHT_BOLD,
                                                       turn_end (page, label, p, score->n_turns) - x, 1, GN_RIGHT);

      gn_page_show (page, layout, GN_PAGE_INK, x, page->y);
      for (guint t = 0; t < score->n_turns; t++)
        {
          g_autofree char *n = g_strdup_printf ("%u", t + 1);

          gn_page_line (page, n, 6.6, PANGO_WEIGHT_NORMAL, GN_PAGE_QUIET, turn_end (page, label, p, t), page->y + 17,
                        GN_RIGHT);
        }
      gn_page_line (page, "Σ", 6.6, PANGO_WEIGHT_NORMAL, GN_PAGE_QUIET, turn_end (page, label, p, score->n_turns),
                    page->y + 17, GN_RIGHT);
    }
  page->y += 23;
  gn_page_rule (page, page->y, 0.6, GN_PAGE_INK, page->x0, page->width);

  for (guint r = 0; r < score->n_rows; r++)
    {
      const GnSheetRow *row = &score->row[r];
      g_autofree char *name = gn_sheet_label (page->sheet, &row->label);
      g_autoptr (PangoLayout) layout = NULL;

      if (!gn_sheet_row_has_turns (page->sheet, row))
        continue;
      gn_page_need (page, 14.4);
      layout = gn_page_fitted (page, name, 7.8, PANGO_WEIGHT_NORMAL, label - 4, 1, GN_LEFT);
      gn_page_show (page, layout, GN_PAGE_INK, page->x0, page->y + 7.5 - gn_page_layout_height (layout) / 2);
      GN_FOR_PARTIES (score, p)
        {
          for (guint t = 0; t < score->n_turns; t++)
            turn_cell (page, row->turn[p][t], FALSE, turn_end (page, label, p, t));
          turn_cell (page, row->cell[p].value, TRUE, turn_end (page, label, p, score->n_turns));
        }
      page->y += 14.4;
      gn_page_rule (page, page->y, 0.3, GN_PAGE_LINE, page->x0, page->width);
    }
  page->y += 14;
}

/* ---- Charts, rounds, events --------------------------------------------------- */

static void
charts (GnPage *page)
{
  const GnSheet *sheet = page->sheet;
  const guint n = sheet->n_charts;
  const GnChartStyle style = { GN_PAGE_INK, GN_PAGE_QUIET, GN_PAGE_LINE, 0xffffff, 7.4, FALSE };

  if (!n)
    return;

  double width = n == 2 ? (page->width - 16) / 2 : page->width;

  gn_page_need (page, 150);
  for (guint i = 0; i < n; i++)
    {
      double x = page->x0 + i * (width + 16);

      gn_page_heading (page, sheet->chart[i].title, NULL, x, width);
      if (gn_page_drawing (page))
        gn_chart_draw (&sheet->chart[i], page->cr, &style, x, page->y + 24, width, 112);
    }
  page->y += 152;
}

/* Draws what each seat had in each round, one line for each round. */
static void
rounds (GnPage *page)
{
  const GnSheetRounds *rounds = &page->sheet->rounds;
  const GnScoresheet *score = page->sheet->score;
  const guint seats = gn_match_table_get_match (page->sheet->table)->n_seats;
  Columns c = columns (page);

  if (!rounds->n_rounds)
    return;

  gn_page_need (page, 60);
  gn_page_heading (page, rounds->title, NULL, page->x0, page->width);
  page->y += 22;
  for (guint r = 0; r < rounds->n_rounds; r++)
    {
      g_autofree char *n = gn_number_text (rounds->first + (gint) r);
      /* Translators: a moment of the match: {clock} is what the game counts, "Round" or "Turn", {n} its number */
      g_autofree char *when = gn_fill (_("{clock} {n}"), "clock", rounds->axis, "n", n, NULL);

      gn_page_need (page, 14);
      gn_page_line (page, when, 7.8, PANGO_WEIGHT_NORMAL, GN_PAGE_QUIET, page->x0, page->y + 6, GN_LEFT);
      GN_FOR_PARTIES (score, p)
        {
          if (score->seat[p] < 0)
            continue;

          const char *text = rounds->cell[r * seats + (guint) score->seat[p]];
          g_autoptr (PangoLayout) cell = gn_page_fitted (page, text, 8.2, PANGO_WEIGHT_NORMAL, c.column - 8, 1,
                                                         GN_RIGHT);

          gn_page_show (page, cell, GN_PAGE_INK, column_end (page, &c, p) - (c.column - 8),
                        page->y + 6 - gn_page_layout_height (cell) / 2);
        }
      page->y += 13.4;
      gn_page_rule (page, page->y - 1, 0.3, GN_PAGE_LINE, page->x0, page->width);
    }
  page->y += 12;
}

static void
events (GnPage     *page,
        const char *text,
        GPtrArray  *list)
{
  if (!list->len)
    return;

  gn_page_need (page, 40);
  gn_page_heading (page, text, NULL, page->x0, page->width);
  page->y += 23;
  for (guint i = 0; i < list->len; i++)
    {
      const GnSheetEvent *event = list->pdata[i];
      const GnSheetEvent *before = i ? list->pdata[i - 1] : NULL;
      g_autoptr (PangoLayout) what = gn_page_fitted (page, event->text, 8, PANGO_WEIGHT_NORMAL, page->width - 92, 3,
                                                     GN_LEFT);

      gn_page_need (page, gn_page_layout_height (what) + 4);
      /* events of the same round share its label */
      if (!before || !g_str_equal (before->when, event->when) || page->y <= GN_PAGE_MARGIN)
        gn_page_line (page, event->when, 7.6, PANGO_WEIGHT_NORMAL, GN_PAGE_QUIET, page->x0, page->y + 5, GN_LEFT);
      gn_page_show (page, what, GN_PAGE_INK, page->x0 + 92, page->y);
      page->y += gn_page_layout_height (what) + 4;
    }
  page->y += 12;
}

/* ---- The whole sheet ------------------------------------------------------------ */

/* Lays the sheet out at @scale; the paper is larger then. */
static guint
run_scaled (const GnSheet *sheet,
            cairo_t       *cr,
            GnPaper        paper,
            guint          wanted,
            double         scale)
{
  double width, height;
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *scratch = cairo_create (surface);
  GnPage page = { .sheet = sheet, .cr = cr, .scratch = scratch, .x0 = GN_PAGE_MARGIN, .y = GN_PAGE_MARGIN,
                  .wanted = wanted };

  gn_pieces_init ();
  gn_sheet_paper_size (paper, &width, &height);
  page.width = width / scale - 2 * GN_PAGE_MARGIN;
  page.height = height / scale - 2 * GN_PAGE_MARGIN - GN_PAGE_FOOTER;

  title (&page);
  about (&page);
  lines (&page, _("The match"), sheet->figures, 8.6, NULL);
  scores (&page);
  ties (&page);
  turns (&page);
  charts (&page);
  rounds (&page);
  events (&page, _("Milestones"), sheet->milestones);
  terms (&page);
  events (&page, _("Corrections by the host"), sheet->amendments);
  gn_page_footer (&page);

  cairo_destroy (scratch);
  cairo_surface_destroy (surface);
  return page.page + 1;
}

/* The largest scale at which the sheet takes a page less than at full size, so that no page has a line or two only.
 * Full size if it would become too small to read. */
static double
fitting_scale (const GnSheet *sheet,
               GnPaper        paper)
{
  double *known = &sheet->scale[paper];

  if (*known > 0)
    return *known;

  const guint pages = run_scaled (sheet, NULL, paper, 0, 1);

  *known = 1;
  for (double scale = 0.96; pages > 1 && scale >= SMALLEST && *known == 1; scale -= 0.04)
    if (run_scaled (sheet, NULL, paper, 0, scale) < pages)
      *known = scale;
  return *known;
}

static guint
run (const GnSheet *sheet,
     cairo_t       *cr,
     GnPaper        paper,
     guint          wanted)
{
  const double scale = fitting_scale (sheet, paper);
  guint pages;

  if (!cr)
    return run_scaled (sheet, NULL, paper, wanted, scale);
  cairo_save (cr);
  cairo_scale (cr, scale, scale);
  pages = run_scaled (sheet, cr, paper, wanted, scale);
  cairo_restore (cr);
  return pages;
}

void
gn_sheet_paper_size (GnPaper paper,
                     double *width,
                     double *height)
{
  *width = paper == GN_PAPER_LETTER ? 612 : 595.276;
  *height = paper == GN_PAPER_LETTER ? 792 : 841.89;
}

guint
gn_sheet_n_pages (const GnSheet *sheet,
                  GnPaper        paper)
{
  return run (sheet, NULL, paper, 0);
}

void
gn_sheet_draw (const GnSheet *sheet,
               cairo_t       *cr,
               GnPaper        paper,
               guint          page)
{
  run (sheet, cr, paper, page);
}
