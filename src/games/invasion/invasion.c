/* invasion.c: the descriptor of Gnome Invasion
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-state.h"
#include "invasion.h"

#include <glib/gi18n-lib.h>

static const GnSetupFigure figures[] = {
  { N_("{target}"), N_("rooms to win") },
  { N_("{deck}"), N_("gnome cards, including six letters") },
  { N_("{decks} × {deck_size}"), N_("boons in decks") },
  { N_("{hands_least} – {hands_most}"), N_("boons in the starting hands") },
  { NULL }
};

static const GnGather gather[] = {
  { "letters", N_("Letters out at the end"),
    N_("How many letters were out when the match ended, and how many of these matches the team won."),
    GN_GATHER_AMOUNT, .field = "n_letters" },
  { "rooms", N_("Rooms at the end"),
    N_("How many rooms the team had when the match ended, and how many of these matches it won."),
    GN_GATHER_AMOUNT, .fact = "room", .thing = "now", .undone = "room-lost" },
  { NULL }
};

const GnGame invasion_game = {
  .id = "invasion",
  .title = N_("Gnome Invasion"),
  .blurb = N_("2–5 players, 60 min"),
  .minutes = 60,
  .together = TRUE,
  .accent = "invasion",
  .prefix = "INV",
  .rules_version = 2,
  .min_seats = 2,
  .max_seats = INV_SEATS,
  .state_size = sizeof (InvState),

  .options = inv_options,
  .families = inv_families,
  .domains = inv_domains,
  .verbs = inv_verbs,
  .texts = inv_texts,
  .fields = inv_fields,
  .setup = inv_setup,

  .start = inv_start,
  .check = inv_check,
  .apply = inv_apply,
  .legal = inv_legal,
  .prompt = inv_prompt,
  .score = inv_score,
  .chance = inv_chance,
  .insights = inv_insights,
  .describe = inv_describe,
  .settle = inv_settle,
  .audit = inv_audit,
  .compile = inv_compile,
  .take_apart = inv_take_apart,
  .setup_figure = inv_setup_figure,
  .meaning = inv_meaning,
  .words = inv_words,
  .figures = figures,
  .outside = inv_outside,
  .incomplete = INV_NO_CATALOGUE,
  .gather = gather,
};
