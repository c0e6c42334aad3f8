/* log-item.c: line of the log, copied from its step
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "log-item.h"

#include <glib/gi18n.h>

#include "app/entry/preview.h"
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

  /* The headline is the fact with the verb's clause, or the one with its picture (gems mined, rather than the toll
   * paid for them); the first fact if there is neither. */
  if (step->moves && step->moves->len)
    {
      const GnMatch *match = gn_match_table_get_match (table);
      const GnVerb *verb = &match->game->verbs[g_array_index (step->moves, GnMove, 0).verb];
      gboolean found = FALSE;

      for (guint i = self->facts->len; verb->clause && i-- > 0;)
        if (g_strcmp0 (gn_say_clause (match, &g_array_index (self->facts, GnSay, i)), verb->clause) == 0)
          {
            self->headline = i;
            found = TRUE;
          }
      for (guint i = self->facts->len; !found && verb->icon && i-- > 0;)
        if (g_strcmp0 (match->game->texts[g_array_index (self->facts, GnSay, i).text].icon, verb->icon) == 0)
          self->headline = i;
    }
  return self;
}

gboolean
gn_log_item_is_of (GnLogItem    *self,
                   const GnStep *step,
                   guint         line)
{
  return self->number == step->number && self->kind == step->kind && self->flags == step->flags && self->line == line
         && g_strcmp0 (self->why, step->why) == 0;
}
