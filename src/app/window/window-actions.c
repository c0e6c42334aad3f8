/* window-actions.c: the window's actions: pages, tables, records, the second screen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "window-private.h"

#include <glib/gi18n.h>

#include "app/evenings/evening-page.h"
#include "app/games/game-page.h"
#include "app/history/history-page.h"
#include "app/leagues/league-board.h"
#include "app/leagues/league-page.h"
#include "app/people/group-page.h"
#include "app/people/person-page.h"
#include "app/people/rivalry-page.h"
#include "app/setup/new-table-page.h"
#include "app/table/table-page.h"
#include "app/widgets/grow-dialog.h"
#include "app/widgets/messages.h"
#include "panels/drawing/style.h"
#include "public-window.h"

static void
act_show (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gn_window_show (GN_WINDOW (widget), strchr (action, '.') + 1);
}

/* One player, or two of them. */
static void
act_person (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);

  gn_person_page_show (GN_PERSON_PAGE (gn_window_need_page (self, "person", &self->person, gn_person_page_new)),
                       g_variant_get_string (parameter, NULL));
  gn_window_show (self, "person");
}

static void
act_rivalry (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);
  const char *one, *other;

  g_variant_get (parameter, "(&s&s)", &one, &other);
  gn_rivalry_page_show (GN_RIVALRY_PAGE (gn_window_need_page (self, "rivalry", &self->rivalry, gn_rivalry_page_new)),
                        one, other);
  gn_window_show (self, "rivalry");
}

/* Two are a rivalry. */
static void
act_group (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);
  g_autofree const char **names = g_variant_get_strv (parameter, NULL);

  if (g_strv_length ((char **) names) == 2)
    {
      gtk_widget_activate_action (widget, "win.rivalry", "(ss)", names[0], names[1]);
      return;
    }
  gn_group_page_show (GN_GROUP_PAGE (gn_window_need_page (self, "group", &self->group, gn_group_page_new)), names);
  gn_window_show (self, "group");
}

static void
act_game (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);
  const char *game, *title;

  g_variant_get (parameter, "(&s&s)", &game, &title);
  gn_game_page_show (GN_GAME_PAGE (gn_window_need_page (self, "game", &self->game, gn_game_page_new)), game, title);
  gn_window_show (self, "game");
}

/* 0: the one that it is now. */
static void
act_evening (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);

  gn_evening_page_show (GN_EVENING_PAGE (gn_window_need_page (self, "evening", &self->evening, gn_evening_page_new)),
                        g_variant_get_uint32 (parameter));
  gn_window_show (self, "evening");
}

/* One that is gone meanwhile, or cannot be used, is in the list. */
static void
act_league (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);
  GtkWidget *page = gn_window_need_page (self, "league", &self->league, gn_league_page_new);

  gn_window_show (self, gn_league_page_show (GN_LEAGUE_PAGE (page), g_variant_get_string (parameter, NULL)) ? "league"
                                                                                                          : "leagues");
}

static void
act_new_table (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);
  GnTableTab *tab = gn_window_get_tab (self);
  const char *game = parameter ? g_variant_get_string (parameter, NULL)
                     /* from a table: a new one of the same game */
                     : tab ? gn_match_table_get_match (gn_table_tab_get_table (tab))->game->id : NULL;

  /* A new page each time: an unfinished setup belongs to another table. */
  if (self->new_table && g_strcmp0 (gn_window_get_page (self), "new-table"))
    {
      gtk_stack_remove (self->pages, self->new_table);
      self->new_table = NULL;
    }
  gn_window_need_new_table (self);
  self->new_of = parameter ? g_intern_string (game) : NULL;
  if (game)
    gn_new_table_page_set_game (GN_NEW_TABLE_PAGE (self->new_table), game);
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
  gn_new_table_page_grab (GN_NEW_TABLE_PAGE (GN_WINDOW (widget)->new_table));
}

static void
act_import (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  gn_window_import_records (GN_WINDOW (widget));
}

static void
act_tab (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  gn_window_select_nth_tab (GN_WINDOW (widget), g_variant_get_uint32 (parameter));
}

static void
act_tell (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gn_window_tell (GN_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
act_on_file (GnWindow   *self,
             const char *action,
             GFile      *file)
{
  if (g_str_has_prefix (action, "win.export"))
    gn_window_export_record (self, file);
  else if (g_str_has_prefix (action, "win.delete"))
    gn_window_delete_record (self, file);
  else if (g_str_equal (action, "win.close-record"))
    gn_window_close_record (self, file);
  else if (g_str_equal (action, "win.record-changed"))
    gn_window_refresh_record (self, file);
  else
    gn_window_open (self, file);
}

static void
act_record (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  act_on_file (GN_WINDOW (widget), action, file);
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
    gn_toast (GTK_WIDGET (self), _("This table has no record yet."));
  else
    act_on_file (self, action, file);
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

/* ---- The second screen ---------------------------------------------------------------------------------------- */

static void
on_public_gone (GnWindow *self)
{
  self->public = NULL;
  gn_window_follow_accent (self);
}

static GnPublicWindow *
need_public (GnWindow     *self,
             GnMatchTable *table)
{
  if (!self->public)
    {
      gn_style_load ("pages");
      self->public = GTK_WINDOW (gn_public_window_new (table));
      g_signal_connect_object (self->public, "destroy", G_CALLBACK (on_public_gone), self, G_CONNECT_SWAPPED);
      gtk_window_set_application (self->public, gtk_window_get_application (GTK_WINDOW (self)));
    }
  return GN_PUBLIC_WINDOW (self->public);
}

void
gn_window_leave_public (GnWindow     *self,
                        GnMatchTable *table)
{
  GnPublicWindow *public = self->public ? GN_PUBLIC_WINDOW (self->public) : NULL;
  GnMatchTable *shown = public ? gn_public_window_get_table (public) : NULL;

  if (shown && gn_public_window_get_between (public) && (table ? shown == table : gn_match_table_is_over (shown)))
    gn_public_window_set_table (public, NULL);
}

/* The second screen is called what its league is called now; without one there is nothing between matches. */
static void
on_board_title (GnWindow   *self,
                GParamSpec *pspec,
                GtkWidget  *board)
{
  GnPublicWindow *public = self->public ? GN_PUBLIC_WINDOW (self->public) : NULL;
  g_autofree char *title = NULL;

  if (!public || gn_public_window_get_between (public) != board)
    return;
  g_object_get (board, "title", &title, NULL);
  if (title)
    gn_public_window_set_between_title (public, title);
  else if (gn_public_window_get_table (public))
    gn_public_window_set_between (public, NULL, NULL);
  else
    gtk_window_destroy (self->public);
}

/* A league is there between matches: a match that goes on stays in sight. */
static void
toggle_league (GnWindow   *self,
               const char *id,
               const char *name)
{
  GtkWidget *between = self->public ? gn_public_window_get_between (GN_PUBLIC_WINDOW (self->public)) : NULL;
  const gboolean off = between && g_str_equal (gn_league_board_get_id (GN_LEAGUE_BOARD (between)), id);
  GtkWidget *board;

  if (off && !gn_public_window_get_table (GN_PUBLIC_WINDOW (self->public)))
    {
      gtk_window_destroy (self->public);
      return;
    }
  board = off ? NULL : gn_league_board_new (id);
  gn_public_window_set_between (need_public (self, NULL), board, name);
  if (board)
    g_signal_connect_object (board, "notify::title", G_CALLBACK (on_board_title), self, G_CONNECT_SWAPPED);
  gtk_window_present (self->public);
  if (gn_public_window_get_table (GN_PUBLIC_WINDOW (self->public)))
    gn_toast (GTK_WIDGET (self), off ? _("The second screen shows the match, and then nothing else.")
                                     : _("The second screen shows the standings as soon as the match is over."));
}

static void
act_public (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);
  GnTableTab *tab = gn_window_get_tab (self);
  GnMatchTable *table = tab ? gn_table_tab_get_table (tab) : NULL;
  GnPublicWindow *public = self->public ? GN_PUBLIC_WINDOW (self->public) : NULL;

  if (!tab && self->league && g_strcmp0 (gn_window_get_page (self), "league") == 0)
    {
      toggle_league (self, gn_league_page_get_id (GN_LEAGUE_PAGE (self->league)),
                     gn_league_page_get_name (GN_LEAGUE_PAGE (self->league)));
      return;
    }
  if (public && !gn_public_window_get_between (public))
    {
      gtk_window_destroy (self->public);
      return;
    }
  if (!tab)
    return;
  /* the figures follow the tab that is shown */
  if (self->figures)
    g_binding_unbind (self->figures);
  g_clear_weak_pointer (&self->figures);
  if (public && gn_public_window_get_table (public) == table)
    {
      gn_public_window_set_table (public, NULL);
      return;
    }
  public = need_public (self, table);
  gn_public_window_set_table (public, table);
  g_set_weak_pointer (&self->figures, g_object_bind_property (tab, "result", public, "figures",
                                                              G_BINDING_SYNC_CREATE));
  gtk_window_present (self->public);
  gn_window_follow_accent (self);
}

static void
on_stop_answered (GnAsk      *dialog,
                  const char *response,
                  GnTableTab *tab)
{
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "stop"))
    return;
  if (!gn_match_table_stop (gn_table_tab_get_table (tab), &error))
    gn_complain (GTK_WIDGET (tab), _("The table cannot end here"), error ? error->message : NULL);
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

  GtkWidget *dialog = gn_ask_new (
    _("End this table by agreement?"),
    _(
      "The current scores count, and the scoresheet says that the table stopped here. You can undo this."));
  gn_ask_add_responses (GN_ASK (dialog), "cancel", _("_Keep playing"), "stop", _("_End the table"), NULL);
  gn_ask_set_response_appearance (GN_ASK (dialog), "stop", ADW_RESPONSE_SUGGESTED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_stop_answered), tab, 0);
  gn_ask_open (dialog, widget);
}

/* The first one in the page, which is in its header bar. */
static GtkMenuButton *
menu_of (GtkWidget *widget)
{
  GtkMenuButton *found = NULL;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return NULL;
  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)))
    return GTK_MENU_BUTTON (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = menu_of (child);
  return found;
}

static void
act_menu (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);
  GtkMenuButton *menu = NULL;

  if (gn_window_get_tab (self))
    gtk_menu_button_popup (self->menu);
  else if (g_strcmp0 (gn_window_get_page (self), "tonight") == 0)
    gn_tonight_page_popup_menu (self->tonight);
  else if (page && (menu = menu_of (page)))
    gtk_menu_button_popup (menu);
}

static void
act_help (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gn_window_show (GN_WINDOW (widget), "help");
}

static void
act_back (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  const GPtrArray *trail = GN_WINDOW (widget)->trail;

  gn_window_show (GN_WINDOW (widget), trail->len > 1 ? g_ptr_array_index (trail, trail->len - 2) : "tonight");
}

/* At a table F1 is for the rules. */
static gboolean
help_key (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   data)
{
  GnTableTab *tab = gn_window_get_tab (GN_WINDOW (widget));
  gboolean result = FALSE;

  if (tab)
    g_object_get (tab, "result", &result, NULL);
  if (tab && !result)
    return FALSE;
  return gtk_widget_activate_action (widget, "win.help", NULL);
}

/* Created on first use: GTK would create it before the first frame. */
static void
act_help_overlay (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  GnWindow *self = GN_WINDOW (widget);

  if (!self->shortcuts)
    {
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (GN_RESOURCE_PATH "/ui/window/help-overlay.ui");
      self->shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));
      gtk_window_set_transient_for (self->shortcuts, GTK_WINDOW (self));
      gtk_window_set_hide_on_close (self->shortcuts, TRUE);
      gtk_window_set_destroy_with_parent (self->shortcuts, TRUE);
    }
  gn_grow_foreign (self->shortcuts, GTK_WINDOW (self));
  gtk_window_present (self->shortcuts);
}

/* ---- F6 ---------------------------------------------------------------------------------------------------- */

static GtkWidget *
find_header (GtkWidget *widget)
{
  GtkWidget *found = ADW_IS_HEADER_BAR (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      found = find_header (child);
  return found;
}

/* The parts of what is in front, in reading order: the header bar, and what is below it; of a table its own parts. */
static GPtrArray *
parts_in_front (GnWindow *self)
{
  GPtrArray *parts = g_ptr_array_new ();
  GtkWidget *header = find_header (GTK_WIDGET (self));
  GnTableTab *tab = gn_window_get_tab (self);
  gboolean result = FALSE;

  if (tab)
    g_object_get (tab, "result", &result, NULL);
  if (header)
    g_ptr_array_add (parts, header);
  for (GtkWidget *below = header ? gtk_widget_get_next_sibling (header) : NULL; below;
       below = gtk_widget_get_next_sibling (below))
    if (!gtk_widget_get_mapped (below))
      continue;
    else if (tab && !result && gtk_widget_is_ancestor (GTK_WIDGET (tab), below))
      gn_table_page_add_parts (GN_TABLE_PAGE (gn_table_tab_get_page (tab)), parts);
    else
      g_ptr_array_add (parts, below);
  return parts;
}

/* As in other programs: to the next part of the window, or back. */
static gboolean
part_key (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   data)
{
  g_autoptr (GPtrArray) parts = parts_in_front (GN_WINDOW (widget));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (widget));
  GnTableTab *tab = gn_window_get_tab (GN_WINDOW (widget));
  const guint n = parts->len, step = g_variant_get_boolean (arguments) ? 1 : n - 1;
  guint at = step == 1 ? n - 1 : 0;   /* with no focus, the first step leads to the first part, or the last one */

  for (guint i = 0; i < n; i++)
    if (focus && (focus == parts->pdata[i] || gtk_widget_is_ancestor (focus, parts->pdata[i])))
      at = i;
  for (guint i = 1; i < n; i++)
    {
      GtkWidget *part = parts->pdata[(at + i * step) % n];

      if (tab && gn_table_page_enter_part (GN_TABLE_PAGE (gn_table_tab_get_page (tab)), part))
        return TRUE;
      if (gtk_widget_child_focus (part, GTK_DIR_TAB_FORWARD))
        return TRUE;
    }
  return n > 0;
}

void
gn_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.tonight", NULL, act_show);
  gtk_widget_class_install_action (widget_class, "win.history", NULL, act_show);
  gtk_widget_class_install_action (widget_class, "win.evening", "u", act_evening);
  gtk_widget_class_install_action (widget_class, "win.leagues", NULL, act_show);
  gtk_widget_class_install_action (widget_class, "win.league", "s", act_league);
  gtk_widget_class_install_action (widget_class, "win.players", NULL, act_show);
  gtk_widget_class_install_action (widget_class, "win.person", "s", act_person);
  gtk_widget_class_install_action (widget_class, "win.rivalry", "(ss)", act_rivalry);
  gtk_widget_class_install_action (widget_class, "win.group", "as", act_group);
  gtk_widget_class_install_action (widget_class, "win.games", NULL, act_show);
  gtk_widget_class_install_action (widget_class, "win.game", "(ss)", act_game);
  gtk_widget_class_install_action (widget_class, "win.tables", NULL, act_show);
  gtk_widget_class_install_action (widget_class, "win.tab", "u", act_tab);
  gtk_widget_class_install_action (widget_class, "win.tell", "s", act_tell);
  gtk_widget_class_install_action (widget_class, "win.new-table", NULL, act_new_table);
  gtk_widget_class_install_action (widget_class, "win.new-table-of", "s", act_new_table);
  gtk_widget_class_install_action (widget_class, "win.again", NULL, act_again);
  gtk_widget_class_install_action (widget_class, "win.open", "s", act_record);
  gtk_widget_class_install_action (widget_class, "win.import", NULL, act_import);
  gtk_widget_class_install_action (widget_class, "win.export", "s", act_record);
  gtk_widget_class_install_action (widget_class, "win.delete", "s", act_record);
  gtk_widget_class_install_action (widget_class, "win.close-record", "s", act_record);
  gtk_widget_class_install_action (widget_class, "win.record-changed", "s", act_record);
  gtk_widget_class_install_action (widget_class, "win.export-tab", NULL, act_tab_record);
  gtk_widget_class_install_action (widget_class, "win.delete-tab", NULL, act_tab_record);
  gtk_widget_class_install_action (widget_class, "win.close-tab", NULL, act_close_tab);
  gtk_widget_class_install_action (widget_class, "win.public", NULL, act_public);
  gtk_widget_class_install_action (widget_class, "win.stop", NULL, act_stop);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, act_menu);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, act_help);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, act_back);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F1, 0, help_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F6, 0, part_key, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F6, GDK_SHIFT_MASK, part_key, "b", FALSE);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, act_help_overlay);
}
