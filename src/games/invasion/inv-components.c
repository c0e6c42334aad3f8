/* inv-components.c: turns the component set into arrays, so that no rule looks a card up by its name
 *
 * Unknown values stay unknown, because a box is entered card by card (section 8). Effects become short programs. A
 * slot is a few lists of effects: list 0 holds the slot's own effects, the others belong to its choices and
 * conditions.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/json.h"
#include "inv-state.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const GnSet *set;
  InvSet      *to;
  guint        family, index, slot;
  guint        first_list;
  guint        n_texts;
  GError     **error;
} Reader;

static gboolean
fault (Reader     *reader,
       const char *sentence)
{
  return gn_set_fault (reader->set, reader->family, reader->index, sentence, reader->error);
}

/* The index of the effect's word in a parameter's list; 0, the usual word, if there is none. */
static guint8
word_at (const InvWord  word,
         JsonObject    *effect,
         const char    *key)
{
  return gn_effect_choice (inv_vocabulary, word, effect, key);
}

/* "any" is the first word in the list of kinds; here it comes after the five kinds. */
static guint8
kind_at (const InvWord  word,
         JsonObject    *effect)
{
  const guint8 said = word_at (word, effect, "kind");

  return said == 0 ? INV_KIND_ANY : (guint8) (said - 1);
}

/* Whether the word is allowed in the slot. Lasting slots (in-play, during, lasting) and slots that happen once
 * take different words. */
static gboolean
word_fits_slot (guint word,
                guint slot)
{
  const gboolean stands = slot == INV_IN_PLAY || slot == INV_DURING || slot == INV_LASTING;

  switch ((InvWord) word)
    {
    case INV_E_FLAT:
    case INV_E_TWICE:
    case INV_E_SWAP_DIE:
      return stands || slot == INV_ON_PLAY;
    case INV_E_VALUE_CHANGE:
      return slot == INV_ON_PLAY || slot == INV_BEFORE || slot == INV_LASTING;
    case INV_E_IGNORE:
    case INV_E_NO_HELP:
      return slot == INV_DURING;
    case INV_E_SHIELD:
      return slot == INV_IN_PLAY;
    case INV_E_LIMIT_CHANGE:
      return slot == INV_IN_PLAY || slot == INV_LASTING;
    case INV_E_REROLL:
    case INV_E_GIVE:
      return slot == INV_ON_PLAY;
    default:
      return !stands;
    }
}

static gboolean read_list (Reader *reader, JsonArray *effects, guint *list);

static gboolean
read_lists (Reader     *reader,
            JsonObject *effect,
            InvOp      *op)
{
  guint list;

  if (op->word == INV_E_CHOOSE || op->word == INV_E_TABLE)
    {
      JsonArray *array = json_object_get_array_member (effect, op->word == INV_E_CHOOSE ? "lists" : "rows");

      op->n_lists = (guint8) json_array_get_length (array);
      for (guint i = 0; i < op->n_lists; i++)
        {
          JsonArray *effects = NULL;

          if (op->word == INV_E_CHOOSE)
            effects = json_array_get_array_element (array, i);
          else
            {
              JsonObject *row = json_array_get_object_element (array, i);

              op->from[i] = (guint16) gn_json_int (row, "from", 1);
              op->to[i] = (guint16) gn_json_int (row, "to", 1);
              if (json_object_has_member (row, "then"))
                effects = json_object_get_array_member (row, "then");
            }
          if (!read_list (reader, effects, &list))
            return FALSE;
          op->list[i] = (guint8) list;
        }
    }
  else if (op->word == INV_E_IF)
    {
      static const char *const keys[] = { "then", "else" };

      op->n_lists = 2;
      for (guint i = 0; i < 2; i++)
        {
          if (!read_list (reader, json_object_has_member (effect, keys[i])
                          ? json_object_get_array_member (effect, keys[i]) : NULL, &list))
            return FALSE;
          op->list[i] = (guint8) list;
        }
    }
  return TRUE;
}

static gboolean
read_op (Reader     *reader,
         JsonObject *effect,
         InvOp      *op)
{
  const int found = gn_effect_find (inv_vocabulary, effect);
  const guint word = (guint) found;

  g_assert (found >= 0);   /* the set has checked its words */
  if (!word_fits_slot (word, reader->slot))
    {
      g_autofree char *sentence = g_strdup_printf (_("“%s” cannot be inside “%s”."), inv_vocabulary[word].word,
                                                   inv_slot_ids[reader->slot]);

      return fault (reader, sentence);
    }

  op->word = (guint8) word;
  op->n = (gint16) gn_json_int (effect, word == INV_E_SWAP_DIE ? "sides" : "n", 1);
  op->whose = word_at (word, effect, "whose");
  op->scope = word_at (word, effect, "scope");
  if (json_object_has_member (effect, "dice"))
    op->has_dice = gn_set_read_dice (json_object_get_member (effect, "dice"), &op->dice)
                   && gn_dice_expr_dice (&op->dice) > 0;
  switch ((InvWord) word)
    {
    case INV_E_VALUE_CHANGE: op->a = word_at (word, effect, "per"); break;
    case INV_E_STEAL_DIE:    op->a = word_at (word, effect, "until"); break;
    case INV_E_TWICE:
    case INV_E_PEEK:         op->a = word_at (word, effect, "how"); break;
    case INV_E_IGNORE:
    case INV_E_FETCH:        op->a = kind_at (word, effect); break;
    case INV_E_SKIP_COMBAT:  op->a = word_at (word, effect, "turn"); break;
    case INV_E_FROM_DISCARD: op->a = word_at (word, effect, "which"); break;
    case INV_E_LETTER_BACK:  op->a = word_at (word, effect, "where"); break;
    case INV_E_BOON_REWARD:
    case INV_E_LOSE_ROOM:    op->a = word_at (word, effect, "to"); break;
    case INV_E_SHIELD:       op->a = word_at (word, effect, "what"); break;
    case INV_E_LIMIT_CHANGE: op->a = word_at (word, effect, "kind"); break;
    case INV_E_LOSE_CARD:
      op->a = kind_at (word, effect);
      op->b = word_at (word, effect, "from");
      op->c = word_at (word, effect, "by");
      break;
    case INV_E_GNOME_GOES:
      op->a = word_at (word, effect, "where");
      op->b = word_at (word, effect, "until");
      break;
    case INV_E_IF:
      op->a = word_at (word, effect, "when");
      op->b = kind_at (word, effect);
      op->c = word_at (word, effect, "from");
      break;
    case INV_E_FREE_TEXT:
      op->text = (guint8) reader->n_texts++;
      break;
    default:
      break;
    }
  if (word == INV_E_TABLE && !op->has_dice)
    return fault (reader, _("a table needs dice to roll."));
  if (word == INV_E_SWAP_DIE && !(op->n == 4 || op->n == 6 || op->n == 8 || op->n == 10 || op->n == 12 || op->n == 20))
    return fault (reader, _("there is no die with that many sides."));
  return read_lists (reader, effect, op);
}

static gboolean
read_list (Reader    *reader,
           JsonArray *effects,
           guint     *list)
{
  const guint n = effects ? json_array_get_length (effects) : 0;
  const guint at = reader->to->n_lists++;
  const guint first = reader->to->n_ops;

  if (reader->to->n_lists > INV_LISTS_MAX - 1 || first + n > INV_OPS_MAX || at - reader->first_list > 200)
    return fault (reader, _("the set has too many effects."));

  /* The effects of a list are stored together. Those of its inner lists come after them. */
  reader->to->list[at] = (InvList) { (guint16) first, (guint8) n };
  reader->to->n_ops += n;
  for (guint i = 0; i < n; i++)
    if (!read_op (reader, json_array_get_object_element (effects, i), &reader->to->op[first + i]))
      return FALSE;
  *list = at - reader->first_list;
  return TRUE;
}

static gboolean
read_slot (Reader     *reader,
           guint       slot,
           InvProgram *program)
{
  JsonNode *node = gn_set_effects (reader->set, reader->family, reader->index, inv_slot_ids[slot]);
  guint list;

  if (!node || json_array_get_length (json_node_get_array (node)) == 0)
    return TRUE;

  reader->slot = slot;
  reader->n_texts = 0;
  reader->first_list = reader->to->n_lists;
  program->first = (guint16) reader->first_list;
  if (!read_list (reader, json_node_get_array (node), &list))
    return FALSE;
  program->n = (guint8) (reader->to->n_lists - reader->first_list);
  return TRUE;
}

static gboolean
has_word (const InvSet     *set,
          const InvProgram *program,
          InvWord           word,
          guint            *a)
{
  for (guint list = 0; list < program->n; list++)
    {
      const InvList *ops = &set->list[program->first + list];

      for (guint i = 0; i < ops->n; i++)
        if (set->op[ops->first + i].word == word)
          {
            if (a)
              *a = set->op[ops->first + i].a;
            return TRUE;
          }
    }
  return FALSE;
}

static guint8
dice_and_scope (const Reader *reader,
                const char   *dice,
                const char   *scope,
                GnDiceExpr   *expr,
                gboolean     *has)
{
  const gint16 said = gn_set_thing (reader->set, reader->family, reader->index, scope);

  *has = gn_set_dice (reader->set, reader->family, reader->index, dice, expr) && (expr->n > 0 || expr->flat != 0);
  return said == GN_NONE ? INV_BOTH : (guint8) said;
}

static gboolean
read_boon (Reader *reader)
{
  InvSet *to = reader->to;
  InvBoon *boon = &to->boon[reader->index];
  gint16 flags[8];
  guint what = 0;
  gint n;

  boon->kind = (guint8) gn_set_thing (reader->set, reader->family, reader->index, "kind");
  boon->copies = (guint8) gn_set_copies (reader->set, reader->family, reader->index);
  boon->no_value = gn_set_is_none (reader->set, reader->family, reader->index, "acquire");
  boon->value_known = boon->no_value
                      || gn_set_dice (reader->set, reader->family, reader->index, "acquire", &boon->value);
  boon->played_for = dice_and_scope (reader, "played", "played-for", &boon->played, &boon->has_played);
  boon->discarded_for = dice_and_scope (reader, "discarded", "discarded-for", &boon->discarded, &boon->has_discarded);
  n = gn_set_list (reader->set, reader->family, reader->index, "flags", flags, G_N_ELEMENTS (flags));
  for (gint i = 0; i < n; i++)
    boon->flags |= (guint8) (1u << flags[i]);
  for (guint slot = INV_ON_PLAY; slot <= INV_ON_GAIN; slot++)
    if (!read_slot (reader, slot, &boon->program[slot]))
      return FALSE;

  boon->skip = has_word (to, &boon->program[INV_ON_PLAY], INV_E_SKIP_COMBAT, &what) && what == 0;
  boon->from_discard = has_word (to, &boon->program[INV_ON_PLAY], INV_E_FROM_DISCARD, NULL);
  if (has_word (to, &boon->program[INV_IN_PLAY], INV_E_SHIELD, &what))
    boon->shield = (guint8) (1 + what);
  to->n_kind[boon->kind] += boon->copies;
  to->boon_copies += boon->copies;
  to->n_late += boon->flags & INV_FLAG_LATE ? boon->copies : 0;
  return TRUE;
}

static gboolean
read_gnome (Reader *reader)
{
  InvGnome *gnome = &reader->to->gnome[reader->index];

  gnome->copies = (guint8) gn_set_copies (reader->set, reader->family, reader->index);
  gnome->no_value = gn_set_is_none (reader->set, reader->family, reader->index, "value");
  gnome->value_known = gnome->no_value
                       || gn_set_dice (reader->set, reader->family, reader->index, "value", &gnome->value);
  for (guint slot = INV_BEFORE; slot < INV_N_SLOTS; slot++)
    if (!read_slot (reader, slot, &gnome->program[slot]))
      return FALSE;
  reader->to->gnome_copies += gnome->copies;
  return TRUE;
}

gpointer
inv_compile (const GnSet  *set,
             GError      **error)
{
  static const int box[INV_N_KINDS] = { 34, 30, 28, 28, 30 };
  g_autofree InvSet *to = g_new0 (InvSet, 1);
  Reader reader = { .set = set, .to = to, .error = error };

  to->n_boons = gn_set_size (set, INV_FAMILY_BOONS);
  to->n_gnomes = gn_set_size (set, INV_FAMILY_GNOMES);
  reader.family = INV_FAMILY_BOONS;
  for (reader.index = 0; reader.index < to->n_boons; reader.index++)
    if (!read_boon (&reader))
      return NULL;
  reader.family = INV_FAMILY_GNOMES;
  for (reader.index = 0; reader.index < to->n_gnomes; reader.index++)
    if (!read_gnome (&reader))
      return NULL;

  to->boons_complete = gn_set_complete (set, INV_FAMILY_BOONS);
  to->gnomes_complete = gn_set_complete (set, INV_FAMILY_GNOMES);
  for (guint kind = 0; kind < INV_N_KINDS; kind++)
    to->kind_complete[kind] = to->boons_complete || to->n_kind[kind] >= box[kind];
  return g_steal_pointer (&to);
}

const InvProgram *
inv_program (const InvSet *set,
             gboolean      gnome,
             int           card,
             guint         slot)
{
  static const InvProgram nothing;

  if ((guint) card >= (gnome ? set->n_gnomes : set->n_boons))
    return &nothing;
  if (gnome)
    return &set->gnome[card].program[slot];
  return slot <= INV_ON_GAIN ? &set->boon[card].program[slot] : &nothing;
}

InvList
inv_list_of (const InvSet     *set,
             const InvProgram *program,
             guint             list)
{
  return list < program->n ? set->list[program->first + list] : (InvList) { 0 };
}
