/* history-page.c: page with all records
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "history-page.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "app/widgets/first-fit.h"
#include "app/widgets/search.h"
#include "core/library/library.h"
#include "core/words/text.h"
#include "history-row.h"

/* ---- A record in the list ------------------------------------------------------------------------------------- */

#define GN_TYPE_HISTORY_ITEM (gn_history_item_get_type ())
G_DECLARE_FINAL_TYPE (GnHistoryItem, gn_history_item, GN, HISTORY_ITEM, GObject)

struct _GnHistoryItem {
  GObject       parent_instance;

  GnRecordInfo *info;
  char         *words;   /* made for the first search */
};

G_DEFINE_FINAL_TYPE (GnHistoryItem, gn_history_item, G_TYPE_OBJECT)

static void
gn_history_item_finalize (GObject *object)
{
  GnHistoryItem *self = GN_HISTORY_ITEM (object);

  gn_record_info_free (self->info);
  g_free (self->words);
  G_OBJECT_CLASS (gn_history_item_parent_class)->finalize (object);
}

static void
gn_history_item_class_init (GnHistoryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gn_history_item_finalize;
}

static void
gn_history_item_init (GnHistoryItem *self)
{
}

/* ---- The page --------------------------------------------------------------------------------------------------- */

struct _GnHistoryPage {
  AdwBin          parent_instance;

  AdwWindowTitle *title;
  GtkStack       *stack;
  GtkEditable    *search;
  GtkWidget      *nothing;
  GtkListView    *list;

  GListStore     *records;    /* GnHistoryItem */
  GListModel     *found;      /* the matching records */
  GtkFilter      *filter;
  char          **words;      /* the search terms, case-folded */
};

G_DEFINE_FINAL_TYPE (GnHistoryPage, gn_history_page, ADW_TYPE_BIN)

static void
on_search (GnHistoryPage *self)
{
  g_autofree char *folded = g_utf8_casefold (gtk_editable_get_text (self->search), -1);

  g_strfreev (self->words);
  self->words = g_strsplit (folded, " ", -1);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static gboolean
fits (gpointer object,
      gpointer data)
{
  GnHistoryItem *item = object;
  GnHistoryPage *self = data;

  for (guint i = 0; self->words && self->words[i]; i++)
    {
      if (!item->words)
        item->words = gn_history_words (item->info);
      if (!strstr (item->words, self->words[i]))
        return FALSE;
    }
  return TRUE;
}

static void
on_found (GnHistoryPage *self)
{
  gtk_widget_set_visible (self->nothing, !g_list_model_get_n_items (self->found));
}

static void
on_activate (GnHistoryPage *self,
             guint          position)
{
  g_autoptr (GnHistoryItem) item = g_list_model_get_item (self->found, position);
  g_autofree char *uri = g_file_get_uri (item->info->file);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.open", "s", uri);
}

/* The menu key, on a row or on one of its buttons. */
static gboolean
open_menu (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *row = focus ? gtk_widget_get_ancestor (focus, GN_TYPE_HISTORY_ROW) : NULL;

  if (focus && !row)
    row = gtk_widget_get_first_child (focus);
  if (!row || !GN_IS_HISTORY_ROW (row))
    return FALSE;
  gn_history_row_popup (GN_HISTORY_ROW (row));
  return TRUE;
}

static void
on_setup (GtkListItemFactory *factory,
          GtkListItem        *place)
{
  gtk_list_item_set_child (place, gn_history_row_new ());
}

static void
on_bind (GtkListItemFactory *factory,
         GtkListItem        *place)
{
  GnHistoryItem *item = gtk_list_item_get_item (place);

  gtk_list_item_set_activatable (place, !item->info->trouble);
  gn_history_row_show (GN_HISTORY_ROW (gtk_list_item_get_child (place)), item->info);
}

void
gn_history_page_refresh (GnHistoryPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = gn_library_list (&error);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = records ? records->len : 0;

  for (guint i = 0; i < n; i++)
    {
      GnHistoryItem *item = g_object_new (GN_TYPE_HISTORY_ITEM, NULL);

      item->info = g_steal_pointer (&records->pdata[i]);
      g_ptr_array_add (items, item);
    }
  g_list_store_splice (self->records, 0, g_list_model_get_n_items (G_LIST_MODEL (self->records)), items->pdata, n);

  g_autofree char *count = g_strdup_printf ("%u", n);
  g_autofree char *subtitle = n ? gn_fill (ngettext ("{n} record", "{n} records", n), "n", count, NULL)
                                : g_strdup (error ? error->message : "");
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_stack_set_visible_child_name (self->stack, n ? "list" : "empty");
}

static void
gn_history_page_dispose (GObject *object)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (object);

  if (self->list)
    gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->found);
  g_clear_object (&self->records);
  g_clear_pointer (&self->words, g_strfreev);
  G_OBJECT_CLASS (gn_history_page_parent_class)->dispose (object);
}

static void
gn_history_page_class_init (GnHistoryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_history_page_dispose;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/tonight/history-page.ui");
  gn_bind_children (widget_class, GnHistoryPage, title, stack, search, nothing, list);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, gn_search_left);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, open_menu, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, open_menu, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.tonight", NULL);
}

static void
gn_history_page_init (GnHistoryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  self->records = g_list_store_new (GN_TYPE_HISTORY_ITEM);
  self->filter = GTK_FILTER (gtk_custom_filter_new (fits, self, NULL));
  self->found = G_LIST_MODEL (gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->records)), self->filter));
  g_signal_connect_object (self->found, "items-changed", G_CALLBACK (on_found), self, G_CONNECT_SWAPPED);

  GtkSelectionModel *model = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (self->found)));
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, model);
  g_object_unref (factory);
  g_object_unref (model);
}

GtkWidget *
gn_history_page_new (void)
{
  return g_object_new (GN_TYPE_HISTORY_PAGE, NULL);
}
