/* gn-table-page.c: a table: the players, the table as it lies there, what can be done, what has happened
 *
 * The desk knows; this file lets everything follow it, and lays it out by width.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "gn-table-page-private.h"

#include <glib/gi18n.h>

#include "gn-off.h"
#include "gn-piece.h"
#include "gn-player-card.h"
#include "gn-position.h"
#include "gn-text.h"
#include "gn-parts.h"
#include "gn-pieces.h"

G_DEFINE_FINAL_TYPE (GnTablePage, gn_table_page, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_TABLE, PROP_TITLE, PROP_SUBTITLE, PROP_PANE_SHOWN, PROP_ODDS, PROP_PATIENT, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { OVER, PUBLIC_WINDOW, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- What stands in the header ------------------------------------------- */

static void
show_subtitle (GnTablePage *self)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  g_autofree char *subtitle = NULL;
  const char *set = match->set ? gn_set_get_title (match->set) : NULL;

  for (guint i = 0; match->game->fields[i].type; i++)
    if ((match->game->fields[i].flags & GN_FIELD_CLOCK) && !match->game->fields[i].dim[0])
      {
        g_autofree char *n = gn_number_text (gn_field_get (&match->game->fields[i], gn_desk_state (self->desk), -1, -1));

        subtitle = set && *set
          /* Translators: under the title: the clock ("Round"), its figure, and the set of components */
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
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SUBTITLE]);
    }
}

/* ---- Banners and notices -------------------------------------------------- */

static void
make_banner (GnTablePage *self,
             GnBannerRow *banner)
{
  banner->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 11);
  banner->picture = gn_piece_new ("gold", 26);
  banner->text = GN_SAYING (gn_saying_new ());
  banner->clause = gtk_button_new ();
  gtk_widget_set_hexpand (GTK_WIDGET (banner->text), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (banner->text), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (banner->clause, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (banner->clause, "link-like");
  gtk_widget_add_css_class (banner->clause, "clause");
  gtk_widget_add_css_class (banner->row, "table-banner");
  gtk_box_append (GTK_BOX (banner->row), banner->picture);
  gtk_box_append (GTK_BOX (banner->row), GTK_WIDGET (banner->text));
  gtk_box_append (GTK_BOX (banner->row), banner->clause);
  gtk_widget_set_visible (banner->row, FALSE);
  gtk_box_append (self->banner_box, banner->row);
}

static void
show_banners (GnTablePage *self)
{
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  const GnMatch *match = gn_match_table_get_match (self->table);
  g_autoptr (GPtrArray) banners = klass->banners ? klass->banners (self->panel, gn_desk_state (self->desk)) : NULL;
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
      gn_saying_set_marked (row->text, match, banner->text);
      gtk_widget_set_visible (row->clause, banner->clause != NULL);
      if (banner->clause)
        {
          gtk_button_set_label (GTK_BUTTON (row->clause), banner->clause);
          gtk_actionable_set_action_target (GTK_ACTIONABLE (row->clause), "s", banner->clause);
          gtk_actionable_set_action_name (GTK_ACTIONABLE (row->clause), "table.rule");
        }
      if (banner->strong)
        gtk_widget_add_css_class (row->row, "strong-banner");
      else
        gtk_widget_remove_css_class (row->row, "strong-banner");
    }
  gtk_widget_set_visible (GTK_WIDGET (self->banner_box), n > 0);
}

/* "Alphonse takes the only card left. Done by itself, ZAV-051": what the middle layer said, so that nobody wonders. */
static void
show_notice (GnTablePage   *self,
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

      /* What only the mover may read is not told here. */
      for (const GnArg *arg = match->game->verbs[forced->verb].args; arg->kind; arg++)
        secret |= (arg->flags & GN_ARG_SECRET) != 0;

      g_autofree char *phrase = secret ? g_strdup (gn_tr (match->game->verbs[forced->verb].title)) : gn_move_label (match, forced);
      /* Translators: a move that was the only one left, and so was done without being asked for */
      g_autofree char *text = gn_fill (_("{who}: {move}. Done by itself, nothing else was possible."),
                                       "who", gn_match_name (match, forced->seat), "move", phrase, NULL);

      gn_saying_set_text (self->notice_text, text);
      gtk_widget_set_visible (GTK_WIDGET (self->notice_clause), clause != NULL);
      if (clause)
        {
          gtk_button_set_label (self->notice_clause, clause);
          gtk_actionable_set_action_target (GTK_ACTIONABLE (self->notice_clause), "s", clause);
        }
    }
  gtk_revealer_set_reveal_child (self->notice_revealer, forced != NULL);
}

static void
show_past (GnTablePage *self)
{
  gboolean past = gn_desk_is_past (self->desk);

  if (past)
    {
      guint moment = gn_desk_get_moment (self->desk), all = gn_match_table_get_n_steps (self->table);
      g_autofree char *n = g_strdup_printf ("%u", moment);
      g_autofree char *of = g_strdup_printf ("%u", all);
      g_autofree char *entry = moment ? gn_match_table_step_text (self->table, gn_match_table_get_step (self->table, moment), GN_PUBLIC) : NULL;
      g_autofree char *text = entry && *entry
        ? gn_fill (_("You look at the table after entry {n} of {all}: {entry}"), "n", n, "all", of, "entry", entry, NULL)
        : gn_fill (_("You look at the table as it was in the beginning, before {all} entries"), "all", of, NULL);

      gtk_label_set_label (self->past_label, text);
      gn_set_tooltip (GTK_WIDGET (self->past_label), text);
    }
  gtk_revealer_set_reveal_child (self->past_revealer, past);
  if (past)
    gtk_widget_add_css_class (GTK_WIDGET (self), "past");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "past");
}

/* ---- Popovers -------------------------------------------------------------- */

void
gn_table_page_point (GnTablePage *self,
                     GtkPopover  *popover,
                     GtkWidget   *anchor,
                     int          verb)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  graphene_rect_t bounds;
  gboolean typing = gn_typed_entry_has_focus (gn_bottom_bar_get_entry (self->bottom));

  /* What was clicked has the focus: a thing of the table, a move of the pane, a button. */
  if (!anchor && focus && !typing && gtk_widget_get_mapped (focus)
      && (gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel))
          || (GTK_IS_BUTTON (focus) && (gtk_widget_is_ancestor (focus, self->side) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bottom))
                                        || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->player_box))))))
    anchor = self->from_key ? NULL : focus;
  if (!anchor && verb >= 0 && !typing)
    anchor = GTK_WIDGET (gn_bottom_bar_get_button (self->bottom, verb));
  if (anchor && !gtk_widget_get_mapped (anchor))
    anchor = NULL;

  /* Nothing hangs from something as large as the table itself. */
  if (anchor && gtk_widget_get_height (anchor) > gtk_widget_get_height (GTK_WIDGET (self)) / 2)
    anchor = verb >= 0 && !typing ? GTK_WIDGET (gn_bottom_bar_get_button (self->bottom, verb)) : NULL;
  if (anchor && gtk_widget_get_mapped (anchor) && gtk_widget_compute_bounds (anchor, GTK_WIDGET (self), &bounds))
    {
      gboolean low = bounds.origin.y + bounds.size.height / 2 > gtk_widget_get_height (GTK_WIDGET (self)) / 2;

      gtk_popover_set_has_arrow (popover, TRUE);
      gtk_popover_set_position (popover, low ? GTK_POS_TOP : GTK_POS_BOTTOM);
    }
  else
    {
      /* Typed: over the table, so that it stays clear of the line and its completions. */
      if (!gtk_widget_compute_bounds (GTK_WIDGET (self->panel_place), GTK_WIDGET (self), &bounds))
        return;
      gtk_popover_set_has_arrow (popover, FALSE);
      gtk_popover_set_position (popover, GTK_POS_BOTTOM);
      bounds.origin.x += 20;
      bounds.origin.y += 8;
      bounds.size.width = MIN (bounds.size.width, 420);
      bounds.size.height = 1;
    }
  gtk_popover_set_pointing_to (popover, &(GdkRectangle) { bounds.origin.x, bounds.origin.y,
                                                          MAX (bounds.size.width, 1), MAX (bounds.size.height, 1) });
}

static void
on_entry (GnTablePage *self)
{
  const GnMove *partial = gn_desk_get_partial (self->desk);
  GnTypedEntry *entry = gn_bottom_bar_get_entry (self->bottom);
  gboolean behind = gn_curtain_is_held (self->curtain) && gn_curtain_is_decision (self->curtain);

  if (!partial || behind)
    {
      gn_bottom_bar_set_open_verb (self->bottom, -1);
      gtk_popover_popdown (self->form_popover);
      if (!behind)
        gn_move_form_refresh (self->form);
      if (!gn_typed_entry_has_focus (entry))
        gn_typed_entry_write (entry, "");
      return;
    }

  gboolean open = gtk_widget_get_visible (GTK_WIDGET (self->form_popover));

  gtk_popover_popdown (GTK_POPOVER (self->why));
  gtk_popover_popdown (self->thing_popover);
  gtk_popover_popdown (self->entry_popover);
  gn_bottom_bar_set_open_verb (self->bottom, partial->verb);
  gn_rules_pane_follow (self->rules_pane, gn_desk_get_match (self->desk)->game->verbs[partial->verb].clause);
  gn_move_form_refresh (self->form);
  if (!open && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      gn_table_page_point (self, self->form_popover, NULL, partial->verb);
      gtk_popover_popup (self->form_popover);
      if (!gn_typed_entry_has_focus (entry))
        gn_move_form_grab (self->form);
    }

  if (!gn_typed_entry_has_focus (entry))
    {
      GnMove whole;
      g_autofree char *phrase = gn_move_text (gn_desk_get_match (self->desk), gn_desk_whole (self->desk, &whole) ? &whole : partial);
      g_autofree char *text = gn_without_gaps (phrase);

      gn_typed_entry_write (entry, text);
    }
}

static void
on_refused (GnTablePage  *self,
            const GnMove *move,
            const GnSay  *why)
{
  guint family;
  int index;
  const char *id;

  /* An open form says the reason itself, with its clause: nothing is laid over it; but what is missing is asked for. */
  if (!gn_desk_to_teach (gn_match_table_get_match (self->table), why, &family, &index, &id) && gn_desk_is_entering (self->desk) && gtk_widget_get_visible (GTK_WIDGET (self->form_popover))
      && gn_move_equal (gn_desk_get_partial (self->desk), move) && gn_desk_get_ways (self->desk)->ways == 0)
    {
      gtk_widget_error_bell (GTK_WIDGET (self->form_popover));
      return;
    }
  gn_table_page_explain (self, move, why);
}

static void
on_private (GnTablePage   *self,
            int            seat,
            const GnStory *story)
{
  /* Said too early, before looking: the curtain has the choice itself. */
  gboolean decision = seat == gn_desk_get_seat (self->desk) && gn_desk_secret_decision (self->desk);

  gn_curtain_raise (self->curtain, seat, decision ? NULL : story, decision);
}

gboolean
gn_table_page_owes_entry (GnTablePage *self)
{
  const GnPrompt *prompt = gn_desk_prompt (self->desk);

  return !gn_match_table_is_over (self->table) && !gn_desk_is_past (self->desk)
         && (prompt->chance || (prompt->host && gn_desk_get_seat (self->desk) < 0));
}

gboolean
gn_table_page_lays_list (GnTablePage *self)
{
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);

  return gn_table_page_owes_entry (self) && !(klass->enters && klass->enters (self->panel, gn_desk_state (self->desk)));
}

/* ---- Following the desk ----------------------------------------------------- */

static void
show_panel (GnTablePage   *self,
            const GnStory *story)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  gboolean veil = match->game->veil && match->game->veil (match) && !gn_match_table_is_over (self->table);

  /* Who looks sees their own figures; those of the others stay covered. */
  g_object_set (self->panel, "viewer", gn_desk_get_viewer (self->desk), "veil", veil, NULL);
  if (gn_desk_is_past (self->desk))
    gn_panel_show_state (self->panel, gn_desk_state (self->desk));
  else
    gn_panel_refresh (self->panel, story);
}

/* What is secret: a choice that only one may see, or something that only some have just learnt. */
static void
follow_secrets (GnTablePage   *self,
                const GnStory *story)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  guint seats = gn_desk_private_seats (story);
  int seat = gn_desk_get_seat (self->desk);

  if (gn_desk_get_viewer (self->desk) != GN_PUBLIC || gn_desk_is_past (self->desk))
    {
      /* Behind the curtain something has been said: it is lowered when nothing secret is left to do there. */
      if (story && gn_curtain_is_up (self->curtain)
          && !(gn_desk_secret_decision (self->desk) && seat == gn_curtain_get_seat (self->curtain)))
        gn_curtain_lower (self->curtain);
      return;
    }
  if (gn_desk_secret_decision (self->desk))
    {
      if (story || !gn_curtain_is_up (self->curtain))
        gn_curtain_raise (self->curtain, seat, story, TRUE);
      return;
    }
  if (gn_curtain_is_decision (self->curtain))
    gn_curtain_lower (self->curtain);
  for (guint i = 0; story && i < match->n_seats; i++)
    if (seats & GN_SEES (i))
      {
        gn_curtain_raise (self->curtain, i, story, FALSE);
        break;
      }
}

static gboolean
open_entry_form (gpointer data)
{
  GnTablePage *self = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && gn_table_page_lays_list (self) && !gn_curtain_is_up (self->curtain))
    gtk_widget_activate_action (GTK_WIDGET (self), "table.owed", NULL);
  return G_SOURCE_REMOVE;
}

static gboolean
refresh_pane (gpointer data)
{
  GnTablePage *self = data;

  g_clear_handle_id (&self->pane_idle, g_source_remove);
  gn_table_page_keep_focus (self);
  gn_moves_pane_refresh (self->moves_pane);
  gn_log_pane_refresh (self->log_pane);
  gn_odds_pane_refresh (self->odds_pane);
  gn_rules_pane_refresh (self->rules_pane);
  return G_SOURCE_REMOVE;
}

/* The table is painted first, what tells about it a frame later: it is as much to paint again. Not where a secret may have stood
 * there. */
static void
follow_with_pane (GnTablePage *self,
                  gboolean     later)
{
  if (!later)
    refresh_pane (self);
  else if (!self->pane_idle)
    self->pane_idle = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, refresh_pane, self, NULL);
}

static void
on_refreshed (GnTablePage   *self,
              const GnStory *story)
{
  gboolean over = gn_match_table_is_over (self->table);

  gtk_popover_popdown (GTK_POPOVER (self->why));
  gtk_popover_popdown (self->thing_popover);
  show_panel (self, story);
  for (guint i = 0; i < self->cards->len; i++)
    gn_player_card_refresh (self->cards->pdata[i], story != NULL);
  gn_bottom_bar_refresh (self->bottom);
  gn_cardboard_line_show_story (gn_bottom_bar_get_cardboard (self->bottom), gn_match_table_get_match (self->table),
                                gn_desk_is_past (self->desk) ? NULL : story, GN_PUBLIC);
  follow_with_pane (self, story != NULL && gn_desk_get_viewer (self->desk) == GN_PUBLIC);
  show_banners (self);
  show_notice (self, story);
  show_past (self);
  show_subtitle (self);
  follow_secrets (self, story);

  if (!gn_table_page_lays_list (self) && story)
    gtk_popover_popdown (self->entry_popover);
  if (gn_table_page_lays_list (self) && self->owed_serial != gn_desk_serial (self->desk))
    {
      self->owed_serial = gn_desk_serial (self->desk);
      g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, open_entry_form, g_object_ref (self), g_object_unref);
    }

  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  if (over && !self->was_over && story && !(klass->celebrates && klass->celebrates (self->panel, gn_desk_state (self->desk))))
    g_signal_emit (self, signals[OVER], 0);
  self->was_over = over;
}

void
gn_table_page_peek (GnTablePage *self,
                    gboolean     peek)
{
  int seat = gn_desk_get_seat (self->desk);

  if (self->peeking == peek || gn_curtain_is_up (self->curtain) || (peek && seat < 0))
    return;

  self->peeking = peek;
  gn_desk_set_viewer (self->desk, peek ? seat : GN_PUBLIC);
}

static void
on_curtain_held (GnTablePage *self,
                 gboolean     held)
{
  gn_desk_set_viewer (self->desk, held ? gn_curtain_get_seat (self->curtain) : GN_PUBLIC);
}

static void
on_curtain_finished (GnTablePage *self)
{
  gn_desk_set_viewer (self->desk, GN_PUBLIC);
  gn_table_page_home (self);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, open_entry_form, g_object_ref (self), g_object_unref);
}

void
gn_table_page_home (GnTablePage *self)
{
  if (!gtk_widget_child_focus (GTK_WIDGET (self->panel_place), GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
on_typed_left (GnTablePage *self)
{
  g_string_truncate (self->typed, 0);
  gn_table_page_home (self);
}

static void
on_entry_done (GnTablePage *self)
{
  g_auto (GnWays) ways = { 0 };
  GnMove unsaid = self->unsaid;
  guint family;
  int index;
  const char *id;

  gtk_popover_popdown (self->entry_popover);
  if (!self->waits)
    return;

  /* What was asked for is known: what was to be said goes on, with its figures to be seen first. */
  self->waits = FALSE;
  if (self->unsaid_new)
    {
      int taught = gn_entry_form_get_taught (self->entry_form);

      if (taught < 0)
        return;
      unsaid.arg[self->unsaid_new->at] = taught;
    }
  gn_match_table_ask (self->table, gn_desk_get_viewer (self->desk), &unsaid, &ways);
  if (ways.ways)
    gn_desk_enter (self->desk, &unsaid);
  else if (!gn_desk_to_teach (gn_match_table_get_match (self->table), &ways.why, &family, &index, &id))   /* nobody wanted to tell */
    gn_table_page_explain (self, &unsaid, NULL);
}

/* ---- Layout ------------------------------------------------------------------ */

void
gn_table_page_show_pane (GnTablePage *self,
                         const char  *page)
{
  if (page)
    gtk_stack_set_visible_child_name (self->stack, page);
  adw_flap_set_reveal_flap (self->flap, TRUE);
}

static void
apply_mode (GnTablePage *self)
{
  int width = self->mode_width;
  gboolean folded = width < GN_PAGE_FOLDED, narrow = width < GN_PAGE_NARROW, tiny = width < GN_PAGE_TINY;

  gn_bottom_bar_set_room (self->bottom, width);
  if (folded != self->folded)
    {
      self->folded = folded;
      if (folded)
        self->wants_pane = adw_flap_get_reveal_flap (self->flap);
      adw_flap_set_fold_policy (self->flap, folded ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_NEVER);
      adw_flap_set_reveal_flap (self->flap, !folded && self->wants_pane);
    }
  if (narrow != self->narrow || tiny != self->tiny)
    {
      self->narrow = narrow;
      self->tiny = tiny;
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->player_box), narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
      gtk_box_set_homogeneous (self->player_box, narrow);
      gtk_scrolled_window_set_policy (self->player_scroller, narrow ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                      narrow ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
      /* As a strip the holdings take one line: no more height than they need. */
      gtk_scrolled_window_set_propagate_natural_height (self->player_scroller, FALSE);
      gtk_widget_set_vexpand (GTK_WIDGET (self->player_scroller), !narrow);
      gtk_widget_set_size_request (GTK_WIDGET (self->player_scroller), narrow ? -1 : 240, narrow ? (tiny ? 86 : 104) : -1);
      g_object_set (self->player_box, "margin-top", narrow ? 7 : 10, "margin-bottom", narrow ? 7 : 10, "spacing", tiny ? 5 : 9, NULL);
      for (guint i = 0; i < self->cards->len; i++)
        gn_player_card_set_narrow (self->cards->pdata[i], narrow, tiny);
      if (narrow)
        gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
      else
        gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
    }
}

static gboolean
apply_mode_idle (gpointer data)
{
  GnTablePage *self = data;

  self->mode_idle = 0;
  apply_mode (self);
  return G_SOURCE_REMOVE;
}

static void
gn_table_page_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  /* The parts lie otherwise in a narrow window: what they need now says nothing about what the page needs. */
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? GN_PAGE_LEAST : 300;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1366 : 722;
}

static void
gn_table_page_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  GnTablePage *self = GN_TABLE_PAGE (widget);
  int least_width, least_height;

  if (self->mode_width != width)
    {
      self->mode_width = width;
      if (!self->mode_idle)
        self->mode_idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 5, apply_mode_idle, self, NULL);
    }

  gtk_widget_measure (self->overlay, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (width, least_width);
  gtk_widget_measure (self->overlay, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->overlay, &(GtkAllocation) { 0, 0, width, MAX (height, least_height) }, baseline);

  gtk_popover_present (self->form_popover);
  gtk_popover_present (self->entry_popover);
  gtk_popover_present (GTK_POPOVER (self->why));
  gtk_popover_present (self->thing_popover);
}

static void
on_reveal (GnTablePage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PANE_SHOWN]);
}

/* ---- The widget ---------------------------------------------------------------- */

static void
make_popovers (GnTablePage *self)
{
  self->form_popover = GTK_POPOVER (gtk_popover_new ());
  self->form = GN_MOVE_FORM (gn_move_form_new (self->desk, self->panel));
  gtk_popover_set_autohide (self->form_popover, FALSE);
  gtk_popover_set_child (self->form_popover, GTK_WIDGET (self->form));
  gtk_widget_add_css_class (GTK_WIDGET (self->form_popover), "form");
  gtk_widget_set_parent (GTK_WIDGET (self->form_popover), GTK_WIDGET (self));

  self->entry_popover = GTK_POPOVER (gtk_popover_new ());
  self->entry_form = GN_ENTRY_FORM (gn_entry_form_new (self->desk));
  gtk_popover_set_autohide (self->entry_popover, FALSE);
  gtk_popover_set_child (self->entry_popover, GTK_WIDGET (self->entry_form));
  gtk_widget_add_css_class (GTK_WIDGET (self->entry_popover), "form");
  gtk_widget_set_parent (GTK_WIDGET (self->entry_popover), GTK_WIDGET (self));
  g_signal_connect_swapped (self->entry_form, "done", G_CALLBACK (on_entry_done), self);

  self->why = GN_WHY_POPOVER (gn_why_popover_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->why), GTK_WIDGET (self));

  self->thing_popover = GTK_POPOVER (gtk_popover_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->thing_popover), "form");
  gtk_widget_set_parent (GTK_WIDGET (self->thing_popover), GTK_WIDGET (self));
}

static void
gn_table_page_constructed (GObject *object)
{
  GnTablePage *self = GN_TABLE_PAGE (object);
  const GnMatch *match = gn_match_table_get_match (self->table);
  g_autofree char *accent = g_strconcat ("game-", match->game->accent ? match->game->accent : match->game->id, NULL);

  G_OBJECT_CLASS (gn_table_page_parent_class)->constructed (object);

  self->title = g_strdup (gn_tr (match->game->title));
  self->was_over = gn_match_table_is_over (self->table);
  gtk_widget_add_css_class (GTK_WIDGET (self), accent);
  self->desk = gn_desk_new (self->table);
  self->panel = gn_panel_new_for (self->table);
  gtk_widget_set_hexpand (GTK_WIDGET (self->panel), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->panel), TRUE);
  gtk_scrolled_window_set_child (self->panel_place, GTK_WIDGET (self->panel));
  for (guint i = 0; i < GN_PAGE_BANNERS; i++)
    make_banner (self, &self->banner[i]);
  make_popovers (self);

  for (guint i = 0; i < match->n_seats; i++)
    {
      GtkWidget *card = gn_player_card_new (self->desk, self->panel, i);

      g_ptr_array_add (self->cards, card);
      gtk_box_append (self->player_box, card);
    }
  gn_bottom_bar_set_desk (self->bottom, self->desk, self->panel);
  gn_moves_pane_set_desk (self->moves_pane, self->desk);
  gn_log_pane_set_desk (self->log_pane, self->desk);
  gn_odds_pane_set_desk (self->odds_pane, self->desk);
  gn_rules_pane_set_desk (self->rules_pane, self->desk);
  gn_curtain_set_desk (self->curtain, self->desk, self->panel);

  g_signal_connect_swapped (self->desk, "refreshed", G_CALLBACK (on_refreshed), self);
  g_signal_connect_swapped (self->desk, "entry", G_CALLBACK (on_entry), self);
  g_signal_connect_swapped (self->desk, "refused", G_CALLBACK (on_refused), self);
  g_signal_connect_swapped (self->desk, "private", G_CALLBACK (on_private), self);
  g_signal_connect_swapped (self->curtain, "held", G_CALLBACK (on_curtain_held), self);
  g_signal_connect_swapped (self->curtain, "finished", G_CALLBACK (on_curtain_finished), self);
  g_signal_connect_swapped (gn_bottom_bar_get_entry (self->bottom), "left", G_CALLBACK (on_typed_left), self);

  gn_table_page_install_actions (self);
  gn_table_page_install_keys (self);
  on_refreshed (self, NULL);
}

/* Coming from outside, the focus goes to the table first, not to whatever stands first in the frame. */
static gboolean
gn_table_page_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  GnTablePage *self = GN_TABLE_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if ((!focus || !gtk_widget_is_ancestor (focus, widget)) && direction == GTK_DIR_TAB_FORWARD && !gn_curtain_is_up (self->curtain))
    {
      gn_table_page_home (self);
      return TRUE;
    }
  return GTK_WIDGET_CLASS (gn_table_page_parent_class)->focus (widget, direction);
}

static void
gn_table_page_map (GtkWidget *widget)
{
  GnTablePage *self = GN_TABLE_PAGE (widget);

  GTK_WIDGET_CLASS (gn_table_page_parent_class)->map (widget);
  if (gn_table_page_lays_list (self))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, open_entry_form, g_object_ref (self), g_object_unref);
}

static void
gn_table_page_unmap (GtkWidget *widget)
{
  GnTablePage *self = GN_TABLE_PAGE (widget);

  /* Nothing secret stays open on a page that is left. */
  gn_table_page_peek (self, FALSE);
  gn_curtain_hold (self->curtain, FALSE);
  gtk_popover_popdown (GTK_POPOVER (self->why));
  gn_desk_cancel (self->desk);
  GTK_WIDGET_CLASS (gn_table_page_parent_class)->unmap (widget);
}

static void
gn_table_page_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  GnTablePage *self = GN_TABLE_PAGE (object);

  switch (id)
    {
    case PROP_TABLE:
      g_value_set_object (value, self->table);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_PANE_SHOWN:
      g_value_set_boolean (value, adw_flap_get_reveal_flap (self->flap));
      break;
    case PROP_ODDS:
      g_object_get_property (G_OBJECT (self->odds_pane), "odds", value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
gn_table_page_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  GnTablePage *self = GN_TABLE_PAGE (object);

  switch (id)
    {
    case PROP_TABLE:
      self->table = g_value_dup_object (value);
      break;
    case PROP_PANE_SHOWN:
      self->wants_pane = g_value_get_boolean (value);
      adw_flap_set_reveal_flap (self->flap, g_value_get_boolean (value));
      break;
    case PROP_ODDS:
      gn_odds_pane_set_odds (self->odds_pane, g_value_get_boolean (value));
      break;
    case PROP_PATIENT:
      gn_match_table_set_patient (self->table, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
gn_table_page_dispose (GObject *object)
{
  GnTablePage *self = GN_TABLE_PAGE (object);

  g_clear_handle_id (&self->focus_source, g_source_remove);
  GtkWidget *popover[] = { GTK_WIDGET (self->form_popover), GTK_WIDGET (self->entry_popover), GTK_WIDGET (self->why),
                           GTK_WIDGET (self->thing_popover) };

  if (self->desk)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_clear_handle_id (&self->mode_idle, g_source_remove);
  g_clear_handle_id (&self->pane_idle, g_source_remove);
  for (guint i = 0; i < G_N_ELEMENTS (popover); i++)
    if (popover[i])
      gtk_widget_unparent (popover[i]);
  self->form_popover = self->entry_popover = self->thing_popover = NULL;
  self->why = NULL;
  g_clear_pointer (&self->overlay, gtk_widget_unparent);
  g_clear_object (&self->actions);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (gn_table_page_parent_class)->dispose (object);
}

static void
gn_table_page_finalize (GObject *object)
{
  GnTablePage *self = GN_TABLE_PAGE (object);

  g_clear_object (&self->table);
  g_clear_pointer (&self->again, gn_again_free);
  g_ptr_array_unref (self->cards);
  g_string_free (self->typed, TRUE);
  g_free (self->title);
  g_free (self->subtitle);
  G_OBJECT_CLASS (gn_table_page_parent_class)->finalize (object);
}

static void
gn_table_page_class_init (GnTablePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = gn_table_page_constructed;
  object_class->get_property = gn_table_page_get_property;
  object_class->set_property = gn_table_page_set_property;
  object_class->dispose = gn_table_page_dispose;
  object_class->finalize = gn_table_page_finalize;
  widget_class->measure = gn_table_page_measure;
  widget_class->size_allocate = gn_table_page_size_allocate;
  widget_class->focus = gn_table_page_focus;
  widget_class->map = gn_table_page_map;
  widget_class->unmap = gn_table_page_unmap;

  props[PROP_TABLE] = g_param_spec_object ("table", NULL, NULL, GN_TYPE_MATCH_TABLE,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_PANE_SHOWN] = g_param_spec_boolean ("pane-shown", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_ODDS] = g_param_spec_boolean ("odds", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_PATIENT] = g_param_spec_boolean ("patient", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[OVER] = g_signal_new ("over", GN_TYPE_TABLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PUBLIC_WINDOW] = g_signal_new ("public-window", GN_TYPE_TABLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (GN_TYPE_SAYING);
  g_type_ensure (GN_TYPE_MOVES_PANE);
  g_type_ensure (GN_TYPE_LOG_PANE);
  g_type_ensure (GN_TYPE_ODDS_PANE);
  g_type_ensure (GN_TYPE_RULES_PANE);
  g_type_ensure (GN_TYPE_BOTTOM_BAR);
  g_type_ensure (GN_TYPE_CURTAIN);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gn-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, overlay);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, past_revealer);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, past_label);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, banner_box);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, notice_revealer);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, notice_text);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, notice_clause);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, flap);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, body);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, player_scroller);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, player_box);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, panel_place);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, side);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, stack);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, moves_pane);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, log_pane);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, odds_pane);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, rules_pane);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, bottom);
  gtk_widget_class_bind_template_child (widget_class, GnTablePage, curtain);
  gtk_widget_class_bind_template_callback (widget_class, on_reveal);
  gtk_widget_class_set_css_name (widget_class, "tablepage");
}

static void
gn_table_page_init (GnTablePage *self)
{
  self->cards = g_ptr_array_new ();
  self->typed = g_string_new (NULL);
  self->wants_pane = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
gn_table_page_new (GnMatchTable *table)
{
  return g_object_new (GN_TYPE_TABLE_PAGE, "table", table, "hexpand", TRUE, "vexpand", TRUE, NULL);
}

GnMatchTable *
gn_table_page_get_table (GnTablePage *self)
{
  return self->table;
}

GActionGroup *
gn_table_page_get_actions (GnTablePage *self)
{
  return G_ACTION_GROUP (self->actions);
}
