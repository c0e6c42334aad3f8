/* inv-start.c: the start of a match, and the figures of its checklist (section 2)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/state/position.h"
#include "inv-state.h"

/* INV-012 … INV-016, INV-130, INV-133, INV-R06, INV-R07 */
void
inv_lay_gnomes (const GnMatch *match,
                InvState      *state,
                guint          n_piles,
                const int     *size)
{
  const gboolean bottom = inv_option (match, INV_OPT_BOTTOM_LETTER) == 1;
  /* The pile that gives up the letter at the very bottom: bottom, middle, top. */
  const guint from = 2 - inv_option (match, INV_OPT_BOTTOM_FROM);

  gn_pile_clear (&state->gnomes);
  memset (state->letters_in, 0, sizeof state->letters_in);
  for (guint pile = 0; pile < n_piles; pile++)
    {
      int letters = n_piles == 1 ? INV_LETTERS : 2;

      if (bottom && (n_piles == 1 || pile == from))
        letters--;
      state->letters_in[pile] = (guint8) letters;
      gn_pile_put_unseen_bottom (&state->gnomes, pile, (guint) (size[pile] + letters));
    }
  if (bottom)
    {
      state->letters_in[n_piles] = 1;
      gn_pile_put_unseen_bottom (&state->gnomes, n_piles, 1);
    }
}

/* With so many gnome cards and rooms for each player; INV-R03, INV-R09 */
static gboolean
fits (const GnMatch *match,
      int            gnomes_each,
      int            rooms_each,
      GnSay         *why)
{
  const InvSet *set = inv_set (match);
  const int n = match->n_seats, most = inv_option (match, INV_OPT_EXPANSION) == 1 ? 6 : 5;

  if (n < 2 || n > most)
    return gn_say (why, INV_NO_PLAYERS, n, most);
  if (gnomes_each * n > inv_gnomes_all (set))
    return gn_say (why, INV_NO_GNOME_CARDS, gnomes_each * n, inv_gnomes_all (set));
  if (gnomes_each < 1 || gnomes_each > 10)
    return gn_say (why, INV_NO_GNOMES_EACH, gnomes_each, 1, 10);
  if (rooms_each < 3)
    return gn_say (why, INV_NO_ROOMS_EACH, rooms_each, 3);
  if (rooms_each * n > inv_rooms_all (set))
    return gn_say (why, INV_NO_TARGET, rooms_each * n, inv_rooms_all (set));
  return TRUE;
}

gboolean
inv_outside (const GnMatch *match,
             guint          option,
             int            number,
             GnSay         *why)
{
  /* A larger number would not fit into the sentence. */
  const int n = CLAMP (number, -999, 999);

  return (option == INV_OPT_GNOMES && !fits (match, n, inv_rooms_each (match), why))
         || (option == INV_OPT_ROOMS && !fits (match, inv_gnomes_each (match), n, why));
}

gboolean
inv_start (const GnMatch *match,
           gpointer       data,
           GnSay         *why)
{
  InvState *state = data;
  const InvSet *set = inv_set (match);
  const int gnomes = inv_gnomes_each (match) * match->n_seats;
  int size[3];

  if (!fits (match, inv_gnomes_each (match), inv_rooms_each (match), why))
    return FALSE;

  state->stage = INV_AT_SETUP;
  state->active = state->first = -1;
  state->from_deck = state->side_deck = state->side = -1;
  state->boon = state->gnome = -1;
  memset (state->letter, -1, sizeof state->letter);
  memset (state->letter_seat, -1, sizeof state->letter_seat);
  GN_FOR_SEATS (match, seat)
    {
      state->first_among |= (guint8) (1u << seat);
      state->thief[seat] = -1;
    }

  inv_lay_gnomes (match, state, inv_pile_sizes (match, size), size);
  state->piles_asked = inv_option (match, INV_OPT_UNEVEN) == 2 && inv_option (match, INV_OPT_LETTERS) == 0
                       && match->dealer[INV_FAMILY_GNOMES] == GN_DEALER_BOX && gnomes % 3 != 0;
  if (inv_gnomes_all (set) > gnomes)
    gn_pile_put_unseen_top (&state->gnome_discard[0], INV_POOL_SETUP, (guint) (inv_gnomes_all (set) - gnomes));
  for (guint deck = 0; deck < inv_n_decks (match); deck++)
    gn_pile_put_unseen_top (&state->deck[deck], INV_POOL_BOON, inv_deck_size (match));
  return TRUE;
}

gint
inv_setup_figure (const GnMatch *match,
                  const char    *gap)
{
  const int seats = match->n_seats, gnomes = inv_gnomes_each (match) * seats;
  int size[3];
  const struct { const char *gap; int n; } figures[] = {
    { "players", seats },
    { "target", inv_target (match) },
    { "gnomes", gnomes },
    { "gnomes_left", MAX (inv_gnomes_all (inv_set (match)) - gnomes, 0) },
    { "deck", gnomes + INV_LETTERS },
    { "decks", (int) inv_n_decks (match) },
    { "deck_size", (int) inv_deck_size (match) },
    { "hands_least", 2 * seats },
    { "hands_most", 5 * seats },
  };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (g_str_equal (figures[i].gap, gap))
      return figures[i].n;
  inv_pile_sizes (match, size);
  return g_str_equal (gap, "pile_top") ? size[0] : g_str_equal (gap, "pile_middle") ? size[1]
         : g_str_equal (gap, "pile_bottom") ? size[2] : -1;
}
