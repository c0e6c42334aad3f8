/* test-setup.c: players, board, leaders (6.1 to 6.3), and the variants that change them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#include "core/words/text.h"
#include "games/gnomes-wizards/gnomes-wizards.h"
#include "games/gnomes-wizards/gw-layout.h"
#include "games/gnomes-wizards/gw-state.h"

static const GwCase cases[] = {
  { "GW-001", "seats 1\nstart player-count@GW-001\nseats 5\nstart player-count" },
  { "GW-002 GW-003", "seats 3\noption mode teams\nstart teams-uneven" },
  { "GW-003", "seats 3\nis {'stage':'first-player','tribe_seat':{'turquefoss':1,'imblasham':2,'achrinolder':3}}" },
  { "GW-004 GW-005 GW-006", "seats 4\nis {'tribe_seat':{'turquefoss':1,'imblasham':2,'achrinolder':3,'betrumour':4}}" },
  { "GW-007 GW-008",
    "seats 3\ndo - horns player=0 n=2\ndo - horns player=1 n=1\ndo - horns player=2 n=2\nsays horns-tie\nno wrong-step - horns player=1 n=1\ndo - horns player=0 n=0\ndo - horns player=2 n=1\nsays starts\nis {'first':2,'stage':'board'}" },
  { "GW-007", "do - horns player=0 n=2\nno dice-count - horns player=1 n=5\nno wrong-step - horns player=0 n=2\ndo h first player=1\nis {'first':1}" },
  { "GW-010 GW-011", "do h first player=0\nno tile-wrong-pile - lay place=u2.0 tile=A1A\nno tile-wrong-pile - lay place=u2.0 tile=T1B\ndo - lay place=u2.0 tile=T1A" },
  { "GW-012 GW-015", "seats 3\ndo h first player=0\ndo - lay place=u0.4 tile=T1A\nno tile-wrong-pile - lay place=u2.2 tile=T2A\nno tile-wrong-pile - lay place=u2.2 tile=B6A\ndo - lay place=u2.2 tile=B3A\nsays laid-dead" },
  { "GW-015 GW-040",
    "seats 3\n" AT3 ("flip", PLACE ("'TL':'d1.0','IL':'u0.4','AL':'d4.1'") ",'lies':{'B3A':'u2.2'}")
    "at {'round':6}\nno tile-already-flipped 0 flip place=u2.2\ndo 0 flip place=d0.4" },
  { "GW-013 GW-016", "do h first player=0\nno tile-wrong-pile - lay place=d1.1 tile=T5A\ndo - lay place=d1.1 tile=T6A\ndo - lay place=u1.2 tile=T6B" },
  { "GW-017",
    "at {'stage':'fairness','first':0,'lies':{'T1A':'d0.1','T1B':'u0.3','T2A':'u3.0','T2B':'d0.3','I1A':'d2.0'}}\nno tile-wrong-pile h swap tiles=d0.1,d1.1\nno off-board h swap tiles=d0.1,u0.0\n"
    "do h swap tiles=d0.1,d2.0\nsays swapped\nis {'lies':{'T1A':'d2.0','I1A':'d0.1'}}\ndo h accept-board\nis {'stage':'leaders'}" },
  { "GW-017", "option fair-perimeter require\nrestart\nat {'stage':'fairness','first':0,'lies':{'T1A':'d0.1','T1B':'u0.3','I1A':'d2.0','I2A':'u1.1','I3A':'u3.1','I4A':'d1.0','I4B':'d0.2','I5B':'u1.3','I2B':'u0.2'}}\n"
    "no perimeter-unequal h accept-board" },
  { "GW-018 GW-020", "at {'stage':'fairness','first':0}\ndo h accept-board\nis {'piles':[20,20],'next_dice':[4,4]}" },
  { "GW-018", "set-of FX\nat {'stage':'components','first':0}\ndo h deck n=31\nis {'piles':[16,15],'stage':'leaders'}" },
  { "GW-019 GW-094 GW-098",
    "at {'stage':'leaders','first':0}\ndo 0 place-leader place=u2.0\nis {'hp':{'TL':15},'def':{'TL':1},'side':[1,0]}\nno start-tile-illegal 1 place-leader place=u2.3\ndo 1 place-leader place=d0.3\nis {'side':[1,2],'stage':'roll','current':0}" },
  { "GW-024", "at {'stage':'leaders','first':0}\nno off-board 0 place-leader place=u0.0\nno start-tile-illegal 0 place-leader place=u1.2" },
  { "GW-026",
    "seats 3\nat {'stage':'leaders','first':1}\nno not-placement-turn 0 place-leader place=d1.0\nno start-tile-illegal 1 place-leader place=u1.1\ndo 1 place-leader place=d1.0\nno start-tile-enemy 2 place-leader place=d1.0\ndo 2 place-leader place=u0.4" },
  { "GW-025", "option mode every-tribe\nrestart\nat {'stage':'leaders','first':0}\ndo 0 place-leader place=u2.0\nno start-tile-enemy 1 place-leader place=u2.0\ndo 1 place-leader place=d1.0" },
  { "GW-027 GW-029 GW-030",
    AT ("roll", PLACE ("'TL':'u2.0','IL':'d0.3'")) "no not-current-player 1 roll\nno wrong-step 0 move unit=TL place=d2.0\nno roll-first 0 end-step\ndo 0 roll\nno choice-pending 0 roll\ndo - dice faces=horn:3,movement:1\n"
    "no already-rolled 0 roll\ndo 0 end-step\nno wrong-step 0 reroll which=horn:1\ndo 0 assign face=horn n=3 to=aside\nsays assigned-off\ndo 0 assign face=movement n=1 unit=TL\nsays assigned\ndo 0 end-step\nno wrong-step 0 clear-assign" },
  { "GW-058", AT ("roll", PLACE ("'TL':'u2.0','IL':'d0.3'")) "do 0 roll\ndo - die face=either\ndo - die face=defence\ndo - die face=crystal\ndo - die face=attack\nis {'dice':{'either':1,'defence':1,'crystal':1,'attack':1}}" },
  { "GW-188 GW-189 GW-181",
    "seats 3\noption short yes\noption alliance on\nrestart\nat {'stage':'leaders','first':0,'lies':{'T6A':'d1.3','T6B':'d1.1'}}\ndo 0 place-leader place=d1.0\ndo 1 place-leader place=u0.4\ndo 2 place-leader place=d4.1\n"
    "is {'stage':'short-clans'}\nno not-placement-turn 1 place-clan place=d1.3\nno start-tile-illegal 0 place-clan place=d2.2\ndo 0 place-clan place=d1.3\nsays short-clan\nis {'place':{'T6':'d1.3'}}" },
  { "GW-033", AT ("roll", PLACE ("'TL':'u2.0','IL':'d0.3'")) "no adjust-needs-reason h adjust what=hp unit=TL n=9" },
};

/* GW-001, GW-005, GW-021 */

static void
assert_starts (guint       seats,
               const char *tribe,
               const char *other,
               const char *refusal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, seats, NULL, &error);
  g_autofree gpointer state = g_malloc0 (gnomes_wizards_game.state_size);
  GnSay why = { 0 };

  g_assert_no_error (error);
  gn_match_set_seat_option (match, 0, "tribe", tribe);
  gn_match_set_seat_option (match, 1, "tribe", other);
  g_assert_cmpint (gnomes_wizards_game.start (match, state, &why), ==, refusal == NULL);
  if (refusal)
    g_assert_cmpstr (gnomes_wizards_game.texts[why.text].id, ==, refusal);
}

static void
test_seats (void)
{
  assert_starts (2, "any", "any", NULL);
  assert_starts (5, "any", "any", "player-count");
  /* 14.1: uneven sides come first, then who sits where, then tribes taken twice. */
  assert_starts (2, "turquefoss", "turquefoss", "teams-uneven");
  assert_starts (2, "turquefoss", "achrinolder", "teams-uneven");
  assert_starts (4, "turquefoss", "turquefoss", "seating-not-alternating");
  assert_starts (3, "turquefoss", "turquefoss", "tribe-taken");
  assert_starts (4, "turquefoss", "achrinolder", "seating-not-alternating");
  assert_starts (4, "imblasham", "turquefoss", NULL);
  assert_starts (3, "turquefoss", "achrinolder", NULL);
}

/* The shipped boards are what 3.3 says of them. */
static void
test_boards (void)
{
  static const struct { guint seats; const char *layout; guint cells, mines, flips[5]; } boards[] = {
    { 2, "usual", 24, 4, { 12, 6, 2 } }, { 3, "usual", 37, 6, { 15, 9, 6 } }, { 4, "usual", 48, 8, { 18, 12, 10 } }, { 4, "rhomb48", 48, 8, { 18, 14, 6, 2 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, boards[i].seats, NULL, NULL);
      const GwBoard *board;
      guint flips[6] = { 0 };

      gn_match_set_option (match, "layout", boards[i].layout);
      board = gw_board (match);
      g_assert_true (gw_board_check (board, NULL));
      g_assert_cmpuint (board->grid.n, ==, boards[i].cells);
      g_assert_cmpuint (gn_places_count (board->mines), ==, boards[i].mines);
      for (guint cell = 0; cell < board->grid.n; cell++)
        if (!((board->mines | board->dead) >> cell & 1))
          flips[board->label[cell] - 1]++;
      g_assert_cmpmem (flips, 4 * sizeof (guint), boards[i].flips, 4 * sizeof (guint));
    }
}

/* A layout that lacks something is refused, and it is said what, with figures (GW-021, GW-015). */
static void
assert_lacks (const GnMatch *match,
              GwBoard       *bad,
              const char    *sentence)
{
  GnSay why = { 0 };
  g_autofree char *text = NULL;

  gw_board_make (bad);
  g_assert_false (gw_board_check (bad, &why));
  g_assert_cmpstr (gnomes_wizards_game.texts[why.text].id, ==, "layout-invalid");
  text = gn_say_text (match, &why, FALSE);
  g_assert_cmpstr (text, ==, sentence);
}

static void
test_bad_layout (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&gnomes_wizards_game, 2, NULL, NULL);
  const GwBoard board = *gw_board (match);
  GwBoard bad = board;
  guint64 rim = 0;

  g_assert_true (gw_board_check (&board, NULL));
  bad.mines &= bad.mines - 1;
  assert_lacks (match, &bad, "The board has 3 mines, but needs 4 (tribes: 2).");
  bad = board;
  bad.start[0] = 0;
  assert_lacks (match, &bad, "Start tiles on side A: 0, on side B: 2; each side needs at least one.");
  bad = board;
  bad.start[0] = bad.mines & bad.a;
  assert_lacks (match, &bad, "A start tile has to be on its own side and cannot be a mine or always flipped.");
  bad = board;
  bad.a &= bad.a - 1;
  assert_lacks (match, &bad, "With two or four tribes, each tile has to belong to side A or side B.");
  bad = board;
  rim = bad.a & ~bad.mines & ~bad.start[0];
  bad.b |= rim & (~rim + 1);
  bad.a &= ~(rim & (~rim + 1));
  assert_lacks (match, &bad, "Tiles on side A: 11, on side B: 13; each side needs 12.");
  bad = board;
  bad.dead = bad.mines & (~bad.mines + 1);
  assert_lacks (match, &bad, "The board has 23 tiles, not counting those always flipped, but needs 24 (tribes: 2).");
  bad = board;
  bad.tribes = 3;
  assert_lacks (match, &bad, "The board has 24 tiles, not counting those always flipped, but needs 36 (tribes: 3).");
}

void
gw_add_setup (void)
{
  gw_add_cases ("setup", cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/gnomes-wizards/seats", test_seats);
  g_test_add_func ("/gnomes-wizards/boards", test_boards);
  g_test_add_func ("/gnomes-wizards/bad-layout", test_bad_layout);
}
