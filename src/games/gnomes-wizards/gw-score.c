/* gw-score.c: the scoresheet and its tie-breaks (section 11)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

typedef struct {
  int hp, clans_killed, leaders_killed, clan_deaths, leader_deaths, crystals, total;
} Count;

static Count
count_seat (const GnMatch *match,
            const GwState *state,
            int            seat)
{
  const gboolean penalty = gw_option (match, GW_OPT_DEATH_SCORE) == 0;
  Count count = { 0 };

  GW_FOR_UNITS (unit)
    {
      if (state->killer[unit] == seat + 1)
        *(gw_is_leader (unit) ? &count.leaders_killed : &count.clans_killed) += 1;
      if (gw_seat (state, unit) != seat)
        continue;
      if (state->status[unit] == GW_ACTIVE)
        {
          count.hp += state->hp[unit];
          count.crystals += state->charge[unit * 2] + state->charge[unit * 2 + 1];
        }
      else if (state->status[unit] == GW_DEAD)
        {
          *(gw_is_leader (unit) ? &count.leader_deaths : &count.clan_deaths) += 1;
        }
    }
  count.total = count.hp + 20 * count.clans_killed + 30 * count.leaders_killed
                - (penalty ? 7 * count.clan_deaths + 12 * count.leader_deaths : 0);
  return count;
}

int
gw_points (const GnMatch *match,
           const GwState *state,
           int            seat)
{
  return count_seat (match, state, seat).total;
}

/* Parties: in teams the gnomes, then the wizards; else the seats */
static guint
count_parties (const GnMatch *match,
               const GwState *state,
               Count         *party)
{
  const gboolean teams = gw_teams (match);

  memset (party, 0, GN_MAX_PARTIES * sizeof *party);
  GN_FOR_SEATS (match, seat)
    {
      const Count one = count_seat (match, state, seat);
      Count *to = &party[teams ? (int) gw_race_of (gw_tribe (state, seat)) : seat];

      to->hp += one.hp;
      to->clans_killed += one.clans_killed;
      to->leaders_killed += one.leaders_killed;
      to->clan_deaths += one.clan_deaths;
      to->leader_deaths += one.leader_deaths;
      to->crystals += one.crystals;
      to->total += one.total;
    }
  return teams ? 2 : match->n_seats;
}

/* GW-196 … GW-198 */
static int
compare (const Count *a,
         const Count *b)
{
  return a->total != b->total ? a->total - b->total : a->hp != b->hp ? a->hp - b->hp : a->crystals - b->crystals;
}

gboolean
gw_tied (const GnMatch *match,
         const GwState *state)
{
  Count party[GN_MAX_PARTIES];
  const guint n = count_parties (match, state, party);
  guint best = 0, with = 0;

  for (guint i = 1; i < n; i++)
    if (compare (&party[i], &party[best]) > 0)
      best = i;
  for (guint i = 0; i < n; i++)
    with += compare (&party[i], &party[best]) == 0;
  return with > 1;
}

static void
add_row (const GnMatch *match,
         const GwState *state,
         GnScoresheet  *sheet,
         guint          label,
         int            each,
         gsize          offset)
{
  GnSheetRow *row = gn_scoresheet_add_row (sheet, label, NULL);

  GN_FOR_SEATS (match, seat)
    {
      const Count count = count_seat (match, state, seat);
      const int n = *(const int *) ((const char *) &count + offset);

      if (each != 1)
        row->cell[seat].n = (gint16) n;
      row->cell[seat].value = n * each;
    }
}

/* The number of sides among some columns; the members of a team are one side */
static guint
count_sides (const GnScoresheet *sheet,
             const guint8       *column,
             guint               among)
{
  guint sides = 0;

  GN_FOR_PARTIES (sheet, i)
    if (among >> i & 1)
      sides |= GW_BIT (column[i]);
  return (guint) __builtin_popcount (sides);
}

/* GW-196 … GW-198: a tie-break is shown only if several sides share first place without it. */
static void
add_ties (const Count  *party,
          const guint8 *column,
          GnScoresheet *sheet)
{
  const guint tied = gn_scoresheet_best ((1u << sheet->n_parties) - 1, sheet->total);
  gint32 hp[GN_MAX_PARTIES], crystals[GN_MAX_PARTIES];

  GN_FOR_PARTIES (sheet, i)
    {
      hp[i] = party[column[i]].hp;
      crystals[i] = party[column[i]].crystals;
    }
  if (count_sides (sheet, column, tied) < 2)
    return;

  const GnSheetTie *tie = gn_scoresheet_add_tie (sheet, GW_L_TIE_HP, tied, hp);

  if (count_sides (sheet, column, tie->winners) > 1)
    gn_scoresheet_add_tie (sheet, GW_L_TIE_CRYSTALS, tie->winners, crystals);
}

/* The units behind a player's figures */
static void
note_units (const GnMatch *match,
            const GwState *state,
            int            seat,
            GnSay         *note)
{
  const int tribe = gw_tribe (state, seat);
  guint64 stand = 0, won = 0;

  GW_FOR_UNITS (unit)
    {
      if (gw_seat (state, unit) == seat && state->status[unit] == GW_ACTIVE)
        stand |= GN_PLACE (unit);
      if (state->killer[unit] == seat + 1)
        won |= GN_PLACE (unit);
    }
  if (stand && won)
    gn_say (note, GW_L_NOTE_BOTH, seat, tribe, GN_SAY_SET2 (stand), GN_SAY_SET2 (won));
  else if (stand)
    gn_say (note, GW_L_NOTE_UNITS, seat, tribe, GN_SAY_SET2 (stand));
  else if (won)
    gn_say (note, GW_L_NOTE_WON, seat, tribe, GN_SAY_SET2 (won));
  else
    gn_say (note, GW_L_NOTE_NONE, seat, tribe);
}

static void
say_verdict (const GnMatch *match,
             const GwState *state,
             GnScoresheet  *sheet)
{
  guint first = 0;

  while (first + 1 < sheet->n_parties && sheet->rank[first] != 1)
    first++;
  if (state->head.stopped)
    gn_say (&sheet->verdict, GW_L_STOPPED);
  else if (!state->head.over)
    gn_say (&sheet->verdict, GW_L_OPEN, MAX (1, state->round));
  else if (gw_tied (match, state))
    gn_say (&sheet->verdict, GW_L_TIE);
  else if (gw_teams (match))
    gn_say (&sheet->verdict, gw_race_of (gw_tribe (state, (int) first)) == GW_GNOME
            ? GW_L_GNOMES_WIN : GW_L_WIZARDS_WIN);
  else
    gn_say (&sheet->verdict, GW_L_WINS, (int) first);
}

void
gw_score (const GnMatch *match,
          gconstpointer  data,
          GnScoresheet  *sheet)
{
  const GwState *state = data;
  const gboolean teams = gw_teams (match);
  const int death = gw_option (match, GW_OPT_DEATH_SCORE) == 0;
  Count party[GN_MAX_PARTIES];
  guint8 column[GN_MAX_PARTIES] = { 0 };
  guint unclaimed = 0;
  GnSheetRow *sum;

  gn_scoresheet_reset (sheet, match->n_seats);
  count_parties (match, state, party);
  add_row (match, state, sheet, GW_L_HP, 1, G_STRUCT_OFFSET (Count, hp));
  add_row (match, state, sheet, GW_L_CLANS_KILLED, 20, G_STRUCT_OFFSET (Count, clans_killed));
  add_row (match, state, sheet, GW_L_LEADERS_KILLED, 30, G_STRUCT_OFFSET (Count, leaders_killed));
  add_row (match, state, sheet, GW_L_CLAN_DEATHS, -7 * death, G_STRUCT_OFFSET (Count, clan_deaths));
  add_row (match, state, sheet, GW_L_LEADER_DEATHS, -12 * death, G_STRUCT_OFFSET (Count, leader_deaths));
  gn_say (&sheet->total_label, teams ? GW_L_TEAM : GW_L_TOTAL);

  /* In teams each player's column shows their own points; ranks go by team (GW-195). */
  sum = gn_scoresheet_add_row (sheet, GW_L_TOTAL, NULL);
  sum->total = TRUE;
  GN_FOR_SEATS (match, seat)
    sum->cell[seat].value = count_seat (match, state, seat).total;
  GN_FOR_SEATS (match, seat)
    {
      column[seat] = (guint8) (teams ? (int) gw_race_of (gw_tribe (state, seat)) : seat);
      sheet->total[seat] = party[column[seat]].total;
      if (teams)
        gn_say (&sheet->side[seat], column[seat] == GW_GNOME ? GW_L_GNOMES : GW_L_WIZARDS);
    }
  add_ties (party, column, sheet);
  add_row (match, state, sheet, GW_L_TIE_CRYSTALS, 1, G_STRUCT_OFFSET (Count, crystals));
  sheet->row[sheet->n_rows - 1].below = TRUE;
  if (state->head.over)
    gn_scoresheet_rank (sheet);
  /* Nobody wins then by the rules (GW-199). */
  if (state->head.over && gw_tied (match, state))
    sheet->outcome = GN_OUTCOME_TIED;
  /* There is no second place for a team. */
  else if (teams && state->head.over)
    {
      guint winners = 0;

      GN_FOR_PARTIES (sheet, i)
        if (sheet->rank[i] == 1)
          winners |= GW_BIT (i);
      gn_scoresheet_win (sheet, winners);
    }
  say_verdict (match, state, sheet);
  if (!state->head.over)
    sheet->outcome = GN_OUTCOME_UNFINISHED;

  GN_FOR_SEATS (match, seat)
    note_units (match, state, seat, &sheet->note[sheet->n_notes++]);
  if (gw_option (match, GW_OPT_SHORT))
    gn_say (&sheet->note[sheet->n_notes++], GW_L_NOTE_SHORT);
  if (gw_option (match, GW_OPT_ALLIANCE))
    gn_say (&sheet->note[sheet->n_notes++], GW_L_NOTE_ALLIANCE);
  GW_FOR_UNITS (unit)
    unclaimed += state->status[unit] == GW_DEAD && !state->killer[unit];
  if (unclaimed)
    gn_say (&sheet->note[sheet->n_notes++], GW_L_NOTE_UNCLAIMED, (int) unclaimed);
}
