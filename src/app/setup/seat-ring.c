/* seat-ring.c: plan of the seats, seen from above
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "seat-ring.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

#define TOKEN 46
#define EMBLEM 54
#define FLAG 30
#define WIDTH 226
#define HEIGHT 208

struct _GnSeatRing {
  GnContainer parent_instance;

  GtkWidget *token[GN_MAX_SEATS];
  GtkWidget *emblem;
  GtkWidget *flag;
  guint      n_seats;
  int        starter;
};

G_DEFINE_FINAL_TYPE (GnSeatRing, gn_seat_ring, GN_TYPE_CONTAINER)

/* So small that neighbors do not touch. */
static int
token_size (GnSeatRing *self)
{
  return self->n_seats > 8 ? TOKEN * 8 / (int) self->n_seats : TOKEN;
}

void
gn_seat_ring_show (GnSeatRing *self,
                   GnDraft    *draft)
{
  GString *names = g_string_new (NULL);
  int role = gn_draft_starter_role (draft);

  const GnMatch *match = gn_draft_trial (draft);
  g_autofree char *emblem = gn_draft_emblem (draft);

  self->n_seats = gn_draft_get_n_seats (draft);
  self->starter = role >= 0 ? gn_draft_get_role (draft, role) : -1;
  gn_piece_set_name (GN_PIECE (self->emblem), emblem);
  for (guint i = 0; i < GN_MAX_SEATS; i++)
    {
      if (i >= self->n_seats && self->token[i])
        gtk_widget_set_visible (self->token[i], FALSE);
      if (i >= self->n_seats)
        continue;
      if (!self->token[i])
        {
          self->token[i] = gn_seat_token_new ((int) i, TOKEN);
          gtk_widget_insert_after (self->token[i], GTK_WIDGET (self), i ? self->token[i - 1] : self->emblem);
        }
      g_object_set (self->token[i], "size", token_size (self), "visible", TRUE, NULL);
      g_autofree char *name = gn_draft_show_name (draft, i);
      gn_seat_token_set_colour (GN_SEAT_TOKEN (self->token[i]),
                                match ? gn_pieces_seat_paint (match, (int) i)
                                : gn_pieces_paint (gn_draft_get_game (draft), gn_draft_get_colour (draft, i)));
      gtk_widget_set_tooltip_text (self->token[i], name);
      g_string_append_printf (names, "%s%s", i ? C_("list", ", ") : "", name);
    }
  gtk_widget_set_visible (self->flag, self->starter >= 0);
  /* beside a long list the middle may be out of sight */
  gtk_widget_set_valign (GTK_WIDGET (self), self->n_seats > 6 ? GTK_ALIGN_START : GTK_ALIGN_CENTER);

  /* Translators: {names} are the people round the table, clockwise. */
  g_autofree char *label = gn_fill (_("Clockwise around the table: {names}"), "names", names->str, NULL);
  gn_say_name (GTK_WIDGET (self), label);
  g_string_free (names, TRUE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static double
angle_of (GnSeatRing *self,
          double      seat)
{
  return -G_PI / 2 + 2 * G_PI * seat / MAX (self->n_seats, 1);
}

static void
gn_seat_ring_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
place (GtkWidget *child,
       double     x,
       double     y,
       int        size)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { round (x - size / 2.0), round (y - size / 2.0), size, size }, -1);
}

/* Seats go clockwise on the screen as at the table, in right-to-left locales too: a table is not mirrored. */
static void
gn_seat_ring_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  GnSeatRing *self = GN_SEAT_RING (widget);
  double cx = width / 2.0, cy = height / 2.0 + 2;

  for (guint i = 0; i < self->n_seats; i++)
    {
      double a = angle_of (self, i), x = cx + 88 * cos (a), y = cy + 74 * sin (a);
      place (self->token[i], x, y, token_size (self));
      if ((int) i == self->starter)
        place (self->flag, MIN (x + 42, width - FLAG / 2.0), MAX (y - 8, FLAG / 2.0), FLAG);
    }
  place (self->emblem, cx, cy, EMBLEM);
}

static void
arrow (cairo_t *cr,
       double   cx,
       double   cy,
       double   from,
       double   to)
{
  const double dashes[] = { 1, 6 };
  double x = cx + 67 * cos (to), y = cy + 53 * sin (to), along = atan2 (53 * cos (to), -67 * sin (to));

  cairo_save (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  for (int i = 0; i <= 24; i++)
    cairo_line_to (cr, cx + 67 * cos (from + (to - from) * i / 24), cy + 53 * sin (from + (to - from) * i / 24));
  cairo_stroke (cr);
  cairo_restore (cr);
  cairo_move_to (cr, x - 8 * cos (along - 0.6), y - 8 * sin (along - 0.6));
  cairo_line_to (cr, x, y);
  cairo_line_to (cr, x - 8 * cos (along + 0.6), y - 8 * sin (along + 0.6));
  cairo_stroke (cr);
}

static void
look_up (GtkWidget  *widget,
         const char *name,
         GdkRGBA    *rgba)
{
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, rgba))
    gdk_rgba_parse (rgba, "#888");
}

static void
gn_seat_ring_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  GnSeatRing *self = GN_SEAT_RING (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double cx = width / 2.0, cy = height / 2.0 + 2, step = 2 * G_PI / MAX (self->n_seats, 1);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  GdkRGBA card, line, ink2;

  look_up (widget, "card_color", &card);
  look_up (widget, "line2_color", &line);
  look_up (widget, "ink2_color", &ink2);

  cairo_save (cr);
  cairo_translate (cr, cx, cy);
  cairo_scale (cr, 88, 70);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  gdk_cairo_set_source_rgba (cr, &card);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);

  gdk_cairo_set_source_rgba (cr, &ink2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  double gap = MIN (0.55, step / 4);
  for (guint i = 0; self->n_seats > 1 && i < self->n_seats; i++)
    arrow (cr, cx, cy, angle_of (self, i) + gap, angle_of (self, i + 1) - gap);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (gn_seat_ring_parent_class)->snapshot (widget, snapshot);
}

static void
gn_seat_ring_class_init (GnSeatRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = gn_seat_ring_measure;
  widget_class->size_allocate = gn_seat_ring_size_allocate;
  widget_class->snapshot = gn_seat_ring_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
gn_seat_ring_init (GnSeatRing *self)
{
  self->emblem = gn_piece_new (NULL, EMBLEM);
  gtk_widget_set_parent (self->emblem, GTK_WIDGET (self));
  self->flag = gn_piece_new ("start-player", FLAG);
  gtk_widget_set_parent (self->flag, GTK_WIDGET (self));
  self->starter = -1;
}
