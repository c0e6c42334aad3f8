/* scaled-box.c: a table that scales its layout to the space available
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scaled-box.h"

#include <math.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"

#define LEAST      320   /* width in a window of 360 */
#define PAGE_GAP   8
#define BESIDE     12
/* smallest scale before a table with too little height scrolls */
#define FEWEST     0.84
#define FEWEST_PAGE 0.5  /* and a page of its own in a narrow one */
#define MOST_PARTS 8
#define STEP       (15 / 16.0)
#define MOST_STEPS 12     /* down to less than half */

typedef struct {
  GtkWidget *part[MOST_PARTS];
  GtkWidget *choice[MOST_PARTS];
  guint      n;
  guint      shown;
  GtkWidget *switcher;
  GtkStringList *titles;
  int        drawn_width;
  int        drawn_height;
  double     most;
  int        narrow_below;
  int        pages_below;
  gboolean   narrow;
  gboolean   pages;
  double     scale;
} GnScaledBoxPrivate;

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_TYPE_WITH_CODE (GnScaledBox, gn_scaled_box, GN_TYPE_CONTAINER,
                         G_ADD_PRIVATE (GnScaledBox) G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

static GnScaledBoxPrivate *
private_of (GtkWidget *widget)
{
  return gn_scaled_box_get_instance_private (GN_SCALED_BOX (widget));
}

/* The maximum over the minimum sizes of all parts. */
static int
most_of_all (GnScaledBoxPrivate *priv,
             GtkOrientation  orientation)
{
  int most = 0;

  for (guint i = 0; i < priv->n; i++)
    most = MAX (most, gn_least_of (priv->part[i], orientation));
  return most;
}

static int
gn_scaled_box_least_width (GnScaledBox *self)
{
  return most_of_all (private_of (GTK_WIDGET (self)), GTK_ORIENTATION_HORIZONTAL);
}

static int
gn_scaled_box_least_height (GnScaledBox *self)
{
  return most_of_all (private_of (GTK_WIDGET (self)), GTK_ORIENTATION_VERTICAL);
}

static int
gn_scaled_box_least_page (GnScaledBox *self,
                          int          width)
{
  return most_of_all (private_of (GTK_WIDGET (self)), GTK_ORIENTATION_VERTICAL);
}

/* The default: side by side, with the first part as wide as the others leave it. */
static void
gn_scaled_box_lay (GnScaledBox *self,
                   double       width,
                   double       height)
{
  GnScaledBoxPrivate *priv = private_of (GTK_WIDGET (self));
  double right = width;

  for (guint i = priv->n; i-- > 1;)
    {
      const int wish = gn_width_of (priv->part[i]);

      gn_scaled_box_put (self, priv->part[i], right - wish, 0, wish, height);
      right -= wish + BESIDE;
    }
  if (priv->n)
    gn_scaled_box_put (self, priv->part[0], 0, 0, right, height);
}

static GtkSizeRequestMode
gn_scaled_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_scaled_box_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  GnScaledBoxPrivate *priv = private_of (widget);
  GnScaledBoxClass *class = GN_SCALED_BOX_GET_CLASS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = class->least_width (GN_SCALED_BOX (widget));
      if (priv->n > 1)
        *minimum = (int) ceil (*minimum * FEWEST_PAGE);
      *minimum = MAX (LEAST, *minimum);
      *natural = MAX (*minimum, priv->drawn_width);
      return;
    }

  if (for_size >= 0 && for_size < priv->pages_below && priv->n > 1)
    *minimum = gn_least_of (priv->switcher, orientation) + PAGE_GAP
               + class->least_page (GN_SCALED_BOX (widget), for_size);
  else
    *minimum = (int) ceil (class->least_height (GN_SCALED_BOX (widget)) * FEWEST);
  *natural = MAX (*minimum, priv->drawn_height);
}

/* How much smaller a part is drawn that large type makes larger than its place. In usual type each has its room, and
 * nothing of it moves when its words change. */
static double
room_scale (GtkWidget *part,
            double     width,
            double     height)
{
  double scale = 1;

  for (guint step = 0; step < MOST_STEPS; step++, scale *= STEP)
    {
      const int least = gn_least_of (part, GTK_ORIENTATION_HORIZONTAL);
      int high;

      gn_measure (part, GTK_ORIENTATION_VERTICAL, MAX ((int) (width / scale), least), &high, NULL);
      if (least <= width / scale + 1 && high <= height / scale + 1)
        break;
    }
  return scale;
}

void
gn_scaled_box_put (GnScaledBox *self,
                   GtkWidget   *part,
                   double       x,
                   double       y,
                   double       width,
                   double       height)
{
  const double scale = private_of (GTK_WIDGET (self))->scale;
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (round (x * scale), round (y * scale)));
  const double own = gn_style_has_large_type () ? room_scale (part, width, height) : 1;

  gtk_widget_set_child_visible (part, TRUE);
  gtk_widget_allocate (part, MAX ((int) (width / own), gn_least_of (part, GTK_ORIENTATION_HORIZONTAL)),
                       (int) (height / own), -1,
                       scale * own == 1 ? transform : gsk_transform_scale (transform, scale * own, scale * own));
}

/* A page that needs more width than there is is drawn smaller, so that nobody has to scroll sideways. */
static void
put_page (GtkWidget *part,
          int        y,
          int        width,
          int        height)
{
  const int least = gn_least_of (part, GTK_ORIENTATION_HORIZONTAL);
  const double scale = least > width ? (double) width / least : 1;
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, y));

  gtk_widget_set_child_visible (part, TRUE);
  gtk_widget_allocate (part, MAX (width, least), (int) (height / scale), -1,
                       scale == 1 ? transform : gsk_transform_scale (transform, scale, scale));
}

static void
lay_pages (GnScaledBox *self,
           int      width,
           int      height)
{
  GnScaledBoxPrivate *priv = private_of (GTK_WIDGET (self));
  const int bar = gn_least_of (priv->switcher, GTK_ORIENTATION_VERTICAL);
  const int rest = height - bar - PAGE_GAP;

  put_page (priv->switcher, 0, width, bar);
  for (guint i = 0; i < priv->n; i++)
    {
      int wish;

      gtk_widget_set_child_visible (priv->part[i], i == priv->shown);
      if (i != priv->shown)
        continue;
      gn_measure (priv->part[i], GTK_ORIENTATION_VERTICAL, width, NULL, &wish);
      put_page (priv->part[i], bar + PAGE_GAP, width,
                gtk_widget_compute_expand (priv->part[i], GTK_ORIENTATION_VERTICAL) ? rest : MIN (wish, rest));
    }
}

/* Called once the width is known, to hide anything that needs more room. Never during allocation. */
static gboolean
settle (gpointer data)
{
  GnScaledBoxPrivate *priv = private_of (data);
  GnScaledBoxClass *class = GN_SCALED_BOX_GET_CLASS (data);

  gn_set_class (data, "narrow", priv->narrow);
  gn_set_class (data, "pages", priv->pages);
  if (class->settled)
    class->settled (data, priv->narrow, priv->pages);
  return G_SOURCE_REMOVE;
}

/* Scale in steps, which keeps letters and pictures in the cache even while a window is resized. */
static double
scale_for (GnScaledBox *self,
           int      width,
           int      height)
{
  GnScaledBoxPrivate *priv = private_of (GTK_WIDGET (self));
  const int least = GN_SCALED_BOX_GET_CLASS (self)->least_height (self);

  if (height < least)
    return MAX (floor (32.0 * height / least) / 32, FEWEST);

  const double wish = MIN ((double) width / priv->drawn_width, (double) height / priv->drawn_height);

  return floor (CLAMP (wish, 1, priv->most) * 16) / 16;
}

static void
gn_scaled_box_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  GnScaledBox *self = GN_SCALED_BOX (widget);
  GnScaledBoxPrivate *priv = private_of (widget);
  const gboolean pages = width < priv->pages_below && priv->n > 1;
  const double scale = pages ? 1 : scale_for (self, width, height);

  if (scale != priv->scale)
    {
      priv->scale = scale;
      gn_redraw (widget);
    }
  if (pages)
    {
      lay_pages (self, width, height);
    }
  else
    {
      gtk_widget_set_child_visible (priv->switcher, FALSE);
      GN_SCALED_BOX_GET_CLASS (self)->lay (self, width / scale, height / scale);
    }

  if (priv->narrow != (width < priv->narrow_below) || priv->pages != pages)
    {
      priv->narrow = width < priv->narrow_below;
      priv->pages = pages;
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, settle, g_object_ref (self), g_object_unref);
    }
}

static void
on_page (GtkToggleButton *button,
         GParamSpec      *pspec,
         GnScaledBox         *self)
{
  GnScaledBoxPrivate *priv = private_of (GTK_WIDGET (self));

  if (!gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < priv->n; i++)
    if (priv->choice[i] == GTK_WIDGET (button))
      priv->shown = i;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* ---- Building from templates --------------------------------------------- */

enum { PROP_TITLES = 1 };

static void
gn_scaled_box_set_property (GObject      *object,
                            guint         prop,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  g_set_object (&private_of (GTK_WIDGET (object))->titles, g_value_get_object (value));
}

/* A child becomes a part and gets the next title for its page. */
static void
add_child (GtkBuildable *buildable,
           GtkBuilder   *builder,
           GObject      *child,
           const char   *type)
{
  GnScaledBoxPrivate *priv = private_of (GTK_WIDGET (buildable));
  const char *title = priv->titles ? gtk_string_list_get_string (priv->titles, priv->n) : NULL;

  if (title)
    gn_scaled_box_add (GN_SCALED_BOX (buildable), GTK_WIDGET (child), title);
  else
    gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (buildable));
}

static void
buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = add_child;
}

static void
gn_scaled_box_finalize (GObject *object)
{
  g_clear_object (&private_of (GTK_WIDGET (object))->titles);
  G_OBJECT_CLASS (gn_scaled_box_parent_class)->finalize (object);
}

static void
gn_scaled_box_class_init (GnScaledBoxClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  class->lay = gn_scaled_box_lay;
  class->least_width = gn_scaled_box_least_width;
  class->least_height = gn_scaled_box_least_height;
  class->least_page = gn_scaled_box_least_page;
  widget_class->get_request_mode = gn_scaled_box_get_request_mode;
  widget_class->measure = gn_scaled_box_measure;
  widget_class->size_allocate = gn_scaled_box_size_allocate;
  G_OBJECT_CLASS (class)->set_property = gn_scaled_box_set_property;
  G_OBJECT_CLASS (class)->finalize = gn_scaled_box_finalize;
  g_object_class_install_property (G_OBJECT_CLASS (class), PROP_TITLES,
                                   g_param_spec_object ("titles", NULL, NULL, GTK_TYPE_STRING_LIST,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
gn_scaled_box_init (GnScaledBox *self)
{
  GnScaledBoxPrivate *priv = private_of (GTK_WIDGET (self));

  priv->scale = 1;
  gn_scaled_box_set_drawn (self, 802, 554, 1.6);
  gn_scaled_box_set_widths (self, 740, 620);
  priv->switcher = gn_row (0, "segments");
  gtk_box_set_homogeneous (GTK_BOX (priv->switcher), TRUE);
  gtk_widget_set_parent (priv->switcher, GTK_WIDGET (self));
}

void
gn_scaled_box_set_drawn (GnScaledBox *self,
                         int          width,
                         int          height,
                         double       most)
{
  GnScaledBoxPrivate *priv = private_of (GTK_WIDGET (self));

  priv->drawn_width = width;
  priv->drawn_height = height;
  priv->most = most;
}

void
gn_scaled_box_set_widths (GnScaledBox *self,
                          int          narrow,
                          int          pages)
{
  GnScaledBoxPrivate *priv = private_of (GTK_WIDGET (self));

  priv->narrow_below = narrow;
  priv->pages_below = pages;
}

void
gn_scaled_box_add (GnScaledBox *self,
                   GtkWidget   *part,
                   const char  *title)
{
  GnScaledBoxPrivate *priv = private_of (GTK_WIDGET (self));
  GtkWidget *choice = gtk_toggle_button_new_with_label (title);

  g_return_if_fail (priv->n < MOST_PARTS);

  if (priv->n > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (choice), GTK_TOGGLE_BUTTON (priv->choice[0]));
  gtk_box_append (GTK_BOX (priv->switcher), choice);
  priv->part[priv->n] = part;
  priv->choice[priv->n] = choice;
  priv->n++;
  /* there is nothing to choose from with one */
  gtk_widget_set_visible (priv->choice[0], priv->n > 1);
  g_signal_connect (choice, "notify::active", G_CALLBACK (on_page), self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (priv->choice[0]), TRUE);
  gtk_widget_set_parent (part, GTK_WIDGET (self));
}

void
gn_scaled_box_show (GnScaledBox *self,
                    GtkWidget   *part)
{
  GnScaledBoxPrivate *priv = private_of (GTK_WIDGET (self));

  for (guint i = 0; i < priv->n; i++)
    if (priv->part[i] == part)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (priv->choice[i]), TRUE);
}

GtkWidget *
gn_scaled_box_in_scroller (GnScaledBox *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_object_set (self, "margin-start", 12, "margin-end", 12, "margin-top", 10, "margin-bottom", 10, NULL);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self));
  return scroller;
}

GtkWidget *
gn_scaled_box_new (void)
{
  return g_object_new (GN_TYPE_SCALED_BOX, NULL);
}
