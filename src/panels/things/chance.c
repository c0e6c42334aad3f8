/* chance.c: a chance as percentage and cases
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance.h"

#include "panels/layout/shrink.h"
#include "panels/drawing/parts.h"

struct _GnChance {
  GtkBox     parent_instance;

  GtkWidget *percent;
  GtkWidget *cases;
};

G_DEFINE_FINAL_TYPE (GnChance, gn_chance, GTK_TYPE_BOX)

static void
gn_chance_class_init (GnChanceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_css_name (widget_class, "chancebox");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
gn_chance_init (GnChance *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->percent = gn_label (NULL, "chance numeric");
  self->cases = gn_label (NULL, "chance-cases numeric");
  /* Names can be long, and translations too. A note never widens its card. */
  gtk_label_set_ellipsize (GTK_LABEL (self->cases), PANGO_ELLIPSIZE_END);
  gn_append (GTK_WIDGET (self), self->percent, gn_shrink_words (self->cases), NULL);
}

GtkWidget *
gn_chance_new (void)
{
  return g_object_new (GN_TYPE_CHANCE, NULL);
}

void
gn_chance_set (GnChance   *self,
               GnOdds      odds,
               const char *note)
{
  g_autofree char *percent = gn_odds_percent (odds);
  g_autofree char *cases = gn_odds_cases (odds);
  g_autofree char *said = gn_odds_text (odds);

  gtk_label_set_label (GTK_LABEL (self->percent), percent);
  gtk_widget_set_visible (self->percent, TRUE);
  gtk_label_set_label (GTK_LABEL (self->cases), note ? note : cases ? cases : "");
  gtk_widget_set_visible (self->cases, note || cases);
  gn_say_name (GTK_WIDGET (self), said);
}

void
gn_chance_unset (GnChance   *self,
                 const char *note)
{
  gtk_widget_set_visible (self->percent, FALSE);
  gtk_label_set_label (GTK_LABEL (self->cases), note ? note : "");
  gtk_widget_set_visible (self->cases, note != NULL);
  gn_say_name (GTK_WIDGET (self), note ? note : "");
}

void
gn_chance_set_align (GnChance *self,
                     float     align)
{
  gtk_label_set_xalign (GTK_LABEL (self->percent), align);
  gtk_label_set_xalign (GTK_LABEL (self->cases), align);
}
