/* example.c: the descriptor of the toy market, which is all that the program knows of it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "example.h"
#include "ex-state.h"

#include <glib/gi18n-lib.h>

/* Turns the set into arrays, so that no rule looks a card up by its name. Unknown values stay unknown. */
static gpointer
ex_compile (const GnSet  *set,
            GError      **error)
{
  guint n = gn_set_size (set, EX_FAMILY_CARDS);
  guint cards = 0;
  g_autofree ExSet *compiled = g_new0 (ExSet, 1);

  compiled->n = (guint8) n;
  compiled->complete = gn_set_complete (set, EX_FAMILY_CARDS);
  for (guint kind = 0; kind < n; kind++)
    {
      gint cost, worth;

      compiled->cost[kind] = gn_set_number (set, EX_FAMILY_CARDS, kind, "cost", &cost) ? (gint8) cost : -1;
      compiled->worth[kind] = gn_set_number (set, EX_FAMILY_CARDS, kind, "worth", &worth) ? (gint8) worth : -1;
      compiled->copies[kind] = (guint8) gn_set_copies (set, EX_FAMILY_CARDS, kind);
      cards += compiled->copies[kind];
    }

  if (cards > EX_BOX_CARDS)
    {
      g_set_error (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA,
                   /* Translators: a fault in a file of cards; both figures are numbers of cards */
                   _("The copies in components.cards add up to %u cards; the box holds %u."), cards, EX_BOX_CARDS);
      return NULL;
    }

  return g_steal_pointer (&compiled);
}

static gint
ex_setup_figure (const GnMatch *match,
                 const char    *gap)
{
  if (g_str_equal (gap, "gems"))
    return EX_START_GEMS;
  if (g_str_equal (gap, "cards"))
    return EX_BOX_CARDS;
  if (g_str_equal (gap, "places"))
    return EX_PLACES;
  return 0;
}

static gboolean
ex_covers (const GnMatch *match)
{
  return match->option[EX_OPTION_PURSES] == EX_PURSES_COVERED;
}

/* What the page of the game tells of all matches, found by replaying them (core/game/gather.h). */
static const GnGather ex_gather[] = {
  { "start", .kind = GN_GATHER_START, .field = "turn" },
  { "cards", N_("Cards taken"),
    N_("How many players took each card from the market, and how many of these won the match."),
    GN_GATHER_TAKEN, .fact = "took", .thing = "card" },
  { NULL }
};

const GnGame example_game = {
  .id = "example",
  .title = N_("Toy Market"),
  .blurb = N_("2–4 players, 20 min"),
  .minutes = 20,
  .accent = "example",
  .prefix = "EX",
  .rules_version = 1,
  .min_seats = 2,
  .max_seats = EX_SEATS,
  .state_size = sizeof (ExState),

  .options = ex_options,
  .families = ex_families,
  .domains = ex_domains,
  .verbs = ex_verbs,
  .texts = ex_texts,
  .fields = ex_fields,
  .setup = ex_setup,

  .start = ex_start,
  .check = ex_check,
  .apply = ex_apply,
  .legal = ex_legal,
  .prompt = ex_prompt,
  .score = ex_score,
  .chance = ex_chance,
  .insights = ex_insights,
  .describe = ex_describe,
  .settle = ex_settle,
  .audit = ex_audit,
  .compile = ex_compile,
  .setup_figure = ex_setup_figure,
  .covered = ex_covers,
  .gather = ex_gather,
};
