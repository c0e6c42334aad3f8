/* gw-map.c: the board of triangular tiles: 24, 37 or 48 of them, or a board that somebody has built
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/drawing/motion.h"
#include "panels/drawing/parts.h"
#include "panels/panel/tie.h"
#include "sheets/pieces.h"
#include "panels/things/space.h"
#include "gw-map-private.h"

#define LEAST  0.62   /* least scale: the rhombus of 48 tiles fits beside the dice in a window 1366 pixels wide */
#define MOST   2.6
#define MARGIN 6.0    /* room for marks that reach over the edge */
/* height kept free above a broad board for the card: no more, or the board would move when a line comes or goes below
 * the table */
#define STRIP  74

G_DEFINE_FINAL_TYPE (GwMap, gw_map, GN_TYPE_CONTAINER)

enum { CHOSEN, AIMED, N_SIGNALS };
static guint signals[N_SIGNALS];

void
gw_map_redraw (GwMap *self)
{
  if (!self->under)
    return;
  gtk_widget_queue_draw (self->under);
  gtk_widget_queue_draw (self->over);
}

/* ---- Positions -------------------------------------------------------------------- */

int
gw_map_cell_at (GwMap *self,
                int    place)
{
  return self->layout && place >= 0 && place < GW_PLACES ? self->layout->cell[place] : -1;
}

GnShape
gw_map_shape (GwMap *self,
              int    cell)
{
  return self->cell[cell].up ? GN_SHAPE_TRIANGLE_UP : GN_SHAPE_TRIANGLE_DOWN;
}

void
gw_map_middle (GwMap  *self,
               int     cell,
               double *x,
               double *y)
{
  *x = MARGIN + self->cell[cell].x * GW_SIDE;
  *y = MARGIN + self->cell[cell].y * GW_SIDE;
}

void
gw_map_box_middle (GwMap  *self,
                   int     cell,
                   double *x,
                   double *y)
{
  gw_map_middle (self, cell, x, y);
  *y -= gw_ground_drop (self->cell[cell].up, GW_SIDE);
}

double
gw_map_stand (int      n,
              int      at,
              gboolean up,
              double  *dx,
              double  *dy)
{
  *dx = 0;
  *dy = -3;
  if (n == 1)
    return 17;
  if (n == 2)
    {
      *dx = at ? 20 : -20;
      *dy = up ? 4 : -10;
      return 13.5;
    }
  *dx = at == 0 ? 0 : at == 1 ? -21 : 21;
  *dy = at == 0 ? (up ? -23 : 16) : (up ? 8 : -19);
  return 11.5;
}

/* ---- The tile looked at -------------------------------------------------------- */

static void
on_look (GtkWidget *map,
         gboolean   other)
{
  GwMap *self = GW_MAP (map);

  if (other && self->under)
    gw_map_card_update (self);
  gw_map_redraw (self);
}

/* ---- The board of a layout --------------------------------------------------------- */

static GtkWidget *
new_tile (GwMap *self,
          guint  cell)
{
  GtkWidget *tile = gn_space_new (gw_map_shape (self, (int) cell), (int) round (GW_SIDE), (int) round (GW_TALL));
  g_autofree char *name = g_strconcat ("tile-", gw_map_place_id (self, (int) cell), NULL);

  gtk_widget_set_name (tile, name);
  gtk_widget_add_css_class (tile, "triangle");
  self->face[cell] = gw_tile_new ();
  gn_space_add (GN_SPACE (tile), self->face[cell]);

  gn_tie (tile, "flipped", self->cell[cell].place, -1);
  gn_tie (tile, "blockade", self->cell[cell].place, -1);
  gn_hover_watch (self->hover, tile, (int) cell);
  g_signal_connect_object (tile, "clicked", G_CALLBACK (gw_map_on_clicked), self, 0);
  return tile;
}

static void
forget_board (GwMap *self)
{
  if (self->over)
    gn_motion_stop (self->over);
  gn_hover_forget (self->hover);
  memset (self->tile, 0, sizeof self->tile);
  memset (self->face, 0, sizeof self->face);
  memset (self->figure, 0, sizeof self->figure);
  memset (self->here, 0, sizeof self->here);
  self->under = self->over = NULL;
  for (guint i = 0; i < GW_CELLS; i++)
    g_clear_pointer (&self->name[i], g_free);
  g_clear_pointer (&self->board, gtk_widget_unparent);
}

static void
make_board (GwMap  *self,
            double  width,
            double  height)
{
  double x, y;

  forget_board (self);
  self->known = FALSE;
  self->wide = ceil (width * GW_SIDE + 2 * MARGIN);
  self->high = ceil (height * GW_SIDE + 2 * MARGIN);

  /* Translators: read aloud: the triangular tiles of Gnômes & Wizards */
  self->board = gn_board_new (self->wide, self->high, LEAST, MOST, _("Board"));
  gn_board_set_lattice (GN_BOARD (self->board), GN_SHAPE_TRIANGLE_UP);
  gtk_widget_insert_after (self->board, GTK_WIDGET (self), NULL);
  for (guint i = 0; i < self->n; i++)
    {
      self->tile[i] = new_tile (self, i);
      gw_map_box_middle (self, (int) i, &x, &y);
      gn_board_place (GN_BOARD (self->board), self->tile[i], x, y, FALSE);
    }
  self->under = gn_board_add_layer (GN_BOARD (self->board), gw_map_draw_under, self);
  GW_FOR_UNITS (unit)
    {
      self->figure[unit] = gw_figure_new ((int) round (17 * 4.4), TRUE);
      gtk_widget_set_visible (self->figure[unit], FALSE);
      gn_board_place (GN_BOARD (self->board), self->figure[unit], self->wide / 2, self->high / 2, FALSE);
    }
  self->over = gn_board_add_layer (GN_BOARD (self->board), gw_map_draw_over, self);
}

/* ---- Update ---------------------------------------------------------------------------- */

static void
show_tile (GwMap *self,
           int    cell)
{
  const GwViewCell *view = &self->cell[cell];
  const gboolean starts = self->state->stage <= GW_AT_LEADERS;
  const int tribe = view->tile >= 0 ? gw_tile_tribe (view->tile) : -1;
  GwTileLook look;

  memset (&look, 0, sizeof look);
  look.ground.up = view->up;
  look.ground.mine = view->mine;
  look.ground.dead = view->dead;
  look.ground.flipped = view->flipped && !view->dead && tribe >= 0;
  look.ground.start_a = starts && view->start_a;
  look.ground.start_b = starts && view->start_b;
  look.ground.tribe = tribe;
  look.ground.side = view->tile >= 0 ? 1 + gw_tile_side (view->tile)
                     : self->layout->a >> cell & 1 ? 1
                     : self->layout->b >> cell & 1 ? 2
                                                   : 0;
  look.paint = -1;
  if (tribe >= 0)
    {
      const int unit = gw_unit (tribe, gw_tile_slot (view->tile)), seat = gw_seat (self->state, unit);

      look.sign = gw_unit_sign (self->match, unit);
      look.paint = seat >= 0 ? gn_pieces_seat_paint (self->match, seat) : -1;
    }
  /* layers matter from the round before tiles begin to flip (GW-034), and while a board is being set up */
  if (!view->mine && !view->dead
      && (self->state->stage < GW_AT_LEADERS || self->state->round + 1u >= gw_flip_start (self->match)))
    look.layer = view->label;
  look.next = view->next;
  look.busy = view->units != 0;
  look.blockade = view->blockade ? 1 + gn_pieces_seat_paint (self->match, view->blockade - 1) : 0;
  gw_tile_set (GW_TILE (self->face[cell]), &look);
}

static void
show_figure (GwMap    *self,
             int       unit,
             gboolean  glide)
{
  const int cell = gw_map_cell_at (self, self->state->place[unit]);
  GwFigureLook look;
  double x, y, dx, dy;
  int at = 0, n;

  if (cell < 0 || self->state->status[unit] != GW_ACTIVE)
    {
      gtk_widget_set_visible (self->figure[unit], FALSE);
      self->here[unit] = 0;
      return;
    }
  for (int other = 0; other < unit; other++)
    at += self->cell[cell].units >> other & 1;
  n = __builtin_popcount (self->cell[cell].units);
  /* the chosen unit of a crowd is always visible */
  if (n > GW_STAND && self->chosen >= 0 && (self->cell[cell].units >> self->chosen & 1))
    at = unit == self->chosen ? 0 : at + (unit < self->chosen);
  self->behind[cell] = (guint8) MAX (0, n - GW_STAND);
  if (at >= GW_STAND)
    {
      gtk_widget_set_visible (self->figure[unit], FALSE);
      self->here[unit] = (guint8) (cell + 1);
      return;
    }

  const double radius = gw_map_stand (n, at, self->cell[cell].up, &dx, &dy);
  gw_figure_look (&look, self->match, self->state, unit);
  look.chosen = unit == self->chosen;
  gw_figure_set_look (GW_FIGURE (self->figure[unit]), &look);
  gw_figure_set_size (GW_FIGURE (self->figure[unit]), (int) round (radius * 4.4));
  gw_map_middle (self, cell, &x, &y);
  glide = glide && self->here[unit] && gtk_widget_get_visible (self->figure[unit]);
  gtk_widget_set_visible (self->figure[unit], TRUE);
  gn_board_place (GN_BOARD (self->board), self->figure[unit], x + dx, y + dy, glide);
  self->here[unit] = (guint8) (cell + 1);
}

/* Sets the tile's accessible name, but only if it has changed. */
static void
name_tile (GwMap *self,
           int    cell)
{
  g_autofree char *name = gw_map_name (self, cell);
  GtkWidget *tile = self->tile[cell];
  const gboolean can = self->can >> cell & 1;

  gtk_widget_set_focusable (tile, self->panel != NULL);
  gn_set_class (tile, "can", can);
  if (g_strcmp0 (self->name[cell], name) == 0)
    return;
  gn_say_name (tile, name);
  g_free (self->name[cell]);
  self->name[cell] = g_steal_pointer (&name);
}

void
gw_map_ask_anew (GwMap *self)
{
  if (!self->board)
    return;
  gtk_popover_popdown (self->choices);
  if (self->chosen >= 0)
    gw_view_reach (self->match, self->state, self->chosen, &self->reach);
  gw_map_click_update (self);
  GW_FOR_UNITS (unit)
    show_figure (self, unit, FALSE);
  for (guint i = 0; i < self->n; i++)
    name_tile (self, (int) i);
  gw_map_legend_update (self);
  gw_map_aim_update (self);
  gw_map_card_update (self);
  gw_map_redraw (self);
}

/* A unit in the middle of its action stays chosen; one that has nothing left to do does not. */
static void
keep_chosen (GwMap *self)
{
  const GwState *state = self->state;
  const int before = self->chosen;
  GwViewUnit view;

  if (self->acting < 0
      || (before >= 0 && (gw_seat (state, before) != self->acting || state->status[before] != GW_ACTIVE)))
    self->chosen = -1;
  if (state->stage == GW_AT_FIGHT && self->acting == state->current && self->acting >= 0)
    {
      if (self->chosen < 0 && state->acting && state->moving && gw_seat (state, state->acting - 1) == self->acting)
        self->chosen = state->acting - 1;
      if (self->chosen >= 0)
        {
          gw_view_unit (self->match, state, self->chosen, &view);
          if (view.done || (view.left == 0 && !view.may_attack))
            self->chosen = -1;
        }
    }
  if (self->chosen != before)
    g_signal_emit (self, signals[CHOSEN], 0, self->chosen);
}

/* Tiles are entered in a row: the form goes on to the next place, row by row from the top. */
static void
tell_next (gpointer map)
{
  GwMap *self = map;

  self->next_tell = 0;
  for (guint i = 0; i < self->n; i++)
    if (gw_map_can_tell (self, (int) i))
      {
        gw_map_on_clicked (self->tile[i], self);
        return;
      }
}

static void
settle (GtkWidget *over,
        double     done,
        gpointer   map)
{
  gtk_widget_queue_draw (over);
}

void
gw_map_update (GwMap         *self,
               GnPanel       *panel,
               const GnMatch *match,
               const GwState *state,
               const GnStory *story)
{
  g_return_if_fail (GW_IS_MAP (self));

  const gboolean news = story && self->known;
  double width, height;
  guint8 hp[GW_UNITS], status[GW_UNITS];

  memcpy (hp, self->state->hp, sizeof hp);
  memcpy (status, self->state->status, sizeof status);
  GW_FOR_UNITS (unit)
    self->before[unit] = self->known && status[unit] == GW_ACTIVE ? self->state->place[unit] : -1;
  g_set_weak_pointer (&self->panel, panel && gn_panel_is_present (panel) ? panel : NULL);
  self->match = match;
  memcpy (self->state, state, sizeof *state);
  self->acting = self->panel ? gn_panel_acting (self->panel) : -1;

  const GwBoard *layout = gw_board (match);
  const gboolean other = layout != self->layout || !self->board;
  self->layout = layout;
  self->n = gw_view_cells (match, state, self->cell, &width, &height);
  if (other || self->wide != ceil (width * GW_SIDE + 2 * MARGIN))
    make_board (self, width, height);

  /* A walk may have gone on under the pointer: the reach is shown again, because the unit has moved. */
  gw_map_aim_clear (self);
  self->taken = -1;
  keep_chosen (self);
  self->entering = 0;
  for (guint i = 0; i < self->n; i++)
    {
      self->behind[i] = 0;
      show_tile (self, (int) i);
    }
  GW_FOR_UNITS (unit)
    {
      /* a unit that has just come was not healed */
      self->hurt[unit] = news && status[unit] == GW_ACTIVE ? (gint8) (state->hp[unit] - hp[unit]) : 0;
      show_figure (self, unit, news);
    }
  self->known = TRUE;
  gw_map_ask_anew (self);
  if (news)
    gn_motion_run (self->over, GN_MOTION_MS, settle, self);
  if (self->tells && self->telling && !self->next_tell)
    self->next_tell = g_idle_add_once (tell_next, self);
  self->telling = FALSE;
}

void
gw_map_entering (GwMap        *self,
                 const GnMove *partial)
{
  guint64 named = 0;

  g_return_if_fail (GW_IS_MAP (self));

  if (!self->board || !self->match)
    return;
  for (const GnArg *arg = partial ? self->match->game->verbs[partial->verb].args : NULL;
       arg && arg->kind != GN_ARG_NONE; arg++)
    {
      const int n = arg->kind == GN_ARG_LIST ? MAX (0, partial->arg[arg->at]) : 1;

      for (int i = 0; i < n; i++)
        {
          const int value = partial->arg[arg->at + (arg->kind == GN_ARG_LIST ? 1 + i : 0)];
          const int cell = value < 0 ? -1 : arg->domain == GW_DOMAIN_PLACE ? gw_map_cell_at (self, value)
                         : arg->domain == GW_DOMAIN_UNIT ? gw_map_cell_at (self, self->state->place[value]) : -1;

          if (cell >= 0)
            named |= GN_PLACE (cell);
        }
    }
  if (named == self->entering)
    return;
  self->entering = named;
  gw_map_redraw (self);
}

/* ---- Choosing --------------------------------------------------------------------------- */

void
gw_map_choose (GwMap *self,
               int    unit)
{
  g_return_if_fail (GW_IS_MAP (self));

  if (!self->known
      || (unit >= 0 && (self->state->status[unit] != GW_ACTIVE || gw_seat (self->state, unit) != self->acting)))
    unit = -1;
  if (unit == self->chosen)
    return;
  self->chosen = unit;
  gw_map_ask_anew (self);
  g_signal_emit (self, signals[CHOSEN], 0, unit);
}

int
gw_map_get_chosen (GwMap *self)
{
  return self->chosen;
}

void
gw_map_set_hold (GwMap    *self,
                 gboolean  hold)
{
  if (self->hold == hold)
    return;
  self->hold = hold;
  if (self->known)
    gw_map_ask_anew (self);
}

gboolean
gw_map_key (GwMap *self,
            guint  keyval)
{
  const int tribe = self->known && self->acting >= 0 ? gw_tribe (self->state, self->acting) : -1;

  g_return_val_if_fail (GW_IS_MAP (self), FALSE);

  if (keyval == GDK_KEY_Escape)
    {
      if (gw_map_aim_back (self))
        return TRUE;
      if (self->taken >= 0)
        {
          gw_map_take (self, -1);
          return TRUE;
        }
      if (self->chosen < 0)
        return FALSE;
      gw_map_choose (self, -1);
      return TRUE;
    }
  if (keyval < GDK_KEY_1 || keyval > GDK_KEY_7 || tribe < 0 || self->aim.spec)
    return FALSE;

  const int unit = gw_unit (tribe, (int) (keyval - GDK_KEY_1));
  if (self->state->status[unit] != GW_ACTIVE || self->state->stage < GW_AT_ASSIGN)
    return FALSE;
  gw_map_choose (self, unit == self->chosen ? -1 : unit);
  const int cell = gw_map_cell_at (self, self->state->place[unit]);
  if (cell >= 0)
    gtk_widget_grab_focus (self->tile[cell]);
  return TRUE;
}

GtkWidget *
gw_map_get_tile (GwMap *self,
                 int    place)
{
  const int cell = gw_map_cell_at (self, place);

  return cell >= 0 ? self->tile[cell] : NULL;
}

gboolean
gw_map_focus_first (GwMap *self)
{
  for (guint i = 0; i < self->n; i++)
    if ((self->can >> i & 1) && gtk_widget_get_mapped (self->tile[i]))
      return gtk_widget_grab_focus (self->tile[i]);
  return FALSE;
}

int
gw_map_get_before (GwMap *self,
                   int    unit)
{
  return self->before[unit];
}

GtkWidget *
gw_map_get_card (GwMap *self)
{
  return self->card;
}

gboolean
gw_map_is_card_lent (GwMap *self)
{
  return gtk_widget_get_parent (self->card) != GTK_WIDGET (self);
}

void
gw_map_lend_card (GwMap     *self,
                  GtkWidget *box)
{
  GtkWidget *parent = gtk_widget_get_parent (self->card);

  if (box ? parent == box : !gw_map_is_card_lent (self))
    return;
  g_object_ref (self->card);
  if (gw_map_is_card_lent (self))
    gtk_box_remove (GTK_BOX (parent), self->card);
  else
    gtk_widget_unparent (self->card);
  if (box)
    gtk_box_append (GTK_BOX (box), self->card);
  else
    gtk_widget_insert_after (self->card, GTK_WIDGET (self), self->legend);
  g_object_unref (self->card);
  if (self->known)
    gw_map_card_update (self);
}

/* ---- Layout ------------------------------------------------------------------------------- */

static void
gw_map_measure (GtkWidget      *widget,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  GwMap *self = GW_MAP (widget);

  *minimum = *natural = 300;
  if (self->board)
    gtk_widget_measure (self->board, orientation, -1, minimum, natural, NULL, NULL);
}

static void
gw_map_size_allocate (GtkWidget *widget,
                      int        width,
                      int        height,
                      int        baseline)
{
  GwMap *self = GW_MAP (widget);

  if (!self->board)
    return;

  /* A broad board leaves room above it. The board is right below that room, so that it does not move when lines come
   * and go below the table. */
  const double scale = MIN (width / self->wide, height / self->high);
  const double rest = height - self->high * scale;
  const int strip = rest > 40 ? (int) MIN (STRIP, rest) : 0;
  const int tall = (int) ceil (self->high * scale);
  gtk_widget_allocate (self->board, width,
                       rest > STRIP && rest < 4 * STRIP ? MIN (tall, height - strip) : height - strip, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) strip)));
  gw_map_place_notes (self, width, height, strip);
  gtk_popover_present (self->choices);
}

static void
gw_map_dispose (GObject *object)
{
  GwMap *self = GW_MAP (object);

  forget_board (self);
  g_clear_handle_id (&self->next_tell, g_source_remove);
  gw_map_aim_clear (self);
  g_clear_weak_pointer (&self->panel);
  G_OBJECT_CLASS (gw_map_parent_class)->dispose (object);
}

static void
gw_map_finalize (GObject *object)
{
  g_object_unref (GW_MAP (object)->hover);
  g_free (GW_MAP (object)->state);
  G_OBJECT_CLASS (gw_map_parent_class)->finalize (object);
}

static void
gw_map_class_init (GwMapClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gw_map_dispose;
  G_OBJECT_CLASS (class)->finalize = gw_map_finalize;
  widget_class->measure = gw_map_measure;
  widget_class->size_allocate = gw_map_size_allocate;
  signals[CHOSEN] = g_signal_new ("chosen", GW_TYPE_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_INT);
  signals[AIMED] = g_signal_new ("aimed", GW_TYPE_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "gwmap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gw_map_init (GwMap *self)
{
  self->state = g_new0 (GwState, 1);
  self->acting = self->chosen = -1;
  self->hover = gn_hover_new (GTK_WIDGET (self), on_look);
  self->legend = gw_map_legend_new ();
  self->card = gw_map_card_new ();
  self->aim_box = gw_map_aim_box_new ();
  self->choices = GTK_POPOVER (gtk_popover_new ());
  gtk_widget_set_parent (self->legend, GTK_WIDGET (self));
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
  gtk_widget_set_parent (self->aim_box, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->choices), GTK_WIDGET (self));
}
