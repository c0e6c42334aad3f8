/* day-row.c: a row with a day that is chosen in a calendar
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "day-row.h"

#include <glib/gi18n.h>

#include "app/leagues/league-words.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

static GtkWidget *
part (gpointer    row,
      const char *id)
{
  return g_object_get_data (G_OBJECT (row), id);
}

guint32
gn_day_row_get (GtkWidget *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "day"));
}

static void
set (GtkWidget *row,
     guint32    day)
{
  g_autofree char *text = gn_league_day (day), *name = NULL;

  g_object_set_data (G_OBJECT (row), "day", GUINT_TO_POINTER (day));
  /* Translators: a league has no first or no last day. */
  gtk_menu_button_set_label (GTK_MENU_BUTTON (part (row, "button")), day ? text : _("No limit"));
  name = gn_fill (_("{what}: {day}"), "what", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "day",
                  day ? text : _("No limit"), NULL);
  gn_say_name (part (row, "button"), name);
  gtk_widget_set_sensitive (part (row, "none"), day != 0);
}

static void
on_day (GtkWidget *row)
{
  g_autoptr (GDateTime) chosen = gtk_calendar_get_date (GTK_CALENDAR (part (row, "calendar")));
  GDate day;

  g_date_clear (&day, 1);
  g_date_set_dmy (&day, (GDateDay) g_date_time_get_day_of_month (chosen), (GDateMonth) g_date_time_get_month (chosen),
                  (GDateYear) g_date_time_get_year (chosen));
  set (row, g_date_get_julian (&day));
}

static void
on_none (GtkWidget *row)
{
  set (row, 0);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (part (row, "button")));
}

void
gn_day_row_init (GtkWidget *row,
                 guint32    day,
                 GCallback  changed,
                 gpointer   object)
{
  GtkWidget *button = gtk_menu_button_new (), *popover = gtk_popover_new (), *box = gn_column (6, NULL);
  GtkWidget *calendar = gtk_calendar_new (), *none = gtk_button_new_with_mnemonic (_("_No such day"));

  if (day)
    {
      GDate date;

      g_date_clear (&date, 1);
      g_date_set_julian (&date, day);

      g_autoptr (GDateTime) noon = g_date_time_new_local (g_date_get_year (&date), g_date_get_month (&date),
                                                          g_date_get_day (&date), 12, 0, 0);

      gtk_calendar_select_day (GTK_CALENDAR (calendar), noon);
    }
  g_object_set_data (G_OBJECT (row), "button", button);
  g_object_set_data (G_OBJECT (row), "calendar", calendar);
  g_object_set_data (G_OBJECT (row), "none", none);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gn_say_name (calendar, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  gn_append (box, calendar, none, NULL);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  set (row, day);
  g_signal_connect_object (calendar, "day-selected", G_CALLBACK (on_day), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (none, "clicked", G_CALLBACK (on_none), row, G_CONNECT_SWAPPED);
  if (changed)
    g_signal_connect_object (button, "notify::label", changed, object, G_CONNECT_SWAPPED);
}
