/* wiz-cells.c: a set in progress, a cell for each symbol
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-cells.h"

#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/drawing/piece.h"

#define CELL 22
#define GAP  3

struct _WizCells {
  GtkWidget parent_instance;

  guint     element;
  guint     cards;
  guint     tokens;
  guint     need;
};

G_DEFINE_FINAL_TYPE (WizCells, wiz_cells, GTK_TYPE_WIDGET)

static guint
count (WizCells *self)
{
  return MAX (self->need, self->cards + self->tokens);
}

static void
wiz_cells_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  const int n = count (WIZ_CELLS (widget));

  *minimum = *natural = CELL;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 60;
      *natural = n * (CELL + GAP) - GAP;
    }
}

static void
wiz_cells_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  WizCells *self = WIZ_CELLS (widget);
  const guint n = count (self), full = self->cards + self->tokens;
  const double width = gtk_widget_get_width (widget);
  const double step = n > 0 ? MIN (CELL + GAP, (width + GAP) / n) : 0;
  const double cell = MIN (CELL, MAX (step - GAP, 4));
  const double y = (gtk_widget_get_height (widget) - CELL) / 2;
  GdkRGBA ground, filled;

  gn_colour (widget, "well_color", &ground);
  gn_colour (widget, "set_cell", &filled);
  for (guint i = 0; i < n; i++)
    {
      const gboolean round = i >= self->cards && i < full;
      const double size = round ? MIN (cell, CELL) : CELL;
      GskRoundedRect box;

      gsk_rounded_rect_init_from_rect (&box, &GRAPHENE_RECT_INIT (i * step, y + (CELL - size) / 2, cell, size),
                                       round ? size / 2 : 6);
      gtk_snapshot_push_rounded_clip (snapshot, &box);
      gtk_snapshot_append_color (snapshot, i < full ? &filled : &ground, &box.bounds);
      gtk_snapshot_pop (snapshot);
      if (i < full)
        {
          const double piece = MIN (round ? 14 : 17, cell);

          gn_piece_snapshot (widget, snapshot, wiz_element_piece (self->element), -1,
                             i * step + (cell - piece) / 2, y + (CELL - piece) / 2, piece, piece);
        }
    }
}

static void
wiz_cells_class_init (WizCellsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = wiz_cells_measure;
  widget_class->snapshot = wiz_cells_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "setcells");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
wiz_cells_init (WizCells *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
wiz_cells_set (WizCells *self,
               guint     element,
               guint     on_cards,
               guint     on_tokens,
               guint     need)
{
  if (self->element == element && self->cards == on_cards && self->tokens == on_tokens && self->need == need)
    return;
  self->element = element;
  self->cards = on_cards;
  self->tokens = on_tokens;
  self->need = need;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
