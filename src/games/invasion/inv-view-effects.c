/* inv-view-effects.c: card effects in plain words
 *
 * Each effect is one whole sentence. If there are many combinations ("lose 2 weapons in play"), the counted word
 * fills a gap. Languages with cases can phrase such sentences so that the gap is in the nominative ("Verlust: 2
 * Waffen im Spiel").
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/json.h"
#include "core/words/text.h"
#include "inv-state.h"
#include "inv-view.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const GnMatch    *match;
  gboolean          gnome;
  int               card;
  guint             slot;
  const InvProgram *program;
  GString          *text;
} Writer;

static void write_list (Writer *writer, guint list, const char *between);

/* ---- Sentences by word and parameter --------------------------------------------------- */

/* Translators: on a card; {n} is a signed number: "+2", "−1" */
static const char *const flats[] = {
  [INV_BOTH] = N_("{n} to every total."), [INV_ACQUIRE] = N_("{n} to the total for a boon."),
  [INV_COMBAT] = N_("{n} to the total of a fight."),
};

/* Translators: on a card; {n} is a signed number or dice: "+1", "−2d4" */
static const char *const changes[] = {
  [INV_PER_NONE] = N_("{n} to the value."),
  [INV_PER_LETTERS] = N_("{n} to the value for each letter that is out."),
  [INV_PER_TEAM_ROOMS] = N_("{n} to the value for each room of the team."),
  [INV_PER_OWN_ROOMS] = N_("{n} to the value for each room of the player."),
  [INV_PER_PLAYERS] = N_("{n} to the value for each player."),
  [INV_PER_ALLIES] = N_("{n} to the value for each ally of the player."),
  [INV_PER_WEAPONS] = N_("{n} to the value for each weapon of the player."),
  [INV_PER_ITEMS] = N_("{n} to the value for each item of the player."),
  [INV_PER_HAND] = N_("{n} to the value for each card in the player’s hand."),
};

static const char *const steals[] = {
  N_("Steals the player’s d20."), N_("Steals the player’s d20 for this fight."),
  N_("Steals the player’s d20 until the player wins a fight."),
  N_("Steals the player’s d20 until it is given back."),
};

static const char *const twices[2][3] = {
  { [INV_BOTH] = N_("The player’s d20 is rolled twice; the better result counts."),
    [INV_ACQUIRE] = N_("For boons the player’s d20 is rolled twice; the better result counts."),
    [INV_COMBAT] = N_("In fights the player’s d20 is rolled twice; the better result counts.") },
  { [INV_BOTH] = N_("The player’s d20 is rolled twice; the worse result counts."),
    [INV_ACQUIRE] = N_("For boons the player’s d20 is rolled twice; the worse result counts."),
    [INV_COMBAT] = N_("In fights the player’s d20 is rolled twice; the worse result counts.") },
};

static const char *const ignores[] = {
  [INV_ROOM] = N_("Rooms do not count."), [INV_WEAPON] = N_("Weapons do not count."),
  [INV_ITEM] = N_("Items do not count."),
  [INV_ACTION] = N_("Actions do not count."), [INV_ALLY] = N_("Allies do not count."),
  [INV_KIND_ANY] = N_("No cards count."),
};

static const char *const skips[] = {
  [INV_SELF] = N_("No gnome comes in the player’s next turn."),
  [INV_OWNER] = N_("No gnome comes in the player’s next turn."),
  [INV_LEFT] = N_("No gnome comes in the next turn of the player to the left."),
  [INV_RIGHT] = N_("No gnome comes in the next turn of the player to the right."),
  [INV_EACH] = N_("No gnome comes in any player’s next turn."),
  [INV_ANY] = N_("No gnome comes in the next turn of a player of your choice."),
};

static const char *const draws[] = {
  N_("The gnome comes from the discard pile."), N_("The gnome comes from the top of the discard pile."),
  N_("The gnome is drawn at random from the discard pile."), N_("The gnome is chosen from the discard pile."),
};

static const char *const misses[] = {
  [INV_SELF] = N_("The player gets no boon in the next turn."),
  [INV_OWNER] = N_("The player gets no boon in the next turn."),
  [INV_LEFT] = N_("The player to the left gets no boon in the next turn."),
  [INV_RIGHT] = N_("The player to the right gets no boon in the next turn."),
  [INV_EACH] = N_("No player gets a boon in the next turn."),
  [INV_ANY] = N_("A player of your choice gets no boon in the next turn."),
};

static const char *const letters_back[] = {
  N_("The last letter goes back under the gnome deck."), N_("The last letter is shuffled back into the gnome deck."),
};

/* Translators: on a card; {what} is a counted word: "1 weapon", "2 cards", "1 room" */
static const char *const losses[][3] = {
  [INV_SELF] = { [INV_FROM_EITHER] = N_("Lose {what}."), [INV_FROM_HAND] = N_("Lose {what} from your hand."),
    [INV_FROM_PLAY] = N_("Lose {what} in play.") },
  [INV_OWNER] = { [INV_FROM_EITHER] = N_("Lose {what}."), [INV_FROM_HAND] = N_("Lose {what} from your hand."),
    [INV_FROM_PLAY] = N_("Lose {what} in play.") },
  [INV_LEFT] = { [INV_FROM_EITHER] = N_("The player to the left loses {what}."),
    [INV_FROM_HAND] = N_("The player to the left loses {what} from hand."),
                 [INV_FROM_PLAY] = N_("The player to the left loses {what} in play.") },
  [INV_RIGHT] = { [INV_FROM_EITHER] = N_("The player to the right loses {what}."),
    [INV_FROM_HAND] = N_("The player to the right loses {what} from hand."),
                  [INV_FROM_PLAY] = N_("The player to the right loses {what} in play.") },
  [INV_EACH] = { [INV_FROM_EITHER] = N_("Each player loses {what}."),
    [INV_FROM_HAND] = N_("Each player loses {what} from hand."),
                 [INV_FROM_PLAY] = N_("Each player loses {what} in play.") },
  [INV_ANY] = { [INV_FROM_EITHER] = N_("A player of your choice loses {what}."),
    [INV_FROM_HAND] = N_("A player of your choice loses {what} from hand."),
                [INV_FROM_PLAY] = N_("A player of your choice loses {what} in play.") },
};

static const char *const goes[] = {
  [INV_GOES_DISCARD] = N_("It goes to the discard pile."), [INV_GOES_TOP] = N_("It goes on top of the gnome deck."),
  [INV_GOES_BOTTOM] = N_("It goes under the gnome deck."),
  [INV_GOES_SHUFFLED] = N_("It is shuffled into the gnome deck."), [INV_GOES_OUT] = N_("It leaves the game."),
};

static const char *const attaches[] = {
  N_("It stays with the player until the player wins a fight."),
  N_("It stays with the player until the end of the next turn."),
  N_("It stays with the player for good."),
};

/* ---- One effect --------------------------------------------------------------------------- */

static char *
signed_number (int n)
{
  g_autofree char *digits = gn_number_text (ABS (n));

  return g_strconcat (n < 0 ? "−" : "+", digits, NULL);
}

static void
add (Writer     *writer,
     const char *sentence)
{
  g_string_append (writer->text, sentence);
}

/* Adds a text with @n, signed, in the gap {n}. */
static void
add_signed (Writer      *writer,
            const char  *format,
            const InvOp *op)
{
  g_autofree char *n = NULL, *sentence = NULL;

  if (op->has_dice)
    {
      g_autofree char *dice = gn_dice_text (&op->dice);

      n = dice[0] == '-' ? g_strconcat ("−", dice + 1, NULL) : g_strconcat ("+", dice, NULL);
    }
  else
    {
      n = signed_number (op->n);
    }
  sentence = gn_fill (gn_tr (format), "n", n, NULL);
  add (writer, sentence);
}

/* Adds the singular or plural form of a text with the gap {n}. */
static void
add_counted (Writer     *writer,
             const char *form,
             int         n)
{
  g_autofree char *digits = gn_number_text (n);
  g_autofree char *sentence = gn_fill (form, "n", digits, NULL);

  add (writer, sentence);
}

static void
add_plural (Writer     *writer,
            const char *one,
            const char *many,
            int         n)
{
  add_counted (writer, g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) n), n);
}

/* A counted word such as "2 weapons" or "1 card". */
static char *
counted (Writer *writer,
         int     kind,
         int     n)
{
  g_autofree char *digits = NULL;

  if (kind < INV_N_KINDS)
    return gn_thing_counted (writer->match, GN_THING (INV_DOMAIN_KIND, (gint16) kind), n);

  digits = gn_number_text (n);
  /* Translators: cards of any kind, to fill the gap {what} of "Lose {what} from the hand." and "Fetch {what} …" */
  return gn_fill (g_dngettext (GETTEXT_PACKAGE, "{n} card", "{n} cards", (gulong) n), "n", digits, NULL);
}

static void
add_what (Writer     *writer,
          const char *format,
          int         kind,
          int         n)
{
  g_autofree char *what = counted (writer, kind, n);
  g_autofree char *sentence = gn_fill (gn_tr (format), "what", what, NULL);

  add (writer, sentence);
}

static void
write_reward (Writer      *writer,
              const InvOp *op)
{
  /* @a is either, hand or play */
  if (op->a == INV_FROM_HAND)
    add_plural (writer,
                NP_ ("Take {n} boon into your hand without a roll.", "Take {n} boons into your hand without a roll."),
                op->n);
  else if (op->a == INV_FROM_PLAY)
    add_plural (writer, NP_ ("Put {n} boon into play without a roll.", "Put {n} boons into play without a roll."),
                op->n);
  else
    add_plural (writer, NP_ ("Gain {n} boon without a roll.", "Gain {n} boons without a roll."), op->n);
}

static void
write_loss (Writer      *writer,
            const InvOp *op)
{
  static const char *const room_goes[] = { NULL, N_("It goes under a boon deck."),
                                           N_("It is shuffled into a boon deck.") };

  if (op->word == INV_E_LOSE_ROOM)
    {
      add_what (writer, losses[op->whose][INV_FROM_EITHER], INV_ROOM, op->n);
      if (op->a)
        {
          add (writer, " ");
          add (writer, gn_tr (room_goes[op->a]));
        }
      return;
    }

  add_what (writer, losses[op->whose][op->b], op->a, op->n);
  if (op->c)
    {
      add (writer, " ");
      /* Translators: after "Lose 1 card from the hand." */
      add (writer, _("The choice is made at random."));
    }
}

static char *
condition (Writer      *writer,
           const InvOp *op)
{
  /* Translators: conditions on a card, each followed by its effects */
  static const char *const conditions[] = {
    [INV_IF_LETTERS] = N_("If {n} or more letters are out:"),
    [INV_IF_TEAM_ROOMS] = N_("If the team has {n} or more rooms:"),
    [INV_IF_OWN_ROOMS] = N_("If the player has {n} or more rooms:"),
    [INV_IF_MARGIN] = N_("If the total is {n} or more above the value:"),
    [INV_IF_PLAYERS] = N_("With {n} or more players:"),
  };
  static const char *const has[] = {
    [INV_FROM_EITHER] = N_("If the player has {what}:"), [INV_FROM_HAND] = N_("If the player has {what} in hand:"),
    [INV_FROM_PLAY] = N_("If the player has {what} in play:"),
  };

  if (op->a == INV_IF_HAS)
    {
      g_autofree char *what = counted (writer, op->b, 1);

      return gn_fill (gn_tr (has[op->c]), "what", what, NULL);
    }

  g_autofree char *n = gn_number_text (op->n);

  return gn_fill (gn_tr (conditions[op->a]), "n", n, NULL);
}

static void
write_if (Writer      *writer,
          const InvOp *op)
{
  g_autofree char *when = condition (writer, op);

  add (writer, when);
  add (writer, " ");
  write_list (writer, op->list[0], " ");
  if (inv_list_of (inv_set (writer->match), writer->program, op->list[1]).n)
    {
      add (writer, " ");
      /* Translators: on a card, after a condition and its effects; the effects for the other case follow */
      add (writer, _("Otherwise:"));
      add (writer, " ");
      write_list (writer, op->list[1], " ");
    }
}

static void
write_choice (Writer      *writer,
              const InvOp *op)
{
  /* Translators: on a card; the choices follow, one on each line */
  add (writer, _("One of these:"));
  for (guint i = 0; i < op->n_lists; i++)
    {
      add (writer, "\n– ");
      write_list (writer, op->list[i], " ");
    }
}

static void
write_table (Writer      *writer,
             const InvOp *op)
{
  g_autofree char *dice = gn_dice_text (&op->dice);
  /* Translators: on a card; {dice} is "d6"; a table of results follows, one on each line */
  g_autofree char *head = gn_fill (_("Roll {dice}:"), "dice", dice, NULL);

  add (writer, head);
  for (guint i = 0; i < op->n_lists; i++)
    {
      if (op->from[i] == op->to[i])
        g_string_append_printf (writer->text, "\n%u: ", op->from[i]);
      else
        g_string_append_printf (writer->text, "\n%u–%u: ", op->from[i], op->to[i]);
      write_list (writer, op->list[i], " ");
    }
}

static void
write_op (Writer      *writer,
          const InvOp *op)
{
  switch ((InvWord) op->word)
    {
    case INV_E_FLAT:         add_signed (writer, flats[op->scope], op); break;
    case INV_E_VALUE_CHANGE: add_signed (writer, changes[op->a], op); break;
    case INV_E_STEAL_DIE:    add (writer, gn_tr (steals[op->a])); break;
    case INV_E_RETURN_DIE:   add (writer, _("A stolen d20 comes back.")); break;
    case INV_E_SWAP_DIE:     add_counted (writer, _("A d{n} replaces the player’s d20."), op->n); break;
    case INV_E_TWICE:        add (writer, gn_tr (twices[op->a][op->scope])); break;
    case INV_E_REROLL:
      add_plural (writer, NP_ ("{n} die may be rolled again.", "{n} dice may be rolled again."), op->n);
      break;
    case INV_E_IGNORE:       add (writer, gn_tr (ignores[op->a])); break;
    case INV_E_NO_HELP:      add (writer, _("Nobody can help.")); break;
    case INV_E_SKIP_COMBAT:  add (writer, op->a ? gn_tr (skips[op->whose]) : _("No gnome comes this turn.")); break;
    case INV_E_FROM_DISCARD: add (writer, gn_tr (draws[op->a])); break;
    case INV_E_FIGHT_AGAIN:  add (writer, _("Another gnome comes.")); break;
    case INV_E_EXTRA_BOON:
      add_plural (writer, NP_ ("{n} more boon may be acquired.", "{n} more boons may be acquired."), op->n);
      break;
    case INV_E_MISS_BOON:    add (writer, gn_tr (misses[op->whose])); break;
    case INV_E_PEEK:
      if (op->a)
        add_plural (writer,
                    NP_ ("Look at the top gnome card; you may put it under the deck.",
                         "Look at the top {n} gnome cards; you may put one under the deck."), op->n);
      else
        add_plural (writer, NP_ ("Look at the top gnome card.", "Look at the top {n} gnome cards."), op->n);
      break;
    case INV_E_LETTER_BACK:  add (writer, gn_tr (letters_back[op->a])); break;
    case INV_E_BOON_REWARD:  write_reward (writer, op); break;
    case INV_E_LOSE_CARD:
    case INV_E_LOSE_ROOM:    write_loss (writer, op); break;
    case INV_E_SHIELD:
      add (writer, op->a ? _("May be lost instead of a room.") : _("May be lost instead of another card."));
      break;
    /* Translators: on a card; {what} is a counted word: "1 weapon", "2 cards" */
    case INV_E_FETCH:        add_what (writer, N_("Take {what} from the boon discard pile."), op->a, op->n); break;
    case INV_E_GIVE:
      add_plural (writer,
                  NP_ ("Give {n} card from your hand to another player.", "Give {n} cards from your hand to other "
                                                                       "players."),
                  op->n);
      break;
    case INV_E_MILL:
      add_plural (writer,
                  NP_ ("{n} boon from the fullest deck is "
                       "discarded.", "{n} boons from the fullest deck are discarded."),
                  op->n);
      break;
    case INV_E_LIMIT_CHANGE:
      add_signed (writer, op->a ? N_("Weapons that may stay: {n}.") : N_("Allies that may stay: {n}."), op);
      break;
    case INV_E_GNOME_GOES:   add (writer, gn_tr (op->a == INV_GOES_ATTACH ? attaches[op->b] : goes[op->a])); break;
    case INV_E_CHOOSE:       write_choice (writer, op); break;
    case INV_E_IF:           write_if (writer, op); break;
    case INV_E_TABLE:        write_table (writer, op); break;
    case INV_E_FREE_TEXT:
      {
        const char *words = inv_view_free_text (writer->match, writer->gnome, writer->card, writer->slot, op->text);

        add (writer, words ? words : "");
        break;
      }
    default:
      break;
    }
}

static void
write_list (Writer     *writer,
            guint       list,
            const char *between)
{
  const InvSet *set = inv_set (writer->match);
  const InvList ops = inv_list_of (set, writer->program, list);

  /* Translators: on a card, in a table of results: nothing happens */
  if (ops.n == 0)
    add (writer, _("nothing"));
  for (guint i = 0; i < ops.n; i++)
    {
      if (i > 0)
        add (writer, between);
      write_op (writer, &set->op[ops.first + i]);
    }
}

/* ---- Free texts, in the order of the compiler: depth first --------------------------------- */

static const char *
free_text (JsonNode *node,
           guint    *left)
{
  static const char *const inner[] = { "lists", "rows", "then", "else" };
  const char *text = NULL;

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array) && !text; i++)
        text = free_text (json_array_get_element (array, i), left);
      return text;
    }
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return NULL;

  JsonObject *effect = json_node_get_object (node);

  if (!g_strcmp0 (gn_json_string (effect, "do"), "free-text") && (*left)-- == 0)
    return gn_json_string (effect, "text");

  for (guint i = 0; i < G_N_ELEMENTS (inner) && !text; i++)
    if (json_object_has_member (effect, inner[i]))
      text = free_text (json_object_get_member (effect, inner[i]), left);
  return text;
}

const char *
inv_view_free_text (const GnMatch *match,
                    gboolean       gnome,
                    int            card,
                    guint          slot,
                    guint          which)
{
  JsonNode *node = gn_set_effects (match->set, gnome ? INV_FAMILY_GNOMES : INV_FAMILY_BOONS, (guint) card,
                                   inv_slot_ids[slot]);
  const char *text = node ? free_text (node, &which) : NULL;

  return text && gn_set_is_stand_in (match->set) ? gn_tr (text) : text;
}

/* ---- A slot ----------------------------------------------------------------------------------- */

char *
inv_view_effects (const GnMatch *match,
                  int            gnome,
                  int            boon,
                  const char    *slot)
{
  Writer writer = { .match = match, .gnome = gnome >= 0, .card = gnome >= 0 ? gnome : boon };
  guint at = 0;

  while (at < INV_N_SLOTS && g_strcmp0 (inv_slot_ids[at], slot) != 0)
    at++;
  g_return_val_if_fail (at < INV_N_SLOTS && writer.card >= 0, g_strdup (""));
  if (writer.gnome == (at <= INV_ON_GAIN))
    return g_strdup ("");

  writer.slot = at;
  writer.program = inv_program (inv_set (match), writer.gnome, writer.card, at);
  if (writer.program->n == 0)
    return g_strdup ("");

  writer.text = g_string_new (NULL);
  write_list (&writer, 0, "\n");
  return g_string_free (writer.text, FALSE);
}

/* The text of one list of a card's slot. */
static char *
list_words (const GnMatch *match,
            gboolean       gnome,
            int            card,
            guint          slot,
            guint          list)
{
  Writer writer = { .match = match, .gnome = gnome, .card = card, .slot = slot };

  writer.program = inv_program (inv_set (match), gnome, card, slot);
  writer.text = g_string_new (NULL);
  write_list (&writer, list, " ");
  return g_string_free (writer.text, FALSE);
}

char *
inv_meaning (const GnMatch *match,
             gconstpointer  data,
             const GnMove  *move)
{
  const InvState *state = data;
  const InvFrame *top = inv_top_of (state);
  const InvOp *op = inv_op_of (match, state);
  const int n = move->arg[INV_A_LIST];

  if (move->verb != INV_V_PICK || n < 1)
    return NULL;
  if (state->ask != INV_ASK_LIST || !op || op->word != INV_E_CHOOSE || n > op->n_lists)
    return g_strdup ("");
  return list_words (match, top->gnome != 0, top->card, (guint) top->slot, op->list[n - 1]);
}

char *
inv_words (const GnMatch *match,
           int            what,
           int            which)
{
  const InvSet *set = inv_set (match);
  const gboolean gnome = what >= INV_WORDS_GNOMES;
  const int card = gnome ? what - INV_WORDS_GNOMES : what;

  /* the card may have been entered again since */
  if (card < 0 || (guint) card >= (gnome ? set->n_gnomes : set->n_boons) || which < 0 || which / 256 >= INV_N_SLOTS)
    return g_strdup ("–");
  if (which % 256 >= INV_WORDS_TEXT)
    {
      const char *text = inv_view_free_text (match, gnome, card, (guint) which / 256,
                                             (guint) which % 256 - INV_WORDS_TEXT);

      return g_strdup (text ? text : "–");
    }
  return list_words (match, gnome, card, (guint) which / 256, (guint) which % 256);
}
