/* test-options.c: choices of the table that change a rule (section 7), each where it makes a difference
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#define FX "set-of FX\n"
#define OPTION(id, choice) "option " id " " choice "\nrestart\n"
#define ALL_DEAD "'IL':'dead','I1':'dead','I2':'dead','I3':'dead','I4':'dead','I5':'dead','I6':'dead'"
#define FIVE "'TL':'u2.0','T1':'d1.0','IL':'d0.3'"
#define SIX FIVE ",'T4':'u1.1'"
#define UNEQUAL "{'stage':'fairness','first':0,'lies':{'T1A':'d0.1','T1B':'u0.3','I1A':'d2.0','I2A':'u1.1','I3A':'u3.1','I4A':'d1.0','I4B':'d0.2','I5B':'u1.3','I2B':'u0.2'}}"
#define FOE ",'hp':{'I1':10},'def':{'I1':1}"

static const GwCase cases[] = {
  /* */
  { "GW-095", AT ("assign", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'dice':{'defence':6}") "do 0 assign face=defence n=6 unit=TL\ndo 0 end-step\nis {'def':{'TL':6}}" },
  { "GW-095", OPTION ("defence-cap", "4") AT ("assign", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'dice':{'defence':6}") "do 0 assign face=defence n=6 unit=TL\ndo 0 end-step\nis {'def':{'TL':4}}" },
  /* */
  { "GW-036 GW-046",
    OPTION ("flip-mode", "simultaneous") LATE ("flip", PLACE ("'TL':'u2.0','IL':'u2.3'"))
    "do 0 flip place=u2.0\nis {'stage':'flip','flips':1,'hp':{'TL':15},'place':{'TL':'u2.0'}}\nno tile-already-flipped 0 flip place=u2.0\nno flip-layer-order 0 flip place=d2.0\n"
    "do 0 flip place=d1.0\nis {'hp':{'TL':13},'asks':'go','flipped':{'u2.0':1,'d1.0':1}}\nno forced-not-closest 0 go unit=TL place=u1.1\ndo 0 go unit=TL place=d2.0\nis {'stage':'roll'}" },
  { "GW-036",
    OPTION ("flip-mode", "simultaneous") LATE ("flip", PLACE ("'TL':'u2.0','IL':'d2.0'"))
    "do 0 flip place=u2.0\ndo 0 flip place=d1.0\nis {'asks':'go'}\ndo 0 go unit=TL place=d2.0\nis {'hp':{'TL':11}}" },
  { "GW-041",
    OPTION ("flip-mode", "simultaneous")
    LATE ("flip", PLACE ("'TL':'u1.2','IL':'u2.2'") ",'flipped':{'u0.3':1,'d0.3':1,'u1.3':1,'d1.3':1,'u2.3':1,'u0.2':1,'d0.2':1,'d1.2':1,'d2.2':1,'u3.2':1,'d0.1':1,'u1.1':1,'u3.1':1,'d3.1':1,'d1.0':1,'u2.0':1,'d2.0':1,'u3.0':1,'d3.0':1}")
    "do 0 flip place=u2.1\nis {'stage':'roll','flips':1,'flipped':{'u2.1':1}}" },
  /* */
  { "GW-107 GW-032",
    "seats 3\n" OPTION ("flip-ghost", "no") AT3 ("collect", PLACE ("'TL':'d1.0','AL':'d4.1'") ",'status':{" ALL_DEAD "}") "at {'round':6}\ndo 0 end-step\nis {'current':2,'stage':'flip'}" },
  { "GW-107",
    "seats 3\n" OPTION ("flip-ghost", "yes") AT3 ("collect", PLACE ("'TL':'d1.0','AL':'d4.1'") ",'status':{" ALL_DEAD "}") "at {'round':6}\ndo 0 end-step\nis {'current':1,'stage':'flip'}\n"
    "no flip-required 1 end-step\nno not-current-player 2 flip place=u0.4\ndo 1 flip place=u0.4\ndo 1 flip place=d0.4\nis {'current':2,'stage':'flip','flips':0}" },
  /* */
  { "GW-061 GW-078",
    OPTION ("either-choice", "use") AT ("assign", PLACE ("'TL':'u2.0','I1':'d2.0','IL':'d0.3'") FOE ",'dice':{'either':3}")
    "no die-wrong-target 0 assign face=either n=1 unit=TL use=attack\ndo 0 assign face=either n=3 unit=TL\nis {'S':{'TL':5},'P':{'TL':2}}\ndo 0 end-step\n"
    "do 0 move unit=TL place=d2.0\nno either-needs-choice 0 attack unit=TL target=I1\nno either-needs-choice 0 attack unit=TL target=I1 dice=4\ndo 0 attack unit=TL target=I1 dice=2\n"
    "is {'hp':{'I1':6},'left':{'TL':1}}\ndo 0 move unit=TL place=u2.1\nis {'left':{'TL':0}}\nno fatigued-no-movement 0 move unit=TL place=d2.0" },
  { "GW-061",
    OPTION ("either-choice", "use") AT ("fight", PLACE ("'TL':'u2.0','I1':'u1.1','IL':'d0.3'") FOE ",'undecided':{'TL':1}")
    "do 0 move unit=TL place=d2.0\ndo 0 move unit=TL place=u2.1\nis {'undecided':{'TL':1}}\ndo 0 move unit=TL place=d2.0\nis {'given':{'TL':[0,0,0,1,0]},'undecided':{'TL':0},'left':{'TL':0}}" },
  /* */
  { "GW-119 GW-018",
    OPTION ("deck-piles", "1") "at {'stage':'fairness','first':0}\ndo h accept-board\nis {'piles':[40,0]}" },
  { "GW-119",
    OPTION ("deck-piles", "1") AT ("war", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'horns_deck':1") "no no-such-piece 0 war-draw pile=2\ndo 0 war-draw pile=1\nis {'piles':[39,0]}" },
  /* */
  { "GW-123",
    OPTION ("hand-limit", "9") AT ("turn-end", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[" UNSEEN ("9") "],[]]") "no discard-not-due 0 discard\ndo 0 end-step\nis {'current':1}" },
  /* */
  { "GW-134 GW-057",
    OPTION ("reserve", "per-player") AT ("roll", PLACE ("'TL':'u2.0','I6':'u2.1','IL':'d0.3'") ",'own_reserve':[0,2]")
    "do 0 roll\ndo - dice faces=horn:3,crystal:1\ndo 0 end-step\nis {'reserve':0,'own_reserve':[1,2]}\ndo 0 assign face=horn n=3 to=aside\ndo 0 end-step\ndo 0 end-step\ndo 0 end-step\n"
    "is {'stage':'collect'}\ndo 0 end-step\nis {'own_reserve':[0,2],'current':1}" },
  /* */
  { "GW-080", AT ("fight", PLACE ("'TL':'u1.1','IL':'d0.3'") ",'more_mov':{'TL':4}") "do 0 move unit=TL place=d1.1\ndo 0 move unit=TL place=u1.1\ndo 0 move unit=TL place=d1.1\nis {'reserve':2}" },
  { "GW-080",
    OPTION ("mine-count", "once-per-turn") AT ("fight", PLACE ("'TL':'u1.1','IL':'d0.3'") ",'more_mov':{'TL':4}")
    "do 0 move unit=TL place=d1.1\ndo 0 move unit=TL place=u1.1\ndo 0 move unit=TL place=d1.1\nis {'reserve':1}\ndo 0 move unit=TL place=u1.2\nis {'reserve':2}" },
  { "GW-080",
    OPTION ("mine-count", "pass-only") AT ("fight", PLACE ("'TL':'d1.1','T1':'u1.1','IL':'d0.3'") ",'more_mov':{'TL':4}")
    "do 0 move unit=TL place=u1.1\nis {'reserve':0}\ndo 0 move unit=TL place=d1.1\nis {'reserve':0}\ndo 0 move unit=TL place=u2.1\nis {'reserve':1}\ndo 0 move unit=T1 place=d1.1\ndo 0 finish unit=T1\nis {'reserve':1}" },
  /* */
  { "GW-133",
    OPTION ("pile-count", "12") AT ("roll", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'reserve':11") "do 0 roll\ndo - dice faces=horn:1,crystal:3\ndo 0 end-step\nsays to-reserve\nis {'reserve':12}" },
  { "GW-133 GW-115",
    OPTION ("pile-count", "12") AT ("war", PLACE ("'TL':'u2.0','T1':'d1.0','IL':'d0.3'") ",'reserve':11,'horns_aside':3,'lies':{'T1A':'u2.0'}")
    "do 0 war-charge ability=T1.clan caller=TL\nis {'charge':{'T1.clan':1}}" },
  /* with the option every blockade stands on an edge, named by its two tiles; on the others it stands on the tile. */
  { "GW-161 GW-082 GW-163",
    "set-of FX\n" OPTION ("blockade-shape", "edge") AT ("fight", PLACE ("'TL':'u2.0','I1':'d1.1','IL':'d0.3'") CARRIES ("TL", WALL, "2"))
    "no target-illegal 0 cast ability=TL.learned tiles=d2.0\nbecause A blockade goes between two tiles with a shared edge: name both.\n"
    "no target-illegal 0 cast ability=TL.learned tiles=d2.0,d1.0\nno target-illegal 0 cast ability=TL.learned tiles=u2.0,u2.1\nno target-illegal 0 cast ability=TL.learned tiles=d1.2,u1.3\n"
    "do 0 cast ability=TL.learned tiles=d2.0,u2.0\nsays edge-barred\ninstructs Put a blockade between u2.0 and d2.0\nis {'edge':{'u2.0':{'right':1}},'blockade':{'u2.0':0,'d2.0':0}}\n"
    "no blockade@GW-082 0 move unit=TL place=d2.0\nbecause There is a blockade between u2.0 and d2.0.\nis {'reach':{'TL':['d1.0','u1.1']}}\n"
    "do 0 move unit=TL place=d1.0\ndo 0 move unit=TL place=u2.0" },
  { "GW-163 GW-162",
    OPTION ("blockade-shape", "edge") AT ("collect", PLACE ("'TL':'u2.0','IL':'d2.0'") ",'edge':{'u2.0':{'right':2}}")
    "do 0 end-step\nsays edge-free\nis {'current':1,'edge':{'u2.0':{'right':0}}}" },
  { "GW-162",
    OPTION ("blockade-shape", "edge") AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'edge':{'u2.0':{'right':1}},'counter':{'TL':{'flying':1}}") "do 0 move unit=TL place=d2.0" },
  /* Nobody is shut in by edges either (GW-053), a push does not cross them, being brought does. */
  { "GW-053 GW-046",
    OPTION ("blockade-shape", "edge") LATE ("flip", PLACE ("'I1':'u2.0','TL':'d1.1','IL':'d0.3'") ",'edge':{'u2.0':{'right':1}}")
    "do 0 flip place=u2.0\nno forced-not-closest 1 go unit=I1 place=d2.0\ndo 1 go unit=I1 place=d1.0" },
  { "GW-053",
    OPTION ("blockade-shape", "edge") LATE ("flip", PLACE ("'I1':'u2.0','TL':'d1.1','IL':'d0.3'") ",'edge':{'u2.0':{'right':1,'left':1}}")
    "do 0 flip place=u2.0\ndo 1 go unit=I1 place=d2.0" },
  { "GW-153 GW-212",
    "set-of FX\n" OPTION ("blockade-shape", "edge") AT ("fight", PLACE ("'T6':'d1.0','I1':'u2.0','IL':'d0.3'") CARRIES ("T6", GUST, "2") ",'edge':{'u2.0':{'right':1}}")
    "do 0 cast ability=T6.learned units=I1\nis {'place':{'I1':'u2.0'},'n_frames':0}" },
  /* What an ability says of edges holds without the option (R-68: "ability data may say edge"); others there stand on tiles. */
  { "GW-161 GW-157",
    "set-of FX\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','I1':'d1.1','IL':'d0.3'") CARRIES ("TL", FENCE, "2"))
    "no target-illegal 0 cast ability=TL.learned tiles=d2.0\ndo 0 cast ability=TL.learned tiles=u2.0,d2.0,d1.0\nis {'edge':{'u2.0':{'right':1}},'flipped':{'d1.0':1}}" },
  { "GW-161", "set-of FX\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") CARRIES ("TL", WALL, "2")) "do 0 cast ability=TL.learned tiles=d2.0\nis {'blockade':{'d2.0':1}}" },
  { "GW-210 GW-161",
    "set-of FX\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") CARRIES ("TL", HEDGE, "2"))
    "do 0 cast ability=TL.learned\nis {'asks':'pick','asked':0}\nno no-such-choice 0 pick place=u1.2\ndo 0 pick place=u2.0\nis {'asks':'pick','edge':{'u2.0':{'left':0}}}\n"
    "no no-such-choice 0 pick place=d1.1\nno no-such-choice 0 pick place=u2.0\ndo 0 pick place=d1.0\nis {'edge':{'u2.0':{'left':1}},'n_frames':0}" },
  { "GW-161",
    "set-of FX\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") CARRIES ("TL", GAP, "2") ",'edge':{'u2.1':{'base':2}},'blockade':{'d1.0':2}")
    "no target-illegal 0 cast ability=TL.learned tiles=u2.0,d2.0\nno target-illegal 0 cast ability=TL.learned tiles=u2.1\ndo 0 cast ability=TL.learned tiles=u2.1,d2.0\n"
    "says edge-free\nis {'edge':{'u2.1':{'base':0}},'blockade':{'d1.0':2}}" },
  { "GW-161",
    "set-of FX\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") CARRIES ("TL", GAP, "2") ",'edge':{'u2.1':{'base':2}},'blockade':{'d1.0':2}")
    "do 0 cast ability=TL.learned tiles=d1.0\nis {'edge':{'u2.1':{'base':2}},'blockade':{'d1.0':0}}" },
  /* Without an edge in the rules none can stand; where there may be, only between two tiles of the board. */
  { "GW-161", "bad bad-blockade {'stage':'fight','round':1,'current':0,'first':0,'edge':{'u2.0':{'right':1}}}\n"
    OPTION ("blockade-shape", "edge") "bad bad-blockade {'stage':'fight','round':1,'current':0,'first':0,'edge':{'d2.0':{'right':1}}}\n"
    "bad bad-blockade {'stage':'fight','round':1,'current':0,'first':0,'edge':{'u2.0':{'base':1}}}" },
  { "GW-206 GW-161",
    "dealer cards box\n" OPTION ("blockade-shape", "edge") AT ("fight", PLACE ("'TL':'u2.0','I1':'u2.2'") ",'hand':[[" OWN ("S10", "0") "],[]]")
    "do 0 play card=S10\nno no-such-piece h adjust what=blockade-right place=d2.0 n=1\nno no-such-piece h adjust what=blockade-below place=u2.0 n=1\ndo h adjust what=blockade-right place=u2.0 n=2\nsays edge-barred\nis {'edge':{'u2.0':{'right':2}}}\n"
    "do h adjust what=blockade-right place=u2.0 n=0\nsays edge-free\nis {'edge':{'u2.0':{'right':0}}}\ndo h adjust what=blockade place=d2.0 n=1\nis {'blockade':{'d2.0':1}}" },
  { "GW-206", "dealer cards box\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','I1':'u2.2'") ",'hand':[[" OWN ("S10", "0") "],[]]")
    "do 0 play card=S10\nno no-such-piece h adjust what=blockade-right place=u2.0 n=2" },
  /* pink dice with a horn in place of the crystal. Of six dice four are black, so four can show a crystal. */
  { "GW-058 GW-054", AT ("roll", PLACE (SIX)) "do 0 roll\ndo - dice faces=crystal:5,horn:1\nis {'dice':{'crystal':5,'horn':1},'pink':{'horn':0},'due_pink':0}" },
  { "GW-058 GW-054",
    OPTION ("pink-die-6", "horn") AT ("roll", PLACE (SIX))
    "do 0 roll\nis {'due_pink':2}\nno face-unknown - dice faces=crystal:5,horn:1\nbecause No die has that face.\n"
    "do - dice faces=horn:2,crystal:4\nis {'pink':{'horn':2},'due_pink':0}\ndo 0 reroll which=horn:1\nis {'pink':{'horn':1},'due_pink':1}\n"
    "no face-unknown - die face=crystal\noutcomes 5\ndo - die face=horn\nis {'dice':{'horn':2,'crystal':4},'pink':{'horn':2}}\ndo 0 end-step\nis {'reserve':4,'pink':{'horn':2}}\n"
    "do 0 assign face=horn n=2 to=deck\ndo 0 clear-assign\nsays cleared\nis {'dice':{'horn':2},'pink':{'horn':2}}\ndo 0 assign face=horn n=2 to=deck\ndo 0 end-step\nis {'stage':'fight','pink':{'horn':2}}" },
  /* Real dice are told in any order, one by one too: a die that was taken for black may have been the pink one, and the other way round. */
  { "GW-058 GW-056",
    OPTION ("pink-die-6", "horn") AT ("roll", PLACE (FIVE))
    "do 0 roll\ndo - die face=horn\ndo - die face=horn\ndo - die face=horn\ndo - die face=horn\nis {'pink':{'horn':0},'due_pink':1}\n"
    "do - die face=crystal\nis {'rolled':1,'dice':{'horn':4,'crystal':1},'pink':{'horn':1,'crystal':0},'due_pink':0}" },
  { "GW-058 GW-056",
    OPTION ("black-die-1", "attack") AT ("roll", PLACE (FIVE))
    "do 0 roll\nno face-unknown - dice faces=movement:2,horn:3\ndo - dice faces=attack:1,horn:4\nis {'pink':{'horn':1}}\ndo 0 reroll which=attack:1\nis {'due_pink':0}\n"
    "do - die face=movement\nis {'dice':{'movement':1,'horn':4},'pink':{'movement':1,'horn':0}}\ndo 0 reroll which=movement:1\nis {'due_pink':1}" },
  /* The app rolls the black ones first, each with its own sides. */
  { "GW-058",
    "dealer dice app\n" OPTION ("black-die-6", "horn") AT ("roll", PLACE (FIVE))
    "do 0 roll\noutcomes 5\ndo - die face=horn\ndo - die face=horn\ndo - die face=horn\noutcomes 5\ndo - die face=horn\noutcomes 6\ndo - die face=crystal\nis {'pink':{'crystal':1},'rolled':1}" },
  /* The die of a card is a black one. */
  { "GW-206 GW-058",
    OPTION ("black-die-6", "horn") AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0'") ",'hand':[[" UNSEEN ("4") "],[]]")
    "do 0 play card=S06 units=I1\nno face-unknown - rolled face=crystal\noutcomes 5\ndo - rolled face=attack\nis {'hp':{'I1':7},'n_frames':0}" },
  /* GW-007: who begins is rolled with black dice; if these had no horn, with usual ones. */
  { "GW-007", "dealer dice app\n" OPTION ("black-die-5", "crystal") "is {'stage':'first-player'}\noutcomes 5" },
  /* Only where the colours have faces of their own it is written down which die is pink. */
  { "GW-058", "bad bad-dice {'stage':'roll','round':1,'current':0,'first':0,'due':5,'due_pink':1}\n"
    OPTION ("pink-die-6", "horn") "bad bad-dice {'stage':'roll','round':1,'current':0,'first':0,'due':5,'due_pink':6}\n"
    "bad bad-dice {'stage':'roll','round':1,'current':0,'first':0,'dice':{'horn':10},'pink':{'horn':7}}" },
  /* Tribes by lot, tiles dealt again, the swap that makes the rims equal. */
  { "GW-005 GW-004",
    "seat-option 0 tribe random\nseat-option 1 tribe random\nrestart\nis {'stage':'tribes','tribe_seat':{'turquefoss':0,'imblasham':0}}\nno wrong-step - tribe player=1 tribe=imblasham\nno wrong-step h first player=0\n"
    "do - tribe player=0 tribe=betrumour\nsays tribe-drawn\nno tribe-taken - tribe player=1 tribe=betrumour\nno tribe-wrong-side - tribe player=1 tribe=imblasham\ndo - tribe player=1 tribe=achrinolder\n"
    "is {'stage':'first-player','tribe_seat':{'betrumour':1,'achrinolder':2}}" },
  { "GW-017",
    "at {'stage':'fairness','first':0}\ndo h deal-again\nsays redealt\nasks Lay the board: enter the tile at u0.3\ndealer tiles app\nat {'stage':'fairness','first':0}\ndo h deal-again\nsays redealt\nis {'stage':'board','lies':{'T1A':null}}" },
  /* dealt until all are equal, by the app alone; at a table that wants them equal it is said to be the next thing. */
  { "GW-017",
    "option fair-perimeter require\nrestart\nat " UNEQUAL "\nno box-lays h deal-equal\nbecause The tiles come from the box: swap two, or lay them again.\n"
    "do h deal-again\nis {'stage':'board','equal_deal':0}\ndo - lay place=u0.3 tile=T1B" },
  { "GW-017",
    "option fair-perimeter require\ndealer tiles app\nrestart\nat " UNEQUAL "\nno perimeter-unequal h accept-board\n"
    "how This table requires equal rims: deal until all are equal, or swap tiles\n"
    "do h deal-equal\nsays redealt\nis {'stage':'board','lies':{'T1A':null}}\noutcomes 1\nview public {'equal_deal':0}\nno wrong-step h deal-equal\ndo - lay place=u0.3 tile=T1B\noutcomes 1" },
  { "GW-017", "no wrong-step h deal-equal\nbad bad-stage {'stage':'fairness','first':0,'equal_deal':3}" },
  /* Whom and where an ability names beyond the usual (9.2). */
  { "GW-210",
    "set-of FX\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','I1':'u2.2','I2':'u2.3'") ",'learned':{'TL':" TOLL "},'charge':{'TL.learned':2,'I1.clan':2,'I2.clan':1}")
    "do 0 cast ability=TL.learned\nis {'asks':'pick','asked':1}\nno no-such-choice 0 pick ability=I1.clan\nno no-such-choice 1 pick ability=T1.clan\nno no-such-choice 1 pick unit=I1\n"
    "do 1 pick ability=I2.clan\nis {'charge':{'I1.clan':2,'I2.clan':0},'n_frames':0}" },
  { "GW-210 GW-157",
    "set-of FX\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','I1':'u2.2'") CARRIES ("TL", PIT, "2"))
    "do 0 cast ability=TL.learned\nis {'asks':'pick','asked':0}\nno no-such-choice 0 pick place=u2.2\ndo 0 pick place=d2.0\nis {'flipped':{'d2.0':1}}" },
  { "GW-155 GW-210",
    "set-of FX\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','T1':'u2.2','IL':'d0.3'") CARRIES ("TL", MEET, "2"))
    "do 0 cast ability=TL.learned units=T1\nis {'asks':'go'}\nno target-illegal 0 go unit=TL place=d2.0\ndo 0 go unit=TL place=u2.2\nis {'place':{'TL':'u2.2'},'reserve':0}" },
  { "GW-112 GW-155",
    "set-of FX\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") CARRIES ("TL", MUSTER, "2"))
    "do 0 cast ability=TL.learned units=T3\nis {'asks':'go','status':{'T3':'inactive'}}\nno target-illegal 0 go unit=T3 place=d2.0\ndo 0 go unit=T3 place=d1.1\n"
    "is {'status':{'T3':'active'},'place':{'T3':'d1.1'},'hp':{'T3':10},'reserve':0}" },
  /* What the host carries out by hand (9.3). */
  { "GW-206 GW-123",
    "dealer cards box\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','I1':'u2.2'") ",'status':{'I2':'dead'},'hand':[[" OWN ("S10", "0") "," UNSEEN ("1") "],[]]")
    "do 0 play card=S10\ndo h adjust what=hand player=1 n=2\nsays adjusted-hand\nis {'hands':[1,2]}\nno no-such-piece h adjust what=hand player=1 n=90\ndo h adjust what=hand player=1 n=1\nis {'hands':[1,1]}\n"
    "do h adjust what=trophy unit=I2 player=0 n=1\nsays adjusted-trophy\nis {'killer':{'I2':1}}\nno no-such-piece h adjust what=trophy unit=I1 player=0 n=1\ndo h adjust what=round n=4\nis {'round':4}\nno no-such-piece h adjust what=round n=11\n"
    "do h carried-out" },
  /* Choices that no other case makes. */
  { "GW-158", /* a sneak attack costs no defence */
    FX OPTION ("sneak-decay", "no") AT ("fight", PLACE ("'T5':'u2.0','I4':'d2.0'") CARRIES ("T5", STAB, "3") ",'def':{'I4':6},'given':{'T5':[0,2,0,0,0]}")
    "do 0 cast ability=T5.learned units=I4\nis {'hp':{'I4':7},'def':{'I4':6}}" },
  { "GW-169", /* what it does to itself wakes it, or does not */
    FX AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") CARRIES ("T1", GUARD, "2") ",'counter':{'T1':{'sleeping':1}}") "do 0 cast ability=T1.learned units=T1\nis {'counter':{'T1':{'sleeping':1}}}" },
  { "GW-169",
    FX OPTION ("sleep-own-ability-wakes", "yes") AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") CARRIES ("T1", GUARD, "2") ",'counter':{'T1':{'sleeping':1}}")
    "do 0 cast ability=T1.learned units=T1\nsays wakes\nis {'counter':{'T1':{'sleeping':0}}}" },
  { "GW-155", /* who is brought to a tile is attacked there */
    "seats 3\n" FX OPTION ("ability-jump-reaction", "yes") AT3 ("fight", PLACE ("'T1':'d2.0','I3':'u0.4','A3':'u3.3'") CARRIES ("T1", HAUL, "3"))
    "do 0 cast ability=T1.learned units=A3\ndo 2 go unit=A3 place=d2.0\nsays reacts" },
  { "GW-124", /* learned in another's turn */
    FX AT ("roll", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[],[" UNSEEN ("1") "]]") "no attach-not-own-turn 1 attach card=FX-REACH unit=IL" },
  { "GW-124", FX OPTION ("attach-timing", "any-time") AT ("roll", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[],[" UNSEEN ("1") "]]") "do 1 attach card=FX-REACH unit=IL\nsays attached" },
  { "GW-014", "do h first player=0\noutcomes 10" },
  { "GW-014", OPTION ("board", "first") "do h first player=0\noutcomes 1" },
  { "GW-017", OPTION ("fair-perimeter", "off") "at " UNEQUAL "\nhow" },
  { "GW-005", "seat-option 0 tribe achrinolder\nseat-option 1 tribe betrumour\nrestart\nis {'tribe_seat':{'achrinolder':1,'betrumour':2}}\n"
    "seat-option 0 tribe imblasham\nseat-option 1 tribe turquefoss\nrestart\nis {'tribe_seat':{'imblasham':1,'turquefoss':2}}" },
  { "GW-017", /* the deal after which all are equal, and the last one where none was */
    "option fair-perimeter require\ndealer tiles app\nrestart\nat {'stage':'fairness','first':0}\nat {'stage':'board','equal_deal':2,'lies':{'T1A':null}}\ndo - lay place=d0.1 tile=T1A\nsays dealt-equal\n"
    "restart\nat " UNEQUAL "\nat {'stage':'board','equal_deal':1000,'lies':{'T1A':null}}\ndo - lay place=d0.1 tile=T1A\nsays dealt-nearest" },
  { "GW-123", OPTION ("hand-limit", "none") AT ("turn-end", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[" UNSEEN ("30") "],[]]") "no discard-not-due 0 discard\ndo 0 end-step\nis {'current':1}" },
};

void
gw_add_options (void)
{
  gw_add_cases ("options", cases, G_N_ELEMENTS (cases));
}
