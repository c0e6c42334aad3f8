/* group-page.c: page with the matches of three or more people who sat at one table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "group-page.h"

#include <glib/gi18n.h>

#include "app/people/figure-table.h"
#include "app/people/people-words.h"
#include "app/widgets/first-fit.h"
#include "app/widgets/wrap-layout.h"
#include "core/words/text.h"
#include "history/group.h"
#include "history/person.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"

#define MOST_MATCHES 20

struct _GnGroupPage {
  AdwBin          parent_instance;

  char          **names;
  GnHistoryIndex *index;

  GtkWidget      *scrolled;
  GtkWidget      *who;
  GtkLabel       *summary;
  GnFigureTable  *games, *together, *pairs, *matches;
};

G_DEFINE_FINAL_TYPE (GnGroupPage, gn_group_page, ADW_TYPE_BIN)

/* "Ann 5, Ben 3, Cy 0": most wins first. */
static char *
wins_text (GnGroupPage       *self,
           const GnGroupGame *game)
{
  const guint n = g_strv_length (self->names);
  g_autoptr (GString) text = g_string_new (NULL);
  guint order[GN_MAX_SEATS];

  for (guint i = 0; i < n; i++)
    {
      guint at = i;

      for (; at > 0 && game->wins[order[at - 1]] < game->wins[i]; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *wins = gn_number_text (game->wins[order[i]]);
      /* Translators: a player and a number of wins: "Ann 5". */
      g_autofree char *one = gn_fill (C_("wins", "{who} {n}"), "who", self->names[order[i]], "n", wins, NULL);

      g_string_append_printf (text, "%s%s", i ? C_("list", ", ") : "", one);
    }

  /* Translators: {wins} is a list: "Ann 5, Ben 3". */
  return gn_fill (_("Wins: {wins}"), "wins", text->str, NULL);
}

static void
show_games (GnGroupPage *self)
{
  g_autoptr (GArray) games = gn_history_index_group_games (self->index, (const char *const *) self->names);
  const char *const heads[] = { gn_figure_name (GN_FIGURE_PLAYS), gn_figure_name (GN_FIGURE_LAST), NULL };
  const char *const team_heads[] = { gn_figure_name (GN_FIGURE_PLAYS), gn_figure_name (GN_FIGURE_WINS),
                                     gn_figure_name (GN_FIGURE_LAST), NULL };
  guint sum = 0;
  gint64 latest = 0;

  gn_figure_table_begin (self->games, 1, heads);
  gn_figure_table_begin (self->together, 2, team_heads);
  for (guint i = 0; i < games->len; i++)
    {
      const GnGroupGame *game = &g_array_index (games, GnGroupGame, i);
      g_autofree char *title = gn_people_game (game->game, game->title), *last = gn_people_day (game->last, TRUE);
      g_autofree char *plays = gn_number_text (game->plays), *wins = gn_number_text (game->wins[0]);
      g_autofree char *of_each = wins_text (self, game);

      if (game->kind == GN_KIND_TOGETHER)
        gn_figure_table_add (self->together, gn_people_emblem (game->game, game->title), title, NULL,
                             (const char *const[]) { plays, wins, last, NULL });
      else
        gn_figure_table_add (self->games, gn_people_emblem (game->game, game->title), title, of_each,
                             (const char *const[]) { plays, last, NULL });
      sum += game->plays;
      latest = MAX (latest, game->last);
    }

  g_autofree char *n = gn_number_text (sum), *day = gn_people_day (latest, FALSE);
  /* Translators: {n} matches that all of some players played together. */
  g_autofree char *summary = gn_fill (ngettext ("{n} match with all of them · last on {day}",
                                                "{n} matches with all of them · last on {day}", sum),
                                      "n", n, "day", day, NULL);

  gtk_label_set_label (self->summary, sum ? summary : _("No matches with all of them yet"));
}

/* Every two of them, in all their matches against each other. */
static void
add_pair (GnGroupPage *self,
          const char  *one,
          const char  *other)
{
  g_autoptr (GArray) games = gn_history_index_rivalry (self->index, one, other);
  GnRivalGame sum = { 0 };

  for (guint i = 0; i < games->len; i++)
    {
      const GnRivalGame *game = &g_array_index (games, GnRivalGame, i);

      sum.plays += game->plays;
      sum.above += game->above;
      sum.below += game->below;
      sum.ties += game->ties;
      sum.last = MAX (sum.last, game->last);
    }

  /* Translators: two players who played against each other. */
  g_autofree char *title = gn_fill (_("{one} – {other}"), "one", one, "other", other, NULL);
  g_autofree char *above = gn_number_text (sum.above), *below = gn_number_text (sum.below);
  g_autofree char *score = gn_fill (_("{one} : {other}"), "one", above, "other", below, NULL);
  g_autofree char *ties = gn_number_text (sum.ties);
  const gboolean shown = sum.plays >= GN_RIVAL_MIN_PLAYS;
  g_autofree char *last = sum.plays ? gn_people_day (sum.last, TRUE) : g_strdup ("–");
  GtkWidget *row = gn_figure_table_add (self->pairs, NULL, title, NULL,
                                        (const char *const[]) { shown ? score : "–", shown ? ties : "–", last, NULL });

  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)", one, other);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.rivalry");
}

static void
show_pairs (GnGroupPage *self)
{
  const char *const heads[] = { C_("head to head", "Above"), C_("head to head", "Ties"),
                                gn_figure_name (GN_FIGURE_LAST), NULL };

  gn_figure_table_begin (self->pairs, 1, heads);
  for (guint i = 0; self->names[i]; i++)
    for (guint k = i + 1; self->names[k]; k++)
      add_pair (self, self->names[i], self->names[k]);
}

static void
show_matches (GnGroupPage *self)
{
  static const char *const no_heads[] = { NULL };
  g_autoptr (GArray) places = gn_history_index_group_matches (self->index, (const char *const *) self->names);

  gn_figure_table_begin (self->matches, 0, no_heads);
  for (guint i = 0; i < MIN (places->len, MOST_MATCHES); i++)
    gn_people_add_match (self->matches, self->index, g_array_index (places, GnHistoryPlace, i).id);
}

static void
show_who (GnGroupPage *self)
{
  gn_box_clear (self->who);
  for (guint i = 0; self->names[i]; i++)
    {
      GnPersonSummary person = { 0 };
      GtkWidget *box = gn_row (8, NULL), *name = gn_paragraph (self->names[i], "strong");

      gn_history_index_person (self->index, self->names[i], &person);
      gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
      gtk_box_append (GTK_BOX (box), gn_seat_token_new (person.colour, 30));
      gtk_box_append (GTK_BOX (box), name);
      gtk_box_append (GTK_BOX (self->who), box);
      g_free (person.name);
    }
}

static void
fill (GnGroupPage *self)
{
  if (!self->names)
    return;
  show_who (self);
  show_games (self);
  show_pairs (self);
  show_matches (self);
}

static void
on_changed (GnGroupPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

void
gn_group_page_show (GnGroupPage       *self,
                    const char *const *names)
{
  char **shown = g_strdupv ((char **) names);

  while (g_strv_length (shown) > GN_MAX_SEATS)
    g_clear_pointer (&shown[g_strv_length (shown) - 1], g_free);
  g_strfreev (self->names);
  self->names = shown;
  gn_history_index_catch_up (self->index);
  fill (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
}

static void
gn_group_page_dispose (GObject *object)
{
  GnGroupPage *self = GN_GROUP_PAGE (object);

  g_clear_object (&self->index);
  g_clear_pointer (&self->names, g_strfreev);
  G_OBJECT_CLASS (gn_group_page_parent_class)->dispose (object);
}

static void
gn_group_page_class_init (GnGroupPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_group_page_dispose;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_FIGURE_TABLE);
  g_type_ensure (GN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/people/group-page.ui");
  gn_bind_children (widget_class, GnGroupPage, scrolled, who, summary, games, together, pairs, matches);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.players", NULL);
}

static void
gn_group_page_init (GnGroupPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->index = gn_history_index_new ();
  g_signal_connect_object (self->index, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
gn_group_page_new (void)
{
  return g_object_new (GN_TYPE_GROUP_PAGE, NULL);
}
