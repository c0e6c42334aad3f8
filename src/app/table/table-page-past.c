/* table-page-past.c: actions on the past of a table: undo, corrections, notes, and the end by agreement
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-page-private.h"

#include <glib/gi18n.h>

#include "app/entry/by-hand.h"
#include "app/widgets/compat.h"
#include "app/correct/correct-dialog.h"
#include "app/widgets/dealers.h"
#include "app/correct/replace-dialog.h"
#include "core/library/library.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

/* ---- Undo ------------------------------------------------------------------ */

typedef struct {
  GnTablePage *page;
  guint        to;
  void       (*then) (GnTablePage *page);
} Undo;

static void
undo_now (Undo     *undo,
          gboolean  agreed)
{
  GnTablePage *self = undo->page;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = gn_match_table_undo_name (self->table);
  gboolean last = undo->to == gn_match_table_undo_target (self->table);
  guint back = gn_match_table_get_n_steps (self->table) - undo->to;

  if (!undo->then)
    gn_table_page_keep_later (self, undo->to);
  if (!gn_match_table_undo (self->table, undo->to, agreed, &error))
    {
      gn_table_page_tell (self, error->message, NULL, NULL);
      return;
    }
  /* what somebody was to look at is not there any more */
  if (gn_curtain_is_up (self->curtain) && !gn_curtain_is_decision (self->curtain))
    gn_curtain_lower (self->curtain);
  if (undo->then)
    undo->then (self);
  else if (last && name)
    {
      g_autofree char *text = gn_fill (_("Undone: {entry}"), "entry", name, NULL);

      gn_table_page_tell (self, text, _("Redo"), "table.redo");
    }
  else
    {
      g_autofree char *n = g_strdup_printf ("%u", back);
      g_autofree char *text = gn_fill (ngettext ("{n} entry undone", "{n} entries undone", back), "n", n, NULL);

      gn_table_page_tell (self, text, _("Redo"), "table.redo");
    }
}

static void
on_agreed (GnAsk      *dialog,
           const char *response,
           Undo       *undo)
{
  if (g_str_equal (response, "agree"))
    undo_now (undo, gn_match_table_undo_needs_agreement (undo->page->table, undo->to));
}

/* Freed with the dialog, whether it was answered or closed with its window. */
static void
undo_free (gpointer  data,
           GClosure *closure)
{
  Undo *undo = data;

  g_object_unref (undo->page);
  g_free (undo);
}

void
gn_table_page_undo_to (GnTablePage *self,
                       guint        to,
                       void       (*then) (GnTablePage *self))
{
  Undo undo = { self, to, then };

  const gboolean seen = gn_match_table_undo_needs_agreement (self->table, to);

  /* behind the curtain nobody sees what is taken back */
  if (!seen && !gn_curtain_is_up (self->curtain))
    {
      undo_now (&undo, FALSE);
      return;
    }

  g_autofree char *name = gn_match_table_undo_name (self->table);
  GtkWidget *dialog = gn_ask_new (
    _("Does the table agree?"),
    seen ? _("Somebody has seen an outcome or a secret since then. Undoing does not make it unseen; the log will "
             "record that the table agreed.")
         : name);

  gn_ask_add_responses (GN_ASK (dialog), "cancel", _("Leave it"), "agree", _("The table agrees"), NULL);
  gn_ask_set_response_appearance (GN_ASK (dialog), "agree", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_default_response (GN_ASK (dialog), "agree");
  gn_ask_set_close_response (GN_ASK (dialog), "cancel");
  g_object_ref (self);
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_agreed), g_memdup2 (&undo, sizeof undo), undo_free, 0);
  gn_ask_open (dialog, GTK_WIDGET (self));
}

static void
on_undo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnTablePage *self = data;
  guint to = gn_match_table_undo_target (self->table);

  if (to >= gn_match_table_get_n_steps (self->table))
    gn_table_page_tell (self, _("There is nothing to undo."), NULL, NULL);
  else
    gn_table_page_undo_to (self, to, NULL);
}

static void
on_undo_to (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  GnTablePage *self = data;
  guint to = MAX (g_variant_get_int32 (parameter), 0);

  if (to < gn_match_table_get_n_steps (self->table))
    gn_table_page_undo_to (self, to, NULL);
  else
    gn_table_page_tell (self, _("The table is already at this entry."), NULL, NULL);
}

static void
on_redo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnTablePage *self = data;
  g_autoptr (GError) error = NULL;

  if (gn_match_table_redo (self->table, &error))
    /* Translators: for a screen reader, before what was entered */
    gn_table_page_hear_first (self, _("Redone."));
  else
    gn_table_page_tell (self, error->message, NULL, NULL);
}

static void
on_enter_again (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  gn_table_page_enter_again (data);
}

/* ---- Corrections ------------------------------------------------------------ */

/* The dialog lies over the table, and is as large: what was open there is about a state that may be gone after it. */
static void
present_correct (GnTablePage *self,
                 GtkWidget   *dialog)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  gn_table_page_clear (self);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (window));
  if (gtk_widget_get_width (window) > 0)
    gtk_window_set_default_size (GTK_WINDOW (dialog), gtk_widget_get_width (window), gtk_widget_get_height (window));
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (gn_table_page_ask_owed), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_correct (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  GnTablePage *self = data;

  present_correct (self, gn_correct_dialog_new (self->table));
}

/* Whether corrected or not, replay the later entries as far as they still fit. */
static void
on_amended (GnTablePage *self,
            gboolean     accepted)
{
  g_autoptr (GnReplayRest) again = g_steal_pointer (&self->again);
  guint said;
  GnSay why;
  gboolean open;

  if (!again)
    return;
  if (!accepted)
    {
      while (gn_match_table_redo (self->table, NULL))
        ;
      gn_table_page_tell (self, _("Nothing was corrected. The table is unchanged."), NULL, NULL);
      return;
    }

  said = gn_replay_rest_say (again, self->table, 0, &why, &open);

  const guint all = gn_replay_rest_length (again);
  g_autofree char *of = g_strdup_printf ("%u", all);

  if (said < all)
    {
      g_autofree char *stop = gn_table_page_stopped (self, again, 0, said, open ? &why : NULL);
      /* Translators: after a correction of the past; {stop}: "3 of 8 later entries still fit …" */
      g_autofree char *text = gn_fill (_("Corrected. {stop}"), "stop", stop, NULL);

      gn_table_page_tell (self, text, NULL, NULL);
      gn_table_page_keep_rest (self, again, said);
    }
  else
    {
      g_autofree char *text = gn_fill (
        ngettext ("Corrected. The {all} later entry still fits.", "Corrected. All {all} later entries still fit.", all),
        "all", of, NULL);

      gn_table_page_tell (self, all ? text : _("Corrected."), NULL, NULL);
    }
}

static void
amend_from_here (GnTablePage *self)
{
  GtkWidget *dialog = gn_correct_dialog_new (self->table);

  g_signal_connect_object (dialog, "finished", G_CALLBACK (on_amended), self, G_CONNECT_SWAPPED);
  present_correct (self, dialog);
}

static void
on_amend_at (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  GnTablePage *self = data;
  guint to = MAX (g_variant_get_int32 (parameter), 0);

  if (to >= gn_match_table_get_n_steps (self->table))
    {
      on_correct (NULL, NULL, self);
      return;
    }
  g_clear_pointer (&self->again, gn_replay_rest_free);
  self->again = gn_replay_rest_new (self->table, to, G_MAXUINT);
  gn_table_page_undo_to (self, to, amend_from_here);
}

static void
on_replaced (GnTablePage *self,
             guint        again,
             guint        all)
{
  g_autofree char *n = g_strdup_printf ("%u", again);
  g_autofree char *of = g_strdup_printf ("%u", all);
  g_autofree char *some = gn_fill (
    _("Corrected. {n} of {all} later entries still fit; enter the others again."), "n", n, "all", of, NULL);
  g_autofree char *whole = gn_fill (
    ngettext ("Corrected. The {all} later entry still fits.", "Corrected. All {all} later entries still fit.", all),
    "all", of, NULL);

  gn_table_page_tell (self, again < all ? some : all ? whole : _("Corrected."), NULL, NULL);
}

static void
on_replace (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  GnTablePage *self = data;
  gint32 n = g_variant_get_int32 (parameter);
  GtkWidget *dialog;

  if (n < 1 || !gn_replace_dialog_fits (self->table, n))
    {
      gn_table_page_tell (self, _("This entry can only be undone."), NULL, NULL);
      return;
    }
  dialog = gn_replace_dialog_new (self->table, n);
  g_signal_connect_object (dialog, "replaced", G_CALLBACK (on_replaced), self, G_CONNECT_SWAPPED);
  gn_ask_open (dialog, GTK_WIDGET (self));
}

/* The text whose instructions the host carries out by hand, because the game cannot know them. */
char *
gn_table_page_aloud (GnTablePage *self)
{
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);

  return klass->aloud && gn_by_hand_is_due (self->model)
           ? klass->aloud (self->panel, gn_table_model_state (self->model))
           : NULL;
}

static void
on_by_hand (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  GnTablePage *self = data;
  GtkWidget *window;

  if (!gn_by_hand_can (self->model))
    {
      gn_table_page_tell (self, _("Nothing can be done by hand now."), NULL, NULL);
      return;
    }

  g_autofree char *aloud = gn_table_page_aloud (self);

  window = gn_by_hand_new (self->model, aloud);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_window_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
}

static void
on_note_said (GnAsk       *dialog,
              const char  *response,
              GnTablePage *self)
{
  GtkWidget *entry = gn_ask_get_extra_child (dialog);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));

  if (g_str_equal (response, "note") && *text)
    gn_match_table_note (self->table, text);
}

static void
on_note (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnTablePage *self = data;
  GtkWidget *dialog = gn_ask_new (_("A note in the log"), _("It changes nothing on the table."));
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_max_length (GTK_ENTRY (entry), 500);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gn_say_name (entry, _("Note"));
  gn_ask_set_extra_child (GN_ASK (dialog), entry);
  gn_ask_add_responses (GN_ASK (dialog), "cancel", _("Cancel"), "note", _("Add the note"),
                        NULL);
  gn_ask_set_response_appearance (GN_ASK (dialog), "note", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_default_response (GN_ASK (dialog), "note");
  gn_ask_set_close_response (GN_ASK (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_note_said), self, 0);
  gn_ask_open (dialog, GTK_WIDGET (self));
}

static void
on_dealers (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  GnTablePage *self = data;
  GtkWidget *dialog = gn_dealers_new (self->table);

  gn_ask_open (dialog, GTK_WIDGET (self));
}

static void
on_stop (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  /* The window asks the table and shows the result. */
  gtk_widget_activate_action (GTK_WIDGET (data), "win.stop", NULL);
}

/* The record could not be written. */
static void
on_write_again (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  GnTablePage *self = data;
  g_autoptr (GError) error = NULL;

  if (gn_library_retry (self->table, &error))
    gn_table_page_tell (self, _("Everything is saved now."), NULL, NULL);
  else if (error)
    gn_table_page_tell (self, error->message, NULL, NULL);
}

void
gn_table_page_install_past (GnTablePage *self)
{
  static const GActionEntry entries[] = {
    { "undo", on_undo },
    { "undo-to", on_undo_to, "i" },
    { "redo", on_redo },
    { "enter-again", on_enter_again },
    { "correct", on_correct },
    { "amend-at", on_amend_at, "i" },
    { "replace", on_replace, "i" },
    { "by-hand", on_by_hand },
    { "note", on_note },
    { "dealers", on_dealers },
    { "stop", on_stop },
    { "write-again", on_write_again },
  };
  const GnGame *game = gn_match_table_get_match (self->table)->game;

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  /* In a game without such moves, or without anything to deal, the menu does not have these items. */
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "by-hand")),
                               gn_by_hand_ever (game));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "dealers")),
                               gn_game_is_dealt (game));
}
