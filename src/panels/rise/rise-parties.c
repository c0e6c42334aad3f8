/* rise-parties.c: the forecast of who would win if it were scored now, and the board of the Gnomes
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
#include "panels/layout/slot.h"
#include "panels/layout/popover.h"
#include "panels/panel/tie.h"
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
  double    now, then;    /* as parts of the width */
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

  gsk_rounded_rect_init_from_rect (
    &shape, &GRAPHENE_RECT_INIT (reversed ? gtk_widget_get_width (widget) - width : 0, 0, width, height), height / 2);
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

struct _RiseWatchView {
  GtkButton        parent_instance;

  GtkLabel        *title, *warning;
  GtkWidget       *rows;
  const RiseScene *scene;   /* owned by the panel, which outlives the widgets that show it */
};

G_DEFINE_FINAL_TYPE (RiseWatchView, rise_watch_view, GTK_TYPE_BUTTON)

static void
rise_watch_view_clicked (GtkButton *button)
{
  RiseWatchView *self = RISE_WATCH_VIEW (button);

  if (self->scene)
    gn_open_beside (GTK_WIDGET (self), rise_forecast_new (self->scene));
}

static void
rise_watch_view_class_init (RiseWatchViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/rise/watch.ui");
  gn_bind_children (widget_class, RiseWatchView, title, warning, rows);
  GTK_BUTTON_CLASS (class)->clicked = rise_watch_view_clicked;
}

static void
rise_watch_view_init (RiseWatchView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Sorts owners by points after a scoring, most first; in a tie the Gnomes come first, because they win ties. */
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
  if (scene->watch.warn_then || scene->watch.warn)
    g_string_append_printf (text, "\n%s", scene->watch.warn_then ? _("Gnomes win") : _("Gnomes lead"));
  return g_string_free (text, FALSE);
}

void
rise_watch_view_update (RiseWatchView   *self,
                        const RiseScene *scene)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *tip = watch_text (scene);
  int order[RISE_OWNERS], most = 20;
  struct {
    RiseWatch watch;
    int       over, paint[RISE_SEATS];
  } figures;

  self->scene = scene;
  memset (&figures, 0, sizeof figures);
  figures.watch = scene->watch;
  figures.over = scene->over;
  for (int seat = 0; seat < scene->n_seats; seat++)
    figures.paint[seat] = gn_seat_paint (scene->match, seat);
  if (gn_unchanged (widget, &figures, sizeof figures))
    return;

  const guint n = by_points (scene, order);

  gtk_label_set_label (self->title, scene->over ? _("At the end") : _("If scored now"));
  /* Translators: a warning on a chip: the Gnomes would win if it were scored now */
  gtk_label_set_label (self->warning, scene->watch.warn_then ? _("Gnomes win") : _("Gnomes lead"));
  /* it keeps its place */
  gn_keep_place (GTK_WIDGET (self->warning), scene->watch.warn_then || scene->watch.warn);
  gn_box_clear (self->rows);
  for (guint i = 0; i < n; i++)
    most = MAX (most, scene->watch.then[order[i]] + 2);
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (self->rows), new_watch_row (scene, order[i], most));
  gn_set_class (widget, "danger", scene->watch.warn_then);
  gn_say_name (widget, tip);
  gn_set_tooltip (widget, tip);
}

/* ---- The forecast by category ------------------------------------------------------------------ */

static const RiseColumn paid[] = { RISE_COL_PRODUCTION, RISE_COL_BREWERIES, RISE_COL_CUSTOMERS, RISE_COL_KEEP,
                                   RISE_COL_LEVEL, RISE_COL_ALLIES, RISE_COL_UPGRADES };

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

#define BROAD 5    /* from so many owners on the words are above the figures, so that the table is no broader */

/* Words and a picture, then a figure for each owner. */
static void
attach_words (GtkGrid    *grid,
              const char *words,
              const char *classes,
              int         row,
              guint       owners)
{
  GtkWidget *label = gn_label (words, classes);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_grid_attach (grid, label, 0, row, owners < BROAD ? 1 : (int) owners + 2, 1);
}

static void
attach_figures (GtkGrid         *grid,
                const RiseScene *scene,
                const int        n[RISE_OWNERS],
                const char      *piece,
                const char      *classes,
                int              row)
{
  GtkWidget *picture = gn_piece_new (piece, 15);

  gtk_widget_set_halign (picture, GTK_ALIGN_END);
  gtk_grid_attach (grid, picture, 1, row, 1, 1);
  for (int k = 0; rise_each (scene, k) >= 0; k++)
    {
      const int figure = n[rise_each (scene, k)];
      g_autofree char *text = rise_signed (figure);
      GtkWidget *label = gn_label (figure ? text : "·", figure ? classes : "quiet");

      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_grid_attach (grid, label, k + 2, row, 1, 1);
    }
}

/* One line of points and one of gold, each only if somebody has some. Returns: the next row */
static int
attach_income (GtkGrid         *grid,
               const RiseScene *scene,
               const char      *words,
               const char      *classes,
               const int        vp[RISE_OWNERS],
               const int        gold[RISE_OWNERS],
               int              row)
{
  guint owners = 0;
  gboolean any_vp = FALSE, any_gold = FALSE;
  g_autofree char *figures = classes ? g_strconcat ("numeric ", classes, NULL) : g_strdup ("numeric");

  for (; rise_each (scene, (int) owners) >= 0; owners++)
    {
      any_vp |= vp[rise_each (scene, (int) owners)] != 0;
      any_gold |= gold[rise_each (scene, (int) owners)] != 0;
    }
  attach_words (grid, words, classes, row, owners);
  row += owners >= BROAD;
  if (any_vp || !any_gold)
    attach_figures (grid, scene, vp, "rise-points", figures, row++);
  if (any_gold)
    attach_figures (grid, scene, gold, "rise-gold", figures, row++);
  return row;
}

GtkWidget *
rise_forecast_new (const RiseScene *scene)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  int row = 0, vp[RISE_OWNERS], gold[RISE_OWNERS];
  guint owners = 0;

  while (rise_each (scene, (int) owners) >= 0)
    owners++;
  gn_add_classes (GTK_WIDGET (grid), "rise-forecast");
  gtk_grid_set_column_spacing (grid, owners < BROAD ? 7 : 5);
  gtk_grid_set_row_spacing (grid, 1);
  /* Between a scoring and the next turn, and after turn five, show what was paid, not points that will never come. */
  const gboolean last = scene->over || scene->state->phase == 6 || scene->state->stage == RISE_AT_SHOW;
  GtkWidget *title = gn_label (last ? _("The last scoring") : _("The next scoring"), "part-title");

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_grid_attach (grid, title, 0, row++, (int) owners + 2, 1);
  for (int k = 0; rise_each (scene, k) >= 0; k++)
    {
      GtkWidget *token = rise_owner_token (scene->match, rise_each (scene, k), 22);
      g_autofree char *name = rise_owner_name (scene->match, rise_each (scene, k));

      gtk_widget_set_halign (token, GTK_ALIGN_END);
      gtk_widget_set_hexpand (token, TRUE);
      gn_set_tooltip (token, name);
      gtk_grid_attach (grid, token, k + 2, row, 1, 1);
    }
  row++;
  for (guint i = 0; i < G_N_ELEMENTS (paid); i++)
    {
      if (!anybody_has (scene, paid[i]))
        continue;
      for (int owner = 0; owner < RISE_OWNERS; owner++)
        {
          vp[owner] = scene->income[owner].vp[paid[i]];
          gold[owner] = scene->income[owner].gold[paid[i]];
        }
      row = attach_income (grid, scene, paid_words (paid[i]), NULL, vp, gold, row);
    }
  for (int owner = 0; owner < RISE_OWNERS; owner++)
    {
      vp[owner] = scene->income[owner].all_vp;
      gold[owner] = scene->income[owner].all_gold;
    }
  row = attach_income (grid, scene, _("Total"), "strong", vp, gold, row);
  for (int k = 0; rise_each (scene, k) >= 0; k++)
    if (scene->income[rise_each (scene, k)].open)
      {
        GtkWidget *open = gn_label ("?", "quiet");

        gtk_label_set_xalign (GTK_LABEL (open), 1);
        gn_set_tooltip (open, _("Something printed is not known yet: the total may be higher."));
        gtk_grid_attach (grid, open, k + 2, row, 1, 1);
      }
  row++;
  if (last)
    return GTK_WIDGET (grid);
  attach_words (grid, _("Then"), "strong", row, 1);
  for (int k = 0; rise_each (scene, k) >= 0; k++)
    {
      GtkWidget *label = gn_label_number (scene->watch.then[rise_each (scene, k)], "rise-then numeric");

      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_grid_attach (grid, label, k + 2, row, 1, 1);
    }
  return GTK_WIDGET (grid);
}

/* ---- The Gnome board ------------------------------------------------------------------------------ */

struct _RiseGnomeBoard {
  GnHoldings parent_instance;

  GtkWidget *head, *breweries, *customers, *foot;
  GtkWidget *line;        /* all that is shown where height is short */
  GtkLabel  *gold, *points, *level, *level_points, *line_gold, *line_points;
};

G_DEFINE_FINAL_TYPE (RiseGnomeBoard, rise_gnome_board, GN_TYPE_HOLDINGS)

static void
rise_gnome_board_class_init (RiseGnomeBoardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (RISE_TYPE_BOXES);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/rise/gnome-board.ui");
  gn_bind_children (widget_class, RiseGnomeBoard, head, gold, points, breweries, customers, foot, level, level_points,
                    line, line_gold, line_points);
  gtk_widget_class_set_css_name (widget_class, "gnomeboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rise_gnome_board_init (RiseGnomeBoard *self)
{
  GnHoldings *holdings = GN_HOLDINGS (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  gn_tie (GTK_WIDGET (self->points), "gnome_vp", -1, -1);
  gn_tie (GTK_WIDGET (self->line_points), "gnome_vp", -1, -1);
  gn_tie (gtk_widget_get_parent (GTK_WIDGET (self->gold)), "gnome_gold", -1, -1);
  gn_tie (gtk_widget_get_parent (GTK_WIDGET (self->line_gold)), "gnome_gold", -1, -1);
  gn_tie (self->breweries, "gnome_out_breweries", -1, -1);
  gn_tie (self->customers, "gnome_out_cubes", -1, -1);
  gn_tie (self->foot, "level", -1, -1);
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
  g_autofree char *tip = mark ? g_strdup_printf ("%s\n%s: %s", name, points, mark)
                              : g_strdup_printf ("%s\n%s", name, points);

  gtk_label_set_label (self->level, name);
  gtk_label_set_label (self->level_points, points);
  gn_set_class (GTK_WIDGET (self->level_points), "rise-unsure", mark != NULL);
  gn_set_tooltip (self->foot, tip);
}

void
rise_gnome_board_update (RiseGnomeBoard  *self,
                         const RiseScene *scene)
{
  const RiseGnomesView *view = &scene->gnomes;
  g_autofree char *points = gn_number_text (view->vp);
  g_autofree char *gold = gn_number_text (view->gold);
  /* Translators: what a screen reader says of the Gnomes' board */
  g_autofree char *said = gn_fill (
    ngettext ("Gnomes, {points} point, {gold} gold", "Gnomes, {points} points, {gold} gold", (gulong) ABS (view->vp)),
    "points", points, "gold", gold, NULL);

  gn_set_class (GTK_WIDGET (self), "acting", scene->has_gnome && scene->asked < 0 && !scene->over);
  if (gn_unchanged (GTK_WIDGET (self), view, sizeof *view))
    return;
  gtk_label_set_label (self->points, points);
  gtk_label_set_label (self->line_points, points);
  gtk_label_set_label (self->gold, gold);
  gtk_label_set_label (self->line_gold, gold);
  rise_boxes_row_set (self->breweries, view->box, RISE_GNOME_BREWERIES, view->breweries_out, 1, RISE_GNOMES, -1);
  rise_boxes_row_set (self->customers, view->customer, RISE_GNOME_CUSTOMERS, view->cubes_out, 8, RISE_GNOMES, -1);
  show_level (self, scene);
  gn_say_name (GTK_WIDGET (self), said);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
