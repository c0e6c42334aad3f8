/* test-clauses.c: the clauses of the score pad as scripts
 *
 * The language is described in script/script.h. A failing case names itself, its step and the figures.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "script.h"

#include "games/games.h"
#include "games/pad/pad-state.h"
#include "games/pad/pad.h"

#define PAD(more) "{'gnomon':'components','version':1,'game':'pad','id':'own','title':'Own','components':{'pads':[{'id':'own','name':'Own'" more "}]}}"

static const ScriptSet sets[] = {
  { "PLAIN", PAD ("") },
  { "THREE", PAD (",'rounds':3") },
  { "BOTH", PAD (",'categories':'Wood, Stone','rounds':2,'tie-order':['2','1'],'tie':'by age'") },
  { "LOWEST", PAD (",'rounds':1,'wins':'lowest','categories':'Wood, Stone','tie-order':['1']") },
  { "NOTED", PAD (",'bids':'noted','rounds':1") },
  { "TWENTY", PAD (",'categories':'A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P,Q,R,S,T','end':'open'") },
  { "FROM-TWO", PAD (",'least-seats':2,'most-seats':4") },
  { "STEP", PAD (",'least':-12,'most':33,'step':5") },
  { "TARGET-DOWN", PAD (",'start':10,'end':'target','target':0,'wins':'highest'") },
  { "RACE-TEAMS", PAD (",'columns':'teams','end':'first','target':10") },
  { "TOGETHER-ROUNDS", PAD (",'wins':'together','rounds':4") },
  { "TOGETHER-FULL", PAD (",'wins':'together','categories':'a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t','end':'open'") },
  { "GAPS", PAD (",'categories':'Wood, , Stone','rounds':1,'tie-order':['3','2']") },
  { "BELOW", PAD (",'least':-11,'most':-3,'step':2") },
  { "ALWAYS", PAD (",'least':5,'most':5") },
  { "BIDS-OPEN", PAD (",'bids':'noted','end':'open'") },
  { "WINS-OPEN", PAD (",'counting':'wins','end':'open'") },
  { "TEAMS-ONCE", PAD (",'columns':'teams','rounds':1") },
  { NULL, NULL }
};

/* The names of rows, for what a scoresheet is compared with. */
static char *
row_key (const GnMatch    *match,
         const GnSheetRow *row,
         const char       *group)
{
  const char *id = match->game->texts[row->label.text].id;

  return g_str_equal (id, "row")         ? g_strdup_printf ("row-%d", row->label.arg[0] + 1)
         : g_str_equal (id, "row-round") ? g_strdup_printf ("row-%d", row->label.arg[0])
                                         : g_strdup (id);
}

static void
derive (const GnMatch *match,
        gconstpointer  state,
        JsonObject    *object)
{
  JsonArray *totals = json_array_new (), *leaders = json_array_new ();
  const guint ahead = pad_leaders (match, state);
  int seat = -1;
  const int row = pad_next_cell (match, state, &seat, NULL);

  for (guint column = 0; column < pad_n_columns (match); column++)
    {
      json_array_add_int_element (totals, pad_total (pad_of (match), state, column));
      if (ahead >> column & 1)
        json_array_add_int_element (leaders, column);
    }
  json_object_set_array_member (object, "totals", totals);
  json_object_set_array_member (object, "leaders", leaders);
  json_object_set_int_member (object, "next-row", row + 1);
  json_object_set_int_member (object, "next-seat", seat);
}

static const ScriptGame about = {
  .game = &pad_game,
  .seats = "3",
  .sets = sets,
  .derive = derive,
  .row = row_key,
};

static const ScriptCase cases[] = {
  /* what a pad is: a pad of the set, and what it does not have */
  { "PAD-001", "names\nis {'round':1,'next-row':1,'next-seat':0}\nno not-on-pad@PAD-001 0 bid figure=1\nbecause Not on this pad: Bid.\n"
    "no not-on-pad 0 place figure=1\nno not-on-pad 0 take\nno not-on-pad 0 win\nno not-on-pad h won\nno not-on-pad 0 rebid row=1 figure=2\n"
    "no not-on-pad 0 remade row=1 figure=2" },
  { "PAD-002", "set-of FROM-TWO\nseats 1\nset-of FROM-TWO\nstart seats\nseats 5\nset-of FROM-TWO\nstart seats" },
  { "PAD-003", "seats 4\noption pad teams\nrestart\ndo 0 score figure=10 row=1\nis {'figure':{'1':[10,0,0,0]},'next-seat':1}\n"
    "no filled 2 score figure=15 row=1\ndo 3 score figure=25 row=1\nis {'round':2,'figure':{'1':[10,25,0,0]},'totals':[10,25]}\n"
    "do 2 change row=1 figure=20\nis {'totals':[20,25]}\nbad no-column {'figure':{'1':[10,25,5,0]}}" },
  { "PAD-003", "seats 3\noption pad teams\noption teams 4\nstart too-few-teams\noption teams 3\nrestart\n"
    "do 2 score figure=10 row=1\nis {'figure':{'1':[0,0,10]}}" },
  { "PAD-003", "seats 6\noption pad teams\noption teams 5\nrestart\ndo 5 score figure=10 row=1\nis {'totals':[10,0,0,0,0]}\noption teams 6\nrestart\n"
    "do 5 score figure=10 row=1\nis {'totals':[0,0,0,0,0,10]}" },
  { "PAD-004", "set-of BOTH\nrestart\nseats 2\nset-of BOTH\nrestart\nnames\nno no-row@PAD-004 0 score figure=1 row=5\nbecause The sheet has 4 rows.\n"
    "no later-row 0 score figure=1 row=3\nbecause Wood, round 2 is not open yet.\ndo 0 score figure=3 row=2\nis {'round':1,'next-row':1,'next-seat':0}\n"
    "do 1 score figure=4 row=1\ndo 1 score figure=1 row=2\ndo 0 score figure=2 row=1\nis {'round':2,'next-row':3}\nasks Ann: figure for Wood, round 2" },
  { "PAD-005", "seats 2\noption pad duel\nrestart\nis {'totals':[20,20],'leaders':[]}\ndo 0 score figure=-5 row=1\nis {'totals':[15,20],'leaders':[1]}\n"
    "score {'row-start':[20,20],'row-1':[-5,-32768]}" },
  /* entering: any order, the next cell is offered */
  { "PAD-010", "names\nasks Ann: figure for round 1\ndo 1 score figure=7 row=1\ntold Ben: 7 in round 1; 7 in all.\nis {'next-seat':0}\nhow Ahead with 7: Ben\n"
    "do 2 score figure=9 row=1\ndo 0 score figure=-2 row=1\nsays next-round\nis {'round':2,'totals':[-2,7,9],'leaders':[2],'next-row':2}\n"
    "no no-player@PAD-010 h score figure=1 row=2\nno past-row 0 score figure=1 row=1\ndo 0 score figure=4 row=2\n"
    "no filled@PAD-010 0 score figure=1 row=2\nbecause Ann already has 4 in round 2. Change it instead." },
  { "PAD-010", /* player by player: only what is offered next differs */
    "seats 2\nset-of BOTH\noption order players\nrestart\ndo 0 score figure=1 row=1\nis {'next-row':2,'next-seat':0}\ndo 0 score figure=1 row=2\nis {'next-row':1,'next-seat':1}\n"
    "do 1 score figure=1 row=2\nis {'next-row':1,'next-seat':1}" },
  /* sums */
  { "PAD-011", "do 0 score figure=3+6+2 row=1\nis {'figure':{'1':[11,0,0]},'terms':{'1':[3,0,0]},'term':{'1':[3,6,2,0]}}\n"
    "do 2 score figure=12-4 row=1\nis {'terms':{'1':[3,0,2]},'term':{'1':[3,6,2,12],'2':[-4,0,0,0]}}\n"
    "do 1 score figure=1+1 row=1\nis {'terms':{'1':[3,2,2]},'term':{'1':[3,6,2,1],'2':[1,12,-4,0]}}\n"
    "do 0 change row=1 figure=5\nis {'terms':{'1':[1,2,2]},'term':{'1':[1,1,12,-4]}}" },
  { "PAD-011", "nojson no-figure@PAD-011 0 {'verb':'score','row':'1','figure':null}\ndo 0 score figure=1+1+1+1+1+1+1+1+1+1+1+1 row=1\nis {'terms':{'1':[12,0,0]}}\n"
    "json 1 {'verb':'score','row':'1','figure':'99999-99999'}\nis {'figure':{'1':[12,0,0]},'terms':{'1':[12,2,0]}}" },
  { "PAD-011", /* a figure that is corrected is no longer the sum of its terms; the others keep theirs */
    "do 0 score figure=3+6 row=1\ndo 1 score figure=2+2 row=1\nat {'figure':{'1':[10,4,0]}}\nis {'terms':{'1':[1,2,0]},'term':{'1':[2,2,0,0]}}" },
  { "PAD-012", "set-of STEP\nrestart\nno too-low@PAD-012 0 score figure=-15 row=1\nbecause −15 is too low: the lowest figure is −10.\ndo 0 score figure=-10 row=1\n"
    "no too-high@PAD-012 1 score figure=35 row=1\nbecause 35 is too high: the highest figure is 30.\nno step@PAD-012 1 score figure=13-1 row=1\n"
    "because Figures are multiples of 5; this is 12.\ndo 1 score figure=33-3 row=1\nno too-high 0 change row=1 figure=40\nlegal 7 score\nbad step {'figure':{'1':[3,0,0]}}\n"
    "bad too-high {'figure':{'1':[35,0,0]}}\nbad too-low {'figure':{'1':[-15,0,0]}}" },
  /* bids */
  { "PAD-013", "option pad tricks\nrestart\nnames\nasks Ann: bid for round 1\nno bid-first@PAD-014 1 made figure=1\ndo 1 bid figure=2\ntold Ben bids 2.\n"
    "no has-bid@PAD-013 1 bid figure=3\nno too-high 0 bid figure=100\nno too-low 0 bid figure=-1\nis {'bid':{'1':[0,3,0]},'next-seat':0,'step':'bid'}\nbad no-ending {'ended':'finished'}" },
  { "PAD-013 PAD-014", "bad no-bids {'bid':{'1':[2,0,0]}}\noption pad tricks\nrestart\nbad made-alone {'made':{'1':[2,0,0]}}" },
  { "PAD-014 PAD-015", "option pad tricks\nrestart\nnames\ndo 0 bid figure=2\ndo 1 bid figure=0\ndo 2 bid figure=1\nasks Ann: made in round 1, with a bid of 2\n"
    "no follows@PAD-015 0 score figure=9 row=1\ndo 0 made figure=2\ntold Ann: 40 in round 1; 40 in all.\nno has-made@PAD-014 0 made figure=1\ndo 1 made figure=0\ndo 2 made figure=3\n"
    "told Cy: −20 in round 1; −20 in all.\nis {'round':2,'totals':[40,20,-20]}\nscore {'row-exact':[1,1,0]}" },
  { "PAD-014", "set-of NOTED\nrestart\nno bid-first 0 score figure=5 row=1\ndo 0 bid figure=2\nno made-first@PAD-014 0 score figure=5 row=1\ndo 0 made figure=1\nis {'next-seat':1}\n"
    "do 0 score figure=5 row=1\nis {'totals':[5,0,0]}" },
  { "PAD-015 PAD-021", /* extra points */
    "option pad tricks\nrestart\ndo 0 change row=1 figure=30\nsays added\nis {'totals':[30,0,0]}\ndo 0 bid figure=0\ndo 0 made figure=0\nis {'totals':[50,0,0]}" },
  { "PAD-016", "option pad wins\nrestart\nnames\nasks Enter who wins round 1\ndo 1 take\ntold Ben wins round 1; 1 in all.\nis {'figure':{'1':[0,1,0]},'terms':{'1':[1,1,1]},'round':2}\n"
    "no too-high 0 score figure=2 row=2\ndo 0 score figure=1 row=2\nno round-won@PAD-016 1 take\nno filled@PAD-010 0 take" },
  { "PAD-016 PAD-032", "option pad wins\nrestart\nnames\ndo 1 take\ndo 1 take\ndo 1 take\ntold Ben reaches the target first, with 3: the match ends.\nis {'over':true}\n"
    "score {'rank':[2,1,2],'total':[0,3,0],'verdict':'wins'}" },
  { "PAD-017", "option pad places\nrestart\nnames\nasks Ann: place\nno too-high 0 place figure=4\nno too-low 0 place figure=0\ndo 0 place figure=2\ntold Ann is in place 2.\n"
    "no filled 0 place figure=1\nno not-on-pad 1 score figure=1 row=1\ndo 2 place figure=1\ndo 0 change row=1 figure=3\nno too-high 0 change row=1 figure=4\ndo 1 place figure=1\n"
    "is {'over':true}\nscore {'rank':[3,1,1],'outcome':'shared','verdict':'shared'}" },
  { "PAD-017 PAD-033", /* nobody is without a place at the end, unless the table stops earlier */
    "option pad places\nrestart\nno not-on-pad h next\nno rule-ends h finish\ndo 1 place figure=2\nstop\nscore {'rank':[2,1,2],'verdict':'stopped'}" },
  { "PAD-018", "names\nno nothing-yet@PAD-018 h next\nbecause Nothing has been entered in round 1 yet.\ndo 0 score figure=5 row=1\ndo h next\ntold Round 1 is closed; empty cells count nothing.\n"
    "is {'round':2,'totals':[5,0,0]}\nno past-row@PAD-018 1 score figure=3 row=1\nbecause Round 1 is closed. Change the figure there instead.\ndo 1 change row=1 figure=3\n"
    "told Ben, round 1: 3 is added.\nis {'round':2,'totals':[5,3,0]}" },
  { "PAD-018", "bad later-row {'figure':{'3':[5,0,0]}}\nset-of THREE\nrestart\nbad rounds {'round':5}" },
  { "PAD-019", "seats 1\noption pad dice\nrestart\nnames\ndo 0 score figure=5 row=1\ndo 0 score figure=10 row=2\ndo 0 score figure=15 row=3\ndo 0 score figure=20 row=4\nsilent bonus\n"
    "do 0 score figure=20 row=5\nsays bonus\nis {'totals':[105]}\ndo 0 change row=5 figure=5\nsays bonus-lost\nis {'totals':[55]}\ndo 0 change row=5 figure=20\nsays bonus\n"
    "score {'row-bonus':[35]}" },
  { "PAD-020 PAD-005", "seats 2\noption pad countdown\nrestart\nnames\nis {'totals':[501,501]}\nat {'figure':{'1':[180,60],'2':[180,60],'3':[100,60]}}\nis {'totals':[41,321],'round':4}\n"
    "do 0 score figure=50 row=4\ntold 50 is too much for the target and is lost: Ann stays at 41.\nis {'totals':[41,321],'over':false}\ndo 1 score figure=60 row=4\n"
    "do 0 score figure=41 row=5\nsays first\nis {'totals':[0,261],'over':true}\nscore {'rank':[1,2],'row-1':[-180,-60],'row-4':[0,-60]}" },
  /* mending */
  { "PAD-021", "names\nno empty@PAD-021 0 change row=1 figure=5\nbecause Ann has nothing in round 1 yet.\ndo 0 score figure=5 row=1\ndo 0 change row=1 figure=3+3\n"
    "told Ann, round 1: 5 is changed to 6.\ntold Ann has 6 in all.\nis {'totals':[6,0,0]}\nno later-row 0 change row=2 figure=5" },
  { "PAD-021 PAD-031", /* a figure that is mended can end the match */
    "option pad lowest\nrestart\ndo 0 score figure=50 row=1\ndo 1 score figure=9 row=1\ndo 2 score figure=8 row=1\nis {'over':false}\ndo 0 change row=1 figure=105\nsays target\n"
    "is {'over':true}\nscore {'rank':[3,2,1]}" },
  { "PAD-022", "option pad tricks\nrestart\nnames\nno empty@PAD-021 0 rebid row=1 figure=2\ndo 0 bid figure=1\ndo 0 rebid row=1 figure=2\ntold Ann, round 1: the bid of 1 is changed to 2.\n"
    "no empty 0 remade row=1 figure=1\ndo 0 made figure=1\nis {'totals':[-10,0,0]}\ndo 0 remade row=1 figure=2\ntold Ann, round 1: 1 made is changed to 2.\ntold Ann has 40 in all.\n"
    "do h next\nno bid-first 1 remade row=1 figure=1\ndo 1 rebid row=1 figure=3\ntold Ben, round 1: a bid of 3 is added.\ndo 1 remade row=1 figure=3\n"
    "told Ben, round 1: 3 made is added.\nis {'totals':[40,50,0],'round':2}" },
  /* the end */
  { "PAD-030 PAD-040", "set-of THREE\nseats 2\nset-of THREE\nrestart\nnames\ndo 0 score figure=5 row=1\ndo 1 score figure=3 row=1\ndo 0 score figure=1 row=2\ndo 1 score figure=9 row=2\n"
    "no rule-ends@PAD-033 h finish\ndo 0 score figure=2 row=3\ndo h next\nis {'over':true,'round':4}\nsays last-round\nscore {'rank':[2,1],'total':[8,12],'verdict':'wins'}\nnote Ben wins" },
  { "PAD-031 PAD-040", "option pad lowest\nrestart\ndo 0 score figure=120 row=1\nis {'over':false}\ndo 1 score figure=9 row=1\ndo 2 score figure=8 row=1\nis {'over':true}\nsays target\n"
    "score {'rank':[3,2,1],'total':[120,9,8],'goal':100}\nnote Target: 100" },
  { "PAD-031", "set-of TARGET-DOWN\nrestart\ndo 0 score figure=-12 row=1\nis {'over':false}\ndo 1 score figure=-9 row=1\ndo 2 score figure=0 row=1\nis {'over':true}\nscore {'rank':[3,2,1]}" },
  { "PAD-032", "option pad race\nrestart\nnames\ndo 1 score figure=99 row=1\nis {'over':false}\ndo 0 score figure=100 row=1\nis {'over':true,'round':1}\n"
    "told Ann reaches the target first, with 100: the match ends.\nscore {'rank':[1,2,3]}" },
  { "PAD-033", "do 0 score figure=5 row=1\ndo h finish\nsays finished\nis {'over':true,'ended':'finished'}\nscore {'rank':[1,2,2]}" },
  { "PAD-033", "do 0 score figure=5 row=1\nstop\nscore {'verdict':'stopped'}\noption pad lowest\nrestart\nno rule-ends h finish\nbad no-ending {'ended':'finished'}\nscore {'outcome':'unfinished'}" },
  { "PAD-034", "seats 1\nset-of TWENTY\nrestart\nat {'round':2}\ndo 0 score figure=1 row=21\ndo h next\nis {'round':3,'over':false,'step':'finish'}\nasks The sheet is full: finish the match\n"
    "no full@PAD-034 0 score figure=1 row=40\nbecause The sheet is full after 2 rounds. Finish the match.\nno full h next\ndo 0 change row=40 figure=4\ndo h finish\nis {'over':true}\nscore {'total':[5]}" },
  { "PAD-034", /* without a number of rounds also a pad with a target */
    "seats 1\noption pad race\nrestart\nat {'round':41}\nis {'over':false}\nno full 0 score figure=1 row=40\ndo h finish\nis {'over':true}" },
  { "PAD-035", "seats 2\noption pad duel\nrestart\nnames\ndo 0 score figure=-19 row=1\ndo 0 win\ntold Ann wins the match at once.\nis {'over':true,'ended':'at-once','winner':1}\n"
    "score {'rank':[1,0],'outcome':'won','verdict':'wins','total':[1,20]}\nbad no-ending {'ended':'at-once','winner':3}\nbad no-ending {'ended':'no','winner':1}" },
  { "PAD-036", "option pad together\nrestart\nasks Enter whether the players win or lose\nno not-on-pad 0 score figure=1 row=1\nno not-on-pad 0 change row=1 figure=1\nno together@PAD-036 h finish\nno together h next\n"
    "do h won\nsays all-won\nis {'over':true}\nscore {'rank':[1,1,1],'outcome':'all-won','verdict':'verdict-won','row-won':[1,1,1]}" },
  { "PAD-036", "set-of TOGETHER-ROUNDS\nrestart\ndo 0 score figure=5 row=1\ndo h lost\nsays all-lost\nscore {'rank':[0,0,0],'outcome':'all-lost','verdict':'verdict-lost'}\nno over h won" },
  { "PAD-036 PAD-030", /* after the last round the table says who has won; until then figures can be mended */
    "set-of TOGETHER-ROUNDS\nrestart\nnames\nat {'figure':{'1':[1,2,3],'2':[1,2,3],'3':[1,2,3]}}\ndo 0 score figure=5 row=4\ndo 1 score figure=6 row=4\nsilent played\n"
    "do 2 score figure=7 row=4\nsays played\nis {'over':false,'round':5,'step':'together'}\nasks Enter whether the players win or lose\nno together@PAD-036 0 score figure=1 row=4\n"
    "no together h next\nno together h finish\ndo 0 change row=4 figure=8\nsilent played\nis {'over':false,'totals':[11,12,16]}\ndo h won\nis {'over':true,'ended':'won'}\n"
    "score {'rank':[1,1,1],'outcome':'all-won','verdict':'verdict-won','total':[11,12,16]}" },
  { "PAD-036 PAD-034", /* a sheet that is full */
    "seats 1\nset-of TOGETHER-FULL\nrestart\nat {'round':2}\ndo 0 score figure=1 row=21\ndo h next\nsays played\nno together 0 score figure=1 row=40\ndo h won\nis {'over':true}" },
  { "PAD-037", "do 0 score figure=5 row=1\ndo h finish\nno over@PAD-037 0 score figure=1 row=1\nbecause The match has ended. Undo the last entry, or correct the table.\nno over 0 change row=1 figure=4\nno over h finish\nasks The match has ended\nlegal 0" },
  /* the winner */
  { "PAD-041 PAD-042", "set-of BOTH\nseats 3\nset-of BOTH\nrestart\nat {'figure':{'1':[3,4,2],'2':[2,1,3],'3':[0,0,0],'4':[0,0,0]},'terms':{'3':[1,1,1],'4':[1,1,1]}}\nis {'over':true}\n"
    "score {'rank':[2,3,1],'total':[5,5,5],'ties':['tie-category: 0 1 2 > 2']}\nnote Ties: by age\n"
    "at {'figure':{'1':[3,3,2],'2':[2,2,3]}}\nscore {'rank':[2,2,1]}\nat {'figure':{'1':[3,3,2],'2':[2,2,2]}}\nscore {'rank':[1,1,3],'outcome':'shared','verdict':'shared'}" },
  { "PAD-041", /* fewer is better there, too */
    "set-of LOWEST\nseats 2\nset-of LOWEST\nrestart\nat {'figure':{'1':[3,4],'2':[2,1]}}\nscore {'rank':[1,2],'total':[5,5],'ties':['tie-category: 0 1 > 0']}" },
  { "PAD-043", "seats 5\nset-of RACE-TEAMS\nrestart\nnames\ndo 1 score figure=4 row=1\ndo 2 score figure=6 row=1\ndo 3 score figure=10 row=2\nis {'over':true}\n"
    "score {'rank':[2,1,2,1,2],'total':[6,14,6,14,6],'verdict':'team-wins'}\nnote Team B wins" },

  /* pads with something unusual */
  { "PAD-004 PAD-041", /* an empty category is none, and breaks no tie */
    "set-of GAPS\nseats 2\nset-of GAPS\nrestart\nno no-row 0 score figure=1 row=3\nat {'figure':{'1':[3,4],'2':[2,1]}}\nis {'over':true}\nscore {'rank':[1,2],'total':[5,5],'ties':['tie-category: 0 1 > 0']}" },
  { "PAD-012", "set-of BELOW\nrestart\nno too-high@PAD-012 0 score figure=-2 row=1\nbecause −2 is too high: the highest figure is −4.\ndo 0 score figure=-4 row=1\nno too-low 1 score figure=-12 row=1\ndo 1 score figure=-10 row=1\nlegal 2 score" },
  { "PAD-012", "set-of ALWAYS\nrestart\nlegal 3 score\ndo 0 score figure=5 row=1" },
  { "PAD-037 PAD-021", /* a match that was stopped stays so when its sheet is corrected */
    "do 0 score figure=5 row=1\nstop\nat {'figure':{'1':[7,0,0]}}\nis {'over':true,'totals':[7,0,0]}\nscore {'verdict':'stopped'}" },
  { "PAD-034", "set-of BIDS-OPEN\nrestart\nat {'round':41}\nno full@PAD-034 0 bid figure=1\nno full 0 made figure=1\nset-of WINS-OPEN\nrestart\nat {'round':41}\nno full@PAD-034 0 take" },
  { "PAD-035 PAD-036", /* an end that the pad does not have */
    "seats 2\noption pad duel\nrestart\nbad no-ending {'ended':'at-once','winner':0}\noption pad together\nrestart\nbad no-ending {'ended':'finished'}" },
  { "PAD-036", "option pad together\nrestart\nscore {'outcome':'unfinished','rank':[0,0,0],'verdict':'unfinished'}\nstop\nscore {'outcome':'unfinished','rank':[0,0,0],'verdict':'stopped'}" },
  { "PAD-041", /* fewer is better, and who is not tied is not compared */
    "set-of LOWEST\nseats 3\nset-of LOWEST\nrestart\nat {'figure':{'1':[3,4,9],'2':[2,1,9]}}\nscore {'rank':[1,2,3],'total':[5,5,18],'ties':['tie-category: 0 1 > 0']}" },
  { "PAD-042 PAD-043", "seats 5\nset-of TEAMS-ONCE\nrestart\ndo 0 score figure=7 row=1\ndo 1 score figure=7 row=1\nis {'over':true}\nscore {'rank':[1,1,1,1,1],'outcome':'shared','verdict':'shared'}" },
};

/* Every clause of the rules is named by a case. */
static void
test_nothing_left_out (void)
{
  static const ScriptRow rows[] = { { "PAD-", 1, 5, 3 }, { "PAD-", 10, 22, 3 }, { "PAD-", 30, 37, 3 }, { "PAD-", 40, 43, 3 } };

  script_nothing_left_out (rows, G_N_ELEMENTS (rows));
}

/* ---- Pads that cannot be ----------------------------------------------------------- */

static void
test_faults (void)
{
#define FAULT(more, says) { "pads", "{'id':'rounds','name':'x'" more "}", "components.pads[0] (rounds): " says }
  static const ScriptFault faults[] = {
    FAULT (",'least-seats':5,'most-seats':4", "The fewest players are more than the most."),
    FAULT (",'categories':'a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u'", "A pad has at most 20 categories."),
    FAULT (",'categories':'a,b,c,d,e','rounds':9", "A sheet has at most 40 rows: rounds times categories."),
    FAULT (",'least':5,'most':4", "No figure is between the lowest and the highest."),
    FAULT (",'least':6,'most':9,'step':5", "No figure is between the lowest and the highest."),
    FAULT (",'end':'target'", "The target has to differ from the points at the start."),
    FAULT (",'bids':'rule','categories':'a,b'", "A pad with bids has no categories."),
    FAULT (",'wins':'places','categories':'a,b'", "A pad for places has no rounds, categories, bids or target."),
    FAULT (",'wins':'places','bids':'noted'", "A pad for places has no rounds, categories, bids or target."),
    FAULT (",'wins':'places','end':'target','target':9", "A pad for places has no rounds, categories, bids or target."),
    FAULT (",'wins':'places','end':'open'", "A pad for places has no rounds, categories, bids or target."),
    FAULT (",'wins':'places','counting':'down'", "A pad for places has no rounds, categories, bids or target."),
    FAULT (",'counting':'wins','categories':'a,b'", "A pad that counts rounds won has no categories or bids."),
    FAULT (",'counting':'wins','bids':'noted'", "A pad that counts rounds won has no categories or bids."),
    FAULT (",'end':'first','start':40,'target':40", "The target has to differ from the points at the start."),
  };
#undef FAULT

  script_faults (&pad_game, faults, G_N_ELEMENTS (faults));
}

/* PAD-001: the set has fewer pads. */
static void
test_no_pad (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) match = gn_match_new (&pad_game, 2, NULL, &error);
  PadState state = { 0 };
  GnSay why = { 0 };

  g_assert_no_error (error);
  match->option[PAD_OPTION_PAD] = PAD_PADS + 1;
  g_assert_false (pad_start (match, &state, &why));
  g_assert_cmpint (why.text, ==, PAD_TEXT_NO_PAD);
}

/* ---- Sums that are kept -------------------------------------------------------------- */

/* Sums are written over and taken away in any order, and each cell still has its own; a full sheet keeps only sums. */
static void
test_terms (void)
{
  PadState state = { 0 };
  guint32 random = 1;

  for (guint i = 0; i < 20000; i++)
    {
      gint32 term[GN_FIGURE_TERMS], read[GN_FIGURE_TERMS], sum = 0;
      guint row, column, n;

      random = random * 1103515245u + 12345u;
      row = random >> 16 & 0xff;
      row %= 6;
      column = (random >> 8) % PAD_SEATS;
      n = (random >> 20) % (GN_FIGURE_TERMS + 1);
      for (guint k = 0; k < n; k++)
        {
          term[k] = (gint32) (random % 99u) - 40 + (gint32) k;
          sum += term[k];
        }
      pad_set_cell (&state, row, column, term, n);
      g_assert_cmpint (state.figure[row][column], ==, sum);
      g_assert_cmpuint (pad_cell_terms (&state, row, column, read), ==, n);
      g_assert_cmpmem (read, n * sizeof *read, term, n * sizeof *term);
    }

  memset (&state, 0, sizeof state);
  for (guint row = 0; row < PAD_ROWS; row++)
    for (guint column = 0; column < PAD_SEATS; column++)
      {
        const gint32 term[GN_FIGURE_TERMS] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, (gint32) row };

        pad_set_cell (&state, row, column, term, GN_FIGURE_TERMS);
        g_assert_cmpint (state.figure[row][column], ==, 66 + (gint32) row);
        g_assert_cmpuint (state.terms[row][column], ==, row * PAD_SEATS + column < 80 ? GN_FIGURE_TERMS : 1);
      }
  pad_set_cell (&state, 0, 0, NULL, 0);
  g_assert_cmpuint (state.terms[0][0], ==, 0);
  g_assert_cmpint (state.term[(79 * 12 - 1) / 4][(79 * 12 - 1) % 4], ==, 79 / (gint32) PAD_SEATS);
  g_assert_cmpint (state.term[PAD_TERM_ROWS - 1][3], ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  script_add_cases (&about, "clauses", cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/pad/faults", test_faults);
  g_test_add_func ("/pad/no-pad", test_no_pad);
  g_test_add_func ("/pad/terms", test_terms);
  g_test_add_func ("/pad/nothing-left-out", test_nothing_left_out);
  script_add_occurs (about.game);
  return g_test_run ();
}
