/* rise-script.c: what the scripts of Rise of the Gnomes have besides the usual (tests/script)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#include "games/rise/rise-state.h"
#include "games/rise/rise-view-union.h"
#include "games/rise/rise.h"

/* ---- The reference map T3 (9.1) -------------------------------------------------------- */

#define UP(tile) "'" tile "':'up'"
#define DOWN(tile) "'" tile "':'down'"
#define IS(tile, what) "'" tile "':'" what "'"

#define FACES \
  "'face':{" UP ("dk") "," UP ("g1") "," UP ("g2") "," UP ("g3") "," UP ("g4") "," UP ("g5") "," UP ("g6") "," UP ("y1") "," UP ("y2") "," UP ("y3") "," UP ("y4") "," \
  UP ("y5") "," UP ("y6") "," UP ("y7") "," UP ("y8") "," UP ("y9") "," UP ("y10") "," UP ("y11") "," UP ("y12") "," DOWN ("r2") "," DOWN ("r3") "," DOWN ("r5") "," \
  DOWN ("r6") "," DOWN ("r8") "," DOWN ("r9") "," DOWN ("r11") "," DOWN ("r12") "," DOWN ("r14") "," DOWN ("r15") "," DOWN ("r17") "," DOWN ("r18") "}"
#define TYPES \
  "'type':{" IS ("dk", "dragonkeep") "," IS ("g1", "mountain") "," IS ("g2", "swamp") "," IS ("g3", "forest") "," IS ("g4", "plains") "," IS ("g5", "highland") "," \
  IS ("g6", "desert") "," IS ("y1", "forest") "," IS ("y2", "sea") "," IS ("y3", "sea") "," IS ("y4", "highland") "," IS ("y5", "plains") "," IS ("y6", "mountain") "," \
  IS ("y7", "swamp") "," IS ("y8", "plains") "," IS ("y9", "sea") "," IS ("y10", "mountain") "," IS ("y11", "forest") "," IS ("y12", "desert") "}"
#define ICONS \
  "'icon':{" IS ("dk", "none") "," IS ("g1", "lion") "," IS ("g2", "tower") "," IS ("g3", "scale") "," IS ("g4", "lion") "," IS ("g5", "lion") "," IS ("g6", "tower") "," \
  IS ("y1", "lion") "," IS ("y2", "none") "," IS ("y3", "none") "," IS ("y4", "scale") "," IS ("y5", "scale") "," IS ("y6", "tower") "," IS ("y7", "lion") "," \
  IS ("y8", "tower") "," IS ("y9", "none") "," IS ("y10", "scale") "," IS ("y11", "tower") "," IS ("y12", "scale") "}"
#define BASE \
  "{'turn':3,'phase':4,'stage':'gnome-card','active':null,'first':0," FACES "," TYPES "," ICONS ",'dragon':null,'board':['red-a','blue-a','green-a']," \
  "'production':[3,3,3],'beer':[4,4,4],'gold':[5,5,5],'gnome_gold':2,'vp':[0,0,0],'gnome_vp':0,'level':'level-5','cards_done':0,'gnome_card':null,'card_seat':null," \
  "'union_step':'none','union_tile':null,'rampage_by':null,'gnome_deck':[{'n':50}]}"

const char rise_base[] = BASE;

/* ---- Cards of the examples ---------------------------------------------------------------- */

#define HEAD(id) "{'gnomon':'components','version':1,'game':'rise','id':'" id "','title':'" id "','components':{"
#define LST ",'icons':['lion','scale','tower']"
#define DRAGON(way, to) ",'way':'" way "','to':'" to "'"
#define DO(which, action, list) ",'" which "':'" action "','" which "-types':[" list "]"
#define FIRST(action, list) DO ("primary", action, list)
#define THEN(action, list) DO ("secondary", action, list)
#define POINTS DO ("tertiary", "victory-point", "")
#define GNOME(id, more) "{'id':'" id "'" more "}"
#define PHF "'plains','highland','forest'"

#define GNOMES \
  GNOME ("move-plains", DRAGON ("move", "plains") FIRST ("victory-point", "") THEN ("victory-point", "") POINTS LST) "," \
  GNOME ("fly-keep", DRAGON ("fly", "dragonkeep") FIRST ("victory-point", "") THEN ("victory-point", "") POINTS LST) "," \
  GNOME ("fly-plains", DRAGON ("fly", "plains") FIRST ("victory-point", "") THEN ("victory-point", "") POINTS LST) "," \
  GNOME ("move-swamp", DRAGON ("move", "swamp") FIRST ("victory-point", "") THEN ("victory-point", "") POINTS LST) "," \
  GNOME ("move-sea", DRAGON ("move", "sea") FIRST ("victory-point", "") THEN ("victory-point", "") POINTS LST) "," \
  GNOME ("slt", DRAGON ("move", "plains") FIRST ("victory-point", "") THEN ("victory-point", "") POINTS ",'icons':['scale','lion','tower']") "," \
  GNOME ("delivery", DRAGON ("move", "plains") FIRST ("delivery", PHF) THEN ("victory-point", "") POINTS LST) "," \
  GNOME ("festival", DRAGON ("move", "plains") FIRST ("festival", "'mountain','plains','dragonkeep'") THEN ("expand", "'dragonkeep','plains'") POINTS LST) "," \
  GNOME ("competition", DRAGON ("move", "plains") FIRST ("competition", "'highland','mountain'") THEN ("immigration", "'swamp'") POINTS LST) "," \
  GNOME ("expand", DRAGON ("move", "plains") FIRST ("expand", "'dragonkeep','plains'") THEN ("victory-point", "") POINTS LST) "," \
  GNOME ("expand-sea", DRAGON ("move", "plains") FIRST ("expand", "'sea','desert'") THEN ("victory-point", "") POINTS LST) "," \
  GNOME ("caravan", DRAGON ("move", "plains") FIRST ("caravan", "'dragonkeep','mountain'") THEN ("victory-point", "") POINTS LST) "," \
  GNOME ("immigration", DRAGON ("move", "plains") FIRST ("immigration", "'plains','desert'") THEN ("victory-point", "") POINTS LST) "," \
  GNOME ("immigration-sea", DRAGON ("move", "plains") FIRST ("immigration", "'sea'") THEN ("victory-point", "") POINTS LST) "," \
  GNOME ("last", DRAGON ("move", "plains") FIRST ("expand", "'dragonkeep'") THEN ("festival", "'swamp'") POINTS LST) "," \
  GNOME ("nothing", DRAGON ("move", "plains") FIRST ("expand", "'dragonkeep'") THEN ("festival", "'swamp'") DO ("tertiary", "competition", "'forest'") LST) "," \
  /* Known in part (RISE-202). */ \
  GNOME ("bare", "") "," GNOME ("only-dragon", DRAGON ("fly", "plains")) "," GNOME ("no-order", DRAGON ("move", "plains") FIRST ("immigration", "'plains'")) "," \
  GNOME ("no-second", FIRST ("expand", "'dragonkeep'") LST)

#define NINE(a) "[" a "]"
#define BOARD(id, colour, start, power) \
  "{'id':'" id "','name':'" id "','colour':'" colour "','start':'" start "','beer':4,'gold':4,'cubes':4,'lowest':3,'highest':18,'rows':[7,12,17],'row-vp':[1,1,1],'row-gold':[0,0,1]," \
  "'box-vp':[0,1,0,1,0,1,0,1,2],'box-gold':[1,0,1,0,1,0,1,0,0],'box-production':[1,2,4,5,7,8],'box-upgrade':[1,3,5,7,9],'customer-vp':[1,0,1,0,1,0,1,0,1,0]," \
  "'customer-gold':[0,1,0,1,0,1,0,1,0,1],'slots':['beer-production','hops-glen','port','long-table','dray-yard','sharp-tongues','stone-vault','second-cellar'],'effects':[" power "]}"
#define UPGRADE(id, effects) "{'id':'" id "','name':'" id "','effects':[" effects "]}"
#define UPGRADES \
  UPGRADE ("beer-production", "{'do':'production','n':1}") "," UPGRADE ("hops-glen", "{'do':'phase-5','then':[{'do':'beer','n':2}]}") "," \
  "{'id':'port','name':'port','effects':[],'space':'single','space-gold':1,'space-effects':[{'do':'build-boat'},{'do':'vp','n':2}]}," \
  UPGRADE ("long-table", "{'do':'boost','action':'festival','what':'cubes','n':1}") "," UPGRADE ("dray-yard", "{'do':'boost','action':'delivery','what':'cubes','n':1}") "," \
  UPGRADE ("sharp-tongues", "{'do':'boost','action':'competition','what':'removals','n':1}") "," \
  UPGRADE ("stone-vault", "{'do':'bribe-discount','n':1},{'do':'phase-5','then':[{'do':'gold','n':1}]}") "," \
  UPGRADE ("second-cellar", "{'do':'second-brewery'},{'do':'boost','action':'build','what':'price','n':-1}")
#define TURN(n, bribe, fill) "{'id':'turn-" n "','bribe':" bribe ",'fill':" fill "}"

static const ScriptSet sets[] = {
  { "TEST", HEAD ("TEST") "'gnomes':[" GNOMES "],'upgrades':[" UPGRADES "],'boards':[" BOARD ("red-a", "red", "swamp", "") "," BOARD ("blue-a", "blue", "mountain", "") ","
    BOARD ("green-a", "green", "forest", "") "],'turns':[" TURN ("1", "1", "2") "," TURN ("2", "2", "3") "," TURN ("3", "3", "4") "," TURN ("4", "4", "5") "]}}" },
  { "OPEN", HEAD ("OPEN") "'gnomes':[" GNOMES "],'upgrades':[" UPGRADES "],'boards':[" BOARD ("red-a", "red", "swamp", "") "," BOARD ("blue-a", "blue", "mountain", "") ","
    BOARD ("green-a", "green", "forest", "") "]}}" },
  { NULL }
};

/* ---- What is worked out --------------------------------------------------------------------- */

static void
add_by_owner (const GnMatch *match,
              JsonObject    *object,
              const char    *key,
              const int     *values)
{
  JsonArray *array = json_array_new ();

  RISE_OWNERS_OF (match, owner)
    json_array_add_int_element (array, values[owner]);
  json_object_set_array_member (object, key, array);
}

/* The tiles that a set holds: "g4 y5". */
static char *
tiles_of (const GnMatch *match,
          guint64        tiles)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int tile; (tile = gn_places_next (&tiles)) >= 0;)
    g_string_append_printf (text, "%s%s", text->len ? " " : "", gn_thing_id (match, GN_THING (RISE_DOMAIN_TILE, (gint16) tile)));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_step (const GnMatch   *match,
          const RiseState *state,
          JsonObject      *object)
{
  static const char *const keys[] = { NULL, "rejected", "passed", "tied", "chosen" };
  g_autofree RiseStepView *view = g_new0 (RiseStepView, 1);
  guint64 sets_of[G_N_ELEMENTS (keys)] = { 0 };

  rise_view_step (match, state, view);
  for (int tile = 0; tile < RISE_TILES; tile++)
    sets_of[view->verdict[tile]] |= GN_PLACE (tile);
  for (guint i = 1; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *text = tiles_of (match, sets_of[i]);

      json_object_set_string_member (object, keys[i], text);
    }
  json_object_set_int_member (object, "chooser", view->chooser);
  json_object_set_int_member (object, "put", view->put);
  json_object_set_int_member (object, "reasons", view->n_reasons);
}

/* What is told of the types of face-down tiles: "tile-odds.sea": "2/12" (section 7, a and b). */
static void
add_odds (const GnMatch   *match,
          const RiseState *state,
          JsonObject      *object)
{
  g_auto (GnInsights) insights = { 0 };
  JsonObject *odds = json_object_new ();

  gn_insights_init (&insights);
  rise_insights (match, state, &insights);
  for (guint i = 0; i < insights.n; i++)
    if (insights.insight[i].odds && insights.insight[i].thing.domain == RISE_DOMAIN_TYPE)
      {
        const GnInsight *insight = &insights.insight[i];
        g_autofree char *key = g_strdup_printf ("%s.%s", rise_texts[insight->label.text].id, gn_thing_id (match, insight->thing));
        g_autofree char *share = g_strdup_printf ("%" G_GINT64_FORMAT "/%" G_GINT64_FORMAT, insight->a, insight->b);

        json_object_set_string_member (odds, key, share);
      }
  json_object_set_object_member (object, "odds", odds);
}

static void
derive (const GnMatch *match,
        gconstpointer  data,
        JsonObject    *object)
{
  const RiseState *state = data;
  int cubes[RISE_OWNERS] = { 0 }, breweries[RISE_OWNERS] = { 0 };

  RISE_OWNERS_OF (match, owner)
    {
      cubes[owner] = rise_cubes_left (state, owner);
      breweries[owner] = rise_breweries_left (state, owner);
    }
  add_by_owner (match, object, "cubes_left", cubes);
  add_by_owner (match, object, "breweries_left", breweries);
  json_object_set_int_member (object, "deck_n", gn_pile_size (&state->gnome_deck));
  add_step (match, state, object);
  add_odds (match, state, object);
}

static const ScriptGame about = { &rise_game, "3", BASE, sets, derive, NULL };

void
rise_add_cases (const char     *group,
                const RiseCase *cases,
                guint           n)
{
  script_add_cases (&about, group, cases, n);
}
