/* replace-dialog.c: dialog that replaces an earlier entry
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "replace-dialog.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "app/widgets/rich-label.h"
#include "core/words/text.h"
#include "core/words/typed.h"

struct _GnReplaceDialog {
  GnAsk         parent_instance;

  GnMatchTable *table;
  guint         n;
  GnMove        was;
  GnMove        now;
  gpointer      before;   /* the state before the entry, as everybody may know it */

  GtkWidget    *line;
  GnRichLabel  *told;
};

G_DEFINE_FINAL_TYPE (GnReplaceDialog, gn_replace_dialog, GN_TYPE_ASK)

enum { REPLACED, N_SIGNALS };
static guint signals[N_SIGNALS];

gboolean
gn_replace_dialog_fits (GnMatchTable *table,
                        guint         n)
{
  const GnMatch *match = gn_match_table_get_match (table);
  const GnStep *step = n >= 1 && n <= gn_match_table_get_n_steps (table) ? gn_match_table_get_step (table, n) : NULL;

  if (!step || step->kind != GN_STEP_MOVES || !step->moves->len || (step->forced & 1))
    return FALSE;

  const GnMove *move = &g_array_index (step->moves, GnMove, 0);

  for (const GnArg *arg = match->game->verbs[move->verb].args; arg->kind; arg++)
    if (gn_arg_is_secret (match, arg) && move->arg[arg->at] != GN_NONE)
      return FALSE;
  return !(match->game->verbs[move->verb].flags & (GN_VERB_ADJUST | GN_VERB_PART | GN_VERB_CLOSE));
}

/* Whether the line is a move that was possible then. */
static gboolean
read_line (GnReplaceDialog *self,
           GnSay           *why)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  g_auto (GnWays) ways = { 0 };
  GnMove move;

  *why = (GnSay) { 0 };
  if (gn_typed_parse (match, self->before, self->was.seat, gtk_editable_get_text (GTK_EDITABLE (self->line)), &move,
                      NULL)
      == GN_TYPED_NOTHING)
    return FALSE;
  gn_moves_ways (match, self->before, &move, &ways);
  *why = ways.why;
  if (ways.ways != 1 && !(ways.ways && ways.settled))
    return FALSE;
  self->now = ways.only;
  return TRUE;
}

static void
refresh (GnReplaceDialog *self)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  GnSay why;
  gboolean can = read_line (self, &why);

  if (can)
    {
      g_autofree char *phrase = gn_move_label (match, &self->now);
      g_autofree char *text = self->now.seat >= 0
                                ? gn_fill (_("{who}: {action}"), "who", gn_match_name (match, self->now.seat),
                                           "action", phrase, NULL)
                                : gn_upper_first (phrase);

      gn_rich_label_set_text (self->told, text);
    }
  else if (why.text)
    gn_rich_label_set_say (self->told, match, &why, FALSE, TRUE);
  else
    gn_rich_label_set_text (self->told, _("Enter the whole move, as in the line at the bottom of the table."));
  gn_ask_set_response_enabled (GN_ASK (self), "say", can && !gn_move_equal (&self->now, &self->was));
}

static void
on_response (GnReplaceDialog *self,
             const char      *response)
{
  guint later = gn_match_table_get_n_steps (self->table) - self->n, again = 0;
  GnReply reply = { .private_to = -1 };
  GnSay why;

  /* The dialog already says that the table agrees to undo something that was seen. */
  if (g_str_equal (response, "say") && read_line (self, &why)
      && gn_match_table_replace (self->table, self->n, &self->now, 1, TRUE, &reply, &again, NULL))
    g_signal_emit (self, signals[REPLACED], 0, again, later);
}

static void
gn_replace_dialog_finalize (GObject *object)
{
  GnReplaceDialog *self = GN_REPLACE_DIALOG (object);

  g_clear_object (&self->table);
  g_free (self->before);
  G_OBJECT_CLASS (gn_replace_dialog_parent_class)->finalize (object);
}

static void
gn_replace_dialog_class_init (GnReplaceDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gn_replace_dialog_finalize;
  signals[REPLACED] = g_signal_new ("replaced", GN_TYPE_REPLACE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
gn_replace_dialog_init (GnReplaceDialog *self)
{
  GnAsk *dialog = GN_ASK (self);
  GtkWidget *box = gn_column (8, NULL);

  gn_ask_set_heading (dialog, _("Change this entry"));
  gn_ask_add_responses (dialog, "cancel", _("Leave it as it is"), "say", _("Change entry"), NULL);
  gn_ask_set_response_appearance (dialog, "say", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_default_response (dialog, "say");
  gn_ask_set_close_response (dialog, "cancel");
  self->line = gtk_entry_new ();
  gtk_entry_set_activates_default (GTK_ENTRY (self->line), TRUE);
  gn_say_name (self->line, _("Change this entry"));
  self->told = GN_RICH_LABEL (gn_rich_label_new ());
  g_object_set (self->told, "xalign", 0.5f, NULL);
  gn_append (box, self->line, GTK_WIDGET (self->told), NULL);
  gn_ask_set_extra_child (dialog, box);
  g_signal_connect (self, "response", G_CALLBACK (on_response), NULL);
}

GtkWidget *
gn_replace_dialog_new (GnMatchTable *table,
                       guint         n)
{
  GnReplaceDialog *self = g_object_new (GN_TYPE_REPLACE_DIALOG, NULL);
  const GnStep *step = gn_match_table_get_step (table, n);
  g_autofree char *text = NULL;

  self->table = g_object_ref (table);
  self->n = n;
  self->was = g_array_index (step->moves, GnMove, 0);
  self->before = gn_match_table_state_at (table, n - 1, GN_PUBLIC);
  gn_ask_set_body (GN_ASK (self),
                   gn_match_table_undo_needs_agreement (table, n - 1)
                     ? _("Later entries are replayed as far as they still apply. A secret has been seen "
                         "since then, so the table has to agree.")
                     : _("Later entries are replayed as far as they still apply."));
  text = gn_move_text (gn_match_table_get_match (table), &self->was);
  gtk_editable_set_text (GTK_EDITABLE (self->line), text);
  g_signal_connect_object (self->line, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
  return GTK_WIDGET (self);
}
