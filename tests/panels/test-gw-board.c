/* test-gw-board.c: the board of Gnômes & Wizards: names, arrows over every tile, clicks that walk, attack, flip and aim
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "../no-display.h"
#include "gn-config.h"

#include <gtk/gtk.h>

#include "frame.h"
#include "core/match/moves.h"
#include "panels/panel/panel.h"
#include "panels/drawing/parts.h"
#include "panels/layout/roving.h"
#include "core/words/text.h"
#include "gn-ui.h"
#include "panels/gnomes-wizards/gw-map.h"
#include "live.h"

/* ---- A table, a panel to ask, a board to look at ------------------------------------------ */

typedef struct {
  GnMatchTable *table;
  GnPanel      *panel;
  GtkWidget    *map;
  GtkWidget    *window;
} Look;

static const GnMatch *
match_of (Look *look)
{
  return gn_match_table_get_match (look->table);
}

static const GwState *
state_of (Look *look)
{
  return gn_match_table_state (look->table, gn_panel_get_viewer (look->panel));
}

static const GwBoard *
board_of (Look *look)
{
  return gw_board (match_of (look));
}

static void
refresh (Look *look)
{
  const int seat = gn_match_table_turn_seat (look->table);

  g_object_set (look->panel, "viewer", seat >= 0 ? seat : GN_PUBLIC, NULL);
  gn_panel_refresh (look->panel, NULL);
  gw_map_update (GW_MAP (look->map), look->panel, match_of (look), state_of (look), NULL);
}

static void
look_at (Look         *look,
         GnMatchTable *table,
         int           width,
         int           height)
{
  look->table = table;
  look->panel = g_object_ref_sink (gn_panel_new_for (table));
  look->map = g_object_new (GW_TYPE_MAP, NULL);
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

typedef gboolean (*Wanted) (const GnMatch *match, const GwState *state, const GnMoveList *legal);

/* A table that has come to what is wanted, by lawful moves chosen by a seed: dice are given and clans called wherever
 * that is lawful. */
static GnMatchTable *
table_with (int    seats,
            Wanted wanted)
{
  for (guint32 seed = 1; seed < 40; seed++)
    {
      GnMatchTable *table = live_dealt ("gnomes-wizards", seats, GN_DEALER_APP, NULL);
      guint32 random = seed;

      for (guint n = 0; n < 3000; n++)
        {
          const GwState *state = gn_match_table_state (table, GN_EVERYTHING);
          g_auto (GnMoveList) legal = { 0 };
          GnReply reply = { 0 };

          gn_move_list_init (&legal);
          gn_match_table_legal (table, GN_EVERYTHING, &legal);
          if (legal.n && wanted (gn_match_table_get_match (table), state, &legal))
            return table;
          random = random * 1664525 + 1013904223;
          if (legal.n == 0)
            break;

          const GnMove *move = &legal.move[(random >> 8) % legal.n];
          /* dice are given, mostly, and clans called */
          for (guint i = 0, n_first = 0; i < legal.n && random % 8; i++)
            if ((legal.move[i].verb == GW_V_ASSIGN || legal.move[i].verb == GW_V_WAR_CALL)
                && (random >> 9) % ++n_first == 0)
              move = &legal.move[i];
          /* what others keep from it (a card nobody may know) is tried another way */
          gn_match_table_do (table, move, 1, &reply);
        }
      g_object_unref (table);
    }
  g_error ("No table has come to that");
}

static gboolean
is_fight (const GnMatch    *match,
          const GwState    *state,
          const GnMoveList *legal)
{
  return state->stage == GW_AT_FIGHT && state->n_frames == 0;
}

/* The unit of the current player that has the most tiles in reach; @far: one that costs as many steps as can be,
 * without a stop */
static int
walker (const GnMatch *match,
        const GwState *state,
        int           *far)
{
  const int first = gw_unit (gw_tribe (state, state->current), 0);
  int best = -1, most = 0;

  for (int unit = first; unit < first + GW_SLOTS; unit++)
    {
      GwViewReach reach;

      if (state->status[unit] != GW_ACTIVE)
        continue;
      gw_view_reach (match, state, unit, &reach);
      for (guint cell = 0; cell < gw_board (match)->grid.n; cell++)
        if (reach.steps[cell] != GN_GRID_FAR && reach.steps[cell] > most && !(reach.stops >> cell & 1))
          {
            most = reach.steps[cell];
            best = unit;
            *far = (int) cell;
          }
    }
  return best;
}

static gboolean
is_walk (const GnMatch    *match,
         const GwState    *state,
         const GnMoveList *legal)
{
  int far;

  if (!is_fight (match, state, legal))
    return FALSE;

  const int unit = walker (match, state, &far);
  gint16 way[GW_CELLS];
  return unit >= 0 && gw_view_way (match, state, unit, far, way) >= 2;
}

/* A unit that can walk to an enemy; and which */
static int
attacker (const GnMatch *match,
          const GwState *state,
          int           *target,
          int           *at)
{
  const int first = gw_unit (gw_tribe (state, state->current), 0);

  for (int unit = first; unit < first + GW_SLOTS; unit++)
    {
      GwViewReach reach;
      GwViewUnit view;

      if (state->status[unit] != GW_ACTIVE)
        continue;
      gw_view_unit (match, state, unit, &view);
      gw_view_reach (match, state, unit, &reach);
      GW_FOR_UNITS (foe)
        {
          const int cell = gw_cell_at (match, state->place[foe]);
          int n = 0;

          GW_FOR_UNITS (other)
            n += state->place[other] == state->place[foe];
          if (cell >= 0 && n == 1 && view.may_attack && reach.steps[cell] == 1
              && gw_fightable (match, state, unit, foe))
            {
              *target = foe;
              *at = cell;
              return unit;
            }
        }
    }
  return -1;
}

static gboolean
is_attack (const GnMatch    *match,
           const GwState    *state,
           const GnMoveList *legal)
{
  int target, at;

  return is_fight (match, state, legal) && attacker (match, state, &target, &at) >= 0;
}

static gboolean
is_flip (const GnMatch    *match,
         const GwState    *state,
         const GnMoveList *legal)
{
  return state->stage == GW_AT_FLIP && state->n_frames == 0;
}

/* Somebody may cast, and has more than one target. */
static const GnMove *
aimed (const GnMatch    *match,
       const GwState    *state,
       const GnMoveList *legal)
{
  for (guint i = 0; i < legal->n; i++)
    for (guint k = 0; k < legal->n; k++)
      if (legal->move[i].verb == GW_V_CAST && legal->move[k].verb == GW_V_CAST && legal->move[i].seat == state->current
          && legal->move[i].seat == legal->move[k].seat
          && legal->move[i].arg[GW_A_ABILITY] == legal->move[k].arg[GW_A_ABILITY]
          && legal->move[i].arg[GW_A_CAST_HOLD] == GN_NONE && legal->move[k].arg[GW_A_CAST_HOLD] == GN_NONE
          && legal->move[i].arg[GW_A_UNITS] == 1 && legal->move[k].arg[GW_A_UNITS] == 1
          && legal->move[i].arg[GW_A_UNITS + 1] != legal->move[k].arg[GW_A_UNITS + 1]
          && state->status[legal->move[i].arg[GW_A_UNITS + 1]] == GW_ACTIVE) /* not a clan that is called */
        return &legal->move[i];
  return NULL;
}

static gboolean
is_aimed (const GnMatch    *match,
          const GwState    *state,
          const GnMoveList *legal)
{
  return state->n_frames == 0 && state->stage >= GW_AT_FLIP && aimed (match, state, legal) != NULL;
}

static void
click (Look *look,
       int   cell)
{
  g_clear_pointer (&said, g_free);
  g_signal_emit_by_name (gw_map_get_tile (GW_MAP (look->map), board_of (look)->place[cell]), "clicked");
}

static const char *
place_id (Look *look,
          int   cell)
{
  return gn_thing_id (match_of (look), GN_THING (GW_DOMAIN_PLACE, board_of (look)->place[cell]));
}

static const char *
unit_id (Look *look,
         int   unit)
{
  return gn_thing_id (match_of (look), GN_THING (GW_DOMAIN_UNIT, unit));
}

/* ---- Tests --------------------------------------------------------------------------------- */

/* 24, 37, 48 tiles; all of them stand on the board at 1366 × 768, in a narrow window and at 1920, none over another. */
static void
test_layouts (void)
{
  static const struct { int seats; guint tiles; } tables[] = { { 2, 24 }, { 3, 37 }, { 4, 48 } };
  static const struct { int width, height; } sizes[] = { { 546, 600 }, { 690, 640 }, { 900, 860 } };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        Look look;

        look_at (&look, live_dealt ("gnomes-wizards", tables[i].seats, GN_DEALER_APP, NULL), sizes[j].width,
                 sizes[j].height);
        g_assert_cmpuint (board_of (&look)->grid.n, ==, tables[i].tiles);
        for (guint cell = 0; cell < tables[i].tiles; cell++)
          {
            GtkWidget *tile = gw_map_get_tile (GW_MAP (look.map), board_of (&look)->place[cell]);
            const gboolean up = board_of (&look)->place[cell] % 2 == 0;
            graphene_rect_t bounds;

            g_assert_nonnull (tile);
            g_assert_true (gtk_widget_compute_bounds (tile, look.map, &bounds));
            g_assert_cmpfloat (bounds.origin.x, >=, -1);
            g_assert_cmpfloat (bounds.origin.y, >=, -1);
            g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, sizes[j].width + 1);
            g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, sizes[j].height + 1);
            /* never smaller than a side of 76 */
            g_assert_cmpfloat (bounds.size.width, >=, 76);
            /* what is in the middle of the triangle is this tile, though boxes of triangles overlap */
            g_assert_true (gtk_widget_pick (look.map, bounds.origin.x + bounds.size.width / 2,
                                            bounds.origin.y + bounds.size.height * (up ? 0.66 : 0.33), GTK_PICK_DEFAULT)
                           == tile);
          }
        look_away (&look);
      }
}

/* The arrows alone come to every tile; there and back. */
static void
test_arrows (void)
{
  static const GtkDirectionType ways[] = { GTK_DIR_LEFT, GTK_DIR_RIGHT, GTK_DIR_UP, GTK_DIR_DOWN };

  for (int seats = 2; seats <= 4; seats++)
    {
      GtkWidget *open[GW_CELLS];
      guint n = 0, done = 0;
      Look look;

      look_at (&look, live_dealt ("gnomes-wizards", seats, GN_DEALER_APP, NULL), 546, 600);
      open[n++] = gw_map_get_tile (GW_MAP (look.map), board_of (&look)->place[0]);
      for (; done < n; done++)
        for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
          {
            gboolean known = FALSE;

            gtk_widget_grab_focus (open[done]);
            gtk_widget_child_focus (look.window, ways[i]);
            GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (look.window));
            if (!focus || !g_str_has_prefix (gtk_widget_get_name (focus), "tile-"))
              continue;
            for (guint k = 0; k < n; k++)
              known = known || open[k] == focus;
            if (!known)
              open[n++] = focus;
          }
      g_assert_cmpuint (n, ==, board_of (&look)->grid.n);
      look_away (&look);
    }
}

/* Every tile says where it is, what it is and who stands there; with a unit chosen what it costs to get there. */
static void
test_names (void)
{
  Look look;
  int far = -1;

  look_at (&look, table_with (2, is_walk), 546, 600);
  const GwState *state = state_of (&look);
  const int unit = walker (match_of (&look), state, &far);
  GtkWidget *tile = gw_map_get_tile (GW_MAP (look.map), board_of (&look)->place[far]);
  const int tile_value = gw_tile_at (state, board_of (&look)->place[far]);
  GwViewReach reach;

  gtk_test_accessible_assert_role (tile, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (gtk_widget_get_focusable (tile));
  gw_map_choose (GW_MAP (look.map), unit);
  gw_view_reach (match_of (&look), state, unit, &reach);

  g_autofree char *clan = gn_thing_name (
    match_of (&look), GN_THING (GW_DOMAIN_UNIT, gw_unit (gw_tile_tribe (tile_value), gw_tile_slot (tile_value))));
  const gboolean mine = board_of (&look)->mines >> far & 1;
  g_autofree char *layer = g_strdup_printf ("layer %d", board_of (&look)->label[far]);
  gboolean alone = TRUE;
  GW_FOR_UNITS (other)
    alone = alone && state->place[other] != board_of (&look)->place[far];
  if (alone)
    {
      g_autofree char *name = g_strdup_printf ("%s: symbol of %s, %s. %d steps. Click: walk there.",
                                               place_id (&look, far), clan, mine ? "crystal mine" : layer,
                                               reach.steps[far]);

      gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
    }
  look_away (&look);
}

/* A click on a tile in reach walks there, all steps in one entry; what is said is lawful. */
static void
test_walk (void)
{
  Look look;
  int far = -1;
  gint16 way[GW_CELLS];

  look_at (&look, table_with (2, is_walk), 546, 600);
  const int unit = walker (match_of (&look), state_of (&look), &far);
  const int from = gw_cell_at (match_of (&look), state_of (&look)->place[unit]);
  const guint n = gw_view_way (match_of (&look), state_of (&look), unit, far, way);
  g_autoptr (GString) expected = g_string_new ("move ");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (expected, "%smove unit=%s place=%s", i ? "; " : "", unit_id (&look, unit),
                            gn_thing_id (match_of (&look), GN_THING (GW_DOMAIN_PLACE, way[i])));

  /* a click on the unit takes it up, its number too */
  gw_map_key (GW_MAP (look.map), GDK_KEY_1 + (guint) gw_slot_of (unit));
  g_assert_cmpint (gw_map_get_chosen (GW_MAP (look.map)), ==, unit);
  gw_map_key (GW_MAP (look.map), GDK_KEY_Escape);
  g_assert_cmpint (gw_map_get_chosen (GW_MAP (look.map)), ==, -1);
  gw_map_choose (GW_MAP (look.map), unit);
  g_assert_true (gtk_widget_has_css_class (gw_map_get_tile (GW_MAP (look.map), board_of (&look)->place[far]), "can"));
  click (&look, far);
  g_assert_cmpstr (said, ==, expected->str);

  /* it may be said as it is */
  g_auto (GStrv) specs = g_strsplit (said + strlen ("move "), "; ", -1);
  for (guint i = 0; specs[i]; i++)
    live_say (look.table, state_of (&look)->current, specs[i]);
  refresh (&look);
  g_assert_cmpint (state_of (&look)->place[unit], ==, board_of (&look)->place[far]);
  g_assert_cmpint (from, !=, far);

  /* a tile out of reach says why not */
  for (int cell = 0; cell < board_of (&look)->grid.n; cell++)
    {
      GwViewReach reach;

      if (gw_map_get_chosen (GW_MAP (look.map)) != unit)
        break;
      gw_view_reach (match_of (&look), state_of (&look), unit, &reach);
      if (reach.steps[cell] != GN_GRID_FAR || board_of (&look)->place[cell] == state_of (&look)->place[unit])
        continue;
      click (&look, cell);
      g_autofree char *why = g_strdup_printf ("why move unit=%s place=%s", unit_id (&look, unit),
                                              place_id (&look, cell));
      gboolean own = FALSE;
      GW_FOR_UNITS (other)
      own = own
            || (state_of (&look)->place[other] == board_of (&look)->place[cell]
                && gw_seat (state_of (&look), other) == state_of (&look)->current);
      if (own)
        {
          gw_map_choose (GW_MAP (look.map), unit);
          continue;
        }
      g_assert_cmpstr (said, ==, why);
      break;
    }
  look_away (&look);
}

/* What an attack would do is told before it is made; a click walks there and attacks. */
static void
test_attack (void)
{
  Look look;
  int target = -1, at = -1;
  gint16 way[GW_CELLS];

  look_at (&look, table_with (2, is_attack), 546, 600);
  const int unit = attacker (match_of (&look), state_of (&look), &target, &at);
  const guint n = gw_view_way (match_of (&look), state_of (&look), unit, at, way);
  GwViewAttack attack;

  gw_map_choose (GW_MAP (look.map), unit);
  gw_view_attack (match_of (&look), state_of (&look), unit, target, -1, &attack);
  point (gw_map_get_tile (GW_MAP (look.map), board_of (&look)->place[at]), TRUE);
  g_autofree char *hp = g_strdup_printf ("%d → %d", state_of (&look)->hp[target], attack.hp);
  g_assert_true (reads (look.map, hp));

  g_autoptr (GString) expected = g_string_new ("move ");
  for (guint i = 0; i < n; i++)
    g_string_append_printf (expected, "move unit=%s place=%s; ", unit_id (&look, unit),
                            gn_thing_id (match_of (&look), GN_THING (GW_DOMAIN_PLACE, way[i])));
  g_string_append_printf (expected, "attack unit=%s target=%s hold=", unit_id (&look, unit), unit_id (&look, target));
  click (&look, at);
  if (!said)
    {
      /* two things can be done there: walk only, or attack too */
      GtkWidget *button = NULL;
      g_autofree char *spec = g_strconcat (expected->str + strlen ("move "), "-", NULL);

      button = find_move (look.map, spec);
      g_assert_nonnull (button);
      g_signal_emit_by_name (button, "clicked");
    }
  g_assert_true (g_str_has_prefix (said, expected->str));
  g_assert_true (g_str_has_suffix (said, "hold=-"));

  g_auto (GStrv) specs = g_strsplit (said + strlen ("move "), "; ", -1);

  /* announced only: others may answer */
  gw_map_set_hold (GW_MAP (look.map), TRUE);
  gw_map_choose (GW_MAP (look.map), unit);
  click (&look, at);
  g_autofree char *held = g_strconcat (expected->str + strlen ("move "), "yes", NULL);
  if (said)
    g_assert_true (g_str_has_suffix (said, held));
  else
    g_assert_nonnull (find_move (look.map, held));
  gw_map_set_hold (GW_MAP (look.map), FALSE);

  const int seat = state_of (&look)->current;
  for (guint i = 0; specs[i]; i++)
    live_say (look.table, seat, specs[i]);
  refresh (&look);
  g_assert_cmpint (state_of (&look)->hp[target], ==, attack.hp);
  look_away (&look);
}

/* What may be flipped is lit, and a click flips it. */
static void
test_flip (void)
{
  Look look;
  guint n_can = 0, n_cannot = 0;

  look_at (&look, table_with (2, is_flip), 546, 600);
  const guint64 now = gw_flip_now (match_of (&look), state_of (&look));
  for (int cell = 0; cell < board_of (&look)->grid.n; cell++)
    {
      GtkWidget *tile = gw_map_get_tile (GW_MAP (look.map), board_of (&look)->place[cell]);

      g_assert_cmpint (gtk_widget_has_css_class (tile, "can"), ==, (now & GN_PLACE (cell)) != 0);
      if (!(now & GN_PLACE (cell)))
        {
          n_cannot++;
          continue;
        }
      click (&look, cell);
      g_autofree char *flip = g_strdup_printf ("move flip place=%s", place_id (&look, cell));
      g_assert_nonnull (said);
      g_assert_true (g_str_has_prefix (said, flip));
      n_can++;
    }
  g_assert_cmpuint (n_can, >, 0);
  g_assert_cmpuint (n_cannot, >, 0);
  look_away (&look);
}

/* A cast is aimed by clicks; what it cannot be aimed at recedes; Esc takes it back. */
static void
test_aim (void)
{
  Look look;
  g_auto (GnMoveList) legal = { 0 };

  look_at (&look, table_with (4, is_aimed), 546, 600);
  gn_move_list_init (&legal);
  gn_match_table_legal (look.table, gn_panel_get_viewer (look.panel), &legal);
  const GnMove *cast = aimed (match_of (&look), state_of (&look), &legal);
  g_assert_nonnull (cast);
  const int target = cast->arg[GW_A_UNITS + 1];
  const int at = gw_cell_at (match_of (&look), state_of (&look)->place[target]);
  g_autofree char *begun = g_strdup_printf (
    "@%d cast ability=%s", cast->seat,
    gn_thing_id (match_of (&look), GN_THING (GW_DOMAIN_ABILITY, cast->arg[GW_A_ABILITY])));

  g_assert_true (gw_map_aim (GW_MAP (look.map), begun));
  g_assert_nonnull (gw_map_get_aim (GW_MAP (look.map)));
  g_assert_true (gtk_widget_has_css_class (gw_map_get_tile (GW_MAP (look.map), board_of (&look)->place[at]), "can"));
  g_assert_true (gw_map_key (GW_MAP (look.map), GDK_KEY_Escape));
  g_assert_null (gw_map_get_aim (GW_MAP (look.map)));

  g_assert_true (gw_map_aim (GW_MAP (look.map), begun));
  click (&look, at);
  if (said == NULL || !g_str_has_prefix (said, "move "))
    {
      /* more than one of them stands there, or more could be named: the first button that ends it */
      g_assert_nonnull (gw_map_get_aim (GW_MAP (look.map)));
    }
  else
    {
      g_assert_nonnull (strstr (said, "cast "));
      g_assert_nonnull (strstr (said, unit_id (&look, target)));
    }

  /* what cannot be aimed at says why, and nothing is cast */
  if (gw_map_aim (GW_MAP (look.map), begun))
    for (int cell = 0; cell < board_of (&look)->grid.n; cell++)
      if (!gtk_widget_has_css_class (gw_map_get_tile (GW_MAP (look.map), board_of (&look)->place[cell]), "can"))
        {
          click (&look, cell);
          g_assert_nonnull (said);
          g_assert_true (g_str_has_prefix (said, "why "));
          g_assert_nonnull (strstr (said, "cast "));
          g_assert_nonnull (gw_map_get_aim (GW_MAP (look.map)));
          break;
        }

  /* nonsense is no cast; a card that is not named yet cannot be aimed: it is chosen first, behind the curtain */
  g_assert_false (gw_map_aim (GW_MAP (look.map), "end-step"));
  g_assert_false (gw_map_aim (GW_MAP (look.map), "@0 play"));
  g_assert_false (gw_map_aim (GW_MAP (look.map), "@0 cast"));
  g_assert_null (gw_map_get_aim (GW_MAP (look.map)));
  look_away (&look);
}

#define TABLE(stage, round, current, \
  more) "{\"stage\":\"" stage "\",\"round\":" round ",\"current\":" current ",\"first\":0,\"side\":[1,2]," more "}"

/* Buttons of a choice where it was clicked, or beside the board. */
static guint
collect (GtkWidget  *widget,
         const char *class,
         GtkWidget **found,
         guint       n,
         guint       most)
{
  if (gtk_widget_has_css_class (widget, class) && n < most)
    found[n++] = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n = collect (child, class, found, n, most);
  return n;
}

static int
cell_of_unit (Look *look,
              int   unit)
{
  return gw_cell_at (match_of (look), state_of (look)->place[unit]);
}

/* What is aimed at an ability is clicked where its unit stands (A.1: Stoke). */
static void
test_aim_ability (void)
{
  Look look;
  GtkWidget *button[8];
  const int first = gw_unit (GW_IMBLASHAM, 1);

  look_at (&look,
           live_dealt ("gnomes-wizards", 2, GN_DEALER_APP,
                       TABLE ("fight", "1", "1",
                              "\"place\":{\"TL\":\"u2.0\",\"IL\":\"d0.3\",\"I6\":\"u1.2\",\"I1\":\"d1.2\",\"I4\":\"u2."
                              "2\"},\"charge\":{\"I6.clan\":3}")),
           546, 600);
  g_assert_true (gw_map_aim (GW_MAP (look.map), "@1 cast ability=I6.clan"));
  g_assert_cmpuint (collect (look.map, "gw-aim-choice", button, 0, G_N_ELEMENTS (button)), >=, 3);
  g_assert_true (gtk_widget_has_css_class (gw_map_get_tile (GW_MAP (look.map), state_of (&look)->place[first]), "can"));
  g_assert_false (gtk_widget_has_css_class (
    gw_map_get_tile (GW_MAP (look.map), state_of (&look)->place[gw_unit (GW_TURQUEFOSS, 0)]), "can"));
  click (&look, cell_of_unit (&look, first));
  g_assert_nonnull (said);
  g_assert_true (g_str_has_prefix (said, "move cast ability=I6.clan "));
  g_assert_nonnull (strstr (said, "abilities=I1.clan"));
  look_away (&look);
}

/* Five on a tile: three are seen, the rest is a figure; which of them is meant is asked where it was clicked. */
static void
test_crowd (void)
{
  Look look;
  GtkWidget *choice[8];

  look_at (
    &look,
    live_dealt (
      "gnomes-wizards", 2, GN_DEALER_APP,
      TABLE (
        "fight", "1", "0",
        "\"place\":{\"TL\":\"u1.1\",\"T1\":\"u1.1\",\"T2\":\"u1.1\",\"T3\":\"u1.1\",\"T4\":\"u1.1\",\"IL\":\"d0.3\"}")),
    546, 600);
  const int crowd = cell_of_unit (&look, gw_unit (GW_TURQUEFOSS, 0));
  GtkWidget *tile = gw_map_get_tile (GW_MAP (look.map), state_of (&look)->place[gw_unit (GW_TURQUEFOSS, 0)]);
  g_autofree char *name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

  /* all of them are told, also those that are not seen */
  for (int slot = 0; slot < 5; slot++)
    {
      g_autofree char *unit = gn_thing_name (match_of (&look),
                                             GN_THING (GW_DOMAIN_UNIT, gw_unit (GW_TURQUEFOSS, slot)));

      g_assert_nonnull (strstr (name, unit));
    }
  click (&look, crowd);
  g_assert_null (said);
  g_assert_cmpuint (collect (look.map, "gw-choice", choice, 0, G_N_ELEMENTS (choice)), ==, 5);
  g_signal_emit_by_name (choice[4], "clicked");
  g_assert_cmpint (gw_map_get_chosen (GW_MAP (look.map)), ==, gw_unit (GW_TURQUEFOSS, 4));
  look_away (&look);
}

/* Who stands on a tile that is flipped has to go (GW-046): one of the closest tiles is clicked. */
static void
test_go (void)
{
  Look look;
  GnMatchTable *table = live_dealt ("gnomes-wizards", 2, GN_DEALER_APP,
                                    TABLE ("flip", "6", "0", "\"place\":{\"TL\":\"u2.0\",\"IL\":\"d0.3\"}"));
  guint n = 0;

  live_say (table, 0, "flip place=u2.0");
  look_at (&look, table, 546, 600);
  for (int cell = 0; cell < board_of (&look)->grid.n; cell++)
    {
      if (!gtk_widget_has_css_class (gw_map_get_tile (GW_MAP (look.map), board_of (&look)->place[cell]), "can"))
        continue;

      g_autofree char *expected = g_strdup_printf ("move go unit=TL place=%s", place_id (&look, cell));

      click (&look, cell);
      g_assert_nonnull (said);
      g_assert_true (g_str_has_prefix (said, expected));
      n++;
    }
  /* d1.0 and d2.0 */
  g_assert_cmpuint (n, ==, 2);
  live_say (table, 0, "go unit=TL place=d2.0");
  refresh (&look);
  g_assert_cmpint (gw_map_get_before (GW_MAP (look.map), gw_unit (GW_TURQUEFOSS, 0)), ==,
                   gn_thing_find (match_of (&look), GW_DOMAIN_PLACE, "u2.0"));
  look_away (&look);
}

/* Tiles of the real table are told by a click and a symbol. */
static void
test_tell (void)
{
  Look look;
  GnMatchTable *table = live_dealt ("gnomes-wizards", 2, GN_DEALER_BOX, NULL);

  live_say (table, GN_HOST, "first player=0");
  look_at (&look, table, 546, 600);
  if (state_of (&look)->stage != GW_AT_BOARD)
    g_error ("The board is not due");
  for (guint cell = 0; cell < board_of (&look)->grid.n; cell++)
    {
      const GnMoveList *legal = gn_panel_get_legal (look.panel);
      g_autofree char *spec = NULL;

      for (guint i = 0; i < legal->n && !spec; i++)
        if (legal->move[i].verb == GW_V_LAY && legal->move[i].arg[0] == board_of (&look)->place[cell])
          spec = g_strdup_printf ("lay place=%s tile=%s", place_id (&look, (int) cell),
                                  gn_thing_id (match_of (&look), GN_THING (GW_DOMAIN_TILE, legal->move[i].arg[1])));
      g_assert_nonnull (spec);
      click (&look, (int) cell);
      GtkWidget *button = find_move (look.map, spec);
      g_assert_nonnull (button);
      g_signal_emit_by_name (button, "clicked");
      g_autofree char *expected = g_strconcat ("move ", spec, NULL);
      g_assert_cmpstr (said, ==, expected);
      live_say (look.table, GN_CHANCE, spec);
      refresh (&look);
    }
  g_assert_cmpint (state_of (&look)->stage, >, GW_AT_BOARD);
  look_away (&look);
}

/* A whole match passes over the board, as the public sees it too, without a word on standard error. */
static void
test_match (void)
{
  GnMatchTable *table = live_dealt ("gnomes-wizards", 4, GN_DEALER_APP, NULL);
  guint32 random = 7;
  Look look;

  look_at (&look, table, 546, 600);
  for (guint n = 0; n < 260; n++)
    {
      g_auto (GnMoveList) legal = { 0 };
      GnReply reply = { 0 };

      gn_move_list_init (&legal);
      gn_match_table_legal (table, GN_EVERYTHING, &legal);
      if (legal.n == 0)
        break;
      random = random * 1664525 + 1013904223;
      const GnMove *move = &legal.move[(random >> 8) % legal.n];
      gn_match_table_do (table, move, 1, &reply);
      refresh (&look);

      GtkWidget *tile = gw_map_get_tile (GW_MAP (look.map), board_of (&look)->place[random % board_of (&look)->grid.n]);

      if (tile)
        point (tile, TRUE);
      if (n % 16 == 0)
        {
          gw_map_update (GW_MAP (look.map), NULL, match_of (&look), gn_match_table_state (table, GN_PUBLIC), NULL);
          while (g_main_context_iteration (NULL, FALSE))
            ;
        }
    }
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
  g_test_add_func ("/gw-board/layouts", test_layouts);
  g_test_add_func ("/gw-board/arrows", test_arrows);
  g_test_add_func ("/gw-board/names", test_names);
  g_test_add_func ("/gw-board/walk", test_walk);
  g_test_add_func ("/gw-board/attack", test_attack);
  g_test_add_func ("/gw-board/flip", test_flip);
  g_test_add_func ("/gw-board/aim", test_aim);
  g_test_add_func ("/gw-board/aim-ability", test_aim_ability);
  g_test_add_func ("/gw-board/crowd", test_crowd);
  g_test_add_func ("/gw-board/go", test_go);
  g_test_add_func ("/gw-board/tell", test_tell);
  g_test_add_func ("/gw-board/match", test_match);
  return g_test_run ();
}
