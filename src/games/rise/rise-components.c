/* rise-components.c: the component set compiled to arrays, so that no rule ever looks up a card by its name
 *
 * A box is taught component by component, and a component part by part (RISE-202). A value that is not entered yet is
 * −1, or a count that stops early.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/json.h"
#include "rise-state.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const GnSet *set;
  RiseSet     *to;
  guint        family, index;
  guint        n_texts;
  gboolean     space;
  GError     **error;
} Reader;

static gboolean
fault (Reader     *reader,
       const char *sentence)
{
  return gn_set_fault (reader->set, reader->family, reader->index, sentence, reader->error);
}

/* ---- Numbers and lists -------------------------------------------------------------- */

static int
number (const Reader *reader,
        const char   *attr,
        int           unknown)
{
  gint value;

  return gn_set_number (reader->set, reader->family, reader->index, attr, &value) ? value : unknown;
}

static int
thing (const Reader *reader,
       const char   *attr)
{
  const gint16 value = gn_set_thing (reader->set, reader->family, reader->index, attr);

  return value == GN_NONE ? -1 : value;
}

/* Returns: how many are listed, -1: not entered */
static int
list (const Reader *reader,
      const char   *attr,
      guint8       *to,
      guint         most)
{
  gint16 values[64];
  const int n = gn_set_list (reader->set, reader->family, reader->index, attr, values,
                             MIN (most, G_N_ELEMENTS (values)));

  for (int i = 0; i < n; i++)
    to[i] = (guint8) CLAMP (values[i], 0, 255);
  return MIN (n, (int) most);
}

/* Reads numbers of boxes, from 1, as bits. Returns: FALSE if they are not entered */
static gboolean
boxes (const Reader *reader,
       const char   *attr,
       guint16      *bits)
{
  guint8 which[RISE_BREWERIES];
  const int n = list (reader, attr, which, RISE_BREWERIES);

  for (int i = 0; i < n; i++)
    *bits |= (guint16) (1u << (which[i] - 1));
  return n >= 0;
}

/* ---- Effects ----------------------------------------------------------------------------- */

/* Returns: the index of the effect's word for a parameter */
static guint8
word_at (RiseWord    word,
         JsonObject *effect,
         const char *key)
{
  return gn_effect_choice (rise_vocabulary, word, effect, key);
}

/* Whether the word has a lasting effect instead of happening once */
static gboolean
word_holds (guint word)
{
  return word == RISE_E_MEEPLE || word == RISE_E_BOOST || word == RISE_E_BUILD_ON || word == RISE_E_SECOND_BREWERY
         || word == RISE_E_BRIBE || word == RISE_E_FIREPROOF;
}

static gboolean
boost_fits (const RiseOp *op)
{
  switch ((RiseBoost) op->what)
    {
    case RISE_BOOST_CUBES:
      return op->a == RISE_DELIVERY || op->a == RISE_FESTIVAL;
    case RISE_BOOST_REMOVALS:
      return op->a == RISE_COMPETITION || op->a == RISE_THUGS;
    case RISE_BOOST_ADDITIONS:
      return op->a == RISE_COMPETITION;
    case RISE_BOOST_MOVED:
      return op->a == RISE_CARAVAN;
    case RISE_BOOST_BEER:
      return op->a == RISE_BREW;
    case RISE_BOOST_GOLD:
      return op->a == RISE_TAVERN;
    case RISE_BOOST_PRICE:
    default:
      return op->a != RISE_BREW && op->a != RISE_ORCTOBERFEST;
    }
}

static gboolean
read_effects (Reader       *reader,
              JsonArray    *effects,
              const RiseOp *under,
              RiseOps      *ops)
{
  for (guint i = 0; i < json_array_get_length (effects); i++)
    {
      JsonObject *effect = json_array_get_object_element (effects, i);
      const int found = gn_effect_find (rise_vocabulary, effect);
      const guint word = (guint) found;
      RiseOp op = *under;

      g_assert (found >= 0);   /* the set has checked its words */
      if (word == RISE_E_PHASE_5 || word == RISE_E_IF_OCCUPIES)
        {
          if (reader->space)
            return fault (reader, _("a space’s effect cannot wait for scoring."));
          if (word == RISE_E_PHASE_5)
            op.phase_5 = TRUE;
          else
            op.if_type = 1 + word_at (word, effect, "type");
          if (!read_effects (reader, json_object_get_array_member (effect, "then"), &op, ops))
            return FALSE;
          continue;
        }
      if (op.if_type && !op.phase_5)
        return fault (reader, _("a condition is possible only in an effect after scoring."));
      if (op.phase_5 && word != RISE_E_VP && word != RISE_E_GOLD && word != RISE_E_BEER && word != RISE_E_PRODUCTION
          && word != RISE_E_TEXT)
        return fault (reader, _("after scoring there can be only points, gold, beer, and production."));
      if (reader->space && (word_holds (word) || word == RISE_E_TOKEN))
        return fault (reader, _("a space needs an immediate effect; this one is lasting."));
      if (ops->n == RISE_OPS)
        return fault (reader, _("the set has too many effects."));

      op.word = (guint8) word;
      op.n = (gint8) gn_json_int (effect, "n", 1);
      if (word == RISE_E_BOOST)
        {
          op.a = word_at (word, effect, "action");
          op.what = word_at (word, effect, "what");
          if (!boost_fits (&op))
            return fault (reader, _("this action has nothing of that kind."));
        }
      else if (word == RISE_E_ADD)
        op.a = word_at (word, effect, "where");
      else if (word == RISE_E_BUILD_ON)
        op.a = word_at (word, effect, "type");
      else if (word == RISE_E_TEXT)
        op.a = (guint8) reader->n_texts++;
      ops->op[ops->n++] = op;
    }
  return TRUE;
}

static gboolean
read_ops (Reader     *reader,
          const char *attr,
          RiseOps    *ops)
{
  static const RiseOp nothing;
  JsonNode *node = gn_set_effects (reader->set, reader->family, reader->index, attr);

  ops->known = node != NULL;
  return !node || read_effects (reader, json_node_get_array (node), &nothing, ops);
}

static gboolean
read_space (Reader    *reader,
            RiseSpace *space)
{
  const int kind = thing (reader, "space");
  guint choices = 0;

  space->kind = (guint8) MAX (kind, 0);
  if (space->kind == RISE_SPACELESS)
    return TRUE;
  space->beer = (guint8) number (reader, "space-beer", 0);
  space->gold = (guint8) number (reader, "space-gold", 0);
  reader->space = TRUE;
  if (!read_ops (reader, "space-effects", &space->ops))
    return FALSE;
  reader->space = FALSE;
  for (guint i = 0; i < space->ops.n; i++)
    choices += space->ops.op[i].word == RISE_E_BOAT || space->ops.op[i].word == RISE_E_ADD
               || space->ops.op[i].word == RISE_E_REMOVE || space->ops.op[i].word == RISE_E_DRAGON;
  return choices <= 1 || fault (reader, _("a space asks for at most one choice."));
}

/* ---- Families ------------------------------------------------------------------------------ */

static gboolean
read_tile (Reader *reader)
{
  RiseTile *tile = &reader->to->tile[reader->index];

  tile->type = (guint8) thing (reader, "type");
  tile->icon = (guint8) MAX (thing (reader, "icon"), RISE_ICON_OPEN);
  tile->copies = (guint8) gn_set_copies (reader->set, reader->family, reader->index);
  return TRUE;
}

static gboolean
read_action (Reader *reader)
{
  RiseActionCard *card = &reader->to->action[reader->index];
  const int action = thing (reader, "action");
  const int n = list (reader, "prices", card->price, RISE_SPACES_MAX);

  if (action >= RISE_N_CARD_ACTIONS)
    return fault (reader, _("no action card has this action."));
  card->action = (guint8) action;
  card->copies = (guint8) gn_set_copies (reader->set, reader->family, reader->index);
  card->known = n >= 0;
  card->n = (guint8) MAX (n, 0);
  return TRUE;
}

static gboolean
read_ally (Reader *reader)
{
  RiseAlly *ally = &reader->to->ally[reader->index];
  const int vp = number (reader, "vp", -1);

  ally->kind = (guint8) MAX (thing (reader, "kind"), 0);
  ally->vp_known = vp >= 0;
  ally->vp = (gint8) MAX (vp, 0);
  return read_ops (reader, "effects", &ally->ops) && read_space (reader, &ally->space);
}

static gboolean
read_gnome (Reader *reader)
{
  static const char *const actions[] = { "primary", "secondary", "tertiary" };
  static const char *const lists[] = { "primary-types", "secondary-types", "tertiary-types" };
  RiseGnome *gnome = &reader->to->gnome[reader->index];

  gnome->way = (gint8) thing (reader, "way");
  gnome->type = (gint8) thing (reader, "to");
  for (guint i = 0; i < 3; i++)
    {
      gnome->action[i] = (gint8) thing (reader, actions[i]);
      /* Victory Point has no list (1.4). */
      gnome->n_types[i] = (gint8) (gnome->action[i] == RISE_U_POINTS ? 0
                                   : list (reader, lists[i], gnome->types[i], RISE_LIST));
    }
  gnome->n_icons = (gint8) list (reader, "icons", gnome->icon, RISE_N_ICONS);
  for (int i = 0; i < gnome->n_icons; i++)
    {
      if (gnome->icon[i] < RISE_ICON_LION)
        return fault (reader, _("this is not an icon of a tile."));
      for (int k = 0; k < i; k++)
        if (gnome->icon[k] == gnome->icon[i])
          return fault (reader, _("an icon appears twice in the order."));
    }
  return TRUE;
}

static gboolean
read_judge (Reader *reader)
{
  RiseJudge *judge = &reader->to->judge[reader->index];
  guint8 types[RISE_N_TYPES];
  const int n_types = list (reader, "types", types, RISE_N_TYPES);
  const int n_points = list (reader, "points", judge->vp, RISE_STEPS_MAX);

  judge->counter = (gint8) thing (reader, "counts");
  judge->n_steps = (gint8) list (reader, "steps", judge->count, RISE_STEPS_MAX);
  for (int i = 0; i < n_types; i++)
    judge->types |= (guint16) (1u << types[i]);
  if (judge->counter == RISE_C_TEXT)
    judge->n_steps = 0;
  else if (judge->n_steps >= 0 && n_points >= 0 && judge->n_steps != n_points)
    return fault (reader, _("there have to be as many points as steps."));
  else if (n_points < 0)
    judge->n_steps = -1;
  for (int i = 1; i < judge->n_steps; i++)
    if (judge->count[i] <= judge->count[i - 1])
      return fault (reader, _("the steps of a judge have to rise from left to right."));
  return TRUE;
}

static gboolean
read_upgrade (Reader *reader)
{
  RiseUpgradeToken *upgrade = &reader->to->upgrade[reader->index];

  return read_ops (reader, "effects", &upgrade->ops) && read_space (reader, &upgrade->space);
}

/* Each box needs a number from both rows. Returns: the number of boxes for which both are known */
static guint8
known_pairs (int a,
             int b)
{
  return (guint8) MAX (MIN (a, b), 0);
}

static gboolean
read_board (Reader *reader)
{
  RiseBoard *board = &reader->to->board[reader->index];
  guint8 slots[RISE_SLOTS];
  int n;

  board->colour = (guint8) thing (reader, "colour");
  board->start = (gint8) thing (reader, "start");
  board->beer = (gint8) number (reader, "beer", -1);
  board->gold = (gint8) number (reader, "gold", -1);
  board->cubes = (gint8) number (reader, "cubes", -1);
  board->low = (gint8) number (reader, "lowest", -1);
  board->high = (gint8) number (reader, "highest", -1);
  if (board->low >= 0 && board->high >= 0 && board->high <= board->low)
    return fault (reader, _("the highest production has to be above the lowest."));

  n = list (reader, "rows", board->row_end, RISE_ROWS_MAX);
  if (n > 0)
    n = MIN (n,
             MIN (list (reader, "row-vp", board->row_vp, RISE_ROWS_MAX),
                  list (reader, "row-gold", board->row_gold, RISE_ROWS_MAX)));
  board->n_rows = (gint8) n;
  board->n_boxes = known_pairs (list (reader, "box-vp", board->box_vp, RISE_BREWERIES),
                                list (reader, "box-gold", board->box_gold, RISE_BREWERIES));
  board->marks_known = boxes (reader, "box-production", &board->icon) ? RISE_BREWERIES : 0;
  board->marks_known = boxes (reader, "box-upgrade", &board->token) ? board->marks_known : 0;
  board->n_customers = known_pairs (list (reader, "customer-vp", board->customer_vp, RISE_CUSTOMERS),
                                    list (reader, "customer-gold", board->customer_gold, RISE_CUSTOMERS));
  memset (board->slot, -1, sizeof board->slot);
  n = list (reader, "slots", slots, RISE_SLOTS);
  board->n_slots = (guint8) MAX (n, 0);
  for (int i = 0; i < n; i++)
    {
      for (int k = 0; k < i; k++)
        if (slots[k] == slots[i])
          return fault (reader, _("an upgrade is on two slots."));
      board->slot[i] = (gint8) slots[i];
    }
  return read_ops (reader, "effects", &board->ops);
}

static gboolean
read_group (Reader *reader)
{
  const int action = thing (reader, "action");
  const int price = number (reader, "price", -1), singles = number (reader, "singles", -1);
  const int multiples = number (reader, "multiples", -1);

  if (action < RISE_N_CARD_ACTIONS)
    return fault (reader, _("this action is on action cards, not on a board."));
  reader->to->group[action] = (RiseGroup) {
    .known = price >= 0 && singles >= 0 && multiples >= 0,
    .price = (guint8) MAX (price, 0), .singles = (guint8) MAX (singles, 0), .multiple = multiples > 0,
  };
  return TRUE;
}

static gboolean
read_box (Reader *reader)
{
  RiseSet *to = reader->to;
  const gboolean brewery = thing (reader, "kind") == RISE_BOX_BREWERY;
  RisePay *pay = brewery ? to->gnome_brewery : to->gnome_customers;
  const guint most = brewery ? RISE_GNOME_BREWERIES : RISE_GNOME_CUSTOMERS;
  const int vp = number (reader, "vp", -1), gold = number (reader, "gold", -1);
  guint at = 0;

  /* A box's number is its place among the boxes of its kind. */
  for (guint i = 0; i < reader->index; i++)
    at += gn_set_thing (reader->set, reader->family, i, "kind") == (brewery ? RISE_BOX_BREWERY : RISE_BOX_CUSTOMERS);
  if (at >= most)
    return fault (reader, _("the Gnome board has no more boxes of this kind."));
  pay[at] = (RisePay) { .known = vp >= 0 && gold >= 0, .vp = (guint8) MAX (vp, 0), .gold = (guint8) MAX (gold, 0) };
  return TRUE;
}

static gboolean
read_level (Reader *reader)
{
  gint vp;

  if (gn_set_number (reader->set, reader->family, reader->index, "vp", &vp))
    {
      reader->to->level[reader->index] = (gint8) vp;
      reader->to->level_known |= (guint8) (1u << reader->index);
    }
  return TRUE;
}

/* The turns of a host's own box may be entered in any order; the id of the component gives the turn. */
static guint
turn_of (const Reader *reader)
{
  const char *id = gn_set_id (reader->set, reader->family, reader->index);

  for (guint i = 0; i < RISE_TURNS; i++)
    if (g_strcmp0 (id, rise_turn_values[i].id) == 0)
      return i;
  return reader->index;
}

static gboolean
read_turn (Reader *reader)
{
  RiseTurn *turn = &reader->to->turn[turn_of (reader)];
  const int bribe = number (reader, "bribe", -1), fill = number (reader, "fill", -1);

  turn->known = bribe >= 0 && fill >= 0;
  turn->bribe = (guint8) MAX (bribe, 0);
  turn->fill = (guint8) MAX (fill, 0);
  turn->cards = (guint8) number (reader, "cards", turn->cards);
  return TRUE;
}

/* RUL-67: six places of the outer ring for two players, twelve for three; each of them touches a yellow tile. */
static gboolean
read_zone (Reader *reader)
{
  guint8 places[RISE_TILES];
  const int n = list (reader, "places", places, RISE_TILES);
  guint64 zone = 0;

  if (n < 0)
    return TRUE;
  for (int i = 0; i < n; i++)
    if (places[i] < RISE_R1 || places[i] >= RISE_TILES)
      return fault (reader, _("a red zone is on R1 to R18."));
    else
      zone |= GN_PLACE (places[i]);
  if (gn_places_count (zone) != (guint) n || (n != 6 && n != 12))
    return fault (reader, _("a red zone has to have 6 or 12 different places."));
  reader->to->zone[reader->index] = zone;
  return TRUE;
}

/* The rulebook gives the number of cards for each turn (RISE-146), but bribe and fill only in its examples (1.5). */
static void
stated (RiseSet *to)
{
  for (guint i = 0; i < RISE_TURNS; i++)
    to->turn[i].cards = i < 3 ? 5 : 7;
  to->turn[3] = (RiseTurn) { .known = TRUE, .bribe = 4, .fill = 5, .cards = 7 };
}

gpointer
rise_compile (const GnSet  *set,
              GError      **error)
{
  static gboolean (*const readers[]) (Reader *) = {
    [RISE_FAMILY_TILES] = read_tile, [RISE_FAMILY_ACTIONS] = read_action, [RISE_FAMILY_ALLIES] = read_ally,
    [RISE_FAMILY_GNOMES] = read_gnome, [RISE_FAMILY_JUDGES] = read_judge, [RISE_FAMILY_UPGRADES] = read_upgrade,
    [RISE_FAMILY_BOARDS] = read_board, [RISE_FAMILY_SPACES] = read_group, [RISE_FAMILY_BOXES] = read_box,
    [RISE_FAMILY_LEVELS] = read_level, [RISE_FAMILY_TURNS] = read_turn, [RISE_FAMILY_ZONES] = read_zone,
  };
  g_autofree RiseSet *to = g_new0 (RiseSet, 1);
  Reader reader = { .set = set, .to = to, .error = error };

  stated (to);
  to->n_tiles = gn_set_size (set, RISE_FAMILY_TILES);
  to->n_actions = gn_set_size (set, RISE_FAMILY_ACTIONS);
  to->n_allies = gn_set_size (set, RISE_FAMILY_ALLIES);
  to->n_gnomes = gn_set_size (set, RISE_FAMILY_GNOMES);
  to->n_judges = gn_set_size (set, RISE_FAMILY_JUDGES);
  to->n_upgrades = gn_set_size (set, RISE_FAMILY_UPGRADES);
  to->n_boards = gn_set_size (set, RISE_FAMILY_BOARDS);
  to->n_zones = gn_set_size (set, RISE_FAMILY_ZONES);

  for (reader.family = 0; reader.family < G_N_ELEMENTS (readers); reader.family++)
    for (reader.index = 0; reader.index < gn_set_size (set, reader.family); reader.index++)
      {
        reader.n_texts = 0;
        if (!readers[reader.family] (&reader))
          return NULL;
        to->mark[reader.family][reader.index] = (guint8) MAX (thing (&reader, "mark"), RISE_MARK_ENTERED);
      }

  to->tiles_complete = gn_set_complete (set, RISE_FAMILY_TILES);
  to->actions_complete = gn_set_complete (set, RISE_FAMILY_ACTIONS);
  to->allies_complete = gn_set_complete (set, RISE_FAMILY_ALLIES);
  to->gnomes_complete = gn_set_complete (set, RISE_FAMILY_GNOMES);
  to->judges_complete = gn_set_complete (set, RISE_FAMILY_JUDGES);
  return g_steal_pointer (&to);
}
