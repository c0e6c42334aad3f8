/* sealed.c: a small game with secrets, answers asked at once, a cut move, and a switch for each fault
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "sealed.h"

#include "core/match/match.h"
#include "core/game/scoresheet.h"
#include "core/base/story.h"

#define SEATS  3
#define CARDS  4
#define TOKENS 2
#define ROUNDS 3

SealedFault sealed_fault;

enum { DEALING, BIDDING, GIVING };
enum { DOMAIN_CARD };
enum { VERB_BID, VERB_TOKEN, VERB_SHARE, VERB_DEAL };
enum { TEXT_NONE, TEXT_REFUSED, TEXT_LOST, TEXT_BID, TEXT_CARD, TEXT_ASK, TEXT_LABEL };

typedef struct {
  GnHead head;
  guint8 phase;
  guint8 round;
  guint8 next;         /* who is dealt to; who gives */
  gint8  card[SEATS];  /* -1: none, or not known */
  gint8  bid[SEATS];   /* -1: none yet, or secret */
  guint8 has_bid[SEATS];
  guint8 tokens[SEATS];
  guint8 given;
  guint8 told;         /* always 0, but for some faults */
} Sealed;

/* ---- Tables --------------------------------------------------------------- */

static const GnValue cards[CARDS] = {
  { .id = "c0", .name = "card 0" }, { .id = "c1", .name = "card 1" },
  { .id = "c2", .name = "card 2" }, { .id = "c3", .name = "card 3" },
};

static const GnDomain domains[] = {
  { .id = "card", .title = "Card", .values = cards, .n_values = CARDS },
  { NULL }
};

static const GnFamily families[] = {
  { .id = "hands", .title = "Hands", .one = "card", .group = "cards" },
  { NULL }
};

static const GnVerb verbs[] = {
  { .id = "bid", .title = "Bid", .words = "bid", .phrase = "bid {n}",
    .args = { { .name = "n", .title = "Bid", .kind = GN_ARG_NUMBER, .domain = GN_DOMAIN_NUMBER, .at = 0, .size = 1,
                .min = 0, .max = CARDS - 1, .flags = GN_ARG_SECRET } } },
  { .id = "token", .title = "Token", .words = "token", .phrase = "token to {to}", .flags = GN_VERB_PART,
    .args = { { .name = "to", .title = "To", .kind = GN_ARG_THING, .domain = GN_DOMAIN_SEAT, .at = 0, .size = 1 } } },
  { .id = "share", .title = "Share", .words = "share", .phrase = "share {to}", .flags = GN_VERB_WHOLE,
    .args = { { .name = "to", .title = "To", .kind = GN_ARG_LIST, .domain = GN_DOMAIN_SEAT, .at = 0,
    .size = 1 + TOKENS } } },
  { .id = "deal", .title = "Deal", .words = "deal", .phrase = "deal {card}", .flags = GN_VERB_CHANCE,
    .args = { { .name = "card", .title = "Card", .kind = GN_ARG_THING, .domain = DOMAIN_CARD, .at = 0, .size = 1 } } },
  { NULL }
};

static GnText texts[] = {
  { .id = "" },
  { GN_TEXT_REFUSAL, "refused", "X-1", "", .text = "No." },
  { GN_TEXT_REFUSAL, "lost", "X-2", "", .text = "A token is lost." },
  { GN_TEXT_FACT, "bid", "X-3", "who:seat", .text = "{who} has bid." },
  { GN_TEXT_FACT, "card", "X-4", "card:card", .text = "You get {card}." },
  { GN_TEXT_PROMPT, "ask", "X-5", "", .text = "Go on" },
  { GN_TEXT_LABEL, "label", "X-6", "", .text = "Tokens" },
  { GN_TEXT_REFUSAL, GN_APP_DEALS, "X-7", "", .text = "It is dealt." },
  { 0 }
};

#define AT(member) .offset = G_STRUCT_OFFSET (Sealed, member)
#define BY_SEAT .dim = { SEATS }, .index = { GN_DOMAIN_SEAT }

static GnField fields[] = {
  { "phase", .type = GN_FIELD_UINT8, AT (phase), .domain = GN_DOMAIN_NUMBER, .max = GIVING },
  { "round", .type = GN_FIELD_UINT8, AT (round), .domain = GN_DOMAIN_NUMBER, .max = ROUNDS },
  { "next", .type = GN_FIELD_UINT8, AT (next), .domain = GN_DOMAIN_SEAT },
  { "card", .type = GN_FIELD_INT8, AT (card), BY_SEAT, .domain = DOMAIN_CARD, .min = -1, .known = GN_KNOWN_OWNER,
    .hidden_as = -1 },
  { "bid", .type = GN_FIELD_INT8, AT (bid), BY_SEAT, .domain = GN_DOMAIN_NUMBER, .min = -1, .max = CARDS - 1,
    .known = GN_KNOWN_OWNER, .hidden_as = -1 },
  { "has-bid", .type = GN_FIELD_UINT8, AT (has_bid), BY_SEAT, .domain = GN_DOMAIN_NUMBER, .max = 1 },
  { "tokens", .type = GN_FIELD_UINT8, AT (tokens), BY_SEAT, .domain = GN_DOMAIN_NUMBER, .max = 200 },
  { "given", .type = GN_FIELD_UINT8, AT (given), .domain = GN_DOMAIN_NUMBER, .max = TOKENS },
  { "told", .type = GN_FIELD_UINT8, AT (told), .domain = GN_DOMAIN_NUMBER, .max = 200 },
  { NULL }
};

/* ---- Rules ------------------------------------------------------------------ */

static void
clear_table (const GnMatch *match,
             Sealed        *state)
{
  /* Seats that are not there stay 0. */
  memset (state->card, -1, match->n_seats);
  memset (state->bid, -1, match->n_seats);
  memset (state->has_bid, 0, sizeof state->has_bid);
}

static void
begin_round (const GnMatch *match,
             Sealed        *state)
{
  clear_table (match, state);
  state->next = 0;
  state->given = 0;
  /* The box deals by itself: nobody is asked what the cards are. */
  state->phase = match->dealer[0] == GN_DEALER_APP ? DEALING : BIDDING;
}

static gboolean
start (const GnMatch *match,
       gpointer       data,
       GnSay         *why)
{
  begin_round (match, data);
  return TRUE;
}

static gboolean
may_bid (const Sealed *state,
         int           seat,
         int           n)
{
  int most = state->card[seat] < 0 ? CARDS - 1 : state->card[seat];

  return n >= 0 && n <= most + (sealed_fault == FAULT_CHECK_BEYOND && most == CARDS - 1);
}

static gboolean
may_give (const GnMatch *match,
          const Sealed  *state,
          int            to)
{
  return to >= 0 && to < match->n_seats && to != state->next;
}

static gboolean
check_share (const GnMatch *match,
             const Sealed  *state,
             const GnMove  *move)
{
  if (move->arg[0] != TOKENS - state->given)
    return FALSE;
  for (int i = 1; i <= move->arg[0]; i++)
    if (!may_give (match, state, move->arg[i]) && sealed_fault != FAULT_WHOLE_TOO_MUCH)
      return FALSE;
  return TRUE;
}

static gboolean
check (const GnMatch *match,
       gconstpointer  data,
       const GnMove  *move,
       GnSay         *why)
{
  const Sealed *state = data;
  gboolean seat = move->seat >= 0 && move->seat < match->n_seats, fits = FALSE;

  if (!state->head.over)
    switch (move->verb)
      {
      case VERB_BID:
        fits = seat && state->phase == BIDDING && !state->has_bid[move->seat]
               && may_bid (state, move->seat, move->arg[0]);
        break;
      case VERB_TOKEN:
        fits = seat && state->phase == GIVING && move->seat == state->next && may_give (match, state, move->arg[0]);
        break;
      case VERB_SHARE:
        fits = seat && state->phase == GIVING && move->seat == state->next && check_share (match, state, move);
        break;
      case VERB_DEAL:
        fits = move->seat == GN_CHANCE && state->phase == DEALING && move->arg[0] >= 0 && move->arg[0] < CARDS;
        break;
      }

  if (!fits && sealed_fault != FAULT_NO_REASON)
    gn_say (why, TEXT_REFUSED);
  return fits;
}

static void
reveal (const GnMatch *match,
        Sealed        *state)
{
  guint best = 0;

  for (guint seat = 1; seat < match->n_seats; seat++)
    if (state->bid[seat] > state->bid[best])
      best = seat;
  if (sealed_fault == FAULT_APP_DIFFERS && match->dealer[0] == GN_DEALER_APP && state->card[0] == CARDS - 1)
    best = 0;
  clear_table (match, state);
  state->next = (guint8) best;
  state->phase = GIVING;
}

static void
bid (const GnMatch *match,
     Sealed        *state,
     const GnMove  *move,
     GnStory       *story)
{
  guint n = 0;

  state->bid[move->seat] = (gint8) move->arg[0];
  state->has_bid[move->seat] = TRUE;
  gn_story_add (story, GN_ALL_SEE, TEXT_BID, move->seat);
  if (story && sealed_fault == FAULT_STORY_ACTS)
    state->told = 1;
  if (sealed_fault == FAULT_ORDER_MATTERS)
    state->told = (guint8) (move->seat + 1);

  for (guint seat = 0; seat < match->n_seats; seat++)
    n += state->has_bid[seat];
  if (n == match->n_seats)
    reveal (match, state);
}

static void
token (const GnMatch *match,
       Sealed        *state,
       const GnMove  *move)
{
  if (sealed_fault != FAULT_TOKEN_LOST || state->round < 2)
    state->tokens[move->arg[0]]++;
  if (++state->given < TOKENS)
    return;

  if (sealed_fault == FAULT_NO_END)
    {
      memset (state->tokens, 0, sizeof state->tokens);
      state->round = 0;
    }
  else
    {
      state->round++;
    }

  if (state->round < ROUNDS)
    {
      begin_round (match, state);
      return;
    }
  begin_round (match, state);
  state->phase = BIDDING;
  state->head.over = TRUE;
}

static void
deal (const GnMatch *match,
      Sealed        *state,
      const GnMove  *move,
      GnStory       *story)
{
  state->card[state->next] = (gint8) move->arg[0];
  gn_story_add (story, sealed_fault == FAULT_STORY_LEAKS ? GN_ALL_SEE : GN_SEES (state->next), TEXT_CARD, move->arg[0]);
  if (sealed_fault == FAULT_CARD_TELLS)
    state->told = (guint8) move->arg[0];
  if (++state->next == match->n_seats)
    {
      state->next = 0;
      state->phase = BIDDING;
    }
}

static void
apply (const GnMatch *match,
       gpointer       data,
       const GnMove  *move,
       GnStory       *story)
{
  switch (move->verb)
    {
    case VERB_BID:   bid (match, data, move, story); break;
    case VERB_TOKEN: token (match, data, move); break;
    case VERB_DEAL:  deal (match, data, move, story); break;
    default:         g_assert_not_reached ();
    }
}

static void
legal (const GnMatch *match,
       gconstpointer  data,
       GnMoveList    *list)
{
  const Sealed *state = data;

  if (state->head.over)
    return;

  switch (state->phase)
    {
    case DEALING:
      for (gint16 card = 0; card < CARDS; card++)
        gn_move_list_add (list, GN_CHANCE, VERB_DEAL)->arg[0] = card;
      break;

    case BIDDING:
      for (guint seat = 0; seat < match->n_seats; seat++)
        for (gint16 n = 0; n < CARDS && !state->has_bid[seat]; n++)
          if (may_bid (state, (int) seat, n) ? !(sealed_fault == FAULT_LEGAL_MISSES && n == 2)
                                             : sealed_fault == FAULT_LEGAL_REFUSED)
            gn_move_list_add (list, (int) seat, VERB_BID)->arg[0] = n;
      break;

    default:
      for (gint16 to = 0; to < match->n_seats; to++)
        for (guint twice = 0; twice < (sealed_fault == FAULT_LEGAL_TWICE && to == 0 ? 2u : 1u); twice++)
          if (may_give (match, state, to))
            gn_move_list_add (list, state->next, VERB_TOKEN)->arg[0] = to;
    }
}

static void
prompt (const GnMatch *match,
        gconstpointer  data,
        GnPrompt      *asked)
{
  const Sealed *state = data;

  *asked = (GnPrompt) { .viewers = GN_ALL_SEE, .step = "step", .clauses = "X-1" };
  gn_say (&asked->what, TEXT_ASK);
  if (state->head.over)
    return;

  if (state->phase == DEALING)
    {
      asked->chance = TRUE;
      asked->verb = VERB_DEAL;
      asked->viewers = GN_SEES (state->next);
    }
  for (guint seat = 0; seat < match->n_seats && state->phase == BIDDING; seat++)
    if (!state->has_bid[seat])
      asked->must |= GN_SEES (seat);
  if (state->phase == GIVING)
    asked->must = GN_SEES (state->next);

  if (sealed_fault == FAULT_PROMPT_FORGETS && __builtin_popcount (asked->must) > 1)
    asked->must &= asked->must - 1;
  if (sealed_fault == FAULT_PROMPT_INVENTS && state->phase == GIVING)
    asked->must |= GN_SEES ((state->next + 1) % match->n_seats);
}

static void
chance (const GnMatch *match,
        gconstpointer  data,
        GnOutcomes    *outcomes)
{
  const Sealed *state = data;

  if (state->head.over || state->phase != DEALING)
    return;
  for (gint16 card = 0; card < CARDS - (sealed_fault == FAULT_CHANCE_DIFFERS); card++)
    gn_outcomes_add (outcomes, VERB_DEAL, 1)->arg[0] = card;
}

static void
score (const GnMatch *match,
       gconstpointer  data,
       GnScoresheet  *sheet)
{
  const Sealed *state = data;

  gn_scoresheet_reset (sheet, match->n_seats);

  GnSheetRow *row = gn_scoresheet_add_row (sheet, TEXT_LABEL, NULL);

  for (guint seat = 0; seat < match->n_seats; seat++)
    row->cell[seat].value = sheet->total[seat] = state->tokens[seat];
  gn_scoresheet_rank (sheet);
  if (!state->head.over)
    sheet->outcome = GN_OUTCOME_UNFINISHED;
  gn_say (&sheet->verdict, TEXT_LABEL);
}

static gboolean
settle (const GnMatch *match,
        gpointer       data,
        const GnGiven *given,
        GnSay         *why)
{
  Sealed *state = data;

  state->head.over = state->round == ROUNDS;
  return TRUE;
}

static gboolean
audit (const GnMatch *match,
       gconstpointer  data,
       GnSay         *why)
{
  const Sealed *state = data;
  guint tokens = 0;

  for (guint seat = 0; seat < match->n_seats; seat++)
    tokens += state->tokens[seat];
  return tokens == (guint) TOKENS * state->round + state->given || gn_say (why, TEXT_LOST);
}

static guint
take_apart (const GnMatch *match,
            gconstpointer  data,
            const GnMove  *whole,
            GnMoveList    *parts)
{
  for (int i = 1; i <= whole->arg[0]; i++)
    gn_move_list_add (parts, whole->seat, VERB_TOKEN)->arg[0] = whole->arg[i];
  return parts->n;
}

static GnGather gather[] = {
  { "bids", "Bids", "How often each player bid.", GN_GATHER_TAKEN, .fact = "bid", .thing = "who" },
  { NULL }
};

static const GnGame game = {
  .id = "sealed",
  .title = "Sealed",
  .rules_version = 1,
  .min_seats = 2,
  .max_seats = SEATS,
  .state_size = sizeof (Sealed),
  .families = families,
  .domains = domains,
  .verbs = verbs,
  .texts = texts,
  .fields = fields,
  .start = start,
  .check = check,
  .apply = apply,
  .legal = legal,
  .prompt = prompt,
  .score = score,
  .chance = chance,
  .settle = settle,
  .audit = audit,
  .take_apart = take_apart,
  .gather = gather,
};

static GnField *
find_field (const char *id)
{
  GnField *field = fields;

  while (!g_str_equal (field->id, id))
    field++;
  return field;
}

const GnGame *
sealed_game (SealedFault fault)
{
  sealed_fault = fault;
  if (fault == FAULT_FIELD_MISSING)
    {
      GnField *field = find_field ("has-bid");

      *field = *find_field ("told");
      field->id = "told-again";
    }
  if (fault == FAULT_BID_SHOWS)
    find_field ("bid")->known = GN_KNOWN_ALL;
  if (fault == FAULT_CARD_SHOWS)
    find_field ("card")->known = GN_KNOWN_ALL;
  if (fault == FAULT_TEXT_OPEN)
    texts[TEXT_ASK].text = "Go on, {who}";
  if (fault == FAULT_GATHERS_NOTHING)
    gather[0].fact = "bet";
  return &game;
}
