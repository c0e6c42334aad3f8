/* rise-map-words.c: the description of a tile in words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "core/words/text.h"
#include "rise-map-private.h"

void
rise_map_label (int  place,
                char label[8])
{
  if (place == RISE_DK)
    g_strlcpy (label, "DK", 8);
  else if (place < RISE_Y1)
    g_snprintf (label, 8, "G%d", place - RISE_G1 + 1);
  else if (place < RISE_R1)
    g_snprintf (label, 8, "Y%d", place - RISE_Y1 + 1);
  else
    g_snprintf (label, 8, "R%d", place - RISE_R1 + 1);
}

const char *
rise_map_owner_name (RiseMap *self,
                     int      owner)
{
  if (owner == RISE_GNOMES || owner < 0 || owner >= RISE_SEATS || !self->seat_name[owner])
    return _("Gnomes");
  return self->seat_name[owner];
}

char *
rise_map_list (guint64 places)
{
  GString *list = g_string_new (NULL);

  for (int place; (place = gn_places_next (&places)) >= 0;)
    {
      char label[8];

      rise_map_label (place, label);
      g_string_append_printf (list, "%s%s", list->len ? ", " : "", label);
    }
  return g_string_free (list, FALSE);
}

static void
add (GString *name,
     char    *sentence)
{
  if (name->len)
    g_string_append_c (name, ' ');
  g_string_append (name, sentence);
  g_free (sentence);
}

static char *
say_tile (const GnMatch      *match,
          const RiseTileView *view,
          const char         *label)
{
  if (view->face == RISE_DUE)
    /* Translators: read aloud: a tile of the map that has to be turned up now; {tile} is "R5" */
    return gn_fill (_("{tile}: to be turned up now."), "tile", label, NULL);
  if (view->face != RISE_UP || view->type < 0)
    /* Translators: read aloud: a tile of the map; {tile} is "R5" */
    return gn_fill (_("{tile}: face down."), "tile", label, NULL);

  const char *type = _(rise_type_values[view->type].name);
  if (view->icon > RISE_ICON_NONE)
    /* Translators: read aloud: a tile of the map: "G4: Plains, lion." */
    return gn_fill (_("{tile}: {type}, {icon}."), "tile", label, "type", type, "icon",
                    _ (rise_icon_values[view->icon].name), NULL);
  /* Translators: read aloud: a tile of the map: "Y2: Sea." */
  return gn_fill (_("{tile}: {type}."), "tile", label, "type", type, NULL);
}

static char *
say_owner (RiseMap            *self,
           const RiseTileView *view,
           int                 owner)
{
  const char *who = rise_map_owner_name (self, owner);
  const int n_cubes = view->cubes[owner], n_breweries = view->breweries[owner];
  g_autofree char *strength = gn_number_text (view->strength[owner]);
  g_autofree char *n = gn_number_text (n_cubes);
  g_autofree char *m = gn_number_text (n_breweries);
  g_autofree char *cubes = gn_fill (ngettext ("{n} cube", "{n} cubes", n_cubes), "n", n, NULL);
  g_autofree char *breweries = gn_fill (ngettext ("{n} brewery", "{n} breweries", n_breweries), "n", m, NULL);

  if (n_cubes && n_breweries)
    /* Translators: read aloud, of a tile of the map: "Anna: strength 5, 3 cubes and 1 brewery." */
    return gn_fill (_("{who}: strength {strength}, {cubes} and {breweries}."), "who", who, "strength", strength,
                    "cubes", cubes, "breweries", breweries, NULL);
  /* Translators: read aloud, of a tile of the map: "Anna: strength 3, 3 cubes." */
  return gn_fill (_("{who}: strength {strength}, {pieces}."), "who", who, "strength", strength, "pieces",
                  n_cubes ? cubes : breweries, NULL);
}

char *
rise_map_name (RiseMap       *self,
               const GnMatch *match,
               int            place)
{
  const RiseTileView *view = &self->view[place];
  GString *name = g_string_new (NULL);
  char label[8];

  rise_map_label (place, label);
  add (name, say_tile (match, view, label));
  for (int owner = 0; owner < RISE_OWNERS; owner++)
    if (view->cubes[owner] || view->breweries[owner])
      add (name, say_owner (self, view, owner));
  if (view->tie)
    add (name, g_strdup (_("A tie: nobody controls it.")));
  else if (view->control >= 0)
    /* Translators: read aloud, of a tile of the map */
    add (name, gn_fill (_("Controlled by {who}."), "who", rise_map_owner_name (self, view->control), NULL));
  if (view->boat)
    add (name, g_strdup (_("A boat is here.")));
  if (view->dragon)
    add (name, g_strdup (_("The dragon is here: nobody acts into or out of this tile.")));
  if (view->by_boat)
    {
      g_autofree char *tiles = rise_map_list (view->by_boat);

      /* Translators: read aloud, of a tile of the map: "By boat to Y2, Y4." */
      add (name, gn_fill (_("By boat to {tiles}."), "tiles", tiles, NULL));
    }
  return g_string_free (name, FALSE);
}
