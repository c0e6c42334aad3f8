/* script.c: runs rule tests that are written as short scripts
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "script-private.h"

#include <setjmp.h>

#include "games/games.h"
#include "core/base/json.h"
#include "core/match/moves.h"
#include "core/state/position-private.h"
#include "core/record/record.h"
#include "core/game/scoresheet.h"
#include "core/words/text.h"
#include "core/words/typed.h"
#include "playout.h"

typedef struct {
  const ScriptGame *about;
  const GnGame     *game;
  const ScriptCase *test;
  const char       *line;
  GnMatch          *match;
  gpointer          state;
  GnStory          *story;
  GnSay             why;
  const char       *path;     /* "/wizard/turns/7/WIZ-030" */
  jmp_buf           end;      /* of the case */
} Script;

/* The case ends here and has failed; the next one goes on. What it held is lost with it. */
G_GNUC_NORETURN G_GNUC_PRINTF (2, 3)
static void
fail (const Script *script,
      const char   *format,
      ...)
{
  va_list args;

  va_start (args, format);

  g_autofree char *what = g_strdup_vprintf (format, args);

  va_end (args);
  g_test_message ("%s\n  in: %s\n  at: %s", what, script->path, script->line);
  g_test_fail ();
  longjmp (((Script *) script)->end, 1);
}

static JsonNode *
parse (const Script *script,
       const char   *text)
{
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (GError) error = NULL;
  JsonNode *node = gn_json_parse (json, -1, 1 << 20, &error);

  if (!node)
    fail (script, "%s", error->message);
  return node;
}

static int
seat_of (const char *word)
{
  return g_str_equal (word, "-") ? GN_CHANCE
         : g_str_equal (word, "h") ? GN_HOST
         : g_str_equal (word, "public") ? GN_PUBLIC
                                        : atoi (word);
}

/* ---- The match ------------------------------------------------------------------ */

static void
start (Script *script)
{
  GnSay why = { 0 };

  memset (script->state, 0, script->game->state_size);
  if (!script->game->start (script->match, script->state, &why))
    fail (script, "it does not start: %s", script->game->texts[why.text].id);
}

static void
new_match (Script     *script,
           const char *seats,
           GnSet      *set)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&script->match, gn_match_free);
  script->match = gn_match_new (script->game, (guint) atoi (seats), set, &error);
  if (!script->match)
    fail (script, "%s", error->message);
  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    script->match->dealer[i] = GN_DEALER_BOX;
}

/* One of the game's own sets for tests. */
static void
use_named_set (Script     *script,
               const char *name)
{
  g_autofree char *seats = g_strdup_printf ("%u", script->match->n_seats);
  g_autoptr (GError) error = NULL;

  for (const ScriptSet *set = script->about->sets; set && set->name; set++)
    if (g_str_equal (set->name, name))
      {
        g_autoptr (JsonNode) node = parse (script, set->json);
        GnSet *made = gn_set_new_from_json (script->game, node, &error);

        if (!made)
          fail (script, "%s", error->message);
        new_match (script, seats, made);
        /* A set that no match begins with is for `start CODE`. */
        memset (script->state, 0, script->game->state_size);
        script->game->start (script->match, script->state, NULL);
        return;
      }
  fail (script, "no such set");
}

/* Forgets what is printed on some components, or all components. */
static void
use_set (Script     *script,
         const char *what)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *seats = g_strdup_printf ("%u", script->match->n_seats);

  if (g_str_equal (what, "empty"))
    {
      new_match (script, seats, gn_set_new_empty (script->game, "mine", "My box"));
      start (script);
      return;
    }

  g_autoptr (JsonNode) node = parse (script, what);
  GnSet *set = gn_set_copy (script->match->set);
  JsonObjectIter families, components;
  const char *family, *id;
  JsonNode *ids, *values;

  json_object_iter_init (&families, json_node_get_object (node));
  while (json_object_iter_next (&families, &family, &ids))
    {
      json_object_iter_init (&components, json_node_get_object (ids));
      while (json_object_iter_next (&components, &id, &values))
        {
          g_autoptr (JsonNode) component = json_node_copy (values);

          json_object_set_string_member (json_node_get_object (component), "id", id);
          if (gn_set_teach (set, (guint) gn_game_find_family (script->game, family), component, &error) < 0)
            fail (script, "%s", error->message);
        }
    }
  gn_set_unref (script->match->set);
  script->match->set = set;
  if (!gn_match_recompile (script->match, &error))
    fail (script, "%s", error->message);
  start (script);
}

/* ---- Around it ---------------------------------------------------------------------- */

/* How many moves follow where a script comes to, and how many stray ones are tried each time. */
#define STEPS 6
#define STRAYS 60

/* Scripts come to where no play leads. Whatever can be asked there has an answer, and what cannot be done a reason. */
static void
look_around (Script *script)
{
  g_autofree char *where = g_strdup_printf ("%s: %s", script->path, script->line);
  g_autoptr (Playout) playout = playout_new_at (script->match, script->state, where);

  check_around (playout, where, STEPS, STRAYS);
  if (gn_stream_below (&playout->stream, 3) == 0)
    check_elsewhere (playout, where, STEPS / 2, STRAYS / 2);
}

/* With a story and without one the same happens. */
static void
apply (Script       *script,
       const GnMove *move)
{
  g_autofree gpointer silent = g_memdup2 (script->state, script->game->state_size);

  script->game->apply (script->match, silent, move, NULL);
  script->game->apply (script->match, script->state, move, script->story);
  if (memcmp (silent, script->state, script->game->state_size) != 0)
    fail (script, "the story changes what happens");
  for (guint i = 0; i < script->story->n; i++)
    script_occurs ("fact", script->game->texts[script->story->fact[i].say.text].id, NULL);
}

/* ---- Moves -------------------------------------------------------------------------- */

/* What is not said is not there. */
static void
close_open (const GnGame *game,
            GnMove       *move)
{
  for (const GnArg *arg = game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (move->arg[arg->at] == GN_OPEN)
      move->arg[arg->at] = GN_NONE;
  gn_move_normalise (game, move);
}

static GnMove
read_move (const Script *script,
           const char   *text,
           gboolean      json)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  g_autoptr (GError) error = NULL;
  GnMove move;

  if (json)
    {
      g_autoptr (JsonNode) node = parse (script, words[1]);

      json_object_set_int_member (json_node_get_object (node), "seat", seat_of (words[0]));
      if (!gn_move_from_json (script->match, node, &move, &error))
        fail (script, "%s", error->message);
    }
  else if (!gn_move_from_spec (script->match, seat_of (words[0]), words[1], &move, &error))
    fail (script, "%s", error->message);
  close_open (script->game, &move);
  return move;
}

static void
accept (Script     *script,
        const char *text,
        gboolean    json)
{
  GnMove move = read_move (script, text, json);
  GnSay why = { 0 };

  if (!script->game->check (script->match, script->state, &move, &why))
    {
      g_autofree char *sentence = gn_say_text (script->match, &why, FALSE);

      fail (script, "refused (%s): %s", script->game->texts[why.text].id, sentence);
    }
  script->story->n = 0;
  if (script->game->verbs[move.verb].flags & GN_VERB_WHOLE)
    {
      g_auto (GnMoveList) parts = { 0 };

      script->game->take_apart (script->match, script->state, &move, &parts);
      for (guint i = 0; i < parts.n; i++)
        {
          if (!script->game->check (script->match, script->state, &parts.move[i], &why))
            fail (script, "part %u is refused (%s)", i, script->game->texts[why.text].id);
          apply (script, &parts.move[i]);
        }
    }
  else
    apply (script, &move);
  if (!script->game->audit (script->match, script->state, &why))
    {
      g_autofree char *sentence = gn_say_text (script->match, &why, FALSE);

      fail (script, "does not hold any more: %s", sentence);
    }
  look_around (script);
}

static void
expect_code (const Script *script,
             const GnSay  *why,
             const char   *expected)
{
  g_auto (GStrv) parts = g_strsplit (expected, "@", 2);
  const GnText *text = &script->game->texts[why->text];
  g_autofree char *sentence = gn_say_text (script->match, why, FALSE);

  if (why->text == 0 || text->kind != GN_TEXT_REFUSAL || !g_str_equal (text->id, parts[0]))
    fail (script, "refused with %s (%s)", text->id, sentence);
  if (parts[1] && g_strcmp0 (text->clause, parts[1]) != 0)
    fail (script, "refused by %s", text->clause);
  /* Every refusal is a whole sentence. */
  if (strchr (sentence, '{') || !g_str_has_suffix (sentence, "."))
    fail (script, "this is no sentence: %s", sentence);
}

static void
refuse (Script     *script,
        const char *code,
        const char *text,
        gboolean    json)
{
  GnMove move = read_move (script, text, json);
  g_autofree gpointer before = g_memdup2 (script->state, script->game->state_size);
  GnSay why = { 0 };

  if (script->game->check (script->match, script->state, &move, &why))
    fail (script, "accepted");
  expect_code (script, &why, code);
  script->why = why;
  if (memcmp (before, script->state, script->game->state_size) != 0)
    fail (script, "a refused move changed the state");
}

/* ---- What holds ------------------------------------------------------------------------ */

/* Figures that are worked out, beside the members of the position. */
static void
add_derived (const Script  *script,
             gconstpointer  state,
             JsonObject    *object)
{
  const GnGame *game = script->game;
  GnPrompt prompt = { 0 };

  if (game->derived)
    game->derived (script->match, state, object);
  if (script->about->derive)
    script->about->derive (script->match, state, object);
  json_object_set_boolean_member (object, "over", ((const GnHead *) state)->over);

  game->prompt (script->match, state, &prompt);
  json_object_set_string_member (object, "step", prompt.step);
  json_object_set_string_member (object, "awaits", prompt.chance ? game->verbs[prompt.verb].id : "");
}

/* Counts of nothing: what a position leaves out where there are few of many (GN_FIELD_SPARSE). */
static gboolean
is_nothing (JsonNode *node)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      JsonNode *value;

      json_object_iter_init (&iter, json_node_get_object (node));
      while (json_object_iter_next (&iter, NULL, &value))
        if (!is_nothing (value))
          return FALSE;
      return TRUE;
    }
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        if (!is_nothing (json_array_get_element (json_node_get_array (node), i)))
          return FALSE;
      return TRUE;
    }
  return gn_json_is_int (node) && json_node_get_int (node) == 0;
}

static void
compare (const Script *script,
         JsonNode     *expected,
         JsonNode     *actual,
         const char   *path)
{
  g_autofree char *want = json_to_string (expected, FALSE);
  g_autofree char *have = actual ? json_to_string (actual, FALSE) : g_strdup ("nothing");

  if (!actual && is_nothing (expected))
    return;

  if (actual && JSON_NODE_HOLDS_OBJECT (expected) && JSON_NODE_HOLDS_OBJECT (actual))
    {
      JsonObjectIter iter;
      const char *key;
      JsonNode *value;

      json_object_iter_init (&iter, json_node_get_object (expected));
      while (json_object_iter_next (&iter, &key, &value))
        {
          g_autofree char *below = g_strdup_printf ("%s.%s", path, key);

          compare (script, value, json_object_get_member (json_node_get_object (actual), key), below);
        }
      return;
    }
  if (actual && JSON_NODE_HOLDS_ARRAY (expected) && JSON_NODE_HOLDS_ARRAY (actual)
      && json_array_get_length (json_node_get_array (expected)) == json_array_get_length (json_node_get_array (actual)))
    {
      for (guint i = 0; i < json_array_get_length (json_node_get_array (expected)); i++)
        {
          g_autofree char *below = g_strdup_printf ("%s[%u]", path, i);

          compare (script, json_array_get_element (json_node_get_array (expected), i),
                   json_array_get_element (json_node_get_array (actual), i), below);
        }
      return;
    }
  if (g_strcmp0 (want, have) != 0)
    fail (script, "%s is %s, not %s", path, have, want);
}

static void
expect (const Script  *script,
        gconstpointer  state,
        const char    *text)
{
  g_autoptr (JsonNode) expected = parse (script, text);
  g_autoptr (JsonNode) actual = gn_position_to_json (script->match, state, GN_EVERYTHING);

  add_derived (script, state, json_node_get_object (actual));
  compare (script, expected, actual, "position");
}

static void
expect_view (const Script *script,
             const char   *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  g_autofree gpointer copy = g_memdup2 (script->state, script->game->state_size);

  gn_state_redact (script->match, copy, seat_of (words[0]));
  expect (script, copy, words[1]);
}

static void
expect_fact (const Script *script,
             const char   *id,
             gboolean      there)
{
  g_auto (GStrv) parts = g_strsplit (id, "@", 2);
  gboolean found = FALSE;

  for (guint i = 0; i < script->story->n && !found; i++)
    {
      const GnFact *fact = &script->story->fact[i];

      found = g_str_equal (script->game->texts[fact->say.text].id, parts[0])
              && (!parts[1]
                  || fact->viewers == (g_str_equal (parts[1], "all") ? GN_ALL_SEE : GN_SEES (atoi (parts[1]))));
    }
  if (found != there)
    {
      g_autoptr (GString) told = g_string_new (NULL);

      for (guint i = 0; i < script->story->n; i++)
        g_string_append_printf (told, " %s", script->game->texts[script->story->fact[i].say.text].id);
      fail (script, "told:%s", told->str);
    }
}

static void
expect_legal (const Script *script,
              const char   *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  g_auto (GnMoveList) list = { NULL, 0, 0 };
  guint n = 0;

  script->game->legal (script->match, script->state, &list);
  for (guint i = 0; i < list.n; i++)
    n += !words[1] || g_str_equal (script->game->verbs[list.move[i].verb].id, words[1]);
  if (n != (guint) atoi (words[0]))
    fail (script, "there are %u", n);
}

/* The rows by their ids, each with its values by party. */
static void
add_rows (const Script       *script,
          const GnScoresheet *sheet,
          JsonObject         *object)
{
  const char *group = "";

  for (guint i = 0; i < sheet->n_rows; i++)
    {
      const GnSheetRow *row = &sheet->row[i];
      g_autofree char *key = NULL;
      JsonArray *values;

      if (row->cell[0].value == GN_NONE)
        {
          group = script->game->texts[row->label.text].id;
          continue;
        }
      key = script->about->row (script->match, row, group);
      values = json_array_new ();
      for (guint party = 0; party < sheet->n_parties; party++)
        json_array_add_int_element (values, row->cell[party].value);
      json_object_set_array_member (object, key, values);
    }
}

/* Each step of the tie-break, in order: "tie-sum: 0 1 > 1". */
static JsonArray *
list_ties (const Script       *script,
           const GnScoresheet *sheet)
{
  JsonArray *ties = json_array_new ();

  for (guint t = 0; t < sheet->n_ties; t++)
    {
      const GnSheetTie *tie = &sheet->tie[t];
      g_autoptr (GString) line = g_string_new (script->game->texts[tie->what.text].id);

      g_string_append_c (line, ':');
      for (guint party = 0; party < sheet->n_parties; party++)
        if (tie->among >> party & 1)
          g_string_append_printf (line, " %u", party);
      g_string_append (line, " >");
      for (guint party = 0; party < sheet->n_parties; party++)
        if (tie->winners >> party & 1)
          g_string_append_printf (line, " %u", party);
      json_array_add_string_element (ties, line->str);
    }
  return ties;
}

static void
expect_score (const Script *script,
              const char   *text)
{
  g_autoptr (JsonNode) expected = parse (script, text);
  g_autoptr (GnScoresheet) sheet = gn_scoresheet_new ();
  g_autoptr (JsonNode) actual = json_node_alloc ();
  JsonObject *object = json_object_new ();
  JsonArray *rank = json_array_new (), *total = json_array_new ();

  script->game->score (script->match, script->state, sheet);
  for (guint party = 0; party < sheet->n_parties; party++)
    {
      json_array_add_int_element (rank, sheet->rank[party]);
      json_array_add_int_element (total, sheet->total[party]);
    }
  json_object_set_array_member (object, "rank", rank);
  json_object_set_array_member (object, "total", total);
  for (guint i = 0; i < sheet->n_figures; i++)
    json_object_set_int_member (object, script->game->texts[sheet->figure[i].label.text].id, sheet->figure[i].value);
  json_object_set_string_member (object, "outcome", gn_scoresheet_outcome_id (sheet->outcome));
  json_object_set_string_member (object, "verdict", script->game->texts[sheet->verdict.text].id);
  json_object_set_int_member (object, "goal", sheet->goal);
  json_object_set_array_member (object, "ties", list_ties (script, sheet));
  if (script->about->score)
    script->about->score (script->match, script->state, sheet, object);
  if (script->about->row)
    add_rows (script, sheet, object);
  json_node_init_object (actual, object);
  json_object_unref (object);
  compare (script, expected, actual, "score");
}

/* ---- What it reads like ------------------------------------------------------------------ */

static void
expect_text (const Script *script,
             const GnSay  *say,
             const char   *expected)
{
  g_autofree char *text = gn_say_text (script->match, say, FALSE);

  if (g_strcmp0 (text, expected) != 0)
    fail (script, "it reads: %s", text);
}

/* A sentence of the last story, or what the table is told to do. */
static void
expect_told (const Script *script,
             const char   *expected,
             gboolean      instruction)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < script->story->n; i++)
    {
      int doer;
      g_autofree char *text = instruction ? gn_say_instruction (script->match, &script->story->fact[i].say, &doer)
                                          : gn_say_text (script->match, &script->story->fact[i].say, FALSE);

      if (g_strcmp0 (text, expected) == 0)
        return;
      g_string_append_printf (all, "\n    %s", text ? text : "-");
    }
  fail (script, "told:%s", all->str);
}

/* How often each outcome comes up against the others, in their order. */
static void
expect_weights (const Script *script,
                const char   *expected)
{
  g_auto (GnOutcomes) outcomes = { 0 };
  g_autoptr (GString) weights = g_string_new (NULL);

  script->game->chance (script->match, script->state, &outcomes);
  for (guint i = 0; i < outcomes.n; i++)
    g_string_append_printf (weights, "%s%" G_GUINT64_FORMAT, i ? " " : "", outcomes.outcome[i].weight);
  if (g_strcmp0 (weights->str, expected) != 0)
    fail (script, "they are %s", weights->str);
}

static void
expect_note (const Script *script,
             const char   *expected)
{
  g_autoptr (GnScoresheet) sheet = gn_scoresheet_new ();
  g_autoptr (GString) all = g_string_new (NULL);

  script->game->score (script->match, script->state, sheet);
  for (guint i = 0; i <= sheet->n_notes; i++)
    {
      g_autofree char *text = gn_say_text (script->match, i < sheet->n_notes ? &sheet->note[i] : &sheet->verdict,
                                           FALSE);

      if (g_strcmp0 (text, expected) == 0)
        return;
      g_string_append_printf (all, "\n    %s", text);
    }
  fail (script, "noted:%s", all->str);
}

/* What is still asked when arguments are left out. */
static void
expect_open (Script     *script,
             const char *arg,
             const char *text)
{
  g_autoptr (JsonNode) node = parse (script, text);
  g_autoptr (GError) error = NULL;
  g_auto (GnWays) ways = { 0 };
  GnMove move;

  if (!gn_move_from_json (script->match, node, &move, &error))
    fail (script, "%s", error->message);
  gn_moves_ways (script->match, script->state, &move, &ways);
  if (ways.settled || !ways.open || g_strcmp0 (ways.open->name, arg) != 0)
    fail (script, "%s is asked", ways.settled || !ways.open ? "nothing" : ways.open->name);
}

static void
expect_typed (Script     *script,
              const char *code,
              const char *rest)
{
  g_auto (GStrv) words = g_strsplit (rest, " ", 2);
  GnSay why = { 0 };
  GnMove move;
  int at;

  gn_typed_parse (script->match, script->state, atoi (words[0]), words[1] ? words[1] : "", &move, &at);
  if (script->game->check (script->match, script->state, &move, &why))
    fail (script, "accepted");
  expect_code (script, &why, code);
}

/* ---- Steps ------------------------------------------------------------------------------- */

static void
lay (Script     *script,
     const char *text)
{
  g_autoptr (JsonNode) position = parse (script, text);
  g_autoptr (GError) error = NULL;

  if (!gn_position_merge (script->match, script->state, position, NULL, &error))
    fail (script, "%s", error->message);
  look_around (script);
}

static void
lay_bad (Script     *script,
         const char *code,
         const char *text)
{
  g_autoptr (JsonNode) position = parse (script, text);
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  if (gn_position_merge (script->match, script->state, position, &why, &error))
    fail (script, "accepted");
  expect_code (script, &why, code);
  script->why = why;
}

static void
step (Script     *script,
      const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 2);
  const char *rest = words[1] ? words[1] : "";
  g_auto (GStrv) two = g_strsplit (rest, " ", 2);

  if (g_str_equal (words[0], "seats"))
    {
      new_match (script, rest, NULL);
      if (script->match->n_seats >= script->game->min_seats && script->match->n_seats <= script->game->max_seats)
        start (script);
    }
  else if (g_str_equal (words[0], "app"))
    {
      for (guint i = 0; i < GN_MAX_FAMILIES; i++)
        script->match->dealer[i] = GN_DEALER_APP;
      start (script);
    }
  else if (g_str_equal (words[0], "asked"))
    script->match->unasked = FALSE;
  else if (g_str_equal (words[0], "dealer"))
    {
      g_autoptr (GError) error = NULL;

      if (!two[1] || !gn_match_set_dealer (script->match, two[0],
                                           g_str_equal (two[1], "app") ? GN_DEALER_APP : GN_DEALER_BOX, &error))
        fail (script, "%s", error ? error->message : "who deals what?");
    }
  else if (g_str_equal (words[0], "colour"))
    script->match->seat[atoi (two[0])].colour = (guint8) atoi (two[1]);
  else if (g_str_equal (words[0], "set"))
    use_set (script, rest);
  else if (g_str_equal (words[0], "set-of"))
    use_named_set (script, rest);
  else if (g_str_equal (words[0], "teach"))
    {
      g_autoptr (JsonNode) component = parse (script, two[1]);
      g_autoptr (GError) error = NULL;

      if (gn_set_teach (script->match->set, (guint) gn_game_find_family (script->game, two[0]), component, &error) < 0
          || !gn_match_recompile (script->match, &error))
        fail (script, "%s", error->message);
      gn_position_settle (script->match, script->state);
    }
  else if (g_str_equal (words[0], "option"))
    {
      if (!gn_match_set_option (script->match, two[0], two[1]))
        fail (script, "no such option");
      script_chose (two[0], two[1]);
    }
  else if (g_str_equal (words[0], "seat-option"))
    {
      g_auto (GStrv) three = g_strsplit (rest, " ", 3);

      if (g_strv_length (three) < 3
          || !gn_match_set_seat_option (script->match, (guint) atoi (three[0]), three[1], three[2]))
        fail (script, "no such option of a seat");
      script_chose (three[1], three[2]);
    }
  else if (g_str_equal (words[0], "role"))
    {
      for (guint i = 0; script->game->roles[i]; i++)
        if (g_str_equal (script->game->roles[i], two[0]))
          script->match->role[i] = (gint8) atoi (two[1]);
    }
  else if (g_str_equal (words[0], "restart"))
    start (script);
  else if (g_str_equal (words[0], "start"))
    {
      g_autofree gpointer fresh = g_malloc0 (script->game->state_size);
      GnSay why = { 0 };

      if (script->game->start (script->match, fresh, &why))
        fail (script, "it starts");
      expect_code (script, &why, rest);
    }
  else if (g_str_equal (words[0], "base"))
    lay (script, script->about->base);
  else if (g_str_equal (words[0], "at"))
    lay (script, rest);
  else if (g_str_equal (words[0], "bad"))
    lay_bad (script, two[0], two[1]);
  else if (g_str_equal (words[0], "do"))
    accept (script, rest, FALSE);
  else if (g_str_equal (words[0], "json"))
    accept (script, rest, TRUE);
  else if (g_str_equal (words[0], "no"))
    refuse (script, two[0], two[1], FALSE);
  else if (g_str_equal (words[0], "nojson"))
    refuse (script, two[0], two[1], TRUE);
  else if (g_str_equal (words[0], "open"))
    expect_open (script, two[0], two[1]);
  else if (g_str_equal (words[0], "typed"))
    expect_typed (script, two[0], two[1]);
  else if (g_str_equal (words[0], "is"))
    expect (script, script->state, rest);
  else if (g_str_equal (words[0], "view"))
    expect_view (script, rest);
  else if (g_str_equal (words[0], "says"))
    expect_fact (script, rest, TRUE);
  else if (g_str_equal (words[0], "silent"))
    expect_fact (script, rest, FALSE);
  else if (g_str_equal (words[0], "because"))
    expect_text (script, &script->why, rest);
  else if (g_str_equal (words[0], "told"))
    expect_told (script, rest, FALSE);
  else if (g_str_equal (words[0], "instructs"))
    expect_told (script, rest, TRUE);
  else if (g_str_equal (words[0], "asks") || g_str_equal (words[0], "how"))
    {
      GnPrompt prompt = { 0 };

      script->game->prompt (script->match, script->state, &prompt);
      expect_text (script, g_str_equal (words[0], "asks") ? &prompt.what : &prompt.how, rest);
    }
  else if (g_str_equal (words[0], "note"))
    expect_note (script, rest);
  else if (g_str_equal (words[0], "names"))
    {
      static const char *const names[] = { "Ann", "Ben", "Cy", "Dee", "Eve", "Fay" };

      for (guint i = 0; i < script->match->n_seats; i++)
        gn_match_set_name (script->match, i, names[i]);
    }
  else if (g_str_equal (words[0], "legal"))
    expect_legal (script, rest);
  else if (g_str_equal (words[0], "outcomes"))
    {
      g_auto (GnOutcomes) outcomes = { 0 };

      script->game->chance (script->match, script->state, &outcomes);
      if (outcomes.n != (guint) atoi (rest))
        fail (script, "there are %u", outcomes.n);
    }
  else if (g_str_equal (words[0], "weights"))
    expect_weights (script, rest);
  else if (g_str_equal (words[0], "stop"))
    ((GnHead *) script->state)->over = ((GnHead *) script->state)->stopped = TRUE;
  else if (g_str_equal (words[0], "score"))
    expect_score (script, rest);
  else
    fail (script, "what is this?");
}

/* A registered case, and the game that it is about. */
typedef struct {
  const ScriptGame *about;
  const ScriptCase *test;
  char             *path;
} Registered;

static void
registered_free (gpointer data)
{
  g_free (((Registered *) data)->path);
  g_free (data);
}

static void
run_case (gconstpointer data)
{
  const Registered *registered = data;
  g_auto (GStrv) lines = g_strsplit (registered->test->script, "\n", -1);
  g_autoptr (GnStory) story = gn_story_new ();
  Script script = { .about = registered->about, .game = registered->about->game, .test = registered->test, .line = "",
                    .story = story,
                    .path = registered->path };

  script_counts (TRUE);
  if (setjmp (script.end))
    return;
  script.state = g_malloc0 (script.game->state_size);
  if (!g_str_has_prefix (registered->test->script, "seats "))
    {
      new_match (&script, registered->about->seats, NULL);
      start (&script);
    }
  for (guint i = 0; lines[i]; i++)
    {
      const char *line = g_strstrip (lines[i]);

      if (!*line)
        continue;
      script.line = line;
      step (&script, line);
    }
  gn_match_free (script.match);
  g_free (script.state);
}

/* ---- Cases --------------------------------------------------------------------------------- */

GHashTable *
script_ids (void)
{
  static GHashTable *ids;

  if (!ids)
    ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return ids;
}

void
script_add_cases (const ScriptGame *about,
                  const char       *group,
                  const ScriptCase *cases,
                  guint             n)
{
  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) ids = g_strsplit (cases[i].ids, " ", -1);
      g_autofree char *path = g_strdup_printf ("/%s/%s/%u/%s", about->game->id, group, i + 1, cases[i].ids);
      Registered *registered = g_new (Registered, 1);

      for (guint k = 0; ids[k]; k++)
        g_hash_table_add (script_ids (), g_strdup (ids[k]));
      *registered = (Registered) { about, &cases[i], g_strdup (g_strdelimit (path, " ", '+')) };
      script_counts (FALSE);
      g_test_add_data_func_full (path, registered, run_case, registered_free);
    }
}

void
script_nothing_left_out (const ScriptRow *rows,
                         guint            n)
{
  g_autoptr (GString) missing = g_string_new (NULL);

  for (guint row = 0; row < n; row++)
    for (guint i = rows[row].first; i <= rows[row].last; i++)
      {
        g_autofree char *id = g_strdup_printf ("%s%0*u", rows[row].prefix, rows[row].digits, i);

        if (!g_hash_table_contains (script_ids (), id))
          g_string_append_printf (missing, " %s", id);
      }
  g_assert_cmpstr (missing->str, ==, "");
}

/* ---- Faults of sets ------------------------------------------------------------------------- */

void
script_faults (const GnGame      *game,
               const ScriptFault *faults,
               guint              n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GnSet) set = gn_set_new_stand_in (game, NULL);
      g_autofree char *json = g_strdelimit (g_strdup (faults[i].json), "'", '"');
      g_autoptr (JsonNode) node = json_from_string (json, NULL);
      g_autofree gpointer compiled = NULL;

      g_assert_nonnull (node);
      if (gn_set_teach (set, (guint) gn_game_find_family (game, faults[i].family), node, &error) >= 0)
        compiled = game->compile (set, &error);
      g_assert_null (compiled);
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, ==, faults[i].says);
    }
}
