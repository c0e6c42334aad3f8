/* wiz-row.c: turn order, characters and the next turn order in seven columns, or in four and below them three
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-row.h"

#include <glib/gi18n.h>

#include "panels/layout/heading.h"
#include "panels/panel/tie.h"
#include "panels/layout/name.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "core/words/text.h"
#include "wiz-tile.h"

struct _WizRow {
  GnContainer   parent_instance;

  GtkWidget *columns;           /* all slots, then all tiles, then all of the next track: the order of reading */
  GtkWidget *slot[WIZ_TILES];   /* of this round's track */
  GtkWidget *tile[WIZ_TILES];
  GtkWidget *next[WIZ_TILES];
};

G_DEFINE_FINAL_TYPE (WizRow, wiz_row, GN_TYPE_CONTAINER)

/* ---- Columns -------------------------------------------------------------- */

#define FEW     4    /* columns where seven have no room */
#define BETWEEN 8    /* columns */
#define BELOW   14   /* the one row of them, above the other */

enum { SLOTS, TILES, NEXT, N_LINES };

/* Above and below a line. */
static const int margin[N_LINES][2] = { { 3, 6 }, { 0, 4 }, { 0, 2 } };

#define WIZ_TYPE_COLUMNS (wiz_columns_get_type ())
G_DECLARE_FINAL_TYPE (WizColumns, wiz_columns, WIZ, COLUMNS, GtkLayoutManager)

struct _WizColumns {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (WizColumns, wiz_columns, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
wiz_columns_get_request_mode (GtkLayoutManager *layout,
                              GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* All columns are as wide as the widest. */
static int
column_width (GtkWidget *widget,
              gboolean   natural)
{
  int most = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      most = MAX (most, natural ? gn_width_of (child) : gn_least_of (child, GTK_ORIENTATION_HORIZONTAL));
  return most;
}

static guint
columns_in (GtkWidget *widget,
            int        width)
{
  return width >= WIZ_TILES * (column_width (widget, FALSE) + BETWEEN) - BETWEEN ? WIZ_TILES : FEW;
}

/* How high each line is, in columns of that width; returns: all of them. */
static int
line_heights (GtkWidget *widget,
              int        width,
              int        line[N_LINES])
{
  guint i = 0;
  int sum = 0;

  line[SLOTS] = line[TILES] = line[NEXT] = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child), i++)
    if (gtk_widget_should_layout (child))
      {
        int least;

        gn_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL);
        line[i / WIZ_TILES] = MAX (line[i / WIZ_TILES], least);
      }
  for (guint k = 0; k < N_LINES; k++)
    sum += margin[k][0] + line[k] + margin[k][1];
  return sum;
}

static void
wiz_columns_measure (GtkLayoutManager *layout,
                     GtkWidget        *widget,
                     GtkOrientation    orientation,
                     int               for_size,
                     int              *minimum,
                     int              *natural,
                     int              *minimum_baseline,
                     int              *natural_baseline)
{
  int line[N_LINES];

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = FEW * (column_width (widget, FALSE) + BETWEEN) - BETWEEN;
      *natural = MAX (*minimum, (int) WIZ_TILES * (column_width (widget, TRUE) + BETWEEN) - BETWEEN);
      return;
    }

  const int columns = for_size < 0 ? WIZ_TILES : (int) columns_in (widget, for_size);
  const int width = for_size < 0 ? column_width (widget, TRUE) : (for_size + BETWEEN) / columns - BETWEEN;
  const int all = line_heights (widget, width, line);

  *minimum = *natural = columns < WIZ_TILES ? 2 * all + BELOW : all;
}

static void
wiz_columns_allocate (GtkLayoutManager *layout,
                      GtkWidget        *widget,
                      int               width,
                      int               height,
                      int               baseline)
{
  const guint columns = columns_in (widget, width);
  const gboolean folded = columns < WIZ_TILES;
  const double each = (width + BETWEEN) / (double) columns;
  int line[N_LINES];
  const int all = line_heights (widget, (int) each - BETWEEN, line);
  const int row = folded ? (height - BELOW) / 2 : height;
  guint i = 0;

  line[TILES] += MAX (row - all, 0);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child), i++)
    {
      const guint n = i % WIZ_TILES, kind = i / WIZ_TILES;
      const int x = (int) (n % columns * each);
      int y = n < columns ? 0 : row + BELOW;

      if (!gtk_widget_should_layout (child))
        continue;
      for (guint k = 0; k < kind; k++)
        y += margin[k][0] + line[k] + margin[k][1];
      gtk_widget_size_allocate (child, &(GtkAllocation) { x, y + margin[kind][0],
                                                          (int) (n % columns * each + each) - BETWEEN - x, line[kind] },
                                -1);
    }
}

static void
wiz_columns_class_init (WizColumnsClass *class)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (class);

  layout_class->get_request_mode = wiz_columns_get_request_mode;
  layout_class->measure = wiz_columns_measure;
  layout_class->allocate = wiz_columns_allocate;
}

static void
wiz_columns_init (WizColumns *self)
{
}

/* ---- Places --------------------------------------------------------------- */

/* A place of a track: its number, its player, and whether they have had their turn. */
static GtkWidget *
new_place (guint       number,
           const char *classes,
           int         size)
{
  GtkWidget *place = g_object_new (GTK_TYPE_BOX, "spacing", 4, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *name = gn_name_new (NULL, "strong");
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  gn_add_classes (place, classes);
  if (number)
    gtk_box_append (GTK_BOX (place), gn_label_number (number, "wiz-place numeric"));
  gtk_box_append (GTK_BOX (place), gn_seat_token_new (0, size));
  gtk_box_append (GTK_BOX (place), name);
  gtk_widget_add_css_class (tick, "good");
  gtk_box_append (GTK_BOX (place), tick);
  return place;
}

static void
show_place (GtkWidget     *place,
            const WizLook *look,
            int            seat,
            gboolean       done)
{
  GtkWidget *tick = gtk_widget_get_last_child (place);
  GtkWidget *name = gtk_widget_get_prev_sibling (tick);
  GtkWidget *token = gtk_widget_get_prev_sibling (name);

  gtk_widget_set_visible (token, seat >= 0);
  gtk_widget_set_visible (name, seat >= 0 && !done);
  gtk_widget_set_visible (tick, seat >= 0 && done);
  if (seat < 0)
    return;
  gn_seat_token_set_colour (GN_SEAT_TOKEN (token), wiz_look_paint (look, seat));
  gn_name_set (GN_NAME (name), wiz_look_name (look, seat));
}

/* "5, Cem: acts now" */
static char *
say_place (const WizLook *look,
           guint          number,
           int            seat,
           gboolean       now,
           gboolean       done)
{
  g_autofree char *text = gn_number_text (number);

  if (seat < 0)
    /* Translators: an empty space of the turn order track */
    return gn_fill (_("Space {n}: empty"), "n", text, NULL);
  if (now)
    /* Translators: a space of the turn order track */
    return gn_fill (_("Space {n}: {who} acts now"), "n", text, "who", wiz_look_name (look, seat), NULL);
  if (done)
    /* Translators: a space of the turn order track */
    return gn_fill (_("Space {n}: {who} has already had a turn this round"),
                    "n", text, "who", wiz_look_name (look, seat), NULL);
  /* Translators: a space of the turn order track */
  return gn_fill (_("Space {n}: {who}"), "n", text, "who", wiz_look_name (look, seat), NULL);
}

/* An empty place is filled by whoever comes there. */
static void
tie_place (GtkWidget     *place,
           const WizLook *look,
           int            seat)
{
  gn_untie (place);
  for (int who = 0; who < look->match->n_seats; who++)
    if (seat < 0 || seat == who)
      gn_tie (place, "space", who, -1);
  gn_tie (place, "active", -1, -1);
  gn_tie (place, "done", -1, -1);
}

void
wiz_row_update (WizRow        *self,
                const WizLook *look)
{
  WizTrack track;

  wiz_view_track (look->match, look->state, &track);
  for (guint i = 0; i < WIZ_TILES; i++)
    {
      const int seat = track.now[i + 1], next = track.next[i + 1];
      const gboolean now = seat >= 0 && seat == look->acting && look->step != WIZ_STEP_OVER;
      const gboolean done = seat >= 0 && wiz_view_done (look->state, seat);
      g_autofree char *said = say_place (look, i + 1, seat, now, done);
      g_autofree char *said_next = say_place (look, i + 1, next, FALSE, FALSE);

      show_place (self->slot[i], look, seat, done && !now);
      tie_place (self->slot[i], look, seat);
      gn_set_class (self->slot[i], "now", now);
      gn_set_class (self->slot[i], "done", done && !now);
      gn_say_name (self->slot[i], said);
      gn_set_tooltip (self->slot[i], said);

      show_place (self->next[i], look, next, FALSE);
      gn_set_class (self->next[i], "empty", next < 0);
      gn_say_name (self->next[i], said_next);
      wiz_tile_card_update (WIZ_TILE_CARD (self->tile[i]), look);
    }
}

GtkWidget *
wiz_row_get_tile (WizRow *self,
                  guint   number)
{
  return wiz_tile_card_get_space (WIZ_TILE_CARD (self->tile[CLAMP (number, 1, WIZ_TILES) - 1]));
}

void
wiz_row_set_tight (WizRow  *self,
                   gboolean tight)
{
  for (guint i = 0; i < WIZ_TILES; i++)
    wiz_tile_card_set_tight (WIZ_TILE_CARD (self->tile[i]), tight);
}

static void
wiz_row_class_init (WizRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_HEADING);
  g_type_ensure (GN_TYPE_ROVING_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/wizard/row.ui");
  gn_bind_children (widget_class, WizRow, columns);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "charrow");
}

static void
wiz_row_init (WizRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_layout_manager (self->columns, g_object_new (WIZ_TYPE_COLUMNS, NULL));
  for (guint i = 0; i < WIZ_TILES; i++)
    gtk_box_append (GTK_BOX (self->columns), self->slot[i] = new_place (i + 1, "wiz-slot", 20));
  for (guint i = 0; i < WIZ_TILES; i++)
    gtk_box_append (GTK_BOX (self->columns), self->tile[i] = wiz_tile_card_new (i + 1));
  for (guint i = 0; i < WIZ_TILES; i++)
    {
      self->next[i] = new_place (0, "wiz-next", 18);
      gtk_widget_set_halign (gtk_widget_get_first_child (self->next[i]), GTK_ALIGN_END);
      gtk_widget_set_hexpand (gtk_widget_get_first_child (self->next[i]), TRUE);
      gtk_widget_set_hexpand (gtk_widget_get_next_sibling (gtk_widget_get_first_child (self->next[i])), TRUE);
      gtk_box_append (GTK_BOX (self->columns), self->next[i]);
    }
}
