/* gw-figure.h: a unit of Gnômes & Wizards: its disc with HP round it, defence, whose it is, what lies on it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "games/gnomes-wizards/gw-view.h"

G_BEGIN_DECLS

/**
 * GwFigure:
 *
 * The disc of a unit in its tribe's colour with its clan's symbol, its HP as a ring, its seat's shape; below it a plate
 * with HP and defence; at the upper right the counters on it, each in the colour of its ring. A picture: what it says
 * is said by what it stands in.
 */
#define GW_TYPE_FIGURE (gw_figure_get_type ())
G_DECLARE_FINAL_TYPE (GwFigure, gw_figure, GW, FIGURE, GtkWidget)

/** gw_figure_new: @size: of the square it stands in; @plate: with the plate of HP and defence and the seat's shape */
GtkWidget *gw_figure_new (int size, gboolean plate);
/** gw_figure_set: a unit as it stands; one that is not on the board is a shadow, a dead one crossed out */
void       gw_figure_set (GwFigure *self, const GnMatch *match, const GwState *state, int unit);

/** gw_figure_set_size: another size, for a crowd on one tile */
void       gw_figure_set_size (GwFigure *self, int size);

/* What the board paints of units itself, and others want to paint the same way. */

/** GwFigureLook: all that the picture of a unit is made from */
typedef struct {
  int     unit;
  const char *sign;               /* piece of its symbol */
  int     paint;                  /* of its seat (gn_pieces_paint()), -1: nobody's */
  int     hp, max_hp, def;
  int     status;
  int     counter[GW_N_COUNTERS]; /* 1 + paint of its ring's seat, 0: it lies not there */
  gboolean chosen;
  gboolean done;                  /* in this turn */
  gboolean tired;
  gboolean plate;
  gboolean shape;                 /* of its seat, at the upper left */
} GwFigureLook;

/** gw_figure_set_look: @look: zeroed before it was filled */
void       gw_figure_set_look (GwFigure *self, const GwFigureLook *look);
/** gw_figure_look: as it stands, with plate and shape */
void       gw_figure_look     (GwFigureLook *look, const GnMatch *match, const GwState *state, int unit);
/** gw_figure_snapshot: @x, @y: middle of the disc, @radius: of the disc, without the ring */
void gw_figure_snapshot (
  GtkWidget *widget, GtkSnapshot *snapshot, const GwFigureLook *look, double x, double y, double radius);
/** gw_unit_sign: the piece of the symbol that the set gives a unit, or that of its slot; gw_tribe_piece,
 * gw_counter_piece: of values of the domains; (transfer none) */
const char *gw_unit_sign      (const GnMatch *match, int unit);
const char *gw_tribe_piece    (int tribe);
const char *gw_counter_piece  (int counter);
/** gw_pips_new: crystals on an ability: so many of its cost; gw_pips_set paints it */
GtkWidget  *gw_pips_new       (gboolean large);
void        gw_pips_set       (GtkWidget *pips, int crystals, int cost);

G_END_DECLS
