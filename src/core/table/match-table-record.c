/* match-table-record.c: the journal of a table and writing it to disk
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "core/base/json.h"
#include "core/base/rng.h"
#include "match-table-private.h"
#include "core/state/position-private.h"
#include "core/words/text.h"

/* ---- Lines ------------------------------------------------------------- */

GString *
gn_table_entry (GnMatchTable *self,
                gint64        time)
{
  GString *line = self->journal;

  g_string_append (line, "{\"i\":");
  gn_json_append_int (line, ++self->number);
  /* A line without a time has that of the line before. */
  if (time > self->told)
    {
      g_string_append (line, ",\"t\":");
      gn_json_append_int (line, time);
      self->told = time;
    }
  g_string_append_c (line, ',');
  return line;
}

void
gn_table_moves_line (GnMatchTable      *self,
                     const GnTableStep *step,
                     GString           *line)
{
  g_string_append (line, "\"m\":[");
  for (guint k = 0; k < step->step.moves->len; k++)
    {
      if (k > 0)
        g_string_append_c (line, ',');
      gn_move_to_line (self->match, &g_array_index (step->step.moves, GnMove, k), line);
    }
  g_string_append_c (line, ']');

  /* How many moves people entered; left out if they entered all. */
  if (step->said < step->step.moves->len)
    {
      g_string_append (line, ",\"s\":");
      gn_json_append_int (line, step->said);
    }
}

/* ---- To the disk ------------------------------------------------------- */

/* A new file with a header that has the match as it started: later teaching and changes of dealer have lines of
 * their own. */
static GnRecord *
create_file (GnMatchTable  *self,
             GFile         *file,
             GError       **error)
{
  GnMatch begun = *self->match;

  begun.set = self->first_set;
  memcpy (begun.dealer, self->first_dealer, sizeof begun.dealer);
  return gn_record_create (file, &begun, self->first_position, self->started, error);
}

static gboolean
make_record (GnMatchTable  *self,
             GError       **error)
{
  self->record = create_file (self, self->file, error);
  if (!self->record)
    return FALSE;

  self->wants_record = FALSE;
  self->written = 0;
  return TRUE;
}

/* Writes all lines that are not on disk yet; first creates the file if that was not possible before. */
static gboolean
flush (GnMatchTable  *self,
       GError       **error)
{
  if (!self->record && self->wants_record && !make_record (self, error))
    return FALSE;

  gsize missing = self->journal->len - self->written;

  if (!self->record || missing == 0)
    return TRUE;
  if (!gn_record_append_lines (self->record, self->journal->str + self->written, missing, error))
    return FALSE;

  self->written = self->journal->len;
  return TRUE;
}

/* If this fails, the game goes on in memory; each later entry tries to write everything that is missing. */
static void
flush_or_trouble (GnMatchTable *self)
{
  g_autoptr (GError) error = NULL;

  if (!self->record && !self->wants_record)
    return;
  gn_table_set_trouble (self, flush (self, &error) ? NULL : error->message);
}

/* "night.gnomon", "night 2.gnomon", "night 3.gnomon": the first that does not exist */
static GFile *
next_file (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GRegex) form = g_regex_new ("^(.*?)(?: ([0-9]{1,4}))?(\\.[^.]*)?$", 0, 0, NULL);
  g_autoptr (GMatchInfo) parts = NULL;
  GFile *next = NULL;

  g_regex_match (form, name, 0, &parts);

  g_autofree char *begins = g_match_info_fetch (parts, 1);
  g_autofree char *number = g_match_info_fetch (parts, 2);
  g_autofree char *ends = g_match_info_fetch (parts, 3);

  for (guint n = (guint) MAX (atoi (number), 1) + 1; !next; n++)
    {
      g_autofree char *other = g_strdup_printf ("%s %u%s", begins, n, ends);

      next = g_file_get_child (folder, other);
      if (g_file_query_exists (next, NULL))
        g_clear_object (&next);
    }
  return next;
}

/* No evening comes this far, but a record that ran on for weeks can: what is written must be read again. The table goes
 * on in another file that starts at the present position, with a seed of its own. What is in the files before it stays
 * there, and can no longer be undone. */
static void
turn_page (GnMatchTable *self)
{
  GnHead *head = gn_table_now (self);
  g_autoptr (GFile) file = next_file (self->file);
  g_autofree char *name = g_file_get_basename (self->file);
  /* Translators: {file} is the name of a file. */
  g_autofree char *note = gn_fill (_("Continued from “{file}”."), "file", name, NULL);

  gn_match_table_close_record (self);
  g_clear_pointer (&self->first_position, json_node_unref);
  self->first_position = gn_position_to_json (self->match, head, GN_EVERYTHING);
  g_clear_pointer (&self->first_set, gn_set_unref);
  self->first_set = gn_set_ref (self->match->set);
  memcpy (self->first_dealer, self->match->dealer, sizeof self->first_dealer);
  gn_rng_seed (self->match->seed);
  memset (head->draws, 0, sizeof head->draws);

  g_clear_pointer (&self->opened_lines, g_ptr_array_unref);
  g_string_set_size (self->journal, 0);
  self->written = 0;
  self->number = 0;
  self->told = -1;
  self->unmarked = 0;
  self->cost = 0;
  self->base = self->n_steps;
  g_set_object (&self->file, file);
  self->wants_record = TRUE;
  gn_table_mark (self, FALSE);
  gn_match_table_note (self, note);
}

static gboolean
is_nearly_full (GnMatchTable *self)
{
  return self->record && self->written == self->journal->len
         && (gn_record_is_nearly_full (self->record) || self->cost > self->full_at);
}

void
gn_table_entry_end (GnMatchTable *self)
{
  g_string_append (self->journal, "}\n");
  if (++self->unmarked >= GN_RECORD_MARK_EVERY)
    gn_table_mark (self, FALSE);
  else
    flush_or_trouble (self);

  /* Not while there is something to redo, nor once all is over. */
  if (is_nearly_full (self) && self->n_steps == self->line->len && !((const GnHead *) gn_table_now (self))->over)
    turn_page (self);
}

/* The sides by number, from 1 on in the order of their first party; 0 is a party for itself. */
static void
append_sides (const GnScoresheet *sheet,
              GString            *line)
{
  guint numbered[GN_MAX_PARTIES] = { 0 }, n = 0;

  GN_FOR_PARTIES (sheet, i)
    if (sheet->side[i].text && !numbered[i])
      {
        n++;
        GN_FOR_PARTIES (sheet, other)
          if (gn_scoresheet_side (sheet, i) >> other & 1)
            numbered[other] = n;
      }
  if (!n)
    return;

  g_string_append (line, ",\"side\":[");
  GN_FOR_PARTIES (sheet, i)
    g_string_append_printf (line, "%s%u", i > 0 ? "," : "", numbered[i]);
  g_string_append_c (line, ']');
}

static void
append_result (GnMatchTable *self,
               GString      *line)
{
  g_autoptr (GnScoresheet) sheet = gn_match_table_score (self, GN_EVERYTHING);

  g_string_append_printf (line, ",\"outcome\":\"%s\"", gn_scoresheet_outcome_id (sheet->outcome));
  g_string_append (line, ",\"rank\":[");
  GN_FOR_PARTIES (sheet, i)
    g_string_append_printf (line, "%s%d", i > 0 ? "," : "", sheet->rank[i]);
  g_string_append_c (line, ']');
  append_sides (sheet, line);
  if (!gn_scoresheet_has_points (sheet))
    return;

  g_string_append (line, ",\"total\":[");
  GN_FOR_PARTIES (sheet, i)
    g_string_append_printf (line, "%s%d", i > 0 ? "," : "", sheet->total[i]);
  g_string_append_c (line, ']');
}

static void
append_mark (GnMatchTable *self,
             gboolean      closed,
             GString      *line)
{
  const GnHead *head = gn_table_now (self);
  char hash[17];

  gn_state_hash (self->match, head, hash);
  g_string_append_printf (line, "{\"i\":%u,\"t\":%" G_GINT64_FORMAT ",\"mark\":{%s", self->number,
                          MAX (self->told, gn_match_table_get_elapsed (self)), closed ? "\"closed\":true," : "");
  g_string_append_printf (line, "\"steps\":%u%s%s", self->n_steps - self->base, head->over ? ",\"over\":true" : "",
                          head->stopped ? ",\"stopped\":true" : "");
  /* Totals may be secret until the match is over. */
  if (head->over)
    append_result (self, line);
  g_string_append_printf (line, ",\"hash\":\"%s\",\"position\":", hash);
  gn_position_to_mark (self->match, head, line);
  g_string_append (line, "}}\n");
}

void
gn_table_mark (GnMatchTable *self,
               gboolean      closed)
{
  append_mark (self, closed, self->journal);
  self->unmarked = 0;
  flush_or_trouble (self);
}

/* ---- Beginning and ending ---------------------------------------------- */

/* The journal of a table that was opened from a file is in that file. */
static void
restore_journal (GnMatchTable *self)
{
  if (!self->opened_lines)
    return;

  GString *all = g_string_new (NULL);

  for (guint i = 0; i < self->opened_lines->len; i++)
    {
      g_string_append (all, g_ptr_array_index (self->opened_lines, i));
      g_string_append_c (all, '\n');
    }
  self->written += all->len;
  g_string_append_len (all, self->journal->str, (gssize) self->journal->len);
  g_string_free (self->journal, TRUE);
  self->journal = all;
  g_clear_pointer (&self->opened_lines, g_ptr_array_unref);
}

gboolean
gn_match_table_record (GnMatchTable  *self,
                       GFile         *file,
                       GError       **error)
{
  g_autoptr (GError) problem = NULL;

  if (!gn_table_may_change (self, error))
    return FALSE;

  gn_match_table_close_record (self);
  restore_journal (self);
  g_set_object (&self->file, file);
  self->wants_record = TRUE;
  if (!flush (self, &problem))
    {
      gn_table_set_trouble (self, problem->message);
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }

  gn_table_set_trouble (self, NULL);
  return TRUE;
}

gboolean
gn_match_table_save (GnMatchTable  *self,
                     GFile         *file,
                     GError       **error)
{
  restore_journal (self);

  g_autoptr (GnRecord) record = create_file (self, file, error);
  g_autoptr (GString) mark = g_string_new (NULL);

  if (!record)
    return FALSE;

  /* Reopening it must give the same table, so it ends like a closed record. */
  append_mark (self, TRUE, mark);
  return (self->journal->len == 0 || gn_record_append_lines (record, self->journal->str, self->journal->len, error))
         && gn_record_append_lines (record, mark->str, mark->len, error);
}

void
gn_match_table_close_record (GnMatchTable *self)
{
  self->wants_record = FALSE;
  if (!self->record)
    return;

  if (!self->read_only && self->unmarked > 0)
    gn_table_mark (self, TRUE);
  g_clear_pointer (&self->record, gn_record_close);
}

GFile *
gn_match_table_get_file (GnMatchTable *self)
{
  return self->file;
}

const char *
gn_match_table_get_trouble (GnMatchTable *self)
{
  return self->trouble;
}

gboolean
gn_match_table_retry (GnMatchTable  *self,
                      GError       **error)
{
  g_autoptr (GError) problem = NULL;
  gboolean ok = flush (self, &problem);

  /* The file was deleted while in use but is still wanted: write all of it again. */
  if (!ok && self->record && !g_file_query_exists (self->file, NULL))
    return gn_match_table_record (self, self->file, error);

  gn_table_set_trouble (self, ok ? NULL : problem->message);
  if (!ok)
    g_propagate_error (error, g_steal_pointer (&problem));
  return ok;
}
