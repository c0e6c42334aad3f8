/* rise-scene.h: the data that all views of Rise of the Gnomes show, read once for each moment
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"
#include "games/rise/rise-view-union.h"
#include "games/rise/rise-view.h"

G_BEGIN_DECLS

/**
 * RiseScene: a moment as the viewer of a panel may see it
 * @panel: the panel whose viewer it is; %NULL for the second screen, where nothing can be done
 * @present: TRUE if the moment is now, so that moves can be made
 * @asked: the seat that decides now; -1: nobody at the table
 * @unlocks: the seat that has an upgrade token to place, or -1
 * @waits: the app waits for the order to go on, or to draw
 * @goes_on: the host announces each automatic step
 * @has_gnome: a Gnome card is on the table
 * @has_step: a step of that card is due
 * @rampages: a rampage is going on
 */
typedef struct {
  GnPanel          *panel;
  const GnMatch    *match;
  const RiseState  *state;
  gboolean          present;
  int               n_seats;
  int               asked;
  int               unlocks;
  gboolean          waits;
  gboolean          goes_on;
  gboolean          over;
  RiseSeatView      seat[RISE_SEATS];
  RiseGnomesView    gnomes;
  RiseIncome        income[RISE_OWNERS];
  RiseWatch         watch;
  RiseDragonView    dragon;
  RiseCardView      card[RISE_CARDS_UP];
  RiseGroupView     group[RISE_N_ACTIONS];   /* prices for @asked */
  RiseOfferView     offer;
  RiseRampageView   rampage;
  gboolean          rampages;
  gboolean          has_gnome;
  RiseGnomeCardView gnome;
  gboolean          has_step;
  RiseStepView      step;
} RiseScene;

/** rise_scene_read: see GnPanelClass.read */
void        rise_scene_read     (gpointer data, GnPanel *panel, const GnMatch *match, gconstpointer shown);
/** rise_standing: the standing() of the panel and of the second screen */
void rise_standing (GnPanel *panel, gconstpointer state, int seat, int *points, int *goal, int *left, int *all,
                    int *extra);

/* Words and pictures that every view needs. Names are (transfer full), pieces (transfer none). */
/** rise_owner_name: a seat's name, or the name of the Gnomes */
char       *rise_owner_name     (const GnMatch *match, int owner);
/** rise_owner_token: a seat's token, or the gnome; @size: of the token */
GtkWidget  *rise_owner_token    (const GnMatch *match, int owner, int size);
const char *rise_action_piece   (int action);
const char *rise_union_piece    (int action);
char       *rise_action_name    (const GnMatch *match, int action);
/** rise_short_action: an action in one word: "Delivery"; (transfer none), translated */
const char *rise_short_action   (int action);
/** rise_name: the name of a component or value of @domain; (transfer full) */
char       *rise_name           (const GnMatch *match, int domain, int value);
const char *rise_id             (const GnMatch *match, int domain, int value);
/** rise_signed: a number with its sign: "+3", "−1", "0" */
char       *rise_signed         (int n);
/** rise_each: the owner in row @k of a list of all owners: seats first, then the Gnomes; -1 after the last */
int         rise_each           (const RiseScene *scene, int k);
/** rise_mark_new: the letter that marks a placeholder value; @words: from rise_mark_text() */
GtkWidget  *rise_mark_new       (const char *words);

G_END_DECLS
