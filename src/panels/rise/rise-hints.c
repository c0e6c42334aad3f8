/* rise-hints.c: hints beside buttons, sentences above the table, and what a click on the map enters
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-hints.h"

#include <glib/gi18n.h>

#include "core/match/moves.h"
#include "core/words/text.h"

#define BIT(verb) (G_GUINT64_CONSTANT (1) << (verb))

/* ---- What a click on the map enters ---------------------------------------------------- */

static const GnArg *
tile_arg (const GnMatch *match,
          guint          verb)
{
  for (const GnArg *arg = match->game->verbs[verb].args; arg->kind; arg++)
    if ((arg->kind == GN_ARG_THING || arg->kind == GN_ARG_LIST) && arg->domain == RISE_DOMAIN_TILE)
      return arg;
  return NULL;
}

/* The first tile that is still open in an unfinished move. */
static char *
asked_by (const RiseScene *scene,
          const GnMove    *partial)
{
  const GnMatch *match = scene->match;

  for (const GnArg *arg = match->game->verbs[partial->verb].args; arg->kind; arg++)
    if (arg->domain == RISE_DOMAIN_TILE && (arg->kind == GN_ARG_THING || arg->kind == GN_ARG_LIST)
        && partial->arg[arg->at] == GN_OPEN)
      {
        g_autofree char *said = gn_move_to_spec (match, partial);

        return g_strdup_printf ("%s %s=%%s", said, arg->name);
      }
  return NULL;
}

/* The verbs that a click on a tile may enter; those in the middle of a move come first. */
static const guint8 answers[] = {
  RISE_V_CARRY, RISE_V_LIFT, RISE_V_RELIEVE, RISE_V_BOAT, RISE_V_SETTLE, RISE_V_DRIVE, RISE_V_DRAGON, RISE_V_DRAGON_TO,
  RISE_V_GNOME_TO, RISE_V_CARAVAN_TO,
  RISE_V_DELIVER, RISE_V_FESTIVAL, RISE_V_CONTEST, RISE_V_LOAD, RISE_V_EXPAND, RISE_V_GATHER,
};

char *
rise_question (const RiseScene *scene,
               const GnMove    *partial)
{
  const GnMoveList *legal;
  guint64 verbs = 0;

  if (!scene->present)
    return NULL;
  if (partial)
    return asked_by (scene, partial);
  if (scene->asked < 0)
    return NULL;

  legal = gn_panel_get_legal (scene->panel);
  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].seat == scene->asked && legal->move[i].verb < 64)
      verbs |= BIT (legal->move[i].verb);
  for (guint k = 0; k < G_N_ELEMENTS (answers); k++)
    {
      const GnArg *arg = verbs & BIT (answers[k]) ? tile_arg (scene->match, answers[k]) : NULL;

      /* one cube for each click: for more, enter the words or click again */
      if (arg)
        return g_strdup_printf ("%s %s=%%s%s", scene->match->game->verbs[answers[k]].id, arg->name,
                                answers[k] == RISE_V_CARRY || answers[k] == RISE_V_LIFT ? " n=1" : "");
    }
  return NULL;
}

/* TRUE while a slot of the board is unknown, so that the list on the table is not complete. */
static gboolean
knows_slots (const RiseSeatView *view)
{
  for (guint i = 0; i < view->n_slots; i++)
    if (view->slot[i] < 0)
      return FALSE;
  return view->n_slots > 0;
}

guint64
rise_placed (const RiseScene *scene)
{
  guint64 placed = 0;

  /* nothing can be done at an earlier moment, or on the second screen */
  if (!scene->present)
    return G_MAXUINT64;
  if (scene->state->stage == RISE_AT_TURN)
    placed |= BIT (RISE_V_PLACE) | BIT (RISE_V_UPGRADE) | BIT (RISE_V_BUILD) | BIT (RISE_V_TRIBUTE) | BIT (RISE_V_THUGS)
              | BIT (RISE_V_BARD) | BIT (RISE_V_ORCTOBERFEST) | BIT (RISE_V_TAVERN) | BIT (RISE_V_USE)
              | BIT (RISE_V_BREW) | (scene->match->option[RISE_OPT_IDLE] ? 0 : BIT (RISE_V_IDLE));
  if (scene->state->stage == RISE_AT_DRAFT)
    placed |= BIT (RISE_V_DRAFT);
  /* while a board of the box may be unknown, the list on the table is not complete */
  if (scene->state->stage == RISE_AT_SIDE
      && rise_set (scene->match)->n_boards >= rise_families[RISE_FAMILY_BOARDS].expected)
    placed |= BIT (RISE_V_SIDE);
  if (scene->unlocks >= 0 && knows_slots (&scene->seat[scene->unlocks]))
    placed |= BIT (RISE_V_UPGRADE_SLOT);
  if (scene->waits || scene->goes_on)
    placed |= BIT (RISE_V_GO_ON);
  return placed;
}

/* ---- Words ----------------------------------------------------------------------------------- */

char *
rise_hint (const RiseScene *scene,
           guint            verb)
{
  const int seat = scene->asked;

  if (seat < 0)
    return NULL;
  switch (verb)
    {
    case RISE_V_BREW:
      return rise_signed (MIN (scene->seat[seat].production, RISE_BEER_MOST - scene->seat[seat].beer));
    case RISE_V_PLACE:
      {
        g_autofree char *n = gn_number_text (scene->seat[seat].meeples);

        return gn_fill (ngettext ("{n} left", "{n} left", scene->seat[seat].meeples), "n", n, NULL);
      }
    default:
      return NULL;
    }
}

char *
rise_asks_where (const RiseScene *scene,
                 int              action,
                 gboolean         second)
{
  const char *text;

  if (!scene || !scene->present || scene->asked < 0)
    return NULL;
  switch (action)
    {
    case RISE_BUILD:
      text = second
               /* Translators: all breweries of {who} are on the map, so that one of them moves */
               ? _("{who}: choose the tile from which a brewery moves")
               /* Translators: {who} has chosen Build Brewery, and now a tile */
               : _("{who}: choose where the brewery is built");
      break;
    case RISE_TRIBUTE:
      text = _("{who}: choose where the dragon goes");
      break;
    case RISE_THUGS:
      /* Translators: {who} has chosen Employ Thugs, and now a tile */
      text = _("{who}: choose where the thugs go");
      break;
    case RISE_BARD:
      /* Translators: {who} has chosen Hire Bard, and now a tile */
      text = _("{who}: choose where the bard goes");
      break;
    default:
      return NULL;
    }
  return gn_fill (text, "who", gn_match_name (scene->match, scene->asked), NULL);
}

GPtrArray *
rise_banners (const RiseScene *scene)
{
  GPtrArray *banners = NULL;

  if (scene->over || scene->state->phase == 0)
    return NULL;
  if (scene->watch.warn && scene->state->turn >= 4)
    gn_panel_banner_add (&banners, g_strdup (_("The Gnomes lead: if nobody overtakes them, everybody loses.")),
                         "rise-gnome", "RISE-190", -1, FALSE);
  return banners;
}
