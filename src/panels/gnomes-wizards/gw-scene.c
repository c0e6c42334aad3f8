/* gw-scene.c: the data that all views of Gnômes & Wizards show, read once for each moment
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-scene.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/things/die.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/words/text.h"

void
gw_scene_read (gpointer       data,
               GnPanel       *panel,
               const GnMatch *match,
               gconstpointer  shown)
{
  GwScene *scene = data;
  const GwState *state = shown;

  scene->panel = panel;
  scene->match = match;
  scene->state = state;
  scene->present = panel && gn_panel_is_present (panel);
  scene->n_seats = match->n_seats;
  scene->over = state->head.over;
  scene->asked = scene->present ? gn_panel_acting (panel) : -1;
  scene->waits = scene->present && gn_match_table_is_waiting (gn_panel_get_table (panel));
  GW_FOR_UNITS (unit)
    {
      if (gw_seat (state, unit) < 0)
        {
          memset (&scene->unit[unit], 0, sizeof scene->unit[unit]);
          memset (&scene->clan[unit], 0, sizeof scene->clan[unit]);
          scene->unit[unit].seat = scene->unit[unit].place = -1;
          continue;
        }
      gw_view_unit (match, state, unit, &scene->unit[unit]);
      gw_view_clan (match, state, unit, &scene->clan[unit]);
    }
  gw_view_window (match, state, &scene->window);
}

void
gw_standing (GnPanel       *panel,
             gconstpointer  state,
             int            seat,
             int           *points,
             int           *goal,
             int           *left,
             int           *all,
             int           *extra)
{
  *points = gw_points (gn_panel_get_match (panel), state, seat);
}

/* ---- Names and pictures --------------------------------------------------------- */

int
gw_unit_paint (const GwScene *scene,
               int            unit)
{
  return gn_seat_paint (scene->match, scene->unit[unit].seat);
}

char *
gw_name (const GnMatch *match,
         int            domain,
         int            value)
{
  return gn_thing_name (match, GN_THING (domain, value));
}

const char *
gw_id (const GnMatch *match,
       int            domain,
       int            value)
{
  return gn_thing_id (match, GN_THING (domain, value));
}

char *
gw_unit_name (const GnMatch *match,
              int            unit)
{
  return gw_name (match, GW_DOMAIN_UNIT, unit);
}

char *
gw_ability_name (const GwScene *scene,
                 int            ability)
{
  const GnSet *set = scene->match->set;
  const int unit = ability / 2, learned = scene->state->learned[unit] - 1;
  const char *name = ability % 2 ? NULL : gn_set_text (set, GW_FAMILY_UNITS, (guint) unit, "ability");

  if (ability % 2 && learned >= 0)
    return gn_set_name (set, GW_FAMILY_CARDS, (guint) learned);
  return name ? g_strdup (name) : gw_unit_name (scene->match, unit);
}

char *
gw_ability_words (const GwScene *scene,
                  int            ability)
{
  const GnSet *set = scene->match->set;
  const int unit = ability / 2, learned = scene->state->learned[unit] - 1;

  if (ability % 2 && learned < 0)
    return NULL;
  return g_strdup (
    gn_set_text (set, ability % 2 ? GW_FAMILY_CARDS : GW_FAMILY_UNITS, (guint) (ability % 2 ? learned : unit), "text"));
}

GtkWidget *
gw_die_new (int size)
{
  GtkWidget *die = gn_die_new (GW_N_FACES, size);

  gtk_widget_set_valign (die, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (die, GTK_ALIGN_CENTER);
  gw_die_set (die, -1, FALSE, FALSE);
  return die;
}

void
gw_die_set (GtkWidget *die,
            int        face,
            gboolean   pink,
            gboolean   rolls)
{
  static const char *const black_ones[] = {
    "gw-die", "gw-die-movement", "gw-die-attack", "gw-die-either", "gw-die-defence", "gw-die-horn", "gw-die-crystal",
  };
  static const char *const pink_ones[] = {
    "gw-die-pink", "gw-die-movement-pink", "gw-die-attack-pink", "gw-die-either-pink", "gw-die-defence-pink",
    "gw-die-horn-pink", "gw-die-crystal-pink",
  };

  gn_die_set_faces (GN_DIE (die), pink ? pink_ones : black_ones);
  gn_die_set (GN_DIE (die), GW_N_FACES, face + 1, rolls);
}

