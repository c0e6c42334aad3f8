/* test-view.c: the figures that panel, odds and scoresheet show, from every viewer's copy
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

#include "games/games.h"
#include "core/base/json.h"
#include "core/match/moves.h"
#include "core/state/position.h"
#include "core/words/text.h"
#include "games/wizard/wiz-view.h"
#include "games/wizard/wizard.h"

typedef struct {
  GnMatch  *match;
  WizState  state;
} Table;

static void
table_set_up (Table      *table,
              GnDealer    dealer,
              const char *position)
{
  g_autofree char *json = g_strdelimit (g_strdup (position), "'", '"');
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;

  table->match = gn_match_new (&wizard_game, 3, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < WIZ_N_FAMILIES; i++)
    table->match->dealer[i] = dealer;
  memset (&table->state, 0, sizeof table->state);
  g_assert_true (wizard_game.start (table->match, &table->state, NULL));
  node = gn_json_parse (json, -1, 1 << 20, &error);
  g_assert_no_error (error);
  gn_position_merge (table->match, &table->state, node, NULL, &error);
  g_assert_no_error (error);
}

static void
do_spec (Table      *table,
         int         seat,
         const char *spec)
{
  g_autoptr (GError) error = NULL;
  GnMove move;

  g_assert_true (gn_move_from_spec (table->match, seat, spec, &move, &error));
  for (const GnArg *arg = wiz_verbs[move.verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (move.arg[arg->at] == GN_OPEN)
      move.arg[arg->at] = GN_NONE;
  g_assert_true (wizard_game.check (table->match, &table->state, &move, NULL));
  wizard_game.apply (table->match, &table->state, &move, NULL);
}

#define assert_chance(chance, x, y) \
  G_STMT_START { \
    g_assert_cmpint ((chance).a, ==, (x)); \
    g_assert_cmpint ((chance).b, ==, (y)); \
  } G_STMT_END

/* WIZ-022, WIZ-112: now and next round. */
static void
test_track (void)
{
  Table table;
  WizTrack track;
  gint8 seat[WIZ_SEATS];
  WizTile tile;

  table_set_up (&table, GN_DEALER_BOX, "{'round':3,'space':[6,2,3],'active':2,'tile':[null,'hunter',null]}");
  wiz_view_track (table.match, &table.state, &track);
  g_assert_cmpint (track.now[6], ==, 0);
  g_assert_cmpint (track.now[2], ==, 1);
  g_assert_cmpint (track.now[3], ==, 2);
  g_assert_cmpint (track.now[1], ==, -1);
  g_assert_cmpint (track.next[6], ==, 1);
  g_assert_cmpint (track.next[3], ==, -1);
  g_assert_cmpuint (wiz_view_order (table.match, &table.state, seat), ==, 3);
  g_assert_cmpint (seat[0], ==, 1);
  g_assert_cmpint (seat[2], ==, 0);
  g_assert_cmpuint (wiz_view_order_next (table.match, &table.state, seat), ==, 1);
  g_assert_true (wiz_view_done (&table.state, 1));
  g_assert_false (wiz_view_done (&table.state, 2));
  g_assert_cmpint (wiz_view_step (table.match, &table.state), ==, WIZ_STEP_CHOOSE);

  wiz_view_tile (table.match, &table.state, 6, &tile);
  g_assert_cmpint (tile.by, ==, 1);
  g_assert_cmpstr (tile.icon, ==, "wiz-hunter");
  g_assert_cmpuint (tile.n_actions, ==, 3);
  g_assert_cmpint (tile.action[0].state, ==, WIZ_ACTION_DONE);
  wiz_view_tile (table.match, &table.state, 3, &tile);
  g_assert_cmpint (tile.by, ==, -1);
  g_assert_true (tile.action[2].optional);
  gn_match_free (table.match);
}

/* Step by step through a Farmer's turn. */
static void
test_steps (void)
{
  Table table;
  WizTile tile;
  WizPlayer player;
  g_autofree char *label = NULL;
  GnSay say = { 0 };

  table_set_up (&table, GN_DEALER_BOX, "{'round':3,'active':0}");
  do_spec (&table, 0, "take tile=farmer");
  g_assert_cmpint (wiz_view_step (table.match, &table.state), ==, WIZ_STEP_DRAW);
  do_spec (&table, 0, "draw");
  wiz_view_tile (table.match, &table.state, 5, &tile);
  g_assert_cmpint (tile.action[0].state, ==, WIZ_ACTION_NOW);
  g_assert_cmpuint (tile.action[0].times, ==, 1);
  g_assert_cmpint (tile.action[1].state, ==, WIZ_ACTION_AHEAD);
  wiz_view_action_label (table.match, &table.state, &tile.action[0], -1, &say);
  label = gn_say_text (table.match, &say, FALSE);
  g_assert_cmpstr (label, ==, "Draw 2 cards");
  do_spec (&table, 0, "draw");
  g_assert_cmpint (wiz_view_step (table.match, &table.state), ==, WIZ_STEP_TOKENS);
  do_spec (&table, GN_CHANCE, "token token=tF");
  g_assert_cmpint (wiz_view_step (table.match, &table.state), ==, WIZ_STEP_PLAY);
  do_spec (&table, 0, "play card=F3");
  g_assert_cmpint (wiz_view_step (table.match, &table.state), ==, WIZ_STEP_SETS);
  wiz_view_player (table.match, &table.state, 0, &player);
  g_assert_cmpuint (player.hand, ==, 4);
  g_assert_cmpuint (player.symbols[WIZ_FLOWER], ==, 4);
  g_assert_cmpint (player.number, ==, 5);
  g_assert_true (player.acting);
  g_assert_cmpuint (player.gems_board, ==, 8);
  gn_match_free (table.match);
}

/* Section 12: which helps more, a level or a gem? */
static void
test_odds (void)
{
  Table table;
  WizOdds odds;

  table_set_up (&table, GN_DEALER_BOX, "{'round':3,'active':0,'level':[3,1,1],'gems':[2,0,8],'gone':{'F':3}}");
  wiz_view_odds (table.match, &table.state, 0, &odds);
  g_assert_cmpuint (odds.bag, ==, 38);
  g_assert_cmpuint (odds.own, ==, 2);
  assert_chance (odds.now, 108, 703);
  assert_chance (odds.with_level, 142, 703);
  /* 1 - (36·35·34)/(39·38·37) */
  assert_chance (odds.with_gem, 1999, 9139);
  g_assert_true (odds.gem_left);
  g_assert_true (odds.can);

  wiz_view_odds (table.match, &table.state, 1, &odds);
  assert_chance (odds.now, 0, 1);
  assert_chance (odds.with_level, 0, 1);
  assert_chance (odds.with_gem, 1, 39);

  /* All gems in the bag: one more cannot be. */
  wiz_view_odds (table.match, &table.state, 2, &odds);
  g_assert_false (odds.gem_left);
  assert_chance (odds.with_gem, odds.now.a, odds.now.b);

  /* Taken: nobody can any more; at the end of the dial a level is none. */
  do_spec (&table, 0, "take tile=wizard");
  do_spec (&table, GN_CHANCE, "no-own-gem");
  do_spec (&table, GN_HOST, "level-cap n=3");
  wiz_view_odds (table.match, &table.state, 0, &odds);
  g_assert_false (odds.can);
  assert_chance (odds.with_level, odds.now.a, odds.now.b);
  gn_match_free (table.match);
}

static void
test_bag (void)
{
  Table table;
  WizBag bag;
  WizChance chance;
  guint all = 0;

  table_set_up (&table, GN_DEALER_BOX, "{'round':3,'active':0,'gems':[2,1,0],'gone':{'F':2},'tokens':[{'S':1},{},{}]}");
  wiz_view_bag (table.match, &table.state, &bag);
  g_assert_cmpuint (bag.all, ==, 31);
  for (guint token = 0; token < WIZ_TOKENS; token++)
    {
      all += bag.n[token];
      g_assert_cmpint (bag.next[token].a * (gint64) bag.all, ==, bag.n[token] * bag.next[token].b);
    }
  g_assert_cmpuint (all, ==, bag.all);
  g_assert_cmpuint (bag.gone[WIZ_FLOWER], ==, 2);
  g_assert_cmpuint (bag.kept[WIZ_SNAIL], ==, 1);
  assert_chance (bag.element, 22, 31);
  assert_chance (bag.gem, 3, 31);
  wiz_view_token (table.match, &table.state, WIZ_TOKEN_ADD, 1, &chance);
  assert_chance (chance, 3, 31);
  wiz_view_token (table.match, &table.state, WIZ_TOKEN_ADD, 3, &chance);
  assert_chance (chance, 1219, 4495);
  g_assert_cmpint (wiz_view_token_seat (table.match, wiz_view_seat_token (table.match, 1)), ==, 1);
  g_assert_cmpint (wiz_view_token_seat (table.match, WIZ_TOKEN_ADD), ==, -1);
  gn_match_free (table.match);
}

/* Token by token, and what is told of the win. */
static void
test_draw (void)
{
  Table table;
  WizDraw draw;
  WizWin win;

  table_set_up (&table, GN_DEALER_BOX, "{'round':3,'active':0,'level':[3,1,1],'gems':[2,0,0]}");
  wiz_view_draw (table.match, &table.state, &draw);
  g_assert_false (draw.open);
  do_spec (&table, 0, "take tile=wizard");
  wiz_view_draw (table.match, &table.state, &draw);
  g_assert_true (draw.open && draw.wizard && !draw.won);
  g_assert_cmpuint (draw.all, ==, 3);
  assert_chance (draw.first, 31, 176);
  assert_chance (draw.now, 31, 176);
  do_spec (&table, GN_CHANCE, "token token=tF");
  wiz_view_draw (table.match, &table.state, &draw);
  g_assert_cmpuint (draw.out, ==, 1);
  g_assert_cmpuint (draw.token[0], ==, WIZ_FLOWER);
  g_assert_cmpuint (draw.bag, ==, 33);
  assert_chance (draw.first, 31, 176);
  assert_chance (draw.now, 61, 496);
  do_spec (&table, GN_CHANCE, "token token=gem-blue");
  wiz_view_draw (table.match, &table.state, &draw);
  g_assert_true (draw.won);
  assert_chance (draw.now, 1, 1);
  do_spec (&table, GN_CHANCE, "token token=add");
  wiz_view_draw (table.match, &table.state, &draw);
  g_assert_true (draw.over && draw.told);
  g_assert_cmpuint (draw.out, ==, 3);
  wiz_view_win (table.match, &table.state, &win);
  g_assert_cmpint (win.seat, ==, 0);
  g_assert_cmpuint (win.bag, ==, 33);
  g_assert_cmpuint (win.own, ==, 2);
  g_assert_cmpuint (win.level, ==, 3);
  assert_chance (win.chance, 31, 176);
  g_assert_cmpint (wiz_view_step (table.match, &table.state), ==, WIZ_STEP_OVER);
  gn_match_free (table.match);
}

static void
test_sets (void)
{
  Table table;
  WizSet set;

  table_set_up (&table, GN_DEALER_BOX, "{'round':3,'active':0,'gems':[7,0,0],'face':[{'P3':2,'P1':1},{},{}],'tokens':[{'P':1},{},{}]}");
  wiz_view_set (table.match, &table.state, 0, WIZ_POTION, &set);
  g_assert_cmpuint (set.n_pieces, ==, 3);
  g_assert_cmpuint (set.pieces[0].symbols, ==, 3);
  g_assert_true (set.pieces[2].token);
  g_assert_cmpuint (set.symbols, ==, 8);
  g_assert_cmpuint (set.need, ==, 8);
  g_assert_cmpuint (set.sets, ==, 1);
  g_assert_cmpuint (set.surplus, ==, 0);
  g_assert_cmpint (set.gems, ==, 2);
  g_assert_cmpint (set.gems_void, ==, 1);
  wiz_view_set (table.match, &table.state, 0, WIZ_BONE, &set);
  g_assert_cmpuint (set.missing, ==, 6);
  g_assert_cmpuint (set.sets, ==, 0);
  gn_match_free (table.match);
}

/* 7.3: the public's chances, and those of a player who knows the own hand. */
static void
test_cards (void)
{
  Table table;
  WizState copy;
  WizChance chance;
  WizCards cards;
  gboolean about;
  const int f3 = WIZ_CARD (WIZ_FLOWER, 3);

  table_set_up (&table, GN_DEALER_APP, "{'round':3,'active':0,'hand':[{'F3':2,'F1':1},{'S1':1},{}]}");
  copy = table.state;
  gn_state_redact (table.match, &copy, GN_PUBLIC);
  g_assert_true (wiz_view_next_card (table.match, &copy, f3, &chance, &about));
  g_assert_false (about);
  assert_chance (chance, 1, 15);
  copy = table.state;
  gn_state_redact (table.match, &copy, 0);
  g_assert_true (wiz_view_next_card (table.match, &copy, f3, &chance, &about));
  assert_chance (chance, 2, 57);
  gn_match_free (table.match);

  /* A known layer: c of its m cards, less what has come to light. */
  table_set_up (&table, GN_DEALER_APP, "{'round':3,'active':0,'hand':[{},{},{}],'hand_n':[0,0,0],'deck':[],'discard':{'F3':1,'S1':3},"
                "'face':[{'F1':3,'F2':5,'F3':3,'S2':5,'S3':4,'B1':3,'B2':5},{'B3':4,'M1':3,'M2':5,'M3':4},{'P1':3,'P2':5,'P3':4}]}");
  wiz_view_cards (table.match, &table.state, &cards);
  g_assert_true (cards.reshuffle);
  g_assert_cmpuint (cards.discard, ==, 4);
  g_assert_true (wiz_view_next_card (table.match, &table.state, f3, &chance, &about));
  assert_chance (chance, 1, 4);
  do_spec (&table, 0, "take tile=queen");
  do_spec (&table, GN_CHANCE, "draw card=S1");
  copy = table.state;
  gn_state_redact (table.match, &copy, 1);
  g_assert_true (wiz_view_next_card (table.match, &copy, f3, &chance, &about));
  assert_chance (chance, 1, 4);
  copy = table.state;
  gn_state_redact (table.match, &copy, 0);
  g_assert_true (wiz_view_next_card (table.match, &copy, f3, &chance, &about));
  assert_chance (chance, 1, 3);
  gn_match_free (table.match);

  /* With the cards in the box, and no list of them, nobody can tell. */
  table_set_up (&table, GN_DEALER_BOX, "{'round':3,'active':0}");
  g_assert_false (wiz_view_next_card (table.match, &table.state, f3, &chance, &about));
  gn_match_free (table.match);
}

/* WIZ-R17: for tables that like the suspense. */
static void
test_suspense (void)
{
  for (int hidden = 0; hidden < 2; hidden++)
    {
      g_auto (GnInsights) insights = { 0 };
      GnSay say = { 0 };
      guint odds = 0;
      Table table;

      table_set_up (&table, GN_DEALER_BOX, "{'round':3,'active':0,'face':[{'F3':1},{},{}],'gems':[1,0,0]}");
      table.match->option[WIZ_OPTION_SHOW_ODDS] = (guint8) hidden;
      wizard_game.insights (table.match, &table.state, &insights);
      for (guint i = 0; i < insights.n; i++)
        odds += insights.insight[i].odds;
      g_assert_true ((odds > 0) == !hidden);
      wizard_game.describe (table.match, &table.state, GN_THING (WIZ_DOMAIN_TOKEN, WIZ_TOKEN_ADD), &say);
      g_assert_true ((say.text > 0) == !hidden);
      g_assert_true (wiz_view_show_odds (table.match) == !hidden);
      gn_match_free (table.match);
    }
}

/* Everybody's chance side by side, then what would help whoever is at turn: before anything else, in the order of the seats. */
static void
test_compared (void)
{
  g_auto (GnInsights) insights = { 0 };
  Table table;

  table_set_up (&table, GN_DEALER_BOX, "{'round':3,'active':1,'gems':[1,2,8]}");
  wizard_game.insights (table.match, &table.state, &insights);
  g_assert_cmpuint (insights.n, >, 8);
  for (guint i = 0; i < 5; i++)
    {
      g_assert_cmpuint (insights.insight[i].label.text, ==, i < 3 ? WIZ_FIG_WIZARD : i == 3 ? WIZ_FIG_WIZARD_LEVEL : WIZ_FIG_WIZARD_GEM);
      g_assert_cmpint (insights.insight[i].label.arg[0], ==, i < 3 ? (int) i : 1);
    }
  gn_match_free (table.match);
}

/* What a thing is, in words. */
static void
test_describe (void)
{
  static const struct { guint domain; int value; const char *text; } things[] = {
    { WIZ_DOMAIN_ELEMENT, WIZ_MUSHROOM, "7 symbols of mushrooms make a set: level +1, gems into the bag: 1." },
    { WIZ_DOMAIN_TOKEN, WIZ_TOKEN_ADD, "Add-a-Gem: 3 in the bag." },
    { WIZ_DOMAIN_TOKEN, WIZ_FLOWER, "flower token: 3 in the bag, 2 out of the game." },
    { WIZ_DOMAIN_CARD, WIZ_CARD (WIZ_BONE, 2), "An element card: two bones." },
  };
  Table table;

  table_set_up (&table, GN_DEALER_BOX, "{'round':3,'active':0,'gone':{'F':2}}");
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autofree char *text = NULL;
      GnSay say = { 0 };

      wizard_game.describe (table.match, &table.state, GN_THING ((guint8) things[i].domain, (gint16) things[i].value), &say);
      text = gn_say_text (table.match, &say, FALSE);
      g_assert_cmpstr (text, ==, things[i].text);
    }
  gn_match_free (table.match);
}

void
wiz_add_views (void)
{
  g_test_add_func ("/wizard/view/track", test_track);
  g_test_add_func ("/wizard/view/steps", test_steps);
  g_test_add_func ("/wizard/view/odds", test_odds);
  g_test_add_func ("/wizard/view/bag", test_bag);
  g_test_add_func ("/wizard/view/draw", test_draw);
  g_test_add_func ("/wizard/view/sets", test_sets);
  g_test_add_func ("/wizard/view/cards", test_cards);
  g_test_add_func ("/wizard/view/suspense", test_suspense);
  g_test_add_func ("/wizard/view/compared", test_compared);
  g_test_add_func ("/wizard/view/describe", test_describe);
}
