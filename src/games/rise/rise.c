/* rise.c: the descriptor of Rise of the Gnomes
 *
 * Calls between files go in one direction only. The layers from the bottom up, without rise- and .c:
 *   map, count          places, adjacency, control; simple queries
 *   powers, pieces      lasting effects; pieces put on the map and taken off
 *   may, build          shared checks: prices, tiles and building
 *   effects, gifts      immediate effects of components
 *   dragon, union-*     the dragon and the Gnome cards (cards: their deck and hands)
 *   asked               which seats have to act next
 *   turn, card, chance  moves of phases 2 and 3, and outcomes of chance; whole: several moves in one
 *   flow, check, legal  the course of a match, and which of these files handles a verb
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-state.h"
#include "rise.h"

#include <glib/gi18n-lib.h>

static const GnSetupFigure figures[] = {
  { N_("{tiles}"), N_("tiles on the table") },
  { N_("{red}"), N_("of them face down") },
  { N_("{meeples} + 1"), N_("meeples each") },
  { N_("5"), N_("turns in all") },
  { NULL }
};

/* The colors of the five player boards (1.1) */
static const GnColour colours[] = {
  { "red", N_("red") }, { "blue", N_("blue") }, { "green", N_("green") }, { "purple", N_("purple") },
  { "yellow", N_("yellow") }, { NULL }
};

static const GnGather gather[] = {
  { "start", .kind = GN_GATHER_START, .field = "first" },
  { "gnomes", N_("The Gnomes"),
    N_("How often the Gnomes won, of all matches in which they played."), GN_GATHER_OTHERS },
  { "allies", N_("Allies"),
    N_("How many players took each ally, and how many of these won the match."),
    GN_GATHER_TAKEN, .fact = "drafted", .thing = "card" },
  { NULL }
};

const GnGame rise_game = {
  .id = "rise",
  .title = N_("Rise of the Gnomes"),
  .blurb = N_("2–5 players, 150 min"),
  .minutes = 150,
  .accent = "rise",
  .prefix = "RISE",
  .rules_version = 3,
  .min_seats = 2,
  .max_seats = RISE_SEATS,
  .state_size = sizeof (RiseState),

  .options = rise_options,
  .families = rise_families,
  .domains = rise_domains,
  .verbs = rise_verbs,
  .texts = rise_texts,
  .fields = rise_fields,
  .setup = rise_setup,

  .start = rise_start,
  .check = rise_check,
  .apply = rise_apply,
  .legal = rise_legal,
  .prompt = rise_prompt,
  .score = rise_score,
  .chance = rise_chance,
  .insights = rise_insights,
  .describe = rise_describe,
  .derived = rise_derived,
  .named_as = rise_named_as,
  .redact = rise_redact,
  .settle = rise_settle,
  .audit = rise_audit,
  .compile = rise_compile,
  .take_apart = rise_take_apart,
  .setup_figure = rise_setup_figure,
  .words = rise_words,
  .figures = figures,
  .colours = colours,
  .incomplete = RISE_NO_CATALOGUE,
  .gather = gather,
};
