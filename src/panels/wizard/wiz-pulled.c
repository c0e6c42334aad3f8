/* wiz-pulled.c: the order in which tokens came out of the bag
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-pulled.h"

#include "core/words/text.h"

/* The facts of a story about a draw. */
typedef struct {
  guint8   token[WIZ_MOST_PULLS];
  guint    n;
  gboolean wizard;   /* it was the Wizard's draw, and it is complete */
  gboolean missed;   /* and it ended without a win */
  int      seat;
  int      bag, own;
} Told;

static void
read_story (Told          *told,
            const GnMatch *match,
            const GnStory *story)
{
  memset (told, 0, sizeof *told);
  told->seat = -1;
  for (guint i = 0; story && i < story->n; i++)
    {
      const GnSay *say = &story->fact[i].say;
      const char *code = gn_say_code (match, say);

      if (g_strcmp0 (code, "pulled") == 0 && told->n < WIZ_MOST_PULLS)
        {
          told->token[told->n++] = gn_say_get (match, say, "token");
          told->seat = gn_say_get (match, say, "who");
        }
      else if (g_strcmp0 (code, "wizard-draw") == 0)
        {
          /* this fact comes when all tokens are out */
          told->wizard = TRUE;
          told->seat = gn_say_get (match, say, "who");
          told->bag = gn_say_get (match, say, "n");
          told->own = gn_say_get (match, say, "have");
        }
      else if (g_strcmp0 (code, "no-own-gem") == 0)
        told->missed = TRUE;
    }
}

/* Keeps the part of the order that agrees with the state, and adds tokens whose order is unknown. */
static void
reconcile (WizPulled     *pulled,
           const WizDraw *draw)
{
  guint left[WIZ_TOKENS] = { 0 };
  guint n = 0;

  for (guint i = 0; i < draw->out && i < WIZ_MOST_PULLS; i++)
    left[draw->token[i]]++;
  for (guint i = 0; i < pulled->n; i++)
    if (left[pulled->token[i]])
      {
        left[pulled->token[i]]--;
        pulled->token[n++] = pulled->token[i];
      }
  for (guint token = 0; token < WIZ_TOKENS; token++)
    while (left[token]-- && n < WIZ_MOST_PULLS)
      pulled->token[n++] = token;
  pulled->n = n;
}

/* The whole draw of the Wizard was one entry: rebuild it from the story. */
static void
draw_of (WizPulled     *pulled,
         const Told    *told,
         const WizLook *look)
{
  const GnOdds odds = gn_odds_draw (MAX (told->bag, 0), MAX (told->own, 0), told->n, 1);
  WizPlayer player;

  wiz_view_player (look->match, look->state, MAX (told->seat, 0), &player);
  pulled->draw = (WizDraw) {
    .wizard = TRUE, .told = TRUE, .all = told->n, .out = told->n, .bag = MAX (told->bag, 0), .own = MAX (told->own, 0),
    .first = { (gint64) odds.a, (gint64) odds.b }, .now = { 0, 1 },
  };
  pulled->n = 0;
  pulled->seat = told->seat;
  pulled->number = player.number;
}

gboolean
wiz_pulled_follow (WizPulled     *pulled,
                   const WizLook *look,
                   const GnStory *story,
                   gboolean       linger)
{
  const gboolean was = pulled->draw.open && !pulled->lingers && !pulled->draw.over;
  const guint steps = look->panel ? gn_match_table_get_n_steps (gn_panel_get_table (look->panel)) : 0;
  const int seat = look->state->winner >= 0 ? look->state->winner : look->acting;
  WizDraw draw;
  Told told;

  read_story (&told, look->match, story);
  wiz_view_draw (look->match, look->state, &draw);
  /* Only the Wizard's draw is won by the player's own gem (WIZ-063, WIZ-120). Only the state says who has won. */
  draw.won = draw.won && draw.wizard && look->state->winner >= 0;
  if (draw.open)
    {
      WizPlayer player;

      if (!was || pulled->seat != seat || pulled->draw.all != draw.all)
        pulled->n = 0;
      for (guint i = 0; i < told.n && pulled->n < WIZ_MOST_PULLS; i++)
        pulled->token[pulled->n++] = told.token[i];
      reconcile (pulled, &draw);
      wiz_view_player (look->match, look->state, MAX (seat, 0), &player);
      pulled->draw = draw;
      pulled->seat = seat;
      pulled->number = player.number;
      pulled->lingers = FALSE;
      return TRUE;
    }

  /* The draw has just ended, and all tokens are back in the bag. */
  if (story && linger && told.missed && told.n && (told.wizard || (was && pulled->draw.wizard)))
    {
      if (!was)
        draw_of (pulled, &told, look);
      for (guint i = 0; i < told.n && pulled->n < WIZ_MOST_PULLS; i++)
        pulled->token[pulled->n++] = told.token[i];
      pulled->lingers = TRUE;
      pulled->steps = steps;
      return TRUE;
    }
  if (pulled->lingers && !story && look->present && pulled->steps == steps)
    return TRUE;
  *pulled = (WizPulled) { .seat = -1 };
  return FALSE;
}
