/* gw-sketch.h: a board being drawn: put, move, mirror, undo (Shape It Up, GW-189)
 *
 * This is the model of the editor, without widgets and files. While it is drawn, a board may break the rules for
 * finished boards (gw-layout.h judges it).
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-layout.h"

G_BEGIN_DECLS

typedef struct _GwSketch GwSketch;

/** GwTool: what an entry on a place does. @GW_TOOL_A and @GW_TOOL_B put a tile of that side, change a tile of the
 * other side to it, or remove a tile of this side. The other tools turn a mark of a tile on or off; if there is no
 * tile, they put one first. */
typedef enum { GW_TOOL_A, GW_TOOL_B, GW_TOOL_MINE, GW_TOOL_START, GW_TOOL_DEAD, GW_N_TOOLS } GwTool;

/** GwPairing: which partners of a tile change with it. Turned by half or mirrored, partners are on the other side;
 * with three tribes they are a third of a turn further. */
typedef enum {
  GW_PAIR_NONE, GW_PAIR_TURNED, GW_PAIR_LEFT_RIGHT, GW_PAIR_TOP_BOTTOM, GW_PAIR_THIRDS, GW_N_PAIRINGS
} GwPairing;

/** GwChange: a change to the whole board */
typedef enum {
  GW_CHANGE_TURN,          /* rotated by a sixth, to the left */
  GW_CHANGE_LEFT_RIGHT,    /* mirrored */
  GW_CHANGE_TOP_BOTTOM,
  GW_CHANGE_EXCHANGE,      /* A becomes B and B becomes A */
  GW_CHANGE_COPY,          /* B becomes the paired image of A; of three parts, the others become that of the top one */
  GW_CHANGE_STARTS,        /* the start tiles become those farthest from the other side */
  GW_CHANGE_CLEAR,
} GwChange;

/** gw_sketch_new: @start: (nullable): placed in the middle of the lattice, else the board is empty; @tribes: used if
 * there is no @start */
GwSketch       *gw_sketch_new    (const GwLayout *start, guint tribes);
void            gw_sketch_free   (GwSketch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GwSketch, gw_sketch_free)

const GwLayout *gw_sketch_layout (const GwSketch *self);
/** gw_sketch_is_room: whether the place can be drawn on */
gboolean        gw_sketch_is_room (const GwSketch *self, int place);
/** gw_sketch_changed: whether the board differs from the one at the start */
gboolean        gw_sketch_changed (const GwSketch *self);
/** gw_sketch_name_of: the name that the place will have once the board is saved, such as "u2.1"; a place beside the
 * board may have a negative number, "u-1.0". (transfer full) */
char           *gw_sketch_name_of (const GwSketch *self, int place);

/* Entries. Each returns FALSE if it was not possible: it would reach beyond the lattice, or it would change nothing. */
gboolean        gw_sketch_put    (GwSketch *self, int place, GwTool tool);
/** gw_sketch_take: removes the tile there, and its partners */
gboolean        gw_sketch_take   (GwSketch *self, int place);
/** gw_sketch_move: moves a tile with its marks; anything at @to moves to @from */
gboolean        gw_sketch_move   (GwSketch *self, int from, int to);
gboolean        gw_sketch_change (GwSketch *self, GwChange change);
/** gw_sketch_set_tribes: changes the number of tribes. To or from three, the tiles lose their sides, or the lower
 * half becomes A and the upper half B. */
gboolean        gw_sketch_set_tribes (GwSketch *self, guint tribes);

/** gw_sketch_pair: sets the pairing for later entries; the axis or center is where the board fits best. With an odd
 * number of tribes only none and thirds have an effect. */
void            gw_sketch_pair    (GwSketch *self, GwPairing pairing);
GwPairing       gw_sketch_pairing (const GwSketch *self);
/** gw_sketch_partner: the next partner of a place, -1: none, or it is beyond the lattice; returns @place if it is its
 * own partner */
int             gw_sketch_partner (const GwSketch *self, int place);
/** gw_sketch_axis: the center of the pairing in corner coordinates (gw-layout.h, i + j/2 to the right). Returns:
 * FALSE if there is no pairing */
gboolean        gw_sketch_axis    (const GwSketch *self, double *i, double *j);

gboolean        gw_sketch_can_undo (const GwSketch *self);
gboolean        gw_sketch_can_redo (const GwSketch *self);
gboolean        gw_sketch_undo     (GwSketch *self);
gboolean        gw_sketch_redo     (GwSketch *self);

G_END_DECLS
