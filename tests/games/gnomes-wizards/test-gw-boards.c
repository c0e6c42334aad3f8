/* test-gw-boards.c: boards drawn by the editor's model, judged, and played on (Shape It Up, GW-189, GW-021)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include "core/library/library.h"
#include "games/gnomes-wizards/gnomes-wizards.h"
#include "games/gnomes-wizards/gw-sketch.h"
#include "games/gnomes-wizards/gw-state.h"

#include "../../app/own-home.h"

#define U(c, r) gw_place (c, r, 0)
#define D(c, r) gw_place (c, r, 1)

static GwLayout
shipped (const char *id)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);
  const int index = gn_set_find (match->set, GW_FAMILY_LAYOUTS, id);
  GwLayout layout;

  g_assert_cmpint (index, >=, 0);
  gw_layout_from_board (&layout, &gw_set (match)->board[index]);
  return layout;
}

static guint
count_verdict (const GwLayout *layout,
               GwVerdict       verdict)
{
  GwFinding findings[GW_FINDINGS];
  const guint n = gw_layout_judge (layout, findings);
  guint found = 0;

  g_assert_cmpuint (n, <=, GW_FINDINGS);
  for (guint i = 0; i < n; i++)
    found += findings[i].verdict == verdict;
  return found;
}

static gboolean
has_finding (const GwLayout *layout,
             guint           text)
{
  GwFinding findings[GW_FINDINGS];
  const guint n = gw_layout_judge (layout, findings);

  for (guint i = 0; i < n; i++)
    if (findings[i].say.text == text)
      return TRUE;
  return FALSE;
}

/* ---- Shipped boards ------------------------------------------------------------------------------ */

/* Every board that ships has what a board must have, and what it had better have. */
static void
test_shipped (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);
  guint n[GW_SEATS + 1] = { 0 };

  for (guint i = 0; i < gn_set_size (match->set, GW_FAMILY_LAYOUTS); i++)
    {
      GwLayout layout;
      GwFinding findings[GW_FINDINGS];
      guint found;

      gw_layout_from_board (&layout, &gw_set (match)->board[i]);
      n[layout.tribes]++;
      found = gw_layout_judge (&layout, findings);
      for (guint k = 0; k < found; k++)
        if (findings[k].verdict != GW_JUDGED_FINE)
          {
            g_autofree char *text = gn_say_text (match, &findings[k].say, FALSE);

            g_test_message ("%s: %s", gn_set_id (match->set, GW_FAMILY_LAYOUTS, i), text);
            g_test_fail ();
          }
      /* Start tiles: two to four of each side (GW-024). */
      if (gw_layout_has_sides (&layout))
        {
          g_assert_cmpuint (gw_layout_count (&layout, GW_SPOT_START, 0), >=, 4);
          g_assert_cmpuint (gw_layout_count (&layout, GW_SPOT_START, 0), <=, 8);
        }
      else
        g_assert_cmpuint (gw_layout_count (&layout, GW_SPOT_DEAD, 0), ==, 1);
    }
  for (guint tribes = 2; tribes <= GW_SEATS; tribes++)
    g_assert_cmpuint (n[tribes], >=, 2);
}

/* The rules' own start tiles of 24 are the furthest; and a board goes through its file and back. */
static void
test_files (void)
{
  static const char *const ids[] = { "hex24", "hex37", "hex48", "rhomb48" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);
      const GwLayout layout = shipped (ids[i]);
      g_autoptr (JsonNode) node = gw_layout_to_json (&layout, "Again");
      g_autoptr (GError) error = NULL;
      GwLayout again;
      int index;

      json_object_set_string_member (json_node_get_object (node), "id", "again");
      index = gn_set_teach (match->set, GW_FAMILY_LAYOUTS, node, &error);
      g_assert_no_error (error);
      gn_match_recompile (match, &error);
      g_assert_no_error (error);
      gw_layout_from_board (&again, &gw_set (match)->board[index]);
      g_assert_cmpmem (&layout, sizeof layout, &again, sizeof again);
    }

  const GwLayout small = shipped ("hex24");
  gint16 places[GW_CELLS];
  const guint n = gw_layout_starts (&small, 0, places);

  g_assert_cmpuint (n, ==, 2);
  g_assert_true ((places[0] == U (2, 0) && places[1] == U (3, 0)) || (places[0] == U (3, 0) && places[1] == U (2, 0)));
}

/* ---- Turning ----------------------------------------------------------------------------------------- */

static void
test_turns (void)
{
  for (guint k = 0; k < 12; k++)
    {
      GwTurn turn = gw_turn (k, k >= 6);
      guint8 seen[GW_PLACES] = { 0 };

      turn.t[0] = turn.t[1] = 5;
      g_assert_cmpint (gw_turn_is_mirror (&turn), ==, k >= 6);
      for (int place = 0; place < GW_PLACES; place++)
        {
          const int there = gw_turn_place (&turn, place);

          if (there >= 0)
            g_assert_cmpuint (seen[there]++, ==, 0);
        }
    }

  /* Six sixths are a whole turn. */
  GwTurn half = gw_turn (3, FALSE);

  half.t[0] = half.t[1] = 4;
  g_assert_cmpint (gw_turn_place (&half, U (0, 3)), ==, D (3, 0));
  g_assert_cmpint (gw_turn_place (&half, D (3, 0)), ==, U (0, 3));

  GwLayout small = shipped ("hex24"), three = shipped ("hex37");
  GwTurn turn;

  g_assert_true (gw_layout_symmetry (&small, &turn));
  g_assert_true (gw_layout_symmetry (&three, &turn));
  small.at[U (2, 0)] &= (guint8) ~GW_SPOT_START;
  g_assert_false (gw_layout_symmetry (&small, &turn));
  g_assert_true (has_finding (&small, GW_L_BOARD_UNEQUAL));
  three.at[D (1, 3)] &= (guint8) ~GW_SPOT_MINE;
  three.at[U (1, 3)] |= GW_SPOT_MINE;
  g_assert_true (has_finding (&three, GW_L_BOARD_NO_THIRDS));
}

/* Advice is no refusal: mines on the rim and apart are told, and the board may be played on. */
static void
test_advice (void)
{
  GwLayout layout = shipped ("hex24");

  layout.at[U (1, 2)] ^= GW_SPOT_MINE;
  layout.at[U (0, 3)] ^= GW_SPOT_MINE;
  g_assert_cmpuint (count_verdict (&layout, GW_JUDGED_FAULT), ==, 0);
  g_assert_true (has_finding (&layout, GW_L_BOARD_RIM));
  g_assert_true (has_finding (&layout, GW_L_BOARD_GROUPS));
  layout.at[U (0, 3)] = 0;
  layout.at[U (9, 9)] = GW_SPOT_TILE | GW_SPOT_B | GW_SPOT_MINE;
  g_assert_true (has_finding (&layout, GW_NO_LAYOUT_JOINED));
}

/* ---- The sketch --------------------------------------------------------------------------------------- */

static void
test_put (void)
{
  g_autoptr (GwSketch) sketch = gw_sketch_new (NULL, 2);
  const GwLayout *layout = gw_sketch_layout (sketch);

  g_assert_false (gw_sketch_changed (sketch));
  g_assert_false (gw_sketch_is_room (sketch, U (0, 0)));
  g_assert_false (gw_sketch_put (sketch, U (0, 0), GW_TOOL_A));
  g_assert_true (gw_sketch_put (sketch, U (4, 4), GW_TOOL_A));
  g_assert_cmpint (layout->at[U (4, 4)], ==, GW_SPOT_TILE);
  g_assert_true (gw_sketch_put (sketch, U (4, 4), GW_TOOL_B));
  g_assert_cmpint (layout->at[U (4, 4)], ==, GW_SPOT_TILE | GW_SPOT_B);
  g_assert_true (gw_sketch_put (sketch, U (4, 4), GW_TOOL_MINE));
  g_assert_true (gw_sketch_put (sketch, U (4, 4), GW_TOOL_START));
  g_assert_cmpint (layout->at[U (4, 4)], ==, GW_SPOT_TILE | GW_SPOT_B | GW_SPOT_START);

  /* A mark on an empty place puts a tile of the neighbours' side. */
  g_assert_true (gw_sketch_put (sketch, D (4, 4), GW_TOOL_MINE));
  g_assert_cmpint (layout->at[D (4, 4)], ==, GW_SPOT_TILE | GW_SPOT_B | GW_SPOT_MINE);
  g_assert_true (gw_sketch_put (sketch, U (4, 4), GW_TOOL_B));
  g_assert_cmpint (layout->at[U (4, 4)], ==, 0);
  g_assert_true (gw_sketch_take (sketch, D (4, 4)));
  g_assert_false (gw_sketch_take (sketch, D (4, 4)));

  /* Back and forth, every entry. */
  guint back = 0;
  while (gw_sketch_undo (sketch))
    back++;
  g_assert_cmpuint (back, ==, 7);
  g_assert_false (gw_sketch_changed (sketch));
  while (gw_sketch_redo (sketch))
    back--;
  g_assert_cmpuint (back, ==, 0);
  g_assert_false (gw_sketch_can_redo (sketch));
}

static void
test_pairs (void)
{
  g_autoptr (GwSketch) sketch = gw_sketch_new (NULL, 2);
  const GwLayout *layout = gw_sketch_layout (sketch);
  double i, j;

  gw_sketch_pair (sketch, GW_PAIR_TURNED);
  g_assert_true (gw_sketch_axis (sketch, &i, &j));
  g_assert_cmpfloat (i, ==, 5);
  g_assert_cmpfloat (j, ==, 5);
  g_assert_true (gw_sketch_put (sketch, U (5, 5), GW_TOOL_A));
  g_assert_cmpint (layout->at[D (4, 4)], ==, GW_SPOT_TILE | GW_SPOT_B);
  g_assert_true (gw_sketch_put (sketch, D (4, 4), GW_TOOL_MINE));
  g_assert_cmpint (layout->at[U (5, 5)], ==, GW_SPOT_TILE | GW_SPOT_MINE);
  g_assert_true (gw_sketch_move (sketch, U (5, 5), U (6, 5)));
  g_assert_cmpint (layout->at[D (3, 4)], ==, GW_SPOT_TILE | GW_SPOT_B | GW_SPOT_MINE);
  g_assert_cmpint (layout->at[U (5, 5)], ==, 0);
  g_assert_cmpuint (gw_layout_count (layout, 0, 0), ==, 2);

  /* Mirrored left to right a tile may be its own partner. */
  gw_sketch_change (sketch, GW_CHANGE_CLEAR);
  gw_sketch_pair (sketch, GW_PAIR_LEFT_RIGHT);
  for (int place = 0; place < GW_PLACES; place++)
    if (gw_sketch_is_room (sketch, place))
      {
        const int there = gw_sketch_partner (sketch, place);

        if (there >= 0)
          {
            g_assert_cmpint (gw_sketch_partner (sketch, there), ==, place);
            g_assert_cmpint (there / 20, ==, place / 20);
          }
      }
  /* Thirds are for three. */
  gw_sketch_pair (sketch, GW_PAIR_THIRDS);
  g_assert_cmpint (gw_sketch_pairing (sketch), ==, GW_PAIR_NONE);
  gw_sketch_set_tribes (sketch, 3);
  gw_sketch_pair (sketch, GW_PAIR_THIRDS);
  g_assert_true (gw_sketch_put (sketch, U (5, 5), GW_TOOL_A));
  g_assert_cmpuint (gw_layout_count (layout, 0, 0), ==, 3);
  g_assert_true (gw_sketch_take (sketch, U (5, 5)));
  g_assert_cmpuint (gw_layout_count (layout, 0, 0), ==, 0);
}

/* What cannot be done changes nothing. */
static void
test_not_done (void)
{
  const GwLayout whole = shipped ("hex24");
  g_autoptr (GwSketch) sketch = gw_sketch_new (&whole, 2);
  g_autoptr (GwSketch) empty = gw_sketch_new (NULL, 3);
  const GwLayout centred = *gw_sketch_layout (sketch);
  g_autofree char *none = gw_sketch_name_of (empty, D (4, 4)), *name = NULL;
  double i, j;
  int first = 0;

  while (!centred.at[first])
    first++;
  g_assert_cmpstr (none, ==, "d4.4");
  gw_sketch_pair (sketch, GW_PAIR_NONE);
  g_assert_false (gw_sketch_axis (sketch, &i, &j));
  g_assert_cmpint (gw_sketch_partner (sketch, first), ==, -1);
  g_assert_false (gw_sketch_can_undo (sketch));
  g_assert_false (gw_sketch_move (sketch, first, first));
  g_assert_false (gw_sketch_move (sketch, U (0, 0), first));
  g_assert_false (gw_sketch_move (sketch, first, U (0, 0)));
  g_assert_false (gw_sketch_take (sketch, -1));
  g_assert_false (gw_sketch_set_tribes (sketch, 1));
  g_assert_false (gw_sketch_set_tribes (sketch, 5));
  g_assert_false (gw_sketch_set_tribes (sketch, 2));
  g_assert_false (gw_sketch_change (empty, GW_CHANGE_TURN));
  g_assert_false (gw_sketch_change (empty, GW_CHANGE_CLEAR));
  g_assert_cmpmem (gw_sketch_layout (sketch), sizeof centred, &centred, sizeof centred);

  /* Mirrored twice, or dead and alive again: the same board. */
  g_assert_true (gw_sketch_put (sketch, first, GW_TOOL_DEAD));
  g_assert_true (gw_sketch_can_undo (sketch));
  g_assert_true (gw_sketch_layout (sketch)->at[first] & GW_SPOT_DEAD);
  g_assert_true (gw_sketch_change (sketch, GW_CHANGE_LEFT_RIGHT));
  g_assert_false (gw_sketch_layout (sketch)->at[first] & GW_SPOT_DEAD);
  g_assert_true (gw_sketch_change (sketch, GW_CHANGE_LEFT_RIGHT));
  g_assert_true (gw_sketch_put (sketch, first, GW_TOOL_DEAD));
  g_assert_cmpint (gw_sketch_layout (sketch)->at[first] & GW_SPOT_DEAD, ==, 0);
  gw_sketch_pair (sketch, GW_PAIR_TOP_BOTTOM);
  g_assert_true (gw_sketch_axis (sketch, &i, &j));

  /* The lowest row that is used is row 0 of the names. */
  name = gw_sketch_name_of (sketch, first);
  g_assert_true (g_str_has_suffix (name, ".0"));

  /* A third tribe has no sides; the half of the board that comes with the fourth is the lower one. */
  g_assert_true (gw_sketch_set_tribes (sketch, 3));
  g_assert_cmpuint (gw_layout_count (gw_sketch_layout (sketch), GW_SPOT_B, 0), ==, 0);
  g_assert_true (gw_sketch_set_tribes (sketch, 4));
  g_assert_cmpuint (gw_layout_count (gw_sketch_layout (sketch), GW_SPOT_B, 0), ==, 12);
  g_assert_false (gw_sketch_put (empty, U (4, 4), GW_N_TOOLS));
}

/* One fault or fact at a time. */
static void
test_judged (void)
{
  const GwLayout small = shipped ("hex24"), large = shipped ("hex48");
  GwLayout layout = { .tribes = 2 };
  gint16 places[GW_CELLS];
  guint off = 0, central = 0;

  /* Nothing at all, and more than a board can have: only counted */
  g_assert_cmpuint (count_verdict (&layout, GW_JUDGED_FAULT), ==, 2);
  g_assert_cmpuint (gw_layout_starts (&layout, 0, places), ==, 0);
  for (int place = 0; place <= GW_CELLS; place++)
    layout.at[place] = GW_SPOT_TILE;
  g_assert_true (has_finding (&layout, GW_NO_LAYOUT));
  g_assert_cmpuint (count_verdict (&layout, GW_JUDGED_FAULT), ==, 2);
  g_assert_cmpuint (gw_layout_starts (&layout, 0, places), ==, 0);

  layout = small;
  for (int place = 0; place < GW_PLACES; place++)
    layout.at[place] &= (guint8) ~GW_SPOT_MINE;
  g_assert_true (has_finding (&layout, GW_NO_LAYOUT_MINES));
  g_assert_false (has_finding (&layout, GW_L_BOARD_GROUPS));
  g_assert_false (has_finding (&layout, GW_L_BOARD_WAYS));

  layout = small;
  layout.at[U (1, 2)] ^= GW_SPOT_MINE;
  layout.at[U (2, 1)] ^= GW_SPOT_MINE;
  g_assert_true (has_finding (&layout, GW_NO_LAYOUT_HALF_MINES));

  for (guint side = 0; side < 2; side++)
    {
      layout = small;
      for (int place = 0; place < GW_PLACES; place++)
        if (!(layout.at[place] & GW_SPOT_B) == !side)
          layout.at[place] &= (guint8) ~GW_SPOT_START;
      g_assert_true (has_finding (&layout, GW_NO_LAYOUT_STARTS));
      g_assert_false (has_finding (&layout, GW_L_BOARD_WAYS));
    }

  /* With four tribes no tile is left for a place that is always flipped. */
  layout = large;
  g_assert_false (has_finding (&layout, GW_NO_LAYOUT_SPARE));
  layout.at[U (9, 0)] = GW_SPOT_TILE | GW_SPOT_DEAD;
  g_assert_true (has_finding (&layout, GW_NO_LAYOUT_SPARE));

  /* One start tile less on either side, one below the other: mirrored, but not turned */
  g_assert_true (has_finding (&small, GW_L_BOARD_TURNED));
  layout = small;
  layout.at[U (3, 0)] ^= GW_SPOT_START;
  layout.at[D (1, 3)] ^= GW_SPOT_START;
  g_assert_true (has_finding (&layout, GW_L_BOARD_MIRRORED));

  /* A single mine is central, or off, or on the rim. */
  for (int place = 0; place < GW_PLACES; place++)
    if (large.at[place])
      {
        layout = large;
        for (int other = 0; other < GW_PLACES; other++)
          layout.at[other] &= (guint8) ~GW_SPOT_MINE;
        layout.at[place] |= GW_SPOT_MINE;
        off += has_finding (&layout, GW_L_BOARD_OFF);
        central += has_finding (&layout, GW_L_BOARD_CENTRAL);
        g_assert_cmpint (has_finding (&layout, GW_L_BOARD_OFF) + has_finding (&layout, GW_L_BOARD_CENTRAL)
                         + has_finding (&layout, GW_L_BOARD_RIM), ==, 1);
      }
  g_assert_cmpuint (central, >, 0);
  g_assert_cmpuint (off, >, central);

  /* Start tiles: none where the other side cannot come from, and one of one */
  layout = (GwLayout) { .tribes = 2 };
  layout.at[U (4, 4)] = GW_SPOT_TILE;
  layout.at[D (4, 4)] = GW_SPOT_TILE | GW_SPOT_B;
  layout.at[U (9, 0)] = GW_SPOT_TILE;
  g_assert_cmpuint (gw_layout_starts (&layout, 0, places), ==, 1);
  g_assert_cmpint (places[0], ==, U (4, 4));
  layout.at[U (4, 4)] |= GW_SPOT_MINE;
  layout.at[D (4, 4)] = 0;
  g_assert_cmpuint (gw_layout_starts (&layout, 0, places), ==, 0);
}

/* A board as long as the lattice is wide stays where it is, and has no room to be turned. */
static void
test_long (void)
{
  GwLayout start = { .tribes = 2 };
  g_autoptr (GwSketch) sketch = NULL;
  const GwLayout *layout;

  for (int k = 1; k < 9; k++)
    start.at[U (k, k)] = start.at[D (k, k)] = GW_SPOT_TILE | GW_SPOT_B;
  sketch = gw_sketch_new (&start, 2);
  layout = gw_sketch_layout (sketch);
  g_assert_cmpmem (layout, sizeof *layout, &start, sizeof start);
  g_assert_true (gw_sketch_is_room (sketch, U (0, 0)));
  g_assert_false (gw_sketch_is_room (sketch, GW_PLACES));
  g_assert_false (gw_sketch_change (sketch, GW_CHANGE_TURN));

  /* At the corners of the lattice there are fewer neighbours. */
  g_assert_true (gw_sketch_put (sketch, U (0, 0), GW_TOOL_MINE));
  g_assert_cmpint (layout->at[U (0, 0)], ==, GW_SPOT_TILE | GW_SPOT_MINE);
  g_assert_true (gw_sketch_put (sketch, D (9, 9), GW_TOOL_MINE));
  g_assert_cmpint (layout->at[D (9, 9)], ==, GW_SPOT_TILE | GW_SPOT_MINE);
}

/* A pairing goes with the entries, and what has no partner on the lattice is refused. */
static void
test_partners (void)
{
  const GwLayout whole = shipped ("hex24");
  g_autoptr (GwSketch) sketch = gw_sketch_new (&whole, 2);
  g_autoptr (GwSketch) three = gw_sketch_new (NULL, 3);
  g_autoptr (GwSketch) one = gw_sketch_new (NULL, 2);
  const GwLayout *layout = gw_sketch_layout (sketch);
  g_autofree char *name = gw_sketch_name_of (three, U (4, 4));
  int own = -1, paired = -1, empty = -1;

  g_assert_cmpstr (name, ==, "u4.4");
  gw_sketch_pair (sketch, GW_PAIR_LEFT_RIGHT);
  for (int place = 0; place < GW_PLACES; place++)
    if (gw_sketch_is_room (sketch, place))
      {
        if (layout->at[place] && gw_sketch_partner (sketch, place) == place)
          own = place;
        else if (layout->at[place] & GW_SPOT_START)
          paired = place;
        else if (!layout->at[place])
          empty = place;
      }
  g_assert_false (gw_sketch_move (sketch, empty, paired));
  /* Only one moves, if the other has a partner. */
  const guint8 from = layout->at[own], to = layout->at[paired];

  g_assert_cmpint (from, !=, to);
  g_assert_true (gw_sketch_move (sketch, own, paired));
  g_assert_cmpint (layout->at[paired], ==, from);
  g_assert_cmpint (layout->at[own], ==, to);
  g_assert_true (gw_sketch_undo (sketch));
  g_assert_cmpint (gw_sketch_pairing (sketch), ==, GW_PAIR_LEFT_RIGHT);
  g_assert_false (gw_sketch_change (sketch, (GwChange) (GW_CHANGE_CLEAR + 1)));

  /* Without sides nothing is exchanged and nothing is a start tile; thirds end with the third tribe. */
  g_assert_true (gw_sketch_put (three, U (4, 4), GW_TOOL_START));
  g_assert_cmpint (gw_sketch_layout (three)->at[U (4, 4)], ==, GW_SPOT_TILE);
  g_assert_false (gw_sketch_change (three, GW_CHANGE_EXCHANGE));
  g_assert_true (gw_sketch_put (three, D (4, 4), GW_TOOL_DEAD));
  g_assert_true (gw_sketch_set_tribes (three, 4));
  g_assert_cmpint (gw_sketch_layout (three)->at[D (4, 4)], ==, GW_SPOT_TILE | GW_SPOT_DEAD);
  g_assert_true (gw_sketch_set_tribes (three, 3));
  gw_sketch_pair (three, GW_PAIR_THIRDS);
  g_assert_cmpint (gw_sketch_pairing (three), ==, GW_PAIR_THIRDS);
  g_assert_true (gw_sketch_undo (three));
  g_assert_cmpint (gw_sketch_pairing (three), ==, GW_PAIR_NONE);

  /* Turned about a tile at the edge */
  g_assert_true (gw_sketch_put (one, U (0, 5), GW_TOOL_A));
  gw_sketch_pair (one, GW_PAIR_TURNED);
  g_assert_false (gw_sketch_put (one, U (9, 3), GW_TOOL_A));
  g_assert_false (gw_sketch_move (one, U (0, 5), U (9, 3)));
  g_assert_cmpuint (gw_layout_count (gw_sketch_layout (one), 0, 0), ==, 1);
  gw_sketch_pair (one, GW_PAIR_NONE);
  g_assert_true (gw_sketch_put (one, U (9, 3), GW_TOOL_A));
  g_assert_true (gw_sketch_take (one, U (9, 3)));
  g_assert_true (gw_sketch_change (one, GW_CHANGE_COPY));
  g_assert_cmpint (gw_sketch_pairing (one), ==, GW_PAIR_TURNED);
}

/* Half a board, and the other half by itself. */
static void
test_copy (void)
{
  const GwLayout whole = shipped ("hex24");
  g_autoptr (GwSketch) sketch = gw_sketch_new (&whole, 2);
  const GwLayout *layout = gw_sketch_layout (sketch);
  const GwLayout centred = *layout;

  g_assert_cmpuint (count_verdict (layout, GW_JUDGED_FAULT) + count_verdict (layout, GW_JUDGED_ADVICE), ==, 0);
  gw_sketch_pair (sketch, GW_PAIR_TURNED);
  for (int place = 0, taken = 0; place < GW_PLACES && taken < 5; place++)
    if (layout->at[place] & GW_SPOT_B)
      {
        gw_sketch_pair (sketch, GW_PAIR_NONE);
        taken += gw_sketch_take (sketch, place);
      }
  g_assert_cmpuint (gw_layout_count (layout, 0, 0), ==, 19);
  g_assert_cmpuint (count_verdict (layout, GW_JUDGED_FAULT), >, 0);
  gw_sketch_pair (sketch, GW_PAIR_TURNED);
  g_assert_true (gw_sketch_change (sketch, GW_CHANGE_COPY));
  g_assert_cmpmem (layout, sizeof *layout, &centred, sizeof centred);

  /* Six turns by a sixth come back, and each is as good a board. */
  for (guint k = 0; k < 6; k++)
    {
      g_assert_true (gw_sketch_change (sketch, GW_CHANGE_TURN));
      g_assert_cmpuint (count_verdict (layout, GW_JUDGED_FAULT) + count_verdict (layout, GW_JUDGED_ADVICE), ==, 0);
    }
  g_assert_cmpmem (layout, sizeof *layout, &centred, sizeof centred);
  g_assert_true (gw_sketch_change (sketch, GW_CHANGE_EXCHANGE));
  g_assert_true (gw_sketch_change (sketch, GW_CHANGE_TOP_BOTTOM));
  g_assert_cmpuint (count_verdict (layout, GW_JUDGED_FAULT), ==, 0);
  g_assert_true (gw_sketch_set_tribes (sketch, 4));
  g_assert_true (has_finding (layout, GW_NO_LAYOUT));

  /* Of three parts the top one. */
  const GwLayout three = shipped ("hex37");
  g_autoptr (GwSketch) thirds = gw_sketch_new (&three, 3);
  const GwLayout before = *gw_sketch_layout (thirds);
  int lowest = 0;

  while (!before.at[lowest])
    lowest++;
  g_assert_true (gw_sketch_take (thirds, lowest));
  g_assert_true (gw_sketch_change (thirds, GW_CHANGE_COPY));
  g_assert_cmpmem (gw_sketch_layout (thirds), sizeof before, &before, sizeof before);
}

/* ---- Random boards ------------------------------------------------------------------------------------- */

static int
any_place (GnStream       *stream,
           const GwSketch *sketch,
           gboolean        beside)
{
  const GwLayout *layout = gw_sketch_layout (sketch);

  for (;;)
    {
      const int place = (int) gn_stream_below (stream, GW_PLACES), up = place % 2 ? -1 : 1, near[3] = { place + up, place - up, place + up * (1 - 2 * GW_COLUMNS) };

      if (!gw_sketch_is_room (sketch, place) || layout->at[place])
        continue;
      for (guint k = 0; k < 3; k++)
        if (!beside || (near[k] >= 0 && near[k] < GW_PLACES && layout->at[near[k]]))
          return place;
    }
}

/* Grown tile by tile in pairs or thirds, the mines those that lie deepest; not every one comes out lawful. */
static void
grow (GnStream *stream,
      GwSketch *sketch)
{
  const GwLayout *layout = gw_sketch_layout (sketch);
  const guint tribes = layout->tribes;
  const gboolean sides = gw_layout_has_sides (layout);

  gw_sketch_pair (sketch, sides ? GW_PAIR_TURNED : GW_PAIR_THIRDS);
  gw_sketch_put (sketch, U (5, 5), GW_TOOL_A);
  while (gw_layout_count (layout, 0, 0) < 12 * tribes)
    gw_sketch_put (sketch, any_place (stream, sketch, TRUE), GW_TOOL_A);
  while (gw_layout_count (layout, GW_SPOT_MINE, 0) < 2 * tribes)
    {
      g_autofree GwBoard *board = g_new (GwBoard, 1);
      int best = -1;

      if (!gw_layout_to_board (layout, board))
        return;
      for (guint cell = 0; cell < board->grid.n; cell++)
        if (!(board->mines >> cell & 1) && (best < 0 || board->label[cell] > board->label[best]))
          best = (int) cell;
      gw_sketch_put (sketch, board->place[best], GW_TOOL_MINE);
    }
  gw_sketch_change (sketch, GW_CHANGE_STARTS);
}

static void
test_random (void)
{
  const guint boards = g_getenv ("GNOMON_LONG") ? 60 : 9;
  guint played = 0, refused = 0, moves = 0;

  for (guint number = 0; number < 5 * boards && played < boards; number++)
    {
      g_autoptr (Playout) playout = playout_new (&gnomes_wizards_game, number);
      g_autoptr (GwSketch) sketch = NULL;
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (GError) error = NULL;
      GwState *state;
      GnSay why = { 0 };

      if (!playout || playout->half)
        continue;
      state = playout->state;
      sketch = gw_sketch_new (NULL, playout->match->n_seats);
      grow (&playout->stream, sketch);
      node = gw_layout_to_json (gw_sketch_layout (sketch), "Random");
      json_object_set_string_member (json_node_get_object (node), "id", "random");
      if (gn_set_teach (playout->match->set, GW_FAMILY_LAYOUTS, node, &error) < 0 || !gn_match_recompile (playout->match, &error))
        playout_fail (playout, "%s", error->message);
      g_assert_true (gn_match_set_option (playout->match, "layout", "random"));
      memset (playout->state, 0, gnomes_wizards_game.state_size);

      const gboolean lawful = count_verdict (gw_sketch_layout (sketch), GW_JUDGED_FAULT) == 0;

      g_assert_cmpint (gnomes_wizards_game.start (playout->match, playout->state, &why), ==, lawful);
      if (!lawful)
        {
          g_autofree char *text = gn_say_text (playout->match, &why, FALSE);

          g_assert_cmpstr (gnomes_wizards_game.texts[why.text].id, ==, "layout-invalid");
          g_assert_cmpint (strchr (text, '{') == NULL, ==, TRUE);
          refused++;
          continue;
        }
      while (!state->head.over)
        {
          playout_require (playout, playout->moves->len < 20000, "it does not end");
          playout_look (playout);
          if (gn_stream_below (&playout->stream, playout->often) == 0)
            {
              check_prompt (playout);
              check_audit (playout);
              check_position (playout);
            }

          const GnMove *chosen = playout_choose (playout);

          playout_require (playout, chosen, "nothing can be said");

          GnMove move = *chosen;

          playout_apply (playout, state, &move, NULL);
          g_array_append_vals (playout->moves, &move, 1);
          moves++;
        }
      played++;
    }
  g_test_message ("%u boards played on in %u moves, %u refused", played, moves, refused);
  g_assert_cmpuint (played, ==, boards);
}

/* A board for three is no board for two, and it is said. */
static void
test_tribes (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);
  g_autofree GwState *state = g_malloc0 (gnomes_wizards_game.state_size);
  GnSay why = { 0 };
  g_autofree char *text = NULL;

  g_assert_false (gn_match_set_option (match, "layout", "hex11"));
  g_assert_true (gn_match_set_option (match, "layout", "hex37"));
  g_assert_false (gnomes_wizards_game.start (match, state, &why));
  text = gn_say_text (match, &why, FALSE);
  g_assert_cmpstr (text, ==, "The board “Hexagon of 37” is for 3 tribes, not for 2.");
}

/* A board of one's own is kept with the stand-in, found again, and taken out again; what ships stays what it is. */
static void
test_kept (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnSet) shipped_set = gn_set_new_stand_in (&gnomes_wizards_game, &error);
  g_autoptr (GnSet) set = gn_library_stand_in (&gnomes_wizards_game, &error);
  const GwLayout layout = shipped ("hourglass24");
  g_autoptr (JsonNode) node = gw_layout_to_json (&layout, "The pub’s");
  const guint n = gn_set_size (shipped_set, GW_FAMILY_LAYOUTS);
  int index;

  g_assert_no_error (error);
  g_assert_cmpuint (gn_set_size (set, GW_FAMILY_LAYOUTS), ==, n);
  index = gn_set_teach (set, GW_FAMILY_LAYOUTS, node, &error);
  g_assert_no_error (error);
  g_assert_cmpint (index, ==, (int) n);
  g_assert_true (gn_library_save_set (set, &error));

  g_autoptr (GPtrArray) sets = gn_library_sets (&gnomes_wizards_game);
  GnSet *again = sets->pdata[0];
  g_autofree char *name = gn_set_name (again, GW_FAMILY_LAYOUTS, n);

  g_assert_cmpuint (sets->len, ==, 1);
  g_assert_true (gn_set_is_stand_in (again));
  g_assert_cmpuint (gn_set_size (again, GW_FAMILY_LAYOUTS), ==, n + 1);
  g_assert_cmpuint (gn_set_size (again, GW_FAMILY_UNITS), ==, gn_set_size (shipped_set, GW_FAMILY_UNITS));
  g_assert_cmpstr (name, ==, "The pub’s");

  /* The one after it moves up. */
  g_autoptr (GnSet) fewer = gn_set_copy (again);
  g_autofree char *id = g_strdup (gn_set_id (fewer, GW_FAMILY_LAYOUTS, n));
  g_autoptr (JsonNode) second = gw_layout_to_json (&layout, "Another");

  index = gn_set_teach (fewer, GW_FAMILY_LAYOUTS, second, &error);
  g_autofree char *other = g_strdup (gn_set_id (fewer, GW_FAMILY_LAYOUTS, (guint) index));
  gn_set_forget (fewer, GW_FAMILY_LAYOUTS, n);
  g_assert_cmpint (gn_set_find (fewer, GW_FAMILY_LAYOUTS, id), ==, -1);
  g_assert_cmpint (gn_set_find (fewer, GW_FAMILY_LAYOUTS, other), ==, (int) n);
  gn_set_forget (fewer, GW_FAMILY_LAYOUTS, n);
  g_assert_true (gn_library_save_set (fewer, &error));
  g_autoptr (GnSet) last = gn_library_stand_in (&gnomes_wizards_game, &error);
  g_assert_cmpuint (gn_set_size (last, GW_FAMILY_LAYOUTS), ==, n);
}

/* A board may have as many tiles as there are bits in a set of them, and none more. */
static void
test_full (void)
{
  g_autofree GwLayout *layout = g_new0 (GwLayout, 1);
  g_autofree GwBoard *board = g_new0 (GwBoard, 1);

  layout->tribes = 2;
  for (guint place = 0; place < GW_CELLS; place++)
    layout->at[place] = GW_SPOT_TILE;
  g_assert_true (gw_layout_to_board (layout, board));
  g_assert_cmpuint (board->grid.n, ==, GW_CELLS);
  g_assert_true (board->a == G_MAXUINT64 || !gw_layout_has_sides (layout));

  layout->at[GW_PLACES - 1] = GW_SPOT_TILE;
  g_assert_false (gw_layout_to_board (layout, board));
}

int
main (int   argc,
      char *argv[])
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/gw-boards/shipped", test_shipped);
  g_test_add_func ("/gw-boards/files", test_files);
  g_test_add_func ("/gw-boards/turns", test_turns);
  g_test_add_func ("/gw-boards/advice", test_advice);
  g_test_add_func ("/gw-boards/put", test_put);
  g_test_add_func ("/gw-boards/pairs", test_pairs);
  g_test_add_func ("/gw-boards/judged", test_judged);
  g_test_add_func ("/gw-boards/long", test_long);
  g_test_add_func ("/gw-boards/partners", test_partners);
  g_test_add_func ("/gw-boards/copy", test_copy);
  g_test_add_func ("/gw-boards/not-done", test_not_done);
  g_test_add_func ("/gw-boards/tribes", test_tribes);
  g_test_add_func ("/gw-boards/kept", test_kept);
  g_test_add_func ("/gw-boards/random", test_random);
  g_test_add_func ("/gw-boards/full", test_full);
  return g_test_run ();
}
