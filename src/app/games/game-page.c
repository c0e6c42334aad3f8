/* game-page.c: page with the figures of one game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "game-page.h"

#include <glib/gi18n.h>

#include "app/games/game-sections.h"
#include "app/model/record-summary.h"
#include "app/people/people-words.h"
#include "app/widgets/first-fit.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/container.h"
#include "sheets/tile.h"

struct _GnGamePage {
  AdwBin          parent_instance;

  char           *game, *name;
  GnHistoryIndex *index;
  GCancellable   *gathering;   /* or %NULL */
  guint           plays;       /* as shown */

  AdwWindowTitle *title;
  GtkWidget      *scrolled;
  GtkWidget      *meanings;
  GtkWidget      *definitions;
  GnPiece        *emblem;
  GtkLabel       *headline;
  GtkLabel       *summary;
  GtkLabel       *rest;
  GtkBox         *sections;
};

G_DEFINE_FINAL_TYPE (GnGamePage, gn_game_page, ADW_TYPE_BIN)

static char *
summary_of (const GnGameSummary *game)
{
  g_autofree char *n = gn_number_text (game->plays);
  g_autofree char *first = gn_people_day (game->first, FALSE), *last = gn_people_day (game->last, FALSE);

  return gn_fill (
    ngettext ("{n} match · first on {first}, last on {last}", "{n} matches · first on {first}, last on {last}",
              game->plays),
    "n", n, "first", first, "last", last, NULL);
}

/* How many matches are still to be replayed. */
static void
show_rest (GnGamePage *self)
{
  const guint rest = self->gathering ? gn_history_index_gather_rest (self->index, self->game) : 0;
  g_autofree char *n = gn_number_text (rest);
  /* Translators: some figures come from replaying all matches, which takes a while. */
  g_autofree char *text = gn_fill (ngettext ("{n} match is still to be replayed.",
                                             "{n} matches are still to be replayed.", rest), "n", n, NULL);

  gtk_label_set_label (self->rest, text);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), rest > 0);
}

static void
fill (GnGamePage *self)
{
  const GnGame *of = gn_game_find (self->game);
  const GnGameShown shown = { self->index, self->game, self->name, self->sections };
  const gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->sections)) != NULL;
  GnGameSummary game = { 0 };
  const gboolean known = gn_history_index_game (self->index, self->game, self->name, &game);
  g_autofree char *title = gn_people_game (self->game, self->name);
  g_autofree char *summary = known ? summary_of (&game) : g_strdup (_("No matches yet"));

  adw_window_title_set_title (self->title, title);
  gtk_label_set_label (self->headline, title);
  gtk_label_set_label (self->summary, summary);
  self->plays = game.plays;
  gn_container_clear (GTK_WIDGET (self->sections));
  gn_game_add_players (&shown);
  gn_game_add_months (&shown);
  gn_game_add_lengths (&shown);
  gn_game_add_points (&shown);
  gn_game_add_seats (&shown);
  gn_game_add_records (&shown);
  for (const GnGather *gather = of ? of->gather : NULL; gather && gather->id; gather++)
    gn_game_add_gathered (&shown, gather);
  gn_game_add_matches (&shown);
  show_rest (self);
  /* What had the focus was made anew. */
  if (focused)
    gtk_widget_child_focus (GTK_WIDGET (self->sections), GTK_DIR_TAB_FORWARD);
  gn_game_summary_clear (&game);
}

static guint
plays_of (GnGamePage *self)
{
  GnGameSummary game = { 0 };

  gn_history_index_game (self->index, self->game, self->name, &game);
  gn_game_summary_clear (&game);
  return game.plays;
}

static void
on_changed (GnGamePage *self)
{
  if (!self->game || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  /* While matches are replayed, the page stays as it is under the reader's eyes, unless there are more of them. */
  if (self->gathering && plays_of (self) == self->plays)
    show_rest (self);
  else
    fill (self);
}

static void
on_gathered (GObject      *index,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (GnGamePage) self = g_weak_ref_get (data);

  g_weak_ref_clear (data);
  g_free (data);
  if (!self || g_task_get_cancellable (G_TASK (result)) != self->gathering)
    return;
  g_clear_object (&self->gathering);
  if (self->index)
    fill (self);
}

gboolean
gn_game_page_is_gathering (GnGamePage *self)
{
  return self->gathering != NULL;
}

static void
stop_gathering (GnGamePage *self)
{
  if (self->gathering)
    g_cancellable_cancel (self->gathering);
  g_clear_object (&self->gathering);
}

void
gn_game_page_show (GnGamePage *self,
                   const char *game,
                   const char *title)
{
  const GnGame *of = gn_game_find (game);
  g_autofree char *emblem = gn_tile_of_game (of, title);
  g_autofree char *id = g_strdup (game), *name = g_strdup (title);

  stop_gathering (self);
  g_free (self->game);
  g_free (self->name);
  self->game = g_steal_pointer (&id);
  self->name = g_steal_pointer (&name);
  gn_piece_set_name (self->emblem, emblem);
  gn_container_clear (self->definitions);

  const gboolean fresh = gn_history_index_catch_up (self->index);

  if (of && of->gather && (!fresh || gn_history_index_gather_rest (self->index, self->game)))
    {
      GWeakRef *page = g_new0 (GWeakRef, 1);

      g_weak_ref_init (page, self);
      self->gathering = g_cancellable_new ();
      gn_history_index_gather_async (self->index, self->game, self->gathering, on_gathered, page);
    }
  fill (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
}

static void
define (GnGamePage *self,
        const char *name,
        const char *definition)
{
  GtkWidget *text = gn_paragraph (definition, "figure-definition");

  gtk_box_append (GTK_BOX (self->definitions), gn_paragraph (name, "strong"));
  gtk_label_set_max_width_chars (GTK_LABEL (text), 44);
  gtk_box_append (GTK_BOX (self->definitions), text);
}

/* What each figure means, made when it is asked for. */
static void
on_meanings (GnGamePage *self)
{
  const GnGame *of = self->game ? gn_game_find (self->game) : NULL;

  if (gtk_widget_get_first_child (self->definitions))
    return;
  for (GnGameFigure figure = 0; figure < GN_N_GAME_FIGURES; figure++)
    define (self, gn_game_figure_name (figure), gn_game_figure_definition (figure));
  for (const GnGather *gather = of ? of->gather : NULL; gather && gather->id; gather++)
    if (gather->title)
      define (self, gn_tr (gather->title), gn_tr (gather->about));
}

static void
gn_game_page_dispose (GObject *object)
{
  GnGamePage *self = GN_GAME_PAGE (object);

  stop_gathering (self);
  g_clear_object (&self->index);
  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->name, g_free);
  G_OBJECT_CLASS (gn_game_page_parent_class)->dispose (object);
}

static void
gn_game_page_class_init (GnGamePageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_game_page_dispose;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/games/game-page.ui");
  gn_bind_children (widget_class, GnGamePage, title, scrolled, meanings, definitions, emblem, headline, summary, rest,
                    sections);
  gtk_widget_class_bind_template_callback (widget_class, on_meanings);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.games", NULL);
}

static void
gn_game_page_init (GnGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->index = gn_history_index_new ();
  g_signal_connect_object (self->index, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
gn_game_page_new (void)
{
  return g_object_new (GN_TYPE_GAME_PAGE, NULL);
}
