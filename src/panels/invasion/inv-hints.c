/* inv-hints.c: the words beside the table of Gnome Invasion: hints on buttons, banners
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-hints.h"

#include <glib/gi18n.h>

#include "core/words/text.h"
#include "games/invasion/inv-state.h"

char *
inv_hint (const InvScene *scene,
          guint           verb)
{
  const InvIf *best = NULL;

  switch (verb)
    {
    case INV_V_PLAY:
    case INV_V_SPEND:
      for (guint i = 0; i < scene->n_ifs && !best; i++)
        if (scene->ifs[i].can && scene->ifs[i].adds && scene->ifs[i].spend == (verb == INV_V_SPEND))
          best = &scene->ifs[i];
      if (best)
        {
          g_autofree char *card = inv_boon_name (scene->match, best->card);
          g_autofree char *then = gn_odds_percent (best->chance);

          /* Translators: hint on a button: the best known card, and the chance with it: "Lantern: 90.6%" */
          return gn_fill (_("{card}: {chance}"), "card", card, "chance", then, NULL);
        }
      return NULL;
    case INV_V_REVEAL:
      {
        g_autofree char *letter = gn_odds_percent (scene->clock.next_letter);

        /* Translators: hint on the button that turns up a gnome card: the chance that it is a letter */
        return gn_fill (_("a letter: {chance}"), "chance", letter, NULL);
      }
    default:
      return NULL;
    }
}

/* ---- Banners ------------------------------------------------------------------ */

GPtrArray *
inv_banners (const InvScene *scene)
{
  GPtrArray *banners = NULL;

  if (scene->turn.step == INV_STEP_OVER || scene->turn.step == INV_STEP_SETUP)
    return NULL;
  if (scene->clock.n_out == INV_LETTERS - 1)
    for (int letter = 0; letter < INV_LETTERS; letter++)
      if (!scene->clock.is_out[letter])
        {
          g_autofree char *upper = g_ascii_strup (gn_thing_id (scene->match, GN_THING (INV_DOMAIN_LETTER, letter)), -1);

          /* Translators: a banner: five of the six letters of GNOMES are out */
          gn_panel_banner_add (
            &banners,
            gn_fill (_("Only the {letter} is missing: when it comes, the game is lost."), "letter", upper, NULL),
            inv_letter_piece (letter), "INV-121", -1, TRUE);
        }
  if (scene->house.out_of_reach && scene->house.needed > 0)
    /* Translators: a banner: the boon decks no longer have enough rooms */
    gn_panel_banner_add (&banners,
                         g_strdup (_("The boon decks cannot hold the missing rooms. The table may give up.")),
                         "kind-room", "INV-R35", -1, FALSE);
  return banners;
}
