/* test-view.c: the figures of section 12
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

#include "games/games.h"
#include "core/state/position.h"
#include "core/record/record.h"
#include "core/game/scoresheet.h"
#include "core/words/text.h"
#include "games/zavandor/zav-view.h"
#include "games/zavandor/zavandor.h"

#define BASE \
  "{'phase':'action','round':3,'start':0,'active':0,'gnome':'IV'," \
  "'slot':{'artifact-1':'a01','artifact-2':'a03','artifact-3':'a06','jewelry-1':'j06','jewelry-2':'j01','jewelry-3':'j10'}}"

typedef struct {
  GnMatch  *match;
  ZavState  state;
} Table;

static void
lay (Table      *table,
     const char *text)
{
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = gn_json_parse (json, -1, 1 << 20, &error);

  g_assert_no_error (error);
  gn_position_merge (table->match, &table->state, node, NULL, &error);
  g_assert_no_error (error);
}

static void
table_init (Table      *table,
            guint       seats,
            const char *option,
            const char *choice,
            const char *position)
{
  memset (table, 0, sizeof *table);
  table->match = gn_match_new (&zavandor_game, seats, NULL, NULL);
  g_assert_nonnull (table->match);
  if (option)
    g_assert_true (gn_match_set_option (table->match, option, choice));
  g_assert_true (zavandor_game.start (table->match, &table->state, NULL));
  lay (table, BASE);
  if (position)
    lay (table, position);
}

static void
table_clear (Table *table)
{
  gn_match_free (table->match);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static void
assert_price (Table *table,
              guint  gem,
              int    now,
              int    target,
              int    low,
              int    high)
{
  ZavPrice price;

  zav_view_price (table->match, &table->state, gem, &price);
  g_assert_cmpint (price.now, ==, now);
  g_assert_cmpint (price.target, ==, target);
  g_assert_cmpint (price.change, ==, target - now);
  g_assert_cmpint (price.next_low, ==, low);
  g_assert_cmpint (price.next_high, ==, high);
}

static void
test_prices (void)
{
  g_auto (Table) table;

  /* Two rubies and one diamond tile with a wild symbol: 3 R, 1 D, and one gem of choice. */
  table_init (&table, 3, NULL, NULL, "{'tiles':[['d06','d07'],['l1'],[]],'price':{'ruby':9},'target':{'ruby':11,'diamond':15}}");
  assert_price (&table, ZAV_RUBY, 9, 11, 7, 8);
  assert_price (&table, ZAV_DIAMOND, 5, 15, 13, 14);
  assert_price (&table, ZAV_SAPPHIRE, 4, 4, 3, 4);

  ZavPrice price;

  zav_view_price (table.match, &table.state, ZAV_DIAMOND, &price);
  g_assert_true (price.at_limit);
  g_assert_false (price.at_floor);

  /* Nobody mines in the last round. */
  lay (&table, "{'end_by':1}");
  assert_price (&table, ZAV_RUBY, 9, 11, 9, 9);
}

static void
test_prices_bank_and_toll (void)
{
  g_auto (Table) table;

  /* The bank has only 1 ruby left. */
  table_init (&table, 3, NULL, NULL, "{'tiles':[['d06','d07'],[],[]],'gems':[{},{},{'ruby':37}],'price':{'ruby':9},'target':{'ruby':9}}");
  assert_price (&table, ZAV_RUBY, 9, 9, 8, 8);

  /* 3 gold pay for 2 of 3 rubies and 1 emerald: at least 1 ruby, at most 2. */
  lay (&table, "{'gems':[{},{},{'ruby':0}],'items':[[],[],['a12']],'tiles':[['d06','d07','d16'],[],[]],'gold':[3,0,0]}");
  assert_price (&table, ZAV_RUBY, 9, 9, 7, 8);
  assert_price (&table, ZAV_EMERALD, 3, 3, 2, 3);

  ZavMining mining;

  zav_view_mining (table.match, &table.state, 0, &mining);
  g_assert_cmpint (mining.yield[ZAV_RUBY], ==, 3);
  g_assert_cmpint (mining.all, ==, 4);
  g_assert_cmpint (mining.take, ==, 2);
  g_assert_cmpint (mining.toll, ==, 3);
  g_assert_cmpint (mining.toll_all, ==, 6);
  g_assert_cmpint (mining.payable, ==, 2);
  g_assert_true (mining.owes && mining.choice);
  g_assert_cmpint (zav_view_toll (table.match, &table.state, 0, 3), ==, 5);
  zav_view_mining (table.match, &table.state, 2, &mining);
  g_assert_cmpint (mining.toll_income, ==, 3);
  g_assert_false (mining.owes);
}

static void
test_forecast_comes_true (void)
{
  g_auto (Table) table;
  GnMove gold;
  ZavPrice price[ZAV_GEMS];
  ZavMining mining;

  table_init (&table, 3, NULL, NULL, "{'tiles':[['d06','d07','d01'],['d16','d02'],[]],'items':[['a04'],[],[]],'target':{'ruby':9,'diamond':9},'used':[3,3,2],'active':2}");
  for (guint gem = 0; gem < ZAV_GEMS; gem++)
    {
      zav_view_price (table.match, &table.state, gem, &price[gem]);
      g_assert_cmpint (price[gem].next_low, ==, price[gem].next_high);
    }
  zav_view_mining (table.match, &table.state, 0, &mining);
  g_assert_cmpint (mining.machine_gold, ==, 12);
  g_assert_false (mining.choice);

  gn_move_init (&gold, 2, ZAV_GOLD);
  zavandor_game.apply (table.match, &table.state, &gold, NULL);
  g_assert_cmpint (table.state.round, ==, 4);
  for (guint gem = 0; gem < ZAV_GEMS; gem++)
    {
      g_assert_cmpint (table.state.price[gem], ==, price[gem].next_low);
      g_assert_cmpint (table.state.gems[0][gem], ==, mining.yield[gem]);
    }
  g_assert_cmpint (table.state.gold[0], ==, 23 + mining.machine_gold);
}

static void
test_purchases (void)
{
  g_auto (Table) table;
  ZavPurchase purchase;

  table_init (&table, 3, "expert-discounts", "on",
              "{'gems':[{'diamond':1},{},{}],'wild':[1,0,0],'upright':{'artifact-1':1},'price':{'emerald':9},'gold':[4,0,0],'hand':['j09',null,null]}");

  /* a01: 3 D 1 E less 1 D; one D there, the wild gem for the dearer emerald. */
  zav_view_slot (table.match, &table.state, 0, 0, &purchase);
  g_assert_cmpint (purchase.verdict, ==, ZAV_AFFORD_MISSING);
  g_assert_cmpint (purchase.printed[ZAV_DIAMOND], ==, 3);
  g_assert_cmpint (purchase.cost[ZAV_DIAMOND], ==, 2);
  g_assert_cmpint (purchase.missing[ZAV_DIAMOND], ==, 1);
  g_assert_cmpint (purchase.missing[ZAV_EMERALD], ==, 0);
  g_assert_cmpint (purchase.wild, ==, 1);
  g_assert_cmpint (purchase.gold, ==, 5);
  g_assert_cmpint (purchase.gold_short, ==, 1);
  g_assert_cmpint (purchase.actions, ==, 2);

  lay (&table, "{'gems':[{'diamond':2},{},{}]}");
  zav_view_slot (table.match, &table.state, 0, 0, &purchase);
  g_assert_cmpint (purchase.verdict, ==, ZAV_AFFORD_WITH_WILD);
  lay (&table, "{'gems':[{'diamond':2,'emerald':1},{},{}]}");
  zav_view_slot (table.match, &table.state, 0, 0, &purchase);
  g_assert_cmpint (purchase.verdict, ==, ZAV_AFFORD_NOW);
  g_assert_cmpint (purchase.actions, ==, 1);

  /* j06: 5 rubies: two buys, since four is the most, and the purchase. */
  lay (&table, "{'wild':[0,0,0]}");
  zav_view_slot (table.match, &table.state, 0, 3, &purchase);
  g_assert_cmpint (purchase.missing[ZAV_RUBY], ==, 5);
  g_assert_cmpint (purchase.actions, ==, 3);
  g_assert_cmpint (purchase.gold, ==, 20);

  /* The own hand card; for others it is not known. */
  zav_view_slot (table.match, &table.state, 0, ZAV_SLOT_HAND, &purchase);
  g_assert_true (purchase.offered);
  g_assert_cmpint (purchase.missing[ZAV_EMERALD], ==, 4);
  gn_state_redact (table.match, &table.state, GN_PUBLIC);
  zav_view_slot (table.match, &table.state, 0, ZAV_SLOT_HAND, &purchase);
  g_assert_true (purchase.offered);
  g_assert_cmpint (purchase.verdict, ==, ZAV_AFFORD_UNKNOWN);

  /* Tiles are offered where the gnome stands and in Diamantina. */
  zav_view_space (table.match, &table.state, 0, 12, &purchase);
  g_assert_true (purchase.offered);
  zav_view_space (table.match, &table.state, 0, 0, &purchase);
  g_assert_false (purchase.offered);
  g_assert_cmpint (purchase.missing[ZAV_EMERALD], ==, 2);
}

static void
test_verdict_is_check (void)
{
  /* What the figure says is what the rules say, for every slot and space and for many purses. */
  static const char *const purses[] = {
    "{'gems':[{},{},{}],'wild':[0,0,0]}", "{'gems':[{'ruby':5},{},{}],'wild':[0,0,0]}", "{'gems':[{'diamond':3,'emerald':1},{},{}],'wild':[0,0,0]}",
    "{'gems':[{'diamond':2,'ruby':2},{},{}],'wild':[2,0,0]}", "{'gems':[{'sapphire':3,'ruby':2,'emerald':3},{},{}],'wild':[1,0,0]}",
    "{'gems':[{},{},{}],'wild':[5,0,0]}", "{'gems':[{'diamond':9,'ruby':9,'sapphire':9,'emerald':9},{},{}],'wild':[0,0,0]}",
  };
  g_auto (Table) table;
  guint affordable = 0;

  table_init (&table, 3, NULL, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (purses); i++)
    {
      lay (&table, purses[i]);
      for (gint16 slot = 0; slot < ZAV_SLOTS; slot++)
        {
          GnMove move;
          ZavPurchase purchase;

          gn_move_init (&move, 0, ZAV_ITEM);
          move.arg[0] = slot;
          zav_view_slot (table.match, &table.state, 0, (guint) slot, &purchase);
          g_assert_cmpint (purchase.verdict != ZAV_AFFORD_MISSING, ==, zavandor_game.check (table.match, &table.state, &move, NULL));
          affordable += purchase.verdict != ZAV_AFFORD_MISSING;
        }
      for (gint16 space = 0; space < ZAV_SPACE_FIFTH; space++)
        {
          GnMove move;
          ZavPurchase purchase;

          gn_move_init (&move, 0, ZAV_TILE);
          move.arg[0] = space;
          zav_view_space (table.match, &table.state, 0, (guint) space, &purchase);
          g_assert_cmpint (purchase.offered && purchase.verdict != ZAV_AFFORD_MISSING, ==, zavandor_game.check (table.match, &table.state, &move, NULL));
        }
    }
  g_assert_cmpuint (affordable, >, 5);
}

static void
test_discount (void)
{
  g_auto (Table) table;
  ZavDiscount discount;

  table_init (&table, 3, "expert-discounts", "on", "{'upright':{'artifact-1':2,'artifact-2':1},'sideways':{'artifact-2':1}}");
  zav_view_discount (table.match, &table.state, 0, &discount);
  g_assert_cmpint (discount.gem, ==, ZAV_DIAMOND);
  g_assert_cmpint (discount.limit, ==, 3);
  g_assert_cmpint (discount.next_sideways, ==, 1);
  g_assert_cmpint (discount.next_upright, ==, 2);
  zav_view_discount (table.match, &table.state, 1, &discount);
  g_assert_cmpint (discount.next_upright, ==, 2);
  g_assert_cmpint (discount.next_sideways, ==, 0);
  lay (&table, "{'upright':{'artifact-1':3}}");
  zav_view_discount (table.match, &table.state, 0, &discount);
  g_assert_cmpint (discount.next_upright + discount.next_sideways, ==, 3);
}

static void
test_turns (void)
{
  static const gint8 order[] = { 2, 0, 1, 2, 1, 1 };
  g_auto (Table) table;
  gint8 seat[16];
  ZavActions actions;

  table_init (&table, 3, NULL, NULL, "{'items':[[],['a02','a07'],[]],'used':[2,2,1],'active':2}");
  g_assert_cmpuint (zav_view_queue (table.match, &table.state, seat, 16), ==, 6);
  g_assert_cmpmem (seat, 6, order, 6);
  g_assert_cmpuint (zav_view_queue (table.match, &table.state, seat, 2), ==, 6);
  zav_view_actions (table.match, &table.state, 1, &actions);
  g_assert_cmpint (actions.all, ==, 5);
  g_assert_cmpint (actions.extra, ==, 2);
  g_assert_cmpint (actions.left, ==, 3);
  g_assert_false (zav_view_last_round (&table.state));
}

static void
test_points (void)
{
  g_auto (Table) table;
  ZavPoints points;
  int best;

  table_init (&table, 3, NULL, NULL, "{'items':[['j15','a05'],[],[]],'tiles':[['l1','d05','d02'],[],[]]}");
  zav_view_points (table.match, &table.state, 0, &points);
  g_assert_cmpint (points.points, ==, 14);
  g_assert_cmpint (points.jewelry, ==, 7);
  g_assert_cmpint (points.artifacts, ==, 1);
  g_assert_cmpint (points.diamantina, ==, 3);
  g_assert_cmpint (points.district, ==, 3);
  g_assert_cmpint (points.n_district, ==, 2);
  g_assert_cmpint (points.threshold, ==, 18);
  g_assert_cmpint (points.distance, ==, 4);

  /* j06 (5 rubies, 4 points) at 4 gold each: 20 of 23 gold, two buys and the purchase. */
  g_assert_true (zav_view_could_reach (table.match, &table.state, 0, &best));
  g_assert_cmpint (best, ==, 18);
  lay (&table, "{'used':[1,0,0]}");
  g_assert_false (zav_view_could_reach (table.match, &table.state, 0, &best));
  g_assert_cmpint (best, ==, 16);
  lay (&table, "{'gold':[5,0,0],'gems':[{'ruby':5},{},{}]}");
  g_assert_true (zav_view_could_reach (table.match, &table.state, 0, NULL));
  g_assert_false (zav_view_could_reach (table.match, &table.state, 1, NULL));
  g_assert_cmpint (zav_view_sale (table.match, &table.state, 0), ==, 25);
}

static void
test_board (void)
{
  g_auto (Table) table;
  ZavCorrection correction;
  guint8 markers[10];

  table_init (&table, 3, NULL, NULL, "{'tile_at':{'I-2':'d07','IV-1':'d09'},'seen_by':{'I-2':[0],'IV-1':[0,2],'V-1':[1]},'items':[[],['a11'],[]],'hand_kind':['artifact',null,null]}");
  g_assert_cmpint (__builtin_popcount (zav_view_open_spaces (table.match, &table.state)), ==, 8);
  g_assert_cmpint (zav_view_gnome_next (table.match, &table.state), ==, 3);
  g_assert_cmpint (zav_view_gnome_if (table.match, &table.state), ==, 4);
  lay (&table, "{'bought':1}");
  g_assert_cmpint (zav_view_gnome_next (table.match, &table.state), ==, 4);

  g_assert_cmpint (zav_view_top_level (table.match, &table.state, ZAV_ARTIFACT), ==, 0);
  g_assert_cmpint (zav_view_hand_level (&table.state, 0), ==, -1);
  g_assert_cmpuint (zav_view_markers (&table.state, 1, markers), ==, 5);
  g_assert_cmpint (markers[0], ==, 2);
  g_assert_cmpint (markers[4], ==, 6);

  lay (&table, "{'round':1,'target':{'ruby':9,'diamond':9},'gems':[{'ruby':8},{'diamond':3},{}]}");
  zav_view_correction (table.match, &table.state, &correction);
  g_assert_true (correction.due);
  g_assert_cmpint (correction.gold, ==, 9);
  g_assert_cmpuint (correction.gems, ==, 1u << ZAV_DIAMOND | 1u << ZAV_RUBY);
  g_assert_cmpint (correction.drop[ZAV_RUBY], ==, 2);
  g_assert_cmpint (correction.drop[ZAV_DIAMOND], ==, 0);
}

/* Of a box of which one card is known that card is not certain to come next. */
static void
test_half_known (void)
{
  GnSet *set = gn_set_new_empty (&zavandor_game, "own", "Own box");
  g_autoptr (JsonNode) card = json_from_string ("{\"kind\":\"artifact\",\"type\":\"hoovermatic\"}", NULL);
  g_auto (GnInsights) insights = { 0 };
  g_autoptr (GnMatch) match = NULL;
  ZavState state = { 0 };
  guint n = 0;

  g_assert_cmpint (gn_set_teach (set, ZAV_FAMILY_ITEMS, card, NULL), ==, 0);
  match = gn_match_new (&zavandor_game, 2, set, NULL);
  g_assert_true (zavandor_game.start (match, &state, NULL));
  state.phase = ZAV_PHASE_ACTION;
  state.round = 1;
  state.active = state.start = state.gnome = 0;
  zavandor_game.insights (match, &state, &insights);
  for (guint i = 0; i < insights.n; i++)
    if (insights.insight[i].label.text == ZAV_FIG_NEXT_CARD)
      {
        g_assert_cmpint (insights.insight[i].a, ==, 1);
        g_assert_cmpint (insights.insight[i].b, ==, 10);
        g_assert_true (insights.insight[i].about);
        n++;
      }
  g_assert_cmpuint (n, ==, 1);
}

/* Every insight has a sentence without an open gap, and its chances add up. */
static void
test_insights (void)
{
  g_auto (Table) table;
  g_auto (GnInsights) insights = { 0 };
  gint64 artifacts = 0, all = 0;
  guint odds = 0;

  table_init (&table, 3, "expert-discounts", "on", "{'items':[['a04'],[],['a12']],'tiles':[['d06','l2'],['d01'],[]],'hand':['j09',null,null],'upright':{'artifact-1':1}}");
  zavandor_game.insights (table.match, &table.state, &insights);
  g_assert_cmpuint (insights.n, >, 40);
  for (guint i = 0; i < insights.n; i++)
    {
      const GnInsight *insight = &insights.insight[i];
      g_autofree char *text = gn_say_text (table.match, &insight->label, FALSE);

      g_assert_cmpstr (text, !=, "");
      g_assert_null (strchr (text, '{'));
      g_assert_cmpint (zavandor_game.texts[insight->label.text].kind, ==, GN_TEXT_LABEL);
      odds += insight->odds;
      if (insight->label.text == ZAV_FIG_NEXT_CARD && zav_set (table.match)->item[insight->label.arg[0]].kind == ZAV_ARTIFACT)
        {
          artifacts += insight->a;
          all = insight->b;
        }
    }
  g_assert_cmpuint (odds, >, 10);
  g_assert_cmpint (artifacts, ==, all);

  /* Level I: a02 and a05 are left; one of them or of those removed is next. */
  g_assert_cmpint (all, ==, 2);
}

static void
test_describe (void)
{
  g_auto (Table) table;
  static const guint domains[] = { ZAV_DOMAIN_GEM, ZAV_DOMAIN_SPACE, ZAV_DOMAIN_DISTRICT, ZAV_DOMAIN_SLOT, ZAV_DOMAIN_PILE, ZAV_DOMAIN_PAIR, ZAV_DOMAIN_ITEM, ZAV_DOMAIN_TILE };

  table_init (&table, 3, NULL, NULL, "{'trader':['ruby-emerald',null,null]}");
  for (guint i = 0; i < G_N_ELEMENTS (domains); i++)
    for (gint16 value = 0; value < (gint16) gn_match_domain_size (table.match, domains[i]); value++)
      {
        GnSay say = { 0 };

        zavandor_game.describe (table.match, &table.state, GN_THING ((guint8) domains[i], value), &say);
        if (domains[i] == ZAV_DOMAIN_GEM && value >= ZAV_GEMS)
          continue;
        g_autofree char *text = gn_say_text (table.match, &say, FALSE);

        g_assert_cmpstr (text, !=, "");
        g_assert_null (strchr (text, '{'));
      }
}

static void
test_figures (void)
{
  static const struct { guint seats; int gold_all, artifacts, jewelry, goal, removed; } rows[] = {
    { 2, 46, 7, 10, 20, 2 }, { 3, 69, 8, 11, 18, 1 }, { 4, 92, 9, 12, 16, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GnMatch) match = gn_match_new (&zavandor_game, rows[i].seats, NULL, NULL);

      g_assert_cmpint (zavandor_game.setup_figure (match, "gold_all"), ==, rows[i].gold_all);
      g_assert_cmpint (zavandor_game.setup_figure (match, "artifacts_pile"), ==, rows[i].artifacts);
      g_assert_cmpint (zavandor_game.setup_figure (match, "jewelry_pile"), ==, rows[i].jewelry);
      g_assert_cmpint (zavandor_game.setup_figure (match, "goal"), ==, rows[i].goal);
      g_assert_cmpint (zavandor_game.setup_figure (match, "removed"), ==, rows[i].removed);
    }
}

/* Another layout of the board: five spaces in I, three in V. */
static void
test_other_board (void)
{
  g_autoptr (GnSet) stand_in = gn_set_new_stand_in (&zavandor_game, NULL);
  g_autoptr (JsonNode) node = gn_set_to_json (stand_in);
  JsonArray *spaces = json_object_get_array_member (json_object_get_object_member (json_node_get_object (node), "components"), "spaces");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < json_array_get_length (spaces); i++)
    {
      JsonObject *space = json_array_get_object_element (spaces, i);

      if (g_str_equal (json_object_get_string_member (space, "id"), "V-4"))
        {
          json_object_set_string_member (space, "id", "I-5");
          json_object_set_string_member (space, "district", "I");
        }
    }

  GnSet *set = gn_set_new_from_json (&zavandor_game, node, &error);

  g_assert_no_error (error);

  g_autoptr (GnMatch) match = gn_match_new (&zavandor_game, 2, set, &error);
  ZavState state = { 0 };

  g_assert_no_error (error);
  g_assert_true (zavandor_game.start (match, &state, NULL));
  g_assert_cmpint (__builtin_popcount (state.there), ==, 24);
  g_assert_true (state.there & ZAV_BIT (24));
  g_assert_false (state.there & ZAV_BIT (19));
  g_assert_true (zavandor_game.audit (match, &state, NULL));
  state.gnome = 0;
  g_assert_cmpint (__builtin_popcount (zav_view_open_spaces (match, &state)), ==, 9);
  g_assert_cmpuint (zav_view_district (24), ==, 0);
}

void
zav_add_views (void)
{
  g_test_add_func ("/zavandor/view/prices", test_prices);
  g_test_add_func ("/zavandor/view/prices-bank-and-toll", test_prices_bank_and_toll);
  g_test_add_func ("/zavandor/view/forecast-comes-true", test_forecast_comes_true);
  g_test_add_func ("/zavandor/view/purchases", test_purchases);
  g_test_add_func ("/zavandor/view/verdict-is-check", test_verdict_is_check);
  g_test_add_func ("/zavandor/view/discount", test_discount);
  g_test_add_func ("/zavandor/view/turns", test_turns);
  g_test_add_func ("/zavandor/view/points", test_points);
  g_test_add_func ("/zavandor/view/board", test_board);
  g_test_add_func ("/zavandor/view/insights", test_insights);
  g_test_add_func ("/zavandor/view/half-known", test_half_known);
  g_test_add_func ("/zavandor/view/describe", test_describe);
  g_test_add_func ("/zavandor/view/setup-figures", test_figures);
  g_test_add_func ("/zavandor/view/other-board", test_other_board);
}
