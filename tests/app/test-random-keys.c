/* test-random-keys.c: whatever keys are pressed: no warning, no dead end, and no entry that was not announced
 *
 * Whole matches, in the window of the program. Every now and then a move is typed, so that they come to an end.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"
#include "match-list.h"
#include "real-keys.h"

#include <glib/gi18n.h>

#include "app/widgets/template.h"
#include "core/words/text.h"

#define PLANS(folder) extern const MatchPlan folder##_plans[];
GN_MATCH_PLANS (PLANS)
#undef PLANS

#define PLANS(folder) folder##_plans,
static const MatchPlan *const games[] = { GN_MATCH_PLANS (PLANS) };
#undef PLANS

#define FEW_PRESSES   80
#define MANY_PRESSES  20000   /* with GNOMON_LONG; GNOMON_PRESSES is any other number */
#define GOES_ON_EVERY 40      /* presses between two moves that are typed on purpose */
#define MOST_CAPS     16
#define MOST_THINGS   64

/* What the screen promises of a key. */
typedef struct {
  guint      steps;
  GtkWidget *cap[MOST_CAPS];      /* buttons that show it */
  guint      n_caps;
  GtkWidget *marked;              /* the button with ↵ that it has to press */
  gboolean   by_focus;            /* Enter or Space on a button that has the focus */
  gboolean   is_line, is_field;   /* Enter in the typed line, in another field */
  gboolean   is_several;          /* a line of several moves */
  gboolean   has_move;
  GnMove     move;                /* what the line, the form or the focused thing says */
  GnMove     thing[MOST_THINGS];  /* what a click on the table makes */
  guint      n_things;
  GtkWidget *focus;               /* what had it; held */
  char      *where, *line;
  char      *proposed;            /* the first of the moves proposed below the line, or the one chosen there */
} Promise;

typedef struct {
  Sitting          s;
  const MatchPlan *plan;
  GRand           *rand;
  GnTableTab      *tab;
  guint            entries, matches, on_purpose;
  GString         *last;     /* the last keys, for messages */
  gboolean         clicked;
} Walk;

static const struct { guint key; GdkModifierType modifiers; guint weight; } others[] = {
  { GDK_KEY_Return, 0, 26 }, { GDK_KEY_space, 0, 14 }, { GDK_KEY_Escape, 0, 8 }, { GDK_KEY_Tab, 0, 8 },
  { GDK_KEY_ISO_Left_Tab, 0, 4 }, { GDK_KEY_Left, 0, 3 }, { GDK_KEY_Right, 0, 3 }, { GDK_KEY_Up, 0, 3 },
  { GDK_KEY_Down, 0, 3 }, { GDK_KEY_BackSpace, 0, 2 }, { GDK_KEY_Home, 0, 1 }, { GDK_KEY_End, 0, 1 },
  { GDK_KEY_slash, 0, 1 }, { GDK_KEY_question, 0, 1 }, { GDK_KEY_semicolon, 0, 1 }, { GDK_KEY_comma, 0, 1 },
  { GDK_KEY_F1, 0, 1 }, { GDK_KEY_F9, 0, 1 }, { GDK_KEY_z, GDK_CONTROL_MASK, 1 },
  { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, 1 }, { GDK_KEY_k, GDK_CONTROL_MASK, 1 },
  { GDK_KEY_i, GDK_CONTROL_MASK, 1 }, { GDK_KEY_b, GDK_CONTROL_MASK, 1 },
  /* not the table: the way back is tried each time */
  { GDK_KEY_n, GDK_CONTROL_MASK, 1 }, { GDK_KEY_h, GDK_CONTROL_MASK, 1 }, { GDK_KEY_p, GDK_CONTROL_MASK, 1 },
  { GDK_KEY_comma, GDK_CONTROL_MASK, 1 }, { GDK_KEY_F10, 0, 1 },
};

/* ---- What is to be seen ----------------------------------------------------------------------------------- */

static char *
path_of (GtkWidget *widget)
{
  GString *path = g_string_new (NULL);

  for (; widget && !GTK_IS_WINDOW (widget); widget = gtk_widget_get_parent (widget))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (path, "%s%s%s%s", path->len ? " < " : "", G_OBJECT_TYPE_NAME (widget),
                              *joined ? "." : "", joined);
    }
  return g_string_free (path, FALSE);
}

/* The window that a person sees in front, and its focus. */
static GtkWindow *
front (Walk *w)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *found = GTK_WINDOW (w->s.window);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (GTK_WIDGET (window)) && gtk_window_get_transient_for (window) == found)
        {
          found = window;
          i = (guint) -1;
        }
    }
  return found;
}

static GtkWidget *
focus_of (Walk *w)
{
  return gtk_window_get_focus (front (w));
}

static GtkWidget *
button_of (GtkWidget *cap)
{
  for (; cap && !GTK_IS_WINDOW (cap); cap = gtk_widget_get_parent (cap))
    if (GTK_IS_BUTTON (cap) || GTK_IS_LIST_BOX_ROW (cap))
      return cap;
  return NULL;
}

/* What stands on the key. */
static gboolean
is_cap (GtkWidget *label,
        guint      key)
{
  const char *text = GTK_IS_LABEL (label) ? gtk_label_get_text (GTK_LABEL (label)) : "";
  g_autofree char *folded = g_utf8_casefold (text, -1);

  switch (key)
    {
    case GDK_KEY_Return:
      return g_str_equal (text, "↵") || g_str_equal (text, C_("key", "Enter"));
    case GDK_KEY_space:
      return g_str_equal (text, C_("key", "Space"));
    default:
      /* two keys one after the other: "I3" */
      return *text && g_utf8_strlen (folded, -1) <= 2 && g_utf8_strchr (folded, -1, gdk_keyval_to_unicode (key));
    }
}

static void
find_caps (Promise   *promise,
           GtkWidget *widget,
           guint      key)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_cap (widget, key) && button_of (widget) && promise->n_caps < MOST_CAPS)
    promise->cap[promise->n_caps++] = button_of (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    find_caps (promise, child, key);
}

static gboolean
writes (GtkWidget *focus)
{
  return GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus);
}

/* Popovers that are open over the table, and windows over that. */
static guint
count_open (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child)) + count_open (child);
  return n;
}

static gboolean
is_at_table (Walk *w)
{
  return front (w) == GTK_WINDOW (w->s.window) && g_strcmp0 (gn_window_get_page (GN_WINDOW (w->s.window)), "tables") == 0
         && !gn_table_tab_get_result (w->tab) && gtk_widget_get_mapped (GTK_WIDGET (w->s.page));
}

static gboolean
says_move (Walk       *w,
           GtkWidget  *widget,
           GnMove     *move)
{
  const char *spec = g_object_get_data (G_OBJECT (widget), "gn-move");
  GVariant *target = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget))
                                                : NULL;
  const char *action = target ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  if (!spec && g_strcmp0 (action, "table.move") == 0)
    spec = g_variant_get_string (target, NULL);
  return spec && !strchr (spec, ';') && gn_table_model_spec (w->s.page->model, spec, move, NULL);
}

static void
find_things (Walk      *w,
             Promise   *promise,
             GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (!gtk_widget_has_css_class (widget, "cannot") && promise->n_things < MOST_THINGS
      && says_move (w, widget, &promise->thing[promise->n_things]))
    promise->n_things++;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    find_things (w, promise, child);
}

static char *
proposed (GnTypedEntry *entry)
{
  GtkListBox *list = fixture_child (entry, "list");
  GtkListBoxRow *row = gtk_list_box_get_selected_row (list);

  if (!row)
    row = gtk_list_box_get_row_at_index (list, 0);
  return row && gtk_widget_get_mapped (GTK_WIDGET (row))
         ? g_strdup (gtk_label_get_text (GTK_LABEL (gn_template_part (GTK_WIDGET (row), "text"))))
         : NULL;
}

static void
look (Walk    *w,
      Promise *promise,
      guint    key,
      guint    modifiers)
{
  GnTablePage *page = w->s.page;
  GtkWidget *focus = focus_of (w);
  const gboolean enter = key == GDK_KEY_Return && !modifiers;
  GtkWindow *window = front (w);

  *promise = (Promise) { .steps = gn_match_table_get_n_steps (w->s.table), .where = path_of (focus),
                         .focus = focus ? g_object_ref (focus) : NULL,
                         .line = g_strdup (fixture_words (gn_bottom_bar_get_entry (page->bottom), "text")) };
  if (modifiers)
    return;
  find_caps (promise, GTK_WIDGET (window), key);
  promise->is_line = enter && gn_typed_entry_has_focus (gn_bottom_bar_get_entry (page->bottom));
  promise->is_several = promise->is_line
                        && strpbrk (fixture_words (gn_bottom_bar_get_entry (page->bottom), "text"), ";,:");
  promise->is_field = enter && !promise->is_line && focus && writes (focus);
  promise->by_focus = (enter || key == GDK_KEY_space) && focus && !writes (focus);
  if (promise->is_line)
    promise->proposed = proposed (gn_bottom_bar_get_entry (page->bottom));
  else if (!enter && key != GDK_KEY_space)
    find_things (w, promise, GTK_WIDGET (page->panel));
  promise->has_move = enter && gn_table_model_whole (page->model, &promise->move);
  if (!promise->has_move && promise->by_focus)
    promise->has_move = says_move (w, focus, &promise->move);
  if (enter && GTK_WIDGET (window) == w->s.window && !(focus && writes (focus)) && !gn_curtain_is_up (page->curtain)
      && !gn_table_model_is_entering (page->model) && !count_open (w->s.window) && !gn_table_model_is_past (page->model)
      && !(page->in_word && page->keyed->len) && is_at_table (w))
    for (guint i = 0; i < promise->n_caps && !promise->marked; i++)
      if (gtk_widget_is_ancestor (promise->cap[i], GTK_WIDGET (page->panel))
          && fixture_find_class (promise->cap[i], "key"))
        promise->marked = promise->cap[i];
}

/* ---- What has come of it ------------------------------------------------------------------------------------ */

static char *
named (guint           key,
       GdkModifierType modifiers)
{
  return g_strdup_printf ("%s%s%s", modifiers & GDK_CONTROL_MASK ? "Ctrl+" : "",
                          modifiers & GDK_SHIFT_MASK ? "Shift+" : "", gdk_keyval_name (key));
}

/* It reads there, with what it means behind it. */
static gboolean
is_proposed (const GnMatch *match,
             const Promise *promise,
             const GnMove  *made)
{
  g_autofree char *text = made ? gn_move_text (match, made) : NULL;

  return text && promise->proposed && g_str_has_prefix (promise->proposed, text);
}

static void
check_entry (Walk          *w,
             const Promise *promise,
             guint          key,
             guint          modifiers)
{
  const guint now = gn_match_table_get_n_steps (w->s.table);

  if (now <= promise->steps)
    return;
  w->entries++;
  if (modifiers == (GDK_CONTROL_MASK | GDK_SHIFT_MASK))
    return;   /* redo: its button says what */

  const GnMatch *match = gn_match_table_get_match (w->s.table);
  const GnStep *step = gn_match_table_get_step (w->s.table, promise->steps + 1);
  const GnMove *made = step->moves && step->moves->len ? &g_array_index (step->moves, GnMove, 0) : NULL;
  gboolean announced = promise->n_caps > 0 || promise->by_focus || promise->is_field;

  if (promise->is_several)
    announced = TRUE;
  else if (promise->has_move)
    announced = made && (gn_move_fits (match->game, &promise->move, made) || promise->n_caps > 0);
  else if (promise->is_line)
    announced = is_proposed (match, promise, made);
  for (guint i = 0; i < promise->n_things && made && !announced; i++)
    announced = gn_move_fits (match->game, &promise->thing[i], made);
  if (!announced)
    {
      g_autofree char *text = made ? gn_move_text (match, made) : g_strdup ("(no move)");
      g_autofree char *name = named (key, modifiers);
      g_autofree char *meant = promise->has_move ? gn_move_text (match, &promise->move) : g_strdup ("nothing");

      g_error ("%s made an entry that was not announced: %s, while “%s” in the line meant %s; the focus was on %s; "
               "keys: %s", name, text, promise->line, meant, promise->where, w->last->str);
    }
}

static void
on_clicked (gboolean *clicked)
{
  *clicked = TRUE;
}

/* A button that a key has pressed clicks a moment later: so that a walk is the same each time, nothing comes between.
 * What does is in test-front.c. */
static void
finish_click (GtkWidget *button)
{
  while (button && gtk_widget_has_css_class (button, "keyboard-activating"))
    g_main_context_iteration (NULL, TRUE);
}

static void
hit (Walk           *w,
     guint           key,
     GdkModifierType modifiers)
{
  Promise promise;
  gulong id = 0;
  g_autoptr (GtkWidget) marked = NULL;
  g_autofree char *name = named (key, modifiers);

  g_string_append_printf (w->last, " %s", name);
  if (w->last->len > 600)
    g_string_erase (w->last, 0, w->last->len - 600);
  real_keys_to (front (w));
  look (w, &promise, key, modifiers);
  if (promise.marked)
    {
      marked = g_object_ref (promise.marked);
      w->clicked = FALSE;
      id = g_signal_connect_swapped (marked, "clicked", G_CALLBACK (on_clicked), &w->clicked);
    }
  /* however slow the machine is, no key comes after a pause but where press_any() says so */
  w->s.page->typed_at = w->s.page->keyed_at = g_get_monotonic_time ();
  real_key (key, modifiers);
  finish_click (promise.focus);
  check_popovers (w->s.page);
  check_entry (w, &promise, key, modifiers);
  if (id)
    {
      g_signal_handler_disconnect (marked, id);
      if (!w->clicked)
        {
          g_autofree char *what = path_of (marked);

          g_error ("Enter did not do what is marked ↵, %s; the focus was on %s; keys: %s", what, promise.where,
                   w->last->str);
        }
    }
  g_clear_object (&promise.focus);
  g_free (promise.where);
  g_free (promise.line);
  g_free (promise.proposed);
}

/* ---- On purpose --------------------------------------------------------------------------------------------- */

static gboolean
is_at_rest (Walk *w)
{
  return is_at_table (w) && !count_open (w->s.window) && !gn_table_model_is_entering (w->s.page->model)
         && !gn_table_model_is_past (w->s.page->model) && !(focus_of (w) && writes (focus_of (w)));
}

/* Esc, as often as something is open, and Enter from the first page, where it goes on with the table. */
static void
come_back (Walk *w)
{
  const char *page;

  for (guint i = 0; i < 16 && !is_at_rest (w); i++)
    {
      page = gn_window_get_page (GN_WINDOW (w->s.window));
      if (front (w) == GTK_WINDOW (w->s.window) && g_str_equal (page, "tonight") && !count_open (w->s.window))
        hit (w, GDK_KEY_Return, 0);
      else
        hit (w, GDK_KEY_Escape, 0);
      if (i > 2)
        fixture_settle ();
    }
  if (!is_at_table (w))
    g_error ("no way back to the table (result %d, mapped %d, tabs %u), from %s “%s”, focus %s; keys: %s",
             gn_table_tab_get_result (w->tab), gtk_widget_get_mapped (GTK_WIDGET (w->s.page)),
             gn_window_get_n_tabs (GN_WINDOW (w->s.window)), gn_window_get_page (GN_WINDOW (w->s.window)),
             gtk_window_get_title (front (w)), path_of (focus_of (w)), w->last->str);
}

static void
say (Walk       *w,
     const char *text)
{
  g_autofree char *plain = g_str_to_ascii (text, "C");   /* the keyboard has no others */

  for (const char *p = plain; *p; p++)
    hit (w, gdk_unicode_to_keyval (*p), 0);
}

/* Behind the curtain: hold Space, choose, let go; or only look, and give the laptop back. */
static void
behind_curtain (Walk *w)
{
  GnCurtain *curtain = w->s.page->curtain;
  const guint steps = gn_match_table_get_n_steps (w->s.table);
  GnMove whole;

  real_keys_to (front (w));
  real_key_hold (GDK_KEY_space, TRUE);
  if (!gn_curtain_is_held (curtain))
    g_error ("Space does not open the curtain, the focus is on %s; keys: %s", path_of (focus_of (w)), w->last->str);
  if (gn_curtain_is_decision (curtain))
    {
      /* in the form that is open, or cards of the hand, until there is a move */
      for (guint i = 0; i < 12 && gn_curtain_is_held (curtain) && gn_match_table_get_n_steps (w->s.table) == steps
           && !gn_table_model_whole (w->s.page->model, &whole); i++)
        real_key (GDK_KEY_1 + i % 4, 0);
      if (gn_curtain_is_held (curtain) && gn_match_table_get_n_steps (w->s.table) == steps)
        real_key (GDK_KEY_Return, 0);
      /* the only card that can be chosen is a move already, and has to be pressed all the same */
      for (guint i = 0; i < 9 && gn_curtain_is_held (curtain) && gn_match_table_get_n_steps (w->s.table) == steps; i++)
        real_key (GDK_KEY_1 + i, 0);
    }
  real_key_hold (GDK_KEY_space, FALSE);
  if (gn_curtain_is_up (curtain) && !gn_curtain_is_decision (curtain))
    real_key (GDK_KEY_Return, 0);
}

/* There is always a key that goes on. */
static void
go_on (Walk *w)
{
  const guint steps = gn_match_table_get_n_steps (w->s.table);
  GnMove move;

  if (!is_at_rest (w))
    come_back (w);
  if (gn_match_table_is_over (w->s.table))
    return;
  /* after "Later", Space leads back to it; but first it ticks off what is to be done with the cardboard */
  for (guint i = 0; i < 40 && gn_table_model_secret_decision (w->s.page->model) && !gn_curtain_is_up (w->s.page->curtain);
       i++)
    hit (w, GDK_KEY_space, 0);
  for (guint i = 0; i < 5 && gn_curtain_is_up (w->s.page->curtain); i++)
    behind_curtain (w);
  if (gn_match_table_get_n_steps (w->s.table) == steps && gn_curtain_is_up (w->s.page->curtain))
    {
      const GnPrompt *prompt = gn_table_model_prompt (w->s.page->model);
      g_autofree char *asked = gn_say_text (gn_match_table_get_match (w->s.table), &prompt->what, FALSE);

      g_error ("no way on from the curtain (seat %d, decision %d, entering %d, step “%s”), the focus is on %s; keys: %s",
               gn_curtain_get_seat (w->s.page->curtain), gn_curtain_is_decision (w->s.page->curtain),
               gn_table_model_is_entering (w->s.page->model), asked, path_of (focus_of (w)), w->last->str);
    }
  if (gn_match_table_get_n_steps (w->s.table) != steps || gn_match_table_is_over (w->s.table))
    return;
  for (guint i = 0; i < 40 && gn_match_table_is_waiting (w->s.table); i++)
    hit (w, GDK_KEY_Return, 0);
  if (gn_match_table_get_n_steps (w->s.table) != steps || gn_match_table_is_over (w->s.table))
    return;

  g_assert_true (plan_move (&w->s, w->plan, w->rand, &move));
  g_autofree char *text = gn_move_text (gn_match_table_get_match (w->s.table), &move);

  hit (w, GDK_KEY_k, GDK_CONTROL_MASK);
  if (!gn_typed_entry_has_focus (gn_bottom_bar_get_entry (w->s.page->bottom)))
    g_error ("Ctrl+K does not lead to the line (open %u), the focus is on %s; keys: %s", count_open (w->s.window),
             path_of (focus_of (w)), w->last->str);
  say (w, text);
  hit (w, GDK_KEY_Return, 0);
  /* why a secret purchase is refused is told behind the curtain */
  if (gn_match_table_get_n_steps (w->s.table) == steps && !gn_curtain_is_up (w->s.page->curtain))
    g_error ("“%s” was not said (focus %s, open %u, entering %d, past %d, front %s, refused: “%s”); in the line: “%s”; "
             "keys: %s", text, path_of (focus_of (w)), count_open (w->s.window),
             gn_table_model_is_entering (w->s.page->model), gn_table_model_is_past (w->s.page->model),
             gtk_window_get_title (front (w)), fixture_words (w->s.page->why, "heading"),
             fixture_words (gn_bottom_bar_get_entry (w->s.page->bottom), "text"), w->last->str);
  w->on_purpose++;
}

/* ---- The walk ----------------------------------------------------------------------------------------------- */

static void
sit_down (Walk *w)
{
  /* or Enter on the first page goes on with a match of before */
  fixture_empty_library ();
  w->s.table = fixture_table_dealt (w->plan->game, w->plan->seats, w->plan->dealer);
  w->tab = gn_window_begin (GN_WINDOW (w->s.window), w->s.table);
  w->s.page = GN_TABLE_PAGE (gn_table_tab_get_page (w->tab));
  fixture_settle ();
  w->matches++;
}

static void
get_up (Walk *w)
{
  gn_window_close_table (GN_WINDOW (w->s.window), w->tab);
  fixture_settle ();
  g_clear_object (&w->s.table);
}

/* After the end Enter goes on to the result, and never begins another match. */
static void
end (Walk *w)
{
  const guint steps = gn_match_table_get_n_steps (w->s.table);

  /* from a message or an old entry, Enter opens that: away from there first */
  hit (w, GDK_KEY_k, GDK_CONTROL_MASK);
  hit (w, GDK_KEY_Escape, 0);
  for (guint i = 0; i < 8; i++)
    {
      g_autofree char *focus = path_of (focus_of (w));

      real_keys_to (front (w));
      real_key (GDK_KEY_Return, 0);
      fixture_settle ();
      if (g_strcmp0 (gn_window_get_page (GN_WINDOW (w->s.window)), "tables")
          || gn_window_get_n_tabs (GN_WINDOW (w->s.window)) != 1)
        g_error ("Enter number %u after the end leads to another match, the focus was on %s; keys: %s", i + 1, focus,
                 w->last->str);
      if (gn_match_table_get_n_steps (w->s.table) != steps)
        g_error ("Enter number %u after the end changes the match, the focus was on %s; keys: %s", i + 1, focus,
                 w->last->str);
    }
  if (!gn_table_tab_get_result (w->tab))
    g_error ("Enter does not lead to the result (open %u, entering %d, past %d, over %d), the focus is on %s, in the "
             "line: “%s”; keys: %s", count_open (w->s.window), gn_table_model_is_entering (w->s.page->model),
             gn_table_model_is_past (w->s.page->model), gn_match_table_is_over (w->s.table), path_of (focus_of (w)),
             fixture_words (gn_bottom_bar_get_entry (w->s.page->bottom), "text"), w->last->str);
  get_up (w);
  sit_down (w);
}

static void
press_any (Walk *w)
{
  guint all = 36;

  /* a menu leads anywhere, also to the dialogs for files, which are not the program's own */
  if (fixture_find (w->s.window, GTK_TYPE_POPOVER_MENU, NULL)
      && gtk_widget_get_mapped (fixture_find (w->s.window, GTK_TYPE_POPOVER_MENU, NULL)))
    {
      hit (w, g_rand_int_range (w->rand, 0, 2) ? GDK_KEY_Escape : GDK_KEY_Down, 0);
      return;
    }
  /* alone, keys do nothing there: Space has to be held */
  if (is_at_table (w) && !count_open (w->s.window) && gn_curtain_is_up (w->s.page->curtain)
      && !g_rand_int_range (w->rand, 0, 8))
    {
      behind_curtain (w);
      return;
    }
  /* as after a pause */
  if (g_rand_int_range (w->rand, 0, 2))
    {
      g_string_truncate (w->s.page->typed, 0);
      g_string_truncate (w->s.page->keyed, 0);
    }

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    all += others[i].weight;

  guint at = g_rand_int_range (w->rand, 0, all);

  if (at < 36)
    {
      hit (w, at < 26 ? GDK_KEY_a + at : GDK_KEY_0 + at - 26, 0);
      return;
    }
  at -= 36;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (at < others[i].weight)
        {
          hit (w, others[i].key, others[i].modifiers);
          return;
        }
      at -= others[i].weight;
    }
}

/* The many are shared by the plans of a game. */
static guint
how_many (const MatchPlan *plan)
{
  const char *told = g_getenv ("GNOMON_PRESSES");
  const MatchPlan *first = plan;
  guint n;

  if (!told && !(g_getenv ("GNOMON_LONG") && *g_getenv ("GNOMON_LONG")))
    return FEW_PRESSES;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i]->game, plan->game))
      first = games[i];
  for (n = 0; first[n].game;)
    n++;
  return (told ? (guint) g_ascii_strtoull (told, NULL, 10) : MANY_PRESSES) / n;
}

static guint
which_seed (const MatchPlan *plan)
{
  const char *told = g_getenv ("GNOMON_SEED");

  return told ? (guint) g_ascii_strtoull (told, NULL, 10) : plan->seed;
}

static void
test_random (gconstpointer data)
{
  if (!real_keys_can ())
    {
      g_test_skip ("no keys can be pressed on this display");
      return;
    }

  g_autoptr (GRand) rand = g_rand_new_with_seed (which_seed (data));
  g_autoptr (GString) last = g_string_new (NULL);
  const guint presses = how_many (data);
  Walk w = { .plan = data, .rand = rand, .last = last };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  w.s.window = gn_window_new (fixture_app ());
  gtk_window_set_default_size (GTK_WINDOW (w.s.window), 1366, 768);
  gtk_window_present (GTK_WINDOW (w.s.window));
  sit_down (&w);
  for (guint i = 0; i < presses; i++)
    {
      press_any (&w);
      if (gn_match_table_is_over (w.s.table) && is_at_rest (&w))
        end (&w);
      else if (!is_at_table (&w))
        come_back (&w);
      if (i % GOES_ON_EVERY == GOES_ON_EVERY - 1)
        go_on (&w);
    }
  g_test_message ("%u entries in %u presses, %u of them on purpose, %u matches", w.entries, presses, w.on_purpose,
                  w.matches);
  g_assert_cmpuint (w.entries, >, 0);
  get_up (&w);
  gtk_window_destroy (GTK_WINDOW (w.s.window));
  fixture_settle ();
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("GTK_IM_MODULE", "gtk-im-context-simple", TRUE);
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (const MatchPlan *plan = games[i]; plan->game; plan++)
      {
        g_autofree char *path = g_strdup_printf ("/table/random-keys/%s/%s", plan->game,
                                                 plan->dealer == GN_DEALER_APP ? "app" : "box");

        g_test_add_data_func (path, plan, test_random);
      }
  return g_test_run ();
}
