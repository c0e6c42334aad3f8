/* gw-map-private.h: declarations shared by the files of the board
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/board.h"
#include "panels/layout/hover.h"
#include "gw-figure.h"
#include "gw-ground.h"
#include "gw-map.h"
#include "gw-tile.h"

G_BEGIN_DECLS

#define GW_STAND 3   /* figures shown side by side on a tile; a number counts the others */

/** GwAim: a cast that is being aimed: the moves that fit so far, and the targets named, in the order of the clicks */
typedef struct {
  char      *spec;            /* as first entered; NULL: nothing is aimed */
  char      *so_far;          /* with all targets named so far */
  GnMove     partial;
  GnMoveList fit;             /* legal whole moves that agree with those targets */
  GnMove     named;           /* only its lists count */
  guint8     kind[GW_NAMED + 6];  /* kind of each click: 0 unit, 1 tile, 2 ability, 3 player */
  guint      n;
  gboolean   whole;           /* it can be entered as it is */
  guint32    units;           /* units that can be named next */
  guint64    cells;
  guint64    abilities;
  guint8     players;
} GwAim;

struct _GwMap {
  GnContainer       parent_instance;

  GtkWidget     *board;             /* made for the current layout */
  GtkWidget     *tile[GW_CELLS];    /* spaces; NULL: not in use */
  GtkWidget     *face[GW_CELLS];
  GtkWidget     *figure[GW_UNITS];  /* NULL: nobody plays the unit */
  GtkWidget     *under;             /* layer with shade and rings */
  GtkWidget     *over;              /* layer with step numbers, the way, and effects */
  GtkWidget     *legend;
  GtkWidget     *card;              /* what is looked at */
  GtkWidget     *aim_box;           /* the cast being aimed, and its targets that are not on the board */
  GtkPopover    *choices;           /* opened where a click on a tile may mean several things */

  /* The current view. */
  GnPanel       *panel;             /* weak */
  const GnMatch *match;
  GwState       *state;
  gboolean       known;
  const GwBoard *layout;
  double         left, top;         /* of the tiles' boxes in the drawing */
  double         wide, high;
  guint          n;
  GwViewCell     cell[GW_CELLS];
  GwViewCell     was[GW_CELLS];
  gint8          hurt[GW_UNITS];    /* change in HP since the previous entry */
  int            before[GW_UNITS];  /* the place of each unit before that entry; -1: it was not on the board */
  guint8         here[GW_UNITS];    /* where a figure is: 1 + cell */
  guint8         behind[GW_CELLS];  /* units of a crowd that have no figure of their own */
  char          *name[GW_CELLS];    /* accessible names as last set */

  /* The pending question. */
  int            acting;            /* seat, or -1 */
  int            chosen;            /* unit, or -1 */
  gboolean       hold;
  gboolean       tells;             /* tiles have to be entered */
  gboolean       telling;           /* a click has entered a tile: the next one is asked for */
  char           told_tribe;        /* the letter typed last while tiles are entered, or 0 */
  guint          next_tell;
  GwViewReach    reach;             /* reach of the chosen unit */
  gboolean       walks;             /* it can walk or attack now */
  gboolean       swaps;             /* two tiles may be swapped (GW-017) */
  int            taken;             /* cell of the first of them, or -1 */
  guint64        can;               /* cells where a click enters a move */
  guint64        mine;              /* cells with a unit that can be chosen */
  guint64        entering;          /* cells named by a move that is being entered elsewhere */
  GwAim          aim;

  GnHover        *hover;              /* keeps track of the cell looked at */
};

/** GwDoing: one of the things that a click on a tile may mean */
typedef enum { GW_DO_SAY, GW_DO_CHOOSE, GW_DO_NAME_UNIT, GW_DO_NAME_TILE, GW_DO_NAME_ABILITY, GW_DO_TAKE } GwDoingKind;
typedef struct {
  GwDoingKind kind;
  int         unit;     /* the unit it is about; -1: the tile */
  int         ability;  /* for GW_DO_NAME_ABILITY */
  char       *spec;     /* for GW_DO_SAY */
  char       *label;    /* for a choice of several */
} GwDoing;

/* gw-map.c */
void       gw_map_redraw      (GwMap *self);
/** gw_map_is_card_lent: whether the card has a place beside the board */
gboolean   gw_map_is_card_lent (GwMap *self);
/** gw_map_ask_anew: updates answering tiles, names, marks and card after another unit is chosen or the aim has
 * changed */
void       gw_map_ask_anew    (GwMap *self);
int        gw_map_cell_at     (GwMap *self, int place);
void       gw_map_middle      (GwMap *self, int cell, double *x, double *y);   /* middle of the triangle */
void       gw_map_box_middle  (GwMap *self, int cell, double *x, double *y);   /* middle of the box around it */
GnShape    gw_map_shape       (GwMap *self, int cell);
/** gw_map_stand: finds the offset of figure @at of @n on a cell from the middle of the triangle. Returns: its radius */
double     gw_map_stand       (int n, int at, gboolean up, double *dx, double *dy);

/* gw-map-click.c */
/** gw_map_doings: everything that a click on a cell may mean now; (element-type GwDoing) */
GPtrArray *gw_map_doings      (GwMap *self, int cell);
/** gw_map_click_update: works out which cells answer a click */
void       gw_map_click_update (GwMap *self);
void       gw_map_on_clicked  (GtkWidget *tile, GwMap *self);
/** gw_map_walk: a walk of the chosen unit, and an attack at its end, as a spec of several moves; %NULL: it cannot get
 * there */
char      *gw_map_walk        (GwMap *self, int cell, int target);
/** gw_map_take: takes up the first of two tiles to swap; -1: none */
void       gw_map_take        (GwMap *self, int cell);
/** gw_map_targets: units that the chosen unit could attack on a cell once it is there */
guint32    gw_map_targets     (GwMap *self, int cell);
/** gw_map_why_not: why the cell does not answer, and the clause; (transfer full) or %NULL */
char      *gw_map_why_not     (GwMap *self, int cell, const char **clause);

/* gw-map-aim.c */
GtkWidget *gw_map_aim_box_new (void);
void       gw_map_aim_clear   (GwMap *self);
void       gw_map_aim_update  (GwMap *self);
gboolean   gw_map_aim_back    (GwMap *self);
void       gw_map_aim_name    (GwMap *self, guint kind, int value);
/** gw_map_ability_name: an ability's name; a learned ability has the name of its card; (transfer full) */
char      *gw_map_ability_name (GwMap *self, int ability);
/** gw_map_aim_with: the move that would be entered if this target were added; %NULL: there is no room for it */
char      *gw_map_aim_with    (GwMap *self, guint kind, int value);

/* gw-map-words.c */
/** gw_map_name: the accessible name of a tile; (transfer full) */
char      *gw_map_name        (GwMap *self, int cell);
const char *gw_map_place_id   (GwMap *self, int cell);
const char *gw_map_unit_id    (GwMap *self, int unit);
char      *gw_map_unit_name   (GwMap *self, int unit);
/** gw_map_tile_words: what is on the tile: "Paddle of Turquefoss, mine, layer 2"; (transfer full) */
char      *gw_map_tile_words  (GwMap *self, int cell);
/** gw_map_unit_words: a unit and its figures: "Eelspear (Berta): 8 HP, defence 2, Sleeping"; (transfer full) */
char      *gw_map_unit_words  (GwMap *self, int unit);

/* gw-map-card.c */
/** gw_map_wrapped: a label of one or more lines */
GtkWidget *gw_map_wrapped     (const char *text, const char *classes);
GtkWidget *gw_map_card_new    (void);
void       gw_map_card_update (GwMap *self);
GtkWidget *gw_map_legend_new  (void);
void       gw_map_legend_update (GwMap *self);
/** gw_map_place_notes: allocates card, legend and aimed cast; @strip: the height left free above the board */
void       gw_map_place_notes   (GwMap *self, int width, int height, int strip);

/* gw-map-marks.c */
void       gw_map_draw_under  (GnBoard *board, cairo_t *cr, gpointer map);
void       gw_map_draw_over   (GnBoard *board, cairo_t *cr, gpointer map);

/* gw-map-tell.c */
/** gw_map_tell: opens the form for a tile that has to be entered. Returns: FALSE if nothing has to be entered there */
gboolean   gw_map_can_tell    (GwMap *self, int cell);
GtkWidget *gw_map_tell_new    (GwMap *self, int cell);

G_END_DECLS
