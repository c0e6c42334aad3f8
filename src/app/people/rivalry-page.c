/* rivalry-page.c: page with the matches of two people against each other
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "rivalry-page.h"

#include <glib/gi18n.h>

#include "app/people/figure-table.h"
#include "app/people/people-words.h"
#include "app/widgets/first-fit.h"
#include "core/words/text.h"
#include "history/person.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"

#define MOST_MATCHES 20

struct _GnRivalryPage {
  AdwBin          parent_instance;

  char           *name[2];
  GnHistoryIndex *index;
  guint           asleep;     /* the drop-downs are being filled */

  AdwWindowTitle *title;
  GtkWidget      *back;
  GtkWidget      *scrolled;
  GtkDropDown    *one, *other;
  GnSeatToken    *token, *other_token;
  GtkLabel       *score, *summary, *definition;
  GnFigureTable  *games, *matches;
};

G_DEFINE_FINAL_TYPE (GnRivalryPage, gn_rivalry_page, ADW_TYPE_BIN)

/* ---- Who ------------------------------------------------------------------------------------------------------- */

/* Fills a drop-down, only if there is another person: what is chosen in it may be just changing. */
static void
fill_choice (GtkDropDown *choice,
             GArray      *people,
             const char  *name)
{
  GListModel *old = gtk_drop_down_get_model (choice);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = GTK_INVALID_LIST_POSITION;
  gboolean same = old && g_list_model_get_n_items (old) == people->len;

  for (guint i = 0; i < people->len; i++)
    {
      const char *person = g_array_index (people, GnPersonSummary, i).name;

      same = same && g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (old), i), person);
      gtk_string_list_append (names, person);
      if (g_str_equal (person, name))
        selected = i;
    }
  if (!same)
    gtk_drop_down_set_model (choice, G_LIST_MODEL (names));
  if (gtk_drop_down_get_selected (choice) != selected)
    gtk_drop_down_set_selected (choice, selected);
}

static const char *
chosen (GtkDropDown *choice)
{
  GtkStringObject *name = gtk_drop_down_get_selected_item (choice);

  return name ? gtk_string_object_get_string (name) : NULL;
}

/* ---- The figures ----------------------------------------------------------------------------------------------- */

/* A figure of each of the two. */
static char *
pair (guint one,
      guint other)
{
  g_autofree char *a = gn_number_text (one), *b = gn_number_text (other);

  /* Translators: the figures of two players: "7 : 5". */
  return gn_fill (_("{one} : {other}"), "one", a, "other", b, NULL);
}

static void
add_game (GnFigureTable     *table,
          const GnRivalGame *game)
{
  g_autofree char *title = gn_people_game (game->game, game->title);
  g_autofree char *above = pair (game->above, game->below), *wins = pair (game->wins, game->other_wins);
  g_autofree char *ties = gn_number_text (game->ties), *plays = gn_number_text (game->plays);
  g_autofree char *last = gn_people_day (game->last, TRUE);

  gn_figure_table_add (table, gn_people_emblem (game->game, game->title), title, NULL,
                       (const char *const[]) { above, wins, ties, plays, last, NULL });
}

static void
show_games (GnRivalryPage *self)
{
  g_autoptr (GArray) games = gn_history_index_rivalry (self->index, self->name[0], self->name[1]);
  const char *const heads[] = {
    /* Translators: the head of a column: how often each of two players finished above the other: "7 : 5". */
    C_("head to head", "Above"), gn_figure_name (GN_FIGURE_WINS), C_("head to head", "Ties"),
    gn_figure_name (GN_FIGURE_PLAYS), gn_figure_name (GN_FIGURE_LAST), NULL
  };
  GnRivalGame sum = { 0 };

  gn_figure_table_begin (self->games, 3, heads);
  for (guint i = 0; i < games->len; i++)
    {
      const GnRivalGame *game = &g_array_index (games, GnRivalGame, i);

      sum.plays += game->plays;
      sum.above += game->above;
      sum.below += game->below;
      sum.ties += game->ties;
      sum.last = MAX (sum.last, game->last);
    }

  const gboolean shown = sum.plays >= GN_RIVAL_MIN_PLAYS;

  for (guint i = 0; shown && i < games->len; i++)
    add_game (self->games, &g_array_index (games, GnRivalGame, i));

  g_autofree char *score = pair (sum.above, sum.below), *day = gn_people_day (sum.last, FALSE);
  g_autofree char *plays = gn_number_text (sum.plays), *ties = gn_number_text (sum.ties);
  /* Translators: {n} matches of two players against each other, {ties} of them ties. */
  g_autofree char *summary = gn_fill (ngettext ("{n} match, ties: {ties} · last on {day}",
                                                "{n} matches, ties: {ties} · last on {day}", sum.plays),
                                      "n", plays, "ties", ties, "day", day, NULL);

  gtk_label_set_label (self->score, shown ? score : "–");
  gtk_label_set_label (self->summary, sum.plays ? summary
                       : g_str_equal (self->name[0], self->name[1]) ? _("Choose two different players.")
                                                                    : _("No matches against each other yet"));
}

static void
show_matches (GnRivalryPage *self)
{
  static const char *const no_heads[] = { NULL };
  g_autoptr (GArray) places = gn_history_index_duels (self->index, self->name[0], self->name[1]);

  gn_figure_table_begin (self->matches, 0, no_heads);
  for (guint i = 0; i < MIN (places->len, MOST_MATCHES); i++)
    gn_people_add_match (self->matches, self->index, g_array_index (places, GnHistoryPlace, i).id);
}

static void
show_who (GnRivalryPage *self)
{
  GnSeatToken *const tokens[] = { self->token, self->other_token };

  for (guint i = 0; i < 2; i++)
    {
      GnPersonSummary person = { 0 };

      gn_history_index_person (self->index, self->name[i], &person);
      gn_seat_token_set_colour (tokens[i], person.colour);
      g_free (person.name);
    }
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->back), "s", self->name[0]);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->back), "win.person");
}

static void
fill (GnRivalryPage *self)
{
  g_autoptr (GArray) people = gn_history_index_people (self->index);

  if (!self->name[0])
    return;
  self->asleep++;
  fill_choice (self->one, people, self->name[0]);
  fill_choice (self->other, people, self->name[1]);
  self->asleep--;
  show_who (self);
  show_games (self);
  show_matches (self);
}

static void
set_names (GnRivalryPage *self,
           const char    *one,
           const char    *other)
{
  char *const names[] = { g_strdup (one), g_strdup (other) };

  for (guint i = 0; i < 2; i++)
    {
      g_free (self->name[i]);
      self->name[i] = names[i];
    }
  fill (self);
}

static void
on_chosen (GnRivalryPage *self)
{
  const char *one = chosen (self->one), *other = chosen (self->other);

  if (!self->asleep && one && other
      && (g_strcmp0 (one, self->name[0]) != 0 || g_strcmp0 (other, self->name[1]) != 0))
    set_names (self, one, other);
}

static void
on_swap (GnRivalryPage *self)
{
  set_names (self, self->name[1], self->name[0]);
}

static void
on_changed (GnRivalryPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

void
gn_rivalry_page_show (GnRivalryPage *self,
                      const char    *one,
                      const char    *other)
{
  gn_history_index_catch_up (self->index);
  set_names (self, one, other);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
}

/* ---- The page -------------------------------------------------------------------------------------------------- */

/* Back to the first one's page. */
static gboolean
go_back (GtkWidget *widget,
         GVariant  *args,
         gpointer   data)
{
  return gtk_widget_activate_action (widget, "win.person", "s", GN_RIVALRY_PAGE (widget)->name[0]);
}

static void
gn_rivalry_page_dispose (GObject *object)
{
  GnRivalryPage *self = GN_RIVALRY_PAGE (object);

  g_clear_object (&self->index);
  g_clear_pointer (&self->name[0], g_free);
  g_clear_pointer (&self->name[1], g_free);
  G_OBJECT_CLASS (gn_rivalry_page_parent_class)->dispose (object);
}

static void
gn_rivalry_page_class_init (GnRivalryPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_rivalry_page_dispose;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_FIGURE_TABLE);
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/people/rivalry-page.ui");
  gn_bind_children (widget_class, GnRivalryPage, title, back, scrolled, one, other, token, other_token, score, summary,
                    definition, games, matches);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_swap);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, go_back, NULL);
}

static void
gn_rivalry_page_init (GnRivalryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_label (self->definition, gn_figure_definition (GN_FIGURE_HEAD_TO_HEAD));
  self->index = gn_history_index_new ();
  g_signal_connect_object (self->index, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);

  /* one of many names is soon found by typing */
  for (guint i = 0; i < 2; i++)
    {
      GtkDropDown *choice = i ? self->other : self->one;
      g_autoptr (GtkExpression) text = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

      gtk_drop_down_set_expression (choice, text);
      gtk_drop_down_set_enable_search (choice, TRUE);
    }
}

GtkWidget *
gn_rivalry_page_new (void)
{
  return g_object_new (GN_TYPE_RIVALRY_PAGE, NULL);
}
