/* test-parts.c: the parts that all panels are made of: shapes, boards, roaming, what is looked at, tracks, tokens
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "../no-display.h"
#include "gn-config.h"

#include <gtk/gtk.h>
#include <math.h>

#include "frame.h"
#include "panels/layout/board.h"
#include "panels/things/card.h"
#include "panels/things/deck.h"
#include "panels/layout/fan.h"
#include "panels/drawing/cached-snapshot.h"
#include "panels/drawing/flight.h"
#include "panels/layout/hover.h"
#include "panels/layout/name.h"
#include "panels/drawing/motion.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "panels/things/pool.h"
#include "panels/things/space.h"
#include "panels/things/steps.h"
#include "panels/things/track.h"

static void
test_shapes (void)
{
  g_assert_true (gn_shape_contains (GN_SHAPE_BOX, 40, 40, 1, 1));
  g_assert_false (gn_shape_contains (GN_SHAPE_BOX, 40, 40, 41, 1));
  g_assert_false (gn_shape_contains (GN_SHAPE_DISC, 40, 40, 2, 2));
  g_assert_true (gn_shape_contains (GN_SHAPE_DISC, 40, 40, 20, 1));
  g_assert_true (gn_shape_contains (GN_SHAPE_DISC, 40, 40, 8, 8));

  /* a corner on top: full height in the middle, half at the sides */
  g_assert_true (gn_shape_contains (GN_SHAPE_HEX, 40, 46, 20, 1));
  g_assert_false (gn_shape_contains (GN_SHAPE_HEX, 40, 46, 1, 1));
  g_assert_true (gn_shape_contains (GN_SHAPE_HEX, 40, 46, 1, 23));

  g_assert_true (gn_shape_contains (GN_SHAPE_TRIANGLE_UP, 40, 35, 20, 2));
  g_assert_false (gn_shape_contains (GN_SHAPE_TRIANGLE_UP, 40, 35, 5, 2));
  g_assert_true (gn_shape_contains (GN_SHAPE_TRIANGLE_UP, 40, 35, 2, 34));
  g_assert_true (gn_shape_contains (GN_SHAPE_TRIANGLE_DOWN, 40, 35, 5, 2));
  g_assert_false (gn_shape_contains (GN_SHAPE_TRIANGLE_DOWN, 40, 35, 2, 34));
}

static void
test_middles (void)
{
  double x, y;

  gn_hex_middle (0, 0, 10, &x, &y);
  g_assert_cmpfloat (x, ==, 0);
  g_assert_cmpfloat (y, ==, 0);
  gn_hex_middle (1, 0, 10, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, 17.32, 0.01);
  g_assert_cmpfloat (y, ==, 0);
  gn_hex_middle (0, 1, 10, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, 8.66, 0.01);
  g_assert_cmpfloat (y, ==, 15);
}

static GtkWidget *
new_place (const char *name)
{
  GtkWidget *space = gn_space_new (GN_SHAPE_DISC, 30, 30);

  gtk_widget_set_name (space, name);
  gn_say_name (space, name);
  return space;
}

static void
paint_layer (GnBoard *board,
             cairo_t *cr,
             gpointer data)
{
  for (GnMark mark = GN_MARK_CAN; mark <= GN_MARK_FOCUS; mark++)
    gn_shape_mark (cr, GN_SHAPE_HEX, 200, 200, 40, mark);
}

/* Four places like those of a compass, one in the middle: arrows go where they point, Tab leaves. */
static void
test_board (void)
{
  GtkWidget *box = gn_row (0, NULL);
  GtkWidget *before = gtk_button_new_with_label ("before");
  GtkWidget *after = gtk_button_new_with_label ("after");
  GtkWidget *board = gn_board_new (200, 200, 0.5, 4, "Board");
  const struct { const char *name; double x, y; } places[] = {
    { "middle", 100, 100 }, { "north", 100, 20 }, { "east", 180, 100 }, { "south", 100, 180 }, { "west", 20, 100 },
  };
  GtkWidget *space[G_N_ELEMENTS (places)];
  graphene_rect_t bounds;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      space[i] = new_place (places[i].name);
      gn_board_place (GN_BOARD (board), space[i], places[i].x, places[i].y, FALSE);
    }
  gtk_widget_set_name (before, "before");
  gtk_widget_set_name (after, "after");
  gtk_widget_set_hexpand (board, TRUE);
  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), board);
  gtk_box_append (GTK_BOX (box), after);

  GtkWidget *window = show (box, 600, 400);

  gtk_widget_grab_focus (before);
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (focused (window), ==, "middle");
  gtk_widget_child_focus (window, GTK_DIR_UP);
  g_assert_cmpstr (focused (window), ==, "north");
  gtk_widget_child_focus (window, GTK_DIR_DOWN);
  g_assert_cmpstr (focused (window), ==, "middle");
  gtk_widget_child_focus (window, GTK_DIR_LEFT);
  g_assert_cmpstr (focused (window), ==, "west");
  gtk_widget_child_focus (window, GTK_DIR_RIGHT);
  gtk_widget_child_focus (window, GTK_DIR_RIGHT);
  g_assert_cmpstr (focused (window), ==, "east");

  /* one tab stop, which remembers where it was */
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (focused (window), ==, "after");
  gtk_widget_child_focus (window, GTK_DIR_TAB_BACKWARD);
  g_assert_cmpstr (focused (window), ==, "east");

  /* scaled to the room: 400 high, so twice as large */
  g_assert_true (gtk_widget_compute_bounds (space[0], board, &bounds));
  g_assert_cmpfloat (bounds.size.width, ==, 60);
  g_assert_cmpfloat_with_epsilon (bounds.origin.y, 170, 1);

  /* it is hit where its shape is */
  g_assert_true (gtk_widget_contains (space[0], 15, 15));
  g_assert_false (gtk_widget_contains (space[0], 2, 2));

  gtk_test_accessible_assert_role (board, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_role (space[0], GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (space[1], GTK_ACCESSIBLE_PROPERTY_LABEL, "north");
  finish (window);
}

/* A field of 19 hexes: the four arrows and the four keys aslant go to neighbours, up and down again keep to their
 * column. */
static void
test_hexes (void)
{
  GtkWidget *board = gn_board_new (400, 400, 1, 1, "Field");
  GtkWidget *layer, *middle = NULL;

  gn_board_set_lattice (GN_BOARD (board), GN_SHAPE_HEX);
  for (int r = -2; r <= 2; r++)
    for (int q = -2; q <= 2; q++)
      if (ABS (q + r) <= 2)
        {
          g_autofree char *name = g_strdup_printf ("%d %d", q, r);
          GtkWidget *space = gn_space_new (GN_SHAPE_HEX, 69, 80);
          double x, y;

          gtk_widget_set_name (space, name);
          gn_hex_middle (q, r, 40, &x, &y);
          gn_board_place (GN_BOARD (board), space, 200 + x, 200 + y, FALSE);
          if (q == 0 && r == 0)
            middle = space;
        }
  layer = gn_board_add_layer (GN_BOARD (board), paint_layer, NULL);

  GtkWidget *window = show (board, 400, 400);
  gtk_widget_grab_focus (middle);

  /* six directions: two by arrows, four aslant */
  gtk_widget_child_focus (window, GTK_DIR_RIGHT);
  g_assert_cmpstr (focused (window), ==, "1 0");
  gtk_widget_child_focus (window, GTK_DIR_LEFT);
  g_assert_cmpstr (focused (window), ==, "0 0");
  g_assert_true (gn_roving_aslant (board, 1, -sqrt (3)));
  g_assert_cmpstr (focused (window), ==, "1 -1");
  g_assert_true (gn_roving_aslant (board, -1, sqrt (3)));
  g_assert_cmpstr (focused (window), ==, "0 0");
  g_assert_true (gn_roving_aslant (board, -1, -sqrt (3)));
  g_assert_cmpstr (focused (window), ==, "0 -1");
  g_assert_true (gn_roving_aslant (board, 1, sqrt (3)));
  g_assert_cmpstr (focused (window), ==, "0 0");

  /* up and up again: past no row, and back over the tile where it began */
  gtk_widget_child_focus (window, GTK_DIR_UP);
  const gboolean right = g_str_equal (focused (window), "1 -1");
  g_assert_cmpstr (focused (window), ==, right ? "1 -1" : "0 -1");
  gtk_widget_child_focus (window, GTK_DIR_UP);
  g_assert_cmpstr (focused (window), ==, "1 -2");
  gtk_widget_child_focus (window, GTK_DIR_DOWN);
  gtk_widget_child_focus (window, GTK_DIR_DOWN);
  g_assert_cmpstr (focused (window), ==, "0 0");

  /* nothing lies aslant of a corner but what touches it */
  gtk_widget_child_focus (window, GTK_DIR_LEFT);
  gtk_widget_child_focus (window, GTK_DIR_LEFT);
  g_assert_cmpstr (focused (window), ==, "-2 0");
  g_assert_false (gn_roving_aslant (board, -1, sqrt (3)));
  g_assert_cmpstr (focused (window), ==, "-2 0");

  /* a layer is as large as the board and is in nobody's way */
  g_assert_cmpint (gtk_widget_get_width (layer), ==, 400);
  g_assert_true (gtk_widget_pick (board, 200, 200, GTK_PICK_DEFAULT) == middle);
  finish (window);
}

static void
paint_two (GnBoard *board,
           cairo_t *cr,
           gpointer data)
{
  cairo_rectangle (cr, 10, 10, 20, 20);
  cairo_rectangle (cr, *(int *) data, 210, 20, 20);
  cairo_fill (cr);
}

/* Paints the layer again. Returns: the node for the whole of it */
static GskRenderNode *
node_of (GtkWidget *layer)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (layer)->snapshot (layer, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* GTK paints what has another node than before: of a layer, only the blocks in which a mark has come or gone. */
static void
test_blocks (void)
{
  int at = 10;
  GtkWidget *board = gn_board_new (400, 400, 1, 1, "Field");
  GtkWidget *layer = gn_board_add_layer (GN_BOARD (board), paint_two, &at);
  GtkWidget *window = show (board, 400, 400);

  if (!gn_is_painted_by_cairo (board))
    {
      g_test_skip ("not painted by cairo");
      finish (window);
      return;
    }

  g_autoptr (GskRenderNode) before = node_of (layer), same = node_of (layer);
  at = 330;
  g_autoptr (GskRenderNode) after = node_of (layer);
  graphene_rect_t bounds;

  g_assert_cmpuint (gsk_container_node_get_n_children (before), ==, 2);
  g_assert_cmpuint (gsk_container_node_get_n_children (same), ==, 2);
  g_assert_cmpuint (gsk_container_node_get_n_children (after), ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_true (gsk_container_node_get_child (before, i) == gsk_container_node_get_child (same, i));
  g_assert_true (gsk_container_node_get_child (before, 0) == gsk_container_node_get_child (after, 0));
  g_assert_true (gsk_container_node_get_child (before, 1) != gsk_container_node_get_child (after, 1));
  gsk_render_node_get_bounds (gsk_container_node_get_child (after, 1), &bounds);
  g_assert_true (graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT (330, 210)));
  g_assert_cmpfloat (bounds.size.width, <, 100);

  /* and it is painted as it was drawn */
  cairo_surface_t *painted = cairo_image_surface_create (CAIRO_FORMAT_A8, 400, 400);
  cairo_t *cr = cairo_create (painted);
  gsk_render_node_draw (after, cr);
  cairo_destroy (cr);
  cairo_surface_flush (painted);
  const guchar *pixels = cairo_image_surface_get_data (painted);
  const int stride = cairo_image_surface_get_stride (painted);
  for (int y = 0; y < 400; y++)
    for (int x = 0; x < 400; x++)
      {
        const gboolean first = x >= 10 && x < 30 && y >= 10 && y < 30;
        const gboolean second = x >= 330 && x < 350 && y >= 210 && y < 230;

        g_assert_cmpint (pixels[y * stride + x], ==, first || second ? 255 : 0);
      }
  cairo_surface_destroy (painted);
  finish (window);
}

/* How much of a box of 100 by 100 is painted, in thousandths. */
static int
painted (GnShape shape,
         double  side,
         double  inset)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 100, 100);
  cairo_t *cr = cairo_create (surface);
  int n = 0;

  gn_shape_trace (cr, shape, 50, 50, side, inset);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < 100; y++)
    for (int x = 0; x < 100; x++)
      n += cairo_image_surface_get_data (surface)[y * cairo_image_surface_get_stride (surface) + x] > 127;
  cairo_surface_destroy (surface);
  return n / 10;
}

static void
test_outlines (void)
{
  double width, height;

  gn_shape_box (GN_SHAPE_HEX, 40, &width, &height);
  g_assert_cmpfloat_with_epsilon (width, 69.28, 0.01);
  g_assert_cmpfloat (height, ==, 80);
  gn_shape_box (GN_SHAPE_TRIANGLE_UP, 40, &width, &height);
  g_assert_cmpfloat (width, ==, 40);
  g_assert_cmpfloat_with_epsilon (height, 34.64, 0.01);

  /* areas: 3/2 √3 s², √3/4 s², π/4 s², s² */
  g_assert_cmpint (ABS (painted (GN_SHAPE_HEX, 40, 0) - 416), <=, 6);
  g_assert_cmpint (ABS (painted (GN_SHAPE_TRIANGLE_UP, 80, 0) - 277), <=, 6);
  g_assert_cmpint (ABS (painted (GN_SHAPE_TRIANGLE_DOWN, 80, 0) - 277), <=, 6);
  g_assert_cmpint (ABS (painted (GN_SHAPE_DISC, 80, 0) - 503), <=, 6);
  g_assert_cmpint (ABS (painted (GN_SHAPE_BOX, 80, 0) - 640), <=, 6);
  /* five inside, all round: as a hex whose sides are 10/√3 shorter */
  g_assert_cmpint (ABS (painted (GN_SHAPE_HEX, 40, 5) - 304), <=, 6);
  g_assert_cmpint (painted (GN_SHAPE_TRIANGLE_UP, 80, 5), <, painted (GN_SHAPE_TRIANGLE_UP, 80, 0));
}

static void
test_track (void)
{
  GtkWidget *track = g_object_new (GN_TYPE_TRACK, "first", 1, "last", 15, "least", 20, "cell-width", 20,
                                   "height", 27, NULL);
  GtkWidget *marker = gn_piece_new ("gem-ruby", 20);
  graphene_rect_t bounds;

  gtk_widget_set_visible (marker, FALSE);
  gtk_widget_set_parent (marker, track);
  gtk_widget_set_halign (track, GTK_ALIGN_START);
  gn_track_span (GN_TRACK (track), 6, 8, "gem_ruby");
  gn_track_bar (GN_TRACK (track), 3, 5, "gem_ruby");
  gn_track_move (GN_TRACK (track), marker, 6, FALSE);

  GtkWidget *window = show (track, 400, 60);
  g_assert_cmpint (gtk_widget_get_width (track), ==, 300);
  g_assert_true (gtk_widget_compute_bounds (marker, track, &bounds));
  g_assert_cmpfloat (bounds.origin.x, ==, 100);

  /* what is shown in the end is set before a motion starts, and a motion ends there */
  gn_track_move (GN_TRACK (track), marker, 8, TRUE);
  gn_motion_stop (marker);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_widget_queue_allocate (track);
  while (gtk_widget_compute_bounds (marker, track, &bounds) && bounds.origin.x != 140)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (bounds.origin.x, ==, 140);

  gn_track_move (GN_TRACK (track), marker, 0, FALSE);
  g_assert_false (gtk_widget_get_visible (marker));
  finish (window);
}

static double last_step;
static guint n_steps;

static void
count_step (GtkWidget *widget,
            double     done,
            gpointer   data)
{
  last_step = done;
  n_steps++;
}

/* Reduced motion: at once at its end, and nothing is left behind. */
static void
test_no_motion (void)
{
  GtkWidget *label = gtk_label_new ("x");
  GtkWidget *window = show (label, 100, 100);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  n_steps = 0;
  gn_motion_run (label, 200, count_step, NULL);
  g_assert_cmpuint (n_steps, ==, 1);
  g_assert_cmpfloat (last_step, ==, 1);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  n_steps = 0;
  gn_motion_run (label, 60, count_step, NULL);
  g_assert_cmpfloat (last_step, <, 1);
  while (last_step < 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_steps, >, 1);
  finish (window);
}

/* What has been bought flies over the table, and is gone when it has arrived; with reduced motion it never starts. */
static void
test_flights (void)
{
  GtkWidget *box = gn_row (100, NULL);
  GtkWidget *from = gn_piece_new ("gem-ruby", 24);
  GtkWidget *to = gn_piece_new ("gem-ruby", 24);

  gtk_box_append (GTK_BOX (box), from);
  gtk_box_append (GTK_BOX (box), to);
  GtkWidget *window = show (box, 300, 60);
  GnFlights *flights = gn_flights_new (box);

  gn_flights_add (flights, "gem-ruby", 24, from, to);
  gn_flights_start (flights);
  g_assert_cmpuint (gn_flights_get_n (flights), ==, 1);
  while (gn_flights_get_n (flights))
    g_main_context_iteration (NULL, TRUE);

  /* the next entry cuts it short */
  gn_flights_add (flights, "gem-ruby", 24, from, to);
  gn_flights_start (flights);
  gn_flights_stop (flights);
  g_assert_cmpuint (gn_flights_get_n (flights), ==, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gn_flights_add (flights, "gem-ruby", 24, from, to);
  gn_flights_start (flights);
  g_assert_cmpuint (gn_flights_get_n (flights), ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);

  gn_flights_free (flights);
  finish (window);
}

static void
test_fan (void)
{
  GtkWidget *fan = gn_fan_new (3);
  int least, wish;

  for (int i = 0; i < 5; i++)
    gn_fan_add (GN_FAN (fan), gn_piece_new ("gold", 20));
  g_object_ref_sink (fan);
  gtk_widget_measure (fan, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wish, NULL, NULL);
  g_assert_cmpint (least, ==, 20);
  g_assert_cmpint (wish, ==, 5 * 20 + 4 * 3);
  g_assert_finalize_object (fan);
}

static void
test_piece_properties (void)
{
  GtkWidget *piece = gn_piece_new ("gem-ruby", 24);
  GtkWidget *token = gn_seat_token_new (3, 34);
  int least;

  g_object_ref_sink (piece);
  g_object_ref_sink (token);
  g_object_set (piece, "name", "gem-emerald", "size", 30, "colour", 2, "dim", TRUE, NULL);
  gtk_widget_measure (piece, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, 30);
  gtk_test_accessible_assert_role (piece, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  gtk_widget_measure (token, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, 34);
  g_assert_finalize_object (piece);
  g_assert_finalize_object (token);
}

static int
height_of_box (GtkWidget *box)
{
  int height;

  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 132, &height, NULL, NULL, NULL);
  return height;
}

static GtkWidget *
line_of (int height)
{
  GtkWidget *line = gn_row (0, NULL);

  gtk_widget_set_size_request (line, -1, height);
  return line;
}

/* One line, not to be seen for a while, then two: the second has its room. */
static void
test_filled_unseen (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *outer = gn_column (0, NULL);
  GtkWidget *box = gn_column (0, NULL);

  gtk_box_append (GTK_BOX (outer), box);
  gtk_window_set_child (GTK_WINDOW (window), outer);
  gtk_box_append (GTK_BOX (box), line_of (20));
  g_assert_cmpint (height_of_box (outer), ==, 20);

  gtk_widget_set_visible (box, FALSE);
  g_assert_cmpint (height_of_box (outer), ==, 0);
  gn_box_clear (box);
  gtk_box_append (GTK_BOX (box), line_of (20));
  gtk_box_append (GTK_BOX (box), line_of (30));
  gtk_widget_set_visible (box, TRUE);
  g_assert_cmpint (height_of_box (outer), ==, 50);
  gtk_window_destroy (GTK_WINDOW (window));
}

static guint n_looks, n_marks;

static void
count_look (GtkWidget *map,
            gboolean   other)
{
  n_looks += other;
  n_marks += !other;
}

/* The pointer comes first, then the keyboard; and what has gone is not looked at. */
static void
test_hover (void)
{
  GtkWidget *map = gn_row (0, NULL), *tile[3];
  GnHover *hover = gn_hover_new (map, count_look);

  gn_hover_set (hover, 1);
  g_assert_cmpint (gn_hover_get (hover), ==, 1);
  g_assert_cmpuint (n_looks, ==, 0);
  gn_hover_set (hover, -1);

  for (int i = 0; i < 3; i++)
    {
      tile[i] = gtk_button_new ();
      gtk_box_append (GTK_BOX (map), tile[i]);
      gn_hover_watch (hover, tile[i], 7 + i);
      g_assert_cmpint (gn_hover_number (tile[i]), ==, 7 + i);
    }

  GtkWidget *window = show (map, 300, 60);
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  /* from tile to tile, while its mark is there all along */
  gtk_widget_grab_focus (tile[1]);
  g_assert_cmpint (gn_hover_get (hover), ==, 8);
  gtk_widget_grab_focus (tile[2]);
  g_assert_cmpint (gn_hover_get (hover), ==, 9);
  g_assert_cmpuint (n_looks, >, 0);
  g_assert_cmpuint (n_marks, >, 0);

  point (tile[0], TRUE);
  g_assert_cmpint (gn_hover_get (hover), ==, 7);
  point (tile[1], FALSE);
  g_assert_cmpint (gn_hover_get (hover), ==, 7);
  n_looks = 0;
  point (tile[0], TRUE);
  g_assert_cmpuint (n_looks, ==, 0);
  point (tile[0], FALSE);
  g_assert_cmpint (gn_hover_get (hover), ==, 9);
  g_assert_cmpuint (n_looks, ==, 1);

  /* the keyboard's mark that goes */
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
  g_assert_cmpint (gn_hover_get (hover), ==, -1);

  point (tile[0], TRUE);
  n_looks = n_marks = 0;
  gn_hover_forget (hover);
  g_assert_cmpint (gn_hover_get (hover), ==, -1);
  finish (window);
  g_assert_cmpuint (n_looks + n_marks, ==, 0);
  g_assert_finalize_object (hover);
}

/* The rows of a pool follow its height, also when only the height changes. */
static void
test_pool (void)
{
  const GnPoolDie dice[] = { { 6, .paint = -1, .title = "Rake" }, { 8, .paint = -1, .title = "Hoe" },
                             { 12, .paint = -1, .title = "Spade" } };
  GtkWidget *box = gn_column (0, NULL), *above = gn_column (0, NULL), *pool = g_object_new (GN_TYPE_POOL, NULL);

  gn_pool_set (GN_POOL (pool), NULL, dice, G_N_ELEMENTS (dice), FALSE);
  gtk_widget_set_vexpand (pool, TRUE);
  gn_append (box, above, pool, NULL);

  GtkWidget *window = show (box, 300, 200);
  GtkWidget *row = find_type (pool, GN_TYPE_SPACE);
  const int roomy = gtk_widget_get_height (pool);

  g_assert_false (gtk_widget_has_css_class (row, "low"));
  gtk_widget_set_size_request (above, -1, 100);
  while (gtk_widget_get_height (pool) == roomy)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (gtk_widget_has_css_class (row, "low"));
  finish (window);
}

/* However many dice there are, none lies on another or beyond the edge of a narrow pool. */
static void
test_pool_narrow (void)
{
  const GnPoolDie dice[] = { { 20, .paint = 0, .title = "Rake", .icon = "kind-item" },
                             { 8, .paint = 1, .title = "Hoe", .icon = "kind-item" },
                             { 12, .paint = 2, .title = "Spade", .icon = "kind-item" },
                             { 10, .paint = 3, .title = "Hand", .icon = "kind-item" },
                             { 0, 12, .paint = -1, .title = "Card texts" } };

  for (int width = 320; width >= 240; width -= 40)
    {
      GtkWidget *pool = g_object_new (GN_TYPE_POOL, NULL);

      gn_pool_set (GN_POOL (pool), NULL, dice, G_N_ELEMENTS (dice), FALSE);
      GtkWidget *window = show (pool, width, 64);

      /* what has no room is hidden once the width is known */
      while (g_main_context_iteration (NULL, FALSE))
        ;
      gn_measure (pool, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL);
      gtk_widget_allocate (pool, width, 64, -1, NULL);
      for (GtkWidget *row = gtk_widget_get_first_child (pool); row; row = gtk_widget_get_next_sibling (row))
        for (GtkWidget *other = gtk_widget_get_first_child (pool); other; other = gtk_widget_get_next_sibling (other))
          {
            graphene_rect_t at, beside;

            g_assert_true (gtk_widget_compute_bounds (row, pool, &at));
            g_assert_true (gtk_widget_compute_bounds (other, pool, &beside));
            g_test_message ("%d: %.0f to %.0f", width, at.origin.x, at.origin.x + at.size.width);
            g_assert_cmpfloat (at.origin.x + at.size.width, <=, width);
            g_assert_true (row == other || !graphene_rect_intersection (&at, &beside, NULL));
          }
      finish (window);
    }
}

static guint
count_words (GtkWidget *steps)
{
  guint n = 0;

  for (GtkWidget *cell = gtk_widget_get_first_child (steps); cell; cell = gtk_widget_get_next_sibling (cell))
    for (GtkWidget *word = gtk_widget_get_first_child (cell); word; word = gtk_widget_get_next_sibling (word))
      n += GTK_IS_LABEL (word) && gtk_widget_get_visible (word);
  return n;
}

/* Where there is no room for all words, one step keeps its own: the current one, or the next if there is none yet. */
static void
test_steps (void)
{
  GnStepCell cells[] = { { NULL, "Flip two", NULL, -1, GN_STEP_STRUCK }, { NULL, "Roll", NULL, -1, GN_STEP_AHEAD },
                         { NULL, "Assign", NULL, -1, GN_STEP_AHEAD } };
  GtkWidget *steps = g_object_new (GN_TYPE_STEPS, NULL), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *window;

  gn_steps_set (GN_STEPS (steps), cells, G_N_ELEMENTS (cells));
  gtk_box_append (GTK_BOX (box), steps);
  window = show (box, 90, 40);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (count_words (steps), ==, 1);
  g_assert_true (reads (steps, "Roll"));
  cells[2].state = GN_STEP_NOW;
  gn_steps_set (GN_STEPS (steps), cells, G_N_ELEMENTS (cells));
  g_assert_cmpuint (count_words (steps), ==, 1);
  g_assert_true (reads (steps, "Assign"));
  finish (window);
}

/* With a little more room each step has a brief word, and with more still all words, a little smaller. */
static void
test_brief_steps (void)
{
  const GnStepCell cells[] = { { NULL, "Move and attack", NULL, -1, GN_STEP_NOW, "Fight" },
                               { NULL, "Call to war", NULL, -1, GN_STEP_AHEAD, "Call" },
                               { NULL, "Collect", NULL, -1, GN_STEP_AHEAD } };
  GtkWidget *steps = g_object_new (GN_TYPE_STEPS, NULL), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *window;
  int all;

  gn_steps_set (GN_STEPS (steps), cells, G_N_ELEMENTS (cells));
  gtk_widget_measure (g_object_ref_sink (steps), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &all, NULL, NULL);
  gtk_box_append (GTK_BOX (box), steps);
  window = show (box, all * 9 / 10, 40);
  g_assert_true (reads (steps, "Call to war") && reads (steps, "Collect") && reads (steps, "Move and attack"));
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_box_append (GTK_BOX (box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0)), steps);
  window = show (box, all * 7 / 10, 40);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (reads (steps, "Fight") && reads (steps, "Call") && reads (steps, "Collect"));
  g_assert_cmpuint (count_words (steps), ==, 3);
  g_object_unref (steps);
  finish (window);
}

static void
test_finalize (void)
{
  GtkWidget *parts[] = {
    gn_space_new (GN_SHAPE_HEX, 20, 20), gn_card_new (100, 100), gn_deck_new ("back-artifact", 60),
    gn_stamp_new ("points", 20, "3", "points"),
    gn_board_new (10, 10, 1, 1, "board"), g_object_new (GN_TYPE_TRACK, "first", 1, "last", 3, NULL), gn_fan_new (0),
    gn_roving_box_new (GTK_ORIENTATION_VERTICAL, 3, "box"),
  };

  gn_space_delta (GN_SPACE (parts[0]), "+1", TRUE);
  gn_card_set_art (GN_CARD (parts[1]), "jewelry-ring-ruby", 36, FALSE);
  gn_card_set_points (GN_CARD (parts[1]), 2);
  gn_card_set_words (GN_CARD (parts[1]), "Ember ring", NULL);
  gn_deck_set (GN_DECK (parts[2]), 3, "top II");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_object_ref_sink (parts[i]);
      g_assert_finalize_object (parts[i]);
    }
}

/* A long name of two that are joined keeps the first of them where there is no room for both. */
static void
test_name (void)
{
  GtkWidget *name = g_object_ref_sink (gn_name_new ("Bartholomaeus-Maximilian", NULL));
  const int wide = gn_width_of (name) / 2, tall = gn_height_of (name);
  const char *shown = NULL;

  gtk_widget_size_allocate (name, &(GtkAllocation) { 0, 0, wide, tall }, -1);
  for (GtkWidget *label = gtk_widget_get_first_child (name); label; label = gtk_widget_get_next_sibling (label))
    if (gtk_widget_get_child_visible (label))
      shown = gtk_label_get_text (GTK_LABEL (label));
  g_assert_cmpstr (shown, ==, "Bartholomaeus");
  g_object_unref (name);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return no_display ();

  g_test_add_func ("/parts/shapes", test_shapes);
  g_test_add_func ("/parts/middles", test_middles);
  g_test_add_func ("/parts/board", test_board);
  g_test_add_func ("/parts/hexes", test_hexes);
  g_test_add_func ("/parts/blocks", test_blocks);
  g_test_add_func ("/parts/outlines", test_outlines);
  g_test_add_func ("/parts/track", test_track);
  g_test_add_func ("/parts/no-motion", test_no_motion);
  g_test_add_func ("/parts/flights", test_flights);
  g_test_add_func ("/parts/fan", test_fan);
  g_test_add_func ("/parts/piece-properties", test_piece_properties);
  g_test_add_func ("/parts/filled-unseen", test_filled_unseen);
  g_test_add_func ("/parts/hover", test_hover);
  g_test_add_func ("/parts/pool", test_pool);
  g_test_add_func ("/parts/pool-narrow", test_pool_narrow);
  g_test_add_func ("/parts/steps", test_steps);
  g_test_add_func ("/parts/brief-steps", test_brief_steps);
  g_test_add_func ("/parts/name", test_name);
  g_test_add_func ("/parts/finalize", test_finalize);
  return g_test_run ();
}
