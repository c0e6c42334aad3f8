/* gw-map-words.c: tiles and units in words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "core/words/text.h"
#include "gw-map-private.h"

const char *
gw_map_place_id (GwMap *self,
                 int    cell)
{
  return gn_thing_id (self->match, GN_THING (GW_DOMAIN_PLACE, self->cell[cell].place));
}

const char *
gw_map_unit_id (GwMap *self,
                int    unit)
{
  return gn_thing_id (self->match, GN_THING (GW_DOMAIN_UNIT, unit));
}

char *
gw_map_unit_name (GwMap *self,
                  int    unit)
{
  return gn_thing_name (self->match, GN_THING (GW_DOMAIN_UNIT, unit));
}

/* Appends the words of one part to those before it. */
static void
add (GString    *all,
     const char *between,
     char       *words)
{
  if (words && *words)
    g_string_append_printf (all, "%s%s", all->len ? between : "", words);
  g_free (words);
}

char *
gw_map_tile_words (GwMap *self,
                   int    cell)
{
  const GwViewCell *view = &self->cell[cell];
  GString *all = g_string_new (NULL);

  if (view->dead)
    /* Translators: of a tile of the board that stays flipped for the whole match */
    add (all, ", ", g_strdup (_("flipped from the start")));
  else if (view->tile < 0)
    /* Translators: of a place of the board */
    add (all, ", ", g_strdup (_("no tile yet")));
  else if (view->flipped)
    /* Translators: of a tile of the board */
    add (all, ", ", g_strdup (_("flipped; units can only pass through")));
  else
    {
      g_autofree char *clan = gw_map_unit_name (self, gw_unit (gw_tile_tribe (view->tile), gw_tile_slot (view->tile)));

      /* Translators: of a tile of the board: whose symbol is on it; {clan} is the name of a clan */
      add (all, ", ", gn_fill (_("symbol of {clan}"), "clan", clan, NULL));
    }
  if (view->mine)
    /* Translators: of a tile of the board */
    add (all, ", ", g_strdup (_("crystal mine")));
  else if (!view->flipped && !view->dead)
    {
      g_autofree char *n = gn_number_text (view->label);

      /* Translators: of a tile of the board: tiles flip from the outer layer, 1, to the inner ones */
      add (all, ", ", gn_fill (_("layer {n}"), "n", n, NULL));
    }
  if (self->state->stage <= GW_AT_LEADERS && (view->start_a || view->start_b))
    /* Translators: of a tile of the board: leaders start there */
    add (all, ", ", g_strdup (view->start_a ? _("start tile of side A") : _("start tile of side B")));
  if (self->state->flip_first && self->state->flip_first - 1 == view->place)
    /* Translators: of a tile of the board: two tiles are flipped at once, and this one has been named */
    add (all, ", ", g_strdup (_("chosen to be flipped, with one more")));
  else if (view->next)
    /* Translators: of a tile of the board */
    add (all, ", ", g_strdup (_("may be flipped now")));
  for (guint side = 0; side < GW_SIDES; side++)
    if (view->bar[side])
      /* Translators: of a tile of the board: a blockade on the edge to its neighbor {place}; {who} is a player */
      add (all, ", ",
           gn_fill (_("blockade of {who} toward {place}"), "who", gn_match_name (self->match, view->bar[side] - 1),
                    "place", gw_map_place_id (self, view->beyond[side]), NULL));
  if (view->blockade)
    /* Translators: of a tile of the board; {who} is a player */
    add (all, ", ", gn_fill (_("blockade of {who}"), "who", gn_match_name (self->match, view->blockade - 1), NULL));
  return g_string_free (all, FALSE);
}

char *
gw_map_unit_words (GwMap *self,
                   int    unit)
{
  g_autofree char *name = gw_map_unit_name (self, unit);
  g_autoptr (GString) on_it = g_string_new (NULL);
  GwViewUnit view;

  gw_view_unit (self->match, self->state, unit, &view);
  for (int counter = 0; counter < GW_N_COUNTERS; counter++)
    if (self->state->counter[unit][counter])
      add (on_it, ", ", gn_thing_name (self->match, GN_THING (GW_DOMAIN_COUNTER, counter)));

  g_autofree char *hp = gn_number_text (view.hp);
  g_autofree char *def = gn_number_text (view.def);
  const char *who = view.seat >= 0 ? gn_match_name (self->match, view.seat) : "";
  if (on_it->len)
    /* Translators: of a unit: its name, its player, its figures, then its counters */
    return gn_fill (_("{who}’s {unit}: {hp} HP, defense {defence}, {counters}"), "unit", name, "who", who, "hp", hp,
                    "defence", def, "counters", on_it->str, NULL);
  /* Translators: of a unit: its name, its player, its figures */
  return gn_fill (_("{who}’s {unit}: {hp} HP, defense {defence}"), "unit", name, "who", who, "hp", hp, "defence", def,
                  NULL);
}

/* The effect of a click, if it can mean only one thing. */
static char *
say_doing (GwMap *self,
           int    cell)
{
  g_autoptr (GPtrArray) doings = gw_map_doings (self, cell);

  if (doings->len == 0)
    return NULL;
  if (doings->len > 1)
    {
      g_autofree char *n = gn_number_text ((int) doings->len);

      /* Translators: read aloud, of a tile: how many things can be done there now */
      return gn_fill (_("{n} actions are possible here."), "n", n, NULL);
    }

  const GwDoing *doing = g_ptr_array_index (doings, 0);
  return doing->label ? gn_fill (_("Click: {what}."), "what", doing->label, NULL) : NULL;
}

char *
gw_map_name (GwMap *self,
             int    cell)
{
  GString *name = g_string_new (NULL);
  g_autofree char *words = gw_map_tile_words (self, cell);
  guint32 units = self->cell[cell].units;

  /* Translators: read aloud: a tile of the board: "u2.0: symbol of Eelspear, layer 1." */
  add (name, " ", gn_fill (_("{place}: {words}."), "place", gw_map_place_id (self, cell), "words", words, NULL));
  GW_FOR_UNITS (unit)
    if (units >> unit & 1)
      {
        g_autofree char *unit_words = gw_map_unit_words (self, unit);

        add (name, " ", g_strconcat (unit_words, ".", NULL));
      }
  if (self->chosen >= 0 && self->walks && !self->aim.spec && self->reach.steps[cell] != GN_GRID_FAR
      && self->reach.steps[cell] > 0)
    {
      g_autofree char *n = gn_number_text (self->reach.steps[cell]);

        /* Translators: read aloud, of a tile the chosen unit can reach */
      add (name, " ",
           gn_fill (self->reach.stops >> cell & 1 ? ngettext (
                      "{n} step, has to stop there.", "{n} steps, has to stop there.", self->reach.steps[cell])
                                                  : ngettext ("{n} step.", "{n} steps.", self->reach.steps[cell]),
                    "n", n, NULL));
    }
  if (self->can >> cell & 1)
    add (name, " ", say_doing (self, cell));
  return g_string_free (name, FALSE);
}
