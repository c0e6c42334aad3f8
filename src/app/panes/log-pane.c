/* log-pane.c: pane with the history of the match in plain words, newest at the bottom
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "log-pane.h"

#include <glib/gi18n.h>

#include "log-item.h"
#include "log-row.h"
#include "app/widgets/wrap-layout.h"
#include "panels/drawing/parts.h"
#include "core/state/position.h"
#include "core/words/text.h"

struct _GnLogPane {
  GnContainer parent_instance;

  GnTableModel             *model;
  guint               serial;
  int                 viewer;      /* the viewer that the items were made for */
  GListStore         *items;
  GtkFilterListModel *filtered;
  GtkSingleSelection *selection;
  GtkCustomFilter    *filter;

  GtkSearchEntry *search;
  GtkDropDown    *who;         /* everybody, then the seats */
  GtkDropDown    *when;        /* the whole match, then each round; hidden in a game without any */
  GArray         *rounds;      /* int: the clock of each entry of "when" after the first */
  GtkWidget      *nothing;
  GtkListView    *list;
  guint           scroll_source;
};

G_DEFINE_FINAL_TYPE (GnLogPane, gn_log_pane, GN_TYPE_CONTAINER)

/* ---- Rows --------------------------------------------------------------- */

static void
on_selected (GtkListItem *list_item)
{
  GnLogRow *row = GN_LOG_ROW (gtk_list_item_get_child (list_item));

  if (gtk_list_item_get_item (list_item))
    gn_log_row_set_open (row, gtk_list_item_get_selected (list_item));
}

static void
on_setup (GnLogPane   *self,
          GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, gn_log_row_new ());
  g_signal_connect (list_item, "notify::selected", G_CALLBACK (on_selected), NULL);
}

static void
on_bind (GnLogPane   *self,
         GtkListItem *list_item)
{
  GnLogRow *row = GN_LOG_ROW (gtk_list_item_get_child (list_item));

  gn_log_row_bind (row, self->model, gtk_list_item_get_item (list_item));
  gn_log_row_set_open (row, gtk_list_item_get_selected (list_item));
}

static gboolean
matches (gpointer item,
         gpointer data)
{
  GnLogPane *self = data;
  const GnLogItem *entry = item;
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  guint who = gtk_drop_down_get_selected (self->who), when = gtk_drop_down_get_selected (self->when);

  if (who != GTK_INVALID_LIST_POSITION && who > 0 && entry->seat != (int) who - 1)
    return FALSE;
  if (when != GTK_INVALID_LIST_POSITION && when > 0 && entry->clock != g_array_index (self->rounds, int, when - 1))
    return FALSE;
  if (!*text)
    return TRUE;

  g_autofree char *wanted = gn_fold (text);

  return gn_log_item_has (item, gn_table_model_get_match (self->model), wanted,
                          gn_table_model_get_covered_of (self->model, -1));
}

static void
on_search (GnLogPane *self)
{
  if (!self->model)
    return;
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_widget_set_visible (self->nothing, g_list_model_get_n_items (G_LIST_MODEL (self->items)) > 0
                                           && g_list_model_get_n_items (G_LIST_MODEL (self->filtered)) == 0);
}

/* ---- Updates ------------------------------------------------------------ */

/* The game's clock (its round) after the step, or -1 if it has none. */
static int
clock_at (GnLogPane *self,
          guint      line)
{
  GnMatchTable *table = gn_table_model_get_table (self->model);
  const GnGame *game = gn_table_model_get_match (self->model)->game;

  for (guint i = 0; game->fields[i].type; i++)
    if ((game->fields[i].flags & GN_FIELD_CLOCK) && !game->fields[i].dim[0])
      {
        g_autofree gpointer state = gn_match_table_state_at (table, line, GN_PUBLIC);

        return (int) gn_field_get (&game->fields[i], state, -1, -1);
      }
  return -1;
}

static const GnField *
clock_field (const GnGame *game)
{
  for (guint i = 0; game->fields[i].type; i++)
    if ((game->fields[i].flags & GN_FIELD_CLOCK) && !game->fields[i].dim[0])
      return &game->fields[i];
  return NULL;
}

static char *
clock_name (GnLogPane *self,
            int        clock)
{
  const GnField *field = clock_field (gn_table_model_get_match (self->model)->game);
  g_autofree char *n = gn_number_text (clock);

  /* Translators: a heading in the log: the name of a clock and its figure: "Round 7" */
  return gn_fill (_("{clock} {n}"), "clock", gn_tr (field->title), "n", n, NULL);
}

/* "Round 7" above the first entry of each round. */
static void
add_heading (GnLogPane *self,
             GnLogItem *item,
             int       *clock)
{
  int now;

  item->clock = *clock;
  if (item->line == 0 || !clock_field (gn_table_model_get_match (self->model)->game))
    return;
  now = clock_at (self, item->line - 1);
  item->clock = now;
  if (now == *clock)
    return;
  *clock = now;
  if (now > 0)
    item->heading = clock_name (self, now);
}

/* What the log can be narrowed to. A choice that is still there stays. */
static void
list_choices (GnLogPane *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  g_autoptr (GtkStringList) who = gtk_string_list_new (NULL), when = gtk_string_list_new (NULL);
  guint by = gtk_drop_down_get_selected (self->who), of = gtk_drop_down_get_selected (self->when);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  int last = 0;

  /* Translators: the log shows the entries of all players */
  gtk_string_list_append (who, _("All players"));
  for (guint seat = 0; seat < match->n_seats; seat++)
    gtk_string_list_append (who, gn_match_name (match, (int) seat));
  /* Translators: the log shows the entries of all rounds */
  gtk_string_list_append (when, _("Whole match"));
  g_array_set_size (self->rounds, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GnLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (item->clock <= last)
        continue;
      last = item->clock;
      g_array_append_val (self->rounds, last);
      gtk_string_list_take (when, clock_name (self, last));
    }
  gtk_drop_down_set_model (self->who, G_LIST_MODEL (who));
  gtk_drop_down_set_model (self->when, G_LIST_MODEL (when));
  gtk_drop_down_set_selected (self->who, by <= match->n_seats ? by : 0);
  gtk_drop_down_set_selected (self->when, of <= self->rounds->len ? of : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->when), clock_field (match->game) != NULL);
}

static int
last_clock (GnLogPane *self,
            guint      kept)
{
  while (kept > 0)
    {
      g_autoptr (GnLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), --kept);

      if (item->line > 0)
        return item->clock;
    }
  return -1;
}

/* Scrolls to the newest entry. The list measures its rows only at layout, so this runs one frame later. */
static gboolean
scroll_to_end (gpointer data)
{
  GnLogPane *self = data;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->filtered));

  self->scroll_source = 0;
  if (n && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
  return G_SOURCE_REMOVE;
}

void
gn_log_pane_refresh (GnLogPane *self)
{
  GnMatchTable *table = gn_table_model_get_table (self->model);
  GPtrArray *log = gn_match_table_get_log (table);
  guint n_steps = gn_match_table_get_n_steps (table), old = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  g_autoptr (GHashTable) line = NULL;
  g_autoptr (GPtrArray) fresh = NULL;
  guint kept = 0;
  int clock;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->serial = 0;
      return;
    }
  self->serial = gn_table_model_serial (self->model);

  line = g_hash_table_new (NULL, NULL);
  for (guint i = 1; i <= n_steps; i++)
    g_hash_table_insert (line, (gpointer) gn_match_table_get_step (table, i), GUINT_TO_POINTER (i));

  /* Unchanged items stay; from the first difference on they are replaced. */
  if (self->viewer == gn_table_model_get_viewer (self->model))
    for (; kept < MIN (old, log->len); kept++)
      {
        g_autoptr (GnLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), kept);
        const GnStep *step = log->pdata[kept];

        if (item->step != step || !gn_log_item_is_of (item, step, GPOINTER_TO_UINT (g_hash_table_lookup (line, step))))
          break;
      }
  self->viewer = gn_table_model_get_viewer (self->model);
  if (kept == old && kept == log->len)
    return;

  clock = last_clock (self, kept);
  fresh = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = kept; i < log->len; i++)
    {
      const GnStep *step = log->pdata[i];
      GnLogItem *item = gn_log_item_new (table, step, GPOINTER_TO_UINT (g_hash_table_lookup (line, step)),
                                         self->viewer);

      add_heading (self, item, &clock);
      g_ptr_array_add (fresh, item);
    }
  g_list_store_splice (self->items, kept, old - kept, fresh->pdata, fresh->len);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);

  g_autofree char *hint = g_strdup_printf (ngettext ("Search %u entry", "Search %u entries", log->len), log->len);

  g_object_set (self->search, "placeholder-text", hint, NULL);
  list_choices (self);
  if (!self->scroll_source)
    self->scroll_source = g_timeout_add (60, scroll_to_end, self);
}

/* ---- The widget --------------------------------------------------------- */

static void
gn_log_pane_map (GtkWidget *widget)
{
  GnLogPane *self = GN_LOG_PANE (widget);

  GTK_WIDGET_CLASS (gn_log_pane_parent_class)->map (widget);
  if (self->model && self->serial != gn_table_model_serial (self->model))
    gn_log_pane_refresh (self);
}

static void
gn_log_pane_dispose (GObject *object)
{
  GnLogPane *self = GN_LOG_PANE (object);

  g_clear_handle_id (&self->scroll_source, g_source_remove);
  g_clear_object (&self->selection);
  g_clear_object (&self->model);
  g_clear_pointer (&self->rounds, g_array_unref);
  G_OBJECT_CLASS (gn_log_pane_parent_class)->dispose (object);
}

static void
gn_log_pane_class_init (GnLogPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_log_pane_dispose;
  widget_class->map = gn_log_pane_map;
  g_type_ensure (GN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/panes/log-pane.ui");
  gn_bind_children (widget_class, GnLogPane, search, who, when, nothing, list);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "logpane");
}

static void
gn_log_pane_init (GnLogPane *self)
{
  self->rounds = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
  self->viewer = GN_PUBLIC;
  self->items = g_list_store_new (GN_TYPE_LOG_ITEM);
  self->filter = gtk_custom_filter_new (matches, self, NULL);
  self->filtered = gtk_filter_list_model_new (G_LIST_MODEL (self->items), GTK_FILTER (self->filter));
  self->selection = gtk_single_selection_new (G_LIST_MODEL (self->filtered));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

void
gn_log_pane_set_model (GnLogPane    *self,
                       GnTableModel *model)
{
  g_set_object (&self->model, model);
  gn_log_pane_refresh (self);
}
