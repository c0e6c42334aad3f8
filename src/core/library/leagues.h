/* leagues.h: leagues: which matches count together, and how
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "core/base/types.h"
#include "core/library/playoffs.h"

G_BEGIN_DECLS

#define GN_LEAGUES_MAX         200   /* files that are listed */
#define GN_LEAGUE_MAX_POINTS   1000
#define GN_LEAGUE_MAX_BEST     999
#define GN_LEAGUE_MAX_MEETINGS 9
#define GN_LEAGUE_MAX_PEOPLE   64
#define GN_LEAGUE_MAX_GAMES    100
#define GN_LEAGUE_MAX_EVENINGS 1000

/** GnPlacePoints: the points for each place; the last of them are those of every later place, too */
typedef struct {
  guint   n;   /* 1 or more */
  guint16 of[GN_MAX_SEATS];
} GnPlacePoints;

/** GN_PLACE_POINTS: what an evening counts by, and a new league */
#define GN_PLACE_POINTS ((GnPlacePoints) { 4, { 5, 3, 2, 1 } })

/** gn_place_points: the points for @place; 0 for place 0, which is none */
guint    gn_place_points       (const GnPlacePoints *points, guint place);
/** gn_place_points_parse: @text: "5 3 2 1", as people type it. %FALSE if it is none, or not in falling order */
gboolean gn_place_points_parse (const char *text, GnPlacePoints *points);
/** gn_place_points_text: "5, 3, 2, 1"; (transfer full) */
char    *gn_place_points_text  (const GnPlacePoints *points);

/** GnLeagueKind: what is made of the matches besides the standings */
typedef enum {
  GN_LEAGUE_OPEN,
  GN_LEAGUE_ROUND_ROBIN,   /* everybody meets everybody */
  GN_LEAGUE_KNOCK_OUT,     /* only playoffs, no standings */
  GN_N_LEAGUE_KINDS,
} GnLeagueKind;

/** GnLeagueGame: a game by its id, and what was typed if it has no rules, or "" */
typedef struct {
  char *game, *title;
} GnLeagueGame;

/**
 * GnLeague: a file "leagues/ID.json" in the data folder. Records stay the only truth: it only says which of them count.
 * @trouble: why the file cannot be used, a sentence, or %NULL; then nothing but @id and @name has a meaning
 * @from, @to: evenings, as Julian days of GDate, or 0
 * @evenings: (element-type guint32): only these, in the order of time, if there are any
 * @games: (element-type GnLeagueGame): only these, if there are any
 * @people: (element-type utf8): as shown (names.h); only these, if there are any
 * @best: how many results of each count, the best ones; 0: all
 * @meetings: how often everybody meets everybody in a round robin
 * @playoffs: or %NULL: there are none
 */
typedef struct {
  char         *id, *name, *trouble;
  GnLeagueKind  kind;
  guint32       from, to;
  GArray       *evenings;
  GPtrArray    *games, *people;
  GnPlacePoints points;
  guint         best, meetings;
  GnPlayoffs   *playoffs;
} GnLeague;

/** gn_league_new: an open one of all matches, without an id; (transfer full) */
GnLeague  *gn_league_new         (void);
void       gn_league_free        (GnLeague *league);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnLeague, gn_league_free)
/** gn_league_add_game: only this one and the others that were added count */
void       gn_league_add_game    (GnLeague *league, const char *game, const char *title);
/** gn_league_has_person: returns whether @name is in the list; also if there is none */
gboolean   gn_league_has_person  (const GnLeague *league, const char *name);
/** gn_league_has_game: the same of a game; gn_league_has_evening: of a day that counts */
gboolean   gn_league_has_game    (const GnLeague *league, const char *game, const char *title);
gboolean   gn_league_has_evening (const GnLeague *league, guint32 day);

/** gn_leagues_load: all of them by name, also those that cannot be used; (transfer full) (element-type GnLeague) */
GPtrArray *gn_leagues_load       (void);
/** gn_league_load: %NULL if there is no such file; (transfer full) */
GnLeague  *gn_league_load        (const char *id);
/**
 * gn_league_save: completely or not at all; gives it an id if it has none. Members that a newer Gnomon wrote stay.
 * %FALSE with a sentence in @error
 */
gboolean   gn_league_save        (GnLeague *league, GError **error);
/** gn_league_bytes: its file as it is, for gn_league_restore(); %NULL if there is none; (transfer full) */
GBytes    *gn_league_bytes       (const char *id);
/** gn_league_can_be_read: whether these bytes are a league that this Gnomon knows */
gboolean   gn_league_can_be_read (GBytes *bytes);
/** gn_league_restore: makes the file what it was; @bytes %NULL: deletes it. %FALSE with a sentence in @error */
gboolean   gn_league_restore     (const char *id, GBytes *bytes, GError **error);

G_END_DECLS
