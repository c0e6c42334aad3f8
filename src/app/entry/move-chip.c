/* move-chip.c: button for one move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "move-chip.h"

#include "app/model/change.h"
#include "app/widgets/unavailable.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

GnMoveChip *
gn_move_chip_new (void)
{
  GnMoveChip *self = g_new0 (GnMoveChip, 1);

  self->button = gtk_button_new ();
  self->text = GN_RICH_LABEL (gn_rich_label_new ());
  gn_rich_label_set_lines (self->text, 2);
  gn_rich_label_set_icon_size (self->text, 16);
  g_object_set (self->text, "xalign", 0.5f, NULL);
  gtk_button_set_child (GTK_BUTTON (self->button), GTK_WIDGET (self->text));
  gtk_widget_set_hexpand (self->button, TRUE);
  gn_add_classes (self->button, "card move-chip");
  return self;
}

void
gn_move_chip_bind (GnMoveChip   *self,
                   GnTableModel       *model,
                   const GnMove *partial,
                   const char   *why)
{
  const GnMatch *match = gn_table_model_get_match (model);
  const gboolean rename = !self->bound || self->can != (why == NULL);

  self->can = why == NULL;
  if (!self->bound || !gn_move_equal (&self->partial, partial))
    {
      g_autofree char *spec = gn_move_to_spec (match, partial);

      self->partial = *partial;
      self->bound = TRUE;
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "s", spec);
    }
  /* Set the name last: an action without its target is an action of another type. */
  if (rename)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), why ? "table.why" : "table.move");
  gn_rich_label_set_lines (self->text, 2);
  gn_unavailable_set (self->button, why);
}

char *
gn_move_chip_cost (GnTableModel       *model,
                   const GnMove *partial)
{
  const GnMatch *match = gn_table_model_get_match (model);
  const GnMoveList *legal = gn_table_model_legal (model);
  g_autoptr (GnStory) story = NULL;
  g_autofree gpointer after = NULL;

  for (guint i = 0; i < legal->n; i++)
    if (gn_move_fits (match->game, partial, &legal->move[i]))
      {
        if (!gn_match_table_preview (gn_table_model_get_table (model), gn_table_model_get_viewer (model),
                                     &legal->move[i], &story, &after))
          return NULL;

        g_autoptr (GArray) changes = gn_changes_made (match, story, gn_table_model_state (model), after, partial->seat,
                                                      FALSE);

        return gn_changes_cost (match, changes);
      }
  return NULL;
}

char *
gn_move_chip_why_not (GnTableModel       *model,
                      const GnMove *partial)
{
  g_auto (GnWays) ways = { 0 };

  gn_match_table_ask (gn_table_model_get_table (model), gn_table_model_get_viewer (model), partial, &ways);
  return ways.ways
           ? NULL
           : gn_unavailable_reason (gn_table_model_get_match (model), &ways.why, gn_table_model_get_covered (model));
}
