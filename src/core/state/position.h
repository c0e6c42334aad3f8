/* position.h: a state by its fields: as JSON, as a hash, and as a viewer may see it
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
  GN_POSITION_ERROR_FIELD,    /* no such field, or no such key in it */
  GN_POSITION_ERROR_VALUE,    /* of the wrong type or out of range */
  GN_POSITION_ERROR_REFUSED,  /* settle() or audit() refused; see @why */
} GnPositionError;

/** gn_position_to_json: the whole state, as @viewer may know it; (transfer full) */
JsonNode *gn_position_to_json (const GnMatch *match, gconstpointer state, int viewer);

/**
 * gn_position_merge:
 * @state: the state to change: a starting or a running one
 * @why: (out) (optional): the rule that refused, for GN_POSITION_ERROR_REFUSED
 *
 * Merges a partial position into @state: objects key by key, arrays are replaced, the rest stays. Then it calls
 * settle() and audit(). On error @state is unchanged, and the message names the path.
 */
gboolean  gn_position_merge (const GnMatch *match, gpointer state, JsonNode *position, GnSay *why, GError **error);

/** gn_given_said: returns whether element @i of the field @id was given; -1: any element of it */
gboolean  gn_given_said (const GnMatch *match, const GnGiven *given, const char *id, int i);
/** gn_given_has: returns whether element (@i, @j) of @field was given; -1: any */
gboolean  gn_given_has (const GnGiven *given, guint field, int i, int j);

/**
 * gn_state_hash: a hash over the fields by name, so that a new layout of the struct does not change it. @hash: 16 hex
 * digits and a NUL
 */
void      gn_state_hash (const GnMatch *match, gconstpointer state, char hash[17]);

/** gn_state_redact: reduces @state to what @viewer may know */
void      gn_state_redact (const GnMatch *match, gpointer state, int viewer);
/**
 * gn_state_cover:
 *
 * Reduces @state to what the screen may use while @viewer looks: each figure that is covered in this match (fields of
 * %GN_KNOWN_COVERED) is the row's @hidden_as, unless it is @viewer's own. So what follows from such a figure (which
 * moves are possible, what a purchase leaves) is the same whatever it is. After the end nothing is covered.
 */
void      gn_state_cover  (const GnMatch *match, gpointer state, int viewer);

/* One element of a field, for the correction form and tests; -1 for a dimension that the field does not have. */
/**
 * gn_field_get, gn_field_set: @i and @j must be below the field's dimensions, and @value within its range: neither is
 * checked here
 */
gint64    gn_field_get (const GnField *field, gconstpointer state, int i, int j);
void      gn_field_set (const GnField *field, gpointer state, int i, int j, gint64 value);
/** gn_field_is_bits: returns whether it is a set of values */
gboolean  gn_field_is_bits (const GnField *field);
/** gn_field_amount: the element as an amount: a number, or the number of members of a set */
gint64    gn_field_amount (const GnField *field, gconstpointer state, int i, int j);
/** gn_field_pile: an element of a field of piles; (transfer none) */
const GnPile *gn_field_pile (const GnField *field, gconstpointer state, int i, int j);
/** gn_pile_to_json: a pile of @field in the form it has in a position; (transfer full) */
JsonNode *gn_pile_to_json  (const GnMatch *match, const GnField *field, const GnPile *pile);
/** gn_field_length: number of elements of the dimension in this match (0 if the field does not have it) */
guint     gn_field_length (const GnMatch *match, const GnField *field, guint dimension);

G_END_DECLS
