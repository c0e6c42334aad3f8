/* match-pad.c: how a whole match on a score pad is played through the window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"

#include "games/pad/pad-state.h"
#include "panels/things/figure-cell.h"

/* Figures into the cell that comes next; now and then another one is mended. */
static guint
pad_weight (const GnMatch *match,
            const GnMove  *move,
            GRand         *rand)
{
  switch (move->verb)
    {
    case PAD_VERB_CHANGE:
      return g_rand_int_range (rand, 0, 40) == 0;
    case PAD_VERB_NEXT:
      return g_rand_int_range (rand, 0, 12) == 0;
    case PAD_VERB_FINISH:
      return 1;
    default:
      return 14;
    }
}

/* The cell that comes next has the caret: the figure, and Enter. */
static char *
pad_keys (Sitting      *sitting,
          const GnMove *move)
{
  char text[GN_FIGURE_TEXT];

  if (move->verb != PAD_VERB_SCORE)
    return NULL;
  gn_figure_text (&move->arg[PAD_FIGURE], text);
  return g_strconcat (text, "\n", NULL);
}

static GnFigureCell *
find_cell (GtkWidget    *widget,
           const GnMatch *match,
           const GnMove *move)
{
  const char *spec = GN_IS_FIGURE_CELL (widget) ? g_object_get_data (G_OBJECT (widget), "gn-move") : NULL;
  GnMove said;

  if (spec && gn_move_from_spec (match, move->seat, spec, &said, NULL) && gn_move_fits (match->game, &said, move))
    return GN_FIGURE_CELL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GnFigureCell *found = find_cell (child, match, move);

      if (found)
        return found;
    }
  return NULL;
}

/* A click on the cell gives it the caret; then the figure is typed. */
static gboolean
pad_clicks (Sitting      *sitting,
            const GnMove *move)
{
  const guint steps = gn_match_table_get_n_steps (sitting->table);
  GnFigureCell *cell = find_cell (GTK_WIDGET (sitting->page->panel), gn_match_table_get_match (sitting->table), move);
  GtkWidget *text;
  char figure[GN_FIGURE_TEXT];

  if (!cell)
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (cell));
  text = gtk_root_get_focus (GTK_ROOT (sitting->window));
  g_assert_true (gn_figure_cell_of (text) == cell);
  gtk_editable_delete_selection (GTK_EDITABLE (text));
  gn_figure_text (&move->arg[PAD_FIGURE], figure);
  type_text (sitting, figure);
  press (sitting, GDK_KEY_Return, 0);
  return gn_match_table_get_n_steps (sitting->table) == steps + 1;
}

const MatchPlan pad_plans[] = {
  {
    .game = "pad", .seats = 4, .seed = 5, .dealer = GN_DEALER_BOX, .weight = pad_weight, .keys = pad_keys,
    .clicks = pad_clicks, .least_keys = 20, .least_clicks = 20,
  },
  { NULL }
};
