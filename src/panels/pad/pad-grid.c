/* pad-grid.c: the cells of a score sheet, and the names of its rows
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "pad-grid.h"

#include "panels/drawing/parts.h"
#include "panels/layout/shrink.h"

struct _PadGrid {
  GnContainer    parent_instance;

  const PadPlan *plan;
  guint          rows;
  GtkLabel      *label[PAD_ROWS];
  GtkWidget     *label_place[PAD_ROWS];
  PadEntry      *entry[PAD_ROWS][PAD_SEATS][PAD_PARTS];
};

G_DEFINE_FINAL_TYPE (PadGrid, pad_grid, GN_TYPE_CONTAINER)

enum { PASSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Places ---------------------------------------------------------------- */

static void
put (GtkWidget *child,
     int        x,
     int        y,
     int        wide,
     int        tall,
     int        width)
{
  if (gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL)
    x = width - x - wide;
  gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, wide, tall }, -1);
}

void
pad_plan_put (const PadPlan *plan,
              GtkWidget     *child,
              guint          column,
              int            y,
              int            height,
              int            width)
{
  if (plan->wide[column] == 0)
    {
      gtk_widget_set_child_visible (child, FALSE);
      return;
    }
  put (child, plan->at[column], y, MAX (plan->wide[column], gn_least_of (child, GTK_ORIENTATION_HORIZONTAL)),
       MAX (height, gn_least_of (child, GTK_ORIENTATION_VERTICAL)), width);
}

static void
pad_grid_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? (int) PAD_GRID (widget)->rows * PAD_ENTRY_HEIGHT : 0;
}

static void
place_cell (PadGrid *self,
            guint    row,
            guint    column,
            int      width)
{
  const PadPlan *plan = self->plan;

  for (guint part = 0; part < PAD_PARTS; part++)
    {
      GtkWidget *entry = GTK_WIDGET (self->entry[row][column][part]);

      if (!entry)
        continue;
      if (row >= self->rows || plan->wide[column] == 0 || plan->part_wide[part] == 0)
        {
          gtk_widget_set_child_visible (entry, FALSE);
          continue;
        }

      const int from = (int) (plan->part_at[part] * plan->wide[column]);
      const int to = (int) ((plan->part_at[part] + plan->part_wide[part]) * plan->wide[column]);
      const int least = gn_least_of (entry, GTK_ORIENTATION_HORIZONTAL);

      gn_least_of (entry, GTK_ORIENTATION_VERTICAL);   /* GTK wants to be asked before */
      put (entry, plan->at[column] + from, (int) row * PAD_ENTRY_HEIGHT, MAX (to - from, least), PAD_ENTRY_HEIGHT,
           width);
    }
}

static void
pad_grid_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  PadGrid *self = PAD_GRID (widget);

  if (!self->plan)
    return;
  for (guint row = 0; row < PAD_ROWS; row++)
    {
      if (!self->label[row])
        continue;
      gtk_widget_set_child_visible (self->label_place[row], row < self->rows);
      if (row < self->rows)
        {
          GtkWidget *place = self->label_place[row];

          put (place, 0, (int) row * PAD_ENTRY_HEIGHT,
               MAX (self->plan->label, gn_least_of (place, GTK_ORIENTATION_HORIZONTAL)), PAD_ENTRY_HEIGHT, width);
        }
      for (guint column = 0; column < PAD_SEATS; column++)
        place_cell (self, row, column, width);
    }
}

/* ---- Cells ------------------------------------------------------------------ */

static void
on_passed (PadGrid *self)
{
  g_signal_emit (self, signals[PASSED], 0);
}

void
pad_grid_set_plan (PadGrid       *self,
                   const PadPlan *plan)
{
  self->plan = plan;
}

void
pad_grid_set_rows (PadGrid *self,
                   guint    n)
{
  if (self->rows == n)
    return;
  self->rows = n;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkLabel *
pad_grid_get_label (PadGrid *self,
                    guint    row)
{
  if (!self->label[row])
    {
      GtkWidget *place = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW_HEADER, "css-name",
                                       "padrow", NULL);
      GtkWidget *label = gn_line (NULL, NULL);
      GtkWidget *shrink = gn_shrink_words (label);

      gtk_widget_set_hexpand (shrink, TRUE);
      gtk_box_append (GTK_BOX (place), shrink);
      gtk_widget_set_parent (place, GTK_WIDGET (self));
      self->label[row] = GTK_LABEL (label);
      self->label_place[row] = place;
    }
  return self->label[row];
}

PadEntry *
pad_grid_get_entry (PadGrid *self,
                    guint    row,
                    guint    column,
                    PadPart  part)
{
  PadEntry **entry = &self->entry[row][column][part];

  if (!*entry)
    {
      *entry = g_object_new (PAD_TYPE_ENTRY, NULL);
      g_signal_connect_swapped (*entry, "passed", G_CALLBACK (on_passed), self);
      gtk_widget_set_parent (GTK_WIDGET (*entry), GTK_WIDGET (self));
    }
  return *entry;
}

void
pad_grid_reveal (PadGrid *self,
                 guint    column)
{
  for (guint row = 0; row < self->rows; row++)
    for (guint part = 0; part < PAD_PARTS; part++)
      if (self->entry[row][column][part])
        gtk_widget_set_child_visible (GTK_WIDGET (self->entry[row][column][part]), TRUE);
}

int
pad_grid_label_width (PadGrid *self)
{
  int most = 0;

  for (guint row = 0; row < self->rows; row++)
    if (self->label_place[row])
      most = MAX (most, gn_width_of (self->label_place[row]));
  return most;
}

gboolean
pad_grid_find (PadGrid *self,
               guint   *row,
               guint   *column,
               PadPart *part)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *at = root ? gtk_root_get_focus (root) : NULL;

  while (at && !PAD_IS_ENTRY (at))
    at = gtk_widget_get_parent (at);
  if (!at)
    return FALSE;
  for (guint r = 0; r < PAD_ROWS; r++)
    for (guint c = 0; c < PAD_SEATS; c++)
      for (guint p = 0; p < PAD_PARTS; p++)
        if (GTK_WIDGET (self->entry[r][c][p]) == at)
          {
            *row = r;
            *column = c;
            *part = p;
            return TRUE;
          }
  return FALSE;
}

static void
pad_grid_class_init (PadGridClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = pad_grid_measure;
  widget_class->size_allocate = pad_grid_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "padgrid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);

  signals[PASSED] = g_signal_new ("passed", PAD_TYPE_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pad_grid_init (PadGrid *self)
{
}
