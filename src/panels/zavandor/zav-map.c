/* zav-map.c: the mines: five districts around Diamantina
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-map.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/layout/board.h"
#include "panels/panel/tie.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "panels/things/space.h"
#include "core/words/text.h"

/* The drawing: a pentagon with a point at the bottom, all in fractions of its radius (mockups/README). */
#define WIDTH      404.0
#define HEIGHT     386.0
#define MIDDLE_X   202.0
#define MIDDLE_Y   172.6
#define RADIUS     212.0
#define INNER      (0.385 * RADIUS)   /* Diamantina's corners */
#define TILES      (0.684 * RADIUS)   /* from the center to the row of tiles */
#define APART      (0.2075 * RADIUS)  /* from tile to tile along the edge */
#define NUMBERS    (0.553 * RADIUS)
#define NUMBERS_APART (0.1925 * RADIUS)
#define NUMERAL    (0.46 * RADIUS)
#define GNOME      (0.452 * RADIUS)
#define TILE       42

#define DISTRICTS  5
#define FIFTHS     24   /* the first of the districts' fifth spaces, which not every box has */

struct _ZavMap {
  GtkWidget  parent_instance;

  GtkWidget *board;
  GtkWidget *space[ZAV_SCENE_SPACES];
  GtkWidget *number[ZAV_SCENE_SPACES];
  GtkWidget *samplers[ZAV_SCENE_SPACES];  /* players who took soil samples, on the rim */
  GtkWidget *numeral[DISTRICTS];
  GtkWidget *gnome;
  GtkWidget *next;          /* the gnome's next place */
  GtkWidget *left_note;
  GtkWidget *left_count;
  GtkWidget *next_note;
  gboolean   was_here[ZAV_SCENE_SPACES];
  gboolean   open[ZAV_SCENE_PLACES];
  gboolean   five[ZAV_SCENE_PLACES];   /* this district has five spaces */
  int        gnome_at;
  int        gnome_next;
  gboolean   known;         /* has shown a scene before */
};

G_DEFINE_FINAL_TYPE (ZavMap, zav_map, GTK_TYPE_WIDGET)

static double
radians (double degrees)
{
  return degrees * G_PI / 180;
}

/* Clockwise from the top: the center of district I … V. */
static double
direction_of (int district)
{
  return -90 + 72 * district;
}

/* The point at distance @out from the center towards @degrees, and @along to the right of that. */
static void
point_at (double  degrees,
          double  out,
          double  along,
          double *x,
          double *y)
{
  const double angle = radians (degrees);

  *x = MIDDLE_X + out * cos (angle) - along * sin (angle);
  *y = MIDDLE_Y + out * sin (angle) + along * cos (angle);
}

static int
place_of (int space)
{
  return space < FIFTHS ? space / 4 : space - FIFTHS;
}

static int
nth_of (int space)
{
  return space < FIFTHS ? space % 4 : 4;
}

/* The position of a space along its row, in units of the distance for four; five are closer together. */
static double
along (ZavMap *self,
       int     space)
{
  const gboolean five = self->five[place_of (space)];

  return five ? (nth_of (space) - 2) * 0.84 : nth_of (space) - 1.5;
}

/* The middle of a space, or of the number beside it. */
static void
middle_of (ZavMap  *self,
           int      space,
           gboolean number,
           double  *x,
           double  *y)
{
  const int place = place_of (space), nth = nth_of (space), aside = number ? 49 : 22;

  if (place == DISTRICTS)
    {
      *x = MIDDLE_X + (nth % 2 ? aside : -aside);
      *y = MIDDLE_Y + (nth / 2 ? 13 : -33);
      return;
    }
  point_at (direction_of (place), number ? NUMBERS : TILES,
            along (self, space) * (number ? NUMBERS_APART : APART), x, y);
}

/* ---- The ground --------------------------------------------------------- */

typedef struct {
  double x, y;
} Corner;

/* A polygon drawn inwards by @by, so that neighbors keep their distance and both may have an edge. */
static void
trace_inset (cairo_t      *cr,
             const Corner *corner,
             int           n,
             double        by)
{
  for (int i = 0; i < n; i++)
    {
      const Corner *before = &corner[(i + n - 1) % n];
      const Corner *here = &corner[i];
      const Corner *after = &corner[(i + 1) % n];
      const double in_length = hypot (here->x - before->x, here->y - before->y);
      const double out_length = hypot (after->x - here->x, after->y - here->y);
      const double in_x = (here->x - before->x) / in_length, in_y = (here->y - before->y) / in_length;
      const double out_x = (after->x - here->x) / out_length, out_y = (after->y - here->y) / out_length;
      /* clockwise on the screen: the inside is to the right of each edge */
      const double turn = 1 + in_x * out_x + in_y * out_y;
      const double x = here->x + by * (-in_y - out_y) / turn;
      const double y = here->y + by * (in_x + out_x) / turn;

      if (i == 0)
        cairo_move_to (cr, x, y);
      else
        cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
}

static void
district_corners (int    district,
                  Corner corner[4])
{
  const double middle = direction_of (district);

  point_at (middle - 36, RADIUS, 0, &corner[0].x, &corner[0].y);
  point_at (middle + 36, RADIUS, 0, &corner[1].x, &corner[1].y);
  point_at (middle + 36, INNER, 0, &corner[2].x, &corner[2].y);
  point_at (middle - 36, INNER, 0, &corner[3].x, &corner[3].y);
}

static void
set_colour (ZavMap     *self,
            cairo_t    *cr,
            const char *name)
{
  GdkRGBA rgba;

  gn_colour (GTK_WIDGET (self), name, &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
}

static void
draw_place (ZavMap       *self,
            cairo_t      *cr,
            const Corner *corner,
            int           n,
            gboolean      open,
            const char   *ground)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace_inset (cr, corner, n, open ? 2.6 : 3.4);
  set_colour (self, cr, ground);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, open ? 3 : 4);
  set_colour (self, cr, open ? "accent_ring" : ground);
  cairo_stroke (cr);
}

/* The gnome's next move: dots on the circle that it moves on. */
static void
draw_way (ZavMap  *self,
          cairo_t *cr)
{
  const double from = direction_of (self->gnome_at) + 16;
  double to = direction_of (self->gnome_next) - 21;

  while (to < from)
    to += 360;
  cairo_arc (cr, MIDDLE_X, MIDDLE_Y, GNOME + 4, radians (from), radians (to));
  cairo_set_line_width (cr, 2.4);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, (const double[]) { 1, 6 }, 2, 0);
  set_colour (self, cr, "ink2_color");
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_ground (GnBoard *board,
             cairo_t *cr,
             gpointer data)
{
  static const char *const grounds[DISTRICTS] = { "district_1", "district_2", "district_3", "district_4",
                                                  "district_5" };
  ZavMap *self = data;
  Corner corner[5];

  for (int pass = 0; pass < 2; pass++)   /* open ones last: their edge overlaps the neighbors' */
    for (int district = 0; district < DISTRICTS; district++)
      if (self->open[district] == pass)
        {
          district_corners (district, corner);
          draw_place (self, cr, corner, 4, pass, pass ? "district_open" : grounds[district]);
        }

  for (int i = 0; i < 5; i++)
    point_at (-90 - 36 + 72 * i, INNER, 0, &corner[i].x, &corner[i].y);
  draw_place (self, cr, corner, 5, self->open[DISTRICTS], "district_diamantina");

  if (self->gnome_at >= 0 && self->gnome_next >= 0 && self->gnome_next != self->gnome_at)
    draw_way (self, cr);
}

/* ---- The spaces --------------------------------------------------------- */

/* A cost as pictures in rows of two, to keep it roundish. */
static GtkWidget *
new_cost (const ZavSceneCost *cost,
          gboolean            light)
{
  GtkWidget *column = gn_column (0, NULL);
  GtkWidget *row = NULL;
  int total = 0, shown = 0;

  gtk_widget_set_halign (column, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  if (!cost->known)
    {
      gtk_box_append (GTK_BOX (column), gn_label ("?", light ? "tile-cost light" : "tile-cost"));
      return column;
    }

  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    total += cost->gems[gem];

  /* 3: 2 + 1, 4: 2 + 2, 5: 2 + 3, more: as many rows as needed */
  const int size = total <= 3 ? 15 : total <= 4 ? 13 : total <= 6 ? 12 : 10;
  const int rows = total <= 2 ? 1 : total <= 6 ? 2 : 3;
  const int in_row = (total + rows - 1) / rows;

  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    for (int k = 0; k < cost->gems[gem]; k++, shown++)
      {
        if (shown % in_row == 0)
          {
            row = gn_row (total > 6 ? 0 : 1, NULL);
            gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
            gtk_box_append (GTK_BOX (column), row);
          }
        gtk_box_append (GTK_BOX (row), gn_piece_new (zav_gem_piece[gem], size));
      }
  return column;
}

static void
show_samplers (GtkWidget      *plate,
               const ZavScene *scene,
               guint8          seats)
{
  gn_box_clear (plate);
  gtk_widget_set_visible (plate, seats != 0);
  for (int seat = 0; seat < scene->n_players; seat++)
    if (seats & (1u << seat))
      gtk_box_append (GTK_BOX (plate), gn_piece_new (gn_pieces_seat_name (scene->player[seat].colour), 8));
}

static void
draw_space (ZavMap         *self,
            const ZavScene *scene,
            int             index,
            gboolean        light)
{
  const ZavSceneSpace *space = &scene->space[index];
  GtkWidget *widget = self->space[index];
  struct {
    ZavSceneCost cost;
    gboolean     here;
    guint        samplers;
    const char  *face;
    int          points;
  } figures;

  memset (&figures, 0, sizeof figures);
  figures.cost = space->cost;
  figures.here = space->here;
  figures.samplers = space->samplers;
  figures.face = space->face;
  figures.points = space->points;
  if (gn_unchanged (widget, &figures, sizeof figures))
    return;

  gn_space_clear (GN_SPACE (widget));
  gn_set_class (widget, "gone", !space->here);
  if (space->here && space->face)
    {
      GtkWidget *points = gn_label_number (MAX (space->points, 0), "badge");

      gn_space_add (GN_SPACE (widget), gn_piece_new (space->face, TILE));
      gtk_widget_set_halign (points, GTK_ALIGN_END);
      gtk_widget_set_valign (points, GTK_ALIGN_END);
      gn_space_add (GN_SPACE (widget), points);
    }
  else if (space->here)
    {
      gn_space_add (GN_SPACE (widget), gn_piece_new (light ? "tile-plain-diamantina" : "tile-plain-district", TILE));
      gn_space_add (GN_SPACE (widget), new_cost (&space->cost, light));
    }
  show_samplers (self->samplers[index], scene, space->here ? space->samplers : 0);
}

static void
update_space (ZavMap         *self,
              GnPanel        *panel,
              const ZavScene *scene,
              int             index,
              gboolean        news)
{
  const ZavSceneSpace *space = &scene->space[index];
  GtkWidget *widget = self->space[index];
  const gboolean light = place_of (index) == DISTRICTS;

  draw_space (self, scene, index, light);

  /* A space without a tile cannot be focused; it only has a description. */
  gtk_widget_set_focusable (widget, space->here && panel);
  gtk_widget_set_can_target (widget, panel != NULL);

  g_autofree char *thing = g_strdup_printf ("space:%s", space->id);
  g_autofree char *spec = g_strdup_printf ("tile space=%s", space->id);
  gn_space_bind (GN_SPACE (widget), panel, space->say, space->here ? thing : NULL, space->here ? spec : NULL,
                 space->say);

  /* Only places away from the gnome, and tiles that are too expensive, are dimmed. Sampled tiles stay readable. */
  gn_set_class (widget, "can", space->here && space->lack.can);
  gn_set_class (widget, "dim", space->here && !space->open);
  gn_space_delta (GN_SPACE (widget), NULL, news && self->known && self->was_here[index] && !space->here);
  self->was_here[index] = space->here;
}

static void
place_spaces (ZavMap         *self,
              const ZavScene *scene)
{
  double x, y;

  for (int i = 0; i < ZAV_SCENE_SPACES; i++)
    {
      middle_of (self, i, TRUE, &x, &y);
      gn_board_place (GN_BOARD (self->board), self->number[i], x, y, FALSE);
      middle_of (self, i, FALSE, &x, &y);
      gn_board_place (GN_BOARD (self->board), self->space[i], x, y, FALSE);
      gtk_widget_set_visible (self->number[i], scene && scene->space[i].exists);
      gtk_widget_set_visible (self->space[i], scene && scene->space[i].exists);
    }
  /* over all tiles, which stand close together, and off the numbers, which in the first district are below the tiles */
  for (int i = 0; i < ZAV_SCENE_SPACES; i++)
    {
      middle_of (self, i, FALSE, &x, &y);
      gn_board_place (GN_BOARD (self->board), self->samplers[i], x, y + (place_of (i) ? TILE : -TILE) / 2, FALSE);
    }
}

static void
place_numerals (ZavMap *self)
{
  for (int district = 0; district < DISTRICTS; district++)
    {
      /* the gnome takes the place of the numeral, which moves aside */
      const double aside = district == self->gnome_at ? -20 : district == self->gnome_next ? 13 : 0;
      double x, y;

      point_at (direction_of (district) + aside, NUMERAL, 0, &x, &y);
      gn_board_place (GN_BOARD (self->board), self->numeral[district], x, y, FALSE);
      gn_set_class (self->numeral[district], "here", self->open[district]);
    }
}

static void
place_gnome (ZavMap   *self,
             gboolean  news)
{
  double x, y;

  gtk_widget_set_visible (self->gnome, self->gnome_at >= 0);
  gtk_widget_set_visible (self->next, self->gnome_next >= 0 && self->gnome_next != self->gnome_at);
  if (self->gnome_at >= 0)
    {
      point_at (direction_of (self->gnome_at) + 2, GNOME, 0, &x, &y);
      gn_board_place (GN_BOARD (self->board), self->gnome, x, y, news && self->known);
    }
  if (self->gnome_next >= 0)
    {
      point_at (direction_of (self->gnome_next) - 7, GNOME - 3, 0, &x, &y);
      gn_board_place (GN_BOARD (self->board), self->next, x, y, FALSE);
    }
}

static void
update_notes (ZavMap         *self,
              const ZavScene *scene,
              gboolean        brief)
{
  g_autofree char *n = gn_number_text (scene->tiles_left);
  g_autofree char *all = gn_number_text (scene->tiles_all);
  /* Translators: the number of mining tiles still on the spaces */
  g_autofree char *left = gn_fill (ngettext ("{n} of {all} tile left", "{n} of {all} tiles left", scene->tiles_all),
                                   "n", n, "all", all, NULL);
  g_autofree char *next = NULL;

  gtk_label_set_label (GTK_LABEL (self->left_count), left);

  if (brief && scene->gnome_next >= 0 && scene->gnome_next != scene->gnome)
    {
      /* Translators: on the second screen: where the wandering gnome goes at the end of the round */
      next = gn_fill (_("then {district}"), "district", zav_place_name[scene->gnome_next], NULL);
    }
  else if (!brief && scene->gnome_next >= 0 && scene->gnome_next != scene->gnome)
    {
      g_autofree char *bought = gn_number_text (scene->tiles_bought);

      /* Translators: where the wandering gnome goes at the end of the round, and why */
      next = gn_fill (ngettext ("{n} tile bought this round: the gnome goes on to {district}",
                                "{n} tiles bought this round: the gnome goes on to {district}", scene->tiles_bought),
                      "n", bought, "district", zav_place_name[scene->gnome_next], NULL);
    }
  else if (!brief && scene->gnome >= 0 && scene->gnome_next == scene->gnome)
    {
      /* Translators: the wandering gnome moves on only after a round in which a tile was bought */
      next = gn_fill (_("No tile bought this round: the gnome stays in {district}"),
                      "district", zav_place_name[scene->gnome], NULL);
    }
  gtk_label_set_label (GTK_LABEL (self->next_note), next ? next : "");
}

/* The ground is painted again only when it looks different. */
static void
show_ground (ZavMap *self)
{
  int figures[ZAV_SCENE_PLACES + 2];

  for (int place = 0; place < ZAV_SCENE_PLACES; place++)
    figures[place] = self->open[place];
  figures[ZAV_SCENE_PLACES] = self->gnome_at;
  figures[ZAV_SCENE_PLACES + 1] = self->gnome_next;
  if (!gn_unchanged (self->board, figures, sizeof figures))
    gn_board_ground_changed (GN_BOARD (self->board));
}

void
zav_map_update (ZavMap         *self,
                GnPanel        *panel,
                const ZavScene *scene,
                gboolean        news)
{
  self->gnome_at = scene->gnome;
  self->gnome_next = scene->gnome_next;
  memset (self->open, 0, sizeof self->open);
  memset (self->five, 0, sizeof self->five);
  for (int i = 0; i < ZAV_SCENE_SPACES; i++)
    {
      self->open[place_of (i)] |= scene->space[i].open;
      self->five[place_of (i)] |= i >= FIFTHS && scene->space[i].exists;
    }
  place_spaces (self, scene);

  for (int i = 0; i < ZAV_SCENE_SPACES; i++)
    if (scene->space[i].exists)
      update_space (self, panel, scene, i, news);
  place_numerals (self);
  place_gnome (self, news);
  update_notes (self, scene, panel == NULL);
  show_ground (self);
  self->known = TRUE;
}

GtkWidget *
zav_map_get_space (ZavMap *self,
                   int     space)
{
  return self->space[space];
}

/* ---- GObject ------------------------------------------------------------ */

static void
zav_map_dispose (GObject *object)
{
  ZavMap *self = ZAV_MAP (object);
  GtkWidget *child;

  gn_board_set_ground (GN_BOARD (self->board), NULL, NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (zav_map_parent_class)->dispose (object);
}

static void
zav_map_class_init (ZavMapClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zav_map_dispose;
  gtk_widget_class_set_css_name (widget_class, "mines");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_note (const char *text,
          const char *classes,
          GtkAlign    across)
{
  GtkWidget *label = gn_label (text, classes);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), across == GTK_ALIGN_END ? 1 : 0);
  gtk_label_set_justify (GTK_LABEL (label), across == GTK_ALIGN_END ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);
  gtk_widget_set_halign (label, across);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_set_can_target (label, FALSE);
  return label;
}

static void
zav_map_init (ZavMap *self)
{
  self->gnome_at = self->gnome_next = -1;
  /* Translators: the board with the mining tiles */
  self->board = gn_board_new (WIDTH, HEIGHT, 0.72, 1.7, _("Mines"));
  gn_board_set_ground (GN_BOARD (self->board), draw_ground, self);
  gtk_widget_set_hexpand (self->board, TRUE);
  gtk_widget_set_vexpand (self->board, TRUE);
  gtk_widget_set_parent (self->board, GTK_WIDGET (self));

  for (int district = 0; district < DISTRICTS; district++)
    self->numeral[district] = gn_label (zav_place_name[district], "numeral");
  place_numerals (self);

  GtkWidget *diamantina = gn_label (zav_place_name[DISTRICTS], "place-name");
  gn_board_place (GN_BOARD (self->board), diamantina, MIDDLE_X, MIDDLE_Y + 50, FALSE);

  for (int i = 0; i < ZAV_SCENE_SPACES; i++)
    {
      self->number[i] = gn_label_number (nth_of (i) + 1, "space-number");
      self->space[i] = gn_space_new (GN_SHAPE_DISC, TILE, TILE);
      gn_panel_set_state_classes (self->space[i], GN_STATE_CLASSES_NOTHING);
      gtk_widget_add_css_class (self->space[i], "mine");
      gn_tie_bit (self->space[i], "there", -1, -1, i);
      gn_tie (self->space[i], "tile_at", i, -1);
      gn_tie (self->space[i], "seen_by", i, -1);
      self->samplers[i] = gn_row (1, "samplers");
      gtk_widget_set_visible (self->samplers[i], FALSE);
      gtk_widget_set_can_target (self->samplers[i], FALSE);
    }
  place_spaces (self, NULL);

  self->next = gn_piece_new ("gnome", 34);
  gtk_widget_add_css_class (self->next, "gnome-next");
  gn_board_place (GN_BOARD (self->board), self->next, MIDDLE_X, MIDDLE_Y, FALSE);
  self->gnome = gn_piece_new ("gnome", 45);
  gn_tie (self->gnome, "gnome", -1, -1);
  gn_board_place (GN_BOARD (self->board), self->gnome, MIDDLE_X, MIDDLE_Y, FALSE);

  GtkWidget *left = gn_column (0, NULL);
  gtk_widget_set_halign (left, GTK_ALIGN_START);
  gtk_widget_set_valign (left, GTK_ALIGN_END);
  gtk_widget_set_can_target (left, FALSE);
  /* Translators: the board with the mining tiles */
  self->left_note = new_note (_("Mines"), "market-title", GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (left), self->left_note);
  self->left_count = new_note (NULL, "note", GTK_ALIGN_START);
  gn_tie (self->left_count, "there", -1, -1);
  gn_tie (self->left_count, "bought", -1, -1);
  gn_tie (self->left_count, "bought_district", -1, -1);
  gtk_box_append (GTK_BOX (left), self->left_count);
  gtk_widget_set_parent (left, GTK_WIDGET (self));

  self->next_note = new_note (NULL, "note", GTK_ALIGN_END);
  gtk_label_set_max_width_chars (GTK_LABEL (self->next_note), 18);
  gtk_widget_set_parent (self->next_note, GTK_WIDGET (self));
}
