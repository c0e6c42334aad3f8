/* toy-game.c: a game without rules, whose verbs have every kind of argument
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toy-game.h"

#include "core/match/moves.h"
#include "core/game/scoresheet.h"
#include "core/base/story.h"

static const GnValue gems[TOY_N_GEMS] = {
  { "diamond", "diamond", NP_ ("{n} diamond", "{n} diamonds"), "diamond|diamonds|d", "gem-diamond" },
  { "ruby", "ruby", NP_ ("{n} ruby", "{n} rubies"), "ruby|rubies|r", "gem-ruby" },
  { "sapphire", "sapphire", NP_ ("{n} sapphire", "{n} sapphires"), "sapphire|sapphires|s", "gem-sapphire" },
  { "emerald", "emerald", NP_ ("{n} emerald", "{n} emeralds"), "emerald|emeralds|e", "gem-emerald" },
  { "wild", "wild gem", NP_ ("{n} wild gem", "{n} wild gems"), "wild|wild gem|wild gems|w", "gem-wild" },
  { "several", "several types" },
};

static const GnValue spaces[] = {
  { "I-1", "I-1" }, { "I-2", "I-2" }, { "II-1", "II-1" }, { "II-2", "II-2" }, { "III-1", "III-1" }, { "IV-2", "IV-2" },
    { "V-1", "V-1" },
  { "Diamantina-1", "Diamantina 1" }, { "Diamantina-2", "Diamantina 2" },
  { "a-toast", "A Toast" },
};

static const GnDomain domains[] = {
  [TOY_GEM] = { .id = "gem", .title = "Gem", .values = gems, .n_values = TOY_N_GEMS, .several = TOY_SEVERAL,
    .hidden = TOY_WILD },
  [TOY_SPACE] = { .id = "space", .title = "Space", .values = spaces, .n_values = G_N_ELEMENTS (spaces) },
  { NULL }
};

static const GnVerb verbs[] = {
  [TOY_BUY] = { .id = "buy", .title = "Buy gems", .words = "buy|b", .phrase = "buy {n type}[ with marker {marker}]",
    .args = {
    { "type", "Gem", GN_ARG_THING, TOY_GEM, TOY_BUY_TYPE, 1, 0, 0, TOY_SEVERAL },
    { "n", "How many", GN_ARG_NUMBER, GN_DOMAIN_NUMBER, TOY_BUY_N, 1, 1, 4 },
    { "marker", "Marker", GN_ARG_NUMBER, GN_DOMAIN_NUMBER, TOY_BUY_MARKER, 1, 1, 9, .flags = GN_ARG_OPTIONAL } } },
  [TOY_SELL] = { .id = "sell", .title = "Sell gems", .words = "sell|s", .phrase = "sell {n type}[ with {wild} wild]",
    .args = {
    { "type", "Gem", GN_ARG_THING, TOY_GEM, TOY_SELL_TYPE, 1, 0, 0, TOY_SEVERAL },
    { "n", "How many", GN_ARG_NUMBER, GN_DOMAIN_NUMBER, TOY_SELL_N, 1, 1, 4 },
    { "wild", "Wild gems among them", GN_ARG_NUMBER, GN_DOMAIN_NUMBER, TOY_SELL_WILD, 1, 0, 4,
      .flags = GN_ARG_OPTIONAL } } },
  [TOY_TILE] = { .id = "tile", .title = "Buy a tile", .words = "tile|buy tile|tile a space|t",
    .phrase = "tile {space}[ paying {own}][ with wild for {wild}]", .args = {
    { "space", "Space", GN_ARG_THING, TOY_SPACE, TOY_TILE_SPACE, 1 },
    { "own", "Own gems", GN_ARG_BAG, TOY_GEM, TOY_TILE_OWN, TOY_N_GEMS, 0, 9, .flags = GN_ARG_OPTIONAL },
    { "wild", "Wild gems for", GN_ARG_BAG, TOY_GEM, TOY_TILE_WILD, TOY_N_GEMS, 0, 9, .flags = GN_ARG_OPTIONAL } } },
  [TOY_GOLD] = { .id = "gold", .title = "Take 4 gold", .words = "gold|g|take gold", .phrase = "take 4 gold" },
  [TOY_TAKE] = { .id = "trader-take", .title = "Take a trader card", .words = "trader|take trader",
    .phrase = "take the {a}–{b} trader", .args = {
    { "a", "One", GN_ARG_THING, TOY_GEM, TOY_TAKE_A, 1 },
    { "b", "Other", GN_ARG_THING, TOY_GEM, TOY_TAKE_B, 1 } } },
  [TOY_MINE] = { .id = "mine", .title = "Mine", .words = "mine|m", .phrase = "mine {gems}[, wild as {wild}]", .args = {
    { "gems", "Gems", GN_ARG_BAG, TOY_GEM, TOY_MINE_GEMS, TOY_N_GEMS, 0, 9 },
    { "wild", "Wild symbols", GN_ARG_LIST, TOY_GEM, TOY_MINE_WILD, 5, .flags = GN_ARG_OPTIONAL } } },
  [TOY_GIVE] = { .id = "give", .title = "Give gems", .words = "give", .phrase = "give {to} {n type}", .args = {
    { "to", "To", GN_ARG_THING, GN_DOMAIN_SEAT, TOY_GIVE_TO, 1 },
    { "n", "How many", GN_ARG_NUMBER, GN_DOMAIN_NUMBER, TOY_GIVE_N, 1, 1, 9 },
    { "type", "Gem", GN_ARG_THING, TOY_GEM, TOY_GIVE_TYPE, 1 } } },
  [TOY_PASS] = { .id = "pass", .title = "Pass", .words = "pass", .phrase = "pass", .flags = GN_VERB_REFUSED },
  [TOY_TURN] = { .id = "turn", .title = "Turn up", .words = "turn|turn up", .phrase = "turn up {space}",
    .flags = GN_VERB_CHANCE, .args = {
    { "space", "Space", GN_ARG_THING, TOY_SPACE, 0, 1 } } },
  [TOY_FOUND] = { .id = "found", .title = "Found", .words = "found", .phrase = "found {type}",
    .flags = GN_VERB_CHANCE | GN_VERB_BARE, .args = {
    { "type", "Gem", GN_ARG_THING, TOY_GEM, 0, 1 } } },
  { NULL }
};

static const GnText texts[] = {
  [TOY_TEXT_NONE] = { .id = "" },
  [TOY_TEXT_NO_PASS] = { GN_TEXT_REFUSAL, "no-pass", "TOY-001", "", .text = "Nobody may pass." },
  [TOY_TEXT_MIXED] = { GN_TEXT_REFUSAL, "mixed", "TOY-002", "", .text = "One type at a time." },
  [TOY_TEXT_TOO_MANY] = { GN_TEXT_REFUSAL, "too-many", "TOY-003", "n:number", .text = "{n} are too many: 1 to 4." },
  [TOY_TEXT_NO_GOLD] = { GN_TEXT_REFUSAL, "no-gold", "TOY-004", "who:seat have:number what:count/gem cost:number",
    .text = "{who} has {have} gold, {what} cost {cost}.", .covered = "{what} cost {cost}." },
  [TOY_TEXT_NO] = { GN_TEXT_REFUSAL, "no", "TOY-005", "", .text = "Not now." },
  [TOY_TEXT_BOUGHT] = { GN_TEXT_FACT, "bought", "TOY-006", "who:seat what:count/gem cost:number",
    .text = "{who} buys {what} for {cost} gold.",
    .instruction = "Bank gives {what} to {who}", .doer = "banker", .icon = "{what}" },
  [TOY_TEXT_PAID] = { GN_TEXT_FACT, "paid", NULL, "who:seat bag:bag/gem", .text = "{who} pays {bag}.", .doer = "who",
    .brief = "pays {bag}" },
  [TOY_TEXT_TARGET] = { GN_TEXT_FACT, "target", NULL, "gem:gem by:signed now:number clause:clause left:number",
    .text = "{gem} target {by} to {now} ({clause})", .instruction = "{gem} arrow to {now}, {left} left", .doer = "banker",
    .icon = "{gem}" },
  [TOY_TEXT_ACTIONS] = { GN_TEXT_LABEL, "actions", NULL, "n:number", .text = NP_ ("{n} action left",
    "{n} actions left"), .by = "n" },
  [TOY_TEXT_VERB] = { GN_TEXT_LABEL, "verb", NULL, "what:verb", .text = "Not {what} {unknown}", .icon = "coin" },
  [TOY_TEXT_LUCK] = { GN_TEXT_FACT, "luck", NULL, "chance:permille", .text = "A chance of {chance}." },
  [TOY_TEXT_PASSED] = { GN_TEXT_FACT, "passed", NULL, "who:seat spaces:set/space n:number",
    .text = "{who} passes {spaces}, {n} in all.", .reason = TRUE },
  [TOY_TEXT_SAT] = { GN_TEXT_FACT, "sat", NULL, "seats:set/seat", .text = "{seats} sit." },
  [TOY_TEXT_ROSE] = { GN_TEXT_FACT, "rose", NULL, "who:seat", .text = "Up rose {who}. No more.",
    .instruction = "Give {who} the start player figure", .doer = "who" },
  [TOY_TEXT_CAST] = { GN_TEXT_FACT, "cast", NULL, "gem:gem", .text = "{gem} is cast.", .instruction = "Turn {gem} over" },
  { 0 }
};

static const GnFamily families[] = { { NULL } };
static const GnOption options[] = { { NULL } };
static const GnField fields[] = { { NULL } };

static const char *const roles[] = { "banker", NULL };

static gboolean
toy_start (const GnMatch *match,
           gpointer       state,
           GnSay         *why)
{
  ((ToyState *) state)->gold = 12;
  return TRUE;
}

static gboolean
toy_check (const GnMatch *match,
           gconstpointer  state,
           const GnMove  *move,
           GnSay         *why)
{
  const ToyState *toy = state;

  if (move->verb == TOY_PASS)
    return gn_say (why, TOY_TEXT_NO_PASS);
  if (move->verb == TOY_BUY || move->verb == TOY_SELL)
    {
      int type = move->arg[TOY_BUY_TYPE], n = move->arg[TOY_BUY_N];

      if (type == TOY_SEVERAL)
        return gn_say (why, TOY_TEXT_MIXED);
      if (type < 0 || type >= TOY_WILD || move->seat != 0)
        return gn_say (why, TOY_TEXT_NO);
      if (n < 1 || n > 4)
        return gn_say (why, TOY_TEXT_TOO_MANY, n);
      if (move->verb == TOY_BUY && n * (5 - type) > toy->gold)
        return gn_say (why, TOY_TEXT_NO_GOLD, move->seat, toy->gold, n, type, n * (5 - type));
      return TRUE;
    }

  g_auto (GnMoveList) list = { 0 };

  match->game->legal (match, state, &list);
  for (guint i = 0; i < list.n; i++)
    if (gn_move_equal (&list.move[i], move))
      return TRUE;
  return gn_say (why, TOY_TEXT_NO);
}

static void
toy_apply (const GnMatch *match,
           gpointer       state,
           const GnMove  *move,
           GnStory       *story)
{
}

static void
set_bag (GnMove *move,
         guint   at,
         guint   a,
         int     n,
         guint   b,
         int     m)
{
  for (guint i = 0; i < TOY_N_GEMS; i++)
    move->arg[at + i] = 0;
  move->arg[at + a] += n;
  move->arg[at + b] += m;
}

static void
list_trades (const ToyState *toy,
             GnMoveList     *list)
{
  for (int type = 0; type < TOY_WILD; type++)
    for (int n = 1; n <= 4; n++)
      for (int marker = 0; marker <= 2; marker++)
        if (n * (5 - type) <= toy->gold)
          {
            GnMove *move = gn_move_list_add (list, 0, TOY_BUY);

            move->arg[TOY_BUY_TYPE] = type;
            move->arg[TOY_BUY_N] = n;
            if (marker)
              move->arg[TOY_BUY_MARKER] = marker + 2;
          }
  for (int type = 0; type < TOY_WILD; type++)
    for (int n = 1; n <= 4; n++)
      for (int wild = 0; wild <= n; wild++)
        {
          GnMove *move = gn_move_list_add (list, 0, TOY_SELL);

          move->arg[TOY_SELL_TYPE] = type;
          move->arg[TOY_SELL_N] = n;
          if (wild)
            move->arg[TOY_SELL_WILD] = wild;
        }
}

static void
list_tiles (GnMoveList *list)
{
  for (guint space = 0; space < G_N_ELEMENTS (spaces); space++)
    {
      GnMove *move = gn_move_list_add (list, 0, TOY_TILE);

      move->arg[TOY_TILE_SPACE] = space;
      for (int wild = 1; wild <= 2; wild++)
        {
          move = gn_move_list_add (list, 0, TOY_TILE);
          move->arg[TOY_TILE_SPACE] = space;
          set_bag (move, TOY_TILE_OWN, TOY_RUBY, 3 - wild, TOY_EMERALD, 1);
          set_bag (move, TOY_TILE_WILD, TOY_RUBY, wild, TOY_EMERALD, 0);
        }
      move = gn_move_list_add (list, 0, TOY_TILE);
      move->arg[TOY_TILE_SPACE] = space;
      set_bag (move, TOY_TILE_WILD, TOY_RUBY, 3, TOY_EMERALD, 1);
    }
}

static void
toy_legal (const GnMatch *match,
           gconstpointer  state,
           GnMoveList    *list)
{
  if (((const ToyState *) state)->due)
    {
      for (int type = 0; type < TOY_WILD; type++)
        gn_move_list_add (list, GN_CHANCE, TOY_FOUND)->arg[0] = (gint16) type;
      return;
    }
  list_trades (state, list);
  list_tiles (list);
  gn_move_list_add (list, 0, TOY_GOLD);
  for (int a = 0; a < TOY_WILD; a++)
    for (int b = 0; b < TOY_WILD; b++)
      if (a != b)
        {
          GnMove *move = gn_move_list_add (list, 0, TOY_TAKE);

          move->arg[TOY_TAKE_A] = a;
          move->arg[TOY_TAKE_B] = b;
        }
  for (int a = 0; a < TOY_WILD; a++)
    for (int b = 0; b < TOY_WILD; b++)
      {
        GnMove *move = gn_move_list_add (list, 0, TOY_MINE);

        set_bag (move, TOY_MINE_GEMS, TOY_RUBY, 2, a, 1);
        if (b)
          {
            move->arg[TOY_MINE_WILD] = 2;
            move->arg[TOY_MINE_WILD + 1] = a;
            move->arg[TOY_MINE_WILD + 2] = b;
          }
      }
  for (int to = 1; to < match->n_seats; to++)
    for (int n = 1; n <= 3; n++)
      {
        GnMove *move = gn_move_list_add (list, 0, TOY_GIVE);

        move->arg[TOY_GIVE_TO] = to;
        move->arg[TOY_GIVE_N] = n;
        move->arg[TOY_GIVE_TYPE] = TOY_SAPPHIRE;
      }
  for (int space = 0; space < 3; space++)
    {
      GnMove *move = gn_move_list_add (list, GN_CHANCE, TOY_TURN);

      move->arg[0] = space;
    }
}

static void
toy_prompt (const GnMatch *match,
            gconstpointer  state,
            GnPrompt      *prompt)
{
  prompt->must = 1;
  prompt->step = "action";
  prompt->clauses = "";
}

static void
toy_score (const GnMatch *match,
           gconstpointer  state,
           GnScoresheet  *sheet)
{
}

const GnGame toy_game = {
  .id = "toy",
  .title = "Toy",
  .prefix = "TOY",
  .rules_version = 1,
  .min_seats = 2,
  .max_seats = 4,
  .state_size = sizeof (ToyState),
  .options = options,
  .families = families,
  .fields = fields,
  .domains = domains,
  .verbs = verbs,
  .texts = texts,
  .roles = roles,
  .role_titles = roles,
  .start = toy_start,
  .check = toy_check,
  .apply = toy_apply,
  .legal = toy_legal,
  .prompt = toy_prompt,
  .score = toy_score,
};
