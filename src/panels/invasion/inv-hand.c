/* inv-hand.c: a hand of boons, as the frame shows it large
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-hand.h"

#include <glib/gi18n.h>

#include "core/game/odds.h"
#include "core/words/text.h"
#include "games/invasion/inv-state.h"
#include "inv-card.h"

#define WIDTH 142
#define ART   62

/* What the roll that is due would be with the card, played or discarded. */
static char *
note_of (const GnMatch *match,
         const InvIf   *ifs,
         guint          n,
         int            seat,
         int            card)
{
  for (guint i = 0; i < n; i++)
    if (ifs[i].seat == seat && ifs[i].card == card && ifs[i].place == INV_HAND && ifs[i].can && ifs[i].adds)
      {
        g_autofree char *chance = gn_odds_percent (ifs[i].chance);

        /* Translators: on a card of the hand: the chance for the roll that is due, if it is played or discarded */
        return gn_fill (ifs[i].spend ? _("discarded: {chance}") : _("with it: {chance}"), "chance", chance, NULL);
      }
  return NULL;
}

GPtrArray *
inv_hand (GnPanel       *panel,
          gconstpointer  state,
          int            seat)
{
  const GnMatch *match = gn_panel_get_match (panel);
  GPtrArray *hand = NULL;
  InvIf ifs[INV_BOONS_MAX];
  const guint n_ifs = inv_view_ifs (match, state, ifs, G_N_ELEMENTS (ifs));
  InvPlayer player;

  inv_view_player (match, state, seat, &player);
  for (guint i = 0; i < player.n_known; i++)
    {
      const int index = player.known[i].card;
      GtkWidget *face = g_object_new (INV_TYPE_CARD_VIEW, NULL);
      GnHandCard *card = gn_hand_add (&hand, GN_THING (INV_DOMAIN_BOON, (gint16) index), inv_boon_piece (match, index),
                                      inv_boon_name (match, index));

      inv_card_view_set_size (INV_CARD_VIEW (face), WIDTH, ART);
      inv_card_view_show_boon (INV_CARD_VIEW (face), match, index, NULL);
      gn_hand_set_face (card, face);
      card->told = TRUE;
      card->text = inv_boon_tip (match, index);
      card->note = note_of (match, ifs, n_ifs, seat, index);
      card->spec = g_strdup_printf ("@%d play card=%s", seat, inv_boon_id (match, index));
    }
  return hand;
}
