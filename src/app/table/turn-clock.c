/* turn-clock.c: small clock beside the prompt
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "turn-clock.h"

#include <glib/gi18n.h>

#include "app/settings/settings.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

struct _GnTurnClock {
  GtkWidget     parent_instance;

  GnTableModel *model;
  GtkWidget    *label;
  guint         tick;
};

G_DEFINE_FINAL_TYPE (GnTurnClock, gn_turn_clock, GTK_TYPE_WIDGET)

void
gn_turn_clock_refresh (GnTurnClock *self)
{
  GnMatchTable *table = self->model ? gn_table_model_get_table (self->model) : NULL;
  const int seat = table ? gn_match_table_turn_seat (table) : -1;
  g_autofree char *now = NULL;

  if (seat < 0 || gn_match_table_is_over (table) || gn_table_model_is_past (self->model))
    {
      gtk_label_set_label (GTK_LABEL (self->label), "");
      gn_set_tooltip (GTK_WIDGET (self), NULL);
      return;
    }
  now = gn_clock_text (gn_match_table_get_waiting (table));
  gtk_label_set_label (GTK_LABEL (self->label), now);

  /* Translators: on the small clock beside the prompt: how long a player has thought about this decision */
  g_autofree char *text = gn_fill (_("{who} has been thinking for {time}"), "who",
                                   gn_match_name (gn_table_model_get_match (self->model), seat), "time", now, NULL);

  gn_set_tooltip (GTK_WIDGET (self), text);
  gn_say_name (GTK_WIDGET (self), text);
}

static gboolean
on_tick (gpointer data)
{
  gn_turn_clock_refresh (data);
  return G_SOURCE_CONTINUE;
}

static void
gn_turn_clock_map (GtkWidget *widget)
{
  GnTurnClock *self = GN_TURN_CLOCK (widget);

  GTK_WIDGET_CLASS (gn_turn_clock_parent_class)->map (widget);
  gn_turn_clock_refresh (self);
  if (!self->tick)
    self->tick = g_timeout_add_seconds (1, on_tick, self);
}

static void
gn_turn_clock_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&GN_TURN_CLOCK (widget)->tick, g_source_remove);
  GTK_WIDGET_CLASS (gn_turn_clock_parent_class)->unmap (widget);
}

static void
gn_turn_clock_dispose (GObject *object)
{
  GnTurnClock *self = GN_TURN_CLOCK (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (gn_turn_clock_parent_class)->dispose (object);
}

static void
gn_turn_clock_class_init (GnTurnClockClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_turn_clock_dispose;
  widget_class->map = gn_turn_clock_map;
  widget_class->unmap = gn_turn_clock_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "turnclock");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TIMER);
}

static void
gn_turn_clock_init (GnTurnClock *self)
{
  self->label = gn_label ("", "note numeric");
  /* "15:00" at most: then it is a pause */
  gtk_label_set_width_chars (GTK_LABEL (self->label), 5);
  gtk_label_set_xalign (GTK_LABEL (self->label), 1);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_settings_bind (gn_settings (), "turn-clock", self, "visible", G_SETTINGS_BIND_GET);
}

void
gn_turn_clock_set_model (GnTurnClock  *self,
                         GnTableModel *model)
{
  g_set_object (&self->model, model);
  gn_turn_clock_refresh (self);
}
