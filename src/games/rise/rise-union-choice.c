/* rise-union-choice.c: choices of the dragon and the Gnomes: eligible tiles, and what decides between several
 * (RISE-126 … RISE-132, RISE-150 … RISE-165)
 *
 * These are queries only: nothing here changes the state or records a fact. Steps, panels and prompts share them.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-union.h"

guint64
rise_union_tiles (const GnMatch   *match,
                  const RiseState *state,
                  int              type)
{
  guint64 tiles = rise_of_type (state, type);

  if (type == RISE_SEA && rise_option (match, RISE_OPT_SEA_CARD))
    tiles |= rise_of_type (state, RISE_LAIR);
  return tiles;
}

static guint64
with_icon (const RiseState *state,
           guint64          tiles,
           int              icon)
{
  guint64 with = 0;

  GN_FOR_PLACES (tile, tiles)
    if (state->icon[tile] == icon)
      with |= GN_PLACE (tile);
  return with;
}

/* ---- Icons (RISE-131, RISE-152, RUL-54) ----------------------------------------------------- */

static void
decide_by_icons (const RiseState *state,
                 const RiseGnome *gnome,
                 RiseChoice      *choice)
{
  const guint64 eligible = choice->eligible;

  choice->icon = RISE_ICON_OPEN;
  choice->best = eligible;
  if ((eligible & (eligible - 1)) == 0)
    return;

  choice->ask_icons = with_icon (state, eligible, RISE_ICON_OPEN);
  if (choice->ask_icons)
    {
      choice->best = 0;
      return;
    }
  /* All icons are the same, so the order does not matter and is not asked for. */
  if (with_icon (state, eligible, state->icon[__builtin_ctzll (eligible)]) == eligible)
    return;
  if (gnome->n_icons < 0)
    {
      choice->ask_order = TRUE;
      choice->best = 0;
      return;
    }
  for (int i = 0; i < gnome->n_icons; i++)
    {
      const guint64 with = with_icon (state, eligible, gnome->icon[i]);

      if (with)
        {
          choice->icon = gnome->icon[i];
          choice->best = with;
          return;
        }
    }
}

/* ---- The dragon ------------------------------------------------------------------------------- */

static void
choose_dragon (const GnMatch   *match,
               const RiseState *state,
               const RiseGnome *gnome,
               RiseChoice      *choice)
{
  guint64 reach, tiles;

  choice->waits = state->dragon < 0;
  if (choice->waits)
    return;
  choice->open_line = gnome->way < 0 || gnome->type < 0;
  if (choice->open_line)
    return;

  choice->n_types = 1;
  choice->types[0] = (guint8) gnome->type;
  reach = gnome->way == RISE_WAY_FLY ? rise_up (state) : rise_dragon_steps (match, state, state->dragon, TRUE);
  choice->looked = tiles = rise_union_tiles (match, state, gnome->type);
  GN_FOR_PLACES (tile, tiles)
    {
      if (tile == state->dragon)
        choice->fault[tile] = RISE_FAULT_OWN_TILE;
      else if (!(reach & GN_PLACE (tile)))
        choice->fault[tile] = RISE_FAULT_NO_STEP;
      else
        choice->eligible |= GN_PLACE (tile);
    }
  if (choice->eligible)
    choice->type_at = 0;
}

/* ---- The Gnomes' actions ------------------------------------------------------------------------ */

/* A Gnome Caravan goes to all land except Desert (RISE-162). */
static guint64
caravan_lands (const RiseState *state)
{
  guint64 lands = 0;

  for (int type = RISE_DRAGONKEEP; type <= RISE_MOUNTAIN; type++)
    lands |= rise_of_type (state, type);
  return lands;
}

static gboolean
has_player_cube (const GnMatch   *match,
                 const RiseState *state,
                 int              tile)
{
  GN_FOR_SEATS (match, seat)
    if (state->cubes[seat][tile] > 0)
      return TRUE;
  return FALSE;
}

static RiseFault
delivery_fault (const GnMatch   *match,
                const RiseState *state,
                int              tile)
{
  GnSay why = { 0 };

  if (rise_reach (match, state, RISE_GNOMES) & GN_PLACE (tile))
    return RISE_FAULT_NONE;
  rise_why_not (match, state, RISE_GNOMES, -1, tile, &why);
  return why.text == RISE_NO_THROUGH || why.text == RISE_NO_ORIGIN ? RISE_FAULT_THROUGH : RISE_FAULT_FAR;
}

static RiseFault
action_fault (const GnMatch   *match,
              const RiseState *state,
              RiseUnion        action,
              int              tile)
{
  const gboolean occupied = rise_strength (state, RISE_GNOMES, tile) > 0;
  const int type = state->type[tile];

  if (tile == state->dragon)
    return RISE_FAULT_DRAGON;

  switch (action)
    {
    case RISE_U_FESTIVAL:
      return occupied ? RISE_FAULT_NONE : RISE_FAULT_EMPTY;
    case RISE_U_COMPETITION:
      return !occupied ? RISE_FAULT_EMPTY : has_player_cube (match, state, tile) ? RISE_FAULT_NONE
             : RISE_FAULT_NO_PLAYER;
    case RISE_U_EXPAND:
      if (rise_option (match, RISE_OPT_GNOME_BAN) && (type == RISE_SEA || type == RISE_LAIR || type == RISE_DESERT))
        return RISE_FAULT_BARRED;
      if (state->breweries[RISE_GNOMES][tile] > 0)
        return RISE_FAULT_BREWERY;
      return !occupied ? RISE_FAULT_EMPTY : rise_control (match, state, tile) == RISE_GNOMES ? RISE_FAULT_NONE
             : RISE_FAULT_CONTROL;
    case RISE_U_DELIVERY:
      return delivery_fault (match, state, tile);
    case RISE_U_CARAVAN:
      if (state->cubes[RISE_GNOMES][tile] == 0)
        return RISE_FAULT_NO_CUBE;
      return rise_grid ()->touch[tile] & caravan_lands (state) & ~(state->dragon >= 0 ? GN_PLACE (state->dragon) : 0)
             ? RISE_FAULT_NONE : RISE_FAULT_NO_WAY;
    case RISE_U_IMMIGRATION:
    case RISE_U_POINTS:
    default:
      return RISE_FAULT_NONE;
    }
}

static void
choose_action (const GnMatch   *match,
               const RiseState *state,
               const RiseGnome *gnome,
               guint            which,
               RiseChoice      *choice)
{
  choice->action = gnome->action[which];
  choice->open_line = gnome->action[which] < 0 || gnome->n_types[which] < 0;
  if (choice->open_line || choice->action == RISE_U_POINTS)
    return;

  choice->n_types = (guint8) gnome->n_types[which];
  memcpy (choice->types, gnome->types[which], sizeof choice->types);
  choice->no_store = choice->action == RISE_U_EXPAND ? rise_breweries_left (state, RISE_GNOMES) <= 0
                     : choice->action != RISE_U_CARAVAN && rise_cubes_left (state, RISE_GNOMES) <= 0;
  if (choice->no_store)
    return;

  for (guint i = 0; i < choice->n_types; i++)
    {
      guint64 tiles = rise_union_tiles (match, state, choice->types[i]), good = 0;

      choice->looked |= tiles;
      GN_FOR_PLACES (tile, tiles)
        {
          choice->fault[tile] = (guint8) action_fault (match, state, (RiseUnion) choice->action, tile);
          if (choice->fault[tile] == RISE_FAULT_NONE)
            good |= GN_PLACE (tile);
        }
      if (!good)
        continue;
      if (choice->type_at < 0)
        choice->type_at = (gint8) i;
      choice->eligible |= good;
      /* The first type with an eligible tile is used; in cutthroat all types count (RISE-151, RISE-165). */
      if (!rise_cutthroat (match))
        return;
    }
}

void
rise_choice (const GnMatch   *match,
             const RiseState *state,
             RiseChoice      *choice)
{
  *choice = (RiseChoice) { .action = -1, .type_at = -1 };
  if (state->gnome_card < 0 || state->union_step < RISE_STEP_DRAGON || state->union_step > RISE_STEP_TERTIARY)
    return;

  const RiseGnome *gnome = &rise_set (match)->gnome[state->gnome_card];

  choice->line = (guint8) (state->union_step - RISE_STEP_DRAGON);
  if (choice->line == 0)
    choose_dragon (match, state, gnome, choice);
  else
    choose_action (match, state, gnome, choice->line - 1u, choice);

  if (rise_cutthroat (match))
    choice->best = choice->eligible;
  else
    decide_by_icons (state, gnome, choice);
}

/* ---- Whose cubes (RISE-158, RUL-50) ------------------------------------------------------------- */

static void
add_way (RiseVictims *victims,
         int          a,
         int          b)
{
  const gint8 low = (gint8) (b < 0 ? a : MIN (a, b)), high = (gint8) (b < 0 ? -1 : MAX (a, b));

  for (guint i = 0; i < victims->n_ways; i++)
    if (victims->way[i][0] == low && victims->way[i][1] == high)
      return;
  if (victims->n_ways == RISE_VICTIM_WAYS)
    return;
  victims->way[victims->n_ways][0] = low;
  victims->way[victims->n_ways++][1] = high;
}

/* Seats that may lose the next cube, as the option says, when @there are left */
static guint
next_victims (const GnMatch   *match,
              const RiseState *state,
              const int       *there)
{
  const guint how = rise_option (match, RISE_OPT_VICTIM);
  int best = -1;
  guint seats = 0;

  GN_FOR_SEATS (match, seat)
    {
      const int rank = how == RISE_VICTIM_MOST ? there[seat] : how == RISE_VICTIM_LEADER ? state->vp[seat] : 0;

      if (there[seat] == 0 || rank < best)
        continue;
      seats = (rank > best ? 0 : seats) | 1u << seat;
      best = rank;
    }
  return seats;
}

void
rise_victims (const GnMatch   *match,
              const RiseState *state,
              int              tile,
              RiseVictims     *victims)
{
  int there[RISE_SEATS] = { 0 }, all = 0;

  *victims = (RiseVictims) { 0 };
  GN_FOR_SEATS (match, seat)
    all += there[seat] = state->cubes[seat][tile];
  victims->n = (guint8) MIN (all, 2);

  for (guint first = victims->n ? next_victims (match, state, there) : 0; first; first &= first - 1)
    {
      const int a = __builtin_ctz (first);

      if (victims->n == 1)
        {
          add_way (victims, a, -1);
          continue;
        }
      there[a]--;
      for (guint second = next_victims (match, state, there); second; second &= second - 1)
        add_way (victims, a, __builtin_ctz (second));
      there[a]++;
    }
}

/* ---- Destinations of a caravan (RISE-162, RISE-163, RUL-53) ------------------------------------------- */

void
rise_caravan_targets (const GnMatch   *match,
                      const RiseState *state,
                      int              tile,
                      RiseCaravan     *caravan)
{
  const RiseGnome *gnome = &rise_set (match)->gnome[state->gnome_card];
  const guint64 dragon = state->dragon >= 0 ? GN_PLACE (state->dragon) : 0;
  const guint64 touch = rise_grid ()->touch[tile] & rise_layout (match);
  guint cubes = state->cubes[RISE_GNOMES][tile];
  guint64 rest;

  *caravan = (RiseCaravan) { 0 };
  caravan->open = touch & caravan_lands (state) & ~dragon;
  caravan->shut = touch & ~caravan->open & ~dragon;
  if (cubes >= gn_places_count (caravan->open))
    {
      caravan->sure = caravan->open;
      return;
    }

  caravan->short_of = TRUE;
  caravan->sure = caravan->open & rise_of_type (state, RISE_DRAGONKEEP);
  rest = caravan->open & ~caravan->sure;
  cubes -= gn_places_count (caravan->sure);
  if (cubes == 0)
    return;
  if (rise_cutthroat (match) && rise_option (match, RISE_OPT_CARAVAN_CUT) == 0)
    {
      caravan->group = rest;
      caravan->k = (guint8) cubes;
      return;
    }

  caravan->ask_icons = with_icon (state, rest, RISE_ICON_OPEN);
  if (caravan->ask_icons)
    return;
  if (with_icon (state, rest, state->icon[__builtin_ctzll (rest)]) != rest && gnome->n_icons < 0)
    {
      caravan->ask_order = TRUE;
      return;
    }
  for (int i = 0; i <= MAX (gnome->n_icons, 0) && rest && cubes > 0; i++)
    {
      /* Tiles with an icon that is not listed come last, all together. */
      const gboolean listed = i < gnome->n_icons;
      const guint64 group = listed ? with_icon (state, rest, gnome->icon[i]) : rest;
      const guint n = gn_places_count (group);

      if (n > cubes)
        {
          caravan->group = group;
          caravan->k = (guint8) cubes;
          return;
        }
      caravan->sure |= group;
      if (listed)
        caravan->by_icon[gnome->icon[i]] = group;
      rest &= ~group;
      cubes -= n;
    }
}

/* ---- What the card waits for ------------------------------------------------------------------- */

static RiseNow
icons_first (const RiseState *state,
             guint64          tiles,
             gboolean         order,
             int             *tile,
             GnSay           *why)
{
  if (tiles)
    {
      if (tile)
        *tile = __builtin_ctzll (tiles);
      return RISE_NOW_ICON;
    }
  if (order)
    {
      gn_say (why, RISE_NO_TEACH_ORDER, state->gnome_card);
      return RISE_NOW_TEACH;
    }
  return RISE_NOW_GO_ON;
}

static RiseNow
now_at_tile (const GnMatch    *match,
             const RiseState  *state,
             const RiseChoice *choice,
             int              *tile,
             GnSay            *why)
{
  if (choice->action == RISE_U_COMPETITION)
    {
      RiseVictims victims;

      rise_victims (match, state, state->union_tile, &victims);
      return victims.n_ways > 1 ? RISE_NOW_VICTIMS : RISE_NOW_GO_ON;
    }

  RiseCaravan caravan;

  rise_caravan_targets (match, state, state->union_tile, &caravan);
  if (caravan.ask_icons || caravan.ask_order)
    return icons_first (state, caravan.ask_icons, caravan.ask_order, tile, why);
  return caravan.k > 0 ? RISE_NOW_CARAVAN : RISE_NOW_GO_ON;
}

RiseNow
rise_now (const GnMatch    *match,
          const RiseState  *state,
          const RiseChoice *choice,
          int              *tile,
          GnSay            *why)
{
  if (state->gnome_card < 0 || state->union_step == RISE_STEP_NONE)
    return RISE_NOW_NOTHING;
  if (choice->open_line)
    {
      if (choice->line == 0)
        gn_say (why, RISE_NO_TEACH_LINE, state->gnome_card);
      else
        gn_say (why, RISE_NO_TEACH_ACTION, state->union_step, state->gnome_card);
      return RISE_NOW_TEACH;
    }
  if (state->union_tile >= 0)
    return now_at_tile (match, state, choice, tile, why);
  if (choice->ask_icons || choice->ask_order)
    return icons_first (state, choice->ask_icons, choice->ask_order, tile, why);
  /* In the cutthroat game the card's player chooses even if there is only one tile. In that case the table may do it
     for them (RISE-204). */
  return choice->best && (rise_cutthroat (match) || (choice->best & (choice->best - 1))) ? RISE_NOW_CHOOSE
         : RISE_NOW_GO_ON;
}
