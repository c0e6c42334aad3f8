/* position.h: a state by its fields: JSON, hash, redaction
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/game/pile.h"
#include "core/base/story.h"

G_BEGIN_DECLS

#define GN_POSITION_ERROR (gn_position_error_quark ())
GQuark gn_position_error_quark (void);
typedef enum {
  GN_POSITION_ERROR_FIELD,    /* no such field, or key in it */
  GN_POSITION_ERROR_VALUE,    /* of the wrong kind or out of range */
  GN_POSITION_ERROR_REFUSED,  /* settle() or audit() refused: @why says it */
} GnPositionError;

/** gn_position_to_json: the whole state, as @viewer may know it. (transfer full) */
JsonNode *gn_position_to_json (const GnMatch *match, gconstpointer state, int viewer);

/**
 * gn_position_merge:
 * @state: what the position is laid over: a started or a running state
 * @why: (out) (optional): the rule that refused, for GN_POSITION_ERROR_REFUSED
 *
 * Merges a partial position into @state: objects key by key, arrays replaced, the rest stays; then
 * settle() and audit(). On error @state is untouched, and the message names the path.
 */
gboolean  gn_position_merge (const GnMatch *match, gpointer state, JsonNode *position, GnSay *why, GError **error);

/** gn_given_said: was element @i of the field called @id said? -1: any of it */
gboolean  gn_given_said (const GnMatch *match, const GnGiven *given, const char *id, int i);
/** gn_given_has: was element (@i, @j) of @field said? -1: any */
gboolean  gn_given_has (const GnGiven *given, guint field, int i, int j);

/** gn_state_hash: over the fields by name, so that it stays when the struct is laid out anew. @hash: 16 hex digits and
 * 0 */
void      gn_state_hash (const GnMatch *match, gconstpointer state, char hash[17]);

/** gn_state_redact: makes @state what @viewer may know of it */
void      gn_state_redact (const GnMatch *match, gpointer state, int viewer);

/* One element of a field, for the correction form and tests; -1 for a dimension it does not have. */
/** gn_field_get, gn_field_set: @i, @j below the field's dimensions; @value within its range: neither is checked here */
gint64    gn_field_get (const GnField *field, gconstpointer state, int i, int j);
void      gn_field_set (const GnField *field, gpointer state, int i, int j, gint64 value);
/** gn_field_is_bits: it is a set of values */
gboolean  gn_field_is_bits (const GnField *field);
/** gn_field_amount: the element as an amount: a number, or how many members a set has */
gint64    gn_field_amount (const GnField *field, gconstpointer state, int i, int j);
/** gn_field_pile: an element of a field of piles; (transfer none) */
const GnPile *gn_field_pile (const GnField *field, gconstpointer state, int i, int j);
/** gn_pile_to_json: a pile of @field as a position holds it; (transfer full) */
JsonNode *gn_pile_to_json  (const GnMatch *match, const GnField *field, const GnPile *pile);
/** gn_field_length: how many elements the dimension has in this match (0: it has none) */
guint     gn_field_length (const GnMatch *match, const GnField *field, guint dimension);

G_END_DECLS
