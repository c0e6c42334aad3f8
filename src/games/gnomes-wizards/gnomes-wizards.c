/* gnomes-wizards.c: the descriptor of Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gnomes-wizards.h"
#include "gw-state.h"

#include <glib/gi18n-lib.h>

static const GnSetupFigure figures[] = {
  { N_("{rounds}"), N_("rounds") },
  { N_("{tiles}"), N_("tiles, {mines} of them mines") },
  { N_("{dice}"), N_("dice at the start") },
  { N_("{flip}"), N_("is the first round with flips") },
  { NULL }
};

/* A learned card is described under its own name. */
static GnThing
gw_named_as (const GnMatch *match,
             gconstpointer  data,
             GnThing        place)
{
  const GwState *state = data;

  if (place.domain != GW_DOMAIN_ABILITY || place.value % 2 == 0 || !state->learned[place.value / 2])
    return GN_THING (place.domain, GN_NONE);
  return GN_THING (GW_DOMAIN_CARD, (gint16) (state->learned[place.value / 2] - 1));
}

static const GnGather gather[] = {
  { "start", .kind = GN_GATHER_START, .field = "first" },
  { "tribes", N_("Tribes"),
    N_("How many players had each tribe, and how many of these won the match."),
    GN_GATHER_HELD, .field = "tribe_seat" },
  { "clans", N_("Clans"),
    N_("How many players called each clan, and how many of these won the match."),
    GN_GATHER_TAKEN, .fact = "called", .thing = "unit" },
  { NULL }
};

const GnGame gnomes_wizards_game = {
  .id = "gnomes-wizards",
  .title = N_("Gnômes & Wizards"),
  .blurb = N_("2–4 players, 90 min"),
  .minutes = 90,
  .accent = "gnomes-wizards",
  .prefix = "GW",
  .rules_version = 3,
  .min_seats = 2,
  .max_seats = GW_SEATS,
  .state_size = sizeof (GwState),

  .options = gw_options,
  .families = gw_families,
  .domains = gw_domains,
  .verbs = gw_verbs,
  .texts = gw_texts,
  .fields = gw_fields,
  .setup = gw_setup,

  .start = gw_start,
  .check = gw_check,
  .apply = gw_apply,
  .legal = gw_legal,
  .prompt = gw_prompt,
  .score = gw_score,
  .chance = gw_chance,
  .insights = gw_insights,
  .describe = gw_describe,
  .named_as = gw_named_as,
  .derived = gw_derived,
  .settle = gw_settle,
  .audit = gw_audit,
  .compile = gw_compile,
  .take_apart = gw_take_apart,
  .setup_figure = gw_setup_figure,
  .figures = figures,
  .seat_fill = gw_seat_fill,
  .gather = gather,
};
