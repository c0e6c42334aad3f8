/* index-private.h: internals of the index, shared by its files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "index.h"

#include "core/library/names.h"

#include <sqlite3.h>

G_BEGIN_DECLS

/**
 * GnStore: the file of the index, or memory in its place
 * @path: of the file
 * @memory: the connection, if there can be no file; used by both threads
 * @made: rises when the file is made again, so that a reader has to open it anew
 */
typedef struct {
  char    *path;
  sqlite3 *memory;
  int      made;
} GnStore;

void      gn_store_init  (GnStore *store);
void      gn_store_clear (GnStore *store);
/** gn_store_open_writer: makes the file, or makes it anew, if there is none that can be used; never %NULL. To be closed
 * with gn_store_close() */
sqlite3  *gn_store_open_writer (GnStore *store);
/** gn_store_open_reader: %NULL if there is nothing to be read yet */
sqlite3  *gn_store_open_reader (GnStore *store);
void      gn_store_close (GnStore *store, sqlite3 *db);
/** gn_store_is_sound: looks through all pages of the file */
gboolean  gn_store_is_sound (sqlite3 *db);
/** gn_store_throw_away: deletes the file; connections have to be closed, but for readers' */
void      gn_store_throw_away (GnStore *store);
/** gn_store_is_spoilt: whether @code says that the file is at fault */
gboolean  gn_store_is_spoilt (int code);

/** gn_follow_names: gives every seat the name that is shown for it now; @any: (out): there was something to do */
gboolean  gn_follow_names (sqlite3 *db, gboolean *any);
/** gn_follow_add_words: adds what a search finds the person of a seat by */
void      gn_follow_add_words (GString *words, const GnNames *names, const char *recorded);

struct _GnHistoryIndex {
  GObject       parent_instance;

  GnStore       store;
  GMutex        working;      /* one update after the other */
  GMutex        gathering;    /* one after the other */
  gboolean      checked;      /* by the first update */
  gint          done, of;     /* atomic: of the running update */
  GMainContext *context;
  gint          telling;      /* atomic: "changed" is on its way */

  sqlite3      *reader;
  int           reader_made;
};

/** gn_history_index_tell: emits "changed" in the context of the one that made the index */
void      gn_history_index_tell (GnHistoryIndex *self);
/** gn_history_index_reader: the connection for questions; %NULL if there is nothing to be read */
sqlite3  *gn_history_index_reader (GnHistoryIndex *self);

G_END_DECLS
