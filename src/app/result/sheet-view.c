/* sheet-view.c: preview of the scoresheet's printed pages
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "sheet-view.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"

#define GAP 18
#define WIDEST 900

struct _GnSheetView {
  GtkWidget      parent_instance;

  const GnSheet *sheet;
  GnPaper        paper;
};

G_DEFINE_FINAL_TYPE (GnSheetView, gn_sheet_view, GTK_TYPE_WIDGET)

void
gn_sheet_view_set_sheet (GnSheetView   *self,
                         const GnSheet *sheet,
                         GnPaper        paper)
{
  self->sheet = sheet;
  self->paper = paper;
  if (sheet)
    {
      g_autofree char *text = gn_sheet_to_text (sheet);

      gn_say_name (GTK_WIDGET (self), _("Scoresheet"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static GtkSizeRequestMode
gn_sheet_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_sheet_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  GnSheetView *self = GN_SHEET_VIEW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 240;
      *natural = WIDEST;
      return;
    }

  double width, height;
  guint pages = self->sheet ? gn_sheet_n_pages (self->sheet, self->paper) : 1;
  gn_sheet_paper_size (self->paper, &width, &height);
  int wide = for_size < 0 ? WIDEST : MIN (for_size, WIDEST);
  *minimum = *natural = (int) (pages * (wide * height / width) + (pages - 1) * GAP);
}

static void
gn_sheet_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  GnSheetView *self = GN_SHEET_VIEW (widget);
  double width, height;

  if (!self->sheet)
    return;

  gn_sheet_paper_size (self->paper, &width, &height);
  double wide = MIN (gtk_widget_get_width (widget), WIDEST), scale = wide / width, high = height * scale;
  double left = (gtk_widget_get_width (widget) - wide) / 2;
  guint pages = gn_sheet_n_pages (self->sheet, self->paper);

  for (guint page = 0; page < pages; page++)
    {
      graphene_rect_t rect = GRAPHENE_RECT_INIT (left, page * (high + GAP), wide, high);
      GskRoundedRect outline;
      gsk_rounded_rect_init_from_rect (&outline, &rect, 2);
      gtk_snapshot_append_outset_shadow (snapshot, &outline, &(GdkRGBA) { 0, 0, 0, 0.25 }, 0, 2, 0, 8);
      gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 1, 1, 1, 1 }, &rect);
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &rect);
      cairo_translate (cr, rect.origin.x, rect.origin.y);
      cairo_scale (cr, scale, scale);
      gn_sheet_draw (self->sheet, cr, self->paper, page);
      cairo_destroy (cr);
    }
}

static void
gn_sheet_view_class_init (GnSheetViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = gn_sheet_view_get_request_mode;
  widget_class->measure = gn_sheet_view_measure;
  widget_class->snapshot = gn_sheet_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DOCUMENT);
}

static void
gn_sheet_view_init (GnSheetView *self)
{
}
