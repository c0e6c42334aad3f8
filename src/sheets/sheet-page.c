/* sheet-page.c: a page of the scoresheet: text, rules, pieces and page breaks
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "sheet-page.h"

#include <glib/gi18n.h>

#include "lettering.h"
#include "pieces.h"
#include "core/words/text.h"

void
gn_page_set_rgb (cairo_t *cr,
                 guint32  rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16 & 0xff) / 255.0, (rgb >> 8 & 0xff) / 255.0, (rgb & 0xff) / 255.0);
}

gboolean
gn_page_drawing (const GnPage *page)
{
  return page->cr && page->page == page->wanted;
}

/* ---- Text ------------------------------------------------------------------ */

/* Makes a layout no wider than @width with no more than @lines lines. It wraps the text first, then makes it smaller.
 * Only text that is too long even at 60% of the size is cut off with an ellipsis. */
PangoLayout *
gn_page_fitted (GnPage     *page,
                const char *text,
                double      size,
                int         weight,
                double      width,
                int         lines,
                GnAlign     align)
{
  PangoLayout *layout = gn_lettering_new (page->scratch, text, size, weight);

  /* Pango's "right" means the end of lines, which for Arabic and Hebrew is on the left */
  if (align != GN_CENTRE && pango_layout_get_direction (layout, 0) == PANGO_DIRECTION_RTL)
    align = align == GN_LEFT ? GN_RIGHT : GN_LEFT;

  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, align == GN_RIGHT ? PANGO_ALIGN_RIGHT
                                      : align == GN_CENTRE ? PANGO_ALIGN_CENTER
                                                           : PANGO_ALIGN_LEFT);

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

double
gn_page_layout_height (PangoLayout *layout)
{
  PangoRectangle box;

  pango_layout_get_extents (layout, NULL, &box);
  return box.height / (double) PANGO_SCALE;
}

double
gn_page_layout_width (PangoLayout *layout)
{
  PangoRectangle box;

  pango_layout_get_extents (layout, NULL, &box);
  return box.width / (double) PANGO_SCALE;
}

void
gn_page_show (GnPage      *page,
              PangoLayout *layout,
              guint32      rgb,
              double       x,
              double       y)
{
  if (!gn_page_drawing (page))
    return;

  gn_page_set_rgb (page->cr, rgb);
  cairo_move_to (page->cr, x, y);
  pango_cairo_update_layout (page->cr, layout);
  pango_cairo_show_layout (page->cr, layout);
}

void
gn_page_line (GnPage     *page,
              const char *text,
              double      size,
              int         weight,
              guint32     rgb,
              double      x,
              double      y,
              GnAlign     align)
{
  g_autoptr (PangoLayout) layout = gn_lettering_new (page->scratch, text, size, weight);
  double width = gn_page_layout_width (layout);

  gn_page_show (page, layout, rgb,
                align == GN_RIGHT ? x - width
                : align == GN_CENTRE ? x - width / 2
                                     : x,
                y - gn_page_layout_height (layout) / 2);
}

void
gn_page_rule (GnPage *page,
              double  y,
              double  weight,
              guint32 rgb,
              double  x,
              double  width)
{
  if (!gn_page_drawing (page))
    return;

  gn_page_set_rgb (page->cr, rgb);
  cairo_set_line_width (page->cr, weight);
  cairo_move_to (page->cr, x, y);
  cairo_line_to (page->cr, x + width, y);
  cairo_stroke (page->cr);
}

void
gn_page_piece (GnPage     *page,
               const char *name,
               int         colour,
               double      x,
               double      y,
               double      size)
{
  if (gn_page_drawing (page) && name)
    gn_pieces_render (page->cr, name, FALSE, colour, x, y, size, size);
}

void
gn_page_seat (GnPage *page,
              int     paint,
              double  x,
              double  y,
              double  size)
{
  const char letter[] = { (char) ('A' + gn_pieces_shape (paint)), 0 };
  double scale, drop = gn_pieces_seat_letter (paint, &scale);
  double ink[3];

  gn_page_piece (page, gn_pieces_seat_name (paint), paint, x, y, size);
  gn_pieces_seat_ink (paint, FALSE, ink);
  gn_page_line (page, letter, size * scale, PANGO_WEIGHT_BOLD,
                (guint32) (ink[0] * 255) << 16 | (guint32) (ink[1] * 255) << 8 | (guint32) (ink[2] * 255),
                x + size / 2, y + size / 2 + size * drop, GN_CENTRE);
}

/* ---- Pages ----------------------------------------------------------------- */

void
gn_page_footer (GnPage *page)
{
  const double y = GN_PAGE_MARGIN + page->height + GN_PAGE_FOOTER * 0.6;

  gn_page_rule (page, GN_PAGE_MARGIN + page->height + 4, 0.6, GN_PAGE_INK, page->x0, page->width);
  if (!page->sheet)
    {
      gn_page_line (page, "Gnomon " GN_VERSION, 6.6, PANGO_WEIGHT_NORMAL, GN_PAGE_QUIET, page->x0, y, GN_LEFT);
      return;
    }

  const GnMatch *match = gn_match_table_get_match (page->sheet->table);
  g_autofree char *version = g_strdup_printf ("%u", match->game->rules_version);
  /* Translators: at the foot of the scoresheet; {version} is the version of Gnomon */
  g_autofree char *left = gn_fill (_("Gnomon {version}, rules reference for {game}, version {rules}"),
                                   "version", GN_VERSION, "game", gn_tr (match->game->title), "rules", version, NULL);

  gn_page_line (page, left, 6.6, PANGO_WEIGHT_NORMAL, GN_PAGE_QUIET, page->x0, y, GN_LEFT);
  if (gn_game_is_printed (match->game) && match->set && gn_set_is_stand_in (match->set))
    gn_page_line (page, _("Card names and values: stand-in set, not the publisher’s"), 6.6, PANGO_WEIGHT_NORMAL,
                  GN_PAGE_QUIET, page->x0 + page->width, y, GN_RIGHT);
}

void
gn_page_need (GnPage *page,
              double  height)
{
  if (page->y + height <= GN_PAGE_MARGIN + page->height || page->y <= GN_PAGE_MARGIN)
    return;

  gn_page_footer (page);
  page->page++;
  page->y = GN_PAGE_MARGIN;
}

void
gn_page_heading (GnPage     *page,
                 const char *text,
                 const char *aside,
                 double      x,
                 double      width)
{
  gn_page_line (page, text, 10.2, PANGO_WEIGHT_BOLD, GN_PAGE_INK, x, page->y + 7, GN_LEFT);
  if (aside && *aside)
    gn_page_line (page, aside, 7.2, PANGO_WEIGHT_NORMAL, GN_PAGE_QUIET, x + width, page->y + 8, GN_RIGHT);
  gn_page_rule (page, page->y + 18, 0.9, GN_PAGE_INK, x, width);
}
