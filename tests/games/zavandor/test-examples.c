/* test-examples.c: the worked examples of section 9
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

#define LAST "base\nat {'used':[3,3,2],'active':2}\n"

static const ZavCase cases[] = {
  { "E-01",
    "base\nat {'gold':[99,99,99],'gems':[{'diamond':1,'ruby':3},{'ruby':9},{'sapphire':4}]}\ndo 0 buy type=diamond n=4\ndo 1 gold\ndo 2 sell type=sapphire n=2\nis {'target':{'diamond':6,'sapphire':3}}\ndo 0 sample space=I-1\ndo 0 sample space=V-1\n"
    "do 0 buy type=emerald n=3\ndo 1 buy type=ruby n=3\nis {'target':{'diamond':6,'ruby':5,'sapphire':3,'emerald':4},'gold':[68,91,107]}\ndo 2 trader-take pair=ruby-sapphire\ndo 0 tile space=IV-1\ndo - face tile=d16\ndo 1 item slot=jewelry-1\n"
    "do - turn card=j09\nis {'left':[0,0,1],'target':{'diamond':7,'ruby':13}}\ndo 2 trader-use type=sapphire n=2\nis {'round':4,'start':1}\nsays mining" },
  { "E-02", "base\nat {'target':{'diamond':6},'gems':[{'diamond':1,'ruby':3},{},{}]}\ndo 0 tile space=IV-1\ndo - face tile=d17\nis {'gems':[{'diamond':0,'ruby':0},{},{}],'bank':{'diamond':38,'ruby':38},'vp':[1,0,0],'target':{'diamond':7,'ruby':7},'price':{'diamond':5,'ruby':4}}" },
  { "E-03", "base\nat {'used':[0,3,3],'trader':['ruby-emerald',null,null],'gems':[{'ruby':2},{},{}]}\ndo 0 trader-use type=ruby n=1\nis {'gems':[{'ruby':1,'emerald':1},{},{}]}\ndo 0 trader-use type=emerald n=1\nis {'gems':[{'ruby':2,'emerald':0},{},{}]}\n"
    "at {'gems':[{'emerald':2},{},{}]}\ndo 0 trader-use type=emerald n=2\nis {'gems':[{'ruby':4,'emerald':0},{},{}],'price':{'ruby':4,'emerald':3}}" },
  { "E-04", /* in this set d01 has a wild symbol too, so that Emil has two */
    "seats 2\nset {'tiles':{'d01':{'wild':1}}}\nbase\nat {'used':[3,2],'active':1,'tiles':[['d16','d17','d18','l1'],['d01','l2','d06']],'price':{'diamond':9,'ruby':8,'emerald':7},'target':{'diamond':9,'ruby':8,'emerald':7}}\n"
    "do 1 gold\nis {'active':0}\ndo 0 mine wild=diamond:1\ndo 1 mine wild=diamond:1,ruby:1\nis {'gems':[{'emerald':5,'diamond':2},{'diamond':2,'ruby':4}],'price':{'diamond':5,'ruby':4,'sapphire':4,'emerald':2}}" },
  { "E-09 ZAV-117 R-26", /* 3 players: 0 to 8 gems cost 0, 2, 3, 5, 6, 8, 9, 11, 12; here 1, 3, 5 and 7 */
    LAST "at {'items':[['a12'],[],[]],'tiles':[[],['d06'],['d01','d02']],'gold':[0,50,50]}\ndo 2 gold\nis {'gold':[7,48,49]}" },
  { "E-09 ZAV-117 R-26",
    LAST "at {'items':[['a12'],[],[]],'tiles':[[],['d06','d07','d08'],['d01','d02','d03','d04']],'gold':[0,50,50]}\ndo 2 gold\nis {'gold':[19,42,43]}" },
  { "E-09 ZAV-117 R-26", /* 2, 4 */
    LAST "at {'items':[['a12'],[],[]],'tiles':[[],['d06','d01'],['d02','d03','d16']],'gold':[0,50,50]}\ndo 2 gold\nis {'gold':[9,47,48]}" },
  { "E-05", LAST "at {'price':{'diamond':7},'target':{'diamond':11}}\ndo 2 gold\nis {'price':{'diamond':11},'target':{'diamond':11}}" },
  { "E-06", "base\nat {'used':[2,3,3],'price':{'ruby':13},'target':{'ruby':13},'gems':[{'ruby':5},{},{}],'tiles':[[],['d06','d07'],[]]}\ndo 0 item slot=jewelry-1\nis {'target':{'ruby':15}}\ndo - turn card=j09\nis {'price':{'ruby':12},'target':{'ruby':12}}" },
  { "E-07", "seats 3\noption expert-discounts on\n" LAST "at {'slot':{'artifact-1':'a06','artifact-2':'a03','artifact-3':'a01'},'upright':{'artifact-2':1,'artifact-3':2},'sideways':{'artifact-2':1}}\nis {'bank':{'ruby':38,'sapphire':36,'diamond':36}}\ndo 2 gold\n"
    "is {'upright':{'artifact-1':0,'artifact-2':2,'artifact-3':2},'sideways':{'artifact-1':1,'artifact-2':0,'artifact-3':1},'bank':{'ruby':37,'sapphire':36,'diamond':35}}" },
  { "E-08", "seats 3\noption expert-discounts on\nbase\nat {'upright':{'artifact-1':2},'sideways':{'artifact-1':1},'gems':[{'diamond':1,'emerald':1},{},{}]}\nis {'bank':{'diamond':34,'emerald':37}}\ndo 0 item slot=artifact-1\n"
    "is {'target':{'diamond':6,'emerald':4},'bank':{'diamond':38,'emerald':38},'gems':[{'diamond':0,'emerald':0},{},{}],'left':[4,3,3]}" },
  { "E-10 R-27", /* the misprint corrected: two diamonds, and 3 gold of 4 */
    LAST "at {'items':[[],[],['a12']],'tiles':[['d01','l1','d16'],[],[]],'gold':[4,9,9],'price':{'diamond':9},'target':{'diamond':9}}\ndo 2 gold\nis {'active':0}\nno hoover-unaffordable@ZAV-118 0 mine gems=diamond:3\n"
    "no must-mine@ZAV-082 0 mine gems=diamond:1\ndo 0 mine gems=diamond:2\nis {'gold':[1,9,16],'price':{'diamond':7}}" },
  { "E-10 R-27", /* or with the diamond-and-wild tile alone */
    LAST "at {'items':[[],[],['a12']],'tiles':[['d01','l1','d16'],[],[]],'gold':[4,9,9]}\ndo 2 gold\ndo 0 mine gems=diamond:1 wild=diamond:1\nis {'gold':[1,9,16],'gems':[{'diamond':2},{},{}]}" },
  { "E-11", "base\nat {'items':[['a06'],[],[]],'slot':{'artifact-3':'a02'},'price':{'ruby':10},'target':{'ruby':10},'gold':[18,0,0]}\ndo 0 buy type=ruby n=3 marker=4\nis {'gold':[0,0,0],'target':{'ruby':11},'price':{'ruby':10},'markers':[{'3':1,'4':0,'5':1},{},{}]}" },
  { "E-12", "base\nat {'items':[['a02','a07','a08'],[],[]]}\nis {'left':[6,3,3]}" },
  { "E-13", /* Alphonse is seat 0, Berta seat 1, Caroline seat 2 and start player of round 9 */
    "base\nat {'round':9,'start':2,'active':2,'used':[3,3,3],'gold':[3,0,21],'items':[['a02','j15','j13','j07'],['j14','j12','j09'],['a07','a08','j11','j08','j05']],'tiles':[[],[],['d05','d07']],"
    "'slot':{'jewelry-3':'j02'},'price':{'diamond':9,'ruby':4,'sapphire':14,'emerald':3},'target':{'diamond':9,'ruby':4,'sapphire':14,'emerald':3},'gems':[{'diamond':1,'ruby':3},{},{'diamond':5,'ruby':2}],'wild':[1,0,0]}\n"
    "is {'vp':[17,15,16],'left':[1,0,2],'end_by':null}\ndo 2 buy type=emerald n=3\nis {'active':0}\ndo 0 item slot=jewelry-3\ndo - turn card=j03\nis {'vp':[19,15,16],'end_by':0,'reached':[4,0,0],'active':2}\n"
    "do 2 tile space=Diamantina-4\ndo - face tile=l4\nis {'over':true,'vp':[19,15,19],'reached':[4,0,5],'gems':[{'diamond':1},{},{'diamond':2,'ruby':0,'emerald':0}],'gold':[3,0,12]}\nsilent mining\n"
    "score {'total':[19,15,19],'sale':[26,null,30],'rank':[2,3,1],'verdict':'verdict-sale','goal':18}" },
  { "E-14 ZAV-102", LAST "at {'round':1,'target':{'diamond':9},'gems':[{'diamond':3},{},{}]}\ndo 2 gold\nis {'price':{'diamond':9},'gold':[32,32,36]}" },
  { "E-14 ZAV-102", LAST "at {'round':1,'target':{'diamond':9},'gems':[{'diamond':4},{},{}]}\ndo 2 gold\nis {'price':{'diamond':8},'gold':[32,32,36]}" },
  { "E-14 ZAV-102", LAST "at {'round':1,'target':{'diamond':9},'gems':[{'diamond':4},{'diamond':3},{}]}\ndo 2 gold\nis {'price':{'diamond':8},'target':{'diamond':8}}" },
  { "E-14 ZAV-102", LAST "at {'round':1,'target':{'diamond':9},'gems':[{'diamond':4},{'diamond':4},{}]}\ndo 2 gold\nis {'price':{'diamond':7}}" },
  { "E-14 ZAV-102", LAST "at {'round':1,'target':{'diamond':9},'gems':[{'diamond':4},{'diamond':4},{'diamond':3}]}\ndo 2 gold\nis {'price':{'diamond':7}}" },
  { "E-14 ZAV-102", LAST "at {'round':1,'target':{'diamond':9},'gems':[{'diamond':4},{'diamond':4},{'diamond':4}]}\ndo 2 gold\nis {'price':{'diamond':6}}" },
  { "E-15 ZAV-044", "base\nat {'price':{'emerald':1},'target':{'emerald':1},'gold':[0,1,0],'gems':[{'emerald':4},{},{}]}\ndo 0 sell type=emerald n=4\nis {'gold':[4,1,0],'target':{'emerald':1}}\ndo 1 buy type=emerald n=1\nis {'gold':[4,0,0],'target':{'emerald':2},'price':{'emerald':1}}" },
  { "E-16 ZAV-033", "base\nat {'price':{'ruby':14},'target':{'ruby':15},'gold':[28,0,0],'gems':[{},{'ruby':1},{}]}\ndo 0 buy type=ruby n=2\nis {'gold':[0,0,0],'target':{'ruby':15}}\ndo 1 sell type=ruby n=1\nis {'gold':[0,14,0],'target':{'ruby':14},'price':{'ruby':14}}" },
  { "E-17 ZAV-048", "seats 3\napp\nbase\nat {'hand':['a04',null,null]}\nis {'piles':{'artifact':7,'jewelry':11}}\ndo 0 draw pile=jewelry\ndo - drawn card=j02\ndo - drawn card=j03\nno must-keep-drawn 0 keep card=a04\ndo 0 keep card=j03\n"
    "is {'hand':['j03',null,null],'piles':{'artifact':8,'jewelry':10},'pile':{'artifact':[{},{},{'card':'a04'}],'jewelry':[{},{},{},{'card':'j02'}]}}" },
  { "E-18 ZAV-106", "base\nat {'used':[2,2,2],'gems':[{'diamond':3,'emerald':1},{},{}]}\ndo 0 item slot=artifact-1\ndo - turn card=a02\nis {'active':1}\ndo 1 gold\ndo 2 gold\nis {'active':0,'left':[1,0,0]}\ndo 0 gold\nis {'round':4}" },
  { "E-19 ZAV-103", LAST "at {'round':1,'target':{'diamond':6,'ruby':6,'sapphire':4,'emerald':3},'gems':[{'diamond':9},{'ruby':4},{}]}\ndo 2 gold\nis {'gold':[29,29,33],'price':{'diamond':4,'ruby':5,'sapphire':4,'emerald':3},'target':{'diamond':4,'ruby':5,'sapphire':4,'emerald':3}}" },
  { "E-20 ZAV-097", LAST "at {'gnome':'III','bought':1,'tiles':[['d01','d02','d03','d04','d05','d06'],['d07','d08','d09','d10','d11'],[]],'there':['III-2','I-1','I-3','I-4','II-1','II-2','II-3','II-4','III-1','Diamantina-1','Diamantina-2','Diamantina-3','Diamantina-4']}\ndo 2 gold\nis {'gnome':'I'}" },
  { "E-21 ZAV-096", LAST "at {'gnome':'II'}\ndo 2 gold\nis {'gnome':'II'}" },
  { "E-21 ZAV-096", "base\nat {'used':[3,3,2],'active':2,'gnome':'II','gems':[{},{},{'diamond':3,'ruby':3,'sapphire':2}]}\ndo 2 tile space=Diamantina-1\ndo - face tile=l2\ndo 2 mine wild=emerald:1\nis {'gnome':'III','round':4}" },
  { "E-21 R-37", "seats 3\noption gnome-trigger district-tile\nbase\nat {'used':[3,3,2],'active':2,'gnome':'II','gems':[{},{},{'diamond':3,'ruby':3,'sapphire':2}]}\ndo 2 tile space=Diamantina-1\ndo - face tile=l2\ndo 2 mine wild=emerald:1\nis {'gnome':'II','round':4}" },
  { "E-22 ZAV-067 ZAV-114", "base\nat {'target':{'sapphire':5},'gems':[{'ruby':1,'sapphire':1},{},{}],'wild':[1,0,0]}\ndo 0 tile space=IV-2\nis {'gems':[{'ruby':0,'sapphire':0},{},{}],'wild':[0,0,0],'target':{'ruby':6,'sapphire':6},'bank_wild':6}" },
  { "E-22 R-14", "seats 3\noption wild-market silent\nbase\nat {'target':{'sapphire':5},'gems':[{'ruby':1,'sapphire':1},{},{}],'wild':[1,0,0]}\ndo 0 tile space=IV-2\nis {'target':{'ruby':5,'sapphire':6}}" },
  { "E-23 ZAV-110", "seats 2\nbase\nat {'used':[3,2],'active':1,'items':[['a04'],['a12']],'tiles':[['d06','d07'],[]],'gold':[3,0]}\ndo 1 gold\nis {'gems':[{'ruby':1},{}],'gold':[13,6]}" },
  { "E-24 R-36", "base\nat {'items':[['a06'],[],[]],'slot':{'artifact-3':'a02'},'gold':[4,0,0]}\ndo 0 buy type=emerald n=4 marker=4\nis {'gold':[0,0,0],'target':{'emerald':4},'price':{'emerald':3}}" },
  { "E-24 R-36", "seats 3\noption marker-floor zero\nbase\nat {'items':[['a06'],[],[]],'slot':{'artifact-3':'a02'},'gold':[4,0,0]}\ndo 0 buy type=emerald n=4 marker=4\nis {'gold':[4,0,0],'target':{'emerald':4}}" },
  { "E-25 ZAV-051 ZAV-065", "seats 3\napp\nbase\nat {'pile':{'jewelry':[{'n':1,'pool':4}]},'out':['j02','j03','j04','j05','j07','j08','j11','j12','j13'],'hand':[null,null,'j09'],'gems':[{},{'ruby':5},{}]}\ndo 0 draw pile=jewelry\noutcomes 2\ndo - drawn card=j14\ndo 0 keep card=j14\nis {'piles':{'jewelry':0}}\n"
    "no pile-empty 1 draw pile=jewelry\ndo 1 item slot=jewelry-1\nis {'slot':{'jewelry-1':null},'active':2}\ndo 2 draw pile=artifact\ndo - drawn card=a02\ndo - drawn card=a04\ndo 2 keep card=a02\ndo - turn card=j09\nis {'slot':{'jewelry-1':'j09'},'piles':{'jewelry':0},'active':0}" },
  { "E-26 ZAV-079 ZAV-080", "base\nat {'used':[3,2,3],'active':1,'start':2,'tiles':[['l2'],[],['l4']]}\ndo 1 gold\nis {'active':2}\nno not-your-turn@ZAV-080 0 mine wild=ruby:1\ndo 2 mine wild=ruby:1\nis {'gems':[{},{},{'emerald':1,'ruby':1}],'mined':{'ruby':1,'emerald':1}}\n"
    "do 0 mine wild=ruby:1\nis {'gems':[{'ruby':2},{},{}],'price':{'ruby':1,'emerald':2}}" },
  { "E-27 ZAV-087 ZAV-088 ZAV-089 ZAV-090", /* outlined number 2 */
    "seats 3\noption expert-discounts on\nset {'items':{'a01':{'cost':{'diamond':2,'emerald':1}}}}\nbase\n"
    "at {'used':[3,3,2],'active':2}\ndo 2 gold\nis {'upright':{'artifact-1':0},'sideways':{'artifact-1':1}}\nat {'used':[3,3,2],'active':2}\ndo 2 gold\nis {'upright':{'artifact-1':1},'sideways':{'artifact-1':0}}\n"
    "at {'used':[3,3,2],'active':2}\ndo 2 gold\nis {'upright':{'artifact-1':1},'sideways':{'artifact-1':1}}\nat {'used':[3,3,2],'active':2}\ndo 2 gold\nis {'upright':{'artifact-1':2},'sideways':{'artifact-1':0}}\n"
    "at {'used':[3,3,2],'active':2}\ndo 2 gold\nis {'upright':{'artifact-1':2},'sideways':{'artifact-1':0}}\nat {'used':[3,3,2],'active':2}\ndo 2 gold\nat {'used':[3,3,2],'active':2}\ndo 2 gold\nis {'upright':{'artifact-1':2},'sideways':{'artifact-1':0}}" },
  { "E-28 ZAV-131", "seats 4\nbase\nat {'used':[1,2,2,2],'items':[['j13','j14','a05','a12'],[],[],['j15','j12','a02']],'gems':[{'diamond':3},{},{},{'ruby':5}],'slot':{'artifact-1':'a07'}}\nis {'vp':[14,0,0,13]}\ndo 0 item slot=jewelry-2\ndo - turn card=j02\nis {'end_by':0,'reached':[2,0,0,0]}\n"
    "at {'items':[['j13','j14','a05','a12','j01'],[],[],['j15','j12','a04','a09']],'used':[3,3,3,2],'active':3}\nis {'vp':[16,0,0,14]}\ndo 3 item slot=jewelry-1\nis {'over':true,'vp':[16,0,0,18]}\nscore {'rank':[2,3,3,1],'sale':[null,null,null,null],'verdict':'verdict-wins'}" },
  { "E-29 R-02", "base\nat {'price':{'diamond':6},'target':{'diamond':6}}\nno too-many-cards 0 buy type=diamond n=5\nno too-few-cards 0 buy type=diamond n=0\nno not-enough-gold 0 buy type=diamond n=4\nno wild-not-for-sale 0 buy type=wild n=1\nno not-your-turn 1 gold\nis {'left':[3,3,3],'gold':[23,23,23],'price':{'diamond':6},'target':{'diamond':6}}" },
  { "E-30 ZAV-135", "base\nat {'items':[['j15','j13','j12'],['j14','j11','j07','j09'],[]],'used':[3,3,2],'active':2,'gold':[21,21,0]}\ndo 2 gold\nscore {'sale':[21,21,null],'rank':[1,1,3],'outcome':'shared'}" },
  { "E-31", "seats 2\nset {'spaces':{'I-1':{'cost':{'ruby':2,'emerald':0}}}}\nrole starter 0\nrestart\ndo - gnome district=I\ndo - turn card=a01\ndo - turn card=a02\ndo - turn card=a03\ndo - turn card=j01\ndo - turn card=j02\ndo - turn card=j03\n"
    "do 0 buy type=ruby n=3\nis {'gold':[11,23],'target':{'ruby':5}}\ndo 1 buy type=sapphire n=4\nis {'gold':[11,7],'target':{'sapphire':5}}\ndo 0 sample space=I-1\ndo 0 tile space=I-1\ndo - face tile=d07\nis {'gold':[10,7],'target':{'ruby':7},'gems':[{'ruby':1},{}]}\n"
    "do 1 sell type=sapphire n=1\nis {'gold':[10,11],'target':{'sapphire':4}}\ndo 0 gold\ndo 1 buy type=emerald n=3\nis {'gems':[{'ruby':2},{'sapphire':3,'emerald':3}],'price':{'diamond':5,'ruby':6,'sapphire':4,'emerald':4},'gnome':'II','start':1,'gold':[20,8],'round':2,'active':1}" },
  { "E-32 ZAV-121", "seats 4\nset {'items':{'a02':{'type':'hoovermatic','effect':{'do':'toll'}}}}\nbase\nat {'used':[3,3,3,2],'active':3,'items':[['a12'],['a02'],[],[]],'tiles':[['d01','d16'],[],['d06','d07'],[]],'gold':[2,0,6,0]}\ndo 3 gold\nis {'gold':[3,5,0,4]}" },
  { "E-32 ZAV-121", "seats 4\nset {'items':{'a02':{'type':'hoovermatic','effect':{'do':'toll'}}}}\nbase\nat {'used':[3,3,3,2],'active':3,'items':[['a12'],['a02'],[],[]],'tiles':[[],[],['d06','d07'],[]],'gold':[0,0,5,0]}\ndo 3 gold\nis {'gold':[2,2,1,4],'gems':[{},{},{'ruby':2},{}]}" },
};

void
zav_add_examples (void)
{
  zav_add_cases ("examples", cases, G_N_ELEMENTS (cases));
}
