/* history-page.c: every record there is
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "history-page.h"

#include <glib/gi18n.h>

#include "app/model/record-summary.h"
#include "app/widgets/first-fit.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"

struct _GnHistoryPage {
  AdwBin          parent_instance;

  AdwWindowTitle *title;
  GtkStack       *stack;
  GtkEditable    *search;
  GtkListBox     *list;
};

G_DEFINE_FINAL_TYPE (GnHistoryPage, gn_history_page, ADW_TYPE_BIN)

static void
on_search (GnHistoryPage *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

static gboolean
fits (GtkListBoxRow *row,
      gpointer       data)
{
  GnHistoryPage *self = data;
  g_auto (GStrv) words = g_strsplit_set (gtk_editable_get_text (self->search), " ", -1);
  const char *text = g_object_get_data (G_OBJECT (row), "text");

  for (guint i = 0; words[i]; i++)
    {
      g_autofree char *word = g_utf8_casefold (words[i], -1);
      if (!strstr (text, word))
        return FALSE;
    }
  return TRUE;
}

static GMenuModel *
make_menu (const char *uri)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenuItem) export = g_menu_item_new (_("_Export the record…"), NULL);
  g_autoptr (GMenuItem) delete = g_menu_item_new (_("_Delete this table…"), NULL);

  g_menu_item_set_action_and_target (export, "win.export", "s", uri);
  g_menu_item_set_action_and_target (delete, "win.delete", "s", uri);
  g_menu_append_item (menu, export);
  g_menu_append_item (menu, delete);
  return G_MENU_MODEL (menu);
}

static void
add_record (GnHistoryPage *self,
            GnRecordInfo  *info)
{
  GtkWidget *row = adw_action_row_new (), *piece, *open, *more;
  const GnShelfEntry *entry = info->game_id ? gn_shelf_find (info->game_id) : NULL;
  g_autofree char *base = g_file_get_basename (info->file);
  const char *title = entry ? gn_tr (entry->title) : base;
  g_autofree char *emblem = gn_shelf_emblem (entry);
  g_autofree char *uri = g_file_get_uri (info->file);
  gboolean ended = info->over || info->stopped;
  g_autofree char *people = info->over ? gn_record_scores (info) : gn_record_people (info);
  g_autofree char *verdict = gn_record_verdict (info);
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (info->changed);
  /* Translators: a day and a time of day, as strftime() writes them. */
  g_autofree char *day = when ? g_date_time_format (when, _("%-e %B %Y, %H:%M")) : g_strdup ("");
  g_autofree char *subtitle = NULL;
  g_autofree char *open_label = NULL, *more_label = NULL;

  if (info->trouble)
    subtitle = g_strdup (info->trouble);
  else
    /* Translators: a record in the history: a day; how it ended; the people or their scores. */
    subtitle = gn_fill (_("{day} · {verdict} · {people}"), "day", day, "verdict", verdict, "people", people, NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  piece = gn_piece_new (emblem, 36);
  gtk_widget_set_valign (piece, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), piece);

  if (!info->trouble)
    {
      open_label = gn_fill (ended ? _("Scoresheet of {game}") : _("Continue {game}"), "game", title, NULL);
      open = gtk_button_new_with_label (ended ? _("Sheet") : _("Continue"));
      gtk_widget_set_valign (open, GTK_ALIGN_CENTER);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (open), "win.open");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (open), "s", uri);
      gtk_accessible_update_property (GTK_ACCESSIBLE (open), GTK_ACCESSIBLE_PROPERTY_LABEL, open_label, -1);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), open);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), open);
    }
  else
    gtk_widget_add_css_class (row, "trouble-row");

  g_autoptr (GMenuModel) menu = make_menu (uri);
  more_label = gn_fill (_("More about {game}"), "game", title, NULL);
  more = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (more), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (more), menu);
  gtk_widget_set_valign (more, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (more, "flat");
  gtk_widget_set_tooltip_text (more, more_label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (more), GTK_ACCESSIBLE_PROPERTY_LABEL, more_label, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), more);

  g_autofree char *text = g_strconcat (title, " ", subtitle, NULL);
  g_object_set_data_full (G_OBJECT (row), "text", g_utf8_casefold (text, -1), g_free);
  gtk_list_box_append (self->list, row);
}

void
gn_history_page_refresh (GnHistoryPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = gn_library_list (&error);
  GtkListBoxRow *row;
  guint n = records ? records->len : 0;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < n; i++)
    add_record (self, g_ptr_array_index (records, i));

  g_autofree char *count = g_strdup_printf ("%u", n);
  g_autofree char *subtitle = n ? gn_fill (ngettext ("{n} record", "{n} records", n), "n", count, NULL) : g_strdup (error ? error->message : "");
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_stack_set_visible_child_name (self->stack, n ? "list" : "empty");
}

static void
gn_history_page_class_init (GnHistoryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (GN_TYPE_FIRST_FIT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/tonight/history-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GnHistoryPage, title);
  gtk_widget_class_bind_template_child (widget_class, GnHistoryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, GnHistoryPage, search);
  gtk_widget_class_bind_template_child (widget_class, GnHistoryPage, list);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.tonight", NULL);
}

static void
gn_history_page_init (GnHistoryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, fits, self, NULL);
}

GtkWidget *
gn_history_page_new (void)
{
  return g_object_new (GN_TYPE_HISTORY_PAGE, NULL);
}
