/* players-page.c: page with the people who have played at these tables
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "players-page.h"

#include <glib/gi18n.h>

#include "app/people/people-words.h"
#include "app/widgets/first-fit.h"
#include "core/library/library.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "app/widgets/messages.h"
#include "app/widgets/search.h"
#include "panels/drawing/parts.h"

#define SEARCHED 8   /* with more players than these there is a search */

struct _GnPlayersPage {
  AdwBin          parent_instance;

  GnHistoryIndex *index;
  char           *opened;    /* whose page was opened last */
  char           *wanted;    /* the same, once this page is shown again: it gets the focus */
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

static void fill (GnPlayersPage *self);

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
  fill (self);
}

/* @colour, @plays, @last: of the index, or of somebody who has not finished a match. @suggested: for new tables */
static void
add_person (GnPlayersPage *self,
            const char    *name,
            int            colour,
            guint          plays,
            gint64         last,
            gboolean       suggested)
{
  GtkWidget *row = adw_action_row_new (), *token = gn_seat_token_new (colour, 30),
            *forget = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *n = gn_number_text (plays), *day = gn_people_day (last, FALSE);
  g_autofree char *played = gn_fill (ngettext ("{n} match, last on {day}", "{n} matches, last on {day}", plays), "n", n,
                                     "day", day, NULL);
  g_autofree char *label = gn_fill (_("Forget {who}"), "who", name, NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), plays ? played : _("No finished match yet"));
  gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), token);
  gtk_widget_set_valign (forget, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (forget, "flat");
  gtk_widget_set_tooltip_text (forget, label);
  gn_say_name (forget, label);
  gtk_widget_set_visible (forget, suggested);
  g_signal_connect_object (forget, "clicked", G_CALLBACK (on_forget), self, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), forget);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data_full (G_OBJECT (row), "name", g_strdup (name), g_free);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->list, row);
}

static void
fill (GnPlayersPage *self)
{
  g_autoptr (GPtrArray) roster = gn_roster_load ();
  g_autoptr (GArray) people = gn_history_index_people (self->index);
  g_autoptr (GHashTable) suggested = g_hash_table_new (g_str_hash, g_str_equal);
  const guint n_roster = roster ? roster->len : 0;
  GtkListBoxRow *row;
  guint n = people->len;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < n_roster; i++)
    g_hash_table_add (suggested, ((GnPerson *) roster->pdata[i])->name);
  for (guint i = 0; i < people->len; i++)
    {
      const GnPersonSummary *person = &g_array_index (people, GnPersonSummary, i);

      add_person (self, person->name, person->colour, person->plays, person->last,
                  g_hash_table_remove (suggested, person->name));
    }
  /* those whose records are gone */
  for (guint i = 0; i < n_roster; i++)
    {
      const GnPerson *person = roster->pdata[i];

      if (!g_hash_table_contains (suggested, person->name))
        continue;
      add_person (self, person->name, person->colour, 0, person->last, TRUE);
      n++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->search), n > SEARCHED);
  gtk_stack_set_visible_child_name (self->stack, n ? "list" : "empty");
}

static void
on_changed (GnPlayersPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

static gboolean
forget_wanted (gpointer data)
{
  g_clear_pointer (&GN_PLAYERS_PAGE (data)->wanted, g_free);
  return G_SOURCE_REMOVE;
}

void
gn_players_page_refresh (GnPlayersPage *self)
{
  g_free (self->wanted);
  self->wanted = g_steal_pointer (&self->opened);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, forget_wanted, g_object_ref (self), g_object_unref);
  gn_history_index_catch_up (self->index);
  gtk_editable_set_text (self->search, "");
  fill (self);
}

static void
on_activated (GnPlayersPage *self,
              GtkListBoxRow *row)
{
  g_free (self->opened);
  self->opened = g_strdup (g_object_get_data (G_OBJECT (row), "name"));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.person", "s", self->opened);
}

/* When the page is shown both the stack and the window give it the focus. */
static gboolean
gn_players_page_focus (GtkWidget       *widget,
                       GtkDirectionType direction)
{
  GnPlayersPage *self = GN_PLAYERS_PAGE (widget);
  GtkListBoxRow *row;

  for (int i = 0; self->wanted && (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    if (g_str_equal (g_object_get_data (G_OBJECT (row), "name"), self->wanted))
      return gtk_widget_grab_focus (GTK_WIDGET (row));
  return GTK_WIDGET_CLASS (gn_players_page_parent_class)->focus (widget, direction);
}

static void
gn_players_page_dispose (GObject *object)
{
  g_clear_pointer (&GN_PLAYERS_PAGE (object)->opened, g_free);
  g_clear_pointer (&GN_PLAYERS_PAGE (object)->wanted, g_free);
  g_clear_object (&GN_PLAYERS_PAGE (object)->index);
  G_OBJECT_CLASS (gn_players_page_parent_class)->dispose (object);
}

static void
gn_players_page_class_init (GnPlayersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_players_page_dispose;
  widget_class->focus = gn_players_page_focus;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/people/players-page.ui");
  gn_bind_children (widget_class, GnPlayersPage, title, stack, search, list);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_bind_template_callback (widget_class, gn_search_left);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.tonight", NULL);
}

static void
gn_players_page_init (GnPlayersPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, fits, self, NULL);
  self->index = gn_history_index_new ();
  g_signal_connect_object (self->index, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
gn_players_page_new (void)
{
  return g_object_new (GN_TYPE_PLAYERS_PAGE, NULL);
}
