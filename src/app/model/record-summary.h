/* record-summary.h: summaries of records for this evening, the shelf and all years; independent of GTK
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/library.h"

G_BEGIN_DECLS

/**
 * GnShelfEntry:
 * @id: of the game
 * @game: its rules; %NULL if Gnomon does not have them
 *
 * A place on the shelf, for one of the games in gn_games_on_shelf().
 */
typedef struct {
  const char   *id;
  const char   *title;
  const char   *accent;
  guint         min_seats, max_seats;
  guint         minutes;
  gboolean      together;
  const GnGame *game;
} GnShelfEntry;

/** gn_shelf: the places in order; (array length=n) (transfer none) */
const GnShelfEntry *gn_shelf (guint *n);
/** gn_shelf_find: the place of the game with that id, or NULL */
const GnShelfEntry *gn_shelf_find (const char *id);
/** gn_shelf_emblem: the picture of @entry; %NULL gives an unopened box, for a game that Gnomon does not have;
 * (transfer full) */
char *gn_shelf_emblem (const GnShelfEntry *entry);
/** gn_record_emblem: the picture of what was played; (transfer full) */
char *gn_record_emblem (const GnRecordInfo *info);
/** gn_shelf_blurb: "2–4 players, 90 min"; (transfer full) */
char *gn_shelf_blurb (const GnShelfEntry *entry);
/** gn_shelf_title: its title in the user's language, or "Another game…" for a game that scores any game */
const char *gn_shelf_title (const GnShelfEntry *entry);
/** gn_minutes_text: "41 min", "1 h 52 min"; (transfer full) */
char *gn_minutes_text (gint64 minutes);

/** gn_evening_start: when the evening of @now began. An evening begins at six in the morning, so that it lasts
 * past midnight */
gint64     gn_evening_start (GDateTime *now);
/** gn_evening_open: the records that can be continued, the last changed first; (element-type GnRecordInfo)
 * (transfer container) */
GPtrArray *gn_evening_open (GPtrArray *records);
/** gn_evening_finished: the records that ended within a day from @since; (transfer container) */
GPtrArray *gn_evening_finished (GPtrArray *records, gint64 since);

typedef struct {
  char  *name;
  guint8 colour;
  guint  wins;
  guint  plays;
} GnEveningWins;

/** gn_evening_standings: the number of wins of each player in @finished; a shared win counts for each winner.
 * Sorted by most wins, then fewest plays, then name. (element-type GnEveningWins) (transfer full) */
GPtrArray *gn_evening_standings (GPtrArray *finished);

/** gn_record_moment: the Unix time at which @played seconds had been played. Exact only for the last sitting,
 * because there may be days between sittings */
gint64     gn_record_moment (const GnRecordInfo *info, gint64 played);
/** gn_record_title: the name of its game: as entered, the game's own, or of a file that is no record the file's name;
 * (transfer full) */
char      *gn_record_title (const GnRecordInfo *info);
/** gn_record_titles: the last record of each name that was entered for the game @id, the last played first;
 * (element-type GnRecordInfo) (transfer container) */
GPtrArray *gn_record_titles (GPtrArray *records, const char *id);
/** gn_record_name: the name at a seat; "Player 2" if it has none; (transfer full) */
char      *gn_record_name (const GnRecordInfo *info, guint seat);
/** gn_record_winners: "Caroline", "Caroline and Berta", or NULL if nobody won; (transfer full) */
char      *gn_record_winners (const GnRecordInfo *info);
/** gn_record_verdict: "Caroline wins", "Caroline and Berta share the win", "Stopped by agreement"; (transfer full) */
char      *gn_record_verdict (const GnRecordInfo *info);
/** gn_record_scores: "Caroline 19, Berta 19, Alphonse 15", best first; only the names if players have no points of
 * their own; (transfer full) */
char      *gn_record_scores (const GnRecordInfo *info);
/** gn_record_people: "Alphonse, Berta, Caroline"; (transfer full) */
char      *gn_record_people (const GnRecordInfo *info);
/** gn_record_line: when it began, how long it took, the outcome, and the players with their points, or what is wrong
 * with it; (transfer full) */
char      *gn_record_line (const GnRecordInfo *info);
/** gn_record_history: "9 plays, last: Caroline" for the game @id; (transfer full) */
char      *gn_record_history (GPtrArray *records, const char *id);

G_END_DECLS
