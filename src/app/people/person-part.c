/* person-part.c: two players of one name: which matches are those of the other one
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "person-actions.h"

#include <glib/gi18n.h>

#include "app/model/record-summary.h"
#include "app/people/people-changes.h"
#include "app/people/people-words.h"
#include "app/widgets/compat.h"
#include "app/widgets/messages.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"

#define MOST_ROWS 60   /* the search finds the others */

typedef struct {
  GtkWidget      *page;
  GnAsk          *dialog;   /* owns this */
  GnHistoryIndex *index;
  char           *shown;
  GHashTable     *chosen;   /* GFile by the id of the match */
  GtkWidget      *name, *search, *list, *more, *count;
} Part;

static void
part_free (gpointer data)
{
  Part *part = data;

  g_object_unref (part->page);
  g_object_unref (part->index);
  g_hash_table_unref (part->chosen);
  g_free (part->shown);
  g_free (part);
}

static void
show_count (Part *part)
{
  const guint n = g_hash_table_size (part->chosen);
  g_autofree char *number = gn_number_text ((int) n);
  g_autofree char *name = gn_plain_name (gtk_editable_get_text (GTK_EDITABLE (part->name)), GN_MAX_NAME);
  /* Translators: how many matches of a list are ticked. */
  g_autofree char *text = gn_fill (ngettext ("{n} match chosen", "{n} matches chosen", n), "n", number, NULL);

  gtk_label_set_label (GTK_LABEL (part->count), text);
  gn_ask_set_response_enabled (part->dialog, "part", n && *name && !g_str_equal (name, part->shown));
}

static void
on_toggled (GtkCheckButton *check,
            Part           *part)
{
  const gint64 *id = g_object_get_data (G_OBJECT (check), "id");
  GFile *file = g_object_get_data (G_OBJECT (check), "file");

  if (gtk_check_button_get_active (check))
    g_hash_table_insert (part->chosen, g_memdup2 (id, sizeof *id), g_object_ref (file));
  else
    g_hash_table_remove (part->chosen, id);
  show_count (part);
}

static void
add_match (Part   *part,
           gint64  id)
{
  g_autoptr (GnHistoryEntry) entry = gn_history_index_load (part->index, id);

  if (!entry)
    return;

  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();
  g_autofree char *day = gn_people_date (entry->day, _("%B %-e, %Y")), *game = gn_record_title (entry->info);
  g_autofree char *people = gn_record_people (entry->info);
  /* Translators: a match in a list: its day and its game. */
  g_autofree char *title = gn_fill (_("{day} · {game}"), "day", day, "game", game, NULL);

  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gn_say_name (check, title);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), g_hash_table_contains (part->chosen, &id));
  g_object_set_data_full (G_OBJECT (check), "id", g_memdup2 (&id, sizeof id), g_free);
  g_object_set_data_full (G_OBJECT (check), "file", g_object_ref (entry->info->file), g_object_unref);
  g_signal_connect (check, "toggled", G_CALLBACK (on_toggled), part);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), people);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_list_box_append (GTK_LIST_BOX (part->list), row);
}

static void
show_matches (Part *part)
{
  const GnHistoryQuery query = { .person = part->shown, .text = gtk_editable_get_text (GTK_EDITABLE (part->search)) };
  g_autoptr (GArray) places = gn_history_index_find (part->index, &query);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (part->list)))
    gtk_list_box_remove (GTK_LIST_BOX (part->list), row);
  for (guint i = 0; i < MIN (places->len, MOST_ROWS); i++)
    add_match (part, g_array_index (places, GnHistoryPlace, i).id);
  gtk_widget_set_visible (part->more, places->len > MOST_ROWS);
  show_count (part);
}

static void
on_response (GnAsk      *dialog,
             const char *response,
             Part       *part)
{
  g_autofree char *name = gn_plain_name (gtk_editable_get_text (GTK_EDITABLE (part->name)), GN_MAX_NAME);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer file;

  g_hash_table_iter_init (&iter, part->chosen);
  while (g_hash_table_iter_next (&iter, NULL, &file))
    g_ptr_array_add (records, g_object_ref (file));
  if (g_str_equal (response, "part") && *name && records->len)
    gn_people_changes_part (gn_people_changes_get (), part->page, part->shown, name, records);
}

static GtkWidget *
list_of (Part *part)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  part->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (part->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (part->list, "boxed-list");
  gtk_widget_add_css_class (part->list, "name-list");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), 150);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 260);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), part->list);
  return scrolled;
}

void
gn_person_part (GtkWidget      *page,
                GnHistoryIndex *index,
                const char     *shown)
{
  g_autofree char *heading = gn_fill (_("Two players called {who}"), "who", shown, NULL);
  g_autofree char *body = gn_fill (
    /* Translators: {who} is a name that two people have. */
    _("Tick the matches of the other {who} and enter what to call that player. Use that name at new tables, too. Notes "
      "stay as they are."), "who", shown, NULL);
  GtkWidget *dialog = gn_ask_new (heading, body);
  GtkWidget *column = gn_column (8, NULL);
  Part *part = g_new0 (Part, 1);

  part->page = g_object_ref (page);
  part->dialog = GN_ASK (dialog);
  part->index = g_object_ref (index);
  part->shown = g_strdup (shown);
  part->chosen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
  part->name = gtk_entry_new ();
  part->search = gtk_search_entry_new ();
  part->more = gn_paragraph (_("Search to see earlier ones"), "quiet");
  part->count = gn_label (NULL, "quiet");
  gtk_entry_set_max_length (GTK_ENTRY (part->name), GN_MAX_NAME);
  gtk_editable_set_text (GTK_EDITABLE (part->name), shown);
  gn_say_name (part->name, _("Name of the other player"));
  /* Translators: in an empty search field above a list of matches. */
  g_object_set (part->search, "placeholder-text", _("Search: game, day, place, player"), NULL);
  gn_say_name (part->search, _("Search the matches"));
  g_object_set_data_full (G_OBJECT (dialog), "part", part, part_free);
  gn_append (column, part->name, part->search, list_of (part), part->more, part->count, NULL);
  gn_ask_set_extra_child (part->dialog, column);
  gn_ask_add_responses (part->dialog, "cancel", _("_Cancel"), "part", _("_Rename"), NULL);
  gn_ask_set_response_appearance (part->dialog, "part", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_close_response (part->dialog, "cancel");
  g_signal_connect_swapped (part->name, "changed", G_CALLBACK (show_count), part);
  g_signal_connect_swapped (part->search, "search-changed", G_CALLBACK (show_matches), part);
  g_signal_connect (dialog, "response", G_CALLBACK (on_response), part);
  show_matches (part);
  gn_ask_open (dialog, page);
  gtk_widget_grab_focus (part->name);
  gtk_editable_set_position (GTK_EDITABLE (part->name), -1);
}
