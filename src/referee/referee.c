/* referee.c: a table driven by lines of JSON
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "referee.h"

#include "core/base/json.h"
#include "core/state/position.h"
#include "referee-json.h"
#include "referee-moves.h"
#include "referee-new.h"
#include "sheets/sheet.h"
#include "core/words/text.h"

struct _GnReferee {
  GnMatchTable *table;
};

typedef JsonObject *(*Answer) (GnReferee  *self,
                               JsonObject *asked,
                               int         viewer);

/* What a command needs and does: a table; it changes the record. */
enum { NEEDS_TABLE = 1, WRITES = 2 };

GnReferee *
gn_referee_new (void)
{
  return g_new0 (GnReferee, 1);
}

void
gn_referee_free (GnReferee *self)
{
  if (!self)
    return;

  g_clear_object (&self->table);
  g_free (self);
}

static JsonObject *
with_prompt (GnReferee  *self,
             JsonObject *answer,
             int         viewer)
{
  gn_answer_set_prompt (answer, self->table, viewer);
  return answer;
}

/* ---- Tables --------------------------------------------------------------- */

/* What the open table could not write is tried once more before another table takes its place. Returns: the refusal, or
 * NULL */
static JsonObject *
refuse_unwritten (GnReferee *self)
{
  GError *error = NULL;

  if (!self->table || !gn_match_table_get_trouble (self->table) || gn_match_table_retry (self->table, &error))
    return NULL;
  return gn_answer_error (error);
}

static JsonObject *
answer_new (GnReferee  *self,
            JsonObject *asked,
            int         viewer)
{
  JsonObject *refused = refuse_unwritten (self);
  GnMatchTable *table = refused ? NULL : gn_referee_make_table (asked, &refused);

  if (!table)
    return refused;

  g_set_object (&self->table, table);
  g_object_unref (table);
  return with_prompt (self, gn_answer_ok (), viewer);
}

static GFile *
file_of (JsonObject  *asked,
         JsonObject **refused)
{
  const char *name = gn_json_string (asked, "file");

  if (!name || !*name)
    {
      *refused = gn_answer_fault ("“file” has to be the name of a file");
      return NULL;
    }
  return g_file_new_for_commandline_arg (name);
}

static JsonObject *
answer_open (GnReferee  *self,
             JsonObject *asked,
             int         viewer)
{
  JsonObject *refused = NULL, *answer;
  g_autoptr (GFile) file = file_of (asked, &refused);
  g_auto (GStrv) notices = NULL;
  const gboolean writable = !gn_json_bool (asked, "look", FALSE);
  GFile *kept = self->table ? gn_match_table_get_file (self->table) : NULL;
  GError *error = NULL;
  JsonArray *told;

  if (!file || (refused = refuse_unwritten (self)))
    return refused;

  /* Only one table has the lock of a file: the one that has it now gives it back. */
  if (kept && writable && g_file_equal (kept, file))
    gn_match_table_close_record (self->table);

  /* the open table stays untouched until the file has been read */
  GnMatchTable *table = gn_match_table_open (file, writable, &notices, &error);

  if (!table)
    return gn_answer_error (error);

  g_set_object (&self->table, table);
  g_object_unref (table);
  answer = gn_answer_ok ();
  told = json_array_new ();
  for (guint i = 0; notices && notices[i]; i++)
    json_array_add_string_element (told, notices[i]);
  json_object_set_string_member (answer, "game", gn_match_table_get_match (table)->game->id);
  if (gn_match_table_get_match (table)->title)
    json_object_set_string_member (answer, "title", gn_match_table_get_match (table)->title);
  json_object_set_int_member (answer, "steps", gn_match_table_get_n_steps (table));
  json_object_set_array_member (answer, "notices", told);
  return with_prompt (self, answer, viewer);
}

static JsonObject *
answer_save (GnReferee  *self,
             JsonObject *asked,
             int         viewer)
{
  JsonObject *refused = NULL;
  g_autoptr (GFile) file = file_of (asked, &refused);
  GFile *kept = gn_match_table_get_file (self->table);
  GError *error = NULL;

  if (!file)
    return refused;
  /* A record is on disk after every entry, so there is nothing left to save, unless that was impossible. */
  if (kept && g_file_equal (kept, file))
    return gn_match_table_retry (self->table, &error) ? gn_answer_ok () : gn_answer_error (error);
  return gn_match_table_record (self->table, file, &error) ? gn_answer_ok () : gn_answer_error (error);
}

static JsonObject *
answer_sheet (GnReferee  *self,
              JsonObject *asked,
              int         viewer)
{
  JsonObject *refused = NULL;
  g_autoptr (GFile) file = file_of (asked, &refused);
  const char *paper = gn_json_string (asked, "paper");
  g_autoptr (GnSheet) sheet = NULL;
  GError *error = NULL;

  if (!file)
    return refused;
  if (json_object_has_member (asked, "paper") && g_strcmp0 (paper, "a4") != 0 && g_strcmp0 (paper, "letter") != 0)
    return gn_answer_fault ("“paper” is “a4” or “letter”");

  sheet = gn_sheet_new (self->table, viewer);
  if (!gn_sheet_write (sheet, file, g_strcmp0 (paper, "letter") == 0 ? GN_PAPER_LETTER : GN_PAPER_A4, &error))
    return gn_answer_error (error);
  return gn_answer_ok ();
}

/* ---- Reading -------------------------------------------------------------- */

static JsonObject *
answer_prompt (GnReferee  *self,
               JsonObject *asked,
               int         viewer)
{
  return with_prompt (self, gn_answer_ok (), viewer);
}

static void
set_position (GnReferee  *self,
              JsonObject *answer,
              int         viewer)
{
  json_object_set_member (answer, "position",
                          gn_position_to_json (gn_match_table_get_match (self->table),
                                               gn_match_table_state (self->table, viewer), viewer));
}

/* What people read off the table although it is no field. */
static void
set_derived (GnReferee  *self,
             JsonObject *answer,
             int         viewer)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  JsonObject *figures;

  if (!match->game->derived)
    return;
  figures = json_object_new ();
  match->game->derived (match, gn_match_table_state (self->table, viewer), figures);
  json_object_set_object_member (answer, "derived", figures);
}

static JsonObject *
answer_position (GnReferee  *self,
                 JsonObject *asked,
                 int         viewer)
{
  JsonObject *answer = gn_answer_ok ();
  char hash[17];

  set_position (self, answer, viewer);
  gn_state_hash (gn_match_table_get_match (self->table), gn_match_table_state (self->table, viewer), hash);
  json_object_set_string_member (answer, "hash", hash);
  json_object_set_int_member (answer, "steps", gn_match_table_get_n_steps (self->table));
  return answer;
}

static JsonObject *
answer_view (GnReferee  *self,
             JsonObject *asked,
             int         viewer)
{
  JsonObject *answer, *refused = NULL;

  if (json_object_has_member (asked, "seat")
      && !gn_referee_viewer (gn_match_table_get_match (self->table), json_object_get_member (asked, "seat"), &viewer,
                             &refused))
    return refused;

  answer = gn_answer_ok ();
  set_position (self, answer, viewer);
  set_derived (self, answer, viewer);
  return with_prompt (self, answer, viewer);
}

static JsonObject *
answer_score (GnReferee  *self,
              JsonObject *asked,
              int         viewer)
{
  g_autoptr (GnScoresheet) score = gn_match_table_score (self->table, viewer);
  JsonObject *answer = gn_answer_ok ();

  json_object_set_object_member (answer, "score", gn_score_to_json (gn_match_table_get_match (self->table), score));
  return answer;
}

static JsonObject *
answer_odds (GnReferee  *self,
             JsonObject *asked,
             int         viewer)
{
  JsonObject *answer = gn_answer_ok ();
  g_auto (GnOutcomes) outcomes;

  gn_outcomes_init (&outcomes);
  gn_match_table_outcomes (self->table, viewer, &outcomes);
  json_object_set_array_member (answer, "odds",
                                gn_outcomes_to_json (gn_match_table_get_match (self->table), &outcomes));
  return answer;
}

static JsonObject *
answer_insights (GnReferee  *self,
                 JsonObject *asked,
                 int         viewer)
{
  JsonObject *answer = gn_answer_ok ();
  g_auto (GnInsights) insights;

  gn_insights_init (&insights);
  gn_match_table_insights (self->table, viewer, &insights);
  json_object_set_array_member (answer, "insights",
                                gn_insights_to_json (gn_match_table_get_match (self->table), &insights));
  return answer;
}

static JsonObject *
answer_log (GnReferee  *self,
            JsonObject *asked,
            int         viewer)
{
  static const char *const kinds[] = { "moves", "amend", "teach", "terms", "note", "stop" };
  const GnMatch *match = gn_match_table_get_match (self->table);
  GPtrArray *log = gn_match_table_get_log (self->table);
  JsonObject *answer = gn_answer_ok ();
  JsonArray *steps = json_array_new ();

  for (guint i = 0; i < log->len; i++)
    {
      const GnStep *step = log->pdata[i];
      JsonObject *entry = json_object_new ();
      g_autofree char *text = gn_match_table_step_text (self->table, step, viewer);

      json_object_set_int_member (entry, "step", step->number);
      json_object_set_string_member (entry, "kind", kinds[MIN (step->kind, G_N_ELEMENTS (kinds) - 1)]);
      if (text)
        json_object_set_string_member (entry, "text", text);
      if (step->why)
        json_object_set_string_member (entry, "why", step->why);
      if (step->flags & GN_STEP_UNDONE)
        json_object_set_boolean_member (entry, "undone", TRUE);
      if (step->flags & GN_STEP_UNSEEN)
        json_object_set_boolean_member (entry, "seen", TRUE);
      json_object_set_array_member (entry, "story", gn_story_to_json (match, step->story, viewer));
      json_array_add_object_element (steps, entry);
    }
  json_object_set_array_member (answer, "log", steps);
  return answer;
}

/* ---- Undoing, correcting, teaching ----------------------------------------- */

static JsonObject *
answer_table_error (GError *error)
{
  static const char *const codes[] = { NULL, "seen-since", "nothing-left", "over", "read-only", "refused",
                                       "field-fixed", "nobody-can-go-on" };
  JsonObject *answer;

  if (!g_error_matches (error, GN_MATCH_TABLE_ERROR, error->code) || error->code < 1
      || error->code >= (int) G_N_ELEMENTS (codes))
    return gn_answer_error (error);
  answer = gn_answer_refusal_words (codes[error->code], error->message);
  g_error_free (error);
  return answer;
}

static JsonObject *
answer_undo (GnReferee  *self,
             JsonObject *asked,
             int         viewer)
{
  guint n = gn_match_table_get_n_steps (self->table);
  gint64 to = gn_json_int (asked, "to", gn_match_table_undo_target (self->table));
  GError *error = NULL;

  if (to < 0 || to > n)
    return gn_answer_fault ("“to” is the number of a step from 0 to %u", n);
  if (!gn_match_table_undo (self->table, (guint) to, gn_json_bool (asked, "agreed", FALSE), &error))
    return answer_table_error (error);
  return with_prompt (self, gn_answer_ok (), viewer);
}

static JsonObject *
answer_redo (GnReferee  *self,
             JsonObject *asked,
             int         viewer)
{
  GError *error = NULL;

  if (!gn_match_table_redo (self->table, &error))
    return answer_table_error (error);
  return with_prompt (self, gn_answer_ok (), viewer);
}

static JsonObject *
answer_amend (GnReferee  *self,
              JsonObject *asked,
              int         viewer)
{
  const char *why = gn_json_string (asked, "why");
  GnSay refusal = { 0 };
  GError *error = NULL;

  if (!gn_json_object (asked, "position"))
    return gn_answer_fault ("“position” has to be an object");
  if (!why || !*why)
    return gn_answer_fault ("“why” has to be the reason for the correction");
  if (!gn_match_table_amend (self->table, json_object_get_member (asked, "position"), why, &refusal, &error))
    {
      if (refusal.text)
        {
          g_clear_error (&error);
          return gn_answer_refusal (gn_match_table_get_match (self->table), &refusal, -1);
        }
      return answer_table_error (error);
    }
  return with_prompt (self, gn_answer_ok (), viewer);
}

static JsonObject *
answer_teach (GnReferee  *self,
              JsonObject *asked,
              int         viewer)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  const char *id = gn_json_string (asked, "family");
  int family = id ? gn_game_find_family (match->game, id) : -1;
  GError *error = NULL;
  JsonObject *answer;
  int index;

  if (family < 0)
    return gn_answer_fault ("there is no family “%s”", id ? id : "");
  if (!gn_json_object (asked, "component"))
    return gn_answer_fault ("“component” has to be an object");
  if (!gn_match_table_teach (self->table, (guint) family, json_object_get_member (asked, "component"), &index, &error))
    return answer_table_error (error);

  answer = gn_answer_ok ();
  json_object_set_string_member (answer, "id", gn_set_id (gn_match_table_get_match (self->table)->set, family, index));
  return with_prompt (self, answer, viewer);
}

static JsonObject *
answer_terms (GnReferee  *self,
              JsonObject *asked,
              int         viewer)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  JsonObject *dealers = gn_json_object (asked, "dealer");
  GError *error = NULL;

  if (!dealers)
    return gn_answer_fault ("“dealer” has to be an object");
  GN_FOR_MEMBERS (dealers, family, node)
    {
      GnDealer dealer;
      JsonObject *refused = NULL;

      if (!gn_referee_dealer (node, &dealer, &refused))
        return refused;
      if (!gn_match_table_set_dealer (self->table, family, dealer, &error))
        {
          GnSay why = { 0 };

          if (dealer == GN_DEALER_BOX || gn_match_may_deal (match, family, &why) || !why.text)
            return answer_table_error (error);
          g_clear_error (&error);
          return gn_answer_refusal (match, &why, -1);
        }
    }
  return with_prompt (self, gn_answer_ok (), viewer);
}

static JsonObject *
answer_note (GnReferee  *self,
             JsonObject *asked,
             int         viewer)
{
  const char *text = gn_json_string (asked, "text");

  if (!text || !*text)
    return gn_answer_fault ("“text” has to be a remark");
  gn_match_table_note (self->table, text);
  return gn_answer_ok ();
}

static JsonObject *
answer_stop (GnReferee  *self,
             JsonObject *asked,
             int         viewer)
{
  GError *error = NULL;

  if (!gn_match_table_stop (self->table, &error))
    return answer_table_error (error);
  return with_prompt (self, gn_answer_ok (), viewer);
}

static JsonObject *
answer_describe (GnReferee  *self,
                 JsonObject *asked,
                 int         viewer)
{
  const char *id = gn_json_string (asked, "game");
  const GnGame *game = id ? gn_game_find (id) : self->table ? gn_match_table_get_match (self->table)->game : NULL;
  JsonObject *answer;

  if (!game)
    return gn_answer_fault ("there is no game “%s”", id ? id : "");
  answer = gn_answer_ok ();
  json_object_set_member (answer, "game", gn_referee_describe (game));
  return answer;
}

/* ---- Moves -------------------------------------------------------------------- */

static JsonObject *
answer_do (GnReferee  *self,
           JsonObject *asked,
           int         viewer)
{
  return gn_referee_do (self->table, asked, viewer);
}

static JsonObject *
answer_say (GnReferee  *self,
            JsonObject *asked,
            int         viewer)
{
  return gn_referee_say (self->table, asked, viewer);
}

static JsonObject *
answer_complete (GnReferee  *self,
                 JsonObject *asked,
                 int         viewer)
{
  return gn_referee_complete (self->table, asked, viewer);
}

static JsonObject *
answer_ask (GnReferee  *self,
            JsonObject *asked,
            int         viewer)
{
  return gn_referee_ask (self->table, asked, viewer);
}

static JsonObject *
answer_check (GnReferee  *self,
              JsonObject *asked,
              int         viewer)
{
  return gn_referee_check (self->table, asked, viewer);
}

static JsonObject *
answer_legal (GnReferee  *self,
              JsonObject *asked,
              int         viewer)
{
  return gn_referee_legal (self->table, asked, viewer);
}

static JsonObject *
answer_deal (GnReferee  *self,
             JsonObject *asked,
             int         viewer)
{
  return gn_referee_deal (self->table, viewer);
}

/* ---- Choosing the command ---------------------------------------------------- */

/* @fields: the fields allowed besides cmd and as; "*" also allows a verb's arguments, which are checked with
 * the move */
static const struct {
  const char *cmd;
  const char *fields;
  guint       how;
  Answer      answer;
} commands[] = {
  { "new", "game title seats options dealer unasked components seed position roles", 0, answer_new },
  { "open", "file look", 0, answer_open },
  { "describe", "game", 0, answer_describe },
  { "do", "*", NEEDS_TABLE | WRITES, answer_do },
  { "say", "seat text", NEEDS_TABLE | WRITES, answer_say },
  { "complete", "seat text max", NEEDS_TABLE, answer_complete },
  { "ask", "*", NEEDS_TABLE, answer_ask },
  { "check", "*", NEEDS_TABLE, answer_check },
  { "legal", "seat texts", NEEDS_TABLE, answer_legal },
  { "prompt", "", NEEDS_TABLE, answer_prompt },
  { "position", "", NEEDS_TABLE, answer_position },
  { "view", "seat", NEEDS_TABLE, answer_view },
  { "score", "", NEEDS_TABLE, answer_score },
  { "odds", "", NEEDS_TABLE, answer_odds },
  { "insights", "", NEEDS_TABLE, answer_insights },
  { "log", "", NEEDS_TABLE, answer_log },
  { "undo", "agreed to", NEEDS_TABLE | WRITES, answer_undo },
  { "redo", "", NEEDS_TABLE | WRITES, answer_redo },
  { "amend", "position why", NEEDS_TABLE | WRITES, answer_amend },
  { "deal", "", NEEDS_TABLE | WRITES, answer_deal },
  { "teach", "family component", NEEDS_TABLE | WRITES, answer_teach },
  { "terms", "dealer", NEEDS_TABLE | WRITES, answer_terms },
  { "note", "text", NEEDS_TABLE | WRITES, answer_note },
  { "stop", "", NEEDS_TABLE | WRITES, answer_stop },
  { "save", "file", NEEDS_TABLE, answer_save },
  { "sheet", "file paper", NEEDS_TABLE, answer_sheet },
};

static gboolean
is_field (const char *fields,
          const char *key)
{
  g_auto (GStrv) words = g_strsplit (fields, " ", -1);

  return *key && (g_strv_contains ((const char *const *) words, key) || g_str_equal (fields, "*"));
}

static JsonObject *
check_fields (JsonObject *asked,
              const char *cmd,
              const char *fields)
{
  JsonObjectIter iter;
  const char *key;

  json_object_iter_init_ordered (&iter, asked);
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    if (!g_str_equal (key, "cmd") && !g_str_equal (key, "as") && !is_field (fields, key))
      return gn_answer_fault ("“%s” has no field “%s”", cmd, key);
  return NULL;
}

/* What is not on disk is not ok. The entry stands in memory and is written with the next one that can be. */
static JsonObject *
with_trouble (GnReferee  *self,
              JsonObject *answer)
{
  const char *trouble = gn_match_table_get_trouble (self->table);

  if (trouble && gn_json_bool (answer, "ok", FALSE))
    {
      json_object_set_boolean_member (answer, "ok", FALSE);
      json_object_set_string_member (answer, "trouble", trouble);
    }
  return answer;
}

static JsonObject *
answer_object (GnReferee  *self,
               JsonObject *asked)
{
  const char *cmd = gn_json_string (asked, "cmd");
  int viewer = GN_EVERYTHING;

  if (!cmd)
    return gn_answer_fault ("“cmd” says what is wanted");

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      JsonObject *refused;

      if (!g_str_equal (commands[i].cmd, cmd))
        continue;
      if ((refused = check_fields (asked, cmd, commands[i].fields)))
        return refused;
      if (commands[i].how & NEEDS_TABLE && !self->table)
        return gn_answer_fault ("there is no table: begin with “new” or “open”");
      if (json_object_has_member (asked, "as"))
        {
          if (!self->table)
            return gn_answer_fault ("there is no table to look at as somebody");
          if (!gn_referee_viewer (gn_match_table_get_match (self->table), json_object_get_member (asked, "as"), &viewer,
                                  &refused))
            return refused;
        }

      JsonObject *answer = commands[i].answer (self, asked, viewer);

      return commands[i].how & WRITES ? with_trouble (self, answer) : answer;
    }

  g_autoptr (GString) there = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (there, "%s%s", i > 0 ? ", " : "", commands[i].cmd);
  return gn_answer_fault ("there is no command “%s”; there are: %s", cmd, there->str);
}

char *
gn_referee_answer (GnReferee  *self,
                   const char *line,
                   gssize      length)
{
  GError *error = NULL;
  g_autoptr (JsonNode) node = gn_json_parse (line, length, GN_REFEREE_MAX_LINE, &error);
  g_autoptr (JsonObject) answer = NULL;
  g_autoptr (JsonNode) root = json_node_alloc ();

  if (!node)
    answer = gn_answer_error (error);
  else if (!JSON_NODE_HOLDS_OBJECT (node))
    answer = gn_answer_fault ("a line is one JSON object");
  else
    answer = answer_object (self, json_node_get_object (node));

  json_node_init_object (root, answer);
  return gn_json_to_text (root);
}
