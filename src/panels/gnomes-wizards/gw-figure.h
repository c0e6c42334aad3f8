/* gw-figure.h: the figure of a unit of Gnômes & Wizards: disc, ring of HP, defense, seat and counters
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
 * A unit's disc in its tribe's color with its clan's symbol, its HP as a ring, and its seat's shape. Below the disc
 * is a plate with HP and defense; at the upper right are the unit's counters, each in the color of its ring. The
 * figure is only a picture: the widget around it has the description.
 */
#define GW_TYPE_FIGURE (gw_figure_get_type ())
G_DECLARE_FINAL_TYPE (GwFigure, gw_figure, GW, FIGURE, GtkWidget)

/** gw_figure_new: @size: of the square around the figure; @plate: TRUE for the plate with HP and defense and the
 * seat's shape */
GtkWidget *gw_figure_new (int size, gboolean plate);
/** gw_figure_set: shows a unit in @state; a unit that is not on the board is a shadow, a dead one is crossed out */
void       gw_figure_set (GwFigure *self, const GnMatch *match, const GwState *state, int unit);

/** gw_figure_set_size: sets another size, for a crowd on one tile */
void       gw_figure_set_size (GwFigure *self, int size);

/* How the board paints units, for other widgets that paint them in the same way. */

/** GwFigureLook: everything that the picture of a unit depends on */
typedef struct {
  int     unit;
  const char *sign;               /* piece for its symbol */
  int     paint;                  /* paint of its seat (gn_pieces_paint()); -1: nobody's */
  int     hp, max_hp, def;
  int     status;
  int     counter[GW_N_COUNTERS]; /* 1 + paint of the seat of its ring; 0: no such counter */
  gboolean chosen;
  gboolean done;                  /* in this turn */
  gboolean tired;
  gboolean plate;
  gboolean shape;                 /* show its seat's shape at the upper left */
} GwFigureLook;

/** gw_figure_set_look: @look: has to be zeroed before it is filled, because it is compared byte by byte */
void       gw_figure_set_look (GwFigure *self, const GwFigureLook *look);
/** gw_figure_look: fills @look for a unit in @state, with plate and shape */
void       gw_figure_look     (GwFigureLook *look, const GnMatch *match, const GwState *state, int unit);
/** gw_figure_snapshot: @x, @y: the middle of the disc; @radius: of the disc, without the ring */
void gw_figure_snapshot (
  GtkWidget *widget, GtkSnapshot *snapshot, const GwFigureLook *look, double x, double y, double radius);
/** gw_unit_sign: the piece for the symbol that the set gives a unit, or for the symbol of its slot; gw_tribe_piece,
 * gw_counter_piece: the pieces for values of the domains; (transfer none) */
const char *gw_unit_sign      (const GnMatch *match, int unit);
const char *gw_tribe_piece    (int tribe);
const char *gw_counter_piece  (int counter);
/** gw_pips_new: the crystals on an ability, out of its cost; gw_pips_set updates them. Two flat ones are hardly higher
 * than one that is small */
typedef enum { GW_PIPS_LARGE, GW_PIPS_SMALL, GW_PIPS_FLAT } GwPips;
GtkWidget  *gw_pips_new       (GwPips size);
void        gw_pips_set       (GtkWidget *pips, int crystals, int cost);

G_END_DECLS
