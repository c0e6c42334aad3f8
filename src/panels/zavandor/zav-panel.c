/* zav-panel.c: the panel of The Gnomes of Zavandor
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-panel.h"

#include <glib/gi18n.h>

#include "gn-flight.h"
#include "gn-parts.h"
#include "gn-text.h"
#include "zav-forms.h"
#include "zav-hints.h"
#include "zav-holdings.h"
#include "zav-public.h"
#include "zav-read.h"
#include "zav-table.h"

struct _ZavPanel {
  GnPanel    parent_instance;

  GtkWidget *table;
  GtkWidget *holdings[ZAV_SEATS];   /* weak: they stand in the frame's cards */
  GnFlights *flights;
  ZavScene   scene;
  ZavState   state;     /* the one shown */
  gboolean   known;     /* one has been shown */
  gboolean   news;      /* it is what has just happened */
};

G_DEFINE_FINAL_TYPE (ZavPanel, zav_panel, GN_TYPE_PANEL)

/* ---- Where things went ---------------------------------------------------- */

static int
slot_of (const ZavState *state,
         int             item)
{
  for (int slot = 0; slot < ZAV_SLOTS; slot++)
    if (state->slot[slot] == item)
      return slot;
  return -1;
}

/* One fact of what has just happened, as a flight over the table. */
static void
add_flight (ZavPanel       *self,
            const GnSay    *say,
            const ZavState *before)
{
  const GnMatch *match = gn_panel_get_match (GN_PANEL (self));
  const char *code = gn_say_code (match, say);
  const int who = gn_say_get (match, say, "who");
  ZavTable *table = ZAV_TABLE (self->table);

  if (!code || who < 0 || who >= ZAV_SEATS || !self->holdings[who])
    return;
  ZavHoldings *holdings = ZAV_HOLDINGS (self->holdings[who]);

  if (g_str_equal (code, "bought") || g_str_equal (code, "sold"))
    {
      /* the gap {what} is a number and a gem */
      const int gem = say->arg[2];
      if (gem < 0 || gem >= ZAV_GEMS)
        return;

      GtkWidget *market = zav_market_get_gem (zav_table_get_market (table), gem);
      GtkWidget *player = zav_holdings_get_gem (holdings, gem);
      const gboolean buys = g_str_equal (code, "bought");
      gn_flights_add (self->flights, zav_gem_piece[gem], 24, buys ? market : player, buys ? player : market);
    }
  else if (g_str_equal (code, "tile-bought"))
    {
      const int space = gn_say_get (match, say, "space");
      if (space >= 0 && space < ZAV_SPACES)
        gn_flights_add (self->flights, zav_view_district (space) == ZAV_DIAMANTINA ? "tile-back-diamantina" : "tile-back-district", 40,
                        zav_map_get_space (zav_table_get_map (table), space), zav_holdings_get_own (holdings));
    }
  else if (g_str_equal (code, "item-bought"))
    {
      const int item = gn_say_get (match, say, "item");
      const int slot = item >= 0 ? slot_of (before, item) : -1;
      if (slot >= 0)
        gn_flights_add (self->flights, zav_item_piece (match, item), 40,
                        zav_shop_get_card (zav_table_get_shop (table), slot), zav_holdings_get_own (holdings));
    }
}

static void
fly (ZavPanel       *self,
     const GnStory  *story,
     const ZavState *before)
{
  const GnViewers me = gn_panel_get_viewer (GN_PANEL (self)) >= 0 ? GN_SEES (gn_panel_get_viewer (GN_PANEL (self))) : 0;

  gn_flights_stop (self->flights);
  for (guint i = 0; story && i < story->n; i++)
    if (story->fact[i].viewers == GN_ALL_SEE || (story->fact[i].viewers & me))
      add_flight (self, &story->fact[i].say, before);
  gn_flights_start (self->flights);
}

static void
zav_panel_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (zav_panel_parent_class)->snapshot (widget, snapshot);
  gn_flights_snapshot (ZAV_PANEL (widget)->flights, snapshot);
}

/* ---- What the frame asks for ---------------------------------------------- */

static void
zav_panel_update (GnPanel       *panel,
                  gconstpointer  state,
                  const GnStory *story,
                  int            acting)
{
  ZavPanel *self = ZAV_PANEL (panel);
  const ZavState before = self->state;

  self->news = story != NULL && self->known;
  self->state = *(const ZavState *) state;
  zav_scene_clear (&self->scene);
  zav_scene_read (&self->scene, panel, &self->state, self->news ? &before : NULL);
  self->known = TRUE;

  zav_table_update (ZAV_TABLE (self->table), panel, &self->scene, self->news);
  fly (self, self->news ? story : NULL, &before);
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
  GtkWidget *holdings = zav_holdings_new ();

  gtk_widget_set_vexpand (holdings, TRUE);
  g_set_weak_pointer (&ZAV_PANEL (panel)->holdings[seat], holdings);
  return holdings;
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

  /* asked for before the panel itself was told */
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
zav_panel_dispose (GObject *object)
{
  ZavPanel *self = ZAV_PANEL (object);

  gn_flights_stop (self->flights);
  for (int seat = 0; seat < ZAV_SEATS; seat++)
    g_clear_weak_pointer (&self->holdings[seat]);
  G_OBJECT_CLASS (zav_panel_parent_class)->dispose (object);
}

static void
zav_panel_finalize (GObject *object)
{
  gn_flights_free (ZAV_PANEL (object)->flights);
  zav_scene_clear (&ZAV_PANEL (object)->scene);
  G_OBJECT_CLASS (zav_panel_parent_class)->finalize (object);
}

static void
zav_panel_class_init (ZavPanelClass *class)
{
  GnPanelClass *panel_class = GN_PANEL_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zav_panel_dispose;
  G_OBJECT_CLASS (class)->finalize = zav_panel_finalize;
  GTK_WIDGET_CLASS (class)->snapshot = zav_panel_snapshot;
  panel_class->update = zav_panel_update;
  panel_class->ghost = zav_panel_ghost;
  panel_class->make_player = zav_panel_make_player;
  panel_class->update_player = zav_panel_update_player;
  panel_class->form = zav_panel_form;
  panel_class->action_hint = zav_panel_action_hint;
  panel_class->make_public = zav_panel_make_public;
  panel_class->standing = zav_standing;
  panel_class->banners = zav_panel_banners;
  panel_class->queue = zav_queue;
  panel_class->turn = zav_turn;
}

static void
zav_panel_init (ZavPanel *self)
{
  self->flights = gn_flights_new (GTK_WIDGET (self));
  self->table = zav_table_new ();
  gtk_widget_set_parent (gn_stage_in_scroller (GN_STAGE (self->table)), GTK_WIDGET (self));
}
