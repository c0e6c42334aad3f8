/* index.h: an index of all records, to list and search them quickly
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/library.h"

G_BEGIN_DECLS

#define GN_TYPE_HISTORY_INDEX (gn_history_index_get_type ())
/**
 * GnHistoryIndex: a database in $XDG_CACHE_HOME/gnomon, made from the records. A file that is spoilt, or written by
 * something else, is made again; where none can be made, the index is kept in memory.
 *
 * Signals: "changed": the answers may be others now; in the main context of the one that made it. Comes while a long
 * update goes on, too.
 */
G_DECLARE_FINAL_TYPE (GnHistoryIndex, gn_history_index, GN, HISTORY_INDEX, GObject)

/** GnHistoryKind: what a match counts for; figures of one kind never mix with those of another */
typedef enum {
  GN_KIND_NONE,       /* not played to its end, stopped by agreement, or unreadable: it counts for nothing */
  GN_KIND_AGAINST,    /* players or teams against each other */
  GN_KIND_TOGETHER,   /* all win or lose together */
  GN_KIND_ALONE,      /* one player, nobody else */
} GnHistoryKind;

/** GnHistoryEnd: which matches are asked for */
typedef enum {
  GN_HISTORY_ANY,
  GN_HISTORY_FINISHED,   /* with a result, or stopped by agreement */
  GN_HISTORY_OPEN,
} GnHistoryEnd;

/**
 * GnHistoryQuery: all of these have to fit; zero asks for everything
 * @text: as typed: the beginning of each word has to be found in game, names, place, day, note, set or expansion
 * @game: its id
 * @person: a name
 * @year: of the evening
 * @day: the evening, as a Julian day of GDate
 */
typedef struct {
  const char  *text;
  const char  *game;
  const char  *person;
  GnHistoryEnd end;
  guint        year;
  guint32      day;
} GnHistoryQuery;

/** GnHistoryPlace: a match in a list; @day: its evening, as a Julian day of GDate */
typedef struct {
  gint64  id;
  guint32 day;
} GnHistoryPlace;

/** GnHistoryEntry: what the index knows of a match; @info without the parts that only the file has */
typedef struct {
  gint64        id;
  guint32       day;
  GnRecordInfo *info;
  GnAbout      *about;
} GnHistoryEntry;

void gn_history_entry_free (GnHistoryEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnHistoryEntry, gn_history_entry_free)

/** GnHistoryCount: how many matches there are of one thing: @text a game's id, a name, a place; or @number a
 * year, a day */
typedef struct {
  char   *text;
  guint32 number;
  guint   n;
} GnHistoryCount;

/** GnHistoryBy: what matches are counted by */
typedef enum {
  GN_HISTORY_BY_GAME,     /* most matches first */
  GN_HISTORY_BY_PERSON,   /* most matches first */
  GN_HISTORY_BY_PLACE,    /* the last visited first */
  GN_HISTORY_BY_YEAR,     /* the latest first */
  GN_HISTORY_BY_DAY,      /* the earliest first */
} GnHistoryBy;

/** gn_history_index_new: opens nothing yet; the answers come from what an earlier Gnomon left, until an update */
GnHistoryIndex *gn_history_index_new (void);
/**
 * gn_history_index_update:
 *
 * Reads what is new or changed in the folder of records, by name, size, time of change, and the versions of Gnomon
 * and of the rules that read it. Blocks; may be called in any thread.
 *
 * Returns: %FALSE with a sentence in @error, or if it was cancelled; what was read until then is kept
 */
gboolean gn_history_index_update (GnHistoryIndex *self, GCancellable *cancellable, GError **error);
/** gn_history_index_update_async: the same in a thread of its own; several follow each other */
void     gn_history_index_update_async (GnHistoryIndex *self, GCancellable *cancellable, GAsyncReadyCallback callback,
                                        gpointer data);
/** gn_history_index_update_finish: as gn_history_index_update() returned */
gboolean gn_history_index_update_finish (GnHistoryIndex *self, GAsyncResult *result, GError **error);
/** gn_history_index_clean: leaves nothing in the file that is not in the index any more. Blocks; may be called in any
 * thread */
void     gn_history_index_clean (GnHistoryIndex *self);
/** gn_history_index_catch_up: brings it up to date: at once if there are few records, otherwise in the background;
 * "changed" follows if there is something new. Returns: whether it is up to date now */
gboolean gn_history_index_catch_up (GnHistoryIndex *self);
/** gn_history_index_progress: how many records of a running update are read, and how many it has to read; 0 of 0 if
 * there is nothing to do */
void     gn_history_index_progress (GnHistoryIndex *self, guint *done, guint *of);

/* Questions, for the thread that made the index. */
/** gn_history_index_find: the latest first; (transfer full) (element-type GnHistoryPlace) */
GArray         *gn_history_index_find (GnHistoryIndex *self, const GnHistoryQuery *query);
/** gn_history_index_load: %NULL if the match is not in the index any more; (transfer full) */
GnHistoryEntry *gn_history_index_load (GnHistoryIndex *self, gint64 id);
/** gn_history_index_count: without what @by is about: the years are those of all matches that fit otherwise. (transfer
 * full) (element-type GnHistoryCount) */
GArray         *gn_history_index_count (GnHistoryIndex *self, const GnHistoryQuery *query, GnHistoryBy by);
/** gn_history_index_places: where matches were, the last visited first; (transfer full) */
GStrv           gn_history_index_places (GnHistoryIndex *self);
/**
 * gn_history_index_tile: the picture that the host made up for @title, as the latest match had it (gn_tile_kept())
 * @record: (out) (transfer full): the record of that match, if there is one
 *
 * Returns: (transfer full) (nullable)
 */
char           *gn_history_index_tile (GnHistoryIndex *self, const char *game, const char *title, GFile **record);
/** gn_history_index_dump: all that is in it as text, in a fixed order, without what differs from one index to the
 * next: two of the same records give the same. (transfer full) */
char           *gn_history_index_dump (GnHistoryIndex *self);

/** gn_history_evening: the evening of a Unix time, as a Julian day of GDate: from six in the morning on */
guint32  gn_history_evening (gint64 time);
/** gn_history_evening_begin: the Unix time at which the evening of that Julian day begins; 0 for a day of 0 */
gint64   gn_history_evening_begin (guint32 day);

G_END_DECLS
