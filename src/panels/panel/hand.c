/* hand.c: the cards of a hand, as a panel gives them to the frame
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "hand.h"

static void
card_free (gpointer data)
{
  GnHandCard *card = data;

  g_free (card->name);
  g_free (card->kind);
  g_free (card->text);
  g_free (card->note);
  g_free (card->spec);
  g_clear_object (&card->face);
  g_free (card);
}

GnHandCard *
gn_hand_add (GPtrArray **hand,
             GnThing     thing,
             const char *piece,
             char       *name)
{
  GnHandCard *card = g_new0 (GnHandCard, 1);

  card->thing = thing;
  card->piece = piece;
  card->name = name;
  if (!*hand)
    *hand = g_ptr_array_new_with_free_func (card_free);
  g_ptr_array_add (*hand, card);
  return card;
}

void
gn_hand_set_face (GnHandCard *card,
                  GtkWidget  *face)
{
  g_set_object (&card->face, g_object_ref_sink (face));
  g_object_unref (face);
}
