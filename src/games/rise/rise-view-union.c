/* rise-view-union.c: view of the Gnome card on the table for a panel, and of the tiles its current step considers
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-union.h"
#include "rise-view-union.h"

void
rise_view_gnome (const GnMatch     *match,
                 int                card,
                 RiseGnomeCardView *view)
{
  const RiseGnome *gnome = &rise_set (match)->gnome[card];

  *view = (RiseGnomeCardView) { .card = (gint8) card, .seat = -1, .way = gnome->way, .type = gnome->type,
                                .n_icons = gnome->n_icons,
                                .mark = (RiseMark) rise_set (match)->mark[RISE_FAMILY_GNOMES][card] };
  memcpy (view->action, gnome->action, sizeof view->action);
  memcpy (view->n_types, gnome->n_types, sizeof view->n_types);
  memcpy (view->types, gnome->types, sizeof view->types);
  memcpy (view->icon, gnome->icon, sizeof view->icon);
}

gboolean
rise_view_gnome_card (const GnMatch     *match,
                      const RiseState   *state,
                      RiseGnomeCardView *view)
{
  const int now = state->union_step - RISE_STEP_DRAGON;

  if (state->gnome_card < 0 || state->union_step == RISE_STEP_NONE)
    {
      *view = (RiseGnomeCardView) { .card = -1, .seat = -1, .way = -1, .type = -1, .n_icons = -1 };
      return FALSE;
    }

  rise_view_gnome (match, state->gnome_card, view);
  view->seat = state->card_seat;
  view->number = (guint8) (state->cards_done + 1);
  view->of = (guint8) rise_gnome_cards (match, state);
  for (int line = 0; line < 4; line++)
    view->line[line] = line > now ? RISE_LINE_AHEAD : line == now ? RISE_LINE_NOW : line == 0 ? RISE_LINE_DONE
                       : RISE_LINE_FAILED;
  /* The dragon's line is not done while the dragon rampages. */
  if (state->rampage != RISE_RAMPAGE_NONE && state->rampage_by < 0 && now == 1)
    {
      view->line[0] = RISE_LINE_NOW;
      view->line[1] = RISE_LINE_AHEAD;
    }
  return TRUE;
}

/* Finds the facts that go-on would record, by applying it to a copy. */
static void
foretell (const GnMatch   *match,
          const RiseState *state,
          RiseStepView    *view)
{
  g_autoptr (GnStory) story = gn_story_new ();
  g_autofree RiseState *copy = g_memdup2 (state, sizeof *state);

  rise_union_step (match, copy, -1, -1, story);
  for (guint i = 0; i < story->n && view->n_reasons < RISE_STEP_REASONS; i++)
    if (story->fact[i].viewers == GN_ALL_SEE)
      view->reason[view->n_reasons++] = story->fact[i].say;
}

static void
judge_tiles (const GnMatch    *match,
             const RiseState  *state,
             const RiseChoice *choice,
             gboolean          open,
             RiseStepView     *view)
{
  GN_FOR_PLACES (tile, choice->looked)
    {
      const guint64 place = GN_PLACE (tile);

      if (choice->fault[tile] != RISE_FAULT_NONE)
        {
          view->verdict[tile] = RISE_REJECTED;
          rise_fault_say (match, state, (RiseFault) choice->fault[tile], state->type[tile], place, &view->why[tile]);
        }
      else if (!(choice->eligible & place))
        view->verdict[tile] = RISE_NOT_LOOKED_AT;
      else if (open)
        view->verdict[tile] = choice->best & place ? RISE_TIED : RISE_PASSED;
      else
        view->verdict[tile] = tile == view->chosen ? RISE_CHOSEN : RISE_PASSED;
    }
}

/* Notes what the step puts on its tile. */
static void
weigh (const GnMatch   *match,
       const RiseState *state,
       int              tile,
       RiseStepView    *view)
{
  const int left = rise_cubes_left (state, RISE_GNOMES);
  RiseCaravan caravan;
  RiseVictims victims;

  switch (view->action)
    {
    case RISE_U_COMPETITION:
      rise_victims (match, state, tile, &victims);
      view->taken = victims.n;
      view->put = (guint8) MIN (2, left);
      break;
    case RISE_U_EXPAND:
      view->brewery = TRUE;
      break;
    case RISE_U_CARAVAN:
      rise_caravan_targets (match, state, tile, &caravan);
      view->caravan = caravan.sure;
      break;
    case RISE_U_DELIVERY:
    case RISE_U_FESTIVAL:
    case RISE_U_IMMIGRATION:
      view->put = (guint8) MIN (3, left);
      break;
    default:
      break;
    }
}

gboolean
rise_view_step (const GnMatch   *match,
                const RiseState *state,
                RiseStepView    *view)
{
  const gboolean due = state->stage >= RISE_AT_UNION && state->stage <= RISE_AT_CARAVAN_TO && state->gnome_card >= 0;
  RiseChoice choice;
  RiseNow now;
  int tile = -1;

  *view = (RiseStepView) { .step = state->union_step, .action = -1, .type_at = -1, .chosen = -1, .chooser = -1,
                           .ask_icon = -1 };
  if (!due || rise_pending (match, state, NULL) != RISE_PENDS_NOTHING)
    return FALSE;

  rise_choice (match, state, &choice);
  now = rise_now (match, state, &choice, &tile, &view->teach);
  view->action = choice.action;
  view->type_at = choice.type_at;
  view->icon = choice.icon;
  if (now == RISE_NOW_ICON)
    view->ask_icon = (gint8) tile;
  if (now == RISE_NOW_CHOOSE || now == RISE_NOW_VICTIMS || now == RISE_NOW_CARAVAN)
    view->chooser = (gint8) rise_tie_breaker (state);
  if (state->union_tile >= 0)
    view->chosen = state->union_tile;
  else if (now == RISE_NOW_GO_ON && choice.best)
    view->chosen = (gint8) __builtin_ctzll (choice.best);
  if (choice.action == RISE_U_POINTS)
    view->points = 2;

  judge_tiles (match, state, &choice, now == RISE_NOW_CHOOSE || now == RISE_NOW_ICON || now == RISE_NOW_TEACH, view);
  if (view->chosen >= 0)
    {
      view->verdict[view->chosen] = RISE_CHOSEN;
      if (choice.line > 0)
        weigh (match, state, view->chosen, view);
    }
  if (now == RISE_NOW_CARAVAN)
    {
      RiseCaravan caravan;
      guint64 group;

      rise_caravan_targets (match, state, state->union_tile, &caravan);
      group = caravan.group;
      GN_FOR_PLACES (to, group)
        view->verdict[to] = RISE_TIED;
    }
  if (now == RISE_NOW_GO_ON)
    foretell (match, state, view);
  return TRUE;
}
