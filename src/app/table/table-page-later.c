/* table-page-later.c: after going back and entering something else: the later entries, offered again
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-page-private.h"

#include <glib/gi18n.h>

#include "core/words/text.h"

static void
forget (GnTablePage *self)
{
  g_clear_pointer (&self->later, gn_replay_rest_free);
  gn_message_bar_set (gn_bottom_bar_get_messages (self->bottom), GN_MESSAGE_LATER, NULL);
}

/* Looks for the first step, @fresh, that is not one of those taken back: something else was entered then. @at: the
 * entry that would have come in its place. FALSE if there is none: at most, steps were redone. */
static gboolean
is_another_line (GnTablePage *self,
                 guint       *fresh,
                 guint       *at)
{
  const guint n = gn_match_table_get_n_steps (self->table);

  *at = 0;
  for (*fresh = self->later ? self->later_from + 1 : n + 1; *fresh <= n; (*fresh)++)
    {
      const GnStep *step = gn_match_table_get_step (self->table, *fresh);

      if (*at < gn_replay_rest_length (self->later) && gn_replay_rest_number (self->later, *at) == step->number)
        (*at)++;
      else if (step->kind == GN_STEP_MOVES)
        return TRUE;
    }
  return FALSE;
}

void
gn_table_page_keep_later (GnTablePage *self,
                          guint        to)
{
  guint fresh, at;
  const gboolean other = is_another_line (self, &fresh, &at);
  g_autoptr (GnReplayRest) rest = NULL;

  /* What was entered instead is taken back: the entries to come are still the same. */
  if (other && to >= fresh - 1)
    return;
  rest = gn_replay_rest_new (self->table, to, fresh - 1);
  if (self->later)
    gn_replay_rest_append (rest, self->later, at);
  g_clear_pointer (&self->later, gn_replay_rest_free);
  self->later = g_steal_pointer (&rest);
  self->later_from = to;
}

void
gn_table_page_keep_rest (GnTablePage        *self,
                         const GnReplayRest *rest,
                         guint               at)
{
  const guint n = gn_match_table_get_n_steps (self->table);

  g_clear_pointer (&self->later, gn_replay_rest_free);
  self->later = gn_replay_rest_new (self->table, n, n);
  gn_replay_rest_append (self->later, rest, at);
  self->later_from = n;
}

/* The entry to go on with: each new entry, from step @fresh on, stands for the next of the old ones, unless another
 * player made it. */
static guint
next_later (GnTablePage *self,
            guint        fresh,
            guint        at)
{
  const guint n = gn_match_table_get_n_steps (self->table), all = gn_replay_rest_length (self->later);

  for (guint i = fresh; i <= n && at < all; i++)
    {
      const GnStep *step = gn_match_table_get_step (self->table, i);

      if (step->kind == GN_STEP_MOVES && step->moves->len
          && g_array_index (step->moves, GnMove, 0).seat == gn_replay_rest_seat (self->later, at))
        at++;
    }
  return at;
}

void
gn_table_page_offer_later (GnTablePage *self)
{
  guint fresh, at, left;

  if (!self->later)
    return;
  if (!is_another_line (self, &fresh, &at))
    {
      if (at == gn_replay_rest_length (self->later))
        forget (self);
      else
        gn_message_bar_set (gn_bottom_bar_get_messages (self->bottom), GN_MESSAGE_LATER, NULL);
      return;
    }
  at = next_later (self, fresh, at);
  left = gn_replay_rest_length (self->later) - at;
  if (!left)
    {
      forget (self);
      return;
    }

  g_autofree char *number = g_strdup_printf ("%u", left);
  /* Translators: after going back and entering something else; {entry}: "Berta: buy 2 rubies" */
  g_autofree char *text = gn_fill (ngettext ("{n} later entry can be entered again: {entry}",
                                             "{n} later entries can be entered again, from here: {entry}", left),
                                   "n", number, "entry", gn_replay_rest_name (self->later, at), NULL);

  gn_message_bar_set (gn_bottom_bar_get_messages (self->bottom), GN_MESSAGE_LATER,
                      &(GnMessage) { .text = text, .seat = -1, .button = _("Enter again (Ctrl+R)"),
                                     .action = "table.enter-again", .closes = TRUE });
}

char *
gn_table_page_stopped (GnTablePage        *self,
                       const GnReplayRest *rest,
                       guint               from,
                       guint               at,
                       const GnSay        *why)
{
  g_autofree char *reason = why ? gn_say_text (gn_table_model_get_match (self->model), why,
                                               gn_table_model_get_covered (self->model))
                                : NULL;
  g_autofree char *n = g_strdup_printf ("%u", at - from);
  g_autofree char *all = g_strdup_printf ("%u", gn_replay_rest_length (rest) - from);

  if (!reason)
    /* Translators: the later entries after a correction; {entry}: the one that cannot be made now */
    return gn_fill (_("{n} of {all} later entries still fit; “{entry}” does not."), "n", n, "all", all, "entry",
                    gn_replay_rest_name (rest, at), NULL);
  /* Translators: the later entries after a correction; {entry}: the one that cannot be made now; {why}: a sentence */
  return gn_fill (_("{n} of {all} later entries still fit; “{entry}” does not: {why}"), "n", n, "all", all, "entry",
                  gn_replay_rest_name (rest, at), "why", reason, NULL);
}

void
gn_table_page_enter_again (GnTablePage *self)
{
  g_autoptr (GnReplayRest) rest = NULL;
  guint fresh, from, at, all;
  GnSay why;
  gboolean open;

  if (!is_another_line (self, &fresh, &from))
    {
      gn_table_page_tell (self, _("There is nothing to enter again."), NULL, NULL);
      return;
    }
  from = next_later (self, fresh, from);
  rest = g_steal_pointer (&self->later);
  forget (self);
  all = gn_replay_rest_length (rest);
  at = gn_replay_rest_say (rest, self->table, from, &why, &open);
  if (at < all)
    {
      g_autofree char *stop = gn_table_page_stopped (self, rest, from, at, open ? &why : NULL);

      gn_table_page_tell (self, stop, NULL, NULL);
      gn_table_page_keep_rest (self, rest, at);
    }
  else
    {
      g_autofree char *n = g_strdup_printf ("%u", all - from);
      g_autofree char *text = gn_fill (ngettext ("{n} later entry was entered again.",
                                                 "{n} later entries were entered again.", all - from), "n", n, NULL);

      gn_table_page_tell (self, text, NULL, NULL);
    }
}

gboolean
gn_table_page_drop_later (GnTablePage *self)
{
  if (!gn_message_bar_has (gn_bottom_bar_get_messages (self->bottom), GN_MESSAGE_LATER))
    return FALSE;
  forget (self);
  return TRUE;
}
