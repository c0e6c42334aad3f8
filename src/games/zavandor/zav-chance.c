/* zav-chance.c: outcomes of chance with their weights, and the prompt
 *
 * Nothing is shuffled in advance. An unseen component is drawn by exact weights when it is turned up, which is
 * equivalent to having shuffled.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-state.h"

/* Sources of the app's draws: one for each pile, each lot, and the spaces. */
enum { SOURCE_ARTIFACTS, SOURCE_JEWELRY, SOURCE_GNOME, SOURCE_FIRST, SOURCE_SPACES };

static guint
space_source (guint space)
{
  return SOURCE_SPACES + space % (GN_MAX_SOURCES - SOURCE_SPACES);
}

static void
add_one (GnOutcomes *outcomes,
         guint       verb,
         int         value)
{
  gn_outcomes_add (outcomes, verb, 1)->arg[0] = (gint16) value;
}

/* Adds the cards that an unseen place of @pool can hold, all equally likely. If the backs of some places are not
 * known (two cards were drawn and one was kept face down), the chances are approximate. */
static void
add_items (const GnMatch  *match,
           const ZavState *state,
           guint           pool,
           guint           verb,
           int             slot,
           GnOutcomes     *outcomes)
{
  const ZavSet *set = zav_set (match);
  const guint kind = (guint) zav_pool_kind (pool);
  const gboolean outlined = verb == ZAV_TURN && kind == ZAV_ARTIFACT && zav_option (match, ZAV_OPTION_EXPERT_DISCOUNTS);
  const guint32 unseen = set->kind_items[kind] & ~zav_known_items (state, match->n_seats);
  guint32 candidates = pool >= ZAV_POOL_ARTIFACT ? unseen : set->pool_items[pool] & unseen;

  /* The piles may have been stacked wrongly; then any card of the kind is possible. */
  if (candidates == 0)
    candidates = unseen;
  outcomes->source = (guint8) (SOURCE_ARTIFACTS + kind);
  outcomes->about = pool >= ZAV_POOL_ARTIFACT && set->levels_known;

  ZAV_FOR_BITS (item, candidates)
    {
      GnMove *move;

      if (set->item[item].ordinal >= (kind == ZAV_ARTIFACT ? 12 : 15)
          || (outlined && (set->item[item].outlined < 0 || !set->item[item].cost_known)))
        continue;
      move = gn_outcomes_add (outcomes, verb, 1);
      move->arg[ZAV_ARG_CARD] = (gint16) item;
      if (slot >= 0)
        move->arg[ZAV_ARG_TURN_SLOT] = (gint16) slot;
    }
}

static void
add_tiles (const GnMatch  *match,
           const ZavState *state,
           guint           space,
           guint           verb,
           GnOutcomes     *outcomes)
{
  const ZavSet *set = zav_set (match);
  const guint back = set->space[space].district == ZAV_DIAMANTINA ? ZAV_LIGHT : ZAV_DARK;

  outcomes->source = (guint8) space_source (space);
  ZAV_FOR_BITS (tile, set->back_tiles[back] & ~zav_known_tiles (state, match->n_seats))
    if (set->tile[tile].known && set->tile[tile].ordinal < (back == ZAV_LIGHT ? 4 : 20))
      add_one (outcomes, verb, (int) tile);
}

void
zav_chance (const GnMatch *match,
            gconstpointer  data,
            GnOutcomes    *outcomes)
{
  const ZavState *state = data;
  int slot;

  if (state->head.over)
    return;

  if (state->owed_drawn)
    add_items (match, state, (guint) state->drawn_pool[state->drawn[0] < 0 ? 0 : 1], ZAV_DRAWN, -1, outcomes);
  else if (state->owed_seen)
    add_tiles (match, state, state->owed_seen - 1u, ZAV_SEEN, outcomes);
  else if (state->owed_face)
    add_tiles (match, state, state->owed_face - 1u, ZAV_FACE, outcomes);
  else if (state->owed_markers)
    return;   /* printed values are not chance: only the host can enter them */
  else if (state->phase == ZAV_PHASE_SETUP && state->gnome < 0)
    {
      outcomes->source = SOURCE_GNOME;
      for (int district = 0; district < 5; district++)
        add_one (outcomes, ZAV_GNOME, district);
    }
  else if (state->phase == ZAV_PHASE_SETUP && state->start < 0)
    {
      outcomes->source = SOURCE_FIRST;
      GN_FOR_SEATS (match, seat)
        add_one (outcomes, ZAV_FIRST, seat);
    }
  else if ((state->phase == ZAV_PHASE_SETUP || state->phase == ZAV_PHASE_ENTRY) && (slot = zav_owed_slot (state)) >= 0)
    {
      const GnLayer *top = &state->pile[slot / 3].layer[0];

      if (top->card >= 0)
        {
          GnMove *move = gn_outcomes_add (outcomes, ZAV_TURN, 1);

          outcomes->source = (guint8) (SOURCE_ARTIFACTS + slot / 3);
          move->arg[ZAV_ARG_CARD] = top->card;
          move->arg[ZAV_ARG_TURN_SLOT] = (gint16) slot;
        }
      else
        add_items (match, state, top->pool, ZAV_TURN, slot, outcomes);
    }
}

/* ---- The prompt ------------------------------------------------------------------- */

/* Asks for the first entry that is owed, in the order of ZAV-141. FALSE if there is none. */
static gboolean
prompt_entry (const GnMatch  *match,
              const ZavState *state,
              GnPrompt       *prompt)
{
  const int slot = zav_owed_slot (state);

  prompt->step = "entry";
  prompt->clauses = "ZAV-141 ZAV-142";
  if (state->owed_drawn)
    {
      gn_prompt_due (prompt, ZAV_FAMILY_ITEMS, SOURCE_ARTIFACTS + (guint) state->drawn_kind, ZAV_DRAWN,
                     GN_SEES (state->active));
      gn_say (&prompt->what, ZAV_ASK_DRAWN, state->active);
    }
  else if (state->owed_seen)
    {
      gn_prompt_due (prompt, ZAV_FAMILY_TILES, space_source (state->owed_seen - 1u), ZAV_SEEN, GN_SEES (state->active));
      gn_say (&prompt->what, ZAV_ASK_SEEN, state->active, state->owed_seen - 1);
    }
  else if (state->owed_face)
    {
      gn_prompt_due (prompt, ZAV_FAMILY_TILES, space_source (state->owed_face - 1u), ZAV_FACE, GN_ALL_SEE);
      prompt->is = "back";
      prompt->is_value = zav_set (match)->space[state->owed_face - 1].district == ZAV_DIAMANTINA ? ZAV_LIGHT : ZAV_DARK;
      gn_say (&prompt->what, ZAV_ASK_FACE, state->active, state->owed_face - 1);
      prompt->clauses = "ZAV-056 ZAV-141 ZAV-142";
    }
  else if (state->owed_markers)
    {
      gn_prompt_due (prompt, ZAV_FAMILY_MARKERS, 0, ZAV_MARKER, GN_ALL_SEE);
      prompt->host = TRUE;
      gn_say (&prompt->what, ZAV_ASK_MARKER, state->active, state->owed_markers);
      prompt->clauses = "ZAV-123 ZAV-141";
    }
  else if (state->phase == ZAV_PHASE_SETUP && state->gnome < 0)
    {
      gn_prompt_due (prompt, ZAV_FAMILY_LOTS, SOURCE_GNOME, ZAV_GNOME, GN_ALL_SEE);
      gn_say (&prompt->what, ZAV_ASK_GNOME);
      prompt->clauses = "ZAV-006";
    }
  else if (state->phase == ZAV_PHASE_SETUP && state->start < 0)
    {
      gn_prompt_due (prompt, ZAV_FAMILY_LOTS, SOURCE_FIRST, ZAV_FIRST, GN_ALL_SEE);
      gn_say (&prompt->what, ZAV_ASK_FIRST);
      prompt->clauses = "ZAV-017";
    }
  else if ((state->phase == ZAV_PHASE_SETUP || state->phase == ZAV_PHASE_ENTRY) && slot >= 0)
    {
      gn_prompt_due (prompt, ZAV_FAMILY_ITEMS, SOURCE_ARTIFACTS + (guint) slot / 3, ZAV_TURN, GN_ALL_SEE);
      prompt->is = "kind";
      prompt->is_value = slot / 3 == 0 ? ZAV_ARTIFACT : ZAV_JEWELRY;
      gn_say (&prompt->what, ZAV_ASK_TURN, slot);
      prompt->clauses = "ZAV-064 ZAV-141 ZAV-142";
    }
  else
    return FALSE;

  if (state->phase == ZAV_PHASE_SETUP)
    prompt->step = "setup";
  prompt->host |= match->dealer[prompt->family] == GN_DEALER_BOX;
  return TRUE;
}

static void
prompt_mining (const GnMatch  *match,
               const ZavState *state,
               GnPrompt       *prompt)
{
  ZavYield yield;

  zav_yield (match, state, state->active, &yield);
  prompt->step = "mine";
  if (yield.owes)
    {
      int all = yield.wild;

      ZAV_FOR_GEMS (gem)
        all += yield.yield[gem];
      gn_say (&prompt->what, ZAV_ASK_MINE_TOLL, state->active, yield.must, all);
      gn_say (&prompt->how, ZAV_ASK_TOLL_HOW, zav_toll (match, state, state->active, yield.must),
              state->gold[state->active]);
      prompt->clauses = "ZAV-118 ZAV-119 ZAV-082 ZAV-078 ZAV-117";
      return;
    }
  gn_say (&prompt->what, ZAV_ASK_MINE, state->active, MIN (yield.wild, yield.must));
  gn_say (&prompt->how, ZAV_ASK_MINE_HOW, yield.wild);
  prompt->clauses = "ZAV-078 ZAV-079 ZAV-080 ZAV-084 ZAV-083";
}

void
zav_prompt (const GnMatch *match,
            gconstpointer  data,
            GnPrompt      *prompt)
{
  const ZavState *state = data;
  const int seat = state->active;

  if (state->head.over)
    {
      prompt->step = "over";
      prompt->clauses = "ZAV-131 ZAV-132 ZAV-135";
      gn_say (&prompt->what, ZAV_ASK_OVER);
      return;
    }
  if (prompt_entry (match, state, prompt))
    return;

  prompt->must = seat >= 0 ? GN_SEES (seat) : 0;
  switch ((ZavPhase) state->phase)
    {
    case ZAV_PHASE_ACTION:
      prompt->step = "action";
      prompt->clauses = "ZAV-021 ZAV-024 ZAV-039 ZAV-043 ZAV-045 ZAV-053 ZAV-060 ZAV-068 ZAV-071 ZAV-074 ZAV-027";
      gn_say (&prompt->what, ZAV_ASK_ACTION, seat, state->used[seat] + 1,
              zav_actions_all (zav_set (match), state, seat));
      if (state->end_by >= 0)
        gn_say (&prompt->how, ZAV_ASK_LAST_HOW, state->end_by);
      else
        gn_say (&prompt->how, ZAV_ASK_ACTION_HOW);
      break;
    case ZAV_PHASE_CHOOSE:
      prompt->step = "choose";
      prompt->clauses = "ZAV-046 ZAV-047 ZAV-048 ZAV-050 ZAV-051";
      gn_say (&prompt->what, state->drawn_n == 1 ? ZAV_ASK_KEEP_ONE : ZAV_ASK_KEEP, seat);
      if (state->hand_kind[seat] >= 0)
        gn_say (&prompt->how, ZAV_ASK_KEEP_OLD_HOW);
      else if (state->drawn_n == 2)
        gn_say (&prompt->how, ZAV_ASK_KEEP_HOW, state->drawn_kind);
      break;
    case ZAV_PHASE_MINE:
      prompt_mining (match, state, prompt);
      break;
    case ZAV_PHASE_SETUP:
    case ZAV_PHASE_ENTRY:
    case ZAV_PHASE_OVER:
    default:
      prompt->step = "over";
      break;
    }
}
