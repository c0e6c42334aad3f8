/* match-table.c: the middle layer, the only holder of a changing state: life cycle, looking, asking
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "match-table-private.h"
#include "core/state/position.h"
#include "core/words/text.h"

G_DEFINE_FINAL_TYPE (GnMatchTable, gn_match_table, G_TYPE_OBJECT)
G_DEFINE_QUARK (gn-match-table-error-quark, gn_match_table_error)

enum {
  PROP_0,
  PROP_TROUBLE,
  N_PROPS
};

enum {
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* ---- Steps ------------------------------------------------------------- */

GnTableStep *
gn_table_step_new (GnStepKind kind)
{
  GnTableStep *step = g_new0 (GnTableStep, 1);

  step->refs = 1;
  step->step.kind = kind;
  step->step.moves = g_array_new (FALSE, FALSE, sizeof (GnMove));
  step->step.story = gn_story_new ();
  return step;
}

GnTableStep *
gn_table_step_ref (GnTableStep *step)
{
  step->refs++;
  return step;
}

void
gn_table_step_unref (gpointer data)
{
  GnTableStep *step = data;

  if (--step->refs)
    return;

  g_array_unref (step->step.moves);
  gn_story_free (step->step.story);
  g_clear_pointer (&step->position, json_node_unref);
  g_free (step->step.why);
  g_free (step);
}

/* ---- Life -------------------------------------------------------------- */

static void
gn_match_table_finalize (GObject *object)
{
  GnMatchTable *self = GN_MATCH_TABLE (object);

  gn_match_table_close_record (self);
  g_ptr_array_unref (self->line);
  g_ptr_array_unref (self->log);
  g_free (self->states);
  g_free (self->scratch);
  g_free (self->public_scratch);
  for (guint i = 0; i < GN_N_VIEWS; i++)
    g_free (self->view[i]);
  g_clear_pointer (&self->first_set, gn_set_unref);
  g_clear_pointer (&self->first_position, json_node_unref);
  g_clear_pointer (&self->match, gn_match_free);
  g_clear_pointer (&self->opened_lines, g_ptr_array_unref);
  g_clear_object (&self->file);
  g_string_free (self->journal, TRUE);
  g_free (self->trouble);
  gn_move_list_clear (&self->list);
  gn_outcomes_clear (&self->outcomes);

  G_OBJECT_CLASS (gn_match_table_parent_class)->finalize (object);
}

static void
gn_match_table_get_property (GObject    *object,
                             guint       property,
                             GValue     *value,
                             GParamSpec *pspec)
{
  GnMatchTable *self = GN_MATCH_TABLE (object);

  switch (property)
    {
    case PROP_TROUBLE:
      g_value_set_string (value, self->trouble);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
gn_match_table_class_init (GnMatchTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = gn_match_table_finalize;
  object_class->get_property = gn_match_table_get_property;

  properties[PROP_TROUBLE] =
    g_param_spec_string ("trouble", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
gn_match_table_init (GnMatchTable *self)
{
  self->line = g_ptr_array_new_with_free_func (gn_table_step_unref);
  self->log = g_ptr_array_new_with_free_func (gn_table_step_unref);
  self->journal = g_string_new (NULL);
  self->opened = g_get_monotonic_time ();
  self->told = -1;
  self->full_at = GN_TABLE_FULL_AT;
  self->started = g_get_real_time () / G_USEC_PER_SEC;
}

GnMatchTable *
gn_table_new_empty (GnMatch *match)
{
  GnMatchTable *self = g_object_new (GN_TYPE_MATCH_TABLE, NULL);
  guint n_verbs = gn_game_n_verbs (match->game);

  self->match = match;
  self->size = match->game->state_size;
  self->first_set = gn_set_ref (match->set);
  memcpy (self->first_dealer, match->dealer, sizeof self->first_dealer);
  self->states_allocated = 16;
  self->states = g_malloc0 (self->states_allocated * self->size);
  self->scratch = g_malloc0 (self->size);
  self->public_scratch = g_malloc0 (self->size);
  self->dealt_text = (guint16) MAX (gn_game_find_text (match->game, GN_APP_DEALS), 0);
  for (guint i = 0; i < n_verbs; i++)
    self->has_unasked |= (match->game->verbs[i].flags & GN_VERB_UNASKED) != 0;
  gn_table_set_changed (self);
  return self;
}

void
gn_table_set_changed (GnMatchTable *self)
{
  const GnMatch *match = self->match;

  self->set_complete = TRUE;
  for (guint i = 0; i < gn_game_n_families (match->game) && self->set_complete; i++)
    self->set_complete = gn_set_complete (match->set, i);
}

gboolean
gn_table_start (GnMatchTable  *self,
                JsonNode      *position,
                GnSay         *why,
                GError       **error)
{
  GnSay said = { 0 };

  if (!self->match->game->start (self->match, gn_table_now (self), &said))
    {
      g_autofree char *text = gn_say_text (self->match, &said, FALSE);

      if (why)
        *why = said;
      g_set_error_literal (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_START, text);
      return FALSE;
    }

  if (why)
    *why = said;
  if (!position)
    return TRUE;

  self->first_position = json_node_copy (position);
  return gn_position_merge (self->match, gn_table_now (self), position, why, error);
}

void
gn_table_push (GnMatchTable  *self,
               GnTableStep   *step,
               gconstpointer  state)
{
  /* Undone steps cannot be redone once something else is played. */
  if (self->line->len > self->n_steps)
    g_ptr_array_set_size (self->line, (gint) self->n_steps);

  g_ptr_array_add (self->line, step);
  self->n_steps++;
  self->cost += gn_table_step_cost (self, step->step.kind, step->step.moves->len);

  if (self->n_steps >= self->states_allocated)
    {
      self->states_allocated *= 2;
      self->states = g_realloc_n (self->states, self->states_allocated, self->size);
    }
  memcpy (gn_table_now (self), state, self->size);
  gn_table_stale (self);
}

void
gn_table_stale (GnMatchTable *self)
{
  self->view_fresh = 0;
}

void
gn_table_changed (GnMatchTable      *self,
                  const GnTableStep *step)
{
  gn_table_stale (self);
  g_signal_emit (self, signals[CHANGED], 0, step ? &step->step : NULL);
}

gint64
gn_table_elapsed (GnMatchTable *self)
{
  return self->before + (g_get_monotonic_time () - self->opened) / G_USEC_PER_SEC;
}

gboolean
gn_table_may_change (GnMatchTable  *self,
                     GError       **error)
{
  if (!self->read_only)
    return TRUE;

  g_set_error_literal (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_READ_ONLY,
                       _("This record was opened read-only."));
  return FALSE;
}

void
gn_table_set_trouble (GnMatchTable *self,
                      const char   *trouble)
{
  if (g_strcmp0 (self->trouble, trouble) == 0)
    return;

  g_free (self->trouble);
  self->trouble = g_strdup (trouble);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

/* ---- Looking ----------------------------------------------------------- */

const GnMatch *
gn_match_table_get_match (GnMatchTable *self)
{
  return self->match;
}

gconstpointer
gn_match_table_state (GnMatchTable *self,
                      int           viewer)
{
  const GnHead *head = gn_table_now (self);
  guint place = viewer >= 0 && viewer < GN_MAX_SEATS ? (guint) viewer : GN_MAX_SEATS;

  if (viewer == GN_EVERYTHING || (head->over && !self->match->game->keeps_secrets))
    return head;

  if (!(self->view_fresh & 1u << place))
    {
      if (!self->view[place])
        self->view[place] = g_malloc (self->size);
      memcpy (self->view[place], head, self->size);
      gn_state_redact (self->match, self->view[place], viewer);
      if (self->on_screen)
        gn_state_cover (self->match, self->view[place], viewer);
      self->view_fresh |= 1u << place;
    }
  return self->view[place];
}

gpointer
gn_match_table_state_at (GnMatchTable *self,
                         guint         n,
                         int           viewer)
{
  const GnHead *now = gn_table_now (self);
  gpointer state = g_memdup2 (gn_table_state_after (self, MIN (n, self->n_steps)), self->size);

  if (!now->over || self->match->game->keeps_secrets)
    gn_state_redact (self->match, state, viewer);
  if (!now->over && self->on_screen)
    gn_state_cover (self->match, state, viewer);
  return state;
}

guint
gn_match_table_get_n_steps (GnMatchTable *self)
{
  return self->n_steps;
}

const GnStep *
gn_match_table_get_step (GnMatchTable *self,
                         guint         n)
{
  g_return_val_if_fail (n >= 1 && n <= self->n_steps, NULL);

  GnTableStep *step = g_ptr_array_index (self->line, n - 1);

  return &step->step;
}

GPtrArray *
gn_match_table_get_log (GnMatchTable *self)
{
  return self->log;
}

void
gn_match_table_prompt (GnMatchTable *self,
                       int           viewer,
                       GnPrompt     *prompt)
{
  memset (prompt, 0, sizeof *prompt);
  self->match->game->prompt (self->match, gn_match_table_state (self, viewer), prompt);
  if (!prompt->step)
    prompt->step = "";
}

void
gn_match_table_legal (GnMatchTable *self,
                      int           viewer,
                      GnMoveList   *list)
{
  gconstpointer state = gn_match_table_state (self, viewer);
  gboolean chance = FALSE;
  guint n = 0;

  list->n = 0;
  self->match->game->legal (self->match, state, list);
  for (guint i = 0; i < list->n && !chance; i++)
    chance = list->move[i].seat == GN_CHANCE;
  if (!chance || !gn_table_is_dealt (self, gn_table_now (self), &(GnMove) { .seat = GN_CHANCE }, NULL))
    return;
  for (guint i = 0; i < list->n; i++)
    if (list->move[i].seat != GN_CHANCE)
      list->move[n++] = list->move[i];
  list->n = n;
}

GnScoresheet *
gn_match_table_score (GnMatchTable *self,
                      int           viewer)
{
  GnScoresheet *sheet = gn_scoresheet_new ();

  gn_scoresheet_reset (sheet, self->match->n_seats);
  self->match->game->score (self->match, gn_match_table_state (self, viewer), sheet);
  return sheet;
}

void
gn_match_table_insights (GnMatchTable *self,
                         int           viewer,
                         GnInsights   *insights)
{
  insights->n = 0;
  if (self->match->game->insights)
    self->match->game->insights (self->match, gn_match_table_state (self, viewer), insights);
}

static gboolean
hides_odds (GnMatchTable *self)
{
  const GnGame *game = self->match->game;

  return game->hides_odds && game->hides_odds (self->match);
}

void
gn_match_table_outcomes (GnMatchTable *self,
                         int           viewer,
                         GnOutcomes   *outcomes)
{
  outcomes->n = 0;
  outcomes->total = 0;
  outcomes->about = FALSE;
  outcomes->source = 0;
  if (self->match->game->chance && (viewer == GN_EVERYTHING || !hides_odds (self)))
    self->match->game->chance (self->match, gn_match_table_state (self, viewer), outcomes);
}

/* The odds of @move in @state, for one who knows what @viewer knows. */
static gboolean
chance_of (GnMatchTable *self,
           gconstpointer state,
           const GnMove *move,
           int           viewer,
           GnStepChance *chance)
{
  g_autofree gpointer known = g_memdup2 (state, self->size);
  g_auto (GnOutcomes) outcomes = { 0 };
  gboolean found = FALSE;

  gn_outcomes_init (&outcomes);
  gn_state_redact (self->match, known, viewer);
  self->match->game->chance (self->match, known, &outcomes);
  *chance = (GnStepChance) { .move = *move, .total = outcomes.total, .about = outcomes.about };
  for (guint i = 0; i < outcomes.n && !found; i++)
    {
      found = gn_move_equal (&outcomes.outcome[i].move, move);
      chance->weight = outcomes.outcome[i].weight;
    }
  return found && chance->weight < chance->total;
}

GArray *
gn_match_table_step_chances (GnMatchTable *self,
                             guint         n,
                             int           viewer)
{
  const GnGame *game = self->match->game;
  const GnStep *step = gn_match_table_get_step (self, n);
  GArray *chances = g_array_new (FALSE, FALSE, sizeof (GnStepChance));

  if (step->kind != GN_STEP_MOVES || !game->chance || (viewer != GN_EVERYTHING && hides_odds (self)))
    return chances;

  g_autofree gpointer state = g_memdup2 (gn_table_state_after (self, n - 1), self->size);

  for (guint k = 0; k < step->moves->len; k++)
    {
      const GnMove *move = &g_array_index (step->moves, GnMove, k);
      GnPrompt prompt = { 0 };
      GnStepChance chance;

      /* An older version may have made it under other rules; the state after it is kept in the record then. */
      if (!game->check (self->match, state, move, NULL))
        break;
      game->prompt (self->match, state, &prompt);
      if (move->seat == GN_CHANCE && prompt.viewers == GN_ALL_SEE && chance_of (self, state, move, viewer, &chance))
        g_array_append_val (chances, chance);
      game->apply (self->match, state, move, NULL);
    }
  return chances;
}

gboolean
gn_match_table_is_over (GnMatchTable *self)
{
  const GnHead *head = gn_table_now (self);

  return head->over != 0;
}

int
gn_match_table_turn_seat (GnMatchTable *self)
{
  GnPrompt prompt;

  gn_match_table_prompt (self, GN_PUBLIC, &prompt);
  return prompt.must ? g_bit_nth_lsf (prompt.must, -1) : -1;
}

gint64
gn_match_table_get_elapsed (GnMatchTable *self)
{
  /* The clock stops with the entry that ends the match, however long the result is looked at. */
  if (self->n_steps && gn_match_table_is_over (self))
    return gn_match_table_get_step (self, self->n_steps)->time;
  return gn_table_elapsed (self);
}

gint64
gn_match_table_get_started (GnMatchTable *self)
{
  return self->started;
}

/* The clock is the first field with the flag. */
static const GnField *
clock_field (const GnGame *game)
{
  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    if (field->flags & GN_FIELD_CLOCK)
      return field;
  return NULL;
}

GArray *
gn_match_table_series (GnMatchTable *self)
{
  typedef gint32 Totals[GN_MAX_PARTIES];
  GArray *series = g_array_new (FALSE, TRUE, sizeof (Totals));
  const GnField *field = clock_field (self->match->game);
  g_autoptr (GnScoresheet) sheet = gn_scoresheet_new ();
  gint64 last = field ? gn_field_get (field, gn_table_now (self), 0, 0) : 0;

  /* A round has ended in the first state with a later clock value. */
  for (guint n = 0; n <= self->n_steps && series->len < G_MAXUINT8; n++)
    {
      gconstpointer state = gn_table_state_after (self, n);
      gint64 now = field ? gn_field_get (field, state, 0, 0) : 0;
      gboolean end = n == self->n_steps;

      if (!end && now <= (gint64) series->len)
        continue;

      /* Before the end, only what everyone may know. */
      memcpy (self->public_scratch, state, self->size);
      if (!gn_match_table_is_over (self))
        {
          gn_state_redact (self->match, self->public_scratch, GN_PUBLIC);
          if (self->on_screen)
            gn_state_cover (self->match, self->public_scratch, GN_PUBLIC);
        }
      gn_scoresheet_reset (sheet, self->match->n_seats);
      self->match->game->score (self->match, self->public_scratch, sheet);
      while ((gint64) series->len < (end ? MAX (last, 0) + 1 : now))
        g_array_append_val (series, sheet->total);
    }
  return series;
}

/* ---- Asking ------------------------------------------------------------ */

void
gn_match_table_ask (GnMatchTable *self,
                    int           viewer,
                    const GnMove *partial,
                    GnWays       *ways)
{
  GnSay why = { 0 };

  gn_moves_ways (self->match, gn_match_table_state (self, viewer), partial, ways);
  if (gn_table_is_dealt (self, gn_table_now (self), partial, &why))
    {
      ways->ways = 0;
      ways->settled = FALSE;
      ways->why = why;
    }
}

gboolean
gn_match_table_check (GnMatchTable *self,
                      int           viewer,
                      const GnMove *move,
                      GnSay        *why)
{
  GnMove said = *move;

  if (why)
    *why = (GnSay) { 0 };

  gn_move_normalise (self->match->game, &said);
  if (gn_table_is_dealt (self, gn_table_now (self), &said, why))
    return FALSE;
  if (!gn_move_is_open (self->match->game, &said))
    return self->match->game->check (self->match, gn_match_table_state (self, viewer), &said, why);

  g_auto (GnWays) ways = { 0 };

  gn_match_table_ask (self, viewer, &said, &ways);
  if (why)
    *why = ways.why;
  return ways.ways > 0;
}
