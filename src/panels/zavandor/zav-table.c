/* zav-table.c: the layout of market, mines and cards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-table.h"

#include <math.h>

#include "panels/drawing/parts.h"

#define WIDTH     802   /* as drawn (mockups/README): the table at 1366 × 768 without its padding */
#define HEIGHT    554
#define GAP       12
#define BELOW     10    /* between the market and the parts below it */
#define MAP_PART  0.508 /* of the width below the market */

struct _ZavTable {
  GnScaledBox    parent_instance;

  GtkWidget *market;
  GtkWidget *mines;
  GtkWidget *cards;
};

G_DEFINE_FINAL_TYPE (ZavTable, zav_table, GN_TYPE_SCALED_BOX)

static void
zav_table_lay (GnScaledBox *stage,
               double   width,
               double   height)
{
  ZavTable *self = ZAV_TABLE (stage);
  const double market = gn_least_of (self->market, GTK_ORIENTATION_VERTICAL);
  const double least_cards = gn_least_of (self->cards, GTK_ORIENTATION_HORIZONTAL);
  const double least_map = gn_least_of (self->mines, GTK_ORIENTATION_HORIZONTAL);
  const double map = CLAMP (floor ((width - GAP) * MAP_PART), least_map, MAX (least_map, width - GAP - least_cards));
  const double below = market + BELOW;

  gn_scaled_box_put (stage, self->market, 0, 0, width, market);
  gn_scaled_box_put (stage, self->mines, 0, below, map, height - below);
  gn_scaled_box_put (stage, self->cards, map + GAP, below, width - map - GAP, height - below);
}

/* On a page of its own the market is narrower. Until then it may ask for more than it needs. */
static int
zav_table_least_width (GnScaledBox *stage)
{
  ZavTable *self = ZAV_TABLE (stage);

  return MAX (gn_least_of (self->mines, GTK_ORIENTATION_HORIZONTAL),
              gn_least_of (self->cards, GTK_ORIENTATION_HORIZONTAL));
}

static int
zav_table_least_height (GnScaledBox *stage)
{
  ZavTable *self = ZAV_TABLE (stage);

  return gn_least_of (self->market, GTK_ORIENTATION_VERTICAL) + BELOW
         + MAX (gn_least_of (self->mines, GTK_ORIENTATION_VERTICAL),
                gn_least_of (self->cards, GTK_ORIENTATION_VERTICAL));
}

static void
zav_table_settled (GnScaledBox  *stage,
                   gboolean  narrow,
                   gboolean  pages)
{
  ZavTable *self = ZAV_TABLE (stage);

  zav_market_set_narrow (ZAV_MARKET (self->market), narrow);
  zav_shop_set_narrow (ZAV_SHOP (self->cards), narrow);
  zav_market_set_alone (ZAV_MARKET (self->market), pages);
}

static void
zav_table_class_init (ZavTableClass *class)
{
  GnScaledBoxClass *stage_class = GN_SCALED_BOX_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  stage_class->lay = zav_table_lay;
  stage_class->least_width = zav_table_least_width;
  stage_class->least_height = zav_table_least_height;
  stage_class->settled = zav_table_settled;
  g_type_ensure (ZAV_TYPE_MARKET);
  g_type_ensure (ZAV_TYPE_MAP);
  g_type_ensure (ZAV_TYPE_SHOP);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/zavandor/table.ui");
  gn_bind_children (widget_class, ZavTable, market, mines, cards);
  gtk_widget_class_set_css_name (widget_class, "zavandor");
}

static void
zav_table_init (ZavTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_scaled_box_set_drawn (GN_SCALED_BOX (self), WIDTH, HEIGHT, 1.6);
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
  zav_market_update (ZAV_MARKET (self->market), panel, scene, news);
  zav_map_update (ZAV_MAP (self->mines), panel, scene, news);
  zav_shop_update (ZAV_SHOP (self->cards), panel, scene, news);
}

ZavMarket *
zav_table_get_market (ZavTable *self)
{
  return ZAV_MARKET (self->market);
}

ZavMap *
zav_table_get_map (ZavTable *self)
{
  return ZAV_MAP (self->mines);
}

ZavShop *
zav_table_get_shop (ZavTable *self)
{
  return ZAV_SHOP (self->cards);
}
