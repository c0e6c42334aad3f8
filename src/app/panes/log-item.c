/* log-item.c: line of the log, copied from its step
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "log-item.h"

#include <glib/gi18n.h>

#include "app/model/headline.h"
#include "core/words/text.h"

G_DEFINE_FINAL_TYPE (GnLogItem, gn_log_item, G_TYPE_OBJECT)

static void
gn_log_item_finalize (GObject *object)
{
  GnLogItem *self = GN_LOG_ITEM (object);

  g_free (self->text);
  g_free (self->why);
  g_free (self->heading);
  g_array_unref (self->facts);
  G_OBJECT_CLASS (gn_log_item_parent_class)->finalize (object);
}

static void
gn_log_item_class_init (GnLogItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gn_log_item_finalize;
}

static void
gn_log_item_init (GnLogItem *self)
{
  self->facts = g_array_new (FALSE, TRUE, sizeof (GnSay));
  self->seat = -1;
  self->clock = -1;
}

GnLogItem *
gn_log_item_new (GnMatchTable *table,
                 const GnStep *step,
                 guint         line,
                 int           viewer)
{
  GnLogItem *self = g_object_new (GN_TYPE_LOG_ITEM, NULL);

  self->step = step;
  self->kind = step->kind;
  self->number = step->number;
  self->flags = step->flags;
  self->time = step->time;
  self->line = line;
  self->why = g_strdup (step->why);
  self->text = gn_match_table_step_text (table, step, viewer);
  for (guint i = 0; step->moves && i < step->moves->len && self->seat < 0; i++)
    self->seat = g_array_index (step->moves, GnMove, i).seat >= 0 ? g_array_index (step->moves, GnMove, i).seat : -1;
  for (guint i = 0; step->moves && i < MIN (step->moves->len, 64); i++)
    if ((step->forced >> i & 1) && g_array_index (step->moves, GnMove, i).seat >= 0)
      *(i == 0 ? &self->forced : &self->forced_later) = TRUE;
  for (guint i = 0; step->story && i < step->story->n; i++)
    if (gn_fact_shown (&step->story->fact[i], viewer))
      g_array_append_val (self->facts, step->story->fact[i].say);

  if (step->kind == GN_STEP_MOVES && step->moves && step->moves->len)
    self->part = (gn_match_table_get_match (table)->game->verbs[g_array_index (step->moves, GnMove, 0).verb].flags
                  & GN_VERB_ADJUST)
                 != 0;

  /* Several moves in one line, and what Gnomon deals by itself, are told in the line's own words. */
  self->headline = -1;
  if (step->moves && step->moves->len && gn_match_table_step_said (step) == 1)
    self->headline = gn_headline (gn_match_table_get_match (table), &g_array_index (step->moves, GnMove, 0),
                                  self->facts);
  return self;
}

static gboolean
occurs (const char *text,
        const char *wanted)
{
  g_autofree char *folded = gn_fold (text);

  return strstr (folded, wanted) != NULL;
}

gboolean
gn_log_item_has (GnLogItem     *self,
                 const GnMatch *match,
                 const char    *wanted,
                 gboolean       covered)
{
  if (occurs (self->text, wanted) || (self->why && occurs (self->why, wanted)))
    return TRUE;
  for (guint i = 0; i < self->facts->len; i++)
    {
      g_autofree char *text = gn_say_text (match, &g_array_index (self->facts, GnSay, i), covered);

      if (occurs (text, wanted))
        return TRUE;
    }
  return FALSE;
}

gboolean
gn_log_item_is_of (GnLogItem    *self,
                   const GnStep *step,
                   guint         line)
{
  return self->number == step->number && self->kind == step->kind && self->flags == step->flags && self->line == line
         && g_strcmp0 (self->why, step->why) == 0;
}
