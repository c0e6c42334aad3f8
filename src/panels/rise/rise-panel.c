/* rise-panel.c: the panel of Rise of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-panel.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "core/words/text.h"
#include "rise-form.h"
#include "rise-hand.h"
#include "rise-hints.h"
#include "rise-holdings.h"
#include "rise-parties.h"
#include "rise-preview.h"
#include "rise-public.h"
#include "rise-table.h"
#include "rise-tile-form.h"

struct _RisePanel {
  GnPanel    parent_instance;

  GtkWidget *table;
  RiseWatchView *watch; /* weak, like the next one: they are in the frame's column of players */
  GtkWidget *gnomes;
  const RiseScene *scene;   /* the scene shown; NULL: none yet */
  GnMove     partial;
  gboolean   entering;
  int        chosen;    /* an action of the action board that asks for a tile, or -1 */
  gboolean   went_on;   /* TRUE if a step was waiting at the last update */
};

G_DEFINE_FINAL_TYPE (RisePanel, rise_panel, GN_TYPE_PANEL)

static void
ask_map (RisePanel *self)
{
  g_autofree char *spec = self->entering || self->chosen < 0
                            ? rise_question (self->scene, self->entering ? &self->partial : NULL)
                            : g_strdup (rise_action_asks (self->chosen));

  rise_map_ask (rise_table_get_map (RISE_TABLE (self->table)), spec);
}

static void
choose (RisePanel *self,
        int        action)
{
  RiseMap *map = rise_table_get_map (RISE_TABLE (self->table));

  self->chosen = action;
  rise_actions_set_chosen (rise_table_get_actions (RISE_TABLE (self->table)), action);
  ask_map (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.ask", NULL);
  if (action >= 0)
    {
      gn_scaled_box_show (GN_SCALED_BOX (self->table), GTK_WIDGET (map));
      gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_FORWARD);
    }
}

static void
on_chosen (RisePanel *self,
           int        action)
{
  choose (self, action);
}

/* Esc goes back to choosing an action. */
static gboolean
on_escape (RisePanel *self,
           guint      keyval)
{
  if (keyval != GDK_KEY_Escape || self->chosen < 0)
    return GDK_EVENT_PROPAGATE;

  GtkWidget *row = rise_actions_get_row (rise_table_get_actions (RISE_TABLE (self->table)), self->chosen);
  choose (self, -1);
  gtk_widget_grab_focus (row);
  return GDK_EVENT_STOP;
}

/* When the Gnomes' steps begin, the focus moves to the button, so that Enter takes a step. This is for players who
 * have just placed a cube or a meeple by keyboard. */
static void
bring_focus (RisePanel *self)
{
  const gboolean goes_on = self->scene->waits || self->scene->goes_on;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  GtkWidget *button = rise_account_get_button (rise_table_get_account (RISE_TABLE (self->table)));

  if (goes_on && !self->went_on && focus && gtk_widget_is_ancestor (focus, self->table) && button
      && gtk_widget_get_mapped (button))
    gtk_widget_grab_focus (button);
  self->went_on = goes_on;
}

static void
rise_panel_update (GnPanel       *panel,
                   gconstpointer  state,
                   const GnStory *story,
                   int            acting)
{
  RisePanel *self = RISE_PANEL (panel);

  self->scene = gn_panel_scene (panel, NULL);
  rise_table_update (RISE_TABLE (self->table), self->scene, story);
  bring_focus (self);
  self->chosen = -1;
  rise_actions_set_chosen (rise_table_get_actions (RISE_TABLE (self->table)), -1);
  ask_map (self);
  if (self->watch)
    rise_watch_view_update (self->watch, self->scene);
  if (self->gnomes)
    rise_gnome_board_update (RISE_GNOME_BOARD (self->gnomes), self->scene);
}

/* Beer, gold and points fly to where they are counted; cubes come from the boards. */
static void
rise_panel_fly (GnPanel     *panel,
                const GnSay *say)
{
  enum { GNOMES, PLAYER, PLACE, TABLE };
  static const struct { const char *code, *piece; int size, from, to; } flights[] = {
    { "done-cubes", "rise-cube", 26, GNOMES, PLACE },
    { "done-brewery", "rise-brewery-gnome", 28, GNOMES, PLACE },
    { "brewery-burnt", "rise-brewery", 28, PLACE, PLAYER },
    { "victim", "rise-cube", 26, PLACE, PLAYER },
    { "settled", "rise-cube", 26, PLAYER, PLACE },
    { "done-points", "rise-points", 30, TABLE, GNOMES },
  };
  RisePanel *self = RISE_PANEL (panel);
  const GnMatch *match = gn_panel_get_match (panel);
  RiseMap *map = rise_table_get_map (RISE_TABLE (self->table));
  const int who = gn_say_get (match, say, "who"), tile = gn_say_get (match, say, "tile");
  GtkWidget *const end[] = {
    [GNOMES] = self->gnomes,
    [PLAYER] = who >= 0 && who < match->n_seats ? gn_panel_get_player (panel, who) : NULL,
    [PLACE] = tile >= 0 && tile < RISE_TILES ? rise_map_get_tile (map, tile) : NULL,
    [TABLE] = self->table,
  };

  for (guint i = 0; i < G_N_ELEMENTS (flights); i++)
    if (g_strcmp0 (gn_say_code (match, say), flights[i].code) == 0)
      gn_panel_fly (panel, flights[i].piece, flights[i].size, end[flights[i].from], end[flights[i].to]);
}

static void
rise_panel_entering (GnPanel      *panel,
                     const GnMove *partial)
{
  RisePanel *self = RISE_PANEL (panel);

  self->entering = partial != NULL;
  if (partial)
    self->partial = *partial;
  if (self->scene)
    ask_map (self);
}

/* ---- Where an owner is, while the pointer is on its board -------------------------------------- */

#define OWNER "rise-owner"

static void
show_party (RisePanel          *self,
            GtkEventController *controller,
            gboolean            on)
{
  GtkWidget *board = gtk_event_controller_get_widget (controller);

  if (self->scene && board)
    rise_map_show_party (rise_table_get_map (RISE_TABLE (self->table)), self->scene->match, self->scene->state,
                         on ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (board), OWNER)) : -1);
}

static void
on_board_enter (RisePanel          *self,
                double              x,
                double              y,
                GtkEventController *controller)
{
  show_party (self, controller, TRUE);
}

static void
on_board_focus (RisePanel          *self,
                GtkEventController *controller)
{
  show_party (self, controller, TRUE);
}

static void
on_board_leave (RisePanel          *self,
                GtkEventController *controller)
{
  show_party (self, controller, FALSE);
}

static GtkWidget *
points_out (RisePanel *self,
            GtkWidget *board,
            int        owner)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();

  g_object_set_data (G_OBJECT (board), OWNER, GINT_TO_POINTER (owner));
  g_signal_connect_object (motion, "enter", G_CALLBACK (on_board_enter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_board_leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (on_board_focus), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_board_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (board, motion);
  gtk_widget_add_controller (board, focus);
  return board;
}

/* ---- What the frame asks for -------------------------------------------------------------- */

static GtkWidget *
rise_panel_make_player (GnPanel *panel,
                        int      seat)
{
  return points_out (RISE_PANEL (panel), rise_holdings_new (), seat);
}

static void
rise_panel_update_player (GnPanel       *panel,
                          GtkWidget     *player,
                          int            seat,
                          gconstpointer  state,
                          int            acting)
{
  rise_holdings_update (RISE_HOLDINGS (player), gn_panel_scene (panel, state), seat);
}

static GtkWidget *
rise_panel_make_above (GnPanel *panel)
{
  RisePanel *self = RISE_PANEL (panel);
  RiseWatchView *watch = g_object_new (RISE_TYPE_WATCH_VIEW, NULL);

  g_set_weak_pointer (&self->watch, watch);
  if (self->scene)
    rise_watch_view_update (watch, self->scene);
  return GTK_WIDGET (watch);
}

static GtkWidget *
rise_panel_make_below (GnPanel *panel)
{
  RisePanel *self = RISE_PANEL (panel);
  GtkWidget *gnomes = points_out (self, rise_gnome_board_new (), RISE_GNOMES);

  g_set_weak_pointer (&self->gnomes, gnomes);
  if (self->scene)
    rise_gnome_board_update (RISE_GNOME_BOARD (gnomes), self->scene);
  return gnomes;
}

static int
rise_panel_turn (GnPanel       *panel,
                 gconstpointer  state)
{
  const RiseState *now = state;

  return now->stage == RISE_AT_TURN || now->stage == RISE_AT_DRAFT || now->stage == RISE_AT_SLOT
             || now->stage == RISE_AT_PLAY_CARD
           ? now->active
           : -1;
}

static char *
rise_panel_action_hint (GnPanel       *panel,
                        guint          verb,
                        gconstpointer  state)
{
  return rise_hint (gn_panel_scene (panel, state), verb);
}

static GPtrArray *
rise_panel_banners (GnPanel       *panel,
                    gconstpointer  state)
{
  return rise_banners (gn_panel_scene (panel, state));
}

static GtkWidget *
rise_panel_make_public (GnPanel *panel)
{
  return rise_public_new (gn_panel_get_table (panel));
}

static char *
rise_panel_question (GnPanel *panel)
{
  RisePanel *self = RISE_PANEL (panel);

  return rise_asks_where (self->scene, self->chosen,
                          rise_map_asks_second (rise_table_get_map (RISE_TABLE (self->table))));
}

/* In phase 2: who still has a meeple; in phase 1: who has not drafted. */
static guint
rise_panel_queue (GnPanel       *panel,
                  gconstpointer  state,
                  gint8         *seat,
                  guint          max,
                  char         **then)
{
  const RiseScene *scene = gn_panel_scene (panel, state);
  const RiseState *now = scene->state;
  guint n = 0;

  *then = NULL;
  if (now->active < 0 || (now->stage != RISE_AT_TURN && now->stage != RISE_AT_DRAFT && now->stage != RISE_AT_SIDE))
    return 0;
  for (int k = 1; k < scene->n_seats && n < max; k++)
    {
      const int next = (now->active + k) % scene->n_seats;
      const gboolean round_over = now->stage != RISE_AT_TURN && next == MAX (now->first, 0);

      if (round_over)
        break;
      if (now->stage != RISE_AT_TURN || scene->seat[next].meeples)
        seat[n++] = (gint8) next;
    }
  return n;
}

static gboolean
press (GtkWidget *button)
{
  if (!button || !gtk_widget_get_mapped (button))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

static gboolean
rise_panel_key (GnPanel *panel,
                guint    keyval)
{
  RisePanel *self = RISE_PANEL (panel);
  RiseTable *table = RISE_TABLE (self->table);
  const int digit = (int) gdk_keyval_to_unicode (keyval) - '0';

  if (!self->scene || !self->scene->present)
    return FALSE;
  if (self->scene->waits && (keyval == GDK_KEY_r || keyval == GDK_KEY_R))
    return rise_run_through (panel);
  if (self->scene->waits && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_space))
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.deal", "i", 1);
  if (self->scene->goes_on && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_space))
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", "go-on");
  if (self->scene->unlocks >= 0 || self->scene->state->stage == RISE_AT_DRAFT
      || self->scene->state->stage == RISE_AT_SIDE)
    return rise_offer_key (rise_table_get_offer (table), keyval);
  /* a digit puts a meeple on the topmost free space of that action card */
  if (self->scene->state->stage == RISE_AT_TURN && self->scene->asked >= 0 && digit >= 1 && digit <= RISE_CARDS_UP)
    return press (rise_cards_get_place (rise_table_get_cards (table), digit - 1));
  return FALSE;
}

static guint64
rise_panel_placed (GnPanel       *panel,
                   gconstpointer  state)
{
  return rise_placed (gn_panel_scene (panel, state));
}

/* A step that waits has its button on the table. */
static gboolean
rise_panel_enters (GnPanel       *panel,
                   gconstpointer  state)
{
  const RiseScene *scene = gn_panel_scene (panel, state);

  return scene->waits || scene->goes_on;
}

/* The contents of a tile are asked beside the tile: a list of all possibilities would cover the map. */
static gboolean
rise_panel_asks (GnPanel  *panel,
                 gboolean  open)
{
  RisePanel *self = RISE_PANEL (panel);
  RiseMap *map = rise_table_get_map (RISE_TABLE (self->table));
  GnPrompt prompt = { 0 };

  gn_match_table_prompt (gn_panel_get_table (panel), gn_panel_get_viewer (panel), &prompt);
  if (!prompt.chance || (prompt.verb != RISE_V_TILE && prompt.verb != RISE_V_LAND && prompt.verb != RISE_V_ICON)
      || !rise_map_tell_next (map, FALSE))
    return FALSE;
  if (open)
    {
      gn_scaled_box_show (GN_SCALED_BOX (self->table), GTK_WIDGET (map));
      rise_map_tell_next (map, TRUE);
    }
  return TRUE;
}

static GtkWidget *
rise_panel_form (GnPanel      *panel,
                 const GnMove *partial,
                 const GnWays *ways)
{
  if (partial->verb == RISE_V_TILE || partial->verb == RISE_V_LAND || partial->verb == RISE_V_ICON)
    return rise_tile_form_new (panel, partial, ways);
  return rise_form_new (panel, partial, ways);
}

/* ---- GObject ---------------------------------------------------------------------------------- */

static void
rise_panel_dispose (GObject *object)
{
  RisePanel *self = RISE_PANEL (object);

  g_clear_weak_pointer (&self->watch);
  g_clear_weak_pointer (&self->gnomes);
  G_OBJECT_CLASS (rise_panel_parent_class)->dispose (object);
}

static void
rise_panel_class_init (RisePanelClass *class)
{
  GnPanelClass *panel_class = GN_PANEL_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rise_panel_dispose;
  panel_class->read = rise_scene_read;
  panel_class->scene_size = sizeof (RiseScene);
  panel_class->update = rise_panel_update;
  panel_class->turn_field = "active";
  panel_class->points_field = "vp";
  panel_class->hand = rise_hand;
  panel_class->entering = rise_panel_entering;
  panel_class->fly = rise_panel_fly;
  panel_class->make_player = rise_panel_make_player;
  panel_class->update_player = rise_panel_update_player;
  panel_class->make_above = rise_panel_make_above;
  panel_class->make_below = rise_panel_make_below;
  panel_class->standing = rise_standing;
  panel_class->turn = rise_panel_turn;
  panel_class->action_hint = rise_panel_action_hint;
  panel_class->banners = rise_panel_banners;
  panel_class->make_public = rise_panel_make_public;
  panel_class->queue = rise_panel_queue;
  panel_class->key = rise_panel_key;
  panel_class->placed = rise_panel_placed;
  panel_class->most_actions = 3;
  panel_class->enters = rise_panel_enters;
  panel_class->asks = rise_panel_asks;
  panel_class->form = rise_panel_form;
  panel_class->preview = rise_preview;
  panel_class->question = rise_panel_question;
}

static void
rise_panel_init (RisePanel *self)
{
  self->chosen = -1;
  self->table = g_object_new (RISE_TYPE_TABLE, NULL);
  g_signal_connect_object (rise_table_get_actions (RISE_TABLE (self->table)), "chosen", G_CALLBACK (on_chosen), self,
                           G_CONNECT_SWAPPED);
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_escape), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_parent (gn_scaled_box_in_scroller (GN_SCALED_BOX (self->table)), GTK_WIDGET (self));
  /* the map needs nearly all of the place */
  g_object_set (self->table, "margin-start", 7, "margin-end", 8, "margin-top", 5, "margin-bottom", 3, NULL);
}

const GnPanelEntry rise_panel = { "rise", rise_panel_get_type };
