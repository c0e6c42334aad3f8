/* forgotten.h: who was forgotten here does not come back with a backup
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "core/library/erase.h"

G_BEGIN_DECLS

/**
 * GnForgotten: names that were erased here. Nobody keeps a list of them: a seat that has a name in the backup and none
 * here tells, unless somebody of that name has played here since
 */
typedef struct _GnForgotten GnForgotten;

GnForgotten *gn_forgotten_new        (void);
void         gn_forgotten_free       (GnForgotten *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnForgotten, gn_forgotten_free)
/** gn_forgotten_compare: compares the first lines of one match, here and there */
void         gn_forgotten_compare    (GnForgotten *self, const char *here, gsize here_length, const char *there,
                                      gsize there_length);
/** gn_forgotten_add_names: the other names of those who were forgotten, from names.json there */
void         gn_forgotten_add_names  (GnForgotten *self, const char *bytes, gsize length);
/** gn_forgotten_erase: (transfer full) (nullable): the text without the names; %NULL if it has none */
GBytes      *gn_forgotten_erase      (GnForgotten *self, GnEraseForm form, const char *bytes, gsize length);

/** gn_forgotten_names_here: (transfer full) (element-type utf8): all names in the records that are here now */
GHashTable  *gn_forgotten_names_here (void);
/** gn_forgotten_has_name: whether any name of a person in names.json is in @names */
gboolean     gn_forgotten_has_name   (JsonObject *person, GHashTable *names);

G_END_DECLS
