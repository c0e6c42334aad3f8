/* pad-entry.c: a cell of a score sheet
 *
 * A sheet has hundreds of cells, so a cell paints its words itself, and is painted again only when they change.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "pad-entry.h"

#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"

#define SMALL  0.66   /* of the size of the figure */
#define BESIDE 130    /* from this width on, sum and total so far are beside the figure */
#define EDGE   5

struct _PadEntry {
  GnFigureCell  parent_instance;

  char         *figure;
  char         *terms;
  char         *so_far;
  PadEntryFlags flags;
};

G_DEFINE_FINAL_TYPE (PadEntry, pad_entry, GN_TYPE_FIGURE_CELL)

/* Draws @text in a box, at its start (0), middle (0.5) or end (1); smaller where the box is too narrow. */
static void
draw (GtkWidget   *widget,
      GtkSnapshot *snapshot,
      const char  *text,
      double       scale,
      gboolean     strong,
      const char  *colour_name,
      gboolean     struck,
      double       align,
      double       x,
      double       y,
      double       width,
      double       height)
{
  /* a sign stays before its number from right to left, too: after the mark of that name */
  g_autofree char *marked = g_strconcat ("\342\200\216", text, NULL);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, marked);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoRectangle ink;
  GdkRGBA colour;
  int wide;

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum, lnum"));
  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_attr_list_insert (attributes, pango_attr_weight_new (strong ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL));
  if (struck)
    pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &wide, NULL);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gn_colour (widget, colour_name, &colour);

  /* its letters are in the middle: above and below them a line is empty, and may lie on the next */
  const double fit = MIN (wide > width ? MAX (width, 1) / wide : 1, ink.height > height ? height / ink.height : 1);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x + (width - wide * fit) * align),
                                                          (float) (y + (height - ink.height * fit) / 2 - ink.y * fit)));
  gtk_snapshot_scale (snapshot, (float) fit, (float) fit);
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

/* While a sum is being typed, its total so far. */
static void
draw_sum (GtkWidget   *widget,
          GtkSnapshot *snapshot,
          double       width,
          double       height)
{
  int sum;

  if (!gn_figure_cell_get_sum (GN_FIGURE_CELL (widget), &sum))
    return;

  g_autofree char *n = gn_number_text (sum);
  g_autofree char *text = g_strconcat ("= ", n, NULL);

  draw (widget, snapshot, text, SMALL, TRUE, "accent_text", FALSE, 1, EDGE, height * 0.62, width - 2 * EDGE,
        height * 0.38);
}

static void
pad_entry_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  PadEntry *self = PAD_ENTRY (widget);
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const gboolean quiet = self->flags & PAD_ENTRY_QUIET, struck = self->flags & PAD_ENTRY_STRUCK;
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const double start = rtl ? 1 : 0, end = 1 - start;

  if (gn_figure_cell_is_open (GN_FIGURE_CELL (widget)))
    {
      GTK_WIDGET_CLASS (pad_entry_parent_class)->snapshot (widget, snapshot);
      draw_sum (widget, snapshot, width, height);
      return;
    }
  if (!self->figure)
    return;

  const gboolean more = self->terms || self->so_far, beside = width >= BESIDE;

  if (more && beside)
    {
      const double side = (width - 2 * EDGE) / 3;

      if (self->terms)
        draw (widget, snapshot, self->terms, SMALL, FALSE, "ink2_color", FALSE, start, rtl ? width - EDGE - side : EDGE,
              0, side, height);
      if (self->so_far)
        draw (widget, snapshot, self->so_far, SMALL, FALSE, "ink2_color", FALSE, end, rtl ? EDGE : width - EDGE - side,
              0, side, height);
      draw (widget, snapshot, self->figure, 1, TRUE, struck ? "ink2_color" : "ink_color", struck, 0.5, EDGE + side, 0,
            side, height);
      return;
    }
  draw (widget, snapshot, self->figure, quiet ? 0.86 : 1, !quiet, quiet || struck ? "ink2_color" : "ink_color", struck,
        0.5, 2, 0, width - 4, more ? height * 0.62 : height);
  if (more)
    draw (widget, snapshot, self->terms ? self->terms : self->so_far, 0.58, FALSE, "ink2_color", FALSE, 0.5, 2,
          height * 0.62, width - 4, height * 0.38);
}

void
pad_entry_show (PadEntry     *self,
                const char   *figure,
                const char   *terms,
                const char   *so_far,
                PadEntryFlags flags,
                gboolean      fresh)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gn_set_class (widget, "next", flags & PAD_ENTRY_NEXT);
  gn_set_class (widget, "just-changed", fresh);
  if (self->flags == flags && g_strcmp0 (self->figure, figure) == 0 && g_strcmp0 (self->terms, terms) == 0
      && g_strcmp0 (self->so_far, so_far) == 0)
    return;
  g_free (self->figure);
  g_free (self->terms);
  g_free (self->so_far);
  self->figure = g_strdup (figure);
  self->terms = g_strdup (terms);
  self->so_far = g_strdup (so_far);
  self->flags = flags;
  gtk_widget_queue_draw (widget);
}

static void
pad_entry_finalize (GObject *object)
{
  PadEntry *self = PAD_ENTRY (object);

  g_free (self->figure);
  g_free (self->terms);
  g_free (self->so_far);
  G_OBJECT_CLASS (pad_entry_parent_class)->finalize (object);
}

static void
pad_entry_class_init (PadEntryClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = pad_entry_finalize;
  widget_class->snapshot = pad_entry_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "padentry");
}

static void
pad_entry_init (PadEntry *self)
{
}
