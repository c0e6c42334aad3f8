/* bracket-words.c: playoffs in words, and as a part of the sheet of a league
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "bracket-words.h"

#include <glib/gi18n.h>

#include "app/leagues/league-words.h"
#include "core/words/text.h"

const char *
gn_bracket_round (const GnBracket *bracket,
                  guint            round,
                  gboolean         third)
{
  static const char *const names[GN_PLAYOFFS_MAX_ROUNDS] = {
    /* Translators: a round of playoffs: the last one, that before it, and so on. */
    N_("Final"),
    N_("Semifinals"),
    N_("Quarterfinals"),
    N_("Round of 16"),
  };

  /* Translators: the match of those who lost the semifinals */
  return third ? _("Third place") : _(names[bracket->n_rounds - 1 - round]);
}

char *
gn_bracket_player (const GnBracket *bracket,
                   guint            seed)
{
  const char *name = gn_bracket_name (bracket, seed);
  g_autofree char *number = gn_number_text (seed);

  return seed ? gn_fill (_("{place}. {who}"), "place", number, "who", *name ? name : "…", NULL) : g_strdup ("…");
}

char *
gn_bracket_how (const GnPairing *pairing)
{
  if (pairing->bye)
    /* Translators: a player has nobody to play against in the first round of playoffs. */
    return g_strdup (_("Goes on without a match"));
  if (pairing->match.id)
    return gn_league_day (pairing->match.day);
  if (pairing->winner)
    /* Translators: the winner of a match in playoffs was set by hand. */
    return g_strdup (_("Set by hand"));
  if (!gn_bracket_is_open (pairing))
    return g_strdup ("");
  /* Translators: a match of playoffs; the second one: its winner was taken back, earlier matches do not count. */
  return g_strdup (pairing->by_hand ? _("Open again") : _("To be played"));
}

char *
gn_bracket_pairing (const GnBracket *bracket,
                    guint            round,
                    guint            k)
{
  const GnPairing *pairing = &bracket->pairing[round][k];
  g_autofree char *one = gn_bracket_player (bracket, pairing->seed[0]);
  g_autofree char *other = gn_bracket_player (bracket, pairing->seed[1]);
  g_autofree char *pair = pairing->bye ? g_strdup (one) : gn_league_pair (one, other);
  g_autofree char *how = gn_bracket_how (pairing), *name = gn_bracket_player (bracket, pairing->winner);
  const char *round_name = gn_bracket_round (bracket, round, gn_bracket_is_third (bracket, round, k));

  if (pairing->winner && !pairing->bye)
    /* Translators: what is heard of a match of playoffs: {pair}: who meets; {how}: a day, or “Set by hand” */
    return gn_fill (_("{round}: {pair}. The winner is {who}. {how}"), "round", round_name, "pair", pair, "who",
                    *gn_bracket_name (bracket, pairing->winner) ? gn_bracket_name (bracket, pairing->winner) : name,
                    "how", how, NULL);
  if (*how)
    return gn_fill (_("{round}: {pair}. {how}"), "round", round_name, "pair", pair, "how", how, NULL);
  return gn_fill (_("{round}: {pair}"), "round", round_name, "pair", pair, NULL);
}

char *
gn_bracket_champion (const GnBracket *bracket)
{
  const char *name = gn_bracket_name (bracket, bracket->champion);

  /* Translators: who won the playoffs */
  return bracket->champion ? gn_fill (_("Champion: {who}"), "who", *name ? name : "…", NULL) : g_strdup ("");
}

static void
list_pairing (GnListing       *sheet,
              const GnBracket *bracket,
              const GnPairing *pairing)
{
  g_autofree char *one = gn_bracket_player (bracket, pairing->seed[0]);
  g_autofree char *other = gn_bracket_player (bracket, pairing->seed[1]);
  g_autofree char *pair = pairing->bye ? g_strdup (one) : gn_league_pair (one, other);
  g_autofree char *how = gn_bracket_how (pairing), *winner = gn_bracket_player (bracket, pairing->winner);
  g_autofree char *subtitle = pairing->winner && !pairing->bye
                                /* Translators: {how}: a day, or “Set by hand” */
                                ? gn_fill (_("Winner: {who} · {how}"), "who", winner, "how", how, NULL)
                                : g_strdup (how);

  gn_listing_add (sheet, pairing->winner ? bracket->colour[pairing->winner - 1] : -1, pair,
                  *subtitle ? subtitle : NULL, (const char *const[]) { NULL });
}

void
gn_bracket_list (GnListing       *sheet,
                 const GnBracket *bracket)
{
  static const char *const none[] = { NULL };
  g_autofree char *champion = gn_bracket_champion (bracket);

  if (*champion)
    {
      gn_listing_begin (sheet, gn_league_figure_name (GN_LEAGUE_BRACKET), none);
      gn_listing_add (sheet, bracket->colour[bracket->champion - 1], champion, NULL, none);
    }
  for (guint round = 0; round < bracket->n_rounds; round++)
    for (guint k = 0; k < bracket->n_pairings[round]; k++)
      {
        const gboolean third = gn_bracket_is_third (bracket, round, k);

        if (!k || third)
          gn_listing_begin (sheet, gn_bracket_round (bracket, round, third), none);
        list_pairing (sheet, bracket, &bracket->pairing[round][k]);
      }
}
