/* rise-boxes.c: the row of printed boxes on a board: which pieces have left it, and what empty boxes pay
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-boxes.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/drawing/draw.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "rise-hex.h"

#define MOST 10
#define GAP  2
#define HIGH 17
#define LOW  9     /* height without pictures: a bar in parts */

struct _RiseBoxes {
  GtkWidget   parent_instance;

  RiseBoxView box[MOST];
  guint       n;
  guint       out;
  guint       each;
  int         owner;
  int         paint;
};

G_DEFINE_FINAL_TYPE (RiseBoxes, rise_boxes, GTK_TYPE_WIDGET)

static int
height_of (GtkWidget *boxes)
{
  return gtk_widget_has_css_class (boxes, "low") ? LOW : HIGH;
}

/* ---- Drawing -------------------------------------------------------------------- */

static void
append_rounded (GtkSnapshot   *snapshot,
                const GdkRGBA *fill,
                double         x,
                double         width,
                double         height,
                double         clip)
{
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, &GRAPHENE_RECT_INIT ((float) x, 0, (float) width, (float) height), 4);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, fill, &GRAPHENE_RECT_INIT ((float) x, 0, (float) clip, (float) height));
  gtk_snapshot_pop (snapshot);
}

static void
append_outline (GtkWidget   *widget,
                GtkSnapshot *snapshot,
                double       x,
                double       width,
                double       height)
{
  GskRoundedRect shape;
  GdkRGBA colour;
  const float border[4] = { 1.5f, 1.5f, 1.5f, 1.5f };

  gn_colour (widget, "ink2_color", &colour);
  gsk_rounded_rect_init_from_rect (&shape, &GRAPHENE_RECT_INIT ((float) x, 0, (float) width, (float) height), 4);
  gtk_snapshot_append_border (snapshot, &shape, border, (GdkRGBA[4]) { colour, colour, colour, colour });
}

/* Points and gold side by side; for two of a kind, a figure on the picture. */
static void
append_pay (RiseBoxes         *self,
            GtkSnapshot       *snapshot,
            const RiseBoxView *box,
            double             x,
            double             width)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const int height = height_of (widget);
  const char *piece[2];
  int n[2], kinds = 0;
  GdkRGBA ink;

  if (box->vp < 0 || box->gold < 0)
    {
      gn_colour (widget, "ink2_color", &ink);
      gn_draw_text (widget, snapshot, "?", height * 0.72, TRUE, &ink, x + width / 2, height / 2.0);
      return;
    }
  if (box->vp)
    piece[kinds] = "rise-points", n[kinds++] = box->vp;
  if (box->gold)
    piece[kinds] = "rise-gold", n[kinds++] = box->gold;

  const double size = MIN (height - 3, kinds > 1 ? width / 2 : width - 2);
  for (int i = 0; i < kinds; i++)
    {
      const double left = x + width / 2 + (i - kinds / 2.0) * size;

      gn_piece_snapshot (widget, snapshot, piece[i], -1, left, (height - size) / 2, size, size);
      if (n[i] > 1)
        {
          g_autofree char *text = gn_number_text (n[i]);

          gdk_rgba_parse (&ink, "#2a2520");
          gn_draw_text (widget, snapshot, text, size * 0.72, TRUE, &ink, left + size / 2, height / 2.0 + 0.5);
        }
    }
}

static void
rise_boxes_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  RiseBoxes *self = RISE_BOXES (widget);
  const double all = gtk_widget_get_width (widget);
  const int height = height_of (widget);
  GdkRGBA well, paid, fill, ink;

  if (!self->n)
    return;
  gn_colour (widget, "well_color", &well);
  gn_colour (widget, "rise_paid", &paid);
  rise_owner_colours (self->owner, self->paint, &fill, &ink);
  if (self->owner == RISE_GNOMES)
    gn_colour (widget, "rise_white_cubes", &fill);

  const double step = (all + GAP) / self->n, width = floor (step - GAP);
  for (guint i = 0; i < self->n; i++)
    {
      const double x = floor (i * step);
      const guint full = self->out / self->each, begun = self->out % self->each;
      const gboolean empty = i < full, next = i == full;

      if (height == LOW)
        {
          append_rounded (snapshot, &well, x, width, height, width);
          if (empty || (next && begun))
            append_rounded (snapshot, &fill, x, width, height, empty ? width : width * begun / self->each);
          continue;
        }
      if (self->each == 1)
        {
          append_rounded (snapshot, empty ? &paid : &well, x, width, height, width);
          if (empty || next)
            append_pay (self, snapshot, &self->box[i], x, width);
          else
            {
              const double size = MIN (height - 2, width - 1);

              gn_piece_snapshot (widget, snapshot, self->owner == RISE_GNOMES ? "rise-brewery-gnome" : "rise-brewery",
                                 self->paint, x + (width - size) / 2, (height - size) / 2, size, size);
            }
        }
      else
        {
          append_rounded (snapshot, &well, x, width, height, width);
          if (empty || begun)
            append_rounded (snapshot, &fill, x, width, height, empty ? width : next ? width * begun / self->each : 0);
          if (empty || next)
            append_pay (self, snapshot, &self->box[i], x, width);
        }
      if (next)
        append_outline (widget, snapshot, x, width, height);
    }
}

static void
rise_boxes_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  RiseBoxes *self = RISE_BOXES (widget);
  const int height = height_of (widget);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? (int) self->n * 9 : height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? (int) self->n * (height + GAP) : height;
}

static void
rise_boxes_class_init (RiseBoxesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = rise_boxes_snapshot;
  widget_class->measure = rise_boxes_measure;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "riseboxes");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rise_boxes_init (RiseBoxes *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* ---- In words ----------------------------------------------------------------------- */

char *
rise_pay_text (int vp,
               int gold)
{
  g_autofree char *v = gn_number_text (vp);
  g_autofree char *g = gn_number_text (gold);

  if (vp < 0 || gold < 0)
    return g_strdup (_("not known yet"));

  g_autofree char *points = gn_fill (ngettext ("{n} point", "{n} points", vp), "n", v, NULL);
  /* Translators: an amount of money */
  g_autofree char *money = gn_fill (ngettext ("{n} gold", "{n} gold", gold), "n", g, NULL);

  if (vp && gold)
    /* Translators: what a box pays: "1 point and 1 gold" */
    return gn_fill (_("{points} and {gold}"), "points", points, "gold", money, NULL);
  return vp ? g_steal_pointer (&points) : gold ? g_steal_pointer (&money) : g_strdup (_("nothing"));
}

char *
rise_boxes_text (const RiseBoxView *boxes,
                 guint              n,
                 guint              out,
                 guint              each)
{
  const guint full = out / each;
  g_autofree char *k = gn_number_text (out);
  g_autofree char *all = gn_number_text (n * each);
  g_autofree char *head = each == 1
    /* Translators: of a player's breweries: "2 of 9 breweries out" */
    ? gn_fill (ngettext ("{n} of {all} breweries out", "{n} of {all} breweries out", out), "n", k, "all", all, NULL)
    : gn_fill (ngettext ("{n} of {all} cubes out", "{n} of {all} cubes out", out), "n", k, "all", all, NULL);

  if (full >= n)
    return g_steal_pointer (&head);

  const RiseBoxView *next = &boxes[full];
  g_autofree char *pay = rise_pay_text (next->vp, next->gold);
  g_autofree char *left = gn_number_text (each - out % each);
  GString *text = g_string_new (head);

  g_string_append_c (text, '\n');
  if (each == 1)
    {
      /* Translators: what the next brewery box pays in each scoring */
      g_autofree char *line = gn_fill (_("The next one: {pay} each turn"), "pay", pay, NULL);
      g_string_append (text, line);
      if (next->icon == 1)
        g_string_append_printf (text, "\n%s", _("and production +1"));
      if (next->token == 1 && next->token_left)
        g_string_append_printf (text, "\n%s", _("and an upgrade token"));
    }
  else
    {
      /* Translators: what the next customer box pays in each scoring once that many more cubes are out */
      g_autofree char *line = gn_fill (
        ngettext ("With {n} more: {pay} each turn", "With {n} more: {pay} each turn", each - out % each), "n", left,
        "pay", pay, NULL);
      g_string_append (text, line);
    }
  return g_string_free (text, FALSE);
}

void
rise_boxes_set (RiseBoxes         *self,
                const RiseBoxView *boxes,
                guint              n,
                guint              out,
                guint              each,
                int                owner,
                int                paint)
{
  g_autofree char *text = rise_boxes_text (boxes, n, out, each);

  g_return_if_fail (n <= MOST);

  if (self->n != n)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  memcpy (self->box, boxes, n * sizeof *boxes);
  self->n = n;
  self->out = out;
  self->each = each;
  self->owner = owner;
  self->paint = paint;
  gn_say_name (GTK_WIDGET (self), text);
  gn_set_tooltip (GTK_WIDGET (self), text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rise_boxes_row_set (GtkWidget         *row,
                    const RiseBoxView *boxes,
                    guint              n,
                    guint              out,
                    guint              each,
                    int                owner,
                    int                paint)
{
  g_autofree char *some = gn_number_text (out);
  g_autofree char *all = gn_number_text (n * each);
  /* Translators: some of all: "2/9" */
  g_autofree char *text = gn_fill (_("{n}/{all}"), "n", some, "all", all, NULL);

  rise_boxes_set (RISE_BOXES (gtk_widget_get_first_child (row)), boxes, n, out, each, owner, paint);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (row)), text);
}
