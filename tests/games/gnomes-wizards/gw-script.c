/* gw-script.c: what the scripts of Gnômes & Wizards have besides the usual (tests/script)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#include "core/set/set.h"
#include "games/gnomes-wizards/gnomes-wizards.h"
#include "games/gnomes-wizards/gw-view.h"

/* The trial abilities (9.4). */
#define LEARNED(id, cost, steps) "{\"id\":\"" id "\",\"kind\":\"learned\",\"name\":\"" id "\",\"cost\":" cost ",\"steps\":[" steps "]}"
#define SECRET(id, more, steps) "{\"id\":\"" id "\",\"kind\":\"secret\",\"name\":\"" id "\"" more ",\"steps\":[" steps "]}"
#define DO(effect, who, more) "{\"do\":\"" effect "\",\"who\":\"" who "\"" more "}"
#define WITHIN(n) ",\"where\":\"within\",\"range\":" n
#define N(n) ",\"n\":" n
#define KIND(k) ",\"kind\":\"" k "\""
#define FIXED(n) ",\"power\":\"fixed\",\"n\":" n

static const char trial_cards[] =
  LEARNED ("FX-SHOVE", "2", DO ("move", "enemy", WITHIN ("1") N ("1") ",\"how\":\"exactly\"")) ","
  LEARNED ("FX-DRAG", "3", DO ("move", "enemy", WITHIN ("2") N ("2") ",\"how\":\"exactly\"")) ","
  LEARNED ("FX-HAUL", "3", DO ("bring", "another-ally", ",\"to\":\"self-or-adjacent\"") "," DO ("grant-attack", "$1", ",\"power\":\"base\"")) ","
  LEARNED ("FX-GUARD", "2", DO ("gain-defence", "ally", WITHIN ("1") N ("2"))) ","
  LEARNED ("FX-LULL", "3", DO ("counter", "enemy", WITHIN ("1") KIND ("sleeping"))) ","
  LEARNED ("FX-EMBER", "4", DO ("linger", "enemy", WITHIN ("1"))) ","
  LEARNED ("FX-STAB", "3", DO ("sneak-attack", "enemy", ",\"where\":\"adjacent\"")) ","
  LEARNED ("FX-WALL", "2", DO ("blockade", "tile", WITHIN ("2"))) ","
  LEARNED ("FX-QUAKE", "4", DO ("flip", "tile", WITHIN ("2"))) ","
  LEARNED ("FX-WINGS", "2", DO ("counter", "self", KIND ("flying"))) ","
  LEARNED ("FX-HUSH", "2", DO ("counter", "enemy", WITHIN ("2") KIND ("no-attack"))) ","
  LEARNED ("FX-ROOT", "2", DO ("counter", "enemy", WITHIN ("2") KIND ("no-move"))) ","
  LEARNED ("FX-VEIN", "3", DO ("gain-crystals", "owner", N ("2"))) ","
  LEARNED ("FX-BOLT", "3", DO ("attack", "enemy", WITHIN ("1") FIXED ("3"))) ","
  "{\"id\":\"FX-REACH\",\"kind\":\"learned\",\"name\":\"FX-REACH\",\"cost\":3,\"steps\":[" DO ("attack", "enemy", WITHIN ("2") FIXED ("3")) "],\"leader\":[" DO ("attack", "enemy", WITHIN ("2") FIXED ("4")) "]},"
  LEARNED ("FX-GUST", "2", DO ("push", "enemy", WITHIN ("1") N ("2"))) ","
  SECRET ("FX-SHIELD", "", DO ("gain-defence", "ally", N ("3"))) ","
  SECRET ("FX-STEP", "", DO ("move", "ally", ",\"filter\":\"own-tribe\"" N ("1") ",\"how\":\"exactly\"")) ","
  SECRET ("FX-WIND", "", DO ("gain-crystals", "owner", N ("3"))) ","
  SECRET ("FX-LASH", "", DO ("attack", "enemy", WITHIN ("1") FIXED ("2"))) ","
  SECRET ("FX-SPUR", ",\"timing\":\"before-roll\"", DO ("extra-die", "owner", N ("1"))) ","
  LEARNED ("FX-TOLL", "2", DO ("remove-crystals", "ability", ",\"of\":\"enemy\",\"chooser\":\"owner\"" N ("2"))) ","
  LEARNED ("FX-MEET", "2", DO ("gain-defence", "another-ally", N ("1")) "," DO ("place", "self", ",\"to\":\"tile-of\"" N ("1"))) ","
  LEARNED ("FX-MUSTER", "2", DO ("call", "own-clan", ",\"to\":\"on-mine\"")) ","
  LEARNED ("FX-PIT", "2", DO ("flip", "tile", ",\"chooser\":\"owner\"" WITHIN ("1"))) ","
  LEARNED ("FX-FENCE", "2", DO ("blockade", "tile", WITHIN ("1") ",\"shape\":\"edge\"") "," DO ("flip", "tile", WITHIN ("1") ",\"optional\":\"yes\"")) ","
  LEARNED ("FX-HEDGE", "2", DO ("blockade", "tile", WITHIN ("1") ",\"shape\":\"edge\",\"chooser\":\"owner\"")) ","
  LEARNED ("FX-GAP", "2", DO ("remove-blockade", "blockade", WITHIN ("2")));

/* Further ones: whom and what a step can name beyond these. */
static const char more_cards[] =
  LEARNED ("FX-FAIR", "2", DO ("gain-crystals", "all-players", N ("1")) "," DO ("gain-crystals", "$1", N ("1"))) ","
  LEARNED ("FX-RIPPLE", "2", DO ("gain-defence", "another-ally", N ("1")) "," DO ("damage", "enemy", ",\"where\":\"within\",\"range\":1,\"origin\":\"$1\",\"count\":\"all\"" N ("2"))) ","
  LEARNED ("FX-BREACH", "2", DO ("remove-blockade", "blockade", WITHIN ("2")) "," DO ("damage", "unit", ",\"where\":\"same-tile\",\"origin\":\"$1\",\"count\":\"all\"" N ("2")) ","
           DO ("place", "self", ",\"to\":\"tile-of\"" N ("1"))) ","
  LEARNED ("FX-DRAIN", "2", DO ("remove-crystals", "ability", ",\"of\":\"enemy\",\"filter\":\"charged\"" N ("1")) "," DO ("remove-crystals", "$1", N ("1"))) ","
  LEARNED ("FX-DARE", "2", DO ("damage", "enemy", ",\"chooser\":\"owner\"" WITHIN ("2") N ("2"))) ","
  LEARNED ("FX-KIN", "2", DO ("gain-defence", "another-ally", ",\"optional\":\"yes\"" N ("1")) "," DO ("heal", "unit", ",\"where\":\"tile-of\",\"range\":1,\"count\":\"all\"" N ("1"))) ","
  LEARNED ("FX-TITHE", "2", DO ("extra-die", "enemy-player", N ("1")) "," DO ("gain-crystals", "$1", N ("1"))) ","
  LEARNED ("FX-CURE", "2", DO ("clear-counter", "unit", WITHIN ("2") KIND ("lingering"))) ","
  LEARNED ("FX-CLEANSE", "2", DO ("clear-counter", "unit", WITHIN ("2") KIND ("all"))) ","
  LEARNED ("FX-BLOW", "2", DO ("attack", "enemy", WITHIN ("1") ",\"power\":\"current\"" N ("1"))) ","
  LEARNED ("FX-JAB", "2", DO ("attack", "enemy", WITHIN ("1") N ("1"))) ","
  LEARNED ("FX-CHANCE", "2", DO ("gain-defence", "another-ally", ",\"optional\":\"yes\"" N ("1")) "," DO ("heal", "self", ",\"if\":\"hp\",\"if-n\":5,\"if-of\":\"$1\"" N ("2"))) ","
  LEARNED ("FX-BURN", "2", DO ("damage", "unit", ",\"filter\":\"charged\"" WITHIN ("2") N ("1"))) ","
  LEARNED ("FX-SPIN", "2", DO ("reroll", "owner", N ("1"))) ","
  LEARNED ("FX-PAIR", "2", DO ("gain-defence", "ally", N ("1")) "," DO ("gain-defence", "ally", N ("2"))) ","
  LEARNED ("FX-NEXT", "2", DO ("damage", "enemy", ",\"where\":\"adjacent\"" N ("1"))) ","
  LEARNED ("FX-CHAIN", "2", DO ("gain-defence", "another-ally", N ("1")) "," DO ("gain-defence", "$1", N ("1")) "," DO ("counter", "$2", KIND ("flying"))) ","
  LEARNED ("FX-GATE", "2", DO ("blockade", "tile", WITHIN ("1")) "," DO ("remove-blockade", "$1", ""));

/* ---- What is worked out ---------------------------------------------------------------------- */

static int
by_name (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static JsonArray *
places_of (const GnMatch *match,
           const guint8  *steps)
{
  const GwBoard *board = gw_board (match);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < board->grid.n; i++)
    if (steps[i] != GN_GRID_FAR)
      g_ptr_array_add (ids, (gpointer) gn_thing_id (match, GN_THING (GW_DOMAIN_PLACE, board->place[i])));
  g_ptr_array_sort (ids, by_name);
  for (guint i = 0; i < ids->len; i++)
    json_array_add_string_element (array, ids->pdata[i]);
  return array;
}

static void
derive (const GnMatch *match,
        gconstpointer  data,
        JsonObject    *object)
{
  const GwState *state = data;
  JsonObject *reach = json_object_new (), *speed = json_object_new (), *power = json_object_new (), *left = json_object_new ();
  JsonArray *dice = json_array_new (), *points = json_array_new (), *rim = json_array_new (), *hands = json_array_new (), *piles = json_array_new ();
  int seat = -1;
  guint verb = 0;

  GW_FOR_UNITS (unit)
    if (state->status[unit] == GW_ACTIVE)
      {
        const char *id = gn_thing_id (match, GN_THING (GW_DOMAIN_UNIT, (gint16) unit));
        guint8 steps[GW_CELLS];
        guint64 stops;

        gw_reach (match, state, unit, steps, &stops);
        json_object_set_array_member (reach, id, places_of (match, steps));
        json_object_set_int_member (speed, id, gw_speed (match, state, unit));
        json_object_set_int_member (power, id, gw_power (match, state, unit));
        json_object_set_int_member (left, id, gw_steps_left (match, state, unit, NULL));
      }
  GN_FOR_SEATS (match, who)
    {
      json_array_add_int_element (dice, gw_dice_count (match, state, who));
      json_array_add_int_element (points, gw_points (match, state, who));
      json_array_add_int_element (rim, gw_rim_clans (match, state, who));
      json_array_add_int_element (hands, gn_pile_size (&state->hand[who]));
    }
  for (guint i = 0; i < 2; i++)
    json_array_add_int_element (piles, gn_pile_size (&state->pile[i]));
  json_object_set_object_member (object, "reach", reach);
  json_object_set_object_member (object, "S", speed);
  json_object_set_object_member (object, "P", power);
  json_object_set_object_member (object, "left", left);
  json_object_set_array_member (object, "next_dice", dice);
  json_object_set_array_member (object, "points", points);
  json_object_set_array_member (object, "rim", rim);
  json_object_set_array_member (object, "hands", hands);
  json_object_set_array_member (object, "piles", piles);
  json_object_set_string_member (object, "aloud", gw_view_aloud (match, state) ? gw_view_aloud (match, state) : "");
  json_object_set_string_member (object, "asks", state->stage >= GW_AT_TURN_START && gw_asked (match, state, &seat, &verb) ? match->game->verbs[verb].id : "");
  json_object_set_int_member (object, "asked", seat);
}

static ScriptSet sets[3];

/* The set as JSON, its cards the trial abilities. */
void
gw_script_init (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnSet) stand_in = gn_set_new_stand_in (&gnomes_wizards_game, &error);
  g_autoptr (JsonNode) node = NULL;

  g_assert_no_error (error);
  node = gn_set_to_json (stand_in);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = g_strconcat ("[", trial_cards, i ? "," : "", i ? more_cards : "", "]", NULL);
      JsonNode *cards = json_from_string (text, &error);

      g_assert_no_error (error);
      json_object_set_member (json_object_get_object_member (json_node_get_object (node), "components"), "cards", cards);
      sets[i].name = i ? "MORE" : "FX";
      sets[i].json = json_to_string (node, FALSE);
    }
}

static const ScriptGame about = { &gnomes_wizards_game, "2", NULL, sets, derive, NULL };

void
gw_add_cases (const char   *group,
              const GwCase *cases,
              guint         n)
{
  script_add_cases (&about, group, cases, n);
}
