/* log-row.c: row for an entry of the log, closed or open
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "log-row.h"

#include <glib/gi18n.h>

#include "log-item.h"
#include "app/widgets/unavailable.h"
#include "panels/drawing/parts.h"
#include "app/correct/replace-dialog.h"
#include "app/model/correction.h"
#include "panels/drawing/piece.h"
#include "app/entry/preview.h"
#include "app/widgets/rich-label.h"
#include "core/game/odds.h"
#include "core/state/position.h"
#include "core/words/text.h"
#include "sheets/pieces.h"

struct _GnLogRow {
  GnContainer parent_instance;

  GnTableModel      *model;
  GnLogItem   *item;
  gboolean     open;

  GtkLabel    *heading;
  GtkWidget   *entry;
  GnSeatToken *token;
  GtkImage    *mark;
  GnRichLabel    *text;
  GnRichLabel    *changes;
  GtkLabel    *note;
  GtkBox      *facts;       /* made for each entry, or NULL */
  GtkWidget   *buttons;
  GtkButton   *back_button;
  GtkButton   *look_button;
  GtkButton   *amend_button;
  GtkButton   *replace_button;
};

G_DEFINE_FINAL_TYPE (GnLogRow, gn_log_row, GN_TYPE_CONTAINER)

#define MOST_CHANGES 6
#define MOST_FOLLOWED 3     /* what an entry led to, in a row that is not open */
#define MOST_CHANCES 6      /* more than these are a deal, whose odds nobody asks for */

/* A figure before and after, with a picture, is told in short: "<sapphire arrow> 10→12". */
static gboolean
is_change (GnLogRow    *self,
           const GnSay *say,
           int         *was,
           int         *now)
{
  const GnMatch *match = gn_table_model_get_match (self->model);

  return gn_say_icon (match, say) && gn_fact_change (match, say, was, now)
         && !(match->game->texts[say->text].covered && gn_table_model_get_covered_of (self->model, -1));
}

static void
show_changes (GnLogRow *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  guint n = 0;

  gn_rich_label_clear (self->changes);
  for (guint i = 0; i < self->item->facts->len && n < MOST_CHANGES; i++)
    {
      const GnSay *say = &g_array_index (self->item->facts, GnSay, i);
      int was, now;

      if (!is_change (self, say, &was, &now))
        continue;

      g_autofree char *a = gn_number_text (was);
      g_autofree char *b = gn_number_text (now);
      /* Translators: a figure before and after: "10→12" */
      g_autofree char *change = gn_fill (_("{was}→{now}"), "was", a, "now", b, NULL);

      if (n++)
        gn_rich_label_add (self->changes, "   ");
      gn_rich_label_add_icon (self->changes, gn_say_icon (match, say), NULL);
      gn_rich_label_add (self->changes, " ");
      gn_rich_label_add_strong (self->changes, change);
    }
  gn_rich_label_done (self->changes);
  gtk_widget_set_visible (GTK_WIDGET (self->changes), n > 0 && !self->open);
}

static void
add_fact (GnLogRow    *self,
          const GnSay *say)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnText *text = &match->game->texts[say->text];
  GtkWidget *label = gn_rich_label_new ();

  gn_rich_label_set_icon_size (GN_RICH_LABEL (label), 15);
  gn_rich_label_set_say (GN_RICH_LABEL (label), match, say, FALSE, gn_table_model_get_covered_of (self->model, -1));
  gtk_widget_add_css_class (label, text->chapter ? "chapter" : text->reason ? "reason" : "note");
  gtk_box_append (self->facts, label);
}

static void
add_line (GnLogRow   *self,
          const char *line,
          const char *class)
{
  GtkWidget *label = gtk_label_new (line);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, class);
  gtk_box_append (self->facts, label);
}

/* "Snail token: 14.3% (4 of 28)" */
static void
add_chances (GnLogRow *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  g_autoptr (GArray) chances = NULL;

  if (self->item->line == 0)
    return;
  chances = gn_match_table_step_chances (gn_table_model_get_table (self->model), self->item->line, GN_PUBLIC);
  if (chances->len > MOST_CHANCES)
    return;
  for (guint i = 0; i < chances->len; i++)
    {
      const GnStepChance *chance = &g_array_index (chances, GnStepChance, i);
      GnOdds odds = gn_odds (chance->weight, chance->total);
      g_autofree char *what = gn_move_label (match, &chance->move);
      g_autofree char *figure = NULL;
      g_autofree char *line = NULL;

      odds.about = chance->about;
      figure = gn_odds_text (odds);
      /* Translators: in the log: what chance brought, and how likely that was: "Snail token: 14.3% (4 of 28)" */
      line = gn_fill (_("{what}: {odds}"), "what", what, "odds", figure, NULL);
      add_line (self, line, "reason");
    }
}

/* What a correction changed, as far as all may read it: "Gold, Caroline: 5 → 7". Returns how many lines are left. */
static guint
add_corrected (GnLogRow *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  GnMatchTable *table = gn_table_model_get_table (self->model);
  g_autofree gpointer before = NULL, after = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  guint shown;

  if (self->item->kind != GN_STEP_AMEND || self->item->line == 0)
    return 0;
  /* Of covered figures the difference is told, so they are read as they are. */
  before = gn_match_table_state_at (table, self->item->line - 1, GN_EVERYTHING);
  after = gn_match_table_state_at (table, self->item->line, GN_EVERYTHING);
  gn_state_redact (match, before, GN_PUBLIC);
  gn_state_redact (match, after, GN_PUBLIC);
  lines = gn_correction_compare (match, before, after, gn_table_model_get_covered_of (self->model, -1));
  shown = self->open ? lines->len : MIN (lines->len, MOST_FOLLOWED);
  for (guint i = 0; i < shown; i++)
    add_line (self, lines->pdata[i], "note");
  return lines->len - shown;
}

/* What followed from the entry: all of it in an open row, otherwise the first things that the line above and the
 * figures do not tell. */
static void
show_facts (GnLogRow *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  GtkBox *words = GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->changes)));
  guint shown = 0, left;

  /* A box of its own each time. While a row waits for its place GTK keeps the size that a box had when it was last
   * asked, whatever is put into it. */
  if (self->facts)
    gtk_box_remove (words, GTK_WIDGET (self->facts));
  self->facts = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));
  gtk_box_insert_child_after (words, GTK_WIDGET (self->facts), GTK_WIDGET (self->changes));
  left = add_corrected (self);
  for (guint i = 0; i < self->item->facts->len; i++)
    {
      const GnSay *say = &g_array_index (self->item->facts, GnSay, i);
      int was, now;

      if ((int) i == self->item->headline)
        continue;
      if (!self->open && (match->game->texts[say->text].reason || is_change (self, say, &was, &now)))
        continue;
      if (!self->open && shown == MOST_FOLLOWED)
        {
          left++;
          continue;
        }
      add_fact (self, say);
      shown++;
    }
  if (self->open)
    add_chances (self);
  if (left)
    {
      /* Translators: in the log, below some of what followed from an entry: so many sentences are not shown */
      g_autofree char *more = g_strdup_printf (ngettext ("%u more", "%u more", left), left);

      add_line (self, more, "reason");
    }
  gtk_widget_set_visible (GTK_WIDGET (self->facts), gtk_widget_get_first_child (GTK_WIDGET (self->facts)) != NULL);
}

static void
show_note (GnLogRow *self)
{
  const GnLogItem *item = self->item;
  const char *what = NULL;
  g_autofree char *quoted = NULL;

  if (item->flags & GN_STEP_UNSEEN)
    what = _("Undone after somebody had seen a secret or an outcome; the table agreed.");
  else if (item->flags & GN_STEP_UNDONE)
    what = _("Undone.");
  else if (item->kind == GN_STEP_AMEND)
    what = item->why && *item->why ? NULL : _("No reason was given.");
  else if (item->forced)
    what = _("Made automatically: no other move was possible.");
  else if (item->forced_later && self->open)
    what = _("The next move was made automatically: no other move was possible.");
  else if (item->kind == GN_STEP_MOVES && (item->flags & GN_STEP_LOOKED) && self->open)
    what = _("Something came to light here.");

  /* For anything but moves, the line above has the words already (and the names of new components). */
  if (!what && item->kind == GN_STEP_MOVES && item->why && *item->why)
    /* Translators: the words of the host, quoted */
    quoted = gn_fill (_("“{why}”"), "why", item->why, NULL);
  gtk_label_set_label (self->note, what ? what : quoted ? quoted : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), what || quoted);
}

static void
show_mark (GnLogRow *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnLogItem *item = self->item;
  const char *icon = item->kind == GN_STEP_AMEND ? "document-edit-symbolic"
                     : item->kind == GN_STEP_TEACH ? "list-add-symbolic"
                     : item->kind == GN_STEP_TERMS ? "preferences-system-symbolic"
                     : item->kind == GN_STEP_NOTE ? "user-bookmarks-symbolic"
                     : item->kind == GN_STEP_STOP ? "media-playback-stop-symbolic"
                     : item->part ? "object-select-symbolic"
                     : item->seat < 0 ? "view-refresh-symbolic" : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->token), !icon);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), icon != NULL);
  if (icon)
    gtk_image_set_from_icon_name (self->mark, icon);
  else
    gn_seat_token_set_colour (self->token, gn_pieces_seat_paint (match, item->seat));
}

void
gn_log_row_bind (GnLogRow  *self,
                 GnTableModel    *model,
                 GnLogItem *item)
{
  const GnMatch *match = gn_table_model_get_match (model);
  gboolean undone = (item->flags & (GN_STEP_UNDONE | GN_STEP_UNSEEN)) || item->line == 0;

  self->model = model;
  g_set_object (&self->item, item);

  gtk_label_set_label (self->heading, item->heading ? item->heading : "");
  gtk_widget_set_visible (GTK_WIDGET (self->heading), item->heading != NULL);

  gn_rich_label_clear (self->text);
  if (item->headline >= 0)
    gn_rich_label_add_say (self->text, match, &g_array_index (item->facts, GnSay, item->headline), FALSE,
                           gn_table_model_get_covered_of (model, -1));
  else
    gn_rich_label_add (self->text, item->text);
  if (!*gn_rich_label_get_text (self->text))
    gn_rich_label_add (self->text, item->text);
  gn_rich_label_done (self->text);
  /* what has the focus is the place in the list */
  if (gtk_widget_get_parent (GTK_WIDGET (self)))
    gn_say_name (gtk_widget_get_parent (GTK_WIDGET (self)), gn_rich_label_get_text (self->text));

  show_mark (self);
  /* The steps in carrying out a free text are indented under its card. */
  gtk_widget_set_margin_start (self->entry, item->part ? 24 : 0);
  gn_set_class (self->entry, "part", item->part);
  gn_set_class (self->entry, "undone", undone && item->kind == GN_STEP_MOVES);
  gn_set_class (self->entry, "amended", item->kind == GN_STEP_AMEND);
  gn_log_row_set_open (self, FALSE);
}

void
gn_log_row_set_open (GnLogRow *self,
                     gboolean  open)
{
  guint last = gn_match_table_get_n_steps (gn_table_model_get_table (self->model));

  self->open = open;
  gn_set_class (self->entry, "opened", open);
  gtk_widget_set_visible (self->buttons, open && self->item->line > 0);
  if (self->item->line > 0)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->back_button), "i", (gint32) self->item->line);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->look_button), "i", (gint32) self->item->line);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->amend_button), "i", (gint32) self->item->line);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->replace_button), "i", (gint32) self->item->line);
      gn_unavailable_set (GTK_WIDGET (self->replace_button),
                          gn_replace_dialog_fits (gn_table_model_get_table (self->model), self->item->line)
                            ? NULL
                            : _("This entry can only be undone."));
      gn_unavailable_set (GTK_WIDGET (self->back_button),
                          self->item->line < last ? NULL : _("The table is already at this entry."));
      gn_unavailable_set (GTK_WIDGET (self->look_button),
                          self->item->line < last ? NULL : _("This is the present."));
    }
  show_facts (self);
  show_changes (self);
  show_note (self);
}

static void
gn_log_row_dispose (GObject *object)
{
  GnLogRow *self = GN_LOG_ROW (object);

  g_clear_object (&self->item);
  G_OBJECT_CLASS (gn_log_row_parent_class)->dispose (object);
}

static void
gn_log_row_class_init (GnLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_log_row_dispose;
  g_type_ensure (GN_TYPE_RICH_LABEL);
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/panes/log-row.ui");
  gn_bind_children (widget_class, GnLogRow, heading, entry, token, mark, text, changes, note, buttons,
                    back_button, look_button, amend_button, replace_button);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "logrow");
}

static void
gn_log_row_init (GnLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
gn_log_row_new (void)
{
  return g_object_new (GN_TYPE_LOG_ROW, NULL);
}
