/* pad.c: the descriptor of the score pad, which is all that the program knows of it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "pad.h"
#include "pad-state.h"

#include <glib/gi18n-lib.h>

static gint
pad_setup_figure (const GnMatch *match,
                  const char    *gap)
{
  return g_str_equal (gap, "pad_rows") ? (gint) pad_n_rows (pad_of (match)) : (gint) pad_n_columns (match);
}

/* The words in which the pad says how ties are broken (PAD-042) */
static char *
pad_words (const GnMatch *match,
           int            what,
           int            which)
{
  const char *text = what >= 0 && (guint) what < gn_set_size (match->set, PAD_FAMILY_PADS)
                       ? gn_set_text (match->set, PAD_FAMILY_PADS, (guint) what, "tie")
                       : NULL;

  return g_strdup (text ? text : "");
}

/* A match is of the game whose points the pad keeps. */
static char *
pad_title_of (const GnMatch *match)
{
  const guint index = match->option[PAD_OPTION_PAD];

  return index < gn_set_size (match->set, PAD_FAMILY_PADS) ? gn_set_name (match->set, PAD_FAMILY_PADS, index) : NULL;
}

const GnGame pad_game = {
  .id = "pad",
  .title = N_("Score Pad"),
  .blurb = N_("1–12 players, any game"),
  .minutes = 30,
  .accent = "pad",
  .prefix = "PAD",
  .rules_version = 2,
  .min_seats = 1,
  .max_seats = PAD_SEATS,
  .another = TRUE,
  .state_size = sizeof (PadState),

  .options = pad_options,
  .families = pad_families,
  .domains = pad_domains,
  .verbs = pad_verbs,
  .texts = pad_texts,
  .fields = pad_fields,
  .setup = pad_setup,

  .start = pad_start,
  .check = pad_check,
  .apply = pad_apply,
  .legal = pad_legal,
  .prompt = pad_prompt,
  .score = pad_score,
  .insights = pad_insights,
  .describe = pad_describe,
  .settle = pad_settle,
  .audit = pad_audit,
  .compile = pad_compile,
  .setup_figure = pad_setup_figure,
  .words = pad_words,
  .figure_range = pad_figure_range,
  .thing_name = pad_thing_name,
  .title_of = pad_title_of,
};
