/* wiz-script.c: what the scripts of The Wizard Always Wins have besides the usual (tests/script)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

#include "games/wizard/wiz-view.h"
#include "games/wizard/wizard.h"

#define BASE "{'phase':'choose','round':2,'active':0}"

#define HEAD(id) "{'gnomon':'components','version':1,'game':'wizard','id':'" id "','title':'" id "','components':{"
#define TOKENS "'bag':[{'id':'tF','element':'F','symbols':1},{'id':'tS','element':'S','symbols':1},{'id':'tB','element':'B','symbols':1}," \
  "{'id':'tM','element':'M','symbols':1},{'id':'tP','element':'P','symbols':1}]"
#define SIX(element) "{'id':'" element "2','element':'" element "','symbols':2,'copies':6},{'id':'" element "3','element':'" element "','symbols':3,'copies':6}"
#define TEST_60 "'cards':[" SIX ("F") "," SIX ("S") "," SIX ("B") "," SIX ("M") "," SIX ("P") "]"
#define TILE(id, number, actions) "{'id':'" id "','number':" number ",'name':'" id "','actions':[" actions "]}"
#define DRAW(k) "{'do':'draw-card','k':" k "}"
#define PLAY(k) "{'do':'play-card','k':" k "}"
#define PULL(k) "{'do':'draw-token','k':" k "}"
#define WIZARD TILE ("wizard", "7", "{'do':'wizard-draw'}")
#define SHIPPED_1_TO_6 TILE ("queen", "1", DRAW ("1") "," PLAY ("1")) "," TILE ("oracle", "2", "{'do':'look-keep','n':3,'k':1}," PLAY ("1")) "," \
  TILE ("trader", "3", DRAW ("1") "," PLAY ("1") ",{'do':'trade','k':1,'optional':1}") "," TILE ("apprentice", "4", "{'do':'draw-tokens-level'}") "," \
  TILE ("farmer", "5", DRAW ("2") "," PULL ("1") "," PLAY ("1")) "," TILE ("hunter", "6", DRAW ("1") "," PULL ("1") "," PLAY ("2"))

/* Tiles of our own: a choice, free text, levels and gems as printed actions, several pieces traded, the Wizard with more actions. */
#define ODD_TILES TILE ("queen", "1", "{'do':'choose','lists':[[" DRAW ("2") "],[{'do':'level','k':1},{'do':'gem-to-bag','k':1}]]}," PLAY ("1")) "," \
  TILE ("oracle", "2", "{'do':'look-keep','n':4,'k':2,'optional':1}") "," \
  TILE ("trader", "3", "{'do':'trade','k':2},{'do':'gem-to-bag','k':2,'optional':1}") "," \
  TILE ("apprentice", "4", "{'do':'draw-tokens-level'},{'do':'draw-tokens-level'}") "," \
  TILE ("farmer", "5", PULL ("2") "," PULL ("1") ",{'do':'level','k':-1}") "," \
  TILE ("hunter", "6", "{'do':'free-text','text':'Do as you like'}," PULL ("1") "," DRAW ("1")) "," \
  TILE ("wizard", "7", DRAW ("1") ",{'do':'wizard-draw'}," PLAY ("1"))

#define DOUBLES "{'id':'X1','element':'F','symbols':2,'element-2':'S','symbols-2':3,'copies':6}"

static const ScriptSet sets[] = {
  { "TEST", HEAD ("TEST") TEST_60 ",'tiles':[" TILE ("queen", "1", DRAW ("2") "," PLAY ("1")) "," TILE ("oracle", "2", DRAW ("3")) "," TILE ("three", "3", PLAY ("2")) ","
    TILE ("hunter", "4", PULL ("1") "," PULL ("1")) "," TILE ("farmer", "5", PULL ("1") "," PLAY ("1")) "," TILE ("apprentice", "6", "{'do':'draw-tokens-level'}") ","
    WIZARD "]," TOKENS "}}" },
  { "OWN", HEAD ("OWN") TEST_60 ",'tiles':[" SHIPPED_1_TO_6 "," WIZARD "]," TOKENS "}}" },
  { "NOLIST", HEAD ("NOLIST") "'cards':[],'tiles':[" SHIPPED_1_TO_6 "," WIZARD "]," TOKENS "}}" },
  { "ODD", HEAD ("ODD") TEST_60 ",'tiles':[" ODD_TILES "]," TOKENS "}}" },
  { "DOUBLE", HEAD ("DOUBLE") "'cards':[" DOUBLES "," SIX ("S") "," SIX ("B") "," SIX ("M") "," SIX ("P") ",{'id':'F3','element':'F','symbols':3,'copies':6}],"
    "'tiles':[" SHIPPED_1_TO_6 "," WIZARD "]," TOKENS "}}" },
  { "TWO-SYMBOLS", HEAD ("TWO-SYMBOLS") TEST_60 ",'tiles':[" SHIPPED_1_TO_6 "," WIZARD "],'bag':[{'id':'tF','element':'F','symbols':2}]}}" },
  { "SWAPPED", HEAD ("SWAPPED") TEST_60 ",'tiles':[" TILE ("king", "1", DRAW ("1")) "," TILE ("queen", "2", DRAW ("1")) "," TILE ("trader", "3", PLAY ("1")) ","
    TILE ("apprentice", "4", PULL ("1")) "," TILE ("farmer", "5", DRAW ("1")) "," TILE ("hunter", "6", PULL ("1")) "," WIZARD "]," TOKENS "}}" },
  { "SIX", HEAD ("SIX") TEST_60 ",'tiles':[" SHIPPED_1_TO_6 "]," TOKENS "}}" },
  { "TWICE", HEAD ("TWICE") TEST_60 ",'tiles':[" SHIPPED_1_TO_6 "," TILE ("second", "1", DRAW ("1")) "]," TOKENS "}}" },
  { "TWO-WIZARDS", HEAD ("TWO-WIZARDS") TEST_60 ",'tiles':[" TILE ("queen", "1", "{'do':'wizard-draw'}") "," TILE ("oracle", "2", DRAW ("1")) ","
    TILE ("trader", "3", DRAW ("1")) "," TILE ("apprentice", "4", DRAW ("1")) "," TILE ("farmer", "5", DRAW ("1")) "," TILE ("hunter", "6", DRAW ("1")) "," WIZARD "],"
    TOKENS "}}" },
  { "NO-WIZARD", HEAD ("NO-WIZARD") TEST_60 ",'tiles':[" SHIPPED_1_TO_6 "," TILE ("wizard", "7", DRAW ("1")) "]," TOKENS "}}" },
  { NULL }
};

static void
add_seats (JsonObject  *object,
           const char  *key,
           const gint8 *seat,
           guint        n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (array, seat[i]);
  json_object_set_array_member (object, key, array);
}

static void
add_cheapest (const GnMatch  *match,
              const WizState *state,
              JsonObject     *object)
{
  JsonObject *all = json_object_new ();

  for (guint element = 0; state->active >= 0 && element < WIZ_ELEMENTS; element++)
    {
      JsonArray *pieces = json_array_new ();
      WizSet set;

      wiz_view_set (match, state, state->active, element, &set);
      for (guint i = 0; i < set.n_pieces; i++)
        for (guint k = 0; k < set.cheapest[i]; k++)
          json_array_add_string_element (pieces, wiz_domains[WIZ_DOMAIN_PIECE].values[set.pieces[i].piece].id);
      json_object_set_array_member (all, wiz_domains[WIZ_DOMAIN_ELEMENT].values[element].id, pieces);
    }
  json_object_set_object_member (object, "cheapest", all);
}

static void
derive (const GnMatch *match,
        gconstpointer  data,
        JsonObject    *object)
{
  const WizState *state = data;
  JsonArray *chance = json_array_new ();
  gint8 seat[WIZ_SEATS];
  guint n;

  json_object_set_int_member (object, "deck_n", wiz_deck_size (state));
  json_object_set_int_member (object, "discard_n", wiz_discard_size (state));
  for (int i = 0; i < match->n_seats; i++)
    {
      g_autofree char *text = NULL;
      WizOdds odds;

      wiz_view_odds (match, state, i, &odds);
      text = g_strdup_printf ("%" G_GINT64_FORMAT "/%" G_GINT64_FORMAT, odds.now.a, odds.now.b);
      json_array_add_string_element (chance, text);
    }
  json_object_set_array_member (object, "chance", chance);
  n = wiz_view_order (match, state, seat);
  add_seats (object, "order", seat, n);
  n = wiz_view_order_next (match, state, seat);
  add_seats (object, "order_next", seat, n);
  add_cheapest (match, state, object);
}

/* By their ids, those of elements as "sets" and "left". */
static char *
row_key (const GnMatch    *match,
         const GnSheetRow *row,
         const char       *group)
{
  const char *id = wiz_texts[row->label.text].id;

  return row->label.text && g_str_equal (id, "row-element") ? g_strdup_printf ("%s-%s", group, wiz_domains[WIZ_DOMAIN_ELEMENT].values[row->label.arg[0]].id)
                                                            : g_strdup (id);
}

static const ScriptGame about = { &wizard_game, "3", BASE, sets, derive, NULL, row_key };

void
wiz_add_cases (const char    *group,
               const WizCase *cases,
               guint          n)
{
  script_add_cases (&about, group, cases, n);
}
