/* sheet.c: gathering the content of a scoresheet
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "sheet-private.h"

#include <glib/gi18n.h>

#include "core/game/odds.h"
#include "core/match/option.h"
#include "core/library/library.h"
#include "photo.h"
#include "core/words/text.h"

static void
sheet_line_free (gpointer data)
{
  GnSheetLine *line = data;

  g_free (line->name);
  g_free (line->value);
  g_free (line);
}

static void
sheet_event_free (gpointer data)
{
  GnSheetEvent *event = data;

  g_free (event->when);
  g_free (event->text);
  g_free (event);
}

void
gn_sheet_add_event (GPtrArray  *events,
                    char       *when,
                    const char *text)
{
  GnSheetEvent *event = g_new0 (GnSheetEvent, 1);

  event->when = when;
  event->text = g_strdup (text);
  g_ptr_array_add (events, event);
}

static void
add_term (GnSheet    *sheet,
          const char *name,
          const char *value,
          gboolean    special)
{
  GnSheetLine *line = g_new0 (GnSheetLine, 1);

  line->name = g_strdup (name);
  line->value = g_strdup (value);
  line->special = special;
  g_ptr_array_add (sheet->terms, line);
}

char *
gn_sheet_party (const GnSheet *sheet,
                guint          party)
{
  return gn_party_name (gn_match_table_get_match (sheet->table), sheet->score, party);
}

char *
gn_sheet_place (const GnSheet *sheet,
                guint          party)
{
  const guint rank = sheet->score->rank[party], side = gn_scoresheet_side (sheet->score, party);
  gboolean shared = FALSE;

  if (!rank || !gn_scoresheet_has_places (sheet->score))
    return g_strdup ("");
  GN_FOR_PARTIES (sheet->score, p)
    shared |= sheet->score->rank[p] == rank && !(side >> p & 1);   /* members of a side have one place together */

  g_autofree char *number = g_strdup_printf ("%u", rank);

  if (!shared)
    return g_steal_pointer (&number);
  /* Translators: a place shared by several players: "shared 1" */
  return gn_fill (_("shared {place}"), "place", number, NULL);
}

char *
gn_sheet_label (const GnSheet *sheet,
                const GnSay   *label)
{
  g_autofree char *text = gn_say_text (gn_match_table_get_match (sheet->table), label, FALSE);
  char first[7] = { 0 };

  /* a label that is only a thing's name is written as within a sentence */
  if (!*text)
    return g_strdup ("");
  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (text)), first);
  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

gboolean
gn_sheet_has_sides (const GnSheet *sheet)
{
  return sheet->score->n_parties && sheet->score->side[0].text != 0;
}

gint32
gn_sheet_each (const GnSheet    *sheet,
               const GnSheetRow *row)
{
  gint32 each = 0;

  GN_FOR_PARTIES (sheet->score, p)
    {
      const gint32 n = row->cell[p].n, value = row->cell[p].value;

      if (n == GN_NONE || value == GN_NONE || n == 0)
        continue;
      if (value % n != 0 || (each && value / n != each))
        return 0;
      each = value / n;
    }
  return each;
}

char *
gn_sheet_pieces (const GnSheet    *sheet,
                 const GnSheetRow *row,
                 guint             party)
{
  const GnSheetCell *cell = &row->cell[party];

  if (cell->n == GN_NONE || cell->value == GN_NONE || cell->n == 0)
    return g_strdup ("");

  const gint32 each = gn_sheet_each (sheet, row);
  g_autofree char *n = gn_number_text (cell->n);

  if (each)
    {
      g_autofree char *number = gn_number_text (each);

      return g_strdup_printf ("%s × %s", n, number);
    }
  /* Translators: on the scoresheet before a figure: how many tiles or cards bring it: "from 5" */
  return gn_fill (_("from {n}"), "n", n, NULL);
}

char *
gn_sheet_cell (const GnSheetRow *row,
               guint             party)
{
  gint32 value = row->cell[party].value;

  if (value == GN_NONE)
    return g_strdup ("");
  if (row->cell[party].lost)
    {
      g_autofree char *lost = gn_number_text (row->cell[party].lost);

      return g_strdup_printf ("(%s)", lost);
    }
  if (row->flag)
    return g_strdup (value ? _("yes") : _("no"));
  if (row->unit == GN_UNIT_CHANCE)
    {
      g_autofree char *percent = g_strdup_printf ("%.1f", value / 10000.0);

      /* Translators: a chance in percent */
      return gn_fill (_("{percent}%"), "percent", percent, NULL);
    }
  return gn_number_text (value);
}

gboolean
gn_sheet_row_is_heading (const GnSheet    *sheet,
                         const GnSheetRow *row)
{
  GN_FOR_PARTIES (sheet->score, p)
    if (row->cell[p].value != GN_NONE)
      return FALSE;
  return TRUE;
}

gboolean
gn_sheet_row_is_total (const GnSheet    *sheet,
                       const GnSheetRow *row)
{
  return row->total && row->label.text && row->label.text == sheet->score->total_label.text;
}

gboolean
gn_sheet_row_has_turns (const GnSheet    *sheet,
                        const GnSheetRow *row)
{
  GN_FOR_PARTIES (sheet->score, p)
    for (guint t = 0; t < sheet->score->n_turns; t++)
      if (row->turn[p][t] != GN_NONE && row->turn[p][t] != 0)
        return TRUE;
  return FALSE;
}

gboolean
gn_sheet_has_turns (const GnSheet *sheet)
{
  for (guint r = 0; r < sheet->score->n_rows; r++)
    if (gn_sheet_row_has_turns (sheet, &sheet->score->row[r]))
      return TRUE;
  return FALSE;
}

static char *
figure_text (const GnSheetFigure *figure)
{
  if (figure->unit == GN_UNIT_CHANCE)
    return gn_odds_text (gn_odds ((guint64) MAX (figure->value, 0), (guint64) MAX (figure->of, 1)));

  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, figure->value);

  if (!figure->of)
    return g_steal_pointer (&value);

  g_autofree char *of = g_strdup_printf ("%" G_GINT64_FORMAT, figure->of);

  /* Translators: a figure and what it is out of: "4 of 6" letters */
  return gn_fill (_("{n} of {all}"), "n", value, "all", of, NULL);
}

static void
gather_figures (GnSheet *sheet)
{
  for (guint i = 0; i < sheet->score->n_figures; i++)
    {
      const GnSheetFigure *figure = &sheet->score->figure[i];
      GnSheetLine *line = g_new0 (GnSheetLine, 1);

      line->name = gn_sheet_label (sheet, &figure->label);
      line->value = figure_text (figure);
      g_ptr_array_add (sheet->figures, line);
    }
}

/* ---- Terms and amendments ------------------------------------------------ */

/* What is folded away at setup is listed only where the table chose another. */
static void
gather_terms (GnSheet *sheet)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  const GnGame *game = match->game;

  for (guint o = 0; game->options && game->options[o].id; o++)
    if (!game->options[o].per_seat && !(game->options[o].expert && match->option[o] == 0))
      {
        g_autofree char *choice = gn_option_title (&game->options[o], match->set, match->option[o]);

        add_term (sheet, gn_tr (game->options[o].title), choice, match->option[o] != 0);
        ((GnSheetLine *) sheet->terms->pdata[sheet->terms->len - 1])->usual = match->option[o] == 0;
      }

  /* only cards and dice are dealt: what is printed on boards has no dealer */
  for (guint f = 0; game->families && game->families[f].id; f++)
    if (g_strcmp0 (game->families[f].group, "cards") == 0 || g_strcmp0 (game->families[f].group, "dice") == 0)
      add_term (sheet, gn_tr (game->families[f].title),
                match->dealer[f] == GN_DEALER_APP ? _("dealt by Gnomon") : _("from the box"), FALSE);

  for (guint r = 0; game->roles && game->roles[r]; r++)
    if (match->role[r] >= 0)
      add_term (sheet, gn_tr (game->role_titles[r]), gn_match_name (match, match->role[r]), FALSE);

  if (match->set)
    add_term (sheet, _("Component set"), gn_set_get_title (match->set), FALSE);
}

/* What is kept beside the record. */
static void
gather_about (GnSheet *sheet)
{
  GFile *file = gn_match_table_get_file (sheet->table);
  g_autoptr (GnAbout) about = file ? gn_about_load (file) : NULL;

  sheet->where = about ? g_strconcat (about->place, *about->place && *about->expansion ? " · " : "", about->expansion,
                                      NULL)
                       : g_strdup ("");
  sheet->note = g_strdup (about ? about->note : "");
  sheet->photo = file ? gn_photo_load (file) : NULL;
}

static char *
clock_text (gint64 seconds)
{
  return g_strdup_printf ("%d:%02d", (int) (seconds / 3600), (int) (seconds / 60 % 60));
}

static void
gather_log (GnSheet *sheet)
{
  GPtrArray *log = gn_match_table_get_log (sheet->table);
  guint undone = 0;

  for (guint i = 0; i < log->len; i++)
    {
      const GnStep *step = log->pdata[i];

      if (step->flags & GN_STEP_UNDONE)
        {
          undone++;
          continue;
        }
      if (step->kind == GN_STEP_AMEND)
        {
          g_autofree char *number = g_strdup_printf ("%u", step->number);
          g_autofree char *when = clock_text (step->time);

          /* Translators: the moment of a correction in the match: number of the entry, hours:minutes since the start */
          gn_sheet_add_event (sheet->amendments, gn_fill (_("entry {n}, {time}"), "n", number, "time", when, NULL),
                              step->why ? step->why : "");
        }
    }

  guint entries = gn_match_table_get_n_steps (sheet->table);
  g_autofree char *count = g_strdup_printf (ngettext ("%u entry", "%u entries", entries), entries);

  if (undone)
    {
      g_autofree char *back = g_strdup_printf ("%u", undone);
      /* Translators: {entries} is "187 entries"; {n} more of them were undone after something had been seen */
      g_autofree char *both = gn_fill (_("{entries}, and {n} undone"), "entries", count, "n", back, NULL);

      add_term (sheet, _("Record"), both, FALSE);
    }
  else
    {
      add_term (sheet, _("Record"), count, FALSE);
    }
}

/* The start of the match and its playing time. Time between evenings does not count. */
static char *
subtitle (GnMatchTable *table)
{
  const gint64 seconds = gn_match_table_get_elapsed (table), minutes = MAX (1, seconds / 60);
  g_autoptr (GDateTime) from = g_date_time_new_from_unix_local (gn_match_table_get_started (table));

  if (!from)
    return g_strdup ("");

  /* Translators: a date in g_date_time_format()'s language: "Friday, November 20, 2026" */
  g_autofree char *day = g_date_time_format (from, _("%A, %B %-e, %Y"));
  g_autofree char *start = g_date_time_format (from, "%H:%M");
  g_autofree char *n = g_strdup_printf ("%" G_GINT64_FORMAT, minutes);

  /* a record without times */
  if (seconds == 0)
    /* Translators: day and time of day */
    return gn_fill (_("{day}, {from}"), "day", day, "from", start, NULL);
  /* Translators: "Friday, November 20, 2026, 20:05, 112 minutes of play" */
  return gn_fill (
    ngettext ("{day}, {from}, {n} minute of play", "{day}, {from}, {n} minutes of play", (gulong) minutes), "day", day,
    "from", start, "n", n, NULL);
}

GnSheet *
gn_sheet_new (GnMatchTable *table,
              int           viewer)
{
  GnSheet *sheet = g_new0 (GnSheet, 1);
  const GnMatch *match = gn_match_table_get_match (table);

  sheet->table = g_object_ref (table);
  sheet->score = gn_match_table_score (table, viewer);
  sheet->title = gn_match_title (match);
  sheet->subtitle = subtitle (table);
  sheet->verdict = gn_say_text (match, &sheet->score->verdict, FALSE);
  sheet->ending = gn_ending_new (table, sheet->score);
  gather_about (sheet);
  gn_scoresheet_order (sheet->score, FALSE, sheet->order);
  sheet->scale = g_new0 (double, GN_N_PAPERS);
  sheet->terms = g_ptr_array_new_with_free_func (sheet_line_free);
  sheet->figures = g_ptr_array_new_with_free_func (sheet_line_free);
  sheet->amendments = g_ptr_array_new_with_free_func (sheet_event_free);
  sheet->milestones = g_ptr_array_new_with_free_func (sheet_event_free);
  sheet->notes = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < sheet->score->n_notes; i++)
    g_ptr_array_add (sheet->notes, gn_say_text (match, &sheet->score->note[i], FALSE));
  gather_figures (sheet);
  gn_sheet_gather_course (sheet, viewer);
  gather_terms (sheet);
  gather_log (sheet);
  return sheet;
}

void
gn_sheet_free (GnSheet *sheet)
{
  if (!sheet)
    return;

  g_clear_object (&sheet->table);
  g_clear_pointer (&sheet->score, gn_scoresheet_free);
  g_free (sheet->title);
  g_free (sheet->subtitle);
  g_free (sheet->verdict);
  gn_ending_free (sheet->ending);
  g_free (sheet->where);
  g_free (sheet->note);
  g_clear_pointer (&sheet->photo, cairo_surface_destroy);
  g_free (sheet->scale);
  g_ptr_array_unref (sheet->terms);
  g_ptr_array_unref (sheet->figures);
  g_ptr_array_unref (sheet->amendments);
  g_ptr_array_unref (sheet->milestones);
  g_ptr_array_unref (sheet->notes);
  g_free (sheet->rounds.title);
  g_free (sheet->rounds.axis);
  g_strfreev (sheet->rounds.cell);
  for (guint i = 0; i < sheet->n_charts; i++)
    gn_chart_clear (&sheet->chart[i]);
  g_free (sheet);
}
