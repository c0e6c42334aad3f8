/* table-page-notices.c: messages of a table page beside the table: subtitle, banners, notices, an earlier moment
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-page-private.h"

#include <glib/gi18n.h>

#include "core/base/json.h"
#include "app/widgets/unavailable.h"
#include "app/widgets/template.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/state/position.h"
#include "core/words/text.h"

/* ---- The header ---------------------------------------------------------- */

void
gn_table_page_show_subtitle (GnTablePage *self)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  g_autofree char *subtitle = NULL;
  const char *set = match->set ? gn_set_get_title (match->set) : NULL;

  for (guint i = 0; match->game->fields[i].type; i++)
    if ((match->game->fields[i].flags & GN_FIELD_CLOCK) && !match->game->fields[i].dim[0])
      {
        const int now = gn_field_get (&match->game->fields[i], gn_table_model_state (self->model), -1, -1);
        g_autofree char *n = gn_number_text (now);

        /* in round 0 the table is still being set up */
        if (now <= 0)
          break;
        subtitle = set && *set
          /* Translators: under the title: the clock ("Round"), its figure, and the component set */
          ? gn_fill (_("{clock} {n} · {set}"), "clock", gn_tr (match->game->fields[i].title), "n", n, "set", set, NULL)
          : gn_fill (_("{clock} {n}"), "clock", gn_tr (match->game->fields[i].title), "n", n, NULL);
        break;
      }
  if (!subtitle)
    subtitle = g_strdup (set ? set : "");

  if (g_strcmp0 (subtitle, self->subtitle) != 0)
    {
      g_free (self->subtitle);
      self->subtitle = g_steal_pointer (&subtitle);
      g_object_notify (G_OBJECT (self), "subtitle");
    }
}

/* ---- Banners and notices -------------------------------------------------- */

void
gn_table_page_make_banner (GnTablePage *self,
                           GnBannerRow *banner)
{
  banner->row = gn_template_new ("table/banner");
  banner->picture = gn_template_part (banner->row, "picture");
  banner->text = gn_template_part (banner->row, "text");
  banner->clause = gn_template_part (banner->row, "clause");
  gtk_box_append (self->banner_box, banner->row);
}

void
gn_table_page_show_banners (GnTablePage *self)
{
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  const GnMatch *match = gn_match_table_get_match (self->table);
  g_autoptr (GPtrArray) banners = klass->banners ? klass->banners (self->panel, gn_table_model_state (self->model))
                                                 : NULL;
  guint n = banners ? banners->len : 0;

  for (guint i = 0; i < GN_PAGE_BANNERS; i++)
    {
      GnBannerRow *row = &self->banner[i];
      const GnPanelBanner *banner = i < n ? banners->pdata[i] : NULL;

      gtk_widget_set_visible (row->row, banner != NULL);
      if (!banner)
        continue;

      gtk_widget_set_visible (row->picture, banner->icon || banner->seat >= 0);
      if (banner->seat >= 0)
        {
          gn_piece_set_name (GN_PIECE (row->picture), gn_seat_icon (gn_pieces_seat_paint (match, banner->seat)));
          gn_piece_set_colour (GN_PIECE (row->picture), gn_pieces_seat_paint (match, banner->seat));
        }
      else if (banner->icon)
        gn_piece_set_name (GN_PIECE (row->picture), banner->icon);
      gn_rich_label_set_marked (row->text, match, banner->text);
      gtk_widget_set_visible (row->clause, banner->clause != NULL);
      if (banner->clause)
        {
          gtk_button_set_label (GTK_BUTTON (row->clause), banner->clause);
          gtk_actionable_set_action_target (GTK_ACTIONABLE (row->clause), "s", banner->clause);
          gtk_actionable_set_action_name (GTK_ACTIONABLE (row->clause), "table.rule");
        }
      gn_set_class (row->row, "strong-banner", banner->strong);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->banner_box), n > 0);
}

/* Shown in place of the bottom bar, because over the table it would take clicks meant for the board. It stays
 * until the next entry, however slowly somebody reads. */
void
gn_table_page_tell (GnTablePage *self,
                    const char  *text,
                    const char  *button,
                    const char  *action)
{
  g_autofree char *plain = gn_plain_lines (text, GN_MAX_FAULT);

  self->told_moment = gn_table_model_get_moment (self->model);
  gtk_label_set_label (self->told_label, plain);
  gn_accessible_name (self->told, plain);
  gtk_widget_set_visible (GTK_WIDGET (self->told_button), button != NULL);
  if (button)
    {
      gtk_button_set_label (self->told_button, button);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->told_button), action);
    }
  gtk_widget_set_visible (self->told, TRUE);
}

gboolean
gn_table_page_put_away (GnTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (self->told);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (!gtk_widget_get_visible (self->told))
    return FALSE;
  gtk_widget_set_visible (self->told, FALSE);
  if (focus && gtk_widget_is_ancestor (focus, self->told))
    gn_table_page_home (self);
  return TRUE;
}

/* "Alphonse takes the only card left. Done by itself, ZAV-051": shows a move that the middle layer made, so that
 * nobody wonders. */
void
gn_table_page_show_notice (GnTablePage   *self,
                           const GnStory *story)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  guint n = gn_match_table_get_n_steps (self->table);
  const GnStep *step = story && n ? gn_match_table_get_step (self->table, n) : NULL;
  const GnMove *forced = NULL;

  for (guint i = 0; step && step->moves && i < MIN (step->moves->len, 64) && !forced; i++)
    if (step->forced >> i & 1 && g_array_index (step->moves, GnMove, i).seat >= 0)
      forced = &g_array_index (step->moves, GnMove, i);

  if (forced)
    {
      const char *clause = match->game->verbs[forced->verb].clause;
      gboolean secret = FALSE;

      /* Values that only the player may read are not shown here. */
      for (const GnArg *arg = match->game->verbs[forced->verb].args; arg->kind; arg++)
        secret |= gn_arg_is_secret (match, arg);

      g_autofree char *phrase = secret ? g_strdup (gn_tr (match->game->verbs[forced->verb].title))
                                       : gn_move_label (match, forced);
      /* Translators: a move that was the only one left, and so was made automatically */
      g_autofree char *text = gn_fill (_("{who}: {move}. Done by itself, nothing else was possible."),
                                       "who", gn_match_name (match, forced->seat), "move", phrase, NULL);

      gn_rich_label_set_text (self->notice_text, text);
      gtk_widget_set_visible (GTK_WIDGET (self->notice_clause), clause != NULL);
      if (clause)
        {
          gtk_button_set_label (self->notice_clause, clause);
          gtk_actionable_set_action_target (GTK_ACTIONABLE (self->notice_clause), "s", clause);
        }
    }
  gtk_revealer_set_reveal_child (self->notice_revealer, forced != NULL);
}

void
gn_table_page_show_past (GnTablePage *self)
{
  gboolean past = gn_table_model_is_past (self->model);

  if (past)
    {
      guint moment = gn_table_model_get_moment (self->model), all = gn_match_table_get_n_steps (self->table);
      g_autofree char *n = g_strdup_printf ("%u", moment);
      g_autofree char *of = g_strdup_printf ("%u", all);
      g_autofree char *entry = moment ? gn_match_table_step_text (
                                 self->table, gn_match_table_get_step (self->table, moment), GN_PUBLIC)
                                      : NULL;
      g_autofree char *text = entry && *entry
                                ? gn_fill (_("You look at the table after entry {n} of {all}: {entry}"), "n", n, "all",
                                           of, "entry", entry, NULL)
                                : gn_fill (_("You look at the table as it was in the beginning, before {all} entries"),
                                           "all", of, NULL);

      gtk_label_set_label (self->past_label, text);
      gn_set_tooltip (GTK_WIDGET (self->past_label), text);
    }
  gtk_revealer_set_reveal_child (self->past_revealer, past);
  gn_set_class (GTK_WIDGET (self), "past", past);
}

void
gn_table_page_show_instructions (GnTablePage   *self,
                                 const GnStory *story)
{
  GnInstructionBar *line = gn_bottom_bar_get_instructions (self->bottom);
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  const guint n = gn_match_table_get_n_steps (self->table);

  if (story || n != self->to_do_steps)
    gn_instruction_bar_show_story (line, gn_match_table_get_match (self->table), story, GN_PUBLIC);
  self->to_do_steps = n;
  gn_instruction_bar_set_past (line, gn_table_model_is_past (self->model));
  gn_instruction_bar_set_key (line, !(klass->takes_space && klass->takes_space (self->panel)));
}
