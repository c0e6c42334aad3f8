/* games-page.c: page with the games that were played at these tables
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "games-page.h"

#include <glib/gi18n.h>

#include "app/people/people-words.h"
#include "app/widgets/first-fit.h"
#include "app/widgets/search.h"
#include "core/words/text.h"
#include "history/game-figures.h"
#include "panels/drawing/parts.h"

#define SEARCHED 8   /* with more games than these there is a search */

struct _GnGamesPage {
  AdwBin          parent_instance;

  GnHistoryIndex *index;
  char           *opened;    /* whose page was opened last */
  char           *wanted;    /* the same, once this page is shown again: it gets the focus */
  GtkStack       *stack;
  GtkEditable    *search;
  GtkListBox     *list;
};

G_DEFINE_FINAL_TYPE (GnGamesPage, gn_games_page, ADW_TYPE_BIN)

static void
on_search (GnGamesPage *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

static gboolean
fits (GtkListBoxRow *row,
      gpointer       data)
{
  GnGamesPage *self = data;
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  g_autofree char *name = g_utf8_casefold (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);

  return strstr (name, wanted) != NULL;
}

static void
add_game (GnGamesPage         *self,
          const GnGameSummary *game)
{
  GtkWidget *row = adw_action_row_new (), *emblem = gn_people_emblem (game->game, game->title);
  g_autofree char *title = gn_people_game (game->game, game->title);
  g_autofree char *n = gn_number_text (game->plays), *day = gn_people_day (game->last, FALSE);
  g_autofree char *played = gn_fill (ngettext ("{n} match, last on {day}", "{n} matches, last on {day}", game->plays),
                                     "n", n, "day", day, NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), game->plays ? played : _("No finished match yet"));
  gtk_widget_set_valign (emblem, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), emblem);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data_full (G_OBJECT (row), "game", g_strdup (game->game), g_free);
  g_object_set_data_full (G_OBJECT (row), "title", g_strdup (game->title), g_free);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->list, row);
}

static void
fill (GnGamesPage *self)
{
  g_autoptr (GArray) games = gn_history_index_played (self->index);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < games->len; i++)
    add_game (self, &g_array_index (games, GnGameSummary, i));
  gtk_widget_set_visible (GTK_WIDGET (self->search), games->len > SEARCHED);
  gtk_stack_set_visible_child_name (self->stack, games->len ? "list" : "empty");
}

static void
on_changed (GnGamesPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

static gboolean
forget_wanted (gpointer data)
{
  g_clear_pointer (&GN_GAMES_PAGE (data)->wanted, g_free);
  return G_SOURCE_REMOVE;
}

void
gn_games_page_refresh (GnGamesPage *self)
{
  g_free (self->wanted);
  self->wanted = g_steal_pointer (&self->opened);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, forget_wanted, g_object_ref (self), g_object_unref);
  gn_history_index_catch_up (self->index);
  gtk_editable_set_text (self->search, "");
  fill (self);
}

/* What a row is called here: its title, which a game without rules shares with none. */
static void
on_activated (GnGamesPage   *self,
              GtkListBoxRow *row)
{
  g_free (self->opened);
  self->opened = g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.game", "(ss)", g_object_get_data (G_OBJECT (row), "game"),
                              g_object_get_data (G_OBJECT (row), "title"));
}

/* When the page is shown both the stack and the window give it the focus. */
static gboolean
gn_games_page_focus (GtkWidget       *widget,
                       GtkDirectionType direction)
{
  GnGamesPage *self = GN_GAMES_PAGE (widget);
  GtkListBoxRow *row;

  for (int i = 0; self->wanted && (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), self->wanted))
      return gtk_widget_grab_focus (GTK_WIDGET (row));
  return GTK_WIDGET_CLASS (gn_games_page_parent_class)->focus (widget, direction);
}

static void
gn_games_page_dispose (GObject *object)
{
  g_clear_pointer (&GN_GAMES_PAGE (object)->opened, g_free);
  g_clear_pointer (&GN_GAMES_PAGE (object)->wanted, g_free);
  g_clear_object (&GN_GAMES_PAGE (object)->index);
  G_OBJECT_CLASS (gn_games_page_parent_class)->dispose (object);
}

static void
gn_games_page_class_init (GnGamesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_games_page_dispose;
  widget_class->focus = gn_games_page_focus;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/games/games-page.ui");
  gn_bind_children (widget_class, GnGamesPage, stack, search, list);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_bind_template_callback (widget_class, gn_search_left);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
}

static void
gn_games_page_init (GnGamesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, fits, self, NULL);
  self->index = gn_history_index_new ();
  g_signal_connect_object (self->index, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
gn_games_page_new (void)
{
  return g_object_new (GN_TYPE_GAMES_PAGE, NULL);
}
