/* rise-words.c: the effects of allies, upgrades, judges, boards and Gnome cards in words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-words.h"

#include <glib/gi18n.h>

#include "core/set/set.h"
#include "core/words/text.h"
#include "rise-boxes.h"
#include "rise-scene.h"

static void
add (GString    *text,
     const char *words,
     const char *between)
{
  if (words && *words)
    g_string_append_printf (text, "%s%s", text->len ? between : "", words);
}

/* The part of an action that an effect improves: "cubes", "price" … */
static char *
boost_text (const GnMatch *match,
            const RiseOp  *op)
{
  static const char *const what[] = {
    /* Translators: what a card improves about an action: "Brew Festival: +1 cubes" */
    N_("{action}: {n} cubes"), N_("{action}: {n} removals"), N_("{action}: {n} additions"),
    N_("{action}: {n} cubes moved"),
    N_("{action}: {n} beer"), N_("{action}: {n} gold"), N_("{action}: price {n}"),
  };
  g_autofree char *action = rise_action_name (match, op->a);
  g_autofree char *n = rise_signed (op->n);

  return gn_fill (_(what[MIN (op->what, G_N_ELEMENTS (what) - 1)]), "action", action, "n", n, NULL);
}

/* The k-th free text of a component. */
static char *
free_text (const GnMatch *match,
           int            family,
           int            component)
{
  const char *text = gn_set_text (match->set, family, component, "text");

  return g_strdup (text && *text ? text : _("a card text: read it aloud"));
}

static char *
op_text (const GnMatch *match,
         const RiseOp  *op,
         int            family,
         int            component)
{
  g_autofree char *n = gn_number_text (op->n);
  g_autofree char *more = rise_signed (op->n);
  g_autofree char *type = NULL;

  switch (op->word)
    {
    case RISE_E_VP:
      return gn_fill (ngettext ("{n} point", "{n} points", op->n), "n", n, NULL);
    case RISE_E_GOLD:
      return gn_fill (ngettext ("{n} gold", "{n} gold", op->n), "n", n, NULL);
    case RISE_E_BEER:
      return gn_fill (ngettext ("{n} beer", "{n} beer", op->n), "n", n, NULL);
    case RISE_E_PRODUCTION:
      return gn_fill (_("production {n}"), "n", more, NULL);
    case RISE_E_TOKEN:
      return gn_fill (ngettext ("{n} upgrade token", "{n} upgrade tokens", op->n), "n", n, NULL);
    case RISE_E_BOAT:
      return g_strdup (_("build a boat"));
    case RISE_E_ADD:
      return gn_fill (op->a == RISE_ADD_ADJACENT
                        ? ngettext ("up to {n} cube to an adjacent tile", "up to {n} cubes to an adjacent tile", op->n)
                        : ngettext ("up to {n} cube to an occupied tile", "up to {n} cubes to an occupied tile", op->n),
                      "n", n, NULL);
    case RISE_E_REMOVE:
      return gn_fill (ngettext ("remove up to {n} Gnome cube", "remove up to {n} Gnome cubes", op->n), "n", n, NULL);
    case RISE_E_DRAGON:
      return gn_fill (ngettext ("move the dragon up to {n} step", "move the dragon up to {n} steps", op->n), "n", n,
                      NULL);
    case RISE_E_MEEPLE:
      return gn_fill (ngettext ("{n} more meeple", "{n} more meeples", op->n), "n", n, NULL);
    case RISE_E_BOOST:
      return boost_text (match, op);
    case RISE_E_BUILD_ON:
      type = rise_name (match, RISE_DOMAIN_TYPE, op->a);
      return gn_fill (_("may build on {type}"), "type", type, NULL);
    case RISE_E_SECOND_BREWERY:
      return g_strdup (_("two of your breweries on one tile"));
    case RISE_E_BRIBE:
      return gn_fill (_("bribes cost {n} less"), "n", n, NULL);
    case RISE_E_FIREPROOF:
      return g_strdup (_("the dragon burns none of your breweries"));
    default:
      return free_text (match, family, component);
    }
}

char *
rise_ops_text (const GnMatch *match,
               const RiseOps *ops,
               int            family,
               int            component)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ops->n; i++)
    {
      const RiseOp *op = &ops->op[i];
      g_autofree char *words = op_text (match, op, family, component);

      if (op->phase_5 && op->if_type)
        {
          g_autofree char *type = rise_name (match, RISE_DOMAIN_TYPE, op->if_type - 1);
          /* Translators: an effect after each scoring, on a condition: "each turn, if you occupy Plains: 1 point" */
          g_autofree char *line = gn_fill (_("each turn, if you occupy {type}: {what}"),
                                           "type", type, "what", words, NULL);
          add (text, line, "; ");
        }
      else if (op->phase_5)
        {
          /* Translators: an effect after each scoring: "each turn: 2 beer" */
          g_autofree char *line = gn_fill (_("each turn: {what}"), "what", words, NULL);
          add (text, line, "; ");
        }
      else
        add (text, words, "; ");
    }
  if (!ops->known)
    add (text, _("not entered yet"), "; ");
  return g_string_free (text, FALSE);
}

char *
rise_space_text (const GnMatch   *match,
                 const RiseSpace *space,
                 int              family,
                 int              component)
{
  g_autofree char *what = rise_ops_text (match, &space->ops, family, component);
  g_autofree char *beer = gn_number_text (space->beer);
  g_autofree char *gold = gn_number_text (space->gold);

  if (space->beer)
    /* Translators: a player's own brewer space: its price and effect: "Your space, 2 beer: 2 points" */
    return gn_fill (_("Your space, {n} beer: {what}"), "n", beer, "what", what, NULL);
  if (space->gold)
    return gn_fill (_("Your space, {n} gold: {what}"), "n", gold, "what", what, NULL);
  return gn_fill (_("Your space: {what}"), "what", what, NULL);
}

static char *
with_space (const GnMatch   *match,
            const RiseOps   *ops,
            const RiseSpace *space,
            int              family,
            int              component)
{
  GString *text = g_string_new (NULL);
  g_autofree char *own = rise_ops_text (match, ops, family, component);

  add (text, own, "; ");
  if (space->kind != RISE_SPACELESS)
    {
      g_autofree char *words = rise_space_text (match, space, family, component);
      add (text, words, "; ");
    }
  return g_string_free (text, FALSE);
}

char *
rise_ally_text (const GnMatch *match,
                int            ally)
{
  const RiseAlly *card = &rise_set (match)->ally[ally];

  return with_space (match, &card->ops, &card->space, RISE_FAMILY_ALLIES, ally);
}

char *
rise_upgrade_text (const GnMatch *match,
                   int            upgrade)
{
  const RiseUpgradeToken *token = &rise_set (match)->upgrade[upgrade];

  return with_space (match, &token->ops, &token->space, RISE_FAMILY_UPGRADES, upgrade);
}

char *
rise_board_text (const GnMatch *match,
                 int            board)
{
  return rise_ops_text (match, &rise_set (match)->board[board].ops, RISE_FAMILY_BOARDS, board);
}

char *
rise_judge_text (const GnMatch *match,
                 int            judge)
{
  const RiseJudge *card = &rise_set (match)->judge[judge];
  GString *text = g_string_new (NULL);

  if (card->counter < 0)
    return g_string_free (g_string_append (text, _("not entered yet")), FALSE);
  if (card->counter == RISE_C_TEXT)
    return g_string_free (text, TRUE), free_text (match, RISE_FAMILY_JUDGES, judge);

  g_autofree char *counter = rise_name (match, RISE_DOMAIN_COUNTER, card->counter);
  GString *types = g_string_new (NULL);
  for (int type = 0; type < RISE_N_TYPES; type++)
    if (card->types >> type & 1)
      {
        g_autofree char *name = rise_name (match, RISE_DOMAIN_TYPE, type);
        add (types, name, ", ");
      }
  g_autofree char *which = g_string_free (types, FALSE);
  if (*which && card->counter != RISE_C_LANDS)
    {
      /* Translators: what a judge counts: "Mountain: tiles occupied, with a brewery of one’s own" */
      g_autofree char *line = gn_fill (_("{types}: {what}"), "types", which, "what", counter, NULL);
      add (text, line, "");
    }
  else
    add (text, counter, "");
  for (int i = 0; i < card->n_steps; i++)
    {
      g_autofree char *count = gn_number_text (card->count[i]);
      g_autofree char *points = gn_number_text (card->vp[i]);
      /* Translators: a step of a judge: from this count on, this many points: "3 → 5" */
      g_autofree char *step = gn_fill (_("{count} → {points}"), "count", count, "points", points, NULL);

      add (text, step, i ? ", " : "; ");
    }
  return g_string_free (text, FALSE);
}

const char *
rise_mark_text (RiseMark mark)
{
  return mark == RISE_MARK_PLACEHOLDER ? _("placeholder") : mark == RISE_MARK_PARTLY ? _("partly a placeholder") : NULL;
}
