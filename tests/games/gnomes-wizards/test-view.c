/* test-view.c: what a panel is told before anything is done agrees with what is done then
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#include "core/base/json.h"
#include "core/state/position.h"
#include "games/gnomes-wizards/gnomes-wizards.h"
#include "games/gnomes-wizards/gw-view.h"

static GwState *
position (const GnMatch *match,
          const char    *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (JsonNode) node = gn_json_parse (json, -1, 65536, &error);
  GwState *state = g_new0 (GwState, 1);

  g_assert_no_error (error);
  g_assert_true (gw_start (match, state, NULL));
  gn_position_merge (match, state, node, NULL, &error);
  g_assert_no_error (error);
  return state;
}

static int
place (const GnMatch *match,
       const char    *id)
{
  return gn_thing_find (match, GW_DOMAIN_PLACE, id);
}

static int
unit (const GnMatch *match,
      const char    *id)
{
  return gn_thing_find (match, GW_DOMAIN_UNIT, id);
}

#define FIGHT "{'stage':'fight','round':1,'current':0,'first':0,'side':[1,2],"

/* A way of the length that was told, step by step lawful, with the crystals that were told. */
static void
test_reach (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);
  g_autofree GwState *state = position (match, FIGHT "'place':{'T2':'u2.0','I1':'d3.1'},'given':{'T2':[3,0,0,0,0]},'flipped':{'d2.0':1}}");
  const GwBoard *board = gw_board (match);
  const int t2 = unit (match, "T2");
  GwViewReach reach;
  guint reached = 0;

  gw_view_reach (match, state, t2, &reach);
  g_assert_true (reach.stops == GN_PLACE (gw_cell_at (match, place (match, "d3.1"))));
  g_assert_cmpuint (reach.steps[gw_cell_at (match, place (match, "d2.0"))], ==, GN_GRID_FAR);
  for (guint cell = 0; cell < board->grid.n; cell++)
    if (reach.steps[cell] != GN_GRID_FAR)
      {
        g_autofree GwState *copy = g_memdup2 (state, sizeof *state);
        gint16 way[GW_CELLS];
        const guint n = gw_view_way (match, state, t2, (int) cell, way);

        reached++;
        g_assert_cmpuint (n, ==, reach.steps[cell]);
        for (guint i = 0; i < n; i++)
          {
            GnMove move;

            gn_move_init (&move, 0, GW_V_MOVE);
            move.arg[GW_A_UNIT] = (gint16) t2;
            move.arg[GW_A_PLACE] = way[i];
            g_assert_true (gw_check (match, copy, &move, NULL));
            gw_apply (match, copy, &move, NULL);
          }
        g_assert_cmpint (copy->place[t2], ==, board->place[cell]);
        g_assert_cmpint (copy->reserve, ==, reach.crystals[cell]);
        if (!(reach.stops >> cell & 1))
          g_assert_cmpint (gw_steps_left (match, copy, t2, NULL), ==, reach.left[cell]);
      }
  g_assert_cmpuint (reached, >, 12);
}

/* GW-073, GW-081: wherever the enemy stands, a way that is shown leads to its end, with or without a stop. */
static void
test_ways (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);
  g_autofree GwState *state = position (match, FIGHT "'place':{'T2':'u2.0','I1':'d3.1'},'given':{'T2':[5,0,0,0,0]}}");
  const GwBoard *board = gw_board (match);
  const int t2 = unit (match, "T2"), i1 = unit (match, "I1");
  guint ways = 0;

  for (guint enter = 0; enter < 4; enter += 3)
    for (guint foe = 0; foe < board->grid.n; foe++)
      {
        match->option[GW_OPT_ENTER_ENEMY] = (gint16) enter;
        state->place[i1] = board->place[foe];
        for (guint cell = 0; cell < board->grid.n; cell++)
          {
            g_autofree GwState *copy = g_memdup2 (state, sizeof *state);
            gint16 way[GW_CELLS];
            const guint n = gw_view_way (match, state, t2, (int) cell, way);

            ways += n > 0;
            for (guint i = 0; i < n; i++)
              {
                GnMove move;

                gn_move_init (&move, 0, GW_V_MOVE);
                move.arg[GW_A_UNIT] = (gint16) t2;
                move.arg[GW_A_PLACE] = way[i];
                g_assert_true (gw_check (match, copy, &move, NULL));
                gw_apply (match, copy, &move, NULL);
              }
            g_assert_true (n == 0 || copy->place[t2] == board->place[cell]);
          }
      }
  g_assert_cmpuint (ways, >, 500);
}

static void
test_attack (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);

  for (int def = 1; def <= 6; def++)
    for (int dice = 0; dice <= 4; dice++)
      {
        g_autofree char *text = g_strdup_printf (FIGHT "'place':{'T5':'u2.0','I1':'u2.0','IL':'d0.3'},'hp':{'I1':5},'def':{'I1':%d},'given':{'T5':[0,%d,0,0,0]}}", def, dice);
        g_autofree GwState *state = position (match, text);
        const int t5 = unit (match, "T5"), i1 = unit (match, "I1"), before = gw_points (match, state, 0);
        GwViewAttack attack;
        GnMove move;

        gw_view_attack (match, state, t5, i1, -1, &attack);
        gn_move_init (&move, 0, GW_V_ATTACK);
        move.arg[GW_A_UNIT] = (gint16) t5;
        move.arg[GW_A_TARGET] = (gint16) i1;
        gw_apply (match, state, &move, NULL);
        g_assert_cmpint (state->hp[i1], ==, attack.hp);
        g_assert_cmpint (state->status[i1] == GW_DEAD, ==, attack.kills);
        g_assert_cmpint (gw_points (match, state, 0) - before, ==, attack.points);
        if (!attack.kills)
          g_assert_cmpint (state->def[i1], ==, attack.def_after);
      }
}

static void
test_reactions (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);
  g_autofree GwState *state = position (match, "{'stage':'flip','round':6,'current':0,'first':0,'side':[1,2],'place':{'I1':'u2.0','T5':'d2.0','T4':'d2.0','TL':'d0.1','IL':'d0.3'},'def':{'I1':2}}");
  const int i1 = unit (match, "I1");
  GnMove move;
  int loss;

  g_assert_cmpuint (gw_view_reactions (match, state, i1, gw_cell_at (match, place (match, "d2.0")), &loss), ==, GW_BIT (unit (match, "T4")) | GW_BIT (unit (match, "T5")));
  gn_move_init (&move, 0, GW_V_FLIP);
  move.arg[0] = (gint16) place (match, "u2.0");
  gw_apply (match, state, &move, NULL);
  gn_move_init (&move, 1, GW_V_GO);
  move.arg[GW_A_UNIT] = (gint16) i1;
  move.arg[GW_A_PLACE] = (gint16) place (match, "d2.0");
  gw_apply (match, state, &move, NULL);
  gn_move_init (&move, 0, GW_V_NEXT);
  move.arg[0] = (gint16) unit (match, "T4");
  gw_apply (match, state, &move, NULL);
  g_assert_cmpint (state->hp[i1], ==, 10 - 2 - loss);
}

static void
test_cells (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 4, NULL, NULL);
  g_autofree GwState *state = g_new0 (GwState, 1);
  GwViewCell cells[GW_CELLS];
  double width, height;

  gw_start (match, state, NULL);
  g_assert_cmpuint (gw_view_cells (match, state, cells, &width, &height), ==, 48);
  for (guint i = 0; i < 48; i++)
    {
      g_assert_true (cells[i].x > 0 && cells[i].x < width && cells[i].y > 0 && cells[i].y < height);
      for (guint k = 0; k < i; k++)
        g_assert_true (ABS (cells[i].x - cells[k].x) > 0.4 || ABS (cells[i].y - cells[k].y) > 0.25);
    }
}

/* Every player's own points stand in a row, also where every tribe plays for itself. */
static void
test_total_row (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 3, NULL, NULL);
  g_autofree GwState *state = position (match, "{'stage':'fight','round':1,'current':0,'first':0,'place':{'T1':'d2.0','I1':'u2.1','A1':'d2.1'},'hp':{'T1':4}}");
  g_autofree GnScoresheet *sheet = g_new0 (GnScoresheet, 1);
  guint totals = 0;

  gw_score (match, state, sheet);
  for (guint i = 0; i < sheet->n_rows; i++)
    if (sheet->row[i].total)
      {
        totals++;
        g_assert_cmpuint (sheet->row[i].label.text, ==, GW_L_TOTAL);
        GN_FOR_SEATS (match, seat)
          g_assert_cmpint (sheet->row[i].cell[seat].value, ==, sheet->total[seat]);
      }
  g_assert_cmpuint (totals, ==, 1);
}

/* What people read off the table: speed, power and reach of a unit. */
static void
test_derived (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);
  g_autofree GwState *state = position (match, FIGHT "'place':{'T2':'u2.0','I1':'d3.1'},'given':{'T2':[1,2,0,0,0]}}");
  g_autoptr (JsonObject) figures = json_object_new ();
  const int t2 = unit (match, "T2");

  gw_derived (match, state, figures);

  JsonObject *of = json_object_get_object_member (json_object_get_object_member (figures, "unit"), "T2");
  JsonArray *reach = json_object_get_array_member (of, "reach");
  gboolean there = FALSE;

  g_assert_cmpint (json_object_get_int_member (of, "speed"), ==, gw_speed (match, state, t2));
  g_assert_cmpint (json_object_get_int_member (of, "power"), ==, gw_power (match, state, t2));
  g_assert_cmpint (json_object_get_int_member (of, "steps_left"), ==, gw_steps_left (match, state, t2, NULL));
  for (guint i = 0; i < json_array_get_length (reach); i++)
    {
      there |= g_str_equal (json_array_get_string_element (reach, i), "d2.0");
      g_assert_cmpstr (json_array_get_string_element (reach, i), !=, "u2.0");
    }
  g_assert_true (there);
  g_assert_false (json_object_has_member (json_object_get_object_member (figures, "unit"), "T3"));
}

static const GnOption *
option (const char *id)
{
  const int at = gn_game_find_option (&gnomes_wizards_game, id);

  g_assert_cmpint (at, >=, 0);
  return &gnomes_wizards_game.options[at];
}

/* Every choice of an option that is a number means that number. */
static void
test_numbers (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);
  g_autofree GwState *state = position (match, FIGHT "'place':{'T2':'u2.0','I1':'d3.1'}}");
  const int t2 = unit (match, "T2");

  for (const GnChoice *choice = option ("hand-limit")->choices; choice->id; choice++)
    {
      g_assert_true (gn_match_set_option (match, "hand-limit", choice->id));
      if (g_str_equal (choice->id, "none"))
        g_assert_cmpint (gw_hand_limit (match), >=, 40);
      else
        g_assert_cmpint (gw_hand_limit (match), ==, atoi (choice->id));
    }
  for (const GnChoice *choice = option ("defence-cap")->choices; choice->id; choice++)
    {
      g_assert_true (gn_match_set_option (match, "defence-cap", choice->id));
      g_assert_cmpint (gw_defence_cap (match, t2), ==,
                       g_str_equal (choice->id, "base+5") ? gw_set (match)->def[t2] + 5 : MAX (gw_set (match)->def[t2], atoi (choice->id)));
    }
  for (const GnChoice *choice = option ("pile-count")->choices; choice->id; choice++)
    {
      g_assert_true (gn_match_set_option (match, "pile-count", choice->id));
      if (g_str_equal (choice->id, "unlimited"))
        g_assert_cmpint (gw_supply (match, state), >, 100);
      else
        g_assert_cmpint (gw_supply (match, state), ==, atoi (choice->id));
    }
}

/* Every choice for a side of a die puts that face there in place of the usual one. */
static void
test_sides (void)
{
  for (guint pink = 0; pink < 2; pink++)
    for (guint side = 0; side < GW_DIE_SIDES; side++)
      {
        g_autofree char *id = g_strdup_printf ("%s-die-%u", pink ? "pink" : "black", side + 1);
        guint8 seen[GW_N_FACES] = { 0 };

        for (const GnChoice *choice = option (id)->choices; choice->id; choice++)
          {
            g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);
            const int face = gn_domain_find (&gnomes_wizards_game.domains[GW_DOMAIN_FACE], choice->id);
            guint8 sides[GW_N_FACES];

            g_assert_cmpint (face, >=, 0);
            g_assert_cmpuint (seen[face]++, ==, 0);
            g_assert_true (gn_match_set_option (match, id, choice->id));
            gw_sides (match, pink > 0, sides);
            g_assert_cmpuint (sides[face], ==, choice == option (id)->choices ? 1 : 2);
            gw_sides (match, !pink, sides);
            g_assert_cmpuint (sides[face], ==, 1);
          }
      }
}

void
gw_add_view (void)
{
  g_test_add_func ("/gnomes-wizards/view/numbers", test_numbers);
  g_test_add_func ("/gnomes-wizards/view/sides", test_sides);
  g_test_add_func ("/gnomes-wizards/view/total-row", test_total_row);
  g_test_add_func ("/gnomes-wizards/view/derived", test_derived);
  g_test_add_func ("/gnomes-wizards/view/reach", test_reach);
  g_test_add_func ("/gnomes-wizards/view/ways", test_ways);
  g_test_add_func ("/gnomes-wizards/view/attack", test_attack);
  g_test_add_func ("/gnomes-wizards/view/reactions", test_reactions);
  g_test_add_func ("/gnomes-wizards/view/cells", test_cells);
}
