/* play.h: a match as other programs know it: who played what, when, and with which result
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "landing.h"

G_BEGIN_DECLS

/**
 * GnPlayer: somebody in a play
 * @score: as it is written, "" for none; need not be a number
 * @rank: the place from 1 on, or 0 if it is not told
 * @team: who else is in a team of that name, "" for none; @role: what was played in the match, likewise
 */
typedef struct {
  char    *name;
  char    *score;
  char    *team, *role;
  gboolean winner, start;
  guint    rank;
} GnPlayer;

/**
 * GnPlay:
 * @uuid: 32 hex digits that tell it from all others
 * @bgg: its number at BoardGameGeek, or 0; @game_bgg: that of its game
 * @quantity: how many matches it stands for
 * @incomplete: it was not played to its end
 * @ignored: it counts for nobody's wins
 * @lowest: fewest points win; @told: somebody said so, or that most points win; @together: all win or lose together
 */
typedef struct {
  char      *uuid, *game, *place, *note;
  gint64     bgg, game_bgg;
  gint64     started;    /* Unix seconds */
  guint      minutes;
  guint      quantity;
  gboolean   incomplete, ignored, lowest, told, together;
  GPtrArray *players;    /* GnPlayer */
} GnPlay;

/** GnPlayDates: whether the day or the month comes first in 03/04/2017 */
typedef enum {
  GN_DATES_TOLD,   /* the file tells, or has no such dates */
  GN_DATES_DAY_FIRST,
  GN_DATES_MONTH_FIRST,
} GnPlayDates;

/** GnPlayForm: what a file of plays is like */
typedef enum {
  GN_PLAY_BGSTATS,   /* what BG Stats exports and imports */
  GN_PLAY_BGG_CSV,   /* a row for each player, with the words of BoardGameGeek's XML */
  GN_PLAY_JSON,
  GN_PLAY_BY_PLAY,   /* CSV: a row for each match */
  GN_PLAY_BY_PLAYER, /* CSV: a row for each player of each match */
  GN_PLAY_N
} GnPlayForm;

GnPlay    *gn_play_new        (void);
void       gn_play_free       (GnPlay *play);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnPlay, gn_play_free)
/** gn_play_add: adds a player without a result */
GnPlayer  *gn_play_add        (GnPlay *play, const char *name);
/** gn_play_hash: 32 hex digits made from any text */
char      *gn_play_hash       (const char *text);
/** gn_plays_collect: all matches of the library that have an end, the earliest first, with the names that are shown.
 * Blocks; may be called in any thread. (transfer full) (element-type GnPlay) */
GPtrArray *gn_plays_collect   (GCancellable *cancellable);
/** gn_plays_to_text: @plays as a file of that form; (transfer full) */
char      *gn_plays_to_text   (GPtrArray *plays, GnPlayForm form);
/** gn_plays_name: what such a file is called; (transfer full) */
char      *gn_plays_name      (GnPlayForm form);

G_END_DECLS
