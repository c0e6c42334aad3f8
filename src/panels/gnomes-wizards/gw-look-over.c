/* gw-look-over.c: the card for looking over the board before the leaders are placed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-look-over.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"

#define KEY_NEXT "gw-next"

static GtkWidget *
wrapped (const char *text,
         const char *classes)
{
  GtkWidget *label = gn_paragraph (text, classes);

  return label;
}

static GtkWidget *
add_button (GtkWidget     *card,
            const GwScene *scene,
            const char    *label,
            const char    *spec)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "gw-act");
  gn_panel_set_state_classes (button, GN_STATE_CLASSES_NOTHING);
  gn_panel_bind_move (scene->panel, button, spec);
  gtk_box_append (GTK_BOX (card), button);
  return button;
}

/* TRUE if the focus is on one of the buttons that are about to go. */
static gboolean
has_focus (GtkWidget *card)
{
  GtkRoot *root = gtk_widget_get_root (card);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_is_ancestor (focus, card);
}

/* How many clans of each tribe are worse off. */
static void
add_rim (GtkWidget     *card,
         const GwScene *scene)
{
  GtkWidget *row = gn_row (10, NULL);

  gtk_box_append (GTK_BOX (card), wrapped (_("Clans with both tiles on the rim"), "note"));
  for (int seat = 0; seat < scene->n_seats; seat++)
    {
      GtkWidget *one = gn_row (4, NULL), *token = gn_seat_token_new (gn_seat_paint (scene->match, seat), 20);
      g_autofree char *n = gn_number_text ((int) gw_rim_clans (scene->match, scene->state, seat));

      gn_set_tooltip (token, gn_match_name (scene->match, seat));
      gn_append (one, token, gn_label (n, "strong numeric"), NULL);
      gtk_box_append (GTK_BOX (row), one);
    }
  gtk_box_append (GTK_BOX (card), row);
}

void
gw_look_over_update (GtkWidget     *look,
                     const GwScene *scene)
{
  GtkWidget *heading = gtk_widget_get_first_child (look), *card = gtk_widget_get_next_sibling (heading);
  const gboolean due = scene->present && scene->state->stage == GW_AT_FAIRNESS
                       && gn_panel_can (scene->panel, "swap", NULL, NULL);
  const gboolean focused = has_focus (card);
  gboolean unequal;
  int one, other;

  g_object_set_data (G_OBJECT (look), KEY_NEXT, NULL);
  gn_box_clear (card);
  gtk_widget_set_visible (look, due);
  if (!due)
    return;
  add_rim (card, scene);
  if (gw_option (scene->match, GW_OPT_FAIR) != 2 && gw_fair_swap (scene->match, scene->state, &one, &other))
    {
      g_autofree char *from = gw_name (scene->match, GW_DOMAIN_PLACE, one),
                      *to = gw_name (scene->match, GW_DOMAIN_PLACE, other);
      g_autofree char *spec = g_strdup_printf ("swap tiles=%s,%s", gw_id (scene->match, GW_DOMAIN_PLACE, one),
                                               gw_id (scene->match, GW_DOMAIN_PLACE, other));
      /* Translators: a button: the tiles of these two places are swapped, and then all players have equally many
       * clans on the rim */
      g_autofree char *label = gn_fill (_("Swap {from} and {to}: all equal"), "from", from, "to", to, NULL);

      add_button (card, scene, label, spec);
    }
  /* Translators: how to swap tiles of the board before the match begins */
  gtk_box_append (GTK_BOX (card), wrapped (_("To swap two tiles, click one, then the other."), "note"));
  if (gn_panel_can (scene->panel, "deal-again", NULL, NULL))
    add_button (card, scene, _("Deal the tiles again"), "deal-again");

  /* a table that wants equal rims cannot accept a board with unequal ones. Then another deal is the next
   * thing. */
  unequal = gw_option (scene->match, GW_OPT_FAIR) != 2 && gw_rims_differ (scene->match, scene->state);

  GtkWidget *deal = unequal && gn_panel_can (scene->panel, "deal-equal", NULL, NULL)
                      ? add_button (card, scene, _("Deal until all are equal"), "deal-equal")
                      : NULL;
  GtkWidget *accept = add_button (card, scene, _("Accept the board"), "accept-board");
  GtkWidget *next = deal && gw_option (scene->match, GW_OPT_FAIR) == 1 ? deal : accept;

  gtk_widget_add_css_class (next, "suggested-action");
  gn_button_enter (next, gn_label (gtk_button_get_label (GTK_BUTTON (next)), NULL));
  g_object_set_data (G_OBJECT (look), KEY_NEXT, next);
  /* after a swap, Enter accepts the board: without this the focus would move to "Deal the tiles again" */
  if (focused)
    gtk_widget_grab_focus (next);
}

GtkWidget *
gw_look_over_get_button (GtkWidget *look)
{
  return g_object_get_data (G_OBJECT (look), KEY_NEXT);
}
