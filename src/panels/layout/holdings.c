/* holdings.c: a player's holdings: parts that make way for one another if there is little height
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "holdings.h"

#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"

#define GAP_KEY "gn-holdings-gap"
#define MOST_PARTS 12
#define LEAST_STRIP 60
#define LEAST_SCALE 0.4

/* Parts from top to bottom. */
typedef struct {
  GtkWidget *part[MOST_PARTS];
  guint      n;
} Arrangement;

typedef struct {
  GArray   *arrangements;
  gboolean  compact;
} GnHoldingsPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (GnHoldings, gn_holdings, GN_TYPE_CONTAINER)

enum { PROP_COMPACT = 1 };

static GnHoldingsPrivate *
private_of (GtkWidget *widget)
{
  return gn_holdings_get_instance_private (GN_HOLDINGS (widget));
}

static int
gap_above (const Arrangement *arrangement,
           guint              i)
{
  return i > 0 ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (arrangement->part[i]), GAP_KEY)) : 0;
}

/* @gaps: share of the gaps above the parts, in thirds */
static int
height_of (const Arrangement *arrangement,
           int                gaps)
{
  int height = 0;

  for (guint i = 0; i < arrangement->n; i++)
    height += gn_height_of (arrangement->part[i]) + gap_above (arrangement, i) * gaps / 3;
  return height;
}

static int
least_width (const Arrangement *arrangement)
{
  int width = 0;

  for (guint i = 0; i < arrangement->n; i++)
    {
      int least;

      gn_measure (arrangement->part[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL);
      width = MAX (width, least);
    }
  return width;
}

static const Arrangement *
first_of (GnHoldingsPrivate *priv)
{
  return &g_array_index (priv->arrangements, Arrangement, 0);
}

static const Arrangement *
last_of (GnHoldingsPrivate *priv)
{
  return &g_array_index (priv->arrangements, Arrangement, priv->arrangements->len - 1);
}

static void
gn_holdings_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  GnHoldingsPrivate *priv = private_of (widget);

  *minimum = *natural = 0;
  if (!priv->arrangements->len)
    return;

  const Arrangement *wished = priv->compact ? last_of (priv) : first_of (priv);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = height_of (last_of (priv), 1);
      *natural = MAX (*minimum, height_of (wished, 3));
      return;
    }
  /* cut off the line of a strip rather than make the strip too long for its window */
  *minimum = priv->compact ? MIN (least_width (wished), LEAST_STRIP) : least_width (wished);
  for (guint i = 0; i < wished->n; i++)
    *natural = MAX (*natural, gn_width_of (wished->part[i]));
  *natural = MAX (*natural, *minimum);
}

static const Arrangement *
choose (GnHoldingsPrivate *priv,
        int                width,
        int                height)
{
  for (guint i = 0; i + 1 < priv->arrangements->len && !priv->compact; i++)
    {
      const Arrangement *arrangement = &g_array_index (priv->arrangements, Arrangement, i);

      if (height_of (arrangement, 1) <= height && least_width (arrangement) <= width)
        return arrangement;
    }
  return last_of (priv);
}

static void
place (const Arrangement *arrangement,
       int                width,
       int                height)
{
  const int tight = height_of (arrangement, 1);
  const int wish = height_of (arrangement, 3);
  /* share of the gaps beyond their first third */
  const double open = wish > tight ? CLAMP ((double) (height - tight) / (wish - tight), 0, 1) : 0;
  int over = MAX (height - wish, 0), top = 0, n_expand = 0;

  for (guint i = 0; i < arrangement->n; i++)
    n_expand += gtk_widget_get_vexpand (arrangement->part[i]);

  for (guint i = 0; i < arrangement->n; i++)
    {
      GtkWidget *part = arrangement->part[i];
      const int gap = gap_above (arrangement, i);
      int least, own = gn_height_of (part);

      if (n_expand && gtk_widget_get_vexpand (part))
        own += over / n_expand;
      own = arrangement->n == 1 ? MIN (own, height) : own;
      top += gap / 3 + (int) ((gap - gap / 3) * open);
      gn_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL);
      gtk_widget_set_child_visible (part, TRUE);
      gn_set_class (part, "joined", i + 1 < arrangement->n && gap_above (arrangement, i + 1) == 0);

      /* A line in large type is drawn smaller; if that is not enough, it is cut off at the end of the card rather than
       * widening the card. */
      const double across = width / (double) MAX (least, width), down = own / (double) MAX (gn_height_of (part), 1);
      const double scale = gn_style_has_large_type () ? MAX (MIN (across, down), LEAST_SCALE) : 1;
      GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) top));

      gtk_widget_allocate (part, MAX ((int) (width / scale), least), (int) (own / scale), -1,
                           scale < 1 ? gsk_transform_scale (transform, (float) scale, (float) scale) : transform);
      top += own;
    }
}

static gboolean
holds (const Arrangement *arrangement,
       GtkWidget         *part)
{
  for (guint i = 0; i < arrangement->n; i++)
    if (arrangement->part[i] == part)
      return TRUE;
  return FALSE;
}

static void
gn_holdings_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  GnHoldingsPrivate *priv = private_of (widget);

  if (!priv->arrangements->len)
    return;

  const Arrangement *chosen = choose (priv, width, height);

  for (GtkWidget *part = gtk_widget_get_first_child (widget); part; part = gtk_widget_get_next_sibling (part))
    if (!holds (chosen, part))
      gtk_widget_set_child_visible (part, FALSE);
  place (chosen, width, height);
}

static void
gn_holdings_get_property (GObject    *object,
                          guint       prop,
                          GValue     *value,
                          GParamSpec *pspec)
{
  if (prop == PROP_COMPACT)
    g_value_set_boolean (value, private_of (GTK_WIDGET (object))->compact);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
gn_holdings_set_property (GObject      *object,
                          guint         prop,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  if (prop != PROP_COMPACT)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
      return;
    }
  private_of (GTK_WIDGET (object))->compact = g_value_get_boolean (value);
  gtk_widget_set_overflow (GTK_WIDGET (object),
                           g_value_get_boolean (value) ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
gn_holdings_finalize (GObject *object)
{
  g_array_unref (private_of (GTK_WIDGET (object))->arrangements);
  G_OBJECT_CLASS (gn_holdings_parent_class)->finalize (object);
}

static void
gn_holdings_class_init (GnHoldingsClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = gn_holdings_get_property;
  object_class->set_property = gn_holdings_set_property;
  object_class->finalize = gn_holdings_finalize;
  widget_class->measure = gn_holdings_measure;
  widget_class->size_allocate = gn_holdings_size_allocate;
  g_object_class_install_property (
    object_class, PROP_COMPACT,
    g_param_spec_boolean ("compact", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "holdings");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_holdings_init (GnHoldings *self)
{
  private_of (GTK_WIDGET (self))->arrangements = g_array_new (FALSE, TRUE, sizeof (Arrangement));
}

void
gn_holdings_add (GnHoldings *self,
                 GtkWidget  *part,
                 int         gap)
{
  g_return_if_fail (GN_IS_HOLDINGS (self));

  g_object_set_data (G_OBJECT (part), GAP_KEY, GINT_TO_POINTER (gap));
  gtk_widget_set_child_visible (part, FALSE);
  gtk_widget_set_parent (part, GTK_WIDGET (self));
}

void
gn_holdings_arrange (GnHoldings *self,
                     ...)
{
  Arrangement arrangement = { 0 };
  GtkWidget *part;
  va_list parts;

  g_return_if_fail (GN_IS_HOLDINGS (self));

  va_start (parts, self);
  while ((part = va_arg (parts, GtkWidget *)) && arrangement.n < MOST_PARTS)
    arrangement.part[arrangement.n++] = part;
  va_end (parts);
  g_array_append_val (private_of (GTK_WIDGET (self))->arrangements, arrangement);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
gn_holdings_shows (GnHoldings *self,
                   GtkWidget  *part)
{
  return gtk_widget_get_parent (part) == GTK_WIDGET (self) && gtk_widget_get_child_visible (part);
}
