/* inv-script.c: what the scripts of Gnome Invasion have besides the usual (tests/script)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

#include "games/invasion/inv-state.h"
#include "games/invasion/inv-view.h"
#include "games/invasion/invasion.h"

#define BASE "{'turn':1,'stage':'prep','active':0,'first':0," HANDS (UNSEEN ("2"), UNSEEN ("5"), UNSEEN ("3")) "}"

/* ---- The trial catalogue (section 9) -------------------------------------------- */

#define HEAD(id) "{'gnomon':'components','version':1,'game':'invasion','id':'" id "','title':'" id "','components':{"
#define BOON(id, kind, acquire, more) "{'id':'" id "','name':'" id "','kind':'" kind "','acquire':" acquire more "}"
#define PLAYED(dice, scope) ",'played':'" dice "','played-for':'" scope "'"
#define SPENT(dice, scope) ",'discarded':'" dice "','discarded-for':'" scope "'"
#define ON_PLAY(effects) ",'on-play':[" effects "]"
#define IN_PLAY(effects) ",'in-play':[" effects "]"
#define ON_GAIN(effects) ",'on-gain':[" effects "]"
#define LATE ",'flags':['late']"
#define GNOME(id, value, more) "{'id':'" id "','name':'" id "','value':" value more "}"
#define LOSE(kind, from) "{'do':'lose-card','kind':'" kind "','from':'" from "','n':1}"

#define BOONS_I \
  BOON ("rake", "weapon", "9", PLAYED ("d6", "combat") SPENT ("d10", "combat")) "," BOON ("spade", "weapon", "12", PLAYED ("d8", "combat")) "," \
  BOON ("hoe", "weapon", "8", PLAYED ("d4", "combat") SPENT ("d6", "both")) "," BOON ("dog", "ally", "10", PLAYED ("d4", "both")) "," \
  BOON ("aunt", "ally", "'2d6'", PLAYED ("d6", "both")) "," BOON ("lodger", "ally", "11", PLAYED ("d8", "combat")) "," \
  BOON ("lantern", "item", "8", PLAYED ("d12", "combat")) "," BOON ("ladder", "item", "7", PLAYED ("d6", "acquire")) "," \
  BOON ("pie", "item", "5", SPENT ("d8", "both")) "," BOON ("whistle", "action", "6", ON_PLAY ("{'do':'skip-combat','turn':'this'}")) "," \
  BOON ("rummage", "action", "6", ON_PLAY ("{'do':'gnome-from-discard','which':'top'}")) "," BOON ("pantry", "room", "14", "") "," \
  BOON ("cellar", "room", "11", "") "," BOON ("attic", "room", "'2d10'", "")

#define GNOMES_I \
  GNOME ("plain", "15", ",'on-lose':[" LOSE ("ally", "play") "]") "," GNOME ("wild", "'3d6'", ",'on-lose':[" LOSE ("any", "hand") "]") "," \
  GNOME ("moody", "'none'", ",'directions':[" LOSE ("any", "hand") "]") "," \
  GNOME ("pincher", "12", ",'before':[{'do':'steal-die','until':'combat'}],'on-lose':[{'do':'lose-room','n':1}]") "," \
  GNOME ("grump", "18", ",'on-lose':[" LOSE ("weapon", "play") "],'on-win':[" LOSE ("weapon", "play") "]") "," \
  GNOME ("giver", "10", ",'reward':[{'do':'boon-reward','n':1,'to':'hand'}]")

#define BOONS_J BOONS_I "," \
  BOON ("charm", "action", "6", LATE ON_PLAY ("{'do':'reroll','n':1}")) "," BOON ("spyglass", "item", "7", ON_PLAY ("{'do':'peek','n':3,'how':'bottom'}")) "," \
  BOON ("bell", "action", "7", ON_PLAY ("{'do':'extra-boon','n':1}")) "," BOON ("umbrella", "item", "8", IN_PLAY ("{'do':'shield','what':'card'}")) "," \
  BOON ("broom", "action", "6", ON_PLAY ("{'do':'letter-back','where':'shuffled'}"))

#define GNOMES_J GNOMES_I "," \
  GNOME ("slick", "14", ",'during':[{'do':'ignore','kind':'weapon'}],'on-lose':[" LOSE ("ally", "play") "]") "," \
  GNOME ("twin", "11", ",'on-win':[{'do':'fight-again'}]") "," \
  GNOME ("hexer", "16", ",'on-lose':[{'do':'gnome-goes','where':'attach','until':'win'}],'lasting':[{'do':'flat','n':-2,'scope':'combat'}]") "," \
  GNOME ("swindler", "13", ",'reward':[{'do':'boon-reward','n':1,'to':'hand'}],'on-win':[" LOSE ("any", "hand") "]") "," \
  GNOME ("crowd", "10", ",'before':[{'do':'value-change','n':1,'per':'letters'}],'on-lose':[{'do':'miss-boon'}]") "," \
  GNOME ("riddle", "'none'", ",'directions':[{'do':'free-text','text':'Everybody sings.'}]")

/* Fillers without text up to the numbers of 1.1; a component may stand for at most 20 cards. */
#define FILL(id, kind, acquire, n) BOON (id, kind, acquire, ",'copies':" n)
#define FILLERS \
  FILL ("room-a", "room", "12", "20") "," FILL ("room-b", "room", "12", "11") "," FILL ("weapon-a", "weapon", "10", "20") "," FILL ("weapon-b", "weapon", "10", "7") "," \
  FILL ("item-a", "item", "10", "20") "," FILL ("item-b", "item", "10", "5") "," FILL ("action-a", "action", "10", "20") "," FILL ("action-b", "action", "10", "6") "," \
  FILL ("ally-a", "ally", "10", "20") "," FILL ("ally-b", "ally", "10", "7")
#define GNOME_FILLERS GNOME ("gnome-a", "12", ",'copies':20") "," GNOME ("gnome-b", "12", ",'copies':20") "," GNOME ("gnome-c", "12", ",'copies':5")

/* A card or two for every word of the vocabulary. */
#define DO(word) "{'do':'" word "'}"
#define BOONS_TEXTS BOONS_I "," \
  BOON ("plus", "item", "7", ON_PLAY ("{'do':'flat','n':3}")) "," BOON ("den", "room", "10", IN_PLAY ("{'do':'flat','n':1,'scope':'combat'}")) "," \
  BOON ("coupon", "item", "7", ON_PLAY ("{'do':'value-change','dice':'-d4'}")) "," BOON ("crowded", "action", "7", ON_PLAY ("{'do':'value-change','n':-1,'per':'players'}")) "," \
  BOON ("spare", "item", "7", ON_PLAY (DO ("return-die"))) "," BOON ("monocle", "item", "7", ON_PLAY ("{'do':'swap-die','sides':12},{'do':'flat','n':8}")) "," \
  BOON ("sock", "item", "7", ON_PLAY ("{'do':'twice','how':'better'}")) "," BOON ("second", "action", "6", LATE ON_PLAY ("{'do':'reroll','n':2}")) "," \
  BOON ("push", "action", "6", LATE PLAYED ("d6", "both")) "," BOON ("sauna", "room", "10", ON_GAIN ("{'do':'skip-combat','turn':'next','whose':'any'}")) "," \
  BOON ("friend", "action", "6", ON_PLAY ("{'do':'gnome-from-discard','which':'choice'}")) "," BOON ("blind", "action", "6", ON_PLAY ("{'do':'gnome-from-discard','which':'random'}")) "," \
  BOON ("tour", "action", "7", ON_PLAY ("{'do':'extra-boon','n':2}")) "," BOON ("nursery", "room", "13", ON_GAIN ("{'do':'extra-boon','n':1}")) "," \
  BOON ("parrot", "ally", "7", ON_PLAY ("{'do':'peek','n':1,'how':'look'}")) "," BOON ("eraser", "item", "7", ON_PLAY ("{'do':'letter-back','where':'bottom'}")) "," \
  BOON ("sale", "action", "7", ON_PLAY ("{'do':'boon-reward','n':1,'to':'either'}")) "," BOON ("goose", "ally", "9", PLAYED ("d4", "both") IN_PLAY ("{'do':'shield','what':'room'}")) "," \
  BOON ("lost-and-found", "action", "7", ON_PLAY ("{'do':'fetch','kind':'item','n':1}")) "," BOON ("cleaning", "action", "7", ON_PLAY ("{'do':'fetch','kind':'room','n':1}")) "," \
  BOON ("salt", "action", "5", ON_PLAY ("{'do':'give','n':2}")) "," BOON ("guest", "room", "10", IN_PLAY ("{'do':'limit-change','kind':'ally','n':1}")) "," \
  BOON ("butler", "ally", "9", PLAYED ("d6", "both") ",'flags':['lend']") "," BOON ("mat", "item", "9", IN_PLAY ("{'do':'flat','n':1}") ",'flags':['stays']") "," \
  BOON ("toss", "action", "7", ON_PLAY ("{'do':'table','dice':'d4','rows':[{'from':1,'to':1,'then':[]},{'from':2,'to':3,'then':[{'do':'flat','n':4}]},{'from':4,'to':4,'then':[{'do':'flat','n':10}]}]}"))

#define GNOMES_TEXTS GNOMES_J "," \
  GNOME ("taxman", "5", ",'before':[{'do':'value-change','n':1,'per':'hand'}]") "," \
  GNOME ("envious", "10", ",'before':[{'do':'value-change','n':1,'per':'team-rooms'},{'do':'value-change','n':1,'per':'allies'},{'do':'value-change','n':1,'per':'weapons'}]") "," \
  GNOME ("soft", "5", ",'before':[{'do':'value-change','n':-9}]") "," GNOME ("thief-win", "10", ",'before':[{'do':'steal-die','until':'win'}]") "," \
  GNOME ("thief-back", "10", ",'before':[{'do':'steal-die','until':'returned'}]") "," GNOME ("changer", "10", ",'during':[{'do':'swap-die','sides':12}]") "," \
  GNOME ("drizzle", "15", ",'during':[{'do':'twice','how':'worse'}]") "," GNOME ("no-dogs", "12", ",'during':[{'do':'ignore','kind':'ally'}]") "," \
  GNOME ("shy", "12", ",'during':[" DO ("no-help") "]") "," GNOME ("sleeper", "8", ",'reward':[{'do':'skip-combat','turn':'next'}]") "," \
  GNOME ("briber", "'none'", ",'directions':[{'do':'choose','lists':[[{'do':'lose-card','kind':'any','from':'either','n':1},{'do':'boon-reward','n':1,'to':'either'}],[" DO ("fight-again") "]]}]") "," \
  GNOME ("lucky", "12", ",'reward':[{'do':'extra-boon','n':1}],'on-lose':[{'do':'miss-boon','whose':'left'}]") "," \
  GNOME ("census", "'none'", ",'directions':[{'do':'lose-card','kind':'any','from':'hand','n':1,'whose':'each'}]") "," \
  GNOME ("whisperer", "12", ",'on-lose':[{'do':'lose-card','kind':'any','from':'hand','n':1,'whose':'left'}]") "," \
  GNOME ("peeper", "12", ",'on-lose':[{'do':'lose-card','kind':'any','from':'hand','n':1,'by':'random'}]") "," \
  GNOME ("sore", "12", ",'on-win':[{'do':'lose-card','kind':'any','from':'hand','n':1,'whose':'any'}]") "," \
  GNOME ("squatter", "12", ",'on-lose':[{'do':'lose-room','n':1,'to':'deck-bottom'}]") "," GNOME ("tunneller", "'none'", ",'directions':[{'do':'mill','n':2}]") "," \
  GNOME ("doorman", "14", ",'on-lose':[{'do':'gnome-goes','where':'attach','until':'win'}],'lasting':[{'do':'limit-change','kind':'ally','n':-1}]") "," \
  GNOME ("salesman", "12", ",'on-lose':[{'do':'gnome-goes','where':'deck-top'}]") "," GNOME ("dandelion", "12", ",'on-win':[{'do':'gnome-goes','where':'shuffled'}]") "," \
  GNOME ("fragile", "12", ",'on-win':[{'do':'gnome-goes','where':'out'}]") "," GNOME ("boomerang", "12", ",'on-lose':[{'do':'gnome-goes','where':'deck-bottom'}]") "," \
  GNOME ("mildew", "12", ",'on-lose':[{'do':'gnome-goes','where':'attach','until':'next-turn'}],'lasting':[{'do':'twice','how':'worse','scope':'acquire'}]") "," \
  GNOME ("late-riser", "8", ",'before':[{'do':'if','when':'letters','n':4,'then':[{'do':'value-change','n':7}]}]") "," \
  GNOME ("boss", "15", ",'reward':[{'do':'if','when':'margin','n':4,'then':[{'do':'boon-reward','n':2,'to':'hand'}]}]") "," \
  GNOME ("gambler", "'none'", ",'directions':[{'do':'table','dice':'d6','rows':[{'from':1,'to':2,'then':[{'do':'lose-room','n':1}]},{'from':3,'to':5,'then':[]},{'from':6,'to':6,'then':[{'do':'boon-reward','n':2,'to':'hand'}]}]}]")

/* More cards than the box has, and cards that leave to the table's options what they do not say. */
#define MANY(id, kind) BOON (id, kind, "8", ",'copies':20")

static const ScriptSet sets[] = {
  { "TEST-I", HEAD ("TEST-I") "'boons':[" BOONS_I "],'gnomes':[" GNOMES_I "]}}" },
  { "TEST-J", HEAD ("TEST-J") "'boons':[" BOONS_J "],'gnomes':[" GNOMES_J "]}}" },
  { "MANY", HEAD ("MANY") "'boons':[" MANY ("r", "room") "," MANY ("w", "weapon") "," MANY ("v", "weapon") "," MANY ("i", "item") "," MANY ("j", "item") "," MANY ("b", "ally") "," MANY ("c", "ally")
    "," BOON ("torch", "item", "8", PLAYED ("d6", "both") ",'copies':20") "," BOON ("dig", "action", "7", ON_PLAY ("{'do':'gnome-from-discard'}")) "],'gnomes':["
    GNOME ("plain", "15", ",'copies':9") "," GNOME ("wild", "12", "") "," GNOME ("thief", "12", ",'before':[{'do':'steal-die'}]") "]}}" },
  { "COMPLETE", HEAD ("COMPLETE") "'boons':[" BOONS_I "," FILLERS "],'gnomes':[" GNOMES_I "," GNOME_FILLERS "]}}" },
  { "TEXTS", HEAD ("TEXTS") "'boons':[" BOONS_TEXTS "],'gnomes':[" GNOMES_TEXTS "]}}" },
  { NULL }
};

/* ---- What is worked out ------------------------------------------------------------ */

static void
add_odds (JsonObject *object,
          const char *key,
          GnOdds      p)
{
  g_autofree char *text = g_strdup_printf ("%s%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, p.about ? "about " : "", p.a, p.b);

  json_object_set_string_member (object, key, text);
}

static void
add_roll (const GnMatch  *match,
          const InvState *state,
          JsonObject     *object)
{
  g_autofree InvRoll *roll = g_new (InvRoll, 1);
  g_autoptr (GString) pool = g_string_new (NULL);

  inv_view_roll (match, state, roll);
  for (guint i = 0; i < roll->n_dice; i++)
    if (!roll->die[i].out)
      g_string_append_printf (pool, "%sd%u", pool->len ? " " : "", roll->die[i].sides);
  json_object_set_string_member (object, "pool", pool->str);
  json_object_set_int_member (object, "flat", roll->flat);
  json_object_set_int_member (object, "value_now", roll->value_known ? roll->value : 0);
  add_odds (object, "reach", roll->chance);
}

static void
add_sizes (JsonObject *object,
           const char *key,
           const GnPile *pile,
           guint       n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (array, gn_pile_size (&pile[i]));
  json_object_set_array_member (object, key, array);
}

static void
add_table (const GnMatch  *match,
           const InvState *state,
           JsonObject     *object)
{
  JsonArray *layers = json_array_new (), *in_play = json_array_new ();
  JsonObject *discards = json_object_new ();
  InvHouse house;
  InvClock clock;
  InvDecks decks;

  inv_view_house (match, state, &house);
  inv_view_clock (match, state, &clock);
  inv_view_decks (match, state, &decks);
  json_object_set_int_member (object, "target", house.target);
  json_object_set_int_member (object, "rooms", house.gained);
  json_object_set_int_member (object, "needed", house.needed);
  add_odds (object, "room", decks.next);
  add_odds (object, "letter_odds", clock.next_letter);
  json_object_set_int_member (object, "gnome_deck", clock.cards);
  json_object_set_int_member (object, "heap", clock.discard);
  json_object_set_int_member (object, "box", decks.box);
  json_object_set_int_member (object, "earliest", clock.earliest);
  json_object_set_int_member (object, "latest", clock.latest);
  add_sizes (object, "decks", state->deck, decks.n);
  add_sizes (object, "hands", state->hand, match->n_seats);

  for (guint i = 0; i < clock.n_layers; i++)
    {
      JsonArray *layer = json_array_new ();

      json_array_add_int_element (layer, clock.layer[i].cards);
      json_array_add_int_element (layer, clock.layer[i].letters);
      json_array_add_array_element (layers, layer);
    }
  json_object_set_array_member (object, "layers", layers);

  for (int seat = 0; seat < match->n_seats; seat++)
    {
      JsonArray *cards = json_array_new ();

      for (guint i = 0; i < state->play[seat].n; i++)
        json_array_add_string_element (cards, gn_set_id (match->set, INV_FAMILY_BOONS, (guint) state->play[seat].layer[i].card));
      json_array_add_array_element (in_play, cards);
    }
  json_object_set_array_member (object, "in_play", in_play);
  for (guint i = 0; i < inv_set (match)->n_boons; i++)
    if (state->discard[i])
      json_object_set_int_member (discards, gn_set_id (match->set, INV_FAMILY_BOONS, i), state->discard[i]);
  json_object_set_object_member (object, "discards", discards);
}

static void
derive (const GnMatch *match,
        gconstpointer  data,
        JsonObject    *object)
{
  const InvState *state = data;
  InvDue due;

  add_table (match, state, object);
  add_roll (match, state, object);
  inv_view_due (match, state, &due);
  json_object_set_string_member (object, "asks", due.word ? due.word : "");
}

/* By their ids; those of boons below their heading: "head-missed-rooms". */
static char *
row_key (const GnMatch    *match,
         const GnSheetRow *row,
         const char       *group)
{
  return g_strdup_printf ("%s-%s", group, match->game->texts[row->label.text].id);
}

static const ScriptGame about = { &invasion_game, "3", BASE, sets, derive, NULL, row_key };

void
inv_add_cases (const char    *group,
               const InvCase *cases,
               guint          n)
{
  script_add_cases (&about, group, cases, n);
}
