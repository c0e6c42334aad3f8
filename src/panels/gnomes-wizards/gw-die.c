/* gw-die.c: a die of Gnômes & Wizards: black or pink, with one of six faces
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-die.h"

#include "panels/drawing/motion.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/drawing/piece.h"
#include "gw-scene.h"

#define TUMBLE_MS 650
#define SEEN      7      /* faces on the way */

struct _GwDie {
  GtkWidget parent_instance;

  int       size;
  int       face;
  int       shown;       /* while it tumbles: another one */
  double    turn;        /* degrees */
  gboolean  pink;
};

G_DEFINE_FINAL_TYPE (GwDie, gw_die, GTK_TYPE_WIDGET)

static void
gw_die_measure (GtkWidget      *widget,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  *minimum = *natural = GW_DIE (widget)->size;
}

static void
gw_die_snapshot (GtkWidget   *widget,
                 GtkSnapshot *snapshot)
{
  GwDie *self = GW_DIE (widget);
  const double size = self->size;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2.0f, gtk_widget_get_height (widget) / 2.0f));
  if (self->turn != 0)
    gtk_snapshot_rotate (snapshot, (float) self->turn);
  gn_piece_snapshot (widget, snapshot, gw_die_piece (self->shown, self->pink), -1, -size / 2, -size / 2, size, size);
  gtk_snapshot_restore (snapshot);
}

static void
gw_die_class_init (GwDieClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = gw_die_measure;
  widget_class->snapshot = gw_die_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "gwdie");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
gw_die_init (GwDie *self)
{
  self->size = 30;
  self->face = self->shown = -1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
gw_die_new (int size)
{
  GwDie *self = g_object_new (GW_TYPE_DIE, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

/* What is shown in the end is the face, always. */
static void
tumble (GtkWidget *widget,
        double     done,
        gpointer   data)
{
  GwDie *self = GW_DIE (widget);

  self->shown = done >= 1 ? self->face : (self->face + 5 * (int) (done * SEEN) + 1) % GW_N_FACES;
  self->turn = done >= 1 ? 0 : (1 - done) * 320;
  gtk_widget_queue_draw (widget);
}

void
gw_die_set (GwDie    *self,
            int       face,
            gboolean  pink,
            gboolean  rolls)
{
  gn_motion_stop (GTK_WIDGET (self));
  if (self->face == face && self->shown == face && self->pink == pink && !rolls)
    return;
  self->face = self->shown = face;
  self->pink = pink;
  self->turn = 0;
  if (rolls && face >= 0)
    gn_motion_run (GTK_WIDGET (self), TUMBLE_MS, tumble, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
