/* history-row.c: row for a record in the history
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "history-row.h"

#include <glib/gi18n.h>

#include "app/model/record-summary.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"

struct _GnHistoryRow {
  GtkBox         parent_instance;

  char          *uri;
  GnPiece       *emblem;
  GtkLabel      *title;
  GtkLabel      *subtitle;
  GtkButton     *open;
  GtkMenuButton *more;
};

G_DEFINE_FINAL_TYPE (GnHistoryRow, gn_history_row, GTK_TYPE_BOX)

static char *
subtitle_of (const GnRecordInfo *info)
{
  if (info->trouble)
    return g_strdup (info->trouble);

  g_autofree char *people = info->over ? gn_record_scores (info) : gn_record_people (info);
  g_autofree char *verdict = gn_record_verdict (info);
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (info->changed);
  /* Translators: a day and a time of day, as strftime() writes them. */
  g_autofree char *day = when ? g_date_time_format (when, _("%B %-e, %Y, %H:%M")) : g_strdup ("");

  /* Translators: a record in the history: a day; the outcome; the people or their scores. */
  return gn_fill (_("{day} · {verdict} · {people}"), "day", day, "verdict", verdict, "people", people, NULL);
}

char *
gn_history_words (const GnRecordInfo *info)
{
  g_autofree char *title = gn_record_title (info);
  g_autofree char *subtitle = subtitle_of (info);
  g_autofree char *text = g_strconcat (title, " ", subtitle, NULL);

  return g_utf8_casefold (text, -1);
}

static void
make_menu (GtkMenuButton *button,
           gpointer       data)
{
  GnHistoryRow *self = data;
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuItem) export = g_menu_item_new (_("_Export the record…"), NULL);
  g_autoptr (GMenuItem) delete = g_menu_item_new (_("_Delete this table…"), NULL);

  g_menu_item_set_action_and_target (export, "win.export", "s", self->uri);
  g_menu_item_set_action_and_target (delete, "win.delete", "s", self->uri);
  g_menu_append_item (menu, export);
  g_menu_append_item (menu, delete);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

void
gn_history_row_show (GnHistoryRow       *self,
                     const GnRecordInfo *info)
{
  const gboolean ended = info->over || info->stopped;
  g_autofree char *title = gn_record_title (info);
  g_autofree char *subtitle = subtitle_of (info);
  g_autofree char *emblem = gn_shelf_emblem (info->game_id ? gn_shelf_find (info->game_id) : NULL);
  g_autofree char *open = gn_fill (ended ? _("Scoresheet of {game}") : _("Continue {game}"), "game", title, NULL);
  g_autofree char *more = gn_fill (_("More about {game}"), "game", title, NULL);

  g_free (self->uri);
  self->uri = g_file_get_uri (info->file);
  gn_piece_set_name (self->emblem, emblem);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->open), !info->trouble);
  gtk_button_set_label (self->open, ended ? _("Sheet") : _("Continue"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open), "s", self->uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->open), "win.open");
  gn_say_name (GTK_WIDGET (self->open), open);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->more), more);
  gn_say_name (GTK_WIDGET (self->more), more);
}

void
gn_history_row_popup (GnHistoryRow *self)
{
  gtk_menu_button_popup (self->more);
}

static void
gn_history_row_finalize (GObject *object)
{
  g_free (GN_HISTORY_ROW (object)->uri);
  G_OBJECT_CLASS (gn_history_row_parent_class)->finalize (object);
}

static void
gn_history_row_class_init (GnHistoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gn_history_row_finalize;
  g_type_ensure (GN_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/tonight/history-row.ui");
  gn_bind_children (widget_class, GnHistoryRow, emblem, title, subtitle, open, more);
}

static void
gn_history_row_init (GnHistoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->more, make_menu, self, NULL);
}

GtkWidget *
gn_history_row_new (void)
{
  return g_object_new (GN_TYPE_HISTORY_ROW, NULL);
}
