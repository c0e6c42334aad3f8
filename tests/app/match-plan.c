/* match-plan.c: what the plans of all games share
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"

#include "core/words/text.h"

/* Whether the prompt asks for this entry: where each player rolls, for that of the one it names */
static gboolean
is_asked (const GnMatch  *match,
          const GnPrompt *prompt,
          const GnMove   *move)
{
  const char *gaps = match->game->texts[prompt->what.text].gaps;

  if (!prompt->chance)
    return TRUE;
  for (const GnArg *arg = match->game->verbs[move->verb].args; arg->kind; arg++)
    if (gaps && g_str_has_prefix (gaps, "who:seat") && arg->kind == GN_ARG_THING && arg->domain == GN_DOMAIN_SEAT
        && move->arg[arg->at] != prompt->what.arg[0])
      return FALSE;
  return move->verb == prompt->verb;
}

gboolean
plan_move (Sitting         *s,
           const MatchPlan *plan,
           GRand           *rand,
           GnMove          *move)
{
  const GnMatch *match = gn_match_table_get_match (s->table);
  const gboolean owed = gn_table_page_owes_entry (s->page);
  const GnPrompt *prompt = gn_table_model_prompt (s->page->model);
  int seat = gn_table_model_get_seat (s->page->model);
  gconstpointer state = gn_match_table_state (s->table, GN_EVERYTHING);
  g_auto (GnMoveList) legal = { 0 };
  guint all = 0;

  gn_match_table_legal (s->table, gn_table_model_secret_decision (s->page->model) ? seat : GN_PUBLIC, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const gboolean asked = !owed ? legal.move[i].seat == seat || (prompt->host && legal.move[i].seat == GN_HOST)
                                   : legal.move[i].seat < 0 && is_asked (match, prompt, &legal.move[i]);
      /* where gold is covered, nobody else sees that it does not suffice, but who has it knows */
      const guint weight = asked && match->game->check (match, state, &legal.move[i], NULL)
                             ? plan->weight (match, &legal.move[i], rand) : 0;

      all += weight;
      if (weight && (guint) g_rand_int_range (rand, 0, all) < weight)
        *move = legal.move[i];
    }
  return all > 0;
}

gboolean
plan_any_move (GnMatchTable    *table,
               const MatchPlan *plan,
               GRand           *rand,
               GnMove          *move)
{
  const GnMatch *match = gn_match_table_get_match (table);
  g_auto (GnMoveList) legal = { 0 };
  guint all = 0;

  gn_match_table_legal (table, GN_EVERYTHING, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const guint weight = plan->weight (match, &legal.move[i], rand);

      all += weight;
      if (weight && (guint) g_rand_int_range (rand, 0, all) < weight)
        *move = legal.move[i];
    }
  return all > 0;
}

/* What came up is picked from the list of what can have come up; where that has no name, the first there is will do. */
gboolean
pick_owed (Sitting      *sitting,
           const GnMove *move)
{
  const GnMatch *match = gn_match_table_get_match (sitting->table);
  const guint serial = gn_table_model_serial (sitting->page->model);
  const GnArg *arg = match->game->verbs[move->verb].args;
  const gboolean named = arg->kind == GN_ARG_THING && arg->domain < GN_DOMAIN_SEAT
                         && match->game->domains[arg->domain].family && move->arg[arg->at] >= 0;
  /* of several things ("Berta has 3 horns") the whole phrase stands there */
  g_autofree char *name = named ? gn_thing_name (match, GN_THING (arg->domain, move->arg[arg->at]))
                          : arg[1].kind ? gn_move_text (match, move)
                                        : g_strdup ("");
  GnEntryForm *form = sitting->page->entry_form;

  act (sitting, "owed", NULL);
  gn_entry_form_refresh (form);
  fixture_type (form, "search", name);
  for (guint i = 0; i < fixture_rows (form, "list") && gn_table_model_serial (sitting->page->model) == serial;
       i++)
    gn_entry_form_choose (form, i);
  return gn_table_model_serial (sitting->page->model) != serial;
}
