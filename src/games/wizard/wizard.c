/* wizard.c: the descriptor of The Wizard Always Wins
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-state.h"
#include "wizard.h"

#include <glib/gi18n-lib.h>

/* The figures of setup steps and of the summary, by seats (section 2). */
static gint
wiz_setup_figure (const GnMatch *match,
                  const char    *gap)
{
  const int seats = match->n_seats;
  const struct { const char *gap; int n; } figures[] = {
    { "players", seats },
    { "gems", WIZ_GEMS_EACH * seats },
    { "gems_box", WIZ_GEMS_EACH * (WIZ_COLOURS - seats) },
    { "bag", WIZ_ELEMENTS * WIZ_TOKENS_EACH + 2 * WIZ_SPECIALS },
    { "dealt", WIZ_HAND * seats },
    { "deck", WIZ_BOX_CARDS - WIZ_HAND * seats },
    { "last", WIZ_TILES + 1 - seats },
  };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (g_str_equal (figures[i].gap, gap))
      return figures[i].n;
  return -1;
}

static const GnSetupFigure figures[] = {
  { N_("{gems}"), N_("gems on the board") },
  { N_("{bag}"), N_("tokens in the bag") },
  { N_("{deck}"), N_("cards in the deck") },
  { N_("{last}"), N_("characters left for the last player") },
  { NULL }
};

static const GnColour colours[] = {
  [WIZ_BLUE] = { "blue", N_("blue") }, [WIZ_RED] = { "red", N_("red") }, [WIZ_YELLOW] = { "yellow", N_("yellow") },
  [WIZ_GREEN] = { "green", N_("green") }, [WIZ_PURPLE] = { "purple", N_("purple") },
  { NULL }
};

static const GnGather gather[] = {
  { "start", .kind = GN_GATHER_START, .field = "active" },
  { "draws", N_("Wizard draws"),
    N_("How many draws with the Wizard were made at each chance, how many of them won, and how many were to be "
       "expected: the sum of the chances. Luck is the difference."),
    GN_GATHER_CHANCE, .fact = "wizard-draw", .thing = "chance", .came = "won" },
  { NULL }
};

const GnGame wizard_game = {
  .id = "wizard",
  .title = N_("The Wizard Always Wins"),
  .blurb = N_("2–5 players, 30 min"),
  .minutes = 30,
  .accent = "wizard",
  .prefix = "WIZ",
  .rules_version = 3,
  .min_seats = 2,
  .max_seats = WIZ_SEATS,
  .state_size = sizeof (WizState),

  .options = wiz_options,
  .families = wiz_families,
  .domains = wiz_domains,
  .verbs = wiz_verbs,
  .texts = wiz_texts,
  .fields = wiz_fields,
  .setup = wiz_setup,

  .start = wiz_start,
  .check = wiz_check,
  .apply = wiz_apply,
  .legal = wiz_legal,
  .prompt = wiz_prompt,
  .score = wiz_score,
  .chance = wiz_chance,
  .insights = wiz_insights,
  .describe = wiz_describe,
  .derived = wiz_derived,
  .redact = wiz_redact,
  .hides_odds = wiz_hides_odds,
  .keeps_secrets = TRUE,   /* WIZ-010 */
  .settle = wiz_settle,
  .audit = wiz_audit,
  .compile = wiz_compile,
  .take_apart = wiz_take_apart,
  .setup_figure = wiz_setup_figure,
  .figures = figures,
  .colours = colours,
  .incomplete = WIZ_NO_LIST_OF_CARDS,
  .gather = gather,
};
