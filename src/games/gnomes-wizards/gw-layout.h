/* gw-layout.h: the shape of a board by itself: drawn, turned, judged (Shape It Up, GW-189, GW-021)
 *
 * What a board must have is refused with its figures; what it had better have is advice. Both are worked out here, for
 * the match that begins and for the editor.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/story.h"
#include "gw-set.h"

G_BEGIN_DECLS

/** GwSpot: what lies on a place, as bits; 0: nothing */
typedef enum {
  GW_SPOT_TILE = 1 << 0,
  GW_SPOT_B = 1 << 1,      /* of side B, else of A; with an odd number of tribes there are no sides */
  GW_SPOT_MINE = 1 << 2,
  GW_SPOT_DEAD = 1 << 3,   /* always flipped (GW-015): of neither side */
  GW_SPOT_START = 1 << 4,
} GwSpot;

/** GwLayout: a board's shape; @at: by place (%GW_DOMAIN_PLACE) */
typedef struct {
  guint8 tribes;
  guint8 at[GW_PLACES];
} GwLayout;

#define gw_layout_has_sides(layout) ((layout)->tribes % 2 == 0)

void      gw_layout_from_board (GwLayout *layout, const GwBoard *board);
/** gw_layout_to_board: Returns: FALSE: more tiles than a board has places (%GW_CELLS); @board holds nothing then */
gboolean  gw_layout_to_board   (const GwLayout *layout, GwBoard *board);
/** gw_layout_to_json: as a component of the family of layouts, moved to the least coordinates
 * there are; without id. (transfer full) */
JsonNode *gw_layout_to_json    (const GwLayout *layout, const char *name);
/** gw_place_corners: the sums of the corners' coordinates: three times the middle, and 1 or 2 more than a
 * multiple of 3 as it points up or down */
void      gw_place_corners     (int place, int corners[2]);
/** gw_layout_corners: the @sum of those of all its places. Returns: how many these are; three
 * times as many divide it to the middle */
int       gw_layout_corners    (const GwLayout *layout, int sum[2]);
guint     gw_layout_count      (const GwLayout *layout, guint8 with, guint8 without);

/* ---- Turning ---- */

/**
 * GwTurn: a turn, mirror or shift of the lattice that lays every triangle on a triangle
 *
 * It takes the corner (i, j) to (@m[0] i + @m[1] j + @t[0], @m[2] i + @m[3] j + @t[1]).
 */
typedef struct {
  gint8 m[4];
  gint8 t[2];
} GwTurn;

/** gw_turn: by @sixths of a full turn to the left, then mirrored top to bottom
 * where @mirrored; round the corner (0, 0) */
GwTurn gw_turn       (guint sixths, gboolean mirrored);
/** gw_turn_place: where @place comes to lie, or -1: outside of all coordinates */
int    gw_turn_place (const GwTurn *turn, int place);
/** gw_turn_is_mirror: does it turn the board over? */
gboolean gw_turn_is_mirror (const GwTurn *turn);
/**
 * gw_layout_symmetry:
 * Finds how the board is laid on itself so that nobody sits better: side A on B and B on A, or with three tribes by a
 * third round, mines on mines and start tiles on start tiles. Returns: FALSE: it is not
 */
gboolean gw_layout_symmetry (const GwLayout *layout, GwTurn *turn);

/* ---- Judging ---- */

typedef enum { GW_JUDGED_FINE, GW_JUDGED_ADVICE, GW_JUDGED_FAULT } GwVerdict;

/** GwFinding: what was looked at: @say as a sentence, with its clause; @at: places it
 * is about, as GwLayout.at: 1 where it is */
typedef struct {
  GwVerdict verdict;
  GnSay     say;
  guint8    at[GW_PLACES];
} GwFinding;

#define GW_FINDINGS 12

/** gw_layout_judge: everything that is looked at, what must be before what had better be. Returns: how many */
guint    gw_layout_judge (const GwLayout *layout, GwFinding findings[GW_FINDINGS]);
/** gw_board_check: FALSE with @why: the first thing that a board must have and this one has not */
gboolean gw_board_check  (const GwBoard *board, GnSay *why);
/** gw_layout_starts: the tiles of @side (0, 1) that are furthest from the other side, two to four where that
 * comes out so (GW-024). Returns: how many */
guint    gw_layout_starts (const GwLayout *layout, guint side, gint16 places[GW_CELLS]);

G_END_DECLS
