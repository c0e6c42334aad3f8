/* wrap-layout.c: layout for children in lines, as words are
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "wrap-layout.h"

#include "panels/drawing/parts.h"
#include "panels/layout/container.h"

struct _GnWrapLayout {
  GtkLayoutManager parent_instance;

  int      most;
  int      spacing;
  gboolean homogeneous;
  gboolean even;
};

G_DEFINE_FINAL_TYPE (GnWrapLayout, gn_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
next_of (GtkWidget *child)
{
  while (child && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static int
n_of (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *c = next_of (gtk_widget_get_first_child (widget)); c; c = next_of (gtk_widget_get_next_sibling (c)))
    n++;
  return n;
}

static int
widest (GtkWidget *widget)
{
  int most = 0;

  for (GtkWidget *c = next_of (gtk_widget_get_first_child (widget)); c; c = next_of (gtk_widget_get_next_sibling (c)))
    most = MAX (most, gn_width_of (c));
  return most;
}

/* Lays the children in lines of @width, or only measures: returns the height; @even: in how many lines of about as many
 * each, or 0; @longest: the longest line; @n_lines: how many there are. */
static int
lay_lines (GnWrapLayout *self,
           GtkWidget    *widget,
           int           width,
           int           even,
           gboolean      allocate,
           int          *longest,
           int          *n_lines)
{
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int cell = self->homogeneous ? widest (widget) : 0;
  GtkWidget *line = next_of (gtk_widget_get_first_child (widget));
  int y = 0, left = even ? n_of (widget) : 0;

  *longest = *n_lines = 0;
  while (line)
    {
      GtkWidget *end = line;
      const int rest = MAX (even - *n_lines, 1), most = even ? (left + rest - 1) / rest : self->most;
      int n = 0, used = 0, high = 0, x = 0;

      /* the first of a line is in it, however wide */
      for (; end && (!most || n < most); n++)
        {
          const int least = gn_least_of (end, GTK_ORIENTATION_HORIZONTAL);
          const int wide = MAX (least, MIN (self->homogeneous ? cell : gn_width_of (end), width));
          int high_here;

          if (n && used + self->spacing + wide > width)
            break;
          used += wide + (n ? self->spacing : 0);
          gn_measure (end, GTK_ORIENTATION_VERTICAL, wide, NULL, &high_here);
          high = MAX (high, high_here);
          end = next_of (gtk_widget_get_next_sibling (end));
        }
      for (GtkWidget *c = line; allocate && c != end; c = next_of (gtk_widget_get_next_sibling (c)))
        {
          const int least = gn_least_of (c, GTK_ORIENTATION_HORIZONTAL);
          const int wide = MAX (least, MIN (self->homogeneous ? cell : gn_width_of (c), width));

          gtk_widget_size_allocate (c, &(GtkAllocation) { rtl ? width - x - wide : x, y, wide, high }, -1);
          x += wide + self->spacing;
        }
      *longest = MAX (*longest, used);
      (*n_lines)++;
      left -= n;
      y += high + (end ? self->spacing : 0);
      line = end;
    }
  return y;
}

/* 4 + 3, not 6 + 1, where it takes no more lines. */
static int
evenly (GnWrapLayout *self,
        GtkWidget    *widget,
        int           width)
{
  int longest, least, lines;

  lay_lines (self, widget, width, 0, FALSE, &longest, &least);
  lay_lines (self, widget, width, least, FALSE, &longest, &lines);
  return lines <= least ? least : 0;
}

static int
lay (GnWrapLayout *self,
     GtkWidget    *widget,
     int           width,
     gboolean      allocate,
     int          *longest)
{
  int n_lines;

  return lay_lines (self, widget, width, self->even ? evenly (self, widget, width) : 0, allocate, longest,
                    &n_lines);
}

static GtkSizeRequestMode
gn_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                 GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_wrap_layout_measure (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  GnWrapLayout *self = GN_WRAP_LAYOUT (manager);
  int longest;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = lay (self, widget, for_size < 0 ? G_MAXINT : for_size, FALSE, &longest);
      return;
    }
  *minimum = 0;
  for (GtkWidget *c = next_of (gtk_widget_get_first_child (widget)); c; c = next_of (gtk_widget_get_next_sibling (c)))
    *minimum = MAX (*minimum, gn_least_of (c, orientation));
  lay (self, widget, G_MAXINT, FALSE, &longest);
  *natural = MAX (*minimum, longest);
}

static void
gn_wrap_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  int longest;

  lay (GN_WRAP_LAYOUT (manager), widget, width, TRUE, &longest);
}

static void
gn_wrap_layout_class_init (GnWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  gn_class_field (G_OBJECT_CLASS (klass), G_TYPE_INT, "spacing", G_STRUCT_OFFSET (GnWrapLayout, spacing));
  layout_class->get_request_mode = gn_wrap_layout_get_request_mode;
  layout_class->measure = gn_wrap_layout_measure;
  layout_class->allocate = gn_wrap_layout_allocate;
}

static void
gn_wrap_layout_init (GnWrapLayout *self)
{
}

GtkWidget *
gn_wrap_box (int      most,
             gboolean homogeneous)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GnWrapLayout *layout = g_object_new (GN_TYPE_WRAP_LAYOUT, NULL);

  layout->most = most;
  layout->spacing = 4;
  layout->homogeneous = homogeneous;
  gtk_widget_set_layout_manager (box, GTK_LAYOUT_MANAGER (layout));
  return box;
}

GtkWidget *
gn_even_box (int most)
{
  GtkWidget *box = gn_wrap_box (most, FALSE);

  GN_WRAP_LAYOUT (gtk_widget_get_layout_manager (box))->even = TRUE;
  return box;
}
