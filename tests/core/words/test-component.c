/* test-component.c: what is printed on a card, typed as it is read aloud
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/words/component.h"
#include "games/games.h"
#include "core/words/text.h"

/* What is typed, and what is understood. */
static const struct {
  const char *family;
  const char *known;
  const char *typed;
  const char *said;
} cases[] = {
  { "items", "{\"kind\":\"artifact\"}", "gnomunculus 3 diamonds 1 emerald 1",
    "{\"cost\":{\"diamond\":3,\"emerald\":1},\"effect\":{\"do\":\"extra-action\",\"n\":1},\"type\":\"gnomunculus\",\"vp\":1}" },
  { "items", "{\"kind\":\"artifact\"}", "gnom 3d1e 1",
    "{\"cost\":{\"diamond\":3,\"emerald\":1},\"effect\":{\"do\":\"extra-action\",\"n\":1},\"type\":\"gnomunculus\",\"vp\":1}" },
  { "items", "{\"kind\":\"artifact\"}", "alch 10 3s2r 1",
    "{\"cost\":{\"ruby\":2,\"sapphire\":3},\"effect\":{\"do\":\"mining-gold\",\"gold\":10},\"type\":\"alchemister\",\"vp\":1}" },
  { "items", "{\"kind\":\"artifact\"}", "2 points alchemister",
    "{\"effect\":{\"do\":\"mining-gold\"},\"type\":\"alchemister\",\"vp\":2}" },
  { "items", "{\"kind\":\"artifact\"}", "hoovermatic 4r 2d, type outlined in gold ruby",
    "{\"cost\":{\"diamond\":2,\"ruby\":4},\"effect\":{\"do\":\"toll\"},\"outlined\":\"ruby\",\"type\":\"hoovermatic\"}" },
  /* Without its place it says itself what it is; jewelry has no machine, so the word is its name. */
  { "items", NULL, "jewelry 5r 4", "{\"cost\":{\"ruby\":5},\"kind\":\"jewelry\",\"vp\":4}" },
  { "items", "{\"kind\":\"jewelry\"}", "5r 4", "{\"cost\":{\"ruby\":5},\"vp\":4}" },
  { "items", "{\"kind\":\"jewelry\"}", "Queen of Thule 5r 4",
    "{\"cost\":{\"ruby\":5},\"name\":\"Queen of Thule\",\"vp\":4}" },
  { "items", "{\"kind\":\"jewelry\"}", "level on the back III 2d", "{\"cost\":{\"diamond\":2},\"level\":\"III\"}" },
  { "tiles", "{\"back\":\"dark\"}", "ruby 1", "{\"symbols\":[\"ruby\"],\"vp\":1}" },
  { "tiles", "{\"back\":\"light\"}", "diamond 3 1 wild", "{\"symbols\":[\"diamond\"],\"vp\":3,\"wild\":1}" },
  { "tiles", "{\"back\":\"dark\"}", "2 emeralds 1 point", "{\"symbols\":[\"emerald\",\"emerald\"],\"vp\":1}" },
  { "tiles", "{\"back\":\"dark\"}", "r s 2 points 1 wild symbols",
    "{\"symbols\":[\"ruby\",\"sapphire\"],\"vp\":2,\"wild\":1}" },
  { "spaces", "{\"district\":\"II\"}", "1d3r", "{\"cost\":{\"diamond\":1,\"ruby\":3}}" },
  { "spaces", "{\"district\":\"II\"}", "", "{}" },
  { "spaces", "{\"district\":\"II\"}", "999999999 rubies", "{\"cost\":{\"ruby\":20}}" },
  { "items", "{\"kind\":\"jewelry\"}", "\xff\xfe", "{}" },
};

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);
  return node;
}

static void
test_typed (void)
{
  const GnGame *game = gn_games_find ("zavandor");
  g_autoptr (GnMatch) match = gn_match_new (game, 2, gn_set_new_empty (game, "own", "Own box"), NULL);
  g_autoptr (GnSet) sample = gn_set_new_stand_in (game, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) known = cases[i].known ? parse (cases[i].known) : NULL;
      g_autoptr (JsonNode) meant = parse (cases[i].said);
      g_autoptr (JsonNode) said = gn_component_typed (match, gn_game_find_family (game, cases[i].family), sample,
                                                      known ? json_node_get_object (known) : NULL, NULL, cases[i].typed,
                                                      NULL);
      g_autofree char *text = json_to_string (said, FALSE);

      g_test_message ("%s: %s", cases[i].typed, text);
      g_assert_true (json_node_equal (said, meant));
    }
}

/* A card with dice, as it is read aloud: name, kind, what it needs, its dice in play, and after a stroke when
 * discarded. */
static void
test_dice (void)
{
  static const struct { const char *family, *typed, *said; } lines[] = {
    { "boons", "pitchfork w 12 d8 / d10",
      "{\"acquire\":12,\"discarded\":\"d10\",\"kind\":\"weapon\",\"name\":\"pitchfork\",\"played\":\"d8\"}" },
    { "boons", "Old Aunt ally 2d6+1 d6",
      "{\"acquire\":\"2d6+1\",\"kind\":\"ally\",\"name\":\"Old Aunt\",\"played\":\"d6\"}" },
    { "boons", "Hoe weapon 8 / w6", "{\"acquire\":8,\"discarded\":\"d6\",\"kind\":\"weapon\",\"name\":\"Hoe\"}" },
    { "boons", "Attic room none", "{\"acquire\":\"none\",\"kind\":\"room\",\"name\":\"Attic\"}" },
    { "gnomes", "Wild 3d6", "{\"name\":\"Wild\",\"value\":\"3d6\"}" },
    { "gnomes", "Grump 18", "{\"name\":\"Grump\",\"value\":18}" },
  };
  const GnGame *game = gn_games_find ("invasion");
  g_autoptr (GnMatch) match = gn_match_new (game, 3, gn_set_new_empty (game, "own", "Own box"), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (JsonNode) meant = parse (lines[i].said);
      g_autoptr (JsonNode) said = gn_component_typed (match, gn_game_find_family (game, lines[i].family), NULL, NULL,
                                                      NULL, lines[i].typed, NULL);
      g_autofree char *text = json_to_string (said, FALSE);

      g_test_message ("%s: %s", lines[i].typed, text);
      g_assert_true (json_node_equal (said, meant));
    }
}

/* Is it what an example tells of? What is seldom printed or needed late is left out, and what stands for itself. */
static gboolean
is_told (const GnMatch *match,
         guint          family,
         const GnAttr  *attr,
         JsonObject    *component)
{
  const gboolean of_box = attr->domain < GN_DOMAIN_SEAT && match->game->domains[attr->domain].family;
  JsonNode *value = json_object_get_member (component, attr->id);

  if (attr->aside || attr->fixed || attr->optional || attr->usual || of_box || !value || JSON_NODE_HOLDS_NULL (value)
      || !gn_attr_printed (match, family, attr, component))
    return FALSE;
  if (attr->kind == GN_ATTR_LIST)
    return attr->domain == GN_DOMAIN_NUMBER || json_array_get_length (json_node_get_array (value)) > 0;
  return attr->kind == GN_ATTR_THING || attr->kind == GN_ATTR_NUMBER || attr->kind == GN_ATTR_DICE
         || (attr->kind == GN_ATTR_BAG && json_object_get_size (json_node_get_object (value)) > 0);
}

/* Is what is printed there in words what was said, or its beginning ("An ally up to …")? */
static gboolean
same_words (const char *printed,
            const char *said)
{
  g_autofree char *beginning = g_strndup (said, g_str_has_suffix (said, " …") ? strlen (said) - strlen (" …")
                                                                              : strlen (said));

  return printed
         && (g_str_equal (beginning, said) ? g_str_equal (printed, said) : g_str_has_prefix (printed, beginning));
}

/* Was @said the whole of one of the stand-in's components, and no words but its own? */
static gboolean
tells_one (const GnMatch *full,
           guint          family,
           JsonObject    *all,
           JsonObject    *known)
{
  g_autoptr (JsonObject) said = json_object_new ();   /* without the words */
  g_autoptr (GList) keys = json_object_get_members (all);

  for (const GnAttr *attr = full->game->families[family].attrs; attr->id; attr++)
    if (attr->kind != GN_ATTR_TEXT && json_object_has_member (all, attr->id))
      json_object_set_member (said, attr->id, json_object_dup_member (all, attr->id));

  for (guint i = 0; i < gn_set_size (full->set, family); i++)
    {
      g_autoptr (JsonNode) node = gn_set_component_to_json (full->set, family, i);
      JsonObject *component = json_node_get_object (node);
      gboolean whole = gn_component_fits (full, family, i, said);

      for (GList *l = keys; l; l = l->next)
        whole &= json_object_has_member (said, l->data)
                 || same_words (gn_set_text (full->set, family, i, l->data),
                                json_object_get_string_member (all, l->data));
      for (const GnAttr *attr = full->game->families[family].attrs; attr->id; attr++)
        whole &= !is_told (full, family, attr, component) || json_object_has_member (said, attr->id)
                 || (known && json_object_has_member (known, attr->id));
      if (whole)
        return TRUE;
    }
  return FALSE;
}

static void
check_example (const GnMatch *match,
               const GnMatch *full,
               guint          family,
               JsonObject    *known)
{
  const GnGame *game = match->game;
  g_autofree char *example = gn_component_example (match, family, full->set, known);

  if (!example)
    return;

  g_autofree char *shortest = gn_component_shortest (match, family, full->set, known, example);

  for (guint i = 0; i < 2; i++)
    {
      const char *line = i ? shortest : example;
      g_autofree char *leftover = NULL;
      g_autoptr (JsonNode) said = gn_component_typed (match, family, full->set, known, NULL, line, &leftover);
      g_autofree char *text = json_to_string (said, FALSE);

      g_test_message ("%s, %s: %s: %s", game->id, game->families[family].id, line, text);
      g_assert_cmpstr (leftover, ==, NULL);
      if (!tells_one (full, family, json_node_get_object (said), known))
        g_error ("%s, %s: “%s” tells of no card of the box: %s", game->id, game->families[family].id, line, text);
    }
}

/* Every example that a field shows is understood as exactly the card it was made from, in whatever language: no word of
 * it is left over. */
static void
test_examples (void)
{
  for (guint g = 0; gn_games ()[g]; g++)
    {
      const GnGame *game = gn_games ()[g];
      g_autoptr (GnSet) sample = gn_set_new_stand_in (game, NULL);

      if (!sample)
        continue;

      g_autoptr (GnMatch) match = gn_match_new (game, game->min_seats, gn_set_new_empty (game, "own", "Own box"), NULL);
      g_autoptr (GnMatch) full = gn_match_new (game, game->min_seats, gn_set_ref (sample), NULL);

      for (guint f = 0; f < gn_game_n_families (game); f++)
        {
          /* a board is drawn, not typed */
          if (!game->families[f].attrs || game->families[f].designed || !gn_set_size (sample, f))
            continue;
          check_example (match, full, f, NULL);
          /* what is on the table with nothing told of it */
          for (guint i = 0; i < gn_set_size (match->set, f); i++)
            {
              g_autoptr (JsonNode) known = gn_set_component_to_json (match->set, f, i);

              if (!gn_set_knows_all (match->set, f, i))
                check_example (match, full, f, json_node_get_object (known));
            }
        }
    }
}

/* What nothing printed is said by is neither swallowed nor a name. */
static void
test_leftover (void)
{
  static const struct { const char *game, *family, *typed, *said, *leftover; } lines[] = {
    { "rise", "actions", "bf 1 2 3", "{\"action\":\"festival\",\"prices\":[1,2,3]}", NULL },
    { "rise", "actions", "Brew Festival / 1 2 3", "{\"action\":\"festival\",\"prices\":[1,2,3]}", NULL },
    { "rise", "actions", "bf xyzzy", "{\"action\":\"festival\"}", "xyzzy" },
    { "rise", "turns", "2 3", "{\"bribe\":2,\"fill\":3}", NULL },
    { "gnomes-wizards", "units", "Ann 2 3 1 4 5 6", "{\"name\":\"Ann\",\"move\":2,\"attack\":3,\"defence\":1}", "4 5 6" },
    { "rise", "turns", "2 3 4", "{\"bribe\":2,\"fill\":3}", "4" },
    { "rise", "turns", "Xyzzy 2 3", "{\"bribe\":2,\"fill\":3}", "Xyzzy" },
    { "rise", "allies", "Odo Fullsack reward 1", "{\"name\":\"Odo Fullsack\",\"kind\":\"reward\",\"vp\":1}", NULL },
    { "rise", "allies", "Odo reward 1 2 3", "{\"name\":\"Odo\",\"kind\":\"reward\",\"vp\":1}", "2 3" },
    { "rise", "judges", "The Map Maker lands 2 3 4 5 / 1 2 4 6",
      "{\"name\":\"The Map Maker\",\"counts\":\"lands\",\"steps\":[2,3,4,5],\"points\":[1,2,4,6]}", NULL },
    { "rise", "tiles", "plains lion 2", "{\"type\":\"plains\",\"icon\":\"lion\",\"copies\":2}", NULL },
    { "invasion", "gnomes", "Grump 18", "{\"name\":\"Grump\",\"value\":18}", NULL },
    { "rise", "actions", "bf / none", "{\"action\":\"festival\",\"prices\":[]}", NULL },
    { "rise", "actions", "bf // 1 2", "{\"action\":\"festival\",\"prices\":[1,2]}", NULL },
    { "rise", "actions", "bf 1 99999999", "{\"action\":\"festival\",\"prices\":[1,32767]}", NULL },
    { "rise", "turns", "99999 1", "{\"bribe\":20,\"fill\":1}", NULL },
    { "rise", "gnomes", "delivery desert delivery swamp",
      "{\"primary\":\"delivery\",\"primary-types\":[\"desert\"],\"secondary\":\"delivery\",\"secondary-types\":[\"swamp\"]}", NULL },
    { "invasion", "boons", "Hoe weapon 2d6-1", "{\"kind\":\"weapon\",\"acquire\":\"2d6-1\",\"name\":\"Hoe\"}", NULL },
    { "invasion", "boons", "Hoe weapon 8+d6 /", "{\"kind\":\"weapon\",\"acquire\":\"d6+8\",\"name\":\"Hoe\"}", NULL },
    { "invasion", "gnomes", "none", "{\"value\":\"none\"}", NULL },
    { "zavandor", "items", "jewelry 5r 4r 2", "{\"kind\":\"jewelry\",\"cost\":{\"ruby\":9},\"vp\":2}", NULL },
    { "zavandor", "items", "jewelry 99 rubies", "{\"kind\":\"jewelry\",\"cost\":{\"ruby\":20}}", NULL },
    { "zavandor", "items", "jewelry: Crown", "{\"kind\":\"jewelry\",\"name\":\"Crown\"}", NULL },
    { "zavandor", "tiles", "diamond emerald 999 wild", "{\"symbols\":[\"diamond\",\"emerald\"],\"wild\":4}", NULL },
    { "zavandor", "tiles", "emerald 3 xyzzy", "{\"symbols\":[\"emerald\"],\"vp\":3}", "xyzzy" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const GnGame *game = gn_games_find (lines[i].game);
      const guint family = (guint) gn_game_find_family (game, lines[i].family);
      g_autoptr (GnMatch) match = gn_match_new (game, game->min_seats, gn_set_new_empty (game, "own", "Own box"), NULL);
      g_autofree char *leftover = NULL;
      g_autoptr (JsonNode) wanted = parse (lines[i].said),
                           said = gn_component_typed (match, family, NULL, NULL, NULL, lines[i].typed, &leftover);
      g_autofree char *text = json_to_string (said, FALSE);

      g_test_message ("%s: %s, left over: %s", lines[i].typed, text, leftover);
      g_assert_true (json_node_equal (said, wanted));
      g_assert_cmpstr (leftover, ==, lines[i].leftover);
    }
}

/* What is asked for by the id of its place is called by the place, told or not. */
static void
test_called (void)
{
  static const struct { const char *game, *family, *id, *name; } places[] = {
    { "rise", "turns", "turn-2", "game turn 2" }, { "rise", "boxes", "brewery-1", "brewery box 1" },
      { "rise", "boxes", "customers-3", "customer box 3" },
    { "zavandor", "spaces", "II-2", "space II-2" }, { "rise", "spaces", "bard", "Hire Bard" },
      { "gnomes-wizards", "units", "T3", "Turquefoss 3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const GnGame *game = gn_games_find (places[i].game);
      const guint family = (guint) gn_game_find_family (game, places[i].family);
      g_autoptr (GnSet) set = gn_set_new_empty (game, "own", "Own box");
      g_autofree char *name = gn_set_name_by_id (set, family, places[i].id), *told = NULL;
      g_autofree char *json = g_strdup_printf ("{\"id\":\"%s\"%s}", places[i].id,
                                               g_str_equal (places[i].family, "boxes") ? ",\"kind\":\"brewery\"" : "");
      g_autoptr (JsonNode) component = parse (json);
      g_autoptr (GError) error = NULL;
      int index;

      g_assert_cmpstr (name, ==, places[i].name);
      if (gn_set_find (set, family, places[i].id) >= 0 || g_str_equal (places[i].family, "spaces"))
        continue;
      index = gn_set_teach (set, family, component, &error);
      g_assert_no_error (error);
      told = gn_set_name (set, family, (guint) index);
      g_assert_cmpstr (told, ==, places[i].name);
    }
}

/* What a person reads on an artifact is what the field gives as its example, and no word of our files. */
static void
test_example (void)
{
  const GnGame *game = gn_games_find ("zavandor");
  g_autoptr (GnSet) sample = gn_set_new_stand_in (game, NULL);
  g_autoptr (GnMatch) match = gn_match_new (game, 2, gn_set_new_empty (game, "own", "Own box"), NULL);
  g_autoptr (JsonNode) known = parse ("{\"kind\":\"artifact\"}");   /* by where it was turned up */
  g_autofree char *example = gn_component_example (match, gn_game_find_family (game, "items"), sample,
                                                   json_node_get_object (known));

  g_assert_cmpstr (example, ==, "Gnomunculus 3 diamonds 1 emerald 1");
}

/* Many rows are cut to what fits, but for the first one. */
static void
test_within (void)
{
  static const struct { const char *example; guint chars; const char *within; } rows[] = {
    { "Sedge red 4", 40, "Sedge red 4" },
    { "Sedge red 4", 10, "Sedge red …" },
    { "Sedge red 4", 4, "Sedge …" },
    { "Sedge", 4, "Sedge" },
    { "Sedge red 4 / 7 12", 4, "Sedge red 4 / 7 12" },
    { "Sedge red 4 / 7 12 / 1 1", 40, "Sedge red 4 / 7 12 / 1 1" },
    { "Sedge red 4 / 7 12 / 1 1", 4, "Sedge red 4 / 7 12 / …" },
    { "Sedge red 4 / 7 12 / 1 1 / 2 2", 26, "Sedge red 4 / 7 12 / 1 1 / …" },
    { "Sedge red 4 / 7 12 / 1 1 / 2 2", 20, "Sedge red 4 / 7 12 / …" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *within = gn_component_example_within (rows[i].example, rows[i].chars);

      g_assert_cmpstr (within, ==, rows[i].within);
    }
}

/* A new component needs its name where it is called by nothing else. */
static void
test_its_name (void)
{
  static const struct { const char *game, *family; gboolean named; } rows[] = {
    { "zavandor", "items", FALSE }, { "zavandor", "spaces", FALSE }, { "rise", "allies", TRUE }, { "rise", "boards", TRUE },
    { "gnomes-wizards", "units", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const GnGame *game = gn_games_find (rows[i].game);
      g_autoptr (GnSet) sample = gn_set_new_stand_in (game, NULL), empty = gn_set_new_empty (game, "own", "Own box");
      const guint family = (guint) gn_game_find_family (game, rows[i].family);
      const GnAttr *name = gn_component_its_name (game, family, sample);

      g_test_message ("%s of %s", rows[i].family, rows[i].game);
      g_assert_cmpstr (name ? name->id : NULL, ==, rows[i].named ? "name" : NULL);
      g_assert_null (gn_component_its_name (game, family, NULL));
      if (gn_set_size (empty, family) == 0)
        g_assert_null (gn_component_its_name (game, family, empty));
    }
}

/* A known card is found by what is printed on it. */
static void
test_found (void)
{
  const GnGame *game = gn_games_find ("zavandor");
  g_autoptr (GnMatch) match = gn_match_new (game, 2, gn_set_new_stand_in (game, NULL), NULL);
  int items = gn_game_find_family (game, "items");
  g_autoptr (JsonNode) said = gn_component_typed (match, items, match->set, NULL, NULL, "5r 4", NULL);
  guint n = 0;

  for (guint i = 0; i < gn_set_size (match->set, items); i++)
    if (gn_component_fits (match, items, i, json_node_get_object (said)))
      {
        g_assert_cmpstr (gn_set_id (match->set, items, i), ==, "j06");
        n++;
      }
  g_assert_cmpuint (n, ==, 1);
}

/* By a part of its name, in whatever case; and by what stands on it, neither less nor something else. */
static void
test_fits (void)
{
  static const struct { const char *family, *printed, *said; gboolean fits; } lines[] = {
    { "allies", "{\"name\":\"Odo Fullsack\",\"vp\":1}", "{\"name\":\"fullsack\"}", TRUE },
    { "allies", "{\"name\":\"Odo Fullsack\",\"vp\":1}", "{\"name\":\"Odo\",\"vp\":1}", TRUE },
    { "allies", "{\"name\":\"Odo Fullsack\",\"vp\":1}", "{\"name\":\"Odo\",\"vp\":2}", FALSE },
    { "allies", "{\"name\":\"Odo Fullsack\",\"vp\":1}", "{\"name\":\"xyzzy\"}", FALSE },
    { "allies", "{\"name\":\"Odo Fullsack\"}", "{\"vp\":1}", FALSE },
    { "gnomes", "{\"primary\":\"delivery\",\"primary-types\":[\"desert\",\"swamp\"]}", "{\"primary-types\":[\"swamp\",\"desert\"]}", TRUE },
    { "gnomes", "{\"primary\":\"delivery\",\"primary-types\":[\"desert\",\"swamp\"]}", "{\"primary-types\":[\"swamp\",\"swamp\"]}", FALSE },
    { "gnomes", "{\"primary\":\"delivery\"}", "{\"primary-types\":[\"swamp\"]}", FALSE },
  };
  const GnGame *game = gn_games_find ("rise");

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const guint family = (guint) gn_game_find_family (game, lines[i].family);
      g_autoptr (GnMatch) match = gn_match_new (game, 3, gn_set_new_empty (game, "own", "Own box"), NULL);
      g_autoptr (JsonNode) printed = parse (lines[i].printed), said = parse (lines[i].said);
      g_autoptr (GError) error = NULL;
      const int index = gn_set_teach (match->set, family, printed, &error);

      g_assert_no_error (error);
      g_test_message ("%s: %s", lines[i].printed, lines[i].said);
      g_assert_cmpint (gn_component_fits (match, family, (guint) index, json_node_get_object (said)), ==, lines[i].fits);
    }
}

/* A card with several lists of the same things is read from top to bottom, as it is printed: a Gnome card in one
 * line. */
static void
test_ordered (void)
{
  static const struct { const char *typed, *said; } lines[] = {
    { "m de bd mo sw fo ex pl hi dk fo vp l s t",
      "{\"way\":\"move\",\"to\":\"desert\",\"primary\":\"delivery\",\"primary-types\":[\"mountain\",\"swamp\",\"forest\"],\"secondary\":\"expand\","
      "\"secondary-types\":[\"plains\",\"highland\",\"dragonkeep\",\"forest\"],\"tertiary\":\"victory-point\",\"icons\":[\"lion\",\"scale\",\"tower\"]}" },
    { "fly dragonkeep caravan plains swamp",
      "{\"way\":\"fly\",\"to\":\"dragonkeep\",\"primary\":\"caravan\",\"primary-types\":[\"plains\",\"swamp\"]}" },
    { "delivery plains highland forest",
      "{\"primary\":\"delivery\",\"primary-types\":[\"plains\",\"highland\",\"forest\"]}" },
  };
  const GnGame *game = gn_games_find ("rise");
  g_autoptr (GnMatch) match = gn_match_new (game, 3, gn_set_new_empty (game, "own", "Own box"), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (JsonNode) said = gn_component_typed (match, gn_game_find_family (game, "gnomes"), NULL, NULL, NULL,
                                                      lines[i].typed, NULL);
      g_autoptr (JsonNode) wanted = parse (lines[i].said);

      g_test_message ("%s", lines[i].typed);
      g_assert_true (json_node_equal (said, wanted));
    }
}

/* Of what is known but for something only that is typed; what is known stays, unless it is named. */
static void
test_lacking (void)
{
  static const struct { const char *family, *known, *from, *typed, *said; } lines[] = {
    { "boards", "{\"name\":\"Alpha\",\"start\":\"swamp\",\"beer\":4,\"gold\":4,\"cubes\":4,\"lowest\":3,\"highest\":18,\"box-production\":null}", "box-production",
      "1 2 4 5 7 8 / 1 3 5 7 9", "{\"box-production\":[1,2,4,5,7,8],\"box-upgrade\":[1,3,5,7,9]}" },
    { "boards", "{\"name\":\"Alpha\",\"start\":\"swamp\",\"beer\":4,\"box-production\":[1,2]}", "box-upgrade", "1 3",
      "{\"box-upgrade\":[1,3]}" },
    { "boards", "{\"name\":\"Alpha\",\"start\":\"swamp\",\"beer\":4}", "box-production", "/ 7 12 / 1 1",
      "{\"rows\":[7,12],\"row-vp\":[1,1]}" },
    { "boards", "{\"name\":\"Alpha\",\"start\":\"swamp\",\"beer\":4,\"gold\":null,\"cubes\":4,\"lowest\":null}", "gold",
      "5 3", "{\"gold\":5,\"lowest\":3}" },
    { "allies", "{\"vp\":null}", "vp", "Wilf 1", "{\"name\":\"Wilf\",\"vp\":1}" },
    { "allies", "{\"vp\":null}", "vp", "Wilf reward 1", "{\"name\":\"Wilf\",\"kind\":\"reward\",\"vp\":1}" },
    { "gnomes", "{\"way\":\"move\",\"to\":\"desert\",\"primary\":\"delivery\",\"primary-types\":[\"mountain\"],\"secondary\":null}", "secondary",
      "ex pl hi", "{\"secondary\":\"expand\",\"secondary-types\":[\"plains\",\"highland\"]}" },
  };
  const GnGame *game = gn_games_find ("rise");
  g_autoptr (GnMatch) match = gn_match_new (game, 3, gn_set_new_empty (game, "own", "Own box"), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (JsonNode) known = parse (lines[i].known);
      g_autoptr (JsonNode) wanted = parse (lines[i].said);
      g_autoptr (JsonNode) said = gn_component_typed (match, gn_game_find_family (game, lines[i].family), NULL,
                                                      json_node_get_object (known), lines[i].from, lines[i].typed,
                                                      NULL);
      g_autofree char *text = json_to_string (said, FALSE);

      g_test_message ("%s: %s", lines[i].typed, text);
      g_assert_true (json_node_equal (said, wanted));
    }
}

/* A card without a name is called by what it is. */
static void
test_names (void)
{
  const GnGame *game = gn_games_find ("zavandor");
  g_autoptr (GnSet) set = gn_set_new_empty (game, "own", "Own box");
  int items = gn_game_find_family (game, "items");
  static const char *const cards[][2] = {
    { "{\"kind\":\"artifact\",\"type\":\"gnomunculus\",\"effect\":{\"do\":\"extra-action\",\"n\":1}}", "Gnomunculus" },
    { "{\"kind\":\"artifact\",\"type\":\"alchemister\",\"effect\":{\"do\":\"mining-gold\",\"gold\":12}}",
      "Alchemister 12" },
    { "{\"kind\":\"artifact\",\"type\":\"alchemister\"}", "Alchemister" },
    { "{\"kind\":\"artifact\"}", "artifact 4" },
    { "{\"kind\":\"jewelry\",\"cost\":{\"ruby\":5},\"vp\":4}", "jewelry 5" },
    { "{\"kind\":\"jewelry\",\"name\":\"Crown\"}", "Crown" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autoptr (JsonNode) card = parse (cards[i][0]);
      g_autoptr (GError) error = NULL;
      int index = gn_set_teach (set, items, card, &error);
      g_autofree char *name = NULL;

      g_assert_no_error (error);
      name = gn_set_name (set, items, index);
      g_assert_cmpstr (name, ==, cards[i][1]);
    }
}

/* A clan's card of one's own box: name and figures, the ability's name and crystals, what is read aloud after a
 * colon. */
static void
test_clan (void)
{
  static const struct { const char *typed, *said; } lines[] = {
    { "Warg Riders 2 3 1 Savage Leap 3: An enemy next door walks away: far.",
      "{\"name\":\"Warg Riders\",\"move\":2,\"attack\":3,\"defence\":1,\"ability\":\"Savage "
      "Leap\",\"cost\":3,\"text\":\"An enemy next door walks away: far.\"}" },
    { "Warg Riders 2 3 1", "{\"name\":\"Warg Riders\",\"move\":2,\"attack\":3,\"defence\":1}" },
    { "attack 3 defense 1 move 2", "{\"move\":2,\"attack\":3,\"defence\":1}" },
    { "attack 3 defence 1 move 2", "{\"move\":2,\"attack\":3,\"defence\":1}" },
    { ": All rest.", "{\"text\":\"All rest.\"}" },
  };
  const GnGame *game = gn_games_find ("gnomes-wizards");
  const int units = gn_game_find_family (game, "units");
  g_autoptr (GnMatch) match = gn_match_new (game, 2, gn_set_new_empty (game, "own", "Own box"), NULL);
  g_autoptr (GnSet) sample = gn_set_new_stand_in (game, NULL);
  const int third = gn_set_find (match->set, units, "T3"), leader = gn_set_find (match->set, units, "TL");
  g_autoptr (JsonNode) known = gn_set_component_to_json (match->set, units, third),
                       of_leader = gn_set_component_to_json (match->set, units, leader);
  g_autofree char *third_name = gn_set_name (match->set, units, third),
                  *leader_name = gn_set_name (match->set, units, leader);
  g_autofree char *example = gn_component_example (match, units, sample, json_node_get_object (known));
  g_autoptr (JsonNode) learnt = parse (lines[0].said), beheaded = NULL, told = NULL;
  g_autofree char *ability = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (third_name, ==, "Turquefoss 3");
  g_assert_cmpstr (leader_name, ==, "Turquefoss leader");
  g_assert_true (g_str_has_prefix (example, "Sluiceward 1 2 2 Open the Gate 3: "));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (JsonNode) meant = parse (lines[i].said);
      g_autoptr (JsonNode) said = gn_component_typed (match, units, sample, json_node_get_object (known), NULL,
                                                      lines[i].typed, NULL);
      g_autofree char *text = json_to_string (said, FALSE);

      g_test_message ("%s: %s", lines[i].typed, text);
      g_assert_true (json_node_equal (said, meant));
    }
  /* A leader has no ability. */
  beheaded = gn_component_typed (match, units, sample, json_node_get_object (of_leader), NULL, "Old Oak 2 2 1", NULL);
  told = parse ("{\"name\":\"Old Oak\",\"move\":2,\"attack\":2,\"defence\":1}");
  g_assert_true (json_node_equal (beheaded, told));

  /* Taught once, the ability is called by its name. */
  ability = gn_thing_name (match, GN_THING (gn_game_find_domain (game, "ability"), 2 * third));
  g_assert_cmpstr (ability, ==, "ability of Turquefoss 3");
  json_object_set_string_member (json_node_get_object (learnt), "id", "T3");
  g_assert_cmpint (gn_set_teach (match->set, units, learnt, &error), ==, third);
  g_assert_no_error (error);
  g_assert_true (gn_match_recompile (match, &error));
  g_free (ability);
  ability = gn_thing_name (match, GN_THING (gn_game_find_domain (game, "ability"), 2 * third));
  g_assert_cmpstr (ability, ==, "Savage Leap");
  g_assert_true (gn_set_knows_all (match->set, units, third));
}

int
main (int   argc,
      char *argv[])
{
  gn_language_init ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/component/typed", test_typed);
  g_test_add_func ("/component/dice", test_dice);
  g_test_add_func ("/component/examples", test_examples);
  g_test_add_func ("/component/example", test_example);
  g_test_add_func ("/component/within", test_within);
  g_test_add_func ("/component/its-name", test_its_name);
  g_test_add_func ("/component/leftover", test_leftover);
  g_test_add_func ("/component/called", test_called);
  g_test_add_func ("/component/found", test_found);
  g_test_add_func ("/component/fits", test_fits);
  g_test_add_func ("/component/ordered", test_ordered);
  g_test_add_func ("/component/lacking", test_lacking);
  g_test_add_func ("/component/names", test_names);
  g_test_add_func ("/component/clan", test_clan);
  return g_test_run ();
}
