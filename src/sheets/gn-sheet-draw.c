/* gn-sheet-draw.c: the scoresheet on paper
 *
 * The sheet is a list of blocks, each of which knows its height and draws itself; pages are filled with
 * them in order, and a block is never cut. Everything stays vector, all text stays text.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gn-sheet.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>

#include "gn-pieces.h"
#include "gn-text.h"

#define MARGIN 46.0
#define FOOTER 26.0

#define INK   0x1d1a17
#define QUIET 0x6b6259
#define LINE  0xcfc8bc
#define SOFT  0xf3ece0  /* behind the winner's column; grey printers leave it nearly white */

typedef enum { LEFT, RIGHT, CENTRE } Align;

typedef struct {
  const GnSheet *sheet;
  cairo_t       *cr;      /* NULL while only measuring */
  cairo_t       *scratch; /* to measure with */
  double         width;   /* of the text area */
  double         height;
  double         x0;
  double         y;       /* on the page being filled */
  guint          page;    /* the one being filled */
  guint          wanted;  /* the one to draw */
} Page;

static void
set_rgb (cairo_t *cr,
         guint32  rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16 & 0xff) / 255.0, (rgb >> 8 & 0xff) / 255.0, (rgb & 0xff) / 255.0);
}

static gboolean
drawing (const Page *page)
{
  return page->cr && page->page == page->wanted;
}

/* ---- Text ------------------------------------------------------------------ */

static PangoLayout *
layout_new (Page       *page,
            const char *text,
            double      size,
            int         weight)
{
  PangoLayout *layout = pango_cairo_create_layout (page->scratch);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Cantarell, Sans");
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Letters stand where the page wants them, not where some screen's pixels are. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  pango_context_set_round_glyph_positions (pango_layout_get_context (layout), FALSE);
  cairo_font_options_destroy (options);

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* A layout no wider than @width and no more than @lines lines: it is wrapped first, then set smaller; only what is
 * too long even at 60 % of the size is cut with an ellipsis. */
static PangoLayout *
fitted (Page       *page,
        const char *text,
        double      size,
        int         weight,
        double      width,
        int         lines,
        Align       align)
{
  PangoLayout *layout = layout_new (page, text, size, weight);

  /* Pango means "where lines end" by right: for Arabic and Hebrew that is the left. */
  if (align != CENTRE && pango_layout_get_direction (layout, 0) == PANGO_DIRECTION_RTL)
    align = align == LEFT ? RIGHT : LEFT;

  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, align == RIGHT ? PANGO_ALIGN_RIGHT : align == CENTRE ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT);

  for (double scale = 0.92; pango_layout_get_line_count (layout) > lines && scale > 0.6; scale -= 0.08)
    {
      g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_layout_get_font_description (layout));

      pango_font_description_set_absolute_size (font, size * scale * PANGO_SCALE);
      pango_layout_set_font_description (layout, font);
    }
  if (pango_layout_get_line_count (layout) > lines)
    {
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_height (layout, -lines);
    }
  return layout;
}

static double
layout_height (PangoLayout *layout)
{
  PangoRectangle box;

  pango_layout_get_extents (layout, NULL, &box);
  return box.height / (double) PANGO_SCALE;
}

static double
layout_width (PangoLayout *layout)
{
  PangoRectangle box;

  pango_layout_get_extents (layout, NULL, &box);
  return box.width / (double) PANGO_SCALE;
}

static void
show (Page        *page,
      PangoLayout *layout,
      guint32      rgb,
      double       x,
      double       y)
{
  if (!drawing (page))
    return;

  set_rgb (page->cr, rgb);
  cairo_move_to (page->cr, x, y);
  pango_cairo_update_layout (page->cr, layout);
  pango_cairo_show_layout (page->cr, layout);
}

/* One line of text; @x is its left, right end or middle; @y its vertical middle. */
static void
line_at (Page       *page,
         const char *text,
         double      size,
         int         weight,
         guint32     rgb,
         double      x,
         double      y,
         Align       align)
{
  g_autoptr (PangoLayout) layout = layout_new (page, text, size, weight);
  double width = layout_width (layout);

  show (page, layout, rgb, align == RIGHT ? x - width : align == CENTRE ? x - width / 2 : x, y - layout_height (layout) / 2);
}

static void
rule (Page   *page,
      double  y,
      double  weight,
      guint32 rgb,
      double  x,
      double  width)
{
  if (!drawing (page))
    return;

  set_rgb (page->cr, rgb);
  cairo_set_line_width (page->cr, weight);
  cairo_move_to (page->cr, x, y);
  cairo_line_to (page->cr, x + width, y);
  cairo_stroke (page->cr);
}

static void
piece (Page       *page,
       const char *name,
       int         colour,
       double      x,
       double      y,
       double      size)
{
  if (drawing (page) && name)
    gn_pieces_render (page->cr, name, FALSE, colour, x, y, size, size);
}

/* ---- Pages ----------------------------------------------------------------- */

static void
footer (Page *page)
{
  const GnMatch *match = gn_match_table_get_match (page->sheet->table);
  double y = MARGIN + page->height + FOOTER * 0.6;
  g_autofree char *version = g_strdup_printf ("%u", match->game->rules_version);
  /* Translators: at the foot of the scoresheet; {version} is that of Gnomon */
  g_autofree char *left = gn_fill (_("Gnomon {version}, rules reference for {game}, version {rules}"),
                                   "version", GN_VERSION, "game", page->sheet->title, "rules", version, NULL);

  rule (page, MARGIN + page->height + 4, 0.6, INK, page->x0, page->width);
  line_at (page, left, 6.6, PANGO_WEIGHT_NORMAL, QUIET, page->x0, y, LEFT);
  if (match->set && gn_set_is_stand_in (match->set))
    line_at (page, _("Card names and values: stand-in set, not the publisher's"), 6.6, PANGO_WEIGHT_NORMAL, QUIET,
             page->x0 + page->width, y, RIGHT);
}

/* Makes sure that @height fits on the page, or begins a new one. */
static void
need (Page  *page,
      double height)
{
  if (page->y + height <= MARGIN + page->height || page->y <= MARGIN)
    return;

  footer (page);
  page->page++;
  page->y = MARGIN;
}

static void
heading (Page       *page,
         const char *text,
         const char *aside,
         double      x,
         double      width)
{
  line_at (page, text, 10.2, PANGO_WEIGHT_BOLD, INK, x, page->y + 7, LEFT);
  if (aside && *aside)
    line_at (page, aside, 7.2, PANGO_WEIGHT_NORMAL, QUIET, x + width, page->y + 8, RIGHT);
  rule (page, page->y + 18, 0.9, INK, x, width);
}

static void
title (Page *page)
{
  const GnSheet *sheet = page->sheet;
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  g_autofree char *emblem = g_strconcat ("emblem-", match->game->accent, NULL);
  double indent = gn_pieces_has (emblem) ? 66 : 0;
  g_autoptr (PangoLayout) name = fitted (page, sheet->title, 22, PANGO_WEIGHT_HEAVY, page->width - indent, 1, LEFT);

  if (indent > 0)
    piece (page, emblem, -1, page->x0, page->y, 53);
  show (page, name, INK, page->x0 + indent, page->y + 2);
  line_at (page, sheet->subtitle, 8.4, PANGO_WEIGHT_NORMAL, QUIET, page->x0 + indent, page->y + 40, LEFT);
  page->y += 66;

  if (*sheet->verdict)
    {
      g_autoptr (PangoLayout) verdict = fitted (page, sheet->verdict, 11.5, PANGO_WEIGHT_BOLD, page->width, 3, LEFT);

      show (page, verdict, INK, page->x0, page->y);
      page->y += layout_height (verdict) + 12;
    }
}

/* ---- The table of scores ------------------------------------------------------ */

typedef struct {
  double label;   /* width of the first column */
  double column;  /* of each party's */
} Columns;

static Columns
columns (const Page *page)
{
  guint n = MAX (1, page->sheet->score->n_parties);
  Columns columns = { .label = MIN (190, page->width * (n > 4 ? 0.28 : 0.36)) };

  columns.column = MIN (120, (page->width - columns.label) / n);
  columns.label = page->width - columns.column * n;
  return columns;
}

static double
column_end (const Page    *page,
            const Columns *c,
            guint          party)
{
  return page->x0 + c->label + c->column * (party + 1) - 6;
}

/* Behind the best party's column, while rows are drawn. */
static void
shade (Page          *page,
       const Columns *c,
       double         height)
{
  const GnScoresheet *score = page->sheet->score;

  if (!drawing (page) || score->outcome == GN_OUTCOME_UNFINISHED)
    return;

  set_rgb (page->cr, SOFT);
  for (guint p = 0; p < score->n_parties; p++)
    if (score->rank[p] == 1)
      {
        /* Not over the lower half of the rule above. */
        cairo_rectangle (page->cr, page->x0 + c->label + c->column * p, page->y + 0.5, c->column, height - 0.5);
        cairo_fill (page->cr);
      }
}

static double
party_header (Page          *page,
              const Columns *c,
              gboolean       draw)
{
  const GnScoresheet *score = page->sheet->score;
  const GnMatch *match = gn_match_table_get_match (page->sheet->table);
  double tallest = 0;

  for (guint pass = 0; pass < (draw ? 2 : 1); pass++)
    for (guint p = 0; p < score->n_parties; p++)
      {
        g_autofree char *name = gn_sheet_party (page->sheet, p);
        double room = c->column - 6 - (score->seat[p] >= 0 ? 22 : 4);
        g_autoptr (PangoLayout) layout = fitted (page, name, score->n_parties > 4 ? 9 : 10.5, PANGO_WEIGHT_BOLD, room, 3, RIGHT);
        double height = layout_height (layout);

        if (pass == 0)
          {
            tallest = MAX (tallest, height);
            continue;
          }
        show (page, layout, INK, column_end (page, c, p) - room, page->y + 5 + (tallest - height) / 2);
        if (score->seat[p] >= 0)
          {
            int colour = gn_pieces_seat_paint (match, score->seat[p]);
            const char letter[] = { (char) ('A' + gn_pieces_shape (colour)), 0 };
            double scale, drop = gn_pieces_seat_letter (colour, &scale);
            double wide = layout_width (layout);
            double x = column_end (page, c, p) - MIN (wide, room) - 21, y = page->y + 5 + tallest / 2 - 8;
            double ink[3];

            piece (page, gn_pieces_seat_name (colour), colour, x, y, 16);
            gn_pieces_seat_ink (colour, FALSE, ink);
            line_at (page, letter, 16 * scale, PANGO_WEIGHT_BOLD,
                     (guint32) (ink[0] * 255) << 16 | (guint32) (ink[1] * 255) << 8 | (guint32) (ink[2] * 255),
                     x + 8, y + 8 + 16 * drop, CENTRE);
          }
      }
  return tallest + 10;
}

/* As need(); a table that goes on overleaf has its heads there again. */
static void
need_row (Page          *page,
          const Columns *c,
          double         height)
{
  guint before = page->page;

  need (page, height);
  if (page->page == before)
    return;

  double heads = party_header (page, c, FALSE);

  shade (page, c, heads);
  party_header (page, c, TRUE);
  page->y += heads;
  rule (page, page->y, 0.6, INK, page->x0, page->width);
}

static void
score_row (Page             *page,
           const Columns    *c,
           const GnSheetRow *row,
           guint8            among)
{
  g_autofree char *name = gn_sheet_label (page->sheet, &row->label);
  double indent = row->icon ? 20 : 0;
  double size = row->total ? 11 : 9.2;
  g_autoptr (PangoLayout) label = fitted (page, name, size, row->total ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
                                          c->label - indent - 6, 2, LEFT);
  double height = MAX (20.5, layout_height (label) + 7);

  need_row (page, c, gn_sheet_row_is_heading (page->sheet, row) ? 2 * height + 4 : height);
  /* Those that follow belong under it: they stand on the same page. */
  if (gn_sheet_row_is_heading (page->sheet, row))
    {
      g_autoptr (PangoLayout) over = fitted (page, name, 8.6, PANGO_WEIGHT_BOLD, page->width, 1, LEFT);

      shade (page, c, height + 4);
      show (page, over, QUIET, page->x0, page->y + 9);
      page->y += height + 4;
      rule (page, page->y, 0.6, INK, page->x0, page->width);
      return;
    }
  shade (page, c, height);
  if (row->total)
    rule (page, page->y, 0.9, INK, page->x0, page->width);
  piece (page, row->icon, -1, page->x0, page->y + height / 2 - 7, 14);
  show (page, label, INK, page->x0 + indent, page->y + (height - layout_height (label)) / 2);

  for (guint p = 0; p < page->sheet->score->n_parties; p++)
    {
      const GnSheetCell *cell = &row->cell[p];

      if (!(among >> p & 1))
        continue;

      g_autofree char *value = gn_sheet_cell (row, p);

      line_at (page, value, row->total ? 14 : 9.8, PANGO_WEIGHT_BOLD, INK, column_end (page, c, p), page->y + height / 2, RIGHT);
      if (cell->n != GN_NONE && cell->value != GN_NONE)
        {
          g_autofree char *count = g_strdup_printf ("%d ×", cell->n);

          line_at (page, count, 7.4, PANGO_WEIGHT_NORMAL, QUIET, column_end (page, c, p) - 27, page->y + height / 2 + 0.8, RIGHT);
        }
    }
  page->y += height;
  rule (page, page->y, 0.4, LINE, page->x0, page->width);
}

static void
totals (Page          *page,
        const Columns *c)
{
  const GnScoresheet *score = page->sheet->score;
  const GnMatch *match = gn_match_table_get_match (page->sheet->table);
  g_autofree char *label = gn_say_text (match, &score->total_label, FALSE);

  need_row (page, c, 58);
  shade (page, c, 34);
  rule (page, page->y, 1.0, INK, page->x0, page->width);
  line_at (page, label, 10.5, PANGO_WEIGHT_BOLD, INK, page->x0, page->y + 17, LEFT);
  for (guint p = 0; p < score->n_parties; p++)
    {
      g_autofree char *value = g_strdup_printf ("%d", score->total[p]);

      line_at (page, value, 21, PANGO_WEIGHT_HEAVY, INK, column_end (page, c, p), page->y + 17, RIGHT);
    }
  page->y += 34;
}

static void
places (Page          *page,
        const Columns *c)
{
  const GnScoresheet *score = page->sheet->score;

  shade (page, c, 24);
  line_at (page, _("Place"), 9.8, PANGO_WEIGHT_BOLD, INK, page->x0, page->y + 11, LEFT);
  for (guint p = 0; p < score->n_parties; p++)
    {
      g_autofree char *place = gn_sheet_place (page->sheet, p);

      line_at (page, place, score->rank[p] == 1 ? 13 : 11, score->rank[p] == 1 ? PANGO_WEIGHT_HEAVY : PANGO_WEIGHT_NORMAL,
               INK, column_end (page, c, p), page->y + 11, RIGHT);
    }
  page->y += 28;
}

/* Figures of the whole table and terms of play: two columns of names and values. */
static void
lines (Page       *page,
       const char *text,
       GPtrArray  *list,
       double      size)
{
  double width = (page->width - 16) / 2;
  guint half = (list->len + 1) / 2;
  double row = size * 1.72;

  if (!list->len)
    return;

  need (page, 24 + half * row);
  heading (page, text, NULL, page->x0, page->width);
  page->y += 22;
  for (guint i = 0; i < list->len; i++)
    {
      const GnSheetLine *line = list->pdata[i];
      double x = page->x0 + (i >= half ? width + 16 : 0);
      double y = page->y + (i % half) * row;
      g_autoptr (PangoLayout) value = fitted (page, line->value, size, line->special ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
                                              width * 0.6, 1, RIGHT);
      /* The name gets what the value leaves. */
      g_autoptr (PangoLayout) name = fitted (page, line->name, size, PANGO_WEIGHT_NORMAL,
                                             width - MIN (layout_width (value), width * 0.6) - 6, 1, LEFT);

      show (page, name, INK, x, y);
      show (page, value, INK, x + width * 0.4, y);
      rule (page, y + row - 2, 0.3, LINE, x, width);
    }
  page->y += half * row + 12;
}

static void
scores (Page *page)
{
  const GnScoresheet *score = page->sheet->score;
  Columns c = columns (page);

  need (page, 80);
  heading (page, gn_scoresheet_has_places (score) || score->outcome == GN_OUTCOME_UNFINISHED ? _("Scores") : _("Players"), NULL, page->x0, page->width);
  page->y += 21;

  double height = party_header (page, &c, FALSE);

  shade (page, &c, height);
  party_header (page, &c, TRUE);
  page->y += height;
  rule (page, page->y, 0.6, INK, page->x0, page->width);

  for (guint r = 0; r < score->n_rows; r++)
    if (!score->row[r].below)
      score_row (page, &c, &score->row[r], 0xff);
  if (gn_scoresheet_has_points (score))
    totals (page, &c);
  for (guint r = 0; r < score->n_rows; r++)
    if (score->row[r].below)
      score_row (page, &c, &score->row[r], 0xff);
  page->y += 5;
  if (gn_scoresheet_has_places (score))
    places (page, &c);

  for (guint i = 0; i < page->sheet->notes->len; i++)
    {
      g_autoptr (PangoLayout) note = fitted (page, page->sheet->notes->pdata[i], 8.2, PANGO_WEIGHT_NORMAL, page->width, 3, LEFT);

      need (page, layout_height (note) + 3);
      show (page, note, QUIET, page->x0, page->y);
      page->y += layout_height (note) + 3;
    }
  page->y += 14;
}

static void
ties (Page *page)
{
  const GnScoresheet *score = page->sheet->score;
  const GnMatch *match = gn_match_table_get_match (page->sheet->table);
  Columns c = columns (page);

  if (!score->n_ties)
    return;

  need (page, 70);
  heading (page, _("How the tie was broken"), gn_say_clause (match, &score->tie[0].what), page->x0, page->width);
  page->y += 18;

  for (guint t = 0; t < score->n_ties; t++)
    {
      const GnSheetTie *tie = &score->tie[t];
      g_autofree char *what = gn_say_text (match, &tie->what, FALSE);

      for (guint r = 0; r < tie->n_rows; r++)
        score_row (page, &c, &tie->row[r], tie->among);

      g_autoptr (PangoLayout) label = fitted (page, what, 10.2, PANGO_WEIGHT_BOLD, c.label - 6, 2, LEFT);

      need (page, 30);
      shade (page, &c, 30);
      rule (page, page->y, 0.9, INK, page->x0, page->width);
      show (page, label, INK, page->x0, page->y + 15 - layout_height (label) / 2);
      for (guint p = 0; p < score->n_parties; p++)
        {
          if (!(tie->among >> p & 1))
            continue;

          g_autofree char *value = g_strdup_printf ("%d", tie->value[p]);
          gboolean best = tie->winners >> p & 1;

          line_at (page, value, 15, best ? PANGO_WEIGHT_HEAVY : PANGO_WEIGHT_NORMAL, best ? INK : QUIET,
                   column_end (page, &c, p), page->y + 15, RIGHT);
        }
      page->y += 32;
    }
  page->y += 12;
}

/* ---- Turn by turn ------------------------------------------------------------- */

/* In the sub-columns of @party, @t of them and one more for the sum. */
static double
turn_end (const Page *page,
          double      label,
          guint       party,
          guint       t)
{
  const GnScoresheet *score = page->sheet->score;
  const double group = (page->width - label) / score->n_parties;

  return page->x0 + label + group * party + (group - 8) * (t + 1) / (score->n_turns + 1) + 4;
}

static void
turn_cell (Page    *page,
           gint32   value,
           gboolean strong,
           double   x)
{
  g_autofree char *text = value != GN_NONE ? g_strdup_printf ("%d", value) : NULL;

  if (text)
    line_at (page, text, 7.4, strong ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, value || strong ? INK : QUIET, x, page->y + 7.5, RIGHT);
}

/* What each category brought in each turn, where a game's rows have sub-columns. */
static void
turns (Page *page)
{
  const GnScoresheet *score = page->sheet->score;
  const double label = score->n_parties > 4 ? 96 : 120;

  if (!gn_sheet_has_turns (page->sheet))
    return;

  need (page, 90);
  heading (page, _("Turn by turn"), NULL, page->x0, page->width);
  page->y += 21;
  for (guint p = 0; p < score->n_parties; p++)
    {
      const double x = p ? turn_end (page, label, p - 1, score->n_turns) + 10 : page->x0 + label + 10;
      g_autofree char *name = gn_sheet_party (page->sheet, p);
      g_autoptr (PangoLayout) layout = fitted (page, name, 8.2, PANGO_WEIGHT_BOLD, turn_end (page, label, p, score->n_turns) - x, 1, RIGHT);

      show (page, layout, INK, x, page->y);
      for (guint t = 0; t < score->n_turns; t++)
        {
          g_autofree char *n = g_strdup_printf ("%u", t + 1);

          line_at (page, n, 6.6, PANGO_WEIGHT_NORMAL, QUIET, turn_end (page, label, p, t), page->y + 17, RIGHT);
        }
      line_at (page, "Σ", 6.6, PANGO_WEIGHT_NORMAL, QUIET, turn_end (page, label, p, score->n_turns), page->y + 17, RIGHT);
    }
  page->y += 23;
  rule (page, page->y, 0.6, INK, page->x0, page->width);

  for (guint r = 0; r < score->n_rows; r++)
    {
      const GnSheetRow *row = &score->row[r];
      g_autofree char *name = gn_sheet_label (page->sheet, &row->label);
      g_autoptr (PangoLayout) layout = NULL;

      if (!gn_sheet_row_has_turns (page->sheet, row))
        continue;
      need (page, 14.4);
      layout = fitted (page, name, 7.8, PANGO_WEIGHT_NORMAL, label - 4, 1, LEFT);
      show (page, layout, INK, page->x0, page->y + 7.5 - layout_height (layout) / 2);
      for (guint p = 0; p < score->n_parties; p++)
        {
          for (guint t = 0; t < score->n_turns; t++)
            turn_cell (page, row->turn[p][t], FALSE, turn_end (page, label, p, t));
          turn_cell (page, row->cell[p].value, TRUE, turn_end (page, label, p, score->n_turns));
        }
      page->y += 14.4;
      rule (page, page->y, 0.3, LINE, page->x0, page->width);
    }
  page->y += 14;
}

/* ---- Charts, rounds, events --------------------------------------------------- */

static void
charts (Page *page)
{
  const GnSheet *sheet = page->sheet;
  const guint n = sheet->n_charts;
  const GnChartStyle style = { INK, QUIET, LINE, 0xffffff, 7.4, FALSE };

  if (!n)
    return;

  double width = n == 2 ? (page->width - 16) / 2 : page->width;

  need (page, 150);
  for (guint i = 0; i < n; i++)
    {
      double x = page->x0 + i * (width + 16);

      heading (page, sheet->chart[i].title, NULL, x, width);
      if (drawing (page))
        gn_chart_draw (&sheet->chart[i], page->cr, &style, x, page->y + 24, width, 112);
    }
  page->y += 152;
}

/* What each seat had in each round, a line a round. */
static void
rounds (Page *page)
{
  const GnSheetRounds *rounds = &page->sheet->rounds;
  const GnScoresheet *score = page->sheet->score;
  const guint seats = gn_match_table_get_match (page->sheet->table)->n_seats;
  Columns c = columns (page);

  if (!rounds->n_rounds)
    return;

  need (page, 60);
  heading (page, rounds->title, NULL, page->x0, page->width);
  page->y += 22;
  for (guint r = 0; r < rounds->n_rounds; r++)
    {
      g_autofree char *n = g_strdup_printf ("%d", rounds->first + (gint) r);
      /* Translators: a moment of the match: {clock} is what the game counts, "Round" or "Turn", {n} its number */
      g_autofree char *when = gn_fill (_("{clock} {n}"), "clock", rounds->axis, "n", n, NULL);

      need (page, 14);
      line_at (page, when, 7.8, PANGO_WEIGHT_NORMAL, QUIET, page->x0, page->y + 6, LEFT);
      for (guint p = 0; p < score->n_parties; p++)
        {
          if (score->seat[p] < 0)
            continue;

          const char *text = rounds->cell[r * seats + (guint) score->seat[p]];
          g_autoptr (PangoLayout) cell = fitted (page, text, 8.2, PANGO_WEIGHT_NORMAL, c.column - 8, 1, RIGHT);

          show (page, cell, INK, column_end (page, &c, p) - (c.column - 8), page->y + 6 - layout_height (cell) / 2);
        }
      page->y += 13.4;
      rule (page, page->y - 1, 0.3, LINE, page->x0, page->width);
    }
  page->y += 12;
}

static void
events (Page       *page,
        const char *text,
        GPtrArray  *list)
{
  if (!list->len)
    return;

  need (page, 40);
  heading (page, text, NULL, page->x0, page->width);
  page->y += 23;
  for (guint i = 0; i < list->len; i++)
    {
      const GnSheetEvent *event = list->pdata[i];
      const GnSheetEvent *before = i ? list->pdata[i - 1] : NULL;
      g_autoptr (PangoLayout) what = fitted (page, event->text, 8, PANGO_WEIGHT_NORMAL, page->width - 92, 3, LEFT);

      need (page, layout_height (what) + 4);
      /* Several of one round stand under it. */
      if (!before || !g_str_equal (before->when, event->when) || page->y <= MARGIN)
        line_at (page, event->when, 7.6, PANGO_WEIGHT_NORMAL, QUIET, page->x0, page->y + 5, LEFT);
      show (page, what, INK, page->x0 + 92, page->y);
      page->y += layout_height (what) + 4;
    }
  page->y += 12;
}

/* ---- The whole ------------------------------------------------------------------ */

static guint
run (const GnSheet *sheet,
     cairo_t       *cr,
     GnPaper        paper,
     guint          wanted)
{
  double width, height;
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *scratch = cairo_create (surface);
  Page page = { .sheet = sheet, .cr = cr, .scratch = scratch, .x0 = MARGIN, .y = MARGIN, .wanted = wanted };

  gn_pieces_init ();
  gn_sheet_paper_size (paper, &width, &height);
  page.width = width - 2 * MARGIN;
  page.height = height - 2 * MARGIN - FOOTER;

  title (&page);
  lines (&page, _("The match"), sheet->figures, 8.6);
  scores (&page);
  ties (&page);
  turns (&page);
  charts (&page);
  rounds (&page);
  events (&page, _("Milestones"), sheet->milestones);
  lines (&page, _("Table"), sheet->terms, 7.8);
  events (&page, _("Amendments by the host"), sheet->amendments);
  footer (&page);

  cairo_destroy (scratch);
  cairo_surface_destroy (surface);
  return page.page + 1;
}

void
gn_sheet_paper_size (GnPaper  paper,
                     double  *width,
                     double  *height)
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
