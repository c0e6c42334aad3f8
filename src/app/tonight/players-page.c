/* players-page.c: page with the people who have played at these tables
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "players-page.h"

#include <glib/gi18n.h>

#include "app/widgets/first-fit.h"
#include "core/library/library.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "app/widgets/messages.h"
#include "app/widgets/search.h"
#include "panels/drawing/parts.h"

struct _GnPlayersPage {
  AdwBin          parent_instance;

  AdwWindowTitle *title;
  GtkStack       *stack;
  GtkEditable    *search;
  GtkListBox     *list;
};

G_DEFINE_FINAL_TYPE (GnPlayersPage, gn_players_page, ADW_TYPE_BIN)

static void
on_search (GnPlayersPage *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

static gboolean
fits (GtkListBoxRow *row,
      gpointer       data)
{
  GnPlayersPage *self = data;
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  g_autofree char *name = g_utf8_casefold (g_object_get_data (G_OBJECT (row), "name"), -1);

  return strstr (name, wanted) != NULL;
}

static void
on_forget (GtkButton     *button,
           GnPlayersPage *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_LIST_BOX_ROW);
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (row), "name"));
  g_autofree char *text = gn_fill (_("{who} is no longer suggested for new tables; the records are unchanged."), "who",
                                   name, NULL);

  gn_roster_forget (name);
  gn_toast (GTK_WIDGET (self), text);
  gn_players_page_refresh (self);
}

static void
add_person (GnPlayersPage *self,
            GnPerson      *person)
{
  GtkWidget *row = adw_action_row_new (), *token = gn_seat_token_new (person->colour, 30),
            *forget = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *n = g_strdup_printf ("%u", person->plays);
  g_autoptr (GDateTime) last = g_date_time_new_from_unix_local (person->last);
  /* Translators: a day, as strftime() writes it. */
  g_autofree char *day = last ? g_date_time_format (last, _("%B %-e, %Y")) : g_strdup ("");
  g_autofree char *subtitle = gn_fill (
    ngettext ("{n} table, last on {day}", "{n} tables, last on {day}", person->plays), "n", n, "day", day, NULL);
  g_autofree char *label = gn_fill (_("Forget {who}"), "who", person->name, NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), person->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), token);
  gtk_widget_set_valign (forget, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (forget, "flat");
  gtk_widget_set_tooltip_text (forget, label);
  gn_say_name (forget, label);
  g_signal_connect_object (forget, "clicked", G_CALLBACK (on_forget), self, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), forget);
  g_object_set_data_full (G_OBJECT (row), "name", g_strdup (person->name), g_free);
  gtk_list_box_append (self->list, row);
}

void
gn_players_page_refresh (GnPlayersPage *self)
{
  g_autoptr (GPtrArray) people = gn_roster_load ();
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; people && i < people->len; i++)
    add_person (self, g_ptr_array_index (people, i));
  gtk_stack_set_visible_child_name (self->stack, people && people->len ? "list" : "empty");
}

static void
gn_players_page_class_init (GnPlayersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (GN_TYPE_FIRST_FIT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/tonight/players-page.ui");
  gn_bind_children (widget_class, GnPlayersPage, title, stack, search, list);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, gn_search_left);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.tonight", NULL);
}

static void
gn_players_page_init (GnPlayersPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, fits, self, NULL);
}

GtkWidget *
gn_players_page_new (void)
{
  return g_object_new (GN_TYPE_PLAYERS_PAGE, NULL);
}
