/* test-items.c: drawing, tiles, items and payments (5.7 to 5.9)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

static const ZavCase cases[] = {
  { "ZAV-045 ZAV-052", "base\ndo 0 draw pile=artifact\nis {'drawn_n':2,'drawn_kind':'artifact','piles':{'artifact':6,'jewelry':11},'gold':[23,23,23],'target':{'ruby':4}}\nsays drew" },
  { "ZAV-045", /* the app shows them to that player alone */
    "seats 3\napp\nbase\ndo 0 draw pile=jewelry\nis {'awaits':'drawn'}\noutcomes 4\nno entry-pending@ZAV-141 0 keep card=j02\ndo - drawn card=j02\nsays drawn@0\noutcomes 3\ndo - drawn card=j03\nis {'awaits':'','step':'choose','drawn':['j02','j03']}\n"
    "view 0 {'drawn':['j02','j03']}\nview 1 {'drawn':[null,null],'drawn_n':2}\nview public {'drawn':[null,null],'step':'choose'}" },
  { "ZAV-046", "seats 3\napp\nbase\ndo 0 draw pile=jewelry\ndo - drawn card=j02\ndo - drawn card=j03\nno must-keep-drawn@ZAV-046 0 keep\nnojson must-keep-drawn 0 {'verb':'keep','card':[]}\n"
    "nojson hand-limit@ZAV-046 0 {'verb':'keep','card':['j02','j03']}\nno must-keep-drawn 0 keep card=j05\nno not-your-turn 1 keep card=j02\nlegal 2 keep\ndo 0 keep card=j03\n"
    "is {'hand':['j03',null,null],'hand_kind':['jewelry',null,null]}\nsays kept@all\nsays kept-which@0\nsilent kept-which@all" },
  { "ZAV-046 R-17", "seats 3\napp\nbase\nat {'hand':['j09',null,null]}\ndo 0 draw pile=jewelry\ndo - drawn card=j02\ndo - drawn card=j03\nno must-keep-drawn 0 keep card=j09" },
  { "ZAV-047", /* below every card of every level */
    "seats 3\napp\nbase\ndo 0 draw pile=jewelry\ndo - drawn card=j02\ndo - drawn card=j03\ndo 0 keep card=j03\nis {'pile':{'jewelry':[{'n':1},{'n':3},{'n':5},{'card':'j02','seen':[0]}]},'piles':{'jewelry':10}}\n"
    "view 1 {'pile':{'jewelry':[{'n':1,'pool':2},{'n':3,'pool':3},{'n':5,'pool':4},{'n':1,'pool':2}]}}\nview 0 {'pile':{'jewelry':[{},{},{},{'card':'j02'}]}}" },
  { "ZAV-048 ZAV-049", "seats 3\napp\nbase\nat {'hand':['a02',null,null]}\ndo 0 draw pile=jewelry\ndo - drawn card=j02\ndo - drawn card=j03\ndo 0 keep card=j02\n"
    "is {'hand':['j02',null,null],'pile':{'artifact':[{'n':1},{'n':6},{'card':'a02'}],'jewelry':[{},{},{},{'card':'j03'}]},'piles':{'artifact':8,'jewelry':10}}" },
  { "ZAV-050", /* two under the same pile: the unkept drawn card first, or as said */
    "seats 3\napp\nbase\nat {'hand':['j04',null,null]}\ndo 0 draw pile=jewelry\ndo - drawn card=j02\ndo - drawn card=j03\nlegal 4 keep\nno return-order@ZAV-050 0 keep card=j02 order=j03\nno return-order 0 keep card=j02 order=j03,j02\n"
    "no return-order 0 keep card=j02 order=j03,j03\ndo 0 keep card=j02\nis {'pile':{'jewelry':[{},{},{'card':'j03'},{'card':'j04'}]}}" },
  { "ZAV-050", /* a hand card of the other kind goes under the other pile */
    "seats 3\napp\nbase\nat {'hand':['a02',null,null]}\ndo 0 draw pile=jewelry\ndo - drawn card=j02\ndo - drawn card=j03\nlegal 2 keep\nno return-order 0 keep card=j02 order=a02\n"
    "no return-order 0 keep card=j02 order=j02\ndo 0 keep card=j02 order=j03\nis {'piles':{'artifact':8,'jewelry':10}}" },
  { "ZAV-050", "seats 3\napp\nbase\nat {'hand':['j04',null,null]}\ndo 0 draw pile=jewelry\ndo - drawn card=j02\ndo - drawn card=j03\ndo 0 keep card=j02 order=j04,j03\nis {'pile':{'jewelry':[{},{},{'card':'j04'},{'card':'j03'}]}}" },
  { "ZAV-050", "seats 3\napp\nbase\nat {'hand':['j04',null,null]}\ndo 0 draw pile=jewelry\ndo - drawn card=j02\ndo - drawn card=j03\ndo 0 keep card=j02 order=j03,j04\nis {'pile':{'jewelry':[{},{},{'card':'j03'},{'card':'j04'}]}}" },
  { "ZAV-051 R-16", "base\nat {'pile':{'artifact':[]},'out':['a02','a04','a05','a07','a08','a09','a10','a11'],'removed':{'artifact':1}}\nis {'piles':{'artifact':0}}\nno pile-empty@ZAV-051 0 draw pile=artifact" },
  { "ZAV-051 R-16", "seats 3\napp\nbase\nat {'pile':{'artifact':[{'n':1,'pool':1}]},'out':['a02','a04','a05','a07','a08','a09','a10'],'removed':{'artifact':1}}\ndo 0 draw pile=artifact\nis {'drawn_n':1}\ndo - drawn card=a11\nno must-keep-drawn 0 keep\n"
    "do 0 keep card=a11\nis {'hand':['a11',null,null],'piles':{'artifact':0}}" },

  /* Tiles. */
  { "ZAV-053", "base\nat {'gems':[{'ruby':9,'emerald':9,'diamond':9,'sapphire':9},{},{}]}\nno wrong-district@ZAV-053 0 tile space=I-1\nlegal 8 tile\nat {'there':['IV-1','IV-2','IV-3','I-1','I-2','I-3','I-4','II-1','II-2','II-3','II-4','III-1','III-2','III-3','III-4','V-1','V-2','V-3','V-4',"
    "'Diamantina-1','Diamantina-2','Diamantina-3','Diamantina-4'],'tiles':[['d01'],[],[]]}\nno tile-gone@ZAV-053 0 tile space=IV-4\ndo 0 tile space=Diamantina-1" },
  { "ZAV-053 R-39", /* the gnome's district is empty: only Diamantina sells */
    "base\nat {'tiles':[['d01','d02','d03','d04'],[],[]],'there':['I-1','I-2','I-3','I-4','II-1','II-2','II-3','II-4','III-1','III-2','III-3','III-4','V-1','V-2','V-3','V-4','Diamantina-1','Diamantina-2','Diamantina-3','Diamantina-4'],"
    "'gems':[{'ruby':9,'emerald':9,'diamond':9,'sapphire':9},{},{}]}\nlegal 4 tile\nno tile-gone 0 tile space=IV-1\nno wrong-district 0 tile space=V-1" },
  { "ZAV-054 ZAV-055", "base\nat {'gold':[99,0,0],'gems':[{'diamond':1,'ruby':2},{},{}]}\nno not-enough-gems@ZAV-054 0 tile space=IV-1\nat {'gems':[{'diamond':1,'ruby':3},{},{}]}\ndo 0 tile space=IV-1\nis {'gold':[99,0,0],'gems':[{'diamond':0,'ruby':0},{},{}],'bank':{'ruby':38,'diamond':38}}" },
  { "ZAV-056 ZAV-059", "base\nat {'gems':[{'diamond':1,'ruby':3},{},{}]}\ndo 0 tile space=IV-1\nis {'awaits':'face','step':'entry','active':0,'bought':1,'bought_district':1}\ndo - face tile=d10\nsays tile-shown@all\n"
    "is {'tiles':[['d10'],[],[]],'vp':[2,0,0],'active':1,'used':[1,0,0],'tile_at':{'IV-1':'d10'}}\nno tile-gone 1 sample space=IV-1" },
  { "ZAV-056", /* a tile the program has seen is turned up at once */
    "seats 3\napp\nbase\nat {'gems':[{'diamond':1,'ruby':3},{},{}]}\ndo 0 sample space=IV-1\ndo - seen tile=d08\ndo 0 tile space=IV-1\nsays tile-shown@all\nis {'tiles':[['d08'],[],[]],'awaits':'','active':1}\nview public {'tile_at':{'IV-1':'d08'}}" },
  { "ZAV-057 R-09", "base\nat {'gems':[{'diamond':1,'ruby':3},{},{}],'target':{'diamond':6,'ruby':4}}\ndo 0 tile space=IV-1\nis {'target':{'diamond':7,'ruby':7,'sapphire':4,'emerald':3}}" },
  { "ZAV-059", "base\nat {'gems':[{'diamond':3,'ruby':3,'sapphire':2},{},{}]}\ndo 0 tile space=Diamantina-1\nis {'bought':1,'bought_district':0}" },

  /* Items. */
  { "ZAV-060", "base\nat {'gems':[{'ruby':9,'diamond':9,'emerald':9,'sapphire':9},{},{}],'slot':{'jewelry-2':null}}\nno item-not-available@ZAV-060 0 item slot=jewelry-2\nno item-not-available 0 item slot=hand\nat {'hand':[null,'j09',null]}\nno item-not-available 0 item slot=hand" },
  { "ZAV-061 ZAV-062 ZAV-063", "base\nat {'gems':[{'ruby':4},{},{}]}\nno not-enough-gems@ZAV-061 0 item slot=jewelry-1\nat {'gems':[{'ruby':6},{},{}]}\ndo 0 item slot=jewelry-1\nis {'gems':[{'ruby':1},{},{}],'items':[['j06'],[],[]],'vp':[4,0,0],'target':{'ruby':9}}\nsays item-bought" },
  { "ZAV-064", "base\nat {'gems':[{'ruby':5},{},{}]}\ndo 0 item slot=jewelry-1\nsays refill\nis {'awaits':'turn','active':0,'slot':{'jewelry-1':null}}\ndo - turn card=j09 slot=jewelry-1\nis {'slot':{'jewelry-1':'j09'},'active':1,'piles':{'jewelry':10}}" },
  { "ZAV-064", /* the hand card empties no slot */
    "base\nat {'gems':[{'emerald':5},{},{}],'hand':['j09',null,null]}\ndo 0 item slot=hand\nis {'items':[['j09'],[],[]],'hand_kind':[null,null,null],'awaits':'','active':1,'piles':{'jewelry':10}}" },
  { "ZAV-065 R-18", "base\nat {'pile':{'jewelry':[]},'out':['j02','j03','j04','j05','j07','j08','j09','j11','j12','j13','j14'],'gems':[{'ruby':5},{'diamond':3},{}]}\ndo 0 item slot=jewelry-1\nsays stays-empty\nis {'slot':{'jewelry-1':null},'active':1,'awaits':''}\n"
    "do 1 item slot=jewelry-2\nis {'slot':{'jewelry-2':null}}" },
  { "ZAV-065 R-18", /* a returned card fills the first empty slot, from the left */
    "seats 3\napp\nbase\nat {'pile':{'jewelry':[]},'out':['j02','j03','j04','j05','j07','j08','j11','j12','j13','j15'],'slot':{'jewelry-2':null,'jewelry-3':null},'items':[[],['j01','j10'],[]],'hand':['j09',null,null]}\n"
    "do 0 draw pile=artifact\ndo - drawn card=a02\ndo - drawn card=a04\ndo 0 keep card=a02\nis {'awaits':'turn','step':'entry'}\noutcomes 1\nno impossible-card - turn card=j14\ndo - turn card=j09\nis {'slot':{'jewelry-2':'j09','jewelry-3':null},'piles':{'jewelry':0},'active':1}" },
  { "ZAV-066", "base\nat {'gems':[{'diamond':3},{},{}]}\ndo 0 item slot=jewelry-2\nis {'vp':[2,0,0],'left':[3,3,3],'wild':[0,0,0]}" },
  { "ZAV-067 R-15", "base\nat {'gems':[{'diamond':4,'emerald':1},{},{}],'wild':[2,0,0]}\nno payment-mismatch@ZAV-067 0 item slot=artifact-1 own=diamond:4,emerald:1\nno payment-mismatch 0 item slot=artifact-1 own=diamond:2,emerald:1\n"
    "no payment-mismatch 0 item slot=artifact-1 wild=diamond:1\nno payment-mismatch 0 item slot=artifact-1 own=diamond:3,emerald:1 wild=diamond:1\nno not-enough-gems@ZAV-067 0 item slot=artifact-1 own=emerald:1 wild=diamond:3\n"
    "do 0 item slot=artifact-1 own=diamond:2 wild=diamond:1,emerald:1\nis {'gems':[{'diamond':2,'emerald':1},{},{}],'wild':[0,0,0],'bank_wild':6}" },
  { "ZAV-067", "base\nat {'gems':[{'diamond':2,'emerald':1},{},{}],'wild':[1,0,0]}\nno not-enough-gems@ZAV-061 0 item slot=artifact-1 own=diamond:3,emerald:1\ndo 0 item slot=artifact-1\nis {'gems':[{'diamond':0,'emerald':0},{},{}],'wild':[0,0,0]}\nsays wild-used" },
  { "ZAV-067", /* every split is lawful, the usual one said as none */
    "base\nat {'gems':[{'ruby':3,'diamond':1},{},{}],'wild':[1,0,0]}\nlegal 5 tile" },
  { "ZAV-067", "base\nnojson unknown-gem@ZAV-067 0 {'verb':'item','slot':'artifact-1','own':{'wild':1}}\nnojson unknown-gem 0 {'verb':'tile','space':'IV-1','wild':['pearl']}" },
};

void
zav_add_items (void)
{
  zav_add_cases ("items", cases, G_N_ELEMENTS (cases));
}
