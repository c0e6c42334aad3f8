/* test-stand-in.c: the stand-in set of Gnome Invasion is whole, in the language the test runs in
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "games/games.h"
#include "core/base/json.h"
#include "core/match/match.h"
#include "games/invasion/inv-state.h"

#include <glib/gi18n.h>
#include <locale.h>

/* What a card can hold: a name in one line, its words in two. */
#define NAME_MAX_CHARS 20
#define TEXT_MAX_CHARS 60

static const GnGame *game;

static GnSet *
stand_in (void)
{
  g_autoptr (GError) error = NULL;
  GnSet *set = gn_set_new_stand_in (game, &error);

  g_assert_no_error (error);
  return set;
}

/* INV-008: 34, 30, 28, 28 and 30 boons, and 51 gnomes, whatever is printed on them known. */
static void
test_counts (void)
{
  static const int wanted[INV_N_KINDS] = { 34, 30, 28, 28, 30 };
  g_autoptr (GnSet) set = stand_in ();
  g_autoptr (GError) error = NULL;
  g_autofree InvSet *compiled = game->compile (set, &error);

  g_assert_no_error (error);
  g_assert_true (gn_set_complete (set, INV_FAMILY_BOONS));
  g_assert_true (gn_set_complete (set, INV_FAMILY_GNOMES));
  for (int kind = 0; kind < INV_N_KINDS; kind++)
    g_assert_cmpint (compiled->n_kind[kind], ==, wanted[kind]);
  g_assert_cmpint (compiled->boon_copies, ==, INV_BOX_BOONS);
  g_assert_cmpint (compiled->gnome_copies, ==, INV_BOX_GNOMES);
  g_assert_true (gn_set_is_stand_in (set));
}

/* Values nobody can reach, or everybody does, are mistakes; so are boons without any use. */
static void
test_figures (void)
{
  g_autoptr (GnSet) set = stand_in ();
  g_autofree InvSet *compiled = game->compile (set, NULL);

  for (guint i = 0; i < compiled->n_boons; i++)
    {
      const InvBoon *boon = &compiled->boon[i];
      GnDice dice;

      g_test_message ("%s", gn_set_id (set, INV_FAMILY_BOONS, i));
      gn_dice_clear (&dice);
      gn_dice_add_expr (&dice, &boon->value);
      g_assert_true (boon->value_known);
      if (!boon->no_value)
        {
          g_assert_cmpint (gn_dice_max (&dice), >=, 4);
          g_assert_cmpint (gn_dice_min (&dice), <=, 20);
        }
      if (boon->kind != INV_ROOM)
        g_assert_true (boon->has_played || boon->has_discarded || boon->program[INV_ON_PLAY].n
                       || boon->program[INV_IN_PLAY].n || boon->program[INV_ON_GAIN].n);
    }
  for (guint i = 0; i < compiled->n_gnomes; i++)
    {
      const InvGnome *gnome = &compiled->gnome[i];

      g_test_message ("%s", gn_set_id (set, INV_FAMILY_GNOMES, i));
      g_assert_true (gnome->value_known);
      g_assert_cmpint (gnome->no_value, ==, gnome->program[INV_DIRECTIONS].n > 0);
    }
}

/* Everything has a name of its own that fits, a line to smile at, and is in this language. */
static void
test_names (void)
{
  g_autoptr (GnSet) set = stand_in ();
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const gboolean english = !g_strcmp0 (g_getenv ("LANGUAGE"), "en");
  guint n = 0, as_in_english = 0;

  for (guint family = INV_FAMILY_BOONS; family <= INV_FAMILY_GNOMES; family++)
    for (guint i = 0; i < gn_set_size (set, family); i++, n++)
      {
        g_autofree char *name = gn_set_name (set, family, i);
        const char *words = gn_set_text (set, family, i, "text");
        g_autoptr (JsonNode) component = gn_set_component_to_json (set, family, i);

        g_test_message ("%s: %s", gn_set_id (set, family, i), name);
        g_assert_cmpint (g_utf8_strlen (name, -1), <=, NAME_MAX_CHARS);
        g_assert_nonnull (words);
        g_assert_cmpint (g_utf8_strlen (words, -1), <=, TEXT_MAX_CHARS);
        as_in_english += g_str_equal (name, gn_json_string (json_node_get_object (component), "name"));
        if (!g_hash_table_add (names, g_steal_pointer (&name)))
          g_error ("There are two cards of this name");
      }

  g_assert_cmpint (n, ==, 201);
  if (english)
    g_assert_cmpint (as_in_english, ==, n);
  else
    g_assert_cmpint (as_in_english, <, n / 10);  /* some are the same: "Garage", "Sandwich" … */
}

/* ---- The vocabulary ----------------------------------------------------------- */

/* What no card of the set has, and why. */
static const struct { const char *effect, *key, *word, *why; } left_out[] = {
  { "steal-die", "until", "usual", "every thief of ours says how long" },
  { "gnome-from-discard", "which", "usual", "every card of ours says which" },
  { "skip-combat", "whose", "owner", "only the active player may play them: it is always self" },
  { "skip-combat", "whose", "left", "any player is more fun" },
  { "skip-combat", "whose", "right", "any player is more fun" },
  { "skip-combat", "whose", "each", "a whole round without fights is too strong" },
  { "miss-boon", "whose", "owner", "gnomes have no owner" },
  { "miss-boon", "whose", "right", "left is there" },
  { "miss-boon", "whose", "each", "a round without boons cannot be made good" },
  { "miss-boon", "whose", "any", "left is there" },
  { "lose-card", "whose", "owner", "gnomes have no owner" },
  { "lose-card", "kind", "room", "that is lose-room" },
  { "lose-card", "kind", "action", "actions are hardly ever in sight, and losing any card is there" },
  { "lose-room", "whose", "owner", "gnomes have no owner" },
  { "lose-room", "whose", "left", "losing a room for another's fight spoils the evening" },
  { "lose-room", "whose", "right", "the same" },
  { "lose-room", "whose", "each", "the same, for all" },
  { "lose-room", "whose", "any", "the same" },
  { "boon-reward", "to", "play", "it may go into play, it need not" },
  { "fetch", "kind", "action", "any card that is no room may be an action" },
  { "ignore", "kind", "any", "that would leave the bare d20, as the thief leaves the cards" },
  { "ignore", "kind", "room", "rooms lend no dice" },
  { "ignore", "kind", "action", "few actions have dice" },
  { "value-change", "per", "none", "left out means that" },
  { "gnome-goes", "where", "discard", "that is where it goes by itself" },
  { "gnome-goes", "until", "good", "a curse nobody gets rid of is no fun" },
  { "if", "kind", "any", "asked for items only" },
  { "if", "kind", "room", "that is own-rooms" },
  { "if", "kind", "weapon", "asked for items only" },
  { "if", "kind", "action", "asked for items only" },
  { "if", "kind", "ally", "asked for items only" },
  { "if", "from", "hand", "asked for both" },
  { "if", "from", "play", "asked for both" },
};

static const char *
why_left_out (const char *effect,
              const char *key,
              const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (left_out); i++)
    if (g_str_equal (left_out[i].effect, effect) && g_str_equal (left_out[i].key, key)
        && g_str_equal (left_out[i].word, word))
      return left_out[i].why;

  return NULL;
}

/* Notes every effect in @node, and each of its words, as "lose-card", "lose-card kind ally". */
static void
note_effects (JsonNode   *node,
              GHashTable *seen)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        note_effects (json_array_get_element (array, i), seen);
      return;
    }
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return;

  JsonObject *object = json_node_get_object (node);
  const char *effect = gn_json_string (object, "do");
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  if (effect)
    g_hash_table_add (seen, g_strdup (effect));
  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &key, &value))
    {
      if (effect && gn_json_is_string (value))
        g_hash_table_add (seen, g_strdup_printf ("%s %s %s", effect, key, json_node_get_string (value)));
      else if (effect)
        g_hash_table_add (seen, g_strdup_printf ("%s %s", effect, key));
      note_effects (value, seen);
    }
}

/* Every word of the vocabulary, and every word that goes with it, is on some card, or it is said above why not. */
static void
test_vocabulary (void)
{
  g_autoptr (GnSet) set = stand_in ();
  g_autoptr (JsonNode) json = gn_set_to_json (set);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  note_effects (json, seen);
  for (const GnEffectWord *effect = inv_vocabulary; effect->word; effect++)
    {
      if (!g_hash_table_contains (seen, effect->word))
        g_error ("No card has “%s”", effect->word);

      for (const GnParam *param = effect->params; param->kind != GN_PARAM_END; param++)
        for (guint i = 0; param->kind == GN_PARAM_WORD && param->words[i]; i++)
          {
            g_autofree char *use = g_strdup_printf ("%s %s %s", effect->word, param->id, param->words[i]);
            const char *why = why_left_out (effect->word, param->id, param->words[i]);

            /* The first word is meant where none is said. */
            if (g_hash_table_contains (seen, use))
              {
                if (why)
                  g_error ("“%s” is on a card after all", use);
              }
            else if (!why && i > 0)
              g_error ("No card has “%s”", use);
          }
    }
}

/* Cards of each flag. */
static void
test_flags (void)
{
  g_autoptr (GnSet) set = stand_in ();
  g_autofree InvSet *compiled = game->compile (set, NULL);
  guint late = 0, lend = 0, stays = 0, without = 0;

  for (guint i = 0; i < compiled->n_boons; i++)
    {
      late += (compiled->boon[i].flags & INV_FLAG_LATE) != 0;
      lend += (compiled->boon[i].flags & INV_FLAG_LEND) != 0;
      stays += (compiled->boon[i].flags & INV_FLAG_STAYS) != 0;
      without += compiled->boon[i].no_value;
    }
  g_assert_cmpint (late, >=, 2);
  g_assert_cmpint (lend, >=, 2);
  g_assert_cmpint (stays, >=, 2);
  g_assert_cmpint (without, >=, 1);
}

/* Rooms have each a picture of its own, and every picture that is named of a room is there. */
static void
test_pictures (void)
{
  g_autoptr (GnSet) set = stand_in ();
  g_autoptr (GHashTable) pictures = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < gn_set_size (set, INV_FAMILY_BOONS); i++)
    {
      const char *icon = gn_set_text (set, INV_FAMILY_BOONS, i, "icon");
      gint16 kind = gn_set_thing (set, INV_FAMILY_BOONS, i, "kind");

      if (kind != INV_ROOM)
        continue;

      g_autofree char *name = g_strconcat (icon, ".svg", NULL);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "icons", "pieces", name, NULL);

      g_test_message ("%s", path);
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
      g_assert_true (g_hash_table_add (pictures, (gpointer) icon));
    }
  g_assert_cmpint (g_hash_table_size (pictures), ==, 34);
}

int
main (int    argc,
      char **argv)
{
  const char *locales = g_getenv ("GNOMON_LOCALE_DIR");

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, locales ? locales : GN_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  gn_games_init ();
  game = gn_games_find ("invasion");
  g_assert_nonnull (game);

  g_test_add_func ("/stand-in/counts", test_counts);
  g_test_add_func ("/stand-in/figures", test_figures);
  g_test_add_func ("/stand-in/names", test_names);
  g_test_add_func ("/stand-in/vocabulary", test_vocabulary);
  g_test_add_func ("/stand-in/flags", test_flags);
  g_test_add_func ("/stand-in/pictures", test_pictures);
  return g_test_run ();
}
