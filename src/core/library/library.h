/* library.h: data kept between evenings: records, people, the host's own component sets
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"
#include "core/game/scoresheet.h"

G_BEGIN_DECLS

/**
 * gn_library_dir: the data folder ($XDG_DATA_HOME/gnomon), created if missing; @sub: "records", "sets" or NULL.
 * (transfer full)
 */
GFile *gn_library_dir (const char *sub, GError **error);

/**
 * GnRecordInfo: a record as listed, without replaying it: from its header and its last lines
 * @title: the name of the game that was played, if its game scores any game; or %NULL
 * @trouble: why it cannot be read, or %NULL. The set in the header and the lines before the last ones are not
 *   checked: faults there are found when the record is opened
 *
 * The results come from the last mark or entry, independent of language, since a GnSay cannot be kept across
 * versions: step count, time, over, outcome, ranks and totals.
 */
typedef struct {
  GFile    *file;
  char     *game_id;
  char     *title;
  guint     n_seats;
  char     *name[GN_MAX_SEATS];       /* as shown now (names.h) */
  char     *recorded[GN_MAX_SEATS];   /* as in the record; only from a file */
  guint8    colour[GN_MAX_SEATS];
  gint64    started;      /* Unix seconds */
  gint64    changed;      /* Unix seconds */
  guint     steps;        /* steps in the line of play; if the program did not close the record, all steps entered */
  gboolean  over;
  gboolean  stopped;
  gboolean  closed;       /* the last line is a closing mark: the program was not interrupted */
  gint64    elapsed;      /* seconds played, from the last line */
  GnSheetOutcome outcome; /* once over; unfinished in old records, which do not contain it */
  guint8    rank[GN_MAX_PARTIES];   /* once over */
  gboolean  sides;        /* the record tells the sides; older records do not */
  guint8    side[GN_MAX_PARTIES];   /* once over: those with the same number win together; 0: for itself */
  gboolean  points;       /* the game counts points: @total has a meaning */
  gint32    total[GN_MAX_PARTIES];
  char     *trouble;
  char     *app;          /* version of the Gnomon that began it; "" if it does not say */
  guint     rules;        /* version of the game's rules in the record; 0 if it does not say */
  char     *set;          /* title of the component set in the user's language, or %NULL; only from gn_library_read() */
  char     *terms;        /* options and set as a text that is the same for matches played alike, or %NULL; likewise */
  char     *tile;         /* gn_record_tile() of @title, or %NULL; likewise */
} GnRecordInfo;

void       gn_record_info_free (GnRecordInfo *info);
/** gn_library_has_more_than: returns whether the folder holds more than @n records; looks only at file names */
gboolean   gn_library_has_more_than (guint n);
/** gn_library_list: every record, the last changed first; (transfer full) (element-type GnRecordInfo) */
GPtrArray *gn_library_list (GError **error);
/** gn_library_names: the file names of all records, in no order; (transfer full) (element-type filename) */
GPtrArray *gn_library_names (GError **error);
/** gn_library_read: one record as listed, and the title of its set; (transfer full). May be called in any thread */
GnRecordInfo *gn_library_read (GFile *file);
/**
 * gn_library_new_file: an unused name for a new record, made of game, day and players; (transfer full). Makes the
 * folder if it can; if not, writing to the file fails and says why
 */
GFile     *gn_library_new_file (const GnMatch *match);
/** gn_library_new_file_of: the same for a match that began then, Unix seconds */
GFile     *gn_library_new_file_of (const GnMatch *match, gint64 started);
/**
 * gn_library_retry: as gn_match_table_retry(), after the folder is made once more if it is gone or could not be made
 */
gboolean   gn_library_retry (GnMatchTable *table, GError **error);
/**
 * gn_library_import: reads a whole record and copies it into the library with what is written about it, but without
 * its photo; does not copy one that is already there. (transfer full)
 */
GFile     *gn_library_import (GFile *file, GError **error);
/** gn_library_delete: moves it and what is kept about it to the trash, or deletes both if there is no trash; FALSE with
 * a sentence in @error */
gboolean   gn_library_delete (GFile *file, GError **error);
/**
 * gn_library_set_aside: takes a record and what is kept about it out of the library, so that gn_library_put_back() can
 * undo it. They are in a hidden folder until gn_library_clear_aside().
 *
 * Returns: (transfer full): where the record is now, or %NULL with a sentence in @error
 */
GFile     *gn_library_set_aside (GFile *file, GError **error);
/** gn_library_put_back: @aside is what gn_library_set_aside() returned. It gets another name if the old one is
 * taken; (transfer full): the record, or %NULL with a sentence in @error */
GFile     *gn_library_put_back (GFile *aside, GError **error);
/** gn_library_clear_aside: deletes everything set aside, as gn_library_delete() does */
void       gn_library_clear_aside (void);
/**
 * gn_library_export: copies a record and what is kept beside it into @folder, under a name that nothing there has.
 * gn_library_import() reads it. (transfer full): the copy, or %NULL with @error if not all of it could be written
 */
GFile     *gn_library_export (GFile *file, GFile *folder, GError **error);
/**
 * gn_record_id: what tells a match from all others, wherever a copy of its record is: the seed and the start in its
 * first line. It stays when names are erased, or more is played. (transfer full) (nullable): %NULL if that line is none
 */
char      *gn_record_id (const char *text, gsize length);
/** gn_library_ids: the records by gn_record_id(); (transfer full) (element-type utf8 GFile). May be called in any
 * thread */
GHashTable *gn_library_ids (void);
/** gn_library_has_beside: returns whether anything is kept beside the record */
gboolean   gn_library_has_beside (GFile *file);

/**
 * GnAbout: what people write about a match after it; not in the record, which is about the play
 * @place: where it was, at most %GN_MAX_NAME characters; "" for none, as in the other members
 * @expansion: what was played with it, likewise
 * @note: lines, at most %GN_MAX_NOTE characters
 *
 * It is in a JSON file beside the record: "NAME.about.json" for "NAME.gnomon".
 */
typedef struct {
  char *place;
  char *expansion;
  char *note;
} GnAbout;

void     gn_about_free (GnAbout *about);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnAbout, gn_about_free)
/** gn_about_file: the file beside @record; it need not exist; (transfer full) */
GFile   *gn_about_file (GFile *record);
/** gn_about_load: what is kept about @record; nothing if there is no file, or none that can be read; (transfer full) */
GnAbout *gn_about_load (GFile *record);
/**
 * gn_about_save: completely or not at all; deletes the file if nothing is left in it. Members that a newer Gnomon wrote
 * stay. FALSE with a sentence in @error
 */
gboolean gn_about_save (GFile *record, const GnAbout *about, GError **error);

/**
 * gn_photo_file: the photo beside @record, "NAME.photo.jpg" for "NAME.gnomon"; it need not exist; (transfer full).
 * sheets/photo.h reads and writes it
 */
GFile   *gn_photo_file (GFile *record);

/* The roster: people who have played at these tables. */
typedef struct {
  char   *name;
  guint8  colour;
  guint   plays;
  gint64  last;
} GnPerson;
GPtrArray *gn_roster_load (void);                          /* most recent first; (element-type GnPerson) */
void       gn_roster_remember (const GnMatch *match);      /* adds the players of a new match */
/** gn_roster_forget: no longer offers the person with this @name; does nothing if there is none */
void       gn_roster_forget (const char *name);

/* The host's own sets. */
/**
 * gn_library_stand_in: the set that ships with the game, with the host's own designs added (GnFamily.designed);
 * (transfer full)
 */
GnSet     *gn_library_stand_in (const GnGame *game, GError **error);
/** gn_library_sets: (element-type GnSet): the sets for @game, the stand-in first, then the host's own */
GPtrArray *gn_library_sets (const GnGame *game);
/**
 * gn_library_receive_set:
 * @set: a set from elsewhere that is not shared yet
 *
 * Gives it an id that no other set in the library has, so that it replaces none. It never counts as a stand-in, even
 * if it says so.
 */
void       gn_library_receive_set (GnSet *set);
/** gn_library_save_set: saves it as a file of the host's own; of a stand-in only the host's own designs */
gboolean   gn_library_save_set (const GnSet *set, GError **error);

G_END_DECLS
