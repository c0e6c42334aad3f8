/* table-fixture.c: what the tests of the table page share: a page in a window, its keys and its clicks
 *
 * GTK 4 has no synthetic events; keys are handed to the page's own controllers in GTK's order.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/model/draft.h"
#include "app/widgets/unavailable.h"
#include "games/games.h"
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
  sitting->window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (sitting->window), 1366, 768);
  adw_window_set_content (ADW_WINDOW (sitting->window), GTK_WIDGET (sitting->page));
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

/* ---- Popovers --------------------------------------------------------------------------------------------- */

/* What is seen of @popover, in the coordinates of the window: without its shadow and its arrow. */
static gboolean
popover_rect (GtkPopover      *popover,
              graphene_rect_t *rect)
{
  GtkNative *over = gtk_widget_get_native (gtk_widget_get_parent (GTK_WIDGET (popover)));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (popover));
  GtkWidget *content = gtk_widget_get_first_child (GTK_WIDGET (popover));
  double x, y, over_x, over_y;

  if (!surface || !gdk_surface_get_mapped (surface)
      || !gtk_widget_compute_bounds (content, GTK_WIDGET (popover), rect))
    return FALSE;
  gtk_native_get_surface_transform (GTK_NATIVE (popover), &x, &y);
  gtk_native_get_surface_transform (over, &over_x, &over_y);
  graphene_rect_offset (rect, x - over_x + gdk_popup_get_position_x (GDK_POPUP (surface)),
                        y - over_y + gdk_popup_get_position_y (GDK_POPUP (surface)));
  return TRUE;
}

#define PADDING 8   /* in a popover; at the edge of the screen GDK may push a little of it out */

/* Where the prompt is read: its token and its words. */
static gboolean
prompt_rect (GnTablePage     *page,
             GtkWidget       *window,
             graphene_rect_t *rect)
{
  GtkWidget *stop = fixture_child (page->bottom, "prompt_stop"), *words = fixture_child (page->bottom, "prompt_label");
  graphene_rect_t at;
  int width;

  if (!gtk_widget_get_mapped (words) || !gtk_widget_compute_bounds (words, window, rect))
    return FALSE;
  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (words)), &width, NULL);
  rect->size.width *= MIN (1, (double) width / MAX (gtk_widget_get_width (words), 1));
  if (gtk_widget_get_mapped (stop) && gtk_widget_compute_bounds (stop, window, &at))
    graphene_rect_union (rect, &at, rect);
  return TRUE;
}

/* What a popover points at, or what it belongs to. */
static void
thing_rect (GtkPopover      *popover,
            GtkWidget       *window,
            graphene_rect_t *rect)
{
  GdkRectangle at;

  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (GTK_WIDGET (popover)), window, rect));
  if (gtk_popover_get_pointing_to (popover, &at))
    *rect = GRAPHENE_RECT_INIT (rect->origin.x + at.x, rect->origin.y + at.y, at.width, at.height);
}

static void
check_clear (GtkPopover            *popover,
             const graphene_rect_t *rect,
             const graphene_rect_t *other,
             const char            *what)
{
  graphene_rect_t both;

  if (graphene_rect_intersection (rect, other, &both) && both.size.width > 3 && both.size.height > 3)
    g_error ("a popover of %s covers %s: %.0f,%.0f %.0f×%.0f over %.0f,%.0f %.0f×%.0f",
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (GTK_WIDGET (popover))), what, rect->origin.x, rect->origin.y,
             rect->size.width, rect->size.height, other->origin.x, other->origin.y, other->size.width,
             other->size.height);
}

/* That what it belongs to is still there. */
static void
check_fresh (GnTablePage *page,
             GtkPopover  *popover)
{
  const guint steps = gn_match_table_get_n_steps (page->table) + 1;
  const guint was = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (popover), "gn-opened"));

  g_object_set_data (G_OBJECT (popover), "gn-opened", GUINT_TO_POINTER (steps));
  if (gn_curtain_is_covered (page->curtain))
    g_error ("a popover of %s is open over the curtain",
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (GTK_WIDGET (popover))));
  if (popover == page->form_popover && !gn_table_model_is_entering (page->model))
    g_error ("the form is open, but there is nothing to enter");
  if (popover == page->entry_popover && gn_table_model_is_past (page->model))
    g_error ("at an earlier moment the table asks for an entry");
  /* others may be opened again at once, for what comes next */
  if ((popover == GTK_POPOVER (page->why) || popover == page->thing_popover) && was && was != steps)
    g_error ("what was said of a thing has outlived an entry");
}

static void
check_popover (GnTablePage *page,
               GtkPopover  *popover)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (page)));
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (popover));
  GdkRectangle screen;
  graphene_rect_t rect, other;

  check_fresh (page, popover);
  /* those of the page itself: what else opens is not placed by it */
  if (parent != GTK_WIDGET (page) || !popover_rect (popover, &rect))
    return;
  thing_rect (popover, window, &other);
  check_clear (popover, &rect, &other, "its thing");
  if (prompt_rect (page, window, &other))
    check_clear (popover, &rect, &other, "the prompt");
  gdk_monitor_get_geometry (gdk_display_get_monitor_at_surface (gtk_widget_get_display (window),
                                                                gtk_native_get_surface (GTK_NATIVE (window))), &screen);
  if (rect.origin.x < -PADDING || rect.origin.y < -PADDING
      || rect.origin.x + rect.size.width > screen.width + PADDING
      || rect.origin.y + rect.size.height > gtk_widget_get_height (window) + PADDING)
    g_error ("a popover is cut: %.0f,%.0f %.0f×%.0f", rect.origin.x, rect.origin.y, rect.size.width,
             rect.size.height);
}

/* Adds the popovers that are open. */
static void
find_open (GtkWidget *widget,
           GPtrArray *open)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      find_open (child, open);
    else if (gtk_widget_get_mapped (child))
      g_ptr_array_add (open, g_object_ref (child));
    else
      g_object_set_data (G_OBJECT (child), "gn-opened", NULL);
}

static void
on_painted (gboolean *painted)
{
  *painted = TRUE;
}

void
fixture_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean painted = FALSE;
  gulong id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (on_painted), &painted);

  gtk_widget_queue_draw (widget);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
}

/* What Enter does in a game's own form, and in the one for what turned up, is marked with it. */
static void
check_form (GtkWidget *form)
{
  GtkWidget *button = gtk_widget_get_mapped (form) ? fixture_find_class (form, "suggested-action") : NULL;

  if (button && GTK_IS_BUTTON (button) && !gtk_widget_has_css_class (button, "cannot"))
    g_assert_nonnull (fixture_find_class (button, "key"));
}

void
check_popovers (GnTablePage *page)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new_with_free_func (g_object_unref);

  if (!gtk_widget_get_mapped (GTK_WIDGET (page)))
    return;
  find_open (GTK_WIDGET (page), open);
  /* a popover is laid out with the next frame, and one that grows is moved with the frame after that */
  for (guint i = 0; open->len && i < 2; i++)
    fixture_frame (GTK_WIDGET (page));
  for (guint i = 0; i < open->len; i++)
    if (gtk_widget_get_mapped (open->pdata[i]))
      check_popover (page, open->pdata[i]);
  if (gn_move_form_is_own (page->form))
    check_form (GTK_WIDGET (page->form));
  check_form (GTK_WIDGET (page->entry_form));
}

/* ---- Keys and clicks ---------------------------------------------------------------------------------------- */

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

/* What stands around the focus within the page sees a key first. */
static gboolean
around_focus (GtkWidget      *page,
              GtkWidget      *widget,
              guint           keyval,
              GdkModifierType modifiers)
{
  if (!widget || widget == page)
    return FALSE;
  return around_focus (page, gtk_widget_get_parent (widget), keyval, modifiers)
         || hand_round (widget, GTK_PHASE_CAPTURE, "key-pressed", keyval, modifiers);
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
      if (around_focus (GTK_WIDGET (sitting->page), focus, keyval, modifiers))
        return TRUE;
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
  GtkWidget *page = gtk_widget_get_ancestor (button, GN_TYPE_TABLE_PAGE);

  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  if (page)
    check_popovers (GN_TABLE_PAGE (page));
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

GnMatchTable *
fixture_table_named (const char        *game,
                     const char *const *names,
                     guint              n_seats)
{
  g_autoptr (GnDraft) draft = gn_draft_new (gn_games_find (game));
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };
  GnMatchTable *table;
  GnMatch *match;

  for (guint i = 0; i < n_seats; i++)
    gn_draft_add_person (draft, names[i], i);
  gn_draft_set_group_dealer (draft, "cards", GN_DEALER_APP, NULL);
  gn_draft_set_group_dealer (draft, "dice", GN_DEALER_APP, NULL);
  match = gn_draft_match (draft, &error);
  if (!match && n_seats > 2)
    return fixture_table_named (game, names, n_seats - 1);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (match->seed); i++)
    match->seed[i] = i + 1;
  table = gn_match_table_new (match, NULL, &why, &error);
  if (!table && n_seats > 2)
    return fixture_table_named (game, names, n_seats - 1);
  g_assert_no_error (error);
  return table;
}
