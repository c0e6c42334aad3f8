/* gw-layout.h: the shape of a board, apart from any match: drawing, turning, judging (Shape It Up, GW-189, GW-021)
 *
 * A board that breaks a rule is refused, with its figures. Features that make a board better are only advice. Both
 * are worked out here, for the start of a match and for the editor.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/story.h"
#include "gw-set.h"

G_BEGIN_DECLS

/** GwSpot: what is on a place, as bits; 0: nothing */
typedef enum {
  GW_SPOT_TILE = 1 << 0,
  GW_SPOT_B = 1 << 1,      /* of side B, else of A; with an odd number of tribes there are no sides */
  GW_SPOT_MINE = 1 << 2,
  GW_SPOT_DEAD = 1 << 3,   /* always flipped (GW-015), on neither side */
  GW_SPOT_START = 1 << 4,
} GwSpot;

/** GwLayout: the shape of a board; @at: GwSpot by place (%GW_DOMAIN_PLACE) */
typedef struct {
  guint8 tribes;
  guint8 at[GW_PLACES];
} GwLayout;

#define gw_layout_has_sides(layout) ((layout)->tribes % 2 == 0)

void      gw_layout_from_board (GwLayout *layout, const GwBoard *board);
/** gw_layout_to_board: makes a board. Returns: FALSE if there are more tiles than a board has places (%GW_CELLS);
 * @board is empty then */
gboolean  gw_layout_to_board   (const GwLayout *layout, GwBoard *board);
/** gw_layout_to_json: returns the layout as a component of the family of layouts, moved to the lowest possible
 * coordinates, without an id. (transfer full) */
JsonNode *gw_layout_to_json    (const GwLayout *layout, const char *name);
/** gw_place_corners: the sums of the coordinates of a place's corners. They are three times the center, and 1 or 2
 * more than a multiple of 3 as the place points up or down. */
void      gw_place_corners     (int place, int corners[2]);
/** gw_layout_corners: the @sum of gw_place_corners() over all places. Returns: the number of places; dividing @sum by
 * three times that number gives the center */
int       gw_layout_corners    (const GwLayout *layout, int sum[2]);
guint     gw_layout_count      (const GwLayout *layout, guint8 with, guint8 without);

/* ---- Turning ---- */

/**
 * GwTurn: a rotation, reflection or shift of the lattice that maps every triangle to a triangle
 *
 * It maps the corner (i, j) to (@m[0] i + @m[1] j + @t[0], @m[2] i + @m[3] j + @t[1]).
 */
typedef struct {
  gint8 m[4];
  gint8 t[2];
} GwTurn;

/** gw_turn: rotates by @sixths of a full turn to the left about the corner (0, 0), then reflects top to bottom if
 * @mirrored */
GwTurn gw_turn       (guint sixths, gboolean mirrored);
/** gw_turn_place: returns where @place is mapped to, or -1 if that is outside all coordinates */
int    gw_turn_place (const GwTurn *turn, int place);
/** gw_turn_is_mirror: whether it turns the board over */
gboolean gw_turn_is_mirror (const GwTurn *turn);
/**
 * gw_layout_symmetry:
 * Finds a symmetry of the board that makes it fair to all players. It maps side A to B and B to A, or with three
 * tribes rotates by a third; mines map to mines and start tiles to start tiles. Returns: FALSE if there is none
 */
gboolean gw_layout_symmetry (const GwLayout *layout, GwTurn *turn);

/* ---- Judging ---- */

typedef enum { GW_JUDGED_FINE, GW_JUDGED_ADVICE, GW_JUDGED_FAULT } GwVerdict;

/** GwFinding: one result of judging: @say: a sentence with its clause; @at: the places it is about, indexed as
 * GwLayout.at, 1 if included */
typedef struct {
  GwVerdict verdict;
  GnSay     say;
  guint8    at[GW_PLACES];
} GwFinding;

#define GW_FINDINGS 12

/** gw_layout_judge: judges everything about a layout, rules before advice. Returns: the number of findings */
guint    gw_layout_judge (const GwLayout *layout, GwFinding findings[GW_FINDINGS]);
/** gw_board_check: returns FALSE with @why for the first rule that the board breaks */
gboolean gw_board_check  (const GwBoard *board, GnSay *why);
/** gw_layout_starts: finds the tiles of @side (0, 1) that are farthest from the other side, two to four of them if
 * possible (GW-024). Returns: how many */
guint    gw_layout_starts (const GwLayout *layout, guint side, gint16 places[GW_CELLS]);

G_END_DECLS
