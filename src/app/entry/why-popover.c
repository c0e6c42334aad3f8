/* why-popover.c: popover that explains why a move is not possible
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "why-popover.h"

#include <glib/gi18n.h>

#include "app/model/change.h"
#include "core/state/position.h"
#include "core/game/rules.h"
#include "app/widgets/rich-label.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"
#include "panels/layout/grow.h"

#define MOST_ROWS 6

struct _GnWhyPopover {
  GtkPopover parent_instance;

  GnRichLabel  *heading;
  GtkGrid   *reasons;
  GtkWidget *rule_box;
  GtkLabel  *rule_text;
  GtkButton *rule_button;
  GtkBox    *insights;
  GtkButton *near_button;
  GnRichLabel  *near_text;
};

G_DEFINE_FINAL_TYPE (GnWhyPopover, gn_why_popover, GTK_TYPE_POPOVER)

/* ---- Pure functions ----------------------------------------------------- */

gboolean
gn_nearest_way (GnTableModel       *model,
                const GnMove *refused,
                GnMove       *near)
{
  const GnMatch *match = gn_table_model_get_match (model);
  const GnMoveList *legal = gn_table_model_legal (model);
  const GnVerb *verb = &match->game->verbs[refused->verb];
  gboolean found = FALSE;
  int best = G_MAXINT;

  for (const GnArg *arg = verb->args; arg->kind; arg++)
    {
      GnMove open = *refused;

      if (refused->arg[arg->at] == GN_OPEN || refused->arg[arg->at] == GN_NONE)
        continue;
      for (guint i = 0; i < arg->size; i++)
        open.arg[arg->at + i] = i == 0 ? GN_OPEN : GN_NONE;
      for (guint i = 0; i < legal->n; i++)
        {
          const GnMove *move = &legal->move[i];
          /* A different number is closer than a different thing. */
          int far = arg->kind == GN_ARG_NUMBER ? ABS (move->arg[arg->at] - refused->arg[arg->at]) : 100;

          if (far >= best || !gn_move_fits (match->game, &open, move))
            continue;
          best = far;
          found = TRUE;
          *near = *move;
        }
    }
  return found;
}

#define MOST_TRIED 160

gboolean
gn_way_there (GnTableModel       *model,
              const GnMove *refused,
              GnMove       *first)
{
  const GnMatch *match = gn_table_model_get_match (model);
  const GnMoveList *legal = gn_table_model_legal (model);
  gconstpointer now = gn_table_model_state (model);
  g_autofree gpointer copy = NULL;
  gint64 least = G_MAXINT64;
  guint tried = 0;

  if (refused->seat < 0)
    return FALSE;

  copy = g_malloc (match->game->state_size);
  for (guint i = 0; i < legal->n && tried < MOST_TRIED; i++)
    {
      const GnMove *move = &legal->move[i];
      g_autofree gpointer after = NULL;
      g_auto (GnWays) ways = { 0 };
      gint64 moved = 0;

      if (move->seat != refused->seat || move->verb == refused->verb
          || (match->game->verbs[move->verb].flags & GN_VERB_LOOKS)
          || !gn_match_table_preview (gn_table_model_get_table (model), gn_table_model_get_viewer (model), move, NULL,
                                      &after))
        continue;
      tried++;

      /* The current state, but with the seat's later holdings: would the move be possible in the seat's next turn? */
      g_autoptr (GArray) changes = gn_changes (match, now, after, move->seat, FALSE);

      memcpy (copy, now, match->game->state_size);
      for (guint k = 0; k < changes->len; k++)
        {
          const GnChange *change = &g_array_index (changes, GnChange, k);

          if (!change->own)
            continue;
          gn_field_set (&match->game->fields[change->field], copy, change->i, change->j, change->now);
          moved += ABS (change->now - change->was);
        }
      if (moved == 0 || moved >= least)
        continue;
      gn_moves_ways (match, copy, refused, &ways);
      if (ways.ways)
        {
          least = moved;
          *first = *move;
        }
    }
  return least < G_MAXINT64;
}

/* ---- Showing ------------------------------------------------------------ */

/* A row for each possible target, with what is lacking there; equal reasons are shown once. */
static void
show_reasons (GnWhyPopover *self,
              GnTableModel       *model,
              const GnMove *move,
              const GnSay  *why)
{
  const GnMatch *match = gn_table_model_get_match (model);
  const GnVerb *verb = &match->game->verbs[move->verb];
  const GnArg *arg = &verb->args[0];
  GnSay seen[MOST_ROWS];
  guint n = 0;

  gn_container_clear (GTK_WIDGET (self->reasons));
  if (arg->kind != GN_ARG_THING || move->arg[arg->at] != GN_OPEN)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->reasons), FALSE);
      return;
    }

  guint size = gn_match_domain_size (match, arg->domain);

  if (arg->domain < GN_DOMAIN_SEAT && match->game->domains[arg->domain].hidden)
    size = MIN (size, match->game->domains[arg->domain].hidden);

  /* Only the refusals that got as far as the given one: the others (an empty space, a closed district) do not
   * matter. */
  for (guint value = 0; value < MIN (size, 64) && n < MOST_ROWS; value++)
    {
      GnMove tried = *move;
      g_auto (GnWays) ways = { 0 };
      gboolean known = FALSE;

      tried.arg[arg->at] = value;
      gn_match_table_ask (gn_table_model_get_table (model), gn_table_model_get_viewer (model), &tried, &ways);
      if (ways.ways || ways.why.text != why->text)
        continue;
      for (guint k = 0; k < n && !known; k++)
        known = memcmp (&seen[k], &ways.why, sizeof seen[k]) == 0;
      if (known)
        continue;

      GnThing thing = GN_THING (arg->domain, value);
      g_autofree char *name = gn_thing_name (match, thing);
      g_autofree char *upper = gn_upper_first (name);
      GtkWidget *label = gn_rich_label_new ();
      GtkWidget *rich_label = gn_rich_label_new ();

      gn_rich_label_set_name (GN_RICH_LABEL (label), gn_thing_icon (match, thing), upper);
      gn_rich_label_set_lines (GN_RICH_LABEL (label), 1);
      gtk_widget_add_css_class (label, "strong");
      gtk_widget_set_valign (label, GTK_ALIGN_START);
      gn_rich_label_set_say (GN_RICH_LABEL (rich_label), match, &ways.why, FALSE, gn_table_model_get_covered (model));
      gtk_widget_set_hexpand (rich_label, TRUE);
      gtk_grid_attach (self->reasons, label, 0, n, 1, 1);
      gtk_grid_attach (self->reasons, rich_label, 1, n, 1, 1);
      seen[n++] = ways.why;
    }
  /* A single row would only repeat the heading. */
  gtk_widget_set_visible (GTK_WIDGET (self->reasons), n > 1);
}

/* The game's own hints: notes about the things in the move. */
static void
show_insights (GnWhyPopover *self,
               GnTableModel       *model,
               const GnMove *move)
{
  const GnMatch *match = gn_table_model_get_match (model);
  const GnVerb *verb = &match->game->verbs[move->verb];
  g_auto (GnInsights) insights = { 0 };
  guint n = 0;

  gn_container_clear (GTK_WIDGET (self->insights));
  gn_match_table_insights (gn_table_model_get_table (model), gn_table_model_get_viewer (model), &insights);
  for (guint i = 0; i < insights.n && n < 3; i++)
    {
      const GnInsight *insight = &insights.insight[i];
      gboolean about = FALSE;

      if (insight->kind != GN_INSIGHT_NOTE || (insight->seat >= 0 && insight->seat != move->seat))
        continue;
      for (const GnArg *arg = verb->args; arg->kind && !about; arg++)
        about = arg->kind == GN_ARG_THING && insight->thing.value != GN_NONE && insight->thing.domain == arg->domain
                && (move->arg[arg->at] == insight->thing.value || move->arg[arg->at] == GN_OPEN);
      if (!about)
        continue;

      GtkWidget *rich_label = gn_rich_label_new ();

      gn_rich_label_set_say (GN_RICH_LABEL (rich_label), match, &insight->label, FALSE,
                             gn_table_model_get_covered (model));
      gtk_box_append (self->insights, rich_label);
      n++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->insights), n > 0);
}

gboolean
gn_why_popover_explain (GnWhyPopover *self,
                        GnTableModel       *model,
                        const GnMove *move,
                        const GnSay  *why)
{
  const GnMatch *match = gn_table_model_get_match (model);
  g_auto (GnWays) ways = { 0 };
  GnSay reason;
  GnMove near;

  gn_match_table_ask (gn_table_model_get_table (model), gn_table_model_get_viewer (model), move, &ways);
  if (!why && ways.ways)
    return FALSE;
  reason = why ? *why : ways.why;

  gn_rich_label_set_say (self->heading, match, &reason, FALSE, gn_table_model_get_covered (model));
  if (!*gn_rich_label_get_text (self->heading))
    gn_rich_label_set_text (self->heading, _("This is not possible now."));
  show_reasons (self, model, move, &reason);
  show_insights (self, model, move);

  const char *id = gn_say_clause (match, &reason);
  const GnClause *clause = id ? gn_rules_find (match->game, id) : NULL;

  gtk_label_set_label (self->rule_text, clause ? clause->text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->rule_text), clause != NULL);
  gtk_widget_set_visible (self->rule_box, id != NULL);
  if (id)
    {
      /* Translators: {clause} is the number of a rule, as "ZAV-054" */
      g_autofree char *name = gn_fill (_("Show rule {clause}"), "clause", id, NULL);

      gtk_button_set_label (self->rule_button, id);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule_button), "s", id);
      gn_set_tooltip (GTK_WIDGET (self->rule_button), name);
    }

  const gboolean near_by = gn_nearest_way (model, move, &near);
  const gboolean leads = near_by || gn_way_there (model, move, &near);

  gtk_widget_set_visible (GTK_WIDGET (self->near_button), leads);
  if (leads)
    {
      g_autofree char *phrase = gn_move_text (match, &near);
      g_autofree char *upper = gn_upper_first (phrase);
      g_autofree char *spec = gn_move_to_spec (match, &near);
      g_autofree char *text = near_by
                                ? g_strdup (upper)
                                /* Translators: a move that would make another one possible: "Buy 2 sapphires first" */
                                : gn_fill (_("{move} first"), "move", upper, NULL);

      gn_rich_label_set_text (self->near_text, text);
      gn_say_name (GTK_WIDGET (self->near_button), text);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->near_button), "s", spec);
    }
  gn_say_name (GTK_WIDGET (self), gn_rich_label_get_text (self->heading));
  /* what has the focus then */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rule_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gn_rich_label_get_text (self->heading), -1);
  return TRUE;
}

static void
on_gone (GnWhyPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
gn_why_popover_class_init (GnWhyPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (GN_TYPE_RICH_LABEL);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/entry/why-popover.ui");
  gn_bind_children (widget_class, GnWhyPopover, heading, reasons, rule_box, rule_text, rule_button, insights,
                    near_button, near_text);
  gtk_widget_class_bind_template_callback (widget_class, on_gone);
}

static void
gn_why_popover_init (GnWhyPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_grow_popover (GTK_POPOVER (self), gtk_popover_get_child (GTK_POPOVER (self)));
}

GtkWidget *
gn_why_popover_new (void)
{
  return g_object_new (GN_TYPE_WHY_POPOVER, NULL);
}
