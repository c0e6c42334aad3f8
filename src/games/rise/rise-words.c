/* rise-words.c: lists and texts of cards as words within a sentence (gaps of type `words`)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/json.h"
#include "core/words/text.h"
#include "rise-effects.h"

#include <glib/gi18n-lib.h>

static char *
joined (const GnMatch *match,
        guint          domain,
        const guint8  *values,
        int            n)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = gn_thing_name (match, GN_THING ((guint8) domain, values[i]));

      /* Translators: separator in a list whose order matters: "Plains, Highland, Forest" */
      g_string_append_printf (list, "%s%s", i > 0 ? _(", ") : "", name);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* Returns: text number @which among the effects, also counting texts inside other effects */
static const char *
text_in (const GnSet *set,
         JsonArray   *effects,
         int         *which)
{
  for (guint i = 0; i < json_array_get_length (effects); i++)
    {
      JsonObject *effect = json_array_get_object_element (effects, i);
      const char *text = NULL;

      if (g_strcmp0 (gn_json_string (effect, "do"), "free-text") == 0)
        {
          if ((*which)-- == 0)
            return gn_set_words (set, json_object_get_member (effect, "text"));
        }
      else if (json_object_has_member (effect, "then"))
        text = text_in (set, json_object_get_array_member (effect, "then"), which);
      if (text)
        return text;
    }
  return NULL;
}

static char *
text_of (const GnMatch *match,
         int            which,
         int            from)
{
  static const char *const attrs[] = { "effects", "space-effects" };
  const guint family = from >= RISE_FROM_BOARD (0) ? RISE_FAMILY_BOARDS
                       : from >= RISE_FROM_UPGRADE (0) ? RISE_FAMILY_UPGRADES : RISE_FAMILY_ALLIES;
  const guint index = (guint) (from - (family == RISE_FAMILY_BOARDS ? RISE_FROM_BOARD (0)
                                       : family == RISE_FAMILY_UPGRADES ? RISE_FROM_UPGRADE (0) : 0));
  const char *text = NULL;

  for (guint i = 0; i < (family == RISE_FAMILY_BOARDS ? 1 : G_N_ELEMENTS (attrs)) && !text
       && index < gn_set_size (match->set, family); i++)
    {
      JsonNode *node = gn_set_effects (match->set, family, index, attrs[i]);

      if (node)
        text = text_in (match->set, json_node_get_array (node), &which);
    }
  return g_strdup (text ? text : "");
}

/* Why a tile is no target, by the code of the refusal. */
static char *
reason_of (const GnMatch *match,
           int            text)
{
  static const struct { const char *code; const char *words; } reasons[] = {
    /* Translators: why tiles are no targets, in "G1 and Y4: not adjacent." */
    { "dragon-blocks-into", N_("the dragon is there") },
    { "dragon-blocks-out-of", N_("only from the dragon’s tile") },
    { "dragon-blocks-through", N_("the dragon cuts the water on the way") },
    { "boat-out-of-reach", N_("the boat is out of reach") },
    { "tile-not-adjacent", N_("not adjacent") },
    { "tile-not-occupied", N_("not occupied") },
    { "tile-not-controlled", N_("not controlled") },
    { "tile-not-land", N_("not land") },
    { "terrain-forbids-brewery", N_("no brewery may be there") },
    { "brewery-already-there", N_("a brewery is there already") },
    { "no-opponent-cube", N_("no cube of another player there") },
    { "not-enough-cubes-in-tile", N_("no cube to take there") },
    { "no-brewery-left", N_("no brewery is left") },
    { "no-boat-token", N_("no boat is left") },
    { "not-a-sea-tile", N_("not a Sea tile") },
    { "boat-already-there", N_("a boat is there already") },
    { "player-board-empty", N_("no cube is left on the board") },
    { "no-gnome-cube", N_("no Gnome cube there") },
    { "dragon-not-on-board", N_("the dragon is not on the map") },
    { "dragon-step-illegal", N_("no step for the dragon") },
  };
  const char *code = match->game->texts[text].id;

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (g_str_equal (reasons[i].code, code))
      return g_strdup (_(reasons[i].words));
  return g_strdup (_("not possible"));
}

char *
rise_words (const GnMatch *match,
            int            what,
            int            which)
{
  const RiseSet *set = rise_set (match);

  if (what >= RISE_WORDS_TYPES && what < RISE_WORDS_TYPES + 3 && which >= 0 && (guint) which < set->n_gnomes)
    return joined (match, RISE_DOMAIN_TYPE, set->gnome[which].types[what - RISE_WORDS_TYPES],
                   set->gnome[which].n_types[what - RISE_WORDS_TYPES]);
  if (what == RISE_WORDS_WHY && which > 0 && which < (int) gn_game_n_texts (match->game))
    return reason_of (match, which);
  if (what == RISE_WORDS_ORDER && which >= 0 && (guint) which < set->n_gnomes)
    return joined (match, RISE_DOMAIN_ICON, set->gnome[which].icon, set->gnome[which].n_icons);
  if (what >= RISE_WORDS_TEXT && what < RISE_WORDS_TYPES)
    return text_of (match, what - RISE_WORDS_TEXT, which);
  return g_strdup ("");
}
