/* ex-table.c: the toy market as it lies there: six places and a deck
 *
 * Everything is made once and painted anew at each update, from the state alone.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "ex-table.h"

#include <glib/gi18n.h>

#include "gn-board.h"
#include "gn-card.h"
#include "gn-deck.h"
#include "gn-parts.h"
#include "gn-piece.h"
#include "gn-stage.h"
#include "gn-text.h"

#define CARD_WIDTH  150   /* in units of the drawing: 802 × 554 for the whole table */
#define CARD_HEIGHT 190
#define GAP         14

void
ex_table_make (ExTable *self)
{
  const double width = 3 * (CARD_WIDTH + GAP), height = 2 * (CARD_HEIGHT + GAP);
  /* one tab stop; the arrows go from card to card */
  GtkWidget *market = gn_board_new (width, height, 0.6, 1.6, _("The market"));
  GtkWidget *side = gn_column (GAP, NULL);

  for (int place = 0; place < EX_PLACES; place++)
    {
      self->place[place] = gn_card_new (CARD_WIDTH, CARD_HEIGHT);
      gtk_widget_set_halign (gn_card_get_foot (GN_CARD (self->place[place])), GTK_ALIGN_CENTER);
      gn_board_place (GN_BOARD (market), self->place[place], (place % 3 + 0.5) * width / 3, (place / 3 + 0.5) * height / 2, FALSE);
    }
  self->deck = gn_deck_new ("back-artifact", 90);
  gtk_box_append (GTK_BOX (side), self->deck);
  gtk_widget_set_valign (side, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (market, TRUE);
  gtk_widget_set_vexpand (market, TRUE);

  /* The stage shrinks and grows all of it, and makes pages of its parts in a narrow window. */
  self->stage = gn_stage_new ();
  /* Translators: pages of the table in a narrow window */
  gn_stage_add (GN_STAGE (self->stage), market, _("Market"));
  gn_stage_add (GN_STAGE (self->stage), side, _("Deck"));
}

static void
show_place (ExTable       *self,
            GnPanel       *panel,
            const GnMatch *match,
            const ExState *state,
            int            place)
{
  const ExSet *set = ex_set (match);
  const int card = state->market[place];
  GtkWidget *widget = self->place[place];
  GtkWidget *foot = gn_card_get_foot (GN_CARD (widget));
  g_autofree char *name = card >= 0 ? gn_thing_name (match, GN_THING (EX_DOMAIN_CARD, (gint16) card)) : NULL;
  GnSay say = { 0 };

  gn_card_set_art (GN_CARD (widget), card >= 0 ? "emblem-other" : NULL, 60, FALSE);
  gn_card_set_words (GN_CARD (widget), name, NULL);
  gn_card_set_points (GN_CARD (widget), card < 0 ? -1 : set->worth[card] >= 0 ? set->worth[card] : -2);
  gn_box_clear (foot);
  if (card >= 0 && set->cost[card] >= 0)
    gtk_box_append (GTK_BOX (foot), gn_count ("gem-diamond", 18, set->cost[card], FALSE, NULL));

  /* What it is, for tooltip and screen reader: the game's own sentence. */
  ex_describe (match, state, GN_THING (EX_DOMAIN_PLACE, (gint16) place), &say);
  g_autofree char *what = gn_say_text (match, &say, FALSE);
  g_autofree char *spec = g_strdup_printf ("take place=%u", place + 1);

  /* A click says the move; where it cannot be done the card is dimmed and tells why. */
  gn_space_bind (GN_SPACE (widget), panel, what, NULL, ex_place_due (state) < 0 ? spec : NULL, what);
}

void
ex_table_update (ExTable       *self,
                 GnPanel       *panel,
                 const GnMatch *match,
                 const ExState *state)
{
  const int left = (int) ex_deck_size (state);
  g_autofree char *n = gn_number_text (left);
  /* Translators: of a face-down deck, for the screen reader */
  g_autofree char *name = gn_fill (ngettext ("{n} card face down", "{n} cards face down", left), "n", n, NULL);

  for (int place = 0; place < EX_PLACES; place++)
    show_place (self, panel, match, state, place);
  gn_deck_set (GN_DECK (self->deck), left, NULL);
  gn_space_bind (GN_SPACE (self->deck), panel, name, NULL, NULL, name);
}

/* ---- What a player has ------------------------------------------------------ */

GtkWidget *
ex_holdings_new (void)
{
  return gn_row (10, NULL);
}

void
ex_holdings_update (GtkWidget     *holdings,
                    const ExState *state,
                    int            seat,
                    gboolean       covered,
                    int            size)
{
  int cards = 0;

  for (guint kind = 0; kind < EX_KINDS; kind++)
    cards += state->cards[seat][kind];
  gn_box_clear (holdings);
  gtk_box_append (GTK_BOX (holdings), gn_count ("back-artifact", size, cards, FALSE, NULL));
  gtk_box_append (GTK_BOX (holdings), covered ? gn_piece_new ("lock", size) : gn_count ("gem-diamond", size, state->gems[seat], FALSE, NULL));
}
