/* gather.h: figures that only a replay of a match can tell, declared by a game as data
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  GN_GATHER_END = 0,
  GN_GATHER_COURSE,   /* @field, with an index: its values when each value of the clock began (prices by round) */
  GN_GATHER_TAKEN,    /* facts @fact: a seat (gap "who") took @thing, and won with it or not */
  GN_GATHER_HELD,     /* @field, with an index, holds 1 + a seat: who had each thing at the end, and won or not */
  GN_GATHER_AMOUNT,   /* a number at the end: of @field, or the last @thing of the facts @fact or @undone, else 0 */
  GN_GATHER_CHANCE,   /* facts @fact: a seat (gap "who") had the chance @thing (permille); fact @came: it came true */
  GN_GATHER_START,    /* the seat in @field when it first held one: the start player */
  GN_GATHER_OTHERS,   /* how often a party won that is no seat: an automaton */
} GnGatherKind;

/**
 * GnGather:
 * @id: stable: "prices"; the table of the index has it
 * @title: N_("Prices by round"): the heading of the figure
 * @about: N_("one or two sentences"): what the figure means
 * @kind: how it is gathered and shown
 * @field: id of a field; see #GnGatherKind
 * @fact: id of facts; see #GnGatherKind
 * @thing: a gap of these facts
 * @undone: id of facts that take such a fact back, with the same gap; or %NULL
 * @came: id of the fact that tells that a chance came true
 *
 * A row of a table of data: whoever gathers it (src/history) knows no game. The page of a game shows the figures in the
 * order of the table. @title and @about of %GN_GATHER_START are not shown: each game has the same figure of the start
 * player.
 */
typedef struct {
  const char  *id;
  const char  *title;
  const char  *about;
  GnGatherKind kind;
  const char  *field;
  const char  *fact;
  const char  *thing;
  const char  *undone;
  const char  *came;
} GnGather;

G_END_DECLS
