/* match-table-amend.c: changes to the match itself: corrections, new components, other dealers, notes, an early end
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "core/base/json.h"
#include "match-table-private.h"
#include "core/state/position-private.h"
#include "core/words/text.h"

/* Appends the host's free text, as JSON. */
static void
append_text (GString    *line,
             const char *text)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), text);
  g_autofree char *json = gn_json_to_text (node);

  g_string_append (line, json);
}

static void
append_node (GString  *line,
             JsonNode *node)
{
  g_autofree char *json = gn_json_to_text (node);

  g_string_append (line, json);
}

/* Adds an entry that is not part of the line of play: undo does not touch it. */
void
gn_table_log (GnMatchTable *self,
              GnStepKind    kind,
              guint         number,
              gint64        time,
              const char   *why)
{
  GnTableStep *step = gn_table_step_new (kind);

  step->step.number = number;
  step->step.time = time;
  step->step.why = g_strdup (why);
  g_ptr_array_add (self->log, step);
}

/* ---- Corrections ------------------------------------------------------- */

/* Returns whether everybody who has to do something in @state can do it. */
static gboolean
goes_on (GnMatchTable   *self,
         gconstpointer   state,
         const GnPrompt *prompt)
{
  GnMoveList *list = &self->list;
  guint32 able = 0;
  gboolean chance = FALSE;

  list->n = 0;
  self->match->game->legal (self->match, state, list);
  for (guint i = 0; i < list->n; i++)
    if (list->move[i].seat >= 0)
      able |= 1u << list->move[i].seat;
    else
      chance |= list->move[i].seat == GN_CHANCE;

  return list->n > 0 && (prompt->must & ~able) == 0 && (!prompt->chance || prompt->must || chance);
}

/* How far a line of play is looked along. */
#define LOOK_AHEAD 40
/* How many next moves are tried. */
#define MOST_TRIED 100

/* Makes the move on @state. Returns: FALSE with @why if the table does not add up after it */
static gboolean
adds_up_after (GnMatchTable *self,
               gpointer      state,
               const GnMove *move,
               GnSay        *why)
{
  const GnGame *game = self->match->game;

  game->apply (self->match, state, move, NULL);
  return !game->audit || game->audit (self->match, state, why);
}

/* Returns whether the next moves, and one line of play, lead to tables that add up. What was corrected may be wrong in
 * a way that only shows then: dice that lie there before the roll. Play from a right state never comes to such a
 * table. */
static gboolean
leads_on (GnMatchTable  *self,
          gconstpointer  state,
          GnSay         *why)
{
  const GnGame *game = self->match->game;
  g_autofree gpointer tried = g_malloc (self->size);
  g_auto (GnMoveList) legal = { 0 };

  gn_move_list_init (&legal);
  game->legal (self->match, state, &legal);
  for (guint i = 0; i < MIN (legal.n, MOST_TRIED); i++)
    {
      memcpy (tried, state, self->size);
      if (!adds_up_after (self, tried, &legal.move[i], why))
        return FALSE;
    }

  memcpy (tried, state, self->size);
  for (guint i = 0; i < LOOK_AHEAD && !((const GnHead *) tried)->over; i++)
    {
      legal.n = 0;
      game->legal (self->match, tried, &legal);
      if (legal.n == 0)
        return FALSE;

      const GnMove move = legal.move[i * 7 % legal.n];

      if (!adds_up_after (self, tried, &move, why))
        return FALSE;
    }
  return TRUE;
}

gboolean
gn_table_goes_on (GnMatchTable  *self,
                  gconstpointer  state,
                  GError       **error)
{
  const GnGame *game = self->match->game;
  GnPrompt prompt = { 0 };

  /* While the set is not known, the next step may be to enter what is printed. */
  if (((const GnHead *) state)->over || !self->set_complete)
    return TRUE;

  GnSay why = { 0 };

  game->prompt (self->match, state, &prompt);
  if (goes_on (self, state, &prompt) && leads_on (self, state, &why))
    return TRUE;

  if (why.text)
    {
      g_autofree char *text = gn_say_text (self->match, &why, FALSE);

      g_set_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_STUCK,
                   /* Translators: of a correction; %s is a whole sentence: "There are too many dice." */
                   _("The game could not go on after this correction. %s"), text);
      return FALSE;
    }

  memcpy (self->public_scratch, state, self->size);
  gn_state_redact (self->match, self->public_scratch, GN_PUBLIC);
  prompt = (GnPrompt) { 0 };
  game->prompt (self->match, self->public_scratch, &prompt);

  g_autofree char *next = gn_say_text (self->match, &prompt.what, FALSE);

  if (!*next)
    {
      /* Translators: of a correction after which nothing is to be done */
      g_set_error_literal (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_STUCK,
                           _("Nobody could make a move after this correction."));
      return FALSE;
    }
  g_set_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_STUCK,
               /* Translators: of a correction; %s is what would be asked next: "Berta: keep one of the cards". */
               _("Nobody could make a move after this correction. Next would be: “%s”"), next);
  return FALSE;
}

/* What Gnomon keeps for itself in the middle of a step (GN_FIELD_FIXED) would no longer fit to the rest. It may be in a
 * position as it is: "As text" shows the whole. */
static gboolean
leaves_fixed (GnMatchTable  *self,
              JsonNode      *position,
              GError       **error)
{
  const GnGame *game = self->match->game;
  g_autoptr (JsonNode) now = NULL;

  if (!JSON_NODE_HOLDS_OBJECT (position))
    return TRUE;

  JsonObject *wanted = json_node_get_object (position);

  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    {
      if (!(field->flags & GN_FIELD_FIXED) || !json_object_has_member (wanted, field->id))
        continue;
      if (!now)
        now = gn_position_to_json (self->match, gn_table_now (self), GN_EVERYTHING);

      JsonNode *is = json_object_get_member (json_node_get_object (now), field->id);

      if (is && json_node_equal (is, json_object_get_member (wanted, field->id)))
        continue;
      g_set_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_FIXED,
                   /* Translators: of a correction as text; %s is the key of a field: "stage". */
                   _("“%s” is kept by Gnomon and cannot be corrected."), field->id);
      return FALSE;
    }
  return TRUE;
}

gboolean
gn_match_table_amend (GnMatchTable  *self,
                      JsonNode      *position,
                      const char    *why,
                      GnSay         *refusal,
                      GError       **error)
{
  g_autoptr (GError) problem = NULL;

  if (!gn_table_may_change (self, error) || !leaves_fixed (self, position, error))
    return FALSE;

  memcpy (self->scratch, gn_table_now (self), self->size);
  if (!gn_position_merge (self->match, self->scratch, position, refusal, &problem))
    {
      if (g_error_matches (problem, GN_POSITION_ERROR, GN_POSITION_ERROR_REFUSED))
        g_set_error_literal (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_REFUSED, problem->message);
      else
        g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }

  if (memcmp (self->scratch, gn_table_now (self), self->size) == 0)
    {
      g_set_error_literal (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_NOTHING,
                           _("The table is already like that."));
      return FALSE;
    }

  if (!gn_table_goes_on (self, self->scratch, error))
    return FALSE;

  GnTableStep *step = gn_table_step_new (GN_STEP_AMEND);

  step->step.why = gn_plain_note (why ? why : "");
  step->position = json_node_copy (position);
  gn_table_follow (self, self->scratch, step);

  GString *line = gn_table_keep (self, step);

  g_string_append (line, "\"amend\":");
  append_node (line, position);
  g_string_append (line, ",\"why\":");
  append_text (line, step->step.why);
  if (step->step.moves->len > 0)
    {
      g_string_append_c (line, ',');
      gn_table_moves_line (self, step, line);
    }
  gn_table_kept (self, step);
  return TRUE;
}

/* ---- Teaching ---------------------------------------------------------- */

gboolean
gn_table_teach (GnMatchTable  *self,
                guint          family,
                JsonNode      *component,
                int           *index,
                GError       **error)
{
  GnSet *before = self->match->set;
  g_autoptr (GnSet) set = gn_set_copy (before);
  int taught = gn_set_teach (set, family, component, error);

  if (taught < 0)
    return FALSE;

  /* Others may hold the old set; and a set that does not compile is rejected. */
  self->match->set = set;
  if (!gn_match_recompile (self->match, error))
    {
      self->match->set = before;
      return FALSE;
    }

  g_steal_pointer (&set);
  gn_set_unref (before);
  gn_table_set_changed (self);
  *index = taught;

  /* It takes effect from now on; earlier moves stay as they are. */
  gn_position_settle (self->match, gn_table_now (self));
  gn_table_stale (self);
  return TRUE;
}

/* Includes the id, so that it is the same component whenever the line is read. */
static JsonNode *
with_id (GnMatchTable *self,
         guint         family,
         int           index,
         JsonNode     *component)
{
  JsonNode *copy = json_node_copy (component);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "id", gn_set_id (self->match->set, family, (guint) index));
  GN_FOR_MEMBERS (json_node_get_object (component), key, value)
    if (!g_str_equal (key, "id"))
      json_object_set_member (object, key, json_node_copy (value));
  json_node_take_object (copy, object);
  return copy;
}

gboolean
gn_match_table_teach (GnMatchTable  *self,
                      guint          family,
                      JsonNode      *component,
                      int           *index,
                      GError       **error)
{
  int taught;

  g_return_val_if_fail (family < gn_game_n_families (self->match->game), FALSE);

  if (!gn_table_may_change (self, error) || !gn_table_teach (self, family, component, &taught, error))
    return FALSE;
  if (index)
    *index = taught;

  g_autoptr (JsonNode) named = with_id (self, family, taught, component);
  g_autofree char *name = gn_set_name (self->match->set, family, (guint) taught);
  gint64 time = gn_table_elapsed (self);
  GString *line = gn_table_entry (self, time);

  gn_table_log (self, GN_STEP_TEACH, self->number, time, name);
  g_string_append_printf (line, "\"teach\":{\"family\":\"%s\",\"component\":", self->match->game->families[family].id);
  append_node (line, named);
  g_string_append_c (line, '}');
  gn_table_entry_end (self);
  if (!gn_table_follow_now (self))
    gn_table_changed (self, NULL);
  return TRUE;
}

/* ---- Terms ------------------------------------------------------------- */

gboolean
gn_match_table_set_dealer (GnMatchTable  *self,
                           const char    *family,
                           GnDealer       dealer,
                           GError       **error)
{
  const GnGame *game = self->match->game;
  guint8 before[GN_MAX_FAMILIES];

  memcpy (before, self->match->dealer, sizeof before);
  if (!gn_table_may_change (self, error) || !gn_match_set_dealer (self->match, family, dealer, error))
    return FALSE;
  if (memcmp (before, self->match->dealer, sizeof before) == 0)
    return TRUE;

  /* The app can take over only from a state of the table that it understands. */
  GnSay why = { 0 };

  if (game->audit && !game->audit (self->match, gn_table_now (self), &why))
    {
      g_autofree char *text = gn_say_text (self->match, &why, FALSE);

      memcpy (self->match->dealer, before, sizeof before);
      g_set_error_literal (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_REFUSED, text);
      return FALSE;
    }

  gint64 time = gn_table_elapsed (self);
  GString *line = gn_table_entry (self, time);
  const char *comma = "";

  gn_table_log (self, GN_STEP_TERMS, self->number, time, NULL);
  g_string_append (line, "\"terms\":{\"dealer\":{");
  /* A family with the same name as its group (“cards”) would be read as the group: then all families are written,
   * that one first. */
  for (guint i = 0; i < gn_game_n_families (game); i++)
    if (before[i] != self->match->dealer[i] || gn_game_find_family (game, "cards") == 0)
      {
        g_string_append_printf (line, "%s\"%s\":\"%s\"", comma, game->families[i].id,
                                self->match->dealer[i] == GN_DEALER_APP ? "app" : "box");
        comma = ",";
      }
  g_string_append (line, "}}");
  gn_table_entry_end (self);
  if (!gn_table_follow_now (self))
    gn_table_changed (self, NULL);
  return TRUE;
}

/* ---- Notes and the early end ------------------------------------------- */

void
gn_match_table_note (GnMatchTable *self,
                     const char   *note)
{
  g_return_if_fail (note);

  if (self->read_only)
    return;

  gint64 time = gn_table_elapsed (self);
  GString *line = gn_table_entry (self, time);
  g_autofree char *plain = gn_plain_note (note);

  gn_table_log (self, GN_STEP_NOTE, self->number, time, plain);
  g_string_append (line, "\"note\":");
  append_text (line, plain);
  gn_table_entry_end (self);
  gn_table_changed (self, NULL);
}

void
gn_table_stop (GnHead *head)
{
  head->over = TRUE;
  head->stopped = TRUE;
}

gboolean
gn_match_table_stop (GnMatchTable  *self,
                     GError       **error)
{
  if (!gn_table_may_change (self, error))
    return FALSE;

  if (gn_match_table_is_over (self))
    {
      g_set_error_literal (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_OVER, _("The match is over."));
      return FALSE;
    }

  GnTableStep *step = gn_table_step_new (GN_STEP_STOP);

  memcpy (self->scratch, gn_table_now (self), self->size);
  gn_table_stop (self->scratch);
  g_string_append (gn_table_keep (self, step), "\"stop\":true");
  gn_table_kept (self, step);
  return TRUE;
}
