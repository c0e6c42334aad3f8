/* zav-scene.c: names and pictures that all of Zavandor's widgets need
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-scene.h"

#include <glib/gi18n.h>

#include "core/match/moves.h"
#include "panels/drawing/parts.h"

const char *const zav_gem_id[ZAV_SCENE_GEMS] = { "diamond", "ruby", "sapphire", "emerald" };
const char *const zav_gem_piece[ZAV_SCENE_GEMS] = { "gem-diamond", "gem-ruby", "gem-sapphire", "gem-emerald" };
const char *const zav_gem_arrow[ZAV_SCENE_GEMS] = { "arrow-diamond", "arrow-ruby", "arrow-sapphire", "arrow-emerald" };
const char *const zav_gem_colour[ZAV_SCENE_GEMS] = { "gem_diamond", "gem_ruby", "gem_sapphire", "gem_emerald" };
const char *const zav_gem_bar[ZAV_SCENE_GEMS] = { "gem_diamond_bar", "gem_ruby", "gem_sapphire", "gem_emerald" };
const char *const zav_place_name[ZAV_SCENE_PLACES] = { "I", "II", "III", "IV", "V", "Diamantina" };

/* Translators: the four kinds of gems, as headings */
static const char *const gem_titles[ZAV_SCENE_GEMS] = { N_("Diamond"), N_("Ruby"), N_("Sapphire"), N_("Emerald") };

const char *
zav_gem_title (int gem)
{
  return _(gem_titles[gem]);
}

GtkWidget *
zav_gems_row (const int   gems[ZAV_SCENE_GEMS],
              int         size,
              const char *classes)
{
  GtkWidget *row = gn_row (size / 3, classes);

  for (int i = 0; i < ZAV_SCENE_GEMS; i++)
    if (gems[i])
      gtk_box_append (GTK_BOX (row), gn_count (zav_gem_piece[i], size, gems[i], TRUE, NULL));
  return row;
}

void
zav_scene_clear (ZavScene *scene)
{
  for (int i = 0; i < ZAV_SCENE_SPACES; i++)
    {
      g_free (scene->space[i].id);
      g_free (scene->space[i].say);
    }
  for (int i = 0; i < ZAV_SCENE_SLOTS; i++)
    {
      g_free (scene->item[i].id);
      g_free (scene->item[i].name);
      g_free (scene->item[i].effect);
      g_free (scene->item[i].say);
    }
  for (int i = 0; i < ZAV_SCENE_TRADERS; i++)
    g_free (scene->trader[i].id);
  for (int i = 0; i < GN_MAX_SEATS; i++)
    {
      g_free (scene->player[i].name);
      g_free (scene->player[i].hand_say);
      g_free (scene->player[i].mining_say);
      for (int k = 0; k < ZAV_SCENE_OWN; k++)
        g_free (scene->player[i].own[k].say);
    }
  memset (scene, 0, sizeof *scene);
}

void
zav_form_say (GtkWidget    *widget,
              GnPanel      *panel,
              const GnMove *move)
{
  g_autofree char *spec = gn_move_to_spec (gn_panel_get_match (panel), move);

  gtk_widget_activate_action (widget, "table.move", "s", spec);
}
