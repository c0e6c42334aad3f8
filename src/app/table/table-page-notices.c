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
#include "panels/drawing/parts.h"
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

/* ---- Messages --------------------------------------------------------------- */

static GnMessageBar *
messages (GnTablePage *self)
{
  return gn_bottom_bar_get_messages (self->bottom);
}

static void
show_banners (GnTablePage *self)
{
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  const GnMatch *match = gn_match_table_get_match (self->table);
  g_autoptr (GPtrArray) banners = klass->banners ? klass->banners (self->panel, gn_table_model_state (self->model))
                                                 : NULL;

  for (guint i = 0; i < GN_MESSAGE_BANNERS; i++)
    {
      const GnPanelBanner *banner = banners && i < banners->len ? banners->pdata[i] : NULL;

      gn_message_bar_set (messages (self), GN_MESSAGE_BANNER + i,
                          banner ? &(GnMessage) {
                                     .text = banner->text,
                                     .match = match,
                                     .icon = banner->icon,
                                     .seat = banner->seat >= 0 ? gn_pieces_seat_paint (match, banner->seat) : -1,
                                     .clause = banner->clause,
                                     .strong = banner->strong,
                                     .counts = banner->counts,
                                   }
                                 : NULL);
      if (self->untold & 1u << (GN_MESSAGE_BANNER + i) && gn_table_model_get_viewer (self->model) == GN_PUBLIC)
        {
          self->untold &= ~(1u << (GN_MESSAGE_BANNER + i));
          gn_message_bar_tell (messages (self), GN_MESSAGE_BANNER + i);
        }
    }
}

/* What was entered last, for a glance whether it is what was meant. */
static void
show_last (GnTablePage *self)
{
  const guint n = gn_match_table_get_n_steps (self->table);
  const GnStep *step = n ? gn_match_table_get_step (self->table, n) : NULL;
  g_autofree char *text = step ? gn_match_table_step_text (self->table, step, GN_PUBLIC) : NULL;

  gn_message_bar_set (messages (self), GN_MESSAGE_LAST,
                      text ? &(GnMessage) { .text = text, .seat = -1 } : NULL);
}

void
gn_table_page_tell (GnTablePage *self,
                    const char  *text,
                    const char  *button,
                    const char  *action)
{
  g_autofree char *plain = gn_plain_note (text);

  self->told_moment = gn_table_model_get_moment (self->model);
  gn_message_bar_set (messages (self), GN_MESSAGE_TOLD, NULL);
  gn_message_bar_set (messages (self), GN_MESSAGE_TOLD,
                      &(GnMessage) { .text = plain, .seat = -1, .button = button, .action = action, .closes = TRUE });
}

gboolean
gn_table_page_put_away (GnTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  /* The one that is shown, or else the newest of those that close. */
  const GnMessageKind kinds[] = { gn_message_bar_get_shown (messages (self)), GN_MESSAGE_LATER, GN_MESSAGE_TOLD,
                                  GN_MESSAGE_OPENED };
  gboolean done = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (kinds) && !done; i++)
    if (kinds[i] == GN_MESSAGE_LATER)
      done = gn_table_page_drop_later (self);
    else if (kinds[i] == GN_MESSAGE_TOLD || kinds[i] == GN_MESSAGE_OPENED)
      {
        done = gn_message_bar_has (messages (self), kinds[i]);
        gn_message_bar_set (messages (self), kinds[i], NULL);
      }
  if (!done)
    return FALSE;
  if (focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (messages (self))))
    gn_table_page_home (self);
  return TRUE;
}

void
gn_table_page_set_opened (GnTablePage *self,
                          const char  *text)
{
  gn_message_bar_set (messages (self), GN_MESSAGE_OPENED,
                      text ? &(GnMessage) { .text = text, .seat = -1, .closes = TRUE } : NULL);
}

void
gn_table_page_set_trouble (GnTablePage *self,
                           const char  *text)
{
  gn_message_bar_set (messages (self), GN_MESSAGE_TROUBLE,
                      text ? &(GnMessage) { .text = text, .seat = -1, .button = _("Try again"),
                                            .action = "table.write-again" }
                           : NULL);
}

/* "Alphonse takes the only card left. Done by itself, ZAV-051": shows a move that the middle layer made, so that
 * nobody wonders. */
static void
show_notice (GnTablePage   *self,
             const GnStory *story)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  guint n = gn_match_table_get_n_steps (self->table);
  const GnStep *step = story && n ? gn_match_table_get_step (self->table, n) : NULL;
  const GnMove *forced = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; step && step->moves && i < MIN (step->moves->len, 64) && !forced; i++)
    if (step->forced >> i & 1 && g_array_index (step->moves, GnMove, i).seat >= 0)
      forced = &g_array_index (step->moves, GnMove, i);

  if (forced)
    {
      gboolean secret = FALSE;

      /* Values that only the player may read are not shown here. */
      for (const GnArg *arg = match->game->verbs[forced->verb].args; arg->kind; arg++)
        secret |= gn_arg_is_secret (match, arg);

      g_autofree char *phrase = secret ? g_strdup (gn_tr (match->game->verbs[forced->verb].title))
                                       : gn_move_label (match, forced);
      /* Translators: a move that was the only one left, and so was made automatically */
      text = gn_fill (_("{who}: {move}. Made automatically: no other move was possible."),
                      "who", gn_match_name (match, forced->seat), "move", phrase, NULL);
    }
  gn_message_bar_set (messages (self), GN_MESSAGE_NOTICE,
                      forced ? &(GnMessage) {
                                 .text = text,
                                 .seat = gn_pieces_seat_paint (match, forced->seat),
                                 .clause = match->game->verbs[forced->verb].clause,
                               }
                             : NULL);
}

static void
show_past (GnTablePage *self)
{
  gboolean past = gn_table_model_is_past (self->model);
  g_autofree char *text = NULL;

  if (past)
    {
      guint moment = gn_table_model_get_moment (self->model), all = gn_match_table_get_n_steps (self->table);
      g_autofree char *n = g_strdup_printf ("%u", moment);
      g_autofree char *of = g_strdup_printf ("%u", all);
      g_autofree char *entry = moment ? gn_match_table_step_text (
                                 self->table, gn_match_table_get_step (self->table, moment), GN_PUBLIC)
                                      : NULL;

      text = entry && *entry ? gn_fill (_("You are looking at the table after entry {n} of {all}: {entry}"),
                                        "n", n, "all", of, "entry", entry, NULL)
                             : gn_fill (_("You are looking at the table as it was at the start, before {all} entries"),
                                        "all", of, NULL);
    }
  gn_message_bar_set_past (messages (self), text);
  gn_table_page_hear_moment (self, text);
  gn_set_class (GTK_WIDGET (self), "past", past);
}

/* Instructions for the pieces stay until they are ticked off or the next entry is made; looking behind the curtain or
 * at an earlier moment does not remove them. */
static void
show_instructions (GnTablePage   *self,
                   const GnStory *story)
{
  GnInstructionBar *line = gn_message_bar_get_instructions (messages (self));
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  const guint n = gn_match_table_get_n_steps (self->table);

  if (story || n != self->to_do_steps)
    gn_instruction_bar_show_story (line, gn_match_table_get_match (self->table), story, GN_PUBLIC);
  self->to_do_steps = n;
  gn_instruction_bar_set_key (line, !(klass->takes_space && klass->takes_space (self->panel)));
}

void
gn_table_page_show_messages (GnTablePage   *self,
                             const GnStory *story)
{
  if (story || gn_table_model_get_moment (self->model) != self->told_moment)
    gn_message_bar_set (messages (self), GN_MESSAGE_TOLD, NULL);
  if (story)
    gn_message_bar_set (messages (self), GN_MESSAGE_OPENED, NULL);
  show_last (self);
  show_banners (self);
  show_notice (self, story);
  /* what has to be done now is newer, and newest what would spare the host the most */
  show_instructions (self, story);
  gn_table_page_offer_later (self);
  show_past (self);
}
