/* rise-union.c: resolves a Gnome card step by step, each step with its reasons (RISE-149 … RISE-164, 5.16)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-effects.h"
#include "rise-union.h"

#define GNOME_CUBES   3   /* Festival, Immigration, Delivery */
#define GNOME_VICTIMS 2   /* Competition: taken, and added */
#define GNOME_POINTS  2

/* ---- Reasons ---------------------------------------------------------------------------------------- */

void
rise_fault_say (const GnMatch   *match,
                const RiseState *state,
                RiseFault        fault,
                int              type,
                guint64          tiles,
                GnSay           *say)
{
  static const guint16 texts[RISE_N_FAULTS] = {
    [RISE_FAULT_NO_STEP] = RISE_F_DRAGON_FAR, [RISE_FAULT_DRAGON] = RISE_F_SKIP_DRAGON,
    [RISE_FAULT_EMPTY] = RISE_F_SKIP_EMPTY, [RISE_FAULT_NO_PLAYER] = RISE_F_SKIP_NO_PLAYER,
    [RISE_FAULT_BREWERY] = RISE_F_SKIP_BREWERY, [RISE_FAULT_FAR] = RISE_F_SKIP_FAR,
    [RISE_FAULT_THROUGH] = RISE_F_SKIP_THROUGH, [RISE_FAULT_NO_CUBE] = RISE_F_SKIP_NO_CUBE,
    [RISE_FAULT_NO_WAY] = RISE_F_SKIP_NO_WAY,
    [RISE_FAULT_BARRED] = RISE_F_SKIP_BARRED,
  };
  const int tile = tiles ? __builtin_ctzll (tiles) : 0;
  int most = 0;

  if (fault == RISE_FAULT_NONE || !tiles)
    return;
  if (fault == RISE_FAULT_OWN_TILE)
    {
      gn_say (say, RISE_F_DRAGON_OWN, type, tile);
      return;
    }
  if (fault != RISE_FAULT_CONTROL)
    {
      gn_say (say, texts[fault], type, GN_SAY_SET3 (tiles));
      return;
    }
  GN_FOR_SEATS (match, seat)
    most = MAX (most, rise_strength (state, seat, tile));
  gn_say (say, RISE_F_SKIP_CONTROL, type, GN_SAY_SET3 (tiles), rise_strength (state, RISE_GNOMES, tile), most);
}

static void
add_say (GnStory     *story,
         const GnSay *say)
{
  int values[8] = { say->text };

  if (!story || say->text == 0)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (say->arg); i++)
    values[i + 1] = say->arg[i];
  gn_story_add_values (story, GN_ALL_SEE, values, G_N_ELEMENTS (values));
}

/* Records why the tiles of one type do not qualify: one sentence for each reason, strengths tile by tile. */
static void
tell_type (const GnMatch    *match,
           const RiseState  *state,
           const RiseChoice *choice,
           int               type,
           GnStory          *story)
{
  const guint64 tiles = rise_union_tiles (match, state, type);

  if (!tiles)
    {
      gn_story_tell (story, choice->line == 0 ? RISE_F_DRAGON_NONE_UP : RISE_F_NONE_UP, type);
      return;
    }
  for (guint fault = RISE_FAULT_NONE + 1; fault < RISE_N_FAULTS; fault++)
    {
      guint64 failed = 0;

      GN_FOR_PLACES (tile, tiles)
        if (choice->fault[tile] == fault)
          {
            failed |= GN_PLACE (tile);
            if (fault == RISE_FAULT_CONTROL)
              {
                GnSay say = { 0 };

                rise_fault_say (match, state, (RiseFault) fault, type, GN_PLACE (tile), &say);
                add_say (story, &say);
              }
          }
      if (failed && fault != RISE_FAULT_CONTROL)
        {
          GnSay say = { 0 };

          rise_fault_say (match, state, (RiseFault) fault, type, failed, &say);
          add_say (story, &say);
        }
    }
}

/* Covers all types up to the one that decides; in the cutthroat game, all types. */
static void
tell_types (const GnMatch    *match,
            const RiseState  *state,
            const RiseChoice *choice,
            GnStory          *story)
{
  const int last = choice->type_at >= 0 && !rise_cutthroat (match) ? choice->type_at : choice->n_types - 1;

  if (!story)
    return;
  for (int i = 0; i <= last; i++)
    tell_type (match, state, choice, choice->types[i], story);
}

/* Records what decided for @tile. */
static void
tell_tile (const GnMatch    *match,
           const RiseState  *state,
           const RiseChoice *choice,
           int               tile,
           int               seat,
           GnStory          *story)
{
  const gboolean dragon = choice->line == 0;
  const guint64 others = choice->eligible & ~GN_PLACE (tile);
  const int type = choice->types[MAX (choice->type_at, 0)];

  if (seat >= 0 && rise_cutthroat (match))
    {
      if (others)
        gn_story_tell (story, dragon ? RISE_F_DRAGON_CHOSEN : RISE_F_TILE_CHOSEN, seat, tile, GN_SAY_SET3 (others));
      else if (dragon)
        gn_story_tell (story, RISE_F_DRAGON_FORCED, seat, tile, type);
      else
        gn_story_tell (story, RISE_F_TILE_FORCED, seat, tile);
    }
  else if (seat >= 0)
    gn_story_tell (story, dragon ? RISE_F_DRAGON_TIE : RISE_F_TILE_TIE, seat, tile,
                   GN_SAY_SET3 (choice->best & ~GN_PLACE (tile)));
  else if (others)
    gn_story_tell (story, dragon ? RISE_F_DRAGON_ICON : RISE_F_TILE_ICON, tile, choice->icon, GN_SAY_SET3 (others),
                   RISE_WORDS_ORDER, state->gnome_card);
  else
    gn_story_tell (story, dragon ? RISE_F_DRAGON_ONLY : RISE_F_TILE_ONLY, tile, type);
}

/* ---- The actions ------------------------------------------------------------------------------------ */

static void
put_cubes (const GnMatch *match,
           RiseState     *state,
           int            action,
           int            tile,
           int            n,
           GnStory       *story)
{
  const int left = rise_cubes_left (state, RISE_GNOMES), most = MIN (n, left);

  if (most < n)
    gn_story_tell (story, RISE_F_PARTIAL, most, n);
  gn_story_tell (story, RISE_F_DONE_CUBES, most, tile, action, left - most);
  rise_put_cubes (match, state, RISE_GNOMES, tile, most, story);
}

static void
expand (const GnMatch *match,
        RiseState     *state,
        int            tile,
        GnStory       *story)
{
  gn_story_tell (story, RISE_F_DONE_BREWERY, tile, rise_breweries_left (state, RISE_GNOMES) - 1);
  rise_put_brewery (match, state, RISE_GNOMES, tile, story);
  GN_FOR_SEATS (match, seat)
    while (state->breweries[seat][tile] > 0)
      rise_return_brewery (match, state, seat, tile, story);
}

void
rise_union_victims (const GnMatch *match,
                    RiseState     *state,
                    const gint8   *owners,
                    int            n,
                    int            seat,
                    GnStory       *story)
{
  const int tile = state->union_tile;
  int taken[RISE_SEATS] = { 0 };

  for (int i = 0; i < n; i++)
    taken[owners[i]]++;
  if (seat >= 0)
    gn_story_tell (story, RISE_F_VICTIMS_CHOSEN, seat);
  GN_FOR_SEATS (match, owner)
    if (taken[owner] > 0)
      {
        gn_story_tell (story, RISE_F_VICTIM, taken[owner], owner, tile);
        rise_take_cubes (match, state, owner, tile, taken[owner], story);
      }
  put_cubes (match, state, RISE_U_COMPETITION, tile, GNOME_VICTIMS, story);
  rise_card_done (match, state, story);
}

void
rise_union_caravan (const GnMatch *match,
                    RiseState     *state,
                    guint64        chosen,
                    int            seat,
                    GnStory       *story)
{
  const int from = state->union_tile;
  const guint64 touch = rise_grid ()->touch[from];
  const RiseGnome *gnome = &rise_set (match)->gnome[state->gnome_card];
  RiseCaravan caravan;
  guint64 targets;

  rise_caravan_targets (match, state, from, &caravan);
  if (caravan.shut)
    gn_story_tell (story, RISE_F_CARAVAN_SHUT, GN_SAY_SET3 (caravan.shut));
  if (state->dragon >= 0 && (touch & GN_PLACE (state->dragon)))
    gn_story_tell (story, RISE_F_CARAVAN_DRAGON, state->dragon);
  if (caravan.short_of && (caravan.sure & rise_of_type (state, RISE_DRAGONKEEP)))
    gn_story_tell (story, RISE_F_CARAVAN_FIRST, RISE_DK);
  for (int i = 0; i < gnome->n_icons && caravan.short_of; i++)
    if (caravan.by_icon[gnome->icon[i]])
      gn_story_tell (story, RISE_F_CARAVAN_ICON, GN_SAY_SET3 (caravan.by_icon[gnome->icon[i]]), gnome->icon[i],
                     RISE_WORDS_ORDER, state->gnome_card);
  if (seat >= 0 && chosen)
    gn_story_tell (story,
                   rise_cutthroat (match) && rise_option (match, RISE_OPT_CARAVAN_CUT) == 0 ? RISE_F_CARAVAN_CHOSEN
                                                                                          : RISE_F_CARAVAN_TIE,
                   seat, GN_SAY_SET3 (chosen));

  targets = caravan.sure | chosen;
  gn_story_tell (story, RISE_F_DONE_CARAVAN, from, GN_SAY_SET3 (targets));
  /* All cubes move at once: a cube that is still on its way does not turn anything up. */
  state->cubes[RISE_GNOMES][from] = (guint8) (state->cubes[RISE_GNOMES][from] - gn_places_count (targets));
  GN_FOR_PLACES (tile, targets)
    rise_put_cubes (match, state, RISE_GNOMES, tile, 1, story);
  if (state->cubes[RISE_GNOMES][from] > 0)
    gn_story_tell (story, RISE_F_CARAVAN_LEFT, state->cubes[RISE_GNOMES][from], from);
  rise_card_done (match, state, story);
}

/* Carries out the action at state->union_tile; no choice is left. */
static void
do_at_tile (const GnMatch *match,
            RiseState     *state,
            int            action,
            GnStory       *story)
{
  if (action == RISE_U_COMPETITION)
    {
      RiseVictims victims;

      rise_victims (match, state, state->union_tile, &victims);
      rise_union_victims (match, state, victims.way[0], victims.n, -1, story);
    }
  else
    rise_union_caravan (match, state, 0, -1, story);
}

static void
do_action (const GnMatch *match,
           RiseState     *state,
           int            action,
           int            tile,
           GnStory       *story)
{
  switch ((RiseUnion) action)
    {
    case RISE_U_COMPETITION:
    case RISE_U_CARAVAN:
      {
        RiseChoice choice;

        /* Choosing owners or destinations may be a further choice, or may need an icon first. */
        state->union_tile = (gint8) tile;
        rise_choice (match, state, &choice);
        if (rise_now (match, state, &choice, NULL, NULL) == RISE_NOW_GO_ON)
          do_at_tile (match, state, action, story);
        return;
      }
    case RISE_U_EXPAND:
      expand (match, state, tile, story);
      break;
    case RISE_U_POINTS:
      gn_story_tell (story, RISE_F_DONE_POINTS, GNOME_POINTS);
      rise_add_points (state, RISE_GNOMES, RISE_COL_POINTS, GNOME_POINTS);
      break;
    default:
      put_cubes (match, state, action, tile, GNOME_CUBES, story);
      break;
    }
  rise_card_done (match, state, story);
}

/* ---- Steps -------------------------------------------------------------------------------------------- */

static void
dragon_step (const GnMatch    *match,
             RiseState        *state,
             const RiseChoice *choice,
             int               tile,
             int               seat,
             GnStory          *story)
{
  state->union_step = RISE_STEP_PRIMARY;
  if (choice->waits)
    gn_story_tell (story, RISE_F_DRAGON_WAITS);
  else
    {
      tell_types (match, state, choice, story);
      if (tile < 0)
        gn_story_tell (story, RISE_F_DRAGON_STAYS, choice->types[0]);
      else
        {
          tell_tile (match, state, choice, tile, seat, story);
          rise_dragon_moved (match, state, tile, -1, story);
        }
    }
}

static void
action_step (const GnMatch    *match,
             RiseState        *state,
             const RiseChoice *choice,
             int               tile,
             int               seat,
             GnStory          *story)
{
  if (choice->action == RISE_U_POINTS)
    gn_story_tell (story, RISE_F_TRY_POINTS, state->union_step, choice->action);
  else
    gn_story_tell (story, RISE_F_TRY, state->union_step, choice->action, RISE_WORDS_TYPES + choice->line - 1,
                   state->gnome_card);

  if (choice->no_store)
    gn_story_tell (story, choice->action == RISE_U_EXPAND ? RISE_F_NO_BREWERIES : RISE_F_NO_CUBES);
  else
    tell_types (match, state, choice, story);

  if (tile >= 0)
    tell_tile (match, state, choice, tile, seat, story);
  if (tile >= 0 || choice->action == RISE_U_POINTS)
    {
      do_action (match, state, choice->action, tile, story);
      return;
    }

  gn_story_tell (story, RISE_F_IMPOSSIBLE, choice->action);
  if (state->union_step < RISE_STEP_TERTIARY)
    state->union_step++;
  else
    {
      gn_story_tell (story, RISE_F_NOTHING_POSSIBLE);
      rise_card_done (match, state, story);
    }
}

void
rise_union_step (const GnMatch *match,
                 RiseState     *state,
                 int            tile,
                 int            seat,
                 GnStory       *story)
{
  RiseChoice choice;

  rise_choice (match, state, &choice);
  state->stage = RISE_DO_CARD;
  state->active = -1;
  if (seat < 0 && rise_now (match, state, &choice, NULL, NULL) != RISE_NOW_GO_ON)
    return;
  if (state->union_tile >= 0)
    {
      do_at_tile (match, state, choice.action, story);
      return;
    }
  if (tile < 0 && choice.best)
    tile = __builtin_ctzll (choice.best);
  if (choice.line == 0)
    dragon_step (match, state, &choice, tile, seat, story);
  else
    action_step (match, state, &choice, tile, seat, story);
}
