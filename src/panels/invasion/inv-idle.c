/* inv-idle.c: the middle of the table before a card is turned up: the dice and the last events
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-idle.h"

#include <glib/gi18n.h>

#include "panels/things/die.h"
#include "panels/drawing/parts.h"
#include "core/base/story.h"
#include "core/words/text.h"

#define NEWS  4    /* number of events shown */
#define LINES 4    /* that they take at most */

/* The dice of a player for a roll without playing more cards: the d20 and those of cards in play. */
static void
show_dice_of (GtkWidget      *row,
              const InvScene *scene,
              gboolean        combat)
{
  const InvPlayer *player = &scene->player[CLAMP (scene->turn.active, 0, INV_SEATS - 1)];
  GtkWidget *dice = gtk_widget_get_last_child (row);

  guint8 sides[INV_DICE_MAX + 1] = { 0 };
  guint n = 0;

  if (!combat || player->d20 == INV_D20_HERE)
    sides[n++] = (guint8) (player->d20_sides ? player->d20_sides : 20);
  for (guint i = 0; i < player->n_play; i++)
    {
      const InvCardAt *at = &player->play[i];
      const InvScope other = combat ? INV_ACQUIRE : INV_COMBAT;
      InvBoonView view;
      GnDiceExpr expr;

      inv_view_boon (scene->match, at->card, &view);
      if (at->kind == INV_ROOM || at->lies == INV_LIES_SERVED || at->scope == other || view.played_for == other
          || !*inv_dice_words (view.played) || !gn_dice_parse (view.played, &expr))
        continue;
      for (guint k = 0; k < gn_dice_expr_dice (&expr) && n < INV_DICE_MAX; k++)
        sides[n++] = (guint8) gn_dice_expr_sides (&expr, k, NULL);
    }

  if (gn_unchanged (dice, sides, sizeof sides) && gtk_widget_get_first_child (dice))
    return;
  gn_box_clear (dice);
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (dice), gn_die_new (sides[i], 30));
  if (!n)
    gtk_box_append (GTK_BOX (dice), gn_label (_("no dice"), "note"));
}

static gboolean
fits (GtkWidget  *label,
      const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);

  pango_layout_set_width (layout, MAX (gtk_widget_get_width (gtk_widget_get_parent (label)), 120) * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  return pango_layout_get_line_count (layout) <= LINES;
}

/* The last few events, oldest first, for players who look up from their cards: as many as there is room for. */
static char *
news_words (const InvScene *scene,
            GtkWidget      *label)
{
  GnMatchTable *table = scene->panel ? gn_panel_get_table (scene->panel) : NULL;
  char *news = g_strdup ("");
  const guint n = table && scene->present ? gn_match_table_get_n_steps (table) : 0;
  guint lines = 0;

  for (guint k = n; k > 0 && k + 4 > n; k--)
    {
      const GnStep *step = gn_match_table_get_step (table, k);

      for (guint i = step->story ? step->story->n : 0; i > 0; i--)
        if (step->story->fact[i - 1].viewers == GN_ALL_SEE)
          {
            g_autofree char *line = gn_say_text (scene->match, &step->story->fact[i - 1].say, FALSE);
            char *more = lines ? g_strconcat (line, "\n", news, NULL) : g_strdup (line);

            if (lines == NEWS || (lines && !fits (label, more)))
              {
                g_free (more);
                return news;
              }
            g_free (news);
            news = more;
            lines++;
          }
    }
  return news;
}

gboolean
inv_idle_update (InvIdle        *self,
                 const InvScene *scene,
                 gboolean        covered)
{
  const InvTurn *turn = &scene->turn;
  const gboolean before_boon = turn->step == INV_STEP_PREP || turn->step == INV_STEP_BOON;
  const gboolean shown = scene->roll.kind == INV_ROLL_NONE && turn->active >= 0
                         && (before_boon || turn->step == INV_STEP_FORK || turn->step == INV_STEP_GNOME);
  g_autofree char *words = NULL;

  if (!covered)
    {
      g_autofree char *news = news_words (scene, self->news);

      gtk_label_set_label (GTK_LABEL (self->news), news);
      gtk_widget_set_visible (self->last, *news != '\0');
    }
  gtk_widget_set_visible (self->box, shown);
  if (!shown)
    return FALSE;
  gtk_widget_set_visible (self->boon, before_boon);
  show_dice_of (self->boon, scene, FALSE);
  show_dice_of (self->fight, scene, TRUE);
  if (turn->misses_boon && before_boon)
    words = gn_fill (_("{who} gets no boon this turn."), "who", inv_active_name (scene), NULL);
  else if (before_boon)
    /* Translators: what the active player does in steps 1 and 2 */
    words = gn_fill (_("{who} may play cards first. Then click a deck to turn up a boon."), "who",
                     inv_active_name (scene), NULL);
  else if (turn->skipping || turn->misses_fight)
    words = gn_fill (_("No fight for {who} this turn."), "who", inv_active_name (scene), NULL);
  else if (turn->from_discard)
    words = g_strdup (_("The gnome comes from the discard pile, so no letter can come."));
  else
    words = gn_fill (_("Last chance for {who} to skip the fight; then a gnome card is turned up."), "who",
                     inv_active_name (scene), NULL);
  gtk_label_set_label (GTK_LABEL (self->words), words);
  return TRUE;
}
