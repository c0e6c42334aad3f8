/* checklist.c: checklist of things to do on the table before the first move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "checklist.h"

#include <glib/gi18n.h>

#include "app/widgets/template.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"

struct _GnChecklist {
  GnContainer parent_instance;

  GnDraft        *draft;
  GtkProgressBar *progress;
  GtkLabel       *count;
  GtkWidget      *tick_all;
  GtkListBox     *list;
};

G_DEFINE_FINAL_TYPE (GnChecklist, gn_checklist, GN_TYPE_CONTAINER)

static void
on_tick_all (GnChecklist *self)
{
  gn_draft_tick_all (self->draft);
}

static void
on_row_activated (GnChecklist   *self,
                  GtkListBoxRow *row)
{
  guint step = gtk_list_box_row_get_index (row);
  gboolean done = !gn_draft_get_done (self->draft, step);

  gn_draft_set_done (self->draft, step, done);
  /* After ticking, the focus moves down. */
  if (done)
    for (guint i = step + 1; i < gn_draft_get_n_steps (self->draft); i++)
      if (!gn_draft_get_done (self->draft, i))
        {
          gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, i)));
          break;
        }
}

static void
on_done (GtkButton   *button,
         GnChecklist *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_LIST_BOX_ROW);

  on_row_activated (self, GTK_LIST_BOX_ROW (row));
}

static GtkWidget *
row_at (GnChecklist *self,
        guint        step)
{
  GtkListBoxRow *there = gtk_list_box_get_row_at_index (self->list, step);

  if (there)
    return GTK_WIDGET (there);

  GtkWidget *row = gn_template_new ("setup/checklist-row");

  g_signal_connect_object (gn_template_part (row, "done"), "clicked", G_CALLBACK (on_done), self, 0);
  gtk_list_box_append (self->list, row);
  return row;
}

void
gn_checklist_show (GnChecklist *self,
                   GnDraft     *draft)
{
  guint n = gn_draft_get_n_steps (draft), left = gn_draft_n_left (draft);
  gboolean next = TRUE, pictures = FALSE;
  GtkListBoxRow *spare;

  for (guint i = 0; i < n; i++)
    pictures |= gn_draft_get_step (draft, i)->icon != NULL;
  g_set_object (&self->draft, draft);
  while ((spare = gtk_list_box_get_row_at_index (self->list, n)))
    gtk_list_box_remove (self->list, GTK_WIDGET (spare));

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = row_at (self, i), *piece = gn_template_part (row, "piece");
      const GnSetupStep *step = gn_draft_get_step (draft, i);
      g_autofree char *text = gn_draft_step_text (draft, i);
      gboolean done = gn_draft_get_done (draft, i), now = !done && next;

      gtk_check_button_set_active (gn_template_part (row, "check"), done);
      gn_piece_set_name (GN_PIECE (piece), step->icon);
      gtk_widget_set_visible (piece, pictures);
      gn_set_class (gn_template_write (row, "text", text), "quiet", done);
      gtk_widget_set_visible (gn_template_write (row, "clause", step->clause), now && step->clause);
      gtk_widget_set_visible (gn_template_part (row, "done"), now);
      gn_set_class (row, "next", now);
      gtk_widget_set_tooltip_text (row, step->clause);
      gn_say_name (row, text);
      gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_CHECKED,
                                   done ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
      if (now)
        next = FALSE;
    }

  g_autofree char *done_text = g_strdup_printf ("%u", n - left);
  g_autofree char *all_text = g_strdup_printf ("%u", n);
  /* Translators: how many steps of the setup are done: "8 of 15". */
  g_autofree char *count = gn_fill (_("{done} of {all}"), "done", done_text, "all", all_text, NULL);
  gtk_label_set_text (self->count, count);
  gtk_progress_bar_set_fraction (self->progress, n ? (double) (n - left) / n : 1);
  gn_say_name (GTK_WIDGET (self->progress), count);
  gtk_widget_set_sensitive (self->tick_all, left > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

static void
gn_checklist_dispose (GObject *object)
{
  GnChecklist *self = GN_CHECKLIST (object);

  g_clear_object (&self->draft);
  gtk_widget_dispose_template (GTK_WIDGET (self), GN_TYPE_CHECKLIST);

  G_OBJECT_CLASS (gn_checklist_parent_class)->dispose (object);
}

static void
gn_checklist_class_init (GnChecklistClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_checklist_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/setup/checklist.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gn_bind_children (widget_class, GnChecklist, progress, count, tick_all, list);
  gtk_widget_class_bind_template_callback (widget_class, on_tick_all);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
gn_checklist_init (GnChecklist *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
