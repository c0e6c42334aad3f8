/* split-layout.c: layout for two children: side by side if there is room, otherwise one below the other
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "split-layout.h"

#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "container.h"

#define MAX_CHILDREN 8

struct _GnSplitLayout {
  GtkLayoutManager parent_instance;

  int narrow;
  int end_width;
  int spacing;
};

G_DEFINE_FINAL_TYPE (GnSplitLayout, gn_split_layout, GTK_TYPE_LAYOUT_MANAGER)

static guint
visible_children (GtkWidget  *widget,
                  GtkWidget **child)
{
  guint n = 0;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c && n < MAX_CHILDREN; c = gtk_widget_get_next_sibling (c))
    if (gtk_widget_should_layout (c))
      child[n++] = c;
  return n;
}

/* Each between its least and what it would like, the last first: words before it can wrap. What is left goes to the
 * first that expands, or to the first. */
static gboolean
as_in_a_box (GnSplitLayout *self,
             GtkWidget    **child,
             guint          n,
             int            width,
             int           *widths)
{
  int natural[MAX_CHILDREN];
  int left = width - (int) (n - 1) * self->spacing;
  guint first = 0;

  for (guint i = 0; i < n; i++)
    {
      gn_measure (child[i], GTK_ORIENTATION_HORIZONTAL, -1, &widths[i], &natural[i]);
      if (self->narrow < 0)
        widths[i] = natural[i];
      left -= widths[i];
    }
  if (left < 0)
    return FALSE;
  for (guint i = n; i-- > 0;)
    {
      const int more = MIN (left, natural[i] - widths[i]);

      widths[i] += more;
      left -= more;
      if (gtk_widget_compute_expand (child[i], GTK_ORIENTATION_HORIZONTAL))
        first = i;
    }
  widths[first] += left;
  return TRUE;
}

/* The widths of the children side by side; FALSE if they have to be one below the other. */
static gboolean
side_by_side (GnSplitLayout *self,
              GtkWidget    **child,
              guint          n,
              int            width,
              int           *widths)
{
  if (n < 2 || width < self->narrow)
    return FALSE;

  /* the last has what it would like: of larger type that leaves no room for the words of the first */
  if (self->end_width < 0 && width < self->narrow * gn_style_type ())
    return FALSE;
  if (self->end_width < 0)
    return as_in_a_box (self, child, n, width, widths);

  int left = width - (int) (n - 1) * self->spacing, end = self->end_width ? self->end_width : left / (int) n;
  for (guint i = n; i-- > 1; )
    {
      int min;
      gtk_widget_measure (child[i], GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);
      widths[i] = MAX (min, end);
      left -= widths[i];
    }
  widths[0] = left;

  int min;
  gtk_widget_measure (child[0], GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);
  return left >= min;
}

static GtkSizeRequestMode
gn_split_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_split_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  GnSplitLayout *self = GN_SPLIT_LAYOUT (manager);
  GtkWidget *child[MAX_CHILDREN];
  guint n = visible_children (widget, child);
  int widths[MAX_CHILDREN];

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      for (guint i = 0; i < n; i++)
        {
          int min, nat;
          gtk_widget_measure (child[i], orientation, -1, &min, &nat, NULL, NULL);
          *minimum = MAX (*minimum, min);
          *natural += nat + (i ? self->spacing : 0);
        }
    }
  else
    {
      gboolean wide = for_size >= 0 && side_by_side (self, child, n, for_size, widths);
      for (guint i = 0; i < n; i++)
        {
          int min, nat;
          gn_measure (child[i], orientation, wide ? widths[i] : for_size, &min, &nat);
          /* without a width, the least that any width asks for: GTK 4.18 warns of a height below it */
          *minimum = wide || for_size < 0 ? MAX (*minimum, min) : *minimum + min + (i ? self->spacing : 0);
          *natural = wide ? MAX (*natural, nat) : *natural + nat + (i ? self->spacing : 0);
        }
    }
  *natural = MAX (*natural, *minimum);
}

static void
gn_split_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  GnSplitLayout *self = GN_SPLIT_LAYOUT (manager);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child[MAX_CHILDREN];
  guint n = visible_children (widget, child);
  int widths[MAX_CHILDREN];

  if (side_by_side (self, child, n, width, widths))
    {
      int x = 0;
      for (guint i = 0; i < n; i++)
        {
          gtk_widget_size_allocate (child[i], &(GtkAllocation) { rtl ? width - x - widths[i] : x, 0, widths[i],
                                                                 height }, -1);
          x += widths[i] + self->spacing;
        }
      return;
    }

  int y = 0;
  for (guint i = 0; i < n; i++)
    {
      int min, nat;
      gtk_widget_measure (child[i], GTK_ORIENTATION_VERTICAL, width, &min, &nat, NULL, NULL);
      int h = i + 1 == n ? MAX (nat, height - y) : nat;
      gtk_widget_size_allocate (child[i], &(GtkAllocation) { 0, y, width, h }, -1);
      y += h + self->spacing;
    }
}

static void
gn_split_layout_class_init (GnSplitLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  gn_class_field (G_OBJECT_CLASS (klass), G_TYPE_INT, "narrow", G_STRUCT_OFFSET (GnSplitLayout, narrow));
  gn_class_field (G_OBJECT_CLASS (klass), G_TYPE_INT, "end-width", G_STRUCT_OFFSET (GnSplitLayout, end_width));
  gn_class_field (G_OBJECT_CLASS (klass), G_TYPE_INT, "spacing", G_STRUCT_OFFSET (GnSplitLayout, spacing));
  layout_class->get_request_mode = gn_split_layout_get_request_mode;
  layout_class->measure = gn_split_layout_measure;
  layout_class->allocate = gn_split_layout_allocate;
}

static void
gn_split_layout_init (GnSplitLayout *self)
{
  self->narrow = 900;
  self->spacing = 18;
}

void
gn_split_row (GtkWidget *row)
{
  GtkWidget *header = row;

  /* in a row that unfolds it is further down */
  while (header && !(GTK_IS_BOX (header) && gtk_widget_has_css_class (header, "header")))
    header = gtk_widget_get_first_child (header);
  if (header)
    gtk_widget_set_layout_manager (header, g_object_new (GN_TYPE_SPLIT_LAYOUT, "narrow", 440, "end-width", -1,
                                                         "spacing", 6, NULL));
}
