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
#include "panels/panel/tie.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "panels/things/track.h"

/* Each row is a widget: the gem, its price, its scale, its target, its forecast. */
#define ZAV_TYPE_MARKET_ROW (zav_market_row_get_type ())
G_DECLARE_FINAL_TYPE (ZavMarketRow, zav_market_row, ZAV, MARKET_ROW, GnSpace)

struct _ZavMarketRow {
  GnSpace    parent_instance;

  GtkWidget *column;   /* the line, and on a page of its own the track below it */
  GtkWidget *line;
  GtkWidget *start;
  GnPiece   *piece;
  GtkLabel  *name;
  GtkLabel  *price;
  GtkWidget *track;
  GtkWidget *gem;
  GtkWidget *arrow;
  GtkWidget *ghost;
  GtkWidget *target_box;
  GtkLabel  *target;
  GtkWidget *change;
  GtkWidget *next;
  int        which;
  int        shown_target;
  gboolean   sells;
};

G_DEFINE_FINAL_TYPE (ZavMarketRow, zav_market_row, GN_TYPE_SPACE)

struct _ZavMarket {
  GnContainer   parent_instance;

  GtkWidget    *card;
  GtkWidget    *title;
  GtkWidget    *legend;
  GtkLabel     *head_target;
  GtkLabel     *head_next;
  GtkSizeGroup *gem_column;
  GtkSizeGroup *target_column;
  GtkSizeGroup *next_column;
  ZavMarketRow *row[ZAV_SCENE_GEMS];
  gboolean      narrow;
  gboolean      alone;
};

G_DEFINE_FINAL_TYPE (ZavMarket, zav_market, GN_TYPE_CONTAINER)

/* ---- A row ---------------------------------------------------------------- */

/* Runs before the row's own click and decides between buying and selling. */
static void
on_pressed (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            ZavMarketRow    *self)
{
  const GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  if (self->sells)
    gn_panel_set_move (GTK_WIDGET (self), state & GDK_SHIFT_MASK ? "sell type=%s" : "buy type=%s",
                       zav_gem_id[self->which]);
}

/* Shift+Enter sells where Enter buys. */
static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        ZavMarketRow          *self)
{
  if (!self->sells)
    return GDK_EVENT_PROPAGATE;
  gn_panel_set_move (GTK_WIDGET (self), "buy type=%s", zav_gem_id[self->which]);
  if ((keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter) || !(state & GDK_SHIFT_MASK))
    return GDK_EVENT_PROPAGATE;

  g_autofree char *spec = g_strdup_printf ("sell type=%s", zav_gem_id[self->which]);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", spec);
  return GDK_EVENT_STOP;
}

static void
zav_market_row_class_init (ZavMarketRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (GN_TYPE_STAMP);
  g_type_ensure (GN_TYPE_TRACK);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/zavandor/market-row.ui");
  gn_bind_children (widget_class, ZavMarketRow, column, line, start, piece, name, price, track, gem, arrow, ghost,
                    target_box, target, change, next);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
}

static void
zav_market_row_init (ZavMarketRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static ZavMarketRow *
new_row (int gem)
{
  ZavMarketRow *row = g_object_new (ZAV_TYPE_MARKET_ROW, NULL);

  row->which = gem;
  gn_piece_set_name (row->piece, zav_gem_piece[gem]);
  gn_piece_set_name (GN_PIECE (row->gem), zav_gem_piece[gem]);
  gtk_label_set_label (row->name, zav_gem_title (gem));
  zav_arrow_set_gem (row->ghost, gem);
  zav_arrow_set_gem (row->arrow, gem);
  gn_tie (GTK_WIDGET (row->price), "price", gem, -1);
  gn_tie (row->gem, "price", gem, -1);
  gn_tie (row->arrow, "target", gem, -1);
  gn_tie (row->target_box, "target", gem, -1);
  return row;
}

/* ---- The board ------------------------------------------------------------ */

static void
zav_market_class_init (ZavMarketClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (GN_TYPE_ROVING_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/zavandor/market.ui");
  gn_bind_children (widget_class, ZavMarket, card, title, legend, head_target, head_next, gem_column, target_column,
                    next_column);
  gtk_widget_class_set_css_name (widget_class, "market");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
zav_market_init (ZavMarket *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (self->card, GTK_TEXT_DIR_LTR);
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      ZavMarketRow *row = self->row[gem] = new_row (gem);

      gtk_size_group_add_widget (self->gem_column, row->start);
      gtk_size_group_add_widget (self->target_column, row->target_box);
      gtk_size_group_add_widget (self->next_column, row->next);
      gtk_box_append (GTK_BOX (self->card), GTK_WIDGET (row));
    }
}

/* "+3", "−1", "" for no change; at 1 and 15 also that the limit holds */
static char *
change_text (const ZavSceneGem *gem)
{
  const int change = gem->target - gem->now;
  const gboolean limit = gem->target <= 1 || gem->target >= 15;

  if (change == 0 && !limit)
    return NULL;

  g_autofree char *figure = change == 0 ? g_strdup ("")
                                        : g_strdup_printf ("%s%d", change > 0 ? "+" : "−", ABS (change));
  if (!limit)
    return g_steal_pointer (&figure);
  if (change == 0)
    /* Translators: a price cannot go any further */
    return g_strdup (_("limit"));
  /* Translators: how far the target price has moved this round, and that it cannot go any further: "+5 limit" */
  return gn_fill (_("{change} limit"), "change", figure, NULL);
}

char *
zav_range_text (const ZavSceneGem *price)
{
  return price->low == price->high ? gn_number_text (price->low) : g_strdup_printf ("%d–%d", price->low, price->high);
}

static char *
row_name (int                gem,
          const ZavSceneGem *price)
{
  g_autofree char *now = gn_number_text (price->now);
  g_autofree char *target = gn_number_text (price->target);
  g_autofree char *next = zav_range_text (price);

  /* Translators: for a screen reader: "Ruby: price 6, target 8, next round 3–5" */
  return gn_fill (_("{gem}: price {now}, target {target}, next round {next}"),
                  "gem", zav_gem_title (gem), "now", now, "target", target, "next", next, NULL);
}

void
zav_arrow_set_gem (GtkWidget *arrow,
                   int        gem)
{
  g_object_set (arrow, "piece", zav_gem_arrow[gem], NULL);
  gn_stamp_set_shift (GN_STAMP (arrow), -0.07, 0);
  gtk_widget_add_css_class (arrow, zav_gem_id[gem]);
}

void
zav_scale_show (GtkWidget         *scale,
                GtkWidget         *gem,
                GtkWidget         *arrow,
                const ZavSceneGem *price,
                int                which,
                gboolean           glides)
{
  GnTrack *track = GN_TRACK (scale);
  g_autofree char *target = gn_number_text (price->target);

  gn_track_span (track, price->now, price->target, price->now == price->target ? NULL : zav_gem_colour[which]);
  gn_track_bar (track, price->low, price->high, zav_gem_bar[which]);
  gn_track_move (track, gem, price->now, glides);
  gn_track_move (track, arrow, price->target, glides);
  gn_stamp_set_text (GN_STAMP (arrow), target);
  gn_stamp_set_mirrored (GN_STAMP (arrow), price->target < price->now);
  /* The arrow overlaps the gem if both are in the same cell: the class keeps it in the lower half. */
  gn_set_class (arrow, "shared", price->now == price->target);
}

static void
update_row (ZavMarketRow   *row,
            GnPanel        *panel,
            const ZavScene *scene,
            gboolean        news)
{
  GnSpace *space = GN_SPACE (row);
  const int gem = row->which;
  const ZavSceneGem *price = &scene->gem[gem];
  g_autofree char *now = gn_number_text (price->now);
  g_autofree char *target = gn_number_text (price->target);
  g_autofree char *change = change_text (price);
  g_autofree char *next = zav_range_text (price);
  g_autofree char *name = row_name (gem, price);

  gtk_label_set_label (row->price, now);
  gtk_label_set_label (row->target, target);
  gtk_label_set_label (GTK_LABEL (row->change), change ? change : "");
  gtk_widget_set_opacity (row->change, change ? 1 : 0);
  gtk_label_set_label (GTK_LABEL (row->next), next);
  zav_scale_show (row->track, row->gem, row->arrow, price, gem, news);
  gn_set_class (row->arrow, "just-changed", news && row->shown_target && row->shown_target != price->target);
  row->shown_target = price->target;

  if (panel)
    {
      g_autofree char *spec = g_strdup_printf ("buy type=%s", zav_gem_id[gem]);
      /* Translators: tooltip of a row of the market */
      const char *tip = _("Click to buy, Shift and click to sell");

      gn_space_bind (space, panel, name, NULL, spec, gn_panel_can (panel, spec, NULL, NULL) ? tip : NULL);
      row->sells = TRUE;
    }
  else
    {
      gn_say_name (GTK_WIDGET (row), name);
      gtk_widget_set_can_target (GTK_WIDGET (row), FALSE);
      gtk_widget_set_focusable (GTK_WIDGET (row), FALSE);
    }
}

void
zav_market_update (ZavMarket      *self,
                   GnPanel        *panel,
                   const ZavScene *scene,
                   gboolean        news)
{
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    update_row (self->row[gem], panel, scene, news);
}

void
zav_market_ghost (ZavMarket      *self,
                  const ZavScene *after)
{
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    {
      ZavMarketRow *row = self->row[gem];
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
  /* Translators: short column heads for little space */
  gtk_label_set_label (self->head_target, narrow ? C_("column", "Target") : _("Target so far"));
  gtk_label_set_label (self->head_next, narrow ? C_("column", "Next") : _("Next round"));
  for (int gem = 0; gem < ZAV_SCENE_GEMS; gem++)
    gtk_widget_set_visible (self->row[gem]->change, !narrow);
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
      ZavMarketRow *row = self->row[gem];
      GtkWidget *from = alone ? row->line : row->column;

      g_object_ref (row->track);
      gtk_box_remove (GTK_BOX (from), row->track);
      if (alone)
        gtk_box_append (GTK_BOX (row->column), row->track);
      else
        gtk_box_insert_child_after (GTK_BOX (row->line), row->track, row->start);
      g_object_unref (row->track);
      /* the widgets beside the track keep their place at the end of the line */
      gtk_widget_set_hexpand (row->start, alone);
    }
}

GtkWidget *
zav_market_get_gem (ZavMarket *self,
                    int        gem)
{
  return self->row[gem]->gem;
}
