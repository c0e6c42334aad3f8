/* zav-scene.h: everything that Zavandor's widgets show, as one plain value
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"

G_BEGIN_DECLS

#define ZAV_SCENE_GEMS     4
#define ZAV_SCENE_PLACES   6    /* I … V, Diamantina */
/* I-1 … V-4, Diamantina-1 … 4; then a fifth space of each district, if the box has one */
#define ZAV_SCENE_SPACES   29
#define ZAV_SCENE_SLOTS    6    /* artifact-1 … 3, jewelry-1 … 3 */
#define ZAV_SCENE_TRADERS  6
#define ZAV_SCENE_OWN      24
#define ZAV_SCENE_QUEUE    24
#define ZAV_SCENE_MARKERS  15   /* values of discount markers, from 1 on */

/** ZavSceneGem: one scale of the market */
typedef struct {
  int now;
  int target;
  int low, high;   /* range of the next round's price, as forecast */
  int bank;
} ZavSceneGem;

/** ZavSceneCost: gems by type; @known FALSE: nobody has entered the printed price yet */
typedef struct {
  gboolean known;
  int      gems[ZAV_SCENE_GEMS];
} ZavSceneCost;

/** ZavSceneLack: what the acting player still needs for a thing */
typedef struct {
  gboolean can;                       /* can get it now */
  int      gems[ZAV_SCENE_GEMS];      /* missing, after using wild gems */
  int      wild;                      /* wild gems needed if they can get it */
} ZavSceneLack;

typedef struct {
  char         *id;          /* "II-2" */
  char         *say;         /* description for tooltip and screen reader */
  gboolean      exists;
  gboolean      here;        /* has a tile */
  gboolean      open;        /* its tiles can be bought now */
  guint8        samplers;    /* seats that took a soil sample, as bits */
  const char   *face;        /* piece of the tile's face if this viewer has seen it, or NULL */
  int           points;      /* of that tile */
  ZavSceneCost  cost;
  ZavSceneLack  lack;
} ZavSceneSpace;

typedef struct {
  gboolean      here;
  char         *id;          /* "artifact-1" */
  char         *name;
  char         *effect;      /* short: "+1 action" */
  char         *say;
  const char   *art;         /* piece */
  ZavSceneCost  cost;        /* printed */
  ZavSceneCost  paid;        /* after the discount */
  int           outlined;    /* gem, or -1 */
  int           upright;
  gboolean      sideways;
  gboolean      next_less;   /* the next step makes it cheaper */
  int           points;      /* -1: unknown */
  ZavSceneLack  lack;
} ZavSceneItem;

typedef struct {
  int   count;
  int   level;   /* of the back on top, 1 … 3; 0: unknown */
} ZavScenePile;

typedef struct {
  int   pair[2];
  char *id;
  int   owner;   /* seat or -1 */
} ZavSceneTrader;

/** ZavSceneThing: something that a player owns in the open: @n identical things are shown as one */
typedef struct {
  const char *piece;
  int         n;
  int         points;
  gboolean    is_tile;
  gboolean    changed;   /* is new */
  char       *say;
} ZavSceneThing;

typedef struct {
  char          *name;
  int            colour;
  int            gold;           /* -1: hidden from this viewer */
  gboolean       covered;        /* gold is covered on screen */
  int            gems[ZAV_SCENE_GEMS];
  int            wild;
  int            points;
  int            goal;
  int            left, all, extra;   /* actions */
  int            yield[ZAV_SCENE_GEMS];   /* of the next mining */
  int            any;            /* gems of choice in that yield */
  int            gold_change;    /* gold in that yield: machines and toll received, minus toll paid */
  char          *mining_say;     /* the same in words */
  int            trader;         /* the card, or -1 */
  int            hand;           /* -1 none, 0 artifact, 1 jewelry */
  int            hand_level;
  char          *hand_say;
  ZavSceneThing  own[ZAV_SCENE_OWN];
  int            n_own;
  int            markers[10];
  int            n_markers;
} ZavScenePlayer;

typedef struct {
  ZavSceneGem    gem[ZAV_SCENE_GEMS];
  int            bank_wild;
  ZavSceneSpace  space[ZAV_SCENE_SPACES];
  int            tiles_left;
  int            tiles_all;
  int            tiles_bought;   /* this round */
  int            gnome;          /* place 0 … 4, or -1 */
  int            gnome_next;
  ZavSceneItem   item[ZAV_SCENE_SLOTS];
  ZavScenePile   pile[2];
  ZavSceneTrader trader[ZAV_SCENE_TRADERS];
  int            n_players;
  ZavScenePlayer player[GN_MAX_SEATS];
  int            round;
  int            acting;
  int            start;          /* the start player */
  gboolean       expert;         /* discounts are in play */
  gboolean       wild_in_play;   /* somebody has or had wild gems: their column is shown */
  gint8          queue[ZAV_SCENE_QUEUE];
  int            n_queue;
  gboolean       last_round;
} ZavScene;

void zav_scene_clear (ZavScene *scene);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZavScene, zav_scene_clear)

/* Names of pieces and words that all of Zavandor's widgets need. */
extern const char *const zav_gem_id[ZAV_SCENE_GEMS];        /* "diamond" … */
extern const char *const zav_gem_piece[ZAV_SCENE_GEMS];     /* "gem-diamond" … */
extern const char *const zav_gem_arrow[ZAV_SCENE_GEMS];
extern const char *const zav_gem_colour[ZAV_SCENE_GEMS];    /* in the style sheets */
extern const char *const zav_gem_bar[ZAV_SCENE_GEMS];
extern const char *const zav_place_name[ZAV_SCENE_PLACES];  /* "I" … "Diamantina": proper names, not translated */
const char *zav_gem_title (int gem);                        /* "Diamond", translated */
/** zav_gems_row: pictures and figures of the gems that are not 0: "2{sapphire} 1{emerald}" */
GtkWidget  *zav_gems_row (const int gems[ZAV_SCENE_GEMS], int size, const char *classes);

/** zav_form_say: says @move from @widget */
void zav_form_say (GtkWidget *widget, GnPanel *panel, const GnMove *move);

G_END_DECLS
