/* test-printed.c: what is typed for cards with every kind of attribute, in every order: a game that is only cards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/json.h"
#include "core/match/match.h"
#include "core/set/set-private.h"
#include "core/words/component.h"

#include <locale.h>

enum { GEM, CARD };

static const GnValue gems[] = {
  { "ruby", "ruby", NULL, NULL, "ruby|rubies|r" }, { "emerald", "emerald", NULL, NULL, "emerald|emeralds|e" },
  { "long", "a gem with a name as long as a line" },
};

static const GnDomain domains[] = {
  [GEM] = { .id = "gem", .title = "Gem", .values = gems, .n_values = G_N_ELEMENTS (gems) },
  [CARD] = { .id = "card", .title = "Card", .n_values = 9, .family = 1 },
  { NULL }
};

static const char *const effects[] = { "gold", "draw", NULL };

#define KIND { .id = "kind", .title = "Kind", .kind = GN_ATTR_THING, .domain = GEM, .nullable = TRUE }
#define NAME { .id = "name", .title = "Name", .kind = GN_ATTR_TEXT }

/* Figures without a limit, dice, and words to read aloud. */
static const GnAttr cards[] = {
  NAME, KIND,
  { .id = "cost", .title = "Cost", .kind = GN_ATTR_BAG, .domain = GEM, .nullable = TRUE },
  { .id = "symbols", .title = "Symbols", .kind = GN_ATTR_LIST, .domain = GEM, .nullable = TRUE },
  { .id = "power", .title = "Power", .kind = GN_ATTR_DICE, .nullable = TRUE },
  { .id = "bonus", .title = "Bonus", .kind = GN_ATTR_DICE, .optional = TRUE },
  { .id = "big", .title = "Big", .kind = GN_ATTR_NUMBER, .nullable = TRUE },
  { .id = "after", .title = "After", .kind = GN_ATTR_THING, .domain = CARD, .nullable = TRUE },
  { .id = "effect", .title = "Effect", .kind = GN_ATTR_EFFECT, .nullable = TRUE, .effects = effects, .aside = TRUE },
  { .id = "text", .title = "Text", .kind = GN_ATTR_TEXT },
  { NULL }
};

/* No figure, or only some that may be left out, are set apart, or depend on the kind. */
static const GnAttr mute[] = { NAME, KIND, { NULL } };
static const GnAttr spare[] = {
  NAME, KIND,
  { .id = "ruby-only", .title = "Of a ruby", .kind = GN_ATTR_NUMBER, .max = 9, .nullable = TRUE, .optional = TRUE,
    .when = "kind", .is = 0 },
  { .id = "later", .title = "Later", .kind = GN_ATTR_NUMBER, .max = 9, .optional = TRUE, .aside = TRUE },
  { .id = "extra", .title = "Extra", .kind = GN_ATTR_NUMBER, .max = 9, .optional = TRUE },
  { NULL }
};
static const GnAttr rows[] = {
  NAME, KIND,
  { .id = "spare", .title = "Spare", .kind = GN_ATTR_LIST, .domain = GN_DOMAIN_NUMBER, .optional = TRUE },
  { .id = "steps", .title = "Steps", .kind = GN_ATTR_LIST, .domain = GN_DOMAIN_NUMBER, .nullable = TRUE,
    .when = "kind", .is = 0 },
  { .id = "marks", .title = "Marks", .kind = GN_ATTR_LIST, .domain = GEM, .nullable = TRUE, .when = "kind", .is = 0 },
  { NULL }
};

/* Two lists of the same things, and a price in them. */
static const GnAttr lists[] = {
  NAME,
  { .id = "first", .title = "First", .kind = GN_ATTR_LIST, .domain = GEM, .nullable = TRUE },
  { .id = "second", .title = "Second", .kind = GN_ATTR_LIST, .domain = GEM, .nullable = TRUE },
  KIND,
  { NULL }
};
static const GnAttr prices[] = {
  NAME,
  { .id = "price", .title = "Price", .kind = GN_ATTR_BAG, .domain = GEM, .nullable = TRUE },
  { .id = "first", .title = "First", .kind = GN_ATTR_LIST, .domain = GEM, .nullable = TRUE },
  { .id = "second", .title = "Second", .kind = GN_ATTR_LIST, .domain = GEM, .nullable = TRUE },
  { NULL }
};

/* Two names, and words to read aloud. */
static const GnAttr twice[] = {
  NAME, { .id = "skill", .title = "Skill", .kind = GN_ATTR_TEXT }, { .id = "text", .title = "Text", .kind = GN_ATTR_TEXT },
  { NULL }
};
static const GnAttr apart[] = {
  { .id = "name", .title = "Name", .kind = GN_ATTR_TEXT, .aside = TRUE }, KIND,
  { .id = "look", .title = "Look", .kind = GN_ATTR_PICTURE, .optional = TRUE },
  { .id = "need", .title = "Need", .kind = GN_ATTR_NUMBER, .max = 9, .when = "kind", .is = 0 },
  { NULL }
};

#define FAMILY(name) { .id = #name, .title = #name, .one = #name, .group = "cards", .attrs = name, .max = 9 }

enum { CARDS, MUTE, SPARE, ROWS, LISTS, PRICES, TWICE, APART };

static const GnFamily families[] = {
  [CARDS] = FAMILY (cards), [MUTE] = FAMILY (mute), [SPARE] = FAMILY (spare), [ROWS] = FAMILY (rows),
  [LISTS] = FAMILY (lists), [PRICES] = FAMILY (prices), [TWICE] = FAMILY (twice), [APART] = FAMILY (apart),
  { NULL }
};

static const GnOption options[] = { { NULL } };
static const GnVerb verbs[] = { { 0 } };
static const GnText texts[] = { { 0 } };
static const GnField fields[] = { { 0 } };

static const GnGame game = {
  .id = "printed", .title = "Printed", .prefix = "PRI", .rules_version = 1, .min_seats = 2, .max_seats = 3,
  .state_size = sizeof (GnHead), .options = options, .families = families, .domains = domains, .verbs = verbs,
  .texts = texts, .fields = fields,
};

static JsonNode *
json (const char *text)
{
  g_autofree char *quoted = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (quoted, &error);

  g_assert_no_error (error);
  return node;
}

static GnSet *
box (const char *components)
{
  g_autofree char *text = g_strdup_printf ("{'gnomon':'components','version':1,'game':'printed','id':'own',"
                                           "'title':'Box','components':{%s}}", components);
  g_autoptr (JsonNode) node = json (text);
  g_autoptr (GError) error = NULL;
  GnSet *set = gn_set_new_from_json (&game, node, &error);

  g_assert_no_error (error);
  return set;
}

static GnMatch *
match_with (const char *components)
{
  return gn_match_new (&game, 2, box (components), NULL);
}

static void
test_typed (void)
{
  static const struct { guint family; const char *known, *from, *typed, *said, *leftover; } lines[] = {
    { CARDS, NULL, NULL, "ruby power 2d6 150 emeralds 99999",
      "{'cost':{'ruby':1,'emerald':99},'power':'2d6','big':32767}" },
    { CARDS, NULL, NULL, "nothing none 3", "{'power':'none','bonus':3,'name':'none'}" },
    { CARDS, NULL, NULL, "1 2 99999", "{'power':1,'bonus':2,'big':32767}" },
    { CARDS, NULL, NULL, "Sword 8+x", "{'power':8,'name':'Sword x'}" },
    { CARDS, NULL, NULL, "Sword d0", "{'power':0,'name':'Sword d'}" },
    { CARDS, NULL, NULL, "power sword", "{'name':'power sword'}" },
    { CARDS, NULL, NULL, "Sword:", "{'name':'Sword'}" },
    { CARDS, NULL, NULL, "Sword: cuts all", "{'name':'Sword','text':'cuts all'}" },
    { CARDS, NULL, "big", "1 2 3", "{'power':1,'bonus':2,'big':3}" },
    { CARDS, "{'cost':{'ruby':1},'big':null}", "big", "2 rubies", "{'big':2,'kind':'ruby'}" },
    { MUTE, NULL, NULL, "Bar 7", "{'name':'Bar 7'}" },
    { SPARE, NULL, NULL, "3 4", "{'extra':3}", "4" },
    { SPARE, NULL, NULL, "ruby 3", "{'kind':'ruby'}", "3" },
    { ROWS, NULL, NULL, "7", "{}", "7" },
    { ROWS, NULL, NULL, "ruby 7 8", "{'kind':'ruby','steps':[7,8]}" },
    { ROWS, NULL, NULL, "ruby / nothing / 1 2 emerald 5",
      "{'kind':'ruby','spare':[],'steps':[1,2],'marks':['emerald']}", "5" },
    { ROWS, NULL, NULL, "emerald", "{'kind':'emerald'}" },
    { ROWS, "{'kind':7}", NULL, "emerald", "{'kind':'emerald'}" },
    { ROWS, "{'kind':[]}", NULL, "emerald", "{'kind':'emerald'}" },
    { LISTS, NULL, NULL, "ruby emerald", "{'first':['ruby','emerald']}" },
    { LISTS, "{'first':['ruby'],'second':['ruby'],'kind':null}", "kind", "emerald", "{'kind':'emerald'}" },
    { PRICES, NULL, NULL, "ruby 2 emeralds", "{'price':{'ruby':1,'emerald':2}}" },
  };
  g_autoptr (GnMatch) match = match_with ("");

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (JsonNode) known = lines[i].known ? json (lines[i].known) : NULL, wanted = json (lines[i].said);
      g_autofree char *leftover = NULL;
      g_autoptr (JsonNode) said = gn_component_typed (match, lines[i].family, NULL,
                                                      known ? json_node_get_object (known) : NULL, lines[i].from,
                                                      lines[i].typed, &leftover);
      g_autofree char *text = json_to_string (said, FALSE);

      g_test_message ("%s: %s, left over: %s", lines[i].typed, text, leftover);
      g_assert_true (json_node_equal (said, wanted));
      g_assert_cmpstr (leftover, ==, lines[i].leftover);
    }
}

static void
test_fits (void)
{
  static const struct { const char *said; gboolean fits; } lines[] = {
    { "{'cost':{'ruby':2}}", TRUE }, { "{'cost':{'ruby':1}}", FALSE }, { "{'cost':[]}", FALSE },
    { "{'effect':{'do':'gold','gold':12}}", TRUE }, { "{'effect':{'do':'gold','gold':11}}", FALSE },
    { "{'effect':{'do':'gold','silver':1}}", FALSE }, { "{'big':7}", TRUE }, { "{'big':8}", FALSE },
    { "{'big':null}", FALSE }, { "{'symbols':['ruby']}", FALSE },
  };
  g_autoptr (GnMatch) match = match_with ("'cards':[{'id':'a','cost':{'ruby':2},'effect':{'do':'gold','gold':12},"
                                          "'big':7}]");

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (JsonNode) said = json (lines[i].said);

      g_test_message ("%s", lines[i].said);
      g_assert_cmpint (gn_component_fits (match, CARDS, 0, json_node_get_object (said)), ==, lines[i].fits);
    }
}

static void
test_example (void)
{
  static const struct { guint family; const char *box, *example; } lines[] = {
    { CARDS, "'cards':[{'id':'a','kind':'long','symbols':[],'power':'2d6','after':'a','big':null}]",
      "a gem with a name as long as a line a 2d6" },
    { CARDS, "'cards':[{'id':'a','kind':'ruby','cost':{'ruby':2,'emerald':1},'symbols':['emerald'],'power':8}]",
      "ruby 2 × ruby 1 × emerald emerald 8" },
    { ROWS, "'rows':[{'id':'a','kind':'ruby','spare':[],'steps':[1,2],'marks':['ruby']}]", "ruby ruby / none / 1 2" },
    { TWICE, "'twice':[{'id':'a','name':'Odo','skill':'Mill','text':'Move on.'}]", "Odo Mill: Move on." },
    { TWICE, "'twice':[{'id':'a','name':'Odo','skill':'Mill','text':'Withoutanyblanksinit'}]",
      "Odo Mill: Withoutanyblanks" },
    { TWICE, "'twice':[{'id':'a','name':'Odo','skill':'Mill','text':'Move to the next place'}]",
      "Odo Mill: Move to the …" },
    { MUTE, "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GnSet) sample = box (lines[i].box);
      g_autoptr (GnMatch) match = gn_match_new (&game, 2, gn_set_ref (sample), NULL);
      g_autofree char *example = gn_component_example (match, lines[i].family, sample, NULL);

      g_test_message ("%s: “%s”", lines[i].box, example);
      g_assert_cmpstr (example, ==, lines[i].example);
    }

  g_autoptr (GnMatch) match = match_with ("");

  g_assert_null (gn_component_example (match, MUTE, NULL, NULL));
}

/* A box is refused for a picture that is none, or for what its kind needs; not for a text or name that is null. */
static void
test_boxes (void)
{
  static const struct { const char *component, *fault; } lines[] = {
    { "'kind':'emerald','name':null,'look':'/9j/AAAA'", NULL }, { "'kind':'emerald','look':'iVBORw0KGgoA'", NULL },
    { "'kind':'emerald','look':'/9j/AAA=='", "look" }, { "'kind':'emerald','look':'/9j/A==='", "look" },
    { "'kind':'emerald','look':'/9j/AAA!'", "look" }, { "'kind':'emerald','look':'R0lGODlh'", "look" },
    { "'kind':'ruby'", "need" }, { "'kind':'ruby','need':3", NULL },
  };
  g_autofree char *large = g_strnfill (GN_SET_MAX_PICTURE, 'A'), *too_large = g_strdup_printf ("'kind':'emerald','look':'/9j/%s'", large);
  g_autoptr (GnSet) texts_null = box ("'twice':[{'id':'a','name':'Odo','skill':null,'text':null}]");

  g_assert_null (gn_set_text (texts_null, TWICE, 0, "skill"));
  for (guint i = 0; i <= G_N_ELEMENTS (lines); i++)
    {
      const char *component = i < G_N_ELEMENTS (lines) ? lines[i].component : too_large;
      const char *fault = i < G_N_ELEMENTS (lines) ? lines[i].fault : "look";
      g_autofree char *text = g_strdup_printf ("{'gnomon':'components','version':1,'game':'printed','id':'own',"
                                               "'title':'Box','components':{'apart':[{'id':'a',%s}]}}", component);
      g_autoptr (JsonNode) node = json (text);
      g_autoptr (GError) error = NULL;
      g_autoptr (GnSet) set = gn_set_new_from_json (&game, node, &error);

      g_test_message ("%.40s: %s", component, error ? error->message : "fine");
      g_assert_true ((set != NULL) == (fault == NULL));
      g_assert_true (!fault || strstr (error->message, fault));
    }
}

/* Its name is asked for where each has one, and only there. */
static void
test_its_name (void)
{
  g_autoptr (GnSet) sample = box ("'mute':[{'id':'a','name':'Odo'}],'apart':[{'id':'b','name':'Ada','kind':'emerald'}]");

  g_assert_cmpstr (gn_component_its_name (&game, MUTE, sample)->id, ==, "name");
  g_assert_null (gn_component_its_name (&game, APART, sample));
  g_assert_null (gn_component_its_name (&game, MUTE, NULL));
}

/* The figure of an effect is looked for in the box; without one there is none. */
static void
test_effects (void)
{
  g_autoptr (GnSet) sample = box ("'cards':[{'id':'a','effect':{'do':'gold','gold':12}},{'id':'b','effect':{'do':'gold'}},"
                                  "{'id':'c','effect':{'do':'gold','gold':3}},{'id':'d','effect':{'do':'draw'}}]");
  g_autofree char *key = gn_effect_key (sample, CARDS, "effect", "gold");
  g_autoptr (GArray) figures = gn_effect_figures (sample, CARDS, "effect", "gold");

  g_assert_cmpstr (key, ==, "gold");
  g_assert_cmpuint (figures->len, ==, 2);
  g_assert_cmpint (g_array_index (figures, gint, 0), ==, 3);
  g_assert_null (gn_effect_key (sample, CARDS, "effect", "draw"));
  g_assert_null (gn_effect_key (NULL, CARDS, "effect", "gold"));
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  gn_game_register (&game);
  g_test_add_func ("/printed/typed", test_typed);
  g_test_add_func ("/printed/fits", test_fits);
  g_test_add_func ("/printed/example", test_example);
  g_test_add_func ("/printed/boxes", test_boxes);
  g_test_add_func ("/printed/its-name", test_its_name);
  g_test_add_func ("/printed/effects", test_effects);
  return g_test_run ();
}
