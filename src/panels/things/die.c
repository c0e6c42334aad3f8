/* die.c: a die with its sides and result
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "die.h"

#include "panels/drawing/motion.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"

#define TUMBLE_MS 650
#define FACES     7     /* number of faces shown before the result */

struct _GnDie {
  GtkWidget parent_instance;

  int       sides;
  int       size;
  int       result;
  int       shown;      /* another number than the result while the die tumbles */
  double    turn;       /* degrees */
  gboolean  out;
  const char *const *faces;   /* or NULL: numbers */
};

G_DEFINE_FINAL_TYPE (GnDie, gn_die, GTK_TYPE_WIDGET)

const char *
gn_die_piece (int sides)
{
  static const struct { int sides; const char *piece; } dice[] = {
    { 4, "die-4" }, { 6, "die-6" }, { 8, "die-8" }, { 10, "die-10" }, { 12, "die-12" }, { 20, "die-20" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    if (dice[i].sides >= sides)
      return dice[i].piece;
  return "die-20";
}

static void
gn_die_measure (GtkWidget      *widget,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  *minimum = *natural = GN_DIE (widget)->size;
}

/* The number is drawn on the face, so it has the face's dark ink in either palette. */
static void
append_number (GnDie       *self,
               GtkSnapshot *snapshot)
{
  g_autofree char *text = gn_number_text (self->shown);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self))));
  const GdkRGBA halo = { 1, 1, 1, 0.72 };
  const GdkRGBA ink = { 0.09, 0.07, 0.05, 1 };
  /* the center of a triangle is lower */
  const double down = self->sides == 4 ? 0.12 : 0;
  PangoRectangle rect;

  pango_font_description_set_absolute_size (font, self->size * (self->sides == 4 ? 0.38 : 0.46) * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_ULTRABOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &rect, NULL);
  pango_font_description_free (font);

  const double radius = self->size * (self->sides == 4 ? 0.21 : 0.27);
  GskRoundedRect disc;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, self->size * down));
  gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (-radius, -radius, 2 * radius, 2 * radius), radius);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &halo, &GRAPHENE_RECT_INIT (-radius, -radius, 2 * radius, 2 * radius));
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-rect.x - rect.width / 2.0, -rect.y - rect.height / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
gn_die_snapshot (GtkWidget   *widget,
                 GtkSnapshot *snapshot)
{
  GnDie *self = GN_DIE (widget);
  const double size = self->size;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0));
  if (self->turn != 0)
    gtk_snapshot_rotate (snapshot, (float) self->turn);
  if (self->out)
    gtk_snapshot_push_opacity (snapshot, 0.4);
  gn_piece_snapshot (widget, snapshot, self->faces ? self->faces[self->shown] : gn_die_piece (self->sides), -1,
                     -size / 2, -size / 2, size, size);
  if (self->out)
    gtk_snapshot_pop (snapshot);
  if (self->shown > 0 && !self->faces)
    append_number (self, snapshot);
  if (self->out)
    gn_piece_snapshot (widget, snapshot, "crossed-out", -1, -size / 2, -size / 2, size, size);
  gtk_snapshot_restore (snapshot);
}

static void
gn_die_class_init (GnDieClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "sides", G_STRUCT_OFFSET (GnDie, sides));
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "size", G_STRUCT_OFFSET (GnDie, size));
  widget_class->measure = gn_die_measure;
  widget_class->snapshot = gn_die_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
gn_die_init (GnDie *self)
{
  self->sides = 6;
  self->size = 24;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
gn_die_new (int sides,
            int size)
{
  return g_object_new (GN_TYPE_DIE, "sides", sides, "size", size, NULL);
}

/* Shows other faces on the way, and ends upright. The last face is always the result. */
static void
tumble (GtkWidget *widget,
        double     done,
        gpointer   data)
{
  GnDie *self = GN_DIE (widget);

  self->shown = done >= 1 ? self->result : 1 + (self->result + 5 * (int) (done * FACES) + 3) % self->sides;
  self->turn = done >= 1 ? 0 : (1 - done) * 320;
  gtk_widget_queue_draw (widget);
}

void
gn_die_set (GnDie    *self,
            int       sides,
            int       result,
            gboolean  rolls)
{
  gn_motion_stop (GTK_WIDGET (self));
  if (self->sides == sides && self->result == result && self->shown == result && !rolls)
    return;
  self->sides = sides;
  self->result = self->shown = result;
  self->turn = 0;
  if (rolls && result > 0)
    gn_motion_run (GTK_WIDGET (self), TUMBLE_MS, tumble, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
gn_die_set_size (GnDie *self,
                 int    size)
{
  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
gn_die_set_out (GnDie    *self,
                gboolean  out)
{
  if (self->out == out)
    return;
  self->out = out;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
gn_die_set_faces (GnDie             *self,
                  const char *const *faces)
{
  if (self->faces == faces)
    return;
  self->faces = faces;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
