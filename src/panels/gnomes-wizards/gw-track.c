/* gw-track.c: the track of rounds, steps of the turn, and the order of play
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-track.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/things/steps.h"
#include "panels/panel/tie.h"
#include "core/words/text.h"

#define ROUNDS_MOST 12   /* ten, and more where a tie needs another round (GW-199) */

/* A cell is underlined from the round in which tiles start to flip (GW-028). */
static void
show_rounds (GtkWidget     *steps,
             const GwScene *scene)
{
  const int first = (int) gw_first_round (scene->match), flips = (int) gw_flip_start (scene->match);
  const int last = MIN (MAX ((int) gw_rounds (scene->match), scene->state->round), first + ROUNDS_MOST - 1);
  GnStepCell cells[ROUNDS_MOST];
  char *number[ROUNDS_MOST], *tip[ROUNDS_MOST];
  guint n = 0;
  int i = 0;

  for (int round = first; round <= last; round++, n++)
    {
      number[n] = gn_number_text (round);
      /* Translators: a round on the track above the table */
      tip[n] = gn_fill (round >= flips ? _("Round {n}: tiles flip") : _("Round {n}"), "n", number[n], NULL);
      cells[n] = (GnStepCell) { number[n], NULL, tip[n], -1,
                                scene->over || scene->state->round > round ? GN_STEP_DONE
                                : scene->state->round == round && scene->state->stage >= GW_AT_TURN_START ? GN_STEP_NOW
                                : GN_STEP_AHEAD };
    }
  gn_steps_set (GN_STEPS (steps), cells, n);
  for (GtkWidget *cell = gtk_widget_get_first_child (steps); cell; cell = gtk_widget_get_next_sibling (cell), i++)
    gn_set_class (cell, "gw-flips", first + i >= flips);
  for (guint k = 0; k < n; k++)
    {
      g_free (number[k]);
      g_free (tip[k]);
    }
}

/* The steps of a turn (GW-029); there is no flip step before the flips begin. */
static void
show_steps (GtkWidget     *steps,
            const GwScene *scene)
{
  /* Translators: the steps of a turn of Gnômes & Wizards, on a track above the table: all six together have to be no
   * longer than in English */
  const char *const words[] = { C_("step", "Flip two"), C_("step", "Roll"), C_("step", "Assign"),
                                C_("step", "Move and attack"), C_("step", "Call to war"), C_("step", "Collect") };
  /* Translators: the same steps where there is little room: one short word each, like "Flip", that is recognized */
  const char *const brief[] = { C_("step, short", "Flip"), C_("step, short", "Roll"), C_("step, short", "Assign"),
                                C_("step, short", "Fight"), C_("step, short", "Call"), C_("step, short", "Collect") };
  static const GwStage stages[] = { GW_AT_FLIP, GW_AT_ROLL, GW_AT_ASSIGN, GW_AT_FIGHT, GW_AT_WAR, GW_AT_COLLECT };
  const int now = scene->state->stage == GW_AT_TURN_END ? GW_AT_COLLECT : scene->state->stage;
  GnStepCell cells[G_N_ELEMENTS (stages)];

  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      const gboolean none = stages[i] == GW_AT_FLIP
                            && (scene->state->round < gw_flip_start (scene->match)
                                || !gw_flippable (scene->match, scene->state))
                            && now != GW_AT_FLIP;

      cells[i] = (GnStepCell) { NULL, words[i], words[i], -1,
                                none ? GN_STEP_STRUCK
                                : now == (int) stages[i] ? GN_STEP_NOW
                                : scene->over || now > (int) stages[i] ? GN_STEP_DONE
                                : GN_STEP_AHEAD,
                                brief[i] };
    }
  gn_steps_set (GN_STEPS (steps), cells, G_N_ELEMENTS (stages));
}

/* The player whose turn it is, then those who follow. */
static void
show_order (GtkWidget     *row,
            const GwScene *scene)
{
  struct {
    int current, paint[GW_SEATS];
    guint8 out;
  } figures = { scene->state->current, { 0 }, 0 };
  GString *text = g_string_new (NULL);

  for (int seat = 0; seat < scene->n_seats; seat++)
    {
      figures.paint[seat] = gn_seat_paint (scene->match, seat);
      figures.out |= (guint8) (gw_eliminated (scene->state, seat) << seat);
    }
  if (!gn_unchanged (row, &figures, sizeof figures))
    {
      gn_box_clear (row);
      for (int k = 0; k < scene->n_seats && scene->state->first >= 0; k++)
        {
          const int seat = (scene->state->first + k) % scene->n_seats;
          GtkWidget *token = gn_seat_token_new (figures.paint[seat], 16), *place = gn_row (0, "gw-order");

          gn_set_class (place, "now", seat == scene->state->current);
          gn_set_class (place, "out", figures.out >> seat & 1);
          gtk_box_append (GTK_BOX (place), token);
          gtk_box_append (GTK_BOX (row), place);
          g_string_append_printf (text, "%s%s", k ? ", " : "", gn_match_name (scene->match, seat));
        }
      /* Translators: a tooltip over the players' tokens; {names} is a list of names */
      g_autofree char *tip = gn_fill (_("Order of play: {names}"), "names", text->str, NULL);
      gn_set_tooltip (row, text->len ? tip : NULL);
      gn_say_name (row, text->len ? tip : "");
    }
  g_string_free (text, TRUE);
}

void
gw_track_update (GtkWidget     *track,
                 const GwScene *scene)
{
  GtkWidget *rounds = gtk_widget_get_first_child (track), *steps = gtk_widget_get_next_sibling (rounds);

  gn_tie (rounds, "round", -1, -1);
  gn_tie (steps, "stage", -1, -1);
  show_rounds (rounds, scene);
  show_steps (steps, scene);
  show_order (gtk_widget_get_next_sibling (steps), scene);
}
