/* referee-moves.c: moves entered, asked about and typed through the protocol
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "referee-moves.h"

#include "core/base/json.h"
#include "referee-json.h"
#include "core/words/text.h"
#include "core/words/typed.h"

/* Nobody enters more moves than this at once. */
#define MOST_MOVES 1024

gboolean
gn_referee_viewer (const GnMatch *match,
                   JsonNode      *node,
                   int           *viewer,
                   JsonObject   **refused)
{
  if (gn_json_is_int (node) && json_node_get_int (node) >= 0 && json_node_get_int (node) < match->n_seats)
    *viewer = (int) json_node_get_int (node);
  else if (gn_json_is_string (node) && g_str_equal (json_node_get_string (node), "public"))
    *viewer = GN_PUBLIC;
  else if (gn_json_is_string (node) && g_str_equal (json_node_get_string (node), "all"))
    *viewer = GN_EVERYTHING;
  else
    {
      *refused = gn_answer_fault ("who looks is a seat from 0 to %d, “public” or “all”", match->n_seats - 1);
      return FALSE;
    }
  return TRUE;
}

void
gn_answer_set_prompt (JsonObject   *answer,
                      GnMatchTable *table,
                      int           viewer)
{
  GnPrompt prompt = { 0 };

  gn_match_table_prompt (table, viewer, &prompt);
  json_object_set_object_member (
    answer, "prompt", gn_prompt_to_json (gn_match_table_get_match (table), &prompt, gn_match_table_is_over (table)));
}

/* ---- Reading moves ----------------------------------------------------------- */

/* A component written out in a move, with the data that has to be taught for it. */
typedef struct {
  guint     family;
  JsonNode *component;
} NewComponent;

static void
new_component_clear (gpointer data)
{
  NewComponent *component = data;

  json_node_unref (component->component);
}

/* Returns a copy of @asked with only seat, verb and arguments. Components written out are taught to @copy, where
 * their ids come from, and kept in @fresh. */
static JsonNode *
move_object (JsonObject *asked,
             GnMatch    *copy,
             GArray     *fresh,
             GError    **error)
{
  const GnGame *game = copy->game;
  g_autoptr (JsonObject) object = json_object_new ();
  const char *id = gn_json_string (asked, "verb");
  int verb = id ? gn_game_find_verb_of (game, id, (int) gn_json_int_within (asked, "seat", 0, GN_HOST, GN_MAX_SEATS))
                : -1;

  GN_FOR_MEMBERS (asked, key, value)
    {
      const GnArg *arg = verb >= 0 ? gn_verb_find_arg (&game->verbs[verb], key) : NULL;
      guint family = arg && arg->domain < GN_DOMAIN_SEAT ? game->domains[arg->domain].family : 0;

      if (g_str_equal (key, "cmd") || g_str_equal (key, "as"))
        continue;
      if (arg && (arg->flags & GN_ARG_NEW) && family > 0 && arg->kind == GN_ARG_THING && JSON_NODE_HOLDS_OBJECT (value))
        {
          int index = gn_set_teach (copy->set, family - 1, value, error);
          NewComponent component = { .family = family - 1 };

          if (index < 0 || !gn_match_recompile (copy, error))
            return NULL;

          /* keep the id from here, so that it is the same when the table learns the component */
          component.component = json_node_copy (value);
          json_object_set_string_member (json_node_get_object (component.component), "id",
                                         gn_set_id (copy->set, family - 1, index));
          g_array_append_val (fresh, component);
          json_object_set_string_member (object, key, gn_set_id (copy->set, family - 1, index));
        }
      else
        {
          json_object_set_member (object, key, json_node_copy (value));
        }
    }
  return json_node_init_object (json_node_alloc (), object);
}

/* Sets an argument that was left out to absent if it is optional and has no usual value. */
static void
leave_out (const GnGame *game,
           JsonObject   *asked,
           GnMove       *move)
{
  for (const GnArg *arg = game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if ((arg->flags & GN_ARG_OPTIONAL) && !(arg->flags & GN_ARG_USUAL) && !json_object_has_member (asked, arg->name))
      move->arg[arg->at] = GN_NONE;
  gn_move_normalise (game, move);
}

static gboolean
read_move (JsonObject *asked,
           GnMatch    *copy,
           GArray     *fresh,
           GnMove     *move,
           GError    **error)
{
  g_autoptr (JsonNode) node = move_object (asked, copy, fresh, error);

  if (!node || !gn_move_from_json (copy, node, move, error))
    return FALSE;
  leave_out (copy->game, asked, move);
  return TRUE;
}

/* Reads one move, or those of "moves". Returns: FALSE with the answer */
static gboolean
read_moves (GnMatchTable *table,
            JsonObject   *asked,
            GnMatch      *copy,
            GArray       *fresh,
            GArray       *moves,
            JsonObject  **refused)
{
  JsonArray *list = gn_json_array (asked, "moves");
  GError *error = NULL;
  GnMove move;

  if (json_object_has_member (asked, "moves")
      && (!list || json_array_get_length (list) == 0 || json_array_get_length (list) > MOST_MOVES))
    {
      *refused = gn_answer_fault ("“moves” has to be an array of 1 to %d moves", MOST_MOVES);
      return FALSE;
    }
  if (list && (json_object_has_member (asked, "verb") || json_object_has_member (asked, "seat")))
    {
      *refused = gn_answer_fault ("“moves” stands alone: seat, verb and arguments belong into its elements");
      return FALSE;
    }

  for (guint i = 0; i < (list ? json_array_get_length (list) : 1); i++)
    {
      JsonNode *node = list ? json_array_get_element (list, i) : NULL;

      if (node && !JSON_NODE_HOLDS_OBJECT (node))
        {
          *refused = gn_answer_fault ("move %u is no object", i);
          return FALSE;
        }
      if (!read_move (node ? json_node_get_object (node) : asked, copy, fresh, &move, &error))
        {
          *refused = gn_answer_error (error);
          return FALSE;
        }
      g_array_append_val (moves, move);
    }
  return TRUE;
}

/* ---- Entering moves ---------------------------------------------------------- */

static JsonObject *
answer_reply (GnMatchTable  *table,
              const GnMove  *moves,
              guint          n,
              const GnReply *reply,
              int            viewer)
{
  const GnMatch *match = gn_match_table_get_match (table);
  JsonObject *answer;

  if (!reply->ok && reply->open && n > 0)
    {
      /* open arguments, among the moves that are possible after the earlier ones */
      g_auto (GnWays) ways = { 0 };

      gn_match_table_ask_after (table, viewer, moves, reply->at + 1, &ways);
      if (ways.ways > 0)
        {
          answer = gn_answer_ways (match, &moves[reply->at], &ways, FALSE);
          if (n > 1)
            json_object_set_int_member (answer, "at", reply->at);
          return answer;
        }
    }
  if (!reply->ok)
    {
      /* Why tells what the mover holds: nobody else learns more than that it cannot be. */
      if (reply->private_to >= 0 && viewer != GN_EVERYTHING && viewer != reply->private_to)
        answer = gn_answer_refusal_words ("private", "This cannot be done now.");
      else
        answer = gn_answer_refusal (match, &reply->why, reply->private_to);
      if (n > 1)
        json_object_set_int_member (answer, "at", reply->at);
      return answer;
    }

  answer = gn_answer_ok ();
  json_object_set_int_member (answer, "taken", reply->taken);
  if (reply->step)
    {
      json_object_set_int_member (answer, "step", reply->step->number);
      json_object_set_array_member (answer, "story", gn_story_to_json (match, reply->step->story, viewer));
    }
  gn_answer_set_prompt (answer, table, viewer);
  return answer;
}

static gboolean
teach_all (GnMatchTable *table,
           GArray       *fresh,
           GError      **error)
{
  for (guint i = 0; i < fresh->len; i++)
    {
      NewComponent *component = &g_array_index (fresh, NewComponent, i);
      int index;

      if (!gn_match_table_teach (table, component->family, component->component, &index, error))
        return FALSE;
    }
  return TRUE;
}

/* A component written out is learned only if it can be there, so the moves are tried on a copy first. */
static gboolean
is_believable (GnMatchTable *table,
               GnMatch      *copy,
               GArray       *moves,
               GnSay        *why)
{
  const GnGame *game = copy->game;
  g_autofree gpointer state = g_memdup2 (gn_match_table_state (table, GN_EVERYTHING), game->state_size);

  for (guint i = 0; i < moves->len; i++)
    {
      const GnMove *move = &g_array_index (moves, GnMove, i);
      g_auto (GnWays) ways = { 0 };

      gn_moves_ways (copy, state, move, &ways);
      if (ways.ways == 0)
        {
          *why = ways.why;
          return FALSE;
        }
      if (!ways.settled)
        return TRUE;
      game->apply (copy, state, &ways.only, NULL);
    }
  return TRUE;
}

/* An adjustment by hand may say why. Returns: (transfer full) (nullable): @asked without the reason, if it is one */
static JsonObject *
without_reason (GnMatchTable *table,
                JsonObject   *asked)
{
  const GnGame *game = gn_match_table_get_match (table)->game;
  const char *id = gn_json_string (asked, "verb");
  const int verb = id && gn_json_string (asked, "why") ? gn_game_find_verb (game, id) : -1;
  JsonObject *move;

  if (verb < 0 || !(game->verbs[verb].flags & GN_VERB_ADJUST))
    return NULL;
  move = json_object_new ();
  GN_FOR_MEMBERS (asked, key, node)
    if (!g_str_equal (key, "why"))
      json_object_set_member (move, key, json_node_copy (node));
  return move;
}

JsonObject *
gn_referee_do (GnMatchTable *table,
               JsonObject   *asked,
               int           viewer)
{
  g_autoptr (GnMatch) copy = gn_match_copy (gn_match_table_get_match (table));
  g_autoptr (GArray) moves = g_array_new (FALSE, TRUE, sizeof (GnMove));
  g_autoptr (GArray) fresh = g_array_new (FALSE, TRUE, sizeof (NewComponent));
  JsonObject *refused = NULL;
  GnReply reply = { .private_to = -1 };
  GnSay why = { 0 };
  g_autoptr (JsonObject) adjustment = without_reason (table, asked);
  GError *error = NULL;
  gboolean done;

  g_array_set_clear_func (fresh, new_component_clear);
  if (!read_moves (table, adjustment ? adjustment : asked, copy, fresh, moves, &refused))
    return refused;
  if (fresh->len > 0)
    {
      if (!is_believable (table, copy, moves, &why))
        return gn_answer_refusal (copy, &why, -1);
      if (!teach_all (table, fresh, &error))
        return gn_answer_error (error);
    }

  if (viewer == GN_EVERYTHING)
    done = gn_match_table_do (table, &g_array_index (moves, GnMove, 0), moves->len, &reply);
  else
    done = gn_match_table_do_as (table, viewer, &g_array_index (moves, GnMove, 0), moves->len, &reply);
  if (done && adjustment && *gn_json_string (asked, "why"))
    gn_match_table_note (table, gn_json_string (asked, "why"));
  return answer_reply (table, &g_array_index (moves, GnMove, 0), moves->len, &reply, viewer);
}

JsonObject *
gn_referee_deal (GnMatchTable *table,
                 int           viewer)
{
  GnReply reply = { .private_to = -1 };

  if (!gn_match_table_deal (table, &reply) && reply.why.text == 0)
    return gn_answer_refusal_words ("nothing-due", "Nothing is due that the app deals.");
  return answer_reply (table, NULL, 0, &reply, viewer);
}

/* ---- Asking -------------------------------------------------------------------- */

static gboolean
read_one (GnMatchTable *table,
          JsonObject   *asked,
          GnMove       *move,
          JsonObject  **refused)
{
  g_autoptr (GnMatch) copy = gn_match_copy (gn_match_table_get_match (table));
  g_autoptr (GArray) fresh = g_array_new (FALSE, TRUE, sizeof (NewComponent));
  GError *error = NULL;

  g_array_set_clear_func (fresh, new_component_clear);
  if (!read_move (asked, copy, fresh, move, &error))
    {
      *refused = gn_answer_error (error);
      return FALSE;
    }
  if (fresh->len > 0)
    {
      *refused = gn_answer_fault ("what is asked about is known by its id; “do” or “teach” brings in new components");
      return FALSE;
    }
  return TRUE;
}

JsonObject *
gn_referee_ask (GnMatchTable *table,
                JsonObject   *asked,
                int           viewer)
{
  g_auto (GnWays) ways = { 0 };
  JsonObject *refused = NULL;
  GnMove move;

  if (!read_one (table, asked, &move, &refused))
    return refused;
  gn_match_table_ask (table, viewer, &move, &ways);
  return gn_answer_ways (gn_match_table_get_match (table), &move, &ways, TRUE);
}

JsonObject *
gn_referee_check (GnMatchTable *table,
                  JsonObject   *asked,
                  int           viewer)
{
  const GnMatch *match = gn_match_table_get_match (table);
  g_auto (GnWays) ways = { 0 };
  JsonObject *refused = NULL;
  GnSay why = { 0 };
  GnMove move;

  if (!read_one (table, asked, &move, &refused))
    return refused;
  if (gn_move_is_open (match->game, &move))
    {
      gn_match_table_ask (table, viewer, &move, &ways);
      if (!ways.settled)
        return gn_answer_ways (match, &move, &ways, FALSE);
      move = ways.only;
    }
  if (!gn_match_table_check (table, viewer, &move, &why))
    return gn_answer_refusal (match, &why, -1);
  return gn_answer_ok ();
}

JsonObject *
gn_referee_legal (GnMatchTable *table,
                  JsonObject   *asked,
                  int           viewer)
{
  const GnMatch *match = gn_match_table_get_match (table);
  g_auto (GnMoveList) list = { 0 };
  gint64 seat = gn_json_int (asked, "seat", GN_NONE);
  JsonObject *answer;
  JsonArray *moves;

  if (seat != GN_NONE && (seat < GN_HOST || seat >= match->n_seats))
    return gn_answer_fault ("there is no such seat at this table");
  gn_match_table_legal (table, viewer, &list);
  answer = gn_answer_ok ();
  moves = gn_legal_to_json (match, &list, (int) seat, gn_json_bool (asked, "texts", FALSE));
  json_object_set_int_member (answer, "n", json_array_get_length (moves));
  json_object_set_array_member (answer, "moves", moves);
  return answer;
}

/* ---- Typed --------------------------------------------------------------------- */

static gboolean
read_typed (GnMatchTable *table,
            JsonObject   *asked,
            int          *seat,
            const char  **text,
            JsonObject  **refused)
{
  const GnMatch *match = gn_match_table_get_match (table);
  gint64 said = gn_json_int (asked, "seat", gn_match_table_turn_seat (table));

  *text = gn_json_string (asked, "text");
  *seat = (int) said;
  if (!*text)
    *refused = gn_answer_fault ("“text” has to be what is typed");
  else if (said < GN_HOST || said >= match->n_seats)
    *refused = gn_answer_fault ("there is no such seat at this table");
  return *refused == NULL;
}

static JsonObject *
say_typed (GnMatchTable *table,
           int           seat,
           const char   *text,
           int           viewer)
{
  const GnMatch *match = gn_match_table_get_match (table);
  GnReply reply = { .private_to = -1 };
  JsonObject *refused = NULL;
  GnMove move;
  int at;

  GnTypedResult result = gn_typed_parse (match, gn_match_table_state (table, viewer), seat, text, &move, &at);

  if (result == GN_TYPED_NOTHING || at >= 0)
    {
      refused = gn_answer_fault ("not understood from here: “%s”", at >= 0 ? text + at : text);
      json_object_set_int_member (refused, "at", MAX (at, 0));
      return refused;
    }
  if (result == GN_TYPED_PARTLY)
    {
      g_auto (GnWays) ways = { 0 };

      gn_match_table_ask (table, viewer, &move, &ways);
      return gn_answer_ways (match, &move, &ways, FALSE);
    }

  if (viewer == GN_EVERYTHING)
    gn_match_table_do (table, &move, 1, &reply);
  else
    gn_match_table_do_as (table, viewer, &move, 1, &reply);

  JsonObject *answer = answer_reply (table, &move, 1, &reply, viewer);

  json_object_set_member (answer, "move", gn_move_to_json (match, &move));
  return answer;
}

/* A line may hold several moves (gn_typed_first()): each is entered once the one before it is accepted. */
JsonObject *
gn_referee_say (GnMatchTable *table,
                JsonObject   *asked,
                int           viewer)
{
  const GnMatch *match = gn_match_table_get_match (table);
  JsonObject *answer = NULL, *refused = NULL;
  const char *text;
  g_autofree char *line = NULL;
  guint parts = 0, said = 0;
  int seat;

  if (!read_typed (table, asked, &seat, &text, &refused))
    return refused;

  while (*text)
    {
      char *spelled = gn_typed_spell_out (match, gn_match_table_state (table, viewer), seat, text);

      if (spelled)
        {
          g_free (line);
          text = line = spelled;
        }

      gsize first = gn_typed_first (match, gn_match_table_state (table, viewer), seat, text);
      g_autofree char *part = g_strstrip (g_strndup (text, first));

      if (answer && !json_object_has_member (asked, "seat"))
        seat = gn_match_table_turn_seat (table);
      text += first + (text[first] != '\0');
      if (!*part)
        continue;
      parts++;
      g_clear_pointer (&answer, json_object_unref);
      answer = say_typed (table, seat, part, viewer);
      /* an open argument is an answer too, but no move was entered */
      if (!json_object_get_boolean_member (answer, "ok") || !json_object_has_member (answer, "taken"))
        break;
      said++;
    }
  if (!answer)
    return gn_answer_fault ("“text” has to be what is typed");
  if (parts > 1)
    json_object_set_int_member (answer, "said", said);
  return answer;
}

JsonObject *
gn_referee_complete (GnMatchTable *table,
                     JsonObject   *asked,
                     int           viewer)
{
  const GnMatch *match = gn_match_table_get_match (table);
  gint64 max = gn_json_int (asked, "max", 12);
  JsonObject *answer, *refused = NULL;
  g_autoptr (GPtrArray) completions = NULL;
  JsonArray *array;
  const char *text;
  int seat;

  if (!read_typed (table, asked, &seat, &text, &refused))
    return refused;
  if (max < 1 || max > 100)
    return gn_answer_fault ("“max” is from 1 to 100");

  completions = gn_typed_complete (match, gn_match_table_state (table, viewer), seat, text, (guint) max);
  answer = gn_answer_ok ();
  array = json_array_new ();
  for (guint i = 0; i < completions->len; i++)
    {
      const GnCompletion *completion = completions->pdata[i];
      JsonObject *entry = json_object_new ();

      json_object_set_string_member (entry, "text", completion->text);
      json_object_set_member (entry, "move", gn_move_to_json (match, &completion->move));
      if (!completion->lawful)
        {
          JsonObject *no = gn_answer_refusal (match, &completion->why, -1);

          json_object_set_member (entry, "refusal", json_object_dup_member (no, "refusal"));
          json_object_unref (no);
        }
      json_array_add_object_element (array, entry);
    }
  json_object_set_array_member (answer, "completions", array);
  return answer;
}
