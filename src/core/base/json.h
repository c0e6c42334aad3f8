/* json.h: strict parsing of untrusted JSON, and the errors of files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define GN_JSON_MAX_DEPTH 32
/* Limit per object: keys that all fall into one bucket of a hash table would make a reader slow. */
#define GN_JSON_MAX_KEYS  1024

/** GnFileError: what can be wrong with a file that Gnomon reads or writes */
#define GN_FILE_ERROR (gn_file_error_quark ())
GQuark gn_file_error_quark (void);

typedef enum {
  GN_FILE_ERROR_TOO_LARGE,
  GN_FILE_ERROR_NOT_UTF8,
  GN_FILE_ERROR_NESTED,     /* nested deeper than any record */
  GN_FILE_ERROR_SYNTAX,     /* a line is not a JSON object */
  GN_FILE_ERROR_HEADER,     /* the first line is not a header */
  GN_FILE_ERROR_VERSION,    /* written by a newer Gnomon */
  GN_FILE_ERROR_GAME,       /* an unknown game, or newer rules of a known one */
  GN_FILE_ERROR_ORDER,      /* lines are missing, repeated or out of order */
  GN_FILE_ERROR_STEP,       /* an impossible step: the rules refuse it and no mark replaces it */
  GN_FILE_ERROR_LOCKED,     /* open in another window or program */
  GN_FILE_ERROR_WRITE,      /* disk full, folder read-only, … */
  GN_FILE_ERROR_READ,
} GnFileError;

/**
 * gn_json_parse:
 * @text: the text; need not end with a NUL
 * @length: in bytes, or -1
 * @max_bytes: longer texts are refused before any byte is looked at
 *
 * Parses one JSON value strictly: UTF-8, nested at most %GN_JSON_MAX_DEPTH deep, no duplicate keys in an object, at
 * most %GN_JSON_MAX_KEYS of them, no integer beyond 64 bits, and only blanks around the value. The byte order mark that
 * some editors put at the start of a file is skipped. Gnomon has its own
 * parser because json-glib 1.6 accepts invalid JSON, wraps large integers and overflows the stack.
 *
 * Returns: (transfer full): the value, or %NULL with a #GnFileError that names line and reason
 */
JsonNode *gn_json_parse (const char *text, gssize length, gsize max_bytes, GError **error);

/** gn_json_parse_line: as gn_json_parse(), for one line of a file; errors give its number as @line */
JsonNode *gn_json_parse_line (const char *text, gsize length, guint line, GError **error);

/* For readers of many lines that do not need an object as a tree. */
#define GN_JSON_MAX_MEMBERS 20

/** GnJsonMember: a member as a part of the text; neither @key nor @value ends with a NUL */
typedef struct {
  const char *key;
  gsize       key_length;
  const char *value;
  gsize       length;
} GnJsonMember;

/**
 * GnJsonMembers:
 * @plain: the object has at most %GN_JSON_MAX_MEMBERS members and no escapes in their keys; @at has all of them
 */
typedef struct {
  gboolean     plain;
  guint        n;
  GnJsonMember at[GN_JSON_MAX_MEMBERS];
} GnJsonMembers;

/**
 * gn_json_scan: checks @text as gn_json_parse_line() does, without making a tree
 * @members: (out) (optional): the members of the outermost object; valid as long as @text is
 */
gboolean            gn_json_scan       (const char *text, gsize length, guint line, GnJsonMembers *members,
                                        GError **error);
/** gn_json_member: (transfer none) (nullable): the member with this @key */
const GnJsonMember *gn_json_member     (const GnJsonMembers *members, const char *key);
/** gn_json_member_int: FALSE if @member is %NULL or not a whole number */
gboolean            gn_json_member_int (const GnJsonMember *member, gint64 *number);

/* Members by name and type; a member of another type counts as missing. */
const char *gn_json_string (JsonObject *object, const char *key);                 /* or NULL */
gint64      gn_json_int    (JsonObject *object, const char *key, gint64 otherwise);
/** gn_json_int_within: what is less than @least or more than @most becomes that */
gint64      gn_json_int_within (JsonObject *object, const char *key, gint64 otherwise, gint64 least, gint64 most);
gboolean    gn_json_bool   (JsonObject *object, const char *key, gboolean otherwise);
JsonObject *gn_json_object (JsonObject *object, const char *key);                 /* or NULL */
JsonArray  *gn_json_array  (JsonObject *object, const char *key);                 /* or NULL */
/** gn_json_is_int, gn_json_is_string: return whether @node has that type; FALSE for %NULL */
gboolean    gn_json_is_int (JsonNode *node);
gboolean    gn_json_is_string (JsonNode *node);
/** gn_json_node_string: (nullable): @otherwise for %NULL and for what is no string */
const char *gn_json_node_string (JsonNode *node, const char *otherwise);
/** gn_json_node_object: (nullable) (transfer none): %NULL for %NULL and for what is no object */
JsonObject *gn_json_node_object (JsonNode *node);

/** gn_json_append_int: appends @number in decimal digits, without the cost of printf */
void        gn_json_append_int (GString *text, gint64 number);
/** gn_json_to_text: @node on one line, keys in the order in which they were set; (transfer full) */
char       *gn_json_to_text (JsonNode *node);

/**
 * gn_plain_name:
 * @max: maximum length in characters
 *
 * Makes a name safe to show, no matter who typed it. It has no control characters, no direction overrides or isolates
 * (they would turn the rest of a line around), no blanks at either end, and at most @max characters. Markup stays: it
 * is text like any other.
 *
 * Returns: (transfer full): @name without the characters that are not allowed
 */
char       *gn_plain_name (const char *name, guint max);
/** gn_is_plain_name: returns whether gn_plain_name() would leave @name as it is */
gboolean    gn_is_plain_name (const char *name, guint max);

/**
 * gn_plain_quote:
 *
 * Makes text from an untrusted file fit for a message: a plain name of at most %GN_MAX_NAME characters, ended by “…”
 * if there was more. Line breaks become blanks.
 *
 * Returns: (transfer full): the quotation
 */
char       *gn_plain_quote (const char *text);
/**
 * gn_plain_note: free text that a person wrote: on one line, plain, at most %GN_MAX_NOTE characters; (transfer full)
 */
char       *gn_plain_note (const char *text);
/**
 * gn_plain_lines: the same with its line breaks and at most @max characters, ended by “…” if there was more;
 * (transfer full)
 */
char       *gn_plain_lines (const char *text, guint max);

#define GN_MAX_NOTE  1000
#define GN_MAX_FAULT 400  /* characters of a message that quotes an untrusted file */

/* The longest name of a person or a component, in characters. */
#define GN_MAX_NAME 64

static inline JsonObjectIter *
gn_json_iter (JsonObjectIter *iter,
              JsonObject     *object)
{
  json_object_iter_init_ordered (iter, object);
  return iter;
}

/** GN_FOR_MEMBERS: a loop over the members of a JsonObject in their order; a block or a statement follows */
#define GN_FOR_MEMBERS(object, name, node) \
  for (JsonObjectIter name##_iter, *name##_all = gn_json_iter (&name##_iter, object); name##_all; name##_all = NULL) \
    for (const char *name = NULL, *name##_once = ""; name##_once; name##_once = NULL) \
      for (JsonNode *node = NULL; json_object_iter_next_ordered (&name##_iter, &name, &node);)

G_END_DECLS
