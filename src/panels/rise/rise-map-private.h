/* rise-map-private.h: declarations shared by the files of the map
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/board.h"
#include "panels/layout/hover.h"
#include "rise-hex.h"
#include "rise-map.h"
#include "games/rise/rise-view-union.h"

G_BEGIN_DECLS

struct _RiseMap {
  GnContainer       parent_instance;

  GtkWidget     *board;             /* made for the current layout */
  GtkWidget     *tile[RISE_TILES];  /* spaces; NULL: not in use */
  GtkWidget     *face[RISE_TILES];
  GtkWidget     *under;             /* layer with marks and ways */
  GtkWidget     *over;              /* layer with crosses and plates */
  GtkWidget     *boat[RISE_BOATS];
  int            boat_at[RISE_BOATS];
  GtkWidget     *dragon;
  GtkWidget     *down;              /* how many tiles of each type are face down */
  GtkWidget     *card;              /* the tile looked at */
  GtkWidget     *parts;             /* parts of an unfinished move, and what can follow */

  /* The current view, for the layers. */
  guint64        layout;
  double         left, top;         /* middle of the drawing */
  int            columns;
  gboolean       small;             /* its corners are narrower than words */
  gboolean       known;
  RiseTileView   view[RISE_TILES];
  RiseDragonView reach;
  gboolean       has_step;
  RiseStepView   step;
  int            paint[RISE_SEATS];
  int            n_seats;
  char          *seat_name[RISE_SEATS];
  gint8          change[RISE_TILES][RISE_OWNERS];   /* cubes since the previous entry */
  gint8          change_breweries[RISE_TILES][RISE_OWNERS];
  double         settled;           /* 0 … 1; 1: what has just come is at rest */

  /* An unfinished move. */
  int            cut_owner;         /* -1: none */
  int            cut_tile;
  gboolean       cut_leaves;        /* cubes leave this tile for others */
  guint8         cut_n[RISE_TILES];
  guint8         cut_strike[RISE_OWNERS];

  /* The pending question. */
  GnPanel       *panel;             /* weak */
  char          *ask;
  char          *then;              /* question after a first tile has been clicked: "build tile=g1 from=%s" */
  int            first;             /* that first tile */
  guint64        chosen;            /* where several tiles are asked for in any order: those clicked */
  gboolean       tells[RISE_TILES]; /* what is printed there has to be entered */
  GtkPopover    *counts;            /* asks on a tile for numbers of cubes */
  gboolean       can[RISE_TILES];
  gboolean       things;            /* a click offers every move for a tile */
  char          *name[RISE_TILES];  /* accessible names as last set */
  gboolean       asks;              /* TRUE if at least one tile answers the question */
  char          *why[RISE_TILES];   /* for tiles that do not: the reason */
  gint8          path[RISE_TILES][RISE_MOST_STEPS];   /* the dragon's path to each tile, ended by -1 */

  int            party;             /* owner whose presence is shown; -1: none */
  RiseReach      near[RISE_TILES];  /* reach of that owner */

  GnHover        *hover;              /* keeps track of the place looked at */
};

/* rise-map.c */
void       rise_map_redraw     (RiseMap *self);

/* rise-map-ask.c */
void       rise_map_ask_clear  (RiseMap *self);
/** rise_map_ask_update: works out which tiles answer the question, and why the others do not */
void       rise_map_ask_update (RiseMap *self, const GnMatch *match);
/** rise_map_turns_up: face-down tiles that the asked move would turn up if entered with this tile (RISE-054) */
guint64    rise_map_turns_up   (RiseMap *self, int place);
/** rise_map_grab: moves the keyboard focus to a tile that answers the question. Returns: FALSE if there is none */
gboolean   rise_map_grab       (RiseMap *self);
/** rise_map_ask_back: undoes the click on a first tile. Returns: FALSE if there was none */
gboolean   rise_map_ask_back   (RiseMap *self);
void       rise_map_on_clicked (GtkWidget *tile, RiseMap *self);
/** rise_map_dim: dims tiles that do not answer the question, or tiles where the shown owner is not and cannot get */
void       rise_map_dim        (RiseMap *self);

/** rise_map_popup: opens @form on a tile */
void       rise_map_popup      (RiseMap *self, int place, GtkWidget *form);

/* rise-map-tell.c */
/** rise_map_can_tell: returns TRUE if the box deals and something printed on this tile has to be entered now */
gboolean   rise_map_can_tell   (RiseMap *self, int place);
/** rise_map_tell: opens the form for it. Returns: FALSE if nothing has to be entered */
gboolean   rise_map_tell       (RiseMap *self, int place);

/* rise-map-parts.c */
GtkWidget *rise_map_parts_new    (void);
void       rise_map_parts_update (RiseMap *self, const GnMatch *match, const RiseState *state);

/* rise-map-words.c */
/** rise_map_label: "DK", "G4"; a proper name, not translated */
void       rise_map_label      (int place, char label[8]);
/** rise_map_name: the accessible name of a tile; (transfer full) */
char      *rise_map_name       (RiseMap *self, const GnMatch *match, int place);
/** rise_map_owner_name: a seat's name, or the Gnomes; (transfer none) */
const char *rise_map_owner_name (RiseMap *self, int owner);
/** rise_map_list: the labels of tiles: "G5, Y8, DK"; (transfer full) */
char      *rise_map_list       (guint64 places);

/* rise-map-card.c */
GtkWidget *rise_map_down_new    (void);
void       rise_map_down_update (GtkWidget *down, const GnMatch *match, const RiseState *state);
GtkWidget *rise_map_card_new    (void);
/** rise_map_card_fold: the map has become small, or large again */
void       rise_map_card_fold   (RiseMap *self);
/** rise_map_card_update: shows the strengths on the tile looked at; with no tile, the dragon's reach */
void       rise_map_card_update (RiseMap *self, const GnMatch *match);

/* rise-map-marks.c */
void       rise_map_middle     (RiseMap *self, int place, double *x, double *y);
void       rise_map_draw_under (GnBoard *board, cairo_t *cr, gpointer map);
void       rise_map_draw_over  (GnBoard *board, cairo_t *cr, gpointer map);

G_END_DECLS
