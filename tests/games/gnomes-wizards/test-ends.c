/* test-ends.c: variants, the end and the score (6.17, 6.18)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#include "games/gnomes-wizards/gnomes-wizards.h"
#include "games/gnomes-wizards/gw-state.h"

static const GwCase cases[] = {
  { "GW-176 GW-190",
    "at {'stage':'collect','round':10,'current':1,'first':0,'side':[1,2],'place':{'TL':'u2.0','IL':'d0.3'},'counter':{'TL':{'sleeping':2}}}\ndo 1 end-step\nis {'over':true}\nno game-over 0 roll\nno game-over 1 resolve" },
  { "GW-184 GW-187",
    "seats 3\noption alliance on\nrestart\n" AT3 ("fight", PLACE ("'T1':'d1.0','I1':'u2.0','A1':'d4.1'"))
    "no alliance-needs-both h ally player=0 other=1 both=no\nno not-allied 0 unally other=1\ndo h ally player=0 other=1 both=yes\nsays allied\nno not-enemies h ally player=0 other=1 both=yes\ndo 1 unally other=0\nsays unallied" },
  { "GW-184", AT ("fight", PLACE ("'T1':'d1.0','I1':'u2.0'")) "no alliance-off h ally player=0 other=1 both=yes" },
  { "GW-187 GW-101",
    "seats 3\noption alliance on\nset-of FX\nrestart\n" AT3 ("fight", PLACE ("'T1':'d2.0','I1':'u2.0','A1':'d4.1','IL':'u0.4'") CARRIES ("T1", QUAKE, "4") ",'hp':{'I1':2},'ally':[[1],[0],[]]")
    "do 0 cast ability=T1.learned tiles=u2.0\nis {'killer':{'I1':1}}" },
  { "GW-194", "option score-death ignore\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'status':{'T1':'dead'}") "is {'points':[15,15]}" },
  { "GW-199", "option mode every-tribe\noption final-tie sudden-death\nrestart\nat {'stage':'collect','round':10,'current':1,'first':0,'place':{'T1':'u2.0','I1':'d0.3'}}\ndo 1 end-step\nsays extra-round\nis {'round':11,'stage':'roll'}\n"
    "at {'stage':'collect','current':1,'hp':{'T1':9}}\ndo 1 end-step\nis {'over':true}" },
  { "GW-108", "option elimination play-on\nrestart\n" AT ("fight", PLACE ("'T5':'u2.0','IL':'u2.0'") ",'hp':{'IL':2},'status':{'I1':'dead','I2':'dead','I3':'dead','I4':'dead','I5':'dead','I6':'dead'}")
    "do 0 attack unit=T5\nis {'over':false}\ndo 0 end-turn\nis {'current':0,'round':2}" },
  { "GW-100", "option flip-credit nobody\nrestart\n" LATE ("flip", PLACE ("'TL':'d1.1','I1':'u2.0','IL':'d0.3'") ",'hp':{'I1':1}") "do 0 flip place=u2.0\nis {'killer':{'I1':0},'status':{'I1':'dead'}}" },
};

/* ---- Whole matches in which nobody does anything but what must be (GW-191, E54) ---------------------- */

/* The lawful move of a verb that brings the end nearer, the lower the better. */
static guint
urgency (const GnMove *move)
{
  static const guint8 order[] = { GW_V_END_TURN, GW_V_FLIP, GW_V_GO, GW_V_PLACE_LEADER, GW_V_PLACE_CLAN, GW_V_COMEBACK, GW_V_ACCEPT, GW_V_END_STEP, GW_V_ROLL, GW_V_ASSIGN, GW_V_COLLECT };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (order[i] == move->verb && !(move->verb == GW_V_ASSIGN && move->arg[GW_A_TO] == GW_TO_ASIDE))
      return i;
  return move->seat == GN_CHANCE ? 50 : 90;
}

static void
test_all_flips (gconstpointer data)
{
  const guint seats = GPOINTER_TO_UINT (data);
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, seats, NULL, NULL);
  g_autofree GwState *state = g_new0 (GwState, 1);
  g_auto (GnMoveList) legal = { 0 };
  const GwBoard *board = gw_board (match);
  guint flips = 0, last_label = 1;

  g_assert_true (gw_start (match, state, NULL));
  for (guint i = 0; i < 20000 && !state->head.over; i++)
    {
      g_auto (GnOutcomes) outcomes = { 0 };
      const GnMove *move;
      guint best = 0;

      legal.n = 0;
      gw_legal (match, state, &legal);
      gw_chance (match, state, &outcomes);
      g_assert_cmpuint (legal.n, >, 0);
      for (guint k = 1; k < legal.n; k++)
        if (urgency (&legal.move[k]) < urgency (&legal.move[best]))
          best = k;
      move = outcomes.n ? &outcomes.outcome[i % outcomes.n].move : &legal.move[best];
      if (move->verb == GW_V_FLIP)
        {
          const guint label = board->label[gw_cell_at (match, move->arg[0])];

          flips++;
          g_assert_cmpuint (label, >=, last_label);
          last_label = label;
        }
      gw_apply (match, state, move, NULL);
      g_assert_true (gw_audit (match, state, NULL));
    }
  g_assert_true (state->head.over);
  g_assert_cmpuint (flips, ==, 10 * seats);
  g_assert_cmpuint (gw_flipped (match, state) | board->mines, ==, gn_grid_all (&board->grid));
}

void
gw_add_ends (void)
{
  g_test_add_data_func ("/gnomes-wizards/all-flips/2", GUINT_TO_POINTER (2), test_all_flips);
  g_test_add_data_func ("/gnomes-wizards/all-flips/3", GUINT_TO_POINTER (3), test_all_flips);
  g_test_add_data_func ("/gnomes-wizards/all-flips/4", GUINT_TO_POINTER (4), test_all_flips);
  gw_add_cases ("ends", cases, G_N_ELEMENTS (cases));
}
