/* position-private.h: what of a position was said, and marks
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
 * @byte: bit k: the element that begins at byte k of the state was said
 *
 * Fields do not overlap, so an element's place in the state is its name.
 */
struct _GnGiven {
  const GnField *fields;
  guint8 byte[GN_MAX_STATE / 8];
};

/** gn_field_element: where element (@i, @j) of @field begins; -1 for a dimension that it does not have */
gsize     gn_field_element (const GnField *field, int i, int j);
/** gn_field_size: bytes of one element */
gsize     gn_field_size    (const GnField *field);

/** gn_position_to_mark: appends to @text, as JSON, the whole state for a mark of the record: what is 0 is left out,
 * derived fields and the head are in */
void      gn_position_to_mark   (const GnMatch *match, gconstpointer state, GString *text);
/** gn_position_from_mark: the inverse; audited, but not settled. FALSE with @error and @state untouched */
gboolean  gn_position_from_mark (const GnMatch *match, gpointer state, JsonNode *mark, GError **error);

/** gn_position_settle: updates what follows from the set, which has changed; @state stays as it is where that cannot be
 */
void      gn_position_settle    (const GnMatch *match, gpointer state);

G_END_DECLS
