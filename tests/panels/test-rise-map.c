/* test-rise-map.c: the map of Rise of the Gnomes: names, six directions, what a click says, what is told of a tile
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "../no-display.h"
#include "gn-config.h"

#include <gtk/gtk.h>

#include "frame.h"
#include "panels/layout/board.h"
#include "core/match/moves.h"
#include "panels/panel/panel.h"
#include "panels/drawing/parts.h"
#include "panels/layout/roving.h"
#include "core/words/text.h"
#include "gn-ui.h"
#include "live.h"
#include "panels/rise/rise-map.h"
#include "games/rise/rise-view-union.h"

/* ---- A table, a panel to ask, a map to look at ------------------------------------------ */

typedef struct {
  GnMatchTable *table;
  GnPanel      *panel;
  GtkWidget    *map;
  GtkWidget    *window;
} Look;

static const RiseState *
state_of (Look *look)
{
  return gn_match_table_state (look->table, gn_panel_get_viewer (look->panel));
}

static void
refresh (Look *look)
{
  const int seat = gn_match_table_turn_seat (look->table);

  g_object_set (look->panel, "viewer", seat >= 0 ? seat : GN_PUBLIC, NULL);
  gn_panel_refresh (look->panel, NULL);
  rise_map_update (RISE_MAP (look->map), look->panel, gn_match_table_get_match (look->table), state_of (look), NULL);
}

static void
look_at (Look         *look,
         GnMatchTable *table,
         int           width,
         int           height)
{
  look->table = table;
  look->panel = g_object_ref_sink (gn_panel_new_for (table));
  look->map = g_object_new (RISE_TYPE_MAP, NULL);
  look->window = NULL;
  refresh (look);
  look->window = show (look->map, width, height);
}

static void
look_away (Look *look)
{
  finish (look->window);
  g_object_unref (look->panel);
  g_object_unref (look->table);
}

/* Plays lawful moves, chosen by a seed, till the match waits for @stage in @turn or later with nothing pending. FALSE:
 * it ended before. */
static gboolean
play_to (GnMatchTable *table,
         int           stage,
         int           turn,
         guint32       seed)
{
  for (guint n = 0; n < 4000; n++)
    {
      const RiseState *state = gn_match_table_state (table, GN_EVERYTHING);
      g_auto (GnMoveList) legal = { 0 };
      GnReply reply = { 0 };

      if (state->stage == stage && state->turn >= turn
          && rise_pending (gn_match_table_get_match (table), state, NULL) == RISE_PENDS_NOTHING)
        return TRUE;
      gn_move_list_init (&legal);
      gn_match_table_legal (table, GN_EVERYTHING, &legal);
      if (legal.n == 0)
        return FALSE;
      seed = seed * 1664525 + 1013904223;
      if (!gn_match_table_do (table, &legal.move[(seed >> 8) % legal.n], 1, &reply))
        return FALSE;
    }
  return FALSE;
}

static guint
count_tiles (Look *look)
{
  guint n = 0;

  for (int place = 0; place < RISE_TILES; place++)
    n += rise_map_get_tile (RISE_MAP (look->map), place) != NULL;
  return n;
}

static const char *
id_of (Look *look,
       int   place)
{
  return gn_match_table_get_match (look->table)->game->domains[RISE_DOMAIN_TILE].values[place].id;
}

/* The first legal move of a verb, or NULL. */
static const GnMove *
legal_of (Look *look,
          int   verb)
{
  const GnMoveList *legal = gn_panel_get_legal (look->panel);

  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb == verb)
      return &legal->move[i];
  return NULL;
}

static void
click (Look *look,
       int   place)
{
  g_clear_pointer (&said, g_free);
  g_signal_emit_by_name (rise_map_get_tile (RISE_MAP (look->map), place), "clicked");
}

/* A table on which @verb is legal for the one whose turn it is, on one tile in @least ways. */
static GnMatchTable *
table_like (int   seats,
            int   verb,
            guint least)
{
  for (guint32 seed = 1; seed < 60; seed++)
    {
      GnMatchTable *table = live_dealt ("rise", seats, GN_DEALER_APP, NULL);
      guint32 random = seed;

      for (guint n = 0; n < 400; n++)
        {
          g_auto (GnMoveList) legal = { 0 };
          GnReply reply = { 0 };

          gn_move_list_init (&legal);
          gn_match_table_legal (table, GN_EVERYTHING, &legal);
          guint n_ways = 0;
          int tile = GN_NONE;
          for (guint i = 0; i < legal.n; i++)
            if (legal.move[i].verb == verb && (tile == GN_NONE || legal.move[i].arg[RISE_A_TILE] == tile))
              {
                tile = legal.move[i].arg[RISE_A_TILE];
                if (++n_ways == least)
                  return table;
              }
          random = random * 1664525 + 1013904223;
          if (legal.n == 0 || !gn_match_table_do (table, &legal.move[(random >> 8) % legal.n], 1, &reply))
            break;
        }
      g_object_unref (table);
    }
  g_error ("No table has come to that");
}

static GnMatchTable *
table_with (int seats,
            int verb)
{
  return table_like (seats, verb, 1);
}

/* ---- Tests --------------------------------------------------------------------------------- */

/* 25, 31, 37 tiles; all of them stand on the board at 1366 × 768, at 720 and at 1920, none over another. */
static void
test_layouts (void)
{
  static const struct { int seats; guint tiles; } tables[] = { { 2, 25 }, { 3, 31 }, { 4, 37 }, { 5, 37 } };
  static const struct { int width, height; } sizes[] = { { 546, 590 }, { 700, 640 }, { 900, 860 } };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        Look look;

        look_at (&look, live_dealt ("rise", tables[i].seats, GN_DEALER_APP, NULL), sizes[j].width, sizes[j].height);
        g_assert_cmpuint (count_tiles (&look), ==, tables[i].tiles);
        for (int place = 0; place < RISE_TILES; place++)
          {
            GtkWidget *tile = rise_map_get_tile (RISE_MAP (look.map), place);
            graphene_rect_t bounds;

            if (!tile)
              continue;
            g_assert_true (gtk_widget_compute_bounds (tile, look.map, &bounds));
            g_assert_cmpfloat (bounds.origin.x, >=, -1);
            g_assert_cmpfloat (bounds.origin.y, >=, -1);
            g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, sizes[j].width + 1);
            g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, sizes[j].height + 1);
            /* a finger finds it, and a name of a hex can be read: 10 of 52 units at least */
            g_assert_cmpfloat (bounds.size.height, >=, 76);

            graphene_point_t middle;
            graphene_rect_get_center (&bounds, &middle);
            g_assert_true (gtk_widget_pick (look.map, middle.x, middle.y, GTK_PICK_DEFAULT) == tile);
          }
        look_away (&look);
      }
}

/* The arrows walk it in six directions, Tab leaves it. */
static void
test_directions (void)
{
  Look look;

  look_at (&look, live_dealt ("rise", 4, GN_DEALER_APP, NULL), 546, 590);
  GtkWidget *keep = rise_map_get_tile (RISE_MAP (look.map), RISE_DK);
  GtkWidget *board = gtk_widget_get_parent (keep);

  /* touching, clockwise from the upper right (5.3) */
  static const struct { double right, down; const char *tile; } ways[] = {
    { 1, -1.732, "tile-G1" }, { 1, 1.732, "tile-G3" }, { -1, 1.732, "tile-G4" }, { -1, -1.732, "tile-G6" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      gtk_widget_grab_focus (keep);
      g_assert_true (gn_roving_aslant (board, ways[i].right, ways[i].down));
      g_assert_cmpstr (focused (look.window), ==, ways[i].tile);
    }
  gtk_widget_grab_focus (keep);
  gtk_widget_child_focus (look.window, GTK_DIR_RIGHT);
  g_assert_cmpstr (focused (look.window), ==, "tile-G2");
  gtk_widget_child_focus (look.window, GTK_DIR_RIGHT);
  g_assert_cmpstr (focused (look.window), ==, "tile-Y3");
  gtk_widget_child_focus (look.window, GTK_DIR_RIGHT);
  g_assert_cmpstr (focused (look.window), ==, "tile-R4");
  gtk_widget_grab_focus (keep);
  gtk_widget_child_focus (look.window, GTK_DIR_LEFT);
  g_assert_cmpstr (focused (look.window), ==, "tile-G5");

  /* straight up: in three steps over the board's edge and no row left out, straight down again to where it began */
  gtk_widget_grab_focus (keep);
  for (int i = 0; i < 3; i++)
    gtk_widget_child_focus (look.window, GTK_DIR_UP);
  g_assert_true (g_str_has_prefix (focused (look.window), "tile-R1"));
  for (int i = 0; i < 3; i++)
    gtk_widget_child_focus (look.window, GTK_DIR_DOWN);
  g_assert_cmpstr (focused (look.window), ==, "tile-DK");
  look_away (&look);
}

/* Every tile says what it is; with cubes on it whose they are, who controls it; also of somebody who has given no
 * name. */
static void
test_names (void)
{
  Look look;
  guint here = 0;
  GnMatchTable *table = live_dealt ("rise", 3, GN_DEALER_APP, NULL);

  g_assert_true (play_to (table, RISE_AT_TURN, 1, 5));
  gn_match_set_name ((GnMatch *) gn_match_table_get_match (table), 1, NULL);
  look_at (&look, table, 546, 590);
  const RiseState *state = state_of (&look);
  const GnMatch *match = gn_match_table_get_match (table);

  for (int place = 0; place < RISE_TILES; place++)
    {
      GtkWidget *tile = rise_map_get_tile (RISE_MAP (look.map), place);
      RiseTileView view = { 0 };
      g_autoptr (GString) name = g_string_new (NULL);

      if (!tile)
        continue;
      rise_view_tile (match, state, place, &view);
      gtk_test_accessible_assert_role (tile, GTK_ACCESSIBLE_ROLE_BUTTON);
      g_assert_true (gtk_widget_get_focusable (tile));
      if (view.face != RISE_UP)
        {
          g_string_printf (name, "%s: face down.", gtk_widget_get_name (tile) + strlen ("tile-"));
        }
      else
        {
          g_string_printf (name, "%s: %s%s%s.", gtk_widget_get_name (tile) + strlen ("tile-"),
                           rise_type_values[view.type].name, view.icon > RISE_ICON_NONE ? ", " : "",
                           view.icon > RISE_ICON_NONE ? rise_icon_values[view.icon].name : "");
          for (int owner = 0; owner < RISE_OWNERS; owner++)
            if (view.strength[owner])
              {
                g_autofree char *cubes = view.cubes[owner] ? g_strdup_printf (
                                           view.cubes[owner] == 1 ? "%d cube" : "%d cubes", view.cubes[owner])
                                                           : NULL;
                g_autofree char *breweries = view.breweries[owner] ? g_strdup_printf (
                                               view.breweries[owner] == 1 ? "%d brewery" : "%d breweries",
                                               view.breweries[owner])
                                                                   : NULL;

                here++;
                g_string_append_printf (name, " %s: strength %d, %s%s%s.",
                                        owner == RISE_GNOMES ? "Gnomes" : gn_match_name (match, owner),
                                        view.strength[owner], cubes ? cubes : "", cubes && breweries ? " and " : "",
                                        breweries ? breweries : "");
              }
          if (view.tie)
            g_string_append (name, " A tie: nobody controls it.");
          else if (view.control >= 0)
            g_string_append_printf (name, " Controlled by %s.",
                                    view.control == RISE_GNOMES ? "Gnomes" : gn_match_name (match, view.control));
          if (view.boat || view.dragon || view.by_boat)
            continue;   /* said besides; see test_water() */
        }
      gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_LABEL, name->str);
    }
  /* three players and the Gnomes have begun somewhere */
  g_assert_cmpuint (here, >=, 4);
  look_away (&look);
}

/* Something is asked: what fits is lit, the others recede and say why not; a click says the move. */
static void
test_ask (void)
{
  Look look;
  guint n_can = 0, n_cannot = 0;
  GnMatchTable *table = live_dealt ("rise", 3, GN_DEALER_APP, NULL);

  g_assert_true (play_to (table, RISE_AT_TURN, 1, 5));
  look_at (&look, table, 546, 590);
  const GnMatch *match = gn_match_table_get_match (table);

  rise_map_ask (RISE_MAP (look.map), "bard tile=%s");
  for (int place = 0; place < RISE_TILES; place++)
    {
      GtkWidget *tile = rise_map_get_tile (RISE_MAP (look.map), place);
      g_autofree char *spec = g_strdup_printf ("bard tile=%s", match->game->domains[RISE_DOMAIN_TILE].values[place].id);
      g_autofree char *why = NULL;
      const char *clause = NULL;

      if (!tile)
        continue;
      if (gn_panel_can (look.panel, spec, &why, &clause))
        {
          g_assert_true (gtk_widget_has_css_class (tile, "can"));
          g_assert_false (gtk_widget_has_css_class (tile, "dim"));
          g_signal_emit_by_name (tile, "clicked");
          g_autofree char *expected = g_strdup_printf ("move %s", spec);
          g_assert_cmpstr (said, ==, expected);
          n_can++;
        }
      else
        {
          g_assert_true (gtk_widget_has_css_class (tile, "dim"));
          g_assert_nonnull (why);
          /* the card beside the map says why, and no tooltip once more */
          g_assert_null (gn_get_tooltip (tile));
          point (tile, TRUE);
          g_assert_true (reads (look.map, why));
          g_assert_true (reads (look.map, clause));
          n_cannot++;
        }
    }
  g_assert_cmpuint (n_can, >, 0);
  g_assert_cmpuint (n_cannot, >, 0);

  /* nothing asked: all that can be done with a tile */
  rise_map_ask (RISE_MAP (look.map), NULL);
  GtkWidget *keep = rise_map_get_tile (RISE_MAP (look.map), RISE_DK);
  g_assert_false (gtk_widget_has_css_class (keep, "dim"));
  g_signal_emit_by_name (keep, "clicked");
  g_autofree char *thing = g_strdup_printf ("thing tile:%s", match->game->domains[RISE_DOMAIN_TILE].values[RISE_DK].id);
  g_assert_cmpstr (said, ==, thing);
  look_away (&look);
}

/* The dragon's way is one click on its end. */
static void
test_path (void)
{
  Look look;

  look_at (&look, table_with (3, RISE_V_TRIBUTE), 546, 590);
  const GnMoveList *legal = gn_panel_get_legal (look.panel);
  guint64 ends = 0;

  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb == RISE_V_TRIBUTE)
      ends |= GN_PLACE (legal->move[i].arg[RISE_A_PATH + legal->move[i].arg[RISE_A_PATH]]);
  rise_map_ask (RISE_MAP (look.map), "tribute path=%s");
  for (int place = 0; place < RISE_TILES; place++)
    {
      GtkWidget *tile = rise_map_get_tile (RISE_MAP (look.map), place);

      if (!tile)
        continue;
      g_assert_cmpint (gtk_widget_has_css_class (tile, "can"), ==, (ends & GN_PLACE (place)) != 0);
      if (!(ends & GN_PLACE (place)))
        continue;
      click (&look, place);
      g_assert_true (g_str_has_prefix (said, "move tribute path="));
      g_assert_true (g_str_has_suffix (said, id_of (&look, place)));
    }
  g_assert_cmpuint (gn_places_count (ends), >, 0);
  look_away (&look);
}

/* Numbers of cubes: a table of what there is, one click says all of it. */
static void
test_numbers (void)
{
  Look look;

  look_at (&look, table_with (3, RISE_V_THUGS), 546, 590);
  const GnMoveList *legal = gn_panel_get_legal (look.panel);
  int place = -1;
  guint ways = 0;

  /* a tile with more than one way to do it */
  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb == RISE_V_THUGS && (place < 0 || legal->move[i].arg[RISE_A_TILE] == place))
      {
        place = legal->move[i].arg[RISE_A_TILE];
        ways++;
      }
  g_assert_cmpuint (ways, >, 1);
  rise_map_ask (RISE_MAP (look.map), "thugs tile=%s");
  click (&look, place);
  g_assert_null (said);

  /* a cell for each of them, and no other */
  for (int remove = 0; remove <= 4; remove++)
    for (int add = 0; add <= 3; add++)
      {
        g_autofree char *spec = g_strdup_printf ("thugs tile=%s remove=%d add=%d", id_of (&look, place), remove, add);
        GtkWidget *cell = find_move (look.map, spec);
        g_autofree char *expected = g_strdup_printf ("move %s", spec);
        gboolean lawful = FALSE;

        for (guint i = 0; i < legal->n; i++)
          lawful = lawful
                   || (legal->move[i].verb == RISE_V_THUGS && legal->move[i].arg[RISE_A_TILE] == place
                       && legal->move[i].arg[RISE_A_REMOVE] == remove && legal->move[i].arg[RISE_A_THUGS_ADD] == add);
        g_assert_cmpint (cell != NULL, ==, lawful);
        if (!cell)
          continue;
        g_signal_emit_by_name (cell, "clicked");
        g_assert_cmpstr (said, ==, expected);
      }
  look_away (&look);
}

/* What differs in nothing but how it is paid is paid as usual, beer first: a click on the tile is enough (RISE-200). */
static void
test_usual (void)
{
  Look look;
  GnMove usual;
  guint ways = 0;

  look_at (&look, table_like (3, RISE_V_LOAD, 2), 546, 590);
  const GnMoveList *legal = gn_panel_get_legal (look.panel);
  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];

      if (move->verb != RISE_V_LOAD || (ways > 0 && move->arg[RISE_A_TILE] != usual.arg[RISE_A_TILE]))
        continue;
      if (ways++ == 0 || move->arg[RISE_A_BEER] > usual.arg[RISE_A_BEER])
        usual = *move;
    }
  g_assert_cmpuint (ways, >, 1);

  g_autofree char *spec = gn_move_to_spec (gn_match_table_get_match (look.table), &usual);
  g_autofree char *expected = g_strdup_printf ("move %s", spec);
  rise_map_ask (RISE_MAP (look.map), "load from=%s");
  click (&look, usual.arg[RISE_A_TILE]);
  g_assert_cmpstr (said, ==, expected);
  look_away (&look);
}

/* A caravan: a click a cube, what has been said stands beside the map, the close comes with the first cube. */
static void
test_caravan (void)
{
  Look look;
  char label[8];

  look_at (&look, table_with (3, RISE_V_LOAD), 546, 590);
  const GnMove load = *legal_of (&look, RISE_V_LOAD);
  g_autofree char *spec = gn_move_to_spec (gn_match_table_get_match (look.table), &load);

  live_say (look.table, load.seat, spec);
  refresh (&look);
  rise_map_ask (RISE_MAP (look.map), "carry to=%s n=1");
  g_strlcpy (label,
             gtk_widget_get_name (rise_map_get_tile (RISE_MAP (look.map), load.arg[RISE_A_TILE])) + strlen ("tile-"),
             sizeof label);
  g_autofree char *none = g_strdup_printf ("From %s: 0 cubes", label);
  g_assert_true (reads (look.map, none));
  g_assert_null (find_move (look.map, "arrive"));
  g_assert_false (gtk_widget_has_css_class (rise_map_get_tile (RISE_MAP (look.map), load.arg[RISE_A_TILE]), "dim"));

  const GnMove *carry = legal_of (&look, RISE_V_CARRY);
  g_assert_nonnull (carry);
  const int to = carry->arg[RISE_A_FROM];
  click (&look, to);
  g_assert_true (g_str_has_prefix (said, "move carry"));
  live_say (look.table, load.seat, said + strlen ("move "));
  refresh (&look);
  g_autofree char *one = g_strdup_printf ("From %s: 1 cube", label);
  g_assert_true (reads (look.map, one));
  g_assert_nonnull (find_move (look.map, "arrive"));
  look_away (&look);
}

/* Somebody's board is pointed at: where they are and could get stays bright, and the card beside the map names those
 * tiles. */
static void
test_party (void)
{
  Look look;
  RiseReach reach[RISE_TILES];
  guint there = 0, near = 0, not = 0;

  look_at (&look, table_with (3, RISE_V_LOAD), 546, 590);
  const GnMatch *match = gn_match_table_get_match (look.table);
  const guint64 layout = rise_view_layout (match);

  rise_view_reach (match, state_of (&look), 0, reach);
  rise_map_show_party (RISE_MAP (look.map), match, state_of (&look), 0);
  for (int place = 0; place < RISE_TILES; place++)
    if (layout >> place & 1)
      {
        const gboolean dim = gtk_widget_has_css_class (rise_map_get_tile (RISE_MAP (look.map), place), "dim");

        g_assert_cmpint (dim, ==, reach[place].near == RISE_NEAR_NOT);
        *(dim ? &not : reach[place].near == RISE_NEAR_OCCUPIED ? &there : &near) += 1;
      }
  g_assert_cmpuint (there, >, 0);
  g_assert_cmpuint (near, >, 0);
  g_assert_cmpuint (not, >, 0);
  g_assert_true (reads (look.map, "Reaches"));
  g_assert_true (reads (look.map, match->seat[0].name));

  rise_map_show_party (RISE_MAP (look.map), match, state_of (&look), -1);
  g_assert_false (reads (look.map, "Reaches"));
  for (int place = 0; place < RISE_TILES; place++)
    if (layout >> place & 1)
      g_assert_false (gtk_widget_has_css_class (rise_map_get_tile (RISE_MAP (look.map), place), "dim"));
  look_away (&look);
}

/* The box deals: a tile is told by clicking it and what lies there; only what can still come is offered. */
static void
test_tell (void)
{
  Look look;
  guint cells = 0;

  look_at (&look, live_dealt ("rise", 3, GN_DEALER_BOX, NULL), 546, 590);
  for (int i = 0; i < 4 && state_of (&look)->face[RISE_G1] != RISE_DUE; i++)
    {
      g_auto (GnMoveList) legal = { 0 };
      GnReply reply = { 0 };

      gn_move_list_init (&legal);
      gn_match_table_legal (look.table, GN_EVERYTHING, &legal);
      g_assert_cmpuint (legal.n, >, 0);
      g_assert_true (gn_match_table_do (look.table, &legal.move[0], 1, &reply));
      refresh (&look);
    }
  gtk_test_accessible_assert_property (rise_map_get_tile (RISE_MAP (look.map), RISE_G1), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "G1: to be turned up now.");
  click (&look, RISE_G1);
  g_assert_null (said);
  g_assert_true (reads (look.map, "Plains"));
  /* the green zone has no Sea (RISE-015) */
  g_assert_false (reads (look.map, "Sea Lair"));
  for (int type = 0; type < RISE_N_TYPES; type++)
    for (int icon = RISE_ICON_NONE; icon < RISE_N_ICONS; icon++)
      {
        g_autofree char *spec = g_strdup_printf ("tile tile=%s type=%s icon=%s", id_of (&look, RISE_G1),
                                                 rise_type_values[type].id, rise_icon_values[icon].id);
        GtkWidget *cell = find_move (look.map, spec);
        g_autofree char *expected = g_strdup_printf ("move %s", spec);

        if (!cell)
          continue;
        g_signal_emit_by_name (cell, "clicked");
        g_assert_cmpstr (said, ==, expected);
        cells++;
      }
  g_assert_cmpuint (cells, >=, 6);
  look_away (&look);
}

/* A step of the Union, before it is done: a rejected tile that is looked at says why. */
static void
test_union (void)
{
  Look look;
  GnMatchTable *table = live_dealt ("rise", 3, GN_DEALER_APP, NULL);
  RiseStepView step;
  int rejected = -1;

  gn_match_table_set_patient (table, TRUE);
  look_at (&look, table, 546, 590);
  for (guint n = 0, random = 7; n < 900 && rejected < 0; n++)
    {
      g_auto (GnMoveList) legal = { 0 };
      GnReply reply = { 0 };

      if (gn_match_table_is_waiting (table))
        {
          const GnMatch *match = gn_match_table_get_match (table);

          memset (&step, 0, sizeof step);
          if (rise_view_step (match, gn_match_table_state (table, GN_PUBLIC), &step))
            for (int place = 0; place < RISE_TILES && rejected < 0; place++)
              if (step.verdict[place] == RISE_REJECTED && step.why[place].text)
                rejected = place;
          if (rejected < 0)
            g_assert_true (gn_match_table_deal (table, &reply));
          continue;
        }
      gn_move_list_init (&legal);
      gn_match_table_legal (table, GN_EVERYTHING, &legal);
      g_assert_cmpuint (legal.n, >, 0);
      random = random * 1664525 + 1013904223;
      g_assert_true (gn_match_table_do (table, &legal.move[(random >> 8) % legal.n], 1, &reply));
    }
  g_assert_cmpint (rejected, >=, 0);

  refresh (&look);
  g_autofree char *why = gn_say_text (gn_match_table_get_match (table), &step.why[rejected], FALSE);
  g_assert_false (reads (look.map, why));
  point (rise_map_get_tile (RISE_MAP (look.map), rejected), TRUE);
  g_assert_true (reads (look.map, why));
  point (rise_map_get_tile (RISE_MAP (look.map), rejected), FALSE);
  g_assert_false (reads (look.map, why));
  look_away (&look);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return no_display ();
  g_resources_register (gn_ui_get_resource ());

  g_test_add_func ("/rise-map/layouts", test_layouts);
  g_test_add_func ("/rise-map/directions", test_directions);
  g_test_add_func ("/rise-map/names", test_names);
  g_test_add_func ("/rise-map/ask", test_ask);
  g_test_add_func ("/rise-map/path", test_path);
  g_test_add_func ("/rise-map/numbers", test_numbers);
  g_test_add_func ("/rise-map/usual", test_usual);
  g_test_add_func ("/rise-map/caravan", test_caravan);
  g_test_add_func ("/rise-map/party", test_party);
  g_test_add_func ("/rise-map/tell", test_tell);
  g_test_add_func ("/rise-map/union", test_union);
  return g_test_run ();
}
