/* zav-panel.c: the panel of The Gnomes of Zavandor
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-panel.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "core/words/text.h"
#include "zav-forms.h"
#include "zav-hand.h"
#include "zav-hints.h"
#include "zav-holdings.h"
#include "zav-public.h"
#include "zav-read.h"
#include "zav-table.h"

struct _ZavPanel {
  GnPanel    parent_instance;

  GtkWidget *table;
  ZavScene   scene;
  ZavState   state;     /* the state shown */
  ZavState   before;    /* the state before it */
  gboolean   known;     /* a state has been shown */
  gboolean   news;      /* the state shown is news */
};

G_DEFINE_FINAL_TYPE (ZavPanel, zav_panel, GN_TYPE_PANEL)

/* ---- Flights -------------------------------------------------------------- */

static int
slot_of (const ZavState *state,
         int             item)
{
  for (int slot = 0; slot < ZAV_SLOTS; slot++)
    if (state->slot[slot] == item)
      return slot;
  return -1;
}

/* Shows a fact of the last events as a flight over the table. */
static void
zav_panel_fly (GnPanel     *panel,
               const GnSay *say)
{
  ZavPanel *self = ZAV_PANEL (panel);
  const GnMatch *match = gn_panel_get_match (panel);
  const char *code = gn_say_code (match, say);
  const int who = gn_say_get (match, say, "who");
  ZavTable *table = ZAV_TABLE (self->table);

  if (!code || who < 0 || who >= ZAV_SEATS || !gn_panel_get_player (panel, who))
    return;
  ZavHoldings *holdings = ZAV_HOLDINGS (gn_panel_get_player (panel, who));

  if (g_str_equal (code, "bought") || g_str_equal (code, "sold"))
    {
      /* the gap {what} is a number and a gem */
      const int gem = say->arg[2];
      if (gem < 0 || gem >= ZAV_GEMS)
        return;

      GtkWidget *market = zav_market_get_gem (zav_table_get_market (table), gem);
      GtkWidget *player = zav_holdings_get_gem (holdings, gem);
      const gboolean buys = g_str_equal (code, "bought");
      gn_panel_fly (panel, zav_gem_piece[gem], 24, buys ? market : player, buys ? player : market);
    }
  else if (g_str_equal (code, "tile-bought"))
    {
      const int space = gn_say_get (match, say, "space");
      if (space >= 0 && space < ZAV_SPACES)
        gn_panel_fly (panel,
                      zav_view_district (space) == ZAV_DIAMANTINA ? "tile-back-diamantina" : "tile-back-district", 40,
                      zav_map_get_space (zav_table_get_map (table), space), zav_holdings_get_own (holdings));
    }
  else if (g_str_equal (code, "item-bought"))
    {
      const int item = gn_say_get (match, say, "item");
      const int slot = item >= 0 ? slot_of (&self->before, item) : -1;
      if (slot >= 0)
        gn_panel_fly (panel, zav_item_piece (match, item), 40,
                      zav_shop_get_card (zav_table_get_shop (table), slot), zav_holdings_get_own (holdings));
    }
}

/* ---- Requests of the frame ------------------------------------------------ */

static void
zav_panel_update (GnPanel       *panel,
                  gconstpointer  state,
                  const GnStory *story,
                  int            acting)
{
  ZavPanel *self = ZAV_PANEL (panel);

  self->before = self->state;
  self->news = story != NULL;
  self->state = *(const ZavState *) state;
  zav_scene_clear (&self->scene);
  zav_scene_read (&self->scene, panel, &self->state, self->news ? &self->before : NULL);
  self->known = TRUE;

  zav_table_update (ZAV_TABLE (self->table), panel, &self->scene, self->news);
}

static void
zav_panel_ghost (GnPanel       *panel,
                 gconstpointer  state,
                 const GnMove  *move)
{
  ZavPanel *self = ZAV_PANEL (panel);
  g_auto (ZavScene) scene = { 0 };

  if (state)
    zav_scene_read (&scene, panel, state, NULL);
  zav_market_ghost (zav_table_get_market (ZAV_TABLE (self->table)), state ? &scene : NULL);
}

static GtkWidget *
zav_panel_make_player (GnPanel *panel,
                       int      seat)
{
  return zav_holdings_new ();
}

static void
zav_panel_update_player (GnPanel       *panel,
                         GtkWidget     *player,
                         int            seat,
                         gconstpointer  state,
                         int            acting)
{
  ZavPanel *self = ZAV_PANEL (panel);

  if (self->known && memcmp (state, &self->state, sizeof self->state) == 0)
    {
      zav_holdings_update (ZAV_HOLDINGS (player), panel, &self->scene, seat, self->news);
      return;
    }

  /* the frame asks before the panel's first update */
  g_auto (ZavScene) scene = { 0 };
  zav_scene_read (&scene, panel, state, NULL);
  zav_holdings_update (ZAV_HOLDINGS (player), panel, &scene, seat, FALSE);
}

static GtkWidget *
zav_panel_form (GnPanel      *panel,
                const GnMove *partial,
                const GnWays *ways)
{
  return zav_form_new (panel, partial, ways);
}

static char *
zav_panel_action_hint (GnPanel       *panel,
                       guint          verb,
                       gconstpointer  state)
{
  return zav_hint (panel, verb, state);
}

static GtkWidget *
zav_panel_make_public (GnPanel *panel)
{
  return zav_public_new (gn_panel_get_table (panel));
}

static GPtrArray *
zav_panel_banners (GnPanel       *panel,
                   gconstpointer  state)
{
  return zav_banners (panel, state);
}

static void
zav_panel_finalize (GObject *object)
{
  zav_scene_clear (&ZAV_PANEL (object)->scene);
  G_OBJECT_CLASS (zav_panel_parent_class)->finalize (object);
}

static void
zav_panel_class_init (ZavPanelClass *class)
{
  GnPanelClass *panel_class = GN_PANEL_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = zav_panel_finalize;
  panel_class->update = zav_panel_update;
  panel_class->turn_field = "active";
  panel_class->hand = zav_hand;
  panel_class->fly = zav_panel_fly;
  panel_class->ghost = zav_panel_ghost;
  panel_class->make_player = zav_panel_make_player;
  panel_class->update_player = zav_panel_update_player;
  panel_class->form = zav_panel_form;
  panel_class->action_hint = zav_panel_action_hint;
  panel_class->make_public = zav_panel_make_public;
  panel_class->standing = zav_standing;
  panel_class->banners = zav_panel_banners;
  panel_class->most_actions = 9;
  panel_class->queue = zav_queue;
  panel_class->turn = zav_turn;
}

static void
zav_panel_init (ZavPanel *self)
{
  self->table = zav_table_new ();
  gtk_widget_set_parent (gn_scaled_box_in_scroller (GN_SCALED_BOX (self->table)), GTK_WIDGET (self));
}

const GnPanelEntry zavandor_panel = { "zavandor", zav_panel_get_type };
