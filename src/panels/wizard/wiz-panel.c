/* wiz-panel.c: the panel of The Wizard Always Wins
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-panel.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "sheets/pieces.h"
#include "core/words/text.h"
#include "wiz-form.h"
#include "wiz-hand.h"
#include "wiz-holdings.h"
#include "wiz-public.h"
#include "wiz-pulled.h"
#include "wiz-table.h"

struct _WizPanel {
  GnPanel    parent_instance;

  GtkWidget *table;
  WizState   state;
  WizLook    look;
  WizPulled  pulled;
  gboolean   draws;
  gboolean   known;
};

G_DEFINE_FINAL_TYPE (WizPanel, wiz_panel, GN_TYPE_PANEL)

/* ---- Flights ---------------------------------------------------------------- */

/* "wiz-gem-red" for a seat with red gems. */
static char *
gem_piece (const WizLook *look,
           int            seat)
{
  const char *fill = gn_pieces_fill (wiz_look_paint (look, seat));

  return fill ? g_strconcat ("wiz-gem-", fill, NULL) : g_strdup ("wiz-gem");
}

static void
wiz_panel_fly (GnPanel     *panel,
               const GnSay *say)
{
  WizPanel *self = WIZ_PANEL (panel);
  const GnMatch *match = self->look.match;
  WizTable *table = WIZ_TABLE (self->table);
  WizStore *store = wiz_table_get_store (table);
  const char *code = gn_say_code (match, say);
  const int who = gn_say_get (match, say, "who");

  if (!code || who < 0 || who >= match->n_seats || !gn_panel_get_player (panel, who))
    return;
  WizHoldings *holdings = WIZ_HOLDINGS (gn_panel_get_player (panel, who));
  GtkWidget *standing = gn_panel_get_standing (panel, who);

  if (g_str_equal (code, "drew") && standing)
    gn_panel_fly (panel, "wiz-card-back", 30, wiz_store_get_deck (store), standing);
  else if (g_str_equal (code, "played") && standing)
    {
      int symbols;
      gboolean token;
      const int element = wiz_piece_element (match, CLAMP (gn_say_get (match, say, "card"), 0, WIZ_CARDS - 1), &symbols,
                                             &token);

      gn_panel_fly (panel, wiz_element_piece (element), 28, standing, wiz_holdings_get_set (holdings, element));
    }
  else if (g_str_equal (code, "pulled"))
    {
      const int token = gn_say_get (match, say, "token");
      GtkWidget *open = self->draws ? wiz_drawing_get_open (wiz_table_get_drawing (table)) : NULL;

      if (token >= 0 && token < WIZ_ELEMENTS && !open)
        gn_panel_fly (panel, wiz_token_piece (token), 32, wiz_store_get_bag (store),
                      wiz_holdings_get_set (holdings, token));
    }
  else if (g_str_equal (code, "gems"))
    {
      g_autofree char *piece = gem_piece (&self->look, who);

      gn_panel_fly (panel, g_intern_string (piece), 28, wiz_holdings_get_gems (holdings), wiz_store_get_bag (store));
    }
  else if (g_str_equal (code, "turned-in"))
    {
      const int element = gn_say_get (match, say, "element");

      if (element >= 0 && element < WIZ_ELEMENTS)
        gn_panel_fly (panel, wiz_element_piece (element), 26, wiz_holdings_get_set (holdings, element),
                      wiz_store_get_discard (store));
    }
  else if (g_str_equal (code, "took") && standing)
    {
      const int tile = gn_say_get (match, say, "tile");

      for (guint number = 1; number <= WIZ_TILES; number++)
        {
          WizTile figures;

          wiz_view_tile (match, &self->state, number, &figures);
          if (figures.tile >= 0 && figures.tile == tile)
            gn_panel_fly (panel, figures.icon, 36, wiz_row_get_tile (wiz_table_get_row (table), number), standing);
        }
    }
}

/* ---- Requests of the frame ------------------------------------------------ */

static void
wiz_panel_update (GnPanel       *panel,
                  gconstpointer  state,
                  const GnStory *story,
                  int            acting)
{
  WizPanel *self = WIZ_PANEL (panel);
  const gboolean news = story != NULL;

  self->state = *(const WizState *) state;
  wiz_look (&self->look, panel, gn_panel_get_match (panel), &self->state, news);
  /* If the cardboard is on the table, everybody has seen the draw. */
  self->draws = wiz_pulled_follow (&self->pulled, &self->look, story,
                                   self->look.match->dealer[WIZ_FAMILY_BAG] == GN_DEALER_APP)
                && !gn_panel_is_corrected (panel);
  self->known = TRUE;
  wiz_table_update (WIZ_TABLE (self->table), &self->look, self->draws ? &self->pulled : NULL);
  if (self->draws && news)
    wiz_drawing_grab (wiz_table_get_drawing (WIZ_TABLE (self->table)));
}

static void
go_on (GtkWidget  *widget,
       const char *action,
       GVariant   *parameter)
{
  WizPanel *self = WIZ_PANEL (widget);

  if (!self->pulled.lingers)
    return;
  self->pulled = (WizPulled) { .seat = -1 };
  self->draws = FALSE;
  wiz_table_update (WIZ_TABLE (self->table), &self->look, NULL);
}

static gboolean
wiz_panel_takes_space (GnPanel *panel)
{
  WizPanel *self = WIZ_PANEL (panel);

  return self->draws && wiz_drawing_can_draw (wiz_table_get_drawing (WIZ_TABLE (self->table)));
}

static gboolean
wiz_panel_key (GnPanel *panel,
               guint    keyval)
{
  WizPanel *self = WIZ_PANEL (panel);
  const gunichar c = gdk_keyval_to_unicode (keyval);

  if (!self->known)
    return FALSE;
  if (self->draws && wiz_drawing_key (wiz_table_get_drawing (WIZ_TABLE (self->table)), keyval))
    return TRUE;
  /* Pressing a key for the next step shows that the player has seen enough. It does that step only if it could be
   * seen, too. */
  if (self->pulled.lingers && c)
    {
      const gboolean seen = gtk_widget_get_mapped (wiz_row_get_tile (wiz_table_get_row (WIZ_TABLE (self->table)), 1));

      go_on (GTK_WIDGET (self), NULL, NULL);
      if (!seen)
        return TRUE;
    }
  if (self->draws)
    return FALSE;
  if (self->look.step == WIZ_STEP_OVER)
    return FALSE;
  if (self->look.step == WIZ_STEP_CHOOSE && c >= '1' && c <= '0' + WIZ_TILES)
    {
      GtkWidget *space = wiz_row_get_tile (wiz_table_get_row (WIZ_TABLE (self->table)), c - '0');

      if (!gtk_widget_get_mapped (space))
        return FALSE;
      g_signal_emit_by_name (space, "clicked");
      return TRUE;
    }
  return wiz_ask_key (wiz_table_get_ask (WIZ_TABLE (self->table)), keyval);
}

static guint64
wiz_panel_placed (GnPanel       *panel,
                  gconstpointer  state)
{
  return wiz_ask_placed (&WIZ_PANEL (panel)->look);
}

static gboolean
wiz_panel_enters (GnPanel       *panel,
                  gconstpointer  state)
{
  switch (wiz_view_step (gn_panel_get_match (panel), state))
    {
    case WIZ_STEP_ORDER:
    case WIZ_STEP_TOKENS:
    case WIZ_STEP_TEXT:
    case WIZ_STEP_CLEAN_UP:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
wiz_panel_celebrates (GnPanel       *panel,
                      gconstpointer  state)
{
  return ((const WizState *) state)->winner >= 0;
}

static GtkWidget *
wiz_panel_make_player (GnPanel *panel,
                       int      seat)
{
  return wiz_holdings_new ();
}

static GtkWidget *
wiz_panel_make_standing (GnPanel *panel,
                         int      seat)
{
  return wiz_standing_new (25);
}

static void
wiz_panel_update_player (GnPanel       *panel,
                         GtkWidget     *player,
                         int            seat,
                         gconstpointer  state,
                         int            acting)
{
  WizPanel *self = WIZ_PANEL (panel);
  WizLook look = self->look;

  /* the frame asks before the panel's first update */
  if (!self->known || memcmp (state, &self->state, sizeof self->state) != 0)
    wiz_look (&look, panel, gn_panel_get_match (panel), state, FALSE);
  wiz_holdings_update (WIZ_HOLDINGS (player), &look, seat);
  if (gn_panel_get_standing (panel, seat))
    wiz_standing_update (gn_panel_get_standing (panel, seat), &look, seat);
}

static GtkWidget *
wiz_panel_form (GnPanel      *panel,
                const GnMove *partial,
                const GnWays *ways)
{
  return wiz_form_new (panel, partial, ways);
}

static GtkWidget *
wiz_panel_make_public (GnPanel *panel)
{
  return wiz_public_new (gn_panel_get_table (panel));
}

static guint
wiz_panel_queue (GnPanel       *panel,
                 gconstpointer  state,
                 gint8         *seat,
                 guint          max,
                 char         **then)
{
  return wiz_public_queue (gn_panel_get_match (panel), state, seat, max, then);
}

static int
wiz_panel_turn (GnPanel       *panel,
                gconstpointer  state)
{
  const GnMatch *match = gn_panel_get_match (panel);
  WizPlayer player;

  for (guint i = 0; i < match->n_seats; i++)
    {
      wiz_view_player (match, state, (int) i, &player);
      if (player.acting)
        return (int) i;
    }
  return -1;
}

static char *
wiz_panel_aloud (GnPanel       *panel,
                 gconstpointer  state)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const int seat = wiz_panel_turn (panel, state);

  for (guint number = 1; seat >= 0 && number <= WIZ_TILES; number++)
    {
      WizTile tile;

      wiz_view_tile (match, state, number, &tile);
      if (tile.by == seat)
        return g_strdup (tile.note);
    }
  return NULL;
}

/* The tokens drawn from Gnomon's bag stay readable until the next entry. */
static GPtrArray *
wiz_panel_banners (GnPanel       *panel,
                   gconstpointer  state)
{
  WizPanel *self = WIZ_PANEL (panel);
  GnMatchTable *table = gn_panel_get_table (panel);
  const GnMatch *match = gn_panel_get_match (panel);
  const guint n = gn_match_table_get_n_steps (table);
  const GnStep *step = n && gn_panel_is_present (panel) ? gn_match_table_get_step (table, n) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  int who = -1;

  if (self->draws || match->dealer[WIZ_FAMILY_BAG] != GN_DEALER_APP || !step || !step->story)
    return NULL;
  for (guint i = 0; i < step->story->n; i++)
    {
      const GnSay *say = &step->story->fact[i].say;
      const char *code = gn_say_code (match, say);

      /* the Wizard's draw had its own display */
      if (g_strcmp0 (code, "no-own-gem") == 0)
        return NULL;
      if (g_strcmp0 (code, "pulled") != 0)
        continue;
      const int token = gn_say_get (match, say, "token");
      const int owner = wiz_view_token_seat (match, token);
      g_autofree char *name = gn_thing_name (match, GN_THING (WIZ_DOMAIN_TOKEN, token));
      g_autofree char *gem = owner >= 0 ? gem_piece (&self->look, owner) : NULL;

      who = gn_say_get (match, say, "who");
      g_string_append_printf (text, "%s:%s: %s", text->len ? C_("list", ", ") : "",
                              gem ? gem : wiz_token_piece (token), name);
    }
  if (!text->len || who < 0)
    return NULL;

  GPtrArray *banners = NULL;
  /* Translators: the tokens that a player drew from the bag, with their pictures */
  gn_panel_banner_add (
    &banners, gn_fill (_("{who} drew {tokens}."), "who", gn_match_name (match, who), "tokens", text->str, NULL),
    "wiz-bag", "WIZ-064", -1, FALSE);
  return banners;
}

/* ---- GObject ------------------------------------------------------------------ */

static void
wiz_panel_class_init (WizPanelClass *class)
{
  GnPanelClass *panel_class = GN_PANEL_CLASS (class);

  panel_class->update = wiz_panel_update;
  panel_class->turn_field = "active";
  panel_class->hand = wiz_hand;
  panel_class->fly = wiz_panel_fly;
  panel_class->make_player = wiz_panel_make_player;
  panel_class->make_standing = wiz_panel_make_standing;
  panel_class->update_player = wiz_panel_update_player;
  panel_class->form = wiz_panel_form;
  panel_class->make_public = wiz_panel_make_public;
  panel_class->banners = wiz_panel_banners;
  panel_class->queue = wiz_panel_queue;
  panel_class->turn = wiz_panel_turn;
  panel_class->aloud = wiz_panel_aloud;
  panel_class->key = wiz_panel_key;
  panel_class->takes_space = wiz_panel_takes_space;
  panel_class->placed = wiz_panel_placed;
  panel_class->most_actions = 0;
  panel_class->enters = wiz_panel_enters;
  panel_class->celebrates = wiz_panel_celebrates;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (class), "wizard.go-on", NULL, go_on);
}

static void
wiz_panel_init (WizPanel *self)
{
  self->pulled.seat = -1;
  self->table = wiz_table_new ();
  gtk_widget_set_parent (gn_scaled_box_in_scroller (GN_SCALED_BOX (self->table)), GTK_WIDGET (self));
}

const GnPanelEntry wizard_panel = { "wizard", wiz_panel_get_type };
