/* test-corners.c: first indices, last cards and other places where an error would hide
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

#define LAST "base\nat {'used':[3,3,2],'active':2}\n"

static const ZavCase cases[] = {
  /* The first card and the first tile of the set are cards and tiles like all others. */
  { "ZAV-060", "seats 3\napp\nbase\nat {'slot':{'artifact-1':'a02'},'hand':['a01',null,null],'gems':[{'diamond':3,'emerald':1},{},{}]}\nis {'piles':{'artifact':7}}\nlegal 2 item\ndo 0 item slot=hand\nis {'items':[['a01'],[],[]],'left':[3,3,3],'used':[1,0,0]}" },
  { "ZAV-060", "base\nat {'hand_kind':['artifact',null,null],'slot':{'artifact-1':'a02'},'gems':[{'diamond':3,'emerald':1},{},{}]}\nlegal 2 item\nno teach-first 0 item slot=hand\nno impossible-card 0 item slot=jewelry-1 card=a01\ndo 0 item slot=hand card=a01\nis {'items':[['a01'],[],[]]}" },
  { "ZAV-064", "base\nat {'slot':{'artifact-1':'a02'},'gems':[{'ruby':3,'sapphire':2},{},{}]}\ndo 0 item slot=artifact-1\ndo - turn card=a01\nis {'slot':{'artifact-1':'a01'}}\nat {'active':0,'used':[0,0,0],'gems':[{'diamond':3,'emerald':1},{},{}]}\ndo 0 item slot=artifact-1\nis {'awaits':'turn'}" },
  { "ZAV-045 ZAV-047", "seats 3\napp\nbase\nat {'slot':{'artifact-1':'a02'}}\ndo 0 draw pile=artifact\ndo - drawn card=a01\nis {'awaits':'drawn'}\ndo - drawn card=a05\ndo 0 keep card=a05\nis {'hand':['a05',null,null],'pile':{'artifact':[{'n':6},{'card':'a01','seen':[0]}]}}" },
  { "ZAV-056", "base\nat {'gems':[{'diamond':1,'ruby':3},{},{}]}\ndo 0 tile space=IV-1\ndo - face tile=d01\nis {'tiles':[['d01'],[],[]]}" },
  { "ZAV-029", "seats 3\napp\nbase\ndo 0 sample space=I-1\nis {'awaits':'seen'}\nno entry-pending 0 gold\nno entry-pending 0 sample space=I-1\ndo - seen tile=d01\nis {'awaits':'','tile_at':{'I-1':'d01'}}\ndo 0 gold\ndo 1 sample space=I-1\nis {'awaits':''}" },
  { "ZAV-017", "seats 3\ndo - gnome district=I\ndo - first player=0\nno wrong-phase - first player=1\nis {'start':0,'gnome':'I'}\nno wrong-phase - gnome district=II" },

  /* Piles. */
  { "ZAV-065 ZAV-143", /* a known card on top of a pile is the one that comes, and a correction can take it away */
    "seats 3\napp\nbase\nat {'pile':{'jewelry':[{'card':'j09','seen':[1],'pool':3},{'n':10,'pool':4}]}}\nview 1 {'pile':{'jewelry':[{'card':'j09'},{}]}}\nview 0 {'pile':{'jewelry':[{'n':1,'pool':3},{'n':10}]}}\nat {'items':[['j09'],[],[]]}\n"
    "is {'piles':{'jewelry':10},'items':[['j09'],[],[]],'pile':{'jewelry':[{'n':2,'pool':3},{'n':3,'pool':2},{'n':5,'pool':4}]}}" },
  { "ZAV-045", /* a known card is drawn without being asked for */
    "seats 3\napp\nbase\nat {'pile':{'jewelry':[{'card':'j09','seen':[1],'pool':3},{'n':10,'pool':4}]}}\ndo 0 draw pile=jewelry\nsays drawn@0\nis {'owed_drawn':1,'drawn':['j09',null]}\noutcomes 5\ndo - drawn card=j12\nlegal 2 keep\ndo 0 keep card=j09\nis {'hand':['j09',null,null]}\n"
    "view public {'hand_kind':['jewelry',null,null],'hand_pool':['jewelry',null,null],'pile':{'jewelry':[{'n':9,'pool':4},{'n':1,'pool':6}]}}" },
  { "ZAV-045", /* a known card below one that is not is told after it, as it lies: the first of the two is the first told */
    "seats 3\napp\nbase\nnames\nat {'pile':{'jewelry':[{'n':1,'pool':4},{'card':'j09','seen':[1],'pool':3},{'n':9,'pool':4}]}}\ndo 0 draw pile=jewelry\nsilent drawn\ndo - drawn card=j12\nsays drawn@0\nis {'drawn':['j12','j09']}\n"
    "told Ann sees Moss collar.\ntold Ann sees Tide crown.\n" },
  { "ZAV-050", /* two under the same pile, of different backs: nobody else can tell which lies above */
    "seats 3\napp\nbase\nat {'hand':['j14',null,null]}\ndo 0 draw pile=jewelry\ndo - drawn card=j02\ndo - drawn card=j03\ndo 0 keep card=j02 order=j14,j03\nview public {'pile':{'jewelry':[{'n':1},{'n':3},{'n':4},{'n':2,'pool':6}]}}" },
  { "ZAV-141", /* a half known box: what comes may be any card of the kind */
    "seats 3\nset empty\nteach items {'id':'x1','kind':'artifact'}\nteach items {'id':'x2','kind':'artifact'}\nteach items {'id':'y1','kind':'jewelry'}\ndo - gnome district=I\ndo - first player=0\noutcomes 2\nlegal 9\ndo - turn card=x2\noutcomes 1" },
  { "ZAV-142", /* backs need not be known, and a pile stacked wrongly is only remarked on */
    "seats 2\nrole starter 0\nrestart\ndo - gnome district=I\ndo - turn card=a12\nis {'slot':{'artifact-1':'a12'},'piles':{'artifact':9}}\ndo - turn card=j15 slot=jewelry-3\nis {'slot':{'jewelry-3':'j15','jewelry-1':null}}" },

  /* Mining where the bank is nearly empty. */
  { "ZAV-082 ZAV-084", /* two wild symbols, one gem left in all */
    LAST "at {'tiles':[['l1','l2'],[],[]],'gems':[{},{'diamond':19,'ruby':19,'sapphire':19,'emerald':19},{'diamond':19,'ruby':19,'sapphire':18,'emerald':19}]}\ndo 2 gold\nis {'round':4,'gems':[{'sapphire':1,'diamond':0},{},{}]}" },
  { "ZAV-084", /* what a player may still choose from depends on those before */
    LAST "at {'tiles':[['l1'],['l2'],[]],'gems':[{},{},{'ruby':36,'diamond':36}]}\ndo 2 gold\nlegal 4 mine\ndo 0 mine wild=ruby:1\nno bank-short-gems 1 mine wild=ruby:1\nlegal 3 mine" },
  { "ZAV-118 ZAV-119", /* canonical: gems of a type come from tiles first */
    LAST "at {'items':[[],[],['a12']],'tiles':[['l1','d06'],[],[]],'gold':[2,0,0]}\ndo 2 gold\nlegal 4 mine\njson 0 {'verb':'mine','gems':{},'wild':['diamond']}\nis {'gems':[{'diamond':1},{},{}],'gold':[0,0,6]}" },

  /* Discounts where a slot is empty. */
  { "ZAV-087", "seats 3\noption expert-discounts on\nbase\nat {'slot':{'artifact-2':null},'pile':{'artifact':[]},'out':['a02','a03','a04','a05','a07','a08','a09','a10','a11'],'used':[3,3,2],'active':2}\ndo 2 gold\nis {'sideways':{'artifact-1':1,'artifact-2':0,'artifact-3':1}}" },

  /* The last purchase of the game, by somebody who did not trigger it. */
  { "ZAV-141 ZAV-130", "base\nat {'items':[['j15','j13','j12'],[],[]],'gems':[{},{},{'ruby':5}],'used':[3,3,2],'active':2}\ndo 2 item slot=jewelry-1\nis {'over':true,'vp':[18,0,4],'slot':{'jewelry-1':null}}\nsilent refill" },
  { "ZAV-141", "base\nat {'gems':[{'ruby':5},{},{}]}\ndo 0 item slot=jewelry-1\nis {'over':false,'awaits':'turn'}" },
  { "ZAV-123 ZAV-141", /* markers that cannot matter any more are not asked for */
    "seats 3\nset {'items':{'a06':{'effect':{'do':'markers'}}}}\nbase\nat {'items':[['j15','j13','j12'],[],[]],'gems':[{},{},{'ruby':3,'emerald':1}],'used':[3,3,2],'active':2}\ndo 2 item slot=artifact-3\nis {'over':true,'owed_markers':0,'vp':[18,0,1]}" },

  /* Scores of what is not known. */
  { "ZAV-129", "seats 3\nnames\nset {'items':{'j06':{'vp':null},'j01':{'vp':null}}}\nbase\nat {'slot':{'jewelry-1':'j02','jewelry-2':'j03'},'items':[['j06','j01','j15'],[],[]]}\nis {'vp':[7,0,0]}\nnote 2 cards and tiles score nothing: their points are not known." },
  { "ZAV-132", /* three tied, two of them the same in gold too */
    "base\nat {'items':[['j15','j13','j12'],['j14','j11','j07','j09'],['a04','a05','a09','a12','j08','j05','j02','j03']],'tiles':[[],[],['d05','d10']],'used':[3,3,2],'active':2,'gold':[9,9,1]}\n"
    "is {'vp':[18,18,18]}\ndo 2 gold\nscore {'rank':[1,1,3],'sale':[9,9,5],'outcome':'shared'}" },

  /* Positions. */
  { "ZAV-143", "seats 3\nat {'active':1}\nis {'step':'setup','round':1,'start':1,'active':1}\nseats 3\nat {'used':[1,0,0]}\nis {'round':1,'start':0}\nseats 3\nat {'gold':[1,2,3]}\nis {'step':'setup','round':0,'start':null}" },
  { "ZAV-143", "base\nat {'wild':[2,2,2]}\nis {'bank_wild':0}\nbad hand-kind {'hand':['a02',null,null],'hand_kind':['jewelry',null,null]}\nbad tile-count {'owed_face':3}\nbad marker-count {'owed_markers':2}\nbad entries-owed {'phase':'entry'}\nbad no-such-space {'there':['I-5']}" },
  { "ZAV-143", /* the hand of somebody, changed and emptied */
    "base\nat {'hand':['j09',null,null]}\nis {'piles':{'jewelry':10},'hand_kind':['jewelry',null,null]}\nat {'hand':['a02',null,null]}\nis {'piles':{'jewelry':11,'artifact':7},'hand_kind':['artifact',null,null]}\nat {'hand_kind':[null,null,null]}\nis {'hand':[null,null,null],'piles':{'artifact':8}}\n"
    "at {'hand_kind':['artifact','artifact',null]}\nis {'piles':{'artifact':6}}\nat {'hand':['a02',null,null]}\nis {'piles':{'artifact':6}}" },
  { "ZAV-143", /* a tile put back lies on its board again */
    "base\nat {'tiles':[['d01','l1'],[],[]]}\nat {'tiles':[['l1'],[],[]]}\nis {'tiles':[['l1'],[],[]]}\nlegal 23 sample" },
  { "ZAV-085", LAST "do 2 gold\nsilent price" },

  /* Positions that say only a part. */
  { "ZAV-143", /* a card leaves a pile of unknown backs, and none of them becomes known; a hand may name its back */
    "base\nat {'pile':{'artifact':[{'n':8,'pool':5}]}}\nat {'out':['a02']}\nis {'pile':{'artifact':[{'n':7,'pool':5}]}}\nseats 3\nbase\nat {'items':[['a02','a04'],[],[]]}\nat {'items':[[],[],[]],'hand_kind':['artifact',null,null],'hand_pool':[0,null,null]}\nis {'pile':{'artifact':[{'n':1},{'n':6,'pool':1}]}}" },
  { "ZAV-143", /* before the gnome has come, a bought tile has left the last space */
    "seats 3\nat {'tiles':[['d01'],[],[]]}\nis {'gnome':null,'there':['I-1','I-2','I-3','I-4','II-1','II-2','II-3','II-4','III-1','III-2','III-3','III-4','IV-1','IV-2','IV-3','IV-4','V-1','V-2','V-3','Diamantina-1','Diamantina-2','Diamantina-3','Diamantina-4']}" },
  { "ZAV-123 ZAV-143", /* markers that nobody knows are held by nobody */
    "seats 3\nset {'items':{'a06':{'effect':{'do':'markers','set':null}}}}\nbase\nat {'slot':{'artifact-3':null},'items':[['a06'],[],[]]}\nis {'markers_out':5}\n"
    "seats 3\nset {'markers':{'A-1':{'off':null}}}\nbase\nat {'slot':{'artifact-3':null},'items':[['a06'],[],[]]}\nis {'markers_out':5}\nseats 3\nbase\nat {'slot':{'artifact-3':null},'items':[['a06'],[],[]]}\nis {'markers_out':0}" },
  { "ZAV-012 ZAV-143", /* nothing left to turn up: play is not at the display */
    "base\nat {'slot':{'artifact-1':null,'artifact-2':null,'artifact-3':null,'jewelry-1':null,'jewelry-2':null,'jewelry-3':null},'pile':{'artifact':[],'jewelry':[]},'out':['a01','a02','a03','a04','a05','a06','a07','a08','a09','a10','a11','j01','j02','j03','j04','j05','j06','j07','j08','j09','j10','j11','j12','j13','j14']}\nis {'phase':'action'}\nat {'gold':[1,2,3]}\nis {'phase':'action'}" },
  { "ZAV-143", "base\nbad tile-backs {'there':['I-1','I-2','I-3','I-4','II-1','II-2','II-3','II-4','III-1','III-2','III-3','III-4','IV-1','IV-2','IV-3','IV-4','V-1','V-2','V-3','V-4','Diamantina-1','Diamantina-2','Diamantina-3'],'tiles':[['d01'],[],[]]}\n"
    "bad entries-owed {'there':['I-1','I-2','I-3','I-4','II-1','II-2','II-3','II-4','III-1','III-2','III-3','III-4','IV-1','IV-2','IV-3','IV-4','V-1','V-2','V-3','Diamantina-1','Diamantina-2','Diamantina-3','Diamantina-4'],'owed_face':20}\nbad discount-count {'slot':{'artifact-1':null},'upright':{'artifact-1':1}}" },

  /* Tiles and cards that are known by name only, or that a box does not have. */
  { "ZAV-140", "seats 3\nset {'tiles':{'d01':{'vp':null}}}\nbase\nat {'tile_at':{'IV-1':'d01'},'gems':[{'diamond':1,'ruby':3},{},{}]}\nlegal 0 tile\nno teach-first 0 tile space=IV-1\nat {'tile_at':{'IV-1':'d02'}}\nlegal 1 tile" },
  { "ZAV-140 ZAV-087", "seats 3\noption expert-discounts on\nset {'items':{'a02':{'cost':null}}}\nbase\nat {'slot':{'artifact-1':null}}\nis {'awaits':''}\noutcomes 0" },
  { "ZAV-142", "base\nteach tiles {'id':'d99','back':'dark','symbols':['ruby'],'wild':0,'vp':1}\nat {'gems':[{'diamond':1,'ruby':3},{},{}]}\ndo 0 tile space=IV-1\nno impossible-card - face tile=d99\noutcomes 20\nlegal 20 face\ndo - face tile=d02" },
  { "ZAV-142", /* a tile that somebody noted where none lies any more can turn up elsewhere */
    "seats 3\napp\nbase\nat {'tiles':[['d05'],[],[]],'there':['I-1','I-2','I-3','II-1','II-2','II-3','II-4','III-1','III-2','III-3','III-4','IV-1','IV-2','IV-3','IV-4','V-1','V-2','V-3','V-4','Diamantina-1','Diamantina-2','Diamantina-3','Diamantina-4'],'tile_at':{'I-4':'d01'}}\ndo 0 sample space=IV-1\ndo - seen tile=d01\nis {'tile_at':{'IV-1':'d01'}}" },
  { "ZAV-140", /* an artifact without an effect is none that can be bought */
    "seats 3\nset {'items':{'a01':{'type':null,'effect':{'do':'none'}}}}\nbase\nat {'gems':[{'diamond':3,'emerald':1},{},{}]}\nno teach-first 0 item slot=artifact-1" },
  { "ZAV-010 ZAV-011", /* a box with too few cards of level I to take two out unseen: its backs are not known */
    "seats 3\nset {'items':{'a01':{'level':'II'},'a02':{'level':'II'},'a03':{'level':'II'},'a04':{'level':'II'},'a05':{'level':'II'}}}\nrestart\nis {'pile':{'artifact':[{'n':11,'pool':5}]}}" },

  { "ZAV-142", /* nor can a card that the box does not have be the one in a hand */
    "base\nat {'hand_kind':['artifact',null,null],'slot':{'artifact-1':'a02'},'gems':[{'diamond':3,'emerald':1},{},{}]}\nlegal 2 item\n"
    "teach items {'id':'a99','kind':'artifact','level':'I','type':'hoovermatic','cost':{'diamond':3,'emerald':1},'vp':1,'outlined':'diamond','effect':{'do':'toll'}}\nlegal 2 item\noutcomes 0" },
  { "ZAV-092", /* discounts may pay for all of it */
    "seats 3\noption expert-discounts on\nset {'items':{'a01':{'cost':{'diamond':2},'outlined':'diamond'}}}\nbase\nat {'upright':{'artifact-1':2}}\ndo 0 item slot=artifact-1\nis {'items':[['a01'],[],[]],'gems':[{},{},{}]}" },

  { "ZAV-143", /* a match that was stopped stays so when its table is corrected */
    "base\nstop\nat {'gold':[1,2,3]}\nis {'over':true,'gold':[1,2,3]}" },

  /* The last action, told by a position. */
  { "ZAV-130 ZAV-132 ZAV-143", "base\nat {'items':[['j15','j13','j12'],['a04'],[]],'used':[3,3,3]}\nis {'over':true}\nscore {'rank':[1,2,3],'outcome':'ranked'}\n"
    "base\nat {'items':[['j15','j13','j12'],['j14','j11','j07','j09'],[]],'used':[3,3,3],'gold':[9,8,1]}\nis {'over':true}\nscore {'rank':[1,2,3]}" },
  { "ZAV-105", LAST "at {'round':9999}\ndo 2 gold\nis {'round':9999}" },
  { "ZAV-087 ZAV-136", /* discounts when the bank is empty: only a bank without limit goes on */
    "seats 3\noption expert-discounts on\noption gem-supply unlimited\nbase\nat {'gems':[{'diamond':38,'ruby':38,'sapphire':38,'emerald':38},{},{}],'used':[3,3,2],'active':2}\ndo 2 gold\nis {'sideways':{'artifact-1':1}}" },
  { "ZAV-128 ZAV-141", /* seat 0 has triggered the end, and is as good a seat as any */
    "base\nat {'items':[['j15','j13','j12'],[],[]],'used':[3,2,3],'active':1,'gems':[{},{'ruby':5},{}]}\nis {'end_by':0}\ndo 1 item slot=jewelry-1\nis {'over':true}" },
};

void
zav_add_corners (void)
{
  zav_add_cases ("corners", cases, G_N_ELEMENTS (cases));
}
