/* inv-panel.c: the panel of Gnome Invasion
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-panel.h"

#include "panels/drawing/parts.h"
#include "core/words/text.h"
#include "inv-card.h"
#include "inv-hand.h"
#include "inv-hints.h"
#include "inv-holdings.h"
#include "inv-public.h"
#include "inv-table.h"
#include "games/invasion/inv-state.h"

/* The table before the last update, as far as flights need it. */
typedef struct {
  guint  n_rooms, n_out;
  int    rolled, total, kind, card;
} Before;

struct _InvPanel {
  GnPanel    parent_instance;

  GtkWidget *table;
  const InvScene *scene;   /* the scene shown; NULL: none yet */
  Before          before;
};

G_DEFINE_FINAL_TYPE (InvPanel, inv_panel, GN_TYPE_PANEL)

/* ---- Flights -------------------------------------------------------------------- */

static void
remember (const InvScene *scene,
          Before         *before)
{
  before->n_rooms = scene->house.n_rooms;
  before->n_out = scene->clock.n_out;
  before->rolled = scene->roll.rolled;
  before->total = scene->roll.total;
  before->kind = scene->roll.kind;
  before->card = scene->roll.card;
}

static void
fly (InvPanel *self)
{
  const Before *before = &self->before;
  GnPanel *panel = GN_PANEL (self);
  const InvScene *scene = self->scene;
  InvTable *table = INV_TABLE (self->table);

  if (scene->house.n_rooms > before->n_rooms)
    gn_panel_fly (panel, inv_boon_piece (scene->match, scene->house.room[scene->house.n_rooms - 1].card), 44,
                  inv_arena_get_card (inv_table_get_arena (table)),
                  inv_house_view_get_newest (inv_table_get_house (table)));
  if (scene->clock.n_out > before->n_out)
    {
      const int letter = scene->clock.out[scene->clock.n_out - 1].letter;

      gn_panel_fly (panel, inv_letter_piece (letter), 46, inv_clock_view_get_deck (inv_table_get_clock (table)),
                    inv_clock_view_get_letter (inv_table_get_clock (table), letter));
    }
  if (scene->roll.kind == INV_ROLL_BOON && scene->roll.deck >= 0
      && (before->kind != INV_ROLL_BOON || before->card != scene->roll.card))
    gn_panel_fly (panel, "boon-back", 50, inv_decks_view_get_deck (inv_table_get_decks (table), scene->roll.deck),
                  inv_arena_get_card (inv_table_get_arena (table)));
}

/* ---- Requests of the frame ---------------------------------------------------------- */

static void
inv_panel_update (GnPanel       *panel,
                  gconstpointer  state,
                  const GnStory *story,
                  int            acting)
{
  InvPanel *self = INV_PANEL (panel);
  const gboolean news = story != NULL;

  self->scene = gn_panel_scene (panel, NULL);

  const gboolean rolled = news && self->scene->roll.rolled
                          && (!self->before.rolled || self->before.total != self->scene->roll.total);
  inv_table_update (INV_TABLE (self->table), self->scene, news, rolled);
  for (int seat = 0; seat < (int) self->scene->n_players; seat++)
    if (gn_panel_get_standing (panel, seat))
      inv_standing_update (gn_panel_get_standing (panel, seat), self->scene, seat);
  if (news)
    fly (self);
  remember (self->scene, &self->before);
}

static GtkWidget *
inv_panel_make_player (GnPanel *panel,
                       int      seat)
{
  return inv_holdings_new ();
}

static GtkWidget *
inv_panel_make_standing (GnPanel *panel,
                         int      seat)
{
  return inv_standing_new ();
}

static void
inv_panel_update_player (GnPanel       *panel,
                         GtkWidget     *player,
                         int            seat,
                         gconstpointer  state,
                         int            acting)
{
  const InvScene *scene = gn_panel_scene (panel, state);

  inv_holdings_update (INV_HOLDINGS (player), scene, seat);
  if (gn_panel_get_standing (panel, seat))
    inv_standing_update (gn_panel_get_standing (panel, seat), scene, seat);
}

static char *
inv_panel_action_hint (GnPanel       *panel,
                       guint          verb,
                       gconstpointer  state)
{
  return inv_hint (gn_panel_scene (panel, state), verb);
}

static GtkWidget *
inv_panel_make_public (GnPanel *panel)
{
  return inv_public_new (gn_panel_get_table (panel));
}

static GPtrArray *
inv_panel_banners (GnPanel       *panel,
                   gconstpointer  state)
{
  return inv_banners (gn_panel_scene (panel, state));
}

static guint
inv_panel_queue (GnPanel       *panel,
                 gconstpointer  state,
                 gint8         *seat,
                 guint          max,
                 char         **then)
{
  const InvScene *scene = gn_panel_scene (panel, state);
  guint n = 0;

  *then = NULL;
  if (scene->turn.active < 0 || scene->turn.step == INV_STEP_OVER)
    return 0;
  for (guint k = 1; k < scene->n_players && n < max; k++)
    seat[n++] = (gint8) ((scene->turn.active + (int) k) % (int) scene->n_players);
  return n;
}

static int
inv_panel_turn (GnPanel       *panel,
                gconstpointer  state)
{
  return ((const InvScene *) gn_panel_scene (panel, state))->turn.active;
}

static char *
inv_panel_aloud (GnPanel       *panel,
                 gconstpointer  state)
{
  const InvScene *scene = gn_panel_scene (panel, state);

  return scene->turn.wait == INV_WAIT_TEXT ? g_strdup (scene->due.text) : NULL;
}

static gboolean
inv_panel_key (GnPanel *panel,
               guint    keyval)
{
  InvPanel *self = INV_PANEL (panel);
  const int digit = (int) gdk_keyval_to_unicode (keyval) - '0';

  if (inv_arena_key (inv_table_get_arena (INV_TABLE (self->table)), keyval))
    return TRUE;

  /* a digit turns up the top card of that boon deck */
  if (self->scene && digit >= 1 && digit <= (int) self->scene->decks.n
      && (self->scene->turn.step == INV_STEP_PREP || self->scene->turn.step == INV_STEP_BOON)
      && self->scene->turn.wait == INV_WAIT_MOVE)
    {
      g_signal_emit_by_name (inv_decks_view_get_deck (inv_table_get_decks (INV_TABLE (self->table)), digit - 1),
                             "clicked");
      return TRUE;
    }
  return FALSE;
}

static guint64
inv_panel_placed (GnPanel       *panel,
                  gconstpointer  state)
{
  return inv_arena_places (gn_panel_scene (panel, state));
}

static gboolean
inv_panel_enters (GnPanel       *panel,
                  gconstpointer  state)
{
  return ((const InvScene *) gn_panel_scene (panel, state))->enters;
}

/* The card as it looks when turned up. */
static GtkWidget *
inv_panel_preview (const GnMatch *match,
                   guint          family,
                   int            index)
{
  GtkWidget *card = g_object_new (INV_TYPE_CARD_VIEW, NULL);

  inv_card_view_set_size (INV_CARD_VIEW (card), 190, 120);
  if (family == INV_FAMILY_BOONS)
    {
      InvBoonView view;

      inv_view_boon (match, (guint) index, &view);
      inv_card_view_show_boon (INV_CARD_VIEW (card), match, index,
                               g_str_equal (view.acquire, "none") ? "–"
                               : *view.acquire ? view.acquire
                                                                  : "?");
    }
  else
    {
      InvGnomeView view;

      inv_view_gnome (match, (guint) index, &view);
      inv_card_view_show_gnome (INV_CARD_VIEW (card), match, index,
                                g_str_equal (view.value, "none") ? "–"
                                : *view.value ? view.value
                                                                 : "?");
    }
  gtk_widget_set_valign (card, GTK_ALIGN_START);
  return card;
}

static void
inv_panel_class_init (InvPanelClass *class)
{
  GnPanelClass *panel_class = GN_PANEL_CLASS (class);

  panel_class->read = inv_scene_read;
  panel_class->scene_size = sizeof (InvScene);
  panel_class->update = inv_panel_update;
  panel_class->turn_field = "active";
  panel_class->hand = inv_hand;
  panel_class->make_player = inv_panel_make_player;
  panel_class->make_standing = inv_panel_make_standing;
  panel_class->update_player = inv_panel_update_player;
  panel_class->action_hint = inv_panel_action_hint;
  panel_class->make_public = inv_panel_make_public;
  panel_class->banners = inv_panel_banners;
  panel_class->queue = inv_panel_queue;
  panel_class->turn = inv_panel_turn;
  panel_class->aloud = inv_panel_aloud;
  panel_class->key = inv_panel_key;
  panel_class->placed = inv_panel_placed;
  panel_class->most_actions = 0;
  panel_class->enters = inv_panel_enters;
  panel_class->preview = inv_panel_preview;
}

static void
inv_panel_init (InvPanel *self)
{
  self->table = inv_table_new ();
  gtk_widget_set_parent (gn_scaled_box_in_scroller (GN_SCALED_BOX (self->table)), GTK_WIDGET (self));
}

const GnPanelEntry invasion_panel = { "invasion", inv_panel_get_type };
