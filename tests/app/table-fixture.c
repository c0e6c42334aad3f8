/* table-fixture.c: what the tests of the table page share: a page in a window, its keys and its clicks
 *
 * GTK 4 has no synthetic events; keys are handed to the page's own controllers in GTK's order.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/widgets/unavailable.h"
#include "panels/drawing/style.h"

void
sitting_new (Sitting      *sitting,
             GnMatchTable *table)
{
  const char *accent = gn_match_table_get_match (table)->game->accent;

  /* As it looks at a table: the styles give things their sizes, and shadows that are drawn quickly. */
  gn_style_apply (FALSE, FALSE);
  gn_style_tables ();
  gn_style_game (accent);
  gn_style_set_accent (accent);
  sitting->table = table;
  sitting->page = GN_TABLE_PAGE (gn_table_page_new (table));
  sitting->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (sitting->window), 1366, 768);
  gtk_window_set_child (GTK_WINDOW (sitting->window), GTK_WIDGET (sitting->page));
  gtk_window_present (GTK_WINDOW (sitting->window));
  fixture_settle ();
  gtk_widget_child_focus (GTK_WIDGET (sitting->page), GTK_DIR_TAB_FORWARD);
}

void
sitting_clear (Sitting *sitting)
{
  gtk_window_destroy (GTK_WINDOW (sitting->window));
  fixture_settle ();
  g_clear_object (&sitting->table);
}

static gboolean
hand_round (GtkWidget          *widget,
            GtkPropagationPhase phase,
            const char         *signal,
            guint               keyval,
            GdkModifierType     modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller) || gtk_event_controller_get_propagation_phase (controller) != phase)
        continue;
      if (g_str_equal (signal, "key-released"))
        g_signal_emit_by_name (controller, signal, keyval, 0, modifiers);
      else
        g_signal_emit_by_name (controller, signal, keyval, 0, modifiers, &handled);
      if (handled)
        return TRUE;
    }
  return FALSE;
}

static gboolean
to_focus (Sitting        *sitting,
          guint           keyval,
          GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (sitting->window));

  if (!focus)
    return FALSE;
  if (GTK_IS_TEXT (focus))
    {
      gunichar c = gdk_keyval_to_unicode (keyval);

      if (hand_round (focus, GTK_PHASE_CAPTURE, "key-pressed", keyval, modifiers))
        return TRUE;
      if (keyval == GDK_KEY_Return)
        {
          g_signal_emit_by_name (focus, "activate");
          return TRUE;
        }
      if (c >= ' ' && !(modifiers & GDK_CONTROL_MASK))
        {
          char letter[8] = { 0 };
          int at = gtk_editable_get_position (GTK_EDITABLE (focus));

          gtk_editable_insert_text (GTK_EDITABLE (focus), letter, g_unichar_to_utf8 (c, letter), &at);
          gtk_editable_set_position (GTK_EDITABLE (focus), at);
          return TRUE;
        }
      return FALSE;
    }
  if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_space) && modifiers == 0 && GTK_IS_BUTTON (focus))
    {
      g_signal_emit_by_name (focus, "clicked");
      return TRUE;
    }
  return FALSE;
}

gboolean
press (Sitting        *sitting,
       guint           keyval,
       GdkModifierType modifiers)
{
  GtkWidget *page = GTK_WIDGET (sitting->page);

  return hand_round (page, GTK_PHASE_CAPTURE, "key-pressed", keyval, modifiers)
         || to_focus (sitting, keyval, modifiers)
         || hand_round (page, GTK_PHASE_BUBBLE, "key-pressed", keyval, modifiers);
}

void
let_go (Sitting *sitting,
        guint    keyval)
{
  hand_round (GTK_WIDGET (sitting->page), GTK_PHASE_CAPTURE, "key-released", keyval, 0);
}

void
type_text (Sitting    *sitting,
           const char *text)
{
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    press (sitting, gdk_unicode_to_keyval (g_utf8_get_char (p)), 0);
}

void
click (GtkWidget *button)
{
  g_assert_true (GTK_IS_BUTTON (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
}

void
act (Sitting    *sitting,
     const char *action,
     const char *parameter)
{
  GActionGroup *actions = gn_table_page_get_actions (sitting->page);

  g_assert_true (g_action_group_has_action (actions, action));
  g_action_group_activate_action (actions, action, parameter ? g_variant_new_string (parameter) : NULL);
}

gboolean
enter_any (GnMatchTable *table,
           GnStream     *stream)
{
  g_auto (GnMoveList) legal = { 0 };
  guint64 verbs = 0;
  guint n = 0;
  int verb = -1;
  GnReply reply;

  if (gn_match_table_deal (table, &reply))
    return TRUE;
  gn_match_table_legal (table, GN_EVERYTHING, &legal);
  if (!legal.n)
    return FALSE;
  for (guint i = 0; i < legal.n; i++)
    verbs |= G_GUINT64_CONSTANT (1) << legal.move[i].verb;
  for (int nth = (int) gn_stream_below (stream, (guint) __builtin_popcountll (verbs)); nth >= 0;)
    if (verbs >> ++verb & 1)
      nth--;
  for (guint i = 0; i < legal.n; i++)
    n += legal.move[i].verb == verb;
  n = gn_stream_below (stream, n);
  for (guint i = 0; i < legal.n; i++)
    if (legal.move[i].verb == verb && n-- == 0)
      return gn_match_table_do (table, &legal.move[i], 1, &reply);
  return FALSE;
}

const GnVerb *
verb_of (Sitting    *sitting,
         const char *id,
         guint      *index)
{
  const GnGame *game = gn_match_table_get_match (sitting->table)->game;
  int verb = gn_game_find_verb (game, id);

  g_assert_cmpint (verb, >=, 0);
  if (index)
    *index = verb;
  return &game->verbs[verb];
}

gboolean
teach_set (GnTeachForm *form,
           const char  *attr,
           const char  *value)
{
  g_auto (GStrv) part = g_strsplit (attr, ".", 2);
  GnAttrRow *row = gn_teach_form_find_row (form, part[0]);
  GnAttrKind kind = row ? gn_attr_row_get_attr (row)->kind : GN_ATTR_END;
  g_autoptr (JsonNode) node = NULL;

  if (!row)
    return FALSE;
  if (!value)
    node = NULL;
  else if (kind == GN_ATTR_NUMBER)
    node = json_node_init_int (json_node_alloc (), g_ascii_strtoll (value, NULL, 10));
  else if (kind == GN_ATTR_TEXT)
    node = json_node_init_string (json_node_alloc (), value);
  else if (kind == GN_ATTR_THING)
    {
      if (gn_thing_find (form->match, gn_attr_row_get_attr (row)->domain, value) < 0)
        return FALSE;
      node = json_node_init_string (json_node_alloc (), value);
    }
  else if (kind == GN_ATTR_BAG && part[1])
    {
      g_autoptr (JsonNode) old = gn_attr_row_get_value (row);
      g_autoptr (JsonObject) bag = old ? json_object_ref (json_node_get_object (old)) : json_object_new ();

      if (gn_thing_find (form->match, gn_attr_row_get_attr (row)->domain, part[1]) < 0)
        return FALSE;
      json_object_set_int_member (bag, part[1], g_ascii_strtoll (value, NULL, 10));
      node = json_node_init_object (json_node_alloc (), bag);
    }
  else
    return FALSE;
  gn_attr_row_set_value (row, node);
  g_signal_emit_by_name (row, "changed");
  return TRUE;
}

guint
moves_shown (GtkWidget *pane)
{
  const gboolean shown = gtk_widget_get_visible (pane);
  guint n = shown && GTK_IS_BUTTON (pane) && gtk_actionable_get_action_target_value (GTK_ACTIONABLE (pane))
            && !gn_unavailable_get (pane);

  for (GtkWidget *child = gtk_widget_get_first_child (pane); child && shown; child = gtk_widget_get_next_sibling (child))
    n += moves_shown (child);
  return n;
}
