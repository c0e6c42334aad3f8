/* rise-view-union.h: what a panel shows of the Gnome Union: the card on the table and what its step of now looks at
 * (RISE-195)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-state.h"

G_BEGIN_DECLS

/** RiseLine: a line of the card: still ahead, being resolved, done, found impossible, not needed any more */
typedef enum { RISE_LINE_AHEAD, RISE_LINE_NOW, RISE_LINE_DONE, RISE_LINE_FAILED, RISE_LINE_SKIPPED } RiseLine;

/**
 * RiseGnomeCardView: a Gnome card
 * @card: -1: none; @seat: cutthroat: whose it is, -1; @number of @of this turn: 3 of 5
 * @way, @type: the dragon's line, -1: not entered; @action, @n_types: -1: not entered; @types: left to right; @n_icons:
 *   -1: not entered
 * @line: the dragon's, then the three actions'; RISE_LINE_AHEAD throughout for a card that is not on the table
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

/** rise_view_gnome_card: the card on the table. Returns: FALSE where there is none */
gboolean rise_view_gnome_card (const GnMatch *match, const RiseState *state, RiseGnomeCardView *view);
/** rise_view_gnome: any Gnome card of the set, as it is printed */
void     rise_view_gnome      (const GnMatch *match, int card, RiseGnomeCardView *view);

/** RiseVerdict: what a step makes of a tile. PASSED: eligible, but another comes first (dashed); TIED: among these the
 * seat chooses; CHOSEN: go-on takes it */
typedef enum { RISE_NOT_LOOKED_AT, RISE_REJECTED, RISE_PASSED, RISE_TIED, RISE_CHOSEN } RiseVerdict;

#define RISE_STEP_REASONS 24

/**
 * RiseStepView: what the step of now looks at, before it is done
 * @step: RiseUnionStep; @action: RiseUnion of it, -1: the dragon
 * @verdict: by place: RiseVerdict; @why: the reason of a rejected one (text 0 else): "G4: the dragon is there"
 * @type_at: which type of the list decides, from 0; -1: none
 * @chosen: the tile that go-on takes, -1: none, or a choice is open; @chooser: who breaks the tie (prompt), -1
 * @icon: the icon that decides, RISE_ICON_OPEN: no icon does
 * @put: cubes that go onto @chosen, +n; @taken: players' cubes that leave it; @brewery: a Gnome brewery goes there;
 *   @caravan: where single cubes go from @chosen
 * @points: points for the Gnomes
 * @ask_icon: the tile whose icon has to be told first, -1; @teach: what of the card has to be told first (sentence),
 *   text 0
 * @n_reasons, @reason: the sentences that go-on will tell (5.16), in order
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

/** rise_view_step: of the card on the table. Returns: FALSE where no step is due (rampages, reveals and choices of
 * victims and caravans: TRUE, as far as they are) */
gboolean rise_view_step (const GnMatch *match, const RiseState *state, RiseStepView *view);

G_END_DECLS
