/* person-page.c: page with the figures of one person
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "person-page.h"

#include <glib/gi18n.h>

#include "app/people/change-bar.h"
#include "app/people/figure-table.h"
#include "app/people/people-changes.h"
#include "app/people/people-words.h"
#include "app/people/person-actions.h"
#include "app/settings/settings.h"
#include "app/widgets/first-fit.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"

#define MOST_PARTNERS 8
#define MOST_MATCHES  10

struct _GnPersonPage {
  AdwBin          parent_instance;

  char           *name;
  int             colour;
  GnHistoryIndex *index;

  AdwWindowTitle *title;
  GtkWidget      *scrolled;
  GtkWidget      *meanings;
  GtkWidget      *definitions;
  GnSeatToken    *token;
  GtkLabel       *headline;
  GtkLabel       *summary, *others;
  GnFigureTable  *against, *places, *points, *ratings, *together, *alone, *streaks, *team, *allies, *rivals, *matches;
};

G_DEFINE_FINAL_TYPE (GnPersonPage, gn_person_page, ADW_TYPE_BIN)

/* ---- Games ----------------------------------------------------------------------------------------------------- */

static void
begin (GnFigureTable *table,
       guint          least,
       GnFigure       first,
       ...)
{
  const char *heads[8] = { gn_figure_name (first) };
  guint n = 1;
  va_list more;

  va_start (more, first);
  for (int figure = va_arg (more, int); figure >= 0 && n < G_N_ELEMENTS (heads) - 1; figure = va_arg (more, int))
    heads[n++] = gn_figure_name ((GnFigure) figure);
  va_end (more);
  gn_figure_table_begin (table, least, heads);
}

/* A row that opens the page of the game. */
static void
add_game (GnFigureTable      *table,
          const GnPersonGame *game,
          const char *const  *cells)
{
  g_autofree char *title = gn_people_game (game->game, game->title);
  GtkWidget *row = gn_figure_table_add (table, gn_people_emblem (game->game, game->title), title, NULL, cells);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)", game->game, game->title);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.game");
}

static void
add_wins (GnFigureTable      *table,
          const GnPersonGame *game)
{
  g_autofree char *plays = gn_number_text (game->plays), *wins = gn_number_text (game->wins);
  g_autofree char *rate = gn_people_rate (game->wins, game->plays), *last = gn_people_day (game->last, TRUE);

  add_game (table, game, (const char *const[]) { plays, wins, rate, last, NULL });
}

static void
add_alone (GnFigureTable      *table,
           const GnPersonGame *game)
{
  g_autofree char *plays = gn_number_text (game->plays), *last = gn_people_day (game->last, TRUE);

  add_game (table, game, (const char *const[]) { plays, last, NULL });
}

static void
add_places (GnFigureTable      *table,
            const GnPersonGame *game)
{
  g_autofree char *title = gn_people_game (game->game, game->title);
  g_autofree char *place = gn_people_decimal (game->place, 1);
  char *cells[GN_PERSON_PLACES + 2] = { NULL };

  for (guint i = 0; i < GN_PERSON_PLACES; i++)
    cells[i] = game->places[i] ? gn_number_text (game->places[i]) : g_strdup ("–");
  cells[GN_PERSON_PLACES] = place;
  gn_figure_table_add (table, gn_people_emblem (game->game, game->title), title, NULL, (const char *const *) cells);
  for (guint i = 0; i < GN_PERSON_PLACES; i++)
    g_free (cells[i]);
}

static void
add_points (GnFigureTable      *table,
            const GnPersonGame *game)
{
  g_autofree char *title = gn_people_game (game->game, game->title);
  g_autofree char *best = gn_number_text (game->best), *mean = gn_people_decimal (game->mean, 1);
  g_autofree char *spread = game->scored > 1 ? gn_people_decimal (game->spread, 1) : g_strdup ("–");
  g_autofree char *scored = gn_number_text (game->scored);

  gn_figure_table_add (table, gn_people_emblem (game->game, game->title), title,
                       game->kind == GN_KIND_ALONE ? _("Alone") : game->low ? _("Fewer points win") : NULL,
                       (const char *const[]) { best, mean, spread, scored, NULL });
}

static void
show_games (GnPersonPage *self)
{
  g_autoptr (GArray) games = gn_history_index_games (self->index, self->name);
  const char *const places[] = {
    /* Translators: the heads of narrow columns: how often somebody was first, second, third, fourth or later. */
    C_("place", "1st"), C_("place", "2nd"), C_("place", "3rd"), C_("place", "4th+"),
    gn_figure_name (GN_FIGURE_MEAN_PLACE), NULL
  };

  begin (self->against, 3, GN_FIGURE_PLAYS, GN_FIGURE_WINS, GN_FIGURE_RATE, GN_FIGURE_LAST, -1);
  begin (self->together, 3, GN_FIGURE_PLAYS, GN_FIGURE_WINS, GN_FIGURE_RATE, GN_FIGURE_LAST, -1);
  begin (self->alone, 1, GN_FIGURE_PLAYS, GN_FIGURE_LAST, -1);
  begin (self->points, 3, GN_FIGURE_BEST, GN_FIGURE_MEAN, GN_FIGURE_SPREAD, GN_FIGURE_PLAYS, -1);
  gn_figure_table_begin (self->places, 4, places);
  for (guint i = 0; i < games->len; i++)
    {
      const GnPersonGame *game = &g_array_index (games, GnPersonGame, i);

      if (game->kind == GN_KIND_AGAINST)
        add_wins (self->against, game);
      if (game->kind == GN_KIND_TOGETHER)
        add_wins (self->together, game);
      if (game->kind == GN_KIND_ALONE)
        add_alone (self->alone, game);
      if (game->placed)
        add_places (self->places, game);
      if (game->scored)
        add_points (self->points, game);
    }
}

static void
show_ratings (GnPersonPage *self)
{
  const char *const heads[] = { gn_figure_name (GN_FIGURE_RATING), gn_figure_name (GN_FIGURE_PLAYS), NULL };

  gn_figure_table_begin (self->ratings, 1, heads);
  if (!g_settings_get_boolean (gn_settings (), "show-ratings"))
    return;

  g_autoptr (GArray) ratings = gn_history_index_ratings (self->index, self->name, GN_RATING_MIN_PLAYS);

  for (guint i = 0; i < ratings->len; i++)
    {
      const GnPersonRating *rating = &g_array_index (ratings, GnPersonRating, i);
      g_autofree char *title = gn_people_game (rating->game, rating->title);
      g_autofree char *mu = gn_people_decimal (rating->mu, 1), *sigma = gn_people_decimal (rating->sigma, 1);
      g_autofree char *plays = gn_number_text (rating->plays);
      /* Translators: a figure and how uncertain it is: "27.0 ± 8.2". */
      g_autofree char *text = gn_fill (_("{figure} ± {uncertainty}"), "figure", mu, "uncertainty", sigma, NULL);

      gn_figure_table_add (self->ratings, gn_people_emblem (rating->game, rating->title), title, NULL,
                           (const char *const[]) { text, plays, NULL });
    }
}

static void
show_streaks (GnPersonPage *self)
{
  const char *const titles[] = { [GN_KIND_AGAINST] = _("Against each other"), [GN_KIND_TOGETHER] = _("All together") };

  /* Translators: the heads of columns: the current and the longest number of wins in a row. */
  const char *const heads[] = { C_("streak", "Current"), C_("streak", "Longest"), NULL };

  gn_figure_table_begin (self->streaks, 2, heads);
  for (GnHistoryKind kind = GN_KIND_AGAINST; kind <= GN_KIND_TOGETHER; kind++)
    {
      const GnPersonStreak streak = gn_history_index_streak (self->index, self->name, kind);
      g_autofree char *current = gn_number_text (streak.current), *longest = gn_number_text (streak.longest);

      if (streak.longest)
        gn_figure_table_add (self->streaks, NULL, titles[kind], NULL, (const char *const[]) { current, longest, NULL });
    }
}

/* ---- Other people ---------------------------------------------------------------------------------------------- */

static void
show_partners (GnPersonPage  *self,
               GnFigureTable *table,
               GnHistoryKind  kind)
{
  g_autoptr (GArray) partners = gn_history_index_partners (self->index, self->name, kind);

  begin (table, 3, GN_FIGURE_PLAYS, GN_FIGURE_WINS, GN_FIGURE_RATE, GN_FIGURE_LAST, -1);
  for (guint i = 0; i < MIN (partners->len, MOST_PARTNERS); i++)
    {
      const GnPersonOther *partner = &g_array_index (partners, GnPersonOther, i);
      g_autofree char *plays = gn_number_text (partner->plays), *wins = gn_number_text (partner->wins);
      g_autofree char *rate = gn_people_rate (partner->wins, partner->plays);
      g_autofree char *last = gn_people_day (partner->last, TRUE);
      GtkWidget *row = gn_figure_table_add (table, gn_seat_token_new (partner->colour, 26), partner->name, NULL,
                                            (const char *const[]) { plays, wins, rate, last, NULL });

      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", partner->name);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.person");
    }
}

static void
show_rivals (GnPersonPage *self)
{
  g_autoptr (GArray) rivals = gn_history_index_rivals (self->index, self->name, GN_RIVAL_MIN_PLAYS);
  const char *const heads[] = {
    /* Translators: the heads of columns: how often a player finished above another one, and below. */
    C_("head to head", "Above"), C_("head to head", "Below"),
    /* Translators: the share of all matches, a tie being half. */
    C_("head to head", "Share"),
    /* Translators: the number of ties. */
    C_("head to head", "Ties"),
    gn_figure_name (GN_FIGURE_LAST), NULL,
  };

  gn_figure_table_begin (self->rivals, 3, heads);
  for (guint i = 0; i < rivals->len; i++)
    {
      const GnPersonOther *rival = &g_array_index (rivals, GnPersonOther, i);
      g_autofree char *above = gn_number_text (rival->above), *below = gn_number_text (rival->below);
      g_autofree char *ties = gn_number_text (rival->ties), *last = gn_people_day (rival->last, TRUE);
      g_autofree char *share = gn_people_rate (rival->above + rival->ties / 2.0, rival->plays);
      GtkWidget *row = gn_figure_table_add (self->rivals, gn_seat_token_new (rival->colour, 26), rival->name, NULL,
                                            (const char *const[]) { above, below, share, ties, last, NULL });

      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)", self->name, rival->name);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.rivalry");
    }
}

static void
show_matches (GnPersonPage *self)
{
  static const char *const no_heads[] = { NULL };
  const GnHistoryQuery query = { .person = self->name };
  g_autoptr (GArray) places = gn_history_index_find (self->index, &query);

  gn_figure_table_begin (self->matches, 0, no_heads);
  for (guint i = 0; i < MIN (places->len, MOST_MATCHES); i++)
    gn_people_add_match (self->matches, self->index, g_array_index (places, GnHistoryPlace, i).id);
}

/* ---- The page -------------------------------------------------------------------------------------------------- */

static char *
summary_of (const GnPersonSummary *person)
{
  g_autofree char *n = gn_number_text (person->plays);
  g_autofree char *first = gn_people_day (person->first, FALSE), *last = gn_people_day (person->last, FALSE);

  return gn_fill (
    /* Translators: how often somebody has played, and the days of the first and the last match. */
    ngettext ("{n} match · first on {first}, last on {last}", "{n} matches · first on {first}, last on {last}",
              person->plays),
    "n", n, "first", first, "last", last, NULL);
}

/* What the person is called in some records, and which changes make sense. */
static void
show_names (GnPersonPage *self,
            gboolean      known)
{
  g_autoptr (GnNames) names = gn_names_get ();
  const GnNamed *person = gn_names_find (names, self->name);
  const gboolean hidden = person && person->anonymous, others = person && person->names->len && !hidden;
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; others && i < person->names->len; i++)
    g_string_append_printf (list, "%s%s", i ? C_("list", ", ") : "", (char *) person->names->pdata[i]);

  /* Translators: {names} is a list of names that a player had before. */
  g_autofree char *text = gn_fill (_("Also {names}"), "names", list->str, NULL);

  gtk_label_set_label (self->others, text);
  gtk_widget_set_visible (GTK_WIDGET (self->others), others);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "person.names", person && person->names->len);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "person.hide", !hidden);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "person.unhide", hidden);
}

static void
fill (GnPersonPage *self)
{
  GnPersonSummary person = { 0 };
  const gboolean known = self->name && gn_history_index_person (self->index, self->name, &person);
  g_autofree char *summary = known ? summary_of (&person) : g_strdup (_("No matches yet"));

  if (!self->name)
    return;
  adw_window_title_set_title (self->title, self->name);
  gtk_label_set_label (self->headline, self->name);
  gtk_label_set_label (self->summary, summary);
  gn_seat_token_set_colour (self->token, person.colour);
  gtk_widget_set_visible (GTK_WIDGET (self->token), known);
  g_free (person.name);
  self->colour = person.colour;
  show_names (self, known);
  show_games (self);
  show_ratings (self);
  show_streaks (self);
  show_partners (self, self->team, GN_KIND_AGAINST);
  show_partners (self, self->allies, GN_KIND_TOGETHER);
  show_rivals (self);
  show_matches (self);
}

static void
on_changed (GnPersonPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

void
gn_person_page_show (GnPersonPage *self,
                     const char   *name)
{
  g_autofree char *shown = g_strdup (name);

  g_free (self->name);
  self->name = g_steal_pointer (&shown);
  gn_history_index_catch_up (self->index);
  fill (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
}

/* What each figure means, made when it is asked for. */
static void
on_meanings (GnPersonPage *self)
{
  if (gtk_widget_get_first_child (self->definitions))
    return;
  for (GnFigure figure = 0; figure < GN_N_FIGURES; figure++)
    {
      GtkWidget *text = gn_paragraph (gn_figure_definition (figure), "figure-definition");

      gtk_box_append (GTK_BOX (self->definitions), gn_paragraph (gn_figure_name (figure), "strong"));
      gtk_label_set_max_width_chars (GTK_LABEL (text), 44);
      gtk_box_append (GTK_BOX (self->definitions), text);
    }
}

/* ---- Changes --------------------------------------------------------------------------------------------------- */

/* Somebody is called otherwise; a page of nobody is left. */
static void
on_people_changed (GnPersonPage *self,
                   const char   *old,
                   const char   *now)
{
  const gboolean mine = old && g_strcmp0 (self->name, old) == 0;

  if (!old && !now)
    return;
  if (mine && now)
    {
      g_free (self->name);
      self->name = g_strdup (now);
    }
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  gn_history_index_catch_up (self->index);
  fill (self);
  if (mine && !now)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.players", NULL);
}

static void
act_change (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnPersonPage *self = GN_PERSON_PAGE (widget);

  if (g_str_equal (action, "person.rename"))
    gn_person_rename (widget, self->index, self->name);
  else if (g_str_equal (action, "person.merge"))
    gn_person_merge (widget, self->index, self->name);
  else if (g_str_equal (action, "person.names"))
    gn_person_names (widget, self->name);
  else if (g_str_equal (action, "person.part"))
    gn_person_part (widget, self->index, self->name);
  else if (g_str_equal (action, "person.colour"))
    gn_person_colour (widget, self->name, self->colour);
  else if (g_str_equal (action, "person.forget"))
    gn_person_forget (widget, self->name);
  else
    gn_person_hide (widget, self->name);
}

static void
gn_person_page_dispose (GObject *object)
{
  GnPersonPage *self = GN_PERSON_PAGE (object);

  g_clear_object (&self->index);
  g_clear_pointer (&self->name, g_free);
  G_OBJECT_CLASS (gn_person_page_parent_class)->dispose (object);
}

static void
gn_person_page_class_init (GnPersonPageClass *class)
{
  static const char *const changes[] = { "person.rename", "person.merge", "person.names", "person.part",
                                         "person.colour", "person.hide", "person.unhide", "person.forget" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_person_page_dispose;
  gn_change_bar_install (widget_class);
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_FIGURE_TABLE);
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/people/person-page.ui");
  gn_bind_children (widget_class, GnPersonPage, title, scrolled, meanings, definitions, token, headline, summary,
                    others, against, places, points, ratings, together, alone, streaks, team, allies, rivals, matches);
  gtk_widget_class_bind_template_callback (widget_class, on_meanings);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    gtk_widget_class_install_action (widget_class, changes[i], NULL, act_change);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "person.rename", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.players", NULL);
}

static void
gn_person_page_init (GnPersonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->index = gn_history_index_new ();
  g_signal_connect_object (self->index, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gn_people_changes_get (), "changed", G_CALLBACK (on_people_changed), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
gn_person_page_new (void)
{
  return g_object_new (GN_TYPE_PERSON_PAGE, NULL);
}
