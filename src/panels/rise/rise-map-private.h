/* rise-map-private.h: what the files of the map share
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

  GtkWidget     *board;             /* made for the layout that is shown */
  GtkWidget     *tile[RISE_TILES];  /* spaces; NULL: not in use */
  GtkWidget     *face[RISE_TILES];
  GtkWidget     *under;             /* layers: marks and ways */
  GtkWidget     *over;              /* crosses, plates */
  GtkWidget     *boat[RISE_BOATS];
  int            boat_at[RISE_BOATS];
  GtkWidget     *dragon;
  GtkWidget     *down;              /* how many of each type lie face down */
  GtkWidget     *card;              /* what is looked at */
  GtkWidget     *parts;             /* what has been said of a move half entered, and what can follow */

  /* What is shown, for the layers. */
  guint64        layout;
  double         left, top;         /* where the middle of the drawing lies */
  int            columns;
  gboolean       known;
  RiseTileView   view[RISE_TILES];
  RiseDragonView reach;
  gboolean       has_step;
  RiseStepView   step;
  int            paint[RISE_SEATS];
  int            n_seats;
  char          *seat_name[RISE_SEATS];
  gint8          change[RISE_TILES][RISE_OWNERS];   /* cubes since the entry before */
  gint8          change_breweries[RISE_TILES][RISE_OWNERS];
  double         settled;           /* 0 … 1: what has come has come to rest */

  /* A move half entered. */
  int            cut_owner;         /* -1: none */
  int            cut_tile;
  gboolean       cut_leaves;        /* cubes leave the tile for others */
  guint8         cut_n[RISE_TILES];
  guint8         cut_strike[RISE_OWNERS];

  /* What is asked. */
  GnPanel       *panel;             /* weak */
  char          *ask;
  char          *then;              /* what is asked after a first tile has been clicked: "build tile=g1 from=%s" */
  int            first;             /* that tile */
  guint64        chosen;            /* of several tiles in any order, those clicked */
  gboolean       tells[RISE_TILES]; /* what is printed there is to be told */
  GtkPopover    *counts;            /* asks for numbers of cubes, on a tile */
  gboolean       can[RISE_TILES];
  gboolean       things;            /* a click offers all that can be done with a tile */
  char          *name[RISE_TILES];  /* as said last */
  gboolean       asks;              /* at least one tile can */
  char          *why[RISE_TILES];   /* of those that cannot */
  gint8          path[RISE_TILES][RISE_MOST_STEPS];   /* of the dragon to a tile, -1 after its end */

  int            party;             /* whose presence is shown: an owner, -1: none */
  RiseReach      near[RISE_TILES];  /* of that party */

  GnHover        *hover;              /* which place is looked at */
};

/* rise-map.c */
void       rise_map_redraw     (RiseMap *self);

/* rise-map-ask.c */
void       rise_map_ask_clear  (RiseMap *self);
/** rise_map_ask_update: which tiles answer what is asked, and why the others do not */
void       rise_map_ask_update (RiseMap *self, const GnMatch *match);
/** rise_map_turns_up: what lies face down and would be turned up if the asked move were said with this tile (RISE-054)
 */
guint64    rise_map_turns_up   (RiseMap *self, int place);
/** rise_map_grab: the keyboard goes to a tile that answers what is asked. Returns: FALSE if there is none */
gboolean   rise_map_grab       (RiseMap *self);
/** rise_map_ask_back: takes a first tile back that has been clicked. Returns: FALSE if there was none */
gboolean   rise_map_ask_back   (RiseMap *self);
void       rise_map_on_clicked (GtkWidget *tile, RiseMap *self);
/** rise_map_dim: what is not asked about recedes, or where a party is not and cannot get */
void       rise_map_dim        (RiseMap *self);

/** rise_map_popup: @form, on a tile */
void       rise_map_popup      (RiseMap *self, int place, GtkWidget *form);

/* rise-map-tell.c */
/** rise_map_can_tell: the box deals, and something that is printed on this tile is to be told now */
gboolean   rise_map_can_tell   (RiseMap *self, int place);
/** rise_map_tell: opens the form for it. Returns: FALSE if nothing is to be told */
gboolean   rise_map_tell       (RiseMap *self, int place);

/* rise-map-parts.c */
GtkWidget *rise_map_parts_new    (void);
void       rise_map_parts_update (RiseMap *self, const GnMatch *match, const RiseState *state);

/* rise-map-words.c */
/** rise_map_label: "DK", "G4": a proper name */
void       rise_map_label      (int place, char label[8]);
/** rise_map_name: what assistive technology says of a tile; (transfer full) */
char      *rise_map_name       (RiseMap *self, const GnMatch *match, int place);
/** rise_map_owner_name: a seat's name, or the Gnomes; (transfer none) */
const char *rise_map_owner_name (RiseMap *self, int owner);
/** rise_map_list: "G5, Y8, DK"; (transfer full) */
char      *rise_map_list       (guint64 places);

/* rise-map-card.c */
GtkWidget *rise_map_down_new    (void);
void       rise_map_down_update (GtkWidget *down, const GnMatch *match, const RiseState *state);
GtkWidget *rise_map_card_new    (void);
/** rise_map_card_update: strengths of the tile looked at; with none the dragon's reach */
void       rise_map_card_update (RiseMap *self, const GnMatch *match);

/* rise-map-marks.c */
void       rise_map_middle     (RiseMap *self, int place, double *x, double *y);
void       rise_map_draw_under (GnBoard *board, cairo_t *cr, gpointer map);
void       rise_map_draw_over  (GnBoard *board, cairo_t *cr, gpointer map);

G_END_DECLS
