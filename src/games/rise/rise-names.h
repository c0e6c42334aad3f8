/* rise-names.h: domains and named values in Rise of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"
#include "rise-set.h"

G_BEGIN_DECLS

typedef enum {
  RISE_DOMAIN_TILE,          /* the positions of section 5.3 */
  RISE_DOMAIN_OWNER,         /* seats, then the Gnomes */
  RISE_DOMAIN_TYPE, RISE_DOMAIN_ICON, RISE_DOMAIN_ACTION, RISE_DOMAIN_UNION, RISE_DOMAIN_WAY, RISE_DOMAIN_COLOUR,
  RISE_DOMAIN_KIND, RISE_DOMAIN_SPACE_KIND, RISE_DOMAIN_BOX_KIND, RISE_DOMAIN_MARK, RISE_DOMAIN_COUNTER,
  RISE_DOMAIN_TILE_KIND, RISE_DOMAIN_ACTION_CARD, RISE_DOMAIN_ALLY, RISE_DOMAIN_GNOME, RISE_DOMAIN_JUDGE,
  RISE_DOMAIN_UPGRADE, RISE_DOMAIN_BOARD, RISE_N_SET_DOMAINS
} RiseSetDomain;

/* Values that are the same in every set (rise-values.c) */
extern const GnValue rise_type_values[RISE_N_TYPES];
extern const GnValue rise_icon_values[RISE_N_ICONS];
extern const GnValue rise_action_values[RISE_N_ACTIONS];
extern const GnValue rise_union_values[RISE_N_UNION];
extern const GnValue rise_way_values[RISE_N_WAYS];
extern const GnValue rise_colour_values[RISE_N_COLOURS];
extern const GnValue rise_kind_values[RISE_N_KINDS];
extern const GnValue rise_space_kind_values[RISE_N_SPACE_KINDS];
extern const GnValue rise_box_kind_values[RISE_N_BOX_KINDS];
extern const GnValue rise_turn_values[RISE_TURNS];
extern const GnValue rise_mark_values[RISE_N_MARKS];
extern const GnValue rise_counter_values[RISE_N_COUNTERS];

/** rise_vocabulary: the words that describe effects (rise-families.c) */
extern const GnEffectWord rise_vocabulary[];

G_END_DECLS
