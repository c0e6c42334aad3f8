/* gw-panel.c: the panel of Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-panel.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "core/words/text.h"
#include "gw-editor.h"
#include "gw-flights.h"
#include "gw-hand.h"
#include "gw-holdings.h"
#include "gw-preview.h"
#include "gw-public.h"
#include "gw-scene.h"
#include "gw-sides.h"
#include "gw-table.h"

struct _GwPanel {
  GnPanel    parent_instance;

  GtkWidget *table;
  GtkWidget *sides;     /* weak: they are in the frame's column of players */
  const GwScene *scene;   /* the scene shown; NULL: none yet */
};

G_DEFINE_FINAL_TYPE (GwPanel, gw_panel, GN_TYPE_PANEL)

static void
gw_panel_update (GnPanel       *panel,
                 gconstpointer  state,
                 const GnStory *story,
                 int            acting)
{
  GwPanel *self = GW_PANEL (panel);

  self->scene = gn_panel_scene (panel, NULL);
  gw_table_update (GW_TABLE (self->table), self->scene, story);
  if (self->sides)
    gw_sides_update (self->sides, self->scene);
}

static void
gw_panel_fly (GnPanel     *panel,
              const GnSay *say)
{
  GwPanel *self = GW_PANEL (panel);

  if (self->scene)
    gw_flights_add (panel, GW_TABLE (self->table), self->scene->state, say);
}

static void
gw_panel_entering (GnPanel      *panel,
                   const GnMove *partial)
{
  GwPanel *self = GW_PANEL (panel);

  if (self->scene)
    gw_map_entering (gw_table_get_map (GW_TABLE (self->table)), partial);
}

/* ---- What the frame asks for -------------------------------------------------------------- */

static GtkWidget *
gw_panel_make_player (GnPanel *panel,
                      int      seat)
{
  return gw_holdings_new ();
}

static void
gw_panel_update_player (GnPanel       *panel,
                        GtkWidget     *player,
                        int            seat,
                        gconstpointer  state,
                        int            acting)
{
  gw_holdings_update (GW_HOLDINGS (player), gn_panel_scene (panel, state), seat);
}

static GtkWidget *
gw_panel_make_above (GnPanel *panel)
{
  GwPanel *self = GW_PANEL (panel);
  GtkWidget *sides = gw_sides_new ();

  g_set_weak_pointer (&self->sides, sides);
  if (self->scene)
    gw_sides_update (sides, self->scene);
  return sides;
}

static GtkWidget *
gw_panel_make_public (GnPanel *panel)
{
  return gw_public_new (gn_panel_get_table (panel));
}

static int
gw_panel_turn (GnPanel       *panel,
               gconstpointer  state)
{
  const GwState *now = state;

  return now->stage >= GW_AT_TURN_START && now->stage < GW_AT_OVER ? now->current : -1;
}

/* The player whose turn goes on, and the next one in turn order. */
static guint
gw_panel_queue (GnPanel       *panel,
                gconstpointer  state,
                gint8         *seat,
                guint          max,
                char         **then)
{
  const GwScene *scene = gn_panel_scene (panel, state);
  guint n = 0;

  *then = NULL;
  if (scene->over || scene->state->current < 0 || scene->state->stage < GW_AT_TURN_START)
    return 0;
  /* while another player answers, the turn goes on after that */
  if (scene->asked >= 0 && scene->asked != scene->state->current && n < max)
    seat[n++] = scene->state->current;
  for (int k = 1; k < scene->n_seats && n < max; k++)
    {
      const int next = (scene->state->current + k) % scene->n_seats;

      if (next == scene->state->first)
        break;
      if (!gw_eliminated (scene->state, next))
        seat[n++] = (gint8) next;
    }
  return n;
}

#define VERB(which) ((guint64) 1 << (which))

/* Moves made on the board and beside it need no button below. The buttons are for moves that end a step or answer the
 * pending question. */
static guint64
gw_panel_placed (GnPanel       *panel,
                 gconstpointer  state)
{
  static const guint8 choices[] = { GW_V_STAY, GW_V_STRIKE, GW_V_SPARE, GW_V_KEEP, GW_V_DISCARD, GW_V_RESOLVE,
                                    GW_V_PLACE_LEADER, GW_V_PLACE_CLAN };
  const GwState *now = state;
  guint64 shown = 0;

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    if (gn_panel_can (panel, gw_verbs[choices[i]].id, NULL, NULL))
      shown |= VERB (choices[i]);
  if (now->n_frames == 0 && now->stage == GW_AT_FIGHT)
    /* whom to attack is clicked on the board */
    shown |= VERB (GW_V_END_STEP) | VERB (GW_V_END_TURN)
             | (now->moving ? VERB (GW_V_HALT) : now->acting ? VERB (GW_V_FINISH) : 0);
  else if (now->n_frames == 0 && now->stage >= GW_AT_WAR)
    shown |= VERB (GW_V_END_STEP) | (now->stage == GW_AT_WAR ? VERB (GW_V_END_TURN) : 0);
  else if (now->n_frames == 0 && (now->stage == GW_AT_ASSIGN || (now->stage == GW_AT_ROLL && now->rolled)))
    shown |= VERB (GW_V_END_STEP);
  else if (now->n_frames == 0 && now->stage == GW_AT_ROLL)
    shown |= VERB (GW_V_ROLL);
  /* alliances and the host's entries have no place on the table */
  shown |= VERB (GW_V_ALLY) | VERB (GW_V_UNALLY) | VERB (GW_V_ACCEPT) | VERB (GW_V_FIRST) | VERB (GW_V_SWAP)
           | VERB (GW_V_DECK) | VERB (GW_V_CARRIED_OUT);
  return ~shown;
}

/* A short live hint for a verb's button. */
static char *
gw_panel_action_hint (GnPanel       *panel,
                      guint          verb,
                      gconstpointer  state)
{
  const GwScene *scene = gn_panel_scene (panel, state);
  const GwState *now = scene->state;
  guint left = 0;

  if (verb != GW_V_END_STEP)
    return NULL;
  if (now->stage == GW_AT_ASSIGN)
    {
      for (int face = 0; face < GW_N_FACES; face++)
        left += now->dice[face];
      return left ? NULL : g_strdup (_("all dice are assigned"));
    }
  if (now->stage == GW_AT_ROLL)
    return g_strdup (_("keep all dice as they are"));
  if (now->stage == GW_AT_FIGHT)
    return g_strdup (_("on to the call to war"));
  if (now->stage == GW_AT_WAR)
    return g_strdup (_("on to the crystals"));
  return NULL;
}

static gboolean
gw_panel_enters (GnPanel       *panel,
                 gconstpointer  state)
{
  const GwScene *scene = gn_panel_scene (panel, state);

  return scene->waits || gw_table_enters (GW_TABLE (GW_PANEL (panel)->table), scene);
}

/* News for all players: the last round, and alliances. */
static GPtrArray *
gw_panel_banners (GnPanel       *panel,
                  gconstpointer  state)
{
  const GwScene *scene = gn_panel_scene (panel, state);
  const GwState *now = scene->state;
  GPtrArray *banners = NULL;

  if (scene->over || now->stage < GW_AT_TURN_START)
    return NULL;
  if (now->round == gw_rounds (scene->match) && now->stage >= GW_AT_TURN_START)
    gn_panel_banner_add (&banners, g_strdup (_("The last round")), "gw-horn", "GW-190", -1, FALSE);
  for (int seat = 0; seat < scene->n_seats; seat++)
    for (int other = seat + 1; other < scene->n_seats; other++)
      if (now->ally[seat] >> other & 1)
        gn_panel_banner_add (&banners,
                             gn_fill (_("{who} and {other} are allied"), "who", gn_match_name (scene->match, seat),
                                      "other", gn_match_name (scene->match, other), NULL),
                             "gw-scroll", "GW-184", seat, FALSE);
  return banners;
}

static gboolean
gw_panel_key (GnPanel *panel,
              guint    keyval)
{
  GwPanel *self = GW_PANEL (panel);

  if (!self->scene || !self->scene->present)
    return FALSE;
  if (self->scene->waits && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_space))
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.deal", "i", 0);
  return gw_table_key (GW_TABLE (self->table), keyval);
}

/* ---- GObject ---------------------------------------------------------------------------------- */

static void
gw_panel_dispose (GObject *object)
{
  g_clear_weak_pointer (&GW_PANEL (object)->sides);
  G_OBJECT_CLASS (gw_panel_parent_class)->dispose (object);
}

/* The text that is carried out by hand now. */
static char *
gw_panel_aloud (GnPanel       *panel,
                gconstpointer  state)
{
  return g_strdup (gw_view_aloud (gn_panel_get_match (panel), state));
}

static void
gw_panel_class_init (GwPanelClass *class)
{
  GnPanelClass *panel_class = GN_PANEL_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gw_panel_dispose;
  panel_class->read = gw_scene_read;
  panel_class->scene_size = sizeof (GwScene);
  panel_class->update = gw_panel_update;
  panel_class->turn_field = "current";
  panel_class->hand = gw_hand;
  panel_class->fly = gw_panel_fly;
  panel_class->entering = gw_panel_entering;
  panel_class->make_player = gw_panel_make_player;
  panel_class->update_player = gw_panel_update_player;
  panel_class->make_above = gw_panel_make_above;
  panel_class->make_public = gw_panel_make_public;
  panel_class->standing = gw_standing;
  panel_class->turn = gw_panel_turn;
  panel_class->queue = gw_panel_queue;
  panel_class->key = gw_panel_key;
  panel_class->preview = gw_preview;
  panel_class->placed = gw_panel_placed;
  panel_class->most_actions = 3;
  panel_class->action_hint = gw_panel_action_hint;
  panel_class->enters = gw_panel_enters;
  panel_class->banners = gw_panel_banners;
  panel_class->aloud = gw_panel_aloud;
}

static void
gw_panel_init (GwPanel *self)
{
  self->table = g_object_new (GW_TYPE_TABLE, NULL);
  gtk_widget_set_parent (gn_scaled_box_in_scroller (GN_SCALED_BOX (self->table)), GTK_WIDGET (self));
}

const GnPanelEntry gnomes_wizards_panel = { "gnomes-wizards", gw_panel_get_type,
                                            { { "layouts", gw_editor_get_type } } };
