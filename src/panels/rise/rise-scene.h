/* rise-scene.h: what the faces of Rise of the Gnomes show, read once for each moment
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
 * @panel: whose viewer; NULL for the big screen, where nothing can be done
 * @present: this is now: things can be done
 * @asked: the seat that decides now, -1: nobody at the table
 * @unlocks: the seat that has an upgrade token to place, -1
 * @waits: the app waits to be told to go on, or to draw; @goes_on: the host says each step of what follows
 * @has_gnome: a Gnome card is on the table; @has_step: a step of it is due; @rampages: a rampage is going on
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
  RiseGroupView     group[RISE_N_ACTIONS];   /* prices for who is asked */
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

/* Words and pictures that every face needs; names are (transfer full), pieces (transfer none). */
/** rise_owner_name: a seat's name, or what the Gnomes are called */
char       *rise_owner_name     (const GnMatch *match, int owner);
/** rise_owner_token: a seat's token, or the gnome; @size: of the token */
GtkWidget  *rise_owner_token    (const GnMatch *match, int owner, int size);
const char *rise_action_piece   (int action);
const char *rise_union_piece    (int action);
char       *rise_action_name    (const GnMatch *match, int action);
/** rise_short_action: one word: "Delivery"; (transfer none), translated */
const char *rise_short_action   (int action);
/** rise_name: of a component or value of @domain; (transfer full) */
char       *rise_name           (const GnMatch *match, int domain, int value);
const char *rise_id             (const GnMatch *match, int domain, int value);
/** rise_signed: "+3", "−1", "0" */
char       *rise_signed         (int n);
/** rise_each: the owner of the k-th row where all are listed: seats, then the Gnomes; -1 behind the last */
int         rise_each           (const RiseScene *scene, int k);
/** rise_mark_new: the letter that marks a value that is no more than a placeholder; @words: rise_mark_text() */
GtkWidget  *rise_mark_new       (const char *words);

G_END_DECLS
