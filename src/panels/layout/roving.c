/* roving.c: groups with one tab stop, and arrow keys that move by geometry
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "roving.h"

#include <math.h>

#include "panels/drawing/parts.h"

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

/* The distance from the center of @from to that of @to in @direction. Distance sideways counts twice. A child that
 * is behind, or more to the side than ahead, does not qualify. */
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
  const double ahead = direction == GTK_DIR_RIGHT ? dx
                       : direction == GTK_DIR_LEFT ? -dx
                       : direction == GTK_DIR_DOWN ? dy
                                                   : -dy;
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
gn_roving_focus (GtkWidget       *container,
                 GtkDirectionType direction)
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

/* ---- Lattices --------------------------------------------------------------- */

#define COLUMN "gn-roam-column"   /* the column where a run of Up or Down began */

typedef struct {
  GtkWidget *at;   /* where the run has got to; only compared */
  double     x;
} Column;

static double
column_of (GtkWidget *container,
           GtkWidget *now,
           double     x)
{
  const Column *column = g_object_get_data (G_OBJECT (container), COLUMN);

  return column && column->at == now ? column->x : x;
}

static void
keep_column (GtkWidget *container,
             GtkWidget *at,
             double     x)
{
  Column *column = g_new0 (Column, 1);

  column->at = at;
  column->x = x;
  g_object_set_data_full (G_OBJECT (container), COLUMN, column, g_free);
}

/* The nearest of @things within an angle of the direction (@right, @down); in a tie, the one nearer to @column. */
static GtkWidget *
neighbour (GtkWidget              *container,
           GPtrArray              *things,
           GtkWidget              *now,
           const graphene_point_t *from,
           double                  right,
           double                  down,
           double                  least_cosine,
           double                  column)
{
  const double length = hypot (right, down);
  GtkWidget *best = NULL;
  double least = INFINITY, least_aside = INFINITY;

  for (guint i = 0; i < things->len; i++)
    {
      GtkWidget *thing = things->pdata[i];
      graphene_rect_t bounds;
      graphene_point_t to;

      if (thing == now || !gtk_widget_compute_bounds (thing, container, &bounds))
        continue;
      graphene_rect_get_center (&bounds, &to);

      const double dx = to.x - from->x, dy = to.y - from->y;
      const double far = hypot (dx, dy);
      const double cosine = far < 1 ? -1 : (dx * right + dy * down) / (far * length);
      const double aside = fabs (to.x - column);
      /* a pixel more or less is only rounding */
      const double weighed = round (far * (2 - cosine) / 4);

      if (cosine < least_cosine || weighed > least || (weighed == least && aside >= least_aside - 1))
        continue;
      best = thing;
      least = weighed;
      least_aside = aside;
    }
  return best;
}

static gboolean
go (GtkWidget *container,
    double     right,
    double     down,
    double     least_cosine)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new ();
  GtkRoot *root = gtk_widget_get_root (container);
  GtkWidget *now = root ? gtk_root_get_focus (root) : NULL;
  graphene_rect_t bounds;
  graphene_point_t from;

  if (!now || !gtk_widget_is_ancestor (now, container) || !gtk_widget_compute_bounds (now, container, &bounds))
    return FALSE;
  collect (container, things);
  graphene_rect_get_center (&bounds, &from);

  const double column = right == 0 ? column_of (container, now, from.x) : from.x;
  GtkWidget *next = neighbour (container, things, now, &from, right, down, least_cosine, column);
  if (!next)
    return FALSE;
  if (right == 0)
    keep_column (container, next, column);
  g_object_set_data (G_OBJECT (container), KEY, next);
  return gtk_widget_grab_focus (next);
}

gboolean
gn_roving_focus_lattice (GtkWidget       *container,
                         GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (container);
  GtkWidget *now = root ? gtk_root_get_focus (root) : NULL;
  const double wide = cos (50 * G_PI / 180);

  if (!now || !gtk_widget_is_ancestor (now, container))
    return gn_roving_focus (container, direction);

  switch (direction)
    {
    case GTK_DIR_LEFT:
      return go (container, -1, 0, wide);
    case GTK_DIR_RIGHT:
      return go (container, 1, 0, wide);
    case GTK_DIR_UP:
      return go (container, 0, -1, wide);
    case GTK_DIR_DOWN:
      return go (container, 0, 1, wide);
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return gn_roving_focus (container, direction);
    }
}

gboolean
gn_roving_aslant (GtkWidget *container,
                  double     right,
                  double     down)
{
  return go (container, right, down, cos (20 * G_PI / 180));
}

/* ---- GnRovingBox ---------------------------------------------------------- */

struct _GnRovingBox {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (GnRovingBox, gn_roving_box, GTK_TYPE_BOX)

static void
gn_roving_box_class_init (GnRovingBoxClass *class)
{
  GTK_WIDGET_CLASS (class)->focus = gn_roving_focus;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_roving_box_init (GnRovingBox *self)
{
}

GtkWidget *
gn_roving_box_new (GtkOrientation orientation,
                   int            spacing,
                   const char    *name)
{
  GtkWidget *box = g_object_new (GN_TYPE_ROVING_BOX, "orientation", orientation, "spacing", spacing, NULL);

  if (name)
    gn_say_name (box, name);
  return box;
}
