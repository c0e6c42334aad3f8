/* rise-hand.c: Gnome cards and judges in a hand, as the frame shows them large
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-hand.h"

#include <glib/gi18n.h>

#include "core/words/text.h"
#include "games/rise/rise-view-union.h"
#include "games/rise/rise-view.h"
#include "rise-gnome-card.h"
#include "rise-scene.h"
#include "rise-words.h"

#define KEPT 2
#define WIDE 222   /* a Gnome card has up to four types beside each other */

GPtrArray *
rise_hand (GnPanel       *panel,
           gconstpointer  state,
           int            seat)
{
  const GnMatch *match = gn_panel_get_match (panel);
  GPtrArray *hand = NULL;
  RiseSeatView view;

  rise_view_seat (match, state, seat, &view);
  /* while three judges are dealt, two of them are to be chosen, and nothing else */
  for (guint i = 0; view.judges <= KEPT && i < view.hand && i < G_N_ELEMENTS (view.hand_card); i++)
    if (view.hand_card[i] >= 0)
      {
        const GnThing thing = GN_THING (RISE_DOMAIN_GNOME, view.hand_card[i]);
        GtkWidget *face = rise_gnome_card_new ();
        GnHandCard *card = gn_hand_add (&hand, thing, "rise-card-back",
                                        rise_name (match, RISE_DOMAIN_GNOME, view.hand_card[i]));
        RiseGnomeCardView printed;

        rise_view_gnome (match, view.hand_card[i], &printed);
        rise_gnome_card_show (RISE_GNOME_CARD (face), match, &printed, -1);
        gtk_widget_set_size_request (face, WIDE - 14, -1);
        gn_hand_set_face (card, face);
        card->told = TRUE;
        card->wide = WIDE;
        card->spec = g_strdup_printf ("@%d play-card card=%s", seat, gn_thing_id (match, thing));
      }
  for (guint i = 0; i < view.judges && i < G_N_ELEMENTS (view.judge); i++)
    if (view.judge[i] >= 0)
      {
        GnHandCard *card = gn_hand_add (&hand, GN_THING (RISE_DOMAIN_JUDGE, view.judge[i]), "rise-judge",
                                        rise_name (match, RISE_DOMAIN_JUDGE, view.judge[i]));

        /* Translators: the kind of a card */
        card->kind = g_strdup (_("Judge"));
        card->text = rise_judge_text (match, view.judge[i]);
      }
  return hand;
}
