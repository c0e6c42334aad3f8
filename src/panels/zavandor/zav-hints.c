/* zav-hints.c: the words beside Zavandor's table: hints on buttons, banners, what comes next
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "zav-hints.h"

#include <glib/gi18n.h>

#include "core/words/text.h"
#include "zav-scene.h"
#include "games/zavandor/zav-view.h"

/* ---- Hints on buttons --------------------------------------------------- */

/* The most gems of each type that a legal move of @verb names: "4:gem-diamond: 3:gem-ruby:" */
static char *
most_of_each (GnPanel *panel,
              guint    verb)
{
  const GnMoveList *legal = gn_panel_get_legal (panel);
  int most[ZAV_GEMS] = { 0 };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];
      const int gem = move->arg[ZAV_ARG_TYPE];

      if (move->verb == verb && gem >= 0 && gem < ZAV_GEMS)
        most[gem] = MAX (most[gem], move->arg[ZAV_ARG_N]);
    }

  /* Four numbers have no room beside the key of the button, the pictures have. */
  const gboolean all = most[0] && most[1] && most[2] && most[3];

  for (int gem = 0; gem < ZAV_GEMS; gem++)
    if (all)
      g_string_append_printf (text, ":%s:", zav_gem_piece[gem]);
    else if (most[gem])
      g_string_append_printf (text, "%s%d:%s:", text->len ? " " : "", most[gem], zav_gem_piece[gem]);
  return g_string_free (text, FALSE);
}

/* The number of different things in the first argument of a verb's legal moves; @only: the thing, if there is
 * exactly one. */
static int
n_things (GnPanel *panel,
          guint    verb,
          int     *only)
{
  const GnMoveList *legal = gn_panel_get_legal (panel);
  guint64 seen = 0;

  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb == verb && legal->move[i].arg[0] >= 0 && legal->move[i].arg[0] < 64)
      {
        seen |= G_GUINT64_CONSTANT (1) << legal->move[i].arg[0];
        *only = legal->move[i].arg[0];
      }
  return __builtin_popcountll (seen);
}

static char *
to_choose (int n)
{
  g_autofree char *number = gn_number_text (n);

  /* Translators: hint on a button: the number of things to choose from */
  return gn_fill (ngettext ("{n} to choose from", "{n} to choose from", n), "n", number, NULL);
}

static char *
item_hint (GnPanel        *panel,
           const ZavState *state)
{
  const GnMatch *match = gn_panel_get_match (panel);
  int slot = 0;
  const int n = n_things (panel, ZAV_ITEM, &slot);

  if (n != 1)
    return n ? to_choose (n) : NULL;
  if (slot == ZAV_SLOT_HAND)
    /* Translators: hint on the button that buys an item: only the card in hand can be bought */
    return g_strdup (_("the card in hand"));
  return slot < ZAV_SLOTS && state->slot[slot] >= 0
           ? gn_thing_name (match, GN_THING (ZAV_DOMAIN_ITEM, state->slot[slot]))
           : NULL;
}

static char *
tile_hint (GnPanel *panel)
{
  const GnMatch *match = gn_panel_get_match (panel);
  int space = 0;
  const int n = n_things (panel, ZAV_TILE, &space);

  return n == 1 ? gn_thing_name (match, GN_THING (ZAV_DOMAIN_SPACE, space)) : n ? to_choose (n) : NULL;
}

/* "1:gem-emerald: for 1:gem-ruby:" if the most is one gem; what can be given, where that is either: there is no room
 * for both */
static char *
trade_hint (GnPanel        *panel,
            const ZavState *state)
{
  const int acting = gn_panel_acting (panel);
  const GnMoveList *legal = gn_panel_get_legal (panel);
  int most[ZAV_GEMS] = { 0 }, either = 0;
  GString *text = g_string_new (NULL);

  for (guint i = 0; acting >= 0 && i < legal->n; i++)
    if (legal->move[i].verb == ZAV_TRADER_USE && legal->move[i].arg[ZAV_ARG_TYPE] >= 0
        && legal->move[i].arg[ZAV_ARG_TYPE] < ZAV_GEMS)
      most[legal->move[i].arg[ZAV_ARG_TYPE]] = MAX (most[legal->move[i].arg[ZAV_ARG_TYPE]],
                                                    legal->move[i].arg[ZAV_ARG_N]);
  for (int gem = 0; gem < ZAV_GEMS; gem++)
    either += most[gem] > 0;

  for (int gem = 0; gem < ZAV_GEMS; gem++)
    if (most[gem])
      {
        const int other = zav_pair_other (state->trader[acting], gem);
        g_autofree char *give = g_strdup_printf ("%d:%s:", most[gem], zav_gem_piece[gem]);
        g_autofree char *get = g_strdup_printf ("%d:%s:", most[gem], zav_gem_piece[other]);
        /* Translators: hint on the button of the trader card; both gaps are a number with the picture of a gem */
        g_autofree char *part = gn_fill (_("{give} for {get}"), "give", give, "get", get, NULL);

        g_string_append_printf (text, "%s%s", text->len ? " " : "", either > 1 ? give : part);
      }
  return g_string_free (text, FALSE);
}

/* What is to be chosen where there are several ways to mine: gems of choice, or what the toll is paid for. */
static char *
mine_hint (GnPanel *panel)
{
  const GnMoveList *legal = gn_panel_get_legal (panel);
  const GnMove *first = NULL;
  int symbols = 0;
  gboolean toll = FALSE;

  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];
      int wild = 0;

      if (move->verb != ZAV_MINE)
        continue;
      for (int gem = 0; gem < ZAV_GEMS; gem++)
        wild += MAX (move->arg[ZAV_ARG_MINE_WILD + gem], 0);
      symbols = MAX (symbols, wild);
      toll |= first && (move->arg[ZAV_ARG_MINE_GEMS] >= 0 || move->arg[ZAV_ARG_MINE_TILES] >= 0);
      first = first ? first : move;
    }
  if (toll)
    /* Translators: hint on the button that mines: the toll is paid for some of the gems, and the player says which */
    return g_strdup (_("choose the gems"));
  if (!symbols)
    return NULL;

  g_autofree char *n = gn_number_text (symbols);

  /* Translators: hint on the button that mines: some tiles give a gem that the player names */
  return gn_fill (ngettext ("{n} gem of your choice", "{n} gems of your choice", (unsigned long) symbols), "n", n,
                  NULL);
}

char *
zav_hint (GnPanel        *panel,
          guint           verb,
          const ZavState *state)
{
  const int acting = gn_panel_acting (panel);

  if (acting < 0 || acting >= ZAV_SEATS)
    return NULL;

  switch (verb)
    {
    case ZAV_SAMPLE:
      /* Translators: hint on the button for a soil sample: it comes before the action and costs 1 gold */
      return g_strdup (_("first · 1 gold"));
    case ZAV_BUY:
    case ZAV_SELL:
      return most_of_each (panel, verb);
    case ZAV_DRAW:
      {
        g_autofree char *artifacts = g_strdup_printf (":back-artifact: %d", zav_view_pile (state, ZAV_ARTIFACT));
        g_autofree char *jewelry = g_strdup_printf (":back-jewelry: %d", zav_view_pile (state, ZAV_JEWELRY));
        /* Translators: hint on the button that draws: pictures of the two piles with their counts; the player keeps
         * one of two cards */
        return gn_fill (_("{artifacts} {jewelry} keep 1"), "artifacts", artifacts, "jewelry", jewelry, NULL);
      }
    case ZAV_MINE:
      return mine_hint (panel);
    case ZAV_TILE:
      return tile_hint (panel);
    case ZAV_ITEM:
      return item_hint (panel, state);
    case ZAV_TRADER_TAKE:
      {
        int only;
        return to_choose (n_things (panel, verb, &only));
      }
    case ZAV_TRADER_USE:
      return trade_hint (panel, state);
    case ZAV_GOLD:
      if (gn_panel_get_covered (panel))
        return g_strdup ("+4");
      return g_strdup_printf ("%d → %d", state->gold[acting], state->gold[acting] + 4);
    default:
      return NULL;
    }
}

/* ---- Banners ------------------------------------------------------------ */

/* The correction happens automatically when round 2 begins. Until the first action of that round, a banner shows
 * what it was, from the facts of that step. */
static char *
correction_text (GnPanel *panel)
{
  GnMatchTable *table = gn_panel_get_table (panel);
  const GnMatch *match = gn_panel_get_match (panel);

  for (guint n = gn_match_table_get_n_steps (table); n > 0; n--)
    {
      const GnStep *step = gn_match_table_get_step (table, n);
      GString *text = NULL;

      for (guint i = 0; step->story && i < step->story->n; i++)
        {
          const GnSay *say = &step->story->fact[i].say;
          const char *code = gn_say_code (match, say);

          if (g_strcmp0 (code, "correction") != 0 && g_strcmp0 (code, "drop") != 0
              && g_strcmp0 (code, "drop-none") != 0)
            continue;
          g_autofree char *sentence = gn_say_text (match, say, gn_panel_get_covered (panel));
          if (!text)
            text = g_string_new (NULL);
          g_string_append_printf (text, "%s%s", text->len ? " " : "", sentence);
        }
      if (text)
        return g_string_free (text, FALSE);
    }
  return NULL;
}

static gboolean
round_is_fresh (const GnMatch  *match,
                const ZavState *state)
{
  for (int seat = 0; seat < match->n_seats; seat++)
    if (state->used[seat])
      return FALSE;
  return state->phase == ZAV_PHASE_ACTION;
}

/* "Caroline 4, Alphonse 2" */
static char *
actions_to_play (const GnMatch  *match,
                 const ZavState *state)
{
  GString *text = g_string_new (NULL);

  for (int k = 0; k < match->n_seats; k++)
    {
      const int seat = (MAX (state->active, 0) + k) % match->n_seats;
      ZavActions actions;

      zav_view_actions (match, state, seat, &actions);
      if (actions.left)
        g_string_append_printf (text, "%s%s %d", text->len ? ", " : "", gn_match_name (match, seat), actions.left);
    }
  return g_string_free (text, FALSE);
}

static char *
end_text (const GnMatch  *match,
          const ZavState *state)
{
  ZavPoints points;

  zav_view_points (match, state, state->end_by, &points);
  g_autofree char *n = gn_number_text (points.points);
  g_autofree char *left = actions_to_play (match, state);

  if (!*left)
    /* Translators: a banner: a player has enough points, so this round is the last */
    return gn_fill (_("{who} has {n} points: the last round. No mining after it."), "who",
                    gn_match_name (match, state->end_by), "n", n, NULL);
  /* Translators: a banner: a player has enough points, so this round is the last; {left}: "Caroline 4, Alphonse 2" */
  return gn_fill (_("{who} has {n} points: the last round. Actions still to play: {left}. No mining after it."),
                  "who", gn_match_name (match, state->end_by), "n", n, "left", left, NULL);
}

GPtrArray *
zav_banners (GnPanel        *panel,
             const ZavState *state)
{
  const GnMatch *match = gn_panel_get_match (panel);
  GPtrArray *banners = NULL;

  if (state->phase == ZAV_PHASE_OVER)
    return NULL;

  if (zav_view_last_round (state) && state->end_by >= 0)
    gn_panel_banner_add (&banners, end_text (match, state), NULL, "ZAV-128", state->end_by, TRUE)->counts = TRUE;

  if (state->round == 2 && gn_panel_is_present (panel) && round_is_fresh (match, state))
    {
      char *text = correction_text (panel);

      if (text)
        gn_panel_banner_add (&banners, text, "gold", "ZAV-102", -1, FALSE);
    }
  return banners;
}

/* ---- Shared by the panel and the second screen ----------------------------- */

void
zav_standing (GnPanel       *panel,
              gconstpointer  state,
              int            seat,
              int           *points,
              int           *goal,
              int           *left,
              int           *all,
              int           *extra)
{
  const GnMatch *match = gn_panel_get_match (panel);
  ZavActions actions;
  ZavPoints figures;

  zav_view_points (match, state, seat, &figures);
  zav_view_actions (match, state, seat, &actions);
  *points = figures.points;
  *goal = figures.threshold;
  *left = actions.left;
  *all = actions.all;
  *extra = actions.extra;
}

int
zav_turn (GnPanel       *panel,
          gconstpointer  state)
{
  gint8 seat[ZAV_SCENE_QUEUE];

  return zav_view_queue (gn_panel_get_match (panel), state, seat, G_N_ELEMENTS (seat)) ? seat[0] : -1;
}

guint
zav_queue (GnPanel       *panel,
           gconstpointer  state,
           gint8         *seat,
           guint          max,
           char         **then)
{
  const ZavState *zav = state;
  gint8 all[ZAV_SCENE_QUEUE];
  guint n = zav_view_queue (gn_panel_get_match (panel), zav, all, G_N_ELEMENTS (all));
  guint written = 0;

  *then = NULL;
  /* the first is the acting player */
  for (guint i = 1; i < n && written < max; i++)
    seat[written++] = all[i];
  if (zav->phase == ZAV_PHASE_ACTION || zav->phase == ZAV_PHASE_CHOOSE || zav->phase == ZAV_PHASE_ENTRY)
    /* Translators: what follows the actions of this round */
    *then = g_strdup (zav_view_last_round (zav) ? _("then the end") : _("then mining"));
  return written;
}
