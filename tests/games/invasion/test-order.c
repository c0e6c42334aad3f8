/* test-order.c: of several reasons the first is given (5.13, 5.14), what is done unasked, and where the clauses stand
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

#include "games/games.h"
#include "core/table/match-table.h"
#include "core/game/rules.h"

/* A gnome turned up whose text asks for something. */
#define ASKED(gnome) "set-of TEXTS\nbase\nat {'stage':'fork'," HANDS (UNSEEN ("2"), UNSEEN ("5"), UNSEEN ("3")) "}\ndo - gnome card=" gnome "\n"
#define NOTHING(gnome) "teach gnomes {'id':'" gnome "','directions':[]}\nis {'asks':'','stage':'prep','active':1}\n"

static const InvCase cases[] = {
  /* A text that was entered wrongly is mended while it asks: what it does not say is not asked any more. */
  { "INV-R59", ASKED ("moody") NOTHING ("moody") "legal 3 open" },
  { "INV-R59", ASKED ("gambler") NOTHING ("gambler") "no wrong-step - total n=0" },
  { "INV-R59", ASKED ("briber") NOTHING ("briber") },
  { "INV-R59", ASKED ("riddle") NOTHING ("riddle") },
  { "INV-R59", ASKED ("tunneller") "is {'asks':'mill'}\n" NOTHING ("tunneller") },
  { "INV-R59", ASKED ("moody") "teach gnomes {'id':'moody','directions':[{'do':'mill','n':1}]}\nis {'asks':'mill','decks':[20,20,20]}\ndo - boon-up card=pie\nis {'active':1,'discards':{'pie':1}}" },
  { "INV-R59", ASKED ("moody") "teach gnomes {'id':'moody','directions':[{'do':'lose-card','kind':'any','from':'hand','n':2}]}\nis {'asks':'lose-card'}\ndo 0 drop card=pie from=hand\nis {'active':1}" },
  { "INV-R59", /* the card that was to find its place is discarded */
    "set-of TEXTS\nbase\ndo 0 play card=sale\ndo 0 open deck=2\ndo - boon-up card=dog\nteach boons {'id':'sale','on-play':[]}\nis {'asks':'','stage':'prep','active':0,'discards':{'dog':1},'side':null}" },
  /* Whose it is before the step; the step before the card; the card before limits. */
  { "INV-R14", "set-of TEST-I\nbase\nno not-your-turn 1 play card=lantern\nno not-your-turn 1 open deck=1\nno not-your-turn 2 spend card=rake from=hand" },
  { "INV-051 INV-081", "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\nno boon-already-revealed 0 open deck=1\nno boon-already-revealed - boon card=pie deck=2" },
  { "INV-053", "set-of TEST-I\nbase\ndo - boon card=attic deck=1\nno value-unrolled 0 play card=attic\nno value-unrolled 0 throw\nno value-unrolled - roll dice=5" },
  { "INV-045 INV-042",
    "set-of COMPLETE\nbase\nat {" HANDS (CARD ("pie"), UNSEEN ("5"), UNSEEN ("3")) "," PLAY (CARD ("dog"), "", "") "}\n"
    "no card-not-in-hand 0 play card=aunt\nno card-not-in-hand 0 play card=dog" },
  { "INV-R51", "set-of COMPLETE\nbase\nat {" PLAY ("", CARD ("dog"), "") "}\nno card-all-seen 0 play card=dog\nno card-not-possible 0 play card=cellar" },
  { "INV-033", "set-of COMPLETE\nbase\nat {'boxed':{'dog':1}}\nno card-in-box 0 play card=dog" },
  { "INV-101", "set-of TEST-I\nbase\nat {'stage':'fork'}\ndo - gnome card=pincher\nno d20-stolen - roll dice=5" },
  { "INV-071 INV-R29",
    "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\nno die-not-granted - roll dice=5,5\ndo 0 play card=ladder\nno die-range - roll dice=21,3\nno die-range - roll dice=5,7\n"
    "no die-range - roll total=27\nno die-range - roll total=1\ndo - roll total=26" },
  { "INV-122", "set-of TEST-I\nbase\ndo h concede\nno game-over 0 open deck=1\nno game-over 1 play card=dog\nno game-over - gnome card=plain\nno game-over h concede" },
  { "INV-039", "seats 3\nset-of TEST-I\nno setup-incomplete 0 open deck=1\nno setup-incomplete - gnome card=plain\nno wrong-step - first player=0 n=3\ndo - hand-roll player=1 n=4\nno wrong-step - hand-roll player=1 n=4" },
  /* The steps after the note are steps of the same turn (INV-R01). */
  { "INV-R01 INV-114",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("dog") "," CARD ("aunt"), "", "") "}\ndo - boon card=cellar deck=1\ndo - roll dice=1,1,1\ndo - gnome card=plain\nis {'turn':1,'stage':'fight-help'}\n"
    "do - roll dice=20,1,1\nis {'turn':1,'stage':'keep','active':0}\ndo 0 keep ally=dog\nis {'turn':2,'active':1,'stage':'prep'}" },
};

/* INV-R58: what is forced and lies in the open is done without being asked for; the preference switches it off. */
static gboolean
loses_unasked (gboolean unasked)
{
  const GnGame *game = gn_games_find ("invasion");
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, 3, NULL, &error);
  g_autoptr (JsonNode) position = json_from_string (
    "{\"turn\":3,\"active\":0,\"first\":0,\"stage\":\"fork\",\"hand\":[[],[],[]],"
    "\"play\":[[{\"card\":\"y-dog\",\"seen\":\"all\"}],[],[]]}", &error);
  GnSay why = { 0 };
  g_autoptr (GnMatchTable) table = NULL;
  GnReply reply;
  GnMove move;

  g_assert_no_error (error);
  for (guint family = 0; game->families[family].id; family++)
    match->dealer[family] = GN_DEALER_BOX;
  match->unasked = unasked;

  /* A gnome that takes an ally in play from who loses against it. */
  g_autoptr (JsonNode) gnome = json_from_string (
    "{\"id\":\"grabber\",\"name\":\"Grabber\",\"value\":90,\"on-lose\":[{\"do\":\"lose-card\",\"kind\":\"ally\",\"from\":\"play\",\"n\":1}]}", &error);
  const int index = gn_set_teach (match->set, gn_game_find_family (game, "gnomes"), gnome, &error);

  g_assert_no_error (error);
  g_assert_true (gn_match_recompile (match, &error));
  table = gn_match_table_new (match, position, &why, &error);
  g_assert_no_error (error);
  g_assert_nonnull (table);

  gn_move_open (game, &move, GN_CHANCE, (guint) gn_game_find_verb (game, "gnome"));
  move.arg[0] = (gint16) index;
  g_assert_true (gn_match_table_do (table, &move, 1, &reply));
  g_assert_true (gn_move_from_spec (match, GN_CHANCE, "roll dice=1,1", &move, &error));
  g_assert_true (gn_match_table_do (table, &move, 1, &reply));

  GnPrompt prompt = { 0 };

  game->prompt (match, gn_match_table_state (table, GN_EVERYTHING), &prompt);
  return g_str_equal (prompt.step, "prep");
}

static void
test_unasked (void)
{
  g_assert_true (loses_unasked (TRUE));
  g_assert_false (loses_unasked (FALSE));
}

/* INV-R59: a value taught wrongly is mended at once; a roll that was made stands. */
static void
test_taught_wrongly (void)
{
  const GnGame *game = gn_games_find ("invasion");
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, 3, NULL, &error);
  g_autoptr (JsonNode) position = json_from_string ("{\"turn\":3,\"active\":0,\"first\":0,\"stage\":\"prep\",\"hand\":[[],[],[]]}", &error);
  g_autoptr (JsonNode) mended = json_from_string ("{\"id\":\"r-pantry\",\"acquire\":19}", &error);
  g_autoptr (GnMatchTable) table = NULL;
  GnSay why = { 0 };
  GnReply reply;
  GnMove move;
  GnPrompt prompt = { 0 };

  for (guint family = 0; game->families[family].id; family++)
    match->dealer[family] = GN_DEALER_BOX;
  table = gn_match_table_new (match, position, &why, &error);
  g_assert_no_error (error);
  g_assert_true (gn_move_from_spec (match, GN_CHANCE, "boon card=r-pantry deck=1", &move, &error));
  g_assert_true (gn_match_table_do (table, &move, 1, &reply));
  g_assert_cmpint (gn_set_teach (match->set, gn_game_find_family (game, "boons"), mended, &error), >=, 0);
  g_assert_true (gn_match_recompile (match, &error));

  game->prompt (match, gn_match_table_state (table, GN_EVERYTHING), &prompt);
  g_assert_cmpint (prompt.how.arg[1], ==, 19);
}

/* INV-003 is advice: it is shown in the rules, and nothing asks for it. Every clause that a text names can be read there. */
static void
test_clauses (void)
{
  const GnGame *game = gn_games_find ("invasion");

  g_assert_nonnull (gn_rules_find (game, "INV-003"));
  for (guint text = 1; text < gn_game_n_texts (game); text++)
    if (game->texts[text].clause && !gn_rules_find (game, game->texts[text].clause))
      g_error ("%s is named by “%s” and stands nowhere", game->texts[text].clause, game->texts[text].id);
  for (guint option = 0; option < gn_game_n_options (game); option++)
    g_assert_nonnull (gn_rules_find (game, game->options[option].clause));
}

void
inv_add_order (void)
{
  inv_add_cases ("order", cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/invasion/unasked", test_unasked);
  g_test_add_func ("/invasion/taught-wrongly", test_taught_wrongly);
  g_test_add_func ("/invasion/clauses", test_clauses);
}
