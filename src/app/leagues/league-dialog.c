/* league-dialog.c: dialog that makes or changes a league
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "league-dialog.h"

#include <glib/gi18n.h>

#include "app/leagues/check-rows.h"
#include "app/leagues/day-row.h"
#include "app/leagues/league-changes.h"
#include "app/leagues/league-words.h"
#include "app/people/people-words.h"
#include "app/widgets/template.h"
#include "app/widgets/whole-choice.h"
#include "core/base/json.h"
#include "core/words/text.h"
#include "history/game-figures.h"
#include "history/person.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"

#define MOST_EVENINGS 200   /* that are offered, the latest first */

/* What is offered for the days. */
enum { ALL_DAYS, FROM_TO, EVENINGS };

struct _GnLeagueDialog {
  GnAsk            parent_instance;

  GtkWidget       *page;
  GnHistoryIndex  *index;
  char            *id;       /* of the league, or %NULL of a new one */

  GtkWidget       *form;
  GtkEditable     *name, *points;
  AdwComboRow     *kind, *days;
  GtkWidget       *from, *to, *evenings, *games, *people, *counting;
  GtkSpinButton   *best, *meetings;
  GtkWidget       *meetings_row;
  GtkLabel        *fault;
};

G_DEFINE_FINAL_TYPE (GnLeagueDialog, gn_league_dialog, GN_TYPE_ASK)

/* ---- What it says --------------------------------------------------------------------------------------------- */

static void
take_days (GnLeagueDialog *self,
           GnLeague       *league)
{
  const guint days = adw_combo_row_get_selected (self->days);

  league->from = days == FROM_TO ? gn_day_row_get (self->from) : 0;
  league->to = days == FROM_TO ? gn_day_row_get (self->to) : 0;
  g_array_set_size (league->evenings, 0);
  for (guint i = 0; days == EVENINGS && i < gn_check_rows_n (self->evenings); i++)
    {
      const guint32 day = GPOINTER_TO_UINT (gn_check_rows_data (self->evenings, i));

      if (gn_check_rows_is_checked (self->evenings, i))
        g_array_append_val (league->evenings, day);
    }
}

static void
take_lists (GnLeagueDialog *self,
            GnLeague       *league)
{
  g_ptr_array_set_size (league->games, 0);
  g_ptr_array_set_size (league->people, 0);
  for (guint i = 0; i < gn_check_rows_n (self->games); i++)
    {
      const GnLeagueGame *game = gn_check_rows_data (self->games, i);

      if (gn_check_rows_is_checked (self->games, i))
        gn_league_add_game (league, game->game, game->title);
    }
  for (guint i = 0; i < gn_check_rows_n (self->people); i++)
    if (gn_check_rows_is_checked (self->people, i))
      g_ptr_array_add (league->people, g_strdup (gn_check_rows_data (self->people, i)));
}

/* Returns: (transfer none) (nullable): why it cannot be saved. @league: takes what the form says */
static const char *
take (GnLeagueDialog *self,
      GnLeague       *league)
{
  g_free (league->name);
  league->name = gn_plain_name (gtk_editable_get_text (self->name), GN_MAX_NAME);
  league->kind = (GnLeagueKind) adw_combo_row_get_selected (self->kind);
  league->meetings = (guint) gtk_spin_button_get_value_as_int (self->meetings);
  league->best = (guint) gtk_spin_button_get_value_as_int (self->best);
  take_days (self, league);
  take_lists (self, league);
  if (!*league->name)
    return "";
  /* what is hidden is not at fault */
  if (league->kind == GN_LEAGUE_KNOCK_OUT)
    {
      g_ptr_array_set_size (league->people, 0);
      return NULL;
    }
  if (!gn_place_points_parse (gtk_editable_get_text (self->points), &league->points))
    return _("Points by place are numbers up to 1000, none larger than the one before: 5 3 2 1");
  if (league->from && league->to && league->from > league->to)
    return _("The last day is before the first one.");
  if (adw_combo_row_get_selected (self->days) == EVENINGS && !league->evenings->len)
    return _("Choose an evening.");
  if (league->kind == GN_LEAGUE_ROUND_ROBIN && (league->people->len < 2 || league->people->len > GN_LEAGUE_MAX_PEOPLE))
    return _("Choose the players: two to 64.");
  if (league->people->len == 1 || league->people->len > GN_LEAGUE_MAX_PEOPLE)
    return _("Choose two to 64 players, or none for everybody.");
  return NULL;
}

/* The league as it is in the file, or a new one; (transfer full) */
static GnLeague *
before (GnLeagueDialog *self)
{
  GnLeague *league = self->id ? gn_league_load (self->id) : NULL;

  if (league && !league->trouble)
    return league;
  g_clear_pointer (&league, gn_league_free);
  return gn_league_new ();
}

static void
follow (GnLeagueDialog *self)
{
  const guint days = adw_combo_row_get_selected (self->days);
  g_autoptr (GnLeague) league = gn_league_new ();
  const char *fault = take (self, league);
  const gboolean counts = league->kind != GN_LEAGUE_KNOCK_OUT;

  gtk_widget_set_visible (self->meetings_row, league->kind == GN_LEAGUE_ROUND_ROBIN);
  gtk_widget_set_visible (GTK_WIDGET (self->days), counts);
  gtk_widget_set_visible (self->from, counts && days == FROM_TO);
  gtk_widget_set_visible (self->to, counts && days == FROM_TO);
  gtk_widget_set_visible (self->evenings, counts && days == EVENINGS);
  gtk_widget_set_visible (self->people, counts);
  gtk_widget_set_visible (self->counting, counts);
  gtk_label_set_label (self->fault, fault ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), fault && *fault);
  gn_ask_set_response_enabled (GN_ASK (self), "save", !fault);
}

static void
on_response (GnLeagueDialog *self,
             const char     *response)
{
  g_autoptr (GnLeague) league = before (self);
  const gboolean is_new = !league->id;
  char *text;

  if (!g_str_equal (response, "save") || take (self, league))
    return;
  text = is_new ? gn_fill (_("Made “{league}”"), "league", league->name, NULL)
                : gn_fill (_("Changed “{league}”"), "league", league->name, NULL);
  if (gn_league_changes_save (gn_league_changes_get (), self->page, league, text) && is_new)
    gtk_widget_activate_action (self->page, "win.league", "s", league->id);
}

/* ---- What it offers ------------------------------------------------------------------------------------------- */

static void
offer_evenings (GnLeagueDialog *self,
                const GnLeague *league)
{
  g_autoptr (GArray) days = gn_history_index_count (self->index, &(GnHistoryQuery) { 0 }, GN_HISTORY_BY_DAY);
  guint offered = 0;

  for (guint i = days->len; i-- > 0;)
    {
      const GnHistoryCount *day = &g_array_index (days, GnHistoryCount, i);
      const gboolean chosen = league->evenings->len && gn_league_has_evening (league, day->number);
      g_autofree char *title = gn_league_day (day->number), *number = gn_number_text (day->n);
      g_autofree char *n = gn_fill (ngettext ("{n} match", "{n} matches", day->n), "n", number, NULL);

      if (chosen || offered++ < MOST_EVENINGS)
        gn_check_rows_add (self->evenings, title, n, NULL, chosen, GUINT_TO_POINTER (day->number), NULL);
    }
  /* one without a match, which a record may come back to */
  for (guint i = 0; i < league->evenings->len; i++)
    {
      const guint32 day = g_array_index (league->evenings, guint32, i);
      g_autofree char *title = gn_league_day (day);
      gboolean known = FALSE;

      for (guint k = 0; k < days->len; k++)
        known |= g_array_index (days, GnHistoryCount, k).number == day;
      if (!known)
        gn_check_rows_add (self->evenings, title, NULL, NULL, TRUE, GUINT_TO_POINTER (day), NULL);
    }
}

static void
free_game (gpointer data)
{
  GnLeagueGame *game = data;

  g_free (game->game);
  g_free (game->title);
  g_free (game);
}

static void
offer_game (GnLeagueDialog *self,
            const char     *game,
            const char     *title,
            gboolean        chosen)
{
  GnLeagueGame *entry = g_new (GnLeagueGame, 1);
  g_autofree char *name = gn_people_game (game, title);

  *entry = (GnLeagueGame) { g_strdup (game), g_strdup (title) };
  gn_check_rows_add (self->games, name, NULL, gn_people_emblem (game, title), chosen, entry, free_game);
}

static void
offer_games (GnLeagueDialog *self,
             const GnLeague *league)
{
  g_autoptr (GArray) games = gn_history_index_played (self->index);

  for (guint i = 0; i < games->len; i++)
    {
      const GnGameSummary *game = &g_array_index (games, GnGameSummary, i);

      offer_game (self, game->game, game->title, league->games->len && gn_league_has_game (league, game->game,
                                                                                           game->title));
    }
  for (guint i = 0; i < league->games->len; i++)
    {
      const GnLeagueGame *game = league->games->pdata[i];
      gboolean known = FALSE;

      for (guint k = 0; k < games->len; k++)
        known |= g_str_equal (g_array_index (games, GnGameSummary, k).game, game->game)
                 && g_str_equal (g_array_index (games, GnGameSummary, k).title, game->title);
      if (!known)
        offer_game (self, game->game, game->title, TRUE);
    }
}

static void
offer_person (GnLeagueDialog *self,
              const char     *name,
              int             colour,
              gboolean        chosen)
{
  gn_check_rows_add (self->people, name, NULL, gn_seat_token_new (colour, 28), chosen, g_strdup (name), g_free);
}

static void
offer_people (GnLeagueDialog *self,
              const GnLeague *league)
{
  g_autoptr (GArray) people = gn_history_index_people (self->index);

  for (guint i = 0; i < people->len; i++)
    {
      const GnPersonSummary *person = &g_array_index (people, GnPersonSummary, i);

      offer_person (self, person->name, person->colour,
                    league->people->len && gn_league_has_person (league, person->name));
    }
  for (guint i = 0; i < league->people->len; i++)
    {
      gboolean known = FALSE;

      for (guint k = 0; k < people->len; k++)
        known |= g_str_equal (g_array_index (people, GnPersonSummary, k).name, league->people->pdata[i]);
      if (!known)
        offer_person (self, league->people->pdata[i], 0, TRUE);
    }
}

/* ---- The dialog ----------------------------------------------------------------------------------------------- */

static void
gn_league_dialog_init (GnLeagueDialog *self)
{
  GnAsk *dialog = GN_ASK (self);

  gn_ask_add_responses (dialog, "cancel", _("_Cancel"), "save", _("_Save"), NULL);
  gn_ask_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_default_response (dialog, "save");
  gn_ask_set_close_response (dialog, "cancel");
  self->form = gn_template_new ("leagues/league-form");
  self->name = gn_template_part (self->form, "name");
  self->kind = gn_template_part (self->form, "kind");
  self->meetings = gn_template_part (self->form, "meetings");
  self->meetings_row = gn_template_part (self->form, "meetings_row");
  self->days = gn_template_part (self->form, "days");
  self->from = gn_template_part (self->form, "from");
  self->to = gn_template_part (self->form, "to");
  self->evenings = gn_template_part (self->form, "evenings");
  self->games = gn_template_part (self->form, "games");
  self->people = gn_template_part (self->form, "people");
  self->counting = gn_template_part (self->form, "counting");
  self->points = gn_template_part (self->form, "points");
  self->best = gn_template_part (self->form, "best");
  self->fault = gn_template_part (self->form, "fault");
  gn_ask_set_extra_child (dialog, self->form);
  g_signal_connect (self, "response", G_CALLBACK (on_response), NULL);
}

static void
gn_league_dialog_dispose (GObject *object)
{
  GnLeagueDialog *self = GN_LEAGUE_DIALOG (object);

  g_clear_object (&self->page);
  g_clear_object (&self->index);
  g_clear_pointer (&self->id, g_free);
  G_OBJECT_CLASS (gn_league_dialog_parent_class)->dispose (object);
}

static void
gn_league_dialog_class_init (GnLeagueDialogClass *class)
{
  G_OBJECT_CLASS (class)->dispose = gn_league_dialog_dispose;
}

void
gn_league_dialog_open (GtkWidget      *widget,
                       GnHistoryIndex *index,
                       const GnLeague *league)
{
  GnLeagueDialog *self = g_object_new (GN_TYPE_LEAGUE_DIALOG, "heading",
                                       league->id ? _("Change the league") : _("New league"), NULL);
  g_autofree char *points = gn_place_points_text (&league->points);

  self->page = g_object_ref (widget);
  self->index = g_object_ref (index);
  self->id = g_strdup (league->id);
  gtk_editable_set_text (self->name, league->name ? league->name : "");
  gtk_editable_set_text (self->points, points);
  gtk_spin_button_set_value (self->best, league->best);
  gtk_spin_button_set_value (self->meetings, league->meetings);
  gn_whole_choice (self->kind);
  gn_whole_choice (self->days);
  adw_combo_row_set_selected (self->kind, league->kind);
  gn_check_rows_init (self->evenings, _("None chosen"), G_CALLBACK (follow), self);
  gn_check_rows_init (self->games, _("All games"), G_CALLBACK (follow), self);
  gn_check_rows_init (self->people, _("Everybody"), G_CALLBACK (follow), self);
  gn_day_row_init (self->from, league->from, G_CALLBACK (follow), self);
  gn_day_row_init (self->to, league->to, G_CALLBACK (follow), self);
  offer_evenings (self, league);
  offer_games (self, league);
  offer_people (self, league);
  adw_combo_row_set_selected (self->days, league->evenings->len ? EVENINGS : league->from || league->to ? FROM_TO
                                                                                                        : ALL_DAYS);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->points, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->kind, "notify::selected", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->days, "notify::selected", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);
  gn_league_changes_guard (GTK_WIDGET (self));
  gn_ask_open (GTK_WIDGET (self), widget);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}
