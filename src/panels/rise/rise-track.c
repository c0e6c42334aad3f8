/* rise-track.c: the track of turns, the dragon's bribe and fill, and phases
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-table.h"

#include <glib/gi18n.h>

#include "panels/panel/tie.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/things/steps.h"
#include "core/words/text.h"
#include "rise-words.h"

#define PHASES 6
/* letters beside the dragon: longer words would leave no room for the phases; then pictures replace them */
#define LONG   11

static void
show_turns (GtkWidget       *steps,
            const RiseScene *scene)
{
  GnStepCell cells[RISE_TURNS];
  char *number[RISE_TURNS];
  char *tip[RISE_TURNS];

  for (int i = 0; i < RISE_TURNS; i++)
    {
      number[i] = gn_number_text (i + 1);
      /* Translators: a space of the turn track */
      tip[i] = gn_fill (_("Turn {n}"), "n", number[i], NULL);
      cells[i] = (GnStepCell) { number[i], NULL, tip[i], -1,
                                scene->state->turn == i + 1 && !scene->over ? GN_STEP_NOW
                                : scene->state->turn > i || scene->over ? GN_STEP_DONE
                                : GN_STEP_AHEAD };
    }
  gn_steps_set (GN_STEPS (steps), cells, RISE_TURNS);
  for (int i = 0; i < RISE_TURNS; i++)
    {
      g_free (number[i]);
      g_free (tip[i]);
    }
}

static void
show_phases (GtkWidget       *steps,
             const RiseScene *scene)
{
  /* Translators: the six phases of a turn of Rise of the Gnomes, on a track above the table: all six together have to
   * be no longer than in English */
  const char *const words[PHASES] = { C_("phase", "Allies"), C_("phase", "Meeples"), C_("phase", "Action cards"),
                                      C_("phase", "Gnome cards"), C_("phase", "Scoring"), C_("phase", "Reset") };
  GnStepCell cells[PHASES];

  for (int i = 0; i < PHASES; i++)
    cells[i] = (GnStepCell) { NULL, words[i], NULL, -1,
                              scene->over || scene->state->phase > i + 1 ? GN_STEP_DONE
                              : scene->state->phase == i + 1 ? GN_STEP_NOW
                              : GN_STEP_AHEAD };
  gn_steps_set (GN_STEPS (steps), cells, PHASES);
}

static char *
or_unknown (int n)
{
  return n >= 0 ? gn_number_text (n) : g_strdup ("?");
}

static void
show_dragon (GtkWidget       *row,
             const RiseScene *scene)
{
  const RiseDragonView *view = &scene->dragon;
  g_autofree char *bribe = or_unknown (view->bribe);
  g_autofree char *fill = or_unknown (view->fill);
  g_autofree char *next_bribe = or_unknown (view->next_bribe);
  g_autofree char *next_fill = or_unknown (view->next_fill);
  const char *mark = rise_mark_text (view->mark);
  struct {
    gint16 figures[4];
    int    mark, turn;
  } figures = { { view->bribe, view->fill, view->next_bribe, view->next_fill }, view->mark, scene->state->turn };

  gtk_widget_set_visible (row, scene->state->turn > 0 && !scene->over);
  if (gn_unchanged (row, &figures, sizeof figures))
    return;

  /* Translators: of the dragon, in this turn and the next */
  g_autofree char *line = gn_fill (_("The dragon: a bribe costs {bribe} gold, {fill} cubes fill it"), "bribe", bribe,
                                   "fill", fill, NULL);
  g_autofree char *then = scene->state->turn < RISE_TURNS ? gn_fill (_("Next turn: {bribe} gold, {fill} cubes"),
                                                                     "bribe", next_bribe, "fill", next_fill, NULL)
                                                          : g_strdup ("");
  g_autofree char *tip = g_strdup_printf ("%s\n%s%s%s", line, then, mark ? "\n" : "", mark ? mark : "");
  GtkWidget *bribe_label = gn_label (bribe, "rise-track-figure numeric"),
            *fill_label = gn_label (fill, "rise-track-figure numeric");

  /* Translators: what the dragon's bribe costs, before the figure and a coin */
  const char *bribe_word = _("bribe");
  /* Translators: how many cubes the dragon eats, before the figure and a cube */
  const char *eats_word = _("eats");
  const gboolean short_words = g_utf8_strlen (bribe_word, -1) + g_utf8_strlen (eats_word, -1) <= LONG;

  gn_box_clear (row);
  gtk_box_append (GTK_BOX (row), gn_piece_new ("rise-dragon", 26));
  if (short_words)
    gtk_box_append (GTK_BOX (row), gn_label (bribe_word, "rise-track-word"));
  gn_append (row, bribe_label, gn_piece_new ("rise-gold", 17), NULL);
  if (short_words)
    gtk_box_append (GTK_BOX (row), gn_label (eats_word, "rise-track-word"));
  gn_append (row, fill_label, gn_piece_new ("rise-cube", 17), NULL);
  gn_set_class (bribe_label, "rise-unsure", mark != NULL);
  gn_set_class (fill_label, "rise-unsure", mark != NULL);
  gn_say_name (row, line);
  gn_set_tooltip (row, tip);
}

void
rise_track_update (GtkWidget       *track,
                   const RiseScene *scene)
{
  GtkWidget *turns = gtk_widget_get_first_child (track), *dragon = gtk_widget_get_next_sibling (turns);

  gn_tie (turns, "turn", -1, -1);
  gn_tie (gtk_widget_get_next_sibling (dragon), "phase", -1, -1);
  show_turns (turns, scene);
  show_dragon (dragon, scene);
  show_phases (gtk_widget_get_next_sibling (dragon), scene);
}
