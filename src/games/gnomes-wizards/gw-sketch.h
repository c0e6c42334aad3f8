/* gw-sketch.h: a board while it is drawn: put, move, mirror, undo (Shape It Up, GW-189)
 *
 * The editor's model: no widget, no file. What a board must have may be missing
 * while it is drawn (gw-layout.h judges it).
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-layout.h"

G_BEGIN_DECLS

typedef struct _GwSketch GwSketch;

/** GwTool: what an entry on a place does: with @GW_TOOL_A and @GW_TOOL_B it puts a tile of that side,
 * gives one of the other side to it, or takes one of this side away; the others turn a mark of a tile on
 * or off, and put a tile first where none lies */
typedef enum { GW_TOOL_A, GW_TOOL_B, GW_TOOL_MINE, GW_TOOL_START, GW_TOOL_DEAD, GW_N_TOOLS } GwTool;

/** GwPairing: what is done to a tile is done to its partners too: turned by half, or mirrored, they are of the other
 * side; with three tribes they lie a third of a turn further */
typedef enum {
  GW_PAIR_NONE, GW_PAIR_TURNED, GW_PAIR_LEFT_RIGHT, GW_PAIR_TOP_BOTTOM, GW_PAIR_THIRDS, GW_N_PAIRINGS
} GwPairing;

/** GwChange: what is done to the whole board */
typedef enum {
  GW_CHANGE_TURN,          /* by a sixth, to the left */
  GW_CHANGE_LEFT_RIGHT,    /* mirrored */
  GW_CHANGE_TOP_BOTTOM,
  GW_CHANGE_EXCHANGE,      /* A becomes B and B becomes A */
  GW_CHANGE_COPY,          /* B becomes what the pairing makes of A; of three parts, what it makes of the top one */
  GW_CHANGE_STARTS,        /* the start tiles are those furthest from the other side */
  GW_CHANGE_CLEAR,
} GwChange;

/** gw_sketch_new: @start: (nullable): laid in the middle of the lattice, else
 * nothing lies there yet; @tribes: without it */
GwSketch       *gw_sketch_new    (const GwLayout *start, guint tribes);
void            gw_sketch_free   (GwSketch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GwSketch, gw_sketch_free)

const GwLayout *gw_sketch_layout (const GwSketch *self);
/** gw_sketch_is_room: is this place one that can be drawn on? */
gboolean        gw_sketch_is_room (const GwSketch *self, int place);
/** gw_sketch_changed: is it another board than it began as? */
gboolean        gw_sketch_changed (const GwSketch *self);
/** gw_sketch_name_of: "u2.1", as the place is called once the board is saved; "u-1.0" next to it. (transfer full) */
char           *gw_sketch_name_of (const GwSketch *self, int place);

/* Entries. Each returns FALSE where nothing could be done: it would reach beyond
 * the lattice, or there was nothing to do. */
gboolean        gw_sketch_put    (GwSketch *self, int place, GwTool tool);
/** gw_sketch_take: the tile there, and its partners */
gboolean        gw_sketch_take   (GwSketch *self, int place);
/** gw_sketch_move: a tile with its marks; what lies at @to comes to @from */
gboolean        gw_sketch_move   (GwSketch *self, int from, int to);
gboolean        gw_sketch_change (GwSketch *self, GwChange change);
/** gw_sketch_set_tribes: to or from three the tiles lose their sides, or the
 * lower half becomes A and the upper one B */
gboolean        gw_sketch_set_tribes (GwSketch *self, guint tribes);

/** gw_sketch_pair: from now on; the axis or middle is where the board fits best. With an odd number of
 * tribes only none and thirds do anything */
void            gw_sketch_pair    (GwSketch *self, GwPairing pairing);
GwPairing       gw_sketch_pairing (const GwSketch *self);
/** gw_sketch_partner: the next partner of a place, or -1: none, or beyond the
 * lattice; @place itself where it is its own */
int             gw_sketch_partner (const GwSketch *self, int place);
/** gw_sketch_axis: the middle of the pairing as corners' coordinates (gw-layout.h, i + j/2 to
 * the right). FALSE: there is no pairing */
gboolean        gw_sketch_axis    (const GwSketch *self, double *i, double *j);

gboolean        gw_sketch_can_undo (const GwSketch *self);
gboolean        gw_sketch_can_redo (const GwSketch *self);
gboolean        gw_sketch_undo     (GwSketch *self);
gboolean        gw_sketch_redo     (GwSketch *self);

G_END_DECLS
