/* evening-page.c: page with place, guests, standings and tables of one evening
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "evening-page.h"

#include <glib/gi18n.h>

#include "app/evenings/evening-words.h"
#include "app/model/record-summary.h"
#include "app/people/figure-table.h"
#include "app/people/people-words.h"
#include "app/settings/settings.h"
#include "app/widgets/first-fit.h"
#include "app/widgets/print.h"
#include "app/widgets/wrap-layout.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"

struct _GnEveningPage {
  AdwBin          parent_instance;

  guint32         day;
  GnHistoryIndex *index;
  GnEvening      *evening;

  GtkWidget      *scrolled;
  GtkWidget      *meanings;
  GtkWidget      *definitions;
  GtkLabel       *headline;
  GtkLabel       *summary;
  GtkWidget      *guests;
  GnFigureTable  *standings, *together, *tables;
};

G_DEFINE_FINAL_TYPE (GnEveningPage, gn_evening_page, ADW_TYPE_BIN)

static const GnEveningGuest *
nth_guest (GnEveningPage *self,
           guint          i)
{
  return &g_array_index (self->evening->guests, GnEveningGuest, i);
}

static void
show_guests (GnEveningPage *self)
{
  gn_box_clear (self->guests);
  for (guint i = 0; i < self->evening->guests->len; i++)
    {
      const GnEveningGuest *guest = nth_guest (self, i);
      GtkWidget *box = gn_row (8, NULL), *name = gn_paragraph (guest->name, "strong");

      gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
      gtk_box_append (GTK_BOX (box), gn_seat_token_new (guest->colour, 24));
      gtk_box_append (GTK_BOX (box), name);
      gtk_box_append (GTK_BOX (self->guests), box);
    }
}

static void
add_guest (GnFigureTable        *table,
           const GnEveningGuest *guest,
           const char           *title,
           const char *const    *cells)
{
  GtkWidget *row = gn_figure_table_add (table, gn_seat_token_new (guest->colour, 28), title, NULL, cells);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", guest->name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.person");
}

static void
show_standings (GnEveningPage *self)
{
  const char *const heads[] = { gn_evening_figure_name (GN_EVENING_POINTS), gn_evening_figure_name (GN_EVENING_WINS),
                                gn_evening_figure_name (GN_EVENING_MATCHES), NULL };

  gn_figure_table_begin (self->standings, 1, heads);
  gn_figure_table_begin (self->together, 1, heads + 1);
  for (guint i = 0; i < self->evening->guests->len; i++)
    {
      const GnEveningGuest *guest = nth_guest (self, i);
      g_autofree char *points = gn_number_text (guest->points), *wins = gn_number_text (guest->wins);
      g_autofree char *plays = gn_number_text (guest->plays), *standing = gn_evening_standing (guest);
      g_autofree char *team_wins = gn_number_text (guest->together_wins), *team = gn_number_text (guest->together);

      if (guest->rank)
        add_guest (self->standings, guest, standing, (const char *const[]) { points, wins, plays, NULL });
      if (guest->together)
        add_guest (self->together, guest, guest->name, (const char *const[]) { team_wins, team, NULL });
    }
}

static void
show_tables (GnEveningPage *self)
{
  static const char *const none[] = { NULL };

  gn_figure_table_begin (self->tables, 0, none);
  for (guint i = 0; i < self->evening->tables->len; i++)
    {
      g_autoptr (GnHistoryEntry) entry =
        gn_history_index_load (self->index, g_array_index (self->evening->tables, GnHistoryPlace, i).id);

      if (!entry)
        continue;

      g_autofree char *title = gn_record_title (entry->info), *line = gn_record_line (entry->info);
      g_autofree char *uri = g_file_get_uri (entry->info->file);
      GtkWidget *emblem = gn_people_emblem (entry->info->game_id, entry->info->title);
      GtkWidget *row = gn_figure_table_add (self->tables, emblem, title, line, none);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", uri);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open");
    }
}

static void
fill (GnEveningPage *self)
{
  const gboolean focused = gtk_widget_get_focus_child (self->scrolled) != NULL;

  g_clear_pointer (&self->evening, gn_evening_free);
  self->evening = gn_history_index_evening (self->index, self->day);

  g_autofree char *day = gn_evening_day (self->evening), *summary = gn_evening_summary (self->evening);

  gtk_label_set_label (self->headline, day);
  gtk_label_set_label (self->summary, summary);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "evening.print", self->evening->tables->len > 0);
  show_guests (self);
  show_standings (self);
  show_tables (self);
  /* What had the focus was made anew. */
  if (focused)
    gtk_widget_child_focus (self->scrolled, GTK_DIR_TAB_FORWARD);
}

static void
on_changed (GnEveningPage *self)
{
  if (self->day && gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

void
gn_evening_page_show (GnEveningPage *self,
                      guint32        day)
{
  self->day = day ? day : gn_history_evening (g_get_real_time () / G_USEC_PER_SEC);
  gn_history_index_catch_up (self->index);
  fill (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
}

static void
act_print (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GnEveningPage *self = GN_EVENING_PAGE (widget);
  g_autofree char *day = gn_evening_day (self->evening);
  g_autoptr (GtkPrintOperation) print = gn_print_listing_new (day, gn_settings_paper (),
                                                              gn_evening_sheet (self->evening, self->index));

  gn_print_run (print, widget);
}

/* What each figure means, made when it is asked for. */
static void
on_meanings (GnEveningPage *self)
{
  if (gtk_widget_get_first_child (self->definitions))
    return;
  for (GnEveningFigure figure = 0; figure < GN_N_EVENING_FIGURES; figure++)
    {
      GtkWidget *text = gn_paragraph (gn_evening_figure_definition (figure), "figure-definition");

      gtk_label_set_max_width_chars (GTK_LABEL (text), 44);
      gtk_box_append (GTK_BOX (self->definitions), gn_paragraph (gn_evening_figure_name (figure), "strong"));
      gtk_box_append (GTK_BOX (self->definitions), text);
    }
}

static void
gn_evening_page_dispose (GObject *object)
{
  GnEveningPage *self = GN_EVENING_PAGE (object);

  g_clear_object (&self->index);
  g_clear_pointer (&self->evening, gn_evening_free);
  G_OBJECT_CLASS (gn_evening_page_parent_class)->dispose (object);
}

static void
gn_evening_page_class_init (GnEveningPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_evening_page_dispose;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_FIGURE_TABLE);
  g_type_ensure (GN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/evenings/evening-page.ui");
  gn_bind_children (widget_class, GnEveningPage, scrolled, meanings, definitions, headline, summary, guests, standings,
                    together, tables);
  gtk_widget_class_bind_template_callback (widget_class, on_meanings);
  gtk_widget_class_install_action (widget_class, "evening.print", NULL, act_print);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.history", NULL);
}

static void
gn_evening_page_init (GnEveningPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->index = gn_history_index_new ();
  g_signal_connect_object (self->index, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
gn_evening_page_new (void)
{
  return g_object_new (GN_TYPE_EVENING_PAGE, NULL);
}
