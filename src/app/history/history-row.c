/* history-row.c: row for a match in the history, below the heading of its evening if it is the first one
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
  GtkBox          parent_instance;

  char           *uri;
  char           *game, *name;   /* its id, and what was typed for it */
  gboolean        trouble;   /* it cannot be opened */
  guint32         day;       /* its evening */
  GtkWidget      *heads;
  GtkWidget      *month;
  GtkLabel       *month_title;
  GtkLabel       *month_note;
  GtkLabel       *evening_title;
  GtkLabel       *evening_note;
  GtkWidget      *evening_open;
  GtkWidget      *entry;
  GtkCheckButton *check;
  GnPiece        *emblem;
  GtkLabel       *title;
  GtkLabel       *subtitle;
  GtkLabel       *about;
  GtkWidget      *suffixes;
  GtkButton      *open;
  GtkMenuButton  *more;
};

G_DEFINE_FINAL_TYPE (GnHistoryRow, gn_history_row, GTK_TYPE_BOX)

/* What people wrote about it, in one paragraph. */
static char *
about_of (const GnAbout *about)
{
  g_autofree char *note = gn_plain_note (about->note);
  const char *const parts[] = { about->place, about->expansion, note };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i])
      g_string_append_printf (text, "%s%s", text->len ? " · " : "", parts[i]);
  return g_string_free (text, FALSE);
}

static void
append_item (GMenu      *menu,
             const char *label,
             const char *action,
             const char *uri)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", uri);
  g_menu_append_item (menu, item);
}

static void
append_game (GMenu        *menu,
             GnHistoryRow *self)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (_("Figures of the _game"), NULL);

  g_menu_item_set_action_and_target (item, "win.game", "(ss)", self->game, self->name);
  g_menu_append_item (menu, item);
}

static void
append_evening (GMenu        *menu,
                GnHistoryRow *self)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (_("The whole e_vening"), NULL);

  g_menu_item_set_action_and_target (item, "win.evening", "u", self->day);
  g_menu_append_item (menu, item);
}

static void
make_menu (GtkMenuButton *button,
           gpointer       data)
{
  GnHistoryRow *self = data;
  g_autoptr (GMenu) menu = g_menu_new ();

  if (!self->trouble)
    {
      g_autoptr (GFile) record = g_file_new_for_uri (self->uri), photo = gn_photo_file (record);
      const gboolean has_photo = g_file_query_exists (photo, NULL);

      append_item (menu, _("_Place and note…"), "history.about", self->uri);
      append_item (menu, has_photo ? _("Replace the ph_oto…") : _("Add a ph_oto…"), "history.photo", self->uri);
      if (has_photo)
        append_item (menu, _("_Remove the photo"), "history.remove-photo", self->uri);
      append_item (menu, _("_Print the scoresheet…"), "history.print-one", self->uri);
      append_game (menu, self);
      append_evening (menu, self);
    }
  append_item (menu, _("_Export the record…"), "win.export", self->uri);
  append_item (menu, _("_Delete this match"), "history.delete-one", self->uri);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

void
gn_history_row_show (GnHistoryRow         *self,
                     const GnHistoryEntry *entry)
{
  const GnRecordInfo *info = entry->info;
  const gboolean ended = info->over || info->stopped;
  g_autofree char *title = gn_record_title (info);
  g_autofree char *subtitle = gn_record_line (info);
  g_autofree char *about = about_of (entry->about);
  g_autofree char *emblem = gn_record_emblem (info);
  g_autofree char *open = gn_fill (_("Continue {game}"), "game", title, NULL);
  g_autofree char *more = gn_fill (_("More about {game}"), "game", title, NULL);
  /* Translators: a box to tick; {match} has the day, the outcome and the people. */
  g_autofree char *check = gn_fill (_("{game}: {match}"), "game", title, "match", subtitle, NULL);
  g_autofree char *said = *about ? g_strconcat (check, " · ", about, NULL) : g_strdup (check);

  g_free (self->uri);
  self->uri = g_file_get_uri (info->file);
  g_free (self->game);
  self->game = g_strdup (info->game_id);
  g_free (self->name);
  self->name = g_strdup (info->title ? info->title : "");
  self->trouble = info->trouble != NULL;
  self->day = entry->day;
  gn_piece_set_name (self->emblem, emblem);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, subtitle);
  gtk_label_set_label (self->about, about);
  gtk_widget_set_visible (GTK_WIDGET (self->about), *about != '\0');
  gn_say_name (GTK_WIDGET (self->check), said);
  gtk_widget_set_visible (GTK_WIDGET (self->open), !info->trouble && !ended);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open), "s", self->uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->open), "win.open");
  gn_say_name (GTK_WIDGET (self->open), open);
  gn_set_tooltip (GTK_WIDGET (self->more), more);
  gn_say_name (GTK_WIDGET (self->more), more);
}

/* A button that goes while it has, or had, the focus leaves its list thinking so: Tab would stay where it is. */
static void
forget_focus (GnHistoryRow *self,
              GtkWidget    *going)
{
  GtkWidget *place = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && gtk_widget_is_ancestor (focus, going))
    gtk_widget_grab_focus (place);
  for (GtkWidget *at = going; at && at != place; at = gtk_widget_get_parent (at))
    gtk_widget_set_focus_child (at, NULL);
  if (place)
    gtk_widget_set_focus_child (place, NULL);
}

void
gn_history_row_set_heads (GnHistoryRow *self,
                          guint32       day,
                          guint         month,
                          guint         evening,
                          gboolean      last)
{
  GDate date;

  gn_set_class (self->entry, "first", evening > 0);
  gn_set_class (self->entry, "last", last);
  if (!evening && gtk_widget_get_focus_child (self->heads))
    forget_focus (self, self->heads);
  gtk_widget_set_visible (self->heads, evening > 0 && g_date_valid_julian (day));
  if (!evening || !g_date_valid_julian (day))
    return;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  g_autoptr (GDateTime) noon = g_date_time_new_local (g_date_get_year (&date), g_date_get_month (&date),
                                                      g_date_get_day (&date), 12, 0, 0);
  /* Translators: a month and its year, as strftime() writes it: "November 2026". */
  g_autofree char *month_name = g_date_time_format (noon, _("%B %Y"));
  /* Translators: today's date below "Tonight", as strftime() writes it: "Friday, November 20". */
  g_autofree char *day_name = g_date_time_format (noon, _("%A, %B %-e"));
  g_autofree char *month_text = gn_upper_first (month_name), *day_text = gn_upper_first (day_name);
  g_autofree char *in_month = g_strdup_printf ("%u", month), *in_evening = g_strdup_printf ("%u", evening);
  g_autofree char *month_note = gn_fill (ngettext ("{n} match", "{n} matches", month), "n", in_month, NULL);
  g_autofree char *evening_note = gn_fill (ngettext ("{n} match", "{n} matches", evening), "n", in_evening, NULL);

  gtk_widget_set_visible (self->month, month > 0);
  gtk_label_set_label (self->month_title, month_text);
  gtk_label_set_label (self->month_note, month_note);
  gtk_label_set_label (self->evening_title, day_text);
  gtk_label_set_label (self->evening_note, evening_note);

  /* Translators: a button beside the heading of an evening; {day} is "Friday, November 20". */
  g_autofree char *open = gn_fill (_("The whole evening: {day}"), "day", day_text, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->evening_open), "u", day);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->evening_open), "win.evening");
  gn_set_tooltip (self->evening_open, open);
  gn_say_name (self->evening_open, open);
}

void
gn_history_row_set_choosing (GnHistoryRow *self,
                             gboolean      choosing,
                             gboolean      chosen)
{
  if (choosing && gtk_widget_get_visible (self->suffixes))
    {
      forget_focus (self, self->suffixes);
      forget_focus (self, self->heads);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->check), choosing);
  gtk_widget_set_visible (self->suffixes, !choosing);
  gtk_widget_set_visible (self->evening_open, !choosing);
  gtk_check_button_set_active (self->check, chosen);
}

const char *
gn_history_row_get_uri (GnHistoryRow *self)
{
  return self->uri;
}

const char *
gn_history_row_get_name (GnHistoryRow *self)
{
  return gn_get_name (GTK_WIDGET (self->check));
}

void
gn_history_row_popup (GnHistoryRow *self)
{
  if (gtk_widget_get_visible (self->suffixes))
    gtk_menu_button_popup (self->more);
}

/* A heading is no part of the match below it. */
static void
on_heads_pressed (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
gn_history_row_finalize (GObject *object)
{
  g_free (GN_HISTORY_ROW (object)->uri);
  g_free (GN_HISTORY_ROW (object)->game);
  g_free (GN_HISTORY_ROW (object)->name);
  G_OBJECT_CLASS (gn_history_row_parent_class)->finalize (object);
}

static void
gn_history_row_class_init (GnHistoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gn_history_row_finalize;
  g_type_ensure (GN_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/history/history-row.ui");
  gn_bind_children (widget_class, GnHistoryRow, heads, month, month_title, month_note, evening_title, evening_note,
                    evening_open, entry, check, emblem, title, subtitle, about, suffixes, open, more);
  gtk_widget_class_bind_template_callback (widget_class, on_heads_pressed);
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
