/* gn-window.c: the window: Tonight behind, tables in tabs before it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "gn-window.h"

#include <glib/gi18n.h>

#include "gn-file.h"
#include "gn-first-fit.h"
#include "gn-history-page.h"
#include "gn-json.h"
#include "gn-library.h"
#include "gn-menu.h"
#include "gn-new-table-page.h"
#include "gn-piece.h"
#include "gn-players-page.h"
#include "gn-public-window.h"
#include "gn-record-dialogs.h"
#include "gn-settings.h"
#include "gn-style.h"
#include "gn-table-page.h"
#include "gn-text.h"
#include "gn-tonight-page.h"

struct _GnWindow {
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkStack        *pages;
  GnTonightPage   *tonight;
  GtkWidget       *new_table;    /* made when first asked for */
  GtkWidget       *history;
  GtkWidget       *players;

  GtkWidget       *tables;
  AdwTabView      *tabs;
  AdwWindowTitle  *title;
  GnPiece         *emblem;
  GtkMenuButton   *menu;
  GMenuModel      *table_menu;
  GtkToggleButton *pane_toggle;
  GtkToggleButton *result_toggle;

  GBinding        *bindings[4];  /* of the header to the tab in front */
  const char      *accent;
  GtkWindow       *public;
  GtkWindow       *shortcuts;
  gboolean         lose;         /* the window closes though something could not be written */
};

G_DEFINE_FINAL_TYPE (GnWindow, gn_window, ADW_TYPE_APPLICATION_WINDOW)

GnWindow *
gn_window_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GN_IS_WINDOW (root) ? GN_WINDOW (root) : NULL;
}

typedef struct {
  GnWindow *window;
  char     *text;
} Telling;

static void
telling_free (gpointer data)
{
  Telling *telling = data;

  g_object_unref (telling->window);
  g_free (telling->text);
  g_free (telling);
}

/* Over the table where there is one, so that its actions stay free. */
static gboolean
tell (gpointer data)
{
  Telling *telling = data;
  GnWindow *self = telling->window;
  GnTableTab *tab = self->tabs ? gn_window_get_tab (self) : NULL;
  gboolean result = FALSE;

  if (tab)
    g_object_get (tab, "result", &result, NULL);
  if (tab && !result)
    gn_table_page_toast (GN_TABLE_PAGE (gn_table_tab_get_page (tab)), telling->text, NULL, NULL);
  else if (self->toasts)
    {
      /* The title of a toast is markup. */
      g_autofree char *escaped = g_markup_escape_text (telling->text, -1);

      adw_toast_overlay_add_toast (self->toasts, adw_toast_new (escaped));
    }
  return G_SOURCE_REMOVE;
}

void
gn_window_toast (GnWindow   *self,
                 const char *text)
{
  Telling *telling;

  if (!self)
    return;

  /* A moment later: the table that it is about may be opening just now. */
  telling = g_new (Telling, 1);
  telling->window = g_object_ref (self);
  telling->text = gn_plain_lines (text, GN_MAX_FAULT);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell, telling, telling_free);
}

void
gn_window_complain (GnWindow   *self,
                    const char *text,
                    const char *detail)
{
  /* Whatever it quotes, it stays a message and no wall. */
  g_autofree char *plain = gn_plain_lines (detail ? detail : "", 4 * GN_MAX_FAULT);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), text, plain);

  /* Translators: closes a message that was only to be read. */
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Understood"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* ---- Pages ---------------------------------------------------------------------------------------------- */

const char *
gn_window_get_page (GnWindow *self)
{
  return gtk_stack_get_visible_child_name (self->pages);
}

static GtkWidget *
need_page (GnWindow    *self,
           const char  *name,
           GtkWidget  **page,
           GtkWidget *(*make) (void))
{
  if (!*page)
    {
      *page = make ();
      gtk_stack_add_named (self->pages, *page, name);
    }
  return *page;
}

void
gn_window_show (GnWindow   *self,
                const char *page)
{
  if (g_str_equal (page, "tables") && !gn_window_get_n_tabs (self))
    page = "tonight";

  if (g_str_equal (page, "tonight"))
    gn_tonight_page_refresh (self->tonight);
  else if (g_str_equal (page, "new-table"))
    need_page (self, page, &self->new_table, gn_new_table_page_new);
  else if (g_str_equal (page, "history"))
    gn_history_page_refresh (GN_HISTORY_PAGE (need_page (self, page, &self->history, gn_history_page_new)));
  else if (g_str_equal (page, "players"))
    gn_players_page_refresh (GN_PLAYERS_PAGE (need_page (self, page, &self->players, gn_players_page_new)));

  gtk_stack_set_visible_child_name (self->pages, page);
  if (g_str_equal (page, "tonight"))
    gn_tonight_page_grab (self->tonight);
  else if (g_str_equal (page, "tables") && adw_tab_view_get_selected_page (self->tabs))
    gn_table_tab_grab (GN_TABLE_TAB (adw_tab_page_get_child (adw_tab_view_get_selected_page (self->tabs))));   /* not its tab: keys are for the table */
  else
    gtk_widget_child_focus (gtk_stack_get_visible_child (self->pages), GTK_DIR_TAB_FORWARD);
}

static void
follow_actions (GnWindow *self)
{
  gboolean on_tables = g_strcmp0 (gn_window_get_page (self), "tables") == 0;
  static const char *const of_tables[] = { "win.close-tab", "win.public", "win.stop", "win.export-tab", "win.delete-tab" };

  for (guint i = 0; i < G_N_ELEMENTS (of_tables); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), of_tables[i], on_tables);
}

/* What the title bar of the desktop says. */
static void
follow_title (GnWindow *self)
{
  GnTableTab *tab = gn_window_get_tab (self);
  g_autofree char *title = NULL;

  if (tab)
    g_object_get (tab, "title", &title, NULL);
  gtk_window_set_title (GTK_WINDOW (self), title && *title ? title : "Gnomon");
}

/* On a table its game's colour says whose turn it is; elsewhere the house's own, unless the big screen shows the table. */
static void
follow_accent (GnWindow *self)
{
  if (self->accent && (self->public || g_strcmp0 (gn_window_get_page (self), "tables") == 0))
    {
      gn_style_game (self->accent);
      gn_style_set_accent (self->accent);
    }
  else
    {
      gn_style_set_accent (NULL);
    }
}

static void
on_page_changed (GnWindow *self)
{
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  follow_actions (self);
  follow_title (self);
  follow_accent (self);
}

/* ---- Tabs ------------------------------------------------------------------------------------------------ */

guint
gn_window_get_n_tabs (GnWindow *self)
{
  return adw_tab_view_get_n_pages (self->tabs);
}

static GnTableTab *
nth_tab (GnWindow *self,
         guint     n)
{
  return GN_TABLE_TAB (adw_tab_page_get_child (adw_tab_view_get_nth_page (self->tabs, n)));
}

GnTableTab *
gn_window_get_tab (GnWindow *self)
{
  AdwTabPage *page = adw_tab_view_get_selected_page (self->tabs);

  if (!page || g_strcmp0 (gn_window_get_page (self), "tables"))
    return NULL;
  return GN_TABLE_TAB (adw_tab_page_get_child (page));
}

GnTableTab *
gn_window_find (GnWindow *self,
                GFile    *file)
{
  for (guint i = 0; i < gn_window_get_n_tabs (self); i++)
    {
      GFile *open = gn_match_table_get_file (gn_table_tab_get_table (nth_tab (self, i)));
      if (open && g_file_equal (open, file))
        return nth_tab (self, i);
    }
  return NULL;
}

static void
select_tab (GnWindow   *self,
            GnTableTab *tab)
{
  adw_tab_view_set_selected_page (self->tabs, adw_tab_view_get_page (self->tabs, GTK_WIDGET (tab)));
  gn_window_show (self, "tables");
}

static void
on_tab_changed (GnWindow *self)
{
  AdwTabPage *page = adw_tab_view_get_selected_page (self->tabs);
  GnTableTab *tab = page ? GN_TABLE_TAB (adw_tab_page_get_child (page)) : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (self->bindings); i++)
    g_clear_pointer (&self->bindings[i], g_binding_unbind);
  if (self->accent)
    {
      g_autofree char *class = g_strconcat ("game-", self->accent, NULL);
      gtk_widget_remove_css_class (self->tables, class);
      self->accent = NULL;
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", NULL);
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  self->accent = tab ? gn_table_tab_get_accent (tab) : NULL;
  follow_accent (self);
  if (!tab)
    return;

  g_autofree char *class = g_strconcat ("game-", self->accent, NULL);
  g_autofree char *emblem = g_strconcat ("emblem-", self->accent, NULL);
  gtk_widget_add_css_class (self->tables, class);
  gn_piece_set_name (self->emblem, emblem);

  self->bindings[0] = g_object_bind_property (tab, "title", self->title, "title", G_BINDING_SYNC_CREATE);
  self->bindings[1] = g_object_bind_property (tab, "subtitle", self->title, "subtitle", G_BINDING_SYNC_CREATE);
  self->bindings[2] = g_object_bind_property (tab, "result", self->result_toggle, "active", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  self->bindings[3] = g_object_bind_property (tab, "pane-shown", self->pane_toggle, "active", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table",
                                  gn_table_page_get_actions (GN_TABLE_PAGE (gn_table_tab_get_page (tab))));
  follow_title (self);
}

/* A tab's tooltip is markup, and people are called what they like. */
static gboolean
to_markup (GBinding     *binding,
           const GValue *text,
           GValue       *markup,
           gpointer      data)
{
  const char *plain = g_value_get_string (text);

  g_value_take_string (markup, plain ? g_markup_escape_text (plain, -1) : NULL);
  return TRUE;
}

/* What stands on the tab: people and game, and where another tab says the same, since when. */
static char *
tab_title (GnWindow   *self,
           GnTableTab *tab)
{
  g_autofree char *label = gn_table_tab_dup_label (tab);

  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    {
      AdwTabPage *other = adw_tab_view_get_nth_page (self->tabs, i);

      if (adw_tab_page_get_child (other) != GTK_WIDGET (tab) && g_str_equal (adw_tab_page_get_title (other), label))
        {
          g_autoptr (GDateTime) start = g_date_time_new_from_unix_local (gn_match_table_get_started (gn_table_tab_get_table (tab)));
          g_autofree char *time = start ? g_date_time_format (start, "%H:%M") : g_strdup ("");

          /* Translators: the title of a tab where two have the same people and game; {time} is when that table began */
          return gn_fill (_("{table}, since {time}"), "table", label, "time", time, NULL);
        }
    }
  return g_steal_pointer (&label);
}

static GnTableTab *
add_tab (GnWindow     *self,
         GnMatchTable *table)
{
  GtkWidget *tab = gn_table_tab_new (table);
  AdwTabPage *page = adw_tab_view_append (self->tabs, tab);

  g_autofree char *label = tab_title (self, GN_TABLE_TAB (tab));
  adw_tab_page_set_title (page, label);
  g_object_bind_property_full (tab, "subtitle", page, "tooltip", G_BINDING_SYNC_CREATE, to_markup, NULL, NULL, NULL);
  select_tab (self, GN_TABLE_TAB (tab));
  return GN_TABLE_TAB (tab);
}

/* What could not be written is tried once more; TRUE: it would be lost. */
static gboolean
is_unwritten (GnTableTab *tab)
{
  GnMatchTable *table = gn_table_tab_get_table (tab);

  return gn_match_table_get_trouble (table) && !gn_match_table_retry (table, NULL);
}

static GtkWidget *
ask_unwritten (GnWindow   *self,
               const char *trouble)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Not everything is written"), trouble);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "keep", _("_Keep it open"), "close", _("_Close and lose it"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "close", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "keep");   /* Esc loses nothing */
  return dialog;
}

static void
finish_close (GnWindow   *self,
              AdwTabPage *page)
{
  gn_match_table_close_record (gn_table_tab_get_table (GN_TABLE_TAB (adw_tab_page_get_child (page))));
  adw_tab_view_close_page_finish (self->tabs, page, TRUE);
  if (!gn_window_get_n_tabs (self))
    gn_window_show (self, "tonight");
}

static void
on_tab_answered (AdwMessageDialog *dialog,
                 const char       *response,
                 AdwTabPage       *page)
{
  GnWindow *self = GN_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));

  if (g_str_equal (response, "close"))
    finish_close (self, page);
  else
    adw_tab_view_close_page_finish (self->tabs, page, FALSE);
}

static gboolean
on_close_page (AdwTabView *view,
               AdwTabPage *page,
               GnWindow   *self)
{
  GnTableTab *tab = GN_TABLE_TAB (adw_tab_page_get_child (page));

  if (is_unwritten (tab))
    {
      GtkWidget *dialog = ask_unwritten (self, gn_match_table_get_trouble (gn_table_tab_get_table (tab)));
      g_signal_connect_object (dialog, "response", G_CALLBACK (on_tab_answered), page, 0);
      gtk_window_present (GTK_WINDOW (dialog));
      return GDK_EVENT_STOP;
    }
  finish_close (self, page);
  return GDK_EVENT_STOP;
}

GnTableTab *
gn_window_begin (GnWindow     *self,
                 GnMatchTable *table)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gn_library_new_file (gn_match_table_get_match (table), &error);
  gboolean kept = file && gn_match_table_record (table, file, &error);
  GnTableTab *tab = add_tab (self, table);

  gn_roster_remember (gn_match_table_get_match (table));
  if (!kept)
    {
      /* Translators: {reason} is a whole sentence. */
      g_autofree char *text = gn_fill (_("This table is kept in memory only: {reason}"), "reason", error ? error->message : "", NULL);
      gn_table_tab_notice (tab, text);
    }
  return tab;
}

/* ---- Opening --------------------------------------------------------------------------------------------- */

static gboolean
in_library (GFile *file)
{
  g_autoptr (GFile) records = gn_library_dir ("records", NULL);

  return records && g_file_has_prefix (file, records);
}

/* TRUE if the program stopped while this record was open. */
static gboolean
was_interrupted (GFile *file)
{
  g_autoptr (GPtrArray) records = gn_library_list (NULL);

  for (guint i = 0; records && i < records->len; i++)
    {
      GnRecordInfo *info = g_ptr_array_index (records, i);
      if (g_file_equal (info->file, file))
        return !info->closed && !info->trouble && !info->over && info->steps > 0;
    }
  return FALSE;
}

static char *
interrupted_sentence (GnMatchTable *table)
{
  guint n = gn_match_table_get_n_steps (table);
  g_autofree char *entry = n ? gn_match_table_step_text (table, gn_match_table_get_step (table, n), GN_PUBLIC) : NULL;

  if (!entry || !*entry)
    return g_strdup (_("This table was open when Gnomon stopped; nothing is lost."));
  /* Translators: {entry} is a sentence of the log, like "Berta buys 3 rubies". */
  return gn_fill (_("This table was open when Gnomon stopped; nothing is lost: last entry “{entry}”."), "entry", entry, NULL);
}

static guint
n_records (void)
{
  g_autoptr (GPtrArray) records = gn_library_list (NULL);

  return records ? records->len : 0;
}

GnTableTab *
gn_window_open (GnWindow *self,
                GFile    *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) record = NULL;
  g_autoptr (GnMatchTable) table = NULL;
  g_auto (GStrv) notices = NULL;
  g_autofree char *name = gn_file_name (file);

  GnTableTab *tab = gn_window_find (self, file);
  if (tab)
    {
      select_tab (self, tab);
      gn_window_toast (self, _("This table is open already: here it is."));
      return tab;
    }

  if (in_library (file))
    record = g_object_ref (file);
  else
    {
      guint before = n_records ();

      record = gn_library_import (file, &error);
      if (!record)
        {
          /* Translators: {file} is a file's name. */
          g_autofree char *text = gn_fill (_("“{file}” cannot be imported"), "file", name, NULL);
          gn_window_complain (self, text, error->message);
          return NULL;
        }
      gn_window_toast (self, n_records () > before ? _("A copy was put into your library; the file itself stays as it is.")
                                                    : _("This record is in your library already: here it is."));
    }

  gboolean interrupted = was_interrupted (record);
  table = gn_match_table_open (record, TRUE, &notices, &error);
  gboolean look_only = FALSE;
  if (!table && g_error_matches (error, GN_RECORD_ERROR, GN_RECORD_ERROR_WRITE))
    {
      g_clear_error (&error);
      g_clear_pointer (&notices, g_strfreev);
      table = gn_match_table_open (record, FALSE, &notices, &error);
      look_only = table != NULL;
    }
  if (!table)
    {
      g_autofree char *text = gn_fill (_("“{file}” cannot be opened"), "file", name, NULL);
      gn_window_complain (self, text, error->message);
      return NULL;
    }

  tab = add_tab (self, table);
  GString *said = g_string_new (NULL);
  if (interrupted)
    {
      g_autofree char *sentence = interrupted_sentence (table);
      g_string_append (said, sentence);
    }
  if (look_only)
    g_string_append_printf (said, "%s%s", said->len ? "\n" : "", _("This record cannot be written: you can look at it, but new entries are not kept."));
  for (guint i = 0; notices && notices[i]; i++)
    g_string_append_printf (said, "%s%s", said->len ? "\n" : "", notices[i]);
  if (said->len)
    gn_table_tab_notice (tab, said->str);
  g_string_free (said, TRUE);

  if (gn_match_table_is_over (table))
    gn_table_tab_set_result (tab, TRUE);
  return tab;
}

/* ---- Actions --------------------------------------------------------------------------------------------- */

static void
act_show (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gn_window_show (GN_WINDOW (widget), strchr (action, '.') + 1);
}

static void
act_new_table (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);

  /* A fresh page each time: what was half laid before belongs to another table. */
  if (self->new_table && g_strcmp0 (gn_window_get_page (self), "new-table"))
    {
      gtk_stack_remove (self->pages, self->new_table);
      self->new_table = NULL;
    }
  need_page (self, "new-table", &self->new_table, gn_new_table_page_new);
  if (parameter)
    gn_new_table_page_set_game (GN_NEW_TABLE_PAGE (self->new_table), g_variant_get_string (parameter, NULL));
  gn_window_show (self, "new-table");
  gn_new_table_page_grab (GN_NEW_TABLE_PAGE (self->new_table));
}

static void
act_again (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GnTableTab *tab = gn_window_get_tab (GN_WINDOW (widget));

  if (!tab)
    return;
  const GnMatch *match = gn_match_table_get_match (gn_table_tab_get_table (tab));
  act_new_table (widget, action, NULL);
  gn_new_table_page_take_seats (GN_NEW_TABLE_PAGE (GN_WINDOW (widget)->new_table), match);
}

static void
act_open (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  gn_window_open (GN_WINDOW (widget), file);
}

static void
act_import (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  gn_record_import (GN_WINDOW (widget));
}

static void
act_export (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  gn_record_export (GN_WINDOW (widget), file);
}

static void
after_delete (GnWindow *self)
{
  if (self->history)
    gn_history_page_refresh (GN_HISTORY_PAGE (self->history));
  gn_tonight_page_refresh (self->tonight);
}

static void
act_delete (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  gn_record_delete (GN_WINDOW (widget), file, after_delete);
}

static void
act_tab_record (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);
  GnTableTab *tab = gn_window_get_tab (self);
  GFile *file = tab ? gn_match_table_get_file (gn_table_tab_get_table (tab)) : NULL;

  if (!file)
    gn_window_toast (self, _("This table has no record yet."));
  else if (g_str_equal (action, "win.export-tab"))
    gn_record_export (self, file);
  else
    gn_record_delete (self, file, after_delete);
}

void
gn_window_close_table (GnWindow   *self,
                       GnTableTab *tab)
{
  adw_tab_view_close_page (self->tabs, adw_tab_view_get_page (self->tabs, GTK_WIDGET (tab)));
}

static void
act_close_tab (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  GnTableTab *tab = gn_window_get_tab (GN_WINDOW (widget));

  if (tab)
    gn_window_close_table (GN_WINDOW (widget), tab);
}

static void
on_public_gone (GnWindow *self)
{
  self->public = NULL;
  follow_accent (self);
}

static void
act_public (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);
  GnTableTab *tab = gn_window_get_tab (self);

  if (self->public)
    {
      gtk_window_destroy (self->public);
      return;
    }
  if (!tab)
    return;
  self->public = GTK_WINDOW (gn_public_window_new (gn_table_tab_get_table (tab)));
  g_signal_connect_object (self->public, "destroy", G_CALLBACK (on_public_gone), self, G_CONNECT_SWAPPED);
  gtk_window_set_application (self->public, gtk_window_get_application (GTK_WINDOW (self)));
  gtk_window_present (self->public);
}

static void
on_stop_answered (AdwMessageDialog *dialog,
                  const char       *response,
                  GnTableTab       *tab)
{
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "stop"))
    return;
  if (!gn_match_table_stop (gn_table_tab_get_table (tab), &error))
    gn_window_complain (gn_window_of (GTK_WIDGET (tab)), _("The table cannot end here"), error ? error->message : NULL);
  else
    gn_table_tab_set_result (tab, TRUE);
}

static void
act_stop (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  GnTableTab *tab = gn_window_get_tab (GN_WINDOW (widget));

  if (!tab || gn_match_table_is_over (gn_table_tab_get_table (tab)))
    return;

  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (widget), _("End this table by agreement?"),
                                              _("The score is what everybody has now, and the scoresheet says that the table stopped here. Undo takes it back."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Go on playing"), "stop", _("_End the table"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "stop", ADW_RESPONSE_SUGGESTED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_stop_answered), tab, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
act_menu (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);

  if (gn_window_get_tab (self))
    gtk_menu_button_popup (self->menu);
  else if (g_strcmp0 (gn_window_get_page (self), "tonight") == 0)
    gn_tonight_page_popup_menu (self->tonight);
}

/* Made when first asked for: the toolkit would make it before the first frame. */
static void
act_help_overlay (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);

  if (!self->shortcuts)
    {
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (GN_RESOURCE_PATH "/ui/help-overlay.ui");
      self->shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));
      gtk_window_set_transient_for (self->shortcuts, GTK_WINDOW (self));
      gtk_window_set_hide_on_close (self->shortcuts, TRUE);
      gtk_window_set_destroy_with_parent (self->shortcuts, TRUE);
    }
  gtk_window_present (self->shortcuts);
}

/* ---- The object -------------------------------------------------------------------------------------------- */

static gboolean
close_now (gpointer data)
{
  gtk_window_close (data);
  return G_SOURCE_REMOVE;
}

/* The dialog goes first: it is not done with its answer yet. */
static void
on_window_answered (GnWindow   *self,
                    const char *response)
{
  if (!g_str_equal (response, "close"))
    return;
  self->lose = TRUE;
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_now, g_object_ref (self), g_object_unref);
}

static gboolean
gn_window_close_request (GtkWindow *window)
{
  GnWindow *self = GN_WINDOW (window);
  int width, height;

  for (guint i = 0; i < gn_window_get_n_tabs (self) && !self->lose; i++)
    if (is_unwritten (nth_tab (self, i)))
      {
        GtkWidget *dialog = ask_unwritten (self, gn_match_table_get_trouble (gn_table_tab_get_table (nth_tab (self, i))));
        g_signal_connect_object (dialog, "response", G_CALLBACK (on_window_answered), self, G_CONNECT_SWAPPED);
        gtk_window_present (GTK_WINDOW (dialog));
        return GDK_EVENT_STOP;
      }

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (gn_settings (), "window-width", width);
  g_settings_set_int (gn_settings (), "window-height", height);
  g_settings_set_boolean (gn_settings (), "window-maximized", gtk_window_is_maximized (window));

  for (guint i = 0; i < gn_window_get_n_tabs (self); i++)
    gn_match_table_close_record (gn_table_tab_get_table (nth_tab (self, i)));
  if (self->public)
    gtk_window_destroy (self->public);

  return GTK_WINDOW_CLASS (gn_window_parent_class)->close_request (window);
}

static void
gn_window_dispose (GObject *object)
{
  GnWindow *self = GN_WINDOW (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->bindings); i++)
    g_clear_pointer (&self->bindings[i], g_binding_unbind);
  G_OBJECT_CLASS (gn_window_parent_class)->dispose (object);
}

static void
gn_window_class_init (GnWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = gn_window_close_request;

  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_TONIGHT_PAGE);
  g_type_ensure (GN_TYPE_PIECE);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gn-window.ui");
  gtk_widget_class_bind_template_child (widget_class, GnWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, GnWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, GnWindow, tonight);
  gtk_widget_class_bind_template_child (widget_class, GnWindow, tables);
  gtk_widget_class_bind_template_child (widget_class, GnWindow, tabs);
  gtk_widget_class_bind_template_child (widget_class, GnWindow, title);
  gtk_widget_class_bind_template_child (widget_class, GnWindow, emblem);
  gtk_widget_class_bind_template_child (widget_class, GnWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, GnWindow, table_menu);
  gtk_widget_class_bind_template_child (widget_class, GnWindow, pane_toggle);
  gtk_widget_class_bind_template_child (widget_class, GnWindow, result_toggle);
  gtk_widget_class_bind_template_callback (widget_class, on_page_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_tab_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_close_page);

  gtk_widget_class_install_action (widget_class, "win.tonight", NULL, act_show);
  gtk_widget_class_install_action (widget_class, "win.history", NULL, act_show);
  gtk_widget_class_install_action (widget_class, "win.players", NULL, act_show);
  gtk_widget_class_install_action (widget_class, "win.tables", NULL, act_show);
  gtk_widget_class_install_action (widget_class, "win.new-table", NULL, act_new_table);
  gtk_widget_class_install_action (widget_class, "win.new-table-of", "s", act_new_table);
  gtk_widget_class_install_action (widget_class, "win.again", NULL, act_again);
  gtk_widget_class_install_action (widget_class, "win.open", "s", act_open);
  gtk_widget_class_install_action (widget_class, "win.import", NULL, act_import);
  gtk_widget_class_install_action (widget_class, "win.export", "s", act_export);
  gtk_widget_class_install_action (widget_class, "win.delete", "s", act_delete);
  gtk_widget_class_install_action (widget_class, "win.export-tab", NULL, act_tab_record);
  gtk_widget_class_install_action (widget_class, "win.delete-tab", NULL, act_tab_record);
  gtk_widget_class_install_action (widget_class, "win.close-tab", NULL, act_close_tab);
  gtk_widget_class_install_action (widget_class, "win.public", NULL, act_public);
  gtk_widget_class_install_action (widget_class, "win.stop", NULL, act_stop);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, act_menu);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, act_help_overlay);
}

static void
gn_window_init (GnWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_menu_on_demand (self->menu, self->table_menu);

  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (gn_settings (), "window-width"),
                               g_settings_get_int (gn_settings (), "window-height"));
  if (g_settings_get_boolean (gn_settings (), "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  if (GN_DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");

  follow_actions (self);
  gn_tonight_page_refresh (self->tonight);
  gn_tonight_page_grab (self->tonight);
}

GtkWidget *
gn_window_new (GtkApplication *application)
{
  return g_object_new (GN_TYPE_WINDOW, "application", application, NULL);
}
