/* test-wholes.c: moves that contain several, and what of them is refused before any part is made (5.12, INV-R42)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

#define SET "set-of TEXTS\nbase\n"
#define FORK(more) SET "at {'stage':'fork'" more "}\n"
#define BOON "do - boon card=cellar deck=1\n"
/* A roll of two dice, and a card that lets two of them be rolled again. */
#define ROLLED SET BOON "do 0 play card=ladder\ndo - roll dice=1,1\nno wrong-step - reroll dice=1,2\ndo 0 play card=second\n"

static const InvCase cases[] = {
  { "INV-070 INV-071 INV-R29", /* the roll */
    SET "no wrong-step - roll dice=9\n" BOON "do 0 play card=ladder\nno die-not-granted@INV-071 - roll dice=1,1,1\nno dice-count@INV-R29 - roll\n"
    "no dice-count - roll dice=3,4 total=5\nno die-range - roll dice=21,1\ndo - roll total=9\nis {'total':9}" },
  { "INV-101", FORK (",'stolen':[3,0,0]") "do - gnome card=plain\ndo 0 play card=dog\nno d20-stolen@INV-101 - roll dice=12,3\ndo - roll dice=3" },
  { "INV-R50", ROLLED "no die-not-granted - reroll dice=1,1,1\nno dice-count - reroll\ndo - reroll dice=7,6\nis {'total':13,'stage':'take'}" },
  { "INV-R50", /* one of two: the other stays */ ROLLED "do - reroll dice=1,6\nis {'total':7}" },
  { "INV-R50", /* none of them */ ROLLED "do - reroll dice=1,1\nis {'total':2}" },
  { "INV-R50", /* more than the card lets roll */
    "set-of TEST-J\nbase\n" BOON "do 0 play card=ladder\ndo - roll dice=1,1\ndo 0 play card=charm\nno dice-count - reroll dice=7,6\ndo - reroll dice=7,1\nis {'stage':'fork'}" },
  { "INV-053 INV-R29", /* the dice of a value */
    FORK ("") "no wrong-step - value dice=1,2,3\ndo - gnome card=wild\nno dice-count - value dice=1,2\nno dice-count - value dice=1,2,3,4\nno dice-count - value dice=\n"
    "no dice-count - value dice=11\ndo - total n=11\nis {'value_now':11,'stage':'fight-help'}" },
  { "INV-053", FORK ("") "do - gnome card=wild\ndo - value dice=1,2,3\nis {'value_now':6}" },
  { "INV-050", /* a boon needs its deck until one is chosen */ SET "no no-such-choice - boon card=cellar\ndo - boon card=cellar deck=1" },
  { "INV-R53 INV-R42", /* cards that an effect takes */
    FORK (",'hand':[[{'n':2}],[{'n':2}],[{'n':2}]]") "no wrong-step 0 lose cards=pie\ndo - gnome card=census\nno not-your-turn 1 lose cards=dog\nno loss-count@INV-R42 0 lose cards=pie,dog\n"
    "no loss-count 0 lose cards=\nno directions-pending 0 fetch cards=pie\nno directions-pending 0 give cards=pie player=1\ndo 0 lose cards=pie\nis {'hands':[1,2,2]}" },
  { "INV-R42", /* cards that an effect gives */
    SET "do 0 play card=salt\nno loss-count 0 give cards= player=1\nno loss-count 0 give cards=pie,dog,hoe player=1\nno not-your-turn 1 give cards=pie,dog player=0\n"
    "at {'hand':[[{'n':3}],[{'n':5}],[{'n':3}]]}\nno loss-count 0 give cards=pie player=1\ndo 0 give cards=pie,dog player=1\nis {'hands':[1,7,3]}" },
  { "INV-R45", /* cards that are looked at */
    "set-of TEST-J\nbase\nno wrong-step - peeked gnomes=plain\ndo 0 play card=spyglass\ndo - peeked gnomes=plain,giver\nis {'asks':'peek'}\ndo - seen gnome=wild\ndo 0 go-on" },
};

void
inv_add_wholes (void)
{
  inv_add_cases ("wholes", cases, G_N_ELEMENTS (cases));
}
