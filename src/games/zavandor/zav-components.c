/* zav-components.c: turns the component set into arrays, so that no rule looks a card up by its name
 *
 * Unknown values stay unknown, because a box is entered card by card (section 8).
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-state.h"

#include <glib/gi18n-lib.h>

static gboolean
read_cost (const GnSet *set,
           guint        family,
           guint        index,
           guint8       cost[ZAV_GEMS])
{
  gint16 counts[ZAV_N_GEM_VALUES] = { 0 };
  int all = 0;

  if (!gn_set_bag (set, family, index, "cost", counts, G_N_ELEMENTS (counts)))
    return FALSE;

  ZAV_FOR_GEMS (gem)
    {
      cost[gem] = (guint8) counts[gem];
      all += counts[gem];
    }
  return all > 0;
}

/* A machine is recognized by its name or by its effect. */
static int
machine_of_word (const char *word)
{
  static const char *const words[] = {
    [ZAV_GNOMUNCULUS] = "extra-action", [ZAV_ALCHEMISTER] = "mining-gold", [ZAV_CONVERTOR] = "gain-wild",
    [ZAV_HOOVERMATIC] = "toll", [ZAV_EMEROMOBILE] = "markers",
  };

  for (int i = 0; word && i < ZAV_N_MACHINES; i++)
    if (g_str_equal (words[i], word))
      return i;
  return -1;
}

static void
read_machine (const GnSet *set,
              guint        index,
              ZavItemInfo *info)
{
  static const char *const keys[] = {
    [ZAV_GNOMUNCULUS] = "n", [ZAV_ALCHEMISTER] = "gold", [ZAV_CONVERTOR] = "n", [ZAV_HOOVERMATIC] = NULL,
    [ZAV_EMEROMOBILE] = "set",
  };
  const gint16 type = gn_set_thing (set, ZAV_FAMILY_ITEMS, index, "type");
  const gint16 outlined = gn_set_thing (set, ZAV_FAMILY_ITEMS, index, "outlined");
  gint value;

  info->machine = type != GN_NONE
                  ? (gint8) type
                  : (gint8) machine_of_word (gn_set_effect_word (set, ZAV_FAMILY_ITEMS, index, "effect"));
  info->outlined = outlined != GN_NONE ? (gint8) outlined : -1;
  if (info->machine < 0)
    return;

  if (keys[info->machine] && gn_set_effect (set, ZAV_FAMILY_ITEMS, index, "effect", keys[info->machine], &value))
    info->value = (gint16) value;
}

/* Whether the effect is known well enough to buy the card. An Emeromobile's markers may be entered later
 * (ZAV-141). */
static gboolean
effect_ready (const ZavItemInfo *info)
{
  if (info->kind == ZAV_JEWELRY)
    return TRUE;
  if (info->machine == ZAV_ALCHEMISTER || info->machine == ZAV_CONVERTOR)
    return info->value >= 0;
  return info->machine >= 0;
}

static gboolean
read_items (const GnSet  *set,
            ZavSet       *compiled,
            GError      **error)
{
  guint n_of_kind[2] = { 0 };
  gboolean all_levels = TRUE;

  for (guint i = 0; i < compiled->n_items; i++)
    {
      ZavItemInfo *info = &compiled->item[i];
      const gint16 level = gn_set_thing (set, ZAV_FAMILY_ITEMS, i, "level");
      gint vp;

      info->kind = (guint8) gn_set_thing (set, ZAV_FAMILY_ITEMS, i, "kind");
      info->level = level != GN_NONE ? (gint8) level : -1;
      info->cost_known = read_cost (set, ZAV_FAMILY_ITEMS, i, info->cost);
      info->vp = gn_set_number (set, ZAV_FAMILY_ITEMS, i, "vp", &vp) ? (gint16) vp : -1;
      info->machine = info->outlined = -1;
      info->value = -1;
      info->ordinal = (guint8) n_of_kind[info->kind]++;
      if (info->kind == ZAV_ARTIFACT)
        {
          if (info->level == 2)
            return gn_set_fault (set, ZAV_FAMILY_ITEMS, i, _("artifacts have backs I and II only."), error);
          read_machine (set, i, info);
          if (info->outlined >= 0 && info->cost_known && info->cost[info->outlined] == 0)
            return gn_set_fault (set, ZAV_FAMILY_ITEMS, i, _("the type outlined in gold is not part of the cost."),
                                 error);
          if (info->value > 99 || (info->machine == ZAV_CONVERTOR && info->value > ZAV_WILD_GEMS)
              || (info->machine == ZAV_EMEROMOBILE && info->value > 2) || info->value == 0)
            return gn_set_fault (set, ZAV_FAMILY_ITEMS, i, _("the figure of the effect is out of range."), error);
        }
      info->ready = info->cost_known && info->vp >= 0 && effect_ready (info);
      info->pool = (guint8) zav_pool_of (info->kind, info->level);
      all_levels = all_levels && info->level >= 0;
      compiled->pool_items[info->pool] |= ZAV_BIT (i);
      compiled->kind_items[info->kind] |= ZAV_BIT (i);
      if (info->machine >= 0)
        compiled->machine_items[info->machine] |= ZAV_BIT (i);
    }

  compiled->levels_known = all_levels && n_of_kind[ZAV_ARTIFACT] == 12 && n_of_kind[ZAV_JEWELRY] == 15;
  /* ZAV-010 removes up to 2 level I cards of each kind. */
  for (guint pool = ZAV_POOL_ARTIFACT_I; compiled->levels_known && pool <= ZAV_POOL_JEWELRY_I;
       pool += ZAV_POOL_JEWELRY_I)
    if (__builtin_popcount (compiled->pool_items[pool]) < 2)
      compiled->levels_known = FALSE;
  return TRUE;
}

static void
read_tiles (const GnSet *set,
            ZavSet      *compiled)
{
  guint n_of_back[2] = { 0 };

  for (guint i = 0; i < compiled->n_tiles; i++)
    {
      ZavTileInfo *info = &compiled->tile[i];
      gint16 symbols[16];
      const gint n = gn_set_list (set, ZAV_FAMILY_TILES, i, "symbols", symbols, G_N_ELEMENTS (symbols));
      gint wild, vp;
      const gboolean wild_known = gn_set_number (set, ZAV_FAMILY_TILES, i, "wild", &wild);
      const gboolean vp_known = gn_set_number (set, ZAV_FAMILY_TILES, i, "vp", &vp);

      info->back = (guint8) gn_set_thing (set, ZAV_FAMILY_TILES, i, "back");
      info->known = n >= 0 && wild_known && vp_known;
      for (gint k = 0; k < n; k++)
        info->symbol[symbols[k]]++;
      info->wild = wild_known ? (guint8) wild : 0;
      info->vp = vp_known ? (gint16) vp : -1;
      info->ordinal = (guint8) n_of_back[info->back]++;
      compiled->back_tiles[info->back] |= ZAV_BIT (i);
    }
}

static int
space_of_id (const char *id)
{
  for (int i = 0; i < ZAV_SPACES; i++)
    if (g_str_equal (zav_domains[ZAV_DOMAIN_SPACE].values[i].id, id))
      return i;
  return -1;
}

static guint
district_of_space (guint space)
{
  return space < ZAV_SPACE_DIAMANTINA ? space / 4 : space < ZAV_SPACE_FIFTH ? ZAV_DIAMANTINA : space - ZAV_SPACE_FIFTH;
}

/* Each district has four spaces, unless the set describes the whole board (section 1.4). */
static gboolean
read_spaces (const GnSet  *set,
             ZavSet       *compiled,
             GError      **error)
{
  const guint n = gn_set_size (set, ZAV_FAMILY_SPACES);
  guint32 listed = 0;

  for (guint i = 0; i < ZAV_SPACES; i++)
    compiled->space[i].district = (guint8) district_of_space (i);

  for (guint i = 0; i < n; i++)
    {
      const int space = space_of_id (gn_set_id (set, ZAV_FAMILY_SPACES, i));

      if (space < 0)
        return gn_set_fault (set, ZAV_FAMILY_SPACES, i,
                             _("a space is called I-1 to V-4 or Diamantina-1 to Diamantina-4."), error);
      if (gn_set_thing (set, ZAV_FAMILY_SPACES, i, "district") != compiled->space[space].district)
        return gn_set_fault (set, ZAV_FAMILY_SPACES, i, _("the district does not match its name."), error);

      listed |= ZAV_BIT (space);
      compiled->space[space].cost_known = read_cost (set, ZAV_FAMILY_SPACES, i, compiled->space[space].cost);
    }

  const guint32 diamantina = 0xfu << ZAV_SPACE_DIAMANTINA;
  const guint32 usual = ZAV_BIT (ZAV_SPACE_FIFTH) - 1;

  compiled->spaces = __builtin_popcount (listed) == 24 && (listed & diamantina) == diamantina ? listed : usual;
  for (guint i = 0; i < ZAV_SPACES; i++)
    if (compiled->spaces & ZAV_BIT (i))
      {
        compiled->space[i].exists = TRUE;
        compiled->district_spaces[compiled->space[i].district] |= ZAV_BIT (i);
      }
  return TRUE;
}

static void
read_markers (const GnSet *set,
              ZavSet      *compiled)
{
  const guint n = gn_set_size (set, ZAV_FAMILY_MARKERS);

  for (guint i = 0; i < n; i++)
    {
      const gint16 of = gn_set_thing (set, ZAV_FAMILY_MARKERS, i, "of");
      gint off;

      if (!gn_set_number (set, ZAV_FAMILY_MARKERS, i, "off", &off))
        continue;
      compiled->markers[of][off - 1]++;
      compiled->markers_known[of]++;
    }
  for (guint of = 0; of < 2; of++)
    compiled->markers_known[of] = compiled->markers_known[of] == ZAV_MARKERS_EACH;
}

gpointer
zav_compile (const GnSet  *set,
             GError      **error)
{
  g_autofree ZavSet *compiled = g_new0 (ZavSet, 1);

  compiled->n_items = MIN (gn_set_size (set, ZAV_FAMILY_ITEMS), ZAV_ITEMS_MAX);
  compiled->n_tiles = MIN (gn_set_size (set, ZAV_FAMILY_TILES), ZAV_TILES_MAX);
  if (!read_items (set, compiled, error) || !read_spaces (set, compiled, error))
    return NULL;
  read_tiles (set, compiled);
  read_markers (set, compiled);
  return g_steal_pointer (&compiled);
}
