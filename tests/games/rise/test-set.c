/* test-set.c: the stand-in set of Rise of the Gnomes is whole, as the rules' appendix A has it; faults of a set are refused with their place
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#include "core/words/text.h"

#include <json-glib/json-glib.h>
#include "games/rise/rise-state.h"
#include "games/rise/rise.h"

static const GnGame *
game (void)
{
  return &rise_game;
}

static GnSet *
stand_in (void)
{
  g_autoptr (GError) error = NULL;
  GnSet *set = gn_set_new_stand_in (game (), &error);

  g_assert_no_error (error);
  return set;
}

/* 1.1 and A.1: as many of each as lie in the box, and nothing on them unknown. */
static void
test_counts (void)
{
  static const struct { guint family, n; } wanted[] = {
    { RISE_FAMILY_ACTIONS, 5 }, { RISE_FAMILY_ALLIES, 38 }, { RISE_FAMILY_GNOMES, 50 }, { RISE_FAMILY_JUDGES, 18 }, { RISE_FAMILY_UPGRADES, 8 },
    { RISE_FAMILY_BOARDS, 10 }, { RISE_FAMILY_SPACES, 8 }, { RISE_FAMILY_BOXES, 9 }, { RISE_FAMILY_LEVELS, 7 }, { RISE_FAMILY_TURNS, 5 },
    { RISE_FAMILY_ZONES, 2 },
  };
  g_autoptr (GnSet) set = stand_in ();

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_test_message ("%s", game ()->families[wanted[i].family].id);
      g_assert_cmpuint (gn_set_size (set, wanted[i].family), ==, wanted[i].n);
      g_assert_true (gn_set_complete (set, wanted[i].family));
    }
  g_assert_true (gn_set_complete (set, RISE_FAMILY_TILES));
  g_assert_true (gn_set_is_stand_in (set));
}

/* A.3: 37 tiles, ten of each icon, five of each type but Dragonkeep and the lair. */
static void
test_tiles (void)
{
  g_autoptr (GnSet) set = stand_in ();
  g_autofree RiseSet *compiled = game ()->compile (set, NULL);
  int icons[RISE_N_ICONS] = { 0 }, types[RISE_N_TYPES] = { 0 };

  for (guint i = 0; i < compiled->n_tiles; i++)
    {
      icons[compiled->tile[i].icon] += compiled->tile[i].copies;
      types[compiled->tile[i].type] += compiled->tile[i].copies;
    }
  g_assert_cmpint (icons[RISE_ICON_LION], ==, 10);
  g_assert_cmpint (icons[RISE_ICON_SCALE], ==, 10);
  g_assert_cmpint (icons[RISE_ICON_TOWER], ==, 10);
  g_assert_cmpint (icons[RISE_ICON_NONE], ==, 7);
  for (int type = 0; type < RISE_N_TYPES; type++)
    g_assert_cmpint (types[type], ==, type == RISE_DRAGONKEEP || type == RISE_LAIR ? 1 : 5);
}

/* A.7: 12 rewards, 9 upgrades, 8 actions, 9 abilities; 41 VP in all. */
static void
test_allies (void)
{
  static const int wanted[RISE_N_KINDS] = { 12, 9, 8, 9 };
  g_autoptr (GnSet) set = stand_in ();
  g_autofree RiseSet *compiled = game ()->compile (set, NULL);
  int kinds[RISE_N_KINDS] = { 0 }, vp = 0;

  for (guint i = 0; i < compiled->n_allies; i++)
    {
      const RiseAlly *ally = &compiled->ally[i];

      g_test_message ("%s", gn_set_id (set, RISE_FAMILY_ALLIES, i));
      kinds[ally->kind]++;
      vp += ally->vp;
      g_assert_true (ally->vp_known && ally->ops.known);
      g_assert_cmpint (ally->space.kind != RISE_SPACELESS, ==, ally->kind == RISE_KIND_ACTION);
      g_assert_true (ally->vp > 0 || ally->ops.n > 0 || ally->space.ops.n > 0);
    }
  g_assert_cmpmem (kinds, sizeof kinds, wanted, sizeof wanted);
  g_assert_cmpint (vp, ==, 41);
}

/* A.9: the check sums below the table. */
static void
test_gnome_cards (void)
{
  static const int primaries[RISE_N_UNION] = { 10, 9, 9, 9, 7, 6, 0 };
  static const int secondaries[RISE_N_UNION] = { 8, 9, 9, 8, 8, 8, 0 };
  static const int dragons[RISE_N_TYPES] = { 4, 7, 7, 7, 7, 7, 5, 6, 0 };
  g_autoptr (GnSet) set = stand_in ();
  g_autofree RiseSet *compiled = game ()->compile (set, NULL);
  int first[RISE_N_UNION] = { 0 }, second[RISE_N_UNION] = { 0 }, to[RISE_N_TYPES] = { 0 }, ways[RISE_N_WAYS] = { 0 };

  for (guint i = 0; i < compiled->n_gnomes; i++)
    {
      const RiseGnome *gnome = &compiled->gnome[i];

      ways[gnome->way]++;
      to[gnome->type]++;
      first[gnome->action[0]]++;
      second[gnome->action[1]]++;
      for (int k = 0; k < 2; k++)
        g_assert_cmpint (gnome->n_types[k], ==, gnome->action[k] == RISE_U_EXPAND ? 4 : 3);
      g_assert_cmpint (gnome->action[2], ==, RISE_U_POINTS);
      g_assert_cmpint (gnome->n_types[2], ==, 0);
      g_assert_cmpint (gnome->n_icons, ==, 3);
      g_assert_cmpint (gnome->action[0], !=, gnome->action[1]);
    }
  g_assert_cmpint (ways[RISE_WAY_MOVE], ==, 35);
  g_assert_cmpint (ways[RISE_WAY_FLY], ==, 15);
  g_assert_cmpmem (to, sizeof to, dragons, sizeof dragons);
  g_assert_cmpmem (first, sizeof first, primaries, sizeof primaries);
  g_assert_cmpmem (second, sizeof second, secondaries, sizeof secondaries);
}

/* A.4: what is stated of boards: boxes 1 to 4 pay 2 VP and 2 gold, boxes 1 and 5 have the icon; five boxes have a token. */
static void
test_boards (void)
{
  g_autoptr (GnSet) set = stand_in ();
  g_autofree RiseSet *compiled = game ()->compile (set, NULL);
  int sides[RISE_N_COLOURS] = { 0 };

  for (guint i = 0; i < compiled->n_boards; i++)
    {
      const RiseBoard *board = &compiled->board[i];
      int vp = 0, gold = 0;

      sides[board->colour]++;
      for (int box = 0; box < 4; box++)
        {
          vp += board->box_vp[box];
          gold += board->box_gold[box];
        }
      g_assert_cmpint (vp, ==, 2);
      g_assert_cmpint (gold, ==, 2);
      g_assert_cmpuint (board->icon & 0x11, ==, 0x11);
      g_assert_cmpint (__builtin_popcount (board->token), ==, 5);
      g_assert_cmpint (board->n_boxes, ==, 9);
      g_assert_cmpint (board->n_customers, ==, 10);
      g_assert_cmpint (board->n_slots, ==, 8);
      g_assert_cmpint (board->n_rows, ==, 3);
      g_assert_cmpint (board->marks_known, ==, RISE_BREWERIES);
      g_assert_true (board->ops.known && board->ops.n > 0);
    }
  for (int colour = 0; colour < RISE_N_COLOURS; colour++)
    g_assert_cmpint (sides[colour], ==, 2);
}

/* 1.5, 1.6: what the rule book states, and what is only proposed and marked so. */
static void
test_marks (void)
{
  static const RiseMark turns[RISE_TURNS] = { RISE_MARK_PLACEHOLDER, RISE_MARK_PLACEHOLDER, RISE_MARK_PARTLY, RISE_MARK_STATED, RISE_MARK_PLACEHOLDER };
  g_autoptr (GnSet) set = stand_in ();
  g_autofree RiseSet *compiled = game ()->compile (set, NULL);

  for (int i = 0; i < RISE_TURNS; i++)
    {
      g_assert_cmpint (compiled->turn[i].bribe, ==, i + 1);
      g_assert_cmpint (compiled->turn[i].fill, ==, i + 2);
      g_assert_cmpint (compiled->turn[i].cards, ==, i < 3 ? 5 : 7);
      g_assert_cmpint (compiled->mark[RISE_FAMILY_TURNS][i], ==, turns[i]);
    }
  for (int i = 0; i < RISE_LEVELS; i++)
    {
      g_assert_cmpint (compiled->level[i], ==, i - 3);
      g_assert_cmpint (compiled->mark[RISE_FAMILY_LEVELS][i], ==, i == 1 || i == 6 ? RISE_MARK_STATED : RISE_MARK_PLACEHOLDER);
    }
  for (guint i = 0; i < compiled->n_allies; i++)
    g_assert_cmpint (compiled->mark[RISE_FAMILY_ALLIES][i], ==, RISE_MARK_PLACEHOLDER);
}

/* Names are one line and nobody's twice. */
static void
test_names (void)
{
  static const guint families[] = { RISE_FAMILY_ALLIES, RISE_FAMILY_JUDGES, RISE_FAMILY_UPGRADES, RISE_FAMILY_BOARDS, RISE_FAMILY_GNOMES };
  g_autoptr (GnSet) set = stand_in ();

  for (guint k = 0; k < G_N_ELEMENTS (families); k++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint i = 0; i < gn_set_size (set, families[k]); i++)
        {
          char *name = gn_set_name (set, families[k], i);

          g_assert_cmpint (g_utf8_strlen (name, -1), <=, 30);
          g_assert_true (g_hash_table_add (seen, name));
        }
    }
}

/* A card of one's own box, known in part, is used as far as it goes (RISE-202). */
static void
test_parts (void)
{
  g_autoptr (GnSet) set = gn_set_new_empty (game (), "mine", "Mine");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) card = json_from_string ("{\"id\":\"x\",\"primary\":\"expand\",\"primary-types\":[\"dragonkeep\",\"plains\"]}", NULL);
  g_autoptr (JsonNode) board = json_from_string ("{\"id\":\"y\",\"colour\":\"red\",\"box-vp\":[0,1],\"box-gold\":[1]}", NULL);
  g_autofree RiseSet *compiled = NULL;

  g_assert_cmpint (gn_set_teach (set, RISE_FAMILY_GNOMES, card, &error), ==, 0);
  g_assert_no_error (error);
  g_assert_cmpint (gn_set_teach (set, RISE_FAMILY_BOARDS, board, &error), ==, 0);
  g_assert_no_error (error);
  compiled = game ()->compile (set, &error);
  g_assert_no_error (error);
  g_assert_cmpint (compiled->gnome[0].way, ==, -1);
  g_assert_cmpint (compiled->gnome[0].action[0], ==, RISE_U_EXPAND);
  g_assert_cmpint (compiled->gnome[0].n_types[0], ==, 2);
  g_assert_cmpint (compiled->gnome[0].action[1], ==, -1);
  g_assert_cmpint (compiled->gnome[0].n_icons, ==, -1);
  g_assert_cmpint (compiled->board[0].n_boxes, ==, 1);
  g_assert_cmpint (compiled->board[0].start, ==, -1);
  g_assert_false (compiled->turn[0].known);
  g_assert_true (compiled->turn[3].known);
  g_assert_cmpint (compiled->turn[4].cards, ==, 7);
}

static void
assert_fault (guint       family,
              const char *json,
              const char *part)
{
  g_autoptr (GnSet) set = stand_in ();
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (json, NULL);
  g_autofree gpointer compiled = NULL;

  g_assert_nonnull (node);
  if (gn_set_teach (set, family, node, &error) >= 0)
    compiled = game ()->compile (set, &error);
  g_assert_null (compiled);
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, part));
}

static void
test_faults (void)
{
  assert_fault (RISE_FAMILY_GNOMES, "{\"id\":\"gnomes-1\",\"icons\":[\"lion\",\"lion\"]}", "gnomes-1");
  assert_fault (RISE_FAMILY_GNOMES, "{\"id\":\"gnomes-1\",\"icons\":[\"none\"]}", "not an icon");
  assert_fault (RISE_FAMILY_ALLIES, "{\"id\":\"al01\",\"effects\":[{\"do\":\"dance\"}]}", "dance");
  assert_fault (RISE_FAMILY_ALLIES, "{\"id\":\"al01\",\"effects\":[{\"do\":\"boost\",\"action\":\"caravan\",\"what\":\"cubes\",\"n\":1}]}", "al01");
  assert_fault (RISE_FAMILY_ALLIES, "{\"id\":\"al23\",\"space-effects\":[{\"do\":\"fireproof\"}]}", "al23");
  assert_fault (RISE_FAMILY_ALLIES, "{\"id\":\"al23\",\"space-effects\":[{\"do\":\"build-boat\"},{\"do\":\"gnome-remove\",\"n\":1}]}", "one choice");
  assert_fault (RISE_FAMILY_ALLIES, "{\"id\":\"al01\",\"effects\":[{\"do\":\"phase-5\",\"then\":[{\"do\":\"build-boat\"}]}]}", "al01");
  assert_fault (RISE_FAMILY_JUDGES, "{\"id\":\"j01\",\"steps\":[3,2,5,6,7]}", "rise");
  assert_fault (RISE_FAMILY_JUDGES, "{\"id\":\"j01\",\"points\":[1]}", "as many");
  assert_fault (RISE_FAMILY_BOARDS, "{\"id\":\"red-a\",\"slots\":[\"port\",\"port\"]}", "two slots");
  assert_fault (RISE_FAMILY_BOARDS, "{\"id\":\"red-a\",\"lowest\":20}", "red-a");
  assert_fault (RISE_FAMILY_ACTIONS, "{\"id\":\"caravan\",\"action\":\"bard\"}", "action card");
  assert_fault (RISE_FAMILY_SPACES, "{\"id\":\"bard\",\"action\":\"caravan\"}", "not on a board");
  assert_fault (RISE_FAMILY_BOXES, "{\"id\":\"customers-4\",\"kind\":\"brewery\"}", "no more boxes");
  assert_fault (RISE_FAMILY_ZONES, "{\"id\":\"z\",\"name\":\"Z\",\"places\":[\"r1\",\"r2\",\"r3\",\"r4\",\"r5\",\"y6\"]}", "R1 to R18");
  assert_fault (RISE_FAMILY_ZONES, "{\"id\":\"z\",\"name\":\"Z\",\"places\":[\"r1\",\"r2\",\"r3\",\"r4\",\"r5\",\"r5\"]}", "6 or 12");
  assert_fault (RISE_FAMILY_ZONES, "{\"id\":\"z\",\"name\":\"Z\",\"places\":[\"r1\",\"r2\",\"r3\",\"r4\",\"r5\",\"r6\",\"r7\"]}", "6 or 12");
}

/* 1.5: an own box is told as it comes up: the second turn's bribe before the first turn's. */
static void
test_turns_in_any_order (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnSet) set = gn_set_new_empty (game (), "own", "Our own box");
  g_autoptr (JsonNode) second = json_from_string ("{\"id\":\"turn-2\",\"name\":\"Turn 2\",\"bribe\":2,\"fill\":3}", &error);

  g_assert_no_error (error);
  g_assert_cmpint (gn_set_teach (set, RISE_FAMILY_TURNS, second, &error), >=, 0);
  g_assert_no_error (error);

  g_autofree RiseSet *compiled = game ()->compile (set, &error);

  g_assert_no_error (error);
  g_assert_nonnull (compiled);
  g_assert_false (compiled->turn[0].known);
  g_assert_true (compiled->turn[1].known);
  g_assert_cmpint (compiled->turn[1].bribe, ==, 2);
  g_assert_cmpint (compiled->turn[1].fill, ==, 3);
}

/* What is counted out is one point, and two points; what has one figure only is not "2 to 2". */
static void
test_counted_words (void)
{
  static const struct { int text; gint16 arg[6]; gboolean instruction; const char *words; } says[] = {
    { RISE_F_JUDGES_SHOWN, { 0, 0, 1, 1, 0, 1 }, TRUE, "Give Ann 1 point" },
    { RISE_F_JUDGES_SHOWN, { 0, 0, 0, 1, 2, 2 }, TRUE, "Give Ann 2 points" },
    { RISE_F_INCOME_CUSTOMERS, { 0, 1, 2 }, TRUE, "Give Ann 1 point and 2 gold" }, { RISE_F_INCOME_CUSTOMERS, { 0, 1, 2 }, FALSE, "Ann’s customers pay 1 point and 2 gold." },
    { RISE_F_GNOME_CUSTOMERS, { 1, 1, 0 }, FALSE, "The Gnomes get 1 point and 0 gold for empty customer boxes: 1." },
    { RISE_NO_JUDGE_COUNTED, { 0, 2 }, FALSE, "Glorik Van Dyke pays exactly 2 points here." },
    { RISE_NO_ADJUST_ONLY, { 2 }, FALSE, "It has to be 2." },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) match = gn_match_new (game (), 2, stand_in (), &error);

  g_assert_no_error (error);
  gn_match_set_name (match, 0, "Ann");
  for (guint i = 0; i < G_N_ELEMENTS (says); i++)
    {
      GnSay say = { 0 };

      gn_say (&say, says[i].text, says[i].arg[0], says[i].arg[1], says[i].arg[2], says[i].arg[3],
              says[i].arg[4], says[i].arg[5]);

      g_autofree char *words = says[i].instruction ? gn_say_instruction (match, &say, NULL) : gn_say_text (match, &say, FALSE);

      g_assert_cmpstr (words, ==, says[i].words);
    }
}

/* A set without red zones of its own can be dealt by the app all the same (RUL-67). */
static void
test_no_zones (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnSet) whole = stand_in ();
  g_autoptr (JsonNode) node = gn_set_to_json (whole);

  json_object_remove_member (json_object_get_object_member (json_node_get_object (node), "components"), "zones");

  g_autoptr (GnSet) set = gn_set_new_from_json (game (), node, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (gn_set_size (set, RISE_FAMILY_ZONES), ==, 0);
  g_assert_true (gn_set_complete (set, RISE_FAMILY_ZONES));

  g_autoptr (GnMatch) match = gn_match_new (game (), 3, g_steal_pointer (&set), &error);

  g_assert_no_error (error);
  for (guint family = 0; family < RISE_FAMILY_LOTS; family++)
    g_assert_true (gn_match_set_dealer (match, game ()->families[family].id, GN_DEALER_APP, &error));
  g_assert_no_error (error);
}

static const GnInsight *
find_insight (const GnInsights *insights,
              RiseText          label,
              int               column)
{
  for (guint i = 0; i < insights->n; i++)
    if (insights->insight[i].label.text == label
        && (column < 0 || (insights->insight[i].thing.domain == RISE_DOMAIN_COLUMN && insights->insight[i].thing.value == column)))
      return &insights->insight[i];
  g_error ("no such insight");
}

/* RISE-198: the forecast is told category by category, and the Gnomes are no seat; the next card of the Gnomes may come
 * from the own hand (section 7, c). */
static void
test_forecast (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) match = gn_match_new (game (), 2, stand_in (), &error);
  g_autofree RiseState *state = g_new0 (RiseState, 1);
  g_auto (GnInsights) insights = { 0 };

  g_assert_no_error (error);
  g_assert_true (gn_match_set_option (match, "mode", "cutthroat"));
  g_assert_true (game ()->start (match, state, NULL));
  state->turn = 1;
  state->phase = 4;
  state->board[0] = 0;
  state->board[1] = 2;
  state->cubes[RISE_GNOMES][RISE_DK] = 8;
  state->breweries[RISE_GNOMES][RISE_DK] = 1;
  gn_insights_init (&insights);
  rise_insights (match, state, &insights);

  const GnInsight *sum = find_insight (&insights, RISE_L_IN_SCORE_GNOMES, -1);
  const GnInsight *keep = find_insight (&insights, RISE_L_IN_PART_GNOMES, RISE_COL_KEEP);

  g_assert_cmpint (sum->seat, ==, -1);
  g_assert_cmpint (find_insight (&insights, RISE_L_IN_BOX_GNOMES, -1)->seat, ==, -1);
  g_assert_cmpint (find_insight (&insights, RISE_L_IN_SCORE, -1)->seat, ==, 0);
  g_assert_cmpint (keep->a, ==, 2);
  g_assert_cmpint (keep->seat, ==, -1);

  const gint64 all = find_insight (&insights, RISE_L_IN_CARD_ACTION, -1)->b;

  gn_pile_clear (&state->hand[0]);
  gn_pile_put_known_bottom (&state->hand[0], 0, 0, GN_SEES (0));
  gn_insights_clear (&insights);
  gn_insights_init (&insights);
  rise_insights (match, state, &insights);
  g_assert_cmpint (find_insight (&insights, RISE_L_IN_CARD_ACTION, -1)->b, ==, all);
  g_assert_cmpint (all, ==, 50);
}

/* RISE-201: the app deals nothing that the set does not have whole, and says what is known of how many. */
static void
test_incomplete (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) whole = gn_match_new (game (), 2, stand_in (), &error);
  g_autoptr (GnMatch) empty = gn_match_new (game (), 2, gn_set_new_empty (game (), "own", "Own"), &error);
  GnSay why = { 0 };

  g_assert_no_error (error);
  g_assert_true (gn_match_may_deal (whole, "cards", &why));
  g_assert_cmpuint (why.text, ==, 0);

  g_assert_false (gn_match_may_deal (empty, "gnomes", &why));
  g_autofree char *text = gn_say_text (empty, &why, FALSE);

  g_assert_cmpstr (gn_say_code (empty, &why), ==, "catalogue-incomplete");
  g_assert_cmpstr (gn_say_clause (empty, &why), ==, "RISE-201");
  g_assert_cmpstr (text, ==, "Gnomon deals only from a complete component set. Known of one kind: 0; needed: 50.");
}

void
rise_add_set (void)
{
  g_test_add_func ("/rise/set/catalogue-incomplete", test_incomplete);
  g_test_add_func ("/rise/set/counts", test_counts);
  g_test_add_func ("/rise/set/tiles", test_tiles);
  g_test_add_func ("/rise/set/allies", test_allies);
  g_test_add_func ("/rise/set/gnome-cards", test_gnome_cards);
  g_test_add_func ("/rise/set/boards", test_boards);
  g_test_add_func ("/rise/set/marks", test_marks);
  g_test_add_func ("/rise/set/names", test_names);
  g_test_add_func ("/rise/set/parts", test_parts);
  g_test_add_func ("/rise/set/faults", test_faults);
  g_test_add_func ("/rise/set/turns-in-any-order", test_turns_in_any_order);
  g_test_add_func ("/rise/set/counted-words", test_counted_words);
  g_test_add_func ("/rise/set/no-zones", test_no_zones);
  g_test_add_func ("/rise/set/forecast", test_forecast);
}
