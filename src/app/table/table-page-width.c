/* table-page-width.c: width-dependent layout of the table page: side pane, strip of players, narrow window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-page-private.h"

#include "panels/drawing/parts.h"
#include "panels/layout/container.h"
#include "player-card.h"

void
gn_table_page_show_pane (GnTablePage *self,
                         const char  *page)
{
  if (page)
    gtk_stack_set_visible_child_name (self->stack, page);
  adw_flap_set_reveal_flap (self->flap, TRUE);
}

void
gn_table_page_place_players (GnTablePage *self)
{
  const int margin = self->narrow ? 7 : self->below ? 8 : 10;

  g_object_set (self->player_box, "margin-top", margin, "margin-bottom", margin, NULL);
  gn_players_box_set_strip (self->player_box, self->narrow, self->tiny ? 5 : self->below ? 6 : 9);
}

static void
apply_mode (GnTablePage *self)
{
  int width = self->mode_width;
  gboolean folded = width < GN_PAGE_FOLDED, narrow = width < GN_PAGE_NARROW, tiny = width < GN_PAGE_TINY;
  const gboolean low = narrow && self->mode_low;

  gn_bottom_bar_set_width (self->bottom, width);
  gn_bottom_bar_set_low (self->bottom, self->bar_low);
  if (folded != self->folded)
    {
      self->folded = folded;
      if (folded)
        self->wants_pane = adw_flap_get_reveal_flap (self->flap);
      adw_flap_set_fold_policy (self->flap, folded ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_NEVER);
      adw_flap_set_reveal_flap (self->flap, !folded && self->wants_pane);
    }
  if (narrow != self->narrow || tiny != self->tiny || low != self->low)
    {
      self->narrow = narrow;
      self->tiny = tiny;
      self->low = low;
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                      narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
      gtk_scrolled_window_set_policy (self->player_scroller, narrow ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                      narrow && !low ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
      /* In a strip the holdings take one line, so the scroller gets no more height than that; in a very low window
       * each player's token and points, and what is below them by scrolling. */
      gtk_scrolled_window_set_propagate_natural_height (self->player_scroller, FALSE);
      gtk_widget_set_vexpand (GTK_WIDGET (self->player_scroller), !narrow);
      gtk_widget_set_size_request (GTK_WIDGET (self->player_scroller), narrow ? -1 : 240,
                                   narrow ? (low ? 50 : tiny ? 86 : 104) : -1);
      gn_table_page_place_players (self);
      for (guint i = 0; i < self->cards->len; i++)
        gn_player_card_set_narrow (self->cards->pdata[i], narrow, tiny);
      if (self->above)
        gtk_widget_set_visible (self->above, !narrow);
      if (self->below && g_object_class_find_property (G_OBJECT_GET_CLASS (self->below), "compact"))
        g_object_set (self->below, "compact", narrow, NULL);
      gn_set_class (GTK_WIDGET (self), "narrow", narrow);
    }
}

static gboolean
apply_mode_idle (gpointer data)
{
  GnTablePage *self = data;

  self->mode_idle = 0;
  apply_mode (self);
  return G_SOURCE_REMOVE;
}

void
gn_table_page_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  /* A narrow window has a different layout, so the present size request says nothing about the page's minimum. */
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? GN_PAGE_LEAST : GN_PAGE_LOWEST;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1366 : 722;
}

/* The hand lies over the lower part of the table, above the prompt; a large one in a narrow window over the players,
 * too. */
static void
place_hand (GnTablePage *self)
{
  GtkWidget *hand = GTK_WIDGET (self->hand);
  graphene_rect_t table;
  int wish;

  if (!gtk_widget_should_layout (hand)
      || !gtk_widget_compute_bounds (GTK_WIDGET (self->panel_place), GTK_WIDGET (self), &table))
    return;

  const int wide = MAX (MIN (gn_width_of (hand), (int) table.size.width),
                        gn_least_of (hand, GTK_ORIENTATION_HORIZONTAL));
  int least;

  gn_measure (hand, GTK_ORIENTATION_VERTICAL, wide, &least, &wish);
  const int tall = MAX (MIN (wish, (int) (table.origin.y + table.size.height)), least);

  const int x = (int) (table.origin.x + (table.size.width - wide) / 2);
  const int y = (int) (table.origin.y + table.size.height) - tall;

  gtk_widget_size_allocate (hand, &(GtkAllocation) { x, y, wide, tall }, -1);
}

void
gn_table_page_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  GnTablePage *self = GN_TABLE_PAGE (widget);
  GtkWidget *part[] = { self->content, GTK_WIDGET (self->curtain) };
  const int across = MAX (width, gn_least_of (self->content, GTK_ORIENTATION_HORIZONTAL));
  int whole;

  gn_measure (self->content, GTK_ORIENTATION_VERTICAL, across, &whole, NULL);
  whole += gn_bottom_bar_folds (self->bottom, width);
  if (self->mode_width != width || self->mode_low != (height < GN_PAGE_LOW) || self->bar_low != (height < whole))
    {
      self->mode_width = width;
      self->mode_low = height < GN_PAGE_LOW;
      self->bar_low = height < whole;
      if (!self->mode_idle)
        self->mode_idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 5, apply_mode_idle, self, NULL);
    }

  /* The curtain is measured by itself, so that its text and its buttons are in view however long the table is. */
  for (guint i = 0; i < G_N_ELEMENTS (part); i++)
    {
      const int wide = MAX (width, gn_least_of (part[i], GTK_ORIENTATION_HORIZONTAL));
      int least;

      if (!gtk_widget_should_layout (part[i]))
        continue;
      gn_curtain_set_foot (self->curtain, gtk_widget_get_height (GTK_WIDGET (self->bottom)));
      gn_measure (part[i], GTK_ORIENTATION_VERTICAL, wide, &least, NULL);
      gtk_widget_size_allocate (part[i], &(GtkAllocation) { 0, 0, wide, MAX (height, least) }, baseline);
    }

  if (self->region)
    {
      GtkRequisition least;

      gtk_widget_get_preferred_size (self->region, &least, NULL);
      gtk_widget_size_allocate (self->region, &(GtkAllocation) { 0, 0, least.width, least.height }, -1);
    }
  place_hand (self);
  gtk_popover_present (self->form_popover);
  gtk_popover_present (self->entry_popover);
  gtk_popover_present (GTK_POPOVER (self->why));
  gtk_popover_present (self->thing_popover);
}

void
gn_table_page_on_reveal (GnTablePage *self)
{
  g_object_notify (G_OBJECT (self), "pane-shown");
}
