/* moves.h: open arguments, wholes and sentences: what the middle layer does with a list of legal moves
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "match.h"

G_BEGIN_DECLS

/**
 * GnWays:
 * @ways: how many legal moves fit the partial one
 * @settled: there is nothing to ask: it is exactly one, or all open arguments that are left are usual
 * @only: the move that is meant, when @settled
 * @open: the first argument, as said in order, in which those moves still differ, or %NULL. When @settled it is the
 *   first usual one, for a face that offers the choice all the same
 * @value: for a thing or number: its values among those moves, in table order
 * @fit: (element-type GnMove): the moves themselves
 * @why: when @ways is 0: of the refusals for each value, the last in the order of refusals
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

/* Begin with g_auto (GnWays) ways = { 0 }; each call clears what was there before. */
void gn_ways_clear (GnWays *ways);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GnWays, gn_ways_clear)

/** gn_moves_ways: looks @partial (arguments may be GN_OPEN) up among the legal moves of @state */
void gn_moves_ways (const GnMatch *match, gconstpointer state, const GnMove *partial, GnWays *ways);

/**
 * GnLister:
 * What a game's legal() tries candidates with: what check() takes is listed, so that the two cannot
 * differ. */
typedef struct {
  const GnMatch *match;
  gconstpointer  state;
  GnMoveList    *list;
} GnLister;

/** gn_lister_offer: lists @move if the game's check() takes it. Returns: whether it does */
gboolean gn_lister_offer (GnLister *lister, const GnMove *move);
/** gn_lister_offer_plain: the same with a move of @verb that has no arguments */
gboolean gn_lister_offer_plain (GnLister *lister, int seat, guint verb);

/** gn_moves_of_thing: the legal moves of @seat that name @thing in any argument */
void gn_moves_of_thing (const GnMatch *match, gconstpointer state, int seat, GnThing thing, GnMoveList *list);

/** gn_move_fits: does @move agree with @partial in every slot that is not open? */
gboolean gn_move_fits (const GnGame *game, const GnMove *partial, const GnMove *move);

/** gn_move_is_open: is any argument of @move GN_OPEN? (Of a list or bag its first slot tells.) */
gboolean gn_move_is_open (const GnGame *game, const GnMove *move);

/** gn_move_open: makes @move one of @verb with every argument open */
void gn_move_open (const GnGame *game, GnMove *move, int seat, guint verb);

/**
 * gn_move_from_spec:
 * @spec: a verb's id and its arguments as a .ui file or a widget writes them: "buy type=ruby n=3"; things
 *   by id, lists with commas ("wild=ruby,ruby"), bags as "own=ruby:2,emerald:1"; "own=" is the empty one, "own=-" says
 *   that there is none (GN_NONE); arguments not named are GN_OPEN. "@2 play card=rake" is said by seat 2, whatever
 * @seat is Returns: FALSE with @error naming the word
 */
gboolean gn_move_from_spec (const GnMatch *match, int seat, const char *spec, GnMove *move, GError **error);
/** gn_move_to_spec: the inverse; (transfer full) */
char    *gn_move_to_spec   (const GnMatch *match, const GnMove *move);

/** gn_move_hash, for tables of moves; gn_move_normalise: unused slots to GN_NONE, see GnArg */
guint gn_move_hash (gconstpointer move);
void  gn_move_normalise (const GnGame *game, GnMove *move);

/* Moves as JSON: the protocol's object {"seat":0,"verb":"buy","type":"ruby","n":3}: a thing is its id (a seat its
 * number), a list an array, a bag an object of counts or an array with repeats, null none; what is left out is GN_OPEN
 * (but GN_NONE where the argument is optional and not usual). And the record's array [0,"buy","ruby",3], the arguments
 * in order, null for none, read strictly; nulls at the end are left out, and need not be. */
/** gn_move_to_json: (transfer full); gn_move_from_json: FALSE with @error (%GN_MOVE_ERROR) naming what cannot be read,
 * and @move undefined */
JsonNode *gn_move_to_json   (const GnMatch *match, const GnMove *move);
gboolean  gn_move_from_json (const GnMatch *match, JsonNode *node, GnMove *move, GError **error);
/** gn_move_to_line: appends to @line; gn_move_from_line: as gn_move_from_json() */
void      gn_move_to_line   (const GnMatch *match, const GnMove *move, GString *line);
gboolean  gn_move_from_line (const GnMatch *match, JsonNode *node, GnMove *move, GError **error);
/**
 * gn_moves_from_text:
 * @text: an array of moves as gn_move_to_line() writes them, not ended by a NUL; it is JSON
 * @moves: (element-type GnMove): they are added to it
 *
 * The quick way for the many lines of a record. Returns: FALSE if anything is not written in just that way, or is not
 * known here; gn_move_from_line() then tells what it is
 */
gboolean  gn_moves_from_text (const GnMatch *match, const char *text, gsize length, GArray *moves);

#define GN_MOVE_ERROR (gn_move_error_quark ())
GQuark gn_move_error_quark (void);
typedef enum { GN_MOVE_ERROR_VERB, GN_MOVE_ERROR_ARGUMENT, GN_MOVE_ERROR_VALUE, GN_MOVE_ERROR_SEAT } GnMoveError;

G_END_DECLS
