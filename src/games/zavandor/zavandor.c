/* zavandor.c: the descriptor of The Gnomes of Zavandor
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-state.h"
#include "zavandor.h"

#include <glib/gi18n-lib.h>

static const char *const roles[] = { "banker", "observer", "starter", NULL };
static const char *const role_titles[] = { N_("Banker"), N_("Market observer"), N_("Start player"), NULL };

/* The figures of setup steps and of the summary, by seats and options (section 2.1). */
static gint
zav_setup_figure (const GnMatch *match,
                  const char    *gap)
{
  const int seats = match->n_seats;
  const int removed = CLAMP (4 - seats, 0, 2);
  const struct { const char *gap; int n; } figures[] = {
    { "players", seats },
    { "gold", 23 },
    { "gold_all", 23 * seats },
    { "removed", removed },
    { "artifacts_display", 3 },
    { "artifacts_pile", 9 - removed },
    { "jewelry_display", 3 },
    { "jewelry_pile", 12 - removed },
    { "goal", zav_threshold ((guint) seats) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (g_str_equal (figures[i].gap, gap))
      return figures[i].n;
  return -1;
}

static const GnSetupFigure figures[] = {
  { N_("{goal}"), N_("points end the game") },
  { N_("{gold}"), N_("gold each, {gold_all} in all") },
  { N_("{artifacts_display} + {artifacts_pile}"), N_("artifacts: display, pile") },
  { N_("{jewelry_display} + {jewelry_pile}"), N_("jewelry: display, pile") },
  { NULL }
};

static gboolean
zav_covers (const GnMatch *match)
{
  return !zav_option (match, ZAV_OPTION_GOLD_VIEW);
}

static const GnGather gather[] = {
  { "start", .kind = GN_GATHER_START, .field = "start" },
  { "prices", N_("Prices by round"),
    N_("The mean price of each gem when a round began, over all matches that came to that round."),
    GN_GATHER_COURSE, .field = "price" },
  { "items", N_("Artifacts and jewelry"),
    N_("How many players bought each of them, and how many of these won the match."),
    GN_GATHER_TAKEN, .fact = "item-bought", .thing = "item" },
  { NULL }
};

const GnGame zavandor_game = {
  .id = "zavandor",
  .title = N_("The Gnomes of Zavandor"),
  .blurb = N_("2–4 players, 90 min"),
  .minutes = 90,
  .accent = "zavandor",
  .prefix = "ZAV",
  .rules_version = 2,
  .min_seats = 2,
  .max_seats = ZAV_SEATS,
  .state_size = sizeof (ZavState),

  .options = zav_options,
  .families = zav_families,
  .domains = zav_domains,
  .verbs = zav_verbs,
  .texts = zav_texts,
  .fields = zav_fields,
  .setup = zav_setup,
  .roles = roles,
  .role_titles = role_titles,

  .start = zav_start,
  .check = zav_check,
  .apply = zav_apply,
  .legal = zav_legal,
  .prompt = zav_prompt,
  .score = zav_score,
  .chance = zav_chance,
  .insights = zav_insights,
  .describe = zav_describe,
  .derived = zav_derived,
  .redact = zav_redact,
  .settle = zav_settle,
  .audit = zav_audit,
  .compile = zav_compile,
  .take_apart = zav_take_apart,
  .setup_figure = zav_setup_figure,
  .covered = zav_covers,
  .figures = figures,
  .named_as = zav_named_as,
  .gather = gather,
};
