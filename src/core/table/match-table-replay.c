/* match-table-replay.c: making a table, new or from a record; checking each line, using marks if rules changed
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

/* The cost of each kind of work: roughly in nanoseconds, higher for data that is kept. */
#define COST_MOVE     5000
#define COST_STEP     5000
#define COST_BYTE     10       /* of a state that is kept */
#define COST_MARK     50000
#define COST_POSITION 200000
#define COST_TEACH    200000

#define MAX_NOTICES 8

/**
 * Replay:
 * @lost: the line since which the states are unknown, because the present rules refuse it; the next mark ends that
 * @why: what was wrong with that line
 * @spent: the cost of the lines so far
 * @moves: (element-type GnMove): reused
 */
typedef struct {
  GnMatchTable *self;
  GPtrArray    *notices;
  guint         line;
  guint         lost;
  char         *why;
  guint64       spent;
  GArray       *moves;
  GError      **error;
} Replay;

static gboolean
wrong (Replay     *replay,
       guint       line,
       const char *why)
{
  g_autofree char *number = g_strdup_printf ("%u", line);
  /* Translators: {line} is the number of a line in a record, {why} a whole sentence. */
  g_autofree char *text = gn_fill (_("Line {line}: {why}"), "line", number, "why", why, NULL);

  g_set_error_literal (replay->error, GN_FILE_ERROR, GN_FILE_ERROR_STEP, text);
  return FALSE;
}

static void
notice (Replay     *replay,
        const char *format,
        guint       line)
{
  g_autofree char *number = g_strdup_printf ("%u", line);

  /* The first few notices are enough. */
  if (replay->notices->len >= MAX_NOTICES)
    return;
  g_ptr_array_add (replay->notices, gn_fill (format, "line", number, NULL));
}

/* The line makes a step, but the present rules cannot tell what state it leads to. */
static void
lose (Replay     *replay,
      const char *why)
{
  if (replay->lost)
    return;
  replay->lost = replay->line;
  replay->why = g_strdup (why);
}

/* Seconds of play at a line. Time never goes back, even if the clock was set back between two entries or somebody
 * edited the record. */
static gint64
now_played (GnMatchTable *self,
            JsonObject   *object)
{
  return MAX (self->before, gn_json_int (object, "t", 0));
}

/* A normal match has some hundred entries, some of them undone. A malicious record can have any number: their cost
 * is counted, and reading stops at a limit. */
static gboolean
costs (Replay  *replay,
       guint64  units)
{
  replay->spent += units;
  return replay->spent > GN_TABLE_MAX_COST ? wrong (
           replay, replay->line, _("The record is longer than any match can be. The rest was not read."))
                                            : TRUE;
}

guint64
gn_table_step_cost (GnMatchTable *self,
                    GnStepKind    kind,
                    guint         n_moves)
{
  return COST_STEP + self->size * COST_BYTE + n_moves * COST_MOVE + (kind == GN_STEP_AMEND ? COST_POSITION : 0);
}

/* ---- Lines that make a step -------------------------------------------- */

/* While the states are unknown, the step is shown without a story. */
static void
replay_move (Replay       *replay,
             const GnMove *move,
             GnTableStep  *step)
{
  GnMatchTable *self = replay->self;
  GnSay why = { 0 };

  if (!replay->lost && self->match->game->check (self->match, self->scratch, move, &why))
    {
      gn_table_apply (self, self->scratch, move, step);
      return;
    }

  if (!replay->lost)
    {
      g_autofree char *text = gn_say_text (self->match, &why, FALSE);

      lose (replay, text);
    }
  g_array_append_vals (step->step.moves, move, 1);
}

static void
replay_moves (Replay      *replay,
              JsonArray   *moves,
              GnTableStep *step)
{
  for (guint k = 0; k < json_array_get_length (moves); k++)
    {
      g_autoptr (GError) error = NULL;
      GnMove move;

      if (!gn_move_from_line (replay->self->match, json_array_get_element (moves, k), &move, &error))
        {
          lose (replay, error->message);
          return;
        }
      replay_move (replay, &move, step);
    }
}

static void
replay_amend (Replay      *replay,
              JsonObject  *object,
              GnTableStep *step)
{
  GnMatchTable *self = replay->self;
  JsonNode *position = json_object_get_member (object, "amend");
  const char *why = gn_json_string (object, "why");
  g_autoptr (GError) error = NULL;

  step->step.why = gn_plain_note (why ? why : "");
  step->position = json_node_copy (position);
  if (!replay->lost && !gn_position_merge (self->match, self->scratch, position, NULL, &error))
    lose (replay, error->message);
}

/* Returns: (transfer full): a step on the present state, in scratch; NULL if it would cost too much */
static GnTableStep *
begin_step (Replay     *replay,
            GnStepKind  kind,
            guint       n_moves)
{
  GnMatchTable *self = replay->self;

  if (!costs (replay, gn_table_step_cost (self, kind, n_moves)))
    return NULL;

  memcpy (self->scratch, gn_table_now (self), self->size);
  return gn_table_step_new (kind);
}

/* @said: how many moves people entered, from the line; @time: seconds of play */
static void
end_step (Replay      *replay,
          GnTableStep *step,
          gint64       said,
          gint64       time)
{
  GnMatchTable *self = replay->self;

  if (step->step.kind == GN_STEP_MOVES)
    step->said = (guint) CLAMP (said, 0, step->step.moves->len);
  gn_table_step_done (self, step);
  step->step.number = self->number;
  step->step.time = time;
  step->step.since = MIN (self->before, time);
  gn_table_push (self, step, self->scratch);
  g_ptr_array_add (self->log, gn_table_step_ref (step));
}

static gboolean
replay_step (Replay     *replay,
             JsonObject *object,
             GnStepKind  kind)
{
  JsonArray *moves = gn_json_array (object, "m");
  GnTableStep *step = begin_step (replay, kind, moves ? json_array_get_length (moves) : 0);

  if (!step)
    return FALSE;

  if (kind == GN_STEP_AMEND)
    replay_amend (replay, object, step);
  if (kind == GN_STEP_STOP)
    gn_table_stop (replay->self->scratch);
  if (moves)
    replay_moves (replay, moves, step);
  end_step (replay, step, gn_json_int (object, "s", step->step.moves->len), now_played (replay->self, object));
  return TRUE;
}

/* ---- Other lines ------------------------------------------------------- */

static gboolean
replay_undo (Replay     *replay,
             JsonObject *object)
{
  GnMatchTable *self = replay->self;
  gint64 to = gn_json_int (object, "undo", -1);

  if (to < 0 || to >= self->n_steps)
    return wrong (replay, replay->line, _("There is nothing to undo."));

  return costs (replay, gn_table_undo (self, (guint) to, gn_json_bool (object, "agreed", FALSE)));
}

static gboolean
replay_redo (Replay     *replay,
             JsonObject *object)
{
  GnMatchTable *self = replay->self;
  gint64 n = gn_json_int (object, "redo", 0);

  if (n < 1 || n > self->line->len - self->n_steps)
    return wrong (replay, replay->line, _("There is nothing to redo."));

  if (!costs (replay, (guint64) n))
    return FALSE;
  while (n--)
    gn_table_redo (self);
  return TRUE;
}

static gboolean
replay_teach (Replay     *replay,
              JsonObject *object)
{
  GnMatchTable *self = replay->self;
  JsonObject *teach = gn_json_object (object, "teach");
  const char *id = teach ? gn_json_string (teach, "family") : NULL;
  JsonNode *component = teach ? json_object_get_member (teach, "component") : NULL;
  int family = id ? gn_game_find_family (self->match->game, id) : -1;
  g_autoptr (GError) error = NULL;
  int index;

  if (family < 0 || !component)
    return wrong (replay, replay->line, _("No family of components is named."));
  if (!costs (replay, COST_TEACH))
    return FALSE;
  if (!gn_table_teach (self, (guint) family, component, &index, &error))
    return wrong (replay, replay->line, error->message);

  g_autofree char *name = gn_set_name (self->match->set, (guint) family, (guint) index);

  gn_table_log (self, GN_STEP_TEACH, self->number, now_played (self, object), name);
  return TRUE;
}

static gboolean
replay_terms (Replay     *replay,
              JsonObject *object)
{
  GnMatchTable *self = replay->self;
  JsonObject *terms = gn_json_object (object, "terms");
  JsonObject *dealers = terms ? gn_json_object (terms, "dealer") : NULL;

  if (!dealers)
    return wrong (replay, replay->line, _("No dealer is named."));

  GN_FOR_MEMBERS (dealers, family, node)
    {
      g_autoptr (GError) error = NULL;
      const char *word = gn_json_node_string (node, "");
      gboolean app = g_str_equal (word, "app");

      if (!app && !g_str_equal (word, "box"))
        return wrong (replay, replay->line, _("A dealer is “box” or “app”."));
      if (!gn_match_set_dealer (self->match, family, app ? GN_DEALER_APP : GN_DEALER_BOX, &error))
        return wrong (replay, replay->line, error->message);
    }

  gn_table_log (self, GN_STEP_TERMS, self->number, now_played (self, object), NULL);
  return TRUE;
}

/* ---- Marks ------------------------------------------------------------- */

static gboolean
replay_mark (Replay     *replay,
             JsonObject *object)
{
  GnMatchTable *self = replay->self;
  JsonObject *mark = gn_json_object (object, "mark");
  const char *hash = mark ? gn_json_string (mark, "hash") : NULL;
  JsonNode *position = mark ? json_object_get_member (mark, "position") : NULL;
  g_autoptr (GError) error = NULL;
  char now[17];

  if (!hash || !position)
    return wrong (replay, replay->line, _("A mark has no position."));
  if (!costs (replay, COST_MARK))
    return FALSE;

  gn_state_hash (self->match, gn_table_now (self), now);
  if (!replay->lost && g_str_equal (now, hash))
    return TRUE;

  if (!costs (replay, COST_POSITION))
    return FALSE;

  /* A newer program may interpret an older record differently: the state in the mark, as played, then wins. */
  if (!gn_position_from_mark (self->match, gn_table_now (self), position, &error))
    return wrong (replay, replay->lost ? replay->lost : replay->line, replay->lost ? replay->why : error->message);

  gn_table_stale (self);
  if (replay->lost)
    notice (replay,
            _("This version reads line {line} differently. The table follows the record."),
            replay->lost);
  else
    notice (
      replay,
      _("This version reaches a different position at line {line}. The table follows the record."),
      replay->line);
  replay->lost = 0;
  g_clear_pointer (&replay->why, g_free);
  return TRUE;
}

/* ---- Plain lines ------------------------------------------------------- */

/* Moves and marks as this program writes them make up most of a record, so they are read without a tree. */

static gint64
member_int (const GnJsonMembers *members,
            const char          *key,
            gint64               otherwise)
{
  gint64 number;

  return gn_json_member_int (gn_json_member (members, key), &number) ? number : otherwise;
}

/* Returns: FALSE if the fast path cannot read the line; it has then changed nothing */
static gboolean
read_plain_moves (Replay              *replay,
                  const GnJsonMembers *members)
{
  const GnJsonMember *moves = gn_json_member (members, "m");

  /* Number, time and perhaps the count of entered moves: with any other member it is another kind of line. */
  g_array_set_size (replay->moves, 0);
  return moves && members->n == 2u + !!gn_json_member (members, "t") + !!gn_json_member (members, "s")
         && gn_moves_from_text (replay->self->match, moves->value, moves->length, replay->moves);
}

static gboolean
replay_plain_moves (Replay              *replay,
                    const GnJsonMembers *members)
{
  GnMatchTable *self = replay->self;
  GnTableStep *step = begin_step (replay, GN_STEP_MOVES, replay->moves->len);

  if (!step)
    return FALSE;

  for (guint k = 0; k < replay->moves->len; k++)
    replay_move (replay, &g_array_index (replay->moves, GnMove, k), step);
  end_step (replay, step, member_int (members, "s", replay->moves->len),
            MAX (self->before, member_int (members, "t", 0)));
  return TRUE;
}

/* Returns whether it is a mark of exactly the state that the present rules have led to. */
static gboolean
is_good_mark (Replay              *replay,
              const GnJsonMembers *members)
{
  const GnJsonMember *mark = gn_json_member (members, "mark"), *hash;
  GnJsonMembers inner;
  char now[17];

  if (replay->lost || !gn_json_scan (mark->value, mark->length, replay->line, &inner, NULL) || !inner.plain
      || !gn_json_member (&inner, "position"))
    return FALSE;

  hash = gn_json_member (&inner, "hash");
  gn_state_hash (replay->self->match, gn_table_now (replay->self), now);
  return hash && hash->length == 18 && memcmp (hash->value + 1, now, 16) == 0;
}

/* ---- The whole record --------------------------------------------------- */

static gboolean
replay_object (Replay     *replay,
               JsonObject *object)
{
  GnMatchTable *self = replay->self;

  if (json_object_has_member (object, "mark"))
    return replay_mark (replay, object);
  if (json_object_has_member (object, "amend"))
    return replay_step (replay, object, GN_STEP_AMEND);
  if (json_object_has_member (object, "stop"))
    return replay_step (replay, object, GN_STEP_STOP);
  if (gn_json_array (object, "m") && json_array_get_length (gn_json_array (object, "m")) > 0)
    return replay_step (replay, object, GN_STEP_MOVES);
  if (json_object_has_member (object, "undo"))
    return replay_undo (replay, object);
  if (json_object_has_member (object, "redo"))
    return replay_redo (replay, object);
  if (json_object_has_member (object, "teach"))
    return replay_teach (replay, object);
  if (json_object_has_member (object, "terms"))
    return replay_terms (replay, object);
  if (!gn_json_string (object, "note"))
    return wrong (replay, replay->line, _("Unknown kind of entry."));

  g_autofree char *note = gn_plain_note (gn_json_string (object, "note"));

  gn_table_log (self, GN_STEP_NOTE, self->number, now_played (self, object), note);
  return TRUE;
}

/* @text: already checked when the file was read */
static gboolean
replay_line (Replay     *replay,
             const char *text)
{
  GnMatchTable *self = replay->self;
  const gsize length = strlen (text);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object = NULL;
  GnJsonMembers members;
  const gboolean plain = gn_json_scan (text, length, replay->line, &members, NULL) && members.plain;

  if (!plain)
    {
      node = gn_json_parse_line (text, length, replay->line, NULL);
      object = json_node_get_object (node);
    }

  const gint64 time = plain ? member_int (&members, "t", 0) : gn_json_int (object, "t", 0);
  const gboolean mark = plain ? gn_json_member (&members, "mark") != NULL : json_object_has_member (object, "mark");
  gboolean ok;

  self->number += mark ? 0 : 1;
  self->unmarked = mark ? 0 : self->unmarked + 1;
  if (plain && mark && is_good_mark (replay, &members))
    ok = costs (replay, COST_MARK);
  else if (plain && !mark && read_plain_moves (replay, &members))
    ok = replay_plain_moves (replay, &members);
  else
    {
      if (!node)
        node = gn_json_parse_line (text, length, replay->line, NULL);
      ok = replay_object (replay, json_node_get_object (node));
    }

  self->before = MAX (self->before, time);
  return ok;
}

gboolean
gn_table_replay (GnMatchTable  *self,
                 GPtrArray     *lines,
                 GPtrArray     *notices,
                 GError       **error)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (GnMove));
  Replay replay = { .self = self, .notices = notices, .moves = moves, .error = error };
  gboolean ok = TRUE;

  for (guint i = 0; ok && i < lines->len; i++)
    {
      /* The header is line 1. */
      replay.line = i + 2;
      ok = replay_line (&replay, g_ptr_array_index (lines, i));
    }

  if (ok && replay.lost)
    ok = wrong (&replay, replay.lost, replay.why);
  self->cost = replay.spent;
  g_free (replay.why);
  return ok;
}

/* ---- A new table, or one from its record -------------------------------- */

GnMatchTable *
gn_match_table_new (GnMatch   *match,
                    JsonNode  *position,
                    GnSay     *why,
                    GError   **error)
{
  g_return_val_if_fail (match, NULL);

  g_autoptr (GnMatchTable) self = gn_table_new_empty (match);

  if (!gn_table_start (self, position, why, error)
      || (position && !gn_table_goes_on (self, gn_table_now (self), error)))
    return NULL;

  gn_table_follow_now (self);
  return g_steal_pointer (&self);
}

GnMatchTable *
gn_match_table_open (GFile     *file,
                     gboolean   writable,
                     GStrv     *notices,
                     GError   **error)
{
  g_autoptr (GnMatchTable) self = NULL;
  g_autoptr (GnMatch) match = NULL;
  g_autoptr (JsonNode) position = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GnRecord) record = NULL;
  g_autoptr (GError) problem = NULL;
  gboolean torn = FALSE;

  record = gn_record_open (file, writable, &match, &position, &lines, &torn, error);
  if (!record)
    return NULL;

  self = gn_table_new_empty (g_steal_pointer (&match));
  if (!gn_table_start (self, position, NULL, &problem))
    {
      Replay header = { .error = error };

      /* Seats, options or the starting position are wrong: all of these are in the header. */
      wrong (&header, 1, problem->message);
      return NULL;
    }
  if (torn)
    g_ptr_array_add (told, g_strdup (_("The last entry was incomplete and has been left out.")));
  if (!gn_table_replay (self, lines, told, error))
    return NULL;

  self->opened_lines = g_steal_pointer (&lines);
  self->started = gn_record_get_started (record);
  self->opened = g_get_monotonic_time ();
  self->file = g_object_ref (file);
  self->read_only = !writable;
  if (writable)
    self->record = g_steal_pointer (&record);

  if (notices)
    {
      g_ptr_array_add (told, NULL);
      *notices = (GStrv) g_ptr_array_free (g_steal_pointer (&told), FALSE);
    }
  return g_steal_pointer (&self);
}
