/* window.c: main window: the Tonight page, and the tables in tabs
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "window-private.h"

#include "public-window.h"

#include <glib/gi18n.h>

#include "app/widgets/first-fit.h"
#include "app/help/help-page.h"
#include "app/history/history-page.h"
#include "app/leagues/leagues-page.h"
#include "core/library/library.h"
#include "app/widgets/menu.h"
#include "app/widgets/toast.h"
#include "app/setup/new-table-page.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/grow.h"
#include "app/games/games-page.h"
#include "app/people/players-page.h"
#include "app/settings/settings.h"
#include "panels/drawing/style.h"
#include "app/table/table-page.h"
#include "core/words/text.h"
#include "app/tonight/tonight-page.h"
#include "sheets/tile.h"

G_DEFINE_FINAL_TYPE (GnWindow, gn_window, ADW_TYPE_APPLICATION_WINDOW)

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

/* Shows the message below the table if there is one, so that the board stays visible. */
static gboolean
tell (gpointer data)
{
  Telling *telling = data;
  GnWindow *self = telling->window;
  GnTableTab *tab = gn_window_get_tab (self);
  gboolean result = FALSE;

  if (tab)
    g_object_get (tab, "result", &result, NULL);
  if (tab && !result)
    gn_table_page_tell (GN_TABLE_PAGE (gn_table_tab_get_page (tab)), telling->text, NULL, NULL);
  else if (self->toast)
    gn_toast_say (self->toast, telling->text);
  return G_SOURCE_REMOVE;
}

void
gn_window_tell (GnWindow   *self,
                const char *text)
{
  Telling *telling;

  /* Show it a moment later, because its table may be opening just now. */
  telling = g_new (Telling, 1);
  telling->window = g_object_ref (self);
  telling->text = gn_plain_lines (text, GN_MAX_FAULT);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell, telling, telling_free);
}

/* ---- Pages ---------------------------------------------------------------------------------------------- */

guint
gn_window_get_n_tabs (GnWindow *self)
{
  return self->tabs ? adw_tab_view_get_n_pages (self->tabs) : 0;
}

static GnTableTab *
nth_tab (GnWindow *self,
         guint     n)
{
  return GN_TABLE_TAB (adw_tab_page_get_child (adw_tab_view_get_nth_page (self->tabs, n)));
}

const char *
gn_window_get_page (GnWindow *self)
{
  return gtk_stack_get_visible_child_name (self->pages);
}

GtkWidget *
gn_window_need_page (GnWindow    *self,
                     const char  *name,
                     GtkWidget  **page,
                     GtkWidget *(*make) (void))
{
  if (!*page)
    {
      gn_style_load ("pages");
      *page = make ();
      gtk_stack_add_named (self->pages, *page, name);
    }
  return *page;
}

GnNewTablePage *
gn_window_need_new_table (GnWindow *self)
{
  if (!self->new_table)
    {
      gn_window_need_page (self, "new-table", &self->new_table, gn_new_table_page_new);
      g_signal_connect_object (self->new_table, "game-changed", G_CALLBACK (gn_window_follow_accent), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->new_table, "begin", G_CALLBACK (gn_window_begin), self, G_CONNECT_SWAPPED);
    }
  return GN_NEW_TABLE_PAGE (self->new_table);
}

void
gn_window_refresh_tonight (GnWindow *self)
{
  g_autoptr (GPtrArray) tables = g_ptr_array_new ();

  for (guint i = 0; i < gn_window_get_n_tabs (self); i++)
    g_ptr_array_add (tables, gn_table_tab_get_table (nth_tab (self, i)));
  gn_tonight_page_refresh (self->tonight, tables);
}

/* Esc leads from a list back to the list before it and to the table, or to what else was in front; from the help also
 * to what was opened in a list. What was opened in a list leads to that list by itself. From a new table that is not
 * wanted it leads back, too, also to a table that is over, which Tonight does not offer. */
static void
follow_trail (GnWindow   *self,
              const char *page)
{
  static const char *const firsts[] = { "tonight", "tables", NULL };
  static const char *const lists[] = { "history", "players", "games", "leagues", NULL };
  guint n = 0;

  if (!g_strv_contains (firsts, page))
    while (n < self->trail->len && !g_str_equal (g_ptr_array_index (self->trail, n), page))
      n++;
  if (g_strv_contains (lists, page))
    while (n > 1 && !g_strv_contains (lists, g_ptr_array_index (self->trail, n - 1)))
      n--;
  g_ptr_array_set_size (self->trail, n);
  g_ptr_array_add (self->trail, (gpointer) g_intern_string (page));
}

void
gn_window_show (GnWindow   *self,
                const char *page)
{
  const gboolean laid = g_strcmp0 (gn_window_get_page (self), "new-table") == 0;

  if (g_str_equal (page, "tables") && !gn_window_get_n_tabs (self))
    page = "tonight";
  follow_trail (self, page);

  if (g_str_equal (page, "tonight"))
    gn_window_refresh_tonight (self);
  else if (g_str_equal (page, "new-table"))
    gn_window_need_new_table (self);
  else if (g_str_equal (page, "history"))
    gn_history_page_refresh (GN_HISTORY_PAGE (gn_window_need_page (self, page, &self->history, gn_history_page_new)));
  else if (g_str_equal (page, "players"))
    gn_players_page_refresh (GN_PLAYERS_PAGE (gn_window_need_page (self, page, &self->players, gn_players_page_new)));
  else if (g_str_equal (page, "leagues"))
    gn_leagues_page_refresh (GN_LEAGUES_PAGE (gn_window_need_page (self, page, &self->leagues, gn_leagues_page_new)));
  else if (g_str_equal (page, "help"))
    gn_window_need_page (self, page, &self->help, gn_help_page_new);
  else if (g_str_equal (page, "games"))
    gn_games_page_refresh (GN_GAMES_PAGE (gn_window_need_page (self, page, &self->games, gn_games_page_new)));

  gn_show_page (self->pages, gtk_stack_get_child_by_name (self->pages, page));
  if (g_str_equal (page, "tonight"))
    {
      /* Back from setting up a table without starting it: focus the card of its game. */
      if (!laid || !self->new_of || !gn_tonight_page_grab_game (self->tonight, self->new_of))
        gn_tonight_page_grab (self->tonight);
    }
  else if (g_str_equal (page, "help"))
    gn_help_page_open (GN_HELP_PAGE (self->help));
  else if (g_str_equal (page, "tables") && adw_tab_view_get_selected_page (self->tabs))
    /* not its tab: keys are for the table */
    gn_table_tab_grab (GN_TABLE_TAB (adw_tab_page_get_child (adw_tab_view_get_selected_page (self->tabs))));
  else
    gtk_widget_child_focus (gtk_stack_get_visible_child (self->pages), GTK_DIR_TAB_FORWARD);
}

static void
follow_actions (GnWindow *self)
{
  gboolean on_tables = g_strcmp0 (gn_window_get_page (self), "tables") == 0;
  static const char *const of_tables[] = { "win.close-tab", "win.stop", "win.export-tab", "win.delete-tab" };

  for (guint i = 0; i < G_N_ELEMENTS (of_tables); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), of_tables[i], on_tables);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.public",
                                 on_tables || g_strcmp0 (gn_window_get_page (self), "league") == 0);
}

static char *
game_title (GnTableTab *tab)
{
  return gn_match_title (gn_match_table_get_match (gn_table_tab_get_table (tab)));
}

/* The title that the desktop shows. */
static void
follow_title (GnWindow *self)
{
  GnTableTab *tab = gn_window_get_tab (self);

  g_autofree char *title = tab ? game_title (tab) : NULL;

  gtk_window_set_title (GTK_WINDOW (self), title ? title : "Gnomon");
}

/* The accent of a game shows whose turn it is, on its tables and on the page that sets one up. Other pages have
 * Gnomon's own accent, unless the second screen shows the table. */
void
gn_window_follow_accent (GnWindow *self)
{
  const gboolean at_table = (self->public && gn_public_window_get_table (GN_PUBLIC_WINDOW (self->public)))
                            || g_strcmp0 (gn_window_get_page (self), "tables") == 0;

  if (self->accent && at_table)
    {
      gn_style_game (self->accent);
      gn_style_set_accent (self->accent);
    }
  else if (self->new_table && g_strcmp0 (gn_window_get_page (self), "new-table") == 0)
    {
      gn_style_set_accent (
        gn_draft_get_game (gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (self->new_table)))->accent);
    }
  else
    {
      gn_style_set_accent (NULL);
    }
}

static void
hide_toast (GnWindow *self)
{
  if (self->toast)
    gn_toast_say (self->toast, NULL);
}

static void
on_page_changed (GnWindow *self)
{
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  hide_toast (self);
  if (g_strcmp0 (gn_window_get_page (self), "tables") != 0)
    gn_window_leave_public (self, NULL);
  follow_actions (self);
  follow_title (self);
  gn_window_follow_accent (self);
}

/* ---- Tabs ------------------------------------------------------------------------------------------------ */

GnTableTab *
gn_window_get_tab (GnWindow *self)
{
  AdwTabPage *page = self->tabs ? adw_tab_view_get_selected_page (self->tabs) : NULL;

  return page && g_strcmp0 (gn_window_get_page (self), "tables") == 0 ? GN_TABLE_TAB (adw_tab_page_get_child (page))
                                                                     : NULL;
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

void
gn_window_select_tab (GnWindow   *self,
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

  g_binding_group_set_source (self->header, NULL);
  g_binding_group_set_source (self->result, NULL);
  if (self->accent)
    {
      g_autofree char *class = g_strconcat ("game-", self->accent, NULL);
      gtk_widget_remove_css_class (self->tables, class);
      self->accent = NULL;
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", NULL);
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  hide_toast (self);
  self->accent = tab ? gn_table_tab_get_accent (tab) : NULL;
  gn_window_follow_accent (self);
  if (!tab)
    return;

  g_autofree char *class = g_strconcat ("game-", self->accent, NULL);
  g_autofree char *emblem = gn_tile_of_match (gn_match_table_get_match (gn_table_tab_get_table (tab)));
  gtk_widget_add_css_class (self->tables, class);
  gn_piece_set_name (self->emblem, emblem);

  g_autofree char *game = game_title (tab);

  adw_window_title_set_title (self->title, game);
  g_binding_group_set_source (self->header, gn_table_tab_get_page (tab));
  g_binding_group_set_source (self->result, tab);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table",
                                  gn_table_page_get_actions (GN_TABLE_PAGE (gn_table_tab_get_page (tab))));
  follow_title (self);
}

/* With several tables their tabs stand where the title was, so that no table gets lower by them; in a narrow window
 * they are a menu. */
static void
on_tabs_changed (GnWindow *self)
{
  const guint n = gn_window_get_n_tabs (self);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *number = g_strdup_printf ("%u", n);
  /* Translators: on a button that opens the list of open tables */
  g_autofree char *label = gn_fill (ngettext ("{n} table", "{n} tables", n), "n", number, NULL);

  gtk_widget_set_visible (self->tab_bar, n > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->tab_menu), n > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->title), n < 2);
  for (guint i = 0; n > 1 && i < n; i++)
    {
      AdwTabPage *page = adw_tab_view_get_nth_page (self->tabs, i);
      g_autofree char *action = g_strdup_printf ("win.tab(uint32 %u)", i);

      g_menu_append (menu, adw_tab_page_get_title (page), action);
    }
  gtk_menu_button_set_menu_model (self->tab_menu, G_MENU_MODEL (menu));
  gtk_menu_button_set_label (self->tab_menu, label);
}

void
gn_window_select_nth_tab (GnWindow *self,
                          guint     n)
{
  if (n < gn_window_get_n_tabs (self))
    gn_window_select_tab (self, nth_tab (self, n));
}

/* A tab's tooltip is markup, and a person's name may contain any character. */
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

/* The text of the tab: people and game, and the start time if another tab has the same text. */
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
          g_autoptr (GDateTime) start = g_date_time_new_from_unix_local (
            gn_match_table_get_started (gn_table_tab_get_table (tab)));
          g_autofree char *time = start ? g_date_time_format (start, "%H:%M") : g_strdup ("");

          /* Translators: the title of a tab if two have the same people and game; {time} is when that table began */
          return gn_fill (_("{table}, since {time}"), "table", label, "time", time, NULL);
        }
    }
  return g_steal_pointer (&label);
}

/* Tries once more to write unsaved entries; TRUE if they would be lost. */
static gboolean
is_unwritten (GnTableTab *tab)
{
  GnMatchTable *table = gn_table_tab_get_table (tab);

  return gn_match_table_get_trouble (table) && !gn_library_retry (table, NULL);
}

static GtkWidget *
ask_unwritten (GnWindow   *self,
               const char *trouble)
{
  GtkWidget *dialog = gn_ask_new (_("Some entries are not saved"), trouble);

  gn_ask_add_responses (GN_ASK (dialog), "keep", _("_Keep open"), "close", _("_Close without saving"), NULL);
  gn_ask_set_response_appearance (GN_ASK (dialog), "close", ADW_RESPONSE_DESTRUCTIVE);
  gn_ask_set_default_response (GN_ASK (dialog), "keep");
  gn_ask_set_close_response (GN_ASK (dialog), "keep");   /* Esc loses nothing */
  return dialog;
}

static void
finish_close (GnWindow   *self,
              AdwTabPage *page)
{
  GnMatchTable *table = gn_table_tab_get_table (GN_TABLE_TAB (adw_tab_page_get_child (page)));

  gn_match_table_close_record (table);
  gn_window_leave_public (self, table);
  adw_tab_view_close_page_finish (self->tabs, page, TRUE);
  if (!gn_window_get_n_tabs (self))
    gn_window_show (self, "tonight");
}

static void
on_tab_answered (GnAsk      *dialog,
                 const char *response,
                 AdwTabPage *page)
{
  GnWindow *self = GN_WINDOW (gtk_widget_get_root (adw_tab_page_get_child (page)));

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
      gn_ask_open (dialog, GTK_WIDGET (self));
      return GDK_EVENT_STOP;
    }
  finish_close (self, page);
  return GDK_EVENT_STOP;
}

static void on_menu_closed (GnWindow *self);

static gboolean
leave_menu (gpointer data)
{
  GnWindow *self = data;
  GnTableTab *tab = gn_window_get_tab (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  GtkWidget *dialog = gn_window_dialog (GTK_WIDGET (self));

  if (dialog)
    g_signal_connect_object (dialog, "closed", G_CALLBACK (on_menu_closed), self, G_CONNECT_SWAPPED);
  else if (tab && (!focus || !gtk_widget_get_mapped (focus)
                   || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->menu))))
    gn_table_tab_grab (tab);
  return G_SOURCE_REMOVE;
}

/* After any choice in the menu, and any dialog that it opens, the next key in this window goes to the table, not
 * to the menu. */
static void
on_menu_closed (GnWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, leave_menu, g_object_ref (self), g_object_unref);
}

/* Created when it is first opened. */
static void
on_menu_made (GnWindow *self)
{
  GtkPopover *popover = gtk_menu_button_get_popover (self->menu);

  if (popover)
    g_signal_connect_object (popover, "closed", G_CALLBACK (on_menu_closed), self, G_CONNECT_SWAPPED);
}

/* The page of the tables is made for the first table, so that the first frame does not wait for it. */
static void
need_tables (GnWindow *self)
{
  if (self->tables)
    return;

  g_autoptr (GtkBuilderScope) scope = gtk_builder_cscope_new ();
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();
  g_autoptr (GError) error = NULL;

  gtk_builder_cscope_add_callback (scope, on_tab_changed);
  gtk_builder_cscope_add_callback (scope, on_tabs_changed);
  gtk_builder_cscope_add_callback (scope, on_close_page);
  gtk_builder_set_scope (builder, scope);
  gtk_builder_set_current_object (builder, G_OBJECT (self));
  if (!gtk_builder_add_from_resource (builder, GN_RESOURCE_PATH "/ui/window/tables.ui", &error))
    g_error ("%s", error->message);

  self->tables = GTK_WIDGET (gtk_builder_get_object (builder, "tables"));
  self->tabs = ADW_TAB_VIEW (gtk_builder_get_object (builder, "tabs"));
  self->tab_bar = GTK_WIDGET (gtk_builder_get_object (builder, "tab_bar"));
  self->tab_menu = GTK_MENU_BUTTON (gtk_builder_get_object (builder, "tab_menu"));
  self->emblem = GN_PIECE (gtk_builder_get_object (builder, "emblem"));
  self->menu = GTK_MENU_BUTTON (gtk_builder_get_object (builder, "menu"));

  self->title = ADW_WINDOW_TITLE (gtk_builder_get_object (builder, "title"));
  self->header = g_binding_group_new ();
  g_binding_group_bind (self->header, "subtitle", self->title, "subtitle", G_BINDING_SYNC_CREATE);
  g_binding_group_bind (self->header, "pane-shown", gtk_builder_get_object (builder, "pane_toggle"), "active",
                        G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  self->result = g_binding_group_new ();
  g_binding_group_bind (self->result, "result", gtk_builder_get_object (builder, "result_toggle"), "active",
                        G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (gtk_builder_get_object (builder, "result_toggle"), "notify::active", G_CALLBACK (hide_toast),
                           self, G_CONNECT_SWAPPED);
  gn_menu_on_demand (self->menu, G_MENU_MODEL (gtk_builder_get_object (builder, "table_menu")));
  g_signal_connect_object (self->menu, "notify::popover", G_CALLBACK (on_menu_made), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->pages, self->tables, "tables");
}

GnTableTab *
gn_window_add_tab (GnWindow     *self,
                   GnMatchTable *table)
{
  GtkWidget *tab = gn_table_tab_new (table);

  need_tables (self);

  AdwTabPage *page = adw_tab_view_append (self->tabs, tab);

  g_autofree char *label = tab_title (self, GN_TABLE_TAB (tab));
  g_autofree char *emblem = gn_tile_of_match (gn_match_table_get_match (table));
  g_autoptr (GIcon) icon = gn_piece_icon (emblem, 32);
  adw_tab_page_set_title (page, label);
  adw_tab_page_set_icon (page, icon);
  on_tabs_changed (self);
  g_object_bind_property_full (gn_table_tab_get_page (GN_TABLE_TAB (tab)), "subtitle", page, "tooltip",
                               G_BINDING_SYNC_CREATE, to_markup, NULL, NULL, NULL);
  gn_window_select_tab (self, GN_TABLE_TAB (tab));
  return GN_TABLE_TAB (tab);
}

GnTableTab *
gn_window_begin (GnWindow     *self,
                 GnMatchTable *table)
{
  g_autoptr (GFile) file = gn_library_new_file (gn_match_table_get_match (table));

  /* Where it cannot be recorded, the table has "trouble": it is in sight until it can be, and closing asks. */
  gn_match_table_record (table, file, NULL);
  gn_roster_remember (gn_match_table_get_match (table));
  return gn_window_add_tab (self, table);
}

void
gn_window_close_table (GnWindow   *self,
                       GnTableTab *tab)
{
  adw_tab_view_close_page (self->tabs, adw_tab_view_get_page (self->tabs, GTK_WIDGET (tab)));
}

/* ---- The object -------------------------------------------------------------------------------------------- */

static gboolean
close_now (gpointer data)
{
  gtk_window_close (data);
  return G_SOURCE_REMOVE;
}

/* Closes the dialog first, because it is still handling its answer. */
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
        GtkWidget *dialog = ask_unwritten (self,
                                           gn_match_table_get_trouble (gn_table_tab_get_table (nth_tab (self, i))));
        g_signal_connect_object (dialog, "response", G_CALLBACK (on_window_answered), self, G_CONNECT_SWAPPED);
        gn_ask_open (dialog, GTK_WIDGET (self));
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

  g_clear_object (&self->header);
  g_clear_object (&self->result);
  g_clear_pointer (&self->trail, g_ptr_array_unref);
  g_clear_weak_pointer (&self->figures);
  G_OBJECT_CLASS (gn_window_parent_class)->dispose (object);
  self->tabs = NULL;
  self->toast = NULL;
}

static void
gn_window_class_init (GnWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = gn_window_close_request;

  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_GROW);
  g_type_ensure (GN_TYPE_TONIGHT_PAGE);
  g_type_ensure (GN_TYPE_PIECE);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/window/window.ui");
  gn_bind_children (widget_class, GnWindow, over, pages, tonight);
  gtk_widget_class_bind_template_callback (widget_class, on_page_changed);
  gn_window_install_actions (widget_class);
}

static void
gn_window_init (GnWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->toast = gn_toast_slot (self->over);
  self->trail = g_ptr_array_new ();
  follow_trail (self, "tonight");
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (gn_settings (), "window-width"),
                               g_settings_get_int (gn_settings (), "window-height"));
  if (g_settings_get_boolean (gn_settings (), "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  if (GN_DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");

  follow_actions (self);
  gn_window_refresh_tonight (self);
  /* GTK hides the focus when the window appears; hidden from the start, it does not style the card twice. */
  gtk_window_set_focus_visible (GTK_WINDOW (self), FALSE);
  gn_tonight_page_grab (self->tonight);
}

GtkWidget *
gn_window_new (GtkApplication *application)
{
  return g_object_new (GN_TYPE_WINDOW, "application", application, NULL);
}
