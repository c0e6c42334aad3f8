/* table-page-actions.c: all user actions at a table, as the action group `table`
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-page-private.h"

#include <glib/gi18n.h>

#include "app/widgets/compat.h"
#include "app/widgets/unavailable.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/layout/grow.h"
#include "panels/things/figure-cell.h"

/* ---- Moves --------------------------------------------------------------- */

static gboolean
read_spec (GnTablePage *self,
           GVariant    *parameter,
           GnMove      *move)
{
  g_autoptr (GError) error = NULL;

  if (gn_table_model_spec (self->model, g_variant_get_string (parameter, NULL), move, &error))
    return TRUE;

  /* A widget named a move that the game does not have. That is a bug, so report it. */
  g_warning ("%s", error->message);
  return FALSE;
}

/* Asks for unknown printed values when they matter, at the component that they are printed on. */
gboolean
gn_table_page_teach_first (GnTablePage  *self,
                           const GnMove *move,
                           const GnSay  *why)
{
  guint family;
  int index;
  const char *id;

  if (!gn_table_model_to_teach (gn_table_model_get_match (self->model), why, &family, &index, &id))
    return FALSE;

  self->unsaid = *move;
  self->unsaid_new = NULL;
  self->waits = TRUE;
  gn_table_model_cancel (self->model);
  gn_entry_form_teach (self->entry_form, family, index, id);

  g_autoptr (GPtrArray) needed = index >= 0 ? gn_table_model_needed (self->model, move, NULL, family, index) : NULL;

  gn_teach_form_set_needed (gn_entry_form_get_teach (self->entry_form), needed);
  gn_table_page_point (self, self->entry_popover, GTK_WIDGET (self->bottom), -1);
  gtk_popover_set_position (self->entry_popover, GTK_POS_TOP);
  gtk_popover_popup (self->entry_popover);
  gn_entry_form_grab (self->entry_form);
  return TRUE;
}

void
gn_table_page_explain (GnTablePage  *self,
                       const GnMove *move,
                       const GnSay  *why)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_auto (GnWays) ways = { 0 };

  if (gn_table_model_is_past (self->model))
    {
      gn_table_page_tell (self, _("This is an earlier moment. Come back to go on."), _("Come back"), "table.come-back");
      return;
    }
  if (!why)
    {
      gn_match_table_ask (self->table, gn_table_model_get_viewer (self->model), move, &ways);
      why = ways.ways ? NULL : &ways.why;
    }
  if (why && gn_table_page_teach_first (self, move, why))
    {
      g_autofree char *reason = gn_say_text (gn_table_model_get_match (self->model), why,
                                             gn_table_model_get_covered (self->model));

      gn_table_page_hear_at_once (self, reason);
      return;
    }
  if (!gn_why_popover_explain (self->why, self->model, move, why))
    return;

  gtk_popover_popdown (self->thing_popover);
  /* While somebody looks at a hand, it would take the keyboard from the window, and that ends the look. */
  gtk_popover_set_autohide (GTK_POPOVER (self->why), gn_table_model_get_viewer (self->model) == GN_PUBLIC);
  gn_table_page_point (self, GTK_POPOVER (self->why), NULL, move->verb);
  g_set_weak_pointer (&self->refused_cell,
                      root ? GTK_WIDGET (gn_figure_cell_of (gtk_root_get_focus (root))) : NULL);
  gtk_popover_popup (GTK_POPOVER (self->why));
  gn_table_page_hear_at_once (self, gn_get_name (GTK_WIDGET (self->why)));
}

/* "move unit=T2 place=u2.0; attack unit=T2 target=I4": several moves made as one. */
static void
say_all (GnTablePage *self,
         const char  *specs)
{
  g_auto (GStrv) part = g_strsplit (specs, ";", -1);
  const guint n = g_strv_length (part);
  g_autofree GnMove *moves = g_new0 (GnMove, n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) spec = g_variant_ref_sink (g_variant_new_string (g_strstrip (part[i])));

      if (!read_spec (self, spec, &moves[i]))
        return;
    }
  if (gn_table_model_is_past (self->model))
    {
      gn_table_page_explain (self, &moves[0], NULL);
      return;
    }
  gn_table_model_cancel (self->model);
  gtk_popover_popdown (self->thing_popover);
  gn_table_model_say_all (self->model, moves, n);
}

static void
on_move (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnTablePage *self = data;
  GnMove move;

  if (strchr (g_variant_get_string (parameter, NULL), ';'))
    {
      say_all (self, g_variant_get_string (parameter, NULL));
      return;
    }
  if (!read_spec (self, parameter, &move))
    return;
  if (gn_table_model_is_past (self->model))
    {
      gn_table_page_explain (self, &move, NULL);
      return;
    }

  /* A click elsewhere while a form is open begins a new entry. */
  if (gn_table_model_is_entering (self->model) && gn_table_model_get_partial (self->model)->verb != move.verb)
    gn_table_model_cancel (self->model);
  gtk_popover_popdown (self->thing_popover);
  gn_table_model_choose (self->model, &move);
}

static void
on_why (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  GnTablePage *self = data;
  GnMove move;

  if (read_spec (self, parameter, &move))
    gn_table_page_explain (self, &move, NULL);
}

/* Whether any move of the verb is possible now. */
static gboolean
is_done_now (GnTableModel *model,
             guint   verb)
{
  const GnMoveList *legal = gn_table_model_legal (model);

  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb == verb)
      return TRUE;
  return FALSE;
}

/* Moves with a thing: a single verb opens its form at once; several are offered, including impossible ones with
 * the reason. */
static void
offer_verbs (GnTablePage *self,
             GnThing      thing)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *name = gn_thing_name (match, thing);
  g_autofree char *upper = gn_upper_first (name);
  GtkWidget *heading = gn_rich_label_new ();
  guint n = 0, n_can = 0, family;
  gboolean now = FALSE;
  int index;
  const char *id;
  GnMove first = { 0 }, first_can = { 0 };

  gn_rich_label_set_name (GN_RICH_LABEL (heading), gn_thing_icon (match, thing), upper);
  gtk_widget_add_css_class (heading, "heading");
  gtk_box_append (GTK_BOX (box), heading);
  gtk_widget_set_size_request (box, 240, -1);

  for (guint v = 0; match->game->verbs[v].id; v++)
    {
      const GnVerb *verb = &match->game->verbs[v];

      if (!gn_table_model_verb_offered (match->game, v))
        continue;
      for (const GnArg *arg = verb->args; arg->kind; arg++)
        {
          g_auto (GnWays) ways = { 0 };
          GnMove partial;

          if (arg->kind != GN_ARG_THING || arg->domain != thing.domain)
            continue;
          gn_move_open (match->game, &partial, gn_table_model_speaker (self->model, v), v);
          partial.arg[arg->at] = thing.value;
          gn_match_table_ask (self->table, gn_table_model_get_viewer (self->model), &partial, &ways);

          GtkWidget *button = gtk_button_new ();
          GtkWidget *rich_label = gn_rich_label_new ();
          g_autofree char *spec = gn_move_to_spec (match, &partial);
          g_autofree char *text = NULL;
          g_autofree char *why = NULL;

          if (ways.ways == 1)
            {
              g_autofree char *phrase = gn_move_label (match, &ways.only);

              text = gn_upper_first (phrase);
            }
          else
            text = g_strdup (gn_tr (verb->title));
          gn_rich_label_set_name (GN_RICH_LABEL (rich_label), verb->icon, text);
          gtk_button_set_child (GTK_BUTTON (button), rich_label);
          gn_add_classes (button, "card move-chip");
          gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", spec);
          gboolean asks = ways.ways == 0 && gn_table_model_to_teach (match, &ways.why, &family, &index, &id);

          if (ways.ways == 0 && !asks)
            why = gn_unavailable_reason (match, &ways.why, gn_table_model_get_covered (self->model));
          gtk_actionable_set_action_name (GTK_ACTIONABLE (button), why ? "table.why" : "table.move");
          gn_unavailable_set (button, why);
          gn_say_name (button, text);
          gtk_box_append (GTK_BOX (box), button);
          /* of several reasons, prefer that of a verb that is possible now with something else */
          if (n++ == 0 || (!now && is_done_now (self->model, v)))
            {
              first = partial;
              now = is_done_now (self->model, v);
            }
          if ((ways.ways || asks) && n_can++ == 0)
            first_can = partial;
          break;
        }
    }
  gn_grow_popover (self->thing_popover, box);

  /* A look at a secret cannot be undone unnoticed, so a click on the thing only offers it. */
  if (n_can == 1 && match->game->verbs[first_can.verb].flags & GN_VERB_LOOKS)
    gn_table_model_enter (self->model, &first_can);
  else if (n_can == 1)
    gn_table_model_choose (self->model, &first_can);
  else if (n_can == 0 && n >= 1)
    gn_table_page_explain (self, &first, NULL);
  else if (n)
    {
      gn_table_page_point (self, self->thing_popover, NULL, -1);
      gtk_popover_popup (self->thing_popover);
    }
}

static void
on_thing (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  GnTablePage *self = data;
  const GnMatch *match = gn_table_model_get_match (self->model);
  g_auto (GStrv) part = g_strsplit (g_variant_get_string (parameter, NULL), ":", 2);
  int domain = part[0] ? gn_game_find_domain (match->game, part[0]) : -1;
  gint16 value;

  if (domain < 0 || !part[1])
    {
      g_warning ("no such thing: %s", g_variant_get_string (parameter, NULL));
      return;
    }
  value = gn_thing_find (match, domain, part[1]);
  if (value == GN_NONE)
    return;

  GnThing thing = GN_THING (domain, value);

  /* If the form is open, a click chooses the thing in it. */
  if (gn_table_model_is_entering (self->model))
    {
      GnMove partial = *gn_table_model_get_partial (self->model);

      for (const GnArg *arg = match->game->verbs[partial.verb].args; arg->kind; arg++)
        if (arg->kind == GN_ARG_THING && arg->domain == domain)
          {
            partial.arg[arg->at] = value;
            gn_table_model_enter (self->model, &partial);
            return;
          }
      gn_table_model_cancel (self->model);
    }
  offer_verbs (self, thing);
}

static void
on_rule (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnTablePage *self = data;
  const char *clause = g_variant_get_string (parameter, NULL);

  if (!*clause)
    return;
  gtk_popover_popdown (GTK_POPOVER (self->why));
  if (gn_rules_pane_show (self->rules_pane, clause))
    {
      gn_table_page_show_pane (self, "rules");
      gn_table_page_hear (self, clause);
      gn_table_page_hear (self, gn_rules_find (gn_table_model_get_match (self->model)->game, clause)->text);
    }
  else
    {
      g_autofree char *text = gn_fill (_("The rules reference has no clause {clause} yet."), "clause", clause, NULL);

      gn_table_page_tell (self, text, NULL, NULL);
    }
}

/* ---- Secrets and earlier moments ------------------------------------------ */

static void
on_look (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnTablePage *self = data;
  int seat = g_variant_get_int32 (parameter);

  if (seat >= 0 && seat < gn_table_model_get_match (self->model)->n_seats)
    gn_table_page_raise (self, seat, NULL,
                         gn_table_model_secret_decision (self->model) && seat == gn_table_model_get_seat (self->model));
}

static void
on_look_at (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  gn_table_model_look_at (GN_TABLE_PAGE (data)->model, MAX (g_variant_get_int32 (parameter), 0));
}

static void
on_come_back (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  gn_table_model_come_back (GN_TABLE_PAGE (data)->model);
}

static void
on_earlier (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  GnTablePage *self = data;
  guint moment = gn_table_model_get_moment (self->model);

  if (moment > 0)
    gn_table_model_look_at (self->model, moment - 1);
}

static void
on_later (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  GnTablePage *self = data;

  if (gn_table_model_is_past (self->model))
    gn_table_model_look_at (self->model, gn_table_model_get_moment (self->model) + 1);
}

/* ---- The page around the panel ----------------------------------------------- */

static void
on_type (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  gn_table_page_type (data, NULL);
}

/* A panel's own form changes the unfinished move without making it. */
static void
on_enter (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  GnTablePage *self = data;
  GnMove move;

  if (read_spec (self, parameter, &move))
    gn_table_model_enter (self->model, &move);
}

/* If an automatic move waits for printed values, asks for them. */
static gboolean
teach_what_holds_up (GnTablePage *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);

  if (!gn_table_model_prompt (self->model)->host || gn_table_model_legal (self->model)->n > 0)
    return FALSE;
  for (guint i = 0; i < gn_game_n_verbs (match->game); i++)
    {
      const GnVerb *verb = &match->game->verbs[i];
      GnSay why = { 0 };
      GnMove move;

      if (!(verb->flags & GN_VERB_HOST) || (verb->flags & (GN_VERB_ADJUST | GN_VERB_ASIDE))
          || verb->args[0].kind != GN_ARG_NONE)
        continue;
      gn_move_init (&move, GN_HOST, i);
      if (!gn_match_table_check (self->table, gn_table_model_get_viewer (self->model), &move, &why)
          && gn_table_page_teach_first (self, &move, &why))
        return TRUE;
    }
  return FALSE;
}

static void
on_owed (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnTablePage *self = data;
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);

  if (!gn_table_page_owes_entry (self))
    return;
  if ((klass->asks && klass->asks (self->panel, TRUE)) || teach_what_holds_up (self))
    return;

  g_autofree char *aloud = gn_table_page_aloud (self);

  gn_entry_form_refresh (self->entry_form);
  gn_entry_form_set_aloud (self->entry_form, aloud);
  gn_table_page_point (self, self->entry_popover, GTK_WIDGET (self->bottom), -1);
  gtk_popover_set_position (self->entry_popover, GTK_POS_TOP);
  gtk_popover_popup (self->entry_popover);
  gn_entry_form_grab (self->entry_form);
}

static void
on_here (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnTablePage *self = data;
  g_autofree char *text = gn_table_page_here (self);

  gn_table_page_tell (self, text, NULL, NULL);
}

/* What was chosen on the table waits for its place, or does not any more. */
static void
on_ask (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  GnTablePage *self = data;

  gn_bottom_bar_show_prompt (self->bottom);
  gn_table_page_hear_prompt (self);
}

static void
on_around (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  GnTablePage *self = data;
  g_autofree char *text = gn_table_page_around (self);

  gn_table_page_tell (self, text, NULL, NULL);
}

static void
on_done (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  gn_message_bar_tick (gn_bottom_bar_get_messages (GN_TABLE_PAGE (data)->bottom));
}

static void
on_next_message (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  gn_message_bar_next (gn_bottom_bar_get_messages (GN_TABLE_PAGE (data)->bottom));
}

static void
on_put_away (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  gn_table_page_put_away (data);
}

static void
on_pane (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnTablePage *self = data;

  g_object_set (self, "pane-shown", !adw_flap_get_reveal_flap (self->flap), NULL);
}

static void
on_page (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  gn_table_page_show_pane (data, g_variant_get_string (parameter, NULL));
}

static void
on_result (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  g_signal_emit_by_name (data, "over");
}

/* Makes the draws that Gnomon has held back: a number of outcomes, or all of them. */
static void
on_deal (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnTablePage *self = data;
  int n = g_variant_get_int32 (parameter);

  if (gn_table_model_is_past (self->model))
    return;
  for (int i = 0; (n <= 0 || i < n) && gn_match_table_is_waiting (self->table); i++)
    if (!gn_match_table_deal (self->table, NULL))
      return;
}

static void
on_public (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  gtk_widget_activate_action (data, "win.public", NULL);
}

/* A component that nobody has entered yet is part of the current entry: the card bought from a hand. */
static void
on_write_out (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  GnTablePage *self = data;
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMove *partial = gn_table_model_get_partial (self->model);
  const char *is;
  gint16 is_value;
  const GnArg *arg = partial ? gn_table_model_new_component (self->model, partial, &is, &is_value) : NULL;

  if (!arg)
    return;
  self->unsaid = *partial;
  self->unsaid_new = arg;
  self->waits = TRUE;
  gn_table_model_cancel (self->model);
  gn_entry_form_teach (self->entry_form, match->game->domains[arg->domain].family - 1, -1, NULL);
  if (is)
    gn_teach_form_settle (gn_entry_form_get_teach (self->entry_form), is, is_value);

  g_autoptr (GPtrArray) needed = gn_table_model_needed (self->model, &self->unsaid, arg,
                                                        match->game->domains[arg->domain].family - 1, -1);

  gn_teach_form_set_needed (gn_entry_form_get_teach (self->entry_form), needed);
  gn_table_page_point (self, self->entry_popover, GTK_WIDGET (self->bottom), -1);
  gtk_popover_set_position (self->entry_popover, GTK_POS_TOP);
  gtk_popover_popup (self->entry_popover);
  gn_entry_form_grab (self->entry_form);
}

void
gn_table_page_install_actions (GnTablePage *self)
{
  static const GActionEntry entries[] = {
    { "move", on_move, "s" },
    { "thing", on_thing, "s" },
    { "why", on_why, "s" },
    { "rule", on_rule, "s" },
    { "look", on_look, "i" },
    { "look-at", on_look_at, "i" },
    { "come-back", on_come_back },
    { "earlier", on_earlier },
    { "later", on_later },
    { "type", on_type },
    { "enter", on_enter, "s" },
    { "owed", on_owed },
    { "here", on_here },
    { "around", on_around },
    { "ask", on_ask },
    { "done", on_done },
    { "next-message", on_next_message },
    { "put-away", on_put_away },
    { "pane", on_pane },
    { "page", on_page, "s" },
    { "result", on_result },
    { "deal", on_deal, "i" },
    { "public", on_public },
    { "write-out", on_write_out },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gn_table_page_install_past (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (self->actions));
}
