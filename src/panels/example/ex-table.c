/* ex-table.c: the table of the toy market: six places, a deck, and the viewer's hand
 *
 * Everything is made once and painted again at each update, from the state alone.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "ex-table.h"

#include <glib/gi18n.h>

#include "panels/layout/board.h"
#include "panels/things/card.h"
#include "panels/things/deck.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/scaled-box.h"
#include "panels/panel/tie.h"
#include "core/words/text.h"

#define CARD_WIDTH  150   /* in units of the drawing */
#define CARD_HEIGHT 190
#define GAP         14

void
ex_table_make (ExTable *self)
{
  const double width = 3 * (CARD_WIDTH + GAP), height = 3 * (CARD_HEIGHT + GAP);
  /* one tab stop; the arrows go from card to card */
  GtkWidget *market = gn_board_new (width, height, 0.6, 1.6, _("The market"));
  GtkWidget *side = gn_column (GAP, NULL);

  for (int at = 0; at < EX_PLACES + EX_HAND; at++)
    {
      GtkWidget *card = gn_card_new (CARD_WIDTH, CARD_HEIGHT);

      gtk_widget_set_halign (gn_card_get_foot (GN_CARD (card)), GTK_ALIGN_CENTER);
      gn_board_place (GN_BOARD (market), card, (at % 3 + 0.5) * width / 3, (at / 3 + 0.5) * height / 3, FALSE);
      /* what lies there is the field "market", which Correct the table changes by a click on the card */
      if (at < EX_PLACES)
        gn_tie (card, "market", at, -1);
      *(at < EX_PLACES ? &self->place[at] : &self->hand[at - EX_PLACES]) = card;
    }
  self->deck = gn_deck_new ("back-artifact", 90);
  gtk_box_append (GTK_BOX (side), self->deck);
  gtk_widget_set_valign (side, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (market, TRUE);
  gtk_widget_set_vexpand (market, TRUE);

  /* The box scales everything, and turns the parts into pages in a narrow window. */
  self->stage = gn_scaled_box_new ();
  /* Translators: pages of the table in a narrow window */
  gn_scaled_box_add (GN_SCALED_BOX (self->stage), market, _("Market"));
  gn_scaled_box_add (GN_SCALED_BOX (self->stage), side, _("Deck"));
}

/* Shows the printed values of @card; -1: an empty place. */
static void
show_card (GtkWidget     *widget,
           const GnMatch *match,
           int            card)
{
  const ExSet *set = ex_set (match);
  GtkWidget *foot = gn_card_get_foot (GN_CARD (widget));
  g_autofree char *name = card >= 0 ? gn_thing_name (match, GN_THING (EX_DOMAIN_CARD, (gint16) card)) : NULL;

  gn_card_set_art (GN_CARD (widget), card >= 0 ? "emblem-other" : NULL, 60, FALSE);
  gn_card_set_words (GN_CARD (widget), name, NULL);
  gn_card_set_points (GN_CARD (widget), card < 0 ? -1 : set->worth[card] >= 0 ? set->worth[card] : -2);
  gn_box_clear (foot);
  if (card >= 0 && set->cost[card] >= 0)
    gtk_box_append (GTK_BOX (foot), gn_count ("gem-diamond", 18, set->cost[card], FALSE, NULL));
}

static void
show_place (ExTable       *self,
            GnPanel       *panel,
            const GnMatch *match,
            const ExState *state,
            int            place)
{
  GnSay say = { 0 };

  /* The name for tooltip and screen reader is the game's own sentence. */
  ex_describe (match, state, GN_THING (EX_DOMAIN_PLACE, (gint16) place), &say);
  g_autofree char *what = gn_say_text (match, &say, FALSE);
  g_autofree char *spec = g_strdup_printf ("take place=%u", place + 1);

  show_card (self->place[place], match, state->market[place]);
  /* A click says the move. If it cannot be done, the card is dimmed and gives the reason. */
  gn_space_bind (GN_SPACE (self->place[place]), panel, what, NULL, ex_place_due (state) < 0 ? spec : NULL, what);
}

/* The hand of the viewer, else of the seat on turn. The state is the viewer's copy and contains nothing that must
 * stay hidden. So a panel shows the cards in it, and backs for the rest. */
static void
show_hand (ExTable       *self,
           GnPanel       *panel,
           const GnMatch *match,
           const ExState *state)
{
  const int viewer = panel ? gn_panel_get_viewer (panel) : GN_PUBLIC;
  const GnPile *hand = &state->hand[viewer >= 0 ? viewer : state->turn];
  guint layer = 0, of_layer = 0;

  for (guint i = 0; i < EX_HAND; i++)
    {
      GnCard *widget = GN_CARD (self->hand[i]);
      const gboolean there = layer < hand->n;
      const int card = there ? hand->layer[layer].card : -1;
      const char *id = card >= 0 ? gn_thing_id (match, GN_THING (EX_DOMAIN_CARD, (gint16) card)) : NULL;
      g_autofree char *spec = id ? g_strconcat ("play card=", id, NULL) : NULL;
      g_autofree char *what = NULL;
      GnSay say = { 0 };

      if (card >= 0)
        ex_describe (match, state, GN_THING (EX_DOMAIN_CARD, (gint16) card), &say);
      /* Translators: a card in somebody's hand that is not shown */
      what = card >= 0 ? gn_say_text (match, &say, FALSE) : g_strdup (_("A card in hand, face down"));

      show_card (self->hand[i], match, card);
      if (there && card < 0)
        gn_card_set_art (widget, "back-artifact", 60, TRUE);
      gtk_widget_set_visible (self->hand[i], there);
      gn_space_bind (GN_SPACE (widget), panel, what, NULL, spec, what);

      if (there && ++of_layer == hand->layer[layer].n)
        {
          layer++;
          of_layer = 0;
        }
    }
}

void
ex_table_update (ExTable       *self,
                 GnPanel       *panel,
                 const GnMatch *match,
                 const ExState *state)
{
  const int left = (int) ex_deck_size (state);
  g_autofree char *n = gn_number_text (left);
  /* Translators: a face-down deck, for screen readers */
  g_autofree char *name = gn_fill (ngettext ("{n} card face down", "{n} cards face down", left), "n", n, NULL);

  for (int place = 0; place < EX_PLACES; place++)
    show_place (self, panel, match, state, place);
  show_hand (self, panel, match, state);
  gn_deck_set (GN_DECK (self->deck), left, NULL);
  gn_space_bind (GN_SPACE (self->deck), panel, name, NULL, NULL, name);
}

/* ---- The hand of who looks, large ----------------------------------------- */

GPtrArray *
ex_hand (GnPanel       *panel,
         gconstpointer  state,
         int            seat)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const GnPile *pile = &((const ExState *) state)->hand[seat];
  GPtrArray *hand = NULL;

  for (guint layer = 0; layer < pile->n; layer++)
    for (guint i = 0; i < pile->layer[layer].n && pile->layer[layer].card >= 0; i++)
      {
        const GnThing thing = GN_THING (EX_DOMAIN_CARD, (gint16) pile->layer[layer].card);
        GnHandCard *card = gn_hand_add (&hand, thing, "emblem-other", gn_thing_name (match, thing));
        GnSay say = { 0 };

        ex_describe (match, state, thing, &say);
        card->text = gn_say_text (match, &say, FALSE);
        /* The move that a click says. If it cannot be done, the card is dimmed and gives the reason. */
        card->spec = g_strdup_printf ("@%d play card=%s", seat, gn_thing_id (match, thing));
      }
  return hand;
}

/* ---- A player's holdings ---------------------------------------------------- */

GtkWidget *
ex_holdings_new (void)
{
  return gn_row (10, NULL);
}

/* A picture with a figure says nothing to a screen reader without a name. */
static GtkWidget *
new_figure (const char *piece,
            int         size,
            const char *what,
            int         n)
{
  GtkWidget *figure = gn_count (piece, size, n, FALSE, NULL);
  g_autofree char *text = gn_number_text (n);

  gn_say_figure (figure, what, text);
  return figure;
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
  for (int kind = 0; kind < EX_KINDS; kind++)
    gn_tie (holdings, "cards", seat, kind);
  gn_tie (holdings, "gems", seat, -1);
  gn_tie (holdings, "hand", seat, -1);
  gn_append (holdings, new_figure ("emblem-other", size, _("Cards"), cards),
             new_figure ("back-artifact", size, _("Cards in hand"), (int) gn_pile_size (&state->hand[seat])),
             covered ? gn_piece_new ("lock", size) : new_figure ("gem-diamond", size, _("Gems"), state->gems[seat]),
             NULL);
}
