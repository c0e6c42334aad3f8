/* library.h: what is kept between evenings: records, people, the host's own component sets
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/game/scoresheet.h"

G_BEGIN_DECLS

/** gn_library_dir: the data folder ($XDG_DATA_HOME/gnomon), made when missing; @sub: "records", "sets" or NULL.
 * (transfer full) */
GFile *gn_library_dir (const char *sub, GError **error);

/**
 * GnRecordInfo: what the shelf shows of a record without replaying it: from its header and its last lines.
 * @summary: what the last mark or entry said, language-free (a GnSay cannot be kept across versions): step count,
 * time, over, outcome, ranks and totals
 * @trouble: why it cannot be read, or %NULL. The set in the header and the lines before the last ones are not looked
 * at: what is wrong there is found when the record is opened
 */
typedef struct {
  GFile    *file;
  char     *game_id;
  guint     n_seats;
  char     *name[GN_MAX_SEATS];
  guint8    colour[GN_MAX_SEATS];
  gint64    started;      /* unix seconds */
  gint64    changed;      /* unix seconds */
  guint     steps;        /* that stand; of a table that did not end well, all that were entered */
  gboolean  over;
  gboolean  stopped;
  gboolean  closed;       /* the last line is a closing mark: the program did not stop in the middle */
  gint64    elapsed;      /* seconds played, of the last line */
  GnSheetOutcome outcome; /* once over; records of old do not say it: unfinished */
  guint8    rank[GN_MAX_PARTIES];   /* once over */
  gboolean  points;       /* the game counts points: @total means something */
  gint32    total[GN_MAX_PARTIES];
  char     *trouble;
} GnRecordInfo;

void       gn_record_info_free (GnRecordInfo *info);
/** gn_library_has_more_than: does the folder hold more than @n records? Only names are counted */
gboolean   gn_library_has_more_than (guint n);
/** gn_library_list: every record, the last changed first. (transfer full) (element-type GnRecordInfo) */
GPtrArray *gn_library_list (GError **error);
/** gn_library_new_file: a free name for a new record, made of game, day and people. (transfer full) */
GFile     *gn_library_new_file (const GnMatch *match, GError **error);
/** gn_library_import: copies a record in, after reading it whole; one that is there already is not copied twice.
 * (transfer full) */
GFile     *gn_library_import (GFile *file, GError **error);
/** gn_library_delete: into the trash where there is one, else for good; FALSE with a sentence in @error */
gboolean   gn_library_delete (GFile *file, GError **error);

/* The roster: people who have sat at these tables. */
typedef struct {
  char   *name;
  guint8  colour;
  guint   plays;
  gint64  last;
} GnPerson;
void       gn_person_free (GnPerson *person);
GPtrArray *gn_roster_load (void);                          /* last seen first; (element-type GnPerson) */
void       gn_roster_remember (const GnMatch *match);      /* who sits at a table that begins */
/** gn_roster_forget: whoever is called so is offered no more; nothing where there is nobody */
void       gn_roster_forget (const char *name);

/* The host's own sets. */
/** gn_library_stand_in: what ships with the game, and what the host has designed to it (GnFamily.designed); (transfer
 * full) */
GnSet     *gn_library_stand_in (const GnGame *game, GError **error);
/** gn_library_sets: (element-type GnSet): of @game: the stand-in first, then the host's own */
GPtrArray *gn_library_sets (const GnGame *game);
/**
 * gn_library_receive_set:
 * @set: from elsewhere, nobody else's yet
 *
 * Gives it an id that no other set of the library has, so that it takes no other's place; and it is none of ours,
 * whatever it calls itself.
 */
void       gn_library_receive_set (GnSet *set);
/** gn_library_save_set: as a file of the host's own; of a stand-in only what the host has designed to it */
gboolean   gn_library_save_set (const GnSet *set, GError **error);

G_END_DECLS
