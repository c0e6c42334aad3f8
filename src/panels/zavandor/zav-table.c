/* zav-table.c: market, mines and cards laid out for the room there is
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-table.h"

#include <glib/gi18n.h>
#include <math.h>

#include "gn-parts.h"

/* As drawn (mockups/README): the table at 1366 × 768 without its padding. */
#define WIDTH     802
#define HEIGHT    554
#define GAP       12
#define BELOW     10    /* between the market and what is below it */
#define LEAST     320
#define PAGES     620   /* narrower than this (some 600 px of window): three pages */
#define SHORT     740   /* narrower than this: no words beside the figures */
#define MOST      1.6   /* how much larger everything may become */
#define MAP_PART  0.508 /* of the width below the market */
#define PAGE_GAP  8

enum { MARKET, MINES, CARDS, N_PAGES };

struct _ZavTable {
  GtkWidget  parent_instance;

  GtkWidget *page[N_PAGES];
  GtkWidget *switcher;
  GtkWidget *choice[N_PAGES];
  int        shown;
  gboolean   narrow;   /* no room for all words */
  gboolean   pages;    /* three pages */
  double     scale;
};

G_DEFINE_FINAL_TYPE (ZavTable, zav_table, GTK_TYPE_WIDGET)

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         gboolean        natural)
{
  int least, wish;

  gtk_widget_measure (widget, orientation, for_size, &least, &wish, NULL, NULL);
  return natural ? wish : least;
}

static GtkSizeRequestMode
zav_table_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
zav_table_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  ZavTable *self = ZAV_TABLE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      /* The market gets narrower once it is a page of its own; till then it may ask for more than it needs. */
      *minimum = LEAST;
      for (int i = MINES; i < N_PAGES; i++)
        *minimum = MAX (*minimum, measure (self->page[i], orientation, -1, FALSE));
      *natural = MAX (*minimum, WIDTH);
      return;
    }

  const int market = measure (self->page[MARKET], orientation, -1, FALSE);
  const int mines = measure (self->page[MINES], orientation, -1, FALSE);
  const int cards = measure (self->page[CARDS], orientation, -1, FALSE);
  if (for_size >= 0 && for_size < PAGES)
    *minimum = measure (self->switcher, orientation, -1, FALSE) + PAGE_GAP + MAX (market, MAX (mines, cards));
  else
    *minimum = market + BELOW + MAX (mines, cards);
  *natural = MAX (*minimum, HEIGHT);
}

/* Places a child in units of the scaled drawing. */
static void
put (ZavTable  *self,
     GtkWidget *child,
     double     x,
     double     y,
     double     width,
     double     height)
{
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (round (x * self->scale), round (y * self->scale)));

  gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_allocate (child, (int) width, (int) height, -1, gsk_transform_scale (transform, self->scale, self->scale));
}

static void
lay_pages (ZavTable *self,
           int       width,
           int       height)
{
  const int bar = measure (self->switcher, GTK_ORIENTATION_VERTICAL, width, FALSE);
  const int rest = height - bar - PAGE_GAP;

  put (self, self->switcher, 0, 0, width, bar);
  for (int i = 0; i < N_PAGES; i++)
    {
      if (i != self->shown)
        {
          gtk_widget_set_child_visible (self->page[i], FALSE);
          continue;
        }
      const int wish = measure (self->page[i], GTK_ORIENTATION_VERTICAL, width, TRUE);
      put (self, self->page[i], 0, bar + PAGE_GAP, width, i == MINES ? rest : MIN (MAX (wish, rest * (i == CARDS)), rest));
    }
}

static void
lay_together (ZavTable *self,
              double    width,
              double    height)
{
  const double market = measure (self->page[MARKET], GTK_ORIENTATION_VERTICAL, -1, FALSE);
  const double least_cards = measure (self->page[CARDS], GTK_ORIENTATION_HORIZONTAL, -1, FALSE);
  const double least_map = measure (self->page[MINES], GTK_ORIENTATION_HORIZONTAL, -1, FALSE);
  const double map = CLAMP (floor ((width - GAP) * MAP_PART), least_map, MAX (least_map, width - GAP - least_cards));
  const double below = market + BELOW;

  gtk_widget_set_child_visible (self->switcher, FALSE);
  put (self, self->page[MARKET], 0, 0, width, market);
  put (self, self->page[MINES], 0, below, map, height - below);
  put (self, self->page[CARDS], map + GAP, below, width - map - GAP, height - below);
}

/* What needs room goes when the width is known, but not while it is being given. */
static gboolean
settle_width (gpointer data)
{
  ZavTable *self = data;

  gn_set_class (GTK_WIDGET (self), "narrow", self->narrow);
  gn_set_class (GTK_WIDGET (self), "pages", self->pages);
  zav_market_set_narrow (ZAV_MARKET (self->page[MARKET]), self->narrow);
  zav_shop_set_narrow (ZAV_SHOP (self->page[CARDS]), self->narrow);
  zav_market_set_alone (ZAV_MARKET (self->page[MARKET]), self->pages);
  return G_SOURCE_REMOVE;
}

static void
zav_table_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  ZavTable *self = ZAV_TABLE (widget);
  const double wish = CLAMP (MIN ((double) width / WIDTH, (double) height / HEIGHT), 1, MOST);
  /* steps of a sixteenth keep letters and pictures even while a window is dragged */
  const double scale = width < PAGES ? 1 : floor (wish * 16) / 16;

  if (scale != self->scale)
    {
      self->scale = scale;
      gn_redraw (widget);
    }
  if (width < PAGES)
    lay_pages (self, width, height);
  else
    lay_together (self, width / scale, height / scale);

  if (self->narrow != (width < SHORT) || self->pages != (width < PAGES))
    {
      self->narrow = width < SHORT;
      self->pages = width < PAGES;
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, settle_width, g_object_ref (self), g_object_unref);
    }
}

static void
on_page (GtkToggleButton *button,
         GParamSpec      *pspec,
         ZavTable        *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (int i = 0; i < N_PAGES; i++)
    if (self->choice[i] == GTK_WIDGET (button))
      self->shown = i;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
zav_table_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (zav_table_parent_class)->dispose (object);
}

static void
zav_table_class_init (ZavTableClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zav_table_dispose;
  widget_class->get_request_mode = zav_table_get_request_mode;
  widget_class->measure = zav_table_measure;
  widget_class->size_allocate = zav_table_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "zavandor");
}

static void
zav_table_init (ZavTable *self)
{
  /* Translators: pages of the table in a narrow window */
  static const char *const titles[N_PAGES] = { N_("Market"), N_("Mines"), N_("Cards") };

  self->scale = 1;
  self->page[MARKET] = zav_market_new ();
  self->page[MINES] = zav_map_new ();
  self->page[CARDS] = zav_shop_new ();

  self->switcher = gn_row (0, "segments");
  gtk_box_set_homogeneous (GTK_BOX (self->switcher), TRUE);
  for (int i = 0; i < N_PAGES; i++)
    {
      self->choice[i] = gtk_toggle_button_new_with_label (_(titles[i]));
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->choice[i]), GTK_TOGGLE_BUTTON (self->choice[0]));
      gtk_box_append (GTK_BOX (self->switcher), self->choice[i]);
      g_signal_connect (self->choice[i], "notify::active", G_CALLBACK (on_page), self);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->choice[MARKET]), TRUE);

  gtk_widget_set_parent (self->switcher, GTK_WIDGET (self));
  for (int i = 0; i < N_PAGES; i++)
    gtk_widget_set_parent (self->page[i], GTK_WIDGET (self));
}

GtkWidget *
zav_table_new (void)
{
  return g_object_new (ZAV_TYPE_TABLE, NULL);
}

void
zav_table_update (ZavTable       *self,
                  GnPanel        *panel,
                  const ZavScene *scene,
                  gboolean        news)
{
  zav_market_update (ZAV_MARKET (self->page[MARKET]), panel, scene, news);
  zav_map_update (ZAV_MAP (self->page[MINES]), panel, scene, news);
  zav_shop_update (ZAV_SHOP (self->page[CARDS]), panel, scene, news);
}

ZavMarket *
zav_table_get_market (ZavTable *self)
{
  return ZAV_MARKET (self->page[MARKET]);
}

ZavMap *
zav_table_get_map (ZavTable *self)
{
  return ZAV_MAP (self->page[MINES]);
}

ZavShop *
zav_table_get_shop (ZavTable *self)
{
  return ZAV_SHOP (self->page[CARDS]);
}
