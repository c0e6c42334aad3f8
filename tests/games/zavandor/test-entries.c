/* test-entries.c: what the host enters, and corrections (5.21)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

static const ZavCase cases[] = {
  { "ZAV-141", /* owed: every player's command is refused; the effect, the points, the end and the next player wait */
    "base\nat {'items':[['j15','j13','a02'],[],[]],'gems':[{'ruby':5},{},{}],'used':[1,1,1]}\ndo 0 item slot=jewelry-1\nno entry-pending@ZAV-141 0 gold\nno entry-pending 1 gold\nno entry-pending 2 pass\nno wrong-phase 0 keep\nis {'end_by':null,'used':[1,1,1],'active':0}\n"
    "do - turn card=j09 slot=jewelry-1\nis {'end_by':0,'used':[2,1,1],'active':1}" },
  { "ZAV-141", "base\nat {'gems':[{'diamond':1,'ruby':3},{},{}]}\ndo 0 tile space=IV-1\nno entry-pending 1 gold\nno wrong-tile-back@ZAV-008 - face tile=l1\nno wrong-phase - turn card=j09\nno wrong-phase - seen tile=d01\ndo - face tile=d05\nis {'vp':[2,0,0]}" },
  { "ZAV-141", /* not owed: nothing to enter */
    "base\nno wrong-phase@ZAV-141 - turn card=j09\nno wrong-phase - face tile=d01\nno wrong-phase - gnome district=I\nno wrong-phase - first player=0\nno wrong-phase - drawn card=a02\nno wrong-phase - seen tile=d01\nno wrong-phase - marker off=2\nno wrong-phase - markers values=1,2,3,4,5" },
  { "ZAV-141", /* what can no longer matter is not owed: the last purchase of the game */
    "base\nat {'items':[['j15','j13','a05'],[],[]],'gems':[{'ruby':5},{},{}],'used':[2,3,3]}\ndo 0 item slot=jewelry-1\nis {'over':true,'vp':[18,0,0],'slot':{'jewelry-1':null}}" },
  { "ZAV-141", /* but the points of the last tile matter */
    "base\nat {'items':[['j15','j13','j09'],[],[]],'gems':[{'diamond':1,'ruby':3},{},{}],'used':[2,3,3]}\ndo 0 tile space=IV-1\nis {'over':false,'awaits':'face'}\ndo - face tile=d06\nis {'over':false,'round':4}" },
  { "ZAV-141", /* nobody is asked what a player may not tell: draw and keep without a card */
    "base\nat {'hand_kind':['artifact',null,null]}\ndo 0 draw pile=artifact\nis {'awaits':'','step':'choose'}\nlegal 1 keep\ndo 0 keep\nis {'hand_kind':['artifact',null,null],'hand':[null,null,null],'piles':{'artifact':7}}\ndo 1 sample space=I-1\nis {'awaits':'','gold':[23,22,23]}" },
  { "ZAV-141", /* an Emeromobile whose markers nobody has read off yet */
    "seats 3\nset {'items':{'a06':{'effect':{'do':'markers'}}}}\nbase\nat {'gems':[{'ruby':3,'emerald':1},{},{}]}\ndo 0 item slot=artifact-3\nis {'awaits':'marker','owed_markers':5}\nno entry-pending 1 gold\nno input - markers values=1,2,3\ndo - turn card=a02\n"
    "do - markers values=4,4,2,2,7\nis {'markers':[{'2':2,'4':2,'7':1},{},{}],'active':1}" },
  { "ZAV-141", /* the same one by one */
    "seats 3\nset {'items':{'a06':{'effect':{'do':'markers'}}}}\nbase\nat {'gems':[{'ruby':3,'emerald':1},{},{}],'slot':{'artifact-1':null}}\ndo 0 item slot=artifact-3\ndo - marker off=3\nis {'owed_markers':4}\nlegal 15 marker\ndo - marker off=3\ndo - marker off=3\ndo - marker off=1\ndo - marker off=9\n"
    "is {'owed_markers':0,'awaits':'turn'}\ndo - turn card=a02 slot=artifact-3\nis {'awaits':'turn'}\ndo - turn card=a04\nis {'slot':{'artifact-1':'a04','artifact-3':'a02'},'markers':[{'1':1,'3':3,'9':1},{},{}],'active':1}" },
  { "ZAV-142", "base\nat {'gems':[{'ruby':5},{},{}],'items':[[],['j02'],[]],'out':['j03']}\ndo 0 item slot=jewelry-1\nno impossible-card@ZAV-142 - turn card=j01\nno impossible-card - turn card=j02\nno impossible-card - turn card=j03\nno impossible-card - turn card=j06\n"
    "no impossible-card - turn card=a02 slot=jewelry-1\nno wrong-phase - turn card=j09 slot=jewelry-2\ndo - turn card=j15\nis {'slot':{'jewelry-1':'j15'},'piles':{'jewelry':8}}" },
  { "ZAV-142 R-51", /* a card of another level than its back showed is believed, and remarked on */
    "seats 3\ndo - gnome district=I\ndo - first player=0\ndo - turn card=j09\nsays other-level\ntold Moss collar is of level II, though the back showed I: the pile may be stacked wrongly.\ndo - turn card=j02\nsilent other-level" },
  { "ZAV-142 R-51", /* the same for a hand card */
    "base\nat {'hand_kind':['jewelry',null,null],'hand_pool':['jewelry-I',null,null],'gems':[{'emerald':5},{},{}]}\ndo 0 item slot=hand card=j09\nsays other-level" },
  { "ZAV-143", /* what cannot be: cards drawn by nobody, more tiles of districts than tiles, gems mined in the action round */
    "base\nbad drawn-cards {'drawn':['a02',null]}\nbad tiles-bought {'bought':0,'bought_district':1}\nbad mined-early {'mined':{'ruby':1}}" },
  { "ZAV-143", /* a known card of a pile has the back of its level, whether it is said or not */
    "seats 3\napp\nbase\nat {'pile':{'jewelry':[{'card':'j09','seen':[1]},{'n':10,'pool':4}]}}\nis {'pile':{'jewelry':[{'card':'j09','pool':3},{'n':10,'pool':4}]}}" },
  { "ZAV-140", /* what is lacking: a number, or one that can be */
    "base\nat {'wild':[3,0,0],'gems':[{'ruby':2},{},{}]}\nno input 0 sell type=ruby n=1 wild=2\nbecause Of 1 gem, 2 cannot be wild.\nno input 0 sell type=ruby n=1 wild=-1\nbecause A number cannot be below 0: −1." },
  { "ZAV-142", /* a tile that lies before a player */
    "base\nat {'gems':[{'diamond':1,'ruby':3},{},{}],'tiles':[[],['d05'],[]]}\ndo 0 tile space=IV-1\nno impossible-card@ZAV-142 - face tile=d05\ndo - face tile=d04" },
  { "ZAV-142", /* a new card beyond the number in the box has no room; a second copy while there is room has */
    "base\nat {'gems':[{'ruby':5},{},{}]}\nteach items {'id':'j16','kind':'jewelry','level':'I','cost':{'ruby':1},'vp':1}\ndo 0 item slot=jewelry-1\nno impossible-card - turn card=j16" },
  { "ZAV-142", "seats 3\nset empty\nteach items {'id':'x1','kind':'jewelry','cost':{'ruby':1},'vp':1}\nteach items {'id':'x2','kind':'artifact','cost':null}\ndo - gnome district=I\ndo - first player=0\nno impossible-card - turn card=x1 slot=artifact-1\n"
    "do - turn card=x1\nis {'slot':{'jewelry-1':'x1'}}\nteach items {'id':'x3','kind':'jewelry','cost':{'ruby':1},'vp':1}\ndo - turn card=x3\nis {'slot':{'jewelry-2':'x3'}}\ndo - turn card=x2\nis {'slot':{'artifact-1':'x2'}}" },
  { "ZAV-142", /* a hand card bought in the box */
    "base\nat {'hand_kind':['jewelry',null,null],'gems':[{'emerald':5},{},{}]}\nno teach-first@ZAV-140 0 item slot=hand\nno impossible-card@ZAV-142 0 item slot=hand card=j06\nno impossible-card 0 item slot=hand card=a02\nno not-enough-gems 0 item slot=hand card=j11\n"
    "view public {'step':'action'}\nlegal 2 item\ndo 0 item slot=hand card=j09\nis {'items':[['j09'],[],[]],'hand_kind':[null,null,null]}" },
  { "ZAV-140", /* teach first: cost of a space, cost, points or effect of a card, what a tile shows */
    "seats 3\nset {'items':{'a01':{'vp':null},'a03':{'effect':null},'j06':{'cost':null},'a06':{'type':null,'effect':null}},'spaces':{'IV-1':{'cost':null}},'tiles':{'d05':{'vp':null}}}\nbase\nat {'gems':[{'diamond':9,'ruby':9,'sapphire':9,'emerald':9},{},{}]}\n"
    "no teach-first@ZAV-140 0 item slot=artifact-1\nno teach-first 0 item slot=artifact-2\nno teach-first 0 item slot=artifact-3\nno teach-first 0 item slot=jewelry-1\nno teach-first 0 tile space=IV-1\ndo 0 tile space=IV-2\nno teach-first - face tile=d05\nteach tiles {'id':'d05','vp':2}\ndo - face tile=d05\n"
    "teach items {'id':'j06','cost':{'emerald':1}}\nat {'active':0,'used':[0,0,0]}\ndo 0 item slot=jewelry-1\nis {'gems':[{'emerald':8},{},{}]}" },
  { "ZAV-140", /* with the expert option an artifact's entry is not complete without its outlined number */
    "seats 3\noption expert-discounts on\nset {'items':{'a02':{'outlined':null}}}\nbase\nat {'gems':[{'diamond':3,'emerald':1},{},{}]}\ndo 0 item slot=artifact-1\nno teach-first - turn card=a02\nteach items {'id':'a02','outlined':'ruby'}\ndo - turn card=a02" },
  { "ZAV-143 R-51", /* a correction in the middle of a choice and of an entry */
    "base\ndo 0 draw pile=artifact\nat {'gold':[9,9,9]}\nis {'gold':[9,9,9],'step':'choose'}\ndo 0 keep\nat {'gems':[{},{'ruby':5},{}]}\ndo 1 item slot=jewelry-1\nat {'gold':[8,8,8]}\nis {'step':'entry','awaits':'turn'}\ndo - turn card=j09\nis {'active':2}" },
  { "ZAV-143 R-51", /* it must leave the counts true */
    "base\nbad too-many-gems {'gems':[{'ruby':39},{},{}]}\nbad too-many-wild-gems {'wild':[4,3,0]}\nbad item-twice {'items':[['j06'],[],[]]}\nbad tile-twice {'tiles':[['d01'],['d01'],[]]}\nbad card-count {'removed':{'artifact':2},'pile':{'artifact':[{'n':8}]}}\n"
    "bad tile-count {'there':['I-1']}\nbad too-many-actions {'used':[4,0,0]}\nbad impossible-card {'slot':{'jewelry-1':'a02'}}\nbad drawn-cards {'phase':'choose'}" },
  { "ZAV-143", /* derived at once: actions left, points, the end trigger both ways */
    "base\nat {'items':[['j15','j13','j12'],[],[]]}\nis {'vp':[18,0,0],'end_by':0,'reached':[1,0,0]}\nat {'items':[['j15','j13'],[],[]]}\nis {'end_by':null,'reached':[0,0,0]}\nat {'items':[[],['a02'],[]]}\nis {'left':[3,4,3]}" },
  { "ZAV-143", /* a correction that leaves nobody an action ends the action round */
    "base\nat {'items':[['a02'],[],[]],'used':[3,3,3],'tiles':[['d01'],[],[]]}\nis {'active':0,'left':[1,0,0]}\nat {'items':[[],[],[]]}\nis {'round':4,'gems':[{'diamond':1},{},{}]}" },
  { "ZAV-143 R-51", /* play may begin from a position; a display not said is turned up first */
    "seats 3\nat {'round':5,'active':2,'start':1,'used':[0,1,0],'gnome':'II','gold':[5,6,7],'tiles':[['d01'],['d02','l1'],[]]}\nis {'step':'setup','awaits':'turn','piles':{'artifact':11}}\ndo - turn card=a07\ndo - turn card=a02\ndo - turn card=a03\ndo - turn card=j15\ndo - turn card=j01\ndo - turn card=j02\n"
    "is {'step':'action','round':5,'active':2,'used':[0,1,0],'gold':[5,6,7]}\ndo 2 gold\nis {'active':0}" },
  { "ZAV-143", /* owned components have left their places */
    "base\nat {'items':[['a02','j09'],[],[]],'tiles':[['d01','l1'],[],[]],'hand':[null,'j15',null]}\nis {'piles':{'artifact':7,'jewelry':9},'hand_kind':[null,'jewelry',null]}" },
};

void
zav_add_entries (void)
{
  zav_add_cases ("entries", cases, G_N_ELEMENTS (cases));
}
