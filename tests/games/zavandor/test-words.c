/* test-words.c: what is said has the right figures in it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

#define NAMED "seats 3\nnames\nbase\n"
#define LAST NAMED "at {'used':[3,3,2],'active':2}\n"

static const ZavCase cases[] = {
  /* Refusals. */
  { "ZAV-001 ZAV-016", "seats 3\nnames\nrole banker 1\nrole observer 1\nstart roles-must-differ" },
  { "ZAV-023", NAMED "no not-your-turn 1 gold\nbecause It is Ann’s turn, not Ben’s.\nat {'used':[0,3,0]}\nno no-actions-left 1 gold\nbecause Ben has no actions left this round.\ndo 0 draw pile=artifact\nno choice-pending 0 gold\n"
    "because Ann has to keep one of the drawn cards first." },
  { "ZAV-037 ZAV-039 ZAV-041", NAMED "at {'gold':[7,0,0],'gems':[{},{'ruby':36},{}]}\nno too-many-cards 0 buy type=ruby n=6\nbecause You can buy or sell at most 4 gems in one action, not 6.\nno too-few-cards 0 buy type=ruby n=0\nbecause Buy or sell at least 1 gem, not 0.\n"
    "no bank-short-gems 0 buy type=ruby n=3\nbecause The bank has only 2 rubies, not 3.\nno not-enough-gold 0 buy type=diamond n=2\nbecause Ann has 7 gold but needs 10 for 2 diamonds.\nno marker-not-owned 0 buy type=ruby n=1 marker=4\nbecause Ann has no discount marker of 4." },
  { "ZAV-043 ZAV-071", NAMED "at {'gems':[{'ruby':1},{'emerald':37},{}],'trader':['ruby-emerald','diamond-ruby',null],'wild':[1,0,0]}\nno not-enough-gems 0 sell type=ruby n=3\nbecause Ann has 1 ruby but needs 3.\nno not-enough-gems 0 sell type=ruby n=3 wild=2\n"
    "because Ann has 1 wild gem but needs 2.\nno trade-amount 0 trader-use type=ruby n=3\nbecause The trader swaps 1 or 2 gems, not 3.\nno trader-gem-mismatch 0 trader-use type=diamond n=1\nbecause Ann has the trader card ruby–emerald, which does not show diamond.\n"
    "no bank-short-gems 0 trader-use type=ruby n=2\nbecause The bank has only 1 emerald, not 2, to give in return.\nno trader-not-available 0 trader-take pair=diamond-ruby\nbecause Ben has the trader card diamond–ruby.\nno trader-same-card 0 trader-take pair=ruby-emerald\n"
    "because Ann already has the trader card ruby–emerald." },
  { "ZAV-053 ZAV-054 ZAV-061 ZAV-067", NAMED "at {'gems':[{'diamond':1,'ruby':1},{},{}],'wild':[1,0,0]}\nno wrong-district 0 tile space=II-3\nbecause The tile on II-3 is not for sale: the gnome is in district IV.\nno not-enough-gems 0 tile space=IV-1\n"
    "because Ann lacks 1 ruby for the tile on IV-1.\nno not-enough-gems 0 item slot=jewelry-1\nbecause Ann lacks 3 rubies for Ember collar.\nno payment-mismatch 0 item slot=jewelry-1 own=ruby:4\nbecause The payment has to be exactly 5 rubies.\n"
    "no not-enough-gems 0 tile space=IV-1 wild=diamond:1,ruby:3\nbecause Ann has 1 wild gem, but the payment uses 4.\nno not-enough-gems 0 item slot=artifact-1 own=diamond:3,emerald:1\nbecause Ann lacks 2 diamonds and 1 emerald for Gnomunculus." },
  { "ZAV-082 ZAV-084 ZAV-118", LAST "at {'items':[[],[],['a12']],'tiles':[['l1','d01','d16'],[],[]],'gold':[4,9,9],'gems':[{},{},{'ruby':38}]}\ndo 2 gold\nasks Ann: mine 2 of 5\nhow The toll is 3 of 4 gold\nno hoover-unaffordable 0 mine gems=diamond:3\n"
    "because Ann has 4 gold; the toll for 3 gems is 5.\nno must-mine 0 mine gems=diamond:1\nbecause Ann has to take 2 gems, not 1.\nno too-many-mined 0 mine gems=emerald:3\nbecause Ann’s tiles yield 1 emerald, not 3.\nno too-many-mined 0 mine gems=emerald:1 wild=emerald:3\n"
    "because Ann has 1 wild symbol, not 3.\nno bank-short-gems 0 mine gems=diamond:1 wild=ruby:1\nbecause The bank has only 0 rubies, not 1." },
  { "ZAV-142", NAMED "at {'gems':[{'ruby':5},{},{}],'items':[[],['j02'],[]]}\ndo 0 item slot=jewelry-1\nno entry-pending 1 gold\nbecause Enter the card turned up in jewelry slot 1 first.\nno impossible-card - turn card=j02\nbecause Ben already has Ember ring.\nno impossible-card - turn card=j01\n"
    "because Frost ring is already in jewelry slot 2.\nno impossible-card - turn card=a02 slot=jewelry-1\nbecause Gnomunculus does not belong to the jewelry pile." },
  { "ZAV-032 ZAV-143", NAMED "bad price-range {'price':{'ruby':16}}\nbecause The ruby price has to be between 1 and 15, not 16.\nbad too-many-gems {'gems':[{'ruby':39},{},{}]}\nbecause There are 38 gems of each type; the players have 39 rubies.\n"
    "bad too-many-wild-gems {'wild':[4,3,0]}\nbecause There are 6 wild gems; the players have 7.\nbad too-many-actions {'used':[0,5,0]}\nbecause Ben has 3 actions and cannot have used 5." },

  /* Facts and what the table does. */
  { "ZAV-039 ZAV-033", NAMED "do 0 buy type=ruby n=3\ntold Ann buys 3 rubies for 12 gold.\ninstructs bank gives 3 rubies to Ann and takes 12 gold\ninstructs move the ruby arrow to 5\nat {'gems':[{},{'ruby':4},{}],'target':{'ruby':2}}\ndo 1 sell type=ruby n=4\ntold Ben sells 4 rubies for 16 gold.\n"
    "instructs move the ruby arrow to 1, the limit" },
  { "ZAV-056 ZAV-063 ZAV-113", NAMED "at {'gems':[{'diamond':1,'ruby':2},{'ruby':5},{}],'wild':[1,0,0]}\ndo 0 tile space=IV-1\ntold Ann buys the tile on IV-1 for 1 diamond and 2 rubies.\ninstructs bank takes the wild gems from Ann: 1\nasks Enter the tile that Ann turned up on IV-1\ndo - face tile=d10\n"
    "told Ann’s new tile: Ruby tile, 2 points.\ndo 1 item slot=jewelry-1\ntold Ben buys Ember collar for 5 rubies.\ntold Ember collar is worth 4 points.\nasks Enter the card turned up in jewelry slot 1" },
  { "ZAV-045 ZAV-047", NAMED "do 0 draw pile=jewelry\ntold Ann draws 2 cards from the jewelry pile.\nasks Ann: keep one of the drawn cards\nhow The other card goes to the bottom of the jewelry pile\ndo 0 keep\ntold Ann keeps one card (jewelry).\ninstructs Ann puts cards under the jewelry pile: 1\n"
    "do 1 gold\ninstructs bank pays 4 gold to Ben\nat {'active':0}\ndo 0 draw pile=artifact\nhow The other card and the old hand card go to the bottom of their piles" },
  { "ZAV-071 ZAV-069", NAMED "at {'gems':[{'ruby':2},{},{}],'trader':['ruby-emerald',null,null]}\ndo 0 trader-use type=ruby n=2\ntold Ann gives 2 rubies for 2 emeralds.\nat {'active':0}\ndo 0 trader-take pair=diamond-ruby\ninstructs Ann puts back the trader card ruby–emerald\ninstructs Ann takes the trader card diamond–ruby" },
  { "ZAV-081 ZAV-083 ZAV-097 ZAV-108 ZAV-116", LAST "at {'items':[['a12','a04'],[],[]],'tiles':[[],['d01','d02'],['d06']],'bought':1,'price':{'diamond':9},'target':{'diamond':12}}\ndo 2 gold\ntold Ben mines 3 diamonds.\ninstructs bank gives 3 diamonds to Ben\ninstructs Ben pays 5 gold to Ann\n"
    "told Cy pays Ann a toll of 2 gold.\ninstructs bank pays 12 gold to Ann\ninstructs move the diamond arrow to 9\ninstructs move the gnome from district IV to district V\ninstructs give the start player figure to Ben\ntold Round 4 starts; Ben goes first." },
  { "ZAV-085 ZAV-088", "seats 3\nnames\noption expert-discounts on\nbase\nat {'used':[3,3,2],'active':2,'sideways':{'artifact-2':1},'target':{'ruby':9}}\ndo 2 gold\ninstructs turn the sapphire above Alchemister 10 upright\ninstructs lay one diamond sideways above Gnomunculus\ninstructs move the ruby tile to 9" },
  { "ZAV-101 ZAV-102", LAST "at {'round':1,'target':{'diamond':9},'gems':[{'diamond':9},{},{}]}\ndo 2 gold\ninstructs bank pays 9 gold to each player\ntold Diamond has the highest price, and the players own 9: 9 → 7.\ninstructs move the diamond tile and arrow to 7" },
  { "ZAV-106 ZAV-111 ZAV-123 ZAV-126", NAMED "at {'gems':[{'ruby':3,'emerald':1},{'sapphire':3,'diamond':1},{}],'slot':{'artifact-1':'a05'}}\ndo 0 item slot=artifact-3\ninstructs take the discount markers: 5\ndo - turn card=a02\ndo 1 item slot=artifact-1\ninstructs take the wild gems: 2\ndo - turn card=a04\n"
    "at {'active':0}\ndo 0 buy type=ruby n=1 marker=3\ninstructs remove the discount marker of 3 from the game" },
  { "ZAV-094", "seats 3\nnames\noption expert-discounts on\nbase\nat {'upright':{'artifact-1':2},'sideways':{'artifact-1':1},'gems':[{'diamond':1,'emerald':1},{},{}]}\ndo 0 item slot=artifact-1\ninstructs return 3 diamonds above artifact slot 1 to the bank\ntold Ann now has 4 actions a round." },
  { "ZAV-084", LAST "at {'tiles':[['d01','d02'],[],[]],'gems':[{},{},{'diamond':37}]}\ndo 2 gold\ntold The bank is short: Ann loses 2 gems." },

  /* Prompts, verdicts, notes. */
  { "ZAV-020 ZAV-130", NAMED "asks Ann: action 1 of 3\nat {'used':[1,0,0],'items':[['a02'],[],[]]}\nasks Ann: action 2 of 4\nhow Take any number of soil samples, then one action\nat {'items':[[],['j15','j13','j12'],[]]}\nhow Last round: Ben has reached the threshold" },
  { "ZAV-078", LAST "at {'tiles':[['l1','l2'],[],[]]}\ndo 2 gold\nasks Ann: choose 2 gems\nhow Choose gems for 2 wild symbols" },
  { "ZAV-131 ZAV-132 R-46", LAST "at {'items':[['j15','j13','j12'],['j14','j11','j07','j09'],[]],'gold':[5,9,0],'gems':[{},{},{'ruby':2}]}\ndo 2 gold\ntold Ann sells all gems to the bank and has 5 gold.\ntold Ben wins with 18 points and 9 gold after the sale.\n"
    "note Ben wins: 18 points and 9 gold after the sale.\nnote For information: after selling all gems, Cy would have 12 gold.\nnote Played with stand-in cards and tiles, not the publisher’s." },
  { "ZAV-144", NAMED "at {'items':[['j15'],['j14'],[]]}\nnote Not finished: round 3.\nstop\nnote Stopped by agreement.\nnote Ann was ahead when play stopped." },
};

void
zav_add_words (void)
{
  zav_add_cases ("words", cases, G_N_ELEMENTS (cases));
}
