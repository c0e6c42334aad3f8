/* table-page-popovers.c: what opens over a table: the form of a move, what the table owes, and why not
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-page-private.h"

#include "app/widgets/unavailable.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/layout/grow.h"
#include "panels/layout/popover.h"

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
  int wide = 0;

  /* The clicked widget has the focus: a thing on the table, a move in the pane, a button. */
  if (!anchor && focus && !typing && gtk_widget_get_mapped (focus)
      && (gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel))
          || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->curtain))
          || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->hand))
          || (GTK_IS_BUTTON (focus)
              && (gtk_widget_is_ancestor (focus, self->side)
                  || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bottom))
                  || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->player_box))))))
    anchor = self->from_key ? NULL : focus;
  if (!anchor && verb >= 0 && !typing)
    anchor = GTK_WIDGET (gn_bottom_bar_get_button (self->bottom, verb));
  if (anchor && !gtk_widget_get_mapped (anchor))
    anchor = NULL;

  /* A widget as large as the table itself is not a useful anchor. */
  if (anchor && gtk_widget_get_height (anchor) > gtk_widget_get_height (GTK_WIDGET (self)) / 2)
    anchor = verb >= 0 && !typing ? GTK_WIDGET (gn_bottom_bar_get_button (self->bottom, verb)) : NULL;
  if (anchor && gtk_widget_get_mapped (anchor) && gtk_widget_compute_bounds (anchor, GTK_WIDGET (self), &bounds))
    {
      graphene_rect_t bottom;

      /* at a button of the bar at the bottom it stands above all of the bar */
      if (gtk_widget_is_ancestor (anchor, GTK_WIDGET (self->bottom))
          && gtk_widget_compute_bounds (GTK_WIDGET (self->bottom), GTK_WIDGET (self), &bottom))
        {
          bounds.size.height += bounds.origin.y - bottom.origin.y;
          bounds.origin.y = bottom.origin.y;
        }
      gtk_popover_set_has_arrow (popover, TRUE);
      gn_popover_place (popover, &bounds);
    }
  else
    {
      /* For a typed move: over the table, so that it does not cover the line and its completions. */
      if (!gtk_widget_compute_bounds (GTK_WIDGET (self->panel_place), GTK_WIDGET (self), &bounds))
        return;
      gtk_popover_set_has_arrow (popover, FALSE);
      gtk_popover_set_position (popover, GTK_POS_BOTTOM);
      gtk_popover_set_offset (popover, 0, 0);
      if (gtk_popover_get_child (popover))
        gtk_widget_measure (gtk_popover_get_child (popover), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
      wide = (int) (wide / gn_grow_scale (GTK_WIDGET (self)));
      bounds.origin.x += 20;
      bounds.origin.y += 8;
      bounds.size.width = MIN (bounds.size.width, MAX (wide, 420));
      bounds.size.height = 1;
      /* in a narrow window it has all the width, and the height above the prompt */
      if (bounds.origin.x + wide + GN_GROW_FRAME > gtk_widget_get_width (GTK_WIDGET (self)))
        bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (self)), 1);
      gn_popover_point (popover, &bounds);
    }
}

/* Those of the panel, too. */
static void
close_popovers (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      close_popovers (child);
    else if (gtk_widget_get_visible (child))
      gtk_popover_popdown (GTK_POPOVER (child));
}

void
gn_table_page_clear (GnTablePage *self)
{
  gn_table_model_cancel (self->model);
  close_popovers (GTK_WIDGET (self));
}

/* Whether the form stands at another thing than the one that was clicked now. */
static gboolean
is_elsewhere (GnTablePage  *self,
              const GnMove *partial)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel))
         && (partial->verb != self->form_for.verb
             || (self->form_for.arg[0] >= 0 && partial->arg[0] != self->form_for.arg[0]));
}

/* ---- The form of a move ------------------------------------------------------ */

static void
on_entry (GnTablePage *self)
{
  const GnMove *partial = gn_table_model_get_partial (self->model);
  GnTypedEntry *entry = gn_bottom_bar_get_entry (self->bottom);
  gboolean behind = gn_curtain_is_held (self->curtain);

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
  gn_rules_pane_follow (self->rules_pane, gn_table_model_get_match (self->model)->game->verbs[partial->verb].clause);
  gn_move_form_refresh (self->form);
  if ((!open || is_elsewhere (self, partial)) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      if (!gn_typed_entry_has_focus (entry))
        gn_table_page_enter_from (self, !gn_table_page_table_focus (self) || self->from_key ? partial->verb : -1);
      gn_table_page_point (self, self->form_popover, NULL, partial->verb);
      gtk_popover_popup (self->form_popover);
      if (!gn_typed_entry_has_focus (entry))
        gn_move_form_grab (self->form);
    }
  self->form_for = *partial;

  if (!gn_typed_entry_has_focus (entry))
    {
      GnMove whole;
      g_autofree char *phrase = gn_move_text (gn_table_model_get_match (self->model),
                                              gn_table_model_whole (self->model, &whole) ? &whole : partial);
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

  /* An open form shows the reason itself, with its clause, so nothing covers it; but missing values are asked for. */
  if (!gn_table_model_to_teach (gn_match_table_get_match (self->table), why, &family, &index, &id)
      && gn_table_model_is_entering (self->model) && gtk_widget_get_visible (GTK_WIDGET (self->form_popover))
      && gn_move_equal (gn_table_model_get_partial (self->model), move)
      && gn_table_model_get_ways (self->model)->ways == 0)
    {
      g_autofree char *reason = gn_unavailable_reason (gn_match_table_get_match (self->table), why,
                                                       gn_table_model_get_covered (self->model));

      gtk_widget_error_bell (GTK_WIDGET (self->form_popover));
      gn_table_page_hear_at_once (self, reason);
      return;
    }
  gn_table_page_explain (self, move, why);
}

/* ---- What the table owes ----------------------------------------------------- */

gboolean
gn_table_page_owes_entry (GnTablePage *self)
{
  const GnPrompt *prompt = gn_table_model_prompt (self->model);

  return !gn_match_table_is_over (self->table) && !gn_table_model_is_past (self->model)
         && (prompt->chance || (prompt->host && gn_table_model_get_seat (self->model) < 0));
}

gboolean
gn_table_page_asks_owed (GnTablePage *self)
{
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);

  return gn_table_page_owes_entry (self)
         && !(klass->enters && klass->enters (self->panel, gn_table_model_state (self->model)));
}

static gboolean
open_entry_form (gpointer data)
{
  GnTablePage *self = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !gn_curtain_is_up (self->curtain) && gn_table_page_asks_owed (self))
    gtk_widget_activate_action (GTK_WIDGET (self), "table.owed", NULL);
  return G_SOURCE_REMOVE;
}

void
gn_table_page_ask_owed (GnTablePage *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, open_entry_form, g_object_ref (self), g_object_unref);
}

/* Whether the last event is the very move that was waiting. */
static gboolean
has_just_been_done (GnTablePage  *self,
                    const GnMove *move)
{
  const guint n = gn_match_table_get_n_steps (self->table);
  const GnStep *step = n ? gn_match_table_get_step (self->table, n) : NULL;

  return step && step->moves && step->moves->len
         && gn_move_equal (&g_array_index (step->moves, GnMove, step->moves->len - 1), move);
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

  /* The values are known now: the waiting move goes on, and its figures are shown first. */
  self->waits = FALSE;
  if (self->unsaid_new)
    {
      int taught = gn_entry_form_get_taught (self->entry_form);

      if (taught < 0)
        return;
      unsaid.arg[self->unsaid_new->at] = taught;
    }
  gn_match_table_ask (self->table, gn_table_model_get_viewer (self->model), &unsaid, &ways);
  if (gn_match_table_is_waiting (self->table))
    ;    /* it has continued automatically, to a moment that has its own button */
  else if (ways.ways)
    gn_table_model_enter (self->model, &unsaid);
  else if (!gn_table_model_to_teach (gn_match_table_get_match (self->table), &ways.why, &family, &index, &id))
    {
      /* it was the only possible move, and has been made already */
      if (!has_just_been_done (self, &unsaid))
        gn_table_page_explain (self, &unsaid, NULL);
    }
  else if (gn_entry_form_get_taught (self->entry_form) >= 0)   /* partly entered; -1: the user canceled */
    {
      g_autofree char *lacking = gn_say_text (gn_match_table_get_match (self->table), &ways.why, FALSE);

      /* the form stays, and marks the missing values */
      if (gn_table_page_teach_first (self, &unsaid, &ways.why))
        gn_teach_form_set_question (gn_entry_form_get_teach (self->entry_form), lacking);
    }
}

/* ---- Making them --------------------------------------------------------------- */

/* What had the focus in it is gone with it: it would get the next key, before the focus comes to what is there now. */
static void
on_closed (GnTablePage *self,
           GtkPopover  *popover)
{
  gn_leave_focus (GTK_WIDGET (popover));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gn_table_page_mind_focus (self, 0);
}

/* Who typed a figure that is refused goes on typing there. */
static void
on_why_closed (GnTablePage *self)
{
  GtkWidget *cell = self->refused_cell;

  g_clear_weak_pointer (&self->refused_cell);
  if (cell && gtk_widget_get_mapped (cell) && !gn_curtain_is_up (self->curtain))
    gtk_widget_grab_focus (cell);
}

void
gn_table_page_make_popovers (GnTablePage *self)
{
  GtkPopover *const *all[] = { &self->form_popover, &self->entry_popover, &self->thing_popover };

  gn_popover_keep_off (GTK_WIDGET (self), GTK_WIDGET (self->bottom));
  self->form_popover = GTK_POPOVER (gtk_popover_new ());
  self->form = GN_MOVE_FORM (gn_move_form_new (self->model, self->panel));
  gtk_popover_set_autohide (self->form_popover, FALSE);
  gn_grow_popover (self->form_popover, GTK_WIDGET (self->form));
  gtk_widget_add_css_class (GTK_WIDGET (self->form_popover), "form");
  gtk_widget_set_parent (GTK_WIDGET (self->form_popover), GTK_WIDGET (self));

  self->entry_popover = GTK_POPOVER (gtk_popover_new ());
  self->entry_form = GN_ENTRY_FORM (gn_entry_form_new (self->model));
  gtk_popover_set_autohide (self->entry_popover, FALSE);
  gn_grow_popover (self->entry_popover, GTK_WIDGET (self->entry_form));
  gtk_widget_add_css_class (GTK_WIDGET (self->entry_popover), "form");
  gtk_widget_set_parent (GTK_WIDGET (self->entry_popover), GTK_WIDGET (self));
  g_signal_connect_swapped (self->entry_form, "done", G_CALLBACK (on_entry_done), self);

  self->why = GN_WHY_POPOVER (gn_why_popover_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->why), GTK_WIDGET (self));

  self->thing_popover = GTK_POPOVER (gtk_popover_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->thing_popover), "form");
  gtk_widget_set_parent (GTK_WIDGET (self->thing_popover), GTK_WIDGET (self));

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_signal_connect_object (*all[i], "closed", G_CALLBACK (on_closed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->why, "closed", G_CALLBACK (on_why_closed), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->model, "entry", G_CALLBACK (on_entry), self);
  g_signal_connect_swapped (self->model, "refused", G_CALLBACK (on_refused), self);
}
