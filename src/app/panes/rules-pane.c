/* rules-pane.c: pane with the rules, clause by clause; those of the current step first
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "rules-pane.h"

#include <glib/gi18n.h>

#include "app/widgets/unavailable.h"
#include "app/widgets/template.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

struct _GnClauseItem {
  GObject parent_instance;

  const GnClause *clause;
  const char     *heading;   /* heading above it, or NULL */
  gboolean        hot;
};

G_DEFINE_FINAL_TYPE (GnClauseItem, gn_clause_item, G_TYPE_OBJECT)

static void
gn_clause_item_class_init (GnClauseItemClass *klass)
{
}

static void
gn_clause_item_init (GnClauseItem *self)
{
}

struct _GnRulesPane {
  GnContainer parent_instance;

  GnTableModel     *model;
  guint       serial;
  char       *asked;
  const char *step;      /* the step whose clauses were listed first; static */
  GListStore *items;

  GtkSearchEntry *search;
  GtkListView    *list;
  GtkLabel       *nothing;
};

G_DEFINE_FINAL_TYPE (GnRulesPane, gn_rules_pane, GN_TYPE_CONTAINER)

/* ---- Pure functions ----------------------------------------------------- */

static void
add_by_ids (const GnGame *game,
            GPtrArray    *order,
            const char   *ids)
{
  g_auto (GStrv) id = g_strsplit (ids ? ids : "", " ", -1);

  for (guint i = 0; id[i]; i++)
    {
      const GnClause *clause = *id[i] ? gn_rules_find (game, id[i]) : NULL;

      if (clause && !g_ptr_array_find (order, clause, NULL))
        g_ptr_array_add (order, (gpointer) clause);
    }
}

GPtrArray *
gn_rules_order (const GnGame *game,
                const char   *asked,
                const char   *step,
                guint        *n_hot)
{
  GPtrArray *order = g_ptr_array_new ();
  GPtrArray *all = gn_rules_load (game);
  const GnClause *first = asked ? gn_rules_find (game, asked) : NULL;

  if (first)
    {
      add_by_ids (game, order, asked);
      add_by_ids (game, order, first->also);
    }
  add_by_ids (game, order, step);
  *n_hot = order->len;
  for (guint i = 0; all && i < all->len; i++)
    if (!g_ptr_array_find (order, all->pdata[i], NULL))
      g_ptr_array_add (order, all->pdata[i]);
  return order;
}

/* ---- Rows --------------------------------------------------------------- */

static void
on_setup (GnRulesPane *self,
          GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, gn_template_new ("panes/rule-row"));
  gtk_list_item_set_activatable (list_item, FALSE);
}

static gboolean
on_link (GtkLabel    *label,
         const char  *uri,
         GnRulesPane *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.rule", "s", uri);
  return TRUE;
}

static void
on_bind (GnRulesPane *self,
         GtkListItem *list_item)
{
  GnClauseItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *row = gtk_list_item_get_child (list_item), *also = gn_template_part (row, "also");

  gtk_widget_set_visible (gn_template_write (row, "heading", item->heading), item->heading != NULL);
  gn_say_name (gtk_widget_get_parent (row), item->clause->title);
  gn_template_write (row, "id", item->clause->id);
  gn_template_write (row, "title", item->clause->title);
  gn_template_write (row, "text", item->clause->text);
  gn_set_class (gn_template_part (row, "card"), "hot", item->hot);
  gtk_widget_set_visible (also, item->clause->also != NULL);
  if (item->clause->also)
    {
      g_auto (GStrv) id = g_strsplit (item->clause->also, " ", -1);
      g_autoptr (GString) links = g_string_new (NULL);

      for (guint i = 0; id[i]; i++)
        if (*id[i])
          g_string_append_printf (links, "%s<a href=\"%s\">%s</a>", links->len ? " " : "", id[i], id[i]);

      /* Translators: after a rule: {rules} are the numbers of related rules */
      g_autofree char *markup = gn_fill (_("see also {rules}"), "rules", links->str, NULL);

      gtk_label_set_markup (GTK_LABEL (also), markup);
      if (!g_object_get_data (G_OBJECT (also), "linked"))
        {
          g_object_set_data (G_OBJECT (also), "linked", self);
          g_signal_connect_object (also, "activate-link", G_CALLBACK (on_link), self, 0);
        }
    }
}

/* ---- The list ----------------------------------------------------------- */

static void
fill (GnRulesPane *self)
{
  const GnGame *game = gn_table_model_get_match (self->model)->game;
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_autoptr (GPtrArray) clauses = NULL;
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_hot = 0;
  const char *topic = NULL;

  clauses = *text ? gn_rules_search (game, text) : gn_rules_order (game, self->asked, self->step, &n_hot);
  for (guint i = 0; i < clauses->len; i++)
    {
      GnClauseItem *item = g_object_new (GN_TYPE_CLAUSE_ITEM, NULL);

      item->clause = clauses->pdata[i];
      if (i < n_hot)
        {
          item->hot = self->asked && g_str_equal (item->clause->id, self->asked);
          item->heading = i > 0 ? NULL : self->asked ? item->clause->topic : _("Rules for this step");
        }
      else
        {
          if (g_strcmp0 (topic, item->clause->topic) != 0)
            item->heading = item->clause->topic;
          topic = item->clause->topic;
        }
      g_ptr_array_add (fresh, item);
    }
  /* a link of a row that goes would keep the keys */
  gn_leave_focus (GTK_WIDGET (self->list));
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)), fresh->pdata, fresh->len);
  gtk_label_set_label (self->nothing,
                       *text ? _("No rule has these words.") : _("There is no rules reference for this game yet."));
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), clauses->len == 0);
  if (clauses->len)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
}

void
gn_rules_pane_refresh (GnRulesPane *self)
{
  const char *step;

  if (!self->model || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->serial = 0;
      return;
    }

  step = gn_table_model_prompt (self->model)->clauses;
  if (self->serial && g_strcmp0 (step, self->step) == 0)
    {
      self->serial = gn_table_model_serial (self->model);
      return;
    }
  /* A requested rule stays until the step changes. */
  if (self->serial)
    g_clear_pointer (&self->asked, g_free);
  self->serial = gn_table_model_serial (self->model);
  self->step = step;
  fill (self);
}

gboolean
gn_rules_pane_show (GnRulesPane *self,
                    const char  *clause)
{
  const GnGame *game = gn_table_model_get_match (self->model)->game;

  if (!gn_rules_find (game, clause))
    return FALSE;

  g_free (self->asked);
  self->asked = g_strdup (clause);
  self->step = gn_table_model_prompt (self->model)->clauses;
  self->serial = gn_table_model_serial (self->model);
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)))
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  fill (self);
  return TRUE;
}

void
gn_rules_pane_follow (GnRulesPane *self,
                      const char  *clause)
{
  if (clause && gtk_widget_get_mapped (GTK_WIDGET (self)) && g_strcmp0 (clause, self->asked) != 0
      && !*gtk_editable_get_text (GTK_EDITABLE (self->search)))
    gn_rules_pane_show (self, clause);
}

static void
on_search (GnRulesPane *self)
{
  g_clear_pointer (&self->asked, g_free);
  if (self->model)
    fill (self);
}

/* ---- The widget --------------------------------------------------------- */

static void
gn_rules_pane_map (GtkWidget *widget)
{
  GnRulesPane *self = GN_RULES_PANE (widget);

  GTK_WIDGET_CLASS (gn_rules_pane_parent_class)->map (widget);
  if (self->model && self->serial != gn_table_model_serial (self->model))
    gn_rules_pane_refresh (self);
}

static void
gn_rules_pane_dispose (GObject *object)
{
  GnRulesPane *self = GN_RULES_PANE (object);

  g_clear_object (&self->items);
  g_clear_object (&self->model);
  g_clear_pointer (&self->asked, g_free);
  G_OBJECT_CLASS (gn_rules_pane_parent_class)->dispose (object);
}

static void
gn_rules_pane_class_init (GnRulesPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_rules_pane_dispose;
  widget_class->map = gn_rules_pane_map;
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/panes/rules-pane.ui");
  gn_bind_children (widget_class, GnRulesPane, search, list, nothing);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "rulespane");
}

static void
gn_rules_pane_init (GnRulesPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (GN_TYPE_CLAUSE_ITEM);

  g_autoptr (GtkNoSelection) none = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->items)));

  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (none));
}

void
gn_rules_pane_set_model (GnRulesPane  *self,
                         GnTableModel *model)
{
  GPtrArray *all = gn_rules_load (gn_table_model_get_match (model)->game);
  guint n = all ? all->len : 0;
  g_autofree char *hint = g_strdup_printf (ngettext ("Search %u rule", "Search %u rules", n), n);

  g_set_object (&self->model, model);
  g_object_set (self->search, "placeholder-text", hint, NULL);
}
