/* zav-hand.c: the card kept in a hand, as the frame shows it large
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-hand.h"

#include "core/words/text.h"
#include "panels/things/card.h"
#include "zav-read.h"
#include "zav-shop.h"

#define WIDTH  112
#define HEIGHT 160
#define ART    64

GPtrArray *
zav_hand (GnPanel       *panel,
          gconstpointer  state,
          int            seat)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const int item = ((const ZavState *) state)->hand[seat];
  GPtrArray *hand = NULL;
  g_auto (ZavScene) scene = { 0 };

  if (item < 0)
    return NULL;
  /* the card as it lies in the shop; only the card of the hand around it can be clicked */
  GtkWidget *face = g_object_new (GN_TYPE_CARD, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "width-request",
                                  WIDTH, "height-request", HEIGHT, "can-target", FALSE, "focusable", FALSE, NULL);
  /* it is bought from its place, the hand */
  const GnThing slot = GN_THING (ZAV_DOMAIN_SLOT, ZAV_SLOT_HAND);
  GnHandCard *card;

  zav_item_scene (&scene.item[0], match, state, item, FALSE);
  zav_item_card_fill (face, &scene.item[0], ART, TRUE);
  card = gn_hand_add (&hand, slot, scene.item[0].art, gn_thing_name (match, GN_THING (ZAV_DOMAIN_ITEM, (gint16) item)));
  gn_hand_set_face (card, face);
  card->told = TRUE;
  card->text = g_strdup (scene.item[0].say);
  card->spec = g_strdup_printf ("@%d item slot=%s", seat, gn_thing_id (match, slot));
  return hand;
}
