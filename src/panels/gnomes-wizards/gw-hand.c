/* gw-hand.c: ability cards in a hand, as the frame shows them large
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-hand.h"

#include <glib/gi18n.h>

#include "core/words/text.h"
#include "gw-scene.h"

static void
add_pile (GPtrArray     **hand,
          const GnMatch  *match,
          const GnPile   *pile,
          int             seat,
          gboolean        held)
{
  const GwSet *set = gw_set (match);

  for (guint i = 0; i < pile->n; i++)
    {
      const int index = pile->layer[i].card;

      if (index < 0)
        continue;

      const GnThing thing = GN_THING (GW_DOMAIN_CARD, (gint16) index);
      const gboolean learned = index < set->n_cards && set->card[index].kind == GW_LEARNED;
      GnHandCard *card = gn_hand_add (hand, thing, learned ? "gw-card-learned" : "gw-card-secret",
                                      gn_thing_name (match, thing));

      /* Translators: the kind of a card: a unit learns it, or it is played once as a surprise */
      card->kind = g_strdup (learned ? _("Learned card") : _("Secret card"));
      card->text = g_strdup (gn_set_text (match->set, GW_FAMILY_CARDS, (guint) index, "text"));
      if (held)
        card->spec = g_strdup_printf ("@%d %s card=%s", seat, learned ? "attach" : "play", gn_thing_id (match, thing));
    }
}

GPtrArray *
gw_hand (GnPanel       *panel,
         gconstpointer  state,
         int            seat)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const GwState *s = state;
  GPtrArray *hand = NULL;

  /* cards looked at are chosen from by themselves */
  if (gn_pile_size (&s->looked) > 0 && gn_pile_unseen (&s->looked, 0) == 0 && s->current == seat)
    add_pile (&hand, match, &s->looked, seat, FALSE);
  else
    add_pile (&hand, match, &s->hand[seat], seat, TRUE);
  return hand;
}
