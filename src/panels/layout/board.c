/* board.c: a board with spaces at fixed places and one tab stop
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board.h"

#include <math.h>

#include "panels/drawing/blocks.h"
#include "panels/drawing/motion.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "roving.h"
#include "panels/drawing/cached-snapshot.h"

#define GN_TYPE_BOARD_LAYER (gn_board_layer_get_type ())
G_DECLARE_FINAL_TYPE (GnBoardLayer, gn_board_layer, GN, BOARD_LAYER, GtkWidget)

struct _GnBoard {
  GtkWidget     parent_instance;

  double        width;
  double        height;
  double        least;
  double        most;
  double        scale;    /* of the last allocation */
  gboolean      lattice;  /* spaces touch one another */
  GnBoardGround ground;
  gpointer      ground_data;
  GskRenderNode *ground_node;    /* the ground as last drawn */
  GnDevice      ground_device;
};

G_DEFINE_FINAL_TYPE (GnBoard, gn_board, GTK_TYPE_WIDGET)

/* The place of a child, and the place it came from while it glides. */
typedef struct {
  double x, y;
  double from_x, from_y;
  double done;
  gboolean kept;    /* no larger than asked for */
} Place;

#define KEY "gn-board-place"

static Place *
place_of (GtkWidget *child)
{
  return g_object_get_data (G_OBJECT (child), KEY);
}

static double
scale_for (GnBoard *self,
           int      width,
           int      height)
{
  return CLAMP (MIN (width / self->width, height / self->height), self->least, self->most);
}

static void
gn_board_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  GnBoard *self = GN_BOARD (widget);
  const double size = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;

  *minimum = (int) ceil (size * self->least);
  *natural = (int) ceil (size);
}

/* The place of the drawing in the space available: centered, on a whole pixel. */
static double
fit (GnBoard *self,
     int      width,
     int      height,
     double  *left,
     double  *top)
{
  const double scale = scale_for (self, width, height);

  *left = floor ((width - self->width * scale) / 2);
  *top = floor ((height - self->height * scale) / 2);
  return scale;
}

static void
gn_board_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  GnBoard *self = GN_BOARD (widget);
  double left, top;
  const double scale = fit (self, width, height, &left, &top);

  if (scale != self->scale)
    gn_redraw (widget);
  self->scale = scale;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      const Place *place = place_of (child);
      int child_width, child_height, least;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &child_width, NULL, NULL);
      /* it scales its own drawing: GTK would paint a scaled widget whole if anything in it changed */
      if (GN_IS_BOARD_LAYER (child))
        {
          gtk_widget_allocate (child, (int) ceil (self->width * scale), (int) ceil (self->height * scale), -1,
                               gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (left, top)));
          continue;
        }
      child_width = place->kept ? least : child_width;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, child_width, &least, &child_height, NULL, NULL);
      child_height = place->kept ? least : child_height;

      const double x = place->from_x + (place->x - place->from_x) * place->done;
      const double y = place->from_y + (place->y - place->from_y) * place->done;
      GskTransform *transform = gsk_transform_translate (
        NULL, &GRAPHENE_POINT_INIT (round (left + x * scale - child_width * scale / 2),
                                    round (top + y * scale - child_height * scale / 2)));

      gtk_widget_allocate (child, child_width, child_height, -1, gsk_transform_scale (transform, scale, scale));
    }
}

static void
forget_ground (GnBoard *self)
{
  g_clear_pointer (&self->ground_node, gsk_render_node_unref);
}

/* Drawn once for each size. Otherwise every change to a child would repaint the whole ground. */
static void
draw_ground (GnBoard *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  GnDevice device;
  const gboolean straight = gn_device_of (GTK_WIDGET (self), &device);
  double left, top;
  const double scale = fit (self, width, height, &left, &top);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height), drawn;

  if (self->ground_node)
    {
      gsk_render_node_get_bounds (self->ground_node, &drawn);
      if (fabs (drawn.size.width - width) < 1 && fabs (drawn.size.height - height) < 1
          && gn_device_equal (&self->ground_device, &device))
        return;
    }

  g_autoptr (GskRenderNode) node = gsk_cairo_node_new (&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_translate (cr, left, top);
  cairo_scale (cr, scale, scale);
  self->ground (self, cr, self->ground_data);
  cairo_destroy (cr);

  forget_ground (self);
  self->ground_device = device;
  self->ground_node = straight ? gn_cached_picture (node, &device) : gsk_render_node_ref (node);
}

/* Every space and every block of a layer is a node of its own, so that GTK paints only those that changed. */
static void
gn_board_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  GnBoard *self = GN_BOARD (widget);

  if (self->ground && gtk_widget_get_width (widget) > 0 && gtk_widget_get_height (widget) > 0)
    {
      draw_ground (self);
      gtk_snapshot_append_node (snapshot, self->ground_node);
    }
  GTK_WIDGET_CLASS (gn_board_parent_class)->snapshot (widget, snapshot);
}

/* Another palette: light, dark, high contrast. */
static void
gn_board_css_changed (GtkWidget         *widget,
                      GtkCssStyleChange *change)
{
  forget_ground (GN_BOARD (widget));
  gn_restyled (widget, change);
}

static void
gn_board_dispose (GObject *object)
{
  GtkWidget *child;

  forget_ground (GN_BOARD (object));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (gn_board_parent_class)->dispose (object);
}

static gboolean
gn_board_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  return GN_BOARD (widget)->lattice ? gn_roving_focus_lattice (widget, direction) : gn_roving_focus (widget, direction);
}

static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        modifiers,
        GtkWidget             *board)
{
  const double up = -sqrt (3), down = sqrt (3);

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK))
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Home: case GDK_KEY_KP_Home: case GDK_KEY_KP_7:
      gn_roving_aslant (board, -1, up);
      return GDK_EVENT_STOP;
    case GDK_KEY_Page_Up: case GDK_KEY_KP_Page_Up: case GDK_KEY_KP_9:
      gn_roving_aslant (board, 1, up);
      return GDK_EVENT_STOP;
    case GDK_KEY_End: case GDK_KEY_KP_End: case GDK_KEY_KP_1:
      gn_roving_aslant (board, -1, down);
      return GDK_EVENT_STOP;
    case GDK_KEY_Page_Down: case GDK_KEY_KP_Page_Down: case GDK_KEY_KP_3:
      gn_roving_aslant (board, 1, down);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
gn_board_class_init (GnBoardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_board_dispose;
  widget_class->measure = gn_board_measure;
  widget_class->size_allocate = gn_board_size_allocate;
  widget_class->snapshot = gn_board_snapshot;
  widget_class->css_changed = gn_board_css_changed;
  widget_class->focus = gn_board_focus;
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_board_init (GnBoard *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

GtkWidget *
gn_board_new (double      width,
              double      height,
              double      least,
              double      most,
              const char *name)
{
  GnBoard *self = g_object_new (GN_TYPE_BOARD, NULL);

  self->width = width;
  self->height = height;
  self->least = least;
  self->most = most;
  if (name)
    gn_say_name (GTK_WIDGET (self), name);
  return GTK_WIDGET (self);
}

void
gn_board_set_ground (GnBoard       *self,
                     GnBoardGround  ground,
                     gpointer       data)
{
  forget_ground (self);
  self->ground = ground;
  self->ground_data = data;
}

void
gn_board_ground_changed (GnBoard *self)
{
  forget_ground (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
glide (GtkWidget *child,
       double     done,
       gpointer   data)
{
  GtkWidget *board = gtk_widget_get_parent (child);

  place_of (child)->done = done;
  if (board)
    gtk_widget_queue_allocate (board);
}

void
gn_board_place (GnBoard   *self,
                GtkWidget *child,
                double     x,
                double     y,
                gboolean   glides)
{
  Place *place = place_of (child);

  if (!place)
    {
      place = g_new0 (Place, 1);
      g_object_set_data_full (G_OBJECT (child), KEY, place, g_free);
      gtk_widget_set_parent (child, GTK_WIDGET (self));
      place->x = x;
      place->y = y;
    }
  if (place->x == x && place->y == y && place->done == 1)
    return;

  gn_motion_stop (child);
  place->from_x = place->x;
  place->from_y = place->y;
  place->x = x;
  place->y = y;
  place->done = 1;
  if (glides)
    gn_motion_run (child, GN_MOTION_MS, glide, NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
gn_board_keep_size (GnBoard   *self,
                    GtkWidget *child)
{
  place_of (child)->kept = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
gn_board_remove (GnBoard   *self,
                 GtkWidget *child)
{
  gn_motion_stop (child);
  g_object_set_data (G_OBJECT (child), KEY, NULL);
  gtk_widget_unparent (child);
}

void
gn_board_set_lattice (GnBoard *self,
                      GnShape  shape)
{
  g_return_if_fail (shape >= GN_SHAPE_HEX);

  if (self->lattice)
    return;
  self->lattice = TRUE;

  GtkEventController *key = gtk_event_controller_key_new ();
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (on_key), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

/* ---- Layers --------------------------------------------------------------- */

struct _GnBoardLayer {
  GtkWidget     parent_instance;

  GnBoard      *board;     /* the board it belongs to */
  GnBoardGround draw;
  gpointer      data;
};

G_DEFINE_FINAL_TYPE (GnBoardLayer, gn_board_layer, GTK_TYPE_WIDGET)

static void
draw_layer (GtkWidget *widget,
            cairo_t   *cr)
{
  GnBoardLayer *self = GN_BOARD_LAYER (widget);

  cairo_scale (cr, self->board->scale, self->board->scale);
  self->draw (self->board, cr, self->data);
}

static void
gn_board_layer_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  gn_blocks_snapshot (widget, snapshot, draw_layer);
}

static void
gn_board_layer_class_init (GnBoardLayerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = gn_board_layer_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
gn_board_layer_init (GnBoardLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
gn_board_add_layer (GnBoard       *self,
                    GnBoardGround  paint,
                    gpointer       data)
{
  GnBoardLayer *layer = g_object_new (GN_TYPE_BOARD_LAYER, NULL);

  layer->board = self;
  layer->draw = paint;
  layer->data = data;
  gn_board_place (self, GTK_WIDGET (layer), self->width / 2, self->height / 2, FALSE);
  return GTK_WIDGET (layer);
}

/* ---- Places of spaces ------------------------------------------------------ */

void
gn_hex_middle (int     q,
               int     r,
               double  side,
               double *x,
               double *y)
{
  *x = side * sqrt (3) * (q + r / 2.0);
  *y = side * 1.5 * r;
}
