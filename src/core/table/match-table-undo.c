/* match-table-undo.c: undoing and redoing steps, and the names of steps
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "match-table-private.h"
#include "core/words/text.h"

static GnTableStep *
step_at (GnMatchTable *self,
         guint         n)
{
  return g_ptr_array_index (self->line, n - 1);
}

static gboolean
is_said (const GnTableStep *step)
{
  return step->said > 0 || step->step.kind != GN_STEP_MOVES;
}

/* ---- Undo -------------------------------------------------------------- */

/* A decision cannot be undone together with something that came to light after it, unless the players agree. An
 * outcome alone can be entered again: nobody gets to decide again. Afterwards the decision before it is known to have
 * been seen through: to undo both takes the same agreement one by one as at once. */
gboolean
gn_match_table_undo_needs_agreement (GnMatchTable *self,
                                     guint         to)
{
  gboolean decided = FALSE;

  for (guint n = to + 1; n <= self->n_steps; n++)
    {
      GnTableStep *step = step_at (self, n);

      if (step->shows_after || (decided && step->shows))
        return TRUE;
      decided = decided || step->decides;
    }
  return FALSE;
}

/* Undone steps are among the last. Returns: how many entries were looked at; as many were moved */
static guint
remove_from_log (GnMatchTable *self,
                 GnTableStep  *step)
{
  guint n = 0;

  for (guint i = self->log->len; i-- > 0;)
    {
      n++;
      if (g_ptr_array_index (self->log, i) == step)
        {
          g_ptr_array_remove_index (self->log, i);
          break;
        }
    }
  return n;
}

/* Something that came to light is undone alone: the decision before it stands, and is not undone unseen. */
static void
keep_seen (GnMatchTable *self,
           guint         to)
{
  while (to > 0 && !step_at (self, to)->decides)
    to--;
  if (to > 0)
    step_at (self, to)->shows_after = TRUE;
}

guint64
gn_table_undo (GnMatchTable *self,
               guint         to,
               gboolean      agreed)
{
  guint64 cost = 0;
  gboolean shown = FALSE;

  while (self->n_steps > to)
    {
      GnTableStep *step = step_at (self, self->n_steps);

      shown = shown || step->shows;

      if (agreed && (step->step.flags & GN_STEP_LOOKED))
        step->step.flags |= GN_STEP_UNSEEN;

      /* Steps that were corrected or seen stay visible; a slip of the finger does not. */
      if ((step->step.flags & GN_STEP_UNSEEN) || step->step.kind != GN_STEP_MOVES)
        step->step.flags |= GN_STEP_UNDONE;
      else
        cost += remove_from_log (self, step);
      cost++;
      self->n_steps--;
    }
  if (shown && !agreed)
    keep_seen (self, to);
  return cost;
}

gboolean
gn_match_table_undo (GnMatchTable  *self,
                     guint          to,
                     gboolean       agreed,
                     GError       **error)
{
  if (!gn_table_may_change (self, error))
    return FALSE;

  if (to >= self->n_steps)
    {
      g_set_error_literal (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_NOTHING,
                           _("There is nothing to undo."));
      return FALSE;
    }
  if (to < self->base)
    {
      g_set_error_literal (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_NOTHING,
                           _("Entries in the part of the record before this one cannot be undone."));
      return FALSE;
    }

  const gboolean needed = gn_match_table_undo_needs_agreement (self, to), was_over = gn_match_table_is_over (self);

  if (needed && !agreed)
    {
      g_set_error_literal (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_SEEN_SINCE,
                           _("Something has come to light since. The table has to agree to undo this."));
      return FALSE;
    }

  gn_table_undo (self, to, needed);

  GString *line = gn_table_entry (self, gn_table_elapsed (self));

  g_string_append_printf (line, "\"undo\":%u%s", to - self->base, needed ? ",\"agreed\":true" : "");
  gn_table_entry_end (self);
  /* A list of records reads the last mark, which still says that the match is over. */
  if (was_over && self->unmarked > 0)
    gn_table_mark (self, FALSE);
  gn_table_changed (self, NULL);
  return TRUE;
}

/* ---- Redo -------------------------------------------------------------- */

void
gn_table_redo (GnMatchTable *self)
{
  GnTableStep *step = step_at (self, ++self->n_steps);

  /* It may still be shown, as undone. */
  if (step->step.flags & GN_STEP_UNDONE)
    step->step.flags &= ~(guint) GN_STEP_UNDONE;
  else
    g_ptr_array_add (self->log, gn_table_step_ref (step));
}

gboolean
gn_match_table_redo (GnMatchTable  *self,
                     GError       **error)
{
  if (!gn_table_may_change (self, error))
    return FALSE;

  if (self->n_steps == self->line->len)
    {
      g_set_error_literal (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_NOTHING,
                           _("There is nothing to redo."));
      return FALSE;
    }

  guint n = 0;

  /* Automatic steps are redone with the step before them, just as they were undone with it. */
  do
    {
      gn_table_redo (self);
      n++;
    }
  while (self->n_steps < self->line->len && !is_said (step_at (self, self->n_steps + 1)));

  GString *line = gn_table_entry (self, gn_table_elapsed (self));

  g_string_append_printf (line, "\"redo\":%u", n);
  gn_table_entry_end (self);
  if (gn_match_table_is_over (self))
    gn_table_mark (self, FALSE);
  gn_table_changed (self, step_at (self, self->n_steps));
  return TRUE;
}

/* ---- Another move in the past ------------------------------------------ */

/* Makes the moves of @step again if they still fit. */
static gboolean
again (GnMatchTable      *self,
       const GnTableStep *step)
{
  switch (step->step.kind)
    {
    case GN_STEP_AMEND:
      return gn_match_table_amend (self, step->position, step->step.why, NULL, NULL);

    case GN_STEP_STOP:
      return gn_match_table_stop (self, NULL);

    case GN_STEP_MOVES:
    default:
      /* Automatic steps follow again if they still apply. */
      return step->said == 0
             || gn_match_table_do (self, (const GnMove *) (gconstpointer) step->step.moves->data, step->said, NULL);
    }
}

gboolean
gn_match_table_replace (GnMatchTable  *self,
                        guint          n,
                        const GnMove  *moves,
                        guint          n_moves,
                        gboolean       agreed,
                        GnReply       *reply,
                        guint         *n_again,
                        GError       **error)
{
  g_autoptr (GPtrArray) later = g_ptr_array_new_with_free_func (gn_table_step_unref);
  GnTableStep *right;

  *reply = (GnReply) { .private_to = -1 };
  *n_again = 0;
  g_return_val_if_fail (n >= 1 && n <= self->n_steps, FALSE);

  /* Nothing is undone for a move that would not have been possible. */
  right = gn_table_try (self, gn_table_state_after (self, n - 1), GN_TABLE_MOVER, moves, n_moves, reply);
  if (!right)
    return FALSE;
  gn_table_step_unref (right);

  for (guint k = n + 1; k <= self->n_steps; k++)
    g_ptr_array_add (later, gn_table_step_ref (step_at (self, k)));

  if (!gn_match_table_undo (self, n - 1, agreed, error))
    {
      reply->ok = FALSE;
      return FALSE;
    }

  gn_match_table_do (self, moves, n_moves, reply);
  for (guint k = 0; k < later->len && again (self, g_ptr_array_index (later, k)); k++)
    (*n_again)++;
  return TRUE;
}

guint
gn_match_table_get_n_redo (GnMatchTable *self)
{
  return self->line->len - self->n_steps;
}

/* ---- Names of steps ---------------------------------------------------- */

static char *
capital (const char *text)
{
  gunichar first = g_utf8_get_char (text);
  char letter[7] = "";

  if (!*text)
    return g_strdup (text);
  letter[g_unichar_to_utf8 (g_unichar_toupper (first), letter)] = '\0';
  return g_strconcat (letter, g_utf8_next_char (text), NULL);
}

/* Leaves out the arguments that @viewer may not read. */
static char *
move_text (GnMatchTable *self,
           const GnMove *move,
           int           viewer)
{
  const GnMatch *match = self->match;
  GnMove shown = *move;

  if (viewer != GN_EVERYTHING && viewer != move->seat
      && (!gn_match_table_is_over (self) || match->game->keeps_secrets))
    for (const GnArg *arg = match->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
      if (gn_arg_is_secret (match, arg))
        for (guint i = 0; i < arg->size; i++)
          shown.arg[arg->at + i] = GN_NONE;

  return gn_move_label (match, &shown);
}

/* The moves that people entered. What was drawn may be secret; the story tells who may read it. */
static char *
moves_text (GnMatchTable *self,
            const GnStep *step,
            int           viewer)
{
  const GnTableStep *own = (const GnTableStep *) step;
  GString *text = g_string_new (NULL);

  for (guint k = 0; k < own->said && k < step->moves->len; k++)
    {
      g_autofree char *one = move_text (self, &g_array_index (step->moves, GnMove, k), viewer);

      if (k > 0)
        /* Translators: between moves that were entered together: "buy 2 rubies; sell 1 emerald". */
        g_string_append (text, _("; "));
      g_string_append (text, one);
    }
  return g_string_free (text, FALSE);
}

static char *
kind_text (GnMatchTable *self,
           const GnStep *step,
           int           viewer)
{
  const GnTableStep *own = (const GnTableStep *) step;

  switch (step->kind)
    {
    case GN_STEP_AMEND:
      return g_strdup (_("Correction of the table"));
    case GN_STEP_TEACH:
      return g_strdup (_("New in the component set"));
    case GN_STEP_TERMS:
      return g_strdup (_("Change of dealer"));
    case GN_STEP_NOTE:
      return g_strdup (_("Note"));
    case GN_STEP_STOP:
      return g_strdup (_("Stopped by agreement"));
    case GN_STEP_MOVES:
    default:
      break;
    }

  /* It is in the record, and a later mark has the state that it led to. */
  if (step->moves->len == 0)
    /* Translators: a line of the log, instead of the move. */
    return g_strdup (_("An entry that this version cannot read"));
  if (own->said > 0)
    return moves_text (self, step, viewer);

  const GnMove *first = &g_array_index (step->moves, GnMove, 0);

  if (first->seat == GN_CHANCE)
    /* Translators: Gnomon deals the cards, tiles or dice. */
    return g_strdup (_("Gnomon deals"));
  return move_text (self, first, viewer);
}

static char *
step_name (GnMatchTable *self,
           guint         n)
{
  if (n < 1 || n > self->line->len)
    return NULL;

  g_autofree char *text = kind_text (self, &step_at (self, n)->step, GN_PUBLIC);

  return capital (text);
}

/* Automatic steps, such as the app's first deal, are undone with the step before them: they would only be made
 * again. */
guint
gn_match_table_undo_target (GnMatchTable *self)
{
  for (guint n = self->n_steps; n > 0; n--)
    if (is_said (step_at (self, n)))
      return n - 1;
  return self->n_steps;
}

char *
gn_match_table_undo_name (GnMatchTable *self)
{
  guint to = gn_match_table_undo_target (self);

  return to < self->n_steps ? step_name (self, to + 1) : NULL;
}

char *
gn_match_table_redo_name (GnMatchTable *self)
{
  return step_name (self, self->n_steps + 1);
}

guint
gn_match_table_step_said (const GnStep *step)
{
  return ((const GnTableStep *) step)->said;
}

char *
gn_match_table_step_text (GnMatchTable *self,
                          const GnStep *step,
                          int           viewer)
{
  g_autofree char *text = kind_text (self, step, viewer);

  if (step->kind != GN_STEP_MOVES)
    {
      if (!step->why)
        return g_steal_pointer (&text);
      /* Translators: a line of the log: "Correction of the table: Berta had 3 rubies". */
      return gn_fill (_("{what}: {why}"), "what", text, "why", step->why, NULL);
    }

  int seat = step->moves->len > 0 ? g_array_index (step->moves, GnMove, 0).seat : GN_CHANCE;

  if (seat < 0)
    return capital (text);

  /* Translators: a line of the log: "Berta: buy 3 rubies". People can type the part after the colon. */
  return gn_fill (_("{who}: {what}"), "who", gn_match_name (self->match, seat), "what", text, NULL);
}
