/* zav-mock.c: a position to look at: round 7, Berta's second action
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-mock.h"

static void
fill_market (ZavScene *scene)
{
  static const ZavSceneGem gems[] = { { 6, 8, 1, 3, 32 }, { 8, 9, 3, 5, 34 }, { 10, 15, 8, 10, 31 },
                                      { 13, 15, 11, 13, 35 } };

  memcpy (scene->gem, gems, sizeof gems);
  scene->bank_wild = 6;
}

/* D, R, S, E of each space; -1 in the first: the tile is gone */
static const int spaces[24][4] = {
  { -1 }, { 0, 0, 1, 2 }, { -1 }, { -1 },
  { -1 }, { 0, 0, 2, 1 }, { -1 }, { 0, 0, 2, 1 },
  { -1 }, { -1 }, { 0, 2, 0, 1 }, { -1 },
  { 1, 3, 0, 0 }, { 1, 3, 0, 0 }, { 1, 3, 0, 0 }, { 1, 2, 0, 0 },
  { 2, 0, 1, 0 }, { 2, 0, 1, 0 }, { -1 }, { -1 },
  { -1 }, { 2, 1, 1, 1 }, { 2, 1, 1, 1 }, { -1 },
};

static void
fill_spaces (ZavScene *scene)
{
  for (int i = 0; i < 24; i++)
    {
      ZavSceneSpace *space = &scene->space[i];

      space->exists = TRUE;
      space->id = g_strdup_printf ("%s-%d", zav_place_name[i / 4], i % 4 + 1);
      space->here = spaces[i][0] >= 0;
      space->open = i / 4 == 1 || i / 4 == 5;
      space->cost.known = TRUE;
      if (space->here)
        memcpy (space->cost.gems, spaces[i], sizeof space->cost.gems);
      space->say = g_strdup_printf ("Mine %s", space->id);
      scene->tiles_left += space->here;
      scene->tiles_all++;
    }
  scene->space[1].samplers = 4;
  scene->space[7].samplers = 1;
  scene->space[10].samplers = 5;
  scene->space[12].samplers = 1;
  scene->space[13].samplers = 1;
  scene->space[14].samplers = 1;
  scene->gnome = 1;
  scene->gnome_next = 2;
  scene->tiles_bought = 3;
}

static void
set_item (ZavScene   *scene,
          int         slot,
          const char *id,
          const char *name,
          const char *effect,
          const char *art,
          const int   cost[4],
          int         outlined,
          int         upright,
          gboolean    sideways,
          int         points,
          const int   lack[4])
{
  ZavSceneItem *item = &scene->item[slot];

  item->here = TRUE;
  item->id = g_strdup (id);
  item->name = g_strdup (name);
  item->effect = g_strdup (effect);
  item->say = g_strdup_printf ("%s: %s", name, effect ? effect : "");
  item->art = art;
  item->cost.known = item->paid.known = TRUE;
  memcpy (item->cost.gems, cost, sizeof item->cost.gems);
  memcpy (item->paid.gems, cost, sizeof item->paid.gems);
  item->outlined = outlined;
  item->upright = upright;
  item->sideways = sideways;
  if (outlined >= 0)
    item->paid.gems[outlined] -= upright;
  item->points = points;
  item->lack.can = TRUE;
  for (int gem = 0; gem < 4; gem++)
    {
      item->lack.gems[gem] = lack[gem];
      item->lack.can = item->lack.can && lack[gem] == 0;
    }
}

#define G(d, r, s, e) ((const int[]) { d, r, s, e })

static void
fill_items (ZavScene *scene)
{
  set_item (scene, 0, "artifact-1", "Emeromobile A", "5 discount markers", "artifact-emeromobile", G (0, 3, 0, 1), 1, 3,
            FALSE, 1, G (0, 0, 0, 0));
  set_item (scene, 1, "artifact-2", "Convertor 3", "3 wild gems", "artifact-convertor", G (0, 1, 0, 3), 3, 1, TRUE, 2,
            G (0, 1, 0, 1));
  set_item (scene, 2, "artifact-3", "Gnomunculus", "+1 action", "artifact-gnomunculus", G (1, 0, 4, 0), 2, 2, FALSE, 2,
            G (0, 0, 2, 0));
  set_item (scene, 3, "jewelry-1", "Twin brooch", NULL, "jewelry-brooch-ruby", G (2, 2, 0, 0), -1, 0, FALSE, 2,
            G (0, 2, 0, 0));
  set_item (scene, 4, "jewelry-2", "Ember ring", NULL, "jewelry-ring-ruby", G (0, 3, 0, 0), -1, 0, FALSE, 1,
            G (0, 3, 0, 0));
  set_item (scene, 5, "jewelry-3", "Moss ring", NULL, "jewelry-ring-emerald", G (0, 0, 0, 3), -1, 0, FALSE, 1,
            G (0, 0, 0, 2));
  scene->pile[0] = (ZavScenePile) { 3, 2 };
  scene->pile[1] = (ZavScenePile) { 10, 2 };
  scene->expert = TRUE;
}

static void
fill_traders (ZavScene *scene)
{
  static const int pairs[6][2] = { { 0, 1 }, { 0, 2 }, { 0, 3 }, { 1, 2 }, { 1, 3 }, { 2, 3 } };

  for (int i = 0; i < 6; i++)
    {
      scene->trader[i].pair[0] = pairs[i][0];
      scene->trader[i].pair[1] = pairs[i][1];
      scene->trader[i].id = g_strdup_printf ("%s-%s", zav_gem_id[pairs[i][0]], zav_gem_id[pairs[i][1]]);
      scene->trader[i].owner = -1;
    }
  scene->trader[4].owner = 1;
}

static ZavScenePlayer *
set_player (ZavScene   *scene,
            int         seat,
            const char *name,
            int         gold,
            const int   gems[4],
            const int   yield[4],
            int         any,
            int         income)
{
  ZavScenePlayer *player = &scene->player[seat];

  player->name = g_strdup (name);
  player->colour = seat;
  player->gold = gold;
  memcpy (player->gems, gems, sizeof player->gems);
  memcpy (player->yield, yield, sizeof player->yield);
  player->any = any;
  player->gold_change = income;
  player->goal = 18;
  player->trader = player->hand = -1;
  return player;
}

static void
own (ZavScenePlayer *player,
     const char     *piece,
     int             n,
     int             points,
     gboolean        is_tile)
{
  ZavSceneThing *thing = &player->own[player->n_own++];

  thing->piece = piece;
  thing->n = n;
  thing->points = points;
  thing->is_tile = is_tile;
  thing->say = g_strdup (piece);
}

static void
fill_players (ZavScene *scene,
              int       n)
{
  ZavScenePlayer *alphonse = set_player (scene, 0, "Alphonse", 12, G (0, 0, 3, 0), G (1, 0, 5, 1), 0, 12);
  own (alphonse, "tile-sapphire", 3, 4, TRUE);
  own (alphonse, "tile-emerald", 1, 1, TRUE);
  own (alphonse, "tile-diamond", 1, 1, TRUE);
  alphonse->own[2].changed = TRUE;
  own (alphonse, "artifact-alchemister", 1, 1, FALSE);
  alphonse->hand = 1;
  alphonse->points = 7;
  alphonse->left = 1;

  ZavScenePlayer *berta = set_player (scene, 1, "Berta", 24, G (2, 0, 0, 1), G (1, 3, 0, 1), 2, 0);
  own (berta, "tile-ruby", 1, 1, TRUE);
  own (berta, "tile-diamond-wild", 1, 3, TRUE);
  own (berta, "tile-emerald", 1, 1, TRUE);
  own (berta, "tile-ruby-wild", 1, 3, TRUE);
  berta->trader = 4;
  berta->hand = 0;
  berta->points = 8;
  berta->left = 2;

  ZavScenePlayer *caroline = set_player (scene, 2, "Caroline", 17, G (4, 1, 2, 0), G (3, 1, 0, 0), 0, 10);
  own (caroline, "tile-diamond", 1, 1, TRUE);
  own (caroline, "tile-diamond", 1, 2, TRUE);
  own (caroline, "tile-ruby", 1, 1, TRUE);
  own (caroline, "artifact-alchemister", 1, 1, FALSE);
  own (caroline, "artifact-convertor", 1, 1, FALSE);
  own (caroline, "artifact-gnomunculus", 1, 1, FALSE);
  caroline->points = 7;
  caroline->left = 3;
  caroline->extra = 1;

  if (n > 3)
    {
      ZavScenePlayer *diane = set_player (scene, 3, "Diane", 30, G (11, 0, 7, 13), G (5, 3, 0, 1), 1, 18);
      own (diane, "tile-diamond", 2, 2, TRUE);
      own (diane, "tile-ruby", 2, 3, TRUE);
      own (diane, "tile-sapphire", 3, 4, TRUE);
      own (diane, "tile-emerald", 2, 3, TRUE);
      own (diane, "artifact-emeromobile", 1, 1, FALSE);
      own (diane, "jewelry-crown-emerald", 1, 4, FALSE);
      diane->covered = TRUE;
      diane->points = 13;
      diane->n_markers = 3;
      diane->markers[0] = 2;
      diane->markers[1] = 4;
      diane->markers[2] = 5;
      scene->wild_in_play = TRUE;
      diane->wild = 2;
    }
  for (int seat = 0; seat < n; seat++)
    scene->player[seat].all = 3 + scene->player[seat].extra;
  scene->n_players = n;
  scene->acting = 1;
}

void
zav_mock_scene (ZavScene *scene,
                int       n_players)
{
  fill_market (scene);
  fill_spaces (scene);
  fill_items (scene);
  fill_traders (scene);
  fill_players (scene, n_players);
  static const gint8 queue[] = { 1, 2, 0, 1, 2, 2 };

  scene->round = 7;
  memcpy (scene->queue, queue, sizeof queue);
  scene->n_queue = G_N_ELEMENTS (queue);
}
