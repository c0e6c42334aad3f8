/* gw-map-private.h: what the files of the board share
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

#define GW_STAND 3   /* figures that stand side by side on a tile; a number says how many more there are */

/** GwAim: a cast that is being aimed: what fits so far, and what has been named, in the order of the clicks */
typedef struct {
  char      *spec;            /* as it was begun; NULL: nothing is aimed */
  char      *so_far;          /* with all that has been named */
  GnMove     partial;
  GnMoveList fit;             /* lawful wholes that agree with what has been named */
  GnMove     named;           /* only its lists count */
  guint8     kind[GW_NAMED + 6];  /* of each click: 0 unit, 1 tile, 2 ability, 3 player */
  guint      n;
  gboolean   whole;           /* it can be said as it is */
  guint32    units;           /* that can be named next */
  guint64    cells;
  guint64    abilities;
  guint8     players;
} GwAim;

struct _GwMap {
  GnContainer       parent_instance;

  GtkWidget     *board;             /* made for the layout that is shown */
  GtkWidget     *tile[GW_CELLS];    /* spaces; NULL: not in use */
  GtkWidget     *face[GW_CELLS];
  GtkWidget     *figure[GW_UNITS];  /* NULL: nobody plays it */
  GtkWidget     *under;             /* layers: shade and rings */
  GtkWidget     *over;              /* numbers, the way, what would happen */
  GtkWidget     *legend;
  GtkWidget     *card;              /* what is looked at */
  GtkWidget     *aim_box;           /* what is aimed, and all that is not on the board */
  GtkPopover    *choices;           /* where one tile allows several things */

  /* What is shown. */
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
  gint8          hurt[GW_UNITS];    /* HP since the entry before */
  int            before[GW_UNITS];  /* the place of each unit before that entry, -1: it was not on the board */
  guint8         here[GW_UNITS];    /* where a figure stands: 1 + cell */
  guint8         behind[GW_CELLS];  /* units of a crowd that have no figure of their own */
  char          *name[GW_CELLS];    /* as said last */

  /* What is asked. */
  int            acting;            /* seat, or -1 */
  int            chosen;            /* unit, or -1 */
  gboolean       hold;
  gboolean       tells;             /* tiles are to be told */
  gboolean       telling;           /* one has been told by a click: the next one is asked for */
  char           told_tribe;        /* the letter typed last while tiles are told, or 0 */
  guint          next_tell;
  GwViewReach    reach;             /* of the chosen unit */
  gboolean       walks;             /* it can walk or attack now */
  gboolean       swaps;             /* two tiles may be exchanged (GW-017) */
  int            taken;             /* cell of the first of them, or -1 */
  guint64        can;               /* cells that answer a click with a move */
  guint64        mine;              /* cells with a unit to be chosen */
  guint64        entering;          /* named by a move half entered elsewhere */
  GwAim          aim;

  GnHover        *hover;              /* which cell is looked at */
};

/** GwDoing: one thing that a click on a tile may mean */
typedef enum { GW_DO_SAY, GW_DO_CHOOSE, GW_DO_NAME_UNIT, GW_DO_NAME_TILE, GW_DO_NAME_ABILITY, GW_DO_TAKE } GwDoingKind;
typedef struct {
  GwDoingKind kind;
  int         unit;     /* whom it is about, -1: the tile */
  int         ability;  /* GW_DO_NAME_ABILITY */
  char       *spec;     /* GW_DO_SAY */
  char       *label;    /* in a choice of several */
} GwDoing;

/* gw-map.c */
void       gw_map_redraw      (GwMap *self);
/** gw_map_ask_anew: another unit is chosen, something else is aimed at: which tiles answer, names, marks, card */
void       gw_map_ask_anew    (GwMap *self);
int        gw_map_cell_at     (GwMap *self, int place);
void       gw_map_middle      (GwMap *self, int cell, double *x, double *y);   /* of the triangle */
void       gw_map_box_middle  (GwMap *self, int cell, double *x, double *y);   /* of the box round it */
GnShape    gw_map_shape       (GwMap *self, int cell);
/** gw_map_stand: where the @at-th of @n figures on a cell stands, from the middle of the triangle. Returns: its radius
 */
double     gw_map_stand       (int n, int at, gboolean up, double *dx, double *dy);

/* gw-map-click.c */
/** gw_map_doings: all that a click on a cell may mean now; (element-type GwDoing) */
GPtrArray *gw_map_doings      (GwMap *self, int cell);
/** gw_map_click_update: which cells answer */
void       gw_map_click_update (GwMap *self);
void       gw_map_on_clicked  (GtkWidget *tile, GwMap *self);
/** gw_map_on_enter: where nothing can be done on the tile that has the focus, Enter is for the button beside the board
 * that wears it */
gboolean   gw_map_on_enter    (GwMap *self, guint keyval, guint keycode, GdkModifierType state);
/** gw_map_walk: the moves of a walk of the chosen unit, and an attack at its end, as a spec of several; NULL: it does
 * not get there */
char      *gw_map_walk        (GwMap *self, int cell, int target);
/** gw_map_take: the first of two tiles that change places; -1: none */
void       gw_map_take        (GwMap *self, int cell);
/** gw_map_targets: units that the chosen one could attack on a cell, once it is there */
guint32    gw_map_targets     (GwMap *self, int cell);
/** gw_map_why_not: why the cell does not answer, and the clause; (transfer full) or NULL */
char      *gw_map_why_not     (GwMap *self, int cell, const char **clause);

/* gw-map-aim.c */
GtkWidget *gw_map_aim_box_new (void);
void       gw_map_aim_clear   (GwMap *self);
void       gw_map_aim_update  (GwMap *self);
gboolean   gw_map_aim_back    (GwMap *self);
void       gw_map_aim_name    (GwMap *self, guint kind, int value);
/** gw_map_ability_name: of an ability, a learned one by the card's own name; (transfer full) */
char      *gw_map_ability_name (GwMap *self, int ability);
/** gw_map_aim_with: what would be said if this were named too; NULL: there is no room for it */
char      *gw_map_aim_with    (GwMap *self, guint kind, int value);

/* gw-map-words.c */
/** gw_map_name: what assistive technology says of a tile; (transfer full) */
char      *gw_map_name        (GwMap *self, int cell);
const char *gw_map_place_id   (GwMap *self, int cell);
const char *gw_map_unit_id    (GwMap *self, int unit);
char      *gw_map_unit_name   (GwMap *self, int unit);
/** gw_map_tile_words: what lies there: "Paddle of Turquefoss, mine, layer 2"; (transfer full) */
char      *gw_map_tile_words  (GwMap *self, int cell);
/** gw_map_unit_words: "Eelspear (Berta): 8 HP, defence 2, Sleeping"; (transfer full) */
char      *gw_map_unit_words  (GwMap *self, int unit);

/* gw-map-card.c */
/** gw_map_wrapped: a label of one or more lines */
GtkWidget *gw_map_wrapped     (const char *text, const char *classes);
GtkWidget *gw_map_card_new    (void);
void       gw_map_card_update (GwMap *self);
GtkWidget *gw_map_legend_new  (void);
void       gw_map_legend_update (GwMap *self);

/* gw-map-marks.c */
void       gw_map_draw_under  (GnBoard *board, cairo_t *cr, gpointer map);
void       gw_map_draw_over   (GnBoard *board, cairo_t *cr, gpointer map);

/* gw-map-tell.c */
/** gw_map_tell: opens the form for a tile that is to be told. Returns: FALSE: nothing is to be told there */
gboolean   gw_map_can_tell    (GwMap *self, int cell);
GtkWidget *gw_map_tell_new    (GwMap *self, int cell);

G_END_DECLS
