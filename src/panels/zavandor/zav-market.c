/* zav-market.c: the market board: four scales from 1 to 15
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-market.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "panels/things/track.h"

/* A row is a thing of its own: the gem, its price, its scale, its target, its forecast. */
typedef struct {
  GtkWidget *space;
  GtkWidget *column;   /* the line, and in a page of its own the track below it */
  GtkWidget *line;
  GtkWidget *start;
  GtkWidget *name;
  GtkWidget *price;
  GtkWidget *track;
  GtkWidget *gem;
  GtkWidget *arrow;
  GtkWidget *ghost;
  GtkWidget *target;
  GtkWidget *change;
  GtkWidget *next;
  int        gem_index;
  int        shown_target;
} Row;

struct _ZavMarket {
  GnContainer   parent_instance;

  GtkWidget *card;
  GtkWidget *title;
  GtkWidget *legend;
  GtkWidget *head_target;
  GtkWidget *head_next;
  Row        row[ZAV_SCENE_GEMS];
  gboolean   narrow;
  gboolean   alone;
};

G_DEFINE_FINAL_TYPE (ZavMarket, zav_market, GN_TYPE_CONTAINER)

/* Shift and a click sells where a click buys. */
static void
say_sell (GtkWidget *space)
{
  const int gem = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (space), "gem"));
  g_autofree char *spec = g_strdup_printf ("sell type=%s", zav_gem_id[gem]);

  gtk_widget_grab_focus (space);
  gtk_widget_activate_action (space, "table.move", "s", spec);
}

/* Before the row's own click: which of the two it will say. */
static void
on_pressed (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            GtkWidget       *space)
{
  const GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  const int gem = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (space), "gem"));

  if (g_object_get_data (G_OBJECT (space), "sells"))
    gn_panel_set_move (space, state & GDK_SHIFT_MASK ? "sell type=%s" : "buy type=%s", zav_gem_id[gem]);
}

static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        GtkWidget             *space)
{
  const int gem = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (space), "gem"));

  if (!g_object_get_data (G_OBJECT (space), "sells"))
    return GDK_EVENT_PROPAGATE;
  gn_panel_set_move (space, "buy type=%s", zav_gem_id[gem]);
  if ((keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter) || !(state & GDK_SHIFT_MASK))
    return GDK_EVENT_PROPAGATE;
  say_sell (space);
  return GDK_EVENT_STOP;
}

static GtkWidget *
new_target_label (const char *classes)
{
  GtkWidget *label = gn_label (NULL, classes);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  return label;
}

static void
make_row (ZavMarket    *self,
          int           gem,
          GtkSizeGroup *columns[3])
{
  Row *row = &self->row[gem];
  GtkWidget *line = gn_row (0, "market-row");
  GtkWidget *start = gn_row (8, "market-gem");
  GtkWidget *target = gn_row (6, "market-target");

  row->gem_index = gem;
  row->space = gn_space_new (GN_SHAPE_BOX, -1, -1);
  gtk_widget_add_css_class (row->space, "line");
  g_object_set_data (G_OBJECT (row->space), "gem", GINT_TO_POINTER (gem));

  gtk_box_append (GTK_BOX (start), gn_piece_new (zav_gem_piece[gem], 25));
  row->name = gn_label (zav_gem_title (gem), "market-name quiet");
  gtk_label_set_xalign (GTK_LABEL (row->name), 0);
  gtk_widget_set_hexpand (row->name, TRUE);
  gtk_box_append (GTK_BOX (start), row->name);
  row->price = new_target_label ("price");
  gtk_label_set_width_chars (GTK_LABEL (row->price), 2);
  gtk_box_append (GTK_BOX (start), row->price);
  gtk_size_group_add_widget (columns[0], start);
  gtk_box_append (GTK_BOX (line), start);
  row->start = start;
  row->line = line;
  row->column = gn_column (4, NULL);

  row->track = gn_track_new (1, 15, 12, 29, 27);
  gtk_widget_set_hexpand (row->track, TRUE);
  gtk_widget_set_valign (row->track, GTK_ALIGN_CENTER);
  row->gem = gn_piece_new (zav_gem_piece[gem], 24);
  row->ghost = gn_stamp_new (zav_gem_arrow[gem], 27, NULL, "arrow");
  gtk_widget_add_css_class (row->ghost, "ghost");
  row->arrow = gn_stamp_new (zav_gem_arrow[gem], 27, NULL, "arrow");
  gtk_widget_add_css_class (row->ghost, zav_gem_id[gem]);
  gtk_widget_add_css_class (row->arrow, zav_gem_id[gem]);
  gn_stamp_set_shift (GN_STAMP (row->arrow), -0.07, 0);
  gn_stamp_set_shift (GN_STAMP (row->ghost), -0.07, 0);
  gn_track_add (GN_TRACK (row->track), row->gem);
  gn_track_add (GN_TRACK (row->track), row->ghost);
  gn_track_add (GN_TRACK (row->track), row->arrow);
  gtk_box_append (GTK_BOX (line), row->track);

  row->target = new_target_label ("figure");
  gtk_label_set_width_chars (GTK_LABEL (row->target), 2);
  row->change = gn_label (NULL, "change numeric");
  gtk_widget_set_valign (row->change, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (target), row->target);
  gtk_box_append (GTK_BOX (target), row->change);
  gtk_size_group_add_widget (columns[1], target);
  gtk_box_append (GTK_BOX (line), target);

  row->next = gn_label (NULL, "market-next numeric");
  gtk_size_group_add_widget (columns[2], row->next);
  gtk_box_append (GTK_BOX (line), row->next);

  gtk_box_append (GTK_BOX (row->column), line);
  gn_space_add (GN_SPACE (row->space), row->column);

  GtkGesture *click = gtk_gesture_click_new ();
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (on_pressed), row->space, 0);
  gtk_widget_add_controller (row->space, GTK_EVENT_CONTROLLER (click));

  GtkEventController *key = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (on_key), row->space, 0);
  gtk_widget_add_controller (row->space, key);
}

static GtkWidget *
make_legend (void)
{
  GtkWidget *legend = gn_row (5, "small-note");
  GtkWidget *bar = gn_row (0, "legend-bar");

  gtk_box_append (GTK_BOX (legend), gn_piece_new ("gem-diamond", 13));
  /* Translators: legend of the price scale: the gem stands at the price of now */
  gtk_box_append (GTK_BOX (legend), gn_label (_("now"), NULL));
  GtkWidget *arrow = gn_piece_new ("arrow-diamond", 14);
  gtk_widget_set_margin_start (arrow, 7);
  gtk_box_append (GTK_BOX (legend), arrow);
  /* Translators: legend of the price scale: the arrow stands at the target price */
  gtk_box_append (GTK_BOX (legend), gn_label (_("target"), NULL));
  gtk_box_append (GTK_BOX (legend), gn_spring ());
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (legend), bar);
  /* Translators: legend of the price scale: the bar is what the price can be after mining */
  gtk_box_append (GTK_BOX (legend), gn_label (_("after mining"), NULL));
  gtk_widget_set_hexpand (legend, TRUE);
  return legend;
}

static void
make_head (ZavMarket    *self,
           GtkWidget    *rows,
           GtkSizeGroup *columns[3])
{
  GtkWidget *head = gn_row (0, "market-head");

  self->title = gn_label (_("Market"), "market-title");
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_size_group_add_widget (columns[0], self->title);
  gtk_box_append (GTK_BOX (head), self->title);

  self->legend = make_legend ();
  gtk_box_append (GTK_BOX (head), self->legend);

  /* Translators: a column: where the arrow of a gem stands now */
  self->head_target = gn_label (_("Target so far"), "small-note");
  gtk_size_group_add_widget (columns[1], self->head_target);
  gtk_box_append (GTK_BOX (head), self->head_target);

  /* Translators: a column: the price a gem can have in the next round */
  self->head_next = gn_label (_("Next round"), "small-note");
  gtk_size_group_add_widget (columns[2], self->head_next);
  gtk_box_append (GTK_BOX (head), self->head_next);

  gtk_box_append (GTK_BOX (rows), head);
}

static void
zav_market_class_init (ZavMarketClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_css_name (widget_class, "market");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
zav_market_init (ZavMarket *self)
{
  GtkSizeGroup *columns[3];

  /* Translators: the board with the prices of the gems */
  gn_say_name (GTK_WIDGET (self), _("Market"));
  /* Translators: the board with the prices of the gems */
  self->card = gn_roving_box_new (GTK_ORIENTATION_VERTICAL, 0, _("Market"));
  gn_add_classes (self->card, "card market");
  gtk_widget_set_direction (self->card, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));

  for (int i = 0; i < 3; i++)
    columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  make_head (self, self->card, columns);
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      make_row (self, gem, columns);
      gtk_box_append (GTK_BOX (self->card), self->row[gem].space);
    }
  for (int i = 0; i < 3; i++)
    g_object_unref (columns[i]);
}

GtkWidget *
zav_market_new (void)
{
  return g_object_new (ZAV_TYPE_MARKET, NULL);
}

/* "+3", "−1", "" for no change; at 1 and 15 also that the limit holds */
static char *
change_text (const ZavSceneGem *gem)
{
  const int change = gem->target - gem->now;
  const gboolean limit = gem->target <= 1 || gem->target >= 15;

  if (change == 0 && !limit)
    return NULL;

  g_autofree char *figure = change == 0 ? g_strdup ("") : g_strdup_printf ("%s%d", change > 0 ? "+" : "−", ABS (change));
  if (!limit)
    return g_steal_pointer (&figure);
  if (change == 0)
    /* Translators: a price cannot go any further */
    return g_strdup (_("limit"));
  /* Translators: how far the target price has moved this round, and that it cannot go any further: "+5 limit" */
  return gn_fill (_("{change} limit"), "change", figure, NULL);
}

static char *
range_text (int low,
            int high)
{
  if (low == high)
    return g_strdup_printf ("%d", low);
  return g_strdup_printf ("%d–%d", low, high);
}

static char *
row_name (int                gem,
          const ZavSceneGem *price)
{
  g_autofree char *now = gn_number_text (price->now);
  g_autofree char *target = gn_number_text (price->target);
  g_autofree char *next = range_text (price->low, price->high);

  /* Translators: said by a screen reader: "Ruby: price 6, target 8, next round 3–5" */
  return gn_fill (_("{gem}: price {now}, target {target}, next round {next}"),
                  "gem", zav_gem_title (gem), "now", now, "target", target, "next", next, NULL);
}

static void
update_row (Row            *row,
            GnPanel        *panel,
            const ZavScene *scene,
            gboolean        news)
{
  const int gem = row->gem_index;
  const ZavSceneGem *price = &scene->gem[gem];
  GnTrack *track = GN_TRACK (row->track);
  g_autofree char *now = gn_number_text (price->now);
  g_autofree char *target = gn_number_text (price->target);
  g_autofree char *change = change_text (price);
  g_autofree char *next = range_text (price->low, price->high);
  g_autofree char *name = row_name (gem, price);
  const gboolean moved = news && row->shown_target && row->shown_target != price->target;

  gtk_label_set_label (GTK_LABEL (row->price), now);
  gtk_label_set_label (GTK_LABEL (row->target), target);
  gtk_label_set_label (GTK_LABEL (row->change), change ? change : "");
  gtk_widget_set_opacity (row->change, change ? 1 : 0);
  gtk_label_set_label (GTK_LABEL (row->next), next);

  gn_track_span (track, price->now, price->target, price->now == price->target ? NULL : zav_gem_colour[gem]);
  gn_track_bar (track, price->low, price->high, zav_gem_bar[gem]);
  gn_track_move (track, row->gem, price->now, news);
  gn_track_move (track, row->arrow, price->target, news);
  gn_stamp_set_text (GN_STAMP (row->arrow), target);
  gn_stamp_set_mirrored (GN_STAMP (row->arrow), price->target < price->now);
  gn_set_class (row->arrow, "just-changed", moved);
  /* The arrow stands over the gem where both are the same: it keeps to the cell's lower half by its class. */
  gn_set_class (row->arrow, "shared", price->now == price->target);
  row->shown_target = price->target;

  if (panel)
    {
      g_autofree char *spec = g_strdup_printf ("buy type=%s", zav_gem_id[gem]);
      /* Translators: tooltip of a row of the market */
      const char *tip = _("Click to buy, Shift and click to sell");

      gn_space_bind (GN_SPACE (row->space), panel, name, NULL, spec, gn_panel_can (panel, spec, NULL, NULL) ? tip : NULL);
      g_object_set_data (G_OBJECT (row->space), "sells", GINT_TO_POINTER (TRUE));
    }
  else
    {
      gn_say_name (row->space, name);
      gtk_widget_set_can_target (row->space, FALSE);
      gtk_widget_set_focusable (row->space, FALSE);
    }
}

void
zav_market_update (ZavMarket      *self,
                   GnPanel        *panel,
                   const ZavScene *scene,
                   gboolean        news)
{
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    update_row (&self->row[gem], panel, scene, news);
}

void
zav_market_ghost (ZavMarket      *self,
                  const ZavScene *after)
{
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      Row *row = &self->row[gem];
      const int target = after ? after->gem[gem].target : 0;
      g_autofree char *text = gn_number_text (target);

      gn_stamp_set_text (GN_STAMP (row->ghost), text);
      gn_stamp_set_mirrored (GN_STAMP (row->ghost), after && target < row->shown_target);
      gn_track_move (GN_TRACK (row->track), row->ghost, target == row->shown_target ? 0 : target, FALSE);
    }
}

void
zav_market_set_narrow (ZavMarket *self,
                       gboolean   narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;

  gn_set_class (GTK_WIDGET (self), "narrow", narrow);
  /* Translators: short heads of columns where there is little room */
  gtk_label_set_label (GTK_LABEL (self->head_target), narrow ? C_("column", "Target") : _("Target so far"));
  gtk_label_set_label (GTK_LABEL (self->head_next), narrow ? C_("column", "Next") : _("Next round"));
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    gtk_widget_set_visible (self->row[gem].change, !narrow);
}

void
zav_market_set_alone (ZavMarket *self,
                      gboolean   alone)
{
  if (self->alone == alone)
    return;
  self->alone = alone;

  gn_set_class (GTK_WIDGET (self), "alone", alone);
  gtk_widget_set_visible (self->legend, !alone);
  gtk_widget_set_hexpand (self->title, alone);
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      Row *row = &self->row[gem];
      GtkWidget *from = alone ? row->line : row->column;

      g_object_ref (row->track);
      gtk_box_remove (GTK_BOX (from), row->track);
      if (alone)
        gtk_box_append (GTK_BOX (row->column), row->track);
      else
        gtk_box_insert_child_after (GTK_BOX (row->line), row->track, row->start);
      g_object_unref (row->track);
      /* what was beside the track keeps its place at the end of the line */
      gtk_widget_set_hexpand (row->start, alone);
    }
}

GtkWidget *
zav_market_get_gem (ZavMarket *self,
                    int        gem)
{
  return self->row[gem].gem;
}
