/* history-page.c: page with all matches of the years: the list, its search, filters and calendar
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "history-page-private.h"

#include <glib/gi18n.h>

#include "app/history/history-row.h"
#include "app/model/record-summary.h"
#include "app/widgets/first-fit.h"
#include "app/widgets/search.h"
#include "app/widgets/wrap-layout.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/layout/shrink.h"

#define MOST_AT_ONCE 200   /* with so few records the page waits for the index; with more it fills as they are read */
#define NARROW       500   /* below it there is no room for one more button: Tonight has it, too */
#define LOW          480   /* below it the bar of the chosen matches has one line, and scrolls */
#define LOW_BAR      48
#define WIDE         1080  /* with room for the calendar beside the list */

G_DEFINE_FINAL_TYPE (GnHistoryPage, gn_history_page, ADW_TYPE_BIN)

/* ---- Rows --------------------------------------------------------------------------------------------------- */

static void
show_row (GnHistoryPage *self,
          GtkListItem   *place)
{
  GnHistoryRow *row = GN_HISTORY_ROW (gtk_list_item_get_child (place));
  const guint position = gtk_list_item_get_position (place);

  if (position >= g_list_model_get_n_items (G_LIST_MODEL (self->found)))
    return;
  gn_history_row_set_heads (row, gn_history_list_get_place (self->found, position)->day,
                            gn_history_list_month (self->found, position),
                            gn_history_list_evening (self->found, position),
                            gn_history_list_ends_evening (self->found, position));
  gn_history_row_set_choosing (row, self->choosing,
                               g_hash_table_contains (self->chosen, gn_history_row_get_uri (row)));
}

void
gn_history_page_show_rows (GnHistoryPage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    show_row (self, self->rows->pdata[i]);
}

static void
on_setup (GtkListItemFactory *factory,
          GtkListItem        *place)
{
  gtk_list_item_set_child (place, gn_history_row_new ());
}

static void
on_bind (GnHistoryPage *self,
         GtkListItem   *place)
{
  const GnHistoryEntry *entry = gn_history_item_get_entry (gtk_list_item_get_item (place));

  /* It went away, and the list hears of it in a moment. */
  if (!entry)
    return;
  gtk_list_item_set_activatable (place, self->choosing || !entry->info->trouble);
  gn_history_row_show (GN_HISTORY_ROW (gtk_list_item_get_child (place)), entry);
  /* what has the focus is the place in the list */
  gn_say_name (gtk_widget_get_parent (gtk_list_item_get_child (place)),
               gn_history_row_get_name (GN_HISTORY_ROW (gtk_list_item_get_child (place))));
  g_ptr_array_add (self->rows, place);
  show_row (self, place);
}

static void
on_unbind (GnHistoryPage *self,
           GtkListItem   *place)
{
  g_ptr_array_remove_fast (self->rows, place);
}

GtkWidget *
gn_history_page_focused_row (GnHistoryPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL, *row;

  if (!focus || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)))
    return NULL;
  row = gtk_widget_get_ancestor (focus, GN_TYPE_HISTORY_ROW);
  if (!row)
    row = gtk_widget_get_first_child (focus);
  return row && GN_IS_HISTORY_ROW (row) ? row : NULL;
}

/* The menu key, on a row or on one of its buttons. */
static gboolean
open_menu (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  GtkWidget *row = gn_history_page_focused_row (GN_HISTORY_PAGE (widget));

  if (!row)
    return FALSE;
  gn_history_row_popup (GN_HISTORY_ROW (row));
  return TRUE;
}

static void
on_activate (GnHistoryPage *self,
             guint          position)
{
  g_autoptr (GnHistoryItem) item = g_list_model_get_item (G_LIST_MODEL (self->found), position);
  const GnHistoryEntry *entry = item ? gn_history_item_get_entry (item) : NULL;
  g_autofree char *uri = entry ? g_file_get_uri (entry->info->file) : NULL;

  if (uri && self->choosing)
    gn_history_page_toggle (self, uri);
  else if (uri && !entry->info->trouble)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open", "s", uri);
}

/* ---- What is asked for -------------------------------------------------------------------------------------- */

static const char *
filter_value (GnHistoryPage *self,
              guint          filter)
{
  const guint selected = gtk_drop_down_get_selected (self->filter[filter]);

  return selected < self->values[filter]->len ? self->values[filter]->pdata[selected] : NULL;
}

static GnHistoryQuery
query (GnHistoryPage *self)
{
  const char *end = filter_value (self, FILTER_END), *year = filter_value (self, FILTER_YEAR);

  return (GnHistoryQuery) { gtk_editable_get_text (self->search), filter_value (self, FILTER_GAME),
                            filter_value (self, FILTER_PERSON),
                            end ? (GnHistoryEnd) g_ascii_strtoll (end, NULL, 10) : GN_HISTORY_ANY,
                            year ? (guint) g_ascii_strtoull (year, NULL, 10) : 0, self->chosen_day };
}

static void
show_day (GnHistoryPage *self)
{
  GDate day;

  gtk_widget_set_visible (self->day, self->chosen_day != 0);
  if (!self->chosen_day)
    return;
  g_date_clear (&day, 1);
  g_date_set_julian (&day, self->chosen_day);
  g_autoptr (GDateTime) noon = g_date_time_new_local (g_date_get_year (&day), g_date_get_month (&day),
                                                      g_date_get_day (&day), 12, 0, 0);
  /* Translators: a day, as strftime() writes it. */
  g_autofree char *day_name = g_date_time_format (noon, _("%A, %B %-e, %Y"));
  g_autofree char *text = gn_upper_first (day_name);
  /* Translators: a button that shows the matches of all days again. */
  g_autofree char *name = gn_fill (_("Only {day}: show all days"), "day", text, NULL);

  adw_button_content_set_label (ADW_BUTTON_CONTENT (gtk_button_get_child (GTK_BUTTON (self->day))), text);
  gn_say_name (self->day, name);
  gn_set_tooltip (self->day, name);
}

/* How many matches are shown, of how many. */
static void
show_count (GnHistoryPage *self)
{
  const guint all = self->n_all, n = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  g_autofree char *number = g_strdup_printf ("%u", n), *of = g_strdup_printf ("%u", all);
  const gboolean narrow = self->width > 0 && self->width < NARROW;
  g_autofree char *text = n == all ? gn_fill (ngettext ("{n} match", "{n} matches", n), "n", number, NULL)
                          : narrow ? gn_fill (_("{n} of {all}"), "n", number, "all", of, NULL)
                          /* Translators: how many matches were found, of how many. */
                          : gn_fill (ngettext ("{n} of {all} match", "{n} of {all} matches", all), "n", number, "all",
                                     of, NULL);

  adw_window_title_set_subtitle (self->title, all ? text : "");
  gtk_widget_set_visible (self->nothing, n == 0 && all > 0);
}

void
gn_history_page_ask (GnHistoryPage *self)
{
  const GnHistoryQuery asked = query (self);
  const gboolean wide = gtk_widget_get_visible (self->pane);

  gn_history_list_ask (self->found, &asked);
  show_day (self);

  g_autoptr (GArray) days = gn_history_index_count (self->index, &asked, GN_HISTORY_BY_DAY);

  show_count (self);
  if (wide || gtk_widget_get_mapped (GTK_WIDGET (self->small_calendar)))
    gn_play_calendar_set_days (wide ? self->calendar : self->small_calendar, days, self->chosen_day);
  gn_history_page_show_rows (self);
  gtk_stack_set_visible_child_name (self->stack, self->n_all || self->updating ? "list" : "empty");
}

static void
on_filter (GnHistoryPage *self)
{
  if (!self->asleep)
    gn_history_page_ask (self);
}

static void
on_search (GnHistoryPage *self)
{
  gn_history_page_ask (self);
  /* The best match of a search is the first one. */
  if (g_list_model_get_n_items (G_LIST_MODEL (self->found)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
}

static void
on_chosen_day (GnHistoryPage *self,
               guint          day)
{
  self->chosen_day = day;
  gn_history_page_ask (self);
}

static void
on_all_days (GnHistoryPage *self)
{
  on_chosen_day (self, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* The calendar in the popover is filled when it is looked at: until then nothing in it takes the focus but the button
 * that exports it. */
static void
on_calendar_shown (GnHistoryPage *self)
{
  gn_history_page_ask (self);
  gn_play_calendar_focus (self->small_calendar);
}

/* ---- Filters ------------------------------------------------------------------------------------------------ */

/* What a line of a drop-down says. */
static char *
title_of (guint       filter,
          const char *value)
{
  const GnShelfEntry *entry = filter == FILTER_GAME ? gn_shelf_find (value) : NULL;

  if (filter == FILTER_END)
    return g_strdup (g_ascii_strtoll (value, NULL, 10) == GN_HISTORY_FINISHED ? _("Finished") : _("Not finished"));
  return g_strdup (entry ? gn_tr (entry->title) : value);
}

/* Fills a drop-down; what was chosen stays chosen if it is still there. With one choice it says nothing: hidden. */
static void
fill (GnHistoryPage *self,
      guint          filter,
      const char    *any,
      GArray        *counts)
{
  g_autofree char *before = g_strdup (filter_value (self, filter));
  g_autoptr (GtkStringList) lines = gtk_string_list_new (NULL);
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);
  guint selected = 0;

  gtk_string_list_append (lines, any);
  g_ptr_array_add (values, NULL);
  for (guint i = 0; i < counts->len; i++)
    {
      const GnHistoryCount *count = &g_array_index (counts, GnHistoryCount, i);
      g_autofree char *value = count->text ? g_strdup (count->text) : g_strdup_printf ("%u", count->number);
      g_autofree char *title = title_of (filter, value);
      g_autofree char *n = g_strdup_printf ("%u", count->n);
      /* Translators: a choice in a list, and how many matches there are of it: "Ann (12)". */
      g_autofree char *line = gn_fill (_("{what} ({n})"), "what", title, "n", n, NULL);

      if (g_strcmp0 (value, before) == 0)
        selected = values->len;
      gtk_string_list_append (lines, line);
      g_ptr_array_add (values, g_steal_pointer (&value));
    }

  self->asleep++;
  g_ptr_array_unref (self->values[filter]);
  self->values[filter] = values;
  gtk_drop_down_set_model (self->filter[filter], G_LIST_MODEL (lines));
  gtk_drop_down_set_selected (self->filter[filter], selected);
  gtk_widget_set_visible (GTK_WIDGET (self->filter[filter]), counts->len > 1 || selected > 0);
  self->asleep--;
}

static void
fill_filters (GnHistoryPage *self)
{
  const GnHistoryQuery all = { 0 };
  g_autoptr (GArray) games = gn_history_index_count (self->index, &all, GN_HISTORY_BY_GAME);
  g_autoptr (GArray) people = gn_history_index_count (self->index, &all, GN_HISTORY_BY_PERSON);
  g_autoptr (GArray) years = gn_history_index_count (self->index, &all, GN_HISTORY_BY_YEAR);
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (GnHistoryCount));

  self->n_all = 0;
  for (GnHistoryEnd end = GN_HISTORY_FINISHED; end <= GN_HISTORY_OPEN; end++)
    {
      const GnHistoryQuery asked = { .end = end };
      g_autoptr (GArray) places = gn_history_index_find (self->index, &asked);
      const GnHistoryCount count = { NULL, end, places->len };

      if (count.n)
        g_array_append_val (ends, count);
      self->n_all += count.n;
    }
  fill (self, FILTER_GAME, _("All games"), games);
  /* Translators: a choice in a list: the matches of all players. */
  fill (self, FILTER_PERSON, C_("history", "All players"), people);
  /* Translators: a choice in a list: finished matches and others. */
  fill (self, FILTER_END, _("Finished or not"), ends);
  fill (self, FILTER_YEAR, _("All years"), years);
}

static void
make_filters (GnHistoryPage *self)
{
  static const char *const names[N_FILTERS] = { N_("Game"), N_("Player"), N_("Finished or not"), N_("Year") };

  for (guint i = 0; i < N_FILTERS; i++)
    {
      self->values[i] = g_ptr_array_new_with_free_func (g_free);
      self->filter[i] = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
      gn_say_name (GTK_WIDGET (self->filter[i]), _(names[i]));
      gtk_widget_set_visible (GTK_WIDGET (self->filter[i]), FALSE);
      g_signal_connect_object (self->filter[i], "notify::selected", G_CALLBACK (on_filter), self, G_CONNECT_SWAPPED);
      gtk_widget_insert_before (GTK_WIDGET (self->filter[i]), self->filters, self->day);
    }

  g_autoptr (GtkExpression) text = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  gtk_drop_down_set_expression (self->filter[FILTER_PERSON], text);
  gtk_drop_down_set_enable_search (self->filter[FILTER_PERSON], TRUE);
}

/* ---- The index ---------------------------------------------------------------------------------------------- */

/* After a part of a long update, too. */
static void
on_changed (GnHistoryPage *self)
{
  guint done, of;

  gn_history_index_progress (self->index, &done, &of);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), self->updating && of > MOST_AT_ONCE);
  gtk_progress_bar_set_fraction (self->progress, of ? (double) done / of : 0.0);
  fill_filters (self);
  gn_history_page_ask (self);
}

static void
end_update (GnHistoryPage *self,
            const GError  *error)
{
  g_clear_object (&self->updating);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
  fill_filters (self);
  gn_history_page_ask (self);
  if (error)
    adw_window_title_set_subtitle (self->title, error->message);
  if (self->again)
    gn_history_page_update (self);
}

static void
on_updated (GObject      *index,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GnHistoryPage) self = data;
  g_autoptr (GError) error = NULL;

  gn_history_index_update_finish (GN_HISTORY_INDEX (index), result, &error);
  if (self->index && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    end_update (self, error);
}

void
gn_history_page_update (GnHistoryPage *self)
{
  self->again = self->updating != NULL;
  if (self->updating)
    return;
  if (gn_library_has_more_than (MOST_AT_ONCE))
    {
      self->updating = g_cancellable_new ();
      gn_history_index_update_async (self->index, self->updating, on_updated, g_object_ref (self));
      return;
    }

  g_autoptr (GError) error = NULL;

  gn_history_index_update (self->index, NULL, &error);
  end_update (self, error);
}

void
gn_history_page_refresh (GnHistoryPage *self)
{
  /* What is known is there at once. */
  fill_filters (self);
  gn_history_page_ask (self);
  gn_history_page_update (self);
}

/* ---- Width -------------------------------------------------------------------------------------------------- */

/* A scroller asks for the height of one line, whatever its width. */
void
gn_history_page_fit_bar (GnHistoryPage *self)
{
  int height = 0;

  if (!self->width || !gtk_widget_get_visible (self->chosen_bar))
    return;
  gtk_widget_measure (self->chosen_bar, GTK_ORIENTATION_VERTICAL, self->width, NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (self->chosen_scroller,
                                              self->height < LOW ? MIN (height, LOW_BAR) : height);
}

static gboolean
follow_width (gpointer data)
{
  GnHistoryPage *self = data;
  const gboolean wide = self->width >= WIDE;

  self->width_idle = 0;
  gn_history_page_fit_bar (self);
  show_count (self);
  gtk_widget_set_visible (self->games, self->width >= NARROW);
  gtk_widget_set_visible (self->leagues, self->width >= NARROW);
  if (wide == gtk_widget_get_visible (self->pane))
    return G_SOURCE_REMOVE;
  gtk_widget_set_visible (self->pane, wide);
  gtk_widget_set_visible (GTK_WIDGET (self->calendar_button), !wide);
  gn_history_page_ask (self);
  return G_SOURCE_REMOVE;
}

static void
gn_history_page_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (widget);

  if ((width != self->width || height != self->height) && !self->width_idle)
    self->width_idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 5, follow_width, self, NULL);
  self->width = width;
  self->height = height;
  gtk_widget_size_allocate (adw_bin_get_child (ADW_BIN (self)), &(GtkAllocation) { 0, 0, width, height }, baseline);
}

/* Without a layout manager, so that the width is heard of. */
static void
gn_history_page_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

/* ---- The object --------------------------------------------------------------------------------------------- */

static void
gn_history_page_dispose (GObject *object)
{
  GnHistoryPage *self = GN_HISTORY_PAGE (object);

  g_cancellable_cancel (self->updating);
  g_clear_object (&self->updating);
  g_clear_handle_id (&self->width_idle, g_source_remove);
  if (self->list)
    gtk_list_view_set_model (self->list, NULL);
  self->list = NULL;
  if (self->index)
    {
      g_signal_handlers_disconnect_by_data (self->index, self);
      /* Nobody can undo a deletion any more. */
      gn_library_clear_aside ();
    }
  g_clear_object (&self->found);
  g_clear_object (&self->index);
  for (guint i = 0; i < N_FILTERS; i++)
    g_clear_pointer (&self->values[i], g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->chosen, g_hash_table_unref);
  g_clear_pointer (&self->aside, g_ptr_array_unref);
  g_clear_pointer (&self->photo_change, gn_photo_change_free);
  g_clear_pointer (&self->landing, gn_landing_free);
  g_clear_pointer (&self->landing_text, g_free);
  G_OBJECT_CLASS (gn_history_page_parent_class)->dispose (object);
}

static void
gn_history_page_class_init (GnHistoryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_history_page_dispose;
  widget_class->measure = gn_history_page_measure;
  widget_class->size_allocate = gn_history_page_size_allocate;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_SHRINK);
  g_type_ensure (GN_TYPE_WRAP_LAYOUT);
  g_type_ensure (GN_TYPE_PLAY_CALENDAR);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/history/history-page.ui");
  gn_bind_children (widget_class, GnHistoryPage, title, stack, search, filters, day, nothing, list, progress, pane,
                    calendar, calendar_button, small_calendar, select, exchange, games, leagues, chosen_bar,
                    chosen_scroller,
                    chosen_label, undo_bar, undo_label, shared_bar, shared_label, shared_take,
                    shared_leave, work_bar, work_label, work_progress);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, gn_search_left);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen_day);
  gtk_widget_class_bind_template_callback (widget_class, on_all_days);
  gtk_widget_class_bind_template_callback (widget_class, on_calendar_shown);
  gtk_widget_class_bind_template_callback (widget_class, gn_history_page_on_key);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, open_menu, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, open_menu, NULL);
  gn_history_page_install_actions (widget_class);
  gn_history_page_install_exchange (widget_class);
  gn_history_page_install_shared (widget_class);
}

static void
gn_history_page_init (GnHistoryPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  self->rows = g_ptr_array_new ();
  self->chosen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->index = gn_history_index_new ();
  self->found = gn_history_list_new (self->index);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  make_filters (self);
  g_signal_connect_object (self->index, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);

  GtkSelectionModel *model = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->found))));

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbind), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, model);
  g_object_unref (factory);
  g_object_unref (model);
  gn_history_page_init_shared (self);
}

GtkWidget *
gn_history_page_new (void)
{
  return g_object_new (GN_TYPE_HISTORY_PAGE, NULL);
}
