/* rise-scene.c: the data that all views of Rise of the Gnomes show, read once for each moment
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-scene.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/words/text.h"

void
rise_scene_read (gpointer       data,
                 GnPanel       *panel,
                 const GnMatch *match,
                 gconstpointer  shown)
{
  RiseScene *scene = data;
  const RiseState *state = shown;

  scene->panel = panel;
  scene->match = match;
  scene->state = state;
  scene->present = panel && gn_panel_is_present (panel);
  scene->n_seats = match->n_seats;
  scene->over = state->head.over;
  scene->asked = scene->present ? gn_panel_acting (panel) : -1;
  if (rise_pending (match, state, &scene->unlocks) != RISE_PENDS_UNLOCK)
    scene->unlocks = -1;
  scene->goes_on = scene->present && gn_panel_can (panel, "go-on", NULL, NULL);
  scene->waits = scene->present && gn_match_table_is_waiting (gn_panel_get_table (panel));
  for (int seat = 0; seat < scene->n_seats; seat++)
    {
      rise_view_seat (match, state, seat, &scene->seat[seat]);
      rise_view_income (match, state, seat, &scene->income[seat]);
    }
  rise_view_income (match, state, RISE_GNOMES, &scene->income[RISE_GNOMES]);
  rise_view_gnomes (match, state, &scene->gnomes);
  rise_view_watch (match, state, &scene->watch);
  rise_view_dragon (match, state, &scene->dragon);
  for (int place = 0; place < RISE_CARDS_UP; place++)
    rise_view_card (match, state, place, &scene->card[place]);
  for (int action = 0; action < RISE_N_ACTIONS; action++)
    rise_view_group (match, state, scene->asked, action, &scene->group[action]);
  rise_view_offer (match, state, &scene->offer);
  rise_view_rampage (match, state, &scene->rampage);
  scene->rampages = scene->rampage.stage != 0;
  scene->has_gnome = rise_view_gnome_card (match, state, &scene->gnome);
  scene->has_step = scene->has_gnome && rise_view_step (match, state, &scene->step);
}

void
rise_standing (GnPanel       *panel,
               gconstpointer  state,
               int            seat,
               int           *points,
               int           *goal,
               int           *left,
               int           *all,
               int           *extra)
{
  *points = ((const RiseState *) state)->vp[seat];
}

/* ---- Names and pictures --------------------------------------------------------- */

char *
rise_owner_name (const GnMatch *match,
                 int            owner)
{
  return g_strdup (owner == RISE_GNOMES ? _("Gnomes") : gn_match_name (match, owner));
}

GtkWidget *
rise_owner_token (const GnMatch *match,
                  int            owner,
                  int            size)
{
  return owner == RISE_GNOMES ? gn_piece_new ("rise-gnome", size + 3)
                              : gn_seat_token_new (gn_seat_paint (match, owner), size);
}

const char *
rise_action_piece (int action)
{
  return action >= 0 && action < RISE_N_ACTIONS ? rise_action_values[action].icon : "rise-card-back";
}

const char *
rise_union_piece (int action)
{
  return action >= 0 && action < RISE_N_UNION ? rise_union_values[action].icon : "rise-card-back";
}

char *
rise_name (const GnMatch *match,
           int            domain,
           int            value)
{
  return gn_thing_name (match, GN_THING (domain, value));
}

const char *
rise_id (const GnMatch *match,
         int            domain,
         int            value)
{
  return gn_thing_id (match, GN_THING (domain, value));
}

char *
rise_action_name (const GnMatch *match,
                  int            action)
{
  return rise_name (match, RISE_DOMAIN_ACTION, action);
}

const char *
rise_short_action (int action)
{
  /* Translators: actions of the action cards, one short word each, on a card 58 pixels wide */
  static const char *const words[RISE_N_CARD_ACTIONS] = { N_("Delivery"), N_("Competition"), N_("Festival"),
                                                          N_("Caravan"), N_("Expand") };

  return action >= 0 && action < RISE_N_CARD_ACTIONS ? _(words[action]) : "";
}

char *
rise_signed (int n)
{
  g_autofree char *size = gn_number_text (ABS (n));

  return n > 0 ? g_strconcat ("+", size, NULL) : n < 0 ? g_strconcat ("−", size, NULL) : g_strdup (size);
}

int
rise_each (const RiseScene *scene,
           int              k)
{
  return k < scene->n_seats ? k : k == scene->n_seats ? RISE_GNOMES : -1;
}

/* ---- Placeholders --------------------------------------------------------------- */

GtkWidget *
rise_mark_new (const char *words)
{
  /* Translators: one letter that marks a placeholder value */
  GtkWidget *mark = gn_label (C_("placeholder", "P"), "rise-placeholder");

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gn_set_tooltip (mark, words);
  return mark;
}
