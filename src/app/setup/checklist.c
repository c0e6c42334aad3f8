/* checklist.c: checklist of things to do on the table before the first move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "checklist.h"

#include <glib/gi18n.h>

#include "panels/drawing/piece.h"
#include "core/words/text.h"

typedef struct {
  GtkWidget *row;
  GtkWidget *check;
  GtkWidget *piece;
  GtkWidget *label;
  GtkWidget *clause;
  GtkWidget *done;
} Line;

struct _GnChecklist {
  GtkWidget       parent_instance;

  GnDraft        *draft;
  GArray         *lines;
  GtkProgressBar *progress;
  GtkLabel       *count;
  GtkWidget      *tick_all;
  GtkListBox     *list;
};

G_DEFINE_FINAL_TYPE (GnChecklist, gn_checklist, GTK_TYPE_WIDGET)

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
    for (guint i = step + 1; i < self->lines->len; i++)
      if (!gn_draft_get_done (self->draft, i))
        {
          gtk_widget_grab_focus (g_array_index (self->lines, Line, i).row);
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

static void
add_line (GnChecklist *self)
{
  Line line;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7), *key;

  line.check = gtk_check_button_new ();
  gtk_widget_set_can_focus (line.check, FALSE);
  gtk_widget_set_can_target (line.check, FALSE);
  gtk_widget_set_valign (line.check, GTK_ALIGN_CENTER);
  line.piece = gn_piece_new (NULL, 26);
  gtk_widget_set_size_request (line.piece, 34, -1);
  gtk_widget_set_valign (line.piece, GTK_ALIGN_CENTER);
  line.label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (line.label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (line.label), 0);
  line.clause = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (line.clause), 0);
  gtk_widget_add_css_class (line.clause, "clause");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), line.label);
  gtk_box_append (GTK_BOX (words), line.clause);

  line.done = gtk_button_new ();
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name ("object-select-symbolic"));
  /* Translators: a button: this step of the setup is done. */
  gtk_box_append (GTK_BOX (content), gtk_label_new (_("Done")));
  /* Translators: the name on the space bar. */
  key = gtk_label_new (C_("key", "Space"));
  gtk_widget_add_css_class (key, "key");
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), key);
  gtk_button_set_child (GTK_BUTTON (line.done), content);
  gtk_widget_set_can_focus (line.done, FALSE);
  gtk_widget_set_valign (line.done, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (line.done, "suggested-action");
  g_signal_connect_object (line.done, "clicked", G_CALLBACK (on_done), self, 0);

  gtk_box_append (GTK_BOX (box), line.check);
  gtk_box_append (GTK_BOX (box), line.piece);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), line.done);
  line.row = gtk_list_box_row_new ();
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (line.row), box);
  gtk_widget_add_css_class (line.row, "check-row");
  gtk_list_box_append (self->list, line.row);
  g_array_append_val (self->lines, line);
}

void
gn_checklist_show (GnChecklist *self,
                   GnDraft     *draft)
{
  guint n = gn_draft_get_n_steps (draft), left = gn_draft_n_left (draft);
  gboolean next = TRUE, pictures = FALSE;

  for (guint i = 0; i < n; i++)
    pictures |= gn_draft_get_step (draft, i)->icon != NULL;
  g_set_object (&self->draft, draft);
  while (self->lines->len < n)
    add_line (self);
  while (self->lines->len > n)
    {
      gtk_list_box_remove (self->list, g_array_index (self->lines, Line, self->lines->len - 1).row);
      g_array_set_size (self->lines, self->lines->len - 1);
    }

  for (guint i = 0; i < n; i++)
    {
      Line *line = &g_array_index (self->lines, Line, i);
      const GnSetupStep *step = gn_draft_get_step (draft, i);
      g_autofree char *text = gn_draft_step_text (draft, i);
      gboolean done = gn_draft_get_done (draft, i), now = !done && next;

      gtk_check_button_set_active (GTK_CHECK_BUTTON (line->check), done);
      gn_piece_set_name (GN_PIECE (line->piece), step->icon);
      gtk_widget_set_visible (line->piece, pictures);
      gtk_label_set_text (GTK_LABEL (line->label), text);
      gtk_label_set_text (GTK_LABEL (line->clause), step->clause);
      gtk_widget_set_visible (line->clause, now && step->clause);
      gtk_widget_set_visible (line->done, now);
      (now ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (line->row, "next");
      (done ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (line->label, "quiet");
      gtk_widget_set_tooltip_text (line->row, step->clause);
      gtk_accessible_update_property (GTK_ACCESSIBLE (line->row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
      gtk_accessible_update_state (GTK_ACCESSIBLE (line->row), GTK_ACCESSIBLE_STATE_CHECKED,
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, count, -1);
  gtk_widget_set_sensitive (self->tick_all, left > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

static void
gn_checklist_dispose (GObject *object)
{
  GnChecklist *self = GN_CHECKLIST (object);
  GtkWidget *child;

  g_clear_object (&self->draft);
  g_clear_pointer (&self->lines, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), GN_TYPE_CHECKLIST);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (gn_checklist_parent_class)->dispose (object);
}

static void
gn_checklist_class_init (GnChecklistClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_checklist_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/setup/checklist.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, GnChecklist, progress);
  gtk_widget_class_bind_template_child (widget_class, GnChecklist, count);
  gtk_widget_class_bind_template_child (widget_class, GnChecklist, tick_all);
  gtk_widget_class_bind_template_child (widget_class, GnChecklist, list);
  gtk_widget_class_bind_template_callback (widget_class, on_tick_all);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
gn_checklist_init (GnChecklist *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  gtk_widget_init_template (GTK_WIDGET (self));
}
