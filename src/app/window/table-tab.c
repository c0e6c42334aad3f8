/* table-tab.c: tab of an open table: its page, its result, and notices about its record
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-tab.h"

#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"

#include <glib/gi18n.h>

#include "app/history/shared-folder.h"
#include "app/model/own-set.h"
#include "app/result/ceremony.h"
#include "app/result/result-page.h"
#include "app/settings/settings.h"
#include "app/table/table-page.h"
#include "app/widgets/messages.h"
#include "core/words/text.h"
#include "window.h"

struct _GnTableTab {
  AdwBin        parent_instance;

  GnMatchTable *table;
  GtkWidget    *page;
  GtkWidget    *result_page;
  GtkWidget    *ceremony;    /* while it is shown */
  gboolean      celebrated;  /* the end has had its ceremony */
  guint         known;       /* number of components of the set when it was last saved */
  gboolean      taught;

  GtkRevealer  *trouble;
  GtkLabel     *trouble_label;
  GtkStack     *stack;
};

G_DEFINE_FINAL_TYPE (GnTableTab, gn_table_tab, ADW_TYPE_BIN)

enum { PROP_0, PROP_TABLE, PROP_RESULT, N_PROPS };
static GParamSpec *props[N_PROPS];

/* The table says it in its line of messages, the result has a banner. */
static void
follow_trouble (GnTableTab *self)
{
  const char *trouble = gn_match_table_get_trouble (self->table);
  g_autofree char *text = NULL;

  if (trouble)
    /* Translators: {trouble} is a whole sentence: why the record cannot be written. */
    text = gn_fill (_("{trouble} The game goes on in memory: keep Gnomon open until it can be saved."),
                    "trouble", trouble,
                    NULL);
  gtk_label_set_text (self->trouble_label, text ? text : "");
  gn_table_page_set_trouble (GN_TABLE_PAGE (self->page), text);
  gtk_revealer_set_reveal_child (self->trouble, trouble && gn_table_tab_get_result (self));
}

void
gn_table_tab_notice (GnTableTab *self,
                     const char *text)
{
  gn_table_page_set_opened (GN_TABLE_PAGE (self->page), text);
}

char *
gn_table_tab_dup_label (GnTableTab *self)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  GString *names = g_string_new (NULL);

  g_autofree char *game = gn_match_title (match);

  for (guint i = 0; i < match->n_seats; i++)
    g_string_append_printf (names, "%s%s", i ? C_("list", ", ") : "", gn_match_name (match, i));
  /* Translators: the name of a tab: the game, then its players. */
  char *label = gn_fill (_("{game} · {names}"), "game", game, "names", names->str, NULL);
  g_string_free (names, TRUE);
  return label;
}

/* ---- The result -------------------------------------------------------------------------------------- */

gboolean
gn_table_tab_get_result (GnTableTab *self)
{
  return self->result_page && gtk_stack_get_visible_child (self->stack) == self->result_page;
}

void
gn_table_tab_grab (GnTableTab *self)
{
  if (gn_table_tab_get_result (self))
    gn_result_page_grab (GN_RESULT_PAGE (self->result_page));
  else if (self->ceremony)
    gn_ceremony_grab (GN_CEREMONY (self->ceremony));
  else
    gn_table_page_home (GN_TABLE_PAGE (self->page));
}

static gboolean
grab_now (gpointer data)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (data)))
    gn_table_tab_grab (data);
  return G_SOURCE_REMOVE;
}

static void
show_table (GnTableTab *self)
{
  gn_table_tab_set_result (self, FALSE);
}

static gboolean
drop_now (gpointer data)
{
  gtk_stack_remove (GTK_STACK (gtk_widget_get_parent (data)), data);
  return G_SOURCE_REMOVE;
}

/* Shows another page than the ceremony, which goes when its own signal has been handled. */
static void
show_page (GnTableTab *self,
           GtkWidget  *page)
{
  gn_show_page (self->stack, page);
  if (self->ceremony)
    g_idle_add_full (G_PRIORITY_LOW, drop_now, g_object_ref (g_steal_pointer (&self->ceremony)), g_object_unref);
  /* After everything else has settled: the typed line returns the focus to the table. */
  g_idle_add_full (G_PRIORITY_LOW, grab_now, g_object_ref (self), g_object_unref);
}

static void
undo_end (GnTableTab *self)
{
  show_table (self);
  gtk_widget_activate_action (self->page, "table.undo", NULL);
}

void
gn_table_tab_set_result (GnTableTab *self,
                         gboolean    result)
{
  if (result == gn_table_tab_get_result (self) && !self->ceremony)
    return;

  if (result && !self->result_page)
    {
      self->result_page = gn_result_page_new (self->table);
      g_signal_connect_object (self->result_page, "left", G_CALLBACK (show_table), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->result_page, "undo", G_CALLBACK (undo_end), self, G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->stack, self->result_page, "result");
    }
  if (result)
    gn_result_page_refresh (GN_RESULT_PAGE (self->result_page));
  show_page (self, result ? self->result_page : self->page);
  follow_trouble (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RESULT]);
}

static void
show_result (GnTableTab *self)
{
  gn_table_tab_set_result (self, TRUE);
}

/* The winners first, and then the figures. */
static void
on_over (GnTableTab *self)
{
  gn_shared_folder_write (gn_shared_folder_get ());
  if (self->celebrated || self->ceremony || !gn_ceremony_is_due (self->table))
    {
      show_result (self);
      return;
    }
  self->celebrated = TRUE;
  self->ceremony = gn_ceremony_new (self->table, FALSE);
  g_signal_connect_object (self->ceremony, "result", G_CALLBACK (show_result), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ceremony, "left", G_CALLBACK (show_table), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ceremony, "undo", G_CALLBACK (undo_end), self, G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, self->ceremony);
  gn_show_page (self->stack, self->ceremony);
  g_idle_add_full (G_PRIORITY_LOW, grab_now, g_object_ref (self), g_object_unref);
}

/* Components of the host's own box that a table learns are kept for good. */
static void
keep_learnt (GnTableTab *self)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  g_autoptr (GError) error = NULL;
  guint known = 0;

  for (guint i = 0; i < gn_game_n_families (match->game); i++)
    known += gn_set_size (match->set, i);
  if (known == self->known && !self->taught)
    return;
  self->known = known;
  self->taught = FALSE;
  if (!gn_own_set_learn (match->set, &error))
    gn_toast (GTK_WIDGET (self), error->message);
}

void
gn_table_tab_refresh (GnTableTab *self)
{
  if (self->result_page && gn_table_tab_get_result (self))
    gn_result_page_refresh (GN_RESULT_PAGE (self->result_page));
}

static void
on_changed (GnTableTab   *self,
            const GnStep *step)
{
  if (step && step->kind == GN_STEP_TEACH)
    self->taught = TRUE;
  keep_learnt (self);
  /* the end was undone: the next one is celebrated again */
  if (!gn_match_table_is_over (self->table))
    {
      self->celebrated = FALSE;
      if (self->ceremony)
        show_table (self);
    }
  gn_table_tab_refresh (self);
}

/* ---- The object -------------------------------------------------------------------------------------- */

GnMatchTable *
gn_table_tab_get_table (GnTableTab *self)
{
  return self->table;
}

GtkWidget *
gn_table_tab_get_page (GnTableTab *self)
{
  return self->page;
}

const char *
gn_table_tab_get_accent (GnTableTab *self)
{
  return gn_match_table_get_match (self->table)->game->accent;
}

static void
gn_table_tab_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  GnTableTab *self = GN_TABLE_TAB (object);

  switch (id)
    {
    case PROP_TABLE:    g_value_set_object (value, self->table);                    break;
    case PROP_RESULT:   g_value_set_boolean (value, gn_table_tab_get_result (self)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
gn_table_tab_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  GnTableTab *self = GN_TABLE_TAB (object);

  switch (id)
    {
    case PROP_TABLE:      self->table = g_value_dup_object (value);                          break;
    case PROP_RESULT:     gn_table_tab_set_result (self, g_value_get_boolean (value));       break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
gn_table_tab_constructed (GObject *object)
{
  GnTableTab *self = GN_TABLE_TAB (object);

  G_OBJECT_CLASS (gn_table_tab_parent_class)->constructed (object);

  const GnMatch *match = gn_match_table_get_match (self->table);
  for (guint i = 0; i < gn_game_n_families (match->game); i++)
    self->known += gn_set_size (match->set, i);
  self->celebrated = gn_match_table_is_over (self->table);
  self->page = gn_table_page_new (self->table);
  gtk_stack_add_named (self->stack, self->page, "table");
  g_signal_connect_object (self->page, "over", G_CALLBACK (on_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::trouble", G_CALLBACK (follow_trouble), self, G_CONNECT_SWAPPED);
  g_settings_bind (gn_settings (), "show-odds", self->page, "odds", G_SETTINGS_BIND_GET);
  g_settings_bind (gn_settings (), "slow-draws", self->page, "patient", G_SETTINGS_BIND_GET);
  g_settings_bind (gn_settings (), "pane-shown", self->page, "pane-shown", G_SETTINGS_BIND_DEFAULT);
  follow_trouble (self);
}

static void
gn_table_tab_finalize (GObject *object)
{
  GnTableTab *self = GN_TABLE_TAB (object);

  g_clear_object (&self->table);

  G_OBJECT_CLASS (gn_table_tab_parent_class)->finalize (object);
}

static void
gn_table_tab_class_init (GnTableTabClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = gn_table_tab_constructed;
  object_class->finalize = gn_table_tab_finalize;
  object_class->get_property = gn_table_tab_get_property;
  object_class->set_property = gn_table_tab_set_property;

  props[PROP_TABLE] = g_param_spec_object ("table", NULL, NULL, GN_TYPE_MATCH_TABLE,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_RESULT] = g_param_spec_boolean ("result", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/window/table-tab.ui");
  gn_bind_children (widget_class, GnTableTab, trouble, trouble_label, stack);
}

static void
gn_table_tab_init (GnTableTab *self)
{
  gn_style_tables ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
gn_table_tab_new (GnMatchTable *table)
{
  return g_object_new (GN_TYPE_TABLE_TAB, "table", table, NULL);
}
