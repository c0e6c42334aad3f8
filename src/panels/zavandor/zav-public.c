/* zav-public.c: the table for the big screen
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
#include "zav-read.h"
#include "zav-shop.h"

/* One scale, large. */
typedef struct {
  GtkWidget *price;
  GtkWidget *track;
  GtkWidget *gem;
  GtkWidget *arrow;
  GtkWidget *next;
} Row;

struct _ZavPublic {
  GnBigScreen parent_instance;

  ZavScene    scene;      /* of the state shown */
  Row         row[ZAV_SCENE_GEMS];
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

      gtk_box_append (GTK_BOX (count), gn_piece_new (zav_gem_piece[gem], 36));
      gtk_box_append (GTK_BOX (count), gn_label_number (player->gems[gem], NULL));
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
      Row *row = &self->row[gem];
      GnTrack *track = GN_TRACK (row->track);
      g_autofree char *now = gn_number_text (price->now);
      g_autofree char *target = gn_number_text (price->target);
      g_autofree char *next = price->low == price->high ? gn_number_text (price->low)
                                                        : g_strdup_printf ("%d–%d", price->low, price->high);

      gtk_label_set_label (GTK_LABEL (row->price), now);
      gtk_label_set_label (GTK_LABEL (row->next), next);
      gn_track_span (track, price->now, price->target, price->now == price->target ? NULL : zav_gem_colour[gem]);
      gn_track_bar (track, price->low, price->high, zav_gem_bar[gem]);
      gn_track_move (track, row->gem, price->now, TRUE);
      gn_track_move (track, row->arrow, price->target, TRUE);
      gn_stamp_set_text (GN_STAMP (row->arrow), target);
      gn_stamp_set_mirrored (GN_STAMP (row->arrow), price->target < price->now);
      gn_set_class (row->arrow, "shared", price->now == price->target);
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

  G_OBJECT_CLASS (class)->finalize = zav_public_finalize;
  panel_class->standing = zav_standing;
  panel_class->queue = zav_queue;
  panel_class->turn = zav_turn;
  screen_class->read = zav_public_read;
  screen_class->make_holdings = zav_public_make_holdings;
  screen_class->mark = zav_public_mark;
  screen_class->show = zav_public_show;
}

/* ---- Making ------------------------------------------------------------- */

static GtkWidget *
make_row (ZavPublic *self,
          int        gem)
{
  Row *row = &self->row[gem];
  GtkWidget *line = gn_row (0, "big-row");
  GtkWidget *piece = gn_piece_new (zav_gem_piece[gem], 80);

  gtk_widget_set_size_request (piece, 90, -1);
  gtk_box_append (GTK_BOX (line), piece);
  row->price = gn_label (NULL, "big-price numeric");
  gtk_label_set_xalign (GTK_LABEL (row->price), 1);
  gtk_widget_set_size_request (row->price, 168, -1);
  gtk_box_append (GTK_BOX (line), row->price);

  row->track = gn_track_new (1, 15, 52, 52, 64);
  gtk_widget_set_margin_start (row->track, 30);
  gtk_widget_set_valign (row->track, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row->track, "big-track");
  row->gem = gn_piece_new (zav_gem_piece[gem], 46);
  row->arrow = gn_stamp_new (zav_gem_arrow[gem], 52, NULL, "arrow");
  gn_stamp_set_shift (GN_STAMP (row->arrow), -0.07, 0);
  gtk_widget_add_css_class (row->arrow, zav_gem_id[gem]);
  gn_track_add (GN_TRACK (row->track), row->gem);
  gn_track_add (GN_TRACK (row->track), row->arrow);
  gtk_box_append (GTK_BOX (line), row->track);

  row->next = gn_label (NULL, "big-next numeric");
  gtk_label_set_xalign (GTK_LABEL (row->next), 1);
  gtk_widget_set_hexpand (row->next, TRUE);
  gtk_box_append (GTK_BOX (line), row->next);
  gtk_widget_set_vexpand (line, TRUE);
  return line;
}

static GtkWidget *
make_market (ZavPublic *self)
{
  GtkWidget *card = gn_column (0, "card big-market");
  GtkWidget *head = gn_row (12, "big-note");
  GtkWidget *bar = gn_row (0, "legend-bar big");

  /* Translators: heading above the prices, on the big screen */
  GtkWidget *now = gn_label (_("Price now"), NULL);
  gtk_widget_set_size_request (now, 276, -1);
  gtk_label_set_xalign (GTK_LABEL (now), 0);
  gtk_box_append (GTK_BOX (head), now);
  gtk_box_append (GTK_BOX (head), gn_piece_new ("gem-diamond", 22));
  gtk_box_append (GTK_BOX (head), gn_label (_("now"), NULL));
  GtkWidget *arrow = gn_piece_new ("arrow-diamond", 24);
  gtk_widget_set_margin_start (arrow, 18);
  gtk_box_append (GTK_BOX (head), arrow);
  gtk_box_append (GTK_BOX (head), gn_label (_("target"), NULL));
  gtk_widget_set_margin_start (bar, 18);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), bar);
  gtk_box_append (GTK_BOX (head), gn_label (_("after mining"), NULL));
  gtk_box_append (GTK_BOX (head), gn_spring ());
  gtk_box_append (GTK_BOX (head), gn_label (_("Next round"), NULL));
  gtk_box_append (GTK_BOX (card), head);

  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    gtk_box_append (GTK_BOX (card), make_row (self, gem));
  return card;
}

/* The six cards as on the laptop, only larger. */
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

  gn_big_screen_put (screen, make_market (self), 594, 158, 1296, 526);
  self->map = zav_map_new ();
  gn_big_screen_put (screen, self->map, 594, 702, 390, 362);
  gn_big_screen_put (screen, make_cards (self), 990, 702, 560, 372);
  gn_big_screen_put_news (screen, 1560, 708, 330, 356);
}

GtkWidget *
zav_public_new (GnMatchTable *table)
{
  return g_object_new (ZAV_TYPE_PUBLIC, "table", table, "viewer", GN_PUBLIC, NULL);
}
