/* inv-insights.c: the figures of section 12 as insights, and a one-sentence description of each thing
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"
#include "inv-view.h"

/* Fractions beyond 63 bits are given in millionths, which is precise enough for readers. */
static GnInsight *
add_odds (GnInsights *insights,
          int         seat,
          guint       domain,
          int         value,
          GnOdds      p)
{
  const gboolean large = p.a > G_MAXINT64 || p.b > G_MAXINT64;
  const gint64 a = large ? (gint64) (gn_odds_value (p) * 1e6 + 0.5) : (gint64) p.a;
  const gint64 b = large ? 1000000 : (gint64) p.b;
  GnInsight *insight = gn_insights_about (insights, GN_INSIGHT_FRACTION, seat, domain, value, a, b);

  insight->odds = TRUE;
  insight->about = p.about || large;
  return insight;
}

#define ADD(kind, seat, domain, value, a, b, ...) \
  gn_say (&gn_insights_about (insights, GN_INSIGHT_##kind, seat, domain, value, a, b)->label, __VA_ARGS__)
#define ADD_ODDS(seat, domain, value, p, ...) \
  gn_say (&add_odds (insights, seat, domain, value, p)->label, __VA_ARGS__)

/* ---- The clock and the house ------------------------------------------------- */

static void
add_clock (const GnMatch  *match,
           const InvState *state,
           GnInsights     *insights)
{
  InvClock clock;

  inv_view_clock (match, state, &clock);
  ADD (NUMBER, -1, 0, -1, clock.n_out, 0, INV_L_IN_LETTERS);
  if (clock.cards == 0)
    return;

  ADD_ODDS (-1, 0, -1, clock.next_letter, INV_L_IN_LETTER);
  if (clock.latest > 0)
    {
      ADD (RANGE, -1, 0, -1, clock.earliest, clock.latest, INV_L_IN_LOSS);
      ADD_ODDS (-1, 0, -1, inv_view_loss_by (match, state, 5), INV_L_IN_LOSS_FIVE, 5);
    }
  if (clock.n_out == INV_LETTERS - 1)
    {
      ADD (NOTE, -1, 0, -1, 0, 0, INV_L_IN_ONE_MORE);
      ADD_ODDS (-1, 0, -1, inv_view_loss_by (match, state, 1), INV_L_IN_LOSS_NEXT);
    }
}

static void
add_house (const GnMatch  *match,
           const InvState *state,
           GnInsights     *insights)
{
  InvHouse house;
  InvDecks decks;

  inv_view_house (match, state, &house);
  inv_view_decks (match, state, &decks);
  ADD (NUMBER, -1, 0, -1, house.gained, 0, INV_L_IN_REACHED, house.target);
  ADD (NUMBER, -1, 0, -1, house.needed, 0, INV_L_IN_NEEDED);
  if (house.out_of_reach)
    ADD (NOTE, -1, 0, -1, 0, 0, INV_L_IN_OUT_OF_REACH);
  else if (house.needed > 0)
    ADD_ODDS (-1, 0, -1, house.enough, INV_L_IN_ENOUGH, house.needed);

  if (inv_decks_left (match, state) > 0)
    ADD_ODDS (-1, 0, -1, decks.next, INV_L_IN_ROOM);
  for (guint deck = 0; deck < decks.n; deck++)
    if (decks.size[deck] > 0 && (decks.room[deck].a != decks.next.a || decks.room[deck].b != decks.next.b))
      ADD_ODDS (-1, INV_DOMAIN_DECK, (int) deck, decks.room[deck], INV_L_IN_DECK_ROOM, (int) deck);
}

/* ---- The roll ------------------------------------------------------------------ */

static void
add_roll (const GnMatch  *match,
          const InvState *state,
          GnInsights     *insights)
{
  g_autofree InvRoll *roll = g_new (InvRoll, 1);
  InvIf ifs[64];
  guint n;

  inv_view_roll (match, state, roll);
  if (roll->kind == INV_ROLL_NONE || !roll->has_value)
    return;

  if (roll->has_dice)
    ADD (RANGE, state->active, 0, -1, roll->min, roll->max, INV_L_IN_POOL, state->active);
  if (roll->rolled)
    return;
  if (roll->value_known)
    ADD_ODDS (state->active, 0, -1, roll->chance, INV_L_IN_REACH, state->active, roll->value);

  n = inv_view_ifs (match, state, ifs, G_N_ELEMENTS (ifs));
  for (guint i = 0; i < n; i++)
    if (ifs[i].can && ifs[i].adds)
      ADD_ODDS (ifs[i].seat, INV_DOMAIN_BOON, ifs[i].card, ifs[i].chance, ifs[i].spend ? INV_L_IN_SPEND : INV_L_IN_PLAY,
                ifs[i].seat, ifs[i].card);
}

void
inv_insights (const GnMatch *match,
              gconstpointer  data,
              GnInsights    *insights)
{
  const InvState *state = data;

  if (state->stage == INV_AT_SETUP || state->active < 0)
    return;

  add_house (match, state, insights);
  add_clock (match, state, insights);
  if (!state->head.over)
    add_roll (match, state, insights);
}

/* ---- Things --------------------------------------------------------------------- */

static void
range_of (const GnDiceExpr *expr,
          int              *least,
          int              *most)
{
  g_autofree GnDice *dice = g_new (GnDice, 1);

  gn_dice_clear (dice);
  gn_dice_add_expr (dice, expr);
  *least = gn_dice_min (dice);
  *most = gn_dice_max (dice);
}

static void
describe_boon (const GnMatch *match,
               int            card,
               GnSay         *say)
{
  const InvBoon *boon = &inv_set (match)->boon[card];
  int least, most;

  if (!boon->value_known)
    {
      gn_say (say, INV_L_BOON_UNKNOWN, card, boon->kind);
      return;
    }
  if (boon->no_value)
    {
      gn_say (say, INV_L_BOON_NONE, card, boon->kind);
      return;
    }
  if (gn_dice_expr_dice (&boon->value))
    {
      range_of (&boon->value, &least, &most);
      gn_say (say, INV_L_BOON_DICE, card, boon->kind, least, most);
      return;
    }
  if (boon->has_played)
    {
      range_of (&boon->played, &least, &most);
      gn_say (say, INV_L_BOON_PLAYED, card, boon->kind, boon->value.flat, least, most);
      return;
    }
  gn_say (say, INV_L_BOON_IS, card, boon->kind, boon->value.flat);
}

static void
describe_gnome (const GnMatch *match,
                int            card,
                GnSay         *say)
{
  const InvGnome *gnome = &inv_set (match)->gnome[card];
  int least, most;

  if (!gnome->value_known)
    {
      gn_say (say, INV_L_GNOME_UNKNOWN, card);
    }
  else if (gnome->no_value)
    {
      gn_say (say, INV_L_GNOME_NONE, card);
    }
  else if (gn_dice_expr_dice (&gnome->value))
    {
      range_of (&gnome->value, &least, &most);
      gn_say (say, INV_L_GNOME_DICE, card, least, most);
    }
  else
    {
      gn_say (say, INV_L_GNOME_IS, card, gnome->value.flat);
    }
}

static void
describe_letter (const InvState *state,
                 int             letter,
                 GnSay          *say)
{
  for (guint i = 0; i < state->n_letters; i++)
    if (state->letter[i] == letter && state->letter_seat[i] >= 0)
      {
        gn_say (say, INV_L_LETTER_OUT, letter, state->letter_seat[i], state->letter_turn[i]);
        return;
      }
  gn_say (say, INV_L_LETTER_IN, letter);
}

void
inv_describe (const GnMatch *match,
              gconstpointer  data,
              GnThing        thing,
              GnSay         *say)
{
  const InvState *state = data;
  const int value = thing.value;

  gn_say (say, INV_T_NONE);
  if (value < 0 || thing.domain >= GN_DOMAIN_SEAT || value >= (int) gn_match_domain_size (match, thing.domain))
    return;

  switch ((InvDomain) thing.domain)
    {
    case INV_DOMAIN_BOON:
      describe_boon (match, value, say);
      break;
    case INV_DOMAIN_GNOME:
      describe_gnome (match, value, say);
      break;
    case INV_DOMAIN_LETTER:
      describe_letter (state, value, say);
      break;
    case INV_DOMAIN_DECK:
      if (value < (int) inv_n_decks (match))
        gn_say (say, INV_L_DECK_HAS, value, (int) gn_pile_size (&state->deck[value]));
      break;
    case INV_DOMAIN_KIND:
    case INV_DOMAIN_SCOPE:
    case INV_DOMAIN_PLACE:
    case INV_DOMAIN_STEP:
    case INV_DOMAIN_FLAG:
    case INV_DOMAIN_TICK:
    case INV_DOMAIN_DIE:
    case INV_DOMAIN_WHERE:
    case INV_DOMAIN_MODE:
    default:
      break;
    }
}
