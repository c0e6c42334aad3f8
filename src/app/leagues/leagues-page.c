/* leagues-page.c: page with all leagues
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "leagues-page.h"

#include <glib/gi18n.h>

#include "app/leagues/bracket-words.h"
#include "app/leagues/league-bar.h"
#include "app/leagues/league-changes.h"
#include "app/leagues/league-dialog.h"
#include "app/leagues/league-words.h"
#include "app/widgets/first-fit.h"
#include "app/widgets/messages.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

struct _GnLeaguesPage {
  AdwBin          parent_instance;

  GnHistoryIndex *index;
  GPtrArray      *leagues;   /* GnLeague, row by row */
  char           *opened;    /* the id of the league whose page was opened last */
  guint           reckoned;  /* so many halves of rows: their standings, their playoffs; the others follow while nothing
                              * else is to do */
  guint           idle;
  char           *wanted;    /* the same, once this page is shown again: it gets the focus */

  GtkStack       *stack;
  GtkListBox     *list;
};

G_DEFINE_FINAL_TYPE (GnLeaguesPage, gn_leagues_page, ADW_TYPE_BIN)

/* Who is ahead: one name, or all who share the lead; (transfer full) */
static char *
leaders (const GArray *standings)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < standings->len && g_array_index (standings, GnStanding, i).rank == 1; i++)
    g_string_append_printf (names, "%s%s", i ? C_("list", ", ") : "", g_array_index (standings, GnStanding, i).name);
  /* Translators: who is ahead in a league: one name or several. */
  return names->len ? gn_fill (_("Ahead: {who}"), "who", names->str, NULL) : g_strdup ("");
}

/* What the row tells of its standings; (transfer full) */
static char *
tell_standings (GnLeaguesPage  *self,
                const GnLeague *league)
{
  g_autoptr (GArray) matches = NULL;
  g_autoptr (GArray) standings = gn_history_index_standings (self->index, league, TRUE, &matches);
  g_autofree char *summary = gn_league_summary (league, (int) matches->len), *ahead = leaders (standings);

  return *ahead ? g_strjoin (" · ", summary, ahead, NULL) : g_steal_pointer (&summary);
}

/* What it tells besides of playoffs, behind @before; (transfer full) */
static char *
tell_playoffs (GnLeaguesPage  *self,
               const GnLeague *league,
               const char     *before)
{
  g_autoptr (GnBracket) bracket = gn_history_index_bracket (self->index, league);
  g_autoptr (GArray) decided = gn_bracket_matches (bracket);
  g_autofree char *champion = gn_bracket_champion (bracket);
  g_autofree char *summary = league->kind == GN_LEAGUE_KNOCK_OUT ? gn_league_summary (league, (int) decided->len)
                                                                 : g_strdup (before);

  return *champion ? g_strjoin (" · ", summary, champion, NULL) : g_steal_pointer (&summary);
}

/* Half a row at a time: with thousands of matches that takes as long as a key may wait. */
static gboolean
reckon_next (gpointer data)
{
  GnLeaguesPage *self = data;
  const guint at = self->reckoned / 2;
  const gboolean playoffs = self->reckoned % 2;
  const GnLeague *league = self->leagues->pdata[at];
  AdwActionRow *row = ADW_ACTION_ROW (gtk_list_box_get_row_at_index (self->list, (int) at));
  g_autofree char *subtitle = NULL;

  self->reckoned++;
  if (!league->trouble && !playoffs && league->kind != GN_LEAGUE_KNOCK_OUT)
    subtitle = tell_standings (self, league);
  else if (!league->trouble && playoffs && league->playoffs)
    subtitle = tell_playoffs (self, league, adw_action_row_get_subtitle (row));
  if (subtitle)
    adw_action_row_set_subtitle (row, subtitle);
  if (self->reckoned < 2 * self->leagues->len)
    return G_SOURCE_CONTINUE;
  self->idle = 0;
  return G_SOURCE_REMOVE;
}

static void
add_league (GnLeaguesPage  *self,
            const GnLeague *league)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *subtitle = league->trouble ? g_strdup (league->trouble) : gn_league_summary (league, -1);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), league->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), !league->trouble);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name (league->trouble ? "dialog-warning-symbolic"
                                                                           : "go-next-symbolic"));
  gtk_list_box_append (self->list, row);
}

static void
fill (GnLeaguesPage *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_clear_pointer (&self->leagues, g_ptr_array_unref);
  self->leagues = gn_leagues_load ();
  for (guint i = 0; i < self->leagues->len; i++)
    add_league (self, self->leagues->pdata[i]);
  self->reckoned = 0;
  if (!self->idle && self->leagues->len)
    self->idle = g_idle_add (reckon_next, self);
  else if (!self->leagues->len)
    g_clear_handle_id (&self->idle, g_source_remove);
  gtk_stack_set_visible_child_name (self->stack, self->leagues->len ? "list" : "empty");
}

/* Gives the focus to the row of the league, or to any. */
static gboolean
focus_id (GnLeaguesPage *self,
          const char    *id)
{
  GtkListBoxRow *row = NULL;

  for (guint i = 0; id && i < self->leagues->len && !row; i++)
    if (g_str_equal (((GnLeague *) self->leagues->pdata[i])->id, id))
      row = gtk_list_box_get_row_at_index (self->list, (int) i);
  if (!row)
    row = gtk_list_box_get_row_at_index (self->list, 0);
  return row && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
on_changed (GnLeaguesPage *self)
{
  const gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  fill (self);
  /* What had the focus was made anew. */
  if (focused && !focus_id (self, self->opened))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static gboolean
forget_wanted (gpointer data)
{
  g_clear_pointer (&GN_LEAGUES_PAGE (data)->wanted, g_free);
  return G_SOURCE_REMOVE;
}

void
gn_leagues_page_refresh (GnLeaguesPage *self)
{
  g_free (self->wanted);
  self->wanted = g_strdup (self->opened ? self->opened : "");
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, forget_wanted, g_object_ref (self), g_object_unref);
  gn_history_index_catch_up (self->index);
  fill (self);
}

static void
on_activated (GnLeaguesPage *self,
              GtkListBoxRow *row)
{
  const GnLeague *league = self->leagues->pdata[gtk_list_box_row_get_index (row)];

  g_free (self->opened);
  self->opened = g_strdup (league->id);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.league", "s", league->id);
}

static void
act_new (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_autoptr (GnLeague) league = gn_league_new ();

  gn_league_dialog_open (widget, GN_LEAGUES_PAGE (widget)->index, league);
}

/* The Delete key: also a file that cannot be used. */
static gboolean
on_delete_key (GtkWidget *widget,
               GVariant  *args,
               gpointer   data)
{
  GnLeaguesPage *self = GN_LEAGUES_PAGE (widget);
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  if (!row)
    return FALSE;
  gn_league_changes_delete (gn_league_changes_get (), widget,
                            self->leagues->pdata[gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row))]);
  return TRUE;
}

/* When the page is shown both the stack and the window give it the focus. */
static gboolean
gn_leagues_page_focus (GtkWidget       *widget,
                       GtkDirectionType direction)
{
  GnLeaguesPage *self = GN_LEAGUES_PAGE (widget);

  if (self->wanted && self->leagues->len && focus_id (self, self->wanted))
    return TRUE;
  return GTK_WIDGET_CLASS (gn_leagues_page_parent_class)->focus (widget, direction);
}

static void
gn_leagues_page_dispose (GObject *object)
{
  GnLeaguesPage *self = GN_LEAGUES_PAGE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->index);
  g_clear_pointer (&self->leagues, g_ptr_array_unref);
  g_clear_pointer (&self->opened, g_free);
  g_clear_pointer (&self->wanted, g_free);
  G_OBJECT_CLASS (gn_leagues_page_parent_class)->dispose (object);
}

static void
gn_leagues_page_class_init (GnLeaguesPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_leagues_page_dispose;
  widget_class->focus = gn_leagues_page_focus;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  gn_league_bar_install (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/leagues/leagues-page.ui");
  gn_bind_children (widget_class, GnLeaguesPage, stack, list);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_install_action (widget_class, "leagues.new", NULL, act_new);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, on_delete_key, NULL);
}

static void
gn_leagues_page_init (GnLeaguesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->index = gn_history_index_new ();
  g_signal_connect_object (self->index, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gn_league_changes_get (), "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
gn_leagues_page_new (void)
{
  return g_object_new (GN_TYPE_LEAGUES_PAGE, NULL);
}
