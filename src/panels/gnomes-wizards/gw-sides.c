/* gw-sides.c: the scores of the two sides, above the players
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-sides.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "core/words/text.h"

int
gw_side_points (const GwScene *scene,
                int            race)
{
  int points = 0;

  for (int seat = 0; seat < scene->n_seats; seat++)
    if ((int) gw_race_of (gw_tribe (scene->state, seat)) == race)
      points += gw_points (scene->match, scene->state, seat);
  return points;
}

static GtkWidget *
add_label (GtkWidget  *row,
           const char *text,
           const char *classes)
{
  GtkWidget *label = gn_label (text, classes);

  gtk_box_append (GTK_BOX (row), label);
  return label;
}

GtkWidget *
gw_sides_new (void)
{
  GtkWidget *sides = g_object_new (GTK_TYPE_BOX, "spacing", 8, "halign", GTK_ALIGN_CENTER, "hexpand", FALSE,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  gn_add_classes (sides, "gw-sides");
  add_label (sides, _("Gnomes"), "small-note");
  add_label (sides, NULL, "gw-side-points numeric");
  gtk_box_append (GTK_BOX (sides), gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  add_label (sides, NULL, "gw-side-points numeric");
  add_label (sides, _("Wizards"), "small-note");
  return sides;
}

void
gw_sides_update (GtkWidget     *sides,
                 const GwScene *scene)
{
  GtkWidget *gnomes = gtk_widget_get_next_sibling (gtk_widget_get_first_child (sides)),
            *wizards = gtk_widget_get_prev_sibling (gtk_widget_get_last_child (sides));
  const gboolean teams = gw_teams (scene->match) && scene->n_seats > 2;
  g_autofree char *left = gn_number_text (gw_side_points (scene, GW_GNOME));
  g_autofree char *right = gn_number_text (gw_side_points (scene, GW_WIZARD));
  /* Translators: the scores of the two teams, for a screen reader */
  g_autofree char *said = gn_fill (_("Gnomes {gnomes}, wizards {wizards}"), "gnomes", left, "wizards", right, NULL);

  gtk_widget_set_visible (sides, teams);
  gtk_label_set_label (GTK_LABEL (gnomes), left);
  gtk_label_set_label (GTK_LABEL (wizards), right);
  gn_say_name (sides, said);
}
