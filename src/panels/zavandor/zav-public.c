/* zav-public.c: the table on the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-public.h"

#include <glib/gi18n.h>

#include "panels/layout/board.h"
#include "panels/things/card.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "panels/things/track.h"
#include "zav-hints.h"
#include "zav-map.h"
#include "zav-market.h"
#include "zav-read.h"
#include "zav-shop.h"

/* One large scale. */
#define ZAV_TYPE_PUBLIC_ROW (zav_public_row_get_type ())
G_DECLARE_FINAL_TYPE (ZavPublicRow, zav_public_row, ZAV, PUBLIC_ROW, GnContainer)

struct _ZavPublicRow {
  GnContainer parent_instance;

  GnPiece    *piece;
  GtkLabel   *price;
  GtkWidget  *track;
  GtkWidget  *gem;
  GtkWidget  *arrow;
  GtkLabel   *next;
};

G_DEFINE_FINAL_TYPE (ZavPublicRow, zav_public_row, GN_TYPE_CONTAINER)

struct _ZavPublic {
  GnBigScreen parent_instance;

  ZavScene    scene;      /* of the state shown */
  GtkWidget  *market;
  ZavPublicRow *row[ZAV_SCENE_GEMS];
  GtkWidget  *map;
  GtkWidget  *card[ZAV_SCENE_SLOTS];
};

G_DEFINE_FINAL_TYPE (ZavPublic, zav_public, GN_TYPE_BIG_SCREEN)

/* ---- Players ------------------------------------------------------------ */

static GtkWidget *
zav_public_make_holdings (GnBigScreen   *screen,
                          gconstpointer  state,
                          int            seat)
{
  const ZavScenePlayer *player = &ZAV_PUBLIC (screen)->scene.player[seat];
  GtkWidget *row = gn_row (0, "big-holdings");
  GtkWidget *gold = gn_row (10, NULL);

  gtk_box_append (GTK_BOX (gold), gn_piece_new ("gold", 40));
  if (player->covered || player->gold < 0)
    gtk_box_append (GTK_BOX (gold), gn_piece_new ("lock", 34));
  else
    gtk_box_append (GTK_BOX (gold), gn_label_number (player->gold, NULL));
  gtk_widget_set_hexpand (gold, TRUE);
  gtk_box_append (GTK_BOX (row), gold);

  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      GtkWidget *count = gn_row (8, player->gems[gem] ? NULL : "none");

      gn_append (count, gn_piece_new (zav_gem_piece[gem], 36), gn_label_number (player->gems[gem], NULL), NULL);
      gtk_widget_set_hexpand (count, TRUE);
      gtk_box_append (GTK_BOX (row), count);
    }
  if (player->wild)
    gtk_box_append (GTK_BOX (row), gn_count ("gem-wild", 36, player->wild, FALSE, NULL));
  return row;
}

static const char *
zav_public_mark (GnBigScreen   *screen,
                 gconstpointer  state,
                 int            seat)
{
  return seat == ZAV_PUBLIC (screen)->scene.start ? "start-player" : NULL;
}

/* ---- Showing ------------------------------------------------------------ */

static void
show_market (ZavPublic      *self,
             const ZavScene *scene)
{
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      const ZavSceneGem *price = &scene->gem[gem];
      ZavPublicRow *row = self->row[gem];
      g_autofree char *now = gn_number_text (price->now);
      g_autofree char *next = zav_range_text (price);

      gtk_label_set_label (row->price, now);
      gtk_label_set_label (row->next, next);
      zav_scale_show (row->track, row->gem, row->arrow, price, gem, TRUE);
    }
}

static void
zav_public_show (GnBigScreen   *screen,
                 gconstpointer  state,
                 gboolean       fresh)
{
  ZavPublic *self = ZAV_PUBLIC (screen);
  const ZavScene *scene = &self->scene;

  show_market (self, scene);
  zav_map_update (ZAV_MAP (self->map), NULL, scene, fresh);
  for (int slot = 0; slot < ZAV_SCENE_SLOTS; slot++)
    {
      zav_item_card_fill (self->card[slot], &scene->item[slot], 40, TRUE);
      gn_set_class (self->card[slot], "can", scene->item[slot].lack.can);
      gn_say_name (self->card[slot], scene->item[slot].say ? scene->item[slot].say : "");
    }
}

static void
zav_public_read (GnBigScreen   *screen,
                 gconstpointer  state,
                 const GnStory *story)
{
  ZavPublic *self = ZAV_PUBLIC (screen);

  zav_scene_clear (&self->scene);
  zav_scene_read (&self->scene, GN_PANEL (screen), state, NULL);
}

static void
zav_public_finalize (GObject *object)
{
  zav_scene_clear (&ZAV_PUBLIC (object)->scene);
  G_OBJECT_CLASS (zav_public_parent_class)->finalize (object);
}

static void
zav_public_class_init (ZavPublicClass *class)
{
  GnPanelClass *panel_class = GN_PANEL_CLASS (class);
  GnBigScreenClass *screen_class = GN_BIG_SCREEN_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = zav_public_finalize;
  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (ZAV_TYPE_MAP);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/zavandor/public.ui");
  gn_bind_children (widget_class, ZavPublic, market, map);
  panel_class->standing = zav_standing;
  panel_class->queue = zav_queue;
  panel_class->turn = zav_turn;
  screen_class->read = zav_public_read;
  screen_class->make_holdings = zav_public_make_holdings;
  screen_class->mark = zav_public_mark;
  screen_class->show = zav_public_show;
}

/* ---- Making ------------------------------------------------------------- */

static void
zav_public_row_class_init (ZavPublicRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (GN_TYPE_STAMP);
  g_type_ensure (GN_TYPE_TRACK);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/zavandor/public-row.ui");
  gn_bind_children (widget_class, ZavPublicRow, piece, price, track, gem, arrow, next);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
zav_public_row_init (ZavPublicRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The six cards as on the laptop, but larger. */
static GtkWidget *
make_cards (ZavPublic *self)
{
  const double cell = 112;
  GtkWidget *board = gn_board_new (3 * cell, 2 * cell, 0.5, 3, _("Cards"));

  for (int slot = 0; slot < ZAV_SCENE_SLOTS; slot++)
    {
      self->card[slot] = gn_card_new (104, 104);
      gtk_widget_set_can_target (self->card[slot], FALSE);
      gtk_widget_set_focusable (self->card[slot], FALSE);
      gtk_widget_set_visible (gn_card_get_foot (GN_CARD (self->card[slot])), FALSE);
      gn_board_place (GN_BOARD (board), self->card[slot], (slot % 3 + 0.5) * cell, (slot / 3 + 0.5) * cell, FALSE);
    }
  return board;
}

static void
zav_public_init (ZavPublic *self)
{
  GnBigScreen *screen = GN_BIG_SCREEN (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      ZavPublicRow *row = self->row[gem] = g_object_new (ZAV_TYPE_PUBLIC_ROW, NULL);

      gn_piece_set_name (row->piece, zav_gem_piece[gem]);
      gn_piece_set_name (GN_PIECE (row->gem), zav_gem_piece[gem]);
      zav_arrow_set_gem (row->arrow, gem);
      gtk_box_append (GTK_BOX (self->market), GTK_WIDGET (row));
    }
  gn_big_screen_put (screen, self->market, 594, 158, 1296, 526);
  gn_big_screen_put (screen, self->map, 594, 702, 390, 362);
  gn_big_screen_put (screen, make_cards (self), 990, 702, 560, 372);
  gn_big_screen_put_news (screen, 1560, 708, 330, 356);
}

GtkWidget *
zav_public_new (GnMatchTable *table)
{
  return g_object_new (ZAV_TYPE_PUBLIC, "table", table, "viewer", GN_PUBLIC, NULL);
}
