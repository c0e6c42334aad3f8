/* gn-roam.c: one tab stop, and arrow keys by geometry
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-roam.h"

#include <math.h>

#include "gn-parts.h"

#define KEY "gn-roam-last"

static void
collect (GtkWidget *widget,
         GPtrArray *found)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_mapped (child) || !gtk_widget_get_sensitive (child) || !gtk_widget_get_can_focus (child))
        continue;
      if (gtk_widget_get_focusable (child))
        g_ptr_array_add (found, child);
      else
        collect (child, found);
    }
}

/* How far it is from the middle of @from to that of @to in @direction; what lies aside counts twice, what lies
 * behind or more aside than ahead is no answer. */
static double
distance (const graphene_rect_t *from,
          const graphene_rect_t *to,
          GtkDirectionType       direction)
{
  graphene_point_t a, b;

  graphene_rect_get_center (from, &a);
  graphene_rect_get_center (to, &b);

  const double dx = b.x - a.x;
  const double dy = b.y - a.y;
  const double ahead = direction == GTK_DIR_RIGHT ? dx : direction == GTK_DIR_LEFT ? -dx : direction == GTK_DIR_DOWN ? dy : -dy;
  const double aside = fabs (direction == GTK_DIR_RIGHT || direction == GTK_DIR_LEFT ? dy : dx);

  if (ahead < 1)
    return INFINITY;
  return aside > 2.5 * ahead ? INFINITY : ahead + 2 * aside;
}

static GtkWidget *
nearest (GtkWidget        *container,
         GPtrArray        *things,
         GtkWidget        *from,
         GtkDirectionType  direction)
{
  graphene_rect_t start, end;
  GtkWidget *best = NULL;
  double least = INFINITY;

  if (!gtk_widget_compute_bounds (from, container, &start))
    return NULL;

  for (guint i = 0; i < things->len; i++)
    {
      GtkWidget *thing = things->pdata[i];

      if (thing == from || !gtk_widget_compute_bounds (thing, container, &end))
        continue;

      const double far = distance (&start, &end, direction);
      if (far < least)
        {
          least = far;
          best = thing;
        }
    }
  return best;
}

gboolean
gn_roam_focus (GtkWidget        *container,
               GtkDirectionType  direction)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new ();
  GtkRoot *root = gtk_widget_get_root (container);
  GtkWidget *now = root ? gtk_root_get_focus (root) : NULL;
  const gboolean inside = now && gtk_widget_is_ancestor (now, container);
  const gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *next = NULL;

  collect (container, things);
  if (things->len == 0 || (inside && tab))
    return FALSE;

  if (now && !tab)
    next = nearest (container, things, now, direction);

  if (!next && !inside)
    {
      GtkWidget *last = g_object_get_data (G_OBJECT (container), KEY);

      next = last && g_ptr_array_find (things, last, NULL) ? last : things->pdata[0];
    }
  if (!next)
    return FALSE;

  g_object_set_data (G_OBJECT (container), KEY, next);
  return gtk_widget_grab_focus (next);
}

/* ---- GnRoamBox ---------------------------------------------------------- */

struct _GnRoamBox {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (GnRoamBox, gn_roam_box, GTK_TYPE_BOX)

static void
gn_roam_box_class_init (GnRoamBoxClass *class)
{
  GTK_WIDGET_CLASS (class)->focus = gn_roam_focus;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_roam_box_init (GnRoamBox *self)
{
}

GtkWidget *
gn_roam_box_new (GtkOrientation  orientation,
                 int             spacing,
                 const char     *name)
{
  GtkWidget *box = g_object_new (GN_TYPE_ROAM_BOX, "orientation", orientation, "spacing", spacing, NULL);

  if (name)
    gn_say_name (box, name);
  return box;
}
