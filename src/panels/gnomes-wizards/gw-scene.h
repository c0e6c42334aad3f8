/* gw-scene.h: the data that all views of Gnômes & Wizards show, read once for each moment
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"
#include "games/gnomes-wizards/gw-view.h"

G_BEGIN_DECLS

/**
 * GwScene: a moment as the viewer of a panel may see it
 * @panel: the panel whose viewer it is; %NULL for the second screen, where nothing can be done
 * @present: TRUE if the moment is now, so that moves can be made
 * @asked: the seat that decides now; -1: nobody at the table
 * @waits: the app waits for the order to go on, or to roll
 * @unit, @clan: by unit; for units that are not in play only the seat (-1) is set
 * @window: what is suspended
 */
typedef struct {
  GnPanel       *panel;
  const GnMatch *match;
  const GwState *state;
  gboolean       present;
  int            n_seats;
  int            asked;
  gboolean       waits;
  gboolean       over;
  GwViewUnit     unit[GW_UNITS];
  GwViewClan     clan[GW_UNITS];
  GwViewWindow   window;
} GwScene;

/** gw_scene_read: see GnPanelClass.read */
void        gw_scene_read    (gpointer data, GnPanel *panel, const GnMatch *match, gconstpointer shown);
/** gw_standing: the standing() of the panel and of the second screen */
void gw_standing (GnPanel *panel, gconstpointer state, int seat, int *points, int *goal, int *left, int *all,
                  int *extra);

/* Words and pictures that every view needs. Names are (transfer full), pieces (transfer none). */
/** gw_unit_paint: the paint of the seat that plays the unit; -1: nobody plays it */
int         gw_unit_paint    (const GwScene *scene, int unit);
/** gw_name: the name of a component or value of @domain */
char       *gw_name          (const GnMatch *match, int domain, int value);
const char *gw_id            (const GnMatch *match, int domain, int value);
/** gw_unit_name: a unit's name: "Rillrunners" */
char       *gw_unit_name     (const GnMatch *match, int unit);
/** gw_ability_name: the name printed on the clan card or the learned card; the unit's name where it is not known yet */
char       *gw_ability_name  (const GwScene *scene, int ability);
/** gw_ability_words: the sentence printed on the card, or %NULL if it is not known */
char       *gw_ability_words (const GwScene *scene, int ability);
/** gw_die_new: a die. Black dice are the four that each player has; pink ones come with the clans. They have the same
 * faces unless the table says otherwise */
GtkWidget  *gw_die_new       (int size);
/** gw_die_set: @face: GwFace; -1: not rolled; @rolls: animate a roll to the face, where motion is wanted */
void        gw_die_set       (GtkWidget *die, int face, gboolean pink, gboolean rolls);

G_END_DECLS
