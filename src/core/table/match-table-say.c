/* match-table-say.c: entering moves: sentences, open arguments, wholes, automatic moves, the app's draws
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "match-table-private.h"
#include "core/state/position.h"
#include "core/base/rng.h"
#include "core/words/text.h"

/* No game comes near this: a longer chain means that the game never asks anyone. */
#define MAX_CHAIN 20000

/* ---- One move ---------------------------------------------------------- */

/* Returns whether the app decides the outcome that is due. */
static gboolean
app_deals (GnMatchTable   *self,
           const GnPrompt *prompt)
{
  return prompt->chance && prompt->family < GN_MAX_FAMILIES && self->match->dealer[prompt->family] == GN_DEALER_APP;
}

static void
list_outcomes (GnMatchTable  *self,
               gconstpointer  state)
{
  self->outcomes.n = 0;
  self->outcomes.total = 0;
  self->outcomes.about = FALSE;
  if (self->match->game->chance)
    self->match->game->chance (self->match, state, &self->outcomes);
}

static void
make_public (GnMatchTable  *self,
             gconstpointer  state)
{
  memcpy (self->public_scratch, state, self->size);
  gn_state_redact (self->match, self->public_scratch, GN_PUBLIC);
}

/* An outcome that everyone could foresee shows nothing new. */
static gboolean
was_certain (GnMatchTable  *self,
             gconstpointer  state)
{
  list_outcomes (self, state);
  if (self->outcomes.n != 1)
    return FALSE;

  make_public (self, state);
  list_outcomes (self, self->public_scratch);
  return self->outcomes.n == 1;
}

/* A whole may have outcomes among its parts: a boon comes up after its deck was opened. */
static gboolean
has_dealt_part (GnMatchTable  *self,
                gconstpointer  state,
                const GnMove  *whole,
                GnSay         *why)
{
  const GnGame *game = self->match->game;
  g_autofree gpointer copy = g_memdup2 (state, game->state_size);
  g_auto (GnMoveList) parts = { 0 };

  if (gn_move_is_open (game, whole) || !game->check (self->match, state, whole, NULL))
    return FALSE;

  gn_moves_parts (self->match, state, whole, &parts);
  for (guint i = 0; i < parts.n; i++)
    {
      if (gn_table_is_dealt (self, copy, &parts.move[i], why))
        return TRUE;
      g_return_val_if_fail (game->check (self->match, copy, &parts.move[i], NULL), FALSE);
      game->apply (self->match, copy, &parts.move[i], NULL);
    }
  return FALSE;
}

gboolean
gn_table_is_dealt (GnMatchTable  *self,
                   gconstpointer  state,
                   const GnMove  *move,
                   GnSay         *why)
{
  const GnGame *game = self->match->game;
  GnPrompt prompt = { 0 };

  if (game->verbs[move->verb].flags & GN_VERB_WHOLE && has_dealt_part (self, state, move, why))
    return TRUE;
  if (move->seat != GN_CHANCE || ((const GnHead *) state)->over)
    return FALSE;

  game->prompt (self->match, state, &prompt);
  if (!app_deals (self, &prompt))
    return FALSE;

  /* What was never read out has no odds, so Gnomon cannot draw it: people enter it. */
  list_outcomes (self, state);
  if (self->outcomes.total == 0)
    return FALSE;

  if (why)
    *why = (GnSay) { .text = self->dealt_text };
  return TRUE;
}

void
gn_table_apply (GnMatchTable *self,
                gpointer      state,
                const GnMove *move,
                GnTableStep  *step)
{
  const GnGame *game = self->match->game;
  GnHead *head = state;
  gboolean shows = (game->verbs[move->verb].flags & GN_VERB_LOOKS) != 0;

  if (move->seat == GN_CHANCE)
    {
      GnPrompt prompt = { 0 };

      game->prompt (self->match, state, &prompt);
      shows = shows || !was_certain (self, state);

      /* Counted by who deals, not by who enters the outcome. Replaying a record, which only enters outcomes, so
       * leads to the same state. */
      if (app_deals (self, &prompt))
        head->draws[prompt.source]++;
    }

  step->decides = step->decides || move->seat >= 0;
  step->shows = step->shows || shows;
  step->shows_after = step->shows_after || (shows && step->decides);

  g_array_append_vals (step->step.moves, move, 1);
  game->apply (self->match, state, move, step->step.story);
}

void
gn_table_step_done (GnMatchTable *self,
                    GnTableStep  *step)
{
  if (step->shows)
    step->step.flags |= GN_STEP_LOOKED;
  for (guint k = step->said; k < MIN (step->step.moves->len, 64); k++)
    step->step.forced |= G_GUINT64_CONSTANT (1) << k;
}

/* ---- Automatic moves --------------------------------------------------- */

static gboolean
draw (GnMatchTable   *self,
      gpointer        state,
      const GnPrompt *prompt,
      GnMove         *move)
{
  const GnHead *head = state;

  list_outcomes (self, state);
  if (self->outcomes.total == 0)
    return FALSE;

  guint64 number = gn_rng_draw (self->match->seed, prompt->source, head->draws[prompt->source], self->outcomes.total);

  const GnOutcome *outcome = self->outcomes.outcome;

  while (number >= outcome->weight)
    number -= outcome++->weight;
  *move = outcome->move;
  return TRUE;
}

/* Returns whether another thing would do as well as the one that @move names. That is possible while Gnomon does
 * not know the whole box, once somebody reads out what is printed on that thing. */
static gboolean
another_is_untold (GnMatchTable  *self,
                   gconstpointer  state,
                   const GnMove  *move)
{
  const GnMatch *match = self->match;
  const GnArg *arg = match->game->verbs[move->verb].args;

  if (self->set_complete || arg->kind != GN_ARG_THING)
    return FALSE;

  for (guint value = 0; value < gn_match_domain_size (match, arg->domain); value++)
    {
      GnMove other = *move;
      GnSay why = { 0 };

      other.arg[arg->at] = (gint16) value;
      if (value != (guint) move->arg[arg->at] && !match->game->check (match, state, &other, &why)
          && g_strcmp0 (gn_say_code (match, &why), "teach-first") == 0)
        return TRUE;
    }
  return FALSE;
}

/* An unasked verb is made automatically if it is the only possible move, and everyone at the table can see that. */
static gboolean
all_that_can_be (GnMatchTable  *self,
                 gconstpointer  state,
                 GnMove        *move)
{
  const GnGame *game = self->match->game;
  GnMoveList *list = &self->list;

  list->n = 0;
  game->legal (self->match, state, list);
  if (list->n != 1 || !(game->verbs[list->move[0].verb].flags & GN_VERB_UNASKED))
    return FALSE;

  *move = list->move[0];
  if (another_is_untold (self, state, move))
    return FALSE;
  make_public (self, state);
  list->n = 0;
  game->legal (self->match, self->public_scratch, list);
  return list->n == 1 && gn_move_equal (move, &list->move[0]);
}

/* Returns whether an automatic step waits because it is a big moment. */
static gboolean
waits_unasked (GnMatchTable   *self,
               gconstpointer   state,
               const GnPrompt *prompt,
               GnMove         *move)
{
  return self->match->unasked && self->patient && self->has_unasked && prompt->moment
         && all_that_can_be (self, state, move);
}

static gboolean
follow_once (GnMatchTable *self,
             gpointer      state,
             GnTableStep  *step)
{
  const GnHead *head = state;
  GnPrompt prompt = { 0 };
  GnMove move;

  if (head->over)
    return FALSE;

  self->match->game->prompt (self->match, state, &prompt);
  if (app_deals (self, &prompt))
    {
      if ((self->patient && prompt.moment) || !draw (self, state, &prompt, &move))
        return FALSE;
    }
  else if (!self->has_unasked || (self->patient && prompt.moment) || !all_that_can_be (self, state, &move))
    {
      return FALSE;
    }

  gn_table_apply (self, state, &move, step);
  return TRUE;
}

void
gn_table_follow (GnMatchTable *self,
                 gpointer      state,
                 GnTableStep  *step)
{
  if (!self->match->unasked)
    return;

  for (guint n = 0; follow_once (self, state, step); n++)
    if (n > MAX_CHAIN)
      {
        g_critical ("%s: what follows by itself does not end", self->match->game->id);
        return;
      }
}

/* ---- Keeping a step ---------------------------------------------------- */

GString *
gn_table_keep (GnMatchTable *self,
               GnTableStep  *step)
{
  gn_table_step_done (self, step);
  step->step.time = gn_table_elapsed (self);
  step->step.since = gn_table_last_line (self);
  step->step.number = self->number + 1;
  gn_table_push (self, step, self->scratch);
  g_ptr_array_add (self->log, gn_table_step_ref (step));
  return gn_table_entry (self, step->step.time);
}

void
gn_table_kept (GnMatchTable *self,
               GnTableStep  *step)
{
  gn_table_entry_end (self);
  if (gn_match_table_is_over (self) && self->unmarked > 0)
    gn_table_mark (self, FALSE);
  gn_table_changed (self, step);
}

static void
commit (GnMatchTable *self,
        GnTableStep  *step)
{
  gn_table_moves_line (self, step, gn_table_keep (self, step));
  gn_table_kept (self, step);
}

const GnTableStep *
gn_table_follow_now (GnMatchTable *self)
{
  GnTableStep *step = gn_table_step_new (GN_STEP_MOVES);

  memcpy (self->scratch, gn_table_now (self), self->size);
  gn_table_follow (self, self->scratch, step);
  if (step->step.moves->len == 0)
    {
      gn_table_step_unref (step);
      return NULL;
    }

  commit (self, step);
  return step;
}

/* ---- A sentence -------------------------------------------------------- */

typedef struct {
  int         viewer;        /* whose copy answers, or GN_TABLE_MOVER */
  GnReply    *reply;
  GnTableStep *step;
} Sentence;

static int
sentence_viewer (const Sentence *sentence,
                 const GnMove   *move)
{
  if (sentence->viewer != GN_TABLE_MOVER)
    return sentence->viewer;
  return move->seat >= 0 ? move->seat : GN_PUBLIC;
}

/* A copy of the state reached so far, as @viewer may know it. (transfer full) */
static gpointer
copy_for (GnMatchTable *self,
          int           viewer)
{
  gpointer copy = g_memdup2 (self->scratch, self->size);

  gn_state_redact (self->match, copy, viewer);
  return copy;
}

static gboolean
same_say (const GnSay *a,
          const GnSay *b)
{
  return a->text == b->text && memcmp (a->arg, b->arg, sizeof a->arg) == 0;
}

/* If everyone at the table would get the same refusal, it is for all; otherwise only for the mover. */
static gboolean
refuse (GnMatchTable *self,
        Sentence     *sentence,
        const GnMove *move,
        const GnSay  *why)
{
  g_autofree gpointer open_copy = copy_for (self, GN_PUBLIC);
  GnSay public_why = { 0 };
  gboolean accepted;

  if (gn_move_is_open (self->match->game, move))
    {
      g_auto (GnWays) ways = { 0 };

      gn_moves_ways (self->match, open_copy, move, &ways);
      accepted = ways.ways > 0;
      public_why = ways.why;
    }
  else
    accepted = self->match->game->check (self->match, open_copy, move, &public_why);

  sentence->reply->why = *why;
  if (move->seat >= 0 && (accepted || !same_say (why, &public_why)))
    sentence->reply->private_to = move->seat;
  return FALSE;
}

/* Finds the move that is meant if arguments are open. */
static gboolean
settle_open (GnMatchTable *self,
             Sentence     *sentence,
             GnMove       *move)
{
  g_autofree gpointer copy = copy_for (self, sentence_viewer (sentence, move));
  g_auto (GnWays) ways = { 0 };

  gn_moves_ways (self->match, copy, move, &ways);
  if (ways.ways == 0)
    return refuse (self, sentence, move, &ways.why);
  if (!ways.settled)
    {
      sentence->reply->open = ways.open;
      return FALSE;
    }

  *move = ways.only;
  return TRUE;
}

static gboolean
check_or_refuse (GnMatchTable *self,
                 Sentence     *sentence,
                 const GnMove *move)
{
  GnSay why = { 0 };

  if (self->match->game->check (self->match, self->scratch, move, &why))
    return TRUE;

  /* The mover gets the refusal that follows from what the mover knows. */
  g_autofree gpointer copy = copy_for (self, sentence_viewer (sentence, move));
  GnSay own = { 0 };

  if (!self->match->game->check (self->match, copy, move, &own))
    why = own;
  return refuse (self, sentence, move, &why);
}

static gboolean
say_one (GnMatchTable *self,
         Sentence     *sentence,
         const GnMove *said)
{
  const GnGame *game = self->match->game;
  g_auto (GnMoveList) parts = { 0 };
  GnMove move = *said;

  gn_move_normalise (game, &move);
  if (gn_table_is_dealt (self, self->scratch, &move, &sentence->reply->why))
    return FALSE;
  if (gn_move_is_open (game, &move) && !settle_open (self, sentence, &move))
    return FALSE;
  if (!check_or_refuse (self, sentence, &move))
    return FALSE;

  gn_moves_parts (self->match, self->scratch, &move, &parts);
  for (guint i = 0; i < parts.n; i++)
    {
      /* what the whole is checked for, its parts are (the conformance suite) */
      if (i > 0 && !check_or_refuse (self, sentence, &parts.move[i]))
        return FALSE;
      gn_table_apply (self, self->scratch, &parts.move[i], sentence->step);
    }
  return TRUE;
}

static gboolean
can_be_said (GnMatchTable   *self,
             const Sentence *sentence,
             const GnMove   *next)
{
  GnMove move = *next;

  gn_move_normalise (self->match->game, &move);
  if (gn_table_is_dealt (self, self->scratch, &move, NULL))
    return FALSE;
  if (!gn_move_is_open (self->match->game, &move))
    return self->match->game->check (self->match, self->scratch, &move, NULL);

  g_autofree gpointer copy = copy_for (self, sentence_viewer (sentence, &move));
  g_auto (GnWays) ways = { 0 };

  gn_moves_ways (self->match, copy, &move, &ways);
  return ways.ways > 0;
}

/* Makes automatic moves within a sentence if the next move waits for them: "queen, play two flowers" does not
 * mention the card that is drawn in between. */
static void
do_unsaid (GnMatchTable   *self,
           const Sentence *sentence,
           const GnMove   *next)
{
  const GnHead *head = self->scratch;
  GnMove move;

  for (guint n = 0; n < MAX_CHAIN && self->match->unasked && self->has_unasked && !head->over; n++)
    {
      GnPrompt prompt = { 0 };

      self->match->game->prompt (self->match, self->scratch, &prompt);
      if (app_deals (self, &prompt) || can_be_said (self, sentence, next)
          || !all_that_can_be (self, self->scratch, &move))
        return;
      gn_table_apply (self, self->scratch, &move, sentence->step);
    }
}

/* After the first move of a sentence: returns whether chance or another seat comes between. */
static gboolean
comes_between (GnMatchTable *self,
               const GnMove *next)
{
  const GnHead *head = self->scratch;
  GnPrompt prompt = { 0 };

  if (head->over)
    return TRUE;

  self->match->game->prompt (self->match, self->scratch, &prompt);
  if (prompt.chance)
    return next->seat != GN_CHANCE || (self->match->unasked && app_deals (self, &prompt));
  return next->seat >= 0 && !((prompt.must | prompt.may) & 1u << next->seat);
}

GnTableStep *
gn_table_try (GnMatchTable  *self,
              gconstpointer  state,
              int            viewer,
              const GnMove  *moves,
              guint          n,
              GnReply       *reply)
{
  Sentence sentence = { .viewer = viewer, .reply = reply };

  *reply = (GnReply) { .private_to = -1 };
  if (self->read_only || n == 0)
    return NULL;

  sentence.step = gn_table_step_new (GN_STEP_MOVES);
  memcpy (self->scratch, state, self->size);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        do_unsaid (self, &sentence, &moves[i]);
      if (i > 0 && comes_between (self, &moves[i]))
        break;
      if (!say_one (self, &sentence, &moves[i]))
        {
          gn_table_step_unref (sentence.step);
          reply->taken = 0;
          reply->at = i;
          return NULL;
        }
      reply->taken++;
    }

  sentence.step->said = sentence.step->step.moves->len;
  gn_table_follow (self, self->scratch, sentence.step);
  reply->ok = TRUE;
  return sentence.step;
}

void
gn_match_table_ask_after (GnMatchTable *self,
                          int           viewer,
                          const GnMove *moves,
                          guint         n,
                          GnWays       *ways)
{
  GnReply reply = { .private_to = -1 };
  Sentence sentence = { .viewer = viewer, .reply = &reply, .step = gn_table_step_new (GN_STEP_MOVES) };

  memcpy (self->scratch, gn_table_now (self), self->size);
  for (guint i = 0; i + 1 < n && say_one (self, &sentence, &moves[i]); i++)
    do_unsaid (self, &sentence, &moves[i + 1]);
  gn_table_step_unref (sentence.step);

  g_autofree gpointer copy = copy_for (self, viewer);

  if (self->on_screen)
    gn_state_cover (self->match, copy, viewer);
  gn_moves_ways (self->match, copy, &moves[n - 1], ways);
}

static gboolean
say_sentence (GnMatchTable *self,
              int           viewer,
              const GnMove *moves,
              guint         n,
              GnReply      *reply)
{
  GnReply unused;
  GnTableStep *step = gn_table_try (self, gn_table_now (self), viewer, moves, n, reply ? reply : &unused);

  if (!step)
    return FALSE;

  if (reply)
    reply->step = &step->step;
  commit (self, step);
  return TRUE;
}

gboolean
gn_match_table_do (GnMatchTable *self,
                   const GnMove *moves,
                   guint         n,
                   GnReply      *reply)
{
  return say_sentence (self, GN_TABLE_MOVER, moves, n, reply);
}

gboolean
gn_match_table_do_as (GnMatchTable *self,
                      int           viewer,
                      const GnMove *moves,
                      guint         n,
                      GnReply      *reply)
{
  return say_sentence (self, viewer, moves, n, reply);
}

gboolean
gn_match_table_deal (GnMatchTable *self,
                     GnReply      *reply)
{
  GnReply unused;
  GnPrompt prompt = { 0 };
  GnMove move;

  if (!reply)
    reply = &unused;
  *reply = (GnReply) { .private_to = -1 };

  memcpy (self->scratch, gn_table_now (self), self->size);
  if (self->read_only || ((const GnHead *) self->scratch)->over)
    return FALSE;
  self->match->game->prompt (self->match, self->scratch, &prompt);
  if (app_deals (self, &prompt) ? !draw (self, self->scratch, &prompt, &move)
                                : !waits_unasked (self, self->scratch, &prompt, &move))
    return FALSE;

  GnTableStep *step = gn_table_step_new (GN_STEP_MOVES);

  gn_table_apply (self, self->scratch, &move, step);
  gn_table_follow (self, self->scratch, step);
  reply->ok = TRUE;
  reply->taken = 1;
  reply->step = &step->step;
  commit (self, step);
  return TRUE;
}

void
gn_match_table_set_patient (GnMatchTable *self,
                            gboolean      patient)
{
  g_return_if_fail (GN_IS_MATCH_TABLE (self));

  self->patient = patient;
}

void
gn_match_table_set_on_screen (GnMatchTable *self)
{
  g_return_if_fail (GN_IS_MATCH_TABLE (self));

  if (!self->on_screen)
    gn_table_stale (self);
  self->on_screen = TRUE;
}

gboolean
gn_match_table_is_waiting (GnMatchTable *self)
{
  GnPrompt prompt = { 0 };
  GnMove move;

  g_return_val_if_fail (GN_IS_MATCH_TABLE (self), FALSE);

  if (self->read_only || ((const GnHead *) gn_table_now (self))->over)
    return FALSE;
  memcpy (self->scratch, gn_table_now (self), self->size);
  self->match->game->prompt (self->match, self->scratch, &prompt);
  return app_deals (self, &prompt) || waits_unasked (self, self->scratch, &prompt, &move);
}

gboolean
gn_match_table_preview (GnMatchTable *self,
                        int           viewer,
                        const GnMove *move,
                        GnStory     **story,
                        gpointer     *state)
{
  const GnGame *game = self->match->game;
  g_autofree gpointer copy = g_memdup2 (gn_match_table_state (self, viewer), self->size);
  g_autoptr (GnStory) told = gn_story_new ();
  g_auto (GnMoveList) parts = { 0 };
  GnMove said = *move;

  gn_move_normalise (game, &said);
  if (gn_move_is_open (game, &said))
    {
      g_auto (GnWays) ways = { 0 };

      gn_moves_ways (self->match, copy, &said, &ways);
      if (!ways.settled)
        return FALSE;
      said = ways.only;
    }
  if (!game->check (self->match, copy, &said, NULL))
    return FALSE;

  gn_moves_parts (self->match, copy, &said, &parts);
  for (guint i = 0; i < parts.n; i++)
    {
      g_return_val_if_fail (game->check (self->match, copy, &parts.move[i], NULL), FALSE);
      game->apply (self->match, copy, &parts.move[i], told);
    }

  if (story)
    *story = g_steal_pointer (&told);
  if (state)
    *state = g_steal_pointer (&copy);
  return TRUE;
}
