/* league-bar.c: tells below a page which league was changed last, and undoes it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "league-bar.h"

#include "app/leagues/league-changes.h"
#include "panels/drawing/parts.h"

struct _GnLeagueBar {
  GtkBox    parent_instance;

  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (GnLeagueBar, gn_league_bar, GTK_TYPE_BOX)

static void
show (GnLeagueBar *self)
{
  const char *text = gn_league_changes_text (gn_league_changes_get ());

  gtk_label_set_label (self->label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
}

static void
gn_league_bar_class_init (GnLeagueBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/leagues/league-bar.ui");
  gn_bind_children (widget_class, GnLeagueBar, label);
}

static void
gn_league_bar_init (GnLeagueBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gn_league_changes_get (), "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}

static void
act_undo (GtkWidget  *page,
          const char *action,
          GVariant   *parameter)
{
  gn_league_changes_undo (gn_league_changes_get (), page);
}

void
gn_league_bar_install (GtkWidgetClass *page)
{
  g_type_ensure (GN_TYPE_LEAGUE_BAR);
  gtk_widget_class_install_action (page, "leagues.undo", NULL, act_undo);
  gtk_widget_class_add_binding_action (page, GDK_KEY_z, GDK_CONTROL_MASK, "leagues.undo", NULL);
}
