/* rise-count-form.c: a form that enters with one click how many cubes come and go on a tile
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-count-form.h"

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "panels/layout/roving.h"
#include "core/words/text.h"
#include "rise-hex.h"

#define MOST 2   /* numbers that one click can enter */

gboolean
rise_is_price (const GnArg *arg)
{
  return g_str_equal (arg->name, "beer") || g_str_equal (arg->name, "gold");
}

char *
rise_paid_as_usual (const GnMatch *match,
                    const GnWays  *ways)
{
  if (ways->fit.n < 2 || !ways->settled)
    return NULL;
  for (const GnArg *arg = match->game->verbs[ways->only.verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (!rise_is_price (arg))
      for (guint i = 1; i < ways->fit.n; i++)
        if (memcmp (&ways->fit.move[i].arg[arg->at], &ways->fit.move[0].arg[arg->at], arg->size * sizeof (gint16)) != 0)
          return NULL;
  return gn_move_to_spec (match, &ways->only);
}

static gboolean
differs (const GnWays *ways,
         const GnArg  *arg)
{
  for (guint i = 1; i < ways->fit.n; i++)
    if (ways->fit.move[i].arg[arg->at] != ways->fit.move[0].arg[arg->at])
      return TRUE;
  return FALSE;
}

static gboolean
has (const GnWays *ways,
     const GnArg  *row,
     int           r,
     const GnArg  *column,
     int           c)
{
  for (guint i = 0; i < ways->fit.n; i++)
    if (ways->fit.move[i].arg[row->at] == r && (!column || ways->fit.move[i].arg[column->at] == c))
      return TRUE;
  return FALSE;
}

static void
span (const GnWays *ways,
      const GnArg  *arg,
      int          *least,
      int          *most)
{
  *least = G_MAXINT;
  *most = G_MININT;
  for (guint i = 0; i < ways->fit.n; i++)
    {
      *least = MIN (*least, ways->fit.move[i].arg[arg->at]);
      *most = MAX (*most, ways->fit.move[i].arg[arg->at]);
    }
  *least = MAX (*least, 0);
}

static gboolean
removes (const GnArg *arg)
{
  return g_str_equal (arg->name, "remove");
}

/* "−2" with the gnome whose cubes leave, "+1" with the player's own token. */
static void
add_figure (GtkWidget   *row,
            GnPanel     *panel,
            const GnArg *arg,
            int          n,
            int          seat)
{
  const GnMatch *match = gn_panel_get_match (panel);
  g_autofree char *text = gn_number_text (removes (arg) ? -n : n);
  g_autofree char *figure = n > 0 && !removes (arg) ? g_strconcat ("+", text, NULL) : g_steal_pointer (&text);

  gtk_box_append (GTK_BOX (row), removes (arg) ? gn_piece_new ("rise-gnome", 22)
                                               : gn_seat_token_new (gn_pieces_seat_paint (match, seat), 18));
  gtk_box_append (GTK_BOX (row), gn_label (figure, "count"));
}

static GtkWidget *
new_cell (GnPanel     *panel,
          const char  *spec,
          int          seat,
          const GnArg *row,
          int          r,
          const GnArg *column,
          int          c)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *figures = gn_row (5, NULL);
  g_autofree char *whole = column ? g_strdup_printf ("%s %s=%d %s=%d", spec, row->name, r, column->name, c)
                                  : g_strdup_printf ("%s %s=%d", spec, row->name, r);
  g_autofree char *name = NULL, *usual = NULL;
  GnMove move;

  gtk_widget_set_halign (figures, GTK_ALIGN_CENTER);
  if (r > 0 || !column)
    add_figure (figures, panel, row, r, seat);
  if (column && c > 0)
    add_figure (figures, panel, column, c, seat);
  gtk_button_set_child (GTK_BUTTON (button), figures);
  gtk_widget_add_css_class (button, "rise-count");
  if (gn_move_from_spec (gn_panel_get_match (panel), seat, whole, &move, NULL))
    {
      g_auto (GnWays) ways = { 0 };

      gn_match_table_ask (gn_panel_get_table (panel), gn_panel_get_viewer (panel), &move, &ways);
      usual = rise_paid_as_usual (gn_panel_get_match (panel), &ways);
      name = gn_move_text (gn_panel_get_match (panel), usual ? &ways.only : &move);
    }
  if (name)
    gn_say_name (button, name);
  gn_panel_set_state_classes (button, GN_STATE_CLASSES_NOTHING);
  gn_panel_bind_move (panel, button, usual ? usual : whole);
  return button;
}

GtkWidget *
rise_count_form_new (GnPanel      *panel,
                     const char   *spec,
                     const GnWays *ways)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const GnArg *number[MOST] = { NULL };
  guint n = 0;
  int least, most, from = 0, to = 0;

  if (ways->fit.n < 2)
    return NULL;
  for (const GnArg *arg = match->game->verbs[ways->fit.move[0].verb].args; arg->kind != GN_ARG_NONE; arg++)
    {
      if (rise_is_price (arg) || !differs (ways, arg))
        continue;
      /* the common form asks for anything else that is open */
      if (arg->kind != GN_ARG_NUMBER || n == MOST)
        return NULL;
      number[n++] = arg;
    }
  if (n == 0)
    return NULL;

  const int seat = ways->fit.move[0].seat;
  GtkWidget *form = gn_roving_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL);

  span (ways, number[0], &least, &most);
  if (n > 1)
    span (ways, number[1], &from, &to);
  /* one number makes a row, two make a table */
  GtkWidget *row = NULL;
  for (int r = least; r <= most; r++)
    {
      if (!row || n > 1)
        {
          row = gn_row (4, NULL);
          gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
          gtk_box_append (GTK_BOX (form), row);
        }
      for (int c = from; c <= to; c++)
        {
          const gboolean there = has (ways, number[0], r, number[1], c);
          GtkWidget *cell = there ? new_cell (panel, spec, seat, number[0], r, number[1], c) : gn_label (NULL, NULL);

          /* the cell that is meant when no number is entered gets the focus */
          if (ways->settled && ways->only.arg[number[0]->at] == r && (n == 1 || ways->only.arg[number[1]->at] == c))
            {
              gtk_widget_add_css_class (cell, "closes");
              g_object_set_data (G_OBJECT (form), RISE_USUAL, cell);
            }
          gtk_box_append (GTK_BOX (row), cell);
        }
    }
  return form;
}
