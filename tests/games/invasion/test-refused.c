/* test-refused.c: positions that fit together nowhere: one fault on a line, and the code of its refusal (section 3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

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
    STEP (FRAME (9, 0, 0, 0, 0, 3, 0, 0, 1)) STEP (FRAME (9, 0, -1, 0, 0, 0, 0, 0, 1)) STEP (FRAME (9, 0, 10, 0, 0, 0, 0, 0, 1))
    STEP (FRAME (9, 2, 0, 0, 0, 0, 0, 0, 1)) STEP (FRAME (9, -1, 0, 0, 0, 0, 0, 0, 1)) STEP (FRAME (99, 0, 0, 0, 0, 0, 0, 0, 1))
    STEP (FRAME (-3, 0, 0, 0, 0, 0, 0, 0, 1)) STEP (FRAME (99, 1, 5, 0, 0, 0, 0, 0, 1)) STEP (FRAME (9, 0, 0, -1, 0, 0, 0, 0, 1))
    STEP (FRAME (9, 0, 0, 9, 0, 0, 0, 0, 1)) STEP (FRAME (9, 0, 0, 0, 9, 0, 0, 0, 1)) },
  { "INV-039", /* what is asked for */
    "set-of TEST-J\nbase\n" ASK ("1", "'n_frames':0")
    ASK ("1", WHISTLE) ASK ("2", WHISTLE) ASK ("3", WHISTLE) ASK ("4", WHISTLE) ASK ("5", WHISTLE) ASK ("6", WHISTLE) ASK ("7", WHISTLE) ASK ("8", WHISTLE)
    ASK ("9", WHISTLE) ASK ("10", WHISTLE) ASK ("11", WHISTLE) ASK ("12", WHISTLE) ASK ("13", WHISTLE) ASK ("14", WHISTLE) ASK ("15", WHISTLE)
    ASK ("3", SWINDLER ",'deck':{'1':[],'2':[],'3':[]}") ASK ("4", SWINDLER) ASK ("4", SWINDLER ",'deck':{'1':[],'2':[],'3':[]},'side_deck':0") ASK ("5", SWINDLER)
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
  { "INV-039 INV-064", /* dice */
    "set-of TEST-J\nbase\n" STEP ("'again':1,'n_faces':0") STEP ("'stage':'boon-late','boon':'dog','rolled':1,'n_faces':1,'dice_for':3,'again':0")
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
  { "INV-008 INV-013", /* cards of other pools, places and owners */
    "set-of TEST-J\nbase\n" CARDS (HANDS ("{'n':2,'pool':1}", "{'n':5}", "{'n':3}")) CARDS (PLAY ("{'n':1}", "", ""))
    CARDS ("'deck':{'1':[{'n':3,'pool':9}]}") CARDS ("'gnome_discard':[[{'n':1,'pool':9}],[],[]]") CARDS ("'attached':[{'n':1}]")
    CARDS ("'attached':[{'card':'plain','pool':5,'seen':'all'}]") CARDS ("'remind':[99,0,0]") CARDS ("'remind':[-99,0,0]") },
  { "INV-031", "set-of TEST-J\nbase\nbad boon-decks {'deck':{'4':[{'n':3}]}}\nbecause There are only 3 boon decks at this table." },
};

void
inv_add_refused (void)
{
  inv_add_cases ("refused", cases, G_N_ELEMENTS (cases));
}
