/* wiz-components.c: turns the component set into arrays, so that no rule looks a card up by its name (section 8)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/json.h"
#include "wiz-state.h"

#include <glib/gi18n-lib.h>

/* ---- Cards ------------------------------------------------------------------------- */

/* A card of one element is identified by its symbols. A card of two elements has a name of its own: X1 to X9
 * (WIZ-R32). */
static gboolean
read_cards (const GnSet  *set,
            WizBox       *box,
            GError      **error)
{
  const guint n = gn_set_size (set, WIZ_FAMILY_CARDS);
  int copies = 0;

  for (int card = 0; card < WIZ_FIRST_DOUBLE; card++)
    {
      box->card[card].exists = TRUE;
      box->card[card].symbols[card / WIZ_SYMBOLS] = (guint8) (card % WIZ_SYMBOLS + 1);
    }

  for (guint i = 0; i < n; i++)
    {
      const gint16 element = gn_set_thing (set, WIZ_FAMILY_CARDS, i, "element");
      const gint16 second = gn_set_thing (set, WIZ_FAMILY_CARDS, i, "element-2");
      const char *id = gn_set_id (set, WIZ_FAMILY_CARDS, i);
      gint symbols, more = 0;
      int card;

      if (element < 0 || !gn_set_number (set, WIZ_FAMILY_CARDS, i, "symbols", &symbols))
        continue;
      if (second < 0)
        card = WIZ_CARD (element, symbols);
      else if (strlen (id) != 2 || id[0] != 'X' || id[1] < '1' || id[1] > '9')
        return gn_set_fault (set, WIZ_FAMILY_CARDS, i, _("a card of two elements is called X1 to X9."), error);
      else if (second == element || !gn_set_number (set, WIZ_FAMILY_CARDS, i, "symbols-2", &more))
        return gn_set_fault (set, WIZ_FAMILY_CARDS, i,
                             _("the second element has to differ from the first and needs its number of symbols."),
                               error);
      else
        card = WIZ_FIRST_DOUBLE + id[1] - '1';

      box->card[card].exists = TRUE;
      box->card[card].symbols[element] = (guint8) symbols;
      if (second >= 0)
        box->card[card].symbols[second] = (guint8) more;
      box->copies[card] = (guint8) MIN (G_MAXUINT8, box->copies[card] + gn_set_copies (set, WIZ_FAMILY_CARDS, i));
      copies += (int) gn_set_copies (set, WIZ_FAMILY_CARDS, i);
    }
  box->list_ok = copies == WIZ_BOX_CARDS;
  box->stand_in = gn_set_is_stand_in (set);
  return TRUE;
}

/* ---- Characters ---------------------------------------------------------------------- */

static const char *const words[WIZ_N_EFFECTS] = {
  [WIZ_EFFECT_DRAW_CARD] = "draw-card", [WIZ_EFFECT_PLAY_CARD] = "play-card", [WIZ_EFFECT_DRAW_TOKEN] = "draw-token",
  [WIZ_EFFECT_DRAW_LEVEL] = "draw-tokens-level", [WIZ_EFFECT_WIZARD] = "wizard-draw", [WIZ_EFFECT_LOOK] = "look-keep",
  [WIZ_EFFECT_TRADE] = "trade", [WIZ_EFFECT_LEVEL] = "level", [WIZ_EFFECT_GEM] = "gem-to-bag",
  [WIZ_EFFECT_TEXT] = "free-text",
  [WIZ_EFFECT_CHOOSE] = "choose",
};

static WizEffect
effect_of (JsonObject *object)
{
  const char *word = gn_json_string (object, "do");

  for (guint i = 1; i < WIZ_N_EFFECTS; i++)
    if (g_strcmp0 (words[i], word) == 0)
      return (WizEffect) i;
  return WIZ_EFFECT_NONE;
}

static const char *read_action (JsonObject *object, guint list, gboolean optional, WizTileInfo *tile);

/* A choice is stored flat: its lists follow one another, and each action has the number of its list. */
static const char *
read_choice (JsonObject  *object,
             gboolean     optional,
             WizTileInfo *tile)
{
  JsonArray *lists = gn_json_array (object, "lists");

  /* Two adjacent choices would be taken for one. */
  if (tile->n > 0 && tile->action[tile->n - 1].list > 0)
    return _("two choices cannot follow each other.");
  for (guint list = 0; list < json_array_get_length (lists); list++)
    {
      JsonArray *effects = json_array_get_array_element (lists, list);

      if (json_array_get_length (effects) == 0)
        return _("a choice has two to four lists, none of them empty.");
      for (guint i = 0; i < json_array_get_length (effects); i++)
        {
          const char *wrong = read_action (json_array_get_object_element (effects, i), list + 1, optional, tile);

          if (wrong)
            return wrong;
        }
    }
  return NULL;
}

/* Returns: what is wrong with the action, or %NULL */
static const char *
read_action (JsonObject  *object,
             guint        list,
             gboolean     optional,
             WizTileInfo *tile)
{
  const WizEffect effect = effect_of (object);
  const gboolean may = optional || gn_json_int (object, "optional", 0) != 0;

  if (effect == WIZ_EFFECT_CHOOSE)
    return list > 0 ? _("a choice cannot hold a choice.") : read_choice (object, may, tile);
  if (tile->n == WIZ_ACTIONS)
    return _("a tile has at most eight actions.");

  WizActionInfo *action = &tile->action[tile->n++];

  action->effect = (guint8) effect;
  action->n = (gint8) gn_json_int (object, "n", 0);
  action->k = (gint8) gn_json_int (object, "k", 1);
  action->list = (guint8) list;
  action->optional = may;
  if (effect == WIZ_EFFECT_LOOK && action->k >= action->n)
    return _("fewer cards have to be kept than looked at.");
  return NULL;
}

static gboolean
read_tiles (const GnSet  *set,
            WizBox       *box,
            GError      **error)
{
  box->n_tiles = MIN (gn_set_size (set, WIZ_FAMILY_TILES), WIZ_TILES_MAX);
  memset (box->by_number, -1, sizeof box->by_number);
  box->tiles_ok = box->n_tiles == WIZ_TILES;

  for (guint i = 0; i < box->n_tiles; i++)
    {
      WizTileInfo *tile = &box->tile[i];
      JsonNode *node = gn_set_effects (set, WIZ_FAMILY_TILES, i, "actions");
      JsonArray *effects = node ? json_node_get_array (node) : NULL;
      gboolean wizard = FALSE;
      gint number = 0;

      gn_set_number (set, WIZ_FAMILY_TILES, i, "number", &number);
      tile->number = (guint8) CLAMP (number, 0, WIZ_TILES);
      for (guint k = 0; effects && k < json_array_get_length (effects); k++)
        {
          const char *wrong = read_action (json_array_get_object_element (effects, k), 0, FALSE, tile);

          if (wrong)
            return gn_set_fault (set, WIZ_FAMILY_TILES, i, wrong, error);
        }
      for (guint k = 0; k < tile->n; k++)
        wizard = wizard || tile->action[k].effect == WIZ_EFFECT_WIZARD;

      /* 8.2: what the set needs before a match can start; it may still be incomplete. */
      if (tile->number == 0 || tile->n == 0 || wizard != (tile->number == WIZ_TILES)
          || box->by_number[tile->number] >= 0)
        box->tiles_ok = FALSE;
      box->by_number[tile->number] = (gint8) i;
    }
  return TRUE;
}

gpointer
wiz_compile (const GnSet  *set,
             GError      **error)
{
  g_autofree WizBox *box = g_new0 (WizBox, 1);

  if (!read_cards (set, box, error) || !read_tiles (set, box, error))
    return NULL;

  /* 8.4: one symbol each, unless the set gives another number. */
  memset (box->token_symbols, 1, sizeof box->token_symbols);
  for (guint i = 0; i < gn_set_size (set, WIZ_FAMILY_BAG); i++)
    {
      const gint16 element = gn_set_thing (set, WIZ_FAMILY_BAG, i, "element");
      gint symbols;

      if (element >= 0 && gn_set_number (set, WIZ_FAMILY_BAG, i, "symbols", &symbols))
        box->token_symbols[element] = (guint8) symbols;
    }
  return g_steal_pointer (&box);
}
