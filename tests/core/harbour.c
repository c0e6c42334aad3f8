/* harbour.c: a small game that has one of everything: chance, a secret, a whole and its parts, unasked moves
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "harbour.h"

#include "core/base/figure.h"
#include "core/base/json.h"
#include "core/base/rng.h"
#include "core/state/position.h"

#define ROUNDS 40

static const GnValue kinds[] = {
  { "salt", "salt", NP_("{n} salt", "{n} salt") }, { "tea", "tea", NP_("{n} tea", "{n} tea") },
  { "wine", "wine", NP_("{n} wine", "{n} wine") }, { "several", "several" }, { "unknown", "unknown" },
};

static const GnDomain domains[] = {
  [HARBOUR_KIND] = { .id = "kind", .title = "Kind", .values = kinds, .n_values = N_KINDS, .several = KIND_SEVERAL,
                     .unknown = KIND_UNKNOWN, .hidden = KIND_SEVERAL },
  [HARBOUR_CARD] = { .id = "card", .title = "Card", .n_values = 12, .family = 1 + FAMILY_CARDS },
  { NULL }
};

#define NUMBER(name, at, min, max) { name, name, GN_ARG_NUMBER, GN_DOMAIN_NUMBER, at, 1, min, max }

static const GnVerb verbs[] = {
  [VERB_EARN] = { "earn", "Earn", "earn|e", "earn {n}", .args = { NUMBER ("n", 0, 1, 3) } },
  [VERB_DRAW] = { "draw", "Draw", "draw", "draw a card", .flags = GN_VERB_LOOKS },
  [VERB_DRAWN] = { "drawn", "Drawn", "drawn", "the card is {card}", .flags = GN_VERB_CHANCE,
                   .args = { { "card", "Card", GN_ARG_THING, HARBOUR_CARD, 0, 1, .flags = GN_ARG_NEW } } },
  [VERB_SAIL] = { "sail", "Sail", "sail", "sail" },
  [VERB_ROLLED] = { "rolled", "Cast", "rolled", "the die shows {n}", .flags = GN_VERB_CHANCE,
    .args = { NUMBER ("n", 0, 1, 6) } },
  [VERB_ABOUT] = { "about", "About", "about", "the die shows {high} of high", .flags = GN_VERB_CHANCE | GN_VERB_COARSE,
                   .args = { NUMBER ("high", 0, 0, 1) } },
  [VERB_LOAD] = { "load", "Load", "load", "load", .flags = GN_VERB_OPENING },
  [VERB_ADD] = { "add", "Add", "add", "add {kind}", .flags = GN_VERB_PART,
                 .args = { { "kind", "Kind", GN_ARG_THING, HARBOUR_KIND, 0, 1 } } },
  [VERB_GO] = { "go", "Go", "go", "go", .flags = GN_VERB_CLOSE },
  [VERB_SHIP] = { "ship", "Ship", "ship", "ship {cargo}", .flags = GN_VERB_WHOLE,
                  .args = { { "cargo", "Cargo", GN_ARG_BAG, HARBOUR_KIND, 0, N_KINDS, 0, 3 } } },
  [VERB_BOW] = { "bow", "Bow", "bow", "bow", .flags = GN_VERB_UNASKED },
  [VERB_HIDE] = { "hide", "Hide", "hide", "hide[ {n}]",
    .args = { { "n", "n", GN_ARG_NUMBER, GN_DOMAIN_NUMBER, 0, 1, 0, 3, .flags = GN_ARG_SECRET } } },
  [VERB_SHOW] = { "show", "Show", "show", "show {n}", .args = { NUMBER ("n", 0, 0, 3) } },
  [VERB_CALL] = { "call", "Call", "call", "call {kinds}[ at {loud}]",
                  .args = { { "kinds", "Kinds", GN_ARG_LIST, HARBOUR_KIND, 0, 4 },
                            { "loud", "Loud", GN_ARG_NUMBER, GN_DOMAIN_NUMBER, 4, 1, 0, 9, .flags = GN_ARG_OPTIONAL },
                            { "to", "To", GN_ARG_THING, GN_DOMAIN_SEAT, 5, 1, .flags = GN_ARG_OPTIONAL } } },
  [VERB_PASS] = { "pass", "Pass", "pass", "pass", .flags = GN_VERB_REFUSED },
  [VERB_TALLY] = { "tally", "Tally", "tally", "tally {figure} to {to}", .flags = GN_VERB_REFUSED,
                   .args = { { "figure", "Figure", GN_ARG_FIGURE, GN_DOMAIN_NUMBER, 0, GN_FIGURE_SLOTS },
                             { "to", "To", GN_ARG_THING, GN_DOMAIN_SEAT, GN_FIGURE_SLOTS, 1 } } },
  { NULL }
};

#define REFUSAL(code, clause, gaps, text) { GN_TEXT_REFUSAL, code, clause, gaps, text }
#define FACT(id, gaps, text) { GN_TEXT_FACT, id, NULL, gaps, text }

static const GnText texts[] = {
  [TEXT_NONE] = { .id = "" },
  [TEXT_OVER] = REFUSAL ("game-over", "HAR-1", "", "It is over."),
  [TEXT_CHANCE_DUE] = REFUSAL ("entry-pending", "HAR-2", "", "Something has to come up first."),
  [TEXT_NOT_YOU] = REFUSAL ("not-your-turn", "HAR-3", "who:seat", "It is the turn of {who}."),
  [TEXT_NO_PASS] = REFUSAL ("pass-not-allowed", "HAR-4", "", "Nobody passes."),
  [TEXT_STAGE] = REFUSAL ("wrong-phase", "HAR-5", "", "Not now."),
  [TEXT_KIND] = REFUSAL ("unknown-kind", "HAR-6", "", "No such kind."),
  [TEXT_AMOUNT] = REFUSAL ("amount", "HAR-7", "n:number", "{n} is not possible."),
  [TEXT_EMPTY] = REFUSAL ("pile-empty", "HAR-8", "", "No card is left."),
  [TEXT_NO_GOLD] = REFUSAL ("not-enough-gold", "HAR-9", "have:number need:number", "{have} gold, {need} needed."),
  [TEXT_TOO_FEW] = REFUSAL ("too-few-hidden", "HAR-10", "have:number", "Only {have} are hidden."),
  [TEXT_IMPOSSIBLE] = REFUSAL ("impossible", "HAR-11", "", "That cannot come up."),
  [TEXT_LOST] = REFUSAL ("cards-lost", "HAR-12", "n:number", "{n} cards are there."),
  [TEXT_NEGATIVE] = REFUSAL ("negative", "HAR-13", "", "Gold is never negative."),
  [TEXT_SEATS] = REFUSAL ("player-count", "HAR-14", "", "Two to twelve play."),
  [TEXT_APP_DEALS] = REFUSAL (GN_APP_DEALS, "HAR-15", "", "It is dealt."),
  [TEXT_EARNED] = FACT ("earned", "who:seat n:number", "{who} earns {n}."),
  [TEXT_DREW] = FACT ("drew", "who:seat", "{who} draws a card."),
  [TEXT_SAW] = FACT ("saw", "who:seat card:card", "{who} sees {card}."),
  [TEXT_CAST] = FACT ("cast", "who:seat n:number", "{who} casts {n}."),
  [TEXT_LOADED] = FACT ("loaded", "who:seat what:count/kind", "{who} loads {what}."),
  [TEXT_BOWED] = FACT ("bowed", "who:seat", "{who} bows."),
  [TEXT_HID] = FACT ("hid", "who:seat n:number", "{who} hides {n}."),
  [TEXT_TURN] = { GN_TEXT_PROMPT, "turn", NULL, "who:seat", "{who} plays" },
  [TEXT_GOLD] = { GN_TEXT_LABEL, "gold", NULL, "", "Gold" },
  { 0 }
};

#define AT(member) .offset = offsetof (Harbour, member)

static const GnField fields[] = {
  { "round", "Round", "Table", GN_FIELD_UINT8, AT (round), .domain = GN_DOMAIN_NUMBER, .min = 1, .max = ROUNDS + 1,
    .flags = GN_FIELD_CLOCK },
  { "turn", "Turn", "Table", GN_FIELD_UINT8, AT (turn), .domain = GN_DOMAIN_SEAT },
  { "stage", "Stage", "Table", GN_FIELD_UINT8, AT (stage), .domain = GN_DOMAIN_NUMBER, .min = 0, .max = STAGE_BOW },
  { "loaded", "Loaded", "Table", GN_FIELD_UINT8, AT (loaded), .domain = GN_DOMAIN_NUMBER, .min = 0, .max = 3 },
  { "gold", "Gold", "Players", GN_FIELD_INT16, AT (gold), { HARBOUR_SEATS }, { GN_DOMAIN_SEAT }, GN_DOMAIN_NUMBER, -9, 999 },
  { "hidden", "Hidden", "Players", GN_FIELD_INT8, AT (hidden), { HARBOUR_SEATS }, { GN_DOMAIN_SEAT }, GN_DOMAIN_NUMBER, -1, 9,
    GN_KNOWN_OWNER, -1 },
  { "hold", "Hold", "Players", GN_FIELD_UINT8, AT (hold), { HARBOUR_SEATS, KINDS }, { GN_DOMAIN_SEAT, HARBOUR_KIND },
    GN_DOMAIN_NUMBER, 0, 99 },
  { "loading", "Loading", "Table", GN_FIELD_UINT8, AT (loading), { KINDS }, { HARBOUR_KIND }, GN_DOMAIN_NUMBER, 0, 3 },
  { "shipped", "Shipped", "Table", GN_FIELD_BITS8, AT (flags), .domain = HARBOUR_KIND },
  { "buoys", "Buoys", "Table", GN_FIELD_BITS64, AT (buoys), .domain = GN_DOMAIN_NUMBER },
  { "variety", "Variety", "Table", GN_FIELD_UINT8, AT (derived), .domain = GN_DOMAIN_NUMBER,
    .flags = GN_FIELD_DERIVED },
  { "last", "Last cast", "Table", GN_FIELD_INT8, AT (last), .domain = GN_DOMAIN_NUMBER, .min = -1, .max = 6 },
  { "deck", "Deck", "Table", GN_FIELD_PILE, AT (deck), .domain = HARBOUR_CARD, .known = GN_KNOWN_PILE },
  { "hand", "Hand", "Players", GN_FIELD_PILE, AT (hand), { HARBOUR_SEATS }, { GN_DOMAIN_SEAT }, HARBOUR_CARD,
    .known = GN_KNOWN_PILE },
  { NULL }
};

static const GnAttr card_attrs[] = {
  { .id = "worth", .title = "Worth", .kind = GN_ATTR_NUMBER, .max = 9, .nullable = TRUE },
  { NULL }
};

static const GnChoice lengths[] = { { "long", "Long" }, { "short", "Short" }, { NULL } };
static const GnChoice levels[] = { { "plain", "Plain" }, { "expert", "Expert" }, { NULL } };

static const GnOption options[] = {
  { .id = "length", .title = "Length", .choices = lengths },
  { .id = "level", .title = "Level", .choices = levels, .per_seat = TRUE },
  { .id = "tide", .title = "Tide", .choices = lengths },
  { .id = "flag", .title = "Flag", .choices = levels, .per_seat = TRUE },
  { NULL }
};

static const GnFamily families[] = {
  [FAMILY_CARDS] = { .id = "cards", .title = "Cards", .one = "card", .group = "cards", .attrs = card_attrs, .max = 12,
    .expected = 6 },
  [FAMILY_DICE] = { .id = "dice", .title = "Die", .one = "die", .group = "dice" },
  { NULL }
};

/* ---- The set ------------------------------------------------------------ */

typedef struct { guint n; gint worth[12]; } Compiled;

static gpointer
compile (const GnSet  *set,
         GError      **error)
{
  Compiled *compiled = g_new0 (Compiled, 1);

  compiled->n = gn_set_size (set, FAMILY_CARDS);
  for (guint i = 0; i < compiled->n; i++)
    gn_set_number (set, FAMILY_CARDS, i, "worth", &compiled->worth[i]);
  if (compiled->n && compiled->worth[0] == 9)
    {
      g_set_error (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA, "the first card cannot be worth 9");
      g_free (compiled);
      return NULL;
    }
  return compiled;
}

/* ---- Rules -------------------------------------------------------------- */

static gboolean
start (const GnMatch *match,
       gpointer       state,
       GnSay         *why)
{
  Harbour *h = state;

  if (match->n_seats < 2 || match->n_seats > HARBOUR_SEATS)
    return gn_say (why, TEXT_SEATS);
  h->round = 1;
  h->last = -1;
  for (int i = 0; i < match->n_seats; i++)
    h->gold[i] = 5;
  gn_pile_put_unseen_bottom (&h->deck, 0, 6);
  return TRUE;
}

static gboolean
card_can_come (const GnMatch *match,
               const Harbour *h,
               int            card)
{
  const Compiled *compiled = match->compiled;

  for (int i = 0; i < match->n_seats; i++)
    if (gn_pile_find (&h->hand[i], card) >= 0)
      return FALSE;
  return card >= 0 && card < (int) compiled->n;
}

static gboolean
check (const GnMatch *match,
       gconstpointer  state,
       const GnMove  *move,
       GnSay         *why)
{
  const Harbour *h = state;
  gint16 n = move->arg[0];
  gboolean due = h->stage == STAGE_DRAW || h->stage == STAGE_CAST;

  if (h->head.over)
    return gn_say (why, TEXT_OVER);

  switch (move->verb)
    {
    case VERB_DRAWN:
      if (h->stage != STAGE_DRAW || move->seat != GN_CHANCE)
        return gn_say (why, TEXT_STAGE);
      return card_can_come (match, h, n) ? TRUE : gn_say (why, TEXT_IMPOSSIBLE);
    case VERB_ROLLED:
    case VERB_ABOUT:
      if (h->stage != STAGE_CAST || move->seat != GN_CHANCE)
        return gn_say (why, TEXT_STAGE);
      if (move->verb == VERB_ABOUT)
        return n == 0 || n == 1 ? TRUE : gn_say (why, TEXT_IMPOSSIBLE);
      return n >= 1 && n <= 6 ? TRUE : gn_say (why, TEXT_IMPOSSIBLE);
    default:
      break;
    }

  if (due)
    return gn_say (why, TEXT_CHANCE_DUE);
  if (move->seat != h->turn)
    return gn_say (why, TEXT_NOT_YOU, h->turn);
  if (move->verb == VERB_PASS || move->verb == VERB_TALLY)
    return gn_say (why, TEXT_NO_PASS);

  Stage stage = move->verb == VERB_BOW ? STAGE_BOW
                : move->verb == VERB_ADD || move->verb == VERB_GO ? STAGE_LOADING
                                                                  : STAGE_FREE;

  if (move->verb == VERB_SHOW && h->stage == STAGE_BOW && (h->flags & 1u << KIND_WINE))
    stage = STAGE_BOW;
  if (h->stage != stage)
    return gn_say (why, TEXT_STAGE);

  switch (move->verb)
    {
    case VERB_EARN:
      return n >= 1 && n <= 3 ? TRUE : gn_say (why, TEXT_AMOUNT, n);
    case VERB_DRAW:
      return gn_pile_size (&h->deck) ? TRUE : gn_say (why, TEXT_EMPTY);
    case VERB_LOAD:
      return h->gold[h->turn] >= 2 ? TRUE : gn_say (why, TEXT_NO_GOLD, h->gold[h->turn], 2);
    case VERB_ADD:
      if (n < 0 || n >= KINDS)
        return gn_say (why, TEXT_KIND);
      return h->loaded < 3 ? TRUE : gn_say (why, TEXT_AMOUNT, h->loaded + 1);
    case VERB_GO:
      return h->loaded > 0 ? TRUE : gn_say (why, TEXT_AMOUNT, 0);
    case VERB_SHIP:
      {
        int sum = 0;

        if (n == GN_NONE)
          return gn_say (why, TEXT_AMOUNT, 0);
        for (int k = 0; k < N_KINDS; k++)
          {
            if (move->arg[k] < 0 || (k >= KINDS && move->arg[k] > 0))
              return gn_say (why, TEXT_KIND);
            sum += move->arg[k];
          }
        if (sum < 1 || sum > 3)
          return gn_say (why, TEXT_AMOUNT, sum);
        return h->gold[h->turn] >= 2 ? TRUE : gn_say (why, TEXT_NO_GOLD, h->gold[h->turn], 2);
      }
    case VERB_HIDE:
      return n >= 0 && n <= 3 ? TRUE : gn_say (why, TEXT_AMOUNT, n);
    case VERB_SHOW:
      if (n < 1 || n > 3)
        return gn_say (why, TEXT_AMOUNT, n);
      /* A state dealt by the box, like a redacted copy, does not know how many are hidden. */
      return h->hidden[h->turn] < 0 || h->hidden[h->turn] >= n ? TRUE : gn_say (why, TEXT_TOO_FEW, h->hidden[h->turn]);
    case VERB_CALL:
      if (move->arg[0] < 0)
        return gn_say (why, TEXT_KIND);
      for (int k = 0; k < move->arg[0]; k++)
        if (move->arg[1 + k] < 0 || move->arg[1 + k] >= KINDS)
          return gn_say (why, TEXT_KIND);
      /* Nobody calls to one who is not there or hides nothing; whoever cannot know that is only too loud. */
      if (move->arg[5] >= 0 && (move->arg[5] >= match->n_seats || h->hidden[move->arg[5]] == 0))
        return gn_say (why, TEXT_IMPOSSIBLE);
      return move->arg[4] == GN_NONE || (move->arg[4] >= 0 && move->arg[4] <= 9)
               ? TRUE
               : gn_say (why, TEXT_AMOUNT, move->arg[4]);
    default:
      return TRUE;
    }
}

static void
next_turn (const GnMatch *match,
           Harbour       *h)
{
  h->stage = h->last == 6 ? STAGE_BOW : STAGE_FREE;
  h->last = -1;
  h->turn = (guint8) ((h->turn + 1) % match->n_seats);
  if (h->turn == 0 && ++h->round > ROUNDS)
    h->head.over = TRUE;
}

static void
add (Harbour *h,
     int      kind,
     GnStory *story)
{
  h->loading[kind]++;
  h->loaded++;
  gn_story_add (story, GN_ALL_SEE, TEXT_LOADED, h->turn, 1, kind);
}

static void
apply (const GnMatch *match,
       gpointer       state,
       const GnMove  *move,
       GnStory       *story)
{
  Harbour *h = state;
  gint16 n = move->arg[0];
  int who = h->turn;

  switch (move->verb)
    {
    case VERB_EARN:
      h->gold[who] += n;
      gn_story_add (story, GN_ALL_SEE, TEXT_EARNED, who, n);
      next_turn (match, h);
      break;

    case VERB_DRAW:
      gn_story_add (story, GN_ALL_SEE, TEXT_DREW, who);
      if (match->dealer[FAMILY_CARDS] == GN_DEALER_APP)
        h->stage = STAGE_DRAW;
      else
        {
          gn_pile_put_layer_top (&h->hand[who], gn_pile_take_top (&h->deck));
          next_turn (match, h);
        }
      break;

    case VERB_DRAWN:
      gn_pile_take_top (&h->deck);
      gn_pile_put_known_top (&h->hand[who], n, 0, GN_SEES (who));
      gn_story_add (story, GN_SEES (who), TEXT_SAW, who, n);
      next_turn (match, h);
      break;

    case VERB_SAIL:
      h->stage = STAGE_CAST;
      break;

    case VERB_ABOUT:
      n = n ? 5 : 2;
      G_GNUC_FALLTHROUGH;
    case VERB_ROLLED:
      h->last = (gint8) n;
      h->gold[who] += n;
      gn_story_add (story, GN_ALL_SEE, TEXT_CAST, who, n);
      next_turn (match, h);
      break;

    case VERB_LOAD:
      h->gold[who] -= 2;
      h->stage = STAGE_LOADING;
      break;

    case VERB_ADD:
      add (h, n, story);
      break;

    case VERB_GO:
      for (int k = 0; k < KINDS; k++)
        {
          h->hold[who][k] += h->loading[k];
          if (h->loading[k] && !(h->flags & 1u << k))
            {
              h->flags |= (guint8) (1u << k);
              h->derived++;
            }
          h->loading[k] = 0;
        }
      h->loaded = 0;
      next_turn (match, h);
      break;

    case VERB_BOW:
      gn_story_add (story, GN_ALL_SEE, TEXT_BOWED, who);
      next_turn (match, h);
      break;

    case VERB_HIDE:
      h->hidden[who] = (gint8) n;
      gn_story_add (story, GN_SEES (who), TEXT_HID, who, n);
      next_turn (match, h);
      break;

    default:
      next_turn (match, h);
    }
}

static void
legal (const GnMatch *match,
       gconstpointer  state,
       GnMoveList    *list)
{
  const Harbour *h = state;
  const Compiled *compiled = match->compiled;
  int seat = h->turn;

  if (h->head.over)
    return;

  switch ((Stage) h->stage)
    {
    case STAGE_DRAW:
      for (gint16 i = 0; i < (gint16) compiled->n; i++)
        if (card_can_come (match, h, i))
          gn_move_list_add (list, GN_CHANCE, VERB_DRAWN)->arg[0] = i;
      return;
    case STAGE_CAST:
      for (gint16 i = 1; i <= 6; i++)
        gn_move_list_add (list, GN_CHANCE, VERB_ROLLED)->arg[0] = i;
      return;
    case STAGE_BOW:
      gn_move_list_add (list, seat, VERB_BOW);
      /* Once wine was shipped, what is hidden may be shown instead. */
      for (gint16 n = 1; n <= 3 && (h->flags & 1u << KIND_WINE); n++)
        if (h->hidden[seat] < 0 || h->hidden[seat] >= n)
          gn_move_list_add (list, seat, VERB_SHOW)->arg[0] = n;
      return;
    case STAGE_LOADING:
      for (gint16 k = 0; k < KINDS && h->loaded < 3; k++)
        gn_move_list_add (list, seat, VERB_ADD)->arg[0] = k;
      if (h->loaded)
        gn_move_list_add (list, seat, VERB_GO);
      return;
    case STAGE_FREE:
    default:
      break;
    }

  for (gint16 n = 1; n <= 3; n++)
    gn_move_list_add (list, seat, VERB_EARN)->arg[0] = n;
  if (gn_pile_size (&h->deck))
    gn_move_list_add (list, seat, VERB_DRAW);
  gn_move_list_add (list, seat, VERB_SAIL);
  if (h->gold[seat] >= 2)
    gn_move_list_add (list, seat, VERB_LOAD);
  for (gint16 n = 0; n <= 3; n++)
    gn_move_list_add (list, seat, VERB_HIDE)->arg[0] = n;
  for (gint16 n = 1; n <= 3; n++)
    if (h->hidden[seat] < 0 || h->hidden[seat] >= n)
      gn_move_list_add (list, seat, VERB_SHOW)->arg[0] = n;
}

static void
prompt (const GnMatch *match,
        gconstpointer  state,
        GnPrompt      *p)
{
  const Harbour *h = state;

  p->step = "play";
  if (h->head.over)
    return;
  if (h->stage == STAGE_DRAW || h->stage == STAGE_CAST)
    {
      p->chance = TRUE;
      p->family = h->stage == STAGE_DRAW ? FAMILY_CARDS : FAMILY_DICE;
      p->source = h->stage == STAGE_DRAW ? SOURCE_DECK : SOURCE_DIE;
      p->verb = h->stage == STAGE_DRAW ? VERB_DRAWN : VERB_ROLLED;
      p->viewers = h->stage == STAGE_DRAW ? GN_SEES (h->turn) : GN_ALL_SEE;
      return;
    }
  p->must = GN_SEES (h->turn);
  p->moment = h->stage == STAGE_BOW;   /* all look at who bows */
  gn_say (&p->what, TEXT_TURN, h->turn);
}

static void
chance (const GnMatch *match,
        gconstpointer  state,
        GnOutcomes    *outcomes)
{
  g_auto (GnMoveList) list = { 0 };
  const Harbour *h = state;

  if (h->stage != STAGE_DRAW && h->stage != STAGE_CAST)
    return;
  legal (match, state, &list);
  outcomes->source = h->stage == STAGE_DRAW ? SOURCE_DECK : SOURCE_DIE;
  for (guint i = 0; i < list.n; i++)
    *gn_outcomes_add (outcomes, list.move[i].verb, 1) = list.move[i];
}

static void
score (const GnMatch *match,
       gconstpointer  state,
       GnScoresheet  *sheet)
{
  const Harbour *h = state;
  GnSheetRow *row = gn_scoresheet_add_row (sheet, TEXT_GOLD, NULL);

  for (guint i = 0; i < match->n_seats; i++)
    {
      row->cell[i].value = h->gold[i];
      sheet->total[i] = h->gold[i] + MAX (h->hidden[i], 0);
    }
  if (h->head.over)
    gn_scoresheet_rank (sheet);
}

/* What was shipped follows from the flags; and a dear sixth card is worth a hundred kinds. */
static gboolean
settle (const GnMatch *match,
        gpointer       state,
        const GnGiven *given,
        GnSay         *why)
{
  Harbour *h = state;
  int deck = gn_game_find_field (match->game, "deck"), hand = gn_game_find_field (match->game, "hand");

  h->derived = 0;
  for (int k = 0; k < KINDS; k++)
    h->derived += h->flags >> k & 1;
  if (((const Compiled *) match->compiled)->worth[5] == 9)
    h->derived += 100;

  /* A card said to be in a hand has left the deck. */
  if (gn_given_has (given, (guint) hand, -1, -1) && !gn_given_has (given, (guint) deck, -1, -1))
    {
      guint out = 0;

      for (int i = 0; i < match->n_seats; i++)
        out += gn_pile_size (&h->hand[i]);
      if (out > 6)
        return gn_say (why, TEXT_LOST, out);
      gn_pile_clear (&h->deck);
      if (out < 6)
        gn_pile_put_unseen_bottom (&h->deck, 0, 6 - out);
    }
  return TRUE;
}

static gboolean
audit (const GnMatch *match,
       gconstpointer  state,
       GnSay         *why)
{
  const Harbour *h = state;
  guint cards = gn_pile_size (&h->deck);

  for (int i = 0; i < match->n_seats; i++)
    {
      if (h->gold[i] < 0)
        return gn_say (why, TEXT_NEGATIVE);
      cards += gn_pile_size (&h->hand[i]);
    }
  return cards == 6 ? TRUE : gn_say (why, TEXT_LOST, cards);
}

static guint
take_apart (const GnMatch *match,
            gconstpointer  state,
            const GnMove  *whole,
            GnMoveList    *parts)
{
  gn_move_list_add (parts, whole->seat, VERB_LOAD);
  for (gint16 k = 0; k < KINDS; k++)
    for (int n = 0; n < whole->arg[k]; n++)
      gn_move_list_add (parts, whole->seat, VERB_ADD)->arg[0] = k;
  gn_move_list_add (parts, whole->seat, VERB_GO);
  return parts->n;
}

/* Another game for those who play it with a short tide. */
static char *
title_of (const GnMatch *match)
{
  return match->option[2] ? g_strdup ("Harbour at ebb") : NULL;
}

const GnGame harbour_game = {
  .id = "harbour", .title = "Harbour", .prefix = "HAR", .rules_version = 1, .min_seats = 2, .max_seats = HARBOUR_SEATS,
  .state_size = sizeof (Harbour), .options = options, .families = families, .domains = domains, .verbs = verbs,
  .texts = texts, .fields = fields,
  .start = start, .check = check, .apply = apply, .legal = legal, .prompt = prompt, .score = score, .chance = chance,
  .settle = settle, .audit = audit, .compile = compile, .take_apart = take_apart,
  .title_of = title_of,
};

/* ---- Short ways to write tests ------------------------------------------ */

JsonNode *
json (const char *text)
{
  g_autofree char *quoted = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (GError) error = NULL;
  JsonNode *node = gn_json_parse (quoted, -1, 65536, &error);

  g_assert_no_error (error);
  return node;
}

GnMatch *
harbour_match (gboolean app)
{
  g_autoptr (JsonNode) node =
    json ("{'gnomon':'components','version':1,'game':'harbour','id':'test','title':'Test','components':{'cards':["
          "{'id':'c1','worth':1},{'id':'c2','worth':2},{'id':'c3','worth':3},{'id':'c4','worth':4},"
          "{'id':'c5','worth':5},{'id':'c6','worth':6}]}}");
  g_autoptr (GError) error = NULL;

  gn_game_register (&harbour_game);
  GnSet *set = gn_set_new_from_json (&harbour_game, node, &error);

  g_assert_no_error (error);
  GnMatch *match = gn_match_new (&harbour_game, 2, set, &error);

  g_assert_no_error (error);
  gn_match_set_name (match, 0, "Ann");
  gn_match_set_name (match, 1, "Ben");
  gn_rng_seed_from_hex (match->seed, "00112233445566778899aabbccddeeff");
  g_assert_true (gn_match_set_dealer (match, "cards", app ? GN_DEALER_APP : GN_DEALER_BOX, NULL));
  g_assert_true (gn_match_set_dealer (match, "dice", app ? GN_DEALER_APP : GN_DEALER_BOX, NULL));
  return match;
}

GnMove
spec_move (const GnMatch *match,
           int            seat,
           const char    *spec)
{
  g_autoptr (GError) error = NULL;
  GnMove move;

  gn_move_from_spec (match, seat, spec, &move, &error);
  g_assert_no_error (error);
  return move;
}

gboolean
say (GnMatchTable *table,
     int           seat,
     const char   *spec,
     GnReply      *reply)
{
  GnMove move = spec_move (gn_match_table_get_match (table), seat, spec);

  return gn_match_table_do (table, &move, 1, reply);
}

void
must (GnMatchTable *table,
      int           seat,
      const char   *spec)
{
  GnReply reply;

  if (!say (table, seat, spec, &reply))
    g_error ("%s: refused by text %u", spec, reply.why.text);
}

const Harbour *
now (GnMatchTable *table)
{
  return gn_match_table_state (table, GN_EVERYTHING);
}

GnMatchTable *
new_table (gboolean app)
{
  g_autoptr (GError) error = NULL;
  GnMatchTable *table = gn_match_table_new (harbour_match (app), NULL, NULL, &error);

  g_assert_no_error (error);
  return table;
}

void
undo (GnMatchTable *table,
      guint         to,
      gboolean      agreed)
{
  g_autoptr (GError) error = NULL;

  gn_match_table_undo (table, to, agreed, &error);
  g_assert_no_error (error);
}

void
same_steps (GnMatchTable *a,
            GnMatchTable *b)
{
  g_assert_cmpuint (gn_match_table_get_n_steps (a), ==, gn_match_table_get_n_steps (b));
  g_assert_cmpuint (gn_match_table_get_n_redo (a), ==, gn_match_table_get_n_redo (b));
  for (guint n = 0; n <= gn_match_table_get_n_steps (a); n++)
    {
      g_autofree gpointer sa = gn_match_table_state_at (a, n, GN_EVERYTHING);
      g_autofree gpointer sb = gn_match_table_state_at (b, n, GN_EVERYTHING);

      g_assert_cmpmem (sa, sizeof (Harbour), sb, sizeof (Harbour));
    }

  g_assert_cmpuint (gn_match_table_get_log (a)->len, ==, gn_match_table_get_log (b)->len);
}
