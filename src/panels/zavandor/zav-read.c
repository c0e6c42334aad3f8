/* zav-read.c: conversion from a state to the scene that is shown
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-read.h"

#include <glib/gi18n.h>

#include "sheets/pieces.h"
#include "core/words/text.h"

#define STACK_FROM 5   /* with this many tiles in front of a player, identical ones overlap */

/* The game's own description of a thing. */
static char *
describe (const GnMatch  *match,
          const ZavState *state,
          guint           domain,
          int             value,
          gboolean        covered)
{
  GnSay say = { 0 };

  if (match->game->describe)
    match->game->describe (match, state, GN_THING (domain, value), &say);
  return say.text ? gn_say_text (match, &say, covered) : gn_thing_name (match, GN_THING (domain, value));
}

/* ---- Pictures ----------------------------------------------------------- */

/* Jewelry without its own picture: by its level, set with the gem that it costs most of. */
static const char *
jewelry_piece (const ZavItemInfo *info)
{
  static const char *const forms[] = { "ring", "collar", "crown" };
  int most = 0, kinds = 0;

  for (int gem = 0; gem < ZAV_GEMS; gem++)
    {
      kinds += info->cost[gem] > 0;
      if (info->cost[gem] > info->cost[most])
        most = gem;
    }
  if (!info->cost_known)
    return "back-jewelry";

  g_autofree char *name = g_strdup_printf ("jewelry-%s-%s", kinds > 1 ? "brooch" : forms[CLAMP (info->level, 0, 2)],
                                           zav_gem_id[most]);
  return g_intern_string (name);
}

const char *
zav_item_piece (const GnMatch *match,
                int            item)
{
  const ZavItemInfo *info = zav_view_item_info (match, item);
  const char *icon = gn_set_text (match->set, ZAV_FAMILY_ITEMS, item, "icon");

  if (icon && gn_pieces_has (icon))
    return g_intern_string (icon);
  if (info->kind == ZAV_JEWELRY)
    return jewelry_piece (info);
  return info->machine >= 0 ? match->game->domains[ZAV_DOMAIN_MACHINE].values[info->machine].icon : "back-artifact";
}

const char *
zav_tile_piece (const GnMatch *match,
                int            tile)
{
  const ZavTileInfo *info = zav_view_tile_info (match, tile);

  for (int gem = 0; info->known && gem < ZAV_GEMS; gem++)
    if (info->symbol[gem])
      {
        g_autofree char *name = g_strdup_printf ("tile-%s%s", zav_gem_id[gem], info->wild ? "-wild" : "");
        return g_intern_string (name);
      }
  return info->back == ZAV_LIGHT ? "tile-plain-diamantina" : "tile-plain-district";
}

/* ---- Cards -------------------------------------------------------------- */

static char *
effect_words (const ZavItemInfo *info)
{
  g_autofree char *n = gn_number_text (MAX (info->value, 0));

  switch (info->machine)
    {
    case ZAV_GNOMUNCULUS:
      /* Translators: the effect of an artifact, on a small card: one more action each round */
      return g_strdup (_("+1 action"));
    case ZAV_ALCHEMISTER:
      if (info->value < 0)
        return NULL;
      /* Translators: the effect of an artifact, on a small card: gold in every mining round */
      return gn_fill (_("{n} gold a round"), "n", n, NULL);
    case ZAV_CONVERTOR:
      if (info->value < 0)
        return NULL;
      /* Translators: the effect of an artifact, on a small card */
      return gn_fill (ngettext ("{n} wild gem", "{n} wild gems", info->value), "n", n, NULL);
    case ZAV_HOOVERMATIC:
      /* Translators: the effect of an artifact, on a small card: the other players pay for mining */
      return g_strdup (_("collects tolls"));
    case ZAV_EMEROMOBILE:
      /* Translators: the effect of an artifact, on a small card */
      return g_strdup (_("5 discount markers"));
    default:
      return NULL;
    }
}

void
zav_item_scene (ZavSceneItem   *scene,
                const GnMatch  *match,
                const ZavState *state,
                int             item,
                gboolean        covered)
{
  scene->here = item >= 0;
  scene->outlined = scene->points = -1;
  if (item < 0)
    return;

  const ZavItemInfo *info = zav_view_item_info (match, item);
  scene->name = gn_thing_name (match, GN_THING (ZAV_DOMAIN_ITEM, item));
  scene->effect = effect_words (info);
  scene->say = describe (match, state, ZAV_DOMAIN_ITEM, item, covered);
  scene->art = zav_item_piece (match, item);
  scene->outlined = info->outlined;
  scene->points = info->vp >= 0 ? info->vp : -2;
  scene->cost.known = scene->paid.known = info->cost_known;
  for (int gem = 0; gem < ZAV_GEMS; gem++)
    scene->cost.gems[gem] = scene->paid.gems[gem] = info->cost[gem];
}

static void
read_lack (ZavSceneLack      *lack,
           const ZavPurchase *purchase,
           gboolean           can)
{
  lack->can = can;
  for (int gem = 0; gem < ZAV_GEMS; gem++)
    lack->gems[gem] = purchase->verdict == ZAV_AFFORD_MISSING ? purchase->missing[gem] : 0;
  lack->wild = purchase->verdict == ZAV_AFFORD_WITH_WILD ? purchase->wild : 0;
}

static void
read_items (ZavScene       *scene,
            GnPanel        *panel,
            const GnMatch  *match,
            const ZavState *state)
{
  for (int slot = 0; slot < ZAV_SLOTS; slot++)
    {
      ZavSceneItem *item = &scene->item[slot];
      ZavPurchase purchase;

      zav_item_scene (item, match, state, state->slot[slot], gn_panel_get_covered (panel));
      item->id = g_strdup (gn_thing_id (match, GN_THING (ZAV_DOMAIN_SLOT, slot)));
      if (!item->here)
        {
          item->say = describe (match, state, ZAV_DOMAIN_SLOT, slot, gn_panel_get_covered (panel));
          continue;
        }

      if (slot < 3)
        {
          ZavDiscount discount;

          zav_view_discount (match, state, slot, &discount);
          item->upright = discount.upright;
          item->sideways = discount.sideways > 0;
          item->next_less = discount.next_upright > discount.upright;
          if (item->outlined >= 0)
            item->paid.gems[item->outlined] = MAX (0, item->cost.gems[item->outlined] - discount.upright);
        }
      if (scene->acting >= 0)
        {
          g_autofree char *spec = g_strdup_printf ("item slot=%s", item->id);

          zav_view_slot (match, state, scene->acting, slot, &purchase);
          read_lack (&item->lack, &purchase, gn_panel_can (panel, spec, NULL, NULL));
        }
    }

  for (int kind = 0; kind < 2; kind++)
    {
      scene->pile[kind].count = zav_view_pile (state, kind);
      scene->pile[kind].level = scene->pile[kind].count ? zav_view_top_level (match, state, kind) + 1 : 0;
    }
  scene->expert = zav_option (match, ZAV_OPTION_EXPERT_DISCOUNTS);
}

/* ---- Market, mines, traders --------------------------------------------- */

static void
read_market (ZavScene       *scene,
             const GnMatch  *match,
             const ZavState *state)
{
  for (int gem = 0; gem < ZAV_GEMS; gem++)
    {
      ZavPrice price;

      zav_view_price (match, state, gem, &price);
      scene->gem[gem] = (ZavSceneGem) { price.now, price.target, price.next_low, price.next_high,
                                        zav_view_bank (match, state, gem) };
    }
  scene->bank_wild = zav_view_bank_wild (match, state);
}

static void
read_spaces (ZavScene       *scene,
             GnPanel        *panel,
             const GnMatch  *match,
             const ZavState *state)
{
  const guint32 there = zav_view_spaces (match);
  const guint32 open = zav_view_open_spaces (match, state);

  for (int i = 0; i < ZAV_SPACES && i < ZAV_SCENE_SPACES; i++)
    {
      const ZavSpaceInfo *info = zav_view_space_info (match, i);
      ZavSceneSpace *space = &scene->space[i];

      space->exists = (there & ZAV_BIT (i)) != 0;
      space->id = g_strdup (gn_thing_id (match, GN_THING (ZAV_DOMAIN_SPACE, i)));
      if (!space->exists)
        continue;
      space->say = describe (match, state, ZAV_DOMAIN_SPACE, i, gn_panel_get_covered (panel));
      space->here = (state->there & ZAV_BIT (i)) != 0;
      space->open = (open & ZAV_BIT (i)) != 0;
      space->samplers = state->seen_by[i];
      if (space->here && state->tile_at[i] >= 0 && gn_panel_get_viewer (panel) >= 0)
        {
          /* the notebook of soil samples: behind the curtain the map shows the tiles that its owner has seen */
          space->face = zav_tile_piece (match, state->tile_at[i]);
          space->points = zav_view_tile_info (match, state->tile_at[i])->vp;
        }
      space->cost.known = info->cost_known;
      for (int gem = 0; gem < ZAV_GEMS; gem++)
        space->cost.gems[gem] = info->cost[gem];
      if (scene->acting >= 0 && space->here)
        {
          g_autofree char *spec = g_strdup_printf ("tile space=%s", space->id);
          ZavPurchase purchase;

          zav_view_space (match, state, scene->acting, i, &purchase);
          read_lack (&space->lack, &purchase, space->open && gn_panel_can (panel, spec, NULL, NULL));
        }
      scene->tiles_all++;
      scene->tiles_left += space->here;
    }

  scene->tiles_bought = state->bought;
  scene->gnome = state->gnome;
  scene->gnome_next = state->gnome >= 0 && !zav_view_last_round (state) ? zav_view_gnome_next (match, state) : -1;

  /* The whole district with the gnome is open, including spaces that are already empty. */
  for (int i = 0; i < ZAV_SPACES && i < ZAV_SCENE_SPACES; i++)
    if (scene->space[i].exists && (int) zav_view_district (i) == scene->gnome)
      scene->space[i].open = TRUE;
}

static void
read_traders (ZavScene       *scene,
              const GnMatch  *match,
              const ZavState *state)
{
  static const int pairs[ZAV_PAIRS][2] = { { 0, 1 }, { 0, 2 }, { 0, 3 }, { 1, 2 }, { 1, 3 }, { 2, 3 } };

  for (int i = 0; i < ZAV_PAIRS; i++)
    {
      scene->trader[i].pair[0] = pairs[i][0];
      scene->trader[i].pair[1] = pairs[i][1];
      scene->trader[i].id = g_strdup (gn_thing_id (match, GN_THING (ZAV_DOMAIN_PAIR, i)));
      scene->trader[i].owner = -1;
      for (int seat = 0; seat < match->n_seats; seat++)
        if (state->trader[seat] == i)
          scene->trader[i].owner = seat;
    }
}

/* ---- Players ------------------------------------------------------------ */

static void
add_own (ZavScenePlayer *player,
         const char     *piece,
         char           *say,
         int             points,
         gboolean        is_tile,
         gboolean        stacks,
         gboolean        changed)
{
  for (int i = 0; stacks && i < player->n_own; i++)
    if (player->own[i].is_tile && player->own[i].piece == piece)
      {
        ZavSceneThing *thing = &player->own[i];
        g_autofree char *before = thing->say;

        thing->n++;
        thing->points += MAX (points, 0);
        thing->changed |= changed;
        thing->say = g_strdup_printf ("%s\n%s", before, say);
        g_free (say);
        return;
      }

  if (player->n_own == ZAV_SCENE_OWN)
    {
      g_free (say);
      return;
    }
  player->own[player->n_own++] = (ZavSceneThing) { piece, 1, points, is_tile, changed, say };
}

static void
read_own (ZavScenePlayer *player,
          GnPanel        *panel,
          const GnMatch  *match,
          const ZavState *state,
          const ZavState *before,
          int             seat)
{
  const gboolean covered = gn_panel_get_covered (panel);
  const guint32 tiles = state->tiles[seat];
  const guint32 items = state->items[seat];
  const gboolean stacks = __builtin_popcount (tiles) >= STACK_FROM;

  ZAV_FOR_BITS (tile, tiles)
    {
      const ZavTileInfo *info = zav_view_tile_info (match, tile);

      add_own (player, zav_tile_piece (match, tile), describe (match, state, ZAV_DOMAIN_TILE, tile, covered), info->vp,
               TRUE, stacks, before && !(before->tiles[seat] & ZAV_BIT (tile)));
    }
  ZAV_FOR_BITS (item, items)
    {
      const ZavItemInfo *info = zav_view_item_info (match, item);

      add_own (player, zav_item_piece (match, item), describe (match, state, ZAV_DOMAIN_ITEM, item, covered), info->vp,
               FALSE, FALSE, before && !(before->items[seat] & ZAV_BIT (item)));
    }
}

static char *
hand_words (const GnMatch  *match,
            const ZavState *state,
            int             seat,
            gboolean        hidden)
{
  const int level = zav_view_hand_level (state, seat);
  const gboolean artifact = state->hand_kind[seat] == ZAV_ARTIFACT;

  if (state->hand[seat] >= 0 && !hidden)
    return describe (match, state, ZAV_DOMAIN_ITEM, state->hand[seat], FALSE);
  if (level < 0)
    /* Translators: the card that a player holds face down */
    return g_strdup (artifact ? _("Hand card: an artifact") : _("Hand card: jewelry"));
  return gn_fill (artifact ? _("Hand card: an artifact of level {level}") : _("Hand card: jewelry of level {level}"),
                  "level", match->game->domains[ZAV_DOMAIN_LEVEL].values[level].name, NULL);
}

static void
add_words (GString *text,
           char    *sentence)
{
  if (text->len)
    g_string_append_c (text, '\n');
  g_string_append (text, sentence);
  g_free (sentence);
}

/* The yield of a player's next mining round in the present situation. */
static char *
mining_words (const ZavMining *mining)
{
  GString *text = g_string_new (NULL);
  g_autofree char *wild = gn_number_text (mining->wild);
  g_autofree char *all = gn_number_text (mining->all);
  g_autofree char *take = gn_number_text (mining->take);
  g_autofree char *toll = gn_number_text (mining->toll);
  g_autofree char *machines = gn_number_text (mining->machine_gold);
  g_autofree char *income = gn_number_text (mining->toll_income);

  /* Translators: forecast of the next mining round for one player; each of these is a line of its own */
  add_words (text, gn_fill (ngettext ("Next mining: {n} gem", "Next mining: {n} gems", mining->all), "n", all, NULL));
  for (int gem = 0; gem < ZAV_GEMS; gem++)
    if (mining->yield[gem])
      {
        g_autofree char *n = gn_number_text (mining->yield[gem]);
        g_autofree char *more = g_strconcat ("+", n, NULL);

        add_words (text, gn_fill (_("{what}: {n}"), "what", zav_gem_title (gem), "n", more, NULL));
      }
  if (mining->wild)
    add_words (text,
               gn_fill (ngettext ("{n} of your choice", "{n} of your choice", mining->wild), "n", wild, NULL));
  if (mining->owes)
    add_words (text, gn_fill (_("Toll {toll} gold for {n} of {all}"), "toll", toll, "n", take, "all", all, NULL));
  if (mining->machine_gold)
    add_words (text, gn_fill (_("{n} gold from Alchemisters"), "n", machines, NULL));
  if (mining->toll_income)
    add_words (text, gn_fill (_("{n} gold toll from the others"), "n", income, NULL));
  return g_string_free (text, FALSE);
}

static void
read_player (ZavScene       *scene,
             GnPanel        *panel,
             const GnMatch  *match,
             const ZavState *state,
             const ZavState *before,
             int             seat)
{
  ZavScenePlayer *player = &scene->player[seat];
  ZavActions actions;
  ZavPoints points;
  ZavMining mining;
  guint8 markers[10];

  zav_view_actions (match, state, seat, &actions);
  zav_view_points (match, state, seat, &points);
  zav_view_mining (match, state, seat, &mining);

  player->name = g_strdup (gn_match_name (match, seat));
  player->colour = gn_pieces_seat_paint (match, seat);
  player->gold = state->gold[seat];
  player->covered = gn_panel_get_covered (panel) && gn_panel_get_viewer (panel) != seat;
  player->wild = state->wild[seat];
  player->points = points.points;
  player->goal = points.threshold;
  player->left = actions.left;
  player->all = actions.all;
  player->extra = actions.extra;
  for (int gem = 0; gem < ZAV_GEMS; gem++)
    {
      player->gems[gem] = state->gems[seat][gem];
      player->yield[gem] = mining.yield[gem];
    }
  player->any = mining.wild;
  player->gold_change = mining.machine_gold + mining.toll_income - (mining.owes ? mining.toll : 0);
  player->mining_say = mining_words (&mining);
  player->trader = state->trader[seat];
  player->hand = state->hand_kind[seat];
  player->hand_say = player->hand >= 0 ? hand_words (match, state, seat, gn_panel_get_viewer (panel) != seat) : NULL;
  player->n_markers = zav_view_markers (state, seat, markers);
  for (int i = 0; i < player->n_markers; i++)
    player->markers[i] = markers[i];
  read_own (player, panel, match, state, before, seat);

  scene->wild_in_play |= player->wild > 0;
}

void
zav_scene_read (ZavScene       *scene,
                GnPanel        *panel,
                const ZavState *state,
                const ZavState *before)
{
  const GnMatch *match = gn_panel_get_match (panel);

  scene->round = state->round;
  scene->acting = state->active;
  scene->start = state->start;
  scene->last_round = zav_view_last_round (state);
  scene->n_players = match->n_seats;
  read_market (scene, match, state);
  read_spaces (scene, panel, match, state);
  read_items (scene, panel, match, state);
  read_traders (scene, match, state);
  for (int seat = 0; seat < match->n_seats; seat++)
    read_player (scene, panel, match, state, before, seat);
  scene->n_queue = zav_view_queue (match, state, scene->queue, ZAV_SCENE_QUEUE);
}
