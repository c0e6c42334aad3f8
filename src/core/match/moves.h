/* moves.h: open arguments, lists of legal moves, and moves as JSON
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "match.h"

G_BEGIN_DECLS

/**
 * GnWays:
 * @ways: number of legal moves that fit the partial one
 * @settled: nothing is left to ask: exactly one move fits, or all open arguments are %GN_ARG_USUAL
 * @only: the move that is meant, if @settled
 * @open: the first argument, in the order of the verb, in which those moves still differ, or %NULL. If @settled it is
 *   the first usual one, for a form that offers the choice nevertheless
 * @value: for a thing or number: its values among those moves, in table order
 * @fit: (element-type GnMove): those moves
 * @why: if @ways is 0: of the refusals for all values, the last in the order of refusals
 */
typedef struct {
  guint        ways;
  gboolean     settled;
  GnMove       only;
  const GnArg *open;
  GArray      *value;   /* gint16 */
  GnMoveList   fit;
  GnSay        why;
} GnWays;

/* Initialize with g_auto (GnWays) ways = { 0 }; each call clears the previous contents. */
void gn_ways_clear (GnWays *ways);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GnWays, gn_ways_clear)

/** gn_moves_ways: finds the legal moves of @state that fit @partial, whose arguments may be GN_OPEN */
void gn_moves_ways (const GnMatch *match, gconstpointer state, const GnMove *partial, GnWays *ways);

/**
 * GnLister:
 *
 * Helps legal() to try candidates. It lists each move that check() accepts, so that the two cannot disagree.
 */
typedef struct {
  const GnMatch *match;
  gconstpointer  state;
  GnMoveList    *list;
} GnLister;

/** gn_lister_offer: lists @move if the game's check() accepts it. Returns: whether it does */
gboolean gn_lister_offer (GnLister *lister, const GnMove *move);
/** gn_lister_offer_plain: as gn_lister_offer(), with a move of @verb without arguments */
gboolean gn_lister_offer_plain (GnLister *lister, int seat, guint verb);

/** gn_moves_parts: appends the parts of @whole (GnGame.take_apart), or @whole itself if it is no whole */
void gn_moves_parts (const GnMatch *match, gconstpointer state, const GnMove *whole, GnMoveList *parts);

/** gn_moves_of_thing: the legal moves of @seat that name @thing in any argument */
void gn_moves_of_thing (const GnMatch *match, gconstpointer state, int seat, GnThing thing, GnMoveList *list);

/** gn_move_fits: returns whether @move agrees with @partial in every slot that is not open */
gboolean gn_move_fits (const GnGame *game, const GnMove *partial, const GnMove *move);

/**
 * gn_moves_that_fit:
 * @legal: what legal() lists
 *
 * Appends the legal moves that fit @partial to @fit. Its figure need not be one of those that legal() lists.
 */
void gn_moves_that_fit (const GnMatch *match, gconstpointer state, const GnMoveList *legal, const GnMove *partial,
                        GnMoveList *fit);

/** gn_move_is_open: returns whether any argument of @move is GN_OPEN (for a list or bag its first slot) */
gboolean gn_move_is_open (const GnGame *game, const GnMove *move);

/** gn_move_open: sets @move to @verb by @seat with every argument open */
void gn_move_open (const GnGame *game, GnMove *move, int seat, guint verb);

/**
 * gn_move_from_spec:
 * @spec: a verb's id and its arguments, as in a .ui file or a widget: "buy type=ruby n=3". Things are ids, lists use
 *   commas ("wild=ruby,ruby"), bags are "own=ruby:2,emerald:1"; "own=" is an empty one, "own=-" is GN_NONE. Missing
 *   arguments are GN_OPEN. "@2 play card=rake" is by seat 2, regardless of @seat
 *
 * Returns: FALSE with @error naming the wrong word
 */
gboolean gn_move_from_spec (const GnMatch *match, int seat, const char *spec, GnMove *move, GError **error);
/** gn_move_to_spec: the inverse; (transfer full) */
char    *gn_move_to_spec   (const GnMatch *match, const GnMove *move);

/**
 * gn_move_hash: for hash tables of moves
 *
 * gn_move_normalise: sets unused slots to GN_NONE; see #GnArg
 */
guint gn_move_hash (gconstpointer move);
void  gn_move_normalise (const GnGame *game, GnMove *move);

/* Moves as JSON, in two forms.
 *
 * The protocol uses an object, {"seat":0,"verb":"buy","type":"ruby","n":3}. A thing is its id (a seat its number), a
 * list an array, a bag an object of counts or an array with repeats, and null is none. Missing arguments are GN_OPEN
 * (but GN_NONE if the argument is optional and not usual).
 *
 * The record uses an array, [0,"buy","ruby",3], with the arguments in order and null for none. It is parsed
 * strictly. Nulls at the end are left out when writing, but allowed when reading. */
/**
 * gn_move_to_json: (transfer full)
 *
 * gn_move_from_json: FALSE with @error (%GN_MOVE_ERROR) naming the part that cannot be read; @move is then undefined
 */
JsonNode *gn_move_to_json   (const GnMatch *match, const GnMove *move);
gboolean  gn_move_from_json (const GnMatch *match, JsonNode *node, GnMove *move, GError **error);
/**
 * gn_move_to_line: appends @move to @line
 *
 * gn_move_from_line: as gn_move_from_json()
 */
void      gn_move_to_line   (const GnMatch *match, const GnMove *move, GString *line);
gboolean  gn_move_from_line (const GnMatch *match, JsonNode *node, GnMove *move, GError **error);
/**
 * gn_moves_from_text:
 * @text: an array of moves as gn_move_to_line() writes them, without a NUL at the end; must be valid JSON
 * @moves: (element-type GnMove): the moves are appended to it
 *
 * The fast path for the many lines of a record.
 *
 * Returns: FALSE if anything has another form or is not known here; gn_move_from_line() then says what
 */
gboolean  gn_moves_from_text (const GnMatch *match, const char *text, gsize length, GArray *moves);

#define GN_MOVE_ERROR (gn_move_error_quark ())
GQuark gn_move_error_quark (void);
typedef enum { GN_MOVE_ERROR_VERB, GN_MOVE_ERROR_ARGUMENT, GN_MOVE_ERROR_VALUE, GN_MOVE_ERROR_SEAT } GnMoveError;

G_END_DECLS
