/* action-grid.c: row of action buttons: one line if there is room, otherwise four or two columns
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "action-grid.h"

#define GAP 6
#define FREE_WIDTH 130
#define RULE_WIDTH 1
#define LEAST_WIDTH 96  /* width of an action in one line */
#define MOST_WIDTH 280

struct _GnActionGrid {
  GtkWidget parent_instance;

  GtkWidget *rule;
  GPtrArray *free_ones;
  GPtrArray *others;
};

G_DEFINE_FINAL_TYPE (GnActionGrid, gn_action_grid, GTK_TYPE_WIDGET)

guint
gn_action_grid_columns (int   width,
                        guint n,
                        guint n_free)
{
  int room = width - (int) n_free * (FREE_WIDTH + GAP) - (n_free ? RULE_WIDTH + GAP : 0);

  if (n == 0)
    return 1;
  if (width >= 840 && room >= (int) n * LEAST_WIDTH + (int) (n - 1) * GAP)
    return n;
  return MIN (width >= 520 ? 4 : 2, n + n_free);
}

static guint
count_shown (GPtrArray *children)
{
  guint n = 0;

  for (guint i = 0; i < children->len; i++)
    n += gtk_widget_get_visible (children->pdata[i]);
  return n;
}

static GPtrArray *
shown (GnActionGrid *self,
       gboolean      free_last)
{
  GPtrArray *all = g_ptr_array_new ();

  for (guint part = 0; part < 2; part++)
    {
      GPtrArray *from = (part == 0) != free_last ? self->free_ones : self->others;

      for (guint i = 0; i < from->len; i++)
        if (gtk_widget_get_visible (from->pdata[i]))
          g_ptr_array_add (all, from->pdata[i]);
    }
  return all;
}

static int
row_height (GnActionGrid *self,
            int           width)
{
  g_autoptr (GPtrArray) all = shown (self, FALSE);
  int height = 0;

  for (guint i = 0; i < all->len; i++)
    {
      int least;

      gtk_widget_measure (all->pdata[i], GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
      height = MAX (height, least);
    }
  return height;
}

static void
gn_action_grid_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  GnActionGrid *self = GN_ACTION_GRID (widget);
  guint n = count_shown (self->others), n_free = count_shown (self->free_ones);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 320;
      *natural = MAX (*minimum, (int) n_free * (FREE_WIDTH + GAP) + (int) n * (145 + GAP));
      return;
    }

  guint columns = gn_action_grid_columns (for_size < 0 ? 1300 : for_size, n, n_free);
  guint rows = columns >= n ? 1 : (n + n_free + columns - 1) / columns;

  if (n + n_free == 0)
    rows = 0;
  *minimum = *natural = rows ? (int) rows * (row_height (self, -1) + GAP) - GAP : 0;
}

static void
gn_action_grid_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  GnActionGrid *self = GN_ACTION_GRID (widget);
  guint n = count_shown (self->others), n_free = count_shown (self->free_ones);
  guint columns = gn_action_grid_columns (width, n, n_free);
  gboolean one_line = columns >= n;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autoptr (GPtrArray) all = shown (self, !one_line);
  int tall = row_height (self, -1);
  double x = 0;
  int rule_x = -1;

  for (guint i = 0; i < all->len; i++)
    {
      GtkAllocation at = { 0, 0, 0, tall };
      int least;

      if (one_line)
        {
          int room = width - (int) n_free * (FREE_WIDTH + GAP) - (n_free && n ? RULE_WIDTH + GAP : 0);
          double each = n ? MIN ((room - (int) (n - 1) * GAP) / (double) n, MOST_WIDTH) : 0;
          double w = i < n_free ? FREE_WIDTH : each;

          if (n_free && i == n_free)
            {
              rule_x = (int) x;
              x += RULE_WIDTH + GAP;
            }
          at.x = (int) x;
          at.width = (int) (x + w) - at.x;
          x += w + GAP;
        }
      else
        {
          guint column = i % columns;
          double each = (width - (int) (columns - 1) * GAP) / (double) columns;

          at.x = (int) (column * (each + GAP));
          at.width = (int) (column * (each + GAP) + each) - at.x;
          at.y = (int) (i / columns) * (tall + GAP);
        }
      gtk_widget_measure (all->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      at.width = MAX (at.width, least);
      if (rtl)
        at.x = width - at.x - at.width;
      gtk_widget_size_allocate (all->pdata[i], &at, -1);
    }

  gtk_widget_set_child_visible (self->rule, rule_x >= 0);
  if (rule_x >= 0)
    {
      int least;

      gtk_widget_measure (self->rule, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->rule, &(GtkAllocation) { rtl ? width - rule_x - 1 : rule_x, 8, MAX (least, 1),
                                                               MAX (tall - 16, 1) }, -1);
    }
}

static GtkSizeRequestMode
gn_action_grid_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_action_grid_dispose (GObject *object)
{
  GnActionGrid *self = GN_ACTION_GRID (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_ptr_array_set_size (self->free_ones, 0);
  g_ptr_array_set_size (self->others, 0);
  self->rule = NULL;
  G_OBJECT_CLASS (gn_action_grid_parent_class)->dispose (object);
}

static void
gn_action_grid_finalize (GObject *object)
{
  GnActionGrid *self = GN_ACTION_GRID (object);

  g_ptr_array_unref (self->free_ones);
  g_ptr_array_unref (self->others);
  G_OBJECT_CLASS (gn_action_grid_parent_class)->finalize (object);
}

static void
gn_action_grid_class_init (GnActionGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = gn_action_grid_dispose;
  object_class->finalize = gn_action_grid_finalize;
  widget_class->measure = gn_action_grid_measure;
  widget_class->size_allocate = gn_action_grid_size_allocate;
  widget_class->get_request_mode = gn_action_grid_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "actiongrid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_action_grid_init (GnActionGrid *self)
{
  self->free_ones = g_ptr_array_new ();
  self->others = g_ptr_array_new ();
  self->rule = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (self->rule, "rule");
  gtk_widget_set_parent (self->rule, GTK_WIDGET (self));
}

void
gn_action_grid_add (GnActionGrid *self,
                    GtkWidget    *child,
                    gboolean      free_of_turn)
{
  g_ptr_array_add (free_of_turn ? self->free_ones : self->others, child);
  if (free_of_turn)
    gtk_widget_insert_before (child, GTK_WIDGET (self), self->rule);
  else
    gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

void
gn_action_grid_remove (GnActionGrid *self,
                       GtkWidget    *child)
{
  g_ptr_array_remove (self->free_ones, child);
  g_ptr_array_remove (self->others, child);
  gtk_widget_unparent (child);
}
