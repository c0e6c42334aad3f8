/* gw-tribe.c: the page of a whole tribe: each unit with its figures, abilities and counters
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-holdings.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/words/text.h"
#include "gw-figure.h"

static GtkWidget *
wrapped (const char *text,
         const char *classes)
{
  GtkWidget *label = gn_paragraph (text, classes);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 46);
  return label;
}

static void
add_stat (GtkWidget  *row,
          const char *piece,
          int         n,
          const char *tip)
{
  g_autofree char *text = n < 0 ? g_strdup ("?") : gn_number_text (n);
  GtkWidget *stat = gn_figure (piece, 14, text, "numeric");

  gn_set_tooltip (stat, tip);
  gtk_box_append (GTK_BOX (row), stat);
}

/* The name of an ability with its crystals, then its words. */
static void
add_ability (GtkWidget     *column,
             const GwScene *scene,
             int            value)
{
  const GwAbility *ability = gw_ability (scene->match, scene->state, value);
  GtkWidget *row;

  if (!ability)
    return;

  g_autofree char *name = gw_ability_name (scene, value);
  g_autofree char *words = gw_ability_words (scene, value);

  row = gn_row (6, NULL);
  if (value % 2)
    gtk_box_append (GTK_BOX (row), gn_piece_new ("gw-card-learned", 16));
  gtk_box_append (GTK_BOX (row), gn_label (name, "strong small-note"));
  if (ability->known)
    {
      GtkWidget *pips = gw_pips_new (GW_PIPS_LARGE);

      gw_pips_set (pips, scene->state->charge[value], ability->cost);
      gtk_box_append (GTK_BOX (row), pips);
    }
  gtk_box_append (GTK_BOX (column), row);
  gtk_box_append (GTK_BOX (column), wrapped (!ability->known ? _("The printed text has not been entered yet.")
                                             : words ? words
                                                             : "",
                                             "note"));
}

/* Counters, and the player at whose start of turn they come off (GW-031). */
static void
add_counters (GtkWidget     *column,
              const GwScene *scene,
              int            unit)
{
  for (int counter = 0; counter < GW_N_COUNTERS; counter++)
    {
      const int ring = scene->state->counter[unit][counter] - 1;
      GtkWidget *row;

      if (ring < 0)
        continue;

      g_autofree char *name = gw_name (scene->match, GW_DOMAIN_COUNTER, counter);
      /* Translators: a counter on a unit, and how long it stays; {who} is the player whose ring is with it */
      g_autofree char *text = gn_fill (_("{counter}, until {who}’s next turn"), "counter", name, "who",
                                       gn_match_name (scene->match, ring), NULL);

      row = gn_row (4, NULL);
      gn_append (row, gn_piece_new (gw_counter_piece (counter), 16), gn_label (text, "small-note"), NULL);
      gtk_box_append (GTK_BOX (column), row);
    }
}

static char *
where_words (const GwScene *scene,
             int            unit)
{
  const GwViewUnit *view = &scene->unit[unit];
  g_autofree char *place = view->place >= 0 ? gw_name (scene->match, GW_DOMAIN_PLACE, view->place) : NULL;
  g_autofree char *hp = gn_number_text (view->hp);
  g_autofree char *all = gn_number_text (view->max_hp);

  if (view->status == GW_DEAD)
    {
      const int killer = scene->state->killer[unit] - 1;

      /* Translators: of a dead unit: the player who has its card */
      return killer >= 0 ? gn_fill (_("dead, its card is {who}’s"), "who", gn_match_name (scene->match, killer), NULL)
                         : g_strdup (_("dead"));
    }
  if (view->status != GW_ACTIVE)
    return g_strdup (scene->clan[unit].shut_off ? _("both tiles flipped: cannot be called") : _("not called yet"));
  /* Translators: of a unit on the board: its hit points and its tile */
  return place ? gn_fill (_("{hp} of {all} HP, at {place}"), "hp", hp, "all", all, "place", place, NULL)
               : gn_fill (_("{hp} of {all} HP"), "hp", hp, "all", all, NULL);
}

/* Characters of Gnomon's own set have faces; of another box only the symbols are known. */
static GtkWidget *
face_of (const GwScene *scene,
         int            unit)
{
  g_autofree char *id = g_ascii_strdown (gw_id (scene->match, GW_DOMAIN_UNIT, unit), -1);
  g_autofree char *piece = g_strconcat ("gw-face-", id, NULL);
  GtkWidget *figure;

  if (gn_set_is_stand_in (scene->match->set) && gn_pieces_has (piece))
    return gn_piece_new (piece, 46);
  figure = gw_figure_new (34, FALSE);
  gw_figure_set (GW_FIGURE (figure), scene->match, scene->state, unit);
  return figure;
}

static GtkWidget *
new_unit (const GwScene *scene,
          int            unit)
{
  const GwSet *set = gw_set (scene->match);
  const gboolean active = scene->unit[unit].status == GW_ACTIVE;
  GtkWidget *row = gn_row (10, active ? "gw-page-row" : "gw-page-row none"), *column = gn_column (2, NULL),
            *head = gn_row (8, NULL), *figure = face_of (scene, unit);
  g_autofree char *name = gw_unit_name (scene->match, unit);
  g_autofree char *where = where_words (scene, unit);

  gtk_widget_set_valign (figure, GTK_ALIGN_START);
  gn_append (head, gn_label (name, "strong"), gn_label (where, "note"), gn_spring (), NULL);
  add_stat (head, "gw-stat-movement", set->mov[unit], _("Movement, as printed"));
  add_stat (head, "gw-stat-attack", set->atk[unit], _("Attack, as printed"));
  add_stat (head, "gw-stat-defence", active ? scene->state->def[unit] : set->def[unit], _("Defense"));
  gtk_box_append (GTK_BOX (column), head);
  add_counters (column, scene, unit);
  add_ability (column, scene, 2 * unit);
  add_ability (column, scene, 2 * unit + 1);
  gtk_widget_set_hexpand (column, TRUE);
  gn_append (row, figure, column, NULL);
  return row;
}

GtkWidget *
gw_tribe_page (const GwScene *scene,
               int            seat)
{
  const int tribe = gw_tribe (scene->state, seat);
  GtkWidget *page = gn_column (8, "gw-page"), *head = gn_row (8, NULL);
  g_autofree char *name = gw_name (scene->match, GW_DOMAIN_TRIBE, tribe);

  gn_append (head, gn_seat_token_new (gn_seat_paint (scene->match, seat), 26),
             gn_piece_new (gw_tribe_piece (tribe), 22), gn_label (name, "strong gw-page-title"), NULL);
  gtk_box_append (GTK_BOX (page), head);
  for (int slot = 0; slot < GW_SLOTS; slot++)
    gtk_box_append (GTK_BOX (page), new_unit (scene, gw_unit (tribe, slot)));
  return page;
}
