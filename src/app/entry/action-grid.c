/* action-grid.c: action buttons in cells: one line if there is room, otherwise four or two columns
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "action-grid.h"

#define GAP 6
#define LEAST_WIDTH 96   /* width of an action in one line */
#define MOST_WIDTH  280
#define HEIGHT      52   /* of an action with its hint */
#define LOW_HEIGHT  34   /* and without */
#define PADDING     14
#define NARROW      520

/* A button and where it stands. */
typedef struct {
  GtkWidget *button;
  int        cell;      /* the last one it was in, or -1 */
  gboolean   shown;     /* when the cells were given out last */
} Place;

struct _GnActionGrid {
  GtkWidget parent_instance;

  GArray    *places;    /* Place */
  guint      cells;
  gboolean   low;
  int        fixed;     /* width of a cell, or 0: as wide as the grid allows */
};

G_DEFINE_FINAL_TYPE (GnActionGrid, gn_action_grid, GTK_TYPE_WIDGET)

guint
gn_action_grid_columns (int   width,
                        guint cells)
{
  if (cells == 0)
    return 1;
  if (width >= 840 && width >= (int) cells * (LEAST_WIDTH + GAP) - GAP)
    return cells;
  return MIN (width >= NARROW ? 4 : cells == 3 ? 3 : 2, cells);
}

/* A button that stays keeps its cell, and one that returns gets its old one if that is free. Returns: the number of
 * cells */
static guint
give_cells (GnActionGrid *self)
{
  const guint n = self->places->len;
  Place *place = (Place *) self->places->data;
  g_autofree gboolean *taken = g_new0 (gboolean, MAX (n, self->cells) + 1);
  guint used = 0;

  for (guint pass = 0; pass < 3; pass++)
    for (guint i = 0; i < n; i++)
      {
        if (!gtk_widget_get_visible (place[i].button) || (pass == 0) != place[i].shown)
          continue;
        if (pass == 2 || place[i].cell < 0 || taken[place[i].cell])
          {
            if (pass < 2)
              {
                place[i].cell = -1;
                continue;
              }
            if (place[i].cell >= 0)
              continue;
            for (place[i].cell = 0; taken[place[i].cell]; place[i].cell++)
              ;
          }
        taken[place[i].cell] = TRUE;
      }
  for (guint i = 0; i < n; i++)
    {
      place[i].shown = gtk_widget_get_visible (place[i].button);
      if (place[i].shown)
        used = MAX (used, (guint) place[i].cell + 1);
    }
  return MAX (used, self->cells);
}

static void
forget_cells (GnActionGrid *self)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      g_array_index (self->places, Place, i).cell = -1;
      g_array_index (self->places, Place, i).shown = FALSE;
    }
}

/* It depends on the font, not on what the buttons say. */
static int
row_height (GnActionGrid *self)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (GTK_WIDGET (self)), NULL, NULL);
  const int line = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);
  return self->low ? MAX (LOW_HEIGHT, line + PADDING) : MAX (HEIGHT, 2 * line + PADDING);
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
  const guint cells = give_cells (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      const int all = MAX ((int) cells * (self->fixed + GAP) - GAP, 0);

      *minimum = self->fixed ? all : 320;
      *natural = MAX (*minimum, (int) cells * (LEAST_WIDTH + GAP));
      return;
    }

  const guint columns = self->fixed ? cells : gn_action_grid_columns (for_size < 0 ? 1300 : for_size, cells);

  *minimum = *natural = cells ? (int) ((cells + columns - 1) / columns) * (row_height (self) + GAP) - GAP : 0;
}

/* In a narrow window an action with long words has the empty cells beside it, too; how many columns those are. In a
 * wider one nothing that is clicked changes its size. */
static guint
columns_from (GnActionGrid *self,
              guint         cell,
              guint         columns)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  const gboolean narrow = root && gtk_widget_get_width (GTK_WIDGET (root)) < NARROW;
  guint end = narrow ? columns : cell % columns + 1;

  for (guint i = 0; i < self->places->len; i++)
    {
      const Place *other = &g_array_index (self->places, Place, i);
      const guint at = other->cell >= 0 ? (guint) other->cell : 0;

      if (gtk_widget_get_visible (other->button) && at / columns == cell / columns && at > cell)
        end = MIN (end, at % columns);
    }
  return end - cell % columns;
}

static void
gn_action_grid_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  GnActionGrid *self = GN_ACTION_GRID (widget);
  const guint cells = give_cells (self);
  const guint columns = self->fixed ? MAX (cells, 1) : gn_action_grid_columns (width, cells);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const double each = MIN ((width + GAP) / (double) columns - GAP, MOST_WIDTH);
  const int tall = self->fixed ? height : row_height (self);

  for (guint i = 0; i < self->places->len; i++)
    {
      const Place *place = &g_array_index (self->places, Place, i);
      GtkWidget *button = place->button;
      GtkAllocation at = { 0, 0, 0, tall };
      int least, wish;

      if (!gtk_widget_get_visible (button))
        continue;

      const guint column = place->cell % columns;
      const guint free = columns_from (self, (guint) place->cell, columns);

      at.x = (int) (column * (each + GAP));
      at.y = (int) (place->cell / columns) * (tall + GAP);
      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wish, NULL, NULL);
      at.width = MAX ((int) (column * (each + GAP) + each) - at.x, least);
      if (free > 1)
        at.width = MAX (at.width, MIN (wish, (int) (free * (each + GAP)) - GAP));
      gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, at.width, &least, NULL, NULL, NULL);
      at.height = MAX (at.height, least);
      if (rtl)
        at.x = width - at.x - at.width;
      gtk_widget_size_allocate (button, &at, -1);
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
  g_array_set_size (self->places, 0);
  G_OBJECT_CLASS (gn_action_grid_parent_class)->dispose (object);
}

static void
gn_action_grid_finalize (GObject *object)
{
  GnActionGrid *self = GN_ACTION_GRID (object);

  g_array_unref (self->places);
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
  self->places = g_array_new (FALSE, TRUE, sizeof (Place));
}

void
gn_action_grid_set_cells (GnActionGrid *self,
                          guint         cells,
                          int           fixed,
                          gboolean      low)
{
  self->cells = cells;
  self->fixed = fixed;
  self->low = low;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
gn_action_grid_add (GnActionGrid *self,
                    GtkWidget    *child)
{
  g_array_append_val (self->places, ((Place) { child, -1, FALSE }));
  forget_cells (self);
  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

void
gn_action_grid_remove (GnActionGrid *self,
                       GtkWidget    *child)
{
  for (guint i = 0; i < self->places->len; i++)
    if (g_array_index (self->places, Place, i).button == child)
      g_array_remove_index (self->places, i);
  forget_cells (self);
  gtk_widget_unparent (child);
}
