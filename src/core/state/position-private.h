/* position-private.h: marks of a record, and which elements of a position were given
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "position.h"

G_BEGIN_DECLS

/**
 * GnGiven:
 * @fields: the game's
 * @byte: bit k: the element that begins at byte k of the state was given
 *
 * Fields do not overlap, so the offset of an element identifies it.
 */
struct _GnGiven {
  const GnField *fields;
  guint8 byte[GN_MAX_STATE / 8];
};

/** gn_field_element: the offset of element (@i, @j) of @field; -1 for a dimension that it does not have */
gsize     gn_field_element (const GnField *field, int i, int j);
/** gn_field_size: the size of one element in bytes */
gsize     gn_field_size    (const GnField *field);

/**
 * gn_position_to_mark: appends the whole state to @text, as JSON, for a mark in the record. Zeros are left out;
 * derived fields and the head are included
 */
void      gn_position_to_mark   (const GnMatch *match, gconstpointer state, GString *text);
/**
 * gn_position_from_mark: the inverse; audits the state but does not settle it. FALSE with @error and @state unchanged
 */
gboolean  gn_position_from_mark (const GnMatch *match, gpointer state, JsonNode *mark, GError **error);

/**
 * gn_position_settle: updates what depends on the set after the set has changed; leaves @state as it is if that is
 * impossible
 */
void      gn_position_settle    (const GnMatch *match, gpointer state);

G_END_DECLS
