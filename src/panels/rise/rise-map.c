/* rise-map.c: the map of 25, 31 or 37 hexes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/drawing/motion.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/panel/tie.h"
#include "sheets/pieces.h"
#include "panels/things/space.h"
#include "rise-map-private.h"

#define LEAST   0.48   /* least scale of the drawing: seven columns in a window of 360 */
#define MOST    2.0
#define MARGIN  2.5    /* room for marks that reach over the edge */
#define SMALL   420    /* narrower than this its corners have no room for words */
#define LEGENDS 62     /* height kept free below a map that is as wide as the table */

G_DEFINE_FINAL_TYPE (RiseMap, rise_map, GN_TYPE_CONTAINER)

void
rise_map_redraw (RiseMap *self)
{
  gtk_widget_queue_draw (self->under);
  gtk_widget_queue_draw (self->over);
}

/* ---- The tile looked at -------------------------------------------------------- */

/* While a new layout is built, its update paints the map. */
static void
on_look (GtkWidget *map,
         gboolean   other)
{
  RiseMap *self = RISE_MAP (map);

  if (!self->under)
    return;
  if (other)
    rise_map_card_update (self, self->panel ? gn_panel_get_match (self->panel) : NULL);
  gtk_widget_queue_draw (self->under);
}

/* Esc undoes the click on the first of two tiles. */
static gboolean
on_escape (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  return rise_map_ask_back (RISE_MAP (widget));
}

/* ---- The board of a layout --------------------------------------------------------- */

static GtkWidget *
new_tile (RiseMap *self,
          int      place)
{
  GtkWidget *tile = gn_space_new (GN_SHAPE_HEX, (int) round (RISE_WIDTH), (int) round (RISE_HEIGHT));
  char label[8], name[16];

  rise_map_label (place, label);
  g_snprintf (name, sizeof name, "tile-%s", label);
  gtk_widget_set_name (tile, name);
  gtk_widget_add_css_class (tile, "hex");
  self->face[place] = rise_hex_new ();
  gn_space_add (GN_SPACE (tile), self->face[place]);

  gn_tie (tile, "face", place, -1);
  gn_tie (tile, "type", place, -1);
  gn_tie (tile, "icon", place, -1);
  gn_tie (tile, "boat", place, -1);
  for (int seat = 0; seat < RISE_SEATS; seat++)
    {
      gn_tie (tile, "cubes", seat, place);
      gn_tie (tile, "breweries", seat, place);
    }
  gn_tie (tile, "dragon", -1, -1);
  gn_hover_watch (self->hover, tile, place);
  g_signal_connect_object (tile, "clicked", G_CALLBACK (rise_map_on_clicked), self, 0);
  return tile;
}

static void
forget_board (RiseMap *self)
{
  if (self->over)
    gn_motion_stop (self->over);
  gn_hover_forget (self->hover);
  memset (self->tile, 0, sizeof self->tile);
  memset (self->face, 0, sizeof self->face);
  memset (self->boat, 0, sizeof self->boat);
  self->dragon = self->under = self->over = NULL;
  g_clear_pointer (&self->board, gtk_widget_unparent);
}

/* The size that the places need, and the middle of the drawing. */
static void
measure_layout (RiseMap *self,
                double  *width,
                double  *height)
{
  double left = 0, right = 0, top = 0, bottom = 0;
  guint64 places = self->layout;

  for (int place; (place = gn_places_next (&places)) >= 0;)
    {
      double x, y;
      int q, r;

      rise_view_cell (place, &q, &r);
      gn_hex_middle (q, r, RISE_SIDE, &x, &y);
      left = MIN (left, x);
      right = MAX (right, x);
      top = MIN (top, y);
      bottom = MAX (bottom, y);
    }
  *width = ceil (right - left + RISE_WIDTH + 2 * MARGIN);
  *height = ceil (bottom - top + RISE_HEIGHT + 2 * MARGIN);
  self->left = round (MARGIN + RISE_WIDTH / 2 - left);
  self->top = round (MARGIN + RISE_HEIGHT / 2 - top);
  self->columns = (int) round ((right - left) / RISE_WIDTH) + 1;
}

static GtkWidget *
new_piece (RiseMap    *self,
           const char *name,
           int         size)
{
  GtkWidget *piece = gn_piece_new (name, size);

  gtk_widget_add_css_class (piece, "on-map");
  gn_board_place (GN_BOARD (self->board), piece, self->left, self->top, FALSE);
  gtk_widget_set_visible (piece, FALSE);
  return piece;
}

static void
make_board (RiseMap *self,
            guint64  layout)
{
  guint64 places = layout;
  double width, height, x, y;

  forget_board (self);
  self->layout = layout;
  self->known = FALSE;
  measure_layout (self, &width, &height);

  /* Translators: read aloud: the hexes of Rise of the Gnomes */
  self->board = gn_board_new (width, height, LEAST, MOST, _("Map"));
  gn_board_set_lattice (GN_BOARD (self->board), GN_SHAPE_HEX);
  gtk_widget_insert_after (self->board, GTK_WIDGET (self), NULL);
  for (int place; (place = gn_places_next (&places)) >= 0;)
    {
      self->tile[place] = new_tile (self, place);
      rise_map_middle (self, place, &x, &y);
      gn_board_place (GN_BOARD (self->board), self->tile[place], x, y, FALSE);
    }

  self->under = gn_board_add_layer (GN_BOARD (self->board), rise_map_draw_under, self);
  for (int i = 0; i < RISE_BOATS; i++)
    {
      self->boat[i] = new_piece (self, "rise-boat", 38);
      self->boat_at[i] = -1;
    }
  self->dragon = new_piece (self, "rise-dragon", 44);
  self->over = gn_board_add_layer (GN_BOARD (self->board), rise_map_draw_over, self);
}

/* ---- Boats and dragon ----------------------------------------------------------------- */

static gboolean
has_pieces (const RiseTileView *view)
{
  for (int owner = 0; owner < RISE_OWNERS; owner++)
    if (view->cubes[owner] || view->breweries[owner])
      return TRUE;
  return FALSE;
}

static void
place_boats (RiseMap *self)
{
  gboolean shown[RISE_TILES] = { FALSE };
  double x, y;

  /* a boat that has not moved keeps its widget */
  for (int i = 0; i < RISE_BOATS; i++)
    if (self->boat_at[i] >= 0)
      {
        if (self->view[self->boat_at[i]].boat)
          shown[self->boat_at[i]] = TRUE;
        else
          self->boat_at[i] = -1;
      }
  for (int place = 0; place < RISE_TILES; place++)
    for (int i = 0; i < RISE_BOATS && self->view[place].boat && !shown[place] && self->tile[place]; i++)
      if (self->boat_at[i] < 0)
        {
          self->boat_at[i] = place;
          shown[place] = TRUE;
        }

  for (int i = 0; i < RISE_BOATS; i++)
    {
      const int at = self->boat_at[i];

      gtk_widget_set_visible (self->boat[i], at >= 0);
      if (at < 0)
        continue;
      rise_map_middle (self, at, &x, &y);
      if (has_pieces (&self->view[at]))
        gn_board_place (GN_BOARD (self->board), self->boat[i], x - 20, y - 19, FALSE);
      else
        gn_board_place (GN_BOARD (self->board), self->boat[i], x + 2, y + 14, FALSE);
    }
}

static void
place_dragon (RiseMap  *self,
              gboolean  glide)
{
  const int at = self->reach.at;
  const gboolean was = gtk_widget_get_visible (self->dragon);
  double x, y;

  gtk_widget_set_visible (self->dragon, at >= 0 && self->tile[at]);
  if (at < 0 || !self->tile[at])
    return;
  rise_map_middle (self, at, &x, &y);

  const gboolean alone = !has_pieces (&self->view[at]);
  gn_piece_set_size (GN_PIECE (self->dragon), alone ? 60 : 44);
  gn_board_place (GN_BOARD (self->board), self->dragon, alone ? x - 9 : x - 19, alone ? y + 4 : y - 17, glide && was);
}

/* ---- Update -------------------------------------------------------------------------------------- */

static void
read_names (RiseMap       *self,
            const GnMatch *match)
{
  self->n_seats = MIN (match->n_seats, RISE_SEATS);
  for (int seat = 0; seat < RISE_SEATS; seat++)
    {
      g_clear_pointer (&self->seat_name[seat], g_free);
      self->paint[seat] = seat < self->n_seats ? gn_pieces_seat_paint (match, seat) : 0;
      if (seat < self->n_seats)
        self->seat_name[seat] = g_strdup (gn_match_name (match, seat));
    }
}

static void
read_cut (RiseMap         *self,
          const RiseState *state)
{
  self->cut_owner = -1;
  self->cut_tile = -1;
  memset (self->cut_n, 0, sizeof self->cut_n);
  memset (self->cut_strike, 0, sizeof self->cut_strike);
  if (state->cut == RISE_CUT_NONE)
    return;

  self->cut_owner = state->active;
  self->cut_tile = state->cut_tile;
  self->cut_leaves = state->cut == RISE_CUT_LOAD;
  memcpy (self->cut_n, state->cut_n, sizeof self->cut_n);
  memcpy (self->cut_strike, state->cut_strike, sizeof self->cut_strike);
}

static void
show_tile (RiseMap  *self,
           int       place,
           gboolean  news)
{
  RiseTileView *view = &self->view[place];
  RiseHexLook face;

  memset (&face, 0, sizeof face);
  face.view = *view;
  /* leave out what only the layers show: it does not change how a tile looks */
  face.view.touch = face.view.by_boat = face.view.body = 0;
  face.view.has_boat = FALSE;
  memcpy (face.paint, self->paint, sizeof face.paint);
  rise_map_label (place, face.label);
  face.large = self->columns > 6;
  rise_hex_set (RISE_HEX (self->face[place]), &face);
}

static void
read_tile (RiseMap         *self,
           const GnMatch   *match,
           const RiseState *state,
           int              place,
           gboolean         news)
{
  const RiseTileView before = self->view[place];
  RiseTileView *view = &self->view[place];

  memset (view, 0, sizeof *view);
  rise_view_tile (match, state, place, view);
  for (int owner = 0; owner < RISE_OWNERS; owner++)
    {
      self->change[place][owner] = news ? view->cubes[owner] - before.cubes[owner] : 0;
      self->change_breweries[place][owner] = news ? view->breweries[owner] - before.breweries[owner] : 0;
    }
}

static void
settle (GtkWidget *over,
        double     done,
        gpointer   map)
{
  ((RiseMap *) map)->settled = done;
  gtk_widget_queue_draw (over);
}

void
rise_map_update (RiseMap         *self,
                 GnPanel         *panel,
                 const GnMatch   *match,
                 const RiseState *state,
                 const GnStory   *story)
{
  const guint64 layout = rise_view_layout (match);

  g_return_if_fail (RISE_IS_MAP (self));

  g_set_weak_pointer (&self->panel, panel);
  if (!self->board || layout != self->layout)
    make_board (self, layout);

  const gboolean news = story != NULL && self->known;

  self->party = -1;

  read_names (self, match);
  read_cut (self, state);
  rise_view_dragon (match, state, &self->reach);
  self->has_step = rise_view_step (match, state, &self->step);
  for (int place = 0; place < RISE_TILES; place++)
    {
      read_tile (self, match, state, place, news);
      if (self->tile[place])
        show_tile (self, place, news);
    }
  place_boats (self);
  place_dragon (self, news);
  rise_map_ask_update (self, match);
  rise_map_parts_update (self, match, state);
  rise_map_down_update (self->down, match, state);
  rise_map_card_update (self, match);
  self->known = TRUE;
  self->settled = 1;
  if (news)
    gn_motion_run (self->over, GN_MOTION_MS, settle, self);
  rise_map_redraw (self);
}

void
rise_map_show_party (RiseMap         *self,
                     const GnMatch   *match,
                     const RiseState *state,
                     int              owner)
{
  g_return_if_fail (RISE_IS_MAP (self));

  if (self->party == owner || !self->board || gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  self->party = owner;
  if (owner >= 0)
    rise_view_reach (match, state, owner, self->near);
  rise_map_dim (self);
  rise_map_card_update (self, match);
  rise_map_redraw (self);
}

GtkWidget *
rise_map_get_tile (RiseMap *self,
                   int      place)
{
  return place >= 0 && place < RISE_TILES ? self->tile[place] : NULL;
}

/* ---- GtkWidget --------------------------------------------------------------------------------------- */

static void
rise_map_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  RiseMap *self = RISE_MAP (widget);

  *minimum = 400;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 546 : 590;
  if (self->board)
    gn_measure (self->board, orientation, -1, minimum, natural);
}

static void
allocate_corner (GtkWidget *child,
                 int        width,
                 int        height,
                 gboolean   right,
                 gboolean   bottom)
{
  int least, child_width, child_height;

  if (!gtk_widget_should_layout (child))
    return;
  gn_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &child_width);
  child_width = MAX (least, MIN (child_width, width));
  gn_measure (child, GTK_ORIENTATION_VERTICAL, child_width, NULL, &child_height);
  gtk_widget_allocate (child, child_width, child_height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (right ? width - child_width : 0,
                                                                            bottom ? height - child_height : 0)));
}

static gboolean
fold (gpointer map)
{
  rise_map_card_fold (map);
  return G_SOURCE_REMOVE;
}

static void
rise_map_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  RiseMap *self = RISE_MAP (widget);
  const gboolean small = width < SMALL;

  if (small != self->small)
    {
      self->small = small;
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, fold, g_object_ref (self), g_object_unref);
    }
  if (self->board)
    {
      int least;

      /* a map of seven columns is broad: its corners are too small for everything there */
      gn_measure (self->board, GTK_ORIENTATION_VERTICAL, -1, &least, NULL);
      const int room = self->columns > 6 ? MAX (height - LEGENDS, MIN (least, height)) : height;
      gtk_widget_allocate (self->board, width, room, -1, NULL);
    }
  allocate_corner (self->down, width, height, FALSE, TRUE);
  allocate_corner (self->card, width, height, TRUE, TRUE);
  /* on a broad map the upper corners are tiles: the parts go below it, and the face-down tiles give way */
  allocate_corner (self->parts, width, height, self->columns <= 6, self->columns > 6);
  gtk_popover_present (self->counts);
}

/* Tab goes to the tiles that are asked for. */
static gboolean
rise_map_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  const gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (tab && !gtk_widget_get_focus_child (widget) && rise_map_grab (RISE_MAP (widget)))
    return TRUE;
  return GTK_WIDGET_CLASS (rise_map_parent_class)->focus (widget, direction);
}

static void
rise_map_dispose (GObject *object)
{
  RiseMap *self = RISE_MAP (object);

  rise_map_ask_clear (self);
  g_clear_pointer (&self->ask, g_free);
  gn_hover_forget (self->hover);
  for (int place = 0; place < RISE_TILES; place++)
    g_clear_pointer (&self->name[place], g_free);
  g_clear_weak_pointer (&self->panel);
  memset (self->tile, 0, sizeof self->tile);
  for (int seat = 0; seat < RISE_SEATS; seat++)
    g_clear_pointer (&self->seat_name[seat], g_free);
  G_OBJECT_CLASS (rise_map_parent_class)->dispose (object);
}

static void
rise_map_finalize (GObject *object)
{
  g_object_unref (RISE_MAP (object)->hover);
  G_OBJECT_CLASS (rise_map_parent_class)->finalize (object);
}

static void
rise_map_class_init (RiseMapClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rise_map_dispose;
  G_OBJECT_CLASS (class)->finalize = rise_map_finalize;
  widget_class->focus = rise_map_focus;
  widget_class->measure = rise_map_measure;
  widget_class->size_allocate = rise_map_size_allocate;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
  gtk_widget_class_set_css_name (widget_class, "risemap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Letters begin the command line, which stays available while a form has the keyboard focus. Otherwise typed letters
 * would be lost, and a blank or Enter among them would press the form's button. */
static gboolean
on_counts_key (RiseMap         *self,
               guint            keyval,
               guint            keycode,
               GdkModifierType  state)
{
  const gunichar letter = gdk_keyval_to_unicode (keyval);
  const gboolean typed = g_unichar_isalnum (letter) && !(state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK));

  if (keyval != GDK_KEY_slash && keyval != GDK_KEY_KP_Divide && !typed)
    return FALSE;
  gtk_popover_popdown (self->counts);
  if (!gtk_widget_activate_action (GTK_WIDGET (self), "table.type", NULL))
    return FALSE;

  GtkWidget *line = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (typed && GTK_IS_EDITABLE (line))
    {
      char text[8] = "";
      int at = -1;

      g_unichar_to_utf8 (letter, text);
      gtk_editable_insert_text (GTK_EDITABLE (line), text, -1, &at);
      gtk_editable_set_position (GTK_EDITABLE (line), -1);
    }
  return TRUE;
}

static void
rise_map_init (RiseMap *self)
{
  self->hover = gn_hover_new (GTK_WIDGET (self), on_look);
  self->first = self->party = -1;
  self->things = TRUE;
  self->cut_owner = self->cut_tile = -1;
  self->down = rise_map_down_new ();
  self->card = rise_map_card_new ();
  gtk_widget_set_parent (self->down, GTK_WIDGET (self));
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
  self->parts = rise_map_parts_new ();
  gtk_widget_set_parent (self->parts, GTK_WIDGET (self));
  self->counts = GTK_POPOVER (gtk_popover_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->counts), "rise-counts");
  gtk_widget_set_parent (GTK_WIDGET (self->counts), GTK_WIDGET (self));
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_counts_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->counts), keys);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}
