/* rise-view-union.h: view of the Gnome Union for a panel: the card on the table and the tiles its current step
 * considers (RISE-195)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-state.h"

G_BEGIN_DECLS

/** RiseLine: the state of a line of the card: still ahead, being resolved, done, found impossible, no longer needed */
typedef enum { RISE_LINE_AHEAD, RISE_LINE_NOW, RISE_LINE_DONE, RISE_LINE_FAILED, RISE_LINE_SKIPPED } RiseLine;

/**
 * RiseGnomeCardView: a Gnome card
 * @card: -1: none; @seat: its player (cutthroat), else -1; @number, @of: its place among this turn's cards: 3 of 5
 * @way, @type: the dragon's line, -1: not entered; @action, @n_types: -1: not entered; @types: left to right;
 *   @n_icons: -1: not entered
 * @line: RiseLine of the dragon's line, then of the three actions; all RISE_LINE_AHEAD for a card that is not on the
 *   table
 */
typedef struct {
  gint8    card;
  gint8    seat;
  guint8   number, of;
  gint8    way, type;
  gint8    action[3];
  gint8    n_types[3];
  guint8   types[3][RISE_LIST];
  gint8    n_icons;
  guint8   icon[RISE_N_ICONS];
  guint8   line[4];
  RiseMark mark;
} RiseGnomeCardView;

/** rise_view_gnome_card: describes the card on the table. Returns: FALSE if there is none */
gboolean rise_view_gnome_card (const GnMatch *match, const RiseState *state, RiseGnomeCardView *view);
/** rise_view_gnome: describes any Gnome card of the set, as printed */
void     rise_view_gnome      (const GnMatch *match, int card, RiseGnomeCardView *view);

/** RiseVerdict: how a step judges a tile. PASSED: eligible, but another tile comes first (dashed); TIED: the seat
 * chooses among these; CHOSEN: go-on takes it */
typedef enum { RISE_NOT_LOOKED_AT, RISE_REJECTED, RISE_PASSED, RISE_TIED, RISE_CHOSEN } RiseVerdict;

#define RISE_STEP_REASONS 24

/**
 * RiseStepView: what the current step considers, before it is carried out
 * @step: RiseUnionStep; @action: its RiseUnion, -1: the dragon
 * @verdict: by place: RiseVerdict; @why: the reason for a rejected tile, such as "G4: the dragon is there" (else text
 *   0)
 * @type_at: index from 0 of the type in the list that decides; -1: none
 * @chosen: the tile that go-on takes, -1: none, or a choice is open; @chooser: the seat that breaks the tie (prompt),
 *   -1: none
 * @icon: the icon that decides, RISE_ICON_OPEN: no icon does
 * @put: cubes that go onto @chosen, +n; @taken: players' cubes that leave it; @brewery: a Gnome brewery goes there;
 *   @caravan: where single cubes go from @chosen
 * @points: points for the Gnomes
 * @ask_icon: the tile whose icon has to be entered first, -1: none; @teach: the part of the card that has to be
 *   taught first (sentence), text 0: none
 * @n_reasons, @reason: the facts that go-on will record (5.16), in order
 */
typedef struct {
  guint8   step;
  gint8    action;
  guint8   verdict[RISE_TILES];
  GnSay    why[RISE_TILES];
  gint8    type_at;
  gint8    chosen;
  gint8    chooser;
  guint8   icon;
  guint8   put, taken;
  gboolean brewery;
  guint64  caravan;
  guint8   points;
  gint8    ask_icon;
  GnSay    teach;
  guint    n_reasons;
  GnSay    reason[RISE_STEP_REASONS];
} RiseStepView;

/** rise_view_step: describes the current step of the card on the table. Returns: FALSE if no step is due; TRUE, with
 * partial figures, during rampages, reveals and choices of victims and caravans */
gboolean rise_view_step (const GnMatch *match, const RiseState *state, RiseStepView *view);

G_END_DECLS
