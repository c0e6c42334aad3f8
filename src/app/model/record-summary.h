/* record-summary.h: what the records say about this evening, the shelf and the years. No GTK.
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
 * @game: its rules; %NULL: a box whose rules are not there
 *
 * A place on the shelf: one of the games there are (gn_games_on_shelf()).
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

/** gn_shelf: the places in their order; (array length=n) (transfer none) */
const GnShelfEntry *gn_shelf (guint *n);
/** gn_shelf_find: by the game's id, or NULL */
const GnShelfEntry *gn_shelf_find (const char *id);
/** gn_shelf_emblem: the picture of @entry; of a game that is not here (%NULL) a box that nobody has opened; (transfer
 * full) */
char *gn_shelf_emblem (const GnShelfEntry *entry);
/** gn_shelf_blurb: "2–4 players, 90 min"; (transfer full) */
char *gn_shelf_blurb (const GnShelfEntry *entry);
/** gn_minutes_text: "41 min", "1 h 52 min"; (transfer full) */
char *gn_minutes_text (gint64 minutes);

/** gn_evening_start: when the evening that @now belongs to began: six in the morning, so that it ends after midnight */
gint64     gn_evening_start (GDateTime *now);
/** gn_evening_open: the records that can be continued, the last changed first; (element-type GnRecordInfo) (transfer
 * container) */
GPtrArray *gn_evening_open (GPtrArray *records);
/** gn_evening_finished: those that ended at @since or within a day after it; (transfer container) */
GPtrArray *gn_evening_finished (GPtrArray *records, gint64 since);

typedef struct {
  char  *name;
  guint8 colour;
  guint  wins;
  guint  plays;
} GnStanding;

/** gn_evening_standings: who won how often among @finished; a shared win counts for all who share it. Most wins first,
 * then fewest plays, then by name. (element-type GnStanding) (transfer full) */
GPtrArray *gn_evening_standings (GPtrArray *finished);

/** gn_record_moment: unix time at which @played seconds of it had been played: right for its last sitting, before which
 * it may have lain for days */
gint64     gn_record_moment (const GnRecordInfo *info, gint64 played);
/** gn_record_name: of a seat; "Player 2" where nobody was named; (transfer full) */
char      *gn_record_name (const GnRecordInfo *info, guint seat);
/** gn_record_winners: "Caroline", "Caroline and Berta", or NULL when nobody won; (transfer full) */
char      *gn_record_winners (const GnRecordInfo *info);
/** gn_record_verdict: "Caroline wins", "Caroline and Berta share the win", "Stopped by agreement"; (transfer full) */
char      *gn_record_verdict (const GnRecordInfo *info);
/** gn_record_scores: "Caroline 19, Berta 19, Alphonse 15", best first; only the names where nobody has points of their
 * own; (transfer full) */
char      *gn_record_scores (const GnRecordInfo *info);
/** gn_record_people: "Alphonse, Berta, Caroline"; (transfer full) */
char      *gn_record_people (const GnRecordInfo *info);
/** gn_record_history: "9 plays, last: Caroline" of the game @id; (transfer full) */
char      *gn_record_history (GPtrArray *records, const char *id);

G_END_DECLS
