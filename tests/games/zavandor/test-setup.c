/* test-setup.c: setup, rounds and turns, soil samples (5.1 to 5.3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

static const ZavCase cases[] = {
  /* The number of players; roles. */
  { "ZAV-001", "seats 1\nstart player-count@ZAV-001\nseats 5\nstart player-count" },
  { "ZAV-002 R-01", /* clockwise I → II → … → V → I */
    "base\nat {'gnome':'V','bought':1,'bought_district':1,'used':[3,3,2],'active':2}\ndo 2 gold\nis {'gnome':'I','round':4}\nsays gnome-moves" },
  { "ZAV-002 R-01",
    "base\nat {'gnome':'II','bought':1,'bought_district':1,'used':[3,3,2],'active':2}\ndo 2 gold\nis {'gnome':'III'}" },
  { "ZAV-003",
    "seats 4\nis {'gold':[23,23,23,23],'wild':[0,0,0,0],'trader':[null,null,null,null],'hand_kind':[null,null,null,null],"
    "'tiles':[[],[],[],[]],'items':[[],[],[],[]]}\nis {'gems':[{'diamond':0,'ruby':0,'sapphire':0,'emerald':0},{},{},{}]}" },
  { "ZAV-004 ZAV-136 ZAV-139",
    "seats 2\nis {'bank':{'diamond':38,'ruby':38,'sapphire':38,'emerald':38},'bank_wild':6}" },
  { "ZAV-005 R-03", /* gems lie openly, a hand card does not */
    "base\nat {'gems':[{'ruby':3},{},{}],'wild':[2,0,0],'hand':['j09',null,null]}\n"
    "view public {'gems':[{'ruby':3},{},{}],'wild':[2,0,0],'hand':[null,null,null],'hand_kind':['jewelry',null,null]}\n"
    "view 0 {'hand':['j09',null,null]}\nview 1 {'hand':[null,null,null]}" },
  { "ZAV-006 ZAV-099",
    "seats 3\nis {'awaits':'gnome'}\noutcomes 5\nno gnome-not-in-diamantina@ZAV-006 - gnome district=Diamantina\ndo - gnome district=III\nis {'gnome':'III'}\n"
    "no wrong-phase - gnome district=II" },
  { "ZAV-006 ZAV-099 ZAV-143", "base\nbad gnome-not-in-diamantina {'gnome':'Diamantina'}" },
  { "ZAV-007", /* of the four light tiles one comes up on Diamantina */
    "seats 3\napp\nbase\nat {'gold':[9,9,9]}\ndo 0 sample space=Diamantina-2\nis {'awaits':'seen'}\noutcomes 4\nno wrong-tile-back@ZAV-008 - seen tile=d01\n"
    "do - seen tile=l3\ndo 0 sample space=Diamantina-1\noutcomes 3" },
  { "ZAV-008", /* and of the twenty dark ones on a district */
    "seats 3\napp\nbase\ndo 0 sample space=II-2\noutcomes 20\nno wrong-tile-back@ZAV-008 - seen tile=l1\ndo - seen tile=d07\n"
    "is {'tile_at':{'II-2':'d07'}}\ndo 0 sample space=V-4\noutcomes 19\nno impossible-card - seen tile=d07" },
  { "ZAV-008 ZAV-143", "base\nbad wrong-tile-back {'tile_at':{'II-2':'l1'}}\nbad wrong-tile-back {'tile_at':{'Diamantina-1':'d01'}}" },
  { "ZAV-009 ZAV-011", /* each heap is shuffled on its own and stacked I on II, I on II on III */
    "seats 4\nis {'pile':{'artifact':[{'n':6},{'n':6,'pool':1}],'jewelry':[{'n':5,'pool':2},{'n':5,'pool':3},{'n':5,'pool':4}]}}" },
  { "ZAV-012 ZAV-143", /* a position in the middle of a round that says nothing of the display: it is turned up first, then play goes on */
    "seats 3\nat {'phase':'action','round':3,'start':1,'active':2,'gnome':'II','used':[1,1,0]}\nis {'awaits':'turn','round':3}\n"
    "do - turn card=a02\ndo - turn card=a06\ndo - turn card=a01\ndo - turn card=j01\ndo - turn card=j02\ndo - turn card=j03\n"
    "is {'phase':'action','round':3,'active':2,'used':[1,1,0],'gnome':'II','awaits':''}" },
  { "ZAV-009 ZAV-012", /* the app turns level I up first: six artifacts may come, then five, then four */
    "seats 4\napp\nrole starter 0\nrestart\ndo - gnome district=I\noutcomes 6\ndo - turn card=a02 slot=artifact-1\noutcomes 5\n"
    "do - turn card=a06 slot=artifact-2\noutcomes 4\ndo - turn card=a01 slot=artifact-3\noutcomes 5\ndo - turn card=j01\noutcomes 4\n"
    "do - turn card=j03\ndo - turn card=j05\nis {'round':1,'step':'action','active':0,'piles':{'artifact':9,'jewelry':12},"
    "'slot':{'artifact-1':'a02','artifact-2':'a06','artifact-3':'a01','jewelry-1':'j01','jewelry-2':'j03','jewelry-3':'j05'}}" },
  { "ZAV-010", "seats 4\nis {'removed':{'artifact':0,'jewelry':0},'piles':{'artifact':12,'jewelry':15}}" },
  { "ZAV-010", "seats 3\nis {'removed':{'artifact':1,'jewelry':1},'piles':{'artifact':11,'jewelry':14}}" },
  { "ZAV-010", /* nobody has seen what was removed: any level I card may still come */
    "seats 2\nis {'removed':{'artifact':2,'jewelry':2},'piles':{'artifact':10,'jewelry':13},'pile':{'artifact':[{'n':4},{'n':6}],"
    "'jewelry':[{'n':3},{'n':5},{'n':5}]}}\napp\nrole starter 1\nrestart\ndo - gnome district=II\noutcomes 6" },
  { "ZAV-013",
    "base\nlegal 6 trader-take\ndo 0 trader-take pair=diamond-ruby\ndo 1 trader-take pair=diamond-sapphire\ndo 2 trader-take pair=diamond-emerald\n"
    "do 0 trader-take pair=ruby-sapphire\ndo 1 trader-take pair=ruby-emerald\ndo 2 trader-take pair=sapphire-emerald\nlegal 3 trader-take" },
  { "ZAV-014",
    "seats 2\nis {'price':{'diamond':5,'ruby':4,'sapphire':4,'emerald':3},'target':{'diamond':5,'ruby':4,'sapphire':4,'emerald':3}}" },
  { "ZAV-015", "base\ndo 0 buy type=ruby n=1\nis {'price':{'ruby':4},'target':{'ruby':5}}" },
  { "ZAV-016", "seats 3\nrole banker 1\nrole observer 1\nstart roles-must-differ@ZAV-016\nrole observer 2\nrestart\nis {'step':'setup'}" },
  { "ZAV-017", /* by lot: an entry is owed; chosen: none is */
    "seats 3\ndo - gnome district=I\nis {'awaits':'first'}\noutcomes 3\ndo - first player=2\nis {'start':2,'awaits':'turn'}\nno wrong-phase - first player=1\n"
    "role starter 1\nrestart\ndo - gnome district=I\nis {'start':1,'awaits':'turn'}" },
  { "ZAV-017 ZAV-018 ZAV-019",
    "seats 2\nrole starter 1\nrestart\ndo - gnome district=I\ndo - turn card=a01\ndo - turn card=a02\ndo - turn card=a03\ndo - turn card=j01\ndo - turn card=j02\n"
    "is {'step':'setup','awaits':'turn'}\nno wrong-phase@ZAV-023 1 gold\ndo - turn card=j03\nis {'step':'action','active':1,'round':1,'left':[3,3]}\nsays round" },

  /* Rounds and turns. */
  { "ZAV-018 ZAV-025 ZAV-026 R-05",
    "base\ndo 0 gold\ndo 1 gold\ndo 2 gold\ndo 0 gold\ndo 1 gold\ndo 2 gold\ndo 0 gold\ndo 1 gold\nis {'round':3,'start':0}\ndo 2 gold\n"
    "is {'round':4,'start':1,'active':1,'used':[0,0,0],'left':[3,3,3]}\nsays mining\nsays starter" },
  { "ZAV-019 ZAV-020", /* a player without actions is skipped; the last one goes on alone */
    "base\nat {'items':[[],['a02','a07'],[]],'used':[3,1,2],'active':2}\nis {'left':[0,4,1]}\ndo 2 gold\nis {'active':1}\ndo 1 gold\nis {'active':1,'left':[0,3,0]}\n"
    "no no-actions-left@ZAV-023 0 gold\ndo 1 gold\ndo 1 gold\nis {'active':1}\ndo 1 gold\nis {'round':4}" },
  { "ZAV-021 ZAV-027", /* any number of samples, then exactly one action */
    "base\ndo 0 sample space=I-1\ndo 0 sample space=I-1\ndo 0 sample space=V-2\nis {'active':0,'used':[0,0,0],'gold':[20,23,23]}\ndo 0 gold\nis {'active':1,'used':[1,0,0]}\n"
    "no not-your-turn 0 sample space=I-1" },
  { "ZAV-021", /* a draw is used up when a card has been kept */
    "base\ndo 0 draw pile=artifact\nis {'used':[0,0,0],'active':0,'step':'choose'}\ndo 0 keep\nis {'used':[1,0,0],'active':1}" },
  { "ZAV-022 R-04", "base\nno pass-not-allowed@ZAV-022 0 pass\nat {'gold':[0,0,0]}\nlegal 1 gold\nno pass-not-allowed 0 pass" },
  { "ZAV-023", "base\nno not-your-turn@ZAV-023 1 gold\nno not-your-turn 2 pass\nat {'used':[1,3,0]}\nno no-actions-left@ZAV-023 1 buy type=ruby n=1" },
  { "ZAV-140", "base\nno input 0 turn card=a02\nbecause No player enters this: it comes up on the table, or the table decides it." },
  { "ZAV-023", "base\nno wrong-phase@ZAV-023 0 keep card=j01\nno wrong-phase@ZAV-023 0 mine\nno wrong-phase 1 mine\nno wrong-phase 1 keep" },
  { "ZAV-023", /* keep and mine use up no action of their own */
    "base\ndo 0 draw pile=jewelry\nat {'used':[0,3,0]}\nno not-your-turn 1 keep\nno no-actions-left 1 gold\nno not-your-turn 2 keep" },
  { "ZAV-023", "base\nstop\nno game-over@ZAV-023 0 gold\nno game-over 0 keep\nno game-over 0 mine\nno game-over 0 discount\nno game-over - turn card=a02\nlegal 0" },
  { "ZAV-024 R-06", "base\nno no-player-trades@ZAV-024 0 give player=1 n=2 type=ruby\nno no-player-trades 0 give" },
  { "ZAV-024", /* the same kind again, in any order */
    "base\nat {'used':[0,3,3]}\ndo 0 buy type=ruby n=1\ndo 0 buy type=ruby n=1\ndo 0 buy type=ruby n=1\nis {'gems':[{'ruby':3},{},{}],'target':{'ruby':7},'round':4}" },

  /* Soil samples. */
  { "ZAV-027", "base\ndo 0 draw pile=artifact\nno choice-pending@ZAV-027 0 sample space=I-1\nno choice-pending 0 gold\nno choice-pending 0 pass" },
  { "ZAV-028", "base\nat {'gold':[1,23,23]}\ndo 0 sample space=II-3\nis {'gold':[0,23,23],'left':[3,3,3]}\nno not-enough-gold@ZAV-028 0 sample space=II-3" },
  { "ZAV-029 R-07", /* any district wherever the gnome is, Diamantina, and the same tile again */
    "base\ndo 0 sample space=I-2\ndo 0 sample space=Diamantina-4\ndo 0 sample space=I-2\nis {'gold':[20,23,23]}" },
  { "ZAV-029", "base\nat {'tiles':[['d01'],[],[]],'tile_at':{'II-1':'d01'}}\nno tile-gone@ZAV-029 0 sample space=II-1\ndo 0 sample space=II-2" },
  { "ZAV-030", /* only the sampling player sees it, everybody knows that and where */
    "seats 3\napp\nbase\ndo 0 sample space=I-3\nview public {'tile_at':{'I-3':null},'seen_by':{'I-3':[0]},'step':'action','awaits':''}\ndo - seen tile=d04\nsays saw@0\nsilent saw@all\n"
    "view 0 {'tile_at':{'I-3':'d04'}}\nview 1 {'tile_at':{'I-3':null},'seen_by':{'I-3':[0]}}\nview public {'tile_at':{'I-3':null}}\nis {'there':['I-1','I-2','I-3','I-4','II-1',"
    "'II-2','II-3','II-4','III-1','III-2','III-3','III-4','IV-1','IV-2','IV-3','IV-4','V-1','V-2','V-3','V-4','Diamantina-1','Diamantina-2','Diamantina-3','Diamantina-4']}" },
  { "ZAV-030", /* a second player sees what the program knows already: nothing is drawn */
    "seats 3\napp\nbase\ndo 0 sample space=I-3\ndo - seen tile=d04\ndo 0 gold\ndo 1 sample space=I-3\nsays saw@1\nis {'awaits':''}\nview 1 {'tile_at':{'I-3':'d04'}}\n"
    "view 2 {'tile_at':{'I-3':null},'seen_by':{'I-3':[0,1]}}" },
  { "ZAV-031 ZAV-058 R-07", /* it reserves nothing and binds to nothing */
    "base\nat {'gems':[{'diamond':1,'ruby':3},{'diamond':1,'ruby':3},{}]}\ndo 0 sample space=IV-1\nis {'price':{'ruby':4},'target':{'ruby':4},'left':[3,3,3]}\ndo 0 gold\n"
    "do 1 tile space=IV-1\ndo - face tile=d10\nis {'tiles':[[],['d10'],[]]}" },
};

void
zav_add_setup (void)
{
  zav_add_cases ("setup", cases, G_N_ELEMENTS (cases));
}
