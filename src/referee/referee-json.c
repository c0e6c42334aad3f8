/* referee-json.c: the referee's answers as JSON
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "referee-json.h"

#include "core/game/odds.h"
#include "core/words/text.h"

JsonObject *
gn_answer_ok (void)
{
  JsonObject *answer = json_object_new ();

  json_object_set_boolean_member (answer, "ok", TRUE);
  return answer;
}

static JsonObject *
answer_no (void)
{
  JsonObject *answer = json_object_new ();

  json_object_set_boolean_member (answer, "ok", FALSE);
  return answer;
}

JsonObject *
gn_answer_fault (const char *format, ...)
{
  JsonObject *answer = answer_no ();
  g_autofree char *message = NULL;
  g_autofree char *valid = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  valid = g_utf8_make_valid (message, -1);
  json_object_set_string_member (answer, "fault", valid);
  return answer;
}

JsonObject *
gn_answer_error (GError *error)
{
  g_autoptr (GError) owned = error;

  return gn_answer_fault ("%s", owned ? owned->message : "it cannot be done");
}

static void
set_text_or_null (JsonObject *object,
                  const char *key,
                  const char *text)
{
  if (text)
    json_object_set_string_member (object, key, text);
  else
    json_object_set_null_member (object, key);
}

JsonObject *
gn_answer_refusal (const GnMatch *match,
                   const GnSay   *why,
                   int            private_to)
{
  JsonObject *answer = answer_no (), *refusal = json_object_new ();
  g_autofree char *message = gn_say_text (match, why, FALSE);
  const char *code = gn_say_code (match, why);

  json_object_set_string_member (refusal, "code", code ? code : "refused");
  set_text_or_null (refusal, "clause", gn_say_clause (match, why));
  json_object_set_string_member (refusal, "message", message);
  if (private_to >= 0)
    json_object_set_int_member (refusal, "private", private_to);
  json_object_set_object_member (answer, "refusal", refusal);
  return answer;
}

JsonObject *
gn_answer_refusal_words (const char *code,
                         const char *message)
{
  JsonObject *answer = answer_no (), *refusal = json_object_new ();

  json_object_set_string_member (refusal, "code", code);
  json_object_set_null_member (refusal, "clause");
  json_object_set_string_member (refusal, "message", message);
  json_object_set_object_member (answer, "refusal", refusal);
  return answer;
}

/* The values of the open argument in the moves that fit, each once, in the form used by moves. */
static JsonArray *
open_values (const GnMatch *match,
             const GnArg   *arg,
             GnMoveList    *fit)
{
  JsonArray *values = json_array_new ();

  for (guint i = 0; i < fit->n; i++)
    {
      gboolean seen = FALSE;

      for (guint k = 0; k < i && !seen; k++)
        seen = memcmp (&fit->move[k].arg[arg->at], &fit->move[i].arg[arg->at], arg->size * sizeof (gint16)) == 0;
      if (seen)
        continue;

      g_autoptr (JsonNode) move = gn_move_to_json (match, &fit->move[i]);
      JsonObject *object = json_node_get_object (move);

      if (json_object_has_member (object, arg->name))
        json_array_add_element (values, json_object_dup_member (object, arg->name));
      else
        json_array_add_null_element (values);
    }
  return values;
}

JsonObject *
gn_answer_ways (const GnMatch *match,
                const GnMove  *partial,
                GnWays        *ways,
                gboolean       ok)
{
  JsonObject *answer;

  if (ways->ways == 0)
    return gn_answer_refusal (match, &ways->why, -1);

  answer = ok ? gn_answer_ok () : answer_no ();
  json_object_set_int_member (answer, "ways", ways->ways);
  if (ways->settled)
    {
      g_autofree char *text = gn_move_text_c (match, &ways->only);

      json_object_set_member (answer, "move", gn_move_to_json (match, &ways->only));
      json_object_set_string_member (answer, "text", text);
    }
  if (ways->open)
    {
      json_object_set_string_member (answer, "open", ways->open->name);
      json_object_set_array_member (answer, "values", open_values (match, ways->open, &ways->fit));
    }
  return answer;
}

static JsonArray *
seats_to_json (GnViewers bits)
{
  JsonArray *seats = json_array_new ();

  for (int seat = 0; seat < GN_MAX_SEATS; seat++)
    if (bits & (1u << seat))
      json_array_add_int_element (seats, seat);
  return seats;
}

static void
set_say (JsonObject    *object,
         const char    *key,
         const GnMatch *match,
         const GnSay   *say)
{
  g_autofree char *text = say->text ? gn_say_text (match, say, FALSE) : NULL;

  if (text)
    json_object_set_string_member (object, key, text);
}

static void
set_chance (JsonObject     *object,
            const GnMatch  *match,
            const GnPrompt *prompt)
{
  const GnGame *game = match->game;

  json_object_set_boolean_member (object, "chance", TRUE);
  if (prompt->family < gn_game_n_families (game))
    {
      json_object_set_string_member (object, "family", game->families[prompt->family].id);
      json_object_set_string_member (object, "dealer", match->dealer[prompt->family] == GN_DEALER_APP ? "app" : "box");
    }
  if (prompt->verb < gn_game_n_verbs (game))
    json_object_set_string_member (object, "verb", game->verbs[prompt->verb].id);
}

JsonObject *
gn_prompt_to_json (const GnMatch  *match,
                   const GnPrompt *prompt,
                   gboolean        over)
{
  JsonObject *object = json_object_new ();
  JsonArray *clauses = json_array_new ();
  g_auto (GStrv) words = g_strsplit (prompt->clauses ? prompt->clauses : "", " ", -1);

  json_object_set_string_member (object, "step", prompt->step ? prompt->step : "");
  json_object_set_array_member (object, "must", seats_to_json (prompt->must));
  json_object_set_array_member (object, "may", seats_to_json (prompt->may));
  if (prompt->host)
    json_object_set_boolean_member (object, "host", TRUE);
  if (prompt->chance)
    set_chance (object, match, prompt);
  set_say (object, "text", match, &prompt->what);
  set_say (object, "how", match, &prompt->how);
  for (guint i = 0; words[i]; i++)
    if (*words[i])
      json_array_add_string_element (clauses, words[i]);
  json_object_set_array_member (object, "clauses", clauses);
  if (over)
    json_object_set_boolean_member (object, "over", TRUE);
  return object;
}

JsonArray *
gn_story_to_json (const GnMatch *match,
                  const GnStory *story,
                  int            viewer)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; story && i < story->n; i++)
    {
      const GnFact *fact = &story->fact[i];
      JsonObject *entry;
      int doer;

      if (!gn_fact_shown (fact, viewer))
        continue;

      g_autofree char *text = gn_say_text (match, &fact->say, FALSE);
      g_autofree char *instruction = gn_say_instruction (match, &fact->say, &doer);
      const char *id = gn_say_code (match, &fact->say);

      entry = json_object_new ();
      json_object_set_string_member (entry, "fact", id ? id : "");
      set_text_or_null (entry, "clause", gn_say_clause (match, &fact->say));
      json_object_set_string_member (entry, "text", text);
      if (instruction)
        json_object_set_string_member (entry, "instruction", instruction);
      if (instruction && doer >= 0)
        json_object_set_int_member (entry, "doer", doer);
      if (match->game->texts[fact->say.text].reason)
        json_object_set_boolean_member (entry, "reason", TRUE);
      gn_say_add_args (match, &fact->say, entry);
      json_array_add_object_element (array, entry);
    }
  return array;
}

/* ---- Score --------------------------------------------------------------- */

static JsonObject *
row_to_json (const GnMatch      *match,
             const GnScoresheet *sheet,
             const GnSheetRow   *row)
{
  JsonObject *object = json_object_new ();
  JsonArray *cells = json_array_new ();
  const char *id = gn_say_code (match, &row->label);

  json_object_set_string_member (object, "row", id ? id : "");
  set_say (object, "label", match, &row->label);
  GN_FOR_PARTIES (sheet, party)
    {
      const GnSheetCell *cell = &row->cell[party];
      JsonObject *value = json_object_new ();

      if (cell->n != GN_NONE)
        json_object_set_int_member (value, "n", cell->n);
      if (row->flag)
        json_object_set_boolean_member (value, "value", cell->value == 1);
      else if (cell->value != GN_NONE)
        json_object_set_int_member (value, "value", cell->value);
      json_array_add_object_element (cells, value);
    }
  json_object_set_array_member (object, "cells", cells);
  if (row->total)
    json_object_set_boolean_member (object, "total", TRUE);
  return object;
}

static JsonArray *
parties_to_json (const GnScoresheet *sheet,
                 guint               bits)
{
  JsonArray *parties = json_array_new ();

  GN_FOR_PARTIES (sheet, party)
    if (bits & (1u << party))
      json_array_add_int_element (parties, party);
  return parties;
}

static JsonObject *
tie_to_json (const GnMatch      *match,
             const GnScoresheet *sheet,
             const GnSheetTie   *tie)
{
  JsonObject *object = json_object_new ();
  JsonArray *values = json_array_new (), *rows = json_array_new ();
  const char *id = gn_say_code (match, &tie->what);

  json_object_set_string_member (object, "step", id ? id : "");
  set_say (object, "label", match, &tie->what);
  json_object_set_array_member (object, "among", parties_to_json (sheet, tie->among));
  json_object_set_array_member (object, "winners", parties_to_json (sheet, tie->winners));
  GN_FOR_PARTIES (sheet, party)
    if (tie->among & (1u << party))
      json_array_add_int_element (values, tie->value[party]);
    else
      json_array_add_null_element (values);
  json_object_set_array_member (object, "values", values);
  for (guint i = 0; i < tie->n_rows; i++)
    json_array_add_object_element (rows, row_to_json (match, sheet, &tie->row[i]));
  json_object_set_array_member (object, "rows", rows);
  return object;
}

JsonObject *
gn_score_to_json (const GnMatch      *match,
                  const GnScoresheet *sheet)
{
  JsonObject *object = json_object_new ();
  JsonArray *parties = json_array_new (), *rows = json_array_new (), *ties = json_array_new (),
            *notes = json_array_new ();
  JsonArray *figures = json_array_new ();

  GN_FOR_PARTIES (sheet, party)
    {
      JsonObject *entry = json_object_new ();

      if (sheet->seat[party] >= 0)
        {
          json_object_set_int_member (entry, "seat", sheet->seat[party]);
          json_object_set_string_member (entry, "name", gn_match_name (match, sheet->seat[party]));
        }
      else
        {
          set_say (entry, "name", match, &sheet->name[party]);
        }
      if (gn_scoresheet_has_points (sheet))
        json_object_set_int_member (entry, "total", sheet->total[party]);
      if (sheet->rank[party] > 0)
        json_object_set_int_member (entry, "rank", sheet->rank[party]);
      json_array_add_object_element (parties, entry);
    }
  for (guint i = 0; i < sheet->n_rows; i++)
    json_array_add_object_element (rows, row_to_json (match, sheet, &sheet->row[i]));
  for (guint i = 0; i < sheet->n_ties; i++)
    json_array_add_object_element (ties, tie_to_json (match, sheet, &sheet->tie[i]));
  for (guint i = 0; i < sheet->n_figures; i++)
    {
      JsonObject *entry = json_object_new ();

      set_say (entry, "label", match, &sheet->figure[i].label);
      json_object_set_int_member (entry, "value", sheet->figure[i].value);
      if (sheet->figure[i].of)
        json_object_set_int_member (entry, "of", sheet->figure[i].of);
      json_array_add_object_element (figures, entry);
    }
  for (guint i = 0; i < sheet->n_notes; i++)
    {
      g_autofree char *note = gn_say_text (match, &sheet->note[i], FALSE);

      json_array_add_string_element (notes, note);
    }

  json_object_set_array_member (object, "parties", parties);
  json_object_set_array_member (object, "rows", rows);
  json_object_set_string_member (object, "outcome", gn_scoresheet_outcome_id (sheet->outcome));
  set_say (object, "verdict", match, &sheet->verdict);
  json_object_set_array_member (object, "ties", ties);
  json_object_set_array_member (object, "notes", notes);
  json_object_set_array_member (object, "figures", figures);
  return object;
}

/* ---- Insights, outcomes, moves ------------------------------------------- */

JsonArray *
gn_insights_to_json (const GnMatch    *match,
                     const GnInsights *insights)
{
  static const char *const kinds[] = { "number", "range", "fraction", "note" };
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < insights->n; i++)
    {
      const GnInsight *insight = &insights->insight[i];
      JsonObject *entry = json_object_new ();
      const char *id = gn_say_code (match, &insight->label);

      json_object_set_string_member (entry, "insight", id ? id : "");
      json_object_set_string_member (entry, "kind", kinds[MIN (insight->kind, G_N_ELEMENTS (kinds) - 1)]);
      set_say (entry, "label", match, &insight->label);
      if (insight->seat >= 0)
        json_object_set_int_member (entry, "seat", insight->seat);
      if (insight->thing.value != GN_NONE)
        json_object_set_string_member (entry, "thing", gn_thing_id (match, insight->thing));
      if (insight->kind != GN_INSIGHT_NOTE)
        json_object_set_int_member (entry, "a", insight->a);
      if (insight->kind == GN_INSIGHT_RANGE || insight->kind == GN_INSIGHT_FRACTION)
        json_object_set_int_member (entry, "b", insight->b);
      if (insight->about)
        json_object_set_boolean_member (entry, "about", TRUE);
      json_array_add_object_element (array, entry);
    }
  return array;
}

JsonArray *
gn_outcomes_to_json (const GnMatch    *match,
                     const GnOutcomes *outcomes)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < outcomes->n && outcomes->total > 0; i++)
    {
      JsonObject *entry = json_object_new ();
      GnOdds odds = gn_odds (outcomes->outcome[i].weight, outcomes->total);
      g_autofree char *text = gn_move_text_c (match, &outcomes->outcome[i].move);

      json_object_set_member (entry, "move", gn_move_to_json (match, &outcomes->outcome[i].move));
      json_object_set_string_member (entry, "text", text);
      json_object_set_int_member (entry, "a", (gint64) odds.a);
      json_object_set_int_member (entry, "b", (gint64) odds.b);
      if (outcomes->about)
        json_object_set_boolean_member (entry, "about", TRUE);
      json_array_add_object_element (array, entry);
    }
  return array;
}

JsonArray *
gn_legal_to_json (const GnMatch    *match,
                  const GnMoveList *list,
                  int               seat,
                  gboolean          texts)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < list->n; i++)
    {
      JsonNode *node;

      if (seat != GN_NONE && list->move[i].seat != seat)
        continue;
      node = gn_move_to_json (match, &list->move[i]);
      if (texts)
        {
          g_autofree char *text = gn_move_text_c (match, &list->move[i]);

          json_object_set_string_member (json_node_get_object (node), "text", text);
        }
      json_array_add_element (array, node);
    }
  return array;
}
