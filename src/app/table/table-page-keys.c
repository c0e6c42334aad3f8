/* table-page-keys.c: keyboard handling of the table page
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
#include "panels/layout/scaled-box.h"
#include "panels/things/figure-cell.h"

#define TYPING_PAUSE (1500 * 1000)  /* µs: letters with a longer pause between them do not form a word */
#define KEYING_PAUSE (800 * 1000)   /* µs: the same after a key that already had an effect */

/* What is in a popover that has closed has the focus no longer. */
static GtkWidget *
focus_of (GnTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_get_mapped (focus) ? focus : NULL;
}

/* The label below @widget that shows the key @cap now, or NULL. In a narrow window it may be on another page of the
 * table. */
static GtkWidget *
find_cap (GtkWidget  *widget,
          const char *cap)
{
  GtkWidget *found = NULL, *parent = gtk_widget_get_parent (widget);

  if (!gtk_widget_get_visible (widget)
      || (!gtk_widget_get_child_visible (widget)
          && !(GN_IS_SCALED_BOX (parent) && gtk_widget_has_css_class (parent, "pages"))))
    return NULL;
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "key")
      && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), cap))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_cap (child, cap);
  return found;
}

/* Whether a widget below @widget makes a move of the verb when it is clicked. */
static gboolean
is_on_table (GtkWidget  *widget,
             const char *verb)
{
  const char *spec = g_object_get_data (G_OBJECT (widget), "gn-move");
  gboolean found;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (spec && *spec == '@')
    spec += strcspn (spec, " ") + 1;
  found = spec && strcspn (spec, " ") == strlen (verb) && g_str_has_prefix (spec, verb);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = is_on_table (child, verb);
  return found;
}

/* The button that shows Enter as its key now, or NULL: on the table, or below it after the end and while something has
 * to be entered that turned up. */
static GtkWidget *
marked (GnTablePage *self)
{
  GtkWidget *cap = find_cap (GTK_WIDGET (self->panel), "↵");

  if (!cap)
    cap = find_cap (GTK_WIDGET (self->panel), C_("key", "Enter"));
  if (!cap && (gn_match_table_is_over (self->table) || gn_table_page_asks_owed (self)))
    cap = find_cap (GTK_WIDGET (self->bottom), "↵");
  return cap ? gtk_widget_get_ancestor (cap, GTK_TYPE_BUTTON) : NULL;
}

/* TRUE while a text field has the focus: it gets the letter keys. */
static gboolean
writes (GtkWidget *focus)
{
  return focus && (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus));
}

/* TRUE if the focus is where a figure is typed on the table, and the key is none for it: the table gets it. */
static gboolean
is_for_table (GtkWidget *focus,
              guint      keyval)
{
  GnFigureCell *cell = gn_figure_cell_of (focus);

  return cell && !gn_figure_cell_takes (cell, keyval);
}

/* A popover has its own surface, which gets the keys; it closes when the user begins to type. */
void
gn_table_page_type (GnTablePage *self,
                    const char  *text)
{
  gn_table_page_enter_from (self, -1);
  gtk_popover_popdown (GTK_POPOVER (self->why));
  gtk_popover_popdown (self->thing_popover);
  gn_typed_entry_begin (gn_bottom_bar_get_entry (self->bottom), text);
}

static const char *
intern_first (const char *clauses)
{
  g_autofree char *first = g_strndup (clauses, strcspn (clauses, " "));

  return g_intern_string (first);
}

/* The clause for the focused widget: of a verb's button, or the first one of the prompt. */
static const char *
clause_here (GnTablePage *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  GtkWidget *focus = focus_of (self);
  const GnMove *partial = gn_table_model_get_partial (self->model);
  const GnPrompt *prompt = gn_table_model_prompt (self->model);

  for (GtkWidget *widget = focus; widget && widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    {
      const char *clause = g_object_get_data (G_OBJECT (widget), "gn-clause");

      if (clause)
        return clause;
      if (GN_IS_ACTION_BUTTON (widget))
        return match->game->verbs[gn_action_button_get_verb (GN_ACTION_BUTTON (widget))].clause;
      if (GTK_IS_ACTIONABLE (widget))
        {
          /* The widget names its move: use the verb's clause. */
          const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));
          GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
          GnMove move;

          if (action && target && (g_str_equal (action, "table.move") || g_str_equal (action, "table.why"))
              && gn_table_model_spec (self->model, g_variant_get_string (target, NULL), &move, NULL))
            return match->game->verbs[move.verb].clause;
        }
    }
  if (partial)
    return match->game->verbs[partial->verb].clause;
  return prompt->clauses && *prompt->clauses ? intern_first (prompt->clauses) : NULL;
}

/* Activates "Why not?" for the focused widget, or else for the first common action that is unavailable. */
static gboolean
ask_why (GnTablePage *self)
{
  const GnGame *game = gn_table_model_get_match (self->model)->game;
  GtkWidget *focus = focus_of (self);

  for (GtkWidget *widget = focus; widget && widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    {
      if (GN_IS_ACTION_BUTTON (widget) && gn_unavailable_get (widget))
        return gtk_widget_activate_action (GTK_WIDGET (self), "table.why", "s",
                                           game->verbs[gn_action_button_get_verb (GN_ACTION_BUTTON (widget))].id);
      if (GTK_IS_ACTIONABLE (widget) && gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)))
        {
          const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));
          GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));

          if (target && (g_str_equal (action, "table.move") || g_str_equal (action, "table.why")))
            return gtk_widget_activate_action (GTK_WIDGET (self), "table.why", "s",
                                               g_variant_get_string (target, NULL));
        }
    }
  for (guint i = 0; game->verbs[i].id; i++)
    if (gn_table_model_verb_offered (game, i) && gn_verbs_has (gn_table_model_shown_verbs (self->model), i)
        && gn_table_model_verb (self->model, i)->ways == 0)
      {
        self->from_key = TRUE;
        gtk_widget_activate_action (GTK_WIDGET (self), "table.why", "s", game->verbs[i].id);
        self->from_key = FALSE;
        return TRUE;
      }
  return FALSE;
}

static gboolean
verb_key (GnTablePage *self,
          guint        keyval)
{
  const GnGame *game = gn_table_model_get_match (self->model)->game;

  if (gn_table_model_is_past (self->model) || gn_match_table_is_over (self->table) || gn_table_page_owes_entry (self))
    return FALSE;

  for (guint i = 0; game->verbs[i].id; i++)
    if (gn_table_model_verb_offered (game, i) && gn_verbs_has (gn_table_model_shown_verbs (self->model), i)
        && game->verbs[i].key && gn_key_is (gn_tr (game->verbs[i].key), keyval))
      {
        const GnVerbState *state = gn_table_model_verb (self->model, i);
        const char *action = state->ways || state->teach ? "table.move" : "table.why";
        const guint steps = gn_match_table_get_n_steps (self->table);

        /* there is one way only: it would be made unseen if the verb is shown nowhere */
        if (state->ways == 1 && !find_cap (self->content, gn_tr (game->verbs[i].key))
            && !is_on_table (GTK_WIDGET (self->panel), game->verbs[i].id))
          return FALSE;
        gn_table_model_cancel (self->model);
        self->from_key = TRUE;
        gtk_widget_activate_action (GTK_WIDGET (self), action, "s", game->verbs[i].id);
        self->from_key = FALSE;
        /* An entry has been made: the next key begins a new one, however soon it comes. */
        if (gn_match_table_get_n_steps (self->table) != steps)
          {
            g_string_truncate (self->typed, 0);
            g_string_truncate (self->keyed, 0);
          }
        return TRUE;
      }
  return FALSE;
}

static void
remember (GnTablePage *self,
          guint        keyval)
{
  gint64 now = g_get_monotonic_time ();

  if (now - self->typed_at > TYPING_PAUSE)
    g_string_truncate (self->typed, 0);
  self->typed_at = now;
  g_string_append_unichar (self->typed, gdk_keyval_to_unicode (keyval));
}

static gboolean
is_keying (GnTablePage *self)
{
  return self->keyed->len && g_get_monotonic_time () - self->keyed_at <= KEYING_PAUSE;
}

/* Remembers a key that the table has used: it may be the first letter of a word. */
static void
remember_key (GnTablePage *self,
              guint        keyval,
              guint        steps)
{
  const gunichar c = gdk_keyval_to_unicode (keyval);

  if (!g_unichar_isalnum (c))
    return;
  if (!is_keying (self))
    {
      g_string_truncate (self->keyed, 0);
      self->keyed_steps = steps;
    }
  g_string_append_unichar (self->keyed, c);
  self->keyed_at = g_get_monotonic_time ();
}

/* Whether it is the key of a verb that is possible now. */
static gboolean
is_verb_key (GnTablePage *self,
             guint        keyval)
{
  const GnGame *game = gn_table_model_get_match (self->model)->game;

  for (guint i = 0; game->verbs[i].id; i++)
    if (gn_table_model_verb_offered (game, i) && gn_verbs_has (gn_table_model_shown_verbs (self->model), i)
        && gn_table_model_verb (self->model, i)->ways && game->verbs[i].key
        && gn_key_is (gn_tr (game->verbs[i].key), keyval))
      return TRUE;
  return FALSE;
}

/* Handles the rest of a word that began with a key of the table ("bone" for B). If that key has made an entry
 * already, the rest is ignored; otherwise the whole word becomes a typed move. */
static gboolean
rest_of_word (GnTablePage *self,
              guint        keyval)
{
  if (!is_keying (self) || (!self->in_word && is_verb_key (self, keyval)))
    return FALSE;

  self->keyed_at = g_get_monotonic_time ();
  if (gn_match_table_get_n_steps (self->table) == self->keyed_steps)
    {
      g_string_append_unichar (self->keyed, gdk_keyval_to_unicode (keyval));
      gn_table_page_type (self, self->keyed->str);
      g_string_truncate (self->keyed, 0);
    }
  else
    self->in_word = TRUE;
  return TRUE;
}

/* A letter without a focused text field: a key of the open form, a verb's key, or the beginning of a typed move. */
static gboolean
letter (GnTablePage *self,
        guint        keyval)
{
  gunichar c = gdk_keyval_to_unicode (keyval);
  gboolean entering = gn_table_model_is_entering (self->model);
  gboolean in_a_row = self->typed->len && g_get_monotonic_time () - self->typed_at <= TYPING_PAUSE;

  if (!g_unichar_isalnum (c) || gn_table_model_is_past (self->model))
    return FALSE;
  if (!entering && rest_of_word (self, keyval))
    return TRUE;
  /* After the end no word begins: an open line would keep Enter from the result. */
  if (gn_match_table_is_over (self->table) && c != 'h' && c != 'H')
    return FALSE;
  if (gn_table_page_owes_entry (self))
    return FALSE;

  remember (self, keyval);
  if (entering)
    {
      if (gn_move_form_key (self->form, keyval))
        return TRUE;
      if (!in_a_row && verb_key (self, keyval))
        return TRUE;
    }
  else if (verb_key (self, keyval))
    return TRUE;
  else if (c == 'h' || c == 'H')
    {
      g_string_truncate (self->typed, 0);
      gn_table_page_peek (self, TRUE);
      return TRUE;
    }

  gn_table_page_type (self, self->typed->str);
  g_string_truncate (self->typed, 0);
  return TRUE;
}

/* Keys of the table itself; not while a form is open (its keys come first), nor in the middle of a word. */
static gboolean
panel_key (GnTablePage *self,
           guint        keyval)
{
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  /* Space and Enter are not letters of a word */
  const gboolean in_a_row = g_unichar_isalnum (gdk_keyval_to_unicode (keyval)) && self->typed->len
                            && g_get_monotonic_time () - self->typed_at <= TYPING_PAUSE;
  const guint steps = gn_match_table_get_n_steps (self->table);

  if (!klass->key || in_a_row || gn_table_model_is_entering (self->model) || gn_table_model_is_past (self->model))
    return FALSE;
  if (!is_keying (self))
    self->in_word = FALSE;
  if ((self->in_word && g_unichar_isalnum (gdk_keyval_to_unicode (keyval))) || !klass->key (self->panel, keyval))
    return FALSE;
  remember_key (self, keyval, steps);
  return TRUE;
}

/* "Done [Space]": the key does what the button shows, even if the table uses Space too, unless a button on the
 * table shows it. */
static gboolean
tick_key (GnTablePage *self)
{
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);

  return !(klass->takes_space && klass->takes_space (self->panel))
         && gn_message_bar_tick (gn_bottom_bar_get_messages (self->bottom));
}

/* Whether the focus is in an empty field on the table itself, or in a cell where nothing has been typed yet. */
static gboolean
waits_on_table (GnTablePage *self,
                GtkWidget   *focus)
{
  GnFigureCell *cell = gn_figure_cell_of (focus);

  return GTK_IS_EDITABLE (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel))
         && (cell ? !gn_figure_cell_is_touched (cell) : !*gtk_editable_get_text (GTK_EDITABLE (focus)))
         && !gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER);
}

/* Undo, or with Shift redo. */
static gboolean
is_undo (guint           keyval,
         GdkModifierType modifiers)
{
  return (modifiers & ~GDK_SHIFT_MASK) == GDK_CONTROL_MASK && (keyval == GDK_KEY_z || keyval == GDK_KEY_Z);
}

/* Enter does what is marked with it, whatever has the focus; but not in a text field, and a choice that is open is made
 * first. */
static gboolean
enter_key (GnTablePage *self,
           GtkWidget   *focus)
{
  GnMove whole;
  GtkWidget *button;

  if (writes (focus) || (focus && gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self))
                         && !gn_table_model_is_entering (self->model)))
    return FALSE;
  /* after a word whose first letter has made an entry already, it only ends the word */
  if (is_keying (self) && self->in_word && !gn_match_table_is_over (self->table))
    {
      g_string_truncate (self->keyed, 0);
      return TRUE;
    }
  if (gn_table_model_is_entering (self->model))
    {
      /* Enter makes the move, wherever in the form the focus is; while something is open, Enter chooses the
       * focused item. */
      return (gn_table_model_whole (self->model, &whole) || gn_move_form_is_own (self->form))
             && (!focus || GTK_IS_TOGGLE_BUTTON (focus) || GTK_IS_CHECK_BUTTON (focus)
                 || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->form_popover)))
             && (gn_move_form_accept (self->form), TRUE);
    }
  button = gn_table_model_is_past (self->model) ? NULL : marked (self);
  if (button)
    g_signal_emit_by_name (button, "clicked");
  /* after the end it leads to the result, also from a card or the prompt, which may have the focus by chance */
  else if (gn_match_table_is_over (self->table) && !gn_table_model_is_past (self->model)
           && (!focus || focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel_place))
               || gn_bottom_bar_has_prompt (self->bottom)))
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.result", NULL);
  return button != NULL;
}

/* "." says where we are; with Shift, how all stand: ">" or ":" on most keyboards. */
static gboolean
where_key (GnTablePage *self,
           guint        keyval)
{
  if (keyval == GDK_KEY_period)
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.here", NULL);
  return (keyval == GDK_KEY_greater || keyval == GDK_KEY_colon)
         && gtk_widget_activate_action (GTK_WIDGET (self), "table.around", NULL);
}

static gboolean on_key_last (GnTablePage *self, guint keyval, guint keycode, GdkModifierType state);

/* Handles keys before the focused widget. */
static gboolean
on_key_first (GnTablePage     *self,
              guint            keyval,
              guint            keycode,
              GdkModifierType  state)
{
  GtkWidget *focus = focus_of (self);
  GdkModifierType modifiers = state & (GDK_CONTROL_MASK | GDK_SHIFT_MASK | GDK_ALT_MASK | GDK_SUPER_MASK);

  if (gn_curtain_is_up (self->curtain) && !is_undo (keyval, modifiers))
    {
      if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
        return FALSE;
      return (!writes (focus) && where_key (self, keyval)) || gn_curtain_key (self->curtain, keyval, TRUE);
    }

  /* the cards of the hand that is looked at come before the table's own keys */
  if (modifiers == 0 && self->peeking && !gn_table_model_is_entering (self->model)
      && gn_hand_view_key (self->hand, keyval))
    return TRUE;
  if (modifiers == GDK_CONTROL_MASK && (keyval == GDK_KEY_k || keyval == GDK_KEY_K))
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.type", NULL);
  if (modifiers == GDK_CONTROL_MASK && (keyval == GDK_KEY_i || keyval == GDK_KEY_I))
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.next-message", NULL);
  if (modifiers == GDK_CONTROL_MASK && (keyval == GDK_KEY_r || keyval == GDK_KEY_R))
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.enter-again", NULL);
  if (modifiers == GDK_CONTROL_MASK && (keyval == GDK_KEY_e || keyval == GDK_KEY_E))
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.correct", NULL);
  if (modifiers == GDK_CONTROL_MASK && (keyval == GDK_KEY_b || keyval == GDK_KEY_B))
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.by-hand", NULL);
  if (is_undo (keyval, modifiers))
    {
      gboolean redo = (modifiers & GDK_SHIFT_MASK) != 0;

      /* In a field of the forms, undo belongs to the field. The typed line has no undo of its own. Neither does an
       * empty field on the table, which gets the focus automatically, for dice. */
      if (writes (focus) && !gn_typed_entry_has_focus (gn_bottom_bar_get_entry (self->bottom))
          && !waits_on_table (self, focus))
        return FALSE;
      gn_curtain_hold (self->curtain, FALSE);
      return gtk_widget_activate_action (GTK_WIDGET (self), redo ? "table.redo" : "table.undo", NULL);
    }
  if (modifiers == 0 && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) && enter_key (self, focus))
    return TRUE;
  /* Esc leaves the field of a pane, which would keep it for itself; the text goes first. */
  if (modifiers == 0 && keyval == GDK_KEY_Escape && writes (focus) && gtk_widget_is_ancestor (focus, self->side))
    {
      if (*gtk_editable_get_text (GTK_EDITABLE (focus)))
        gtk_editable_set_text (GTK_EDITABLE (focus), "");
      else
        gn_table_page_home (self);
      return TRUE;
    }
  /* As the line says: Space ticks it off, even while a thing on the table has the focus (Enter activates that). */
  if (modifiers == 0 && (keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space)
      && (!writes (focus) || is_for_table (focus, keyval)) && !gn_table_model_is_entering (self->model)
      && (!focus || focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel_place)))
      && tick_key (self))
    return TRUE;
  /* After "Later", nothing on the table can be done before the decision that is made behind the curtain. */
  if (modifiers == 0 && (keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space) && !writes (focus)
      && !gn_table_model_is_past (self->model) && gn_table_model_secret_decision (self->model))
    {
      gn_table_page_peek (self, TRUE);
      return TRUE;
    }
  if (modifiers == 0 && (keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space)
      && (!writes (focus) || is_for_table (focus, keyval)) && panel_key (self, keyval))
    return TRUE;
  /* At an earlier moment the arrow keys move through time, except on the board, where they move between places. */
  if (modifiers == 0 && (keyval == GDK_KEY_Left || keyval == GDK_KEY_Right) && gn_table_model_is_past (self->model)
      && !writes (focus) && !(focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel))))
    return gtk_widget_activate_action (GTK_WIDGET (self), keyval == GDK_KEY_Left ? "table.earlier" : "table.later",
                                       NULL);
  if (modifiers == 0)
    switch (keyval)
      {
      case GDK_KEY_F1:
        {
          const char *clause = clause_here (self);

          if (clause)
            return gtk_widget_activate_action (GTK_WIDGET (self), "table.rule", "s", clause);
          gn_table_page_show_pane (self, "rules");
          return TRUE;
        }
      case GDK_KEY_F9:
        return gtk_widget_activate_action (GTK_WIDGET (self), "table.pane", NULL);
      case GDK_KEY_F11:
        return gtk_widget_activate_action (GTK_WIDGET (self), "table.public", NULL);
      default:
        break;
      }
  /* the cell that has the focus would take them for letters */
  return is_for_table (focus, keyval) && on_key_last (self, keyval, keycode, state);
}

/* Handles keys that no widget has used. */
static gboolean
on_key_last (GnTablePage     *self,
             guint            keyval,
             guint            keycode,
             GdkModifierType  state)
{
  GtkWidget *focus = focus_of (self);

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;

  if (keyval == GDK_KEY_Escape)
    {
      if (gn_table_model_is_entering (self->model))
        {
          gn_table_model_cancel (self->model);
          g_string_truncate (self->typed, 0);
          gn_table_page_home (self);
          return TRUE;
        }
      if (gtk_widget_get_visible (GTK_WIDGET (self->entry_popover)))
        {
          gtk_popover_popdown (self->entry_popover);
          return TRUE;
        }
      if (gn_table_model_is_past (self->model))
        {
          gn_table_model_come_back (self->model);
          return TRUE;
        }
      return gn_typed_entry_clear (gn_bottom_bar_get_entry (self->bottom)) || gn_table_page_put_away (self);
    }
  if (writes (focus) && !is_for_table (focus, keyval))
    return FALSE;
  if (where_key (self, keyval) || panel_key (self, keyval))
    return TRUE;

  switch (keyval)
    {
    case GDK_KEY_slash:
    case GDK_KEY_KP_Divide:
      return gtk_widget_activate_action (GTK_WIDGET (self), "table.type", NULL);
    case GDK_KEY_question:
      return ask_why (self);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      /* beside the table, nothing that has the focus has used it */
      return gn_match_table_is_over (self->table) && !gn_table_model_is_past (self->model)
             && gtk_widget_activate_action (GTK_WIDGET (self), "table.result", NULL);
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (tick_key (self))
        return TRUE;
      gn_table_page_peek (self, TRUE);
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_Right:
      if (gn_table_model_is_past (self->model))
        return gtk_widget_activate_action (GTK_WIDGET (self), keyval == GDK_KEY_Left ? "table.earlier" : "table.later",
                                           NULL);
      return FALSE;
    default:
      return letter (self, keyval);
    }
}

static void
on_key_released (GnTablePage     *self,
                 guint            keyval,
                 guint            keycode,
                 GdkModifierType  state)
{
  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
    case GDK_KEY_h:
    case GDK_KEY_H:
      if (gn_curtain_is_up (self->curtain))
        gn_curtain_key (self->curtain, keyval, FALSE);
      gn_table_page_peek (self, FALSE);
      break;
    default:
      break;
    }
}

/* The release of a key elsewhere is never reported, so cover anything that is open. */
static void
on_focus_left (GnTablePage *self)
{
  gn_table_page_peek (self, FALSE);
  if (gn_curtain_is_held (self->curtain))
    gn_curtain_hold (self->curtain, FALSE);
}

static void
on_active (GtkWindow   *window,
           GParamSpec  *pspec,
           GnTablePage *self)
{
  if (!gtk_window_is_active (window))
    on_focus_left (self);
}

/* Whether the focus is beside the page: nowhere, or in the header, where a click has left it. Keys are for the table
 * then, too, except those that are for what has the focus. */
static gboolean
is_beside (GnTablePage *self,
           guint        keyval)
{
  GtkWidget *page = GTK_WIDGET (self), *focus = focus_of (self);

  if (!gtk_widget_get_mapped (page) || gn_window_dialog (GTK_WIDGET (gtk_widget_get_root (page))))
    return FALSE;
  return !focus
         || (focus != page && !gtk_widget_is_ancestor (focus, page) && !writes (focus)
             && gtk_widget_get_native (focus) == gtk_widget_get_native (page)
             && (gn_curtain_is_up (self->curtain)
                 || (keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space && keyval != GDK_KEY_Left
                     && keyval != GDK_KEY_Right)));
}

static gboolean
on_beside_first (GnTablePage     *self,
                 guint            keyval,
                 guint            keycode,
                 GdkModifierType  state)
{
  return is_beside (self, keyval) && on_key_first (self, keyval, keycode, state);
}

static gboolean
on_beside_last (GnTablePage     *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  return is_beside (self, keyval) && on_key_last (self, keyval, keycode, state);
}

typedef gboolean (*OnKey) (GnTablePage *self, guint keyval, guint keycode, GdkModifierType state);

static void
listen (GnTablePage        *self,
        GtkWidget          *widget,
        OnKey               on_first,
        OnKey               on_last,
        GtkEventController *controller[2])
{
  GtkEventController *first = controller[0] = gtk_event_controller_key_new ();
  GtkEventController *last = controller[1] = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (first, GTK_PHASE_CAPTURE);
  g_signal_connect_object (first, "key-pressed", G_CALLBACK (on_first), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (first, "key-released", G_CALLBACK (on_key_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, first);
  g_signal_connect_object (last, "key-pressed", G_CALLBACK (on_last), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, last);
}

/* What had the focus has gone, and GTK gives it to nothing, or to the page, which is nothing to act on. */
static void
on_focus_widget (GtkRoot     *root,
                 GParamSpec  *pspec,
                 GnTablePage *self)
{
  GtkWidget *focus = gtk_root_get_focus (root);
  const gboolean nowhere = !focus || focus == GTK_WIDGET (self);

  /* on its way from the page to the header bar it is nowhere for a moment */
  if (nowhere && !self->leaving)
    gn_table_page_mind_focus (self, 0);
  self->leaving = self->leaving && nowhere;
}

static void
on_root (GnTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  for (guint i = 0; i < G_N_ELEMENTS (self->beside); i++)
    if (self->beside[i])
      gtk_widget_remove_controller (gtk_event_controller_get_widget (self->beside[i]), self->beside[i]);
  memset (self->beside, 0, sizeof self->beside);
  if (!GTK_IS_WINDOW (root))
    return;
  g_signal_connect_object (root, "notify::is-active", G_CALLBACK (on_active), self, 0);
  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (on_focus_widget), self, 0);
  listen (self, GTK_WIDGET (root), on_beside_first, on_beside_last, self->beside);
}

void
gn_table_page_install_keys (GnTablePage *self)
{
  /* A popover has its own surface: keys pressed in it do not reach the page. */
  GtkWidget *const widgets[] = { GTK_WIDGET (self), GTK_WIDGET (self->form_popover), GTK_WIDGET (self->entry_popover),
                                 GTK_WIDGET (self->why), GTK_WIDGET (self->thing_popover) };
  GtkEventController *controller[2];

  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    listen (self, widgets[i], on_key_first, on_key_last, controller);
  g_signal_connect (self, "notify::root", G_CALLBACK (on_root), NULL);
}
