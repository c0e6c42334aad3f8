/* inv-house.c: a house that fills with rooms
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-house.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/drawing/blocks.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/drawing/piece.h"
#include "panels/layout/shrink.h"
#include "panels/things/space.h"
#include "core/words/text.h"

#define MOST      48     /* maximum number of windows */
#define EAVES     0.055  /* fraction of the width, on either side of the walls */
#define ROOF      0.30   /* height of the roof, as a fraction of the width */
#define GAP       5
#define WALL      6
#define HIGH      96     /* maximum height of a window */
#define WORDS     62     /* from this height on a window shows the room's name */
#define LEAST     26

typedef struct {
  GtkWidget *space;
  GtkWidget *piece;
  GtkWidget *name;
  GtkWidget *token;
  GtkWidget *number;
} Window;

struct _InvHouseView {
  GnContainer   parent_instance;

  GtkWidget *count;       /* "6" */
  GtkWidget *of;          /* "of 9" */
  Window     window[MOST];
  guint      n;           /* number of windows */
  guint      n_rooms;
  gint16     shown[MOST]; /* the cards in them */
};

G_DEFINE_FINAL_TYPE (InvHouseView, inv_house_view, GN_TYPE_CONTAINER)

/* ---- Layout ------------------------------------------------------------------ */

/* Floors of three windows up to six floors, wider ones for the high targets of the harder game. */
static guint
per_floor (guint n)
{
  return n <= 18 ? 3 : n <= 24 ? 4 : n <= 35 ? 5 : 6;
}

static guint
floors (guint n)
{
  return n ? (n + per_floor (n) - 1) / per_floor (n) : 1;
}

static double
roof_height (InvHouseView *self)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));

  return MIN (width * ROOF, height * 0.27);
}

static void
inv_house_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  InvHouseView *self = INV_HOUSE_VIEW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 150;
      *natural = 292;
      return;
    }
  *minimum = (int) (floors (self->n) * (LEAST + GAP)) + 2 * WALL + 56;
  *natural = (int) (floors (self->n) * (HIGH + GAP)) + 2 * WALL + 90;
}

/* The place of a window, counted from the ground up. The windows of the top floor share its width. */
static void
window_place (InvHouseView  *self,
              guint          i,
              GtkAllocation *place)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  const guint per = per_floor (self->n), rows = floors (self->n), floor_of = i / per;
  const guint here = floor_of == rows - 1 ? self->n - (rows - 1) * per : per;
  const double left = width * EAVES + WALL, inner = width * (1 - 2 * EAVES) - 2 * WALL;
  const double top = roof_height (self) + WALL - 2, tall = height - WALL - 1 - top;
  const double high = MIN ((tall + GAP) / rows - GAP, HIGH + 30);
  const double wide = (inner + GAP) / here - GAP;

  place->x = (int) round (left + (i % per) * (wide + GAP));
  place->width = (int) round (left + (i % per) * (wide + GAP) + wide) - place->x;
  place->height = (int) floor (high);
  place->y = (int) floor (height - WALL - 1 - floor_of * (high + GAP) - high);
}

static double
walls_top (InvHouseView *self)
{
  GtkAllocation top;

  window_place (self, self->n ? self->n - 1 : 0, &top);
  return top.y - WALL;
}

/* Shows what fits the height. It runs later, never during allocation. */
static gboolean
settle (gpointer data)
{
  InvHouseView *self = data;
  GtkAllocation place;

  if (!self->n)
    return G_SOURCE_REMOVE;
  window_place (self, 0, &place);
  for (guint i = 0; i < self->n; i++)
    {
      const gboolean full = i < self->n_rooms;

      gtk_widget_set_visible (self->window[i].name, full && place.height >= WORDS && place.width >= 60);
      gn_piece_set_size (GN_PIECE (self->window[i].piece),
                         CLAMP (place.height - (place.height >= WORDS ? 32 : 6), 18, 48));
      gn_set_class (self->window[i].space, "small", place.height < WORDS);
    }
  return G_SOURCE_REMOVE;
}

static void
inv_house_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  InvHouseView *self = INV_HOUSE_VIEW (widget);
  const double roof = roof_height (self);
  const int count_width = gn_width_of (self->count), of_width = gn_width_of (self->of);
  const int count_height = gn_height_of (self->count), of_height = gn_height_of (self->of);
  const int left = (width - count_width - of_width - 5) / 2;
  const int foot = (int) (walls_top (self) - roof * 0.09);

  gtk_widget_size_allocate (self->count, &(GtkAllocation) { left, foot - count_height, count_width, count_height }, -1);
  gtk_widget_size_allocate (self->of, &(GtkAllocation) { left + count_width + 5, foot - of_height - 5, of_width,
                                                         of_height }, -1);
  for (guint i = 0; i < MOST; i++)
    if (self->window[i].space)
      {
        GtkAllocation place;
        int least;

        gtk_widget_set_child_visible (self->window[i].space, i < self->n);
        if (i >= self->n)
          continue;
        window_place (self, i, &place);
        gn_measure (self->window[i].space, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL);
        place.width = MAX (place.width, least);
        gn_measure (self->window[i].space, GTK_ORIENTATION_VERTICAL, place.width, &least, NULL);
        place.height = MAX (place.height, least);
        gtk_widget_size_allocate (self->window[i].space, &place, -1);
      }
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, settle, g_object_ref (self), g_object_unref);
}

/* ---- Walls and roof ------------------------------------------------------------ */

static void
set_colour (GtkWidget  *widget,
            cairo_t    *cr,
            const char *name)
{
  GdkRGBA rgba;

  gn_colour (widget, name, &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
}

static void
draw_walls (GtkWidget *widget,
            cairo_t   *cr)
{
  InvHouseView *self = INV_HOUSE_VIEW (widget);
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const double wall = width * EAVES, roof = roof_height (self), foot = walls_top (self) + 4, top = MAX (foot - roof, 3);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2);

  cairo_rectangle (cr, wall + 1, foot - 6, width - 2 * wall - 2, height - foot + 5);
  set_colour (widget, cr, "inv_wall");
  cairo_fill_preserve (cr);
  set_colour (widget, cr, "inv_line");
  cairo_stroke (cr);

  /* the chimney is behind the roof */
  cairo_rectangle (cr, width * 0.735, top + roof * 0.12, width * 0.088, roof * 0.6);
  set_colour (widget, cr, "inv_chimney");
  cairo_fill_preserve (cr);
  set_colour (widget, cr, "inv_line");
  cairo_stroke (cr);

  cairo_move_to (cr, width / 2, top);
  cairo_line_to (cr, width - 3, foot);
  cairo_line_to (cr, 3, foot);
  cairo_close_path (cr);
  set_colour (widget, cr, "inv_roof");
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip_preserve (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, top, width / 2, roof + 4);
  set_colour (widget, cr, "inv_roof_lit");
  cairo_fill (cr);
  set_colour (widget, cr, "inv_roof_tile");
  for (int i = 1; i < 4; i++)
    {
      cairo_move_to (cr, 0, top + (foot - top) * (i + 0.4) / 4.4);
      cairo_line_to (cr, width, top + (foot - top) * (i + 0.4) / 4.4);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
  cairo_move_to (cr, width / 2, top);
  cairo_line_to (cr, width - 3, foot);
  cairo_line_to (cr, 3, foot);
  cairo_close_path (cr);
  cairo_set_line_width (cr, 2.5);
  set_colour (widget, cr, "inv_line");
  cairo_stroke (cr);
}

static void
inv_house_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  gn_blocks_snapshot (widget, snapshot, draw_walls);
  GTK_WIDGET_CLASS (inv_house_view_parent_class)->snapshot (widget, snapshot);
}

/* ---- Windows -------------------------------------------------------------------- */

static Window *
window_at (InvHouseView *self,
           guint         i)
{
  Window *window = &self->window[i];

  if (window->space)
    return window;

  GtkWidget *column = gn_column (1, NULL), *whole;

  window->space = gn_space_new (GN_SHAPE_BOX, -1, -1);
  window->piece = gn_piece_new ("kind-room", 44);
  window->name = gn_label (NULL, "room-name");
  window->token = gn_seat_token_new (0, 17);
  window->number = gn_label (NULL, "room-number numeric");
  gtk_label_set_ellipsize (GTK_LABEL (window->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (window->name), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (window->name), 4);
  gtk_label_set_lines (GTK_LABEL (window->name), 3);
  gtk_label_set_justify (GTK_LABEL (window->name), GTK_JUSTIFY_CENTER);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  /* a long word is smaller instead of broken */
  whole = gn_shrink_words (window->name);
  gn_append (column, window->piece, whole, NULL);
  gn_space_add (GN_SPACE (window->space), column);
  gn_space_add (GN_SPACE (window->space), window->number);
  gtk_widget_set_halign (window->token, GTK_ALIGN_END);
  gtk_widget_set_valign (window->token, GTK_ALIGN_START);
  gtk_widget_set_halign (window->number, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (window->number, GTK_ALIGN_CENTER);
  gn_space_add (GN_SPACE (window->space), window->token);
  gn_add_classes (window->space, "room-window");
  gtk_widget_set_parent (window->space, GTK_WIDGET (self));
  return window;
}

static void
update_window (InvHouseView   *self,
               const InvScene *scene,
               guint           i,
               gboolean        news)
{
  const InvRoomAt *room = i < scene->house.n_rooms ? &scene->house.room[i] : NULL;
  Window *window = window_at (self, i);
  g_autofree char *number = gn_number_text (i + 1);
  const int card = room ? room->card : -1;

  gtk_widget_set_visible (window->piece, room != NULL);
  gtk_widget_set_visible (window->token, room != NULL);
  gtk_widget_set_visible (window->number, room == NULL);
  gtk_label_set_label (GTK_LABEL (window->number), number);
  gn_set_class (window->space, "full", room != NULL);
  if (!room)
    {
      gtk_widget_set_visible (window->name, FALSE);
      /* Translators: an empty window of the house; {n}: the number of the room that will fill it */
      g_autofree char *name = gn_fill (_("Still empty: room {n}"), "n", number, NULL);
      gn_space_bind (GN_SPACE (window->space), NULL, name, NULL, NULL, NULL);
      gn_space_delta (GN_SPACE (window->space), NULL, FALSE);
      gtk_widget_set_focusable (window->space, FALSE);
      self->shown[i] = -1;
      return;
    }

  g_autofree char *name = inv_boon_name (scene->match, card);
  g_autofree char *thing = g_strdup_printf ("boon:%s", inv_boon_id (scene->match, card));
  g_autofree char *tip = inv_boon_tip (scene->match, card);
  /* Translators: a room in the house and the player who brought it */
  g_autofree char *said = gn_fill (room->hand ? _("{room}, in {who}’s hand") : _("{room}, brought by {who}"),
                                   "room", name, "who", gn_match_name (scene->match, room->seat), NULL);
  g_autofree char *both = g_strdup_printf ("%s\n%s", said, tip);

  gn_piece_set_name (GN_PIECE (window->piece), inv_boon_piece (scene->match, card));
  gtk_label_set_label (GTK_LABEL (window->name), name);
  gn_seat_token_set_colour (GN_SEAT_TOKEN (window->token), gn_seat_paint (scene->match, room->seat));
  gn_space_bind (GN_SPACE (window->space), scene->panel, said, thing, NULL, both);
  gn_set_tooltip (window->space, both);
  gn_space_delta (GN_SPACE (window->space), NULL, news && self->shown[i] != card);
  gtk_widget_set_focusable (window->space, scene->panel != NULL);
  self->shown[i] = card;
}

void
inv_house_view_update (InvHouseView   *self,
                       const InvScene *scene,
                       gboolean        news)
{
  const guint n = MIN (MAX ((guint) MAX (scene->house.target, 0), scene->house.n_rooms), MOST);
  g_autofree char *gained = gn_number_text (scene->house.gained);
  g_autofree char *target = gn_number_text (scene->house.target);
  /* Translators: on the roof of the house, after the number of rooms the team has: "6 of 9" */
  g_autofree char *of = gn_fill (_("of {goal}"), "goal", target, NULL);
  /* Translators: the house, for assistive technology */
  g_autofree char *name = gn_fill (_("The house: {n} of {goal} rooms"), "n", gained, "goal", target, NULL);

  if (n != self->n)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->n = n;
  self->n_rooms = MIN (scene->house.n_rooms, n);
  gtk_label_set_label (GTK_LABEL (self->count), gained);
  gtk_label_set_label (GTK_LABEL (self->of), of);
  gn_say_name (GTK_WIDGET (self), name);
  for (guint i = 0; i < n; i++)
    update_window (self, scene, i, news);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

GtkWidget *
inv_house_view_get_newest (InvHouseView *self)
{
  return self->n_rooms ? self->window[self->n_rooms - 1].space : GTK_WIDGET (self);
}

/* ---- The widget -------------------------------------------------------------------- */

static void
inv_house_view_class_init (InvHouseViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = inv_house_view_measure;
  widget_class->size_allocate = inv_house_view_size_allocate;
  widget_class->snapshot = inv_house_view_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "house");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
inv_house_view_init (InvHouseView *self)
{
  self->count = gn_label (NULL, "house-count numeric");
  self->of = gn_label (NULL, "house-of");
  gtk_widget_set_parent (self->count, GTK_WIDGET (self));
  gtk_widget_set_parent (self->of, GTK_WIDGET (self));
  for (guint i = 0; i < MOST; i++)
    self->shown[i] = -1;
}
