/* json.h: safe reading of JSON from strangers, and one way to report what is wrong with it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define GN_JSON_MAX_DEPTH 32
/* In one object: keys that all fall into one place of a hash table would make a reader slow. */
#define GN_JSON_MAX_KEYS  1024

/** GnFileError: what may be wrong with a file that Gnomon reads or writes */
#define GN_FILE_ERROR (gn_file_error_quark ())
GQuark gn_file_error_quark (void);

typedef enum {
  GN_FILE_ERROR_TOO_LARGE,
  GN_FILE_ERROR_NOT_UTF8,
  GN_FILE_ERROR_NESTED,     /* deeper than any record is */
  GN_FILE_ERROR_SYNTAX,     /* a line is no JSON object */
  GN_FILE_ERROR_HEADER,     /* the first line is no header */
  GN_FILE_ERROR_VERSION,    /* written by a newer Gnomon */
  GN_FILE_ERROR_GAME,       /* a game that is not here, or newer rules of it */
  GN_FILE_ERROR_ORDER,      /* lines are missing, repeated or out of order */
  GN_FILE_ERROR_STEP,       /* a step cannot be: the rules refuse it and no mark is there to go by */
  GN_FILE_ERROR_LOCKED,     /* open in another window or program */
  GN_FILE_ERROR_WRITE,      /* disk full, folder read-only … */
  GN_FILE_ERROR_READ,
} GnFileError;

/**
 * gn_json_parse:
 * @text: need not end with a NUL
 * @length: in bytes, or -1
 * @max_bytes: more is refused before anything is looked at
 *
 * Reads one JSON value, strictly: UTF-8, nested at most %GN_JSON_MAX_DEPTH deep, no key twice in an object nor more
 * than %GN_JSON_MAX_KEYS, no integer beyond 64 bits, nothing but blanks around it. The reader is our own, since
 * json-glib 1.6 takes what is no JSON, wraps large integers and overflows the stack.
 *
 * Returns: (transfer full): the value, or %NULL with a #GnFileError that names line and reason
 */
JsonNode *gn_json_parse (const char *text, gssize length, gsize max_bytes, GError **error);

/** gn_json_parse_line: the same for one line of a file, which is called @line in errors */
JsonNode *gn_json_parse_line (const char *text, gsize length, guint line, GError **error);

/* What a reader of many lines needs of an object that it does not want as a tree. */
#define GN_JSON_MAX_MEMBERS 20

/** GnJsonMember: a member where it stands in the text; neither @key nor @value is ended by a NUL */
typedef struct {
  const char *key;
  gsize       key_length;
  const char *value;
  gsize       length;
} GnJsonMember;

/**
 * GnJsonMembers:
 * @plain: it is an object of at most %GN_JSON_MAX_MEMBERS members whose keys have no escapes, and all of them are
 * here */
typedef struct {
  gboolean     plain;
  guint        n;
  GnJsonMember at[GN_JSON_MAX_MEMBERS];
} GnJsonMembers;

/** gn_json_scan: checks @text as gn_json_parse_line() does, without making a tree of it.
 * @members: (out) (optional): of the outermost object, as long as @text is there */
gboolean            gn_json_scan       (const char *text, gsize length, guint line, GnJsonMembers *members,
                                        GError **error);
/** gn_json_member: (transfer none) (nullable): the one called @key */
const GnJsonMember *gn_json_member     (const GnJsonMembers *members, const char *key);
/** gn_json_member_int: FALSE if @member is %NULL or no whole number */
gboolean            gn_json_member_int (const GnJsonMember *member, gint64 *number);

/* Members by name and kind; a member of another kind is as if it were not there. */
const char *gn_json_string (JsonObject *object, const char *key);                 /* or NULL */
gint64      gn_json_int    (JsonObject *object, const char *key, gint64 otherwise);
gboolean    gn_json_bool   (JsonObject *object, const char *key, gboolean otherwise);
JsonObject *gn_json_object (JsonObject *object, const char *key);                 /* or NULL */
JsonArray  *gn_json_array  (JsonObject *object, const char *key);                 /* or NULL */
/** gn_json_is_int, gn_json_is_string: a value of that kind; %NULL is none */
gboolean    gn_json_is_int (JsonNode *node);
gboolean    gn_json_is_string (JsonNode *node);

/** gn_json_append_int: @number in decimal digits, without the cost of printf */
void        gn_json_append_int (GString *text, gint64 number);
/** gn_json_to_text: on one line, keys in the order in which they were set. (transfer full) */
char       *gn_json_to_text (JsonNode *node);

/**
 * gn_plain_name:
 * @max: the most characters it may have
 *
 * What may stand in a name, whoever typed it: no control characters, no direction overrides or isolates (they
 * would turn the rest of a line around), no blanks at either end, not longer than @max. Markup is left alone:
 * it is text like any other.
 *
 * Returns: (transfer full): @name without what may not stand in it
 */
char       *gn_plain_name (const char *name, guint max);
/** gn_is_plain_name: is @name what gn_plain_name() would leave of it? */
gboolean    gn_is_plain_name (const char *name, guint max);

/**
 * gn_plain_quote:
 * What stands in a stranger's file, fit to stand in a sentence of ours: a plain name of at most %GN_MAX_NAME
 * characters, with “…” where there was more. Line breaks become blanks. (transfer full)
 */
char       *gn_plain_quote (const char *text);
/** gn_plain_note: free text of people: on one line, plain, of at most %GN_MAX_NOTE characters. (transfer full) */
char       *gn_plain_note (const char *text);
/** gn_plain_lines: the same with its line breaks and of at most @max characters, “…” where there was more. (transfer
 * full) */
char       *gn_plain_lines (const char *text, guint max);

#define GN_MAX_NOTE  1000
#define GN_MAX_FAULT 400  /* characters of a sentence that quotes a stranger's file */

/* The longest name of a person, and of a component. */
#define GN_MAX_NAME 64

G_END_DECLS
