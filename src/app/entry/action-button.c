/* action-button.c: button for a verb: its name, its key, and what it would bring now
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "action-button.h"

#include <glib/gi18n.h>

#include "app/widgets/unavailable.h"
#include "app/widgets/rich-label.h"
#include "panels/drawing/cached-snapshot.h"
#include "panels/drawing/parts.h"

#define LONG_TITLE 13  /* letters; in a language with longer titles, all keys are below, beside the hints */

struct _GnActionButton {
  GtkButton parent_instance;

  GnTableModel    *model;
  guint      verb;
  GtkLabel  *title_label;
  GtkLabel  *key_label;
  GnRichLabel  *hint;
  GtkBox    *head;
  GtkBox    *foot;
};

G_DEFINE_FINAL_TYPE (GnActionButton, gn_action_button, GTK_TYPE_BUTTON)

static void
on_clicked (GnActionButton *self)
{
  const char *id = gn_table_model_get_match (self->model)->game->verbs[self->verb].id;

  gtk_widget_activate_action (GTK_WIDGET (self), gn_unavailable_get (GTK_WIDGET (self)) ? "table.why" : "table.move",
                              "s", id);
}

static void
gn_action_button_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  gn_cached_snapshot (widget, snapshot, GTK_WIDGET_CLASS (gn_action_button_parent_class)->snapshot);
}

static void
gn_action_button_dispose (GObject *object)
{
  GnActionButton *self = GN_ACTION_BUTTON (object);

  g_clear_object (&self->model);
  G_OBJECT_CLASS (gn_action_button_parent_class)->dispose (object);
}

static void
gn_action_button_class_init (GnActionButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_action_button_dispose;
  widget_class->snapshot = gn_action_button_snapshot;
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/entry/action-button.ui");
  gn_bind_children (widget_class, GnActionButton, title_label, key_label, hint, head, foot);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
gn_action_button_init (GnActionButton *self)
{
  g_type_ensure (GN_TYPE_RICH_LABEL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
long_titles (const GnGame *game)
{
  for (guint i = 0; game->verbs[i].id; i++)
    if (game->verbs[i].key && gn_table_model_verb_offered (game, i)
        && g_utf8_strlen (gn_tr (game->verbs[i].title), -1) > LONG_TITLE)
      return TRUE;
  return FALSE;
}

GtkWidget *
gn_action_button_new (GnTableModel *model,
                      guint   verb)
{
  GnActionButton *self = g_object_new (GN_TYPE_ACTION_BUTTON, NULL);
  const GnVerb *v = &gn_table_model_get_match (model)->game->verbs[verb];

  self->model = g_object_ref (model);
  self->verb = verb;
  gtk_label_set_label (self->title_label, gn_tr (v->title));
  gtk_label_set_label (self->key_label, v->key ? gn_tr (v->key) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->key_label), v->key != NULL);
  if (long_titles (gn_table_model_get_match (model)->game))
    {
      g_object_ref (self->key_label);
      gtk_box_remove (self->head, GTK_WIDGET (self->key_label));
      gtk_box_append (self->foot, GTK_WIDGET (self->key_label));
      g_object_unref (self->key_label);
    }
  if (v->flags & GN_VERB_FREE)
    gtk_widget_add_css_class (GTK_WIDGET (self), "free");
  return GTK_WIDGET (self);
}

guint
gn_action_button_get_verb (GnActionButton *self)
{
  return self->verb;
}

/* The hint if the panel gives none: the first things to choose, the only way, or the number of ways. */
static void
common_hint (GnActionButton    *self,
             const GnVerbState *state)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnVerb *verb = &match->game->verbs[self->verb];
  const GnMoveList *legal = gn_table_model_legal (self->model);
  gint16 seen[6];
  guint n = 0;
  gboolean icons = verb->args[0].kind == GN_ARG_THING;

  for (guint i = 0; icons && i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];
      gboolean known = FALSE;

      if (move->verb != self->verb)
        continue;

      gint16 value = move->arg[verb->args[0].at];

      for (guint k = 0; k < n && !known; k++)
        known = seen[k] == value;
      if (known)
        continue;
      if (n == G_N_ELEMENTS (seen) || value == GN_NONE
          || !gn_thing_icon (match, GN_THING (verb->args[0].domain, value)))
        icons = FALSE;
      else
        seen[n++] = value;
    }

  gn_rich_label_clear (self->hint);
  if (icons && n)
    for (guint i = 0; i < n; i++)
      {
        GnThing thing = GN_THING (verb->args[0].domain, seen[i]);
        g_autofree char *name = gn_thing_name (match, thing);

        if (i)
          gn_rich_label_add (self->hint, " ");
        gn_rich_label_add_icon (self->hint, gn_thing_icon (match, thing), name);
      }
  else if (state->ways == 1 && verb->args[0].kind != GN_ARG_NONE)
    {
      g_autofree char *text = gn_move_label (match, &state->only);

      gn_rich_label_add (self->hint, text);
    }
  else if (state->ways > 1)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("%u way", "%u ways", state->ways), state->ways);

      gn_rich_label_add (self->hint, text);
    }
  else if (verb->hint)
    gn_rich_label_add (self->hint, gn_tr (verb->hint));
  gn_rich_label_done (self->hint);
}

void
gn_action_button_refresh (GnActionButton *self,
                          GnPanel        *panel)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnVerb *verb = &match->game->verbs[self->verb];
  const GnVerbState *state = gn_table_model_verb (self->model, self->verb);
  gboolean covered = gn_table_model_get_covered (self->model);
  g_autofree char *name = NULL;

  if (gn_table_model_is_past (self->model))
    {
      const char *past = _("You are looking at an earlier moment. Come back to go on.");

      gn_unavailable_set (GTK_WIDGET (self), past);
      gn_rich_label_set_text (self->hint, "");
    }
  else if (state->teach && state->ways == 0)
    {
      gn_unavailable_set (GTK_WIDGET (self), NULL);
      /* Translators: on an action's button: the user chooses a card or space, and then enters what is printed on
       * it */
      gn_rich_label_set_text (self->hint, _("asks for what is printed"));
    }
  else if (state->ways == 0)
    {
      g_autofree char *reason = gn_unavailable_reason (match, &state->why, covered);
      const char *clause = gn_say_clause (match, &state->why);
      const int seat = gn_table_model_get_seat (self->model);

      /* The tooltip and the pane of moves have the whole sentence. */
      gn_unavailable_set (GTK_WIDGET (self), reason);
      gn_rich_label_clear (self->hint);
      if (!gn_rich_label_add_brief (self->hint, match, &state->why, seat))
        {
          gn_rich_label_add_say_of (self->hint, match, &state->why, covered, seat);
          if (clause)
            {
              gn_rich_label_add (self->hint, " · ");
              gn_rich_label_add (self->hint, clause);
            }
        }
      gn_rich_label_done (self->hint);
    }
  else
    {
      GnPanelClass *klass = panel ? GN_PANEL_GET_CLASS (panel) : NULL;
      g_autofree char *hint = klass && klass->action_hint
                                ? klass->action_hint (panel, self->verb, gn_table_model_state (self->model))
                                : NULL;

      gn_unavailable_set (GTK_WIDGET (self), NULL);
      if (hint)
        gn_rich_label_set_marked (self->hint, match, hint);
      else
        common_hint (self, state);
      if (verb->hint)
        gn_set_tooltip (GTK_WIDGET (self), gn_tr (verb->hint));
    }

  name = verb->key
         /* Translators: an action and its key, as a screen reader reads it */
         ? gn_fill (_("{action}, key {key}"), "action", gn_tr (verb->title), "key", gn_tr (verb->key), NULL)
         : g_strdup (gn_tr (verb->title));
  gn_say_name (GTK_WIDGET (self), name);
}

void
gn_action_button_set_open (GnActionButton *self,
                           gboolean        open)
{
  gn_set_class (GTK_WIDGET (self), "open", open);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

void
gn_action_button_set_tiny (GnActionButton *self,
                           gboolean        tiny)
{
  gtk_widget_set_visible (GTK_WIDGET (self->hint), !tiny);
  /* if keys are below, an extra line for the key would take too much height */
  gtk_widget_set_visible (GTK_WIDGET (self->foot), !tiny);
}
