/* wiz-sets.c: turn-ins of Element Sets (5.7) and trades (WIZ-055 … WIZ-057)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/match/moves.h"
#include "wiz-state.h"
#include "wizard.h"

/* Most ways to turn in an element that are listed. Nobody reads a longer list. */
#define MOST_WAYS 4096

/* ---- Pieces ---------------------------------------------------------------------- */

guint
wiz_kinds (const GnMatch  *match,
           const WizState *state,
           int             seat,
           guint           element,
           gint16          piece[WIZ_KINDS],
           guint8          n[WIZ_KINDS])
{
  guint kinds = 0;

  for (int card = (int) (element + 1) * WIZ_SYMBOLS - 1; card >= (int) element * WIZ_SYMBOLS; card--)
    if (state->face[seat][card] > 0)
      {
        piece[kinds] = (gint16) card;
        n[kinds++] = state->face[seat][card];
      }
  for (int card = WIZ_FIRST_DOUBLE; card < WIZ_CARDS; card++)
    if (state->face[seat][card] > 0 && wiz_symbols (match, (guint) card, element) > 0)
      {
        piece[kinds] = (gint16) card;
        n[kinds++] = state->face[seat][card];
      }
  if (state->tokens[seat][element] > 0)
    {
      piece[kinds] = (gint16) WIZ_PIECE_TOKEN (element);
      n[kinds++] = state->tokens[seat][element];
    }
  return kinds;
}

/* The piece without its place. A prefix such as "blue:" in "blue:S3" names another place; a player's own color
 * means that player's own front. */
static gint16
plain_piece (const GnMatch *match,
             int            seat,
             gint16         piece)
{
  const int own = WIZ_PIECE_COLOUR + wiz_colour (match, seat) * WIZ_PIECES;

  return piece >= own && piece < own + WIZ_PIECES ? (gint16) (piece - own) : piece;
}

static int
times_in (const gint16 *list,
          int           n,
          int           piece)
{
  int times = 0;

  for (int i = 0; i < n; i++)
    times += list[i] == piece;
  return times;
}

/* Reads the list at @at of @move. Returns: its length, or -1 if there is no list or it contains something invalid */
static int
read_list (const GnMatch *match,
           const GnMove  *move,
           guint          at,
           int            most,
           int            seat,
           gint16        *list)
{
  const int n = move->arg[at];

  if (n == GN_NONE)
    return 0;
  if (n < 0 || n > most)
    return -1;
  for (int i = 0; i < n; i++)
    {
      list[i] = move->arg[at + 1u + (guint) i];
      if (list[i] < 0 || list[i] >= WIZ_N_PIECE_VALUES)
        return -1;
      list[i] = plain_piece (match, seat, list[i]);
    }
  return n;
}

static int
colour_of (gint16 piece)
{
  return (piece - WIZ_PIECE_COLOUR) / WIZ_PIECES;
}

/* `not-yours`, `card-in-hand`, `token-out-of-game`, `piece-missing`, `piece-twice`, in this order (5.10). */
static gboolean
check_own (const GnMatch  *match,
           const WizState *state,
           int             seat,
           const gint16   *list,
           int             n,
           GnSay          *why)
{
  for (int i = 0; i < n; i++)
    if (list[i] >= WIZ_PIECE_COLOUR)
      return gn_say (why, WIZ_NO_NOT_YOURS, (list[i] - WIZ_PIECE_COLOUR) % WIZ_PIECES, colour_of (list[i]));
  for (int i = 0; i < n; i++)
    if (list[i] >= WIZ_PIECE_HAND && list[i] < WIZ_PIECE_OUT)
      return gn_say (why, WIZ_NO_IN_HAND, seat);
  for (int i = 0; i < n; i++)
    {
      const int piece = list[i] >= WIZ_PIECE_OUT ? list[i] - WIZ_PIECE_OUT : list[i];
      const int element = piece - WIZ_CARDS;

      if (list[i] >= WIZ_PIECE_OUT && element < 0)
        return gn_say (why, WIZ_NO_PIECE, seat, piece);
      if (element >= 0 && (list[i] >= WIZ_PIECE_OUT || (state->tokens[seat][element] == 0 && state->gone[element] > 0)))
        return gn_say (why, WIZ_NO_TOKEN_OUT, seat, element);
    }
  for (int i = 0; i < n; i++)
    if (wiz_piece_n (state, seat, (guint) list[i]) == 0)
      return gn_say (why, WIZ_NO_PIECE, seat, list[i]);
  for (int i = 0; i < n; i++)
    if (times_in (list, n, list[i]) > wiz_piece_n (state, seat, (guint) list[i]))
      return gn_say (why, WIZ_NO_TWICE, seat, list[i], wiz_piece_n (state, seat, (guint) list[i]));
  return TRUE;
}

/* ---- Turning in ----------------------------------------------------------------------- */

/* The elements that all pieces show, as bits. */
static guint
common_elements (const GnMatch *match,
                 const gint16  *list,
                 int            n)
{
  guint common = 0;

  WIZ_FOR_ELEMENTS (element)
    {
      gboolean all = n > 0;

      for (int i = 0; i < n; i++)
        all = all && wiz_symbols (match, (guint) list[i], (guint) element) > 0;
      common |= all ? 1u << element : 0;
    }
  return common;
}

/* The one element that all pieces show. -1 if there is none or several; then the player has to name it. */
static int
common_element (const GnMatch *match,
                const gint16  *list,
                int            n)
{
  const guint common = common_elements (match, list, n);

  return __builtin_popcount (common) == 1 ? __builtin_ctz (common) : -1;
}

static int
total (const GnMatch *match,
       const gint16  *list,
       int            n,
       guint          element)
{
  int symbols = 0;

  for (int i = 0; i < n; i++)
    symbols += wiz_symbols (match, (guint) list[i], element);
  return symbols;
}

/* How many rewards a number of symbols earns (WIZ-095, WIZ-R14) */
static int
wiz_sets_of (const GnMatch *match,
             guint          element,
             int            symbols)
{
  const int sets = symbols / wiz_need[element];

  return wiz_option (match, WIZ_OPTION_POOL_SETS) ? MIN (1, sets) : sets;
}

gboolean
wiz_sets_barred (const GnMatch  *match,
                 const WizState *state,
                 int             seat)
{
  return !wiz_option (match, WIZ_OPTION_SETS_AFTER_WIZARD) && wiz_tile_number (match, state, seat) == 7
         && ((state->done >> seat & 1) || (seat == state->active && state->phase == WIZ_PHASE_SETS));
}

gboolean
wiz_turn_in_check (const GnMatch  *match,
                   const WizState *state,
                   const GnMove   *move,
                   GnSay          *why)
{
  const int seat = move->seat;
  gint16 list[WIZ_LISTED];
  const int n = read_list (match, move, WIZ_ARG_PIECES, WIZ_LISTED, seat, list);
  const int said = move->arg[WIZ_ARG_ELEMENT];

  if (n < 0 || (said != GN_NONE && (said < 0 || said >= WIZ_ELEMENTS)))
    return gn_say (why, WIZ_NO_SUCH);
  if (!check_own (match, state, seat, list, n, why))
    return FALSE;

  const int element = said != GN_NONE ? said : common_element (match, list, n);

  if (n == 0)
    return said == GN_NONE ? gn_say (why, WIZ_NO_PIECES) : gn_say (why, WIZ_NO_FEW, 0, said, wiz_need[said]);
  if (element < 0)
    {
      const guint shown = common_elements (match, list, n);

      return shown ? gn_say (why, WIZ_NO_MIXED_WHICH, GN_SAY_SET1 (shown)) : gn_say (why, WIZ_NO_MIXED);
    }
  for (int i = 0; i < n; i++)
    if (wiz_symbols (match, (guint) list[i], (guint) element) == 0)
      return gn_say (why, WIZ_NO_MIXED_ELEMENT, list[i], element);

  const int symbols = total (match, list, n, (guint) element);

  if (symbols < wiz_need[element])
    return gn_say (why, WIZ_NO_FEW, symbols, element, wiz_need[element]);
  if (wiz_option (match, WIZ_OPTION_VOID_SETS) && wiz_gain_level[element] == 0 && wiz_board (state, seat) == 0)
    return gn_say (why, WIZ_NO_VOID, seat, element);
  return TRUE;
}

/* WIZ-093 … WIZ-099 */
void
wiz_turn_in_apply (const GnMatch *match,
                   WizState      *state,
                   const GnMove  *move,
                   GnStory       *story)
{
  const int seat = move->seat;
  gint16 list[WIZ_LISTED];
  const int n = read_list (match, move, WIZ_ARG_PIECES, WIZ_LISTED, seat, list);
  const int element = move->arg[WIZ_ARG_ELEMENT] != GN_NONE ? move->arg[WIZ_ARG_ELEMENT]
                                                            : common_element (match, list, n);
  const int symbols = total (match, list, n, (guint) element);
  const int sets = wiz_sets_of (match, (guint) element, symbols);
  const int surplus = symbols - sets * wiz_need[element];
  int least = G_MAXINT, cards = 0;

  for (int i = 0; i < n; i++)
    {
      wiz_piece_add (state, seat, (guint) list[i], -1);
      least = MIN (least, wiz_symbols (match, (guint) list[i], (guint) element));
      if (list[i] < WIZ_CARDS)
        {
          state->discard[list[i]]++;
          cards++;
        }
      else
        state->gone[list[i] - WIZ_CARDS]++;
    }
  state->sets[seat][element] = (guint8) MIN (255, state->sets[seat][element] + sets);
  gn_story_tell (story, WIZ_FACT_TURNED_IN, seat, sets, element, symbols);
  if (cards > 0)
    gn_story_tell (story, WIZ_FACT_DISCARDED, seat, cards);
  if (cards < n)
    gn_story_tell (story, WIZ_FACT_TOKENS_OUT, seat, n - cards, element);
  if (wiz_gain_level[element] > 0)
    wiz_gain_levels (state, seat, sets * wiz_gain_level[element], story);
  if (wiz_gain_gems[element] > 0)
    wiz_gain_gem (state, seat, sets * wiz_gain_gems[element], story);
  if (surplus > 0)
    gn_story_tell (story, WIZ_FACT_SURPLUS, seat, surplus, element);
  if (least <= surplus)
    gn_story_tell (story, WIZ_FACT_UNNEEDED, seat, element);
}

/* ---- Ways to turn in --------------------------------------------------------------------- */

void
wiz_turn_in_move (GnMove       *move,
                  int           seat,
                  guint         element,
                  const gint16  piece[WIZ_KINDS],
                  const guint8  n[WIZ_KINDS],
                  guint         kinds)
{
  int length = 0;

  gn_move_init (move, seat, WIZ_TURN_IN);
  for (guint kind = 0; kind < kinds; kind++)
    for (guint i = 0; i < n[kind] && length < WIZ_LISTED; i++)
      move->arg[WIZ_ARG_PIECES + ++length] = piece[kind];
  move->arg[WIZ_ARG_PIECES] = (gint16) length;
  move->arg[WIZ_ARG_ELEMENT] = (gint16) element;
  gn_move_normalise (&wizard_game, move);
}

/* Least surplus, then fewest tokens, then fewest pieces (section 12). Finds the best way to each total kind by
 * kind. */
gboolean
wiz_cheapest (const GnMatch  *match,
              const WizState *state,
              int             seat,
              guint           element,
              guint8          best[WIZ_KINDS])
{
  typedef struct { guint8 there, tokens, pieces, n[WIZ_KINDS]; } Way;
  enum { MOST = 8 + 2 * WIZ_SYMBOLS };
  gint16 piece[WIZ_KINDS];
  guint8 n[WIZ_KINDS];
  const guint kinds = wiz_kinds (match, state, seat, element, piece, n);
  Way way[MOST + 1] = { [0] = { .there = TRUE } };

  for (guint kind = 0; kind < kinds; kind++)
    {
      const int symbols = wiz_symbols (match, (guint) piece[kind], element);

      for (int from = MOST; from >= 0; from--)
        for (guint8 k = 1; way[from].there && k <= n[kind] && from + k * symbols <= MOST; k++)
          {
            Way *to = &way[from + k * symbols];
            Way with = way[from];

            with.n[kind] = k;
            with.pieces = (guint8) (with.pieces + k);
            with.tokens = (guint8) (with.tokens + (piece[kind] >= WIZ_CARDS ? k : 0));
            if (!to->there || with.tokens < to->tokens || (with.tokens == to->tokens && with.pieces < to->pieces))
              *to = with;
          }
    }
  for (int symbols = wiz_need[element]; symbols <= MOST; symbols++)
    if (way[symbols].there)
      {
        memcpy (best, way[symbols].n, WIZ_KINDS);
        return TRUE;
      }
  return FALSE;
}

static void
legal_element (const GnMatch  *match,
               const WizState *state,
               guint           element,
               GnMoveList     *list)
{
  const int seat = state->active;
  gint16 piece[WIZ_KINDS];
  guint8 there[WIZ_KINDS], n[WIZ_KINDS] = { 0 }, best[WIZ_KINDS];
  const guint kinds = wiz_kinds (match, state, seat, element, piece, there);
  int symbols[WIZ_KINDS], all = 0, pieces = 0;

  if (kinds == 0 || !wiz_cheapest (match, state, seat, element, best))
    return;

  /* The first one is used when the player names only the element. */
  wiz_turn_in_move (gn_move_list_add (list, seat, WIZ_TURN_IN), seat, element, piece, best, kinds);
  for (guint kind = 0; kind < kinds; kind++)
    symbols[kind] = wiz_symbols (match, (guint) piece[kind], element);

  for (guint ways = 0; ways < MOST_WAYS;)
    {
      guint kind = 0;

      /* Counts up like an odometer, the first kind fastest. */
      while (kind < kinds && n[kind] == there[kind])
        {
          all -= n[kind] * symbols[kind];
          pieces -= n[kind];
          n[kind++] = 0;
        }
      if (kind == kinds)
        return;
      n[kind]++;
      all += symbols[kind];
      pieces++;

      if (all < wiz_need[element] || pieces > WIZ_LISTED || memcmp (n, best, kinds) == 0)
        continue;
      wiz_turn_in_move (gn_move_list_add (list, seat, WIZ_TURN_IN), seat, element, piece, n, kinds);
      ways++;
    }
}

void
wiz_turn_in_legal (const GnMatch  *match,
                   const WizState *state,
                   GnMoveList     *list)
{
  if (wiz_sets_barred (match, state, state->active))
    return;
  WIZ_FOR_ELEMENTS (element)
    {
      if (wiz_front (match, state, state->active, element) < wiz_need[element])
        continue;
      if (wiz_option (match, WIZ_OPTION_VOID_SETS) && wiz_gain_level[element] == 0
          && wiz_board (state, state->active) == 0)
        continue;
      legal_element (match, state, element, list);
    }
}

/* ---- Trading ---------------------------------------------------------------------------- */

gboolean
wiz_trade_check (const GnMatch  *match,
                 const WizState *state,
                 const GnMove   *move,
                 GnSay          *why)
{
  const int seat = move->seat, partner = move->arg[WIZ_ARG_PLAYER];
  const int k = wiz_action (match, state)->k;
  gint16 give[WIZ_TRADE], get[WIZ_TRADE];
  int n_give, n_get;

  if (partner == seat)
    return gn_say (why, WIZ_NO_PARTNER_SELF, seat);
  if (partner < 0 || partner >= match->n_seats)
    return gn_say (why, WIZ_NO_PARTNER);
  if (wiz_pieces (state, partner) == 0)
    return gn_say (why, WIZ_NO_PARTNER_EMPTY, partner);

  n_give = read_list (match, move, WIZ_ARG_GIVE, WIZ_TRADE, seat, give);
  n_get = read_list (match, move, WIZ_ARG_GET, WIZ_TRADE, partner, get);
  if (n_give < 0 || n_get < 0)
    return gn_say (why, WIZ_NO_SUCH);
  if (n_give != k || n_get != k)
    return gn_say (why, WIZ_NO_TRADE_COUNT, k, n_give, n_get);
  if (!check_own (match, state, seat, give, n_give, why))
    return FALSE;
  for (int i = 0; i < n_get; i++)
    if (get[i] >= WIZ_PIECES || times_in (get, n_get, get[i]) > wiz_piece_n (state, partner, (guint) get[i]))
      return gn_say (why, WIZ_NO_NOT_THEIRS, partner, get[i] % WIZ_PIECES);
  return TRUE;
}

/* All choices of @k of the pieces of @seat; equal ones are listed once. */
typedef struct { gint16 list[256][WIZ_TRADE]; guint n; } Choices;

static void
choose_pieces (const WizState *state,
               int             seat,
               int             k,
               Choices        *choices)
{
  gint16 piece[WIZ_PIECES];
  int kinds = 0, at[WIZ_TRADE] = { 0 };

  choices->n = 0;
  for (guint i = 0; i < WIZ_PIECES; i++)
    if (wiz_piece_n (state, seat, i) > 0)
      piece[kinds++] = (gint16) i;
  if (kinds == 0)
    return;

  for (;;)
    {
      gboolean fits = TRUE;

      for (int i = 0; i < k; i++)
        choices->list[choices->n][i] = piece[at[i]];
      for (int i = 0; i < k; i++)
        fits = fits && times_in (choices->list[choices->n], k, piece[at[i]])
                       <= wiz_piece_n (state, seat, (guint) piece[at[i]]);
      if (fits && ++choices->n == G_N_ELEMENTS (choices->list))
        return;

      int last = k - 1;

      while (last >= 0 && at[last] == kinds - 1)
        last--;
      if (last < 0)
        return;
      at[last]++;
      for (int i = last + 1; i < k; i++)
        at[i] = at[last];
    }
}

void
wiz_trade_legal (const GnMatch  *match,
                 const WizState *state,
                 GnMoveList     *list)
{
  const int seat = state->active, k = wiz_action (match, state)->k;
  Choices give, get;

  choose_pieces (state, seat, k, &give);
  GN_FOR_SEATS (match, partner)
    {
      if (partner == seat || wiz_pieces (state, partner) < k)
        continue;
      choose_pieces (state, partner, k, &get);
      for (guint i = 0; i < give.n; i++)
        for (guint j = 0; j < get.n; j++)
          {
            GnMove *move = gn_move_list_add (list, seat, WIZ_TRADE_PIECES);

            move->arg[WIZ_ARG_GIVE] = move->arg[WIZ_ARG_GET] = (gint16) k;
            move->arg[WIZ_ARG_PLAYER] = (gint16) partner;
            for (int p = 0; p < k; p++)
              {
                move->arg[WIZ_ARG_GIVE + 1 + p] = give.list[i][p];
                move->arg[WIZ_ARG_GET + 1 + p] = get.list[j][p];
              }
          }
    }
}

void
wiz_swap (const GnMatch *match,
          WizState      *state,
          int            from,
          int            to,
          const gint16  *give,
          const gint16  *get,
          GnStory       *story)
{
  for (int i = 0; i < WIZ_TRADE; i++)
    {
      if (give[i] < 0 || get[i] < 0)
        continue;
      wiz_piece_add (state, from, (guint) give[i], -1);
      wiz_piece_add (state, to, (guint) give[i], 1);
      wiz_piece_add (state, to, (guint) get[i], -1);
      wiz_piece_add (state, from, (guint) get[i], 1);
      gn_story_tell (story, WIZ_FACT_TRADED, from, give[i], get[i], to);
    }
  state->trades[from]++;
}
