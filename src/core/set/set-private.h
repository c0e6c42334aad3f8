/* set-private.h: internals of a component set, shared by set.c and set-*.c
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "set.h"

G_BEGIN_DECLS

#define GN_SET_MAX_BYTES (4 * 1024 * 1024)
#define GN_SET_MAX_TEXT  2000  /* characters of a printed text */
#define GN_SET_MAX_ID    32
#define GN_SET_MAX_PICTURE 65536  /* characters of a picture */

/**
 * GnComponent:
 * @id: never changes or moves as long as the set exists
 * @values: by attribute. A correction replaces the whole object and never changes it, so that copies of a set can
 *   share it
 */
typedef struct {
  char       *id;
  JsonObject *values;
} GnComponent;

typedef struct {
  GPtrArray  *components;  /* GnComponent */
  GHashTable *index;       /* id → index + 1 */
} GnComponents;

struct _GnSet {
  gatomicrefcount ref_count;
  const GnGame   *game;
  char           *id;
  JsonNode       *title;   /* a string, or an object of strings by language */
  JsonNode       *note;    /* the same, or NULL */
  gboolean        stand_in;
  GnComponents    family[GN_MAX_FAMILIES];
};

/**
 * gn_set_new_from_text: as gn_set_new_from_json(), from the text in a record's header. Consecutive records usually
 * have the same set, so the last one read is cached: the sets share the components' values, which never change in
 * place
 */
GnSet             *gn_set_new_from_text (const GnGame *game, const char *text, gsize length, GError **error);
/** gn_set_add_component: takes a reference to @values. Returns: its index */
int                gn_set_add_component (GnSet *set, guint family, const char *id, JsonObject *values);
const GnComponent *gn_set_component_at  (const GnSet *set, guint family, guint index);

/**
 * GnFaults: everything that is wrong with a set, each fault with its path; beyond a limit, faults are only counted
 */
typedef struct {
  GString *text;
  guint    n;
} GnFaults;

/** gn_faults_add: @sentence has the gap {path}, and {what} and {other} if these are given */
void gn_faults_add (GnFaults *faults, const char *path, const char *sentence, const char *what, const char *other);
/** gn_faults_raise: sets @error if there are any faults, and frees them. Returns: TRUE if there are none */
gboolean gn_faults_raise (GnFaults *faults, GError **error);

/** gn_set_check_text: checks a string, or an object of strings by language, each of at most @max characters */
void     gn_set_check_text   (JsonNode *node, guint max, gboolean lines, const char *path, GnFaults *faults);
gboolean gn_set_check_id     (JsonNode *node, const char *path, GnFaults *faults);
/**
 * gn_set_check_values: checks everything but the id against the family's attributes; @set has the things that the
 * values may name
 */
void     gn_set_check_values (const GnSet *set, guint family, JsonObject *values, const char *path, GnFaults *faults);

/** gn_family_attrs: the attributes, ended by an empty one: the only one where a family has none */
const GnAttr *gn_family_attrs     (const GnFamily *family);
/** gn_family_find_attr: (transfer none), or %NULL */
const GnAttr *gn_family_find_attr (const GnFamily *family, const char *id);
/**
 * gn_attr_is_printed: returns whether a component with @values has @attr at all (GnAttr.when); TRUE as long as that
 * is unknown
 */
gboolean      gn_attr_is_printed  (const GnSet *set, guint family, const GnAttr *attr, JsonObject *values);
/** gn_set_find_value: the value of @domain with this @id, from @set and the game's tables, or GN_NONE */
gint16        gn_set_find_value   (const GnSet *set, guint domain, const char *id);

G_END_DECLS
