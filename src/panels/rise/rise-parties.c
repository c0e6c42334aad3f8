/* rise-parties.c: who would win if it were scored now, and the board of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-parties.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "rise-boxes.h"
#include "rise-hex.h"
#include "rise-words.h"

/* ---- A bar: points now, and after a scoring -------------------------------------------- */

#define RISE_TYPE_BAR (rise_bar_get_type ())
G_DECLARE_FINAL_TYPE (RiseBar, rise_bar, RISE, BAR, GtkWidget)

struct _RiseBar {
  GtkWidget parent_instance;

  int       owner, paint;
  double    now, then;    /* of the width */
};

G_DEFINE_FINAL_TYPE (RiseBar, rise_bar, GTK_TYPE_WIDGET)

static void
append_bar (GtkWidget     *widget,
            GtkSnapshot   *snapshot,
            const GdkRGBA *colour,
            double         part)
{
  const float width = (float) (gtk_widget_get_width (widget) * part), height = (float) gtk_widget_get_height (widget);
  const gboolean reversed = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, &GRAPHENE_RECT_INIT (reversed ? gtk_widget_get_width (widget) - width : 0, 0, width, height), height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, colour, &shape.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
rise_bar_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  RiseBar *self = RISE_BAR (widget);
  GdkRGBA well, fill, ink;

  gn_colour (widget, "well_color", &well);
  rise_owner_colours (self->owner, self->paint, &fill, &ink);
  if (self->owner == RISE_GNOMES)
    gn_colour (widget, "rise_white_cubes", &fill);
  append_bar (widget, snapshot, &well, 1);
  if (self->then > self->now)
    {
      GdkRGBA pale = fill;

      pale.alpha = 0.36f;
      append_bar (widget, snapshot, &pale, self->then);
    }
  if (self->now > 0)
    append_bar (widget, snapshot, &fill, self->now);
}

static void
rise_bar_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 40 : 11;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : 11;
}

static void
rise_bar_class_init (RiseBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = rise_bar_snapshot;
  widget_class->measure = rise_bar_measure;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "risebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rise_bar_init (RiseBar *self)
{
}

/* ---- If scored now ----------------------------------------------------------------------- */

#define SCENE_KEY "rise-scene"

/* The scene is the panel's, which outlives what it is shown in. */
static void
on_watch (GtkWidget *watch)
{
  const RiseScene *scene = g_object_get_data (G_OBJECT (watch), SCENE_KEY);

  if (scene)
    gn_open_beside (watch, rise_forecast_new (scene));
}

GtkWidget *
rise_watch_new (void)
{
  GtkWidget *button = gtk_button_new ();

  gn_add_classes (button, "card rise-watch");
  gtk_widget_set_hexpand (button, FALSE);
  gtk_button_set_child (GTK_BUTTON (button), gn_column (3, NULL));
  g_signal_connect (button, "clicked", G_CALLBACK (on_watch), NULL);
  return button;
}

/* Owners from the one who would have most down; ties: the Gnomes first, who win them. */
static guint
by_points (const RiseScene *scene,
           int              order[RISE_OWNERS])
{
  guint n = 0;

  for (int k = scene->n_seats; k >= 0; k--)
    {
      const int owner = rise_each (scene, k);
      guint at = n++;

      while (at > 0 && scene->watch.then[order[at - 1]] < scene->watch.then[owner])
        order[at] = order[at - 1], at--;
      order[at] = owner;
    }
  return n;
}

static GtkWidget *
new_watch_row (const RiseScene *scene,
               int              owner,
               int              most)
{
  GtkWidget *row = gn_row (6, NULL);
  GtkWidget *mark = gn_row (0, "rise-watch-mark");
  RiseBar *bar = g_object_new (RISE_TYPE_BAR, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  g_autofree char *n = gn_number_text (scene->watch.then[owner]);
  GtkWidget *label = gn_label (n, "numeric rise-watch-figure");

  gtk_box_append (GTK_BOX (mark), rise_owner_token (scene->match, owner, scene->n_seats > 3 ? 14 : 17));
  gtk_widget_set_halign (gtk_widget_get_first_child (mark), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (gtk_widget_get_first_child (mark), TRUE);
  gtk_widget_set_hexpand (mark, FALSE);
  gtk_box_append (GTK_BOX (row), mark);
  bar->owner = owner;
  bar->paint = owner == RISE_GNOMES ? -1 : gn_seat_paint (scene->match, owner);
  bar->now = CLAMP (scene->watch.vp[owner] / (double) most, 0, 1);
  bar->then = CLAMP (scene->watch.then[owner] / (double) most, 0, 1);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (bar));
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gn_set_class (label, "low", scene->n_seats > 3);
  gtk_box_append (GTK_BOX (row), label);
  return row;
}

static char *
watch_text (const RiseScene *scene)
{
  GString *text = g_string_new (_("If scored now"));

  for (int k = 0; rise_each (scene, k) >= 0; k++)
    {
      const int owner = rise_each (scene, k);
      g_autofree char *name = rise_owner_name (scene->match, owner);
      g_autofree char *now = gn_number_text (scene->watch.vp[owner]);
      g_autofree char *then = gn_number_text (scene->watch.then[owner]);
      /* Translators: points now, and if it were scored now: "Anna: 9 → 12" */
      g_autofree char *line = gn_fill (_("{who}: {now} → {then}"), "who", name, "now", now, "then", then, NULL);

      g_string_append_printf (text, "\n%s", line);
    }
  return g_string_free (text, FALSE);
}

void
rise_watch_update (GtkWidget       *watch,
                   const RiseScene *scene)
{
  GtkWidget *column = gtk_button_get_child (GTK_BUTTON (watch));
  g_autofree char *tip = watch_text (scene);
  int order[RISE_OWNERS], most = 20;
  struct {
    RiseWatch watch;
    int       over, paint[RISE_SEATS];
  } figures;

  g_object_set_data (G_OBJECT (watch), SCENE_KEY, (gpointer) scene);
  memset (&figures, 0, sizeof figures);
  figures.watch = scene->watch;
  figures.over = scene->over;
  for (int seat = 0; seat < scene->n_seats; seat++)
    figures.paint[seat] = gn_seat_paint (scene->match, seat);
  if (gn_unchanged (watch, &figures, sizeof figures))
    return;

  const guint n = by_points (scene, order);
  GtkWidget *head = gn_row (6, NULL);

  gn_box_clear (column);
  gtk_box_append (GTK_BOX (head), gn_label (scene->over ? _("At the end") : _("If scored now"), "part-title"));
  gtk_box_append (GTK_BOX (head), gn_spring ());
  if (scene->watch.warn_then || scene->watch.warn)
    /* Translators: a warning on a chip: the Gnomes would win if it were scored now */
    gtk_box_append (GTK_BOX (head), gn_label (scene->watch.warn_then ? _("Gnomes win") : _("Gnomes lead"), "rise-warning"));
  gtk_box_append (GTK_BOX (column), head);
  for (guint i = 0; i < n; i++)
    most = MAX (most, scene->watch.then[order[i]] + 2);
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (column), new_watch_row (scene, order[i], most));
  gn_set_class (watch, "danger", scene->watch.warn_then);
  gn_say_name (watch, tip);
  gn_set_tooltip (watch, tip);
}

/* ---- The forecast by category ------------------------------------------------------------------ */

static const RiseColumn paid[] = { RISE_COL_PRODUCTION, RISE_COL_BREWERIES, RISE_COL_CUSTOMERS, RISE_COL_KEEP, RISE_COL_LEVEL, RISE_COL_ALLIES, RISE_COL_UPGRADES };

static const char *
paid_words (RiseColumn column)
{
  switch (column)
    {
    case RISE_COL_PRODUCTION:
      return _("Production");
    case RISE_COL_BREWERIES:
      return _("Breweries");
    case RISE_COL_CUSTOMERS:
      return _("Customers");
    case RISE_COL_KEEP:
      return _("Dragonkeep");
    case RISE_COL_LEVEL:
      return _("Difficulty");
    case RISE_COL_ALLIES:
      return _("Allies");
    default:
      return _("Upgrades");
    }
}

static gboolean
anybody_has (const RiseScene *scene,
             RiseColumn       column)
{
  for (int k = 0; rise_each (scene, k) >= 0; k++)
    if (scene->income[rise_each (scene, k)].vp[column] || scene->income[rise_each (scene, k)].gold[column])
      return TRUE;
  return FALSE;
}

static GtkWidget *
new_cell (int         vp,
          int         gold,
          const char *classes)
{
  /* One below the other: side by side, four parties' columns would push the map out of the table. */
  GtkWidget *cell = gn_column (0, classes);

  gtk_widget_set_halign (cell, GTK_ALIGN_END);
  if (vp)
    {
      g_autofree char *text = rise_signed (vp);

      gtk_box_append (GTK_BOX (cell), gn_figure ("rise-points", 15, text, "numeric"));
    }
  if (gold)
    {
      g_autofree char *text = rise_signed (gold);

      gtk_box_append (GTK_BOX (cell), gn_figure ("rise-gold", 15, text, "numeric"));
    }
  if (!vp && !gold)
    gtk_box_append (GTK_BOX (cell), gn_label ("·", "quiet"));
  return cell;
}

static void
attach_words (GtkGrid    *grid,
              const char *words,
              const char *classes,
              int         row)
{
  GtkWidget *label = gn_label (words, classes);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
}

GtkWidget *
rise_forecast_new (const RiseScene *scene)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  int row = 0;

  gn_add_classes (GTK_WIDGET (grid), "rise-forecast");
  gtk_grid_set_column_spacing (grid, 7);
  gtk_grid_set_row_spacing (grid, 3);
  /* Between a scoring and the next turn, and after turn five, what was paid stands there, and no points that never will be. */
  const gboolean last = scene->over || scene->state->phase == 6 || scene->state->stage == RISE_AT_SHOW;

  attach_words (grid, last ? _("The last scoring") : _("The next scoring"), "part-title", row);
  for (int k = 0; rise_each (scene, k) >= 0; k++)
    {
      GtkWidget *token = rise_owner_token (scene->match, rise_each (scene, k), 22);
      g_autofree char *name = rise_owner_name (scene->match, rise_each (scene, k));

      gtk_widget_set_halign (token, GTK_ALIGN_END);
      gn_set_tooltip (token, name);
      gtk_grid_attach (grid, token, k + 1, row, 1, 1);
    }
  row++;
  for (guint i = 0; i < G_N_ELEMENTS (paid); i++)
    {
      if (!anybody_has (scene, paid[i]))
        continue;
      attach_words (grid, paid_words (paid[i]), NULL, row);
      for (int k = 0; rise_each (scene, k) >= 0; k++)
        {
          const RiseIncome *income = &scene->income[rise_each (scene, k)];

          gtk_grid_attach (grid, new_cell (income->vp[paid[i]], income->gold[paid[i]], NULL), k + 1, row, 1, 1);
        }
      row++;
    }
  attach_words (grid, _("In all"), "strong", row);
  for (int k = 0; rise_each (scene, k) >= 0; k++)
    {
      const RiseIncome *income = &scene->income[rise_each (scene, k)];
      GtkWidget *cell = new_cell (income->all_vp, income->all_gold, "strong");

      if (income->open)
        {
          gtk_box_append (GTK_BOX (cell), gn_label ("?", "quiet"));
          gn_set_tooltip (cell, _("Something printed is not known yet: it may be more."));
        }
      gtk_grid_attach (grid, cell, k + 1, row, 1, 1);
    }
  row++;
  if (last)
    return GTK_WIDGET (grid);
  attach_words (grid, _("Then"), "strong", row);
  for (int k = 0; rise_each (scene, k) >= 0; k++)
    {
      GtkWidget *label = gn_label_number (scene->watch.then[rise_each (scene, k)], "rise-then numeric");

      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_grid_attach (grid, label, k + 1, row, 1, 1);
    }
  return GTK_WIDGET (grid);
}

/* ---- The Gnome board ------------------------------------------------------------------------------ */

struct _RiseGnomeBoard {
  GnHoldings parent_instance;

  GtkWidget *head, *gold, *points;
  GtkWidget *breweries, *brewery_boxes, *brewery_count;
  GtkWidget *customers, *customer_boxes, *customer_count;
  GtkWidget *foot, *level, *level_points;
  GtkWidget *line, *line_gold, *line_points;
};

G_DEFINE_FINAL_TYPE (RiseGnomeBoard, rise_gnome_board, GN_TYPE_HOLDINGS)

static void
rise_gnome_board_class_init (RiseGnomeBoardClass *class)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "gnomeboard");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rise_gnome_board_init (RiseGnomeBoard *self)
{
  GnHoldings *holdings = GN_HOLDINGS (self);
  GtkWidget *name = gn_label (_("Gnomes"), "rise-name");
  GtkWidget *coin = gn_row (3, NULL);

  gn_add_classes (GTK_WIDGET (self), "card");
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
  self->head = gn_row (7, NULL);
  gtk_box_append (GTK_BOX (self->head), gn_piece_new ("rise-gnome", 30));
  gtk_box_append (GTK_BOX (self->head), name);
  self->gold = gn_label (NULL, "numeric rise-good");
  gtk_box_append (GTK_BOX (coin), gn_piece_new ("rise-gold", 20));
  gtk_box_append (GTK_BOX (coin), self->gold);
  gtk_box_append (GTK_BOX (self->head), coin);
  gtk_box_append (GTK_BOX (self->head), gn_spring ());
  self->points = gn_label (NULL, "big numeric points");
  gtk_box_append (GTK_BOX (self->head), self->points);
  self->breweries = rise_boxes_row (&self->brewery_boxes, &self->brewery_count);
  self->customers = rise_boxes_row (&self->customer_boxes, &self->customer_count);
  self->foot = gn_row (6, NULL);
  self->level = gn_label (NULL, "note");
  gtk_label_set_ellipsize (GTK_LABEL (self->level), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->level), 0);
  gtk_widget_set_hexpand (self->level, TRUE);
  self->level_points = gn_label (NULL, "strong small-note");
  gtk_box_append (GTK_BOX (self->foot), self->level);
  gtk_box_append (GTK_BOX (self->foot), self->level_points);
  self->line = gn_column (4, NULL);
  self->line_points = gn_label (NULL, "big numeric points");
  self->line_gold = gn_label (NULL, "numeric rise-good");
  GtkWidget *top = gn_row (5, NULL), *below = gn_row (3, NULL);
  gtk_box_append (GTK_BOX (top), gn_piece_new ("rise-gnome", 28));
  gtk_box_append (GTK_BOX (top), gn_spring ());
  gtk_box_append (GTK_BOX (top), self->line_points);
  gtk_box_append (GTK_BOX (below), gn_piece_new ("rise-gold", 16));
  gtk_box_append (GTK_BOX (below), self->line_gold);
  gtk_box_append (GTK_BOX (self->line), top);
  gtk_box_append (GTK_BOX (self->line), below);

  gn_holdings_add (holdings, self->head, 0);
  gn_holdings_add (holdings, self->breweries, 5);
  gn_holdings_add (holdings, self->customers, 5);
  gn_holdings_add (holdings, self->foot, 4);
  gn_holdings_add (holdings, self->line, 0);
  gn_holdings_arrange (holdings, self->head, self->breweries, self->customers, self->foot, NULL);
  gn_holdings_arrange (holdings, self->head, self->customers, self->foot, NULL);
  gn_holdings_arrange (holdings, self->head, self->foot, NULL);
  gn_holdings_arrange (holdings, self->head, NULL);
  gn_holdings_arrange (holdings, self->line, NULL);
}

GtkWidget *
rise_gnome_board_new (void)
{
  return g_object_new (RISE_TYPE_GNOME_BOARD, NULL);
}

static void
show_level (RiseGnomeBoard  *self,
            const RiseScene *scene)
{
  const RiseGnomesView *view = &scene->gnomes;
  g_autofree char *name = gn_set_name (scene->match->set, RISE_FAMILY_LEVELS, view->level);
  g_autofree char *n = view->level_vp == -99 ? g_strdup ("?") : rise_signed (view->level_vp);
  /* Translators: the difficulty's points for the Gnomes: "+1 each turn" */
  g_autofree char *points = gn_fill (_("{n} each turn"), "n", n, NULL);
  const char *mark = rise_mark_text (view->mark);
  g_autofree char *tip = mark ? g_strdup_printf ("%s\n%s: %s", name, points, mark) : g_strdup_printf ("%s\n%s", name, points);

  gtk_label_set_label (GTK_LABEL (self->level), name);
  gtk_label_set_label (GTK_LABEL (self->level_points), points);
  gn_set_class (self->level_points, "rise-unsure", mark != NULL);
  gn_set_tooltip (self->foot, tip);
}

static void
show_out (GtkWidget *label,
          int        out,
          int        all)
{
  g_autofree char *n = gn_number_text (out);
  g_autofree char *of = gn_number_text (all);
  g_autofree char *text = gn_fill (_("{n}/{all}"), "n", n, "all", of, NULL);

  gtk_label_set_label (GTK_LABEL (label), text);
}

void
rise_gnome_board_update (RiseGnomeBoard  *self,
                         const RiseScene *scene)
{
  const RiseGnomesView *view = &scene->gnomes;
  g_autofree char *points = gn_number_text (view->vp);
  g_autofree char *gold = gn_number_text (view->gold);
  /* Translators: what a screen reader says of the Gnomes' board */
  g_autofree char *said = gn_fill (ngettext ("Gnomes, {points} point, {gold} gold", "Gnomes, {points} points, {gold} gold", (gulong) ABS (view->vp)), "points", points, "gold", gold, NULL);

  gn_set_class (GTK_WIDGET (self), "acting", scene->has_gnome && scene->asked < 0 && !scene->over);
  if (gn_unchanged (GTK_WIDGET (self), view, sizeof *view))
    return;
  gtk_label_set_label (GTK_LABEL (self->points), points);
  gtk_label_set_label (GTK_LABEL (self->line_points), points);
  gtk_label_set_label (GTK_LABEL (self->gold), gold);
  gtk_label_set_label (GTK_LABEL (self->line_gold), gold);
  rise_boxes_set (RISE_BOXES (self->brewery_boxes), view->box, RISE_GNOME_BREWERIES, view->breweries_out, 1, RISE_GNOMES, -1);
  rise_boxes_set (RISE_BOXES (self->customer_boxes), view->customer, RISE_GNOME_CUSTOMERS, view->cubes_out, 8, RISE_GNOMES, -1);
  show_out (self->brewery_count, view->breweries_out, RISE_GNOME_BREWERIES);
  show_out (self->customer_count, view->cubes_out, RISE_GNOME_CUBES);
  show_level (self, scene);
  gn_say_name (GTK_WIDGET (self), said);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
