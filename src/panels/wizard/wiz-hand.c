/* wiz-hand.c: a hand of the Wizard, as the frame shows it large
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-hand.h"

#include <glib/gi18n.h>

#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "wiz-look.h"

#define PICTURE 104
#define MOST    60

/* How far the card brings the set of its element. */
static char *
note_of (const GnMatch  *match,
         const WizState *state,
         int             seat,
         int             element,
         int             symbols)
{
  WizSet set;

  if (element < 0 || symbols < 0)
    return NULL;
  wiz_view_set (match, state, seat, (guint) element, &set);

  g_autofree char *name = gn_thing_name (match, GN_THING (WIZ_DOMAIN_ELEMENT, (gint16) element));
  g_autofree char *n = gn_number_text ((int) set.symbols + symbols), *of = gn_number_text ((int) set.need);

  if (set.need == 0)
    return NULL;
  if ((set.symbols + (guint) symbols) / set.need > set.sets)
    /* Translators: on a card of the hand: played, it completes a set of that element */
    return gn_fill (_("completes {element}"), "element", name, NULL);
  /* Translators: on a card of the hand: played, there would be that many symbols of the element, of those that a set
   * takes: "3 of 5 flowers" */
  return gn_fill (_("{n} of {all} {element}"), "n", n, "all", of, "element", name, NULL);
}

GPtrArray *
wiz_hand (GnPanel       *panel,
          gconstpointer  state,
          int            seat)
{
  const GnMatch *match = gn_panel_get_match (panel);
  GPtrArray *hand = NULL;
  gint16 value[MOST];
  const guint n = wiz_view_hand (match, state, seat, value, G_N_ELEMENTS (value));

  for (guint i = 0; i < n; i++)
    {
      const GnThing thing = GN_THING (WIZ_DOMAIN_CARD, value[i]);
      GnHandCard *card = gn_hand_add (&hand, thing, NULL, wiz_title (match, WIZ_DOMAIN_CARD, value[i]));
      int element, symbols, element_2, symbols_2;

      wiz_view_card (match, value[i], &element, &symbols, &element_2, &symbols_2);
      gn_hand_set_face (card, wiz_card_picture (match, value[i], PICTURE));
      card->note = note_of (match, state, seat, element, symbols);
      card->spec = g_strdup_printf ("@%d play card=%s", seat, gn_thing_id (match, thing));
    }
  return hand;
}
