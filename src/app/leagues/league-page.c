/* league-page.c: page with the standings of one league
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "league-page.h"

#include <glib/gi18n.h>

#include "app/leagues/bracket-view.h"
#include "app/leagues/league-bar.h"
#include "app/leagues/league-changes.h"
#include "app/leagues/league-dialog.h"
#include "app/leagues/league-sheet.h"
#include "app/leagues/league-words.h"
#include "app/leagues/playoffs-dialog.h"
#include "app/people/figure-table.h"
#include "app/people/people-words.h"
#include "app/settings/settings.h"
#include "app/widgets/first-fit.h"
#include "app/widgets/print.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"

#define MOST_MATCHES 10

struct _GnLeaguePage {
  AdwBin          parent_instance;

  char           *id;
  GnHistoryIndex *index;
  GnLeague       *league;
  GnLeagueTable  *table;

  GtkWidget      *scrolled;
  GtkWidget      *meanings;
  GtkWidget      *definitions;
  GtkWidget      *change;
  GtkLabel       *headline;
  GtkLabel       *summary;
  GtkWidget      *nothing;
  GtkWidget      *grid_box, *grid;
  GtkWidget      *playoffs, *no_playoffs;
  GnBracketView  *bracket;
  GnFigureTable  *standings, *due, *matches;
};

G_DEFINE_FINAL_TYPE (GnLeaguePage, gn_league_page, ADW_TYPE_BIN)

static const GnStanding *
nth_standing (GnLeaguePage *self,
              guint         i)
{
  return &g_array_index (self->table->standings, GnStanding, i);
}

static void
show_standings (GnLeaguePage *self)
{
  g_auto (GStrv) heads = gn_league_heads (self->league);

  gn_figure_table_begin (self->standings, 1, (const char *const *) heads);
  for (guint i = 0; i < self->table->standings->len; i++)
    {
      const GnStanding *standing = nth_standing (self, i);
      g_autofree char *title = gn_league_standing (standing);
      g_auto (GStrv) cells = gn_league_cells (self->league, standing);
      GtkWidget *row = gn_figure_table_add (self->standings, gn_seat_token_new (standing->colour, 28), title, NULL,
                                            (const char *const *) cells);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", standing->name);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.person");
    }
}

/* A row and a column for each, in the order of the standings. */
static void
show_grid (GnLeaguePage *self)
{
  const guint n = self->table->standings->len;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)))
    gtk_grid_remove (GTK_GRID (self->grid), child);
  gtk_widget_set_visible (self->grid_box, self->table->meetings && n > 1);
  for (guint i = 0; self->table->meetings && i < n; i++)
    {
      const GnStanding *one = nth_standing (self, i);

      GtkWidget *head = gn_column (2, NULL), *brief = gn_label (one->name, NULL);
      GtkWidget *name = gn_label (one->name, "strong");

      /* the name is whole in the row */
      gtk_label_set_ellipsize (GTK_LABEL (brief), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (brief), 6);
      gtk_label_set_max_width_chars (GTK_LABEL (brief), 6);
      gtk_label_set_xalign (GTK_LABEL (name), 0);
      gn_append (head, gn_seat_token_new (one->colour, 24), brief, NULL);
      gtk_grid_attach (GTK_GRID (self->grid), head, (int) i + 2, 0, 1, 1);
      gtk_grid_attach (GTK_GRID (self->grid), gn_seat_token_new (one->colour, 24), 0, (int) i + 1, 1, 1);
      gtk_grid_attach (GTK_GRID (self->grid), name, 1, (int) i + 1, 1, 1);
      for (guint k = 0; k < n; k++)
        {
          const GnMeetings *meetings = gn_league_table_meetings (self->table, i, k);
          const gboolean met = meetings->above + meetings->below + meetings->ties > 0;
          g_autofree char *score = met ? gn_league_score (meetings) : g_strdup (i == k ? "" : "·");
          g_autofree char *said = gn_fill (_("{one} against {other}: {score}"), "one", one->name, "other",
                                           nth_standing (self, k)->name, "score", score, NULL);
          GtkWidget *cell = gn_label (score, met ? "numeric" : "numeric quiet");

          if (i != k)
            gn_say_name (cell, said);
          gtk_grid_attach (GTK_GRID (self->grid), cell, (int) k + 2, (int) i + 1, 1, 1);
        }
    }
}

/* Every two who still have to meet, and how often. */
static void
show_due (GnLeaguePage *self)
{
  const guint n = self->table->meetings ? self->table->standings->len : 0;
  const char *const heads[] = { gn_league_figure_name (GN_LEAGUE_MATCHES), NULL };

  gn_figure_table_begin (self->due, 1, heads);
  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++)
      {
        const char *one = nth_standing (self, i)->name, *other = nth_standing (self, k)->name;
        const guint due = gn_league_table_due (self->table, self->league, i, k);
        g_autofree char *pair = gn_league_pair (one, other), *number = gn_number_text (due);
        GtkWidget *row;

        if (!due)
          continue;
        row = gn_figure_table_add (self->due, gn_seat_token_new (nth_standing (self, i)->colour, 28), pair, NULL,
                                   (const char *const[]) { number, NULL });
        gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)", one, other);
        gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.rivalry");
      }
}

/* The latest first. */
static void
show_matches (GnLeaguePage *self)
{
  static const char *const none[] = { NULL };
  const GArray *all = self->table->matches;

  gn_figure_table_begin (self->matches, 0, none);
  for (guint n = 0; n < MIN (all->len, MOST_MATCHES); n++)
    gn_people_add_match (self->matches, self->index, g_array_index (all, GnHistoryPlace, all->len - 1 - n).id);
}

static void
show_playoffs (GnLeaguePage *self)
{
  const GnBracket *bracket = self->table->bracket;
  const gboolean wanted = self->league->kind == GN_LEAGUE_KNOCK_OUT;

  gtk_widget_set_visible (self->playoffs, bracket || wanted);
  gtk_widget_set_visible (self->no_playoffs, !bracket);
  gn_bracket_view_set (self->bracket, bracket);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "league.end-playoffs", bracket != NULL);
}

static void
fill (GnLeaguePage *self)
{
  const gboolean focused = gtk_widget_get_focus_child (self->scrolled) != NULL;
  const gboolean counts = self->league->kind != GN_LEAGUE_KNOCK_OUT;
  g_autofree char *summary = NULL;

  g_clear_pointer (&self->table, gn_league_table_free);
  self->table = gn_history_index_league (self->index, self->league);
  summary = gn_league_summary (self->league, (int) self->table->matches->len);
  gtk_label_set_label (self->headline, self->league->name);
  gtk_label_set_label (self->summary, summary);
  gtk_widget_set_visible (self->nothing, counts && !self->table->matches->len);
  gn_box_clear (self->definitions);
  show_playoffs (self);
  show_standings (self);
  show_grid (self);
  show_due (self);
  show_matches (self);
  /* What had the focus was made anew. */
  if (focused && !gtk_widget_get_focus_child (GTK_WIDGET (self->bracket)))
    gtk_widget_child_focus (self->scrolled, GTK_DIR_TAB_FORWARD);
}

/* Returns: %FALSE if it is gone */
static gboolean
load (GnLeaguePage *self)
{
  g_autoptr (GnLeague) league = self->id ? gn_league_load (self->id) : NULL;

  if (!league || league->trouble)
    return FALSE;
  g_clear_pointer (&self->league, gn_league_free);
  self->league = g_steal_pointer (&league);
  fill (self);
  return TRUE;
}

static void
on_changed (GnLeaguePage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !load (self))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.leagues", NULL);
}

gboolean
gn_league_page_show (GnLeaguePage *self,
                     const char   *id)
{
  g_autofree char *before = self->id;

  self->id = g_strdup (id);
  gn_history_index_catch_up (self->index);
  if (!load (self))
    return FALSE;
  if (g_strcmp0 (before, id) != 0)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  return TRUE;
}

const char *
gn_league_page_get_id (GnLeaguePage *self)
{
  return self->id;
}

const char *
gn_league_page_get_name (GnLeaguePage *self)
{
  return self->league->name;
}

/* ---- Actions -------------------------------------------------------------------------------------------------- */

static void
act_print (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GnLeaguePage *self = GN_LEAGUE_PAGE (widget);
  g_autoptr (GtkPrintOperation) print = gn_print_listing_new (self->league->name, gn_settings_paper (),
                                                              gn_league_sheet (self->league, self->table));

  gn_print_run (print, widget);
}

static void
act_edit (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  GnLeaguePage *self = GN_LEAGUE_PAGE (widget);
  g_autoptr (GnLeague) league = gn_league_load (self->id);

  if (league && !league->trouble)
    gn_league_dialog_open (widget, self->index, league);
}

static void
act_delete (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnLeaguePage *self = GN_LEAGUE_PAGE (widget);

  gn_league_changes_delete (gn_league_changes_get (), widget, self->league);
}

/* ---- Playoffs ------------------------------------------------------------------------------------------------- */

static void
act_playoffs (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  GnLeaguePage *self = GN_LEAGUE_PAGE (widget);
  g_autoptr (GnLeague) league = gn_league_load (self->id);

  if (league && !league->trouble)
    gn_playoffs_dialog_open (widget, self->index, league, self->table->standings);
}

static void
act_end_playoffs (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  GnLeaguePage *self = GN_LEAGUE_PAGE (widget);
  g_autoptr (GnLeague) league = gn_league_load (self->id);

  if (!league || league->trouble || !league->playoffs)
    return;
  g_clear_pointer (&league->playoffs, gn_playoffs_free);
  gn_league_changes_save (gn_league_changes_get (), widget, league,
                          gn_fill (_("Removed the playoffs of “{league}”"), "league", league->name, NULL));
}

/* What was set by hand is taken back by hand; what was played needs the host's word that it does not count. */
static void
take_back (GnPlayoffs      *playoffs,
           const GnPairing *pairing,
           guint            round,
           guint            k)
{
  if (pairing->match.id)
    gn_playoffs_set_mark (playoffs, round, k, 0, g_get_real_time () / G_USEC_PER_SEC);
  else
    gn_playoffs_drop_mark (playoffs, round, k);
}

static void
act_decide (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnLeaguePage *self = GN_LEAGUE_PAGE (widget);
  const GnBracket *bracket = self->table->bracket;
  g_autoptr (GnLeague) league = gn_league_load (self->id);
  const GnPairing *pairing;
  guint round, k, which;
  const char *who;
  char *text;

  g_variant_get (parameter, "(uuu)", &round, &k, &which);
  if (!league || league->trouble || !league->playoffs || !bracket || round >= bracket->n_rounds
      || k >= bracket->n_pairings[round] || which > 2)
    return;
  pairing = &bracket->pairing[round][k];
  if (!pairing->seed[0] || !pairing->seed[1])
    return;
  who = which ? gn_bracket_name (bracket, pairing->seed[which - 1]) : "";
  if (which)
    gn_playoffs_set_mark (league->playoffs, round, k, pairing->seed[which - 1], g_get_real_time () / G_USEC_PER_SEC);
  else
    take_back (league->playoffs, pairing, round, k);
  text = which ? gn_fill (_("{who} goes on in “{league}”"), "who", *who ? who : "…", "league", league->name, NULL)
               : gn_fill (_("Took a winner back in “{league}”"), "league", league->name, NULL);
  gn_league_changes_save (gn_league_changes_get (), widget, league, text);
}

static void
act_open_match (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  GnLeaguePage *self = GN_LEAGUE_PAGE (widget);
  g_autoptr (GnHistoryEntry) entry = gn_history_index_load (self->index, g_variant_get_int64 (parameter));
  g_autofree char *uri = entry ? g_file_get_uri (entry->info->file) : NULL;

  if (uri)
    gtk_widget_activate_action (widget, "win.open", "s", uri);
}

/* ---- The page ------------------------------------------------------------------------------------------------- */

/* What each figure means, made when it is asked for. */
static void
on_meanings (GnLeaguePage *self)
{
  if (gtk_widget_get_first_child (self->definitions))
    return;
  for (GnLeagueFigure figure = 0; figure < GN_N_LEAGUE_FIGURES; figure++)
    {
      g_autofree char *definition = gn_league_figure_definition (figure, self->league);
      GtkWidget *text = gn_paragraph (definition, "figure-definition");

      gtk_label_set_max_width_chars (GTK_LABEL (text), 44);
      g_object_ref_sink (text);
      if (gn_league_figure_applies (figure, self->league))
        {
          gtk_box_append (GTK_BOX (self->definitions), gn_paragraph (gn_league_figure_name (figure), "strong"));
          gtk_box_append (GTK_BOX (self->definitions), text);
        }
      g_object_unref (text);
    }
}

static void
gn_league_page_dispose (GObject *object)
{
  GnLeaguePage *self = GN_LEAGUE_PAGE (object);

  g_clear_object (&self->index);
  g_clear_pointer (&self->table, gn_league_table_free);
  g_clear_pointer (&self->league, gn_league_free);
  g_clear_pointer (&self->id, g_free);
  G_OBJECT_CLASS (gn_league_page_parent_class)->dispose (object);
}

static void
gn_league_page_class_init (GnLeaguePageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_league_page_dispose;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_FIGURE_TABLE);
  g_type_ensure (GN_TYPE_BRACKET_VIEW);
  gn_league_bar_install (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/leagues/league-page.ui");
  gn_bind_children (widget_class, GnLeaguePage, scrolled, meanings, definitions, change, headline, summary, nothing,
                    playoffs, no_playoffs, bracket, grid_box, grid, standings, due, matches);
  gtk_widget_class_bind_template_callback (widget_class, on_meanings);
  gtk_widget_class_install_action (widget_class, "league.print", NULL, act_print);
  gtk_widget_class_install_action (widget_class, "league.edit", NULL, act_edit);
  gtk_widget_class_install_action (widget_class, "league.delete", NULL, act_delete);
  gtk_widget_class_install_action (widget_class, "league.playoffs", NULL, act_playoffs);
  gtk_widget_class_install_action (widget_class, "league.end-playoffs", NULL, act_end_playoffs);
  gtk_widget_class_install_action (widget_class, "league.decide", "(uuu)", act_decide);
  gtk_widget_class_install_action (widget_class, "league.open-match", "x", act_open_match);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "league.edit", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.leagues", NULL);
}

static void
gn_league_page_init (GnLeaguePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->index = gn_history_index_new ();
  g_signal_connect_object (self->index, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gn_league_changes_get (), "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
gn_league_page_new (void)
{
  return g_object_new (GN_TYPE_LEAGUE_PAGE, NULL);
}
