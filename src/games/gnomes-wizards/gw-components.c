/* gw-components.c: the component set compiled to arrays, so that no rule ever looks up a card by its name
 *
 * Unknown values stay unknown, because a box is taught card by card (8.1). Abilities become short programs.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/json.h"
#include "gw-state.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const GnSet *set;
  GwSet       *to;
  guint        family, index;
  guint        n_texts;
  gboolean     clan;
  GError     **error;
} Reader;

static gboolean
fault (Reader     *reader,
       const char *sentence)
{
  return gn_set_fault (reader->set, reader->family, reader->index, sentence, reader->error);
}

/* Returns: the index of the effect's word in a parameter's list; 0, the usual one, if it has none */
static guint8
word_at (guint       word,
         JsonObject *effect,
         const char *key)
{
  return gn_effect_choice (gw_vocabulary, word, effect, key);
}

static gboolean
is_tile_effect (guint effect)
{
  return effect == GW_E_FLIP || effect == GW_E_BLOCKADE || effect == GW_E_UNBLOCK;
}

static gboolean
is_ability_effect (guint effect)
{
  return effect == GW_E_REMOVE_CRYSTALS || effect == GW_E_STEAL_CRYSTALS || effect == GW_E_CHARGE;
}

static gboolean
is_player_effect (guint effect)
{
  return effect == GW_E_GAIN_CRYSTALS || effect == GW_E_DRAW || effect == GW_E_DISCARD || effect == GW_E_EXTRA_DIE
         || effect == GW_E_REROLL || effect == GW_E_FREE_TEXT;
}

/* The kind of target that a step takes: 0 units, 1 tiles, 2 abilities, 3 players, 4 clans to be called */
static guint
kind_of (const GwStep *step)
{
  switch (step->who)
    {
    case GW_WHO_TILE: case GW_WHO_BLOCKADE: return 1;
    case GW_WHO_ABILITY: return 2;
    case GW_WHO_OWNER: case GW_WHO_PLAYER: case GW_WHO_ENEMY_PLAYER: case GW_WHO_ALL_PLAYERS: return 3;
    case GW_WHO_OWN_CLAN: return 4;
    default: return 0;
    }
}

/* The step that chooses what step @at is aimed at: an earlier one, if it refers to that */
static guint
chooses (const GwStep *steps,
         guint         at)
{
  return steps[at].who >= GW_WHO_1 ? (guint) steps[at].who - GW_WHO_1 : at;
}

/* A step that refers to one which itself only refers to an earlier one means that one. */
static void
refer (GwStep *steps,
       guint   at)
{
  GwStep *step = &steps[at];

  if (step->who >= GW_WHO_1)
    step->who = (guint8) (GW_WHO_1 + chooses (steps, step->who - GW_WHO_1));
  if (step->who == GW_WHO_ABILITY && step->of >= GW_WHO_1)
    step->of = (guint8) (GW_WHO_1 + chooses (steps, step->of - GW_WHO_1));
  if (step->origin >= GW_FROM_1 && step->origin <= GW_FROM_3)
    step->origin = (guint8) (GW_FROM_1 + chooses (steps, step->origin - GW_FROM_1));
  if (step->if_of)
    step->if_of = (guint8) (1 + chooses (steps, step->if_of - 1u));
  if (step->where == GW_WHERE_TILE_OF && step->range)
    step->range = (guint8) (1 + chooses (steps, step->range - 1u));
}

/* For a step that refers to an earlier one, the kind that that one took */
static guint
kind_behind (const GwStep *steps,
             guint         at)
{
  const GwStep *step = &steps[at];

  return step->who >= GW_WHO_1 ? kind_of (&steps[step->who - GW_WHO_1]) : kind_of (step);
}

static gboolean
fits_effect (guint effect,
             guint kind)
{
  if (effect == GW_E_FREE_TEXT || effect == GW_E_ROLL)
    return kind == 0 || kind == 3;
  if (effect == GW_E_CALL)
    return kind == 4;
  if (is_tile_effect (effect))
    return kind == 1;
  if (is_ability_effect (effect))
    return kind == 2;
  /* Crystals, cards and dice concern the player of a unit as well. */
  return is_player_effect (effect) ? kind == 3 || kind == 0 : kind == 0 || kind == 4;
}

static gboolean read_steps (Reader *reader, JsonArray *array, GwProgram *program, gboolean nested);

static gboolean
is_plain (guint effect)
{
  return effect == GW_E_DAMAGE || effect == GW_E_HEAL || effect == GW_E_COUNTER || effect == GW_E_CLEAR_COUNTER
         || effect == GW_E_GAIN_DEFENCE
         || effect == GW_E_LOSE_DEFENCE || effect == GW_E_STAT_BONUS || effect == GW_E_EXTRA_MOVE
         || effect == GW_E_EXTRA_ATTACK;
}

static gboolean
read_rows (Reader     *reader,
           JsonObject *effect,
           GwStep     *step)
{
  JsonArray *rows = json_object_get_array_member (effect, "rows");

  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      JsonObject *row = json_array_get_object_element (rows, i);
      const int from = (int) gn_json_int (row, "from", 1), to = (int) gn_json_int (row, "to", from);
      GwProgram program = { 0 };

      if (json_object_has_member (row, "then")
          && !read_steps (reader, json_object_get_array_member (row, "then"), &program, TRUE))
        return FALSE;
      for (int face = from; face <= to && face <= GW_N_FACES; face++)
        {
          step->row[face - 1] = program.first;
          step->rows[face - 1] = program.n;
        }
    }
  return TRUE;
}

static gboolean
read_step (Reader     *reader,
           JsonObject *effect,
           GwStep     *step,
           gboolean    nested)
{
  const int found = gn_effect_find (gw_vocabulary, effect);
  const guint word = (guint) found;

  g_assert (found >= 0);   /* the set has checked its words */
  if (nested && !is_plain (word))
    return fault (reader, _("a die can only lead to something that needs no further choice."));

  *step = (GwStep) {
    .effect = (guint8) word,
    .who = word_at (word, effect, "who"), .of = word_at (word, effect, "of"),
    .filter = word_at (word, effect, "filter"), .also = word_at (word, effect, "also"),
    .filter_n = (gint8) gn_json_int (effect, "filter-n", 0), .where = word_at (word, effect, "where"),
    .range = (guint8) gn_json_int (effect, "range", 0),
    .origin = word_at (word, effect, "origin"), .count = word_at (word, effect, "count"),
    .count_n = (guint8) gn_json_int (effect, "count-n", 1),
    .chooser = word_at (word, effect, "chooser"), .optional = word_at (word, effect, "optional"),
    .n = (gint8) gn_json_int (effect, "n", word == GW_E_STRIKE || word == GW_E_GRANT || word == GW_E_BRING ? 0 : 1),
    .keep = (guint8) gn_json_int (effect, "keep", 1), .exact = word_at (word, effect, "how"),
    .power = word_at (word, effect, "power"), .to = word_at (word, effect, "to"),
    .if_what = word_at (word, effect, "if"), .if_n = (guint8) gn_json_int (effect, "if-n", 0),
    .if_of = word_at (word, effect, "if-of"),
  };
  if (word == GW_E_COUNTER || word == GW_E_CLEAR_COUNTER)
    step->kind = word_at (word, effect, "kind");
  else if (word == GW_E_STAT_BONUS)
    step->kind = word_at (word, effect, "stat");
  else if (word == GW_E_DISCARD)
    step->kind = word_at (word, effect, "by");
  else if (word == GW_E_BLOCKADE)
    {
      step->kind = word_at (word, effect, "shape");
      reader->to->edges |= step->kind;
    }
  else if (word == GW_E_EXTRA_MOVE)
    step->kind = 0;
  if (word == GW_E_COUNTER && (step->kind == GW_LINGERING || step->kind == GW_N_COUNTERS))
    return fault (reader, _("this counter cannot be given this way."));
  if (step->count == GW_COUNT_ONE)
    step->count_n = 1;
  if (word == GW_E_FREE_TEXT)
    step->text = (guint8) reader->n_texts++;
  if (step->who == GW_WHO_ABILITY && step->of == GW_WHO_SELF)
    step->of = GW_WHO_OWN;
  return word == GW_E_ROLL ? read_rows (reader, effect, step) : TRUE;
}

/* 9.2: works out the derived flags, and whether a step mentions the source (GW-209). */
static void
derive (const GwStep *steps,
        GwProgram    *program)
{
  for (guint i = 0; i < program->n; i++)
    {
      const GwStep *step = &steps[i];
      const gboolean self = step->who == GW_WHO_SELF, moves = step->effect <= GW_E_SWAP;
      const gboolean measured = step->origin == GW_FROM_SELF
                                && (step->where >= GW_WHERE_SAME_TILE && step->where <= GW_WHERE_BORDERING);

      if (step->effect == GW_E_STRIKE || step->effect == GW_E_SNEAK || step->effect == GW_E_LINGER
          || (step->effect == GW_E_GRANT && self))
        program->attack_based = program->damaging = TRUE;
      if (step->effect == GW_E_DAMAGE)
        program->damaging = TRUE;
      for (guint face = 0; face < GW_N_FACES && step->effect == GW_E_ROLL; face++)
        program->damaging |= step->rows[face] > 0 && steps[step->row[face] - program->first].effect == GW_E_DAMAGE;
      if (moves && (self || step->effect == GW_E_SWAP))
        program->self_moving = TRUE;
      if (self || (measured && step->who != GW_WHO_OWNER && step->who < GW_WHO_1) || step->who == GW_WHO_ANOTHER_ALLY
          || step->effect == GW_E_STRIKE || step->effect == GW_E_SNEAK
          || step->effect == GW_E_PUSH || step->effect == GW_E_PULL || step->effect == GW_E_SWAP
          || ((step->effect == GW_E_BRING || step->effect == GW_E_PLACE || step->effect == GW_E_CALL)
              && (step->to <= GW_TO_SELF_OR_ADJACENT || step->to == GW_TO_WITHIN)))
        program->needs_source = TRUE;
      if (step->if_what && step->if_of == 0 && step->if_what != GW_IF_ROUND)
        program->needs_source = TRUE;
    }
}

static gboolean
read_steps (Reader    *reader,
            JsonArray *array,
            GwProgram *program,
            gboolean   nested)
{
  const guint n = array ? json_array_get_length (array) : 0, first = reader->to->n_steps;

  if (n > GW_ABILITY_STEPS || first + n > GW_STEPS_MAX)
    return fault (reader, _("the set has too many effects."));
  program->first = (guint16) first;
  program->n = (guint8) n;
  reader->to->n_steps += n;

  GwStep *steps = &reader->to->step[first];

  for (guint i = 0; i < n; i++)
    if (!read_step (reader, json_array_get_object_element (array, i), &steps[i], nested))
      return FALSE;
  if (nested)
    return TRUE;
  for (guint i = 0; i < n; i++)
    {
      if ((steps[i].who >= GW_WHO_1 && steps[i].who - GW_WHO_1 >= (int) i)
          || (steps[i].origin >= GW_FROM_1 && steps[i].origin <= GW_FROM_3 && steps[i].origin - GW_FROM_1 >= (int) i)
          || (steps[i].who == GW_WHO_ABILITY && steps[i].of >= GW_WHO_1 && steps[i].of - GW_WHO_1 >= (int) i)
          || (steps[i].if_of > i)
          || (steps[i].where == GW_WHERE_TILE_OF && steps[i].range >= i + 1))
        return fault (reader, _("a step can only refer to an earlier step."));
      refer (steps, i);
      if (!fits_effect (steps[i].effect, kind_behind (steps, i)))
        return fault (reader, _("an effect does not fit its target."));
    }
  derive (steps, program);
  return TRUE;
}

static gboolean
read_ability (Reader    *reader,
              GwAbility *ability,
              gboolean   clan)
{
  static const GwStep aloud = { .effect = GW_E_FREE_TEXT, .who = GW_WHO_OWNER, .count_n = 1, .text = GW_TEXT_WHOLE };
  JsonNode *steps = gn_set_effects (reader->set, reader->family, reader->index, "steps");
  JsonNode *leader = clan ? NULL : gn_set_effects (reader->set, reader->family, reader->index, "leader");
  const gint16 kind = clan ? (gint16) GW_LEARNED : gn_set_thing (reader->set, reader->family, reader->index, "kind"),
               timing = gn_set_thing (reader->set, reader->family, reader->index, "timing");
  gint cost = 0;

  reader->n_texts = 0;
  ability->kind = (guint8) MAX (kind, 0);
  ability->timing = (guint8) (timing < 0 ? GW_ANY_TIME : timing);
  /* An ability taught only as text is read aloud and carried out by hand (8.1). */
  ability->known = steps || gn_set_text (reader->set, reader->family, reader->index, "text");
  if (ability->kind == GW_LEARNED)
    {
      ability->known &= gn_set_number (reader->set, reader->family, reader->index, "cost", &cost);
      ability->cost = (guint8) MAX (cost, 0);
    }
  if (!steps && ability->known)
    {
      if (reader->to->n_steps == GW_STEPS_MAX)
        return fault (reader, _("the set has too many effects."));
      ability->steps = (GwProgram) { .first = reader->to->n_steps, .n = 1 };
      reader->to->step[reader->to->n_steps++] = aloud;
    }
  if (steps && !read_steps (reader, json_node_get_array (steps), &ability->steps, FALSE))
    return FALSE;
  if (leader && !read_steps (reader, json_node_get_array (leader), &ability->leader, FALSE))
    return FALSE;
  return TRUE;
}

/* a printed figure of a place in one tribe is the same in all tribes. Once read from one card, it need not be
 * taught again. */
static void
share_stat (gint8 *stat)
{
  for (guint slot = 0; slot < GW_SLOTS; slot++)
    {
      int known = -1;

      for (guint tribe = 0; tribe < GW_TRIBES && known < 0; tribe++)
        known = stat[gw_unit (tribe, slot)];
      for (guint tribe = 0; tribe < GW_TRIBES; tribe++)
        if (stat[gw_unit (tribe, slot)] < 0)
          stat[gw_unit (tribe, slot)] = (gint8) known;
    }
}

static void
share_stats (GwSet *to)
{
  share_stat (to->mov);
  share_stat (to->atk);
  share_stat (to->def);
}

static guint64
cells_of (Reader     *reader,
          GwBoard    *board,
          const char *attr)
{
  gint16 places[80];
  const gint n = gn_set_list (reader->set, reader->family, reader->index, attr, places, G_N_ELEMENTS (places));
  guint64 cells = 0;

  for (gint i = 0; i < n; i++)
    {
      int cell = -1;

      for (guint k = 0; k < board->grid.n; k++)
        if (board->place[k] == places[i])
          cell = (int) k;
      if (cell >= 0)
        cells |= GN_PLACE (cell);
    }
  return cells;
}

/* Rows from the top, each from the left: the order in which a board is laid and read (3.3) */
static int
by_row (gconstpointer a,
        gconstpointer b)
{
  const int p = *(const gint16 *) a, q = *(const gint16 *) b;
  const int row = q / 2 / GW_COLUMNS - p / 2 / GW_COLUMNS;

  return row ? row : p - q;
}

static gboolean
read_board (Reader *reader)
{
  static const char *const lists[] = { "a", "b", "any", "dead" };
  GwBoard *board = &reader->to->board[reader->index];
  gint16 all[300], tiles[80];
  gint n = 0, tribes = 0;

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      gint16 some[80];
      const gint k = gn_set_list (reader->set, reader->family, reader->index, lists[i], some, G_N_ELEMENTS (some));

      for (gint j = 0; j < k; j++)
        all[n++] = some[j];
    }
  qsort (all, (size_t) n, sizeof *all, by_row);
  for (gint i = 0; i < n; i++)
    if (i == 0 || all[i] != all[i - 1])
      {
        if (board->grid.n == GW_CELLS)
          return fault (reader, _("a board has at most 64 tiles."));
        board->place[board->grid.n++] = all[i];
      }
  gn_set_number (reader->set, reader->family, reader->index, "tribes", &tribes);
  board->tribes = (guint8) tribes;
  board->a = cells_of (reader, board, "a");
  board->b = cells_of (reader, board, "b");
  board->mines = cells_of (reader, board, "mines");
  board->dead = cells_of (reader, board, "dead");
  board->start[0] = cells_of (reader, board, "start-a");
  board->start[1] = cells_of (reader, board, "start-b");
  memset (board->tile, -1, sizeof board->tile);
  n = gn_set_list (reader->set, reader->family, reader->index, "tiles", tiles, G_N_ELEMENTS (tiles));
  board->has_tiles = n == board->grid.n;
  for (gint i = 0; i < n && board->has_tiles; i++)
    board->tile[i] = (gint8) tiles[i];
  gw_board_make (board);

  if (tribes >= 2 && tribes <= GW_SEATS && reader->to->usual[tribes] < 0)
    reader->to->usual[tribes] = (gint8) reader->index;
  return TRUE;
}

gpointer
gw_compile (const GnSet  *set,
            GError      **error)
{
  g_autofree GwSet *to = g_new0 (GwSet, 1);
  Reader reader = { .set = set, .to = to, .error = error };

  to->n_units = (guint8) gn_set_size (set, GW_FAMILY_UNITS);
  to->n_cards = (guint8) gn_set_size (set, GW_FAMILY_CARDS);
  to->n_layouts = (guint8) gn_set_size (set, GW_FAMILY_LAYOUTS);
  memset (to->mov, -1, sizeof to->mov);
  memset (to->atk, -1, sizeof to->atk);
  memset (to->def, -1, sizeof to->def);
  memset (to->usual, -1, sizeof to->usual);

  reader.family = GW_FAMILY_UNITS;
  for (reader.index = 0; reader.index < to->n_units; reader.index++)
    {
      const guint i = reader.index;
      gint n;

      if (gn_set_thing (set, GW_FAMILY_UNITS, i, "tribe") != gw_tribe_of ((int) i)
          || gn_set_thing (set, GW_FAMILY_UNITS, i, "slot") != gw_slot_of ((int) i))
        {
          fault (&reader, _("tribes come one after another, each with its leader and clans 1 to 6."));
          return NULL;
        }
      to->mov[i] = gn_set_number (set, GW_FAMILY_UNITS, i, "move", &n) ? (gint8) n : -1;
      to->atk[i] = gn_set_number (set, GW_FAMILY_UNITS, i, "attack", &n) ? (gint8) n : -1;
      to->def[i] = gn_set_number (set, GW_FAMILY_UNITS, i, "defence", &n) ? (gint8) n : -1;
      if (!gw_is_leader ((int) i) && !read_ability (&reader, &to->clan[i], TRUE))
        return NULL;
    }
  share_stats (to);
  reader.family = GW_FAMILY_CARDS;
  for (reader.index = 0; reader.index < to->n_cards; reader.index++)
    {
      GwAbility *card = &to->card[reader.index];

      if (!read_ability (&reader, card, FALSE))
        return NULL;
      card->copies = (guint8) gn_set_copies (set, GW_FAMILY_CARDS, reader.index);
      to->deck_copies += card->copies;
    }
  reader.family = GW_FAMILY_LAYOUTS;
  for (reader.index = 0; reader.index < to->n_layouts; reader.index++)
    if (!read_board (&reader))
      return NULL;
  to->deck_complete = gn_set_complete (set, GW_FAMILY_CARDS);
  return g_steal_pointer (&to);
}
