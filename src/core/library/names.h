/* names.h: which recorded names are one person, and what that person is called now
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define GN_NAMES_MAX_PEOPLE 1000   /* with an entry; everybody else is called as recorded */
#define GN_NAMES_MAX_NAMES  100    /* of one person */

/**
 * GnNames: the file "names.json" in the data folder, as it was when it was asked for. It never changes, and may be used
 * in any thread. Records stay as they are: only what is shown of them goes through it.
 *
 * {"gnomon":"names","version":1,"people":[{"name":"Anna","names":["Ann","Annie"],"colour":3,"anonymous":1},…]}: what
 * was recorded as Ann, Annie or Anna is Anna; "colour" and "anonymous" may be missing. A name is in one entry only.
 */
typedef struct _GnNames GnNames;

/**
 * GnNamed: one person
 * @name: what the person is called; @shown: the same, or a stand-in for somebody anonymous
 * @names: (element-type utf8): other names in records
 * @colour: chosen, or -1; @anonymous: the number of the stand-in, or 0
 */
typedef struct {
  char      *name, *shown;
  GPtrArray *names;
  int        colour;
  guint      anonymous;
  GVariant  *more;   /* members that a newer Gnomon wrote, as JSON text */
} GnNamed;

/** gn_names_get: as the file is now. A file that cannot be read counts as empty, and is not replaced
 * (gn_names_trouble()); (transfer full) */
GnNames       *gn_names_get     (void);
GnNames       *gn_names_ref     (GnNames *self);
void           gn_names_unref   (GnNames *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnNames, gn_names_unref)
/** gn_names_trouble: what is wrong with the file, a sentence, or %NULL */
const char    *gn_names_trouble (const GnNames *self);
/** gn_names_show: what to show for a name in a record; (transfer none): @recorded itself or a part of @self */
const char    *gn_names_show    (const GnNames *self, const char *recorded);
/** gn_names_show_of: the same for the name in a file that is read: "" for somebody who is forgotten, %NULL if @node is
 * no name; (transfer none) (nullable) */
const char    *gn_names_show_of (const GnNames *self, JsonNode *node);
/** gn_names_find: the entry of the person who is shown as @shown; (nullable) (transfer none) */
const GnNamed *gn_names_find    (const GnNames *self, const char *shown);

/* Changes. Each takes the name that is shown, reads the file, and writes it completely or not at all: %FALSE with a
 * sentence in @error. */
/** gn_names_rename: @name must be plain and not empty, and nobody's: gn_names_merge() puts two together */
gboolean       gn_names_rename  (const char *shown, const char *name, GError **error);
/** gn_names_merge: what was recorded as @other is @shown from now on */
gboolean       gn_names_merge   (const char *shown, const char *other, GError **error);
/** gn_names_split: @name, one of the other names of @shown, is a person again */
gboolean       gn_names_split   (const char *shown, const char *name, GError **error);
/** gn_names_hide: shows a stand-in in the place of the name, or the name again */
gboolean       gn_names_hide    (const char *shown, gboolean anonymous, GError **error);
/** gn_names_colour: @colour: a seat's color and shape, or -1 for that of the last match */
gboolean       gn_names_colour  (const char *shown, int colour, GError **error);
/** gn_names_drop: forgets the entry of @shown with all its names */
gboolean       gn_names_drop    (const char *shown, GError **error);
/** gn_names_hold: what this thread changes from here on is written at once by gn_names_release(). %FALSE with @error:
 * only gn_names_release() may follow */
gboolean       gn_names_hold    (GError **error);
gboolean       gn_names_release (GError **error);
/** gn_names_restore: makes the file as it was when @self was asked for */
gboolean       gn_names_restore (const GnNames *self, GError **error);

G_END_DECLS
