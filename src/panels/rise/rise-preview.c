/* rise-preview.c: the preview of a component while it is being entered
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-preview.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "rise-boxes.h"
#include "rise-gnome-card.h"
#include "rise-hex.h"
#include "rise-words.h"

static GtkWidget *
new_card (const char *piece,
          const char *title,
          const char *words)
{
  GtkWidget *card = gn_column (4, "rise-preview");
  GtkWidget *art = gn_piece_new (piece, 64);
  GtkWidget *name = gn_label (title, "rise-preview-title");
  GtkWidget *text = gn_label (words, "rise-preview-words");

  gtk_widget_set_size_request (card, 200, -1);
  gtk_widget_set_valign (card, GTK_ALIGN_START);
  gtk_widget_set_halign (art, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 26);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 22);
  gn_append (card, art, name, text, NULL);
  return card;
}

static void
add_foot (GtkWidget *card,
          GtkWidget *foot)
{
  gtk_widget_set_halign (foot, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (card), foot);
}

static GtkWidget *
preview_ally (const GnMatch *match,
              int            index)
{
  const RiseAlly *ally = &rise_set (match)->ally[index];
  g_autofree char *name = gn_set_name (match->set, RISE_FAMILY_ALLIES, (guint) index);
  g_autofree char *words = rise_ally_text (match, index);
  g_autofree char *points = ally->vp_known ? gn_number_text (ally->vp) : g_strdup ("?");
  GtkWidget *card = new_card ("rise-ally", name, words);

  add_foot (card, gn_figure ("rise-points", 22, points, "strong numeric"));
  return card;
}

/* A board side as printed: start tile, boxes, customers. */
static GtkWidget *
preview_board (const GnMatch *match,
               int            index)
{
  const RiseBoard *board = &rise_set (match)->board[index];
  g_autofree char *name = gn_set_name (match->set, RISE_FAMILY_BOARDS, (guint) index);
  g_autofree char *words = rise_board_text (match, index);
  GtkWidget *card = new_card (board->start >= 0 ? rise_type_values[board->start].icon : "rise-back", name, words);
  GtkWidget *goods = gn_row (10, NULL);
  GtkWidget *breweries = g_object_new (RISE_TYPE_BOXES, NULL), *customers = g_object_new (RISE_TYPE_BOXES, NULL);
  RiseBoxView box[RISE_BREWERIES] = { 0 }, customer[RISE_CUSTOMERS] = { 0 };
  g_autofree char *beer = board->beer >= 0 ? gn_number_text (board->beer) : g_strdup ("?");
  g_autofree char *gold = board->gold >= 0 ? gn_number_text (board->gold) : g_strdup ("?");
  g_autofree char *low = board->low >= 0 ? gn_number_text (board->low) : g_strdup ("?");
  g_autofree char *cubes = board->cubes >= 0 ? gn_number_text (board->cubes) : g_strdup ("?");

  for (int i = 0; i < RISE_BREWERIES; i++)
    box[i] = (RiseBoxView) { .vp = i < board->n_boxes ? board->box_vp[i] : -1,
                             .gold = i < board->n_boxes ? board->box_gold[i] : -1 };
  for (int i = 0; i < RISE_CUSTOMERS; i++)
    customer[i] = (RiseBoxView) { .vp = i < board->n_customers ? board->customer_vp[i] : -1,
                                  .gold = i < board->n_customers ? board->customer_gold[i] : -1 };
  gn_append (goods, gn_figure ("rise-beer", 18, beer, "strong numeric"),
             gn_figure ("rise-gold", 18, gold, "strong numeric"), gn_figure ("rise-barrel", 18, low, "strong numeric"),
             gn_figure ("rise-cube", 18, cubes, "strong numeric"), NULL);
  add_foot (card, goods);
  /* all boxes are empty: each shows what it pays */
  rise_boxes_set (RISE_BOXES (breweries), box, RISE_BREWERIES, RISE_BREWERIES, 1, 0, -1);
  rise_boxes_set (RISE_BOXES (customers), customer, RISE_CUSTOMERS, RISE_CUSTOMERS * 4, 4, 0, -1);
  gn_append (card, breweries, customers, NULL);
  return card;
}

static GtkWidget *
preview_gnome (const GnMatch *match,
               int            index)
{
  RiseGnomeCardView view;
  GtkWidget *card = rise_gnome_card_new ();

  rise_view_gnome (match, index, &view);
  rise_gnome_card_show (RISE_GNOME_CARD (card), match, &view, -1);
  gtk_widget_set_size_request (card, 240, -1);
  gtk_widget_set_valign (card, GTK_ALIGN_START);
  return card;
}

static GtkWidget *
preview_action (const GnMatch *match,
                int            index)
{
  const RiseActionCard *action = &rise_set (match)->action[index];
  g_autofree char *name = gn_set_name (match->set, RISE_FAMILY_ACTIONS, (guint) index);
  GtkWidget *card = new_card (rise_action_piece (action->action), name, "");
  GtkWidget *prices = gn_row (10, NULL);

  for (guint k = 0; action->known && k < action->n; k++)
    {
      g_autofree char *price = gn_number_text (action->price[k]);

      gtk_box_append (GTK_BOX (prices), gn_figure ("rise-beer", 18, price, "strong numeric"));
    }
  add_foot (card, prices);
  return card;
}

static GtkWidget *
preview_tile (const GnMatch *match,
              int            index)
{
  const RiseTile *tile = &rise_set (match)->tile[index];
  g_autofree char *name = gn_set_name (match->set, RISE_FAMILY_TILES, (guint) index);
  GtkWidget *card = new_card (rise_type_piece (tile->type), name, "");
  const char *icon = rise_icon_piece (tile->icon);

  if (icon)
    add_foot (card, gn_piece_new (icon, 26));
  return card;
}

static GtkWidget *
preview_pay (const GnMatch *match,
             guint          family,
             int            index)
{
  g_autofree char *name = gn_set_name (match->set, family, (guint) index);
  int vp = 0, gold = 0;
  const gboolean knows_vp = gn_set_number (match->set, family, (guint) index, "vp", &vp);
  const gboolean knows_gold = family == RISE_FAMILY_LEVELS
                              || gn_set_number (match->set, family, (guint) index, "gold", &gold);
  g_autofree char *words = knows_vp && knows_gold
                             ? (family == RISE_FAMILY_LEVELS ? rise_signed (vp) : rise_pay_text (vp, gold))
                             : g_strdup ("?");

  return new_card ("rise-gnome", name, words);
}

GtkWidget *
rise_preview (const GnMatch *match,
              guint          family,
              int            index)
{
  g_autofree char *name = gn_set_name (match->set, family, (guint) index);
  g_autofree char *words = NULL;

  switch (family)
    {
    case RISE_FAMILY_TILES:
      return preview_tile (match, index);
    case RISE_FAMILY_ACTIONS:
      return preview_action (match, index);
    case RISE_FAMILY_ALLIES:
      return preview_ally (match, index);
    case RISE_FAMILY_GNOMES:
      return preview_gnome (match, index);
    case RISE_FAMILY_JUDGES:
      words = rise_judge_text (match, index);
      return new_card ("rise-judge", name, words);
    case RISE_FAMILY_UPGRADES:
      words = rise_upgrade_text (match, index);
      return new_card ("rise-upgrade", name, words);
    case RISE_FAMILY_BOARDS:
      return preview_board (match, index);
    case RISE_FAMILY_BOXES:
    case RISE_FAMILY_LEVELS:
      return preview_pay (match, family, index);
    default:
      return NULL;
    }
}
