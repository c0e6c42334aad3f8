/* test-refused.c: positions that fit together nowhere: one fault on a line, and the code of its refusal (section 3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

#include "games/games.h"
#include "core/game/rules.h"

/* An effect under way: card (a number of TEST-J), whether it is a gnome, slot, list, effect, owner, who, turn, left. */
#define FRAME(...) "'n_frames':1,'frame':{'0':[" #__VA_ARGS__ "]}"
#define STEP(position) "bad bad-step {" position "}\n"
/* What is asked for does not follow from the effect: of whistle (skip-combat), swindler (boon-reward), spyglass (peek), charm (reroll). */
#define WHISTLE FRAME (9, 0, 0, 0, 0, 0, -1, 0, 1)
#define SWINDLER FRAME (9, 1, 6, 0, 0, 0, -1, 0, 1)
#define SPYGLASS FRAME (15, 0, 0, 0, 0, 0, -1, 0, 1)
#define CHARM FRAME (14, 0, 0, 0, 0, 0, -1, 0, 1)
#define GRUMP FRAME (4, 1, 5, 0, 0, 0, -1, 0, 1)
#define PINCHER FRAME (3, 1, 5, 0, 0, 0, -1, 0, 1)
#define CROWD FRAME (10, 1, 3, 0, 0, 0, -1, 0, 1)
#define RIDDLE FRAME (11, 1, 8, 0, 0, 0, -1, 0, 1)
#define ASK(what, frame) STEP (frame ",'ask':" what)
#define LETTERS(position) "bad letter-count {" position "}\n"
#define DECK(layers) "'gnomes':[" layers "]"
#define IN(first) "'letters_in':[" first ",0,0,0,0,0,0,0,0,0,0,0]"
#define CARDS(position) "bad no-such-piece {" position "}\n"

static const InvCase cases[] = {
  { "INV-039", /* effects under way */
    "set-of TEST-J\nbase\n"
    STEP (FRAME (9, 0, 0, 0, 0, 0, -2, 0, 1)) STEP (FRAME (9, 0, 0, 0, 0, 0, 3, 0, 1)) STEP (FRAME (9, 0, 0, 0, 0, 0, 0, -1, 1))
    STEP (FRAME (9, 0, 0, 0, 0, 0, 0, 4, 1)) STEP (FRAME (9, 0, 0, 0, 0, 0, 0, 0, -1)) STEP (FRAME (9, 0, 0, 0, -1, 0, 0, 0, 1))
    STEP (FRAME (-1, 0, -1, 0, 0, 0, 0, 0, 1)) STEP (FRAME (-1, 0, 99, 0, 0, 0, 0, 0, 1)) STEP (FRAME (9, 0, 0, 0, 0, -1, 0, 0, 1))
    STEP (FRAME (9, 0, 0, 0, 0, 3, 0, 0, 1)) STEP (FRAME (9, 0, -1, 0, 0, 0, 0, 0, 1)) STEP (FRAME (9, 0, 10, 0, 0, 0, 0, 0, 1)) STEP (FRAME (9, 0, 5, 0, 0, 0, 0, 0, 1))
    STEP (FRAME (9, 2, 0, 0, 0, 0, 0, 0, 1)) STEP (FRAME (9, -1, 0, 0, 0, 0, 0, 0, 1)) STEP (FRAME (99, 0, 0, 0, 0, 0, 0, 0, 1))
    STEP (FRAME (-3, 0, 0, 0, 0, 0, 0, 0, 1)) STEP (FRAME (-2, 0, 99, 1, 0, 0, -1, 0, 1)) STEP (FRAME (-2, 1, 0, 1, 0, 0, -1, 0, 1)) STEP (FRAME (99, 1, 5, 0, 0, 0, 0, 0, 1)) STEP (FRAME (9, 0, 0, -1, 0, 0, 0, 0, 1))
    STEP (FRAME (9, 0, 0, 9, 0, 0, 0, 0, 1)) STEP (FRAME (9, 0, 0, 0, 9, 0, 0, 0, 1)) },
  { "INV-039", /* what is asked for */
    "set-of TEST-J\nbase\n" ASK ("1", "'n_frames':0")
    ASK ("1", WHISTLE) ASK ("2", WHISTLE) ASK ("3", WHISTLE) ASK ("4", WHISTLE) ASK ("5", WHISTLE) ASK ("6", WHISTLE) ASK ("7", WHISTLE) ASK ("8", WHISTLE)
    ASK ("9", WHISTLE) ASK ("10", WHISTLE) ASK ("11", WHISTLE) ASK ("12", WHISTLE) ASK ("13", WHISTLE) ASK ("14", WHISTLE) ASK ("15", WHISTLE)
    ASK ("3", SWINDLER ",'deck':{'1':[],'2':[],'3':[]}") ASK ("4", SWINDLER) ASK ("4", SWINDLER ",'deck':{'1':[],'2':[],'3':[]},'side_deck':0") ASK ("5", SWINDLER)
    ASK ("13", CROWD) ASK ("11", SPYGLASS ",'n_letters':5,'letter':['g','n','o','m','e',null]," IN ("1") ",'gnome_discard':[[{'n':21,'pool':12}],[],[]]," DECK ("{'n':2}," TWENTY_EIGHT (CARD ("plain")) "," CARD ("plain")))
    ASK ("7", GRUMP) ASK ("8", PINCHER) ASK ("11", CHARM) ASK ("14", CHARM) ASK ("13", CHARM) },
  { "INV-039", /* steps */
    "set-of TEST-J\nbase\n" STEP ("'stage':'then-fork'") STEP ("'stage':'boon'") STEP ("'stage':'boon','from_deck':1,'deck':{'2':[]}")
    STEP ("'stage':'boon-value'") STEP ("'stage':'boon-value','boon':'dog','fighting':1") STEP ("'stage':'boon-value','boon':'dog','has_value':0")
    STEP ("'stage':'boon-value','boon':'dog','open_value':0") STEP ("'stage':'boon-value','boon':'attic','open_value':1,'dice_for':0")
    STEP ("'stage':'boon-help'") STEP ("'stage':'boon-help','boon':'dog','fighting':1") STEP ("'stage':'boon-help','boon':'dog','has_value':0")
    STEP ("'stage':'boon-help','boon':'attic','open_value':1") STEP ("'stage':'boon-help','boon':'dog','rolled':1")
    STEP ("'stage':'boon-roll'") STEP ("'stage':'boon-roll','boon':'dog','fighting':1") STEP ("'stage':'boon-roll','boon':'dog','has_value':0")
    STEP ("'stage':'boon-roll','boon':'dog','dice_for':0") STEP ("'stage':'boon-late'") STEP ("'stage':'boon-late','boon':'dog','fighting':1")
    STEP ("'stage':'boon-late','boon':'dog','rolled':0") STEP ("'stage':'take'")
    STEP ("'stage':'gnome-value'") STEP ("'stage':'gnome-value','gnome':'plain','fighting':0") STEP ("'stage':'gnome-value','gnome':'plain','has_value':0")
    STEP ("'stage':'gnome-value','gnome':'plain','open_value':0") STEP ("'stage':'gnome-value','gnome':'wild','open_value':1,'dice_for':0")
    STEP ("'stage':'fight-help'") STEP ("'stage':'fight-help','gnome':'plain','fighting':0") STEP ("'stage':'fight-help','gnome':'plain','has_value':0")
    STEP ("'stage':'fight-help','gnome':'wild','open_value':1") STEP ("'stage':'fight-help','gnome':'plain','rolled':1")
    STEP ("'stage':'fight-roll'") STEP ("'stage':'fight-roll','gnome':'plain','fighting':0") STEP ("'stage':'fight-roll','gnome':'plain','has_value':0")
    STEP ("'stage':'fight-roll','gnome':'plain','dice_for':0") STEP ("'stage':'fight-late'") STEP ("'stage':'fight-late','gnome':'plain','fighting':0")
    STEP ("'stage':'fight-late','gnome':'plain','rolled':0") },
  { "INV-039", /* a value waits for its dice, and nothing for a text before them; a late card for a roll */
    "set-of TEST-J\nbase\n" STEP ("'stage':'boon-value','boon':'attic','open_value':1,'dice_for':0,'ask':15," RIDDLE)
    STEP ("'stage':'gnome-value','gnome':'wild','open_value':1,'dice_for':0,'ask':15," RIDDLE)
    STEP ("'stage':'boon-late','boon':'dog','ask':15," RIDDLE) STEP ("'stage':'fight-late','gnome':'plain','ask':15," RIDDLE) },
  { "INV-039 INV-111", /* a turn that is over but for what somebody has too much of */
    "set-of TEST-J\nbase\nat {" PLAY (CARD ("dog") "," CARD ("aunt"), "", "") "}\n" STEP ("'stage':'keep','boon':'pie'") STEP ("'stage':'keep','gnome':'plain','fighting':0")
    STEP ("'stage':'keep','fighting':1") STEP ("'stage':'keep','from_deck':'1'") STEP ("'stage':'keep'," PLAY (CARD ("dog"), "", ""))
    "at {'stage':'keep'}\ndo 0 keep ally=dog\nis {'active':1}" },
  { "INV-039", /* before the first turn nothing is under way, and nothing to be remembered but what there is */
    "set-of TEST-J\n" STEP (FRAME (0, 1, 99, 0, 0, 0, 0, 0, 1)) STEP (FRAME (11, 1, 8, 0, 0, 0, -1, 0, 1)) STEP ("'dice_for':1") CARDS ("'remind':[999,0,0]") CARDS ("'remind':[-999,0,0]")
    "bad room-hidden {" HANDS (CARD ("pantry"), "", "") "}" },
  { "INV-040", /* what lies in front of a player is open, also if the position does not say so */
    "set-of TEST-J\nbase\nat {" PLAY (OWN ("dog", "0"), "{'card':'pie'}", "") ",'attached':[" OWN ("plain", "0") "]}\nview 1 {'in_play':[['dog'],['pie'],[]]}\nview public {'in_play':[['dog'],['pie'],[]],'attached':[" CARD ("plain") "]}" },
  { "INV-039 INV-064", /* dice */
    "set-of TEST-J\nbase\n" STEP ("'stage':'fork','dice_for':2") STEP ("'stage':'take','boon':'attic','dice_for':1") STEP ("'dice_for':4")
    STEP ("'stage':'boon-late','boon':'dog','rolled':1,'n_faces':1,'face':{'0':1},'dice_for':3,'again':1") STEP ("'again':1,'n_faces':0") STEP ("'stage':'boon-late','boon':'dog','rolled':1,'n_faces':1,'dice_for':3,'again':0")
    STEP ("'own_sides':5") STEP ("'stage':'boon-roll','boon':'dog','dice_for':2,'n_faces':1,'face':{'0':7}")
    CARDS ("'spent':[{'n':1}]") CARDS ("'spent':[{'card':'pie','pool':5,'seen':'all'}]") },
  { "INV-039", /* seats */
    "set-of TEST-J\nbase\nbad bad-seat {'active':null,'turn':0,'stage':'setup','next':4}\nbad bad-seat {'next':5}\n" },
  { "INV-014", /* letters */
    "set-of TEST-J\nbase\n" LETTERS ("'letters_in':[6,1,0,0,0,0,0,0,0,0,0,0]") LETTERS (DECK ("{'n':3}") "," IN ("6"))
    LETTERS (DECK ("{'n':20}") "," IN ("5") ",'n_letters':1,'letter':[null,null,null,null,null,null]")
    LETTERS (DECK ("{'n':20}") "," IN ("4") ",'n_letters':2,'letter':['g','g',null,null,null,null]")
    LETTERS (DECK ("{'n':20},{'n':1,'pool':13}") "," IN ("6")) LETTERS (DECK ("{'n':20},{'n':1,'pool':22}") "," IN ("5"))
    LETTERS (DECK ("{'n':20},{'n':2,'pool':16}") "," IN ("5")) LETTERS (DECK ("{'n':1,'pool':16},{'n':20},{'n':1,'pool':16}") "," IN ("4"))
    LETTERS (DECK ("{'n':20},{'n':1,'pool':16}") "," IN ("4") ",'n_letters':1,'letter':['g',null,null,null,null,null]") },
  { "INV-014", /* a known card splits a pool: its letters lie in the upper part */
    "set-of TEST-J\nbase\n" LETTERS (DECK ("{'n':1}," CARD ("plain") ",{'n':19}") "," IN ("6"))
    "because One part of the gnome deck has only 1 card, too few for its letters.\n"
    LETTERS (DECK ("{'n':5}," CARD ("plain") ",{'n':15}") "," IN ("6"))
    "because One part of the gnome deck has only 5 cards, too few for its letters.\n"
    "at {" DECK ("{'n':6}," CARD ("plain") ",{'n':14}") "," IN ("6") "}\nis {'letter_odds':'1/1'}" },
  { "INV-008 INV-013", /* cards of other pools, places and owners */
    "set-of TEST-J\nbase\n" CARDS (HANDS ("{'n':2,'pool':1}", "{'n':5}", "{'n':3}")) CARDS (PLAY ("{'n':1}", "", ""))
    CARDS ("'deck':{'1':[{'n':3,'pool':9}]}") CARDS ("'gnome_discard':[[{'n':1,'pool':9}],[],[]]") CARDS ("'attached':[{'n':1}]")
    CARDS ("'attached':[{'card':'plain','pool':5,'seen':'all'}]") CARDS ("'remind':[99,0,0]") CARDS ("'remind':[-99,0,0]") },
  { "INV-031", "set-of TEST-J\nbase\nbad boon-decks {'deck':{'4':[{'n':3}]}}\nbecause There are only 3 boon decks at this table." },
};

#define NO_DICE "a number, dice as in “2d6” or “d8+2”, or “none” was expected, not "
#define NO_WORD \
  "is not an effect of this game. Its effects: flat, value-change, steal-die, return-die, swap-die, twice, reroll, ignore, no-help, skip-combat, gnome-from-discard, " \
  "fight-again, extra-boon, miss-boon, peek, letter-back, boon-reward, lose-card, lose-room, shield, fetch, give, mill, limit-change, gnome-goes, choose, if, " \
  "table, free-text."

/* What is told of a card, one fault on a line, and the sentence that the host reads. */
static void
test_faults (void)
{
  static const struct { const char *effect, *says; } faults[] = {
    { "7", "on-play: a list was expected, not 7." },
    { "{}", "on-play: a list was expected, not {}." },
    { "[7]", "on-play[0]: “” " NO_WORD },
    { "[{}]", "on-play[0]: “” " NO_WORD },
    { "[{'do':'dance'}]", "on-play[0]: “dance” " NO_WORD },
    { "[{'do':'flat','m':1}]", "on-play[0].m: “flat” has no field of this name." },
    { "[{'do':'flat','n':31}]", "on-play[0].n: 31 is not within -30…30." },
    { "[{'do':'flat','scope':'garden'}]", "on-play[0].scope: \"garden\" is not one of: both, acquire, combat." },
    { "[{'do':'flat','scope':7}]", "on-play[0].scope: 7 is not one of: both, acquire, combat." },
    { "[{'do':'value-change','dice':'2x6'}]", "on-play[0].dice: " NO_DICE "\"2x6\"." },
    { "[{'do':'value-change','dice':1000}]", "on-play[0].dice: " NO_DICE "1000." },
    { "[{'do':'value-change','dice':-1000}]", "on-play[0].dice: " NO_DICE "-1000." },
    { "[{'do':'value-change','dice':true}]", "on-play[0].dice: " NO_DICE "true." },
    { "[{'do':'swap-die'}]", "on-play[0].sides: this is missing." },
    { "[{'do':'free-text','text':7}]", "on-play[0].text: a text was expected, not 7." },
    { "[{'do':'choose','lists':7}]", "on-play[0].lists: a list was expected, not 7." },
    { "[{'do':'choose','lists':[]}]", "on-play[0].lists: 0 is not within 1…6." },
    { "[{'do':'choose','lists':[[],[],[],[],[],[],[],[],[],[],[],[],[]]}]", "on-play[0].lists: the list has more than 6 entries." },
    { "[{'do':'table','dice':'d6','rows':[7]}]", "on-play[0].rows[0]: an object was expected, not 7." },
    { "[{'do':'table','dice':'d6','rows':[{}]}]", "on-play[0].rows[0].from: this is missing.\non-play[0].rows[0].to: this is missing." },
    { "[{'do':'if','then':[{'do':'if','then':[{'do':'if','then':[{'do':'if','then':[{'do':'if','then':[]}]}]}]}]}]", "on-play[0].then[0].then[0].then[0].then: lists of effects are nested too deep." },
  };
  const GnGame *game = gn_games_find ("invasion");

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GnSet) set = gn_set_new_empty (game, "own-box", "Own box");
      g_autofree char *text = g_strdup_printf ("{'id':'a','name':'A','kind':'item','acquire':5,'on-play':%s}", faults[i].effect);
      g_autoptr (JsonNode) component = json_from_string (g_strdelimit (text, "'", '"'), NULL);
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (gn_set_teach (set, (guint) gn_game_find_family (game, "boons"), component, &error), ==, -1);
      g_assert_error (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA);
      g_assert_cmpstr (error->message, ==, faults[i].says);
    }
}

void
inv_add_refused (void)
{
  g_test_add_func ("/invasion/refused/faults", test_faults);
  inv_add_cases ("refused", cases, G_N_ELEMENTS (cases));
}
