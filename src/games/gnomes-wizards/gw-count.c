/* gw-count.c: queries about a position: hostility, speed, power
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

/* GW-002, GW-003 */
gboolean
gw_teams (const GnMatch *match)
{
  return match->n_seats % 2 == 0 && gw_option (match, GW_OPT_MODE) != 2;
}

guint
gw_rounds (const GnMatch *match)
{
  return 10;
}

/* GW-180 */
guint
gw_first_round (const GnMatch *match)
{
  return gw_option (match, GW_OPT_SHORT) ? 5 : 1;
}

/* GW-028, GW-183 */
guint
gw_flip_start (const GnMatch *match)
{
  return gw_option (match, GW_OPT_SHORT) ? 7 : 6;
}

int
gw_tribe (const GwState *state,
          int            seat)
{
  for (int tribe = 0; tribe < GW_TRIBES; tribe++)
    if (state->tribe_seat[tribe] == seat + 1)
      return tribe;
  return 0;
}

int
gw_seat (const GwState *state,
         int            unit)
{
  return unit < 0 ? -1 : state->tribe_seat[gw_tribe_of (unit)] - 1;
}

gboolean
gw_in_play (const GwState *state,
            int            unit)
{
  return gw_seat (state, unit) >= 0;
}

gboolean
gw_eliminated (const GwState *state,
               int            seat)
{
  const int tribe = gw_tribe (state, seat);

  for (int slot = 0; slot < GW_SLOTS; slot++)
    if (state->status[gw_unit (tribe, slot)] != GW_DEAD)
      return FALSE;
  return TRUE;
}

gboolean
gw_team_mates (const GnMatch *match,
               const GwState *state,
               int            a,
               int            b)
{
  if (a < 0 || b < 0)
    return FALSE;
  return a == b || (gw_teams (match) && gw_race_of (gw_tribe (state, a)) == gw_race_of (gw_tribe (state, b)));
}

/* GW-009, GW-178, GW-184 */
gboolean
gw_hostile_seats (const GnMatch *match,
                  const GwState *state,
                  int            a,
                  int            b)
{
  if (a < 0 || b < 0 || gw_team_mates (match, state, a, b))
    return FALSE;
  return !(state->ally[a] >> b & 1);
}

gboolean
gw_hostile (const GnMatch *match,
            const GwState *state,
            int            unit,
            int            other)
{
  return gw_hostile_seats (match, state, gw_seat (state, unit), gw_seat (state, other));
}

static gboolean
same_race (const GnMatch *match,
           const GwState *state,
           int            seat,
           int            unit)
{
  return !gw_teams (match) && gw_option (match, GW_OPT_RACE) == 0
         && gw_race_of (gw_tribe (state, seat)) == gw_race_of (gw_tribe_of (unit));
}

/* GW-177 */
gboolean
gw_is_ally (const GnMatch *match,
            const GwState *state,
            int            seat,
            int            unit)
{
  return !gw_hostile_seats (match, state, seat, gw_seat (state, unit)) || same_race (match, state, seat, unit);
}

gboolean
gw_is_enemy (const GnMatch *match,
             const GwState *state,
             int            seat,
             int            unit)
{
  return gw_hostile_seats (match, state, seat, gw_seat (state, unit));
}

int
gw_max_hp (int unit)
{
  return gw_is_leader (unit) ? 15 : 10;
}

int
gw_cell (const GnMatch *match,
         const GwState *state,
         int            unit)
{
  return gw_cell_at (match, state->place[unit]);
}

int
gw_stands (const GwState *state,
           int            unit)
{
  return state->place[unit] >= 0 ? state->place[unit] : state->fell[unit] - 1;
}

gboolean
gw_landable (const GnMatch *match,
             const GwState *state,
             int            cell)
{
  const GwBoard *board = gw_board (match);

  return cell >= 0 && !state->flipped[board->place[cell]] && !(board->dead >> cell & 1);
}

guint64
gw_flipped (const GnMatch *match,
            const GwState *state)
{
  const GwBoard *board = gw_board (match);
  guint64 cells = board->dead;

  for (guint i = 0; i < board->grid.n; i++)
    if (state->flipped[board->place[i]])
      cells |= GN_PLACE (i);
  return cells;
}

/* GW-161, GW-162 */
guint64
gw_blocked (const GnMatch *match,
            const GwState *state,
            int            unit)
{
  const GwBoard *board = gw_board (match);
  guint64 cells = 0;

  if (unit >= 0 && state->counter[unit][GW_FLYING])
    return 0;
  for (guint i = 0; i < board->grid.n; i++)
    if (state->blockade[board->place[i]])
      cells |= GN_PLACE (i);
  return cells;
}

static int
stat (gint8 printed)
{
  return MAX (printed, 0);
}

gboolean
gw_may_stand (const GnMatch *match,
              int            unit,
              GnSay         *why)
{
  const GwSet *set = gw_set (match);

  return set->mov[unit] >= 0 && set->atk[unit] >= 0 && set->def[unit] >= 0
         ? TRUE : gn_say (why, GW_NO_TEACH_UNIT, unit);
}

gboolean
gw_is_told (const GnMatch *match,
            const GwState *state,
            int            value,
            GnSay         *why)
{
  const GwAbility *ability = gw_ability (match, state, value);

  if (!ability || ability->known)
    return TRUE;
  return value % 2 ? gn_say (why, GW_NO_TEACH_CARD, state->learned[value / 2] - 1) : gn_say (why, GW_NO_TEACH, value);
}

/* GW-067, GW-175 */
int
gw_speed (const GnMatch *match,
          const GwState *state,
          int            unit)
{
  if (state->counter[unit][GW_NO_MOVEMENT])
    return 0;
  return MAX (0, stat (gw_set (match)->mov[unit]) + state->given[unit][GW_AS_MOVEMENT]
              + state->given[unit][GW_AS_EITHER_MOVE] + state->undecided[unit]
              + state->more_mov[unit]);
}

/* GW-086 */
int
gw_power (const GnMatch *match,
          const GwState *state,
          int            unit)
{
  return MAX (0, stat (gw_set (match)->atk[unit]) + state->given[unit][GW_AS_ATTACK]
              + state->given[unit][GW_AS_EITHER_ATTACK] + state->more_atk[unit]);
}

/* GW-078 */
int
gw_steps_left (const GnMatch *match,
               const GwState *state,
               int            unit,
               gboolean      *fatigued)
{
  const int left = gw_speed (match, state, unit) - state->used[unit], tired = state->struck[unit] > 0;

  if (fatigued)
    *fatigued = left == 1 && tired;
  return MAX (0, left - tired);
}

/* GW-077 */
gboolean
gw_fightable (const GnMatch *match,
              const GwState *state,
              int            unit,
              int            other)
{
  return state->status[other] == GW_ACTIVE && gw_hostile (match, state, unit, other)
         && !state->counter[unit][GW_FLYING] == !state->counter[other][GW_FLYING];
}

gboolean
gw_foe_on (const GnMatch *match,
           const GwState *state,
           int            unit,
           int            cell)
{
  if (cell < 0)   /* not on the board */
    return FALSE;

  const int place = gw_board (match)->place[cell];

  GW_FOR_UNITS (other)
    if (state->place[other] == place && gw_fightable (match, state, unit, other))
      return TRUE;
  return FALSE;
}

/* GW-090 */
gboolean
gw_able (const GnMatch *match,
         const GwState *state,
         int            unit,
         int            other)
{
  return state->status[unit] == GW_ACTIVE && !state->counter[unit][GW_SLEEPING] && !state->counter[unit][GW_NO_ATTACK]
         && gw_fightable (match, state, unit, other);
}

/* GW-073, GW-075: the stop lasts as long as there is somebody to fight. */
gboolean
gw_stopped (const GnMatch *match,
            const GwState *state,
            int            unit)
{
  return (state->did[unit] & GW_DID_STOP) && gw_foe_on (match, state, unit, gw_cell (match, state, unit));
}

guint
gw_active (const GwState *state,
           int            seat)
{
  const int tribe = gw_tribe (state, seat);
  guint n = 0;

  for (int slot = 0; slot < GW_SLOTS; slot++)
    n += state->status[gw_unit (tribe, slot)] == GW_ACTIVE;
  return n;
}

/* GW-054, R-92 */
guint
gw_dice_count (const GnMatch *match,
               const GwState *state,
               int            seat)
{
  const guint leader = state->status[gw_unit (gw_tribe (state, seat), 0)] == GW_ACTIVE;

  return MIN (GW_DICE_MOST, 4 + gw_active (state, seat) - leader + state->extra_dice[seat]);
}

int
gw_turn_order (const GnMatch *match,
               const GwState *state,
               int            k)
{
  return (MAX (state->current, 0) + k) % match->n_seats;
}

/* ---- Tiles ---------------------------------------------------------------------------------- */

int
gw_tile_at (const GwState *state,
            int            place)
{
  for (int tile = 0; tile < GW_TILES; tile++)
    if (state->lies[tile] == place)
      return tile;
  return -1;
}

/* GW-112, GW-115 */
gboolean
gw_on_symbol (const GnMatch *match,
              const GwState *state,
              int            unit,
              int            clan)
{
  const int place = state->place[unit];

  if (place < 0 || gw_is_leader (clan) || !gw_landable (match, state, gw_cell_at (match, place)))
    return FALSE;
  return state->lies[gw_tile (gw_tribe_of (clan), gw_slot_of (clan), 0)] == place
         || state->lies[gw_tile (gw_tribe_of (clan), gw_slot_of (clan), 1)] == place;
}

/* GW-052 */
gboolean
gw_shut_off (const GwState *state,
             int            clan)
{
  for (int side = 0; side < 2 && !gw_is_leader (clan); side++)
    {
      const int place = state->lies[gw_tile (gw_tribe_of (clan), gw_slot_of (clan), side)];

      if (place >= 0 && !state->flipped[place])
        return FALSE;
    }
  return TRUE;
}

/* ---- Abilities and cards ------------------------------------------------------------------------- */

const GwAbility *
gw_ability (const GnMatch *match,
            const GwState *state,
            int            value)
{
  const int unit = value / 2;

  if (value < 0 || value >= GW_ABILITIES)
    return NULL;
  if (value % 2 == 0)
    return gw_is_leader (unit) ? NULL : &gw_set (match)->clan[unit];
  return state->learned[unit] ? &gw_set (match)->card[state->learned[unit] - 1] : NULL;
}

/* GW-127 */
const GwProgram *
gw_program (const GnMatch *match,
            const GwState *state,
            int            value)
{
  const GwAbility *ability = gw_ability (match, state, value);

  if (!ability)
    return NULL;
  return gw_is_leader (value / 2) && ability->leader.n ? &ability->leader : &ability->steps;
}

int
gw_room (const GnMatch *match,
         const GwState *state,
         int            value)
{
  const GwAbility *ability = gw_ability (match, state, value);

  return !ability || state->status[value / 2] != GW_ACTIVE || !ability->known
         ? 0 : MAX (0, ability->cost - state->charge[value]);
}

gboolean
gw_has_room (const GnMatch *match,
             const GwState *state,
             int            seat)
{
  const int first = gw_unit (gw_tribe (state, seat), 0) * 2;

  for (int value = first; value < first + 2 * GW_SLOTS; value++)
    if (gw_room (match, state, value) > 0)
      return TRUE;
  return FALSE;
}

gboolean
gw_crystals_forced (const GnMatch *match,
                    const GwState *state,
                    int           *value,
                    int           *n)
{
  const GwFrame *top = gw_top (state);
  int room = 0, abilities = 0;

  if (!match->unasked || top->kind != GW_FRAME_GIVE)
    return FALSE;

  const int first = gw_unit (gw_tribe (state, top->a), 0) * 2;

  for (int i = first + 2 * GW_SLOTS - 1; i >= first; i--)
    {
      const int here = gw_room (match, state, i);

      if (here == 0)
        continue;
      room += here;
      abilities++;
      *value = i;
      *n = MIN (here, top->b);
    }
  return abilities > 0 && (abilities == 1 || room <= top->b);
}

int
gw_hand_limit (const GnMatch *match)
{
  static const int limits[] = { 3, 1, 2, 4, 5, 6, 7, 8, 0, 200, 9, 10, 12, 15, 20 };

  return limits[gw_option (match, GW_OPT_HAND_LIMIT)];
}

static guint
known_in (const GnPile *pile,
          int           card)
{
  guint n = 0;

  GN_FOR_LAYERS (layer, pile)
    n += layer->card == card;
  return n;
}

/* Copies that may be unseen. As long as not all cards are known, one more may always turn up (GW-214). */
guint
gw_card_ways (const GnMatch *match,
              const GwState *state,
              int            card)
{
  const GwSet *set = gw_set (match);
  guint known = known_in (&state->pile[0], card) + known_in (&state->pile[1], card) + known_in (&state->looked, card);

  GN_FOR_SEATS (match, seat)
    known += known_in (&state->hand[seat], card);
  GW_FOR_UNITS (unit)
    known += state->learned[unit] == card + 1;
  if (!set->deck_complete)
    return (set->card[card].copies > known ? set->card[card].copies - known : 0) + 1;
  return set->card[card].copies > known ? set->card[card].copies - known : 0;
}

gboolean
gw_card_in_hand (const GnMatch *match,
                 const GwState *state,
                 int            seat,
                 int            card)
{
  if (gn_pile_find (&state->hand[seat], card) >= 0)
    return TRUE;
  return gn_pile_unseen (&state->hand[seat], 0) > 0 && gw_card_ways (match, state, card) > 0;
}

int
gw_smaller_pile (const GnMatch *match,
                 const GwState *state)
{
  return gw_option (match, GW_OPT_PILES) == 0 && gn_pile_size (&state->pile[1]) < gn_pile_size (&state->pile[0]);
}

int
gw_larger_pile (const GwState *state)
{
  return gn_pile_size (&state->pile[1]) > gn_pile_size (&state->pile[0]);
}

/* ---- Sliders and crystals ---------------------------------------------------------------------- */

int
gw_defence_cap (const GnMatch *match,
                int            unit)
{
  static const int caps[] = { 0, 4, 5, 6, 7, 8, 10 };
  const int base = MAX (0, gw_set (match)->def[unit]), cap = caps[gw_option (match, GW_OPT_DEFENCE_CAP)];

  return cap ? MAX (base, cap) : base + 5;
}

int
gw_reserve (const GnMatch *match,
            const GwState *state,
            int            seat)
{
  return gw_option (match, GW_OPT_RESERVE) == 1 && seat >= 0 ? state->own_reserve[seat] : state->reserve;
}

int
gw_supply (const GnMatch *match,
           const GwState *state)
{
  static const int counts[] = { 0, 12, 16, 20, 24, 30, 40, 50, 60 };
  int left = counts[gw_option (match, GW_OPT_CRYSTALS)];

  if (left == 0)
    return G_MAXINT;
  left -= state->reserve;
  for (guint seat = 0; seat < GW_SEATS; seat++)
    left -= state->own_reserve[seat];
  for (guint value = 0; value < GW_ABILITIES; value++)
    left -= state->charge[value];
  for (guint i = 0; i < state->n_frames; i++)
    if (state->frame[i].kind == GW_FRAME_GIVE)
      left -= state->frame[i].b;
  return MAX (0, left);
}

static guint8
mine_bit (const GwBoard *board,
          int            cell)
{
  return (guint8) (1u << gn_places_count (board->mines & (GN_PLACE (cell) - 1)));
}

gboolean
gw_mine_pays (const GnMatch *match,
              const GwState *state,
              int            unit,
              int            from,
              int            cell,
              gboolean       entered)
{
  const GwBoard *board = gw_board (match);
  const gboolean mine = board->mines >> cell & 1;

  switch (gw_option (match, GW_OPT_MINE_COUNT))
    {
    case 1:  return mine && !(state->mined[unit] & mine_bit (board, cell));
    case 2:  return from >= 0 && (board->mines >> from & 1)
                    && (entered || (state->mined[unit] & mine_bit (board, from)));
    default: return mine;
    }
}

void
gw_note_mine (const GnMatch *match,
              GwState       *state,
              int            unit,
              int            cell)
{
  const guint count = gw_option (match, GW_OPT_MINE_COUNT);
  const GwBoard *board = gw_board (match);

  if (count == 2)
    state->mined[unit] = 0;
  if (count && (board->mines >> cell & 1))
    state->mined[unit] |= mine_bit (board, cell);
}
