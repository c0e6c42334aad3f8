/* test-rounds.c: discounts, the gnome, the correction of round 2 (5.14, 5.15)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

#define LAST "base\nat {'used':[3,3,2],'active':2}\n"
#define EXPERT "seats 3\noption expert-discounts on\nbase\n"

static const ZavCase cases[] = {
  { "ZAV-086", LAST "no option-off@ZAV-086 0 discount\nno option-off 1 discount\ndo 2 gold\nis {'upright':{'artifact-1':0,'artifact-2':0,'artifact-3':0},'sideways':{'artifact-1':0,'artifact-2':0,'artifact-3':0}}" },
  { "ZAV-086 ZAV-087", EXPERT "no wrong-phase@ZAV-086 0 discount\nat {'used':[3,3,2],'active':2}\ndo 2 gold\nis {'sideways':{'artifact-1':1,'artifact-2':1,'artifact-3':1},'upright':{'artifact-1':0},"
    "'bank':{'diamond':37,'ruby':37,'sapphire':37,'emerald':38}}\nsays sideways" },
  { "ZAV-088 R-32", /* turn only, also where there are upright ones */
    EXPERT "at {'used':[3,3,2],'active':2,'upright':{'artifact-2':1},'sideways':{'artifact-1':1,'artifact-2':1}}\ndo 2 gold\nis {'upright':{'artifact-1':1,'artifact-2':2},'sideways':{'artifact-1':0,'artifact-2':0},'bank':{'diamond':37,'sapphire':36}}\nsays upright" },
  { "ZAV-089", EXPERT "at {'used':[3,3,2],'active':2,'upright':{'artifact-1':2}}\ndo 2 gold\nis {'upright':{'artifact-1':2},'sideways':{'artifact-1':1},'bank':{'diamond':35}}" },
  { "ZAV-090", EXPERT "at {'used':[3,3,2],'active':2,'upright':{'artifact-1':3}}\ndo 2 gold\nis {'upright':{'artifact-1':3},'sideways':{'artifact-1':0},'bank':{'diamond':35}}\nbad discount-count {'upright':{'artifact-1':4}}" },
  { "ZAV-091 R-35", /* none left: none is laid; turning needs nothing */
    EXPERT "at {'used':[3,3,2],'active':2,'gems':[{'diamond':38,'sapphire':37},{},{}],'sideways':{'artifact-2':1}}\ndo 2 gold\nis {'sideways':{'artifact-1':0,'artifact-2':0},'upright':{'artifact-2':1},'bank':{'diamond':0}}\nsays no-discount-gem" },
  { "ZAV-091 R-35", /* the last gem goes to the left */
    EXPERT "at {'used':[3,3,2],'active':2,'slot':{'artifact-1':'a02'},'gems':[{'ruby':37},{},{}]}\ndo 2 gold\nis {'sideways':{'artifact-1':1,'artifact-3':0},'bank':{'ruby':0}}" },
  { "ZAV-092 ZAV-093 ZAV-094 R-33 R-34", /* in full and by itself; only what is paid moves targets; all gems above go back */
    EXPERT "at {'upright':{'artifact-1':2},'sideways':{'artifact-1':1},'gems':[{'diamond':3,'emerald':1},{},{}]}\nno payment-mismatch 0 item slot=artifact-1 own=diamond:3,emerald:1\ndo 0 item slot=artifact-1\n"
    "is {'gems':[{'diamond':2,'emerald':0},{},{}],'target':{'diamond':6,'emerald':4},'upright':{'artifact-1':0},'sideways':{'artifact-1':0},'bank':{'diamond':36,'emerald':38}}\nsays discount-back" },
  { "ZAV-092", /* sideways gems give nothing */
    EXPERT "at {'sideways':{'artifact-1':1},'gems':[{'diamond':2,'emerald':1},{},{}]}\nno not-enough-gems 0 item slot=artifact-1" },
  { "ZAV-095", /* what fills a slot starts without any, and takes its first step in the same round */
    EXPERT "at {'used':[2,3,3],'upright':{'artifact-1':2},'gems':[{'diamond':1,'emerald':1},{},{}]}\ndo 0 item slot=artifact-1\ndo - turn card=a09\nis {'active':0,'upright':{'artifact-1':0}}\ndo 0 gold\nis {'round':4,'sideways':{'artifact-1':1},'upright':{'artifact-1':0}}" },
  { "ZAV-095", EXPERT "at {'upright':{'artifact-1':2},'hand':['a02',null,null],'gems':[{'ruby':2,'sapphire':2},{},{}]}\nno not-enough-gems 0 item slot=hand" },

  /* The gnome. */
  { "ZAV-096", LAST "at {'gnome':'II'}\ndo 2 gold\nis {'gnome':'II'}\nsays gnome-stays" },
  { "ZAV-096 R-37", LAST "at {'gnome':'II','bought':1}\ndo 2 gold\nis {'gnome':'III','bought':0}\nsays gnome-moves" },
  { "ZAV-097", LAST "at {'gnome':'III','bought':1,'tiles':[['d01','d02','d03','d04'],['d06','d07','d08','d09'],[]],'there':['I-1','I-2','I-3','I-4','II-1','II-2','II-3','II-4','III-1','III-2','III-3','III-4',"
    "'Diamantina-1','Diamantina-2','Diamantina-3','Diamantina-4']}\ndo 2 gold\nis {'gnome':'I'}" },
  { "ZAV-098 R-38", LAST "at {'gnome':'III','bought':1,'bought_district':1}\nat {'tiles':[['d01','d02','d03','d04','d06','d07','d08','d09'],['d05','d10','d11','d12','d13','d14'],['d15','d16']],"
    "'there':['III-1','III-2','III-3','III-4','Diamantina-1','Diamantina-2','Diamantina-3','Diamantina-4'],'end_by':null,'reached':[0,0,0]}\ndo 2 gold\nis {'gnome':'III'}\nsays gnome-alone" },
  { "ZAV-098 R-38", /* no district tile at all: it stays for good, and only Diamantina sells */
    LAST "at {'gnome':'V','bought':1,'tiles':[['d01','d02','d03','d04','d06','d07','d08'],['d05','d09','d10','d11','d12','d13','d14'],['d15','d16','d17','d18','d19','d20']]}\ndo 2 gold\nis {'gnome':'V','round':4}\n"
    "at {'gems':[{},{'diamond':9,'ruby':9,'sapphire':9,'emerald':9},{}]}\nlegal 4 tile" },

  /* The correction of round 2. */
  { "ZAV-100 R-42", /* after the gnome and the start player have moved, and what was mined counts */
    LAST "at {'round':1,'gnome':'I','bought':1,'tiles':[['d01','d02','d03'],[],[]],'target':{'diamond':14}}\ndo 2 gold\nis {'round':2,'start':1,'gnome':'II','gold':[32,32,36],'price':{'diamond':8},'target':{'diamond':8}}\nsays correction\nsays drop" },
  { "ZAV-100", LAST "at {'round':2}\ndo 2 gold\nis {'round':3,'gold':[23,23,27]}\nsilent correction" },
  { "ZAV-101", LAST "at {'round':1,'target':{'sapphire':12}}\ndo 2 gold\nis {'gold':[35,35,39]}" },
  { "ZAV-102", LAST "at {'round':1,'target':{'ruby':2,'sapphire':2,'emerald':2,'diamond':2},'gems':[{'diamond':15},{'diamond':6},{}]}\ndo 2 gold\nis {'price':{'diamond':1,'ruby':2},'target':{'diamond':1}}\nsays drop-none" },
  { "ZAV-103 R-40", LAST "at {'round':1,'target':{'diamond':6,'ruby':6},'gems':[{'diamond':5},{'diamond':4,'ruby':4},{}]}\ndo 2 gold\nis {'gold':[29,29,33],'price':{'diamond':4,'ruby':5,'sapphire':4,'emerald':3}}" },
  { "ZAV-104 R-41", /* wild gems, the bank and gems above artifacts do not count */
    "seats 3\noption expert-discounts on\n" LAST "at {'round':1,'target':{'diamond':9},'gems':[{'diamond':3},{},{}],'wild':[4,0,0],'upright':{'artifact-1':2}}\ndo 2 gold\nis {'price':{'diamond':9},'sideways':{'artifact-1':1}}" },
};

void
zav_add_rounds (void)
{
  zav_add_cases ("rounds", cases, G_N_ELEMENTS (cases));
}
