/* test-names.c: every page is walked by Tab and arrows: what can have the focus is reached, has a role and a name
 *
 * The name is the one that assistive technology gets from GTK 4.8, and has the words that are shown. Newer versions take
 * more of it from what is inside.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/correct/correct-dialog.h"
#include "app/history/history-page.h"
#include "app/setup/new-table-page.h"
#include "app/window/window.h"
#include "games/games.h"
#include "panels/drawing/parts.h"
#include "panels/panel/panel.h"
#include "real-keys.h"
#include "records.h"

#define ENTRIES   16    /* after so many, a table is looked at */
#define MOST_TABS 400

typedef struct {
  GtkWidget  *root;       /* a window */
  const char *where;
  GHashTable *wrong;      /* sentences */
  guint       n_things, n_stops;
} Look;

static gboolean
quick (void)
{
  return g_getenv ("GNOMON_QUICK") != NULL;
}

static void
blame (Look       *look,
       GtkWidget  *widget,
       const char *what,
       const char *text)
{
  g_autoptr (GString) path = g_string_new (NULL);
  guint depth = 0;

  for (GtkWidget *at = widget; at && at != look->root && depth++ < 6; at = gtk_widget_get_parent (at))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (at);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (path, " < %s%s%s", G_OBJECT_TYPE_NAME (at), *joined ? "." : "", joined);
    }
  g_hash_table_add (look->wrong, g_strdup_printf ("%s: %s%s%s:%s", look->where, what, text ? " " : "",
                                                  text ? text : "", path->str));
}

/* ---- Names, as gtk_at_context_get_name() of GTK 4.8 makes them ---------------------------------------------------- */

static void
add_property (GtkWidget             *widget,
              GtkAccessibleProperty  property,
              GString               *name)
{
  g_autofree char *label = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;
  /* one that it cannot be: what it is instead comes back */
  label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\001");
  if (label && *label && !g_str_equal (label, "<null>"))
    g_string_append_printf (name, "%s%s", name->len ? " " : "", label);
}

/* The widgets that a relation names, as they are printed: Type<pointer>. */
static void
add_related (GtkWidget             *widget,
             GtkAccessibleRelation  relation,
             GString               *name)
{
  g_autofree char *related = NULL;
  const char *at;

  if (!gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), relation))
    return;
  related = gtk_test_accessible_check_relation (GTK_ACCESSIBLE (widget), relation, gtk_widget_get_root (widget), NULL);
  for (at = related ? strchr (related, '<') : NULL; at; at = strchr (at + 1, '<'))
    {
      gpointer other = NULL;
      const gsize before = name->len;

      if (sscanf (at, "<%p>", &other) != 1 || !GTK_IS_WIDGET (other))
        continue;
      add_property (other, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      if (name->len == before)
        g_string_append_printf (name, "%s%s", name->len ? " " : "", G_OBJECT_TYPE_NAME (other));
    }
}

static char *
name_of (GtkWidget *widget)
{
  GString *name = g_string_new (NULL);

  add_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  add_related (widget, GTK_ACCESSIBLE_RELATION_LABELLED_BY, name);
  return g_string_free (name, FALSE);
}

/* What is told besides. */
static char *
about (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  add_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
  add_property (widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
  add_related (widget, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, text);
  return g_string_free (text, FALSE);
}

/* What is told of instead of the part of it that has the focus. */
static GtkWidget *
told_of (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_TEXT (widget) && GTK_IS_EDITABLE (parent))
    return GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (parent)) ? gtk_widget_get_parent (parent) : parent;
  return widget;
}

/* ---- What is shown ------------------------------------------------------------------------------------------------ */

static void
add_shown (GtkWidget *widget,
           GPtrArray *words)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || gtk_widget_has_css_class (widget, "key")
      || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_HEADING)
    return;
  /* the keys of a menu are told apart from its name */
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_widget_get_css_name (widget), "accelerator"))
    return;
  if (GTK_IS_LABEL (widget))
    {
      g_auto (GStrv) tokens = g_str_tokenize_and_fold (gtk_label_get_text (GTK_LABEL (widget)), "C", NULL);

      for (guint i = 0; tokens[i]; i++)
        if (g_utf8_strlen (tokens[i], -1) > 1)
          g_ptr_array_add (words, g_strdup (tokens[i]));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (!gtk_widget_get_focusable (child) && !GTK_IS_EDITABLE (child))
      add_shown (child, words);
}

/* A word, or a longer form of it, as in "Zurück zu den Spielern". */
static gboolean
says_word (char      **said,
           const char *word)
{
  for (guint i = 0; said[i]; i++)
    if (g_str_has_prefix (said[i], word))
      return TRUE;
  return FALSE;
}

static void
check_words (Look       *look,
             GtkWidget  *widget,
             const char *name)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *more = about (widget);
  g_autofree char *told = g_strconcat (name, " ", more, NULL);
  g_auto (GStrv) said = g_str_tokenize_and_fold (told, "C", NULL);

  add_shown (widget, words);
  for (guint i = 0; i < words->len; i++)
    if (!says_word (said, words->pdata[i]))
      {
        g_autofree char *what = g_strdup_printf ("shows “%s”, and is named “%s”", (char *) words->pdata[i], name);

        blame (look, widget, what, NULL);
        return;
      }
}

/* A row of a long list, which has as many as can be seen, and uses them again. */
static gboolean
is_place (GtkWidget *widget)
{
  return GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget));
}

static void
check_thing (Look      *look,
             GtkWidget *widget)
{
  GtkWidget *told = told_of (widget);
  g_autofree char *name = name_of (told);
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (told));

  look->n_things++;
  if (role == GTK_ACCESSIBLE_ROLE_WIDGET || role == GTK_ACCESSIBLE_ROLE_GENERIC || role == GTK_ACCESSIBLE_ROLE_NONE
      || role == GTK_ACCESSIBLE_ROLE_PRESENTATION)
    blame (look, widget, "has no role", name);
  if (!*name)
    blame (look, widget, "has no name", NULL);
  else if (strchr (name, '_') || strstr (name, "Gtk") || strstr (name, "Adw"))
    blame (look, widget, "is named", name);
  /* on a board the name spells out what is drawn in short */
  else if (!gtk_widget_get_ancestor (widget, GN_TYPE_PANEL) && !GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget))
           && !GTK_IS_SCROLLED_WINDOW (widget) && !is_place (widget))
    check_words (look, told, name);
}

/* ---- Walking ------------------------------------------------------------------------------------------------------ */

/* A list, a scroller, a page or a frame of its own row takes the focus only where nothing in it does. */
static gboolean
is_frame (GtkWidget *widget)
{
  return GTK_IS_WINDOW (widget) || GTK_IS_LIST_BOX (widget) || GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_LIST_VIEW (widget)
         || ADW_IS_EXPANDER_ROW (widget) || ADW_IS_ENTRY_ROW (widget) || GN_IS_TABLE_PAGE (widget);
}

static void
collect (GtkWidget *widget,
         GPtrArray *things)
{
  const guint before = things->len;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_can_focus (widget) || !gtk_widget_is_sensitive (widget)
      || GTK_IS_POPOVER (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    collect (child, things);
  if (gtk_widget_get_focusable (widget) && !(is_frame (widget) && things->len > before) && !GTK_IS_LIST_BOX (widget))
    g_ptr_array_add (things, widget);
}

static GtkWidget *
focus_of (Look *look)
{
  return gtk_root_get_focus (GTK_ROOT (look->root));
}

/* What arrows would change instead of leaving. */
static gboolean
keeps_arrows (GtkWidget *widget)
{
  return GTK_IS_TEXT (widget) || GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)) || GTK_IS_RANGE (widget)
         || ADW_IS_COMBO_ROW (widget) || GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget));
}

static gboolean
holds_all (GHashTable *reached,
           GPtrArray  *things)
{
  for (guint i = 0; i < things->len; i++)
    if (!g_hash_table_contains (reached, things->pdata[i]))
      return FALSE;
  return TRUE;
}

static void
walk (Look      *look,
      GPtrArray *things)
{
  static const guint arrows[] = { GDK_KEY_Down, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Left };
  g_autoptr (GHashTable) reached = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  GtkWidget *begin = focus_of (look);
  guint known = 0;

  /* where a page opens */
  if (begin)
    {
      g_hash_table_add (reached, begin);
      g_ptr_array_add (order, begin);
    }

  /* once round, and once more as nothing new comes; in a list Tab goes on from where it was before */
  for (guint i = 0; i < MOST_TABS && known <= order->len; i++)
    {
      GtkWidget *focus;

      real_key (GDK_KEY_Tab, 0);
      focus = focus_of (look);
      known++;
      if (focus && g_hash_table_add (reached, focus))
        {
          g_ptr_array_add (order, focus);
          known = 0;
        }
    }
  look->n_stops += order->len;
  for (guint i = 0; i < order->len && !holds_all (reached, things); i++)
    for (guint k = 0; k < G_N_ELEMENTS (arrows); k++)
      {
        GtkWidget *from = order->pdata[i], *focus;

        if (keeps_arrows (from) || !gtk_widget_get_mapped (from) || !gtk_widget_grab_focus (from))
          break;
        real_key (arrows[k], 0);
        focus = focus_of (look);
        if (focus && g_hash_table_add (reached, focus))
          g_ptr_array_add (order, focus);
      }
  for (guint i = 0; i < things->len; i++)
    if (!g_hash_table_contains (reached, things->pdata[i]) && gtk_widget_get_mapped (things->pdata[i])
        && !is_place (things->pdata[i]))
      {
        g_autofree char *name = name_of (told_of (things->pdata[i]));

        blame (look, things->pdata[i], "cannot be reached", name);
      }
}

static void
look_within (Look       *look,
             GtkWidget  *root,
             GtkWidget  *part,
             const char *where)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new ();

  fixture_settle ();
  look->root = root;
  look->where = where;
  real_keys_to (GTK_WINDOW (root));
  collect (part, things);
  g_assert_cmpuint (things->len, >, 0);
  for (guint i = 0; i < things->len; i++)
    check_thing (look, things->pdata[i]);
  for (guint i = 0; i < things->len; i++)
    g_object_ref (things->pdata[i]);
  walk (look, things);
  for (guint i = 0; i < things->len; i++)
    g_object_unref (things->pdata[i]);
}

static void
look_round (Look       *look,
            GtkWidget  *root,
            const char *where)
{
  look_within (look, root, root, where);
}

/* What has opened, whose things are not those of the window. */
static void
look_at_names (Look       *look,
               GtkWidget  *root,
               const char *where)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new ();

  fixture_settle ();
  look->where = where;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    collect (child, things);
  for (guint i = 0; i < things->len; i++)
    check_thing (look, things->pdata[i]);
}

/* Nobody can open what is scrolled out of the window, nor does GTK find a monitor for it. */
static void
bring_into_view (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t at;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &at));
  if (at.origin.y >= 0 && at.origin.y + at.size.height <= gtk_widget_get_height (window))
    return;
  gtk_widget_grab_focus (widget);
  fixture_settle ();
}

static void
look_at_menus (Look      *look,
               GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (GTK_IS_MENU_BUTTON (widget))
    {
      bring_into_view (widget);
      gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
      if (gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget)))
        look_at_names (look, GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget))), look->where);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_at_menus (look, child);
}

static void
tell (Look *look)
{
  GHashTableIter iter;
  const char *sentence;

  g_test_message ("%u things, %u stops of Tab", look->n_things, look->n_stops);
  g_assert_cmpuint (look->n_stops, >, 10);
  g_hash_table_iter_init (&iter, look->wrong);
  while (g_hash_table_iter_next (&iter, (gpointer *) &sentence, NULL))
    g_test_message ("%s", sentence);
  if (g_hash_table_size (look->wrong))
    g_test_fail ();
  g_hash_table_unref (look->wrong);
}

/* ---- Pages -------------------------------------------------------------------------------------------------------- */

static GtkWidget *
open_window (void)
{
  GtkWidget *window = gn_window_new (fixture_app ());

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  return window;
}

static void
look_at_window (Look       *look,
                GtkWidget  *window,
                const char *where)
{
  gtk_window_present (GTK_WINDOW (window));
  look_round (look, window, where);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

static GtkWidget *
newest_window (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  g_autoptr (GtkWidget) window = NULL;
  const guint n = g_list_model_get_n_items (windows);

  window = g_list_model_get_item (windows, n - 1);
  return window;
}

static void
test_pages (void)
{
  static const char *const pages[] = { "tonight", "history", "players" };
  static const char *const leagues[] = { "open", "round-robin", "knock-out" };
  Look look = { .wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  GtkWidget *window;

  fixture_empty_library ();
  window = open_window ();
  look_round (&look, window, "first run");
  gtk_window_destroy (GTK_WINDOW (window));
  years_make (40, 7);
  window = open_window ();
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gn_window_show (GN_WINDOW (window), pages[i]);
      look_round (&look, window, pages[i]);
      if (g_str_equal (pages[i], "history"))
        {
          GtkWidget *history = fixture_find_type (window, GN_TYPE_HISTORY_PAGE);

          gtk_widget_activate_action (history, "history.select-all", NULL);
          look_round (&look, window, "history, chosen");
          gtk_widget_activate_action (history, "history.select", NULL);
        }
      look_at_menus (&look, window);
    }
  gtk_widget_activate_action (window, "win.person", "s", "Ann");
  look_round (&look, window, "person");
  look_at_menus (&look, window);
  gtk_widget_activate_action (window, "win.evening", "u", years_evening ());
  look_round (&look, window, "evening");
  look_at_menus (&look, window);
  for (guint i = 0; i < G_N_ELEMENTS (leagues); i++)
    {
      fixture_league (leagues[i], leagues[i]);
      gtk_widget_activate_action (window, "win.league", "s", leagues[i]);
      look_round (&look, window, leagues[i]);
      look_at_menus (&look, window);
    }
  gn_window_show (GN_WINDOW (window), "leagues");
  look_round (&look, window, "leagues");
  gtk_widget_activate_action (window, "win.rivalry", "(ss)", "Ann", "Ben");
  look_round (&look, window, "rivalry");
  look_at_menus (&look, window);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *where = g_strconcat ("new table of ", (*game)->id, NULL);

      gtk_widget_activate_action (window, "win.new-table-of", "s", (*game)->id);
      look_round (&look, window, where);
      if (quick ())
        break;
    }
  look_at_menus (&look, window);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  tell (&look);
}

static void
test_windows (void)
{
  Look look = { .wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  GtkWidget *window = open_window (), *other = fixture_preferences (GN_WINDOW (window));

  look_within (&look, GTK_WIDGET (gtk_widget_get_root (other)), other, "preferences");
  fixture_leave (other);
  g_action_group_activate_action (G_ACTION_GROUP (fixture_app ()), "about", NULL);
  fixture_settle ();
  other = newest_window ();
  g_assert_true (ADW_IS_ABOUT_WINDOW (other));
  look_at_window (&look, other, "about");
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  tell (&look);
}

/* One moment of a table, its corrections, and its result. */
static void
test_game (gconstpointer data)
{
  static const char *const panes[] = { "log", "odds" };
  const GnGame *game = data;
  Look look = { .wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  g_autoptr (GnMatchTable) table = fixture_table_hands (game->id, MIN (game->max_seats, 4));
  GtkWidget *window = open_window ();
  GnTableTab *tab = gn_window_begin (GN_WINDOW (window), table);
  GnTablePage *page = GN_TABLE_PAGE (gn_table_tab_get_page (tab));
  GnStream stream;

  gn_stream_init (&stream, 3);
  for (guint i = 0; i <= ENTRIES && !gn_match_table_is_over (table) && enter_any (table, &stream); i++)
    ;
  fixture_settle ();
  if (gn_curtain_is_up (page->curtain))
    {
      look_within (&look, window, GTK_WIDGET (page->curtain), "curtain");
      gn_curtain_lower (page->curtain);
    }
  /* with the header bar and each pane */
  look_round (&look, window, "table");
  for (guint i = 0; i < G_N_ELEMENTS (panes) && !quick (); i++)
    {
      gn_table_page_show_pane (page, panes[i]);
      fixture_settle ();
      /* (the score pad has none) */
      if (gtk_widget_get_mapped (page->side))
        look_within (&look, window, page->side, panes[i]);
    }
  /* (in a row Tab does not come to the rules that it links to) */
  gn_table_page_show_pane (page, "rules");
  look_at_names (&look, page->side, "rules");
  look_at_window (&look, gn_correct_dialog_new (table), "correct");
  gn_table_tab_set_result (tab, TRUE);
  look_round (&look, window, "result");
  look_at_menus (&look, window);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  tell (&look);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  if (gtk_check_version (4, 14, 0) == NULL || !real_keys_can ())
    {
      g_printerr ("names as GTK makes them before 4.14, keys by way of XTEST\n");
      return 77;
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/names/pages", test_pages);
  g_test_add_func ("/names/windows", test_windows);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *path = g_strconcat ("/names/", (*game)->id, NULL);

      g_test_add_data_func (path, *game, test_game);
    }
  return g_test_run ();
}
